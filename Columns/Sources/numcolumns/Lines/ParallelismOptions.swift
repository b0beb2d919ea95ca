import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many parts of a file are read at once.
struct ParallelismOptions: ParsableArguments {
  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp(
      "The number of threads; up to 4 for a long table, else 1.", valueName: "n"))
  var threads: Int?

  func validate() throws {
    guard (1...64).contains(threads ?? 1) else {
      throw ValidationError("-j takes a number from 1 to 64.")
    }
  }

  /// A table of so many bytes is read sooner by several threads.
  private static let longSize = 1 << 24

  /// The number of threads for a table of some bytes.
  func jobs(forBytes size: Int?) -> Int {
    threads ?? (size ?? 0 < Self.longSize ? 1 : min(4, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }
}
