/// A run of texts as Arrow lays out a column: offsets or views into bytes, and a bit for each text.
///
/// Memory belongs to the caller, who keeps it as long as the batch is used. A null is a cell without a
/// text.
/// Source: Arrow Columnar Format 1.5, "Variable-size Binary Layout", "Variable-size Binary View Layout",
/// "Validity bitmaps".
package struct TextBatch {
  /// Where the texts stand.
  package enum Layout {
    /// A text ends where the next one begins.
    case offsets32(UnsafePointer<Int32>)
    case offsets64(UnsafePointer<Int64>)
    /// 16 bytes a text: its length, and its bytes or where they are.
    case views(UnsafeRawPointer)
  }

  private let layout: Layout
  /// The bytes that offsets count in; or those that views point into.
  private let buffers: [UnsafeBufferPointer<UInt8>]
  /// A bit for each text, lowest first, 1 if it is there; nil if all are.
  private let validity: UnsafePointer<UInt8>?
  /// The index of the first text in offsets and validity.
  private let first: Int
  /// The number of texts.
  package let count: Int

  /// Takes the parts of a column, of which ``isSound`` has to be true.
  ///
  /// - Parameter buffers: One buffer for offsets.
  package init(
    _ layout: Layout, buffers: [UnsafeBufferPointer<UInt8>], validity: UnsafePointer<UInt8>?,
    first: Int, count: Int
  ) {
    (self.layout, self.buffers, self.validity) = (layout, buffers, validity)
    (self.first, self.count) = (first, count)
  }

  /// Makes a batch without texts.
  package init() {
    // An address that nobody reads from: the batch is empty.
    layout = .views(UnsafeRawPointer(bitPattern: 16)!)
    (buffers, validity, first, count) = ([], nil, 0, 0)
  }

  /// Whether no offset and no view points outside of the bytes.
  ///
  /// - Complexity: O(*n*) in the number of texts.
  package var isSound: Bool {
    switch layout {
    case .offsets32(let offsets): return areSound(offsets)
    case .offsets64(let offsets): return areSound(offsets)
    case .views(let views):
      return (0..<count).allSatisfy { isNull($0) || view(views, $0) != nil }
    }
  }

  private func areSound<Offset: FixedWidthInteger>(_ offsets: UnsafePointer<Offset>) -> Bool {
    guard buffers.count == 1 else { return false }
    let offsets = offsets + first
    var last = offsets[0]
    var isSound = last >= 0
    for index in 0..<count {
      let next = offsets[index &+ 1]
      isSound = isSound && next >= last
      last = next
    }
    return isSound && last <= buffers[0].count
  }

  @inline(__always)
  private func isNull(_ index: Int) -> Bool {
    guard let validity else { return false }
    let place = first &+ index
    return validity[place &>> 3] &>> UInt8(truncatingIfNeeded: place & 7) & 1 == 0
  }

  /// The text of a view; nil if it points outside of the buffers.
  @inline(__always)
  private func view(_ views: UnsafeRawPointer, _ index: Int) -> UnsafeBufferPointer<UInt8>? {
    let view = views + 16 &* (first &+ index)
    let length = Int(view.loadUnaligned(as: Int32.self))
    guard length >= 0 else { return nil }
    if length <= 12 {
      let start = (view + 4).assumingMemoryBound(to: UInt8.self)
      return UnsafeBufferPointer(start: start, count: length)
    }
    let buffer = Int(view.loadUnaligned(fromByteOffset: 8, as: Int32.self))
    let offset = Int(view.loadUnaligned(fromByteOffset: 12, as: Int32.self))
    guard buffer >= 0, buffer < buffers.count, offset >= 0,
      let start = buffers[buffer].baseAddress, offset &+ length <= buffers[buffer].count
    else { return nil }
    return UnsafeBufferPointer(start: start + offset, count: length)
  }

  /// Calls a function with the index of each text and the text, which is empty for a null.
  @inline(__always)
  package func visit(_ body: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    switch layout {
    case .offsets32(let offsets): visit(offsets, body)
    case .offsets64(let offsets): visit(offsets, body)
    case .views(let views):
      for index in 0..<count {
        let text = isNull(index) ? nil : view(views, index)
        body(index, text ?? Self.none)
      }
    }
  }

  @inline(__always)
  private func visit<Offset: FixedWidthInteger>(
    _ offsets: UnsafePointer<Offset>, _ body: (Int, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard let bytes = buffers[0].baseAddress else {
      for index in 0..<count { body(index, Self.none) }
      return
    }
    let offsets = offsets + first
    for index in 0..<count {
      let start = Int(truncatingIfNeeded: offsets[index])
      let end = Int(truncatingIfNeeded: offsets[index &+ 1])
      let text = UnsafeBufferPointer(start: bytes + start, count: end &- start)
      body(index, isNull(index) ? Self.none : text)
    }
  }

  private static var none: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: nil, count: 0)
  }
}
