// ICU's number text, in a header that names no type of ICU.
//
// Text is UTF-16, or ASCII if it is `char`. A function that writes text answers with the length of
// the whole text, which may be more than `capacity`; the caller then calls again with room for it. No
// text ends in a null, for ICU writes none if a text fills its room. `status` is an ICU error code:
// a code above zero is a failure, and `cicu_error_name` names it.

#ifndef CICU_NUMBER_TEXT_H
#define CICU_NUMBER_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// The name of an ICU error code, such as "U_ILLEGAL_ARGUMENT_ERROR".
const char *cicu_error_name(int32_t status);

/// Whether `status` says that a numbering system is not known.
bool cicu_is_unsupported(int32_t status);

/// Whether `status` says that a skeleton is not well formed.
bool cicu_is_skeleton_error(int32_t status);

/// Writes a UTF-16 text as UTF-8, for which three times its length is always room. Answers with the number of bytes.
/// `lone` is set to the number of lone surrogates, each written as U+FFFD. If nothing could be written, the answer is 0
/// and `lone` is 1.
int32_t cicu_utf8(
    const uint16_t *text, int32_t length, char *utf8, int32_t capacity, int32_t *lone);

/// Writes ICU's version, such as "72.1", with a null at its end. `text` has room for 20 bytes.
void cicu_version(char *_Nonnull text);

// MARK: Lists

/// A list of texts, which the caller closes.
typedef struct cicu_list cicu_list;

/// The next text of a list, or null at its end. It stays valid until the next call.
const char *_Nullable cicu_list_next(cicu_list *list, int32_t *status);

void cicu_list_close(cicu_list *list);

// MARK: Locales

/// Where ICU found a locale's data.
typedef enum cicu_source {
  /// Under the locale's own name or an alias of it.
  CICU_SOURCE_OWN = 0,
  /// Under a parent's name, because ICU has no data for the locale.
  CICU_SOURCE_PARENT = 1,
  /// In ICU's default locale, because ICU does not know the language.
  CICU_SOURCE_DEFAULT = 2,
} cicu_source;

/// Writes the ICU name of the locale of a BCP 47 tag. `parsed` is the number of bytes of `tag` that
/// are well formed.
int32_t cicu_locale_name(
    const char *tag, char *name, int32_t capacity, int32_t *parsed, int32_t *status);

/// Writes the BCP 47 tag of an ICU locale name.
int32_t cicu_locale_tag(const char *name, char *tag, int32_t capacity, int32_t *status);

/// Writes the ICU name of the locale whose data ICU uses for `name`, and where it found them.
int32_t cicu_locale_valid(
    const char *name, char *valid, int32_t capacity, cicu_source *source, int32_t *status);

/// Writes the value of a keyword such as "numbers", or nothing if `name` does not have it.
int32_t cicu_locale_keyword(
    const char *name, const char *keyword, char *value, int32_t capacity, int32_t *status);

/// Writes the name of the locale `name` in the language of the locale `language`, such as "Deutsch" for "de" in "de".
int32_t cicu_locale_display_name(
    const char *name, const char *language, uint16_t *text, int32_t capacity, int32_t *status);

typedef enum cicu_measures {
  CICU_MEASURES_METRIC = 0,
  CICU_MEASURES_US,
  CICU_MEASURES_UK,
} cicu_measures;

/// The system in which people measure where the locale is from.
cicu_measures cicu_locale_measures(const char *name);

int32_t cicu_locale_count(void);

/// The ICU name of a listed locale. `index` is below `cicu_locale_count()`.
const char *cicu_locale_at(int32_t index);

/// Opens the list of the ICU names of all locales that ICU has data for, aliases among them.
cicu_list *_Nullable cicu_locale_names_open(int32_t *status);

/// The ISO 3166 code of the country at an index, or null after the last country.
const char *_Nullable cicu_country_at(int32_t index);

/// Writes the name of the locale's numbering system, and whether it has ten digits.
int32_t cicu_locale_numbering(
    const char *name, char *system, int32_t capacity, bool *has_ten_digits, int32_t *status);

// MARK: Currencies

/// Opens the list of the ISO 4217 codes of every currency that ICU knows, of today and of the past.
cicu_list *_Nullable cicu_currencies_open(int32_t *status);

/// Writes the code of the currency of a locale's region, or nothing if it has none.
int32_t cicu_currency_of_locale(
    const char *name, char *code, int32_t capacity, int32_t *status);

/// Writes the symbol, or the code if the locale has no symbol. `code` ends in a null.
int32_t cicu_currency_symbol(
    const uint16_t *code, const char *name, bool narrow, uint16_t *text, int32_t capacity,
    int32_t *status);

/// Fraction digits, such as 2 for EUR. `code` ends in a null.
int32_t cicu_currency_digits(const uint16_t *code, int32_t *status);

// MARK: Symbols

