import type { TourOfDemo } from '../shapes.js';

export const florenceOltrarnoCraft: TourOfDemo = {
  slug: 'florence-oltrarno-craft',
  city: 'florence',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  // The workshops have to be asked first.
  leadTimeHours: 48,
  infantsNeedSeat: false,
  specialFilters: ['off-the-beaten-track'],
  landmarks: [
    { motif: 'bridge', name: 'Ponte Vecchio' },
    { motif: 'gate', name: 'Porta San Niccolò' },
    { motif: 'statue', name: 'Bronze David on Piazzale Michelangelo' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Bust of Benvenuto Cellini, middle of the Ponte Vecchio',
        fr_FR: 'Buste de Benvenuto Cellini, au milieu du Ponte Vecchio',
        de_DE: 'Büste des Benvenuto Cellini, Mitte des Ponte Vecchio',
        es_ES: 'Busto de Benvenuto Cellini, en el centro del Ponte Vecchio',
        it_IT: 'Busto di Benvenuto Cellini, al centro di Ponte Vecchio',
        ru_RU: 'Бюст Бенвенуто Челлини, середина моста Понте-Веккьо',
        ja_JP: 'ヴェッキオ橋の中央、ベンヴェヌート・チェッリーニの胸像',
      },
      address: 'Ponte Vecchio, 50125 Firenze FI, Italy',
      latitude: 43.76797,
      longitude: 11.25312,
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
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5],
      starts: ['10:00', '15:00'],
      closedMonths: [8],
      closedDays: ['01-01', '01-06', '04-25', '05-01', '06-02', '06-24', '11-01', '12-08', '12-25', '12-26'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 27000 },
          { upTo: 4, amount: 30000 },
          { upTo: 6, amount: 33500 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5],
      starts: ['09:30', '14:30'],
      closedMonths: [8],
      closedDays: ['01-01', '01-06', '04-25', '05-01', '06-02', '06-24', '11-01', '12-08', '12-25', '12-26'],
    },
  ],
  name: {
    en_US: 'Oltrarno: Workshops on the Other Bank of the Arno',
    fr_FR: 'Oltrarno : les ateliers de l’autre rive de l’Arno',
    de_DE: 'Oltrarno: Werkstätten am anderen Ufer des Arno',
    es_ES: 'Oltrarno: talleres en la otra orilla del Arno',
    it_IT: 'Oltrarno: le botteghe di là d’Arno',
    ru_RU: 'Ольтрарно: мастерские на другом берегу Арно',
    ja_JP: 'オルトラルノ アルノ川の向こう岸の工房めぐり',
  },
  summary: {
    en_US:
      'Frame carvers, gilders and bookbinders at work between Santo Spirito and San Niccolò, then up the ramps to Piazzale Michelangelo.',
    fr_FR:
      'Sculpteurs de cadres, doreurs et relieurs au travail entre Santo Spirito et San Niccolò, puis les rampes du piazzale Michelangelo.',
    de_DE:
      'Rahmenschnitzer, Vergolder und Buchbinder bei der Arbeit zwischen Santo Spirito und San Niccolò, dann hinauf zum Piazzale Michelangelo.',
    es_ES:
      'Tallistas de marcos, doradores y encuadernadores en plena faena entre Santo Spirito y San Niccolò, y subida al Piazzale Michelangelo.',
    it_IT:
      'Intagliatori, doratori e legatori al lavoro tra Santo Spirito e San Niccolò, poi su per le rampe fino al Piazzale Michelangelo.',
    ru_RU:
      'Резчики рам, позолотчики и переплётчики за работой между Санто-Спирито и Сан-Никколо, а затем подъём на площадь Микеланджело.',
    ja_JP:
      'サント・スピリトからサン・ニッコロにかけて、額縁の彫り師、金箔師、製本職人の仕事場を訪ね、最後に坂道を上ってミケランジェロ広場からフィレンツェの街とアルノ川を見渡すプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Two working shops, with time to ask the craftsmen',
      'The Vasari Corridor on the front of Santa Felicita',
      'Brunelleschi’s Santo Spirito and its bare façade',
      'The ramps from the San Niccolò gate to Piazzale Michelangelo',
    ],
    fr_FR: [
      'Deux ateliers en activité, le temps de questionner les artisans',
      'Le corridor de Vasari sur la façade de Santa Felicita',
      'Santo Spirito de Brunelleschi et sa façade nue',
      'Les rampes de la porte San Niccolò au piazzale Michelangelo',
    ],
    de_DE: [
      'Zwei Werkstätten in Betrieb, mit Zeit für Fragen',
      'Der Vasarikorridor an der Front von Santa Felicita',
      'Brunelleschis Santo Spirito mit der schmucklosen Fassade',
      'Die Rampen von der Porta San Niccolò zum Piazzale Michelangelo',
    ],
    es_ES: [
      'Dos talleres en activo, con tiempo para preguntar a los artesanos',
      'El Corredor Vasariano sobre la fachada de Santa Felicita',
      'Santo Spirito, de Brunelleschi, y su fachada desnuda',
      'Las rampas de la puerta de San Niccolò al Piazzale Michelangelo',
    ],
    it_IT: [
      'Due botteghe in attività, con il tempo di fare domande',
      'Il Corridoio Vasariano sulla facciata di Santa Felicita',
      'Santo Spirito di Brunelleschi e la sua facciata spoglia',
      'Le rampe da Porta San Niccolò al Piazzale Michelangelo',
    ],
    ru_RU: [
      'Две действующие мастерские, где можно расспросить мастеров',
      'Коридор Вазари на фасаде церкви Санта-Феличита',
      'Санто-Спирито Брунеллески с гладким фасадом',
      'Подъём от ворот Сан-Никколо к площади Микеланджело',
    ],
    ja_JP: [
      '現役の工房を二か所訪ね、職人に質問できる時間',
      'サンタ・フェリチタ教会の正面を横切るヴァザーリの回廊',
      'ブルネレスキのサント・スピリト聖堂と飾りのない正面',
      'サン・ニッコロ門からミケランジェロ広場へ上る坂道',
    ],
  },
  description: {
    en_US:
      'South of the Ponte Vecchio the streets still smell of shellac and glue. You cross the bridge from its goldsmiths into the Oltrarno, where the people lived who gilded, framed and bound for the palaces on both banks. In the lanes around Piazza della Passera a workshop opens its door and you watch a frame being carved or gold leaf laid on red clay; a second visit follows in San Niccolò. Which shops receive you depends on the day’s work.\n\nIn between lie Via Maggio with its painted palace front, the market square of Santo Spirito and a quiet walk along the river. The last stretch climbs to Piazzale Michelangelo by ramps and steps. The four-hour option keeps the route and gives each workshop about half an hour more.',
    fr_FR:
      'Au sud du Ponte Vecchio, les rues sentent encore la gomme-laque et la colle. On quitte le pont et ses orfèvres pour l’Oltrarno, où vivaient ceux qui doraient, encadraient et reliaient pour les palais des deux rives. Dans les ruelles de la piazza della Passera, un atelier ouvre sa porte et l’on regarde sculpter un cadre ou poser la feuille d’or sur l’argile rouge ; une seconde visite suit à San Niccolò. Les maisons qui reçoivent dépendent du travail du jour.\n\nEntre les deux, la via Maggio et son palais à façade peinte, la place de marché de Santo Spirito et un chemin tranquille le long du fleuve. La fin monte au piazzale Michelangelo par des rampes et des marches. La formule de quatre heures garde le parcours et donne une demi-heure de plus à chaque atelier.',
    de_DE:
      'Südlich des Ponte Vecchio riechen die Gassen noch nach Schellack und Leim. Von den Goldschmieden der Brücke gehen Sie hinüber in den Oltrarno, wo die Leute wohnten, die für die Paläste beider Ufer vergoldeten, rahmten und banden. Nahe der Piazza della Passera öffnet eine Werkstatt ihre Tür, und Sie sehen zu, wie ein Rahmen geschnitzt oder Blattgold auf roten Ton gelegt wird; ein zweiter Besuch folgt in San Niccolò. Welche Häuser Sie empfangen, richtet sich nach der Arbeit des Tages.\n\nDazwischen liegen die Via Maggio mit ihrer bemalten Palastfront, der Marktplatz von Santo Spirito und ein stiller Weg am Fluss. Zuletzt geht es über Rampen und Stufen zum Piazzale Michelangelo. Die vierstündige Variante behält den Weg bei und gibt jeder Werkstatt etwa eine halbe Stunde mehr.',
    es_ES:
      'Al sur del Ponte Vecchio las calles huelen todavía a goma laca y a cola. Se deja el puente y sus orfebres para entrar en el Oltrarno, donde vivían quienes doraban, enmarcaban y encuadernaban para los palacios de ambas orillas. En las callejas de la Piazza della Passera un taller abre la puerta y se ve tallar un marco o asentar el pan de oro sobre arcilla roja; en San Niccolò espera una segunda visita. Qué talleres reciben depende del trabajo de cada día.\n\nEntre uno y otro quedan Via Maggio con su palacio de fachada pintada, la plaza del mercado de Santo Spirito y un tramo tranquilo junto al río. El final sube al Piazzale Michelangelo por rampas y escalones. La opción de cuatro horas mantiene el recorrido y da a cada taller una media hora más.',
    it_IT:
      'A sud di Ponte Vecchio le strade sanno ancora di gommalacca e di colla. Dagli orafi del ponte si passa in Oltrarno, dove abitava chi dorava, incorniciava e rilegava per i palazzi delle due rive. Nei vicoli intorno a Piazza della Passera una bottega apre la porta e si guarda intagliare una cornice o stendere la foglia d’oro sul bolo rosso; una seconda visita segue a San Niccolò. Quali botteghe accolgono il gruppo dipende dal lavoro del giorno.\n\nIn mezzo ci sono Via Maggio con il suo palazzo dipinto, la piazza del mercato di Santo Spirito e un tratto tranquillo lungo il fiume. L’ultima parte sale al Piazzale Michelangelo per rampe e gradini. La formula di quattro ore mantiene il percorso e lascia a ogni bottega circa mezz’ora in più.',
    ru_RU:
      'К югу от Понте-Веккьо улицы до сих пор пахнут шеллаком и клеем. От ювелиров на мосту мы перейдём в Ольтрарно, где жили те, кто золотил, вставлял в рамы и переплетал для дворцов обоих берегов. В переулках у площади Пассера откроет дверь одна из мастерских, и вы увидите, как режут раму или кладут листовое золото на красный болюс; второй визит ждёт вас в Сан-Никколо. Какие именно мастера примут группу, зависит от их работы в этот день.\n\nМежду ними — Виа Маджо с расписным дворцом, рыночная площадь Санто-Спирито и тихий отрезок вдоль реки. В конце поднимаемся по пандусам и ступеням на площадь Микеланджело. Четырёхчасовой вариант идёт тем же путём и добавляет каждой мастерской примерно полчаса.',
    ja_JP:
      'ヴェッキオ橋の南側の通りには、今もシェラックと膠の匂いが漂います。金細工店の並ぶ橋を渡ると、両岸の館のために金箔を貼り、額縁を作り、本を綴じた人々が暮らしたオルトラルノ地区です。パッセラ広場周辺の路地で工房の扉を開けてもらい、額縁を彫る様子や、赤い下地に金箔をのせる作業を間近で見学します。サン・ニッコロ地区ではもう一軒を訪ねます。どの工房が迎えてくれるかは、その日の仕事の都合によります。\n\nその間に、壁面装飾の館が残るマッジョ通り、市の立つサント・スピリト広場、静かな川沿いの道を歩きます。最後は坂道と階段でミケランジェロ広場へ上ります。4時間のコースは同じ道順で、工房ごとの時間が30分ほど長くなります。',
  },
  included: {
    en_US: [
      'Licensed guide for your group alone',
      'Two workshop visits arranged in advance',
      'A demonstration in at least one workshop',
    ],
    fr_FR: [
      'Guide conférencier agréé, réservé à votre groupe',
      'Deux visites d’atelier convenues à l’avance',
      'Une démonstration dans un atelier au moins',
    ],
    de_DE: [
      'Lizenzierter Guide nur für Ihre Gruppe',
      'Zwei vorab vereinbarte Werkstattbesuche',
      'Eine Vorführung in mindestens einer Werkstatt',
    ],
    es_ES: [
      'Guía oficial solo para su grupo',
      'Dos visitas a talleres concertadas de antemano',
      'Una demostración en al menos un taller',
    ],
    it_IT: [
      'Guida abilitata solo per il suo gruppo',
      'Due visite in bottega concordate in anticipo',
      'Una dimostrazione in almeno una bottega',
    ],
    ru_RU: [
      'Лицензированный гид только для вашей группы',
      'Посещение двух мастерских по договорённости',
      'Показ работы хотя бы в одной мастерской',
    ],
    ja_JP: [
      'お客様のグループだけを案内する公認ガイド',
      '事前に手配した工房二か所の訪問',
      '少なくとも一か所の工房での実演',
    ],
  },
  notIncluded: {
    en_US: [
      'Entrance tickets (the route needs none; churches are entered only where visits are free)',
      'Purchases, food and drinks',
      'Transport back from Piazzale Michelangelo',
    ],
    fr_FR: [
      'Billets d’entrée (le parcours n’en demande pas ; on n’entre que dans les églises d’accès libre)',
      'Achats, repas et boissons',
      'Le retour depuis le piazzale Michelangelo',
    ],
    de_DE: [
      'Eintrittskarten (der Weg verlangt keine; Kirchen werden nur bei freiem Zugang betreten)',
      'Einkäufe, Speisen und Getränke',
      'Die Rückfahrt vom Piazzale Michelangelo',
    ],
    es_ES: [
      'Entradas (el recorrido no las necesita; solo se entra en iglesias de acceso libre)',
      'Compras, comida y bebida',
      'El regreso desde el Piazzale Michelangelo',
    ],
    it_IT: [
      'Biglietti d’ingresso (il percorso non ne richiede; si entra solo nelle chiese ad accesso libero)',
      'Acquisti, cibo e bevande',
      'Il rientro dal Piazzale Michelangelo',
    ],
    ru_RU: [
      'Входные билеты (на маршруте они не нужны; в церкви заходим только при свободном входе)',
      'Покупки, еда и напитки',
      'Дорога обратно с площади Микеланджело',
    ],
    ja_JP: [
      '入場料（必要な見学はなく、教会は自由に入れる場合のみ入ります）',
      '買い物代、飲食代',
      'ミケランジェロ広場からの帰りの交通費',
    ],
  },
  itinerary: [
    {
      name: {
        en_US: 'Ponte Vecchio',
        fr_FR: 'Ponte Vecchio',
        de_DE: 'Ponte Vecchio',
        es_ES: 'Ponte Vecchio',
        it_IT: 'Ponte Vecchio',
        ru_RU: 'Понте-Веккьо',
        ja_JP: 'ヴェッキオ橋',
      },
      text: {
        en_US:
          'Butchers kept their stalls on the bridge until a grand duke gave it to the goldsmiths. From Cellini’s bust you see the back rooms hanging over the river on wooden brackets.',
        fr_FR:
          'Les bouchers tenaient étal sur le pont avant qu’un grand-duc ne le donne aux orfèvres. Près du buste de Cellini, on aperçoit les arrière-boutiques suspendues au-dessus du fleuve sur leurs consoles de bois.',
        de_DE:
          'Auf der Brücke standen Fleischer, bis ein Großherzog sie den Goldschmieden überließ. Die Hinterzimmer der Läden hängen auf hölzernen Streben über dem Fluss.',
        es_ES:
          'En el puente vendían los carniceros hasta que un gran duque se lo entregó a los orfebres. Las trastiendas cuelgan sobre el río apoyadas en ménsulas de madera.',
        it_IT:
          'Sul ponte vendevano i beccai, finché un granduca non lo affidò agli orafi. I retrobottega sporgono sul fiume, retti da mensole di legno.',
        ru_RU:
          'На мосту торговали мясники, пока великий герцог не отдал его ювелирам. Задние комнаты лавок нависают над рекой на деревянных подпорках.',
        ja_JP:
          '橋の上には肉屋が並んでいましたが、大公の命で金細工師に譲られました。店の奥の部屋は、木の支えに載って川の上に張り出しています。',
      },
      latitude: 43.76795,
      longitude: 11.25316,
      minutes: 12,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Piazza Santa Felicita',
        fr_FR: 'Piazza Santa Felicita',
        de_DE: 'Piazza Santa Felicita',
        es_ES: 'Piazza Santa Felicita',
        it_IT: 'Piazza Santa Felicita',
        ru_RU: 'Площадь Санта-Феличита',
        ja_JP: 'サンタ・フェリチタ広場',
      },
      text: {
        en_US:
          'The Vasari Corridor runs straight across the church front, so the Medici could hear Mass from a balcony on their way to Palazzo Pitti. If the door is open, Pontormo’s Deposition hangs in the first chapel on the right.',
        fr_FR:
          'Le corridor de Vasari traverse la façade de l’église : les Médicis entendaient la messe d’un balcon, en allant au palais Pitti. Si la porte est ouverte, la Déposition de Pontormo est dans la première chapelle à droite.',
        de_DE:
          'Der Vasarikorridor läuft quer über die Kirchenfront; so hörten die Medici auf dem Weg zum Palazzo Pitti die Messe von einem Balkon aus. Ist die Tür offen, hängt in der ersten Kapelle rechts Pontormos Kreuzabnahme.',
        es_ES:
          'El Corredor Vasariano cruza la fachada de la iglesia: los Médici oían misa desde un balcón camino del Palacio Pitti. Si la puerta está abierta, en la primera capilla a la derecha está el Descendimiento de Pontormo.',
        it_IT:
          'Il Corridoio Vasariano attraversa la facciata della chiesa: i Medici sentivano messa da un palco, andando a Palazzo Pitti. Se la porta è aperta, nella prima cappella a destra c’è la Deposizione del Pontormo.',
        ru_RU:
          'Коридор Вазари проходит прямо по фасаду церкви: Медичи слушали мессу с балкона по дороге во дворец Питти. Если дверь открыта, в первой капелле справа вы увидите «Снятие с креста» Понтормо.',
        ja_JP:
          'ヴァザーリの回廊が教会の正面を横切っており、メディチ家の人々はピッティ宮へ向かう途中、桟敷からミサにあずかりました。扉が開いていれば、右手最初の礼拝堂でポントルモの「十字架降下」を見られます。',
      },
      latitude: 43.76688,
      longitude: 11.25303,
      minutes: 10,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Piazza della Passera and Via Toscanella',
        fr_FR: 'Piazza della Passera et via Toscanella',
        de_DE: 'Piazza della Passera und Via Toscanella',
        es_ES: 'Piazza della Passera y Via Toscanella',
        it_IT: 'Piazza della Passera e Via Toscanella',
        ru_RU: 'Площадь Пассера и Виа Тосканелла',
        ja_JP: 'パッセラ広場とトスカネッラ通り',
      },
      text: {
        en_US:
          'Four lanes meet in a square hardly larger than a room. In a workshop close by you see the layers under a gilded frame: poplar, gesso, red bole and only then the leaf, rubbed bright with agate.',
        fr_FR:
          'Quatre ruelles se croisent sur une place à peine plus grande qu’une pièce. Dans un atelier voisin, on voit ce que cache un cadre doré : peuplier, gesso, bol rouge, puis la feuille polie à l’agate.',
        de_DE:
          'Vier Gassen treffen sich auf einem Platz, kaum größer als ein Zimmer. In einer Werkstatt nebenan sehen Sie die Schichten unter einem vergoldeten Rahmen: Pappelholz, Kreidegrund, roter Bolus, dann erst das Blatt, mit Achat poliert.',
        es_ES:
          'Cuatro callejas se encuentran en una plaza apenas mayor que una habitación. En un taller cercano se ven las capas de un marco dorado: álamo, yeso, bol rojo y solo entonces el pan de oro, bruñido con ágata.',
        it_IT:
          'Quattro vicoli s’incontrano in una piazza poco più grande di una stanza. In una bottega vicina si vedono gli strati di una cornice dorata: pioppo, gesso, bolo rosso e solo alla fine la foglia, brunita con l’agata.',
        ru_RU:
          'Четыре переулка сходятся на площади величиной почти с комнату. В соседней мастерской видно, что лежит под позолотой рамы: тополь, левкас, красный болюс и лишь затем лист, отполированный агатом.',
        ja_JP:
          '四本の路地が、部屋ほどの小さな広場で出会います。近くの工房では、ポプラ材、石膏、赤い下地、そして瑪瑙で磨き上げる金箔という、金の額縁の下に隠れた層を順に見せてもらいます。',
      },
      latitude: 43.76672,
      longitude: 11.25068,
      minutes: 30,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Via Maggio and the Palace of Bianca Cappello',
        fr_FR: 'Via Maggio et palais de Bianca Cappello',
        de_DE: 'Via Maggio und Palazzo di Bianca Cappello',
        es_ES: 'Via Maggio y palacio de Bianca Cappello',
        it_IT: 'Via Maggio e Palazzo di Bianca Cappello',
        ru_RU: 'Виа Маджо и дворец Бьянки Каппелло',
        ja_JP: 'マッジョ通りとビアンカ・カッペッロの館',
      },
      text: {
        en_US:
          'The palace front is covered in sgraffito, drawn by scratching pale plaster down to the dark coat beneath. Bianca Cappello lived here, the lover and later wife of Francesco de’ Medici.',
        fr_FR:
          'La façade est couverte de sgraffites, dessinés en grattant l’enduit clair jusqu’à la couche sombre. Ici vécut Bianca Cappello, maîtresse puis épouse de François de Médicis.',
        de_DE:
          'Die Palastfront bedeckt Sgraffito, eine Zeichnung, für die der helle Putz bis auf die dunkle Schicht weggekratzt wird. Hier wohnte Bianca Cappello, Geliebte und später Frau des Francesco de’ Medici.',
        es_ES:
          'La fachada está cubierta de esgrafiados, dibujados al raspar el enlucido claro hasta la capa oscura. Aquí vivió Bianca Cappello, amante y después esposa de Francisco de Médici.',
        it_IT:
          'La facciata è coperta di graffiti, ottenuti raschiando l’intonaco chiaro fino allo strato scuro. Qui visse Bianca Cappello, amante e poi moglie di Francesco de’ Medici.',
        ru_RU:
          'Фасад покрыт сграффито: рисунок процарапан в светлой штукатурке до тёмного слоя. Здесь жила Бьянка Каппелло, возлюбленная, а затем жена Франческо Медичи.',
        ja_JP:
          '館の正面を覆うのは、明るい漆喰を掻き落として下の暗い層を見せるズグラッフィートの装飾です。フランチェスコ・デ・メディチの恋人で、のちに妻となったビアンカ・カッペッロが暮らしました。',
      },
      latitude: 43.76685,
      longitude: 11.24925,
      minutes: 10,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Piazza Santo Spirito',
        fr_FR: 'Piazza Santo Spirito',
        de_DE: 'Piazza Santo Spirito',
        es_ES: 'Piazza Santo Spirito',
        it_IT: 'Piazza Santo Spirito',
        ru_RU: 'Площадь Санто-Спирито',
        ja_JP: 'サント・スピリト広場',
      },
      text: {
        en_US:
          'Brunelleschi’s last great church shows the square a plain cream wall; its ornament was never agreed upon. In the mornings stalls stand beneath the trees, and the loggia of Palazzo Guadagni looks down from the corner.',
        fr_FR:
          'La dernière grande église de Brunelleschi n’offre à la place qu’un mur crème ; on ne s’accorda jamais sur son décor. Le matin, les étals sont sous les arbres, et la loggia du palais Guadagni domine le coin.',
        de_DE:
          'Brunelleschis letzte große Kirche zeigt dem Platz eine glatte, cremefarbene Wand; über den Schmuck wurde man sich nie einig. Vormittags stehen Stände unter den Bäumen, und von der Ecke blickt die Loggia des Palazzo Guadagni herab.',
        es_ES:
          'La última gran iglesia de Brunelleschi muestra a la plaza un muro liso de color crema; nunca hubo acuerdo sobre su decoración. Por la mañana hay puestos bajo los árboles, y desde la esquina se asoma la logia del Palacio Guadagni.',
        it_IT:
          'L’ultima grande chiesa di Brunelleschi mostra alla piazza un muro liscio color crema; sull’ornamento non ci si accordò mai. Al mattino i banchi stanno sotto gli alberi, e dall’angolo si affaccia la loggia di Palazzo Guadagni.',
        ru_RU:
          'Последняя большая церковь Брунеллески обращена к площади гладкой кремовой стеной: об убранстве так и не договорились. По утрам под деревьями стоят прилавки, а с угла смотрит лоджия палаццо Гваданьи.',
        ja_JP:
          'ブルネレスキ晩年の大きな聖堂ですが、装飾がついに決まらず、広場に向く正面はクリーム色の平らな壁のままです。午前中は木陰に露店が並び、角からはグアダーニ宮の開廊が見下ろしています。',
      },
      latitude: 43.7663,
      longitude: 11.24772,
      minutes: 18,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'San Niccolò quarter',
        fr_FR: 'Quartier San Niccolò',
        de_DE: 'Viertel San Niccolò',
        es_ES: 'Barrio de San Niccolò',
        it_IT: 'Rione San Niccolò',
        ru_RU: 'Квартал Сан-Никколо',
        ja_JP: 'サン・ニッコロ地区',
      },
      text: {
        en_US:
          'The road by the river narrows to a village street below the old walls. In the second workshop paper, leather or metal is on the bench, and you may hold the tools that have shaped it.',
        fr_FR:
          'La route du fleuve se resserre en rue de village sous les anciens remparts. Dans le second atelier, papier, cuir ou métal sont sur l’établi, et l’on peut prendre en main les outils.',
        de_DE:
          'Unterhalb der alten Mauer verengt sich der Weg am Fluss zur Dorfstraße. In der zweiten Werkstatt liegt Papier, Leder oder Metall auf der Bank, und Sie dürfen die Werkzeuge in die Hand nehmen.',
        es_ES:
          'El camino del río se estrecha en una calle de pueblo bajo las antiguas murallas. En el segundo taller hay papel, cuero o metal sobre el banco, y se pueden coger las herramientas con la mano.',
        it_IT:
          'La strada lungo il fiume si stringe in una via di paese sotto le vecchie mura. Nella seconda bottega sul banco ci sono carta, cuoio o metallo, e si possono prendere in mano gli attrezzi.',
        ru_RU:
          'Под старыми стенами дорога вдоль реки сужается до деревенской улицы. Во второй мастерской на верстаке лежит бумага, кожа или металл, и инструменты можно взять в руки.',
        ja_JP:
          '川沿いの道は、古い城壁の下で村のような細い通りになります。二軒目の工房では、紙や革、金属が作業台に載り、使い込まれた道具を手に取らせてもらえます。',
      },
      latitude: 43.76478,
      longitude: 11.25905,
      minutes: 26,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Porta San Niccolò',
        fr_FR: 'Porte San Niccolò',
        de_DE: 'Porta San Niccolò',
        es_ES: 'Puerta de San Niccolò',
        it_IT: 'Porta San Niccolò',
        ru_RU: 'Ворота Сан-Никколо',
        ja_JP: 'サン・ニッコロ門',
      },
      text: {
        en_US:
          'This is the one city gate that kept its full medieval height when the others were cut down, since the hill behind shielded it from cannon. Its open back shows the stairs climbing floor by floor.',
        fr_FR:
          'C’est la seule porte de la ville à garder toute sa hauteur médiévale : la colline la protégeait du canon quand on rabaissa les autres. Son dos ouvert montre l’escalier qui monte d’étage en étage.',
        de_DE:
          'Als einziges Stadttor behielt es seine volle mittelalterliche Höhe, als man die anderen kürzte, denn der Hügel schützte es vor Kanonen. An der offenen Rückseite sieht man die Treppen von Stockwerk zu Stockwerk steigen.',
        es_ES:
          'Es la única puerta de la ciudad que conservó toda su altura medieval cuando se rebajaron las demás, porque la colina la resguardaba de los cañones. Por su dorso abierto se ve subir la escalera piso a piso.',
        it_IT:
          'È l’unica porta della città rimasta all’altezza medievale quando le altre furono abbassate, perché il colle la riparava dai cannoni. Dal lato aperto si vede la scala salire di piano in piano.',
        ru_RU:
          'Единственные городские ворота, сохранившие полную средневековую высоту, когда остальные укоротили: от пушек их прикрывал холм. С открытой тыльной стороны видно, как лестница поднимается с яруса на ярус.',
        ja_JP:
          'ほかの市門が低く削られた際にも、背後の丘が砲撃を防ぐため、中世の高さのまま残された唯一の門です。開いた背面から、階段が各層を上っていく様子が見えます。',
      },
      latitude: 43.76472,
      longitude: 11.26305,
      minutes: 10,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Piazzale Michelangelo',
        fr_FR: 'Piazzale Michelangelo',
        de_DE: 'Piazzale Michelangelo',
        es_ES: 'Piazzale Michelangelo',
        it_IT: 'Piazzale Michelangelo',
        ru_RU: 'Площадь Микеланджело',
        ja_JP: 'ミケランジェロ広場',
      },
      text: {
        en_US:
          'Giuseppe Poggi laid out the terrace when Florence was capital of Italy, with a bronze David in the middle. From the balustrade you follow your own route back along the river to the Ponte Vecchio.',
        fr_FR:
          'Giuseppe Poggi traça la terrasse quand Florence était capitale de l’Italie, avec un David de bronze au centre. De la balustrade, on suit des yeux son propre chemin, le long du fleuve jusqu’au Ponte Vecchio.',
        de_DE:
          'Giuseppe Poggi entwarf die Terrasse, als Florenz Hauptstadt Italiens war; in der Mitte steht ein David aus Bronze. Von der Balustrade verfolgen Sie Ihren Weg am Fluss zurück bis zum Ponte Vecchio.',
        es_ES:
          'Giuseppe Poggi trazó la terraza cuando Florencia era capital de Italia, con un David de bronce en el centro. Desde la balaustrada se sigue con la vista el camino hecho, junto al río hasta el Ponte Vecchio.',
        it_IT:
          'Giuseppe Poggi disegnò la terrazza quando Firenze era capitale d’Italia, con un David di bronzo al centro. Dalla balaustra si ripercorre con lo sguardo la strada fatta, lungo il fiume fino a Ponte Vecchio.',
        ru_RU:
          'Террасу спроектировал Джузеппе Поджи, когда Флоренция была столицей Италии; в центре стоит бронзовый Давид. От балюстрады виден весь ваш путь вдоль реки до самого Понте-Веккьо.',
        ja_JP:
          'フィレンツェがイタリアの首都だった時代に、ジュゼッペ・ポッジが設計した展望広場で、中央にはブロンズのダヴィデ像が立ちます。手すりからは、歩いてきた道を川沿いにヴェッキオ橋までたどれます。',
      },
      latitude: 43.76293,
      longitude: 11.26506,
      minutes: 14,
      minutesToNext: 0,
    },
  ],
};
