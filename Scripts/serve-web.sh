#!/usr/bin/env bash
# Builds the number field for browsers, as far as it has changed, and serves the page to try it on.
#
# usage: Scripts/serve-web.sh [port]      8080, unless another one is given
#
# Needs Swift and node; node is installed by apt-get if it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/install-by-apt.sh
has swiftc || fail "no swift found; install Swift 6.1 or later from https://www.swift.org/install"
if ! has node; then
  has apt-get || fail "no node found; install it from https://nodejs.org"
  install_by_apt nodejs
fi
echo "Building the page; a minute or two the first time." >&2
Scripts/build-web.sh
exec node Tests/Browser/serve.mjs "${1:-8080}"
