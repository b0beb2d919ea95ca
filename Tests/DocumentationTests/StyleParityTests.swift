import Foundation
import NumberText
import Testing

/// Each style is named wherever a host outside of Swift learns of styles.
@Suite(.enabled(if: Clone.isWhole)) struct StyleParityTests {
  private static let root = Clone.root

  /// The files that name styles, and the styles that each of them cannot have.
  private static let places: [(file: String, lacks: Set<String>)] = [
    ("Sources/CFormattingField/include/formatting_field_format.h", []),
    // A page has no ICU.
    ("Web/index.d.ts", ["skeleton"]),
    ("Tools/Sources/numfield/Requests/NumberRequest.swift", []),
  ]

  @Test("a file that names styles names all of them", arguments: places.indices)
  func names(index: Int) throws {
    let (file, lacks) = Self.places[index]
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    for style in NumberStyle.examples {
      let name = String(style.description.prefix { $0 != ":" })
      let isNamed = text.contains("\"\(name)\"") || text.contains("\"\(name):")
      #expect(isNamed != lacks.contains(name), "\(file): \(name)")
    }
  }
}

extension NumberStyle {
  /// A style of each case: the switch tells when there is a new case.
  fileprivate static let examples: [NumberStyle] = {
    let all: [NumberStyle] = [
      .decimal, .integer, .percent, .permille, .permyriad, .scientific, .currency("EUR"),
      .accounting("EUR"), .unit("meter"), .skeleton(".00"),
    ]
    for style in all {
      switch style {
      case .decimal, .integer, .percent, .permille, .permyriad, .scientific, .currency, .accounting,
        .unit, .skeleton:
        continue
      }
    }
    return all
  }()
}
