/* What the tests of forms expect: a condition, a status, a text. */
#include <formatting_field_form.h>
#include <stdio.h>
#include <string.h>

static int failures;
static char found[4000];
static size_t length;

#define EXPECT(condition)                                             \
  do {                                                                \
    if (!(condition)) {                                               \
      printf("line %d: not so: %s\n", __LINE__, #condition);          \
      failures++;                                                     \
    }                                                                 \
  } while (0)

#define STATUS(call, expected)                                                             \
  do {                                                                                     \
    ff_status given = (call);                                                              \
    if (given != (expected)) {                                                             \
      printf("line %d: %s gives %d, not %d\n", __LINE__, #call, given, (expected));        \
      failures++;                                                                          \
    }                                                                                      \
  } while (0)

/* Whether what was asked for is this text; "-" stands for FF_NONE. */
static bool is(const char *expected, ff_status status) {
  if (status == FF_NONE) return !strcmp(expected, "-");
  bool same = status == FF_OK && length == strlen(expected) && !memcmp(found, expected, length);
  if (!same) printf("status %d: %.*s\n", status, (int)length, found);
  return same;
}

#define OUT found, sizeof found, &length
#define PATH(text) text, strlen(text)
#define TEXT(path, fact, index) ff_form_text(form, PATH(path), fact, index, OUT)
