/// Takes the fields, parts, rows and rules that a form's content declares.
///
/// ```swift
/// mutating func declare(_ form: inout FormDeclaration<FieldID>) {
///   form.field(.name, named: "name", &name, .required, rules: .length(...80))
///   form.part(&address, "address", as: FieldID.address)
///   form.rows(&lines, "lines", as: FieldID.line)
/// }
/// ```
///
/// Each field has a name for servers and snapshots, such as "lines[3].price": the names of the part
/// and the row that it stands in, and then its own. Rule: F11.
public struct FormDeclaration<FieldID: Hashable & Sendable> {
  @usableFromInline let run: DeclarationRun
  /// Finds the place of a field. `isNext` is true for the field that is being declared: nil means
  /// that the run does not take it, such as a second one of its id. It is false for a field of a
  /// rule: nil means that it was not declared before.
  @usableFromInline let place: (_ field: FieldID, _ isNext: Bool) -> Int?

  @inlinable
  init(run: DeclarationRun, place: @escaping (_ field: FieldID, _ isNext: Bool) -> Int?) {
    self.run = run
    self.place = place
  }

  /// Declares the next field of the form.
  ///
  /// ```swift
  /// form.field(.price, named: "price", &price, .required)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The field's id, one for each field.
  ///   - name: What servers and snapshots call the field.
  ///   - field: The property that holds the field.
  ///   - traits: Whether it is required, disabled or hidden.
  ///   - rules: What a value that is there has to fulfil.
  /// - Complexity: that of the rules.
  @inlinable
  public mutating func field<Field: EditableField>(
    _ id: FieldID, named name: String, _ field: inout Field, _ traits: FieldTraits = [],
    rules: FieldRule<Field.Value>...
  ) {
    run.field(place(id, true) != nil, named: { name }, &field, traits, rules)
  }

  /// Declares a rule across fields. Where it does not hold, each of the fields has an issue.
  ///
  /// ```swift
  /// form.rule("range", on: .minimum, .maximum, holds: low <= high, message: "From is above to.")
  /// ```
  ///
  /// A rule may depend on all values of the content, including those of its parts and rows. Declare
  /// its fields before it.
  ///
  /// - Parameters:
  ///   - name: The rule's name in ``ValidationIssue/Kind/rule(_:)``.
  ///   - fields: The fields that the rule concerns. Hidden and disabled ones get no issue.
  ///   - holds: Whether the rule holds for the values as they are.
  ///   - message: What to tell the user; nil leaves it to the ``FormMessages``.
  /// - Complexity: O(*n*) in the number of fields, where the rule does not hold.
  @inlinable
  public mutating func rule(
    _ name: String, on fields: FieldID..., holds: Bool, message: String? = nil
  ) {
    rule(name, on: fields, holds: holds, message: message)
  }

  /// Declares a rule across fields that are listed, such as those of all rows.
  ///
  /// ```swift
  /// form.rule("sum", on: lines.map { .line($0.id, .share) }, holds: sum == 100)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The rule's name in ``ValidationIssue/Kind/rule(_:)``.
  ///   - fields: The fields that the rule concerns. The list is made only if the rule does not hold.
  ///   - holds: Whether the rule holds for the values as they are.
  ///   - message: What to tell the user; nil leaves it to the ``FormMessages``.
  /// - Complexity: O(*n*) in the number of fields, where the rule does not hold.
  @inlinable
  public mutating func rule(
    _ name: String, on fields: @autoclosure () -> [FieldID], holds: Bool, message: String? = nil
  ) {
    guard !holds, run.findsIssues else { return }
    run.breaks(
      ValidationIssue(.rule(name), message: message), at: fields().compactMap { place($0, false) })
  }

