// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "formatting-field",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "FormattingFields", targets: ["FormattingFields"]),
    .library(name: "FormattingFieldsFoundation", targets: ["FormattingFieldsFoundation"]),
    .library(name: "FormattingFieldsUI", targets: ["FormattingFieldsUI"]),
    .library(name: "NumberText", targets: ["NumberText"]),
    .library(name: "FieldEditing", targets: ["FieldEditing"]),
    .library(name: "FieldHosting", targets: ["FieldHosting"]),
    .library(name: "FieldForms", targets: ["FieldForms"]),
    .library(name: "FieldTesting", targets: ["FieldTesting"]),
    .library(name: "NumberMessages", targets: ["NumberMessages"]),
    .library(name: "EntryKinds", targets: ["EntryKinds"]),
    .library(name: "ICUNumberText", targets: ["ICUNumberText"]),
    .library(
      name: "FormattingFieldC",
      targets: [
        "CFormattingField", "FormattingFieldC", "FormattingFieldCICU",
      ]),
    // For the packages beside this one: the command and its tests.
    .library(name: "NumfieldJSON", targets: ["NumfieldJSON"]),
    .library(name: "Fixtures", targets: ["Fixtures"]),
  ],
  targets: [
    .systemLibrary(
      name: "ICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(name: "CICU", dependencies: ["ICU"]),
    .target(name: "NumberText"),
    .target(name: "NumberProbing", dependencies: ["NumberText"]),
    .target(
      name: "ICUNumberText", dependencies: ["NumberText", "NumberProbing", "EntryKinds", "CICU"]),
    .target(name: "FieldEditing", dependencies: ["NumberText"]),
    .target(name: "FieldForms", dependencies: ["NumberText", "FieldEditing"]),
    .target(
      name: "FieldHosting",
      dependencies: ["NumberText", "FieldEditing", "FieldForms", "NumberMessages"]),
    .target(name: "NumberMessages", dependencies: ["NumberText", "FieldEditing"]),
    .target(
      name: "FormattingFields",
      dependencies: [
        "NumberText", "FieldEditing", "NumberMessages",
        // Other systems have no libicu to link.
        .target(name: "ICUNumberText", condition: .when(platforms: [.linux, .macOS])),
      ]),
    .target(
      name: "FormattingFieldsFoundation",
      dependencies: [
        "NumberText", "NumberProbing", "EntryKinds", "FieldEditing", "FieldForms", "NumberMessages",
      ]),
    // The C interface: its header with the table of handles, and its implementation. What needs ICU stands
    // apart, so that a host without ICU does not build it.
    .target(name: "CFormattingField"),
    .target(
      name: "FormattingFieldC",
      dependencies: [
        "CFormattingField", "NumberText", "NumberProbing", "EntryKinds", "FieldEditing",
        "FieldForms", "FieldHosting", "NumberMessages",
      ]),
    .target(
      name: "FormattingFieldCICU",
      dependencies: ["CFormattingField", "FormattingFieldC", "ICUNumberText", "NumberText"]),
    // For tests of hosts, and of this package.
    .target(
      name: "FieldTesting",
      dependencies: ["NumberText", "FieldEditing", "FieldForms", "NumfieldJSON"]),
    // An empty module on systems without SwiftUI.
    .target(
      name: "FormattingFieldsUI",
      dependencies: [
        "NumberText", "FieldEditing", "FieldForms", "FieldHosting", "FormattingFieldsFoundation",
      ]),
    .target(name: "EntryKinds", dependencies: ["NumberText"]),
    .target(name: "NumfieldJSON", dependencies: ["NumberText"]),
    // Links the core alone, so that Scripts/check-core.sh can see what the core needs.
    .executableTarget(
      name: "CoreCheck",
      dependencies: [
        "NumberText", "NumberProbing", "FieldEditing", "FieldForms", "NumfieldJSON",
        "NumberMessages",
      ],
      path: "Scripts/core-check",
      exclude: ["run.mjs", "runtime.c"]),
    // Changes long forms, for Scripts/check-linear.sh.
    .executableTarget(
      name: "LinearCheck",
      dependencies: ["FieldEditing", "FieldForms", "NumberText"],
      path: "Scripts/linear-check"),
    .target(
      name: "Fixtures", path: "Fixtures",
      exclude: [
        "generate-corpora.py",
        "regenerate-symbols.sh", "regenerate-unit-spellings.py", "regenerate-units.py",
        "sessions.txt",
      ],
      sources: ["Fixtures.swift"],
      resources: [
        .copy("matrix.jsonl"), .copy("load-cases.jsonl"), .copy("scan-cases.jsonl"),
        .copy("symbols.jsonl"), .copy("messages.jsonl"), .copy("sentences.jsonl"),
        .copy("entry-cases.jsonl"), .copy("units.txt"),
        .copy("peers"),
        .copy("corpora"), .copy("corpus"),
      ]),
    .target(name: "SlowOracle", dependencies: ["NumberText"], path: "Tests/SlowOracle"),
    .target(
      name: "EditScripts",
      dependencies: [
        "FormattingFields", "FieldForms", "FieldTesting", "NumfieldJSON", "RandomSamples",
        "SlowOracle",
      ],
      path: "Tests/EditScripts"),
    .target(name: "RandomSamples", path: "Tests/RandomSamples"),
    .target(
      name: "EntryScripts", dependencies: ["EntryKinds", "FormattingFields"],
      path: "Tests/EntryScripts"),
    // Scripts/fuzz.sh gives them a main function.
    .target(name: "FuzzEdits", dependencies: ["EditScripts"], path: "Tests/Fuzzing/edits"),
    .target(name: "FuzzSnapshots", dependencies: ["EditScripts"], path: "Tests/Fuzzing/snapshots"),
    .target(name: "FuzzJSON", dependencies: ["NumfieldJSON"], path: "Tests/Fuzzing/json"),
    .target(name: "FuzzEntries", dependencies: ["EntryScripts"], path: "Tests/Fuzzing/entries"),
    .testTarget(name: "NumberTextTests", dependencies: ["NumberText", "RandomSamples"]),
    .testTarget(
      name: "EntryKindsTests",
      dependencies: [
        "EntryKinds", "FormattingFields", "FieldForms", "EditScripts", "EntryScripts",
        "RandomSamples", "Fixtures",
      ]),
    .testTarget(
      name: "NumberProbingTests", dependencies: ["NumberProbing", "NumberText", "EditScripts"]),
    .testTarget(
      name: "ICUNumberTextTests",
      dependencies: ["ICUNumberText", "FormattingFields", "EditScripts", "Fixtures"]),
    .testTarget(
      name: "FieldEditingTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "FieldTesting",
        "EditScripts",
        "Fixtures",
      ]),
    .testTarget(
      name: "FieldFormsTests",
      dependencies: ["FormattingFields", "FieldForms", "FieldTesting", "EditScripts"]),
    .testTarget(
      name: "FieldHostingTests",
      dependencies: [
        "FieldHosting", "FormattingFields", "FormattingFieldsFoundation", "FieldForms",
        "EditScripts",
      ]),
    .testTarget(
      name: "FormattingFieldsFoundationTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "EditScripts",
      ]),
    .testTarget(
      name: "LocaleSweepTests",
      dependencies: ["FormattingFields", "FieldForms", "SlowOracle", "EditScripts", "Fixtures"]),
    .testTarget(
      name: "PropertyTests",
      dependencies: ["EditScripts", "FieldEditing", "FieldTesting", "FuzzJSON", "Fixtures"]),
    .testTarget(
      name: "PeerSuiteTests",
      dependencies: ["FormattingFields", "FormattingFieldsFoundation", "EntryKinds", "Fixtures"]),
    .target(
      name: "Invoice", dependencies: ["FormattingFields", "FieldForms"],
      path: "Examples/Invoice/Sources"),
    .testTarget(
      name: "InvoiceTests",
      dependencies: [
        "Invoice", "FormattingFields", "FieldForms", "FieldTesting", "RandomSamples",
      ],
      path: "Examples/Invoice/Tests"),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["FormattingFields", "FieldEditing", "FieldTesting", "Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .binary, .plugin].contains(target.type) {
  guard !["CICU", "CFormattingField"].contains(target.name) else { continue }
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}

// A fuzzer follows the code of the package, not of the checks: Scripts/fuzz.sh sets this to its
// sanitizers.
if let sanitizers = Context.environment["FORMATTING_FIELD_FUZZING"] {
  let fuzzed = [
    "NumberText", "NumberProbing", "ICUNumberText", "FieldEditing", "FieldForms",
    "NumfieldJSON", "EntryKinds",
  ]
  for target in package.targets where fuzzed.contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags([
        "-sanitize=\(sanitizers)", "-sanitize-coverage=edge,inline-8bit-counters,pc-table",
      ]))
  }
}

// CI makes a compiler's warning an error. A package with unsafe flags cannot be fetched by others, so that their
// builds never see this.
if Context.environment["FORMATTING_FIELD_STRICT"] != nil {
  for target in package.targets where target.swiftSettings != nil {
    target.swiftSettings?.append(.unsafeFlags(["-warnings-as-errors"]))
  }
  for target in package.targets where ["CICU", "CFormattingField"].contains(target.name) {
    target.cSettings = [.unsafeFlags(["-Werror"])]
  }
}
