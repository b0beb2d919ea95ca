import FieldLines
import FormattingFields

/// What a script's field is made with.
struct FieldSetup {
  var locale = "en-US"
  var style = NumberStyle.decimal
  var options = NumberOptions()
  var type = ValueType.fixedDecimal
  var value: String?
  var bounds = NumberBounds.unlimited
  var policies = FieldPolicies()
  /// Whether a person edits in a view's own control, which hands over whole texts.
  var isHosted = false

  /// The format; nil if ICU has no such format.
  func format(locale: String) -> NumberFormat? {
    try? NumberFormat.icu(locale: locale, style: style, options: options)
  }

  /// The field; nil if ICU has no such format.
  func field<Value: ExactValue>(of type: Value.Type) -> FormattingField<Value>? {
    format(locale: locale).map {
      FormattingField(
        value.flatMap { Value(script: $0) }, format: $0, bounds: bounds, policies: policies)
    }
  }
}

extension FieldSetup {
  /// The setup as the first line of a session.
  var line: String {
    var options = FieldOptions(locale: locale)
    options.style = style
    options.format = self.options
    options.type = type.numberType
    options.value = value.flatMap { FixedDecimal($0) }
    options.bounds = bounds
    options.policies = policies
    return options.line
  }
}

extension FieldSetup {
  /// Reads a setup from bytes.
  init(_ bytes: inout ByteSource) {
    self.init()
    locale = Self.locale(&bytes)
    style = bytes.element(of: Self.styles)
    type = bytes.element(of: ValueType.allCases)
    if bytes.once(in: 2) { value = bytes.element(of: ScriptPieces.values) }
    if bytes.once(in: 3) { bounds = Self.bounds(&bytes) }
    if bytes.once(in: 3) { options = Self.options(&bytes) }
    if bytes.once(in: 2) { policies = Self.policies(&bytes) }
  }

  /// A locale whose rules differ from its neighbours', or any that ICU has.
  static func locale(_ bytes: inout ByteSource) -> String {
    let choice = Int(bytes.byte())
    if choice < 160 { return locales[choice % locales.count] }
    return allLocales[(choice << 8 | Int(bytes.byte())) % allLocales.count]
  }

  static let locales = [
    "en-US", "de-DE", "fr-FR", "de-CH", "en-IN", "ar-EG", "fa-IR", "sv-SE", "pl-PL", "es-ES",
    "pt-PT", "he-IL", "mr-IN", "ja-JP-u-nu-hanidec", "ff-Adlm-GN", "my-MM", "bg-BG", "de-AT",
    "ur-PK-u-nu-arabext", "ckb-IQ", "ne-NP", "lt-LT", "dz-BT", "gsw-CH", "hr-HR", "en-ZA",
    "ccp-BD", "nb-NO", "th-TH-u-nu-thai", "ta-IN-u-nu-tamldec", "sat-IN", "es-MX",
  ]
  private static let allLocales = ICULocale.allTags

  static let styles: [NumberStyle] = [
    .decimal, .decimal, .integer, .percent, .permille, .permyriad, .scientific, .currency("EUR"),
    .currency("USD"), .currency("CHF"), .currency("JPY"), .currency("KWD"), .currency("CVE"),
    .accounting("USD"), .accounting("EUR"), .unit("kilometer"), .unit("celsius"), .unit("foot"),
    .unit("decade"), .unit("liter-per-100-kilometer"), .skeleton(".00"), .skeleton("@@@"),
    .skeleton(".00##"), .skeleton("scale/100"), .skeleton("integer-width/+000"),
    .skeleton("engineering"), .skeleton("sign-always"),
  ]

  static func bounds(_ bytes: inout ByteSource) -> NumberBounds {
    let limits = ScriptPieces.limits
    let minimum = bytes.once(in: 4) ? nil : bytes.element(of: limits)
    let maximum = bytes.once(in: 4) ? nil : bytes.element(of: limits)
    return NumberBounds(
      minimum: minimum.flatMap { FixedDecimal($0) }, maximum: maximum.flatMap { FixedDecimal($0) })
      ?? .unlimited
  }

  private static func options(_ bytes: inout ByteSource) -> NumberOptions {
    var options = NumberOptions()
    let choice = bytes.byte()
    if choice & 1 != 0 { options.minimumFractionDigits = bytes.number(below: 4) }
    if choice & 2 != 0 { options.maximumFractionDigits = bytes.number(below: 8) }
    if choice & 4 != 0 {
      let count = Int(bytes.byte())
      options.minimumIntegerDigits = count < 250 ? count % 5 : count - 243
    }
    options.usesGrouping = choice & 8 == 0
    if choice & 16 != 0 { options.allowsExponent = true }
    if choice & 32 != 0 {
      // Bytes of scripts made before a mode was added keep their meaning.
      let mode = Int(bytes.byte())
      let others = RoundingMode.allCases.filter { $0 != .unnecessary }
      options.roundingMode = mode < 250 ? others[mode % others.count] : .unnecessary
    }
    if choice & 64 != 0 {
      options.decimalSeparator = bytes.element(of: [".", ","])
    }
    if choice & 128 != 0 {
      options.groupingSeparator = bytes.element(of: ["’", "\u{202F}", ".", ","])
    }
    return options
  }

  private static func policies(_ bytes: inout ByteSource) -> FieldPolicies {
    var policies = FieldPolicies()
    let choice = bytes.byte()
    if choice & 1 != 0 {
      policies.commitPolicy = .keepText
    } else if choice % 3 == 0 {
      policies.commitPolicy = .committedValue
    }
    if choice & 2 != 0 { policies.clearsWhenEmpty = true }
    if choice & 4 != 0 { policies.clampsToBounds = true }
    if choice & 8 != 0 { policies.keepsTypedDigits = true }
    if choice & 16 != 0 {
      policies.step = FixedDecimal(bytes.element(of: ScriptPieces.steps))
    }
    if choice & 32 != 0 { policies.snapsToStep = true }
    if choice & 64 != 0 {
      let filters = [\FieldPolicies.filtersCharacters, \.filtersInvalidTexts]
      policies[keyPath: bytes.element(of: filters)] = true
    }
    if choice & 128 != 0 { policies.maximumLength = bytes.element(of: [0, 1, 7, 12, 20]) }
    return policies
  }
}
