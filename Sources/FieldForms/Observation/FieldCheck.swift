#if !hasFeature(Embedded)
  /// A rule that takes time, such as asking a server whether a name is free.
  ///
  /// ```swift
  /// let check = FieldCheck(.username, after: .milliseconds(300)) { name in
  ///   try await server.isFree(name) ? nil : "This name is taken."
  /// }
  /// ```
  ///
  /// It is asked when the field has a new value that no other rule objects to, and cancelled when the
  /// value changes again. One that throws has found nothing out and is asked again at the submit.
  public struct FieldCheck<FieldID: Hashable & Sendable>: Sendable {
    /// The field.
    public let field: FieldID
    let delay: Duration
    let ask: @Sendable (FieldValue) async throws -> String?

    /// Makes a check of a field's value, whatever its type.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - delay: How long a value has to stand before it is asked about.
    ///   - ask: Gives the sentence to show, or nil where nothing is wrong.
    public init(
      value field: FieldID, after delay: Duration = .zero,
      ask: @escaping @Sendable (FieldValue) async throws -> String?
    ) {
      self.field = field
      self.delay = delay
      self.ask = ask
    }

    /// Makes a check of a text field's text.
    public init(
      _ field: FieldID, after delay: Duration = .zero,
      ask: @escaping @Sendable (String) async throws -> String?
    ) {
      self.init(value: field, after: delay) { value in
        guard case .text(let text) = value else { return nil }
        return try await ask(text)
      }
    }
  }
#endif
