#!/usr/bin/env python3
"""Writes WrittenLocales.swift and WrittenCurrencies.swift anew: which locales write which convention, from
Fixtures/symbols.jsonl, and how currencies are written, from ICU."""

import json
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Columns/Sources/NumberColumns/Conventions"

# Named first when a list of locales is cut short.
KNOWN = "en zh es ar fr pt ru de ja hi it tr ko pl nl uk sv cs".split()

CURRENCIES = r"""
#include <stdio.h>
#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>
static void print(const char *kind, const UChar *text, int count) {
  char bytes[256];
  UErrorCode status = U_ZERO_ERROR;
  int length = 0;
  u_strToUTF8(bytes, 256, &length, text, count, &status);
  printf("%s\t%.*s\n", kind, length, bytes);
}
static void sign(const UChar *currency, const char *locale, UCurrNameStyle style) {
  UErrorCode status = U_ZERO_ERROR;
  UBool choice;
  int count = 0;
  const UChar *sign = ucurr_getName(currency, locale, style, &choice, &count, &status);
  if (U_SUCCESS(status)) print("sign", sign, count);
}
static void compact(const char *locale, const UChar *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *writer = unumf_openForSkeletonAndLocale(skeleton, -1, locale, &status);
  UFormattedNumber *number = unumf_openResult(&status);
  double value = 1000;
  for (int power = 3; power < 15; power++, value *= 10) {
    UChar text[100];
    status = U_ZERO_ERROR;
    unumf_formatDouble(writer, value, number, &status);
    int count = unumf_resultToString(number, text, 100, &status);
    if (U_SUCCESS(status)) print("thousands", text, count);
  }
  unumf_closeResult(number);
  unumf_close(writer);
}
int main(void) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL | UCURR_NON_DEPRECATED, &status);
  const char *code;
  while ((code = uenum_next(codes, NULL, &status))) {
    printf("code\t%s\n", code);
    UChar currency[4];
    u_charsToUChars(code, currency, 4);
    for (int i = 0; i < uloc_countAvailable(); i++) {
      sign(currency, uloc_getAvailable(i), UCURR_SYMBOL_NAME);
    }
  }
  for (int i = 0; i < uloc_countAvailable(); i++) {
    const char *locale = uloc_getAvailable(i);
    UChar own[4];
    status = U_ZERO_ERROR;
    ucurr_forLocale(locale, own, 4, &status);
    if (U_SUCCESS(status)) sign(own, locale, UCURR_NARROW_SYMBOL_NAME);
    compact(locale, u"compact-short");
    compact(locale, u"compact-long");
  }
}
"""

IGNORED = set("\u200e\u200f\u061c\u202a\u202b\u202c\u2066\u2067\u2068\u2069\ufeff")
SPACES = set(" \u00a0\u202f\u2007\u2008\u2009\u3000")


def convention(row):
    """The convention that a locale's symbols are, as ``1234567.8`` is written in it."""
    kinds = {".": ".", ",": ",", "\u066b": "\u066b"}
    mark = next(c for c in row["grouping"] if c not in IGNORED)
    decimal = next(c for c in row["decimal"] if c not in IGNORED)
    everywhere = mark not in ".,"
    group = ("\u066c" if decimal == "\u066b" else " ") if everywhere else mark
    sizes = (row["primary"], row["secondary"] or row["primary"])
    indian = sizes == (3, 2)
    return kinds[decimal], group, indian


def locales():
    lists, by_locale = {}, {}
    for line in (ROOT / "Fixtures/symbols.jsonl").read_text().splitlines():
        row = json.loads(line)
        if "icu" not in row:
            by_locale[row["locale"]] = convention(row)
    for locale, written in by_locale.items():
        parent = locale
        while "-" in parent:
            parent = parent.rsplit("-", 1)[0]
            if parent in by_locale:
                break
        # A region that writes as its language does is left out.
        if parent == locale or by_locale.get(parent) != written:
            lists.setdefault(written, []).append(locale)
    order = {locale: index for index, locale in enumerate(KNOWN)}
    for names in lists.values():
        names.sort(key=lambda name: (order.get(name, len(KNOWN)), name))
    return lists


