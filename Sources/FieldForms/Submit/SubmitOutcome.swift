/// How a submit ended. (F3)
///
/// ```swift
/// if await model.submit(register) == .accepted { close() }
/// ```
public enum SubmitOutcome<FieldID: Hashable & Sendable>: Hashable, Sendable {
  /// The handler accepted the form.
  case accepted
  /// The handler was called and answered failures; the first field that has one is focused.
  case answered
  /// A field is not valid and is focused; the handler was not called.
  case invalid(first: FieldID)
  /// The texts of these fields could not be read and went back to earlier values, which the user has
  /// not seen yet; the first is focused and the handler was not called.
  case reverted([FieldID])
  /// Another submit is running; the handler was not called for this one.
  case alreadyRunning
  /// It was given up before the handler was called, or the answer is one to an older submit.
  case cancelled
}
