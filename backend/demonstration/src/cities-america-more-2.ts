import type { CityOfDemo } from './shapes.js';

export const citiesOfAmericaMore2: readonly CityOfDemo[] = [
  {
    slug: 'oaxaca',
    country: 'MX',
    names: {
      en_US: 'Oaxaca',
      fr_FR: 'Oaxaca',
      de_DE: 'Oaxaca',
      es_ES: 'Oaxaca',
      it_IT: 'Oaxaca',
      ru_RU: 'Оахака',
      ja_JP: 'オアハカ',
    },
    latitude: 17.0614,
    longitude: -96.7253,
    timeZone: 'America/Mexico_City',
    currency: 'MXN',
    featured: false,
    order: 2057,
    landmarks: [
      { motif: 'cathedral', name: 'Santo Domingo de Guzmán' },
      { motif: 'pyramids', name: 'Monte Albán' },
      { motif: 'market-stall', name: 'Mercado Benito Juárez' },
    ],
    introduction: {
      en_US:
        'In a smoke-filled aisle of the 20 de Noviembre market you choose thin sheets of beef and watch them being grilled over charcoal.',
      fr_FR:
        'Dans une allée enfumée du marché 20 de Noviembre, on choisit de fines tranches de bœuf que l’on fait griller devant soi sur la braise.',
      de_DE:
        'In einem verrauchten Gang des Marktes 20 de Noviembre sucht man sich dünne Rindfleischscheiben aus und sieht zu, wie sie über Holzkohle gegrillt werden.',
      es_ES:
        'En el pasillo de humo del mercado 20 de Noviembre se elige el tasajo en lonjas finas y se mira cómo lo asan sobre las brasas.',
      it_IT:
        'In un corridoio pieno di fumo del mercato 20 de Noviembre si scelgono sottili fette di manzo e le si guarda grigliare sulla brace.',
      ru_RU: 'В дымном ряду рынка «20 ноября» выбирают тонкие пласты говядины и смотрят, как их жарят на углях.',
      ja_JP: '「11月20日市場」の煙の立ちこめる一角では、薄く切った牛肉を選び、目の前の炭火で焼いてもらいます。',
    },
  },
  {
    slug: 'guadalajara',
    country: 'MX',
    names: {
      en_US: 'Guadalajara',
      fr_FR: 'Guadalajara',
      de_DE: 'Guadalajara',
      es_ES: 'Guadalajara',
      it_IT: 'Guadalajara',
      ru_RU: 'Гвадалахара',
      ja_JP: 'グアダラハラ',
    },
    latitude: 20.6767,
    longitude: -103.3475,
    timeZone: 'America/Mexico_City',
    currency: 'MXN',
    featured: false,
    order: 2058,
    landmarks: [
      { motif: 'towers', name: 'Guadalajara Cathedral' },
      { motif: 'dome', name: 'Hospicio Cabañas' },
      { motif: 'temple-columns', name: 'Teatro Degollado' },
    ],
    introduction: {
      en_US:
        'In the Hospicio Cabañas, an orphanage until 1980, José Clemente Orozco painted a man in flames on the inside of the dome.',
      fr_FR:
        'À l’Hospicio Cabañas, orphelinat jusqu’en 1980, José Clemente Orozco a peint un homme en flammes à l’intérieur de la coupole.',
      de_DE:
        'Im Hospicio Cabañas, bis 1980 ein Waisenhaus, malte José Clemente Orozco einen Mann in Flammen in das Innere der Kuppel.',
      es_ES:
        'En el Hospicio Cabañas, orfanato hasta 1980, José Clemente Orozco pintó un hombre en llamas en el interior de la cúpula.',
      it_IT:
        'Nell’Hospicio Cabañas, orfanotrofio fino al 1980, José Clemente Orozco dipinse un uomo in fiamme all’interno della cupola.',
      ru_RU:
        'В Осписио Кабаньяс, до 1980 года служившем сиротским приютом, Хосе Клементе Ороско написал на своде купола человека в огне.',
      ja_JP: '1980年まで孤児院だったオスピシオ・カバーニャスの丸天井には、画家オロスコが炎に包まれた男を描いています。',
    },
  },
  {
    slug: 'merida',
    country: 'MX',
    names: {
      en_US: 'Mérida',
      fr_FR: 'Mérida',
      de_DE: 'Merida',
      es_ES: 'Mérida',
      it_IT: 'Mérida',
      ru_RU: 'Мерида',
      ja_JP: 'メリダ',
    },
    latitude: 20.9674,
    longitude: -89.6237,
    timeZone: 'America/Merida',
    currency: 'MXN',
    featured: false,
    order: 2059,
    landmarks: [
      { motif: 'cathedral', name: 'Mérida Cathedral' },
      { motif: 'palace', name: 'Palacio Cantón' },
      { motif: 'arches', name: 'Palacio Municipal' },
    ],
    introduction: {
      en_US:
        'White S-shaped double seats, the confidentes, stand in the squares, and on Sunday mornings Paseo de Montejo belongs to bicycles.',
      fr_FR:
        'De blancs sièges doubles en S, les confidentes, garnissent les places, et le dimanche matin le Paseo de Montejo est aux vélos.',
      de_DE:
        'Auf den Plätzen stehen weiße Doppelsitze in S-Form, die Confidentes, und sonntagmorgens gehört der Paseo de Montejo den Fahrrädern.',
      es_ES:
        'En las plazas hay asientos dobles en forma de ese, las blancas sillas confidentes, y los domingos por la mañana el Paseo de Montejo es de las bicicletas.',
      it_IT:
        'Nelle piazze ci sono bianchi sedili doppi a forma di S, i confidentes, e la domenica mattina il Paseo de Montejo è delle biciclette.',
      ru_RU:
        'На площадях стоят белые двойные кресла в форме буквы S, «конфидентес», а утром по воскресеньям бульвар Пасео-де-Монтехо отдан велосипедам.',
      ja_JP:
        '広場には「コンフィデンテ」というS字形の白い二人掛けの椅子が置かれ、日曜の朝、モンテホ通りは自転車に開放されます。',
    },
  },
  {
    slug: 'guanajuato',
    country: 'MX',
    names: {
      en_US: 'Guanajuato',
      fr_FR: 'Guanajuato',
      de_DE: 'Guanajuato',
      es_ES: 'Guanajuato',
      it_IT: 'Guanajuato',
      ru_RU: 'Гуанахуато',
      ja_JP: 'グアナファト',
    },
    latitude: 21.019,
    longitude: -101.2574,
    timeZone: 'America/Mexico_City',
    currency: 'MXN',
    featured: false,
    order: 2060,
    landmarks: [
      { motif: 'rooftops', name: 'Houses below El Pípila' },
      { motif: 'cathedral', name: 'Basílica de Nuestra Señora' },
      { motif: 'temple-columns', name: 'Teatro Juárez' },
    ],
    introduction: {
      en_US:
        'Much of the traffic runs underground along the former river bed, while overhead the Callejón del Beso is only 68 centimeters wide.',
      fr_FR:
        'Une bonne part des voitures roule sous terre, dans l’ancien lit de la rivière, et au-dessus le Callejón del Beso n’a que 68 centimètres de large.',
      de_DE:
        'Ein Großteil der Autos fährt unterirdisch im alten Flussbett, während oben der Callejón del Beso nur 68 Zentimeter breit ist.',
      es_ES:
        'Buena parte de los coches circula bajo tierra, por el antiguo cauce del río, y arriba el Callejón del Beso apenas mide 68 centímetros de ancho.',
      it_IT:
        'Gran parte delle auto viaggia sottoterra, nel vecchio letto del fiume, mentre in superficie il Callejón del Beso è largo appena 68 centimetri.',
      ru_RU:
        'Значительная часть машин едет под землёй, по старому руслу реки, а наверху переулок Поцелуя имеет всего 68 сантиметров в ширину.',
      ja_JP: '車の多くはかつての川床を利用した地下道を走り、その上の「口づけの小道」は幅がわずか68センチです。',
    },
  },
  {
    slug: 'antigua-guatemala',
    country: 'GT',
    names: {
      en_US: 'Antigua Guatemala',
      fr_FR: 'Antigua Guatemala',
      de_DE: 'Antigua Guatemala',
      es_ES: 'Antigua Guatemala',
      it_IT: 'Antigua Guatemala',
      ru_RU: 'Антигуа-Гватемала',
      ja_JP: 'アンティグア・グアテマラ',
    },
    latitude: 14.5586,
    longitude: -90.7295,
    timeZone: 'America/Guatemala',
    currency: 'GTQ',
    featured: false,
    order: 2061,
    landmarks: [
      { motif: 'volcano', name: 'Volcán de Agua' },
      { motif: 'arches', name: 'Santa Catalina Arch' },
      { motif: 'cathedral', name: 'La Merced' },
    ],
    introduction: {
      en_US:
        'In Lent and Holy Week families lay carpets of colored sawdust on the cobbles overnight, and the processions walk them away by day.',
      fr_FR:
        'Pendant le carême et la Semaine sainte, les familles étendent la nuit sur les pavés des tapis de sciure colorée que les processions effacent le jour.',
      de_DE:
        'In der Fasten- und Karwoche legen Familien nachts Teppiche aus gefärbtem Sägemehl auf das Pflaster, die am Tag unter den Prozessionen vergehen.',
      es_ES:
        'En Cuaresma y Semana Santa las familias tienden de noche alfombras de aserrín teñido sobre el empedrado, y de día las procesiones las deshacen al pasar.',
      it_IT:
        'In Quaresima e nella Settimana santa le famiglie stendono di notte sull’acciottolato tappeti di segatura colorata, che di giorno le processioni disfano.',
      ru_RU:
        'В Великий пост и Страстную неделю семьи ночью выкладывают на мостовой ковры из цветных опилок, а днём по ним проходят процессии.',
      ja_JP: '四旬節と聖週間には、家族が夜通し石畳に色おがくずの絨毯を敷き、昼の聖行列がその上を歩いていきます。',
    },
  },
  {
    slug: 'granada-ni',
    country: 'NI',
    names: {
      en_US: 'Granada',
      fr_FR: 'Granada',
      de_DE: 'Granada',
      es_ES: 'Granada',
      it_IT: 'Granada',
      ru_RU: 'Гранада',
      ja_JP: 'グラナダ',
    },
    latitude: 11.9299,
    longitude: -85.954,
    timeZone: 'America/Managua',
    currency: 'NIO',
    featured: false,
    order: 2062,
    landmarks: [
      { motif: 'cathedral', name: 'Granada Cathedral' },
      { motif: 'volcano', name: 'Mombacho' },
      { motif: 'palm', name: 'Las Isletas' },
    ],
    introduction: {
      en_US:
        'Boats thread between some 365 islets in Lake Nicaragua, which the volcano Mombacho threw there, and a few hold just one house.',
      fr_FR:
        'Des barques se faufilent entre quelque 365 îlots projetés dans le lac Nicaragua par le volcan Mombacho, dont certains ne portent qu’une maison.',
      de_DE:
        'Boote schlängeln sich zwischen rund 365 Inselchen im Nicaraguasee hindurch, die der Vulkan Mombacho dorthin schleuderte, manche mit nur einem Haus.',
      es_ES:
        'Las lanchas se cuelan entre unas 365 isletas que el volcán Mombacho arrojó al lago de Nicaragua, algunas con una sola casa.',
      it_IT:
        'Le barche s’infilano tra circa 365 isolette scagliate nel lago Nicaragua dal vulcano Mombacho, alcune con una casa soltanto.',
      ru_RU:
        'Лодки петляют между 365 островками, которые вулкан Момбачо забросил в озеро Никарагуа, и на иных стоит всего один дом.',
      ja_JP:
        'ニカラグア湖には、モンバチョ火山の噴出物でできたおよそ365の小島が散らばり、家が一軒だけの島もある間を小舟が縫っていきます。',
    },
  },
  {
    slug: 'san-jose',
    country: 'CR',
    names: {
      en_US: 'San José',
      fr_FR: 'San José',
      de_DE: 'San José',
      es_ES: 'San José',
      it_IT: 'San José',
      ru_RU: 'Сан-Хосе',
      ja_JP: 'サンホセ',
    },
    latitude: 9.9325,
    longitude: -84.0796,
    timeZone: 'America/Costa_Rica',
    currency: 'CRC',
    featured: false,
    order: 2063,
    landmarks: [
      { motif: 'museum-columns', name: 'National Theater' },
      { motif: 'hills', name: 'Central Valley' },
      { motif: 'market-stall', name: 'Mercado Central' },
    ],
    introduction: {
      en_US:
        'A tax on coffee helped to pay for the National Theater, where a ceiling painting sets the coffee harvest by the sea, where none grows.',
      fr_FR:
        'Une taxe sur le café aida à payer le Théâtre national, où un plafond peint montre la récolte du café au bord de la mer, là où il ne pousse pas.',
      de_DE:
        'Eine Kaffeesteuer half das Nationaltheater bezahlen, in dem ein Deckenbild die Kaffeeernte ans Meer verlegt, wo gar keiner wächst.',
      es_ES:
        'Un impuesto al café ayudó a pagar el Teatro Nacional, donde un techo pintado sitúa la cosecha del grano a la orilla del mar, donde no crece.',
      it_IT:
        'Una tassa sul caffè contribuì a pagare il Teatro Nazionale, dove un soffitto dipinto mostra il raccolto in riva al mare, dove il caffè non cresce.',
      ru_RU:
        'Налог на кофе помог оплатить Национальный театр, где на плафоне кофе собирают у моря, хотя там он не растёт.',
      ja_JP:
        '国立劇場の建設費にはコーヒーへの税が充てられ、その天井画には、実際には栽培されない海辺での収穫風景が描かれています。',
    },
  },
  {
    slug: 'panama-city',
    country: 'PA',
    names: {
      en_US: 'Panama City',
      fr_FR: 'Panama',
      de_DE: 'Panama-Stadt',
      es_ES: 'Ciudad de Panamá',
      it_IT: 'Città di Panama',
      ru_RU: 'Панама',
      ja_JP: 'パナマシティ',
    },
    latitude: 8.9524,
    longitude: -79.5356,
    timeZone: 'America/Panama',
    currency: 'USD',
    featured: false,
    order: 2064,
    landmarks: [
      { motif: 'skyscrapers', name: 'Punta Paitilla' },
      { motif: 'ship', name: 'Panama Canal' },
      { motif: 'cathedral', name: 'Metropolitan Cathedral' },
    ],
    introduction: {
      en_US:
        'From the old sea wall above Las Bóvedas in Casco Viejo you can see ships lying at anchor, waiting for their turn in the canal.',
      fr_FR:
        'Du vieux rempart marin des Bóvedas, dans le Casco Viejo, on voit les navires à l’ancre qui attendent leur tour pour le canal.',
      de_DE:
        'Von der alten Seemauer über Las Bóvedas im Casco Viejo sieht man Schiffe vor Anker liegen, die auf ihre Fahrt durch den Kanal warten.',
      es_ES:
        'Desde la vieja muralla de Las Bóvedas, en el Casco Viejo, se ven los barcos fondeados que esperan su turno para el canal.',
      it_IT:
        'Dal vecchio muro a mare di Las Bóvedas, nel Casco Viejo, si vedono le navi alla fonda che aspettano il loro turno per il canale.',
      ru_RU:
        'Со старой морской стены над Лас-Боведас в квартале Каско-Вьехо видны суда на якоре, ждущие очереди пройти канал.',
      ja_JP: '旧市街カスコ・ビエホのラス・ボベダスの城壁の上からは、運河を通る順番を待って停泊する船が見えます。',
    },
  },
  {
    slug: 'santo-domingo',
    country: 'DO',
    names: {
      en_US: 'Santo Domingo',
      fr_FR: 'Saint-Domingue',
      de_DE: 'Santo Domingo',
      es_ES: 'Santo Domingo',
      it_IT: 'Santo Domingo',
      ru_RU: 'Санто-Доминго',
      ja_JP: 'サントドミンゴ',
    },
    latitude: 18.4735,
    longitude: -69.8835,
    timeZone: 'America/Santo_Domingo',
    currency: 'DOP',
    featured: false,
    order: 2065,
    landmarks: [
      { motif: 'palace', name: 'Alcázar de Colón' },
      { motif: 'cathedral', name: 'Cathedral of Santa María la Menor' },
      { motif: 'castle', name: 'Fortaleza Ozama' },
    ],
    introduction: {
      en_US:
        'Calle Las Damas is named after the court ladies of María de Toledo, who lived with Diego Columbus in the Alcázar at the end of it.',
      fr_FR:
        'La Calle Las Damas doit son nom aux dames de la cour de María de Toledo, qui vivait avec Diego Colomb dans l’Alcázar, au bout de la rue.',
      de_DE:
        'Die Calle Las Damas heißt nach den Hofdamen der María de Toledo, die mit Diego Kolumbus im Alcázar am Ende der Straße wohnte.',
      es_ES:
        'La calle Las Damas debe su nombre a las damas de la corte de María de Toledo, que vivía con Diego Colón en el Alcázar, al final de la calle.',
      it_IT:
        'Calle Las Damas prende nome dalle dame di corte di María de Toledo, che viveva con Diego Colombo nell’Alcázar in fondo alla via.',
      ru_RU:
        'Улица Лас-Дамас названа в честь придворных дам Марии де Толедо, жившей с Диего Колумбом в Алькасаре в конце этой улицы.',
      ja_JP:
        'ラス・ダマス（貴婦人）通りの名は、突き当たりのアルカサルでディエゴ・コロンブスと暮らしたマリア・デ・トレドの女官たちに由来します。',
    },
  },
  {
    slug: 'willemstad',
    country: 'CW',
    names: {
      en_US: 'Willemstad',
      fr_FR: 'Willemstad',
      de_DE: 'Willemstad',
      es_ES: 'Willemstad',
      it_IT: 'Willemstad',
      ru_RU: 'Виллемстад',
      ja_JP: 'ウィレムスタット',
    },
    latitude: 12.1058,
    longitude: -68.9335,
    timeZone: 'America/Curacao',
    currency: 'XCG',
    featured: false,
    order: 2066,
    landmarks: [
      { motif: 'canal-houses', name: 'Handelskade' },
      { motif: 'bridge', name: 'Queen Emma Bridge' },
      { motif: 'castle', name: 'Fort Amsterdam' },
    ],
    introduction: {
      en_US:
        'When a ship wants to enter Sint Anna Bay, the Queen Emma Bridge swings aside on its pontoons, and people between Punda and Otrobanda wait.',
      fr_FR:
        'Quand un navire veut entrer dans la baie de Sainte-Anne, le pont flottant Reine-Emma s’écarte sur ses pontons, et l’on patiente entre Punda et Otrobanda.',
      de_DE:
        'Will ein Schiff in die Sint-Anna-Bucht, schwenkt die Königin-Emma-Brücke auf ihren Pontons zur Seite, und zwischen Punda und Otrobanda wird gewartet.',
      es_ES:
        'Cuando un barco quiere entrar en la bahía de Santa Ana, el puente flotante Reina Emma se aparta sobre sus pontones, y entre Punda y Otrobanda toca esperar.',
      it_IT:
        'Quando una nave vuole entrare nella baia di Sant’Anna, il ponte galleggiante Regina Emma si scosta sui suoi pontoni, e tra Punda e Otrobanda si aspetta.',
      ru_RU:
        'Когда в бухту Синт-Анна входит судно, понтонный мост королевы Эммы отводят в сторону, и между Пундой и Отробандой приходится ждать.',
      ja_JP:
        'シント・アンナ湾に船が入るときは、クイーン・エマ橋が浮き台ごと横へ開き、プンダとオトロバンダの間を渡る人は待つことになります。',
    },
  },
  {
    slug: 'bridgetown',
    country: 'BB',
    names: {
      en_US: 'Bridgetown',
      fr_FR: 'Bridgetown',
      de_DE: 'Bridgetown',
      es_ES: 'Bridgetown',
      it_IT: 'Bridgetown',
      ru_RU: 'Бриджтаун',
      ja_JP: 'ブリッジタウン',
    },
    latitude: 13.0969,
    longitude: -59.6145,
    timeZone: 'America/Barbados',
    currency: 'BBD',
    featured: false,
    order: 2067,
    landmarks: [
      { motif: 'clock-tower', name: 'Parliament Buildings' },
      { motif: 'harbour', name: 'Careenage' },
      { motif: 'palm', name: 'Carlisle Bay' },
    ],
    introduction: {
      en_US:
        'The Careenage, where ships were once heeled over to have their hulls scraped, is now full of yachts below the towers of Parliament.',
      fr_FR:
        'Le Careenage, où l’on couchait jadis les navires pour en gratter la coque, est rempli de yachts au pied des tours du Parlement.',
      de_DE:
        'Im Careenage, wo man einst Schiffe auf die Seite legte, um ihre Rümpfe zu säubern, liegen heute Yachten unter den Türmen des Parlaments.',
      es_ES:
        'En el Careenage, donde antes se tumbaban los barcos para rascarles el casco, hay ahora yates al pie de las torres del Parlamento.',
      it_IT:
        'Nel Careenage, dove un tempo si coricavano le navi per raschiarne lo scafo, oggi ci sono yacht sotto le torri del Parlamento.',
      ru_RU:
        'В бухте Каринидж, где когда-то кренговали корабли, чтобы очистить днище, теперь под башнями парламента стоят яхты.',
      ja_JP: 'かつて船を傾けて船底を掃除した入り江カリニッジには、今は国会議事堂の塔の下にヨットが並んでいます。',
    },
  },
  {
    slug: 'fort-de-france',
    country: 'MQ',
    names: {
      en_US: 'Fort-de-France',
      fr_FR: 'Fort-de-France',
      de_DE: 'Fort-de-France',
      es_ES: 'Fort-de-France',
      it_IT: 'Fort-de-France',
      ru_RU: 'Фор-де-Франс',
      ja_JP: 'フォール・ド・フランス',
    },
    latitude: 14.6037,
    longitude: -61.0694,
    timeZone: 'America/Martinique',
    currency: 'EUR',
    featured: false,
    order: 2068,
    landmarks: [
      { motif: 'dome', name: 'Schœlcher Library' },
      { motif: 'castle', name: 'Fort Saint-Louis' },
      { motif: 'cathedral', name: 'Cathédrale Saint-Louis' },
    ],
    introduction: {
      en_US:
        'The Schœlcher Library, all iron and colored glass, was put up in Paris, taken apart and shipped across the Atlantic piece by piece.',
      fr_FR:
        'La bibliothèque Schœlcher, toute de fer et de verre coloré, fut montée à Paris, démontée puis expédiée pièce par pièce à travers l’Atlantique.',
      de_DE:
        'Die Schœlcher-Bibliothek aus Eisen und buntem Glas wurde in Paris errichtet, zerlegt und Stück für Stück über den Atlantik verschifft.',
      es_ES:
        'La biblioteca Schœlcher, de hierro y vidrio de colores, se montó en París, se desarmó y cruzó el Atlántico pieza a pieza.',
      it_IT:
        'La biblioteca Schœlcher, di ferro e vetro colorato, fu montata a Parigi, smontata e spedita pezzo per pezzo oltre l’Atlantico.',
      ru_RU:
        'Библиотеку Шёльшера из железа и цветного стекла собрали в Париже, разобрали и по частям перевезли через Атлантику.',
      ja_JP: '鉄と色ガラスのシェルシェール図書館は、パリで一度組み立てられ、解体されて大西洋を船で運ばれてきました。',
    },
  },
  {
    slug: 'bogota',
    country: 'CO',
    names: {
      en_US: 'Bogotá',
      fr_FR: 'Bogotá',
      de_DE: 'Bogotá',
      es_ES: 'Bogotá',
      it_IT: 'Bogotá',
      ru_RU: 'Богота',
      ja_JP: 'ボゴタ',
    },
    latitude: 4.5981,
    longitude: -74.076,
    timeZone: 'America/Bogota',
    currency: 'COP',
    featured: false,
    order: 2069,
    landmarks: [
      { motif: 'mountain', name: 'Monserrate' },
      { motif: 'cathedral', name: 'Primatial Cathedral' },
      { motif: 'museum-columns', name: 'Gold Museum' },
    ],
    introduction: {
      en_US:
        'On Sunday mornings the Ciclovía gives some 120 kilometers of streets to cyclists and skaters, until the cars come back at two.',
      fr_FR:
        'Le dimanche matin, la Ciclovía livre environ 120 kilomètres de rues aux vélos et aux patins, jusqu’au retour des voitures à deux heures.',
      de_DE:
        'Sonntagmorgens überlässt die Ciclovía rund 120 Kilometer Straße den Radfahrern und Skatern, bis um zwei die Autos zurückkehren.',
      es_ES:
        'Los domingos por la mañana la Ciclovía entrega unos 120 kilómetros de calles a ciclistas y patinadores, hasta que a las dos vuelven los carros.',
      it_IT:
        'La domenica mattina la Ciclovía cede circa 120 chilometri di strade a ciclisti e pattinatori, finché alle due tornano le auto.',
      ru_RU:
        'По воскресеньям с утра «Сикловия» отдаёт около 120 километров улиц велосипедистам и роллерам, а в два часа возвращаются машины.',
      ja_JP: '日曜の朝は「シクロビア」で約120キロの道路が自転車やスケートの人々に開放され、午後2時に車が戻ってきます。',
    },
  },
  {
    slug: 'quito',
    country: 'EC',
    names: {
      en_US: 'Quito',
      fr_FR: 'Quito',
      de_DE: 'Quito',
      es_ES: 'Quito',
      it_IT: 'Quito',
      ru_RU: 'Кито',
      ja_JP: 'キト',
    },
    latitude: -0.2201,
    longitude: -78.5123,
    timeZone: 'America/Guayaquil',
    currency: 'USD',
    featured: false,
    order: 2070,
    landmarks: [
      { motif: 'towers', name: 'Basílica del Voto Nacional' },
      { motif: 'volcano', name: 'Pichincha' },
      { motif: 'statue', name: 'Virgin of El Panecillo' },
    ],
    introduction: {
      en_US:
        'On the Basílica del Voto Nacional stone iguanas, armadillos and tortoises jut from the walls where other churches have gargoyles.',
      fr_FR:
        'Sur la Basílica del Voto Nacional, des iguanes, des tatous et des tortues de pierre saillent là où d’autres églises ont des gargouilles.',
      de_DE:
        'An der Basílica del Voto Nacional ragen steinerne Leguane, Gürteltiere und Schildkröten hervor, wo andere Kirchen Wasserspeier haben.',
      es_ES:
        'En la Basílica del Voto Nacional sobresalen iguanas, armadillos y tortugas de piedra donde otras iglesias tienen gárgolas.',
      it_IT:
        'Sulla Basílica del Voto Nacional sporgono iguane, armadilli e tartarughe di pietra dove altre chiese hanno i doccioni.',
      ru_RU:
        'Со стен базилики дель-Вото-Насьональ вместо обычных горгулий выступают каменные игуаны, броненосцы и черепахи.',
      ja_JP:
        'バシリカ・デル・ボト・ナシオナルの壁からは、よその教会ならガーゴイルのある所に、石のイグアナやアルマジロ、亀が突き出ています。',
    },
  },
];
