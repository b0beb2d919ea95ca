extension FieldForm {
  /// The field that has the focus; nil if none has. It is data of the form and independent of any
  /// view. (F1)
  ///
  /// Setting this property moves the focus and commits the field that loses the focus. (F3) A field
  /// that is hidden, disabled or not declared does not get the focus.
  public var focusedField: FieldID? {
    get { state.focus.map { fields.ids[$0] } }
    set { focus(newValue) }
  }

  /// The fields in declared order, disabled and hidden ones included.
  public var declaredFields: [FieldID] { fields.ids }

  /// Moves the focus to a field, or clears the focus if `field` is nil. The field that loses the
  /// focus is committed. (F3) In a number field that gets the focus the whole number is selected,
  /// so that a key replaces it, unless the text is edited and not committed. (F10)
  ///
  /// ```swift
  /// form.focus(.password)   // true
  /// form.focus(.hiddenOne)  // false; the focus stays
  /// ```
  ///
  /// - Returns: Whether the field has the focus now; true also if `field` is nil.
  @discardableResult
  public mutating func focus(_ field: FieldID?) -> Bool { focus(field, selects: true) }

  /// `selects` is false if the user has placed the caret, which then stays.
  mutating func focus(_ field: FieldID?, selects: Bool) -> Bool {
    guard let field else {
      leave()
      return true
    }
    guard let index = fields.indices[field] else { return false }
    if index == state.focus { return true }
    guard state.survey.isActive(index) else { return false }
    leave()
    // The commit of the old field may have hidden the new field, or moved it to another index.
    guard let index = fields.indices[field], state.survey.isActive(index) else { return false }
    if selects { act(.focus, on: field) }
    state.focus = fields.indices[field]
    checkInvariants()
    return true
  }

  /// Focuses the content's default field, or else the first field that can be edited, if no field
  /// has the focus yet. (F2)
  ///
  /// ```swift
  /// form.focusOnAppear()
  /// form.focusedField   // .username
  /// ```
  public mutating func focusOnAppear() {
    guard state.focus == nil else { return }
    if let field = stored.defaultField, focus(field) { return }
    moveToNext()
  }

  /// Moves the focus to the next field that can be edited; if there is none, clears the focus. If
  /// no field has the focus, the first field that can be edited gets it. (F2)
  ///
  /// ```swift
  /// form.moveToNext()   // Tab
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func moveToNext() { move { $0.field(after: $1) } }

  /// Moves the focus to the previous field that can be edited; if there is none, clears the focus.
  /// If no field has the focus, the last field that can be edited gets it.
  ///
  /// ```swift
  /// form.moveToPrevious()   // Shift-Tab
  /// ```
  public mutating func moveToPrevious() { move { $0.field(before: $1) } }

  /// Does what the Return key does: commits the focused field and moves the focus to the next
  /// field, or clears the focus after the last field. Rule: F2.
  ///
  /// ```swift
  /// form.pressReturn()
  /// form.focusedField   // .password, after .username
  /// ```
  public mutating func pressReturn() {
    if state.focus != nil { moveToNext() }
  }

  package var firstInvalidField: FieldID? {
    state.firstInvalid.map { fields.ids[$0] }
  }

  /// Takes the focus away and commits the field that had it.
  mutating func leave() {
    guard let index = state.focus else { return }
    let field = fields.ids[index]
    state.focus = nil
    // A commit that cannot change the field is left out, because it would run `declare` twice for
    // nothing.
    guard state.survey.fields[index].fieldSurvey.isUncommitted else {
      state.touched[index] = true
      return
    }
    commit(field)
  }

  /// Moves the focus to the field that `target` returns for the focused field, or clears the focus
  /// if `target` returns nil. The focused field is committed before `target` is called, because its
  /// commit may hide or show fields.
  private mutating func move(_ target: (FieldForm, FieldID?) -> FieldID?) {
    let from = focusedField
    leave()
    if let field = target(self, from) { focus(field) }
  }

  /// The next field after `field` that can be edited, or the first such field if `field` is nil;
  /// nil if there is none.
  func field(after field: FieldID?) -> FieldID? {
    guard let index = field.map({ fields.indices[$0] }) ?? -1 else { return nil }
    return (index + 1..<fields.ids.count).first(where: state.survey.isEditable).map {
      fields.ids[$0]
    }
  }

  /// The last field before `field` that can be edited, or the last such field of all if `field` is
  /// nil; nil if there is none.
  func field(before field: FieldID?) -> FieldID? {
    guard let index = field.map({ fields.indices[$0] }) ?? fields.ids.count else { return nil }
    return (0..<index).last(where: state.survey.isEditable).map { fields.ids[$0] }
  }

  /// The field that gets the focus when the row of the focused field was removed: the field of the
  /// same name in the next row, or else in the previous row. Nil if there is none. (F11)
  ///
  /// `field`, which is an index, `old` and `survey` are from before the row was removed.
  func neighbour(
    of field: Int, among old: DeclaredFields<FieldID>, _ survey: FormSurvey
  ) -> FieldID? {
    let known = survey.fields
    guard let row = known[field].row.map({ survey.rows[$0] }) else { return nil }
    func isNeighbour(_ other: Int) -> Bool {
      known[other].row.map { survey.rows[$0].isBeside(row) } ?? false
        && known[other].name == known[field].name
        && fields.indices[old.ids[other]].map { state.survey.isActive($0) } ?? false
    }
    let found =
      (field + 1..<known.count).first(where: isNeighbour)
      ?? (0..<field).last(where: isNeighbour)
    return found.map { old.ids[$0] }
  }
}
