// swift-tools-version: 6.3
import PackageDescription

// The field: its modules in the order in which they see one another, and its tests. SwiftPM refuses
// a client whose own target has the name of a target of this package, so internal targets have long
// names.
let package = Package(
  name: "formatting-field",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    // A field; its formats come from ICU where the system has a libicu.
    .library(name: "FormattingFields", targets: ["FormattingFields", "EntryKinds"]),
    // A form or a field, without ICU and Foundation.
    .library(
      name: "FieldForms",
      targets: ["NumberText", "EntryKinds", "FieldEditing", "NumberMessages", "FieldForms"]),
    // Focus as data, without numbers and forms.
    .library(name: "FieldFocus", targets: ["FieldFocus"]),
    .library(
      name: "FormattingFieldsFoundation", targets: ["FormattingFieldsFoundation", "EntryKinds"]),
    // Values of forms in Foundation's format styles, such as dates.
    .library(
      name: "FieldFormsFoundation",
      targets: ["FieldForms", "FieldFormsFoundation", "FormattingFieldsFoundation"]),
    .library(name: "FieldTesting", targets: ["FieldTesting"]),
    // A field behind lines of JSON. What reads and writes JSON is for Tools.
    .library(
      name: "FieldLines",
      targets: ["FieldLines", "ICUFieldLines", "FormattingFieldJSON"]),
  ],
  targets: [
    .target(name: "FormattingFieldLock"),
    .target(name: "NumberText"),
    .target(name: "EntryKinds", dependencies: ["NumberText"]),
    .systemLibrary(
      name: "FormattingFieldICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(name: "CICUNumberText", dependencies: ["FormattingFieldICU"]),
    .target(
      name: "ICUNumberText",
      dependencies: ["NumberText", "FormattingFieldLock", "CICUNumberText"]),
    .target(name: "FieldEditing", dependencies: ["NumberText"]),
    .target(name: "NumberMessages", dependencies: ["NumberText", "FieldEditing"]),
    .target(name: "FieldFocus"),
    .target(name: "FieldForms", dependencies: ["NumberText", "FieldEditing", "FieldFocus"]),
    .target(name: "FormattingFieldJSON", dependencies: ["NumberText"]),
    .target(
      name: "FieldLines", dependencies: ["NumberText", "FieldEditing", "FormattingFieldJSON"]),
    .target(
      name: "FormattingFields",
      dependencies: [
        "NumberText", "FieldEditing", "NumberMessages", "FormattingFieldLock",
        // Other systems have no libicu to link.
        .target(name: "ICUNumberText", condition: .when(platforms: [.linux, .macOS])),
        .target(name: "EntryKinds", condition: .when(platforms: [.linux, .macOS])),
      ]),
    .target(
      name: "ICUFieldLines", dependencies: ["FieldLines", "FormattingFields", "EntryKinds"]),
    .target(
      name: "FormattingFieldsFoundation",
      dependencies: [
        "NumberText", "FieldEditing", "NumberMessages", "FormattingFieldLock",
      ]),
    .target(
      name: "FieldFormsFoundation", dependencies: ["NumberText", "FieldEditing", "FieldForms"]),
    // For tests of hosts, and of this package.
    .target(
      name: "FieldTesting",
      dependencies: [
        "NumberText", "FieldEditing", "FieldForms", "FormattingFieldLock",
      ]),
    .target(
      name: "FormattingFieldFixtures", path: "Fixtures",
      exclude: ["regenerate-symbols.sh"],
      sources: ["FieldCase.swift", "Fixtures.swift"],
      resources: [
        .copy("load-cases.jsonl"), .copy("field-cases.jsonl"), .copy("symbols.jsonl"),
        .copy("sentences.jsonl"), .copy("units.txt"),
        .copy("peers"), .copy("suite"), .copy("corpus"),
      ]),
    .target(name: "SlowOracle", dependencies: ["NumberText"], path: "Tests/SlowOracle"),
    .testTarget(name: "NumberTextTests", dependencies: ["NumberText"]),
    .testTarget(
      name: "EntryKindsTests",
      dependencies: [
        "EntryKinds", "FormattingFields", "FieldForms", "FieldTesting", "SlowOracle",
        "FormattingFieldFixtures",
      ]),
    .testTarget(
      name: "ICUNumberTextTests",
      dependencies: ["ICUNumberText", "FormattingFields", "FormattingFieldFixtures"]),
    .testTarget(
      name: "FieldEditingTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "FieldLines",
        "ICUFieldLines",
        "FieldTesting", "EntryKinds", "FieldFormsFoundation", "FormattingFieldFixtures",
      ]),
    .testTarget(
      name: "FieldLinesTests",
      dependencies: [
        "FormattingFields", "FieldLines", "ICUFieldLines", "EntryKinds",
        "FormattingFieldJSON",
        "FormattingFieldFixtures",
      ]),
    .testTarget(
      name: "FieldFormsTests",
      dependencies: ["FormattingFields", "FieldForms", "FieldTesting"]),
    .testTarget(
      name: "FieldHostingTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "FieldTesting",
      ]),
    .testTarget(
      name: "FormattingFieldsFoundationTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldForms", "FieldFormsFoundation",
      ]),
    .testTarget(
      name: "LocaleTests",
      dependencies: [
        "FormattingFields", "FieldTesting", "SlowOracle", "FormattingFieldFixtures",
      ]),
    .testTarget(
      name: "PeerSuiteTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "EntryKinds", "FormattingFieldFixtures",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "FieldEditing", "FieldLines",
        "ICUFieldLines",
        "FieldTesting", "FormattingFieldFixtures",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The second set of tests: random scripts, oracles and sweeps, and programs of checks.
// FORMATTING_FIELD_TESTS=all adds them, and changes nothing else; without it, `swift test` builds
// and runs rows and examples alone.
if Context.environment["FORMATTING_FIELD_TESTS"] == "all" {
  package.targets += [
    .target(name: "RandomSamples", dependencies: ["FieldTesting"], path: "Tests/RandomSamples"),
    .target(
      name: "EditScripts",
      dependencies: [
        "FormattingFields", "EntryKinds", "FieldLines", "ICUFieldLines", "FieldForms",
        "FieldTesting",
        "FormattingFieldJSON",
        "RandomSamples", "SlowOracle",
      ],
      path: "Tests/EditScripts"),
    .target(
      name: "EntryScripts", dependencies: ["EntryKinds", "FormattingFields"],
      path: "Tests/EntryScripts"),
    // Scripts/fuzz.sh gives them a main function.
    .target(name: "FuzzEdits", dependencies: ["EditScripts"], path: "Tests/Fuzzing/edits"),
    .target(name: "FuzzSnapshots", dependencies: ["EditScripts"], path: "Tests/Fuzzing/snapshots"),
    .target(name: "FuzzLines", dependencies: ["EditScripts"], path: "Tests/Fuzzing/lines"),
    .target(name: "FuzzJSON", dependencies: ["FormattingFieldJSON"], path: "Tests/Fuzzing/json"),
    .target(name: "FuzzEntries", dependencies: ["EntryScripts"], path: "Tests/Fuzzing/entries"),
    // A script plays on the content of the examples, so these depend on the tests of a module.
    .testTarget(
      name: "ScriptTests",
      dependencies: [
        "FormattingFields", "FormattingFieldsFoundation", "EntryKinds", "FieldEditing",
        "FieldForms", "FieldTesting", "FieldLines", "ICUFieldLines", "EditScripts",
        "EntryScripts", "FuzzJSON",
        "RandomSamples",
        "FormattingFieldFixtures", "EntryKindsTests", "FieldFormsTests", "FieldHostingTests",
      ],
      path: "Tests/Scripts"),
    .testTarget(
      name: "SweepTests",
      dependencies: [
        "NumberText", "ICUNumberText", "EntryKinds", "FormattingFields",
        "FormattingFieldsFoundation", "FieldForms", "SlowOracle", "EditScripts", "EntryScripts",
        "RandomSamples", "FormattingFieldFixtures", "NumberTextTests", "FieldFormsTests",
      ],
      path: "Tests/Sweeps",
      exclude: ["Entries/regenerate-units.py"]),
    // Links the core alone, so that a check can see what the core needs.
    .executableTarget(
      name: "CoreCheck",
      dependencies: [
        "NumberText", "FieldEditing", "FieldForms", "FormattingFieldJSON", "FieldLines",
        "NumberMessages",
      ],
      path: "Tests/CoreCheck",
      exclude: ["run.mjs", "runtime.c"]),
    // Changes long forms, so that a check can count how the cost grows.
    .executableTarget(
      name: "LinearCheck",
      dependencies: ["FieldEditing", "FieldForms", "NumberText"],
      path: "Tests/LinearCheck"),
    // Writes the corpus of FuzzEdits as sessions, for the page's checks.
    .executableTarget(
      name: "EditSessions", dependencies: ["EditScripts", "FormattingFieldFixtures"],
      path: "Tests/EditSessions"),
  ]
}

// Doors: each comes off with its folders and its lines here, from its comment to the next empty
// line.

// Door: FormattingFieldsUI. A number field for SwiftUI, forms for SwiftUI, and a number field for
// UIKit and AppKit, each a product of its own. Empty modules on systems without these.
package.products += [
  .library(name: "FormattingFieldsUI", targets: ["FormattingFieldsUI", "EntryKinds"]),
  .library(name: "FieldFormsUI", targets: ["FieldFormsUI"]),
  .library(name: "NumberTextFields", targets: ["NumberTextFields"]),
]
package.targets += [
  .target(name: "SystemTextFields", dependencies: ["FieldEditing"]),
  .target(
    name: "NumberTextFields",
    dependencies: ["NumberText", "FieldEditing", "NumberMessages", "SystemTextFields"]),
  .target(
    name: "FormattingFieldsUI",
    dependencies: [
      "NumberText", "FieldEditing", "FieldFocus", "NumberMessages", "FormattingFieldsFoundation",
      "SystemTextFields",
    ]),
  .target(
    name: "FieldFormsUI",
    dependencies: [
      "FieldEditing", "FieldFocus", "FieldForms", "FieldFormsFoundation",
      "FormattingFieldsFoundation", "FormattingFieldsUI", "NumberMessages", "SystemTextFields",
    ]),
]

// Door: FormattingFieldC. Lines of JSON for hosts in other languages.
package.products.append(
  .library(name: "FormattingFieldC", targets: ["CFormattingField", "FormattingFieldC"]))
package.targets += [
  .target(name: "CFormattingField"),
  .target(
    name: "FormattingFieldC",
    dependencies: [
      "CFormattingField", "FieldLines", "ICUFieldLines", "FormattingFieldJSON",
      "FormattingFields",
    ]),
]

for target in package.targets where ![.system, .binary, .plugin].contains(target.type) {
  guard !["CICUNumberText", "CFormattingField"].contains(target.name) else { continue }
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
