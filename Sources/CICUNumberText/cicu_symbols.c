#include "CICUNumberText.h"

#include <unicode/unum.h>

// In ICU's enum the zero does not come directly before one to nine, so the order of the ten digits is given here.
static const UNumberFormatSymbol symbolOf[] = {
  [CICU_SYMBOL_DECIMAL] = UNUM_DECIMAL_SEPARATOR_SYMBOL,
  [CICU_SYMBOL_GROUPING] = UNUM_GROUPING_SEPARATOR_SYMBOL,
  [CICU_SYMBOL_MONETARY_DECIMAL] = UNUM_MONETARY_SEPARATOR_SYMBOL,
  [CICU_SYMBOL_MONETARY_GROUPING] = UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL,
  [CICU_SYMBOL_MINUS] = UNUM_MINUS_SIGN_SYMBOL,
  [CICU_SYMBOL_PLUS] = UNUM_PLUS_SIGN_SYMBOL,
  [CICU_SYMBOL_PERCENT] = UNUM_PERCENT_SYMBOL,
  [CICU_SYMBOL_PERMILLE] = UNUM_PERMILL_SYMBOL,
  [CICU_SYMBOL_EXPONENT] = UNUM_EXPONENTIAL_SYMBOL,
  [CICU_SYMBOL_ZERO] = UNUM_ZERO_DIGIT_SYMBOL,
  UNUM_ONE_DIGIT_SYMBOL,
  UNUM_TWO_DIGIT_SYMBOL,
  UNUM_THREE_DIGIT_SYMBOL,
  UNUM_FOUR_DIGIT_SYMBOL,
  UNUM_FIVE_DIGIT_SYMBOL,
  UNUM_SIX_DIGIT_SYMBOL,
  UNUM_SEVEN_DIGIT_SYMBOL,
  UNUM_EIGHT_DIGIT_SYMBOL,
  UNUM_NINE_DIGIT_SYMBOL,
};

cicu_symbols *cicu_symbols_open(const char *name, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, name, NULL, &code);
  *status = code;
  if (U_FAILURE(code)) {
    unum_close(format);
    return NULL;
  }
  return (cicu_symbols *)format;
}

int32_t cicu_symbols_text(
    const cicu_symbols *symbols, int32_t symbol, uint16_t *text, int32_t capacity,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = unum_getSymbol(
      (const UNumberFormat *)symbols, symbolOf[symbol], (UChar *)text, capacity, &code);
  *status = code == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : code;
  return length;
}

cicu_grouping cicu_symbols_grouping(const cicu_symbols *symbols) {
  const UNumberFormat *format = (const UNumberFormat *)symbols;
  cicu_grouping grouping = {.primary = 0, .secondary = 0};
  int32_t primary = unum_getAttribute(format, UNUM_GROUPING_SIZE);
  if (primary > 0) {
    int32_t secondary = unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE);
    grouping.primary = primary;
    grouping.secondary = secondary > 0 ? secondary : primary;
  }
  return grouping;
}

void cicu_symbols_close(cicu_symbols *symbols) { unum_close((UNumberFormat *)symbols); }
