#if !hasFeature(Embedded)
  import NumberText

  /// A range is encoded as the name of its case, with two offsets if it has any: "all",
  /// "selection", {"utf8": [0, 3]}.
  extension TextRange: Codable {
    /// Takes any two integers as offsets: an edit refuses those that its text does not have.
    ///
    /// - Throws: What the decoder finds wrong, and `DecodingError` for an unknown name or for
    ///   another count of offsets than two.
    public init(from decoder: any Decoder) throws {
      if (try? String(from: decoder)) != nil {
        self = try decoder.value("a range") { RangeWord(rawValue: $0)?.range }
        return
      }
      let parts = try [String: [Int]](from: decoder)
      guard parts.count == 1, let (name, ends) = parts.first, ends.count == 2 else {
        throw Self.noRange(decoder)
      }
      switch TextUnit(rawValue: name) {
      case .utf8: self = .utf8(ends[0], ends[1])
      case .utf16: self = .utf16(ends[0], ends[1])
      case .scalars: self = .scalars(ends[0], ends[1])
      case nil: throw Self.noRange(decoder)
      }
    }

    private static func noRange(_ decoder: any Decoder) -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "A range has a unit and two offsets."))
    }

    /// Offsets are written in the unit that the range has.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      func encode(_ unit: TextUnit, _ ends: Int...) throws {
        try [unit.rawValue: ends].encode(to: encoder)
      }
      switch self {
      case .selection: try RangeWord.selection.rawValue.encode(to: encoder)
      case .all: try RangeWord.all.rawValue.encode(to: encoder)
      case .utf8(let first, let second): try encode(.utf8, first, second)
      case .utf16(let first, let second): try encode(.utf16, first, second)
      case .scalars(let first, let second): try encode(.scalars, first, second)
      }
    }
  }
#endif
