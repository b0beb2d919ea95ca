import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that ask a process to end: it ends after a whole line, and says so.
///
/// A second signal ends it at once, and deletes files that are not whole yet.
enum StopSignal {
  private static let last = Atomic<Int32>(0)

  /// The paths of files that are not whole yet: the output, and the file of rejected cells.
  private struct UnfinishedFiles: ~Copyable, @unchecked Sendable {
    let first = Atomic<UnsafeMutablePointer<CChar>?>(nil)
    let second = Atomic<UnsafeMutablePointer<CChar>?>(nil)
  }

  private static let unfinished = UnfinishedFiles()

  /// The signal that has arrived since ``watch()``; nil if there is none.
  static var arrived: Int32? {
    let signal = last.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Watches for the signals from now on.
  static func watch() {
    // Used here first: a handler must not be the first to use a variable that Swift sets up at its
    // first use.
    last.store(0, ordering: .relaxed)
    forget(nil)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      guard sigaction(signal, nil, &action) == 0, !action.isIgnored else { continue }
      action = sigaction()
      // No SA_RESTART, so that a signal interrupts reading.
      action.handler = { signal in
        if StopSignal.last.exchange(signal, ordering: .relaxed) != 0 {
          StopSignal.endAtOnce(by: signal)
        }
      }
      _ = sigaction(signal, &action, nil)
    }
  }

  /// Lets a second signal delete a file. The caller keeps `path` until ``forget(_:)``.
  static func deleteIfEnded(_ path: UnsafeMutablePointer<CChar>) {
    if !unfinished.first.compareExchange(expected: nil, desired: path, ordering: .relaxed).exchanged
    {
      unfinished.second.store(path, ordering: .relaxed)
    }
  }

  /// Lets no signal delete a file any more.
  static func forget(_ path: UnsafeMutablePointer<CChar>?) {
    _ = unfinished.first.compareExchange(expected: path, desired: nil, ordering: .relaxed)
    _ = unfinished.second.compareExchange(expected: path, desired: nil, ordering: .relaxed)
  }

  /// Makes only system calls that POSIX allows in a handler.
  private static func endAtOnce(by signal: Int32) {
    if let path = unfinished.first.load(ordering: .relaxed) { unlink(path) }
    if let path = unfinished.second.load(ordering: .relaxed) { unlink(path) }
    end(by: signal)
  }

  /// Ends the process as the signal does by default.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}

extension sigaction {
  /// Whether the signal is ignored, as in a process that nohup started.
  fileprivate var isIgnored: Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  fileprivate var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler
      #elseif canImport(Musl)
        __sa_handler.sa_handler
      #else
        __sigaction_u.__sa_handler
      #endif
    }
    set {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler = newValue
      #elseif canImport(Musl)
        __sa_handler.sa_handler = newValue
      #else
        __sigaction_u.__sa_handler = newValue
      #endif
    }
  }
}
