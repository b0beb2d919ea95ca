/// How people write money beside the symbols that CLDR has: names of the currency, prefixes of a region, abbreviations
/// with a period.
///
/// A field knows its currency, so each notation of that currency can be read, unless another currency has it in the
/// locale. (R11, R15)
package enum CurrencyNotations {
  /// The notations of a currency, none of which is its code.
  package static func of(_ code: String) -> [String] {
    rows.first { $0.code.hasSameBytes(as: code) }?.notations ?? []
  }

  /// The currencies of the table.
  package static var codes: [String] { rows.map { $0.code } }

  /// What closes a round amount of money and means nothing else, of each hyphen: "500/-", "500/=", "50:-". (R19)
  ///
  /// Source: "Indian rupee" and "Kenyan shilling" in Wikipedia on "/-" and "/="; Svenska skrivregler on ":-".
  static let closers = ["/=", "/-", ":-", "/\u{2013}", ":\u{2013}", "/\u{2212}", ":\u{2212}"]

  private struct Row: Sendable {
    let code: String
    let notations: [String]
  }

  private static func row(_ code: String, _ notations: String...) -> Row {
    Row(code: code, notations: notations)
  }

  /// The currencies that people use most, by turnover and by inhabitants.
  ///
  /// Sources: signs with a prefix of the region are those of the Style Manual, "Currency" (stylemanual.com.au), and of The
  /// Economist's style guide, "Currencies"; the others are from the article of the English Wikipedia that the row names.
  private static let common: [Row] = [
    row("USD", "US$"),  // Style Manual
    row("EUR", "\u{20AC}"),  // CLDR
    row("JPY", "\u{5186}", "JP\u{A5}", "\u{A5}"),  // Japanese yen
    row("GBP", "\u{A3}", "GB\u{A3}", "UK\u{A3}"),  // Pound sterling
    row("CNY", "\u{5143}", "CN\u{A5}", "RMB"),  // Renminbi
    row("AUD", "A$", "AU$"),  // Style Manual
    row("CAD", "C$", "CA$"),  // Canadian dollar
    row("CHF", "Fr.", "SFr.", "sFr."),  // Swiss franc
    row("HKD", "HK$", "\u{5143}"),  // Hong Kong dollar
    row("SGD", "S$", "\u{5143}"),  // Singapore dollar
    row("SEK", "kr"),  // Swedish krona
    row("KRW", "\u{C6D0}", "\u{20A9}"),  // South Korean won
    row("NOK", "kr"),  // Norwegian krone
    row("NZD", "NZ$"),  // New Zealand dollar
    row("INR", "\u{20B9}", "Rs.", "Rs"),  // Indian rupee
    row("MXN", "MX$", "Mex$"),  // Mexican peso
    row("TWD", "NT$", "\u{5143}", "\u{5713}"),  // New Taiwan dollar
    row("ZAR", "R"),  // South African rand
    row("BRL", "R$"),  // Brazilian real
    row("DKK", "kr."),  // Danish krone
    row("PLN", "z\u{142}"),  // Polish złoty
    row("THB", "\u{E3F}", "\u{E1A}\u{E32}\u{E17}"),  // Thai baht
    row("ILS", "\u{20AA}", "NIS"),  // Israeli new shekel
    row("IDR", "Rp.", "Rp"),  // Indonesian rupiah
    row("CZK", "K\u{10D}"),  // Czech koruna
    row("AED", "Dh", "Dhs", "\u{62F}.\u{625}"),  // United Arab Emirates dirham
    row("TRY", "\u{20BA}", "TL"),  // Turkish lira
    row("HUF", "Ft"),  // Hungarian forint
    row("CLP", "CL$"),  // Chilean peso
    row("SAR", "SR", "\u{631}.\u{633}"),  // Saudi riyal
    row("PHP", "\u{20B1}"),  // Philippine peso
    row("MYR", "RM"),  // Malaysian ringgit
    row("COP", "COL$"),  // Colombian peso
    row("RUB", "\u{20BD}", "\u{440}\u{443}\u{431}."),  // Russian ruble
    row("RON", "lei"),  // Romanian leu
    row("PEN", "S/", "S/."),  // Peruvian sol
    row("BHD", "BD"),  // Bahraini dinar
    row("BGN", "\u{43B}\u{432}."),  // Bulgarian lev
    row("ARS", "AR$"),  // Argentine peso
    row("UAH", "\u{20B4}", "\u{433}\u{440}\u{43D}."),  // Ukrainian hryvnia
    row("VND", "\u{20AB}", "\u{111}"),  // Vietnamese đồng
    row("EGP", "E\u{A3}", "LE", "\u{62C}.\u{645}."),  // Egyptian pound
    row("NGN", "\u{20A6}"),  // Nigerian naira
    row("PKR", "Rs.", "Rs"),  // Pakistani rupee
    row("BDT", "\u{9F3}", "Tk.", "Tk"),  // Bangladeshi taka
    row("KES", "Ksh", "KSh"),  // Kenyan shilling
    row("KZT", "\u{20B8}", "\u{442}\u{433}."),  // Kazakhstani tenge
    row("MAD", "DH", "Dh"),  // Moroccan dirham
    row("LKR", "Rs.", "Rs"),  // Sri Lankan rupee
    row("NPR", "Rs.", "Rs", "\u{930}\u{942}"),  // Nepalese rupee
    row("ISK", "kr."),  // Icelandic króna
  ]

  /// Currencies that have a notation of the above where they are at home.
  private static let namesakes: [Row] = [
    row("MDL", "lei"),  // Moldovan leu
    row("BYN", "\u{440}\u{443}\u{431}."),  // Belarusian ruble
    row("MUR", "Rs.", "Rs"),  // Mauritian rupee
    row("SCR", "SR", "Rs"),  // Seychellois rupee
    row("MOP", "\u{5143}", "\u{5713}"),  // Macanese pataca
    row("KPW", "\u{C6D0}"),  // North Korean won
    row("XOF", "Fr"), row("XAF", "Fr"), row("DJF", "Fr"), row("GNF", "Fr"), row("RWF", "Fr"),
    row("BIF", "Fr"), row("KMF", "Fr"), row("CDF", "Fr"),  // Franc
    row("BWP", "R"), row("NAD", "R"), row("LSL", "R"), row("SZL", "R"),  // South African rand
    row("LBP", "LL"), row("SDG", "LS"), row("BND", "S$"),  // Brunei dollar
  ]

  private static let rows = common + namesakes
}

extension String {
  /// The notations of a text: with its period at the end, and without it. (R11)
  package var withAndWithoutPeriod: [String] {
    guard unicodeScalars.last == ".", unicodeScalars.count > 1 else { return [self] }
    return [self, String(String.UnicodeScalarView(unicodeScalars.dropLast()))]
  }
}
