#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written beside its name and takes the name when it is whole.
///
/// If anything fails before, the file that had the name stays as it was, and the new file is
/// deleted, unless the process is killed. Rule: N13.
final class SafeFile {
  /// The file's name in messages.
  let path: String
  private let target: String
  private let temporary: UnsafeMutablePointer<CChar>
  let descriptor: Int32
  private var isKept = false

  private init(_ path: String, target: String, temporary: [CChar], descriptor: Int32) {
    (self.path, self.target, self.descriptor) = (path, target, descriptor)
    self.temporary = strdup(temporary)
    StopSignal.deleteIfEnded(self.temporary)
  }

  /// Opens a file beside `path`. A symbolic link keeps its place: its target is replaced.
  static func beside(_ path: String) throws(IOFailure) -> SafeFile {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists && status.st_mode & S_IFMT != S_IFREG { throw .system(path, code: EINVAL) }
    let target = exists ? resolved(path) : path
    var template = Array((target + ".numfield-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last(path) }
    var mode = status.st_mode & 0o7777
    if !exists {
      // The mode that open(2) would have given the file.
      let mask = umask(0)
      umask(mask)
      mode = 0o666 & ~mask
    }
    _ = fchmod(descriptor, mode)
    return SafeFile(path, target: target, temporary: template, descriptor: descriptor)
  }

  deinit {
    if !isKept {
      unlink(temporary)
      close(descriptor)
    }
    StopSignal.forget(temporary)
    free(temporary)
  }

  /// Gives the file its name.
  func keep() throws(IOFailure) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last(path) }
    guard close(descriptor) == 0 else { throw .last(path) }
    guard rename(temporary, target) == 0 else { throw .last(path) }
    isKept = true
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
