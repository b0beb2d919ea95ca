/// The fields that a form declares. A field's index is its place in declared order.
@usableFromInline
struct DeclaredFields<FieldID: Hashable & Sendable>: Sendable {
  /// The ids of the fields, in declared order.
  @usableFromInline var ids: [FieldID] = []
  /// The index of each field.
  @usableFromInline var indices: [FieldID: Int] = [:]

  @inlinable init() {}
}

/// Collects the fields that a pass declares. It starts from the known fields and changes them only from
/// the first difference on, so that as long as the same fields come, no id is hashed.
@usableFromInline
final class FieldCollector<FieldID: Hashable & Sendable> {
  // Unchecked, for the benchmark `form-key`: a declaration adds each field once, and no access spans a call.
  @exclusivity(unchecked) @usableFromInline var fields: DeclaredFields<FieldID>
  /// How many fields the pass has declared.
  @exclusivity(unchecked) @usableFromInline var count = 0

  @inlinable
  init(_ known: DeclaredFields<FieldID>) {
    fields = known
    if known.ids.isEmpty {
      // Room for the fields of a usual form, so that the arrays do not grow.
      fields.ids.reserveCapacity(16)
      fields.indices.reserveCapacity(16)
    }
  }

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

  /// Returns the fields that the pass has declared, without known ones that it has not declared.
  @inlinable
  func finish() -> DeclaredFields<FieldID> {
    if count < fields.ids.count { dropRest() }
    return fields
  }

  /// Drops the fields of an earlier pass that this pass has not declared.
  @inlinable
  func dropRest() {
    for field in fields.ids[count...] { fields.indices[field] = nil }
    fields.ids.removeSubrange(count...)
  }
}

/// Answers whether the next declared field is for the pass, and at which index a field was declared before.
@usableFromInline
enum FieldLookup<FieldID: Hashable & Sendable> {
  /// The pass collects the fields.
  case collected(FieldCollector<FieldID>)
  /// The pass looks for fields: the function says whether a field is one of them.
  case chosen((FieldID) -> Bool)
  /// The fields are those of a part or row: the function asks the lookup around the part, in which the field has
  /// another id, either about the next field or about a field that was declared before.
  case inner((FieldID, _ isNext: Bool) -> Int?)

  /// Whether the next field is for the pass; false also if its id was declared before.
  @inlinable
  func accepts(_ field: FieldID) -> Bool { answer(field, isNext: true) != nil }

  /// The index of a field that was declared already; nil for any other.
  @inlinable
  func index(of field: FieldID) -> Int? { answer(field, isNext: false) }

  @inlinable
  func answer(_ field: FieldID, isNext: Bool) -> Int? {
    switch self {
    case .collected(let collector):
      isNext ? collector.add(field) ? 0 : nil : collector.index(of: field)
    case .chosen(let chooses): isNext && chooses(field) ? 0 : nil
    case .inner(let ask): ask(field, isNext)
    }
  }
}
