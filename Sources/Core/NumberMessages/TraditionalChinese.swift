public import FieldEditing

extension MessageTable {
  /// Chinese in traditional characters.
  public static let traditionalChinese = MessageTable("zh-Hant", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "請輸入數字。"
  case .incomplete: "數字不完整。"
  case .incompleteGroup: "有一組數字的位數不足。"
  case .misplacedGroupingSeparator: "「{place}」不能在這裡分隔數字。"
  case .mixedGroupingSeparators: "「{place}」與前面的分隔符號不同。"
  case .groupingSeparatorInFraction: "「{place}」不能在小數點後分隔數字。"
  case .duplicateDecimalSeparator: "「{place}」是第二個小數點。"
  case .foreignDecimalSeparator: "「{place}」在這裡不是小數點。"
  case .ambiguousSeparator: "「{place}」可能有兩種意思。"
  case .mixedDigits: "「{place}」與前面的數字不屬於同一種文字。"
  case .duplicateSign: "「{place}」是第二個正負號。"
  case .misplacedSign: "正負號「{place}」不能放在這裡。"
  case .signNotAllowed: "這裡不允許使用正負號「{place}」。"
  case .foreignCurrency: "「{place}」代表另一種貨幣。"
  case .unexpectedCharacter: "數字中不能包含「{place}」。"
  case .overflow: "數字太大。"
  case .fractionNotAllowed: "小數位數太多。"
  case .belowMinimum: "數字太小。"
  case .aboveMaximum: "數字太大。"
  case .betweenSteps: "數字介於兩個有效值之間。"
  case .unwritable: "此處無法書寫該數字。"

  case .minimum: "數字必須大於或等於 {minimum}。"
  case .maximum: "數字必須小於或等於 {maximum}。"
  case .exclusiveMinimum: "數字必須大於 {bound}。"
  case .exclusiveMaximum: "數字必須小於 {bound}。"
  case .wholeNumber: "只能輸入整數。"
  case .multiple: "只能輸入 {multiple} 的倍數。"
  case .tooManyFractionDigits: "允許的小數位數：{digits}。"
  case .stepMismatch: "最接近的有效值為 {lower} 和 {upper}。"
  case .stepMismatchAtEnd: "最接近的有效值為 {nearest}。"
  case .example: "請輸入類似 {example} 的數字。"
  case .didYouMean: "您是指{suggestions}嗎？"

  case .quotation: "「{text}」"
  case .alternative: "{first}或{second}"
  case .list: "{first}、{second}"
  case .consecutive: "{first}{second}"

  case .rounded: "已將 {typed} 捨入為 {text}。"
  case .clamped: "{typed} 超出允許範圍，已改為 {text}。"
  case .snapped: "已將 {typed} 改為最接近的有效值 {text}。"
  case .cleared: "已清空此欄位。"
  case .reverted: "已將「{typed}」取代為 {text}。"
  case .revertedFromEmpty: "內容空白，已取代為 {text}。"
  case .revertedToEmpty: "已移除「{typed}」。"

  case .field: "{label}：{text}。"
  case .fieldUnchanged: "{label}：{text}，未變更。"
  case .fieldChanged: "{label}：現在為 {text}。"
  case .fieldFilled: "{label}：已填寫。"
  case .fieldMessage: "{label}：{message}"
  case .emptyWord: "空白"
  case .minusWord: "負"
  case .increment: "增加"
  case .decrement: "減少"

  case .required: "{label}為必填項目。"
  case .tooShort: "{label}太短。最少字元數：{minimum}。"
  case .tooLong: "{label}太長。最多字元數：{maximum}。"
  case .pattern: "{label}的格式不符合要求。"
  case .email: "{label}不是電子郵件地址。"
  case .unequal: "{label}與{other}不一致。"
  case .notAccepted: "{label}的內容未被接受。"
  case .declaredTwice: "表單重複宣告了欄位「{field}」。"
  case .form: "表單"

  case .submitStarted: "正在送出表單。"
  case .submitAccepted: "表單已送出。"
  case .submitAnswered: "表單未被接受。待解決的問題數：{count}。"
  case .submitInvalid: "表單未送出。待解決的問題數：{count}。"
  case .submitReverted: "表單未送出。無法辨識並已還原的欄位：{fields}。"
  case .submitRunning: "表單已在送出中。"
  case .submitCancelled: "表單未送出。"
  }
}
