#include "CAllocations.h"

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// The C library's own functions under their other names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// An executable's thread-local variable is reached without a call, so that counting hardly costs.
static __thread uint64_t count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *place = block;
  return 0;
}

void free(void *block) { __libc_free(block); }

bool allocations_are_counted(void) { return true; }

uint64_t allocations_of_thread(void) { return count; }

void allocations_keep_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 16 << 20);
}

uint64_t allocations_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

bool allocations_are_counted(void) { return false; }

uint64_t allocations_of_thread(void) { return 0; }

void allocations_keep_memory(void) {}

uint64_t allocations_bytes_in_use(void) { return 0; }

#endif

__attribute__((noinline)) void counted_pass(void (*pass)(void *context), void *context) {
  pass(context);
  // Keeps the call from being a tail call, so that this function ends after the pass.
  __asm__ volatile("" ::: "memory");
}
