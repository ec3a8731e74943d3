import type { TourOfDemo } from '../shapes.js';

export const romeTestaccioFoodWalk: TourOfDemo = {
  slug: 'rome-testaccio-food-walk',
  city: 'rome',
  categories: ['food-tour', 'private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children', 'off-the-beaten-track'],
  landmarks: [
    { motif: 'market-stall', name: 'Testaccio Market' },
    { motif: 'pyramids', name: 'Pyramid of Cestius' },
    { motif: 'hills', name: 'Monte Testaccio' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Piramide metro station, main exit on Piazzale Ostiense',
        fr_FR: 'Métro Piramide, sortie principale sur le piazzale Ostiense',
        de_DE: 'Metrostation Piramide, Hauptausgang zum Piazzale Ostiense',
        es_ES: 'Estación de metro Piramide, salida principal a Piazzale Ostiense',
        it_IT: 'Metro Piramide, uscita principale su Piazzale Ostiense',
        ru_RU: 'Станция метро Piramide, главный выход на Пьяццале-Остьенсе',
        ja_JP: '地下鉄ピラミデ駅、オスティエンセ広場側の正面出口',
      },
      address: 'Piazzale Ostiense, 00154 Roma RM, Italy',
      latitude: 41.87568,
      longitude: 12.48168,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 26000 },
          { upTo: 4, amount: 37000 },
          { upTo: 6, amount: 48000 },
        ],
        extraPerson: 6500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['10:00', '10:30', '11:00'],
      closedDays: ['01-01', '01-06', '04-25', '05-01', '06-02', '06-29', '08-15', '11-01', '12-08', '12-25', '12-26'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 31000 },
          { upTo: 4, amount: 42500 },
          { upTo: 6, amount: 54000 },
        ],
        extraPerson: 7000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['09:30', '10:00'],
      closedDays: ['01-01', '01-06', '04-25', '05-01', '06-02', '06-29', '08-15', '11-01', '12-08', '12-25', '12-26'],
    },
  ],
  name: {
    en_US: 'Testaccio: Market, Hill of Shards and Roman Table',
    fr_FR: 'Testaccio : marché, colline de tessons et table romaine',
    de_DE: 'Testaccio: Markt, Scherbenberg und römische Küche',
    es_ES: 'Testaccio: mercado, monte de ánforas y mesa romana',
    it_IT: 'Testaccio: mercato, Monte dei Cocci e cucina romana',
    ru_RU: 'Тестаччо: рынок, гора черепков и римская кухня',
    ja_JP: 'テスタッチョの食めぐり 市場と土器の丘とローマ料理',
  },
  summary: {
    en_US:
      'Pecorino, supplì and offal cooking in the district of the old slaughterhouse, ending with pasta beneath a hill of broken amphorae.',
    fr_FR:
      'Pecorino, supplì et cuisine des abats dans le quartier des anciens abattoirs, avant des pâtes au pied d’une colline d’amphores.',
    de_DE:
      'Pecorino, Supplì und Innereienküche im Viertel des alten Schlachthofs, zum Schluss Pasta am Fuß eines Hügels aus Amphorenscherben.',
    es_ES:
      'Pecorino, supplì y casquería en el barrio del antiguo matadero, para acabar con un plato de pasta al pie de un monte de ánforas.',
    it_IT:
      'Pecorino, supplì e quinto quarto nel rione dell’ex Mattatoio, per finire con un piatto di pasta ai piedi del Monte dei Cocci.',
    ru_RU:
      'Пекорино, суппли и блюда из потрохов в районе старой бойни, а в конце — тарелка пасты у подножия холма из битых амфор.',
    ja_JP:
      'かつて食肉処理場があったテスタッチョ地区で、ペコリーノチーズ、スップリ、内臓を使った庶民料理を味わいながら市場と広場を歩き、割れたアンフォラが積もった丘のふもとで一皿のパスタを楽しむプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Pecorino Romano and cured pork on Via Marmorata',
      'Stalls and cooked food at the Testaccio Market',
      'The “fifth quarter” explained at the old slaughterhouse',
      'A plate of Roman pasta beside the hill of amphorae',
    ],
    fr_FR: [
      'Pecorino romano et charcuterie dans la via Marmorata',
      'Les étals et les plats à emporter du marché de Testaccio',
      'Le « cinquième quartier » expliqué devant les anciens abattoirs',
      'Une assiette de pâtes romaines près de la colline d’amphores',
    ],
    de_DE: [
      'Pecorino Romano und Wurstwaren in der Via Marmorata',
      'Stände und warme Bissen im Mercato di Testaccio',
      'Das „fünfte Viertel“, erklärt am alten Schlachthof',
      'Ein Teller römische Pasta neben dem Scherbenberg',
    ],
    es_ES: [
      'Pecorino romano y embutidos en Via Marmorata',
      'Puestos y platos recién hechos en el mercado de Testaccio',
      'El «quinto cuarto», explicado ante el antiguo matadero',
      'Un plato de pasta romana junto al monte de ánforas',
    ],
    it_IT: [
      'Pecorino romano e salumi in Via Marmorata',
      'Banchi e cucina espressa al Mercato di Testaccio',
      'Il quinto quarto raccontato davanti all’ex Mattatoio',
      'Un piatto di pasta romana accanto al Monte dei Cocci',
    ],
    ru_RU: [
      'Пекорино романо и мясные деликатесы на Виа Мармората',
      'Прилавки и горячие закуски рынка Тестаччо',
      'Рассказ о «пятой четверти» у старой бойни',
      'Тарелка римской пасты рядом с холмом из амфор',
    ],
    ja_JP: [
      'マルモラータ通りで味わうペコリーノ・ロマーノと塩漬け豚肉',
      'テスタッチョ市場の売り場とできたての軽食',
      '旧食肉処理場の前で聞く「第五の四分の一」の話',
      'アンフォラの丘のそばでいただくローマのパスタ一皿',
    ],
  },
  description: {
    en_US:
      'Testaccio was laid out for the workers of the slaughterhouse, and Rome still comes here to eat what they took home: oxtail, tripe, sweetbreads, and pasta with pecorino and pepper. From the Pyramid of Cestius you walk up Via Marmorata to a delicatessen counter, cross the two squares where the district sits in the evening, and reach the covered market, where three stops make most of a lunch.\n\nYou finish at the table, a few steps from a hill made entirely of Roman oil jars. Tell us in advance what you do not eat: there is always a vegetarian choice. The four-hour option leaves longer for the market and the meal and adds the Non-Catholic Cemetery, where Keats is buried behind the pyramid.',
    fr_FR:
      'Testaccio fut tracé pour les ouvriers des abattoirs, et Rome vient encore y manger ce qu’ils rapportaient chez eux : queue de bœuf, tripes, ris de veau, mais aussi les pâtes au pecorino et au poivre. De la pyramide de Cestius, on remonte la via Marmorata jusqu’au comptoir d’un traiteur, on traverse les deux places où le quartier s’assoit le soir, puis on entre au marché couvert, où trois haltes font presque un déjeuner.\n\nOn finit à table, à quelques pas d’une colline entièrement faite de jarres à huile romaines. Dites-nous d’avance ce que vous ne mangez pas ; un choix végétarien est toujours prévu. La formule de quatre heures donne plus de temps au marché et au repas et ajoute le cimetière non catholique, où Keats repose derrière la pyramide.',
    de_DE:
      'Testaccio wurde für die Arbeiter des Schlachthofs angelegt, und bis heute kommt Rom hierher, um zu essen, was sie nach Hause trugen: Ochsenschwanz, Kutteln, Bries, dazu Pasta mit Pecorino und Pfeffer. Von der Cestius-Pyramide gehen Sie die Via Marmorata hinauf bis zur Theke eines Feinkostladens, überqueren die beiden Plätze, auf denen abends das Viertel sitzt, und erreichen die Markthalle, in der drei Stationen schon fast ein Mittagessen ergeben.\n\nZum Schluss sitzen Sie am Tisch, wenige Schritte von einem Hügel, der ganz aus römischen Ölkrügen besteht. Sagen Sie uns vorher, was Sie nicht essen; eine vegetarische Wahl gibt es immer. Die vierstündige Variante lässt mehr Zeit für Markt und Essen und nimmt den Nichtkatholischen Friedhof hinzu, auf dem Keats hinter der Pyramide begraben liegt.',
    es_ES:
      'Testaccio se trazó para los obreros del matadero, y Roma sigue viniendo aquí a comer lo que ellos se llevaban a casa: rabo de buey, callos, mollejas y, siempre, pasta con pecorino y pimienta. Desde la Pirámide Cestia se sube por Via Marmorata hasta el mostrador de una charcutería, se cruzan las dos plazas donde el barrio se sienta al caer la tarde y se llega al mercado cubierto, donde tres paradas son casi un almuerzo.\n\nSe termina a la mesa, a unos pasos de un monte hecho por entero de ánforas de aceite romanas. Conviene avisar antes de lo que no se come; siempre hay una opción vegetariana. La opción de cuatro horas deja más tiempo para el mercado y la comida y añade el Cementerio Protestante, donde Keats está enterrado detrás de la pirámide.',
    it_IT:
      'Testaccio fu tracciato per gli operai del Mattatoio, e Roma ci viene ancora a mangiare quello che loro portavano a casa: coda, trippa, animelle e, naturalmente, la pasta cacio e pepe. Dalla Piramide Cestia si risale Via Marmorata fino al banco di una gastronomia, si attraversano le due piazze dove la sera siede il rione e si arriva al mercato coperto, dove tre assaggi sono già mezzo pranzo.\n\nSi finisce a tavola, a pochi passi da un monte fatto interamente di anfore olearie romane. Ci dica prima che cosa non mangia: c’è sempre una scelta vegetariana. La formula di quattro ore lascia più tempo al mercato e al pasto e aggiunge il Cimitero Acattolico, dove Keats è sepolto dietro la Piramide.',
    ru_RU:
      'Тестаччо построили для рабочих бойни, и римляне до сих пор приезжают сюда за тем, что те уносили домой: бычьими хвостами, рубцом, сладким мясом — и, конечно, за пастой с пекорино и перцем. От пирамиды Цестия вы подниметесь по Виа Мармората к прилавку гастрономической лавки, пройдёте две площади, где по вечерам сидит весь район, и окажетесь на крытом рынке, где три остановки составят почти полный обед.\n\nПрогулка заканчивается за столом, в нескольких шагах от холма, целиком сложенного из римских сосудов для масла. Заранее скажите, чего вы не едите: вегетарианский вариант есть всегда. В четырёхчасовом варианте больше времени на рынок и обед, а ещё мы зайдём на Некатолическое кладбище, где за пирамидой похоронен Китс.',
    ja_JP:
      'テスタッチョは食肉処理場で働く人々のために造られた町で、彼らが家に持ち帰った牛テール、トリッパ、胸腺、そしてペコリーノと胡椒のパスタを食べに、今もローマ中から人が集まります。ガイウス・ケスティウスのピラミッドからマルモラータ通りを上って食料品店のカウンターに立ち寄り、夕方に住民が腰を下ろす二つの広場を抜けて、屋根付きの市場へ向かいます。市場の三か所で味わうと、ほぼ昼食ほどの量になります。\n\n最後は、古代ローマの油壺だけでできた丘のすぐそばで食卓につきます。召し上がれないものは事前にお知らせください。ベジタリアン向けの品も必ずご用意します。4時間のコースは市場と食事の時間が長くなり、ピラミッドの裏で詩人キーツが眠る非カトリック墓地にも立ち寄ります。',
  },
  included: {
    en_US: [
      'Guide for your group alone',
      'Tasting of cheese and cured meats on Via Marmorata',
      'Three tastings at the market',
      'A plate of pasta with a glass of wine or water',
    ],
    fr_FR: [
      'Guide réservé à votre groupe',
      'Dégustation de fromages et de charcuterie dans la via Marmorata',
      'Trois dégustations au marché',
      'Une assiette de pâtes avec un verre de vin ou d’eau',
    ],
    de_DE: [
      'Guide nur für Ihre Gruppe',
      'Verkostung von Käse und Wurstwaren in der Via Marmorata',
      'Drei Kostproben auf dem Markt',
      'Ein Teller Pasta mit einem Glas Wein oder Wasser',
    ],
    es_ES: [
      'Guía solo para su grupo',
      'Degustación de quesos y embutidos en Via Marmorata',
      'Tres degustaciones en el mercado',
      'Un plato de pasta con una copa de vino o agua',
    ],
    it_IT: [
      'Guida solo per il suo gruppo',
      'Degustazione di formaggi e salumi in Via Marmorata',
      'Tre assaggi al mercato',
      'Un piatto di pasta con un bicchiere di vino o acqua',
    ],
    ru_RU: [
      'Гид только для вашей группы',
      'Дегустация сыров и мясных деликатесов на Виа Мармората',
      'Три закуски на рынке',
      'Тарелка пасты с бокалом вина или воды',
    ],
    ja_JP: [
      'お客様のグループだけを案内するガイド',
      'マルモラータ通りでのチーズと塩漬け肉の試食',
      '市場での試食三品',
      'パスタ一皿とグラスワインまたは水',
    ],
  },
  notIncluded: {
    en_US: [
      'Further dishes and drinks, and anything you buy to take home',
      'Donation at the Non-Catholic Cemetery (four-hour option)',
    ],
    fr_FR: [
      'Autres plats et boissons, et vos achats à emporter',
      'Le don au cimetière non catholique (formule de quatre heures)',
    ],
    de_DE: [
      'Weitere Speisen und Getränke sowie Ihre Einkäufe',
      'Spende am Nichtkatholischen Friedhof (vierstündige Variante)',
    ],
    es_ES: [
      'Otros platos y bebidas, y las compras personales',
      'El donativo en el Cementerio Protestante (opción de cuatro horas)',
    ],
    it_IT: [
      'Altri piatti e bevande e gli acquisti personali',
      'L’offerta al Cimitero Acattolico (formula di quattro ore)',
    ],
    ru_RU: [
      'Другие блюда и напитки, а также покупки с собой',
      'Пожертвование на Некатолическом кладбище (четырёхчасовой вариант)',
    ],
    ja_JP: ['追加の料理と飲み物、お土産の購入代', '非カトリック墓地での寄付（4時間のコースのみ）'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Pyramid of Cestius',
        fr_FR: 'Pyramide de Cestius',
        de_DE: 'Cestius-Pyramide',
        es_ES: 'Pirámide Cestia',
        it_IT: 'Piramide Cestia',
        ru_RU: 'Пирамида Цестия',
        ja_JP: 'ガイウス・ケスティウスのピラミッド',
      },
      text: {
        en_US:
          'The inscription says that this tomb of a Roman magistrate was finished in 330 days. The Aurelian Wall was later built straight up against it.',
        fr_FR:
          'L’inscription précise que ce tombeau d’un magistrat romain fut achevé en 330 jours. Le mur d’Aurélien vint plus tard s’y appuyer.',
        de_DE:
          'Laut Inschrift wurde dieses Grabmal eines römischen Magistrats in 330 Tagen vollendet. Die Aurelianische Mauer hat es später einfach einbezogen.',
        es_ES:
          'La inscripción cuenta que esta tumba de un magistrado romano se terminó en 330 días. Más tarde la Muralla Aureliana la incorporó a su trazado.',
        it_IT:
          'L’iscrizione dice che questa tomba di un magistrato romano fu finita in 330 giorni. Più tardi le Mura Aureliane la inglobarono.',
        ru_RU:
          'Надпись сообщает, что эту гробницу римского магистрата закончили за 330 дней. Позже к ней вплотную пристроили Аврелианову стену.',
        ja_JP:
          '碑文によれば、このローマの高官の墓は330日で完成しました。のちにアウレリアヌスの城壁がそのまま接して築かれています。',
      },
      latitude: 41.87642,
      longitude: 12.48092,
      minutes: 10,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Via Marmorata',
        fr_FR: 'Via Marmorata',
        de_DE: 'Via Marmorata',
        es_ES: 'Via Marmorata',
        it_IT: 'Via Marmorata',
        ru_RU: 'Виа Мармората',
        ja_JP: 'マルモラータ通り',
      },
      text: {
        en_US:
          'The street is named after the marble that was unloaded at its river end. At a delicatessen counter you compare Pecorino Romano of different ages and guanciale, the pork cheek of carbonara.',
        fr_FR:
          'La rue doit son nom au marbre débarqué du côté du fleuve. Au comptoir d’un traiteur, on compare des pecorino romano d’âges différents et le guanciale, la joue de porc de la carbonara.',
        de_DE:
          'Die Straße heißt nach dem Marmor, der an ihrem Ende am Fluss entladen wurde. An einer Feinkosttheke vergleichen Sie verschieden alten Pecorino Romano und Guanciale, die Schweinebacke der Carbonara.',
        es_ES:
          'La calle debe su nombre al mármol que se descargaba en el extremo del río. En el mostrador de una charcutería se comparan pecorinos romanos de distinta curación y el guanciale, la papada de la carbonara.',
        it_IT:
          'La via prende il nome dai marmi che si scaricavano dal lato del fiume. Al banco di una gastronomia si confrontano pecorini romani di stagionature diverse e il guanciale della carbonara.',
        ru_RU:
          'Улица названа по мрамору, который выгружали на её речном конце. У прилавка гастрономической лавки вы сравните пекорино романо разной выдержки и гуанчале — свиную щёку для карбонары.',
        ja_JP:
          '通りの名は、テヴェレ川側で陸揚げされた大理石に由来します。食料品店のカウンターで、熟成の異なるペコリーノ・ロマーノと、カルボナーラに使う豚頬肉のグアンチャーレを食べ比べます。',
      },
      latitude: 41.87893,
      longitude: 12.47818,
      minutes: 25,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Piazza di Santa Maria Liberatrice',
        fr_FR: 'Piazza di Santa Maria Liberatrice',
        de_DE: 'Piazza di Santa Maria Liberatrice',
        es_ES: 'Piazza di Santa Maria Liberatrice',
        it_IT: 'Piazza di Santa Maria Liberatrice',
        ru_RU: 'Площадь Санта-Мария-Либератриче',
        ja_JP: 'サンタ・マリア・リベラトリーチェ広場',
      },
      text: {
        en_US:
          'The church took over the name of one pulled down in the Roman Forum, and its front glitters with mosaic. Around it stand the workers’ blocks, built about large shared courtyards.',
        fr_FR:
          'L’église a repris le nom d’une autre, démolie au Forum romain, et sa façade brille de mosaïque. Autour se dressent les immeubles ouvriers, bâtis autour de grandes cours communes.',
        de_DE:
          'Die Kirche übernahm den Namen einer anderen, die auf dem Forum Romanum abgetragen wurde; an ihrer Front glänzt Mosaik. Ringsum stehen die Arbeiterhäuser mit ihren großen gemeinsamen Höfen.',
        es_ES:
          'La iglesia heredó el nombre de otra derribada en el Foro Romano, y en su fachada brilla el mosaico. Alrededor están las casas obreras, levantadas en torno a grandes patios comunes.',
        it_IT:
          'La chiesa ha ereditato il nome di un’altra demolita nel Foro Romano, e sulla facciata brilla il mosaico. Intorno, i lotti delle case popolari con i loro grandi cortili comuni.',
        ru_RU:
          'Церковь унаследовала имя другой, снесённой на Римском форуме; её фасад украшен мозаикой. Вокруг стоят рабочие дома с большими общими дворами.',
        ja_JP:
          '教会の名は、フォロ・ロマーノで取り壊された教会から受け継がれたもので、正面にはモザイクが輝きます。周囲には、大きな共同の中庭を囲む労働者住宅が並びます。',
      },
      latitude: 41.87978,
      longitude: 12.47458,
      minutes: 10,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Piazza Testaccio',
        fr_FR: 'Piazza Testaccio',
        de_DE: 'Piazza Testaccio',
        es_ES: 'Piazza Testaccio',
        it_IT: 'Piazza Testaccio',
        ru_RU: 'Площадь Тестаччо',
        ja_JP: 'テスタッチョ広場',
      },
      text: {
        en_US:
          'For decades the market stood here; now the square belongs again to the Fountain of the Amphorae, a pile of stone jars that explains the district’s name.',
        fr_FR:
          'Le marché s’est tenu ici pendant des décennies ; la place est revenue à la fontaine des Amphores, un empilement de jarres de pierre qui explique le nom du quartier.',
        de_DE:
          'Jahrzehntelang stand hier der Markt; heute gehört der Platz wieder dem Amphorenbrunnen, einem Stapel steinerner Krüge, der den Namen des Viertels erklärt.',
        es_ES:
          'Durante décadas el mercado estuvo aquí; hoy la plaza vuelve a ser de la Fuente de las Ánforas, un montón de vasijas de piedra que explica el nombre del barrio.',
        it_IT:
          'Per decenni il mercato è stato qui; oggi la piazza è di nuovo della Fontana delle Anfore, una catasta di vasi di travertino che spiega il nome del rione.',
        ru_RU:
          'Десятилетиями здесь стоял рынок; теперь площадь снова принадлежит фонтану Амфор — груде каменных сосудов, объясняющей название района.',
        ja_JP:
          '長年ここに市場がありましたが、今は「アンフォラの噴水」が広場の主に戻っています。積み重なった石の壺が、地区の名の由来を教えてくれます。',
      },
      latitude: 41.87868,
      longitude: 12.47556,
      minutes: 10,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Testaccio Market',
        fr_FR: 'Marché de Testaccio',
        de_DE: 'Mercato di Testaccio',
        es_ES: 'Mercado de Testaccio',
        it_IT: 'Mercato di Testaccio',
        ru_RU: 'Рынок Тестаччо',
        ja_JP: 'テスタッチョ市場',
      },
      text: {
        en_US:
          'Between artichokes and fish you taste a supplì with its thread of mozzarella, pizza by the slice, and a roll filled with slow-cooked beef. The excavations below the hall brought to light rows of Roman amphorae.',
        fr_FR:
          'Entre artichauts et poissons, on goûte un supplì au fil de mozzarella, une part de pizza et un petit pain garni de bœuf longuement mijoté. Les fouilles sous la halle ont mis au jour des rangées d’amphores romaines.',
        de_DE:
          'Zwischen Artischocken und Fisch kosten Sie ein Supplì mit seinem Mozzarellafaden, Pizza vom Blech und ein Brötchen mit lange geschmortem Rindfleisch. Bei Grabungen unter der Halle kamen Reihen römischer Amphoren ans Licht.',
        es_ES:
          'Entre alcachofas y pescado se prueban un supplì con su hilo de mozzarella, pizza al corte y un panecillo relleno de ternera guisada sin prisa. Las excavaciones bajo el mercado sacaron a la luz filas de ánforas romanas.',
        it_IT:
          'Tra carciofi e banchi del pesce si assaggiano un supplì al telefono, la pizza al taglio e un panino con l’allesso. Gli scavi sotto il mercato hanno riportato alla luce file di anfore romane.',
        ru_RU:
          'Между артишоками и рыбой вы попробуете суппли с тянущейся моцареллой, кусок пиццы и булочку с долго томлёной говядиной. Раскопки под рынком открыли ряды римских амфор.',
        ja_JP:
          'アーティチョークや魚の売り場の間で、モッツァレラが糸を引くスップリ、切り売りのピザ、じっくり煮込んだ牛肉のパニーノを味わいます。市場の下の発掘では、ローマ時代のアンフォラの列が見つかりました。',
      },
      latitude: 41.87688,
      longitude: 12.47372,
      minutes: 45,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Former Slaughterhouse (Mattatoio)',
        fr_FR: 'Anciens abattoirs (Mattatoio)',
        de_DE: 'Ehemaliger Schlachthof (Mattatoio)',
        es_ES: 'Antiguo matadero (Mattatoio)',
        it_IT: 'Ex Mattatoio',
        ru_RU: 'Бывшая бойня (Маттатойо)',
        ja_JP: '旧食肉処理場（マッタトイオ）',
      },
      text: {
        en_US:
          'Above the gate a winged figure brings down a bull. The men here were paid partly in the “fifth quarter,” the offal that butchers could not sell, and their wives and the innkeepers made dishes of it.',
        fr_FR:
          'Au-dessus du portail, une figure ailée terrasse un taureau. Les ouvriers touchaient une part de leur paie en « cinquième quartier », ces abats invendables dont leurs femmes et les aubergistes ont fait des plats.',
        de_DE:
          'Über dem Tor bezwingt eine geflügelte Gestalt einen Stier. Ein Teil des Lohns war das „fünfte Viertel“: Innereien, die kein Metzger verkaufen konnte und aus denen Frauen und Wirte Gerichte machten.',
        es_ES:
          'Sobre la puerta, una figura alada derriba un toro. A los hombres se les pagaba en parte con el «quinto cuarto», la casquería que nadie compraba y que sus mujeres y los taberneros convirtieron en platos.',
        it_IT:
          'Sopra il portale un genio alato abbatte un toro. Gli scortichini erano pagati in parte con il quinto quarto, le frattaglie che i macellai non vendevano e che mogli e osti trasformarono in piatti.',
        ru_RU:
          'Над воротами крылатая фигура повергает быка. Часть платы рабочие получали «пятой четвертью» — потрохами, которые мясники не могли продать, а жёны и трактирщики превратили в блюда.',
        ja_JP:
          '門の上では、翼のある像が雄牛を倒しています。労働者の賃金の一部は、売り物にならない内臓「第五の四分の一」で支払われ、妻や食堂の主人たちがそれを料理に仕立てました。',
      },
      latitude: 41.87618,
      longitude: 12.47352,
      minutes: 12,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Monte Testaccio',
        fr_FR: 'Monte Testaccio',
        de_DE: 'Monte Testaccio',
        es_ES: 'Monte Testaccio',
        it_IT: 'Monte Testaccio',
        ru_RU: 'Монте-Тестаччо',
        ja_JP: 'モンテ・テスタッチョ',
      },
      text: {
        en_US:
          'The hill consists of shards of jars that brought oil from Andalusia and North Africa; in some dining rooms dug into its flank you see them stacked behind glass. At its foot you sit down to cacio e pepe, carbonara or rigatoni.',
        fr_FR:
          'La colline est faite des tessons de jarres venues d’Andalousie et d’Afrique du Nord avec leur huile ; dans certaines salles creusées dans son flanc, on les voit empilés derrière une vitre. À son pied, on s’attable devant une cacio e pepe, une carbonara ou des rigatoni.',
        de_DE:
          'Der Hügel besteht aus Scherben der Krüge, in denen Öl aus Andalusien und Nordafrika kam; in manchen Gasträumen in seiner Flanke sieht man sie hinter Glas geschichtet. An seinem Fuß gibt es Cacio e pepe, Carbonara oder Rigatoni.',
        es_ES:
          'El monte está hecho de fragmentos de las ánforas que traían aceite de la Bética y del norte de África; en algunos comedores excavados en su ladera se ven apilados tras un cristal. A sus pies espera la mesa con cacio e pepe, carbonara o rigatoni.',
        it_IT:
          'Il monte è fatto dei cocci delle anfore che portavano olio dalla Betica e dal Nord Africa; in certe sale scavate nel fianco li si vede impilati dietro un vetro. Ai suoi piedi ci si siede per una cacio e pepe, una carbonara o dei rigatoni.',
        ru_RU:
          'Холм сложен из черепков сосудов, в которых везли масло из Андалусии и Северной Африки; в некоторых залах, врытых в склон, они видны за стеклом. У подножия вас ждёт стол с качо-э-пепе, карбонарой или ригатони.',
        ja_JP:
          'アンダルシアや北アフリカから油を運んだ壺のかけらでできた丘です。斜面に掘られた食堂の中には、積み重なった破片をガラス越しに見せる店もあります。ふもとの食卓で、カチョ・エ・ペペ、カルボナーラ、またはリガトーニをいただきます。',
      },
      latitude: 41.87655,
      longitude: 12.47538,
      minutes: 38,
      minutesToNext: 0,
    },
  ],
};
