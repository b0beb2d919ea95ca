/// What a run of a form's declaration is for. Each purpose is a type with the state that it needs.
@usableFromInline
enum FormPass {
  /// Finds out everything about all fields.
  case survey(SurveyPass)
  /// Has one field do something. A survey follows.
  case edit(EditPass)
  /// Collects what fields save.
  case save(SavePass)
  /// Gives the fields back what they have saved.
  case restore(RestorePass)

  /// The pass as one that puts names of parts and rows before those of fields; nil if it asks for no names.
  @usableFromInline var naming: NamingPass? {
    switch self {
    case .survey(let pass): pass
    case .edit(let pass): pass.naming
    case .save(let pass): pass
    case .restore(let pass): pass
    }
  }
}
