#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why reading or writing ended.
enum IOFailure: Error, Equatable, CustomStringConvertible {
  /// Nobody reads the output any more: a reason to stop, not an error.
  case closedPipe
  /// A signal asked the process to end.
  case stopped(signal: Int32)
  /// The system refused; `code` is its `errno`.
  case system(String, code: Int32)
  /// The input file is also the output, so reading would never end.
  case inputIsOutput(String)

  /// The failure of the last system call.
  static func last(_ action: String) -> IOFailure {
    errno == EPIPE ? .closedPipe : .system(action, code: errno)
  }

  var description: String {
    switch self {
    case .closedPipe: "the output was closed"
    case .stopped(let signal): "stopped by signal \(signal); what was read so far is written"
    case .system(let action, let code): "\(action): \(String(cString: strerror(code)))"
    case .inputIsOutput(let name): "\(name): the input file is the output file"
    }
  }
}
