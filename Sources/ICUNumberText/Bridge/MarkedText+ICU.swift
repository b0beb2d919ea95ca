import CICUNumberText
import NumberText

extension MarkedText {
  /// Cuts a text into pieces at the bounds of ICU's parts; nil if a piece is malformed UTF-16.
  init?(_ units: UnsafeBufferPointer<UInt16>, _ parts: ArraySlice<cicu_part>) {
    var fields = [Field](repeating: .literal, count: units.count)
    func mark(_ part: cicu_part) {
      guard let field = Field(part) else { return }
      for offset in Int(part.start)..<Int(part.limit) { fields[offset] = field }
    }
    // ICU's integer includes the grouping separators: the integer is marked first, then the
    // separators.
    for part in parts where part.field == Int32(CICU_FIELD_INTEGER.rawValue) { mark(part) }
    for part in parts where part.field != Int32(CICU_FIELD_INTEGER.rawValue) { mark(part) }
    var pieces: [Piece] = []
    var start = 0
    while start < units.count {
      let end = fields[start...].firstIndex { $0 != fields[start] } ?? units.count
      let (text, isUnicode) = ICUCall.text(of: UnsafeBufferPointer(rebasing: units[start..<end]))
      guard isUnicode else { return nil }
      pieces.append(Piece(fields[start], text))
      start = end
    }
    self.init(pieces)
  }
}

extension MarkedText.Field {
  /// The field of one of ICU's parts; nil for a part that counts as literal text.
  fileprivate init?(_ part: cicu_part) {
    switch UInt32(bitPattern: part.field) {
    case CICU_FIELD_INTEGER.rawValue: self = .integer
    case CICU_FIELD_GROUPING_SEPARATOR.rawValue: self = .groupingSeparator
    case CICU_FIELD_DECIMAL_SEPARATOR.rawValue: self = .decimalSeparator
    case CICU_FIELD_FRACTION.rawValue: self = .fraction
    case CICU_FIELD_EXPONENT_SYMBOL.rawValue: self = .exponentSeparator
    case CICU_FIELD_EXPONENT_SIGN.rawValue: self = .exponentSign
    case CICU_FIELD_EXPONENT.rawValue: self = .exponent
    case CICU_FIELD_SIGN.rawValue: self = .sign
    case CICU_FIELD_CURRENCY.rawValue: self = .currency
    case CICU_FIELD_COMPACT.rawValue: self = .compact
    default: return nil
    }
  }
}
