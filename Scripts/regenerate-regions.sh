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
  echo "// the currency of each region, a currency and its regions at a time; without regions, that of its first two letters."
  printf 'const table = "'
  "$folder/regions" | LC_ALL=C sort | awk '
    function give() {
      if (currency == "") return
      printf "%s%s%s", space, currency, regions == substr(currency, 1, 2) ? "" : regions
      space = " "
    }
    $1 != currency { give(); currency = $1; regions = "" }
    { regions = regions $2 }
    END { give() }'
  printf '";\n'
  cat <<'END'
const regions = new Map();
for (const entry of table.split(" ")) {
  const currency = entry.slice(0, 3);
  for (const region of (entry.slice(3) || entry.slice(0, 2)).match(/../g)) regions.set(region, currency);
}

/** The ISO 4217 code of a region's currency; undefined if there is none. */
export function currencyOf(region) { return regions.get(region); }
END
} >Web/regions.js
