import type { TourOfDemo } from '../shapes.js';

export const pragueCastleToCharlesBridge: TourOfDemo = {
  slug: 'prague-castle-to-charles-bridge',
  city: 'prague',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'cathedral', name: 'St. Vitus Cathedral' },
    { motif: 'bridge', name: 'Charles Bridge' },
    { motif: 'dome', name: 'Church of St. Nicholas' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Statue of T. G. Masaryk, Hradčanské náměstí',
        fr_FR: 'Statue de T. G. Masaryk, Hradčanské náměstí',
        de_DE: 'Statue von T. G. Masaryk, Hradčanské náměstí',
        es_ES: 'Estatua de T. G. Masaryk, Hradčanské náměstí',
        it_IT: 'Statua di T. G. Masaryk, Hradčanské náměstí',
        ru_RU: 'Памятник Т. Г. Масарику, Градчанская площадь',
        ja_JP: 'フラッチャニ広場、マサリク像の前',
      },
      address: 'Hradčanské náměstí, 118 00 Praha 1, Czechia',
      latitude: 50.08932,
      longitude: 14.39722,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 17000 },
          { upTo: 4, amount: 20000 },
          { upTo: 6, amount: 23000 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['09:00', '13:00'],
      closedDays: ['12-24', '12-25', '01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 21500 },
          { upTo: 4, amount: 25000 },
          { upTo: 6, amount: 28500 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['09:00', '12:00'],
      closedDays: ['12-24', '12-25', '01-01'],
    },
  ],
  name: {
    en_US: 'Prague: From the Castle Down to the Charles Bridge',
    fr_FR: 'Prague : du Château au pont Charles',
    de_DE: 'Prag: Von der Burg hinunter zur Karlsbrücke',
    es_ES: 'Praga: del Castillo al puente de Carlos',
    it_IT: 'Praga: dal Castello al Ponte Carlo',
    ru_RU: 'Прага: от Града к Карлову мосту',
    ja_JP: 'プラハ城からカレル橋へ 坂を下る散歩',
  },
  summary: {
    en_US:
      'Cathedral, throne hall and marksmen’s cottages on the castle hill, then down the old steps to Malá Strana and the Charles Bridge.',
    fr_FR:
      'La cathédrale, la salle du trône et les maisonnettes des archers, puis l’ancien escalier vers Malá Strana et le pont Charles.',
    de_DE:
      'Dom, Thronsaal und Schützenhäuschen auf dem Burgberg, dann über die Alte Schlossstiege zur Kleinseite und auf die Karlsbrücke.',
    es_ES:
      'La catedral, el salón del trono y las casitas de los tiradores, y después la vieja escalinata hacia Malá Strana y el puente de Carlos.',
    it_IT:
      'La cattedrale, la sala del trono e le casette dei tiratori, poi la vecchia scalinata giù a Malá Strana e al Ponte Carlo.',
    ru_RU: 'Собор, тронный зал и домики стрелков на холме, затем Старая замковая лестница, Мала-Страна и Карлов мост.',
    ja_JP:
      '大聖堂と玉座の広間、射手たちの小さな家を城の丘で見て、古い石段をマラー・ストラナへ下り、カレル橋まで歩くプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'The Last Judgment in a million pieces of glass over the Golden Gate',
      'A staircase for knights who rode to the tournament indoors',
      'Number 22 in Golden Lane, where Kafka wrote for one winter',
      'The stone head on the river wall that warned of floods',
    ],
    fr_FR: [
      'Le Jugement dernier en un million d’éclats de verre, au-dessus de la Porte dorée',
      'Un escalier pour chevaliers qui joutaient à l’intérieur',
      'Le numéro 22 de la ruelle d’Or, où Kafka écrivit un hiver',
      'La tête de pierre qui annonçait les crues',
    ],
    de_DE: [
      'Das Jüngste Gericht aus einer Million Glassteinen über der Goldenen Pforte',
      'Eine Treppe für Ritter, die im Saal turnierten',
      'Nummer 22 im Goldenen Gässchen, wo Kafka einen Winter lang schrieb',
      'Der Steinkopf an der Ufermauer, der vor Hochwasser warnte',
    ],
    es_ES: [
      'El Juicio Final en un millón de teselas sobre la Puerta Dorada',
      'Una escalera para caballeros que justaban bajo techo',
      'El número 22 del Callejón del Oro, donde Kafka escribió un invierno',
      'La cabeza de piedra que avisaba de las crecidas',
    ],
    it_IT: [
      'Il Giudizio universale in un milione di tessere sulla Porta d’Oro',
      'Una scala per cavalieri che giostravano al coperto',
      'Il numero 22 del Vicolo d’Oro, dove Kafka scrisse un inverno',
      'La testa di pietra che annunciava le piene',
    ],
    ru_RU: [
      '«Страшный суд» из миллиона кусочков стекла над Золотыми воротами',
      'Лестница для рыцарей, въезжавших в зал верхом',
      'Дом № 22 на Златой улочке, где Кафка писал одну зиму',
      'Каменная голова на набережной, предупреждавшая о паводках',
    ],
    ja_JP: [
      '黄金の門の上、百万個の色ガラスで描かれた「最後の審判」',
      '屋内の馬上試合へ向かう騎士のための階段',
      'カフカが一冬を執筆に過ごした黄金小路22番',
      '増水を知らせた川岸の石の顔',
    ],
  },
  description: {
    en_US:
      'Prague Castle is less a castle than a walled village with a cathedral in its middle, and it took almost six centuries to close the cathedral’s roof. You enter through the courtyards, read the mosaic of 1371 like a page, and pass into the hall where Bohemian kings were acclaimed and from whose chancellery two governors were thrown in 1618. They survived; the Thirty Years’ War began all the same.\n\nAfter Golden Lane the way goes downhill: by the Old Castle Steps to the gardens’ back walls, past the green dome of St. Nicholas, and along the mill stream to Kampa. The bridge comes last, when you know who its builder was. Wear shoes with grip, as the granite setts are smooth. The four-hour walk also enters St. George’s Basilica and the church of St. Nicholas.',
    fr_FR:
      'Le Château de Prague est moins un château qu’un village fortifié autour d’une cathédrale, dont il fallut près de six siècles pour fermer le toit. On y entre par les cours, on lit comme une page la mosaïque de 1371, puis on passe dans la salle où l’on acclamait les rois de Bohême et près de laquelle, en 1618, deux gouverneurs furent jetés par la fenêtre de la chancellerie. Ils survécurent ; la guerre de Trente Ans commença tout de même.\n\nAprès la ruelle d’Or, le chemin descend : l’ancien escalier du Château, les murs des jardins, le dôme vert de Saint-Nicolas, puis le bief jusqu’à Kampa. Le pont vient en dernier, quand on connaît son bâtisseur. Prévoyez des semelles qui accrochent, car les pavés de granit sont lisses. En quatre heures, on entre aussi dans la basilique Saint-Georges et dans l’église Saint-Nicolas.',
    de_DE:
      'Die Prager Burg ist weniger eine Burg als ein ummauertes Dorf mit einem Dom in der Mitte, und fast sechs Jahrhunderte dauerte es, bis dessen Dach geschlossen war. Sie kommen durch die Höfe, lesen das Mosaik von 1371 wie eine Buchseite und betreten den Saal, in dem man Böhmens Königen huldigte und neben dem 1618 zwei Statthalter aus der Kanzlei flogen. Sie überlebten; der Dreißigjährige Krieg begann trotzdem.\n\nNach dem Goldenen Gässchen geht es bergab: über die Alte Schlossstiege, an Gartenmauern entlang, unter der grünen Kuppel von St. Nikolaus vorbei und am Mühlbach nach Kampa. Die Brücke kommt zuletzt, wenn Sie ihren Baumeister schon kennen. Nehmen Sie Schuhe mit griffiger Sohle, das Granitpflaster ist glatt. Die vierstündige Runde führt auch in die Georgsbasilika und in die Nikolauskirche.',
    es_ES:
      'El Castillo de Praga es menos un castillo que un pueblo amurallado con una catedral en medio, cuyo tejado tardó casi seis siglos en cerrarse. Se entra por los patios, se lee como una página el mosaico de 1371 y se pasa a la sala donde se aclamaba a los reyes de Bohemia y junto a la cual, en 1618, dos gobernadores salieron por la ventana de la cancillería. Sobrevivieron; la guerra de los Treinta Años empezó igualmente.\n\nTras el Callejón del Oro el camino baja: la vieja escalinata del Castillo, las tapias de los jardines, la cúpula verde de San Nicolás y el canal del molino hasta Kampa. El puente llega al final, cuando ya se conoce a su constructor. Conviene calzado con buena suela, porque el adoquín de granito resbala. Con cuatro horas se entra también en la basílica de San Jorge y en la iglesia de San Nicolás.',
    it_IT:
      'Il Castello di Praga è meno un castello che un villaggio cinto di mura con una cattedrale in mezzo, e per chiuderne il tetto ci vollero quasi sei secoli. Si entra dai cortili, si legge come una pagina il mosaico del 1371 e si passa nella sala dove si acclamavano i re di Boemia e accanto alla quale, nel 1618, due governatori volarono dalla finestra della cancelleria. Sopravvissero; la guerra dei Trent’anni cominciò lo stesso.\n\nDopo il Vicolo d’Oro si scende: la vecchia scalinata del Castello, i muri dei giardini, la cupola verde di San Nicola e la roggia del mulino fino a Kampa. Il ponte viene per ultimo, quando si sa già chi lo costruì. Servono scarpe con una buona suola, perché il granito è liscio. In quattro ore si entra anche nella basilica di San Giorgio e nella chiesa di San Nicola.',
    ru_RU:
      'Пражский Град — не столько замок, сколько обнесённое стеной селение с собором посередине, и крышу этого собора замкнули почти через шесть веков. Мы пройдём дворами, прочтём, как страницу, мозаику 1371 года и войдём в зал, где присягали чешским королям; из соседней канцелярии в 1618 году выбросили двух наместников. Они уцелели, но Тридцатилетняя война всё равно началась.\n\nПосле Златой улочки дорога идёт вниз: по Старой замковой лестнице, вдоль садовых стен, мимо зелёного купола Святого Микулаша и по берегу мельничного ручья на Кампу. Мост — напоследок, когда вы уже знаете его строителя. Обувь нужна с нескользкой подошвой: гранитная брусчатка гладкая. За четыре часа успеваем зайти в базилику Святого Георгия и в церковь Святого Микулаша.',
    ja_JP:
      'プラハ城は、城というより大聖堂を中心にした城壁の村です。大聖堂の屋根が閉じるまでには六百年近くかかりました。中庭を抜け、1371年のモザイクを一枚の頁のように読み、ボヘミア王が歓呼を受けた広間へ入ります。1618年には隣の官房の窓から二人の総督が投げ落とされました。命は助かりましたが、三十年戦争はそれでも始まりました。\n\n黄金小路のあとは下り坂です。旧城内階段から庭園の塀に沿って進み、聖ミクラーシュ教会の緑のドームを見上げ、水車の流れに沿ってカンパ島へ。橋は、誰が架けたのかを知ったうえで最後に渡ります。花崗岩の石畳は滑らかなので、底の滑りにくい靴でお越しください。4時間のコースでは、聖イジー聖堂と聖ミクラーシュ教会の内部も見学します。',
  },
  included: {
    en_US: [
      'Private guide for your own group',
      'Purchase of the castle tickets on the spot, so that nobody has to look for the counter',
    ],
    fr_FR: ['Guide privé réservé à votre groupe', 'Achat des billets du Château sur place par votre guide'],
    de_DE: ['Privater Guide für Ihre Gruppe', 'Kauf der Burgkarten vor Ort durch Ihren Guide'],
    es_ES: ['Guía privado para su grupo', 'Compra de las entradas del Castillo allí mismo, a cargo del guía'],
    it_IT: ['Guida privata per il suo gruppo', 'Acquisto sul posto dei biglietti del Castello, a cura della guida'],
    ru_RU: ['Индивидуальный гид для вашей группы', 'Покупка билетов в Град на месте силами гида'],
    ja_JP: ['お客様のグループ専任ガイド', '城の入場券の現地購入の代行'],
  },
  notIncluded: {
    en_US: ['Castle circuit tickets, at the official price', 'Ticket for St. Nicholas (four-hour walk)'],
    fr_FR: ['Billets du circuit du Château, au prix officiel', 'Billet de Saint-Nicolas (parcours de quatre heures)'],
    de_DE: ['Karten für den Burgrundgang zum amtlichen Preis', 'Eintritt in St. Nikolaus (vierstündige Runde)'],
    es_ES: [
      'Entradas del circuito del Castillo, al precio oficial',
      'Entrada a San Nicolás (recorrido de cuatro horas)',
    ],
    it_IT: [
      'Biglietti del percorso del Castello, al prezzo ufficiale',
      'Biglietto per San Nicola (percorso di quattro ore)',
    ],
    ru_RU: ['Билеты в Град по официальной цене', 'Вход в церковь Святого Микулаша (четырёхчасовой маршрут)'],
    ja_JP: ['城の周遊券（公式料金）', '聖ミクラーシュ教会の入場料（4時間のコース）'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Hradčanské náměstí',
        fr_FR: 'Hradčanské náměstí',
        de_DE: 'Hradschiner Platz',
        es_ES: 'Plaza de Hradčany',
        it_IT: 'Piazza di Hradčany',
        ru_RU: 'Градчанская площадь',
        ja_JP: 'フラッチャニ広場',
      },
      text: {
        en_US:
          'Schwarzenberg Palace wears a coat of sgraffito that pretends to be cut stone. At the castle gate two giants swing club and dagger above the sentries, copies of figures by Ignaz Platzer.',
        fr_FR:
          'Le palais Schwarzenberg porte un manteau de sgraffites qui imite la pierre taillée. À la grille du Château, deux géants brandissent massue et poignard au-dessus des sentinelles, copies d’après Ignaz Platzer.',
        de_DE:
          'Das Palais Schwarzenberg trägt einen Mantel aus Sgraffito, der Quader vortäuscht. Am Burgtor schwingen zwei Giganten, Kopien nach Ignaz Platzer, Keule und Dolch über den Wachen.',
        es_ES:
          'El palacio Schwarzenberg lleva un manto de esgrafiado que finge sillares. En la verja, dos gigantes, copias de Ignaz Platzer, blanden maza y puñal sobre los centinelas.',
        it_IT:
          'Palazzo Schwarzenberg porta un manto di graffiti che finge la pietra squadrata. Al cancello due giganti, copie da Ignaz Platzer, brandiscono clava e pugnale sopra le sentinelle.',
        ru_RU:
          'Шварценбергский дворец одет в сграффито, изображающее тёсаный камень. У ворот Града два гиганта, копии работ Игнаца Платцера, заносят дубину и кинжал над часовыми.',
        ja_JP:
          'シュヴァルツェンベルク宮殿は、切り石積みに見えるズグラッフィート装飾をまとっています。城門では、イグナーツ・プラッツァー作の複製である二人の巨人が、衛兵の頭上で棍棒と短剣を振りかざします。',
      },
      latitude: 50.08945,
      longitude: 14.39665,
      minutes: 13,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'St. Vitus Cathedral',
        fr_FR: 'Cathédrale Saint-Guy',
        de_DE: 'Veitsdom',
        es_ES: 'Catedral de San Vito',
        it_IT: 'Cattedrale di San Vito',
        ru_RU: 'Собор Святого Вита',
        ja_JP: '聖ヴィート大聖堂',
      },
      text: {
        en_US:
          'Peter Parler took over at twenty-three and set his own bust among the kings in the triforium. In the chapel of St. Wenceslas a door with seven locks leads to the crown jewels.',
        fr_FR:
          'Peter Parler reprit le chantier à vingt-trois ans et plaça son propre buste parmi les rois du triforium. Dans la chapelle Saint-Venceslas, une porte à sept serrures mène aux joyaux de la couronne.',
        de_DE:
          'Peter Parler übernahm den Bau mit dreiundzwanzig und stellte seine Büste im Triforium zu den Königen. In der Wenzelskapelle führt eine Tür mit sieben Schlössern zu den Kronjuwelen.',
        es_ES:
          'Peter Parler se hizo cargo con veintitrés años y puso su busto entre los reyes del triforio. En la capilla de San Wenceslao, una puerta de siete cerraduras lleva a las joyas de la corona.',
        it_IT:
          'Peter Parler prese il cantiere a ventitré anni e mise il proprio busto tra i re del triforio. Nella cappella di San Venceslao una porta con sette serrature conduce ai gioielli della corona.',
        ru_RU:
          'Петр Парлерж принял стройку в двадцать три года и поместил свой бюст в трифории рядом с королями. В капелле Святого Вацлава дверь с семью замками ведёт к коронационным сокровищам.',
        ja_JP:
          'ペーター・パルラーは23歳で工事を引き継ぎ、トリフォリウムの王たちの間に自分の胸像を置きました。聖ヴァーツラフ礼拝堂には、七つの錠をもつ扉の向こうに戴冠の宝物が納められています。',
      },
      latitude: 50.0907,
      longitude: 14.40055,
      minutes: 34,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Old Royal Palace',
        fr_FR: 'Ancien palais royal',
        de_DE: 'Alter Königspalast',
        es_ES: 'Antiguo Palacio Real',
        it_IT: 'Vecchio Palazzo Reale',
        ru_RU: 'Старый королевский дворец',
        ja_JP: '旧王宮',
      },
      text: {
        en_US:
          'The ribs of Vladislav Hall curl across the vault like cut ribbon, and the stairs beside it are low enough for horses. From the chancellery next door the governors fell about fifteen meters.',
        fr_FR:
          'Les nervures de la salle Vladislas s’enroulent sur la voûte comme des rubans coupés, et les marches voisines sont assez basses pour des chevaux. De la chancellerie, les gouverneurs tombèrent d’une quinzaine de mètres.',
        de_DE:
          'Die Rippen des Wladislawsaals kringeln sich übers Gewölbe wie abgeschnittene Bänder, und die Stufen daneben sind flach genug für Pferde. Aus der Kanzlei nebenan fielen die Statthalter etwa fünfzehn Meter tief.',
        es_ES:
          'Los nervios de la sala Vladislao se rizan en la bóveda como cintas cortadas, y los peldaños de al lado son lo bastante bajos para un caballo. Desde la cancillería contigua los gobernadores cayeron unos quince metros.',
        it_IT:
          'Le nervature della sala di Vladislao si arricciano sulla volta come nastri tagliati, e i gradini accanto sono bassi quanto basta per un cavallo. Dalla cancelleria vicina i governatori fecero un volo di una quindicina di metri.',
        ru_RU:
          'Нервюры Владиславского зала вьются по своду, как обрезанные ленты, а ступени рядом рассчитаны на лошадей. Из канцелярии по соседству наместники упали метров с пятнадцати.',
        ja_JP:
          'ヴラジスラフ・ホールの天井では、リブが切ったリボンのように巻き、脇の階段は馬が上れるほど段が低くなっています。隣の官房から、総督たちは15メートルほど落ちました。',
      },
      latitude: 50.0903,
      longitude: 14.4016,
      minutes: 19,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Golden Lane',
        fr_FR: 'Ruelle d’Or',
        de_DE: 'Goldenes Gässchen',
        es_ES: 'Callejón del Oro',
        it_IT: 'Vicolo d’Oro',
        ru_RU: 'Злата улочка',
        ja_JP: '黄金小路',
      },
      text: {
        en_US:
          'The cottages were squeezed into the arches of the wall for Rudolf II’s castle marksmen. Kafka’s sister Ottla rented number 22 in 1916; he came in the evenings and walked home at midnight.',
        fr_FR:
          'Les maisonnettes furent glissées sous les arcs de l’enceinte pour les archers de Rodolphe II. Ottla, la sœur de Kafka, loua le 22 en 1916 ; il y venait le soir et rentrait à pied à minuit.',
        de_DE:
          'Die Häuschen zwängte man für die Burgschützen Rudolfs II. in die Bögen der Mauer. Kafkas Schwester Ottla mietete 1916 Nummer 22; er kam abends und ging um Mitternacht nach Hause.',
        es_ES:
          'Las casitas se encajaron en los arcos de la muralla para los tiradores de Rodolfo II. Ottla, la hermana de Kafka, alquiló la 22 en 1916; él venía al anochecer y volvía a pie a medianoche.',
        it_IT:
          'Le casette furono incastrate negli archi delle mura per i tiratori di Rodolfo II. Ottla, sorella di Kafka, affittò il 22 nel 1916; lui arrivava la sera e tornava a piedi a mezzanotte.',
        ru_RU:
          'Домики втиснули в арки крепостной стены для стрелков Рудольфа II. Сестра Кафки Оттла сняла дом № 22 в 1916 году; он приходил вечерами и в полночь шёл домой пешком.',
        ja_JP:
          '小さな家々は、ルドルフ2世の城の射手のために城壁のアーチに押し込むように建てられました。1916年にカフカの妹オットラが22番を借り、兄は夕方に来て真夜中に歩いて帰りました。',
      },
      latitude: 50.09185,
      longitude: 14.4038,
      minutes: 17,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Black Tower and Old Castle Steps',
        fr_FR: 'Tour Noire et ancien escalier du Château',
        de_DE: 'Schwarzer Turm und Alte Schlossstiege',
        es_ES: 'Torre Negra y escalinata vieja',
        it_IT: 'Torre Nera e vecchia scalinata',
        ru_RU: 'Чёрная башня и Старая замковая лестница',
        ja_JP: '黒塔と旧城内階段',
      },
      text: {
        en_US:
          'The eastern gate opens on a terrace above the roofs of Malá Strana. The steps run between garden walls straight down to the river meadows, where the tram bell can be heard again.',
        fr_FR:
          'La porte orientale donne sur une terrasse au-dessus des toits de Malá Strana. L’escalier file entre deux murs de jardin vers la rive, où l’on entend de nouveau la cloche du tramway.',
        de_DE:
          'Das Osttor öffnet sich auf eine Terrasse über den Dächern der Kleinseite. Zwischen Gartenmauern laufen die Stufen hinunter, bis man wieder die Straßenbahn klingeln hört.',
        es_ES:
          'La puerta oriental da a una terraza sobre los tejados de Malá Strana. Los peldaños bajan rectos entre tapias de jardín hasta que vuelve a oírse la campana del tranvía.',
        it_IT:
          'La porta orientale si apre su una terrazza sopra i tetti di Malá Strana. I gradini scendono dritti tra i muri dei giardini, finché si risente la campanella del tram.',
        ru_RU:
          'Восточные ворота выходят на террасу над крышами Малой Страны. Ступени сбегают между садовыми стенами, пока снова не послышится трамвайный звонок.',
        ja_JP:
          '東門を出ると、マラー・ストラナの屋根を見下ろすテラスがあります。石段は庭園の塀の間をまっすぐ下り、やがてまた路面電車のベルが聞こえてきます。',
      },
      latitude: 50.09238,
      longitude: 14.406,
      minutes: 8,
      minutesToNext: 14,
    },
    {
      name: {
        en_US: 'Malostranské náměstí',
        fr_FR: 'Malostranské náměstí',
        de_DE: 'Kleinseitner Ring',
        es_ES: 'Plaza de Malá Strana',
        it_IT: 'Piazza di Malá Strana',
        ru_RU: 'Малостранская площадь',
        ja_JP: 'マラー・ストラナ広場',
      },
      text: {
        en_US:
          'Christoph Dientzenhofer let the front of St. Nicholas swell and sink; his son Kilian Ignaz added the dome. Mozart played the organ here in the autumn of “Don Giovanni.”',
        fr_FR:
          'Christoph Dientzenhofer fit onduler la façade de Saint-Nicolas ; son fils Kilian Ignaz ajouta le dôme. Mozart toucha l’orgue ici l’automne de « Don Giovanni ».',
        de_DE:
          'Christoph Dientzenhofer ließ die Front von St. Nikolaus schwellen und sinken, sein Sohn Kilian Ignaz setzte die Kuppel darauf. Im Herbst des „Don Giovanni“ spielte Mozart hier die Orgel.',
        es_ES:
          'Christoph Dientzenhofer onduló la fachada de San Nicolás; su hijo Kilian Ignaz añadió la cúpula. Mozart tocó aquí el órgano el otoño de «Don Giovanni».',
        it_IT:
          'Christoph Dientzenhofer fece ondulare la facciata di San Nicola; il figlio Kilian Ignaz aggiunse la cupola. Mozart vi suonò l’organo nell’autunno del «Don Giovanni».',
        ru_RU:
          'Кристоф Динценхофер заставил фасад Святого Микулаша вздыматься волной, а его сын Килиан Игнац возвёл купол. Осенью «Дон Жуана» здесь играл на органе Моцарт.',
        ja_JP:
          'クリシュトフ・ディーンツェンホーファーが聖ミクラーシュ教会の正面を波打たせ、息子キリアーン・イグナーツがドームを載せました。『ドン・ジョヴァンニ』初演の秋、モーツァルトがここのオルガンを弾いています。',
      },
      latitude: 50.088,
      longitude: 14.40345,
      minutes: 11,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Velkopřevorské náměstí and the Lennon Wall',
        fr_FR: 'Velkopřevorské náměstí et mur Lennon',
        de_DE: 'Großprioratsplatz und Lennon-Mauer',
        es_ES: 'Velkopřevorské náměstí y el muro de Lennon',
        it_IT: 'Velkopřevorské náměstí e muro di Lennon',
        ru_RU: 'Велкопршеворская площадь и стена Леннона',
        ja_JP: 'ヴェルコプシェヴォルスケー広場とレノンの壁',
      },
      text: {
        en_US:
          'After December 1980 a garden wall of the Knights of Malta became a place to write what could not be printed; the police painted it over, and it filled again. A few steps on, a wooden wheel turns in the mill stream.',
        fr_FR:
          'Après décembre 1980, un mur de jardin des chevaliers de Malte reçut ce qui ne pouvait s’imprimer ; la police le repeignait, il se couvrait de nouveau. Quelques pas plus loin, une roue de bois tourne dans le bief.',
        de_DE:
          'Nach dem Dezember 1980 stand auf einer Gartenmauer der Malteser, was nicht gedruckt werden durfte; die Polizei überstrich sie, und sie füllte sich wieder. Ein paar Schritte weiter dreht sich ein Holzrad im Mühlbach.',
        es_ES:
          'Desde diciembre de 1980, una tapia de los caballeros de Malta recogió lo que no podía imprimirse; la policía la repintaba y volvía a llenarse. Unos pasos más allá gira una rueda de madera en el canal.',
        it_IT:
          'Dopo il dicembre 1980 un muro di cinta dei cavalieri di Malta accolse ciò che non si poteva stampare; la polizia lo imbiancava, e si riempiva di nuovo. Poco oltre, una ruota di legno gira nella roggia.',
        ru_RU:
          'После декабря 1980 года на садовой стене мальтийских рыцарей писали то, чего нельзя было напечатать; полиция закрашивала её, и она заполнялась снова. В нескольких шагах крутится деревянное колесо мельницы.',
        ja_JP:
          '1980年12月以降、マルタ騎士団の庭の塀は、印刷できない言葉を書く場所になりました。警察が塗りつぶしても、また埋まりました。数歩先では、水車の木の輪が回っています。',
      },
      latitude: 50.08627,
      longitude: 14.40683,
      minutes: 10,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Charles Bridge',
        fr_FR: 'Pont Charles',
        de_DE: 'Karlsbrücke',
        es_ES: 'Puente de Carlos',
        it_IT: 'Ponte Carlo',
        ru_RU: 'Карлов мост',
        ja_JP: 'カレル橋',
      },
      text: {
        en_US:
          'Parler, the cathedral’s builder, began it in 1357. Walk east past John of Nepomuk, its earliest statue, to the Old Town bank and look over the wall for the bearded head: when water reached it, the lanes were about to flood.',
        fr_FR:
          'Parler, l’homme de la cathédrale, le commença en 1357. On passe devant Jean Népomucène, la plus ancienne statue, jusqu’à la rive de la Vieille Ville ; du parapet, cherchez la tête barbue : quand l’eau l’atteignait, les ruelles allaient être inondées.',
        de_DE:
          'Parler, der Dombaumeister, begann sie 1357. Vorbei an Johannes Nepomuk, der ältesten Figur, geht es zum Altstädter Ufer; dort sitzt in der Mauer ein bärtiger Kopf: Stand ihm das Wasser am Kinn, liefen bald die Gassen voll.',
        es_ES:
          'Parler, el de la catedral, lo empezó en 1357. Se pasa ante Juan Nepomuceno, su estatua más antigua, hasta la orilla de la Ciudad Vieja; en el muro hay una cabeza barbuda: si el agua la tocaba, las calles iban a inundarse.',
        it_IT:
          'Parler, quello della cattedrale, lo cominciò nel 1357. Si passa davanti a Giovanni Nepomuceno, la statua più antica, fino alla riva della Città Vecchia; nel muro c’è una testa barbuta: se l’acqua la toccava, le vie stavano per allagarsi.',
        ru_RU:
          'Парлерж, строитель собора, заложил его в 1357 году. Мимо Яна Непомуцкого, старейшей статуи, идём к берегу Старого Места и ищем в стене бородатую голову: если вода доходила до неё, улицам грозил потоп.',
        ja_JP:
          '大聖堂の建築家パルラーが1357年に着工しました。最古の像である聖ヤン・ネポムツキーの前を過ぎ、旧市街側の護岸にひげの男の顔を探します。水がここまで来ると、路地が浸かる合図でした。',
      },
      latitude: 50.0865,
      longitude: 14.4113,
      minutes: 19,
      minutesToNext: 0,
    },
  ],
};
