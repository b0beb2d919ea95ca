import FormattingFields

/// A field as a page's listing connects it with a store.
struct ListedField {
  /// The person has made the text another.
  let type: @MainActor (String) -> Void
  /// The person presses Return, or leaves.
  let commit: @MainActor (Bool) -> Void
  let text: @MainActor () -> String
  let sentence: @MainActor () -> String?
  let stored: @MainActor () -> Double?
}

/// Types numbers key by key into the field of a listing, over the nine stores of the tests of
/// hosts. A store has 20 at first. No answer takes a key away; after the commit the text says what
/// the store has, a sentence says so if it is another number than was typed, and each number that
/// the store takes has arrived. (H1)
///
/// - Parameter field: The field over a store of these habits, which has the focus.
@MainActor func checkStores(
  _ format: NumberFormat, _ field: @MainActor (StoreHabits) -> ListedField
) {
  let digits = ["1", "2", "5", "0"]
  let pairs = digits.flatMap { first in digits.map { first + $0 } }
  let numbers = digits + pairs + pairs.flatMap { pair in digits.map { pair + $0 } }
  func written(_ value: Double?) -> String { FormattingField(value, format: format).text }
  for store in StoreHabits.Store.allCases {
    let habits = StoreHabits(store: store, channel: .token, delay: 0)
    for text in numbers + ["1x", "5-5x"] {
      for isReturn in [true, false] {
        let (field, place) = (field(habits), "\(store), “\(text)”")
        for end in text.indices {
          let typed = String(text[...end])
          field.type(typed)
          demand(field.text() == typed, "\(place): “\(typed)” became “\(field.text())”")
        }
        field.commit(isReturn)
        let stored = field.stored()
        demand(
          field.text() == written(stored),
          "\(place): the store has \(written(stored)), the screen shows “\(field.text())”")
        let wanted = Double(text)
        if written(stored) != written(wanted) {
          demand(field.sentence()?.isEmpty == false, "\(place): no sentence says so")
        }
        if let wanted, habits.taken(wanted, over: -1) == wanted {
          demand(stored == wanted, "\(place): the store takes it, and has \(written(stored))")
        }
      }
    }
  }
}
