#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// If the output ends early, it ends with a whole line: half a number is another number.
extension OutputBuffer {
  /// Whether a descriptor is a pipe's.
  static func isPipe(_ descriptor: Int32) -> Bool { kind(of: descriptor).type == S_IFIFO }

  /// How many bytes to write at once.
  ///
  /// A pipe takes `PIPE_BUF` bytes whole or not at all, so that a process that is killed while
  /// nobody reads has written whole lines. A line longer than that may be cut.
  func pieceSize(of bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    guard isPipe, bytes.count > PIPE_BUF else { return bytes.count }
    let piece = bytes.prefix(Int(PIPE_BUF))
    return piece.lastIndex(of: 0x0A).map { $0 + 1 - piece.startIndex } ?? piece.count
  }

  /// Removes the beginning of a line from the end of a file that could not take the rest.
  func takeBackHalfLine(of written: Slice<UnsafeRawBufferPointer>) {
    let lineEnd = written.lastIndex(of: 0x0A).map { $0 + 1 } ?? written.startIndex
    let (type, size) = Self.kind(of: descriptor)
    guard lineEnd < written.endIndex, type == S_IFREG, lseek(descriptor, 0, SEEK_CUR) == size
    else { return }
    _ = ftruncate(descriptor, size - off_t(written.endIndex - lineEnd))
  }

  private static func kind(of descriptor: Int32) -> (type: mode_t, size: off_t) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return (0, 0) }
    return (status.st_mode & S_IFMT, status.st_size)
  }
}
