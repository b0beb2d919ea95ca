import FieldEditing

/// A change of an array of rows, for undo. `start` and `rest` count the rows at both ends that
/// have not changed. `before` and `after` describe the rows between these, before and after the
/// change.
///
/// From [A, B, C, D] to [A, C, X, D], `start` and `rest` are 1. `before` is [.kept(0), .same(0)]
/// for [B, C], and `after` is [.same(1), .kept(0)] for [C, X]. The rows that were removed or
/// added, [B] and [X], are not here: a ``ContentChange`` keeps them.
struct RowsChange: Equatable, Sendable {
  /// Where to find a row of `before` or `after`.
  enum Place: Equatable, Sendable {
    /// The change left the row as it was. The number is the row's index in the other list: for a
    /// row of `before` its index in `after`, for a row of `after` its index in `before`.
    case same(Int)
    /// The change removed, added or altered the row. The number is the row's index among the rows
    /// that a ``ContentChange`` keeps: of its `before` for a row of `before`, and of its `after`
    /// for a row of `after`.
    case kept(Int)
  }

  let start: Int
  /// No row is counted in both `start` and `rest`.
  let rest: Int
  private(set) var before: [Place] = []
  private(set) var after: [Place] = []

  /// Compares the rows before and after a change; nil if nothing has changed.
  ///
  /// - Parameters:
  ///   - old: The rows before the change; on return, only those that the change removed or
  ///     altered.
  ///   - new: The rows after the change; on return, only those that the change added or altered.
  init?<Row: FormContent & Identifiable>(from old: inout [Row], to new: inout [Row]) {
    let (most, old_, new_) = (min(old.count, new.count), old, new)
    start = (0..<most).first { old_[$0] != new_[$0] } ?? most
    if start == max(old.count, new.count) { return nil }
    let room = most - start
    rest = (0..<room).first { old_[old_.count - 1 - $0] != new_[new_.count - 1 - $0] } ?? room
    let (ends, starts) = (old[start..<(old.count - rest)], new[start..<(new.count - rest)])
    (old, new) = ([], [])
    var places: [Row.ID: Int] = [:]
    for (place, row) in starts.enumerated() { places[row.id] = place }
    after = starts.map { _ in .kept(-1) }
    for (place, row) in ends.enumerated() {
      if let other = places.removeValue(forKey: row.id), starts[start + other] == row {
        before.append(.same(other))
        after[other] = .same(place)
      } else {
        before.append(.kept(old.count))
        old.append(row)
      }
    }
    for (place, row) in starts.enumerated() where after[place] == .kept(-1) {
      after[place] = .kept(new.count)
      new.append(row)
    }
  }

  /// Returns the rows with the change undone.
  ///
  /// - Parameters:
  ///   - new: The rows that the change added or altered, as they were after the change.
  ///   - old: The rows that the change removed or altered, as they were before the change.
  /// - Returns: The rows; nil if rows or their fields are not as the change left them.
  func undone<Row: FormContent & Identifiable>(
    _ present: [Row], from new: [Row], to old: [Row]
  ) -> [Row]? {
    guard present.count == start + after.count + rest else { return nil }
    var left: [Row.ID: (present: Row, new: Row)] = [:]
    for (place, row) in zip(after, present[start...]) {
      guard case .kept(let index) = place else { continue }
      guard new.indices.contains(index), new[index].id == row.id,
        row.isAsLeft(new[index])
      else { return nil }
      left[row.id] = (row, new[index])
    }
    var rows = Array(present[..<start])
    for place in before {
      switch place {
      case .same(let other): rows.append(present[start + other])
      case .kept(let index):
        guard old.indices.contains(index) else { return nil }
        let row = old[index]
        // If the row is exactly as the change left it, the row from before the change replaces
        // it. If the row differs, for example because it has other formats now, its fields keep
        // their present states, and only the change is undone in those fields that the change
        // altered.
        let other = left[row.id].flatMap { $0.present == $0.new ? nil : $0 }
        rows.append(other.map { $0.present.undone(from: $0.new, to: row) } ?? row)
      }
    }
    return rows + present[(present.count - rest)...]
  }
}

/// What a run of a content's `declare` does with whole arrays of rows, if it does not visit the
/// fields in them.
@usableFromInline
final class RowsWork: NamingPass {
  enum Purpose {
    /// Keeps a copy of each array.
    case keep
    /// Compares each array with its copy from before a change, and removes from both the rows
    /// that the change left as they were.
    case compare
    /// Replaces each array by the copy that was kept.
    case put
    /// Undoes changes of rows, which are given by the names of the arrays. `old` and `new` have
    /// the rows from before and after these changes.
    case undo(old: RowsWork, new: RowsWork, [String: RowsChange])
  }

  private let purpose: Purpose
  /// The copies of arrays, by the names of the arrays: "lines".
  private var arrays: [String: any Sendable]
  /// The changes that `compare` has found, by the names of the arrays.
  private(set) var changes: [String: RowsChange] = [:]
  /// False if rows are not as the change left them, so that the change cannot be undone.
  private(set) var fits = true

  /// Prepares one run of `declare`.
  ///
  /// - Parameter other: Earlier work, whose copies of arrays are used; nil to begin without
  ///   copies.
  init(_ purpose: Purpose, of other: RowsWork? = nil) {
    (self.purpose, arrays) = (purpose, other?.arrays ?? [:])
  }

  @usableFromInline
  func visit<Row: FormContent & Identifiable>(_ rows: inout [Row], named name: String) {
    let name = prefix + name
    switch purpose {
    case .keep: arrays[name] = rows
    case .put: if let kept = arrays[name] as? [Row] { rows = kept }
    case .compare:
      guard var kept = arrays[name] as? [Row] else { return }
      if let change = RowsChange(from: &kept, to: &rows) {
        changes[name] = change
      } else {
        (kept, rows) = ([], [])
      }
      arrays[name] = kept
    case .undo(let old, let new, let changes):
      if let change = changes[name] {
        let (old, new) = (old.arrays[name] as? [Row] ?? [], new.arrays[name] as? [Row] ?? [])
        if let undone = change.undone(rows, from: new, to: old) {
          rows = undone
        } else {
          fits = false
        }
      }
      arrays[name] = rows
    }
  }
}
