// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import NumberProbing
import NumberText

@c @implementation
public func ff_format_from_writer(
  _ writer: UnsafePointer<ff_writer>?, _ facts: UnsafePointer<ff_writer_facts>?,
  _ format: UnsafeMutablePointer<OpaquePointer?>?, _ reason: UnsafeMutablePointer<ff_reason>?
) -> ff_status {
  guard let writer else { return FF_ERROR_NULL }
  guard writer.pointee.size >= MemoryLayout<ff_writer>.size else { return FF_ERROR_ARGUMENT }
  // From here on its release is called.
  let held = HeldWriter(writer.pointee)
  guard let write = held.writer.write, format != nil else { return FF_ERROR_NULL }
  let known: TextFacts
  do throws(CallError) {
    known = try textFacts(facts)
  } catch {
    return error.status
  }
  var facts = known
  if let separated = held.writer.write_separated { facts.separated = held.textWriter(separated) }
  do throws(TextRefusal) {
    let made = try NumberFormat(held.textWriter(write), facts)
    return makeHandle(FF_KIND_FORMAT, FormatObject(made), format)
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
    return write(
      format.text(for: try decimal(number, numberLength)), buffer, capacity, length)
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_format_free(_ format: OpaquePointer?) {
  freeHandle(FF_KIND_FORMAT, format, FormatObject.self)
}

/// What is wrong with a call.
package struct CallError: Error {
  package let status: ff_status

  package init(_ status: ff_status) { self.status = status }
}

/// A number in plain decimal, with no more digits than a text can have. (R13)
func decimal(_ text: UnsafePointer<CChar>?, _ length: Int) throws(CallError) -> FixedDecimal {
  guard length <= 65_536, let text = FormattingFieldC.text(text, length),
    let number = FixedDecimal(text), number.isZero || abs(number.exponent) <= 65_536
  else { throw CallError(FF_ERROR_NUMBER) }
  return number
}

// MARK: A caller's writer

/// A writer that lives as long as a format has it.
///
/// `@unchecked`: the caller promises that any thread may call it.
private final class HeldWriter: @unchecked Sendable {
  let writer: ff_writer

  init(_ writer: ff_writer) { self.writer = writer }

  deinit { writer.release?(writer.context) }

  func textWriter(_ write: @escaping ff_write) -> TextWriter {
    TextWriter(allowsNegative: writer.allows_negative) { number in
      self.text(of: number, write) != nil
    } text: { number in
      self.text(of: number, write)
    }
  }

  /// What the writer writes; nil where it does not write this number, or no text.
  private func text(of number: FixedDecimal, _ write: ff_write) -> String? {
    var literal = number.description
    return literal.withUTF8 { digits in
      digits.withMemoryRebound(to: CChar.self) { digits in
        var capacity = 128
        // A writer that never has room enough is none.
        for _ in 0..<3 {
          switch text(of: digits, write, capacity: capacity) {
          case .written(let text): return text
          case .needs(let count): capacity = count
          }
        }
        return nil
      }
    }
  }

  private enum Attempt {
    case written(String?)
    case needs(Int)
  }

  private func text(
    of digits: UnsafeBufferPointer<CChar>, _ write: ff_write, capacity: Int
  ) -> Attempt {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let count = write(
        writer.context, digits.baseAddress, digits.count, buffer.baseAddress, capacity)
      guard count >= 0 else { return .written(nil) }
      guard count <= capacity else {
        return count <= 1 << 20 ? .needs(count) : .written(nil)
      }
      return .written(FormattingFieldC.text(buffer.baseAddress, count))
    }
  }
}

/// What a caller knows of its writer.
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
    codes: affixes.split(separator: "\n").map { String($0) },
    foreignCurrencySigns: signs.split(separator: "\n").map { String($0) })
}

extension TextRefusal {
  fileprivate var sentence: String {
    switch self {
    case .notPositional:
      "The texts of powers of ten do not have their digits at a decimal number's places."
    case .ambiguousSeparators(let text):
      "A mark in “\(text)” may separate groups or a fraction."
    case .losesSign(let text): "A number below zero is written as “\(text)”, without a sign."
    case .misread(let misreading):
      "\(misreading.number.description) is written as “\(misreading.text)”, which reads as "
        + (misreading.reading.map { $0.description } ?? "no number") + "."
    }
  }
}
