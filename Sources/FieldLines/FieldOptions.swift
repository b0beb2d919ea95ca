public import FieldEditing
import FormattingFieldJSON
public import NumberText

/// The options with which a ``LineField`` is opened: the first line that a host sends.
///
/// ```swift
/// let options = try FieldOptions(#"{"locale":"de-DE","style":"currency:EUR","bounds":["0",null]}"#)
/// options.style   // .currency("EUR")
/// options.line    // the same line
/// ```
///
/// The members of a line are the properties, by the same names: see Documentation/Lines.md.
///
/// - Complexity: O(*n*) in the bytes of the line, for reading and writing.
public struct FieldOptions: Hashable, Sendable {
  /// The locale, as a BCP 47 tag.
  public var locale: String
  /// What the format is for: decimal numbers, percent, a currency or a unit.
  public var style = NumberStyle.decimal
  /// Where the format differs from what is usual for the style in the locale, such as in its
  /// fraction digits.
  public var format = NumberOptions()
  /// A JSON object for the host's function that writes numbers, such as {"currencyDisplay":"code"};
  /// empty for none. The function gets this object when it is asked for a format; nothing else
  /// reads the object. A field whose numbers ICU writes refuses this option.
  public var writer = ""
  /// Whether decimal separators of other locales are refused. (R21)
  public var refusesForeignDecimalSeparators = false
  /// The type of the values, which cannot change while the field is open.
  public var type = NumberType.decimal
  /// The value with which the field is opened; nil for none.
  public var value: FixedDecimal?
  /// In a line an array of the least and the greatest value, either of which may be null.
  public var bounds = NumberBounds.unlimited
  /// How edits and commits are treated. The kinds of entry are not here, but in ``entries``.
  public var policies = FieldPolicies()
  /// The names of the kinds of entry that are read beside plain numbers, such as "fractions".
  public var entries: [String] = []
  /// The language of the sentences; nil for the language of the locale.
  public var messages: String?
  /// What the field is called, for the sentence to a screen reader after a commit; nil for no such
  /// sentence.
  public var label: String?
  /// What the offsets of ranges count, in acts and states: units of UTF-16, bytes of UTF-8, or
  /// Unicode scalars.
  public var ranges = TextUnit.utf16
  /// Whether a state leaves out the members that are the same as in the previous state.
  public var brief = false
  /// How the host keeps the values that the field gives it, such as each as a `Double`. So the
  /// field can tell a new value of the host's from a value that the field gave and the host has
  /// rounded.
  public var host: HostTraits = []
  /// Whether the host takes its value from the `entry` of a state, whenever it likes. Then each
  /// `entry` counts as given to the host, even null, and no state has the member `give`, which
  /// tells other hosts what value to take. (H1)
  public var readsEntry = false
  /// Whether the control shows the selection that the field sets. If so, the focus selects the
  /// whole number. (F10)
  public var selects = false
  /// Whether the control is drawn only after an act has returned. The host then tells which state
  /// was drawn. (H4)
  public var drawsLate = false
  /// The character of the decimal key on an on-screen keypad; empty if the host reports that key as
  /// `decimalKey`. (E2)
  public var keypad = ""

  /// Makes options with a locale; all other options have their defaults.
  public init(locale: String) { self.locale = locale }

  /// Only `locale` has to be there: other options that the line lacks have their defaults.
  ///
  /// - Throws: Why the line is refused.
  public init(_ line: String) throws(LineProblem) {
    self = try line.withLineBytes { bytes throws(LineProblem) in try FieldOptions(bytes: bytes) }
  }

  init(bytes: UnsafeBufferPointer<UInt8>) throws(LineProblem) {
    self.init(locale: "")
    let line = try LineMember(line: bytes, limit: LineField.mostBytes)
    do throws(LineProblem) {
      try read(line)
      guard !locale.isEmpty else { throw LineProblem(at: Name.locale.rawValue, "is missing") }
    } catch {
      // The line may be an act that came too early, and the act's name may also be that of an
      // option, such as "type". The error then says that an act came before the options.
      if locale.isEmpty, (try? FieldAct(line, in: ranges)) != nil {
        throw LineProblem(
          at: "",
          #"an act comes before the options; a field is opened by a line such as {"locale":"en-US"}"#
        )
      }
      throw error
    }
  }

