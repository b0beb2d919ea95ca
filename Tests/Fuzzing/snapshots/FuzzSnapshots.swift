import EditScripts

/// Restores a saved field from the bytes; ends the program if the field contradicts itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSnapshots(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let script = SnapshotScript(bytes: bytes)
  if let problem = script.firstProblem(checking: .sample(of: bytes)) { fatalError("\n\(problem)") }
  return 0
}
