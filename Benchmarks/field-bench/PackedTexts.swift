/// Texts in units of C, one after the other with a zero after each, laid out before the time runs.
final class PackedTexts<Unit: FixedWidthInteger> {
  private let units: UnsafeMutableBufferPointer<Unit>
  private let starts: [Int]

  /// Lays out the units that `units` gives for each text.
  init(_ texts: [String], _ units: (String) -> some Collection<Unit>) {
    var all: [Unit] = []
    var starts: [Int] = []
    for text in texts {
      starts.append(all.count)
      all.append(contentsOf: units(text))
      all.append(0)
    }
    self.units = .allocate(capacity: all.count)
    _ = self.units.initialize(from: all)
    self.starts = starts + [all.count]
  }

  deinit { units.deallocate() }

  /// The units of a text; the zero follows them.
  subscript(index: Int) -> UnsafeBufferPointer<Unit> {
    UnsafeBufferPointer(rebasing: units[starts[index]..<starts[index + 1] - 1])
  }
}

extension PackedTexts<UInt16> {
  convenience init(utf16 texts: [String]) { self.init(texts, \.utf16) }
}

extension PackedTexts<CChar> {
  convenience init(ascii texts: [String]) {
    self.init(texts) { $0.utf8.map { CChar(bitPattern: $0) } }
  }
}
