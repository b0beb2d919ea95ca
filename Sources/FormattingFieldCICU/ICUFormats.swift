// The function has the name of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FormattingFieldC
import ICUNumberText
import NumberText

@c @implementation
public func ff_format_from_icu(
  _ locale: UnsafePointer<CChar>?, _ localeLength: Int, _ style: UnsafePointer<CChar>?,
  _ styleLength: Int, _ options: UnsafePointer<ff_format_options>?,
  _ format: UnsafeMutablePointer<OpaquePointer?>?, _ reason: UnsafeMutablePointer<ff_reason>?
) -> ff_status {
  guard let locale = text(locale, localeLength), let styleName = text(style, styleLength) else {
    return FF_ERROR_BROKEN
  }
  guard let style = NumberStyle(styleName) else {
    tell("There is no style “\(styleName)”.", reason)
    return FF_ERROR_FORMAT
  }
  guard let options = NumberOptions(options) else { return FF_ERROR_ARGUMENT }
  prepareFirstUse()
  ff_making_begins()
  defer { ff_making_ends() }
  do throws(NumberFormatError) {
    let made = try NumberFormat.icu(locale: locale, style: style, options: options)
    return makeHandle(FF_KIND_FORMAT, FormatObject(made), format)
  } catch {
    tell("\(error)", reason)
    return FF_ERROR_FORMAT
  }
}

extension NumberOptions {
  /// Nil if an option has a number that the header does not name.
  fileprivate init?(_ given: UnsafePointer<ff_format_options>?) {
    self.init()
    guard let given else { return }
    let size = given.pointee.size
    guard size >= MemoryLayout<ff_format_options>.size else { return nil }
    let options = given.pointee
    minimumFractionDigits = Self.count(options.minimum_fraction_digits)
    maximumFractionDigits = Self.count(options.maximum_fraction_digits)
    minimumIntegerDigits = Self.count(options.minimum_integer_digits)
    guard 0...1 ~= options.grouping, -1...1 ~= options.exponent else { return nil }
    usesGrouping = options.grouping == 1
    allowsExponent = options.exponent < 0 ? nil : options.exponent == 1
  }

  private static func count(_ number: Int32) -> Int? { number < 0 ? nil : Int(number) }
}
