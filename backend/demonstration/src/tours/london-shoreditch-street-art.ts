import type { TourOfDemo } from '../shapes.js';

export const londonShoreditchStreetArt: TourOfDemo = {
  slug: 'london-shoreditch-street-art',
  city: 'london',
  categories: ['street-art-tour', 'group-tour'],
  currency: 'GBP',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['off-the-beaten-track', 'with-children'],
  landmarks: [
    { motif: 'street-art-wall', name: 'Walls of Shoreditch' },
    { motif: 'rooftops', name: 'Brick Lane' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Corner of Brick Lane and Fournier Street, below the minaret-like steel column',
        fr_FR: 'Angle de Brick Lane et Fournier Street, sous la colonne d’acier de la mosquée',
        de_DE: 'Ecke Brick Lane und Fournier Street, unter der Stahlsäule der Moschee',
        es_ES: 'Esquina de Brick Lane con Fournier Street, bajo la columna de acero de la mezquita',
        it_IT: 'Angolo tra Brick Lane e Fournier Street, sotto la colonna d’acciaio della moschea',
        ru_RU: 'Угол Брик-лейн и Фурнье-стрит, у стальной колонны мечети',
        ja_JP: 'ブリック・レーンとフルニエ・ストリートの角、モスクの鋼鉄の柱の下',
      },
      address: '59 Brick Lane, London E1 6QL, United Kingdom',
      latitude: 51.51949,
      longitude: -0.07213,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: { kind: 'per-person', adult: 2200, child: 1100, infant: 0 },
      minimumPersons: 1,
      maximumPersons: 14,
      capacity: 14,
      weekdays: [2, 4, 5, 6, 7],
      starts: ['10:30', '14:00'],
      closedDays: ['12-24', '12-25', '12-26', '01-01'],
    },
  ],
  name: {
    en_US: 'Street Art from Brick Lane to Shoreditch',
    fr_FR: 'Street art, de Brick Lane à Shoreditch',
    de_DE: 'Street-Art von der Brick Lane bis Shoreditch',
    es_ES: 'Arte urbano, de Brick Lane a Shoreditch',
    it_IT: 'Street art da Brick Lane a Shoreditch',
    ru_RU: 'Стрит-арт от Брик-лейн до Шордича',
    ja_JP: 'ブリック・レーンからショーディッチへ ストリートアート散策',
  },
  summary: {
    en_US:
      'Read the painted walls of East London with a guide, from ROA’s giant bird in Hanbury Street to the Banksy stencils off Rivington Street.',
    fr_FR:
      'Lire les murs peints de l’Est londonien, du grand oiseau de ROA sur Hanbury Street aux pochoirs de Banksy près de Rivington Street.',
    de_DE:
      'Die bemalten Wände des Londoner Ostens lesen lernen, von ROAs großem Vogel in der Hanbury Street bis zu Banksy an der Rivington Street.',
    es_ES:
      'Los muros pintados del este de Londres, leídos con un guía: del gran pájaro de ROA en Hanbury Street a los Banksy de Rivington Street.',
    it_IT:
      'I muri dipinti dell’East London letti con una guida, dal grande uccello di ROA in Hanbury Street agli stencil di Banksy in Rivington Street.',
    ru_RU:
      'Стены Восточного Лондона с гидом: от огромной птицы ROA на Ханбери-стрит до трафаретов Бэнкси у Ривингтон-стрит.',
    ja_JP:
      'ROAがハンベリー・ストリートに描いた巨大な鳥から、リヴィントン・ストリートに残るバンクシーのステンシルまで、移り変わる東ロンドンの壁の絵を、ガイドと一緒に読み解いていく少人数の散策です。',
  },
  highlights: {
    en_US: [
      'ROA’s crane, several stories high, in Hanbury Street',
      'Stik’s couple holding hands in Princelet Street',
      'Fresh paint in the yards of the Truman Brewery',
      'The tunnel where Banksy held his first London show',
    ],
    fr_FR: [
      'La grue de ROA, haute de plusieurs étages, sur Hanbury Street',
      'Le couple de Stik, main dans la main, sur Princelet Street',
      'La peinture fraîche dans les cours de la brasserie Truman',
      'Le tunnel de la première exposition londonienne de Banksy',
    ],
    de_DE: [
      'ROAs mehrere Stockwerke hoher Kranich in der Hanbury Street',
      'Stiks Paar, das sich in der Princelet Street an den Händen hält',
      'Frische Farbe in den Höfen der Truman-Brauerei',
      'Der Tunnel, in dem Banksy zum ersten Mal in London ausstellte',
    ],
    es_ES: [
      'La grulla de ROA, de varios pisos de altura, en Hanbury Street',
      'La pareja de Stik, de la mano, en Princelet Street',
      'Pintura fresca en los patios de la cervecería Truman',
      'El túnel donde Banksy expuso por primera vez en Londres',
    ],
    it_IT: [
      'La gru di ROA, alta diversi piani, in Hanbury Street',
      'La coppia di Stik, mano nella mano, in Princelet Street',
      'Vernice fresca nei cortili della birreria Truman',
      'Il tunnel della prima mostra londinese di Banksy',
    ],
    ru_RU: [
      'Журавль ROA высотой в несколько этажей на Ханбери-стрит',
      'Пара Стика, взявшаяся за руки, на Принслет-стрит',
      'Свежая краска во дворах пивоварни Трумэна',
      'Туннель, где прошла первая лондонская выставка Бэнкси',
    ],
    ja_JP: [
      'ハンベリー・ストリートの壁に立つ、数階分の高さのROAの鶴',
      'プリンスレット・ストリートで手をつなぐスティックの二人',
      '旧トルーマン醸造所の中庭に重なる新しい絵',
      'バンクシーがロンドンで最初に展覧会を開いたトンネル',
    ],
  },
  description: {
    en_US:
      'East London paints over itself every week, so no two walks are quite alike. Your guide knows which pieces have stood for years, who painted last night and why a wall in Redchurch Street is worth more to an artist than a gallery. You begin where Brick Lane tells its own story of arrivals, Huguenot, Jewish and Bengali, and follow the side streets from Stik’s couple to ROA’s crane.\n\nBeyond the Truman Brewery the walls grow larger. You learn to tell a stencil from a paste-up and a tag from a throw-up, and who asks permission and who does not. The last stop is the railway tunnel in Rivington Street where Banksy put up his first London exhibition in twenty-five minutes. Groups have fourteen people at most; a work described here may have been painted over by the time you come.',
    fr_FR:
      'L’Est londonien se repeint chaque semaine, et deux promenades ne se ressemblent jamais tout à fait. Votre guide sait quelles œuvres tiennent depuis des années, qui a peint la nuit dernière et pourquoi un mur de Redchurch Street vaut, pour un artiste, mieux qu’une galerie. On part de Brick Lane, où se lisent les arrivées huguenote, juive puis bengalie, et l’on suit les rues voisines du couple de Stik à la grue de ROA.\n\nAprès la brasserie Truman, les murs s’agrandissent. On apprend à distinguer un pochoir d’un collage, un tag d’un throw-up, et qui demande la permission. Dernier arrêt : le tunnel de Rivington Street, où Banksy monta sa première exposition londonienne en vingt-cinq minutes. Quatorze personnes au plus ; une œuvre citée ici peut avoir été recouverte entre-temps.',
    de_DE:
      'Der Londoner Osten übermalt sich jede Woche selbst, kein Rundgang ist ganz wie der vorige. Ihr Guide weiß, welche Arbeiten seit Jahren stehen, wer letzte Nacht gemalt hat und warum eine Wand in der Redchurch Street für Künstler mehr zählt als eine Galerie. Sie beginnen an der Brick Lane, die von Hugenotten, Juden und Bengalen erzählt, und folgen den Seitenstraßen von Stiks Paar zu ROAs Kranich.\n\nHinter der Truman-Brauerei werden die Wände größer. Sie lernen, ein Stencil von einem Paste-up und ein Tag von einem Throw-up zu unterscheiden, und wer um Erlaubnis fragt. Am Ende steht der Tunnel in der Rivington Street, in dem Banksy seine erste Londoner Ausstellung in fünfundzwanzig Minuten anbrachte. Die Gruppe hat höchstens vierzehn Teilnehmer; manches hier genannte Werk kann inzwischen übermalt sein.',
    es_ES:
      'El este de Londres se repinta cada semana, así que no hay dos paseos iguales. Su guía sabe qué obras llevan años en pie, quién pintó anoche y por qué un muro de Redchurch Street vale más para un artista que una galería. Se empieza en Brick Lane, que cuenta la llegada de hugonotes, judíos y bengalíes, y se sigue por las calles laterales desde la pareja de Stik hasta la grulla de ROA.\n\nPasada la cervecería Truman, los muros crecen. Aprenderá a distinguir una plantilla de un cartel pegado y una firma de un throw-up, y quién pide permiso y quién no. La última parada es el túnel de Rivington Street donde Banksy montó su primera exposición londinense en veinticinco minutos. Los grupos son de catorce personas como máximo; alguna obra citada aquí puede haber desaparecido bajo otra.',
    it_IT:
      'L’East London si ridipinge ogni settimana, e non c’è passeggiata uguale all’altra. La guida sa quali opere resistono da anni, chi ha dipinto stanotte e perché un muro di Redchurch Street, per un artista, vale più di una galleria. Si parte da Brick Lane, che racconta l’arrivo di ugonotti, ebrei e bengalesi, e si seguono le vie laterali dalla coppia di Stik alla gru di ROA.\n\nOltre la birreria Truman i muri si fanno più grandi. Imparerà a distinguere uno stencil da un manifesto incollato, una tag da un throw-up, e chi chiede il permesso da chi non lo chiede. L’ultima tappa è il tunnel di Rivington Street in cui Banksy allestì la sua prima mostra londinese in venticinque minuti. Il gruppo è di quattordici persone al massimo; un’opera citata qui può essere stata coperta nel frattempo.',
    ru_RU:
      'Восточный Лондон перекрашивает себя каждую неделю, и двух одинаковых прогулок здесь не бывает. Гид знает, какие работы держатся годами, кто рисовал прошлой ночью и почему стена на Редчёрч-стрит для художника важнее галереи. Начинаем на Брик-лейн, по которой читается история приезжих — гугенотов, евреев, бенгальцев, — и идём переулками от пары Стика к журавлю ROA.\n\nЗа пивоварней Трумэна стены становятся больше. Вы научитесь отличать трафарет от наклеенного плаката, тег — от «флопа» и узнаете, кто спрашивает разрешения, а кто нет. Последняя остановка — туннель на Ривингтон-стрит, где Бэнкси за двадцать пять минут устроил первую лондонскую выставку. В группе не больше четырнадцати человек; отдельные работы из описания к вашему приезду могут закрасить.',
    ja_JP:
      '東ロンドンの壁は毎週のように塗り替えられ、同じ散策は二度とありません。何年も残っている作品はどれか、昨夜描いたのは誰か、レッドチャーチ・ストリートの壁がなぜ画廊より大事なのか。ガイドはそうした事情に通じています。ユグノー、ユダヤ、ベンガルの人々を迎えてきたブリック・レーンを出発し、スティックの二人からROAの鶴へと脇道をたどります。\n\n旧トルーマン醸造所の先では、壁が大きくなります。ステンシルと貼り紙の作品、タグとスローアップの違い、許可を取る人と取らない人の話も出てきます。最後は、バンクシーが25分で最初のロンドン展を仕上げたリヴィントン・ストリートのトンネルです。定員は14名です。ここで紹介した作品が、当日までに塗りつぶされていることもあります。',
  },
  included: {
    en_US: [
      'Guide who follows the local street-art scene',
      'Small group of fourteen at most',
      'All stops are in the open street: no entrance tickets are needed',
    ],
    fr_FR: [
      'Guide qui suit la scène locale du street art',
      'Petit groupe de quatorze personnes au plus',
      'Tous les arrêts sont dans la rue : aucun billet d’entrée n’est nécessaire',
    ],
    de_DE: [
      'Guide aus der Londoner Street-Art-Szene',
      'Kleine Gruppe mit höchstens vierzehn Personen',
      'Alle Stationen liegen auf der Straße: Eintrittskarten sind nicht nötig',
    ],
    es_ES: [
      'Guía que sigue de cerca el arte urbano del barrio',
      'Grupo reducido, de catorce personas como máximo',
      'Todas las paradas están en la calle: no hacen falta entradas',
    ],
    it_IT: [
      'Guida che segue da vicino la street art del quartiere',
      'Piccolo gruppo, al massimo quattordici persone',
      'Tutte le tappe sono in strada: non servono biglietti d’ingresso',
    ],
    ru_RU: [
      'Гид, который следит за местной стрит-арт-сценой',
      'Небольшая группа — не больше четырнадцати человек',
      'Все остановки на улице: входные билеты не нужны',
    ],
    ja_JP: [
      '地元のストリートアート事情に詳しいガイド',
      '14名までの少人数グループ',
      '見学はすべて屋外のため、入場券は不要です',
    ],
  },
  notIncluded: {
    en_US: ['Food and drinks in Brick Lane', 'Transport to the start and from the end of the walk'],
    fr_FR: ['Repas et boissons sur Brick Lane', 'Transport jusqu’au départ et depuis l’arrivée'],
    de_DE: ['Essen und Getränke in der Brick Lane', 'Fahrt zum Startpunkt und vom Ziel zurück'],
    es_ES: ['Comida y bebida en Brick Lane', 'Transporte hasta el inicio y desde el final del paseo'],
    it_IT: ['Cibo e bevande in Brick Lane', 'Trasporto fino alla partenza e dall’arrivo'],
    ru_RU: ['Еда и напитки на Брик-лейн', 'Проезд до начала и от конца маршрута'],
    ja_JP: ['ブリック・レーンでの飲食代', '集合場所まで、および解散場所からの交通費'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Brick Lane Jamme Masjid',
        fr_FR: 'Brick Lane Jamme Masjid',
        de_DE: 'Brick Lane Jamme Masjid',
        es_ES: 'Mezquita Brick Lane Jamme Masjid',
        it_IT: 'Moschea Brick Lane Jamme Masjid',
        ru_RU: 'Мечеть Джамме-Масджид на Брик-лейн',
        ja_JP: 'ブリック・レーン・ジャーメ・マスジド（モスク）',
      },
      text: {
        en_US:
          'One brick building has been a Huguenot chapel, a Methodist chapel, a synagogue and a mosque. The sundial on its wall says Umbra sumus, we are shadow, which suits a walk about paint that does not last.',
        fr_FR:
          'Le même bâtiment de brique fut temple huguenot, chapelle méthodiste, synagogue, puis mosquée. Son cadran solaire dit « Umbra sumus », nous sommes une ombre : une bonne devise pour des peintures qui ne durent pas.',
        de_DE:
          'Ein und derselbe Ziegelbau war Hugenottenkirche, Methodistenkapelle, Synagoge und ist heute Moschee. Auf der Sonnenuhr steht „Umbra sumus“, wir sind Schatten: ein guter Anfang für Bilder, die nicht bleiben.',
        es_ES:
          'El mismo edificio de ladrillo fue templo hugonote, capilla metodista, sinagoga y hoy mezquita. Su reloj de sol dice «Umbra sumus», somos sombra: buen comienzo para hablar de pinturas que no duran.',
        it_IT:
          'Lo stesso edificio di mattoni è stato tempio ugonotto, cappella metodista, sinagoga e oggi moschea. La meridiana dice «Umbra sumus», siamo ombra: un buon inizio per parlare di pitture che non restano.',
        ru_RU:
          'Одно кирпичное здание побывало гугенотской церковью, методистской капеллой, синагогой и стало мечетью. На солнечных часах написано Umbra sumus — «мы тень»: подходящее начало для разговора о недолговечной краске.',
        ja_JP:
          '同じ煉瓦の建物が、ユグノーの礼拝堂、メソジストの礼拝堂、シナゴーグ、そしてモスクと使われてきました。日時計の銘は「われらは影なり」。長くは残らない絵をめぐる散策の始まりにふさわしい言葉です。',
      },
      latitude: 51.51949,
      longitude: -0.07213,
      minutes: 11,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Princelet Street',
        fr_FR: 'Princelet Street',
        de_DE: 'Princelet Street',
        es_ES: 'Princelet Street',
        it_IT: 'Princelet Street',
        ru_RU: 'Принслет-стрит',
        ja_JP: 'プリンスレット・ストリート',
      },
      text: {
        en_US:
          'Six lines and two dots make each of Stik’s figures: here one of them, in a full veil, holds the other’s hand. The tall attic windows above lit the looms of Huguenot silk weavers.',
        fr_FR:
          'Six traits et deux points suffisent à Stik pour un personnage ; ici, une femme voilée tient son compagnon par la main. Les hautes fenêtres des combles éclairaient les métiers des soyeux huguenots.',
        de_DE:
          'Sechs Striche, zwei Punkte: Mehr braucht Stik nicht für seine Figuren. Hier hält eine verschleierte Frau ihr Gegenüber an der Hand. Hinter den hohen Dachfenstern standen die Webstühle der hugenottischen Seidenweber.',
        es_ES:
          'Seis líneas y dos puntos bastan a Stik para cada figura; aquí, una mujer con velo da la mano a su compañero. Las altas ventanas de los áticos daban luz a los telares de los sederos hugonotes.',
        it_IT:
          'Sei linee e due punti bastano a Stik per ogni figura: qui una donna velata tiene per mano il compagno. Le alte finestre delle mansarde davano luce ai telai dei setaioli ugonotti.',
        ru_RU:
          'Шесть линий и две точки — вот и вся фигура у Стика; здесь женщина в закрытой одежде держит спутника за руку. Высокие мансардные окна давали свет станкам гугенотских шелкоткачей.',
        ja_JP:
          'スティックの人物は、6本の線と2つの点だけでできています。ここではベールをまとった女性が、隣の人と手をつないでいます。上階の大きな窓は、ユグノーの絹織り職人が織機に光を入れるためのものでした。',
      },
      latitude: 51.51992,
      longitude: -0.07204,
      minutes: 10,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Hanbury Street',
        fr_FR: 'Hanbury Street',
        de_DE: 'Hanbury Street',
        es_ES: 'Hanbury Street',
        it_IT: 'Hanbury Street',
        ru_RU: 'Ханбери-стрит',
        ja_JP: 'ハンベリー・ストリート',
      },
      text: {
        en_US:
          'The Belgian artist ROA began this bird as a heron; Bengali neighbors took it for a crane, and it became one. When the council hid it behind a banner in 2012, residents signed a petition and had it uncovered.',
        fr_FR:
          'Le Belge ROA avait commencé un héron ; les voisins bengalis y virent une grue, et c’en fut une. Quand la municipalité la cacha derrière une bâche en 2012, une pétition d’habitants la fit découvrir.',
        de_DE:
          'Der Belgier ROA begann einen Reiher; die bengalischen Nachbarn sahen einen Kranich, und so wurde es einer. Als die Bezirksverwaltung ihn 2012 mit einem Banner verdeckte, holte ihn eine Unterschriftenliste wieder hervor.',
        es_ES:
          'El belga ROA empezó una garza; los vecinos bengalíes vieron una grulla, y en grulla quedó. Cuando el ayuntamiento la tapó con una lona en 2012, una recogida de firmas la devolvió a la vista.',
        it_IT:
          'Il belga ROA aveva cominciato un airone; i vicini bengalesi ci videro una gru, e gru diventò. Quando nel 2012 il comune la coprì con un telone, una petizione degli abitanti la fece riscoprire.',
        ru_RU:
          'Бельгиец ROA начинал рисовать цаплю; соседи-бенгальцы увидели в ней журавля — журавлём она и стала. Когда в 2012 году муниципалитет закрыл рисунок баннером, жители подписали петицию, и баннер сняли.',
        ja_JP:
          'ベルギーの画家ROAはサギを描くつもりでしたが、近所のベンガル系の人々が鶴と見たため、鶴になりました。2012年に区が横断幕で覆い隠したときは、住民が署名を集めて取り外させました。',
      },
      latitude: 51.52029,
      longitude: -0.07126,
      minutes: 11,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Truman Brewery yards',
        fr_FR: 'Cours de la brasserie Truman',
        de_DE: 'Höfe der Truman-Brauerei',
        es_ES: 'Patios de la cervecería Truman',
        it_IT: 'Cortili della birreria Truman',
        ru_RU: 'Дворы пивоварни Трумэна',
        ja_JP: '旧トルーマン醸造所の中庭',
      },
      text: {
        en_US:
          'Beer was brewed here for some three centuries, and the chimney still carries the name TRUMAN. In the yards below, stencils, stickers and paste-ups lie over each other like tree rings.',
        fr_FR:
          'On a brassé ici la bière pendant près de trois siècles, et la cheminée porte encore le nom TRUMAN. Dans les cours, pochoirs, autocollants et collages se superposent comme les cernes d’un arbre.',
        de_DE:
          'Rund drei Jahrhunderte lang wurde hier Bier gebraut, am Schornstein steht noch TRUMAN. In den Höfen liegen Stencils, Sticker und Paste-ups übereinander wie Jahresringe.',
        es_ES:
          'Aquí se hizo cerveza durante unos tres siglos, y la chimenea lleva todavía el nombre TRUMAN. En los patios, plantillas, pegatinas y carteles se superponen como los anillos de un árbol.',
        it_IT:
          'Qui si è fatta birra per circa tre secoli, e la ciminiera porta ancora il nome TRUMAN. Nei cortili stencil, adesivi e manifesti si sovrappongono come gli anelli di un albero.',
        ru_RU:
          'Пиво здесь варили около трёх столетий, и на трубе до сих пор читается TRUMAN. Во дворах трафареты, стикеры и плакаты ложатся друг на друга, как годовые кольца.',
        ja_JP:
          'ここでは約3世紀にわたってビールが造られ、煙突には今も「TRUMAN」の文字が残ります。中庭の壁では、ステンシルやステッカー、貼り紙の作品が年輪のように重なっています。',
      },
      latitude: 51.52092,
      longitude: -0.07272,
      minutes: 14,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Sclater Street',
        fr_FR: 'Sclater Street',
        de_DE: 'Sclater Street',
        es_ES: 'Sclater Street',
        it_IT: 'Sclater Street',
        ru_RU: 'Склейтер-стрит',
        ja_JP: 'スクレーター・ストリート',
      },
      text: {
        en_US:
          'On Sundays this was the bird market, with caged linnets and canaries hung along the house fronts. Look up at the corner with Brick Lane for the old marble tablet with the street’s name, above layers of spray paint.',
        fr_FR:
          'Le dimanche, c’était le marché aux oiseaux : linottes et canaris en cage pendaient aux façades. À l’angle de Brick Lane, une vieille plaque de marbre porte le nom de la rue, au-dessus des couches de bombe.',
        de_DE:
          'Sonntags war hier Vogelmarkt, an den Fassaden hingen Käfige mit Hänflingen und Kanarienvögeln. An der Ecke zur Brick Lane nennt eine alte Marmortafel den Straßennamen, über Schichten von Sprühfarbe.',
        es_ES:
          'Los domingos se celebraba aquí el mercado de pájaros, con jaulas de pardillos y canarios colgadas de las fachadas. En la esquina con Brick Lane, una vieja placa de mármol con el nombre de la calle asoma sobre capas de espray.',
        it_IT:
          'La domenica qui c’era il mercato degli uccelli, con fanelli e canarini in gabbia appesi alle facciate. All’angolo con Brick Lane una vecchia lapide di marmo porta il nome della via, sopra strati di vernice spray.',
        ru_RU:
          'По воскресеньям здесь торговали птицами: клетки с коноплянками и канарейками висели прямо на фасадах. На углу с Брик-лейн над слоями краски сохранилась старинная мраморная табличка с названием улицы.',
        ja_JP:
          '日曜には鳥の市が立ち、ムネアカヒワやカナリアの籠が家々の壁に吊るされていました。ブリック・レーンとの角を見上げると、重なったスプレー画の上に、通りの名を刻んだ古い大理石の銘板があります。',
      },
      latitude: 51.52362,
      longitude: -0.07228,
      minutes: 11,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Redchurch Street',
        fr_FR: 'Redchurch Street',
        de_DE: 'Redchurch Street',
        es_ES: 'Redchurch Street',
        it_IT: 'Redchurch Street',
        ru_RU: 'Редчёрч-стрит',
        ja_JP: 'レッドチャーチ・ストリート',
      },
      text: {
        en_US:
          'Between the boutiques, gable walls change hands from one painter to the next, often within two weeks. Your guide explains who owns them, who rents them out for advertising and how to spot the difference.',
        fr_FR:
          'Entre les boutiques, les murs pignons passent d’un peintre à l’autre, souvent en une quinzaine. Votre guide explique à qui ils appartiennent, qui les loue à la publicité et comment voir la différence.',
        de_DE:
          'Zwischen den Boutiquen wechseln die Giebelwände oft alle zwei Wochen von einem Maler zum nächsten. Ihr Guide erklärt, wem sie gehören, wer sie für Werbung vermietet und woran man das erkennt.',
        es_ES:
          'Entre las tiendas, las medianeras pasan de un pintor a otro, a menudo en quince días. Su guía explica de quién son, quién las alquila para publicidad y cómo se nota la diferencia.',
        it_IT:
          'Tra le boutique, i muri ciechi passano da un pittore all’altro, spesso nel giro di due settimane. La guida spiega di chi sono, chi li affitta alla pubblicità e come si nota la differenza.',
        ru_RU:
          'Между бутиками глухие торцы домов переходят от художника к художнику, порой за две недели. Гид объяснит, кому они принадлежат, кто сдаёт их под рекламу и как это распознать.',
        ja_JP:
          'ブティックの間の側壁は、二週間ほどで次の描き手に渡ることも珍しくありません。壁の持ち主は誰か、広告に貸されるのはどの壁か、その見分け方をガイドが説明します。',
      },
      latitude: 51.52421,
      longitude: -0.07452,
      minutes: 13,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Village Underground, Great Eastern Street',
        fr_FR: 'Village Underground, Great Eastern Street',
        de_DE: 'Village Underground, Great Eastern Street',
        es_ES: 'Village Underground, Great Eastern Street',
        it_IT: 'Village Underground, Great Eastern Street',
        ru_RU: 'Village Underground на Грейт-Истерн-стрит',
        ja_JP: 'ヴィレッジ・アンダーグラウンド（グレート・イースタン・ストリート）',
      },
      text: {
        en_US:
          'Retired Tube cars stand on the roof of this warehouse and serve as studios. The wall beneath them is given to invited artists, so what you see here was painted with permission.',
        fr_FR:
          'Sur le toit de cet entrepôt, d’anciennes voitures de métro servent d’ateliers. Le mur qu’elles dominent est confié à des artistes invités : ici, on a peint avec autorisation.',
        de_DE:
          'Auf dem Dach des Lagerhauses stehen ausgemusterte U-Bahn-Wagen, die als Ateliers dienen. Die Wand darunter bekommen eingeladene Künstler; hier wird also mit Erlaubnis gemalt.',
        es_ES:
          'Sobre el tejado de este almacén, viejos vagones de metro sirven de estudios. El muro de debajo se cede a artistas invitados: aquí se pinta con permiso.',
        it_IT:
          'Sul tetto di questo magazzino, vecchi vagoni della metropolitana fanno da studi. Il muro sottostante è affidato ad artisti invitati: qui si dipinge con il permesso.',
        ru_RU:
          'На крыше этого склада стоят списанные вагоны метро, превращённые в студии. Стену под ними отдают приглашённым художникам, так что здесь рисуют с разрешения.',
        ja_JP:
          '倉庫の屋上に引退した地下鉄の車両が載り、スタジオとして使われています。その下の壁は招かれた作家に任されるため、ここにあるのは許可を得て描かれた絵です。',
      },
      latitude: 51.52372,
      longitude: -0.07838,
      minutes: 12,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Rivington Street',
        fr_FR: 'Rivington Street',
        de_DE: 'Rivington Street',
        es_ES: 'Rivington Street',
        it_IT: 'Rivington Street',
        ru_RU: 'Ривингтон-стрит',
        ja_JP: 'リヴィントン・ストリート',
      },
      text: {
        en_US:
          'Under the railway bridge, look for the faint painted frames that mark where Banksy’s stencils were in 2000. Through the railings of the yard beside it, find his guard with a poodle, behind a clear sheet and next to the words Designated Graffiti Area.',
        fr_FR:
          'Sous le pont du chemin de fer, des cadres peints, presque effacés, indiquent où se trouvaient les pochoirs de Banksy en 2000. À travers la grille de la cour voisine, cherchez son vigile au caniche, derrière une vitre, à côté des mots « Designated Graffiti Area ».',
        de_DE:
          'Unter der Bahnbrücke zeigen verblasste gemalte Rahmen, wo im Jahr 2000 Banksys Stencils waren. Hinter dem Gitter des Hofs daneben steht, von einer Scheibe geschützt, sein Wachmann mit Pudel neben den Worten „Designated Graffiti Area“.',
        es_ES:
          'Bajo el puente del tren, unos marcos pintados, ya borrosos, señalan dónde estuvieron las plantillas de Banksy en 2000. Tras la verja del patio contiguo, busque a su guardia con caniche, protegido por un panel transparente, junto a las palabras «Designated Graffiti Area».',
        it_IT:
          'Sotto il ponte della ferrovia, cornici dipinte, ormai sbiadite, segnano dove erano gli stencil di Banksy nel 2000. Oltre la cancellata del cortile accanto cerchi la sua guardia con il barboncino, dietro una lastra, vicino alle parole «Designated Graffiti Area».',
        ru_RU:
          'Под железнодорожным мостом выцветшие нарисованные рамки отмечают места, где в 2000 году были трафареты Бэнкси. За решёткой соседнего двора под прозрачным щитом — его охранник с пуделем и надпись Designated Graffiti Area («место для граффити»).',
        ja_JP:
          '鉄道橋の下には、2000年にバンクシーのステンシルが並んだ場所を示す枠の跡がうっすらと残ります。隣の中庭の柵越しには、透明な板に守られたプードル連れの警備員と「落書き指定区域」という英語の文字を探してみてください。',
      },
      latitude: 51.52614,
      longitude: -0.07912,
      minutes: 12,
      minutesToNext: 0,
    },
  ],
};
