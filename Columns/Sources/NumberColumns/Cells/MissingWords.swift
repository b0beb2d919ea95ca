/// The words that say "no value" in files. (N7)
struct MissingWords: Sendable {
  /// The words that are known without being declared, in lower case. A lone hyphen is not among
  /// them: spreadsheets write zero so.
  static let known = [
    "na", "n/a", "#n/a", "nan", "null", "none", "nil", "\\n", "n.a.", "n.v.", "k.a.", "missing",
    "n/d", "n.d.", "n. a.", "n. v.", "k. a.", "n. d.", "<na>", "<null>", "(null)", "(none)",
    "[null]",
    // What spreadsheets show in place of a value, in English, German, French and Spanish.
    "#ref!", "#div/0!", "#value!", "#num!", "#name?", "#null!", "#nv", "#bezug!", "#wert!",
    "#zahl!",
    "#n/d", "#valeur!", "#nombre!", "#nom?", "#nul!", "#¡ref!", "#¡div/0!", "#¡valor!", "#¡num!",
    "#¿nombre?", "#¡nulo!",
  ]

  /// The words that were declared.
  let declared: [String]
  /// All words, with ASCII letters in lower case.
  private let words: Set<[UInt8]>
  private let longest: Int
  /// Whether a word has digits, so that it has the shape of a number.
  let looksLikeNumber: Bool

  init(declared: [String]) {
    self.declared = declared
    let own = declared.map { Array($0.utf8) }
    words = Set((own + Self.known.map { Array($0.utf8) }).map { $0.map(Self.folded) })
    longest = words.reduce(0) { max($0, $1.count) }
    looksLikeNumber = own.contains { $0.contains { $0 &- 0x30 < 10 } }
  }

  /// The word that a text is, whatever the case of ASCII letters; nil if it is another text.
  func word(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.count <= longest, words.contains(text.map(Self.folded)) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
  }
}
