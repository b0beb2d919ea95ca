/// The fields that a form declares. A field's index is its place in declared order.
@usableFromInline
struct DeclaredFields<FieldID: Hashable & Sendable>: Sendable {
  /// In declared order.
  @usableFromInline var ids: [FieldID] = []
  /// The index of each field.
  @usableFromInline var indices: [FieldID: Int] = [:]

  @inlinable init() {}
}

/// Collects the fields that a pass declares. It starts from the known fields and changes them only from
/// the first difference on, so that as long as the same fields come, no id is hashed.
@usableFromInline
final class FieldCollector<FieldID: Hashable & Sendable> {
  @usableFromInline var fields: DeclaredFields<FieldID>
  /// How many fields the pass has declared.
  @usableFromInline var count = 0

  @inlinable init(_ known: DeclaredFields<FieldID>) { fields = known }

  /// Adds a field.
  ///
  /// - Returns: Whether the field is new; false if the pass has declared it before.
  @inlinable
  func add(_ field: FieldID) -> Bool {
    if count < fields.ids.count {
      if fields.ids[count] == field {
        count += 1
        return true
      }
      dropRest()
    }
    if let first = fields.indices.updateValue(count, forKey: field) {
      fields.indices[field] = first
      return false
    }
    fields.ids.append(field)
    count += 1
    return true
  }

  /// The index of a field that the pass has declared; nil for any other.
  @inlinable
  func index(of field: FieldID) -> Int? {
    fields.indices[field].flatMap { $0 < count ? $0 : nil }
  }

  /// All fields that the pass has declared.
  @inlinable
  func finish() -> DeclaredFields<FieldID> {
    if count < fields.ids.count { dropRest() }
    return fields
  }

  /// Drops the known fields that the pass has not declared.
  @inlinable
  func dropRest() {
    for field in fields.ids[count...] { fields.indices[field] = nil }
    fields.ids.removeSubrange(count...)
  }
}

/// Tells a pass which field is declared next, and where the fields of a rule are.
@usableFromInline
enum FieldLookup<FieldID: Hashable & Sendable> {
  /// The pass expects the fields of the last survey, each at its index.
  case known(DeclaredFields<FieldID>)
  /// The pass collects the fields, for the declaration may have others than at the last survey.
  case collected(FieldCollector<FieldID>)
  /// The fields of a part or row; the content around it knows them by other ids.
  case inner(InnerFields<FieldID>)

  /// Takes the next field; false if the survey has another field at the index, or if the id was
  /// declared before.
  ///
  /// - Parameter index: The index of the next field; of no meaning to a pass that collects the fields.
  @inlinable
  func takes(_ field: FieldID, at index: Int = 0) -> Bool {
    switch self {
    case .known(let fields): index < fields.ids.count && fields.ids[index] == field
    case .collected(let collector): collector.add(field)
    case .inner(let inner): inner.takes(field, at: index)
    }
  }

  /// The index of a field that was declared already; nil for any other.
  ///
  /// - Parameter next: The index of the next field.
  @inlinable
  func index(of field: FieldID, before next: Int) -> Int? {
    switch self {
    case .known(let fields): fields.indices[field].flatMap { $0 < next ? $0 : nil }
    case .collected(let collector): collector.index(of: field)
    case .inner(let inner): inner.index(of: field, before: next)
    }
  }
}

/// The fields of a part or row. Only the subclass knows the type of the ids around it.
@usableFromInline
class InnerFields<FieldID: Hashable & Sendable> {
  @inlinable init() {}

  @inlinable func takes(_ field: FieldID, at index: Int) -> Bool { false }

  @inlinable func index(of field: FieldID, before next: Int) -> Int? { nil }
}

@usableFromInline
final class PartFields<FieldID: Hashable & Sendable, Outer: Hashable & Sendable>:
  InnerFields<FieldID>
{
  @usableFromInline let outer: FieldLookup<Outer>
  @usableFromInline let id: (FieldID) -> Outer

  @inlinable
  init(in outer: FieldLookup<Outer>, as id: @escaping (FieldID) -> Outer) {
    (self.outer, self.id) = (outer, id)
  }

  @inlinable override func takes(_ field: FieldID, at index: Int) -> Bool {
    outer.takes(id(field), at: index)
  }

  @inlinable override func index(of field: FieldID, before next: Int) -> Int? {
    outer.index(of: id(field), before: next)
  }
}

@usableFromInline
final class RowFields<FieldID: Hashable & Sendable, RowID, Outer: Hashable & Sendable>:
  InnerFields<FieldID>
{
  @usableFromInline let outer: FieldLookup<Outer>
  @usableFromInline let row: RowID
  @usableFromInline let id: (RowID, FieldID) -> Outer

  @inlinable
  init(_ row: RowID, in outer: FieldLookup<Outer>, as id: @escaping (RowID, FieldID) -> Outer) {
    (self.row, self.outer, self.id) = (row, outer, id)
  }

  @inlinable override func takes(_ field: FieldID, at index: Int) -> Bool {
    outer.takes(id(row, field), at: index)
  }

  @inlinable override func index(of field: FieldID, before next: Int) -> Int? {
    outer.index(of: id(row, field), before: next)
  }
}
