#if !hasFeature(Embedded)
  extension AnyNumber: Codable {
    /// Reads a value from its `exactText`, such as "double 0.1".
    ///
    /// - Throws: What the decoder finds wrong, and `DecodingError` for a text that is none.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let value = AnyNumber(exactText: try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "This is no type and number.")
      }
      self = value
    }

    /// Writes the value's `exactText`: its type and its number, with nothing lost.
    ///
    /// - Throws: What the encoder throws, and `EncodingError` for a value that has no text.
    public func encode(to encoder: any Encoder) throws {
      guard let exactText else {
        throw EncodingError.invalidValue(
          self, .init(codingPath: encoder.codingPath, debugDescription: "This has no text."))
      }
      var container = encoder.singleValueContainer()
      try container.encode(exactText)
    }
  }
#endif
