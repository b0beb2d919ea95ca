/* Controls that edit their texts by themselves, driven as toolkits drive them: a control whose text is set at once and
 * echoes, a control that is drawn late, a program that sets values late and twice. */
#include <formatting_field_hosted.h>
#include <stdio.h>
#include <string.h>

static int failures;
static char found[300];
static size_t length;

#define EXPECT(condition)                                             \
  do {                                                                \
    if (!(condition)) {                                               \
      printf("line %d: not so: %s\n", __LINE__, #condition);          \
      failures++;                                                     \
    }                                                                 \
  } while (0)

#define OUT found, sizeof found, &length
#define TEXT(text) text, strlen(text)

/* Whether a session gives this text; "-" stands for FF_NONE. */
static bool says(ff_hosted *session, ff_hosted_fact fact, size_t index, const char *expected) {
  ff_status status = ff_hosted_text(session, fact, index, OUT);
  if (status == FF_NONE) return !strcmp(expected, "-");
  bool same = status == FF_OK && length == strlen(expected) && !memcmp(found, expected, length);
  if (!same) printf("status %d: |%.*s|, not |%s|\n", status, (int)length, found, expected);
  return same;
}

/* Whether the program is given this value; "-" for no news, "" for no value. */
static bool gives(ff_hosted *session, const char *expected) {
  ff_status status = ff_hosted_next_value(session, OUT);
  if (status == FF_NONE) return !strcmp(expected, "-");
  bool same = status == FF_OK && length == strlen(expected) && !memcmp(found, expected, length);
  if (!same) printf("status %d: value |%.*s|, not |%s|\n", status, (int)length, found, expected);
  return same;
}

static ff_format *german(const char *style) {
  ff_format *format = NULL;
  ff_format_from_icu("de-DE", 5, TEXT(style), NULL, &format, NULL);
  return format;
}

static ff_field *make_field(const char *style) {
  ff_format *format = german(style);
  ff_field *field = NULL;
  EXPECT(!ff_field_make(format, FF_DECIMAL, &field));
  ff_format_free(format);
  return field;
}

/* ---- A control whose text is set at once, as GTK's and Qt's ---- */

typedef struct control {
  ff_hosted *session;
  char text[100];
  size_t caret; /* In Unicode scalars, which are bytes in these texts but for one character. */
  int echoes;   /* How often the control reports a text that it was given. */
} control;

static void report(control *control, ff_intent intent);

/* The control shows the field's text, and reports that as an edit, as Qt's textChanged and GTK's changed do. */
static void show(control *control) {
  ff_hosted_info info = {.size = sizeof info};
  EXPECT(!ff_hosted_text(control->session, FF_HOSTED_TEXT, 0, OUT));
  found[length] = 0;
  if (strcmp(found, control->text)) {
    strcpy(control->text, found);
    control->caret = 0;
    for (int i = 0; i < control->echoes; i++) report(control, FF_TYPED);
  }
  EXPECT(!ff_hosted_state(control->session, FF_SCALARS, &info));
  control->caret = info.head;
}

static void report(control *control, ff_intent intent) {
  /* The caret comes after the text. */
  ff_status status = ff_hosted_edit(
      control->session, FF_SCALARS, TEXT(control->text), FF_SELECTION, FF_SELECTION, FF_SELECTION, FF_SELECTION, intent,
      NULL);
  EXPECT(status == FF_OK || status == FF_REDRAW);
  if (status == FF_REDRAW) show(control);
}

static void insert(control *control, const char *text, ff_intent intent) {
  char rest[100];
  strcpy(rest, control->text + control->caret);
  strcpy(control->text + control->caret, text);
  strcat(control->text, rest);
  report(control, intent);
  if (!strncmp(control->text + control->caret, text, strlen(text))) control->caret += strlen(text);
  EXPECT(!ff_hosted_select(control->session, FF_SCALARS, control->caret, control->caret));
}

static void at_once(int echoes) {
  ff_field *field = make_field("decimal");
  control control = {.echoes = echoes};
  ff_outcome outcome;
  EXPECT(!ff_hosted_make(field, &control.session) && gives(control.session, "-"));
  EXPECT(!ff_hosted_focus(control.session, true, false, NULL));
  for (const char *key = "1234,5"; *key; key++) insert(&control, (char[]){*key, 0}, FF_TYPED);
  EXPECT(!strcmp(control.text, "1234,5") && control.caret == 6 && gives(control.session, "1234.5"));
  EXPECT(gives(control.session, "-"));
  EXPECT(!ff_hosted_submit(control.session, &outcome) && outcome == FF_ACCEPTED);
  show(&control);
  EXPECT(!strcmp(control.text, "1.234,5") && gives(control.session, "-"));

  /* A digit put into a committed text is read with its separators. */
  control.caret = 1;
  EXPECT(!ff_hosted_select(control.session, FF_SCALARS, 1, 1));
  insert(&control, "9", FF_TYPED);
  EXPECT(!strcmp(control.text, "19.234,5") && gives(control.session, "19234.5"));

  /* Values that were given come back late and twice; another value is a command. */
  for (int i = 0; i < 2; i++) {
    EXPECT(!ff_hosted_set_value(control.session, TEXT("1234.5")) && !ff_hosted_set_value(control.session, TEXT("19234.5")));
    show(&control);
    EXPECT(!strcmp(control.text, "19.234,5") && gives(control.session, "-"));
  }
  EXPECT(!ff_hosted_set_value(control.session, TEXT("7")));
  show(&control);
  EXPECT(!strcmp(control.text, "7") && gives(control.session, "-"));

  /* A paste is not read with what was there, whoever says so. */
  control.caret = 0;
  EXPECT(!ff_hosted_select(control.session, FF_SCALARS, 0, 1));
  strcpy(control.text, "1.50");
  report(&control, FF_PASTED);
  EXPECT(says(control.session, FF_HOSTED_TEXT, 0, "1.50") && gives(control.session, "-"));
  EXPECT(!ff_hosted_focus(control.session, false, false, &outcome) && outcome == FF_REVERTED);
  show(&control);
  EXPECT(!strcmp(control.text, "7"));
  EXPECT(says(control.session, FF_HOSTED_SUGGESTION, 0, "1,50") && says(control.session, FF_HOSTED_SUGGESTION, 1, "-"));
  EXPECT(!ff_hosted_take(control.session, TEXT("1,50"), &outcome) && outcome == FF_ACCEPTED);
  show(&control);
  EXPECT(!strcmp(control.text, "1,5") && gives(control.session, "1.5"));
  EXPECT(ff_hosted_undo(control.session) == FF_OK && says(control.session, FF_HOSTED_TEXT, 0, "7"));
  EXPECT(ff_hosted_redo(control.session) == FF_OK && says(control.session, FF_HOSTED_TEXT, 0, "1,5"));
  EXPECT(ff_hosted_redo(control.session) == FF_NONE);
  ff_hosted_free(control.session);
  ff_field_free(field);
}

/* Keys, steps, a disabled field, Return that refuses, and composing. */
static void keys(void) {
  ff_field *field = make_field("decimal");
  ff_hosted *session;
  ff_outcome outcome;
  ff_hosted_info info = {.size = sizeof info};
  EXPECT(!ff_field_set_value(field, "12", 2, NULL) && !ff_hosted_make(field, &session));
  EXPECT(!ff_hosted_focus(session, true, true, NULL));
  EXPECT(!ff_hosted_state(session, FF_UTF16, &info) && info.anchor == 0 && info.head == 2 && info.is_focused);
  EXPECT(!ff_hosted_press(session, FF_KEY_DECIMAL_KEY, 1) && says(session, FF_HOSTED_TEXT, 0, ","));
  EXPECT(!ff_hosted_undo(session) && says(session, FF_HOSTED_TEXT, 0, "12"));
  EXPECT(!ff_hosted_press(session, FF_KEY_TOGGLE_SIGN, 1) && !ff_hosted_press(session, FF_KEY_INCREMENT, 2));
  EXPECT(says(session, FF_HOSTED_TEXT, 0, "-10") && gives(session, "-10"));
  EXPECT(ff_hosted_press(session, (ff_key)99, 1) == FF_ERROR_ARGUMENT);
  EXPECT(ff_hosted_press(session, FF_KEY_DELETE_BACKWARD, -1) == FF_ERROR_ARGUMENT);
  EXPECT(!ff_hosted_enable(session, false, &outcome));
  EXPECT(ff_hosted_press(session, FF_KEY_INCREMENT, 1) == FF_REFUSED_INACTIVE);
  EXPECT(ff_hosted_take(session, TEXT("7"), &outcome) == FF_NONE);
  EXPECT(!ff_hosted_enable(session, true, &outcome) && outcome == FF_UNCHANGED);

  EXPECT(!ff_field_set_policy(field, FF_COMMIT_POLICY, FF_KEEP_TEXT) && !ff_hosted_focus(session, true, false, NULL));
  EXPECT(!ff_hosted_edit(session, FF_UTF8, TEXT("1x"), 2, 2, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL));
  EXPECT(!ff_hosted_press(session, FF_KEY_COMMIT, 1));
  EXPECT(!ff_hosted_state(session, FF_UTF8, &info) && info.wants_focus && !info.is_acceptable);
  EXPECT(!ff_hosted_text(session, FF_HOSTED_MESSAGE, 0, OUT) && length > 10);
  EXPECT(!ff_field_fact(field, FF_COMMITTED_TEXT, FF_FACT_ISSUE, OUT));

  /* A value from the program waits for the end of a composition. */
  EXPECT(!ff_hosted_edit(session, FF_UTF16, TEXT("4"), 1, 1, 0, 1, FF_COMPOSED, NULL));
  EXPECT(!ff_hosted_state(session, FF_UTF8, &info) && info.is_composing);
  EXPECT(!ff_hosted_set_value(session, TEXT("99")) && says(session, FF_HOSTED_TEXT, 0, "4"));
  EXPECT(ff_hosted_edit(session, FF_UTF16, TEXT("42"), 2, 2, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL) == FF_REDRAW);
  EXPECT(says(session, FF_HOSTED_TEXT, 0, "99"));

  /* A program that takes the entry, and asks when it likes: nothing while the text is refused. What it sets can be undone. */
  EXPECT(!ff_hosted_set_host(session, FF_HOST_TAKES_ENTRY | FF_HOST_KEEPS_DOUBLES));
  EXPECT(!ff_hosted_edit(session, FF_UTF8, TEXT("99x"), 3, 3, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL));
  EXPECT(!ff_hosted_take_value(session, OUT) && length == 0);
  EXPECT(!ff_hosted_set_value(session, TEXT("0")) && says(session, FF_HOSTED_TEXT, 0, "99x"));
  EXPECT(!ff_hosted_rest_at(session, TEXT("99")) && says(session, FF_HOSTED_TEXT, 0, "99"));
  EXPECT(!ff_hosted_undo(session) && says(session, FF_HOSTED_TEXT, 0, "99x"));
  EXPECT(!ff_hosted_edit(session, FF_UTF8, TEXT("99"), 2, 2, FF_SELECTION, FF_SELECTION, FF_DELETED, NULL));
  EXPECT(!ff_hosted_state(session, FF_UTF8, &info) && info.intent == FF_DELETED && info.refusal == FF_OK);
  EXPECT(!ff_hosted_set_host(session, 0));

  /* The key of an on-screen keypad follows the device's region. */
  EXPECT(!ff_hosted_set_value(session, NULL, 0) && !ff_hosted_set_keypad(session, ".", 1));
  EXPECT(!ff_hosted_edit(session, FF_UTF8, TEXT("1"), 1, 1, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL));
  EXPECT(ff_hosted_edit(session, FF_UTF8, TEXT("1."), 2, 2, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL) == FF_REDRAW);
  EXPECT(says(session, FF_HOSTED_TEXT, 0, "1,") && !ff_hosted_rest(session));
  EXPECT(!ff_hosted_disappear(session, &outcome) && says(session, FF_HOSTED_TEXT, 0, "1"));

  /* A value that does not fit the buffer is given again. */
  EXPECT(!ff_field_set_value(field, "12345", 5, NULL));
  EXPECT(ff_hosted_next_value(session, found, 2, &length) == FF_ERROR_BUFFER && length == 5 && gives(session, "12345"));
  EXPECT(ff_hosted_set_value(session, TEXT("1,5")) == FF_ERROR_NUMBER);
  EXPECT(ff_hosted_edit(session, FF_UTF8, "\xFF", 1, 0, 0, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL) == FF_REFUSED_BROKEN);
  ff_field_free(field);
  EXPECT(ff_hosted_submit(session, NULL) == FF_ERROR_HANDLE && ff_hosted_text(session, FF_HOSTED_TEXT, 0, OUT) == FF_ERROR_HANDLE);
  ff_hosted_free(session);
  EXPECT(ff_hosted_submit(session, NULL) == FF_ERROR_HANDLE);
}

/* ---- A control that is drawn from a state, in a later turn, as Compose's ---- */

typedef struct drawn {
  ff_shown shown;
  char text[100];
} drawn;

static drawn look(ff_hosted *session) {
  drawn seen = {.shown = {.size = sizeof seen.shown}};
  EXPECT(!ff_hosted_shown(session, &seen.shown, seen.text, sizeof seen.text - 1, &length));
  seen.text[length] = 0;
  return seen;
}

static bool is_shown(ff_hosted *session, const char *text) {
  drawn seen = look(session);
  if (!strcmp(seen.text, text)) return true;
  printf("shown |%s|, not |%s|\n", seen.text, text);
  return false;
}

static ff_status types(ff_hosted *session, const char *text, drawn *from) {
  from->shown.text = from->text;
  return ff_hosted_edit(
      session, FF_UTF16, TEXT(text), FF_SELECTION, FF_SELECTION, FF_SELECTION, FF_SELECTION, FF_TYPED, &from->shown);
}

/* Draws until what is shown changes no more. */
static void draw(ff_hosted *session) {
  for (int turn = 0; turn < 5; turn++) {
    drawn seen = look(session);
    seen.shown.text = seen.text;
    EXPECT(!ff_hosted_drawn(session, &seen.shown));
  }
}

static void late(ff_hosted *session) {
  drawn empty, one, old;
  EXPECT(!ff_hosted_focus(session, true, false, NULL));
  draw(session);
  /* Three keys before the first of them is drawn. */
  empty = look(session);
  EXPECT(!types(session, "1", &empty) && !types(session, "12", &empty) && !types(session, "123", &empty));
  EXPECT(!ff_hosted_report_selection(session, 3, 3) && is_shown(session, "123"));
  draw(session);
  one = look(session);
  EXPECT(!strcmp(one.text, "123") && one.shown.start == 3 && one.shown.end == 3);
  /* The same text again, twice, is no key. */
  EXPECT(!types(session, "123", &one) && !types(session, "123", &one) && says(session, FF_HOSTED_TEXT, 0, "123"));
  /* An echo of a text that is no more: the field was committed meanwhile, and its text is another. */
  old = one;
  EXPECT(!types(session, "1234", &one) && !ff_hosted_submit(session, NULL));
  draw(session);
  EXPECT(says(session, FF_HOSTED_TEXT, 0, "1.234") && is_shown(session, "1.234"));
  one = look(session);
  EXPECT(types(session, "1.234", &one) == FF_OK && says(session, FF_HOSTED_TEXT, 0, "1.234"));
  (void)old;
  draw(session);
  /* A key into the text that is there. */
  one = look(session);
  EXPECT(!types(session, "1.2345", &one));
  EXPECT(says(session, FF_HOSTED_TEXT, 0, "1.2345"));
  one = look(session);
  one.shown.size = 3;
  EXPECT(ff_hosted_drawn(session, &one.shown) == FF_ERROR_ARGUMENT && ff_hosted_drawn(session, NULL) == FF_ERROR_NULL);
}

int main(void) {
  for (int echoes = 0; echoes < 3; echoes++) at_once(echoes);
  keys();
  ff_field *field = make_field("decimal");
  ff_hosted *session;
  EXPECT(!ff_hosted_make(field, &session));
  late(session);
  /* What the program reads at each drawing may be late; it is an echo. */
  EXPECT(gives(session, "12345") && !ff_hosted_read_value(session, TEXT("12345")));
  EXPECT(says(session, FF_HOSTED_TEXT, 0, "1.2345"));
  EXPECT(!ff_hosted_read_value(session, TEXT("8")) && says(session, FF_HOSTED_TEXT, 0, "8"));
  ff_hosted_free(session);
  ff_field_free(field);
  EXPECT(ff_handles() == 0);
  return failures != 0;
}
