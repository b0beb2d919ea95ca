import FieldForms
import FormattingFields
import Testing

@testable import FieldFormsTests

/// What a field of one kind has saved, restored into a field of another kind: the text is read
/// there, refused where the user can see it, or told as a loss. (F17)
struct RestoredKindsTests {
  private static let options = ["red", "12", "2026-03-05", "Yes", "08:30"].map {
    FieldOption("v-" + $0, label: $0)
  }

  /// What a field says, whatever its kind.
  private struct Said: Equatable {
    var text: String
    var status: ScanStatus
    var value: FieldValue
    var isEmpty, isRefused, isEdited: Bool
    var saved: SavedField
  }

  /// A kind of field.
  private struct Kind: Sendable {
    let name: String
    let isText: Bool
    /// What an empty field says after some texts that are typed over one another, each with or
    /// without a commit; nil if it refuses an edit.
    let typed: @Sendable ([(text: String, isCommitted: Bool)]) -> Said?
    /// What an empty field says that restores what was saved; nil if it does not.
    let restored: @Sendable (SavedField) -> Said?

    init<Field: EditableField>(_ name: String, _ field: Field) {
      var inForm = field
      inForm.adoptFormDefaults()
      let empty = inForm
      @Sendable func said(_ field: Field) -> Said {
        Said(
          text: field.text, status: field.status, value: field.fieldValue, isEmpty: field.isEmpty,
          isRefused: field.refusal != nil, isEdited: field.isEdited, saved: field.saved)
      }
      self.name = name
      isText = empty is PlainTextField
      typed = { texts in
        var field = empty
        for (text, isCommitted) in texts {
          // Digits that are typed into a cents field fill it from the right.
          let edit = TextEdit(.all, text, intent: .pasted)
          guard (try? field.edit(.edit(edit))) != nil else { return nil }
          if isCommitted { _ = field.endEditing() }
        }
        return said(field)
      }
      restored = { saved in
        var field = empty
        guard (try? field.restore(saved)) != nil else {
          #expect(field == empty, "a loss leaves the field")
          return nil
        }
        return said(field)
      }
    }
  }

  private static var cents: FormattingField<FixedDecimal> {
    var field = FormattingField<FixedDecimal>(format: format(.currency("USD")))
    field.policies.fillsFromRight = true
    return field
  }

  private static let kinds = [
    Kind("text", PlainTextField()), Kind("trimmed text", PlainTextField(trimsEnds: true)),
    Kind("integers", FormattingField<Int>(format: format())),
    Kind("small", FormattingField<UInt8>(format: format(.integer), bounds: NumberBounds(3...20))),
    Kind("doubles", FormattingField<Double>(format: format(.decimal, "de-DE"))),
    Kind("decimals", FormattingField<FixedDecimal>(format: format())),
    Kind("percents", FormattingField<FixedDecimal>(format: format(.percent, "fr-FR"))),
    Kind("money", FormattingField<FixedDecimal>(format: format(.currency("EUR"), "de-DE"))),
    Kind("cents", cents),
    Kind("a type chosen at run time", NumberField(type: .int32, format: format())),
    Kind("dates", DateField(format: ISOFormat())),
    Kind("early dates", DateField(format: ISOFormat(maximum: ISODate("2025-12-31")))),
    Kind("times", TimeField(format: ISOFormat())),
    Kind("times with a distance", TimeField(format: ISOFormat(hasOffset: true))),
    Kind("dates with times", DateTimeField(format: ISOFormat())),
    Kind("choice", ChoiceField(format: ChoiceFormat(options))),
    Kind("choice of values", ChoiceField(format: ChoiceFormat(["12", "2026-03-05", "true", "x"]))),
    Kind("choices", MultipleChoiceField(format: MultipleChoiceFormat(options))),
    Kind(
      "choices of values",
      MultipleChoiceField(format: MultipleChoiceFormat(["red", "12"].map { FieldOption($0) }))),
    Kind("yes or no", BooleanField(format: BooleanFormat())),
    Kind("ja oder nein", BooleanField(format: BooleanFormat(in: .german))),
  ]

  private static let texts = [
    "", " ", "x", "12", "-3", "1.5", "1,234", "1.234", "12,50 €", "2026-03-05", "2026-03", "08:30",
    "2026-03-05 08:30", "Yes", "Ja", "true", "red", "red, 12", "v-red", "5:v-red", "1E5", "NaN",
  ]

  /// What a field of a kind saves with a text: while it is typed, committed, and changed after a
  /// commit.
  private static func drafts(_ kind: Kind, _ text: String) -> [SavedField] {
    let scripts =
      [[(text, false)], [(text, true)]]
      + ["x", "", "7", text + "1"].map { [(text, true), ($0, false)] }
    return scripts.compactMap { kind.typed($0)?.saved }
  }

  /// Whether two saved values are the same; numbers may have other zeros at their ends.
  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    func number(_ text: String?) -> FixedDecimal? {
      FixedDecimal(text?.split(separator: " ").last.map(String.init) ?? "")
    }
    return one == other || number(one).map { $0 == number(other) } ?? false
  }

  private static func expectHonest(_ saved: SavedField, of source: Kind, in target: Kind) -> Bool {
    guard let field = target.restored(saved) else { return false }
    let value = field.saved.value
    var isHonest = field.text.isEmpty == saved.text.isEmpty
    if field.isEmpty {
      isHonest = isHonest && value == nil && field.text.allSatisfy { $0 == " " }
    } else if !target.isText, field.status == .acceptable, !field.isRefused {
      // What the screen says is the value: the text reads so, or is how the format writes the saved
      // value.
      let fresh = target.typed([(field.text, false)])
      let saysValue = fresh.map { $0.isRefused || isSame($0.saved.value, value) } ?? false
      isHonest =
        isHonest && value != nil && (saysValue || !field.isEdited && isSame(value, saved.value))
    }
    // Another text says the value that was saved.
    if field.text != saved.text { isHonest = isHonest && isSame(value, saved.value) }
    if !isHonest {
      Issue.record(
        "\(saved.text) \(saved.value ?? "nil") of \(source.name) is \(field) in \(target.name)")
    }
    return true
  }

  @Test("all pairs of kinds, each with texts that are typed, committed and refused")
  func pairs() {
    var (read, told) = (0, 0)
    for source in Self.kinds {
      for saved in Self.texts.flatMap({ Self.drafts(source, $0) }) {
        for target in Self.kinds {
          if Self.expectHonest(saved, of: source, in: target) { read += 1 } else { told += 1 }
        }
      }
    }
    #expect(read > 10_000, "\(read) read, \(told) told")
    #expect(told > 1_000, "\(read) read, \(told) told")
  }

  @Test("a text that was a text field's is read by every other kind, edited or not")
  func ofTexts() {
    for saved in Self.texts.flatMap({ Self.drafts(Self.kinds[0], $0) }) where !saved.text.isEmpty {
      for target in Self.kinds {
        let field = target.restored(saved)
        let typed = target.typed([(saved.text, false)])
        let isSame =
          field?.text == saved.text && field?.status == typed?.status
          && field?.value == typed?.value
        if !isSame {
          Issue.record("\(saved.text) is \(String(describing: field)) in \(target.name)")
        }
      }
    }
  }
}
