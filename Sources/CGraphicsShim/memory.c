#define _GNU_SOURCE
#include <malloc.h>
#include <sys/mman.h>

#include "CGraphicsShim.h"

// Pictures, their PNG files and a solver's tables are large, and are let go and wanted again frame by frame. Kept by the
// process, their pages need not be cleared by the system each time.
__attribute__((constructor)) static void keep_large_blocks(void) {
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 128 << 20);
}

int shoji_make_memory_file(void) { return memfd_create("screen", MFD_CLOEXEC); }
