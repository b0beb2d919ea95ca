#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes on their way to a file, written in blocks.
struct OutputBuffer: ~Copyable {
  static let blockSize = 65536

  let descriptor: Int32
  let name: String
  let isPipe: Bool
  /// What has not been written yet.
  var bytes: [UInt8] = []

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    isPipe = Self.isPipe(descriptor)
    bytes.reserveCapacity(Self.blockSize + 4096)
  }

  /// The standard output.
  static func standardOutput() -> OutputBuffer {
    OutputBuffer(descriptor: 1, name: "standard output")
  }

  /// Writes a block once there is one.
  mutating func flushIfFull() throws(IOFailure) {
    if isFull { try flush() }
  }

  /// Whether there is a block to write.
  var isFull: Bool { bytes.count >= Self.blockSize }

  /// Writes all that is there; what was written ends with a line where the rest cannot be.
  mutating func flush() throws(IOFailure) {
    var failure: IOFailure?
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var written = 0
      while written < bytes.count {
        let count = write(descriptor, start + written, pieceSize(of: bytes[written...]))
        if count >= 0 {
          written += count
        } else if errno == EAGAIN {
          Readiness.wait(for: Int32(POLLOUT), on: descriptor)
        } else if errno != EINTR {
          failure = .last(name)
          return takeBackHalfLine(of: bytes[..<written])
        }
      }
    }
    bytes.removeAll(keepingCapacity: true)
    if let failure { throw failure }
  }

  /// Tells a person something on the standard error.
  static func tell(_ message: String) {
    var output = OutputBuffer(descriptor: 2, name: "standard error")
    output.bytes += message.utf8
    if !message.hasSuffix("\n") { output.bytes.append(0x0A) }
    // There is nowhere left to say that this failed.
    try? output.flush()
  }
}
