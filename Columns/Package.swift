// swift-tools-version: 6.1
import PackageDescription

// Columns of numbers in files, on the public scan of the field's package, which knows nothing of this one. Its product
// without ICU and Foundation is called FieldForms.
let package = Package(
  name: "columns",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "NumberColumns", targets: ["NumberColumns"]),
    .library(name: "NumberColumnsC", targets: ["CNumberColumns", "NumberColumnsC"]),
    .executable(name: "numcolumns", targets: ["numcolumns"]),
  ],
  dependencies: [
    .package(name: "formatting-field", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "NumberColumns",
      dependencies: [.product(name: "FieldForms", package: "formatting-field")]),
    .executableTarget(
      name: "numcolumns",
      dependencies: [
        "NumberColumns",
        .product(name: "FormattingFields", package: "formatting-field"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The C library that Python loads: its header, and its implementation.
    .target(name: "CNumberColumns"),
    .target(
      name: "NumberColumnsC",
      dependencies: [
        "CNumberColumns", "NumberColumns",
        .product(name: "FieldForms", package: "formatting-field"),
      ]),
    .target(
      name: "TableScripts",
      dependencies: [
        "NumberColumns", .product(name: "FieldForms", package: "formatting-field"),
      ],
      path: "Tests/TableScripts"),
    // check.sh gives them a main function.
    .target(name: "FuzzColumns", dependencies: ["TableScripts"], path: "Tests/FuzzColumns"),
    .target(name: "FuzzRecords", dependencies: ["TableScripts"], path: "Tests/FuzzRecords"),
    .testTarget(
      name: "NumberColumnsTests",
      dependencies: [
        "NumberColumns", "TableScripts",
        .product(name: "FormattingFields", package: "formatting-field"),
      ]),
    .testTarget(name: "numcolumnsTests", dependencies: ["numcolumns", "TableScripts"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CNumberColumns" {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}

// A fuzzer follows the code of the package, not of the checks: check.sh sets this to its sanitizers.
if let sanitizers = Context.environment["COLUMNS_FUZZING"] {
  for target in package.targets where target.name == "NumberColumns" {
    target.swiftSettings?.append(
      .unsafeFlags([
        "-sanitize=\(sanitizers)", "-sanitize-coverage=edge,inline-8bit-counters,pc-table",
      ]))
  }
}

// CI makes a compiler's warning an error, as in the package of the field.
if Context.environment["FORMATTING_FIELD_STRICT"] != nil {
  for target in package.targets where target.swiftSettings != nil {
    target.swiftSettings?.append(.unsafeFlags(["-warnings-as-errors"]))
  }
  for target in package.targets where target.name == "CNumberColumns" {
    target.cSettings = [.unsafeFlags(["-Werror"])]
  }
}
