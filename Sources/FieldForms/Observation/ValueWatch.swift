#if !hasFeature(Embedded)
  /// A part of a form, by its key path.
  final class ValueWatch<Content: FormContent, Value: Equatable>: Watch<Content> {
    let watched: Watched<Value>
    private let path: KeyPath<FieldForm<Content>, Value>

    init(_ path: KeyPath<FieldForm<Content>, Value>, in form: FieldForm<Content>) {
      self.path = path
      watched = Watched(form[keyPath: path])
    }

    override func follow(_ form: FieldForm<Content>) { watched.value = form[keyPath: path] }
  }
#endif
