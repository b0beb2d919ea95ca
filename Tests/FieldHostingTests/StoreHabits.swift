/// A store that has its own way with what it is given, and the way its host speaks to the field.
struct StoreHabits: Hashable, CustomStringConvertible {
  enum Store: CaseIterable {
    case takes, refusesBelow, refusesAbove, clamps, rounds, transforms, readOnly
    /// Drops what it is given, and says nothing.
    case forgets
    /// Has what it is given, and a moment later what it had before.
    case reverts
  }

  /// How the host tells what its store has: in answer to a gift, by its value, by being read at
  /// each turn, or by being read at each turn and after each event.
  enum Channel: CaseIterable { case token, value, read, binding }

  let store: Store
  let channel: Channel
  /// In how many turns the store takes a gift; 0 for at once.
  let delay: Int

  static var all: [StoreHabits] {
    Store.allCases.flatMap { store in
      Channel.allCases.flatMap { channel in
        (0...3).map { StoreHabits(store: store, channel: channel, delay: $0) }
      }
    }
  }

  /// What a store that has a value has after it was given another.
  func taken(_ value: Double?, over old: Double?) -> Double? {
    guard let value else { return store == .readOnly || store == .forgets ? old : nil }
    switch store {
    case .takes: return value
    case .refusesBelow: return value < 10 ? old : value
    case .refusesAbove: return value > 50 ? old : value
    case .clamps: return min(max(value, 10), 50)
    case .rounds: return (value / 10).rounded() * 10
    // The price is kept with its tax; 15 comes back as 15.000000000000002.
    case .transforms: return value * 1.1 / 1.1
    case .readOnly, .forgets, .reverts: return old
    }
  }

  /// Whether the store may have a value without having been given it.
  func makes(_ value: Double?) -> Bool {
    switch store {
    case .clamps: value == 10 || value == 50
    case .rounds: value?.remainder(dividingBy: 10) == 0
    case .transforms: true
    default: false
    }
  }

  /// Whether the host tells with a token which gift it answers.
  var hasTokens: Bool { channel == .token }

  var description: String { "\(store), \(channel), \(delay) turns" }
}
