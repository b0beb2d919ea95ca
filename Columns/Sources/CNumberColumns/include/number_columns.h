/* Columns of numbers for C: which convention is a column written in, and its numbers.
 *
 *   nc_texts texts = {sizeof texts, NC_OFFSETS_32, offsets, bytes, byte_count, .count = rows};
 *   nc_column *column;
 *   nc_column_make(NULL, 0, &column);
 *   nc_column_feed(column, &texts);
 *   nc_answer answer = {.size = sizeof answer};
 *   nc_column_answer(column, &answer);        // answer.outcome is NC_CERTAIN
 *   nc_reader *reader;
 *   nc_reader_make(answer.conventions, false, NULL, 0, &reader);
 *   nc_rows result = {.size = sizeof result, .statuses = statuses};
 *   nc_read_doubles(reader, &texts, values, &result);   // result.counts[NC_ROW_REFUSED] is 0
 *
 * Texts come and numbers go in batches, laid out as Apache Arrow lays out columns.
 *
 * A function gives an nc_status. Its answer goes into what its last parameters point to; if the status is not
 * NC_OK they stay as they were, unless the function's comment says otherwise. A text has its length with it, in
 * bytes of UTF-8, and needs no zero at its end; NULL stands for the empty text. A text that comes out goes into a
 * buffer of `capacity` bytes; `*length` becomes the length of the whole text, and NC_ERROR_BUFFER says that the
 * buffer is too small, and that nothing is written. So a buffer NULL of capacity 0 asks for the length alone.
 *
 * What is made is freed once, with the function of its kind; freeing NULL does nothing. Any thread may use a column
 * or a reader, but only one thread at a time. A child of a fork can use what it has copies of, and make others.
 *
 * A struct begins with its size, which the caller sets: so the library knows which members the caller's struct has.
 *
 * A convention is a way to write numbers, without a language. It is told by an example, such as
 * "1.234,5". */
#ifndef NUMBER_COLUMNS_H
#define NUMBER_COLUMNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The library ---- */

/* The library's version, such as "0.1.0"; it ends with a zero and is never freed. */
const char *nc_version(void);

/* What a call came to. */
typedef enum nc_status {
  NC_OK = 0,
  NC_NONE = 1,           /* There is nothing to give. */
  NC_ERROR_NULL = 2,     /* A pointer that has to be given is NULL. */
  NC_ERROR_ARGUMENT = 3, /* A number stands for nothing, or a struct's size is too small. */
  NC_ERROR_BUFFER = 4,   /* The buffer is too small; the length that it needs is told. */
  NC_ERROR_BROKEN = 5,   /* A text is not well-formed UTF-8. */
  NC_ERROR_OVERFLOW = 6, /* A column would have too many lines. */
  NC_ERROR_SAVED = 7     /* What was saved is damaged. */
} nc_status;

/* A sentence in English about a status; it ends with a zero and is never freed. */
const char *nc_status_text(nc_status status);

/* ---- Conventions ---- */

/* A set of conventions, a bit for each. */
typedef uint32_t nc_conventions;

#define NC_ALL_CONVENTIONS UINT32_MAX

/* The convention of an example, such as "1.234,5", or the one that a locale writes plain numbers in, by a
 * BCP 47 tag, such as "de-DE"; it needs no ICU. NC_NONE if there is no such convention. */
nc_status nc_convention_named(const char *name, size_t length, nc_conventions *convention);

/* What is known of a convention. */
typedef enum nc_convention_fact {
  NC_CONVENTION_EXAMPLE = 0,            /* Its example, which names the convention. */
  NC_CONVENTION_DECIMAL_SEPARATOR = 1,
  NC_CONVENTION_GROUPING_SEPARATOR = 2, /* One of those that mean the same. */
  NC_CONVENTION_GROUPING_SIZES = 3,     /* "3", or "3 2": the last group, then those before it. */
  NC_CONVENTION_LOCALES = 4             /* BCP 47 tags with spaces between them. */
} nc_convention_fact;

/* A fact about the first convention of a set; NC_NONE if the set is empty. */
nc_status nc_convention_text(
    nc_conventions convention, nc_convention_fact fact, char *buffer, size_t capacity,
    size_t *length);

/* ---- Texts ---- */

/* How Arrow lays out texts. */
typedef enum nc_layout {
  NC_OFFSETS_32 = 0, /* count + 1 offsets of type int32_t: "u", "z" in Arrow's C data interface */
  NC_OFFSETS_64 = 1, /* count + 1 offsets of type int64_t: "U", "Z" */
  NC_VIEWS = 2       /* 16 bytes a text: "vu", "vz" */
} nc_layout;

