import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// Answers that come when the host was thought to be at rest. (H1)
struct LateAnswerTests {
  private func hosted(_ value: Double) -> HostedField<Double> {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    return HostedField(value, format: try! NumberFormat(style.grouping(.never)))
  }

  @Test(
    "a host at rest that says a value typed before takes no key away, and has the last word (H1)")
  func lateAnswer() {
    for late in [6.0, 61] {
      var hosted = hosted(5)
      hosted.setFocused(true)
      for text in ["6", "61", "612"] {
        hosted.follow(text)
        _ = hosted.nextGift()
        hosted.read(hosted.field.value)
        hosted.rest()
      }
      hosted.read(late)
      #expect(hosted.field.text == "612")
      hosted.follow("6123")
      #expect(hosted.nextGift()?.value == 6123)
      hosted.rest()
      hosted.read(late)
      #expect(hosted.field.text == "6123")
      hosted.read(7)
      #expect(hosted.field.text == "7", "a value that nobody typed is a command")
    }
    var hosted = hosted(5)
    hosted.host = .answersLate
    hosted.setFocused(true)
    hosted.follow("6")
    _ = hosted.nextGift()
    hosted.follow("61")
    _ = hosted.nextGift()
    hosted.rest()
    hosted.read(6)
    hosted.setFocused(false)
    #expect(hosted.field.text == "61")
    hosted.rest()
    #expect(hosted.field.text == "6")
    #expect(hosted.message(in: .english) != nil)
  }

  @Test("a command ends what was typed before it, also where it changes no text or waits (H1, H3)")
  func commandAfterTyping() {
    for isComposing in [false, true] {
      var hosted = hosted(20)
      hosted.setFocused(true)
      for text in ["30", "20"] {
        hosted.follow(text)
        _ = hosted.nextGift()
        hosted.read(hosted.field.value)
        hosted.rest()
      }
      if isComposing { hosted.follow("1", marked: .scalars(0, 1)) }
      hosted.command(20)
      hosted.read(30)
      hosted.submit()
      #expect(hosted.field.text == "30", "composing: \(isComposing)")
      #expect(hosted.nextGift() == nil)
    }
  }
}
