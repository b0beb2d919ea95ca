import FormattingFieldLock

/// A clock that stands still until the test moves it. A sleeping task wakes up when the clock
/// reaches the task's deadline.
///
/// ```swift
/// let clock = FakeClock()
/// let model = FormModel(SignIn(), clock: clock)
/// clock.advance(by: .seconds(2))
/// clock.now.time   // 2.0 seconds
/// // A check that waits for a pause of the person's sleeps on the clock:
/// await clock.waitForSleeper()
/// clock.sleeperCount   // 1
/// ```
///
/// - Complexity: O(*n*) in the sleeping tasks, for each method.
public final class FakeClock: Clock, Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// 2 seconds after the first `advance(by: .seconds(2))`, however long the test has run.
    public let time: Duration

    /// The moment that is later by a duration, or earlier if that is below zero.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

    /// The time from this moment to the other; below zero if the other moment is earlier.
    public func duration(to other: Instant) -> Duration { other.time - time }

    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  private struct Sleepers {
    var now = Duration.zero
    var count = 0
    /// The sleeping tasks by their numbers, with the times at which they wake up.
    var sleeping: [Int: (until: Duration, wake: CheckedContinuation<Void, any Error>)] = [:]
    /// The numbers of the tasks that were cancelled before they slept.
    var cancelled: Set<Int> = []
  }

  private let sleepers = Locked(Sleepers())

  /// Makes a clock that shows zero.
  public init() {}

  /// Stays the same between two calls of ``advance(by:)``.
  public var now: Instant { sleepers.withLock { Instant(time: $0.now) } }

  /// The smallest step by which the clock can be moved: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks sleep on the clock now. A task that is cancelled sleeps no more.
  public var sleeperCount: Int { sleepers.withLock { $0.sleeping.count } }

  /// Moves the clock on, and wakes the tasks whose time has come.
  public func advance(by duration: Duration) {
    let due = sleepers.withLock { state in
      state.now += duration
      let due = state.sleeping.filter { $0.value.until <= state.now }
      for number in due.keys { state.sleeping[number] = nil }
      return due.values.sorted { $0.until < $1.until }.map(\.wake)
    }
    for wake in due { wake.resume() }
  }

  /// Waits until at least one task sleeps on the clock; returns at once if one does.
  public func waitForSleeper() async { while sleeperCount == 0 { await Task.yield() } }

  /// Sleeps until the test has moved the clock to the deadline, or beyond.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = sleepers.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        let answer: Result<Void, any Error>? = sleepers.withLock { state in
          if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline.time <= state.now { return .success(()) }
          state.sleeping[number] = (deadline.time, wake)
          return nil
        }
        if let answer { wake.resume(with: answer) }
      }
    } onCancel: {
      let wake = sleepers.withLock { state in
        let wake = state.sleeping.removeValue(forKey: number)?.wake
        if wake == nil { state.cancelled.insert(number) }
        return wake
      }
      wake?.resume(throwing: CancellationError())
    }
  }
}
