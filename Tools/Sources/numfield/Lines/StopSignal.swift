import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that ask a process to end: it ends after a whole line, and says so. A second signal
/// ends it at once.
enum StopSignal {
  private static let last = Atomic<Int32>(0)

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
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      guard sigaction(signal, nil, &action) == 0, !action.isIgnored else { continue }
      action = sigaction()
      // No SA_RESTART, so that a signal interrupts reading.
      action.handler = { signal in
        if StopSignal.last.exchange(signal, ordering: .relaxed) != 0 {
          StopSignal.end(by: signal)
        }
      }
      _ = sigaction(signal, &action, nil)
    }
  }

  /// Ends the process as the signal does by default, by system calls that POSIX allows in a
  /// handler.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}

extension sigaction {
  /// Whether the signal is ignored, as in a process that nohup started.
  var isIgnored: Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  var handler: (@convention(c) (Int32) -> Void)? {
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
