// ICU in C: cc icu.c $(pkg-config --cflags --libs icu-i18n icu-uc); icu lenient|strict whole|prefix
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

// Opens the format of a locale and a style of the suite; NULL if ICU's C interface has none.
static UNumberFormat *opened(const char *locale, const char *style) {
  UErrorCode code = U_ZERO_ERROR;
  bool isMoney = strncmp(style, "currency:", 9) == 0 || strncmp(style, "accounting:", 11) == 0;
  UNumberFormatStyle kind = strcmp(style, "decimal") == 0 || strcmp(style, "integer") == 0 ? UNUM_DECIMAL
      : strcmp(style, "percent") == 0 ? UNUM_PERCENT
      : strcmp(style, "scientific") == 0 ? UNUM_SCIENTIFIC
      : style[0] == 'c' ? UNUM_CURRENCY : style[0] == 'a' ? UNUM_CURRENCY_ACCOUNTING : UNUM_IGNORE;
  if (kind == UNUM_IGNORE) return NULL;
  UNumberFormat *format = unum_open(kind, NULL, 0, locale, NULL, &code);
  if (isMoney) {
    UChar currency[4];
    u_uastrcpy(currency, strchr(style, ':') + 1);
    unum_setTextAttribute(format, UNUM_CURRENCY_CODE, currency, 3, &code);
  }
  return U_SUCCESS(code) ? format : NULL;
}

int main(int count, char **mode) {
  if (count < 3) return 2;
  char line[4000], *field[4];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = 0;
    int fields = 0;
    for (char *rest = line; rest != NULL && fields < 4; fields++) {
      field[fields] = rest;
      rest = fields < 3 ? strchr(rest, '\t') : NULL;
      if (rest != NULL) *rest++ = 0;
    }
    UNumberFormat *format = NULL;
    if (strcmp(field[0], "about") == 0) {
      printf("ICU %s\n", U_ICU_VERSION);
    } else if (strcmp(field[0], "read") == 0 && (format = opened(field[1], field[2])) != NULL) {
      UErrorCode code = U_ZERO_ERROR;
      UChar text[1000];
      char digits[400];
      int32_t length = 0, end = 0;
      u_strFromUTF8(text, 1000, &length, field[3], -1, &code);
      unum_setAttribute(format, UNUM_LENIENT_PARSE, mode[1][0] == 'l');
      unum_setAttribute(format, UNUM_PARSE_INT_ONLY, strcmp(field[2], "integer") == 0);
      unum_parseDecimal(format, text, length, &end, digits, sizeof digits, &code);
      bool isRead = U_SUCCESS(code) && (end == length || mode[2][0] == 'p');
      puts(isRead ? strcat(strcpy(line, "number "), digits) : "refused");
      unum_close(format);
    } else {
      puts("cannot");
    }
    fflush(stdout);
  }
}
