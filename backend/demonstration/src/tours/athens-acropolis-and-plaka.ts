import type { TourOfDemo } from '../shapes.js';

export const athensAcropolisAndPlaka: TourOfDemo = {
  slug: 'athens-acropolis-and-plaka',
  city: 'athens',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: true,
  cancellationHours: 24,
  leadTimeHours: 48,
  infantsNeedSeat: false,
  specialFilters: ['skip-the-line'],
  landmarks: [
    {
      motif: 'temple-columns',
      name: 'Parthenon',
    },
    {
      motif: 'rooftops',
      name: 'Anafiotika',
    },
    {
      motif: 'towers',
      name: 'Tower of the Winds',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'South entrance of the Acropolis, in front of the ticket kiosk on Dionysiou Areopagitou',
        fr_FR: 'Entrée sud de l’Acropole, devant la billetterie de la rue Dionysiou Areopagitou',
        de_DE: 'Südeingang der Akropolis, vor dem Kassenhäuschen an der Dionysiou Areopagitou',
        es_ES: 'Entrada sur de la Acrópolis, ante la taquilla de Dionysiou Areopagitou',
        it_IT: 'Ingresso sud dell’Acropoli, davanti alla biglietteria di Dionysiou Areopagitou',
        ru_RU: 'Южный вход на Акрополь, у касс на улице Дионисия Ареопагита',
        ja_JP: 'アクロポリス南入口、ディオニシウ・アレオパギトゥ通りの券売所前',
      },
      address: 'Dionysiou Areopagitou 1, 117 42 Athens, Greece',
      latitude: 37.96945,
      longitude: 23.7289,
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
            amount: 23500,
          },
          {
            upTo: 6,
            amount: 28000,
          },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['08:00', '08:30', '13:30'],
      closedDays: ['01-01', '03-25', '05-01', '12-25', '12-26'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 26000,
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
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['08:00', '08:30'],
      closedDays: ['01-01', '03-25', '05-01', '12-25', '12-26'],
    },
  ],
  name: {
    en_US: 'Acropolis and Plaka',
    fr_FR: 'L’Acropole et Plaka',
    de_DE: 'Akropolis und Plaka',
    es_ES: 'La Acrópolis y Plaka',
    it_IT: 'L’Acropoli e la Plaka',
    ru_RU: 'Акрополь и Плака',
    ja_JP: 'アクロポリスとプラカ',
  },
  summary: {
    en_US:
      'Up the south slope to the Parthenon with timed tickets, down by the rock of the Areopagus, and home through an island village in the city.',
    fr_FR:
      'Par le versant sud jusqu’au Parthénon, billets horodatés en main, puis l’Aréopage et un village des îles en pleine ville.',
    de_DE:
      'Mit Zeitkarten über den Südhang zum Parthenon, hinab am Fels des Areopags und zurück durch ein Inseldorf mitten in der Stadt.',
    es_ES:
      'Por la ladera sur al Partenón con entrada a hora fija, bajada por la roca del Areópago y vuelta por un pueblo isleño en plena ciudad.',
    it_IT:
      'Per il versante sud fino al Partenone con biglietti a orario, giù dalla rupe dell’Areopago e ritorno per un villaggio di isolani in città.',
    ru_RU:
      'По южному склону к Парфенону с билетами на точное время, вниз мимо скалы Ареопага и обратно через островную деревню посреди города.',
    ja_JP:
      '日時指定券で南斜面からパルテノンへ上がり、アレオパゴスの岩を経て下り、街の中に残る島の村のような一角を通って戻る、プライベートの徒歩ツアーです。',
  },
  highlights: {
    en_US: [
      'The marble armchair of the priest of Dionysus',
      'The corner of the Parthenon where nothing is straight',
      'The porch of the maidens and the olive tree beside it',
      'A clock of eight winds, worked by water and sun',
    ],
    fr_FR: [
      'Le fauteuil de marbre du prêtre de Dionysos',
      'L’angle du Parthénon où rien n’est droit',
      'La tribune des jeunes filles et l’olivier voisin',
      'Une horloge à huit vents, mue par l’eau et le soleil',
    ],
    de_DE: [
      'Der Marmorsessel des Dionysospriesters',
      'Die Ecke des Parthenon, an der nichts gerade ist',
      'Die Halle der Mädchen und der Ölbaum daneben',
      'Eine Uhr mit acht Winden, von Wasser und Sonne bewegt',
    ],
    es_ES: [
      'El sillón de mármol del sacerdote de Dioniso',
      'La esquina del Partenón donde nada es recto',
      'El pórtico de las doncellas y el olivo de al lado',
      'Un reloj de ocho vientos, de agua y de sol',
    ],
    it_IT: [
      'La poltrona di marmo del sacerdote di Dioniso',
      'L’angolo del Partenone dove niente è dritto',
      'La loggia delle fanciulle e l’ulivo accanto',
      'Un orologio con otto venti, ad acqua e a sole',
    ],
    ru_RU: [
      'Мраморное кресло жреца Диониса',
      'Угол Парфенона, где нет ни одной прямой',
      'Портик дев и олива рядом с ним',
      'Часы восьми ветров, водяные и солнечные',
    ],
    ja_JP: [
      'ディオニュソスの神官の大理石の肘掛け椅子',
      '直線が一本もないパルテノンの隅',
      '乙女の柱廊と、傍らのオリーブの木',
      '水と太陽で時を告げる、八つの風の塔',
    ],
  },
  description: {
    en_US:
      'Most people climb the Acropolis from the west and meet the Parthenon back to front. You come from the south, by the theater in which tragedy was first performed, along the arcades where the audience sheltered from rain, and reach the gate with time in hand. On the top your guide shows how the builders bent their lines so that the temple would look straight, what was carried away and when, and why restorers have been at work there since the seventies.\n\nGoing down, the city comes closer: the bare rock where Paul preached, a market square with a weather station, steps between whitewashed houses no wider than a donkey. There is some climbing on worn marble, which is slippery; good soles matter more than hats. In four hours you also see the Acropolis Museum, with the frieze set out in daylight.',
    fr_FR:
      'Presque tout le monde monte à l’Acropole par l’ouest et aborde le Parthénon à revers. Vous arrivez par le sud, par le théâtre où naquit la tragédie et le portique où le public s’abritait de la pluie, et gagnez la porte sans hâte. Au sommet, votre guide montre comment les bâtisseurs ont courbé leurs lignes pour que le temple paraisse droit, ce qui fut emporté et quand, et pourquoi les restaurateurs y travaillent depuis les années soixante-dix.\n\nEn descendant, la ville se rapproche : le rocher nu où Paul prêcha, un marché avec sa station météo, des marches entre des maisons chaulées, larges comme un âne. On grimpe un peu, sur un marbre usé qui glisse ; de bonnes semelles comptent plus qu’un chapeau. En quatre heures, on voit aussi le musée de l’Acropole et sa frise à la lumière du jour.',
    de_DE:
      'Die meisten steigen von Westen auf die Akropolis und treffen den Parthenon von hinten an. Sie kommen von Süden, am Theater vorbei, in dem die Tragödie entstand, an den Arkaden entlang, unter denen das Publikum den Regen abwartete, und erreichen das Tor mit Muße. Oben zeigt Ihr Guide, wie die Baumeister ihre Linien bogen, damit der Tempel gerade wirkt, was wann fortgetragen wurde und warum hier seit den Siebzigerjahren restauriert wird.\n\nBeim Abstieg rückt die Stadt näher: der nackte Fels, auf dem Paulus predigte, ein Marktplatz mit Wetterstation, Stufen zwischen gekalkten Häusern, so breit wie ein Esel. Es geht etwas bergauf, über glatten, abgetretenen Marmor; gute Sohlen sind wichtiger als ein Hut. In vier Stunden sehen Sie auch das Akropolismuseum mit dem Fries im Tageslicht.',
    es_ES:
      'Casi todos suben a la Acrópolis por el oeste y se encuentran el Partenón del revés. Aquí se llega por el sur, por el teatro donde nació la tragedia y el pórtico en el que el público se guarecía de la lluvia, y se alcanza la puerta con tiempo de sobra. Arriba, su guía muestra cómo los constructores curvaron las líneas para que el templo pareciera recto, qué se llevaron y cuándo, y por qué los restauradores trabajan allí desde los años setenta.\n\nAl bajar, la ciudad se acerca: la roca desnuda donde predicó san Pablo, una plaza de mercado con estación meteorológica, escalones entre casas encaladas, del ancho de un burro. Se sube algo, por mármol gastado que resbala; importan más las suelas que el sombrero. En cuatro horas se ve además el Museo de la Acrópolis, con el friso a la luz del día.',
    it_IT:
      'Quasi tutti salgono all’Acropoli da ovest e incontrano il Partenone di spalle. Qui si arriva da sud, dal teatro in cui nacque la tragedia e dal portico sotto cui il pubblico si riparava dalla pioggia, e si raggiunge la porta con calma. In cima la guida mostra come i costruttori piegarono le linee perché il tempio sembrasse dritto, che cosa fu portato via e quando, e perché i restauratori ci lavorano dagli anni Settanta.\n\nScendendo, la città si avvicina: la rupe nuda dove predicò Paolo, una piazza di mercato con la sua stazione meteo, gradini tra case imbiancate larghi quanto un asino. C’è un po’ di salita, su marmo consumato e scivoloso: contano più le suole del cappello. In quattro ore si vede anche il Museo dell’Acropoli, con il fregio alla luce naturale.',
    ru_RU:
      'Почти все поднимаются на Акрополь с запада и видят Парфенон с тыла. Вы придёте с юга — мимо театра, где родилась трагедия, вдоль портика, под которым зрители пережидали дождь, — и окажетесь у ворот без спешки. Наверху гид покажет, как строители изогнули линии, чтобы храм казался прямым, что и когда отсюда увезли и почему с семидесятых годов здесь идёт реставрация.\n\nНа спуске город становится ближе: голая скала, где проповедовал Павел, рыночная площадь с метеостанцией, ступени между белёными домами шириной с осла. Придётся немного подниматься по стёртому скользкому мрамору: хорошая подошва важнее шляпы. За четыре часа мы осмотрим и Музей Акрополя с фризом при дневном свете.',
    ja_JP:
      '多くの人は西から上り、パルテノンを裏側から見ることになります。このツアーは南から入ります。悲劇が生まれた劇場と、観客が雨を避けた柱廊に沿って、ゆとりをもって門に着きます。丘の上では、神殿をまっすぐに見せるために建築家がどう線を曲げたのか、何がいつ持ち去られたのか、1970年代からなぜ修復が続いているのかをお話しします。\n\n下りでは街が近づいてきます。パウロが説教した裸の岩、気象台のある市場跡、ロバ一頭ほどの幅しかない白壁の間の階段。すり減って滑りやすい大理石の坂がありますので、帽子より靴底が大切です。4時間のコースではアクロポリス博物館に入り、自然光のもとに並ぶフリーズもご覧いただきます。',
  },
  included: {
    en_US: ['Licensed archaeological guide for your group alone', 'Reservation of the timed Acropolis tickets'],
    fr_FR: ['Guide archéologique agréé réservé à votre groupe', 'Réservation des billets horodatés de l’Acropole'],
    de_DE: ['Lizenzierter archäologischer Guide nur für Ihre Gruppe', 'Reservierung der Zeitkarten für die Akropolis'],
    es_ES: ['Guía arqueológico oficial solo para su grupo', 'Reserva de las entradas con hora a la Acrópolis'],
    it_IT: [
      'Guida archeologica abilitata solo per il suo gruppo',
      'Prenotazione dei biglietti a orario per l’Acropoli',
    ],
    ru_RU: ['Лицензированный гид-археолог только для вашей группы', 'Бронирование билетов на Акрополь на точное время'],
    ja_JP: ['お客様のグループ専任の公認考古学ガイド', 'アクロポリスの日時指定券の予約'],
  },
  notIncluded: {
    en_US: [
      'Admission to the Acropolis, the Roman Agora and the Acropolis Museum, at the official price',
      'Water and lunch',
    ],
    fr_FR: ['L’entrée de l’Acropole, de l’Agora romaine et du musée, au tarif officiel', 'Eau et déjeuner'],
    de_DE: ['Eintritt für Akropolis, Römische Agora und Akropolismuseum zum amtlichen Preis', 'Wasser und Mittagessen'],
    es_ES: [
      'Las entradas de la Acrópolis, el Ágora romana y el Museo de la Acrópolis, a precio oficial',
      'Agua y comida',
    ],
    it_IT: ['I biglietti di Acropoli, Agorà romana e Museo dell’Acropoli, al prezzo ufficiale', 'Acqua e pranzo'],
    ru_RU: ['Входные билеты на Акрополь, в Римскую агору и в Музей Акрополя по официальной цене', 'Вода и обед'],
    ja_JP: ['アクロポリス、ローマ時代のアゴラ、アクロポリス博物館の入場料（公式料金）', '飲み水と昼食'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Theater of Dionysus',
        fr_FR: 'Théâtre de Dionysos',
        de_DE: 'Dionysostheater',
        es_ES: 'Teatro de Dioniso',
        it_IT: 'Teatro di Dioniso',
        ru_RU: 'Театр Диониса',
        ja_JP: 'ディオニュソス劇場',
      },
      text: {
        en_US:
          'Here Sophocles and Aristophanes competed for a prize given by the city. In the front row stand chairs of Pentelic marble with the names of officials, and in the middle the priest’s, with lion’s feet.',
        fr_FR:
          'Sophocle et Aristophane concoururent ici pour un prix de la cité. Au premier rang, des sièges de marbre du Pentélique au nom des magistrats ; au milieu celui du prêtre, à pieds de lion.',
        de_DE:
          'Hier stritten Sophokles und Aristophanes um den Preis der Stadt. In der ersten Reihe stehen Sessel aus pentelischem Marmor mit den Namen der Amtsträger, in der Mitte der des Priesters, mit Löwenfüßen.',
        es_ES:
          'Aquí compitieron Sófocles y Aristófanes por el premio de la ciudad. En primera fila hay asientos de mármol pentélico con los nombres de los cargos y, en medio, el del sacerdote, con patas de león.',
        it_IT:
          'Qui Sofocle e Aristofane gareggiarono per il premio della città. In prima fila ci sono seggi di marmo pentelico con i nomi dei magistrati; al centro quello del sacerdote, con zampe di leone.',
        ru_RU:
          'Здесь Софокл и Аристофан состязались за награду города. В первом ряду стоят кресла из пентелийского мрамора с именами должностных лиц, посередине — жреческое, на львиных лапах.',
        ja_JP:
          'ソポクレスやアリストパネスが都市の賞を競った劇場です。最前列には役職名を刻んだペンテリコン大理石の椅子が並び、中央には獅子の脚をもつ神官の席があります。',
      },
      latitude: 37.97035,
      longitude: 23.72785,
      minutes: 18,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'Propylaea and Temple of Athena Nike',
        fr_FR: 'Propylées et temple d’Athéna Niké',
        de_DE: 'Propyläen und Tempel der Athena Nike',
        es_ES: 'Propileos y templo de Atenea Niké',
        it_IT: 'Propilei e tempio di Atena Nike',
        ru_RU: 'Пропилеи и храм Ники Аптерос',
        ja_JP: 'プロピュライアとアテナ・ニケ神殿',
      },
      text: {
        en_US:
          'The gate was never finished: lifting bosses are still on the blocks. The little temple beside it was taken apart by the Turks for a gun battery in 1686 and has been rebuilt three times since.',
        fr_FR:
          'La porte ne fut jamais achevée : les tenons de levage restent sur les blocs. Le petit temple voisin, démonté par les Turcs en 1686 pour une batterie, a été remonté trois fois depuis.',
        de_DE:
          'Das Tor wurde nie fertig: An den Blöcken sitzen noch die Hebebossen. Den kleinen Tempel daneben trugen die Türken 1686 für eine Geschützstellung ab; seither wurde er dreimal wieder aufgebaut.',
        es_ES:
          'La puerta no se terminó nunca: los bloques conservan los salientes para izarlos. El templete de al lado lo desmontaron los turcos en 1686 para una batería y desde entonces se ha rehecho tres veces.',
        it_IT:
          'La porta non fu mai finita: sui blocchi restano le bugne per il sollevamento. Il tempietto accanto fu smontato dai turchi nel 1686 per una batteria di cannoni e da allora è stato ricomposto tre volte.',
        ru_RU:
          'Ворота так и не достроили: на блоках остались выступы для подъёма. Маленький храм рядом турки в 1686 году разобрали ради батареи; с тех пор его собирали заново трижды.',
        ja_JP:
          '門は未完に終わり、石材には吊り上げ用の突起が残っています。傍らの小神殿は1686年、トルコ軍が砲台のために解体し、その後三度組み直されました。',
      },
      latitude: 37.97175,
      longitude: 23.725,
      minutes: 15,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Parthenon',
        fr_FR: 'Parthénon',
        de_DE: 'Parthenon',
        es_ES: 'Partenón',
        it_IT: 'Partenone',
        ru_RU: 'Парфенон',
        ja_JP: 'パルテノン神殿',
      },
      text: {
        en_US:
          'The floor swells in the middle, the columns lean inward and the corner ones are thicker. A Venetian mortar hit the powder stored inside in September 1687, and the long sides have had a gap ever since.',
        fr_FR:
          'Le sol se bombe au milieu, les colonnes penchent vers l’intérieur et celles d’angle sont plus grosses. En septembre 1687, une bombe vénitienne toucha la poudre entreposée là : les longs côtés en gardent la brèche.',
        de_DE:
          'Der Boden wölbt sich zur Mitte, die Säulen neigen sich nach innen, die an den Ecken sind dicker. Im September 1687 traf eine venezianische Bombe das Pulver im Innern; seither klafft die Lücke in den Langseiten.',
        es_ES:
          'El suelo se abomba en el centro, las columnas se inclinan hacia dentro y las de las esquinas son más gruesas. En septiembre de 1687 una bomba veneciana dio en la pólvora guardada dentro, y desde entonces falta el centro de los lados largos.',
        it_IT:
          'Il pavimento si inarca al centro, le colonne pendono verso l’interno e quelle d’angolo sono più grosse. Nel settembre del 1687 una bomba veneziana colpì la polvere custodita dentro: da allora i lati lunghi hanno un vuoto.',
        ru_RU:
          'Пол выгнут к середине, колонны наклонены внутрь, а угловые толще остальных. В сентябре 1687 года венецианская бомба попала в хранившийся внутри порох, и с тех пор в длинных сторонах зияет брешь.',
        ja_JP:
          '床は中央がふくらみ、柱は内側へ傾き、隅の柱はやや太く造られています。1687年9月、ヴェネツィア軍の砲弾が中の火薬に当たり、長い側面は今も途切れたままです。',
      },
      latitude: 37.97153,
      longitude: 23.72665,
      minutes: 28,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Erechtheion',
        fr_FR: 'Érechthéion',
        de_DE: 'Erechtheion',
        es_ES: 'Erecteion',
        it_IT: 'Eretteo',
        ru_RU: 'Эрехтейон',
        ja_JP: 'エレクテイオン',
      },
      text: {
        en_US:
          'Uneven ground and several cults at once forced the architect to build three temples in one. The six maidens are casts; five of the originals live in the museum below, the sixth in London.',
        fr_FR:
          'Un sol inégal et plusieurs cultes à la fois imposèrent trois temples en un. Les six jeunes filles sont des copies : cinq originaux sont au musée, en contrebas, le sixième à Londres.',
        de_DE:
          'Der unebene Grund und mehrere Kulte zugleich zwangen den Architekten zu drei Tempeln in einem. Die sechs Mädchen sind Abgüsse; fünf Originale stehen unten im Museum, das sechste in London.',
        es_ES:
          'El terreno desigual y varios cultos a la vez obligaron a hacer tres templos en uno. Las seis doncellas son copias: cinco originales están abajo, en el museo, y la sexta en Londres.',
        it_IT:
          'Il terreno irregolare e più culti insieme obbligarono a fare tre templi in uno. Le sei fanciulle sono copie: cinque originali stanno nel museo qui sotto, la sesta a Londra.',
        ru_RU:
          'Неровный грунт и сразу несколько культов вынудили зодчего соединить три храма в одном. Шесть дев — слепки: пять подлинных стоят внизу, в музее, шестая — в Лондоне.',
        ja_JP:
          '起伏のある地面と複数の祭祀のため、三つの神殿を一つにまとめた建物です。六人の乙女は複製で、本物の五体は麓の博物館に、一体はロンドンにあります。',
      },
      latitude: 37.9721,
      longitude: 23.72645,
      minutes: 16,
      minutesToNext: 14,
    },
    {
      name: {
        en_US: 'Areopagus',
        fr_FR: 'Aréopage',
        de_DE: 'Areopag',
        es_ES: 'Areópago',
        it_IT: 'Areopago',
        ru_RU: 'Ареопаг',
        ja_JP: 'アレオパゴスの丘',
      },
      text: {
        en_US:
          'Murder was tried on this outcrop, and Aeschylus sent Orestes here. Iron stairs lead up beside the old rock-cut steps, polished like ice; a plaque has the words of Paul to the Athenians.',
        fr_FR:
          'Sur ce rocher on jugeait les meurtres ; Eschyle y envoya Oreste. Un escalier de fer double les marches antiques, polies comme la glace ; une plaque porte le discours de Paul aux Athéniens.',
        de_DE:
          'Auf diesem Felsen wurde über Mord gerichtet, Aischylos schickte Orest hierher. Eine Eisentreppe ersetzt die alten, eisglatten Stufen; eine Tafel trägt die Rede des Paulus an die Athener.',
        es_ES:
          'En esta peña se juzgaban los homicidios, y Esquilo mandó aquí a Orestes. Una escalera de hierro sube junto a los peldaños antiguos, pulidos como hielo; una placa recoge las palabras de Pablo a los atenienses.',
        it_IT:
          'Su questa roccia si giudicavano gli omicidi, ed Eschilo vi mandò Oreste. Una scala di ferro affianca i gradini antichi, lisci come ghiaccio; una lapide riporta il discorso di Paolo agli ateniesi.',
        ru_RU:
          'На этой скале судили за убийство, сюда Эсхил привёл Ореста. Железная лестница идёт рядом с древними ступенями, скользкими как лёд; на доске — слова Павла к афинянам.',
        ja_JP:
          'この岩山では殺人が裁かれ、アイスキュロスはオレステスをここに立たせました。氷のように磨かれた古い石段の脇に鉄の階段があり、銘板にはアテナイ人へのパウロの言葉が刻まれています。',
      },
      latitude: 37.97228,
      longitude: 23.72355,
      minutes: 11,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Tower of the Winds',
        fr_FR: 'Tour des Vents',
        de_DE: 'Turm der Winde',
        es_ES: 'Torre de los Vientos',
        it_IT: 'Torre dei Venti',
        ru_RU: 'Башня Ветров',
        ja_JP: '風の塔',
      },
      text: {
        en_US:
          'Each side shows the wind that blows from there: Boreas in a cloak, Zephyr scattering flowers. Sundials are scratched below them, a water clock ran inside, and later dervishes danced in it.',
        fr_FR:
          'Chaque face montre le vent qui en vient : Borée en manteau, Zéphyr semant des fleurs. Des cadrans solaires sont gravés dessous, une horloge à eau tournait dedans, et plus tard des derviches.',
        de_DE:
          'Jede Seite zeigt den Wind, der von dort weht: Boreas im Mantel, Zephyr mit Blüten. Darunter sind Sonnenuhren eingeritzt, innen lief eine Wasseruhr, und später tanzten hier Derwische.',
        es_ES:
          'Cada cara muestra el viento que sopla de ese lado: Bóreas con manto, Céfiro esparciendo flores. Debajo hay relojes de sol grabados; dentro corría uno de agua y más tarde danzaron derviches.',
        it_IT:
          'Ogni faccia mostra il vento che ne soffia: Borea col mantello, Zefiro che sparge fiori. Sotto sono incise meridiane; dentro girava un orologio ad acqua, e più tardi vi danzarono i dervisci.',
        ru_RU:
          'На каждой грани — ветер, что дует с этой стороны: Борей в плаще, Зефир с цветами. Под ними процарапаны солнечные часы, внутри шли водяные, а позже плясали дервиши.',
        ja_JP:
          '各面にその方角から吹く風の神が彫られています。外套のボレアス、花をまくゼピュロス。その下には日時計の線が刻まれ、内部では水時計が動き、のちには修道僧が旋舞しました。',
      },
      latitude: 37.97432,
      longitude: 23.72705,
      minutes: 11,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Anafiotika',
        fr_FR: 'Anafiotika',
        de_DE: 'Anafiotika',
        es_ES: 'Anafiotika',
        it_IT: 'Anafiotika',
        ru_RU: 'Анафьотика',
        ja_JP: 'アナフィオティカ',
      },
      text: {
        en_US:
          'Masons from the island of Anafi came to build King Otto’s capital and put up houses for themselves at night under the rock. Some forty are left, with basil in oil tins and cats on the walls.',
        fr_FR:
          'Des maçons de l’île d’Anafi, venus bâtir la capitale du roi Othon, se firent de nuit des maisons sous le rocher. Il en reste une quarantaine, du basilic dans des bidons, des chats sur les murs.',
        de_DE:
          'Maurer von der Insel Anafi kamen, um König Ottos Hauptstadt zu bauen, und stellten sich nachts Häuser unter den Fels. Rund vierzig sind übrig, mit Basilikum in Ölkanistern und Katzen auf den Mauern.',
        es_ES:
          'Albañiles de la isla de Anafi vinieron a levantar la capital del rey Otón y de noche se hicieron casas bajo la roca. Quedan unas cuarenta, con albahaca en latas de aceite y gatos en los muros.',
        it_IT:
          'Muratori dell’isola di Anafi vennero a costruire la capitale di re Ottone e di notte si alzarono le case sotto la rupe. Ne restano una quarantina, con il basilico nelle latte d’olio e i gatti sui muri.',
        ru_RU:
          'Каменщики с острова Анафи строили столицу короля Оттона, а ночами ставили себе дома под скалой. Осталось их около сорока: базилик в банках из-под масла, кошки на стенах.',
        ja_JP:
          'オットー王の都を建てに来たアナフィ島の石工たちが、夜のうちに岩の下へ自分の家を建てました。今も四十軒ほどが残り、油の缶にバジルが育ち、塀には猫がいます。',
      },
      latitude: 37.9727,
      longitude: 23.72795,
      minutes: 11,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Monument of Lysicrates',
        fr_FR: 'Monument de Lysicrate',
        de_DE: 'Lysikratesdenkmal',
        es_ES: 'Monumento de Lisícrates',
        it_IT: 'Monumento di Lisicrate',
        ru_RU: 'Памятник Лисикрата',
        ja_JP: 'リュシクラテスの記念碑',
      },
      text: {
        en_US:
          'A wealthy Athenian set his prize tripod on this little round building in 334 BC. Capuchins later used it as a library, and Byron, who lodged with them, is said to have read inside.',
        fr_FR:
          'Un riche Athénien posa sur cet édifice rond le trépied gagné en 334 avant notre ère. Des capucins en firent ensuite une bibliothèque, et Byron, leur hôte, y aurait lu.',
        de_DE:
          'Ein reicher Athener stellte 334 v. Chr. seinen Preisdreifuß auf diesen kleinen Rundbau. Kapuziner nutzten ihn später als Bibliothek, und Byron, ihr Gast, soll darin gelesen haben.',
        es_ES:
          'Un ateniense rico puso sobre este templete redondo el trípode que ganó en 334 a. C. Los capuchinos lo usaron luego de biblioteca, y Byron, su huésped, habría leído dentro.',
        it_IT:
          'Un ateniese ricco pose su questo edificio rotondo il tripode vinto nel 334 a.C. I cappuccini ne fecero poi una biblioteca, e Byron, loro ospite, vi avrebbe letto.',
        ru_RU:
          'Богатый афинянин водрузил на эту круглую постройку треножник, полученный в награду в 334 году до н. э. Позже капуцины устроили в ней библиотеку, где, говорят, читал их гость Байрон.',
        ja_JP:
          '紀元前334年、裕福な市民が優勝の鼎をこの円い小建築の上に据えました。のちにカプチン会士が図書室とし、寄宿したバイロンも中で本を読んだと伝わります。',
      },
      latitude: 37.97085,
      longitude: 23.73003,
      minutes: 9,
      minutesToNext: 0,
    },
  ],
};
