import FieldEditing
import FieldForms
import FormattingFieldC
import NumberText

/// Takes keys as a ``CentsField`` does. (X8)
final class CentsKeys: FieldKeys {
  private let ordinaryText: String?

  init(ordinaryText: String?) { self.ordinaryText = ordinaryText }

  func taking(
    _ input: KeyInput, _ field: inout NumberField
  ) throws(EditRefusal) -> any FieldKeys {
    var cents = CentsField(field, ordinaryText: ordinaryText)
    switch input {
    case .edit(let edit): try cents.apply(.edit(edit))
    case .delete(let count):
      try cents.apply(count < 0 ? .deleteBackward(-count) : .deleteForward(count))
    case .decimalKey: try cents.apply(.decimalKey)
    case .toggleSign: try cents.apply(.toggleSign)
    case .compose(let text): try cents.apply(.compose(text))
    case .select(let range): try cents.apply(.select(range))
    case .follow(let text, let selection, let marked, let intent):
      try cents.apply(.follow(text, selection: selection, marked: marked, intent: intent))
    case .setFormat(let format): cents.setFormat(format)
    }
    field = cents.field
    return CentsKeys(ordinaryText: cents.ordinaryText)
  }

  func rest(_ field: inout NumberField) {
    var cents = CentsField(field, ordinaryText: ordinaryText)
    cents.rest()
    field = cents.field
  }
}
