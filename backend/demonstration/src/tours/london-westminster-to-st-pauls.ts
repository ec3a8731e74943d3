import type { TourOfDemo } from '../shapes.js';

export const londonWestminsterToStPauls: TourOfDemo = {
  slug: 'london-westminster-to-st-pauls',
  city: 'london',
  categories: ['private-tour'],
  currency: 'GBP',
  featured: true,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'dome', name: 'St. Paul’s Cathedral' },
    { motif: 'clock-tower', name: 'Elizabeth Tower' },
    { motif: 'statue', name: 'Nelson’s Column' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Statue of Millicent Fawcett, Parliament Square',
        fr_FR: 'Statue de Millicent Fawcett, Parliament Square',
        de_DE: 'Statue von Millicent Fawcett, Parliament Square',
        es_ES: 'Estatua de Millicent Fawcett, Parliament Square',
        it_IT: 'Statua di Millicent Fawcett, Parliament Square',
        ru_RU: 'Памятник Миллисент Фосетт на Парламентской площади',
        ja_JP: 'パーラメント広場のミリセント・フォーセット像',
      },
      address: 'Parliament Square, London SW1P 3JX, United Kingdom',
      latitude: 51.50068,
      longitude: -0.12741,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 21000 },
          { upTo: 4, amount: 23500 },
          { upTo: 6, amount: 26500 },
        ],
        extraPerson: 2000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5], // at weekends most gates of the Temple are shut
      starts: { from: '09:30', to: '13:30', everyMinutes: 60 },
      closedDays: ['12-24', '12-25', '12-26', '01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 26500 },
          { upTo: 4, amount: 29500 },
          { upTo: 6, amount: 33000 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5],
      starts: ['09:30', '10:30', '12:30'],
      closedDays: ['12-24', '12-25', '12-26', '01-01'],
    },
  ],
  name: {
    en_US: 'Westminster to St. Paul’s',
    fr_FR: 'De Westminster à Saint-Paul',
    de_DE: 'Von Westminster nach St Paul’s',
    es_ES: 'De Westminster a San Pablo',
    it_IT: 'Da Westminster a St Paul’s',
    ru_RU: 'От Вестминстера к собору Святого Павла',
    ja_JP: 'ウェストミンスターからセント・ポール大聖堂へ',
  },
  summary: {
    en_US:
      'Walk from royal Westminster to the merchants’ City by St. James’s Park, the Strand and the lanes of the Temple, with Wren’s dome at the end.',
    fr_FR:
      'De la Westminster des rois à la City des marchands, par St James’s Park, le Strand et les ruelles du Temple, jusqu’au dôme de Wren.',
    de_DE:
      'Vom königlichen Westminster in die City der Kaufleute, durch den St James’s Park, über den Strand und durch die Gassen des Temple.',
    es_ES:
      'Del Westminster de los reyes a la City de los mercaderes, por St James’s Park, el Strand y los callejones del Temple.',
    it_IT:
      'Dalla Westminster dei re alla City dei mercanti, attraverso St James’s Park, lo Strand e i vicoli del Temple, fino alla cupola di Wren.',
    ru_RU:
      'Из королевского Вестминстера в купеческий Сити: через Сент-Джеймсский парк, Стрэнд и переулки Темпла к куполу Кристофера Рена.',
    ja_JP:
      '王の街ウェストミンスターから商人の街シティへ、セント・ジェームズ・パーク、ストランド、テンプルの路地を歩き、クリストファー・レンが建てた大聖堂のドームまでを結ぶプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'The pelicans of St. James’s Park',
      'A clock at Horse Guards that remembers a beheading',
      'Gaslit courts of the lawyers in the Temple',
      'Doctor Johnson’s cat, in bronze, with its oysters',
      'Wren’s dome seen from Ludgate Hill',
    ],
    fr_FR: [
      'Les pélicans de St James’s Park',
      'L’horloge de Horse Guards, qui se souvient d’une décapitation',
      'Les cours des avocats du Temple, éclairées au gaz',
      'Le chat de bronze du docteur Johnson et ses huîtres',
      'Le dôme de Wren vu de Ludgate Hill',
    ],
    de_DE: [
      'Die Pelikane im St James’s Park',
      'Eine Uhr an den Horse Guards, die an eine Enthauptung erinnert',
      'Die Anwaltshöfe im Temple mit ihren Gaslaternen',
      'Doktor Johnsons Kater aus Bronze mit seinen Austern',
      'Wrens Kuppel, vom Ludgate Hill aus gesehen',
    ],
    es_ES: [
      'Los pelícanos de St James’s Park',
      'Un reloj en Horse Guards que recuerda una decapitación',
      'Los patios de abogados del Temple, con sus farolas de gas',
      'El gato de bronce del doctor Johnson y sus ostras',
      'La cúpula de Wren desde Ludgate Hill',
    ],
    it_IT: [
      'I pellicani di St James’s Park',
      'Un orologio a Horse Guards che ricorda una decapitazione',
      'Le corti degli avvocati del Temple, illuminate a gas',
      'Il gatto di bronzo del dottor Johnson con le sue ostriche',
      'La cupola di Wren vista da Ludgate Hill',
    ],
    ru_RU: [
      'Пеликаны Сент-Джеймсского парка',
      'Часы у Конной гвардии, хранящие память о казни',
      'Дворы юристов в Темпле с газовыми фонарями',
      'Бронзовый кот доктора Джонсона и его устрицы',
      'Купол Рена со стороны Ладгейт-Хилл',
    ],
    ja_JP: [
      'セント・ジェームズ・パークのペリカン',
      '王の処刑を記憶するホース・ガーズの時計',
      'ガス灯がともる、テンプルの法曹たちの中庭',
      '牡蠣の殻のそばに座る、ジョンソン博士の愛猫のブロンズ像',
      'ラドゲート・ヒルから見上げるレンのドーム',
    ],
  },
  description: {
    en_US:
      'London grew out of two cities, one of kings and one of merchants, and the Strand is the road between them. Your guide begins at the royal end, among the statues of Parliament Square, and takes you through St. James’s Park and under the arch of Horse Guards to Trafalgar Square. On the way you hear why Charles I wore two shirts to his own scaffold in Whitehall.\n\nThen the walk turns east: past the Savoy, where the cars keep to the right, into the alleys of the Temple, where barristers work around a church built by knights, and along Fleet Street to St. Paul’s. Churches and palaces are seen from outside. The four-hour walk leaves more time at every stop and goes on to Postman’s Park, where painted tiles remember people who died saving others.',
    fr_FR:
      'Londres est née de deux villes, celle des rois et celle des marchands, et le Strand est la route qui les relie. Votre guide commence du côté royal, parmi les statues de Parliament Square, puis vous mène par St James’s Park et sous l’arche de Horse Guards jusqu’à Trafalgar Square. En chemin, on apprend pourquoi Charles Ier mit deux chemises pour monter à l’échafaud, à Whitehall.\n\nLa promenade tourne ensuite vers l’est : le Savoy, devant lequel on roule à droite, les passages du Temple, où les avocats travaillent autour d’une église de chevaliers, puis Fleet Street jusqu’à Saint-Paul. Églises et palais sont vus de l’extérieur. En quatre heures, on s’arrête plus longuement et l’on pousse jusqu’à Postman’s Park, où des carreaux peints honorent ceux qui moururent en sauvant autrui.',
    de_DE:
      'London ist aus zwei Städten entstanden, der Stadt der Könige und der Stadt der Kaufleute, und der Strand verbindet sie. Ihr Guide beginnt am königlichen Ende, zwischen den Statuen am Parliament Square, und führt Sie durch den St James’s Park und unter dem Bogen der Horse Guards hindurch zum Trafalgar Square. Dabei erfahren Sie, warum Karl I. auf dem Weg zum Schafott in Whitehall zwei Hemden trug.\n\nDann geht es nach Osten: am Savoy vorbei, wo rechts gefahren wird, in die Gassen des Temple, wo Anwälte rund um eine Kirche der Tempelritter arbeiten, und über die Fleet Street nach St Paul’s. Kirchen und Paläste werden von außen besichtigt. Die vierstündige Tour lässt überall mehr Zeit und führt weiter zum Postman’s Park, wo bemalte Kacheln an Menschen erinnern, die andere retteten und dabei starben.',
    es_ES:
      'Londres nació de dos ciudades, la de los reyes y la de los mercaderes, y el Strand es el camino que las une. Su guía empieza por el lado real, entre las estatuas de Parliament Square, y le lleva por St James’s Park y bajo el arco de Horse Guards hasta Trafalgar Square. Por el camino sabrá por qué Carlos I se puso dos camisas para subir al cadalso en Whitehall.\n\nDespués se sigue hacia el este: el Savoy, ante el que se circula por la derecha; los pasajes del Temple, donde los abogados trabajan en torno a una iglesia de caballeros, y Fleet Street hasta San Pablo. Iglesias y palacios se ven por fuera. El recorrido de cuatro horas concede más tiempo a cada parada y llega hasta Postman’s Park, donde unos azulejos pintados recuerdan a quienes murieron salvando a otros.',
    it_IT:
      'Londra è nata da due città, quella dei re e quella dei mercanti, e lo Strand è la strada che le unisce. La guida comincia dal lato dei re, tra le statue di Parliament Square, e la porta attraverso St James’s Park e sotto l’arco di Horse Guards fino a Trafalgar Square. Lungo la via saprà perché Carlo I indossò due camicie per salire sul patibolo a Whitehall.\n\nPoi si va verso est: il Savoy, davanti al quale si guida a destra, i vicoli del Temple, dove gli avvocati lavorano intorno a una chiesa di cavalieri, e Fleet Street fino a St Paul’s. Chiese e palazzi si vedono dall’esterno. La versione di quattro ore lascia più tempo a ogni tappa e prosegue fino a Postman’s Park, dove piastrelle dipinte ricordano chi morì per salvare altri.',
    ru_RU:
      'Лондон вырос из двух городов — королевского и купеческого, и Стрэнд соединяет их. Гид начинает с королевского конца, среди памятников Парламентской площади, и ведёт вас через Сент-Джеймсский парк и под аркой Конной гвардии к Трафальгарской площади. По дороге вы узнаете, почему Карл I надел две рубашки, отправляясь на эшафот в Уайтхолле.\n\nДальше путь лежит на восток: мимо отеля «Савой», перед которым машины едут по правой стороне, в переулки Темпла, где адвокаты работают вокруг церкви тамплиеров, и по Флит-стрит к собору Святого Павла. Церкви и дворцы осматриваются снаружи. Четырёхчасовая прогулка оставляет больше времени на каждую остановку и продолжается до Постменс-парка, где расписные плитки хранят имена людей, погибших ради спасения других.',
    ja_JP:
      'ロンドンは、王の街と商人の街という二つの都市から生まれ、ストランドがその間を結んできました。散策は王の側から始まります。パーラメント広場の銅像の間を抜け、セント・ジェームズ・パークを歩き、ホース・ガーズのアーチをくぐってトラファルガー広場へ。チャールズ1世がホワイトホールの処刑台に向かう朝、なぜシャツを二枚重ねたのかもお話しします。\n\nそこから東へ進み、車が右側を走るサヴォイの前を通り、騎士団の教会を囲んで法廷弁護士が働くテンプルの路地に入り、フリート・ストリートからセント・ポール大聖堂を目指します。教会や宮殿は外観の見学です。4時間のコースでは各所でゆっくり時間をとり、人を救って命を落とした人々の名を絵タイルに残すポストマンズ・パークまで足をのばします。',
  },
  included: {
    en_US: ['Private guide for your group alone', 'Walk through the courts and lanes of the Temple'],
    fr_FR: ['Guide privé, réservé à votre groupe', 'Traversée des cours et des passages du Temple'],
    de_DE: ['Privater Guide nur für Ihre Gruppe', 'Rundgang durch die Höfe und Gassen des Temple'],
    es_ES: ['Guía privado solo para su grupo', 'Paseo por los patios y pasajes del Temple'],
    it_IT: ['Guida privata solo per il suo gruppo', 'Passeggiata nelle corti e nei vicoli del Temple'],
    ru_RU: ['Гид только для вашей группы', 'Прогулка по дворам и переулкам Темпла'],
    ja_JP: ['お客様のグループだけの専任ガイド', 'テンプルの中庭と路地の散策'],
  },
  notIncluded: {
    en_US: ['Entrance tickets for Westminster Abbey, Temple Church and St. Paul’s', 'Bus or Underground fares'],
    fr_FR: [
      'Billets d’entrée : abbaye de Westminster, église du Temple, cathédrale Saint-Paul',
      'Tickets de bus ou de métro',
    ],
    de_DE: ['Eintrittskarten für Westminster Abbey, Temple Church und St Paul’s', 'Fahrkarten für Bus und U-Bahn'],
    es_ES: ['Entradas a la abadía de Westminster, la iglesia del Temple y San Pablo', 'Billetes de autobús o metro'],
    it_IT: [
      'Biglietti d’ingresso per l’abbazia di Westminster, Temple Church e St Paul’s',
      'Biglietti di autobus o metropolitana',
    ],
    ru_RU: [
      'Входные билеты в Вестминстерское аббатство, церковь Темпла и собор Святого Павла',
      'Проезд на автобусе и метро',
    ],
    ja_JP: ['ウェストミンスター寺院、テンプル教会、セント・ポール大聖堂の入場券', 'バスや地下鉄の運賃'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Parliament Square and Westminster Abbey',
        fr_FR: 'Parliament Square et abbaye de Westminster',
        de_DE: 'Parliament Square und Westminster Abbey',
        es_ES: 'Parliament Square y abadía de Westminster',
        it_IT: 'Parliament Square e abbazia di Westminster',
        ru_RU: 'Парламентская площадь и Вестминстерское аббатство',
        ja_JP: 'パーラメント広場とウェストミンスター寺院',
      },
      text: {
        en_US:
          'Big Ben is the bell; the tower around it is named after Elizabeth II. Across the grass stands Millicent Fawcett, the first woman given a statue here, holding the words Courage calls to courage everywhere.',
        fr_FR:
          'Big Ben, c’est la cloche ; la tour porte le nom d’Élisabeth II. De l’autre côté de la pelouse, Millicent Fawcett, première femme à avoir ici sa statue, tient une bannière : « Courage calls to courage everywhere », le courage appelle le courage.',
        de_DE:
          'Big Ben heißt nur die Glocke; der Turm ist nach Elisabeth II. benannt. Jenseits des Rasens steht Millicent Fawcett, die erste Frau mit einem Denkmal auf diesem Platz, mit dem Banner „Courage calls to courage everywhere“ – Mut ruft überall nach Mut.',
        es_ES:
          'El Big Ben es la campana; la torre lleva el nombre de Isabel II. Al otro lado del césped, Millicent Fawcett, la primera mujer con estatua en la plaza, sostiene las palabras «Courage calls to courage everywhere», el valor llama al valor.',
        it_IT:
          'Big Ben è la campana; la torre porta il nome di Elisabetta II. Oltre il prato, Millicent Fawcett, prima donna con una statua in questa piazza, regge le parole «Courage calls to courage everywhere», il coraggio chiama coraggio.',
        ru_RU:
          'Биг-Бен — это колокол, а башня носит имя Елизаветы II. На другой стороне газона стоит Миллисент Фосетт — первая женщина, которой здесь поставили памятник; на её полотнище слова «Мужество повсюду взывает к мужеству».',
        ja_JP:
          'ビッグ・ベンとは鐘の名で、塔にはエリザベス2世の名が付いています。芝生の向こうに立つミリセント・フォーセットは、この広場に像が置かれた最初の女性で、「勇気は至るところで勇気を呼ぶ」という言葉を掲げています。',
      },
      latitude: 51.50034,
      longitude: -0.12664,
      minutes: 19,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'St. James’s Park, Blue Bridge',
        fr_FR: 'St James’s Park, Blue Bridge',
        de_DE: 'St James’s Park, Blue Bridge',
        es_ES: 'St James’s Park, Blue Bridge',
        it_IT: 'St James’s Park, Blue Bridge',
        ru_RU: 'Сент-Джеймсский парк, Синий мост',
        ja_JP: 'セント・ジェームズ・パーク、ブルー・ブリッジ',
      },
      text: {
        en_US:
          'From the middle of the bridge you see Buckingham Palace one way and the roofs of Whitehall the other. The pelicans on the lake follow a line begun by a Russian ambassador’s gift to Charles II.',
        fr_FR:
          'Du milieu du pont, on voit d’un côté Buckingham Palace, de l’autre les toits de Whitehall. Les pélicans du lac perpétuent un cadeau de l’ambassadeur de Russie à Charles II.',
        de_DE:
          'Von der Mitte der Brücke sieht man auf der einen Seite den Buckingham Palace, auf der anderen die Dächer von Whitehall. Die Pelikane auf dem See gehen auf das Geschenk eines russischen Gesandten an Karl II. zurück.',
        es_ES:
          'Desde el centro del puente se ve a un lado el palacio de Buckingham y al otro los tejados de Whitehall. Los pelícanos del lago continúan un regalo del embajador ruso a Carlos II.',
        it_IT:
          'Dal centro del ponte si vedono da una parte Buckingham Palace e dall’altra i tetti di Whitehall. I pellicani del lago continuano il dono di un ambasciatore russo a Carlo II.',
        ru_RU:
          'С середины моста в одну сторону виден Букингемский дворец, в другую — крыши Уайтхолла. Первых пеликанов для этого пруда подарил Карлу II русский посол.',
        ja_JP:
          '橋の中ほどに立つと、一方にバッキンガム宮殿、もう一方にホワイトホールの屋根が見えます。池のペリカンは、ロシア大使がチャールズ2世に贈ったのが始まりです。',
      },
      latitude: 51.50262,
      longitude: -0.13492,
      minutes: 14,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Horse Guards and the Banqueting House',
        fr_FR: 'Horse Guards et Banqueting House',
        de_DE: 'Horse Guards und Banqueting House',
        es_ES: 'Horse Guards y Banqueting House',
        it_IT: 'Horse Guards e Banqueting House',
        ru_RU: 'Конная гвардия и Банкетный зал',
        ja_JP: 'ホース・ガーズとバンケティング・ハウス',
      },
      text: {
        en_US:
          'Beside the two on the clock face is a black mark: the hour at which Charles I was beheaded across the street. He had asked for a second shirt, so that nobody would take a shiver from cold for fear.',
        fr_FR:
          'À côté du deux, sur le cadran, une tache noire marque l’heure à laquelle Charles Ier fut décapité, de l’autre côté de la rue. Il avait demandé une seconde chemise, pour qu’on ne prît pas un frisson pour de la peur.',
        de_DE:
          'Neben der Zwei auf dem Zifferblatt sitzt ein schwarzer Fleck: die Stunde, in der Karl I. gegenüber enthauptet wurde. Er hatte um ein zweites Hemd gebeten, damit niemand sein Frösteln für Angst hielt.',
        es_ES:
          'Junto al dos de la esfera hay una mancha negra: la hora en que Carlos I fue decapitado al otro lado de la calle. Había pedido una segunda camisa para que nadie tomara por miedo un temblor de frío.',
        it_IT:
          'Accanto al due, sul quadrante, c’è una macchia nera: l’ora in cui Carlo I fu decapitato dall’altra parte della strada. Aveva chiesto una seconda camicia, perché nessuno scambiasse per paura un brivido di freddo.',
        ru_RU:
          'Возле цифры «два» на циферблате — чёрная отметка: в этот час на другой стороне улицы казнили Карла I. Он попросил вторую рубашку, чтобы никто не принял дрожь от холода за страх.',
        ja_JP:
          '時計の文字盤の「2」のそばに黒い印があります。通りの向かいでチャールズ1世が処刑された時刻です。王は、寒さの震えを恐れと見られぬよう、シャツをもう一枚求めました。',
      },
      latitude: 51.50462,
      longitude: -0.12718,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Trafalgar Square',
        fr_FR: 'Trafalgar Square',
        de_DE: 'Trafalgar Square',
        es_ES: 'Trafalgar Square',
        it_IT: 'Trafalgar Square',
        ru_RU: 'Трафальгарская площадь',
        ja_JP: 'トラファルガー広場',
      },
      text: {
        en_US:
          'Nelson looks south over the statue of Charles I, the point from which road distances to London are measured. Of the four plinths around him, the one in the north-west corner stayed empty for want of money and now carries a new work every other year or so.',
        fr_FR:
          'Nelson regarde vers le sud, par-dessus la statue de Charles Ier, d’où se mesurent les distances routières jusqu’à Londres. Des quatre socles, celui du nord-ouest resta vide faute d’argent ; il porte aujourd’hui des œuvres contemporaines qui se succèdent.',
        de_DE:
          'Nelson blickt nach Süden über die Statue Karls I., von der aus die Straßenentfernungen nach London gemessen werden. Von den vier Sockeln blieb der nordwestliche leer, weil das Geld fehlte; heute trägt er wechselnde Werke der Gegenwart.',
        es_ES:
          'Nelson mira al sur por encima de la estatua de Carlos I, punto desde el que se miden las distancias por carretera a Londres. De los cuatro pedestales, el del noroeste quedó vacío por falta de dinero; hoy sostiene obras contemporáneas que se van relevando.',
        it_IT:
          'Nelson guarda a sud oltre la statua di Carlo I, il punto da cui si misurano le distanze stradali da Londra. Dei quattro piedistalli, quello a nord-ovest rimase vuoto per mancanza di denaro; oggi accoglie a turno opere contemporanee.',
        ru_RU:
          'Нельсон смотрит на юг поверх статуи Карла I — от неё отсчитывают расстояния по дорогам до Лондона. Из четырёх постаментов северо-западный остался пустым из-за нехватки денег; теперь на нём сменяют друг друга современные работы.',
        ja_JP:
          'ネルソンが見下ろす南側のチャールズ1世騎馬像は、ロンドンまでの道路の距離を測る起点です。四つの台座のうち北西の一つは資金不足で空いたまま残り、今は現代作家の作品が交代で置かれます。',
      },
      latitude: 51.50772,
      longitude: -0.12797,
      minutes: 17,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'The Strand and Savoy Court',
        fr_FR: 'Le Strand et Savoy Court',
        de_DE: 'Strand und Savoy Court',
        es_ES: 'El Strand y Savoy Court',
        it_IT: 'Lo Strand e Savoy Court',
        ru_RU: 'Стрэнд и Савой-Корт',
        ja_JP: 'ストランドとサヴォイ・コート',
      },
      text: {
        en_US:
          'In the short drive of the Savoy hotel, traffic keeps to the right, which is otherwise unknown in London streets. The name of the road means shore: before the Embankment was built, the Thames lay just below the gardens on this side.',
        fr_FR:
          'Dans la courte allée de l’hôtel Savoy, on roule à droite, ce qui ne se fait guère ailleurs à Londres. Le nom de la rue signifie « rivage » : avant l’Embankment, la Tamise coulait au bas des jardins.',
        de_DE:
          'In der kurzen Zufahrt des Hotels Savoy gilt Rechtsverkehr, sonst in Londons Straßen kaum zu finden. Der Name Strand ist wörtlich gemeint: Bevor das Embankment gebaut wurde, reichte die Themse bis an die Gärten heran.',
        es_ES:
          'En la corta entrada del hotel Savoy se circula por la derecha, cosa rara en las calles de Londres. El nombre de la calle significa «orilla»: antes del Embankment, el Támesis llegaba al pie de los jardines.',
        it_IT:
          'Nel breve viale dell’hotel Savoy si guida a destra, cosa insolita per le strade di Londra. Il nome della via significa «riva»: prima dell’Embankment il Tamigi arrivava ai piedi dei giardini.',
        ru_RU:
          'На коротком подъезде к отелю «Савой» движение правостороннее — для улиц Лондона редкость. Название Стрэнд означает «берег»: до постройки набережной Темза подходила к самым садам.',
        ja_JP:
          'サヴォイ・ホテルの短い車寄せでは、ロンドンの道には珍しく車が右側を通ります。ストランドとは「岸辺」のことで、堤防が築かれる前は、テムズ川がすぐ下の庭先まで来ていました。',
      },
      latitude: 51.51023,
      longitude: -0.12071,
      minutes: 10,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'The Temple and Temple Church',
        fr_FR: 'Le Temple et son église',
        de_DE: 'Temple und Temple Church',
        es_ES: 'El Temple y su iglesia',
        it_IT: 'Il Temple e Temple Church',
        ru_RU: 'Темпл и церковь Темпла',
        ja_JP: 'テンプルとテンプル教会',
      },
      text: {
        en_US:
          'The Knights Templar made their church round, like the Holy Sepulchre in Jerusalem. Around it lie the courts of two lawyers’ inns, where the names painted at each door list the barristers inside and the lamps burn gas.',
        fr_FR:
          'Les Templiers firent leur église ronde, comme le Saint-Sépulcre de Jérusalem. Autour s’ouvrent les cours de deux collèges d’avocats : leurs noms sont peints à chaque porte, et les réverbères brûlent au gaz.',
        de_DE:
          'Die Tempelritter bauten ihre Kirche rund, wie die Grabeskirche in Jerusalem. Ringsum liegen die Höfe zweier Anwaltskammern, wo an jeder Tür die Namen der Juristen gemalt stehen und die Laternen mit Gas brennen.',
        es_ES:
          'Los templarios hicieron su iglesia redonda, como el Santo Sepulcro de Jerusalén. Alrededor se abren los patios de dos colegios de abogados, con los nombres pintados en cada puerta y farolas de gas.',
        it_IT:
          'I Templari fecero la chiesa rotonda, come il Santo Sepolcro di Gerusalemme. Intorno si aprono le corti di due collegi di avvocati, con i nomi dipinti a ogni porta e i lampioni a gas.',
        ru_RU:
          'Тамплиеры построили круглую церковь — по образцу храма Гроба Господня в Иерусалиме. Вокруг лежат дворы двух адвокатских иннов: у каждой двери выписаны имена юристов, а фонари горят на газу.',
        ja_JP:
          'テンプル騎士団は、エルサレムの聖墳墓教会にならって円形の教会を建てました。それを囲む二つの法曹院の中庭では、戸口ごとに弁護士の名が手書きで記され、街灯には今もガスの火がともります。',
      },
      latitude: 51.51322,
      longitude: -0.11043,
      minutes: 21,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Fleet Street and Gough Square',
        fr_FR: 'Fleet Street et Gough Square',
        de_DE: 'Fleet Street und Gough Square',
        es_ES: 'Fleet Street y Gough Square',
        it_IT: 'Fleet Street e Gough Square',
        ru_RU: 'Флит-стрит и Гоф-сквер',
        ja_JP: 'フリート・ストリートとゴフ・スクエア',
      },
      text: {
        en_US:
          'Doctor Johnson compiled his Dictionary in the brick house on the square. Facing it in bronze sits his cat Hodge, on the book itself, beside the oyster shells his master used to buy for him.',
        fr_FR:
          'C’est dans la maison de brique de la place que le docteur Johnson composa son Dictionnaire. En face, son chat Hodge, en bronze, est assis sur le livre, près des huîtres que son maître allait lui acheter.',
        de_DE:
          'Im Backsteinhaus am Platz schrieb Doktor Johnson sein Wörterbuch. Gegenüber sitzt in Bronze sein Kater Hodge, mitten auf dem Buch und neben den Austern, die sein Herr ihm zu kaufen pflegte.',
        es_ES:
          'En la casa de ladrillo de la plaza, el doctor Johnson compuso su Diccionario. Enfrente, en bronce, su gato Hodge está sentado sobre el libro, junto a las ostras que su amo salía a comprarle.',
        it_IT:
          'Nella casa di mattoni della piazzetta il dottor Johnson compilò il suo Dizionario. Di fronte, in bronzo, il gatto Hodge siede sul libro, accanto alle ostriche che il padrone andava a comprargli.',
        ru_RU:
          'В кирпичном доме на этой площади доктор Джонсон составил свой Словарь. Напротив сидит бронзовый кот Ходж — прямо на книге, рядом с раковинами устриц, которые покупал ему хозяин.',
        ja_JP:
          '広場の煉瓦の家で、ジョンソン博士は英語辞典を編みました。向かいには愛猫ホッジのブロンズ像が、その辞典の上に座っています。足もとにあるのは、博士が自ら買いに出たという牡蠣の殻です。',
      },
      latitude: 51.51503,
      longitude: -0.10811,
      minutes: 12,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'St. Paul’s Cathedral',
        fr_FR: 'Cathédrale Saint-Paul',
        de_DE: 'St Paul’s Cathedral',
        es_ES: 'Catedral de San Pablo',
        it_IT: 'Cattedrale di St Paul',
        ru_RU: 'Собор Святого Павла',
        ja_JP: 'セント・ポール大聖堂',
      },
      text: {
        en_US:
          'The dome is really three: one seen from inside, a hidden cone of brick, and the lead-covered shell above the roofs. Beside the cathedral stands Temple Bar, the gate that once closed Fleet Street to the City.',
        fr_FR:
          'Le dôme est en réalité triple : une coupole visible de l’intérieur, un cône de brique caché et la coque de plomb qui domine les toits. À côté se dresse Temple Bar, la porte qui fermait jadis Fleet Street.',
        de_DE:
          'Die Kuppel besteht eigentlich aus dreien: einer inneren, einem verborgenen Kegel aus Backstein und der bleigedeckten Schale über den Dächern. Neben der Kathedrale steht Temple Bar, das Tor, das einst die Fleet Street abschloss.',
        es_ES:
          'La cúpula es en realidad triple: la que se ve desde dentro, un cono de ladrillo oculto y la cubierta de plomo sobre los tejados. Junto a la catedral está Temple Bar, la puerta que antaño cerraba Fleet Street.',
        it_IT:
          'Le cupole sono in realtà tre: quella che si vede dall’interno, un cono di mattoni nascosto e il guscio di piombo sopra i tetti. Accanto alla cattedrale c’è Temple Bar, la porta che un tempo chiudeva Fleet Street.',
        ru_RU:
          'Куполов на самом деле три: внутренний, скрытый кирпичный конус и внешняя оболочка, покрытая свинцом. Рядом с собором стоят ворота Темпл-Бар, когда-то замыкавшие Флит-стрит.',
        ja_JP:
          'ドームは実は三重です。内側から見える天井、隠れた煉瓦の円錐、そして屋根の上にそびえる鉛葺きの外殻です。脇には、かつてフリート・ストリートを仕切っていた門、テンプル・バーが立っています。',
      },
      latitude: 51.51363,
      longitude: -0.10012,
      minutes: 15,
      minutesToNext: 0,
    },
  ],
};
