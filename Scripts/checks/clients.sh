#!/usr/bin/env bash
# Proves what a client's build compiles: a client of each product is built and run. It shares the build folder of the
# package, whose objects serve it, too; what it needs is in the linker's list of files.
#
# | client of | compiles | links |
# |---|---|---|
# | FormattingFields | one field, its formats from ICU: no forms, no JSON | libicu |
# | FieldForms | fields and forms, formats of a client's own; there is no ICU for pkg-config to find | Swift's library alone |
# | FieldFocus | focus as data: no number, no form | Swift's library alone |
# | FieldTesting | the test kit | Swift's library alone |
# | FormattingFieldsFoundation | fields, no forms, and no module of ICU's | Foundation's copy of ICU alone |
# | FormattingFieldsUI | a number field, and focus as data: no forms | Foundation's copy of ICU alone |
# | FormattingFieldC | the C interface | libicu |
#
# FormattingFieldsUI is a module without views where there is no SwiftUI. None fetches another package, and each client has
# targets of its own with names that packages like to give.
#
# The last client is the documents': Tests/Listings makes a program of the Swift code in README.md and in the articles,
# and the results in its comments are checked. Loops with a store also run over the stores of the tests of hosts.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh
# SwiftPM takes the plan of another package in this folder for this one's, unless the environment differs.
unset FORMATTING_FIELD_TESTS

package=$PWD
clients=$PWD/.build/clients
built=$PWD/.build/debug
rm -rf "$clients/Sources"
products=
own_targets="CICU Fixtures ICU Invoice JSON RandomSamples SlowOracle"

# Adds a client of a product; its program is read from the standard input: client PRODUCT
client() {
  mkdir -p "$clients/Sources/client-$1"
  cat >"$clients/Sources/client-$1/main.swift"
  products="$products $1"
}

# Writes the package of all clients. Each has targets of its own with names that packages like to give.
write_package() {
  local own
  for own in $own_targets; do
    mkdir -p "$clients/Sources/$own"
    echo "// A module of the client's own." >"$clients/Sources/$own/$own.swift"
  done
  cat >"$clients/Package.swift" <<END
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "clients", platforms: [.macOS(.v14)],
  dependencies: [.package(name: "formatting-field", path: "$package")],
  targets: "$own_targets".split(separator: " ").map { .target(name: String(\$0)) }
    + "$products".split(separator: " ").map { name in
      .executableTarget(
        name: "client-\(name)", dependencies: [.product(name: String(name), package: "formatting-field")])
    } + [
      .executableTarget(
        name: "listings",
        dependencies: [
          "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "FieldFormsFoundation", "FieldTesting",
          "FieldLines",
        ].map { .product(name: \$0, package: "formatting-field") },
        swiftSettings: [.unsafeFlags(["-suppress-warnings"])])
    ])
END
}

# Writes the program of the documents; Tests/SwiftUIMiniature/check.sh checks the articles about SwiftUI.
write_listings() {
  local extract=$clients/extract sources=$clients/Sources/listings
  if [ ! -x "$extract" ] || [ -n "$(find Tests/Listings/extract -newer "$extract" -name '*.swift')" ]; then
    swiftc -swift-version 6 -o "$extract" Tests/Listings/extract/*.swift
  fi
  mkdir -p "$sources"
  cp Tests/Listings/run/*.swift Tests/FieldHostingTests/StoreHabits.swift "$sources"
  # shellcheck disable=SC2046
  "$extract" "$sources" README.md \
    $(find Sources -path '*.docc/*.md' ! -path '*UI/*' ! -path '*/NumberTextFields/*' ! -name AFocusInYourModel.md | sort)
}

# Builds and runs a client, and compares its text and the package's modules in it: check PRODUCT TEXT MODULES
check() {
  local text modules
  swift build --package-path "$clients" --scratch-path .build --quiet --product "client-$1"
  text=$("$built/client-$1")
  [ "$text" = "$2" ] || fail "the client of $1 wrote \"$text\""
  # The linker's list of files has all that the client needs.
  modules=$(sed -n 's|.*/\([A-Za-z]\{1,\}\)\.build/.*|\1|p' "$built/client-$1.product/Objects.LinkFileList" |
    LC_ALL=C sort -u | tr '\n' ' ')
  [ "$modules" = "$3 " ] || fail "the client of $1 compiles $modules"
  printf '%s: wrote %s, compiles %s\n' "$1" "$text" "$modules"
}

