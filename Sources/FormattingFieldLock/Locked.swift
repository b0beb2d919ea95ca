#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#else
  package import Synchronization
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
  /// A value that one thread at a time uses.
  ///
  /// The lock is the system's. The standard library's `Mutex` needs iOS 18, and the thread
  /// sanitizer does not see its waits on Linux.
  package final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ value: sending Value) {
      self.value = value
      mutex.initialize(to: pthread_mutex_t())
      let failure = pthread_mutex_init(mutex, nil)
      precondition(failure == 0, "no lock: error \(failure)")
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    /// Runs a function that reads or changes the value, while no other thread does. The function
    /// must not call `withLock(_:)` of the same object, which would wait forever.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body(&value)
    }
  }
#else
  /// A value that one thread at a time uses, where there are no POSIX threads.
  package typealias Locked = Mutex
#endif
