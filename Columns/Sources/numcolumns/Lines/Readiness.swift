#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for descriptors that another process has made non-blocking.
enum Readiness {
  /// Waits until a descriptor can be read (`POLLIN`) or written (`POLLOUT`), or a signal arrives.
  static func wait(for events: Int32, on descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
