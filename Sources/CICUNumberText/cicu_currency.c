#include "CICUNumberText.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/ustring.h>

cicu_list *cicu_currencies_open(int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UEnumeration *list = ucurr_openISOCurrencies(UCURR_ALL, &code);
  *status = code;
  return (cicu_list *)list;
}

int32_t cicu_currency_of_locale(
    const char *name, char *code, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar text[8];
  int32_t length = ucurr_forLocale(name, text, 8, &error);
  *status = error;
  if (U_FAILURE(error) || length > 8) {
    return 0;
  }
  u_UCharsToChars(text, code, length < capacity ? length : capacity);
  return length;
}

int32_t cicu_currency_symbol(
    const uint16_t *code, const char *name, bool narrow, uint16_t *text, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBool isChoice = false;
  int32_t length = 0;
  const UChar *found = ucurr_getName(
      (const UChar *)code, name, narrow ? UCURR_NARROW_SYMBOL_NAME : UCURR_SYMBOL_NAME, &isChoice,
      &length, &error);
  if (U_SUCCESS(error)) {
    u_memcpy((UChar *)text, found, length < capacity ? length : capacity);
  }
  *status = error;
  return length;
}

int32_t cicu_currency_digits(const uint16_t *code, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t digits = ucurr_getDefaultFractionDigits((const UChar *)code, &error);
  *status = error;
  return digits;
}