/* Texts in UTF-8. Nothing of them is kept after a call. */
typedef struct nc_texts {
  size_t size;        /* sizeof(nc_texts) */
  nc_layout layout;
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
} nc_texts;

/* ---- What a column is written in ---- */

/* What is known of a column: it is fed texts, and merged with others. It takes as much memory for ten rows
 * as for a billion. */
typedef struct nc_column nc_column;

/* Makes a column without rows. `missing_words` say "no value", beside "NA", "null" and the like, with line
 * feeds between them; NULL if there are no others. */
nc_status nc_column_make(const char *missing_words, size_t length, nc_column **column);

/* Declares what may stand after numbers and says nothing, such as "kg" or "*", with line feeds between the texts.
 * Refused with NC_ERROR_ARGUMENT once the column has rows. */
nc_status nc_column_set_suffixes(nc_column *column, const char *suffixes, size_t length);

void nc_column_free(nc_column *column);

/* Makes a column that knows the same. */
nc_status nc_column_copy(nc_column *column, nc_column **copy);

/* Adds texts, each a line of its own. A null is an empty cell. NC_ERROR_ARGUMENT if an offset or a view
 * points outside of the bytes, and nothing is added then. */
nc_status nc_column_feed(nc_column *column, const nc_texts *texts);

/* Passes over lines that have no cell, such as a header. */
nc_status nc_column_skip(nc_column *column, size_t lines);

/* Adds another column, whose rows follow; that one stays as it is. The result is the same as if one
 * column had been fed all rows. */
nc_status nc_column_merge(nc_column *column, nc_column *next);

/* Writes what a column knows, as a text that is for nc_column_restore alone: for another process, or
 * another machine. Columns that know the same write the same. */
nc_status nc_column_save(nc_column *column, char *buffer, size_t capacity, size_t *length);

/* Makes a column of what was saved. NC_ERROR_SAVED if that is damaged. */
nc_status nc_column_restore(const char *saved, size_t length, nc_column **column);

/* What the rows of a column say together. */
typedef enum nc_column_outcome {
  NC_CERTAIN = 0,      /* Some conventions read each row, and all of them read the same numbers. */
  NC_AMBIGUOUS = 1,    /* Conventions that read each row read different numbers. */
  NC_CONTRADICTED = 2, /* No convention reads each row; or percentages or currencies are mixed. */
  NC_NOT_NUMBERS = 3,  /* Under half of the rows are numbers. */
  /* As NC_CERTAIN, but one row alone decides others, or the rows may be ids or labels: "007", "Q1". */
  NC_UNSETTLED = 4
} nc_column_outcome;

/* What numbers count. */
typedef enum nc_number_kind {
  NC_MIXED_NUMBERS = 0,
  NC_PLAIN_NUMBERS = 1,
  NC_PERCENTAGES = 2,
  NC_PERMILLES = 3,
  NC_MONEY = 4,
  NC_PERMYRIADS = 5
} nc_number_kind;

/* The answer in numbers. */
typedef struct nc_answer {
  size_t size; /* sizeof(nc_answer) */
  nc_column_outcome outcome;
  nc_number_kind kind;
  nc_conventions conventions; /* Those that read each row; if contradicted, those that read the most. */
  /* Whether the column can be read by these conventions without a question: whether it is NC_CERTAIN. */
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
} nc_answer;

nc_status nc_column_answer(nc_column *column, nc_answer *answer);

/* The lists of an answer. */
typedef enum nc_list {
  NC_SIGNS = 0,         /* Signs of money, as texts. */
  NC_MISSING_WORDS = 1, /* Words for "no value": text and count. */
  NC_READINGS = 2,      /* Conventions, each with a row that shows it, if there is one. */
  NC_DECIDING = 3,      /* The rows that decide: text and line. */
  NC_BLOCKS = 4         /* Rows that are written in the same conventions: lines and count. */
} nc_list;

/* An element of a list; what it has not is zero. */
typedef struct nc_item {
  size_t size; /* sizeof(nc_item) */
  nc_conventions conventions;
  int64_t line;      /* From 1; the first one of a block. */
  int64_t last_line; /* The last one of a block. */
  int64_t count;
} nc_item;

/* An element of a list by its index from 0, and its text; NC_NONE after the last. Texts of cells are cut
 * to 64 bytes. `item` may be NULL. */
nc_status nc_column_item(
    nc_column *column, nc_list list, size_t index, nc_item *item, char *buffer, size_t capacity,
    size_t *length);

