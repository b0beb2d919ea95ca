#if !hasFeature(Embedded)
  /// A part of a form that somebody has read.
  @MainActor class Watch<Content: FormContent> {
    /// Tells the readers where the part is another one in a changed form.
    func follow(_ form: FieldForm<Content>) {}
  }
#endif
