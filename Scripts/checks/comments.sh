#!/usr/bin/env bash
# Checks that all of the public interface is documented, and that the code of a page shows each declaration.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh
. Scripts/public-modules.sh

program=.build/public-comments
if [ ! -x "$program" ] || [ -n "$(find Tests/PublicComments -newer "$program" -name '*.swift')" ]; then
  swiftc -swift-version 6 -Onone -o "$program" Tests/PublicComments/*.swift
fi
extract_symbol_graphs
pages=$(find README.md Documentation Sources Examples -name '.build*' -prune -o -type f \( -name '*.md' -o -name '*.swift' \) \
  ! -name Package.swift -print | sort)
gaps=$(for module in $public_modules; do
  # An umbrella declares nothing of its own.
  if grep -rqE '^ *(@[A-Za-z]+ )*public (final )?(struct|enum|class|protocol|func)' $(find Sources -type d -name "$module"); then
    # shellcheck disable=SC2086
    "$program" "$module" ".build/symbol-graphs/$module" $pages
  fi
done)
if [ -n "$gaps" ]; then
  printf 'not documented in full:\n%s\n' "$gaps" >&2
  exit 1
fi
