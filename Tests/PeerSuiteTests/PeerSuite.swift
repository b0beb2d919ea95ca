import FormattingFieldFixtures
import FormattingFieldsFoundation
import Testing

/// A test suite of another project, and how its rows are run here.
struct PeerSuite: Sendable, CustomTestStringConvertible {
  let name: String
  let compare: @Sendable (PeerRow) throws -> Finding

  var testDescription: String { name }

  func rows() throws -> [PeerRow] {
    try Fixtures.lines("peers/\(name).jsonl").map { try PeerRow($0) }
  }

  /// How a row compares; a row that cannot be set up is unsupported.
  func finding(_ row: PeerRow) throws -> Finding {
    do {
      if let need = row.here.text("unsupported") { return .unsupported(need) }
      let finding = try compare(row)
      if case .differs = finding, let need = row.here.text("needs") { return .unsupported(need) }
      return finding
    } catch let error as NumberFormatError {
      return .unsupported(error.description)
    }
  }

  static let all = [
    PeerSuite(name: "icu-nfspec-parse") { try $0.read() },
    PeerSuite(name: "icu-nfspec-format") { try $0.write() },
    PeerSuite(name: "icu-tests") { try $0.read() },
    PeerSuite(name: "swift-foundation") { row in
      try row.expect.flag("roundtrip") == true ? row.writeAndRead() : row.read()
    },
    PeerSuite(name: "swift-corelibs-foundation") { try $0.read() },
    PeerSuite(name: "qt-qlocale") { try $0.read() },
    PeerSuite(name: "jdk") { try $0.read() },
    PeerSuite(name: "jdk-jformattedtextfield-keystrokes") { try $0.play() },
    PeerSuite(name: "babel") { try $0.readAndSuggest() },
    PeerSuite(name: "dotnet-parse") { try $0.read() },
    PeerSuite(name: "base-ui-validate") { try $0.move() },
    PeerSuite(name: "wpt-input-number") { try $0.keep() },
  ]
}
