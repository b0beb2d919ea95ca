import FormattingFields

extension DemoScene {
  /// The scenes of the demo, in order.
  static let all = [
    DemoScene(
      title: "every text on the way stays as typed", locale: "en-US", type: .double,
      actions: [.keys("3.14"), .enter]),
    DemoScene(
      title: "1.5 is not fifteen, and not one", locale: "de-DE", type: .double,
      actions: [.keys("1.5"), .enter]),
    DemoScene(
      title: "no separator jumps about while typing", locale: "de-DE",
      actions: [.paste("12345"), .keys("67,89"), .enter]),
    DemoScene(
      title: "one text, two meanings: asked, not guessed", locale: "fr-FR",
      actions: [.paste("1.23"), .keys("4"), .enter]),
    DemoScene(
      title: "the digits of Egypt", locale: "ar-EG", type: .double,
      actions: [.keys("\u{0661}\u{0662}\u{066B}\u{0665}"), .enter]),
    DemoScene(
      title: "groups of two and three", locale: "hi-IN", type: .int64,
      actions: [.paste("1234567"), .enter]),
    DemoScene(
      title: "euros", locale: "de-DE", style: .currency("EUR"),
      actions: [.keys("9,99"), .enter]),
    DemoScene(
      title: "yen have no fraction", locale: "ja-JP", style: .currency("JPY"),
      actions: [.paste("1500.5"), .enter]),
    DemoScene(
      title: "the value is 0.125", locale: "en-US", style: .percent, type: .double,
      actions: [.paste("12.5"), .enter]),
    DemoScene(
      title: "the largest value, and one digit more", locale: "en-US", type: .uint64,
      actions: [.paste("1844674407370955161"), .keys("56"), .enter]),
    DemoScene(
      title: "no digit that was not typed", locale: "en-US", type: .float,
      actions: [.keys("0.1"), .enter]),
    DemoScene(
      title: "or the value from before comes back", locale: "de-DE", value: "20",
      commitPolicy: .committedValue, actions: [.selectAll, .paste("1.5"), .enter]),
    DemoScene(
      title: "an emptied field keeps its value", locale: "en-US", type: .int64, value: "7",
      actions: [.backspace, .enter]),
  ]
}
