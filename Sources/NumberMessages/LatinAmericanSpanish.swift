public import FieldEditing

extension MessageTable {
  /// The sentences of ``spanish``, except where Latin America has other words.
  public static let latinAmericanSpanish = MessageTable("es-419", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Ingrese un número."
  case .example: "Ingrese un número, por ejemplo, {example}."
  case .quotation: "“{text}”"
  case .rounded: "El valor {typed} se redondeó a {text}."
  case .clamped: "El valor {typed} no está permitido y se reemplazó por {text}."
  case .snapped: "El valor {typed} se reemplazó por el valor permitido más cercano: {text}."
  case .cleared: "El campo se vació."
  case .reverted: "{typed} se reemplazó por {text}."
  case .revertedToEmpty: "Se eliminó {typed}."
  case .fieldFilled: "Campo completado."
  case .date: "Ingrese una fecha, por ejemplo, {example}."
  case .time: "Ingrese una hora, por ejemplo, {example}."
  case .dateTime: "Ingrese una fecha y una hora, por ejemplo, {example}."
  case .tooFew: "No eligió suficientes opciones. Número mínimo: {minimum}."
  case .tooMany: "Eligió demasiadas opciones. Número máximo: {maximum}."
  case .formNotAccepted: "El formulario no se aceptó."
  case .submitAccepted: "El formulario se envió."
  case .submitAnswered: "El formulario no se aceptó. Errores por corregir: {count}."
  case .submitInvalid: "El formulario no se envió. Errores por corregir: {count}."
  case .submitReverted:
    "El formulario no se envió. Los datos no reconocidos se reemplazaron por los anteriores."
  case .submitCancelled: "El formulario no se envió."
  case .duplicateSign: "{place} es un segundo signo “+” o “-”."
  default: MessageTable.spanish[key]
  }
}
