#!/usr/bin/env bash
# Runs the user interface tests of Examples/Store on a Mac: store-ui-tests.sh [destination of xcodebuild's]
#
# Without a destination it takes the first iPhone that the installed simulators have. It has never been run.
set -euo pipefail
cd "$(dirname "$0")/../Examples/Store"
if [ "$(uname)" != Darwin ]; then
  echo "needs a Mac with Xcode" >&2
  exit 1
fi
destination=${1-}
if [ -z "$destination" ]; then
  telephone=$(xcrun simctl list devices available | sed -n 's/.*iPhone.*(\([0-9A-F-]\{36\}\)).*/\1/p' | head -n 1)
  if [ -z "$telephone" ]; then
    echo "no simulator of an iPhone is installed: Xcode's settings, Components" >&2
    exit 1
  fi
  destination="platform=iOS Simulator,id=$telephone"
fi
xcodebuild test -project Store.xcodeproj -scheme Store -destination "$destination"
