#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which file a name or a descriptor means, by device and inode.
enum FileIdentity: Equatable {
  /// What exists already.
  case existing(device: UInt64, inode: UInt64, isDevice: Bool)
  /// What will be made, by its path.
  case new(String)

  init(descriptor: Int32) {
    var status = stat()
    self = fstat(descriptor, &status) == 0 ? Self.of(status) : .new("")
  }

  /// The file that a path names, or that will have the name; "-" is the standard output.
  init(writtenTo path: String) {
    guard path != "-" else {
      self.init(descriptor: 1)
      return
    }
    var status = stat()
    if stat(path, &status) == 0 {
      self = Self.of(status)
      return
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let name = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
    self = .new((SafeFile.resolved(name)) + "/" + (parts.last ?? ""))
  }

  private static func of(_ status: stat) -> FileIdentity {
    .existing(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
      isDevice: status.st_mode & S_IFMT == S_IFCHR)
  }

  /// Whether it is a device, such as a terminal, which takes what several writers write.
  var isDevice: Bool {
    if case .existing(_, _, let isDevice) = self { isDevice } else { false }
  }
}

/// A file that is written beside its name and takes the name when it is whole.
///
/// If anything fails before, the file that had the name stays as it was, and the new file is
/// deleted, unless the process is killed. A pipe, a device and the standard output ("-") are written to
/// as they are. Rule: N13.
final class SafeFile {
  /// The file's name in messages.
  let path: String
  private let target: String
  /// The name that the file has until it is whole; nil for what is written to as it is.
  private let temporary: UnsafeMutablePointer<CChar>?
  let descriptor: Int32
  private var isClosed = false

  private init(_ path: String, target: String, temporary: [CChar]?, descriptor: Int32) {
    (self.path, self.target, self.descriptor) = (path, target, descriptor)
    self.temporary = temporary.map { strdup($0) }
    if let temporary = self.temporary { StopSignal.deleteIfEnded(temporary) }
  }

  /// Whether a file is written beside its name, so that nothing has to be left of it.
  static func canBeWithdrawn(_ path: String) -> Bool {
    guard path != "-" else { return false }
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG && !isStandardOutput(status)
  }

  private static func isStandardOutput(_ status: stat) -> Bool {
    var output = stat()
    return fstat(1, &output) == 0 && output.st_dev == status.st_dev
      && output.st_ino == status.st_ino
  }

  /// Opens a file beside `path`. A symbolic link keeps its place: its target is replaced.
  static func open(_ path: String) throws(IOFailure) -> SafeFile {
    var status = stat()
    let exists = path == "-" ? fstat(1, &status) == 0 : stat(path, &status) == 0
    if path == "-" || exists && isStandardOutput(status) {
      let output = dup(1)
      guard output >= 0 else { throw .last("standard output") }
      return SafeFile("standard output", target: path, temporary: nil, descriptor: output)
    }
    if exists && status.st_mode & S_IFMT != S_IFREG {
      // A pipe waits here for its reader.
      let opened = openToWrite(path)
      guard opened >= 0 else { throw .last(path) }
      return SafeFile(path, target: path, temporary: nil, descriptor: opened)
    }
    let target = exists ? resolved(path) : path
    var template = Array((target + ".numcolumns-XXXXXX").utf8CString)
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
    if !isClosed { close(descriptor) }
    guard let temporary else { return }
    if !isClosed { unlink(temporary) }
    StopSignal.forget(temporary)
    free(temporary)
  }

  /// Gives the file its name.
  func keep() throws(IOFailure) {
    if let temporary {
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last(path) }
      guard close(descriptor) == 0 else { throw .last(path) }
      guard rename(temporary, target) == 0 else { throw .last(path) }
    } else {
      guard close(descriptor) == 0 else { throw .last(path) }
    }
    isClosed = true
  }

  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

/// Calls the system's `open`: inside ``SafeFile`` that name is a method's.
private func openToWrite(_ path: String) -> Int32 { open(path, O_WRONLY) }
