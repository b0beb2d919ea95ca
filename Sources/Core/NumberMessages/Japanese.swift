public import FieldEditing

extension MessageTable {
  /// Japanese.
  public static let japanese = MessageTable("ja", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "数値を入力してください。"
  case .incomplete: "数値の入力が完了していません。"
  case .incompleteGroup: "桁区切りのグループの桁数が足りません。"
  case .misplacedGroupingSeparator: "「{place}」をここで桁区切りに使うことはできません。"
  case .mixedGroupingSeparators: "「{place}」はその前の桁区切り記号と異なります。"
  case .groupingSeparatorInFraction: "「{place}」を小数点より後で桁区切りに使うことはできません。"
  case .duplicateDecimalSeparator: "「{place}」は2つ目の小数点です。"
  case .foreignDecimalSeparator: "ここでは「{place}」は小数点ではありません。"
  case .ambiguousSeparator: "「{place}」には2通りの解釈があります。"
  case .mixedDigits: "「{place}」はその前の数字とは異なる文字体系の数字です。"
  case .duplicateSign: "「{place}」は2つ目の符号です。"
  case .misplacedSign: "符号「{place}」をここに置くことはできません。"
  case .signNotAllowed: "符号「{place}」はここでは使用できません。"
  case .foreignCurrency: "「{place}」は別の通貨を表します。"
  case .unexpectedCharacter: "「{place}」は数値に使用できません。"
  case .overflow: "数値が大きすぎます。"
  case .fractionNotAllowed: "小数点以下の桁数が多すぎます。"
  case .belowMinimum: "数値が小さすぎます。"
  case .aboveMaximum: "数値が大きすぎます。"
  case .betweenSteps: "数値が2つの有効な値の間にあります。"
  case .unwritable: "この数値はここでは表記できません。"

  case .minimum: "{minimum}以上の数値を入力してください。"
  case .maximum: "{maximum}以下の数値を入力してください。"
  case .exclusiveMinimum: "{bound}より大きい数値を入力してください。"
  case .exclusiveMaximum: "{bound}より小さい数値を入力してください。"
  case .wholeNumber: "整数のみ入力できます。"
  case .multiple: "{multiple}の倍数のみ入力できます。"
  case .tooManyFractionDigits: "小数点以下は{digits}桁まで入力できます。"
  case .stepMismatch: "最も近い有効な値は{lower}と{upper}です。"
  case .stepMismatchAtEnd: "最も近い有効な値は{nearest}です。"
  case .example: "{example}のような数値を入力してください。"
  case .didYouMean: "{suggestions}のことですか？"

  case .quotation: "「{text}」"
  case .alternative: "{first}または{second}"
  case .list: "{first}、{second}"
  case .consecutive: "{first}{second}"

  case .rounded: "{typed}を{text}に丸めました。"
  case .clamped: "{typed}は範囲外のため、{text}に変更しました。"
  case .snapped: "{typed}を最も近い有効な値の{text}に変更しました。"
  case .cleared: "入力内容を消去しました。"
  case .reverted: "「{typed}」を{text}に戻しました。"
  case .revertedFromEmpty: "空欄だったため、{text}に戻しました。"
  case .revertedToEmpty: "「{typed}」を削除しました。"

  case .field: "{label}：{text}。"
  case .fieldUnchanged: "{label}：{text}、変更なし。"
  case .fieldChanged: "{label}は{text}になりました。"
  case .fieldFilled: "{label}：入力済み。"
  case .fieldMessage: "{label}：{message}"
  case .emptyWord: "空欄"
  case .minusWord: "マイナス"
  case .increment: "増やす"
  case .decrement: "減らす"

  case .required: "{label}は必須です。"
  case .tooShort: "{label}が短すぎます。{minimum}文字以上で入力してください。"
  case .tooLong: "{label}が長すぎます。{maximum}文字以内で入力してください。"
  case .pattern: "{label}の形式が正しくありません。"
  case .email: "{label}がメールアドレスの形式になっていません。"
  case .unequal: "{label}が{other}と一致しません。"
  case .notAccepted: "{label}の内容は受け付けられません。"
  case .declaredTwice: "フォームに項目「{field}」が2回宣言されています。"
  case .form: "フォーム"

  case .submitStarted: "フォームを送信しています。"
  case .submitAccepted: "フォームを送信しました。"
  case .submitAnswered: "フォームは受け付けられませんでした。修正が必要な箇所：{count}件。"
  case .submitInvalid: "フォームは送信されませんでした。修正が必要な箇所：{count}件。"
  case .submitReverted: "フォームは送信されませんでした。読み取れず元に戻した項目：{fields}。"
  case .submitRunning: "フォームはすでに送信中です。"
  case .submitCancelled: "フォームは送信されませんでした。"
  }
}
