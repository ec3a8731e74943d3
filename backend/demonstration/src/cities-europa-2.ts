import type { CityOfDemo } from './shapes.js';

export const citiesOfEuropa2: readonly CityOfDemo[] = [
  {
    slug: 'venice',
    country: 'IT',
    names: {
      en_US: 'Venice',
      fr_FR: 'Venise',
      de_DE: 'Venedig',
      es_ES: 'Venecia',
      it_IT: 'Venezia',
      ru_RU: 'Венеция',
      ja_JP: 'ヴェネツィア',
    },
    latitude: 45.4371,
    longitude: 12.3346,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: false,
    order: 15,
    landmarks: [
      { motif: 'bridge', name: 'Rialto Bridge' },
      { motif: 'dome', name: 'Santa Maria della Salute' },
      { motif: 'towers', name: 'Campanile of San Marco' },
      { motif: 'sea', name: 'Venetian Lagoon' },
    ],
    introduction: {
      en_US:
        'Vaporetto line 1 calls at landing stages on both sides of the Grand Canal and passes under its four bridges. A street here is a calle and a square a campo; only San Marco is called a piazza.',
      fr_FR:
        'La ligne 1 du vaporetto dessert les deux rives du Grand Canal et passe sous ses quatre ponts. Ici, une rue est une calle et une place un campo ; seule Saint-Marc s’appelle piazza.',
      de_DE:
        'Die Vaporetto-Linie 1 hält an beiden Ufern des Canal Grande und fährt unter seinen vier Brücken hindurch. Eine Gasse heißt hier Calle, ein Platz Campo; nur San Marco ist eine Piazza.',
      es_ES:
        'La línea 1 del vaporetto para en ambas orillas del Gran Canal y pasa bajo sus cuatro puentes. Aquí la calle se llama calle, como en español, y la plaza, campo; solo San Marcos es piazza.',
      it_IT:
        'La linea 1 del vaporetto tocca entrambe le rive del Canal Grande e passa sotto i suoi quattro ponti. Qui la strada è una calle e lo slargo un campo; solo San Marco è una piazza.',
      ru_RU:
        'Вапоретто № 1 причаливает к обоим берегам Гранд-канала и проходит под четырьмя его мостами. Улица здесь — «калле», площадь — «кампо», и только Сан-Марко называют «пьяцца».',
      ja_JP:
        '水上バス1番線は大運河の両岸に寄りながら、4本の橋の下をくぐります。ここでは道を「カッレ」、広場を「カンポ」と呼び、「ピアッツァ」と呼ばれるのはサン・マルコだけです。',
    },
  },
  {
    slug: 'naples',
    country: 'IT',
    names: {
      en_US: 'Naples',
      fr_FR: 'Naples',
      de_DE: 'Neapel',
      es_ES: 'Nápoles',
      it_IT: 'Napoli',
      ru_RU: 'Неаполь',
      ja_JP: 'ナポリ',
    },
    latitude: 40.8518,
    longitude: 14.2681,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: false,
    order: 16,
    landmarks: [
      { motif: 'volcano', name: 'Mount Vesuvius' },
      { motif: 'castle', name: 'Castel dell’Ovo' },
      { motif: 'sea', name: 'Gulf of Naples' },
    ],
    introduction: {
      en_US:
        'Spaccanapoli cuts the old town in a straight line and follows a street of the ancient Greek city. In some cafés people still pay for a second coffee and leave it for a stranger.',
      fr_FR:
        'Spaccanapoli fend la vieille ville en ligne droite, sur le tracé d’une rue de l’ancienne cité grecque. Dans certains cafés, on paie encore un second café que l’on laisse à un inconnu.',
      de_DE:
        'Spaccanapoli schneidet die Altstadt in gerader Linie und folgt einer Straße der antiken griechischen Stadt. In manchen Bars bezahlt man noch einen zweiten Kaffee, für einen Unbekannten.',
      es_ES:
        'Spaccanapoli corta el casco antiguo en línea recta, siguiendo una calle de la antigua ciudad griega. En algunos bares todavía se paga un segundo café y se deja para un desconocido.',
      it_IT:
        'Spaccanapoli taglia dritta il centro antico e ricalca una strada della città greca. In qualche bar si paga ancora un secondo caffè, sospeso per uno sconosciuto.',
      ru_RU:
        'Спакканаполи прямой линией рассекает старый город, повторяя улицу античного греческого полиса. В некоторых барах до сих пор платят за вторую чашку кофе и оставляют её незнакомцу.',
      ja_JP:
        'スパッカナポリ通りは旧市街をまっすぐに切り、古代ギリシャ都市の道をなぞっています。今でも二杯分のコーヒー代を払い、一杯を見知らぬ人に残していく人がいます。',
    },
  },
  {
    slug: 'milan',
    country: 'IT',
    names: {
      en_US: 'Milan',
      fr_FR: 'Milan',
      de_DE: 'Mailand',
      es_ES: 'Milán',
      it_IT: 'Milano',
      ru_RU: 'Милан',
      ja_JP: 'ミラノ',
    },
    latitude: 45.4642,
    longitude: 9.19,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: false,
    order: 17,
    landmarks: [
      { motif: 'cathedral', name: 'Milan Cathedral' },
      { motif: 'arches', name: 'Galleria Vittorio Emanuele II' },
      { motif: 'castle', name: 'Castello Sforzesco' },
      { motif: 'tram', name: 'Trams of 1928' },
    ],
    introduction: {
      en_US:
        'On the roof of the Duomo a walk leads between the marble spires, with the Alps behind them on clear days. In the early evening the tables along the Naviglio Grande fill up for the aperitivo.',
      fr_FR:
        'Sur le toit du Duomo, on marche entre les flèches de marbre, avec les Alpes derrière par temps clair. En début de soirée, les tables du Naviglio Grande se remplissent pour l’aperitivo.',
      de_DE:
        'Auf dem Dach des Doms geht man zwischen den Marmorspitzen, an klaren Tagen mit den Alpen dahinter. Am frühen Abend füllen sich die Tische am Naviglio Grande zum Aperitivo.',
      es_ES:
        'En el tejado del Duomo se camina entre las agujas de mármol, con los Alpes al fondo en los días claros. Al caer la tarde, las mesas del Naviglio Grande se llenan para el aperitivo.',
      it_IT:
        'Sulle terrazze del Duomo si cammina tra le guglie di marmo, con le Alpi sullo sfondo nelle giornate limpide. Verso sera i tavolini del Naviglio Grande si riempiono per l’aperitivo.',
      ru_RU:
        'По крыше собора Дуомо можно гулять между мраморными шпилями, а в ясные дни за ними видны Альпы. Ранним вечером столики вдоль канала Навильо-Гранде заполняются: время аперитива.',
      ja_JP:
        'ドゥオーモの屋上では大理石の尖塔の間を歩け、晴れた日にはその向こうにアルプスが見えます。夕方になると、ナヴィリオ・グランデ運河沿いの席はアペリティーヴォの客で埋まります。',
    },
  },
  {
    slug: 'madrid',
    country: 'ES',
    names: {
      en_US: 'Madrid',
      fr_FR: 'Madrid',
      de_DE: 'Madrid',
      es_ES: 'Madrid',
      it_IT: 'Madrid',
      ru_RU: 'Мадрид',
      ja_JP: 'マドリード',
    },
    latitude: 40.4168,
    longitude: -3.7038,
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    featured: false,
    order: 18,
    landmarks: [
      { motif: 'palace', name: 'Royal Palace' },
      { motif: 'gate', name: 'Puerta de Alcalá' },
      { motif: 'museum-columns', name: 'Prado Museum' },
      { motif: 'statue', name: 'Cibeles Fountain' },
    ],
    introduction: {
      en_US:
        'On Sundays the stalls of the Rastro fill the slope of Ribera de Curtidores. In Retiro Park people rent rowboats on the pond below the monument to Alfonso XII.',
      fr_FR:
        'Le dimanche, les étals du Rastro occupent la pente de la Ribera de Curtidores. Au parc du Retiro, on loue des barques sur le bassin, au pied du monument à Alphonse XII.',
      de_DE:
        'Sonntags füllen die Stände des Rastro die abschüssige Ribera de Curtidores. Im Retiro-Park mietet man Ruderboote auf dem Teich vor dem Denkmal für Alfons XII.',
      es_ES:
        'Los domingos, los puestos del Rastro llenan la cuesta de la Ribera de Curtidores. En el Retiro se alquilan barcas en el estanque, a los pies del monumento a Alfonso XII.',
      it_IT:
        'La domenica le bancarelle del Rastro riempiono la discesa di Ribera de Curtidores. Al Retiro si noleggiano barche a remi nel laghetto, sotto il monumento ad Alfonso XII.',
      ru_RU:
        'По воскресеньям прилавки Растро занимают весь спуск улицы Рибера-де-Куртидорес. В парке Ретиро берут напрокат лодки на пруду у памятника Альфонсо XII.',
      ja_JP:
        '日曜日にはリベラ・デ・クルティドーレスの坂道がラストロの露店で埋まります。レティーロ公園では、アルフォンソ12世の記念碑の前の池で手漕ぎボートを借りられます。',
    },
  },
  {
    slug: 'seville',
    country: 'ES',
    names: {
      en_US: 'Seville',
      fr_FR: 'Séville',
      de_DE: 'Sevilla',
      es_ES: 'Sevilla',
      it_IT: 'Siviglia',
      ru_RU: 'Севилья',
      ja_JP: 'セビリア',
    },
    latitude: 37.3891,
    longitude: -5.9845,
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    featured: false,
    order: 19,
    landmarks: [
      { motif: 'towers', name: 'Giralda' },
      { motif: 'arches', name: 'Plaza de España' },
      { motif: 'palm', name: 'Gardens of the Alcázar' },
      { motif: 'river', name: 'Guadalquivir' },
    ],
    introduction: {
      en_US:
        'The Giralda was built as a minaret, and you climb it on ramps instead of stairs. Across the Guadalquivir lies Triana, the quarter of potters and tile makers.',
      fr_FR:
        'La Giralda fut construite comme minaret, et l’on y monte par des rampes et non par des marches. De l’autre côté du Guadalquivir s’étend Triana, le quartier des potiers et des faïenciers.',
      de_DE:
        'Die Giralda wurde als Minarett gebaut, und man steigt über Rampen statt über Treppen hinauf. Jenseits des Guadalquivir liegt Triana, das Viertel der Töpfer und Fliesenmacher.',
      es_ES:
        'La Giralda se construyó como alminar, y se sube por rampas en lugar de escaleras. Al otro lado del Guadalquivir está Triana, el barrio de los alfareros y azulejeros.',
      it_IT:
        'La Giralda nacque come minareto e vi si sale per rampe invece che per gradini. Oltre il Guadalquivir c’è Triana, il quartiere dei vasai e dei maestri delle piastrelle.',
      ru_RU:
        'Хиральду строили как минарет, и поднимаются на неё не по ступеням, а по пандусам. За Гвадалквивиром лежит Триана — квартал гончаров и мастеров изразцов.',
      ja_JP:
        'ヒラルダの塔はもとはミナレットとして建てられ、階段ではなく斜路で上ります。グアダルキビル川の対岸には、陶工とタイル職人の町トリアーナがあります。',
    },
  },
  {
    slug: 'vienna',
    country: 'AT',
    names: {
      en_US: 'Vienna',
      fr_FR: 'Vienne',
      de_DE: 'Wien',
      es_ES: 'Viena',
      it_IT: 'Vienna',
      ru_RU: 'Вена',
      ja_JP: 'ウィーン',
    },
    latitude: 48.2082,
    longitude: 16.3738,
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    featured: false,
    order: 20,
    landmarks: [
      { motif: 'ferris-wheel', name: 'Wiener Riesenrad' },
      { motif: 'cathedral', name: 'St. Stephen’s Cathedral' },
      { motif: 'palace', name: 'Schönbrunn Palace' },
    ],
    introduction: {
      en_US:
        'The Ringstrasse follows the line of the city walls, pulled down in the nineteenth century. In the coffee houses every cup comes on a small tray with a glass of water.',
      fr_FR:
        'La Ringstrasse suit le tracé des remparts, abattus au XIXe siècle. Dans les cafés, chaque tasse arrive sur un petit plateau avec un verre d’eau.',
      de_DE:
        'Die Ringstraße folgt dem Verlauf der Stadtmauern, die im 19. Jahrhundert abgetragen wurden. Im Kaffeehaus kommt jede Tasse auf einem kleinen Tablett mit einem Glas Wasser.',
      es_ES:
        'La Ringstrasse sigue el trazado de las murallas, derribadas en el siglo XIX. En los cafés, cada taza llega en una bandejita con un vaso de agua.',
      it_IT:
        'La Ringstrasse segue la linea delle mura, abbattute nell’Ottocento. Nei caffè ogni tazza arriva su un vassoietto con un bicchiere d’acqua.',
      ru_RU:
        'Рингштрассе повторяет линию городских стен, снесённых в XIX веке. В кофейнях каждую чашку приносят на маленьком подносе со стаканом воды.',
      ja_JP:
        'リング通りは、19世紀に取り壊された城壁の跡に沿って走ります。カフェでは、コーヒーは必ず小さな盆に水のグラスを添えて運ばれてきます。',
    },
  },
  {
    slug: 'prague',
    country: 'CZ',
    names: {
      en_US: 'Prague',
      fr_FR: 'Prague',
      de_DE: 'Prag',
      es_ES: 'Praga',
      it_IT: 'Praga',
      ru_RU: 'Прага',
      ja_JP: 'プラハ',
    },
    latitude: 50.0875,
    longitude: 14.4213,
    timeZone: 'Europe/Prague',
    currency: 'CZK',
    featured: false,
    order: 21,
    landmarks: [
      { motif: 'castle', name: 'Prague Castle' },
      { motif: 'bridge', name: 'Charles Bridge' },
      { motif: 'towers', name: 'Church of Our Lady before Týn' },
      { motif: 'clock-tower', name: 'Old Town Hall' },
    ],
    introduction: {
      en_US:
        'Thirty statues line the Charles Bridge over the Vltava. Nerudova Street climbs to the castle past carved house signs that served before there were numbers.',
      fr_FR:
        'Trente statues bordent le pont Charles, au-dessus de la Vltava. La rue Nerudova monte vers le château en passant devant des enseignes sculptées qui servaient avant les numéros.',
      de_DE:
        'Dreißig Statuen säumen die Karlsbrücke über der Moldau. Die Nerudagasse steigt zur Burg hinauf, vorbei an Hauszeichen aus der Zeit vor den Hausnummern.',
      es_ES:
        'Treinta estatuas bordean el puente de Carlos sobre el Moldava. La calle Nerudova sube al castillo entre emblemas tallados que distinguían las casas antes de los números.',
      it_IT:
        'Trenta statue fiancheggiano il Ponte Carlo sulla Moldava. La via Nerudova sale al castello tra le insegne scolpite che distinguevano le case prima dei numeri civici.',
      ru_RU:
        'Тридцать скульптур стоят вдоль Карлова моста над Влтавой. Нерудова улица поднимается к Граду мимо резных домовых знаков, служивших до появления номеров.',
      ja_JP:
        'ヴルタヴァ川に架かるカレル橋には、30体の像が並びます。ネルドヴァ通りは、番地ができる前に使われた家々の紋章の前を通って城へと上ります。',
    },
  },
  {
    slug: 'budapest',
    country: 'HU',
    names: {
      en_US: 'Budapest',
      fr_FR: 'Budapest',
      de_DE: 'Budapest',
      es_ES: 'Budapest',
      it_IT: 'Budapest',
      ru_RU: 'Будапешт',
      ja_JP: 'ブダペスト',
    },
    latitude: 47.4979,
    longitude: 19.0402,
    timeZone: 'Europe/Budapest',
    currency: 'HUF',
    featured: false,
    order: 22,
    landmarks: [
      { motif: 'suspension-bridge', name: 'Széchenyi Chain Bridge' },
      { motif: 'dome', name: 'Hungarian Parliament' },
      { motif: 'castle', name: 'Buda Castle' },
      { motif: 'river', name: 'Danube' },
    ],
    introduction: {
      en_US:
        'The Danube separates the hills of Buda from the flat streets of Pest. In the Széchenyi Baths people play chess standing in the warm water, in winter too.',
      fr_FR:
        'Le Danube sépare les collines de Buda des rues plates de Pest. Aux bains Széchenyi, on joue aux échecs debout dans l’eau chaude, même en hiver.',
      de_DE:
        'Die Donau trennt die Hügel von Buda von den flachen Straßen von Pest. Im Széchenyi-Bad spielt man im warmen Wasser stehend Schach, auch im Winter.',
      es_ES:
        'El Danubio separa las colinas de Buda de las calles llanas de Pest. En los baños Széchenyi se juega al ajedrez de pie en el agua caliente, también en invierno.',
      it_IT:
        'Il Danubio separa le colline di Buda dalle strade piane di Pest. Alle terme Széchenyi si gioca a scacchi in piedi nell’acqua calda, anche d’inverno.',
      ru_RU:
        'Дунай отделяет холмы Буды от ровных улиц Пешта. В купальне Сечени играют в шахматы стоя в тёплой воде, даже зимой.',
      ja_JP:
        'ドナウ川が、丘の街ブダと平らな街ペストを分けています。セーチェーニ温泉では、冬でも湯の中に立ってチェスを指す人がいます。',
    },
  },
  {
    slug: 'amsterdam',
    country: 'NL',
    names: {
      en_US: 'Amsterdam',
      fr_FR: 'Amsterdam',
      de_DE: 'Amsterdam',
      es_ES: 'Ámsterdam',
      it_IT: 'Amsterdam',
      ru_RU: 'Амстердам',
      ja_JP: 'アムステルダム',
    },
    latitude: 52.3676,
    longitude: 4.9041,
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    featured: false,
    order: 23,
    landmarks: [
      { motif: 'canal-houses', name: 'Houses of the Herengracht' },
      { motif: 'bicycle', name: 'Bicycles on the canal bridges' },
      { motif: 'windmill', name: 'De Gooyer windmill' },
    ],
    introduction: {
      en_US:
        'Herengracht, Keizersgracht and Prinsengracht lie in half circles around the old center. From many gables a beam with a hook sticks out, on which furniture is hoisted in through the windows.',
      fr_FR:
        'Herengracht, Keizersgracht et Prinsengracht forment des demi-cercles autour du vieux centre. De nombreux pignons portent une poutre à crochet, qui sert à hisser les meubles par les fenêtres.',
      de_DE:
        'Herengracht, Keizersgracht und Prinsengracht liegen in Halbkreisen um den alten Kern. Aus vielen Giebeln ragt ein Balken mit Haken, an dem Möbel durch die Fenster gehievt werden.',
      es_ES:
        'Herengracht, Keizersgracht y Prinsengracht rodean el centro antiguo en semicírculos. De muchos hastiales sobresale una viga con gancho para subir los muebles por las ventanas.',
      it_IT:
        'Herengracht, Keizersgracht e Prinsengracht cingono a semicerchio il vecchio centro. Da molti frontoni sporge una trave con gancio, con cui si issano i mobili dalle finestre.',
      ru_RU:
        'Каналы Херенграхт, Кейзерсграхт и Принсенграхт полукольцами охватывают старый центр. Из многих фронтонов торчит балка с крюком: на ней мебель поднимают в окна.',
      ja_JP:
        'ヘーレン、カイゼル、プリンセンの三つの運河が、旧市街を半円状に囲みます。多くの家の破風からは鉤の付いた梁が突き出し、家具を窓から吊り上げるのに使われます。',
    },
  },
  {
    slug: 'brussels',
    country: 'BE',
    names: {
      en_US: 'Brussels',
      fr_FR: 'Bruxelles',
      de_DE: 'Brüssel',
      es_ES: 'Bruselas',
      it_IT: 'Bruxelles',
      ru_RU: 'Брюссель',
      ja_JP: 'ブリュッセル',
    },
    latitude: 50.8467,
    longitude: 4.3525,
    timeZone: 'Europe/Brussels',
    currency: 'EUR',
    featured: false,
    order: 24,
    landmarks: [
      { motif: 'towers', name: 'Town Hall on the Grand-Place' },
      { motif: 'rooftops', name: 'Guild houses of the Grand-Place' },
      { motif: 'street-art-wall', name: 'Comic strip murals' },
    ],
    introduction: {
      en_US:
        'The guild houses of the Grand-Place were rebuilt after the French bombardment of 1695. Street names are written in French and Dutch, and comic strip heroes look down from painted house walls.',
      fr_FR:
        'Les maisons des corporations de la Grand-Place furent rebâties après le bombardement français de 1695. Les rues portent leur nom en français et en néerlandais, et des héros de bande dessinée ornent les murs.',
      de_DE:
        'Die Zunfthäuser der Grand-Place wurden nach dem französischen Bombardement von 1695 neu gebaut. Straßennamen stehen auf Französisch und Niederländisch, und von bemalten Hauswänden blicken Comichelden herab.',
      es_ES:
        'Las casas gremiales de la Grand-Place se reconstruyeron tras el bombardeo francés de 1695. Las calles llevan su nombre en francés y neerlandés, y héroes de cómic miran desde las fachadas pintadas.',
      it_IT:
        'Le case delle corporazioni sulla Grand-Place furono ricostruite dopo il bombardamento francese del 1695. Le strade hanno nomi in francese e olandese, e dai muri dipinti si affacciano eroi dei fumetti.',
      ru_RU:
        'Дома гильдий на Гран-Плас отстроили после французского обстрела 1695 года. Названия улиц пишут по-французски и по-нидерландски, а с расписанных стен смотрят герои комиксов.',
      ja_JP:
        'グラン・プラスのギルドハウスは、1695年のフランス軍の砲撃後に再建されました。通りの名はフランス語とオランダ語で書かれ、家々の壁には漫画の主人公が描かれています。',
    },
  },
];
