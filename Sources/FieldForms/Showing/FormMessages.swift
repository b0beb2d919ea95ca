public import FieldEditing

/// The sentences of a form about its fields and submits, to show or for a screen reader to say.
/// (C8)
///
/// They are in the language of a `MessageTable`, English by default. A host can replace templates
/// of the table, or whole sentences here:
///
/// ```swift
/// var german = FormMessages<SignIn.FieldID>(
///   labels: [.username: "Name", .password: "Kennwort"], in: .german)
/// form.sentences(for: .username, in: german)   // ["Name: Diese Angabe ist erforderlich."]
/// german.issue = { issue, label in
///   issue.kind == .required ? "\(label ?? "Etwas") fehlt." : "\(label ?? "Etwas") stimmt nicht."
/// }
/// form.sentences(for: .username, in: german)   // ["Name fehlt."]
/// ```
public struct FormMessages<FieldID: Hashable & Sendable>: Sendable {
  /// Returns what people call a field without a declared label. If this label is empty, sentences
  /// do not name the field: "This field is required." Such sentences suit a host that shows them
  /// below the field.
  public let label: @Sendable (FieldID) -> String

  /// Writes an issue as a short sentence, from the issue and the label of its field. The label is
  /// nil for an issue of the whole form.
  public var issue: @Sendable (ValidationIssue, String?) -> String

  /// Writes what a commit did as a short sentence, from the outcome, the label of the field, and
  /// the field after the commit; nil if there is nothing to tell.
  public var outcome: @Sendable (CommitOutcome, String, FieldState) -> String?

  /// Writes how a submit began or ended as a short sentence, from the outcome and the number of
  /// issues.
  public var submit: @Sendable (SubmitOutcome<FieldID>, Int) -> String

  /// Writes one sentence for a screen reader about a field without issues, from its label, its
  /// text, and whether the text is secret and must not be spoken.
  public var field: @Sendable (String, String, Bool) -> String

  /// Makes messages in the language of a table; `label` returns what people call a field.
  public init(
    label: @escaping @Sendable (FieldID) -> String, in table: MessageTable = .english
  ) {
    self.init(label: label, other: { _ in "" }, table)
  }

  /// - Parameter other: Returns the label of a field by the field's name, for the sentence that two
  ///   fields must have the same text; "" if it is not known.
  fileprivate init(
    label: @escaping @Sendable (FieldID) -> String, other: @escaping @Sendable (String) -> String,
    _ table: MessageTable
  ) {
    self.label = label
    issue = { table.labelled($1 ?? "", $0.sentence(isOfForm: $1 == nil, other: other, in: table)) }
    outcome = { outcome, label, field in
      outcome.message(showing: field.text, format: field.numberFormat, in: table)
        .map { table.labelled(label, $0) }
    }
    submit = { $0.sentence(issueCount: $1, names: label, in: table) }
    field = { label, text, isSecret in
      table.labelled(
        label,
        isSecret && !text.isEmpty
          ? table[.fieldFilled] : table.isolated(table.spoken(text)))
    }
  }
}

extension FormMessages where FieldID: RawRepresentable<String> {
  /// Makes messages in the language of a table; a field that has no label is called by the raw
  /// value of its id.
  public init(labels: [FieldID: String] = [:], in table: MessageTable = .english) {
    self.init(label: { labels[$0] ?? $0.rawValue }, in: table)
  }

  /// Makes messages in the language of a table. `label` also names the other field in the sentence
  /// that two fields must have the same text.
  public init(
    label: @escaping @Sendable (FieldID) -> String, in table: MessageTable = .english
  ) {
    self.init(label: label, other: { FieldID(rawValue: $0).map(label) ?? $0 }, table)
  }
}

