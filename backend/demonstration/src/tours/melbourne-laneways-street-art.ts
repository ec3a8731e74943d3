import type { TourOfDemo } from '../shapes.js';

export const melbourneLanewaysStreetArt: TourOfDemo = {
  slug: 'melbourne-laneways-street-art',
  city: 'melbourne',
  categories: ['street-art-tour', 'private-tour'],
  currency: 'AUD',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'street-art-wall', name: 'Hosier Lane' },
    { motif: 'gate', name: 'Chinatown' },
    { motif: 'tram', name: 'Swanston Street' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Flinders Street end of Hosier Lane, opposite Federation Square',
        fr_FR: 'Entrée de Hosier Lane côté Flinders Street, en face de Federation Square',
        de_DE: 'Hosier Lane, Ecke Flinders Street, gegenüber dem Federation Square',
        es_ES: 'Hosier Lane, lado de Flinders Street, frente a Federation Square',
        it_IT: 'Hosier Lane, lato Flinders Street, di fronte a Federation Square',
        ru_RU: 'Хозиер-лейн со стороны Флиндерс-стрит, напротив Федерейшн-сквер',
        ja_JP: 'ホージア・レーンのフリンダース通り側入口、フェデレーション広場の向かい',
      },
      address: 'Hosier Lane, Melbourne VIC 3000, Australia',
      latitude: -37.8169,
      longitude: 144.9692,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 26000 },
          { upTo: 4, amount: 31000 },
          { upTo: 6, amount: 36000 },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['10:00', '13:30'],
      closedDays: ['01-26', '12-25', '12-31'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 33000 },
          { upTo: 4, amount: 39000 },
          { upTo: 6, amount: 45000 },
        ],
        extraPerson: 4500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['10:00', '13:00'],
      closedDays: ['01-26', '12-25', '12-31'],
    },
  ],
  name: {
    en_US: 'Painted Laneways of Melbourne',
    fr_FR: 'Les ruelles peintes de Melbourne',
    de_DE: 'Melbournes bemalte Gassen',
    es_ES: 'Los callejones pintados de Melbourne',
    it_IT: 'I vicoli dipinti di Melbourne',
    ru_RU: 'Расписные переулки Мельбурна',
    ja_JP: 'メルボルン、壁画の路地をめぐる',
  },
  summary: {
    en_US:
      'Ten service lanes between Flinders Street and Chinatown, with a guide who knows whose paint is on top this week and what lies under it.',
    fr_FR:
      'Dix ruelles de service entre Flinders Street et Chinatown, avec un guide qui sait quelle couche est la dernière et ce qu’elle recouvre.',
    de_DE:
      'Zehn Wirtschaftsgassen zwischen Flinders Street und Chinatown, mit einem Guide, der weiß, wessen Farbe gerade oben liegt und was darunter ist.',
    es_ES:
      'Diez callejones de servicio entre Flinders Street y Chinatown, con un guía que sabe de quién es la última capa de pintura y qué tapa.',
    it_IT:
      'Dieci vicoli di servizio tra Flinders Street e Chinatown, con una guida che sa di chi è l’ultima mano di vernice e che cosa copre.',
    ru_RU:
      'Десять хозяйственных переулков между Флиндерс-стрит и Чайна-тауном с гидом, который знает, чья краска сейчас сверху и что под ней.',
    ja_JP:
      'フリンダース通りから中華街にかけての十の裏路地を、今いちばん上に塗られているのは誰の絵か、その下に何が眠っているのかを知るガイドとともに歩きます。',
  },
  highlights: {
    en_US: [
      'Bluestone cobbles and wet paint in Hosier Lane',
      'Bon Scott breaking through the bricks of AC/DC Lane',
      'A dead end off Little Bourke Street painted from gutter to eaves',
      'Framed miniatures among the trash cans of Presgrave Place',
    ],
    fr_FR: [
      'Pavés de basalte et peinture fraîche à Hosier Lane',
      'Bon Scott crevant les briques d’AC/DC Lane',
      'Un cul-de-sac de Little Bourke Street peint du caniveau au toit',
      'Des miniatures encadrées parmi les poubelles de Presgrave Place',
    ],
    de_DE: [
      'Basaltpflaster und nasse Farbe in der Hosier Lane',
      'Bon Scott, der durch die Ziegel der AC/DC Lane bricht',
      'Eine Sackgasse an der Little Bourke Street, vom Rinnstein bis zur Traufe bemalt',
      'Gerahmte Miniaturen zwischen den Mülltonnen am Presgrave Place',
    ],
    es_ES: [
      'Adoquines de basalto y pintura fresca en Hosier Lane',
      'Bon Scott rompiendo los ladrillos de AC/DC Lane',
      'Un fondo de saco de Little Bourke Street pintado del bordillo al alero',
      'Miniaturas enmarcadas entre los cubos de basura de Presgrave Place',
    ],
    it_IT: [
      'Lastre di basalto e vernice fresca in Hosier Lane',
      'Bon Scott che sfonda i mattoni di AC/DC Lane',
      'Un vicolo cieco di Little Bourke Street dipinto dal canaletto alla gronda',
      'Miniature incorniciate tra i bidoni di Presgrave Place',
    ],
    ru_RU: [
      'Базальтовая брусчатка и непросохшая краска на Хозиер-лейн',
      'Бон Скотт, пробивающий кирпич на AC/DC-лейн',
      'Тупик у Литл-Бурк-стрит, расписанный от стока до карниза',
      'Миниатюры в рамах среди мусорных баков Пресгрейв-плейс',
    ],
    ja_JP: [
      'ブルーストーンの石畳と、乾ききらないペンキのホージア・レーン',
      'AC/DCレーンの煉瓦を突き破るボン・スコット',
      '溝から軒先まで塗りつくされた、リトル・バーク通りの袋小路',
      'ゴミ箱の間に額入りの小品が並ぶプレスグレイヴ・プレイス',
    ],
  },
  description: {
    en_US:
      'Melbourne was surveyed in 1837 with broad streets for show and narrow ones behind them for deliveries. The carts went, the lanes stayed, and in the 1990s stencils began to appear on the back walls. What followed was neither anarchy nor a gallery: some owners give leave, the council lists a few lanes, and elsewhere a can of paint in your bag may still cost you a fine. The guide explains how people who work here tell the difference.\n\nNothing you see is promised to be there next month, so the talk is as much about methods as about pictures: fat cap and thin cap, paste-up, stencil, buff. The walk covers about two kilometers with one gentle rise. In four hours a tram ride is added, to Keith Haring’s wall of 1984 in Collingwood.',
    fr_FR:
      'Melbourne fut arpentée en 1837 avec de larges rues pour la façade et d’étroites, derrière, pour les livraisons. Les charrettes sont parties, les ruelles sont restées, et dans les années 1990 des pochoirs apparurent sur les murs du fond. Il n’en sortit ni anarchie ni galerie : tel propriétaire autorise, la ville admet quelques ruelles, et ailleurs une bombe dans le sac peut encore valoir une amende. Le guide explique à quoi ceux qui peignent ici voient la différence.\n\nRien n’assure que l’image d’aujourd’hui soit là le mois prochain ; on parle donc autant de métier que de tableaux : embout large ou fin, collage, pochoir, effacement. Deux kilomètres environ, une montée douce. En quatre heures s’y ajoute un trajet en tram jusqu’au mur de Keith Haring, de 1984, à Collingwood.',
    de_DE:
      'Melbourne wurde 1837 vermessen, mit breiten Straßen für den Auftritt und schmalen dahinter für die Lieferanten. Die Karren verschwanden, die Gassen blieben, und in den 1990er-Jahren tauchten auf den Rückwänden die ersten Schablonenbilder auf. Daraus wurde weder Anarchie noch Galerie: Mancher Eigentümer erlaubt es, die Stadt duldet einige Gassen, anderswo kann die Sprühdose in der Tasche noch immer Strafe kosten. Der Guide erklärt, woran die Leute, die hier malen, den Unterschied erkennen.\n\nNichts davon ist für den nächsten Monat versprochen, deshalb geht es so viel ums Handwerk wie um Bilder: breite und feine Düse, Paste-up, Schablone, Übermalen. Rund zwei Kilometer, ein leichter Anstieg. Die vier Stunden schließen eine Straßenbahnfahrt zu Keith Harings Wand von 1984 in Collingwood ein.',
    es_ES:
      'Melbourne se trazó en 1837 con calles anchas para lucir y otras estrechas, detrás, para las entregas. Los carros se fueron, los callejones quedaron y en los años noventa asomaron plantillas en los muros traseros. De ahí no salió ni anarquía ni galería: unos dueños dan permiso, el ayuntamiento admite algunos callejones y en otros sitios un bote en la mochila aún puede costar una multa. El guía explica cómo lo distingue la gente que pinta aquí.\n\nNada garantiza que lo de hoy siga el mes que viene, así que se habla tanto de oficio como de imágenes: boquilla ancha y fina, papel encolado, plantilla, borrado. Son unos dos kilómetros con una cuesta suave. En cuatro horas se añade un trayecto en tranvía hasta el muro de Keith Haring, de 1984, en Collingwood.',
    it_IT:
      'Melbourne fu tracciata nel 1837 con strade larghe per la parata e strette, dietro, per le consegne. I carri se ne andarono, i vicoli restarono, e negli anni Novanta sui muri posteriori comparvero gli stencil. Non ne nacque né anarchia né galleria: qualche proprietario dà il permesso, il comune ammette alcuni vicoli, e altrove una bomboletta nello zaino può ancora costare una multa. La guida spiega da che cosa chi dipinge qui riconosce la differenza.\n\nNulla assicura che l’immagine di oggi ci sia il mese prossimo, perciò si parla di mestiere quanto di figure: tappino largo e sottile, poster incollato, stencil, cancellature. Circa due chilometri, una salita dolce. In quattro ore si aggiunge un tragitto in tram fino al muro di Keith Haring, del 1984, a Collingwood.',
    ru_RU:
      'Мельбурн разметили в 1837 году: широкие улицы — для вида, узкие за ними — для подвоза товаров. Телеги исчезли, переулки остались, и в 1990-х на задних стенах появились трафареты. Не вышло ни анархии, ни галереи: кто-то из владельцев разрешает, город терпит несколько переулков, а в других местах баллончик в сумке и сейчас может стоить штрафа. Гид объяснит, по каким приметам те, кто здесь рисует, видят разницу.\n\nНикто не обещает, что сегодняшний рисунок доживёт до следующего месяца, поэтому речь идёт о ремесле не меньше, чем о картинах: широкая и тонкая насадка, постер на клею, трафарет, закраска. Около двух километров с одним пологим подъёмом. За четыре часа успеваем ещё доехать на трамвае до стены Кита Харинга 1984 года в Коллингвуде.',
    ja_JP:
      '1837年に測量されたメルボルンでは、表の広い通りの裏に、荷を運び込むための細い路地が配されました。荷車が消えても路地は残り、1990年代になると裏壁にステンシルの絵が現れます。無法地帯になったわけでも、美術館になったわけでもありません。許可を出す家主もいれば、市が認めた路地もあり、ほかの場所ではスプレー缶を鞄に入れているだけで罰金になることもあります。描く人たちがその違いをどう見分けるのか、ガイドがお話しします。\n\n今日の絵が来月も残っている保証はないため、絵そのものと同じくらい技法にも目を向けます。太いキャップと細いキャップ、貼り紙、ステンシル、塗りつぶし。道のりは約2キロで、緩い上りが一か所あります。4時間のコースでは路面電車に乗り、コリングウッドに残るキース・ヘリングの1984年の壁画も見に行きます。',
  },
  included: {
    en_US: ['Private guide who paints or curates', 'A stencil to take home', 'Tram fares in the longer version'],
    fr_FR: ['Guide privé, lui-même peintre ou commissaire', 'Un pochoir à emporter', 'Le tram dans la version longue'],
    de_DE: [
      'Privater Guide, der selbst malt oder kuratiert',
      'Eine Schablone zum Mitnehmen',
      'Straßenbahnfahrt bei der langen Variante',
    ],
    es_ES: [
      'Guía privado que pinta o comisaría exposiciones',
      'Una plantilla de recuerdo',
      'El tranvía en la versión larga',
    ],
    it_IT: ['Guida privata che dipinge o cura mostre', 'Uno stencil da portare a casa', 'Il tram nella versione lunga'],
    ru_RU: [
      'Личный гид — художник или куратор',
      'Трафарет, который останется у вас',
      'Проезд на трамвае в длинном варианте',
    ],
    ja_JP: ['自らも制作や展示企画に携わる専任ガイド', 'お持ち帰り用のステンシル型紙', '4時間のコースの路面電車の運賃'],
  },
  notIncluded: {
    en_US: ['Coffee and lunch', 'Transport back from Collingwood'],
    fr_FR: ['Café et déjeuner', 'Le retour depuis Collingwood'],
    de_DE: ['Kaffee und Mittagessen', 'Die Rückfahrt aus Collingwood'],
    es_ES: ['Café y almuerzo', 'La vuelta desde Collingwood'],
    it_IT: ['Caffè e pranzo', 'Il ritorno da Collingwood'],
    ru_RU: ['Кофе и обед', 'Обратная дорога из Коллингвуда'],
    ja_JP: ['コーヒー代、昼食代', 'コリングウッドからの帰りの交通費'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Hosier Lane',
        fr_FR: 'Hosier Lane',
        de_DE: 'Hosier Lane',
        es_ES: 'Hosier Lane',
        it_IT: 'Hosier Lane',
        ru_RU: 'Хозиер-лейн',
        ja_JP: 'ホージア・レーン',
      },
      text: {
        en_US:
          'In February 2020 masked figures drowned the lane in paint from fire extinguishers; people were working over the drips within days. Layer upon layer, the coat on some sills is now as thick as a finger.',
        fr_FR:
          'En février 2020, des inconnus masqués noyèrent la ruelle sous la peinture à l’aide d’extincteurs ; quelques jours plus tard, on repeignait sur les coulures. Couche après couche, la croûte atteint sur certains appuis l’épaisseur d’un doigt.',
        de_DE:
          'Im Februar 2020 ertränkten Maskierte die Gasse mit Farbe aus Feuerlöschern; wenige Tage später malte man über die Rinnsale. Schicht um Schicht ist der Auftrag auf manchem Sims inzwischen fingerdick.',
        es_ES:
          'En febrero de 2020 unos enmascarados anegaron el callejón con pintura lanzada desde extintores; a los pocos días ya se pintaba sobre los churretes. Capa a capa, en algunos alféizares la costra tiene el grosor de un dedo.',
        it_IT:
          'Nel febbraio 2020 persone mascherate annegarono il vicolo nella vernice con degli estintori; pochi giorni dopo si dipingeva già sulle colature. Strato su strato, su certi davanzali la crosta è spessa un dito.',
        ru_RU:
          'В феврале 2020 года люди в масках залили переулок краской из огнетушителей; через несколько дней по потёкам уже рисовали. Слой за слоем — и на иных подоконниках корка теперь толщиной в палец.',
        ja_JP:
          '2020年2月、覆面の一団が消火器に詰めたペンキで路地を覆いつくしましたが、数日後にはその上に新しい絵が描かれていました。塗り重ねられた層は、窓台によっては指一本ほどの厚みがあります。',
      },
      latitude: -37.8166,
      longitude: 144.9691,
      minutes: 27,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Rutledge Lane',
        fr_FR: 'Rutledge Lane',
        de_DE: 'Rutledge Lane',
        es_ES: 'Rutledge Lane',
        it_IT: 'Rutledge Lane',
        ru_RU: 'Ратледж-лейн',
        ja_JP: 'ラトリッジ・レーン',
      },
      text: {
        en_US:
          'In 2013 Adrian Doyle covered the whole of this back loop, trash cans included, in the pale blue of his childhood bedroom and called it Empty Nursery Blue. The first tag was not long in coming.',
        fr_FR:
          'En 2013, Adrian Doyle recouvrit toute cette boucle, poubelles comprises, du bleu pâle de sa chambre d’enfant et l’appela Empty Nursery Blue. Le premier tag n’attendit guère.',
        de_DE:
          '2013 strich Adrian Doyle diese ganze Schleife, Mülltonnen inbegriffen, im Hellblau seines Kinderzimmers und nannte das Empty Nursery Blue. Das erste Tag ließ nicht lange auf sich warten.',
        es_ES:
          'En 2013 Adrian Doyle cubrió todo este recodo, cubos de basura incluidos, con el azul pálido de su cuarto de niño y lo llamó Empty Nursery Blue. La primera firma no tardó.',
        it_IT:
          'Nel 2013 Adrian Doyle coprì tutta quest’ansa, bidoni compresi, con l’azzurro della sua cameretta e la chiamò Empty Nursery Blue. La prima firma non si fece aspettare.',
        ru_RU:
          'В 2013 году Эдриан Дойл выкрасил весь этот изгиб вместе с баками в бледно-голубой цвет своей детской и назвал работу Empty Nursery Blue. Первый тег не заставил себя ждать.',
        ja_JP:
          '2013年、エイドリアン・ドイルはこの裏の曲がり道を、ゴミ箱ごと、自分の子ども部屋と同じ淡い青で塗り、「エンプティ・ナーサリー・ブルー」と題しました。最初の落書きが現れるまで、長くはかかりませんでした。',
      },
      latitude: -37.8165,
      longitude: 144.9694,
      minutes: 13,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'AC/DC Lane and Duckboard Place',
        fr_FR: 'AC/DC Lane et Duckboard Place',
        de_DE: 'AC/DC Lane und Duckboard Place',
        es_ES: 'AC/DC Lane y Duckboard Place',
        it_IT: 'AC/DC Lane e Duckboard Place',
        ru_RU: 'AC/DC-лейн и Дакборд-плейс',
        ja_JP: 'AC/DCレーンとダックボード・プレイス',
      },
      text: {
        en_US:
          'Corporation Lane took the band’s name in 2004. Mike Makatron’s relief of its singer Bon Scott, three meters tall, has burst from the wall since 2018; the microphone lead is an old air hose.',
        fr_FR:
          'Corporation Lane prit le nom du groupe en 2004. Depuis 2018, le relief de Mike Makatron, haut de trois mètres, fait jaillir du mur le chanteur Bon Scott ; le fil du micro est un vieux tuyau à air.',
        de_DE:
          'Die Corporation Lane erhielt 2004 den Namen der Band. Seit 2018 bricht Mike Makatrons drei Meter hohes Relief des Sängers Bon Scott aus der Wand; das Mikrofonkabel ist ein alter Druckluftschlauch.',
        es_ES:
          'Corporation Lane tomó el nombre de la banda en 2004. Desde 2018 sale del muro el relieve de tres metros con que Mike Makatron recuerda al cantante Bon Scott; el cable del micrófono es una vieja manguera de aire.',
        it_IT:
          'Corporation Lane prese il nome della band nel 2004. Dal 2018 esce dal muro il rilievo di Mike Makatron, alto tre metri, con il cantante Bon Scott; il cavo del microfono è un vecchio tubo dell’aria.',
        ru_RU:
          'Корпорейшн-лейн получил имя группы в 2004 году. С 2018-го из стены вырывается трёхметровый рельеф Майка Макатрона — вокалист Бон Скотт; провод микрофона сделан из старого воздушного шланга.',
        ja_JP:
          'コーポレーション・レーンは2004年、ロックバンドにちなんで改名されました。2018年からは、マイク・マカトロン作の高さ3メートルのボン・スコットの浮き彫りが壁を突き破っています。マイクのコードは古いエアホースです。',
      },
      latitude: -37.8156,
      longitude: 144.9706,
      minutes: 24,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Croft Alley, Chinatown',
        fr_FR: 'Croft Alley, Chinatown',
        de_DE: 'Croft Alley, Chinatown',
        es_ES: 'Croft Alley, Chinatown',
        it_IT: 'Croft Alley, Chinatown',
        ru_RU: 'Крофт-элли, Чайна-таун',
        ja_JP: '中華街のクロフト・アレー',
      },
      text: {
        en_US:
          'Chinese families have traded on Little Bourke Street since the gold rush of the 1850s. Behind the restaurant kitchens the alley bends twice, and nothing in it, pipes and doors included, has kept its own color.',
        fr_FR:
          'Des familles chinoises commercent sur Little Bourke Street depuis la ruée vers l’or des années 1850. Derrière les cuisines, la venelle fait deux coudes, et rien n’y a gardé sa couleur, ni tuyaux ni portes.',
        de_DE:
          'Seit dem Goldrausch der 1850er-Jahre handeln chinesische Familien an der Little Bourke Street. Hinter den Restaurantküchen knickt die Gasse zweimal ab, und nichts darin, auch Rohre und Türen nicht, hat seine eigene Farbe behalten.',
        es_ES:
          'Familias chinas comercian en Little Bourke Street desde la fiebre del oro de la década de 1850. Detrás de las cocinas el callejón dobla dos veces, y nada en él, ni tubos ni puertas, conserva su propio color.',
        it_IT:
          'Famiglie cinesi commerciano in Little Bourke Street dalla corsa all’oro degli anni Cinquanta dell’Ottocento. Dietro le cucine il vicolo piega due volte, e niente, tubi e porte compresi, ha conservato il suo colore.',
        ru_RU:
          'Китайские семьи торгуют на Литл-Бурк-стрит со времён золотой лихорадки 1850-х. За кухнями ресторанов проход дважды поворачивает, и ничто в нём, даже трубы и двери, не сохранило своего цвета.',
        ja_JP:
          'リトル・バーク通りでは、1850年代のゴールドラッシュ以来、中国系の人々が商いを続けています。料理店の厨房の裏で路地は二度折れ曲がり、管も扉も、元の色を残すものは何一つありません。',
      },
      latitude: -37.8116,
      longitude: 144.9687,
      minutes: 13,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Tattersalls Lane',
        fr_FR: 'Tattersalls Lane',
        de_DE: 'Tattersalls Lane',
        es_ES: 'Tattersalls Lane',
        it_IT: 'Tattersalls Lane',
        ru_RU: 'Таттерсоллс-лейн',
        ja_JP: 'タッターソールズ・レーン',
      },
      text: {
        en_US:
          'Wide enough for a truck, the lane gives painters a wall they can step back from. The guide sets two letters side by side, a quick throw-up and a finished piece, and counts the hours in each.',
        fr_FR:
          'Assez large pour un camion, la ruelle offre un mur dont on peut prendre du recul. Le guide compare deux lettrages, un throw-up vite jeté et une pièce achevée, et compte les heures de chacun.',
        de_DE:
          'Breit genug für einen Lastwagen, bietet die Gasse eine Wand, von der man zurücktreten kann. Der Guide vergleicht zwei Schriftzüge, ein hastiges Throw-up und ein fertiges Piece, und rechnet die Stunden vor.',
        es_ES:
          'Tan ancho que cabe un camión, el callejón ofrece un muro del que uno puede alejarse. El guía compara dos letras, un throw-up rápido y una pieza acabada, y cuenta las horas de cada una.',
        it_IT:
          'Largo quanto un camion, il vicolo dà ai pittori un muro da cui allontanarsi. La guida confronta due scritte, un throw-up veloce e un pezzo finito, e conta le ore di ciascuna.',
        ru_RU:
          'Проезд такой ширины, что войдёт грузовик, и от стены можно отойти. Гид сравнивает два шрифта — быстрый throw-up и законченную работу — и считает, сколько часов ушло на каждый.',
        ja_JP:
          'トラックが通れる幅があり、描き手は壁から離れて眺めることができます。手早いスローアップと仕上げた「ピース」の文字を見比べ、それぞれにかかる時間を考えます。',
      },
      latitude: -37.8121,
      longitude: 144.9664,
      minutes: 12,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Union Lane',
        fr_FR: 'Union Lane',
        de_DE: 'Union Lane',
        es_ES: 'Union Lane',
        it_IT: 'Union Lane',
        ru_RU: 'Юнион-лейн',
        ja_JP: 'ユニオン・レーン',
      },
      text: {
        en_US:
          'A few steps from the shop windows of Bourke Street Mall, the council gave beginners and their mentors both sides of this passage in 2007. More than fifty people painted some 560 square meters.',
        fr_FR:
          'À deux pas des vitrines de Bourke Street Mall, la ville confia en 2007 les deux côtés de ce passage à des débutants et à leurs mentors. Plus de cinquante personnes y peignirent quelque 560 mètres carrés.',
        de_DE:
          'Wenige Schritte von den Schaufenstern der Bourke Street Mall überließ die Stadt 2007 beide Seiten dieses Durchgangs Anfängern und ihren Mentoren. Über fünfzig Leute bemalten rund 560 Quadratmeter.',
        es_ES:
          'A unos pasos de los escaparates de Bourke Street Mall, el ayuntamiento cedió en 2007 los dos lados de este pasaje a principiantes y mentores. Más de cincuenta personas pintaron unos 560 metros cuadrados.',
        it_IT:
          'A pochi passi dalle vetrine di Bourke Street Mall, nel 2007 il comune affidò i due lati di questo passaggio a principianti e mentori. Più di cinquanta persone dipinsero circa 560 metri quadrati.',
        ru_RU:
          'В двух шагах от витрин Бурк-стрит-молл город в 2007 году отдал обе стороны этого прохода новичкам и их наставникам. Больше пятидесяти человек расписали около 560 квадратных метров.',
        ja_JP:
          'バーク・ストリート・モールのショーウィンドーからわずか数歩。2007年、市はこの通路の両側を初心者と指導役の作家に開放しました。50人以上が、およそ560平方メートルを描き上げました。',
      },
      latitude: -37.8145,
      longitude: 144.9652,
      minutes: 17,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Presgrave Place',
        fr_FR: 'Presgrave Place',
        de_DE: 'Presgrave Place',
        es_ES: 'Presgrave Place',
        it_IT: 'Presgrave Place',
        ru_RU: 'Пресгрейв-плейс',
        ja_JP: 'プレスグレイヴ・プレイス',
      },
      text: {
        en_US:
          'Here the fashion is for small things: thrift-shop frames screwed to the brick, tiles, plaster faces, scenes with figures from model railroads. Bend down, for some of them are at ankle height.',
        fr_FR:
          'Ici, la mode est au petit : cadres de brocante vissés à la brique, carreaux, visages de plâtre, scènes peuplées de figurines de train électrique. Baissez-vous, certaines sont à hauteur de cheville.',
        de_DE:
          'Hier liebt man das Kleine: an die Ziegel geschraubte Flohmarktrahmen, Kacheln, Gipsgesichter, Szenen mit Modellbahnfiguren. Bücken lohnt sich, manches hängt in Knöchelhöhe.',
        es_ES:
          'Aquí gusta lo pequeño: marcos de mercadillo atornillados al ladrillo, azulejos, caras de yeso, escenas con figuritas de tren en miniatura. Agáchense: algunas están a la altura del tobillo.',
        it_IT:
          'Qui piace il piccolo: cornici da rigattiere avvitate ai mattoni, piastrelle, volti di gesso, scene con omini da trenino. Si chini, alcune sono all’altezza delle caviglie.',
        ru_RU:
          'Здесь любят малое: рамы с барахолки, привинченные к кирпичу, плитки, гипсовые лица, сценки с фигурками от игрушечной железной дороги. Наклонитесь: некоторые висят на уровне щиколотки.',
        ja_JP:
          'ここで好まれるのは小さな作品です。古道具屋の額縁が煉瓦にねじ留めされ、タイルや石膏の顔、鉄道模型の人形を使った情景が並びます。足首の高さに隠れたものもあるので、かがんで探してみてください。',
      },
      latitude: -37.8151,
      longitude: 144.9653,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Centre Place and Cocker Alley',
        fr_FR: 'Centre Place et Cocker Alley',
        de_DE: 'Centre Place und Cocker Alley',
        es_ES: 'Centre Place y Cocker Alley',
        it_IT: 'Centre Place e Cocker Alley',
        ru_RU: 'Сентер-плейс и Кокер-элли',
        ja_JP: 'センター・プレイスとコッカー・アレー',
      },
      text: {
        en_US:
          'Around the corner in Cocker Alley Banksy left a diver in a duffel coat in 2003. The owners screwed a plastic sheet over it; in 2008 someone poured silver paint down behind. You end over coffee, talking about what protection is worth.',
        fr_FR:
          'Tout près, dans Cocker Alley, Banksy laissa en 2003 un scaphandrier en duffle-coat. Les propriétaires le couvrirent de plexiglas ; en 2008, quelqu’un versa derrière de la peinture argentée. On finit devant un café, à se demander ce que vaut la protection.',
        de_DE:
          'Um die Ecke, in der Cocker Alley, hinterließ Banksy 2003 einen Taucher im Dufflecoat. Die Eigentümer schraubten Plexiglas davor; 2008 goss jemand Silberfarbe dahinter. Beim Kaffee endet der Rundgang mit der Frage, was Schutz wert ist.',
        es_ES:
          'A la vuelta, en Cocker Alley, Banksy dejó en 2003 un buzo con trenca. Los dueños lo taparon con metacrilato; en 2008 alguien vertió por detrás pintura plateada. Se acaba ante un café, hablando de lo que vale proteger.',
        it_IT:
          'Dietro l’angolo, in Cocker Alley, Banksy lasciò nel 2003 un palombaro in montgomery. I proprietari lo coprirono con il plexiglas; nel 2008 qualcuno vi versò dietro vernice argentata. Si finisce davanti a un caffè, chiedendosi che cosa valga proteggere.',
        ru_RU:
          'За углом, в Кокер-элли, Бэнкси в 2003 году оставил водолаза в дафлкоте. Владельцы закрыли его оргстеклом, а в 2008-м кто-то залил за стекло серебряную краску. Прогулка кончается за кофе — и разговором о том, чего стоит защита.',
        ja_JP:
          '角を曲がったコッカー・アレーには、2003年にバンクシーがダッフルコート姿の潜水夫を残しました。家主が透明板で覆いましたが、2008年、何者かが板の裏に銀色のペンキを流し込みました。守るとはどういうことか、最後にコーヒーを飲みながら話しましょう。',
      },
      latitude: -37.8165,
      longitude: 144.9656,
      minutes: 19,
      minutesToNext: 0,
    },
  ],
};
