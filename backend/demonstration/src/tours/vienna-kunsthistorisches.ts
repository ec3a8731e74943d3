import type { TourOfDemo } from '../shapes.js';

export const viennaKunsthistorisches: TourOfDemo = {
  slug: 'vienna-kunsthistorisches',
  city: 'vienna',
  categories: ['museum', 'private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'museum-columns', name: 'Kunsthistorisches Museum' },
    { motif: 'dome', name: 'Cupola Hall' },
    { motif: 'statue', name: 'Maria Theresa Monument' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Maria Theresa Monument, side facing the Kunsthistorisches Museum',
        fr_FR: 'Monument de Marie-Thérèse, côté Kunsthistorisches Museum',
        de_DE: 'Maria-Theresien-Denkmal, Seite zum Kunsthistorischen Museum',
        es_ES: 'Monumento a María Teresa, lado del Kunsthistorisches Museum',
        it_IT: 'Monumento a Maria Teresa, lato del Kunsthistorisches Museum',
        ru_RU: 'Памятник Марии Терезии, сторона Музея истории искусств',
        ja_JP: 'マリア・テレジア像（美術史美術館側）',
      },
      address: 'Maria-Theresien-Platz, 1010 Wien, Austria',
      latitude: 48.2044,
      longitude: 16.36085,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 20000 },
          { upTo: 4, amount: 23500 },
          { upTo: 6, amount: 27000 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['10:15', '13:00', '15:00'],
      closedDays: ['12-24', '12-25', '01-01'],
    },
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 27500 },
          { upTo: 4, amount: 31500 },
          { upTo: 6, amount: 35500 },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['10:15', '14:00'],
      closedDays: ['12-24', '12-25', '01-01'],
    },
  ],
  name: {
    en_US: 'Kunsthistorisches Museum: Bruegel, Vermeer and a Salt Cellar',
    fr_FR: 'Kunsthistorisches Museum : Bruegel, Vermeer et une salière',
    de_DE: 'Kunsthistorisches Museum: Bruegel, Vermeer und ein Salzfass',
    es_ES: 'Kunsthistorisches Museum: Bruegel, Vermeer y un salero',
    it_IT: 'Kunsthistorisches Museum: Bruegel, Vermeer e una saliera',
    ru_RU: 'Музей истории искусств: Брейгель, Вермеер и солонка',
    ja_JP: 'ウィーン美術史美術館 ブリューゲル、フェルメール、黄金の塩入れ',
  },
  summary: {
    en_US:
      'The Habsburg collections in two hours: Cellini’s gold salt cellar, a room of Bruegels, the infantas of Velázquez and Vermeer’s studio.',
    fr_FR:
      'Les collections des Habsbourg en deux heures : la salière d’or de Cellini, une salle de Bruegel, les infantes de Velázquez et l’atelier de Vermeer.',
    de_DE:
      'Die Sammlungen der Habsburger in zwei Stunden: Cellinis goldene Saliera, ein Saal voller Bruegels, die Infantinnen von Velázquez und Vermeers Atelier.',
    es_ES:
      'Las colecciones de los Habsburgo en dos horas: el salero de oro de Cellini, una sala de Bruegel, las infantas de Velázquez y el taller de Vermeer.',
    it_IT:
      'Le raccolte degli Asburgo in due ore: la saliera d’oro di Cellini, una sala di Bruegel, le infante di Velázquez e lo studio di Vermeer.',
    ru_RU:
      'Собрание Габсбургов за два часа: золотая солонка Челлини, зал Брейгеля, инфанты Веласкеса и мастерская Вермеера.',
    ja_JP:
      'チェッリーニの黄金の塩入れ、ブリューゲルの一室、ベラスケスの王女たち、フェルメールの画室。ハプスブルク家の収集品を2時間で見てまわるプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Canova’s Theseus on the landing, and Klimt high up between the columns',
      'The salt cellar that spent three years away, partly in a box under the forest floor',
      'Twelve panels by Bruegel, from the Tower of Babel to the hunters’ return',
      'One princess at three, five and eight years of age',
    ],
    fr_FR: [
      'Le Thésée de Canova sur le palier et Klimt tout en haut entre les colonnes',
      'La salière disparue trois ans, dont une partie dans une caisse enterrée en forêt',
      'Douze panneaux de Bruegel, de la tour de Babel au retour des chasseurs',
      'Une même princesse à trois, cinq et huit ans',
    ],
    de_DE: [
      'Canovas Theseus auf dem Treppenabsatz und Klimt hoch oben zwischen den Säulen',
      'Die Saliera, die drei Jahre fort war, zuletzt in einer Kiste im Waldboden',
      'Zwölf Tafeln von Bruegel, vom Turmbau bis zur Heimkehr der Jäger',
      'Eine Prinzessin mit drei, fünf und acht Jahren',
    ],
    es_ES: [
      'El Teseo de Canova en el rellano y Klimt en lo alto, entre las columnas',
      'El salero que faltó tres años, en parte dentro de una caja enterrada en un bosque',
      'Doce tablas de Bruegel, de la torre de Babel al regreso de los cazadores',
      'Una misma princesa con tres, cinco y ocho años',
    ],
    it_IT: [
      'Il Teseo di Canova sul pianerottolo e Klimt lassù tra le colonne',
      'La saliera sparita per tre anni e ritrovata in una cassa sepolta nel bosco',
      'Dodici tavole di Bruegel, dalla torre di Babele al ritorno dei cacciatori',
      'Una stessa principessa a tre, cinque e otto anni',
    ],
    ru_RU: [
      '«Тесей» Кановы на площадке и Климт высоко между колоннами',
      'Солонка, пропадавшая три года и найденная в ящике под лесной землёй',
      'Двенадцать досок Брейгеля — от Вавилонской башни до возвращения охотников',
      'Одна принцесса в три, пять и восемь лет',
    ],
    ja_JP: [
      '踊り場のカノーヴァ作テセウス像と、円柱の上部に隠れたクリムト',
      '三年間行方知れずとなり、森の土中の箱から見つかった塩入れ',
      '「バベルの塔」から「雪中の狩人」まで、ブリューゲルの板絵12点',
      '三歳、五歳、八歳の同じ王女の肖像',
    ],
  },
  description: {
    en_US:
      'The museum was built to hold what one family had bought, inherited and been given since the Middle Ages, and its tastes show. Rudolf II in Prague wanted automata, bezoars and Bruegel; Leopold Wilhelm, governor in Brussels, shipped home Venetians by the hundred; the Spanish cousins sent portraits of a child who was to marry in Vienna. Following these buyers is the quickest way through more than ninety rooms.\n\nYou begin in the Kunstkammer on the raised ground floor and go up by stairs or elevator to the picture gallery, where the rooms are lit from above and the benches are soft. In three hours there is time for the Egyptian halls as well, where granite columns from the Nile carry the ceiling, and a small blue hippopotamus wears its own marsh. Where a painting is away on loan, your guide chooses its neighbor.',
    fr_FR:
      'Le musée fut construit pour abriter ce qu’une seule famille avait acheté, reçu et hérité depuis le Moyen Âge, et ses goûts s’y voient. Rodolphe II, à Prague, voulait des automates, des bézoards et des Bruegel ; Léopold-Guillaume, gouverneur à Bruxelles, expédiait des Vénitiens par centaines ; les cousins d’Espagne envoyaient les portraits d’une enfant promise à Vienne. Suivre ces acheteurs est le plus court chemin à travers plus de quatre-vingt-dix salles.\n\nOn commence par la Kunstkammer, au rez-de-chaussée surélevé, puis l’on gagne par l’escalier ou l’ascenseur la galerie de peinture, éclairée d’en haut et pourvue de bancs moelleux. Trois heures laissent le temps des salles égyptiennes, dont le plafond repose sur des colonnes de granit venues du Nil, et d’un petit hippopotame bleu qui porte son marais sur le dos. Si un tableau est en prêt, votre guide choisit son voisin.',
    de_DE:
      'Das Museum wurde gebaut, um aufzunehmen, was eine Familie seit dem Mittelalter gekauft, geerbt und geschenkt bekommen hatte, und ihr Geschmack ist überall zu sehen. Rudolf II. in Prag wollte Automaten, Bezoare und Bruegel; Leopold Wilhelm, Statthalter in Brüssel, schickte Venezianer zu Hunderten nach Hause; die spanischen Verwandten sandten Bildnisse eines Kindes, das nach Wien heiraten sollte. Diesen Käufern zu folgen ist der kürzeste Weg durch mehr als neunzig Säle.\n\nSie beginnen im Hochparterre mit der Kunstkammer und gelangen über die Stiege oder mit dem Lift in die Gemäldegalerie, wo das Licht von oben kommt und die Bänke weich sind. In drei Stunden bleibt Zeit für die ägyptischen Säle, deren Decke Granitsäulen vom Nil tragen, und für ein kleines blaues Nilpferd, das seinen Sumpf auf der Haut trägt. Ist ein Bild verliehen, wählt Ihr Guide den Nachbarn.',
    es_ES:
      'El museo se construyó para guardar lo que una sola familia había comprado, heredado y recibido desde la Edad Media, y sus gustos se notan. Rodolfo II, en Praga, quería autómatas, bezoares y Bruegel; Leopoldo Guillermo, gobernador en Bruselas, enviaba venecianos a centenares; los primos españoles mandaban retratos de una niña que iba a casarse en Viena. Seguir a estos compradores es el camino más corto por más de noventa salas.\n\nSe empieza por la Kunstkammer, en la planta baja elevada, y por la escalera o el ascensor se sube a la galería de pintura, con luz cenital y bancos mullidos. Con tres horas da tiempo a ver también las salas egipcias, cuyo techo descansa en columnas de granito traídas del Nilo, y un pequeño hipopótamo azul que lleva su pantano encima. Si un cuadro está prestado, el guía elige a su vecino.',
    it_IT:
      'Il museo fu costruito per accogliere ciò che una sola famiglia aveva comprato, ereditato e ricevuto dal Medioevo in poi, e i suoi gusti si vedono. Rodolfo II, a Praga, voleva automi, bezoari e Bruegel; Leopoldo Guglielmo, governatore a Bruxelles, spediva a casa veneziani a centinaia; i cugini spagnoli mandavano i ritratti di una bambina che doveva sposarsi a Vienna. Seguire questi compratori è la via più breve attraverso oltre novanta sale.\n\nSi comincia dalla Kunstkammer, al pianterreno rialzato, e per le scale o in ascensore si sale alla pinacoteca, dove la luce scende dall’alto e le panche sono morbide. Con tre ore si vedono anche le sale egizie, il cui soffitto poggia su colonne di granito venute dal Nilo, e un piccolo ippopotamo azzurro che porta addosso la sua palude. Se un quadro è in prestito, la guida sceglie il vicino.',
    ru_RU:
      'Музей построили для того, что одна семья покупала, наследовала и получала в дар со Средних веков, и её вкусы здесь видны. Рудольф II в Праге хотел автоматов, безоаров и Брейгеля; наместник в Брюсселе Леопольд Вильгельм сотнями отправлял домой венецианцев; испанская родня присылала портреты девочки, которую ждали в Вене как невесту. Идти за этими покупателями — кратчайший путь через девяносто с лишним залов.\n\nНачинаем с Кунсткамеры на высоком первом этаже, затем по лестнице или на лифте поднимаемся в картинную галерею, где свет падает сверху, а скамьи мягкие. За три часа успеваем и в египетские залы: потолок там держат гранитные колонны с Нила, а маленький синий бегемот носит на боках собственное болото. Если картину увезли на выставку, гид выберет соседнюю.',
    ja_JP:
      'この美術館は、一つの家が中世以来買い、受け継ぎ、贈られてきた品を収めるために建てられたので、持ち主たちの好みがよく表れています。プラハのルドルフ2世は自動人形やベゾアール石、そしてブリューゲルを求め、ブリュッセルの総督レオポルト・ヴィルヘルムはヴェネツィア派の絵を何百点も送り、スペインの親戚はウィーンに嫁ぐはずの幼い王女の肖像を届けました。この買い手たちを追うのが、90を超える展示室を進む近道です。\n\nまず中二階のクンストカンマーを見て、階段かエレベーターで絵画館へ上がります。天窓から光が入り、柔らかな長椅子も置かれています。3時間のコースでは、ナイルの花崗岩の柱が天井を支えるエジプト室と、体に沼の草を描いた青い小さなカバも訪ねます。貸し出し中の絵があれば、ガイドが隣の一枚を選びます。',
  },
  included: {
    en_US: [
      'Art historian for your party of up to eight',
      'Step-free route through the entrance at Burgring 5 and the elevators, on request',
    ],
    fr_FR: [
      'Historien de l’art pour votre groupe, huit personnes au plus',
      'Parcours sans marches par l’entrée du Burgring 5 et les ascenseurs, sur demande',
    ],
    de_DE: [
      'Kunsthistorisch ausgebildeter Guide für Ihre Gruppe bis acht Personen',
      'Auf Wunsch stufenloser Weg über den Eingang Burgring 5 und die Lifte',
    ],
    es_ES: [
      'Historiador del arte para su grupo de hasta ocho personas',
      'Recorrido sin escalones por la entrada de Burgring 5 y los ascensores, a petición',
    ],
    it_IT: [
      'Storico dell’arte per il suo gruppo, fino a otto persone',
      'Percorso senza gradini dall’ingresso di Burgring 5 e con gli ascensori, su richiesta',
    ],
    ru_RU: [
      'Искусствовед для вашей группы до восьми человек',
      'По просьбе — маршрут без ступеней через вход Бургринг, 5 и лифты',
    ],
    ja_JP: [
      '美術史を学んだガイド（8名様までのグループ専任）',
      'ご希望により、ブルクリング5番地の入口とエレベーターを使う段差のない順路',
    ],
  },
  notIncluded: {
    en_US: ['Museum tickets, at the museum’s own price', 'Coffee in the Cupola Hall'],
    fr_FR: ['Billets du musée, au tarif du musée', 'Café sous la coupole'],
    de_DE: ['Museumskarten zum Preis des Museums', 'Kaffee in der Kuppelhalle'],
    es_ES: ['Entradas del museo, a su precio oficial', 'Café en la sala de la cúpula'],
    it_IT: ['Biglietti del museo, alla tariffa del museo', 'Caffè nella sala della cupola'],
    ru_RU: ['Билеты в музей по тарифу музея', 'Кофе в зале под куполом'],
    ja_JP: ['美術館の入館料（館の定める料金）', 'ドーム下のカフェでの飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Maria-Theresien-Platz',
        fr_FR: 'Maria-Theresien-Platz',
        de_DE: 'Maria-Theresien-Platz',
        es_ES: 'Maria-Theresien-Platz',
        it_IT: 'Maria-Theresien-Platz',
        ru_RU: 'Площадь Марии Терезии',
        ja_JP: 'マリア・テレジア広場',
      },
      text: {
        en_US:
          'Two museums face each other like mirror images, one for nature, one for art; Semper and Hasenauer designed both. Maria Theresa sits between them with her generals on horseback at the corners and Mozart as a child among the figures on the plinth.',
        fr_FR:
          'Deux musées se font face comme dans un miroir, l’un pour la nature, l’autre pour l’art ; Semper et Hasenauer ont dessiné les deux. Entre eux trône Marie-Thérèse, ses généraux à cheval aux angles et Mozart enfant parmi les figures du socle.',
        de_DE:
          'Zwei Museen stehen einander spiegelgleich gegenüber, eines für die Natur, eines für die Kunst; beide entwarfen Semper und Hasenauer. Dazwischen thront Maria Theresia, die Feldherren zu Pferd an den Ecken, und am Sockel ist Mozart als Kind zu finden.',
        es_ES:
          'Dos museos se miran como en un espejo, uno para la naturaleza y otro para el arte; ambos son de Semper y Hasenauer. Entre ellos se sienta María Teresa, con sus generales a caballo en las esquinas y Mozart niño entre las figuras del pedestal.',
        it_IT:
          'Due musei si guardano come allo specchio, uno per la natura e uno per l’arte; li disegnarono entrambi Semper e Hasenauer. In mezzo siede Maria Teresa, con i generali a cavallo agli angoli e Mozart bambino tra le figure del piedistallo.',
        ru_RU:
          'Два музея смотрят друг на друга, как отражения: один для природы, другой для искусства; оба проектировали Земпер и Хазенауэр. Между ними восседает Мария Терезия, по углам — конные полководцы, а среди фигур на постаменте есть и маленький Моцарт.',
        ja_JP:
          '自然と芸術、二つの博物館が鏡像のように向き合います。設計はどちらもゼンパーとハーゼナウアーです。その間にマリア・テレジアが座し、四隅には騎馬の将軍たち、台座の群像の中には子どものモーツァルトがいます。',
      },
      latitude: 48.20448,
      longitude: 16.36078,
      minutes: 10,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Grand staircase',
        fr_FR: 'Grand escalier',
        de_DE: 'Große Prunkstiege',
        es_ES: 'Gran escalera',
        it_IT: 'Scalone d’onore',
        ru_RU: 'Парадная лестница',
        ja_JP: '大階段',
      },
      text: {
        en_US:
          'Canova’s marble Theseus was carved for Napoleon’s Milan and bought by Emperor Francis I instead. Between the columns twelve meters up, the young Klimt painted Egypt, Greece and the Renaissance.',
        fr_FR:
          'Le Thésée de Canova, sculpté pour le Milan de Napoléon, fut acheté par l’empereur François Ier. Entre les colonnes, à douze mètres de haut, le jeune Klimt peignit l’Égypte, la Grèce et la Renaissance.',
        de_DE:
          'Canovas Theseus war für das Mailand Napoleons bestimmt, dann kaufte ihn Kaiser Franz I. Zwischen den Säulen, zwölf Meter über dem Boden, malte der junge Klimt Ägypten, Griechenland und die Renaissance.',
        es_ES:
          'El Teseo de Canova se esculpió para el Milán de Napoleón y acabó comprándolo el emperador Francisco I. Entre las columnas, a doce metros de altura, el joven Klimt pintó Egipto, Grecia y el Renacimiento.',
        it_IT:
          'Il Teseo di Canova era destinato alla Milano napoleonica e lo comprò invece l’imperatore Francesco I. Tra le colonne, a dodici metri d’altezza, il giovane Klimt dipinse l’Egitto, la Grecia e il Rinascimento.',
        ru_RU:
          '«Тесей» Кановы предназначался для наполеоновского Милана, но достался императору Францу I. Между колоннами на высоте двенадцати метров молодой Климт написал Египет, Грецию и Возрождение.',
        ja_JP:
          'カノーヴァのテセウスは、ナポレオン時代のミラノのために彫られ、のちに皇帝フランツ1世が買い取りました。高さ12メートルの柱の間には、若きクリムトがエジプト、ギリシア、ルネサンスを描いています。',
      },
      latitude: 48.20392,
      longitude: 16.3615,
      minutes: 11,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Kunstkammer and Cellini’s salt cellar',
        fr_FR: 'Kunstkammer et salière de Cellini',
        de_DE: 'Kunstkammer und Saliera',
        es_ES: 'Kunstkammer y salero de Cellini',
        it_IT: 'Kunstkammer e saliera di Cellini',
        ru_RU: 'Кунсткамера и солонка Челлини',
        ja_JP: 'クンストカンマー、チェッリーニの塩入れ',
      },
      text: {
        en_US:
          'Sea and Earth sit toe to toe in gold: salt went into the little ship, pepper into the temple. Around them stand clocks that sail across the table, coral crucifixes and cups cut from narwhal tusk.',
        fr_FR:
          'La Mer et la Terre sont assises pied contre pied, en or : le sel allait dans la petite nef, le poivre dans le temple. Tout autour, des horloges qui voguent sur la table, des coraux et des coupes en dent de narval.',
        de_DE:
          'Meer und Erde sitzen einander in Gold gegenüber, Fuß an Fuß: Das Salz kam ins Schiffchen, der Pfeffer in den Tempel. Ringsum stehen Uhren, die über die Tafel segeln, Korallen und Pokale aus Narwalzahn.',
        es_ES:
          'El Mar y la Tierra se sientan en oro, pie con pie: la sal iba en la navecilla y la pimienta en el templo. Alrededor hay relojes que navegan por la mesa, corales y copas de colmillo de narval.',
        it_IT:
          'Il Mare e la Terra siedono d’oro, piede contro piede: il sale andava nella navicella, il pepe nel tempietto. Intorno, orologi che veleggiano sulla tavola, coralli e coppe di dente di narvalo.',
        ru_RU:
          'Море и Земля сидят друг против друга, отлитые в золоте: соль насыпали в кораблик, перец — в храм. Вокруг — часы, плывшие по столу, кораллы и кубки из бивня нарвала.',
        ja_JP:
          '黄金の海神と大地の女神が足を寄せて向かい合い、塩は小舟に、胡椒は神殿に入れました。周りには、食卓の上を進む船型の時計、珊瑚細工、イッカクの牙の杯が並びます。',
      },
      latitude: 48.20368,
      longitude: 16.36135,
      minutes: 19,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'The Bruegel room',
        fr_FR: 'La salle Bruegel',
        de_DE: 'Der Bruegel-Saal',
        es_ES: 'La sala de Bruegel',
        it_IT: 'La sala di Bruegel',
        ru_RU: 'Зал Брейгеля',
        ja_JP: 'ブリューゲルの間',
      },
      text: {
        en_US:
          'Count the workers on the Tower of Babel, then find the one who has stopped to relieve himself. In the winter panel the hunters come home with a single fox, and the dogs know it.',
        fr_FR:
          'Comptez les ouvriers de la tour de Babel, puis cherchez celui qui s’est arrêté pour se soulager. Sur le panneau d’hiver, les chasseurs ne rapportent qu’un renard, et les chiens le savent.',
        de_DE:
          'Zählen Sie die Arbeiter am Turm von Babel und suchen Sie dann den, der gerade austreten musste. Auf der Wintertafel bringen die Jäger einen einzigen Fuchs heim, und die Hunde wissen es.',
        es_ES:
          'Cuente los obreros de la torre de Babel y busque luego al que se ha parado a aliviarse. En la tabla del invierno los cazadores vuelven con un solo zorro, y los perros lo saben.',
        it_IT:
          'Conti gli operai della torre di Babele e cerchi quello che si è fermato per un bisogno. Nella tavola dell’inverno i cacciatori tornano con una sola volpe, e i cani lo sanno.',
        ru_RU:
          'Попробуйте сосчитать рабочих на Вавилонской башне и найти того, кто отошёл по нужде. На зимней доске охотники несут домой одну-единственную лису, и собаки это понимают.',
        ja_JP:
          'バベルの塔では働く人を数え、用を足している一人を探してみましょう。冬の絵では、狩人たちの獲物は狐一匹だけ。うなだれた犬たちもそれを知っているようです。',
      },
      latitude: 48.20352,
      longitude: 16.36175,
      minutes: 19,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Raphael, Parmigianino, Caravaggio',
        fr_FR: 'Raphaël, Parmesan, Caravage',
        de_DE: 'Raffael, Parmigianino, Caravaggio',
        es_ES: 'Rafael, Parmigianino y Caravaggio',
        it_IT: 'Raffaello, Parmigianino, Caravaggio',
        ru_RU: 'Рафаэль, Пармиджанино, Караваджо',
        ja_JP: 'ラファエロ、パルミジャニーノ、カラヴァッジョ',
      },
      text: {
        en_US:
          'Raphael’s Madonna sits in a triangle on a meadow. Parmigianino, at twenty-one, painted himself on a wooden dome as a convex mirror showed him, with a hand larger than his face.',
        fr_FR:
          'La Madone de Raphaël s’inscrit en triangle dans une prairie. À vingt et un ans, Parmesan se peignit sur une calotte de bois tel que le montrait un miroir bombé, la main plus grande que le visage.',
        de_DE:
          'Raffaels Madonna sitzt als Dreieck auf einer Wiese. Parmigianino malte sich mit einundzwanzig auf eine hölzerne Halbkugel, so wie ein gewölbter Spiegel ihn zeigte, die Hand größer als das Gesicht.',
        es_ES:
          'La Virgen de Rafael forma un triángulo en el prado. Parmigianino, con veintiún años, se pintó sobre un casquete de madera tal como lo mostraba un espejo convexo, con la mano mayor que la cara.',
        it_IT:
          'La Madonna di Raffaello disegna un triangolo nel prato. A ventun anni Parmigianino si ritrasse su una calotta di legno come lo mostrava uno specchio convesso, la mano più grande del viso.',
        ru_RU:
          'Мадонна Рафаэля вписана в треугольник посреди луга. Пармиджанино в двадцать один год написал себя на деревянной полусфере таким, каким его показало выпуклое зеркало: рука больше лица.',
        ja_JP:
          'ラファエロの聖母は、草原に三角形を描いて座ります。21歳のパルミジャニーノは、凸面鏡に映ったとおりの自分を半球形の木に描き、手を顔より大きく表しました。',
      },
      latitude: 48.20398,
      longitude: 16.36205,
      minutes: 13,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'The infantas of Velázquez',
        fr_FR: 'Les infantes de Velázquez',
        de_DE: 'Die Infantinnen von Velázquez',
        es_ES: 'Las infantas de Velázquez',
        it_IT: 'Le infante di Velázquez',
        ru_RU: 'Инфанты Веласкеса',
        ja_JP: 'ベラスケスの王女たち',
      },
      text: {
        en_US:
          'Margarita Teresa was promised to her uncle Leopold, and Madrid sent progress reports: first in pink, then in white, then in blue. Step back three paces and the strokes turn to silk.',
        fr_FR:
          'Marguerite-Thérèse était promise à son oncle Léopold, et Madrid envoyait des nouvelles : d’abord en rose, puis en blanc, puis en bleu. Reculez de trois pas, et les touches deviennent soie.',
        de_DE:
          'Margarita Teresa war ihrem Onkel Leopold versprochen, und Madrid hielt Wien auf dem Laufenden: erst in Rosa, dann in Weiß, dann in Blau. Drei Schritte zurück, und aus Pinselhieben wird Seide.',
        es_ES:
          'Margarita Teresa estaba prometida a su tío Leopoldo, y Madrid enviaba noticias: primero de rosa, luego de blanco, luego de azul. Tres pasos atrás y las pinceladas se vuelven seda.',
        it_IT:
          'Margherita Teresa era promessa allo zio Leopoldo, e Madrid mandava notizie: prima in rosa, poi in bianco, poi in azzurro. Tre passi indietro, e le pennellate diventano seta.',
        ru_RU:
          'Маргариту Терезу прочили в жёны дяде Леопольду, и Мадрид посылал отчёты: сначала в розовом, потом в белом, потом в голубом. Отойдите на три шага — и мазки станут шёлком.',
        ja_JP:
          'マルガリータ・テレサは叔父レオポルトの許嫁で、マドリードは成長の便りとして肖像を送りました。ばら色、白、そして青の衣装。三歩下がると、筆の跡が絹に変わります。',
      },
      latitude: 48.20412,
      longitude: 16.3622,
      minutes: 11,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Vermeer’s Art of Painting',
        fr_FR: 'L’Art de la peinture de Vermeer',
        de_DE: 'Vermeers Malkunst',
        es_ES: 'El arte de la pintura de Vermeer',
        it_IT: 'L’arte della pittura di Vermeer',
        ru_RU: '«Искусство живописи» Вермеера',
        ja_JP: 'フェルメール「絵画芸術」',
      },
      text: {
        en_US:
          'Vermeer kept this picture to the end of his life, although his family was in debt. The painter turns his back; Clio, muse of history, holds a trumpet; the map on the wall has a crease down the middle.',
        fr_FR:
          'Vermeer garda ce tableau jusqu’à sa mort, malgré les dettes de sa famille. Le peintre tourne le dos ; Clio, muse de l’histoire, tient une trompette ; la carte au mur porte un pli au milieu.',
        de_DE:
          'Vermeer behielt dieses Bild bis zu seinem Tod, obwohl die Familie Schulden hatte. Der Maler kehrt uns den Rücken zu, Klio, die Muse der Geschichte, hält eine Trompete, und durch die Karte an der Wand läuft eine Falte.',
        es_ES:
          'Vermeer conservó este cuadro hasta su muerte, pese a las deudas de la familia. El pintor está de espaldas; Clío, musa de la historia, sostiene una trompeta; el mapa de la pared tiene un pliegue en el centro.',
        it_IT:
          'Vermeer tenne questo quadro fino alla morte, nonostante i debiti della famiglia. Il pittore volta le spalle; Clio, musa della storia, regge una tromba; la carta alla parete ha una piega nel mezzo.',
        ru_RU:
          'Эту картину Вермеер хранил до конца жизни, хотя семья была в долгах. Художник сидит к нам спиной, муза истории Клио держит трубу, а карту на стене пересекает складка.',
        ja_JP:
          '家族が借金を抱えても、フェルメールはこの絵を生涯手放しませんでした。画家は背を向け、歴史の女神クリオがラッパを持ち、壁の地図の中央には折り目が走ります。',
      },
      latitude: 48.20385,
      longitude: 16.3619,
      minutes: 10,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Cupola Hall',
        fr_FR: 'Salle de la coupole',
        de_DE: 'Kuppelhalle',
        es_ES: 'Sala de la cúpula',
        it_IT: 'Sala della cupola',
        ru_RU: 'Зал под куполом',
        ja_JP: 'ドームの間',
      },
      text: {
        en_US:
          'Under the octagonal dome the Habsburg collectors look down in profile from stucco medallions. An opening in the floor shows the entrance hall you came through.',
        fr_FR:
          'Sous la coupole octogonale, les Habsbourg collectionneurs regardent de profil dans leurs médaillons de stuc. Une ouverture dans le sol laisse voir le vestibule par où l’on est entré.',
        de_DE:
          'Unter der achteckigen Kuppel blicken die Sammler des Hauses Habsburg im Profil aus Stuckmedaillons. Durch eine Öffnung im Boden sieht man ins Vestibül, durch das man gekommen ist.',
        es_ES:
          'Bajo la cúpula octogonal, los Habsburgo coleccionistas miran de perfil desde medallones de estuco. Una abertura en el suelo deja ver el vestíbulo por el que se entró.',
        it_IT:
          'Sotto la cupola ottagonale gli Asburgo collezionisti guardano di profilo dai medaglioni di stucco. Un’apertura nel pavimento mostra l’atrio da cui si è entrati.',
        ru_RU:
          'Под восьмигранным куполом с лепных медальонов смотрят в профиль Габсбурги-собиратели. Сквозь проём в полу виден вестибюль, через который вы вошли.',
        ja_JP:
          '八角形のドームの下では、収集家だったハプスブルク家の人々が漆喰のメダイヨンから横顔を見せます。床の開口部からは、入ってきた玄関ホールが見下ろせます。',
      },
      latitude: 48.20379,
      longitude: 16.36166,
      minutes: 8,
      minutesToNext: 0,
    },
  ],
};
