// Written by Columns/Fixtures/regenerate-conventions.py with ICU 72.1.

/// How currencies are written, beside their signs of the general category Sc.
enum WrittenCurrencies {
  /// The codes of ISO 4217.
  static let codes = """
    ADP AED AFA AFN ALK ALL AMD ANG AOA AOK AON AOR ARA ARL ARM ARP ARS ATS AUD AWG AZM AZN \
    BAD BAM BAN BBD BDT BEC BEF BEL BGL BGM BGN BGO BHD BIF BMD BND BOB BOL BOP BOV BRB BRC \
    BRE BRL BRN BRR BRZ BSD BTN BUK BWP BYB BYN BYR BZD CAD CDF CHE CHF CHW CLE CLF CLP CNH \
    CNX CNY COP COU CRC CSD CSK CUC CUP CVE CYP CZK DDM DEM DJF DKK DOP DZD ECS ECV EEK EGP \
    ERN ESA ESB ESP ETB EUR FIM FJD FKP FRF GBP GEK GEL GHC GHS GIP GMD GNF GNS GQE GRD GTQ \
    GWE GWP GYD HKD HNL HRD HRK HTG HUF IDR IEP ILP ILR ILS INR IQD IRR ISJ ISK ITL JMD JOD \
    JPY KES KGS KHR KMF KPW KRH KRO KRW KWD KYD KZT LAK LBP LKR LRD LSL LSM LTL LTT LUC LUF \
    LUL LVL LVR LYD MAD MAF MCF MDC MDL MGA MGF MKD MKN MLF MMK MNT MOP MRO MRU MTL MTP MUR \
    MVP MVR MWK MXN MXP MXV MYR MZE MZM MZN NAD NGN NIC NIO NLG NOK NPR NZD OMR PAB PEI PEN \
    PES PGK PHP PKR PLN PLZ PTE PYG QAR RHD ROL RON RSD RUB RUR RWF SAR SBD SCR SDD SDG SDP \
    SEK SGD SHP SIT SKK SLE SLL SOS SRD SRG SSP STD STN SUR SVC SYP SZL THB TJR TJS TMM TMT \
    TND TOP TPE TRL TRY TTD TWD TZS UAH UAK UGS UGX USD USN USS UYI UYP UYU UYW UZS VEB VED \
    VEF VES VND VNN VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XDR XEU XFO XFU XOF XPD XPF XPT \
    XRE XSU XTS XUA YDD YER YUD YUM YUN YUR ZAL ZAR ZMK ZMW ZRN ZRZ ZWD ZWL ZWR
    """
  /// The signs that locales have for currencies, without a character of category Sc, and without words
  /// for thousands and millions; "|" is between them.
  static let signs = """
    Afl|Afl.|Ar|B/.|BBG|BGJ|BGK|BUB|Br|Bs|Bs.|Bs.S|CF|CFA|CFP|CFPF|D|DA|DBB|DBM|DBZ|DIP|DM|DT|\
    Db|Dkr|E|ECU|Ekr|Esc.|F|F CFA|FB|FBu|FC|FCF|FCFA|FCFP|FG|FJC|FR|Fdj|Ft|G|Gs.|I-CNH|Ikr|K|\
    KM|Ksh|Kz|Kč|Kčs|L|LS|Le|Lekë|Ls|MK|MTn|NAf|NAf.|NIS|Nfk|Nkr|Nu.|P|Q|R|RF|RM|Rf|Rp|Rs|Rs.|\
    S|S/|SCRu|SMK|SR|Skr|TSh|UM|UP|USh|VT|Vẽj.|ZK|den|din.|kn|kr|kr.|lei|mk|soʻm|zł|öS|ƒ|Δρχ|\
    КМ|Кч|ЛСЛ|ТМТ|Тл|ден.|дин.|зл|крб.|лв.|р.|сом|сом.|сўм|щ.д.|ל״י|أ.م.|ج.س.|ج.م.|د.أ.|د.إ.|\
    د.ب.|د.ت.|د.ج.|د.س.|د.ع.|د.ك.|د.ل.|د.م.|ر|ر.إ.|ر.س.|ر.ع.|ر.ق.|ر.ي.|ریال|فرانک CFA|ل.س.|\
    ل.ل.|अ.एम.आर|अल|आइ.किउ.दि|आई.एस.के|आर.अ.एन|आर.एस.दि|इ.आर.एन|इ.ति.बि|इउ.ए.ऐत्स|इउ.जि.एक्स|\
    इउ.जेत.एस|इउ.वाई.इउ|ई.जि.पि|ए.अ.ए|ए.आर.एस|ए.इ.दि|ए.एन.जि|ए.एम.दि|ए.जेत.एन|ए.दब्ल्यु.जि|\
    एन.अ.के|एन.आई.अ|एन.ए.दि|एन.जि.एन|एफ सि.एफ.ए|एफ.के.पि|एम.अ.पि|एम.आर.इउ|एम.इउ.आर|एम.ए.दि|\
    एम.एन.ति|एम.के.दि|एम.जि.ए|एम.जेत.एन|एम.डि.एल|एम.दब्ल्यु.के|एल.आर.दि|एल.एस.एल|एल.बि.पि|\
    एल.वाई.दि|एस.अ.एस|एस.आर.डि|एस.इ.के|एस.ए.आर|एस.एल.एल|एस.एस.पि|एस.ऐत्स.पि|एस.जेत.एल|एस.ति.एन|\
    एस.दि.जि|एस.वाई.पि|एस.सि.आर|ऐत्स.आर.के|ऐत्स.इउ.एफ|ऐत्स.एन.एल|ऐत्स.ति.जि|किउ.ए.आर|के.इ.एस|\
    के.एम.एफ|के.जि.एस|के.जेत.ति|के.दब्ल्यु.दि|के.पि.दब्ल्यु|के.वाई.दि|जि.आइ.पि|जि.इ.एल|\
    जि.एन.एफ|जि.एम.दि|जि.ऐत्स.एस|जि.ति.किउ|जि.वाई.दि|जे.अ.दि|जे.एम.दि|जेत.ए.आर|डि.अ.पि|\
    ति.आर.वाई|ति.एन.दि|ति.एम.ति|ति.जे.एस|ति.जेत.एस|ति.ति.डि|दि.के.के|दि.जे.एफ|दि.जेत.दि|नेरू|\
    पि.आई.जि|पि.इ.एन|पि.ए.बि|पि.एल.एन|बि.अ.बि|बि.आइ.एफ|बि.ए.एम|बि.एम.डि|बि.एस.दि|बि.ऐत्स.दि|\
    बि.जि.एन|बि.जेद.डि|बि.दब्ल्यु.पि|बि.बि.दि|बि.वाई.एन|भि.इ.एस|रू|रूब|रॉन|वाई.इ.आर|सि.अ.पि|\
    सि.आर.सि|सि.इउ.पि|सि.इउ.सि|सि.एन.ऐत्स|सि.एल.पि|सि.ऐत्स.एफ|सि.जेद.के|सि.दि.एफ|सि.भि.इ|රු.|\
    සිෆ්එ|ብር|የቻይና ዩዋን|ឡូទី|\u{200B}|元|𞤀𞤊𞤀|𞤅𞤊𞤀|𞤆𞤆𞤖|𞤊𞤅𞤊𞤀|𞤊𞤘|𞤐𞤐𞤘|𞤑𞤆𞤘
    """
}
