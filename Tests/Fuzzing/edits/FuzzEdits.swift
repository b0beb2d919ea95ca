import EditScripts

/// Runs the scripts in the bytes, of edits and of policies; ends the program if a rule is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEdits(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let script = EditScript(bytes: bytes)
  if script.firstProblem(checking: .sample(of: bytes)) != nil {
    fatalError("\n\(script.report ?? "\(script)")")
  }
  let policies = PolicyScript(bytes: bytes)
  if policies.firstProblem() != nil { fatalError("\n\(policies.report ?? "\(policies)")") }
  return 0
}
