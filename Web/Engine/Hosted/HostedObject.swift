import CFormattingField
import FieldEditing
import NumberText

/// What commits a field beside a loss of focus.
enum Ending {
  case submit
  case commit
  case disappear
}

/// How a program sets a value.
enum Setting {
  case set
  case read
  case rest
}

/// What a control shows, beside sentences.
struct ControlState {
  let shown: ShownText
  let text: String
  let selection: FieldSelection
  let isFocused: Bool
  let isEnabled: Bool
  let wantsFocus: Bool
  let isAcceptable: Bool
  let isComposing: Bool
  let refusal: EditRefusal?
  let intent: TextEdit.Intent
}

/// What a handle of a session stands for.
struct HostedObject {
  let session: HostedSession
}

/// Calls the session of a handle.
func withSession<Failure: StatusError>(
  _ handle: OpaquePointer?, _ body: (HostedSession) throws(Failure) -> ff_status
) -> ff_status {
  withObject(FF_KIND_HOSTED, handle) { (object: inout HostedObject) throws(Failure) in
    try body(object.session)
  }
}

/// Calls what may commit, and gives the outcome if the caller wants it.
func ending<Failure: StatusError>(
  _ handle: OpaquePointer?, _ place: UnsafeMutablePointer<ff_outcome>?,
  _ body: (HostedSession, inout CommitOutcome?) throws(Failure) -> ff_status
) -> ff_status {
  withSession(handle) { session throws(Failure) in
    var outcome: CommitOutcome?
    let status = try body(session, &outcome)
    if status == FF_OK { place?.pointee = ff_outcome(outcome ?? .unchanged) }
    return status
  }
}

extension ShownText {
  /// What a caller hands back; nil if it hands back nothing.
  init?(_ given: UnsafePointer<ff_shown>?) throws(CallError) {
    guard let given else { return nil }
    guard given.pointee.size >= MemoryLayout<ff_shown>.size else {
      throw CallError(FF_ERROR_ARGUMENT)
    }
    let shown = given.pointee
    guard let text = FormattingFieldC.text(shown.text, shown.length) else {
      throw CallError(FF_ERROR_BROKEN)
    }
    self.init(
      text, Range(shown.start, shown.end), reportCount: Int(shown.reports),
      revision: Int(shown.revision))
  }
}

extension Range<Int> {
  /// The range of two offsets of a caller's; nil for `FF_SELECTION` and for offsets that are not in order.
  init?(_ start: Int, _ end: Int) {
    guard 0 <= start, start <= end else { return nil }
    self = start..<end
  }
}
