/// The purpose for which a form runs its content's `declare`. Such a run is called a pass. Each
/// purpose has a type, with the state that it needs.
@usableFromInline
enum FormPass {
  /// Asks all fields for their text, value and issues. This is called a survey.
  case survey(SurveyPass)
  /// Has fields do something, such as edit their text. The form then surveys all fields.
  case edit(EditPass)
  /// Collects the states of all fields, to be saved.
  case save(SavePass)
  /// Restores fields from their saved states.
  case restore(RestorePass)

  /// The pass, if it has to know in which parts and rows a field is, as for the name
  /// "lines[3].price"; else nil.
  @usableFromInline var naming: NamingPass? {
    switch self {
    case .survey(let pass): pass
    case .edit(let pass): pass.naming
    case .save(let pass): pass
    case .restore(let pass): pass
    }
  }
}
