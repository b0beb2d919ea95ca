import NumberText

/// A field as `Codable` data, also called a draft: text, selection and value and, while the text is
/// edited, what was committed last. ``FormattingField/restore(_:)`` checks all of these. Rule: F8.
///
/// ```swift
/// let saved = FormattingField<Int>(1234, format: english).saved
/// saved.text    // "1,234"
/// saved.value   // "1234"
/// ```
public struct SavedField: Hashable, Sendable {
  /// As it was typed, or as a commit wrote it. Compared byte by byte. (S9)
  public var text: String {
    get { exactText.wrappedValue }
    set { exactText.wrappedValue = newValue }
  }
  /// The value as a text, by `NumberValue.exactText`. Nil if there is no value, and for a text
  /// field, whose value is its text.
  public var value: String?
  /// The UTF-8 offset where selecting began.
  public var anchor: Int
  /// The UTF-8 offset of the caret.
  public var head: Int
  /// Whether anything differs from the last commit. If not, all properties after this one but
  /// ``style`` are nil or false.
  public var isEdited = false
  /// The value that a revert restores: for a text field its text, for a number field the number by
  /// `NumberValue.exactText`. Nil if there is none.
  package var committed: String? {
    get { exactCommitted?.wrappedValue }
    set { exactCommitted = newValue.map { ExactText(wrappedValue: $0) } }
  }
  /// The text that the last commit left; nil for a text field.
  package var committedText: String? {
    get { exactCommittedText?.wrappedValue }
    set { exactCommittedText = newValue.map { ExactText(wrappedValue: $0) } }
  }
  /// The number that an edited text says, as `NumberValue.exactText`; empty if the text is not a
  /// number. If the field that restores the draft reads another number there, this number is
  /// written anew. (S7) Nil in drafts of earlier versions.
  package var number: String?
  /// The name of the style of the field's format, such as "currency:USD"; nil for plain decimal and
  /// whole numbers. A form that restores the draft in another style tells so, for 1.25 dollars are
  /// not 1.25 euros. (F17)
  public var style: String?

  /// Whether the text is read as in any other field, though digits fill this field from the right:
  /// true after the decimal key or a paste, until the commit. (X8)
  package var isOrdinary = false

  /// Whether the text can be read in two ways, and nobody has answered. No format answers for the
  /// person. (S7)
  package var isInDoubt = false

  // Texts are compared byte by byte. (S9)
  private var exactText: ExactText
  private var exactCommitted: ExactText?
  private var exactCommittedText: ExactText?

  /// Makes the data of a field that is not edited.
  public init(text: String, value: String?, selection: FieldSelection) {
    exactText = ExactText(wrappedValue: text)
    (self.value, anchor, head) = (value, selection.anchor, selection.head)
  }

  /// The saved field without what was typed since the last commit. Restoring it writes the value
  /// anew in the present format.
  @usableFromInline package var unedited: SavedField {
    SavedField(text: text, value: value, selection: FieldSelection(caret: 0))
  }

  /// Whether the data may have been saved from a text field, which saves nothing but the text. A
  /// number field also saves a value or a number. (F17)
  package var isOfText: Bool { value == nil && number == nil && exactCommittedText == nil }

  /// The most bytes of a saved text or number: a digit of four bytes and a separator of four bytes
  /// for each digit that a `FixedDecimal` can have. The policy `maximumLength` limits only
  /// edits, so a text that the field wrote may be longer.
  fileprivate static let mostBytes = FixedDecimal.exponents.count * 8

  /// Throws if the parts contradict each other, as a number of an unedited field does, or if a part
  /// is too long. What only the field can tell, such as whether the value is of its type, is not
  /// checked here.
  package func checkParts(limit: Int) throws(SnapshotError) {
    guard isEdited || exactCommitted == nil && exactCommittedText == nil else { throw .committed }
    guard isEdited || number == nil && !isOrdinary && !isInDoubt else { throw .value }
    guard !isInDoubt || number ?? "" == "" else { throw .value }
    let limit = max(limit, Self.mostBytes)
    guard text.utf8.count <= limit, (committed?.utf8.count ?? 0) <= limit,
      (committedText?.utf8.count ?? 0) <= limit, (number?.utf8.count ?? 0) <= limit
    else { throw .tooLong }
  }

  /// Returns the selection; throws if an end is outside the text or inside a code point.
  package func checkedSelection() throws(SnapshotError) -> FieldSelection {
    do throws(EditRefusal) {
      let (anchor, head) = try TextRange.utf8(anchor, head).ends(
        in: text, selection: FieldSelection(caret: 0))
      return FieldSelection(anchor: anchor, head: head)
    } catch {
      throw .selection
    }
  }
}

extension SavedField {
  /// The names of the parts of a saved field, in JSON and in any other notation.
  package enum Part: String, CaseIterable {
    case text, value, anchor, head, isEdited, committed, committedText, number, style
    case isOrdinary, isInDoubt
  }
}

