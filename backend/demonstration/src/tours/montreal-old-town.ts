import type { TourOfDemo } from '../shapes.js';

export const montrealOldTown: TourOfDemo = {
  slug: 'montreal-old-town',
  city: 'montreal',
  categories: ['group-tour'],
  currency: 'CAD',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    {
      motif: 'dome',
      name: 'Bonsecours Market',
    },
    {
      motif: 'cathedral',
      name: 'Notre-Dame Basilica',
    },
    {
      motif: 'ship',
      name: 'Votive ships of Notre-Dame-de-Bon-Secours',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Maisonneuve Monument, Place d’Armes',
        fr_FR: 'Monument à Maisonneuve, place d’Armes',
        de_DE: 'Maisonneuve-Denkmal, Place d’Armes',
        es_ES: 'Monumento a Maisonneuve, Place d’Armes',
        it_IT: 'Monumento a Maisonneuve, Place d’Armes',
        ru_RU: 'Памятник Мезоннёву, площадь Плас-д’Арм',
        ja_JP: 'ダルム広場、メゾンヌーヴ像の前',
      },
      address: 'Place d’Armes, Montréal, QC H2Y 3E9, Canada',
      latitude: 45.50468,
      longitude: -73.55722,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: {
        kind: 'per-person',
        adult: 3900,
        child: 2000,
        infant: 0,
      },
      minimumPersons: 1,
      maximumPersons: 14,
      capacity: 14,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['10:00', '14:00'],
      closedDays: ['01-01', '06-24', '12-24', '12-25', '12-31'],
    },
  ],
  name: {
    en_US: 'Old Montreal between Two Flags',
    fr_FR: 'Le Vieux-Montréal entre deux drapeaux',
    de_DE: 'Vieux-Montréal zwischen zwei Flaggen',
    es_ES: 'El Viejo Montreal entre dos banderas',
    it_IT: 'La vecchia Montréal tra due bandiere',
    ru_RU: 'Старый Монреаль между двумя флагами',
    ja_JP: '旧モントリオール 二つの旗のあいだで',
  },
  summary: {
    en_US:
      'Two hours with at most fourteen people from Place d’Armes to the sailors’ chapel, through four centuries of French and British stone.',
    fr_FR:
      'Deux heures, à quatorze au plus, de la place d’Armes à la chapelle des marins, à travers quatre siècles de pierre française et britannique.',
    de_DE:
      'Zwei Stunden mit höchstens vierzehn Leuten von der Place d’Armes zur Seemannskapelle, durch vier Jahrhunderte französischen und britischen Steins.',
    es_ES:
      'Dos horas, catorce personas como máximo, de la Place d’Armes a la capilla de los marineros, por cuatro siglos de piedra francesa y británica.',
    it_IT:
      'Due ore, in quattordici al massimo, da Place d’Armes alla cappella dei marinai, attraverso quattro secoli di pietra francese e britannica.',
    ru_RU:
      'Два часа, не больше четырнадцати человек: от Плас-д’Арм до часовни моряков через четыре века французского и британского камня.',
    ja_JP:
      '定員14名、ダルム広場から船乗りの礼拝堂まで2時間。フランスとイギリスが四世紀にわたり積み上げた石の街を歩きます。',
  },
  highlights: {
    en_US: [
      'The seminary clock of 1701 and a bank like a temple, face to face',
      'The point where fifty colonists landed in 1642',
      'A Nelson’s Column older than the one in London',
      'Model ships hung in a chapel by those who came home',
    ],
    fr_FR: [
      'L’horloge du séminaire, de 1701, face à une banque en forme de temple',
      'La pointe où débarquèrent en 1642 une cinquantaine de colons',
      'Une colonne Nelson plus ancienne que celle de Londres',
      'Les navires-lampes offerts à une chapelle par ceux qui revinrent',
    ],
    de_DE: [
      'Die Seminaruhr von 1701 und gegenüber eine Bank wie ein Tempel',
      'Die Landspitze, an der 1642 rund fünfzig Siedler an Land gingen',
      'Eine Nelsonsäule, älter als die in London',
      'Schiffsmodelle, von Heimgekehrten in einer Kapelle aufgehängt',
    ],
    es_ES: [
      'El reloj del seminario, de 1701, frente a un banco como un templo',
      'La punta donde desembarcó en 1642 medio centenar de colonos',
      'Una columna de Nelson más antigua que la de Londres',
      'Barcos en miniatura que colgaron en una capilla los que volvieron',
    ],
    it_IT: [
      'L’orologio del seminario, del 1701, di fronte a una banca come un tempio',
      'La punta dove nel 1642 sbarcarono una cinquantina di coloni',
      'Una colonna di Nelson più vecchia di quella londinese',
      'Modellini di navi appesi in una cappella da chi era tornato',
    ],
    ru_RU: [
      'Часы семинарии 1701 года, а напротив — банк, похожий на храм',
      'Мыс, где в 1642 году высадились полсотни поселенцев',
      'Колонна Нельсона старше лондонской',
      'Модели кораблей, подвешенные в часовне теми, кто вернулся',
    ],
    ja_JP: [
      '向かい合う1701年の神学校の時計と神殿のような銀行',
      '1642年に約50人の入植者が上陸した岬',
      'ロンドンのものより古いネルソン記念柱',
      '帰還した船乗りが礼拝堂に吊るした船の模型',
    ],
  },
  description: {
    en_US:
      'The slope of a roof often tells you here who governed when it was built. Montreal began as a French mission, became a British garrison in 1760 and a port of bankers soon after, and in the old town these layers were built in the same gray limestone, so that you have to look at roofs and doorways to tell them apart. Your guide shows how, and why the language of the shop signs always said who was in charge.\n\nThe walk is about two kilometers, with one slope down to the river and some cobbles. It takes place in snow and in heat; in January there is a stop indoors at the market. Children are given a sheet of carved beasts and faces to find on façades. We stay outside the basilica and the museums, and you end where the boats of the Old Port begin.',
    fr_FR:
      'On reconnaît ici les régimes à la pente d’un toit. Montréal fut d’abord une mission française, puis une garnison britannique à partir de 1760, bientôt un port de banquiers ; dans la vieille ville, tout cela s’est bâti du même calcaire gris, et il faut regarder les combles et les portes pour s’y retrouver. Le guide vous apprend comment, et pourquoi la langue des enseignes a toujours dit qui commandait.\n\nLa promenade fait deux kilomètres environ, avec une descente vers le fleuve et quelques pavés. Elle a lieu sous la neige comme par grande chaleur ; en janvier, on se réchauffe un moment au marché. Les enfants reçoivent une feuille de bêtes et de visages sculptés à repérer sur les façades. On reste à l’extérieur de la basilique et des musées, et l’on finit là où commencent les bateaux du Vieux-Port.',
    de_DE:
      'Wer hier regierte, verrät oft die Neigung eines Daches. Montreal begann als französische Mission, wurde 1760 britische Garnison und bald darauf ein Hafen der Bankiers; in der Altstadt ist das alles aus demselben grauen Kalkstein gebaut, und man muss auf Dächer und Türen achten, um es zu unterscheiden. Ihr Guide zeigt, wie das geht, und warum die Sprache der Ladenschilder stets sagte, wer das Sagen hatte.\n\nDer Weg ist etwa zwei Kilometer lang, mit einem Gefälle zum Fluss und stellenweise Kopfsteinpflaster. Gegangen wird bei Schnee wie bei Hitze; im Januar wärmt man sich zwischendurch in der Markthalle. Kinder bekommen ein Blatt mit steinernen Tieren und Gesichtern, die sie an den Fassaden suchen. Basilika und Museen bleiben von außen, und Schluss ist dort, wo die Schiffe des Alten Hafens liegen.',
    es_ES:
      'Aquí se reconoce a cada gobierno por la pendiente de un tejado. Montreal empezó como misión francesa, pasó a ser guarnición británica en 1760 y poco después puerto de banqueros; en la ciudad vieja todo se levantó con la misma caliza gris, y hay que mirar cubiertas y puertas para distinguirlo. El guía enseña cómo, y por qué la lengua de los rótulos dijo siempre quién mandaba.\n\nSon unos dos kilómetros, con una bajada hacia el río y adoquines en algún tramo. Se camina con nieve y con calor; en enero se hace un alto a cubierto en el mercado. A los niños se les da una hoja con animales y caras de piedra que deben encontrar en las fachadas. La basílica y los museos se ven por fuera, y se acaba donde empiezan los barcos del Puerto Viejo.',
    it_IT:
      'Qui ogni governo si riconosce dalla pendenza di un tetto. Montréal nacque come missione francese, divenne guarnigione britannica nel 1760 e poco dopo porto di banchieri; nella città vecchia tutto fu costruito con lo stesso calcare grigio, e bisogna guardare tetti e portali per distinguerlo. La guida mostra come si fa, e perché la lingua delle insegne ha sempre detto chi comandava.\n\nSono circa due chilometri, con una discesa verso il fiume e qualche tratto di ciottoli. Si cammina con la neve e con il caldo; a gennaio ci si ferma un poco al coperto, nel mercato. I bambini ricevono un foglio di bestie e volti di pietra da trovare sulle facciate. Basilica e musei restano fuori dal giro, e si finisce dove cominciano le barche del Porto Vecchio.',
    ru_RU:
      'Кто здесь правил, нередко выдаёт наклон крыши. Монреаль начался как французская миссия, в 1760 году стал британским гарнизоном, а вскоре и портом банкиров; в старом городе всё это сложено из одного и того же серого известняка, и различать приходится по кровлям и дверям. Гид покажет, как это делать и почему язык вывесок всегда говорил, чья власть.\n\nДлина прогулки около двух километров, со спуском к реке и местами по брусчатке. Она проходит и в снег, и в жару; в январе можно погреться в здании рынка. Детям выдают листок с каменными зверями и лицами, которых надо отыскать на фасадах. В базилику и музеи мы не заходим, а заканчиваем там, где стоят корабли Старого порта.',
    ja_JP:
      '屋根の勾配を見ると、その時代に誰が治めていたのかが分かります。モントリオールはフランスの布教の町として始まり、1760年にイギリスの駐屯地、ほどなく銀行家の港になりました。旧市街ではそのすべてが同じ灰色の石灰岩で建てられたので、屋根や戸口を見て区別するほかありません。その見分け方と、看板の言葉がいつも支配者を語ってきた理由をガイドがご案内します。\n\n道のりは約2キロ、川へ下る坂が一つあり、一部は石畳です。雪の日も暑い日も歩き、1月には市場の建物でひと息つきます。お子さまには、外壁に隠れた石の動物や顔を探す紙をお渡しします。大聖堂や博物館には入らず、旧港の船が並ぶあたりで終わります。',
  },
  included: {
    en_US: ['Guide and a group of at most fourteen people', 'Search sheet of carved animals for children'],
    fr_FR: ['Guide et groupe de quatorze personnes au plus', 'Feuille de bêtes sculptées à chercher pour les enfants'],
    de_DE: ['Guide und Gruppe von höchstens vierzehn Personen', 'Suchblatt mit steinernen Tieren für Kinder'],
    es_ES: ['Guía y grupo de catorce personas como máximo', 'Hoja de animales de piedra para buscar, para los niños'],
    it_IT: ['Guida e gruppo di quattordici persone al massimo', 'Foglio di animali scolpiti da cercare, per i bambini'],
    ru_RU: ['Гид и группа не больше четырнадцати человек', 'Листок с каменными зверями для детей'],
    ja_JP: ['ガイド、最大14名の少人数グループ', 'お子さま用の石の動物探しシート'],
  },
  notIncluded: {
    en_US: ['Admission to Notre-Dame Basilica and the museums', 'Food and drinks'],
    fr_FR: ['L’entrée de la basilique Notre-Dame et des musées', 'Repas et boissons'],
    de_DE: ['Eintritt in die Basilika Notre-Dame und die Museen', 'Speisen und Getränke'],
    es_ES: ['La entrada a la basílica de Notre-Dame y a los museos', 'Comida y bebida'],
    it_IT: ['L’ingresso alla basilica di Notre-Dame e ai musei', 'Cibo e bevande'],
    ru_RU: ['Вход в базилику Нотр-Дам и музеи', 'Еда и напитки'],
    ja_JP: ['ノートルダム大聖堂と博物館の入場料', '飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Place d’Armes and Notre-Dame',
        fr_FR: 'Place d’Armes et Notre-Dame',
        de_DE: 'Place d’Armes und Notre-Dame',
        es_ES: 'Place d’Armes y Notre-Dame',
        it_IT: 'Place d’Armes e Notre-Dame',
        ru_RU: 'Плас-д’Арм и Нотр-Дам',
        ja_JP: 'ダルム広場とノートルダム大聖堂',
      },
      text: {
        en_US:
          'The basilica’s architect, James O’Donnell, an Irish Protestant, became a Catholic shortly before his death in 1830 and is buried in its crypt. Beside it the Sulpicians’ house of the 1680s keeps its garden behind a wall.',
        fr_FR:
          'L’architecte de la basilique, l’Irlandais protestant James O’Donnell, se fit catholique peu avant sa mort en 1830 et repose dans la crypte. À côté, la maison des sulpiciens, des années 1680, cache son jardin derrière un mur.',
        de_DE:
          'Der Architekt der Basilika, der irische Protestant James O’Donnell, wurde kurz vor seinem Tod 1830 katholisch und liegt in der Krypta begraben. Daneben verbirgt das Haus der Sulpizianer aus den 1680er-Jahren seinen Garten hinter einer Mauer.',
        es_ES:
          'El arquitecto de la basílica, el protestante irlandés James O’Donnell, se hizo católico poco antes de morir en 1830 y está enterrado en la cripta. Al lado, la casa de los sulpicianos, de la década de 1680, guarda su jardín tras un muro.',
        it_IT:
          'L’architetto della basilica, l’irlandese protestante James O’Donnell, si fece cattolico poco prima di morire nel 1830 e riposa nella cripta. Accanto, la casa dei sulpiziani, degli anni Ottanta del Seicento, nasconde il giardino dietro un muro.',
        ru_RU:
          'Архитектор базилики, ирландский протестант Джеймс О’Доннелл, незадолго до смерти в 1830 году принял католичество и похоронен в её крипте. Рядом дом сульпициан 1680-х годов прячет за стеной свой сад.',
        ja_JP:
          '大聖堂の建築家でアイルランドのプロテスタント、ジェームズ・オドネルは、1830年の死の直前に改宗し、地下聖堂に眠っています。隣に立つ1680年代のシュルピス会の館は、塀の奥に庭を隠しています。',
      },
      latitude: 45.50463,
      longitude: -73.55695,
      minutes: 21,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Pointe-à-Callière',
        fr_FR: 'Pointe-à-Callière',
        de_DE: 'Pointe-à-Callière',
        es_ES: 'Pointe-à-Callière',
        it_IT: 'Pointe-à-Callière',
        ru_RU: 'Пуэнт-а-Кальер',
        ja_JP: 'ポワンタ・カリエール',
      },
      text: {
        en_US:
          'Maisonneuve, Jeanne Mance and their companions set up tents here in May 1642, where a small river joined the Saint Lawrence. In 1701 envoys of some forty nations made peace with the French close by.',
        fr_FR:
          'Maisonneuve, Jeanne Mance et leurs compagnons plantèrent ici leurs tentes en mai 1642, là où une petite rivière rejoignait le Saint-Laurent. En 1701, tout près, une quarantaine de nations firent la paix avec les Français.',
        de_DE:
          'Maisonneuve, Jeanne Mance und ihre Gefährten schlugen hier im Mai 1642 ihre Zelte auf, wo ein Flüsschen in den Sankt Lorenz mündete. 1701 schlossen ganz in der Nähe Gesandte von rund vierzig Nationen Frieden mit den Franzosen.',
        es_ES:
          'Maisonneuve, Jeanne Mance y sus compañeros plantaron aquí sus tiendas en mayo de 1642, donde un riachuelo se unía al San Lorenzo. En 1701, muy cerca, enviados de unas cuarenta naciones hicieron la paz con los franceses.',
        it_IT:
          'Maisonneuve, Jeanne Mance e i compagni piantarono qui le tende nel maggio 1642, dove un fiumicello si univa al San Lorenzo. Nel 1701, poco lontano, gli inviati di una quarantina di nazioni fecero pace con i francesi.',
        ru_RU:
          'Мезоннёв, Жанна Манс и их спутники разбили здесь палатки в мае 1642 года, где речка впадала в реку Святого Лаврентия. В 1701 году неподалёку посланцы около сорока народов заключили мир с французами.',
        ja_JP:
          '1642年5月、小川がセントローレンス川に注ぐこの場所に、メゾンヌーヴとジャンヌ・マンスの一行が天幕を張りました。1701年には近くで、約40の先住民族の使節がフランス人と和平を結びました。',
      },
      latitude: 45.50262,
      longitude: -73.55425,
      minutes: 17,
      minutesToNext: 11,
    },
    {
      name: {
        en_US: 'Place Jacques-Cartier',
        fr_FR: 'Place Jacques-Cartier',
        de_DE: 'Place Jacques-Cartier',
        es_ES: 'Place Jacques-Cartier',
        it_IT: 'Place Jacques-Cartier',
        ru_RU: 'Площадь Жака Картье',
        ja_JP: 'ジャック・カルティエ広場',
      },
      text: {
        en_US:
          'The square was a market from the early 1800s. At its top Nelson has stood since 1809 with his back to the river, a choice that the town has never stopped explaining.',
        fr_FR:
          'La place fut un marché dès le début du XIXe siècle. En haut, Nelson se tient depuis 1809, dos au fleuve, et la ville n’a jamais fini d’en donner les raisons.',
        de_DE:
          'Der Platz war seit dem frühen 19. Jahrhundert ein Markt. Oben steht seit 1809 Nelson mit dem Rücken zum Fluss, wofür die Stadt bis heute immer neue Gründe findet.',
        es_ES:
          'La plaza fue mercado desde comienzos del siglo XIX. En lo alto está Nelson desde 1809, de espaldas al río, y la ciudad no ha dejado de buscarle explicación.',
        it_IT:
          'La piazza fu mercato dai primi dell’Ottocento. In cima Nelson sta dal 1809 con le spalle al fiume, e la città non ha mai smesso di spiegarne il perché.',
        ru_RU:
          'Площадь была рынком с начала XIX века. Наверху с 1809 года стоит Нельсон, спиной к реке, и город до сих пор придумывает этому объяснения.',
        ja_JP:
          '19世紀の初めから市が立った広場です。上手には1809年以来ネルソンが川に背を向けて立ち、その理由を街の人々は今も語り合っています。',
      },
      latitude: 45.50772,
      longitude: -73.55292,
      minutes: 13,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'City Hall and Château Ramezay',
        fr_FR: 'Hôtel de ville et château Ramezay',
        de_DE: 'Rathaus und Château Ramezay',
        es_ES: 'Ayuntamiento y Château Ramezay',
        it_IT: 'Municipio e Château Ramezay',
        ru_RU: 'Ратуша и замок Рамзе',
        ja_JP: '市庁舎とシャトー・ラムゼー',
      },
      text: {
        en_US:
          'From the balcony opposite, de Gaulle called out “Vive le Québec libre” on a July evening in 1967. The low house of a French governor once lodged Benjamin Franklin, who came in 1776 to win Canada and went home without it.',
        fr_FR:
          'Du balcon d’en face, de Gaulle lança « Vive le Québec libre » un soir de juillet 1967. La maison basse du gouverneur français hébergea Benjamin Franklin, venu en 1776 gagner le Canada et reparti sans lui.',
        de_DE:
          'Vom Balkon gegenüber rief de Gaulle an einem Juliabend 1967 „Vive le Québec libre“. Im niedrigen Haus eines französischen Gouverneurs wohnte einst Benjamin Franklin, der 1776 Kanada gewinnen wollte und ohne es heimfuhr.',
        es_ES:
          'Desde el balcón de enfrente, De Gaulle gritó «Vive le Québec libre» una tarde de julio de 1967. La casa baja de un gobernador francés alojó a Benjamin Franklin, que vino en 1776 a ganarse Canadá y se marchó sin él.',
        it_IT:
          'Dal balcone di fronte de Gaulle gridò «Vive le Québec libre» una sera di luglio del 1967. La casa bassa di un governatore francese ospitò Benjamin Franklin, venuto nel 1776 a conquistare il Canada e ripartito senza.',
        ru_RU:
          'С балкона напротив июльским вечером 1967 года де Голль выкрикнул «Да здравствует свободный Квебек». В низком доме французского губернатора жил Бенджамин Франклин: в 1776-м он приехал склонить Канаду на свою сторону и уехал ни с чем.',
        ja_JP:
          '1967年7月の夕べ、向かいのバルコニーからド・ゴールが「自由ケベック万歳」と叫びました。フランス人総督の低い館には、1776年にカナダを味方につけようと訪れ、果たせず帰ったベンジャミン・フランクリンが滞在しました。',
      },
      latitude: 45.50862,
      longitude: -73.55345,
      minutes: 15,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Bonsecours Market',
        fr_FR: 'Marché Bonsecours',
        de_DE: 'Marché Bonsecours',
        es_ES: 'Mercado Bonsecours',
        it_IT: 'Mercato Bonsecours',
        ru_RU: 'Рынок Бонсекур',
        ja_JP: 'ボンスクール市場',
      },
      text: {
        en_US:
          'Farmers sold below while concerts were given above, and in 1849 parliament met here after rioters had burned its own house. The tin-plated dome was a landmark for pilots on the river.',
        fr_FR:
          'On vendait les légumes en bas, on jouait de la musique en haut, et le parlement y siégea en 1849 après l’incendie du sien par des émeutiers. Le dôme de métal guidait les pilotes du fleuve.',
        de_DE:
          'Unten verkauften Bauern, oben gab es Konzerte, und 1849 tagte hier das Parlament, nachdem Aufrührer sein Haus niedergebrannt hatten. Die Blechkuppel war den Lotsen auf dem Fluss ein Zeichen.',
        es_ES:
          'Abajo vendían los campesinos, arriba se daban conciertos, y en 1849 se reunió aquí el parlamento, después de que unos amotinados quemaran su sede. La cúpula de hojalata servía de guía a los prácticos del río.',
        it_IT:
          'Sotto vendevano i contadini, sopra si davano concerti, e nel 1849 vi si riunì il parlamento, dopo che i rivoltosi ne avevano bruciato la sede. La cupola di latta era un segnale per i piloti del fiume.',
        ru_RU:
          'Внизу торговали фермеры, наверху давали концерты, а в 1849 году здесь заседал парламент, чьё здание сожгли бунтовщики. Жестяной купол служил ориентиром речным лоцманам.',
        ja_JP:
          '下の階では農民が商い、上では音楽会が開かれ、1849年には暴徒に議事堂を焼かれた議会がここで開かれました。金属板葺きのドームは、川の水先案内人の目印でした。',
      },
      latitude: 45.50895,
      longitude: -73.55148,
      minutes: 9,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Notre-Dame-de-Bon-Secours',
        fr_FR: 'Notre-Dame-de-Bon-Secours',
        de_DE: 'Notre-Dame-de-Bon-Secours',
        es_ES: 'Notre-Dame-de-Bon-Secours',
        it_IT: 'Notre-Dame-de-Bon-Secours',
        ru_RU: 'Нотр-Дам-де-Бонсекур',
        ja_JP: 'ノートルダム・ド・ボンスクール礼拝堂',
      },
      text: {
        en_US:
          'Marguerite Bourgeoys, the town’s first schoolteacher, rallied the settlers in 1655 to build a chapel on this spot outside their palisade. From the roof of today’s one, of 1771, a Virgin stretches out her arms to the harbor.',
        fr_FR:
          'Marguerite Bourgeoys, première maîtresse d’école de la ville, entraîna les colons, en 1655, à bâtir ici une chapelle hors de la palissade. Du toit de celle d’aujourd’hui, de 1771, une Vierge ouvre les bras au port.',
        de_DE:
          'Marguerite Bourgeoys, die erste Lehrerin der Stadt, brachte die Siedler 1655 dazu, hier vor der Palisade eine Kapelle zu bauen. Vom Dach der heutigen, von 1771, breitet eine Madonna die Arme zum Hafen aus.',
        es_ES:
          'Marguerite Bourgeoys, la primera maestra de la ciudad, animó a los colonos en 1655 a levantar aquí una capilla, fuera de la empalizada. Desde el tejado de la actual, de 1771, una Virgen abre los brazos al puerto.',
        it_IT:
          'Marguerite Bourgeoys, prima maestra della città, spinse i coloni nel 1655 a costruire qui una cappella, fuori della palizzata. Dal tetto di quella odierna, del 1771, una Madonna apre le braccia al porto.',
        ru_RU:
          'Маргарита Буржуа, первая учительница города, в 1655 году подняла поселенцев строить здесь часовню, за пределами частокола. С крыши нынешней, 1771 года, Дева простирает руки к гавани.',
        ja_JP:
          '町で最初の教師マルグリット・ブールジョワが1655年、入植者たちに呼びかけ、柵の外のこの地に礼拝堂を建てはじめました。1771年に建った今の礼拝堂の屋根では、聖母が港へ両腕を広げています。',
      },
      latitude: 45.50972,
      longitude: -73.55085,
      minutes: 13,
      minutesToNext: 0,
    },
  ],
};
