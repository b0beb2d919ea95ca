public import FieldEditing

extension MessageTable {
  /// The sentences in Turkish.
  public static let turkish = MessageTable("tr", template: words)
}

// No ending is added to a number or a name, because the ending's vowels would depend on how the number or the name is
// read aloud.
private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Bir sayı girin."
  case .incomplete: "Sayı tamamlanmamış."
  case .incompleteGroup: "Basamak gruplarından biri çok kısa."
  case .misplacedGroupingSeparator: "“{place}” burada basamakları gruplandıramaz."
  case .mixedGroupingSeparators: "“{place}” önceki ayırıcıdan farklı."
  case .groupingSeparatorInFraction:
    "“{place}” ondalık ayırıcıdan sonra basamakları gruplandıramaz."
  case .duplicateDecimalSeparator: "“{place}” ikinci bir ondalık ayırıcı."
  case .foreignDecimalSeparator: "“{place}” burada ondalık ayırıcı değil."
  case .ambiguousSeparator: "“{place}” iki farklı anlama gelebilir."
  case .mixedDigits: "“{place}” öncekilerden farklı bir yazı sisteminin rakamı."
  case .duplicateSign: "“{place}” ikinci bir işaret."
  case .misplacedSign: "“{place}” işareti burada bulunamaz."
  case .signNotAllowed: "“{place}” işaretine burada izin verilmiyor."
  case .foreignCurrency: "“{place}” başka bir para birimini gösteriyor."
  case .unexpectedCharacter: "“{place}” bir sayının parçası değil."
  case .overflow: "Sayı çok büyük."
  case .fractionNotAllowed: "Sayıda çok fazla ondalık basamak var."
  case .belowMinimum: "Sayı çok küçük."
  case .aboveMaximum: "Sayı çok büyük."
  case .betweenSteps: "Sayı, izin verilen iki değerin arasında."
  case .unwritable: "Bu sayı burada yazılamaz."
  case .divisionByZero: "“{place}” sıfırdır ve sıfıra bölünemez."
  case .tooComplex: "Bu hesap çok uzun."
  case .ambiguousEntry: "“{place}” iki ayrı sayı anlamına gelebilir."
  case .unknownUnit: "“{place}” burada bilinen bir birim değil."
  case .incompatibleUnit: "“{place}” başka bir şeyi ölçer."

  case .minimum: "Sayı en az {minimum} olmalıdır."
  case .maximum: "Sayı en fazla {maximum} olmalıdır."
  case .exclusiveMinimum: "Sayı şu değerden büyük olmalıdır: {bound}."
  case .exclusiveMaximum: "Sayı şu değerden küçük olmalıdır: {bound}."
  case .wholeNumber: "Yalnızca tam sayılara izin verilir."
  case .multiple: "Yalnızca şu sayının katlarına izin verilir: {multiple}."
  case .tooManyFractionDigits: "İzin verilen ondalık basamak sayısı: {digits}."
  case .stepMismatch: "İzin verilen en yakın sayılar: {lower} ve {upper}."
  case .stepMismatchAtEnd: "İzin verilen en yakın sayı: {nearest}."
  case .example: "{example} gibi bir sayı girin."
  case .didYouMean: "Şunu mu demek istediniz: {suggestions}?"

  case .quotation: "“{text}”"
  case .alternative: "{first} veya {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "“{typed}”, {text} eder."
  case .rounded: "{typed} yuvarlandı. Yeni değer: {text}."
  case .clamped: "{typed} izin verilen aralığın dışında. Yeni değer: {text}."
  case .snapped: "{typed} yerine izin verilen en yakın değer yazıldı: {text}."
  case .cleared: "Alan temizlendi."
  case .reverted: "“{typed}” yerine {text} yazıldı."
  case .revertedFromEmpty: "Boş metnin yerine {text} yazıldı."
  case .revertedToEmpty: "“{typed}” kaldırıldı."

  case .field: "{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, değişmedi."
  case .fieldChanged: "{label}: yeni değer {text}."
  case .fieldFilled: "{label}: dolduruldu."
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "boş"
  case .minusWord: "eksi"
  case .increment: "Artır"
  case .decrement: "Azalt"

  case .required: "{label}: bu alan zorunludur."
  case .tooShort: "{label}: metin çok kısa. Minimum karakter sayısı: {minimum}."
  case .tooLong: "{label}: metin çok uzun. Maksimum karakter sayısı: {maximum}."
  case .pattern: "{label}: biçim beklendiği gibi değil."
  case .email: "{label}: bu bir e-posta adresi değil."
  case .date: "{label}: bu, {example} gibi bir tarih değil."
  case .time: "{label}: bu, {example} gibi bir saat değil."
  case .dateTime: "{label}: bu, {example} gibi saatli bir tarih değil."
  case .earliest: "{label}: değer {minimum} veya sonrası olmalıdır."
  case .latest: "{label}: değer {maximum} veya öncesi olmalıdır."
  case .option: "{label}: bu, seçeneklerden biri değil."
  case .tooFew: "{label}: çok az öğe var. En az: {minimum}."
  case .tooMany: "{label}: çok fazla öğe var. En çok: {maximum}."
  case .unequal: "{label}: metin “{other}” alanıyla aynı değil."
  case .notAccepted: "{label}: değer kabul edilmedi."
  case .declaredTwice: "Form “{field}” alanını iki kez bildiriyor."
  case .form: "Form"

  case .yes: "Evet"
  case .no: "Hayır"

  case .submitStarted: "Form gönderiliyor."
  case .submitAccepted: "Form gönderildi."
  case .submitAnswered: "Form kabul edilmedi. Çözülmesi gereken sorun sayısı: {count}."
  case .submitInvalid: "Form gönderilmedi. Çözülmesi gereken sorun sayısı: {count}."
  case .submitReverted: "Form gönderilmedi. Okunamayan ve geri alınan alanlar: {fields}."
  case .submitRunning: "Form zaten gönderiliyor."
  case .submitCancelled: "Form gönderilmedi."
  }
}
