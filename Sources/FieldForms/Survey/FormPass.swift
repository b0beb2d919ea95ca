/// What a run of a form's declaration is for. Each purpose is a type with the state that it needs.
@usableFromInline
enum FormPass {
  /// Surveys all fields.
  case survey(SurveyPass)
  /// Performs actions on fields; the form surveys all fields afterwards.
  case edit(EditPass)
  /// Collects the drafts of fields.
  case save(SavePass)
  /// Restores fields from their drafts.
  case restore(RestorePass)

  /// The pass, if it needs the names of the parts and rows around a field.
  @usableFromInline var naming: NamingPass? {
    switch self {
    case .survey(let pass): pass
    case .edit(let pass): pass.naming
    case .save(let pass): pass
    case .restore(let pass): pass
    }
  }
}
