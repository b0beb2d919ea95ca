// Written by regenerate-unit-spellings.py from the names that ICU 72.1 has.

/// Spellings of units of one dimension that differ by case alone, in any locale: each with its unit.
enum UnitSpellings {
  static let table = """
    B\tbyte
    b\tbit
    Cal\tcalorie
    Cal\tfoodcalorie
    cal\tcalorie
    cal\tfoodcalorie
    Calo\tfoodcalorie
    calo\tcalorie
    Calori\tfoodcalorie
    calori\tcalorie
    Caloria\tfoodcalorie
    caloria\tcalorie
    Calorias\tfoodcalorie
    calorias\tcalorie
    Calorie\tfoodcalorie
    calorie\tcalorie
    Calories\tfoodcalorie
    calories\tcalorie
    Caloría\tfoodcalorie
    caloría\tcalorie
    Caloríes\tfoodcalorie
    caloríes\tcalorie
    Calra\tfoodcalorie
    calra\tcalorie
    cB\tcentibyte
    cb\tcentibit
    Chalra\tfoodcalorie
    chalra\tcalorie
    D\tday
    d\tday
    d\tminute
    d\tsecond
    dB\tdecibyte
    db\tdecibit
    DL\tdessert-spoon
    dL\tdeciliter
    dl\tdeciliter
    GB\tgigabyte
    Gb\tgigabit
    GB ʻe\tgigabyte
    Gb ʻe\tgigabit
    GL\tgigaliter
    Gl\tgigaliter
    gL\thectoliter
    gl\thectoliter
    GPa\tgigapascal
    Gpa\tgigapascal
    gPa\thectopascal
    hB\thectobyte
    hb\thectobit
    hBa\thectopascal
    hba\thectobar
    ka Calorie\tfoodcalorie
    ka calorie\tcalorie
    Kal\tfoodcalorie
    kal\tcalorie
    kal\tfoodcalorie
    Kalooris\tfoodcalorie
    kalooris\tcalorie
    Kalori\tfoodcalorie
    kalori\tcalorie
    kalori\tfoodcalorie
    Kaloria\tfoodcalorie
    kaloria\tcalorie
    kaloria\tfoodcalorie
    Kalorie\tcalorie
    kalorie\tcalorie
    kalorie\tfoodcalorie
    Kaloris\tfoodcalorie
    kaloris\tcalorie
    Karorija ag\tfoodcalorie
    karorija ag\tcalorie
    Karuria-ita\tfoodcalorie
    karuria-ita\tcalorie
    KB\tkilobyte
    kB\tkilobyte
    kb\tkilobit
    kB ʻe\tkilobyte
    kb ʻe\tkilobit
    kBa\tkilopascal
    kba\tkilobar
    M\tnautical-mile
    m\tmeter
    MA\tmegaampere
    Ma\tmegaampere
    mA\tmilliampere
    MA ʻe\tmegaampere
    mA ʻe\tmilliampere
    MB\tmegabyte
    Mb\tmegabit
    mB\tmillibyte
    mb\tmillibit
    MB ʻe\tmegabyte
    Mb ʻe\tmegabit
    MBaa\tmegabar
    mbaa\tmillibar
    Mbar\tmegabar
    mbar\tmillibar
    Mbit\tmegabit
    mBit\tmillibit
    mbit\tmillibit
    Mbàr\tmegabar
    mbàr\tmillibar
    Mbör\tmegabar
    mbör\tmillibar
    Mcal\tmegacalorie
    mcal\tmillicalorie
    Mcaloría\tmegacalorie
    mcaloría\tmillicalorie
    Mcaloríes\tmegacalorie
    mcaloríes\tmillicalorie
    Mcalth\tmegacalorie
    mcalth\tmillicalorie
    Mcd\tmegacandela
    mcd\tmillicandela
    Md\tmegasecond
    md\tmillisecond
    Mdžul\tmegajoule
    mdžul\tmillijoule
    Mdžula\tmegajoule
    mdžula\tmillijoule
    Melektarofoolt\tmegaelectronvolt
    melektarofoolt\tmillielectronvolt
    Melektarofooltis\tmegaelectronvolt
    melektarofooltis\tmillielectronvolt
    Melektron volt\tmegaelectronvolt
    melektron volt\tmillielectronvolt
    Melektron volta\tmegaelectronvolt
    melektron volta\tmillielectronvolt
    Melektron volti\tmegaelectronvolt
    melektron volti\tmillielectronvolt
    Melétron-volt ag\tmegaelectronvolt
    melétron-volt ag\tmillielectronvolt
    Melétron-volt-ita\tmegaelectronvolt
    melétron-volt-ita\tmillielectronvolt
    MeV\tmegaelectronvolt
    Mev\tmegaelectronvolt
    meV\tmillielectronvolt
    mev\tmillielectronvolt
    MeV ʻe\tmegaelectronvolt
    meV ʻe\tmillielectronvolt
    MeW\tmegaelectronvolt
    meW\tmillielectronvolt
    Mfoolt\tmegavolt
    mfoolt\tmillivolt
    Mg\tmegagram
    mg\tmilligram
    MGs\tmegahertz
    mGs\tmillihertz
    MHz\tmegahertz
    mHz\tmillihertz
    mhz\tmillihertz
    MHz ʻe\tmegahertz
    mHz ʻe\tmillihertz
    MJ\tmegajoule
    Mj\tmegajoule
    mJ\tmillijoule
    mj\tmillijoule
    MJ ʻe\tmegajoule
    mJ ʻe\tmillijoule
    Mjoule\tmegajoule
    mjoule\tmillijoule
    Mjoule ag\tmegajoule
    mjoule ag\tmillijoule
    Mjoule-ita\tmegajoule
    mjoule-ita\tmillijoule
    Mjuul\tmegajoule
    mjuul\tmillijoule
    Mjuules\tmegajoule
    mjuules\tmillijoule
    Mjẽngrẽ ag\tmegalux
    mjẽngrẽ ag\tmillilux
    MK\tmegakelvin
    Mk\tmegakelvin
    mK\tmillikelvin
    mk\tmillikelvin
    Mk\tmegagram
    mk\tmilligram
    MK ʻe\tmegakelvin
    mK ʻe\tmillikelvin
    Mk ʻe\tmegagram
    mk ʻe\tmilligram
    Mkal\tmegacalorie
    mkal\tmillicalorie
    Mkal ʻe\tmegacalorie
    mkal ʻe\tmillicalorie
    Mkal.\tmegacalorie
    mkal.\tmillicalorie
    Mkalooris\tmegacalorie
    mkalooris\tmillicalorie
    Mkalorie\tmegacalorie
    mkalorie\tmillicalorie
    Mkalorien\tmegacalorie
    mkalorien\tmillicalorie
    Mkalorija\tmegacalorie
    mkalorija\tmillicalorie
    Mkalorije\tmegacalorie
    mkalorije\tmillicalorie
    Mkandela\tmegacandela
    mkandela\tmillicandela
    Mkandele\tmegacandela
    mkandele\tmillicandela
    Mkandẹ́là\tmegacandela
    mkandẹ́là\tmillicandela
    Mkarorija ag\tmegacalorie
    mkarorija ag\tmillicalorie
    Mkaruria-ita\tmegacalorie
    mkaruria-ita\tmillicalorie
    Mkd\tmegacandela
    mkd\tmillicandela
    Mkelfin\tmegakelvin
    mkelfin\tmillikelvin
    Mkelvin\tmegakelvin
    mkelvin\tmillikelvin
    Mkelvin ag\tmegakelvin
    mkelvin ag\tmillikelvin
    Mkelvin-ita\tmegakelvin
    mkelvin-ita\tmillikelvin
    Mkelvina\tmegakelvin
    mkelvina\tmillikelvin
    Mkelvins\tmegakelvin
    mkelvins\tmillikelvin
    Mkerti\tmegacandela
    mkerti\tmillicandela
    Mktl\tmegacandela
    mktl\tmillicandela
    Mktl ʻe\tmegacandela
    mktl ʻe\tmillicandela
    MK\u{200B}\tmegakelvin
    mK\u{200B}\tmillikelvin
    ML\tmegaliter
    Ml\tmegaliter
    mL\tmilliliter
    ml\tmilliliter
    Ml ʻe\tmegaliter
    ml ʻe\tmilliliter
    Mlaks\tmegalux
    mlaks\tmillilux
    Mlk\tmegalux
    mlk\tmillilux
    Mlm\tmegalumen
    mlm\tmillilumen
    Mlm ʻe\tmegalumen
    mlm ʻe\tmillilumen
    Mluk\tmegalux
    mluk\tmillilux
    Mluks\tmegalux
    mluks\tmillilux
    Mluksa\tmegalux
    mluksa\tmillilux
    Mlumen\tmegalumen
    mlumen\tmillilumen
    Mlumena\tmegalumen
    mlumena\tmillilumen
    Mlumẹ́ẹ̀nì\tmegalumen
    mlumẹ́ẹ̀nì\tmillilumen
    Mlux\tmegalux
    mlux\tmillilux
    Mlx\tmegalux
    mlx\tmillilux
    Mlx ʻe\tmegalux
    mlx ʻe\tmillilux
    MLúmẹ́nì\tmegalumen
    mLúmẹ́nì\tmillilumen
    Mlüks\tmegalux
    mlüks\tmillilux
    Mm\tmegameter
    Mm\tnautical-mile
    mm\tmillimeter
    Mm ʻe\tmegameter
    mm ʻe\tmillimeter
    Mmeʻatā ʻe\tmegapixel
    mmeʻatā ʻe\tmillipixel
    Mmhól\tmegamole
    mmhól\tmillimole
    Mmol\tmegamole
    mmol\tmillimole
    Mmol-ita\tmegamole
    mmol-ita\tmillimole
    Mmola\tmegamole
    mmola\tmillimole
    Mmole\tmegamole
    mmole\tmillimole
    Mmoli\tmegamole
    mmoli\tmillimole
    Mmolë\tmegamole
    mmolë\tmillimole
    Mmool\tmegamole
    mmool\tmillimole
    Mmt\tmegapixel
    mmt\tmillipixel
    Mmòl\tmegamole
    mmòl\tmillimole
    Mmól\tmegamole
    mmól\tmillimole
    Mmôl\tmegamole
    mmôl\tmillimole
    MN\tmeganewton
    Mn\tmeganewton
    mN\tmillinewton
    mn\tmillinewton
    MN ʻe\tmeganewton
    mN ʻe\tmillinewton
    Mnewton ag\tmeganewton
    mnewton ag\tmillinewton
    Mnewton-ita\tmeganewton
    mnewton-ita\tmillinewton
    Mnjutn\tmeganewton
    mnjutn\tmillinewton
    Mnjutna\tmeganewton
    mnjutna\tmillinewton
    Mnuyuuton\tmeganewton
    mnuyuuton\tmillinewton
    Mo\tmegabyte
    mo\tmillibyte
    Mohm\tmegaohm
    mohm\tmilliohm
    Mohm ag\tmegaohm
    mohm ag\tmilliohm
    Mohm-ita\tmegaohm
    mohm-ita\tmilliohm
    Mohmios\tmegaohm
    mohmios\tmilliohm
    Mohmiu\tmegaohm
    mohmiu\tmilliohm
    MOm\tmegaohm
    Mom\tmegaohm
    mOm\tmilliohm
    mom\tmilliohm
    Moma\tmegaohm
    moma\tmilliohm
    MP\tmegapixel
    Mp\tmegapixel
    mp\tmillipixel
    MPa\tmegapascal
    mPa\tmillipascal
    mpa\tmillipascal
    MPa ʻe\tmegapascal
    mPa ʻe\tmillipascal
    Mpx\tmegapixel
    mpx\tmegapixel
    mpx\tmillipixel
    Mpā\tmegabar
    mpā\tmillibar
    Mpā ʻe\tmegabar
    mpā ʻe\tmillibar
    Mq\tmegagram
    mq\tmilligram
    Ms\tmegasecond
    ms\tmillisecond
    Ms ʻe\tmegasecond
    ms ʻe\tmillisecond
    Ms.\tmegasecond
    ms.\tmillisecond
    Msan\tmegasecond
    msan\tmillisecond
    Msek\tmegasecond
    msek\tmillisecond
    Msn\tmegasecond
    msn\tmillisecond
    Msídiì\tmegacandela
    msídiì\tmillicandela
    Mt\tmegabyte
    mt\tmillibyte
    MV\tmegavolt
    Mv\tmegavolt
    mV\tmillivolt
    mv\tmillivolt
    MV ʻe\tmegavolt
    mV ʻe\tmillivolt
    Mvolt\tmegavolt
    mvolt\tmillivolt
    Mvolt ag\tmegavolt
    mvolt ag\tmillivolt
    Mvolt-ita\tmegavolt
    mvolt-ita\tmillivolt
    Mvolta\tmegavolt
    mvolta\tmillivolt
    Mvolti\tmegavolt
    mvolti\tmillivolt
    Mvoltios\tmegavolt
    mvoltios\tmillivolt
    Mvoltiu\tmegavolt
    mvoltiu\tmillivolt
    MVt\tmegawatt
    mVt\tmilliwatt
    MW\tmegavolt
    mW\tmillivolt
    MW ʻe\tmegawatt
    mW ʻe\tmilliwatt
    MWt\tmegawatt
    mWt\tmilliwatt
    Mxulios\tmegajoule
    mxulios\tmillijoule
    Mxuliu\tmegajoule
    mxuliu\tmillijoule
    M°K\tmegakelvin
    m°K\tmillikelvin
    MΩ\tmegaohm
    Mω\tmegaohm
    mΩ\tmilliohm
    mω\tmilliohm
    MΩ ʻe\tmegaohm
    mΩ ʻe\tmilliohm
    MБ\tmegabyte
    Mб\tmegabit
    MГц\tmegahertz
    mГц\tmillihertz
    Mдж\tmegajoule
    mдж\tmillijoule
    Mджоуль\tmegajoule
    mджоуль\tmillijoule
    Mкал\tmegacalorie
    mкал\tmillicalorie
    Mкалорий\tmegacalorie
    mкалорий\tmillicalorie
    Mкельвин\tmegakelvin
    mкельвин\tmillikelvin
    Mлк\tmegalux
    mлк\tmillilux
    Mлюкс\tmegalux
    mлюкс\tmillilux
    Mмол\tmegamole
    mмол\tmillimole
    Mالکترون\u{200C}ولت\tmegaelectronvolt
    mالکترون\u{200C}ولت\tmillielectronvolt
    Mاهم\tmegaohm
    mاهم\tmilliohm
    Mجول\tmegajoule
    mجول\tmillijoule
    Mلوکس\tmegalux
    mلوکس\tmillilux
    Mمول\tmegamole
    mمول\tmillimole
    Mنیوتن\tmeganewton
    mنیوتن\tmillinewton
    Mولت\tmegavolt
    mولت\tmillivolt
    Mوولٽ\tmegavolt
    mوولٽ\tmillivolt
    Mژول\tmegajoule
    mژول\tmillijoule
    Mکالری\tmegacalorie
    mکالری\tmillicalorie
    Mکلوین\tmegakelvin
    mکلوین\tmillikelvin
    Mڪيلوري\tmegacalorie
    mڪيلوري\tmillicalorie
    Mകലോ.\tmegacalorie
    mകലോ.\tmillicalorie
    Mജൂ.\tmegajoule
    mജൂ.\tmillijoule
    Mമോൾ\tmegamole
    mമോൾ\tmillimole
    Mലക്സ്\tmegalux
    mലക്സ്\tmillilux
    Mလူမန်\tmegalumen
    mလူမန်\tmillilumen
    Mម៉ូល\tmegamole
    mម៉ូល\tmillimole
    MẹV\tmegaelectronvolt
    mẹV\tmillielectronvolt
    M卡\tmegacalorie
    m卡\tmillicalorie
    M焦耳\tmegajoule
    m焦耳\tmillijoule
    M牛\tmeganewton
    m牛\tmillinewton
    M电子伏\tmegaelectronvolt
    m电子伏\tmillielectronvolt
    MᎸᏏ\tmegalux
    mᎸᏏ\tmillilux
    M줄\tmegajoule
    m줄\tmillijoule
    M𑄃𑄮𑄦𑄧𑄟𑄴\tmegaohm
    m𑄃𑄮𑄦𑄧𑄟𑄴\tmilliohm
    M𑄇𑄬𑄣𑄴𑄞𑄨𑄚𑄴\tmegakelvin
    m𑄇𑄬𑄣𑄴𑄞𑄨𑄚𑄴\tmillikelvin
    M𑄇𑄳𑄠𑄣𑄮𑄢𑄨\tmegacalorie
    m𑄇𑄳𑄠𑄣𑄮𑄢𑄨\tmillicalorie
    M𑄎𑄪𑄣𑄴\tmegajoule
    m𑄎𑄪𑄣𑄴\tmillijoule
    M𑄞𑄮𑄣𑄳𑄑𑄴\tmegavolt
    m𑄞𑄮𑄣𑄳𑄑𑄴\tmillivolt
    M𑄣𑄇𑄳𑄥𑄴\tmegalux
    m𑄣𑄇𑄳𑄥𑄴\tmillilux
    nB\tnanobyte
    nb\tnanobit
    NM\tnautical-mile
    nm\tnanometer
    PA\tpetaampere
    Pa\tpetaampere
    pA\tpicoampere
    pa\tpicoampere
    PA ʻe\tpetaampere
    pA ʻe\tpicoampere
    Pamper\tpetaampere
    pamper\tpicoampere
    Pampera\tpetaampere
    pampera\tpicoampere
    Pampere ag\tpetaampere
    pampere ag\tpicoampere
    Pampere-ita\tpetaampere
    pampere-ita\tpicoampere
    Pamperios\tpetaampere
    pamperios\tpicoampere
    Pamperiu\tpetaampere
    pamperiu\tpicoampere
    Pampère\tpetaampere
    pampère\tpicoampere
    PB\tpetabyte
    Pb\tpetabit
    pB\tpicobyte
    pb\tpicobit
    Pba\tpetabar
    pba\tpicobar
    PBaa\tpetabar
    pBaa\tpicobar
    Pbaar\tpetabar
    pbaar\tpicobar
    Pbaari\tpetabar
    pbaari\tpicobar
    Pbar\tpetabar
    pbar\tpicobar
    Pbar ag\tpetabar
    pbar ag\tpicobar
    Pbar-ita\tpetabar
    pbar-ita\tpicobar
    Pbara\tpetabar
    pbara\tpicobar
    Pbarra\tpetabar
    pbarra\tpicobar
    Pbars\tpetabar
    pbars\tpicobar
    Pbharra\tpetabar
    pbharra\tpicobar
    Pbhàr\tpetabar
    pbhàr\tpicobar
    Pbis\tpetabit
    pbis\tpicobit
    PBit\tpetabit
    Pbit\tpetabit
    pBit\tpicobit
    pbit\tpicobit
    Pbit ag\tpetabit
    pbit ag\tpicobit
    Pbit-ita\tpetabit
    pbit-ita\tpicobit
    Pbita\tpetabit
    pbita\tpicobit
    Pbitar\tpetabit
    pbitar\tpicobit
    Pbiti\tpetabit
    pbiti\tpicobit
    Pbitov\tpetabit
    pbitov\tpicobit
    Pbitova\tpetabit
    pbitova\tpicobit
    Pbits\tpetabit
    pbits\tpicobit
    Pbàr\tpetabar
    pbàr\tpicobar
    Pbíìtì\tpetabit
    pbíìtì\tpicobit
    Pbör\tpetabar
    pbör\tpicobar
    Pcal\tpetacalorie
    pcal\tpicocalorie
    Pcaloría\tpetacalorie
    pcaloría\tpicocalorie
    Pcaloríes\tpetacalorie
    pcaloríes\tpicocalorie
    Pcalth\tpetacalorie
    pcalth\tpicocalorie
    Pcd\tpetacandela
    pcd\tpicocandela
    Pd\tpetasecond
    pd\tpicosecond
    Pddid\tpetabit
    pddid\tpicobit
    Pdhiog\tpetasecond
    pdhiog\tpicosecond
    Pdid\tpetabit
    pdid\tpicobit
    Pdiog\tpetasecond
    pdiog\tpicosecond
    Pdtk\tpetasecond
    pdtk\tpicosecond
    Pdžul\tpetajoule
    pdžul\tpicojoule
    Pdžula\tpetajoule
    pdžula\tpicojoule
    Peil\tpetasecond
    peil\tpicosecond
    Pelektron volt\tpetaelectronvolt
    pelektron volt\tpicoelectronvolt
    Pelektron volta\tpetaelectronvolt
    pelektron volta\tpicoelectronvolt
    Pelektron volti\tpetaelectronvolt
    pelektron volti\tpicoelectronvolt
    Pelétron-volt ag\tpetaelectronvolt
    pelétron-volt ag\tpicoelectronvolt
    Pelétron-volt-ita\tpetaelectronvolt
    pelétron-volt-ita\tpicoelectronvolt
    PeV\tpetaelectronvolt
    Pev\tpetaelectronvolt
    peV\tpicoelectronvolt
    pev\tpicoelectronvolt
    PeV ʻe\tpetaelectronvolt
    peV ʻe\tpicoelectronvolt
    PeW\tpetaelectronvolt
    peW\tpicoelectronvolt
    Pg\tpetagram
    pg\tpicogram
    Pghiot.\tpetabit
    pghiot.\tpicobit
    Pghiotán\tpetabit
    pghiotán\tpicobit
    Pgiot.\tpetabit
    pgiot.\tpicobit
    Pgiotán\tpetabit
    pgiotán\tpicobit
    Pgiây\tpetasecond
    pgiây\tpicosecond
    Pgram\tpetagram
    pgram\tpicogram
    Pgrama\tpetagram
    pgrama\tpicogram
    Pgrama-ita\tpetagram
    pgrama-ita\tpicogram
    Pgramm\tpetagram
    pgramm\tpicogram
    Pgramos\tpetagram
    pgramos\tpicogram
    Pgrams\tpetagram
    pgrams\tpicogram
    Pgramu\tpetagram
    pgramu\tpicogram
    Pgrỹmỹ ag\tpetagram
    pgrỹmỹ ag\tpicogram
    PGs\tpetahertz
    pGs\tpicohertz
    Pherc\tpetahertz
    pherc\tpicohertz
    Pherca\tpetahertz
    pherca\tpicohertz
    Phercios\tpetahertz
    phercios\tpicohertz
    Pherciu\tpetahertz
    pherciu\tpicohertz
    Phertz\tpetahertz
    phertz\tpicohertz
    Phertz ag\tpetahertz
    phertz ag\tpicohertz
    Phertz-ita\tpetahertz
    phertz-ita\tpicohertz
    PHz\tpetahertz
    Phz\tpetahertz
    pHz\tpicohertz
    phz\tpicohertz
    PHz ʻe\tpetahertz
    pHz ʻe\tpicohertz
    Pil\tpetasecond
    pil\tpicosecond
    Pilbrqsi\tpetasecond
    pilbrqsi\tpicosecond
    Pirerú-pukú-ita\tpetaliter
    pirerú-pukú-ita\tpicoliter
    PJ\tpetajoule
    Pj\tpetajoule
    pJ\tpicojoule
    pj\tpicojoule
    PJ ʻe\tpetajoule
    pJ ʻe\tpicojoule
    Pjoule\tpetajoule
    pjoule\tpicojoule
    Pjoule ag\tpetajoule
    pjoule ag\tpicojoule
    Pjoule-ita\tpetajoule
    pjoule-ita\tpicojoule
    Pjẽngrẽ ag\tpetalux
    pjẽngrẽ ag\tpicolux
    PK\tpetakelvin
    Pk\tpetakelvin
    pK\tpicokelvin
    pk\tpicokelvin
    Pk\tpetagram
    pk\tpicogram
    PK ʻe\tpetakelvin
    pK ʻe\tpicokelvin
    Pk ʻe\tpetagram
    pk ʻe\tpicogram
    Pka bar\tpetabar
    pka bar\tpicobar
    Pka bit\tpetabit
    pka bit\tpicobit
    Pkal\tpetacalorie
    pkal\tpicocalorie
    Pkal ʻe\tpetacalorie
    pkal ʻe\tpicocalorie
    Pkal.\tpetacalorie
    pkal.\tpicocalorie
    Pkalorie\tpetacalorie
    pkalorie\tpicocalorie
    Pkalorien\tpetacalorie
    pkalorien\tpicocalorie
    Pkalorija\tpetacalorie
    pkalorija\tpicocalorie
    Pkalorije\tpetacalorie
    pkalorije\tpicocalorie
    Pkandela\tpetacandela
    pkandela\tpicocandela
    Pkandele\tpetacandela
    pkandele\tpicocandela
    Pkandẹ́là\tpetacandela
    pkandẹ́là\tpicocandela
    Pkarorija ag\tpetacalorie
    pkarorija ag\tpicocalorie
    Pkaruria-ita\tpetacalorie
    pkaruria-ita\tpicocalorie
    Pkd\tpetacandela
    pkd\tpicocandela
    Pkekona\tpetasecond
    pkekona\tpicosecond
    Pkelvin\tpetakelvin
    pkelvin\tpicokelvin
    Pkelvin ag\tpetakelvin
    pkelvin ag\tpicokelvin
    Pkelvin-ita\tpetakelvin
    pkelvin-ita\tpicokelvin
    Pkelvina\tpetakelvin
    pkelvina\tpicokelvin
    Pkelvins\tpetakelvin
    pkelvins\tpicokelvin
    Pkerti\tpetacandela
    pkerti\tpicocandela
    Pktl\tpetacandela
    pktl\tpicocandela
    Pktl ʻe\tpetacandela
    pktl ʻe\tpicocandela
    PL\tpetaliter
    Pl\tpetaliter
    pL\tpicoliter
    pl\tpicoliter
    Pl ʻe\tpetaliter
    pl ʻe\tpicoliter
    Plihtar\tpetaliter
    plihtar\tpicoliter
    Plihtara\tpetaliter
    plihtara\tpicoliter
    Plitar\tpetaliter
    plitar\tpicoliter
    Plitara\tpetaliter
    plitara\tpicoliter
    Pliter\tpetaliter
    pliter\tpicoliter
    Pliters\tpetaliter
    pliters\tpicoliter
    Plitra\tpetaliter
    plitra\tpicoliter
    Plk\tpetalux
    plk\tpicolux
    Pllitros\tpetaliter
    pllitros\tpicoliter
    Pllitru\tpetaliter
    pllitru\tpicoliter
    Plm\tpetalumen
    plm\tpicolumen
    Plm ʻe\tpetalumen
    plm ʻe\tpicolumen
    Pluk\tpetalux
    pluk\tpicolux
    Pluks\tpetalux
    pluks\tpicolux
    Pluksa\tpetalux
    pluksa\tpicolux
    Plumen\tpetalumen
    plumen\tpicolumen
    Plumena\tpetalumen
    plumena\tpicolumen
    Plumẹ́ẹ̀nì\tpetalumen
    plumẹ́ẹ̀nì\tpicolumen
    Plux\tpetalux
    plux\tpicolux
    Plx\tpetalux
    plx\tpicolux
    Plx ʻe\tpetalux
    plx ʻe\tpicolux
    PLúmẹ́nì\tpetalumen
    pLúmẹ́nì\tpicolumen
    Plüks\tpetalux
    plüks\tpicolux
    Pm\tpetameter
    pm\tpicometer
    Pm ʻe\tpetameter
    pm ʻe\tpicometer
    Pmeʻatā ʻe\tpetapixel
    pmeʻatā ʻe\tpicopixel
    Pmhól\tpetamole
    pmhól\tpicomole
    Pmol\tpetamole
    pmol\tpicomole
    Pmol ʻe\tpetamole
    pmol ʻe\tpicomole
    Pmol-ita\tpetamole
    pmol-ita\tpicomole
    Pmola\tpetamole
    pmola\tpicomole
    Pmole\tpetamole
    pmole\tpicomole
    Pmoli\tpetamole
    pmoli\tpicomole
    Pmolë\tpetamole
    pmolë\tpicomole
    Pmool\tpetamole
    pmool\tpicomole
    Pmp\tpetasecond
    pmp\tpicosecond
    Pmt\tpetapixel
    pmt\tpicopixel
    Pmòl\tpetamole
    pmòl\tpicomole
    Pmól\tpetamole
    pmól\tpicomole
    Pmôl\tpetamole
    pmôl\tpicomole
    PN\tpetanewton
    Pn\tpetanewton
    pN\tpiconewton
    pn\tpiconewton
    PN ʻe\tpetanewton
    pN ʻe\tpiconewton
    Pnewton ag\tpetanewton
    pnewton ag\tpiconewton
    Pnewton-ita\tpetanewton
    pnewton-ita\tpiconewton
    Pnjutn\tpetanewton
    pnjutn\tpiconewton
    Pnjutna\tpetanewton
    pnjutna\tpiconewton
    Po\tpetabyte
    po\tpicobyte
    Pohm\tpetaohm
    pohm\tpicoohm
    Pohm ag\tpetaohm
    pohm ag\tpicoohm
    Pohm-ita\tpetaohm
    pohm-ita\tpicoohm
    Pohmios\tpetaohm
    pohmios\tpicoohm
    Pohmiu\tpetaohm
    pohmiu\tpicoohm
    POkpí\tpetasecond
    Pokpí\tpetasecond
    pOkpí\tpicosecond
    pokpí\tpicosecond
    POm\tpetaohm
    Pom\tpetaohm
    pOm\tpicoohm
    pom\tpicoohm
    Poma\tpetaohm
    poma\tpicoohm
    Pp\tpetapixel
    pp\tpicopixel
    PPa\tpetapascal
    Ppa\tpetapascal
    pPa\tpicopascal
    ppa\tpicopascal
    PPa ʻe\tpetapascal
    pPa ʻe\tpicopascal
    Ppascal ag\tpetapascal
    ppascal ag\tpicopascal
    Ppascal-ita\tpetapascal
    ppascal-ita\tpicopascal
    Ppaskal\tpetapascal
    ppaskal\tpicopascal
    Ppaskala\tpetapascal
    ppaskala\tpicopascal
    Ppikisel-ita\tpetapixel
    ppikisel-ita\tpicopixel
    Ppiti ʻe\tpetabit
    ppiti ʻe\tpicobit
    Ppixel\tpetapixel
    ppixel\tpicopixel
    Ppixel ag\tpetapixel
    ppixel ag\tpicopixel
    Ppixels\tpetapixel
    ppixels\tpicopixel
    Ppks\tpetapixel
    ppks\tpicopixel
    Ppx\tpetapixel
    ppx\tpicopixel
    PPíksẹl\tpetapixel
    pPíksẹl\tpicopixel
    Ppā\tpetabar
    ppā\tpicobar
    Ppā ʻe\tpetabar
    ppā ʻe\tpicobar
    Pq\tpetagram
    pq\tpicogram
    Pr\tpetaliter
    Pr\tpinch
    pr\tpicoliter
    Pritru ag\tpetaliter
    pritru ag\tpicoliter
    Ps\tpetasecond
    ps\tpicosecond
    Ps ʻe\tpetasecond
    ps ʻe\tpicosecond
    Ps.\tpetasecond
    ps.\tpicosecond
    Psaat\tpetasecond
    psaat\tpicosecond
    Psan\tpetasecond
    psan\tpicosecond
    Psanda\tpetabar
    psanda\tpicobar
    Psaniye\tpetasecond
    psaniye\tpicosecond
    Pse\tpetasecond
    pse\tpicosecond
    Psec\tpetasecond
    psec\tpicosecond
    Psec.\tpetasecond
    psec.\tpicosecond
    Psecont\tpetasecond
    psecont\tpicosecond
    Pseconts\tpetasecond
    pseconts\tpicosecond
    Psecs.\tpetasecond
    psecs.\tpicosecond
    Psecunda\tpetasecond
    psecunda\tpicosecond
    Psecundas\tpetasecond
    psecundas\tpicosecond
    Pseg\tpetasecond
    pseg\tpicosecond
    Pseg.\tpetasecond
    pseg.\tpicosecond
    Psegs\tpetasecond
    psegs\tpicosecond
    Psegundo\tpetasecond
    psegundo\tpicosecond
    Psegundos\tpetasecond
    psegundos\tpicosecond
    Psegundu\tpetasecond
    psegundu\tpicosecond
    Psegũdu-ita\tpetasecond
    psegũdu-ita\tpicosecond
    Psek\tpetasecond
    psek\tpicosecond
    PSek.\tpetasecond
    Psek.\tpetasecond
    pSek.\tpicosecond
    psek.\tpicosecond
    Psekend\tpetasecond
    psekend\tpicosecond
    Psekonde\tpetasecond
    psekonde\tpicosecond
    Psekonden\tpetasecond
    psekonden\tpicosecond
    Psekonn\tpetasecond
    psekonn\tpicosecond
    Psekonnen\tpetasecond
    psekonnen\tpicosecond
    Psekund\tpetasecond
    psekund\tpicosecond
    Psekunda\tpetasecond
    psekunda\tpicosecond
    Psekundda\tpetasecond
    psekundda\tpicosecond
    Psekunde\tpetasecond
    psekunde\tpicosecond
    Psekundi\tpetasecond
    psekundi\tpicosecond
    Pshoic\tpetasecond
    pshoic\tpicosecond
    Psig\tpetasecond
    psig\tpicosecond
    Psig.\tpetasecond
    psig.\tpicosecond
    Psigũnu\tpetasecond
    psigũnu\tpicosecond
    Psn\tpetasecond
    psn\tpicosecond
    Psn.\tpetasecond
    psn.\tpicosecond
    Psoic\tpetasecond
    psoic\tpicosecond
    Pson.\tpetasecond
    pson.\tpicosecond
    Psídiì\tpetacandela
    psídiì\tpicocandela
    PSẹ́kọn\tpetasecond
    pSẹ́kọn\tpicosecond
    PV\tpetavolt
    Pv\tpetavolt
    pV\tpicovolt
    pv\tpicovolt
    PV ʻe\tpetavolt
    pV ʻe\tpicovolt
    Pvat\tpetawatt
    pvat\tpicowatt
    Pvata\tpetawatt
    pvata\tpicowatt
    Pvati\tpetawatt
    pvati\tpicowatt
    Pvatios\tpetawatt
    pvatios\tpicowatt
    Pvatiu\tpetawatt
    pvatiu\tpicowatt
    Pvolt\tpetavolt
    pvolt\tpicovolt
    Pvolt ag\tpetavolt
    pvolt ag\tpicovolt
    Pvolt-ita\tpetavolt
    pvolt-ita\tpicovolt
    Pvolta\tpetavolt
    pvolta\tpicovolt
    Pvolti\tpetavolt
    pvolti\tpicovolt
    Pvoltios\tpetavolt
    pvoltios\tpicovolt
    Pvoltiu\tpetavolt
    pvoltiu\tpicovolt
    PVt\tpetawatt
    pVt\tpicowatt
    PW\tpetavolt
    pW\tpicovolt
    Pw\tpetawatt
    pw\tpicowatt
    PW ʻe\tpetawatt
    pW ʻe\tpicowatt
    Pwatt\tpetawatt
    pwatt\tpicowatt
    Pwatt ag\tpetawatt
    pwatt ag\tpicowatt
    Pwatt-ita\tpetawatt
    pwatt-ita\tpicowatt
    PWt\tpetawatt
    pWt\tpicowatt
    Pxulios\tpetajoule
    pxulios\tpicojoule
    Pxuliu\tpetajoule
    pxuliu\tpicojoule
    P°K\tpetakelvin
    p°K\tpicokelvin
    Pàwọ́n bíìtì\tpetabit
    pàwọ́n bíìtì\tpicobit
    Pìṣ àáy\tpetasecond
    pìṣ àáy\tpicosecond
    PΩ\tpetaohm
    Pω\tpetaohm
    pΩ\tpicoohm
    pω\tpicoohm
    PΩ ʻe\tpetaohm
    pΩ ʻe\tpicoohm
    PА\tpetaampere
    pА\tpicoampere
    Pампер\tpetaampere
    pампер\tpicoampere
    Pбиит\tpetabit
    pбиит\tpicobit
    Pбит\tpetabit
    pбит\tpicobit
    Pг\tpetagram
    pг\tpicogram
    Pгерц\tpetahertz
    pгерц\tpicohertz
    PГц\tpetahertz
    pГц\tpicohertz
    Pдж\tpetajoule
    pдж\tpicojoule
    Pджоуль\tpetajoule
    pджоуль\tpicojoule
    Pкал\tpetacalorie
    pкал\tpicocalorie
    Pкалорий\tpetacalorie
    pкалорий\tpicocalorie
    Pкельвин\tpetakelvin
    pкельвин\tpicokelvin
    Pкыраам\tpetagram
    pкыраам\tpicogram
    Pл\tpetaliter
    pл\tpicoliter
    Pлиитирэ\tpetaliter
    pлиитирэ\tpicoliter
    Pлк\tpetalux
    pлк\tpicolux
    Pлюкс\tpetalux
    pлюкс\tpicolux
    Pмол\tpetamole
    pмол\tpicomole
    Pс\tpetasecond
    pс\tpicosecond
    Pс.\tpetasecond
    pс.\tpicosecond
    Pсек\tpetasecond
    pсек\tpicosecond
    Pсек.\tpetasecond
    pсек.\tpicosecond
    Pсекунд\tpetasecond
    pсекунд\tpicosecond
    Pсекунда\tpetasecond
    pсекунда\tpicosecond
    Pсекунде\tpetasecond
    pсекунде\tpicosecond
    Pсекунди\tpetasecond
    pсекунди\tpicosecond
    Pсекунды\tpetasecond
    pсекунды\tpicosecond
    Pсон\tpetasecond
    pсон\tpicosecond
    Pсония\tpetasecond
    pсония\tpicosecond
    Pсөк\tpetasecond
    pсөк\tpicosecond
    Pсөкүүндэ\tpetasecond
    pсөкүүндэ\tpicosecond
    Pآمپر\tpetaampere
    pآمپر\tpicoampere
    Pالکترون\u{200C}ولت\tpetaelectronvolt
    pالکترون\u{200C}ولت\tpicoelectronvolt
    Pاهم\tpetaohm
    pاهم\tpicoohm
    Pایمپئیر\tpetaampere
    pایمپئیر\tpicoampere
    Pبار\tpetabar
    pبار\tpicobar
    Pبارز\tpetabar
    pبارز\tpicobar
    Pبارس\tpetabar
    pبارس\tpicobar
    Pبٽ\tpetabit
    pبٽ\tpicobit
    Pبیت\tpetabit
    pبیت\tpicobit
    Pثانیه\tpetasecond
    pثانیه\tpicosecond
    Pجول\tpetajoule
    pجول\tpicojoule
    Pسيڪنڊ\tpetasecond
    pسيڪنڊ\tpicosecond
    Pسیکنڈ\tpetasecond
    pسیکنڈ\tpicosecond
    Pسیکَنڈ\tpetasecond
    pسیکَنڈ\tpicosecond
    Pسېكۇنت\tpetasecond
    pسېكۇنت\tpicosecond
    Pلوکس\tpetalux
    pلوکس\tpicolux
    Pلىتېر\tpetaliter
    pلىتېر\tpicoliter
    Pليٽر\tpetaliter
    pليٽر\tpicoliter
    Pلیتر\tpetaliter
    pلیتر\tpicoliter
    Pلیٹر\tpetaliter
    pلیٹر\tpicoliter
    Pمول\tpetamole
    pمول\tpicomole
    Pنیوتن\tpetanewton
    pنیوتن\tpiconewton
    Pهرتز\tpetahertz
    pهرتز\tpicohertz
    Pهرٽز\tpetahertz
    pهرٽز\tpicohertz
    Pوات\tpetawatt
    pوات\tpicowatt
    Pواٹ\tpetawatt
    pواٹ\tpicowatt
    Pواٽ\tpetawatt
    pواٽ\tpicowatt
    Pولت\tpetavolt
    pولت\tpicovolt
    Pوولٽ\tpetavolt
    pوولٽ\tpicovolt
    Pژول\tpetajoule
    pژول\tpicojoule
    Pکالری\tpetacalorie
    pکالری\tpicocalorie
    Pکلوین\tpetakelvin
    pکلوین\tpicokelvin
    Pڪيلوري\tpetacalorie
    pڪيلوري\tpicocalorie
    Pگرام\tpetagram
    pگرام\tpicogram
    Pگرم\tpetagram
    pگرم\tpicogram
    Pۋات\tpetawatt
    pۋات\tpicowatt
    Pसेकं.\tpetasecond
    pसेकं.\tpicosecond
    Pསྐར་ཆ་\tpetasecond
    pསྐར་ཆ་\tpicosecond
    Pဘား\tpetabar
    pဘား\tpicobar
    Pလီတာ\tpetaliter
    pလီတာ\tpicoliter
    Pလူမန်\tpetalumen
    pလူမန်\tpicolumen
    Pបារ\tpetabar
    pបារ\tpicobar
    Pម៉ូល\tpetamole
    pម៉ូល\tpicomole
    Pវ.\tpetawatt
    pវ.\tpicowatt
    Pវិនាទី\tpetasecond
    pវិនាទី\tpicosecond
    PẹV\tpetaelectronvolt
    pẹV\tpicoelectronvolt
    Pℓ\tpetaliter
    pℓ\tpicoliter
    P升\tpetaliter
    p升\tpicoliter
    P卡\tpetacalorie
    p卡\tpicocalorie
    P焦耳\tpetajoule
    p焦耳\tpicojoule
    P牛\tpetanewton
    p牛\tpiconewton
    P瓦\tpetawatt
    p瓦\tpicowatt
    P电子伏\tpetaelectronvolt
    p电子伏\tpicoelectronvolt
    P秒\tpetasecond
    p秒\tpicosecond
    PᎠᏎ\tpetasecond
    pᎠᏎ\tpicosecond
    PᎠᏎᏢ\tpetasecond
    pᎠᏎᏢ\tpicosecond
    PᎤᏍᎦᎳ\tpetabit
    pᎤᏍᎦᎳ\tpicobit
    PᎦᎾᎸᎢ\tpetabar
    pᎦᎾᎸᎢ\tpicobar
    PᎸᏏ\tpetalux
    pᎸᏏ\tpicolux
    P줄\tpetajoule
    p줄\tpicojoule
    P초\tpetasecond
    p초\tpicosecond
    P𑄃𑄮𑄦𑄧𑄟𑄴\tpetaohm
    p𑄃𑄮𑄦𑄧𑄟𑄴\tpicoohm
    P𑄃𑄳𑄠𑄟𑄴𑄛𑄨𑄠𑄢𑄴\tpetaampere
    p𑄃𑄳𑄠𑄟𑄴𑄛𑄨𑄠𑄢𑄴\tpicoampere
    P𑄇𑄬𑄣𑄴𑄞𑄨𑄚𑄴\tpetakelvin
    p𑄇𑄬𑄣𑄴𑄞𑄨𑄚𑄴\tpicokelvin
    P𑄇𑄳𑄠𑄣𑄮𑄢𑄨\tpetacalorie
    p𑄇𑄳𑄠𑄣𑄮𑄢𑄨\tpicocalorie
    P𑄉𑄳𑄢𑄟𑄴\tpetagram
    p𑄉𑄳𑄢𑄟𑄴\tpicogram
    P𑄎𑄪𑄣𑄴\tpetajoule
    p𑄎𑄪𑄣𑄴\tpicojoule
    P𑄝𑄨𑄖𑄴\tpetabit
    p𑄝𑄨𑄖𑄴\tpicobit
    P𑄞𑄮𑄣𑄳𑄑𑄴\tpetavolt
    p𑄞𑄮𑄣𑄳𑄑𑄴\tpicovolt
    P𑄣𑄇𑄳𑄥𑄴\tpetalux
    p𑄣𑄇𑄳𑄥𑄴\tpicolux
    P𑄣𑄨𑄑𑄢𑄴\tpetaliter
    p𑄣𑄨𑄑𑄢𑄴\tpicoliter
    P𑄤𑄖𑄴\tpetawatt
    p𑄤𑄖𑄴\tpicowatt
    P𑄥𑄬𑄂\tpetasecond
    p𑄥𑄬𑄂\tpicosecond
    P𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴\tpetasecond
    p𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴\tpicosecond
    P𑄦𑄢𑄴𑄎𑄴\tpetahertz
    p𑄦𑄢𑄴𑄎𑄴\tpicohertz
    Quart\tquart
    quart\tquart
    quart\tquart-imperial
    sB\tcentibyte
    sb\tcentibit
    T\tday
    t\thour
    t\tweek
    TA\tteraampere
    Ta\tteraampere
    tA\tdeciampere
    Ta\tcup-metric
    ta\tcup
    TA ʻe\tteraampere
    tA ʻe\tdeciampere
    TB\tterabyte
    Tb\tterabit
    tB\tdecibyte
    tb\tdecibit
    TB ʻe\tterabyte
    Tb ʻe\tterabit
    TeV\tteraelectronvolt
    Tev\tteraelectronvolt
    teV\tdecielectronvolt
    TeV ʻe\tteraelectronvolt
    teV ʻe\tdecielectronvolt
    THz\tterahertz
    Thz\tterahertz
    tHz\tdecihertz
    THz ʻe\tterahertz
    tHz ʻe\tdecihertz
    TJ\tterajoule
    Tj\tterajoule
    tJ\tdecijoule
    TJ ʻe\tterajoule
    tJ ʻe\tdecijoule
    TK\tterakelvin
    Tk\tterakelvin
    tK\tdecikelvin
    Tk\tteragram
    tk\tdecigram
    TK\tteaspoon
    tk\tdessert-spoon
    TK ʻe\tterakelvin
    tK ʻe\tdecikelvin
    Tk ʻe\tteragram
    tk ʻe\tdecigram
    Tkal\tteracalorie
    tkal\tdecicalorie
    Tkal ʻe\tteracalorie
    tkal ʻe\tdecicalorie
    Tktl\tteracandela
    tktl\tdecicandela
    Tktl ʻe\tteracandela
    tktl ʻe\tdecicandela
    TL\tteaspoon
    TL\tteraliter
    Tl\tteraliter
    tl\tdeciliter
    tl\tteaspoon
    Tl ʻe\tteraliter
    tl ʻe\tdeciliter
    Tlm ʻe\tteralumen
    tlm ʻe\tdecilumen
    Tlx\tteralux
    tlx\tdecilux
    Tlx ʻe\tteralux
    tlx ʻe\tdecilux
    Tm\tterameter
    tm\tdecimeter
    tm\tinch
    Tm ʻe\tterameter
    tm ʻe\tdecimeter
    Tmeʻatā ʻe\tterapixel
    tmeʻatā ʻe\tdecipixel
    Tmol\tteramole
    tmol\tdecimole
    Tmol ʻe\tteramole
    tmol ʻe\tdecimole
    Tmt\tterapixel
    tmt\tdecipixel
    TN\tteranewton
    Tn\tteranewton
    tN\tdecinewton
    TN ʻe\tteranewton
    tN ʻe\tdecinewton
    TPa\tterapascal
    Tpa\tterapascal
    tPa\tdecipascal
    TPa ʻe\tterapascal
    tPa ʻe\tdecipascal
    Tpā\tterabar
    tpā\tdecibar
    Tpā ʻe\tterabar
    tpā ʻe\tdecibar
    Ts\tterasecond
    ts\tdecisecond
    Ts ʻe\tterasecond
    ts ʻe\tdecisecond
    TV\tteravolt
    Tv\tteravolt
    tV\tdecivolt
    TV ʻe\tteravolt
    tV ʻe\tdecivolt
    TW\tterawatt
    Tw\tterawatt
    tW\tdeciwatt
    TW ʻe\tterawatt
    tW ʻe\tdeciwatt
    TΩ\tteraohm
    Tω\tteraohm
    tΩ\tdeciohm
    TΩ ʻe\tteraohm
    tΩ ʻe\tdeciohm
    TБ\tterabyte
    Tб\tterabit
    μB\tmicrobyte
    μb\tmicrobit
    Б\tbyte
    б\tbit
    ГA\tgigaampere
    гA\thectoampere
    Гbar\tgigabar
    гbar\thectobar
    Гcd\tgigacandela
    гcd\thectocandela
    ГeV\tgigaelectronvolt
    гeV\thectoelectronvolt
    ГK\tgigakelvin
    гK\thectokelvin
    Гlm\tgigalumen
    гlm\thectolumen
    ГN\tgiganewton
    гN\thectonewton
    Гpx\tgigapixel
    гpx\thectopixel
    ГΩ\tgigaohm
    гΩ\thectoohm
    ГА\tgigaampere
    гА\thectoampere
    ГБ\tgigabyte
    Гб\tgigabit
    гБ\thectobyte
    гб\thectobit
    Гбар\tgigabar
    гбар\thectobar
    Гбара\tgigabar
    гбара\thectobar
    Гбары\tgigabar
    гбары\thectobar
    Гбит\tgigabit
    гбит\thectobit
    Гбіт\tgigabit
    гбіт\thectobit
    ГВ\tgigavolt
    гВ\thectovolt
    ГВт\tgigawatt
    гВт\thectowatt
    Гг\tgigagram
    гг\thectogram
    Ггр\tgigagram
    ггр\thectogram
    ГГц\tgigahertz
    Ггц\tgigahertz
    гГц\thectohertz
    ГДж\tgigajoule
    гДж\thectojoule
    ГеВ\tgigaelectronvolt
    геВ\thectoelectronvolt
    ГЖ\tgigajoule
    Гж\tgigajoule
    гж\thectojoule
    ГК\tgigakelvin
    гК\thectokelvin
    Гкал\tgigacalorie
    гкал\thectocalorie
    Гкд\tgigacandela
    гкд\thectocandela
    Гл\tgigaliter
    гл\thectoliter
    Глк\tgigalux
    глк\thectolux
    Глм\tgigalumen
    глм\thectolumen
    Гм\tgigameter
    гм\thectometer
    Гмоль\tgigamole
    гмоль\thectomole
    Гмоля\tgigamole
    гмоля\thectomole
    Гмоляў\tgigamole
    гмоляў\thectomole
    Гмолі\tgigamole
    гмолі\thectomole
    ГН\tgiganewton
    гН\thectonewton
    ГОм\tgigaohm
    гОм\thectoohm
    Гп\tgigapixel
    гп\thectopixel
    ГПа\tgigapascal
    гПа\thectopascal
    Гпиксель\tgigapixel
    гпиксель\thectopixel
    Гпкс\tgigapixel
    гпкс\thectopixel
    Гпіксель\tgigapixel
    гпіксель\thectopixel
    Гпікселя\tgigapixel
    гпікселя\thectopixel
    Гпікселяў\tgigapixel
    гпікселяў\thectopixel
    Гпікселі\tgigapixel
    гпікселі\thectopixel
    Гс\tgigasecond
    гс\thectosecond
    Гсек\tgigasecond
    гсек\thectosecond
    ГэВ\tgigaelectronvolt
    гэВ\thectoelectronvolt
    дБ\tdecibyte
    дб\tdecibit
    Дж\tjoule
    дЖ\tdecijoule
    дж\tdecijoule
    дж\tjoule
    Кал\tfoodcalorie
    кал\tcalorie
    кал\tfoodcalorie
    Калорий\tfoodcalorie
    калорий\tcalorie
    Калория\tfoodcalorie
    калория\tcalorie
    калория\tfoodcalorie
    КБ\tkilobyte
    кБ\tkilobyte
    кб\tkilobit
    МA\tmegaampere
    мA\tmilliampere
    Мcd\tmegacandela
    мcd\tmillicandela
    МK\tmegakelvin
    мK\tmillikelvin
    Мlm\tmegalumen
    мlm\tmillilumen
    М°К\tmegakelvin
    м°К\tmillikelvin
    МΩ\tmegaohm
    мΩ\tmilliohm
    МА\tmegaampere
    мА\tmilliampere
    МБ\tmegabyte
    Мб\tmegabit
    мБ\tmillibyte
    мб\tmillibit
    Мбар\tmegabar
    мбар\tmillibar
    Мбара\tmegabar
    мбара\tmillibar
    Мбит\tmegabit
    мбит\tmillibit
    Мбіт\tmegabit
    мбіт\tmillibit
    МВ\tmegavolt
    мВ\tmillivolt
    МВт\tmegawatt
    мВт\tmilliwatt
    мвт\tmilliwatt
    Мг\tmegagram
    мг\tmilligram
    МГЦ\tmegahertz
    МГц\tmegahertz
    мГц\tmillihertz
    МДж\tmegajoule
    мДж\tmillijoule
    МеВ\tmegaelectronvolt
    меВ\tmillielectronvolt
    МЖ\tmegajoule
    мЖ\tmillijoule
    мж\tmillijoule
    МК\tmegakelvin
    мК\tmillikelvin
    Мкал\tmegacalorie
    мкал\tmillicalorie
    Мкандел\tmegacandela
    мкандел\tmillicandela
    мкБ\tmicrobyte
    мкб\tmicrobit
    Мкд\tmegacandela
    мкд\tmillicandela
    Мл\tmegaliter
    мл\tmilliliter
    Млк\tmegalux
    млк\tmillilux
    Млм\tmegalumen
    млм\tmillilumen
    Млюкс\tmegalux
    млюкс\tmillilux
    Млюмен\tmegalumen
    млюмен\tmillilumen
    Мм\tmegameter
    мм\tmillimeter
    Ммоль\tmegamole
    ммоль\tmillimole
    Ммоля\tmegamole
    ммоля\tmillimole
    Ммоляў\tmegamole
    ммоляў\tmillimole
    Ммолі\tmegamole
    ммолі\tmillimole
    МН\tmeganewton
    мН\tmillinewton
    МОм\tmegaohm
    мОм\tmilliohm
    Мп\tmegapixel
    мп\tmillipixel
    МПа\tmegapascal
    мПа\tmillipascal
    Мпкс\tmegapixel
    мпкс\tmillipixel
    Мс\tmegasecond
    мс\tmillisecond
    Мсек\tmegasecond
    мсек\tmillisecond
    МэВ\tmegaelectronvolt
    мэВ\tmillielectronvolt
    нБ\tnanobyte
    нб\tnanobit
    ПA\tpetaampere
    пA\tpicoampere
    Пbar\tpetabar
    пbar\tpicobar
    Пcd\tpetacandela
    пcd\tpicocandela
    ПeV\tpetaelectronvolt
    пeV\tpicoelectronvolt
    ПK\tpetakelvin
    пK\tpicokelvin
    Пlm\tpetalumen
    пlm\tpicolumen
    ПN\tpetanewton
    пN\tpiconewton
    ПPa\tpetapascal
    пPa\tpicopascal
    Пpx\tpetapixel
    пpx\tpicopixel
    П°К\tpetakelvin
    п°К\tpicokelvin
    ПΩ\tpetaohm
    пΩ\tpicoohm
    ПА\tpetaampere
    пА\tpicoampere
    ПБ\tpetabyte
    Пб\tpetabit
    пБ\tpicobyte
    пб\tpicobit
    Пбар\tpetabar
    пбар\tpicobar
    Пбара\tpetabar
    пбара\tpicobar
    Пбары\tpetabar
    пбары\tpicobar
    Пбит\tpetabit
    пбит\tpicobit
    Пбита\tpetabit
    пбита\tpicobit
    Пбіт\tpetabit
    пбіт\tpicobit
    Пбіта\tpetabit
    пбіта\tpicobit
    Пбіты\tpetabit
    пбіты\tpicobit
    ПВ\tpetavolt
    пВ\tpicovolt
    Пватт\tpetawatt
    пватт\tpicowatt
    ПВт\tpetawatt
    пВт\tpicowatt
    Пг\tpetagram
    пг\tpicogram
    Пгр\tpetagram
    пгр\tpicogram
    ПГц\tpetahertz
    пГц\tpicohertz
    ПДж\tpetajoule
    пДж\tpicojoule
    ПеВ\tpetaelectronvolt
    пеВ\tpicoelectronvolt
    ПЖ\tpetajoule
    Пж\tpetajoule
    пЖ\tpicojoule
    пж\tpicojoule
    ПК\tpetakelvin
    пК\tpicokelvin
    Пкал\tpetacalorie
    пкал\tpicocalorie
    Пкандел\tpetacandela
    пкандел\tpicocandela
    Пкд\tpetacandela
    пкд\tpicocandela
    Пл\tpetaliter
    пл\tpicoliter
    Плк\tpetalux
    плк\tpicolux
    Плм\tpetalumen
    плм\tpicolumen
    Плюкс\tpetalux
    плюкс\tpicolux
    Плюмен\tpetalumen
    плюмен\tpicolumen
    Пм\tpetameter
    пм\tpicometer
    Пмоль\tpetamole
    пмоль\tpicomole
    Пмоля\tpetamole
    пмоля\tpicomole
    Пмоляў\tpetamole
    пмоляў\tpicomole
    Пмолі\tpetamole
    пмолі\tpicomole
    ПН\tpetanewton
    пН\tpiconewton
    ПОм\tpetaohm
    пОм\tpicoohm
    Пп\tpetapixel
    пп\tpicopixel
    ППа\tpetapascal
    пПа\tpicopascal
    Ппиксель\tpetapixel
    ппиксель\tpicopixel
    Ппкс\tpetapixel
    ппкс\tpicopixel
    Ппіксель\tpetapixel
    ппіксель\tpicopixel
    Ппікселя\tpetapixel
    ппікселя\tpicopixel
    Ппікселяў\tpetapixel
    ппікселяў\tpicopixel
    Ппікселі\tpetapixel
    ппікселі\tpicopixel
    Пс\tpetasecond
    пс\tpicosecond
    Псек\tpetasecond
    псек\tpicosecond
    ПэВ\tpetaelectronvolt
    пэВ\tpicoelectronvolt
    сБ\tcentibyte
    сб\tcentibit
    ТБ\tterabyte
    Тб\tterabit
    ՄԱ\tmegaampere
    մԱ\tmilliampere
    ՄԲ\tmegabyte
    մԲ\tmillibyte
    Մբար\tmegabar
    մբար\tmillibar
    Մբիթ\tmegabit
    մբիթ\tmillibit
    Մգ\tmegagram
    մգ\tmilligram
    ՄէՎ\tmegaelectronvolt
    մէՎ\tmillielectronvolt
    Մլ\tmegaliter
    մլ\tmilliliter
    Մլմ\tmegalumen
    մլմ\tmillilumen
    Մլք\tmegalux
    մլք\tmillilux
    ՄԿ\tmegakelvin
    մԿ\tmillikelvin
    Մկալ\tmegacalorie
    մկալ\tmillicalorie
    Մկդ\tmegacandela
    մկդ\tmillicandela
    ՄՀց\tmegahertz
    մՀց\tmillihertz
    Մմ\tmegameter
    մմ\tmillimeter
    Մմոլ\tmegamole
    մմոլ\tmillimole
    ՄՆ\tmeganewton
    մՆ\tmillinewton
    ՄՊա\tmegapascal
    մՊա\tmillipascal
    ՄՋ\tmegajoule
    մՋ\tmillijoule
    ՄՎ\tmegavolt
    մՎ\tmillivolt
    Մվ\tmegasecond
    մվ\tmillisecond
    ՄՎտ\tmegawatt
    մՎտ\tmilliwatt
    ՄՕհմ\tmegaohm
    մՕհմ\tmilliohm
    ՊԱ\tpetaampere
    պԱ\tpicoampere
    ՊԲ\tpetabyte
    պԲ\tpicobyte
    Պբար\tpetabar
    պբար\tpicobar
    Պբիթ\tpetabit
    պբիթ\tpicobit
    Պգ\tpetagram
    պգ\tpicogram
    ՊէՎ\tpetaelectronvolt
    պէՎ\tpicoelectronvolt
    Պլ\tpetaliter
    պլ\tpicoliter
    Պլմ\tpetalumen
    պլմ\tpicolumen
    Պլք\tpetalux
    պլք\tpicolux
    ՊԿ\tpetakelvin
    պԿ\tpicokelvin
    Պկալ\tpetacalorie
    պկալ\tpicocalorie
    Պկդ\tpetacandela
    պկդ\tpicocandela
    ՊՀց\tpetahertz
    պՀց\tpicohertz
    Պմ\tpetameter
    պմ\tpicometer
    Պմոլ\tpetamole
    պմոլ\tpicomole
    ՊՆ\tpetanewton
    պՆ\tpiconewton
    ՊՊա\tpetapascal
    պՊա\tpicopascal
    ՊՋ\tpetajoule
    պՋ\tpicojoule
    ՊՎ\tpetavolt
    պՎ\tpicovolt
    Պվ\tpetasecond
    պվ\tpicosecond
    ՊՎտ\tpetawatt
    պՎտ\tpicowatt
    Պվրկ\tpetasecond
    պվրկ\tpicosecond
    Պփքս\tpetapixel
    պփքս\tpicopixel
    ՊՕհմ\tpetaohm
    պՕհմ\tpicoohm
    𞤃Ω\tmegaohm
    𞤥Ω\tmilliohm
    𞤃𞤀\tmegaampere
    𞤥𞤀\tmilliampere
    𞤃𞤤\tmegaliter
    𞤥𞤤\tmilliliter
    𞤃𞤤𞤳\tmegalux
    𞤥𞤤𞤳\tmillilux
    𞤃𞤥\tmegameter
    𞤥𞤥\tmillimeter
    𞤃𞤥𞤮𞤤\tmegamole
    𞤥𞤥𞤮𞤤\tmillimole
    𞤃𞤦\tmegabit
    𞤥𞤦\tmillibit
    𞤃𞤦𞤢𞤪\tmegabar
    𞤥𞤦𞤢𞤪\tmillibar
    𞤃𞤆𞤢\tmegapascal
    𞤥𞤆𞤢\tmillipascal
    𞤃𞤫𞤜\tmegaelectronvolt
    𞤥𞤫𞤜\tmillielectronvolt
    𞤃𞤏\tmegawatt
    𞤥𞤏\tmilliwatt
    𞤃𞤐\tmeganewton
    𞤥𞤐\tmillinewton
    𞤃𞤲𞤪\tmegalumen
    𞤥𞤲𞤪\tmillilumen
    𞤃𞤑\tmegakelvin
    𞤥𞤑\tmillikelvin
    𞤃𞤳𞤭𞤲\tmegasecond
    𞤥𞤳𞤭𞤲\tmillisecond
    𞤃𞤔\tmegabyte
    𞤥𞤔\tmillibyte
    𞤃𞤶𞤤\tmegacandela
    𞤥𞤶𞤤\tmillicandela
    𞤃𞤖𞤪\tmegahertz
    𞤥𞤖𞤪\tmillihertz
    𞤃𞤺\tmegagram
    𞤥𞤺\tmilligram
    𞤃𞤺𞤵𞤤\tmegacalorie
    𞤥𞤺𞤵𞤤\tmillicalorie
    𞤃𞤜\tmegavolt
    𞤥𞤜\tmillivolt
    𞤃𞤟\tmegajoule
    𞤥𞤟\tmillijoule
    𞤆Ω\tpetaohm
    𞤨Ω\tpicoohm
    𞤆𞤀\tpetaampere
    𞤨𞤀\tpicoampere
    𞤆𞤤\tpetaliter
    𞤨𞤤\tpicoliter
    𞤆𞤤𞤳\tpetalux
    𞤨𞤤𞤳\tpicolux
    𞤆𞤥\tpetameter
    𞤨𞤥\tpicometer
    𞤆𞤥𞤮𞤤\tpetamole
    𞤨𞤥𞤮𞤤\tpicomole
    𞤆𞤦\tpetabit
    𞤨𞤦\tpicobit
    𞤆𞤦𞤢𞤪\tpetabar
    𞤨𞤦𞤢𞤪\tpicobar
    𞤆𞤆𞤢\tpetapascal
    𞤨𞤆𞤢\tpicopascal
    𞤆𞤨𞤳\tpetapixel
    𞤨𞤨𞤳\tpicopixel
    𞤆𞤫𞤜\tpetaelectronvolt
    𞤨𞤫𞤜\tpicoelectronvolt
    𞤆𞤏\tpetawatt
    𞤨𞤏\tpicowatt
    𞤆𞤐\tpetanewton
    𞤨𞤐\tpiconewton
    𞤆𞤲𞤪\tpetalumen
    𞤨𞤲𞤪\tpicolumen
    𞤆𞤑\tpetakelvin
    𞤨𞤑\tpicokelvin
    𞤆𞤳𞤭𞤲\tpetasecond
    𞤨𞤳𞤭𞤲\tpicosecond
    𞤆𞤔\tpetabyte
    𞤨𞤔\tpicobyte
    𞤆𞤶𞤤\tpetacandela
    𞤨𞤶𞤤\tpicocandela
    𞤆𞤖𞤪\tpetahertz
    𞤨𞤖𞤪\tpicohertz
    𞤆𞤺\tpetagram
    𞤨𞤺\tpicogram
    𞤆𞤺𞤵𞤤\tpetacalorie
    𞤨𞤺𞤵𞤤\tpicocalorie
    𞤆𞤜\tpetavolt
    𞤨𞤜\tpicovolt
    𞤆𞤟\tpetajoule
    𞤨𞤟\tpicojoule
    𞤐𞤺𞤵𞤤𞤭\tfoodcalorie
    𞤲𞤺𞤵𞤤𞤭\tcalorie
    𞤐𞤺𞤵𞤤𞤵\tfoodcalorie
    𞤲𞤺𞤵𞤤𞤵\tcalorie
    𞤘𞤵𞤤\tfoodcalorie
    𞤺𞤵𞤤\tcalorie
    """
}
