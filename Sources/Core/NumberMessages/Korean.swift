public import FieldEditing

extension MessageTable {
  /// Korean.
  public static let korean = MessageTable("ko", template: words)
}

// Particles that depend on how a number or a name ends are avoided, or given in both forms.
private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "숫자를 입력하세요."
  case .incomplete: "숫자 입력이 완료되지 않았습니다."
  case .incompleteGroup: "숫자 묶음의 자릿수가 부족합니다."
  case .misplacedGroupingSeparator: "‘{place}’ 기호로 여기에서 자릿수를 구분할 수 없습니다."
  case .mixedGroupingSeparators: "‘{place}’ 기호가 앞의 구분 기호와 다릅니다."
  case .groupingSeparatorInFraction: "‘{place}’ 기호로 소수점 뒤의 자릿수를 구분할 수 없습니다."
  case .duplicateDecimalSeparator: "‘{place}’ 기호는 두 번째 소수점입니다."
  case .foreignDecimalSeparator: "여기서 ‘{place}’ 기호는 소수점이 아닙니다."
  case .ambiguousSeparator: "‘{place}’ 기호는 두 가지로 해석될 수 있습니다."
  case .mixedDigits: "‘{place}’ 숫자의 문자 체계가 앞의 숫자와 다릅니다."
  case .duplicateSign: "‘{place}’ 기호는 두 번째 부호입니다."
  case .misplacedSign: "‘{place}’ 부호는 여기에 올 수 없습니다."
  case .signNotAllowed: "‘{place}’ 부호는 여기에서 사용할 수 없습니다."
  case .foreignCurrency: "‘{place}’ 기호는 다른 통화를 나타냅니다."
  case .unexpectedCharacter: "‘{place}’ 문자는 숫자에 사용할 수 없습니다."
  case .overflow: "숫자가 너무 큽니다."
  case .fractionNotAllowed: "소수 자릿수가 너무 많습니다."
  case .belowMinimum: "숫자가 너무 작습니다."
  case .aboveMaximum: "숫자가 너무 큽니다."
  case .betweenSteps: "숫자가 두 허용 값 사이에 있습니다."
  case .unwritable: "이 숫자는 여기에 표기할 수 없습니다."

  case .minimum: "{minimum} 이상의 숫자를 입력하세요."
  case .maximum: "{maximum} 이하의 숫자를 입력하세요."
  case .exclusiveMinimum: "{bound}보다 큰 숫자를 입력하세요."
  case .exclusiveMaximum: "{bound}보다 작은 숫자를 입력하세요."
  case .wholeNumber: "정수만 입력할 수 있습니다."
  case .multiple: "{multiple}의 배수만 입력할 수 있습니다."
  case .tooManyFractionDigits: "허용되는 소수 자릿수: {digits}."
  case .stepMismatch: "가장 가까운 허용 값은 {lower} 및 {upper}입니다."
  case .stepMismatchAtEnd: "가장 가까운 허용 값은 {nearest}입니다."
  case .example: "{example} 같은 숫자를 입력하세요."
  case .didYouMean: "혹시 {suggestions}인가요?"

  case .quotation: "‘{text}’"
  case .alternative: "{first} 또는 {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .rounded: "입력한 {typed} 값을 반올림했습니다: {text}."
  case .clamped: "입력한 {typed} 값이 허용 범위를 벗어나 변경되었습니다: {text}."
  case .snapped: "{typed} 대신 가장 가까운 허용 값이 적용되었습니다: {text}."
  case .cleared: "입력란을 비웠습니다."
  case .reverted: "‘{typed}’ 대신 이전 값을 표시합니다: {text}."
  case .revertedFromEmpty: "입력란이 비어 있어 이전 값을 표시합니다: {text}."
  case .revertedToEmpty: "‘{typed}’ 입력을 삭제했습니다."

  case .field: "{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, 변경 없음."
  case .fieldChanged: "{label}: 새 값 {text}."
  case .fieldFilled: "{label}: 입력됨."
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "비어 있음"
  case .minusWord: "마이너스"
  case .increment: "늘리기"
  case .decrement: "줄이기"

  case .required: "{label}: 필수 입력 항목입니다."
  case .tooShort: "{label}: 너무 짧습니다. 최소 글자 수: {minimum}."
  case .tooLong: "{label}: 너무 깁니다. 최대 글자 수: {maximum}."
  case .pattern: "{label}: 형식이 올바르지 않습니다."
  case .email: "{label}: 이메일 주소가 아닙니다."
  case .date: "{label}: {example}과 같은 날짜가 아닙니다."
  case .time: "{label}: {example}과 같은 시간이 아닙니다."
  case .dateTime: "{label}: {example}과 같은 날짜와 시간이 아닙니다."
  case .earliest: "{label}: {minimum} 또는 그 이후여야 합니다."
  case .latest: "{label}: {maximum} 또는 그 이전이어야 합니다."
  case .option: "{label}: 선택할 수 있는 항목이 아닙니다."
  case .tooFew: "{label}: 항목이 너무 적습니다. 최소 개수: {minimum}."
  case .tooMany: "{label}: 항목이 너무 많습니다. 최대 개수: {maximum}."
  case .duplicate: "{label}: 같은 값이 두 번 있습니다."
  case .unequal: "{label}: 입력한 내용이 ‘{other}’ 항목과 일치하지 않습니다."
  case .notAccepted: "{label}: 입력한 내용을 사용할 수 없습니다."
  case .declaredTwice: "양식에 ‘{field}’ 항목이 두 번 선언되어 있습니다."
  case .form: "양식"

  case .yes: "예"
  case .no: "아니요"

  case .submitStarted: "양식을 보내는 중입니다."
  case .submitAccepted: "양식을 보냈습니다."
  case .submitAnswered: "양식이 수락되지 않았습니다. 해결해야 할 문제 수: {count}."
  case .submitInvalid: "양식을 보내지 않았습니다. 해결해야 할 문제 수: {count}."
  case .submitReverted: "양식을 보내지 않았습니다. 읽을 수 없어 이전 값으로 되돌린 항목: {fields}."
  case .submitRunning: "양식을 이미 보내는 중입니다."
  case .submitCancelled: "양식을 보내지 않았습니다."
  }
}
