/* A column through the C interface: what it is written in, its numbers, and calls as nobody should make. */
#include <math.h>
#include <number_columns.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

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

static nc_texts texts_in(nc_layout layout) {
  nc_texts texts = {.size = sizeof texts, .layout = layout, .validity = &validity, .count = ROWS};
  texts.places = layout == NC_OFFSETS_32 ? (void *)offsets
                 : layout == NC_OFFSETS_64 ? (void *)wide_offsets : (void *)views;
  if (layout != NC_VIEWS) {
    texts.bytes = bytes;
    texts.byte_count = (size_t)offsets[ROWS];
  }
  return texts;
}

static nc_column *column_of(nc_texts texts) {
  nc_column *column;
  EXPECT(nc_column_make(NULL, 0, &column) == NC_OK);
  EXPECT(nc_column_feed(column, &texts) == NC_OK);
  return column;
}

static size_t saved(nc_column *column, char *buffer, size_t capacity) {
  size_t length = 0;
  EXPECT(nc_column_save(column, buffer, capacity, &length) == NC_OK);
  return length;
}

/* What a column is written in, in each layout; parts of it, merged; saved and restored. */
static void infer(void) {
  static char whole[4000], other[4000];
  size_t length = 0;
  for (nc_layout layout = NC_OFFSETS_32; layout <= NC_VIEWS; layout++) {
    nc_column *column = column_of(texts_in(layout));
    nc_answer answer = {.size = sizeof answer};
    EXPECT(nc_column_answer(column, &answer) == NC_OK);
    EXPECT(answer.outcome == NC_CONTRADICTED && answer.kind == NC_MONEY && !answer.is_safe);
    EXPECT(answer.rows == ROWS && answer.blanks == 1 && answer.cells == 5);
    EXPECT(answer.refused == 1 && answer.doubtful == 1 && answer.bare == 4);
    char text[64];
    size_t count;
    nc_item item = {.size = sizeof item};
    EXPECT(nc_column_item(column, NC_DECIDING, 0, &item, text, sizeof text, &count) == NC_OK);
    EXPECT(item.line == 6 && count == 7 && !memcmp(text, "1234.50", 7));
    EXPECT(nc_column_item(column, NC_DECIDING, 1, NULL, text, sizeof text, &count) == NC_NONE);
    EXPECT(nc_column_item(column, NC_MISSING_WORDS, 0, &item, text, sizeof text, &count) == NC_OK);
    EXPECT(item.count == 1 && count == 2 && !memcmp(text, "NA", 2));
    EXPECT(nc_convention_text(answer.conventions, NC_CONVENTION_EXAMPLE, text, sizeof text, &count)
           == NC_OK);
    EXPECT(count == 7 && !memcmp(text, "1.234,5", 7));
    length = saved(column, whole, sizeof whole);
    for (size_t split = 0; split <= ROWS; split++) {
      nc_texts first = texts_in(layout), second = texts_in(layout);
      first.count = split;
      second.first = split;
      second.count = ROWS - split;
      nc_column *begin = column_of(first), *end = column_of(second), *copy;
      EXPECT(nc_column_merge(begin, end) == NC_OK);
      EXPECT(saved(begin, other, sizeof other) == length && !memcmp(whole, other, length));
      EXPECT(nc_column_copy(begin, &copy) == NC_OK);
      EXPECT(saved(copy, other, sizeof other) == length && !memcmp(whole, other, length));
      nc_column_free(begin);
      nc_column_free(end);
      nc_column_free(copy);
    }
    nc_column_free(column);
  }
  nc_column *restored;
  EXPECT(nc_column_restore(whole, length, &restored) == NC_OK);
  EXPECT(saved(restored, other, sizeof other) == length && !memcmp(whole, other, length));
  EXPECT(nc_column_merge(restored, restored) == NC_OK);
  nc_column_free(restored);
  /* A text that is cut, or has another byte somewhere, is another column or none. */
  for (size_t place = 0; place < length; place++) {
    EXPECT(nc_column_restore(whole, place, &restored) == NC_ERROR_SAVED);
    for (int bit = 0; bit < 8; bit++) {
      memcpy(other, whole, length);
      other[place] ^= (char)(1 << bit);
      if (nc_column_restore(other, length, &restored) != NC_OK) continue;
      nc_answer answer = {.size = sizeof answer};
      EXPECT(nc_column_answer(restored, &answer) == NC_OK);
      EXPECT(nc_column_merge(restored, restored) == NC_OK);
      nc_column_free(restored);
    }
  }
}

