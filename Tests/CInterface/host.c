/* What a host asks of a field besides editing, and what it is told. */
#include <formatting_field.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define EXPECT(condition)                                             \
  do {                                                                \
    if (!(condition)) {                                               \
      printf("line %d: not so: %s\n", __LINE__, #condition);          \
      failures++;                                                     \
    }                                                                 \
  } while (0)

/* Whether a function gives this text. */
#define GIVES(expected, ...) (gives(__VA_ARGS__, found, sizeof found, &length), \
                              length == strlen(expected) && !memcmp(found, expected, length))
#define gives(function, ...) (length = 0, (void)function(__VA_ARGS__))

/* Writes areas, rounded to whole numbers: "-1.234 m2". The mark of the 2 says that it is not a
 * digit of the number; without marks the text leaves a doubt. */
static ptrdiff_t write_marked(
    void *context, const char *number, size_t length, char *buffer, uint8_t *marks,
    size_t capacity) {
  (void)context;
  char literal[64], digits[64];
  char text[96];
  uint8_t found[96];
  size_t count = 0;
  if (length >= sizeof literal) return -1;
  memcpy(literal, number, length);
  literal[length] = 0;
  double value = strtod(literal, NULL);
  if (value > 1e15 || value < -1e15) return -1;
  snprintf(digits, sizeof digits, "%.0f", value);
  size_t all = strlen(digits);
  for (size_t i = 0; i < all; i++) {
    bool is_sign = digits[i] == '-';
    if (i > 0 && digits[i - 1] != '-' && (all - i) % 3 == 0) {
      text[count] = '.', found[count++] = FF_MARK_GROUPING_SEPARATOR;
    }
    text[count] = digits[i], found[count++] = is_sign ? FF_MARK_SIGN : FF_MARK_INTEGER;
  }
  memcpy(text + count, " m2", 3);
  memset(found + count, FF_MARK_LITERAL, 3);
  count += 3;
  if (count > capacity) return (ptrdiff_t)count;
  memcpy(buffer, text, count);
  if (marks) memcpy(marks, found, count);
  return (ptrdiff_t)count;
}

static ptrdiff_t write_text(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  return write_marked(context, number, length, buffer, NULL, capacity);
}

static int released;

static void release(void *context) {
  (void)context;
  released++;
}

