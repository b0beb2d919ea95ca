import FormattingFields

/// A number field, and what keys do to it.
///
/// ```swift
/// var demo = try DemoField(locales: ["de-DE"])
/// demo.take(.text("1"))
/// demo.take(.press(.enter))
/// demo.outcome   // .accepted
/// ```
struct DemoField {
  private(set) var field: NumberField
  /// What Return did, if it was the last key.
  private(set) var outcome: CommitOutcome?
  /// Why the last key did nothing; nil if it did something.
  private(set) var refusal: EditRefusal?
  private(set) var isClosed = false

  // The first of each list is in use; a key moves the first to the end.
  private(set) var locales: [String]
  private var styles: [NumberStyle]
  private var bounds = [.unlimited, NumberBounds(0...100), NumberBounds(1000...9999)]
  /// What was done, to be undone from the last to the first.
  private var changes: [FieldChange<AnyNumber>] = []

  /// Styles to choose from. A currency stands for that of the locale's region.
  private static let styles: [NumberStyle] = [
    .decimal, .currency(""), .percent, .integer, .unit("kilogram"),
  ]

  /// Locales with other separators, groups, digits, directions and currencies.
  static let locales = [
    "de-DE", "fr-FR", "en-US", "de-CH", "en-IN", "hi-IN-u-nu-native", "ja-JP", "ar-EG", "fa-IR",
    "he-IL", "sv-SE", "pt-BR",
  ]

  /// A text that is not a number stays, and an empty one clears the value, as in a form.
  private static var policies: FieldPolicies {
    var policies = FieldPolicies()
    (policies.commitPolicy, policies.clearsWhenEmpty) = (.keepText, true)
    return policies
  }

  /// Makes a field that shows a value.
  ///
  /// - Throws: What is wrong with the locale, or with a value that the type does not hold.
  init(
    locales: [String], styles: [NumberStyle] = Self.styles, type: NumberType = .decimal,
    value: FixedDecimal? = nil, policies: FieldPolicies = Self.policies
  ) throws(RequestError) {
    (self.locales, self.styles) = (locales, styles)
    var number: AnyNumber?
    if let value { number = try type.taken(from: value, of: "value") }
    field = NumberField(
      type: type, value: number, format: try .requested(locale: locales[0], style: styles[0]),
      policies: policies)
    focus()
  }

  /// The style in use.
  var style: NumberStyle {
    guard case .currency("") = styles[0] else { return styles[0] }
    return .currency((try? ICULocale(locales[0]).regionCurrency) ?? "USD")
  }

  /// Does what a key does.
  mutating func take(_ key: DemoKey) {
    (outcome, refusal) = (nil, nil)
    do throws(EditRefusal) { try act(key) } catch { refusal = error }
  }

  private mutating func act(_ key: DemoKey) throws(EditRefusal) {
    switch key {
    case .text(let text): try apply(.type(text))
    case .paste(let text): try apply(.paste(text))
    case .broken: throw .brokenText
    case .press(.backspace, _): try apply(.press(.deleteBackward))
    case .press(.delete, _): try apply(.press(.deleteForward))
    case .press(.up, _): try apply(.press(.increment))
    case .press(.down, _): try apply(.press(.decrement))
    case .press(.pageUp, _): try apply(.press(.largeIncrement))
    case .press(.pageDown, _): try apply(.press(.largeDecrement))
    case .press(.escape, _): try apply(.press(.revert))
    case .press(.enter, _):
      let report = field.commit()
      outcome = report.outcome
      if let change = report.change { changes.append(change) }
      focus()
    case .press(.tab, _): try takeSuggestion(0)
    case .press(.backTab, _): try takeSuggestion(1)
    case .press(let motion, let isShifted): try select(to: motion, isShifted)
    case .control("a"): try select(to: .home, false)
    case .control("e"): try select(to: .end, false)
    case .control("u"): try delete(0..<field.selection.head)
    case .control("k"): try delete(field.selection.head..<field.text.utf8.count)
    case .control("l"): try follow { $0.locales.append($0.locales.removeFirst()) }
    case .control("s"): try follow { $0.styles.append($0.styles.removeFirst()) }
    case .control("r"): try follow { $0.bounds.append($0.bounds.removeFirst()) }
    case .control("z"):
      guard let change = changes.popLast() else { throw .filtered }
      try field.apply(change.inverse)
    case .control("c"), .control("d"): isClosed = true
    case .control, .unknown: throw .filtered
    }
  }

  /// Does what a person does. A number that the field has written itself is selected, so that a key
  /// replaces it. (F10)
  private mutating func apply(_ input: FieldAct) throws(EditRefusal) {
    if let change = try field.apply(input) { changes.append(change) }
    if case .press(let key, _) = input, key != .deleteBackward, key != .deleteForward {
      focus()
    }
  }

  /// Selects the number, so that a key replaces it, unless the text is being edited. (F10)
  private mutating func focus() {
    field.focus()
    if !field.isEdited { try? field.select(.all) }
  }

  private mutating func takeSuggestion(_ index: Int) throws(EditRefusal) {
    guard field.suggestions.indices.contains(index) else { throw .filtered }
    try apply(.edit(TextEdit(.all, field.suggestions[index], intent: .pasted)))
  }

  private mutating func delete(_ range: Range<Int>) throws(EditRefusal) {
    let range = TextRange.utf8(range.lowerBound, range.upperBound)
    try apply(.edit(TextEdit(range, "", intent: .deleted)))
  }

  private mutating func select(to motion: DemoKey.Name, _ isShifted: Bool) throws(EditRefusal) {
    let (text, old) = (field.text, field.selection)
    let head = text.utf8.index(text.startIndex, offsetBy: old.head)
    let target: Int
    switch motion {
    case .left where !isShifted && !old.isCaret: target = old.range.lowerBound
    case .right where !isShifted && !old.isCaret: target = old.range.upperBound
    case .left: target = old.head - (text[..<head].last?.utf8.count ?? 0)
    case .right: target = old.head + (text[head...].first?.utf8.count ?? 0)
    case .home: target = 0
    default: target = text.utf8.count
    }
    try field.select(.utf8(isShifted ? old.anchor : target, target))
  }

  /// Turns a list round, and follows what is in use then.
  private mutating func follow(_ turn: (inout DemoField) -> Void) throws(EditRefusal) {
    var next = self
    turn(&next)
    guard let format = try? NumberFormat.icu(locale: next.locales[0], style: next.style) else {
      throw .filtered
    }
    next.field.setFormat(format)
    next.field.setBounds(next.bounds[0])
    next.focus()
    self = next
  }
}
