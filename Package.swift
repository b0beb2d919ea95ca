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
    .library(name: "FieldSchemas", targets: ["FieldSchemas"]),
    .library(name: "FieldTesting", targets: ["FieldTesting"]),
    .library(name: "NumberMessages", targets: ["NumberMessages"]),
    .library(name: "NumberColumns", targets: ["NumberColumns"]),
    .library(name: "EntryKinds", targets: ["EntryKinds"]),
    .library(name: "ICUNumberText", targets: ["ICUNumberText"]),
    .library(
      name: "FormattingFieldC",
      targets: [
        "CFormattingField", "FormattingFieldC", "FormattingFieldCColumns", "FormattingFieldCICU",
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
      name: "FieldSchemas",
      dependencies: ["NumberText", "FieldEditing", "FieldForms", "NumfieldJSON"]),
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
    // The C interface: its header with the table of handles, and its implementation. What needs ICU and
    // what reads columns stand apart, so that a host without them builds neither.
    .target(name: "CFormattingField"),
    .target(
      name: "FormattingFieldC",
      dependencies: [
        "CFormattingField", "NumberText", "NumberProbing", "EntryKinds", "FieldEditing",
        "FieldForms", "FieldHosting", "FieldSchemas", "NumberMessages", "NumfieldJSON",
      ]),
    .target(
      name: "FormattingFieldCICU",
      dependencies: ["CFormattingField", "FormattingFieldC", "ICUNumberText", "NumberText"]),
    .target(
      name: "FormattingFieldCColumns",
      dependencies: [
        "CFormattingField", "FormattingFieldC", "NumberColumns", "NumberText", "FieldEditing",
      ]),
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
        "NumberText", "NumberProbing", "FieldEditing", "FieldForms", "NumfieldJSON", "FieldSchemas",
        "NumberMessages",
      ],
      path: "Scripts/core-check",
      exclude: ["run.mjs", "runtime.c"]),
    // Reads long schemas, for Scripts/check-linear.sh.
    .executableTarget(
      name: "LinearCheck",
      dependencies: ["FieldEditing", "FieldForms", "FieldSchemas", "NumberText"],
      path: "Scripts/linear-check"),
    // Reads the official suite of JSON Schema, for Scripts/check-schema-suite.sh.
    .executableTarget(
      name: "SchemaSuiteCheck",
      dependencies: [
        "SchemaSuite", "FieldEditing", "FieldForms", "FieldSchemas", "FormattingFields",
      ],
      path: "Scripts/schema-suite", exclude: ["check-schemas.py"]),
    .target(
      name: "Fixtures", path: "Fixtures",
      exclude: [
        "generate-corpora.py", "regenerate-conventions.py", "regenerate-patterns.mjs",
        "regenerate-symbols.sh", "regenerate-unit-spellings.py", "regenerate-units.py",
        "sessions.txt",
      ],
      sources: ["Fixtures.swift"],
      resources: [
        .copy("matrix.jsonl"), .copy("load-cases.jsonl"), .copy("scan-cases.jsonl"),
        .copy("symbols.jsonl"), .copy("messages.jsonl"), .copy("sentences.jsonl"),
        .copy("entry-cases.jsonl"), .copy("draft.json"),
        .copy("schema-cases.jsonl"), .copy("units.txt"),
        .copy("json-schema-suite.jsonl"), .copy("patterns.jsonl"),
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
      name: "SchemaSuite",
      dependencies: [
        "FieldSchemas", "FormattingFields", "FieldForms", "NumberText", "NumfieldJSON",
      ],
      path: "Tests/SchemaSuite"),
    .testTarget(name: "NumberTextTests", dependencies: ["NumberText"]),
    .testTarget(
      name: "EntryKindsTests",
      dependencies: ["EntryKinds", "FormattingFields", "FieldForms", "Fixtures"]),
    .testTarget(name: "NumberProbingTests", dependencies: ["NumberProbing", "NumberText"]),
    .testTarget(
      name: "ICUNumberTextTests",
      dependencies: ["ICUNumberText", "FormattingFields", "Fixtures"]),
    .testTarget(
      name: "FieldEditingTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "FieldTesting", "Fixtures",
      ]),
    .testTarget(
      name: "FieldFormsTests",
      dependencies: ["FormattingFields", "FieldForms", "FieldTesting"]),
    .testTarget(
      name: "FieldSchemasTests",
      dependencies: [
        "FieldSchemas", "FormattingFields", "FieldForms", "FieldTesting", "NumfieldJSON",
        "EditScripts", "Fixtures", "SchemaSuite",
      ]
    ),
    .testTarget(
      name: "FieldHostingTests",
      dependencies: [
        "FieldHosting", "FormattingFields", "FormattingFieldsFoundation", "FieldForms",
        "FieldTesting",
      ]),
    .testTarget(
      name: "FormattingFieldsFoundationTests",
      dependencies: ["FormattingFields", "FormattingFieldsFoundation", "FieldForms"]),
    .testTarget(
      name: "LocaleTests",
      dependencies: ["FormattingFields", "FieldTesting", "SlowOracle", "Fixtures"]),
    .testTarget(
      name: "PeerSuiteTests",
      dependencies: ["FormattingFields", "FormattingFieldsFoundation", "EntryKinds", "Fixtures"]),
    .target(
      name: "Invoice", dependencies: ["FormattingFields", "FieldForms"],
      path: "Examples/Invoice/Sources"),
    .testTarget(
      name: "InvoiceTests",
      dependencies: ["Invoice", "FormattingFields", "FieldForms", "FieldTesting"],
      path: "Examples/Invoice/Tests"),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["FormattingFields", "FieldEditing", "FieldTesting", "Fixtures"]),
    // Columns has what reads files of numbers; a field's client builds none of it.
    .target(
      name: "NumberColumns", dependencies: ["NumberText"], path: "Columns/Sources/NumberColumns"),
    .target(
      name: "TableScripts", dependencies: ["NumberColumns", "NumberText"],
      path: "Columns/Tests/TableScripts"),
    .target(
      name: "FuzzColumns", dependencies: ["TableScripts"], path: "Columns/Tests/FuzzColumns"),
    .target(
      name: "FuzzRecords", dependencies: ["TableScripts"], path: "Columns/Tests/FuzzRecords"),
    .testTarget(
      name: "NumberColumnsTests",
      dependencies: ["NumberColumns", "FormattingFields", "EditScripts", "TableScripts"],
      path: "Columns/Tests/NumberColumnsTests"),
  ],
  swiftLanguageModes: [.v6]
)