/* The numbers of a column, in each type. */
static void read_numbers(void) {
  nc_conventions convention;
  EXPECT(nc_convention_named("1.234,5", 7, &convention) == NC_OK);
  nc_reader *reader;
  EXPECT(nc_reader_make(convention, false, NULL, 0, &reader) == NC_OK);
  for (nc_layout layout = NC_OFFSETS_32; layout <= NC_VIEWS; layout++) {
    nc_texts texts = texts_in(layout);
    double doubles[ROWS];
    uint8_t statuses[ROWS], bits;
    nc_rows result = {.size = sizeof result, .statuses = statuses, .validity = &bits};
    EXPECT(nc_read_doubles(reader, &texts, doubles, &result) == NC_OK);
    EXPECT(doubles[0] == 1250 && isnan(doubles[1]) && doubles[3] == 12.75 && isnan(doubles[5]));
    EXPECT(!memcmp(statuses, "\0\1\0\0\1\2\0", ROWS) && bits == 0x4D);
    EXPECT(result.counts[NC_ROW_NUMBER] == 4 && result.counts[NC_ROW_MISSING] == 2);
    int64_t integers[ROWS];
    EXPECT(nc_read_int64s(reader, &texts, integers, &result) == NC_OK);
    EXPECT(integers[0] == 1250 && integers[2] == 0 && statuses[2] == NC_ROW_FRACTION);
    EXPECT(result.fraction_digits == 2);
    int64_t decimals[2 * ROWS];
    EXPECT(nc_read_decimals(reader, &texts, 2, decimals, &result) == NC_OK);
    EXPECT(decimals[0] == 125000 && decimals[1] == 0 && decimals[6] == 1275);
    int64_t places[ROWS + 1];
    char plain[64];
    size_t length;
    EXPECT(nc_read_plain_texts(reader, &texts, places, plain, sizeof plain, &length, &result) == NC_OK);
    EXPECT(length == 13 && !memcmp(plain, "12500.512.757", 13) && places[3] == 7);
    EXPECT(nc_read_plain_texts(reader, &texts, places, plain, 12, &length, NULL) == NC_ERROR_BUFFER);
    EXPECT(length == 13);
  }
  size_t start, end, length;
  char text[100];
  EXPECT(nc_reader_issue(reader, "12.5", 4, NC_FACT_ISSUE, &start, &end, text, 100, &length) == NC_OK);
  EXPECT(start == 0 && end == 4 && !memcmp(text, "incompleteGroup", length));
  EXPECT(nc_reader_issue(reader, "12,5", 4, NC_FACT_ISSUE, &start, &end, text, 100, &length) == NC_NONE);
  EXPECT(nc_reader_meaning(reader, "1.250", 5, 1, &convention, text, 100, &length) == NC_OK);
  EXPECT(length == 4 && !memcmp(text, "1250", 4));
  EXPECT(nc_reader_meaning(reader, "1.250", 5, 2, NULL, text, 100, &length) == NC_NONE);
  nc_reader_free(reader);
  EXPECT(nc_reader_make(NC_ALL_CONVENTIONS, false, "-", 1, &reader) == NC_OK);
  nc_texts texts = texts_in(NC_OFFSETS_32);
  double doubles[ROWS];
  nc_rows result = {.size = sizeof result};
  EXPECT(nc_read_doubles(reader, &texts, doubles, &result) == NC_OK);
  EXPECT(result.counts[NC_ROW_DOUBTFUL] == 1 && result.counts[NC_ROW_NUMBER] == 4);
  /* What stands after numbers is declared; a number with an exponent needs no word. */
  int32_t places[] = {0, 7, 15};
  nc_texts weights = {sizeof weights, NC_OFFSETS_32, places, "12,5 kg1,23E-05", 15, .count = 2};
  EXPECT(nc_reader_set_suffixes(reader, "*\nkg", 4) == NC_OK);
  EXPECT(nc_read_doubles(reader, &weights, doubles, NULL) == NC_OK);
  EXPECT(doubles[0] == 12.5 && doubles[1] == 1.23e-05);
  nc_reader_free(reader);
  nc_column *column;
  EXPECT(nc_column_make(NULL, 0, &column) == NC_OK);
  EXPECT(nc_column_set_suffixes(column, "kg", 2) == NC_OK);
  EXPECT(nc_column_feed(column, &weights) == NC_OK);
  EXPECT(nc_column_set_suffixes(column, "kg", 2) == NC_ERROR_ARGUMENT);
  nc_answer answer = {.size = sizeof answer};
  EXPECT(nc_column_answer(column, &answer) == NC_OK && answer.outcome == NC_CERTAIN);
  nc_column_free(column);
}

