public import FieldEditing
public import NumberText

/// A field for values that are not numbers: its text is read and written by a ``ValueFormat``.
///
/// ```swift
/// var birthday = DateField(format: ISOFormat())
/// try birthday.edit(.type("1987-06-1"))
/// birthday.status              // .intermediate
/// try birthday.edit(.type("5"))
/// birthday.value?.month        // 6
/// ```
///
/// As in a number field, the text stays as it was typed. It is replaced only by a commit, by a
/// step, by the host, or when the user chooses a value with another control. A refused text stays,
/// too: the field then has an issue, and its `entry` is nil. Rule: F18.
public struct ValueField<Format: ValueFormat>: Equatable, Sendable {
  /// The field's value; nil if the text is empty. While the text is refused, this is the last value
  /// that a text said.
  public private(set) var value: Format.Value?
  /// What a revert restores.
  private var committedValue: Format.Value?
  /// A text field that stores and edits the text, with the selection and the committed text.
  private var editor: PlainTextField
  private var ownFormat: Format

  /// Makes a field that shows a value; the field is empty if the format does not have the value.
  public init(_ value: Format.Value? = nil, format: Format) {
    let text = value.flatMap(format.text)
    self.value = text == nil ? nil : value
    committedValue = self.value
    editor = PlainTextField(text ?? "")
    ownFormat = format
  }

  /// How texts are read and written. If another format is set, the value that the text says is
  /// written anew. A text that says no value, or a value that the new format cannot write, stays
  /// and is read anew. (S7)
  public var format: Format {
    get { ownFormat }
    set {
      guard newValue != ownFormat else { return }
      let said = entry
      ownFormat = newValue
      let committed = committedValue.flatMap(newValue.text) ?? editor.committed
      editor.rewrite(said.flatMap(newValue.text) ?? editor.text, committed: committed)
      takeReading()
    }
  }

  /// What the text says: its value, or why it is refused; nil if the text is empty.
  public var reading: ValueReading<Format.Value>? { text.isEmpty ? nil : ownFormat.read(text) }

  /// Sets the value for the host, and writes its text. Setting the value that the field already has
  /// and shows changes nothing. (S4, S5)
  ///
  /// - Returns: Whether the format can write the value; if not, nothing has changed.
  @discardableResult
  public mutating func setValue(_ newValue: Format.Value?) -> Bool {
    guard newValue != value || entry != value else { return true }
    guard let newText = written(newValue) else { return false }
    editor.rewrite(newText)
    (value, committedValue) = (newValue, newValue)
    return true
  }

  /// The text for a value, which is empty for a nil `value`. Returns nil for a value that the
  /// format does not have.
  private func written(_ value: Format.Value?) -> String? {
    guard let value else { return "" }
    return ownFormat.text(for: value)
  }

  /// Replaces the text by the text of a value that the user chose. This counts as an edit: a revert
  /// restores the committed text.
  ///
  /// - Throws: `filtered` if the format does not have the value.
  private mutating func edit(to newValue: Format.Value?) throws(EditRefusal) {
    guard let newText = written(newValue) else { throw .filtered }
    try editor.apply(TextEdit(.all, newText))
    takeReading()
  }

  /// Sets the value to what the text says, unless an input method is composing. If the text is
  /// refused, the value stays.
  private mutating func takeReading() {
    if markedRange != nil { return }
    switch reading {
    case nil: value = nil
    case .acceptable(let said): value = said
    case .intermediate, .invalid: break
    }
  }
}

extension ValueField: EditableField {
  public var text: String { editor.text }

  public var selection: FieldSelection { editor.selection }

  public var markedRange: Range<Int>? { editor.markedRange }

  public var status: ScanStatus { reading?.status ?? .acceptable }

  public var isEmpty: Bool { text.isEmpty }

  public var refusal: ValidationIssue? { reading?.issue }

  public var fieldValue: FieldValue { ownFormat.fieldValue(value) }

  public var isEdited: Bool { editor.isEdited || value != committedValue }

  public var control: FieldControl { ownFormat.control }

  /// Sets the format of the field, if `format` has the type of the field's format. The value stays.
  /// (S7)
  ///
  /// - Complexity: O(*n*) in the bytes of the text and the options.
  public mutating func adoptFormat(_ format: FieldFormat) {
    if case .value(let format) = format, let own = format as? Format { self.format = own }
  }

  /// Selects the whole text, so that a key replaces it, unless the text is being edited. (F10)
  public mutating func beginEditing() {
    if !isEdited { try? editor.select(.all) }
  }

  public mutating func setValue(_ newValue: FieldValue) -> Bool {
    if newValue == ownFormat.fieldValue(nil) { return setValue(nil as Format.Value?) }
    guard let own = ownFormat.value(of: newValue) else { return false }
    return setValue(own)
  }

