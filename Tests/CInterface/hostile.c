/* Calls the C interface as nobody should: each wrong call gives a status, and does nothing else. */
#include <formatting_field.h>
#include <formatting_field_hosted.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define EXPECT(call, expected)                                                             \
  do {                                                                                     \
    ff_status found = (call);                                                              \
    if (found != (expected)) {                                                             \
      printf("%s gives %d, not %d (line %d)\n", #call, found, (expected), __LINE__);       \
      failures++;                                                                          \
    }                                                                                      \
  } while (0)

/* Writes as C does: a number and a period. It refuses numbers that a double does not hold. */
static ptrdiff_t write_plain(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  (void)context;
  char digits[1200], text[1200];
  if (length >= sizeof digits) return -1;
  memcpy(digits, number, length);
  digits[length] = 0;
  int count = snprintf(text, sizeof text, "%.3f", strtod(digits, NULL));
  if (count < 0 || count >= (int)sizeof text || strtod(digits, NULL) > 1e15) return -1;
  if ((size_t)count <= capacity) memcpy(buffer, text, (size_t)count);
  return count;
}

/* Writes whole numbers with a word that depends on the number. */
static ptrdiff_t write_items(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  (void)context;
  char digits[40], text[80];
  if (length >= sizeof digits) return -1;
  memcpy(digits, number, length);
  digits[length] = 0;
  double value = strtod(digits, NULL);
  if (value > 1e15 || value < -1e15) return -1;
  long long whole = (long long)(value + (value < 0 ? -0.5 : 0.5));
  int count = snprintf(text, sizeof text, "%lld item%s", whole, whole == 1 ? "" : "s");
  if ((size_t)count <= capacity) memcpy(buffer, text, (size_t)count);
  return count;
}

/* What a writer acts on in the middle of a call: 1 to act, 2 to free as well. */
static struct {
  int acts;
  ff_field *field;
  ff_hosted *session;
  ff_change *change;
} held;

/* Writes as `write_items`, and acts on what calls it. */
static ptrdiff_t write_acting(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  int acts = held.acts;
  held.acts = 0;
  if (acts) {
    char text[40];
    size_t count;
    EXPECT(ff_field_type(held.field, "7", 1, NULL), FF_ERROR_BUSY);
    EXPECT(ff_field_text(held.field, text, sizeof text, &count), FF_ERROR_BUSY);
    EXPECT(ff_field_undo(held.field, held.change), FF_ERROR_BUSY);
    EXPECT(ff_hosted_commit(held.session, NULL), FF_ERROR_BUSY);
    EXPECT(ff_hosted_press(held.session, FF_KEY_COMMIT, 1), FF_ERROR_BUSY);
  }
  if (acts == 2) {
    ff_hosted_free(held.session);
    ff_change_free(held.change);
    ff_field_free(held.field);
    ff_field_free(held.field);
    EXPECT(ff_field_type(held.field, "7", 1, NULL), FF_ERROR_HANDLE);
  }
  return write_items(context, number, length, buffer, capacity);
}

/* Acts in a field's call and in a session's, without freeing and with it. */
static void act_in_calls(void) {
  for (int way = 0; way < 4; way++) {
    size_t before = ff_handles();
    ff_format *format;
    ff_writer writer = {.size = sizeof writer, .write = write_acting, .allows_negative = true};
    EXPECT(ff_format_from_writer(&writer, NULL, &format, NULL), FF_OK);
    EXPECT(ff_field_make(format, FF_INT64, &held.field), FF_OK);
    ff_format_free(format);
    EXPECT(ff_hosted_make(held.field, &held.session), FF_OK);
    EXPECT(ff_field_type(held.field, "3", 1, &held.change), FF_OK);
    held.acts = way / 2 + 1;
    if (way % 2)
      EXPECT(ff_hosted_commit(held.session, NULL), FF_OK);
    else
      EXPECT(ff_field_set_double(held.field, 8, NULL), FF_OK);
    if (held.acts) printf("a writer is not asked (way %d)\n", way), failures++;
    if (way < 2) {
      ff_hosted_free(held.session);
      ff_change_free(held.change);
      ff_field_free(held.field);
    }
    if (ff_handles() != before) printf("handles are left (way %d)\n", way), failures++;
  }
}

/* Writers that are broken in different ways. */
static ptrdiff_t write_nothing(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  (void)context, (void)number, (void)length, (void)buffer, (void)capacity;
  return -1;
}
static ptrdiff_t write_too_much(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  (void)context, (void)number, (void)length, (void)buffer;
  return (ptrdiff_t)capacity + 1;
}
static ptrdiff_t write_endlessly(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  (void)context, (void)number, (void)length, (void)buffer, (void)capacity;
  return PTRDIFF_MAX;
}
static ptrdiff_t write_broken(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  (void)context, (void)number, (void)length;
  if (capacity > 1) memcpy(buffer, "\xC3(", 2);
  return 2;
}
/* Marks each byte with a mark that does not exist, in two ways. */
static ptrdiff_t write_wrong_marks(
    void *context, const char *number, size_t length, char *buffer, uint8_t *marks,
    size_t capacity) {
  ptrdiff_t count = write_plain(context, number, length, buffer, capacity);
  if (count > 0 && (size_t)count <= capacity) memset(marks, context ? 0xFF : 3, (size_t)count);
  return count;
}

static ptrdiff_t write_the_same(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  (void)context, (void)number, (void)length;
  if (capacity > 3) memcpy(buffer, "1.50", 4);
  return 4;
}

static int released;
static void release(void *context) {
  (void)context;
  released++;
}

/* A change whose number a field of another type cannot hold. */
static void change_of_another_type(void) {
  ff_format *format;
  ff_field *decimal, *small;
  ff_change *change;
  double value;
  EXPECT(ff_format_from_icu("en", 2, "decimal", 7, NULL, &format, NULL), FF_OK);
  EXPECT(ff_field_make(format, FF_DECIMAL, &decimal), FF_OK);
  EXPECT(ff_field_make(format, FF_INT8, &small), FF_OK);
  EXPECT(ff_field_apply(decimal, FF_UTF8, 0, 0, "5.75", 4, FF_TYPED, &change), FF_OK);
  EXPECT(ff_field_redo(small, change), FF_REFUSED_TYPE);
  EXPECT(ff_field_value_double(small, &value), FF_NONE);
  EXPECT(ff_field_apply(small, FF_UTF8, 0, 0, "5.75", 4, FF_TYPED, NULL), FF_OK);
  EXPECT(ff_field_undo(small, change), FF_REFUSED_TYPE);
  EXPECT(ff_field_undo(decimal, change), FF_OK);
  EXPECT(ff_field_redo(decimal, change), FF_OK);
  ff_change_free(change);
  ff_field_free(decimal);
  ff_field_free(small);
  ff_format_free(format);
}

int main(void) {
  char buffer[64];
  size_t length;
  ff_format *format = NULL;
  ff_field *field = NULL;
  ff_change *change = NULL;
  ff_state state = {.size = sizeof state};

  /* Nothing there. */
  EXPECT(ff_field_make(NULL, FF_DOUBLE, &field), FF_ERROR_HANDLE);
  EXPECT(ff_field_text(NULL, buffer, sizeof buffer, &length), FF_ERROR_HANDLE);
  EXPECT(ff_field_commit(NULL, NULL, NULL), FF_ERROR_HANDLE);
  EXPECT(ff_format_from_icu(NULL, 0, NULL, 0, NULL, &format, NULL), FF_ERROR_FORMAT);
  EXPECT(ff_format_from_icu("de", 2, "decimal", 7, NULL, NULL, NULL), FF_ERROR_NULL);
  EXPECT(ff_format_from_icu("de", 2, "deci", 4, NULL, &format, NULL), FF_ERROR_FORMAT);
  EXPECT(ff_format_from_icu("\xFF", 1, "decimal", 7, NULL, &format, NULL), FF_ERROR_BROKEN);
  EXPECT(ff_format_from_icu("de", 2, "currency:EURO", 13, NULL, &format, NULL), FF_ERROR_FORMAT);
  EXPECT(ff_format_from_writer(NULL, NULL, &format, NULL), FF_ERROR_NULL);
  ff_format_options options = FF_FORMAT_OPTIONS;
  options.size = 3;
  EXPECT(ff_format_from_icu("de", 2, "decimal", 7, &options, &format, NULL), FF_ERROR_ARGUMENT);
  options.size = sizeof options;
  options.grouping = 7;
  EXPECT(ff_format_from_icu("de", 2, "decimal", 7, &options, &format, NULL), FF_ERROR_ARGUMENT);
  ff_format_free(NULL);
  ff_field_free(NULL);
  ff_change_free(NULL);

  /* Writers that are none. */
  ff_write writers[] = {write_nothing, write_too_much, write_endlessly, write_broken,
                        write_the_same};
  for (size_t i = 0; i < sizeof writers / sizeof *writers; i++) {
    ff_writer writer = {.size = sizeof writer, .write = writers[i], .release = release};
    char sentence[20] = "#";
    ff_reason reason = {sizeof reason, sentence, sizeof sentence, 0}, shorter = {2, sentence, sizeof sentence, 0};
    EXPECT(ff_format_from_writer(&writer, NULL, &format, &shorter), FF_ERROR_FORMAT);
    if (shorter.length || sentence[0] != '#') printf("a reason is told that has no room\n"), failures++;
    released--;
    EXPECT(ff_format_from_writer(&writer, NULL, &format, &reason), FF_ERROR_FORMAT);
    if (reason.length == 0 || released != (int)i + 1) {
      printf("writer %zu gives no reason, or is not released\n", i);
      failures++;
    }
  }
  /* Wrong marks, or no marks, lead to no format, or to a format that reads what it writes. */
  for (int i = 0; i < 2; i++) {
    ff_marked_writer marker = {.size = sizeof marker, .write = write_wrong_marks};
    marker.context = i ? &i : NULL;
    EXPECT(ff_format_from_marked_writer(&marker, NULL, &format, NULL), FF_ERROR_FORMAT);
    marker.size = 3;
    EXPECT(ff_format_from_marked_writer(&marker, NULL, &format, NULL), FF_ERROR_ARGUMENT);
  }
  ff_writer writer = {.size = sizeof writer, .write = write_plain, .release = release};
  writer.allows_negative = true;
  ff_writer_facts facts = {.size = sizeof facts, .style = "no", .style_length = 2};
  EXPECT(ff_format_from_writer(&writer, &facts, &format, NULL), FF_ERROR_ARGUMENT);
  facts.size = 1;
  EXPECT(ff_format_from_writer(&writer, &facts, &format, NULL), FF_ERROR_ARGUMENT);
  writer.size = 8;
  EXPECT(ff_format_from_writer(&writer, NULL, &format, NULL), FF_ERROR_ARGUMENT);
  writer.size = sizeof writer;
  EXPECT(ff_format_from_writer(&writer, NULL, &format, NULL), FF_OK);
  EXPECT(ff_field_make(format, (ff_type)99, &field), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_make(format, FF_DOUBLE, NULL), FF_ERROR_NULL);
  EXPECT(ff_field_make(format, FF_DOUBLE, &field), FF_OK);
  ff_format_free(format);
  /* A pattern writes these texts, so the writer is released at once. */
  if (released != 8) printf("a writer is kept for nothing\n"), failures++;

  /* A writer that is still needed is released with its last user. */
  ff_writer items = {.size = sizeof items, .write = write_items, .release = release};
  items.allows_negative = true;
  EXPECT(ff_format_from_writer(&items, NULL, &format, NULL), FF_OK);
  ff_field *second;
  EXPECT(ff_field_make(format, FF_INT64, &second), FF_OK);
  ff_format_free(format);
  EXPECT(ff_field_set_double(second, 1, NULL), FF_OK);
  EXPECT(ff_field_text(second, buffer, sizeof buffer, &length), FF_OK);
  if (length != 6 || memcmp(buffer, "1 item", 6)) printf("a writer does not write\n"), failures++;
  if (released != 8) printf("a writer is released while a field has it\n"), failures++;
  ff_field_free(second);
  if (released != 9) printf("a writer is not released with its field\n"), failures++;

  /* Handles of another kind, made-up handles, and freed handles. */
  EXPECT(ff_field_text((ff_field *)format, buffer, sizeof buffer, &length), FF_ERROR_HANDLE);
  EXPECT(ff_field_text((ff_field *)&state, buffer, sizeof buffer, &length), FF_ERROR_HANDLE);
  EXPECT(ff_field_text((ff_field *)(uintptr_t)-1, buffer, sizeof buffer, &length), FF_ERROR_HANDLE);
  EXPECT(ff_format_text((ff_format *)field, "1", 1, buffer, sizeof buffer, &length),
         FF_ERROR_HANDLE);
  EXPECT(ff_format_text(format, "1", 1, buffer, sizeof buffer, &length), FF_ERROR_HANDLE);
  ff_format_free(format);
  ff_format_free((ff_format *)field);
  EXPECT(ff_field_undo(field, (ff_change *)field), FF_ERROR_HANDLE);
  EXPECT(ff_field_set_format(field, format, NULL), FF_ERROR_HANDLE);

  /* Offsets outside of the text, and texts that are not UTF-8. */
  EXPECT(ff_field_apply(field, FF_UTF8, 0, 0, "12", 2, FF_TYPED, &change), FF_OK);
  EXPECT(ff_field_apply(field, FF_UTF8, 3, 3, "1", 1, FF_TYPED, NULL), FF_REFUSED_OUTSIDE);
  EXPECT(ff_field_apply(field, FF_UTF8, 2, 1, "1", 1, FF_TYPED, NULL), FF_REFUSED_OUTSIDE);
  EXPECT(ff_field_apply(field, FF_UTF16, SIZE_MAX / 2, SIZE_MAX / 2, "1", 1, FF_TYPED, NULL),
         FF_REFUSED_OUTSIDE);
  EXPECT(ff_field_apply(field, FF_SCALARS, FF_SELECTION, 0, "1", 1, FF_TYPED, NULL),
         FF_REFUSED_OUTSIDE);
  EXPECT(ff_field_apply(field, (ff_unit)7, 0, 0, "1", 1, FF_TYPED, NULL), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_apply(field, FF_UTF8, 0, 0, "1", 1, (ff_intent)7, NULL), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_apply(field, FF_UTF8, 0, 0, "\xED\xA0\x80", 3, FF_TYPED, NULL),
         FF_REFUSED_BROKEN);
  EXPECT(ff_field_apply(field, FF_UTF8, 0, 0, NULL, 3, FF_TYPED, NULL), FF_REFUSED_BROKEN);
  EXPECT(ff_field_apply(field, FF_UTF8, 0, 0, "1", SIZE_MAX, FF_TYPED, NULL), FF_REFUSED_BROKEN);
  EXPECT(ff_field_follow(
             field, FF_UTF16, "\xED\xA0\xBD", 3, 0, 0, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL),
         FF_REFUSED_BROKEN);
  EXPECT(ff_field_compose(field, "\xFF", 1, NULL), FF_REFUSED_BROKEN);
  EXPECT(ff_field_follow(field, FF_UTF8, "123", 3, 9, 9, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL),
         FF_REFUSED_OUTSIDE);
  EXPECT(ff_field_apply(field, FF_UTF16, 0, 0, "\xF0\x9F\x98\x80", 4, FF_TYPED, NULL), FF_OK);
  EXPECT(ff_field_select(field, FF_UTF16, 1, 1), FF_REFUSED_INSIDE);
  EXPECT(ff_field_undo(field, change), FF_REFUSED_OTHER);
  change_of_another_type();
  EXPECT(ff_field_press(field, (ff_key)99, 1, NULL), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_press(field, (ff_key)-1, 1, NULL), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_press(field, FF_KEY_DELETE_BACKWARD, INT32_MIN, NULL), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_press(field, FF_KEY_DELETE_BACKWARD, INT32_MAX, NULL), FF_OK);
  EXPECT(ff_field_press(field, FF_KEY_DELETE_FORWARD, INT32_MAX, NULL), FF_OK);
  EXPECT(ff_field_value(field, buffer, sizeof buffer, NULL), FF_OK);
  char *much = malloc(100000);
  memset(much, '1', 100000);
  EXPECT(ff_field_apply(field, FF_UTF8, 0, 0, much, 100000, FF_PASTED, NULL), FF_REFUSED_TOO_LONG);
  EXPECT(ff_field_set_value(field, much, 100000, NULL), FF_ERROR_NUMBER);
  free(much);

  /* Buffers and structs that are too small. */
  EXPECT(ff_field_set_value(field, "1234.5", 6, NULL), FF_OK);
  memset(buffer, '#', sizeof buffer);
  EXPECT(ff_field_text(field, buffer, 3, &length), FF_ERROR_BUFFER);
  EXPECT(ff_field_text(field, NULL, 100, NULL), FF_ERROR_NULL);
  if (buffer[0] != '#' || length != 8) printf("a small buffer is written to\n"), failures++;
  state.size = 2;
  EXPECT(ff_field_state(field, FF_UTF8, &state), FF_ERROR_ARGUMENT);
  /* As in a program that was compiled with an earlier, shorter struct. */
  memset(&state, '#', sizeof state);
  state.size = offsetof(ff_state, text_length);
  EXPECT(ff_field_state(field, FF_UTF8, &state), FF_OK);
  if (state.status != FF_ACCEPTABLE || (char)state.text_length != '#') {
    printf("more is written than a struct has room for\n"), failures++;
  }
  EXPECT(ff_field_state(field, FF_UTF8, NULL), FF_ERROR_NULL);

  /* Texts that are not numbers, and unknown words. */
  EXPECT(ff_field_set_value(field, "1,5", 3, NULL), FF_ERROR_NUMBER);
  EXPECT(ff_field_set_value(field, "1e999999999", 11, NULL), FF_ERROR_NUMBER);
  EXPECT(ff_field_set_value(field, "1e400", 5, NULL), FF_ERROR_OVERFLOW);
  EXPECT(ff_field_set_double(field, 0.0 / (double)(length - length), NULL), FF_ERROR_NUMBER);
  EXPECT(ff_field_value_double(field, NULL), FF_ERROR_NULL);
  EXPECT(ff_field_set_bounds(field, "2", 1, "1", 1), FF_ERROR_BOUNDS);
  EXPECT(ff_field_set_bounds(field, "x", 1, NULL, 0), FF_ERROR_NUMBER);
  EXPECT(ff_field_set_step(field, "", 0), FF_ERROR_NUMBER);
  EXPECT(ff_field_set_large_step(field, "1,5", 3), FF_ERROR_NUMBER);
  EXPECT(ff_field_press((ff_field *)change, FF_KEY_LARGE_INCREMENT, 1, NULL), FF_ERROR_HANDLE);
  EXPECT(ff_field_exclude_bounds(NULL, true, true), FF_ERROR_HANDLE);
  EXPECT(ff_field_set_policy(field, (ff_policy)99, 0), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_set_policy(field, FF_COMMIT_POLICY, INT64_MIN), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_set_policy(field, FF_FILTERS_CHARACTERS, INT64_MAX), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_set_policy(field, FF_CLEARS_WHEN_EMPTY, 2), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_fact(field, (ff_subject)5, FF_FACT_TEXT, buffer, 1, &length), FF_ERROR_ARGUMENT);
  EXPECT(ff_field_fact(field, FF_CURRENT_TEXT, FF_FACT_TEXT, buffer, 1, &length), FF_NONE);
  EXPECT(ff_field_suggestion(field, FF_CURRENT_TEXT, SIZE_MAX, buffer, 1, &length), FF_NONE);
  EXPECT(ff_field_announcement(field, "\xFF", 1, buffer, sizeof buffer, &length), FF_ERROR_BROKEN);
  if (strcmp(ff_status_text((ff_status)-5), "There is no such status.")) failures++;

  /* What was saved, damaged at each place. */
  char saved[256], damaged[256];
  EXPECT(ff_field_save(field, saved, sizeof saved, &length), FF_OK);
  for (size_t place = 0; place < length; place++) {
    for (int byte = 0; byte < 256; byte += 7) {
      memcpy(damaged, saved, length);
      damaged[place] = (char)byte;
      ff_status status = ff_field_restore(field, damaged, length);
      if (status != FF_OK && status != FF_ERROR_SAVED) EXPECT(status, FF_ERROR_SAVED);
    }
    EXPECT(ff_field_restore(field, saved, place), FF_ERROR_SAVED);
  }
  EXPECT(ff_field_restore(field, saved, length), FF_OK);

  /* Gone. */
  ff_field_free(field);
  ff_field_free(field);
  EXPECT(ff_field_commit(field, NULL, NULL), FF_ERROR_HANDLE);
  EXPECT(ff_field_apply(field, FF_UTF8, 0, 0, "1", 1, FF_TYPED, NULL), FF_ERROR_HANDLE);
  ff_change_free(change);
  EXPECT(ff_field_undo(field, change), FF_ERROR_HANDLE);
  /* A slot that is taken again has another handle. */
  ff_format *other;
  EXPECT(ff_format_from_icu("de", 2, "decimal", 7, NULL, &other, NULL), FF_OK);
  for (int i = 0; i < 1000; i++) {
    ff_field *next;
    EXPECT(ff_field_make(other, FF_INT8, &next), FF_OK);
    if (next == field) printf("a handle is used again\n"), failures++;
    EXPECT(ff_field_text(field, buffer, sizeof buffer, &length), FF_ERROR_HANDLE);
    ff_field_free(next);
  }
  ff_format_free(other);
  act_in_calls();
  if (ff_handles() != 0) printf("%zu handles are left\n", ff_handles()), failures++;
  return failures != 0;
}
