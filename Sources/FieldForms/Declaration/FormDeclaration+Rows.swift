public import NumberText

extension FormDeclaration {
  /// Declares the fields of a part, such as an address: a content with field ids of its own.
  ///
  /// ```swift
  /// form.part(&shipping, named: "shipping", as: FieldID.shipping)   // case shipping(Address.FieldID)
  /// ```
  ///
  /// - Parameters:
  ///   - part: The property that holds the part.
  ///   - name: What servers and snapshots call the part: its city is "shipping.city".
  ///   - id: Makes the form's id from the part's own id of a field.
  @inlinable
  public mutating func part<Part: FormContent>(
    _ part: inout Part, named name: String, as id: @escaping (Part.FieldID) -> FieldID
  ) {
    let inner = FieldLookup<Part.FieldID>.inner { [fields] in fields.answer(id($0), $1) }
    let formats = formats.map { formats in { (field: Part.FieldID) in formats(id(field)) } }
    switch pass {
    case .survey(let own): own.inside(name) { part.declare(for: pass, inner, formats) }
    case .values, .act, .commit, .renew: part.declare(for: pass, inner, formats)
    case .save(let own): own.inside(name) { part.declare(for: pass, inner, formats) }
    case .restore(let own): own.inside(name) { part.declare(for: pass, inner, formats) }
    }
  }

  /// Declares the fields of all rows. (F11)
  ///
  /// ```swift
  /// form.rows(&lines, named: "lines", as: FieldID.line)   // case line(UUID, Line.FieldID)
  /// ```
  ///
  /// What is known of a field follows the id of its row, wherever the row is moved. At a key in a
  /// row, only that row and the levels around it, up to the form, declare their fields and rules
  /// again, and the first row of another array. So what a row declares may depend on that row alone, and where a value
  /// chooses between two arrays, their rows need different ids. Rows may have rows of their own.
  ///
  /// - Parameters:
  ///   - rows: The property that holds the rows.
  ///   - name: What servers and snapshots call them: the first row's price is "lines[0].price".
  ///   - label: Puts the number of a row into the labels of its fields, and nothing else: `{ "Line \($0), \($1)" }`.
  ///   - id: Makes the form's id from the row's id and the row's own id of a field.
  /// - Complexity: that of all rows' declarations at first and when rows come, go or move; that of one
  ///   row's declaration for a key in it, and of the first row's for a key elsewhere.
  @inlinable
  public mutating func rows<Row: FormContent & Identifiable>(
    _ rows: inout [Row], named name: String, rowLabel label: RowLabel? = nil,
    as id: @escaping (Row.ID, Row.FieldID) -> FieldID
  ) {
    _ = self.rows(&rows, named: name, rowLabel: label, as: id) { _ in nil }
  }

  /// Declares the fields of all rows, and sums up what each row adds. Rule: F16.
  ///
  /// ```swift
  /// let sum = form.rows(&lines, named: "lines", as: FieldID.line, summing: { $0.amount.entry })
  /// form.computed(.total, named: "total", &total, value: .number(sum))
  /// ```
  ///
  /// A key in a row asks that row for its number and no other, so a sum costs the same over 20 rows as
  /// over 20,000.
  ///
  /// - Parameters:
  ///   - rows: The property that holds the rows.
  ///   - name: What servers and snapshots call them: the first row's price is "lines[0].price".
  ///   - label: Puts the number of a row into the labels of its fields, and nothing else: `{ "Line \($0), \($1)" }`.
  ///   - id: Makes the form's id from the row's id and the row's own id of a field.
  ///   - summand: What a row adds, from that row alone; nil for a row without a number.
  /// - Returns: The sum; nil while a row has no number.
  @inlinable
  public mutating func rows<Row: FormContent & Identifiable>(
    _ rows: inout [Row], named name: String, rowLabel label: RowLabel? = nil,
    as id: @escaping (Row.ID, Row.FieldID) -> FieldID, summing summand: (Row) -> FixedDecimal?
  ) -> FixedDecimal? {
    func declare(_ row: inout Row) {
      let lookup = FieldLookup<Row.FieldID>
        .inner { [fields, row = row.id] in fields.answer(id(row, $0), $1) }
      let formats = formats.map { [row = row.id] formats in
        { (field: Row.FieldID) in formats(id(row, field)) }
      }
      row.declare(for: pass, lookup, formats)
    }
    func declareAndAdd(_ row: inout Row) -> FixedDecimal? {
      declare(&row)
      return summand(row)
    }
    switch pass {
    case .survey(let pass):
      return pass.rows(named: name, rowLabel: label, count: rows.count) {
        declareAndAdd(&rows[$0])
      }
    case .renew(let pass): return pass.rows(count: rows.count) { declareAndAdd(&rows[$0]) }
    case .act(let pass): return pass.rows(count: rows.count) { declare(&rows[$0]) }
    case .values, .commit: for index in rows.indices { declare(&rows[index]) }
    case .save(let pass):
      for index in rows.indices { pass.inside("\(name)[\(index)]") { declare(&rows[index]) } }
    case .restore(let pass):
      for index in rows.indices { pass.inside("\(name)[\(index)]") { declare(&rows[index]) } }
    }
    return rows.reduce(FixedDecimal?.some(0)) { sum, row in
      sum.flatMap { sum in summand(row).map { sum + $0 } }
    }
  }

