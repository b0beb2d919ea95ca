public import FieldEditing
public import NumberText

/// A field for one of several options.
public typealias ChoiceField = ValueField<ChoiceFormat>
/// A field for any number of several options.
public typealias MultipleChoiceField = ValueField<MultipleChoiceFormat>
/// A field for yes or no.
public typealias BooleanField = ValueField<BooleanFormat>

/// Reads and writes one of several options by its label. A text is accepted only if it is a whole
/// label, byte for byte. The beginning of a label is intermediate: more typing can complete it. For
/// "sm" the label "Small" is suggested.
///
/// ```swift
/// var size = ChoiceField("s", format: ChoiceFormat([.init("s", label: "Small"), .init("l", label: "Large")]))
/// size.text                        // "Small"
/// try size.choose(.choice("l"))
/// try size.edit(.press(.decrement))       // the previous option: "Small"
/// ```
///
/// - Complexity: O(*n*) in the bytes of the labels, for each method.
public struct ChoiceFormat: ValueFormat, Hashable {
  /// The options, in the order in which they are shown. No two have the same label.
  public let options: [FieldOption]

  /// Makes a format of options. An option with an empty label is left out, and so is an option with
  /// the label or value of an earlier option.
  public init(_ options: [FieldOption]) { self.options = options.unambiguous }

  /// Makes a format of options from their values; each value is also the label of its option.
  public init(_ values: [String]) { self.init(values.map { FieldOption($0) }) }

  public func read(_ text: String) -> ValueReading<String> {
    options.reading(of: text)
  }

  public func text(for value: String) -> String? { options.label(of: value) }

  public func fieldValue(_ value: String?) -> FieldValue { .choice(value) }

  public func value(of fieldValue: FieldValue) -> String? {
    if case .choice(let value) = fieldValue { value } else { nil }
  }

  public var control: FieldControl { .choice(options) }

  public func value(after value: String?, _ step: ValueStep) -> String? {
    guard let direction = step.direction else {
      return (step == .first ? options.first : options.last)?.value
    }
    let place = options.firstIndex { $0.value.hasSameBytes(as: value ?? "") }
    let next = place.map { $0 + direction } ?? (direction > 0 ? 0 : options.count - 1)
    return options.indices.contains(next) ? options[next].value : nil
  }
}

/// Reads and writes any number of options by their labels, each option at most once, with a
/// separator between labels.
///
/// ```swift
/// let format = MultipleChoiceFormat([.init("r", label: "red"), .init("g", label: "green")])
/// format.read("green, red")   // acceptable: ["g", "r"]
/// format.read("green, gr")    // intermediate
/// format.read("red, red")     // invalid
/// ```
///
/// - Complexity: O(*n* + *m* · *k*) for each method, where *n* is the bytes of all labels, *m* the
///   bytes of the text, and *k* how many different lengths the labels have.
public struct MultipleChoiceFormat: ValueFormat, Hashable {
  /// The options, in the order in which they are shown.
  public let options: [FieldOption]
  /// What is written between two labels.
  public let separator: String

  /// Makes a format of options, with the separator for lists in the language of `table`, such as ",
  /// ". An option with an empty label is left out, and so is an option with the label or value of
  /// an earlier option.
  public init(_ options: [FieldOption], in table: MessageTable = .english) {
    self.options = options.unambiguous
    separator = table.joined(["", ""], by: .list)
  }

  public func read(_ text: String) -> ValueReading<[String]> {
    let bytes = Array(text.utf8)
    var (start, values): (Int, [String]) = (0, [])
    var used: Set<ExactText> = []
    let byLabel = Dictionary(
      uniqueKeysWithValues: options.map { (ExactText(wrappedValue: $0.label), $0) })
    // Tries the longest label first, because a label may contain the separator.
    let lengths = Set(options.map { $0.label.utf8.count }).sorted(by: >)
    func found() -> (option: FieldOption, rest: Int)? {
      for length in lengths where start + length <= bytes.count {
        guard let rest = rest(after: start + length, in: bytes) else { continue }
        let label = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
        if let option = byLabel[ExactText(wrappedValue: label)] { return (option, rest) }
      }
      return nil
    }
    while let (option, rest) = found() {
      guard used.insert(ExactText(wrappedValue: option.value)).inserted else { break }
      values.append(option.value)
      if start + option.label.utf8.count == bytes.count { return .acceptable(values) }
      start = rest
    }
    let left = options.filter { !used.contains(ExactText(wrappedValue: $0.value)) }
    switch left.reading(of: text.utf8Part(start..<bytes.count)) {
    case .acceptable, .intermediate: return .intermediate(ValidationIssue(.option))
    case .invalid(let issue):
      let suggestions = left.filter { issue.suggestions.contains($0.label) }
        .compactMap { self.text(for: values + [$0.value]) }
      return .invalid(ValidationIssue(.option, suggestions: suggestions))
    }
  }