  /// The names of the members that a line can have.
  public static let names = Name.allCases.map { $0.rawValue }
  /// The names of the members of `format`.
  @_spi(Tools) public static let formatNames = FormatName.allCases.map { $0.rawValue }
  /// The names of the members of `policies`.
  @_spi(Tools) public static let policyNames = Policy.allCases.map { $0.rawValue }

  /// A name of each style: `currency` and its like with an example.
  @_spi(Tools) public static let styleNames = NumberStyle.examples.map { $0.description }

  /// Whether a line has options, valid or not, and is no act. A line of options has a "locale", and
  /// an act has none.
  @_spi(Tools) public static func isLine(_ line: String) -> Bool {
    (try? JSONObject(line))?[JSONKey(Name.locale.rawValue)] != nil
  }

  enum Name: String, CaseIterable {
    case locale, style, format, writer, type, value, bounds, step, largeStep, policies, entries,
      messages
    case label, ranges, brief, host, readsEntry, selects, drawsLate, keypad

    /// Whether the option may change while the field is open.
    var isChangeable: Bool {
      switch self {
      case .type, .value, .ranges, .brief, .host, .readsEntry, .selects, .drawsLate: false
      default: true
      }
    }
  }

  enum FormatName: String, CaseIterable {
    case minimumFractionDigits, maximumFractionDigits, minimumIntegerDigits, usesGrouping
    case roundingMode, allowsExponent, decimalSeparator, groupingSeparator, minusSign
    case refusesForeignDecimalSeparators
  }

  /// The names of the members of `policies` whose values are not just true or false. The others are
  /// the cases of `FieldPolicies.Choice`.
  enum PolicyName: String, CaseIterable { case commitPolicy, maximumLength }

  /// Whether two fields with these options write numbers the same way: locale, style, format and
  /// writer are the same.
  package func hasSameFormat(as other: FieldOptions) -> Bool {
    locale.hasSameBytes(as: other.locale) && style == other.style && format == other.format
      && writer.hasSameBytes(as: other.writer)
  }

  /// Sets the options that a line has.
  ///
  /// - Parameter changing: Whether the field is open already. Then the method throws for an option
  ///   that cannot change.
  mutating func read(_ line: LineMember, changing: Bool = false) throws(LineProblem) {
    for (name, member) in try line.members("option", Name.self) {
      guard name.isChangeable || !changing else {
        throw LineProblem(at: member.place, "can only be set when the field is opened")
      }
      try read(name, member)
    }
  }

  private mutating func read(_ name: Name, _ member: LineMember) throws(LineProblem) {
    switch name {
    case .locale: locale = try member.text()
    case .style: style = try member.style()
    case .format: try readFormat(member)
    case .writer:
      guard case .object(let object) = member.value else { throw member.wrong("an object") }
      writer = object.members.isEmpty ? "" : member.value.json
    case .type: type = try member.word("type", NumberType.self)
    case .value: value = try member.number()
    case .bounds: bounds = try member.bounds()
    case .step: policies.step = try member.number()
    case .largeStep: policies.largeStep = try member.number()
    case .policies: try readPolicies(member)
    case .entries:
      entries = []
      for entry in try member.elements("an array of names") { entries.append(try entry.text()) }
    case .messages: messages = member.value == .null ? nil : try member.text()
    case .label: label = member.value == .null ? nil : try member.text()
    case .ranges: ranges = try member.word("unit", TextUnit.self)
    case .brief: brief = try member.flag()
    case .host:
      var names: [HostTraits.Name] = []
      for name in try member.elements("an array of names") {
        names.append(try name.word("trait of a host", HostTraits.Name.self))
      }
      host = HostTraits(names: names)
    case .readsEntry: readsEntry = try member.flag()
    case .selects: selects = try member.flag()
    case .drawsLate: drawsLate = try member.flag()
    case .keypad: keypad = try member.text()
    }
  }

