import NumberText

struct FormatKey: Hashable, Sendable {
  let locale: String
  let style: NumberStyle
  /// Nil if no option changes anything, as in most keys: such keys are hashed and compared faster.
  private let changes: NumberOptions?

  init(locale: String, style: NumberStyle, options: NumberOptions) {
    self.locale = locale
    self.style = style
    changes = options == NumberOptions() ? nil : options
  }

  var options: NumberOptions { changes ?? NumberOptions() }
}