#if !hasFeature(Embedded)
  extension SavedField.Part: CodingKey {}

  extension SavedField: Codable {

    /// `text`, `anchor`, `head` and `isEdited` have to be there; any other part may be missing.
    ///
    /// - Throws: `DecodingError` if a part is missing or is of another type.
    public init(from decoder: any Decoder) throws {
      let saved = try decoder.container(keyedBy: Part.self)
      self.init(
        text: try saved.decode(String.self, forKey: .text),
        value: try saved.decodeIfPresent(String.self, forKey: .value),
        selection: FieldSelection(
          anchor: try saved.decode(Int.self, forKey: .anchor),
          head: try saved.decode(Int.self, forKey: .head)))
      isEdited = try saved.decode(Bool.self, forKey: .isEdited)
      committed = try saved.decodeIfPresent(String.self, forKey: .committed)
      committedText = try saved.decodeIfPresent(String.self, forKey: .committedText)
      number = try saved.decodeIfPresent(String.self, forKey: .number)
      style = try saved.decodeIfPresent(String.self, forKey: .style)
      isOrdinary = try saved.decodeIfPresent(Bool.self, forKey: .isOrdinary) ?? false
      isInDoubt = try saved.decodeIfPresent(Bool.self, forKey: .isInDoubt) ?? false
    }

    /// Parts that are nil are left out, and so are `isOrdinary` and `isInDoubt` if false.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var saved = encoder.container(keyedBy: Part.self)
      try saved.encode(text, forKey: .text)
      try saved.encodeIfPresent(value, forKey: .value)
      try saved.encode(anchor, forKey: .anchor)
      try saved.encode(head, forKey: .head)
      try saved.encode(isEdited, forKey: .isEdited)
      try saved.encodeIfPresent(committed, forKey: .committed)
      try saved.encodeIfPresent(committedText, forKey: .committedText)
      try saved.encodeIfPresent(number, forKey: .number)
      try saved.encodeIfPresent(style, forKey: .style)
      if isOrdinary { try saved.encode(true, forKey: .isOrdinary) }
      if isInDoubt { try saved.encode(true, forKey: .isInDoubt) }
    }
  }
#endif

extension FormattingField {
  /// The field as data to save (a draft), from which ``restore(_:)`` makes the same field. While an
  /// input method is composing, this is the field as it is after the composition has ended. (F8)
  ///
  /// ```swift
  /// var field = FormattingField<Double>(format: german)
  /// try field.restore(draft)   // what `saved` of a field gave
  /// ```
  public var saved: SavedField {
    @_specialize(where Value == Double)
    @_specialize(where Value == Int)
    @_specialize(where Value == FixedDecimal)
    get { savedParts }
  }

  // Not inlined: inlined into its caller, this generic code would slow down the versions that are
  // specialised for a type such as `Double`.
  private var savedParts: SavedField {
    @inline(never)
    get {
      if markedRange != nil {
        var field = self
        field.endComposition()
        return field.saved
      }
      var saved = SavedField(text: text, value: value?.exactText, selection: selection)
      if format.style != .decimal, format.style != .integer {
        saved.style = format.style.description
      }
      if isEdited {
        saved.isEdited = true
        saved.committed = committedValue?.exactText
        saved.committedText = committedText
        saved.isInDoubt = isInDoubt
        saved.number = isInDoubt ? "" : saidNumber?.exactText ?? ""
        saved.isOrdinary = isOrdinary && !isInDoubt
      }
      return saved
    }
  }

  /// Restores a field from what was saved of it (a draft). In general the field has the saved text
  /// again. The text is written anew only if the field has another format now, and this format
  /// writes the value otherwise or, if the text was being edited, reads another number in it. (S7)
  /// A draft of a field of plain text, which has no number, is read as if its text had been typed.
  /// (F17)
  ///
  /// ```swift
  /// let saved = field.saved
  /// try field.restore(saved)   // the field is as it was, to the last bit of its value
  /// ```
  ///
  /// - Throws: What is damaged or does not fit the field; nothing has changed then.
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == FixedDecimal)
  public mutating func restore(_ saved: SavedField) throws(SnapshotError) {
    try restoreParts(saved)
  }

  // Not inlined: inlined into its caller, this generic code would slow down the versions that are
  // specialised for a type such as `Double`.
  @inline(never)
  private mutating func restoreParts(_ saved: SavedField) throws(SnapshotError) {
    var field = self
    let selection = try saved.checkedSelection()
    guard let value = value(saved.value) else { throw .value }
    try saved.checkParts(limit: policies.maximumLength)
    if saved.isOfText {
      field.reset()
      field.restoreEdit(saved.text, value: nil)
    } else if saved.isEdited {
      guard let committed = self.value(saved.committed) else { throw .committed }
      guard let number = Self.number(saved.number) else { throw .value }
      field.restore(committed, shownAs: saved.committedText ?? "", isEditing: true)
      field.restoreEdit(
        saved.text, saved.isInDoubt ? .doubted : saved.isOrdinary ? .ordinary : .typed,
        value: value, number: number)
      // The value has to be the saved value. But an empty saved `number` says that the text was
      // refused when it was saved. Then the present format may read a number in the text, and so
      // another value.
      guard saved.number == "" || field.value?.exactText == saved.value else {
        throw .valueContradictsText
      }
    } else {
      field.restore(value, shownAs: saved.text)
    }
    if field.text.hasSameBytes(as: saved.text) { field.restore(selection) }
    self = field
  }

  /// Reads a saved number as a value. Returns `.some(nil)` if no number was saved, and an outer nil
  /// if the field's type does not have the number.
  private func value(_ saved: String?) -> Value?? {
    guard let saved else { return .some(nil) }
    guard let value = Value(exactText: saved), holds(value) else {
      return nil
    }
    return .some(value)
  }

  /// Reads the saved number that a text said. Returns `.some(nil)` if no number was saved, and an
  /// outer nil if what was saved is not a number.
  private static func number(_ saved: String?) -> FixedDecimal?? {
    guard let saved, !saved.isEmpty else { return .some(nil) }
    guard let number = FixedDecimal(exactText: saved) else {
      return nil
    }
    return .some(number)
  }
}

extension SavedField: CustomStringConvertible {
  /// The text, the value and whether the text is edited: "“1,234”, value 1234", "“12”, value 1234,
  /// edited".
  public var description: String {
    "“\(text)”, value \(value ?? "none")\(isEdited ? ", edited" : "")"
  }
}
