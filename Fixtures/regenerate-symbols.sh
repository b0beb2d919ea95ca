#!/bin/sh
# Writes Fixtures/symbols.jsonl anew: ICU's version on the first line, then what
# `numfield locales` prints.
set -eu
cd "$(dirname "$0")/.."
version="$(pkg-config --modversion icu-i18n)"
{
  printf '{"icu":"%s"}\n' "$version"
  Scripts/numfield.sh locales
} >Fixtures/symbols.jsonl.new
mv Fixtures/symbols.jsonl.new Fixtures/symbols.jsonl
