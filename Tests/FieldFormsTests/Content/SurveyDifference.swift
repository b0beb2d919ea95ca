@testable import FieldForms

extension Ledger {
  /// Where the form's survey and a fresh survey differ; nil if they do not.
  static func surveyDifference(_ form: FieldForm<Ledger>) -> String? {
    var slow = form
    slow.surveyAll()
    if slow != form { return "surveying has changed the form" }
    if form.fields.ids != slow.fields.ids { return "fields" }
    let content = form.content.survey.survey
    for (field, place) in form.fields.indices {
      if form.state.survey.fields[place] != slow.state.survey.fields[place] {
        return
          "\(field): \(form.state.survey.fields[place]), not \(slow.state.survey.fields[place])"
      }
      guard form[field] == slow[field] else { return "state of \(field)" }
      let issues = content.issues(at: place)
      if form[field]?.issues.starts(with: issues) != true { return "issues of \(field)" }
    }
    if form.state.survey.rows != slow.state.survey.rows { return "rows" }
    if form.isChanged != slow.isChanged { return "changes" }
    let states = form.declaredFields.compactMap { form[$0] }
    let isValid = states.allSatisfy { $0.traits.isActive ? $0.issues.allSatisfy(isAnswer) : true }
    let hasTwins = !form.state.survey.twice.isEmpty
    if !hasTwins, form.isValid != isValid { return "validity" }
    let invalid = form.declaredFields.first { !(form[$0]?.issues.allSatisfy(isAnswer) ?? true) }
    if form.firstInvalidField != invalid { return "first invalid field" }
    let active = form.declaredFields.filter { form[$0]?.traits.isActive == true }
    for (field, next) in zip(active, active.dropFirst()) {
      if form.field(after: field) != next || form.field(before: next) != field { return "order" }
    }
    if form.field(after: nil) != active.first || form.field(before: nil) != active.last {
      return "ends of the order"
    }
    return nil
  }

  private static func isAnswer(_ issue: ValidationIssue) -> Bool {
    if case .answer = issue.kind { true } else { false }
  }
}
