/* Forks while other threads open, use and close fields: no child hangs, and each can use its copies and open others. */
#include <formatting_field.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static ff_field *shared;
static atomic_bool stops;

/* Types into a field; 0 if the text was read right. */
static int use(ff_field *field) {
  const char *lines[] = {"{\"setValue\":null}", "{\"follow\":\"1234\"}", "{\"commit\":true}"};
  int status = 1;
  for (int i = 0; i < 3; i++) {
    ff_text state = ff_act(field, lines[i], strlen(lines[i]));
    if (i == 2 && strstr(state.bytes, "\"entry\":\"1234\"")) status = 0;
    ff_release(state);
  }
  return status;
}

static int open_and_use(const char *locale) {
  char options[100];
  snprintf(options, sizeof options, "{\"locale\":\"%s\",\"format\":{\"maximumFractionDigits\":2}}", locale);
  ff_field *field = ff_open(options, strlen(options), NULL, NULL, NULL);
  if (!field) return 2;
  int status = use(field);
  ff_close(field);
  return status;
}

static void *work(void *first) {
  const char *locales[] = {"de-DE", "sv-SE", "fr-FR", "pt-BR", "it-IT", "nl-NL", "es-ES"};
  for (size_t round = (size_t)first; !atomic_load(&stops); round++) {
    if (open_and_use(locales[round % 7])) return shared;
  }
  return NULL;
}

int main(void) {
  shared = ff_open("{\"locale\":\"de-DE\"}", 18, NULL, NULL, NULL);
  pthread_t threads[2];
  for (size_t i = 0; i < 2; i++) pthread_create(&threads[i], NULL, work, (void *)i);
  int status = 0;
  for (int round = 0; round < 400 && status == 0; round++) {
    pid_t child = fork();
    if (child == 0) {
      alarm(20);
      int result = use(shared);
      _exit(result ? result : open_and_use(round % 2 ? "da-DK" : "de-DE"));
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
  ff_close(shared);
  return status != 0;
}
