#if canImport(SwiftUI)
  import Observation
  import SwiftUI

  /// What a view keeps, in an object: callbacks that come in the turn in which the view is drawn, or
  /// after the view has gone, find what is so now.
  @MainActor @Observable
  final class Live<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
#endif
