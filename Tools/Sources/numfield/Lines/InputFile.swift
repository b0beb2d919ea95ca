#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for reading, or the standard input.
///
/// A file that the standard output or the standard error goes to is refused, as `cat` does: each line
/// written would be one more to read.
struct InputFile: ~Copyable {
  let descriptor: Int32
  /// What messages call it.
  let name: String
  /// The number of bytes; nil where it is no regular file.
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
