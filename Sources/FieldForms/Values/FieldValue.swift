import FieldEditing
public import NumberText

/// The value of a field, in one type for fields of all kinds.
///
/// ```swift
/// form[.quantity]?.value   // .number(3)
/// form[.name]?.value       // .text("Ada")
/// form[.size]?.value       // .choice("large")
/// form[.terms]?.value      // .boolean(nil): nobody has answered yet
/// ```
public enum FieldValue: Sendable {
  /// A number; nil if the field has none.
  case number(FixedDecimal?)
  /// A text; empty if the field is empty.
  case text(String)
  /// Yes or no; nil while there is no answer.
  case boolean(Bool?)
  /// The value of the option that is chosen; nil if none is.
  case choice(String?)
  /// The values of the options that are chosen, in the order in which the field's text has them.
  case choices([String])
  /// A date; nil if the field has none.
  case date(ISODate?)
  /// A time of day; nil if the field has none.
  case time(ISOTime?)
  /// A date with a time of day; nil if the field has none.
  case dateTime(ISODateTime?)

  /// The value, but the number 0 in place of −0. (F14)
  @usableFromInline var withoutMinusZero: FieldValue {
    if case .number(let number?) = self, number.isZero, number.isNegative {
      .number(0)
    } else {
      self
    }
  }

  /// The empty value of the same kind.
  @usableFromInline var emptied: FieldValue {
    switch self {
    case .number: .number(nil)
    case .text: .text("")
    case .boolean: .boolean(nil)
    case .choice: .choice(nil)
    case .choices: .choices([])
    case .date: .date(nil)
    case .time: .time(nil)
    case .dateTime: .dateTime(nil)
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }

  /// The value as it is saved, independent of any locale; nil for an empty value.
  var exactText: String? {
    switch self {
    case .number(let number): number?.exactText
    case .text(let text): text.isEmpty ? nil : text
    case .boolean(let answer): answer.map { $0 ? "true" : "false" }
    case .choice(let option): option
    case .choices(let options): options.isEmpty ? nil : Self.exactText(of: options)
    case .date(let date): date?.description
    case .time(let time): time?.description
    case .dateTime(let dateTime): dateTime?.description
    }
  }

  /// Reads a text that `exactText` has written for a value of the same kind as this value; nil for
  /// any other text.
  func reading(exactText text: String) -> FieldValue? {
    switch self {
    case .number: FixedDecimal(exactText: text).map { .number($0) }
    case .text: .text(text)
    case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
    case .choice: .choice(text)
    case .choices: Self.options(text).map { .choices($0) }
    case .date: ISODate(text).map { .date($0) }
    case .time: ISOTime(text).map { .time($0) }
    case .dateTime: ISODateTime(text).map { .dateTime($0) }
    }
  }

  private static func exactText(of options: [String]) -> String {
    options.map { "\($0.utf8.count):\($0)" }.joined()
  }

  /// Reads the values of options, each after its number of UTF-8 bytes, as in "3:red5:green"; nil
  /// for any other text.
  private static func options(_ text: String) -> [String]? {
    var (options, rest): ([String], Substring.UTF8View) = ([], text[...].utf8)
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let after = rest[colon...].dropFirst()
      guard let count = Int(Substring(rest[..<colon])), 0...after.count ~= count,
        let option = String(after.prefix(count))
      else { return nil }
      options.append(option)
      rest = after.dropFirst(count)
    }
    // This comparison refuses counts that `exactText` does not write, as in "+3:red" or "03:red".
    return exactText(of: options).hasSameBytes(as: text) ? options : nil
  }
}

extension FieldValue: Hashable {
  /// Texts are compared byte by byte. (S9)
  public static func == (left: FieldValue, right: FieldValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    case (.boolean(let left), .boolean(let right)): left == right
    case (.choice(let left?), .choice(let right?)): left.hasSameBytes(as: right)
    case (.choice(let left), .choice(let right)): left == nil && right == nil
    case (.choices(let left), .choices(let right)):
      left.elementsEqual(right) { $0.hasSameBytes(as: $1) }
    case (.date(let left), .date(let right)): left == right
    case (.time(let left), .time(let right)): left == right
    case (.dateTime(let left), .dateTime(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    // Equal numbers may have different exact texts, "1.5" and "1.50", but must have the same hash.
    if case .number(let number) = self {
      hasher.combine(number)
    } else {
      hasher.combine(exactText)
    }
  }
}
