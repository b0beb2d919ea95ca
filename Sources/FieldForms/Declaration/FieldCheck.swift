/// A check of a field's value that takes time, such as a question to a server. `ask` is called
/// when the value has stayed the same for `delay`, and returns what is wrong.
@usableFromInline
struct FieldCheck: Sendable {
  let delay: Duration
  let ask: @Sendable (FieldValue) async throws -> [ValidationIssue]

  @usableFromInline
  init(
    delay: Duration, ask: @escaping @Sendable (FieldValue) async throws -> [ValidationIssue]
  ) {
    (self.delay, self.ask) = (delay, ask)
  }

  /// Turns a function that checks texts into a function that checks values. A value that is no
  /// text passes the check.
  @usableFromInline
  static func ofText(
    _ ask: @escaping @Sendable (String) async throws -> [ValidationIssue]
  ) -> @Sendable (FieldValue) async throws -> [ValidationIssue] {
    { value in
      guard case .text(let text) = value else { return [] }
      return try await ask(text)
    }
  }

  // The messages of assertions that stop a debug build at a check that would never run.
  @usableFromInline
  static var isOfNoField: String {
    "A checked field is declared before its check."
  }
  @usableFromInline
  static var isOfNoText: String {
    "A check of a text is on a field of texts; others are checked by their FieldValue."
  }
}

extension FormDeclaration {
  /// Declares a check of a text field that takes time, such as asking a server whether a name is
  /// free.
  ///
  /// ```swift
  /// form.field(.username, &username, .required)
  /// form.check(on: .username, after: .milliseconds(300)) { name in
  ///   try await server.isFree(name) ? [] : [.check("This name is taken.", detail: "taken")]
  /// }
  /// ```
  ///
  /// A ``FormModel`` calls `ask` when the field has a value other than the initial value, and no
  /// other issue. A submit waits for the answer. When the value changes, the check is cancelled.
  /// A check that throws counts as not answered, and runs again at the submit. Checks of a row's
  /// fields are declared in the row's own `declare`. Rule: F20.
  ///
  /// - Parameters:
  ///   - field: The field, which must be a text field and declared before the check. Otherwise a
  ///     debug build traps.
  ///   - delay: How long a value has to stay the same before it is checked.
  ///   - ask: Returns what is wrong, or an empty list if nothing is wrong.
  @inlinable
  public mutating func check(
    on field: FieldID, after delay: Duration = .zero,
    ask: @escaping @Sendable (_ text: String) async throws -> [ValidationIssue]
  ) {
    if case .survey(let pass) = pass, let index = fields.index(of: field) {
      assert(pass.hasText(at: index), FieldCheck.isOfNoText)
    }
    declare(FieldCheck(delay: delay, ask: FieldCheck.ofText(ask)), on: field)
  }

  /// Declares a check that takes time, for a field of any type.
  ///
  /// ```swift
  /// form.check(on: .seats) { (value: FieldValue) in
  ///   try await server.has(value) ? [] : [.check("So many are not free.")]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - field: The field, which must be declared before the check. A debug build traps if it is
  ///     not.
  ///   - delay: How long a value has to stay the same before it is checked.
  ///   - ask: Returns what is wrong, or an empty list if nothing is wrong.
  @inlinable
  public mutating func check(
    on field: FieldID, after delay: Duration = .zero,
    ask: @escaping @Sendable (_ value: FieldValue) async throws -> [ValidationIssue]
  ) {
    declare(FieldCheck(delay: delay, ask: ask), on: field)
  }

  @inlinable
  func declare(_ check: FieldCheck, on field: FieldID) {
    guard case .survey(let pass) = pass else { return }
    let index = fields.index(of: field)
    assert(index != nil, FieldCheck.isOfNoField)
    if let index { pass.add(check, of: index) }
  }
}
