#!/usr/bin/env bash
# Builds the number field for browsers, as far as it has changed, and serves the page to try it on.
#
# usage: Web/serve.sh [port]      8080, unless another one is given
#
# The page is served when its number fields are built; kinds of entry are built then, and appear in the page.
# Needs Swift and node; node is installed by apt-get if it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/install-by-apt.sh
has swiftc || fail "no swift found; install Swift 6.3 or later from https://www.swift.org/install"
if ! has node; then
  has apt-get || fail "no node found; install it from https://nodejs.org"
  install_by_apt nodejs
fi
echo "Building the page; a minute or two the first time." >&2
Web/build-web.sh --first
# Each is a group of processes, which ends as a whole.
set -m
Web/build-web.sh &
build=$!
node Web/Tests/serve.mjs --beside "$build" "${1:-8080}" &
server=$!
trap 'kill -- "-$build" "-$server" 2>/dev/null || true' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
if wait "$build"; then
  echo "All of the page is built." >&2
else
  echo "error: kinds of entry were not built; the page works without them" >&2
fi
wait "$server"
