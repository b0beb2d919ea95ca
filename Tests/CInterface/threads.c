/* Two threads, each with fields and forms of its own, with formats that both make and a
   format that both use. */
#include <formatting_field_form.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static ff_format *shared;

static ff_format *format_of(void *context, const ff_schema_field *field) {
  (void)context, (void)field;
  ff_format *copy = NULL;
  ff_format_copy(shared, &copy);
  return copy;
}

/* Makes, edits and frees a form of this thread's own. */
static bool fill_in(void) {
  static const char schema[] =
      "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"number\"},\"b\":{\"type\":\"boolean\"}}}";
  ff_form_options options = {.size = sizeof options, .format = format_of};
  ff_form *form;
  char values[64];
  size_t length = 0;
  if (ff_form_make(schema, sizeof schema - 1, &options, &form, NULL)) return false;
  bool done = !ff_form_type(form, "/a", 2, "7,5", 3) && !ff_form_choose(form, "/b", 2, "true", 4) &&
              !ff_form_undo(form) && !ff_form_redo(form) &&
              !ff_form_values(form, values, sizeof values, &length);
  ff_form_free(form);
  return done && length == 18 && !memcmp(values, "{\"a\":7.5,\"b\":true}", 18);
}

static void *edit(void *result) {
  const char *locales[] = {"de-DE", "en-US", "ar-EG", "hi-IN", "fr-FR"};
  *(int *)result = 1;
  for (int round = 0; round < 200; round++) {
    const char *locale = locales[round % 5];
    ff_format *own;
    ff_field *field, *other;
    if (ff_format_from_icu(locale, strlen(locale), "decimal", 7, NULL, &own, NULL)) return NULL;
    if (ff_field_make(own, FF_DOUBLE, &field) || ff_field_make(shared, FF_INT64, &other)) return NULL;
    ff_format_free(own);
    for (int key = 0; key < 10; key++) {
      ff_change *change;
      if (ff_field_apply(field, FF_UTF16, FF_SELECTION, FF_SELECTION, "7", 1, FF_TYPED, &change) ||
          ff_field_type(other, "8", 1, NULL) || ff_field_undo(field, change) ||
          ff_field_redo(field, change)) {
        return NULL;
      }
      ff_change_free(change);
    }
    if (round % 10 == 0 && !fill_in()) return NULL;
    double value, whole;
    if (ff_field_commit(field, NULL, NULL) || ff_field_commit(other, NULL, NULL) ||
        ff_field_value_double(field, &value) || ff_field_value_double(other, &whole) ||
        value != 7777777777.0 || whole != 8888888888.0) {
      return NULL;
    }
    ff_field_free(field);
    ff_field_free(other);
  }
  *(int *)result = 0;
  return NULL;
}

static int on_two_threads(void *(*work)(void *)) {
  pthread_t threads[2];
  int results[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, work, &results[i]);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  return results[0] || results[1];
}

int main(void) {
  if (ff_format_from_icu("sv-SE", 5, "decimal", 7, NULL, &shared, NULL)) return 1;
  int failed = on_two_threads(edit);
  ff_format_free(shared);
  return failed || ff_handles() != 0;
}
