#include "CICUNumberText.h"

#include "cicu_result.h"
#include <stdlib.h>
#include <unicode/unum.h>

_Static_assert((int)CICU_FIELD_INTEGER == (int)UNUM_INTEGER_FIELD, "integer");
_Static_assert((int)CICU_FIELD_FRACTION == (int)UNUM_FRACTION_FIELD, "fraction");
_Static_assert(
    (int)CICU_FIELD_DECIMAL_SEPARATOR == (int)UNUM_DECIMAL_SEPARATOR_FIELD, "separator");
_Static_assert((int)CICU_FIELD_EXPONENT == (int)UNUM_EXPONENT_FIELD, "exponent");
_Static_assert((int)CICU_FIELD_CURRENCY == (int)UNUM_CURRENCY_FIELD, "currency");
_Static_assert((int)CICU_FIELD_SIGN == (int)UNUM_SIGN_FIELD, "sign");
_Static_assert((int)CICU_FIELD_MEASURE_UNIT == (int)UNUM_MEASURE_UNIT_FIELD, "unit");
_Static_assert((int)CICU_FIELD_COMPACT == (int)UNUM_COMPACT_FIELD, "compact");

cicu_formatter *cicu_formatter_open(
    const uint16_t *skeleton, int32_t length, const char *name, int32_t *error_offset,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError error = {.offset = -1};
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocaleWithError(
      (const UChar *)skeleton, length, name, &error, &code);
  *error_offset = error.offset;
  *status = code;
  if (U_FAILURE(code)) {
    unumf_close(formatter);
    return NULL;
  }
  return (cicu_formatter *)formatter;
}

void cicu_formatter_close(cicu_formatter *formatter) {
  unumf_close((UNumberFormatter *)formatter);
}

cicu_result *cicu_result_open(int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  cicu_result *result = calloc(1, sizeof *result);
  if (result == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  result->number = unumf_openResult(&code);
  *status = code;
  if (U_FAILURE(code)) {
    free(result);
    return NULL;
  }
  return result;
}

void cicu_format(
    const cicu_formatter *formatter, const char *number, int32_t length, cicu_result *result,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  unumf_formatDecimal((const UNumberFormatter *)formatter, number, length, result->number, &code);
  *status = code;
}

int32_t cicu_result_text(
    const cicu_result *result, uint16_t *text, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = unumf_resultToString(result->number, (UChar *)text, capacity, &code);
  *status = code == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : code;
  return length;
}

int32_t cicu_result_parts(
    cicu_result *result, cicu_part *parts, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const UFormattedValue *value = unumf_resultAsValue(result->number, &code);
  if (result->position == NULL) {
    result->position = ucfpos_open(&code);
  } else {
    ucfpos_reset(result->position, &code);
  }
  ucfpos_constrainCategory(result->position, UFIELD_CATEGORY_NUMBER, &code);
  int32_t count = 0;
  while (ufmtval_nextPosition(value, result->position, &code) && U_SUCCESS(code)) {
    if (count < capacity) {
      cicu_part *part = &parts[count];
      part->field = ucfpos_getField(result->position, &code);
      ucfpos_getIndexes(result->position, &part->start, &part->limit, &code);
    }
    count += 1;
  }
  *status = code;
  return count;
}

int32_t cicu_result_number(
    const cicu_result *result, char *number, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = unumf_resultToDecimalNumber(result->number, number, capacity, &code);
  *status = code == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : code;
  return length;
}

void cicu_result_close(cicu_result *result) {
  ucfpos_close(result->position);
  unumf_closeResult(result->number);
  free(result);
}
