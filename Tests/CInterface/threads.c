/* Two threads, each with fields of its own, with formats that both make and a
   format that both use. */
#include <formatting_field.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static ff_format *shared;

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
