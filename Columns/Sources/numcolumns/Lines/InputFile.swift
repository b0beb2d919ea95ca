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
  private(set) var size: Int?
  /// The program that writes what is read; nil if the file is read as it is.
  private var program: Decompressor?

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

  /// A file without a name, in the folder for temporary ones.
  private init(temporaryFor name: String) throws(IOFailure) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((folder + "/numcolumns-XXXXXX").utf8CString)
    let opened = mkstemp(&template)
    guard opened >= 0 else { throw .last(folder) }
    unlink(template)
    (descriptor, self.name, size) = (opened, name, nil)
  }

  /// What a program makes of a file.
  private init(_ program: Decompressor, name: String) {
    (descriptor, self.name, size) = (program.output, name, nil)
    self.program = program
  }

  /// The descriptor of the file itself, which may be compressed.
  var fileDescriptor: Int32 { program?.descriptor ?? descriptor }

  deinit { if descriptor != 0 && program == nil { close(descriptor) } }
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
        if got == 0 { try program?.finish() }
        return got
      }
      if errno == EAGAIN {
        Readiness.wait(for: Int32(POLLIN), on: descriptor)
      } else if errno != EINTR {
        throw .system(name, code: errno)
      }
    }
  }

  /// A copy of the whole file in a temporary file, which can be read twice, as a pipe cannot.
  ///
  /// - Parameter beginning: What was read of it.
  consuming func spooled(after beginning: [UInt8] = []) throws(IOFailure) -> InputFile {
    var spool = try InputFile(temporaryFor: name)
    var output = OutputBuffer(descriptor: spool.descriptor, name: "temporary file")
    var bytes: [UInt8] = []
    var size = beginning.count
    output.append(beginning)
    try output.flush()
    while try read(upTo: OutputBuffer.blockSize, into: &bytes) > 0 {
      output.append(bytes)
      try output.flush()
      size += bytes.count
      bytes.removeAll(keepingCapacity: true)
    }
    try spool.rewind()
    spool.size = size
    return spool
  }

  /// Reads until a text has `count` bytes, or to the end.
  func fill(_ text: inout [UInt8], upTo count: Int) throws(IOFailure) {
    while text.count < count, try read(upTo: count - text.count, into: &text) > 0 {}
  }

  /// The file as a program decompresses it; it can be read again, for the program is then run again.
  ///
  /// - Parameter beginning: What was read of it.
  consuming func decompressed(
    by compression: Compression, after beginning: [UInt8]
  ) throws(IOFailure) -> InputFile {
    let name = name
    guard size == nil else {
      return InputFile(try Decompressor(compression, self), name: name)
    }
    // A pipe cannot be given to the program again.
    let source = try spooled(after: beginning)
    return InputFile(try Decompressor(compression, source), name: name)
  }

  /// Goes back to the beginning.
  mutating func rewind() throws(IOFailure) {
    if let program {
      try program.restart()
      return
    }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last(name) }
  }
}

/// Calls the system's `read`: inside ``InputFile`` that name is a method's.
private func readOnce(_ descriptor: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, room.baseAddress, room.count)
}