  private mutating func readFormat(_ line: LineMember) throws(LineProblem) {
    for (name, member) in try line.members("option of a format", FormatName.self) {
      // Null stands for what is usual for the style in the locale.
      let isGiven = member.value != .null
      switch name {
      case .minimumFractionDigits:
        format.minimumFractionDigits = isGiven ? try member.digits() : nil
      case .maximumFractionDigits:
        format.maximumFractionDigits = isGiven ? try member.digits() : nil
      case .minimumIntegerDigits: format.minimumIntegerDigits = isGiven ? try member.digits() : nil
      case .usesGrouping: format.usesGrouping = try member.flag()
      case .roundingMode:
        format.roundingMode = isGiven ? try member.word("mode", RoundingMode.self) : nil
      case .allowsExponent: format.allowsExponent = isGiven ? try member.flag() : nil
      case .decimalSeparator: format.decimalSeparator = isGiven ? try member.text() : nil
      case .groupingSeparator: format.groupingSeparator = isGiven ? try member.text() : nil
      case .minusSign: format.minusSign = isGiven ? try member.text() : nil
      case .refusesForeignDecimalSeparators: refusesForeignDecimalSeparators = try member.flag()
      }
    }
  }

  private mutating func readPolicies(_ line: LineMember) throws(LineProblem) {
    let standard = FieldPolicies()
    for (name, member) in try line.members("policy", Policy.self) {
      // Null stands for the policy's default.
      let isGiven = member.value != .null
      switch name {
      case .choice(let choice):
        policies[choice] = isGiven ? try member.flag() : standard[choice]
      case .other(.commitPolicy):
        policies.commitPolicy =
          isGiven ? try member.word("commit policy", CommitPolicy.self) : nil
      case .other(.maximumLength):
        policies.maximumLength =
          isGiven ? try member.count(upTo: 1 << 20) : standard.maximumLength
      }
    }
  }

  /// The name of a member of `policies`: a choice, which is true or false, or another policy.
  enum Policy: CaseIterable, RawRepresentable {
    case choice(FieldPolicies.Choice)
    case other(PolicyName)

    static var allCases: [Policy] {
      FieldPolicies.Choice.allCases.map { .choice($0) } + PolicyName.allCases.map { .other($0) }
    }

    init?(rawValue: String) {
      guard let policy = Policy.named(rawValue) else { return nil }
      self = policy
    }

    var rawValue: String {
      switch self {
      case .choice(let choice): choice.rawValue
      case .other(let name): name.rawValue
      }
    }
  }
}

extension LineMember {
  /// Reads how many digits a format writes; ICU writes at most 999.
  fileprivate func digits() throws(LineProblem) -> Int { try count(upTo: 999) }

  fileprivate func style() throws(LineProblem) -> NumberStyle {
    let name = try text()
    guard let style = NumberStyle(name) else {
      // Looks for misspellings in the part before the colon, "currency" of "currency:EUR".
      func kind(_ name: String) -> Substring { name.prefix { $0 != ":" } }
      let kinds = FieldOptions.styleNames.map { String(kind($0)) }
      let nearest = NearestWords.nearest(to: String(kind(name)), among: kinds)
      guard nearest.isEmpty else {
        throw LineProblem(
          at: place, "there is no style “\(name)”",
          nearest: FieldOptions.styleNames.filter { nearest.contains(String(kind($0))) })
      }
      throw LineProblem(at: place, unknown: "style", name, among: FieldOptions.styleNames)
    }
    return style
  }
}

// MARK: Writing

extension FieldOptions: CustomStringConvertible {
  /// The same as ``line``.
  public var description: String { line }

  /// The options as a line, without those that have their defaults.
  public var line: String {
    let standard = FieldOptions(locale: locale)
    var line = JSONWriter()
    line.open("{")
    for name in Name.allCases { write(name, unlike: standard, &line) }
    line.close("}")
    return line.text
  }

