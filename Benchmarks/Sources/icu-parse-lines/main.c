// The peer of `numfield parse`: reads numbers in a locale, one a line, with ICU's
// `unum_parseDecimal`, and prints their digits, one a line; an empty line for a text that ICU
// refuses.
//
//   icu-parse-lines LOCALE FILE

#include <stdio.h>
#include <stdlib.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

static void fail(const char *what, UErrorCode code) {
  fprintf(stderr, "icu-parse-lines: %s: %s\n", what, u_errorName(code));
  exit(1);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: icu-parse-lines LOCALE FILE\n");
    return 2;
  }
  UErrorCode code = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, arguments[1], NULL, &code);
  if (U_FAILURE(code)) fail("cannot open the locale", code);
  FILE *file = fopen(arguments[2], "r");
  if (file == NULL) {
    perror(arguments[2]);
    return 1;
  }

  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, file)) >= 0) {
    if (length > 0 && line[length - 1] == '\n') length -= 1;
    UChar text[1024];
    char digits[1024];
    int32_t units = 0;
    int32_t end = 0;
    int32_t written = 0;
    code = U_ZERO_ERROR;
    u_strFromUTF8(text, 1024, &units, line, (int32_t)length, &code);
    if (U_SUCCESS(code)) {
      written = unum_parseDecimal(format, text, units, &end, digits, 1024, &code);
    }
    if (U_SUCCESS(code) && end == units) fwrite(digits, 1, (size_t)written, stdout);
    putc('\n', stdout);
  }
  free(line);
  unum_close(format);
  return ferror(file) || fclose(stdout) != 0;
}
