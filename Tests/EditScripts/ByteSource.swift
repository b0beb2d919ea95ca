/// Choices made by bytes, one after another; zero when the bytes are used up.
///
/// A fuzzer changes the bytes and a seeded test draws them, so both make the same scripts.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number from 0 to below `count`, made of two bytes if one is not enough.
  mutating func number(below count: Int) -> Int {
    let first = Int(byte())
    return (count > 256 ? first << 8 | Int(byte()) : first) % count
  }

  /// True once in `count` times; never when the bytes are used up.
  mutating func once(in count: Int) -> Bool { number(below: count) == count - 1 }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
