import TableScripts

/// Reads the bytes as a table; ends the program if a slow reader finds other cells.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecords(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let problem = RecordsTwice.problem(Array(UnsafeBufferPointer(start: start, count: count))) {
    fatalError(problem)
  }
  return 0
}