/// The symbols of a locale, which the caller closes.
typedef struct cicu_symbols cicu_symbols;

typedef enum cicu_symbol {
  CICU_SYMBOL_DECIMAL = 0,
  CICU_SYMBOL_GROUPING,
  CICU_SYMBOL_MONETARY_DECIMAL,
  CICU_SYMBOL_MONETARY_GROUPING,
  CICU_SYMBOL_MINUS,
  CICU_SYMBOL_PLUS,
  CICU_SYMBOL_PERCENT,
  CICU_SYMBOL_PERMILLE,
  CICU_SYMBOL_EXPONENT,
  /// The digit zero. The digits one to nine have the nine values after this value.
  CICU_SYMBOL_ZERO,
} cicu_symbol;

/// The primary and secondary group size of a locale's pattern, such as 3 and 2 in "en-IN".
typedef struct cicu_grouping {
  int32_t primary;
  int32_t secondary;
} cicu_grouping;

/// Opens the symbols of the locale of an ICU name.
cicu_symbols *_Nullable cicu_symbols_open(const char *name, int32_t *status);

/// Writes a symbol. `symbol` is a `cicu_symbol`, or `CICU_SYMBOL_ZERO` plus the value of a digit.
int32_t cicu_symbols_text(
    const cicu_symbols *symbols, int32_t symbol, uint16_t *text, int32_t capacity,
    int32_t *status);

/// The group sizes of the decimal pattern; both are 0 if the pattern does not group.
cicu_grouping cicu_symbols_grouping(const cicu_symbols *symbols);

void cicu_symbols_close(cicu_symbols *symbols);

// MARK: Formats

/// A number format that any thread may use, and the caller closes.
typedef struct cicu_formatter cicu_formatter;

/// One formatted number, which one thread at a time may use, and the caller closes.
typedef struct cicu_result cicu_result;

/// What a part of a formatted number is. The values are those of ICU's UNumberFormatFields.
typedef enum cicu_field {
  CICU_FIELD_INTEGER = 0,
  CICU_FIELD_FRACTION = 1,
  CICU_FIELD_DECIMAL_SEPARATOR = 2,
  CICU_FIELD_EXPONENT_SYMBOL = 3,
  CICU_FIELD_EXPONENT_SIGN = 4,
  CICU_FIELD_EXPONENT = 5,
  CICU_FIELD_GROUPING_SEPARATOR = 6,
  CICU_FIELD_CURRENCY = 7,
  CICU_FIELD_PERCENT = 8,
  CICU_FIELD_PERMILLE = 9,
  CICU_FIELD_SIGN = 10,
  CICU_FIELD_MEASURE_UNIT = 11,
  CICU_FIELD_COMPACT = 12,
} cicu_field;

/// A part of a formatted number; offsets count UTF-16 units.
typedef struct cicu_part {
  int32_t field;
  int32_t start;
  int32_t limit;
} cicu_part;

/// Opens a format. If ICU cannot read the skeleton, `error_offset` is set to the UTF-16 offset of the error, else to
/// -1.
cicu_formatter *_Nullable cicu_formatter_open(
    const uint16_t *skeleton, int32_t length, const char *name, int32_t *error_offset,
    int32_t *status);

void cicu_formatter_close(cicu_formatter *formatter);

/// Opens a result that many numbers may be written into, one after the other.
cicu_result *_Nullable cicu_result_open(int32_t *status);

/// Formats a number given in ASCII, such as "-1234.50" or "1E-7", into `result`.
void cicu_format(
    const cicu_formatter *formatter, const char *number, int32_t length, cicu_result *result,
    int32_t *status);

int32_t cicu_result_text(
    const cicu_result *result, uint16_t *text, int32_t capacity, int32_t *status);

/// Writes the parts of a result. Answers with the number of all parts, also if `capacity` is less.
int32_t cicu_result_parts(
    cicu_result *result, cicu_part *parts, int32_t capacity, int32_t *status);

/// Writes the digits that a result shows, as a number in ASCII.
int32_t cicu_result_number(
    const cicu_result *result, char *number, int32_t capacity, int32_t *status);

void cicu_result_close(cicu_result *result);

// MARK: Plurals

/// The plural rules of a locale, which the caller closes.
typedef struct cicu_plurals cicu_plurals;

/// Opens the rules of the locale of an ICU name.
cicu_plurals *_Nullable cicu_plurals_open(const char *name, int32_t *status);

/// The number of categories that the rules have, such as 2 for "one" and "other".
int32_t cicu_plurals_count(const cicu_plurals *plurals, int32_t *status);

/// Writes the category of a formatted number, such as "one".
int32_t cicu_plurals_category(
    const cicu_plurals *plurals, const cicu_result *result, uint16_t *text, int32_t capacity,
    int32_t *status);

void cicu_plurals_close(cicu_plurals *plurals);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
