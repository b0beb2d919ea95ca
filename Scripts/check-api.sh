#!/usr/bin/env bash
# Checks that Documentation/API lists the public interface as it is, and that all of it is documented.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/public-modules.sh

rm -rf .build/api
Scripts/regenerate-api.sh .build/api
if ! cmp -s Documentation/API/swift-version.txt .build/api/swift-version.txt; then
  echo "The listing in Documentation/API is another compiler's and is not compared." >&2
elif ! diff -u Documentation/API .build/api >&2; then
  echo "The public interface changed. Where that is meant, run Scripts/regenerate-api.sh." >&2
  exit 1
fi
# A module of which the listing sees nothing would lack neither names nor comments.
for module in $public_modules; do
  if grep -rqE '^ *(@[A-Za-z]+ )*public (final )?(struct|enum|class|protocol|func)' $(find Sources -type d -name "$module") &&
    ! grep -qv '^@_exported' ".build/api/$module.txt"; then
    echo "$module: the listing has none of the public declarations" >&2
    exit 1
  fi
done
gaps=$(for module in $public_modules; do public_api gaps "$module"; done)
if [ -n "$gaps" ]; then
  printf 'not documented in full:\n%s\n' "$gaps" >&2
  exit 1
fi
