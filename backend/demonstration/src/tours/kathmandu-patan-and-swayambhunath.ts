import type { TourOfDemo } from '../shapes.js';

export const kathmanduPatanAndSwayambhunath: TourOfDemo = {
  slug: 'kathmandu-patan-and-swayambhunath',
  city: 'kathmandu',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: true,
  specialFilters: [],
  landmarks: [
    { motif: 'pagoda', name: 'Kumbheshwar Temple' },
    { motif: 'stupa', name: 'Swayambhunath' },
    { motif: 'palace', name: 'Royal palace of Patan' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Foot of the eastern stairway of Swayambhunath, by the large seated Buddhas',
        fr_FR: 'Pied de l’escalier est de Swayambhunath, près des grands bouddhas assis',
        de_DE: 'Fuß der Osttreppe von Swayambhunath, bei den großen sitzenden Buddhas',
        es_ES: 'Pie de la escalinata oriental de Swayambhunath, junto a los grandes budas sentados',
        it_IT: 'Piedi della scalinata orientale di Swayambhunath, presso i grandi Buddha seduti',
        ru_RU: 'Подножие восточной лестницы Сваямбунатха, у больших сидящих Будд',
        ja_JP: 'スワヤンブナート東参道の石段の下、大きな坐仏の前',
      },
      address: 'Bhagwanpau, Swayambhu, Kathmandu 44600, Nepal',
      latitude: 27.7147,
      longitude: 85.2926,
    },
  ],
  options: [
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 11000 },
          { upTo: 4, amount: 13500 },
          { upTo: 6, amount: 17000 },
        ],
        extraPerson: 2000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 3, 4, 5, 6, 7],
      starts: ['08:30', '09:00', '12:30'],
    },
    {
      durationMinutes: 300,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 13500 },
          { upTo: 4, amount: 16500 },
          { upTo: 6, amount: 20500 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 3, 4, 5, 6, 7],
      starts: ['08:30', '09:00'],
    },
  ],
  name: {
    en_US: 'Swayambhunath and the Royal City of Patan',
    fr_FR: 'Swayambhunath et Patan, la ville royale',
    de_DE: 'Swayambhunath und die Königsstadt Patan',
    es_ES: 'Swayambhunath y Patan, la ciudad real',
    it_IT: 'Swayambhunath e Patan, la città reale',
    ru_RU: 'Сваямбунатх и королевский город Патан',
    ja_JP: 'スワヤンブナートと古都パタン',
  },
  summary: {
    en_US:
      'Up the pilgrims’ stairway to the stupa with the painted eyes, then by taxi to Patan for its courtyards, pagodas and palace.',
    fr_FR:
      'L’escalier des pèlerins jusqu’au stupa aux yeux peints, puis Patan en taxi : ses cours, ses pagodes et son palais.',
    de_DE:
      'Über die Pilgertreppe zum Stupa mit den gemalten Augen, dann mit dem Taxi nach Patan zu Höfen, Pagoden und Königspalast.',
    es_ES:
      'Por la escalinata de los peregrinos a la estupa de los ojos pintados y después, en taxi, a los patios, pagodas y palacio de Patan.',
    it_IT:
      'Su per la scalinata dei pellegrini allo stupa dagli occhi dipinti, poi in taxi a Patan, tra cortili, pagode e palazzo reale.',
    ru_RU:
      'По лестнице паломников к ступе с нарисованными глазами, затем на такси в Патан — к его дворам, пагодам и дворцу.',
    ja_JP:
      '巡礼の石段を上って目の描かれた仏塔を訪ね、そこからタクシーでパタンへ移動します。僧院の中庭、五重の塔、マッラ朝の王宮を歩いて見学する専任ガイド付きのツアーです。',
  },
  highlights: {
    en_US: [
      'The climb between stone Buddhas and macaques',
      'Butter lamps and prayer wheels around the dome of Swayambhunath',
      'A monastery whose head priest is a boy under twelve',
      'The five roofs of Kumbheshwar above a sacred spring',
      'Gilt bronzes in the former apartments of the Malla kings',
    ],
    fr_FR: [
      'La montée entre bouddhas de pierre et macaques',
      'Lampes à beurre et moulins à prières autour du dôme de Swayambhunath',
      'Un monastère dont le prêtre principal a moins de douze ans',
      'Les cinq toits de Kumbheshwar, au-dessus d’une source sacrée',
      'Les bronzes dorés dans les anciens appartements des rois Malla',
    ],
    de_DE: [
      'Der Aufstieg zwischen steinernen Buddhas und Makaken',
      'Butterlampen und Gebetsmühlen rund um die Kuppel von Swayambhunath',
      'Ein Kloster, dessen oberster Priester keine zwölf Jahre alt ist',
      'Die fünf Dächer von Kumbheshwar über einer heiligen Quelle',
      'Vergoldete Bronzen in den einstigen Gemächern der Malla-Könige',
    ],
    es_ES: [
      'La subida entre budas de piedra y macacos',
      'Lámparas de manteca y ruedas de oración en torno a la cúpula de Swayambhunath',
      'Un monasterio cuyo sacerdote principal no llega a los doce años',
      'Los cinco tejados de Kumbheshwar sobre un manantial sagrado',
      'Bronces dorados en los antiguos aposentos de los reyes Malla',
    ],
    it_IT: [
      'La salita tra Buddha di pietra e macachi',
      'Lampade al burro e ruote di preghiera attorno alla cupola di Swayambhunath',
      'Un monastero il cui primo sacerdote ha meno di dodici anni',
      'I cinque tetti di Kumbheshwar sopra una sorgente sacra',
      'Bronzi dorati nelle antiche stanze dei re Malla',
    ],
    ru_RU: [
      'Подъём между каменными Буддами и макаками',
      'Масляные лампы и молитвенные барабаны вокруг купола Сваямбунатха',
      'Монастырь, где главному жрецу нет и двенадцати лет',
      'Пять крыш Кумбхешвара над священным источником',
      'Золочёная бронза в бывших покоях королей Малла',
    ],
    ja_JP: [
      '石仏と猿の間を上っていく参道の石段',
      'スワヤンブナートの円蓋を囲むバターランプとマニ車',
      '12歳に満たない少年が筆頭の僧を務める寺院',
      '聖なる泉の上に建つクンベシュワル寺院の五重の屋根',
      'マッラ朝の王が暮らした部屋に並ぶ金銅仏',
    ],
  },
  description: {
    en_US:
      'The valley of Kathmandu, the legend says, was a lake until Manjushri cut the gorge of Chobhar with his sword; the lotus that had floated on it came to rest on the hill of Swayambhunath. You climb there by the old way, 365 uneven steps from the east, and walk around the stupa clockwise with everybody else.\n\nPatan lies across the Bagmati, about seven kilometers off, and the guide takes you there by taxi, thirty to forty minutes as the traffic will have it; the ride is part of the price. The second half is on foot and level, through gates low enough to bow under, into monastery courts and at last onto the palace square, where some masonry is younger than it looks since the earthquake of 2015.',
    fr_FR:
      'La vallée de Katmandou, dit la légende, était un lac jusqu’au jour où Manjushri ouvrit d’un coup d’épée la gorge de Chobhar ; le lotus qui y flottait se posa sur la colline de Swayambhunath. On y monte par le vieux chemin, 365 marches inégales à l’est, et l’on tourne autour du stupa dans le sens des aiguilles d’une montre, comme tout le monde.\n\nPatan est de l’autre côté de la Bagmati, à sept kilomètres environ ; le guide vous y conduit en taxi, trente à quarante minutes selon la circulation, et la course est comprise. La suite se fait à pied et à plat, par des portes si basses qu’il faut s’incliner, de cour en cour jusqu’à la place du palais, où certaines maçonneries sont plus jeunes qu’il n’y paraît depuis le séisme de 2015.',
    de_DE:
      'Das Tal von Kathmandu war der Legende nach ein See, bis Manjushri mit seinem Schwert die Schlucht von Chobhar schlug; der Lotos, der darauf schwamm, kam auf dem Hügel von Swayambhunath zur Ruhe. Sie steigen auf dem alten Weg hinauf, 365 ungleiche Stufen von Osten, und umrunden den Stupa im Uhrzeigersinn wie alle anderen.\n\nPatan liegt jenseits der Bagmati, rund sieben Kilometer entfernt; dorthin fährt der Guide mit Ihnen im Taxi, dreißig bis vierzig Minuten je nach Verkehr, und die Fahrt ist im Preis enthalten. Die zweite Hälfte geht man zu Fuß und eben, durch Tore, unter denen man sich bückt, in Klosterhöfe und schließlich auf den Palastplatz, wo seit dem Erdbeben von 2015 manches Mauerwerk jünger ist, als es aussieht.',
    es_ES:
      'El valle de Katmandú, cuenta la leyenda, fue un lago hasta que Manjushri abrió con su espada la garganta de Chobhar; el loto que flotaba en él fue a posarse en la colina de Swayambhunath. Se sube por el camino viejo, 365 peldaños desiguales desde el este, y se rodea la estupa en el sentido de las agujas del reloj, como hace todo el mundo.\n\nPatan está al otro lado del Bagmati, a unos siete kilómetros; el guía le lleva en taxi, treinta o cuarenta minutos según el tráfico, y la carrera va incluida. La segunda mitad se hace a pie y en llano, por puertas tan bajas que obligan a inclinarse, de patio en patio hasta la plaza del palacio, donde desde el terremoto de 2015 hay muros más jóvenes de lo que parecen.',
    it_IT:
      'La valle di Kathmandu, dice la leggenda, era un lago finché Manjushri aprì con la spada la gola di Chobhar; il loto che vi galleggiava si posò sulla collina di Swayambhunath. Si sale per la via antica, 365 gradini irregolari da est, e si gira attorno allo stupa in senso orario, come fanno tutti.\n\nPatan è al di là del Bagmati, a circa sette chilometri: ci si va in taxi con la guida, trenta o quaranta minuti secondo il traffico, e la corsa è compresa. La seconda metà si fa a piedi e in piano, attraverso porte così basse da doversi inchinare, di cortile in cortile fino alla piazza del palazzo, dove dopo il terremoto del 2015 qualche muro è più giovane di quanto sembri.',
    ru_RU:
      'Долина Катманду, по преданию, была озером, пока Манджушри не прорубил мечом ущелье Чобхар; лотос, плававший на воде, опустился на холм Сваямбунатх. Мы поднимаемся старой дорогой, по 365 неровным ступеням с востока, и обходим ступу по часовой стрелке, как все.\n\nПатан лежит за рекой Багмати, километрах в семи; гид везёт вас туда на такси, минут тридцать-сорок в зависимости от движения, и поездка входит в цену. Вторая половина — пешком и по ровному: через ворота, под которыми приходится нагнуться, из одного монастырского двора в другой и, наконец, на дворцовую площадь, где после землетрясения 2015 года иная кладка моложе, чем кажется.',
    ja_JP:
      'カトマンズ盆地は昔、湖だったと伝えられます。文殊菩薩が剣でチョバールの峡谷を切り開くと水は流れ去り、湖に浮かんでいた蓮がスワヤンブナートの丘に降り立ちました。その丘へは、東側から不ぞろいな365段の古い参道を上り、人々とともに仏塔を時計回りに巡ります。\n\nパタンはバグマティ川の向こう、約7キロ先にあります。ガイドと一緒にタクシーで移動し、道路状況により30分から40分かかります（料金に含まれます）。後半は平坦な徒歩の道のりです。身をかがめてくぐる低い門から僧院の中庭へ、そして王宮前の広場へと進みます。2015年の地震を経て、見かけより新しい石積みもあります。',
  },
  included: {
    en_US: ['Licensed guide for your party', 'Taxi from Swayambhunath to Patan', 'A butter lamp to light at the stupa'],
    fr_FR: [
      'Guide agréé pour votre groupe',
      'Taxi de Swayambhunath à Patan',
      'Une lampe à beurre à allumer devant le stupa',
    ],
    de_DE: [
      'Lizenzierter Guide für Ihre Gruppe',
      'Taxi von Swayambhunath nach Patan',
      'Eine Butterlampe zum Anzünden am Stupa',
    ],
    es_ES: [
      'Guía oficial para su grupo',
      'Taxi de Swayambhunath a Patan',
      'Una lámpara de manteca para encender ante la estupa',
    ],
    it_IT: [
      'Guida abilitata per il suo gruppo',
      'Taxi da Swayambhunath a Patan',
      'Una lampada al burro da accendere allo stupa',
    ],
    ru_RU: [
      'Лицензированный гид для вашей компании',
      'Такси от Сваямбунатха до Патана',
      'Масляная лампа, которую вы зажжёте у ступы',
    ],
    ja_JP: ['お客様専任の公認ガイド', 'スワヤンブナートからパタンまでのタクシー', '仏塔に供えるバターランプ1つ'],
  },
  notIncluded: {
    en_US: [
      'Entrance to Swayambhunath, the Golden Temple and Patan Durbar Square with its museum',
      'Transport to the start and back from Patan',
    ],
    fr_FR: [
      'L’entrée de Swayambhunath, du Temple d’or et du Durbar Square de Patan avec son musée',
      'Le trajet jusqu’au départ et le retour de Patan',
    ],
    de_DE: [
      'Eintritt für Swayambhunath, den Goldenen Tempel und den Durbar Square von Patan mit Museum',
      'Anfahrt zum Treffpunkt und Rückfahrt von Patan',
    ],
    es_ES: [
      'La entrada a Swayambhunath, al Templo Dorado y a la plaza Durbar de Patan con su museo',
      'El transporte hasta el inicio y la vuelta desde Patan',
    ],
    it_IT: [
      'L’ingresso a Swayambhunath, al Tempio d’oro e a Durbar Square di Patan con il museo',
      'Il trasporto fino alla partenza e il ritorno da Patan',
    ],
    ru_RU: [
      'Вход в Сваямбунатх, Золотой храм и на площадь Дурбар в Патане с музеем',
      'Дорога до места встречи и обратно из Патана',
    ],
    ja_JP: [
      'スワヤンブナート、黄金寺院、パタンのダルバール広場（博物館を含む）の入場料',
      '集合場所までと、パタンからお帰りの交通費',
    ],
  },
  itinerary: [
    {
      name: {
        en_US: 'Eastern stairway of Swayambhunath',
        fr_FR: 'Escalier est de Swayambhunath',
        de_DE: 'Osttreppe von Swayambhunath',
        es_ES: 'Escalinata oriental de Swayambhunath',
        it_IT: 'Scalinata orientale di Swayambhunath',
        ru_RU: 'Восточная лестница Сваямбунатха',
        ja_JP: 'スワヤンブナート東の石段',
      },
      text: {
        en_US:
          'Seated Buddhas painted red and yellow guard the first steps, and stone animals, the mounts of the celestial Buddhas, sit in pairs beside the flight. Put away anything a monkey might take for food.',
        fr_FR:
          'Des bouddhas assis, peints en rouge et jaune, gardent les premières marches ; plus haut, des animaux de pierre, montures des bouddhas célestes, vont par paires. Rangez tout ce qu’un singe prendrait pour un goûter.',
        de_DE:
          'Rot und gelb bemalte Buddhas bewachen die ersten Stufen, weiter oben sitzen paarweise steinerne Tiere, die Reittiere der himmlischen Buddhas. Was ein Affe für Essen halten könnte, gehört in die Tasche.',
        es_ES:
          'Unos budas sentados, pintados de rojo y amarillo, guardan los primeros peldaños; más arriba hay parejas de animales de piedra, monturas de los budas celestiales. Guarde lo que un mono pueda tomar por comida.',
        it_IT:
          'Buddha seduti, dipinti di rosso e di giallo, vegliano sui primi gradini; più in alto, a coppie, gli animali di pietra che sono le cavalcature dei Buddha celesti. Riponga ciò che una scimmia scambierebbe per cibo.',
        ru_RU:
          'Нижние ступени охраняют сидящие Будды, раскрашенные в красный и жёлтый; выше парами сидят каменные звери, на которых ездят небесные Будды. Всё, что обезьяна примет за еду, лучше убрать в сумку.',
        ja_JP:
          '赤と黄に彩られた坐仏が石段の入口を守り、その先には天上の仏たちの乗り物である石の動物が対になって並びます。猿が食べ物と間違えそうな物は、鞄にしまってお上りください。',
      },
      latitude: 27.7147,
      longitude: 85.2925,
      minutes: 11,
      minutesToNext: 13,
    },
    {
      name: {
        en_US: 'Stupa of Swayambhunath',
        fr_FR: 'Stupa de Swayambhunath',
        de_DE: 'Stupa von Swayambhunath',
        es_ES: 'Estupa de Swayambhunath',
        it_IT: 'Stupa di Swayambhunath',
        ru_RU: 'Ступа Сваямбунатха',
        ja_JP: 'スワヤンブナートの仏塔',
      },
      text: {
        en_US:
          'A gilded thunderbolt, set up by King Pratap Malla in the seventeenth century, lies at the head of the stairs. What looks like a nose between the eyes is the Nepali figure one, and thirteen rings above stand for the steps to enlightenment.',
        fr_FR:
          'En haut des marches repose un foudre doré, offert au XVIIe siècle par le roi Pratap Malla. Entre les yeux, ce qui semble un nez est le chiffre un népalais ; les treize anneaux, au-dessus, sont les degrés de l’éveil.',
        de_DE:
          'Am Ende der Treppe liegt ein vergoldeter Donnerkeil, den König Pratap Malla im 17. Jahrhundert stiftete. Was zwischen den Augen wie eine Nase aussieht, ist die nepalische Ziffer Eins, die dreizehn Ringe darüber sind die Stufen zur Erleuchtung.',
        es_ES:
          'Al final de la escalera descansa un rayo dorado que donó el rey Pratap Malla en el siglo XVII. Lo que parece una nariz entre los ojos es la cifra uno en nepalí; los trece anillos de encima son los grados de la iluminación.',
        it_IT:
          'In cima alle scale giace un fulmine dorato, dono del re Pratap Malla nel Seicento. Quello che fra gli occhi pare un naso è la cifra uno in nepalese; i tredici anelli sopra sono i gradi dell’illuminazione.',
        ru_RU:
          'Наверху лестницы лежит золочёная ваджра, поставленная в XVII веке королём Пратапом Маллой. То, что кажется носом между глазами, — непальская цифра «один», а тринадцать колец выше означают ступени к просветлению.',
        ja_JP:
          '石段の頂には、17世紀にプラタープ・マッラ王が奉納した金色の金剛杵があります。両目の間の鼻のような形はネパール数字の「1」で、その上の十三の輪は悟りへの段階を表します。',
      },
      latitude: 27.7149,
      longitude: 85.2904,
      minutes: 28,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Harati shrine and Shantipur',
        fr_FR: 'Sanctuaire de Harati et Shantipur',
        de_DE: 'Harati-Schrein und Shantipur',
        es_ES: 'Santuario de Harati y Shantipur',
        it_IT: 'Santuario di Harati e Shantipur',
        ru_RU: 'Святилище Харити и Шантипур',
        ja_JP: 'ハーリティー（鬼子母神）の祠とシャンティプル',
      },
      text: {
        en_US:
          'Hindus and Buddhists line up side by side before Harati, the child-stealer whom the Buddha turned into a protectress against smallpox. In the sealed chamber of Shantipur, they say, a tantric master has been meditating for fifteen centuries.',
        fr_FR:
          'Hindous et bouddhistes attendent côte à côte devant Harati, voleuse d’enfants dont le Bouddha fit une protectrice contre la variole. Dans la chambre scellée de Shantipur, dit-on, un maître tantrique médite depuis quinze siècles.',
        de_DE:
          'Hindus und Buddhisten warten nebeneinander vor Harati, der Kinderräuberin, aus der der Buddha eine Beschützerin gegen die Pocken machte. In der versiegelten Kammer von Shantipur, heißt es, meditiert seit fünfzehn Jahrhunderten ein tantrischer Meister.',
        es_ES:
          'Hindúes y budistas esperan juntos ante Harati, la ladrona de niños a la que Buda convirtió en protectora contra la viruela. En la cámara sellada de Shantipur, dicen, medita desde hace quince siglos un maestro tántrico.',
        it_IT:
          'Indù e buddisti aspettano fianco a fianco davanti a Harati, rapitrice di bambini che il Buddha trasformò in protettrice contro il vaiolo. Nella camera sigillata di Shantipur, si dice, un maestro tantrico medita da quindici secoli.',
        ru_RU:
          'Индуисты и буддисты стоят рядом в очереди к Харити, похитительнице детей, которую Будда сделал защитницей от оспы. В запечатанной келье Шантипура, говорят, пятнадцать веков медитирует тантрический учитель.',
        ja_JP:
          '子をさらう鬼女でしたが、仏に諭されて疱瘡から守る女神になったというハーリティーの前には、ヒンドゥー教徒も仏教徒も並びます。シャンティプルの封じられた部屋では、密教の師が1500年も瞑想を続けていると語られています。',
      },
      latitude: 27.7153,
      longitude: 85.29,
      minutes: 13,
      minutesToNext: 45,
    },
    {
      name: {
        en_US: 'Golden Temple (Hiranya Varna Mahavihar), Patan',
        fr_FR: 'Temple d’or (Hiranya Varna Mahavihar), Patan',
        de_DE: 'Goldener Tempel (Hiranya Varna Mahavihar), Patan',
        es_ES: 'Templo Dorado (Hiranya Varna Mahavihar), Patan',
        it_IT: 'Tempio d’oro (Hiranya Varna Mahavihar), Patan',
        ru_RU: 'Золотой храм (Хиранья-Варна-Махавихар), Патан',
        ja_JP: 'パタンの黄金寺院（ヒラニャ・ヴァルナ・マハヴィハール）',
      },
      text: {
        en_US:
          'The taxi stops near the old gate of Patan Dhoka, and a few lanes on you stand in a court faced with gilded copper. Tortoises wander on the paving; shoes and belts of leather stay outside the inner edge.',
        fr_FR:
          'Le taxi s’arrête près de Patan Dhoka, la vieille porte ; quelques ruelles plus loin, on se tient dans une cour revêtue de cuivre doré. Des tortues y circulent, et le cuir, souliers ou ceintures, reste en deçà du bord intérieur.',
        de_DE:
          'Das Taxi hält beim alten Tor Patan Dhoka, ein paar Gassen weiter steht man in einem Hof, der mit vergoldetem Kupfer verkleidet ist. Schildkröten wandern über das Pflaster; Schuhe und Gürtel aus Leder bleiben vor dem inneren Rand.',
        es_ES:
          'El taxi para junto a la antigua puerta de Patan Dhoka y, unas callejas más allá, se entra en un patio revestido de cobre dorado. Por el suelo andan tortugas; el cuero de zapatos y cinturones no pasa del borde interior.',
        it_IT:
          'Il taxi si ferma presso l’antica porta di Patan Dhoka; pochi vicoli dopo si è in un cortile rivestito di rame dorato. Sul lastrico girano tartarughe; scarpe e cinture di cuoio restano fuori dal bordo interno.',
        ru_RU:
          'Такси останавливается у старых ворот Патан-Дхока, и через несколько переулков вы во дворе, обшитом золочёной медью. По плитам ходят черепахи; кожаные туфли и ремни за внутреннюю кромку не вносят.',
        ja_JP:
          'タクシーは旧城門パタン・ドカの近くに着きます。路地をいくつか抜けると、金めっきの銅板に覆われた中庭です。石畳を亀が歩いています。革の靴やベルトは、内側の区画には持ち込めません。',
      },
      latitude: 27.6752,
      longitude: 85.3243,
      minutes: 22,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Kumbheshwar Temple',
        fr_FR: 'Temple de Kumbheshwar',
        de_DE: 'Kumbheshwar-Tempel',
        es_ES: 'Templo de Kumbheshwar',
        it_IT: 'Tempio di Kumbheshwar',
        ru_RU: 'Храм Кумбхешвар',
        ja_JP: 'クンベシュワル寺院',
      },
      text: {
        en_US:
          'Shiva’s temple, founded in 1392, is one of the valley’s two free-standing pagodas with five roofs. Its tank is said to fill from the lake of Gosainkunda high in the mountains, and at the August full moon pilgrims bathe here instead.',
        fr_FR:
          'Fondé en 1392, ce temple de Shiva est l’une des deux pagodes isolées à cinq toits de la vallée. Son bassin serait alimenté par le lac de Gosainkunda, loin dans la montagne : à la pleine lune d’août, on s’y baigne à défaut d’aller là-haut.',
        de_DE:
          'Der 1392 gegründete Shiva-Tempel ist eine der beiden frei stehenden Pagoden des Tals mit fünf Dächern. Sein Becken soll sich aus dem Gosainkunda-See hoch in den Bergen füllen, und beim Augustvollmond baden Pilger ersatzweise hier.',
        es_ES:
          'Este templo de Shiva, fundado en 1392, es una de las dos pagodas exentas de cinco tejados del valle. Su estanque, dicen, se llena con el lago Gosainkunda, allá en las montañas, y en la luna llena de agosto los peregrinos se bañan aquí en su lugar.',
        it_IT:
          'Il tempio di Shiva, fondato nel 1392, è una delle due pagode isolate a cinque tetti della valle. La sua vasca, si dice, è alimentata dal lago di Gosainkunda, su tra i monti: al plenilunio di agosto i pellegrini si bagnano qui anziché lassù.',
        ru_RU:
          'Храм Шивы, основанный в 1392 году, — одна из двух отдельно стоящих пятиярусных пагод долины. Его водоём, как верят, питает горное озеро Госайнкунда, и в августовское полнолуние паломники совершают омовение здесь.',
        ja_JP:
          '1392年創建のシヴァ神の寺で、盆地に二つだけある独立した五重塔の一つです。池の水は遠い山上のゴサインクンダ湖から来るとされ、8月の満月には、湖まで行けない巡礼者がここで沐浴します。',
      },
      latitude: 27.6768,
      longitude: 85.326,
      minutes: 16,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Krishna Mandir, Patan Durbar Square',
        fr_FR: 'Krishna Mandir, Durbar Square de Patan',
        de_DE: 'Krishna Mandir, Durbar Square von Patan',
        es_ES: 'Krishna Mandir, plaza Durbar de Patan',
        it_IT: 'Krishna Mandir, Durbar Square di Patan',
        ru_RU: 'Кришна-Мандир на площади Дурбар в Патане',
        ja_JP: 'パタン・ダルバール広場のクリシュナ寺院',
      },
      text: {
        en_US:
          'Among brick and timber stands one temple all of stone, raised in 1637 with twenty-one spires and the Mahabharata carved around its first floor. On a column nearby King Yoganarendra prays beneath a gilded cobra with a small bird on its head.',
        fr_FR:
          'Parmi la brique et le bois, un temple tout de pierre, élevé en 1637 : vingt et une flèches, et le Mahabharata sculpté autour du premier étage. Sur une colonne, le roi Yoganarendra prie sous un cobra doré coiffé d’un petit oiseau.',
        de_DE:
          'Zwischen Ziegel und Holz steht ein Tempel ganz aus Stein, 1637 mit einundzwanzig Spitzen errichtet und im ersten Geschoss vom Mahabharata umzogen. Auf einer Säule betet König Yoganarendra unter einer vergoldeten Kobra, auf deren Kopf ein kleiner Vogel sitzt.',
        es_ES:
          'Entre ladrillo y madera se alza un templo todo de piedra, de 1637, con veintiuna agujas y el Mahabharata tallado en torno al primer piso. En una columna, el rey Yoganarendra reza bajo una cobra dorada con un pajarillo en la cabeza.',
        it_IT:
          'Tra mattoni e legno sta un tempio tutto di pietra, del 1637, con ventuno guglie e il Mahabharata scolpito attorno al primo piano. Su una colonna il re Yoganarendra prega sotto un cobra dorato con un uccellino sul capo.',
        ru_RU:
          'Среди кирпича и дерева стоит храм целиком из камня: он построен в 1637 году, у него двадцать один шпиль, а первый ярус опоясан сценами Махабхараты. На колонне молится король Йоганарендра, над ним золочёная кобра с птичкой на голове.',
        ja_JP:
          '煉瓦と木の建物の中に、総石造りの寺院が一つあります。1637年の建立で、二十一の尖塔をもち、一層目にはマハーバーラタの物語が彫られています。近くの柱の上では、頭に小鳥をのせた金色のコブラの下でヨーガナレンドラ王が祈っています。',
      },
      latitude: 27.6734,
      longitude: 85.325,
      minutes: 20,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Patan Museum in the royal palace',
        fr_FR: 'Musée de Patan, dans le palais royal',
        de_DE: 'Patan-Museum im Königspalast',
        es_ES: 'Museo de Patan, en el palacio real',
        it_IT: 'Museo di Patan, nel palazzo reale',
        ru_RU: 'Музей Патана в королевском дворце',
        ja_JP: '王宮内のパタン博物館',
      },
      text: {
        en_US:
          'Behind a gilded door and window lie rooms restored with Austrian help and opened in 1997. The labels teach you to tell gods apart by hands and attributes, and one gallery takes lost-wax casting step by step.',
        fr_FR:
          'Derrière une porte et une fenêtre dorées s’ouvrent des salles restaurées avec l’aide de l’Autriche, accessibles depuis 1997. Les cartels apprennent à reconnaître les dieux à leurs mains et à leurs attributs ; une galerie détaille la fonte à cire perdue.',
        de_DE:
          'Hinter vergoldeter Tür und vergoldetem Fenster liegen die mit österreichischer Hilfe restaurierten, 1997 eröffneten Räume. Die Tafeln lehren, Götter an Händen und Attributen zu unterscheiden, und ein Saal erklärt Schritt für Schritt den Guss in verlorener Form.',
        es_ES:
          'Tras una puerta y una ventana doradas están las salas restauradas con ayuda austriaca y abiertas en 1997. Los rótulos enseñan a distinguir a los dioses por manos y atributos, y una galería explica paso a paso la fundición a la cera perdida.',
        it_IT:
          'Dietro una porta e una finestra dorate si aprono le sale restaurate con l’aiuto austriaco e inaugurate nel 1997. I pannelli insegnano a distinguere gli dèi da mani e attributi, e una galleria spiega passo per passo la fusione a cera persa.',
        ru_RU:
          'За золочёными дверью и окном — залы, отреставрированные с помощью Австрии и открытые в 1997 году. Подписи учат различать богов по рукам и атрибутам, а одна из галерей шаг за шагом показывает литьё по восковой модели.',
        ja_JP:
          '金色の扉と窓の奥に、オーストリアの協力で修復され1997年に開館した展示室があります。手の形や持ち物で神々を見分けるこつを解説板が教えてくれ、蝋型鋳造の工程を順に示す部屋もあります。',
      },
      latitude: 27.6736,
      longitude: 85.3254,
      minutes: 35,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Sundari Chowk and the royal bath',
        fr_FR: 'Sundari Chowk et le bain royal',
        de_DE: 'Sundari Chowk und das königliche Bad',
        es_ES: 'Sundari Chowk y el baño real',
        it_IT: 'Sundari Chowk e il bagno reale',
        ru_RU: 'Сундари-Чоук и королевская купальня',
        ja_JP: 'スンダリ・チョークと王の沐浴場',
      },
      text: {
        en_US:
          'The southernmost court holds Tusha Hiti, a sunken basin of the seventeenth century whose walls hold row upon row of small deities. Hanuman, Ganesha and Narasimha guard the door outside.',
        fr_FR:
          'La cour la plus au sud abrite Tusha Hiti, bassin en contrebas du XVIIe siècle dont les parois alignent de minuscules divinités. Dehors, Hanuman, Ganesh et Narasimha gardent la porte.',
        de_DE:
          'Im südlichsten Hof liegt Tusha Hiti, ein versenktes Becken des 17. Jahrhunderts, in dessen Wänden Reihen winziger Gottheiten sitzen. Draußen bewachen Hanuman, Ganesha und Narasimha die Tür.',
        es_ES:
          'El patio más al sur guarda Tusha Hiti, una pila hundida del siglo XVII con hileras de diminutas deidades en las paredes. Fuera, Hanuman, Ganesha y Narasimha custodian la puerta.',
        it_IT:
          'Il cortile più a sud racchiude Tusha Hiti, una vasca infossata del Seicento con file di minuscole divinità nelle pareti. Fuori, Hanuman, Ganesh e Narasimha fanno la guardia alla porta.',
        ru_RU:
          'В самом южном дворе находится Туша-Хити — утопленный в землю бассейн XVII века, в стенах которого рядами сидят крошечные божества. Снаружи дверь стерегут Хануман, Ганеша и Нарасимха.',
        ja_JP:
          'いちばん南の中庭に、17世紀の沐浴場トゥシャ・ヒティがあります。掘り下げた石の壁には小さな神々の像が列をなしています。外の扉を守るのはハヌマーン、ガネーシャ、ナラシンハです。',
      },
      latitude: 27.6726,
      longitude: 85.3253,
      minutes: 13,
      minutesToNext: 0,
    },
  ],
};
