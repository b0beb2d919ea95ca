/// Reads the bytes as a request's line; ends the program if writing and reading again gives
/// something else.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let problem = JSONRoundTrip.problem(Array(UnsafeBufferPointer(start: start, count: count))) {
    fatalError(problem)
  }
  return 0
}
