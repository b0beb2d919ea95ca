/* Replays a plan (see plan.py) through the C interface and prints what a field makes of it: replay [SESSION]
 *
 * SESSION gets the acts on the plan's last field, as the file of a session; refused acts are left out. */
#include <formatting_field.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(ff_status status, const char *what) {
  if (status == FF_OK) return;
  fprintf(stderr, "%s: %s\n", what, ff_status_text(status));
  exit(1);
}

/* A text of a plan; its bytes are NULL if there is no text. */
typedef struct text {
  char *bytes;
  size_t length;
} text;

static text unhexed(const char *token) {
  text result = {NULL, 0};
  if (token[0] == '-') return result;
  result.length = (strlen(token) - 1) / 2;
  result.bytes = malloc(result.length + 1);
  for (size_t i = 0; i < result.length; i++) {
    unsigned byte;
    sscanf(token + 1 + 2 * i, "%2x", &byte);
    result.bytes[i] = (char)byte;
  }
  return result;
}

static void print_hexed(const char *bytes, size_t length) {
  putchar('x');
  for (size_t i = 0; i < length; i++) printf("%02x", (unsigned char)bytes[i]);
}

static ff_format *make_format(const char *locale, const char *style, int most_digits) {
  ff_format_options options = FF_FORMAT_OPTIONS;
  options.maximum_fraction_digits = most_digits;
  char sentence[200];
  ff_reason reason = {sizeof reason, sentence, sizeof sentence, 0};
  ff_format *format;
  ff_status status = ff_format_from_icu(
      locale, strlen(locale), style, strlen(style), &options, &format, &reason);
  if (status != FF_OK) fprintf(stderr, "%.*s\n", (int)reason.length, sentence);
  check(status, "format");
  return format;
}

static void print_value(ff_field *field) {
  char value[512];
  size_t length;
  ff_status status = ff_field_value(field, value, sizeof value, &length);
  if (status == FF_NONE) {
    putchar('-');
  } else {
    check(status, "value");
    print_hexed(value, length);
  }
}

static void print_state(ff_field *field, ff_status refusal, int outcome) {
  ff_state state = {.size = sizeof state};
  check(ff_field_state(field, FF_UTF16, &state), "state");
  /* Asks for the length first, as a host without a buffer does. */
  size_t length;
  ff_field_text(field, NULL, 0, &length);
  char *bytes = malloc(length + 1);
  check(ff_field_text(field, bytes, length, &length), "text");
  printf("%d ", refusal);
  print_hexed(bytes, length);
  free(bytes);
  printf(" %zu %zu %d %d ", state.anchor, state.head, state.status, state.issue);
  print_value(field);
  if (outcome < 0) puts(" -");
  else printf(" %d\n", outcome);
}

/* What was done to the field; `made` of it counts, the rest was undone. */
static ff_change *changes[200];
static size_t made, all;

static void forget(size_t count) {
  while (all > count) ff_change_free(changes[--all]);
  if (made > all) made = all;
}

/* Where a session is recorded; NULL if nobody asks for the session. */
static const char *session_path;
static FILE *session;

/* Names of the acts in a session's file, by ff_key. */
static const char *const key_names[] = {
    "deleteBackward", "deleteForward", "decimalKey", "toggleSign", "increment", "decrement", "largeIncrement",
    "largeDecrement", "setToMinimum", "setToMaximum", "revert", "commit", "endComposition", "selectAll"};
static const char *const intent_names[] = {"typed", "pasted", "deleted", "composed"};

static void record_text(const char *token) {
  text value = unhexed(token);
  if (!value.bytes) {
    fputs("null", session);
    return;
  }
  putc('"', session);
  for (size_t i = 0; i < value.length; i++) {
    unsigned char byte = (unsigned char)value.bytes[i];
    if (byte == '\n') fputs("\\n", session);
    else if (byte < 0x20 || byte == '"' || byte == '\\') fprintf(session, "\\u%04x", byte);
    else putc(byte, session);
  }
  putc('"', session);
  free(value.bytes);
}

static void record_range(const char *name, const char *first, const char *second) {
  fprintf(session, "\"%s\":[%s,%s]", name, first, second);
}

