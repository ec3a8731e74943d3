import type { CityOfDemo } from './shapes.js';

export const citiesOfEuropaMore4: readonly CityOfDemo[] = [
  {
    slug: 'utrecht',
    country: 'NL',
    names: {
      en_US: 'Utrecht',
      fr_FR: 'Utrecht',
      de_DE: 'Utrecht',
      es_ES: 'Utrecht',
      it_IT: 'Utrecht',
      ru_RU: 'Утрехт',
      ja_JP: 'ユトレヒト',
    },
    latitude: 52.0907,
    longitude: 5.1214,
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    featured: false,
    order: 1041,
    landmarks: [
      { motif: 'towers', name: 'Dom Tower' },
      { motif: 'canal-houses', name: 'Oudegracht' },
      { motif: 'bicycle', name: 'Stationsplein' },
    ],
    introduction: {
      en_US:
        'Along the Oudegracht a second quay lies at water level, one floor below the street, and the old wharf cellars there hold cafés and workshops.',
      fr_FR:
        'L’Oudegracht a un second quai au ras de l’eau, un étage sous la rue, où les anciennes caves du port abritent cafés et ateliers.',
      de_DE:
        'An der Oudegracht liegt ein zweiter Kai direkt am Wasser, ein Stockwerk unter der Straße, mit Cafés und Werkstätten in den alten Werftkellern.',
      es_ES:
        'El Oudegracht tiene un segundo muelle a ras de agua, un piso por debajo de la calle, con cafés y talleres en las antiguas bodegas del puerto.',
      it_IT:
        'L’Oudegracht ha una seconda banchina a pelo d’acqua, un piano sotto la strada, con caffè e botteghe nelle vecchie cantine del porto.',
      ru_RU:
        'У канала Аудеграхт есть вторая набережная, у самой воды, этажом ниже улицы: в старых причальных погребах там кафе и мастерские.',
      ja_JP:
        '運河アウデグラハトには、通りより一階分低い水際にもう一つの岸があり、昔の荷揚げ用の地下倉がカフェや工房になっています。',
    },
  },
  {
    slug: 'oslo',
    country: 'NO',
    names: {
      en_US: 'Oslo',
      fr_FR: 'Oslo',
      de_DE: 'Oslo',
      es_ES: 'Oslo',
      it_IT: 'Oslo',
      ru_RU: 'Осло',
      ja_JP: 'オスロ',
    },
    latitude: 59.9139,
    longitude: 10.7522,
    timeZone: 'Europe/Oslo',
    currency: 'NOK',
    featured: false,
    order: 1042,
    landmarks: [
      { motif: 'towers', name: 'Oslo City Hall' },
      { motif: 'harbour', name: 'Bjørvika' },
      { motif: 'statue', name: 'Vigeland Park' },
    ],
    introduction: {
      en_US:
        'The white marble roof of the opera house slopes down into the fjord, and anyone may walk up it, past bathers and floating saunas.',
      fr_FR:
        'Le toit de marbre blanc de l’Opéra descend en pente jusque dans le fjord : chacun peut y monter, face aux baigneurs et aux saunas flottants.',
      de_DE:
        'Das weiße Marmordach der Oper fällt schräg bis in den Fjord ab, und jeder darf hinauf, mit Blick auf Badende und schwimmende Saunen.',
      es_ES:
        'El tejado de mármol blanco de la Ópera desciende hasta el fiordo, y cualquiera puede subir por él a la vista de bañistas y saunas flotantes.',
      it_IT:
        'Il tetto di marmo bianco dell’Opera scende inclinato fin nel fiordo, e chiunque può salirci, davanti ai bagnanti e alle saune galleggianti.',
      ru_RU:
        'Беломраморная крыша оперного театра полого уходит в фьорд, и подняться по ней может каждый: внизу купаются и топят плавучие сауны.',
      ja_JP:
        'オペラハウスの白い大理石の屋根は斜面となってフィヨルドに入り、泳ぐ人や水上サウナを眺めながら誰でも上まで歩けます。',
    },
  },
  {
    slug: 'bergen',
    country: 'NO',
    names: {
      en_US: 'Bergen',
      fr_FR: 'Bergen',
      de_DE: 'Bergen',
      es_ES: 'Bergen',
      it_IT: 'Bergen',
      ru_RU: 'Берген',
      ja_JP: 'ベルゲン',
    },
    latitude: 60.3913,
    longitude: 5.3221,
    timeZone: 'Europe/Oslo',
    currency: 'NOK',
    featured: false,
    order: 1043,
    landmarks: [
      { motif: 'canal-houses', name: 'Bryggen' },
      { motif: 'mountain', name: 'Fløyen' },
      { motif: 'harbour', name: 'Vågen' },
    ],
    introduction: {
      en_US:
        'Passages floored with planks run between the leaning wooden houses of Bryggen, where Hanseatic merchants once stored stockfish from the north.',
      fr_FR:
        'Des ruelles au sol de planches se glissent entre les maisons de bois penchées de Bryggen, où la Hanse entreposait le stockfish venu du nord.',
      de_DE:
        'Zwischen den schiefen Holzhäusern von Bryggen laufen Gänge mit Bohlenboden, an denen die Kaufleute der Hanse Stockfisch aus dem Norden lagerten.',
      es_ES:
        'Pasadizos con suelo de tablones corren entre las casas de madera inclinadas de Bryggen, donde la Hansa guardaba el bacalao seco del norte.',
      it_IT:
        'Vicoli pavimentati di assi corrono fra le case di legno storte di Bryggen, dove i mercanti della Lega anseatica tenevano lo stoccafisso del nord.',
      ru_RU:
        'Между покосившимися деревянными домами Брюггена тянутся проходы с дощатым полом: ганзейские купцы держали здесь северную вяленую треску.',
      ja_JP:
        '傾いた木造家屋が並ぶブリッゲンには板敷きの路地が通り、かつてハンザ商人が北から届く干し鱈を蓄えていました。',
    },
  },
  {
    slug: 'helsinki',
    country: 'FI',
    names: {
      en_US: 'Helsinki',
      fr_FR: 'Helsinki',
      de_DE: 'Helsinki',
      es_ES: 'Helsinki',
      it_IT: 'Helsinki',
      ru_RU: 'Хельсинки',
      ja_JP: 'ヘルシンキ',
    },
    latitude: 60.1699,
    longitude: 24.9384,
    timeZone: 'Europe/Helsinki',
    currency: 'EUR',
    featured: false,
    order: 1044,
    landmarks: [
      { motif: 'dome', name: 'Helsinki Cathedral' },
      { motif: 'tram', name: 'Line 2 tram' },
      { motif: 'castle', name: 'Suomenlinna' },
    ],
    introduction: {
      en_US:
        'The church on Temppeliaukio was blasted into the bedrock in 1969, and under its copper dome meltwater sometimes trickles down the bare granite.',
      fr_FR:
        'L’église de Temppeliaukio fut creusée à l’explosif dans le roc en 1969 ; sous sa coupole de cuivre, l’eau suinte parfois sur le granit nu.',
      de_DE:
        'Die Kirche am Temppeliaukio wurde bis 1969 in den Fels gesprengt, und unter ihrer Kupferkuppel rinnt manchmal Schmelzwasser über den nackten Granit.',
      es_ES:
        'La iglesia de Temppeliaukio se abrió con explosivos en la roca en 1969, y bajo su cúpula de cobre a veces rezuma agua por el granito desnudo.',
      it_IT:
        'La chiesa di Temppeliaukio fu aperta con l’esplosivo nella roccia nel 1969, e sotto la cupola di rame a volte l’acqua cola sul granito nudo.',
      ru_RU:
        'Церковь Темппелиаукио в 1969 году вырубили взрывами в скале, и под её медным куполом по голому граниту порой сочится талая вода.',
      ja_JP:
        '1969年に完成したテンペリアウキオ教会は岩盤を爆破して造られ、銅の丸屋根の下では、むき出しの花崗岩を雪解け水が伝うことがあります。',
    },
  },
  {
    slug: 'reykjavik',
    country: 'IS',
    names: {
      en_US: 'Reykjavik',
      fr_FR: 'Reykjavik',
      de_DE: 'Reykjavík',
      es_ES: 'Reikiavik',
      it_IT: 'Reykjavík',
      ru_RU: 'Рейкьявик',
      ja_JP: 'レイキャビク',
    },
    latitude: 64.1466,
    longitude: -21.9426,
    timeZone: 'Atlantic/Reykjavik',
    currency: 'ISK',
    featured: false,
    order: 1045,
    landmarks: [
      { motif: 'cathedral', name: 'Hallgrímskirkja' },
      { motif: 'mountain', name: 'Esja' },
      { motif: 'rooftops', name: 'Painted houses of Þingholt' },
    ],
    introduction: {
      en_US:
        'After work neighbors sit up to the chin in the hot pots of the public pools, which are filled from the ground and open in snowfall too.',
      fr_FR:
        'Après le travail, on bavarde dans les bassins chauds des piscines municipales, de l’eau géothermale jusqu’au menton, même sous la neige.',
      de_DE:
        'Nach der Arbeit sitzt man bis zum Kinn in den heißen Becken der städtischen Bäder, gespeist aus der Erde und auch bei Schneefall geöffnet.',
      es_ES:
        'Al salir del trabajo, los vecinos charlan con el agua geotérmica al cuello en las pozas de las piscinas municipales, aunque esté nevando.',
      it_IT:
        'Dopo il lavoro si chiacchiera immersi fino al mento nelle vasche calde delle piscine comunali, alimentate dal sottosuolo e aperte anche se nevica.',
      ru_RU:
        'После работы соседи сидят по подбородок в горячих чанах городских бассейнов: воду дают земные недра, и снегопад купанию не помеха.',
      ja_JP:
        '仕事帰りの人々は、地熱の湯を引いた市営プールの「ヘイトゥル・ポットゥル」にあごまで浸かり、雪の日でもおしゃべりを楽しみます。',
    },
  },
  {
    slug: 'tallinn',
    country: 'EE',
    names: {
      en_US: 'Tallinn',
      fr_FR: 'Tallinn',
      de_DE: 'Tallinn',
      es_ES: 'Tallin',
      it_IT: 'Tallinn',
      ru_RU: 'Таллин',
      ja_JP: 'タリン',
    },
    latitude: 59.437,
    longitude: 24.7536,
    timeZone: 'Europe/Tallinn',
    currency: 'EUR',
    featured: false,
    order: 1046,
    landmarks: [
      { motif: 'gate', name: 'Viru Gate' },
      { motif: 'onion-domes', name: 'Alexander Nevsky Cathedral' },
      { motif: 'rooftops', name: 'Kohtuotsa viewpoint' },
    ],
    introduction: {
      en_US:
        'Two lanes climb from the merchants’ town to Toompea, the sloping Long Leg and the stepped Short Leg, so the locals say their city limps.',
      fr_FR:
        'Deux ruelles montent de la ville marchande à Toompea, la Longue Jambe en pente et la Courte Jambe en escalier : la ville boite, disent les habitants.',
      de_DE:
        'Vom Ort der Kaufleute führen zwei Gassen auf den Toompea, das Lange Bein als Rampe und das Kurze Bein als Treppe, weshalb die Stadt angeblich hinkt.',
      es_ES:
        'Dos callejas suben de la ciudad de los mercaderes a Toompea, la Pierna Larga en cuesta y la Pierna Corta en escalones: la ciudad cojea, dicen aquí.',
      it_IT:
        'Due vie salgono dalla città dei mercanti a Toompea, la Gamba Lunga in pendio e la Gamba Corta a gradini: la città zoppica, scherzano gli abitanti.',
      ru_RU:
        'Из купеческого города на Тоомпеа ведут две улочки, пологая Длинная Нога и ступенчатая Короткая Нога, и таллинцы шутят, что город хромает.',
      ja_JP:
        '商人の街からトームペアの丘へは坂道の「長い脚」と石段の「短い脚」の二本が登り、地元では街が足を引きずっていると冗談を言います。',
    },
  },
  {
    slug: 'riga',
    country: 'LV',
    names: { en_US: 'Riga', fr_FR: 'Riga', de_DE: 'Riga', es_ES: 'Riga', it_IT: 'Riga', ru_RU: 'Рига', ja_JP: 'リガ' },
    latitude: 56.9496,
    longitude: 24.1052,
    timeZone: 'Europe/Riga',
    currency: 'EUR',
    featured: false,
    order: 1047,
    landmarks: [
      { motif: 'rooftops', name: 'House of the Blackheads' },
      { motif: 'market-stall', name: 'Riga Central Market' },
      { motif: 'suspension-bridge', name: 'Vanšu Bridge' },
    ],
    introduction: {
      en_US:
        'The Central Market fills five pavilions roofed with the frames of Zeppelin hangars, one of them for smoked fish from the Baltic.',
      fr_FR:
        'Le marché central occupe cinq pavillons coiffés de charpentes de hangars à zeppelins, dont un pour le poisson fumé de la Baltique.',
      de_DE:
        'Der Zentralmarkt füllt fünf Hallen, deren Dächer aus Zeppelinhangars stammen, und eine davon riecht nach geräuchertem Ostseefisch.',
      es_ES:
        'El mercado central ocupa cinco pabellones cubiertos con armazones de hangares de zepelines, uno de ellos para el pescado ahumado del Báltico.',
      it_IT:
        'Il mercato centrale riempie cinque padiglioni coperti con le strutture di hangar per zeppelin, uno dei quali per il pesce affumicato del Baltico.',
      ru_RU:
        'Центральный рынок занимает пять павильонов под фермами от ангаров для цеппелинов, и в одном из них торгуют копчёной балтийской рыбой.',
      ja_JP:
        '中央市場はツェッペリン飛行船の格納庫の骨組みを使った五つの建物からなり、その一棟にはバルト海の魚の燻製が並びます。',
    },
  },
  {
    slug: 'vilnius',
    country: 'LT',
    names: {
      en_US: 'Vilnius',
      fr_FR: 'Vilnius',
      de_DE: 'Vilnius',
      es_ES: 'Vilna',
      it_IT: 'Vilnius',
      ru_RU: 'Вильнюс',
      ja_JP: 'ヴィリニュス',
    },
    latitude: 54.6872,
    longitude: 25.2797,
    timeZone: 'Europe/Vilnius',
    currency: 'EUR',
    featured: false,
    order: 1048,
    landmarks: [
      { motif: 'castle', name: 'Gediminas Tower' },
      { motif: 'cathedral', name: 'St. Anne’s Church' },
      { motif: 'gate', name: 'Gate of Dawn' },
    ],
    introduction: {
      en_US:
        'Across the Vilnelė, the artists’ quarter of Užupis has hung its own constitution on Paupio Street, in dozens of languages on mirrored plates.',
      fr_FR:
        'Au-delà de la Vilnelė, le quartier d’artistes d’Užupis affiche rue Paupio sa propre constitution, en des dizaines de langues sur plaques miroirs.',
      de_DE:
        'Jenseits der Vilnelė hat das Künstlerviertel Užupis in der Paupio-Straße seine eigene Verfassung aufgehängt, in Dutzenden Sprachen auf Spiegeltafeln.',
      es_ES:
        'Al otro lado del Vilnelė, el barrio de artistas de Užupis colgó en la calle Paupio su propia constitución, en decenas de idiomas sobre placas de espejo.',
      it_IT:
        'Al di là della Vilnelė, il quartiere di artisti di Užupis ha appeso in via Paupio la propria costituzione, in decine di lingue su lastre a specchio.',
      ru_RU:
        'За речкой Вильняле квартал художников Ужупис вывесил на улице Паупё собственную конституцию, на десятках языков на зеркальных досках.',
      ja_JP:
        'ヴィリニャ川を渡った芸術家の街ウジュピスでは、パウピオ通りに独自の憲法が数十の言語で鏡の板に刻まれ掲げられています。',
    },
  },
  {
    slug: 'warsaw',
    country: 'PL',
    names: {
      en_US: 'Warsaw',
      fr_FR: 'Varsovie',
      de_DE: 'Warschau',
      es_ES: 'Varsovia',
      it_IT: 'Varsavia',
      ru_RU: 'Варшава',
      ja_JP: 'ワルシャワ',
    },
    latitude: 52.2297,
    longitude: 21.0122,
    timeZone: 'Europe/Warsaw',
    currency: 'PLN',
    featured: false,
    order: 1049,
    landmarks: [
      { motif: 'palace', name: 'Royal Castle' },
      { motif: 'statue', name: 'Sigismund’s Column' },
      { motif: 'skyscrapers', name: 'Palace of Culture and Science' },
    ],
    introduction: {
      en_US:
        'When the Old Town rose again from rubble after the war, architects also consulted the street views that Bernardo Bellotto had painted for the king.',
      fr_FR:
        'Pour relever la Vieille Ville de ses ruines après la guerre, les architectes consultèrent aussi les vues peintes pour le roi par Bernardo Bellotto.',
      de_DE:
        'Als die Altstadt nach dem Krieg aus den Trümmern neu erstand, zogen die Architekten auch die Ansichten zurate, die Bellotto für den König gemalt hatte.',
      es_ES:
        'Para levantar de nuevo la Ciudad Vieja tras la guerra, los arquitectos consultaron también las vistas que Bernardo Bellotto pintó para el rey.',
      it_IT:
        'Per far risorgere la Città Vecchia dalle macerie della guerra, gli architetti studiarono anche le vedute dipinte per il re da Bernardo Bellotto.',
      ru_RU:
        'Поднимая Старый город из руин после войны, архитекторы сверялись и с видами улиц, которые Бернардо Беллотто писал для короля.',
      ja_JP:
        '戦後、瓦礫から旧市街を再建する際、建築家たちはベルナルド・ベッロットが国王のために描いた街景画も手がかりにしました。',
    },
  },
  {
    slug: 'gdansk',
    country: 'PL',
    names: {
      en_US: 'Gdańsk',
      fr_FR: 'Gdańsk',
      de_DE: 'Danzig',
      es_ES: 'Gdansk',
      it_IT: 'Danzica',
      ru_RU: 'Гданьск',
      ja_JP: 'グダニスク',
    },
    latitude: 54.352,
    longitude: 18.6466,
    timeZone: 'Europe/Warsaw',
    currency: 'PLN',
    featured: false,
    order: 1050,
    landmarks: [
      { motif: 'canal-houses', name: 'Long Market' },
      { motif: 'harbour', name: 'Crane on the Motława' },
      { motif: 'statue', name: 'Neptune’s Fountain' },
    ],
    introduction: {
      en_US:
        'On Mariacka Street amber is polished and sold in the cellars under the stone stoops, and rain pours from gargoyles at the terrace corners.',
      fr_FR:
        'Rue Mariacka, on polit et on vend l’ambre dans les caves, sous les perrons de pierre, et la pluie jaillit des gargouilles au coin des terrasses.',
      de_DE:
        'In der Frauengasse, der ulica Mariacka, wird in den Kellern unter den Beischlägen Bernstein geschliffen, und bei Regen speien die steinernen Köpfe.',
      es_ES:
        'En la calle Mariacka se pule y vende ámbar en los sótanos, bajo las escalinatas de piedra, y la lluvia cae de las gárgolas de las terrazas.',
      it_IT:
        'In via Mariacka l’ambra si leviga e si vende nelle cantine, sotto le terrazze di pietra, e quando piove l’acqua sgorga dai doccioni agli angoli.',
      ru_RU:
        'На Мариацкой улице янтарь шлифуют и продают в подвалах под каменными крыльцами, а в дождь из пастей водостоков на углах хлещет вода.',
      ja_JP:
        'マリアツカ通りでは石造りのテラスの下の地下室で琥珀が磨かれ売られ、雨の日にはテラスの角の石の怪物が水を吐き出します。',
    },
  },
  {
    slug: 'cesky-krumlov',
    country: 'CZ',
    names: {
      en_US: 'Český Krumlov',
      fr_FR: 'Český Krumlov',
      de_DE: 'Český Krumlov',
      es_ES: 'Český Krumlov',
      it_IT: 'Český Krumlov',
      ru_RU: 'Чески-Крумлов',
      ja_JP: 'チェスキー・クルムロフ',
    },
    latitude: 48.8127,
    longitude: 14.3175,
    timeZone: 'Europe/Prague',
    currency: 'CZK',
    featured: false,
    order: 1051,
    landmarks: [
      { motif: 'castle', name: 'Český Krumlov Castle' },
      { motif: 'river', name: 'Vltava' },
      { motif: 'arches', name: 'Cloak Bridge' },
    ],
    introduction: {
      en_US:
        'In the castle theater the ropes and wheels of 1766 still change the painted scenery, while the Vltava winds almost full circle around the town.',
      fr_FR:
        'Au théâtre du château, cordes et roues de 1766 changent encore les décors peints, tandis que la Vltava fait presque le tour de la ville.',
      de_DE:
        'Im Schlosstheater wechseln Seile und Räder von 1766 noch immer die gemalten Kulissen, und die Moldau zieht fast einen Kreis um die Stadt.',
      es_ES:
        'En el teatro del castillo, cuerdas y ruedas de 1766 mueven todavía los decorados, mientras el Moldava traza casi un círculo en torno a la villa.',
      it_IT:
        'Nel teatro del castello funi e ruote del 1766 muovono ancora le scene dipinte, mentre la Moldava disegna quasi un cerchio attorno alla città.',
      ru_RU:
        'В замковом театре канаты и колёса 1766 года до сих пор меняют расписные декорации, а Влтава огибает город почти полным кругом.',
      ja_JP: '城の劇場では1766年の綱と滑車が今も書き割りを動かし、ヴルタヴァ川は街をほぼ一周するように流れています。',
    },
  },
  {
    slug: 'bratislava',
    country: 'SK',
    names: {
      en_US: 'Bratislava',
      fr_FR: 'Bratislava',
      de_DE: 'Bratislava',
      es_ES: 'Bratislava',
      it_IT: 'Bratislava',
      ru_RU: 'Братислава',
      ja_JP: 'ブラチスラバ',
    },
    latitude: 48.1486,
    longitude: 17.1077,
    timeZone: 'Europe/Bratislava',
    currency: 'EUR',
    featured: false,
    order: 1052,
    landmarks: [
      { motif: 'castle', name: 'Bratislava Castle' },
      { motif: 'suspension-bridge', name: 'SNP Bridge' },
      { motif: 'gate', name: 'Michael’s Gate' },
    ],
    introduction: {
      en_US:
        'At the corner of Panská and Rybárska brána the bronze Čumil leans out of a manhole, his head rubbed shiny by the hands of passersby.',
      fr_FR:
        'À l’angle de Panská et de Rybárska brána, Čumil, tout en bronze, s’accoude au bord d’une bouche d’égout, la tête lustrée par la main des passants.',
      de_DE:
        'An der Ecke von Panská und Rybárska brána lehnt der bronzene Čumil aus einem Kanalschacht, den Kopf blank gerieben von den Händen der Passanten.',
      es_ES:
        'En la esquina de Panská y Rybárska brána, Čumil asoma en bronce por una alcantarilla, con la cabeza pulida por las manos de los que pasan.',
      it_IT:
        'All’angolo fra Panská e Rybárska brána il bronzeo Čumil si affaccia da un tombino, con la testa lucidata dalle mani dei passanti.',
      ru_RU:
        'На углу Панской и Рыбарской браны из люка выглядывает бронзовый Чумил, чью голову прохожие натёрли ладонями до блеска.',
      ja_JP:
        'パンスカー通りとリバールスカ・ブラーナの角では、青銅の男チュミルがマンホールから顔を出し、通る人になでられて頭が光っています。',
    },
  },
  {
    slug: 'pecs',
    country: 'HU',
    names: { en_US: 'Pécs', fr_FR: 'Pécs', de_DE: 'Pécs', es_ES: 'Pécs', it_IT: 'Pécs', ru_RU: 'Печ', ja_JP: 'ペーチ' },
    latitude: 46.0727,
    longitude: 18.2323,
    timeZone: 'Europe/Budapest',
    currency: 'HUF',
    featured: false,
    order: 1053,
    landmarks: [
      { motif: 'dome', name: 'Mosque of Pasha Qasim' },
      { motif: 'cathedral', name: 'Pécs Cathedral' },
      { motif: 'hills', name: 'Mecsek' },
    ],
    introduction: {
      en_US:
        'On Széchenyi Square the mosque of Pasha Qasim now serves as the parish church, and on its green dome a cross stands above a crescent.',
      fr_FR:
        'Sur la place Széchenyi, la mosquée du pacha Qasim sert d’église paroissiale, et sur sa coupole verte une croix surmonte le croissant.',
      de_DE:
        'Am Széchenyi-Platz dient die Moschee des Paschas Qasim heute als Pfarrkirche, und auf ihrer grünen Kuppel steht das Kreuz über dem Halbmond.',
      es_ES:
        'En la plaza Széchenyi, la mezquita del bajá Qasim es hoy iglesia parroquial, y sobre su cúpula verde una cruz se alza encima de la media luna.',
      it_IT:
        'In piazza Széchenyi la moschea del pascià Qasim è oggi chiesa parrocchiale, e sulla cupola verde una croce sta sopra la mezzaluna.',
      ru_RU:
        'На площади Сечени мечеть Касима-паши служит приходской церковью, и над её зелёным куполом крест поднимается из полумесяца.',
      ja_JP:
        'セーチェーニ広場に建つガーズィ・カスィム・パシャのモスクは今は教区教会で、緑の丸屋根の上では三日月の上に十字架が立っています。',
    },
  },
];
