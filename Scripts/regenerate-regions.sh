#!/usr/bin/env bash
# Writes Web/regions.js anew: the currency of each region, by ICU. Browsers do not have them.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/regions.c" <<'END'
#include <stdio.h>
#include <unicode/ucurr.h>
int main(void) {
  for (char a = 'A'; a <= 'Z'; a++) {
    for (char b = 'A'; b <= 'Z'; b++) {
      char locale[] = {'u', 'n', 'd', '_', a, b, 0};
      UChar code[4];
      UErrorCode status = U_ZERO_ERROR;
      int count = ucurr_forLocale(locale, code, 4, &status);
      if (count == 3 && U_SUCCESS(status)) printf("%c%c%c %c%c\n", code[0], code[1], code[2], a, b);
    }
  }
}
END
# shellcheck disable=SC2046
cc -o "$folder/regions" "$folder/regions.c" $(pkg-config --cflags --libs icu-i18n icu-uc)
{
  echo "// Written by Scripts/regenerate-regions.sh with ICU $(pkg-config --modversion icu-i18n):"
  echo "// regions behind their currency, where __ stands for the region: AUD is the currency of AU."
  printf 'const table = "'
  "$folder/regions" | LC_ALL=C awk '
    { key = substr($1, 1, 2) == $2 ? "__" substr($1, 3) : $1; regions[key] = regions[key] $2 }
    END { for (key in regions) print key regions[key] }' | LC_ALL=C sort | paste -sd ' ' | tr -d '\n'
  printf '";\n'
  cat <<'END'

/** The ISO 4217 code of a region's currency; undefined if there is none. */
export function currencyOf(region) {
  return table.match(`\\b(\\w{3})(?:\\w\\w)*?${region}`)?.[1].replace("__", region);
}
END
} >Web/regions.js