int main(void) {
  char found[300];
  size_t length;
  ff_format *german;
  ff_field *field;
  ff_change *change;
  ff_outcome outcome;
  ff_state state = {.size = sizeof state};
  double real;
  EXPECT(ff_abi() == FF_ABI && strlen(ff_version()) > 2);
  EXPECT(!ff_format_from_icu("de-DE", 5, "decimal", 7, NULL, &german, NULL));
  EXPECT(GIVES("-1.234,5", ff_format_text, german, "-1234.5", 7));
  ff_format *french, *strict;
  EXPECT(!ff_format_from_icu("fr-FR", 5, "decimal", 7, NULL, &french, NULL));
  EXPECT(!ff_format_refusing_foreign_decimals(french, &strict));
  EXPECT(!ff_field_make(strict, FF_DOUBLE, &field) && !ff_field_type(field, "1.5", 3, NULL));
  EXPECT(!ff_field_state(field, FF_UTF8, &state) && state.issue == FF_ISSUE_FOREIGN_DECIMAL_SEPARATOR);
  EXPECT(state.issue_start == 1 && state.issue_end == 2);
  EXPECT(!ff_field_set_format(field, french, NULL) && GIVES("1.5", ff_field_value_text, field));
  EXPECT(ff_format_refusing_foreign_decimals(NULL, &strict) == FF_ERROR_HANDLE);
  EXPECT(GIVES("-1", ff_format_text, french, "-1", 2));
  ff_field_free(field), ff_format_free(strict), ff_format_free(french);
  EXPECT(!ff_field_make(german, FF_DOUBLE, &field));
  EXPECT(!ff_field_set_value(field, "-1234.5", 7, NULL));
  EXPECT(GIVES("\xE2\x88\x92" "1.234,5", ff_field_value_text, field));
  EXPECT(!ff_field_reset(field, NULL, 0));
  EXPECT(!ff_field_set_bounds(field, "0", 1, "99", 2));
  EXPECT(ff_field_set_language(field, "tlh", 3) == FF_NONE);
  EXPECT(!ff_field_set_language(field, "en-GB", 5));
  EXPECT(GIVES("empty", ff_field_value_text, field));

  /* What keyboard, and which steps. */
  ff_entry_traits traits = {.size = sizeof traits};
  EXPECT(!ff_field_entry_traits(field, &traits));
  EXPECT(traits.allows_fraction && !traits.allows_minus && traits.can_increment);
  EXPECT(!ff_field_press(field, FF_KEY_SET_TO_MAXIMUM, 1, NULL) && GIVES("99", ff_field_text, field));
  EXPECT(!ff_field_entry_traits(field, &traits) && !traits.can_increment && traits.can_decrement);
  EXPECT(!ff_field_press(field, FF_KEY_SET_TO_MINIMUM, 1, NULL) && GIVES("0", ff_field_text, field));
  EXPECT(!ff_field_press(field, FF_KEY_DECREMENT, 1, &change) && change == NULL);

  /* An issue, with its facts. */
  EXPECT(!ff_field_follow(
      field, FF_SCALARS, "\xE2\x80\xAF" "150x", 7, FF_SELECTION, FF_SELECTION, FF_SELECTION,
      FF_SELECTION, FF_PASTED, NULL));
  EXPECT(!ff_field_state(field, FF_UTF8, &state) && state.issue == FF_ISSUE_UNEXPECTED_CHARACTER);
  EXPECT(state.issue_start == 6 && state.issue_end == 7);
  EXPECT(!ff_field_state(field, FF_UTF16, &state) && state.issue_start == 4 && state.issue_end == 5);
  EXPECT(!ff_field_press(field, FF_KEY_DELETE_BACKWARD, 1, NULL));
  EXPECT(GIVES("99", ff_field_fact, field, FF_CURRENT_TEXT, FF_FACT_MAXIMUM));
  EXPECT(ff_field_fact(field, FF_CURRENT_TEXT, FF_FACT_MINIMUM, found, 300, &length) == FF_NONE);
  EXPECT(GIVES("The number must be 99 or less.", ff_field_fact, field, FF_CURRENT_TEXT,
               FF_FACT_MESSAGE));
  EXPECT(!ff_field_set_language(field, NULL, 0));
  EXPECT(GIVES("Die Zahl darf h\xC3\xB6" "chstens 99 sein.", ff_field_fact, field, FF_CURRENT_TEXT,
               FF_FACT_MESSAGE));
  EXPECT(!ff_field_set_language(field, "en", 2));
  EXPECT(GIVES("0", ff_field_preview, field));
  EXPECT(!ff_field_commit(field, &outcome, NULL) && outcome == FF_REVERTED);
  EXPECT(GIVES("aboveMaximum", ff_field_fact, field, FF_COMMITTED_TEXT, FF_FACT_ISSUE));
  EXPECT(ff_field_fact(field, FF_CURRENT_TEXT, FF_FACT_ISSUE, found, 300, &length) == FF_NONE);

  /* A commit reports that it moved the number. */
  EXPECT(!ff_field_set_policy(field, FF_CLAMPS_TO_BOUNDS, 1));
  EXPECT(!ff_field_type(field, "5000", 4, NULL) && GIVES("99", ff_field_preview, field));
  EXPECT(!ff_field_commit(field, &outcome, &change) && outcome == FF_CLAMPED);
  EXPECT(GIVES("5.000 is out of range and became 99.", ff_field_outcome_message, field));
  EXPECT(GIVES("Price: 5.000 is out of range and became 99.", ff_field_announcement, field, "Price",
               5));
  EXPECT(!ff_field_undo(field, change));
  ff_change_free(change);

  /* Values, changes and signs. */
  EXPECT(!ff_field_set_bounds(field, NULL, 0, NULL, 0));
  EXPECT(!ff_field_reset(field, "1234.5", 6) && GIVES("1.234,5", ff_field_text, field));
  EXPECT(!ff_field_value_double(field, &real) && real == 1234.5);
  EXPECT(!ff_field_press(field, FF_KEY_TOGGLE_SIGN, 1, NULL) && GIVES("-1234.5", ff_field_value, field));
  EXPECT(!ff_field_set_value(field, "42", 2, &change) && GIVES("42", ff_field_value, field));
  EXPECT(!ff_field_undo(field, change) && GIVES("-1.234,5", ff_field_text, field));
  EXPECT(!ff_field_redo(field, change) && GIVES("42", ff_field_text, field));
  ff_change_free(change);

  /* A change is undone and made again in a format that was set later. (E6) */
  ff_format *english;
  EXPECT(!ff_format_from_icu("en-US", 5, "decimal", 7, NULL, &english, NULL));
  EXPECT(!ff_field_reset(field, "1.234", 5) && !ff_field_set_format(field, english, &change));
  for (int round = 0; round < 2; round++) {
    EXPECT(GIVES("1.234", ff_field_text, field) && !ff_field_undo(field, change));
    EXPECT(GIVES("1.234", ff_field_text, field) && !ff_field_redo(field, change));
  }
  ff_change_free(change);
  EXPECT(!ff_field_set_format(field, german, NULL));
  ff_format_free(english);
  EXPECT(!ff_field_set_value(field, NULL, 0, NULL) && ff_field_value_double(field, &real) == FF_NONE);
  EXPECT(!ff_field_reset(field, NULL, 0) && GIVES("", ff_field_text, field));

  /* A double is saved to the last bit. */
  double tenth = 0.1 + 0.2;
  EXPECT(!ff_field_set_double(field, tenth, NULL) && !ff_field_value_double(field, &real));
  EXPECT(real == tenth && GIVES("0.30000000000000004", ff_field_value, field));

  /* Digits of two units each in UTF-16, and of four bytes. */
  static const char digits[] = "\xF0\x9D\x9F\x8F\xF0\x9D\x9F\x90";
  EXPECT(!ff_field_reset(field, NULL, 0));
  EXPECT(!ff_field_follow(
      field, FF_UTF16, digits, 8, 4, 4, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL));
  EXPECT(!ff_field_state(field, FF_UTF16, &state) && state.text_length == 4 && state.head == 4);
  EXPECT(!ff_field_compose(field, digits, 4, NULL) && !ff_field_press(field, FF_KEY_END_COMPOSITION, 1, NULL));
  EXPECT(!ff_field_state(field, FF_SCALARS, &state) && state.text_length == 3 && state.head == 3);
  EXPECT(GIVES("121", ff_field_value, field));

  /* Excluded bounds, large steps, and the names of issues in Swift and HTML. */
  EXPECT(!ff_field_set_bounds(field, "0", 1, "100", 3) && !ff_field_exclude_bounds(field, true, false));
  EXPECT(!ff_field_reset(field, NULL, 0) && !ff_field_type(field, "0", 1, NULL));
  EXPECT(!ff_field_state(field, FF_UTF8, &state) && state.issue == FF_ISSUE_BELOW_MINIMUM);
  EXPECT(GIVES("belowMinimum", ff_field_fact, field, FF_CURRENT_TEXT, FF_FACT_ISSUE));
  EXPECT(GIVES("rangeUnderflow", ff_field_fact, field, FF_CURRENT_TEXT, FF_FACT_VALIDITY));
  EXPECT(!ff_field_exclude_bounds(field, false, false));
  EXPECT(!ff_field_state(field, FF_UTF8, &state) && state.issue == FF_NO_ISSUE);
  EXPECT(!ff_field_exclude_bounds(field, true, true) && !ff_field_set_bounds(field, "0", 1, "50", 2));
  EXPECT(!ff_field_state(field, FF_UTF8, &state) && state.issue == FF_NO_ISSUE);
  EXPECT(!ff_field_set_step(field, "0.5", 3) && !ff_field_press(field, FF_KEY_LARGE_INCREMENT, 1, NULL));
  EXPECT(GIVES("5", ff_field_text, field));
  EXPECT(!ff_field_set_large_step(field, "20", 2) && !ff_field_press(field, FF_KEY_LARGE_INCREMENT, 1, &change));
  EXPECT(GIVES("25", ff_field_text, field) && !ff_field_undo(field, change));
  ff_change_free(change);
  EXPECT(!ff_field_set_large_step(field, NULL, 0) && !ff_field_press(field, FF_KEY_LARGE_DECREMENT, 1, NULL));
  EXPECT(GIVES("0", ff_field_text, field));
  EXPECT(!ff_field_set_policy(field, FF_REFUSES_OFF_STEP, 1));
  EXPECT(!ff_field_reset(field, NULL, 0) && !ff_field_type(field, "0,7", 3, NULL));
  EXPECT(GIVES("stepMismatch", ff_field_fact, field, FF_CURRENT_TEXT, FF_FACT_VALIDITY));

  /* Sums, shorthand and units, in German. */
  static const char entries[] = "arithmetic\nshorthand\tMio.\t6\nunits\tkilogram\tg\tgram";
  EXPECT(!ff_field_set_policy(field, FF_REFUSES_OFF_STEP, 0) && !ff_field_set_bounds(field, NULL, 0, NULL, 0));
  EXPECT(!ff_field_set_entries(field, entries, sizeof entries - 1));
  EXPECT(!ff_field_reset(field, NULL, 0) && !ff_field_type(field, "12,5*3", 6, NULL));
  EXPECT(GIVES("37.5", ff_field_value, field) && GIVES("12,5*3", ff_field_text, field));
  EXPECT(!ff_field_commit(field, &outcome, NULL) && outcome == FF_EVALUATED);
  EXPECT(!ff_field_reset(field, NULL, 0) && !ff_field_type(field, "2 Mio.", 6, NULL));
  EXPECT(GIVES("2000000", ff_field_value, field));
  EXPECT(!ff_field_reset(field, NULL, 0) && !ff_field_type(field, "500 g", 5, NULL));
  EXPECT(GIVES("0.5", ff_field_value, field));
  EXPECT(ff_field_set_entries(field, "units\tfurlongs", 14) == FF_ERROR_ARGUMENT);

  /* Cents: digits fill from the right. What is refused leaves everything as it is. */
  ff_field *copy;
  ff_format *euros;
  EXPECT(!ff_format_from_icu("de-DE", 5, "currency:EUR", 12, NULL, &euros, NULL));
  EXPECT(!ff_field_set_format(field, euros, NULL) && !ff_field_reset(field, NULL, 0));
  EXPECT(!ff_field_set_entries(field, "cents", 5) && !ff_field_type(field, "1250", 4, NULL));
  EXPECT(GIVES("12,50\302\240\342\202\254", ff_field_text, field) && GIVES("12.5", ff_field_value, field));
  EXPECT(!ff_field_state(field, FF_UTF8, &state) && state.anchor == 5 && state.head == 5);
  EXPECT(ff_field_type(field, "x", 1, NULL) == FF_REFUSED_FILTERED && GIVES("12.5", ff_field_value, field));
  EXPECT(!ff_field_press(field, FF_KEY_DELETE_BACKWARD, 1, &change) && GIVES("1.25", ff_field_value, field));
  EXPECT(!ff_field_undo(field, change) && GIVES("12.5", ff_field_value, field));
  EXPECT(!ff_field_redo(field, change) && GIVES("1.25", ff_field_value, field));
  ff_change_free(change);
  EXPECT(!ff_field_copy(field, &copy) && !ff_field_press(copy, FF_KEY_DECIMAL_KEY, 1, NULL) && !ff_field_type(copy, "5", 1, NULL));
  EXPECT(GIVES("125,5", ff_field_text, copy) && GIVES("1.25", ff_field_value, field));
  EXPECT(!ff_field_commit(copy, NULL, NULL) && !ff_field_type(copy, "7", 1, NULL));
  EXPECT(GIVES("1255.07", ff_field_value, copy));
  ff_field_free(copy);
  ff_format_free(euros);
  EXPECT(!ff_field_set_entries(field, NULL, 0) && !ff_field_reset(field, NULL, 0));
  ff_field_free(field);

  /* A writer that marks its texts is understood, even if the texts alone leave a doubt. */
  ff_format *marked;
  ff_writer writer = {.size = sizeof writer, .write = write_text, .allows_negative = true};
  EXPECT(ff_format_from_writer(&writer, NULL, &marked, NULL) == FF_ERROR_FORMAT);
  ff_marked_writer marker = {.size = sizeof marker, .release = release};
  EXPECT(ff_format_from_marked_writer(&marker, NULL, &marked, NULL) == FF_ERROR_NULL && released == 1);
  marker.write = write_marked;
  EXPECT(!ff_format_from_marked_writer(&marker, NULL, &marked, NULL));
  EXPECT(GIVES("-1.234 m2", ff_format_text, marked, "-1234", 5));
  EXPECT(!ff_field_make(marked, FF_INT32, &field) && !ff_field_type(field, "1.234 m2", 8, NULL));
  EXPECT(GIVES("1234", ff_field_value, field));
  ff_field_free(field);
  ff_format_free(marked);
  EXPECT(released == 2);
  ff_format_free(german);
  EXPECT(ff_handles() == 0);
  return failures != 0;
}
