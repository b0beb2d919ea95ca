import CFormattingField
import CPeers

/// Fields of the C interface that hold the same text; a pass types one key into each, and asks what a host
/// shows.
final class FieldsInC {
  private let key: TypedKey
  /// The key's bytes: a string of Swift's would be copied for each call.
  private let bytes: UnsafeMutableBufferPointer<CChar>
  private var fields: [OpaquePointer] = []

  init(_ key: TypedKey) throws {
    self.key = key
    bytes = .allocate(capacity: key.key.utf8.count)
    _ = bytes.initialize(from: key.key.utf8.map { CChar(bitPattern: $0) })
    let locale = "de-DE"
    let style = "decimal"
    var format: OpaquePointer?
    var status = ff_format_from_icu(
      locale, locale.utf8.count, style, style.utf8.count, nil, &format, nil)
    try WrongAnswer.check("a format in C", status, FF_OK)
    for _ in 0..<TypedKey.fieldCount {
      var field: OpaquePointer?
      status = ff_field_make(format, FF_DOUBLE, &field)
      try WrongAnswer.check("a field in C", status, FF_OK)
      let before = key.before
      ff_field_apply(field, FF_UTF8, 0, 0, before, before.utf8.count, FF_TYPED, nil)
      // Each text gets room for more, so that typing is measured and not growing.
      for _ in 0..<16 { ff_field_apply(field, FF_UTF8, 0, 0, "8", 1, FF_TYPED, nil) }
      for _ in 0..<16 { ff_field_apply(field, FF_UTF8, 0, 1, nil, 0, FF_DELETED, nil) }
      if let field { fields.append(field) }
    }
    ff_format_free(format)
  }

  deinit {
    for field in fields { ff_field_free(field) }
    bytes.deallocate()
  }

  var subject: Subject {
    Subject(
      name: "ours",
      work: .passes(operations: TypedKey.fieldCount, prepare: takeBack, pass: type)
    ) {
      self.takeBack()
      self.type()
      for field in self.fields {
        let question = "\(self.key.before) and \(self.key.key)"
        let shown = Self.shown(field)
        try WrongAnswer.check(question, shown.value, Double(self.key.plainAfter))
        try WrongAnswer.check(question, shown.state.head, self.key.place + 1)
        try WrongAnswer.check(question, shown.state.status, FF_ACCEPTABLE)
      }
    }
  }

  private func type() {
    for field in fields {
      ff_field_apply(
        field, FF_UTF8, key.place, key.place, bytes.baseAddress, bytes.count, FF_TYPED, nil)
      let (state, value) = Self.shown(field)
      peer_use(value.bitPattern)
      peer_use(UInt64(state.head + state.text_length))
      peer_use(state.status == FF_ACCEPTABLE && state.issue == FF_NO_ISSUE ? 1 : 0)
    }
  }

  private func takeBack() {
    for field in fields where Self.shown(field).state.text_length > key.before.utf8.count {
      ff_field_apply(field, FF_UTF8, key.place, key.place + 1, nil, 0, FF_DELETED, nil)
    }
  }

  @inline(__always)
  private static func shown(_ field: OpaquePointer) -> (state: ff_state, value: Double) {
    var state = ff_state()
    state.size = MemoryLayout<ff_state>.size
    ff_field_state(field, FF_UTF8, &state)
    var value = 0.0
    ff_field_value_double(field, &value)
    return (state, value)
  }
}
