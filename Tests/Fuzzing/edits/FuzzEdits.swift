import EditScripts

/// Runs the script in the bytes, without and with kinds of entry and changing policies; ends the program if a rule is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEdits(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for script in [EditScript(bytes: bytes), EditScript(bytes: bytes, isMixed: true)]
  where script.firstProblem(checking: .sample(of: bytes)) != nil {
    fatalError("\n\(script.report ?? "\(script)")")
  }
  return 0
}
