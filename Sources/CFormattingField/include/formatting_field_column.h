/* FormattingField for C: columns of numbers. Which format is a column written in, and its numbers.
 *
 *   ff_texts texts = {sizeof texts, FF_OFFSETS_32, offsets, bytes, byte_count, .count = rows};
 *   ff_column *column;
 *   ff_column_make(NULL, 0, &column);
 *   ff_column_feed(column, &texts);
 *   ff_answer answer = {.size = sizeof answer};
 *   ff_column_answer(column, &answer);        // answer.outcome is FF_CERTAIN
 *   ff_reader *reader;
 *   ff_reader_make(answer.conventions, false, NULL, 0, &reader);
 *   ff_rows result = {.size = sizeof result, .statuses = statuses};
 *   ff_read_doubles(reader, &texts, values, &result);   // result.counts[FF_ROW_REFUSED] is 0
 *
 * Texts come and numbers go in batches, laid out as Apache Arrow lays out columns. What formatting_field.h
 * says of statuses, texts, ownership, handles, threads and forks holds here: one thread at a time a column
 * and a reader.
 *
 * A convention is a way to write numbers, without a language. It is told by an example, such as
 * "1.234,5". */
#ifndef FORMATTING_FIELD_COLUMN_H
#define FORMATTING_FIELD_COLUMN_H

#include "formatting_field.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Conventions ---- */

/* A set of conventions, a bit for each. */
typedef uint32_t ff_conventions;

#define FF_ALL_CONVENTIONS UINT32_MAX

/* The convention of an example, such as "1.234,5", or the one that a locale writes plain numbers in, by a
 * BCP 47 tag, such as "de-DE"; it needs no ICU. FF_NONE if there is no such convention. */
ff_status ff_convention_named(const char *name, size_t length, ff_conventions *convention);

/* What is known of a convention. */
typedef enum ff_convention_fact {
  FF_CONVENTION_EXAMPLE = 0,            /* Its example, which names the convention. */
  FF_CONVENTION_DECIMAL_SEPARATOR = 1,
  FF_CONVENTION_GROUPING_SEPARATOR = 2, /* One of those that mean the same. */
  FF_CONVENTION_GROUPING_SIZES = 3,     /* "3", or "3 2": the last group, then those in front of it. */
  FF_CONVENTION_LOCALES = 4             /* BCP 47 tags with spaces between them. */
} ff_convention_fact;

/* A fact about the first convention of a set; FF_NONE if the set is empty. */
ff_status ff_convention_text(
    ff_conventions convention, ff_convention_fact fact, char *buffer, size_t capacity,
    size_t *length);

/* Makes the format of a set's first convention, for fields in a program that has neither ICU nor a writer.
 * Digits are ASCII's. */
ff_status ff_format_from_convention(ff_conventions convention, ff_format **format);

/* ---- Texts ---- */

/* How Arrow lays out texts. */
typedef enum ff_layout {
  FF_OFFSETS_32 = 0, /* count + 1 offsets of type int32_t: "u", "z" in Arrow's C data interface */
  FF_OFFSETS_64 = 1, /* count + 1 offsets of type int64_t: "U", "Z" */
  FF_VIEWS = 2       /* 16 bytes a text: "vu", "vz" */
} ff_layout;

/* Texts in UTF-8. Nothing of them is kept behind a call. */
typedef struct ff_texts {
  size_t size;        /* sizeof(ff_texts) */
  ff_layout layout;
  const void *places; /* Offsets, or views. */
  /* What offsets count in. NULL for views. */
  const void *bytes;
  size_t byte_count;
  /* What views point into, and how many bytes each buffer has. NULL for offsets. */
  const void *const *buffers;
  const int64_t *buffer_sizes;
  size_t buffer_count;
  /* A bit for each text, the lowest first: 1 if the text is there, 0 if it is a null. NULL if all are. */
  const uint8_t *validity;
  size_t first; /* The index of the first text, in `places` and `validity`: Arrow's offset. */
  size_t count; /* The number of texts. */
} ff_texts;

/* ---- What a column is written in ---- */

/* What is known of a column: it is fed texts, and merged with others. It takes as much memory for ten rows
 * as for a billion. */
typedef struct ff_column ff_column;

/* Makes a column without rows. `missing_words` say "no value", beside "NA", "null" and the like, with line
 * feeds between them; NULL if there are no others. */
ff_status ff_column_make(const char *missing_words, size_t length, ff_column **column);

/* Declares what may stand behind numbers and says nothing, such as "kg" or "*", with line feeds between the texts.
 * Refused with FF_ERROR_ARGUMENT once the column has rows. */
