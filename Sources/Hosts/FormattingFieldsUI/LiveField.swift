#if canImport(SwiftUI)
  import Observation
  import SwiftUI

  /// What a view keeps, in an object, so that callbacks see the present state even in the turn in
  /// which the view is drawn, or after the view has gone.
  @MainActor @Observable
  final class Live<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
#endif
