import type { TourOfDemo } from '../shapes.js';

export const lisbonSintraByCar: TourOfDemo = {
  slug: 'lisbon-sintra-by-car',
  city: 'lisbon',
  categories: ['private-car-tour', 'excursion'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 48,
  leadTimeHours: 48,
  infantsNeedSeat: true,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'palace', name: 'Pena Palace' },
    { motif: 'lighthouse', name: 'Lighthouse of Cabo da Roca' },
    { motif: 'sea', name: 'Atlantic' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Praça dos Restauradores, at the foot of the obelisk',
        fr_FR: 'Praça dos Restauradores, au pied de l’obélisque',
        de_DE: 'Praça dos Restauradores, am Fuß des Obelisken',
        es_ES: 'Praça dos Restauradores, al pie del obelisco',
        it_IT: 'Praça dos Restauradores, ai piedi dell’obelisco',
        ru_RU: 'Площадь Рештаурадориш, у подножия обелиска',
        ja_JP: 'レスタウラドーレス広場、オベリスクの下',
      },
      address: 'Praça dos Restauradores, 1250-187 Lisboa, Portugal',
      latitude: 38.71588,
      longitude: -9.14147,
    },
  ],
  options: [
    {
      durationMinutes: 480,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 32000 },
          { upTo: 4, amount: 36000 },
          { upTo: 6, amount: 43000 },
        ],
        extraPerson: 6000,
      },
      minimumPersons: 1,
      maximumPersons: 6,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['08:30', '09:00'],
      closedDays: ['12-24', '12-25', '01-01'],
    },
  ],
  name: {
    en_US: 'Sintra and the Cape at the End of Europe, by Car',
    fr_FR: 'Sintra et le cap du bout de l’Europe, en voiture',
    de_DE: 'Mit dem Wagen nach Sintra und ans Ende Europas',
    es_ES: 'Sintra y el cabo donde acaba Europa, en coche',
    it_IT: 'Sintra e il capo dove finisce l’Europa, in auto',
    ru_RU: 'Синтра и мыс на краю Европы, на автомобиле',
    ja_JP: '車で行くシントラとヨーロッパ最西端の岬',
  },
  summary: {
    en_US:
      'A day from Lisbon with your own guide at the wheel: Pena above the clouds, the well of Regaleira, the cliffs of Cabo da Roca and home along the sea.',
    fr_FR:
      'Une journée depuis Lisbonne, votre guide au volant : Pena au-dessus des nuages, le puits de Regaleira, les falaises de Cabo da Roca, retour par la mer.',
    de_DE:
      'Ein Tag ab Lissabon, Ihr Guide am Steuer: Pena über den Wolken, der Brunnen von Regaleira, die Klippen von Cabo da Roca und zurück am Meer entlang.',
    es_ES:
      'Un día desde Lisboa con su guía al volante: Pena sobre las nubes, el pozo de Regaleira, los acantilados de Cabo da Roca y vuelta junto al mar.',
    it_IT:
      'Una giornata da Lisbona con la guida al volante: Pena sopra le nuvole, il pozzo di Regaleira, le scogliere di Cabo da Roca e ritorno lungo il mare.',
    ru_RU:
      'День за городом, гид за рулём: Пена над облаками, колодец Регалейры, обрывы Кабу-да-Рока и дорога назад в Лиссабон вдоль моря.',
    ja_JP:
      'ガイドの運転する専用車でリスボンから一日。雲の上のペーナ宮殿、レガレイラの井戸、ロカ岬の断崖をめぐり、大西洋沿いの海岸道路を通って帰る、8時間のプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'The red and yellow walls of Pena, on the ruins of a monastery',
      'The two white chimneys of the palace in Sintra',
      'Down the spiral of the Initiation Well',
      'Cabo da Roca, where the European mainland ends',
      'The coast road by Guincho and Cascais',
    ],
    fr_FR: [
      'Les murs rouges et jaunes de Pena, sur les ruines d’un monastère',
      'Les deux cheminées blanches du palais de Sintra',
      'La descente en spirale du puits initiatique',
      'Cabo da Roca, où finit le continent européen',
      'La route côtière par Guincho et Cascais',
    ],
    de_DE: [
      'Penas rote und gelbe Mauern auf den Ruinen eines Klosters',
      'Die zwei weißen Schornsteine des Palasts von Sintra',
      'Die Wendeltreppe hinab in den Initiationsbrunnen',
      'Cabo da Roca, wo das europäische Festland endet',
      'Die Küstenstraße über Guincho und Cascais',
    ],
    es_ES: [
      'Los muros rojos y amarillos de Pena, sobre las ruinas de un monasterio',
      'Las dos chimeneas blancas del palacio de Sintra',
      'La bajada en espiral del pozo iniciático',
      'Cabo da Roca, donde acaba el continente europeo',
      'La carretera de la costa por Guincho y Cascais',
    ],
    it_IT: [
      'Le mura rosse e gialle di Pena, sulle rovine di un monastero',
      'I due camini bianchi del palazzo di Sintra',
      'La discesa a spirale nel pozzo iniziatico',
      'Cabo da Roca, dove finisce il continente europeo',
      'La strada costiera per Guincho e Cascais',
    ],
    ru_RU: [
      'Красные и жёлтые стены Пены на руинах монастыря',
      'Две белые трубы дворца в Синтре',
      'Спуск по спирали в Колодец посвящения',
      'Кабу-да-Рока, где кончается материк Европа',
      'Дорога вдоль берега через Гиншу и Кашкайш',
    ],
    ja_JP: [
      '修道院の跡に建つ、赤と黄色のペーナ宮殿',
      'シントラの王宮にそびえる二本の白い煙突',
      '螺旋を下るレガレイラの「儀式の井戸」',
      'ヨーロッパ大陸の尽きるところ、ロカ岬',
      'ギンショとカスカイスを通る海辺の道',
    ],
  },
  description: {
    en_US:
      'Sintra lies on the first hill that the Atlantic wind meets, and it has its own weather: fog in the ferns at nine, sun on the battlements at ten. Kings came for the cool, and each built what he had dreamed of. Your guide drives, knows which gate to use at which hour, and starts with Pena, before the tour buses.\n\nAfter the palaces the road leaves the woods and reaches the ocean at Cabo da Roca; then it follows the dunes of Guincho and the bay of Cascais back to Lisbon, where the day ends at your starting point. There is time for lunch in Sintra. In the parks you walk about three kilometers, with steps and steep paths; children have caves and stepping stones to explore at Regaleira. Each seat belongs to one person, infants included, and child seats are on board when you ask for them.',
    fr_FR:
      'Sintra se trouve sur la première hauteur que rencontre le vent de l’Atlantique, et son temps n’est qu’à elle : brouillard dans les fougères à neuf heures, soleil sur les créneaux à dix. Les rois venaient pour la fraîcheur, et chacun y a bâti son rêve. Votre guide conduit, sait quelle entrée prendre à quelle heure et commence par Pena, avant les autocars.\n\nAprès les palais, la route quitte les bois et atteint l’océan à Cabo da Roca ; puis elle longe les dunes de Guincho et la baie de Cascais jusqu’à Lisbonne, où la journée s’achève à votre point de départ. Il reste du temps pour déjeuner à Sintra. Dans les parcs, on marche environ trois kilomètres, avec des marches et des sentiers raides ; les enfants ont à Regaleira des grottes et des pas japonais à explorer. Chaque personne occupe un siège, bébés compris ; des sièges pour enfants sont à bord sur demande.',
    de_DE:
      'Sintra liegt auf der ersten Höhe, auf die der Wind vom Atlantik trifft, und hat sein eigenes Wetter: um neun Nebel im Farn, um zehn Sonne auf den Zinnen. Könige kamen der Kühle wegen, und jeder baute, was er sich erträumt hatte. Ihr Guide fährt, weiß, welches Tor zu welcher Stunde das richtige ist, und beginnt mit Pena, vor den Reisebussen.\n\nNach den Palästen verlässt die Straße den Wald und erreicht am Cabo da Roca den Ozean; danach folgt sie den Dünen von Guincho und der Bucht von Cascais zurück nach Lissabon, wo der Tag am Ausgangspunkt endet. In Sintra ist Zeit zum Mittagessen. In den Parks gehen Sie etwa drei Kilometer, über Stufen und steile Wege; Kinder finden in Regaleira Grotten und Trittsteine zum Erkunden. Jeder Mensch hat einen Sitz für sich, auch Kleinkinder; Kindersitze liegen auf Wunsch bereit.',
    es_ES:
      'Sintra está en la primera altura con la que topa el viento del Atlántico y tiene su propio tiempo: niebla entre los helechos a las nueve, sol en las almenas a las diez. Los reyes venían por el fresco, y cada uno construyó lo que había soñado. El guía conduce, sabe qué puerta conviene a cada hora y empieza por Pena, antes que los autocares.\n\nTras los palacios, la carretera deja el bosque y llega al océano en Cabo da Roca; después sigue las dunas de Guincho y la bahía de Cascais de vuelta a Lisboa, donde el día termina en el punto de partida. Hay tiempo para comer en Sintra. En los parques se andan unos tres kilómetros, con escalones y senderos empinados; los niños tienen en Regaleira grutas y pasaderas que explorar. Cada persona ocupa un asiento, también los bebés; hay sillas infantiles a bordo si se piden.',
    it_IT:
      'Sintra sta sulla prima altura che incontra il vento dell’Atlantico e ha un tempo tutto suo: nebbia tra le felci alle nove, sole sui merli alle dieci. I re venivano per il fresco, e ciascuno costruì quello che aveva sognato. La guida è al volante, sa quale ingresso prendere a quale ora e comincia da Pena, prima dei pullman.\n\nDopo i palazzi la strada lascia i boschi e raggiunge l’oceano a Cabo da Roca; poi segue le dune di Guincho e la baia di Cascais fino a Lisbona, dove la giornata finisce al punto di partenza. A Sintra c’è il tempo per il pranzo. Nei parchi si camminano circa tre chilometri, con gradini e sentieri ripidi; a Regaleira i bambini hanno grotte e pietre nell’acqua da esplorare. Ogni persona occupa un posto, anche i neonati; i seggiolini sono a bordo su richiesta.',
    ru_RU:
      'Синтра лежит на первой же высоте, которую встречает ветер с Атлантики, и погода у неё своя: в девять туман в папоротниках, в десять солнце на зубцах. Короли приезжали за прохладой, и каждый строил то, о чём мечтал. Гид ведёт машину, знает, какие ворота и в какой час удобнее, и начинает с Пены, раньше автобусов.\n\nПосле дворцов дорога выходит из леса и у мыса Кабу-да-Рока достигает океана; потом она идёт вдоль дюн Гиншу и бухты Кашкайша обратно в Лиссабон, где день заканчивается там же, где начался. В Синтре есть время пообедать. По паркам нужно пройти около трёх километров, со ступенями и крутыми тропами; детям в Регалейре есть что исследовать: гроты и камни через воду. Каждому, включая младенцев, полагается своё место; детские кресла будут в машине, если о них попросить.',
    ja_JP:
      'シントラは大西洋の風が最初にぶつかる山にあり、天気も独特です。9時にはシダの茂みに霧が立ちこめ、10時には胸壁に日が差します。涼しさを求めてやって来た王たちは、それぞれに夢見たものを建てました。ガイドが自ら運転し、どの時間にどの門から入るのがよいかを心得て、大型バスより先にペーナ宮殿から始めます。\n\n宮殿めぐりの後、道は森を抜け、ロカ岬で大洋に出ます。それからギンショの砂丘とカスカイスの湾に沿ってリスボンへ戻り、出発した広場で一日が終わります。シントラでは昼食の時間があります。庭園では階段や急な坂道を3キロほど歩きます。レガレイラの洞窟や飛び石は、お子さまの探検に向いています。座席は幼児も含めてお一人ずつで、お申し出があればチャイルドシートをご用意します。',
  },
  included: {
    en_US: ['Guide who drives, all day', 'Car or minivan with fuel, tolls and parking', 'Child seats on request'],
    fr_FR: [
      'Guide-chauffeur, toute la journée',
      'Voiture ou monospace, carburant, péages et stationnement',
      'Sièges pour enfants sur demande',
    ],
    de_DE: [
      'Guide am Steuer, den ganzen Tag',
      'Wagen oder Kleinbus mit Kraftstoff, Maut und Parkgebühren',
      'Kindersitze auf Wunsch',
    ],
    es_ES: [
      'Guía conductor, todo el día',
      'Coche o monovolumen con combustible, peajes y aparcamiento',
      'Sillas infantiles si se piden',
    ],
    it_IT: [
      'Guida al volante, per tutto il giorno',
      'Auto o minivan con carburante, pedaggi e parcheggi',
      'Seggiolini su richiesta',
    ],
    ru_RU: [
      'Гид за рулём на весь день',
      'Автомобиль или минивэн, топливо, платные дороги и парковки',
      'Детские кресла по просьбе',
    ],
    ja_JP: [
      '終日、ガイド兼ドライバー',
      '乗用車またはミニバン（燃料代、通行料、駐車料を含む）',
      'ご希望によりチャイルドシート',
    ],
  },
  notIncluded: {
    en_US: ['Tickets for Pena, the National Palace and Regaleira', 'Lunch and drinks'],
    fr_FR: ['Les billets de Pena, du Palais national et de Regaleira', 'Déjeuner et boissons'],
    de_DE: ['Eintrittskarten für Pena, den Nationalpalast und Regaleira', 'Mittagessen und Getränke'],
    es_ES: ['Las entradas de Pena, del Palacio Nacional y de Regaleira', 'Comida y bebidas'],
    it_IT: ['I biglietti di Pena, del Palazzo Nazionale e di Regaleira', 'Pranzo e bevande'],
    ru_RU: ['Билеты в Пену, Национальный дворец и Регалейру', 'Обед и напитки'],
    ja_JP: ['ペーナ宮殿、シントラ国立宮殿、レガレイラ宮殿の入場券', '昼食と飲み物'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Praça dos Restauradores',
        fr_FR: 'Praça dos Restauradores',
        de_DE: 'Praça dos Restauradores',
        es_ES: 'Praça dos Restauradores',
        it_IT: 'Praça dos Restauradores',
        ru_RU: 'Площадь Рештаурадориш',
        ja_JP: 'レスタウラドーレス広場',
      },
      text: {
        en_US:
          'The obelisk recalls 1640, when Portugal shook off sixty years of Spanish kings. From here the car leaves the city by way of the hills of Monsanto.',
        fr_FR:
          'L’obélisque rappelle 1640, quand le Portugal se défit de soixante ans de rois espagnols. D’ici, la voiture quitte la ville par les collines de Monsanto.',
        de_DE:
          'Der Obelisk erinnert an 1640, als Portugal sechzig Jahre spanischer Könige abschüttelte. Von hier verlässt der Wagen die Stadt über die Hügel von Monsanto.',
        es_ES:
          'El obelisco recuerda 1640, cuando Portugal se libró de sesenta años de reyes españoles. Desde aquí el coche sale de la ciudad por las colinas de Monsanto.',
        it_IT:
          'L’obelisco ricorda il 1640, quando il Portogallo si liberò di sessant’anni di re spagnoli. Da qui l’auto lascia la città per le colline di Monsanto.',
        ru_RU:
          'Обелиск напоминает о 1640 годе, когда Португалия избавилась от шестидесяти лет испанских королей. Отсюда машина выезжает из города через холмы Монсанту.',
        ja_JP:
          'オベリスクは、ポルトガルが60年に及ぶスペイン王の支配を脱した1640年を記念しています。ここから車はモンサントの丘を抜けて町を出ます。',
      },
      latitude: 38.71588,
      longitude: -9.14147,
      minutes: 5,
      minutesToNext: 45,
    },
    {
      name: {
        en_US: 'Pena Palace',
        fr_FR: 'Palais de Pena',
        de_DE: 'Palast von Pena',
        es_ES: 'Palacio da Pena',
        it_IT: 'Palazzo di Pena',
        ru_RU: 'Дворец Пена',
        ja_JP: 'ペーナ宮殿',
      },
      text: {
        en_US:
          'King Ferdinand II had it built around a ruined monastery, whose cloister you still walk through. Over one gate squats Triton, half man and half fish, on a bed of coral carved in stone.',
        fr_FR:
          'Le roi Ferdinand II l’a fait bâtir autour d’un monastère en ruine, dont on traverse encore le cloître. Au-dessus d’une porte, Triton, mi-homme mi-poisson, est accroupi sur des coraux de pierre.',
        de_DE:
          'König Ferdinand II. ließ ihn um ein verfallenes Kloster bauen, durch dessen Kreuzgang man noch geht. Über einem Tor hockt Triton, halb Mensch, halb Fisch, auf steinernen Korallen.',
        es_ES:
          'El rey Fernando II lo mandó levantar en torno a un monasterio en ruinas, cuyo claustro aún se recorre. Sobre una puerta se agacha Tritón, mitad hombre y mitad pez, entre corales de piedra.',
        it_IT:
          'Il re Ferdinando II lo fece costruire attorno a un monastero in rovina, di cui si attraversa ancora il chiostro. Sopra una porta sta accovacciato Tritone, mezzo uomo e mezzo pesce, su coralli di pietra.',
        ru_RU:
          'Король Фердинанд II возвёл его вокруг разрушенного монастыря, по клуатру которого ходят и теперь. Над одними воротами сидит Тритон, получеловек-полурыба, на каменных кораллах.',
        ja_JP:
          '国王フェルナンド2世が、廃墟となった修道院を囲むように建てさせた宮殿で、回廊は今も通ることができます。門の一つの上では、半人半魚のトリトンが石の珊瑚の上にうずくまっています。',
      },
      latitude: 38.78759,
      longitude: -9.39064,
      minutes: 78,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'National Palace and old town of Sintra',
        fr_FR: 'Palais national et vieille ville de Sintra',
        de_DE: 'Nationalpalast und Altstadt von Sintra',
        es_ES: 'Palacio Nacional y casco antiguo de Sintra',
        it_IT: 'Palazzo Nazionale e centro storico di Sintra',
        ru_RU: 'Национальный дворец и старая Синтра',
        ja_JP: 'シントラ国立宮殿と旧市街',
      },
      text: {
        en_US:
          'Under the two white cones, thirty-three meters high, is the royal kitchen, where whole deer were roasted. In the alleys below, bakers sell travesseiros, pillows of puff pastry with almond cream.',
        fr_FR:
          'Sous les deux cônes blancs de trente-trois mètres se trouve la cuisine royale, où l’on rôtissait des cerfs entiers. Dans les ruelles, les boulangers vendent des travesseiros, oreillers feuilletés à la crème d’amande.',
        de_DE:
          'Unter den zwei weißen, dreiunddreißig Meter hohen Kegeln liegt die königliche Küche, in der man ganze Hirsche briet. In den Gassen verkaufen die Bäcker Travesseiros, Blätterteigkissen mit Mandelcreme.',
        es_ES:
          'Bajo los dos conos blancos, de treinta y tres metros, está la cocina real, donde se asaban ciervos enteros. En las callejas los pasteleros venden travesseiros, almohadas de hojaldre con crema de almendra.',
        it_IT:
          'Sotto i due coni bianchi, alti trentatré metri, c’è la cucina reale, dove si arrostivano cervi interi. Nei vicoli i pasticcieri vendono travesseiros, cuscini di sfoglia con crema di mandorle.',
        ru_RU:
          'Под двумя белыми конусами высотой тридцать три метра — королевская кухня, где жарили целых оленей. В переулках пекари продают травессейруш, слоёные «подушечки» с миндальным кремом.',
        ja_JP:
          '高さ33メートルの二つの白い円錐の下は、鹿を丸ごと焼いた王家の台所です。路地の菓子屋では、アーモンドクリームを包んだパイ「トラヴェセイロ（枕）」を売っています。',
      },
      latitude: 38.79757,
      longitude: -9.39067,
      minutes: 73,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Quinta da Regaleira',
        fr_FR: 'Quinta da Regaleira',
        de_DE: 'Quinta da Regaleira',
        es_ES: 'Quinta da Regaleira',
        it_IT: 'Quinta da Regaleira',
        ru_RU: 'Кинта-да-Регалейра',
        ja_JP: 'キンタ・ダ・レガレイラ',
      },
      text: {
        en_US:
          'A tower upside down: the Initiation Well leads by a spiral stair twenty-seven meters into the earth and out through tunnels behind a waterfall. Luigi Manini, who painted opera sets, designed the garden.',
        fr_FR:
          'Une tour à l’envers : le puits initiatique descend en spirale vingt-sept mètres sous terre, et l’on ressort par des tunnels derrière une cascade. Luigi Manini, décorateur d’opéra, a dessiné le jardin.',
        de_DE:
          'Ein Turm auf dem Kopf: Der Initiationsbrunnen führt auf einer Wendeltreppe siebenundzwanzig Meter in die Erde und durch Gänge hinter einem Wasserfall hinaus. Den Garten entwarf Luigi Manini, der Opernkulissen malte.',
        es_ES:
          'Una torre al revés: el pozo iniciático baja en espiral veintisiete metros bajo tierra y se sale por túneles detrás de una cascada. El jardín lo ideó Luigi Manini, que pintaba decorados de ópera.',
        it_IT:
          'Una torre capovolta: il pozzo iniziatico scende a spirale per ventisette metri sottoterra e si esce per gallerie dietro una cascata. Il giardino lo disegnò Luigi Manini, che dipingeva scene d’opera.',
        ru_RU:
          'Башня вверх дном: Колодец посвящения уходит винтовой лестницей на двадцать семь метров под землю, а выходят туннелями за водопадом. Сад придумал Луиджи Манини, писавший оперные декорации.',
        ja_JP:
          '逆さまの塔とも言うべき「儀式の井戸」は、螺旋階段で地下27メートルまで下り、トンネルを通って滝の裏へ出ます。庭を設計したのは、オペラの舞台美術を手がけたルイジ・マニーニです。',
      },
      latitude: 38.79633,
      longitude: -9.39602,
      minutes: 59,
      minutesToNext: 30,
    },
    {
      name: {
        en_US: 'Cabo da Roca',
        fr_FR: 'Cabo da Roca',
        de_DE: 'Cabo da Roca',
        es_ES: 'Cabo da Roca',
        it_IT: 'Cabo da Roca',
        ru_RU: 'Мыс Кабу-да-Рока',
        ja_JP: 'ロカ岬',
      },
      text: {
        en_US:
          'Here the European mainland ends, in cliffs some one hundred and forty meters high. On the stone cross stands a line of Camões: where the land ends and the sea begins.',
        fr_FR:
          'Ici finit le continent européen, en falaises d’environ cent quarante mètres. Sur la croix de pierre, un vers de Camões : là où la terre finit et où la mer commence.',
        de_DE:
          'Hier endet das europäische Festland in etwa hundertvierzig Meter hohen Klippen. Am Steinkreuz steht ein Vers von Camões: wo das Land endet und das Meer beginnt.',
        es_ES:
          'Aquí acaba el continente europeo, en acantilados de unos ciento cuarenta metros. En la cruz de piedra, un verso de Camões: donde la tierra se acaba y el mar comienza.',
        it_IT:
          'Qui finisce il continente europeo, con scogliere alte circa centoquaranta metri. Sulla croce di pietra un verso di Camões: dove la terra finisce e il mare comincia.',
        ru_RU:
          'Здесь материк Европа обрывается скалами высотой около ста сорока метров. На каменном кресте строка Камоэнса: где кончается земля и начинается море.',
        ja_JP:
          'ヨーロッパ大陸は、高さ140メートルほどの断崖で尽きます。石碑の十字架には「ここに地終わり、海始まる」というカモンイスの詩句が刻まれています。',
      },
      latitude: 38.78038,
      longitude: -9.49892,
      minutes: 30,
      minutesToNext: 20,
    },
    {
      name: {
        en_US: 'Guincho beach',
        fr_FR: 'Plage de Guincho',
        de_DE: 'Strand von Guincho',
        es_ES: 'Playa de Guincho',
        it_IT: 'Spiaggia di Guincho',
        ru_RU: 'Пляж Гиншу',
        ja_JP: 'ギンショ海岸',
      },
      text: {
        en_US:
          'The wind blows sand across the road here, and boardwalks cross the dunes so that the grass can hold them. Kites of surfers stand over the breakers in most months.',
        fr_FR:
          'Le vent pousse ici le sable jusque sur la route, et des passerelles traversent les dunes pour que l’herbe les retienne. Presque toute l’année, des cerfs-volants de surfeurs flottent sur les rouleaux.',
        de_DE:
          'Der Wind weht hier den Sand über die Straße, und Holzstege queren die Dünen, damit das Gras sie halten kann. In den meisten Monaten stehen die Drachen der Kitesurfer über der Brandung.',
        es_ES:
          'El viento echa aquí la arena sobre la carretera, y unas pasarelas cruzan las dunas para que la hierba las sujete. Casi todo el año hay cometas de surfistas sobre el oleaje.',
        it_IT:
          'Qui il vento spinge la sabbia sulla strada, e passerelle di legno attraversano le dune perché l’erba possa trattenerle. Quasi tutto l’anno gli aquiloni dei surfisti stanno sopra i frangenti.',
        ru_RU:
          'Ветер метёт здесь песок через дорогу, а по дюнам проложены мостки, чтобы трава могла их удержать. Почти круглый год над прибоем стоят змеи кайтсёрферов.',
        ja_JP:
          '風が砂を道路まで運び、草が砂丘を守れるように板の遊歩道が渡してあります。ほぼ一年を通して、砕ける波の上にカイトサーファーの凧が浮かびます。',
      },
      latitude: 38.73262,
      longitude: -9.47262,
      minutes: 15,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'Cascais',
        fr_FR: 'Cascais',
        de_DE: 'Cascais',
        es_ES: 'Cascais',
        it_IT: 'Cascais',
        ru_RU: 'Кашкайш',
        ja_JP: 'カスカイス',
      },
      text: {
        en_US:
          'Fishing boats still lie in the bay where King Luís made his citadel a summer house. From the quay the train line and the road run side by side along the water to Lisbon.',
        fr_FR:
          'Des barques de pêche reposent toujours dans la baie où le roi Louis fit de la citadelle sa maison d’été. Du quai, la voie ferrée et la route longent ensemble l’eau jusqu’à Lisbonne.',
        de_DE:
          'In der Bucht, wo König Luís die Zitadelle zum Sommersitz machte, liegen noch immer Fischerboote. Vom Kai an laufen Bahn und Straße nebeneinander am Wasser nach Lissabon.',
        es_ES:
          'Aún hay barcas de pesca en la bahía donde el rey Luis hizo de la ciudadela su casa de verano. Desde el muelle, el tren y la carretera van juntos al borde del agua hasta Lisboa.',
        it_IT:
          'Barche da pesca stanno ancora nella baia dove re Luigi fece della cittadella la sua casa d’estate. Dal molo la ferrovia e la strada corrono insieme lungo l’acqua fino a Lisbona.',
        ru_RU:
          'В бухте, где король Луиш сделал цитадель летним домом, по-прежнему стоят рыбачьи лодки. От причала железная дорога и шоссе бегут рядом вдоль воды до Лиссабона.',
        ja_JP:
          '国王ルイスが要塞を夏の離宮にした湾には、今も漁船が浮かんでいます。岸壁からは、鉄道と道路が並んで水辺をリスボンまで走ります。',
      },
      latitude: 38.69684,
      longitude: -9.42061,
      minutes: 40,
      minutesToNext: 45,
    },
    {
      name: {
        en_US: 'Back at Restauradores',
        fr_FR: 'Retour aux Restauradores',
        de_DE: 'Zurück am Platz der Restauradores',
        es_ES: 'De vuelta en Restauradores',
        it_IT: 'Ritorno ai Restauradores',
        ru_RU: 'Снова площадь Рештаурадориш',
        ja_JP: 'レスタウラドーレス広場に到着',
      },
      text: {
        en_US:
          'The last kilometers pass the tower of Belém, the monastery and the red bridge. Your guide lets you out where the day began, or at a hotel nearby.',
        fr_FR:
          'Les derniers kilomètres passent devant la tour de Belém, le monastère et le pont rouge. Votre guide vous dépose là où la journée a commencé, ou à un hôtel voisin.',
        de_DE:
          'Auf den letzten Kilometern ziehen der Turm von Belém, das Kloster und die rote Brücke vorbei. Ihr Guide setzt Sie ab, wo der Tag begann, oder an einem Hotel in der Nähe.',
        es_ES:
          'Los últimos kilómetros pasan ante la torre de Belém, el monasterio y el puente rojo. El guía le deja donde empezó el día o en un hotel cercano.',
        it_IT:
          'Gli ultimi chilometri passano davanti alla torre di Belém, al monastero e al ponte rosso. La guida la lascia dove la giornata è cominciata, o in un albergo vicino.',
        ru_RU:
          'Последние километры идут мимо башни Белен, монастыря и красного моста. Гид высадит вас там, где день начался, или у отеля поблизости.',
        ja_JP:
          '最後の数キロは、ベレンの塔、修道院、赤い橋の前を通ります。ガイドが、一日の始まった広場か、近くのホテルまでお送りします。',
      },
      latitude: 38.71588,
      longitude: -9.14147,
      minutes: 5,
      minutesToNext: 0,
    },
  ],
};
