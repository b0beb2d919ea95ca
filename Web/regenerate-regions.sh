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
  echo "// Written by Web/regenerate-regions.sh with ICU $(pkg-config --modversion icu-i18n):"
  echo "// for each region from AA to ZZ, which are numbers in base 36 from 370 on, the last letter of its currency, which"
  echo "// begins as the region: D for AE, whose currency is AED. A small letter stands for a currency of several regions,"
  echo "// a number for so many pairs of characters that are no region."
  "$folder/regions" | LC_ALL=C awk '
    substr($1, 1, 2) == $2 { letter[$2] = substr($1, 3); next }
    !($1 in small) { small[$1] = sprintf("%c", 97 + count++); shared = shared (count > 1 ? " " : "") $1 }
    { letter[$2] = small[$1] }
    END {
      letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
      for (first = 1; first <= 26; first++) {
        for (second = 1; second <= 26; second++) {
          region = substr(letters, first, 1) substr(letters, second, 1)
          if (region in letter) { table = table (gap ? gap : "") letter[region]; gap = 0 } else gap++
        }
        gap += 10
      }
      printf "const table = \"%s\".replace(/\\d+/g, (count) => \" \".repeat(count));\n", table
      printf "const shared = \"%s\".split(\" \");\n", shared
    }'
  cat <<'END'

/** The ISO 4217 code of a region's currency, if it has one. */
export function currencyOf(region) {
  const letter = table[parseInt(region, 36) - 370]?.trim();
  return letter && (shared[letter.charCodeAt() - 97] ?? region + letter);
}
END
} >Web/regions.js
