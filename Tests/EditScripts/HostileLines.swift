import FieldLines
import FormattingFieldJSON
import FormattingFields
import ICUFieldLines

/// Bytes as lines to a field: the first line as options or, where that is refused, as an act to a
/// field of the first byte's choice.
public enum HostileLines {
  private static let options = [
    #"{"locale":"en-US"}"#,
    #"{"locale":"de-DE","style":"currency:EUR","step":"0.5","label":"Preis"}"#,
    #"{"locale":"fr-FR","style":"percent","type":"double","brief":true,"ranges":"scalars"}"#,
    #"{"locale":"ar-EG","type":"int8","bounds":["-5","99"],"policies":{"clampsToBounds":true,"filtersCharacters":true}}"#,
    #"{"locale":"en-IN","entries":["arithmetic","shorthand","fractions"],"policies":{"fillsFromRight":true},"host":["takesEntry","answersLate"]}"#,
    #"{"locale":"sv-SE","drawsLate":true,"selects":true,"policies":{"isPlainWhileFocused":true},"ranges":"utf8"}"#,
  ]

  /// What is wrong with what the lines did; nil if nothing is.
  public static func problem(_ bytes: [UInt8]) -> String? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first else { return nil }
    let choice = options[Int(bytes.first ?? 0) % options.count]
    var field: LineField
    do {
      field = try LineField(String(decoding: first, as: UTF8.self), from: .icu)
      let line = field.options.line
      guard try FieldOptions(line).line == line else {
        return "options are written otherwise: \(line)"
      }
    } catch {
      guard let known = try? LineField(choice, from: .icu) else { return "no field of \(choice)" }
      field = known
    }
    for line in lines {
      let before = field.hosted
      let state = answer(to: line, of: &field)
      guard (try? JSONObject(state)) != nil else { return "no JSON: \(state)" }
      guard let error = field.error else { continue }
      guard !error.reason.isEmpty, field.hosted == before else {
        return "refused and changed: \(before.field), now \(field.hosted.field)"
      }
    }
    return written(lines)
  }

  /// The state as a line. Bytes that are no text reach the reader as they are.
  private static func answer(to line: ArraySlice<UInt8>, of field: inout LineField) -> String {
    var writer = JSONWriter()
    line.withUnsafeBufferPointer { field.act($0, &writer) }
    return writer.text
  }

  /// Whether an act that is written and read again is another one.
  private static func written(_ lines: [ArraySlice<UInt8>]) -> String? {
    for line in lines {
      guard let text = String(validating: line, as: UTF8.self), let act = try? FieldAct(text) else {
        continue
      }
      guard (try? FieldAct(act.line)) == act else { return "another act: \(act.line)" }
    }
    return nil
  }
}
