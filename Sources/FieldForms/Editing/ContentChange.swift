import FieldEditing

/// A change that a host made to a content, for undo: a change of rows, or of properties that are
/// no fields. It keeps the content before and after the change, each with only those rows that
/// differ, and a ``RowsChange`` for each array that has changed. If one of many rows was removed,
/// `before` has this row and `after` has no row.
struct ContentChange<Content: FormContent>: Equatable, Sendable {
  /// Its arrays have only the rows that the change removed or altered.
  private(set) var before: Content
  /// Its arrays have only the rows that the change added or altered.
  private(set) var after: Content
  private let rows: [String: RowsChange]

  /// Changes the formats of both contents, so that the rows which an undo brings back have the
  /// present formats.
  mutating func reformat(_ change: (inout Content) -> Void) {
    change(&before)
    change(&after)
  }

  /// Compares a content before and after a change; nil if nothing was changed but fields outside
  /// of rows.
  ///
  /// - Parameter states: Called for each changed field that is in no row, with its id and with
  ///   copies of the field before and after.
  init?(
    from before: Content, to after: Content, _ states: (Content.FieldID, FieldStates) -> Void
  ) {
    (self.before, self.after) = (before, after)
    let kept = RowsWork(.keep)
    let (old, new) = (before.keptFields(kept), after.keptFields(RowsWork(.keep)))
    let compared = RowsWork(.compare, of: kept)
    self.after.run(EditPass(ofContent: compared)) { _ in nil }
    self.before.run(EditPass(ofContent: RowsWork(.put, of: compared))) { _ in nil }
    rows = compared.changes
    var changed: [(Content.FieldID, FieldStates)] = []
    var content = self.before
    content.run(EditPass(ofContent: RowsWork(.put))) { field in
      guard let earlier = old[field], let later = new[field], earlier != later else { return nil }
      if let change = FieldStates(from: earlier, to: later) { changed.append((field, change)) }
      return .become(later)
    }
    for (field, change) in changed { states(field, change) }
    if rows.isEmpty, content == self.after { return nil }
  }

  /// Returns the content with this change undone: rows and other properties as they were before,
  /// and fields outside of rows as they are in `present`.
  ///
  /// - Returns: The content; nil if the rows that the change altered or added are not as the
  ///   change left them.
  func undone(_ present: Content) -> Content? {
    let (old, new) = (RowsWork(.keep), RowsWork(.keep))
    _ = before.keptFields(old)
    _ = after.keptFields(new)
    let undone = RowsWork(.undo(old: old, new: new, rows))
    let fields = present.keptFields(undone)
    guard undone.fits else { return nil }
    var content = before
    // Whether a field is declared may depend on a field that is declared later. The first run
    // restores the later field, so that the second run reaches the earlier field.
    for _ in 0..<2 {
      content.run(EditPass(ofContent: RowsWork(.put, of: undone))) {
        fields[$0].map { .become($0) }
      }
    }
    return content
  }
}

extension FormContent {
  /// Runs `declare`, and has each field do what `action` returns for the field's id. If `action`
  /// returns nil, the field does nothing.
  mutating func run(_ pass: EditPass, _ action: @escaping (FieldID) -> FieldAction?) {
    var seen: Set<FieldID> = []
    // A second field with the same id is left alone. (F7)
    declare(
      for: .edit(pass), .acting { seen.insert($0).inserted ? action($0).map(pass.add) : nil })
  }

  /// Copies of all fields but the computed ones, by their ids.
  ///
  /// - Parameter rows: What to do with whole arrays of rows; nil to copy the fields in the rows,
  ///   too.
  func keptFields(_ rows: RowsWork? = nil) -> [FieldID: KeptField] {
    let pass = EditPass(ofContent: rows)
    var fields: [FieldID] = []
    var content = self
    content.run(pass) { field in
      fields.append(field)
      return .keep
    }
    return Dictionary(uniqueKeysWithValues: zip(fields, pass.kept))
  }

  /// Whether this content has the same fields as `left`, and each field has the same text. If the
  /// format was changed, two texts of the same number count as the same, such as "1.5" and "1,5".
  /// (F12, S7)
  func isAsLeft(_ left: Self) -> Bool {
    if self == left { return true }
    let (own, others) = (keptFields(), left.keptFields())
    guard own.count == others.count, own.keys.allSatisfy({ others[$0] != nil }) else {
      return false
    }
    let pass = EditPass(ofContent: nil)
    var content = self
    content.run(pass) { field in
      others[field].map { .undo(FieldStates(before: $0, after: $0)) }
    }
    return pass.fits
  }

  /// Undoes a change in this content: returns `before`, but with the present state of each field
  /// that the change did not alter. In a field that the change altered, only the change is
  /// undone; the present format stays.
  func undone(from after: Self, to before: Self) -> Self {
    let (own, old, new) = (keptFields(), before.keptFields(), after.keptFields())
    var content = before
    content.run(EditPass(ofContent: nil)) { field in
      old[field].flatMap { _ in own[field].map { .become($0) } }
    }
    content.run(EditPass(ofContent: nil)) { field in
      guard let old = old[field], let new = new[field], old != new else { return nil }
      return .undo(FieldStates(before: old, after: new))
    }
    return content
  }
}
