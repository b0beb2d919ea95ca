/// The purpose for which a form runs its content's `declare`. Each purpose has a type, with the
/// state that it needs.
@usableFromInline
enum FormPass {
  case survey(SurveyPass)
  case edit(EditPass)
  case save(SavePass)
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
