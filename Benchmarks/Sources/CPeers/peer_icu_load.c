#include "CPeers.h"

#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>

static const UNumberFormatSymbol symbols[] = {
    UNUM_DECIMAL_SEPARATOR_SYMBOL, UNUM_GROUPING_SEPARATOR_SYMBOL,
    UNUM_MONETARY_SEPARATOR_SYMBOL, UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL,
    UNUM_MINUS_SIGN_SYMBOL, UNUM_PLUS_SIGN_SYMBOL, UNUM_PERCENT_SYMBOL, UNUM_PERMILL_SYMBOL,
    UNUM_EXPONENTIAL_SYMBOL, UNUM_ZERO_DIGIT_SYMBOL, UNUM_ONE_DIGIT_SYMBOL, UNUM_TWO_DIGIT_SYMBOL,
    UNUM_THREE_DIGIT_SYMBOL, UNUM_FOUR_DIGIT_SYMBOL, UNUM_FIVE_DIGIT_SYMBOL, UNUM_SIX_DIGIT_SYMBOL,
    UNUM_SEVEN_DIGIT_SYMBOL, UNUM_EIGHT_DIGIT_SYMBOL, UNUM_NINE_DIGIT_SYMBOL,
};

static int32_t load_symbols(const char *name, UErrorCode *code) {
  UChar text[64];
  int32_t units = 0;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, name, NULL, code);
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    units += unum_getSymbol(format, symbols[i], text, 64, code);
  }
  units += unum_getAttribute(format, UNUM_GROUPING_SIZE);
  units += unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE);
  unum_close(format);
  UNumberingSystem *system = unumsys_open(name, code);
  units += unumsys_getName(system)[0];
  unumsys_close(system);
  return units;
}

// A formatter shows how it writes only by writing: a number of each sign for the affixes. The long
// one has all parts; the short one tells whether four digits are grouped, which no attribute does.
static const char *const numbers[] = {"-1234567.891", "1234.5"};

static int32_t load_format(const char *name, UErrorCode *code) {
  UChar text[64];
  int32_t units = 0;
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(u"", 0, name, code);
  UFormattedNumber *result = unumf_openResult(code);
  UConstrainedFieldPosition *place = ucfpos_open(code);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    unumf_formatDecimal(format, numbers[i], -1, result, code);
    units += unumf_resultToString(result, text, 64, code);
    const UFormattedValue *value = unumf_resultAsValue(result, code);
    ucfpos_reset(place, code);
    while (ufmtval_nextPosition(value, place, code)) units += ucfpos_getField(place, code);
  }
  ucfpos_close(place);
  unumf_closeResult(result);
  unumf_close(format);
  return units;
}

int32_t peer_icu_load(const char *tag) {
  UErrorCode code = U_ZERO_ERROR;
  char name[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(tag, name, ULOC_FULLNAME_CAPACITY, NULL, &code);
  int32_t units = load_symbols(name, &code) + load_format(name, &code);
  return U_SUCCESS(code) ? units : -1;
}
