import type { TourOfDemo } from '../shapes.js';

export const stockholmGamlaStan: TourOfDemo = {
  slug: 'stockholm-gamla-stan',
  city: 'stockholm',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'cathedral', name: 'Riddarholmen Church' },
    { motif: 'rooftops', name: 'Gamla Stan' },
    { motif: 'towers', name: 'Stockholm City Hall' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Obelisk on Slottsbacken, below the Storkyrkan',
        fr_FR: 'Obélisque de Slottsbacken, devant la Storkyrkan',
        de_DE: 'Obelisk auf dem Slottsbacken, vor der Storkyrkan',
        es_ES: 'Obelisco de Slottsbacken, ante la Storkyrkan',
        it_IT: 'Obelisco di Slottsbacken, davanti alla Storkyrkan',
        ru_RU: 'Обелиск на Слоттсбаккен, у собора Стурчюркан',
        ja_JP: 'スロッツバッケンのオベリスク（大聖堂の前）',
      },
      address: 'Slottsbacken, 111 30 Stockholm, Sweden',
      latitude: 59.32585,
      longitude: 18.07125,
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
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['10:00', '13:00', '15:30'],
      closedDays: ['12-24', '12-25', '12-31', '01-01'],
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
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['10:00', '12:30'],
      closedDays: ['12-24', '12-25', '12-26', '12-31', '01-01', '01-06'],
    },
  ],
  name: {
    en_US: 'Stockholm’s Gamla Stan: Lanes between Two Waters',
    fr_FR: 'Gamla Stan à Stockholm : des ruelles entre deux eaux',
    de_DE: 'Stockholms Gamla Stan: enge Gassen zwischen Mälarsee und Ostsee',
    es_ES: 'Gamla Stan en Estocolmo: callejones entre dos aguas',
    it_IT: 'Gamla Stan a Stoccolma: vicoli tra due acque',
    ru_RU: 'Стокгольм, Гамла-Стан: переулки между двумя водами',
    ja_JP: 'ストックホルム、ガムラスタン 二つの水にはさまれた路地',
  },
  summary: {
    en_US:
      'From the palace hill by way of Stortorget, the German church and an alley ninety centimeters wide to the waterside of Riddarholmen.',
    fr_FR:
      'De la colline du palais à la rive de Riddarholmen, par Stortorget, l’église allemande et une ruelle de quatre-vingt-dix centimètres.',
    de_DE:
      'Vom Schlosshügel über Stortorget, die Deutsche Kirche und eine neunzig Zentimeter breite Gasse ans Ufer von Riddarholmen.',
    es_ES:
      'De la colina del palacio a la orilla de Riddarholmen, por Stortorget, la iglesia alemana y un callejón de noventa centímetros.',
    it_IT:
      'Dalla collina del palazzo alla riva di Riddarholmen, per Stortorget, la chiesa tedesca e un vicolo largo novanta centimetri.',
    ru_RU:
      'От дворцового холма через Стурторьет, Немецкую церковь и переулок шириной девяносто сантиметров — к воде Риддархольмена.',
    ja_JP:
      '王宮の丘からストールトリエット広場、ドイツ教会、幅90センチの路地を抜けて、リッダーホルメン島の水辺まで歩くプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'A boy of iron fifteen centimeters tall, with a cap in winter',
      'White stones in the front of a red house on Stortorget',
      'Thirty-six steps between walls you can touch with both elbows',
      'A rune stone built into a street corner',
    ],
    fr_FR: [
      'Un garçon de fer haut de quinze centimètres, coiffé d’un bonnet l’hiver',
      'Les pierres blanches d’une façade rouge, à Stortorget',
      'Trente-six marches entre des murs que l’on touche des deux coudes',
      'Une pierre runique maçonnée dans un angle de rue',
    ],
    de_DE: [
      'Ein eiserner Junge von fünfzehn Zentimetern, im Winter mit Mütze',
      'Weiße Steine in einer roten Fassade am Stortorget',
      'Sechsunddreißig Stufen zwischen Mauern, die beide Ellbogen berühren',
      'Ein Runenstein, vermauert in einer Hausecke',
    ],
    es_ES: [
      'Un niño de hierro de quince centímetros, con gorro en invierno',
      'Piedras blancas en una fachada roja de Stortorget',
      'Treinta y seis peldaños entre muros que se tocan con los dos codos',
      'Una piedra rúnica encajada en una esquina',
    ],
    it_IT: [
      'Un bambino di ferro alto quindici centimetri, d’inverno col berretto',
      'Pietre bianche in una facciata rossa di Stortorget',
      'Trentasei gradini tra muri che si toccano con entrambi i gomiti',
      'Una pietra runica murata in un angolo',
    ],
    ru_RU: [
      'Железный мальчик в пятнадцать сантиметров, зимой — в шапочке',
      'Белые камни на красном фасаде площади Стурторьет',
      'Тридцать шесть ступеней между стенами, которых касаешься локтями',
      'Рунный камень, вделанный в угол дома',
    ],
    ja_JP: [
      '高さ15センチ、冬には帽子をかぶる鉄の少年',
      'ストールトリエットの赤い家の正面にはめ込まれた白い石',
      '両ひじが壁に触れそうな36段の階段',
      '街角の壁に組み込まれたルーン石碑',
    ],
  },
  description: {
    en_US:
      'Fresh water on one side, salt on the other, and a current between them: whoever held this island could tax everything that passed into Lake Mälaren. German merchants saw it first, and for a time half the town council had to be German. You still read their names on the lanes, and hear their hymn from the bells of St. Gertrude’s.\n\nThe walk goes from the palace slope through the oldest grid, where the land rises a few millimeters a year and the quays have moved outward with it: each parallel street was once the shore. At the end you cross a bridge to the island of the Swedish kings’ graves and look across the bay at the City Hall. It is just under two kilometers, with cobbles and one staircase. Three hours include the Storkyrkan and the oak dragon that Bernt Notke carved in 1489.',
    fr_FR:
      'De l’eau douce d’un côté, de l’eau salée de l’autre, et un courant entre les deux : qui tenait cette île taxait tout ce qui entrait dans le lac Mälar. Les marchands allemands le comprirent les premiers, et un temps la moitié du conseil dut être allemande. Leurs noms se lisent encore sur les ruelles, et leur cantique sonne au clocher de Sainte-Gertrude.\n\nDu glacis du palais, on descend dans le quadrillage le plus ancien. La terre se soulève ici de quelques millimètres par an et les quais ont avancé avec elle : chaque rue parallèle fut un jour le rivage. À la fin, un pont mène à l’île des tombeaux royaux, face à l’hôtel de ville. Un peu moins de deux kilomètres, des pavés et un escalier. En trois heures s’y ajoutent la Storkyrkan et le dragon de chêne que Bernt Notke sculpta en 1489.',
    de_DE:
      'Süßwasser auf der einen Seite, Salzwasser auf der anderen und dazwischen eine Strömung: Wer diese Insel hatte, konnte alles besteuern, was in den Mälarsee fuhr. Deutsche Kaufleute sahen das als Erste, und eine Zeit lang musste der halbe Rat aus Deutschen bestehen. Ihre Namen stehen noch an den Gassen, und vom Turm der Gertrudskirche klingt ihr Choral.\n\nVom Schlosshang geht es in das älteste Straßennetz. Das Land hebt sich hier jedes Jahr um einige Millimeter, und die Kais sind mit hinausgewandert: Jede Parallelstraße war einmal Ufer. Zum Schluss führt eine Brücke auf die Insel der Königsgräber mit dem Stadshuset gegenüber. Es sind knapp zwei Kilometer mit Kopfsteinpflaster und einer Treppe. In drei Stunden gehört die Storkyrkan dazu, mit dem Drachen, den Bernt Notke 1489 aus Eiche schnitt.',
    es_ES:
      'Agua dulce a un lado, salada al otro y una corriente entre ambas: quien tenía esta isla podía gravar todo lo que entraba en el lago Mälaren. Los mercaderes alemanes lo vieron los primeros, y durante un tiempo medio concejo debía ser alemán. Sus nombres se leen aún en los callejones y su himno suena en las campanas de Santa Gertrudis.\n\nDe la cuesta del palacio se pasa a la cuadrícula más antigua. La tierra se eleva aquí unos milímetros al año y los muelles han avanzado con ella: cada calle paralela fue un día la orilla. Al final un puente lleva a la isla de las tumbas reales, frente al Ayuntamiento. No llega a dos kilómetros, con adoquines y una escalera. En tres horas se visita también la Storkyrkan y el dragón de roble que Bernt Notke talló en 1489.',
    it_IT:
      'Acqua dolce da una parte, salata dall’altra e in mezzo una corrente: chi teneva quest’isola poteva tassare tutto ciò che entrava nel lago Mälaren. I mercanti tedeschi lo capirono per primi, e per un periodo metà del consiglio doveva essere tedesca. I loro nomi si leggono ancora sui vicoli, e il loro corale suona dalle campane di Santa Gertrude.\n\nDal pendio del palazzo si entra nel reticolo più antico. Qui la terra si alza di qualche millimetro l’anno e le banchine l’hanno seguita: ogni via parallela fu un tempo la riva. Alla fine un ponte porta all’isola delle tombe reali, di fronte al Municipio. Sono poco meno di due chilometri, con acciottolato e una scala. In tre ore si vede anche la Storkyrkan, con il drago di quercia che Bernt Notke scolpì nel 1489.',
    ru_RU:
      'С одной стороны пресная вода, с другой солёная, а между ними течение: кто владел этим островом, мог брать пошлину со всего, что шло в озеро Меларен. Первыми это поняли немецкие купцы, и одно время половина городского совета обязана была состоять из немцев. Их имена до сих пор читаются на переулках, а их хорал звучит с колокольни Святой Гертруды.\n\nОт дворцового склона мы спускаемся в древнейшую сетку улиц. Суша поднимается здесь на несколько миллиметров в год, и причалы отодвигались вслед за ней: каждая параллельная улица была когда-то берегом. В конце мост ведёт на остров королевских гробниц, напротив Ратуши. Чуть меньше двух километров по булыжнику и одна лестница. За три часа заходим и в Стурчюркан, к дубовому дракону, которого в 1489 году вырезал Бернт Нотке.',
    ja_JP:
      '片側は淡水、片側は海水、その間に流れがある。この島を握る者は、メーラレン湖に入るすべての品に税をかけられました。最初に目をつけたのはドイツの商人たちで、一時は市参事会の半数がドイツ人と定められていたほどです。その名は今も路地に残り、聖ヤートルード教会の鐘は彼らの賛美歌を奏でます。\n\n王宮の坂から、最も古い街路の網へ下りていきます。土地が毎年数ミリずつ隆起し、それにつれて岸壁も外へ移ったため、並行する通りはどれも、かつての水際でした。最後に橋を渡り、王たちの眠る島から対岸の市庁舎を眺めます。距離は2キロ弱、石畳と階段が一か所あります。3時間のコースでは大聖堂にも入り、1489年にベルント・ノトケがオーク材に彫った竜を見学します。',
  },
  included: {
    en_US: [
      'Authorized Stockholm guide for your group',
      'Drawing game for children, with a sketch of each stop to complete',
    ],
    fr_FR: [
      'Guide agréé de Stockholm pour votre groupe',
      'Jeu de dessin pour les enfants : un croquis à terminer à chaque étape',
    ],
    de_DE: [
      'Autorisierter Stockholm-Guide für Ihre Gruppe',
      'Zeichenspiel für Kinder: zu jeder Station eine Skizze zum Vollenden',
    ],
    es_ES: [
      'Guía autorizado de Estocolmo para su grupo',
      'Juego de dibujo para niños: un boceto que completar en cada parada',
    ],
    it_IT: [
      'Guida autorizzata di Stoccolma per il suo gruppo',
      'Gioco di disegno per bambini: uno schizzo da finire a ogni tappa',
    ],
    ru_RU: [
      'Аккредитованный гид по Стокгольму для вашей группы',
      'Игра для детей: на каждой остановке — рисунок, который надо закончить',
    ],
    ja_JP: [
      'ストックホルム公認ガイド（グループ専任）',
      'お子さま用のお絵かきゲーム（立ち寄り先ごとに下絵を完成させます）',
    ],
  },
  notIncluded: {
    en_US: ['Ticket for the Storkyrkan (three-hour walk)', 'Coffee and a cinnamon bun'],
    fr_FR: ['Billet de la Storkyrkan (parcours de trois heures)', 'Café et brioche à la cannelle'],
    de_DE: ['Eintritt in die Storkyrkan (dreistündige Runde)', 'Kaffee und Zimtschnecke'],
    es_ES: ['Entrada a la Storkyrkan (recorrido de tres horas)', 'Café y bollo de canela'],
    it_IT: ['Biglietto per la Storkyrkan (percorso di tre ore)', 'Caffè e girella alla cannella'],
    ru_RU: ['Билет в Стурчюркан (трёхчасовая прогулка)', 'Кофе и булочка с корицей'],
    ja_JP: ['大聖堂の入場料（3時間のコース）', 'コーヒーとシナモンロール'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Slottsbacken and the Royal Palace',
        fr_FR: 'Slottsbacken et palais royal',
        de_DE: 'Slottsbacken und Königliches Schloss',
        es_ES: 'Slottsbacken y Palacio Real',
        it_IT: 'Slottsbacken e Palazzo Reale',
        ru_RU: 'Слоттсбаккен и Королевский дворец',
        ja_JP: 'スロッツバッケンと王宮',
      },
      text: {
        en_US:
          'In 1697 the old castle burned while Charles XI lay in state in it. Nicodemus Tessin, who had a new plan drawn within weeks, lived opposite, in a house of his own, and could watch the work from his windows.',
        fr_FR:
          'En 1697, l’ancien château brûla alors que Charles XI y reposait sur son lit de parade. Nicodemus Tessin, dont le nouveau plan fut prêt en quelques semaines, avait sa maison en face et voyait le chantier de ses fenêtres.',
        de_DE:
          '1697 brannte das alte Schloss, während Karl XI. darin aufgebahrt lag. Nicodemus Tessin, dessen neuer Plan in wenigen Wochen fertig war, hatte sein eigenes Haus gegenüber, mit Blick auf die Baustelle.',
        es_ES:
          'En 1697 ardió el viejo castillo mientras se velaba en él a Carlos XI. Nicodemus Tessin, que en unas semanas tuvo listo otro plano, vivía enfrente y podía vigilar la obra desde sus ventanas.',
        it_IT:
          'Nel 1697 il vecchio castello bruciò mentre vi era esposta la salma di Carlo XI. Nicodemus Tessin, che in poche settimane ebbe pronto un nuovo progetto, aveva casa di fronte, con vista sul cantiere.',
        ru_RU:
          'В 1697 году старый замок сгорел, когда в нём ещё стоял гроб Карла XI. Никодемус Тессин, за несколько недель начертивший новый план, жил напротив и мог следить за стройкой из окна.',
        ja_JP:
          '1697年、カール11世の遺体が安置されている最中に旧城が焼けました。数週間で新しい設計を仕上げたニコデムス・テッシンは、向かいに構えた自邸から工事を見守りました。',
      },
      latitude: 59.32605,
      longitude: 18.0717,
      minutes: 12,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Iron Boy, Bollhustäppan',
        fr_FR: 'Le Garçon de fer, Bollhustäppan',
        de_DE: 'Järnpojke, Bollhustäppan',
        es_ES: 'El niño de hierro, Bollhustäppan',
        it_IT: 'Il bambino di ferro, Bollhustäppan',
        ru_RU: '«Железный мальчик», Болльхустеппан',
        ja_JP: '鉄の少年（ボルヒューステッパン）',
      },
      text: {
        en_US:
          'Behind the Finnish church, once a hall for ball games, Liss Eriksson’s child hugs his knees and looks at the moon. Passers-by knit for him and leave coins.',
        fr_FR:
          'Derrière l’église finlandaise, ancien jeu de paume, l’enfant de Liss Eriksson serre ses genoux et regarde la lune. Les passants lui tricotent des habits et laissent des pièces.',
        de_DE:
          'Hinter der Finnischen Kirche, einst ein Ballhaus, umarmt das Kind von Liss Eriksson seine Knie und schaut zum Mond. Passanten stricken für ihn und lassen Münzen da.',
        es_ES:
          'Tras la iglesia finlandesa, antiguo juego de pelota, el niño de Liss Eriksson se abraza las rodillas y mira la luna. Los paseantes le tejen ropa y le dejan monedas.',
        it_IT:
          'Dietro la chiesa finlandese, un tempo sala per il gioco della palla, il bambino di Liss Eriksson si stringe le ginocchia e guarda la luna. I passanti gli fanno abiti a maglia e lasciano monete.',
        ru_RU:
          'За Финской церковью, прежним залом для игры в мяч, мальчик Лисса Эрикссона обнял колени и смотрит на луну. Прохожие вяжут ему одежду и оставляют монетки.',
        ja_JP:
          'かつて球技場だったフィンランド教会の裏庭で、リス・エリクソンの少年が膝を抱えて月を見上げます。通る人は編んだ服を着せ、硬貨を置いていきます。',
      },
      latitude: 59.32572,
      longitude: 18.07275,
      minutes: 8,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Köpmantorget',
        fr_FR: 'Köpmantorget',
        de_DE: 'Köpmantorget',
        es_ES: 'Köpmantorget',
        it_IT: 'Köpmantorget',
        ru_RU: 'Чёпманторьет',
        ja_JP: 'ショップマントリエット（商人広場）',
      },
      text: {
        en_US:
          'Saint George has been killing his dragon here in bronze since 1912, while the princess waits on a plinth of her own. For the Swedes the beast was Denmark, beaten at Brunkeberg in 1471.',
        fr_FR:
          'Saint Georges tue ici son dragon, en bronze, depuis 1912, tandis que la princesse attend sur son propre socle. Pour les Suédois, la bête était le Danemark, battu à Brunkeberg en 1471.',
        de_DE:
          'Seit 1912 tötet hier der heilige Georg in Bronze seinen Drachen, die Prinzessin wartet auf eigenem Sockel. Für die Schweden war das Untier Dänemark, 1471 am Brunkeberg geschlagen.',
        es_ES:
          'San Jorge mata aquí a su dragón, en bronce, desde 1912, mientras la princesa espera en su propio pedestal. Para los suecos la bestia era Dinamarca, vencida en Brunkeberg en 1471.',
        it_IT:
          'San Giorgio uccide qui il suo drago, in bronzo, dal 1912, mentre la principessa aspetta su un piedistallo tutto suo. Per gli svedesi la bestia era la Danimarca, battuta a Brunkeberg nel 1471.',
        ru_RU:
          'С 1912 года бронзовый святой Георгий поражает здесь дракона, а принцесса ждёт на отдельном постаменте. Для шведов чудовищем была Дания, разбитая у Брункеберга в 1471 году.',
        ja_JP:
          '1912年から、青銅の聖ゲオルギウスがここで竜を退治し、王女は別の台座で待っています。スウェーデン人にとっての怪物とは、1471年にブルンケベリで破ったデンマークでした。',
      },
      latitude: 59.32522,
      longitude: 18.07305,
      minutes: 8,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Stortorget',
        fr_FR: 'Stortorget',
        de_DE: 'Stortorget',
        es_ES: 'Stortorget',
        it_IT: 'Stortorget',
        ru_RU: 'Стурторьет',
        ja_JP: 'ストールトリエット',
      },
      text: {
        en_US:
          'In November 1520 Christian II had his Swedish opponents beheaded on this slope, after three days of feasting with them. Across from the red house, the Swedish Academy chooses the laureate in literature in the old Exchange.',
        fr_FR:
          'En novembre 1520, Christian II fit décapiter ici ses adversaires suédois, après trois jours de banquet avec eux. En face de la maison rouge, l’Académie suédoise choisit dans l’ancienne Bourse le lauréat de littérature.',
        de_DE:
          'Im November 1520 ließ Christian II. hier seine schwedischen Gegner enthaupten, nachdem er drei Tage mit ihnen gefeiert hatte. In der Alten Börse wählt die Schwedische Akademie den Literaturpreisträger.',
        es_ES:
          'En noviembre de 1520 Cristián II hizo decapitar aquí a sus rivales suecos, tras tres días de banquete con ellos. En la antigua Bolsa, la Academia Sueca elige al premiado de literatura.',
        it_IT:
          'Nel novembre 1520 Cristiano II fece decapitare qui i suoi avversari svedesi, dopo tre giorni di banchetto con loro. Nella vecchia Borsa l’Accademia svedese sceglie il premiato per la letteratura.',
        ru_RU:
          'В ноябре 1520 года Кристиан II велел обезглавить здесь своих шведских противников, с которыми перед тем пировал три дня. В старой Бирже Шведская академия выбирает лауреата по литературе.',
        ja_JP:
          '1520年11月、クリスチャン2世は三日の宴のあと、対立するスウェーデン人をここで斬首させました。旧証券取引所では、スウェーデン・アカデミーがノーベル文学賞の受賞者を選びます。',
      },
      latitude: 59.325,
      longitude: 18.0707,
      minutes: 15,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'German Church of St. Gertrude',
        fr_FR: 'Église allemande Sainte-Gertrude',
        de_DE: 'Deutsche Kirche St. Gertrud',
        es_ES: 'Iglesia alemana de Santa Gertrudis',
        it_IT: 'Chiesa tedesca di Santa Gertrude',
        ru_RU: 'Немецкая церковь Святой Гертруды',
        ja_JP: '聖ヤートルード（ドイツ）教会',
      },
      text: {
        en_US:
          'Over the north gate gilded letters command: “Fürchtet Gott! Ehret den König!” The spire, ninety-six meters high, had to be rebuilt after the fire of 1878.',
        fr_FR:
          'Au-dessus de la porte nord, des lettres dorées ordonnent : « Fürchtet Gott! Ehret den König! » La flèche, haute de quatre-vingt-seize mètres, fut refaite après l’incendie de 1878.',
        de_DE:
          'Über dem Nordtor befehlen vergoldete Lettern: „Fürchtet Gott! Ehret den König!“ Der sechsundneunzig Meter hohe Turmhelm musste nach dem Brand von 1878 neu gebaut werden.',
        es_ES:
          'Sobre la puerta norte, unas letras doradas ordenan: «Fürchtet Gott! Ehret den König!». La aguja, de noventa y seis metros, se rehízo tras el incendio de 1878.',
        it_IT:
          'Sopra il cancello nord lettere dorate comandano: «Fürchtet Gott! Ehret den König!». La guglia, alta novantasei metri, fu rifatta dopo l’incendio del 1878.',
        ru_RU:
          'Над северными воротами золотые буквы велят: «Fürchtet Gott! Ehret den König!» — «Бойтесь Бога, чтите короля». Шпиль высотой девяносто шесть метров восстановили после пожара 1878 года.',
        ja_JP:
          '北門の上では金文字が「神を畏れ、王を敬え」とドイツ語で命じます。高さ96メートルの尖塔は、1878年の火災のあとに建て直されました。',
      },
      latitude: 59.32395,
      longitude: 18.07195,
      minutes: 10,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Mårten Trotzigs gränd and Järntorget',
        fr_FR: 'Mårten Trotzigs gränd et Järntorget',
        de_DE: 'Mårten Trotzigs gränd und Järntorget',
        es_ES: 'Mårten Trotzigs gränd y Järntorget',
        it_IT: 'Mårten Trotzigs gränd e Järntorget',
        ru_RU: 'Переулок Мортена Тротцига и Йернторьет',
        ja_JP: 'モーテン・トローツィグ小路と鉄広場',
      },
      text: {
        en_US:
          'Traubzich, a copper and iron merchant from Wittenberg, owned houses on this stairway; the Swedes made Trotzig of him. The metal itself was weighed around the corner, on Järntorget.',
        fr_FR:
          'Traubzich, marchand de fer et de cuivre venu de Wittenberg, possédait des maisons dans cet escalier ; les Suédois en firent Trotzig. Le métal se pesait au coin, sur Järntorget.',
        de_DE:
          'Traubzich, ein Eisen- und Kupferhändler aus Wittenberg, besaß Häuser an dieser Treppe; die Schweden machten Trotzig daraus. Gewogen wurde das Metall um die Ecke, auf dem Järntorget.',
        es_ES:
          'Traubzich, comerciante de hierro y cobre de Wittenberg, tenía casas en esta escalera; los suecos lo llamaron Trotzig. El metal se pesaba a la vuelta, en Järntorget.',
        it_IT:
          'Traubzich, mercante di ferro e rame di Wittenberg, possedeva case su questa scala; gli svedesi ne fecero Trotzig. Il metallo si pesava dietro l’angolo, in Järntorget.',
        ru_RU:
          'Траубцих, торговец железом и медью из Виттенберга, владел домами у этой лестницы; шведы переделали его в Тротцига. Металл взвешивали за углом, на площади Йернторьет.',
        ja_JP:
          'ヴィッテンベルク出身の鉄と銅の商人トラウプツィヒが、この階段沿いに家を持ち、スウェーデン風にトローツィグと呼ばれました。金属は角を曲がった鉄広場で量られました。',
      },
      latitude: 59.32275,
      longitude: 18.0729,
      minutes: 10,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Rune stone at Prästgatan and Kåkbrinken',
        fr_FR: 'Pierre runique, Prästgatan et Kåkbrinken',
        de_DE: 'Runenstein an der Ecke Prästgatan und Kåkbrinken',
        es_ES: 'Piedra rúnica de Prästgatan con Kåkbrinken',
        it_IT: 'Pietra runica tra Prästgatan e Kåkbrinken',
        ru_RU: 'Рунный камень на углу Престгатан и Кокбринкен',
        ja_JP: 'プレスト通りとコークブリンケンの角のルーン石碑',
      },
      text: {
        en_US:
          'Torsten and Frögunn raised the stone for their son a thousand years ago; a mason later found it handy for a corner. An old cannon barrel stands in front to keep cart wheels off it.',
        fr_FR:
          'Il y a mille ans, Torsten et Frögunn dressèrent la pierre pour leur fils ; un maçon la trouva plus tard commode pour un angle. Un vieux fût de canon la protège des roues des charrettes.',
        de_DE:
          'Torsten und Frögunn errichteten den Stein vor tausend Jahren für ihren Sohn; später kam er einem Maurer für eine Hausecke gelegen. Ein altes Kanonenrohr hielt die Wagenräder von ihm fern.',
        es_ES:
          'Torsten y Frögunn alzaron la piedra por su hijo hace mil años; más tarde a un albañil le vino bien para una esquina. Un viejo tubo de cañón la protege de las ruedas de los carros.',
        it_IT:
          'Torsten e Frögunn eressero la pietra per il figlio mille anni fa; più tardi a un muratore fece comodo per un angolo. Una vecchia canna di cannone la difende dalle ruote dei carri.',
        ru_RU:
          'Торстен и Фрёгунн поставили камень в память о сыне тысячу лет назад; позже он пригодился каменщику для угла. Старый пушечный ствол берёг его от тележных колёс.',
        ja_JP:
          '千年前、トシュテンとフレーグンが息子のために建てた石が、のちに建物の角に使われました。前に立つ古い大砲の筒は、荷車の車輪よけです。',
      },
      latitude: 59.3245,
      longitude: 18.06985,
      minutes: 8,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Riddarholmen',
        fr_FR: 'Riddarholmen',
        de_DE: 'Riddarholmen',
        es_ES: 'Riddarholmen',
        it_IT: 'Riddarholmen',
        ru_RU: 'Риддархольмен',
        ja_JP: 'リッダーホルメン島',
      },
      text: {
        en_US:
          'Past the House of the Nobility a bridge leads to the friars’ church where kings from Gustav II Adolf onward lie under a cast-iron spire. From the terrace by the water you see the three crowns of the City Hall.',
        fr_FR:
          'Passé la maison de la Noblesse, un pont conduit à l’église des franciscains, où reposent les rois depuis Gustave II Adolphe, sous une flèche de fonte. De la terrasse au bord de l’eau, on voit les trois couronnes de l’hôtel de ville.',
        de_DE:
          'Am Ritterhaus vorbei führt eine Brücke zur Kirche der Franziskaner, in der seit Gustav II. Adolf Könige unter einer gusseisernen Turmspitze liegen. Von der Terrasse am Wasser sieht man die drei Kronen des Stadshuset.',
        es_ES:
          'Pasada la Casa de la Nobleza, un puente lleva a la iglesia de los franciscanos, donde desde Gustavo II Adolfo yacen reyes bajo una aguja de hierro colado. Desde la terraza junto al agua se ven las tres coronas del Ayuntamiento.',
        it_IT:
          'Oltre la Casa della Nobiltà un ponte porta alla chiesa dei francescani, dove da Gustavo II Adolfo in poi i re riposano sotto una guglia di ghisa. Dalla terrazza sull’acqua si vedono le tre corone del Municipio.',
        ru_RU:
          'За Рыцарским домом мост ведёт к церкви францисканцев, где под чугунным шпилем лежат короли начиная с Густава II Адольфа. С террасы у воды видны три короны Ратуши.',
        ja_JP:
          '貴族院の館を過ぎて橋を渡ると、グスタフ2世アドルフ以来の王が鋳鉄の尖塔の下に眠る、フランシスコ会の旧修道院教会です。水辺のテラスからは市庁舎の三つの王冠が見えます。',
      },
      latitude: 59.32485,
      longitude: 18.0634,
      minutes: 16,
      minutesToNext: 0,
    },
  ],
};
