public import FieldEditing
import NumberText

extension FormattingField {
  public var saved: SavedEntry {
    var field = self
    field.endComposition()
    let edit = SavedEntry.Edit(
      committed: committedValue?.exactText, committedText: committedText,
      softSeparators: field.softSeparators.offsets)
    return SavedEntry(
      text: text, value: field.value?.exactText, anchor: selection.anchor, head: selection.head,
      edit: field.isAsCommitted ? nil : edit)
  }

  /// Takes over what was saved. A text that was not edited is written anew, in the format as it is.
  ///
  /// ```swift
  /// let saved = field.saved
  /// try field.restore(saved)   // as it was, to the last bit of its value
  /// ```
  ///
  /// - Throws: What is damaged; nothing has changed then.
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func restore(_ saved: SavedEntry) throws(FieldDamage) {
    var field = self
    let selection = try saved.checkedSelection()
    guard let value = Self.value(saved.value) else { throw .value }
    guard saved.text.utf8.count <= max(policies.maximumLength, SavedEntry.mostDigits),
      (saved.edit?.committedText?.utf8.count ?? 0) <= SavedEntry.mostDigits
    else { throw .tooLong }
    if let edit = saved.edit {
      guard let committed = Self.value(edit.committed) else { throw .committed }
      guard Self.marks(edit.softSeparators, in: saved.text) else { throw .softSeparators }
      field.restore(committed, shownAs: edit.committedText ?? "")
      field.restoreEdit(saved.text, soft: SoftSeparators(edit.softSeparators), value: value)
      guard field.value?.exactText == saved.value else { throw .valueContradictsText }
    } else {
      field.restore(value, shownAs: saved.text)
    }
    if field.text == saved.text { field.restore(selection) }
    self = field
  }

  /// The value that was saved; nil inside for none, nil outside where the type does not have it.
  private static func value(_ saved: String?) -> Value?? {
    guard let saved else { return .some(nil) }
    guard saved.utf8.count <= SavedEntry.mostDigits else { return nil }
    // "1E999999999" is short, and its text would fill the memory.
    if let number = FixedDecimal(saved), abs(number.exponent) > SavedEntry.mostDigits { return nil }
    return Value(exactText: saved).map { .some($0) }
  }

  /// Whether offsets ascend and each is that of a separator.
  private static func marks(_ offsets: [Int], in text: String) -> Bool {
    var places: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar.isSeparatorMark { places.append(offset) }
      offset += UTF8.width(scalar)
    }
    return zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }
      && offsets.allSatisfy(places.contains)
  }
}