  private func write(_ name: Name, unlike standard: FieldOptions, _ line: inout JSONWriter) {
    func text(_ text: String?, _ other: String?) {
      if text != other { line.member(name.rawValue, text) }
    }
    func flag(_ flag: Bool, _ other: Bool) { if flag != other { line.member(name.rawValue, flag) } }
    switch name {
    case .locale: line.member(name.rawValue, locale)
    case .style: text(style.description, standard.style.description)
    case .format: writeFormat(unlike: standard, &line)
    case .writer:
      guard !writer.isEmpty else { return }
      line.key(name.rawValue)
      line.raw(writer.utf8)
    case .type: text(type.rawValue, standard.type.rawValue)
    case .value: text(value?.description, nil)
    case .bounds: if bounds != standard.bounds { line.member(name.rawValue, bounds) }
    case .step: text(policies.step?.description, nil)
    case .largeStep: text(policies.largeStep?.description, nil)
    case .policies: writePolicies(unlike: standard, &line)
    case .entries: if !entries.isEmpty { line.member(name.rawValue, entries) }
    case .messages: text(messages, nil)
    case .label: text(label, nil)
    case .ranges: text(ranges.rawValue, standard.ranges.rawValue)
    case .brief: flag(brief, false)
    case .host: if !host.isEmpty { line.member(name.rawValue, host.names.map { $0.rawValue }) }
    case .readsEntry: flag(readsEntry, false)
    case .selects: flag(selects, false)
    case .drawsLate: flag(drawsLate, false)
    case .keypad: text(keypad, "")
    }
  }

  private func writeFormat(unlike standard: FieldOptions, _ line: inout JSONWriter) {
    guard
      format != standard.format
        || refusesForeignDecimalSeparators != standard.refusesForeignDecimalSeparators
    else { return }
    line.key(Name.format.rawValue)
    line.open("{")
    for name in FormatName.allCases {
      func count(_ count: Int?) { if let count { line.member(name.rawValue, count) } }
      func text(_ text: String?) { if let text { line.member(name.rawValue, text) } }
      func flag(_ flag: Bool?) { if let flag { line.member(name.rawValue, flag) } }
      switch name {
      case .minimumFractionDigits: count(format.minimumFractionDigits)
      case .maximumFractionDigits: count(format.maximumFractionDigits)
      case .minimumIntegerDigits: count(format.minimumIntegerDigits)
      case .usesGrouping: flag(format.usesGrouping ? nil : false)
      case .roundingMode: text(format.roundingMode?.rawValue)
      case .allowsExponent: flag(format.allowsExponent)
      case .decimalSeparator: text(format.decimalSeparator)
      case .groupingSeparator: text(format.groupingSeparator)
      case .minusSign: text(format.minusSign)
      case .refusesForeignDecimalSeparators: flag(refusesForeignDecimalSeparators ? true : nil)
      }
    }
    line.close("}")
  }

  private func writePolicies(unlike standard: FieldOptions, _ line: inout JSONWriter) {
    var isOpen = false
    for policy in Policy.allCases {
      func key() {
        if !isOpen {
          line.key(Name.policies.rawValue)
          line.open("{")
        }
        isOpen = true
        line.key(policy.rawValue)
      }
      switch policy {
      case .choice(let choice) where policies[choice] != standard.policies[choice]:
        key()
        line.raw((policies[choice] ? "true" : "false").utf8)
      case .other(.commitPolicy):
        guard let commitPolicy = policies.commitPolicy else { continue }
        key()
        line.string(commitPolicy.rawValue)
      case .other(.maximumLength) where policies.maximumLength != standard.policies.maximumLength:
        key()
        line.number(policies.maximumLength)
      default: break
      }
    }
    if isOpen { line.close("}") }
  }
}

extension String {
  func withLineBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(LineProblem) -> Result
  ) throws(LineProblem) -> Result {
    try Array(utf8).withUnsafeBufferPointer(body)
  }
}
