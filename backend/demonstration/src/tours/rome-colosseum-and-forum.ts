import type { TourOfDemo } from '../shapes.js';

export const romeColosseumAndForum: TourOfDemo = {
  slug: 'rome-colosseum-and-forum',
  city: 'rome',
  categories: ['private-tour', 'museum'],
  currency: 'EUR',
  featured: true,
  cancellationHours: 24,
  // Timed tickets for the Colosseum have to be reserved first.
  leadTimeHours: 72,
  infantsNeedSeat: false,
  specialFilters: ['skip-the-line'],
  landmarks: [
    { motif: 'arena', name: 'Colosseum' },
    { motif: 'temple-columns', name: 'Temple of Antoninus and Faustina' },
    { motif: 'pine', name: 'Umbrella pines of the Palatine' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Largo Gaetana Agnesi, terrace above Colosseo metro station',
        fr_FR: 'Largo Gaetana Agnesi, terrasse au-dessus du métro Colosseo',
        de_DE: 'Largo Gaetana Agnesi, Terrasse über der Metrostation Colosseo',
        es_ES: 'Largo Gaetana Agnesi, terraza sobre la estación de metro Colosseo',
        it_IT: 'Largo Gaetana Agnesi, terrazza sopra la metro Colosseo',
        ru_RU: 'Ларго Гаэтана-Аньези, терраса над станцией метро Colosseo',
        ja_JP: '地下鉄コロッセオ駅の上の広場、ラルゴ・ガエターナ・アニェージ',
      },
      address: 'Largo Gaetana Agnesi, 00184 Roma RM, Italy',
      latitude: 41.89152,
      longitude: 12.49168,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 19500 },
          { upTo: 4, amount: 22500 },
          { upTo: 6, amount: 26000 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['08:45', '10:30', '13:00'],
      closedDays: ['01-01', '04-25', '06-02', '11-04', '12-25'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 25000 },
          { upTo: 4, amount: 28500 },
          { upTo: 6, amount: 32500 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['08:45', '12:00'],
      closedDays: ['01-01', '04-25', '06-02', '11-04', '12-25'],
    },
  ],
  name: {
    en_US: 'Colosseum, Palatine and Roman Forum',
    fr_FR: 'Colisée, Palatin et Forum romain',
    de_DE: 'Kolosseum, Palatin und Forum Romanum',
    es_ES: 'Coliseo, Palatino y Foro Romano',
    it_IT: 'Colosseo, Palatino e Foro Romano',
    ru_RU: 'Колизей, Палатин и Римский форум',
    ja_JP: 'コロッセオ、パラティーノの丘、フォロ・ロマーノ',
  },
  summary: {
    en_US:
      'From the tiers of the Colosseum over the Palatine and down the Via Sacra to the terrace of the Capitoline, with timed entry.',
    fr_FR:
      'Des gradins du Colisée au Palatin, puis par la Voie sacrée jusqu’à la terrasse du Capitole, avec entrée à heure réservée.',
    de_DE:
      'Von den Rängen des Kolosseums über den Palatin und die Via Sacra bis zur Terrasse am Kapitol, mit reservierter Einlasszeit.',
    es_ES:
      'De las gradas del Coliseo al Palatino y, por la Vía Sacra, hasta el mirador del Capitolio, con entrada a hora reservada.',
    it_IT:
      'Dalle gradinate del Colosseo al Palatino e poi lungo la Via Sacra fino alla terrazza del Campidoglio, con ingresso a orario prenotato.',
    ru_RU:
      'От трибун Колизея через Палатин и по Священной дороге до террасы Капитолия — со входом по билетам на забронированное время.',
    ja_JP:
      'コロッセオの観客席からパラティーノの丘へ上がり、聖なる道に沿ってフォロ・ロマーノを抜け、カンピドリオの展望テラスまで、時間指定の予約入場を利用しながら専属ガイドと歩くプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'The tiers of the Colosseum and the machinery corridors below the arena',
      'Reused reliefs on the Arch of Constantine',
      'View over the Forum from the Farnese Gardens',
      'The Via Sacra from the Arch of Titus to the Senate house',
      'Timed entry without waiting in line at the ticket office',
    ],
    fr_FR: [
      'Les gradins du Colisée et les couloirs techniques sous l’arène',
      'Les reliefs remployés de l’arc de Constantin',
      'La vue sur le Forum depuis les jardins Farnèse',
      'La Voie sacrée, de l’arc de Titus à la Curie',
      'Entrée à heure réservée, sans attente à la billetterie',
    ],
    de_DE: [
      'Die Ränge des Kolosseums und der Blick in die Technikgänge unter der Arena',
      'Wiederverwendete Reliefs am Konstantinsbogen',
      'Aussicht auf das Forum von den Farnesischen Gärten',
      'Die Via Sacra vom Titusbogen bis zum Senatsgebäude',
      'Reservierte Einlasszeit ohne Anstehen an der Kasse',
    ],
    es_ES: [
      'Las gradas del Coliseo y los corredores de servicio bajo la arena',
      'Los relieves reutilizados del Arco de Constantino',
      'La vista del Foro desde los Jardines Farnesio',
      'La Vía Sacra, del Arco de Tito a la Curia',
      'Entrada a hora reservada, sin cola en la taquilla',
    ],
    it_IT: [
      'Le gradinate del Colosseo e i corridoi di servizio sotto l’arena',
      'I rilievi di reimpiego dell’Arco di Costantino',
      'La vista sul Foro dagli Orti Farnesiani',
      'La Via Sacra dall’Arco di Tito alla Curia',
      'Ingresso a orario prenotato, senza fila alla biglietteria',
    ],
    ru_RU: [
      'Трибуны Колизея и служебные коридоры под ареной',
      'Рельефы с более ранних памятников на арке Константина',
      'Вид на Форум из садов Фарнезе',
      'Священная дорога от арки Тита до здания сената',
      'Вход в забронированное время без очереди в кассу',
    ],
    ja_JP: [
      'コロッセオの観客席と、アリーナの下に残る舞台装置の通路',
      '古い記念碑から転用されたコンスタンティヌスの凱旋門の浮き彫り',
      'ファルネーゼ庭園から見下ろすフォロ・ロマーノ',
      'ティトゥスの凱旋門から元老院議事堂まで続く聖なる道',
      '時間指定の予約入場で、券売所に並ばずに入場',
    ],
  },
  description: {
    en_US:
      'We begin on the terrace above the metro, where the outer ring of the Colosseum is still four stories high and the builders’ logic can be read from arch to arch. Then you go in, walk the tiers and look down into the corridors where cages and scenery waited for the elevators. Past the Arch of Constantine the path climbs the Palatine, the hill that gave us the word palace.\n\nFrom the Farnese Gardens the whole Forum lies below like a plan; afterward you walk through it, from the Arch of Titus to the Senate house, and finish above it on the Capitoline. Paving is old and uneven, with steps and little shade. The four-hour option follows the same route with more time in the Colosseum and on the Palatine.',
    fr_FR:
      'Le rendez-vous est sur la terrasse au-dessus du métro, là où l’anneau extérieur du Colisée garde ses quatre niveaux et laisse comprendre, d’arche en arche, la logique des bâtisseurs. Puis on entre, on parcourt les gradins et l’on regarde les couloirs où cages et décors attendaient les monte-charges. Passé l’arc de Constantin, le chemin grimpe au Palatin, la colline à qui nous devons le mot palais.\n\nDes jardins Farnèse, le Forum s’étale comme un plan ; on le traverse ensuite, de l’arc de Titus à la Curie, avant de finir au-dessus de lui, au Capitole. Le pavage antique est irrégulier, il y a des marches et peu d’ombre. La formule de quatre heures suit le même parcours, avec plus de temps au Colisée et sur le Palatin.',
    de_DE:
      'Treffpunkt ist die Terrasse über der Metro: Hier steht der Außenring des Kolosseums noch vier Geschosse hoch, und Bogen für Bogen lässt sich ablesen, wie die Baumeister dachten. Dann geht es hinein, über die Ränge und mit Blick in die Gänge, in denen Käfige und Kulissen auf die Aufzüge warteten. Hinter dem Konstantinsbogen steigt der Weg zum Palatin an, dem Hügel, von dem unser Wort Palast stammt.\n\nVon den Farnesischen Gärten liegt das Forum wie ein Plan zu Ihren Füßen; danach durchqueren Sie es vom Titusbogen bis zur Curia und schauen zum Schluss vom Kapitol darauf zurück. Das antike Pflaster ist uneben, es gibt Stufen und wenig Schatten. Die vierstündige Variante folgt demselben Weg und lässt mehr Zeit im Kolosseum und auf dem Palatin.',
    es_ES:
      'Empezamos en la terraza que hay sobre el metro, donde el anillo exterior del Coliseo conserva sus cuatro pisos y se entiende, arco por arco, la lógica de quienes lo construyeron. Después se entra, se recorren las gradas y se ven desde arriba los corredores donde jaulas y decorados esperaban los montacargas. Pasado el Arco de Constantino, el camino sube al Palatino, la colina de la que procede la palabra palacio.\n\nDesde los Jardines Farnesio el Foro se extiende como un plano; luego se atraviesa, del Arco de Tito a la Curia, y se termina contemplándolo desde el Capitolio. El empedrado antiguo es irregular, hay escalones y poca sombra. La opción de cuatro horas sigue el mismo recorrido, con más tiempo en el Coliseo y en el Palatino.',
    it_IT:
      'Si comincia dalla terrazza sopra la metro, dove l’anello esterno del Colosseo conserva i suoi quattro ordini e, arcata dopo arcata, si legge il ragionamento dei costruttori. Poi si entra, si percorrono le gradinate e si guarda giù nei corridoi dove gabbie e scenografie aspettavano i montacarichi. Oltre l’Arco di Costantino la strada sale al Palatino, il colle da cui viene la parola palazzo.\n\nDagli Orti Farnesiani il Foro si stende come una pianta; poi lo si attraversa, dall’Arco di Tito alla Curia, per rivederlo infine dall’alto del Campidoglio. Il basolato antico è sconnesso, ci sono gradini e poca ombra. La formula di quattro ore segue lo stesso percorso, con più tempo al Colosseo e sul Palatino.',
    ru_RU:
      'Встречаемся на террасе над станцией метро: отсюда внешнее кольцо Колизея видно во все четыре яруса, и по аркам легко понять, как рассуждали строители. Затем входим внутрь, идём вдоль трибун и смотрим вниз, в коридоры, где клетки и декорации ждали подъёмников. За аркой Константина дорога поднимается на Палатин — холм, от имени которого произошло слово «палаццо».\n\nИз садов Фарнезе весь Форум виден как на плане; потом мы проходим его от арки Тита до Курии и в конце ещё раз смотрим на него сверху, уже с Капитолия. Древняя мостовая неровная, на пути есть ступени и мало тени. Четырёхчасовой вариант идёт тем же маршрутом, но оставляет больше времени для Колизея и Палатина.',
    ja_JP:
      '集合は地下鉄駅の上のテラスです。ここから見るコロッセオの外壁は今も四層の高さを保ち、アーチを一つずつ追うと造り手の考えが見えてきます。続いて中に入り、観客席を歩きながら、檻や舞台装置が昇降機を待っていた地下通路を見下ろします。コンスタンティヌスの凱旋門を過ぎると、道は「パレス」の語源となったパラティーノの丘へ上ります。\n\nファルネーゼ庭園からは、フォロ・ロマーノが一枚の図面のように広がります。そのあとティトゥスの凱旋門から元老院議事堂まで実際に歩き、最後にカンピドリオの丘からもう一度振り返ります。古代の石畳は凹凸があり、階段も多く、日陰はわずかです。4時間のコースは同じ道順で、コロッセオとパラティーノに長く時間を取ります。',
  },
  included: {
    en_US: [
      'Licensed guide for your group alone',
      'Reservation of timed tickets for the Colosseum, Forum and Palatine',
      'Reconstruction drawings of the arena and the Forum to compare on the spot',
    ],
    fr_FR: [
      'Guide conférencier agréé, réservé à votre groupe',
      'Réservation des billets à heure fixe pour le Colisée, le Forum et le Palatin',
      'Dessins de reconstitution de l’arène et du Forum, à comparer sur place',
    ],
    de_DE: [
      'Lizenzierter Guide nur für Ihre Gruppe',
      'Reservierung der Zeittickets für Kolosseum, Forum und Palatin',
      'Rekonstruktionszeichnungen von Arena und Forum zum Vergleich vor Ort',
    ],
    es_ES: [
      'Guía oficial solo para su grupo',
      'Reserva de las entradas con hora para el Coliseo, el Foro y el Palatino',
      'Dibujos de reconstrucción de la arena y del Foro para comparar sobre el terreno',
    ],
    it_IT: [
      'Guida abilitata solo per il suo gruppo',
      'Prenotazione dei biglietti a orario per Colosseo, Foro e Palatino',
      'Disegni ricostruttivi dell’arena e del Foro da confrontare sul posto',
    ],
    ru_RU: [
      'Лицензированный гид только для вашей группы',
      'Бронирование билетов на определённое время в Колизей, на Форум и Палатин',
      'Рисунки-реконструкции арены и Форума, чтобы сравнить на месте',
    ],
    ja_JP: [
      'お客様のグループだけを案内する公認ガイド',
      'コロッセオ、フォロ・ロマーノ、パラティーノの時間指定入場券の予約手配',
      '現地で見比べられるアリーナとフォロの復元図',
    ],
  },
  notIncluded: {
    en_US: [
      'Entrance tickets for the Colosseum, Forum and Palatine, paid separately at the official price',
      'Access to the arena floor and the underground level',
      'Transport, meals and drinks',
    ],
    fr_FR: [
      'Billets d’entrée du Colisée, du Forum et du Palatin, réglés à part au tarif officiel',
      'Accès au plancher de l’arène et au sous-sol',
      'Transports, repas et boissons',
    ],
    de_DE: [
      'Eintrittskarten für Kolosseum, Forum und Palatin, gesondert zum offiziellen Preis zu zahlen',
      'Zugang zum Arenaboden und zum Untergeschoss',
      'Anfahrt, Speisen und Getränke',
    ],
    es_ES: [
      'Entradas del Coliseo, el Foro y el Palatino, que se pagan aparte a precio oficial',
      'Acceso a la arena y a los subterráneos',
      'Transporte, comidas y bebidas',
    ],
    it_IT: [
      'Biglietti d’ingresso per Colosseo, Foro e Palatino, da pagare a parte al prezzo ufficiale',
      'Accesso al piano dell’arena e ai sotterranei',
      'Trasporti, pasti e bevande',
    ],
    ru_RU: [
      'Входные билеты в Колизей, на Форум и Палатин — оплачиваются отдельно по официальной цене',
      'Выход на арену и в подземный ярус',
      'Транспорт, еда и напитки',
    ],
    ja_JP: [
      'コロッセオ、フォロ・ロマーノ、パラティーノの入場料（公式料金を別途お支払い）',
      'アリーナの床面と地下層への入場',
      '交通費、飲食代',
    ],
  },
  itinerary: [
    {
      name: {
        en_US: 'Colosseum from outside',
        fr_FR: 'Le Colisée vu de l’extérieur',
        de_DE: 'Kolosseum von außen',
        es_ES: 'El Coliseo por fuera',
        it_IT: 'Il Colosseo dall’esterno',
        ru_RU: 'Колизей снаружи',
        ja_JP: 'コロッセオの外観',
      },
      text: {
        en_US:
          'Look for the Roman numerals above the ground-floor arches: they told spectators which entrance was theirs. The holes in the travertine are where the iron clamps were taken out in the Middle Ages.',
        fr_FR:
          'Au-dessus des arches du rez-de-chaussée, des chiffres romains indiquaient à chacun son entrée. Les trous du travertin marquent la place des agrafes de fer arrachées au Moyen Âge.',
        de_DE:
          'Über den Bögen im Erdgeschoss stehen römische Ziffern; sie zeigten den Zuschauern ihren Eingang. Die Löcher im Travertin stammen von Eisenklammern, die im Mittelalter herausgebrochen wurden.',
        es_ES:
          'Sobre los arcos de la planta baja quedan números romanos que indicaban a cada espectador su entrada. Los agujeros del travertino son la huella de las grapas de hierro arrancadas en la Edad Media.',
        it_IT:
          'Sopra le arcate del pianterreno restano i numeri romani che indicavano a ciascuno il proprio ingresso. I fori nel travertino sono il segno delle grappe di ferro cavate nel Medioevo.',
        ru_RU:
          'Над арками нижнего яруса сохранились римские цифры: по ним зрители находили свой вход. Отверстия в травертине остались от железных скоб, которые вынули в Средние века.',
        ja_JP:
          '一階のアーチの上に残るローマ数字は、観客に自分の入口を示すものでした。トラバーチンの壁にあいた穴は、中世に鉄の留め具が抜き取られた跡です。',
      },
      latitude: 41.89138,
      longitude: 12.49188,
      minutes: 14,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Inside the Colosseum',
        fr_FR: 'À l’intérieur du Colisée',
        de_DE: 'Im Kolosseum',
        es_ES: 'El Coliseo por dentro',
        it_IT: 'Dentro il Colosseo',
        ru_RU: 'Внутри Колизея',
        ja_JP: 'コロッセオの内部',
      },
      text: {
        en_US:
          'From the tiers you see straight into the walls that carried the wooden arena floor and hid the elevators. Senators sat nearest the sand, women and the poor at the top.',
        fr_FR:
          'Des gradins, le regard plonge entre les murs qui portaient le plancher de l’arène et cachaient les monte-charges. Les sénateurs siégeaient au bord du sable, les femmes et les pauvres tout en haut.',
        de_DE:
          'Von den Rängen blickt man zwischen die Mauern, die den hölzernen Arenaboden trugen und die Aufzüge verbargen. Die Senatoren saßen dem Sand am nächsten, Frauen und Arme ganz oben.',
        es_ES:
          'Desde las gradas se ven los muros que sostenían el suelo de madera de la arena y ocultaban los montacargas. Los senadores se sentaban junto a la arena; las mujeres y los pobres, en lo más alto.',
        it_IT:
          'Dalle gradinate si vedono i muri che reggevano il tavolato dell’arena e nascondevano i montacarichi. I senatori sedevano vicino alla sabbia, le donne e i poveri in cima.',
        ru_RU:
          'С трибун видны стены, на которых лежал деревянный пол арены и за которыми прятались подъёмники. Сенаторы сидели у самого песка, женщины и бедняки — на самом верху.',
        ja_JP:
          '観客席からは、木の床を支え、昇降機を隠していた壁の列がそのまま見えます。砂の舞台に最も近い席は元老院議員、女性と貧しい市民は最上段でした。',
      },
      latitude: 41.89021,
      longitude: 12.49231,
      minutes: 52,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Arch of Constantine',
        fr_FR: 'Arc de Constantin',
        de_DE: 'Konstantinsbogen',
        es_ES: 'Arco de Constantino',
        it_IT: 'Arco di Costantino',
        ru_RU: 'Арка Константина',
        ja_JP: 'コンスタンティヌスの凱旋門',
      },
      text: {
        en_US:
          'The arch honors the victory over Maxentius in 312, yet its round medallions were carved for Hadrian some two centuries earlier. Compare them with the flat frieze just below.',
        fr_FR:
          'L’arc célèbre la victoire de 312 sur Maxence, mais ses médaillons ronds furent sculptés pour Hadrien quelque deux siècles plus tôt. Comparez-les à la frise plate juste en dessous.',
        de_DE:
          'Der Bogen feiert den Sieg von 312 über Maxentius, seine runden Medaillons aber wurden gut zwei Jahrhunderte früher für Hadrian gemeißelt. Ein Vergleich mit dem flachen Fries darunter lohnt sich.',
        es_ES:
          'El arco celebra la victoria del año 312 sobre Majencio, pero sus medallones redondos se esculpieron para Adriano unos dos siglos antes. Basta compararlos con el friso plano que corre debajo.',
        it_IT:
          'L’arco celebra la vittoria del 312 su Massenzio, ma i tondi furono scolpiti per Adriano circa due secoli prima. Basta confrontarli con il fregio piatto che corre subito sotto.',
        ru_RU:
          'Арка прославляет победу 312 года над Максенцием, но её круглые медальоны вырезаны для Адриана примерно на два века раньше. Сравните их с плоским фризом прямо под ними.',
        ja_JP:
          '312年のマクセンティウスに対する勝利を記念する門ですが、円形の浮き彫りは約二百年前のハドリアヌス帝の時代のものです。すぐ下の平板な帯状の浮き彫りと見比べてみます。',
      },
      latitude: 41.88978,
      longitude: 12.49062,
      minutes: 8,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Palatine Stadium',
        fr_FR: 'Stade du Palatin',
        de_DE: 'Stadion auf dem Palatin',
        es_ES: 'Estadio Palatino',
        it_IT: 'Stadio Palatino',
        ru_RU: 'Палатинский стадион',
        ja_JP: 'パラティーノの競技場',
      },
      text: {
        en_US:
          'This long hollow was part of Domitian’s palace, shaped like a racecourse and used as a sunken garden. The great niche on one side was the emperor’s box.',
        fr_FR:
          'Cette longue fosse appartenait au palais de Domitien ; elle a la forme d’un hippodrome et servait de jardin en contrebas. La grande exèdre, sur le côté, était la loge de l’empereur.',
        de_DE:
          'Die lange Senke gehörte zum Palast Domitians: geformt wie eine Rennbahn, genutzt als versenkter Garten. Die große Nische an der Seite war die Loge des Kaisers.',
        es_ES:
          'Esta larga hondonada era parte del palacio de Domiciano: tiene forma de hipódromo y servía de jardín rehundido. La gran exedra lateral era el palco del emperador.',
        it_IT:
          'Questa lunga conca faceva parte del palazzo di Domiziano: ha la forma di un ippodromo e serviva da giardino incassato. La grande esedra sul lato era il palco dell’imperatore.',
        ru_RU:
          'Длинная впадина была частью дворца Домициана: по форме это ипподром, а служила она садом ниже уровня комнат. Большая ниша сбоку — ложа императора.',
        ja_JP:
          '細長いくぼ地はドミティアヌス帝の宮殿の一部で、競馬場の形をした沈床庭園でした。片側の大きな半円の張り出しが皇帝の席です。',
      },
      latitude: 41.88785,
      longitude: 12.48868,
      minutes: 10,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Farnese Gardens',
        fr_FR: 'Jardins Farnèse',
        de_DE: 'Farnesische Gärten',
        es_ES: 'Jardines Farnesio',
        it_IT: 'Orti Farnesiani',
        ru_RU: 'Сады Фарнезе',
        ja_JP: 'ファルネーゼ庭園',
      },
      text: {
        en_US:
          'A Farnese cardinal laid out his garden on top of the palace of Tiberius. From its edge you can name every building of the Forum before walking among them.',
        fr_FR:
          'Un cardinal Farnèse fit planter son jardin sur le palais de Tibère. Du bord de la terrasse, on nomme chaque édifice du Forum avant de marcher entre eux.',
        de_DE:
          'Ein Kardinal Farnese legte seinen Garten über dem Palast des Tiberius an. Vom Rand der Terrasse lässt sich jedes Bauwerk des Forums benennen, bevor man zwischen ihnen umhergeht.',
        es_ES:
          'Un cardenal Farnesio plantó su jardín encima del palacio de Tiberio. Desde el borde se puede nombrar cada edificio del Foro antes de caminar entre ellos.',
        it_IT:
          'Un cardinale Farnese piantò il suo giardino sopra il palazzo di Tiberio. Dal belvedere si possono nominare uno a uno gli edifici del Foro prima di camminarci in mezzo.',
        ru_RU:
          'Кардинал из рода Фарнезе разбил сад прямо над дворцом Тиберия. С края террасы можно назвать каждую постройку Форума, прежде чем пройти между ними.',
        ja_JP:
          'ファルネーゼ家の枢機卿が、ティベリウス帝の宮殿の上に造らせた庭園です。縁に立つと、これから歩くフォロの建物を一つずつ指して確かめられます。',
      },
      latitude: 41.89082,
      longitude: 12.48645,
      minutes: 12,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Arch of Titus',
        fr_FR: 'Arc de Titus',
        de_DE: 'Titusbogen',
        es_ES: 'Arco de Tito',
        it_IT: 'Arco di Tito',
        ru_RU: 'Арка Тита',
        ja_JP: 'ティトゥスの凱旋門',
      },
      text: {
        en_US:
          'Inside the passage, soldiers carry the seven-branched candlestick out of the Temple of Jerusalem. Opposite, Titus rides in his chariot behind four horses.',
        fr_FR:
          'Sous la voûte, des soldats emportent le chandelier à sept branches du Temple de Jérusalem. En face, Titus passe sur son char à quatre chevaux.',
        de_DE:
          'Im Durchgang tragen Soldaten den siebenarmigen Leuchter aus dem Tempel von Jerusalem. Gegenüber fährt Titus im Viergespann.',
        es_ES:
          'En el interior del arco, los soldados se llevan el candelabro de siete brazos del Templo de Jerusalén. Enfrente, Tito pasa en su cuadriga.',
        it_IT:
          'Sotto il fornice, i soldati portano via il candelabro a sette bracci dal Tempio di Gerusalemme. Di fronte, Tito passa sulla quadriga.',
        ru_RU:
          'Внутри пролёта воины несут семисвечник из Иерусалимского храма. Напротив Тит едет на колеснице, запряжённой четвёркой.',
        ja_JP:
          '門の内側には、エルサレム神殿の七枝の燭台を運ぶ兵士たちが彫られています。向かい側は四頭立ての戦車に乗るティトゥスです。',
      },
      latitude: 41.8907,
      longitude: 12.48862,
      minutes: 7,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Via Sacra and Curia',
        fr_FR: 'Voie sacrée et Curie',
        de_DE: 'Via Sacra und Curia',
        es_ES: 'Vía Sacra y Curia',
        it_IT: 'Via Sacra e Curia',
        ru_RU: 'Священная дорога и Курия',
        ja_JP: '聖なる道とクリア（元老院議事堂）',
      },
      text: {
        en_US:
          'The bronze door of the temple of Antoninus and Faustina hangs high above its steps, because the ground once reached that level. Beyond it stands the Curia, the brick hall in which the Senate met.',
        fr_FR:
          'La porte du temple d’Antonin et Faustine s’ouvre bien au-dessus des marches, parce que le sol montait autrefois jusque-là. Plus loin se dresse la Curie, la salle de brique où siégeait le Sénat.',
        de_DE:
          'Die Tür im Tempel des Antoninus und der Faustina sitzt hoch über den Stufen, weil der Boden einst bis dorthin reichte. Dahinter steht die Curia, der Ziegelsaal, in dem der Senat tagte.',
        es_ES:
          'La puerta del templo de Antonino y Faustina queda muy por encima de los escalones, porque el suelo llegaba antes hasta allí. Más adelante está la Curia, la sala de ladrillo donde se reunía el Senado.',
        it_IT:
          'La porta nel tempio di Antonino e Faustina si apre molto sopra i gradini, perché un tempo il terreno arrivava fin lì. Più avanti c’è la Curia, l’aula di mattoni in cui si riuniva il Senato.',
        ru_RU:
          'Дверь в храме Антонина и Фаустины висит высоко над ступенями: когда-то до неё доходила земля. Дальше стоит Курия — кирпичный зал, где заседал сенат.',
        ja_JP:
          'アントニヌスとファウスティーナの神殿の扉が階段のはるか上にあるのは、かつて地面がその高さまであったためです。その先に、元老院が開かれた煉瓦造りのクリアが建っています。',
      },
      latitude: 41.89262,
      longitude: 12.48572,
      minutes: 24,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Terrace of the Capitoline',
        fr_FR: 'Terrasse du Capitole',
        de_DE: 'Terrasse am Kapitol',
        es_ES: 'Mirador del Capitolio',
        it_IT: 'Terrazza del Campidoglio',
        ru_RU: 'Терраса Капитолия',
        ja_JP: 'カンピドリオの展望テラス',
      },
      text: {
        en_US:
          'Beside the Palazzo Senatorio the route lies in one line below you: the Arch of Septimius Severus, the Via Sacra and, at the far end, the Colosseum.',
        fr_FR:
          'À côté du palais sénatorial, tout le parcours s’aligne en contrebas : l’arc de Septime Sévère, la Voie sacrée et, au fond, le Colisée.',
        de_DE:
          'Neben dem Senatorenpalast liegt der ganze Weg in einer Linie unter Ihnen: der Septimius-Severus-Bogen, die Via Sacra und ganz hinten das Kolosseum.',
        es_ES:
          'Junto al Palacio Senatorio, todo el recorrido queda abajo en una sola línea: el Arco de Septimio Severo, la Vía Sacra y, al fondo, el Coliseo.',
        it_IT:
          'Accanto al Palazzo Senatorio l’intero percorso è in fila sotto gli occhi: l’Arco di Settimio Severo, la Via Sacra e, in fondo, il Colosseo.',
        ru_RU:
          'Рядом с дворцом Сенаторов весь пройденный путь лежит внизу одной линией: арка Септимия Севера, Священная дорога и вдали Колизей.',
        ja_JP:
          'セナトリオ宮の脇に立つと、セプティミウス・セウェルスの凱旋門、聖なる道、そして奥のコロッセオまで、歩いてきた道が一直線に見渡せます。',
      },
      latitude: 41.89283,
      longitude: 12.48372,
      minutes: 10,
      minutesToNext: 0,
    },
  ],
};
