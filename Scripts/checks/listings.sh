#!/usr/bin/env bash
# Runs the Swift code of README.md and of the articles, and checks the results in its comments.
#
# Tests/Listings makes a program of the documents; it is built beside the package's modules, which are
# compiled once for all.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh

package=$PWD
folder=$PWD/.build/listings
extract=$folder/extract
sources=$folder/Sources/listings
rm -rf "$sources"
mkdir -p "$sources"
if [ ! -x "$extract" ] || [ -n "$(find Tests/Listings/extract -newer "$extract" -name '*.swift')" ]; then
  swiftc -swift-version 6 -o "$extract" Tests/Listings/extract/*.swift
fi
cat >"$folder/Package.swift" <<END_OF_PACKAGE
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "listings", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "formatting-field", path: "$package")],
  targets: [
    .executableTarget(
      name: "listings",
      dependencies: ["FormattingFields", "FormattingFieldsFoundation", "FieldForms"]
        .map { .product(name: \$0, package: "formatting-field") },
      swiftSettings: [.unsafeFlags(["-suppress-warnings"])])
  ])
END_OF_PACKAGE
cp Tests/Listings/run/*.swift "$sources"
# Tests/SwiftUIDeclarations/check.sh checks the articles about SwiftUI. shellcheck disable=SC2046
"$extract" "$sources" README.md \
  $(find Sources -path '*.docc/*.md' ! -path '*/FormattingFieldsUI/*' | sort)
swift build --package-path "$folder" --quiet --product listings
"$folder/.build/debug/listings"
