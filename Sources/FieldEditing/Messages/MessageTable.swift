import NumberText

/// The sentences and words of a language: a template for each ``Key``, with placeholders such as
/// "{maximum}".
///
/// English is ``english``; the module `NumberMessages` has other languages. A host replaces single
/// templates, or brings a language of its own. (C14)
///
/// A template is a sentence that holds for every value, and without the label of a field: labels,
/// quotation marks and the names of marks are added where templates are filled. Rule: C24.
///
/// > Important: No native speaker has reviewed the sentences. Arabic, Hebrew, Hindi, Japanese,
/// > Korean, Polish, Russian, Turkish, both forms of Chinese, and the tables of regions (`de-CH`,
/// > `es-419`, `fr-CA`, `pt-PT`) were written and read with less certainty than English, German,
/// > French, Spanish, Italian, Dutch and Portuguese. Least certain are the sentences `mixedDigits`,
/// > `incompatibleUnit`, `betweenSteps`, `earliest` and `latest` in these languages, and the names
/// > of marks and spaces in Arabic and Hebrew. Counts in sentences of forms are in the digits 0 to
/// > 9 in every language. `Scripts/sentences.sh` makes a page of every sentence for somebody who
/// > reviews a language.
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
  private var replaced: [(key: Key, template: String)] = []

  /// Makes a table of templates, some of which may be those of another table.
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

  /// Setting a template changes this copy of the table alone.
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
  package func placeholders(of key: Key) -> [String] {
    var names: [String] = []
    _ = Self.filled(self[key]) { name, _ in
      names.append(name)
      return nil
    }
    return names
  }

  /// Fills the placeholders in the template of a key.
  ///
  /// A text that may run in another direction than the sentence is enclosed in U+2068 and U+2069,
  /// so that its signs stay beside its digits. In a language that runs from right to left every
  /// text is enclosed, in other languages only texts with letters of such a language.
  ///
  /// ```swift
  /// MessageTable.english.sentence(.maximum, ["maximum": "99"])   // "The number must be 99 or less."
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - texts: The text for each placeholder. A placeholder without a text stays in the sentence
  ///     as it is.
  /// - Complexity: O(*n*) in the bytes of the sentence.
  /// - Source: UAX #9, section 2.4, "Explicit Directional Isolates".
  public func sentence(_ key: Key, _ texts: KeyValuePairs<String, String> = [:]) -> String {
    Self.filled(self[key]) { name, next in
      texts.first { $0.key == name }.map { shown($0.value, before: next) }
    }
  }

  func sentence(_ key: Key, _ placeholder: String, _ text: String) -> String {
    sentence(key, [placeholder: text])
  }

  /// Fills the template of a key that names a text as ``quoted(_:)`` does; the other texts are
  /// filled in as they are.
  package func sentence(
    _ key: Key, quoting text: String, as name: String = "typed",
    _ texts: KeyValuePairs<String, String> = [:]
  ) -> String {
    Self.filled(self[key]) { place, next in
      place == name
        ? quoted(text) : texts.first { $0.key == place }.map { shown($0.value, before: next) }
    }
  }

  /// Fills the template of a key with parts as they are, not enclosed in U+2068 and U+2069:
  /// sentences of this table, or texts that are enclosed already.
  package func composed(_ key: Key, _ parts: KeyValuePairs<String, String>) -> String {
    Self.filled(self[key]) { name, _ in parts.first { $0.key == name }?.value }
  }

  /// Joins all parts by a template that has two placeholders: the first part with the second, the
  /// result with the third, and so on.
  package func joined(_ parts: [String], by key: Key) -> String {
    guard var all = parts.first else { return "" }
    for part in parts.dropFirst() { all = composed(key, ["first": all, "second": part]) }
    return all
  }

  /// Adds to a sentence the question whether one of the suggestions was meant; adds nothing if
  /// there are none.
  package func suggesting(_ suggestions: [String], after sentence: String) -> String {
    guard !suggestions.isEmpty else { return sentence }
    let meant = suggestions.map { quotation(of: $0.withShortFraction) }
    let question = composed(.didYouMean, ["suggestions": joined(meant, by: .alternative)])
    return joined([sentence, question], by: .consecutive)
  }

  /// Returns a sentence with the label of its field before it, "Price: The number is too large.";
  /// without a label the sentence alone. (C24)
  ///
  /// A colon at the end of the label is left out. A label that ends as a sentence does, such as
  /// "How many?", is followed by the sentence.
  package func labelled(_ label: String, _ sentence: String) -> String {
    let name = label.withoutColon
    guard let last = name.unicodeScalars.last else { return sentence }
    return last.endsSentence
      ? joined([isolated(name), sentence], by: .consecutive)
      : composed(.fieldMessage, ["label": shown(name, before: ":"), "message": sentence])
  }

  /// Returns a text as it stands in a sentence before a scalar of the sentence: in quotation marks
  /// if the text ends in a mark that would meet a mark of the sentence, as “x:” at its end. (C24)
  package func shown(_ text: String, before next: Unicode.Scalar?) -> String {
    guard let next, next.isMark, let last = text.lastVisible, last.isMark, !last.isStop else {
      return isolated(text)
    }
    return quotation(of: text)
  }

  /// Returns a text as a sentence names it: in quotation marks, with the name of a mark that is
  /// easily overlooked, as "“,” (comma)"; by the name alone if nothing of the text can be seen, as
  /// "The space". (C24)
  func quoted(_ text: String) -> String {
    if text.isInvisible { return text.isSpaces ? self[.space] : self[.invisibleWord] }
    let quotation = quotation(of: text.withShortEnd)
    let key: Key? =
      switch text {
      case ",": .comma
      case ".": .period
      case "'", "\u{2019}": .apostrophe
      default: nil
      }
    return key.map { composed(.named, ["text": quotation, "name": self[$0]]) } ?? quotation
  }

  private func quotation(of text: String) -> String { sentence(.quotation, "text", text) }

  /// Returns a text for a sentence, enclosed in U+2068 and U+2069 if the text may run in another
  /// direction than the sentence. (C14)
  package func isolated(_ text: String) -> String {
    guard !text.isEmpty, text.runsLeftward || self[.empty].runsLeftward else { return text }
    return "\u{2068}\(text.withBalancedIsolates)\u{2069}"
  }

  /// Fills the placeholders of a template; a placeholder without a text stays. A text that ends in
  /// a period takes the place of a period of the template that follows it: "8 godz." and not "8
  /// godz..". (C24)
  ///
  /// - Parameter text: Returns the text of a placeholder from its name and the scalar that follows
  ///   it in the template.
  private static func filled(
    _ template: String, by text: (String, Unicode.Scalar?) -> String?
  ) -> String {
    let bytes = Array(template.utf8)
    var (sentence, place) = ("", 0)
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "{")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = template.utf8Part(start + 1..<end)
      sentence += template.utf8Part(place..<start)
      place = end + 1
      let next = template.utf8Part(place..<bytes.count).unicodeScalars.first
      let filling = text(name, next) ?? "{\(name)}"
      sentence += filling
      if let next, next.isStop, filling.lastVisible?.isStop == true { place += next.utf8.count }
    }
    return sentence + template.utf8Part(place..<bytes.count)
  }
}