/* Writes an act that the field took, as a line. */
static void record(char **words) {
  const char *kind = words[1], *first = words[2], *second = words[3];
  if (!session) return;
  if (strcmp(kind, "press") == 0) {
    fprintf(session, "{\"%s\":%s", key_names[atoi(first)], atoi(second) == 1 ? "true" : second);
  } else if (strcmp(kind, "select") == 0) {
    putc('{', session);
    record_range(kind, first, second);
  } else if (strcmp(kind, "follow") == 0 && first[0] == '-' && !atoi(words[5])) {
    fputs("{\"follow\":", session);
    record_text(words[4]);
  } else if (strcmp(kind, "edit") == 0 || strcmp(kind, "follow") == 0) {
    bool is_edit = kind[0] == 'e';
    fprintf(session, "{\"%s\":{", kind);
    if (is_edit) record_range("range", first, second), putc(',', session);
    fputs("\"text\":", session);
    record_text(words[4]);
    if (!is_edit && first[0] != '-') putc(',', session), record_range("selection", first, second);
    if (atoi(words[5])) fprintf(session, ",\"intent\":\"%s\"", intent_names[atoi(words[5])]);
    putc('}', session);
  } else if (strcmp(kind, "setBounds") == 0) {
    fputs("{\"setBounds\":[", session);
    record_text(first);
    putc(',', session);
    record_text(second);
    putc(']', session);
  } else if (first) {
    fprintf(session, "{\"%s\":", kind);
    record_text(first);
  } else {
    fprintf(session, "{\"%s\":true", kind);
  }
  fputs("}\n", session);
}

static size_t number(const char *token) { return (size_t)strtoll(token, NULL, 10); }

/* Takes a step, undoes it and makes it again, which has to leave everything as it is. */
static void take(ff_field **place, char **words, const char *style, int most_digits) {
  ff_field *field = *place;
  const char *kind = words[1], *first = words[2], *second = words[3];
  ff_change *change = NULL;
  ff_status status = FF_OK;
  ff_outcome outcome = FF_UNCHANGED;
  int reported = -1;
  text argument = {NULL, 0};
  if (strcmp(kind, "select") == 0) {
    status = ff_field_select(field, FF_UTF16, number(first), number(second));
  } else if (strcmp(kind, "edit") == 0) {
    argument = unhexed(words[4]);
    status = ff_field_apply(
        field, FF_UTF16, number(first), number(second), argument.bytes, argument.length, (ff_intent)atoi(words[5]),
        &change);
  } else if (strcmp(kind, "follow") == 0) {
    argument = unhexed(words[4]);
    status = ff_field_follow(
        field, FF_UTF16, argument.bytes, argument.length, number(first), number(second), FF_SELECTION, FF_SELECTION,
        (ff_intent)atoi(words[5]), &change);
  } else if (strcmp(kind, "setBounds") == 0) {
    text maximum = unhexed(second);
    argument = unhexed(first);
    status = ff_field_set_bounds(field, argument.bytes, argument.length, maximum.bytes, maximum.length);
    free(maximum.bytes);
  } else if (strcmp(kind, "focus") == 0) {
    status = ff_field_focus(field, &change);
  } else if (strcmp(kind, "undo") == 0) {
    if (made > 0 && !(status = ff_field_undo(field, changes[made - 1]))) made--;
  } else if (strcmp(kind, "redo") == 0) {
    if (made < all && !(status = ff_field_redo(field, changes[made]))) made++;
  } else if (strcmp(kind, "press") == 0 && atoi(first) == FF_KEY_COMMIT) {
    status = ff_field_commit(field, &outcome, &change);
    reported = (int)outcome;
  } else if (strcmp(kind, "press") == 0) {
    status = ff_field_press(field, (ff_key)atoi(first), atoi(second), &change);
  } else {
    argument = unhexed(first);
    if (strcmp(kind, "type") == 0) {
      status = ff_field_type(field, argument.bytes, argument.length, &change);
    } else if (strcmp(kind, "paste") == 0) {
      status = ff_field_apply(
          field, FF_UTF8, FF_SELECTION, FF_SELECTION, argument.bytes, argument.length, FF_PASTED,
          &change);
    } else if (strcmp(kind, "compose") == 0) {
      status = ff_field_compose(field, argument.bytes, argument.length, &change);
    } else if (strcmp(kind, "setValue") == 0) {
      status = ff_field_set_value(field, argument.bytes, argument.length, &change);
    } else if (strcmp(kind, "setLocale") == 0 || strcmp(kind, "restore") == 0) {
      char locale[64], saved[2000];
      snprintf(locale, sizeof locale, "%.*s", (int)argument.length, argument.bytes);
      ff_format *format = make_format(locale, style, most_digits);
      if (kind[0] == 's') {
        status = ff_field_set_format(field, format, &change);
      } else {
        size_t length;
        check(ff_field_copy(field, place), "copy");
        check(ff_field_reset(*place, NULL, 0), "reset");
        check(ff_field_set_format(*place, format, NULL), "format");
        check(ff_field_save(field, saved, sizeof saved, &length), "save");
        status = ff_field_restore(*place, saved, length);
        ff_field_free(field);
        field = *place;
        forget(0);
      }
      ff_format_free(format);
    } else {
      fprintf(stderr, "no such step: %s\n", kind);
      exit(1);
    }
  }
  if (change) {
    if (strcmp(kind, "compose") && strcmp(kind, "setLocale")) {
      check(ff_field_undo(field, change), "undo");
      check(ff_field_redo(field, change), "redo");
    }
    forget(made);
    if (all == sizeof changes / sizeof *changes) forget(0);
    changes[all++] = change, made = all;
  }
  free(argument.bytes);
  if (status == FF_OK) record(words);
  print_state(field, status, reported);
}

