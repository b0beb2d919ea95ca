// What the module needs beside the functions of the header: room for the lines of the page, and a page never forks.
#include <forks.h>
#include <stddef.h>
#include <stdint.h>

// Declared here, because the headers are missing without a C library.
int posix_memalign(void **result, size_t alignment, size_t size);
void free(void *pointer);

// Room for so many bytes: an answer, and the line after the answer. What was there before is gone.
void *room(size_t size) {
  static void *memory;
  static size_t capacity;
  if (size > capacity) {
    free(memory);
    capacity = posix_memalign(&memory, 16, size) ? 0 : size;
    if (capacity == 0) memory = NULL;
  }
  return memory;
}

// Swift compares strings by canonical equivalence, with tables that are a tenth of the module. The field compares bytes
// wherever equivalence would show (S9), so here every code point stands for itself.
const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }

void ff_work_begins(void) {}

void ff_work_ends(void) {}
