#if !hasFeature(Embedded)
  /// A range is its case, with both offsets where it has two: "all", "selection", {"utf8": [0, 3]}.
  extension TextRange: Codable {
    private enum Unit: String, CodingKey, CaseIterable {
      case utf8, utf16, scalars
    }

    /// Reads a range.
    ///
    /// - Throws: What the decoder finds wrong, and `DecodingError` for a name that no range has, and for other than two
    ///   offsets.
    public init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        switch name {
        case "all": self = .all
        case "selection": self = .selection
        default:
          throw DecodingError.dataCorruptedError(
            in: try decoder.singleValueContainer(), debugDescription: "No range is “\(name)”.")
        }
        return
      }
      let container = try decoder.container(keyedBy: Unit.self)
      for unit in container.allKeys {
        let offsets = try container.decode([Int].self, forKey: unit)
        guard offsets.count == 2, container.allKeys.count == 1 else { break }
        switch unit {
        case .utf8: self = .utf8(offsets[0], offsets[1])
        case .utf16: self = .utf16(offsets[0], offsets[1])
        case .scalars: self = .scalars(offsets[0], offsets[1])
        }
        return
      }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "A range has a unit and two offsets."))
    }

    /// Writes a range.
    ///
    /// - Throws: What the encoder throws, and `EncodingError` for indices, which belong to one `String` in memory.
    public func encode(to encoder: any Encoder) throws {
      func encode(_ unit: Unit, _ offsets: [Int]) throws {
        var container = encoder.container(keyedBy: Unit.self)
        try container.encode(offsets, forKey: unit)
      }
      func encode(_ name: String) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
      }
      switch self {
      case .selection: try encode("selection")
      case .all: try encode("all")
      case .utf8(let first, let second): try encode(.utf8, [first, second])
      case .utf16(let first, let second): try encode(.utf16, [first, second])
      case .scalars(let first, let second): try encode(.scalars, [first, second])
      case .indices:
        throw EncodingError.invalidValue(
          self,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "Indices belong to one text in memory."))
      }
    }
  }
#endif
