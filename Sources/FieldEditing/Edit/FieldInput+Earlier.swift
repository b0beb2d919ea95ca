import NumberText

// The names of before there was one list of keys. They stay until the next major version.

extension FieldInput {
  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.decimalKey)")
  public static var decimalKey: FieldInput { .press(.decimalKey) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.toggleSign)")
  public static var toggleSign: FieldInput { .press(.toggleSign) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.increment)")
  public static var increment: FieldInput { .press(.increment) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.decrement)")
  public static var decrement: FieldInput { .press(.decrement) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.largeIncrement)")
  public static var largeIncrement: FieldInput { .press(.largeIncrement) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.largeDecrement)")
  public static var largeDecrement: FieldInput { .press(.largeDecrement) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.setToMinimum)")
  public static var setToMinimum: FieldInput { .press(.setToMinimum) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.setToMaximum)")
  public static var setToMaximum: FieldInput { .press(.setToMaximum) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.revert)")
  public static var revert: FieldInput { .press(.revert) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.endComposition)")
  public static var endComposition: FieldInput { .press(.endComposition) }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.deleteBackward, count: count)")
  public static func deleteBackward(_ count: Int = 1) -> FieldInput {
    .press(.deleteBackward, count: count)
  }

  /// ``press(_:count:)`` of the key of this name.
  @available(*, deprecated, message: "press(.deleteForward, count: count)")
  public static func deleteForward(_ count: Int = 1) -> FieldInput {
    .press(.deleteForward, count: count)
  }
}

extension FormattingField {
  /// Inserts the format's decimal separator. (E2)
  ///
  /// - Throws: Why the edit was refused. (S6)
  @available(*, deprecated, message: "press(.decimalKey)")
  @discardableResult
  public mutating func insertDecimalSeparator() throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(.selection, format.symbols.decimalSeparator))
  }
}
