/// A key that is typed into a text.
struct TypedKey {
  /// The text that all sizes are prefixes of.
  private static let digits = "1234," + String(repeating: "5678901234", count: 110)

  /// How many fields a pass types into: enough for the clock's resolution, and few enough for the
  /// cache.
  static let fieldCount = 100

  /// The text before the key.
  let before: String
  /// The UTF-8 offset that the key is typed at.
  let place: Int
  let key = "8"

  /// Makes a text of `size` bytes and a key in it.
  init(size: Int, place: Int) {
    before = String(Self.digits.prefix(size))
    self.place = place
  }

  /// The text after the key.
  var after: String { before.prefix(place) + key + before.dropFirst(place) }

  /// The number of the text after the key, in plain ASCII.
  var plainAfter: String { String(after.map { $0 == "," ? "." : $0 }) }
}