int main(int count_of_words, char **given) {
  if (ff_abi() != FF_ABI) return 1;
  session_path = count_of_words > 1 ? given[1] : NULL;
  static char line[70000], style[64];
  ff_field *field = NULL;
  int most_digits = -1;
  while (fgets(line, sizeof line, stdin)) {
    char *tokens[40] = {NULL};
    int count = 0;
    for (char *token = strtok(line, " \n"); token && count < 40; token = strtok(NULL, " \n")) {
      tokens[count++] = token;
    }
    if (strcmp(tokens[0], "text") == 0) {
      ff_format *format = make_format(tokens[1], tokens[2], -1);
      ff_field *one;
      check(ff_field_make(format, FF_DECIMAL, &one), "field");
      text typed = unhexed(tokens[3]);
      check(ff_field_apply(one, FF_UTF8, 0, 0, typed.bytes, typed.length, FF_TYPED, NULL), "apply");
      ff_state state = {.size = sizeof state};
      check(ff_field_state(one, FF_UTF8, &state), "state");
      printf("%d %d ", state.status, state.issue);
      print_value(one);
      putchar('\n');
      free(typed.bytes);
      ff_field_free(one);
      ff_format_free(format);
    } else if (strcmp(tokens[0], "field") == 0) {
      ff_field_free(field);
      forget(0);
      if (session) fclose(session);
      session = session_path ? fopen(session_path, "w") : NULL;
      snprintf(style, sizeof style, "%s", tokens[2]);
      most_digits = atoi(tokens[4]);
      ff_format *format = make_format(tokens[1], style, most_digits);
      check(ff_field_make(format, (ff_type)atoi(tokens[3]), &field), "field");
      ff_format_free(format);
      text value = unhexed(tokens[5]), minimum = unhexed(tokens[6]), maximum = unhexed(tokens[7]),
           step = unhexed(tokens[8]);
      check(ff_field_set_value(field, value.bytes, value.length, NULL), "value");
      check(ff_field_set_bounds(
          field, minimum.bytes, minimum.length, maximum.bytes, maximum.length), "bounds");
      check(ff_field_set_step(field, step.bytes, step.length), "step");
      for (int policy = 0; policy <= FF_FILTERS_INVALID_TEXTS; policy++) {
        check(ff_field_set_policy(field, (ff_policy)policy, atoi(tokens[9 + policy])), "policy");
      }
      text entries = unhexed(tokens[count - 1]);
      check(ff_field_set_entries(field, entries.bytes, entries.length), "entries");
      free(entries.bytes);
      check(ff_field_select(field, FF_UTF8, 0, 0), "select");
      ff_state state = {.size = sizeof state};
      check(ff_field_state(field, FF_UTF8, &state), "state");
      check(ff_field_select(field, FF_UTF8, state.text_length, state.text_length), "select");
      free(value.bytes);
      free(minimum.bytes);
      free(maximum.bytes);
      free(step.bytes);
    } else {
      take(&field, tokens, style, most_digits);
    }
  }
  ff_field_free(field);
  forget(0);
  if (session) fclose(session);
  if (ff_handles() != 0) {
    fprintf(stderr, "%zu handles are left\n", ff_handles());
    return 1;
  }
  return 0;
}
