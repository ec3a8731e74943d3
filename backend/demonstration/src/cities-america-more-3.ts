import type { CityOfDemo } from './shapes.js';

export const citiesOfAmericaMore3: readonly CityOfDemo[] = [
  {
    slug: 'lima',
    country: 'PE',
    names: {
      en_US: 'Lima',
      fr_FR: 'Lima',
      de_DE: 'Lima',
      es_ES: 'Lima',
      it_IT: 'Lima',
      ru_RU: 'Лима',
      ja_JP: 'リマ',
    },
    latitude: -12.0464,
    longitude: -77.0428,
    timeZone: 'America/Lima',
    currency: 'PEN',
    featured: false,
    order: 2071,
    landmarks: [
      { motif: 'sea', name: 'Cliffs of Miraflores' },
      { motif: 'cathedral', name: 'Lima Cathedral' },
      { motif: 'pyramids', name: 'Huaca Pucllana' },
    ],
    introduction: {
      en_US:
        'Ceviche is eaten at midday, from the morning’s catch, and in winter a fine mist called garúa hangs over the cliffs of Miraflores.',
      fr_FR:
        'Le ceviche se mange à midi, avec la pêche du matin, et en hiver une bruine appelée garúa flotte sur les falaises de Miraflores.',
      de_DE:
        'Ceviche isst man mittags, aus dem Fang vom Morgen, und im Winter hängt ein feiner Nieselnebel, die Garúa, über den Klippen von Miraflores.',
      es_ES:
        'El ceviche se come al mediodía, con la pesca de la mañana, y en invierno la garúa flota sobre los acantilados de Miraflores.',
      it_IT:
        'Il ceviche si mangia a mezzogiorno, con il pescato del mattino, e d’inverno una pioggerella detta garúa aleggia sulle scogliere di Miraflores.',
      ru_RU: 'Севиче едят в полдень, из утреннего улова, а зимой над обрывами Мирафлореса висит мелкая морось — гаруа.',
      ja_JP: 'セビーチェは朝に揚がった魚で昼に食べるもので、冬にはミラフローレスの崖にガルアという霧雨が立ちこめます。',
    },
  },
  {
    slug: 'arequipa',
    country: 'PE',
    names: {
      en_US: 'Arequipa',
      fr_FR: 'Arequipa',
      de_DE: 'Arequipa',
      es_ES: 'Arequipa',
      it_IT: 'Arequipa',
      ru_RU: 'Арекипа',
      ja_JP: 'アレキパ',
    },
    latitude: -16.3988,
    longitude: -71.5369,
    timeZone: 'America/Lima',
    currency: 'PEN',
    featured: false,
    order: 2072,
    landmarks: [
      { motif: 'volcano', name: 'Misti' },
      { motif: 'cathedral', name: 'Arequipa Cathedral' },
      { motif: 'arches', name: 'Santa Catalina Monastery' },
    ],
    introduction: {
      en_US:
        'Churches and arcades are cut from sillar, a white volcanic stone, while inside Santa Catalina convent the lanes are painted red and blue.',
      fr_FR:
        'Églises et arcades sont taillées dans le sillar, pierre volcanique blanche, mais au couvent Santa Catalina les ruelles sont peintes en rouge et en bleu.',
      de_DE:
        'Kirchen und Arkaden sind aus Sillar gehauen, einem weißen Vulkangestein, im Kloster Santa Catalina aber sind die Gassen rot und blau gestrichen.',
      es_ES:
        'Iglesias y portales son de sillar, piedra volcánica blanca, mientras que dentro del convento de Santa Catalina las callejas van pintadas de rojo y azul.',
      it_IT:
        'Chiese e portici sono di sillar, una pietra vulcanica bianca, mentre dentro il convento di Santa Catalina i vicoli sono dipinti di rosso e di blu.',
      ru_RU:
        'Церкви и аркады вытесаны из белого вулканического камня сильяра, а в монастыре Санта-Каталина улочки выкрашены в красный и синий.',
      ja_JP: '教会や回廊は白い火山岩シヤールで造られ、サンタ・カタリナ修道院の中の小道は赤や青に塗られています。',
    },
  },
  {
    slug: 'medellin',
    country: 'CO',
    names: {
      en_US: 'Medellín',
      fr_FR: 'Medellín',
      de_DE: 'Medellín',
      es_ES: 'Medellín',
      it_IT: 'Medellín',
      ru_RU: 'Медельин',
      ja_JP: 'メデジン',
    },
    latitude: 6.2442,
    longitude: -75.5812,
    timeZone: 'America/Bogota',
    currency: 'COP',
    featured: false,
    order: 2073,
    landmarks: [
      { motif: 'street-art-wall', name: 'Murals of Comuna 13' },
      { motif: 'statue', name: 'Botero Plaza' },
      { motif: 'hills', name: 'Aburrá Valley' },
    ],
    introduction: {
      en_US:
        'Outdoor escalators climb between the murals of Comuna 13, and cable cars belong to the metro that runs along the valley floor.',
      fr_FR:
        'Des escaliers mécaniques en plein air montent entre les fresques de la Comuna 13, et des télécabines prolongent le métro qui suit le fond de la vallée.',
      de_DE:
        'Rolltreppen unter freiem Himmel führen zwischen den Wandbildern der Comuna 13 hinauf, und Seilbahnen gehören zur Metro, die unten durch das Tal fährt.',
      es_ES:
        'Escaleras eléctricas al aire libre suben entre los murales de la Comuna 13, y los cables forman parte del metro que corre por el fondo del valle.',
      it_IT:
        'Scale mobili all’aperto salgono tra i murales della Comuna 13, e le funivie fanno parte della metropolitana che corre in fondo alla valle.',
      ru_RU:
        'Между росписями Комуны 13 поднимаются уличные эскалаторы, а канатные дороги входят в систему метро, идущего по дну долины.',
      ja_JP: 'コムナ13の壁画の間を屋外エスカレーターが上り、谷底を走るメトロにはロープウェイの路線もつながっています。',
    },
  },
  {
    slug: 'la-paz',
    country: 'BO',
    names: {
      en_US: 'La Paz',
      fr_FR: 'La Paz',
      de_DE: 'La Paz',
      es_ES: 'La Paz',
      it_IT: 'La Paz',
      ru_RU: 'Ла-Пас',
      ja_JP: 'ラパス',
    },
    latitude: -16.4955,
    longitude: -68.1336,
    timeZone: 'America/La_Paz',
    currency: 'BOB',
    featured: false,
    order: 2074,
    landmarks: [
      { motif: 'mountain', name: 'Illimani' },
      { motif: 'cathedral', name: 'San Francisco' },
      { motif: 'rooftops', name: 'Brick houses on the slopes of El Alto' },
    ],
    introduction: {
      en_US:
        'In the Witches’ Market on Calle Linares, stallholders sell herbs and molded sugar tablets to be burned as offerings to Pachamama.',
      fr_FR:
        'Au marché des Sorcières, Calle Linares, on vend des herbes et des tablettes de sucre moulé que l’on brûle en offrande à la Pachamama.',
      de_DE:
        'Auf dem Hexenmarkt in der Calle Linares gibt es Kräuter und geformte Zuckertäfelchen, die man als Gabe für Pachamama verbrennt.',
      es_ES:
        'En el Mercado de las Brujas, en la calle Linares, se venden hierbas y «misterios» de azúcar que se queman como ofrenda a la Pachamama.',
      it_IT:
        'Al mercato delle Streghe, in Calle Linares, si vendono erbe e tavolette di zucchero modellato da bruciare in offerta alla Pachamama.',
      ru_RU:
        'На рынке ведьм на улице Линарес продают травы и фигурные сахарные плитки, которые сжигают в дар Пачамаме.',
      ja_JP:
        'リナレス通りの「魔女の市場」では、大地の母パチャママへの供え物として燃やす薬草や砂糖細工の小板が売られています。',
    },
  },
  {
    slug: 'santiago',
    country: 'CL',
    names: {
      en_US: 'Santiago',
      fr_FR: 'Santiago',
      de_DE: 'Santiago',
      es_ES: 'Santiago de Chile',
      it_IT: 'Santiago',
      ru_RU: 'Сантьяго',
      ja_JP: 'サンチアゴ',
    },
    latitude: -33.4378,
    longitude: -70.6505,
    timeZone: 'America/Santiago',
    currency: 'CLP',
    featured: false,
    order: 2075,
    landmarks: [
      { motif: 'mountain', name: 'Andes' },
      { motif: 'skyscrapers', name: 'Gran Torre' },
      { motif: 'statue', name: 'Virgin of San Cristóbal Hill' },
    ],
    introduction: {
      en_US:
        'Under the iron roof of the Mercado Central, cast in Scotland and opened in 1872, conger soup is served between the fishmongers’ stalls.',
      fr_FR:
        'Sous la charpente de fer du Mercado Central, coulée en Écosse et inaugurée en 1872, on sert la soupe de congre entre les étals de poisson.',
      de_DE:
        'Unter dem Eisendach des Mercado Central, in Schottland gegossen und 1872 eröffnet, gibt es Congriosuppe zwischen den Fischständen.',
      es_ES:
        'Bajo el techo de hierro del Mercado Central, fundido en Escocia e inaugurado en 1872, se sirve caldillo de congrio entre los puestos de pescado.',
      it_IT:
        'Sotto il tetto di ferro del Mercado Central, fuso in Scozia e inaugurato nel 1872, si serve la zuppa di congrio tra i banchi del pesce.',
      ru_RU:
        'Под железной крышей рынка Меркадо-Сентраль, отлитой в Шотландии и открытой в 1872 году, между рыбными прилавками подают суп из конгрио.',
      ja_JP:
        'スコットランドで鋳造され1872年に開場した中央市場の鉄の屋根の下では、魚屋の間でコングリオのスープが味わえます。',
    },
  },
  {
    slug: 'valparaiso',
    country: 'CL',
    names: {
      en_US: 'Valparaíso',
      fr_FR: 'Valparaíso',
      de_DE: 'Valparaíso',
      es_ES: 'Valparaíso',
      it_IT: 'Valparaíso',
      ru_RU: 'Вальпараисо',
      ja_JP: 'バルパライソ',
    },
    latitude: -33.0472,
    longitude: -71.6127,
    timeZone: 'America/Santiago',
    currency: 'CLP',
    featured: false,
    order: 2076,
    landmarks: [
      { motif: 'rooftops', name: 'Cerro Concepción' },
      { motif: 'harbour', name: 'Port of Valparaíso' },
      { motif: 'street-art-wall', name: 'Cerro Bellavista' },
    ],
    introduction: {
      en_US:
        'The Ascensor Concepción, a funicular of 1883, climbs from the harbor streets to lanes of houses clad in painted corrugated iron.',
      fr_FR:
        'L’Ascensor Concepción, funiculaire de 1883, grimpe des rues du port vers des ruelles aux maisons bardées de tôle ondulée peinte.',
      de_DE:
        'Der Ascensor Concepción, eine Standseilbahn von 1883, fährt aus den Hafenstraßen hinauf zu Gassen mit Häusern aus bemaltem Wellblech.',
      es_ES:
        'El Ascensor Concepción, funicular de 1883, sube desde las calles del puerto hasta pasajes de casas forradas de calamina pintada.',
      it_IT:
        'L’Ascensor Concepción, funicolare del 1883, sale dalle vie del porto fino a vicoli di case rivestite di lamiera ondulata dipinta.',
      ru_RU:
        'Фуникулёр «Асенсор Консепсьон» 1883 года поднимает с портовых улиц к переулкам с домами, обшитыми крашеным гофрированным железом.',
      ja_JP:
        '1883年開業のケーブルカー、アセンソール・コンセプシオンは、港の通りから、色を塗ったトタン張りの家が並ぶ丘の小道へ上ります。',
    },
  },
  {
    slug: 'salvador',
    country: 'BR',
    names: {
      en_US: 'Salvador',
      fr_FR: 'Salvador de Bahia',
      de_DE: 'Salvador',
      es_ES: 'Salvador de Bahía',
      it_IT: 'Salvador de Bahia',
      ru_RU: 'Салвадор',
      ja_JP: 'サルバドール',
    },
    latitude: -12.9718,
    longitude: -38.5088,
    timeZone: 'America/Bahia',
    currency: 'BRL',
    featured: false,
    order: 2077,
    landmarks: [
      { motif: 'rooftops', name: 'Pelourinho' },
      { motif: 'lighthouse', name: 'Farol da Barra' },
      { motif: 'towers', name: 'Lacerda Elevator' },
    ],
    introduction: {
      en_US:
        'The Lacerda elevator joins the harbor quarter to the upper town, where Olodum’s drummers rehearse in the sloping lanes of Pelourinho.',
      fr_FR:
        'L’ascenseur Lacerda relie le quartier du port à la ville haute, où les tambours d’Olodum répètent dans les ruelles en pente du Pelourinho.',
      de_DE:
        'Der Lacerda-Aufzug verbindet das Hafenviertel mit der Oberstadt, wo die Trommler von Olodum in den schrägen Gassen des Pelourinho proben.',
      es_ES:
        'El elevador Lacerda une el barrio del puerto con la ciudad alta, donde los tambores de Olodum ensayan en las cuestas del Pelourinho.',
      it_IT:
        'L’ascensore Lacerda unisce il quartiere del porto alla città alta, dove i tamburi degli Olodum provano nei vicoli in salita del Pelourinho.',
      ru_RU:
        'Лифт Ласерда связывает портовый квартал с верхним городом, где на покатых улочках Пелоуринью репетируют барабанщики «Олодума».',
      ja_JP:
        'ラセルダのエレベーターが港町と高台の街を結び、上のペロウリーニョの坂道ではオロドゥンの太鼓隊が練習しています。',
    },
  },
  {
    slug: 'sao-paulo',
    country: 'BR',
    names: {
      en_US: 'São Paulo',
      fr_FR: 'São Paulo',
      de_DE: 'São Paulo',
      es_ES: 'São Paulo',
      it_IT: 'San Paolo',
      ru_RU: 'Сан-Паулу',
      ja_JP: 'サンパウロ',
    },
    latitude: -23.5614,
    longitude: -46.6559,
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    featured: false,
    order: 2078,
    landmarks: [
      { motif: 'skyscrapers', name: 'Edifício Itália' },
      { motif: 'suspension-bridge', name: 'Octávio Frias de Oliveira Bridge' },
      { motif: 'market-stall', name: 'Mercado Municipal' },
    ],
    introduction: {
      en_US:
        'On Sundays Avenida Paulista is closed to cars, and musicians play in the shade of the art museum, raised on four red pillars.',
      fr_FR:
        'Le dimanche, l’Avenida Paulista est fermée aux voitures, et des musiciens jouent à l’ombre du musée d’art, juché sur quatre piliers rouges.',
      de_DE:
        'Sonntags ist die Avenida Paulista für Autos gesperrt, und im Schatten des Kunstmuseums, das auf vier roten Pfeilern steht, spielen Musiker.',
      es_ES:
        'Los domingos la Avenida Paulista se cierra a los coches, y hay música a la sombra del museo de arte, alzado sobre cuatro pilares rojos.',
      it_IT:
        'La domenica l’Avenida Paulista è chiusa alle auto, e i musicisti suonano all’ombra del museo d’arte, sollevato su quattro pilastri rossi.',
      ru_RU:
        'По воскресеньям на Авенида-Паулиста не пускают машины, и музыканты играют в тени художественного музея, поднятого на четыре красные опоры.',
      ja_JP: '日曜のパウリスタ大通りは歩行者天国になり、四本の赤い柱に支えられた美術館の下の日陰で音楽が演奏されます。',
    },
  },
  {
    slug: 'ushuaia',
    country: 'AR',
    names: {
      en_US: 'Ushuaia',
      fr_FR: 'Ushuaïa',
      de_DE: 'Ushuaia',
      es_ES: 'Ushuaia',
      it_IT: 'Ushuaia',
      ru_RU: 'Ушуая',
      ja_JP: 'ウシュアイア',
    },
    latitude: -54.8019,
    longitude: -68.303,
    timeZone: 'America/Argentina/Ushuaia',
    currency: 'ARS',
    featured: false,
    order: 2079,
    landmarks: [
      { motif: 'lighthouse', name: 'Les Éclaireurs Lighthouse' },
      { motif: 'mountain', name: 'Martial Mountains' },
      { motif: 'ship', name: 'Ships in the Beagle Channel' },
    ],
    introduction: {
      en_US:
        'A narrow-gauge train follows part of the line on which inmates of the penal colony went out to fetch firewood from the forest.',
      fr_FR:
        'Un train à voie étroite suit une partie de la ligne par laquelle les détenus du bagne allaient chercher du bois en forêt.',
      de_DE:
        'Eine Schmalspurbahn folgt einem Teil der Strecke, auf der die Häftlinge der Strafkolonie in den Wald fuhren, um Brennholz zu holen.',
      es_ES:
        'Un tren de trocha angosta sigue parte de la línea por la que los presos del penal iban a buscar leña al bosque.',
      it_IT:
        'Un trenino a scartamento ridotto segue parte della linea con cui i detenuti della colonia penale andavano a far legna nel bosco.',
      ru_RU: 'Узкоколейный поезд идёт по части линии, по которой узники каторжной тюрьмы ездили в лес за дровами.',
      ja_JP: 'かつて流刑地の囚人たちが森へ薪を取りに通った線路の一部を、今は狭軌の観光列車が走っています。',
    },
  },
  {
    slug: 'montevideo',
    country: 'UY',
    names: {
      en_US: 'Montevideo',
      fr_FR: 'Montevideo',
      de_DE: 'Montevideo',
      es_ES: 'Montevideo',
      it_IT: 'Montevideo',
      ru_RU: 'Монтевидео',
      ja_JP: 'モンテビデオ',
    },
    latitude: -34.906,
    longitude: -56.1997,
    timeZone: 'America/Montevideo',
    currency: 'UYU',
    featured: false,
    order: 2080,
    landmarks: [
      { motif: 'towers', name: 'Palacio Salvo' },
      { motif: 'sea', name: 'Rambla at Pocitos' },
      { motif: 'gate', name: 'Gateway of the Citadel' },
    ],
    introduction: {
      en_US:
        'Along the Rambla, which follows the Río de la Plata for over twenty kilometers, people walk with a thermos under one arm and a mate gourd in hand.',
      fr_FR:
        'Sur la Rambla, qui longe le Río de la Plata sur plus de vingt kilomètres, on marche le thermos sous le bras et la calebasse de maté à la main.',
      de_DE:
        'Auf der Rambla, die über zwanzig Kilometer dem Río de la Plata folgt, geht man mit der Thermoskanne unterm Arm und dem Matebecher in der Hand.',
      es_ES:
        'Por la Rambla, que bordea el Río de la Plata más de veinte kilómetros, la gente pasea con el termo bajo el brazo y el mate en la mano.',
      it_IT:
        'Sulla Rambla, che segue il Río de la Plata per oltre venti chilometri, si cammina con il thermos sotto il braccio e il mate in mano.',
      ru_RU:
        'По Рамбле, что больше двадцати километров тянется вдоль Ла-Платы, гуляют с термосом под мышкой и калебасом мате в руке.',
      ja_JP: 'ラプラタ川に沿って20キロ以上続くランブラを、人々は魔法瓶を小脇に抱え、マテ茶の器を手に歩きます。',
    },
  },
  {
    slug: 'asuncion',
    country: 'PY',
    names: {
      en_US: 'Asunción',
      fr_FR: 'Asunción',
      de_DE: 'Asunción',
      es_ES: 'Asunción',
      it_IT: 'Asunción',
      ru_RU: 'Асунсьон',
      ja_JP: 'アスンシオン',
    },
    latitude: -25.2822,
    longitude: -57.6351,
    timeZone: 'America/Asuncion',
    currency: 'PYG',
    featured: false,
    order: 2081,
    landmarks: [
      { motif: 'palace', name: 'Palacio de los López' },
      { motif: 'dome', name: 'Panteón Nacional de los Héroes' },
      { motif: 'river', name: 'Paraguay River' },
    ],
    introduction: {
      en_US:
        'At Mercado 4 women called yuyeras pound fresh herbs in wooden mortars for tereré, the mate that is drunk with iced water.',
      fr_FR:
        'Au Mercado 4, les yuyeras pilent des herbes fraîches dans des mortiers de bois pour le tereré, ce maté que l’on boit à l’eau glacée.',
      de_DE:
        'Auf dem Mercado 4 zerstoßen Frauen, die Yuyeras, in Holzmörsern frische Kräuter für Tereré, den Mate, den man mit Eiswasser trinkt.',
      es_ES:
        'En el Mercado 4 las yuyeras machacan hierbas frescas en morteros de madera para el tereré, el mate que se bebe con agua helada.',
      it_IT:
        'Al Mercado 4 le yuyeras pestano erbe fresche in mortai di legno per il tereré, il mate che si beve con acqua ghiacciata.',
      ru_RU:
        'На рынке Меркадо-4 женщины-«ююерас» толкут в деревянных ступках свежие травы для терере — мате, который пьют с ледяной водой.',
      ja_JP:
        'メルカド・クアトロでは「ジュジェラ」と呼ばれる女性たちが、氷水で飲むマテ茶テレレに入れる薬草を木の臼でついています。',
    },
  },
  {
    slug: 'paramaribo',
    country: 'SR',
    names: {
      en_US: 'Paramaribo',
      fr_FR: 'Paramaribo',
      de_DE: 'Paramaribo',
      es_ES: 'Paramaribo',
      it_IT: 'Paramaribo',
      ru_RU: 'Парамарибо',
      ja_JP: 'パラマリボ',
    },
    latitude: 5.826,
    longitude: -55.15,
    timeZone: 'America/Paramaribo',
    currency: 'SRD',
    featured: false,
    order: 2082,
    landmarks: [
      { motif: 'cathedral', name: 'St. Peter and Paul Cathedral' },
      { motif: 'palace', name: 'Presidential Palace' },
      { motif: 'river', name: 'Suriname River at Waterkant' },
    ],
    introduction: {
      en_US:
        'On Keizerstraat a synagogue and a mosque stand side by side, a few streets from the white wooden houses of Waterkant.',
      fr_FR:
        'Dans la Keizerstraat, une synagogue et une mosquée se côtoient, à quelques rues des maisons de bois blanches du Waterkant.',
      de_DE:
        'In der Keizerstraat stehen eine Synagoge und eine Moschee nebeneinander, ein paar Straßen von den weißen Holzhäusern der Waterkant entfernt.',
      es_ES:
        'En Keizerstraat una sinagoga y una mezquita se alzan una junto a otra, a pocas calles de las casas blancas de madera de Waterkant.',
      it_IT:
        'In Keizerstraat una sinagoga e una moschea stanno fianco a fianco, a poche vie dalle bianche case di legno di Waterkant.',
      ru_RU:
        'На Кейзерстрат бок о бок стоят синагога и мечеть, а в нескольких улицах от них — белые деревянные дома набережной Ватеркант.',
      ja_JP:
        'ケイザー通りではシナゴーグとモスクが隣り合って建ち、数本先の川岸ワーテルカントには白い木造の家が並びます。',
    },
  },
  {
    slug: 'georgetown',
    country: 'GY',
    names: {
      en_US: 'Georgetown',
      fr_FR: 'Georgetown',
      de_DE: 'Georgetown',
      es_ES: 'Georgetown',
      it_IT: 'Georgetown',
      ru_RU: 'Джорджтаун',
      ja_JP: 'ジョージタウン',
    },
    latitude: 6.8045,
    longitude: -58.1553,
    timeZone: 'America/Guyana',
    currency: 'GYD',
    featured: false,
    order: 2083,
    landmarks: [
      { motif: 'cathedral', name: 'St. George’s Cathedral' },
      { motif: 'clock-tower', name: 'Stabroek Market' },
      { motif: 'lighthouse', name: 'Georgetown Lighthouse' },
    ],
    introduction: {
      en_US:
        'The town lies below high-tide level, drained by canals with sluices called kokers, and at Easter people fly kites on the sea wall.',
      fr_FR:
        'La ville, plus basse que la marée haute, se vide par des canaux à vannes, les kokers, et à Pâques on lance des cerfs-volants sur la digue.',
      de_DE:
        'Die Stadt liegt tiefer als die Flut, wird durch Kanäle mit Schleusen, den Kokers, entwässert, und zu Ostern lässt man auf dem Deich Drachen steigen.',
      es_ES:
        'La ciudad queda por debajo de la marea alta, la desaguan canales con compuertas llamadas kokers, y en Pascua se vuelan cometas en el malecón.',
      it_IT:
        'La città è più bassa dell’alta marea, la prosciugano canali con chiuse dette koker, e a Pasqua si fanno volare aquiloni sulla diga.',
      ru_RU:
        'Город лежит ниже уровня прилива, его осушают каналы со шлюзами-кокерами, а на Пасху на морской дамбе запускают воздушных змеев.',
      ja_JP: '街は満潮の海面より低く、コーカーという水門つきの運河で水を抜いており、復活祭には防波堤で凧揚げをします。',
    },
  },
  {
    slug: 'caracas',
    country: 'VE',
    names: {
      en_US: 'Caracas',
      fr_FR: 'Caracas',
      de_DE: 'Caracas',
      es_ES: 'Caracas',
      it_IT: 'Caracas',
      ru_RU: 'Каракас',
      ja_JP: 'カラカス',
    },
    latitude: 10.5061,
    longitude: -66.9146,
    timeZone: 'America/Caracas',
    currency: 'VES',
    featured: false,
    order: 2084,
    landmarks: [
      { motif: 'mountain', name: 'El Ávila' },
      { motif: 'skyscrapers', name: 'Parque Central towers' },
      { motif: 'dome', name: 'Capitolio Federal' },
    ],
    introduction: {
      en_US:
        'In the university’s Aula Magna, panels that Alexander Calder called clouds float under the ceiling, tuning the hall’s acoustics.',
      fr_FR:
        'Dans l’Aula Magna de l’université flottent au plafond des panneaux qu’Alexander Calder appela nuages et qui règlent l’acoustique de la salle.',
      de_DE:
        'In der Aula Magna der Universität schweben unter der Decke Tafeln, die Alexander Calder Wolken nannte und die den Klang des Saals formen.',
      es_ES:
        'En el Aula Magna de la universidad flotan bajo el techo unos paneles que Alexander Calder llamó nubes y que afinan la acústica de la sala.',
      it_IT:
        'Nell’Aula Magna dell’università fluttuano sotto il soffitto pannelli che Alexander Calder chiamò nuvole e che regolano l’acustica della sala.',
      ru_RU:
        'В актовом зале университета под потолком парят панели, которые Александр Колдер назвал облаками: они настраивают акустику.',
      ja_JP: '大学の大講堂アウラ・マグナの天井には、カルダーが「雲」と名づけた板が浮かび、ホールの音響を整えています。',
    },
  },
];
