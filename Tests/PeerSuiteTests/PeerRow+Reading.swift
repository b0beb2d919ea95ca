import FormattingFields
import FormattingFieldsFoundation

/// Rows that read a text.
extension PeerRow {
  private var bounds: NumberBounds {
    NumberBounds(minimum: number("minimum"), maximum: number("maximum")) ?? .unlimited
  }

  /// A number of the set-up.
  func number(_ name: String) -> FixedDecimal? { here.text(name).flatMap { FixedDecimal($0) } }

  /// Reads the row's text and compares the reading with what the peer expects.
  ///
  /// If a peer stops in the middle of the text, it expects the number before that.
  func read() throws -> Finding {
    let (format, type) = (try format(), try PeerType.named(here.text("type") ?? ""))
    let expected = expect.text("value").flatMap { FixedDecimal($0) }
    let answer = type.scan(input, format, bounds, expected)
    let agrees =
      if expect.flag("reject") == true {
        answer.status != .acceptable
      } else if expect.flag("accept") == true {
        answer.status == .acceptable
      } else if expect.flag("no_crash") == true || expect.flag("no_hang") == true {
        true
      } else {
        answer.isExpected
      }
    if agrees { return .agrees }
    return .differs(
      answer.words,
      agreesFromElsewhere: answer.status != .acceptable
        && type.readsFromElsewhere(input, format, bounds, expected))
  }

  /// Reads a text of Python's Babel, which suggests texts as well.
  func readAndSuggest() throws -> Finding {
    let finding = try read()
    guard finding == .agrees, options.has("suggestions") else { return finding }
    let expected = options.list("suggestions").compactMap { $0 as? String }
    let found = NumberScanner<FixedDecimal>(format: try format()).suggestions(for: input)
    if Set(found) == Set(expected) { return .agrees }
    return .differs("suggests \(found.joined(separator: " or "))")
  }

  /// Compares with the text that an input element of type number keeps.
  func keep() throws -> Finding {
    let kept = expect.text("text") ?? ""
    let answer = PeerType(Double.self).scan(input, try format(), bounds, FixedDecimal(kept))
    let agrees = kept.isEmpty ? answer.status != .acceptable : answer.isExpected
    return agrees ? .agrees : .differs(answer.words)
  }

  /// Reads a literal of General Decimal Arithmetic, its trailing zeros and exponent kept.
  func readLiteral() -> Finding {
    let number = FixedDecimal(input)
    let agrees =
      if let canonical = expect.text("canonical"), let value = expect.text("value") {
        number?.description == canonical && number == FixedDecimal(value)
      } else {
        expect.flag("reject") == true && number == nil
      }
    return agrees ? .agrees : .differs(number?.description ?? "refused")
  }

  /// Compares the bits of the nearest Double and Float, of a literal and of a typed text.
  func round() throws -> Finding {
    let format = try NumberFormat.icu(
      locale: "en-US", style: .decimal, options: NumberOptions(allowsExponent: true))
    let double = try round("f64", format) { (value: Double) in UInt64(value.bitPattern) }
    let float = try round("f32", format) { (value: Float) in UInt64(value.bitPattern) }
    return double == .agrees ? float : double
  }

  private func round<Value: NumberValue>(
    _ name: String, _ format: NumberFormat, bits: (Value) -> UInt64
  ) throws -> Finding {
    guard let expected = UInt64(expect.text(name) ?? "", radix: 16) else {
      throw PeerRowError(id: id)
    }
    let reading = NumberScanner<Value>(format: format).scan(input)
    if let value = reading.value, bits(value) != expected {
      return .differs("\(name) \(String(bits(value), radix: 16)) as a typed text")
    }
    // A literal may be beyond decimal128, which a scan refuses. A scan reads a zero with any
    // exponent, a literal does not.
    guard let number = FixedDecimal(input) else {
      let code = reading.issue?.code.rawValue
      return code.map { .differs("\(name) \($0)") } ?? .agrees
    }
    guard let value = Value.converted(from: number) else { return .differs("\(name) overflow") }
    return bits(value) == expected
      ? .agrees : .differs("\(name) \(String(bits(value), radix: 16))")
  }
}
