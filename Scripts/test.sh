#!/usr/bin/env bash
# Builds the package and runs its rows and examples: Scripts/test.sh [option of `swift test`]...
#
# ICU's headers are installed first if they are missing and apt-get can. Samples have a fixed seed. A run that
# passes prints how long the build and the tests took; the output of one that fails is printed whole. Everything else
# is checked by Scripts/check.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh
. Scripts/step.sh

step "build" swift build --build-tests
[ "$failed" -eq 0 ] || exit 1
step "rows and examples" swift test --skip-build --disable-xctest "$@"
[ "$failed" -eq 0 ] || exit 1
grep -a 'Test run with' .build/check/rows-and-examples.log | tail -n 1
