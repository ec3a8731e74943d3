import type { TourOfDemo } from '../shapes.js';

export const singaporeKampongGlamToLittleIndia: TourOfDemo = {
  slug: 'singapore-kampong-glam-to-little-india',
  city: 'singapore',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'dome', name: 'Sultan Mosque' },
    { motif: 'rooftops', name: 'Shophouses of Haji Lane' },
    { motif: 'minaret', name: 'Hajjah Fatimah Mosque' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Gate of the Hajjah Fatimah Mosque, Beach Road',
        fr_FR: 'Portail de la mosquée Hajjah Fatimah, Beach Road',
        de_DE: 'Tor der Hajjah-Fatimah-Moschee, Beach Road',
        es_ES: 'Puerta de la mezquita Hajjah Fatimah, Beach Road',
        it_IT: 'Cancello della moschea Hajjah Fatimah, Beach Road',
        ru_RU: 'Ворота мечети Хаджа Фатима, Бич-роуд',
        ja_JP: 'ビーチ・ロード、ハジャ・ファティマ・モスクの門前',
      },
      address: '4001 Beach Road, Singapore 199584',
      latitude: 1.30285,
      longitude: 103.86285,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 19500 },
          { upTo: 4, amount: 23000 },
          { upTo: 6, amount: 27500 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '15:00'],
      closedDays: ['01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 24500 },
          { upTo: 4, amount: 28500 },
          { upTo: 6, amount: 33500 },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '15:00'],
      closedDays: ['01-01'],
    },
  ],
  name: {
    en_US: 'Kampong Glam to Little India',
    fr_FR: 'De Kampong Glam à Little India',
    de_DE: 'Von Kampong Glam nach Little India',
    es_ES: 'De Kampong Glam a Little India',
    it_IT: 'Da Kampong Glam a Little India',
    ru_RU: 'От Кампонг-Глама до Маленькой Индии',
    ja_JP: 'カンポン・グラムからリトル・インディアへ',
  },
  summary: {
    en_US:
      'From a leaning minaret and the sultans’ old residence along Haji Lane and over the canal to the goddess Kali and the stalls of Tekka.',
    fr_FR:
      'D’un minaret penché et de l’ancienne demeure des sultans, par Haji Lane et le canal, jusqu’à la déesse Kali et aux étals de Tekka.',
    de_DE:
      'Von einem schiefen Minarett und der alten Residenz der Sultane durch die Haji Lane und über den Kanal zur Göttin Kali und nach Tekka.',
    es_ES:
      'De un minarete inclinado y la antigua residencia de los sultanes, por Haji Lane y el canal, hasta la diosa Kali y los puestos de Tekka.',
    it_IT:
      'Da un minareto pendente e dalla vecchia residenza dei sultani, per Haji Lane e oltre il canale, fino alla dea Kali e ai banchi di Tekka.',
    ru_RU:
      'От наклонившегося минарета и бывшей резиденции султанов через Хаджи-лейн и канал к богине Кали и прилавкам рынка Текка.',
    ja_JP:
      '傾いたミナレットとスルタンの旧邸からハジ・レーンを抜け、運河を渡って女神カーリーの寺院とテッカ・センターの市場まで、二つの街区を歩くプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'A minaret that leans toward the dome it was built beside',
      'The dark ring of bottle ends under the golden dome',
      'Batik, rattan and perfume oils without alcohol on Arab Street',
      'Twenty-five prophets written as the rays of a sun',
      'Jasmine and banana leaves on Buffalo Road',
    ],
    fr_FR: [
      'Un minaret qui penche vers la coupole sa voisine',
      'L’anneau sombre de culs de bouteille sous la coupole dorée',
      'Batik, rotin et huiles parfumées sans alcool dans Arab Street',
      'Vingt-cinq prophètes inscrits comme les rayons d’un soleil',
      'Jasmin et feuilles de bananier dans Buffalo Road',
    ],
    de_DE: [
      'Ein Minarett, das sich der eigenen Kuppel entgegenneigt',
      'Der dunkle Ring aus Flaschenböden unter der goldenen Kuppel',
      'Batik, Rattan und alkoholfreie Duftöle in der Arab Street',
      'Fünfundzwanzig Propheten, geschrieben als Strahlen einer Sonne',
      'Jasmin und Bananenblätter, gestapelt an der Buffalo Road',
    ],
    es_ES: [
      'Un minarete que se inclina hacia su propia cúpula',
      'El anillo oscuro de culos de botella bajo la cúpula dorada',
      'Batik, ratán y perfumes en aceite sin alcohol en Arab Street',
      'Veinticinco profetas escritos como los rayos de un sol',
      'Jazmín y hojas de plátano en Buffalo Road',
    ],
    it_IT: [
      'Un minareto che pende verso la cupola accanto',
      'L’anello scuro di fondi di bottiglia sotto la cupola dorata',
      'Batik, rattan e oli profumati senza alcol in Arab Street',
      'Venticinque profeti scritti come i raggi di un sole',
      'Gelsomino e foglie di banano in Buffalo Road',
    ],
    ru_RU: [
      'Минарет, который клонится к собственному куполу',
      'Тёмное кольцо бутылочных донышек под золотым куполом',
      'Батик, ротанг и духи без спирта на Араб-стрит',
      'Двадцать пять пророков, вписанных в лучи солнца',
      'Жасмин и банановые листья на Баффало-роуд',
    ],
    ja_JP: [
      '隣のドームの方へ傾くミナレット',
      '金色のドームを支える、瓶の底を並べた黒い帯',
      'アラブ・ストリートのバティック、籐細工、アルコールを使わない香油',
      '太陽の光線に記された二十五人の預言者の名',
      'バッファロー・ロードに積まれるジャスミンとバナナの葉',
    ],
  },
  description: {
    en_US:
      'The town plan of 1822 gave each people its own ground: the sultan and his Malay, Bugis and Arab followers had the land between the Rochor River and the shore. Cattle traders from India settled a little later on the swampy pasture behind. Today fifteen minutes on foot separate the two, and the change shows first in the smell, from oud and coffee to jasmine and curry leaves.\n\nYou cover about three kilometers, flat throughout, mostly in the shade of the covered walkways called five-foot ways, which have a step here and there. Shoes come off in mosques and temples, and robes are lent where they are needed. During prayers you look in from the courtyard. With four hours there is also time for teh tarik and a murtabak on North Bridge Road.',
    fr_FR:
      'Le plan de 1822 donnait à chaque peuple son terrain : au sultan et à ses gens, malais, bugis et arabes, la bande de terre entre la rivière Rochor et le rivage. Des marchands de bétail venus d’Inde s’installèrent un peu plus tard sur les pâtures humides, derrière. Un quart d’heure de marche les sépare aujourd’hui, et c’est l’odeur qui change d’abord : de l’oud et du café au jasmin et aux feuilles de curry.\n\nOn fait environ trois kilomètres, tout à plat, le plus souvent à l’ombre des galeries dites five-foot ways, avec une marche ici ou là. On se déchausse dans les mosquées et les temples, qui prêtent des tuniques au besoin. Pendant la prière, on regarde depuis la cour. En quatre heures, on a aussi le temps d’un teh tarik et d’un murtabak dans North Bridge Road.',
    de_DE:
      'Der Stadtplan von 1822 wies jedem Volk seinen Grund zu: dem Sultan mit seinem malaiischen, bugischen und arabischen Gefolge das Land zwischen dem Fluss Rochor und der Küste. Viehhändler aus Indien ließen sich etwas später auf den sumpfigen Weiden dahinter nieder. Heute liegt eine Viertelstunde Fußweg dazwischen, und den Wechsel merkt man zuerst am Geruch: von Oud und Kaffee zu Jasmin und Curryblättern.\n\nDie Strecke ist etwa drei Kilometer lang und durchweg eben, meist im Schatten der überdachten Gehwege, die man Five-Foot Ways nennt und die hier und da eine Stufe haben. In Moscheen und Tempeln zieht man die Schuhe aus, Umhänge werden geliehen. Während der Gebete schauen Sie vom Hof aus zu. Vier Stunden reichen auch für einen Teh Tarik und ein Murtabak in der North Bridge Road.',
    es_ES:
      'El plano de 1822 dio a cada pueblo su terreno: al sultán y a su gente, malayos, bugis y árabes, la franja entre el río Rochor y la orilla del mar. Poco después, tratantes de ganado llegados de la India se instalaron detrás, en los pastos encharcados. Hoy los separa un cuarto de hora a pie, y lo primero que cambia es el olor: del oud y el café al jazmín y las hojas de curry.\n\nSe recorren unos tres kilómetros, todo llano, casi siempre a la sombra de los soportales llamados five-foot ways, con algún escalón. En mezquitas y templos se entra descalzo, y prestan túnicas si hacen falta. Durante la oración se mira desde el patio. En cuatro horas caben además un teh tarik y un murtabak en North Bridge Road.',
    it_IT:
      'Il piano del 1822 assegnò a ogni popolo il suo terreno: al sultano e al suo seguito di malesi, bugis e arabi la striscia fra il fiume Rochor e la riva del mare. Poco dopo, sui pascoli acquitrinosi alle spalle, si stabilirono mercanti di bestiame indiani. Oggi li separa un quarto d’ora a piedi, e il passaggio si sente prima di tutto dall’odore: da oud e caffè a gelsomino e foglie di curry.\n\nSono circa tre chilometri, tutti in piano, per lo più all’ombra dei portici detti five-foot ways, con qualche gradino. In moschee e templi ci si toglie le scarpe, e dove serve prestano una tunica. Durante la preghiera si guarda dal cortile. In quattro ore c’è tempo anche per un teh tarik e un murtabak in North Bridge Road.',
    ru_RU:
      'План города 1822 года отвёл каждому народу свою землю: султану с его малайцами, бугисами и арабами — полосу между рекой Рочор и морским берегом. Чуть позже на заболоченных выпасах за ней поселились торговцы скотом из Индии. Теперь между ними четверть часа пешком, и перемену первым замечает нос: вместо уда и кофе — жасмин и листья карри.\n\nИдти около трёх километров, всё время по ровному и большей частью в тени крытых галерей, которые здесь зовут «файв-фут-уэй»; кое-где на них попадается ступенька. В мечетях и храмах разуваются, накидки при надобности выдают на месте. Во время молитвы мы смотрим со двора. За четыре часа можно ещё посидеть за чаем «тех тарик» с муртабаком на Норт-Бридж-роуд.',
    ja_JP:
      '1822年の都市計画は、民族ごとに土地を割り当てました。ロチョール川と海辺の間は、スルタンと、それに従うマレー人、ブギス人、アラブ人の町になりました。やや遅れて、その奥の湿った牧草地にインドから来た家畜商が住みつきました。今では二つの街区の間は徒歩15分。沈香とコーヒーの香りがジャスミンとカレーリーフに変わり、まず鼻で境目に気づきます。\n\n歩く距離は約3キロでずっと平坦です。多くは「ファイブ・フット・ウェイ」と呼ばれる屋根付きの歩廊を通り、ところどころに段差があります。モスクと寺院では靴を脱ぎ、必要な場合は羽織るものを借りられます。礼拝中は中庭から見学します。4時間のコースでは、ノース・ブリッジ・ロードでテー・タリクとムルタバを味わう時間もあります。',
  },
  included: {
    en_US: ['Licensed tourist guide, only for you', 'One coffee or tea on the way', 'Umbrella for sun and rain'],
    fr_FR: [
      'Guide touristique agréé, rien que pour vous',
      'Un café ou un thé en chemin',
      'Parapluie contre soleil et pluie',
    ],
    de_DE: ['Lizenzierter Guide nur für Sie', 'Ein Kaffee oder Tee unterwegs', 'Schirm gegen Sonne und Regen'],
    es_ES: ['Guía oficial, solo para su grupo', 'Un café o un té por el camino', 'Paraguas para el sol y la lluvia'],
    it_IT: [
      'Guida abilitata, solo per il suo gruppo',
      'Un caffè o un tè lungo la strada',
      'Ombrello per il sole e la pioggia',
    ],
    ru_RU: ['Лицензированный гид только для вас', 'Чашка кофе или чая по дороге', 'Зонт от солнца и дождя'],
    ja_JP: ['お客様だけの公認観光ガイド', '途中でコーヒーまたは紅茶一杯', '日よけ・雨よけの傘'],
  },
  notIncluded: {
    en_US: ['Snacks and meals', 'Museum tickets (no museum is visited)', 'MRT or taxi fares'],
    fr_FR: ['En-cas et repas', 'Billets de musée (aucun n’est visité)', 'Métro ou taxi'],
    de_DE: ['Imbiss und Mahlzeiten', 'Museumskarten (kein Museum wird besucht)', 'Fahrten mit MRT oder Taxi'],
    es_ES: ['Tentempiés y comidas', 'Entradas a museos (no se visita ninguno)', 'Metro o taxi'],
    it_IT: ['Spuntini e pasti', 'Biglietti di musei (non se ne visitano)', 'Metropolitana o taxi'],
    ru_RU: ['Закуски и еда', 'Билеты в музеи (мы в них не заходим)', 'Метро и такси'],
    ja_JP: ['軽食・食事代', '博物館の入場料（入場はしません）', 'MRTやタクシーの運賃'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Hajjah Fatimah Mosque',
        fr_FR: 'Mosquée Hajjah Fatimah',
        de_DE: 'Hajjah-Fatimah-Moschee',
        es_ES: 'Mezquita Hajjah Fatimah',
        it_IT: 'Moschea Hajjah Fatimah',
        ru_RU: 'Мечеть Хаджа Фатима',
        ja_JP: 'ハジャ・ファティマ・モスク',
      },
      text: {
        en_US:
          'A merchant from Malacca had it built in 1846 after her house on this spot was robbed and then set on fire. The minaret, more church spire than tower, leans about six degrees on the sandy ground.',
        fr_FR:
          'Une négociante de Malacca la fit bâtir en 1846, après que sa maison, ici même, eut été pillée puis incendiée. Le minaret, presque un clocher, penche d’environ six degrés sur le sol sableux.',
        de_DE:
          'Eine Kauffrau aus Malakka ließ sie 1846 bauen, nachdem ihr Haus an dieser Stelle ausgeraubt und in Brand gesteckt worden war. Das Minarett, eher ein Kirchturm, neigt sich auf dem Sandboden um etwa sechs Grad.',
        es_ES:
          'Una comerciante de Malaca la mandó construir en 1846, después de que le robaran e incendiaran la casa que tenía aquí. El minarete, casi un campanario, se inclina unos seis grados en el suelo arenoso.',
        it_IT:
          'La fece costruire nel 1846 una mercantessa di Malacca, dopo che la sua casa, proprio qui, era stata svaligiata e poi incendiata. Il minareto, quasi un campanile, pende di circa sei gradi sul terreno sabbioso.',
        ru_RU:
          'Её построила в 1846 году купчиха из Малакки, чей дом на этом месте сначала ограбили, а потом подожгли. Минарет, больше похожий на церковный шпиль, отклонился на песчаном грунте градусов на шесть.',
        ja_JP:
          'この場所にあった家を荒らされ、放火されたマラッカの女性商人が、1846年に建てさせました。教会の尖塔を思わせるミナレットは、砂地のため六度ほど傾いています。',
      },
      latitude: 1.3029,
      longitude: 103.863,
      minutes: 15,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Istana Kampong Gelam',
        fr_FR: 'Istana Kampong Gelam',
        de_DE: 'Istana Kampong Gelam',
        es_ES: 'Istana Kampong Gelam',
        it_IT: 'Istana Kampong Gelam',
        ru_RU: 'Истана Кампонг-Глам',
        ja_JP: 'イスタナ・カンポン・グラム',
      },
      text: {
        en_US:
          'Sultan Ali built this yellow residence in the 1840s on the site of his father’s wooden palace. Descendants of the family lived in it until 1999.',
        fr_FR:
          'Le sultan Ali bâtit cette demeure jaune dans les années 1840, à la place du palais de bois de son père. Des descendants de la famille y ont habité jusqu’en 1999.',
        de_DE:
          'Sultan Ali baute diese gelbe Residenz in den 1840er-Jahren an der Stelle des Holzpalasts seines Vaters. Nachkommen der Familie wohnten darin bis 1999.',
        es_ES:
          'El sultán Ali construyó esta residencia amarilla en la década de 1840, donde estuvo el palacio de madera de su padre. Descendientes de la familia vivieron en ella hasta 1999.',
        it_IT:
          'Il sultano Ali costruì questa residenza gialla negli anni Quaranta dell’Ottocento, al posto del palazzo di legno del padre. I discendenti vi abitarono fino al 1999.',
        ru_RU:
          'Эту жёлтую резиденцию султан Али построил в 1840-х на месте деревянного дворца своего отца. Потомки рода жили здесь до 1999 года.',
        ja_JP:
          '1840年代、スルタン・アリが父の木造の王宮の跡に建てた黄色い邸宅です。一族の子孫が1999年まで暮らしていました。',
      },
      latitude: 1.30265,
      longitude: 103.8601,
      minutes: 15,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Sultan Mosque and Bussorah Street',
        fr_FR: 'Mosquée du Sultan et Bussorah Street',
        de_DE: 'Sultan-Moschee und Bussorah Street',
        es_ES: 'Mezquita del Sultán y Bussorah Street',
        it_IT: 'Moschea del Sultano e Bussorah Street',
        ru_RU: 'Мечеть Султана и улица Бассора-стрит',
        ja_JP: 'サルタン・モスクとブッソーラ・ストリート',
      },
      text: {
        en_US:
          'Poorer members of the community gave glass bottles, so that they too had a part in the building of the 1920s; the ends form the black band under the dome. Pilgrims once lodged along the street of palms in front.',
        fr_FR:
          'Les plus pauvres donnèrent des bouteilles, pour prendre part eux aussi au chantier des années 1920 : leurs fonds forment la bande noire sous la coupole. Les pèlerins logeaient jadis dans la rue aux palmiers, en face.',
        de_DE:
          'Wer kein Geld hatte, gab Glasflaschen und war so am Bau der 1920er-Jahre beteiligt; ihre Böden bilden das schwarze Band unter der Kuppel. In der palmenbestandenen Straße davor wohnten einst die Pilger.',
        es_ES:
          'Los más pobres dieron botellas para participar también en la obra de los años veinte: sus culos forman la franja negra bajo la cúpula. En la calle de palmeras de delante se alojaban antes los peregrinos.',
        it_IT:
          'I più poveri donarono bottiglie, per avere parte anche loro nel cantiere degli anni Venti: i fondi formano la fascia nera sotto la cupola. Nella via di palme antistante alloggiavano un tempo i pellegrini.',
        ru_RU:
          'Те, кто победнее, приносили бутылки, чтобы тоже участвовать в стройке 1920-х: из донышек сложен чёрный пояс под куполом. На улице с пальмами напротив когда-то останавливались паломники.',
        ja_JP:
          '1920年代の建設の際、貧しい信者も加われるようにとガラス瓶が寄進され、その底がドームの下の黒い帯になりました。正面の椰子の並木道は、かつて巡礼者の宿が並んだ通りです。',
      },
      latitude: 1.3022,
      longitude: 103.859,
      minutes: 24,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Arab Street and Haji Lane',
        fr_FR: 'Arab Street et Haji Lane',
        de_DE: 'Arab Street und Haji Lane',
        es_ES: 'Arab Street y Haji Lane',
        it_IT: 'Arab Street e Haji Lane',
        ru_RU: 'Араб-стрит и Хаджи-лейн',
        ja_JP: 'アラブ・ストリートとハジ・レーン',
      },
      text: {
        en_US:
          'Cloth merchants unroll lace and batik on Arab Street. One block on, Haji Lane is so narrow that the painted fronts can only be seen at a slant.',
        fr_FR:
          'Dans Arab Street, les drapiers déroulent dentelles et batiks. Une rue plus loin, Haji Lane est si étroite que ses façades peintes ne se voient que de biais.',
        de_DE:
          'In der Arab Street rollen Tuchhändler Spitzen und Batik aus. Eine Straße weiter ist die Haji Lane so schmal, dass man die bemalten Fassaden nur schräg zu sehen bekommt.',
        es_ES:
          'En Arab Street los pañeros desenrollan encajes y batiks. Una calle más allá, Haji Lane es tan estrecha que las fachadas pintadas solo se ven de lado.',
        it_IT:
          'In Arab Street i mercanti di stoffe srotolano pizzi e batik. Una via più in là, Haji Lane è così stretta che le facciate dipinte si vedono solo di sbieco.',
        ru_RU:
          'На Араб-стрит торговцы тканями разворачивают кружева и батик. Соседняя Хаджи-лейн так узка, что расписные фасады видны только сбоку.',
        ja_JP:
          'アラブ・ストリートでは生地商がレースやバティックを広げます。一本隣のハジ・レーンはとても狭く、彩られた壁は斜めからしか眺められません。',
      },
      latitude: 1.3009,
      longitude: 103.8589,
      minutes: 19,
      minutesToNext: 14,
    },
    {
      name: {
        en_US: 'Abdul Gafoor Mosque',
        fr_FR: 'Mosquée Abdul Gafoor',
        de_DE: 'Abdul-Gafoor-Moschee',
        es_ES: 'Mezquita Abdul Gafoor',
        it_IT: 'Moschea Abdul Gafoor',
        ru_RU: 'Мечеть Абдул Гафур',
        ja_JP: 'アブドゥル・ガフール・モスク',
      },
      text: {
        en_US:
          'Green and cream, with columns that would suit a European villa, it was begun in 1907 for Indian merchants and stable hands. Each of the sun’s twenty-five rays over the entrance carries a name in Arabic.',
        fr_FR:
          'Verte et crème, avec des colonnes dignes d’une villa d’Europe, elle fut commencée en 1907 pour des marchands et des palefreniers indiens. Au-dessus de l’entrée, chacun des vingt-cinq rayons du soleil porte un nom en arabe.',
        de_DE:
          'Grün und cremefarben, mit Säulen wie an einer europäischen Villa, wurde sie 1907 für indische Händler und Stallknechte begonnen. Über dem Eingang trägt jeder der fünfundzwanzig Sonnenstrahlen einen Namen auf Arabisch.',
        es_ES:
          'Verde y crema, con columnas propias de una villa europea, se empezó en 1907 para comerciantes y mozos de cuadra indios. Sobre la entrada, cada uno de los veinticinco rayos del sol lleva un nombre en árabe.',
        it_IT:
          'Verde e crema, con colonne degne di una villa europea, fu iniziata nel 1907 per mercanti e stallieri indiani. Sopra l’ingresso, ognuno dei venticinque raggi del sole porta un nome in arabo.',
        ru_RU:
          'Зелёно-кремовую мечеть с колоннами под стать европейской вилле начали строить в 1907 году для индийских торговцев и конюхов. Над входом — солнце, и на каждом из двадцати пяти лучей арабской вязью выведено имя.',
        ja_JP:
          '緑とクリーム色の壁に西洋の邸宅のような円柱を持ち、1907年にインド人商人や馬丁のために着工されました。入口の上の太陽の二十五本の光線には、一つずつアラビア文字で名が記されています。',
      },
      latitude: 1.30545,
      longitude: 103.8552,
      minutes: 15,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Sri Veeramakaliamman Temple',
        fr_FR: 'Temple Sri Veeramakaliamman',
        de_DE: 'Sri-Veeramakaliamman-Tempel',
        es_ES: 'Templo Sri Veeramakaliamman',
        it_IT: 'Tempio Sri Veeramakaliamman',
        ru_RU: 'Храм Шри Вирамакалиамман',
        ja_JP: 'スリ・ヴィーラマカリアマン寺院',
      },
      text: {
        en_US:
          'Bells hang on the doors, and worshippers ring them on entering to announce themselves. During the air raids of the Second World War neighbors took shelter here with Kali, the slayer of evil.',
        fr_FR:
          'Des clochettes garnissent les portes ; les fidèles les font tinter en entrant pour s’annoncer. Pendant les bombardements de la Seconde Guerre mondiale, les voisins s’abritèrent ici, auprès de Kali, tueuse du mal.',
        de_DE:
          'An den Türen hängen Glöckchen; wer eintritt, läutet sie, um sich anzumelden. Während der Luftangriffe des Zweiten Weltkriegs suchten Nachbarn hier Schutz bei Kali, die das Böse tötet.',
        es_ES:
          'De las puertas cuelgan campanillas que los fieles tocan al entrar para anunciarse. Durante los bombardeos de la Segunda Guerra Mundial los vecinos se refugiaron aquí, junto a Kali, la que mata el mal.',
        it_IT:
          'Alle porte pendono campanelle che i fedeli suonano entrando, per annunciarsi. Durante i bombardamenti della Seconda guerra mondiale i vicini si rifugiarono qui, presso Kali, colei che uccide il male.',
        ru_RU:
          'На дверях висят колокольчики: входя, верующие звонят, чтобы дать о себе знать. Во время бомбёжек Второй мировой соседи укрывались здесь под защитой Кали, истребляющей зло.',
        ja_JP:
          '扉には小さな鐘が並び、参拝者は鳴らして来訪を告げます。第二次大戦の空襲のときには、悪を滅ぼす女神カーリーを頼って近隣の人々がここに避難しました。',
      },
      latitude: 1.30765,
      longitude: 103.85245,
      minutes: 18,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'House of Tan Teng Niah',
        fr_FR: 'Maison de Tan Teng Niah',
        de_DE: 'Haus des Tan Teng Niah',
        es_ES: 'Casa de Tan Teng Niah',
        it_IT: 'Casa di Tan Teng Niah',
        ru_RU: 'Дом Тан Тен Ниа',
        ja_JP: 'タン・テンニアの家',
      },
      text: {
        en_US:
          'A Chinese villa of 1900 in the Indian quarter: its owner made candy nearby. The carved doors and bamboo-shaped tiles are old, the colors of the shutters are not.',
        fr_FR:
          'Une villa chinoise de 1900 en plein quartier indien : son propriétaire fabriquait des bonbons tout près. Les portes sculptées et les tuiles en bambou sont d’époque, pas les couleurs des volets.',
        de_DE:
          'Eine chinesische Villa von 1900 mitten im indischen Viertel: Der Besitzer stellte in der Nähe Süßwaren her. Alt sind die geschnitzten Türen und die bambusförmigen Ziegel, neu die Farben der Läden.',
        es_ES:
          'Una villa china de 1900 en pleno barrio indio: su dueño fabricaba dulces muy cerca. Las puertas talladas y las tejas en forma de bambú son antiguas; los colores de las contraventanas, no.',
        it_IT:
          'Una villa cinese del 1900 nel quartiere indiano: il padrone produceva dolciumi qui vicino. Le porte intagliate e le tegole a canna di bambù sono antiche, i colori delle persiane no.',
        ru_RU:
          'Китайская вилла 1900 года посреди индийского квартала: её владелец делал неподалёку сладости. Резные двери и черепица в виде бамбука старые, а вот раскраска ставней новая.',
        ja_JP:
          'インド人街に残る1900年の中国風邸宅で、主は近くで菓子を作っていました。彫刻の扉や竹を模した瓦は当時のものですが、鎧戸の色は後の時代に塗られたものです。',
      },
      latitude: 1.3072,
      longitude: 103.8509,
      minutes: 10,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Buffalo Road and Tekka Centre',
        fr_FR: 'Buffalo Road et Tekka Centre',
        de_DE: 'Buffalo Road und Tekka Centre',
        es_ES: 'Buffalo Road y Tekka Centre',
        it_IT: 'Buffalo Road e Tekka Centre',
        ru_RU: 'Баффало-роуд и рынок Текка',
        ja_JP: 'バッファロー・ロードとテッカ・センター',
      },
      text: {
        en_US:
          'The street name recalls the cattle trade, the market’s name the bamboo that once grew on the canal bank. Garland makers sit by the door; further in, fish heads wait for the curry pot.',
        fr_FR:
          'La rue rappelle par son nom le commerce du bétail, le marché les bambous qui poussaient au bord du canal. Les faiseurs de guirlandes sont à la porte ; plus loin, les têtes de poisson attendent le curry.',
        de_DE:
          'Der Straßenname erinnert an den Viehhandel, der des Marktes an den Bambus, der am Kanalufer wuchs. Vorn sitzen die Girlandenbinder, weiter hinten liegen Fischköpfe für das Curry bereit.',
        es_ES:
          'El nombre de la calle recuerda el comercio de ganado; el del mercado, el bambú que crecía a la orilla del canal. A la puerta están los que hacen guirnaldas; dentro, las cabezas de pescado esperan el curry.',
        it_IT:
          'Il nome della via ricorda il commercio del bestiame, quello del mercato il bambù che cresceva in riva al canale. All’ingresso siedono i fabbricanti di ghirlande; più dentro, le teste di pesce attendono il curry.',
        ru_RU:
          'Имя улицы напоминает о торговле скотом, имя рынка — о бамбуке, росшем на берегу канала. У входа плетут гирлянды, а в глубине рядов рыбьи головы ждут своего карри.',
        ja_JP:
          '通りの名は家畜の取引を、市場の名は運河の岸に生えていた竹を伝えています。入口では花輪作りの職人が手を動かし、奥ではカレーになる魚の頭が並びます。',
      },
      latitude: 1.30625,
      longitude: 103.85065,
      minutes: 19,
      minutesToNext: 0,
    },
  ],
};
