/* What is on the screen says the value (S12): after each step of random scripts, a field that has never been
   edited reads the text, and finds the same number or refuses the text. A text that came as a whole is not read
   with separators that a commit wrote (E13).

   usage: screen [SCRIPTS [SEED]] */
#include <formatting_field.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) (sizeof array / sizeof *array)
#define STEPS 24

static uint64_t seed;

/* A number below a limit, from a generator of its own, so that a seed repeats a run anywhere. */
static size_t below(size_t limit) {
  seed += 0x9E3779B97F4A7C15;
  uint64_t mixed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
  return (size_t)((mixed ^ (mixed >> 31)) % limit);
}

typedef struct text {
  char bytes[1100];
  size_t length;
} text;

/* Those of the rules' matrix, and three that write other digits or groups. */
static const char *const locales[] = {
    "de-DE", "en-US", "fr-FR", "de-CH", "ar-EG", "fi-FI", "hi-IN", "es-ES", "en-IN", "fa", "mr",
};
static const char *const styles[] = {"decimal", "currency:EUR", "percent"};
/* A script's formats are those of one style. */
static ff_format *all_formats[COUNT(styles)][COUNT(locales)], **formats, *money;

static const char *const wholes[] = {
    "1.5", "1,5", "1.00", "1,00", "2.50", "1.234.50", "1,234,50", "1.234,50", "1,234.50", "12.34", "100", "1.0000",
    "1 234,5", "1\u00A0234", "1\u202F23", "1'234.5", "\u0661\u066C\u0662\u0663", "\u0967,\u0968\u0969", "-1.234", "",
};
static const char *const keys[] = {
    "0", "1", "2", "5", "9", ".", ",", "-", " ", "'", "\u00A0", "\u0663", "\u06F3", "\u0969", "x",
};
static const char *const numbers[] = {
    "1234.5", "1000", "2500", "1234567.5", "12345", "-1234567", "0.25", "100000", "1234.125",
};

static long steps_taken, acceptable, refused_by_fresh, wholes_taken, remade;
static char history[STEPS + 1][1200];
static int failures;

static void fail(int script, int last, const char *what, const text *shown, const char *value, const char *fresh) {
  if (failures++ > 5) return;
  printf("script %d: %s: \"%.*s\" has the value %s, and a fresh field %s\n", script, what, (int)shown->length,
         shown->bytes, value, fresh);
  for (int step = 0; step <= last; step++) printf("    %s\n", history[step]);
}

static void get_text(ff_field *field, text *shown) {
  ff_field_text(field, shown->bytes, sizeof shown->bytes, &shown->length);
}

/* The exact digits of a field's value; "nothing" if there is none. */
static void get_value(ff_field *field, char *value) {
  size_t length;
  if (ff_field_value(field, value, 200, &length) != FF_OK) length = 7, memcpy(value, "nothing", 7);
  value[length] = 0;
}

/* How many bytes of a text are gone in another. */
static size_t removed(const text *old, const text *new) {
  size_t shorter = old->length < new->length ? old->length : new->length, prefix = 0, suffix = 0;
  while (prefix < shorter && old->bytes[prefix] == new->bytes[prefix]) prefix++;
  while (suffix < shorter - prefix &&
         old->bytes[old->length - 1 - suffix] == new->bytes[new->length - 1 - suffix]) {
    suffix++;
  }
  return old->length - prefix - suffix;
}

static size_t count_scalars(const char *bytes, size_t length) {
  size_t count = 0;
  for (size_t i = 0; i < length; i++) count += (bytes[i] & 0xC0) != 0x80;
  return count;
}

