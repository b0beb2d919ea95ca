/// Something known of a field as long as its text is this one.
struct Remembered<Fact: Hashable & Sendable>: Hashable, Sendable {
  let fact: Fact
  let text: String
}
