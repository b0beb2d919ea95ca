import NumberText

#if !hasFeature(Embedded)
  extension CommitPolicy: Codable {}

  extension FieldPolicies: Codable {
    /// The policies that have more values than yes and no, by the names of their properties. The
    /// policies that are yes or no are in ``Choice``.
    private enum Own: String {
      case commitPolicy, step, largeStep, maximumLength
    }

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(_ own: Own) { stringValue = own.rawValue }
      init(_ choice: Choice) { stringValue = choice.rawValue }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    /// A policy that is missing has its default, as in `FieldPolicies()`.
    ///
    /// - Throws: What the decoder finds wrong, and `DecodingError` for an unknown name. An unknown
    ///   name is not skipped: nobody would notice that the field lacks a policy on which somebody
    ///   relies.
    public init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: Name.self)
      for name in container.allKeys where try !container.decodeNil(forKey: name) {
        if let choice = Choice(rawValue: name.stringValue) {
          self[choice] = try container.decode(Bool.self, forKey: name)
          continue
        }
        switch Own(rawValue: name.stringValue) {
        case .commitPolicy: commitPolicy = try container.decode(CommitPolicy.self, forKey: name)
        case .step: step = try container.decode(FixedDecimal.self, forKey: name)
        case .largeStep: largeStep = try container.decode(FixedDecimal.self, forKey: name)
        case .maximumLength: maximumLength = try container.decode(Int.self, forKey: name)
        case nil:
          throw DecodingError.dataCorruptedError(
            forKey: name, in: container,
            debugDescription: "There is no policy “\(name.stringValue)”.")
        }
      }
    }

    /// Writes the policies that differ from `FieldPolicies()`.
    ///
    /// - Throws: What the encoder throws, and `EncodingError` if `entries` is not empty: a kind of
    ///   entry is code, which cannot be saved.
    public func encode(to encoder: any Encoder) throws {
      guard kinds == nil else {
        throw EncodingError.invalidValue(
          entries,
          .init(codingPath: encoder.codingPath, debugDescription: "Kinds of entries are code."))
      }
      var container = encoder.container(keyedBy: Name.self)
      let plain = FieldPolicies()
      try container.encodeIfPresent(commitPolicy, forKey: Name(.commitPolicy))
      try container.encodeIfPresent(clearsWhenEmpty, forKey: Name(.clearsWhenEmpty))
      for choice in Choice.allCases
      where choice != .clearsWhenEmpty && self[choice] != plain[choice] {
        try container.encode(self[choice], forKey: Name(choice))
      }
      try container.encodeIfPresent(step, forKey: Name(.step))
      try container.encodeIfPresent(largeStep, forKey: Name(.largeStep))
      if maximumLength != plain.maximumLength {
        try container.encode(maximumLength, forKey: Name(.maximumLength))
      }
    }
  }
#endif
