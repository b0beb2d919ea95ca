// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "formatting-field", path: ".."),
    // Without its traits: they put a counter around the allocator, and read 0 beside
    // Sources/CAllocations.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
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
    // The library runs the programs of Swift whose folders stand in a folder of this name.
    .executableTarget(
      name: "field-bench",
      dependencies: [
        "CPeers", "CAllocations", "FoundationPeers",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "FormattingFields", package: "formatting-field"),
        .product(name: "FieldForms", package: "formatting-field"),
        .product(name: "FormattingFieldC", package: "formatting-field"),
      ],
      path: "field-bench",
      // The library's benchmarks are not sendable.
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

for target in package.targets where ["FoundationPeers", "field-bench"].contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("ExistentialAny"),
    ]
}
