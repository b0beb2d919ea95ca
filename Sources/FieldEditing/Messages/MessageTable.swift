import NumberText

/// The sentences and words of a language: a template for each ``Key``, with placeholders such as
/// "{maximum}".
///
/// English is ``english``; the module `NumberMessages` has other languages. A host replaces single templates, or brings
/// a language of its own. (C14)
///
/// ```swift
/// var table = MessageTable.english
/// table[.maximum] = "At most {maximum}, please."
/// field.refusedText?.message(in: table)   // "At most 99, please."
/// ```
public struct MessageTable: Sendable {
  /// The BCP 47 tag of the language.
  public let language: String
  private let template: @Sendable (Key) -> String
  /// The templates that a host has replaced.
  private var replaced: [(key: Key, template: String)] = []

  /// Makes a table of a language.
  ///
  /// ```swift
  /// let norwegian = MessageTable("nb") { key in
  ///   switch key {
  ///   case .empty: "Skriv inn et tall."
  ///   default: MessageTable.english[key]
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - language: The BCP 47 tag of the language.
  ///   - template: The template of each key, with the placeholders that the English one has.
  public init(_ language: String, template: @escaping @Sendable (Key) -> String) {
    (self.language, self.template) = (language, template)
  }

  /// The template of a key.
  ///
  /// ```swift
  /// MessageTable.english[.maximum]   // "The number must be {maximum} or less."
  /// ```
  public subscript(key: Key) -> String {
    get { replaced.first { $0.key == key }?.template ?? template(key) }
    set {
      replaced.removeAll { $0.key == key }
      replaced.append((key, newValue))
    }
  }

  /// The names of the placeholders in the template of a key, in their order.
  ///
  /// ```swift
  /// MessageTable.english.placeholders(of: .rounded)   // ["typed", "text"]
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the template.
  public func placeholders(of key: Key) -> [String] {
    var names: [String] = []
    _ = Self.filled(self[key]) { name in
      names.append(name)
      return nil
    }
    return names
  }

  /// Fills the placeholders in the template of a key.
  ///
  /// A text that may run in another direction than the sentence is enclosed in U+2068 and U+2069, so that its signs
  /// stay beside its digits. In a language that runs from right to left every text is enclosed, in other languages only
  /// texts with letters of such a language.
  ///
  /// ```swift
  /// MessageTable.english.sentence(.field, ["label": "Price", "text": "3.14"])   // "Price: 3.14."
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - texts: The text for each placeholder. A placeholder without a text stays in the sentence as it is.
  /// - Source: UAX #9, section 2.4, "Explicit Directional Isolates".
  public func sentence(_ key: Key, _ texts: KeyValuePairs<String, String> = [:]) -> String {
    composed(key, texts) { isolated($0) }
  }

  /// Fills the template of a key that has one placeholder.
  func sentence(_ key: Key, _ placeholder: String, _ text: String) -> String {
    sentence(key, [placeholder: text])
  }

  /// Fills the template of a key with parts as they are, not enclosed in U+2068 and U+2069: sentences of this table, or
  /// texts that are enclosed already.
  package func composed(
    _ key: Key, _ parts: KeyValuePairs<String, String>, by shown: (String) -> String = { $0 }
  ) -> String {
    Self.filled(self[key]) { name in parts.first { $0.key == name }.map { shown($0.value) } }
  }

  /// Joins all parts by a template that has two placeholders: the first part with the second, the result with the
  /// third, and so on.
  package func joined(_ parts: [String], by key: Key) -> String {
    guard var all = parts.first else { return "" }
    for part in parts.dropFirst() { all = composed(key, ["first": all, "second": part]) }
    return all
  }

  /// Adds to a sentence the question whether one of the suggestions was meant; adds nothing if there are none.
  package func suggesting(_ suggestions: [String], after sentence: String) -> String {
    guard !suggestions.isEmpty else { return sentence }
    let meant = suggestions.map { self.sentence(.quotation, "text", $0) }
    let question = composed(.didYouMean, ["suggestions": joined(meant, by: .alternative)])
    return joined([sentence, question], by: .consecutive)
  }

  /// Returns a text for a sentence, enclosed in U+2068 and U+2069 if the text may run in another direction than the
  /// sentence. (C14)
  package func isolated(_ text: String) -> String {
    guard !text.isEmpty, runsLeftward(text) || runsLeftward(self[.empty]) else { return text }
    return "\u{2068}\(text)\u{2069}"
  }

  /// Fills the placeholders of a template; a placeholder without a text stays.
  private static func filled(_ template: String, by text: (String) -> String?) -> String {
    let bytes = Array(template.utf8)
    var (sentence, place) = ("", 0)
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "{")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = template.utf8Part(start + 1..<end)
      sentence += template.utf8Part(place..<start)
      sentence += text(name) ?? "{\(name)}"
      place = end + 1
    }
    return sentence + template.utf8Part(place..<bytes.count)
  }
}

/// Whether a text has characters that run from right to left, or that change the direction.
///
/// Digits and their separators do not count: they run from left to right in every script but Adlam and N'Ko.
private func runsLeftward(_ text: String) -> Bool {
  for scalar in text.unicodeScalars {
    switch scalar.value {
    // Arabic digits, separators, percent and number signs: they lie in the next range, but run from left to right.
    case 0x0600...0x060C, 0x0660...0x066C, 0x06DD, 0x06F0...0x06F9: break
    // From Hebrew to Arabic Extended-A, and the ranges that the standard reserves for scripts of this direction.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return true
    // Characters that change the direction: the right-to-left mark, embeddings, overrides and isolates.
    case 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
    default: break
    }
  }
  return false
}
