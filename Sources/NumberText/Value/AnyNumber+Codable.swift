#if !hasFeature(Embedded)
  extension AnyNumber: Codable {
    /// Reads a value from its `exactText`, such as "double 0.1".
    ///
    /// - Throws: What the decoder finds wrong, and `DecodingError` for a text that is none.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("a type and its number") { AnyNumber(exactText: $0) }
    }

    /// Writes the value's `exactText`: its type and its number, with nothing lost.
    ///
    /// - Throws: What the encoder throws, and `EncodingError` for a value that has no text.
    public func encode(to encoder: any Encoder) throws {
      guard let exactText else {
        throw EncodingError.invalidValue(
          self, .init(codingPath: encoder.codingPath, debugDescription: "This has no text."))
      }
      try exactText.encode(to: encoder)
    }
  }
#endif
