/// A key that is typed into a text.
struct TypedKey {
  /// The text that all sizes are prefixes of.
  private static let digits = "1234," + String(repeating: "5678901234", count: 110)

  /// How many fields a pass types into: enough for the clock's resolution, and few enough for the
  /// cache.
  static let fieldCount = 100

  /// What is typed into an empty field for the text before the key, and that text.
  let typed: String
  let before: String
  /// The UTF-8 offset that the key is typed at.
  let place: Int
  let key = "8"
  let after: String
  /// The number of the text after the key, in plain ASCII.
  let plainAfter: String

  /// A digit that fills a field of euros from the right: each digit moves on, and so does the
  /// group.
  static let cents = TypedKey(
    typed: "123456", before: "1.234,56\u{A0}€", place: 8, after: "12.345,68\u{A0}€",
    plainAfter: "12345.68")

  private init(typed: String, before: String, place: Int, after: String, plainAfter: String) {
    (self.typed, self.before, self.place) = (typed, before, place)
    (self.after, self.plainAfter) = (after, plainAfter)
  }

  /// Makes a text of `size` bytes and a key in it.
  init(size: Int, place: Int) {
    before = String(Self.digits.prefix(size))
    typed = before
    self.place = place
    after = String(before.prefix(place) + key + before.dropFirst(place))
    plainAfter = String(after.map { $0 == "," ? "." : $0 })
  }
}
