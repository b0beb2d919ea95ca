// Readers of German amounts, one a line, as somebody writes them in C for one file.
//
//   c-lines bytes FILE       drops "." and makes "," a ".", byte by byte; checks nothing
//   c-lines ssse3 FILE       the same with 16 bytes at once
//   c-lines fast-float FILE  prints the sum of amounts without groups, read by fast_float
//
// The exit status is 3 if the machine or the build lacks what a reader needs.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <unistd.h>

#if __has_include(<fast_float/fast_float.h>)
#include <fast_float/fast_float.h>
#endif
#ifdef __x86_64__
#include <immintrin.h>
#endif

constexpr size_t block = 262144;
// What is written 8 or read 16 bytes at once may pass the end.
static char input[block + 16], output[block + 16];

static bool put(size_t count) { return fwrite(output, 1, count, stdout) == count; }

static size_t strip_bytes(size_t count) {
  size_t written = 0;
  for (size_t place = 0; place < count; place++) {
    char byte = input[place];
    if (byte != '.') output[written++] = byte == ',' ? '.' : byte;
  }
  return written;
}

#ifdef __x86_64__
// For each set of eight bytes to drop, the places of the others.
static uint64_t kept[256];

static void fill_kept() {
  for (int dropped = 0; dropped < 256; dropped++) {
    for (int place = 0, target = 0; place < 8; place++) {
      if (!(dropped >> place & 1)) kept[dropped] |= uint64_t(place) << 8 * target++;
    }
  }
}

__attribute__((target("ssse3,popcnt"))) static size_t strip_words(size_t count) {
  char *target = output;
  for (size_t place = 0; place < count; place += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(input + place));
    unsigned dropped = _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('.')));
    __m128i commas = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(','));
    bytes = _mm_add_epi8(bytes, _mm_and_si128(commas, _mm_set1_epi8('.' - ',')));
    // The bytes after the end are dropped.
    if (count - place < 16) dropped |= 0xFFFFu << (count - place);
    for (int half = 0; half < 2; half++) {
      unsigned part = dropped >> 8 * half & 0xFF;
      __m128i places = _mm_cvtsi64_si128(int64_t(kept[part]));
      _mm_storel_epi64((__m128i *)target, _mm_shuffle_epi8(bytes, places));
      target += 8 - __builtin_popcount(part);
      bytes = _mm_srli_si128(bytes, 8);
    }
  }
  return target - output;
}
#endif

static int strip(int file, size_t (*work)(size_t)) {
  ssize_t count;
  while ((count = read(file, input, block)) > 0) {
    if (!put(work(count))) return 1;
  }
  return count < 0;
}

static int sum(int file) {
#if __has_include(<fast_float/fast_float.h>)
  fast_float::parse_options german{fast_float::chars_format::general, ','};
  double total = 0;
  size_t rest = 0;
  ssize_t count;
  while ((count = read(file, input + rest, block - rest)) > 0) {
    const char *line = input, *end = input + rest + count;
    while (const void *found = memchr(line, '\n', end - line)) {
      double value;
      auto answer = fast_float::from_chars_advanced(line, (const char *)found, value, german);
      if (answer.ec != std::errc() || answer.ptr != found) return 1;
      total += value;
      line = (const char *)found + 1;
    }
    rest = end - line;
    memmove(input, line, rest);
  }
  printf("%.2f\n", total);
  return count < 0;
#else
  return 3;
#endif
}

int main(int count, char **arguments) {
  FILE *file = count == 3 ? fopen(arguments[2], "r") : nullptr;
  if (file == nullptr) {
    fprintf(stderr, "usage: c-lines bytes|ssse3|fast-float FILE\n");
    return 2;
  }
  int descriptor = fileno(file);
  if (!strcmp(arguments[1], "fast-float")) return sum(descriptor);
  if (!strcmp(arguments[1], "bytes")) return strip(descriptor, strip_bytes);
#ifdef __x86_64__
  if (__builtin_cpu_supports("ssse3")) {
    fill_kept();
    return strip(descriptor, strip_words);
  }
#endif
  return 3;
}
