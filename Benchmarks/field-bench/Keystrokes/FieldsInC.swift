import CFormattingField
import CPeers

/// Fields behind lines of JSON, as any language has them by C, that hold the same text; a pass
/// types one key into each and takes the whole state.
final class FieldsInC {
  private let key: TypedKey
  private let typing: [CChar]
  private let deleting: [CChar]
  private var fields: [OpaquePointer] = []

  init(_ key: TypedKey) throws {
    self.key = key
    let end = key.place + key.key.utf8.count
    typing = Self.line(
      #"{"edit":{"range":{"utf8":[\#(key.place),\#(key.place)]},"text":"\#(key.key)"}}"#)
    deleting = Self.line(
      #"{"edit":{"range":{"utf8":[\#(key.place),\#(end)]},"text":"","intent":"deleted"}}"#)
    let options = Self.line(#"{"locale":"de-DE"}"#)
    for _ in 0..<TypedKey.fieldCount {
      guard let field = ff_open(options, options.count, nil, nil, nil) else { continue }
      fields.append(field)
      Self.act(field, Self.line(#"{"type":"\#(key.before)"}"#))
    }
    try WrongAnswer.check("fields in C", fields.count, TypedKey.fieldCount)
  }

  deinit { for field in fields { ff_close(field) } }

  var subject: Subject {
    Subject(
      name: "ours",
      work: .passes(operations: TypedKey.fieldCount, prepare: takeBack, pass: type)
    ) {
      self.takeBack()
      self.type()
      for field in self.fields {
        let state = ff_act(field, nil, 0)
        let text = String(cString: state.bytes)
        ff_release(state)
        try WrongAnswer.check(
          "\(self.key.before) and \(self.key.key)",
          text.contains(#""entry":"\#(self.key.plainAfter)""#), true)
      }
      self.takeBack()
    }
  }

  /// Whether the key has been typed.
  private var isTyped = false

  private func type() {
    for field in fields { Self.act(field, typing) }
    isTyped = true
  }

  private func takeBack() {
    guard isTyped else { return }
    for field in fields { Self.act(field, deleting) }
    isTyped = false
  }

  private static func line(_ text: String) -> [CChar] { text.utf8.map { CChar(bitPattern: $0) } }

  @inline(__always)
  private static func act(_ field: OpaquePointer, _ line: [CChar]) {
    let state = ff_act(field, line, line.count)
    peer_use(UInt64(state.length))
    ff_release(state)
  }
}
