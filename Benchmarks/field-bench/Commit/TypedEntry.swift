import CPeers
import FormattingFields
import FoundationPeers
import NumberText

/// A number that is typed key by key and then committed.
enum TypedEntry {
  private static let typed = "1234567,89"
  private static let committed = "1.234.567,89"
  private static let locale = "de-DE"
  private static let count = 20

  static func subjects() throws -> [Subject] {
    [try ours(), try icu(), foundation()]
  }

  private static func subject(_ name: String, _ enter: @escaping () throws -> String?) -> Subject {
    let pass = {
      for _ in 0..<count { peer_use(UInt64((try? enter())?.utf8.count ?? 0)) }
    }
    return Subject(name: name, work: .passes(operations: count, prepare: nil, pass: pass)) {
      try WrongAnswer.check(typed, try enter(), committed)
    }
  }

  private static func ours() throws -> Subject {
    let empty = FormattingField<Double>(
      format: try NumberFormat.icu(locale: locale, style: .decimal))
    let edits = typed.map { TextEdit(.selection, String($0)) }
    return subject("ours") {
      var field = empty
      for edit in edits { try field.edit(edit) }
      field.commit()
      return field.text
    }
  }

  /// Parses with ICU at each key and formats with ICU at the end.
  private static func icu() throws -> Subject {
    let icu = try ICUPeer(locale: locale, skeleton: try NumberStyle.decimal.skeleton())
    let units = PackedTexts(utf16: [typed])
    let text = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 256)
    return subject("icu-double") {
      var value: Double?
      for length in 1...units[0].count {
        value = icu.double(of: UnsafeBufferPointer(rebasing: units[0].prefix(length)))
      }
      guard let value else { return nil }
      return String(decoding: text.prefix(icu.format(value, into: text)), as: UTF16.self)
    }
  }

  /// Parses with Foundation at each key and formats with Foundation at the end.
  private static func foundation() -> Subject {
    let peer = FoundationDouble(locale: locale)
    let prefixes = typed.indices.map { String(typed[...$0]) }
    return subject("foundation-double") {
      var value: Double?
      for prefix in prefixes { value = peer.value(of: prefix) }
      return value.map { peer.text(of: $0) }
    }
  }
}
