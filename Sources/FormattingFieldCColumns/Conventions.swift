// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FormattingFieldC
import NumberColumns
import NumberText

@c @implementation
public func ff_convention_named(
  _ name: UnsafePointer<CChar>?, _ length: Int, _ convention: UnsafeMutablePointer<ff_conventions>?
) -> ff_status {
  guard let convention else { return FF_ERROR_NULL }
  guard let name = text(name, length) else { return FF_ERROR_BROKEN }
  prepareColumns()
  guard let found = NumberConvention(name) ?? NumberConvention(locale: name) else {
    return FF_NONE
  }
  convention.pointee = ff_conventions(ConventionSet([found]).bits)
  return FF_OK
}

@c @implementation
public func ff_convention_text(
  _ convention: ff_conventions, _ fact: ff_convention_fact, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  prepareColumns()
  guard let convention = ConventionSet(convention).conventions.first else { return FF_NONE }
  let text: String
  switch fact {
  case FF_CONVENTION_EXAMPLE: text = convention.description
  case FF_CONVENTION_DECIMAL_SEPARATOR: text = convention.decimalSeparator
  case FF_CONVENTION_GROUPING_SEPARATOR: text = convention.groupingSeparator
  case FF_CONVENTION_GROUPING_SIZES:
    text = convention.groupingSizes.map { String($0) }.joined(separator: " ")
  case FF_CONVENTION_LOCALES: text = convention.locales.joined(separator: " ")
  default: return FF_ERROR_ARGUMENT
  }
  return write(text, buffer, capacity, length)
}

@c @implementation
public func ff_format_from_convention(
  _ convention: ff_conventions, _ format: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  prepareFirstUse()
  prepareColumns()
  guard let convention = ConventionSet(convention).conventions.first else {
    return FF_ERROR_ARGUMENT
  }
  return makeHandle(FF_KIND_FORMAT, FormatObject(convention.format(.decimal)), format)
}

extension ConventionSet {
  /// The conventions of the bits that there are.
  init(_ bits: ff_conventions) {
    self.init(bits: UInt16(truncatingIfNeeded: bits) & ConventionSet.all.bits)
  }
}
