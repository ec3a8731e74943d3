import type { CityOfDemo } from './shapes.js';

export const citiesOfOceaniaMore1: readonly CityOfDemo[] = [
  {
    slug: 'brisbane',
    country: 'AU',
    names: {
      en_US: 'Brisbane',
      fr_FR: 'Brisbane',
      de_DE: 'Brisbane',
      es_ES: 'Brisbane',
      it_IT: 'Brisbane',
      ru_RU: 'Брисбен',
      ja_JP: 'ブリスベン',
    },
    latitude: -27.4698,
    longitude: 153.0251,
    timeZone: 'Australia/Brisbane',
    currency: 'AUD',
    featured: false,
    order: 2085,
    landmarks: [
      { motif: 'bridge', name: 'Story Bridge' },
      { motif: 'ferris-wheel', name: 'Wheel of Brisbane' },
      { motif: 'clock-tower', name: 'City Hall' },
    ],
    introduction: {
      en_US:
        'Catamarans called CityCats run up and down the river like buses, and people swim from a man-made beach at South Bank.',
      fr_FR:
        'Des catamarans, les CityCats, parcourent le fleuve comme des autobus, et l’on se baigne à South Bank sur une plage artificielle.',
      de_DE:
        'Katamarane namens CityCat fahren auf dem Fluss wie Busse auf und ab, und an der South Bank badet man an einem künstlichen Strand.',
      es_ES:
        'Los catamaranes CityCat van y vienen por el río como autobuses, y en South Bank la gente se baña en una playa artificial.',
      it_IT:
        'I catamarani CityCat vanno su e giù per il fiume come autobus, e a South Bank si fa il bagno su una spiaggia artificiale.',
      ru_RU: 'Катамараны CityCat ходят по реке, как автобусы, а в Саут-Бэнке купаются на искусственном пляже.',
      ja_JP: 'シティキャットという双胴船が川をバスのように行き来し、サウスバンクには人工の砂浜があって泳げます。',
    },
  },
  {
    slug: 'perth',
    country: 'AU',
    names: {
      en_US: 'Perth',
      fr_FR: 'Perth',
      de_DE: 'Perth',
      es_ES: 'Perth',
      it_IT: 'Perth',
      ru_RU: 'Перт',
      ja_JP: 'パース',
    },
    latitude: -31.9523,
    longitude: 115.8613,
    timeZone: 'Australia/Perth',
    currency: 'AUD',
    featured: false,
    order: 2086,
    landmarks: [
      { motif: 'skyscrapers', name: 'St. Georges Terrace towers' },
      { motif: 'sea', name: 'Cottesloe Beach' },
      { motif: 'towers', name: 'Bell Tower at Elizabeth Quay' },
    ],
    introduction: {
      en_US:
        'Two thirds of Kings Park is native bushland, and in September its wildflowers open on the slope above the broad Swan River.',
      fr_FR:
        'Kings Park est aux deux tiers du bush d’origine, et en septembre ses fleurs sauvages éclosent sur le coteau au-dessus du large fleuve Swan.',
      de_DE:
        'Zwei Drittel des Kings Park sind ursprünglicher Busch, und im September blühen seine Wildblumen am Hang über dem breiten Swan River.',
      es_ES:
        'Dos tercios de Kings Park son monte autóctono, y en septiembre sus flores silvestres se abren en la ladera, sobre el ancho río Swan.',
      it_IT:
        'Due terzi di Kings Park sono bush originario, e a settembre i suoi fiori selvatici sbocciano sul pendio sopra l’ampio fiume Swan.',
      ru_RU:
        'Кингс-парк на две трети занят нетронутым бушем, и в сентябре на склоне над широкой рекой Суон распускаются полевые цветы.',
      ja_JP: 'キングス・パークの3分の2は自生の林で、9月になると、広いスワン川を見下ろす斜面に野の花が咲きます。',
    },
  },
  {
    slug: 'adelaide',
    country: 'AU',
    names: {
      en_US: 'Adelaide',
      fr_FR: 'Adélaïde',
      de_DE: 'Adelaide',
      es_ES: 'Adelaida',
      it_IT: 'Adelaide',
      ru_RU: 'Аделаида',
      ja_JP: 'アデレード',
    },
    latitude: -34.9285,
    longitude: 138.6007,
    timeZone: 'Australia/Adelaide',
    currency: 'AUD',
    featured: false,
    order: 2087,
    landmarks: [
      { motif: 'market-stall', name: 'Central Market' },
      { motif: 'vineyard', name: 'Barossa Valley' },
      { motif: 'tram', name: 'Glenelg tram' },
    ],
    introduction: {
      en_US:
        'Colonel Light drew the streets as a grid in 1837 and ringed them with parkland, which still separates the center from the suburbs.',
      fr_FR:
        'Le colonel Light traça le damier des rues en 1837 et l’entoura de parcs, qui séparent toujours le centre des faubourgs.',
      de_DE:
        'Oberst Light entwarf 1837 das Straßenraster und umgab es mit Parks, die das Zentrum bis heute von den Vororten trennen.',
      es_ES:
        'El coronel Light trazó en 1837 la cuadrícula de calles y la rodeó de parques, que aún separan el centro de los suburbios.',
      it_IT:
        'Il colonnello Light disegnò nel 1837 la griglia delle strade e la cinse di parchi, che separano ancora il centro dai sobborghi.',
      ru_RU:
        'В 1837 году полковник Лайт начертил сетку улиц и окружил её парками, которые и теперь отделяют центр от пригородов.',
      ja_JP: '1837年にライト大佐が碁盤の目の街を設計して周囲を緑地で囲み、その公園が今も中心部と郊外を隔てています。',
    },
  },
  {
    slug: 'hobart',
    country: 'AU',
    names: {
      en_US: 'Hobart',
      fr_FR: 'Hobart',
      de_DE: 'Hobart',
      es_ES: 'Hobart',
      it_IT: 'Hobart',
      ru_RU: 'Хобарт',
      ja_JP: 'ホバート',
    },
    latitude: -42.8821,
    longitude: 147.3272,
    timeZone: 'Australia/Hobart',
    currency: 'AUD',
    featured: false,
    order: 2088,
    landmarks: [
      { motif: 'mountain', name: 'Kunanyi/Mount Wellington' },
      { motif: 'sailboat', name: 'Constitution Dock' },
      { motif: 'bridge', name: 'Tasman Bridge' },
    ],
    introduction: {
      en_US:
        'A ferry goes up the Derwent to Mona, a museum dug into sandstone, and on Saturdays stalls line the warehouses of Salamanca Place.',
      fr_FR:
        'Un ferry remonte la Derwent jusqu’au Mona, musée creusé dans le grès, et le samedi des étals bordent les entrepôts de Salamanca Place.',
      de_DE:
        'Eine Fähre fährt den Derwent hinauf zum Mona, einem in den Sandstein gegrabenen Museum, und samstags säumen Stände die Speicher am Salamanca Place.',
      es_ES:
        'Un ferri remonta el Derwent hasta el Mona, museo excavado en la arenisca, y los sábados los puestos bordean los almacenes de Salamanca Place.',
      it_IT:
        'Un traghetto risale il Derwent fino al Mona, museo scavato nell’arenaria, e il sabato le bancarelle costeggiano i magazzini di Salamanca Place.',
      ru_RU:
        'Паром идёт вверх по Деруэнту к Mona, музею, вырубленному в песчанике, а по субботам вдоль складов Саламанка-Плейс стоят прилавки.',
      ja_JP:
        'フェリーがダーウェント川をさかのぼり、砂岩を掘り込んだ美術館MONAへ向かい、土曜にはサラマンカ・プレイスの倉庫前に露店が並びます。',
    },
  },
  {
    slug: 'darwin',
    country: 'AU',
    names: {
      en_US: 'Darwin',
      fr_FR: 'Darwin',
      de_DE: 'Darwin',
      es_ES: 'Darwin',
      it_IT: 'Darwin',
      ru_RU: 'Дарвин',
      ja_JP: 'ダーウィン',
    },
    latitude: -12.4634,
    longitude: 130.8456,
    timeZone: 'Australia/Darwin',
    currency: 'AUD',
    featured: false,
    order: 2089,
    landmarks: [
      { motif: 'palm', name: 'Mindil Beach' },
      { motif: 'sailboat', name: 'Fannie Bay' },
      { motif: 'museum-columns', name: 'Museum and Art Gallery of the Northern Territory' },
    ],
    introduction: {
      en_US:
        'On dry-season evenings people leave the stalls of Mindil Beach Market and sit on the sand until the sun has gone into the sea.',
      fr_FR:
        'Les soirs de saison sèche, on quitte les étals du marché de Mindil Beach pour s’asseoir sur le sable jusqu’à ce que le soleil ait plongé dans la mer.',
      de_DE:
        'An Abenden der Trockenzeit verlässt man die Stände des Mindil Beach Market und sitzt im Sand, bis die Sonne im Meer verschwunden ist.',
      es_ES:
        'En las tardes de la estación seca la gente deja los puestos del mercado de Mindil Beach y se sienta en la arena hasta que el sol se hunde en el mar.',
      it_IT:
        'Nelle sere della stagione secca si lasciano i banchi del mercato di Mindil Beach e ci si siede sulla sabbia finché il sole non cala in mare.',
      ru_RU:
        'Вечерами в сухой сезон люди отходят от прилавков рынка Миндил-Бич и сидят на песке, пока солнце не опустится в море.',
      ja_JP: '乾季の夕方、人々はミンディル・ビーチの市場の屋台を離れ、砂浜に腰を下ろして、日が海に沈むまで過ごします。',
    },
  },
  {
    slug: 'wellington',
    country: 'NZ',
    names: {
      en_US: 'Wellington',
      fr_FR: 'Wellington',
      de_DE: 'Wellington',
      es_ES: 'Wellington',
      it_IT: 'Wellington',
      ru_RU: 'Веллингтон',
      ja_JP: 'ウェリントン',
    },
    latitude: -41.2866,
    longitude: 174.7756,
    timeZone: 'Pacific/Auckland',
    currency: 'NZD',
    featured: false,
    order: 2090,
    landmarks: [
      { motif: 'dome', name: 'The Beehive' },
      { motif: 'tram', name: 'Wellington Cable Car' },
      { motif: 'harbour', name: 'Wellington Harbour' },
    ],
    introduction: {
      en_US:
        'Plaques in the sidewalk of Lambton Quay mark the shoreline of 1840, and a red cable car climbs from there to the Botanic Garden.',
      fr_FR:
        'Dans le trottoir de Lambton Quay, des plaques marquent le rivage de 1840, et un funiculaire rouge monte de là au jardin botanique.',
      de_DE:
        'Plaketten im Gehweg des Lambton Quay zeigen die Küstenlinie von 1840, und von dort fährt eine rote Standseilbahn zum Botanischen Garten.',
      es_ES:
        'Unas placas en la acera de Lambton Quay señalan la orilla de 1840, y desde allí un funicular rojo sube al jardín botánico.',
      it_IT:
        'Alcune targhe nel marciapiede di Lambton Quay segnano la riva del 1840, e da lì una funicolare rossa sale all’orto botanico.',
      ru_RU:
        'Таблички в тротуаре Лэмбтон-Ки отмечают береговую линию 1840 года, и оттуда красный фуникулёр поднимается к Ботаническому саду.',
      ja_JP: 'ラムトン・キーの歩道には1840年の海岸線を示す銘板があり、そこから赤いケーブルカーが植物園へ上ります。',
    },
  },
  {
    slug: 'christchurch',
    country: 'NZ',
    names: {
      en_US: 'Christchurch',
      fr_FR: 'Christchurch',
      de_DE: 'Christchurch',
      es_ES: 'Christchurch',
      it_IT: 'Christchurch',
      ru_RU: 'Крайстчерч',
      ja_JP: 'クライストチャーチ',
    },
    latitude: -43.5321,
    longitude: 172.6362,
    timeZone: 'Pacific/Auckland',
    currency: 'NZD',
    featured: false,
    order: 2091,
    landmarks: [
      { motif: 'cathedral', name: 'Cardboard Cathedral' },
      { motif: 'tram', name: 'Heritage tramway' },
      { motif: 'arches', name: 'Bridge of Remembrance' },
    ],
    introduction: {
      en_US:
        'After the earthquake of 2011 Shigeru Ban built a cathedral roofed on cardboard tubes, a few blocks from the Avon and its punts.',
      fr_FR:
        'Après le séisme de 2011, Shigeru Ban bâtit une cathédrale au toit porté par des tubes de carton, à quelques rues de l’Avon et de ses barques à perche.',
      de_DE:
        'Nach dem Erdbeben von 2011 baute Shigeru Ban eine Kathedrale mit einem Dach auf Pappröhren, wenige Straßen vom Avon und seinen Stechkähnen entfernt.',
      es_ES:
        'Tras el terremoto de 2011 Shigeru Ban levantó una catedral con el tejado sobre tubos de cartón, a unas calles del Avon y sus barcas de pértiga.',
      it_IT:
        'Dopo il terremoto del 2011 Shigeru Ban costruì una cattedrale con il tetto su tubi di cartone, a pochi isolati dall’Avon e dalle sue barche a pertica.',
      ru_RU:
        'После землетрясения 2011 года Сигэру Бан построил собор с крышей на картонных трубах, в нескольких кварталах от реки Эйвон с её плоскодонками.',
      ja_JP:
        '2011年の地震の後、坂茂が紙管で屋根を支える大聖堂を建て、数ブロック先のエイボン川では竿で進む小舟が行き交います。',
    },
  },
  {
    slug: 'suva',
    country: 'FJ',
    names: {
      en_US: 'Suva',
      fr_FR: 'Suva',
      de_DE: 'Suva',
      es_ES: 'Suva',
      it_IT: 'Suva',
      ru_RU: 'Сува',
      ja_JP: 'スバ',
    },
    latitude: -18.1416,
    longitude: 178.4419,
    timeZone: 'Pacific/Fiji',
    currency: 'FJD',
    featured: false,
    order: 2092,
    landmarks: [
      { motif: 'clock-tower', name: 'Government Buildings' },
      { motif: 'palm', name: 'Albert Park' },
      { motif: 'market-stall', name: 'Suva Municipal Market' },
    ],
    introduction: {
      en_US:
        'On the upper floor of the Municipal Market traders sell bundles of kava root, to be pounded and shared from a bowl in the evening.',
      fr_FR:
        'À l’étage du marché municipal, on vend des bottes de racines de kava, qui seront pilées et partagées le soir autour d’un bol.',
      de_DE:
        'Im Obergeschoss des Municipal Market verkauft man Bündel von Kavawurzeln, die zerstoßen und abends aus einer Schale geteilt werden.',
      es_ES:
        'En el piso alto del mercado municipal se venden manojos de raíz de kava, que por la noche se machaca y se comparte de un mismo cuenco.',
      it_IT:
        'Al piano superiore del mercato municipale si vendono mazzi di radici di kava, da pestare e dividere la sera attorno a una ciotola.',
      ru_RU: 'На верхнем этаже городского рынка продают связки корня кавы: его толкут, а вечером пьют из общей чаши.',
      ja_JP: '市営市場の上の階ではカバの根の束が売られ、砕いて水に溶いたものを夜にひとつの器から分け合って飲みます。',
    },
  },
  {
    slug: 'papeete',
    country: 'PF',
    names: {
      en_US: 'Papeete',
      fr_FR: 'Papeete',
      de_DE: 'Papeete',
      es_ES: 'Papeete',
      it_IT: 'Papeete',
      ru_RU: 'Папеэте',
      ja_JP: 'パペーテ',
    },
    latitude: -17.539,
    longitude: -149.567,
    timeZone: 'Pacific/Tahiti',
    currency: 'XPF',
    featured: false,
    order: 2093,
    landmarks: [
      { motif: 'mountain', name: 'Mo’orea across the channel' },
      { motif: 'market-stall', name: 'Marché de Papeete' },
      { motif: 'cathedral', name: 'Cathedral of Notre-Dame' },
    ],
    introduction: {
      en_US:
        'At dusk kitchen vans called roulottes park on Place Vai’ete by the harbor and serve raw tuna in lime juice and coconut milk.',
      fr_FR:
        'À la tombée du jour, les roulottes s’installent place Vai’ete, près du port, et servent du thon cru au citron vert et au lait de coco.',
      de_DE:
        'In der Dämmerung parken Küchenwagen, die Roulottes, auf der Place Vai’ete am Hafen und bieten rohen Thunfisch in Limettensaft und Kokosmilch an.',
      es_ES:
        'Al anochecer las roulottes, camionetas con cocina, aparcan en la plaza Vai’ete, junto al puerto, y sirven atún crudo con lima y leche de coco.',
      it_IT:
        'All’imbrunire le roulotte-cucina si fermano in place Vai’ete, vicino al porto, e servono tonno crudo con lime e latte di cocco.',
      ru_RU:
        'В сумерках на площадь Ваиэте у гавани съезжаются фургоны-кухни, «рулоты», где подают сырого тунца с соком лайма и кокосовым молоком.',
      ja_JP:
        '夕暮れになると港のそばのヴァイエテ広場に「ルロット」という屋台車が集まり、ライムとココナッツミルクで和えた生のマグロを出します。',
    },
  },
  {
    slug: 'noumea',
    country: 'NC',
    names: {
      en_US: 'Nouméa',
      fr_FR: 'Nouméa',
      de_DE: 'Nouméa',
      es_ES: 'Numea',
      it_IT: 'Nouméa',
      ru_RU: 'Нумеа',
      ja_JP: 'ヌメア',
    },
    latitude: -22.2758,
    longitude: 166.458,
    timeZone: 'Pacific/Noumea',
    currency: 'XPF',
    featured: false,
    order: 2094,
    landmarks: [
      { motif: 'lighthouse', name: 'Amédée Lighthouse' },
      { motif: 'cathedral', name: 'Saint Joseph’s Cathedral' },
      { motif: 'sea', name: 'Anse Vata' },
    ],
    introduction: {
      en_US:
        'Renzo Piano gave the Tjibaou Cultural Centre ten slatted wooden shells that recall Kanak great houses and let the trade wind through.',
      fr_FR:
        'Renzo Piano a donné au centre culturel Tjibaou dix coques de bois ajouré qui rappellent les grandes cases kanak et laissent passer l’alizé.',
      de_DE:
        'Renzo Piano gab dem Kulturzentrum Tjibaou zehn Schalen aus Holzlamellen, die an die Großen Häuser der Kanak erinnern und den Passat durchlassen.',
      es_ES:
        'Renzo Piano dio al Centro Cultural Tjibaou diez cascos de listones de madera que evocan las grandes casas canacas y dejan pasar el alisio.',
      it_IT:
        'Renzo Piano ha dato al centro culturale Tjibaou dieci gusci di listelli di legno che ricordano le grandi case kanak e lasciano passare l’aliseo.',
      ru_RU:
        'Ренцо Пьяно создал для Культурного центра Тжибау десять реечных деревянных оболочек: они напоминают большие хижины канаков и пропускают пассат.',
      ja_JP:
        'レンゾ・ピアノは、カナックの大きな伝統家屋を思わせる十の木組みの殻でチバウ文化センターを造り、そこを貿易風が通り抜けます。',
    },
  },
  {
    slug: 'rarotonga',
    country: 'CK',
    names: {
      en_US: 'Rarotonga',
      fr_FR: 'Rarotonga',
      de_DE: 'Rarotonga',
      es_ES: 'Rarotonga',
      it_IT: 'Rarotonga',
      ru_RU: 'Раротонга',
      ja_JP: 'ラロトンガ',
    },
    latitude: -21.2075,
    longitude: -159.775,
    timeZone: 'Pacific/Rarotonga',
    currency: 'NZD',
    featured: false,
    order: 2095,
    landmarks: [
      { motif: 'palm', name: 'Muri Beach' },
      { motif: 'mountain', name: 'Te Rua Manga' },
      { motif: 'sea', name: 'Muri Lagoon' },
    ],
    introduction: {
      en_US:
        'The island’s bus goes around the coast road in about an hour, with “Clockwise” or “Anticlockwise” written on the front.',
      fr_FR:
        'L’autobus de l’île fait le tour par la route côtière en une heure environ, avec « Clockwise » ou « Anticlockwise » écrit à l’avant selon le sens.',
      de_DE:
        'Der Inselbus umrundet auf der Küstenstraße in etwa einer Stunde die Insel, vorn steht „Clockwise“ oder „Anticlockwise“, je nach Richtung.',
      es_ES:
        'El autobús da la vuelta a la isla por la costa en cerca de una hora, con «Clockwise» o «Anticlockwise» escrito delante según el sentido.',
      it_IT:
        'L’autobus fa il giro dell’isola lungo la costa in circa un’ora, con la scritta «Clockwise» o «Anticlockwise» davanti, a seconda del senso.',
      ru_RU:
        'Автобус объезжает остров по прибрежной дороге примерно за час, а впереди написано, как он едет: «по часовой стрелке» или «против».',
      ja_JP: '島のバスは海岸道路を1時間ほどで一周し、正面には「時計回り」か「反時計回り」かが英語で書かれています。',
    },
  },
  {
    slug: 'pago-pago',
    country: 'AS',
    names: {
      en_US: 'Pago Pago',
      fr_FR: 'Pago Pago',
      de_DE: 'Pago Pago',
      es_ES: 'Pago Pago',
      it_IT: 'Pago Pago',
      ru_RU: 'Паго-Паго',
      ja_JP: 'パゴパゴ',
    },
    latitude: -14.2756,
    longitude: -170.702,
    timeZone: 'Pacific/Pago_Pago',
    currency: 'USD',
    featured: false,
    order: 2096,
    landmarks: [
      { motif: 'mountain', name: 'Mount Pioa' },
      { motif: 'harbour', name: 'Pago Pago Harbor' },
      { motif: 'palm', name: 'Utulei Beach' },
    ],
    introduction: {
      en_US:
        'The long bent harbor is the crater of a drowned volcano, and clouds gather on Mount Pioa above it, known as the Rainmaker.',
      fr_FR:
        'La longue rade coudée est le cratère d’un volcan noyé, et les nuages s’amassent au-dessus sur le mont Pioa, dit le « Faiseur de pluie ».',
      de_DE:
        'Der lange, geknickte Hafen ist der Krater eines versunkenen Vulkans, und über ihm sammeln sich Wolken am Berg Pioa, dem „Regenmacher“.',
      es_ES:
        'El largo puerto acodado es el cráter de un volcán hundido, y las nubes se juntan encima, en el monte Pioa, llamado el «Hacedor de lluvia».',
      it_IT:
        'Il lungo porto a gomito è il cratere di un vulcano sommerso, e le nuvole si addensano in alto sul monte Pioa, detto il «Facitore di pioggia».',
      ru_RU:
        'Длинная изогнутая гавань — это кратер затонувшего вулкана, а над ней у горы Пиоа, прозванной Делателем дождя, собираются облака.',
      ja_JP: '折れ曲がった細長い港は海に沈んだ火山の火口で、「雨を降らせる山」と呼ばれるピオア山の上に雲が集まります。',
    },
  },
];