// The second set of tests: random scripts, oracles and sweeps. FORMATTING_FIELD_TESTS=all declares them; without
// it, `swift test` builds and runs rows and examples alone.
if Context.environment["FORMATTING_FIELD_TESTS"] == "all"
  || Context.environment["FORMATTING_FIELD_FUZZING"] != nil
{
  package.targets += [
    .target(
      name: "EntryScripts", dependencies: ["EntryKinds", "FormattingFields"],
      path: "Tests/EntryScripts"),
    // Scripts/fuzz.sh gives them a main function.
    .target(name: "FuzzEdits", dependencies: ["EditScripts"], path: "Tests/Fuzzing/edits"),
    .target(name: "FuzzSnapshots", dependencies: ["EditScripts"], path: "Tests/Fuzzing/snapshots"),
    .target(name: "FuzzJSON", dependencies: ["NumfieldJSON"], path: "Tests/Fuzzing/json"),
    .target(name: "FuzzEntries", dependencies: ["EntryScripts"], path: "Tests/Fuzzing/entries"),
    // A script plays on the content of the examples, so these depend on the tests of a module.
    .testTarget(
      name: "ScriptTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "EntryKinds", "FieldEditing",
        "FieldForms", "FieldHosting", "FieldTesting", "EditScripts", "EntryScripts", "FuzzJSON",
        "RandomSamples", "Fixtures", "EntryKindsTests", "FieldFormsTests", "FieldHostingTests",
      ],
      path: "Tests/Scripts"),
    .testTarget(
      name: "SweepTests",
      dependencies: [
        "NumberText", "NumberProbing", "ICUNumberText", "EntryKinds", "FormattingFields",
        "FormattingFieldsFoundation", "FieldForms", "SlowOracle", "EditScripts", "RandomSamples",
        "Fixtures", "NumberTextTests", "NumberProbingTests", "FieldFormsTests",
      ],
      path: "Tests/Sweeps"),
    .testTarget(
      name: "InvoiceSessionTests",
      dependencies: [
        "Invoice", "FormattingFields", "FieldForms", "FieldTesting", "RandomSamples",
      ],
      path: "Examples/Invoice/Sessions"),
  ]
}

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
    "NumberText", "NumberProbing", "ICUNumberText", "FieldEditing", "FieldForms", "FieldSchemas",
    "NumfieldJSON", "NumberColumns", "EntryKinds",
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