# The libraries that a client links.
links() {
  local program=$built/client-$1
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

client FieldForms <<'END'
import FieldEditing
import NumberText

var price = HostedField<Double>(nil, format: NumberFormat(locale: "en", symbols: .latin, style: .decimal))
price.follow("1234.5")
price.submit()
print(price.field.text)
END

client FieldFocus <<'END'
import FieldFocus

struct Screen: FocusHolder {
  var focusedField: String? = "name"
  mutating func adoptFocus(_ field: String?) { focusedField = field }
}
var screen = Screen()
var focus = HostedFocus<String>()
print(focus.appear(nil, screen), focus.report("name", to: &screen))
END

client FieldTesting <<'END'
import FieldEditing
import FieldTesting
import NumberText

var field = FormattingField<Double>(format: NumberFormat(locale: "en", symbols: .latin, style: .decimal))
try field.play(#""" + "1234.5" + <commit>"#)
print(field.text)
END

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

# The hosts are doors: a clone may be without.
[ ! -d Sources/FormattingFieldsUI ] || client FormattingFieldsUI <<'END'
import FormattingFieldsFoundation
import FormattingFieldsUI
import Foundation

print(try NumberFormat(IntegerFormatStyle<Int>()).text(for: 5))
END

[ ! -d Sources/FormattingFieldC ] || client FormattingFieldC <<'END'
import CFormattingField

print(String(cString: ff_version()).isEmpty)
END

write_package
write_listings

# SwiftPM calls the package by its folder here.
fetched=$(swift package --package-path "$clients" --scratch-path .build show-dependencies --format flatlist)
[ "$fetched" = "$(basename "$package" | tr '[:upper:]' '[:lower:]')" ] || fail "the clients fetch $fetched"

check FormattingFields 1.234,5 \
  "CICUNumberText EntryKinds FieldEditing FormattingFieldLock FormattingFields ICUNumberText NumberMessages NumberText"
links FormattingFields | grep libicu >/dev/null || fail "the client of FormattingFields links no libicu"
if [ -d Sources/FormattingFieldC ]; then
  check FormattingFieldC false \
    "CFormattingField CICUNumberText EntryKinds FieldEditing FieldLines FormattingFieldC FormattingFieldJSON FormattingFieldLock FormattingFields ICUFieldLines ICUNumberText NumberMessages NumberText"
fi
swift build --package-path "$clients" --scratch-path .build --quiet --product listings
"$built/listings"

# A pkg-config that finds nothing stands before the system's.
mkdir -p "$clients/empty"
printf '#!/bin/sh\nexit 1\n' >"$clients/empty/pkg-config"
chmod +x "$clients/empty/pkg-config"
export PATH="$clients/empty:$PATH" PKG_CONFIG_PATH="$clients/empty" PKG_CONFIG_LIBDIR="$clients/empty"
check FieldForms 1,234.5 "EntryKinds FieldEditing FieldFocus FieldForms NumberMessages NumberText"
links_none FieldForms 'icu|foundation'
check FieldFocus "true false" FieldFocus
links_none FieldFocus 'icu|foundation'
check FieldTesting 1,234.5 "FieldEditing FieldFocus FieldForms FieldTesting FormattingFieldLock NumberText"
links_none FieldTesting 'icu|foundation'
check FormattingFieldsFoundation "$(printf '1.234,50\302\240\342\202\254')" \
  "EntryKinds FieldEditing FormattingFieldLock FormattingFieldsFoundation NumberMessages NumberText"
links_none FormattingFieldsFoundation libicu
if [ -d Sources/FormattingFieldsUI ]; then
  check FormattingFieldsUI 5 \
    "EntryKinds FieldEditing FieldFocus FormattingFieldLock FormattingFieldsFoundation FormattingFieldsUI NumberMessages NumberText SystemTextFields"
fi
