public import FieldEditing
import NumberText

extension FormattingField {
  public var saved: SavedEntry {
    let edit = SavedEntry.Edit(
      committed: committedValue?.fixedDecimal?.description,
      softSeparators: softSeparators.offsets)
    return SavedEntry(
      text: text, value: value?.fixedDecimal?.description, anchor: selection.anchor,
      head: selection.head, edit: isEdited ? edit : nil)
  }

  /// Takes over what was saved. A text that was not edited is written anew, in the format as it is.
  ///
  /// ```swift
  /// let saved = field.saved
  /// try field.restore(saved)   // as it was
  /// ```
  ///
  /// - Throws: What is damaged; nothing has changed then.
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func restore(_ saved: SavedEntry) throws(FieldDamage) {
    var field = self
    let selection = try saved.checkedSelection()
    guard let value = Self.value(saved.value) else { throw .value }
    if let edit = saved.edit {
      guard saved.text.utf8.count <= policies.maximumLength else { throw .tooLong }
      guard let committed = Self.value(edit.committed) else { throw .committed }
      guard Self.marks(edit.softSeparators, in: saved.text) else { throw .softSeparators }
      field.restore(value, edit: (saved.text, committed, SoftSeparators(edit.softSeparators)))
      guard field.value == value else { throw .valueContradictsText }
    } else {
      field.restore(value, edit: nil)
    }
    if field.text == saved.text { field.restore(selection) }
    self = field
  }

  /// The value of saved digits; nil inside for none, nil outside where the type does not have it.
  private static func value(_ digits: String?) -> Value?? {
    guard let digits else { return .some(nil) }
    // No number that can be typed has more digits or places.
    guard digits.utf8.count <= 20_000, let number = FixedDecimal(digits),
      abs(number.exponent) <= 20_000
    else { return nil }
    guard case .exact(let value) = Value.converted(from: number) else { return nil }
    return .some(value)
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
