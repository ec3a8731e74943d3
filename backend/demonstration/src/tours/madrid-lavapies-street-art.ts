import type { TourOfDemo } from '../shapes.js';

export const madridLavapiesStreetArt: TourOfDemo = {
  slug: 'madrid-lavapies-street-art',
  city: 'madrid',
  categories: ['street-art-tour', 'group-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['off-the-beaten-track'],
  landmarks: [
    {
      motif: 'street-art-wall',
      name: 'Muros Tabacalera',
    },
    {
      motif: 'rooftops',
      name: 'La Corrala',
    },
    {
      motif: 'clock-tower',
      name: 'Sundial of the Casa de la Vela',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Plaza de Cascorro, below the soldier with the gas can',
        fr_FR: 'Plaza de Cascorro, sous le soldat au bidon',
        de_DE: 'Plaza de Cascorro, unter dem Soldaten mit dem Kanister',
        es_ES: 'Plaza de Cascorro, bajo el soldado de la lata de petróleo',
        it_IT: 'Plaza de Cascorro, sotto il soldato con la latta',
        ru_RU: 'Площадь Каскорро, под солдатом с канистрой',
        ja_JP: 'カスコロ広場、油缶を抱えた兵士の像の下',
      },
      address: 'Plaza de Cascorro, 28005 Madrid, Spain',
      latitude: 40.41068,
      longitude: -3.70758,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: {
        kind: 'per-person',
        adult: 2200,
        child: 1100,
        infant: 0,
      },
      minimumPersons: 1,
      maximumPersons: 14,
      capacity: 14,
      weekdays: [3, 4, 5, 6],
      starts: ['11:00', '17:00'],
      closedMonths: [8],
      closedDays: ['12-24', '12-25', '12-31', '01-01', '01-06'],
    },
  ],
  name: {
    en_US: 'Lavapiés, Wall by Wall',
    fr_FR: 'Lavapiés, mur après mur',
    de_DE: 'Lavapiés, Wand für Wand',
    es_ES: 'Lavapiés, muro a muro',
    it_IT: 'Lavapiés, un muro dopo l’altro',
    ru_RU: 'Лавапьес: стена за стеной',
    ja_JP: 'ラバピエス 壁から壁へ',
  },
  summary: {
    en_US:
      'Two hours downhill through Madrid’s most painted quarter, from an ape with two fathers to the long wall of the old tobacco factory.',
    fr_FR:
      'Deux heures en descente dans le quartier le plus peint de Madrid, d’un singe à deux pères au long mur de l’ancienne manufacture de tabac.',
    de_DE:
      'Zwei Stunden bergab durch Madrids buntestes Viertel, von einem Affen mit zwei Vätern bis zur langen Mauer der alten Tabakfabrik.',
    es_ES:
      'Dos horas cuesta abajo por el barrio más pintado de Madrid, de un mono con dos padres al largo muro de la antigua fábrica de tabacos.',
    it_IT:
      'Due ore in discesa nel quartiere più dipinto di Madrid, da una scimmia con due padri al lungo muro della vecchia manifattura tabacchi.',
    ru_RU:
      'Два часа под горку по самому расписному кварталу Мадрида: от обезьяны с двумя отцами до длинной стены старой табачной фабрики.',
    ja_JP:
      'マドリードでいちばん絵の多い界隈を2時間かけて下るグループツアー。二人の作者をもつ猿の壁画から、旧たばこ工場の長い塀まで、ラバピエスの街角の絵を読み解きながら歩きます。',
  },
  highlights: {
    en_US: [
      'Okuda’s triangles and Bordalo II’s scrap on one corner',
      'A working sundial five stories high, painted in 1985',
      'A burned-out church that has become a reading room',
      'The perimeter of La Tabacalera, repainted edition by edition',
    ],
    fr_FR: [
      'Les triangles d’Okuda et la ferraille de Bordalo II au même angle',
      'Un cadran solaire de cinq étages, peint en 1985 et toujours à l’heure',
      'Une église incendiée devenue salle de lecture',
      'L’enceinte de La Tabacalera, repeinte édition après édition',
    ],
    de_DE: [
      'Okudas Dreiecke und Bordalos Schrott an einer Hausecke',
      'Eine Sonnenuhr von fünf Stockwerken, gemalt 1985 und immer noch in Betrieb',
      'Eine ausgebrannte Kirche, die Lesesaal wurde',
      'Die Mauer der Tabacalera, mit jeder Ausgabe neu bemalt',
    ],
    es_ES: [
      'Los triángulos de Okuda y la chatarra de Bordalo II en una misma esquina',
      'Un reloj de sol de cinco pisos, pintado en 1985 y en hora',
      'Una iglesia quemada convertida en sala de lectura',
      'La tapia de La Tabacalera, repintada edición tras edición',
    ],
    it_IT: [
      'I triangoli di Okuda e i rottami di Bordalo II sullo stesso angolo',
      'Una meridiana alta cinque piani, dipinta nel 1985 e funzionante',
      'Una chiesa bruciata diventata sala di lettura',
      'Il recinto della Tabacalera, ridipinto edizione dopo edizione',
    ],
    ru_RU: [
      'Треугольники Окуды и металлолом Бордало II на одном углу',
      'Действующие солнечные часы высотой в пять этажей, 1985 год',
      'Сгоревшая церковь, ставшая читальным залом',
      'Ограда Табакалеры, которую расписывают заново от выпуска к выпуску',
    ],
    ja_JP: [
      '一つの角に並ぶオクダの三角形とボルダロ2世の廃材',
      '1985年に描かれ、今も時を示す五階建ての日時計',
      '焼け跡の教会を使った閲覧室',
      '回を重ねるごとに塗り替えられるタバカレラの塀',
    ],
  },
  description: {
    en_US:
      'In Lavapiés a wall is a conversation. Somebody paints a face, somebody else answers with a poster, the owner of the greengrocer’s orders a parrot for his shutter, and next spring the festival called C.A.L.L.E. hands out fifty façades. What hangs here this month may be gone the next; your guide walks the streets every week and changes the route accordingly. A few works have stayed for years, and they are the backbone of the walk.\n\nYou learn to tell a paste-up from a stencil and a commission from a dare, and hear how rents, migration and soccer got onto the bricks. The walk is two kilometers, nearly all of it downhill, in a group of fourteen at most, and ends among vegetables in a garden that neighbors made out of a vacant lot.',
    fr_FR:
      'À Lavapiés, un mur est une conversation. Quelqu’un peint un visage, un autre répond par une affiche, l’épicier commande un perroquet pour son rideau de fer et, au printemps suivant, le festival C.A.L.L.E. distribue cinquante façades. Ce qui est là ce mois-ci aura peut-être disparu le prochain ; votre guide passe chaque semaine et change le parcours en conséquence. Quelques œuvres tiennent depuis des années : elles forment l’ossature du tour.\n\nOn apprend à distinguer un collage d’un pochoir, une commande d’un défi, et comment les loyers, l’exil et le football sont venus sur la brique. Deux kilomètres, presque tous en descente, à quatorze au plus, pour finir parmi les légumes d’un jardin que les voisins ont tiré d’un terrain vague.',
    de_DE:
      'In Lavapiés ist eine Wand ein Gespräch. Jemand malt ein Gesicht, ein anderer antwortet mit einem Plakat, der Gemüsehändler bestellt einen Papagei für seinen Rollladen, und im nächsten Frühjahr verteilt das Festival C.A.L.L.E. fünfzig Fassaden. Was diesen Monat zu sehen ist, kann im nächsten fort sein; Ihr Guide geht die Straßen jede Woche ab und ändert danach den Weg. Einige Werke sind seit Jahren da, sie tragen die Tour.\n\nSie lernen, Paste-up von Schablone und Auftrag von Mutprobe zu unterscheiden, und erfahren, wie Mieten, Migration und Fußball auf die Ziegel kamen. Zwei Kilometer, fast alles bergab, höchstens vierzehn Personen, und am Ende Gemüsebeete in einem Garten, den Nachbarn aus einer Brache gemacht haben.',
    es_ES:
      'En Lavapiés una pared es una conversación. Alguien pinta una cara, otro contesta con un cartel, el frutero encarga un loro para el cierre y, a la primavera siguiente, el festival C.A.L.L.E. reparte cincuenta fachadas. Lo que hay este mes puede no estar el próximo; su guía pisa estas calles cada semana y cambia el recorrido en consecuencia. Unas cuantas obras llevan años y son la columna vertebral del paseo.\n\nSe aprende a distinguir un cartel pegado de una plantilla y un encargo de un reto, y cómo llegaron a los ladrillos los alquileres, la migración y el fútbol. Son dos kilómetros, casi todos cuesta abajo, en un grupo de catorce como mucho, y se acaba entre hortalizas, en el jardín que los vecinos sacaron de un solar.',
    it_IT:
      'A Lavapiés un muro è una conversazione. Uno dipinge un volto, un altro risponde con un manifesto, il fruttivendolo ordina un pappagallo per la saracinesca e la primavera dopo il festival C.A.L.L.E. assegna cinquanta facciate. Quello che c’è questo mese può sparire il prossimo; la guida batte le strade ogni settimana e cambia il giro di conseguenza. Alcune opere resistono da anni, e sono l’ossatura della passeggiata.\n\nSi impara a distinguere un poster incollato da uno stencil e una commissione da una sfida, e come affitti, migrazioni e calcio siano finiti sui mattoni. Due chilometri, quasi tutti in discesa, in quattordici al massimo, per finire tra gli ortaggi di un giardino che i vicini hanno ricavato da un terreno abbandonato.',
    ru_RU:
      'В Лавапьесе стена — это разговор. Кто-то пишет лицо, кто-то отвечает плакатом, зеленщик заказывает попугая на рольставни, а следующей весной фестиваль C.A.L.L.E. раздаёт пятьдесят фасадов. То, что видно в этом месяце, в следующем может исчезнуть; гид обходит улицы каждую неделю и меняет маршрут. Некоторые работы держатся годами — на них и построена прогулка.\n\nВы научитесь отличать наклейку от трафарета, а заказ от вызова и узнаете, как на кирпич попали арендная плата, миграция и футбол. Два километра, почти всё под горку, не больше четырнадцати человек, а в конце — грядки в саду, который соседи устроили на пустыре.',
    ja_JP:
      'ラバピエスでは、壁は会話のようなものです。誰かが顔を描けば、別の誰かがポスターで答え、八百屋はシャッターにオウムの絵を頼みます。翌春には「C.A.L.L.E.」祭が五十の壁を描き手に割り当てます。今月ある絵が来月には消えているかもしれません。ガイドは毎週この街を歩き、道順を組み直しています。何年も残っている作品がいくつかあり、それが散歩の骨組みになります。\n\n貼り絵とステンシル、注文と挑発の見分け方を知り、家賃や移民やサッカーがなぜ煉瓦に描かれるのかをお聞きいただきます。ほとんど下り坂の2キロを最大14名で歩き、終点は住民が空き地から生み出した菜園です。',
  },
  included: {
    en_US: [
      'Guide who knows painters of the quarter',
      'Group of fourteen people at most',
      'List of the works seen, with names and years',
    ],
    fr_FR: [
      'Un guide qui connaît des peintres du quartier',
      'Groupe de quatorze personnes au plus',
      'Liste des œuvres vues, avec noms et dates',
    ],
    de_DE: [
      'Guide mit Kontakt zu Malern des Viertels',
      'Gruppe von höchstens vierzehn Personen',
      'Liste der gesehenen Werke mit Namen und Jahren',
    ],
    es_ES: [
      'Guía que conoce a pintores del barrio',
      'Grupo de catorce personas como máximo',
      'Lista de las obras vistas, con nombres y años',
    ],
    it_IT: [
      'Una guida che conosce i pittori del quartiere',
      'Gruppo di quattordici persone al massimo',
      'Elenco delle opere viste, con nomi e anni',
    ],
    ru_RU: [
      'Гид, знакомый с художниками квартала',
      'Группа не больше четырнадцати человек',
      'Список увиденных работ с именами и годами',
    ],
    ja_JP: ['界隈の描き手と親しいガイド', '最大14名のグループ', '見た作品の作者名と制作年の一覧'],
  },
  notIncluded: {
    en_US: ['Food and drinks', 'Contributions to the garden'],
    fr_FR: ['Repas et boissons', 'La participation au jardin'],
    de_DE: ['Speisen und Getränke', 'Spenden für den Garten'],
    es_ES: ['Comida y bebida', 'Aportaciones al jardín'],
    it_IT: ['Cibo e bevande', 'Contributi al giardino'],
    ru_RU: ['Еда и напитки', 'Пожертвования на сад'],
    ja_JP: ['飲食代', '菜園への寄付'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Calle de Embajadores, corner of San Cayetano',
        fr_FR: 'Calle de Embajadores, angle de San Cayetano',
        de_DE: 'Calle de Embajadores, Ecke San Cayetano',
        es_ES: 'Calle de Embajadores, esquina a San Cayetano',
        it_IT: 'Calle de Embajadores, angolo San Cayetano',
        ru_RU: 'Улица Эмбахадорес, угол Сан-Каэтано',
        ja_JP: 'エンバハドーレス通り、サン・カジェターノ通りの角',
      },
      text: {
        en_US:
          'A seventeenth-century house stood on this corner until 2013. El Rey de la Ruina covered the bare walls with a heart; since 2019 there has been a sports court inside, and the fence has become a canvas too.',
        fr_FR:
          'Une maison du XVIIe siècle occupait cet angle jusqu’en 2013. El Rey de la Ruina couvrit les murs nus d’un cœur ; un terrain de sport occupe la parcelle depuis 2019, et sa clôture sert de toile à son tour.',
        de_DE:
          'Bis 2013 stand an dieser Ecke ein Haus aus dem 17. Jahrhundert. El Rey de la Ruina malte ein Herz auf die kahlen Wände; seit 2019 liegt dahinter ein Sportplatz, und auch der Zaun ist zur Leinwand geworden.',
        es_ES:
          'En esta esquina hubo hasta 2013 un caserón del siglo XVII. El Rey de la Ruina cubrió las paredes desnudas con un corazón; desde 2019 hay dentro una pista deportiva y también el cierre hace de lienzo.',
        it_IT:
          'A quest’angolo c’era fino al 2013 una casa del Seicento. El Rey de la Ruina coprì i muri nudi con un cuore; dal 2019 dentro c’è un campo sportivo, e anche la recinzione fa da tela.',
        ru_RU:
          'До 2013 года на этом углу стоял дом XVII века. El Rey de la Ruina закрыл голые стены сердцем; с 2019-го внутри спортплощадка, и ограда тоже стала холстом.',
        ja_JP:
          '2013年までこの角には17世紀の屋敷がありました。残った壁にエル・レイ・デ・ラ・ルイナがハートを描き、2019年からは中が運動場となって、囲いもまた絵の舞台になっています。',
      },
      latitude: 40.4097,
      longitude: -3.70615,
      minutes: 10,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'The ape of Cabestreros',
        fr_FR: 'Le singe de Cabestreros',
        de_DE: 'Der Affe von Cabestreros',
        es_ES: 'El mono de Cabestreros',
        it_IT: 'La scimmia di Cabestreros',
        ru_RU: 'Обезьяна на Кабестрерос',
        ja_JP: 'カベストレーロスの猿',
      },
      text: {
        en_US:
          'In November 2019 Okuda painted out his own star, the most photographed in Lavapiés. One half of the new head is his geometry, the other was bolted on in relief by the Portuguese Bordalo II.',
        fr_FR:
          'En novembre 2019, Okuda effaça sa propre étoile, la plus photographiée de Lavapiés. Une moitié de la nouvelle tête est sa géométrie ; l’autre, en relief, a été montée par le Portugais Bordalo II.',
        de_DE:
          'Im November 2019 übermalte Okuda seinen eigenen Stern, den meistfotografierten von Lavapiés. Die eine Hälfte des neuen Kopfes ist seine Geometrie, die andere montierte der Portugiese Bordalo II als Relief.',
        es_ES:
          'En noviembre de 2019 Okuda borró su propia estrella, la más fotografiada de Lavapiés. Media cabeza es geometría suya; la otra media, en relieve, la montó el portugués Bordalo II.',
        it_IT:
          'Nel novembre 2019 Okuda cancellò la propria stella, la più fotografata di Lavapiés. Metà della nuova testa è la sua geometria; l’altra, a rilievo, fu montata dal portoghese Bordalo II.',
        ru_RU:
          'В ноябре 2019 года Окуда закрасил собственную звезду, которую в Лавапьесе снимали чаще всего. Половина новой головы — его геометрия, другую, рельефную, собрал португалец Бордало II.',
        ja_JP:
          '2019年11月、オクダはこの街でいちばん写真に撮られた自作の星を塗りつぶしました。新しい顔の半分は彼の幾何学模様、もう半分はポルトガルのボルダロ2世が取り付けた立体です。',
      },
      latitude: 40.40905,
      longitude: -3.7053,
      minutes: 13,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Calle del Amparo',
        fr_FR: 'Calle del Amparo',
        de_DE: 'Calle del Amparo',
        es_ES: 'Calle del Amparo',
        it_IT: 'Calle del Amparo',
        ru_RU: 'Улица Ампаро',
        ja_JP: 'アンパロ通り',
      },
      text: {
        en_US:
          'From a lattice like those of the Alhambra a woman looks down whose face might be Indian, Roma or Moroccan. Sfhir painted her in three days for the festival of 2025.',
        fr_FR:
          'Derrière un moucharabieh digne de l’Alhambra, une femme regarde la rue, peut-être indienne, gitane ou marocaine. Sfhir l’a peinte en trois jours pour le festival de 2025.',
        de_DE:
          'Aus einem Gitter wie in der Alhambra blickt eine Frau, die Inderin, Romni oder Marokkanerin sein könnte. Sfhir malte sie in drei Tagen für das Festival von 2025.',
        es_ES:
          'Tras una celosía como las de la Alhambra mira una mujer que podría ser india, gitana o marroquí. Sfhir la pintó en tres días para el festival de 2025.',
        it_IT:
          'Da una grata come quelle dell’Alhambra guarda una donna che potrebbe essere indiana, gitana o marocchina. Sfhir l’ha dipinta in tre giorni per il festival del 2025.',
        ru_RU:
          'Из-за решётки, какие бывают в Альгамбре, смотрит женщина — то ли индианка, то ли цыганка, то ли марокканка. Сфир написал её за три дня к фестивалю 2025 года.',
        ja_JP:
          'アルハンブラのような格子窓の奥から、インドにもロマにもモロッコにも見える女性が通りを見下ろします。スフィルが2025年の芸術祭のために三日で描いた絵です。',
      },
      latitude: 40.40955,
      longitude: -3.70325,
      minutes: 10,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Casa de la Vela and the Escuelas Pías',
        fr_FR: 'Casa de la Vela et Escuelas Pías',
        de_DE: 'Casa de la Vela und Escuelas Pías',
        es_ES: 'Casa de la Vela y Escuelas Pías',
        it_IT: 'Casa de la Vela ed Escuelas Pías',
        ru_RU: 'Каса-де-ла-Вела и Эскуэлас-Пиас',
        ja_JP: 'ベラの家とエスクエラス・ピアス',
      },
      text: {
        en_US:
          'On the end wall in Calle del Sombrerete a woman hangs out washing, and her line throws the shadow of the hour: Ángel Aragonés made the sundial in 1985. Across the square, students read beneath the vaults of a school church burned in 1936.',
        fr_FR:
          'Rue del Sombrerete, une femme peinte étend son linge et l’ombre donne l’heure : Ángel Aragonés a fait ce cadran en 1985. De l’autre côté de la place, on étudie sous les voûtes d’une église d’école brûlée en 1936.',
        de_DE:
          'An der Giebelwand in der Calle del Sombrerete hängt eine Frau Wäsche auf, und der Schatten zeigt die Stunde: Ángel Aragonés schuf die Sonnenuhr 1985. Gegenüber lesen Studenten unter den Gewölben einer Schulkirche, die 1936 brannte.',
        es_ES:
          'En el testero de la calle del Sombrerete una mujer tiende la ropa y la sombra da la hora: el reloj lo hizo Ángel Aragonés en 1985. Al otro lado de la plaza se estudia bajo las bóvedas de una iglesia escolar quemada en 1936.',
        it_IT:
          'Sulla parete cieca di Calle del Sombrerete una donna stende i panni e l’ombra segna l’ora: la meridiana è di Ángel Aragonés, 1985. Di là dalla piazza si studia sotto le volte di una chiesa scolastica bruciata nel 1936.',
        ru_RU:
          'На торце дома по улице Сомбререте женщина развешивает бельё, а тень показывает час: солнечные часы сделал Анхель Арагонес в 1985 году. Через площадь студенты читают под сводами школьной церкви, сгоревшей в 1936-м.',
        ja_JP:
          'ソンブレレーテ通りの妻壁で女性が洗濯物を干し、影が時刻を示します。アンヘル・アラゴネスによる1985年の日時計です。広場の向かいでは、1936年に焼けた学校教会の天井の下で学生たちが本を読んでいます。',
      },
      latitude: 40.40835,
      longitude: -3.7036,
      minutes: 15,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Walls of La Tabacalera',
        fr_FR: 'Murs de La Tabacalera',
        de_DE: 'Mauern der Tabacalera',
        es_ES: 'Muros de La Tabacalera',
        it_IT: 'Muri della Tabacalera',
        ru_RU: 'Стены Табакалеры',
        ja_JP: 'タバカレラの塀',
      },
      text: {
        en_US:
          'Thousands of women rolled cigars in this factory, and their strikes were known all over Spain. Since 2014 the yard wall has been given out by the meter to artists, so that thirty styles stand shoulder to shoulder.',
        fr_FR:
          'Des milliers de femmes ont roulé des cigares dans cette manufacture, et leurs grèves furent célèbres. Depuis 2014, le mur de la cour est attribué par tronçons : trente manières s’y touchent.',
        de_DE:
          'Tausende Frauen rollten in dieser Fabrik Zigarren, ihre Streiks kannte ganz Spanien. Seit 2014 wird die Hofmauer abschnittsweise vergeben, sodass dreißig Handschriften Schulter an Schulter stehen.',
        es_ES:
          'Miles de mujeres liaron cigarros en esta fábrica, y sus huelgas fueron famosas en toda España. Desde 2014 la tapia del patio se reparte por tramos, y treinta estilos se tocan hombro con hombro.',
        it_IT:
          'Migliaia di donne arrotolarono sigari in questa fabbrica, e i loro scioperi furono famosi in tutta la Spagna. Dal 2014 il muro del cortile si assegna a tratti, e trenta mani stanno spalla a spalla.',
        ru_RU:
          'Тысячи женщин крутили на этой фабрике сигары, и об их забастовках знала вся Испания. С 2014 года стену двора раздают художникам отрезками, и три десятка манер стоят плечом к плечу.',
        ja_JP:
          'この工場では何千人もの女性が葉巻を巻き、そのストライキは全国に知られました。2014年から中庭の塀が区画ごとに描き手へ割り当てられ、三十もの画風が肩を並べています。',
      },
      latitude: 40.40597,
      longitude: -3.70186,
      minutes: 19,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Plaza de Lavapiés',
        fr_FR: 'Plaza de Lavapiés',
        de_DE: 'Plaza de Lavapiés',
        es_ES: 'Plaza de Lavapiés',
        it_IT: 'Plaza de Lavapiés',
        ru_RU: 'Площадь Лавапьес',
        ja_JP: 'ラバピエス広場',
      },
      text: {
        en_US:
          'Senegalese tailors, Bengali grocers and pensioners from Extremadura share the benches. Look at the shop shutters toward Argumosa: many were painted for C.A.L.L.E., and some owners refused to paint them over.',
        fr_FR:
          'Tailleurs sénégalais, épiciers bengalis et retraités d’Estrémadure partagent les bancs. Regardez les rideaux des boutiques vers Argumosa : beaucoup datent de C.A.L.L.E., et des patrons ont refusé qu’on les efface.',
        de_DE:
          'Senegalesische Schneider, bengalische Händler und Rentner aus der Extremadura teilen sich die Bänke. Viele Rollläden Richtung Argumosa entstanden für C.A.L.L.E., und manche Besitzer wollten sie nicht mehr hergeben.',
        es_ES:
          'Sastres senegaleses, tenderos bengalíes y jubilados extremeños comparten los bancos. Muchos cierres hacia Argumosa se pintaron para C.A.L.L.E., y algún dueño se negó a borrarlos.',
        it_IT:
          'Sarti senegalesi, bottegai bengalesi e pensionati dell’Estremadura si dividono le panchine. Molte saracinesche verso Argumosa furono dipinte per C.A.L.L.E., e qualche padrone non ha voluto cancellarle.',
        ru_RU:
          'Скамейки делят сенегальские портные, бенгальские лавочники и пенсионеры из Эстремадуры. Многие рольставни в сторону Аргумосы расписаны для C.A.L.L.E., и иные хозяева отказались их закрашивать.',
        ja_JP:
          'ベンチにはセネガルの仕立屋、ベンガルの食料品店主、エストレマドゥーラ出身の年金生活者が隣り合います。アルグモーサ通り側のシャッターの多くはC.A.L.L.E.の作品で、消すのを断った店主もいます。',
      },
      latitude: 40.4085,
      longitude: -3.70105,
      minutes: 7,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Esta es una Plaza, Calle del Doctor Fourquet',
        fr_FR: 'Esta es una Plaza, Calle del Doctor Fourquet',
        de_DE: 'Esta es una Plaza, Calle del Doctor Fourquet',
        es_ES: 'Esta es una Plaza, Calle del Doctor Fourquet',
        it_IT: 'Esta es una Plaza, Calle del Doctor Fourquet',
        ru_RU: '«Эста-эс-уна-пласа», улица Доктора Фурке',
        ja_JP: 'ドクトル・フルケ通りの菜園「エスタ・エス・ウナ・プラサ」',
      },
      text: {
        en_US:
          'The city had left this lot closed for thirty years when neighbors opened it in 2008 and called it a square. If one of the hundred keys is at hand you sit among beans and painted walls.',
        fr_FR:
          'La ville laissait ce terrain fermé depuis trente ans quand, en 2008, des voisins l’ouvrirent et déclarèrent que c’était une place. Si l’une des cent clés est là, on s’assoit entre haricots et murs peints.',
        de_DE:
          'Dreißig Jahre lag das Grundstück verschlossen, ehe Nachbarn es 2008 öffneten und zum Platz erklärten. Ist einer der hundert Schlüssel zur Hand, sitzen Sie zwischen Bohnen und bemalten Wänden.',
        es_ES:
          'El solar llevaba treinta años cerrado cuando, en 2008, unos vecinos lo abrieron y dijeron que era una plaza. Si hay a mano una de las cien llaves, uno se sienta entre judías y paredes pintadas.',
        it_IT:
          'Il terreno era chiuso da trent’anni quando, nel 2008, i vicini lo aprirono e dissero che era una piazza. Se una delle cento chiavi è a portata di mano, ci si siede tra fagioli e muri dipinti.',
        ru_RU:
          'Участок стоял запертым тридцать лет, пока в 2008 году соседи не открыли его и не объявили площадью. Если под рукой окажется один из сотни ключей, можно посидеть среди фасоли и расписанных стен.',
        ja_JP:
          '30年閉ざされていた市有地を、2008年に住民が開き、「これは広場だ」と名づけました。百本ある鍵のどれかが手元にあれば、豆の畝と描かれた壁の間でひと休みできます。',
      },
      latitude: 40.40812,
      longitude: -3.69715,
      minutes: 10,
      minutesToNext: 0,
    },
  ],
};
