public import FieldEditing

extension MessageTable {
  /// The sentences of ``brazilianPortuguese``, except where Portugal has other words.
  public static let europeanPortuguese = MessageTable("pt-PT", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Introduza um número."
  case .incompleteGroup: "Faltam algarismos depois de um separador de milhares."
  case .groupingSeparatorInFraction: "{place} não pode estar depois do separador decimal."
  case .mixedDigits: "{place} é um algarismo de uma escrita diferente da dos anteriores."
  case .misplacedSign: "O sinal {place} não pode estar neste lugar."
  case .overflow: "O número é demasiado grande ou demasiado pequeno."
  case .fractionNotAllowed: "O número tem demasiadas casas decimais."
  case .belowMinimum: "O número é demasiado pequeno."
  case .aboveMaximum: "O número é demasiado grande."
  case .tooComplex: "Este cálculo é demasiado longo."
  case .exclusiveMinimum: "O número deve ser maior do que {bound}."
  case .exclusiveMaximum: "O número deve ser menor do que {bound}."
  case .wholeNumber: "Só são permitidos números inteiros."
  case .multiple: "Só são permitidos múltiplos de {multiple}."
  case .example: "Introduza um número, por exemplo, {example}."
  case .didYouMean: "Queria dizer {suggestions}?"
  case .quotation: "«{text}»"
  case .cleared: "O campo foi esvaziado."
  case .fieldUnchanged: "{text}, sem alterações."
  case .changeSign: "Mudar o sinal"
  case .tooShort: "O texto é demasiado curto. Número mínimo de carateres: {minimum}."
  case .tooLong: "O texto é demasiado longo. Número máximo de carateres: {maximum}."
  case .date: "Introduza uma data, por exemplo, {example}."
  case .time: "Introduza uma hora, por exemplo, {example}."
  case .dateTime: "Introduza uma data e uma hora, por exemplo, {example}."
  case .tooMany: "Foram escolhidas demasiadas opções. Número máximo: {maximum}."
  case .notAccepted: "Este conteúdo não foi aceite."
  case .formNotAccepted: "O formulário não foi aceite."
  case .submitStarted: "O formulário está a ser enviado."
  case .submitAnswered: "O formulário não foi aceite. Erros a corrigir: {count}."
  case .submitRunning: "O formulário já está a ser enviado."
  case .invisibleCharacter: "O número contém um caráter invisível."
  case .invisibleWord: "Um caráter invisível"
  case .formFault: "Este formulário não está a funcionar corretamente e não pode ser enviado."
  default: MessageTable.brazilianPortuguese[key]
  }
}
