import type { CityOfDemo } from './shapes.js';

export const citiesOfEuropaMore2: readonly CityOfDemo[] = [
  {
    slug: 'valencia',
    country: 'ES',
    names: {
      en_US: 'Valencia',
      fr_FR: 'Valence',
      de_DE: 'Valencia',
      es_ES: 'Valencia',
      it_IT: 'Valencia',
      ru_RU: 'Валенсия',
      ja_JP: 'バレンシア',
    },
    latitude: 39.4699,
    longitude: -0.3763,
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    featured: false,
    order: 1015,
    landmarks: [
      { motif: 'gate', name: 'Serranos Towers' },
      { motif: 'dome', name: 'L’Hemisfèric' },
      { motif: 'market-stall', name: 'Mercat Central' },
    ],
    introduction: {
      en_US:
        'On Thursdays at noon eight farmers in black smocks sit down before the Apostles’ Door of the cathedral and judge disputes over irrigation water.',
      fr_FR:
        'Le jeudi à midi, huit paysans en blouse noire prennent place devant la porte des Apôtres de la cathédrale et tranchent les querelles d’irrigation.',
      de_DE:
        'Donnerstags um zwölf setzen sich acht Bauern in schwarzen Kitteln vor das Apostelportal der Kathedrale und richten über Streit ums Bewässerungswasser.',
      es_ES:
        'Los jueves a mediodía, ocho labradores de blusón negro se sientan ante la puerta de los Apóstoles de la catedral y juzgan los pleitos del riego.',
      it_IT:
        'Il giovedì a mezzogiorno otto contadini in camiciotto nero siedono davanti alla porta degli Apostoli della cattedrale e giudicano le liti sull’acqua dei campi.',
      ru_RU:
        'По четвергам в полдень восемь крестьян в чёрных блузах садятся у портала Апостолов собора и разбирают споры о воде для полива.',
      ja_JP: '木曜の正午、黒い上っ張りの農民8人が大聖堂の「使徒の門」の前に座り、灌漑用水をめぐる争いを裁きます。',
    },
  },
  {
    slug: 'granada',
    country: 'ES',
    names: {
      en_US: 'Granada',
      fr_FR: 'Grenade',
      de_DE: 'Granada',
      es_ES: 'Granada',
      it_IT: 'Granada',
      ru_RU: 'Гранада',
      ja_JP: 'グラナダ',
    },
    latitude: 37.1773,
    longitude: -3.5986,
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    featured: false,
    order: 1016,
    landmarks: [
      { motif: 'palace', name: 'Alhambra' },
      { motif: 'mountain', name: 'Sierra Nevada' },
      { motif: 'rooftops', name: 'Albaicín' },
    ],
    introduction: {
      en_US:
        'The little Darro flows under stone bridges between the Alhambra and the Albaicín, then vanishes beneath the paving of Plaza Nueva.',
      fr_FR:
        'Le petit Darro coule sous des ponts de pierre entre l’Alhambra et l’Albaicín, puis disparaît sous les pavés de la Plaza Nueva.',
      de_DE:
        'Der schmale Darro fließt unter Steinbrücken zwischen Alhambra und Albaicín hindurch und verschwindet dann unter dem Pflaster der Plaza Nueva.',
      es_ES:
        'El pequeño Darro corre bajo puentes de piedra entre la Alhambra y el Albaicín, y luego desaparece bajo el suelo de Plaza Nueva.',
      it_IT:
        'Il piccolo Darro scorre sotto ponti di pietra fra l’Alhambra e l’Albaicín, poi sparisce sotto il selciato di Plaza Nueva.',
      ru_RU:
        'Речка Дарро течёт под каменными мостами между Альгамброй и Альбайсином, а потом исчезает под мостовой площади Пласа-Нуэва.',
      ja_JP:
        '小さなダーロ川はアルハンブラとアルバイシンの間を石橋の下を抜けて流れ、ヌエバ広場の敷石の下に消えていきます。',
    },
  },
  {
    slug: 'toledo',
    country: 'ES',
    names: {
      en_US: 'Toledo',
      fr_FR: 'Tolède',
      de_DE: 'Toledo',
      es_ES: 'Toledo',
      it_IT: 'Toledo',
      ru_RU: 'Толедо',
      ja_JP: 'トレド',
    },
    latitude: 39.8628,
    longitude: -4.0273,
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    featured: false,
    order: 1017,
    landmarks: [
      { motif: 'castle', name: 'Alcázar of Toledo' },
      { motif: 'bridge', name: 'Saint Martin’s Bridge' },
      { motif: 'river', name: 'Tagus' },
    ],
    introduction: {
      en_US:
        'The Tagus bends around the hill of the old town on three sides, and in its workshops gold thread is hammered into blackened steel.',
      fr_FR:
        'Le Tage enserre sur trois côtés la colline de la vieille ville, où des artisans incrustent au marteau du fil d’or dans l’acier noirci.',
      de_DE:
        'Der Tajo legt sich auf drei Seiten um den Altstadthügel, und in den Werkstätten dort wird Golddraht in geschwärzten Stahl geschlagen.',
      es_ES:
        'El Tajo ciñe por tres lados el cerro del casco antiguo, en cuyos talleres los damasquinadores incrustan hilo de oro en acero pavonado.',
      it_IT:
        'Il Tago cinge su tre lati il colle della città vecchia, e nelle botteghe si incastra a martello il filo d’oro nell’acciaio brunito.',
      ru_RU:
        'Тахо с трёх сторон огибает холм старого города, где в мастерских золотую нить вбивают молоточком в воронёную сталь.',
      ja_JP: 'タホ川が三方から旧市街の丘を囲み、街の工房では職人が黒い鋼に金糸を打ち込む象嵌細工を作っています。',
    },
  },
  {
    slug: 'bilbao',
    country: 'ES',
    names: {
      en_US: 'Bilbao',
      fr_FR: 'Bilbao',
      de_DE: 'Bilbao',
      es_ES: 'Bilbao',
      it_IT: 'Bilbao',
      ru_RU: 'Бильбао',
      ja_JP: 'ビルバオ',
    },
    latitude: 43.263,
    longitude: -2.935,
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    featured: false,
    order: 1018,
    landmarks: [
      { motif: 'opera-shells', name: 'Guggenheim Museum' },
      { motif: 'river', name: 'Nervión' },
      { motif: 'hills', name: 'Artxanda' },
    ],
    introduction: {
      en_US:
        'The curved glass entrances of the metro are called fosteritos after their architect, and a funicular climbs from the Nervión to Artxanda.',
      fr_FR:
        'Les bouches de métro en verre courbe s’appellent fosteritos, du nom de leur architecte, et un funiculaire grimpe du Nervión à l’Artxanda.',
      de_DE:
        'Die gewölbten Glaseingänge der Metro heißen nach ihrem Architekten Fosteritos, und vom Nervión fährt eine Standseilbahn auf den Artxanda.',
      es_ES:
        'A las bocas de metro de cristal curvo las llaman fosteritos, por su arquitecto, y desde la ría sube un funicular al monte Artxanda.',
      it_IT:
        'Gli ingressi della metropolitana in vetro curvo si chiamano fosteritos, dal nome dell’architetto, e dal Nervión una funicolare sale all’Artxanda.',
      ru_RU:
        'Изогнутые стеклянные входы в метро зовут «фостеритос» по имени архитектора, а от реки Нервьон на гору Арчанда поднимается фуникулёр.',
      ja_JP:
        '曲面ガラスの地下鉄入口は設計者フォスターの名から「フォステリート」と呼ばれ、ネルビオン川のそばからはアルチャンダの丘へケーブルカーが登ります。',
    },
  },
  {
    slug: 'palma',
    country: 'ES',
    names: {
      en_US: 'Palma',
      fr_FR: 'Palma de Majorque',
      de_DE: 'Palma de Mallorca',
      es_ES: 'Palma',
      it_IT: 'Palma di Maiorca',
      ru_RU: 'Пальма-де-Мальорка',
      ja_JP: 'パルマ・デ・マヨルカ',
    },
    latitude: 39.5696,
    longitude: 2.6502,
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    featured: false,
    order: 1019,
    landmarks: [
      { motif: 'cathedral', name: 'La Seu' },
      { motif: 'windmill', name: 'Mills of Es Jonquet' },
      { motif: 'sailboat', name: 'Bay of Palma' },
    ],
    introduction: {
      en_US:
        'From a small station by the Plaça d’Espanya, wooden carriages of 1912 still roll out among the almond trees and through the mountains to Sóller.',
      fr_FR:
        'D’une petite gare voisine de la Plaça d’Espanya, des wagons de bois de 1912 partent encore entre les amandiers et sous la montagne vers Sóller.',
      de_DE:
        'Vom kleinen Bahnhof an der Plaça d’Espanya rollen noch immer Holzwagen von 1912 zwischen Mandelbäumen und durch die Berge nach Sóller.',
      es_ES:
        'De una pequeña estación junto a la Plaça d’Espanya siguen saliendo vagones de madera de 1912 que van entre almendros y bajo la sierra hasta Sóller.',
      it_IT:
        'Da una piccola stazione accanto a Plaça d’Espanya partono ancora carrozze di legno del 1912, fra i mandorli e sotto i monti, fino a Sóller.',
      ru_RU:
        'С маленького вокзала у площади Испании деревянные вагоны 1912 года до сих пор идут среди миндальных рощ и сквозь горы в Сольер.',
      ja_JP:
        'スペイン広場わきの小さな駅からは、1912年の木造客車が今もアーモンド畑を抜け、山をくぐってソーリェルへ向かいます。',
    },
  },
  {
    slug: 'coimbra',
    country: 'PT',
    names: {
      en_US: 'Coimbra',
      fr_FR: 'Coimbra',
      de_DE: 'Coimbra',
      es_ES: 'Coímbra',
      it_IT: 'Coimbra',
      ru_RU: 'Коимбра',
      ja_JP: 'コインブラ',
    },
    latitude: 40.2056,
    longitude: -8.4196,
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    featured: false,
    order: 1020,
    landmarks: [
      { motif: 'clock-tower', name: 'University Tower' },
      { motif: 'rooftops', name: 'Alta' },
      { motif: 'river', name: 'Mondego' },
    ],
    introduction: {
      en_US:
        'In the university’s Joanina Library, bats come out at night to eat the insects, and before closing the tables are covered with leather.',
      fr_FR:
        'Dans la bibliothèque Joanina de l’université, des chauves-souris chassent la nuit les insectes, et le soir on couvre les tables de cuir.',
      de_DE:
        'In der Biblioteca Joanina der Universität jagen nachts Fledermäuse die Insekten, und abends werden die Tische darum mit Leder bedeckt.',
      es_ES:
        'En la biblioteca Joanina de la universidad los murciélagos cazan insectos de noche, y al cerrar se cubren de cuero las mesas.',
      it_IT:
        'Nella biblioteca Joanina dell’università, di notte, i pipistrelli cacciano gli insetti, e alla chiusura i tavoli si coprono di cuoio.',
      ru_RU:
        'В университетской библиотеке Жуанина по ночам летучие мыши ловят насекомых, и перед закрытием столы накрывают кожей.',
      ja_JP: '大学のジョアニナ図書館では夜になるとコウモリが虫を捕り、閉館前には机に革の覆いが掛けられます。',
    },
  },
  {
    slug: 'funchal',
    country: 'PT',
    names: {
      en_US: 'Funchal',
      fr_FR: 'Funchal',
      de_DE: 'Funchal',
      es_ES: 'Funchal',
      it_IT: 'Funchal',
      ru_RU: 'Фуншал',
      ja_JP: 'フンシャル',
    },
    latitude: 32.6669,
    longitude: -16.9241,
    timeZone: 'Atlantic/Madeira',
    currency: 'EUR',
    featured: false,
    order: 1021,
    landmarks: [
      { motif: 'hills', name: 'Monte' },
      { motif: 'market-stall', name: 'Mercado dos Lavradores' },
      { motif: 'ship', name: 'Funchal harbor' },
    ],
    introduction: {
      en_US:
        'From Monte two men in white with straw hats steer wicker sledges down the asphalt toward the town, braking with the soles of their boots.',
      fr_FR:
        'Depuis Monte, deux hommes en blanc, canotier sur la tête, guident des traîneaux d’osier sur l’asphalte et freinent avec leurs semelles.',
      de_DE:
        'Von Monte lenken zwei Männer in Weiß mit Strohhut Korbschlitten über den Asphalt stadtwärts und bremsen mit den Stiefelsohlen.',
      es_ES:
        'Desde Monte, dos hombres de blanco con sombrero de paja guían trineos de mimbre por el asfalto y frenan con la suela de las botas.',
      it_IT:
        'Da Monte due uomini in bianco col cappello di paglia guidano slitte di vimini sull’asfalto verso la città e frenano con le suole.',
      ru_RU:
        'Из Монте двое мужчин в белом и в соломенных шляпах спускают по асфальту плетёные сани и тормозят подошвами ботинок.',
      ja_JP:
        'モンテからは、白い服に麦わら帽子の男性二人が籐のそりを操ってアスファルトの坂を下り、靴底でブレーキをかけます。',
    },
  },
  {
    slug: 'evora',
    country: 'PT',
    names: {
      en_US: 'Évora',
      fr_FR: 'Évora',
      de_DE: 'Évora',
      es_ES: 'Évora',
      it_IT: 'Évora',
      ru_RU: 'Эвора',
      ja_JP: 'エヴォラ',
    },
    latitude: 38.5714,
    longitude: -7.9135,
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    featured: false,
    order: 1022,
    landmarks: [
      { motif: 'temple-columns', name: 'Roman Temple of Évora' },
      { motif: 'arches', name: 'Água de Prata Aqueduct' },
      { motif: 'cathedral', name: 'Évora Cathedral' },
    ],
    introduction: {
      en_US:
        'Where the aqueduct of the sixteenth century enters the town, on Rua do Cano, small white houses and shops have been built into its arches.',
      fr_FR:
        'Là où l’aqueduc du XVIᵉ siècle entre en ville, Rua do Cano, de petites maisons blanches et des échoppes se sont logées sous ses arches.',
      de_DE:
        'Wo der Aquädukt aus dem sechzehnten Jahrhundert die Stadt erreicht, an der Rua do Cano, stecken kleine weiße Häuser und Läden in seinen Bögen.',
      es_ES:
        'Donde el acueducto del siglo XVI entra en la ciudad, en la Rua do Cano, casitas blancas y tiendas se han metido bajo sus arcos.',
      it_IT:
        'Dove l’acquedotto del Cinquecento entra in città, in Rua do Cano, casette bianche e botteghe si sono infilate sotto le arcate.',
      ru_RU:
        'Там, где акведук XVI века входит в город, на улице Руа-ду-Кану, в его арки встроены белые домики и лавки.',
      ja_JP: '16世紀の水道橋が街に入るカーノ通りでは、アーチの間に白い小さな家や店がはめ込まれています。',
    },
  },
  {
    slug: 'hamburg',
    country: 'DE',
    names: {
      en_US: 'Hamburg',
      fr_FR: 'Hambourg',
      de_DE: 'Hamburg',
      es_ES: 'Hamburgo',
      it_IT: 'Amburgo',
      ru_RU: 'Гамбург',
      ja_JP: 'ハンブルク',
    },
    latitude: 53.5511,
    longitude: 9.9937,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    featured: false,
    order: 1023,
    landmarks: [
      { motif: 'ship', name: 'Rickmer Rickmers' },
      { motif: 'canal-houses', name: 'Speicherstadt' },
      { motif: 'harbour', name: 'Landungsbrücken' },
    ],
    introduction: {
      en_US:
        'At the Landungsbrücken old elevators lower walkers and cyclists into the tiled tunnel of 1911 that leads to the other bank of the Elbe.',
      fr_FR:
        'Aux Landungsbrücken, de vieux ascenseurs descendent piétons et cyclistes dans le tunnel carrelé de 1911 qui mène sur l’autre rive de l’Elbe.',
      de_DE:
        'An den Landungsbrücken sinken Fußgänger und Radfahrer in alten Fahrkörben hinab zum gekachelten Tunnel von 1911 und kommen drüben an der Elbe wieder hoch.',
      es_ES:
        'En los Landungsbrücken, viejos ascensores bajan a peatones y ciclistas al túnel alicatado de 1911 que lleva a la otra orilla del Elba.',
      it_IT:
        'Ai Landungsbrücken vecchi montacarichi calano pedoni e ciclisti nel tunnel piastrellato del 1911 che porta sull’altra riva dell’Elba.',
      ru_RU:
        'У причалов Ландунгсбрюккен старые лифты опускают пешеходов и велосипедистов в выложенный плиткой тоннель 1911 года под Эльбой.',
      ja_JP:
        'ランドゥングスブリュッケンでは、古いエレベーターが歩行者や自転車をタイル張りの1911年のトンネルへ降ろし、エルベ川の対岸へ渡します。',
    },
  },
  {
    slug: 'cologne',
    country: 'DE',
    names: {
      en_US: 'Cologne',
      fr_FR: 'Cologne',
      de_DE: 'Köln',
      es_ES: 'Colonia',
      it_IT: 'Colonia',
      ru_RU: 'Кёльн',
      ja_JP: 'ケルン',
    },
    latitude: 50.9375,
    longitude: 6.9603,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    featured: false,
    order: 1024,
    landmarks: [
      { motif: 'cathedral', name: 'Cologne Cathedral' },
      { motif: 'arches', name: 'Hohenzollern Bridge' },
      { motif: 'river', name: 'Rhine' },
    ],
    introduction: {
      en_US:
        'The waiter, called Köbes, keeps bringing Kölsch in slim glasses of a fifth of a liter until the guest lays a coaster on top.',
      fr_FR:
        'Le garçon, ici le Köbes, rapporte sans cesse de la Kölsch en verres de vingt centilitres, jusqu’à ce qu’on pose son dessous de verre par-dessus.',
      de_DE:
        'Der Köbes stellt unaufgefordert die nächste Stange Kölsch hin, bis der Gast den Bierdeckel aufs Glas legt.',
      es_ES:
        'El camarero, aquí el Köbes, trae un vaso fino de Kölsch tras otro sin que se pida, hasta que el cliente lo tapa con el posavasos.',
      it_IT:
        'Il cameriere, qui detto Köbes, porta una Kölsch dopo l’altra in bicchieri da venti centilitri, finché l’ospite non ci posa sopra il sottobicchiere.',
      ru_RU:
        'Официант, здесь его зовут кёбес, без заказа ставит новые узкие стаканы кёльша, пока гость не накроет свой картонкой.',
      ja_JP:
        '「ケーベス」と呼ばれる給仕は、客がコースターをグラスに載せるまで、0.2リットルの細いグラスでケルシュを運び続けます。',
    },
  },
  {
    slug: 'dresden',
    country: 'DE',
    names: {
      en_US: 'Dresden',
      fr_FR: 'Dresde',
      de_DE: 'Dresden',
      es_ES: 'Dresde',
      it_IT: 'Dresda',
      ru_RU: 'Дрезден',
      ja_JP: 'ドレスデン',
    },
    latitude: 51.0504,
    longitude: 13.7373,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    featured: false,
    order: 1025,
    landmarks: [
      { motif: 'dome', name: 'Frauenkirche' },
      { motif: 'palace', name: 'Zwinger' },
      { motif: 'ship', name: 'Elbe paddle steamers' },
    ],
    introduction: {
      en_US:
        'Along Augustusstraße the rulers of Saxony ride past in a procession a hundred meters long, painted on some 23,000 tiles of Meissen porcelain.',
      fr_FR:
        'Le long de l’Augustusstraße, les princes de Saxe chevauchent en un cortège de cent mètres, peint sur quelque 23 000 carreaux de porcelaine de Meissen.',
      de_DE:
        'In der Augustusstraße reiten Sachsens Herrscher in einem hundert Meter langen Zug vorüber, gemalt auf rund 23.000 Fliesen aus Meißner Porzellan.',
      es_ES:
        'En la Augustusstraße los soberanos de Sajonia cabalgan en un cortejo de cien metros, pintado en unos 23 000 azulejos de porcelana de Meissen.',
      it_IT:
        'Lungo Augustusstraße i principi di Sassonia cavalcano in un corteo di cento metri, dipinto su circa 23.000 piastrelle di porcellana di Meissen.',
      ru_RU:
        'На Аугустусштрассе скачут правители Саксонии: стометровое шествие написано примерно на 23 000 плиток мейсенского фарфора.',
      ja_JP:
        'アウグストゥス通りの壁には、およそ2万3千枚のマイセン磁器タイルに描かれたザクセン君主の行列が100メートルにわたって続きます。',
    },
  },
  {
    slug: 'nuremberg',
    country: 'DE',
    names: {
      en_US: 'Nuremberg',
      fr_FR: 'Nuremberg',
      de_DE: 'Nürnberg',
      es_ES: 'Núremberg',
      it_IT: 'Norimberga',
      ru_RU: 'Нюрнберг',
      ja_JP: 'ニュルンベルク',
    },
    latitude: 49.4521,
    longitude: 11.0767,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    featured: false,
    order: 1026,
    landmarks: [
      { motif: 'castle', name: 'Imperial Castle' },
      { motif: 'clock-tower', name: 'Frauenkirche' },
      { motif: 'market-stall', name: 'Hauptmarkt' },
    ],
    introduction: {
      en_US:
        'At noon on the Hauptmarkt seven small electors walk out of the clock of the Frauenkirche and circle Emperor Charles IV three times.',
      fr_FR:
        'À midi, sur le Hauptmarkt, sept petits princes-électeurs sortent de l’horloge de la Frauenkirche et font trois fois le tour de l’empereur Charles IV.',
      de_DE:
        'Um zwölf treten am Hauptmarkt sieben kleine Kurfürsten aus der Uhr der Frauenkirche und gehen beim Männleinlaufen dreimal um Kaiser Karl IV.',
      es_ES:
        'A mediodía, en el Hauptmarkt, siete pequeños príncipes electores salen del reloj de la Frauenkirche y dan tres vueltas en torno al emperador Carlos IV.',
      it_IT:
        'A mezzogiorno, sullo Hauptmarkt, sette piccoli principi elettori escono dall’orologio della Frauenkirche e girano tre volte attorno a Carlo IV.',
      ru_RU:
        'В полдень на площади Хауптмаркт из часов церкви Фрауэнкирхе выходят семь маленьких курфюрстов и трижды обходят императора Карла IV.',
      ja_JP:
        '正午の中央広場では、フラウエン教会の仕掛け時計から七人の選帝侯が現れ、皇帝カール4世の周りを三度回ります。',
    },
  },
  {
    slug: 'bruges',
    country: 'BE',
    names: {
      en_US: 'Bruges',
      fr_FR: 'Bruges',
      de_DE: 'Brügge',
      es_ES: 'Brujas',
      it_IT: 'Bruges',
      ru_RU: 'Брюгге',
      ja_JP: 'ブルージュ',
    },
    latitude: 51.2093,
    longitude: 3.2247,
    timeZone: 'Europe/Brussels',
    currency: 'EUR',
    featured: false,
    order: 1027,
    landmarks: [
      { motif: 'canal-houses', name: 'Rozenhoedkaai' },
      { motif: 'towers', name: 'Belfry of Bruges' },
      { motif: 'windmill', name: 'Mills of Kruisvest' },
    ],
    introduction: {
      en_US:
        'Under the cobbles beer flows through a pipeline three kilometers long, from the brewery on Walplein to its bottling hall outside the ramparts.',
      fr_FR:
        'Sous les pavés, la bière parcourt trois kilomètres de canalisation, de la brasserie de Walplein à son atelier de mise en bouteilles hors les remparts.',
      de_DE:
        'Unter dem Pflaster fließt Bier durch eine drei Kilometer lange Leitung, von der Brauerei am Walplein bis zur Abfüllung draußen vor den Wällen.',
      es_ES:
        'Bajo los adoquines la cerveza recorre una tubería de tres kilómetros, de la fábrica de Walplein a la planta embotelladora, fuera de las murallas.',
      it_IT:
        'Sotto il selciato la birra scorre in una condotta di tre chilometri, dal birrificio di Walplein all’impianto d’imbottigliamento fuori dai bastioni.',
      ru_RU:
        'Под брусчаткой по трёхкилометровой трубе течёт пиво: от пивоварни на площади Валплейн до цеха розлива за валами.',
      ja_JP: '石畳の下にはビールを送る3キロの管が通り、ワル広場の醸造所から城壁跡の外の瓶詰め工場まで続いています。',
    },
  },
];
