extension String {
  /// Whether two texts have the same bytes. (S9)
  @inlinable
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return NumberText.withUTF8(of: self) { own in
      NumberText.withUTF8(of: other) { other in
        own.elementsEqual(other)
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
    let count = utf8.count - range.count + replacement.utf8.count
    // A text of up to 15 bytes is put together in place: the library would allocate for it.
    if count <= 15 {
      self = NumberText.withUTF8(of: self) { old in
        NumberText.withUTF8(of: replacement) { new in
          String(unsafeUninitializedCapacity: 15) { bytes in
            for index in 0..<range.lowerBound { bytes[index] = old[index] }
            for index in new.indices { bytes[range.lowerBound + index] = new[index] }
            let end = range.lowerBound + new.count
            for index in end..<count { bytes[index] = old[range.upperBound + index - end] }
            return count
          }
        }
      }
      return
    }
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
