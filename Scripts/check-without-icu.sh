#!/usr/bin/env bash
# Proves that a client that takes its formats from Foundation needs no ICU and fetches nothing: it
# is built without an ICU for pkg-config to find, beside the package's own modules, runs, and links
# only Foundation's copy.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

package=$PWD
client=$PWD/.build/without-icu
mkdir -p "$client/Sources/client" "$client/empty"

cat >"$client/Package.swift" <<END
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "client", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "formatting-field", path: "$package")],
  targets: [
    .executableTarget(
      name: "client",
      dependencies: [.product(name: "FormattingFieldsFoundation", package: "formatting-field")])
  ])
END
cat >"$client/Sources/client/main.swift" <<'END'
import Foundation
import FormattingFieldsFoundation

let german = Locale(identifier: "de_DE")
let style = Decimal.FormatStyle.Currency(code: "EUR", locale: german)
var field = FormattingField<Decimal>(format: try NumberFormat(style))
try field.type("1234,5")
_ = field.commit()
print(field.text)
END

# A pkg-config that finds nothing stands in front of the system's.
cat >"$client/empty/pkg-config" <<'END'
#!/bin/sh
exit 1
END
chmod +x "$client/empty/pkg-config"

PATH="$client/empty:$PATH" PKG_CONFIG_PATH="$client/empty" PKG_CONFIG_LIBDIR="$client/empty" \
  swift_in "$client" build --quiet
build=$(swift_in "$client" build --show-bin-path)
text=$("$build/client")
expected=$(printf '1.234,50\302\240\342\202\254')
if [ "$text" != "$expected" ]; then
  printf 'error: the client wrote "%s"\n' "$text" >&2
  exit 1
fi
if [ "$(uname)" = Darwin ]; then libraries=$(otool -L "$build/client"); else
  libraries=$(ldd "$build/client")
fi
if printf '%s\n' "$libraries" | grep -E 'libicu' >&2; then
  echo 'error: the client links libicu' >&2
  exit 1
fi
# The linker's list of files has all that the client needs.
if grep ICUNumberText "$build/client.product/Objects.LinkFileList" >&2; then
  echo 'error: the client builds ICUNumberText' >&2
  exit 1
fi
fetched=$(swift_in "$client" package show-dependencies --format flatlist)
# SwiftPM calls the package by its folder here.
if [ "$fetched" != "$(basename "$package" | tr '[:upper:]' '[:lower:]')" ]; then
  printf 'error: the client fetches %s\n' "$fetched" >&2
  exit 1
fi
printf 'without ICU: wrote %s\n' "$text"
