/// Why a text is not JSON, and at which byte of the line.
struct JSONError: Error, Equatable, CustomStringConvertible {
  var reason: String
  var offset: Int

  var description: String { "\(reason) at byte \(offset)" }
}
