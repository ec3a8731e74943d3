import type { CityOfDemo } from './shapes.js';

/** The south-east of Europe, and the two capitals of the Caucasus that stand beside it. */
export const citiesOfEuropaMore5: readonly CityOfDemo[] = [
  {
    slug: 'bucharest',
    country: 'RO',
    names: {
      en_US: 'Bucharest',
      fr_FR: 'Bucarest',
      de_DE: 'Bukarest',
      es_ES: 'Bucarest',
      it_IT: 'Bucarest',
      ru_RU: 'Бухарест',
      ja_JP: 'ブカレスト',
    },
    latitude: 44.4268,
    longitude: 26.1025,
    timeZone: 'Europe/Bucharest',
    currency: 'RON',
    featured: false,
    order: 1054,
    landmarks: [
      { motif: 'museum-columns', name: 'Romanian Athenaeum' },
      { motif: 'arches', name: 'Arcul de Triumf' },
      { motif: 'palace', name: 'Palace of the Parliament' },
    ],
    introduction: {
      en_US:
        'The domed Athenaeum was finished with public donations, and the appeal “Give one leu for the Athenaeum” is still quoted on Calea Victoriei.',
      fr_FR:
        'L’Athénée à coupole fut achevé grâce aux dons du public, et l’appel à donner un leu pour l’Athénée se cite encore Calea Victoriei.',
      de_DE:
        'Das Athenäum mit seiner Kuppel wurde mit Spenden vollendet, und der Aufruf, einen Leu dafür zu geben, ist auf der Calea Victoriei noch geläufig.',
      es_ES:
        'El Ateneo y su cúpula se terminaron con donativos, y en la Calea Victoriei aún se cita aquella llamada a dar un leu por el Ateneo.',
      it_IT:
        'L’Ateneo con la sua cupola fu finito grazie alle offerte, e in Calea Victoriei si cita ancora l’appello a dare un leu per l’Ateneo.',
      ru_RU:
        'Атенеум с куполом достроили на пожертвования, и призыв дать один лей на Атенеум на Каля-Викторией помнят до сих пор.',
      ja_JP:
        '丸屋根のアテネウム音楽堂は市民の寄付で完成し、「アテネウムに1レウを」という呼びかけは今もヴィクトリエイ通りで語られます。',
    },
  },
  {
    slug: 'brasov',
    country: 'RO',
    names: {
      en_US: 'Brașov',
      fr_FR: 'Brașov',
      de_DE: 'Brașov',
      es_ES: 'Brașov',
      it_IT: 'Brașov',
      ru_RU: 'Брашов',
      ja_JP: 'ブラショフ',
    },
    latitude: 45.6427,
    longitude: 25.5887,
    timeZone: 'Europe/Bucharest',
    currency: 'RON',
    featured: false,
    order: 1055,
    landmarks: [
      { motif: 'cathedral', name: 'Black Church' },
      { motif: 'mountain', name: 'Tâmpa' },
      { motif: 'clock-tower', name: 'Council House' },
    ],
    introduction: {
      en_US:
        'In the Black Church of the Transylvanian Saxons hang Anatolian carpets, given by merchants who traded through the passes of the Carpathians.',
      fr_FR:
        'Dans l’Église noire des Saxons de Transylvanie pendent des tapis d’Anatolie, offerts par des marchands qui commerçaient par les cols des Carpates.',
      de_DE:
        'In der Schwarzen Kirche der Siebenbürger Sachsen hängen Teppiche aus Anatolien, gestiftet von Kaufleuten, die über die Karpatenpässe handelten.',
      es_ES:
        'En la Iglesia Negra de los sajones de Transilvania cuelgan alfombras de Anatolia, donadas por mercaderes que cruzaban los pasos de los Cárpatos.',
      it_IT:
        'Nella Chiesa Nera dei sassoni di Transilvania pendono tappeti anatolici, donati dai mercanti che commerciavano attraverso i passi dei Carpazi.',
      ru_RU:
        'В Чёрной церкви трансильванских саксов висят анатолийские ковры, подаренные купцами, чьи пути шли через перевалы Карпат.',
      ja_JP:
        'トランシルヴァニアのザクセン人が建てた黒の教会には、カルパチアの峠を越えて商いをした商人たちの寄進したアナトリア絨毯が掛かっています。',
    },
  },
  {
    slug: 'plovdiv',
    country: 'BG',
    names: {
      en_US: 'Plovdiv',
      fr_FR: 'Plovdiv',
      de_DE: 'Plowdiw',
      es_ES: 'Plovdiv',
      it_IT: 'Plovdiv',
      ru_RU: 'Пловдив',
      ja_JP: 'プロヴディフ',
    },
    latitude: 42.1354,
    longitude: 24.7453,
    timeZone: 'Europe/Sofia',
    currency: 'EUR',
    featured: false,
    order: 1056,
    landmarks: [
      { motif: 'arena', name: 'Ancient Theater of Philippopolis' },
      { motif: 'rooftops', name: 'Old Town' },
      { motif: 'minaret', name: 'Dzhumaya Mosque' },
    ],
    introduction: {
      en_US:
        'The main shopping street runs along the length of a Roman stadium, whose curved end lies open below the Dzhumaya Mosque.',
      fr_FR:
        'La grande rue commerçante suit sur toute sa longueur un stade romain, dont la courbe est à ciel ouvert au pied de la mosquée Djoumaïa.',
      de_DE:
        'Die Hauptgeschäftsstraße folgt der Länge eines römischen Stadions, dessen Rund unterhalb der Dschumaja-Moschee offen liegt.',
      es_ES:
        'La principal calle comercial corre sobre un estadio romano en toda su longitud, y su curva queda a la vista al pie de la mezquita Dzhumaya.',
      it_IT:
        'La via principale dei negozi corre per il lungo sopra uno stadio romano, la cui curva è a cielo aperto sotto la moschea Džumaja.',
      ru_RU:
        'Главная торговая улица идёт вдоль римского стадиона, полукруглый конец которого открыт взгляду у подножия мечети Джумая.',
      ja_JP:
        '目抜き通りは古代ローマの競技場の上を縦に走り、その弧を描く端の部分がジュマヤ・モスクの足元に姿を現しています。',
    },
  },
  {
    slug: 'ljubljana',
    country: 'SI',
    names: {
      en_US: 'Ljubljana',
      fr_FR: 'Ljubljana',
      de_DE: 'Ljubljana',
      es_ES: 'Liubliana',
      it_IT: 'Lubiana',
      ru_RU: 'Любляна',
      ja_JP: 'リュブリャナ',
    },
    latitude: 46.0569,
    longitude: 14.5058,
    timeZone: 'Europe/Ljubljana',
    currency: 'EUR',
    featured: false,
    order: 1057,
    landmarks: [
      { motif: 'bridge', name: 'Triple Bridge' },
      { motif: 'castle', name: 'Ljubljana Castle' },
      { motif: 'statue', name: 'Dragon Bridge' },
    ],
    introduction: {
      en_US:
        'Jože Plečnik put a footbridge on either side of an older bridge over the Ljubljanica, and today all three belong to pedestrians.',
      fr_FR:
        'Jože Plečnik flanqua d’une passerelle de chaque côté un pont plus ancien sur la Ljubljanica, et tous trois sont aujourd’hui aux piétons.',
      de_DE:
        'Jože Plečnik stellte einer älteren Brücke über die Ljubljanica links und rechts einen Steg zur Seite, und heute gehören alle drei den Fußgängern.',
      es_ES:
        'Jože Plečnik añadió una pasarela a cada lado de un puente anterior sobre el Ljubljanica, y hoy los tres son de los peatones.',
      it_IT:
        'Jože Plečnik affiancò una passerella per lato a un ponte più antico sulla Ljubljanica, e oggi tutti e tre sono dei pedoni.',
      ru_RU:
        'По обе стороны старого моста через Любляницу Йоже Плечник поставил по пешеходному мостику, и теперь все три отданы пешеходам.',
      ja_JP:
        '建築家ヨジェ・プレチニクはリュブリャニツァ川の古い橋の両脇に歩道橋を添え、今では三本とも歩行者のものです。',
    },
  },
  {
    slug: 'split',
    country: 'HR',
    names: {
      en_US: 'Split',
      fr_FR: 'Split',
      de_DE: 'Split',
      es_ES: 'Split',
      it_IT: 'Spalato',
      ru_RU: 'Сплит',
      ja_JP: 'スプリト',
    },
    latitude: 43.5081,
    longitude: 16.4402,
    timeZone: 'Europe/Zagreb',
    currency: 'EUR',
    featured: false,
    order: 1058,
    landmarks: [
      { motif: 'temple-columns', name: 'Peristyle of Diocletian’s Palace' },
      { motif: 'palm', name: 'Riva' },
      { motif: 'pine', name: 'Marjan' },
    ],
    introduction: {
      en_US:
        'In the ankle-deep water off Bačvice players of picigin dive full length to keep a small ball in the air, some of them on New Year’s Day.',
      fr_FR:
        'À Bačvice, de l’eau à la cheville, les joueurs de picigin plongent de tout leur long pour garder une petite balle en l’air, même au Nouvel An.',
      de_DE:
        'Im knöcheltiefen Wasser von Bačvice hechten die Picigin-Spieler, um einen kleinen Ball in der Luft zu halten, manche auch am Neujahrstag.',
      es_ES:
        'En Bačvice, con el agua por los tobillos, los jugadores de picigin se lanzan en plancha para que no caiga la pelotita, algunos incluso en Año Nuevo.',
      it_IT:
        'A Bačvice, con l’acqua alle caviglie, i giocatori di picigin si tuffano lunghi distesi per tenere in aria una pallina, alcuni anche a Capodanno.',
      ru_RU:
        'На мелководье Бачвице игроки в пицигин падают плашмя, лишь бы маленький мяч не коснулся воды, и некоторые играют даже в первый день года.',
      ja_JP:
        'バチュヴィツェの足首ほどの浅瀬では、小さなボールを落とすまいと「ピツィギン」の選手が飛び込み、元日に興じる人もいます。',
    },
  },
  {
    slug: 'sarajevo',
    country: 'BA',
    names: {
      en_US: 'Sarajevo',
      fr_FR: 'Sarajevo',
      de_DE: 'Sarajevo',
      es_ES: 'Sarajevo',
      it_IT: 'Sarajevo',
      ru_RU: 'Сараево',
      ja_JP: 'サラエボ',
    },
    latitude: 43.8563,
    longitude: 18.4131,
    timeZone: 'Europe/Sarajevo',
    currency: 'BAM',
    featured: false,
    order: 1059,
    landmarks: [
      { motif: 'minaret', name: 'Gazi Husrev-beg Mosque' },
      { motif: 'bridge', name: 'Latin Bridge' },
      { motif: 'market-stall', name: 'Baščaršija' },
    ],
    introduction: {
      en_US:
        'In Kazandžiluk, a lane off the Baščaršija, coppersmiths tap patterns into the long-handled pots in which Bosnian coffee comes to the table.',
      fr_FR:
        'Dans Kazandžiluk, une ruelle de la Baščaršija, les chaudronniers cisèlent au marteau les petits pots à long manche du café bosnien.',
      de_DE:
        'In der Kazandžiluk, einer Gasse der Baščaršija, klopfen Kupferschmiede Muster in die langstieligen Kännchen für den bosnischen Kaffee.',
      es_ES:
        'En Kazandžiluk, un callejón de la Baščaršija, los caldereros labran a golpecitos los cacillos de mango largo del café bosnio.',
      it_IT:
        'A Kazandžiluk, un vicolo della Baščaršija, i ramai battono disegni sui bricchi dal lungo manico in cui si serve il caffè bosniaco.',
      ru_RU:
        'В Казанджилуке, переулке Башчаршии, медники выбивают узоры на джезвах с длинной ручкой, в которых подают боснийский кофе.',
      ja_JP:
        'バシチャルシヤの路地カザンジルクでは、ボスニア・コーヒーに使う長い柄の小鍋に銅細工師がこつこつと模様を打ち出しています。',
    },
  },
  {
    slug: 'kotor',
    country: 'ME',
    names: {
      en_US: 'Kotor',
      fr_FR: 'Kotor',
      de_DE: 'Kotor',
      es_ES: 'Kotor',
      it_IT: 'Cattaro',
      ru_RU: 'Котор',
      ja_JP: 'コトル',
    },
    latitude: 42.4247,
    longitude: 18.7712,
    timeZone: 'Europe/Podgorica',
    currency: 'EUR',
    featured: false,
    order: 1060,
    landmarks: [
      { motif: 'mountain', name: 'Fortress of San Giovanni' },
      { motif: 'clock-tower', name: 'Clock Tower' },
      { motif: 'sea', name: 'Bay of Kotor' },
    ],
    introduction: {
      en_US:
        'The walls zigzag straight up the mountain behind the cathedral, and some 1,350 steps lead past a chapel to the fortress of San Giovanni.',
      fr_FR:
        'Les remparts escaladent en zigzag la montagne derrière la cathédrale, et quelque 1 350 marches mènent, par une chapelle, au fort San Giovanni.',
      de_DE:
        'Die Mauern steigen hinter der Kathedrale im Zickzack den Berg hinauf, und rund 1.350 Stufen führen an einer Kapelle vorbei zur Festung San Giovanni.',
      es_ES:
        'Las murallas trepan en zigzag por el monte tras la catedral, y unos 1350 escalones llevan, pasando por una capilla, a la fortaleza de San Giovanni.',
      it_IT:
        'Le mura salgono a zigzag il monte dietro la cattedrale, e circa 1350 gradini portano, passando per una cappella, al forte di San Giovanni.',
      ru_RU:
        'За собором стены зигзагом уходят вверх по горе, и около 1350 ступеней мимо часовни ведут к крепости Сан-Джованни.',
      ja_JP:
        '大聖堂の背後の山を城壁がジグザグに登り、およそ1350段の石段が礼拝堂のわきを通ってサン・ジョヴァンニ要塞へ続きます。',
    },
  },
  {
    slug: 'belgrade',
    country: 'RS',
    names: {
      en_US: 'Belgrade',
      fr_FR: 'Belgrade',
      de_DE: 'Belgrad',
      es_ES: 'Belgrado',
      it_IT: 'Belgrado',
      ru_RU: 'Белград',
      ja_JP: 'ベオグラード',
    },
    latitude: 44.7866,
    longitude: 20.4489,
    timeZone: 'Europe/Belgrade',
    currency: 'RSD',
    featured: false,
    order: 1061,
    landmarks: [
      { motif: 'dome', name: 'Temple of Saint Sava' },
      { motif: 'castle', name: 'Kalemegdan' },
      { motif: 'suspension-bridge', name: 'Ada Bridge' },
    ],
    introduction: {
      en_US:
        'From the ramparts of Kalemegdan you watch the Sava flow into the Danube, while pensioners play chess on the benches behind.',
      fr_FR:
        'Des remparts de Kalemegdan, on regarde la Save se jeter dans le Danube, tandis que derrière, sur les bancs, les retraités jouent aux échecs.',
      de_DE:
        'Von den Wällen des Kalemegdan sieht man die Save in die Donau münden, während dahinter auf den Bänken Rentner Schach spielen.',
      es_ES:
        'Desde los bastiones de Kalemegdan se ve desembocar el Sava en el Danubio, mientras detrás, en los bancos, los jubilados juegan al ajedrez.',
      it_IT:
        'Dai bastioni del Kalemegdan si guarda la Sava entrare nel Danubio, mentre dietro, sulle panchine, i pensionati giocano a scacchi.',
      ru_RU: 'С валов Калемегдана видно, как Сава впадает в Дунай, а позади на скамейках пенсионеры играют в шахматы.',
      ja_JP:
        'カレメグダンの城塞からはサヴァ川がドナウ川に注ぐ様子が見え、後ろのベンチではお年寄りがチェスを指しています。',
    },
  },
  {
    slug: 'berat',
    country: 'AL',
    names: {
      en_US: 'Berat',
      fr_FR: 'Berat',
      de_DE: 'Berat',
      es_ES: 'Berat',
      it_IT: 'Berat',
      ru_RU: 'Берат',
      ja_JP: 'ベラト',
    },
    latitude: 40.7058,
    longitude: 19.9522,
    timeZone: 'Europe/Tirane',
    currency: 'ALL',
    featured: false,
    order: 1062,
    landmarks: [
      { motif: 'rooftops', name: 'Mangalem' },
      { motif: 'arches', name: 'Gorica Bridge' },
      { motif: 'castle', name: 'Berat Castle' },
    ],
    introduction: {
      en_US:
        'White houses full of windows rise in tiers above the Osum, and inside the castle gate families still live and hang out their laundry.',
      fr_FR:
        'Des maisons blanches tout en fenêtres s’étagent au-dessus de l’Osum, et passé la porte de la citadelle, des familles étendent encore leur linge.',
      de_DE:
        'Weiße Häuser voller Fenster staffeln sich über dem Osum, und hinter dem Burgtor wohnen noch Familien und hängen ihre Wäsche auf.',
      es_ES:
        'Casas blancas llenas de ventanas se escalonan sobre el Osum, y tras la puerta del castillo aún viven familias que tienden la ropa.',
      it_IT:
        'Case bianche fitte di finestre salgono a gradoni sopra l’Osum, e oltre la porta del castello vivono ancora famiglie che stendono il bucato.',
      ru_RU:
        'Белые дома со множеством окон ярусами поднимаются над Осумом, а за воротами крепости по-прежнему живут семьи и сушат бельё.',
      ja_JP: '窓の並ぶ白い家々がオスム川の上に段をなし、城門の内側では今も家族が暮らして洗濯物を干しています。',
    },
  },
  {
    slug: 'valletta',
    country: 'MT',
    names: {
      en_US: 'Valletta',
      fr_FR: 'La Valette',
      de_DE: 'Valletta',
      es_ES: 'La Valeta',
      it_IT: 'La Valletta',
      ru_RU: 'Валлетта',
      ja_JP: 'ヴァレッタ',
    },
    latitude: 35.8989,
    longitude: 14.5146,
    timeZone: 'Europe/Malta',
    currency: 'EUR',
    featured: false,
    order: 1063,
    landmarks: [
      { motif: 'dome', name: 'Carmelite Church' },
      { motif: 'harbour', name: 'Grand Harbor' },
      { motif: 'castle', name: 'Fort St. Elmo' },
    ],
    introduction: {
      en_US:
        'Closed wooden balconies painted green or red, the gallariji, hang over streets so steep that some end in a flight of stairs to the sea.',
      fr_FR:
        'Des balcons de bois fermés, verts ou rouges, les gallariji, surplombent des rues si raides que certaines finissent en escalier vers la mer.',
      de_DE:
        'Geschlossene Holzbalkone in Grün oder Rot, die Gallariji, hängen über Straßen, von denen manche so steil sind, dass sie als Treppe zum Meer enden.',
      es_ES:
        'Balcones cerrados de madera, verdes o rojos, los gallariji, cuelgan sobre calles tan empinadas que algunas acaban en escalera hacia el mar.',
      it_IT:
        'Balconi chiusi di legno, verdi o rossi, i gallariji, sporgono su strade così ripide che alcune finiscono a scalinata verso il mare.',
      ru_RU:
        'Закрытые деревянные балконы, зелёные и красные галлариджи, нависают над улицами столь крутыми, что иные кончаются лестницей к морю.',
      ja_JP:
        '「ガッラリーイ」と呼ばれる緑や赤の木の出窓が通りに張り出し、急な坂のいくつかは最後に海へ下る階段になります。',
    },
  },
  {
    slug: 'nicosia',
    country: 'CY',
    names: {
      en_US: 'Nicosia',
      fr_FR: 'Nicosie',
      de_DE: 'Nikosia',
      es_ES: 'Nicosia',
      it_IT: 'Nicosia',
      ru_RU: 'Никосия',
      ja_JP: 'ニコシア',
    },
    latitude: 35.1728,
    longitude: 33.354,
    timeZone: 'Asia/Nicosia',
    currency: 'EUR',
    featured: false,
    order: 1064,
    landmarks: [
      { motif: 'gate', name: 'Famagusta Gate' },
      { motif: 'minaret', name: 'Selimiye Mosque' },
      { motif: 'rooftops', name: 'Laiki Geitonia' },
    ],
    introduction: {
      en_US:
        'The Venetian walls draw a circle with eleven arrow-shaped bastions, and on Ledra Street you show a passport to walk on.',
      fr_FR:
        'Les remparts vénitiens tracent un cercle à onze bastions en pointe de flèche, et dans la rue Ledra, on montre son passeport pour continuer à pied.',
      de_DE:
        'Die venezianischen Mauern ziehen einen Kreis mit elf pfeilförmigen Bastionen, und in der Ledra-Straße zeigt man den Pass, um weiterzugehen.',
      es_ES:
        'Las murallas venecianas trazan un círculo con once baluartes en punta de flecha, y en la calle Ledra se enseña el pasaporte para seguir andando.',
      it_IT:
        'Le mura veneziane tracciano un cerchio con undici bastioni a punta di freccia, e in via Ledra si mostra il passaporto per proseguire a piedi.',
      ru_RU:
        'Венецианские стены образуют круг с одиннадцатью стреловидными бастионами, а на улице Ледра, чтобы идти дальше, показывают паспорт.',
      ja_JP:
        'ヴェネツィア人の築いた城壁は矢じり形の稜堡11か所をもつ円を描き、レドラ通りでは途中で旅券を見せて先へ歩きます。',
    },
  },
  {
    slug: 'tbilisi',
    country: 'GE',
    names: {
      en_US: 'Tbilisi',
      fr_FR: 'Tbilissi',
      de_DE: 'Tiflis',
      es_ES: 'Tiflis',
      it_IT: 'Tbilisi',
      ru_RU: 'Тбилиси',
      ja_JP: 'トビリシ',
    },
    latitude: 41.7151,
    longitude: 44.8271,
    timeZone: 'Asia/Tbilisi',
    currency: 'GEL',
    featured: false,
    order: 1065,
    landmarks: [
      { motif: 'castle', name: 'Narikala' },
      { motif: 'dome', name: 'Sulfur baths of Abanotubani' },
      { motif: 'river', name: 'Kura' },
    ],
    introduction: {
      en_US:
        'Brick domes swell from the ground in Abanotubani, and beneath them bathers are scrubbed in the warm sulfur water that gave the city its name.',
      fr_FR:
        'À Abanotubani, des coupoles de brique affleurent au sol ; dessous, on se fait frotter dans l’eau chaude et soufrée qui donna son nom à la ville.',
      de_DE:
        'In Abanotubani wölben sich Ziegelkuppeln aus dem Boden, und darunter lässt man sich im warmen Schwefelwasser schrubben, das der Stadt ihren Namen gab.',
      es_ES:
        'En Abanotubani asoman del suelo cúpulas de ladrillo, y bajo ellas se frota a los bañistas en el agua tibia y sulfurosa que dio nombre a la ciudad.',
      it_IT:
        'Ad Abanotubani cupole di mattoni spuntano dal terreno, e sotto ci si fa strigliare nell’acqua calda e sulfurea che diede il nome alla città.',
      ru_RU:
        'В Абанотубани из земли поднимаются кирпичные купола, а под ними банщики трут гостей в тёплой серной воде, давшей имя городу.',
      ja_JP:
        'アバノトゥバニ地区では地面から煉瓦のドームが盛り上がり、その下では街の名の由来となった温かい硫黄泉で垢すりが受けられます。',
    },
  },
  {
    slug: 'yerevan',
    country: 'AM',
    names: {
      en_US: 'Yerevan',
      fr_FR: 'Erevan',
      de_DE: 'Eriwan',
      es_ES: 'Ereván',
      it_IT: 'Yerevan',
      ru_RU: 'Ереван',
      ja_JP: 'エレバン',
    },
    latitude: 40.1792,
    longitude: 44.4991,
    timeZone: 'Asia/Yerevan',
    currency: 'AMD',
    featured: false,
    order: 1066,
    landmarks: [
      { motif: 'mountain', name: 'Ararat' },
      { motif: 'museum-columns', name: 'Cafesjian Museum' },
      { motif: 'clock-tower', name: 'Republic Square' },
    ],
    introduction: {
      en_US:
        'Many façades are of pink tuff, and at the top of the Cascade’s steps people turn around to see whether Ararat is out of the clouds.',
      fr_FR:
        'Bien des façades sont de tuf rose, et en haut des marches de la Cascade, on se retourne pour voir si l’Ararat est sorti des nuages.',
      de_DE:
        'Viele Fassaden sind aus rosa Tuffstein, und oben auf der Treppe der Kaskade dreht man sich um, ob der Ararat gerade aus den Wolken ragt.',
      es_ES:
        'Muchas fachadas son de toba rosada, y en lo alto de la escalinata de la Cascada todos se vuelven a ver si el Ararat asoma entre las nubes.',
      it_IT:
        'Molte facciate sono di tufo rosa, e in cima alla scalinata della Cascata ci si volta per vedere se l’Ararat è uscito dalle nuvole.',
      ru_RU:
        'Многие фасады сложены из розового туфа, а наверху лестницы Каскада все оборачиваются посмотреть, не вышел ли из облаков Арарат.',
      ja_JP:
        '街にはばら色の凝灰岩の建物が多く、カスカードの階段を登りきった人は振り返り、アララト山が雲から出ているか確かめます。',
    },
  },
];
