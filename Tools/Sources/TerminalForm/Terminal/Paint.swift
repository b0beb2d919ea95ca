#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Colours a text, or leaves it as it is without a terminal that shows colours.
package struct Paint {
  package enum Colour: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  package let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  /// Colours if the standard output is a terminal and `NO_COLOR` is unset or empty.
  package static func forStandardOutput() -> Paint {
    Paint(isOn: isatty(1) == 1 && isEmpty("NO_COLOR") && variable("TERM") != "dumb")
  }

  package func callAsFunction(_ colour: Colour, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func isEmpty(_ name: String) -> Bool { variable(name) ?? "" == "" }
}
