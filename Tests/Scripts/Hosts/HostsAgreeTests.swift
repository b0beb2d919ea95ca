import EditScripts
import FieldLines
import FormattingFieldFixtures
import FormattingFields
import FormattingFieldsFoundation
import Foundation
import ICUFieldLines
import Testing

/// What was recorded in one host gives the same numbers in another. A page's Intl plays the same
/// sessions in Web/Tests/engine-checks.mjs.
struct HostsAgreeTests {
  @Test("sessions give the same numbers by the formats of ICU and of Foundation (L11)")
  func sameNumbers() throws {
    let byFoundation = FieldSupplies { options throws(LineProblem) in
      try Self.format(options, in: options.locale)
    }
    var (played, texts) = (0, 0)
    for session in try Self.sessions() {
      let lines = session.split(separator: "\n").map { String($0) }
      guard var first = try? LineField(lines[0], from: .icu),
        var second = try? LineField(lines[0], from: byFoundation)
      else { continue }
      played += 1
      var shown = [first.state().text, second.state().text]
      for (place, line) in lines.enumerated().dropFirst() {
        let states = try [first.act(line), second.act(line)].map { try LineState($0 as String) }
        // Foundation may not have what a session changes to, and may write money in another version
        // of CLDR: then an act at an offset is another act.
        if states.contains(where: { $0.error != nil }) || shown[0] != shown[1] { break }
        shown = states.map { $0.text }
        texts += 1
        let told = states.map { [$0.value, $0.entry, $0.status.rawValue, $0.outcome?.code] }
        guard told[0] == told[1] else {
          Issue.record("\(lines[...place].joined(separator: "\n"))\n\(states[0])\n\(states[1])")
          break
        }
      }
    }
    #expect(played > 100, "\(played) sessions")
    #expect(texts > 1000, "\(texts) states")
  }

  /// Numbers halfway between two that the format shows, and with more digits than a writer of six
  /// has: no draw has to find them.
  private static let built = [
    ("integer", "2.5"), ("integer", "-0.5"), ("integer", "1234.5"), ("percent", "12.3456789%"),
    ("decimal", "0.123456789"), ("decimal", "-3.1415926535"), ("currency:EUR", "2.345"),
    ("currency:JPY", "1234.5"), ("currency:KWD", "-0.00050"),
  ].map { style, text in
    """
    {"locale":"en-US","style":"\(style)"}
    {"type":"\(text)"}
    {"commit":true}
    """
  }

  /// Built sessions, the corpus, and scripts that are drawn.
  private static func sessions() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: Fixtures.url("corpus/edits"), includingPropertiesForKeys: nil)
    var bytes = try files.map { Array(try Data(contentsOf: $0)) }
    var random = SeededGenerator(Sampling.seed)
    for _ in 0..<Sampling.count(3_000, full: 30_000) {
      bytes.append((0..<60).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    return built + bytes.map { EditScript(bytes: $0).description }
  }

  /// Foundation's format of what a session says. Its styles have no symbols of a person's own, no
  /// skeletons and no exponents.
  private static func format(
    _ options: FieldOptions, in locale: String
  ) throws(LineProblem) -> NumberFormat {
    let format = options.format
    let digits = format.minimumFractionDigits.map {
      $0...max($0, format.maximumFractionDigits ?? 100)
    }
    let length = digits ?? 0...(format.maximumFractionDigits ?? 100)
    let hasMode = format.roundingMode == nil || format.roundingMode == .halfUp
    guard hasMode, format.minimumIntegerDigits == nil, format.allowsExponent != true,
      format.decimalSeparator == nil, format.groupingSeparator == nil, format.minusSign == nil
    else { throw LineProblem(at: "format", "not of Foundation") }
    let grouping: NumberFormatStyleConfiguration.Grouping =
      format.usesGrouping ? .automatic : .never
    let place = Locale(identifier: locale)
    do {
      switch options.style {
      case .decimal:
        return try NumberFormat(
          Decimal.FormatStyle(locale: place).precision(.fractionLength(length))
            .rounded(rule: .toNearestOrAwayFromZero).grouping(grouping))
      case .integer:
        return try NumberFormat(
          Decimal.FormatStyle(locale: place).precision(.fractionLength(0))
            .rounded(rule: .toNearestOrAwayFromZero).grouping(grouping))
      case .percent:
        return try NumberFormat(
          Decimal.FormatStyle.Percent(locale: place).precision(.fractionLength(length))
            .rounded(rule: .toNearestOrAwayFromZero).grouping(grouping))
      case .currency(let code):
        let style = Decimal.FormatStyle.Currency(code: code, locale: place)
          .rounded(rule: .toNearestOrAwayFromZero).grouping(grouping)
        return try NumberFormat(
          digits == nil && format.maximumFractionDigits == nil
            ? style : style.precision(.fractionLength(length)))
      default: throw LineProblem(at: "style", "not of Foundation")
      }
    } catch let problem as LineProblem {
      throw problem
    } catch {
      throw LineProblem(at: "style", "\(error)")
    }
  }
}
