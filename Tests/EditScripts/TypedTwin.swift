public import FormattingFields

extension EditScript {
  /// The first step at which a field of a type chosen at run time differs from a field of that
  /// type; nil if there is none.
  public func firstDifference(as type: NumberType) -> String? {
    switch type {
    case .decimal: difference(type, FixedDecimal.self)
    case .double: difference(type, Double.self)
    case .float: difference(type, Float.self)
    case .int8: difference(type, Int8.self)
    case .int16: difference(type, Int16.self)
    case .int32: difference(type, Int32.self)
    case .int64: difference(type, Int64.self)
    case .uint8: difference(type, UInt8.self)
    case .uint16: difference(type, UInt16.self)
    case .uint32: difference(type, UInt32.self)
    case .uint64: difference(type, UInt64.self)
    }
  }

  private func difference<Value: NumberValue>(
    _ type: NumberType, _ valueType: Value.Type
  ) -> String? {
    guard let format = setup.format(locale: setup.locale) else { return nil }
    let number = setup.value.flatMap { FixedDecimal($0) }
    var generic = SteppedField(
      FormattingField(
        number.flatMap { Value(fixedDecimal: $0) }, format: format, bounds: setup.bounds,
        policies: setup.policies)
    ) { Value(fixedDecimal: $0) }
    var typed = SteppedField(
      NumberField(
        type: type, value: number.flatMap { AnyNumber($0, as: type) }, format: format,
        bounds: setup.bounds, policies: setup.policies)
    ) { AnyNumber($0, as: type) }
    for (place, step) in acts.enumerated() {
      let (one, other) = (generic.take(step, setup), typed.take(step, setup))
      if one != other {
        return "\(type), step \(place + 1), \(step): \(one)\nbut typed: \(other)\n\(self)"
      }
    }
    return nil
  }
}
