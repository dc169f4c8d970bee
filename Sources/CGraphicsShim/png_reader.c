// Reads PNG pictures with libpng, whose errors are long jumps: none of them may cross Swift code.
#include "CGraphicsShim.h"
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct shoji_png_reader {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t left;
    char message[120];
    png_bytep *rows;
};

static void fail(png_structp png, png_const_charp message) {
    shoji_png_reader *reader = png_get_error_ptr(png);
    snprintf(reader->message, sizeof reader->message, "%s", message);
    longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void take(png_structp png, png_bytep target, size_t count) {
    shoji_png_reader *reader = png_get_io_ptr(png);
    if (count > reader->left) png_error(png, "the file ends too early");
    memcpy(target, reader->bytes, count);
    reader->bytes += count;
    reader->left -= count;
}

void shoji_png_close(shoji_png_reader *reader) {
    if (!reader) return;
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader->rows);
    free(reader);
}

shoji_png_reader *shoji_png_open(const uint8_t *bytes, size_t length, shoji_png_header *header) {
    memset(header, 0, sizeof *header);
    shoji_png_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->bytes = bytes;
    reader->left = length;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, fail, ignore);
    if (reader->png) reader->info = png_create_info_struct(reader->png);
    if (!reader->info) {
        snprintf(header->message, sizeof header->message, "no memory");
        shoji_png_close(reader);
        return NULL;
    }
    png_structp png = reader->png;
    if (setjmp(png_jmpbuf(png))) {
        memcpy(header->message, reader->message, sizeof header->message);
        shoji_png_close(reader);
        return NULL;
    }
    png_set_read_fn(png, reader, take);
    // Text and profiles are not used; skipping them keeps decompression bombs out.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_set_chunk_malloc_max(png, 8 << 20);
    png_read_info(png, reader->info);
    header->width = png_get_image_width(png, reader->info);
    header->height = png_get_image_height(png, reader->info);
    return reader;
}

// Divides by 255 exactly, rounded.
static uint8_t scaled(unsigned value, unsigned alpha) {
    unsigned product = value * alpha + 128;
    return (uint8_t)((product + (product >> 8)) >> 8);
}

static void premultiply(uint8_t *pixel, size_t count) {
    for (; count > 0; count--, pixel += 4) {
        unsigned alpha = pixel[3];
        if (alpha == 255) continue;
        pixel[0] = scaled(pixel[0], alpha);
        pixel[1] = scaled(pixel[1], alpha);
        pixel[2] = scaled(pixel[2], alpha);
    }
}

int shoji_png_read(shoji_png_reader *reader, uint8_t *pixels, ptrdiff_t stride, shoji_png_header *header) {
    png_structp png = reader->png;
    png_infop info = reader->info;
    size_t height = header->height;
    reader->rows = malloc(height * sizeof *reader->rows);
    if (!reader->rows) {
        snprintf(header->message, sizeof header->message, "no memory");
        return 0;
    }
    for (size_t row = 0; row < height; row++) reader->rows[row] = pixels + (ptrdiff_t)row * stride;
    if (setjmp(png_jmpbuf(png))) {
        memcpy(header->message, reader->message, sizeof header->message);
        return 0;
    }
    int has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_bgr(png);
    png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)header->width * 4) png_error(png, "unexpected row length");
    png_read_image(png, reader->rows);
    if (has_alpha) {
        for (size_t row = 0; row < height; row++) premultiply(reader->rows[row], header->width);
    }
    header->has_alpha = has_alpha;
    return 1;
}
