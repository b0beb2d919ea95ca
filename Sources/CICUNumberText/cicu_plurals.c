#include "CICUNumberText.h"

#include "cicu_result.h"
#include <unicode/uenum.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

cicu_plurals *cicu_plurals_open(const char *name, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(name, &code);
  *status = code;
  return (cicu_plurals *)rules;
}

int32_t cicu_plurals_count(const cicu_plurals *plurals, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UEnumeration *keywords = uplrules_getKeywords((const UPluralRules *)plurals, &code);
  int32_t count = uenum_count(keywords, &code);
  uenum_close(keywords);
  *status = code;
  return count;
}

int32_t cicu_plurals_category(
    const cicu_plurals *plurals, const cicu_result *result, uint16_t *text, int32_t capacity,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uplrules_selectFormatted(
      (const UPluralRules *)plurals, result->number, (UChar *)text, capacity, &code);
  *status = code;
  return length;
}

void cicu_plurals_close(cicu_plurals *plurals) { uplrules_close((UPluralRules *)plurals); }
