import FieldForms

/// A server that knows which first names are taken.
actor NameServer {
  struct Unreachable: Error {}

  private(set) var asked = 0
  private(set) var answered: [String] = []
  private(set) var cancelled: [String] = []
  private(set) var failures = 0
  private var fails = false
  private var waits: Bool

  init(waits: Bool = false) { self.waits = waits }

  func fail() { fails = true }

  /// Lets questions be answered.
  func open() { waits = false }

  func objection(to name: String) async throws -> [ValidationIssue] {
    asked += 1
    if fails {
      failures += 1
      throw Unreachable()
    }
    while waits && !Task.isCancelled { await Task.yield() }
    if Task.isCancelled {
      cancelled.append(name)
      throw CancellationError()
    }
    answered.append(name)
    return name == "Bo" ? [.check("\(name) is taken.")] : []
  }
}
