import type { TourOfDemo } from '../shapes.js';

export const tokyoNationalMuseumUeno: TourOfDemo = {
  slug: 'tokyo-national-museum-ueno',
  city: 'tokyo',
  categories: ['museum', 'private-tour'],
  currency: 'JPY',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['accessible'],
  landmarks: [
    { motif: 'museum-columns', name: 'Honkan of the Tokyo National Museum' },
    { motif: 'statue', name: 'Gilt bronzes of Hōryū-ji' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Main gate of the Tokyo National Museum, by the ticket windows',
        fr_FR: 'Entrée principale du Musée national de Tokyo, près des guichets',
        de_DE: 'Haupttor des Nationalmuseums Tokio, bei den Kassen',
        es_ES: 'Puerta principal del Museo Nacional de Tokio, junto a las taquillas',
        it_IT: 'Ingresso principale del Museo nazionale di Tokyo, presso le biglietterie',
        ru_RU: 'Главные ворота Токийского национального музея, у касс',
        ja_JP: '東京国立博物館正門、券売所の前',
      },
      address: '13-9 Uenokoen, Taito City, Tokyo 110-8712, Japan',
      addresses: { ja_JP: '〒110-8712 東京都台東区上野公園13-9' },
      latitude: 35.71765,
      longitude: 139.77555,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 24000 },
          { upTo: 4, amount: 29000 },
        ],
        extraPerson: 4000,
      },
      minimumPersons: 1,
      maximumPersons: 6,
      weekdays: [3, 4, 5, 6, 7],
      starts: ['10:00', '13:30'],
      closedDays: ['12-22', '12-23', '12-24', '12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31', '01-01'],
    },
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 32000 },
          { upTo: 4, amount: 38000 },
        ],
        extraPerson: 5000,
      },
      minimumPersons: 1,
      maximumPersons: 6,
      weekdays: [3, 4, 5, 6, 7],
      starts: ['10:00', '13:30'],
      closedDays: ['12-22', '12-23', '12-24', '12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31', '01-01'],
    },
  ],
  name: {
    en_US: 'Tokyo National Museum: Japan Room by Room',
    fr_FR: 'Musée national de Tokyo : le Japon salle par salle',
    de_DE: 'Nationalmuseum Tokio: Japan, Saal für Saal',
    es_ES: 'Museo Nacional de Tokio: Japón sala a sala',
    it_IT: 'Museo nazionale di Tokyo: il Giappone sala per sala',
    ru_RU: 'Токийский национальный музей: Япония зал за залом',
    ja_JP: '東京国立博物館 展示室ごとに読む日本美術',
  },
  summary: {
    en_US:
      'Clay figures, sword blades, Noh robes and the small bronzes of Hōryū-ji, read in order with a guide of your own in Ueno’s museum.',
    fr_FR:
      'Figurines d’argile, lames de sabre, robes de nô et petits bronzes du Hōryū-ji, lus dans l’ordre avec votre guide au musée d’Ueno.',
    de_DE:
      'Tonfiguren, Schwertklingen, Nō-Gewänder und die kleinen Bronzen des Hōryū-ji, der Reihe nach gelesen mit eigenem Guide in Ueno.',
    es_ES:
      'Figuras de barro, hojas de sable, trajes de nō y los pequeños bronces de Hōryū-ji, leídos por orden con su guía en el museo de Ueno.',
    it_IT:
      'Figure d’argilla, lame, vesti del nō e i piccoli bronzi dello Hōryū-ji, letti in ordine con una guida tutta per sé nel museo di Ueno.',
    ru_RU:
      'Глиняные фигурки, клинки, одеяния театра но и маленькая бронза Хорю-дзи — по порядку, с личным гидом в музее парка Уэно.',
    ja_JP:
      '土偶、刀剣、能装束、浮世絵、そして法隆寺献納宝物の小金銅仏まで。上野の東京国立博物館を、専任ガイドと時代の順にたどるプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Rope-patterned pots older than rice farming in Japan',
      'A room that shows one single work at a time',
      'How to look along a blade and find its temper line',
      'Seventh-century bronzes, each lit alone in the dark',
    ],
    fr_FR: [
      'Des poteries cordées plus anciennes que la riziculture au Japon',
      'Une salle qui ne montre qu’une œuvre à la fois',
      'L’art de regarder une lame en enfilade pour y trouver la ligne de trempe',
      'Des bronzes du VIIe siècle, éclairés un à un dans l’obscurité',
    ],
    de_DE: [
      'Schnurverzierte Töpfe, älter als der Reisanbau in Japan',
      'Ein Raum, der immer nur ein einziges Werk zeigt',
      'Wie man eine Klinge entlangblickt und ihre Härtelinie findet',
      'Bronzen aus dem 7. Jahrhundert, im Dunkeln einzeln beleuchtet',
    ],
    es_ES: [
      'Vasijas con marcas de cuerda, anteriores al cultivo del arroz en Japón',
      'Una sala que muestra una sola obra cada vez',
      'Cómo mirar una hoja a lo largo y encontrar su línea de temple',
      'Bronces del siglo VII iluminados uno a uno en la penumbra',
    ],
    it_IT: [
      'Vasi a impronte di corda, più antichi della risaia in Giappone',
      'Una sala che mostra una sola opera alla volta',
      'Come guardare una lama per il lungo e trovarne la linea di tempra',
      'Bronzi del VII secolo, illuminati uno per uno nel buio',
    ],
    ru_RU: [
      'Горшки с отпечатками верёвки, которые старше рисоводства в Японии',
      'Зал, где всегда показывают лишь одну вещь',
      'Как смотреть вдоль клинка, чтобы увидеть линию закалки',
      'Бронза VII века, где каждая фигурка одна освещена в темноте',
    ],
    ja_JP: [
      '稲作より古い、縄目の文様の土器',
      '一度に一点だけを展示する国宝室',
      '刀身を透かして刃文を見つける眺め方',
      '暗がりの中で一体ずつ照らされる7世紀の金銅仏',
    ],
  },
  description: {
    en_US:
      'The country’s oldest museum began as an exhibition in a Confucian temple in 1872 and moved to Ueno ten years later. It owns some 120,000 objects and shows about three thousand of them; paper, silk and lacquer tire in the light, so the rooms are rehung every few weeks. No two visits are alike, and the guide checks the current list the evening before.\n\nTwo hours go to the Honkan, which tells Japanese art from clay to woodblock, and to the gallery of treasures from Hōryū-ji. With three you also see Korean celadon and Chinese bronzes in the Tōyōkan. There are elevators and ramps throughout, seats in most rooms and wheelchairs to borrow. Wednesday to Sunday only, which keeps clear of the closing days.',
    fr_FR:
      'Le plus ancien musée du pays fut d’abord une exposition dans un temple confucéen, en 1872 ; dix ans plus tard, il vint à Ueno. Il possède quelque 120 000 objets et en montre environ trois mille ; papier, soie et laque se fatiguent à la lumière, et les salles changent donc toutes les quelques semaines. Aucune visite ne ressemble à une autre, et le guide relit la liste du moment la veille au soir.\n\nDeux heures vont au Honkan, qui raconte l’art japonais de l’argile à l’estampe, et à la galerie des trésors du Hōryū-ji. En trois heures s’ajoutent les céladons coréens et les bronzes chinois du Tōyōkan. Ascenseurs et rampes partout, des sièges dans la plupart des salles, des fauteuils roulants prêtés. Du mercredi au dimanche seulement, pour éviter les jours de fermeture.',
    de_DE:
      'Das älteste Museum des Landes begann 1872 als Ausstellung in einem Konfuziustempel und zog zehn Jahre später nach Ueno. Es besitzt rund 120.000 Objekte und zeigt etwa dreitausend; Papier, Seide und Lack ermüden im Licht, darum wird alle paar Wochen umgehängt. Kein Besuch gleicht dem anderen, und der Guide liest am Vorabend die aktuelle Liste.\n\nZwei Stunden gelten dem Honkan, der die japanische Kunst vom Ton bis zum Holzschnitt erzählt, und der Galerie der Schätze aus dem Hōryū-ji. In drei Stunden sehen Sie auch koreanisches Seladon und chinesische Bronzen im Tōyōkan. Aufzüge und Rampen gibt es durchgehend, Sitze in den meisten Sälen, Rollstühle leihweise. Nur mittwochs bis sonntags, so bleibt man den Schließtagen fern.',
    es_ES:
      'El museo más antiguo del país empezó como una exposición en un templo confuciano, en 1872, y diez años después se trasladó a Ueno. Posee unas 120 000 piezas y muestra alrededor de tres mil; papel, seda y laca se cansan con la luz, así que las salas cambian cada pocas semanas. Ninguna visita es igual a otra, y el guía repasa la lista la víspera.\n\nDos horas se dedican al Honkan, que cuenta el arte japonés del barro a la estampa, y a la galería de los tesoros de Hōryū-ji. Con tres se ven además celadones coreanos y bronces chinos en el Tōyōkan. Hay ascensores y rampas en todo el recorrido, asientos en casi todas las salas y sillas de ruedas en préstamo. Solo de miércoles a domingo, para esquivar los días de cierre.',
    it_IT:
      'Il museo più antico del paese nacque nel 1872 come mostra in un tempio confuciano e dieci anni dopo si trasferì a Ueno. Possiede circa 120.000 oggetti e ne espone tremila; carta, seta e lacca si stancano alla luce, così le sale cambiano ogni poche settimane. Nessuna visita è uguale all’altra, e la guida rilegge l’elenco la sera prima.\n\nDue ore vanno allo Honkan, che racconta l’arte giapponese dall’argilla alla xilografia, e alla galleria dei tesori dello Hōryū-ji. Con tre si vedono anche i celadon coreani e i bronzi cinesi del Tōyōkan. Ascensori e rampe ovunque, sedili in quasi tutte le sale, sedie a rotelle in prestito. Solo dal mercoledì alla domenica, per evitare i giorni di chiusura.',
    ru_RU:
      'Старейший музей страны начался в 1872 году с выставки в конфуцианском храме, а через десять лет переехал в Уэно. В нём около 120 000 предметов, показывают примерно три тысячи: бумага, шёлк и лак устают от света, и каждые несколько недель экспозицию меняют. Двух одинаковых посещений не бывает, и накануне вечером гид сверяется с текущим списком.\n\nДва часа отданы главному зданию Хонкан, где японское искусство идёт от глины до гравюры, и галерее сокровищ Хорю-дзи. За три часа вы увидите и корейский селадон с китайской бронзой в Тоёкане. Всюду лифты и пандусы, почти в каждом зале есть где сесть, кресла-коляски выдают на месте. Только со среды по воскресенье — так мы обходим выходные дни музея.',
    ja_JP:
      '日本で最も古いこの博物館は、1872年に湯島聖堂で開かれた博覧会に始まり、十年後に上野へ移りました。収蔵品は約12万件、展示されるのは約3千件です。紙や絹や漆は光に弱いため、数週間ごとに展示替えがあり、同じ見学は二度とありません。ガイドは前の晩にその日の出品を確かめておきます。\n\n2時間のコースでは、土から木版までの日本美術をたどる本館と、法隆寺宝物館を訪ねます。3時間のコースには、東洋館の高麗青磁と中国の青銅器が加わります。全館にエレベーターとスロープがあり、ほとんどの部屋に椅子が置かれ、車いすも借りられます。休館日を避け、水曜から日曜のみの催行です。',
  },
  included: {
    en_US: [
      'Guide who knows the collection, for your group',
      'Admission to the regular exhibition',
      'Plan of the rooms visited',
    ],
    fr_FR: [
      'Guide familier des collections, pour votre groupe',
      'Entrée aux collections permanentes',
      'Plan des salles visitées',
    ],
    de_DE: [
      'Mit der Sammlung vertrauter Guide für Ihre Gruppe',
      'Eintritt in die Dauerausstellung',
      'Plan der besuchten Säle',
    ],
    es_ES: [
      'Guía que conoce la colección, para su grupo',
      'Entrada a la exposición permanente',
      'Plano de las salas visitadas',
    ],
    it_IT: [
      'Guida che conosce le raccolte, per il suo gruppo',
      'Ingresso alla collezione permanente',
      'Pianta delle sale visitate',
    ],
    ru_RU: ['Гид, знающий собрание, — для вашей группы', 'Билет на постоянную экспозицию', 'План залов маршрута'],
    ja_JP: ['館蔵品に詳しい専任ガイド', '総合文化展（平常展）の観覧券', '見学する部屋の案内図'],
  },
  notIncluded: {
    en_US: ['Tickets for special exhibitions', 'Café and shop'],
    fr_FR: ['Billets des expositions temporaires', 'Café et boutique'],
    de_DE: ['Karten für Sonderausstellungen', 'Café und Laden'],
    es_ES: ['Entradas a exposiciones temporales', 'Cafetería y tienda'],
    it_IT: ['Biglietti delle mostre temporanee', 'Caffè e negozio'],
    ru_RU: ['Билеты на временные выставки', 'Кафе и магазин'],
    ja_JP: ['特別展の観覧券', 'カフェとショップでのご利用分'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Main gate and tulip tree',
        fr_FR: 'Entrée et tulipier',
        de_DE: 'Haupttor und Tulpenbaum',
        es_ES: 'Entrada y tulipero',
        it_IT: 'Ingresso e albero dei tulipani',
        ru_RU: 'Ворота и тюльпанное дерево',
        ja_JP: '正門とユリノキ',
      },
      text: {
        en_US:
          'From the court you see three architectures at once: the domed Hyōkeikan of 1909, the tiled Honkan of 1938 and the concrete verandas of 1968. The tulip tree in the middle is older than all of them.',
        fr_FR:
          'De la cour on voit trois architectures à la fois : le Hyōkeikan à coupoles de 1909, le Honkan de 1938 sous ses tuiles et les vérandas de béton de 1968. Le tulipier, au milieu, est plus vieux qu’elles toutes.',
        de_DE:
          'Vom Hof aus sieht man drei Baustile zugleich: das Hyōkeikan mit Kuppeln von 1909, das ziegelgedeckte Honkan von 1938 und die Betonveranden von 1968. Der Tulpenbaum in der Mitte ist älter als sie alle.',
        es_ES:
          'Desde el patio se ven tres arquitecturas a la vez: el Hyōkeikan con cúpulas de 1909, el Honkan de 1938 con su tejado de tejas y las galerías de hormigón de 1968. El tulipero del centro es más viejo que todas.',
        it_IT:
          'Dal cortile si vedono insieme tre architetture: lo Hyōkeikan a cupole del 1909, lo Honkan del 1938 con il tetto di tegole e le verande di cemento del 1968. L’albero dei tulipani, in mezzo, è più vecchio di tutte.',
        ru_RU:
          'Со двора видны сразу три архитектуры: купольный Хёкэйкан 1909 года, Хонкан 1938 года под черепицей и бетонные галереи 1968-го. Тюльпанное дерево посередине старше их всех.',
        ja_JP:
          '前庭からは三つの時代の建築が一度に見えます。1909年のドームの表慶館、1938年の瓦屋根の本館、1968年のコンクリートの東洋館です。中央のユリノキは、そのどれよりも年上です。',
      },
      latitude: 35.71825,
      longitude: 139.77595,
      minutes: 13,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Honkan, rooms 1 and 2: dawn and a single treasure',
        fr_FR: 'Honkan, salles 1 et 2 : l’aube et un seul trésor',
        de_DE: 'Honkan, Säle 1 und 2: Anfänge und ein einziger Schatz',
        es_ES: 'Honkan, salas 1 y 2: el alba y un solo tesoro',
        it_IT: 'Honkan, sale 1 e 2: l’alba e un solo tesoro',
        ru_RU: 'Хонкан, залы 1 и 2: начало и одно сокровище',
        ja_JP: '本館1室・2室 日本美術のあけぼのと国宝室',
      },
      text: {
        en_US:
          'Pots marked with cord, goggle-eyed figures and haniwa that once ringed burial mounds come first. In the next room one National Treasure hangs or lies by itself, with a bench in front of it.',
        fr_FR:
          'D’abord viennent les pots à empreintes de corde, les figurines aux yeux énormes et les haniwa qui entouraient les tertres funéraires. Dans la pièce suivante, un Trésor national est seul, une banquette devant lui.',
        de_DE:
          'Am Anfang stehen Töpfe mit Schnurmuster, glotzäugige Figuren und Haniwa, die einst Grabhügel umgaben. Im nächsten Raum hängt oder liegt ein Nationalschatz ganz allein, davor eine Bank.',
        es_ES:
          'Primero, vasijas con huellas de cuerda, figurillas de ojos enormes y haniwa que rodeaban los túmulos. En la sala siguiente un Tesoro Nacional está solo, con un banco delante.',
        it_IT:
          'Per primi vengono i vasi con impronte di corda, le figurine dagli occhi sgranati e gli haniwa che cingevano i tumuli. Nella sala accanto un Tesoro nazionale sta da solo, con una panca davanti.',
        ru_RU:
          'Сначала — горшки с верёвочным узором, пучеглазые фигурки и ханива, окружавшие некогда курганы. В соседнем зале одно-единственное Национальное сокровище, а перед ним скамья.',
        ja_JP:
          'はじめに縄目の土器、大きな目の土偶、古墳を囲んだ埴輪が並びます。続く国宝室には国宝がただ一点、その前に腰掛けが置かれています。',
      },
      latitude: 35.71915,
      longitude: 139.7762,
      minutes: 20,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Honkan, rooms 5 to 8: armor, screens, tea',
        fr_FR: 'Honkan, salles 5 à 8 : armures, paravents, thé',
        de_DE: 'Honkan, Säle 5 bis 8: Rüstungen, Wandschirme, Tee',
        es_ES: 'Honkan, salas 5 a 8: armaduras, biombos, té',
        it_IT: 'Honkan, sale 5-8: armature, paraventi, tè',
        ru_RU: 'Хонкан, залы 5–8: доспехи, ширмы, чай',
        ja_JP: '本館5室〜8室 武士の装い、屏風、暮らしの調度',
      },
      text: {
        en_US:
          'Armor is laced in silk whose color told a clan from afar. Folding screens were meant to be seen from the floor; the guide shows from which side they are read and where the gold clouds hide time.',
        fr_FR:
          'Les armures sont lacées de soie, dont la couleur disait de loin le clan. Les paravents étaient faits pour être vus assis à terre ; le guide montre de quel côté ils se lisent et où les nuages d’or cachent le temps.',
        de_DE:
          'Die Rüstungen sind mit Seide geschnürt, deren Farbe von weitem den Clan verriet. Wandschirme betrachtete man vom Boden aus; der Guide zeigt, von welcher Seite sie gelesen werden und wo Goldwolken die Zeit verdecken.',
        es_ES:
          'Las armaduras van trenzadas con seda cuyo color delataba de lejos al clan. Los biombos se miraban desde el suelo; el guía muestra por qué lado se leen y dónde las nubes de oro esconden el tiempo.',
        it_IT:
          'Le armature sono allacciate con seta, il cui colore diceva da lontano il clan. I paraventi si guardavano da terra; la guida mostra da che parte si leggono e dove le nuvole d’oro nascondono il tempo.',
        ru_RU:
          'Доспехи сплетены шёлковыми шнурами, по цвету которых издали узнавали род. На ширмы смотрели, сидя на полу; гид покажет, с какой стороны их читают и где золотые облака прячут время.',
        ja_JP:
          '甲冑をつづる絹糸の色は、遠くからでも一族を知らせました。屏風は床に座って見るものです。どちらから読むのか、金雲がどこで時を隠しているのかをご案内します。',
      },
      latitude: 35.71925,
      longitude: 139.7759,
      minutes: 20,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Honkan, rooms 9 and 10: Noh robes and prints',
        fr_FR: 'Honkan, salles 9 et 10 : robes de nô et estampes',
        de_DE: 'Honkan, Säle 9 und 10: Nō-Gewänder und Holzschnitte',
        es_ES: 'Honkan, salas 9 y 10: trajes de nō y estampas',
        it_IT: 'Honkan, sale 9 e 10: vesti del nō e stampe',
        ru_RU: 'Хонкан, залы 9 и 10: костюмы театра но и гравюры',
        ja_JP: '本館9室・10室 能と歌舞伎、浮世絵と衣装',
      },
      text: {
        en_US:
          'A Noh mask changes its mood when it is tilted, and you try from both angles. The prints beside the kimono stay up for about four weeks, then they rest in the dark.',
        fr_FR:
          'Un masque de nô change d’humeur quand on l’incline ; on essaie sous les deux angles. Les estampes voisines des kimonos restent accrochées environ quatre semaines, puis se reposent dans le noir.',
        de_DE:
          'Eine Nō-Maske wechselt die Stimmung, wenn man sie neigt; Sie probieren es aus beiden Winkeln. Die Drucke neben den Kimonos hängen etwa vier Wochen und ruhen dann im Dunkeln.',
        es_ES:
          'Una máscara de nō cambia de humor al inclinarse, y se prueba desde los dos ángulos. Las estampas, junto a los kimonos, cuelgan unas cuatro semanas y luego descansan a oscuras.',
        it_IT:
          'Una maschera del nō cambia umore se la si inclina, e si prova dai due lati. Le stampe accanto ai kimono restano esposte circa quattro settimane, poi riposano al buio.',
        ru_RU:
          'Маска театра но меняет настроение от наклона — посмотрите на неё с двух точек. Гравюры рядом с кимоно висят недели четыре, а потом отдыхают в темноте.',
        ja_JP:
          '能面は傾きひとつで表情が変わりますので、角度を変えて眺めてみます。小袖の隣の浮世絵は、四週間ほど掛けられた後、暗い収蔵庫で休みます。',
      },
      latitude: 35.719,
      longitude: 139.7756,
      minutes: 15,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Honkan, ground floor: sculpture and swords',
        fr_FR: 'Honkan, rez-de-chaussée : sculptures et sabres',
        de_DE: 'Honkan, Erdgeschoss: Skulpturen und Schwerter',
        es_ES: 'Honkan, planta baja: esculturas y sables',
        it_IT: 'Honkan, piano terra: sculture e spade',
        ru_RU: 'Хонкан, первый этаж: скульптура и мечи',
        ja_JP: '本館1階 彫刻と刀剣',
      },
      text: {
        en_US:
          'By elevator to the ground floor, where Buddhist figures stand without glass between you and the wood grain. A tachi is shown edge down, a katana edge up, each as it was worn.',
        fr_FR:
          'Par l’ascenseur jusqu’au rez-de-chaussée, où des figures bouddhiques vous laissent voir de près le fil du bois. Le tachi se présente tranchant vers le bas, le katana vers le haut, comme on les portait.',
        de_DE:
          'Mit dem Aufzug ins Erdgeschoss, wo man buddhistischen Figuren so nahe kommt, dass die Maserung zu sehen ist. Ein Tachi liegt mit der Schneide nach unten, ein Katana nach oben, so wie man sie trug.',
        es_ES:
          'En ascensor a la planta baja, donde las figuras budistas dejan ver de cerca la veta de la madera. El tachi se expone con el filo hacia abajo y la katana hacia arriba, tal como se llevaban.',
        it_IT:
          'In ascensore al piano terra, dove le figure buddhiste lasciano vedere da vicino la venatura del legno. Il tachi è esposto con il filo in basso, la katana in alto, come si portavano.',
        ru_RU:
          'На лифте спускаемся к буддийским статуям: стоишь так близко, что видны волокна дерева. Тати показывают лезвием вниз, катану — лезвием вверх: так их и носили.',
        ja_JP:
          'エレベーターで1階に下りると、仏像の木目が間近に見えます。太刀は刃を下に、刀は刃を上にして飾られており、それぞれ身に着けたときの向きです。',
      },
      latitude: 35.7188,
      longitude: 139.7762,
      minutes: 15,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Gallery of Hōryū-ji Treasures',
        fr_FR: 'Galerie des trésors du Hōryū-ji',
        de_DE: 'Galerie der Schätze des Hōryū-ji',
        es_ES: 'Galería de los tesoros de Hōryū-ji',
        it_IT: 'Galleria dei tesori dello Hōryū-ji',
        ru_RU: 'Галерея сокровищ Хорю-дзи',
        ja_JP: '法隆寺宝物館',
      },
      text: {
        en_US:
          'Taniguchi Yoshio’s thin canopy of 1999 stands in a sheet of water. Inside are more than three hundred things the Nara temple gave to the imperial house in 1878; the Buddhas are a hand or two high and seem to float.',
        fr_FR:
          'Le mince auvent de Taniguchi Yoshio, de 1999, se tient dans une nappe d’eau. Dedans, plus de trois cents objets que le temple de Nara donna à la maison impériale en 1878 ; les bouddhas, hauts d’une ou deux mains, semblent flotter.',
        de_DE:
          'Taniguchi Yoshios dünnes Vordach von 1999 steht in einer Wasserfläche. Drinnen sind über dreihundert Dinge, die der Tempel bei Nara 1878 dem Kaiserhaus gab; die Buddhas sind ein, zwei Handbreit hoch und scheinen zu schweben.',
        es_ES:
          'La fina marquesina de Taniguchi Yoshio, de 1999, se posa en una lámina de agua. Dentro hay más de trescientos objetos que el templo de Nara dio a la casa imperial en 1878; los budas, de uno o dos palmos, parecen flotar.',
        it_IT:
          'La sottile pensilina di Taniguchi Yoshio, del 1999, poggia su uno specchio d’acqua. Dentro, oltre trecento oggetti che il tempio di Nara donò alla casa imperiale nel 1878; i Buddha, alti una o due spanne, sembrano galleggiare.',
        ru_RU:
          'Тонкий навес Ёсио Танигути 1999 года стоит в зеркале воды. Внутри более трёхсот вещей, которые храм под Нарой передал императорскому дому в 1878-м; будды в одну-две пяди высотой словно парят.',
        ja_JP:
          '谷口吉生が1999年に設計した薄い庇が、水面に影を落とします。館内には1878年に法隆寺が皇室へ献納した三百件余りの宝物があり、手のひら一つ二つほどの小金銅仏が宙に浮くように並びます。',
      },
      latitude: 35.719,
      longitude: 139.77405,
      minutes: 20,
      minutesToNext: 0,
    },
  ],
};
