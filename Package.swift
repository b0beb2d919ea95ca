// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "formatting-field",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // A field; its formats come from ICU where the system has a libicu.
    .library(name: "FormattingFields", targets: ["FormattingFields", "EntryKinds"]),
    // A form or a field, without ICU and Foundation.
    .library(
      name: "FieldForms",
      targets: ["NumberText", "EntryKinds", "FieldEditing", "NumberMessages", "FieldForms"]),
    .library(name: "FormattingFieldsFoundation", targets: ["FormattingFieldsFoundation"]),
    .library(name: "FormattingFieldsUI", targets: ["FormattingFieldsUI"]),
    // The JSON is for Tools.
    .library(name: "FieldTesting", targets: ["FieldTesting", "FormattingFieldJSON"]),
    .library(
      name: "FormattingFieldC",
      targets: [
        "CFormattingField", "FormattingFieldC", "FormattingFieldCICU",
      ]),
  ],
  // SwiftPM refuses a package whose products reach a target with the name of a client's own, so what is no
  // product has a name that no client gives.
  targets: [
    .systemLibrary(
      name: "FormattingFieldICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(name: "CICUNumberText", dependencies: ["FormattingFieldICU"]),
    .target(name: "NumberText"),
    .target(
      name: "ICUNumberText", dependencies: ["NumberText", "EntryKinds", "CICUNumberText"]),
    .target(name: "FieldEditing", dependencies: ["NumberText"]),
    .target(name: "FieldForms", dependencies: ["NumberText", "FieldEditing"]),
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
        "NumberText", "EntryKinds", "FieldEditing", "FieldForms", "NumberMessages",
      ]),
    // The C interface: its header with the table of handles, and its implementation. What needs ICU stands
    // apart, so that a host without ICU does not build it.
    .target(name: "CFormattingField"),
    .target(
      name: "FormattingFieldC",
      dependencies: [
        "CFormattingField", "NumberText", "EntryKinds", "FieldEditing", "FieldForms",
        "NumberMessages",
      ]),
    .target(
      name: "FormattingFieldCICU",
      dependencies: ["CFormattingField", "FormattingFieldC", "ICUNumberText", "NumberText"]),
    // For tests of hosts, and of this package.
    .target(
      name: "FieldTesting",
      dependencies: ["NumberText", "FieldEditing", "FieldForms", "FormattingFieldJSON"]),
    // An empty module on systems without SwiftUI.
    .target(
      name: "FormattingFieldsUI",
      dependencies: [
        "NumberText", "FieldEditing", "FieldForms", "NumberMessages", "FormattingFieldsFoundation",
      ]),
    .target(
      name: "EntryKinds", dependencies: ["NumberText"],
      exclude: ["Units/regenerate-unit-spellings.py", "Units/regenerate-units.py"]),
    .target(name: "FormattingFieldJSON", dependencies: ["NumberText"]),
    // Links the core alone, so that Scripts/check-core.sh can see what the core needs.
    .executableTarget(
      name: "CoreCheck",
      dependencies: [
        "NumberText", "FieldEditing", "FieldForms", "FormattingFieldJSON",
        "NumberMessages",
      ],
      path: "Tests/CoreCheck",
      exclude: ["run.mjs", "runtime.c"]),
    // Changes long forms, for Scripts/check-linear.sh.
    .executableTarget(
      name: "LinearCheck",
      dependencies: ["FieldEditing", "FieldForms", "NumberText"],
      path: "Tests/LinearCheck"),
    .target(
      name: "FormattingFieldFixtures", path: "Fixtures",
      exclude: [
        "regenerate-symbols.sh",
      ],
      sources: ["Fixtures.swift"],
      resources: [
        .copy("load-cases.jsonl"), .copy("scan-cases.jsonl"), .copy("symbols.jsonl"),
        .copy("messages.jsonl"), .copy("entry-cases.jsonl"), .copy("units.txt"),
        .copy("peers"), .copy("suite"), .copy("corpus"),
      ]),
    .target(name: "SlowOracle", dependencies: ["NumberText"], path: "Tests/SlowOracle"),
    .target(
      name: "EditScripts",
      dependencies: [
        "FormattingFields", "FieldForms", "FieldTesting", "FormattingFieldJSON", "RandomSamples",
        "SlowOracle",
      ],
      path: "Tests/EditScripts"),
    .target(name: "RandomSamples", path: "Tests/RandomSamples"),
    .target(
      name: "EntryScripts", dependencies: ["EntryKinds", "FormattingFields"],
      path: "Tests/EntryScripts"),
    // Writes the corpus of FuzzEdits as sessions, for Scripts/check-web.sh.
    .executableTarget(
      name: "EditSessions", dependencies: ["EditScripts", "Fixtures"], path: "Tests/EditSessions"),
    // Scripts/fuzz.sh gives them a main function.
    .target(name: "FuzzEdits", dependencies: ["EditScripts"], path: "Tests/Fuzzing/edits"),
    .target(name: "FuzzSnapshots", dependencies: ["EditScripts"], path: "Tests/Fuzzing/snapshots"),
    .target(name: "FuzzJSON", dependencies: ["FormattingFieldJSON"], path: "Tests/Fuzzing/json"),
    .target(name: "FuzzEntries", dependencies: ["EntryScripts"], path: "Tests/Fuzzing/entries"),
    .testTarget(name: "NumberTextTests", dependencies: ["NumberText", "RandomSamples"]),
    .testTarget(
      name: "EntryKindsTests",
      dependencies: [
        "EntryKinds", "FormattingFields", "FieldForms", "EditScripts", "EntryScripts",
        "RandomSamples", "FormattingFieldFixtures",
      ]),
    .testTarget(
      name: "ICUNumberTextTests",
      dependencies: ["ICUNumberText", "FormattingFields", "EditScripts", "FormattingFieldFixtures"]),
    .testTarget(
      name: "FieldEditingTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "FieldTesting",
        "EditScripts",
        "FormattingFieldFixtures",
      ]),
    .testTarget(
      name: "FieldFormsTests",
      dependencies: ["FormattingFields", "FieldForms", "FieldTesting", "EditScripts"]),
    .testTarget(
      name: "FieldHostingTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "EditScripts",
      ]),
    .testTarget(
      name: "FormattingFieldsFoundationTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "EditScripts",
      ]),
    .testTarget(
      name: "LocaleSweepTests",
      dependencies: [
        "FormattingFields", "FieldForms", "SlowOracle", "EditScripts", "FormattingFieldFixtures",
      ]),
    .testTarget(
      name: "PropertyTests",
      dependencies: [
        "EditScripts", "FieldEditing", "FieldTesting", "FuzzJSON", "FormattingFieldFixtures",
      ]),
    .testTarget(
      name: "PeerSuiteTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "EntryKinds", "FormattingFieldFixtures",
      ]),
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
      dependencies: ["FormattingFields", "FieldEditing", "FieldTesting", "FormattingFieldFixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .binary, .plugin].contains(target.type) {
  guard !["CICUNumberText", "CFormattingField"].contains(target.name) else { continue }
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
    "NumberText", "ICUNumberText", "FieldEditing", "FieldForms",
    "FormattingFieldJSON", "EntryKinds",
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
  for target in package.targets where ["CICUNumberText", "CFormattingField"].contains(target.name) {
    target.cSettings = [.unsafeFlags(["-Werror"])]
  }
}