/* ---- The numbers of a column ---- */

/* How the texts of a column are read. */
typedef struct nc_reader nc_reader;

/* Makes a reader of what conventions write: a plain number, a percentage, money with the sign of any
 * currency. A text that two of the conventions read as different numbers is doubtful and not read; so
 * NC_ALL_CONVENTIONS reads each row by itself. `reads_foreign_decimals` is for a locale that a person has
 * named: "1.5" is read in "1 234,5" as well, since nothing else can be meant. `missing_words` are as in
 * nc_column_make. */
nc_status nc_reader_make(
    nc_conventions conventions, bool reads_foreign_decimals, const char *missing_words,
    size_t length, nc_reader **reader);

/* The same for a reader as nc_column_set_suffixes. */
nc_status nc_reader_set_suffixes(nc_reader *reader, const char *suffixes, size_t length);

void nc_reader_free(nc_reader *reader);

/* What became of a row. */
typedef enum nc_row_status {
  NC_ROW_NUMBER = 0,
  NC_ROW_MISSING = 1,  /* A null, an empty text, or a word for "no value". */
  NC_ROW_REFUSED = 2,  /* The text is not a number; nc_reader_issue says why. */
  NC_ROW_DOUBTFUL = 3, /* Conventions read different numbers; nc_reader_meaning tells them. */
  NC_ROW_OVERFLOW = 4, /* The number is beyond the type's range. */
  NC_ROW_FRACTION = 5  /* The number has a fraction, or a longer one than the type. */
} nc_row_status;

/* What became of the rows of a batch. */
typedef struct nc_rows {
  size_t size;       /* sizeof(nc_rows) */
  uint8_t *statuses; /* Room for an nc_row_status of each row; or NULL. */
  uint8_t *validity; /* Room for a bit of each row, in whole bytes: 1 if it is a number; or NULL. */
  int64_t counts[6]; /* The number of rows of each nc_row_status. */
  /* The most fraction digits of a number that has NC_ROW_FRACTION: the scale that decimals need. From
   * nc_read_int64s the most that any number is written with: 0 says that all are written as integers. */
  int64_t fraction_digits;
} nc_rows;

/* Reads texts into an array of `texts->count` numbers. A row that is not a number is NaN or 0 there, and its
 * status is another than NC_ROW_NUMBER. `rows` may be NULL.
 *
 * Doubles are the nearest ones; integers and decimals are exact. Decimals have 16 bytes and 38 digits, of
 * which `scale`, 0 to 38, stand after the point, as in Arrow's decimal128. */
nc_status nc_read_doubles(
    nc_reader *reader, const nc_texts *texts, double *values, nc_rows *rows);
nc_status nc_read_int64s(
    nc_reader *reader, const nc_texts *texts, int64_t *values, nc_rows *rows);
nc_status nc_read_decimals(
    nc_reader *reader, const nc_texts *texts, int32_t scale, void *values, nc_rows *rows);

/* Reads texts into texts in plain decimal, with all digits: "-1234.5". `offsets` has room for count + 1
 * offsets, `buffer` for the bytes between them. NC_ERROR_BUFFER if these are more than `capacity`; `*length`
 * is what they need. */
nc_status nc_read_plain_texts(
    nc_reader *reader, const nc_texts *texts, int64_t *offsets, char *buffer, size_t capacity,
    size_t *length, nc_rows *rows);

/* What is known of a refused text. */
typedef enum nc_fact {
  NC_FACT_ISSUE = 0,  /* The name of the issue, such as "incompleteGroup". */
  NC_FACT_MESSAGE = 1 /* A sentence in English. */
} nc_fact;

/* What is wrong with a text that a reader refuses, and where, in bytes. NC_NONE if the text is not refused.
 * `start` and `end` may be NULL. */
nc_status nc_reader_issue(
    nc_reader *reader, const char *text, size_t text_length, nc_fact fact, size_t *start,
    size_t *end, char *buffer, size_t capacity, size_t *length);

/* A number that a text can mean to any convention, by its index from 0, in plain decimal, and the
 * conventions that read it so; NC_NONE after the last. */
nc_status nc_reader_meaning(
    nc_reader *reader, const char *text, size_t text_length, size_t index,
    nc_conventions *conventions, char *buffer, size_t capacity, size_t *length);

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
void nc_arrow_release_array(struct ArrowArray *array);
/* The same for a schema whose format was made by malloc. */
void nc_arrow_release_schema(struct ArrowSchema *schema);

#ifdef __cplusplus
}
#endif
#endif