/* A convention by its locale, without ICU. */
static void convention(void) {
  nc_conventions convention;
  char text[20];
  size_t length;
  EXPECT(nc_convention_named("de_at", 5, &convention) == NC_OK);
  EXPECT(nc_convention_text(convention, NC_CONVENTION_EXAMPLE, text, sizeof text, &length) == NC_OK);
  EXPECT(length == 7 && !memcmp(text, "1 234,5", 7));
}

/* Threads have columns and readers of their own; a child of a process with threads can make others. */
static void *read_column(void *result) {
  static const char bytes[] = "1.2500,512,75";
  static const int32_t offsets[] = {0, 5, 8, 13};
  const nc_texts texts = {
      .size = sizeof texts, .places = offsets, .bytes = bytes, .byte_count = 13, .count = 3};
  *(int *)result = 1;
  for (int round = 0; round < 200; round++) {
    nc_column *column, *following;
    nc_reader *reader;
    nc_answer answer = {.size = sizeof answer};
    double values[3];
    if (nc_column_make(NULL, 0, &column) || nc_column_feed(column, &texts) ||
        nc_column_copy(column, &following) || nc_column_merge(column, following) ||
        nc_column_answer(column, &answer) || answer.outcome != NC_CERTAIN ||
        nc_reader_make(answer.conventions, false, NULL, 0, &reader) ||
        nc_read_doubles(reader, &texts, values, NULL) || values[0] != 1250) {
      return NULL;
    }
    nc_column_free(column);
    nc_column_free(following);
    nc_reader_free(reader);
  }
  *(int *)result = 0;
  return NULL;
}

static void threads_and_forks(void) {
  pthread_t threads[2];
  int results[2], status = 0;
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, read_column, &results[i]);
  for (int round = 0; round < 40 && status == 0; round++) {
    pid_t child = fork();
    if (child == 0) {
      int result;
      alarm(20);
      read_column(&result);
      _exit(result);
    }
    EXPECT(child > 0 && waitpid(child, &status, 0) == child && status == 0);
  }
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], NULL);
    EXPECT(results[i] == 0);
  }
}

