/* A column through the C interface: what it is written in, its numbers, and calls as nobody should make. */
#include <formatting_field_column.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define EXPECT(condition)                                               \
  do {                                                                  \
    if (!(condition)) {                                                 \
      printf("not so: %s (line %d)\n", #condition, __LINE__);           \
      failures++;                                                       \
    }                                                                   \
  } while (0)

static const char *const rows[] = {"1.250", "", "0,5", "12,75 \xE2\x82\xAC", "NA", "1234.50", "7"};
enum { ROWS = sizeof rows / sizeof *rows };

static char bytes[200];
static int32_t offsets[ROWS + 1];
static int64_t wide_offsets[ROWS + 1];
static unsigned char views[16 * ROWS];
static const uint8_t validity = 0x7D; /* The second row is a null. */

/* Lays out the rows in each way that Arrow has. */
static void lay_out(void) {
  for (int row = 0; row < ROWS; row++) {
    int32_t length = (int32_t)strlen(rows[row]);
    memcpy(bytes + offsets[row], rows[row], (size_t)length);
    memcpy(views + 16 * row, &length, 4);
    memcpy(views + 16 * row + 4, rows[row], (size_t)length);
    offsets[row + 1] = offsets[row] + length;
    wide_offsets[row + 1] = offsets[row + 1];
  }
}

static ff_texts texts_in(ff_layout layout) {
  ff_texts texts = {.size = sizeof texts, .layout = layout, .validity = &validity, .count = ROWS};
  texts.places = layout == FF_OFFSETS_32 ? (void *)offsets
                 : layout == FF_OFFSETS_64 ? (void *)wide_offsets : (void *)views;
  if (layout != FF_VIEWS) {
    texts.bytes = bytes;
    texts.byte_count = (size_t)offsets[ROWS];
  }
  return texts;
}

static ff_column *column_of(ff_texts texts) {
  ff_column *column;
  EXPECT(ff_column_make(NULL, 0, &column) == FF_OK);
  EXPECT(ff_column_feed(column, &texts) == FF_OK);
  return column;
}

static size_t saved(ff_column *column, char *buffer, size_t capacity) {
  size_t length = 0;
  EXPECT(ff_column_save(column, buffer, capacity, &length) == FF_OK);
  return length;
}

/* What a column is written in, in each layout; parts of it, merged; saved and restored. */
static void infer(void) {
  static char whole[4000], other[4000];
  size_t length = 0;
  for (ff_layout layout = FF_OFFSETS_32; layout <= FF_VIEWS; layout++) {
    ff_column *column = column_of(texts_in(layout));
    ff_answer answer = {.size = sizeof answer};
    EXPECT(ff_column_answer(column, &answer) == FF_OK);
    EXPECT(answer.outcome == FF_CONTRADICTED && answer.kind == FF_MONEY && !answer.is_safe);
    EXPECT(answer.rows == ROWS && answer.blanks == 1 && answer.cells == 5);
    EXPECT(answer.refused == 1 && answer.doubtful == 1 && answer.bare == 4);
    char text[64];
    size_t count;
    ff_item item = {.size = sizeof item};
    EXPECT(ff_column_item(column, FF_DECIDING, 0, &item, text, sizeof text, &count) == FF_OK);
    EXPECT(item.line == 6 && count == 7 && !memcmp(text, "1234.50", 7));
    EXPECT(ff_column_item(column, FF_DECIDING, 1, NULL, text, sizeof text, &count) == FF_NONE);
    EXPECT(ff_column_item(column, FF_MISSING_WORDS, 0, &item, text, sizeof text, &count) == FF_OK);
    EXPECT(item.count == 1 && count == 2 && !memcmp(text, "NA", 2));
    EXPECT(ff_convention_text(answer.conventions, FF_CONVENTION_EXAMPLE, text, sizeof text, &count)
           == FF_OK);
    EXPECT(count == 7 && !memcmp(text, "1.234,5", 7));
    length = saved(column, whole, sizeof whole);
    for (size_t split = 0; split <= ROWS; split++) {
      ff_texts first = texts_in(layout), second = texts_in(layout);
      first.count = split;
      second.first = split;
      second.count = ROWS - split;
      ff_column *begin = column_of(first), *end = column_of(second), *copy;
      EXPECT(ff_column_merge(begin, end) == FF_OK);
      EXPECT(saved(begin, other, sizeof other) == length && !memcmp(whole, other, length));
      EXPECT(ff_column_copy(begin, &copy) == FF_OK);
      EXPECT(saved(copy, other, sizeof other) == length && !memcmp(whole, other, length));
      ff_column_free(begin);
      ff_column_free(end);
      ff_column_free(copy);
    }
    ff_column_free(column);
  }
  ff_column *restored;
  EXPECT(ff_column_restore(whole, length, &restored) == FF_OK);
  EXPECT(saved(restored, other, sizeof other) == length && !memcmp(whole, other, length));
  EXPECT(ff_column_merge(restored, restored) == FF_OK);
  ff_column_free(restored);
  /* A text that is cut, or has another byte somewhere, is another column or none. */
  for (size_t place = 0; place < length; place++) {
    EXPECT(ff_column_restore(whole, place, &restored) == FF_ERROR_SAVED);
    for (int bit = 0; bit < 8; bit++) {
      memcpy(other, whole, length);
      other[place] ^= (char)(1 << bit);
      if (ff_column_restore(other, length, &restored) != FF_OK) continue;
      ff_answer answer = {.size = sizeof answer};
      EXPECT(ff_column_answer(restored, &answer) == FF_OK);
      EXPECT(ff_column_merge(restored, restored) == FF_OK);
      ff_column_free(restored);
    }
  }
}

/* The numbers of a column, in each type. */
static void read(void) {
  ff_conventions convention;
  EXPECT(ff_convention_named("1.234,5", 7, &convention) == FF_OK);
  ff_reader *reader;
  EXPECT(ff_reader_make(convention, false, NULL, 0, &reader) == FF_OK);
  for (ff_layout layout = FF_OFFSETS_32; layout <= FF_VIEWS; layout++) {
    ff_texts texts = texts_in(layout);
    double doubles[ROWS];
    uint8_t statuses[ROWS], bits;
    ff_rows result = {.size = sizeof result, .statuses = statuses, .validity = &bits};
    EXPECT(ff_read_doubles(reader, &texts, doubles, &result) == FF_OK);
    EXPECT(doubles[0] == 1250 && isnan(doubles[1]) && doubles[3] == 12.75 && isnan(doubles[5]));
    EXPECT(!memcmp(statuses, "\0\1\0\0\1\2\0", ROWS) && bits == 0x4D);
    EXPECT(result.counts[FF_ROW_NUMBER] == 4 && result.counts[FF_ROW_MISSING] == 2);
    int64_t integers[ROWS];
    EXPECT(ff_read_int64s(reader, &texts, integers, &result) == FF_OK);
    EXPECT(integers[0] == 1250 && integers[2] == 0 && statuses[2] == FF_ROW_FRACTION);
    EXPECT(result.fraction_digits == 2);
    int64_t decimals[2 * ROWS];
    EXPECT(ff_read_decimals(reader, &texts, 2, decimals, &result) == FF_OK);
    EXPECT(decimals[0] == 125000 && decimals[1] == 0 && decimals[6] == 1275);
    int64_t places[ROWS + 1];
    char plain[64];
    size_t length;
    EXPECT(ff_read_plain_texts(reader, &texts, places, plain, sizeof plain, &length, &result) == FF_OK);
    EXPECT(length == 13 && !memcmp(plain, "12500.512.757", 13) && places[3] == 7);
    EXPECT(ff_read_plain_texts(reader, &texts, places, plain, 12, &length, NULL) == FF_ERROR_BUFFER);
    EXPECT(length == 13);
  }
  size_t start, end, length;
  char text[100];
  EXPECT(ff_reader_issue(reader, "12.5", 4, FF_FACT_ISSUE, &start, &end, text, 100, &length) == FF_OK);
  EXPECT(start == 0 && end == 4 && !memcmp(text, "incompleteGroup", length));
  EXPECT(ff_reader_issue(reader, "12,5", 4, FF_FACT_ISSUE, &start, &end, text, 100, &length) == FF_NONE);
  EXPECT(ff_reader_meaning(reader, "1.250", 5, 1, &convention, text, 100, &length) == FF_OK);
  EXPECT(length == 4 && !memcmp(text, "1250", 4));
  EXPECT(ff_reader_meaning(reader, "1.250", 5, 2, NULL, text, 100, &length) == FF_NONE);
  ff_reader_free(reader);
  EXPECT(ff_reader_make(FF_ALL_CONVENTIONS, false, "-", 1, &reader) == FF_OK);
  ff_texts texts = texts_in(FF_OFFSETS_32);
  double doubles[ROWS];
  ff_rows result = {.size = sizeof result};
  EXPECT(ff_read_doubles(reader, &texts, doubles, &result) == FF_OK);
  EXPECT(result.counts[FF_ROW_DOUBTFUL] == 1 && result.counts[FF_ROW_NUMBER] == 4);
  /* What stands behind numbers is declared; a number with an exponent needs no word. */
  int32_t places[] = {0, 7, 15};
  ff_texts weights = {sizeof weights, FF_OFFSETS_32, places, "12,5 kg1,23E-05", 15, .count = 2};
  EXPECT(ff_reader_set_suffixes(reader, "*\nkg", 4) == FF_OK);
  EXPECT(ff_read_doubles(reader, &weights, doubles, NULL) == FF_OK);
  EXPECT(doubles[0] == 12.5 && doubles[1] == 1.23e-05);
  ff_reader_free(reader);
  ff_column *column;
  EXPECT(ff_column_make(NULL, 0, &column) == FF_OK);
  EXPECT(ff_column_set_suffixes(column, "kg", 2) == FF_OK);
  EXPECT(ff_column_feed(column, &weights) == FF_OK);
  EXPECT(ff_column_set_suffixes(column, "kg", 2) == FF_ERROR_ARGUMENT);
  ff_answer answer = {.size = sizeof answer};
  EXPECT(ff_column_answer(column, &answer) == FF_OK && answer.outcome == FF_CERTAIN);
  ff_column_free(column);
}

/* A format without ICU, and what it reads. */
static void convention_format(void) {
  ff_conventions convention;
  ff_format *format;
  ff_reader *reader;
  EXPECT(ff_convention_named("de_at", 5, &convention) == FF_OK);
  EXPECT(ff_format_from_convention(convention, &format) == FF_OK);
  char text[20];
  size_t length;
  EXPECT(ff_format_text(format, "1234.5", 6, text, sizeof text, &length) == FF_OK);
  EXPECT(length == 7 && !memcmp(text, "1 234,5", 7));
  EXPECT(ff_reader_of_format(format, NULL, 0, &reader) == FF_OK);
  ff_format_free(format);
  ff_texts texts = texts_in(FF_VIEWS);
  double doubles[ROWS];
  ff_rows result = {.size = sizeof result};
  EXPECT(ff_read_doubles(reader, &texts, doubles, &result) == FF_OK);
  EXPECT(result.counts[FF_ROW_MISSING] == 2 && doubles[2] == 0.5);
  ff_reader_free(reader);
}

/* Calls as nobody should make them. */
static void hostile(void) {
  ff_column *column, *none = NULL;
  ff_reader *reader;
  ff_texts good = texts_in(FF_OFFSETS_32);
  ff_answer answer = {.size = sizeof answer};
  double doubles[ROWS];
  size_t length;
  ff_conventions convention;
  EXPECT(ff_column_make(NULL, 0, NULL) == FF_ERROR_NULL);
  EXPECT(ff_column_make("\xFF", 1, &column) == FF_ERROR_BROKEN);
  EXPECT(ff_column_make(NULL, 0, &column) == FF_OK);
  EXPECT(ff_column_feed(none, &good) == FF_ERROR_HANDLE);
  EXPECT(ff_column_feed((ff_column *)&good, &good) == FF_ERROR_HANDLE);
  EXPECT(ff_column_feed(column, NULL) == FF_ERROR_NULL);
  ff_texts bad[] = {good, good, good, good, good, good, good, good, good};
  bad[0].size = 8;
  bad[1].layout = (ff_layout)9;
  bad[2].places = NULL;
  bad[3].bytes = NULL;
  bad[4].byte_count = 3;
  bad[5].count = SIZE_MAX;
  bad[6].first = SIZE_MAX / 2;
  bad[7].byte_count = SIZE_MAX;
  int32_t backwards[ROWS + 1] = {5, 4, 3, 2, 1, 0, -1, -2};
  bad[8].places = backwards;
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    EXPECT(ff_column_feed(column, &bad[i]) != FF_OK);
  }
  /* Views into buffers that are not there. */
  int32_t view[4] = {20, 0, 0, 0};
  const void *buffers[] = {bytes};
  int64_t sizes[] = {-1};
  ff_texts far = {.size = sizeof far, .layout = FF_VIEWS, .places = view, .count = 1};
  EXPECT(ff_column_feed(column, &far) == FF_ERROR_ARGUMENT);
  far.buffers = buffers;
  far.buffer_count = 1;
  EXPECT(ff_column_feed(column, &far) == FF_ERROR_NULL);
  far.buffer_sizes = sizes;
  EXPECT(ff_column_feed(column, &far) == FF_ERROR_ARGUMENT);
  sizes[0] = 19;
  EXPECT(ff_column_feed(column, &far) == FF_ERROR_ARGUMENT);
  EXPECT(ff_column_answer(column, &answer) == FF_OK && answer.lines == 0);
  /* No rows at all. */
  ff_texts empty = {.size = sizeof empty};
  EXPECT(ff_column_feed(column, &empty) == FF_OK);
  EXPECT(ff_column_skip(column, SIZE_MAX) == FF_ERROR_OVERFLOW);
  EXPECT(ff_column_skip(column, (size_t)INT64_MAX >> 10) == FF_OK);
  EXPECT(ff_column_feed(column, &good) == FF_ERROR_OVERFLOW);
  EXPECT(ff_column_merge(column, column) == FF_ERROR_OVERFLOW);
  EXPECT(ff_column_merge(column, none) == FF_ERROR_HANDLE);
  answer.size = 3;
  EXPECT(ff_column_answer(column, &answer) == FF_ERROR_ARGUMENT);
  EXPECT(ff_column_answer(column, NULL) == FF_ERROR_NULL);
  EXPECT(ff_column_item(column, (ff_list)7, 0, NULL, NULL, 0, &length) == FF_ERROR_ARGUMENT);
  EXPECT(ff_column_item(column, FF_SIGNS, SIZE_MAX, NULL, NULL, 0, &length) == FF_NONE);
  ff_column_free(column);
  ff_column_free(column);
  EXPECT(ff_column_save(column, NULL, 0, &length) == FF_ERROR_HANDLE);
  EXPECT(ff_column_restore("fc1", 3, &column) == FF_ERROR_SAVED);
  EXPECT(ff_convention_named("1.5.2", 5, &convention) == FF_NONE);
  EXPECT(ff_convention_text(0, FF_CONVENTION_EXAMPLE, NULL, 0, &length) == FF_NONE);
  EXPECT(ff_reader_make(0, false, NULL, 0, &reader) == FF_ERROR_ARGUMENT);
  EXPECT(ff_reader_set_suffixes(NULL, "kg", 2) == FF_ERROR_HANDLE);
  EXPECT(ff_reader_of_format(NULL, NULL, 0, &reader) == FF_ERROR_HANDLE);
  EXPECT(ff_reader_make(FF_ALL_CONVENTIONS, true, NULL, 0, &reader) == FF_OK);
  EXPECT(ff_read_doubles(reader, &good, NULL, NULL) == FF_ERROR_NULL);
  EXPECT(ff_read_doubles(NULL, &good, doubles, NULL) == FF_ERROR_HANDLE);
  EXPECT(ff_read_doubles(reader, &bad[4], doubles, NULL) == FF_ERROR_ARGUMENT);
  EXPECT(ff_read_decimals(reader, &good, 39, doubles, NULL) == FF_ERROR_ARGUMENT);
  EXPECT(ff_read_plain_texts(reader, &good, NULL, NULL, 0, &length, NULL) == FF_ERROR_NULL);
  ff_rows small = {.size = 4};
  EXPECT(ff_read_doubles(reader, &good, doubles, &small) == FF_ERROR_ARGUMENT);
  EXPECT(ff_reader_issue(reader, "\xFF", 1, FF_FACT_ISSUE, NULL, NULL, NULL, 0, &length)
         == FF_ERROR_BROKEN);
  ff_reader_free(reader);
}

int main(void) {
  lay_out();
  infer();
  read();
  convention_format();
  hostile();
  EXPECT(ff_handles() == 0);
  return failures != 0;
}
