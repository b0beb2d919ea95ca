// Written by Scripts/regenerate-conventions.py with ICU 72.1.

/// The locales that write each convention in plain numbers: languages, and of their regions and scripts
/// those that write otherwise than the language.
enum WrittenLocales {
  static let periodComma = """
    en zh ja ko ak am ar-AE ar-EH asa bem bez bgc bho bm bo ce ceb cgg chr cy dav doi ebu ee \
    es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US fil \
    ga gd guz gv ha haw he ig ii jmc kam kde ki kln kn kok ks-Deva ksb kw lag lg lkt luo luy \
    mai mas mer mg mgo mi mn mni ms mt my naq nd nus nyn om pcm qu raj rof rwk saq sat sbp \
    sd-Deva si sn so sw ta-MY ta-SG teo th ti to ug ur vai vun xog yi yo yue zu
    """
  static let commaSpace = """
    fr ru pl uk sv cs af agq bas be bg br cv de-AT dua dyo en-FI en-SE en-ZA eo es-CR et ewo \
    ff fi hu hy ka kab kea kk ksf ksh ky lt lv nb nmg nn no os pt-AO pt-CH pt-CV pt-GQ pt-GW \
    pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL sah se shi sk smn sq tg tk tt tzm uz wae yav zgh
    """
  static let commaPeriod = """
    es pt de it tr nl ar-DZ ar-LY ar-MA ar-TN ast az bs ca da dsb el en-AT en-BE en-DE en-DK \
    en-NL en-SI eu fo fr-LU fr-MA fur fy gl hr hsb ia id is jgo jv kgp kkj kl km ku lb ln lo \
    lu mgh mk ms-BN ms-ID mua nnh qu-BO rn ro rw sc seh sg sl sr su sw-CD vi wo yrl
    """
  static let arabic = """
    ar ckb fa ks lrc mzn pa-Arab ps sd ur-IN uz-Arab
    """
  static let indian = """
    hi as bn brx ccp dz en-IN gu ml mr ne or pa sa ta te
    """
  static let periodSpace = """
    de-CH de-LI dje en-CH ff-Adlm gsw it-CH khq mfe rm ses twq xh
    """
}

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
  /// The signs that locales have for their own currency, without a character of category Sc; "|" is
  /// between them.
  static let signs = """
    Afl.|Ar|B/.|Br|Bs|Bs.S|CF|D|DA|DT|Db|E|F CFA|FBu|FC|FCFA|FCFP|FG|FR|Fdj|Ft|G|Gs.|K|KM|Ksh|\
    Kz|Kč|L|LS|Le|Lekë|MK|MTn|NAf.|Nfk|Nu.|P|Q|R|RF|RM|Rf|Rp|Rs|Rs.|S|S/|SR|TSh|UM|USh|VT|ZK|\
    den|kr|kr.|lei|soʻm|zł|КМ|ден.|лв.|сом|сом.|сўм|أ.م.|ج.س.|ج.م.|د.أ.|د.إ.|د.ب.|د.ت.|د.ج.|\
    د.ع.|د.ك.|د.ل.|د.م.|ر|ر.س.|ر.ع.|ر.ق.|ر.ي.|ریال|ل.س.|ل.ل.|नेरू|रू|රු.|ብር|\u{200B}|𞤅𞤊𞤀|𞤊𞤅𞤊𞤀|\
    𞤊𞤘
    """
}
