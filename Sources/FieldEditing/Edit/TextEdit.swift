/// An edit as a value: the part of the text to replace, what to put there, and why. (E1)
///
/// ```swift
/// try field.apply(TextEdit(.selection, "5"))
/// try field.apply(TextEdit(.utf16(0, 3), "", intent: .deleted))
/// ```
public struct TextEdit: Hashable, Sendable {
  /// Where an edit comes from.
  public enum Intent: String, Hashable, Sendable {
    /// Keys.
    case typed
    /// A paste or a drop; line breaks and tabs at its ends are dropped. (E3)
    case pasted
    /// A deletion.
    case deleted
    /// An increment or a decrement. (C6)
    case stepped
    /// An input method that is still composing. (S8)
    case composed
    /// A value or a format that the host set. (S5, S7)
    case fromOutside
    /// A commit.
    case committed
    /// A revert. (C6)
    case reverted
  }

  /// The part of the text to replace.
  public var range: TextRange
  /// What to put in its place.
  public var replacement: String
  /// Where the edit comes from.
  public var intent: Intent

  /// Makes an edit.
  public init(_ range: TextRange, _ replacement: String, intent: Intent = .typed) {
    self.range = range
    self.replacement = replacement
    self.intent = intent
  }

  /// Makes an edit from bytes that need not be well-formed.
  ///
  /// - Throws: `brokenText` where the bytes are not UTF-8. (S6)
  public init(
    _ range: TextRange, utf8: [UInt8], intent: Intent = .typed
  ) throws(EditRefusal) {
    guard let replacement = String(validating: utf8, as: UTF8.self) else { throw .brokenText }
    self.init(range, replacement, intent: intent)
  }

  /// Makes an edit from UTF-16 units that may hold lone surrogates.
  ///
  /// - Throws: `brokenText` where the units are not UTF-16. (S6)
  public init(
    _ range: TextRange, utf16: [UInt16], intent: Intent = .typed
  ) throws(EditRefusal) {
    guard let replacement = String(validating: utf16, as: UTF16.self) else { throw .brokenText }
    self.init(range, replacement, intent: intent)
  }
}
