public import FieldEditing

extension MessageTable {
  /// The sentences in Hindi.
  public static let hindi = MessageTable("hi", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "कोई संख्या दर्ज करें।"
  case .incomplete: "संख्या अधूरी है।"
  case .incompleteGroup: "अंकों का एक समूह बहुत छोटा है।"
  case .misplacedGroupingSeparator: "“{place}” यहाँ अंकों के समूह अलग नहीं कर सकता।"
  case .mixedGroupingSeparators: "“{place}” इससे पहले के विभाजक से अलग है।"
  case .groupingSeparatorInFraction:
    "“{place}” दशमलव चिह्न के बाद अंकों के समूह अलग नहीं कर सकता।"
  case .duplicateDecimalSeparator: "“{place}” दूसरा दशमलव चिह्न है।"
  case .foreignDecimalSeparator: "“{place}” यहाँ दशमलव चिह्न नहीं है।"
  case .ambiguousSeparator: "“{place}” के दो अर्थ हो सकते हैं।"
  case .mixedDigits: "“{place}” इससे पहले के अंकों से अलग लिपि का अंक है।"
  case .duplicateSign: "“{place}” धन या ऋण का दूसरा चिह्न है।"
  case .misplacedSign: "चिह्न “{place}” यहाँ नहीं आ सकता।"
  case .signNotAllowed: "चिह्न “{place}” की यहाँ अनुमति नहीं है।"
  case .foreignCurrency: "“{place}” किसी दूसरी मुद्रा का चिह्न है।"
  case .unexpectedCharacter: "“{place}” संख्या का हिस्सा नहीं है।"
  case .overflow: "संख्या बहुत बड़ी है।"
  case .fractionNotAllowed: "संख्या में दशमलव के बाद बहुत अधिक अंक हैं।"
  case .belowMinimum: "संख्या बहुत छोटी है।"
  case .aboveMaximum: "संख्या बहुत बड़ी है।"
  case .betweenSteps: "संख्या दो मान्य मानों के बीच है।"
  case .unwritable: "यह संख्या यहाँ लिखी नहीं जा सकती।"
  case .divisionByZero: "“{place}” शून्य है, और शून्य से भाग नहीं दिया जा सकता।"
  case .tooComplex: "यह गणना बहुत लंबी है।"
  case .ambiguousEntry: "“{place}” के दो अर्थ हो सकते हैं।"
  case .unknownUnit: "“{place}” यहाँ ज्ञात इकाई नहीं है।"
  case .incompatibleUnit: "“{place}” किसी और चीज़ की माप है।"

  case .minimum: "संख्या {minimum} या उससे अधिक होनी चाहिए।"
  case .maximum: "संख्या {maximum} या उससे कम होनी चाहिए।"
  case .exclusiveMinimum: "संख्या {bound} से अधिक होनी चाहिए।"
  case .exclusiveMaximum: "संख्या {bound} से कम होनी चाहिए।"
  case .wholeNumber: "केवल पूर्णांक दर्ज किए जा सकते हैं।"
  case .multiple: "केवल {multiple} के गुणज दर्ज किए जा सकते हैं।"
  case .tooManyFractionDigits: "दशमलव के बाद अंकों की अनुमत संख्या: {digits}।"
  case .stepMismatch: "निकटतम मान्य संख्याएँ {lower} और {upper} हैं।"
  case .stepMismatchAtEnd: "निकटतम मान्य संख्या {nearest} है।"
  case .example: "{example} जैसी संख्या दर्ज करें।"
  case .didYouMean: "क्या आपका मतलब {suggestions} था?"

  case .quotation: "“{text}”"
  case .alternative: "{first} या {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "“{typed}” का मान {text} है।"
  case .rounded: "{typed} को पूर्णांकित करके {text} किया गया।"
  case .clamped: "{typed} मान्य सीमा से बाहर है और उसे {text} कर दिया गया।"
  case .snapped: "{typed} को निकटतम मान्य मान {text} से बदल दिया गया।"
  case .cleared: "फ़ील्ड खाली कर दिया गया।"
  case .reverted: "“{typed}” को {text} से बदल दिया गया।"
  case .revertedFromEmpty: "खाली टेक्स्ट को {text} से बदल दिया गया।"
  case .revertedToEmpty: "“{typed}” को हटा दिया गया।"

  case .field: "{label}: {text}।"
  case .fieldUnchanged: "{label}: {text}, कोई बदलाव नहीं।"
  case .fieldChanged: "{label}: नया मान {text}।"
  case .fieldFilled: "{label}: फ़ील्ड भरा हुआ है।"
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "खाली"
  case .minusWord: "ऋण"
  case .increment: "बढ़ाएँ"
  case .decrement: "घटाएँ"

  case .required: "{label}: यह फ़ील्ड आवश्यक है।"
  case .tooShort: "{label}: टेक्स्ट बहुत छोटा है। वर्णों की न्यूनतम संख्या: {minimum}।"
  case .tooLong: "{label}: टेक्स्ट बहुत लंबा है। वर्णों की अधिकतम संख्या: {maximum}।"
  case .pattern: "{label}: टेक्स्ट अपेक्षित फ़ॉर्मैट में नहीं है।"
  case .email: "{label}: यह ईमेल पता नहीं है।"
  case .date: "{label}: यह {example} जैसी तारीख नहीं है।"
  case .time: "{label}: यह {example} जैसा समय नहीं है।"
  case .dateTime: "{label}: यह {example} जैसी समय सहित तारीख नहीं है।"
  case .earliest: "{label}: मान {minimum} या उसके बाद का होना चाहिए।"
  case .latest: "{label}: मान {maximum} या उससे पहले का होना चाहिए।"
  case .option: "{label}: यह विकल्पों में से नहीं है।"
  case .tooFew: "{label}: आइटम बहुत कम हैं। न्यूनतम संख्या: {minimum}।"
  case .tooMany: "{label}: आइटम बहुत ज़्यादा हैं। अधिकतम संख्या: {maximum}।"
  case .unequal: "{label}: टेक्स्ट “{other}” से मेल नहीं खाता।"
  case .notAccepted: "{label}: यह मान स्वीकार नहीं किया गया।"
  case .declaredTwice: "फ़ॉर्म में फ़ील्ड “{field}” दो बार है।"
  case .form: "फ़ॉर्म"

  case .yes: "हाँ"
  case .no: "नहीं"

  case .submitStarted: "फ़ॉर्म भेजा जा रहा है।"
  case .submitAccepted: "फ़ॉर्म भेज दिया गया।"
  case .submitAnswered: "फ़ॉर्म स्वीकार नहीं किया गया। हल की जाने वाली समस्याओं की संख्या: {count}।"
  case .submitInvalid: "फ़ॉर्म नहीं भेजा गया। हल की जाने वाली समस्याओं की संख्या: {count}।"
  case .submitReverted:
    "फ़ॉर्म नहीं भेजा गया। जो फ़ील्ड पढ़े नहीं जा सके और पहले जैसे कर दिए गए: {fields}।"
  case .submitRunning: "फ़ॉर्म पहले से भेजा जा रहा है।"
  case .submitCancelled: "फ़ॉर्म नहीं भेजा गया।"
  }
}