ff_status ff_column_set_suffixes(ff_column *column, const char *suffixes, size_t length);

void ff_column_free(ff_column *column);

/* Makes a column that knows the same. */
ff_status ff_column_copy(ff_column *column, ff_column **copy);

/* Adds texts, each a line of its own. A null is an empty cell. FF_ERROR_ARGUMENT if an offset or a view
 * points outside of the bytes, and nothing is added then. */
ff_status ff_column_feed(ff_column *column, const ff_texts *texts);

/* Passes over lines that have no cell, such as a header. */
ff_status ff_column_skip(ff_column *column, size_t lines);

/* Adds another column, whose rows follow; that one stays as it is. The result is the same as if one
 * column had been fed all rows. */
ff_status ff_column_merge(ff_column *column, ff_column *next);

/* Writes what a column knows, as a text that is for ff_column_restore alone: for another process, or
 * another machine. Columns that know the same write the same. */
ff_status ff_column_save(ff_column *column, char *buffer, size_t capacity, size_t *length);

/* Makes a column of what was saved. FF_ERROR_SAVED if that is damaged. */
ff_status ff_column_restore(const char *saved, size_t length, ff_column **column);

/* What the rows of a column say together. */
typedef enum ff_column_outcome {
  FF_CERTAIN = 0,      /* Some conventions read each row, and all of them read the same numbers. */
  FF_AMBIGUOUS = 1,    /* Conventions that read each row read different numbers. */
  FF_CONTRADICTED = 2, /* No convention reads each row; or percentages or currencies are mixed. */
  FF_NOT_NUMBERS = 3,  /* Under half of the rows are numbers. */
  /* As FF_CERTAIN, but one row alone decides others, or the rows may be ids or labels: "007", "Q1". */
  FF_UNSETTLED = 4
} ff_column_outcome;

/* What numbers count. */
typedef enum ff_number_kind {
  FF_MIXED_NUMBERS = 0,
  FF_PLAIN_NUMBERS = 1,
  FF_PERCENTAGES = 2,
  FF_PERMILLES = 3,
  FF_MONEY = 4,
  FF_PERMYRIADS = 5
} ff_number_kind;

/* The answer in numbers. */
typedef struct ff_answer {
  size_t size; /* sizeof(ff_answer) */
  ff_column_outcome outcome;
  ff_number_kind kind;
  ff_conventions conventions; /* Those that read each row; if contradicted, those that read the most. */
  /* Whether the column can be read by these conventions without a question: whether it is FF_CERTAIN. */
  bool is_safe;
  int64_t lines;              /* Lines passed. */
  int64_t rows;               /* Texts, with those that have no value. */
  int64_t blanks;             /* Empty texts and nulls. */
  int64_t cells;              /* Texts that are neither empty nor a word for "no value". */
  int64_t refused;            /* Cells that the conventions do not read. */
  int64_t doubtful;           /* Cells whose number depends on the column: "1.250". */
  int64_t margin;             /* The fewest cells that a convention with other numbers refuses; -1 if
                                 no cell is doubtful or such a convention refuses none. */
  int64_t bare;               /* Cells without a sign in a column of money. */
  int64_t in_parentheses;     /* Cells in parentheses, which are numbers below zero. */
  int64_t with_leading_zeros; /* Cells that begin with a zero, as ids do. */
} ff_answer;

ff_status ff_column_answer(ff_column *column, ff_answer *answer);

/* The lists of an answer. */
typedef enum ff_list {
  FF_SIGNS = 0,         /* Signs of money, as texts. */
  FF_MISSING_WORDS = 1, /* Words for "no value": text and count. */
  FF_READINGS = 2,      /* Conventions, each with a row that shows it, if there is one. */
  FF_DECIDING = 3,      /* The rows that decide: text and line. */
  FF_BLOCKS = 4         /* Rows that are written in the same conventions: lines and count. */
} ff_list;

/* An element of a list; what it has not is zero. */
typedef struct ff_item {
  size_t size; /* sizeof(ff_item) */
  ff_conventions conventions;
  int64_t line;      /* From 1; the first one of a block. */
  int64_t last_line; /* The last one of a block. */
  int64_t count;
} ff_item;

/* An element of a list by its index from 0, and its text; FF_NONE behind the last. Texts of cells are cut
 * to 64 bytes. `item` may be NULL. */
ff_status ff_column_item(
    ff_column *column, ff_list list, size_t index, ff_item *item, char *buffer, size_t capacity,
    size_t *length);

/* ---- The numbers of a column ---- */

/* How the texts of a column are read. */
typedef struct ff_reader ff_reader;

