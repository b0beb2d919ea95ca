// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import NumberText

@c @implementation
public func ff_format_from_writer(
  _ writer: UnsafePointer<ff_writer>?, _ facts: UnsafePointer<ff_writer_facts>?,
  _ format: UnsafeMutablePointer<OpaquePointer?>?, _ reason: UnsafeMutablePointer<ff_reason>?
) -> ff_status {
  guard let writer else { return FF_ERROR_NULL }
  let size = MemoryLayout<ff_writer>.size
  guard writer.pointee.size >= size else { return FF_ERROR_ARGUMENT }
  // From here on every way out calls `release`.
  let given = writer.pointee
  let held = HeldWriter(given.context, release: given.release)
  guard let write = given.write else { return FF_ERROR_NULL }
  return makeFormat(facts, format, reason) { facts throws(NumberFormatError) in
    var facts = facts
    func texts(_ write: @escaping ff_write) -> TextWriter {
      // A number that the caller's type does not hold has no text.
      TextWriter(allowsNegative: given.allows_negative) { _ in
        true
      } text: { number in
        held.written(number, .plain(write))?.text
      }
    }
    facts.separated = given.write_separated.map(texts)
    return try NumberFormat(texts(write), facts)
  }
}

@c @implementation
public func ff_format_from_marked_writer(
  _ writer: UnsafePointer<ff_marked_writer>?, _ facts: UnsafePointer<ff_writer_facts>?,
  _ format: UnsafeMutablePointer<OpaquePointer?>?, _ reason: UnsafeMutablePointer<ff_reason>?
) -> ff_status {
  guard let writer else { return FF_ERROR_NULL }
  let size = MemoryLayout<ff_marked_writer>.size
  guard writer.pointee.size >= size else { return FF_ERROR_ARGUMENT }
  // From here on every way out calls `release`.
  let given = writer.pointee
  let held = HeldWriter(given.context, release: given.release)
  guard let write = given.write else { return FF_ERROR_NULL }
  return makeFormat(facts, format, reason) { facts throws(NumberFormatError) in
    func texts(_ write: @escaping ff_write_marked) -> @Sendable (FixedDecimal) -> MarkedText? {
      { number in held.written(number, .marked(write)).map { MarkedText($0, marks: $1) } }
    }
    return try NumberFormat(
      MarkedWriter(text: texts(write), separated: given.write_separated.map(texts)), facts)
  }
}

/// Makes a format of what the caller has told about its writer.
private func makeFormat(
  _ facts: UnsafePointer<ff_writer_facts>?, _ format: UnsafeMutablePointer<OpaquePointer?>?,
  _ reason: UnsafeMutablePointer<ff_reason>?,
  _ make: (TextFacts) throws(NumberFormatError) -> NumberFormat
) -> ff_status {
  guard format != nil else { return FF_ERROR_NULL }
  let known: TextFacts
  do throws(CallError) {
    known = try textFacts(facts)
  } catch {
    return error.status
  }
  do throws(NumberFormatError) {
    return makeHandle(FF_KIND_FORMAT, FormatObject(try make(known)), format)
  } catch {
    tell(error.sentence, reason)
    return FF_ERROR_FORMAT
  }
}

