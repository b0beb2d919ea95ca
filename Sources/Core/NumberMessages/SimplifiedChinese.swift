public import FieldEditing

extension MessageTable {
  /// Chinese in simplified characters.
  public static let simplifiedChinese = MessageTable("zh-Hans", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "请输入数字。"
  case .incomplete: "数字不完整。"
  case .incompleteGroup: "有一组数字的位数不足。"
  case .misplacedGroupingSeparator: "“{place}”不能在此处分隔数字。"
  case .mixedGroupingSeparators: "“{place}”与前面的分隔符不同。"
  case .groupingSeparatorInFraction: "“{place}”不能在小数点后分隔数字。"
  case .duplicateDecimalSeparator: "“{place}”是第二个小数点。"
  case .foreignDecimalSeparator: "“{place}”在这里不是小数点。"
  case .ambiguousSeparator: "“{place}”可能有两种含义。"
  case .mixedDigits: "“{place}”与前面的数字不属于同一种文字。"
  case .duplicateSign: "“{place}”是第二个正负号。"
  case .misplacedSign: "正负号“{place}”不能放在此处。"
  case .signNotAllowed: "此处不允许使用正负号“{place}”。"
  case .foreignCurrency: "“{place}”表示另一种货币。"
  case .unexpectedCharacter: "数字中不能包含“{place}”。"
  case .overflow: "数字过大。"
  case .fractionNotAllowed: "小数位数过多。"
  case .belowMinimum: "数字过小。"
  case .aboveMaximum: "数字过大。"
  case .betweenSteps: "数字介于两个有效值之间。"
  case .unwritable: "此处无法书写该数字。"

  case .minimum: "数字必须大于或等于 {minimum}。"
  case .maximum: "数字必须小于或等于 {maximum}。"
  case .exclusiveMinimum: "数字必须大于 {bound}。"
  case .exclusiveMaximum: "数字必须小于 {bound}。"
  case .wholeNumber: "只能输入整数。"
  case .multiple: "只能输入 {multiple} 的倍数。"
  case .tooManyFractionDigits: "允许的小数位数：{digits}。"
  case .stepMismatch: "最接近的有效值为 {lower} 和 {upper}。"
  case .stepMismatchAtEnd: "最接近的有效值为 {nearest}。"
  case .example: "请输入类似 {example} 的数字。"
  case .didYouMean: "您是指{suggestions}吗？"

  case .quotation: "“{text}”"
  case .alternative: "{first}或{second}"
  case .list: "{first}、{second}"
  case .consecutive: "{first}{second}"

  case .rounded: "已将 {typed} 舍入为 {text}。"
  case .clamped: "{typed} 超出允许范围，已改为 {text}。"
  case .snapped: "已将 {typed} 改为最接近的有效值 {text}。"
  case .cleared: "已清空此字段。"
  case .reverted: "已将“{typed}”替换为 {text}。"
  case .revertedFromEmpty: "内容为空，已替换为 {text}。"
  case .revertedToEmpty: "已移除“{typed}”。"

  case .field: "{label}：{text}。"
  case .fieldUnchanged: "{label}：{text}，未更改。"
  case .fieldChanged: "{label}：现在为 {text}。"
  case .fieldFilled: "{label}：已填写。"
  case .fieldMessage: "{label}：{message}"
  case .emptyWord: "空白"
  case .minusWord: "负"
  case .increment: "增加"
  case .decrement: "减少"

  case .required: "{label}为必填项。"
  case .tooShort: "{label}过短。最少字符数：{minimum}。"
  case .tooLong: "{label}过长。最多字符数：{maximum}。"
  case .pattern: "{label}的格式不符合要求。"
  case .email: "{label}不是电子邮件地址。"
  case .unequal: "{label}与{other}不一致。"
  case .notAccepted: "{label}的内容未被接受。"
  case .declaredTwice: "表单重复声明了字段“{field}”。"
  case .form: "表单"

  case .submitStarted: "正在提交表单。"
  case .submitAccepted: "表单已提交。"
  case .submitAnswered: "表单未被接受。待解决的问题数：{count}。"
  case .submitInvalid: "表单未提交。待解决的问题数：{count}。"
  case .submitReverted: "表单未提交。无法识别并已还原的字段：{fields}。"
  case .submitRunning: "表单已在提交中。"
  case .submitCancelled: "表单未提交。"
  }
}
