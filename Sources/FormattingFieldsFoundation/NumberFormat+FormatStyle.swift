import FormattingFieldLock
public import Foundation
public import NumberText

extension NumberFormat {
  /// Makes the format of a format style: fields write as the style does, and read what it writes.
  ///
  /// ```swift
  /// let price = try NumberFormat(Decimal.FormatStyle.Currency(code: "EUR", locale: german))
  /// price.text(for: FixedDecimal("1234.5")!)   // "1.234,50 €"
  /// let plain = try NumberFormat(.number.precision(.fractionLength(2)) as FloatingPointFormatStyle<Double>)
  /// ```
  ///
  /// Any style that writes a `String` from a number value can be used, also a style of your own,
  /// which need not parse. The style's locale is used with all that a user has set there. What the
  /// style's texts mean is learned from the texts of some hundred numbers, and a style is refused
  /// if a doubt is left. For a style in compact notation, the format itself writes all digits, and
  /// a kind of entry reads and writes the style's words: a field shows 1500 as "1.5K", but 1234
  /// with all digits. (X9)
  ///
  /// Asking again for the same style gives the same format, unless the user has changed the
  /// settings that the style follows.
  ///
  /// - Throws: `NumberFormatError` if the meaning of the style's texts is not certain.
  /// - Complexity: The style writes some hundred texts; if the format was made before, one text.
  public init<Style: FormatStyle & Sendable>(_ style: Style) throws(NumberFormatError)
  where Style.FormatInput: NumberValue, Style.FormatOutput == String {
    let writer = TextWriter(style)
    let key = StyleKey(style, writer)
    if let kept = Self.kept.withLock({ $0[key] }) {
      self = try kept.get()
      return
    }
    // A refusal is kept, too, because a view asks again at every drawing.
    let made = Result { () throws(NumberFormatError) in
      try Self.made(Style.FormatInput.self, style as? any FoundationNumberStyle, writer)
    }
    self = try Self.kept.withLock { formats in
      // If two threads make the same format at the same time, both use the format that was ready
      // first: formats that write by a function (`Renderer`) are equal only if they share that
      // function.
      if let kept = formats[key] { return kept }
      if formats.count >= 1024 { formats.removeAll() }
      formats[key] = made
      return made
    }
    .get()
  }

  /// Makes the format of a style that may belong to the main actor, as a type does in a target
  /// whose default isolation is that. The format must not leave the main actor: it writes by the
  /// style.
  @MainActor
  package init<Style: FormatStyle>(ofView style: Style) throws(NumberFormatError)
  where Style.FormatInput: NumberValue, Style.FormatOutput == String {
    if let known = style as? any FoundationNumberStyle {
      self = try Self.shared(known)
      return
    }
    let writer = TextWriter(Style.FormatInput.self, MainActorBound(style.format).callAsFunction)
    let key = StyleKey(style, writer)
    if Self.keptInViews.count >= 1024 { Self.keptInViews.removeAll() }
    let made =
      Self.keptInViews[key]
      ?? Result { () throws(NumberFormatError) in
        try Self.made(Style.FormatInput.self, nil, writer)
      }
    Self.keptInViews[key] = made
    self = try made.get()
  }

  private static func shared<Style: FoundationNumberStyle>(
    _ style: Style
  ) throws(NumberFormatError) -> NumberFormat { try NumberFormat(style) }

  @MainActor private static var keptInViews: [StyleKey: Result<NumberFormat, NumberFormatError>] =
    [:]

  private static let kept = Locked<[StyleKey: Result<NumberFormat, NumberFormatError>]>([:])

  private static func made(
    _ type: (some NumberValue).Type, _ known: (any FoundationNumberStyle)?, _ writer: TextWriter
  ) throws(NumberFormatError) -> NumberFormat {
    // For a style that writes `Float`, the same style for `Double` is used, if there is one:
    // Foundation converts a `Float` to a `Double` before it writes it, and may then write digits
    // that the `Float` does not have.
    let doubles = known?.inDoubles
    let facts = known?.facts ?? TextFacts(locale: "und")
    let format: NumberFormat
    do throws(NumberFormatError) {
      format = try NumberFormat(doubles ?? writer, facts)
    } catch {
      guard let known, let plain = known.positionalWriter,
        let words = try compactWords(of: doubles ?? writer, in: known.locale)
      else { throw error }
      return try NumberFormat(plain, facts)
        .inCompactNotation(words, write: (doubles ?? writer).text)
    }
    if doubles == nil, type == Float.self, format.pattern == nil {
      throw .losesDigits
    }
    return format
  }

  /// The words of compact notation in a locale; nil if the style writes no such word. (X9)
  private static func compactWords(
    of writer: TextWriter, in locale: Locale
  ) throws(NumberFormatError) -> [(key: String, value: Int)]? {
    let plain = Decimal.FormatStyle(locale: locale)
    let words = try CompactWords.probed(
      TextWriter(plain.notation(.compactName)), beside: TextWriter(plain))
    let isWritten = [6, 9, 12].contains { power in
      let text = writer.text(FixedDecimal(coefficient: 1, exponent: power)) ?? ""
      return words.contains { text.contains($0.key) }
    }
    return isWritten ? words : nil
  }
}

extension TextWriter {
  init<Style: FormatStyle & Sendable>(_ style: Style)
  where Style.FormatInput: NumberValue, Style.FormatOutput == String {
    self.init(Style.FormatInput.self) { style.format($0) }
  }

  init<Value: NumberValue>(_ type: Value.Type, _ format: @escaping @Sendable (Value) -> String) {
    self.init(allowsNegative: Value.allowsNegative) { number in
      guard let value = Value(fixedDecimal: number) else { return false }
      let digits = (value as? Float).map { Double($0).fixedDecimal } ?? value.fixedDecimal
      guard let digits, digits == number else { return false }
      return !number.isZero || digits.isNegative == number.isNegative
    } text: { number in
      Value(fixedDecimal: number).map(format)
    }
  }
}

/// A function that is called on the main actor alone.
private struct MainActorBound<Value>: @unchecked Sendable {
  private let function: (Value) -> String

  init(_ function: @escaping (Value) -> String) { self.function = function }

  @Sendable func callAsFunction(_ value: Value) -> String {
    MainActor.preconditionIsolated("a format of a view has left the main actor")
    return function(value)
  }
}

/// A style with its text of a sample number. The text tells when the user has changed the settings
/// that the style follows.
private struct StyleKey: Hashable, @unchecked Sendable {
  /// `AnyHashable` is not Sendable. The styles in keys that threads share are; the others stay on
  /// the main actor.
  let style: AnyHashable
  let sample: String

  /// A number with a sign, a group and a fraction. If the user changes a setting, a style that
  /// follows the settings stays equal to itself, but its text of this number changes.
  private static let number = FixedDecimal("-1234567.875") ?? 0

  init(_ style: some Hashable, _ writer: TextWriter) {
    self.style = AnyHashable(style)
    sample = writer.text(Self.number) ?? writer.text(1234) ?? ""
  }
}
