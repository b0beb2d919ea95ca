import TableScripts

/// Reads the bytes as a column; ends the program if the state depends on the way of reading.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzColumns(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let problem = ColumnTwice.problem(Array(UnsafeBufferPointer(start: start, count: count))) {
    fatalError(problem)
  }
  return 0
}
