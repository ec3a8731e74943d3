import type { TourOfDemo } from '../shapes.js';

export const milanDuomoToBrera: TourOfDemo = {
  slug: 'milan-duomo-to-brera',
  city: 'milan',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    {
      motif: 'arches',
      name: 'Galleria Vittorio Emanuele II',
    },
    {
      motif: 'cathedral',
      name: 'Milan Cathedral',
    },
    {
      motif: 'statue',
      name: 'Napoleon as Mars, Brera',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Piazza del Duomo, at the equestrian statue of Victor Emmanuel II',
        fr_FR: 'Piazza del Duomo, devant la statue équestre de Victor-Emmanuel II',
        de_DE: 'Piazza del Duomo, am Reiterdenkmal Viktor Emanuels II.',
        es_ES: 'Piazza del Duomo, ante la estatua ecuestre de Víctor Manuel II',
        it_IT: 'Piazza del Duomo, al monumento equestre a Vittorio Emanuele II',
        ru_RU: 'Площадь Дуомо, у конной статуи Виктора Эммануила II',
        ja_JP: 'ドゥオーモ広場、ヴィットーリオ・エマヌエーレ2世の騎馬像の前',
      },
      address: 'Piazza del Duomo, 20122 Milano MI, Italy',
      latitude: 45.4642,
      longitude: 9.18935,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 20000,
          },
          {
            upTo: 4,
            amount: 23000,
          },
          {
            upTo: 6,
            amount: 27500,
          },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: {
        from: '09:00',
        to: '15:00',
        everyMinutes: 60,
      },
      closedDays: ['12-25', '01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 26500,
          },
          {
            upTo: 4,
            amount: 30000,
          },
          {
            upTo: 6,
            amount: 35000,
          },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['09:00', '10:00', '13:30'],
      closedDays: ['12-25', '01-01'],
    },
  ],
  name: {
    en_US: 'Milan from the Duomo to Brera',
    fr_FR: 'Milan, du Duomo à Brera',
    de_DE: 'Mailand vom Dom nach Brera',
    es_ES: 'Milán, del Duomo a Brera',
    it_IT: 'Milano, dal Duomo a Brera',
    ru_RU: 'Милан: от Дуомо до Бреры',
    ja_JP: 'ミラノ ドゥオーモからブレラへ',
  },
  summary: {
    en_US:
      'Candoglia marble, a whispering portico, a bull to spin upon and the church of Verdi’s Requiem, in a walk across the center of Milan.',
    fr_FR:
      'Le marbre de Candoglia, un portique qui chuchote, un taureau sur lequel on tourne et l’église du Requiem de Verdi, à travers le centre de Milan.',
    de_DE:
      'Candoglia-Marmor, ein flüsternder Bogengang, ein Stier, auf dem man sich dreht, und die Kirche von Verdis Requiem, zu Fuß durch Mailands Mitte.',
    es_ES:
      'Mármol de Candoglia, un pórtico que susurra, un toro sobre el que se gira y la iglesia del Réquiem de Verdi, a pie por el centro de Milán.',
    it_IT:
      'Il marmo di Candoglia, un portico che sussurra, un toro su cui si gira e la chiesa del Requiem di Verdi, a piedi nel centro di Milano.',
    ru_RU:
      'Мрамор из Кандольи, шепчущая аркада, бык, на котором крутятся на каблуке, и церковь «Реквиема» Верди — пешком через центр Милана.',
    ja_JP:
      'カンドーリアの大理石、ささやきが伝わる柱廊、かかとで回る雄牛のモザイク、ヴェルディの《レクイエム》が初演された教会。ミラノの中心を歩いて横切るプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Letters on a marble block that let it pass the customs free',
      'The sow with half a fleece on the Palazzo della Ragione',
      'Eight stone giants on a sculptor’s own house',
      'Canova’s Napoleon, naked and in bronze, in the Brera courtyard',
    ],
    fr_FR: [
      'Les lettres qui faisaient passer le marbre sans taxe',
      'La truie à demi laineuse du Palazzo della Ragione',
      'Huit géants de pierre sur la maison d’un sculpteur',
      'Le Napoléon de Canova, nu et en bronze, dans la cour de Brera',
    ],
    de_DE: [
      'Die Buchstaben, mit denen Marmor zollfrei blieb',
      'Die halb wollige Sau am Palazzo della Ragione',
      'Acht steinerne Riesen am Haus eines Bildhauers',
      'Canovas Napoleon, nackt und in Bronze, im Hof der Brera',
    ],
    es_ES: [
      'Las letras que libraban al mármol de pagar aduana',
      'La cerda medio lanuda del Palazzo della Ragione',
      'Ocho gigantes de piedra en la casa de un escultor',
      'El Napoleón de Canova, desnudo y en bronce, en el patio de Brera',
    ],
    it_IT: [
      'Le tre lettere che esentavano il marmo dal dazio',
      'La scrofa semilanuta del Palazzo della Ragione',
      'Gli otto «omenoni» sulla casa di uno scultore',
      'Il Napoleone di Canova, nudo e in bronzo, nel cortile di Brera',
    ],
    ru_RU: [
      'Буквы, с которыми мрамор шёл без пошлины',
      'Полушерстяная свинья на Палаццо-делла-Раджоне',
      'Восемь каменных великанов на доме скульптора',
      'Бронзовый нагой Наполеон Кановы во дворе Бреры',
    ],
    ja_JP: [
      '大理石の関税を免れさせた三つの文字',
      'ラジョーネ館に彫られた、半身だけ毛のある雌豚',
      '彫刻家が自邸に並べた八体の巨人',
      'ブレラの中庭に立つ、カノーヴァ原作の裸のナポレオン銅像',
    ],
  },
  description: {
    en_US:
      'Milan hides what it is proud of in courtyards and behind office fronts, so a guide with keys to its habits is useful. You begin where everyone begins, before the cathedral that took more than four centuries, and then step out of the square into the small brick and stone one where merchants met when this was a free commune. The glass arcade leads to the opera house, a lane of banks to eight weary giants, and Via Brera to the palace in which a whole quarter of painters was trained.\n\nThe walk is flat and about three kilometers long; buildings are seen from outside and from their courtyards, and the churches at the end are entered when they are open. The four-hour version, not on Mondays, spends an hour in the Pinacoteca with Mantegna, Raphael and Hayez.',
    fr_FR:
      'Milan cache ce dont elle est fière dans des cours et derrière des façades de bureaux : mieux vaut un guide qui connaît ses habitudes. On commence comme tout le monde, devant la cathédrale qui demanda plus de quatre siècles, puis l’on quitte la place pour celle, petite, de brique et de pierre, où se retrouvaient les marchands de la commune libre. L’arcade de verre mène à l’opéra, une ruelle de banques à huit géants las, la via Brera au palais où se forma tout un quartier de peintres.\n\nLa marche est plate et longue de trois kilomètres environ ; on voit les édifices du dehors et depuis leurs cours, et l’on entre dans les églises de la fin si elles sont ouvertes. En quatre heures, sauf le lundi, une heure à la Pinacothèque avec Mantegna, Raphaël et Hayez.',
    de_DE:
      'Worauf Mailand stolz ist, das versteckt es in Höfen und hinter Bürofassaden; gut, wenn jemand seine Gewohnheiten kennt. Sie beginnen wie alle vor dem Dom, an dem über vier Jahrhunderte gebaut wurde, und treten dann auf den kleinen Platz aus Backstein und Stein, auf dem sich die Kaufleute der freien Kommune trafen. Die Glaspassage führt zur Oper, eine Gasse voller Banken zu acht müden Riesen, die Via Brera zu dem Palast, in dem ein ganzes Viertel das Malen lernte.\n\nDer Weg ist eben und rund drei Kilometer lang; die Bauten werden von außen und aus ihren Höfen betrachtet, die Kirchen am Ende auch innen, wenn sie offen sind. Vier Stunden, nicht montags, schließen eine Stunde in der Pinacoteca mit Mantegna, Raffael und Hayez ein.',
    es_ES:
      'Milán esconde lo que le enorgullece en patios y tras fachadas de oficinas, y conviene ir con quien conoce sus costumbres. Se empieza como todos, ante la catedral que tardó más de cuatro siglos, y se pasa a la pequeña plaza de ladrillo y piedra donde se reunían los mercaderes del municipio libre. La galería de cristal lleva a la ópera, una calle de bancos a ocho gigantes cansados y Via Brera al palacio en el que se formó todo un barrio de pintores.\n\nEl paseo es llano, de unos tres kilómetros; los edificios se ven por fuera y desde sus patios, y en las iglesias del final se entra si están abiertas. En cuatro horas, excepto los lunes, se dedica una a la Pinacoteca, con Mantegna, Rafael y Hayez.',
    it_IT:
      'Milano nasconde ciò di cui va fiera nei cortili e dietro le facciate degli uffici: serve qualcuno che ne conosca le abitudini. Si comincia come tutti, davanti al Duomo che richiese più di quattro secoli, poi si esce nella piccola piazza di mattoni e pietra dove si trovavano i mercanti del libero comune. La galleria di vetro porta al teatro, una via di banche a otto giganti stanchi, Via Brera al palazzo in cui si formò un intero quartiere di pittori.\n\nIl percorso è in piano, circa tre chilometri; gli edifici si vedono da fuori e dai cortili, le chiese alla fine anche dentro, se aperte. In quattro ore, tranne il lunedì, se ne passa una in Pinacoteca con Mantegna, Raffaello e Hayez.',
    ru_RU:
      'То, чем Милан гордится, он прячет во дворах и за фасадами контор, поэтому полезен спутник, знающий его привычки. Начинаем там же, где все, — у собора, который строили больше четырёх веков, а затем выходим на маленькую площадь из кирпича и камня, где встречались купцы вольной коммуны. Стеклянный пассаж ведёт к опере, переулок банков — к восьми усталым великанам, Виа Брера — к дворцу, где выучился целый квартал художников.\n\nМаршрут ровный, около трёх километров; здания смотрим снаружи и из дворов, а в церкви в конце пути заходим, если они открыты. В четырёхчасовом варианте, кроме понедельника, час отведён Пинакотеке: Мантенья, Рафаэль, Айец.',
    ja_JP:
      'ミラノは誇りとするものを中庭やオフィスの正面の奥にしまっています。この町の癖を知る案内役がいると助かるのはそのためです。まずは誰もがそうするように、四百年以上をかけた大聖堂の前から。続いて、自由都市だったころ商人が集まった、煉瓦と石の小さな広場に入ります。ガラスのアーケードは歌劇場へ、銀行の並ぶ路地は疲れた顔の八体の巨人へ、ブレラ通りは画家の街を育てた館へと続きます。\n\n道は平坦で約3キロです。建物は外側と中庭からご覧いただき、終盤の教会は開いていれば中にも入ります。4時間のコース（月曜日を除く）では、マンテーニャ、ラファエロ、アイエツの作品がある絵画館で1時間を過ごします。',
  },
  included: {
    en_US: ['Licensed guide for your group alone', 'Ticket booking for the Pinacoteca (four-hour option)'],
    fr_FR: [
      'Guide conférencier réservé à votre groupe',
      'Réservation des billets de la Pinacothèque (formule de quatre heures)',
    ],
    de_DE: ['Lizenzierter Guide nur für Ihre Gruppe', 'Kartenbuchung für die Pinacoteca (vierstündige Variante)'],
    es_ES: ['Guía oficial solo para su grupo', 'Reserva de entradas para la Pinacoteca (opción de cuatro horas)'],
    it_IT: [
      'Guida abilitata solo per il suo gruppo',
      'Prenotazione dei biglietti per la Pinacoteca (formula di quattro ore)',
    ],
    ru_RU: [
      'Лицензированный гид только для вашей группы',
      'Бронирование билетов в Пинакотеку (четырёхчасовой вариант)',
    ],
    ja_JP: ['お客様のグループ専任の公認ガイド', 'ブレラ絵画館の入場券の手配（4時間のコース）'],
  },
  notIncluded: {
    en_US: [
      'Tickets for the interior and the roof of the Duomo',
      'Tickets for the Pinacoteca di Brera',
      'Coffee on the way',
    ],
    fr_FR: [
      'Les billets pour l’intérieur et le toit du Duomo',
      'Les billets de la Pinacothèque de Brera',
      'Le café en route',
    ],
    de_DE: ['Karten für das Innere und das Dach des Doms', 'Karten für die Pinacoteca di Brera', 'Kaffee unterwegs'],
    es_ES: [
      'Las entradas al interior y a la azotea del Duomo',
      'Las entradas a la Pinacoteca de Brera',
      'El café por el camino',
    ],
    it_IT: [
      'I biglietti per l’interno e le terrazze del Duomo',
      'I biglietti della Pinacoteca di Brera',
      'Il caffè lungo la strada',
    ],
    ru_RU: ['Билеты внутрь и на крышу собора', 'Билеты в Пинакотеку Брера', 'Кофе по дороге'],
    ja_JP: ['ドゥオーモ内部と屋上の入場券', 'ブレラ絵画館の入場券', '途中のコーヒー代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Duomo',
        fr_FR: 'Duomo',
        de_DE: 'Dom',
        es_ES: 'Duomo',
        it_IT: 'Duomo',
        ru_RU: 'Дуомо',
        ja_JP: 'ドゥオーモ',
      },
      text: {
        en_US:
          'The marble came from Candoglia by lake, river and canal, marked AUF so that no toll was asked. The first stone was laid in 1386, and the last bronze door was hung in 1965.',
        fr_FR:
          'Le marbre venait de Candoglia par le lac, le fleuve et le canal, marqué AUF pour ne payer aucun péage. On posa la première pierre en 1386 et la dernière porte de bronze en 1965.',
        de_DE:
          'Der Marmor kam über See, Fluss und Kanal aus Candoglia, mit dem Zeichen AUF, damit niemand Zoll verlangte. 1386 wurde der Grundstein gelegt, 1965 das letzte Bronzetor eingesetzt.',
        es_ES:
          'El mármol venía de Candoglia por lago, río y canal, con la marca AUF para no pagar peaje. La primera piedra se puso en 1386 y la última puerta de bronce, en 1965.',
        it_IT:
          'Il marmo arrivava da Candoglia per lago, fiume e canale, con la sigla AUF perché nessuno chiedesse il dazio. La prima pietra è del 1386, l’ultima porta di bronzo del 1965.',
        ru_RU:
          'Мрамор из Кандольи везли по озеру, реке и каналу с меткой AUF, чтобы не платить пошлин. Первый камень заложили в 1386 году, последние бронзовые двери навесили в 1965-м.',
        ja_JP:
          '大理石はカンドーリアから湖、川、運河を経て運ばれ、通行税を免れる印「AUF」が付けられました。着工は1386年、最後の青銅扉が付いたのは1965年です。',
      },
      latitude: 45.4641,
      longitude: 9.1906,
      minutes: 22,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Piazza Mercanti',
        fr_FR: 'Piazza Mercanti',
        de_DE: 'Piazza Mercanti',
        es_ES: 'Piazza Mercanti',
        it_IT: 'Piazza Mercanti',
        ru_RU: 'Пьяцца Мерканти',
        ja_JP: 'メルカンティ広場',
      },
      text: {
        en_US:
          'Stand at one pillar of the portico, put a friend at the opposite one and whisper into the stone: the vault carries it across. Above is the half-woolly sow that is said to have given Mediolanum its name.',
        fr_FR:
          'Mettez-vous à un pilier du portique, un ami au pilier opposé, et chuchotez contre la pierre : la voûte porte la voix. Plus haut, la truie à demi laineuse qui aurait donné son nom à Mediolanum.',
        de_DE:
          'An einem Pfeiler der Halle flüstern Sie in den Stein, am schräg gegenüberliegenden hört es Ihr Begleiter: Das Gewölbe trägt die Stimme. Darüber die halb wollige Sau, von der Mediolanum den Namen haben soll.',
        es_ES:
          'Póngase en un pilar del pórtico, con un amigo en el opuesto, y susurre a la piedra: la bóveda lleva la voz. Arriba está la cerda medio lanuda que habría dado nombre a Mediolanum.',
        it_IT:
          'Ci si mette a un pilastro della loggia, un amico a quello opposto, e si sussurra contro la pietra: la volta porta la voce. Più in alto, la scrofa semilanuta da cui verrebbe il nome Mediolanum.',
        ru_RU:
          'Встаньте у одного столба аркады, друга поставьте у противоположного и шепчите в камень: свод донесёт голос. Выше — полушерстяная свинья, от которой будто бы пошло имя Медиолан.',
        ja_JP:
          '柱廊の柱の一つに立ち、友人に対角の柱へ行ってもらって石にささやくと、声が天井を伝って届きます。上には、メディオラヌムの名の由来という、半身だけ毛のある雌豚が見えます。',
      },
      latitude: 45.4646,
      longitude: 9.1877,
      minutes: 18,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Galleria Vittorio Emanuele II',
        fr_FR: 'Galleria Vittorio Emanuele II',
        de_DE: 'Galleria Vittorio Emanuele II',
        es_ES: 'Galleria Vittorio Emanuele II',
        it_IT: 'Galleria Vittorio Emanuele II',
        ru_RU: 'Галерея Виктора Эммануила II',
        ja_JP: 'ヴィットーリオ・エマヌエーレ2世のガッレリア',
      },
      text: {
        en_US:
          'Giuseppe Mengoni fell from the scaffolding in December 1877, weeks before the king’s arch was ready. On the floor of the octagon people turn on their heel upon the bull of Turin, where it is most worn.',
        fr_FR:
          'Giuseppe Mengoni tomba de l’échafaudage en décembre 1877, alors que l’arc du roi s’achevait. Sous l’octogone, on tourne sur le talon à l’endroit le plus usé du taureau de Turin.',
        de_DE:
          'Giuseppe Mengoni stürzte im Dezember 1877 vom Gerüst, kurz bevor der Triumphbogen fertig war. Unter dem Oktogon dreht man sich mit der Ferse auf Turins Stier, dort, wo er am meisten abgewetzt ist.',
        es_ES:
          'Giuseppe Mengoni cayó del andamio en diciembre de 1877, cuando se acababa el arco del rey. En el suelo del octógono se gira con el talón sobre el toro de Turín, justo donde más gastado está.',
        it_IT:
          'Giuseppe Mengoni cadde dall’impalcatura nel dicembre del 1877, quando l’arco era quasi finito. Nell’ottagono si gira sul tallone sopra il toro di Torino, nel punto in cui è più consumato.',
        ru_RU:
          'Джузеппе Менгони сорвался с лесов в декабре 1877 года, когда триумфальная арка была почти готова. На полу восьмиугольника крутятся на каблуке на туринском быке — там, где он стёрт сильнее всего.',
        ja_JP:
          '設計者メンゴーニは1877年12月、正面のアーチの完成間際に足場から落ちて亡くなりました。八角形の床では、いちばん擦り減ったトリノの雄牛の上で、人々がかかとを軸に回ります。',
      },
      latitude: 45.46563,
      longitude: 9.18997,
      minutes: 18,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Piazza della Scala',
        fr_FR: 'Piazza della Scala',
        de_DE: 'Piazza della Scala',
        es_ES: 'Piazza della Scala',
        it_IT: 'Piazza della Scala',
        ru_RU: 'Площадь Ла Скала',
        ja_JP: 'スカラ座広場',
      },
      text: {
        en_US:
          'The theater took the name of the church pulled down to make room for it and opened in 1778 with an opera by Salieri. Leonardo stands in the middle with four pupils at his feet; Milanese wits called the group a liter and four glasses.',
        fr_FR:
          'Le théâtre prit le nom de l’église abattue pour lui et ouvrit en 1778 sur un opéra de Salieri. Au milieu, Léonard et ses quatre élèves : les Milanais y ont vu un litre et quatre verres.',
        de_DE:
          'Das Theater erhielt den Namen der Kirche, die ihm weichen musste, und eröffnete 1778 mit einer Oper von Salieri. In der Mitte steht Leonardo mit vier Schülern; der Volksmund sah einen Liter und vier Gläser.',
        es_ES:
          'El teatro tomó el nombre de la iglesia derribada para hacerle sitio y abrió en 1778 con una ópera de Salieri. En medio está Leonardo con cuatro discípulos: los milaneses vieron un litro y cuatro vasos.',
        it_IT:
          'Il teatro prese il nome della chiesa demolita per fargli posto e aprì nel 1778 con un’opera di Salieri. Al centro c’è Leonardo con quattro allievi: per i milanesi, «on liter in quater».',
        ru_RU:
          'Театр получил имя снесённой ради него церкви и открылся в 1778 году оперой Сальери. Посередине — Леонардо с четырьмя учениками; миланские остряки увидели в них литр и четыре стакана.',
        ja_JP:
          '劇場は、取り壊された教会の名を継ぎ、1778年にサリエリのオペラで開場しました。中央には四人の弟子を従えたレオナルドの像。ミラノっ子は「一リットル瓶にグラス四つ」と呼びました。',
      },
      latitude: 45.467,
      longitude: 9.18985,
      minutes: 15,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Casa degli Omenoni',
        fr_FR: 'Casa degli Omenoni',
        de_DE: 'Casa degli Omenoni',
        es_ES: 'Casa degli Omenoni',
        it_IT: 'Casa degli Omenoni',
        ru_RU: 'Каза-дельи-Оменони',
        ja_JP: 'オメノーニの家',
      },
      text: {
        en_US:
          'Leone Leoni, sculptor to Charles V and not a gentle man, lived behind these eight stone prisoners. Under the cornice two lions tear a satyr to pieces, which was his way of signing.',
        fr_FR:
          'Leone Leoni, sculpteur de Charles Quint et homme peu commode, vivait derrière ces huit captifs de pierre. Sous la corniche, deux lions déchirent un satyre : c’était sa signature.',
        de_DE:
          'Hinter diesen acht steinernen Gefangenen wohnte Leone Leoni, Bildhauer Karls V. und kein sanfter Mann. Unter dem Gesims zerreißen zwei Löwen einen Satyr; so unterschrieb er.',
        es_ES:
          'Leone Leoni, escultor de Carlos V y hombre poco manso, vivía tras estos ocho cautivos de piedra. Bajo la cornisa, dos leones despedazan a un sátiro: era su firma.',
        it_IT:
          'Leone Leoni, scultore di Carlo V e uomo tutt’altro che mite, abitava dietro questi otto prigioni di pietra. Sotto il cornicione due leoni sbranano un satiro: era la sua firma.',
        ru_RU:
          'За этими восемью каменными пленниками жил Леоне Леони, скульптор Карла V и человек отнюдь не кроткий. Под карнизом два льва рвут сатира — так он расписался.',
        ja_JP:
          'この八体の石の囚人の奥に住んだのは、カール5世に仕え、気性の荒さで知られた彫刻家レオーネ・レオーニです。軒下で二頭の獅子がサテュロスを引き裂く場面は、彼の署名でした。',
      },
      latitude: 45.46775,
      longitude: 9.19105,
      minutes: 10,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Palazzo di Brera',
        fr_FR: 'Palazzo di Brera',
        de_DE: 'Palazzo di Brera',
        es_ES: 'Palazzo di Brera',
        it_IT: 'Palazzo di Brera',
        ru_RU: 'Палаццо Брера',
        ja_JP: 'ブレラ宮',
      },
      text: {
        en_US:
          'Art academy, library, observatory, botanical garden and picture gallery share one former Jesuit college. In the courtyard Napoleon poses as Mars the Peacemaker, holding Victory on a globe.',
        fr_FR:
          'Académie, bibliothèque, observatoire, jardin botanique et galerie de tableaux se partagent un ancien collège de jésuites. Dans la cour, Napoléon pose en Mars pacificateur, la Victoire sur un globe à la main.',
        de_DE:
          'Akademie, Bibliothek, Sternwarte, botanischer Garten und Gemäldegalerie teilen sich ein früheres Jesuitenkolleg. Im Hof steht Napoleon als friedenstiftender Mars, die Siegesgöttin auf der Kugel in der Hand.',
        es_ES:
          'Academia, biblioteca, observatorio, jardín botánico y galería de pintura comparten un antiguo colegio de jesuitas. En el patio, Napoleón posa como Marte pacificador, con la Victoria sobre un globo.',
        it_IT:
          'Accademia, biblioteca, osservatorio, orto botanico e pinacoteca convivono in un ex collegio dei gesuiti. Nel cortile Napoleone posa da Marte pacificatore, con la Vittoria sul globo in mano.',
        ru_RU:
          'Академия, библиотека, обсерватория, ботанический сад и картинная галерея делят бывшую коллегию иезуитов. Во дворе Наполеон предстаёт Марсом-миротворцем, с Победой на шаре в руке.',
        ja_JP:
          '美術学校、図書館、天文台、植物園、絵画館が、かつてのイエズス会学院に同居しています。中庭では、ナポレオンが「平和をもたらすマルス」の姿で、球に乗る勝利の女神を手にしています。',
      },
      latitude: 45.4719,
      longitude: 9.18795,
      minutes: 24,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'San Marco',
        fr_FR: 'San Marco',
        de_DE: 'San Marco',
        es_ES: 'San Marco',
        it_IT: 'San Marco',
        ru_RU: 'Сан-Марко',
        ja_JP: 'サン・マルコ教会',
      },
      text: {
        en_US:
          'Verdi conducted the first performance of his Requiem here on May 22, 1874, a year after Manzoni’s death. The traffic in front runs over a canal basin, filled in around 1930, where barges unloaded paper for the Corriere.',
        fr_FR:
          'Verdi y dirigea la première de son Requiem, le 22 mai 1874, un an après la mort de Manzoni. Devant, la chaussée recouvre un bassin comblé vers 1930, où l’on débarquait le papier du Corriere.',
        de_DE:
          'Hier dirigierte Verdi am 22. Mai 1874 die Uraufführung seines Requiems, ein Jahr nach Manzonis Tod. Die Straße davor verdeckt ein um 1930 zugeschüttetes Hafenbecken, in dem Kähne das Papier für den „Corriere“ löschten.',
        es_ES:
          'Aquí dirigió Verdi el estreno de su Réquiem el 22 de mayo de 1874, un año después de morir Manzoni. La calzada cubre una dársena cegada hacia 1930, donde las barcazas descargaban papel para el Corriere.',
        it_IT:
          'Qui Verdi diresse la prima del Requiem il 22 maggio 1874, a un anno dalla morte di Manzoni. La strada davanti copre il Tombone, la darsena interrata intorno al 1930 dove i barconi scaricavano la carta del Corriere.',
        ru_RU:
          'Здесь 22 мая 1874 года, через год после смерти Мандзони, Верди дирижировал премьерой «Реквиема». Мостовая перед церковью скрывает засыпанную около 1930 года гавань, где с барж сгружали бумагу для «Коррьере».',
        ja_JP:
          '1874年5月22日、マンゾーニの一周忌に、ヴェルディがここで《レクイエム》の初演を指揮しました。前の車道は1930年頃に埋められた船だまりで、かつては新聞「コッリエーレ」の用紙が荷揚げされました。',
      },
      latitude: 45.4731,
      longitude: 9.18865,
      minutes: 14,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'San Simpliciano',
        fr_FR: 'San Simpliciano',
        de_DE: 'San Simpliciano',
        es_ES: 'San Simpliciano',
        it_IT: 'San Simpliciano',
        ru_RU: 'Сан-Симпличано',
        ja_JP: 'サン・シンプリチャーノ教会',
      },
      text: {
        en_US:
          'The brick walls are largely those of a basilica begun under Saint Ambrose. From the tombs of its martyrs, the story goes, three doves flew up at Legnano and settled on the Lombard standard.',
        fr_FR:
          'Les murs de brique sont pour beaucoup ceux d’une basilique commencée sous saint Ambroise. Des tombes de ses martyrs, dit-on, trois colombes s’envolèrent à Legnano et se posèrent sur l’étendard lombard.',
        de_DE:
          'Die Backsteinmauern sind großenteils noch die einer Basilika aus der Zeit des heiligen Ambrosius. Von den Gräbern ihrer Märtyrer, heißt es, flogen bei Legnano drei Tauben auf die lombardische Standarte.',
        es_ES:
          'Los muros de ladrillo son en gran parte los de una basílica empezada bajo san Ambrosio. De las tumbas de sus mártires, se cuenta, salieron tres palomas que en Legnano se posaron en el estandarte lombardo.',
        it_IT:
          'I muri di mattoni sono in gran parte quelli di una basilica iniziata ai tempi di sant’Ambrogio. Dalle tombe dei suoi martiri, si racconta, tre colombe volarono a Legnano fino al pennone del Carroccio.',
        ru_RU:
          'Кирпичные стены по большей части принадлежат базилике, начатой при святом Амвросии. От гробниц её мучеников, по преданию, три голубя долетели до Леньяно и сели на ломбардское знамя.',
        ja_JP:
          '煉瓦の壁の大半は、聖アンブロシウスの時代に着工した聖堂のものです。殉教者の墓から三羽の鳩が飛び立ち、レニャーノの戦いでロンバルディア同盟の軍旗にとまったと伝わります。',
      },
      latitude: 45.4737,
      longitude: 9.1847,
      minutes: 18,
      minutesToNext: 0,
    },
  ],
};
