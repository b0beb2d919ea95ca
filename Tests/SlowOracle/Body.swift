import NumberText

/// The digits and the separators between them. (R2, R4–R6)
struct Body {
  let separators: Separators
  let asksAboutFractions: Bool
  let asksAboutGroups: Bool
  /// Whether a period before the digits, which may end an abbreviation, has left a doubt.
  var isAmbiguous: Bool

  mutating func read(
    _ pieces: ArraySlice<Piece>, isLast: Bool, into mantissa: inout Mantissa
  ) -> Finding? {
    var parts: [[Int]] = [[]]
    var fraction: [Int]?
    var isForeign = false
    var classes: Set<String> = []
    var isChecked = false
    if pieces.filter(isDecimal).count > 1 { return .refused(.duplicateDecimalSeparator) }
    var pieces = pieces
    while pieces.last?.isSpace == true { pieces.removeLast() }
    for piece in pieces {
      var grouping: String?
      switch piece {
      case .character(.digit(let value, _), _):
        if fraction != nil { fraction?.append(value) } else { parts[parts.count - 1].append(value) }
      case .character(let kind, let scalar):
        switch separators.role(kind, scalar) {
        case .grouping(let name):
          grouping = name
          isChecked = true
        case .decimal, .foreignDecimal:
          if isChecked && parts[parts.count - 1].isEmpty {
            return .refused(.misplacedGroupingSeparator)
          }
          fraction = []
          isForeign = separators.role(kind, scalar) == .foreignDecimal
        case nil: return .refused(.unexpectedCharacter)
        }
      default: return .refused(.unexpectedCharacter)
      }
      if let grouping {
        if fraction != nil { return .refused(.groupingSeparatorInFraction) }
        classes.insert(grouping)
        parts.append([])
      }
    }
    // Two adjacent spaces do not separate groups.
    let hasWideSpace = zip(pieces, pieces.dropFirst()).contains { pair in
      pair.0.isSpace && pair.1.isSpace
    }
    if hasWideSpace { return .refused(.misplacedGroupingSeparator) }
    if classes.count > 1 { return .refused(.mixedGroupingSeparators) }
    let digits = parts.flatMap { $0 }
    if isChecked {
      let sizes = parts.map(\.count)
      let groups = Groups(
        sizes: sizes,
        startsWithZero: parts.first?.first == 0 && !separators.allowsZeroFirst,
        shapes: separators.shapes)
      if !groups.isComplete {
        if fraction != nil || !isLast || !groups.canBeCompleted {
          return .refused(.misplacedGroupingSeparator)
        }
        return .unfinished(.incompleteGroup)
      }
    }
    mantissa.separators = parts.count - 1
    if digits.isEmpty && (fraction ?? []).isEmpty {
      // If only digits are missing, as after a deletion, the text is not wrong yet.
      return .unfinished(.incomplete)
    }
    if asksAboutGroups, fraction == nil, isChecked, parts.count == 2,
      !classes.isDisjoint(with: ["period", "comma", "arabicDecimal"])
    {
      isAmbiguous = true
    }
    if isForeign || asksAboutFractions, !isChecked, (1...3).contains(digits.count), digits[0] != 0,
      fraction?.count == 3
    {
      isAmbiguous = true
    }
    mantissa.integer = digits
    mantissa.fraction = fraction ?? []
    mantissa.hasDecimalSeparator = fraction != nil
    return nil
  }

  private func isDecimal(_ piece: Piece) -> Bool {
    guard case .character(let kind, let scalar) = piece else { return false }
    switch separators.role(kind, scalar) {
    case .decimal, .foreignDecimal: return true
    case .grouping, nil: return false
    }
  }
}
