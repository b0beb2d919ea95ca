#include "CICU.h"

#include <string.h>
#include <unicode/uloc.h>
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

int32_t cicu_locale_name(const char *tag, char *name, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, name, capacity, &parsed, &code);
  *status = code;
  return parsed;
}

int32_t cicu_locale_tag(const char *name, char *tag, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(name, tag, capacity, false, &code);
  *status = code;
  return length;
}

cicu_source cicu_locale_valid(const char *name, char *valid, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, name, &code);
  cicu_source source = code == U_USING_FALLBACK_WARNING ? CICU_SOURCE_PARENT
      : code == U_USING_DEFAULT_WARNING                 ? CICU_SOURCE_DEFAULT
                                                        : CICU_SOURCE_OWN;
  const char *found = ures_getLocaleByType(bundle, ULOC_VALID_LOCALE, &code);
  if (U_SUCCESS(code)) {
    if ((int32_t)strlen(found) < capacity) {
      strcpy(valid, found);
    } else {
      code = U_BUFFER_OVERFLOW_ERROR;
    }
  }
  ures_close(bundle);
  *status = code;
  return source;
}

int32_t cicu_locale_keyword(
    const char *name, const char *keyword, char *value, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_getKeywordValue(name, keyword, value, capacity, &code);
  *status = code;
  return length;
}

int32_t cicu_locale_count(void) { return uloc_countAvailable(); }

const char *cicu_locale_at(int32_t index) { return uloc_getAvailable(index); }

bool cicu_locale_numbering(const char *name, char *system, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UNumberingSystem *found = unumsys_open(name, &code);
  bool hasTenDigits = false;
  if (U_SUCCESS(code)) {
    const char *text = unumsys_getName(found);
    if ((int32_t)strlen(text) < capacity) {
      strcpy(system, text);
      hasTenDigits = !unumsys_isAlgorithmic(found) && unumsys_getRadix(found) == 10;
    } else {
      code = U_BUFFER_OVERFLOW_ERROR;
    }
    unumsys_close(found);
  }
  *status = code;
  return hasTenDigits;
}

void cicu_version(char text[20]) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}
