import Fixtures
import FormattingFields
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
      return try compare(row)
    } catch let error as Unsupported {
      return .unsupported(error.need)
    } catch let error as NumberFormatError {
      return .unsupported(error.description)
    }
  }

  static let all = [
    PeerSuite(name: "icu-nfspec-parse", compare: ICUReading.compare),
    PeerSuite(name: "icu-nfspec-format", compare: ICUWriting.compare),
    PeerSuite(name: "icu-tests", compare: ICUReading.compare),
    PeerSuite(name: "swift-foundation", compare: FoundationRows.compare),
    PeerSuite(name: "swift-corelibs-foundation", compare: FoundationRows.compare),
    PeerSuite(name: "qt-qlocale", compare: QtRows.compare),
    PeerSuite(name: "jdk", compare: JavaRows.compare),
    PeerSuite(name: "jdk-jformattedtextfield-keystrokes", compare: KeystrokeRows.compare),
    PeerSuite(name: "babel", compare: BabelRows.compare),
    PeerSuite(name: "dotnet-parse", compare: DotNetRows.compare),
    PeerSuite(name: "base-ui-validate", compare: BaseUIRows.compare),
    PeerSuite(name: "wpt-input-number", compare: WebRows.compare),
    PeerSuite(name: "gda-decimal-literals", compare: DecimalLiteralRows.compare),
    PeerSuite(name: "correct-rounding", compare: RoundingRows.compare),
  ]
}
