#!/usr/bin/env bash
# Proves what a client's build compiles: two clients are built beside the package's own modules, and run.
#
# | client of | compiles | links |
# |---|---|---|
# | FormattingFields | one field, its formats from ICU: no forms, no reader of files | libicu |
# | FormattingFieldsFoundation | fields and forms, and no module of ICU's; there is no ICU for pkg-config to find | Foundation's copy alone |
#
# Neither fetches another package.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

package=$PWD
clients=$PWD/.build/clients

# Makes a client of a product; its program is read from the standard input: client PRODUCT
client() {
  mkdir -p "$clients/$1/Sources/client"
  cat >"$clients/$1/Sources/client/main.swift"
  cat >"$clients/$1/Package.swift" <<END
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "client", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "formatting-field", path: "$package")],
  targets: [
    .executableTarget(
      name: "client", dependencies: [.product(name: "$1", package: "formatting-field")])
  ])
END
}

# Builds and runs a client, and compares its text and the package's modules in it: check PRODUCT TEXT MODULES
check() {
  local build text modules fetched
  swift_in "$clients/$1" build --quiet
  build=$(swift_in "$clients/$1" build --show-bin-path)
  text=$("$build/client")
  [ "$text" = "$2" ] || fail "the client of $1 wrote \"$text\""
  # The linker's list of files has all that the client needs.
  modules=$(sed -n 's|.*/\([A-Za-z]*\)\.build/.*|\1|p' "$build/client.product/Objects.LinkFileList" |
    grep -v '^client$' | LC_ALL=C sort -u | tr '\n' ' ')
  [ "$modules" = "$3 " ] || fail "the client of $1 compiles $modules"
  # SwiftPM calls the package by its folder here.
  fetched=$(swift_in "$clients/$1" package show-dependencies --format flatlist)
  [ "$fetched" = "$(basename "$package" | tr '[:upper:]' '[:lower:]')" ] || fail "the client of $1 fetches $fetched"
  printf '%s: wrote %s, compiles %s\n' "$1" "$text" "$modules"
}

client FormattingFields <<'END'
import FormattingFields

var field = FormattingField<Double>(format: try .icu(locale: "de-DE", style: .decimal))
try field.type("1234,5")
field.commit()
print(field.text)
END
check FormattingFields 1.234,5 \
  "CICU EntryKinds FieldEditing FormattingFields ICUNumberText NumberMessages NumberProbing NumberText"

client FormattingFieldsFoundation <<'END'
import Foundation
import FormattingFieldsFoundation

let german = Locale(identifier: "de_DE")
let style = Decimal.FormatStyle.Currency(code: "EUR", locale: german)
var field = FormattingField<Decimal>(format: try NumberFormat(style))
try field.type("1234,5")
field.commit()
print(field.text)
END
# A pkg-config that finds nothing stands in front of the system's.
mkdir -p "$clients/empty"
printf '#!/bin/sh\nexit 1\n' >"$clients/empty/pkg-config"
chmod +x "$clients/empty/pkg-config"
export PATH="$clients/empty:$PATH" PKG_CONFIG_PATH="$clients/empty" PKG_CONFIG_LIBDIR="$clients/empty"
check FormattingFieldsFoundation "$(printf '1.234,50\302\240\342\202\254')" \
  "EntryKinds FieldEditing FieldForms FormattingFieldsFoundation NumberMessages NumberProbing NumberText"
program=$(swift_in "$clients/FormattingFieldsFoundation" build --show-bin-path)/client
if [ "$(uname)" = Darwin ]; then libraries=$(otool -L "$program"); else libraries=$(ldd "$program"); fi
if printf '%s\n' "$libraries" | grep -E 'libicu' >&2; then
  fail "the client of FormattingFieldsFoundation links libicu"
fi
