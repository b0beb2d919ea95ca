// Written by Columns/Fixtures/regenerate-conventions.py with ICU 72.1.

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
