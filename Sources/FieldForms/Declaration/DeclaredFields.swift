/// The ids of the fields that a form's content declares, and the index of each: 0 for the field
/// declared first.
@usableFromInline
struct DeclaredFields<FieldID: Hashable & Sendable>: Sendable {
  /// In declared order.
  @usableFromInline var ids: [FieldID] = []
  @usableFromInline var indices: [FieldID: Int] = [:]

  @inlinable init() {}
}

/// Collects the ids of the fields while a content's `declare` runs. It starts from the fields of
/// the previous run and changes them only from the first difference on. If the same fields come in
/// the same order, no id is hashed.
@usableFromInline
final class FieldCollector<FieldID: Hashable & Sendable> {
  // `unchecked` leaves out the run-time check for overlapping accesses, which costs time in the
  // benchmark `form-key`. Accesses cannot overlap, because `declare` adds one field after the
  // other.
  @exclusivity(unchecked) @usableFromInline var fields: DeclaredFields<FieldID>
  /// How many fields this run of `declare` has declared so far.
  @exclusivity(unchecked) @usableFromInline var count = 0

  @inlinable
  init(_ known: DeclaredFields<FieldID>) {
    fields = known
    if known.ids.isEmpty {
      // Room for the fields of a usual form, so that the array and the dictionary need not grow.
      fields.ids.reserveCapacity(16)
      fields.indices.reserveCapacity(16)
    }
  }

  /// Adds the field that is declared next.
  ///
  /// - Returns: The field's index; nil if this run of `declare` has declared the same id before.
  @inlinable
  func add(_ field: FieldID) -> Int? {
    if count < fields.ids.count {
      if fields.ids[count] == field {
        count += 1
        return count - 1
      }
      dropRest()
    }
    if let first = fields.indices.updateValue(count, forKey: field) {
      fields.indices[field] = first
      return nil
    }
    fields.ids.append(field)
    count += 1
    return count - 1
  }

  /// The index of a field that this run of `declare` has declared; nil for any other field.
  @inlinable
  func index(of field: FieldID) -> Int? {
    fields.indices[field].flatMap { $0 < count ? $0 : nil }
  }

  /// Returns the fields that were declared, after `declare` has run. Fields of the previous run
  /// that were not declared again are dropped.
  @inlinable
  func finish() -> DeclaredFields<FieldID> {
    if count < fields.ids.count { dropRest() }
    return fields
  }

  /// Drops what the previous run of `declare` left after the first `count` fields.
  @inlinable
  func dropRest() {
    for field in fields.ids[count...] { fields.indices[field] = nil }
    fields.ids.removeSubrange(count...)
  }
}

/// Answers two questions while a content's `declare` runs: whether this run is about the field that
/// is declared next, and at which index another field was declared before.
@usableFromInline
enum FieldLookup<FieldID: Hashable & Sendable> {
  /// The run is about all fields, and the collector lists them.
  case collected(FieldCollector<FieldID>)
  /// The run has some fields carry out an action: the function returns the index of a field's
  /// action in the ``EditPass``, or nil.
  case acting((FieldID) -> Int?)
  /// The fields are those of a part or row. The function makes the form's id of a field, such as
  /// `.line(4, .price)` of `.price`, and asks the form's lookup about that id: as the field that is
  /// declared next, or as a field that was declared before.
  case inner((FieldID, _ isNext: Bool) -> Int?)

  /// Asks about the field that is declared next.
  ///
  /// - Returns: Its index in the collector, to which the call adds it, or that of its action. Nil if
  ///   the run is not about the field, or if its id was declared before.
  @inlinable
  func next(_ field: FieldID) -> Int? { answer(field, isNext: true) }

  /// The index of a field that was declared before; nil for any other field. Always nil for
  /// `acting`, which has no list of fields.
  @inlinable
  func index(of field: FieldID) -> Int? { answer(field, isNext: false) }

  @inlinable
  func answer(_ field: FieldID, isNext: Bool) -> Int? {
    switch self {
    case .collected(let collector): isNext ? collector.add(field) : collector.index(of: field)
    case .acting(let action): isNext ? action(field) : nil
    case .inner(let ask): ask(field, isNext)
    }
  }
}
