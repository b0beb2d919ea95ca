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
  // Unchecked: one run of a declaration uses the collector.
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

/// What a pass asks of a field's id.
@usableFromInline
enum FieldQuestion {
  /// Whether the field is the next one, at this index. The index means nothing to a pass that collects the
  /// fields: any field that it has not met is the next one.
  case isNext(Int)
  /// Where the field was declared, in front of this index.
  case isDeclared(before: Int)
}

/// Tells a pass which field is declared next, and where the fields of a rule are.
@usableFromInline
enum FieldLookup<FieldID: Hashable & Sendable> {
  /// The pass expects the fields of the last survey, each at its index.
  case known(DeclaredFields<FieldID>)
  /// The pass collects the fields, for the declaration may have others than at the last survey.
  case collected(FieldCollector<FieldID>)
  /// The fields of a part or row: a function that asks what is around it, where they have other ids.
  case inner((FieldID, FieldQuestion) -> Int?)

  /// Takes the next field; false if the survey has another field at the index, or if the id was declared
  /// before.
  ///
  /// - Parameter index: The index of the next field.
  @inlinable
  func takes(_ field: FieldID, at index: Int = 0) -> Bool { answer(field, .isNext(index)) != nil }

  /// The index of a field that was declared already; nil for any other.
  ///
  /// - Parameter next: The index of the next field.
  @inlinable
  func index(of field: FieldID, before next: Int) -> Int? {
    answer(field, .isDeclared(before: next))
  }

  /// The index of the field; nil for no.
  @inlinable
  func answer(_ field: FieldID, _ question: FieldQuestion) -> Int? {
    switch (self, question) {
    case (.known(let fields), .isNext(let index)):
      index < fields.ids.count && fields.ids[index] == field ? index : nil
    case (.known(let fields), .isDeclared(let next)):
      fields.indices[field].flatMap { $0 < next ? $0 : nil }
    case (.collected(let collector), .isNext(let index)): collector.add(field) ? index : nil
    case (.collected(let collector), .isDeclared): collector.index(of: field)
    case (.inner(let ask), _): ask(field, question)
    }
  }
}
