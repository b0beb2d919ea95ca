import Foundation

/// What waits for the screen's clock.
@MainActor
final class Sleeper {
  let end: Duration
  private weak var screen: Screen?
  private var continuation: CheckedContinuation<Void, any Error>?
  private var isCancelled = false

  init(until end: Duration) { self.end = end }

  func sleep(on screen: Screen) async throws {
    try await withTaskCancellationHandler {
      self.screen = screen
      defer { screen.waking -= 1 }
      try await withCheckedThrowingContinuation { continuation in
        self.continuation = continuation
        screen.sleepers.append(self)
        if isCancelled { wake(CancellationError()) }
      }
    } onCancel: {
      Task { @MainActor in
        self.isCancelled = true
        self.wake(CancellationError())
      }
    }
  }

  func wake(_ error: (any Error)? = nil) {
    guard let continuation else { return }
    self.continuation = nil
    screen?.sleepers.removeAll { $0 === self }
    screen?.waking += 1
    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Sleeps by the screen's clock. The adapter's sources call this, as it fits better than the
  /// standard library's, which has a clock.
  @MainActor
  public static func sleep(for duration: Duration) async throws {
    guard let screen = Screen.current else { return }
    try await Sleeper(until: screen.time + duration).sleep(on: screen)
  }
}