  /// Commits the text: replaces it by the text that the format writes for its value. A refused text
  /// stays. Returns what the commit did.
  public mutating func endEditing() -> CommitOutcome {
    endComposition()
    guard isEdited else { return .unchanged }
    switch reading {
    case nil:
      committedValue = nil
      _ = editor.endEditing()
      return .cleared
    case .acceptable(let said):
      committedValue = said
      editor.rewrite(ownFormat.text(for: said) ?? text)
      return .accepted
    case .intermediate, .invalid: return .unchanged
    }
  }

  /// Carries out an input by the user, such as typing or pressing a key. The key that changes a
  /// sign does nothing.
  ///
  /// - Throws: Why the input was refused; nothing has changed then, except that the characters
  ///   typed before the refused character stay. (S6)
  public mutating func edit(_ input: FieldAct) throws(EditRefusal) {
    switch input {
    case .press(.revert, _):
      editor.rewrite(editor.committed)
      value = committedValue
    case .press(.commit, _): _ = endEditing()
    case .press(let key, let count) where ValueStep(key) != nil:
      endComposition()
      // What a refused text means is not known, so that there is nothing to step from. (C6)
      if status != .acceptable, key != .setToMinimum, key != .setToMaximum { return }
      for _ in 0..<count {
        guard let step = ValueStep(key), let next = ownFormat.value(after: value, step) else {
          return
        }
        try edit(to: next)
      }
    default:
      defer { takeReading() }
      try editor.edit(input)
    }
  }

  public mutating func choose(_ chosen: FieldValue) throws(EditRefusal) {
    if chosen == ownFormat.fieldValue(nil) { return try edit(to: nil) }
    guard let newValue = ownFormat.value(of: chosen) else { throw .filtered }
    try edit(to: newValue)
  }

  public mutating func undo(from left: ValueField, to earlier: ValueField) -> Bool {
    // If the format was changed, the texts may differ although the change left this value. So it is
    // enough that both texts say the same value.
    guard text.hasSameBytes(as: left.text) || entry != nil && entry == left.entry else {
      return false
    }
    let format = ownFormat
    self = earlier
    self.format = format
    return true
  }

  private mutating func endComposition() {
    editor.endComposition()
    takeReading()
  }
}

extension ValueField {
  public var saved: SavedField {
    var saved = editor.saved
    saved.value = fieldValue.exactText
    if isEdited {
      saved.isEdited = true
      saved.committed = ownFormat.fieldValue(committedValue).exactText
      saved.committedText = editor.committed
      saved.number = ownFormat.fieldValue(entry).exactText ?? ""
    }
    return saved
  }

  /// Restores a saved state. If the present format writes the saved value with another text, the
  /// text is written anew. (S7) If the saved state is that of a text field, its text is read as if
  /// the user had typed the text into this field. (F17)
  ///
  /// - Throws: What is damaged; nothing has changed then.
  public mutating func restore(_ saved: SavedField) throws(SnapshotError) {
    func value(_ exact: String?) throws(SnapshotError) -> Format.Value? {
      guard let exact, !exact.isEmpty else { return nil }
      guard let read = ownFormat.fieldValue(nil).reading(exactText: exact),
        let value = ownFormat.value(of: read), ownFormat.text(for: value) != nil
      else { throw .value }
      return value
    }
    var field = self
    var text = saved
    (text.value, text.number, text.committedText) = (nil, nil, nil)
    let own = try value(saved.value)
    if saved.isOfText {
      text.committed = saved.isEdited ? "" : nil
      try field.editor.restore(text)
      field.editor.rewrite(saved.text, committed: "")
      (field.value, field.committedValue) = (nil, nil)
      field.takeReading()
    } else if saved.isEdited {
      let said = try value(saved.number)
      field.committedValue = try value(saved.committed)
      text.committed =
        field.committedValue == nil
        ? saved.committedText ?? "" : written(field.committedValue) ?? saved.committedText ?? ""
      try field.editor.restore(text)
      if let said, field.entry != said {
        field.editor.rewrite(ownFormat.text(for: said) ?? "", committed: text.committed)
      }
      field.value = own
      field.takeReading()
      guard said == nil || said == own else { throw .valueContradictsText }
    } else {
      try field.editor.restore(text)
      field.setValue(nil as Format.Value?)
      field.setValue(own)
      if field.text.hasSameBytes(as: saved.text) { try field.editor.restore(text) }
    }
    self = field
  }
}

extension ValueField: CustomStringConvertible {
  /// A line for debugging: the text, the status, and the value.
  public var description: String {
    "“\(text)” \(status.rawValue), value \(fieldValue.exactText ?? "none")"
  }
}
