public import FieldEditing

extension MessageTable {
  /// The sentences in Spanish.
  public static let spanish = MessageTable("es", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Introduzca un número."
  case .incomplete: "El número está incompleto."
  case .incompleteGroup: "Un grupo de dígitos es demasiado corto."
  case .misplacedGroupingSeparator: "«{place}» no puede agrupar dígitos aquí."
  case .mixedGroupingSeparators: "«{place}» no es el mismo separador que el anterior."
  case .groupingSeparatorInFraction:
    "«{place}» no puede agrupar dígitos después del separador decimal."
  case .duplicateDecimalSeparator: "«{place}» es un segundo separador decimal."
  case .foreignDecimalSeparator: "«{place}» no es aquí el separador decimal."
  case .ambiguousSeparator: "«{place}» puede significar dos cosas."
  case .mixedDigits: "«{place}» es un dígito de una escritura distinta de la de los anteriores."
  case .duplicateSign: "«{place}» es un segundo signo."
  case .misplacedSign: "El signo «{place}» no puede ir aquí."
  case .signNotAllowed: "El signo «{place}» no está permitido aquí."
  case .foreignCurrency: "«{place}» corresponde a otra moneda."
  case .unexpectedCharacter: "«{place}» no forma parte de un número."
  case .overflow: "El número es demasiado grande."
  case .fractionNotAllowed: "El número tiene demasiados decimales."
  case .belowMinimum: "El número es demasiado pequeño."
  case .aboveMaximum: "El número es demasiado grande."
  case .betweenSteps: "El número está entre dos valores permitidos."
  case .unwritable: "Este número no se puede escribir aquí."
  case .divisionByZero: "«{place}» es cero y no se puede dividir entre cero."
  case .tooComplex: "Este cálculo es demasiado largo."
  case .ambiguousEntry: "«{place}» puede significar dos números."
  case .unknownUnit: "«{place}» no es una unidad conocida aquí."
  case .incompatibleUnit: "«{place}» mide otra cosa."

  case .minimum: "El número debe ser mayor o igual que {minimum}."
  case .maximum: "El número debe ser menor o igual que {maximum}."
  case .exclusiveMinimum: "El número debe ser mayor que {bound}."
  case .exclusiveMaximum: "El número debe ser menor que {bound}."
  case .wholeNumber: "Solo se permiten números enteros."
  case .multiple: "Solo se permiten múltiplos de {multiple}."
  case .tooManyFractionDigits: "Cantidad de decimales permitida: {digits}."
  case .stepMismatch: "Los números permitidos más cercanos son {lower} y {upper}."
  case .stepMismatchAtEnd: "El número permitido más cercano es {nearest}."
  case .example: "Introduzca un número como {example}."
  case .didYouMean: "¿Quiso decir {suggestions}?"

  case .quotation: "«{text}»"
  case .alternative: "{first} o {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "«{typed}» es {text}."
  case .rounded: "{typed} se ha redondeado a {text}."
  case .clamped: "{typed} está fuera del intervalo permitido y se ha sustituido por {text}."
  case .snapped: "{typed} se ha sustituido por el valor permitido más cercano: {text}."
  case .cleared: "El campo se ha vaciado."
  case .reverted: "«{typed}» se ha sustituido por {text}."
  case .revertedFromEmpty: "El texto vacío se ha sustituido por {text}."
  case .revertedToEmpty: "Se ha eliminado «{typed}»."

  case .field: "{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, sin cambios."
  case .fieldChanged: "{label}: el valor ahora es {text}."
  case .fieldFilled: "{label}: campo rellenado."
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "vacío"
  case .minusWord: "menos"
  case .increment: "Aumentar"
  case .decrement: "Disminuir"

  case .required: "{label}: campo obligatorio."
  case .tooShort: "{label}: texto demasiado corto. Número mínimo de caracteres: {minimum}."
  case .tooLong: "{label}: texto demasiado largo. Número máximo de caracteres: {maximum}."
  case .pattern: "{label}: el formato no es el esperado."
  case .email: "{label}: no es una dirección de correo electrónico."
  case .date: "{label}: no es una fecha como {example}."
  case .time: "{label}: no es una hora como {example}."
  case .dateTime: "{label}: no es una fecha con hora como {example}."
  case .earliest: "{label}: el valor no puede ser anterior a {minimum}."
  case .latest: "{label}: el valor no puede ser posterior a {maximum}."
  case .option: "{label}: no es ninguna de las opciones."
  case .tooFew: "{label}: faltan elementos. Número mínimo: {minimum}."
  case .tooMany: "{label}: hay demasiados elementos. Número máximo: {maximum}."
  case .unequal: "{label}: el texto no coincide con {other}."
  case .notAccepted: "{label}: no se acepta lo introducido."
  case .declaredTwice: "El formulario declara dos veces el campo «{field}»."
  case .form: "El formulario"

  case .yes: "Sí"
  case .no: "No"

  case .submitStarted: "El formulario se está enviando."
  case .submitAccepted: "El formulario se ha enviado."
  case .submitAnswered: "El formulario no se ha aceptado. Problemas por resolver: {count}."
  case .submitInvalid: "El formulario no se ha enviado. Problemas por resolver: {count}."
  case .submitReverted:
    "El formulario no se ha enviado. Campos ilegibles que se han restablecido: {fields}."
  case .submitRunning: "El formulario ya se está enviando."
  case .submitCancelled: "El formulario no se ha enviado."
  }
}
