// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CNumberColumns
import NumberColumns
import NumberText

@c @implementation
public func nc_convention_named(
  _ name: UnsafePointer<CChar>?, _ length: Int, _ convention: UnsafeMutablePointer<nc_conventions>?
) -> nc_status {
  guard let convention else { return NC_ERROR_NULL }
  guard let name = text(name, length) else { return NC_ERROR_BROKEN }
  prepareColumns()
  guard let found = NumberConvention(name) ?? NumberConvention(locale: name) else {
    return NC_NONE
  }
  convention.pointee = nc_conventions(ConventionSet([found]).bits)
  return NC_OK
}

@c @implementation
public func nc_convention_text(
  _ convention: nc_conventions, _ fact: nc_convention_fact, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nc_status {
  prepareColumns()
  guard let convention = ConventionSet(convention).conventions.first else { return NC_NONE }
  let text: String
  switch fact {
  case NC_CONVENTION_EXAMPLE: text = convention.description
  case NC_CONVENTION_DECIMAL_SEPARATOR: text = convention.decimalSeparator
  case NC_CONVENTION_GROUPING_SEPARATOR: text = convention.groupingSeparator
  case NC_CONVENTION_GROUPING_SIZES:
    text = convention.groupingSizes.map { String($0) }.joined(separator: " ")
  case NC_CONVENTION_LOCALES: text = convention.locales.joined(separator: " ")
  default: return NC_ERROR_ARGUMENT
  }
  return write(text, buffer, capacity, length)
}

extension ConventionSet {
  /// The conventions of the bits that there are.
  init(_ bits: nc_conventions) {
    self.init(bits: UInt16(truncatingIfNeeded: bits) & ConventionSet.all.bits)
  }
}
