// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import FieldForms
import FormattingFieldJSON
import NumberText

@c @implementation
public func ff_form_save(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withForm(handle) { write($0.form.snapshot.json, buffer, capacity, length) }
}

@c @implementation
public func ff_form_restore(
  _ handle: OpaquePointer?, _ saved: UnsafePointer<CChar>?, _ length: Int,
  _ losses: UnsafeMutablePointer<Int>?, _ reason: UnsafeMutablePointer<ff_reason>?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    guard let saved = text(saved, length), let json = try? JSONObject(saved),
      let snapshot = FormSnapshot(json), snapshot.version == (snapshot.rows == nil ? 1 : 2)
    else { return FF_ERROR_SAVED }
    let (form, found) = FormObject.Form.restored(from: snapshot, in: object.initial)
    object.restart(with: form)
    losses?.pointee = found.count
    tell(found.map { $0.line }.joined(separator: "\n"), reason)
    return FF_OK
  }
}

// A draft is the JSON that Swift's encoder makes of a snapshot, so C can restore what Swift saved,
// and Swift what C saved.

extension FormSnapshot {
  fileprivate var json: String {
    var writer = JSONWriter()
    writer.open("{")
    writer.member("version", version)
    if let draftVersion { writer.member("draftVersion", draftVersion) }
    writer.key("fields")
    writer.open("{")
    for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
      writer.key(name)
      field.write(to: &writer)
    }
    writer.close("}")
    if let rows {
      writer.key("rows")
      writer.open("{")
      for (name, rows) in rows.sorted(by: { $0.key < $1.key }) {
        writer.key(name)
        writer.open("[")
        for row in rows { writer.string(row.id) }
        writer.close("]")
      }
      writer.close("}")
    }
    writer.key("touchedFields")
    writer.open("[")
    for name in touchedFields { writer.string(name) }
    writer.close("]")
    writer.write("focusedField", focusedField)
    writer.close("}")
    return writer.text
  }

  /// Nil if a part is missing or is of another type.
  fileprivate init?(_ object: JSONObject) {
    self.init()
    guard let version = object.int("version"), let fields = object.object("fields"),
      let touched = object.array("touchedFields")
    else { return nil }
    (self.version, draftVersion) = (version, object.int("draftVersion"))
    for member in fields {
      guard case .object(let saved) = member.value, let field = SavedField(saved) else {
        return nil
      }
      self.fields[member.key.text] = field
    }
    if let saved = object.object("rows") {
      var rows: [String: [SavedRow]] = [:]
      for member in saved {
        guard case .array(let ids) = member.value else { return nil }
        rows[member.key.text] = ids.texts.map { SavedRow(id: $0) }
      }
      self.rows = rows
    }
    touchedFields = touched.texts
    focusedField = object.text("focusedField")
  }
}

extension SavedField {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.open("{")
    writer.write("text", text)
    writer.write("value", value)
    writer.member("anchor", anchor)
    writer.member("head", head)
    writer.write("isEdited", isEdited)
    writer.write("committed", committed)
    writer.write("committedText", committedText)
    writer.key("softSeparators")
    writer.open("[")
    for offset in softSeparators { writer.number(offset) }
    writer.close("]")
    writer.write("number", number)
    if isPasted { writer.write("isPasted", true) }
    if isOrdinary { writer.write("isOrdinary", true) }
    writer.close("}")
  }

  fileprivate init?(_ object: JSONObject) {
    guard let text = object.text("text"), let anchor = object.int("anchor"),
      let head = object.int("head"), case .boolean(let isEdited)? = object.member("isEdited"),
      let soft = object.array("softSeparators")
    else { return nil }
    self.init(
      text: text, value: object.text("value"),
      selection: FieldSelection(anchor: anchor, head: head))
    self.isEdited = isEdited
    (committed, committedText) = (object.text("committed"), object.text("committedText"))
    for value in soft {
      guard let offset = value.int else { return nil }
      softSeparators.append(offset)
    }
    number = object.text("number")
    if case .boolean(let flag)? = object.member("isPasted") { isPasted = flag }
    if case .boolean(let flag)? = object.member("isOrdinary") { isOrdinary = flag }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ key: String, _ flag: Bool) {
    self.key(key)
    raw((flag ? "true" : "false").utf8)
  }

  /// Writes a text, if there is one.
  fileprivate mutating func write(_ key: String, _ text: String?) {
    if let text { member(key, text) }
  }
}

extension JSONObject {
  fileprivate func text(_ key: String) -> String? { member(key)?.text }

  fileprivate func int(_ key: String) -> Int? { member(key)?.int }

  /// The elements of an array; nil if there is no array.
  fileprivate func array(_ key: String) -> [JSONValue]? {
    if case .array(let elements)? = member(key) { elements } else { nil }
  }

  /// The members of an object; nil if there is no object.
  fileprivate func object(_ key: String) -> [Member]? {
    if case .object(let object)? = member(key) { object.members } else { nil }
  }

  fileprivate func member(_ key: String) -> JSONValue? { self[JSONKey(key)] }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var int: Int? {
    if case .number(let text) = self { FixedDecimal(text).flatMap(Int.converted) } else { nil }
  }
}

extension [JSONValue] {
  /// The strings among the values.
  fileprivate var texts: [String] {
    compactMap { $0.text }
  }
}

extension SnapshotError {
  /// A line about what was lost.
  fileprivate var line: String {
    switch self {
    case .unknownField(let name): "\(name): there is no such field"
    case .missingField(let name): "\(name): nothing was saved"
    case .rows(let name): "\(name): the rows cannot be made"
    case .focus(let name): "\(name): the field cannot have the focus"
    case .field(let name, _): "\(name): what was saved does not fit"
    default: "what was saved is damaged"
    }
  }
}
