import CFormattingField
import FieldEditing
import FieldForms
import FieldSchemas
import NumberText

/// Uses everything once while a fork waits, before the first form is made: see `prepareFirstUse()`.
func prepareFirstForm() {
  prepareFirstUse()
  #if !arch(wasm32)
    ff_making_begins()
    _ = firstForm
    ff_making_ends()
  #endif
}

#if !arch(wasm32)
  private let firstForm: Void = {
    let schema = """
      {"type": "object", "required": ["number"], "properties": {
        "number": {"type": "number", "minimum": 5}, "text": {"type": "string", "minLength": 2},
        "yes": {"type": "boolean"}, "choice": {"enum": ["a", "b"]},
        "date": {"type": "string", "format": "date"},
        "rows": {"type": "array", "minItems": 1, "items": {"type": "object", "properties": {
          "number": {"type": "integer"}}}}}}
      """
    let plain = NumberFormat(locale: "und", symbols: .latin, style: .decimal)
    guard let content = try? SchemaContent(schema: schema, format: { _ in plain }) else { return }
    var form: OpaquePointer?
    _ = makeHandle(FF_KIND_FORM, FormObject(content, of: schema, in: .english), &form)
    _ = ff_form_insert_row(form, "/rows", 5, 0, "new", 3)
    for path in ["/number", "/text", "/yes", "/choice", "/date", "/rows/new/number"] {
      _ = ff_form_focus(form, path, path.utf8.count)
      _ = ff_form_type(form, path, path.utf8.count, "1x", 2)
      _ = ff_form_text(form, path, path.utf8.count, FF_FORM_ISSUE, 0, nil, 0, nil)
      _ = ff_form_text(form, path, path.utf8.count, FF_FORM_VALUE, 0, nil, 0, nil)
      _ = ff_form_undo(form)
    }
    _ = ff_form_begin_submit(form, nil)
    _ = ff_form_values(form, nil, 0, nil)
    let saved = #"{"version":2,"fields":{},"rows":{"rows":["1"]},"touchedFields":[]}"#
    _ = ff_form_restore(form, saved, saved.utf8.count, nil, nil)
    _ = ff_form_save(form, nil, 0, nil)
    ff_form_free(form)
  }()
#endif
