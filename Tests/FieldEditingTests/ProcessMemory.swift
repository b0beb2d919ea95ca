import Foundation

/// The memory of this process, in bytes.
enum ProcessMemory {
  /// The most memory that was ever resident.
  static var peak: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  /// Whether a sanitizer runs, which keeps freed memory for a while.
  static var isSanitized: Bool {
    let program = dlopen(nil, RTLD_NOW)
    return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
  }

  /// The memory that is resident now; the peak if the system does not tell.
  static var now: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return peak }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
