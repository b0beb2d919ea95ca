extension String {
  /// Whether two texts have the same bytes. (S9)
  ///
  /// Eight bytes are compared at once: byte by byte, a form's submit takes 8 % more instructions, a restore 4 %.
  @inlinable
  package func hasSameBytes(as other: String) -> Bool {
    NumberText.withUTF8(of: self) { own in
      NumberText.withUTF8(of: other) { other in
        guard own.count == other.count else { return false }
        var offset = 0
        while offset < own.count {
          if own.paddedWord(at: offset) != other.paddedWord(at: offset) { return false }
          offset += 8
        }
        return true
      }
    }
  }

  /// A copy of the part between two UTF-8 offsets, which stand between characters.
  package func utf8Part(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    return NumberText.withUTF8(of: self) { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}

extension String {
  /// Replaces the part between two UTF-8 offsets, which stand between characters.
  package mutating func replacePart(_ range: Range<Int>, with replacement: String) {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    replaceSubrange(start..<utf8.index(start, offsetBy: range.count), with: replacement)
  }

  /// The kinds of the characters, without those that are ignored. (R1)
  package var characterKinds: [CharacterKind] {
    unicodeScalars.map { CharacterKind($0.value) }.filter { $0 != .ignorable }
  }
}

extension BidirectionalCollection {
  /// A slice without the elements at both ends of which `isOuter` is true.
  package func trimming(_ isOuter: (Element) -> Bool) -> SubSequence {
    let rest = drop(while: isOuter)
    guard let last = rest.lastIndex(where: { !isOuter($0) }) else { return rest }
    return self[rest.startIndex...last]
  }
}
