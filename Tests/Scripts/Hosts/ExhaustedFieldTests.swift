import EditScripts
import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

@testable import FieldHostingTests

/// All sequences of events up to a length, and no samples: nothing is lost, nothing is committed
/// twice, and what is on the screen says the value. (H1 to H5, S12)
struct ExhaustedFieldTests {
  private static func format(_ tag: String) throws -> NumberFormat {
    try NumberFormat(FloatingPointFormatStyle<Double>(locale: Locale(identifier: tag)))
  }

  /// Empty and with a value that has a separator, in a control that draws at once and in a view
  /// that draws late.
  private static func worlds<Subject>(
    keypad: String = "", _ subject: (Double?, NumberFormat) -> Subject
  ) throws -> [HostedWorld<Subject>] {
    let formats = [try format("en_US"), try format("de_DE")]
    return [nil, 1234.5].flatMap { value in
      [false, true].map { isDrawn in
        HostedWorld(subject(value, formats[0]), value, formats, isDrawn: isDrawn, keypad: keypad)
      }
    }
  }

  private static func field(_ value: Double?, _ format: NumberFormat) -> HostedField<Double> {
    var field = HostedField<Double>(value, format: format)
    field.host = .answersLate
    return field
  }

  private static let length = Sampling.isFull ? 5 : 3

  @Test(
    "a number field, on a keyboard and on the keypad of another region (H5)", arguments: ["", ","])
  func fields(_ keypad: String) throws {
    for world in try Self.worlds(keypad: keypad, Self.field) {
      let search = Exhaustion(from: world, length: Self.length)
      #expect(search.failures == [], "\(world.name)")
      #expect(search.stepCount > 1000)
      if Sampling.isFull {
        print("\(world.name): \(search.stateCount) states, \(search.stepCount) steps")
      }
    }
  }

  @Test("a field of a form, on either", arguments: ["", ","])
  func formFields(_ keypad: String) throws {
    for world in try Self.worlds(keypad: keypad, { FormSubject($0, $1) }) {
      let search = Exhaustion(from: world, length: Self.length)
      #expect(search.failures == [], "\(world.name)")
      #expect(search.stepCount > 500)
      if Sampling.isFull {
        print("form, \(world.name): \(search.stateCount) states, \(search.stepCount) steps")
      }
    }
  }
}
