import type { TourOfDemo } from '../shapes.js';

export const bangkokRattanakosinByRiver: TourOfDemo = {
  slug: 'bangkok-rattanakosin-by-river',
  city: 'bangkok',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: true,
  specialFilters: [],
  landmarks: [
    { motif: 'palace', name: 'Grand Palace' },
    { motif: 'river', name: 'Chao Phraya' },
    { motif: 'stupa', name: 'Wat Arun' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Saphan Taksin BTS station, exit 2, beside Sathorn Pier',
        fr_FR: 'Station BTS Saphan Taksin, sortie 2, près de l’embarcadère de Sathorn',
        de_DE: 'BTS-Station Saphan Taksin, Ausgang 2, neben dem Sathorn-Pier',
        es_ES: 'Estación BTS Saphan Taksin, salida 2, junto al muelle de Sathorn',
        it_IT: 'Stazione BTS Saphan Taksin, uscita 2, accanto al molo di Sathorn',
        ru_RU: 'Станция BTS «Сапхан Таксин», выход 2, у пристани Саторн',
        ja_JP: 'BTSサパーンタークシン駅2番出口、サートーン船着場の脇',
      },
      address: 'Charoen Krung Road, Yan Nawa, Sathon, Bangkok 10120, Thailand',
      latitude: 13.71885,
      longitude: 100.51395,
    },
  ],
  options: [
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 14500 },
          { upTo: 4, amount: 17500 },
          { upTo: 6, amount: 21000 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['08:00', '08:30', '11:00'],
      closedDays: ['04-13', '04-14', '04-15', '12-31', '01-01'],
    },
    {
      durationMinutes: 300,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 17500 },
          { upTo: 4, amount: 20500 },
          { upTo: 6, amount: 24500 },
        ],
        extraPerson: 2800,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['08:00', '08:30'],
      closedDays: ['04-13', '04-14', '04-15', '12-31', '01-01'],
    },
  ],
  name: {
    en_US: 'Rattanakosin by River Boat',
    fr_FR: 'Rattanakosin au fil du fleuve',
    de_DE: 'Mit dem Flussboot nach Rattanakosin',
    es_ES: 'Rattanakosin en barco por el río',
    it_IT: 'Rattanakosin in battello sul fiume',
    ru_RU: 'Раттанакосин: по реке к старому Бангкоку',
    ja_JP: '川船で行くラッタナーコーシン',
  },
  summary: {
    en_US:
      'Up the Chao Phraya by public boat to the Grand Palace and Wat Pho, over the water to Wat Arun, and down to the flower market.',
    fr_FR:
      'On remonte le Chao Phraya en bateau de ligne jusqu’au Grand Palais et au Wat Pho, on passe l’eau vers le Wat Arun, on finit au marché aux fleurs.',
    de_DE:
      'Mit dem Linienboot den Chao Phraya hinauf zum Großen Palast und zum Wat Pho, hinüber zum Wat Arun und zurück zum Blumenmarkt.',
    es_ES:
      'En barco de línea, Chao Phraya arriba, hasta el Gran Palacio y Wat Pho; luego, a la otra orilla, Wat Arun, y al final el mercado de las flores.',
    it_IT:
      'Si risale il Chao Phraya in battello di linea fino al Palazzo Reale e al Wat Pho, si passa al Wat Arun sull’altra riva e si chiude al mercato dei fiori.',
    ru_RU:
      'На рейсовом катере вверх по Чаупхрае к Большому дворцу и Ват Пхо, затем паромом к Ват Аруну и вниз по течению к цветочному рынку.',
    ja_JP:
      '路線船でチャオプラヤー川をさかのぼり、王宮とワット・ポーへ。渡し船で対岸のワット・アルンに渡り、最後は川を下って花市場まで歩く、お客様だけのツアーです。',
  },
  highlights: {
    en_US: [
      'Two old Catholic churches seen from the deck on the way upstream',
      'The Ramakien painted along the cloister of the Emerald Buddha',
      'Mother-of-pearl soles, each taller than a person',
      'Porcelain flowers on the steep terraces of Wat Arun',
      'Jasmine garlands threaded by hand at Pak Khlong Talat',
    ],
    fr_FR: [
      'Deux vieilles églises catholiques vues du pont en remontant le courant',
      'Le Ramakien peint le long du cloître du Bouddha d’émeraude',
      'Des plantes de pied en nacre, plus hautes qu’un homme',
      'Les fleurs de porcelaine sur les terrasses abruptes du Wat Arun',
      'Les guirlandes de jasmin enfilées à la main à Pak Khlong Talat',
    ],
    de_DE: [
      'Zwei alte katholische Kirchen, flussaufwärts vom Deck aus gesehen',
      'Das gemalte Ramakien im Wandelgang um den Smaragd-Buddha',
      'Mit Perlmutt eingelegte Fußsohlen, höher als ein Mensch',
      'Blüten aus Porzellan auf den steilen Terrassen des Wat Arun',
      'Jasmingirlanden, die in Pak Khlong Talat von Hand aufgefädelt werden',
    ],
    es_ES: [
      'Dos viejas iglesias católicas vistas desde cubierta, río arriba',
      'El Ramakien pintado en el claustro del Buda de Esmeralda',
      'Unas plantas de los pies de nácar, más altas que una persona',
      'Flores de porcelana en las terrazas empinadas de Wat Arun',
      'Guirnaldas de jazmín ensartadas a mano en Pak Khlong Talat',
    ],
    it_IT: [
      'Due vecchie chiese cattoliche viste dal ponte, risalendo la corrente',
      'Il Ramakien dipinto nel chiostro del Buddha di Smeraldo',
      'Piante dei piedi in madreperla, più alte di una persona',
      'I fiori di porcellana sulle ripide terrazze del Wat Arun',
      'Le ghirlande di gelsomino infilate a mano a Pak Khlong Talat',
    ],
    ru_RU: [
      'Две старинные католические церкви, мимо которых идёт катер',
      'Росписи «Рамакиена» в галерее вокруг храма Изумрудного Будды',
      'Перламутровые ступни Будды выше человеческого роста',
      'Фарфоровые цветы на крутых террасах Ват Аруна',
      'Жасминовые гирлянды, которые низают на рынке Паккхлонгталат',
    ],
    ja_JP: [
      '遡る船の甲板から眺める二つの古いカトリック教会',
      'エメラルド仏を囲む回廊に描かれた『ラーマキエン』',
      '人の背丈を超える、螺鈿細工の足の裏',
      'ワット・アルンの急な段に咲く磁器の花',
      'パーククローン市場で手仕事に編まれるジャスミンの花輪',
    ],
  },
  description: {
    en_US:
      'When Rama I moved his capital across the river in 1782, he chose a bend that water protected on one side and a new canal on the other. Boats remain the simplest way to reach it. From Sathorn Pier you travel with commuters and monks, under the green span of the Memorial Bridge, and step ashore beside the white palace wall.\n\nThe morning then keeps to a few places and gives them time: the Temple of the Emerald Buddha, the long figure at Wat Pho, the tiled tower of Wat Arun. Shoulders and knees must be covered; the guide carries light shawls. Walking adds up to about three kilometers, with stairs at Wat Arun that nobody has to climb. The five-hour option adds the throne halls’ gardens and a sit-down lunch at Tha Tien.',
    fr_FR:
      'Quand Rama Ier fit passer sa capitale sur l’autre rive, en 1782, il choisit une boucle que l’eau protégeait d’un côté et un canal neuf de l’autre. Le bateau reste le plus simple pour s’y rendre. Depuis l’embarcadère de Sathorn, on voyage avec les employés et les moines, on passe sous la travée verte du Memorial Bridge et l’on débarque près du mur blanc du palais.\n\nLa matinée s’en tient ensuite à quelques lieux et leur laisse du temps : le temple du Bouddha d’émeraude, la longue figure du Wat Pho, la tour de céramique du Wat Arun. Épaules et genoux doivent être couverts ; le guide a des châles légers. On marche environ trois kilomètres, et personne n’est obligé de gravir l’escalier du Wat Arun. La formule de cinq heures ajoute les jardins des salles du trône et un déjeuner à table à Tha Tien.',
    de_DE:
      'Als Rama I. 1782 seine Hauptstadt auf die andere Seite verlegte, wählte er eine Flussbiegung, die auf einer Seite das Wasser und auf der anderen ein neuer Kanal schützte. Am einfachsten kommt man noch immer mit dem Boot dorthin. Vom Sathorn-Pier fahren Sie mit Pendlern und Mönchen unter dem grünen Bogen der Memorial Bridge hindurch und steigen an der weißen Palastmauer aus.\n\nDer Vormittag beschränkt sich dann auf wenige Orte und nimmt sich Zeit dafür: den Tempel des Smaragd-Buddha, die lang ausgestreckte Figur im Wat Pho, den keramikbesetzten Turm des Wat Arun. Schultern und Knie müssen bedeckt sein, leichte Tücher hat der Guide dabei. Zu Fuß sind es etwa drei Kilometer, und die Stufen am Wat Arun muss niemand hinauf. In fünf Stunden passen noch die Gärten der Thronhallen und ein Mittagessen in Tha Tien hinein.',
    es_ES:
      'Cuando Rama I pasó su capital a la otra orilla, en 1782, eligió un meandro que el agua protegía por un lado y un canal nuevo por el otro. El barco sigue siendo la manera más sencilla de llegar. Desde el muelle de Sathorn se viaja con oficinistas y monjes, se pasa bajo el arco verde del puente Memorial y se desembarca junto al muro blanco del palacio.\n\nLa mañana se limita después a unos pocos lugares y les da tiempo: el templo del Buda de Esmeralda, la larga figura de Wat Pho, la torre de cerámica de Wat Arun. Hay que llevar cubiertos hombros y rodillas; el guía trae chales ligeros. Se andan unos tres kilómetros, y a la escalinata de Wat Arun solo sube quien quiere. La opción de cinco horas suma los jardines de los salones del trono y una comida sentados en Tha Tien.',
    it_IT:
      'Quando Rama I spostò la capitale sull’altra riva, nel 1782, scelse un’ansa protetta da un lato dall’acqua e dall’altro da un canale nuovo. Il modo più semplice per arrivarci resta la barca. Dal molo di Sathorn si viaggia con impiegati e monaci, si passa sotto l’arco verde del Memorial Bridge e si scende accanto al muro bianco del palazzo.\n\nPoi la mattinata si ferma in pochi luoghi e concede loro il tempo che serve: il tempio del Buddha di Smeraldo, la lunga figura del Wat Pho, la torre di ceramica del Wat Arun. Spalle e ginocchia vanno coperte; la guida porta scialli leggeri. A piedi sono circa tre chilometri, e la scalinata del Wat Arun la sale chi vuole. La formula di cinque ore aggiunge i giardini delle sale del trono e un pranzo seduti a Tha Tien.',
    ru_RU:
      'Перенося столицу на другой берег в 1782 году, Рама I выбрал излучину, которую с одной стороны защищала река, а с другой — новый канал. Проще всего и теперь добираться сюда по воде. От пристани Саторн мы плывём вместе со служащими и монахами, проходим под зелёной аркой Мемориального моста и выходим на берег у белой дворцовой стены.\n\nДальше всё утро отдано немногим местам, зато без суеты: храму Изумрудного Будды, вытянувшейся статуе в Ват Пхо, башне Ват Аруна в керамической мозаике. Плечи и колени должны быть закрыты; лёгкие накидки у гида с собой. Пешком выходит около трёх километров, а подниматься по ступеням Ват Аруна необязательно. В пятичасовом варианте есть ещё сады у тронных залов и обед в Та-Тьене.',
    ja_JP:
      '1782年、ラーマ1世が都を対岸に移すとき選んだのは、片側を川に、もう片側を新しい運河に守られた湾曲部でした。そこへ行くには、今も船がいちばん簡単です。サートーン船着場から通勤の人や僧侶と乗り合わせ、緑色のメモリアル橋をくぐり、王宮の白い塀のそばで岸に上がります。\n\nそのあとは訪ねる場所を絞り、一つひとつに時間をかけます。エメラルド寺院、ワット・ポーの長い涅槃仏、陶片に覆われたワット・アルンの塔です。肩と膝の出ない服装が必要ですが、薄手のショールはガイドが用意します。歩く距離は合わせて3キロほどで、ワット・アルンの階段は登らなくてもかまいません。5時間のコースでは、玉座殿の庭園と、ター・ティエンでの昼食の時間が加わります。',
  },
  included: {
    en_US: [
      'Licensed guide for your group alone',
      'All fares on river boats and ferries',
      'Shawls for the temples and cold water',
    ],
    fr_FR: [
      'Guide agréé réservé à votre groupe',
      'Tous les trajets en bateau et en bac',
      'Châles pour les temples et eau fraîche',
    ],
    de_DE: [
      'Lizenzierter Guide nur für Ihre Gruppe',
      'Alle Fahrten mit Booten und Fähren',
      'Tücher für die Tempel und kaltes Wasser',
    ],
    es_ES: [
      'Guía oficial solo para su grupo',
      'Todos los trayectos en barco y transbordador',
      'Chales para los templos y agua fría',
    ],
    it_IT: [
      'Guida abilitata solo per il suo gruppo',
      'Tutte le corse in battello e traghetto',
      'Scialli per i templi e acqua fresca',
    ],
    ru_RU: [
      'Лицензированный гид только для вашей группы',
      'Проезд на всех катерах и паромах',
      'Накидки для храмов и холодная вода',
    ],
    ja_JP: ['お客様のグループ専任の公認ガイド', '川船と渡し船の運賃', '寺院用のショールと冷たい水'],
  },
  notIncluded: {
    en_US: ['Entrance to the Grand Palace, Wat Pho and Wat Arun', 'Lunch', 'Costume rental at Wat Arun'],
    fr_FR: ['Entrées du Grand Palais, du Wat Pho et du Wat Arun', 'Déjeuner', 'Location de costume au Wat Arun'],
    de_DE: ['Eintritt in Großen Palast, Wat Pho und Wat Arun', 'Mittagessen', 'Kostümverleih am Wat Arun'],
    es_ES: ['Entradas al Gran Palacio, Wat Pho y Wat Arun', 'Comida', 'Alquiler de trajes en Wat Arun'],
    it_IT: ['Ingressi a Palazzo Reale, Wat Pho e Wat Arun', 'Pranzo', 'Noleggio di costumi al Wat Arun'],
    ru_RU: ['Билеты в Большой дворец, Ват Пхо и Ват Арун', 'Обед', 'Прокат костюмов у Ват Аруна'],
    ja_JP: ['王宮、ワット・ポー、ワット・アルンの拝観料', '昼食代', 'ワット・アルンでの衣装レンタル'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Sathorn Pier',
        fr_FR: 'Embarcadère de Sathorn',
        de_DE: 'Sathorn-Pier',
        es_ES: 'Muelle de Sathorn',
        it_IT: 'Molo di Sathorn',
        ru_RU: 'Пристань Саторн',
        ja_JP: 'サートーン船着場',
      },
      text: {
        en_US:
          'Flags in different colors tell the boats apart. On the ride north you pass Holy Rosary Church in Talat Noi and, opposite, Santa Cruz, both on ground given to the Portuguese.',
        fr_FR:
          'Des pavillons de couleur distinguent les lignes. En remontant, on longe l’église du Saint-Rosaire à Talat Noi, puis, en face, Santa Cruz, toutes deux sur des terrains donnés aux Portugais.',
        de_DE:
          'Farbige Fahnen unterscheiden die Linien. Auf der Fahrt nach Norden kommen die Rosenkranzkirche in Talat Noi und gegenüber Santa Cruz in Sicht, beide auf Land, das die Portugiesen geschenkt bekamen.',
        es_ES:
          'Banderas de colores distinguen las líneas. Río arriba se ven la iglesia del Santo Rosario, en Talat Noi, y enfrente Santa Cruz, ambas en terrenos cedidos a los portugueses.',
        it_IT:
          'Bandierine di colori diversi distinguono le linee. Risalendo si vedono la chiesa del Santo Rosario a Talat Noi e, di fronte, Santa Cruz, entrambe su terreni donati ai portoghesi.',
        ru_RU:
          'Маршруты здесь различают по цвету флажков. По пути на север видны церковь Святого Розария в Талат-Ное и напротив — Санта-Крус; обе стоят на земле, пожалованной португальцам.',
        ja_JP:
          '船の系統は旗の色で見分けます。北へ向かう途中、タラートノーイのロザリオ教会と対岸のサンタ・クルス教会が見えます。どちらもポルトガル人に与えられた土地に建っています。',
      },
      latitude: 13.71893,
      longitude: 100.51315,
      minutes: 9,
      minutesToNext: 30,
    },
    {
      name: {
        en_US: 'Grand Palace and Temple of the Emerald Buddha',
        fr_FR: 'Grand Palais et temple du Bouddha d’émeraude',
        de_DE: 'Großer Palast und Tempel des Smaragd-Buddha',
        es_ES: 'Gran Palacio y templo del Buda de Esmeralda',
        it_IT: 'Palazzo Reale e tempio del Buddha di Smeraldo',
        ru_RU: 'Большой дворец и храм Изумрудного Будды',
        ja_JP: '王宮とワット・プラケオ（エメラルド寺院）',
      },
      text: {
        en_US:
          'The Emerald Buddha is a small figure of green stone whose golden dress is changed three times a year, with the seasons. Around it 178 wall paintings tell the Ramakien, monkeys and all.',
        fr_FR:
          'Le Bouddha d’émeraude est une petite figure de pierre verte dont l’habit d’or change trois fois l’an, avec les saisons. Autour, 178 panneaux peints racontent le Ramakien et ses armées de singes.',
        de_DE:
          'Der Smaragd-Buddha ist eine kleine Figur aus grünem Stein; dreimal im Jahr, mit den Jahreszeiten, wechselt sein goldenes Gewand. Ringsum erzählen 178 Wandbilder das Ramakien samt seinem Affenheer.',
        es_ES:
          'El Buda de Esmeralda es una figura pequeña de piedra verde a la que se cambia la ropa de oro tres veces al año, con las estaciones. Alrededor, 178 murales cuentan el Ramakien, monos incluidos.',
        it_IT:
          'Il Buddha di Smeraldo è una piccola figura di pietra verde, la cui veste d’oro si cambia tre volte l’anno, a ogni stagione. Intorno, 178 pannelli dipinti narrano il Ramakien, scimmie comprese.',
        ru_RU:
          'Изумрудный Будда — небольшая фигура из зелёного камня; его золотое одеяние меняют трижды в год, по сезонам. Вокруг 178 стенных картин рассказывают «Рамакиен» с его войском обезьян.',
        ja_JP:
          'エメラルド仏は緑の石で作られた小さな像で、季節ごと年に三度、金の衣が替えられます。周囲の回廊では178面の壁画が、猿の軍勢の活躍する『ラーマキエン』を語ります。',
      },
      latitude: 13.75145,
      longitude: 100.49255,
      minutes: 64,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Wat Pho',
        fr_FR: 'Wat Pho',
        de_DE: 'Wat Pho',
        es_ES: 'Wat Pho',
        it_IT: 'Wat Pho',
        ru_RU: 'Ват Пхо',
        ja_JP: 'ワット・ポー',
      },
      text: {
        en_US:
          'The reclining Buddha is 46 meters long, and 108 signs are inlaid in the soles of the feet. Behind the figure coins drop into a row of bronze bowls; outside, stone plaques show the points used in Thai massage.',
        fr_FR:
          'Le Bouddha couché mesure 46 mètres, et 108 signes sont incrustés sous ses pieds. Derrière lui, des pièces tintent dans une rangée de bols de bronze ; dehors, des plaques de pierre montrent les points du massage thaï.',
        de_DE:
          'Der liegende Buddha ist 46 Meter lang, in die Sohlen sind 108 Zeichen eingelegt. Hinter ihm klimpern Münzen in einer Reihe von Bronzeschalen; draußen zeigen Steintafeln die Druckpunkte der Thai-Massage.',
        es_ES:
          'El Buda reclinado mide 46 metros y lleva 108 signos incrustados en las plantas. Detrás, las monedas caen en una hilera de cuencos de bronce; fuera, unas lápidas muestran los puntos del masaje tailandés.',
        it_IT:
          'Il Buddha sdraiato è lungo 46 metri, con 108 segni intarsiati sotto i piedi. Dietro, le monete tintinnano in una fila di ciotole di bronzo; fuori, lastre di pietra indicano i punti del massaggio thai.',
        ru_RU:
          'Длина лежащего Будды — 46 метров, на ступнях выложено 108 знаков. За спиной статуи в ряд бронзовых чаш падают монеты, а во дворе каменные плиты показывают точки тайского массажа.',
        ja_JP:
          '涅槃仏の長さは46メートル、足の裏には108の図が嵌め込まれています。背後では並んだ鉢に硬貨の落ちる音が響き、屋外の石板にはタイ式マッサージのつぼが刻まれています。',
      },
      latitude: 13.74655,
      longitude: 100.49295,
      minutes: 40,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Tha Tien market and pier',
        fr_FR: 'Marché et embarcadère de Tha Tien',
        de_DE: 'Markt und Anleger Tha Tien',
        es_ES: 'Mercado y muelle de Tha Tien',
        it_IT: 'Mercato e molo di Tha Tien',
        ru_RU: 'Рынок и пристань Та-Тьен',
        ja_JP: 'ター・ティエン市場と船着場',
      },
      text: {
        en_US:
          'Two-story shophouses with shuttered windows frame a short street that smells of dried squid and salted fish. The ferry leaves from the far end, through the market.',
        fr_FR:
          'Des maisons-boutiques à un étage, aux fenêtres à volets, bordent une courte rue qui sent le calmar séché et le poisson salé. Le bac part tout au bout, de l’autre côté du marché.',
        de_DE:
          'Zweigeschossige Ladenhäuser mit Fensterläden säumen eine kurze Straße, in der es nach getrocknetem Tintenfisch und Salzfisch riecht. Hinten, quer durch die Markthalle, legt die Fähre ab.',
        es_ES:
          'Casas-tienda de dos plantas con contraventanas flanquean una calle corta que huele a calamar seco y pescado en salazón. El transbordador sale al fondo, cruzando el mercado.',
        it_IT:
          'Case-bottega a due piani con le persiane fiancheggiano una via breve che sa di calamari secchi e pesce salato. Il traghetto parte in fondo, oltre il mercato.',
        ru_RU:
          'Двухэтажные торговые дома со ставнями обступают короткую улицу, где пахнет сушёным кальмаром и солёной рыбой. Паром отходит в самом её конце, за рыночными рядами.',
        ja_JP:
          '鎧戸のある二階建ての店舗が短い通りを囲み、干しイカと塩魚の匂いがします。渡し船は市場を抜けたいちばん奥から出ます。',
      },
      latitude: 13.74605,
      longitude: 100.49095,
      minutes: 9,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Wat Arun',
        fr_FR: 'Wat Arun',
        de_DE: 'Wat Arun',
        es_ES: 'Wat Arun',
        it_IT: 'Wat Arun',
        ru_RU: 'Ват Арун',
        ja_JP: 'ワット・アルン',
      },
      text: {
        en_US:
          'From afar the great prang looks gray; up close it is covered in broken Chinese porcelain, set as petals and leaves. Rows of stone guardians and demons seem to carry each terrace on their arms.',
        fr_FR:
          'De loin, le grand prang paraît gris ; de près, il est couvert de porcelaine chinoise brisée, disposée en pétales et en feuilles. Des rangs de gardiens et de démons semblent porter chaque terrasse à bout de bras.',
        de_DE:
          'Aus der Ferne wirkt der große Prang grau, aus der Nähe ist er mit Scherben chinesischen Porzellans besetzt, zu Blüten und Blättern gelegt. Reihen von Wächtern und Dämonen scheinen jede Terrasse zu stemmen.',
        es_ES:
          'De lejos el gran prang parece gris; de cerca está cubierto de porcelana china rota, dispuesta en pétalos y hojas. Filas de guardianes y demonios parecen sostener con los brazos cada terraza.',
        it_IT:
          'Da lontano il grande prang pare grigio; da vicino è rivestito di cocci di porcellana cinese, disposti a petali e foglie. File di guardiani e demoni sembrano reggere a braccia ogni terrazza.',
        ru_RU:
          'Издали высокий пранг кажется серым, вблизи он весь выложен осколками китайского фарфора — лепестками и листьями. Ряды стражей и демонов будто держат каждую террасу на поднятых руках.',
        ja_JP:
          '大仏塔は遠目には灰色ですが、近づくと中国磁器の破片が花びらや葉の形に貼られているのがわかります。守護神や鬼の列が、各層を両腕で支えているように見えます。',
      },
      latitude: 13.74375,
      longitude: 100.48895,
      minutes: 31,
      minutesToNext: 14,
    },
    {
      name: {
        en_US: 'Pak Khlong Talat flower market',
        fr_FR: 'Marché aux fleurs de Pak Khlong Talat',
        de_DE: 'Blumenmarkt Pak Khlong Talat',
        es_ES: 'Mercado de las flores de Pak Khlong Talat',
        it_IT: 'Mercato dei fiori di Pak Khlong Talat',
        ru_RU: 'Цветочный рынок Паккхлонгталат',
        ja_JP: 'パーククローン花市場',
      },
      text: {
        en_US:
          'Marigolds are sold by the sack and lotus buds by the bundle. You learn to fold back the petals of a lotus, as people do before laying it on an altar.',
        fr_FR:
          'Les œillets d’Inde s’y vendent au sac, les boutons de lotus à la botte. On apprend à replier les pétales du lotus, comme on le fait avant de le déposer sur un autel.',
        de_DE:
          'Tagetes werden sackweise verkauft, Lotosknospen im Bund. Sie lernen, die Blätter einer Lotosblüte nach innen zu falten, wie man es tut, bevor man sie auf den Altar legt.',
        es_ES:
          'Las caléndulas se venden por sacos y los capullos de loto por manojos. Se aprende a plegar los pétalos del loto, como se hace antes de dejarlo en un altar.',
        it_IT:
          'I tageti si vendono a sacchi, i boccioli di loto a mazzi. Si impara a ripiegare i petali del loto, come si fa prima di posarlo su un altare.',
        ru_RU:
          'Бархатцы продают мешками, бутоны лотоса — связками. Вас научат подгибать лепестки лотоса так, как это делают, прежде чем положить цветок на алтарь.',
        ja_JP:
          'マリーゴールドは袋単位、蓮のつぼみは束で売られています。祭壇に供える前にするように、蓮の花びらを折り込む手順を教わります。',
      },
      latitude: 13.74155,
      longitude: 100.49655,
      minutes: 18,
      minutesToNext: 0,
    },
  ],
};
