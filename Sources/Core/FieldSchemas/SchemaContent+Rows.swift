public import FieldForms

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
    return copy.withRows(at: Self.path(pointer)[...]) { rows, _ in rows.map { $0.id } }
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
    guard Set(ids).count == ids.count else { return false }
    let set: Void? = withRows(at: Self.path(pointer)[...]) { rows, template in
      var own: [String: SchemaRow] = [:]
      for row in rows { own[row.id] = row }
      rows = ids.map { own[$0] ?? SchemaRow(id: $0, content: template) }
    }
    return set != nil
  }

  /// Calls `body` with the rows at a path and a template for new ones; nil if no array is there.
  private mutating func withRows<Result>(
    at path: ArraySlice<String>, _ body: (inout [SchemaRow], SchemaContent) -> Result
  ) -> Result? {
    guard let name = path.first, let index = schema.index(of: name) else { return nil }
    let rest = path.dropFirst()
    switch schema.members[index].kind {
    case .number, .text: return nil
    case .object: return nodes[index].object.withRows(at: rest, body)
    case .rows(let template):
      guard let row = rest.first else { return body(&nodes[index].rows, template) }
      guard let row = Int(row), nodes[index].rows.indices.contains(row) else { return nil }
      return nodes[index].rows[row].content.withRows(at: rest.dropFirst(), body)
    }
  }

  /// The names in a JSON Pointer, with "~1" as "/" and "~0" as "~"; an empty list if the text is not a pointer.
  private static func path(_ pointer: String) -> [String] {
    guard pointer.utf8.first == UInt8(ascii: "/") else { return [] }
    return pointer.unicodeScalars.dropFirst()
      .split(separator: "/", omittingEmptySubsequences: false)
      .map { token in
        var name = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in token {
          switch scalar {
          case "0" where isEscaped: name.append("~")
          case "1" where isEscaped: name.append("/")
          default: if scalar != "~" { name.append(scalar) }
          }
          isEscaped = scalar == "~"
        }
        return String(name)
      }
  }
}

extension FieldForm where Content == SchemaContent {
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
    focusOrder.flatMap { id in
      issues(of: id).map { issue in
        SchemaIssue(
          pointer: pointer(to: id) ?? "", keyword: content.field(id)?.keyword(of: issue) ?? "",
          reason: messages.issue(issue, messages.label(id)))
      }
    }
  }
}
