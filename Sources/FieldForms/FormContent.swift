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
/// The value holds state alone; rules are code. So it stays `Equatable` and `Sendable`, fields are
/// reached by their typed properties, and a part of a form and the button outside it read the same
/// truth from one value. (F4)
public protocol FormContent: Equatable, Sendable {
  /// The ids of the fields. Where they have raw values, those are the names that servers and snapshots
  /// use; a form of parts and rows has cases that carry the ids of their fields.
  associatedtype FieldID: Hashable & Sendable

  /// Declares the fields in the order of the form, and the rules across fields.
  ///
  /// It runs at each change, so traits and rules may depend on the values, and on nothing else. It has
  /// to declare each field once, and to change none itself. A field that is declared twice takes nothing
  /// and makes the form invalid. (F7)
  ///
  /// ```swift
  /// mutating func declare(_ form: inout FormDeclaration<FieldID>) {
  ///   form.field(.from, &from, .required)
  ///   form.field(.to, &to, .required)
  ///   form.rule("range", on: .from, .to, holds: (from.value ?? 0) <= (to.value ?? 0))
  /// }
  /// ```
  ///
  /// - Complexity: best O(*n*) in the number of fields and rules that are not in rows.
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

  /// All that the declaration says of the fields as they are.
  var survey: (fields: DeclaredFields<FieldID>, survey: FormSurvey) {
    var copy = self
    return copy.surveyed()
  }

  /// Surveys all fields.
  mutating func surveyed() -> (fields: DeclaredFields<FieldID>, survey: FormSurvey) {
    let run = DeclarationRun(.survey)
    let fields = FieldCollector<FieldID>()
    var declaration = FormDeclaration<FieldID>(
      run: run,
      next: { field in
        if let place = fields.fields.places[field] {
          run.declaresTwice(place)
          return false
        }
        fields.fields.places[field] = fields.fields.ids.count
        fields.fields.ids.append(field)
        return true
      },
      place: { fields.fields.places[$0] })
    declare(&declaration)
    run.finish()
    return (fields.fields, run.takeSurvey())
  }

  /// Runs the declaration over fields that were surveyed.
  mutating func declare(_ run: DeclarationRun, of fields: DeclaredFields<FieldID>) {
    let (ids, places) = (fields.ids, fields.places)
    let seen = FieldCollector<FieldID>()
    var declaration = FormDeclaration<FieldID>(
      run: run,
      next: { field in
        switch run.purpose {
        case .survey, .save, .restore: seen.fields.places.updateValue(0, forKey: field) == nil
        case .renew, .act: run.place < ids.count && ids[run.place] == field
        }
      },
      place: { field in
        // As in a survey, a rule sees the fields in front of it.
        places[field].flatMap { $0 < run.place ? $0 : nil }
      })
    declare(&declaration)
    run.finish()
  }
}

/// The fields that a form declares.
struct DeclaredFields<FieldID: Hashable & Sendable>: Sendable {
  /// In declared order.
  var ids: [FieldID] = []
  /// The place of each field in that order.
  var places: [FieldID: Int] = [:]
}

/// The fields that a survey comes by.
private final class FieldCollector<FieldID: Hashable & Sendable> {
  var fields = DeclaredFields<FieldID>()
}

/// What a form's declaration says of a field, beside its rules.
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