/* Calls as nobody should make them. */
static void hostile(void) {
  nc_column *column, *none = NULL;
  nc_reader *reader;
  nc_texts good = texts_in(NC_OFFSETS_32);
  nc_answer answer = {.size = sizeof answer};
  double doubles[ROWS];
  size_t length;
  nc_conventions convention;
  EXPECT(nc_column_make(NULL, 0, NULL) == NC_ERROR_NULL);
  EXPECT(nc_column_make("\xFF", 1, &column) == NC_ERROR_BROKEN);
  EXPECT(nc_column_make(NULL, 0, &column) == NC_OK);
  EXPECT(nc_column_feed(none, &good) == NC_ERROR_NULL);
  EXPECT(nc_column_feed(column, NULL) == NC_ERROR_NULL);
  nc_texts bad[] = {good, good, good, good, good, good, good, good, good};
  bad[0].size = 8;
  bad[1].layout = (nc_layout)9;
  bad[2].places = NULL;
  bad[3].bytes = NULL;
  bad[4].byte_count = 3;
  bad[5].count = SIZE_MAX;
  bad[6].first = SIZE_MAX / 2;
  bad[7].byte_count = SIZE_MAX;
  int32_t backwards[ROWS + 1] = {5, 4, 3, 2, 1, 0, -1, -2};
  bad[8].places = backwards;
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    EXPECT(nc_column_feed(column, &bad[i]) != NC_OK);
  }
  /* Views into buffers that are not there. */
  int32_t view[4] = {20, 0, 0, 0};
  const void *buffers[] = {bytes};
  int64_t sizes[] = {-1};
  nc_texts far = {.size = sizeof far, .layout = NC_VIEWS, .places = view, .count = 1};
  EXPECT(nc_column_feed(column, &far) == NC_ERROR_ARGUMENT);
  far.buffers = buffers;
  far.buffer_count = 1;
  EXPECT(nc_column_feed(column, &far) == NC_ERROR_NULL);
  far.buffer_sizes = sizes;
  EXPECT(nc_column_feed(column, &far) == NC_ERROR_ARGUMENT);
  sizes[0] = 19;
  EXPECT(nc_column_feed(column, &far) == NC_ERROR_ARGUMENT);
  EXPECT(nc_column_answer(column, &answer) == NC_OK && answer.lines == 0);
  /* No rows at all. */
  nc_texts empty = {.size = sizeof empty};
  EXPECT(nc_column_feed(column, &empty) == NC_OK);
  EXPECT(nc_column_skip(column, SIZE_MAX) == NC_ERROR_OVERFLOW);
  EXPECT(nc_column_skip(column, (size_t)INT64_MAX >> 10) == NC_OK);
  EXPECT(nc_column_feed(column, &good) == NC_ERROR_OVERFLOW);
  EXPECT(nc_column_merge(column, column) == NC_ERROR_OVERFLOW);
  EXPECT(nc_column_merge(column, none) == NC_ERROR_NULL);
  answer.size = 3;
  EXPECT(nc_column_answer(column, &answer) == NC_ERROR_ARGUMENT);
  EXPECT(nc_column_answer(column, NULL) == NC_ERROR_NULL);
  EXPECT(nc_column_item(column, (nc_list)7, 0, NULL, NULL, 0, &length) == NC_ERROR_ARGUMENT);
  EXPECT(nc_column_item(column, NC_SIGNS, SIZE_MAX, NULL, NULL, 0, &length) == NC_NONE);
  nc_column_free(column);
  nc_column_free(NULL);
  EXPECT(nc_column_save(NULL, NULL, 0, &length) == NC_ERROR_NULL);
  EXPECT(nc_column_restore("fc1", 3, &column) == NC_ERROR_SAVED);
  EXPECT(nc_convention_named("1.5.2", 5, &convention) == NC_NONE);
  EXPECT(nc_convention_text(0, NC_CONVENTION_EXAMPLE, NULL, 0, &length) == NC_NONE);
  EXPECT(nc_reader_make(0, false, NULL, 0, &reader) == NC_ERROR_ARGUMENT);
  EXPECT(nc_reader_set_suffixes(NULL, "kg", 2) == NC_ERROR_NULL);
  EXPECT(nc_reader_make(NC_ALL_CONVENTIONS, true, NULL, 0, &reader) == NC_OK);
  EXPECT(nc_read_doubles(reader, &good, NULL, NULL) == NC_ERROR_NULL);
  EXPECT(nc_read_doubles(NULL, &good, doubles, NULL) == NC_ERROR_NULL);
  EXPECT(nc_read_doubles(reader, &bad[4], doubles, NULL) == NC_ERROR_ARGUMENT);
  EXPECT(nc_read_decimals(reader, &good, 39, doubles, NULL) == NC_ERROR_ARGUMENT);
  EXPECT(nc_read_plain_texts(reader, &good, NULL, NULL, 0, &length, NULL) == NC_ERROR_NULL);
  nc_rows small = {.size = 4};
  EXPECT(nc_read_doubles(reader, &good, doubles, &small) == NC_ERROR_ARGUMENT);
  EXPECT(nc_reader_issue(reader, "\xFF", 1, NC_FACT_ISSUE, NULL, NULL, NULL, 0, &length)
         == NC_ERROR_BROKEN);
  nc_reader_free(reader);
}

int main(int count, char **arguments) {
  (void)arguments;
  /* First of all, so that the first use of everything happens beside forks. With an argument not at all: what other
   * threads had is lost in a child, which valgrind calls a leak. */
  if (count == 1) threads_and_forks();
  lay_out();
  infer();
  read_numbers();
  convention();
  hostile();
  return failures != 0;
}
