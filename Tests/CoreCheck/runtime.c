// What Swift's embedded standard library asks of a C runtime, for a machine without one.
#include <stddef.h>
#include <stdint.h>

// Memory: blocks of 2^n bytes, with one list of free blocks for each n. A header of 16 bytes in
// front of a block holds its n.
extern unsigned char __heap_base;
typedef struct Block { struct Block *next; } Block;
static Block *free_blocks[32];
static uintptr_t heap_end;

static void *take_from_heap(size_t size) {
  if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = heap_end;
  uintptr_t limit = __builtin_wasm_memory_size(0) << 16;
  if (start + size > limit) {
    size_t pages = (start + size - limit + 0xFFFF) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  heap_end = start + size;
  return (void *)start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16 || size > (size_t)1 << 30) return 12;
  unsigned order = 5;
  while (((size_t)1 << order) < size + 16) order++;
  unsigned char *block = (unsigned char *)free_blocks[order];
  if (block) {
    free_blocks[order] = free_blocks[order]->next;
  } else {
    block = take_from_heap((size_t)1 << order);
    if (!block) return 12;
  }
  *(unsigned *)block = order;
  *result = block + 16;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - 16);
  unsigned order = *(unsigned *)block;
  block->next = free_blocks[order];
  free_blocks[order] = block;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  if ((uintptr_t)to < (uintptr_t)from) return memcpy(to, from, count);
  while (count-- > 0) ((unsigned char *)to)[count] = ((const unsigned char *)from)[count];
  return to;
}

void *memset(void *to, int byte, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)to)[i] = (unsigned char)byte;
  return to;
}

// Numbers of 128 bits, from halves of 64 bits.
typedef unsigned __int128 u128;
typedef union {
  u128 all;
  struct { uint64_t low, high; };
} Halves;

u128 __multi3(u128 left, u128 right) {
  Halves a = {.all = left}, b = {.all = right}, product;
  uint64_t a0 = (uint32_t)a.low, a1 = a.low >> 32, b0 = (uint32_t)b.low, b1 = b.low >> 32;
  uint64_t low = a0 * b0, cross = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)cross;
  product.low = (other << 32) | (uint32_t)low;
  product.high = a1 * b1 + (cross >> 32) + (other >> 32) + a.low * b.high + a.high * b.low;
  return product.all;
}

u128 __lshrti3(u128 number, int count) {
  Halves n = {.all = number};
  if (count == 0) return number;
  n.low = count < 64 ? n.low >> count | n.high << (64 - count) : n.high >> (count - 64);
  n.high = count < 64 ? n.high >> count : 0;
  return n.all;
}

u128 __ashlti3(u128 number, int count) {
  Halves n = {.all = number};
  if (count == 0) return number;
  n.high = count < 64 ? n.high << count | n.low >> (64 - count) : n.low << (count - 64);
  n.low = count < 64 ? n.low << count : 0;
  return n.all;
}

static u128 divide(u128 number, u128 divisor, u128 *remainder) {
  if (divisor == 0) __builtin_trap();
  u128 quotient = 0, rest = 0;
  for (int bit = 127; bit >= 0; bit--) {
    int carry = (int)(rest >> 127);
    rest = (rest << 1) | ((number >> bit) & 1);
    quotient <<= 1;
    if (carry || rest >= divisor) {
      rest -= divisor;
      quotient |= 1;
    }
  }
  *remainder = rest;
  return quotient;
}

u128 __udivti3(u128 number, u128 divisor) {
  u128 rest;
  return divide(number, divisor, &rest);
}

u128 __umodti3(u128 number, u128 divisor) {
  u128 rest;
  divide(number, divisor, &rest);
  return rest;
}
