/// Why a line cannot be answered, in words for its `error` key.
struct RequestError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
