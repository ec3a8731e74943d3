import type { TourOfDemo } from '../shapes.js';

export const parisLouvreMasterworks: TourOfDemo = {
  slug: 'paris-louvre-masterworks',
  city: 'paris',
  categories: ['museum', 'private-tour'],
  currency: 'EUR',
  featured: true,
  cancellationHours: 24,
  leadTimeHours: 48,
  infantsNeedSeat: false,
  specialFilters: ['skip-the-line'],
  landmarks: [
    { motif: 'pyramids', name: 'Louvre Pyramid' },
    { motif: 'palace', name: 'Louvre Palace' },
    { motif: 'statue', name: 'Winged Victory of Samothrace' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Equestrian statue of Louis XIV beside the Pyramid',
        fr_FR: 'Statue équestre de Louis XIV, près de la Pyramide',
        de_DE: 'Reiterstatue Ludwigs XIV. neben der Pyramide',
        es_ES: 'Estatua ecuestre de Luis XIV, junto a la Pirámide',
        it_IT: 'Statua equestre di Luigi XIV, accanto alla Piramide',
        ru_RU: 'Конная статуя Людовика XIV у пирамиды',
        ja_JP: 'ピラミッド脇のルイ14世騎馬像',
      },
      address: 'Cour Napoléon, 75001 Paris, France',
      latitude: 48.86068,
      longitude: 2.33572,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 22000 },
          { upTo: 4, amount: 26000 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 6,
      weekdays: [1, 3, 4, 5, 6, 7],
      starts: ['09:15', '11:30', '13:45', '15:15'],
      closedDays: ['01-01', '05-01', '12-25'],
    },
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 30000 },
          { upTo: 4, amount: 34500 },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 6,
      weekdays: [1, 3, 4, 5, 6, 7],
      starts: ['09:15', '13:45'],
      closedDays: ['01-01', '05-01', '12-25'],
    },
  ],
  name: {
    en_US: 'The Louvre: Masterworks in Order',
    fr_FR: 'Le Louvre, de chef-d’œuvre en chef-d’œuvre',
    de_DE: 'Der Louvre: Meisterwerke auf kurzem Weg',
    es_ES: 'El Louvre, de obra maestra en obra maestra',
    it_IT: 'Il Louvre, di capolavoro in capolavoro',
    ru_RU: 'Лувр: от шедевра к шедевру',
    ja_JP: 'ルーヴル美術館 名作をめぐる道順',
  },
  summary: {
    en_US:
      'From the moat of the medieval castle to the Venus de Milo, the Mona Lisa and Michelangelo’s Slaves, by a route that never doubles back.',
    fr_FR:
      'Des fossés du château médiéval à la Vénus de Milo, à la Joconde et aux Esclaves de Michel-Ange, par un chemin sans aller-retour.',
    de_DE:
      'Vom Graben der mittelalterlichen Burg zur Venus von Milo, zur Mona Lisa und zu Michelangelos Sklaven, auf einem Weg ohne Umkehren.',
    es_ES:
      'Del foso del castillo medieval a la Venus de Milo, la Gioconda y los Esclavos de Miguel Ángel, por un camino sin rodeos.',
    it_IT:
      'Dal fossato del castello medievale alla Venere di Milo, alla Gioconda e agli Schiavi di Michelangelo, senza mai tornare sui propri passi.',
    ru_RU:
      'От рва средневекового замка к Венере Милосской, «Джоконде» и «Рабам» Микеланджело — маршрутом, на котором не приходится возвращаться.',
    ja_JP:
      '中世の城の堀跡から、《ミロのヴィーナス》《サモトラケのニケ》《モナ・リザ》、そしてミケランジェロの《奴隷》まで、広い館内を後戻りせずに歩けるように組み立てた、プライベートの美術館ツアーです。',
  },
  highlights: {
    en_US: [
      'The moat and keep of the fortress under the museum',
      'Winged Victory of Samothrace, from the side she was carved for',
      'Five Leonardo paintings in the collection, the Mona Lisa among them',
      'Géricault and Delacroix in the red rooms',
    ],
    fr_FR: [
      'Le fossé et le donjon de la forteresse, sous le musée',
      'La Victoire de Samothrace, vue du bon côté',
      'Cinq tableaux de Léonard dans la collection, dont la Joconde',
      'Géricault et Delacroix dans les salles rouges',
    ],
    de_DE: [
      'Graben und Bergfried der Festung unter dem Museum',
      'Die Nike von Samothrake, von der richtigen Seite gesehen',
      'Fünf Gemälde Leonardos in der Sammlung, darunter die Mona Lisa',
      'Géricault und Delacroix in den roten Sälen',
    ],
    es_ES: [
      'El foso y el torreón de la fortaleza, bajo el museo',
      'La Victoria de Samotracia, vista desde el lado adecuado',
      'Cinco cuadros de Leonardo en la colección, entre ellos la Gioconda',
      'Géricault y Delacroix en las salas rojas',
    ],
    it_IT: [
      'Il fossato e il mastio della fortezza, sotto il museo',
      'La Nike di Samotracia, vista dal lato giusto',
      'Cinque dipinti di Leonardo nella collezione, Gioconda compresa',
      'Géricault e Delacroix nelle sale rosse',
    ],
    ru_RU: [
      'Ров и донжон крепости под музеем',
      'Ника Самофракийская с верного ракурса',
      'Пять картин Леонардо в собрании, включая «Джоконду»',
      'Жерико и Делакруа в красных залах',
    ],
    ja_JP: [
      '美術館の地下に残る要塞の堀と天守の基部',
      '本来の向きから眺める《サモトラケのニケ》',
      '《モナ・リザ》を含む、館所蔵のレオナルド作品5点',
      '赤の間に並ぶジェリコーとドラクロワ',
    ],
  },
  description: {
    en_US:
      'The Louvre was a fortress and then a palace before it became a museum, and your guide uses that order. You start underground, at the foot of the towers of Philip Augustus, and come up among the Greek marbles to the Venus de Milo. The Winged Victory stands at the head of the Daru staircase, and from there the Grande Galerie leads past Leonardo to the Salle des États.\n\nThe large French canvases follow, with the Raft of the Medusa and Liberty Leading the People in one room, and the visit ends downstairs with Michelangelo. Tell us if you need to avoid steps: the route can follow the museum’s elevators. In three hours there is more time before each work, and you also cross to the Richelieu wing for the winged bulls of Khorsabad and the Code of Hammurabi.',
    fr_FR:
      'Forteresse, puis palais, enfin musée : votre guide suit le Louvre dans cet ordre. La visite commence sous terre, au pied des tours de Philippe Auguste, puis remonte parmi les marbres grecs jusqu’à la Vénus de Milo. La Victoire de Samothrace attend en haut de l’escalier Daru ; de là, la Grande Galerie mène de Léonard à la salle des États.\n\nViennent ensuite les grands formats français, le Radeau de la Méduse et la Liberté guidant le peuple dans une même salle, et, pour finir, Michel-Ange au rez-de-chaussée. Si vous devez éviter les marches, dites-le-nous : le parcours peut suivre les ascenseurs. En trois heures, on s’attarde davantage et l’on passe aussi dans l’aile Richelieu, devant les taureaux ailés de Khorsabad et le Code de Hammurabi.',
    de_DE:
      'Erst Festung, dann Palast, dann Museum: In dieser Reihenfolge führt Ihr Guide durch den Louvre. Sie beginnen unter der Erde, am Fuß der Türme Philipps II. August, und kommen zwischen griechischem Marmor bei der Venus von Milo wieder herauf. Oben an der Daru-Treppe steht die Nike von Samothrake; von dort führt die Grande Galerie an Leonardo vorbei in die Salle des États.\n\nEs folgen die großen französischen Formate, darunter „Das Floß der Medusa“ und „Die Freiheit führt das Volk“ in einem Saal, und zum Schluss Michelangelo im Erdgeschoss. Wenn Sie Stufen vermeiden möchten, sagen Sie es uns: Die Route lässt sich über die Aufzüge legen. Die dreistündige Führung lässt mehr Zeit und schließt den Richelieu-Flügel mit den geflügelten Stieren aus Khorsabad und dem Codex Hammurapi ein.',
    es_ES:
      'Fortaleza, después palacio y por fin museo: su guía recorre el Louvre en ese orden. Se empieza bajo tierra, al pie de las torres de Felipe Augusto, y se sube entre mármoles griegos hasta la Venus de Milo. La Victoria de Samotracia espera en lo alto de la escalera Daru; desde allí, la Gran Galería lleva de Leonardo a la Sala de los Estados.\n\nSiguen los grandes lienzos franceses, con La balsa de la Medusa y La Libertad guiando al pueblo en una misma sala, y al final, en la planta baja, Miguel Ángel. Si necesita evitar escalones, díganoslo: el recorrido puede hacerse por los ascensores. En tres horas hay más tiempo ante cada obra y se pasa también al ala Richelieu, con los toros alados de Jorsabad y el Código de Hammurabi.',
    it_IT:
      'Prima fortezza, poi reggia, infine museo: la guida percorre il Louvre in quest’ordine. Si comincia sottoterra, ai piedi delle torri di Filippo Augusto, e si risale tra i marmi greci fino alla Venere di Milo. La Nike di Samotracia attende in cima allo scalone Daru; da lì la Grande Galerie porta da Leonardo alla Salle des États.\n\nSeguono le grandi tele francesi, con la Zattera della Medusa e la Libertà che guida il popolo nella stessa sala, e al pianterreno si chiude con Michelangelo. Se deve evitare i gradini, ce lo dica: il percorso può seguire gli ascensori. In tre ore c’è più tempo davanti a ogni opera e si passa anche nell’ala Richelieu, dai tori alati di Khorsabad e dal Codice di Hammurabi.',
    ru_RU:
      'Сначала крепость, потом дворец и лишь затем музей: в этом порядке гид и ведёт вас по Лувру. Осмотр начинается под землёй, у подножия башен Филиппа Августа, а затем поднимается к греческому мрамору и Венере Милосской. Наверху лестницы Дарю стоит Ника Самофракийская; оттуда Большая галерея ведёт мимо Леонардо в Зал Государств.\n\nДальше — большие французские полотна: «Плот „Медузы“» и «Свобода, ведущая народ» висят в одном зале. Завершает маршрут Микеланджело на нижнем этаже. Если вам трудно подниматься по ступеням, предупредите нас: путь можно проложить через лифты. За три часа удаётся дольше постоять у каждой работы и зайти в крыло Ришельё — к крылатым быкам из Хорсабада и законам Хаммурапи.',
    ja_JP:
      '要塞から宮殿へ、そして美術館へ。ガイドはルーヴルの歩みと同じ順に館内をご案内します。まず地下に下りてフィリップ2世の城の塔の足もとに立ち、ギリシャ彫刻の間を上がって《ミロのヴィーナス》へ。ダリュの階段の上では《サモトラケのニケ》が待ち、そこからグランド・ギャラリーでレオナルドの作品を見て、「国家の間」に入ります。\n\n続いて《メデューズ号の筏》と《民衆を導く自由の女神》が同じ部屋に掛かるフランス絵画の大作を見学し、最後は1階のミケランジェロで終わります。階段を避けたい方は事前にお知らせください。エレベーターを使う道順に変えられます。3時間のコースでは各作品の前で長く過ごし、さらにリシュリュー翼で、コルサバードの有翼人面牡牛像とハンムラビ法典もご覧いただきます。',
  },
  included: {
    en_US: [
      'Private guide for your group of up to six',
      'Timed entry reserved for you, so that you pass the ticket line',
      'Step-free route on request',
    ],
    fr_FR: [
      'Guide privé pour votre groupe, six personnes au plus',
      'Réservation de vos entrées horodatées, sans file à la billetterie',
      'Parcours sans marches sur demande',
    ],
    de_DE: [
      'Privater Guide für Ihre Gruppe von bis zu sechs Personen',
      'Reservierung Ihres Zeitfensters, kein Anstehen an der Kasse',
      'Stufenlose Route auf Wunsch',
    ],
    es_ES: [
      'Guía privado para su grupo, de seis personas como máximo',
      'Reserva de su entrada con hora, sin cola en la taquilla',
      'Recorrido sin escalones si lo solicita',
    ],
    it_IT: [
      'Guida privata per il suo gruppo, fino a sei persone',
      'Prenotazione dell’ingresso a orario, senza fila in biglietteria',
      'Percorso senza gradini su richiesta',
    ],
    ru_RU: [
      'Индивидуальный гид для вашей группы до шести человек',
      'Бронирование входа на определённое время, без очереди в кассу',
      'Маршрут без ступеней по запросу',
    ],
    ja_JP: [
      '6名様までのグループ専任ガイド',
      '日時指定入場の予約手配（チケット売り場に並ばずに入館できます）',
      'ご希望に応じた段差のない道順でのご案内',
    ],
  },
  notIncluded: {
    en_US: ['Louvre entrance tickets, charged at the museum’s own price', 'The museum’s audio guides'],
    fr_FR: ['Billets d’entrée du Louvre, facturés au tarif du musée', 'Audioguides du musée'],
    de_DE: ['Eintrittskarten für den Louvre, berechnet zum Preis des Museums', 'Audioguides des Museums'],
    es_ES: ['Entradas al Louvre, que se cobran al precio del museo', 'Audioguías del museo'],
    it_IT: ['Biglietti d’ingresso al Louvre, addebitati al prezzo del museo', 'Audioguide del museo'],
    ru_RU: ['Входные билеты в Лувр: они оплачиваются по тарифу музея', 'Аудиогиды музея'],
    ja_JP: ['ルーヴル美術館の入場券（美術館の定める料金を別途申し受けます）', '美術館のオーディオガイド'],
  },
  itinerary: [
    {
      name: {
        en_US: 'The Pyramid',
        fr_FR: 'La Pyramide',
        de_DE: 'Glaspyramide',
        es_ES: 'La Pirámide',
        it_IT: 'La Piramide',
        ru_RU: 'Стеклянная пирамида',
        ja_JP: 'ガラスのピラミッド',
      },
      text: {
        en_US:
          'I. M. Pei’s glass was made so clear that the honey-colored façades keep their tint behind it. Below, a round platform rises and sinks inside the spiral stair: it is the elevator.',
        fr_FR:
          'Le verre de I. M. Pei est si clair que les façades blondes gardent derrière lui leur couleur. En dessous, un plateau rond monte et descend au cœur de l’escalier en spirale : c’est l’ascenseur.',
        de_DE:
          'I. M. Pei ließ das Glas so klar fertigen, dass die hellen Fassaden dahinter ihre Farbe behalten. Unten hebt und senkt sich eine runde Plattform in der Wendeltreppe: der Aufzug.',
        es_ES:
          'I. M. Pei quiso un vidrio tan claro que las fachadas doradas conservan detrás su color. Abajo, una plataforma redonda sube y baja dentro de la escalera de caracol: es el ascensor.',
        it_IT:
          'I. M. Pei volle un vetro così chiaro che le facciate dorate conservano dietro di esso il loro colore. Sotto, una piattaforma rotonda sale e scende dentro la scala a spirale: è l’ascensore.',
        ru_RU:
          'Архитектор Бэй Юймин добился стекла столь прозрачного, что светлые фасады за ним не меняют цвета. Внизу внутри винтовой лестницы поднимается и опускается круглая площадка — это лифт.',
        ja_JP:
          'I.M.ペイは、向こう側の石の外壁の色が変わって見えないほど透明なガラスを求めました。内部のらせん階段の中央では、円い台が上下します。これがエレベーターです。',
      },
      latitude: 48.86103,
      longitude: 2.33585,
      minutes: 8,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'The Medieval Louvre',
        fr_FR: 'Le Louvre médiéval',
        de_DE: 'Der mittelalterliche Louvre',
        es_ES: 'El Louvre medieval',
        it_IT: 'Il Louvre medievale',
        ru_RU: 'Средневековый Лувр',
        ja_JP: '中世のルーヴル',
      },
      text: {
        en_US:
          'You walk along the bottom of the moat that Philip Augustus dug around 1200. Small hearts and other marks cut by the stonemasons are still on the blocks.',
        fr_FR:
          'On marche au fond du fossé creusé sous Philippe Auguste, vers 1200. Sur les blocs se lisent encore des cœurs et d’autres marques de tailleurs de pierre.',
        de_DE:
          'Sie gehen auf dem Grund des Grabens, den Philipp II. August um 1200 ausheben ließ. An den Quadern sind noch Herzen und andere Zeichen der Steinmetze zu sehen.',
        es_ES:
          'Se camina por el fondo del foso que Felipe Augusto mandó excavar hacia 1200. En los sillares se ven todavía corazones y otras marcas de cantero.',
        it_IT:
          'Si cammina sul fondo del fossato che Filippo Augusto fece scavare intorno al 1200. Sui blocchi si vedono ancora cuori e altri segni degli scalpellini.',
        ru_RU:
          'Вы идёте по дну рва, вырытого при Филиппе Августе около 1200 года. На камнях видны сердечки и другие метки каменотёсов.',
        ja_JP:
          '1200年ごろフィリップ2世が掘らせた堀の底を歩きます。石積みには、石工が刻んだハート形などの印が今も残っています。',
      },
      latitude: 48.86022,
      longitude: 2.33802,
      minutes: 11,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Venus de Milo',
        fr_FR: 'Vénus de Milo',
        de_DE: 'Venus von Milo',
        es_ES: 'Venus de Milo',
        it_IT: 'Venere di Milo',
        ru_RU: 'Венера Милосская',
        ja_JP: '《ミロのヴィーナス》',
      },
      text: {
        en_US:
          'She is made of two blocks of Parian marble, and the joint runs just under the edge of the drapery. A hole below the right breast is a trace of the missing arm’s support.',
        fr_FR:
          'Elle est faite de deux blocs de marbre de Paros, dont le joint se cache près du bord du drapé. Sous le sein droit, une cavité rappelle la fixation du bras disparu.',
        de_DE:
          'Sie besteht aus zwei Blöcken parischen Marmors; die Fuge verläuft am Rand des Gewandes. Ein Loch unter der rechten Brust erinnert an die Befestigung des verlorenen Arms.',
        es_ES:
          'Está hecha de dos bloques de mármol de Paros, unidos junto al borde del manto. Un orificio bajo el pecho derecho recuerda la sujeción del brazo perdido.',
        it_IT:
          'È fatta di due blocchi di marmo pario, uniti lungo il bordo del panneggio. Un foro sotto il seno destro ricorda il fissaggio del braccio perduto.',
        ru_RU:
          'Статуя сложена из двух блоков паросского мрамора, стык проходит у края драпировки. Отверстие под правой грудью напоминает о креплении утраченной руки.',
        ja_JP:
          'パロス島産の大理石二つを、衣の縁のあたりで継ぎ合わせた像です。右胸の下の穴は、失われた腕を留めていた跡です。',
      },
      latitude: 48.86004,
      longitude: 2.33743,
      minutes: 11,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Winged Victory of Samothrace',
        fr_FR: 'Victoire de Samothrace',
        de_DE: 'Nike von Samothrake',
        es_ES: 'Victoria de Samotracia',
        it_IT: 'Nike di Samotracia',
        ru_RU: 'Ника Самофракийская',
        ja_JP: '《サモトラケのニケ》',
      },
      text: {
        en_US:
          'She lands on the prow of a warship, and the wind presses the wet-looking cloth against her body. The right wing is a plaster mirror of the left, and the carving is finest from the left, the side she was meant to be seen from.',
        fr_FR:
          'Elle se pose sur la proue d’un navire de guerre, le tissu plaqué au corps par le vent. L’aile droite est un moulage inversé de la gauche ; le côté gauche, le plus travaillé, était celui que l’on devait voir.',
        de_DE:
          'Sie landet auf dem Bug eines Kriegsschiffs, der Wind drückt ihr das Gewand an den Körper. Der rechte Flügel ist ein gespiegelter Gipsabguss des linken; die linke Seite, am feinsten gearbeitet, war die Schauseite.',
        es_ES:
          'Se posa en la proa de un barco de guerra y el viento le ciñe la tela al cuerpo. El ala derecha es un vaciado invertido de la izquierda; el lado izquierdo, el más trabajado, era el que debía verse.',
        it_IT:
          'Si posa sulla prua di una nave da guerra e il vento le incolla la veste al corpo. L’ala destra è un calco rovesciato della sinistra; il lato sinistro, il più rifinito, era quello da cui andava vista.',
        ru_RU:
          'Она опускается на нос боевого корабля, и ветер прижимает ткань к телу. Правое крыло — зеркальный гипсовый слепок с левого; левая сторона, проработанная тоньше, и предназначалась для зрителя.',
        ja_JP:
          '軍船の舳先に舞い降り、風が衣を体に押しつけています。右の翼は左の翼を反転した石膏です。彫りがより細やかな左側が、本来見られるべき面でした。',
      },
      latitude: 48.86017,
      longitude: 2.33673,
      minutes: 9,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Grande Galerie',
        fr_FR: 'Grande Galerie',
        de_DE: 'Grande Galerie',
        es_ES: 'Gran Galería',
        it_IT: 'Grande Galerie',
        ru_RU: 'Большая галерея',
        ja_JP: 'グランド・ギャラリー',
      },
      text: {
        en_US:
          'The long gallery was built beside the Seine to join the Louvre to the Tuileries Palace. Leonardo’s Virgin of the Rocks and Saint Anne hang here with far fewer people before them than the Mona Lisa has.',
        fr_FR:
          'Cette longue galerie fut bâtie au bord de la Seine pour relier le Louvre aux Tuileries. La Vierge aux rochers et la Sainte Anne de Léonard y attirent bien moins de monde que la Joconde.',
        de_DE:
          'Die lange Galerie wurde an der Seine gebaut, um den Louvre mit dem Tuilerienpalast zu verbinden. Leonardos Felsgrottenmadonna und seine Anna selbdritt haben hier weit weniger Publikum als die Mona Lisa.',
        es_ES:
          'Se construyó junto al Sena para unir el Louvre con el palacio de las Tullerías. La Virgen de las Rocas y la Santa Ana de Leonardo tienen delante mucha menos gente que la Gioconda.',
        it_IT:
          'Fu costruita lungo la Senna per unire il Louvre al palazzo delle Tuileries. La Vergine delle rocce e la Sant’Anna di Leonardo hanno davanti molta meno gente della Gioconda.',
        ru_RU:
          'Галерею построили вдоль Сены, чтобы соединить Лувр с дворцом Тюильри. Перед «Мадонной в скалах» и «Святой Анной» Леонардо людей гораздо меньше, чем перед «Джокондой».',
        ja_JP:
          'ルーヴルとテュイルリー宮殿を結ぶため、セーヌ川沿いに建てられた長い回廊です。レオナルドの《岩窟の聖母》と《聖アンナと聖母子》は、《モナ・リザ》よりずっと落ち着いて見られます。',
      },
      latitude: 48.8599,
      longitude: 2.33572,
      minutes: 14,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Salle des États: Mona Lisa and The Wedding Feast at Cana',
        fr_FR: 'Salle des États : la Joconde et les Noces de Cana',
        de_DE: 'Salle des États: Mona Lisa und Die Hochzeit zu Kana',
        es_ES: 'Sala de los Estados: la Gioconda y Las bodas de Caná',
        it_IT: 'Salle des États: la Gioconda e le Nozze di Cana',
        ru_RU: 'Зал Государств: «Джоконда» и «Брак в Кане»',
        ja_JP: '国家の間：《モナ・リザ》と《カナの婚礼》',
      },
      text: {
        en_US:
          'A small panel of poplar wood faces the largest painting in the museum, Veronese’s wedding feast, nearly ten meters wide. Your guide tells how each of them came to France.',
        fr_FR:
          'Un petit panneau de peuplier fait face au plus grand tableau du musée, les Noces de Véronèse, larges de près de dix mètres. Votre guide raconte comment l’un et l’autre sont arrivés en France.',
        de_DE:
          'Eine kleine Tafel aus Pappelholz hängt dem größten Gemälde des Museums gegenüber, Veroneses fast zehn Meter breiter Hochzeit. Ihr Guide erzählt, wie beide nach Frankreich kamen.',
        es_ES:
          'Una pequeña tabla de álamo mira al cuadro más grande del museo, las bodas del Veronés, de casi diez metros de ancho. Su guía cuenta cómo llegaron uno y otro a Francia.',
        it_IT:
          'Una piccola tavola di pioppo guarda il quadro più grande del museo, le Nozze del Veronese, larghe quasi dieci metri. La guida racconta come l’una e le altre arrivarono in Francia.',
        ru_RU:
          'Небольшая тополевая доска висит напротив самой большой картины музея — почти десятиметрового «Брака в Кане» Веронезе. Гид расскажет, как обе работы попали во Францию.',
        ja_JP:
          'ポプラ板の小さな肖像の正面に、館内最大の絵画、幅10メートル近いヴェロネーゼの婚礼図が掛かります。二つの絵がどのようにフランスへ来たのかもお話しします。',
      },
      latitude: 48.86018,
      longitude: 2.33537,
      minutes: 13,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'The Red Rooms: David, Géricault, Delacroix',
        fr_FR: 'Les salles rouges : David, Géricault, Delacroix',
        de_DE: 'Die roten Säle: David, Géricault, Delacroix',
        es_ES: 'Las salas rojas: David, Géricault, Delacroix',
        it_IT: 'Le sale rosse: David, Géricault, Delacroix',
        ru_RU: 'Красные залы: Давид, Жерико, Делакруа',
        ja_JP: '赤の間：ダヴィッド、ジェリコー、ドラクロワ',
      },
      text: {
        en_US:
          'In the Raft of the Medusa, follow the pyramid of arms up to the man waving a cloth, then find the tiny ship on the horizon. David painted Napoleon’s mother into the Coronation although she was not there.',
        fr_FR:
          'Dans le Radeau de la Méduse, suivez la pyramide des bras jusqu’à l’homme qui agite un linge, puis cherchez le navire minuscule à l’horizon. Dans le Sacre, David a peint la mère de Napoléon, qui n’y assistait pas.',
        de_DE:
          'Im „Floß der Medusa“ steigt der Blick über die Arme zum Mann mit dem Tuch, und am Horizont steht das winzige Schiff. In die „Krönung“ malte David auch Napoleons Mutter hinein, die gar nicht dabei war.',
        es_ES:
          'En La balsa de la Medusa, la mirada sube por la pirámide de brazos hasta el hombre que agita un paño y encuentra el barco diminuto en el horizonte. En la Coronación, David pintó a la madre de Napoleón, que no asistió.',
        it_IT:
          'Nella Zattera della Medusa lo sguardo sale lungo la piramide di braccia fino all’uomo che agita un panno e trova la nave minuscola all’orizzonte. Nell’Incoronazione David dipinse la madre di Napoleone, che non c’era.',
        ru_RU:
          'В «Плоте „Медузы“» взгляд поднимается по пирамиде рук к человеку с платком и находит крошечный корабль на горизонте. В «Коронации» Давид изобразил мать Наполеона, которой там не было.',
        ja_JP:
          '《メデューズ号の筏》では、連なる腕を目で追うと布を振る男に至り、水平線に小さな船が見つかります。《ナポレオンの戴冠式》には、実際には欠席した母の姿も描かれています。',
      },
      latitude: 48.86064,
      longitude: 2.33489,
      minutes: 17,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Michelangelo’s Slaves',
        fr_FR: 'Les Esclaves de Michel-Ange',
        de_DE: 'Michelangelos Sklaven',
        es_ES: 'Los Esclavos de Miguel Ángel',
        it_IT: 'Gli Schiavi di Michelangelo',
        ru_RU: '«Рабы» Микеланджело',
        ja_JP: 'ミケランジェロの《奴隷》',
      },
      text: {
        en_US:
          'Both figures were carved for the tomb of Pope Julius II and never reached it. Look behind the Dying Slave: the outline of a monkey is still half inside the marble.',
        fr_FR:
          'Les deux figures furent sculptées pour le tombeau du pape Jules II et n’y furent jamais placées. Derrière l’Esclave mourant, un singe reste à demi pris dans le marbre.',
        de_DE:
          'Beide Figuren waren für das Grabmal von Papst Julius II. bestimmt und kamen nie dorthin. Hinter dem Sterbenden Sklaven steckt der Umriss eines Affen noch halb im Marmor.',
        es_ES:
          'Las dos figuras se esculpieron para la tumba del papa Julio II y nunca llegaron a ella. Detrás del Esclavo moribundo, un mono sigue medio preso en el mármol.',
        it_IT:
          'Le due figure furono scolpite per la tomba di papa Giulio II e non ci arrivarono mai. Dietro lo Schiavo morente, una scimmia è ancora per metà nel marmo.',
        ru_RU:
          'Обе фигуры предназначались для гробницы папы Юлия II, но так и не попали туда. За спиной «Умирающего раба» из мрамора наполовину проступает обезьяна.',
        ja_JP:
          '二体は教皇ユリウス2世の墓のために彫られましたが、そこに置かれることはありませんでした。《瀕死の奴隷》の後ろには、大理石から半ば現れた猿が見えます。',
      },
      latitude: 48.86069,
      longitude: 2.33481,
      minutes: 8,
      minutesToNext: 0,
    },
  ],
};
