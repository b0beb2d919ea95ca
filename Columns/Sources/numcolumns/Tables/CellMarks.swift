/// What the numbers of a column are written with: whether another program, which knows fewer marks, reads
/// each of them.
struct CellMarks: Equatable {
  /// The ASCII marks other than digits, and than a hyphen before them.
  private(set) var marks: Set<UInt8> = []
  /// Whether there is anything beyond ASCII, or spaces around a number.
  private(set) var hasOthers = false
  private(set) var mostDigits = 0

  /// Adds a cell. A text without digits is no number.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    let digits = text.count { $0 &- 0x30 < 10 }
    guard digits > 0 || text.contains(where: { $0 >= 0x80 }) else { return }
    mostDigits = max(mostDigits, digits)
    for (offset, byte) in text.enumerated() where byte &- 0x30 >= 10 {
      if byte >= 0x80 || byte <= 0x20 && (offset == 0 || offset == text.count - 1) {
        hasOthers = true
      } else if byte != UInt8(ascii: "-") || offset > 0 {
        marks.insert(byte)
      }
    }
  }

  mutating func add(_ next: CellMarks) {
    marks.formUnion(next.marks)
    hasOthers = hasOthers || next.hasOthers
    mostDigits = max(mostDigits, next.mostDigits)
  }
}
