// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that a program that depends on the library alone fetches no argument
// parser.
let package = Package(
  name: "tools",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "numfield", targets: ["numfield"])],
  dependencies: [
    .package(name: "formatting-field", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "numfield",
      dependencies: [
        .product(name: "FormattingFields", package: "formatting-field"),
        .product(name: "FieldLines", package: "formatting-field"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "numfieldTests",
      dependencies: [
        "numfield",
        .product(name: "FormattingFields", package: "formatting-field"),
        .product(name: "FieldLines", package: "formatting-field"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
