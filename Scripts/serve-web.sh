#!/usr/bin/env bash
# Builds the number field for browsers where that is needed and serves the page to try it on.
#
# usage: Scripts/serve-web.sh [port]      8080, unless another one is given
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/build-web.sh
exec node Tests/Browser/serve.mjs "${1:-8080}"
