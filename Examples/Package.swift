// swift-tools-version: 6.3
import PackageDescription

// What hosts make of the field. Each example sees the package as any client does.
let package = Package(
  name: "examples",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Invoice", targets: ["Invoice"])],
  dependencies: [.package(name: "formatting-field", path: "..")],
  targets: [
    .target(
      name: "Invoice",
      dependencies: [
        .product(name: "FormattingFields", package: "formatting-field"),
        .product(name: "FieldForms", package: "formatting-field"),
      ],
      path: "Invoice/Sources"),
    .testTarget(
      name: "InvoiceTests",
      dependencies: [
        "Invoice",
        .product(name: "FormattingFields", package: "formatting-field"),
        .product(name: "FieldForms", package: "formatting-field"),
        .product(name: "FieldTesting", package: "formatting-field"),
      ],
      path: "Invoice/Tests"),
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
