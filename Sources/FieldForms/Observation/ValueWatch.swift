#if !hasFeature(Embedded)
  import Observation

  /// A part of a form that somebody has read.
  @MainActor class Watch<Content: FormContent> {
    /// Tells the readers where the part is another one in a changed form.
    func follow(_ form: FieldForm<Content>) {}
  }

  /// A part of a form, by its key path.
  final class ValueWatch<Content: FormContent, Value: Equatable>: Watch<Content>, Observable {
    private let path: KeyPath<FieldForm<Content>, Value>
    private let registrar = ObservationRegistrar()
    private var current: Value

    init(_ path: KeyPath<FieldForm<Content>, Value>, in form: FieldForm<Content>) {
      self.path = path
      current = form[keyPath: path]
    }

    /// The part as it is; reading it is observed.
    var value: Value {
      registrar.access(self, keyPath: \.value)
      return current
    }

    override func follow(_ form: FieldForm<Content>) {
      let new = form[keyPath: path]
      guard new != current else { return }
      registrar.withMutation(of: self, keyPath: \.value) { current = new }
    }
  }
#endif
