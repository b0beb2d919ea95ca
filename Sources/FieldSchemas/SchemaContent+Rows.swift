public import FieldForms
import FormattingFieldJSON
import NumberText

extension SchemaContent {
  /// The ids of the rows of an array, in their order.
  ///
  /// ```swift
  /// form.content.rows(at: "/lines")           // ["0", "1"]
  /// form.content.rows(at: "/lines/1/parts")   // []
  /// ```
  ///
  /// - Parameter pointer: The JSON Pointer of the array; rows are named by their present index.
  /// - Returns: The ids; nil if the form does not have the array.
  /// - Complexity: O(*n*) in the rows.
  public func rows(at pointer: String) -> [String]? {
    var copy = self
    var ids: [String]?
    copy.withRows(at: pointer.pointerPath[...]) { rows, _ in ids = rows.map { $0.id } }
    return ids
  }

  /// The JSON Pointers of all arrays of rows that the form has, in the order of the schema; those in rows are
  /// named by the rows' present indices.
  ///
  /// - Complexity: O(*n*) in the fields.
  public var arrays: [String] { arrays(in: "") }

  private func arrays(in pointer: String) -> [String] {
    zip(schema.members, nodes).flatMap { member, node -> [String] in
      let pointer = pointer.pointer(to: member.name)
      switch node {
      case .object(let content): return content.value.arrays(in: pointer)
      case .rows(let rows):
        return [pointer]
          + rows.value.rows.enumerated().flatMap { index, row in
            row.content.arrays(in: pointer.pointer(to: String(index)))
          }
      default: return []
      }
    }
  }

  /// Gives an array the rows with these ids, in this order. A row that is there already keeps its
  /// values; a new one has the schema's defaults; any other row is removed.
  ///
  /// ```swift
  /// form.content.setRows(["1", "0", "new"], at: "/lines")   // true
  /// ```
  ///
  /// - Parameters:
  ///   - ids: The ids, of the host's own choice, each once.
  ///   - pointer: The JSON Pointer of the array; rows are named by their present index.
  /// - Returns: Whether it was done: false if the form does not have the array, or an id is there twice.
  /// - Complexity: O(*n*) in the rows.
  @discardableResult
  public mutating func setRows(_ ids: [String], at pointer: String) -> Bool {
    guard ids.areDistinct else { return false }
    return withRows(at: pointer.pointerPath[...]) { rows, template in
      var own: [String: Int] = [:]
      for (index, row) in rows.enumerated() { own[row.id] = index }
      rows = ids.map { id in own[id].map { rows[$0] } ?? SchemaRow(id: id, content: template) }
    }
  }

  /// Calls `body` with the rows at a path and a template for new ones.
  ///
  /// - Returns: Whether an array is there.
  @discardableResult
  private mutating func withRows(
    at path: ArraySlice<String>, _ body: (inout [SchemaRow], SchemaContent) -> Void
  ) -> Bool {
    guard let name = path.first, let index = schema.index(of: name) else { return false }
    let rest = path.dropFirst()
    switch nodes[index].owned() {
    case .number, .text, .value, .taken: return false
    case .object(let content): return content.value.withRows(at: rest, body)
    case .rows(let own):
      guard let row = rest.first else {
        let template = own.value.template
        body(&own.value.rows, template)
        return true
      }
      guard let row = row.pointerIndex, own.value.rows.indices.contains(row) else { return false }
      return own.value.rows[row].content.withRows(at: rest.dropFirst(), body)
    }
  }
}

extension FieldForm where Content == SchemaContent {
  /// Submits the form to a validator of the host's own, for what no form judges: it takes the JSON of a
  /// valid form, and answers with issues by JSON Pointer.
  ///
  /// ```swift
  /// form.submit { json in ownValidator.errors(in: json).map { .answer($0.pointer, $0.message) } }
  /// ```
  ///
  /// - Returns: How the submit ended; the validator was not asked unless the form was valid.
  /// - Complexity: O(*n*) in the number of fields, rules and issues, beside the validator.
  @discardableResult
  public mutating func submit(
    to validator: (_ json: String) -> [ValidationIssue]
  ) -> SubmitOutcome<FieldID> {
    let outcome = beginSubmit()
    guard outcome == .started, let submission else { return outcome }
    return endSubmit(submission, validator(submission.content.json))
  }

  /// Asks a validator of the host's own about the values as they are now, for what no form judges. Call it
  /// after each change, so that what it finds is shown while the user types, as the form's own issues are: in
  /// `FieldState.shownIssues` only once a field was left. (F19)
  ///
  /// ```swift
  /// try form.apply(.type("3"))
  /// form.validate { json in ownValidator.errors(in: json).map { .answer($0.pointer, $0.message) } }
  /// ```
  ///
  /// Each question replaces what the validator found before. It is not asked, and nothing of it is shown,
  /// while the text of a field is refused: the JSON would not be what the user sees. Its issues do not make the
  /// form invalid; ``submit(to:)`` asks it again.
  ///
  /// - Returns: Whether the validator was asked.
  /// - Complexity: O(*n*) in the bytes of the JSON, the fields and issues, beside the validator.
  @discardableResult
  public mutating func validate(
    by validator: (_ json: String) -> [ValidationIssue]
  ) -> Bool {
    validate(by: { (content: SchemaContent) in validator(content.json) })
  }

  /// What is wrong with the fields: for each issue the JSON Pointer of the value, the keyword that it
  /// fails, and the sentence of the messages.
  ///
  /// ```swift
  /// let messages = FormMessages<[String]>(label: { content.field($0)?.label ?? "" })
  /// form.schemaIssues(in: messages).first
  /// // /lines/0/price: Unit price: The number must be more than 0.   keyword "exclusiveMinimum"
  /// ```
  ///
  /// The keyword is empty if the issue has none, such as a server's answer.
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func schemaIssues(in messages: FormMessages<[String]>) -> [SchemaIssue] {
    declaredFields.flatMap { id in
      issues(of: id).map { issue in
        SchemaIssue(
          at: pointer(to: id) ?? "", content.field(id)?.keyword(of: issue) ?? "",
          messages.issue(issue, messages.label(id)))
      }
    }
  }
}
