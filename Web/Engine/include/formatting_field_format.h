/* FormattingField for C: formats, and the status, units and types of all calls. See formatting_field.h. */
#ifndef FORMATTING_FIELD_FORMAT_H
#define FORMATTING_FIELD_FORMAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The library ---- */

/* The version of the interface in this header. The number changes if a program that was compiled with an
 * earlier header would no longer work. */
#define FF_ABI 2

/* The version of the library's interface; a binding asks first of all, and compares it with FF_ABI. */
uint32_t ff_abi(void);

/* The library's version, such as "0.1.0"; it ends with a zero and is never freed. */
const char *ff_version(void);

/* How many handles have not been freed: a test of a host sees what the host forgot. */
size_t ff_handles(void);

/* What a call came to. */
typedef enum ff_status {
  FF_OK = 0,

  /* Why an edit was refused; the field is as it was. */
  FF_REFUSED_TOO_LONG = 1,  /* The text would be longer than FF_MAXIMUM_LENGTH. */
  FF_REFUSED_OUTSIDE = 2,   /* An offset is behind the end of the text, or two are not in order. */
  FF_REFUSED_INSIDE = 3,    /* An offset lies inside a character. */
  FF_REFUSED_BROKEN = 4,    /* The text is not well-formed, such as one with a lone surrogate. */
  FF_REFUSED_FILTERED = 5,  /* The field's policies do not let the edit pass. */
  FF_REFUSED_OTHER = 6,     /* A change was made on another text than this. */
  FF_REFUSED_TYPE = 7,      /* A change has values of another type than the field's. */
  FF_REFUSED_INACTIVE = 8,  /* The person may not edit the field. */

  /* There is nothing to give: no value, no issue, no such suggestion. */
  FF_NONE = 10,

  /* It is done, and the control has to show the field's text, which differs from the text that it reports. */
  FF_REDRAW = 11,

  /* What is wrong with the call. */
  FF_ERROR_HANDLE = 20,     /* A handle is NULL, of another kind, or was freed. */
  FF_ERROR_NULL = 21,       /* A pointer that has to be given is NULL. */
  FF_ERROR_ARGUMENT = 22,   /* A number stands for nothing, or a struct's size is too small. */
  FF_ERROR_BUFFER = 23,     /* The buffer is too small; the length that it needs is told. */
  FF_ERROR_BROKEN = 24,     /* A text other than an edit's is not well-formed. */
  FF_ERROR_NUMBER = 25,     /* A text is not a number in plain decimal. */
  FF_ERROR_OVERFLOW = 26,   /* The number is beyond the type's range. */
  FF_ERROR_FRACTION = 27,   /* The number has a fraction and the type has none. */
  FF_ERROR_BOUNDS = 28,     /* The minimum is above the maximum. */
  FF_ERROR_FORMAT = 29,     /* There is no such format; the reason is told. */
  FF_ERROR_SAVED = 30,      /* What was saved is damaged. */
  FF_ERROR_MEMORY = 31,     /* There are too many handles. */
  FF_ERROR_BUSY = 32        /* A writer, or another function of the caller's, acts on what calls it. */
} ff_status;

/* A sentence in English about a status; it ends with a zero and is never freed. */
const char *ff_status_text(ff_status status);

/* What offsets count. */
typedef enum ff_unit { FF_UTF8 = 0, FF_UTF16 = 1, FF_SCALARS = 2 } ff_unit;

/* The type of the values that a field is bound to. */
typedef enum ff_type {
  FF_DECIMAL = 0, /* Any number, with all its digits. */
  FF_DOUBLE = 1,
  FF_FLOAT = 2,
  FF_INT8 = 3,
  FF_INT16 = 4,
  FF_INT32 = 5,
  FF_INT64 = 6,
  FF_UINT8 = 7,
  FF_UINT16 = 8,
  FF_UINT32 = 9,
  FF_UINT64 = 10
} ff_type;

/* ---- Formats ---- */

/* How numbers are read and written in a locale. */
typedef struct ff_format ff_format;

