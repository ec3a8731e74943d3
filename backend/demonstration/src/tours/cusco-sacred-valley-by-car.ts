import type { TourOfDemo } from '../shapes.js';

export const cuscoSacredValleyByCar: TourOfDemo = {
  slug: 'cusco-sacred-valley-by-car',
  city: 'cusco',
  categories: ['private-car-tour', 'excursion'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 48,
  leadTimeHours: 48,
  infantsNeedSeat: true,
  specialFilters: [],
  landmarks: [
    {
      motif: 'mountain',
      name: 'Terraces above the Vilcanota',
    },
    {
      motif: 'car',
      name: 'Road through the Sacred Valley',
    },
    {
      motif: 'river',
      name: 'Vilcanota River',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Fountain of Plaza Regocijo',
        fr_FR: 'Fontaine de la Plaza Regocijo',
        de_DE: 'Brunnen auf der Plaza Regocijo',
        es_ES: 'Fuente de la plaza Regocijo',
        it_IT: 'Fontana di Plaza Regocijo',
        ru_RU: 'Фонтан на площади Регосихо',
        ja_JP: 'レゴシホ広場の噴水',
      },
      address: 'Plaza Regocijo, Cusco 08002, Peru',
      latitude: -13.51722,
      longitude: -71.98052,
    },
  ],
  options: [
    {
      durationMinutes: 600,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 26000,
          },
          {
            upTo: 4,
            amount: 30000,
          },
          {
            upTo: 6,
            amount: 36500,
          },
        ],
        extraPerson: 5000,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['07:00', '07:30'],
      closedDays: ['01-01', '06-24', '12-25'],
    },
  ],
  name: {
    en_US: 'The Sacred Valley by Car, Pisac to Chinchero',
    fr_FR: 'La Vallée sacrée en voiture, de Pisac à Chinchero',
    de_DE: 'Das Heilige Tal mit dem Wagen, von Pisac bis Chinchero',
    es_ES: 'El Valle Sagrado en coche, de Pisac a Chinchero',
    it_IT: 'La Valle Sacra in auto, da Pisac a Chinchero',
    ru_RU: 'Священная долина на автомобиле: от Писака до Чинчеро',
    ja_JP: '専用車で行く聖なる谷 ピサックからチンチェーロへ',
  },
  summary: {
    en_US:
      'Ten hours along the Vilcanota with a driver-guide: hillside terraces, a town that keeps its Inca streets, pans of pink salt and weavers.',
    fr_FR:
      'Dix heures le long du Vilcanota avec un chauffeur-guide : terrasses à flanc de mont, ville aux rues incas, bassins de sel rosé et tisserandes.',
    de_DE:
      'Zehn Stunden am Vilcanota mit Fahrer-Guide: Terrassen am Hang, eine Stadt mit Inkastraßen, Becken voll rosa Salz und Weberinnen.',
    es_ES:
      'Diez horas junto al Vilcanota con conductor y guía: andenes en la ladera, un pueblo de calles incas, pozas de sal rosada y tejedoras.',
    it_IT:
      'Dieci ore lungo il Vilcanota con autista e guida: terrazze sui pendii, un paese dalle vie inca, vasche di sale rosa e tessitrici.',
    ru_RU:
      'Десять часов вдоль Вильканоты с гидом-водителем: террасы на склонах, городок с улицами инков, бассейны розовой соли и ткачихи.',
    ja_JP:
      'ドライバーガイドとビルカノータ川に沿って10時間。斜面の段々畑、インカの街路が残る町、桃色の塩田、機を織る女性たちを訪ねます。',
  },
  highlights: {
    en_US: [
      'Pisac’s terraces curving around the mountain like contour lines',
      'Six upright monoliths of the unfinished temple at Ollantaytambo',
      'Thousands of salt pans fed by one warm spring',
      'A painted church on the palace walls of Túpac Inca',
    ],
    fr_FR: [
      'Les terrasses de Pisac, tracées comme des courbes de niveau',
      'Les six monolithes dressés du temple inachevé d’Ollantaytambo',
      'Des milliers de bassins de sel nourris d’une seule source tiède',
      'Une église peinte sur les murs du palais de Túpac Inca',
    ],
    de_DE: [
      'Die Terrassen von Pisac, die wie Höhenlinien um den Berg laufen',
      'Sechs aufrechte Monolithe des unvollendeten Tempels in Ollantaytambo',
      'Tausende Salzbecken, gespeist von einer einzigen warmen Quelle',
      'Eine ausgemalte Kirche auf den Palastmauern Túpac Incas',
    ],
    es_ES: [
      'Los andenes de Pisac, curvos como líneas de nivel',
      'Los seis monolitos del templo inconcluso de Ollantaytambo',
      'Miles de pozas de sal que llena un solo manantial tibio',
      'Una iglesia pintada sobre los muros del palacio de Túpac Inca',
    ],
    it_IT: [
      'Le terrazze di Pisac, curve come isoipse',
      'I sei monoliti del tempio incompiuto di Ollantaytambo',
      'Migliaia di vasche di sale alimentate da una sola sorgente tiepida',
      'Una chiesa dipinta sulle mura del palazzo di Túpac Inca',
    ],
    ru_RU: [
      'Террасы Писака, обвивающие гору, как горизонтали на карте',
      'Шесть монолитов недостроенного храма в Ольянтайтамбо',
      'Тысячи соляных бассейнов, питаемых одним тёплым источником',
      'Расписная церковь на стенах дворца Тупака Инки',
    ],
    ja_JP: [
      '等高線のように山を巡るピサックの段々畑',
      'オリャンタイタンボの未完の神殿に立つ六枚の巨石',
      'ただ一つの温かい泉が満たす数千の塩の棚田',
      'トゥパク・インカの宮殿の壁に建つ、絵で飾られた教会',
    ],
  },
  description: {
    en_US:
      'The road leaves Cusco over a pass and drops several hundred meters to a river that the Incas straightened with walls. Corn grows here that will not ripen in the capital, which is why Pachacutec and his heirs took the valley for their own estates and cut the slopes into steps. You follow the water from Pisac to Ollantaytambo in the morning, when the light reaches both sides, and come back over the plateau of Maras and Chinchero with the snow peaks of the Urubamba range before you.\n\nBetween stops the guide speaks of potatoes and llamas, of taxes paid in cloth and of the war of 1536. Ruins lie at up to 3,500 meters and have many steps, so the pace is slow; spend a day in Cusco first. Lunch is in Ollantaytambo, in a place of your choice.',
    fr_FR:
      'La route quitte Cuzco par un col et descend de plusieurs centaines de mètres vers une rivière que les Incas ont redressée entre des murs. Il y pousse un maïs qui ne mûrit pas dans la capitale : Pachacutec et ses héritiers prirent donc la vallée pour domaine et taillèrent les pentes en gradins. On suit l’eau de Pisac à Ollantaytambo le matin, quand la lumière touche les deux versants, et l’on revient par le plateau de Maras et de Chinchero, les neiges de la cordillère d’Urubamba devant soi.\n\nEntre les haltes, le guide parle de pommes de terre et de lamas, d’impôts payés en étoffes et de la guerre de 1536. Les ruines montent jusqu’à 3 500 mètres et comptent bien des marches : on va lentement, et mieux vaut avoir passé un jour à Cuzco. Le déjeuner se prend à Ollantaytambo, où vous voulez.',
    de_DE:
      'Die Straße verlässt Cusco über einen Pass und fällt mehrere Hundert Meter zu einem Fluss ab, den die Inka zwischen Mauern begradigten. Hier gedeiht Mais, der in der Hauptstadt nicht reif wird; deshalb nahmen Pachacútec und seine Erben das Tal für ihre Güter und schnitten die Hänge in Stufen. Vormittags folgen Sie dem Wasser von Pisac nach Ollantaytambo, wenn das Licht beide Seiten erreicht, und kehren über die Hochfläche von Maras und Chinchero zurück, die Schneegipfel der Urubamba-Kette vor Augen.\n\nUnterwegs spricht der Guide von Kartoffeln und Lamas, von Steuern in Stoffballen und vom Krieg des Jahres 1536. Die Ruinen liegen auf bis zu 3.500 Metern und haben viele Stufen, darum geht es langsam voran; ein Tag in Cusco vorher tut gut. Gegessen wird in Ollantaytambo, wo Sie mögen.',
    es_ES:
      'La carretera sale de Cusco por un abra y baja varios cientos de metros hasta un río que los incas enderezaron entre muros. Aquí se da un maíz que no madura en la capital, y por eso Pachacútec y sus herederos tomaron el valle para sus haciendas y tallaron las laderas en andenes. Por la mañana se sigue el agua de Pisac a Ollantaytambo, cuando la luz llega a los dos lados, y se vuelve por la meseta de Maras y Chinchero con los nevados de la cordillera de Urubamba delante.\n\nEntre parada y parada, el guía habla de papas y llamas, de tributos pagados en tejidos y de la guerra de 1536. Las ruinas llegan a los 3500 metros y tienen muchos escalones, así que se va despacio; conviene pasar antes un día en Cusco. Se almuerza en Ollantaytambo, donde cada uno prefiera.',
    it_IT:
      'La strada lascia Cusco per un valico e scende di diverse centinaia di metri verso un fiume che gli Inca raddrizzarono tra muri. Qui cresce un mais che nella capitale non matura, e per questo Pachacútec e i suoi eredi presero la valle come tenuta e tagliarono i pendii a gradoni. Al mattino si segue l’acqua da Pisac a Ollantaytambo, quando la luce tocca i due versanti, e si torna per l’altopiano di Maras e Chinchero con le nevi della cordigliera di Urubamba davanti.\n\nTra una sosta e l’altra la guida parla di patate e lama, di tributi pagati in stoffe e della guerra del 1536. Le rovine arrivano a 3.500 metri e hanno molti gradini, perciò si va piano; meglio trascorrere prima un giorno a Cusco. Si pranza a Ollantaytambo, dove si preferisce.',
    ru_RU:
      'Дорога уходит из Куско через перевал и спускается на несколько сотен метров к реке, которую инки спрямили каменными стенами. Здесь растёт кукуруза, не вызревающая в столице, поэтому Пачакутек и его наследники взяли долину под свои имения и нарезали склоны ступенями. Утром, когда свет достаёт до обоих склонов, мы едем вдоль воды от Писака до Ольянтайтамбо, а назад возвращаемся по плато Мараса и Чинчеро, видя перед собой снега хребта Урубамба.\n\nВ дороге гид рассказывает о картофеле и ламах, о податях, которые платили тканями, и о войне 1536 года. Руины лежат на высоте до 3500 метров, ступеней много, так что идём не спеша; лучше сначала провести день в Куско. Обед — в Ольянтайтамбо, в месте по вашему выбору.',
    ja_JP:
      '道はクスコから峠を越え、インカが石垣でまっすぐにした川まで数百メートル下ります。都では実らないトウモロコシが育つため、パチャクテクとその後継者たちはこの谷を自らの領地とし、斜面を段に刻みました。両岸に光の届く午前にピサックからオリャンタイタンボへ川をたどり、帰りはウルバンバ山脈の雪峰を前に、マラスとチンチェーロの高原を走ります。\n\n道中、ガイドはジャガイモとリャマ、布で納めた税、1536年の戦いについて語ります。遺跡は標高3500メートルに達し階段も多いので、ゆっくり歩きます。前もってクスコで一日過ごしておくと安心です。昼食はオリャンタイタンボで、お好きな店をお選びください。',
  },
  included: {
    en_US: [
      'Driver-guide and car for your group alone',
      'Fuel, tolls and parking',
      'Water, coca tea and an oxygen bottle in the car',
    ],
    fr_FR: [
      'Chauffeur-guide et voiture réservés à votre groupe',
      'Carburant, péages et stationnement',
      'Eau, infusion de coca et bouteille d’oxygène à bord',
    ],
    de_DE: [
      'Fahrer-Guide und Wagen nur für Ihre Gruppe',
      'Benzin, Maut und Parken',
      'Wasser, Kokatee und eine Sauerstoffflasche im Wagen',
    ],
    es_ES: [
      'Conductor y guía con coche solo para su grupo',
      'Combustible, peajes y estacionamiento',
      'Agua, mate de coca y un balón de oxígeno a bordo',
    ],
    it_IT: [
      'Autista-guida e auto solo per il suo gruppo',
      'Carburante, pedaggi e parcheggi',
      'Acqua, tè di coca e una bombola d’ossigeno a bordo',
    ],
    ru_RU: [
      'Гид-водитель и автомобиль только для вашей группы',
      'Топливо, дорожные сборы и стоянки',
      'Вода, чай из коки и кислородный баллон в машине',
    ],
    ja_JP: ['お客様のグループ専任のドライバーガイドと車', '燃料代、通行料、駐車料', '水、コカ茶、車内に酸素ボンベ'],
  },
  notIncluded: {
    en_US: [
      'The tourist ticket for Pisac, Ollantaytambo and Chinchero',
      'Admission to the salt pans of Maras',
      'Lunch',
    ],
    fr_FR: [
      'Le billet touristique pour Pisac, Ollantaytambo et Chinchero',
      'L’entrée des salines de Maras',
      'Le déjeuner',
    ],
    de_DE: [
      'Das Touristenticket für Pisac, Ollantaytambo und Chinchero',
      'Eintritt in die Salinen von Maras',
      'Das Mittagessen',
    ],
    es_ES: [
      'El boleto turístico de Pisac, Ollantaytambo y Chinchero',
      'La entrada a las salineras de Maras',
      'El almuerzo',
    ],
    it_IT: [
      'Il biglietto turistico per Pisac, Ollantaytambo e Chinchero',
      'L’ingresso alle saline di Maras',
      'Il pranzo',
    ],
    ru_RU: ['Туристический билет в Писак, Ольянтайтамбо и Чинчеро', 'Вход на соляные террасы Мараса', 'Обед'],
    ja_JP: ['ピサック、オリャンタイタンボ、チンチェーロの周遊券', 'マラスの塩田の入場料', '昼食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Taray viewpoint',
        fr_FR: 'Belvédère de Taray',
        de_DE: 'Aussichtspunkt Taray',
        es_ES: 'Mirador de Taray',
        it_IT: 'Belvedere di Taray',
        ru_RU: 'Смотровая площадка Тарай',
        ja_JP: 'タライ展望所',
      },
      text: {
        en_US:
          'At a bend of the descending road the valley floor opens below: a checkerboard of corn and the river running in a straight line. Inca masons walled it in for about three kilometers to gain fields.',
        fr_FR:
          'Dans un virage de la descente, le fond de la vallée s’ouvre : un damier de maïs et la rivière en ligne droite. Les maçons incas l’ont emmurée sur trois kilomètres environ pour gagner des champs.',
        de_DE:
          'In einer Kehre der Talfahrt öffnet sich der Talgrund: ein Schachbrett aus Mais und der Fluss in gerader Linie. Inka-Maurer fassten ihn auf etwa drei Kilometern ein, um Felder zu gewinnen.',
        es_ES:
          'En una curva de la bajada se abre el fondo del valle: un damero de maíz y el río en línea recta. Los canteros incas lo encauzaron unos tres kilómetros para ganar campos.',
        it_IT:
          'In una curva della discesa si apre il fondovalle: una scacchiera di mais e il fiume in linea retta. I muratori inca lo incanalarono per circa tre chilometri per guadagnare campi.',
        ru_RU:
          'На повороте спуска открывается дно долины: шахматная доска кукурузных полей и река, бегущая по прямой. Каменщики инков обнесли её стенами километра на три, чтобы отвоевать пашню.',
        ja_JP:
          '下り坂の曲がり角から、トウモロコシ畑の市松模様とまっすぐな川が見下ろせます。インカの石工は畑を広げるため、3キロほどにわたって川を石垣で囲いました。',
      },
      latitude: -13.4326,
      longitude: -71.859,
      minutes: 12,
      minutesToNext: 25,
    },
    {
      name: {
        en_US: 'Pisac ruins',
        fr_FR: 'Site inca de Pisac',
        de_DE: 'Ruinen von Pisac',
        es_ES: 'Parque arqueológico de Pisac',
        it_IT: 'Rovine di Pisac',
        ru_RU: 'Руины Писака',
        ja_JP: 'ピサック遺跡',
      },
      text: {
        en_US:
          'A path along the ridge links storehouses, baths and a temple quarter built around a rock to which the sun was said to be tied. In the cliff across the gorge dark holes mark looted graves.',
        fr_FR:
          'Un sentier de crête relie greniers, bains et quartier des temples, bâti autour d’un rocher où, disait-on, le soleil était attaché. Dans la falaise d’en face, des trous noirs signalent des tombes pillées.',
        de_DE:
          'Ein Gratweg verbindet Speicher, Bäder und einen Tempelbezirk um einen Felsen, an den die Sonne gebunden gewesen sein soll. Dunkle Löcher in der Wand gegenüber sind geplünderte Gräber.',
        es_ES:
          'Un camino por la cresta enlaza depósitos, baños y un barrio de templos en torno a una roca a la que, decían, se amarraba el sol. En el farallón de enfrente, los agujeros oscuros son tumbas saqueadas.',
        it_IT:
          'Un sentiero di cresta unisce magazzini, bagni e un quartiere di templi attorno a una roccia a cui, si diceva, era legato il sole. Nella parete di fronte i fori scuri sono tombe saccheggiate.',
        ru_RU:
          'Тропа по гребню связывает склады, купальни и храмовый квартал вокруг скалы, к которой, как считали, было привязано солнце. Тёмные дыры в обрыве напротив — разграбленные могилы.',
        ja_JP:
          '尾根道が、倉庫や水場、太陽を繋ぎとめたといわれる岩を囲む神殿の区画を結びます。谷の向こうの崖に開く黒い穴は、盗掘された墓です。',
      },
      latitude: -13.4062,
      longitude: -71.8448,
      minutes: 85,
      minutesToNext: 80,
    },
    {
      name: {
        en_US: 'Old streets of Ollantaytambo',
        fr_FR: 'Les vieilles rues d’Ollantaytambo',
        de_DE: 'Altstadt von Ollantaytambo',
        es_ES: 'Calles antiguas de Ollantaytambo',
        it_IT: 'Le vecchie vie di Ollantaytambo',
        ru_RU: 'Старые улицы Ольянтайтамбо',
        ja_JP: 'オリャンタイタンボの古い街路',
      },
      text: {
        en_US:
          'Water runs in stone channels beside lanes laid out in the fifteenth century, and families still live behind the same double-jambed doorways. From the square you see storehouses high on Pinkuylluna. Time for lunch.',
        fr_FR:
          'L’eau court dans des rigoles de pierre le long de ruelles tracées au XVe siècle, et l’on habite toujours derrière les mêmes portes à double jambage. De la place on voit des greniers haut perchés sur le Pinkuylluna. Temps du déjeuner.',
        de_DE:
          'In steinernen Rinnen läuft Wasser an Gassen des 15. Jahrhunderts entlang, und hinter denselben Türen mit doppeltem Rahmen wohnen noch Familien. Vom Platz sieht man Speicher hoch am Pinkuylluna. Zeit zum Mittagessen.',
        es_ES:
          'El agua corre por canales de piedra junto a callejones trazados en el siglo XV, y hay familias que viven tras las mismas puertas de doble jamba. Desde la plaza se ven depósitos en lo alto del Pinkuylluna. Hora de almorzar.',
        it_IT:
          'L’acqua scorre in canali di pietra lungo vicoli tracciati nel Quattrocento, e dietro gli stessi portali a doppio stipite abitano ancora famiglie. Dalla piazza si vedono magazzini in alto sul Pinkuylluna. È ora di pranzo.',
        ru_RU:
          'Вода бежит по каменным желобам вдоль переулков, проложенных в XV веке, и за теми же дверьми с двойным косяком живут семьи. С площади видны склады высоко на горе Пинкуйюна. Время обеда.',
        ja_JP:
          '15世紀に引かれた路地の脇を石の水路が流れ、当時のままの二重枠の戸口の奥に今も家族が暮らしています。広場からはピンクイユナ山の高みに倉庫の跡が見えます。ここで昼食の時間をとります。',
      },
      latitude: -13.2587,
      longitude: -72.2633,
      minutes: 75,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Temple hill of Ollantaytambo',
        fr_FR: 'Colline du temple d’Ollantaytambo',
        de_DE: 'Tempelberg von Ollantaytambo',
        es_ES: 'Cerro del templo de Ollantaytambo',
        it_IT: 'Colle del tempio di Ollantaytambo',
        ru_RU: 'Храмовый холм Ольянтайтамбо',
        ja_JP: 'オリャンタイタンボの神殿の丘',
      },
      text: {
        en_US:
          'Two hundred-odd steps climb beside the terraces to six slabs of rose porphyry, dragged from a quarry across the river. Here Manco Inca drove back Hernando Pizarro’s horsemen in 1537 by flooding the plain.',
        fr_FR:
          'Quelque deux cents marches longent les terrasses jusqu’à six dalles de porphyre rose, traînées d’une carrière de l’autre rive. Ici, Manco Inca repoussa les cavaliers d’Hernando Pizarro en 1537 en inondant la plaine.',
        de_DE:
          'Gut zweihundert Stufen führen neben den Terrassen zu sechs Platten aus rosa Porphyr, herbeigeschleppt aus einem Bruch jenseits des Flusses. Hier schlug Manco Inca 1537 die Reiter Hernando Pizarros zurück, indem er die Ebene flutete.',
        es_ES:
          'Unos doscientos escalones suben junto a los andenes hasta seis losas de pórfido rosado, arrastradas desde una cantera de la otra orilla. Aquí Manco Inca rechazó a los jinetes de Hernando Pizarro en 1537 inundando el llano.',
        it_IT:
          'Circa duecento gradini salgono accanto alle terrazze fino a sei lastre di porfido rosa, trascinate da una cava oltre il fiume. Qui Manco Inca respinse i cavalieri di Hernando Pizarro nel 1537 allagando la piana.',
        ru_RU:
          'Около двухсот ступеней ведут вдоль террас к шести плитам розового порфира, притащенным из каменоломни за рекой. Здесь Манко Инка в 1537 году отбросил конницу Эрнандо Писарро, затопив равнину.',
        ja_JP:
          '段々畑の脇を200段余り上ると、川向こうの石切り場から運ばれた桃色の斑岩の石板が六枚並びます。1537年、マンコ・インカは平地を水浸しにしてエルナンド・ピサロの騎兵を退けました。',
      },
      latitude: -13.2576,
      longitude: -72.2672,
      minutes: 70,
      minutesToNext: 50,
    },
    {
      name: {
        en_US: 'Salt pans of Maras',
        fr_FR: 'Salines de Maras',
        de_DE: 'Salinen von Maras',
        es_ES: 'Salineras de Maras',
        it_IT: 'Saline di Maras',
        ru_RU: 'Соляные террасы Мараса',
        ja_JP: 'マラスの塩田',
      },
      text: {
        en_US:
          'A spring saltier than the sea is led by thin channels into pans that belong to families of Maras and Pichingoto. From May to October they let the sun dry it and scrape off three layers of differing purity.',
        fr_FR:
          'Une source plus salée que la mer passe par de minces rigoles dans des bassins qui appartiennent aux familles de Maras et de Pichingoto. De mai à octobre, le soleil la sèche et l’on racle trois couches de pureté inégale.',
        de_DE:
          'Eine Quelle, salziger als das Meer, fließt durch schmale Rinnen in Becken, die Familien aus Maras und Pichingoto gehören. Von Mai bis Oktober trocknet die Sonne sie aus, dann schabt man drei Schichten verschiedener Reinheit ab.',
        es_ES:
          'Un manantial más salado que el mar se reparte por canalitos en pozas que son de familias de Maras y Pichingoto. De mayo a octubre el sol las seca y se raspan tres capas de distinta pureza.',
        it_IT:
          'Una sorgente più salata del mare scorre per canaletti in vasche che appartengono a famiglie di Maras e Pichingoto. Da maggio a ottobre il sole le asciuga e si raschiano tre strati di purezza diversa.',
        ru_RU:
          'Источник солонее моря разведён тонкими канавками по бассейнам, которые принадлежат семьям из Мараса и Пичингото. С мая по октябрь солнце их высушивает, и соль соскребают тремя слоями разной чистоты.',
        ja_JP:
          '海より塩辛い泉が細い水路で池へ導かれます。池はマラスとピチンゴトの家族のものです。5月から10月にかけて日に干し、純度の異なる三つの層に分けて掻き取ります。',
      },
      latitude: -13.3019,
      longitude: -72.1556,
      minutes: 45,
      minutesToNext: 45,
    },
    {
      name: {
        en_US: 'Chinchero',
        fr_FR: 'Chinchero',
        de_DE: 'Chinchero',
        es_ES: 'Chinchero',
        it_IT: 'Chinchero',
        ru_RU: 'Чинчеро',
        ja_JP: 'チンチェーロ',
      },
      text: {
        en_US:
          'The adobe church of 1607 stands on trapezoid niches from the estate of Túpac Inca Yupanqui, and its beams are painted with flowers. In a courtyard nearby women spin, dye with cochineal and weave on a loom tied to the waist.',
        fr_FR:
          'L’église d’adobe de 1607 repose sur les niches trapézoïdales du domaine de Túpac Inca Yupanqui, et ses poutres sont peintes de fleurs. Dans une cour voisine, des femmes filent, teignent à la cochenille et tissent sur un métier noué à la taille.',
        de_DE:
          'Die Lehmkirche von 1607 steht auf den trapezförmigen Nischen des Landguts von Túpac Inca Yupanqui, ihre Balken sind mit Blumen bemalt. In einem Hof nebenan spinnen Frauen, färben mit Koschenille und weben an einem um die Hüfte gebundenen Gerät.',
        es_ES:
          'La iglesia de adobe, de 1607, descansa sobre las hornacinas trapezoidales de la hacienda de Túpac Inca Yupanqui, y sus vigas están pintadas de flores. En un patio cercano las mujeres hilan, tiñen con cochinilla y tejen en telar de cintura.',
        it_IT:
          'La chiesa di adobe del 1607 poggia sulle nicchie trapezoidali della tenuta di Túpac Inca Yupanqui, e le sue travi sono dipinte a fiori. In un cortile vicino le donne filano, tingono con la cocciniglia e tessono su un telaio legato in vita.',
        ru_RU:
          'Саманная церковь 1607 года стоит на трапециевидных нишах имения Тупака Инки Юпанки, а балки её расписаны цветами. Во дворе неподалёку женщины прядут, красят кошенилью и ткут на станке, привязанном к поясу.',
        ja_JP:
          '1607年の日干し煉瓦の教会が、トゥパク・インカ・ユパンキの離宮の台形の壁龕の上に建ち、梁には花の絵が描かれています。近くの中庭では女性たちが糸を紡ぎ、コチニールで染め、腰機で布を織ります。',
      },
      latitude: -13.3893,
      longitude: -72.0479,
      minutes: 50,
      minutesToNext: 0,
    },
  ],
};