@c @implementation
public func ff_format_text(
  _ format: OpaquePointer?, _ number: UnsafePointer<CChar>?, _ numberLength: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let format = FormattingFieldC.format(format) else { return FF_ERROR_HANDLE }
  do throws(CallError) {
    return write(format.text(for: try decimal(number, numberLength)), buffer, capacity, length)
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_format_refusing_foreign_decimals(
  _ format: OpaquePointer?, _ strict: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard strict != nil else { return FF_ERROR_NULL }
  guard let format = FormattingFieldC.format(format) else { return FF_ERROR_HANDLE }
  return makeHandle(
    FF_KIND_FORMAT, FormatObject(format.refusingForeignDecimalSeparators()), strict)
}

@c @implementation
public func ff_format_free(_ format: OpaquePointer?) {
  freeHandle(FF_KIND_FORMAT, format, FormatObject.self)
}

/// What is wrong with a call.
package struct CallError: StatusError {
  package let status: ff_status

  package init(_ status: ff_status) { self.status = status }
}

/// A number in plain decimal, with no more digits than a text can have. (R13)
func decimal(_ text: UnsafePointer<CChar>?, _ length: Int) throws(CallError) -> FixedDecimal {
  guard length <= mostPlaces, let text = FormattingFieldC.text(text, length),
    let number = FixedDecimal(text), number.isZero || abs(number.exponent) <= mostPlaces
  else { throw CallError(FF_ERROR_NUMBER) }
  return number
}

/// The most places of a number.
private let mostPlaces = 65_536

/// A number in plain decimal; nil if the caller gives none.
func decimalIfGiven(
  _ text: UnsafePointer<CChar>?, _ length: Int
) throws(CallError) -> FixedDecimal? {
  text == nil ? nil : try decimal(text, length)
}

// MARK: A caller's writer

/// A writer that lives as long as a format has it.
///
/// `@unchecked`: the caller promises that any thread may call it.
private final class HeldWriter: @unchecked Sendable {
  /// A function of the writer's.
  enum Function {
    case plain(ff_write)
    case marked(ff_write_marked)
  }

  private let context: UnsafeMutableRawPointer?
  private let release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

  init(
    _ context: UnsafeMutableRawPointer?,
    release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  ) {
    (self.context, self.release) = (context, release)
  }

  deinit { release?(context) }

  /// What the writer writes; nil if it refuses the number, or writes bytes that are not a text.
  func written(
    _ number: FixedDecimal, _ function: Function
  ) -> (text: String, marks: [UInt8])? {
    var literal = number.description
    return literal.withUTF8 { digits in
      digits.withMemoryRebound(to: CChar.self) { digits in
        var capacity = 128
        // A writer that asks for more room each time is given up.
        for _ in 0..<3 {
          var marks: [UInt8] = Array(repeating: 0, count: capacity)
          let attempt = attempt(digits, function, &marks)
          guard attempt.needed > capacity else {
            return attempt.text.map { ($0, marks) }
          }
          guard attempt.needed <= 1 << 20 else { return nil }
          capacity = attempt.needed
        }
        return nil
      }
    }
  }

  /// The text, nil if it does not fit or is not well-formed, and the room that it needs.
  private func attempt(
    _ digits: UnsafeBufferPointer<CChar>, _ function: Function, _ marks: inout [UInt8]
  ) -> (text: String?, needed: Int) {
    let capacity = marks.count
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let count =
        switch function {
        case .plain(let write):
          write(context, digits.baseAddress, digits.count, buffer.baseAddress, capacity)
        case .marked(let write):
          marks.withUnsafeMutableBufferPointer { marks in
            write(
              context, digits.baseAddress, digits.count, buffer.baseAddress, marks.baseAddress,
              capacity)
          }
        }
      let isText = 0...capacity ~= count
      return (isText ? FormattingFieldC.text(buffer.baseAddress, count) : nil, count)
    }
  }
}

extension MarkedText {
  /// A text with the mark of each of its bytes; an unknown mark counts as a literal's.
  fileprivate init(_ text: String, marks: [UInt8]) {
    var pieces: [Piece] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let field = Field(ff_mark(rawValue: ff_mark.RawValue(marks[offset])))
      let before = pieces.last?.field == field ? pieces.removeLast().text : ""
      pieces.append(Piece(field, before + String(scalar)))
      offset += UTF8.width(scalar)
    }
    self.init(pieces)
  }
}

extension MarkedText.Field {
  fileprivate init(_ mark: ff_mark) {
    switch mark {
    case FF_MARK_INTEGER: self = .integer
    case FF_MARK_GROUPING_SEPARATOR: self = .groupingSeparator
    case FF_MARK_DECIMAL_SEPARATOR: self = .decimalSeparator
    case FF_MARK_FRACTION: self = .fraction
    case FF_MARK_EXPONENT_SEPARATOR: self = .exponentSeparator
    case FF_MARK_EXPONENT_SIGN: self = .exponentSign
    case FF_MARK_EXPONENT: self = .exponent
    case FF_MARK_SIGN: self = .sign
    case FF_MARK_CURRENCY: self = .currency
    case FF_MARK_COMPACT: self = .compact
    default: self = .literal
    }
  }
}

/// What the caller has told about its writer.
private func textFacts(
  _ given: UnsafePointer<ff_writer_facts>?
) throws(CallError) -> TextFacts {
  guard let given else { return TextFacts(locale: "und") }
  let size = given.pointee.size
  guard size >= MemoryLayout<Int>.size else { throw CallError(FF_ERROR_ARGUMENT) }
  let known = take(given, size: size, ff_writer_facts())
  guard let locale = text(known.locale, known.locale_length),
    let styleName = text(known.style, known.style_length),
    let system = text(known.numbering_system, known.numbering_system_length),
    let affixes = text(known.affixes, known.affixes_length),
    let signs = text(known.foreign_signs, known.foreign_signs_length)
  else { throw CallError(FF_ERROR_BROKEN) }
  guard let style = NumberStyle(styleName.isEmpty ? "decimal" : styleName) else {
    throw CallError(FF_ERROR_ARGUMENT)
  }
  return TextFacts(
    locale: locale.isEmpty ? "und" : locale, style: style,
    numberingSystem: system.isEmpty ? "latn" : system,
    codes: lines(affixes), foreignCurrencySigns: lines(signs))
}

private func lines(_ text: String) -> [String] {
  text.unicodeScalars.split(separator: "\n").map { String($0) }
}

extension NumberFormatError {
  /// The error in a sentence about the caller's writer, which has no other errors than these.
  fileprivate var sentence: String {
    switch self {
    case .notPositional:
      "The texts of powers of ten do not have their digits at a decimal number's places."
    case .ambiguousSeparators(let text):
      "A mark in “\(text)” may separate groups or a fraction."
    case .losesSign(let text): "A number below zero is written as “\(text)”, without a sign."
    case .unreadableFormat(_, let number, let text, let reading):
      "\(number.description) is written as “\(text)”, which reads as "
        + (reading.map { $0.description } ?? "no number") + "."
    default: "The texts of the writer cannot be read."
    }
  }
}