def currencies():
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "currencies.c"
        source.write_text(CURRENCIES)
        flags = subprocess.check_output(
            ["pkg-config", "--cflags", "--libs", "icu-i18n", "icu-uc"], text=True).split()
        subprocess.check_call(["cc", "-o", f"{folder}/currencies", str(source), *flags])
        lines = subprocess.check_output([f"{folder}/currencies"], text=True).splitlines()
    codes, signs, thousands = set(), set(), set()
    for kind, text in (line.split("\t", 1) for line in lines):
        text = "".join(" " if c in SPACES else c for c in text if c not in IGNORED).strip()
        if kind == "code":
            codes.add(text)
        elif kind == "thousands":
            thousands.add("".join(c for c in text if c.isalpha() and not c.isdecimal()))
        elif text and not any(is_currency_sign(c) for c in text):
            signs.add(text)
    # "No currency" is none.
    codes.discard("X" * 3)
    signs = {sign for sign in signs if set(sign) != {"X"}}
    # "rb" means roubles in Lithuanian and thousands in Indonesian. A single letter is a sign in
    # front only. (N7)
    signs = {sign for sign in signs if sign.isalpha() and len(sign) == 1
             or sign.rstrip(".") not in thousands}
    return sorted(codes), sorted(signs - codes)


def is_currency_sign(c):
    import unicodedata
    return unicodedata.category(c) == "Sc"


def literal(text):
    return "".join(
        c if c.isprintable() and c not in SPACES - {" "} and not 0x2000 <= ord(c) < 0x2070
        and ord(c) != 0x200b and c != "\\" else f"\\u{{{ord(c):X}}}" for c in text)


def wrapped(words, separator):
    lines, line = [], ""
    for word in words:
        if line and len(line) + len(word) + 1 > 90:
            lines.append(line)
            line = ""
        line = f"{line}{separator}{word}" if line else word
    return lines + [line]


def block(words, separator=" "):
    lines = wrapped([literal(word) for word in words], separator)
    return '"""\n' + "".join(
        f"    {line}{separator if separator != ' ' else ' '}\\\n" for line in lines[:-1]
    ) + f"    {lines[-1]}\n    \"\"\""


def main():
    lists = locales()
    codes, signs = currencies()
    icu = subprocess.check_output(["pkg-config", "--modversion", "icu-i18n"], text=True).strip()
    names = {
        (".", ",", False): "periodComma", (",", " ", False): "commaSpace",
        (",", ".", False): "commaPeriod", ("\u066b", "\u066c", False): "arabic",
        (".", ",", True): "indian", (".", " ", False): "periodSpace",
    }
    assert set(lists) == set(names), set(lists) ^ set(names)
    head = f"// Written by Columns/Fixtures/regenerate-conventions.py with ICU {icu}.\n\n"
    text = head + """/// The locales that write each convention in plain numbers: languages, and of their regions and scripts
/// those that write otherwise than the language.
enum WrittenLocales {
"""
    for key, name in names.items():
        text += f"  static let {name} = {block(lists[key])}\n"
    (FOLDER / "WrittenLocales.swift").write_text(text + "}\n")
    text = head + f"""/// How currencies are written, beside their signs of the general category Sc.
enum WrittenCurrencies {{
  /// The codes of ISO 4217.
  static let codes = {block(codes)}
  /// The signs that locales have for currencies, without a character of category Sc, and without words
  /// for thousands and millions; "|" is between them.
  static let signs = {block(signs, "|")}
}}
"""
    (FOLDER / "WrittenCurrencies.swift").write_text(text)


if __name__ == "__main__":
    main()