  /// Returns where the next label begins after a label that ends at `end`, both in UTF-8 bytes:
  /// after the separator, as after the ", " in "green, red" or the "," in "green,red". Returns
  /// `end` if the text ends there, and nil if something other than the separator follows.
  private func rest(after end: Int, in bytes: [UInt8]) -> Int? {
    if end == bytes.count { return end }
    let mark = separator.utf8.filter { $0 != UInt8(ascii: " ") }
    for each in [Array(separator.utf8), mark] where !each.isEmpty {
      if bytes[end...].starts(with: each) { return end + each.count }
    }
    return nil
  }

  public func text(for value: [String]) -> String? {
    if value.isEmpty { return "" }
    let labels = Dictionary(
      uniqueKeysWithValues: options.map { (ExactText(wrappedValue: $0.value), $0.label) })
    let text = value.compactMap { labels[ExactText(wrappedValue: $0)] }
      .joined(separator: separator)
    return read(text).value == value ? text : nil
  }

  public func fieldValue(_ value: [String]?) -> FieldValue { .choices(value ?? []) }

  public func value(of fieldValue: FieldValue) -> [String]? {
    if case .choices(let values) = fieldValue { values } else { nil }
  }

  public var control: FieldControl { .choices(options) }
}

/// Reads and writes yes or no by the words of a language.
///
/// ```swift
/// var isGift = BooleanField(format: BooleanFormat(in: .german))
/// try isGift.edit(.type("Ja"))
/// isGift.value   // true
/// ```
///
/// - Complexity: O(*n*) in the bytes of the two words, for each method.
public struct BooleanFormat: ValueFormat, Hashable {
  /// The two answers; their values are "true" and "false".
  public let options: [FieldOption]

  /// Makes a format of two words. A word for both is read as yes, and an empty word is not read.
  public init(yes: String, no: String) {
    options = [FieldOption("true", label: yes), FieldOption("false", label: no)]
  }

  /// Makes a format with the words for yes and no of a language.
  public init(in table: MessageTable = .english) { self.init(yes: table[.yes], no: table[.no]) }

  public func read(_ text: String) -> ValueReading<Bool> {
    ChoiceFormat(options).read(text).map { $0 == "true" }
  }

  public func text(for value: Bool) -> String? { options[value ? 0 : 1].label }

  public func fieldValue(_ value: Bool?) -> FieldValue { .boolean(value) }

  public func value(of fieldValue: FieldValue) -> Bool? {
    if case .boolean(let value) = fieldValue { value } else { nil }
  }

  public var control: FieldControl { .boolean }

  /// Returns the other answer for a step forward or back; yes if there is no answer yet. The first
  /// value is no, and the last value is yes.
  public func value(after value: Bool?, _ step: ValueStep) -> Bool? {
    switch step {
    case .first: false
    case .last: true
    default: value.map { !$0 } ?? true
    }
  }
}

extension [FieldOption] {
  /// Reads a text as a label. If no option has this label, suggests the labels that begin with the
  /// text or, if there are none, the labels that begin with the text when case is ignored. If there
  /// are more than three such labels, suggests none.
  fileprivate func reading(of text: String) -> ValueReading<String> {
    if let option = first(where: { $0.label.hasSameBytes(as: text) }) {
      return .acceptable(option.value)
    }
    let labels = map { $0.label }
    let begun = labels.filter { $0.utf8.starts(with: text.utf8) }
    let typed = text.lowercased()
    let meant =
      begun.isEmpty ? labels.filter { $0.lowercased().utf8.starts(with: typed.utf8) } : begun
    return .refused(
      ValidationIssue(.option, suggestions: meant.count <= 3 ? meant : []), isOpen: !begun.isEmpty)
  }

  func label(of value: String) -> String? {
    first { $0.value.hasSameBytes(as: value) }?.label
  }

  /// The options, without each option that has an empty label or the value or label of an earlier
  /// option.
  fileprivate var unambiguous: [FieldOption] {
    var (values, labels): (Set<ExactText>, Set<ExactText>) = ([], [])
    values.reserveCapacity(count)
    labels.reserveCapacity(count)
    return filter { option in
      guard !option.label.isEmpty, !values.contains(ExactText(wrappedValue: option.value)),
        labels.insert(ExactText(wrappedValue: option.label)).inserted
      else { return false }
      values.insert(ExactText(wrappedValue: option.value))
      return true
    }
  }
}
