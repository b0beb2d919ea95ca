/// How a row compares with what this package does.
enum Finding: Equatable, Sendable {
  case agrees
  /// The package does something else: what, in a few words, and whether a field that reads texts
  /// from elsewhere as well would agree. (X6)
  case differs(String, agreesFromElsewhere: Bool = false)
  /// The package cannot be set up as the peer was; the text says what is missing.
  case unsupported(String)
}
