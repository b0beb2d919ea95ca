import CFormattingField
import FieldEditing
import FieldForms
import FieldSchemas
import FormattingFieldJSON

/// What a handle of a form stands for.
struct FormObject {
  typealias Form = FieldForm<SchemaContent>

  var form: Form
  /// What the form was made from, to make it for another locale.
  let schema: String
  /// The content that a draft is restored into, with the initial values.
  var initial: SchemaContent
  var history = UndoHistory<SchemaContent>()
  /// The time of the host's clock.
  var time = Duration.zero
  var messages: FormMessages<[String]>
  /// The checks that were begun, by their numbers.
  var checks: [UInt32: CheckRequest] = [:]
  private var checkCount: UInt32 = 0
  /// What was answered to the submit that is running.
  var answers: [ValidationIssue] = []
  var outcome: SubmitOutcome<[String]>?
  /// Fields that may have changed, and that `ff_form_news` has not given to the host yet.
  var news: [[String]] = []

  init(_ content: SchemaContent, of schema: String, in table: MessageTable) {
    (form, initial, self.schema) = (FieldForm(content), content, schema)
    messages = Self.messages(of: content, in: table)
  }

  private static func messages(
    of content: SchemaContent, in table: MessageTable
  ) -> FormMessages<[String]> {
    FormMessages(label: { content.field($0)?.label ?? "" }, in: table)
  }

  /// Reads and writes as a content of another locale does. (S7)
  mutating func setFormats(of content: SchemaContent, in table: MessageTable) {
    record { $0.reformat { $0.setFormats(of: content) } }
    initial.setFormats(of: content)
    messages = Self.messages(of: content, in: table)
  }

  /// Keeps a check that was begun, and gives its number.
  mutating func keep(_ check: CheckRequest) -> UInt32 {
    checkCount += 1
    checks[checkCount] = check
    return checkCount
  }

  /// Goes on with another form, of which nothing is known yet.
  mutating func restart(with form: Form) {
    self.form = form
    history = UndoHistory()
    outcome = nil
  }

  /// Does something to the form that can be undone.
  mutating func record<Failure: Error>(
    _ body: (inout Form) throws(Failure) -> Void
  ) throws(Failure) {
    try history.record(in: &form, at: time, body)
  }

  /// The id of a field that the form has.
  func id(_ path: [String]) throws(CallError) -> [String] {
    guard form.declares(path) else { throw CallError(FF_ERROR_FIELD) }
    return path
  }

  /// The path of the next field whose state may have changed; empty for every field, nil if the
  /// host was given all.
  mutating func nextNews() -> [String]? {
    guard let fields = form.takeNews() else {
      news = []
      return []
    }
    news += fields
    return news.popLast()
  }
}

/// Works on the form of a handle in its place.
///
/// - Returns: What `body` returns, the status of what it throws, or `FF_ERROR_HANDLE` if there is no such
///   form.
func withForm(
  _ handle: OpaquePointer?, _ body: (inout FormObject) throws(CallError) -> ff_status
) -> ff_status {
  guard let object = ff_handle_object(UnsafeRawPointer(handle), FF_KIND_FORM) else {
    return FF_ERROR_HANDLE
  }
  do throws(CallError) {
    return try body(&object.assumingMemoryBound(to: FormObject.self).pointee)
  } catch {
    return error.status
  }
}

/// Has a field of a form take what a person does.
func apply(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ length: Int,
  _ input: @autoclosure () -> FieldInput?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let path = try FormattingFieldC.path(path, length)
    guard let input = input() else { return FF_ERROR_ARGUMENT }
    do throws(FormRefusal) {
      try object.record { form throws(FormRefusal) in try form.apply(input, to: path) }
      return FF_OK
    } catch {
      return ff_status(error)
    }
  }
}

/// A path that a caller gives: names and ids, each behind a slash.
func path(_ bytes: UnsafePointer<CChar>?, _ length: Int) throws(CallError) -> [String] {
  guard let text = text(bytes, length) else { throw CallError(FF_ERROR_BROKEN) }
  guard text.isEmpty || text.utf8.first == UInt8(ascii: "/") else {
    throw CallError(FF_ERROR_FIELD)
  }
  return text.pointerPath
}

/// A text that a caller gives.
func given(_ bytes: UnsafePointer<CChar>?, _ length: Int) throws(CallError) -> String {
  guard let text = text(bytes, length) else { throw CallError(FF_ERROR_BROKEN) }
  return text
}

/// A path as text.
func pathText(_ path: [String]) -> String { path.reduce("") { $0.pointer(to: $1) } }

extension ff_status {
  init(_ refusal: FormRefusal) {
    self =
      switch refusal {
      case .field(let refusal): ff_status(refusal)
      case .noFocus, .unknownField, .declaredTwice: FF_ERROR_FIELD
      case .notActive, .readOnly: FF_REFUSED_INACTIVE
      }
  }
}
