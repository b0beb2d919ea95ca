#!/usr/bin/env bash
# Proves what a client's build compiles: a client of each product is built beside the package's own modules, and run.
#
# | client of | compiles | links |
# |---|---|---|
# | FormattingFields | one field, its formats from ICU: no forms, no reader of files | libicu |
# | FieldForms | fields and forms, formats of a client's own; there is no ICU for pkg-config to find | Swift's library alone |
# | FieldTesting | the test kit | Swift's library alone |
# | FormattingFieldsFoundation | fields and forms, and no module of ICU's | Foundation's copy of ICU alone |
# | FormattingFieldC | the C interface | libicu |
#
# FormattingFieldsUI is an empty module where there is no SwiftUI. None fetches another package, and each client has
# targets of its own with names that packages like to give.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

package=$PWD
clients=$PWD/.build/clients
own_targets="CICU Fixtures ICU Invoice JSON RandomSamples SlowOracle"

# Makes a client of a product; its program is read from the standard input: client PRODUCT
client() {
  local own
  for own in client $own_targets; do mkdir -p "$clients/$1/Sources/$own"; done
  for own in $own_targets; do echo "// A module of the client's own." >"$clients/$1/Sources/$own/$own.swift"; done
  cat >"$clients/$1/Sources/client/main.swift"
  cat >"$clients/$1/Package.swift" <<END
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "client", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "formatting-field", path: "$package")],
  targets: "$own_targets".split(separator: " ").map { .target(name: String(\$0)) } + [
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

# The libraries that a client links.
links() {
  local program
  program=$(swift_in "$clients/$1" build --show-bin-path)/client
  if [ "$(uname)" = Darwin ]; then otool -L "$program"; else ldd "$program"; fi
}

# Fails if a client links a library of such a name: links_none PRODUCT PATTERN
links_none() { if links "$1" | grep -iE "$2" >&2; then fail "the client of $1 links these"; fi; }

client FormattingFields <<'END'
import FormattingFields

var field = FormattingField<Double>(format: try .icu(locale: "de-DE", style: .decimal))
try field.type("1234,5")
field.commit()
print(field.text)
END
check FormattingFields 1.234,5 \
  "CICUNumberText EntryKinds FieldEditing FormattingFields ICUNumberText NumberMessages NumberText"
links FormattingFields | grep -q libicu || fail "the client of FormattingFields links no libicu"

client FormattingFieldC <<'END'
import CFormattingField

print(String(cString: ff_version()).isEmpty)
END
check FormattingFieldC false \
  "CFormattingField CICUNumberText EntryKinds FieldEditing FieldForms FormattingFieldC FormattingFieldCICU ICUNumberText NumberMessages NumberText"
links FormattingFieldC | grep -q libicu || fail "the client of FormattingFieldC links no libicu"

# A pkg-config that finds nothing stands in front of the system's.
mkdir -p "$clients/empty"
printf '#!/bin/sh\nexit 1\n' >"$clients/empty/pkg-config"
chmod +x "$clients/empty/pkg-config"
export PATH="$clients/empty:$PATH" PKG_CONFIG_PATH="$clients/empty" PKG_CONFIG_LIBDIR="$clients/empty"

client FieldForms <<'END'
import FieldEditing
import NumberText

var price = HostedField<Double>(nil, format: NumberFormat(locale: "en", symbols: .latin, style: .decimal))
price.edit("1234.5")
price.submit()
print(price.field.text)
END
check FieldForms 1,234.5 "EntryKinds FieldEditing FieldForms NumberMessages NumberText"
links_none FieldForms 'icu|foundation'

client FieldTesting <<'END'
import FieldEditing
import FieldTesting
import NumberText

var field = FormattingField<Double>(format: NumberFormat(locale: "en", symbols: .latin, style: .decimal))
try field.play(#""" + "1234.5" + <Return>"#)
print(field.text)
END
check FieldTesting 1,234.5 "FieldEditing FieldForms FieldTesting FormattingFieldJSON NumberText"
links_none FieldTesting 'icu|foundation'

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
check FormattingFieldsFoundation "$(printf '1.234,50\302\240\342\202\254')" \
  "EntryKinds FieldEditing FieldForms FormattingFieldsFoundation NumberMessages NumberText"
links_none FormattingFieldsFoundation libicu
