package import FieldForms
import FormattingFieldJSON
import NumberText

extension SchemaField {
  /// A value of the field, as JSON.
  ///
  /// ```swift
  /// field.json(of: .number(12.5))   // 12.5
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the value.
  package func json(of value: FieldValue) -> String {
    if case .values(let keywords) = keywords { return keywords.json(of: value).json }
    return ValueKeywords(keyword: "").json(of: value).json
  }

  /// The value that JSON says for a field in a state; nil if the text is not JSON, or of another kind than the
  /// field's values.
  ///
  /// - Complexity: O(*n*) in the bytes of the JSON.
  package func value(ofJSON json: String, in state: FieldState) -> FieldValue? {
    guard let members = try? JSONObject("{\"value\":\(json)}").members, members.count == 1 else {
      return nil
    }
    let value = members[0].value
    if value == .null { return state.value.emptied }
    switch (state.control, value, keywords) {
    case (.number, .number(let text), _):
      return FixedDecimal(json: text, mostPlaces: FixedDecimal.mostPlacesOfValues).map {
        .number($0)
      }
    case (.text, .string(let text), .text): return .text(text)
    case (_, _, .values(let keywords)): return keywords.value(of: value, for: state.control)
    default: return nil
    }
  }
}
