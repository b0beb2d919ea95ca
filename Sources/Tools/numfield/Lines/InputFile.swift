#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for reading, or the standard input.
struct InputFile: ~Copyable {
  let descriptor: Int32
  /// What messages call it.
  let name: String
  /// The number of bytes; nil where it is no regular file.
  let size: Int?

  /// Opens a file; nil and "-" name the standard input.
  init(_ path: String?) throws(IOFailure) {
    if let path, path != "-" {
      let opened = open(path, O_RDONLY)
      guard opened >= 0 else { throw .last(path) }
      (descriptor, name) = (opened, path)
    } else {
      (descriptor, name) = (0, "<stdin>")
    }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isRegular ? Int(status.st_size) : nil
  }

  deinit { if descriptor != 0 { close(descriptor) } }
}
