#if !hasFeature(Embedded)
  import Observation

  /// A value whose readers are told when it becomes another one.
  @MainActor final class Watched<Value: Equatable>: Observable {
    private let registrar = ObservationRegistrar()
    private var current: Value

    init(_ value: Value) { current = value }

    /// The value; reading it is observed.
    var value: Value {
      get {
        registrar.access(self, keyPath: \.value)
        return current
      }
      set {
        guard newValue != current else { return }
        registrar.withMutation(of: self, keyPath: \.value) { current = newValue }
      }
    }
  }
#endif
