public import FieldEditing

extension MessageTable {
  /// The sentences in Portuguese as in Brazil.
  public static let brazilianPortuguese = MessageTable("pt-BR", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Digite um número."
  case .incomplete: "O número está incompleto."
  case .incompleteGroup: "Um grupo de dígitos é curto demais."
  case .misplacedGroupingSeparator: "“{place}” não pode agrupar dígitos aqui."
  case .mixedGroupingSeparators: "“{place}” não é o mesmo separador usado antes."
  case .groupingSeparatorInFraction:
    "“{place}” não pode agrupar dígitos depois do separador decimal."
  case .duplicateDecimalSeparator: "“{place}” é um segundo separador decimal."
  case .foreignDecimalSeparator: "“{place}” não é o separador decimal aqui."
  case .ambiguousSeparator: "“{place}” pode significar duas coisas."
  case .mixedDigits: "“{place}” é um dígito de uma escrita diferente dos anteriores."
  case .duplicateSign: "“{place}” é um segundo sinal."
  case .misplacedSign: "O sinal “{place}” não pode ficar aqui."
  case .signNotAllowed: "O sinal “{place}” não é permitido aqui."
  case .foreignCurrency: "“{place}” indica outra moeda."
  case .unexpectedCharacter: "“{place}” não faz parte de um número."
  case .overflow: "O número é grande demais."
  case .fractionNotAllowed: "O número tem casas decimais demais."
  case .belowMinimum: "O número é pequeno demais."
  case .aboveMaximum: "O número é grande demais."
  case .betweenSteps: "O número está entre dois valores permitidos."
  case .unwritable: "Este número não pode ser escrito aqui."
  case .divisionByZero: "“{place}” é zero, e não é possível dividir por zero."
  case .tooComplex: "Este cálculo é longo demais."
  case .ambiguousEntry: "“{place}” pode significar dois números."
  case .unknownUnit: "“{place}” não é uma unidade conhecida aqui."
  case .incompatibleUnit: "“{place}” mede outra coisa."

  case .minimum: "O número deve ser maior ou igual a {minimum}."
  case .maximum: "O número deve ser menor ou igual a {maximum}."
  case .exclusiveMinimum: "O número deve ser maior que {bound}."
  case .exclusiveMaximum: "O número deve ser menor que {bound}."
  case .wholeNumber: "Somente números inteiros são permitidos."
  case .multiple: "Somente múltiplos de {multiple} são permitidos."
  case .tooManyFractionDigits: "Número de casas decimais permitido: {digits}."
  case .stepMismatch: "Os números permitidos mais próximos são {lower} e {upper}."
  case .stepMismatchAtEnd: "O número permitido mais próximo é {nearest}."
  case .example: "Digite um número como {example}."
  case .didYouMean: "Você quis dizer {suggestions}?"

  case .quotation: "“{text}”"
  case .alternative: "{first} ou {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "“{typed}” é {text}."
  case .rounded: "{typed} foi arredondado para {text}."
  case .clamped: "{typed} está fora do intervalo permitido e foi substituído por {text}."
  case .snapped: "{typed} foi substituído pelo valor permitido mais próximo: {text}."
  case .cleared: "O campo foi limpo."
  case .reverted: "“{typed}” foi substituído por {text}."
  case .revertedFromEmpty: "O texto vazio foi substituído por {text}."
  case .revertedToEmpty: "“{typed}” foi removido."

  case .field: "{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, sem alteração."
  case .fieldChanged: "{label}: o valor agora é {text}."
  case .fieldFilled: "{label}: preenchido."
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "vazio"
  case .minusWord: "menos"
  case .increment: "Aumentar"
  case .decrement: "Diminuir"

  case .required: "{label}: campo obrigatório."
  case .tooShort: "{label}: texto curto demais. Número mínimo de caracteres: {minimum}."
  case .tooLong: "{label}: texto longo demais. Número máximo de caracteres: {maximum}."
  case .pattern: "{label}: o formato não é o esperado."
  case .email: "{label}: não é um endereço de e-mail."
  case .date: "{label}: não é uma data como {example}."
  case .time: "{label}: não é um horário como {example}."
  case .dateTime: "{label}: não é uma data com horário como {example}."
  case .earliest: "{label}: o valor não pode ser anterior a {minimum}."
  case .latest: "{label}: o valor não pode ser posterior a {maximum}."
  case .option: "{label}: não é nenhuma das opções."
  case .tooFew: "{label}: itens insuficientes. Número mínimo: {minimum}."
  case .tooMany: "{label}: itens demais. Número máximo: {maximum}."
  case .unequal: "{label}: o texto não corresponde a {other}."
  case .notAccepted: "{label}: o conteúdo não foi aceito."
  case .declaredTwice: "O formulário declara o campo “{field}” duas vezes."
  case .form: "O formulário"

  case .yes: "Sim"
  case .no: "Não"

  case .submitStarted: "O formulário está sendo enviado."
  case .submitAccepted: "O formulário foi enviado."
  case .submitAnswered: "O formulário não foi aceito. Problemas a resolver: {count}."
  case .submitInvalid: "O formulário não foi enviado. Problemas a resolver: {count}."
  case .submitReverted:
    "O formulário não foi enviado. Campos ilegíveis que foram restaurados: {fields}."
  case .submitRunning: "O formulário já está sendo enviado."
  case .submitCancelled: "O formulário não foi enviado."
  }
}