static void run(int script) {
  ff_field *field, *fresh;
  ff_change *changes[STEPS] = {NULL};
  size_t made = 0, all = 0;
  formats = all_formats[below(COUNT(styles))];
  size_t format = below(COUNT(locales));
  ff_field_make(formats[format], FF_DECIMAL, &field);
  if (below(3)) {
    ff_field_set_policy(field, FF_COMMIT_POLICY, FF_KEEP_TEXT);
    ff_field_set_policy(field, FF_CLEARS_WHEN_EMPTY, 1);
  }
  for (int step = 0; step < STEPS; step++) {
    text before, now;
    ff_state state = {.size = sizeof state}, old = {.size = sizeof old};
    bool is_whole = false;
    ff_change *change = NULL;
    const char *what = "", *argument = "";
    ff_status status = FF_OK;
    ff_outcome outcome;
    get_text(field, &before);
    ff_field_state(field, FF_SCALARS, &old);
    size_t length = count_scalars(before.bytes, before.length);
    switch (below(16)) {
    case 0: case 1: case 2:
      what = "type", argument = keys[below(COUNT(keys))];
      status = ff_field_apply(
          field, FF_UTF8, FF_SELECTION, FF_SELECTION, argument, strlen(argument), FF_TYPED, &change);
      break;
    case 3: case 4:
      what = "delete";
      status = ff_field_press(field, below(2) ? FF_KEY_DELETE_BACKWARD : FF_KEY_DELETE_FORWARD, 1, &change);
      break;
    case 5:
      what = "select";
      size_t anchor = below(length + 1), head = below(3) ? anchor : below(length + 1);
      if (!below(4)) anchor = 0, head = length;
      status = ff_field_select(field, FF_SCALARS, anchor, head);
      break;
    case 6: case 7: {
      what = "follow", argument = wholes[below(COUNT(wholes))];
      text whole = {.length = strlen(argument)};
      memcpy(whole.bytes, argument, whole.length);
      size_t caret = below(2) ? FF_SELECTION : whole.length;
      status = ff_field_follow(
          field, FF_UTF8, argument, whole.length, caret, caret, FF_SELECTION, FF_SELECTION,
          below(4) ? FF_TYPED : FF_PASTED, &change);
      bool is_all = old.anchor != old.head && old.anchor + old.head == length;
      is_whole = status == FF_OK && old.marked_start == old.marked_end && (old.anchor == old.head || is_all) &&
                 count_scalars(argument, whole.length) > 1 && removed(&before, &whole) > 4;
      break;
    }
    case 8:
      what = "compose", argument = keys[below(COUNT(keys))];
      status = ff_field_compose(field, argument, strlen(argument), &change);
      break;
    case 9: case 10: case 11:
      what = "commit";
      status = ff_field_commit(field, &outcome, &change);
      break;
    case 12:
      what = "step";
      status = ff_field_press(field, below(2) ? FF_KEY_INCREMENT : FF_KEY_DECREMENT, 1, &change);
      break;
    case 13:
      what = "set_format", format = below(COUNT(locales)), argument = locales[format];
      ff_field_press(field, FF_KEY_END_COMPOSITION, 1, NULL);
      status = ff_field_set_format(field, formats[format], &change);
      break;
    case 14:
      if (below(2)) {
        what = "set_value", argument = numbers[below(COUNT(numbers))];
        status = ff_field_set_value(field, argument, strlen(argument), &change);
      } else {
        /* As a host that is shown again: another field takes over what was saved, maybe in another format. */
        char saved[4096];
        what = "restore", argument = locales[format];
        ff_field_press(field, FF_KEY_END_COMPOSITION, 1, NULL);
        if (ff_field_save(field, saved, sizeof saved - 1, &length) != FF_OK) break;
        saved[length] = 0;
        ff_field *other;
        size_t another = below(2) ? below(COUNT(locales)) : format;
        ff_field_make(formats[another], FF_DECIMAL, &other);
        status = ff_field_restore(other, saved, length);
        format = another, argument = locales[format];
        if (status != FF_OK) {
          fail(script, step - 1, "what was saved is not restored", &before, ff_status_text(status), saved);
          ff_field_free(other);
          break;
        }
        ff_field_free(field), field = other;
      }
      break;
    case 15:
      if (below(3) && made > 0) {
        what = "undo", status = ff_field_undo(field, changes[made - 1]);
        if (status == FF_OK) made--, remade++;
      } else if (made < all) {
        what = "redo", status = ff_field_redo(field, changes[made]);
        if (status == FF_OK) made++, remade++;
      }
      break;
    }
    if (change) {
      while (all > made) ff_change_free(changes[--all]);
      changes[all++] = change, made = all;
    }
    if (below(4) == 0) ff_field_press(field, FF_KEY_END_COMPOSITION, 1, NULL);
    ff_field_state(field, FF_UTF8, &state);
    get_text(field, &now);
    char value[201], read[201];
    get_value(field, value);
    snprintf(history[step], sizeof history[step], "%s %s (%s): %d \"%.*s\" %s", what, argument, locales[format],
             status, (int)now.length, now.bytes, value);
    steps_taken++, wholes_taken += is_whole;
    if (state.status != FF_ACCEPTABLE || state.marked_start != state.marked_end || now.length == 0) continue;
    acceptable++;
    ff_field_make(formats[format], FF_DECIMAL, &fresh);
    ff_field_apply(fresh, FF_UTF8, 0, 0, now.bytes, now.length, FF_TYPED, NULL);
    ff_state fresh_state = {.size = sizeof fresh_state};
    ff_field_state(fresh, FF_UTF8, &fresh_state);
    get_value(fresh, read);
    if (fresh_state.status == FF_ACCEPTABLE) {
      if (strcmp(value, read)) fail(script, step, "the screen says another number", &now, value, read);
    } else {
      refused_by_fresh++;
      if (is_whole) fail(script, step, "a whole text is read softly", &now, value, "refuses it");
    }
    ff_field_free(fresh);
    if (failures) break;
  }
  while (all > 0) ff_change_free(changes[--all]);
  ff_field_free(field);
}

