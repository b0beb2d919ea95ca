/* The loop of Documentation/C.md, over nine stores: no answer takes a key away, after the commit the text says what the store
 * has, a sentence says so if it is another number than was typed, and each number that the store takes has arrived. (H1) */
#include <formatting_field.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum habit { TAKES, REFUSES_BELOW, REFUSES_ABOVE, CLAMPS, ROUNDS, TRANSFORMS, READ_ONLY, FORGETS, REVERTS, HABITS };

static enum habit habit;
static double has;
static char text[64], sentence[256];

static double taken(double value) {
  switch (habit) {
    case TAKES: return value;
    case REFUSES_BELOW: return value < 10 ? has : value;
    case REFUSES_ABOVE: return value > 50 ? has : value;
    case CLAMPS: return fmin(fmax(value, 10), 50);
    case ROUNDS: return round(value / 10) * 10;
    case TRANSFORMS: return value * 1.1 / 1.1;
    default: return has;
  }
}

static void store(double value) { has = taken(value); }
static double stored(void) { return has; }

/* Copies a text of a state; an absent member stays as it was, and null is no text. The tests' texts have no quotes but those
 * of sentences, which are no ASCII. */
static void copy(const char *state, const char *name, char *into, size_t size) {
  const char *start = strstr(state, name);
  if (!start) return;
  start += strlen(name);
  into[0] = 0;
  if (*start != '"') return;
  size_t length = strcspn(++start, "\"");
  if (length >= size) length = size - 1;
  memcpy(into, start, length);
  into[length] = 0;
}

static void show(const char *state) {
  copy(state, "\"text\":", text, sizeof text);
  /* The state's own sentence stands behind the suggestions; an issue has one, too. */
  const char *own = strstr(state, "\"suggestions\":[");
  own = own ? strstr(own, "],\"sentence\":") : NULL;
  if (own) copy(own, "\"sentence\":", sentence, sizeof sentence);
}

#include "tell.h"

static void fail(const char *number, const char *problem) {
  printf("store %d, %s: %s; the store has %.17g, the text is “%s”\n", habit, number, problem, has, text);
  exit(1);
}

/* Types a number key by key over 20, and commits it by Return or by leaving. */
static void try(const char *number, const char *commit) {
  const char *options = "{\"locale\":\"de-DE\",\"type\":\"double\",\"value\":\"20\"}";
  char line[80], written[64];
  ff_text problem;
  ff_field *field = ff_open(options, strlen(options), NULL, NULL, &problem);
  if (!field) exit(2);
  has = 20;
  tell(field, "{\"focus\":true}");
  for (int count = 1; count <= (int)strlen(number); count++) {
    snprintf(line, sizeof line, "{\"follow\":{\"text\":\"%.*s\"}}", count, number);
    tell(field, line);
    if (strncmp(text, number, (size_t)count) || strlen(text) != (size_t)count) fail(number, "a key is lost");
  }
  tell(field, commit);
  snprintf(written, sizeof written, "%s", text);
  char *comma = strchr(written, ',');
  if (comma) *comma = '.';
  char *end;
  if (strtod(written, &end) != has || *end) fail(number, "the screen does not say what the store has");
  double value = strtod(number, &end);
  int is_number = !*end;
  if (!is_number || fabs(has - value) > 1e-9) {
    if (!sentence[0]) fail(number, "no sentence says so");
    double had = has;
    has = -1;
    if (is_number && taken(value) == value) fail(number, "the store takes it, and does not have it");
    has = had;
  }
  ff_close(field);
}

int main(void) {
  int count = 0;
  for (habit = TAKES; habit < HABITS; habit++) {
    for (int value = 0; value < 1000; value++) {
      char number[8];
      snprintf(number, sizeof number, "%d", value);
      if (strspn(number, "0125") != strlen(number)) continue;
      try(number, "{\"commit\":true}");
      try(number, "{\"focus\":false}");
      count += 2;
    }
    try("1x", "{\"commit\":true}");
    try("5-5x", "{\"focus\":false}");
    count += 2;
  }
  printf("stores: %d numbers by token in the loop of Documentation/C.md, over %d stores\n", count, HABITS);
}
