/// Stops the program with a message if a caller breaks a precondition. A release build says the
/// message, too, which `precondition` does not.
@inlinable @inline(__always)
package func demand(_ isSo: Bool, _ message: StaticString) {
  if !isSo { stop(message) }
}

@usableFromInline @inline(never)
func stop(_ message: StaticString) -> Never {
  #if hasFeature(Embedded)
    fatalError(message)
  #else
    fatalError("\(message)")
  #endif
}
