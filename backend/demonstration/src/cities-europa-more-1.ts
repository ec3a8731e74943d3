import type { CityOfDemo } from './shapes.js';

export const citiesOfEuropaMore1: readonly CityOfDemo[] = [
  {
    slug: 'bologna',
    country: 'IT',
    names: {
      en_US: 'Bologna',
      fr_FR: 'Bologne',
      de_DE: 'Bologna',
      es_ES: 'Bolonia',
      it_IT: 'Bologna',
      ru_RU: 'Болонья',
      ja_JP: 'ボローニャ',
    },
    latitude: 44.4938,
    longitude: 11.343,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: false,
    order: 1001,
    landmarks: [
      { motif: 'towers', name: 'Asinelli and Garisenda Towers' },
      { motif: 'arches', name: 'Portico di San Luca' },
      { motif: 'plate', name: 'Quadrilatero market' },
    ],
    introduction: {
      en_US:
        'A covered walk of 666 arches climbs from the edge of the old town to the sanctuary of San Luca, so that pilgrims arrive dry even in the rain.',
      fr_FR:
        'Un chemin couvert de 666 arcades grimpe du bord de la vieille ville au sanctuaire de San Luca : on y monte au sec, même les jours de pluie.',
      de_DE:
        'Unter 666 Bögen steigt ein gedeckter Weg vom Rand der Altstadt zur Wallfahrtskirche San Luca hinauf, und wer ihn geht, kommt auch bei Regen trocken an.',
      es_ES:
        'Un camino cubierto de 666 arcos sube desde el borde del casco antiguo hasta el santuario de San Luca, y quien lo recorre llega seco aunque llueva.',
      it_IT:
        'Un portico di 666 arcate sale dai margini del centro fino al santuario di San Luca, e ci si arriva asciutti anche quando piove.',
      ru_RU:
        'От окраины старого города к святилищу Сан-Лука поднимается крытая галерея из 666 арок: даже в дождь паломники приходят туда сухими.',
      ja_JP: '旧市街のはずれから丘の上のサン・ルカ聖堂まで666のアーチをもつ柱廊が続き、雨の日でも濡れずに登れます。',
    },
  },
  {
    slug: 'verona',
    country: 'IT',
    names: {
      en_US: 'Verona',
      fr_FR: 'Vérone',
      de_DE: 'Verona',
      es_ES: 'Verona',
      it_IT: 'Verona',
      ru_RU: 'Верона',
      ja_JP: 'ヴェローナ',
    },
    latitude: 45.4384,
    longitude: 10.9917,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: false,
    order: 1002,
    landmarks: [
      { motif: 'bridge', name: 'Ponte Pietra' },
      { motif: 'arena', name: 'Arena di Verona' },
      { motif: 'cypress', name: 'Giusti Garden' },
    ],
    introduction: {
      en_US:
        'On summer evenings opera is sung in the Roman arena on Piazza Bra, where the audience sits on stone steps still warm from the sun.',
      fr_FR:
        'Les soirs d’été, on chante l’opéra dans l’amphithéâtre romain de la Piazza Bra, et le public s’assoit sur des gradins de pierre encore tièdes de soleil.',
      de_DE:
        'An Sommerabenden wird in der römischen Arena an der Piazza Bra Oper gesungen, und das Publikum sitzt auf Steinstufen, die noch warm von der Sonne sind.',
      es_ES:
        'En las noches de verano se canta ópera en el anfiteatro romano de la Piazza Bra, con el público sentado en gradas de piedra aún tibias de sol.',
      it_IT:
        'Nelle sere d’estate si canta l’opera nell’anfiteatro romano di piazza Bra, e il pubblico siede su gradoni di pietra ancora tiepidi di sole.',
      ru_RU:
        'Летними вечерами в римском амфитеатре на площади Бра поют оперу, а зрители сидят на каменных ступенях, ещё тёплых от солнца.',
      ja_JP:
        '夏の夜、ブラ広場に立つ古代ローマの円形劇場でオペラが上演され、観客は日のぬくもりの残る石段に腰を下ろします。',
    },
  },
  {
    slug: 'turin',
    country: 'IT',
    names: {
      en_US: 'Turin',
      fr_FR: 'Turin',
      de_DE: 'Turin',
      es_ES: 'Turín',
      it_IT: 'Torino',
      ru_RU: 'Турин',
      ja_JP: 'トリノ',
    },
    latitude: 45.0703,
    longitude: 7.6869,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: false,
    order: 1003,
    landmarks: [
      { motif: 'dome', name: 'Mole Antonelliana' },
      { motif: 'palace', name: 'Palazzo Madama' },
      { motif: 'river', name: 'Po' },
    ],
    introduction: {
      en_US:
        'In the cafés bicerin is served in a small glass, a layer of chocolate, one of coffee and one of cream, and nobody who knows it stirs.',
      fr_FR:
        'Dans les cafés, le bicerin arrive dans un petit verre : une couche de chocolat, une de café, une de crème, et les habitués se gardent bien de remuer.',
      de_DE:
        'In den Cafés kommt der Bicerin im kleinen Glas auf den Tisch, eine Schicht Schokolade, eine Kaffee, eine Sahne, und Kenner rühren nicht um.',
      es_ES:
        'En los cafés el bicerin se sirve en un vasito, una capa de chocolate, otra de café y otra de nata, y quien lo conoce no lo remueve.',
      it_IT:
        'Nei caffè storici il bicerin arriva in un bicchierino di vetro, uno strato di cioccolata, uno di caffè e uno di crema, e chi lo conosce non mescola.',
      ru_RU:
        'В кафе подают бичерин, в маленьком бокале слой шоколада, слой кофе и слой сливок, и знатоки его не размешивают.',
      ja_JP:
        'カフェで出される「ビチェリン」は、小さなグラスにチョコレート、コーヒー、クリームを重ねた飲み物で、地元の人はかき混ぜずに味わいます。',
    },
  },
  {
    slug: 'palermo',
    country: 'IT',
    names: {
      en_US: 'Palermo',
      fr_FR: 'Palerme',
      de_DE: 'Palermo',
      es_ES: 'Palermo',
      it_IT: 'Palermo',
      ru_RU: 'Палермо',
      ja_JP: 'パレルモ',
    },
    latitude: 38.1157,
    longitude: 13.3615,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: false,
    order: 1004,
    landmarks: [
      { motif: 'market-stall', name: 'Ballarò market' },
      { motif: 'dome', name: 'San Cataldo' },
      { motif: 'cathedral', name: 'Palermo Cathedral' },
    ],
    introduction: {
      en_US:
        'Vendors at the Ballarò market half sing their prices, and at the next corner chickpea fritters called panelle come out of the oil into a bun.',
      fr_FR:
        'Au marché de Ballarò, les vendeurs chantent presque leurs prix, et au coin suivant les panelle, des beignets de pois chiches, passent de l’huile au petit pain.',
      de_DE:
        'Auf dem Markt von Ballarò werden die Preise beinahe gesungen, und an der nächsten Ecke wandern Panelle, Fladen aus Kichererbsenmehl, aus dem Öl ins Brötchen.',
      es_ES:
        'En el mercado de Ballarò los precios casi se cantan, y en la esquina siguiente las panelle, frituras de garbanzo, pasan del aceite al panecillo.',
      it_IT:
        'Al mercato di Ballarò i prezzi quasi si cantano, l’abbanniata, e all’angolo dopo le panelle di ceci passano dall’olio bollente al pane.',
      ru_RU:
        'На рынке Балларо цены не выкрикивают, а почти поют, а за углом панелле, лепёшки из нутовой муки, прямо из масла кладут в булочку.',
      ja_JP:
        'バッラロ市場の売り手は歌うように値段を呼び、次の角ではひよこ豆の揚げ物パネッレが油から上がってすぐパンに挟まれます。',
    },
  },
  {
    slug: 'siena',
    country: 'IT',
    names: {
      en_US: 'Siena',
      fr_FR: 'Sienne',
      de_DE: 'Siena',
      es_ES: 'Siena',
      it_IT: 'Siena',
      ru_RU: 'Сиена',
      ja_JP: 'シエナ',
    },
    latitude: 43.3188,
    longitude: 11.3308,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    featured: false,
    order: 1005,
    landmarks: [
      { motif: 'clock-tower', name: 'Torre del Mangia' },
      { motif: 'cathedral', name: 'Siena Cathedral' },
      { motif: 'hills', name: 'Crete Senesi' },
    ],
    introduction: {
      en_US:
        'Twice each summer a track of earth is laid around the sloping Piazza del Campo, and ten of the seventeen contrade ride the Palio on it.',
      fr_FR:
        'Deux fois par été, on étend une piste de terre autour de la Piazza del Campo en pente, et dix des dix-sept contrade y courent le Palio.',
      de_DE:
        'Zweimal im Sommer wird rund um die abschüssige Piazza del Campo eine Bahn aus Erde gelegt, auf der zehn der siebzehn Contraden den Palio reiten.',
      es_ES:
        'Dos veces cada verano se cubre de tierra el contorno de la inclinada Piazza del Campo, y diez de las diecisiete contradas corren en él el Palio.',
      it_IT:
        'Due volte ogni estate si stende il tufo attorno alla conchiglia di piazza del Campo, e dieci delle diciassette contrade vi corrono il Palio.',
      ru_RU:
        'Дважды за лето покатую Пьяцца-дель-Кампо по краю засыпают землёй, и десять из семнадцати контрад скачут там за Палио.',
      ja_JP:
        '夏に二度、傾斜したカンポ広場の周囲に土が敷かれ、17あるコントラーダ（地区）のうち10の騎手がパリオを競います。',
    },
  },
  {
    slug: 'lyon',
    country: 'FR',
    names: {
      en_US: 'Lyon',
      fr_FR: 'Lyon',
      de_DE: 'Lyon',
      es_ES: 'Lyon',
      it_IT: 'Lione',
      ru_RU: 'Лион',
      ja_JP: 'リヨン',
    },
    latitude: 45.764,
    longitude: 4.8357,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    featured: false,
    order: 1006,
    landmarks: [
      { motif: 'cathedral', name: 'Basilica of Fourvière' },
      { motif: 'river', name: 'Saône' },
      { motif: 'street-art-wall', name: 'Mur des Canuts' },
    ],
    introduction: {
      en_US:
        'On the slopes of the Croix-Rousse, covered passages called traboules lead through houses and courtyards, and silk workers carried their bolts down them.',
      fr_FR:
        'Sur les pentes de la Croix-Rousse, les traboules passent sous les immeubles et de cour en cour : les canuts y descendaient leurs pièces de soie.',
      de_DE:
        'An den Hängen der Croix-Rousse führen die Traboules durch Häuser und Höfe, überdachte Gänge, in denen die Seidenweber ihre Stoffballen hinuntertrugen.',
      es_ES:
        'En las laderas de la Croix-Rousse, los pasajes llamados traboules atraviesan casas y patios, y por ellos bajaban sus piezas los tejedores de seda.',
      it_IT:
        'Sui pendii della Croix-Rousse i traboules, passaggi coperti, attraversano case e cortili: di lì i tessitori portavano a valle le pezze di seta.',
      ru_RU:
        'По склонам Круа-Русс сквозь дома и дворы ведут крытые проходы, трабули: по ним шелкоткачи сносили вниз рулоны ткани.',
      ja_JP:
        'クロワ・ルースの斜面では、「トラブール」と呼ばれる屋根付きの抜け道が建物と中庭を縫って続き、絹織物職人は反物をここから運び下ろしました。',
    },
  },
  {
    slug: 'nice',
    country: 'FR',
    names: {
      en_US: 'Nice',
      fr_FR: 'Nice',
      de_DE: 'Nizza',
      es_ES: 'Niza',
      it_IT: 'Nizza',
      ru_RU: 'Ницца',
      ja_JP: 'ニース',
    },
    latitude: 43.7102,
    longitude: 7.262,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    featured: false,
    order: 1007,
    landmarks: [
      { motif: 'palm', name: 'Promenade des Anglais' },
      { motif: 'dome', name: 'Hotel Negresco' },
      { motif: 'sea', name: 'Baie des Anges' },
    ],
    introduction: {
      en_US:
        'Blue chairs stand along the Promenade des Anglais facing the bay, and at noon the bang of a cannon from Castle Hill makes visitors jump.',
      fr_FR:
        'Des chaises bleues regardent la mer le long de la promenade des Anglais, et à midi le coup de canon de la colline du Château fait sursauter les visiteurs.',
      de_DE:
        'Auf der Promenade des Anglais stehen blaue Stühle mit dem Gesicht zur Bucht, und mittags lässt der Kanonenschlag vom Schlosshügel die Gäste zusammenzucken.',
      es_ES:
        'En la Promenade des Anglais unas sillas azules miran a la bahía, y a mediodía el cañonazo de la colina del Castillo sobresalta a los forasteros.',
      it_IT:
        'Lungo la Promenade des Anglais le sedie azzurre guardano la baia, e a mezzogiorno il colpo di cannone dalla collina del Castello fa sobbalzare i forestieri.',
      ru_RU:
        'Вдоль Английской набережной лицом к заливу стоят синие стулья, а в полдень выстрел пушки с Замковой горы заставляет приезжих вздрогнуть.',
      ja_JP:
        'プロムナード・デ・ザングレには海に向かって青い椅子が並び、正午には城跡の丘で大砲が鳴って旅行者を驚かせます。',
    },
  },
  {
    slug: 'bordeaux',
    country: 'FR',
    names: {
      en_US: 'Bordeaux',
      fr_FR: 'Bordeaux',
      de_DE: 'Bordeaux',
      es_ES: 'Burdeos',
      it_IT: 'Bordeaux',
      ru_RU: 'Бордо',
      ja_JP: 'ボルドー',
    },
    latitude: 44.8378,
    longitude: -0.5792,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    featured: false,
    order: 1008,
    landmarks: [
      { motif: 'palace', name: 'Place de la Bourse' },
      { motif: 'bridge', name: 'Pont de Pierre' },
      { motif: 'vineyard', name: 'Médoc' },
    ],
    introduction: {
      en_US:
        'On the quay of the Garonne, two centimeters of water on dark granite double the façades of the Place de la Bourse, then turn to mist.',
      fr_FR:
        'Au bord de la Garonne, deux centimètres d’eau sur du granit sombre dédoublent les façades de la place de la Bourse, puis se changent en brume.',
      de_DE:
        'Am Kai der Garonne verdoppeln zwei Zentimeter Wasser auf dunklem Granit die Fassaden der Place de la Bourse und werden dann zu Nebel.',
      es_ES:
        'En el muelle del Garona, dos centímetros de agua sobre granito oscuro duplican las fachadas de la Place de la Bourse y luego se vuelven bruma.',
      it_IT:
        'Sul lungofiume della Garonna due centimetri d’acqua su granito scuro raddoppiano le facciate di Place de la Bourse, per poi farsi nebbia.',
      ru_RU:
        'На набережной Гаронны два сантиметра воды на тёмном граните удваивают фасады Биржевой площади, а затем превращаются в туман.',
      ja_JP: 'ガロンヌ河岸では、黒い花崗岩に張られた深さ2センチの水がブルス広場の建物を映し、やがて霧に変わります。',
    },
  },
  {
    slug: 'marseille',
    country: 'FR',
    names: {
      en_US: 'Marseille',
      fr_FR: 'Marseille',
      de_DE: 'Marseille',
      es_ES: 'Marsella',
      it_IT: 'Marsiglia',
      ru_RU: 'Марсель',
      ja_JP: 'マルセイユ',
    },
    latitude: 43.2965,
    longitude: 5.3698,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    featured: false,
    order: 1009,
    landmarks: [
      { motif: 'cathedral', name: 'Notre-Dame de la Garde' },
      { motif: 'harbour', name: 'Vieux-Port' },
      { motif: 'castle', name: 'Fort Saint-Jean' },
    ],
    introduction: {
      en_US:
        'In the morning fishermen sell their catch from small boats at the head of the Vieux-Port, scorpionfish and conger for the bouillabaisse among it.',
      fr_FR:
        'Le matin, au fond du Vieux-Port, les pêcheurs vendent leur prise au cul des pointus, rascasses et congres de la bouillabaisse compris.',
      de_DE:
        'Morgens verkaufen die Fischer am Ende des Vieux-Port ihren Fang vom Boot, auch Drachenkopf und Meeraal für die Bouillabaisse.',
      es_ES:
        'Por la mañana, al fondo del Vieux-Port, los pescadores venden la captura junto a sus barcas, con la escórpora y el congrio de la bullabesa.',
      it_IT:
        'La mattina, in fondo al Vieux-Port, i pescatori vendono il pescato accanto alle barche, compresi lo scorfano e il grongo per la bouillabaisse.',
      ru_RU:
        'По утрам в глубине Старого порта рыбаки продают улов прямо с лодок, в том числе скорпену и морского угря для буйабеса.',
      ja_JP: '朝の旧港の奥では漁師が小舟のそばで獲物を売り、ブイヤベースに欠かせないカサゴやアナゴも並びます。',
    },
  },
  {
    slug: 'strasbourg',
    country: 'FR',
    names: {
      en_US: 'Strasbourg',
      fr_FR: 'Strasbourg',
      de_DE: 'Straßburg',
      es_ES: 'Estrasburgo',
      it_IT: 'Strasburgo',
      ru_RU: 'Страсбург',
      ja_JP: 'ストラスブール',
    },
    latitude: 48.5734,
    longitude: 7.7521,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    featured: false,
    order: 1010,
    landmarks: [
      { motif: 'cathedral', name: 'Strasbourg Cathedral' },
      { motif: 'canal-houses', name: 'Petite France' },
      { motif: 'towers', name: 'Ponts Couverts' },
    ],
    introduction: {
      en_US:
        'At half past twelve the apostles of the astronomical clock file past Christ in the cathedral, while a mechanical cock crows three times.',
      fr_FR:
        'À midi et demi, dans la cathédrale, les apôtres de l’horloge astronomique défilent devant le Christ, et un coq mécanique chante trois fois.',
      de_DE:
        'Um halb eins ziehen im Münster die Apostel der astronomischen Uhr an Christus vorüber, und ein mechanischer Hahn kräht dreimal dazu.',
      es_ES:
        'A las doce y media los apóstoles del reloj astronómico desfilan ante Cristo en la catedral, y un gallo mecánico canta tres veces.',
      it_IT:
        'A mezzogiorno e mezzo, nella cattedrale, gli apostoli dell’orologio astronomico sfilano davanti a Cristo mentre un gallo meccanico canta tre volte.',
      ru_RU:
        'В половине первого в соборе апостолы астрономических часов проходят перед Христом, и трижды кричит механический петух.',
      ja_JP: '12時半になると、大聖堂の天文時計では使徒たちがキリストの前を巡り、からくりの雄鶏が三度鳴きます。',
    },
  },
  {
    slug: 'chamonix',
    country: 'FR',
    names: {
      en_US: 'Chamonix',
      fr_FR: 'Chamonix',
      de_DE: 'Chamonix',
      es_ES: 'Chamonix',
      it_IT: 'Chamonix',
      ru_RU: 'Шамони',
      ja_JP: 'シャモニー',
    },
    latitude: 45.9237,
    longitude: 6.8694,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    featured: false,
    order: 1011,
    landmarks: [
      { motif: 'mountain', name: 'Mont Blanc' },
      { motif: 'tram', name: 'Montenvers Railway' },
      { motif: 'pine', name: 'Forests of the Arve valley' },
    ],
    introduction: {
      en_US:
        'The red rack railway to Montenvers is more than a century old, and hikers who get off there look down on the Mer de Glace, thinner every year.',
      fr_FR:
        'Le train rouge à crémaillère du Montenvers a plus d’un siècle ; à l’arrivée, on domine la Mer de Glace, plus mince d’année en année.',
      de_DE:
        'Die rote Zahnradbahn zum Montenvers fährt seit über hundert Jahren, und wer oben aussteigt, blickt hinunter auf das Mer de Glace, das Jahr um Jahr dünner wird.',
      es_ES:
        'El tren rojo de cremallera del Montenvers tiene más de un siglo, y al bajar se contempla desde lo alto la Mer de Glace, cada año más delgada.',
      it_IT:
        'Il trenino rosso a cremagliera del Montenvers ha più di un secolo, e chi scende in alto guarda la Mer de Glace, ogni anno più sottile.',
      ru_RU:
        'Красный зубчатый поезд ходит на Монтанвер больше века, и сверху видно ледник Мер-де-Глас, который год от года становится тоньше.',
      ja_JP:
        '百年以上の歴史をもつ赤い登山鉄道の終点モンタンヴェールに降りると、年々薄くなる氷河メール・ド・グラスを見下ろせます。',
    },
  },
  {
    slug: 'monaco',
    country: 'MC',
    names: {
      en_US: 'Monaco',
      fr_FR: 'Monaco',
      de_DE: 'Monaco',
      es_ES: 'Mónaco',
      it_IT: 'Monaco',
      ru_RU: 'Монако',
      ja_JP: 'モナコ',
    },
    latitude: 43.7384,
    longitude: 7.4246,
    timeZone: 'Europe/Monaco',
    currency: 'EUR',
    featured: false,
    order: 1012,
    landmarks: [
      { motif: 'palace', name: 'Prince’s Palace' },
      { motif: 'harbour', name: 'Port Hercule' },
      { motif: 'car', name: 'Fairmont Hairpin' },
    ],
    introduction: {
      en_US:
        'Public elevators cut into the rock join the terraces of the town, and buses take the hairpin on which the Grand Prix is driven in spring.',
      fr_FR:
        'Des ascenseurs publics creusés dans le roc relient les étages de la ville, et les bus prennent l’épingle où se court au printemps le Grand Prix.',
      de_DE:
        'Öffentliche Aufzüge im Fels verbinden die Terrassen der Stadt, und die Linienbusse nehmen dieselbe Haarnadelkurve wie im Frühjahr der Grand Prix.',
      es_ES:
        'Ascensores públicos abiertos en la roca unen las terrazas de la ciudad, y los autobuses toman la misma horquilla que el Gran Premio en primavera.',
      it_IT:
        'Ascensori pubblici scavati nella roccia collegano i terrazzi della città, e gli autobus affrontano lo stesso tornante del Gran Premio di primavera.',
      ru_RU:
        'Ярусы города связывают общественные лифты, пробитые в скале, а автобусы проходят ту же шпильку, что весной машины Гран-при.',
      ja_JP:
        '岩をくり抜いた公共エレベーターが斜面の街区をつなぎ、路線バスは春にグランプリの車が走るヘアピンカーブを曲がっていきます。',
    },
  },
  {
    slug: 'luxembourg',
    country: 'LU',
    names: {
      en_US: 'Luxembourg',
      fr_FR: 'Luxembourg',
      de_DE: 'Luxemburg',
      es_ES: 'Luxemburgo',
      it_IT: 'Lussemburgo',
      ru_RU: 'Люксембург',
      ja_JP: 'ルクセンブルク',
    },
    latitude: 49.6116,
    longitude: 6.1319,
    timeZone: 'Europe/Luxembourg',
    currency: 'EUR',
    featured: false,
    order: 1013,
    landmarks: [
      { motif: 'bridge', name: 'Adolphe Bridge' },
      { motif: 'castle', name: 'Bock Casemates' },
      { motif: 'river', name: 'Alzette' },
    ],
    introduction: {
      en_US:
        'A glass elevator drops from the upper town to the Alzette in Pfaffenthal, and like every tram and bus here it is ridden without a ticket.',
      fr_FR:
        'Un ascenseur de verre plonge de la ville haute vers l’Alzette, au Pfaffenthal, et comme les trams et les bus du pays il se prend sans billet.',
      de_DE:
        'Ein gläserner Aufzug sinkt von der Oberstadt hinab zur Alzette im Pfaffenthal, und wie Tram und Bus im Land benutzt man ihn ohne Fahrschein.',
      es_ES:
        'Un ascensor de cristal baja de la ciudad alta al Alzette, en Pfaffenthal, y como los tranvías y autobuses del país se toma sin billete.',
      it_IT:
        'Un ascensore di vetro scende dalla città alta all’Alzette, nel Pfaffenthal, e come i tram e gli autobus del paese si prende senza biglietto.',
      ru_RU:
        'Стеклянный лифт спускается из верхнего города к Альзетте в Пфаффенталь, и билет в нём, как в трамваях и автобусах страны, не нужен.',
      ja_JP:
        '高台の旧市街からアルゼット川沿いのプファッフェンタールへガラスのエレベーターが下り、国内のトラムやバスと同じく切符なしで乗れます。',
    },
  },
  {
    slug: 'ghent',
    country: 'BE',
    names: {
      en_US: 'Ghent',
      fr_FR: 'Gand',
      de_DE: 'Gent',
      es_ES: 'Gante',
      it_IT: 'Gand',
      ru_RU: 'Гент',
      ja_JP: 'ヘント',
    },
    latitude: 51.0543,
    longitude: 3.7174,
    timeZone: 'Europe/Brussels',
    currency: 'EUR',
    featured: false,
    order: 1014,
    landmarks: [
      { motif: 'castle', name: 'Gravensteen' },
      { motif: 'canal-houses', name: 'Graslei' },
      { motif: 'towers', name: 'Belfry' },
    ],
    introduction: {
      en_US:
        'When a child is born in one of the city’s hospitals, the street lamps on Sint-Veerleplein below the castle slowly glow brighter.',
      fr_FR:
        'Quand un enfant naît dans une maternité de la ville, les réverbères de Sint-Veerleplein, au pied du château, brillent doucement plus fort.',
      de_DE:
        'Kommt in einem Krankenhaus der Stadt ein Kind zur Welt, leuchten die Laternen auf dem Sint-Veerleplein unter der Burg langsam heller.',
      es_ES:
        'Cuando nace un niño en un hospital de la ciudad, las farolas de Sint-Veerleplein, al pie del castillo, brillan poco a poco con más fuerza.',
      it_IT:
        'Quando in un ospedale della città nasce un bambino, i lampioni di Sint-Veerleplein, sotto il castello, si fanno piano piano più luminosi.',
      ru_RU:
        'Когда в одной из больниц города рождается ребёнок, фонари на площади Синт-Верлеплейн под стенами замка медленно разгораются ярче.',
      ja_JP: '市内の病院で赤ん坊が生まれると、城のふもとのシント・フェーレ広場では街灯がゆっくりと明るさを増します。',
    },
  },
];
