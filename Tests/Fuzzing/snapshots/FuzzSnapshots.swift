import EditScripts

/// Restores the saved field that the bytes are; ends the program where it contradicts itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSnapshots(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let script = SnapshotScript(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  if let problem = script.firstProblem() { fatalError("\n\(problem)") }
  return 0
}
