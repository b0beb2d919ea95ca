#if !hasFeature(Embedded)
  import FieldEditing

  /// Which rows of an array came, went or moved: a part of the array before a change, and what is there after it.
  struct RowsChange: Equatable, Sendable {
    /// A row of the part.
    enum Place: Equatable, Sendable {
      /// The row at this place of the part on the other side, which is the same.
      case same(Int)
      /// The row with this index among those that the change keeps.
      case kept(Int)
    }

    /// How many rows are before the part.
    let start: Int
    /// How many rows are after the part.
    let rest: Int
    private(set) var before: [Place] = []
    private(set) var after: [Place] = []

    /// What has changed; nil if nothing has.
    ///
    /// - Parameters:
    ///   - old: The rows before the change; those that came back otherwise or not at all afterwards.
    ///   - new: The rows after the change; those that were not there or otherwise afterwards.
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

    /// The rows as they were before the change.
    ///
    /// - Parameters:
    ///   - present: The rows now.
    ///   - old: The rows that the change keeps of before it.
    ///   - new: The rows that the change keeps of after it.
    /// - Returns: Nil if rows or their fields are not as the change left them.
    func undone<Row: FormContent & Identifiable>(
      _ present: [Row], to old: [Row], from new: [Row]
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
          // Most rows are as the change left them, byte by byte.
          let other = left[row.id].flatMap { $0.present == $0.new ? nil : $0 }
          rows.append(other.map { $0.present.goneBack(to: row, from: $0.new) } ?? row)
        }
      }
      return rows + present[(present.count - rest)...]
    }
  }

  /// What an edit pass does with arrays of rows, whose fields it does not come to.
  @usableFromInline
  final class RowsWork: NamingPass {
    enum Purpose {
      /// Keeps the arrays.
      case keep
      /// Compares with arrays that were kept before a change, and leaves on both sides the rows that are not the same.
      case compare
      /// Puts arrays that were kept in the place of those of the content.
      case put
      /// Undoes changes of rows, of which one pass has kept those of before and another one those of after.
      case undo(old: RowsWork, new: RowsWork, [String: RowsChange])
    }

    private let purpose: Purpose
    /// The arrays by their names.
    private var arrays: [String: any Sendable]
    /// What has changed, by the names of the arrays.
    private(set) var changes: [String: RowsChange] = [:]
    /// Whether all rows are as the change left them.
    private(set) var fits = true

    /// - Parameter other: The pass that has kept the arrays.
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
          if let undone = change.undone(rows, to: old, from: new) {
            rows = undone
          } else {
            fits = false
          }
        }
        arrays[name] = rows
      }
    }
  }
#endif
