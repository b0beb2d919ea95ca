/// What a form holds: a struct with a property for each field, and the declaration of its rules.
///
/// ```swift
/// struct SignIn: FormContent {
///   enum FieldID: String { case username, password }
///   var username = PlainTextField()
///   var password = PlainTextField()
///
///   mutating func declare(_ form: inout FormDeclaration<FieldID>) {
///     form.field(.username, &username, .required)
///     form.field(.password, &password, .required, rules: .length(8...))
///   }
/// }
/// SignIn().isValid   // false
/// ```
///
/// The struct stores the fields and no rules: those are code, in `declare`. So it can be `Equatable`
/// and `Sendable`, its fields are typed properties, and a part of a form and a button outside it get
/// the same answer from one value. (F4)
public protocol FormContent: Equatable, Sendable {
  /// The ids of the fields. Raw values are the names that servers and snapshots use. In a form with
  /// parts and rows, cases carry the ids of their fields: `case line(UUID, Line.FieldID)`.
  associatedtype FieldID: Hashable & Sendable

  /// Declares the fields in the order of the form, and the rules across fields.
  ///
  /// It runs at each change, so traits and rules may depend on the values, and on nothing else. It
  /// must declare each field once and change none. A field that is declared twice takes no input and
  /// makes the form invalid. (F7)
  ///
  /// ```swift
  /// mutating func declare(_ form: inout FormDeclaration<FieldID>) {
  ///   form.field(.from, &from, .required)
  ///   form.field(.to, &to, .required)
  ///   form.rule("range", on: .from, .to, holds: (from.value ?? 0) <= (to.value ?? 0))
  /// }
  /// ```
  ///
  /// - Complexity: should be O(*n*) in the number of fields and rules that are not in rows.
  mutating func declare(_ form: inout FormDeclaration<FieldID>)

  /// The field that is focused when the form appears; nil, the default, for the first. (F2)
  var defaultField: FieldID? { get }
}

extension FormContent {
  public var defaultField: FieldID? { nil }

  /// Whether no field has an issue and every rule across fields holds. (F4)
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public var isValid: Bool { survey.survey.invalid.count == 0 }

  /// The fields in declared order.
  public var focusOrder: [FieldID] { survey.fields.ids }

  /// What stands in the way of a field's value; none for hidden, disabled and undeclared fields.
  ///
  /// ```swift
  /// SignIn().issues(of: .username).first?.kind   // .required
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func issues(of field: FieldID) -> [ValidationIssue] {
    let (fields, survey) = survey
    return fields.places[field].map { survey.entries[$0].issues } ?? []
  }

  /// What the declaration says of the fields, for a content that is in no form.
  @inlinable var survey: (fields: DeclaredFields<FieldID>, survey: FormSurvey) {
    var copy = self
    return copy.surveyed()
  }

  /// Surveys all fields.
  ///
  /// - Parameter known: The fields of the last survey. As long as the same ones come in the same
  ///   order, this value is reused, which saves hashing every id.
  @inlinable
  mutating func surveyed(
    knowing known: DeclaredFields<FieldID> = DeclaredFields()
  ) -> (fields: DeclaredFields<FieldID>, survey: FormSurvey) {
    let run = DeclarationRun()
    let fields = FieldCollector(known)
    var declaration = FormDeclaration<FieldID>(run: run) { field, isNext in
      guard isNext else { return fields.place(of: field) }
      if fields.add(field) { return run.place }
      if let place = fields.place(of: field) { run.declaresTwice(place) }
      return nil
    }
    declare(&declaration)
    _ = run.finish()
    return (fields.finish(), run.takeSurvey())
  }

  /// Runs the declaration over fields that were surveyed before, again as long as the run asks for it.
  @inlinable
  mutating func declare(_ run: DeclarationRun, of known: DeclaredFields<FieldID>) {
    let seen = run.seeksFields ? FieldCollector(known) : nil
    var declaration = FormDeclaration<FieldID>(run: run) { field, isNext in
      let place = run.place
      if let seen { return isNext && seen.add(field) ? place : nil }
      guard isNext else {
        // A rule finds only the fields that are declared before it, as in a survey.
        return known.places[field].flatMap { $0 < place ? $0 : nil }
      }
      return place < known.ids.count && known.ids[place] == field ? place : nil
    }
    repeat { declare(&declaration) } while run.finish()
  }
}

/// The fields that a form declares.
@usableFromInline
struct DeclaredFields<FieldID: Hashable & Sendable>: Sendable {
  /// In declared order.
  @usableFromInline var ids: [FieldID] = []
  /// The place of each field in that order.
  @usableFromInline var places: [FieldID: Int] = [:]

  @inlinable init() {}
}

/// Collects the fields that a run declares. It starts from the known fields and changes them only from
/// the first difference on.
@usableFromInline
final class FieldCollector<FieldID: Hashable & Sendable> {
  @usableFromInline var fields: DeclaredFields<FieldID>
  /// How many fields the run has declared.
  @usableFromInline var count = 0

  @inlinable init(_ known: DeclaredFields<FieldID>) { fields = known }

  /// Adds a field.
  ///
  /// - Returns: Whether the field is new; false where the run has declared it before.
  @inlinable
  func add(_ field: FieldID) -> Bool {
    if count < fields.ids.count {
      if fields.ids[count] == field {
        count += 1
        return true
      }
      dropRest()
    }
    let place = fields.places.updateValue(count, forKey: field)
    if let place {
      fields.places[field] = place
      return false
    }
    fields.ids.append(field)
    count += 1
    return true
  }

  /// The place of a field that the run has declared; nil for any other.
  @inlinable
  func place(of field: FieldID) -> Int? {
    fields.places[field].flatMap { $0 < count ? $0 : nil }
  }

  /// All fields that the run has declared.
  @inlinable
  func finish() -> DeclaredFields<FieldID> {
    if count < fields.ids.count { dropRest() }
    return fields
  }

  /// Drops the known fields that the run has not declared.
  @inlinable
  func dropRest() {
    for field in fields.ids[count...] { fields.places[field] = nil }
    fields.ids.removeSubrange(count...)
  }
}

/// What a declaration says of a field beside its rules: required, disabled, hidden or secret.
///
/// ```swift
/// form.field(.company, &company, isBusiness ? .required : .hidden)
/// form.field(.password, &password, [.required, .secret])
/// ```
public struct FieldTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt8

  /// Makes traits from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The field must not be empty.
  public static let required = FieldTraits(rawValue: 1)
  /// The field is shown and cannot be edited: it is never focused and never invalid.
  public static let disabled = FieldTraits(rawValue: 2)
  /// The field is not shown: it is never focused and never invalid.
  public static let hidden = FieldTraits(rawValue: 4)
  /// The field's text is a secret, such as a password: it is neither saved nor spoken.
  public static let secret = FieldTraits(rawValue: 8)

  /// Whether the field can be focused and edited, and is validated.
  public var isActive: Bool { isDisjoint(with: [.disabled, .hidden]) }
}
