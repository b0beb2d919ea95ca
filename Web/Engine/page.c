// What the module needs beside the functions of the header: room for the lines of the page, and a page never forks.
#include <forks.h>
#include <stddef.h>

// Declared here, because the headers are missing without a C library.
int posix_memalign(void **result, size_t alignment, size_t size);
void free(void *pointer);

// Room for so many bytes: an answer, and the line behind the answer. What was there before is gone.
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

void ff_work_begins(void) {}

void ff_work_ends(void) {}
