import NumberText

/// What a format was asked for with.
struct FormatKey: Hashable, Sendable {
  var locale: String
  var style: NumberStyle
  var options: NumberOptions
}
