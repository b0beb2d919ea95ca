import EditScripts

/// Sends the bytes to a field, line by line; ends the program if a line that is refused has changed
/// something, or if a state is no JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLines(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let problem = HostileLines.problem(Array(UnsafeBufferPointer(start: start, count: count))) {
    fatalError(problem)
  }
  return 0
}