extension ValidationIssue {
  /// Writes an issue as a short sentence, without the label of its field.
  fileprivate func sentence(
    isOfForm: Bool, other: (String) -> String, in table: MessageTable
  ) -> String {
    if let message { return message }
    func sentence(_ key: MessageTable.Key, _ fact: String, _ text: String) -> String {
      table.sentence(key, [fact: text])
    }
    let words: String
    switch kind {
    // The sentence about a refused number has its suggestions in it. To the sentences of the other
    // cases, suggestions are added after the switch.
    case .number(let refused): return refused.message(in: table)
    case .required: words = table[.required]
    case .tooShort(let minimum): words = sentence(.tooShort, "minimum", String(minimum))
    case .tooLong(let maximum): words = sentence(.tooLong, "maximum", String(maximum))
    case .pattern: words = table[.pattern]
    case .email: words = table[.email]
    case .date(let example): words = sentence(.date, "example", example)
    case .time(let example): words = sentence(.time, "example", example)
    case .dateTime(let example): words = sentence(.dateTime, "example", example)
    case .earliest(let minimum): words = sentence(.earliest, "minimum", minimum)
    case .latest(let maximum): words = sentence(.latest, "maximum", maximum)
    case .option: words = table[.option]
    case .tooFew(let minimum): words = sentence(.tooFew, "minimum", String(minimum))
    case .tooMany(let maximum): words = sentence(.tooMany, "maximum", String(maximum))
    case .unequal(let name): words = table.unequal(to: other(name))
    // No "Did you mean …?" is added, because a host may give suggestions that are no texts to type.
    case .rule, .check, .answer: return table[isOfForm ? .formNotAccepted : .notAccepted]
    case .declaredTwice: return table[.formFault]
    }
    return table.suggesting(suggestions, after: words)
  }
}

extension MessageTable {
  fileprivate func unequal(to other: String) -> String {
    other.isInvisible ? self[.unequal] : sentence(.unequalTo, quoting: other, as: "other")
  }

  /// The sentence that texts were put back, with the labels of their fields if these have labels.
  fileprivate func reverted(_ labels: [String]) -> String {
    let names = labels.filter { !$0.isEmpty }.map { shown($0, before: ",") }
    if names.isEmpty { return self[.submitReverted] }
    let fields = composed(.submitFields, ["fields": joined(names, by: .list)])
    return joined([self[.submitReverted], fields], by: .consecutive)
  }
}

extension SubmitOutcome {
  fileprivate func sentence(
    issueCount: Int, names: (FieldID) -> String, in table: MessageTable
  ) -> String {
    let count: KeyValuePairs = ["count": String(issueCount)]
    return switch self {
    case .started: table[.submitStarted]
    case .accepted: table[.submitAccepted]
    case .answered: table.sentence(.submitAnswered, count)
    case .invalid: table.sentence(.submitInvalid, count)
    case .reverted(let fields): table.reverted(fields.map { names($0).withoutColon })
    case .alreadyRunning: table[.submitRunning]
    case .cancelled: table[.submitCancelled]
    }
  }
}

extension FieldForm {
  /// The sentences about a field: about its issues or, if there are none, about what its last
  /// commit did. (C8) The text of a secret field is not in them.
  ///
  /// ```swift
  /// form.sentences(for: .price, in: messages)
  /// // ["Price: Digits are missing after a thousands separator. Did you mean “1,5”?"]
  /// ```
  public func sentences(
    for field: FieldID, in messages: FormMessages<FieldID>
  ) -> [String] {
    guard let state = self[field] else { return [] }
    let label = state.label ?? messages.label(field)
    let isSecret = state.traits.contains(.secret)
    let issues = state.issues.map {
      messages.issue(isSecret ? $0.withoutText : $0, label)
    }
    guard issues.isEmpty, !isSecret, let outcome = state.outcome else { return issues }
    return [messages.outcome(outcome, label, state)].compactMap { $0 }
  }

  /// The sentences about the form as a whole: about fields that are declared twice, and what the
  /// handler of the last submit answered about no single field.
  ///
  /// ```swift
  /// form.sentences(in: messages)   // ["The payment was declined."]
  /// ```
  public func sentences(in messages: FormMessages<FieldID>) -> [String] {
    formIssues.map { messages.issue($0, nil) }
  }

  /// One sentence about a field for a screen reader to say when the field gets or loses the focus.
  /// (C8)
  ///
  /// ```swift
  /// form.announcement(of: .price, in: messages)   // "Price: 3.14"
  /// ```
  public func announcement(
    of field: FieldID, in messages: FormMessages<FieldID>
  ) -> String {
    if let sentence = sentences(for: field, in: messages).first { return sentence }
    let state = self[field]
    return messages.field(
      state?.label ?? messages.label(field), state?.text ?? "",
      state?.traits.contains(.secret) ?? true)
  }

  /// One sentence for a screen reader about how a submit began or ended. (C8)
  ///
  /// ```swift
  /// form.announcement(of: .accepted, in: messages)   // "The form was sent."
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func announcement(
    of outcome: SubmitOutcome<FieldID>, in messages: FormMessages<FieldID>
  ) -> String {
    let count = declaredFields.reduce(formIssues.count) { $0 + issues(of: $1).count }
    return messages.submit(outcome, count)
  }
}
