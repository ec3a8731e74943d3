import type { CityOfDemo } from './shapes.js';

export const citiesOfEuropa1: readonly CityOfDemo[] = [
  {
    slug: 'rome',
    country: 'IT',
    names: { en_US: 'Rome', fr_FR: 'Rome', de_DE: 'Rom', es_ES: 'Roma', it_IT: 'Roma', ru_RU: 'Рим', ja_JP: 'ローマ' },
    latitude: 41.8967,
    longitude: 12.4822,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: true,
    order: 1,
    landmarks: [
      { motif: 'arena', name: 'Colosseum' },
      { motif: 'dome', name: 'St. Peter’s Basilica' },
      { motif: 'pine', name: 'Stone pines of the Palatine' },
      { motif: 'temple-columns', name: 'Roman Forum' },
    ],
    introduction: {
      en_US:
        'Water runs day and night from the small iron fountains called nasoni, and Romans drink from them as they pass. Via dei Fori Imperiali leads in a straight line from Piazza Venezia to the Colosseum.',
      fr_FR:
        'L’eau coule jour et nuit des petites fontaines de fonte appelées nasoni, et les Romains y boivent en passant. La Via dei Fori Imperiali mène tout droit de la Piazza Venezia au Colisée.',
      de_DE:
        'Aus den kleinen eisernen Brunnen, den Nasoni, läuft Tag und Nacht Wasser, und die Römer trinken im Vorbeigehen daraus. Die Via dei Fori Imperiali führt schnurgerade von der Piazza Venezia zum Kolosseum.',
      es_ES:
        'De las pequeñas fuentes de hierro llamadas nasoni mana agua día y noche, y los romanos beben de ellas al pasar. La Via dei Fori Imperiali va en línea recta de la Piazza Venezia al Coliseo.',
      it_IT:
        'Dai nasoni, le fontanelle di ghisa, l’acqua scorre giorno e notte e i romani vi bevono passando. Via dei Fori Imperiali corre dritta da piazza Venezia al Colosseo.',
      ru_RU:
        'Из чугунных фонтанчиков-«назони» вода течёт днём и ночью, и римляне пьют из них на ходу. Виа деи Фори Империали идёт по прямой от площади Венеции к Колизею.',
      ja_JP:
        '「ナゾーニ」と呼ばれる小さな鉄の水飲み場からは昼も夜も水が流れ、ローマの人々は通りがかりに喉を潤します。フォーリ・インペリアーリ通りはヴェネツィア広場からコロッセオまで一直線に続きます。',
    },
  },
  {
    slug: 'paris',
    country: 'FR',
    names: {
      en_US: 'Paris',
      fr_FR: 'Paris',
      de_DE: 'Paris',
      es_ES: 'París',
      it_IT: 'Parigi',
      ru_RU: 'Париж',
      ja_JP: 'パリ',
    },
    latitude: 48.8566,
    longitude: 2.3522,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    featured: true,
    order: 2,
    landmarks: [
      { motif: 'iron-tower', name: 'Eiffel Tower' },
      { motif: 'cathedral', name: 'Notre-Dame' },
      { motif: 'bridge', name: 'Pont Neuf' },
      { motif: 'river', name: 'Seine' },
    ],
    introduction: {
      en_US:
        'The twenty arrondissements are numbered in a spiral that begins at the Louvre. Along the quays of the Seine the bouquinistes sell old books from green boxes.',
      fr_FR:
        'Les vingt arrondissements sont numérotés en une spirale qui part du Louvre. Sur les quais de la Seine, les bouquinistes vendent de vieux livres dans leurs boîtes vertes.',
      de_DE:
        'Die zwanzig Arrondissements sind in einer Spirale gezählt, die am Louvre beginnt. An den Seine-Kais verkaufen die Bouquinisten alte Bücher aus grünen Kästen.',
      es_ES:
        'Los veinte distritos se numeran en una espiral que empieza en el Louvre. En los muelles del Sena, los bouquinistes venden libros viejos en sus cajones verdes.',
      it_IT:
        'I venti arrondissement sono numerati lungo una spirale che parte dal Louvre. Sui lungosenna i bouquinistes vendono libri usati nelle loro cassette verdi.',
      ru_RU:
        'Двадцать округов пронумерованы по спирали, которая начинается у Лувра. На набережных Сены букинисты торгуют старыми книгами из зелёных ящиков.',
      ja_JP:
        '20の区の番号は、ルーヴルから渦を巻くように付けられています。セーヌの河岸では、古本屋ブキニストが緑色の箱を開いて本を並べます。',
    },
  },
  {
    slug: 'london',
    country: 'GB',
    names: {
      en_US: 'London',
      fr_FR: 'Londres',
      de_DE: 'London',
      es_ES: 'Londres',
      it_IT: 'Londra',
      ru_RU: 'Лондон',
      ja_JP: 'ロンドン',
    },
    latitude: 51.5074,
    longitude: -0.1278,
    timeZone: 'Europe/London',
    currency: 'GBP',
    featured: true,
    order: 3,
    landmarks: [
      { motif: 'clock-tower', name: 'Big Ben' },
      { motif: 'bridge', name: 'Tower Bridge' },
      { motif: 'ferris-wheel', name: 'London Eye' },
      { motif: 'dome', name: 'St. Paul’s Cathedral' },
    ],
    introduction: {
      en_US:
        'Between Tower Bridge and Westminster the Thames still rises and falls with the tide, twice a day. On the South Bank, second-hand books are sold on long tables under Waterloo Bridge.',
      fr_FR:
        'Entre Tower Bridge et Westminster, la Tamise monte et descend encore avec la marée, deux fois par jour. Sur la rive sud, des livres d’occasion se vendent sur de longues tables sous Waterloo Bridge.',
      de_DE:
        'Zwischen Tower Bridge und Westminster steigt und fällt die Themse noch immer zweimal am Tag mit den Gezeiten. Am Südufer werden unter der Waterloo Bridge gebrauchte Bücher auf langen Tischen verkauft.',
      es_ES:
        'Entre el Tower Bridge y Westminster, el Támesis sigue subiendo y bajando con la marea dos veces al día. En la orilla sur se venden libros de segunda mano en largas mesas bajo el puente de Waterloo.',
      it_IT:
        'Tra il Tower Bridge e Westminster il Tamigi sale e scende ancora con la marea, due volte al giorno. Sulla riva sud, sotto il Waterloo Bridge, si vendono libri usati su lunghi tavoli.',
      ru_RU:
        'Между Тауэрским мостом и Вестминстером Темза по-прежнему дважды в день поднимается и опускается с приливом. На южном берегу под мостом Ватерлоо на длинных столах продают подержанные книги.',
      ja_JP:
        'タワー・ブリッジからウェストミンスターにかけて、テムズ川は今も一日に二度、潮とともに満ち引きします。サウス・バンクのウォータールー橋の下では、長い机に古本が並びます。',
    },
  },
  {
    slug: 'barcelona',
    country: 'ES',
    names: {
      en_US: 'Barcelona',
      fr_FR: 'Barcelone',
      de_DE: 'Barcelona',
      es_ES: 'Barcelona',
      it_IT: 'Barcellona',
      ru_RU: 'Барселона',
      ja_JP: 'バルセロナ',
    },
    latitude: 41.3874,
    longitude: 2.1686,
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    featured: true,
    order: 4,
    landmarks: [
      { motif: 'cathedral', name: 'Sagrada Família' },
      { motif: 'hills', name: 'Montjuïc' },
      { motif: 'sea', name: 'Barceloneta' },
      { motif: 'palm', name: 'Palms of Plaça Reial' },
    ],
    introduction: {
      en_US:
        'In the Eixample the corners of the blocks are cut off, so every crossing opens into a small octagon. On Sunday mornings old books and comics are sold around the market hall of Sant Antoni.',
      fr_FR:
        'Dans l’Eixample, les angles des îlots sont coupés, si bien que chaque carrefour s’ouvre en petit octogone. Le dimanche matin, livres anciens et bandes dessinées se vendent autour du marché de Sant Antoni.',
      de_DE:
        'Im Eixample sind die Ecken der Häuserblöcke abgeschrägt, sodass sich jede Kreuzung zu einem kleinen Achteck öffnet. Sonntagvormittags werden rund um die Markthalle Sant Antoni alte Bücher und Comics verkauft.',
      es_ES:
        'En el Eixample las esquinas de las manzanas están achaflanadas y cada cruce se abre en un pequeño octógono. Los domingos por la mañana se venden libros viejos y tebeos alrededor del mercado de Sant Antoni.',
      it_IT:
        'Nell’Eixample gli angoli degli isolati sono smussati e ogni incrocio si apre in un piccolo ottagono. La domenica mattina attorno al mercato di Sant Antoni si vendono libri vecchi e fumetti.',
      ru_RU:
        'В районе Эшампле углы кварталов срезаны, и каждый перекрёсток превращается в маленький восьмиугольник. По воскресеньям утром вокруг рынка Сан-Антони продают старые книги и комиксы.',
      ja_JP:
        'アシャンプラ地区では街区の角が切り落とされ、交差点がどれも小さな八角形に開けています。日曜の朝はサン・アントニ市場のまわりに古本と漫画の市が立ちます。',
    },
  },
  {
    slug: 'florence',
    country: 'IT',
    names: {
      en_US: 'Florence',
      fr_FR: 'Florence',
      de_DE: 'Florenz',
      es_ES: 'Florencia',
      it_IT: 'Firenze',
      ru_RU: 'Флоренция',
      ja_JP: 'フィレンツェ',
    },
    latitude: 43.7696,
    longitude: 11.2558,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: false,
    order: 5,
    landmarks: [
      { motif: 'dome', name: 'Brunelleschi’s Dome' },
      { motif: 'bridge', name: 'Ponte Vecchio' },
      { motif: 'clock-tower', name: 'Palazzo Vecchio' },
      { motif: 'cypress', name: 'Cypresses of San Miniato' },
    ],
    introduction: {
      en_US:
        'Goldsmiths have kept their shops on the Ponte Vecchio since 1593, when the butchers had to leave. Across the Arno, in the Oltrarno, restorers of frames and furniture work with the door open to the street.',
      fr_FR:
        'Les orfèvres tiennent boutique sur le Ponte Vecchio depuis 1593, quand les bouchers durent partir. Au-delà de l’Arno, dans l’Oltrarno, les restaurateurs de cadres et de meubles travaillent porte ouverte sur la rue.',
      de_DE:
        'Seit 1593, als die Metzger weichen mussten, haben die Goldschmiede ihre Läden auf dem Ponte Vecchio. Jenseits des Arno, im Oltrarno, arbeiten Rahmen- und Möbelrestauratoren bei offener Tür.',
      es_ES:
        'Los orfebres tienen sus tiendas en el Ponte Vecchio desde 1593, cuando los carniceros tuvieron que irse. Al otro lado del Arno, en el Oltrarno, los restauradores de marcos y muebles trabajan con la puerta abierta a la calle.',
      it_IT:
        'Gli orafi hanno bottega sul Ponte Vecchio dal 1593, quando i beccai dovettero andarsene. Di là d’Arno, nell’Oltrarno, i restauratori di cornici e mobili lavorano con la porta aperta sulla strada.',
      ru_RU:
        'Ювелиры держат лавки на Понте Веккьо с 1593 года, когда оттуда выселили мясников. За Арно, в квартале Ольтрарно, реставраторы рам и мебели работают с открытой на улицу дверью.',
      ja_JP:
        'ヴェッキオ橋には、肉屋が立ち退かされた1593年から金細工師の店が並びます。アルノ川の向こうのオルトラルノ地区では、額縁や家具の修復職人が通りに戸を開けて仕事をしています。',
    },
  },
  {
    slug: 'istanbul',
    country: 'TR',
    names: {
      en_US: 'Istanbul',
      fr_FR: 'Istanbul',
      de_DE: 'Istanbul',
      es_ES: 'Estambul',
      it_IT: 'Istanbul',
      ru_RU: 'Стамбул',
      ja_JP: 'イスタンブール',
    },
    latitude: 41.0082,
    longitude: 28.9784,
    timeZone: 'Europe/Istanbul',
    currency: 'TRY',
    featured: true,
    order: 8,
    landmarks: [
      { motif: 'minaret', name: 'Blue Mosque' },
      { motif: 'dome', name: 'Hagia Sophia' },
      { motif: 'suspension-bridge', name: 'Bosphorus Bridge' },
      { motif: 'ship', name: 'Bosphorus ferries' },
    ],
    introduction: {
      en_US:
        'Ferries cross the Bosphorus from Eminönü to Kadıköy all day, and tea is drunk on board from tulip-shaped glasses. Anglers stand shoulder to shoulder on the Galata Bridge.',
      fr_FR:
        'Toute la journée, les ferries traversent le Bosphore d’Eminönü à Kadıköy, et l’on y boit le thé dans des verres en forme de tulipe. Sur le pont de Galata, les pêcheurs se tiennent épaule contre épaule.',
      de_DE:
        'Den ganzen Tag fahren Fähren von Eminönü über den Bosporus nach Kadıköy, und an Bord trinkt man Tee aus tulpenförmigen Gläsern. Auf der Galatabrücke stehen die Angler Schulter an Schulter.',
      es_ES:
        'Los ferris cruzan el Bósforo todo el día entre Eminönü y Kadıköy, y a bordo se bebe té en vasos con forma de tulipán. En el puente de Gálata los pescadores se colocan hombro con hombro.',
      it_IT:
        'I traghetti attraversano il Bosforo tutto il giorno da Eminönü a Kadıköy, e a bordo si beve il tè in bicchieri a tulipano. Sul ponte di Galata i pescatori stanno spalla a spalla.',
      ru_RU:
        'Паромы весь день ходят через Босфор от Эминёню до Кадыкёя, и на борту пьют чай из стаканчиков-тюльпанов. На Галатском мосту рыбаки стоят плечом к плечу.',
      ja_JP:
        'エミノニュとカドゥキョイを結ぶフェリーが一日中ボスポラス海峡を渡り、船上ではチューリップ形のグラスで紅茶を飲みます。ガラタ橋には釣り人が肩を並べて立ちます。',
    },
  },
  {
    slug: 'lisbon',
    country: 'PT',
    names: {
      en_US: 'Lisbon',
      fr_FR: 'Lisbonne',
      de_DE: 'Lissabon',
      es_ES: 'Lisboa',
      it_IT: 'Lisbona',
      ru_RU: 'Лиссабон',
      ja_JP: 'リスボン',
    },
    latitude: 38.7223,
    longitude: -9.1393,
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    featured: true,
    order: 9,
    landmarks: [
      { motif: 'tram', name: 'Tram 28' },
      { motif: 'suspension-bridge', name: '25 de Abril Bridge' },
      { motif: 'castle', name: 'São Jorge Castle' },
      { motif: 'hills', name: 'Alfama' },
    ],
    introduction: {
      en_US:
        'Tram 28 climbs from Martim Moniz through Graça and Alfama, in places close enough to touch the house walls. The sidewalks are laid by hand from small cubes of white and black stone.',
      fr_FR:
        'Le tramway 28 grimpe de Martim Moniz à travers Graça et l’Alfama, frôlant par endroits les murs des maisons. Les trottoirs sont posés à la main, en petits cubes de pierre blanche et noire.',
      de_DE:
        'Die Straßenbahn 28 klettert von Martim Moniz durch Graça und die Alfama, stellenweise zum Greifen nah an den Hauswänden. Die Gehwege sind von Hand aus kleinen weißen und schwarzen Steinwürfeln gelegt.',
      es_ES:
        'El tranvía 28 sube desde Martim Moniz por Graça y la Alfama, a ratos tan cerca de las casas que se podrían tocar. Las aceras se colocan a mano, con pequeños cubos de piedra blanca y negra.',
      it_IT:
        'Il tram 28 sale da Martim Moniz attraverso Graça e l’Alfama, a tratti così vicino ai muri da poterli toccare. I marciapiedi sono posati a mano, con cubetti di pietra bianca e nera.',
      ru_RU:
        'Трамвай № 28 взбирается от Мартин-Мониш через Грасу и Алфаму, местами почти касаясь стен домов. Тротуары здесь выложены вручную из белых и чёрных каменных кубиков.',
      ja_JP:
        '28番の路面電車はマルティン・モニスからグラサ、アルファマへと上り、所によっては家の壁に手が届きそうです。歩道は白と黒の小さな石を手で敷き詰めたものです。',
    },
  },
  {
    slug: 'berlin',
    country: 'DE',
    names: {
      en_US: 'Berlin',
      fr_FR: 'Berlin',
      de_DE: 'Berlin',
      es_ES: 'Berlín',
      it_IT: 'Berlino',
      ru_RU: 'Берлин',
      ja_JP: 'ベルリン',
    },
    latitude: 52.52,
    longitude: 13.405,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    featured: false,
    order: 10,
    landmarks: [
      { motif: 'gate', name: 'Brandenburg Gate' },
      { motif: 'street-art-wall', name: 'East Side Gallery' },
      { motif: 'museum-columns', name: 'Altes Museum' },
      { motif: 'dome', name: 'Reichstag dome' },
    ],
    introduction: {
      en_US:
        'A double row of cobblestones set in the asphalt shows where the Wall ran through the center. The Spree flows around Museum Island, and corner shops called Spätis sell drinks late into the night.',
      fr_FR:
        'Un double rang de pavés dans l’asphalte montre où le Mur traversait le centre. La Spree entoure l’île aux Musées, et des épiceries de quartier, les Spätis, vendent à boire jusque tard dans la nuit.',
      de_DE:
        'Eine doppelte Reihe Pflastersteine im Asphalt zeigt, wo die Mauer durch die Innenstadt lief. Die Spree umfließt die Museumsinsel, und die Spätis an der Ecke verkaufen bis tief in die Nacht Getränke.',
      es_ES:
        'Una doble hilera de adoquines en el asfalto señala por dónde pasaba el Muro en el centro. El Spree rodea la Isla de los Museos, y las tiendas de barrio llamadas Spätis venden bebidas hasta bien entrada la noche.',
      it_IT:
        'Una doppia fila di pietre nell’asfalto segna il percorso del Muro nel centro. La Sprea circonda l’Isola dei musei, e gli Späti, i negozietti d’angolo, vendono da bere fino a notte fonda.',
      ru_RU:
        'Двойной ряд брусчатки в асфальте показывает, где через центр проходила Стена. Шпрее огибает Музейный остров, а лавки на углу — «шпэти» — торгуют напитками до поздней ночи.',
      ja_JP:
        'アスファルトに埋め込まれた二列の石畳が、中心部を走っていた壁の跡を示します。シュプレー川は博物館島を囲んで流れ、「シュペーティ」と呼ばれる街角の売店は夜更けまで飲み物を売ります。',
    },
  },
];
