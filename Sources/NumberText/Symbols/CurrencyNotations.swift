/// How people write money, in addition to the symbols that CLDR has: names of the currency,
/// prefixes of a region, abbreviations with a period.
///
/// A field knows its currency, so that each notation of this currency can be read, unless another
/// currency has the same notation in the locale. (R11, R15)
package enum CurrencyNotations {
  /// The notations of the currency with an ISO code, such as "US$" for "USD", without the code
  /// itself; empty for a currency that the table does not have.
  package static func of(_ code: String) -> [String] {
    rows.first { $0.code.hasSameBytes(as: code) }?.notations ?? []
  }

  package static var codes: [String] { rows.map { $0.code } }

  /// Signs that close a round amount of money and mean nothing else, with each kind of hyphen:
  /// "500/-", "500/=", "50:-". (R19)
  ///
  /// Sources: "/-" in en.citizendium.org/wiki/Kenyan_shilling; "/=" in
  /// cordestravels.blogspot.com/2013/01/kenyan-money.html; ":-" in
  /// fritext.se/svenska/svenska4.html.
  static let closers = ["/=", "/-", ":-", "/\u{2013}", ":\u{2013}", "/\u{2212}", ":\u{2212}"]

  /// The notations of a row that are symbols of CLDR in some locale.
  package static func symbols(of code: String) -> [String] {
    rows.first { $0.code.hasSameBytes(as: code) }?.symbols ?? []
  }

  /// How people write the hundredths of a currency; empty for a currency that the table does not
  /// have. Without the kind of entry that reads them (X12) the amount is suggested. (R24)
  ///
  /// Source: the names that the currencies' issuing banks give to their coins.
  package static func hundredths(of code: String) -> [String] {
    switch code {
    case "USD", "CAD", "AUD", "NZD", "SGD", "HKD", "ZAR", "MXN":
      ["\u{A2}", "c", "ct", "cent", "cents", "centavos"]
    case "EUR": ["ct", "c", "\u{A2}", "Ct", "cent", "cents", "Cent"]
    case "GBP": ["p", "pence"]
    case "CHF": ["Rp.", "Rp", "ct", "ct.", "Rappen"]
    case "INR", "PKR": ["p", "paise", "paisa"]
    case "SEK": ["\u{F6}re"]
    case "NOK", "DKK": ["\u{F8}re"]
    case "PLN": ["gr", "gr."]
    case "RUB", "UAH", "BYN": ["\u{43A}\u{43E}\u{43F}.", "\u{43A}\u{43E}\u{43F}"]
    case "BRL": ["centavos"]
    default: []
    }
  }

  private struct Row: Sendable {
    let code: String
    let symbols: [String]
    let notations: [String]
  }

  /// A row of the table: the symbols of CLDR 48 in some locale, and the notations that were found
  /// elsewhere, with a comment that names the source of each.
  private static func row(_ code: String, _ symbols: String..., found: String...) -> Row {
    Row(code: code, symbols: symbols, notations: symbols + found)
  }

  /// The currencies that people use most, by turnover and by inhabitants.
  ///
  /// Sources, opened in November 2026. A letter beside a row names the source of what was found:
  ///
  /// - A: Australia's Style Manual,
  ///   stylemanual.com.au/contents/editing/numbers-and-units/numbers-used-units/currency
  /// - B: Banco Central de Reserva del Perú,
  ///   bcrp.gob.pe/billetes-y-monedas/unidades-monetarias/sol.html
  /// - C: "澳門元", mapnall.com/zh/currency
  /// - D: CICC's data book on money in Asia, cicc.or.jp/english/hyoujyunka/databook/206.htm
  /// - E: The Economist's style guide, economist.com/style-guide/currencies
  /// - F: "Fr., SFr. oder CHF – was ist korrekt?", Kassensturz Espresso, srf.ch, November 2021
  /// - H: "Moroccan dirham", memim.com/moroccan-dirham.html
  /// - I: "Israeli new shekel",
  ///   fullforms.tuteehub.com/amp/abbreviation/ils-meaning-in-country-currency-1752880
  /// - K: "Как обозначается валюта Казахстана",
  ///   imperialbag.ru/articles/kak-oboznachaetsya-valyuta-kazahstana
  /// - M: RubyMoney/money, config/currency_iso.json of March 2026: symbols and alternate symbols
  /// - N: UAE's newspapers, as in
  ///   bhatkallys.com/news/read/5-acts-that-will-land-you-a-dh500-fine-in-dubai
  /// - Q: "North Korean won", piglix.com/piglix-tmpl.php?title=North_Korean_won
  /// - R: restcountries.eu, the table of countries and currencies
  /// - S: Singapore's notes, shicheng.news/zh-hant/v/LBeYW
  /// - T: "New Taiwan dollar", liquisearch.com/new_taiwan_dollar/etymology
  /// - U: "Ukrainian hryvnia", piglix.com/piglix/Ukrainian_hryvnia
  /// - V: "Vietnamese đồng", Wikipedia of February 2024,
  ///   kiwix.lema.org/wikipedia_en_all_mini_2024-02/A/VND
  /// - W: simple.wikipedia.org/wiki/Currency_sign, and for Mexico
  ///   currency.overbits.net/?currency=MXN
  /// - X: "Đồng (tiền)", vi.wikipedia.org/wiki/Đồng_(tiền)
  /// - Y: "भारतीय रुपया", hi.wikipedia.org/wiki/भारतीय_रुपया
  private static let common: [Row] = [
    row("USD", "US$"),
    row("EUR", "\u{20AC}"),
    row("JPY", "JP\u{A5}", "\u{A5}", found: "\u{5186}"),  // 円: CLDR 48, as a name in ja
    row("GBP", "\u{A3}", "GB\u{A3}", "UK\u{A3}"),
    row("CNY", "\u{5143}", "CN\u{A5}", found: "RMB"),  // RMB: source E
    row("AUD", "A$", "AU$"),
    row("CAD", "C$", "CA$"),
    row("CHF", found: "Fr.", "SFr.", "sFr."),  // Fr. and SFr.: sources E and M; sFr.: source F
    row("HKD", "HK$", found: "\u{5143}"),  // 元: source D
    row("SGD", "S$", found: "\u{5143}"),  // 元: source S
    row("SEK", "kr"),
    row("KRW", "\u{20A9}", found: "\u{C6D0}"),  // 원: source D
    row("NOK", "kr"),
    row("NZD", "NZ$"),
    row("INR", "\u{20B9}", "Rs.", "Rs", found: "\u{930}\u{941}"),  // रु: source Y
    row("MXN", "MX$", found: "Mex$"),  // Mex$: sources M and W
    row("TWD", "NT$", found: "\u{5143}", "\u{5713}"),  // 元 and 圓: source T
    row("ZAR", "R"),
    row("BRL", "R$"),
    row("DKK", "kr."),
    row("PLN", "z\u{142}"),
    row("THB", "\u{E3F}", found: "\u{E1A}\u{E32}\u{E17}"),  // บาท: source D
    row(
      "ILS", "\u{20AA}", "NIS", found: "\u{5E9}\u{5F4}\u{5D7}", "\u{5E9}\u{22}\u{5D7}",
      "\u{634}.\u{62C}"),  // source I
    row("IDR", "Rp.", "Rp"),
    row("CZK", "K\u{10D}"),
    row("AED", "\u{62F}.\u{625}", found: "Dh", "DH", "Dhs"),  // Dh: source N; the others: M
    row("TRY", "\u{20BA}", found: "TL"),  // TL: source M
    row("HUF", "Ft"),
    row("CLP", "CL$"),
    row("SAR", "\u{631}.\u{633}", found: "SR"),  // SR: source M
    row("PHP", "\u{20B1}"),
    row("MYR", "RM"),
    row("COP", found: "COL$"),  // source M
    row("RUB", "\u{20BD}", "\u{440}\u{443}\u{431}."),
    row("RON", "lei"),
    row("PEN", "S/", found: "S/."),  // S/.: source B
    row("BHD", found: "BD"),  // sources M and W
    row("BGN", "\u{43B}\u{432}."),
    row("ARS", "AR$"),
    row("UAH", "\u{20B4}", found: "\u{433}\u{440}\u{43D}."),  // грн.: source U
    row("VND", "\u{20AB}", found: "\u{111}", "VN\u{110}"),  // đ: source V; VNĐ: source X
    row("EGP", "E\u{A3}", "LE", "\u{62C}.\u{645}."),
    row("NGN", "\u{20A6}"),
    row("PKR", "Rs.", "Rs"),
    row("BDT", "\u{9F3}", "Tk.", "Tk"),
    row("KES", "Ksh", found: "KSh"),  // KSh: source M
    row("KZT", "\u{20B8}", found: "\u{442}\u{433}."),  // тг.: source K
    row("MAD", found: "DH", "Dh"),  // DH: source W; Dh: source H
    row("LKR", "Rs.", "Rs"),
    row("NPR", "Rs.", "Rs", "\u{930}\u{942}"),
    row("ISK", "kr."),
  ]

  /// Further currencies that share a notation with a currency of `common`. They are listed so that
  /// in their own locales the notation is not taken for the other currency: "Rs" in Mauritius is
  /// not the Indian rupee.
  ///
  /// Sources: as above; the African francs without a letter are from M.
  private static let namesakes: [Row] = [
    row("MDL", found: "lei"),  // source M
    row("BYN", found: "\u{440}\u{443}\u{431}."),  // source M
    row("MUR", "Rs.", "Rs"),
    row("SCR", "SR", "Rs"),
    row("MOP", found: "\u{5143}", "\u{5713}"),  // 元: source W; 圓: source C
    row("KPW", found: "\u{C6D0}"),  // source Q
    row("XOF", found: "Fr"), row("GNF", found: "Fr"), row("BIF", found: "Fr"),
    row("KMF", found: "Fr"), row("CDF", found: "Fr"), row("XAF", found: "Fr"),
    row("DJF", found: "Fr"), row("RWF", found: "Fr"),  // RWF: source R
  ]

  private static let rows = common + namesakes
}

extension String {
  /// The text itself and, if it ends in a period, also the text without the period: "Rs." and "Rs".
  /// (R11)
  package var withAndWithoutPeriod: [String] {
    guard unicodeScalars.last == ".", unicodeScalars.count > 1 else { return [self] }
    return [self, String(String.UnicodeScalarView(unicodeScalars.dropLast()))]
  }
}
