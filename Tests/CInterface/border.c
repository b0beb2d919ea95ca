/* The border: what a caller in C can do wrong, and what has to be freed. What fields do is proved in Swift. */
#include <formatting_field.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(what) \
  if (!(what)) { \
    printf("line %d: not %s\n", __LINE__, #what); \
    exit(1); \
  }

/* Whether a text has a part; the text is released. */
static int has(ff_text text, const char *part) {
  int found = text.bytes && strstr(text.bytes, part) && text.bytes[text.length] == 0;
  if (!found) printf("%s\n", text.bytes ? text.bytes : "no text");
  ff_release(text);
  return found;
}

static ff_field *open_field(const char *options, ff_writer writer, void *context) {
  ff_text problem;
  ff_field *field = ff_open(options, strlen(options), writer, context, &problem);
  if (!field) printf("%s\n", problem.bytes);
  ff_release(problem);
  return field;
}

static ff_text act(ff_field *field, const char *line) { return ff_act(field, line, strlen(line)); }

static void pointers_and_lengths(void) {
  ff_text problem;
  CHECK(!ff_open(NULL, 0, NULL, NULL, &problem) && has(problem, "not JSON"));
  CHECK(!ff_open(NULL, 7, NULL, NULL, &problem) && has(problem, "there is no line"));
  CHECK(!ff_open("{}", (size_t)-1, NULL, NULL, &problem) && has(problem, "there is no line"));
  CHECK(!ff_open("{\"locale\":\"de\"}", 5, NULL, NULL, &problem) && has(problem, "byte 5"));
  CHECK(!ff_open("{\"locale\":\"de\",\"styl\":\"percent\"}", 32, NULL, NULL, NULL));
  CHECK(!ff_open("{\"locale\":\"\xff\"}", 14, NULL, NULL, &problem) && has(problem, "broken UTF-8"));
  ff_close(NULL);
  ff_release((ff_text){NULL, 0});

  ff_field *field = open_field("{\"locale\":\"de-DE\"}", NULL, NULL);
  CHECK(field);
  CHECK(has(ff_act(NULL, "{}", 2), "there is no field"));
  CHECK(has(ff_act(field, NULL, 0), "\"n\":0"));
  CHECK(has(ff_act(field, NULL, 3), "there is no line"));
  CHECK(has(ff_act(field, "{\"type\":\"1\"}", (size_t)1 << 63), "there is no line"));
  CHECK(has(ff_act(field, "{\"type\":\"\0\"}", 12), "control character"));
  /* A line without a zero after it, at the end of its memory. */
  char *exact = malloc(12);
  memcpy(exact, "{\"type\":\"7\"}", 12);
  ff_text state = ff_act(field, exact, 12);
  free(exact);
  ff_text later = act(field, "{\"undo\":true}");
  ff_close(field);
  CHECK(has(state, "\"text\":\"7\"") && has(later, "\"text\":\"\""));

  /* The limit of numbers, and numbers beyond. */
  field = open_field("{\"locale\":\"en-US\",\"style\":\"scientific\",\"value\":1E6144}", NULL, NULL);
  CHECK(field && has(ff_act(field, NULL, 0), "\"text\":\"1E6144\""));
  CHECK(has(act(field, "{\"setValue\":\"1E-6176\"}"), "\"text\":\"1E-6176\""));
  CHECK(has(act(field, "{\"setValue\":\"1E6145\"}"), "10^6144"));
  CHECK(has(act(field, "{\"setValue\":1E-6177}"), "10^6144"));
  CHECK(has(act(field, "{\"follow\":\"1E6145\"}"), "overflow"));
  ff_close(field);
  CHECK(!ff_open("{\"locale\":\"de\",\"step\":\"1E6145\"}", 31, NULL, NULL, &problem) && has(problem, "10^6144"));

  /* A hundred megabytes are refused before they are read. */
  size_t size = 100u << 20;
  char *large = malloc(size);
  memset(large, '[', size);
  field = open_field("{\"locale\":\"de-DE\"}", NULL, NULL);
  CHECK(has(ff_act(field, large, size), "has more than"));
  free(large);
  ff_close(field);
  CHECK(strchr(ff_version(), '.'));
}

/* A writer that writes as English does, and does something else meanwhile. */
typedef struct {
  ff_field *field, *other;
  int asked, refused, closes;
} host;

static size_t write_number(
    void *context, const char *asked, size_t length, char *answer, size_t capacity) {
  host *self = context;
  char text[300], question[300];
  CHECK(length < sizeof question);
  memcpy(question, asked, length);
  question[length] = 0;
  self->asked++;
  if (self->field) {
    ff_text told = act(self->field, "{\"type\":\"1\"}");
    self->refused += strstr(told.bytes, "the field is in an act") != NULL;
    ff_release(told);
    if (self->closes) {
      ff_close(self->field);
      self->field = NULL;
    }
  }
  if (self->other) ff_release(act(self->other, "{\"type\":\"1\"}"));
  if (length > 10 && !memcmp(question, "{\"format\":", 10)) {
    strcpy(text, "{\"writer\":1,\"locale\":\"en\"}");
  } else {
    /* "-12", "1.5" or "1E20": the last in whole numbers alone. */
    char number[200] = "";
    int exponent = 0;
    const char *start = strstr(question, "\"write\":\"") + 9;
    if (sscanf(start, "%100[-0-9.]E%d", number, &exponent) == 2 && (exponent < 0 || exponent > 90)) return 0;
    for (size_t end = strlen(number); exponent > 0; exponent--) number[end++] = '0';
    snprintf(text, sizeof text, "{\"text\":\"%s\"}", number);
  }
  size_t needed = strlen(text);
  if (needed <= capacity) memcpy(answer, text, needed);
  return needed;
}

static size_t greedy(void *context, const char *question, size_t length, char *answer, size_t capacity) {
  (void)context, (void)question, (void)length, (void)answer;
  return capacity + 1;
}

static size_t broken(void *context, const char *question, size_t length, char *answer, size_t capacity) {
  (void)context, (void)question, (void)length, (void)capacity;
  return (size_t)snprintf(answer, capacity, "{\"writer\":\"\xff\"}");
}

static void writers(void) {
  ff_text problem;
  CHECK(!ff_open("{\"locale\":\"en\"}", 15, greedy, NULL, &problem) && has(problem, "there is no writer"));
  CHECK(!ff_open("{\"locale\":\"en\"}", 15, broken, NULL, &problem) && has(problem, "error"));
  host plain = {0};
  ff_field *field = open_field("{\"locale\":\"en\"}", write_number, &plain);
  CHECK(field && plain.asked > 10);
  CHECK(has(act(field, "{\"type\":\"1.5\"}"), "\"entry\":\"1.5\""));

  /* A writer that acts on its own field and on another one, and closes its own inside of an act. */
  plain.field = field;
  plain.other = open_field("{\"locale\":\"de\"}", NULL, NULL);
  int asked = plain.asked;
  CHECK(has(act(field, "{\"setLocale\":\"fr\"}"), "\"text\":\"1.5\""));
  CHECK(plain.asked > asked && plain.refused == plain.asked - asked);
  plain.closes = 1;
  CHECK(has(act(field, "{\"setLocale\":\"de\"}"), "\"text\":\"1.5\""));
  CHECK(plain.field == NULL);
  ff_close(plain.other);
}

/* The memory of the process, in kilobytes. */
static long resident(void) {
  long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
  if (file) fclose(file);
  return pages * 4;
}

/* Acts of every kind, some of them wrong. */
static void many_acts(long count) {
  static const char *lines[] = {
      "{\"follow\":{\"text\":\"1234,5\",\"selection\":[6,6]}}", "{\"commit\":true}", "{\"increment\":true}",
      "{\"undo\":true}", "{\"type\":\"x\"}", "{\"typ\":1}", "{\"revert\":true}", "{\"value\":\"7\"}", "{\"save\":true}",
      "{\"focus\":true}", "{\"focus\":false}", "{\"setBounds\":[\"0\",null]}", "{\"setLocale\":\"fr-FR\"}",
      "{\"setLocale\":\"de-DE\"}",
  };
  ff_field *field = open_field("{\"locale\":\"de-DE\",\"step\":\"0.5\"}", NULL, NULL);
  long before = 0;
  for (long number = 0; number < count; number++) {
    ff_release(act(field, lines[number % 14]));
    if (number == count / 10) before = resident();
  }
  ff_close(field);
  long grown = resident() - before;
  printf("%ld acts: %ld kB more than after a tenth\n", count, grown);
  if (count > 100000) CHECK(grown < 2048);
}

int main(int count, char **arguments) {
  pointers_and_lengths();
  writers();
  many_acts(count > 1 ? atol(arguments[1]) : 1000000);
}
