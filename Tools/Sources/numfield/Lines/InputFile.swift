#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for reading, or the standard input.
///
/// A file to which the standard output or error is written is refused, as `cat` refuses it: each
/// line written would be a further line to read.
struct InputFile: ~Copyable {
  let descriptor: Int32
  /// What messages call it.
  let name: String
  /// The number of bytes; nil if it is not a regular file.
  let size: Int?

  /// Opens a file; nil and "-" name the standard input.
  init(_ path: String? = nil) throws(IOFailure) {
    let path = path == "-" ? nil : path
    let opened = path.map { open($0, O_RDONLY) } ?? 0
    let name = path ?? "<stdin>"
    guard opened >= 0 else { throw .last(name) }
    let file = Self.regularFile(opened)
    if let file, file.st_size > 0, Self.isWritten(file) {
      if path != nil { close(opened) }
      throw .inputIsOutput(name)
    }
    (descriptor, self.name, size) = (opened, name, file.map { Int($0.st_size) })
  }

  /// Whether the standard output or the standard error is the file.
  private static func isWritten(_ file: stat) -> Bool {
    [1, 2].compactMap(regularFile).contains {
      $0.st_dev == file.st_dev && $0.st_ino == file.st_ino
    }
  }

  /// What the system tells of an open file; nil if it is closed or not a regular file.
  private static func regularFile(_ descriptor: Int32) -> stat? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status
  }

  deinit { if descriptor != 0 { close(descriptor) } }
}

extension InputFile {
  /// Adds what one system call reads, at most `count` bytes, to a text.
  ///
  /// - Returns: The number of bytes; 0 if the file has ended.
  func read(upTo count: Int, into text: inout [UInt8]) throws(IOFailure) -> Int {
    let start = text.count
    text.append(contentsOf: repeatElement(0, count: count))
    var got = 0
    defer { text.removeSubrange((start + got)...) }
    while true {
      if let signal = StopSignal.arrived { throw .stopped(signal: signal) }
      let result = text.withUnsafeMutableBytes { bytes in
        readOnce(descriptor, UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
      }
      if result >= 0 {
        got = result
        return got
      }
      if errno == EAGAIN {
        Readiness.wait(for: Int32(POLLIN), on: descriptor)
      } else if errno != EINTR {
        throw .system(name, code: errno)
      }
    }
  }
}

/// Calls the system's `read`: inside ``InputFile`` that name is a method's.
private func readOnce(_ descriptor: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, room.baseAddress, room.count)
}
