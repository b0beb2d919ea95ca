/// What "\p{…}" in a pattern says of a character, by the page's own regular expressions, with the flag "u".
///
/// This file replaces FieldSchemas/Pattern/CharacterProperty.swift.
struct CharacterProperty {
  private let pattern: String

  /// Nil if there is no such property, as what stands in the braces says it.
  init?(_ name: String) {
    pattern = "^\\p{" + name + "}$"
    guard Self.ask(pattern, "") >= 0 else { return nil }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { Self.ask(pattern, String(scalar)) == 1 }

  /// - Returns: 1 if a part of the text matches, 0 if none does, -1 if there is no such pattern.
  private static func ask(_ pattern: String, _ text: String) -> Int32 {
    var (pattern, text) = (pattern, text)
    return pattern.withUTF8 { pattern in
      text.withUTF8 { pageMatches(pattern.baseAddress, pattern.count, $0.baseAddress, $0.count) }
    }
  }
}

@_extern(wasm, module: "page", name: "matches") @_extern(c)
private func pageMatches(
  _ pattern: UnsafePointer<UInt8>?, _ patternLength: Int, _ text: UnsafePointer<UInt8>?,
  _ length: Int
) -> Int32
