import EditScripts
import FormattingFieldFixtures
import FormattingFields
import Foundation
import SlowOracle
import Testing

/// A skeleton means the same in whatever order its stems stand. (L6, L7)
struct StemOrderTests {
  private struct Row: Decodable {
    var locale, style: String
  }

  /// The skeletons of all fixtures that have several stems, each once with its locale.
  private static let rows: [(locale: String, stems: [String])] = {
    var seen: Set<String> = []
    let own = [
      "currency/EUR compact-short .##", "compact-short .##", "percent scale/100 compact-short",
      "sign-accounting currency/USD .00", "scale/1E9999999 .00", "currency/EUR sign-accounting K",
      "unit/kilometer .00 KK integer-width/+00", "scale/100 .## é", ".00 foo K",
    ].map { ("en-US", $0.split(separator: " ").map(String.init)) }
    let rows = ["load-cases.jsonl", "field-cases.jsonl"].flatMap { file in
      ((try? Fixtures.lines(file)) ?? []).compactMap {
        try? JSONDecoder().decode(Row.self, from: Data($0.utf8))
      }
    }
    return own
      + rows.compactMap { row in
        guard row.style.hasPrefix("skeleton:") else { return nil }
        let stems = row.style.dropFirst(9).split(separator: " ").map(String.init)
        guard 2...5 ~= stems.count, Set(stems).count == stems.count,
          seen.insert(row.locale + row.style).inserted
        else { return nil }
        return (row.locale, stems)
      }
  }()

  private static func orders(_ stems: [String]) -> [[String]] {
    if stems.count < 2 { return [stems] }
    return stems.indices.flatMap { index in
      var rest = stems
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  private static let numbers = ["0", "-1", "1.5", "1500", "0.125", "-1234567.891"].map {
    FixedDecimal($0)!
  }

  /// What a skeleton does: the texts that it writes and what they are read as, or the name of its
  /// error.
  private static func outcome(_ stems: [String], _ locale: String) -> [String] {
    let skeleton = stems.joined(separator: " ")
    do throws(NumberFormatError) {
      let style = NumberStyle.skeleton(skeleton)
      let format = try NumberFormat.icu(locale: locale, style: style)
      let scanner = NumberScanner<FixedDecimal>(format: format)
      return numbers.flatMap { number in
        let text = format.text(for: number)
        let reading = scanner.scan(text)
        return [text, reading.value?.plainText ?? reading.issue?.code.rawValue ?? "?"]
      } + [style.currencyCode ?? ""]
    } catch {
      if case .malformedSkeleton(let told, let offset) = error {
        #expect(told == skeleton)
        // The offset is that of a stem that cannot be read.
        let rest = String(decoding: Array(skeleton.utf16)[offset...], as: UTF16.self)
        return ["malformed", String(rest.prefix { $0 != " " })]
      }
      return [Mirror(reflecting: error).children.first?.label ?? "?"]
    }
  }

  @Test("the stems of each skeleton of the fixtures, in every order")
  func everyOrder() {
    #expect(Self.rows.count > 20)
    for (locale, stems) in Self.rows {
      let first = Self.outcome(stems, locale)
      for order in Self.orders(stems) {
        let own = Self.outcome(order, locale)
        #expect(own == first, "\(locale) \(order.joined(separator: " "))")
      }
    }
  }
}
