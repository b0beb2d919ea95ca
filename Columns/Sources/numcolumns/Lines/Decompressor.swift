#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a file is compressed, told by its first bytes, and the program that gives its content.
enum Compression: String, CaseIterable {
  case gzip, zstd, xz, lz4, bzip2

  /// Nil if the bytes begin no compressed file.
  init?(_ bytes: [UInt8]) {
    let found = Self.allCases.first { bytes.starts(with: $0.mark) }
    guard let found, found != .bzip2 || bytes.dropFirst(4).starts(with: "1AY&".utf8) else {
      return nil
    }
    self = found
  }

  /// What the name of a file promises.
  init?(ofName path: String) {
    guard let found = Self.allCases.first(where: { path.hasSuffix($0.ending) }) else { return nil }
    self = found
  }

  private var mark: [UInt8] {
    switch self {
    case .gzip: [0x1F, 0x8B]
    case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
    case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]
    case .lz4: [0x04, 0x22, 0x4D, 0x18]
    case .bzip2: Array("BZh".utf8)
    }
  }

  private var ending: String {
    switch self {
    case .gzip: ".gz"
    case .zstd: ".zst"
    case .xz, .lz4: ".\(rawValue)"
    case .bzip2: ".bz2"
    }
  }
}

/// A program that decompresses a file, and writes its content into a pipe.
///
/// The systems have these programs; a program that ends with an error has found the file damaged or cut off, and what
/// was read so far is not the whole.
final class Decompressor {
  private let compression: Compression
  private let source: InputFile
  /// Where the content is read.
  let output: Int32
  private var process: pid_t?

  init(_ compression: Compression, _ source: consuming InputFile) throws(IOFailure) {
    self.compression = compression
    self.source = source
    output = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard output >= 0 else { throw .last("/dev/null") }
    try start()
  }

  deinit {
    // The program ends when nobody reads.
    close(output)
    if let process { waitpid(process, nil, 0) }
  }

  /// The descriptor of the compressed file.
  var descriptor: Int32 { source.descriptor }

  private var command: String { "\(compression) -dc" }

  private func start() throws(IOFailure) {
    guard lseek(source.descriptor, 0, SEEK_SET) == 0 else { throw .last(source.name) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last(command) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, source.descriptor, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(compression.rawValue), strdup("-dc"), nil]
    defer { for word in words { free(word) } }
    var started = pid_t()
    let code = posix_spawnp(&started, compression.rawValue, &actions, nil, &words, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else { throw .system("\(source.name): \(command)", code: code) }
    process = started
    guard dup2(ends[0], output) >= 0 else { throw .last(command) }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
  }

  /// Waits for the program's end, when all was read.
  func finish() throws(IOFailure) {
    guard let process else { return }
    self.process = nil
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else { throw .damaged(source.name, program: command) }
  }

  /// Gives the content from its beginning again.
  func restart() throws(IOFailure) {
    if let process {
      // Until the pipe has no reader, the program may wait for one.
      let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
      dup2(nothing, output)
      close(nothing)
      waitpid(process, nil, 0)
    }
    process = nil
    try start()
  }
}