  /// Declares the fields of rows that a snapshot can bring back. (F8, F11)
  ///
  /// ```swift
  /// form.rows(&lines, named: "lines", as: FieldID.line) { saved in
  ///   Int(saved.id).map { Line(id: $0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The property that holds the rows.
  ///   - name: What servers and snapshots call them: the first row's price is "lines[0].price".
  ///   - label: Puts the number of a row into the labels of its fields, and nothing else: `{ "Line \($0), \($1)" }`.
  ///   - id: Makes the form's id from the row's id and the row's own id of a field.
  ///   - summand: What a row adds to the sum.
  ///   - payload: What a row saves beside its fields, in a notation of the host's own.
  ///   - makeRow: Makes an empty row from what was saved; nil if that is not a row of this form.
  /// - Returns: The sum; nil while a row has no number.
  @inlinable @discardableResult
  public mutating func rows<Row: FormContent & Identifiable>(
    _ rows: inout [Row], named name: String, rowLabel label: RowLabel? = nil,
    as id: @escaping (Row.ID, Row.FieldID) -> FieldID,
    summing summand: (Row) -> FixedDecimal? = { _ in nil },
    saving payload: (Row) -> String? = { _ in nil }, restoring makeRow: (SavedRow) -> Row?
  ) -> FixedDecimal? where Row.ID: CustomStringConvertible {
    bringBack(&rows, named: name, saving: payload, restoring: makeRow)
    return self.rows(&rows, named: name, rowLabel: label, as: id, summing: summand)
  }

  /// Saves and restores which rows there are.
  @inlinable
  func bringBack<Row: FormContent & Identifiable>(
    _ rows: inout [Row], named name: String, saving payload: (Row) -> String?,
    restoring makeRow: (SavedRow) -> Row?
  ) where Row.ID: CustomStringConvertible {
    switch pass {
    case .save(let pass):
      pass.save(rows.map { SavedRow(id: $0.id.description, payload: payload($0)) }, named: name)
    case .restore(let pass):
      if let saved = pass.takeRows(named: name) {
        var own: [String: Int] = [:]
        for index in rows.indices { own[rows[index].id.description] = index }
        let made = saved.compactMap { saved in
          saved.payload == nil ? own[saved.id].map { rows[$0] } ?? makeRow(saved) : makeRow(saved)
        }
        // `makeRow` may refuse a row or give it another id, and a list may repeat an id.
        let ids = saved.map { $0.id }
        if made.map({ $0.id.description }) == ids, ids.areDistinct {
          rows = made
        } else {
          pass.losesRows(named: name)
        }
      }
    case .survey, .values, .act, .commit, .renew: break
    }
  }
}

extension [String] {
  /// Whether no text is there twice.
  @usableFromInline var areDistinct: Bool {
    var indices: [String: Int] = [:]
    for (index, text) in enumerated() where indices.updateValue(index, forKey: text) != nil {
      return false
    }
    return true
  }
}

/// Makes the label of a field in a row from the row's number, counted from 1, and the field's own label:
/// "Line 2, price".
public typealias RowLabel = (_ number: Int, _ label: String) -> String
