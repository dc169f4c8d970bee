#pragma once
#include "LayerShim.h"
// Things that Swift cannot call directly: setjmp users, function-like macros, variadic functions.
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What is known of a PNG picture, and why reading it failed.
typedef struct {
    uint32_t width;
    uint32_t height;
    /// Whether any pixel may be less than opaque.
    int has_alpha;
    char message[120];
} shoji_png_header;

typedef struct shoji_png_reader shoji_png_reader;

/// Reads the header. NULL, with a message, for anything that is no PNG picture. The bytes must outlive the reader.
shoji_png_reader *shoji_png_open(const uint8_t *bytes, size_t length, shoji_png_header *header);

/// Fills `pixels` with premultiplied BGRA rows. Returns 0, with a message, for a damaged picture. Call at most once.
int shoji_png_read(shoji_png_reader *reader, uint8_t *pixels, ptrdiff_t stride, shoji_png_header *header);

void shoji_png_close(shoji_png_reader *reader);

/// A file of no size that is nowhere on a disk, to be mapped more than once; negative when the system has none.
int shoji_make_memory_file(void);

#ifdef __cplusplus
}
#endif