/* Writes a number as text.
 *
 * `number` is plain ASCII, such as "-1234.50" or "1E20", of `length` bytes. The text goes into `buffer`
 * as UTF-8. The function gives the text's length in bytes; if that is more than `capacity` it writes nothing
 * and is asked again with a larger buffer. It gives -1 if it cannot write exactly this number, such as
 * a number with more digits than its own type holds.
 *
 * It may be called on any thread that uses the format or one of its fields, and on several at once. It
 * may use all but what is being worked on: a field, a session or a change that acts then gives FF_ERROR_BUSY, and
 * one that is freed ends with the call. */
typedef ptrdiff_t (*ff_write)(
    void *context, const char *number, size_t length, char *buffer, size_t capacity);

/* A writer of numbers: a page's Intl, an operating system's formatter, a host's own. */
typedef struct ff_writer {
  size_t size;    /* sizeof(ff_writer) */
  void *context;  /* Given to each of the functions. */
  ff_write write; /* The texts that the field is to have. */
  /* The same with every separator, that is grouped and with a fraction. NULL if `write` shows them
   * itself. A separator that no text shows is not read. */
  ff_write write_separated;
  /* Called once, when the writer is no longer needed: when the format and all its fields are gone, or at
   * once if a plain pattern writes as the writer does. NULL if there is nothing to release. */
  void (*release)(void *context);
  /* Whether numbers below zero are written. */
  bool allows_negative;
} ff_writer;

/* What is known of a writer beside its texts. Each text may be NULL. */
typedef struct ff_writer_facts {
  size_t size; /* sizeof(ff_writer_facts) */
  const char *locale; /* A BCP 47 tag, as a name. */
  size_t locale_length;
  const char *style; /* "decimal", "percent", "currency:EUR"; "decimal" if NULL. */
  size_t style_length;
  const char *numbering_system; /* Such as "arab"; "latn" if NULL. */
  size_t numbering_system_length;
  /* Texts that may be typed beside the digits, with line feeds between them, in addition to what the
   * writer writes there: "EUR", "€". ASCII letters are read in either case. */
  const char *affixes;
  size_t affixes_length;
  /* The signs of the currency of the locale's own region, with line feeds between them, if the format is
   * for another currency. They are refused, not read as the format's own sign. */
  const char *foreign_signs;
  size_t foreign_signs_length;
} ff_writer_facts;

/* A sentence about why there is no format, in a buffer of the caller's. */
typedef struct ff_reason {
  size_t size; /* sizeof(ff_reason) */
  char *buffer;
  size_t capacity;
  /* The length of the sentence; it is cut to `capacity` bytes, between characters. */
  size_t length;
} ff_reason;

/* Makes a format from the texts of a writer. The writer is called some hundred times now, and later only
 * if no plain pattern writes as it does. What the texts mean is learned from the texts of chosen numbers.
 * If that leaves a doubt the status is FF_ERROR_FORMAT. `reason` may be NULL.
 *
 * `writer->release` is called in any case, at once if there is no format; it is not called if
 * `writer->size` is too small to include it. */
ff_status ff_format_from_writer(
    const ff_writer *writer, const ff_writer_facts *facts, ff_format **format, ff_reason *reason);

/* What a byte of a number's text belongs to. */
typedef enum ff_mark {
  FF_MARK_LITERAL = 0, /* Any other text, such as a unit or a space. */
  FF_MARK_INTEGER = 1, /* A digit before the decimal separator. */
  FF_MARK_GROUPING_SEPARATOR = 2,
  FF_MARK_DECIMAL_SEPARATOR = 3,
  FF_MARK_FRACTION = 4, /* A digit behind the decimal separator. */
  FF_MARK_EXPONENT_SEPARATOR = 5,
  FF_MARK_EXPONENT_SIGN = 6,
  FF_MARK_EXPONENT = 7, /* A digit of the exponent. */
  FF_MARK_SIGN = 8,
  FF_MARK_CURRENCY = 9,
  FF_MARK_COMPACT = 10 /* The letters of a compact notation: the K in "1K". */
} ff_mark;

/* As ff_write, and gives an ff_mark for each byte of the text, at the same index in `marks`, which has
 * room for `capacity` of them. */
typedef ptrdiff_t (*ff_write_marked)(
    void *context, const char *number, size_t length, char *buffer, uint8_t *marks,
    size_t capacity);

/* A writer that knows the parts of its texts, so that they need not be learned from the texts. */
typedef struct ff_marked_writer {
  size_t size; /* sizeof(ff_marked_writer) */
  void *context;
  ff_write_marked write;           /* As in ff_writer. */
  ff_write_marked write_separated;
  void (*release)(void *context);
} ff_marked_writer;

