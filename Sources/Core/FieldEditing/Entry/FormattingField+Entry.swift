import NumberText

/// The number of a text, plain or not, as a commit takes it.
struct TypedNumber {
  /// All digits that matter to any rounding.
  let exact: FixedDecimal
  /// The first digits, if the digits do not end: 34 digits of a third.
  var cut: FixedDecimal?
  /// Whether the text is not a plain number. (X1)
  var isEntered = false

  /// Whether `exact` has all digits of the number.
  var isExact: Bool { cut == nil }
  /// The number as it can be told.
  var shown: FixedDecimal { cut ?? exact }
}

/// Texts that are not plain numbers: the kinds of entry in the field's policies read them. Rule: X2.
extension FormattingField {
  /// How the field reads a text that a scan has refused: as the kinds of entry say if one of them knows the
  /// text, and as scanned if none does.
  func entered(_ scanned: NumberReading<Value>, _ text: String, _ marks: EditedText.Marks)
    -> NumberReading<Value>
  {
    guard scanned.issue?.code != .empty, let entry = entryReading(of: text, marks) else {
      return scanned
    }
    switch entry {
    case .refused(let status, let issue, _):
      // More characters can complete what was scanned, too: "5 E" in euros.
      let isHopeless = scanned.status == .intermediate && status == .invalid
      return isHopeless ? scanned : NumberReading(status, issue)
    case .number(let ratio, let isOpen, let isRounded):
      let decimal = ratio.decimal
      guard let code = refusal(of: decimal, isRounded: isRounded) else {
        return value(of: decimal).map(NumberReading.init(entered:)) ?? scanned
      }
      return NumberReading(
        isOpen ? .intermediate : .invalid, NumberIssue(code, at: 0..<text.utf8.count))
    }
  }

  private func entryReading(of text: String, _ marks: EditedText.Marks) -> EntryReading? {
    policies.entryReading(of: EntryText(text, marks, format))
  }

  /// Why type and bounds do not take an entered number; nil if they do.
  private func refusal(of decimal: RatioDecimal, isRounded: Bool) -> NumberIssue.Code? {
    let number = decimal.number
    if !decimal.isExact && !isRounded { return .stepMismatch }
    // No format reads such a number either. (R13)
    if !number.isZero, number.leadingExponent > 6144 || number.leadingExponent < -6176 {
      return .overflow
    }
    if let violation = bounds.violation(of: number) { return violation }
    return value(of: decimal) == nil ? scanner.refusal(of: number) : nil
  }

  /// The bound type's value of an entered number, rounded to the digits of the type if its digits do not end.
  private func value(of decimal: RatioDecimal) -> Value? {
    if decimal.isExact { return scanner.converted(decimal.number) }
    let number = inType(decimal.number)
    guard let value = scanner.converted(number) else { return nil }
    // A type that has all digits that there are gets those that can be shown.
    return value.fixedDecimal == decimal.number ? scanner.converted(decimal.shown) : value
  }

  /// A number whose digits do not end, in the digits of a type with so many fraction digits and no more.
  private func inType(_ number: FixedDecimal) -> FixedDecimal {
    scanner.maximumFractionDigits
      .flatMap { number.rounded(toFractionDigits: $0, mode: .halfEven) } ?? number
  }

  /// The number that a text says, whether or not type and bounds take it; nil if it says none.
  func number(in text: String, _ marks: EditedText.Marks) -> TypedNumber? {
    if let plain = format.number(in: text, soft: marks.soft) { return TypedNumber(exact: plain) }
    guard policies.kinds != nil, !text.isEmpty,
      case .number(let ratio, _, let isRounded)? = entryReading(of: text, marks)
    else { return nil }
    let decimal = ratio.decimal
    guard decimal.isExact || isRounded else { return nil }
    return decimal.isExact
      ? TypedNumber(exact: decimal.number, isEntered: true)
      : TypedNumber(exact: inType(decimal.number), cut: decimal.shown, isEntered: true)
  }

  /// A number as a kind of entry writes it; nil if none does, or if the field would read another number there.
  /// Rule: X9.
  func writtenAsEntry(_ number: FixedDecimal) -> WrittenText? {
    // In a page no kind of entry writes, and it is not to load what it does not use.
    #if hasFeature(Embedded)
      return nil
    #else
      for kind in policies.kinds ?? [] {
        guard let text = kind.interpreter.text(for: number, in: format),
          let read = self.number(in: text, EditedText(text).marks),
          read.isEntered, read.isExact, read.exact == number
        else { continue }
        return format.parts(of: text)
      }
      return nil
    #endif
  }

  /// Whether the text is acceptable and not a plain number.
  var isEntered: Bool {
    @inline(__always) get {
      policies.kinds != nil && status == .acceptable
        && number(in: text, content.marks)?.isEntered ?? false
    }
  }

  /// What may be meant by a text that a kind of entry refuses; nil if none has anything to say.
  var entrySuggestions: [String]? {
    guard policies.kinds != nil, status != .acceptable,
      let entry = entryReading(of: text, content.marks)
    else { return nil }
    var meant: [String]
    switch entry {
    case .refused(_, _, let suggestions): meant = suggestions
    case .number(let ratio, _, _):
      guard [.stepMismatch, .fractionNotAllowed].contains(issue?.code) else { return nil }
      meant = scanner.nearest(to: ratio.decimal.number).map { [format.text(for: $0.number)] } ?? []
    }
    meant = meant.filter { read($0, EditedText($0).marks).status == .acceptable }
    return meant.isEmpty ? nil : meant
  }

  /// Whether a character can be typed here. (E5)
  func canRead(_ scalar: Unicode.Scalar) -> Bool {
    format.canRead(scalar)
      || policies.entries.contains { $0.interpreter.canRead(scalar) }
  }
}
