package import NumberText

/// What the sentence (the notice) below a field is about, for a host that writes its own sentence:
/// a code that stays the same from version to version, and facts to name in the sentence.
///
/// ```swift
/// // "150" in a field for 0 to 99
/// subject.code               // "number.aboveMaximum"
/// subject.facts["maximum"]   // "99"
/// ```
public struct NoticeSubject: Hashable, Sendable {
  /// What a sentence can be about.
  public enum Kind: Hashable, Sendable {
    /// The text is not a number that the field accepts.
    case refused(RefusedText)
    /// What the last commit did.
    case commit(CommitOutcome)
    /// The host's store has replaced this text by another value.
    case replaced(String)
    /// An issue of a form: the code and the facts of the issue, and the refused text if the issue
    /// is about a number.
    case issue(code: String, facts: [String: String], RefusedText?)
  }

  /// For a host that needs more than ``code`` and ``facts``: the refused text, the outcome or the
  /// issue.
  public let kind: Kind
  /// After a commit this is the text that the commit left; ``facts`` has what was typed.
  public let text: String
  private let format: NumberFormat?

  package init(_ kind: Kind, text: String, format: NumberFormat?) {
    (self.kind, self.text, self.format) = (kind, text, format)
  }

  /// The code, by ``kind``: "number." and the issue's code for a refused text
  /// ("number.incompleteGroup"); the outcome's code for a commit ("rounded"); "replaced"; the
  /// issue's own code for an issue of a form ("required").
  public var code: String {
    switch kind {
    case .refused(let refused), .commit(.keptInvalid(let refused)): refused.code
    case .issue(let code, _, _): code
    case .commit(let outcome): outcome.code
    case .replaced: "replaced"
    }
  }

  /// Facts to name in a sentence, by the names below, with numbers as the field writes them,
  /// and counts in ASCII digits. A fact
  /// that is not known is left out.
  ///
  /// | fact | what it is |
  /// |---|---|
  /// | text | the field's text |
  /// | typed | what was typed, if that was refused or replaced |
  /// | place | the part of the typed text that is wrong |
  /// | issue | the code of what was wrong, if a commit has replaced the text |
  /// | minimum, maximum | the least and the greatest number that the field accepts, if the typed number is beyond it |
  /// | digits | how many fraction digits are allowed, if there are too many |
  /// | example | a number as the field writes it |
  ///
  /// An issue of a form adds facts of its own.
  ///
  /// - Complexity: O(*n*) in the bytes of the text and the digits of the bounds.
  public var facts: [String: String] {
    var facts = ["text": text]
    func typed(_ number: FixedDecimal) -> String {
      format?.unrounded(number).text ?? number.plainText
    }
    switch kind {
    case .refused(let refused), .commit(.keptInvalid(let refused)): facts.add(refused)
    case .commit(.reverted(let refused)):
      facts.add(refused)
      facts["issue"] = refused.code
    case .commit(.rounded(let number)), .commit(.clamped(let number)),
      .commit(.snapped(let number)):
      facts["typed"] = typed(number)
    case .commit(.evaluated(let text)), .replaced(let text): facts["typed"] = text
    case .commit: break
    case .issue(_, let own, let refused):
      if let refused { facts.add(refused) }
      for (name, fact) in own { facts[name] = fact }
    }
    return facts
  }
}

extension [String: String] {
  fileprivate mutating func add(_ refused: RefusedText) {
    let range = refused.issue.range
    self["typed"] = refused.text
    if refused.text.utf8.count >= range.upperBound {
      let bytes = Array(refused.text.utf8)[range]
      self["place"] = String(decoding: bytes, as: UTF8.self)
    }
    self["minimum"] = refused.minimum
    self["maximum"] = refused.maximum
    self["digits"] = refused.maximumFractionDigits.map { String($0) }
    self["example"] = refused.example
  }
}

extension HostedField {
  /// The code and the facts of the sentence that ``message(in:)`` returns, for a host's own words;
  /// nil if there is no sentence.
  public var subject: NoticeSubject? {
    if let refused = shownRefusal {
      return NoticeSubject(.refused(refused), text: field.text, format: field.format)
    }
    if let replaced {
      return NoticeSubject(.replaced(replaced), text: field.text, format: field.format)
    }
    guard let outcome, message(in: .english) != nil else { return nil }
    return NoticeSubject(.commit(outcome), text: field.text, format: field.format)
  }
}