/* Makes a reader of what conventions write: a plain number, a percentage, money with the sign of any
 * currency. A text that two of the conventions read as different numbers is doubtful and not read; so
 * FF_ALL_CONVENTIONS reads each row by itself. `reads_foreign_decimals` is for a locale that a person has
 * named: "1.5" is read in "1 234,5" as well, since nothing else can be meant. `missing_words` are as in
 * ff_column_make. */
ff_status ff_reader_make(
    ff_conventions conventions, bool reads_foreign_decimals, const char *missing_words,
    size_t length, ff_reader **reader);

/* Makes a reader of what a format writes. */
ff_status ff_reader_of_format(
    ff_format *format, const char *missing_words, size_t length, ff_reader **reader);

/* The same for a reader of what conventions write, as in ff_column_set_suffixes. */
ff_status ff_reader_set_suffixes(ff_reader *reader, const char *suffixes, size_t length);

void ff_reader_free(ff_reader *reader);

/* What became of a row. */
typedef enum ff_row_status {
  FF_ROW_NUMBER = 0,
  FF_ROW_MISSING = 1,  /* A null, an empty text, or a word for "no value". */
  FF_ROW_REFUSED = 2,  /* The text is not a number; ff_reader_issue says why. */
  FF_ROW_DOUBTFUL = 3, /* Conventions read different numbers; ff_reader_meaning tells them. */
  FF_ROW_OVERFLOW = 4, /* The number is beyond the type's range. */
  FF_ROW_FRACTION = 5  /* The number has a fraction, or a longer one than the type. */
} ff_row_status;

/* What became of the rows of a batch. */
typedef struct ff_rows {
  size_t size;       /* sizeof(ff_rows) */
  uint8_t *statuses; /* Room for an ff_row_status of each row; or NULL. */
  uint8_t *validity; /* Room for a bit of each row, in whole bytes: 1 if it is a number; or NULL. */
  int64_t counts[6]; /* The number of rows of each ff_row_status. */
  /* The most fraction digits of a number that has FF_ROW_FRACTION: the scale that decimals need. From
   * ff_read_int64s the most that any number is written with: 0 says that all are written as integers. */
  int64_t fraction_digits;
} ff_rows;

/* Reads texts into an array of `texts->count` numbers. A row that is not a number is NaN or 0 there, and its
 * status is another than FF_ROW_NUMBER. `rows` may be NULL.
 *
 * Doubles are the nearest ones; integers and decimals are exact. Decimals have 16 bytes and 38 digits, of
 * which `scale`, 0 to 38, stand behind the point, as in Arrow's decimal128. */
ff_status ff_read_doubles(
    ff_reader *reader, const ff_texts *texts, double *values, ff_rows *rows);
ff_status ff_read_int64s(
    ff_reader *reader, const ff_texts *texts, int64_t *values, ff_rows *rows);
ff_status ff_read_decimals(
    ff_reader *reader, const ff_texts *texts, int32_t scale, void *values, ff_rows *rows);

/* Reads texts into texts in plain decimal, with all digits: "-1234.5". `offsets` has room for count + 1
 * offsets, `buffer` for the bytes between them. FF_ERROR_BUFFER if these are more than `capacity`; `*length`
 * is what they need. */
ff_status ff_read_plain_texts(
    ff_reader *reader, const ff_texts *texts, int64_t *offsets, char *buffer, size_t capacity,
    size_t *length, ff_rows *rows);

/* What is wrong with a text that a reader refuses, and where, in bytes: FF_FACT_ISSUE is the name of the
 * issue, such as "incompleteGroup", FF_FACT_MESSAGE a sentence in English. FF_NONE if the text is not
 * refused. `start` and `end` may be NULL. */
ff_status ff_reader_issue(
    ff_reader *reader, const char *text, size_t text_length, ff_fact fact, size_t *start,
    size_t *end, char *buffer, size_t capacity, size_t *length);

/* A number that a text can mean to any convention, by its index from 0, in plain decimal, and the
 * conventions that read it so; FF_NONE behind the last. */
ff_status ff_reader_meaning(
    ff_reader *reader, const char *text, size_t text_length, size_t index,
    ff_conventions *conventions, char *buffer, size_t capacity, size_t *length);

/* ---- Handing on ---- */

/* The structs of Arrow's C data interface, in which bindings hand columns on. */
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

#endif

/* A `release` for a binding whose language should not be called back on any thread at any time: frees the
 * buffers and their list, all made by malloc. */
void ff_arrow_release_array(struct ArrowArray *array);
/* The same for a schema whose format was made by malloc. */
void ff_arrow_release_schema(struct ArrowSchema *schema);

#ifdef __cplusplus
}
#endif
#endif
