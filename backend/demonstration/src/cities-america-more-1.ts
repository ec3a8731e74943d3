import type { CityOfDemo } from './shapes.js';

export const citiesOfAmericaMore1: readonly CityOfDemo[] = [
  {
    slug: 'boston',
    country: 'US',
    names: {
      en_US: 'Boston',
      fr_FR: 'Boston',
      de_DE: 'Boston',
      es_ES: 'Boston',
      it_IT: 'Boston',
      ru_RU: 'Бостон',
      ja_JP: 'ボストン',
    },
    latitude: 42.3601,
    longitude: -71.0589,
    timeZone: 'America/New_York',
    currency: 'USD',
    featured: false,
    order: 2043,
    landmarks: [
      { motif: 'dome', name: 'Massachusetts State House' },
      { motif: 'ship', name: 'USS Constitution' },
      { motif: 'rooftops', name: 'Beacon Hill' },
    ],
    introduction: {
      en_US:
        'A line of red brick in the sidewalk, the Freedom Trail, leads from Boston Common across the water to the frigate Constitution.',
      fr_FR:
        'Une ligne de briques rouges dans le trottoir, le Freedom Trail, mène du Boston Common à la frégate Constitution, de l’autre côté de l’eau.',
      de_DE:
        'Eine Linie aus roten Ziegeln im Gehweg, der Freedom Trail, führt vom Boston Common über das Wasser zur Fregatte Constitution.',
      es_ES:
        'Una línea de ladrillo rojo en la acera, el Freedom Trail, va del Boston Common hasta la fragata Constitution, al otro lado del agua.',
      it_IT:
        'Una linea di mattoni rossi nel marciapiede, il Freedom Trail, porta dal Boston Common alla fregata Constitution, oltre l’acqua.',
      ru_RU:
        'Полоса красного кирпича в тротуаре, Тропа свободы, ведёт от парка Бостон-Коммон через реку к фрегату «Конститьюшн».',
      ja_JP:
        '歩道に埋め込まれた赤煉瓦の線フリーダム・トレイルが、ボストン・コモンから対岸のコンスティチューション号まで続いています。',
    },
  },
  {
    slug: 'washington',
    country: 'US',
    names: {
      en_US: 'Washington',
      fr_FR: 'Washington',
      de_DE: 'Washington',
      es_ES: 'Washington',
      it_IT: 'Washington',
      ru_RU: 'Вашингтон',
      ja_JP: 'ワシントンD.C.',
    },
    latitude: 38.8951,
    longitude: -77.0364,
    timeZone: 'America/New_York',
    currency: 'USD',
    featured: false,
    order: 2044,
    landmarks: [
      { motif: 'dome', name: 'United States Capitol' },
      { motif: 'towers', name: 'Washington Monument' },
      { motif: 'temple-columns', name: 'Lincoln Memorial' },
    ],
    introduction: {
      en_US:
        'A law of 1910 ties the height of houses to the width of their street, so the Capitol and the Washington Monument still stand clear of the roofs.',
      fr_FR:
        'Une loi de 1910 règle la hauteur des immeubles sur la largeur des rues, si bien que le Capitole et le Washington Monument dominent encore les toits.',
      de_DE:
        'Ein Gesetz von 1910 bindet die Höhe der Häuser an die Breite der Straße, sodass Kapitol und Washington Monument noch immer über die Dächer ragen.',
      es_ES:
        'Una ley de 1910 ajusta la altura de los edificios al ancho de la calle, y así el Capitolio y el Monumento a Washington asoman aún sobre los tejados.',
      it_IT:
        'Una legge del 1910 lega l’altezza delle case alla larghezza della via, così il Campidoglio e il Washington Monument svettano ancora sui tetti.',
      ru_RU:
        'Закон 1910 года связал высоту домов с шириной улиц, и Капитолий с монументом Вашингтона по-прежнему возвышаются над крышами.',
      ja_JP:
        '1910年の法律で建物の高さが通りの幅に応じて制限され、議事堂とワシントン記念塔は今も屋根並みの上に姿を見せています。',
    },
  },
  {
    slug: 'philadelphia',
    country: 'US',
    names: {
      en_US: 'Philadelphia',
      fr_FR: 'Philadelphie',
      de_DE: 'Philadelphia',
      es_ES: 'Filadelfia',
      it_IT: 'Filadelfia',
      ru_RU: 'Филадельфия',
      ja_JP: 'フィラデルフィア',
    },
    latitude: 39.9526,
    longitude: -75.1652,
    timeZone: 'America/New_York',
    currency: 'USD',
    featured: false,
    order: 2045,
    landmarks: [
      { motif: 'towers', name: 'City Hall' },
      { motif: 'clock-tower', name: 'Independence Hall' },
      { motif: 'museum-columns', name: 'Philadelphia Museum of Art' },
    ],
    introduction: {
      en_US:
        'People still live in the thirty-two brick houses of Elfreth’s Alley, a cobbled lane near the Delaware that was opened in 1703.',
      fr_FR:
        'On habite toujours les trente-deux maisons de brique d’Elfreth’s Alley, ruelle pavée ouverte en 1703 près du Delaware.',
      de_DE:
        'In den zweiunddreißig Backsteinhäusern der Elfreth’s Alley, einer 1703 angelegten Pflastergasse nahe dem Delaware, wird noch immer gewohnt.',
      es_ES:
        'Aún vive gente en las treinta y dos casas de ladrillo de Elfreth’s Alley, callejón empedrado que se abrió en 1703 cerca del Delaware.',
      it_IT:
        'Si abita ancora nelle trentadue case di mattoni di Elfreth’s Alley, vicolo acciottolato aperto nel 1703 vicino al Delaware.',
      ru_RU:
        'В тридцати двух кирпичных домах Элфретс-Элли, мощёного переулка, проложенного у реки Делавэр в 1703 году, до сих пор живут люди.',
      ja_JP:
        '1703年に開かれたデラウェア川近くの石畳の小道エルフレス・アレーには煉瓦造りの家が32軒並び、今も人が暮らしています。',
    },
  },
  {
    slug: 'new-orleans',
    country: 'US',
    names: {
      en_US: 'New Orleans',
      fr_FR: 'La Nouvelle-Orléans',
      de_DE: 'New Orleans',
      es_ES: 'Nueva Orleans',
      it_IT: 'New Orleans',
      ru_RU: 'Новый Орлеан',
      ja_JP: 'ニューオーリンズ',
    },
    latitude: 29.9584,
    longitude: -90.0644,
    timeZone: 'America/Chicago',
    currency: 'USD',
    featured: false,
    order: 2046,
    landmarks: [
      { motif: 'cathedral', name: 'St. Louis Cathedral' },
      { motif: 'tram', name: 'St. Charles streetcar' },
      { motif: 'ship', name: 'Steamboat Natchez' },
    ],
    introduction: {
      en_US:
        'Streetcars have run along St. Charles Avenue since 1835, and beads thrown at carnival hang in the oaks above their wires.',
      fr_FR:
        'Les tramways parcourent St. Charles Avenue depuis 1835, et les colliers lancés au carnaval restent accrochés aux chênes au-dessus des fils.',
      de_DE:
        'Auf der St. Charles Avenue fahren seit 1835 Straßenbahnen, und über den Leitungen hängen in den Eichen die im Karneval geworfenen Perlenketten.',
      es_ES:
        'Los tranvías recorren St. Charles Avenue desde 1835, y los collares lanzados en carnaval cuelgan de los robles sobre los cables.',
      it_IT:
        'I tram percorrono St. Charles Avenue dal 1835, e le collane lanciate a carnevale pendono dalle querce sopra i fili.',
      ru_RU:
        'По Сент-Чарльз-авеню с 1835 года ходят трамваи, а на дубах над проводами висят бусы, которые бросали с карнавальных платформ.',
      ja_JP:
        'セント・チャールズ通りには1835年から路面電車が走り、架線の上の樫の枝にはカーニバルで投げられたビーズが掛かっています。',
    },
  },
  {
    slug: 'miami',
    country: 'US',
    names: {
      en_US: 'Miami',
      fr_FR: 'Miami',
      de_DE: 'Miami',
      es_ES: 'Miami',
      it_IT: 'Miami',
      ru_RU: 'Майами',
      ja_JP: 'マイアミ',
    },
    latitude: 25.7617,
    longitude: -80.1918,
    timeZone: 'America/New_York',
    currency: 'USD',
    featured: false,
    order: 2047,
    landmarks: [
      { motif: 'palm', name: 'Ocean Drive' },
      { motif: 'skyscrapers', name: 'Brickell' },
      { motif: 'street-art-wall', name: 'Wynwood Walls' },
    ],
    introduction: {
      en_US:
        'On Calle Ocho retired Cubans slap dominoes down in Máximo Gómez Park, and coffee is bought through a window, the ventanita.',
      fr_FR:
        'Sur Calle Ocho, des retraités cubains abattent leurs dominos au parc Máximo Gómez, et le café s’achète par un guichet, la ventanita.',
      de_DE:
        'In der Calle Ocho knallen kubanische Rentner im Máximo-Gómez-Park Dominosteine auf den Tisch, und Kaffee kauft man am Fenster, der Ventanita.',
      es_ES:
        'En la Calle Ocho, jubilados cubanos golpean las fichas de dominó en el parque Máximo Gómez, y el café se compra por la ventanita.',
      it_IT:
        'In Calle Ocho i pensionati cubani sbattono le tessere del domino nel parco Máximo Gómez, e il caffè si compra a una finestra, la ventanita.',
      ru_RU:
        'На Калье-Очо кубинские пенсионеры стучат костяшками домино в парке Максимо Гомеса, а кофе покупают через окошко, вентаниту.',
      ja_JP:
        'カジェ・オチョのマクシモ・ゴメス公園ではキューバ系の老人たちがドミノを打ち、コーヒーは「ベンタニータ」という小窓で買います。',
    },
  },
  {
    slug: 'seattle',
    country: 'US',
    names: {
      en_US: 'Seattle',
      fr_FR: 'Seattle',
      de_DE: 'Seattle',
      es_ES: 'Seattle',
      it_IT: 'Seattle',
      ru_RU: 'Сиэтл',
      ja_JP: 'シアトル',
    },
    latitude: 47.6062,
    longitude: -122.3321,
    timeZone: 'America/Los_Angeles',
    currency: 'USD',
    featured: false,
    order: 2048,
    landmarks: [
      { motif: 'towers', name: 'Space Needle' },
      { motif: 'market-stall', name: 'Pike Place Market' },
      { motif: 'mountain', name: 'Mount Rainier' },
    ],
    introduction: {
      en_US:
        'Fishmongers at Pike Place Market throw whole salmon over the counter, and below them car ferries leave for Bainbridge Island.',
      fr_FR:
        'Les poissonniers de Pike Place Market se lancent des saumons entiers par-dessus l’étal, et en contrebas des ferries partent pour l’île de Bainbridge.',
      de_DE:
        'Im Pike Place Market werfen Fischhändler ganze Lachse über die Theke, und darunter legen Autofähren nach Bainbridge Island ab.',
      es_ES:
        'Los pescaderos de Pike Place Market lanzan salmones enteros por encima del mostrador, y más abajo zarpan los ferris a la isla de Bainbridge.',
      it_IT:
        'I pescivendoli di Pike Place Market si lanciano salmoni interi sopra il banco, e più in basso partono i traghetti per Bainbridge Island.',
      ru_RU:
        'На рынке Пайк-Плейс торговцы перебрасывают через прилавок целых лососей, а внизу отходят паромы на остров Бейнбридж.',
      ja_JP:
        'パイク・プレイス・マーケットでは魚屋が丸ごとの鮭をカウンター越しに投げ、その下の岸からベインブリッジ島行きのフェリーが出ます。',
    },
  },
  {
    slug: 'santa-fe',
    country: 'US',
    names: {
      en_US: 'Santa Fe',
      fr_FR: 'Santa Fe',
      de_DE: 'Santa Fe',
      es_ES: 'Santa Fe',
      it_IT: 'Santa Fe',
      ru_RU: 'Санта-Фе',
      ja_JP: 'サンタフェ',
    },
    latitude: 35.687,
    longitude: -105.9378,
    timeZone: 'America/Denver',
    currency: 'USD',
    featured: false,
    order: 2049,
    landmarks: [
      { motif: 'rooftops', name: 'Adobe houses of Canyon Road' },
      { motif: 'cathedral', name: 'Cathedral of St. Francis' },
      { motif: 'mountain', name: 'Sangre de Cristo Mountains' },
    ],
    introduction: {
      en_US:
        'Under the portal of the Palace of the Governors, artisans from the pueblos sit against the adobe wall with silver and turquoise laid on cloths.',
      fr_FR:
        'Sous le portique du palais des Gouverneurs, des artisans des pueblos, adossés au mur d’adobe, étalent sur un tissu argent et turquoises.',
      de_DE:
        'Unter dem Vordach des Gouverneurspalasts sitzen Kunsthandwerker aus den Pueblos an der Lehmwand, Silber und Türkise auf Tüchern ausgebreitet.',
      es_ES:
        'Bajo el portal del Palacio de los Gobernadores, artesanos de los pueblos indígenas se sientan contra el muro de adobe con plata y turquesas sobre un paño.',
      it_IT:
        'Sotto il portico del Palazzo dei Governatori, artigiani dei pueblo siedono contro il muro di adobe con argento e turchesi stesi su un panno.',
      ru_RU:
        'Под навесом Губернаторского дворца у глинобитной стены сидят мастера из пуэбло, разложив на ткани серебро и бирюзу.',
      ja_JP: '総督邸の軒下では、プエブロの職人たちがアドビの壁を背に座り、布の上に銀とトルコ石の細工を並べています。',
    },
  },
  {
    slug: 'savannah',
    country: 'US',
    names: {
      en_US: 'Savannah',
      fr_FR: 'Savannah',
      de_DE: 'Savannah',
      es_ES: 'Savannah',
      it_IT: 'Savannah',
      ru_RU: 'Саванна',
      ja_JP: 'サバンナ',
    },
    latitude: 32.0809,
    longitude: -81.0912,
    timeZone: 'America/New_York',
    currency: 'USD',
    featured: false,
    order: 2050,
    landmarks: [
      { motif: 'dome', name: 'Savannah City Hall' },
      { motif: 'cathedral', name: 'Cathedral Basilica of St. John the Baptist' },
      { motif: 'ship', name: 'River Street steamboats' },
    ],
    introduction: {
      en_US:
        'James Oglethorpe drew the town in 1733 around squares, of which twenty-two survive beneath oaks hung with Spanish moss.',
      fr_FR:
        'James Oglethorpe traça la ville en 1733 autour de squares, dont vingt-deux subsistent sous des chênes drapés de mousse espagnole.',
      de_DE:
        'James Oglethorpe plante die Stadt 1733 rund um Plätze, von denen zweiundzwanzig unter Eichen voller Spanischem Moos erhalten sind.',
      es_ES:
        'James Oglethorpe trazó la ciudad en 1733 en torno a plazas, de las que veintidós perduran bajo robles cubiertos de musgo español.',
      it_IT:
        'James Oglethorpe disegnò la città nel 1733 attorno a piazze, ventidue delle quali restano sotto querce coperte di muschio spagnolo.',
      ru_RU:
        'Джеймс Оглторп в 1733 году разбил город вокруг скверов, и двадцать два из них сохранились под дубами, увешанными испанским мхом.',
      ja_JP:
        '1733年にオグルソープが広場を核に町を設計し、今も22の広場がスパニッシュモスの垂れる樫の木陰に残っています。',
    },
  },
  {
    slug: 'las-vegas',
    country: 'US',
    names: {
      en_US: 'Las Vegas',
      fr_FR: 'Las Vegas',
      de_DE: 'Las Vegas',
      es_ES: 'Las Vegas',
      it_IT: 'Las Vegas',
      ru_RU: 'Лас-Вегас',
      ja_JP: 'ラスベガス',
    },
    latitude: 36.1699,
    longitude: -115.1398,
    timeZone: 'America/Los_Angeles',
    currency: 'USD',
    featured: false,
    order: 2051,
    landmarks: [
      { motif: 'ferris-wheel', name: 'High Roller' },
      { motif: 'towers', name: 'The Strat' },
      { motif: 'street-art-wall', name: 'Fremont Street neon' },
    ],
    introduction: {
      en_US:
        'In a yard called the Boneyard, the Neon Museum keeps the signs of casinos that are gone, among them the jagged letters of the Stardust.',
      fr_FR:
        'Dans une cour appelée Boneyard, le Neon Museum garde les enseignes de casinos disparus, dont les lettres anguleuses du Stardust.',
      de_DE:
        'Auf einem Hof namens Boneyard bewahrt das Neon Museum die Schilder verschwundener Casinos, darunter die gezackten Buchstaben des Stardust.',
      es_ES:
        'En un patio llamado Boneyard, el Neon Museum guarda los letreros de casinos desaparecidos, entre ellos las letras picudas del Stardust.',
      it_IT:
        'In un cortile detto Boneyard, il Neon Museum conserva le insegne di casinò scomparsi, tra cui le lettere spigolose dello Stardust.',
      ru_RU:
        'Во дворе под названием Бонярд Музей неона хранит вывески исчезнувших казино, в том числе остроугольные буквы «Стардаста».',
      ja_JP:
        'ネオン博物館の屋外展示場ボーンヤードには、スターダストのぎざぎざの文字など、今はないカジノの看板が集められています。',
    },
  },
  {
    slug: 'quebec-city',
    country: 'CA',
    names: {
      en_US: 'Quebec City',
      fr_FR: 'Québec',
      de_DE: 'Québec',
      es_ES: 'Quebec',
      it_IT: 'Québec',
      ru_RU: 'Квебек',
      ja_JP: 'ケベック・シティ',
    },
    latitude: 46.8139,
    longitude: -71.208,
    timeZone: 'America/Toronto',
    currency: 'CAD',
    featured: false,
    order: 2052,
    landmarks: [
      { motif: 'castle', name: 'Château Frontenac' },
      { motif: 'rooftops', name: 'Petit-Champlain' },
      { motif: 'gate', name: 'Porte Saint-Louis' },
    ],
    introduction: {
      en_US:
        'Since 1879 a funicular has run from Dufferin Terrace down to Petit-Champlain, alongside the steps called the Casse-Cou, the breakneck.',
      fr_FR:
        'Depuis 1879, un funiculaire descend de la terrasse Dufferin au Petit-Champlain, à côté de l’escalier Casse-Cou.',
      de_DE:
        'Seit 1879 fährt eine Standseilbahn von der Dufferin-Terrasse ins Petit-Champlain hinab, neben der Treppe Casse-Cou, der „Halsbrecherin“.',
      es_ES:
        'Desde 1879 un funicular baja de la terraza Dufferin al Petit-Champlain, junto a la escalera Casse-Cou, la «rompecuellos».',
      it_IT:
        'Dal 1879 una funicolare scende dalla terrazza Dufferin al Petit-Champlain, accanto alla scala Casse-Cou, la «rompicollo».',
      ru_RU:
        'С 1879 года фуникулёр спускается с террасы Дюфферен в квартал Пти-Шамплен, рядом с лестницей Касс-Ку, «сломай шею».',
      ja_JP:
        '1879年から続くケーブルカーが、「首折り階段」の名をもつ石段の脇を、デュフラン・テラスからプティ・シャンプランへ下ります。',
    },
  },
  {
    slug: 'ottawa',
    country: 'CA',
    names: {
      en_US: 'Ottawa',
      fr_FR: 'Ottawa',
      de_DE: 'Ottawa',
      es_ES: 'Ottawa',
      it_IT: 'Ottawa',
      ru_RU: 'Оттава',
      ja_JP: 'オタワ',
    },
    latitude: 45.4215,
    longitude: -75.6972,
    timeZone: 'America/Toronto',
    currency: 'CAD',
    featured: false,
    order: 2053,
    landmarks: [
      { motif: 'castle', name: 'Château Laurier' },
      { motif: 'clock-tower', name: 'Peace Tower' },
      { motif: 'bridge', name: 'Alexandra Bridge' },
    ],
    introduction: {
      en_US:
        'When the Rideau Canal freezes it becomes a skating rink of almost eight kilometers, and some people skate along it to the office.',
      fr_FR:
        'Quand le canal Rideau gèle, il devient une patinoire de près de huit kilomètres, et certains vont au bureau en patins.',
      de_DE:
        'Wenn der Rideau-Kanal zufriert, wird er zur Eisbahn von fast acht Kilometern, und manche laufen auf Schlittschuhen ins Büro.',
      es_ES:
        'Cuando el canal Rideau se hiela se convierte en una pista de casi ocho kilómetros, y hay quien va a la oficina patinando.',
      it_IT:
        'Quando il canale Rideau gela diventa una pista di quasi otto chilometri, e c’è chi va in ufficio sui pattini.',
      ru_RU:
        'Замёрзнув, канал Ридо превращается в каток длиной почти восемь километров, и кое-кто ездит по нему на коньках на работу.',
      ja_JP: 'リドー運河が凍ると8キロ近いスケートリンクになり、スケート靴で職場へ向かう人もいます。',
    },
  },
  {
    slug: 'halifax',
    country: 'CA',
    names: {
      en_US: 'Halifax',
      fr_FR: 'Halifax',
      de_DE: 'Halifax',
      es_ES: 'Halifax',
      it_IT: 'Halifax',
      ru_RU: 'Галифакс',
      ja_JP: 'ハリファクス',
    },
    latitude: 44.6488,
    longitude: -63.5752,
    timeZone: 'America/Halifax',
    currency: 'CAD',
    featured: false,
    order: 2054,
    landmarks: [
      { motif: 'clock-tower', name: 'Old Town Clock' },
      { motif: 'harbour', name: 'Halifax waterfront' },
      { motif: 'lighthouse', name: 'Peggys Cove' },
    ],
    introduction: {
      en_US:
        'At noon a gun is fired on Citadel Hill, and the ferry to Dartmouth, first run in 1752, goes on crossing the harbor below.',
      fr_FR:
        'À midi, on tire le canon sur Citadel Hill, tandis qu’en bas le ferry de Dartmouth, créé en 1752, continue de traverser le port.',
      de_DE:
        'Mittags wird auf dem Citadel Hill eine Kanone abgefeuert, während unten die seit 1752 betriebene Fähre nach Dartmouth den Hafen quert.',
      es_ES:
        'A mediodía se dispara un cañón en Citadel Hill, mientras abajo el ferri a Dartmouth, en servicio desde 1752, sigue cruzando el puerto.',
      it_IT:
        'A mezzogiorno si spara il cannone su Citadel Hill, mentre in basso il traghetto per Dartmouth, nato nel 1752, continua ad attraversare il porto.',
      ru_RU:
        'В полдень на Ситадел-Хилл стреляет пушка, а внизу гавань пересекает паром в Дартмут, впервые пущенный в 1752 году.',
      ja_JP: '正午にはシタデルの丘で大砲が鳴り、眼下では1752年に始まったダートマス行きの渡し船が港を横切ります。',
    },
  },
  {
    slug: 'st-johns',
    country: 'CA',
    names: {
      en_US: 'St. John’s',
      fr_FR: 'Saint-Jean de Terre-Neuve',
      de_DE: 'St. John’s',
      es_ES: 'San Juan de Terranova',
      it_IT: 'St. John’s',
      ru_RU: 'Сент-Джонс',
      ja_JP: 'セントジョンズ',
    },
    latitude: 47.5615,
    longitude: -52.7126,
    timeZone: 'America/St_Johns',
    currency: 'CAD',
    featured: false,
    order: 2055,
    landmarks: [
      { motif: 'rooftops', name: 'Jellybean Row' },
      { motif: 'castle', name: 'Cabot Tower' },
      { motif: 'lighthouse', name: 'Cape Spear' },
    ],
    introduction: {
      en_US:
        'On Signal Hill, above the brightly painted wooden houses, Marconi heard three Morse dots from across the Atlantic in 1901.',
      fr_FR:
        'Sur Signal Hill, au-dessus des maisons de bois peintes de couleurs vives, Marconi entendit en 1901 trois points de morse venus d’outre-Atlantique.',
      de_DE:
        'Auf dem Signal Hill, über den bunt gestrichenen Holzhäusern, hörte Marconi 1901 drei Morsepunkte von jenseits des Atlantiks.',
      es_ES:
        'En Signal Hill, sobre las casas de madera de colores vivos, Marconi oyó en 1901 tres puntos de morse llegados del otro lado del Atlántico.',
      it_IT:
        'Su Signal Hill, sopra le case di legno dai colori vivaci, Marconi udì nel 1901 tre punti Morse giunti da oltre Atlantico.',
      ru_RU:
        'На Сигнал-Хилл, над ярко крашенными деревянными домами, Маркони в 1901 году услышал три точки азбуки Морзе с того берега Атлантики.',
      ja_JP:
        '色鮮やかな木造の家並みを見下ろすシグナル・ヒルで、マルコーニは1901年、大西洋の向こうから届いたモールス信号の三つの点を聞きました。',
    },
  },
  {
    slug: 'san-juan',
    country: 'PR',
    names: {
      en_US: 'San Juan',
      fr_FR: 'San Juan',
      de_DE: 'San Juan',
      es_ES: 'San Juan',
      it_IT: 'San Juan',
      ru_RU: 'Сан-Хуан',
      ja_JP: 'サンファン',
    },
    latitude: 18.4655,
    longitude: -66.1057,
    timeZone: 'America/Puerto_Rico',
    currency: 'USD',
    featured: false,
    order: 2056,
    landmarks: [
      { motif: 'castle', name: 'Castillo San Felipe del Morro' },
      { motif: 'rooftops', name: 'Calle Fortaleza' },
      { motif: 'gate', name: 'Puerta de San Juan' },
    ],
    introduction: {
      en_US:
        'The old streets are paved with adoquines, bluish blocks of iron slag, and end at the lawn of El Morro, where families fly kites.',
      fr_FR:
        'Les vieilles rues sont pavées d’adoquines, blocs bleutés de scories de fer, et débouchent sur la pelouse d’El Morro, où l’on fait voler des cerfs-volants.',
      de_DE:
        'Die alten Straßen sind mit Adoquines gepflastert, bläulichen Blöcken aus Eisenschlacke, und enden am Rasen von El Morro, wo Familien Drachen steigen lassen.',
      es_ES:
        'Las calles viejas están cubiertas de adoquines azulados de escoria de hierro y acaban en el césped de El Morro, donde las familias hacen volar cometas.',
      it_IT:
        'Le vecchie vie sono lastricate di adoquines, blocchi bluastri di scorie di ferro, e finiscono sul prato di El Morro, dove le famiglie fanno volare gli aquiloni.',
      ru_RU:
        'Старые улицы вымощены адокинами, синеватыми брусками железного шлака, и выходят к лужайке Эль-Морро, где запускают воздушных змеев.',
      ja_JP:
        '旧市街の通りには鉄滓で作った青みがかった敷石アドキンが敷かれ、その先のエル・モロ要塞の芝生では家族連れが凧を揚げています。',
    },
  },
];
