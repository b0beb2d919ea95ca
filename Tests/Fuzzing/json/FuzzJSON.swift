/// Reads the bytes as a request's line; ends the program where what was read is not written back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let problem = JSONRoundTrip.problem(Array(UnsafeBufferPointer(start: start, count: count))) {
    fatalError(problem)
  }
  return 0
}
