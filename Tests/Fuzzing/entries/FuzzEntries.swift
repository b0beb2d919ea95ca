import EntryScripts

/// Types the text that the bytes are; ends the program where a rule is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEntries(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let script = EntryScript(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  if let problem = script.problem { fatalError("\n\(problem)") }
  return 0
}
