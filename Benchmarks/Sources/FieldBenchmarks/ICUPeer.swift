import CPeers

/// ICU's decimal format of a locale.
final class ICUPeer {
  let pointer: OpaquePointer

  init(locale: String) {
    guard let pointer = peer_icu_open(locale) else {
      fatalError("ICU does not open \(locale)")
    }
    self.pointer = pointer
  }

  deinit { peer_icu_close(pointer) }
}

/// Texts in UTF-16, one behind the other, made ready for ICU outside of the time.
final class UTF16Texts {
  private let units: UnsafeMutableBufferPointer<UInt16>
  private let ends: [Int]

  init(_ texts: [String]) {
    var ends = [0]
    for text in texts { ends.append(ends[ends.count - 1] + text.utf16.count) }
    units = .allocate(capacity: ends[ends.count - 1])
    _ = units.initialize(from: texts.joined().utf16)
    self.ends = ends
  }

  deinit { units.deallocate() }

  subscript(index: Int) -> UnsafeBufferPointer<UInt16> {
    UnsafeBufferPointer(rebasing: units[ends[index]..<ends[index + 1]])
  }
}
