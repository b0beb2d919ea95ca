#if !hasFeature(Embedded)
  extension AnyNumber: Codable {
    /// Reads a value from its `exactText`, such as "double 0.1".
    ///
    /// - Throws: The decoder's own errors, and `DecodingError` for a text that is no `exactText` of
    ///   a value.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("a type and its number") { AnyNumber(exactText: $0) }
    }

    /// Writes the value's `exactText`: its type and its number, with nothing lost.
    ///
    /// - Throws: The encoder's own errors, and `EncodingError` for a value that has no `exactText`.
    public func encode(to encoder: any Encoder) throws {
      guard let exactText else {
        throw EncodingError.invalidValue(
          self, .init(codingPath: encoder.codingPath, debugDescription: "This has no text."))
      }
      try exactText.encode(to: encoder)
    }
  }
#endif
