#!/usr/bin/env bash
# Types texts key by key into fields of several locales and shows what each key did.
# Arguments go to `numfield demo`.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

if [ ! -d .build ]; then echo "Building numfield for the first time; this takes a minute." >&2; fi
swift build --quiet --product numfield >&2
exec "$(swift build --show-bin-path)/numfield" demo "$@"
