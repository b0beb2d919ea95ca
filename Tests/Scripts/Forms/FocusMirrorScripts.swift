import EditScripts
import Testing

@testable import FieldHostingTests

/// A form's focus and a view's, in any order of events.
struct FocusMirrorScripts {
  @Test("whatever the view does late, in between or twice, both agree in the end")
  func exhausted() {
    let search = Exhaustion(from: MirrorWorld(), length: Sampling.isFull ? 9 : 6)
    #expect(search.failures == [])
    #expect(search.stepCount > 1000)
    if Sampling.isFull { print("focus: \(search.stateCount) states, \(search.stepCount) steps") }
  }
}
