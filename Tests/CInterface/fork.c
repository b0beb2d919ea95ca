/* Forks while other threads make and free formats, fields and changes: no child hangs, and each
 * can use its copies and make others. */
#include <formatting_field.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static ff_format *shared;
static atomic_bool stops;

/* Types into a field of a format; 0 if the text was read right. */
static int use(ff_format *format) {
  ff_field *field;
  double value = 0;
  if (ff_field_make(format, FF_DOUBLE, &field)) return 1;
  if (ff_field_type(field, "1234,5", 6, NULL) || ff_field_commit(field, NULL, NULL)) return 2;
  if (ff_field_value_double(field, &value) || value != 1234.5) return 3;
  ff_field_free(field);
  return 0;
}

static int make_and_use(const char *locale) {
  ff_format *format;
  ff_format_options options = FF_FORMAT_OPTIONS;
  options.maximum_fraction_digits = 2;
  if (ff_format_from_icu(locale, strlen(locale), "decimal", 7, &options, &format, NULL)) return 4;
  int result = use(format);
  ff_format_free(format);
  return result;
}

static void *work(void *first) {
  const char *locales[] = {"de-DE", "sv-SE", "fr-FR", "pt-BR", "it-IT", "nl-NL", "es-ES"};
  for (size_t round = (size_t)first; !atomic_load(&stops); round++) {
    if (use(shared) || make_and_use(locales[round % 7])) return shared;
  }
  return NULL;
}

int main(void) {
  if (ff_format_from_icu("de-DE", 5, "decimal", 7, NULL, &shared, NULL)) return 1;
  pthread_t threads[2];
  for (size_t i = 0; i < 2; i++) pthread_create(&threads[i], NULL, work, (void *)i);
  int status = 0;
  for (int round = 0; round < 400 && status == 0; round++) {
    pid_t child = fork();
    if (child == 0) {
      alarm(20);
      int result = use(shared);
      _exit(result ? result : make_and_use(round % 2 ? "da-DK" : "de-DE"));
    }
    if (child < 0 || waitpid(child, &status, 0) != child) status = -1;
    if (status) printf("child %d: status %d\n", round, status);
  }
  atomic_store(&stops, true);
  for (int i = 0; i < 2; i++) {
    void *failure;
    pthread_join(threads[i], &failure);
    if (failure) status = 1;
  }
  return status != 0;
}
