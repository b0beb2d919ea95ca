// Other readers and writers of numbers, in a header that names no type of ICU.

#ifndef CPEERS_H
#define CPEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// Does nothing, but the compiler cannot know that: what is handed over has to be computed.
static inline void peer_use(uint64_t bits) { __asm__ volatile("" : : "r"(bits) : "memory"); }

/// ICU's format of a locale and a skeleton, for one thread at a time, to be closed.
typedef struct peer_icu peer_icu;

/// Opens the format of the locale of an ICU name.
peer_icu *_Nullable peer_icu_open(const char *locale, const uint16_t *skeleton, int32_t length);

/// Closes a format.
void peer_icu_close(peer_icu *icu);

/// Reads a whole text in UTF-16 with `unum_parseDouble`. Answers with whether it is a number.
bool peer_icu_double(const peer_icu *icu, const uint16_t *text, int32_t length, double *value);

/// Reads a whole text in UTF-16 with `unum_parseDecimal`. Answers with the length of the digits,
/// or -1 if the text is not a number.
int32_t peer_icu_decimal(
    const peer_icu *icu, const uint16_t *text, int32_t length, char *digits, int32_t capacity);

/// Reads the lines of the standard input with `unum_parseDecimal`, and writes the digits of each to the standard output: an
/// empty line for a text that is refused.
void peer_icu_parse_lines(const peer_icu *icu);

/// Writes a number given in ASCII with `unumf_formatDecimal`. Answers with the length of the text.
int32_t peer_icu_format_decimal(
    peer_icu *icu, const char *number, int32_t length, uint16_t *text, int32_t capacity);

/// Writes a number with `unumf_formatDouble`. Answers with the length of the text.
int32_t peer_icu_format_double(
    peer_icu *icu, double number, uint16_t *text, int32_t capacity);

/// Opens the symbols and the decimal format of the locale of a BCP 47 tag, reads all that a field
/// needs to know of them, and closes them. Answers with the number of units read, or -1.
int32_t peer_icu_load(const char *tag);

/// Reads a whole text in ASCII with `strtod`.
bool peer_strtod(const char *text, size_t length, double *value);

/// Whether fast_float was found at compile time.
bool peer_has_fast_float(void);

/// Reads a whole text in ASCII with `fast_float::from_chars`.
bool peer_fast_float(const char *text, size_t length, double *value);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