/* ff_format_from_writer, with a writer that marks its texts. */
ff_status ff_format_from_marked_writer(
    const ff_marked_writer *writer, const ff_writer_facts *facts, ff_format **format,
    ff_reason *reason);

/* What differs from a style of ICU's. FF_FORMAT_OPTIONS changes nothing. */
typedef struct ff_format_options {
  size_t size;                     /* sizeof(ff_format_options) */
  int32_t minimum_fraction_digits; /* -1 for the style's; so in the next two. */
  int32_t maximum_fraction_digits;
  int32_t minimum_integer_digits;
  int32_t grouping;                /* Whether digits are grouped: 1, or 0. */
  int32_t exponent;                /* Whether "1E5" is read: 1, or 0; -1 for the style's. */
} ff_format_options;

#define FF_FORMAT_OPTIONS {sizeof(ff_format_options), -1, -1, -1, 1, -1}

/* Makes the format that ICU has for a locale and a style. Not in the browser, where there is no ICU.
 *
 * `locale` is a BCP 47 tag, such as "de-DE". `style` is "decimal", "integer", "percent", "permille",
 * "permyriad", "scientific", "currency:EUR", "accounting:EUR", "unit:kilometer" or "skeleton:.00", which is any
 * number skeleton of ICU's. `options` and `reason` may be NULL. Asking again for the same format is cheap. */
ff_status ff_format_from_icu(
    const char *locale, size_t locale_length, const char *style, size_t style_length,
    const ff_format_options *options, ff_format **format, ff_reason *reason);

/* Makes a format that reads as another does, but refuses foreign decimal separators: "1.5" in French, which the
 * other reads as 1.5 (R21). For texts that programs wrote, such as the cells of a file. */
ff_status ff_format_refusing_foreign_decimals(ff_format *format, ff_format **strict);

/* What is wrong with a text. */
typedef enum ff_issue {
  FF_NO_ISSUE = 0,
  FF_ISSUE_EMPTY = 1,
  FF_ISSUE_INCOMPLETE = 2,
  FF_ISSUE_INCOMPLETE_GROUP = 3,
  FF_ISSUE_MISPLACED_GROUPING_SEPARATOR = 4,
  FF_ISSUE_MIXED_GROUPING_SEPARATORS = 5,
  FF_ISSUE_GROUPING_SEPARATOR_IN_FRACTION = 6,
  FF_ISSUE_DUPLICATE_DECIMAL_SEPARATOR = 7,
  FF_ISSUE_AMBIGUOUS_SEPARATOR = 8,
  FF_ISSUE_MIXED_DIGITS = 9,
  FF_ISSUE_DUPLICATE_SIGN = 10,
  FF_ISSUE_MISPLACED_SIGN = 11,
  FF_ISSUE_SIGN_NOT_ALLOWED = 12,
  FF_ISSUE_FOREIGN_CURRENCY = 13,
  FF_ISSUE_UNEXPECTED_CHARACTER = 14,
  FF_ISSUE_OVERFLOW = 15,
  FF_ISSUE_FRACTION_NOT_ALLOWED = 16,
  FF_ISSUE_BELOW_MINIMUM = 17,
  FF_ISSUE_ABOVE_MAXIMUM = 18,
  FF_ISSUE_STEP_MISMATCH = 19,
  FF_ISSUE_FOREIGN_DECIMAL_SEPARATOR = 20,
  FF_ISSUE_UNWRITABLE = 21, /* The format writes the number in words alone; found by a commit. */
  FF_ISSUE_DIVISION_BY_ZERO = 22,
  FF_ISSUE_TOO_COMPLEX = 23,
  FF_ISSUE_AMBIGUOUS_ENTRY = 24,
  FF_ISSUE_UNKNOWN_UNIT = 25,
  FF_ISSUE_INCOMPATIBLE_UNIT = 26
} ff_issue;

/* Writes a number, given in plain decimal, such as "-1234.50". */
ff_status ff_format_text(
    ff_format *format, const char *number, size_t number_length, char *buffer, size_t capacity,
    size_t *length);

void ff_format_free(ff_format *format);

#ifdef __cplusplus
}
#endif
#endif
