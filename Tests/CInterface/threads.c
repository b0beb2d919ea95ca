/* Two threads, each with fields of its own: they get the answers of one thread, and no data race is seen. */
#include <formatting_field.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static ff_text act(ff_field *field, const char *line) { return ff_act(field, line, strlen(line)); }

static void *edit(void *result) {
  const char *locales[] = {"de-DE", "en-US", "ar-EG", "hi-IN", "fr-FR"};
  *(int *)result = 1;
  for (int round = 0; round < 200; round++) {
    char options[100];
    snprintf(options, sizeof options, "{\"locale\":\"%s\",\"type\":\"double\"}", locales[round % 5]);
    ff_field *field = ff_open(options, strlen(options), NULL, NULL, NULL);
    if (!field) return NULL;
    for (int key = 0; key < 10; key++) {
      ff_release(act(field, "{\"type\":\"7\"}"));
      ff_release(act(field, "{\"undo\":true}"));
      ff_release(act(field, "{\"redo\":true}"));
    }
    ff_text state = act(field, "{\"commit\":true}");
    ff_close(field);
    int is_right = strstr(state.bytes, "\"entry\":\"7777777777\"") != NULL;
    ff_release(state);
    if (!is_right) return NULL;
  }
  *(int *)result = 0;
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  int results[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, edit, &results[i]);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  return results[0] || results[1];
}
