#include "CPeers.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

struct peer_icu {
  UNumberFormat *parser;
  UNumberFormatter *formatter;
  UFormattedNumber *result;
};

peer_icu *peer_icu_open(const char *locale, const uint16_t *skeleton, int32_t length) {
  peer_icu *icu = calloc(1, sizeof *icu);
  if (icu == NULL) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  icu->parser = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &code);
  icu->formatter = unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, locale, &code);
  icu->result = unumf_openResult(&code);
  if (U_SUCCESS(code)) return icu;
  peer_icu_close(icu);
  return NULL;
}

void peer_icu_close(peer_icu *icu) {
  unumf_closeResult(icu->result);
  unumf_close(icu->formatter);
  unum_close(icu->parser);
  free(icu);
}

bool peer_icu_double(const peer_icu *icu, const uint16_t *text, int32_t length, double *value) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t end = 0;
  *value = unum_parseDouble(icu->parser, (const UChar *)text, length, &end, &code);
  return U_SUCCESS(code) && end == length;
}

int32_t peer_icu_decimal(
    const peer_icu *icu, const uint16_t *text, int32_t length, char *digits, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t end = 0;
  int32_t count = unum_parseDecimal(
      icu->parser, (const UChar *)text, length, &end, digits, capacity, &code);
  return U_SUCCESS(code) && end == length ? count : -1;
}

void peer_icu_parse_lines(const peer_icu *icu) {
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, stdin)) >= 0) {
    if (length > 0 && line[length - 1] == '\n') length -= 1;
    UChar text[1024];
    char digits[1024];
    int32_t units = 0;
    UErrorCode code = U_ZERO_ERROR;
    u_strFromUTF8(text, 1024, &units, line, (int32_t)length, &code);
    int32_t count = U_SUCCESS(code) ? peer_icu_decimal(icu, (uint16_t *)text, units, digits, 1024) : 0;
    if (count > 0) fwrite(digits, 1, (size_t)count, stdout);
    putc('\n', stdout);
  }
  free(line);
}

static int32_t result_text(
    const UFormattedNumber *result, uint16_t *text, int32_t capacity, UErrorCode *code) {
  return unumf_resultToString(result, (UChar *)text, capacity, code);
}

int32_t peer_icu_format_decimal(
    peer_icu *icu, const char *number, int32_t length, uint16_t *text, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  unumf_formatDecimal(icu->formatter, number, length, icu->result, &code);
  return result_text(icu->result, text, capacity, &code);
}

int32_t peer_icu_format_double(peer_icu *icu, double number, uint16_t *text, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  unumf_formatDouble(icu->formatter, number, icu->result, &code);
  return result_text(icu->result, text, capacity, &code);
}
