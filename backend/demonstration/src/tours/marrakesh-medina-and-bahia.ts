import type { TourOfDemo } from '../shapes.js';

export const marrakeshMedinaAndBahia: TourOfDemo = {
  slug: 'marrakesh-medina-and-bahia',
  city: 'marrakesh',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'palace', name: 'Bahia Palace' },
    { motif: 'market-stall', name: 'Rahba Kedima' },
    { motif: 'gate', name: 'Ben Youssef Madrasa' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Place des Ferblantiers, under the palms in the middle of the square',
        fr_FR: 'Place des Ferblantiers, sous les palmiers, au milieu de la place',
        de_DE: 'Place des Ferblantiers, unter den Palmen in der Mitte des Platzes',
        es_ES: 'Place des Ferblantiers, bajo las palmeras del centro de la plaza',
        it_IT: 'Place des Ferblantiers, sotto le palme al centro della piazza',
        ru_RU: 'Площадь Ферблантье (площадь Жестянщиков), под пальмами посередине',
        ja_JP: 'フェルブランティエ広場（ブリキ職人の広場）、中央のヤシの木の下',
      },
      address: 'Place des Ferblantiers, Marrakech 40000, Morocco',
      latitude: 31.6201,
      longitude: -7.9843,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 11000 },
          { upTo: 4, amount: 13000 },
          { upTo: 6, amount: 15500 },
        ],
        extraPerson: 1500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 6, 7],
      starts: ['09:00', '09:30', '13:30'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 14000 },
          { upTo: 4, amount: 16500 },
          { upTo: 6, amount: 19500 },
        ],
        extraPerson: 2000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 6, 7],
      starts: ['09:00', '13:00'],
    },
  ],
  name: {
    en_US: 'The Medina of Marrakesh and the Bahia Palace',
    fr_FR: 'La médina de Marrakech et le palais de la Bahia',
    de_DE: 'Die Medina von Marrakesch und der Bahia-Palast',
    es_ES: 'La medina de Marrakech y el palacio de la Bahía',
    it_IT: 'La medina di Marrakech e il palazzo della Bahia',
    ru_RU: 'Медина Марракеша и дворец Бахия',
    ja_JP: 'マラケシュの旧市街とバヒア宮殿',
  },
  summary: {
    en_US:
      'From the lantern makers by the old Jewish quarter through the vizier’s palace and the craft souks to the Ben Youssef Madrasa.',
    fr_FR:
      'Des faiseurs de lanternes, près du mellah, à la médersa Ben Youssef, par le palais du vizir et les souks des artisans.',
    de_DE:
      'Von den Laternenmachern am alten Judenviertel durch den Palast des Wesirs und die Souks der Handwerker zur Medersa Ben Youssef.',
    es_ES:
      'De los faroleros vecinos a la antigua judería a la madraza Ben Youssef, pasando por el palacio del visir y los zocos de los artesanos.',
    it_IT:
      'Dai lanternai accanto all’antico quartiere ebraico alla madrasa Ben Youssef, attraverso il palazzo del visir e i suq degli artigiani.',
    ru_RU:
      'От мастеров-фонарщиков у старого еврейского квартала через дворец визиря и ремесленные ряды к медресе Бен-Юсуф.',
    ja_JP:
      '旧ユダヤ人街に近いランタン職人の広場から、宰相の宮殿を見学し、職人たちのスークを抜けてベン・ユーセフ・マドラサまで、マラケシュの旧市街を南から北へ歩きます。',
  },
  highlights: {
    en_US: [
      'The marble court and painted cedar ceilings of the Bahia',
      'Herbs, baskets and carpets on Rahba Kedima',
      'Skeins of wool drying above the dyers’ lane',
      'Stucco and cedar around the pool of the Ben Youssef Madrasa',
      'An Almoravid dome of the twelfth century, well below street level',
    ],
    fr_FR: [
      'La cour de marbre et les plafonds de cèdre peint de la Bahia',
      'Herbes, paniers et tapis sur la Rahba Kedima',
      'Les écheveaux de laine qui sèchent au-dessus des teinturiers',
      'Stuc et cèdre autour du bassin de la médersa Ben Youssef',
      'Une coupole almoravide du XIIe siècle, en contrebas de la rue',
    ],
    de_DE: [
      'Der Marmorhof und die bemalten Zederndecken der Bahia',
      'Kräuter, Körbe und Teppiche auf der Rahba Kedima',
      'Wollstränge, die über der Färbergasse trocknen',
      'Stuck und Zedernholz um das Becken der Medersa Ben Youssef',
      'Eine almoravidische Kuppel des 12. Jahrhunderts, tief unter dem Straßenniveau',
    ],
    es_ES: [
      'El patio de mármol y los techos de cedro pintado de la Bahía',
      'Hierbas, cestos y alfombras en la Rahba Kedima',
      'Las madejas de lana puestas a secar sobre la calle de los tintoreros',
      'Estuco y cedro alrededor del estanque de la madraza Ben Youssef',
      'Una cúpula almorávide del siglo XII, muy por debajo de la calle',
    ],
    it_IT: [
      'La corte di marmo e i soffitti di cedro dipinto della Bahia',
      'Erbe, ceste e tappeti alla Rahba Kedima',
      'Le matasse di lana stese ad asciugare sopra il vicolo dei tintori',
      'Stucco e cedro attorno alla vasca della madrasa Ben Youssef',
      'Una cupola almoravide del XII secolo, ben sotto il livello della strada',
    ],
    ru_RU: [
      'Мраморный двор и расписные кедровые потолки Бахии',
      'Травы, корзины и ковры на площади Рахба-Кедима',
      'Мотки шерсти, которые сохнут над переулком красильщиков',
      'Резной стук и кедр вокруг бассейна медресе Бен-Юсуф',
      'Купол Альморавидов XII века, стоящий намного ниже мостовой',
    ],
    ja_JP: [
      'バヒア宮殿の大理石の中庭と、彩色されたシーダー材の天井',
      'ラフバ・ケディマ広場に並ぶ薬草と籠と絨毯',
      '染物師の路地の頭上に干された毛糸の束',
      'ベン・ユーセフ・マドラサの水盤を囲む漆喰と木彫',
      '街路よりずっと低い位置に残る12世紀ムラービト朝の円屋根',
    ],
  },
  description: {
    en_US:
      'In Marrakesh a wall tells nothing of what is behind it. The Bahia, begun by one grand vizier and enlarged by his son, starts with a plain lane and orange trees, and then opens court after court until you stand in one paved entirely in marble. When the son died in 1900 the furniture was carried off; the ceilings stayed, and the walk begins with learning to read them.\n\nFrom the palace you go north with the medina’s own traffic of handcarts and donkeys: across Jemaa el-Fna, up Souk Semmarine under its slatted roof, past herbalists and dyers to the college where students of the Koran once lived in cells around a pool. It is about two and a half kilometers. Nobody is led into a shop unless you ask for one.',
    fr_FR:
      'À Marrakech, un mur ne dit rien de ce qu’il cache. La Bahia, commencée par un grand vizir et agrandie par son fils, s’annonce par une allée nue et des orangers, puis ouvre cour après cour jusqu’à celle que pave entièrement le marbre. À la mort du fils, en 1900, on emporta les meubles ; les plafonds sont restés, et c’est par leur lecture que commence la promenade.\n\nDu palais, on remonte vers le nord au pas des charrettes à bras et des ânes : la place Jemaa el-Fna, le souk Semmarine sous ses claies, les herboristes, les teinturiers, enfin le collège où les étudiants du Coran logeaient dans des cellules autour d’un bassin. Comptez environ deux kilomètres et demi. On n’entre dans une boutique que si vous le souhaitez.',
    de_DE:
      'In Marrakesch verrät eine Mauer nichts von dem, was dahinterliegt. Die Bahia, von einem Großwesir begonnen und von seinem Sohn erweitert, fängt mit einem schlichten Weg und Orangenbäumen an und öffnet dann Hof um Hof, bis man in einem steht, der ganz mit Marmor ausgelegt ist. Als der Sohn 1900 starb, trug man die Möbel fort; die Decken blieben, und mit ihnen beginnt der Rundgang.\n\nVom Palast geht es nach Norden, im Takt der Handkarren und Esel: über die Djemaa el Fna, durch den Souk Semmarine mit seinem Lattendach, an Kräuterhändlern und Färbern vorbei zu der Hochschule, in der Koranschüler in Zellen um ein Wasserbecken wohnten. Es sind etwa zweieinhalb Kilometer. In einen Laden führen wir Sie nur, wenn Sie es möchten.',
    es_ES:
      'En Marrakech un muro no dice nada de lo que hay detrás. La Bahía, que empezó un gran visir y amplió su hijo, se presenta con un paseo sencillo entre naranjos y luego abre un patio tras otro, hasta llegar a uno pavimentado por entero de mármol. Al morir el hijo, en 1900, se llevaron los muebles; los techos se quedaron, y el recorrido empieza por aprender a leerlos.\n\nDel palacio se sube hacia el norte al paso de los carros de mano y los burros: por Yamaa el Fna, por el zoco Semmarine bajo su cubierta de listones, entre herbolarios y tintoreros, hasta el colegio donde los estudiantes del Corán vivían en celdas en torno a un estanque. Son unos dos kilómetros y medio. Solo se entra en una tienda si usted lo pide.',
    it_IT:
      'A Marrakech un muro non dice nulla di ciò che nasconde. La Bahia, cominciata da un gran visir e ampliata dal figlio, si presenta con un viale spoglio e degli aranci, poi apre una corte dopo l’altra, fino a quella tutta lastricata di marmo. Quando il figlio morì, nel 1900, i mobili furono portati via; i soffitti rimasero, ed è imparando a leggerli che comincia la visita.\n\nDal palazzo si risale verso nord al passo dei carretti e degli asini: Jemaa el-Fna, il suq Semmarine sotto la sua copertura di listelli, gli erboristi, i tintori e infine il collegio dove gli studenti del Corano abitavano in celle attorno a una vasca. Sono circa due chilometri e mezzo. In bottega si entra soltanto se è lei a chiederlo.',
    ru_RU:
      'В Марракеше стена ничего не говорит о том, что за ней. Бахия, начатая великим визирем и расширенная его сыном, встречает простой дорожкой и апельсиновыми деревьями, а потом открывает двор за двором, пока не окажешься в том, что целиком вымощен мрамором. Когда сын умер в 1900 году, мебель вывезли, но потолки остались, и прогулка начинается с умения их читать.\n\nОт дворца мы идём на север вместе с ручными тележками и ослами: через Джемаа-эль-Фна, по рынку Семмарин под решётчатой кровлей, мимо травников и красильщиков — к училищу, где знатоки Корана жили в кельях вокруг бассейна. Это около двух с половиной километров. В лавки заходим только по вашей просьбе.',
    ja_JP:
      'マラケシュでは、塀を見ても奥に何があるのかわかりません。大宰相が建て始め、その息子が広げたバヒア宮殿も、入口は飾り気のない小道とオレンジの木だけです。ところが中庭が次々と現れ、やがて一面に大理石を敷きつめた庭に出ます。1900年に息子が亡くなると家具は運び去られましたが、天井は残りました。散策は、その天井の見方を知ることから始まります。\n\n宮殿からは、手押し車やロバとともに旧市街を北へ向かいます。ジャマ・エル・フナ広場を横切り、格子屋根のかかるスーク・スマリンを進み、薬草商や染物師の店先を過ぎると、コーランを学ぶ学生たちが水盤のまわりの小部屋で暮らした学院に着きます。距離は約2.5キロです。お店に立ち寄るのは、ご希望があるときだけです。',
  },
  included: {
    en_US: ['Licensed local guide for your party only', 'A glass of mint tea on the way'],
    fr_FR: ['Guide local agréé, rien que pour vous', 'Un verre de thé à la menthe en chemin'],
    de_DE: ['Lizenzierter einheimischer Guide nur für Ihre Gruppe', 'Ein Glas Minztee unterwegs'],
    es_ES: ['Guía local oficial solo para su grupo', 'Un vaso de té a la menta por el camino'],
    it_IT: ['Guida locale abilitata, solo per il suo gruppo', 'Un bicchiere di tè alla menta lungo la strada'],
    ru_RU: ['Местный лицензированный гид только для вас', 'Стакан мятного чая по дороге'],
    ja_JP: ['お客様専任の公認現地ガイド', '途中でいただくミントティー1杯'],
  },
  notIncluded: {
    en_US: ['Entrance to the Bahia Palace and the Ben Youssef Madrasa', 'Purchases in the souks'],
    fr_FR: ['L’entrée du palais de la Bahia et de la médersa Ben Youssef', 'Les achats dans les souks'],
    de_DE: ['Eintritt in den Bahia-Palast und die Medersa Ben Youssef', 'Einkäufe in den Souks'],
    es_ES: ['La entrada al palacio de la Bahía y a la madraza Ben Youssef', 'Las compras en los zocos'],
    it_IT: ['L’ingresso al palazzo della Bahia e alla madrasa Ben Youssef', 'Gli acquisti nei suq'],
    ru_RU: ['Вход во дворец Бахия и медресе Бен-Юсуф', 'Покупки на рынках'],
    ja_JP: ['バヒア宮殿とベン・ユーセフ・マドラサの入場料', 'スークでの買い物代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Place des Ferblantiers',
        fr_FR: 'Place des Ferblantiers',
        de_DE: 'Place des Ferblantiers',
        es_ES: 'Place des Ferblantiers',
        it_IT: 'Place des Ferblantiers',
        ru_RU: 'Площадь Ферблантье',
        ja_JP: 'フェルブランティエ広場',
      },
      text: {
        en_US:
          'Tinsmiths cut and pierce lanterns at the edge of the square that bears their name. The old Jewish quarter, the Mellah, laid out in the sixteenth century, begins on its eastern side.',
        fr_FR:
          'Sur le pourtour de la place qui porte leur nom, les ferblantiers découpent et percent des lanternes. À l’est commence le mellah, le quartier juif tracé au XVIe siècle.',
        de_DE:
          'Am Rand des Platzes, der nach ihnen heißt, schneiden und lochen die Blechschmiede Laternen. Östlich davon beginnt die Mellah, das im 16. Jahrhundert angelegte Judenviertel.',
        es_ES:
          'En los bordes de la plaza que lleva su nombre, los hojalateros recortan y perforan faroles. Al este empieza la Mellah, la judería trazada en el siglo XVI.',
        it_IT:
          'Ai bordi della piazza che porta il loro nome i lattonieri tagliano e traforano lanterne. A est comincia la Mellah, il quartiere ebraico tracciato nel Cinquecento.',
        ru_RU:
          'По краям площади, названной в их честь, жестянщики вырезают и пробивают узоры фонарей. С восточной стороны начинается Меллах — еврейский квартал, заложенный в XVI веке.',
        ja_JP:
          'その名のとおり、広場の縁ではブリキ職人がランタンを切り抜き、模様の穴をあけています。東側からは、16世紀に区画された旧ユダヤ人街メッラーが始まります。',
      },
      latitude: 31.6201,
      longitude: -7.9843,
      minutes: 11,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Bahia Palace',
        fr_FR: 'Palais de la Bahia',
        de_DE: 'Bahia-Palast',
        es_ES: 'Palacio de la Bahía',
        it_IT: 'Palazzo della Bahia',
        ru_RU: 'Дворец Бахия',
        ja_JP: 'バヒア宮殿',
      },
      text: {
        en_US:
          'Si Musa built the first garden court in the 1860s; his son Ba Ahmed bought house after house around it and joined them as he went, which is why no corridor runs straight. Look up in every room: the cedar is painted with flowers, never twice alike.',
        fr_FR:
          'Si Moussa bâtit la première cour-jardin vers 1860 ; son fils Ba Ahmed acheta une à une les maisons voisines et les raccorda au fur et à mesure, d’où ces couloirs en chicane. Levez la tête dans chaque pièce : le cèdre est peint de fleurs, chaque fois autrement.',
        de_DE:
          'Si Musa baute in den 1860er-Jahren den ersten Gartenhof; sein Sohn Ba Ahmed kaufte ringsum Haus für Haus dazu und verband sie nach und nach, deshalb verläuft kein Gang gerade. In jedem Raum lohnt der Blick nach oben: Das Zedernholz ist mit Blumen bemalt, jedes Mal anders.',
        es_ES:
          'Si Musa levantó el primer patio ajardinado hacia 1860; su hijo Ba Ahmed fue comprando las casas de alrededor y uniéndolas según llegaban, y por eso ningún pasillo va recto. En cada sala hay que mirar arriba: el cedro está pintado de flores, siempre distintas.',
        it_IT:
          'Si Musa costruì la prima corte-giardino attorno al 1860; il figlio Ba Ahmed comprò una casa dopo l’altra e le unì strada facendo, perciò nessun corridoio è diritto. In ogni stanza si guardi in alto: il cedro è dipinto a fiori, ogni volta diversi.',
        ru_RU:
          'Первый двор с садом построил в 1860-х Си Муса; его сын Ба Ахмед скупал соседние дома и присоединял их один за другим, поэтому прямых коридоров здесь нет. В каждой комнате смотрите вверх: кедр расписан цветами, и узоры не повторяются.',
        ja_JP:
          '最初の庭園は1860年代にシ・ムーサが造り、息子のバー・アフメドが周囲の家を買い足しては繋いでいきました。廊下がまっすぐでないのはそのためです。部屋ごとに天井を見上げると、シーダー材に描かれた花模様が一つひとつ異なります。',
      },
      latitude: 31.6216,
      longitude: -7.9824,
      minutes: 38,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Rue Riad Zitoun el Jdid and Dar Si Said',
        fr_FR: 'Rue Riad Zitoun el Jdid et Dar Si Saïd',
        de_DE: 'Rue Riad Zitoun el Jdid und Dar Si Said',
        es_ES: 'Rue Riad Zitoun el Jdid y Dar Si Said',
        it_IT: 'Rue Riad Zitoun el Jdid e Dar Si Said',
        ru_RU: 'Улица Риад-Зитун-эль-Джедид и Дар-Си-Саид',
        ja_JP: 'リヤド・ジトゥン・ジュディド通りとダール・シ・サイド',
      },
      text: {
        en_US:
          'While Ba Ahmed enlarged the Bahia, his brother Si Said built his own palace a few doors away; from its gate in a side lane you understand how a rich house hid. The street’s name means “the new olive garden.”',
        fr_FR:
          'Pendant que Ba Ahmed agrandissait la Bahia, son frère Si Saïd se fit bâtir un palais à quelques portes de là ; devant l’entrée, au fond d’une ruelle, on comprend comment se cachait une riche demeure. Le nom de la rue signifie « le nouveau jardin d’oliviers ».',
        de_DE:
          'Während Ba Ahmed die Bahia vergrößerte, baute sein Bruder Si Said ein paar Türen weiter den eigenen Palast; am Tor in der Seitengasse sieht man, wie sich ein reiches Haus verbarg. Der Straßenname bedeutet „der neue Olivengarten“.',
        es_ES:
          'Mientras Ba Ahmed ampliaba la Bahía, su hermano Si Said se hizo un palacio a pocas puertas; ante su entrada, en un callejón, se entiende cómo se escondía una casa rica. El nombre de la calle significa «el nuevo jardín de olivos».',
        it_IT:
          'Mentre Ba Ahmed ingrandiva la Bahia, il fratello Si Said si costruì un palazzo poche porte più in là; davanti all’ingresso, in un vicolo, si capisce come si nascondeva una casa ricca. Il nome della via significa «il nuovo giardino degli ulivi».',
        ru_RU:
          'Пока Ба Ахмед расширял Бахию, его брат Си Саид построил себе дворец в нескольких домах отсюда; у ворот в боковом проулке понятно, как прятался богатый дом. Название улицы означает «новый оливковый сад».',
        ja_JP:
          'バー・アフメドがバヒアを広げていたころ、兄弟のシ・サイドも数軒先に自分の邸宅を建てました。脇道にある門の前に立つと、裕福な家がどう身を隠していたかがわかります。通りの名は「新しいオリーブの園」という意味です。',
      },
      latitude: 31.6234,
      longitude: -7.9836,
      minutes: 9,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Jemaa el-Fna',
        fr_FR: 'Place Jemaa el-Fna',
        de_DE: 'Djemaa el Fna',
        es_ES: 'Plaza de Yamaa el Fna',
        it_IT: 'Piazza Jemaa el-Fna',
        ru_RU: 'Площадь Джемаа-эль-Фна',
        ja_JP: 'ジャマ・エル・フナ広場',
      },
      text: {
        en_US:
          'Musicians and storytellers draw their circles on the asphalt, and it was for these, not for any building, that UNESCO honored the square in 2001. To the west stands the Koutoubia, whose minaret was a model for the Giralda of Seville.',
        fr_FR:
          'Musiciens et conteurs forment leurs cercles à même l’asphalte : c’est pour eux, non pour un monument, que l’UNESCO a distingué la place en 2001. À l’ouest se dresse la Koutoubia, dont le minaret servit de modèle à la Giralda de Séville.',
        de_DE:
          'Musiker und Erzähler ziehen ihre Kreise auf dem Asphalt; ihretwegen, nicht wegen eines Bauwerks, zeichnete die UNESCO den Platz 2001 aus. Im Westen steht die Koutoubia, deren Minarett ein Vorbild der Giralda von Sevilla war.',
        es_ES:
          'Músicos y cuentacuentos forman sus corros sobre el asfalto; por ellos, y no por ningún edificio, la UNESCO distinguió la plaza en 2001. Al oeste se alza la Kutubía, cuyo alminar sirvió de modelo a la Giralda de Sevilla.',
        it_IT:
          'Musicisti e cantastorie radunano i loro cerchi sull’asfalto: per loro, non per un edificio, l’UNESCO ha riconosciuto la piazza nel 2001. A ovest sorge la Koutoubia, il cui minareto fece da modello alla Giralda di Siviglia.',
        ru_RU:
          'Музыканты и сказители собирают круги слушателей прямо на асфальте; ради них, а не ради зданий ЮНЕСКО отметила площадь в 2001 году. На западе стоит Кутубия, чей минарет послужил образцом для севильской Хиральды.',
        ja_JP:
          '楽師や語り部が路上に人の輪をつくります。2001年にユネスコが評価したのは建物ではなく、この人々の営みでした。西にそびえるクトゥビーヤの塔は、セビリアのヒラルダの手本の一つになりました。',
      },
      latitude: 31.6258,
      longitude: -7.9891,
      minutes: 14,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Rahba Kedima',
        fr_FR: 'Rahba Kedima',
        de_DE: 'Rahba Kedima',
        es_ES: 'Rahba Kedima',
        it_IT: 'Rahba Kedima',
        ru_RU: 'Рахба-Кедима',
        ja_JP: 'ラフバ・ケディマ広場',
      },
      text: {
        en_US:
          'The “old square,” once the grain market, is where women sell baskets and woolen caps on the ground and herbalists explain henna, ghassoul clay and cochineal. Through a passage on the north side lies the Criée Berbère, the hall of the carpet dealers.',
        fr_FR:
          'Sur la « vieille place », jadis marché au grain, des femmes vendent à terre paniers et bonnets de laine, et les herboristes expliquent le henné, le ghassoul et la cochenille. Un passage, au nord, mène à la Criée berbère, chez les marchands de tapis.',
        de_DE:
          'Auf dem „alten Platz“, einst Getreidemarkt, verkaufen Frauen am Boden Körbe und Wollmützen, und Kräuterhändler erklären Henna, Ghassoul-Erde und Cochenille. Durch einen Gang an der Nordseite kommt man in die Criée Berbère, die Halle der Teppichhändler.',
        es_ES:
          'En la «plaza vieja», antiguo mercado de grano, las mujeres venden en el suelo cestos y gorros de lana, y los herbolarios explican la alheña, la arcilla ghassoul y la cochinilla. Por un pasaje al norte se entra en la Criée Berbère, la lonja de las alfombras.',
        it_IT:
          'Nella «piazza vecchia», un tempo mercato dei cereali, le donne vendono per terra ceste e berretti di lana, e gli erboristi spiegano henné, argilla ghassoul e cocciniglia. Da un passaggio a nord si entra nella Criée Berbère, il suq dei tappeti.',
        ru_RU:
          'На «старой площади», где прежде торговали зерном, женщины раскладывают на земле корзины и шерстяные шапки, а травники рассказывают о хне, глине гассуль и кошенили. Проход на северной стороне ведёт в Крие-Бербер, ряды торговцев коврами.',
        ja_JP:
          '「古い広場」という名の、かつての穀物市場です。女性たちが地面に籠や毛糸の帽子を並べ、薬草商がヘナやガスール粘土、コチニールの使い方を教えてくれます。北側の通路の奥は、絨毯商が集まるクリエ・ベルベルです。',
      },
      latitude: 31.6289,
      longitude: -7.9871,
      minutes: 17,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Dyers’ souk and Mouassine fountain',
        fr_FR: 'Souk des Teinturiers et fontaine Mouassine',
        de_DE: 'Färbersouk und Mouassine-Brunnen',
        es_ES: 'Zoco de los tintoreros y fuente Mouassine',
        it_IT: 'Suq dei tintori e fontana Mouassine',
        ru_RU: 'Ряды красильщиков и фонтан Муассин',
        ja_JP: '染物師のスークとムアシンの水場',
      },
      text: {
        en_US:
          'Wool comes out of the vats steaming and is hung on canes over the lane. The sixteenth-century fountain beside the mosque has three plain troughs for animals and one bay with a carved wooden lintel for people.',
        fr_FR:
          'La laine sort fumante des cuves et s’égoutte sur des roseaux au-dessus de la ruelle. Près de la mosquée, la fontaine du XVIe siècle compte trois abreuvoirs nus pour les bêtes et une travée au linteau de bois sculpté pour les gens.',
        de_DE:
          'Dampfend kommt die Wolle aus den Bottichen und wird auf Rohrstangen über die Gasse gehängt. Der Brunnen des 16. Jahrhunderts bei der Moschee hat drei schlichte Tränken für Tiere und eine Nische mit geschnitztem Holzsturz für Menschen.',
        es_ES:
          'La lana sale humeante de las tinas y se cuelga en cañas sobre el callejón. La fuente del siglo XVI, junto a la mezquita, tiene tres abrevaderos lisos para los animales y un vano con dintel de madera tallada para las personas.',
        it_IT:
          'La lana esce fumante dai tini e viene appesa a canne sopra il vicolo. La fontana cinquecentesca accanto alla moschea ha tre abbeveratoi disadorni per gli animali e una campata con l’architrave di legno intagliato per le persone.',
        ru_RU:
          'Шерсть вынимают из чанов ещё дымящейся и развешивают на тростниковых жердях над переулком. У фонтана XVI века рядом с мечетью три простых корыта для скота и один пролёт с резной деревянной перемычкой — для людей.',
        ja_JP:
          '湯気の立つ毛糸が釜から引き上げられ、路地の上に渡した葦の竿に掛けられます。モスクのそばにある16世紀の水場は、簡素な三つが家畜用、彫刻を施した木の楣をもつ一つが人のためのものでした。',
      },
      latitude: 31.6304,
      longitude: -7.9887,
      minutes: 13,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Ben Youssef Madrasa',
        fr_FR: 'Médersa Ben Youssef',
        de_DE: 'Medersa Ben Youssef',
        es_ES: 'Madraza Ben Youssef',
        it_IT: 'Madrasa Ben Youssef',
        ru_RU: 'Медресе Бен-Юсуф',
        ja_JP: 'ベン・ユーセフ・マドラサ',
      },
      text: {
        en_US:
          'The Saadian sultan Abdallah al-Ghalib had the college rebuilt in 1564–65. Tiles reach to shoulder height, stucco above them, cedar at the top; then you climb to the bare cells where the students cooked, slept and learned by heart.',
        fr_FR:
          'Le sultan saadien Abdallah el-Ghalib fit rebâtir le collège en 1564-1565. Le zellige monte à hauteur d’épaule, puis vient le stuc, puis le cèdre ; à l’étage, les cellules nues où les étudiants cuisinaient, dormaient et apprenaient par cœur.',
        de_DE:
          'Der Saadier-Sultan Abdallah al-Ghalib ließ die Hochschule 1564/65 neu errichten. Bis in Schulterhöhe reichen Kacheln, darüber Stuck, ganz oben Zedernholz; dann steigt man zu den kahlen Zellen, in denen die Schüler kochten, schliefen und auswendig lernten.',
        es_ES:
          'El sultán saadí Abdallah al-Ghalib hizo reconstruir el colegio en 1564-1565. El azulejo llega a la altura del hombro, sigue el estuco y remata el cedro; arriba quedan las celdas desnudas donde los alumnos cocinaban, dormían y memorizaban.',
        it_IT:
          'Il sultano saadiano Abdallah al-Ghalib fece ricostruire il collegio nel 1564-65. Le piastrelle arrivano all’altezza della spalla, poi lo stucco, in cima il cedro; di sopra, le celle nude dove gli studenti cucinavano, dormivano e imparavano a memoria.',
        ru_RU:
          'В 1564–1565 годах училище перестроил саадитский султан Абдаллах аль-Галиб. До плеча идут изразцы, выше — стук, под крышей — кедр; наверху видны голые кельи, где ученики готовили еду, спали и учили наизусть.',
        ja_JP:
          '1564年から65年に、サアド朝のスルタン、アブダッラー・アルガーリブが再建した学院です。肩の高さまではタイル、その上は漆喰、いちばん上はシーダー材で飾られています。階上には、学生が煮炊きし、眠り、暗唱に励んだ質素な小部屋が並びます。',
      },
      latitude: 31.63194,
      longitude: -7.98611,
      minutes: 27,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Almoravid Koubba',
        fr_FR: 'Koubba almoravide',
        de_DE: 'Almoravidische Kubba',
        es_ES: 'Qubba almorávide',
        it_IT: 'Kubba almoravide',
        ru_RU: 'Кубба Альморавидов',
        ja_JP: 'ムラービト朝のクッバ',
      },
      text: {
        en_US:
          'This small ablution pavilion is what the city still shows of its founding dynasty. The street has risen so far since the twelfth century that you look down on the interlaced ribs of the dome.',
        fr_FR:
          'Ce petit pavillon d’ablutions est ce que la ville montre encore de la dynastie qui l’a fondée. La rue s’est tant exhaussée depuis le XIIe siècle que l’on domine les arcs entrelacés de la coupole.',
        de_DE:
          'Dieser kleine Waschungspavillon ist das, was die Stadt noch von ihrer Gründerdynastie zeigt. Seit dem 12. Jahrhundert ist die Straße so weit gestiegen, dass man auf die verflochtenen Rippen der Kuppel hinunterschaut.',
        es_ES:
          'Este pequeño pabellón de abluciones es lo que la ciudad enseña aún de la dinastía que la fundó. La calle ha subido tanto desde el siglo XII que los arcos entrelazados de la cúpula se ven desde arriba.',
        it_IT:
          'Questo piccolo padiglione per le abluzioni è ciò che la città mostra ancora della dinastia che la fondò. Dal XII secolo la strada è salita tanto che gli archi intrecciati della cupola si guardano dall’alto.',
        ru_RU:
          'Этот небольшой павильон для омовений — то, что в городе ещё видно от основавшей его династии. С XII века улица поднялась так высоко, что на переплетённые рёбра купола смотришь сверху.',
        ja_JP:
          '礼拝前に身を清めるための小さな建物で、街を築いた王朝の姿を今に伝えています。12世紀以来、地面がすっかり高くなったため、交差するリブで飾られた円屋根を上から見下ろすことになります。',
      },
      latitude: 31.63135,
      longitude: -7.98705,
      minutes: 8,
      minutesToNext: 0,
    },
  ],
};
