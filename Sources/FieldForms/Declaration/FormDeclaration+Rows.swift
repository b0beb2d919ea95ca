public import NumberText

extension FormDeclaration {
  /// Declares the fields of a part of the form, such as an address. The type of the part is a
  /// ``FormContent`` with field ids of its own.
  ///
  /// ```swift
  /// form.part(&shipping, named: "shipping", as: FieldID.shipping)   // case shipping(Address.FieldID)
  /// ```
  ///
  /// - Parameters:
  ///   - part: The property that holds the part.
  ///   - name: What servers and snapshots call the part: with "shipping", the city in it is called
  ///     "shipping.city".
  ///   - id: Makes the form's id of a field from the id that the field has in the part.
  @inlinable
  public mutating func part<Part: FormContent>(
    _ part: inout Part, named name: String, as id: @escaping (Part.FieldID) -> FieldID
  ) {
    let inner = FieldLookup<Part.FieldID>
      .inner { [fields] in fields.answer(id($0), isNext: $1) }
    let formats = formats.map { formats in { (field: Part.FieldID) in formats(id(field)) } }
    if let naming = pass.naming {
      naming.inside(name) { part.declare(for: pass, inner, formats) }
    } else {
      part.declare(for: pass, inner, formats)
    }
  }

  /// Declares the fields of all rows of an array, such as the lines of an invoice. (F11)
  ///
  /// ```swift
  /// form.rows(&lines, named: "lines", as: FieldID.line)   // case line(UUID, Line.FieldID)
  /// ```
  ///
  /// The form knows a row by its `id`: when the row moves in the array, the focus and all that is
  /// known of the row's fields move with the row. Rows may have rows of their own.
  ///
  /// - Parameters:
  ///   - rows: The property that holds the rows.
  ///   - name: What servers and snapshots call the array: with "lines", the first row's price is
  ///     "lines[0].price".
  ///   - label: Makes the label of a field in a row from the row's number, counted from 1, and the
  ///     field's own label: `{ "Line \($0), \($1)" }`. Nil if labels do not name the row.
  ///   - id: Makes the form's id of a field from the row's id and the id that the field has in the
  ///     row.
  @inlinable
  public mutating func rows<Row: FormContent & Identifiable>(
    _ rows: inout [Row], named name: String, rowLabel label: RowLabel? = nil,
    as id: @escaping (Row.ID, Row.FieldID) -> FieldID
  ) {
    _ = self.rows(&rows, named: name, rowLabel: label, as: id) { _ in nil }
  }

  /// Declares the fields of all rows of an array, and adds up a number of each row. Rule: F16.
  ///
  /// ```swift
  /// let sum = form.rows(&lines, named: "lines", as: FieldID.line, summing: { $0.amount.entry })
  /// form.computed(.total, named: "total", &total, value: .number(sum))
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The property that holds the rows.
  ///   - name: What servers and snapshots call the array: with "lines", the first row's price is
  ///     "lines[0].price".
  ///   - label: Makes the label of a field in a row from the row's number, counted from 1, and the
  ///     field's own label: `{ "Line \($0), \($1)" }`. Nil if labels do not name the row.
  ///   - id: Makes the form's id of a field from the row's id and the id that the field has in the
  ///     row.
  ///   - summand: Returns the number of a row that is added to the sum; nil if the row has none
  ///     now.
  /// - Returns: The sum; nil while any row has no number.
  @inlinable
  public mutating func rows<Row: FormContent & Identifiable>(
    _ rows: inout [Row], named name: String, rowLabel label: RowLabel? = nil,
    as id: @escaping (Row.ID, Row.FieldID) -> FieldID, summing summand: (Row) -> FixedDecimal?
  ) -> FixedDecimal? {
    var sum: FixedDecimal? = 0
    func declare(_ index: Int) {
      let row = rows[index].id
      let lookup = FieldLookup<Row.FieldID>
        .inner { [fields] in fields.answer(id(row, $0), isNext: $1) }
      let formats = formats.map { formats in
        { (field: Row.FieldID) in formats(id(row, field)) }
      }
      rows[index].declare(for: pass, lookup, formats)
      if let known = sum { sum = summand(rows[index]).map { known + $0 } }
    }
    switch pass {
    case .survey(let pass):
      pass.rows(named: name, rowLabel: label, count: rows.count, declare)
    case .edit(let pass):
      if let work = pass.rows {
        work.visit(&rows, named: name)
        return nil
      }
      for index in rows.indices where !pass.isDone { declare(index) }
    case .save, .restore:
      for index in rows.indices { pass.naming?.inside("\(name)[\(index)]") { declare(index) } }
    }
    return sum
  }

  /// Declares the fields of all rows of an array, and how the rows are saved in a snapshot and made
  /// again from the snapshot. (F8, F11)
  ///
  /// ```swift
  /// form.rows(&lines, named: "lines", as: FieldID.line) { saved in
  ///   Int(saved.id).map { Line(id: $0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The property that holds the rows.
  ///   - name: What servers and snapshots call the array: with "lines", the first row's price is
  ///     "lines[0].price".
  ///   - label: Makes the label of a field in a row from the row's number, counted from 1, and the
  ///     field's own label: `{ "Line \($0), \($1)" }`. Nil if labels do not name the row.
  ///   - id: Makes the form's id of a field from the row's id and the id that the field has in the
  ///     row.
  ///   - summand: Returns the number of a row that is added to the sum; nil if the row has none
  ///     now.
  ///   - payload: Returns what is saved of a row beside its id and fields, as a text such as JSON;
  ///     nil for nothing.
  ///   - makeRow: Makes an empty row from the id and payload that were saved; nil if this form has
  ///     no row with that id and payload.
  /// - Returns: The sum; nil while any row has no number.
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

  /// If the form is being saved, saves the ids and payloads of the rows. If the form is being
  /// restored, replaces the array by the saved rows. In any other run of `declare`, does nothing.
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
        // The array stays as it is if `makeRow` returns nil or a row with another id, or if a saved
        // id comes twice.
        let ids = saved.map { $0.id }
        if made.map({ $0.id.description }) == ids, ids.areDistinct {
          rows = made
        } else {
          pass.losesRows(named: name)
        }
      }
    case .survey, .edit: break
    }
  }
}

extension [String] {
  /// Whether no two texts are equal.
  @usableFromInline var areDistinct: Bool {
    var indices: [String: Int] = [:]
    for (index, text) in enumerated() where indices.updateValue(index, forKey: text) != nil {
      return false
    }
    return true
  }
}

/// Makes the label of a field in a row from the row's number, counted from 1, and the field's own
/// label: "Line 2, price".
public typealias RowLabel = (_ number: Int, _ label: String) -> String