  /// Declares the fields of a part, such as an address: a content with field ids of its own.
  ///
  /// ```swift
  /// form.part(&shipping, "shipping", as: FieldID.shipping)   // case shipping(Address.FieldID)
  /// ```
  ///
  /// - Parameters:
  ///   - part: The property that holds the part.
  ///   - name: What servers and snapshots call the part: its city is "shipping.city".
  ///   - id: Makes the form's id from the part's own id of a field.
  /// - Complexity: that of the part's declaration.
  @inlinable
  public mutating func part<Part: FormContent>(
    _ part: inout Part, _ name: String, as id: @escaping (Part.FieldID) -> FieldID
  ) {
    let place = place
    var declaration = FormDeclaration<Part.FieldID>(run: run) { place(id($0), $1) }
    run.part(named: name) { part.declare(&declaration) }
  }

  /// Declares the fields of all rows. (F11)
  ///
  /// ```swift
  /// form.rows(&lines, "lines", as: FieldID.line)   // case line(UUID, Line.FieldID)
  /// ```
  ///
  /// What is known of a field follows the id of its row, wherever the row is moved. At a key in a
  /// row, only that row and what it stands in declare their fields and rules again; other rows do
  /// not. So what a row declares may depend on that row alone. Rows may have rows of their own.
  ///
  /// - Parameters:
  ///   - rows: The property that holds the rows.
  ///   - name: What servers and snapshots call them: the first row's price is "lines[0].price".
  ///   - id: Makes the form's id from the row's id and the row's own id of a field.
  /// - Complexity: that of all rows' declarations at first and when rows come, go or move; that of one
  ///   row's declaration for a key in it.
  @inlinable
  public mutating func rows<Row: FormContent & Identifiable>(
    _ rows: inout [Row], _ name: String, as id: @escaping (Row.ID, Row.FieldID) -> FieldID
  ) {
    let (run, place) = (run, place)
    run.rows(named: name, count: rows.count) { index in
      let row = rows[index].id
      var declaration = FormDeclaration<Row.FieldID>(run: run) { place(id(row, $0), $1) }
      rows[index].declare(&declaration)
    }
  }
}

extension FormDeclaration {
  /// Declares the fields of rows that a snapshot can bring back. (F8, F11)
  ///
  /// ```swift
  /// form.rows(&lines, "lines", as: FieldID.line) { id in Int(id).map { Line(id: $0) } }
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The property that holds the rows.
  ///   - name: What servers and snapshots call them: the first row's price is "lines[0].price".
  ///   - id: Makes the form's id from the row's id and the row's own id of a field.
  ///   - makeRow: Makes an empty row from the description of a saved id; nil where that is no id.
  /// - Complexity: that of ``rows(_:_:as:)``.
  @inlinable
  public mutating func rows<Row: FormContent & Identifiable>(
    _ rows: inout [Row], _ name: String, as id: @escaping (Row.ID, Row.FieldID) -> FieldID,
    restoring makeRow: (String) -> Row?
  ) where Row.ID: CustomStringConvertible {
    if let saved = run.rowsToMake(named: name, ids: { rows.map { $0.id.description } }) {
      var own: [String: Row] = [:]
      for row in rows { own[row.id.description] = row }
      let made = saved.compactMap { own[$0] ?? makeRow($0) }
      // `makeRow` may refuse an id or give the row another one, and the saved list may repeat an id.
      if made.map({ $0.id.description }) == saved, Set(saved).count == saved.count {
        rows = made
      } else {
        run.failsToMakeRows(named: name)
      }
    }
    self.rows(&rows, name, as: id)
  }
}

extension FormDeclaration where FieldID: RawRepresentable<String> {
  /// Declares the next field of the form. Its name is the raw value of its id.
  ///
  /// ```swift
  /// form.field(.email, &email, .required, rules: .email, .length(...254))
  /// form.field(.company, &company, isBusiness ? .required : .hidden)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The field's id, one for each field.
  ///   - field: The property that holds the field.
  ///   - traits: Whether it is required, disabled or hidden.
  ///   - rules: What a value that is there has to fulfil.
  /// - Complexity: that of the rules.
  @inlinable
  public mutating func field<Field: EditableField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits = [],
    rules: FieldRule<Field.Value>...
  ) {
    run.field(place(id, true) != nil, named: { id.rawValue }, &field, traits, rules)
  }
}
