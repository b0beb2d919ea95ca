import CICUNumberText
import NumberText

/// A buffer of ICU's into which one number after another is formatted. It belongs to one caller: it
/// cannot be copied or sent.
struct ICUResult: ~Copyable {
  private let pointer: OpaquePointer

  init() throws(NumberFormatError) {
    var status: Int32 = 0
    let opened = cicu_result_open(&status)
    pointer = try ICUCall.opened("unumf_openResult", opened, status, close: cicu_result_close)
  }

  deinit { cicu_result_close(pointer) }

  /// Formats `number`, such as "-1234.50" or "1E-7".
  borrowing func format(
    _ number: String, with formatter: ICUFormatter
  ) throws(NumberFormatError) {
    var status: Int32 = 0
    var number = number
    number.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        cicu_format(formatter.pointer, start, Int32(characters.count), pointer, &status)
      }
    }
    try ICUCall.check("unumf_formatDecimal", status)
  }

  borrowing func text(
    of number: String, with formatter: ICUFormatter
  ) throws(NumberFormatError) -> String {
    try format(number, with: formatter)
    return try text()
  }

  borrowing func text() throws(NumberFormatError) -> String {
    let result = pointer
    return try ICUCall.utf16("unumf_resultToString") { text, capacity, status in
      cicu_result_text(result, text, capacity, &status)
    }
  }

  borrowing func markedText(
    of number: String, with formatter: ICUFormatter
  ) throws(NumberFormatError) -> MarkedText {
    try format(number, with: formatter)
    var parts = [cicu_part](repeating: cicu_part(), count: 32)
    var status: Int32 = 0
    var count = Int(cicu_result_parts(pointer, &parts, Int32(parts.count), &status))
    if count > parts.count {
      parts = Array(repeating: cicu_part(), count: count)
      count = Int(cicu_result_parts(pointer, &parts, Int32(parts.count), &status))
    }
    try ICUCall.check("ufmtval_nextPosition", status)
    let result = pointer
    let found = parts.prefix(count)
    return try ICUCall.withUTF16("unumf_resultToString") { text, capacity, status in
      cicu_result_text(result, text, capacity, &status)
    } _: { units in
      MarkedText(units, found)
    }
  }

  /// Returns the plural category of the number that was formatted last, such as "other".
  borrowing func category(by rules: borrowing ICUPlurals) throws(NumberFormatError) -> String {
    let result = pointer
    let plurals = rules.pointer
    return try ICUCall.utf16("uplrules_selectFormatted") { text, capacity, status in
      cicu_plurals_category(plurals, result, text, capacity, &status)
    }
  }
}

extension NumberFormatError {
  /// Whether the error concerns one number alone, so that other numbers can be written. A format
  /// that must not round refuses fractions, a format with an increment has no room for a thousand
  /// digits, and a text may be malformed UTF-16.
  ///
  /// Any other error ends the making of a format, because the format would lack what the text
  /// shows.
  var refusesNumber: Bool {
    switch self {
    case .icu(_, "U_FORMAT_INEXACT_ERROR"), .icu(_, "U_INTERNAL_PROGRAM_ERROR"),
      .icu(_, "U_INVALID_CHAR_FOUND"):
      true
    default: false
    }
  }
}
