#include "CICUNumberText.h"

#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

const char *cicu_error_name(int32_t status) { return u_errorName((UErrorCode)status); }

bool cicu_is_unsupported(int32_t status) { return status == U_UNSUPPORTED_ERROR; }

bool cicu_is_skeleton_error(int32_t status) {
  return status == U_NUMBER_SKELETON_SYNTAX_ERROR || status == U_NUMBER_ARG_OUTOFBOUNDS_ERROR;
}

int32_t cicu_utf8(
    const uint16_t *text, int32_t length, char *utf8, int32_t capacity, int32_t *lone) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t bytes = 0;
  u_strToUTF8WithSub(
      utf8, capacity, &bytes, (const UChar *)text, length, 0xFFFD, lone, &code);
  if (U_FAILURE(code)) {
    *lone = 1;
    return 0;
  }
  return bytes;
}

const char *cicu_list_next(cicu_list *list, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const char *next = uenum_next((UEnumeration *)list, NULL, &code);
  *status = code;
  return next;
}

void cicu_list_close(cicu_list *list) { uenum_close((UEnumeration *)list); }

// A text that does not fit is no failure: the caller sees from the length that the text is longer.
static int32_t without_overflow(UErrorCode code) {
  return code == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : code;
}

static int32_t copy(const char *found, char *text, int32_t capacity) {
  int32_t length = (int32_t)strlen(found);
  memcpy(text, found, (size_t)(length < capacity ? length : capacity));
  return length;
}

int32_t cicu_locale_name(
    const char *tag, char *name, int32_t capacity, int32_t *parsed, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  *parsed = 0;
  int32_t length = uloc_forLanguageTag(tag, name, capacity, parsed, &code);
  *status = without_overflow(code);
  return length;
}

int32_t cicu_locale_tag(const char *name, char *tag, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(name, tag, capacity, false, &code);
  *status = without_overflow(code);
  return length;
}

int32_t cicu_locale_valid(
    const char *name, char *valid, int32_t capacity, cicu_source *source, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, name, &code);
  *source = code == U_USING_FALLBACK_WARNING ? CICU_SOURCE_PARENT
      : code == U_USING_DEFAULT_WARNING         ? CICU_SOURCE_DEFAULT
                                                : CICU_SOURCE_OWN;
  const char *found = ures_getLocaleByType(bundle, ULOC_VALID_LOCALE, &code);
  int32_t length = U_SUCCESS(code) ? copy(found, valid, capacity) : 0;
  ures_close(bundle);
  *status = code;
  return length;
}

int32_t cicu_locale_keyword(
    const char *name, const char *keyword, char *value, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_getKeywordValue(name, keyword, value, capacity, &code);
  *status = without_overflow(code);
  return length;
}

int32_t cicu_locale_display_name(
    const char *name, const char *language, uint16_t *text, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayName(name, language, (UChar *)text, capacity, &code);
  *status = without_overflow(code);
  return length;
}

int32_t cicu_locale_count(void) { return uloc_countAvailable(); }

const char *cicu_locale_at(int32_t index) { return uloc_getAvailable(index); }

cicu_list *cicu_locale_names_open(int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UEnumeration *list = uloc_openAvailableByType(ULOC_AVAILABLE_WITH_LEGACY_ALIASES, &code);
  *status = code;
  return (cicu_list *)list;
}

const char *cicu_country_at(int32_t index) { return uloc_getISOCountries()[index]; }

int32_t cicu_locale_numbering(
    const char *name, char *system, int32_t capacity, bool *has_ten_digits, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UNumberingSystem *found = unumsys_open(name, &code);
  int32_t length = 0;
  *has_ten_digits = false;
  if (U_SUCCESS(code)) {
    length = copy(unumsys_getName(found), system, capacity);
    *has_ten_digits = !unumsys_isAlgorithmic(found) && unumsys_getRadix(found) == 10;
    unumsys_close(found);
  }
  *status = code;
  return length;
}

void cicu_version(char text[20]) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}

cicu_measures cicu_locale_measures(const char *name) {
  UErrorCode code = U_ZERO_ERROR;
  UMeasurementSystem system = ulocdata_getMeasurementSystem(name, &code);
  if (U_FAILURE(code)) return CICU_MEASURES_METRIC;
  return system == UMS_US ? CICU_MEASURES_US : system == UMS_UK ? CICU_MEASURES_UK : CICU_MEASURES_METRIC;
}
