/// What a submit's handler answers about a field, by the field's id.
///
/// ```swift
/// await model.submit { content in
///   await server.isTaken(content.email.text) ? [.answer(.email, "This address is taken.")] : []
/// }
/// ```
///
/// If a server sends the name of a field, use
/// ``ValidationIssue/answer(_:_:detail:facts:suggestions:)``.
public struct FieldAnswer<FieldID: Hashable & Sendable>: Hashable, Sendable {
  let field: FieldID
  let message: String?
  let detail: String?
  let facts: [String: String]
  let suggestions: [String]

  /// Makes an answer about what is wrong with a field; the parameters are the properties of
  /// ``ValidationIssue``.
  public static func answer(
    _ field: FieldID, _ message: String?, detail: String? = nil, facts: [String: String] = [:],
    suggestions: [String] = []
  ) -> FieldAnswer {
    FieldAnswer(
      field: field, message: message, detail: detail, facts: facts, suggestions: suggestions)
  }

  /// Makes an issue of the answer, with the field's name. A field that is not declared has no name:
  /// the issue then has the description of the id in its place. No field has this name, so the form
  /// shows the issue as an issue of the whole form.
  fileprivate func issue(in fields: DeclaredFields<FieldID>, _ survey: FormSurvey)
    -> ValidationIssue
  {
    let name = fields.indices[field].map { survey.name(at: $0) } ?? "\(field)"
    return .answer(name, message, detail: detail, facts: facts, suggestions: suggestions)
  }
}

extension FieldForm {
  /// Ends a submit with the handler's answers, which have the ids of fields: an empty list if
  /// nothing is wrong. (F3)
  ///
  /// ```swift
  /// form.endSubmit(submission, [.answer(.email, "This address is taken.")])   // .answered
  /// form.focusedField   // .email
  /// ```
  ///
  /// - Returns: How the submit ended.
  /// - Complexity: O(*n*) in the number of fields, rules and answers.
  @_disfavoredOverload
  @discardableResult
  public mutating func endSubmit(
    _ submission: Submission<Content>, _ answers: [FieldAnswer<FieldID>]
  ) -> SubmitOutcome<FieldID> {
    let (fields, survey) = submission.content.survey
    return endSubmit(submission, answers.map { $0.issue(in: fields, survey) })
  }
}

extension FormModel {
  /// Submits the form as `submit(_:)` does, with answers that have the ids of fields instead of
  /// names.
  ///
  /// ```swift
  /// let outcome = await model.submit { content in
  ///   await server.isTaken(content.email.text) ? [.answer(.email, "This address is taken.")] : []
  /// }
  /// ```
  ///
  /// - Parameter handler: Takes the content as it was when the submit began; returns what is
  ///   wrong.
  /// - Throws: What the handler throws. The submit is cancelled then, and can begin again.
  /// - Complexity: O(*n*) in the number of fields and rules, beside waiting.
  @_disfavoredOverload
  @discardableResult
  public func submit<Failure: Error>(
    _ handler: (Content) async throws(Failure) -> [FieldAnswer<FieldID>]
  ) async throws(Failure) -> SubmitOutcome<FieldID> {
    try await submit { content async throws(Failure) -> [ValidationIssue] in
      let answers = try await handler(content)
      let (fields, survey) = content.survey
      return answers.map { $0.issue(in: fields, survey) }
    }
  }
}