/* A text in the place of a committed one, whatever the field has selected, is never this number. */
static void replace(const char *number, const char *text, const char *wrong) {
  for (int selected = 0; selected < 4; selected++) {
    for (int intent = FF_TYPED; intent <= FF_COMPOSED; intent++) {
      /* A deletion is what the host calls one, if the text is what a deletion can leave. */
      if (intent == FF_DELETED) continue;
      for (int knows_caret = 0; knows_caret < 2; knows_caret++) {
        ff_field *field;
        size_t caret = knows_caret ? strlen(text) : FF_SELECTION;
        ff_state state = {.size = sizeof state};
        char value[201];
        ff_field_make(money, FF_DECIMAL, &field);
        ff_field_reset(field, number, strlen(number));
        ff_field_state(field, FF_UTF8, &state);
        if (selected == 0) ff_field_select(field, FF_UTF8, 0, state.text_length);
        if (selected == 1) ff_field_select(field, FF_UTF8, state.text_length, 0);
        if (selected == 2) ff_field_select(field, FF_UTF8, 0, 0);
        ff_field_follow(
            field, FF_UTF8, text, strlen(text), caret, caret, FF_SELECTION, FF_SELECTION, (ff_intent)intent, NULL);
        ff_field_press(field, FF_KEY_END_COMPOSITION, 1, NULL);
        ff_field_state(field, FF_UTF8, &state);
        get_value(field, value);
        if (state.status == FF_ACCEPTABLE) {
          printf("\"%s\" in the place of %s, selection %d, intent %d: %s, maybe even %s\n", text, number, selected,
                 intent, value, wrong);
          failures++;
        }
        ff_field_free(field);
      }
    }
  }
}

int main(int count, char **arguments) {
  int scripts = count > 1 ? atoi(arguments[1]) : 20000;
  const char *given = count > 2 ? arguments[2] : getenv("FORMATTING_FIELD_SEED");
  uint64_t first = given ? strtoull(given, NULL, 10) : 20;
  ff_format_options options = FF_FORMAT_OPTIONS;
  options.maximum_fraction_digits = 9;
  for (size_t style = 0; style < COUNT(styles); style++) {
    for (size_t i = 0; i < COUNT(locales); i++) {
      if (ff_format_from_icu(locales[i], strlen(locales[i]), styles[style], strlen(styles[style]), &options,
                             &all_formats[style][i], NULL)) return 2;
    }
  }
  options.minimum_fraction_digits = 2;
  if (ff_format_from_icu("de-DE", 5, "decimal", 7, &options, &money, NULL)) return 2;
  replace("1234.5", "1.5", "15");
  replace("1000", "1.00", "100");
  replace("2500", "2.50", "250");
  replace("1234567.5", "1.234.50", "123450");
  for (int script = 0; script < scripts && failures == 0; script++) {
    seed = first * 1000003 + (uint64_t)script;
    run(script);
  }
  for (size_t style = 0; style < COUNT(styles); style++) {
    for (size_t i = 0; i < COUNT(locales); i++) ff_format_free(all_formats[style][i]);
  }
  ff_format_free(money);
  printf("%ld steps, %ld texts acceptable, %ld of them unfinished without what a commit wrote, %ld whole texts, "
         "%ld undone or made again\n", steps_taken, acceptable, refused_by_fresh, wholes_taken, remade);
  bool is_thin = scripts >= 1000 && (refused_by_fresh == 0 || wholes_taken == 0 || remade == 0);
  if (failures || is_thin) printf("seed %llu: %s\n", (unsigned long long)first, is_thin ? "too little was tried" : "failed");
  return failures || is_thin || ff_handles() != 0;
}
