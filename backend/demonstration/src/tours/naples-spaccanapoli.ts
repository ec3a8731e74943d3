import type { TourOfDemo } from '../shapes.js';

export const naplesSpaccanapoli: TourOfDemo = {
  slug: 'naples-spaccanapoli',
  city: 'naples',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 48,
  infantsNeedSeat: false,
  specialFilters: ['skip-the-line'],
  landmarks: [
    { motif: 'gate', name: 'Spaccanapoli' },
    { motif: 'cathedral', name: 'San Domenico Maggiore' },
    { motif: 'statue', name: 'Statue of the Nile God' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Piazza del Gesù Nuovo, at the Spire of the Immaculate',
        fr_FR: 'Piazza del Gesù Nuovo, au pied de la flèche de l’Immaculée',
        de_DE: 'Piazza del Gesù Nuovo, am Obelisken der Immaculata',
        es_ES: 'Piazza del Gesù Nuovo, junto a la aguja de la Inmaculada',
        it_IT: 'Piazza del Gesù Nuovo, alla Guglia dell’Immacolata',
        ru_RU: 'Площадь Джезу-Нуово, у шпиля Непорочной Девы',
        ja_JP: 'ジェズ・ヌオーヴォ広場、無原罪の聖母の尖塔の下',
      },
      address: 'Piazza del Gesù Nuovo, 80134 Napoli NA, Italy',
      latitude: 40.84712,
      longitude: 14.25205,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 18000,
          },
          {
            upTo: 4,
            amount: 21000,
          },
          {
            upTo: 6,
            amount: 25000,
          },
        ],
        extraPerson: 2800,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 3, 4, 5, 6],
      starts: ['09:30', '10:00', '14:30'],
      closedDays: ['01-01', '12-25', '12-26'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 23000,
          },
          {
            upTo: 4,
            amount: 26500,
          },
          {
            upTo: 6,
            amount: 31000,
          },
        ],
        extraPerson: 3200,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 3, 4, 5, 6],
      starts: ['09:30', '10:00'],
      closedDays: ['01-01', '12-25', '12-26'],
    },
  ],
  name: {
    en_US: 'Spaccanapoli: Down the Straight Street of Naples',
    fr_FR: 'Spaccanapoli, la rue droite de Naples',
    de_DE: 'Spaccanapoli: die gerade Straße durch Neapel',
    es_ES: 'Spaccanapoli, la calle recta de Nápoles',
    it_IT: 'Spaccanapoli, la strada dritta di Napoli',
    ru_RU: 'Спакканаполи: по прямой улице Неаполя',
    ja_JP: 'スパッカナポリ ナポリを貫く一本道を歩く',
  },
  summary: {
    en_US:
      'Along a Greek street from the studded wall of the Gesù Nuovo to the blood of San Gennaro, with the Veiled Christ by timed ticket on the way.',
    fr_FR:
      'Le long d’une rue grecque, du mur à pointes du Gesù Nuovo au sang de San Gennaro, avec le Christ voilé sur billet horodaté.',
    de_DE:
      'Auf einer griechischen Straße von der Stachelwand des Gesù Nuovo zum Blut des San Gennaro, unterwegs mit Zeitkarte zum Verhüllten Christus.',
    es_ES:
      'Por una calle griega, del muro de puntas del Gesù Nuovo a la sangre de san Jenaro, con el Cristo velado a hora reservada.',
    it_IT:
      'Lungo un decumano greco, dalle bugne del Gesù Nuovo al sangue di San Gennaro, con l’ingresso a orario al Cristo velato.',
    ru_RU:
      'По греческой улице от гранёной стены Джезу-Нуово до крови святого Януария, с посещением «Христа под плащаницей» по билету на сеанс.',
    ja_JP:
      'ギリシャ時代の道をたどり、角錐の石が並ぶジェズ・ヌオーヴォ教会から聖ヤヌアリウスの血を守る大聖堂まで、時間指定券で《ヴェールに包まれたキリスト》も訪ねるプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Marks cut into the stones of a palace that became a church',
      'Country scenes on the majolica benches of the Clarisses',
      'The Veiled Christ, carved in 1753 by a man of thirty-three',
      'Crib figures drying in the workshops of San Gregorio Armeno',
    ],
    fr_FR: [
      'Les signes gravés sur les pierres d’un palais devenu église',
      'Des scènes champêtres sur les bancs de majolique des clarisses',
      'Le Christ voilé, sculpté en 1753 par un homme de trente-trois ans',
      'Les santons qui sèchent dans les ateliers de San Gregorio Armeno',
    ],
    de_DE: [
      'Zeichen in den Steinen eines Palasts, der Kirche wurde',
      'Ländliche Szenen auf den Majolikabänken der Klarissinnen',
      'Der Verhüllte Christus, 1753 von einem Dreiunddreißigjährigen gemeißelt',
      'Krippenfiguren beim Trocknen in San Gregorio Armeno',
    ],
    es_ES: [
      'Las marcas en las piedras de un palacio que se hizo iglesia',
      'Escenas campestres en los bancos de mayólica de las clarisas',
      'El Cristo velado, esculpido en 1753 por un hombre de treinta y tres años',
      'Figuras de belén secándose en los talleres de San Gregorio Armeno',
    ],
    it_IT: [
      'I segni incisi sulle pietre di un palazzo diventato chiesa',
      'Scene di campagna sui sedili maiolicati delle clarisse',
      'Il Cristo velato, scolpito nel 1753 da un uomo di trentatré anni',
      'I pastori del presepe ad asciugare nelle botteghe di San Gregorio Armeno',
    ],
    ru_RU: [
      'Знаки на камнях дворца, ставшего церковью',
      'Сельские сценки на майоликовых скамьях клариссинок',
      '«Христос под плащаницей», изваянный в 1753 году тридцатитрёхлетним мастером',
      'Фигурки для вертепа, что сохнут в мастерских Сан-Грегорио-Армено',
    ],
    ja_JP: [
      '教会に変わった宮殿の石に刻まれた記号',
      'クララ会の回廊、マヨリカ焼きの腰掛けに描かれた田園風景',
      '1753年、33歳の彫刻家が彫った《ヴェールに包まれたキリスト》',
      'サン・グレゴリオ・アルメーノの工房で乾かされるプレゼピオの人形',
    ],
  },
  description: {
    en_US:
      'From the hill of San Martino you can see it: one cut through the whole old town, so straight that people call it the splitter of Naples. On the ground it changes its name every few hundred meters and is never quiet. Scooters, a saint behind glass, a bookshop, a baroque portal leading to somebody’s staircase. Your guide reads the layers from the Greek paving line upward and knows when to turn off it: to the tiled cloister, to the alchemist prince of Sangro and his chapel, to the workshops where shepherds and soccer players are painted side by side.\n\nThe walk measures less than two kilometers, on basalt slabs. Entry to the chapel is booked for a fixed time, so please be punctual. With four hours you also go down below San Lorenzo Maggiore, where a Roman market street still has its shops, oven and drains.',
    fr_FR:
      'Du haut de San Martino, on la voit : une entaille à travers toute la vieille ville, si droite qu’on l’appelle celle qui fend Naples. Au sol, elle change de nom tous les trois cents mètres et ne se tait jamais. Des scooters, un saint sous verre, une librairie, un portail baroque ouvrant sur l’escalier de quelqu’un. Votre guide en lit les couches depuis le tracé grec et sait quand en sortir : pour le cloître de faïence, pour la chapelle du prince alchimiste de Sangro, pour les ateliers où l’on peint côte à côte bergers et footballeurs.\n\nLa promenade fait moins de deux kilomètres, sur des dalles de basalte. L’entrée de la chapelle est réservée à heure fixe : merci d’être ponctuels. En quatre heures, on descend aussi sous San Lorenzo Maggiore, où une rue marchande romaine garde ses boutiques, son four et ses égouts.',
    de_DE:
      'Von San Martino oben sieht man ihn: einen Schnitt durch die ganze Altstadt, so gerade, dass man ihn den Spalter von Neapel nennt. Unten wechselt er alle paar hundert Meter den Namen und ist nie still. Motorroller, ein Heiliger hinter Glas, ein Buchladen, ein Barockportal, das in irgendein Treppenhaus führt. Ihr Guide liest die Schichten vom griechischen Straßenzug aufwärts und weiß, wo man abbiegt: zum Kreuzgang aus Majolika, zur Kapelle des Alchemistenfürsten von Sangro, zu den Werkstätten, in denen Hirten und Fußballer nebeneinander bemalt werden.\n\nDer Weg ist keine zwei Kilometer lang und führt über Basaltplatten. Der Einlass in die Kapelle ist auf die Minute gebucht, bitte kommen Sie pünktlich. In vier Stunden geht es auch unter San Lorenzo Maggiore hinab, in eine römische Marktstraße mit Läden, Ofen und Abfluss.',
    es_ES:
      'Desde lo alto de San Martino se ve: un tajo a través de todo el casco antiguo, tan recto que lo llaman el que parte Nápoles. A ras de suelo cambia de nombre cada pocos cientos de metros y nunca calla. Motos, un santo tras un cristal, una librería, una portada barroca que da a la escalera de alguien. Su guía lee las capas desde el trazado griego y sabe cuándo desviarse: al claustro de azulejos, a la capilla del príncipe alquimista de Sangro, a los talleres donde se pintan juntos pastores y futbolistas.\n\nEl paseo no llega a dos kilómetros, sobre losas de basalto. La entrada a la capilla está reservada a hora fija, así que rogamos puntualidad. En cuatro horas se baja además bajo San Lorenzo Maggiore, donde una calle de mercado romana conserva tiendas, horno y desagües.',
    it_IT:
      'Da San Martino la si vede bene: un taglio attraverso tutto il centro antico, così dritto da spaccare Napoli. A livello strada cambia nome ogni poche centinaia di metri e non tace mai. Motorini, un santo dietro il vetro, una libreria, un portale barocco che dà sulla scala di qualcuno. La guida ne legge gli strati dal tracciato greco in su e sa quando uscirne: verso il chiostro maiolicato, verso la cappella del principe alchimista di Sangro, verso le botteghe dove pastori e calciatori si dipingono fianco a fianco.\n\nIl percorso non arriva a due chilometri, sui basoli. L’ingresso alla cappella è prenotato a un’ora precisa: si raccomanda la puntualità. In quattro ore si scende anche sotto San Lorenzo Maggiore, dove una strada di mercato romana conserva botteghe, forno e scoli.',
    ru_RU:
      'С холма Сан-Мартино её видно сразу: разрез через весь старый город, такой прямой, что его прозвали «тем, что раскалывает Неаполь». Внизу улица меняет имя через каждые несколько сотен метров и никогда не молчит. Мотороллеры, святой за стеклом, книжная лавка, барочный портал, за которым чья-то лестница. Гид читает её слои от греческой разметки вверх и знает, где свернуть: к майоликовому клуатру, к капелле князя-алхимика ди Сангро, к мастерским, где рядом раскрашивают пастухов и футболистов.\n\nПуть короче двух километров, по базальтовым плитам. Вход в капеллу забронирован на точное время, поэтому просим не опаздывать. За четыре часа мы спускаемся и под Сан-Лоренцо-Маджоре, где у римской торговой улицы целы лавки, печь и водостоки.',
    ja_JP:
      'サン・マルティーノの丘に立つとよく見えます。旧市街を端から端まで切り裂く一本の道。あまりにまっすぐなので「ナポリを割る道」と呼ばれます。歩いてみると数百メートルごとに名前が変わり、静かな時がありません。スクーター、ガラス越しの聖人像、古書店、誰かの家の階段へ続くバロックの門。ガイドは古代ギリシャの区画から上へと歴史を読み解き、曲がるべき角を知っています。マヨリカのタイルの回廊、錬金術師サングロ公の礼拝堂、羊飼いとサッカー選手の人形が並んで彩色される工房です。\n\n道のりは2キロ弱で、玄武岩の敷石の上を歩きます。礼拝堂は入場時刻が決まっていますので、集合時間をお守りください。4時間のコースではサン・ロレンツォ・マッジョーレ教会の地下にも下り、店やかまど、排水溝が残るローマ時代の市場通りを見学します。',
  },
  included: {
    en_US: ['Licensed guide for your group alone', 'Booking of the timed entry to the Sansevero Chapel'],
    fr_FR: ['Guide conférencier réservé à votre groupe', 'Réservation de l’entrée horodatée à la chapelle Sansevero'],
    de_DE: ['Lizenzierter Guide nur für Ihre Gruppe', 'Buchung des Zeitfensters für die Cappella Sansevero'],
    es_ES: ['Guía oficial solo para su grupo', 'Reserva de la entrada con hora a la Capilla Sansevero'],
    it_IT: ['Guida abilitata solo per il suo gruppo', 'Prenotazione dell’ingresso a orario alla Cappella Sansevero'],
    ru_RU: ['Лицензированный гид только для вашей группы', 'Бронирование сеанса в капелле Сансеверо'],
    ja_JP: ['お客様のグループ専任の公認ガイド', 'サンセヴェーロ礼拝堂の時間指定入場の予約'],
  },
  notIncluded: {
    en_US: [
      'Tickets for the Sansevero Chapel and the cloister of Santa Chiara, at their own price',
      'Excavations below San Lorenzo (four-hour option)',
      'Coffee and sfogliatelle',
    ],
    fr_FR: [
      'Les billets de la chapelle Sansevero et du cloître de Santa Chiara, au tarif des lieux',
      'Les fouilles sous San Lorenzo (formule de quatre heures)',
      'Café et sfogliatelle',
    ],
    de_DE: [
      'Karten für die Cappella Sansevero und den Kreuzgang von Santa Chiara zum dortigen Preis',
      'Die Ausgrabungen unter San Lorenzo (vierstündige Variante)',
      'Kaffee und Sfogliatelle',
    ],
    es_ES: [
      'Las entradas de la Capilla Sansevero y del claustro de Santa Chiara, a su precio',
      'Las excavaciones bajo San Lorenzo (opción de cuatro horas)',
      'Café y sfogliatelle',
    ],
    it_IT: [
      'I biglietti della Cappella Sansevero e del chiostro di Santa Chiara, al loro prezzo',
      'Gli scavi di San Lorenzo (formula di quattro ore)',
      'Caffè e sfogliatelle',
    ],
    ru_RU: [
      'Билеты в капеллу Сансеверо и клуатр Санта-Кьяры по их тарифу',
      'Раскопки под Сан-Лоренцо (четырёхчасовой вариант)',
      'Кофе и сфольятелле',
    ],
    ja_JP: [
      'サンセヴェーロ礼拝堂とサンタ・キアーラの回廊の入場券（各施設の料金）',
      'サン・ロレンツォ教会の地下遺跡（4時間のコース）',
      'コーヒーとスフォリアテッラ',
    ],
  },
  itinerary: [
    {
      name: {
        en_US: 'Gesù Nuovo',
        fr_FR: 'Gesù Nuovo',
        de_DE: 'Gesù Nuovo',
        es_ES: 'Gesù Nuovo',
        it_IT: 'Gesù Nuovo',
        ru_RU: 'Джезу-Нуово',
        ja_JP: 'ジェズ・ヌオーヴォ教会',
      },
      text: {
        en_US:
          'The wall of stone points belonged to the palace of the Sanseverino princes before the Jesuits put a church behind it. The signs scratched into the blocks have been read as masons’ marks and as a musical score.',
        fr_FR:
          'Le mur à pointes de diamant était celui du palais des princes Sanseverino, avant que les jésuites ne logent une église derrière. Les signes gravés ont passé pour des marques de tailleurs, puis pour une partition.',
        de_DE:
          'Die Wand aus Diamantquadern gehörte zum Palast der Fürsten Sanseverino, ehe die Jesuiten eine Kirche dahinter setzten. Die eingeritzten Zeichen hielt man für Steinmetzmarken und auch für Noten.',
        es_ES:
          'El muro de puntas de diamante era del palacio de los príncipes Sanseverino antes de que los jesuitas pusieran detrás una iglesia. Los signos grabados se han leído como marcas de cantero y como una partitura.',
        it_IT:
          'Il bugnato a punta di diamante era del palazzo dei principi Sanseverino, prima che i gesuiti vi mettessero dietro una chiesa. I segni incisi sono stati letti come marchi di cava e come spartito musicale.',
        ru_RU:
          'Стена с гранёным рустом принадлежала дворцу князей Сансеверино, прежде чем иезуиты устроили за ней церковь. Насечки на блоках принимали и за метки каменотёсов, и за нотную запись.',
        ja_JP:
          '角錐の石を並べた壁は、イエズス会が教会にする前はサンセヴェリーノ公の宮殿でした。石に刻まれた記号は、石工の印とも楽譜とも言われています。',
      },
      latitude: 40.84725,
      longitude: 14.2517,
      minutes: 18,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Cloister of Santa Chiara',
        fr_FR: 'Cloître de Santa Chiara',
        de_DE: 'Kreuzgang von Santa Chiara',
        es_ES: 'Claustro de Santa Chiara',
        it_IT: 'Chiostro di Santa Chiara',
        ru_RU: 'Клуатр Санта-Кьяры',
        ja_JP: 'サンタ・キアーラ修道院の回廊',
      },
      text: {
        en_US:
          'Around 1740 Domenico Antonio Vaccaro gave the enclosed nuns a garden with tiled pillars and benches. They show the world outside: a tarantella, a hunt, ships in the bay.',
        fr_FR:
          'Vers 1740, Domenico Antonio Vaccaro offrit aux religieuses cloîtrées un jardin de piliers et de bancs carrelés. On y voit le monde du dehors : une tarentelle, une chasse, des navires dans la baie.',
        de_DE:
          'Um 1740 gab Domenico Antonio Vaccaro den Nonnen der Klausur einen Garten mit gekachelten Pfeilern und Bänken. Sie zeigen die Welt draußen: eine Tarantella, eine Jagd, Schiffe im Golf.',
        es_ES:
          'Hacia 1740 Domenico Antonio Vaccaro dio a las monjas de clausura un jardín con pilares y bancos de azulejo. Enseñan el mundo de fuera: una tarantela, una cacería, barcos en la bahía.',
        it_IT:
          'Intorno al 1740 Domenico Antonio Vaccaro diede alle monache di clausura un giardino di pilastri e sedili maiolicati. Vi si vede il mondo di fuori: una tarantella, una caccia, le navi nel golfo.',
        ru_RU:
          'Около 1740 года Доменико Антонио Ваккаро устроил для затворниц сад с изразцовыми столбами и скамьями. На них — мир за стенами: тарантелла, охота, корабли в заливе.',
        ja_JP:
          '1740年頃、ドメニコ・アントニオ・ヴァッカーロは、外に出られない修道女たちのためにタイルの柱と腰掛けの庭を造りました。描かれているのはタランテッラや狩り、湾の船など、塀の外の世界です。',
      },
      latitude: 40.8463,
      longitude: 14.253,
      minutes: 22,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Piazza San Domenico Maggiore',
        fr_FR: 'Piazza San Domenico Maggiore',
        de_DE: 'Piazza San Domenico Maggiore',
        es_ES: 'Piazza San Domenico Maggiore',
        it_IT: 'Piazza San Domenico Maggiore',
        ru_RU: 'Площадь Сан-Доменико-Маджоре',
        ja_JP: 'サン・ドメニコ・マッジョーレ広場',
      },
      text: {
        en_US:
          'The church shows its back to the square: what you see is the apse. Thomas Aquinas taught in the convent, and in the palace to the right of it the composer Gesualdo killed his wife and her lover in 1590.',
        fr_FR:
          'L’église tourne le dos à la place : c’est l’abside que l’on voit. Thomas d’Aquin enseigna au couvent, et dans le palais voisin, en 1590, le compositeur Gesualdo tua sa femme et l’amant de celle-ci.',
        de_DE:
          'Die Kirche kehrt dem Platz den Rücken: Zu sehen ist die Apsis. Im Kloster lehrte Thomas von Aquin, und im Palast nebenan erschlug der Komponist Gesualdo 1590 seine Frau und ihren Liebhaber.',
        es_ES:
          'La iglesia da la espalda a la plaza: lo que se ve es el ábside. En el convento enseñó Tomás de Aquino, y en el palacio contiguo el compositor Gesualdo mató en 1590 a su mujer y al amante.',
        it_IT:
          'La chiesa volta le spalle alla piazza: quella che si vede è l’abside. Nel convento insegnò Tommaso d’Aquino, e nel palazzo accanto, nel 1590, il musicista Gesualdo uccise la moglie e l’amante di lei.',
        ru_RU:
          'Церковь стоит к площади спиной: перед нами апсида. В монастыре преподавал Фома Аквинский, а в соседнем дворце композитор Джезуальдо в 1590 году убил жену и её любовника.',
        ja_JP:
          '教会は広場に背を向けており、見えているのは後陣です。修道院ではトマス・アクィナスが教え、隣の館では1590年、作曲家ジェズアルドが妻とその恋人を殺害しました。',
      },
      latitude: 40.84853,
      longitude: 14.25435,
      minutes: 14,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Sansevero Chapel',
        fr_FR: 'Chapelle Sansevero',
        de_DE: 'Cappella Sansevero',
        es_ES: 'Capilla Sansevero',
        it_IT: 'Cappella Sansevero',
        ru_RU: 'Капелла Сансеверо',
        ja_JP: 'サンセヴェーロ礼拝堂',
      },
      text: {
        en_US:
          'Giuseppe Sanmartino cut the body and the thin shroud over it from one block, and for a long time people preferred to believe that the prince had turned cloth into stone. In the crypt stand his two anatomical machines.',
        fr_FR:
          'Giuseppe Sanmartino tira d’un seul bloc le corps et le suaire qui le couvre ; on a longtemps préféré croire que le prince avait changé l’étoffe en pierre. Dans la crypte, ses deux machines anatomiques.',
        de_DE:
          'Giuseppe Sanmartino schlug den Leib und das dünne Tuch darüber aus einem Block; lange glaubte man lieber, der Fürst habe Stoff in Stein verwandelt. In der Krypta stehen seine beiden anatomischen Maschinen.',
        es_ES:
          'Giuseppe Sanmartino sacó de un solo bloque el cuerpo y el sudario que lo cubre; durante mucho tiempo se prefirió creer que el príncipe había vuelto piedra la tela. En la cripta están sus dos máquinas anatómicas.',
        it_IT:
          'Giuseppe Sanmartino cavò da un solo blocco il corpo e il velo che lo copre; a lungo si preferì credere che il principe avesse mutato la stoffa in marmo. Nella cripta stanno le sue due macchine anatomiche.',
        ru_RU:
          'Джузеппе Санмартино высек тело и тонкий покров из одного блока, но люди долго предпочитали верить, будто князь превратил ткань в камень. В крипте стоят две его «анатомические машины».',
        ja_JP:
          'ジュゼッペ・サンマルティーノは、遺体と薄い布を一つの石塊から彫り出しました。公が布を石に変えたのだと、人々は長く信じたがりました。地下には二体の「解剖機械」が立っています。',
      },
      latitude: 40.8493,
      longitude: 14.25485,
      minutes: 25,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Statue of the Nile God',
        fr_FR: 'Statue du dieu Nil',
        de_DE: 'Statue des Nilgottes',
        es_ES: 'Estatua del dios Nilo',
        it_IT: 'Statua del Nilo',
        ru_RU: 'Статуя бога Нила',
        ja_JP: 'ナイル神の像',
      },
      text: {
        en_US:
          'Merchants from Alexandria had their quarter here, and their river god still reclines in the middle of the lane. When he was dug up without a head, Neapolitans took the children at his side for sucklings and called him the Body of Naples.',
        fr_FR:
          'Les marchands d’Alexandrie avaient ici leur quartier, et leur dieu-fleuve s’y tient toujours couché. Retrouvé sans tête, avec des enfants contre lui, il passa pour une mère et fut nommé le Corps de Naples.',
        de_DE:
          'Hier hatten Kaufleute aus Alexandria ihr Viertel, und ihr Flussgott lagert noch immer in der Gasse. Als man ihn ohne Kopf fand, hielt man die Kinder an seiner Seite für Säuglinge und nannte ihn den Leib von Neapel.',
        es_ES:
          'Los mercaderes de Alejandría tenían aquí su barrio, y su dios río sigue tumbado en medio de la calle. Apareció sin cabeza y, por los niños que lo rodean, lo tomaron por una madre y lo llamaron el Cuerpo de Nápoles.',
        it_IT:
          'Qui avevano il loro quartiere i mercanti di Alessandria, e il loro dio fiume sta ancora disteso nel vicolo. Ritrovato senza testa, con i putti intorno, fu preso per una madre e chiamato il Corpo di Napoli.',
        ru_RU:
          'Здесь жили купцы из Александрии, и их речной бог до сих пор возлежит посреди улочки. Когда его откопали без головы, детей у его бока сочли младенцами у груди и прозвали статую Телом Неаполя.',
        ja_JP:
          'かつてアレクサンドリア商人が住んだ界隈で、彼らの河の神が今も路地に横たわっています。頭を欠いて掘り出されたとき、寄り添う子らを乳飲み子と見て「ナポリの体」と名づけられました。',
      },
      latitude: 40.84833,
      longitude: 14.25548,
      minutes: 8,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Via San Gregorio Armeno',
        fr_FR: 'Via San Gregorio Armeno',
        de_DE: 'Via San Gregorio Armeno',
        es_ES: 'Via San Gregorio Armeno',
        it_IT: 'Via San Gregorio Armeno',
        ru_RU: 'Виа Сан-Грегорио-Армено',
        ja_JP: 'サン・グレゴリオ・アルメーノ通り',
      },
      text: {
        en_US:
          'Terracotta, wire and tow: that is what a shepherd of the Neapolitan crib is made of. The makers work in the open all year round, below the bell tower that bridges the street.',
        fr_FR:
          'De la terre cuite, du fil de fer et de l’étoupe : voilà un berger de crèche napolitaine. Les artisans y travaillent toute l’année, portes ouvertes, sous le clocher qui enjambe la rue.',
        de_DE:
          'Terrakotta, Draht und Werg: Daraus besteht ein Hirte der neapolitanischen Krippe. Die Meister arbeiten das ganze Jahr bei offener Tür, unter dem Glockenturm, der die Gasse überspannt.',
        es_ES:
          'Terracota, alambre y estopa: de eso está hecho un pastor del belén napolitano. Los artesanos trabajan todo el año a puerta abierta, bajo el campanario que cruza la calle.',
        it_IT:
          'Terracotta, fil di ferro e stoppa: di questo è fatto un pastore del presepe. Gli artigiani lavorano tutto l’anno a porta aperta, sotto il campanile che scavalca la strada.',
        ru_RU:
          'Терракота, проволока и пакля — вот и весь пастух неаполитанского вертепа. Мастера работают круглый год при открытых дверях, под колокольней, перекинутой через улицу.',
        ja_JP:
          '素焼きの粘土、針金、麻くず。ナポリのプレゼピオの羊飼いはこれでできています。通りをまたぐ鐘楼の下で、職人たちは一年中、戸を開けて仕事をしています。',
      },
      latitude: 40.85005,
      longitude: 14.25765,
      minutes: 20,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'San Lorenzo Maggiore',
        fr_FR: 'San Lorenzo Maggiore',
        de_DE: 'San Lorenzo Maggiore',
        es_ES: 'San Lorenzo Maggiore',
        it_IT: 'San Lorenzo Maggiore',
        ru_RU: 'Сан-Лоренцо-Маджоре',
        ja_JP: 'サン・ロレンツォ・マッジョーレ教会',
      },
      text: {
        en_US:
          'This was the agora of Neapolis and then its Roman forum. Boccaccio set his meeting with Fiammetta in the church, on the Saturday before Easter.',
        fr_FR:
          'C’était l’agora de Neapolis, puis son forum. Boccace a placé dans l’église sa rencontre avec Fiammetta, un samedi saint.',
        de_DE:
          'Hier lag die Agora von Neapolis, später das römische Forum. In der Kirche lässt Boccaccio an einem Karsamstag seine Begegnung mit Fiammetta geschehen.',
        es_ES:
          'Aquí estuvo el ágora de Neápolis y después el foro romano. En la iglesia situó Boccaccio su encuentro con Fiammetta, un Sábado Santo.',
        it_IT:
          'Era l’agorà di Neapolis, poi il foro romano. Nella chiesa Boccaccio colloca l’incontro con Fiammetta, un Sabato Santo.',
        ru_RU:
          'Здесь была агора Неаполиса, а потом римский форум. В этой церкви, по словам Боккаччо, он в Страстную субботу встретил Фьямметту.',
        ja_JP:
          'ここはネアポリスのアゴラで、のちにローマの広場となりました。ボッカッチョはある聖土曜日、この教会でフィアンメッタと出会ったと記しています。',
      },
      latitude: 40.85108,
      longitude: 14.25795,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Naples Cathedral',
        fr_FR: 'Cathédrale de Naples',
        de_DE: 'Dom von Neapel',
        es_ES: 'Catedral de Nápoles',
        it_IT: 'Duomo di Napoli',
        ru_RU: 'Неаполитанский собор',
        ja_JP: 'ナポリ大聖堂',
      },
      text: {
        en_US:
          'The chapel of San Gennaro belongs to the city and not to the bishop, by a vow taken during the plague of 1527. Three times a year the phials of blood are brought out, and the front rows speak to the saint quite directly.',
        fr_FR:
          'La chapelle de San Gennaro appartient à la ville et non à l’évêque, en vertu d’un vœu fait pendant la peste de 1527. Trois fois l’an, on sort les ampoules de sang, et les premiers rangs parlent au saint sans détour.',
        de_DE:
          'Die Kapelle des San Gennaro gehört der Stadt und nicht dem Bischof, nach einem Gelübde aus der Pest von 1527. Dreimal im Jahr werden die Blutampullen gezeigt, und die vorderen Reihen reden mit dem Heiligen recht offen.',
        es_ES:
          'La capilla de san Jenaro es de la ciudad y no del obispo, por un voto hecho en la peste de 1527. Tres veces al año se muestran las ampollas de sangre, y las primeras filas le hablan al santo sin rodeos.',
        it_IT:
          'La cappella di San Gennaro è della città e non del vescovo, per un voto fatto durante la peste del 1527. Tre volte l’anno si mostrano le ampolle, e le prime file parlano al santo senza cerimonie.',
        ru_RU:
          'Капелла святого Януария принадлежит городу, а не епископу, — по обету, данному в чуму 1527 года. Трижды в год выносят ампулы с кровью, и первые ряды говорят со святым без церемоний.',
        ja_JP:
          '聖ヤヌアリウスの礼拝堂は、1527年の疫病の際の誓いにより、司教ではなく市に属しています。年に三度、血の小瓶が示されると、最前列の人々は聖人に遠慮なく語りかけます。',
      },
      latitude: 40.85255,
      longitude: 14.25965,
      minutes: 22,
      minutesToNext: 0,
    },
  ],
};
