// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "field-bench", targets: ["field-bench"]),
    .executable(name: "icu-parse-lines", targets: ["icu-parse-lines"]),
    .executable(name: "c-lines", targets: ["c-lines"]),
    .executable(name: "whole-process", targets: ["whole-process"]),
  ],
  dependencies: [
    .package(name: "formatting-field", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "ICUPeer",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(name: "CPeers", dependencies: ["ICUPeer"]),
    .target(name: "CAllocations"),
    .target(name: "FoundationPeers"),
    .target(
      name: "FieldBenchmarks",
      dependencies: [
        "CPeers", "CAllocations", "FoundationPeers",
        .product(name: "FormattingFields", package: "formatting-field"),
        .product(name: "FieldForms", package: "formatting-field"),
        .product(name: "FormattingFieldC", package: "formatting-field"),
      ]
    ),
    .executableTarget(name: "icu-parse-lines", dependencies: ["ICUPeer"]),
    .executableTarget(name: "c-lines"),
    .executableTarget(name: "whole-process"),
    .executableTarget(
      name: "field-bench",
      dependencies: [
        "FieldBenchmarks", "CAllocations",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

let cTargets = ["CPeers", "CAllocations", "icu-parse-lines", "c-lines", "whole-process"]
for target in package.targets where target.type != .system && !cTargets.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}

// CI makes a compiler's warning an error, as in the package of the library.
if Context.environment["FORMATTING_FIELD_STRICT"] != nil {
  for target in package.targets where target.swiftSettings != nil {
    target.swiftSettings?.append(.unsafeFlags(["-warnings-as-errors"]))
  }
}
