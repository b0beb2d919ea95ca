public import FieldEditing
public import Observation

/// The number fields on a screen, for a Save button. The group tells whether each field has a
/// number, and commits all fields before the button reads the values.
///
/// At Return, and when it loses the focus, a field commits its text: it reads, rounds and formats
/// the text. On some systems a button does not take the focus from a field, so that a text may
/// not be committed yet when the button is pressed.
///
/// ```swift
/// if fields.commit() { save(price, discount) }
/// ```
@MainActor @Observable
public final class FieldGroup {
  private struct Member {
    weak var field: AnyObject?
    var isAcceptable: Bool
    var isEdited: Bool
  }

  private var members: [ObjectIdentifier: Member] = [:]
  /// The functions that commit the members, each through the binding that the member's view was
  /// drawn with last. They are not observed, so that a change of them draws no view again.
  @ObservationIgnored private var commits: [ObjectIdentifier: @MainActor () -> FieldCommit?] = [:]

  /// Makes an empty group, which is acceptable and not edited.
  public init() {}

  /// Whether each field has a text that a commit accepts.
  public var isAcceptable: Bool {
    members.values.allSatisfy { $0.isAcceptable || $0.field == nil }
  }

  /// Whether a field has a text that is not committed.
  public var isEdited: Bool { members.values.contains { $0.isEdited && $0.field != nil } }

  /// Commits every field, also those after a field that refuses.
  ///
  /// ```swift
  /// Button("Save") { if fields.commit() { save(price) } }
  /// ```
  ///
  /// - Returns: Whether every text was accepted, so that the values are what the user sees and
  ///   has typed.
  /// - Complexity: that of the commits.
  @discardableResult
  public func commit() -> Bool {
    var isTaken = true
    for commit in commits.values where commit()?.isRefused == true { isTaken = false }
    return isTaken && isAcceptable
  }

  /// Adds a field, or notes what has changed in it. The field counts until it is removed or
  /// freed.
  ///
  /// - Parameters:
  ///   - field: The object that identifies the field.
  ///   - isAcceptable: Whether a commit accepts the field's text.
  ///   - isEdited: Whether the text is not committed.
  ///   - commit: Commits the field, and returns nil if there was nothing to commit.
  public func report(
    _ field: AnyObject, isAcceptable: Bool, isEdited: Bool,
    commit: @escaping @MainActor () -> FieldCommit?
  ) {
    let id = ObjectIdentifier(field)
    commits[id] = commit
    if let old = members[id], old.field != nil, old.isAcceptable == isAcceptable,
      old.isEdited == isEdited
    {
      return
    }
    members[id] = Member(field: field, isAcceptable: isAcceptable, isEdited: isEdited)
  }

  /// Removes a field that counts no longer.
  public func remove(_ field: AnyObject) { remove(ObjectIdentifier(field)) }

  /// Removes the fields that have been freed, so that views which show the group update.
  package func removeFreed() {
    for (id, member) in members where member.field == nil { remove(id) }
  }

  private func remove(_ id: ObjectIdentifier) {
    members[id] = nil
    commits[id] = nil
  }
}
