import type { TourOfDemo } from '../shapes.js';

export const tokyoAsakusaToYanaka: TourOfDemo = {
  slug: 'tokyo-asakusa-to-yanaka',
  city: 'tokyo',
  categories: ['private-tour'],
  currency: 'JPY',
  featured: true,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['off-the-beaten-track'],
  landmarks: [
    { motif: 'gate', name: 'Kaminarimon' },
    { motif: 'pagoda', name: 'Five-story pagoda of Sensō-ji' },
    { motif: 'market-stall', name: 'Yanaka Ginza' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Asakusa Culture Tourist Information Center, opposite Kaminarimon',
        fr_FR: 'Centre d’information touristique d’Asakusa, en face de Kaminarimon',
        de_DE: 'Touristeninformation Asakusa, gegenüber dem Kaminarimon',
        es_ES: 'Centro de información turística de Asakusa, frente a Kaminarimon',
        it_IT: 'Centro informazioni turistiche di Asakusa, di fronte a Kaminarimon',
        ru_RU: 'Туристический центр Асакусы, напротив ворот Каминаримон',
        ja_JP: '浅草文化観光センター前（雷門の向かい）',
      },
      address: '2-18-9 Kaminarimon, Taito City, Tokyo 111-0034, Japan',
      addresses: { ja_JP: '〒111-0034 東京都台東区雷門2-18-9' },
      latitude: 35.71071,
      longitude: 139.79662,
    },
  ],
  options: [
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 36000 },
          { upTo: 4, amount: 42000 },
          { upTo: 6, amount: 50000 },
        ],
        extraPerson: 5000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [2, 3, 4, 5, 6],
      starts: ['09:00', '13:00'],
      closedDays: ['12-30', '12-31', '01-01', '01-02', '01-03'],
    },
    {
      durationMinutes: 360,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 52000 },
          { upTo: 4, amount: 59000 },
          { upTo: 6, amount: 68000 },
        ],
        extraPerson: 6000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [2, 3, 4, 5, 6],
      starts: ['09:30', '10:30'],
      closedDays: ['12-30', '12-31', '01-01', '01-02', '01-03'],
    },
  ],
  name: {
    en_US: 'From Asakusa to Yanaka on Foot',
    fr_FR: 'D’Asakusa à Yanaka, à pied',
    de_DE: 'Zu Fuß von Asakusa nach Yanaka',
    es_ES: 'De Asakusa a Yanaka, a pie',
    it_IT: 'Da Asakusa a Yanaka, a piedi',
    ru_RU: 'Пешком из Асакусы в Янаку',
    ja_JP: '浅草から谷中へ 下町を歩く',
  },
  summary: {
    en_US:
      'A private walk through the low city, from the lantern of Kaminarimon by the kitchen shops of Kappabashi and Ueno Park to Yanaka Ginza.',
    fr_FR:
      'Une marche privée dans la ville basse, de la lanterne de Kaminarimon à Yanaka Ginza par les boutiques de Kappabashi et le parc d’Ueno.',
    de_DE:
      'Ein privater Rundgang durch die Unterstadt: von der Laterne des Kaminarimon über die Küchenläden in Kappabashi und den Ueno-Park nach Yanaka.',
    es_ES:
      'Un paseo privado por la ciudad baja, del farol de Kaminarimon a Yanaka Ginza, por las tiendas de cocina de Kappabashi y el parque de Ueno.',
    it_IT:
      'Una passeggiata privata nella città bassa, dalla lanterna di Kaminarimon a Yanaka Ginza, per i negozi di Kappabashi e il parco di Ueno.',
    ru_RU:
      'Индивидуальная прогулка по «нижнему городу»: от фонаря Каминаримон через посудные лавки Каппабаси и парк Уэно до торговой улочки Янака-Гиндза.',
    ja_JP:
      '雷門の大提灯から浅草寺、道具の町かっぱ橋、上野公園の池とお堂、谷中霊園の桜並木を経て、夕やけだんだんと谷中銀座まで、東京の下町を西へたどりながらゆっくり歩くプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'The dragon carved under the lantern of Kaminarimon',
      'Knives, lacquer bowls and wax sushi in Kappabashi',
      'The looped pine of Kiyomizu Kannon-dō above Shinobazu Pond',
      'Temple walls and old graves on the way to Yanaka Ginza',
    ],
    fr_FR: [
      'Le dragon sculpté sous la lanterne de Kaminarimon',
      'Couteaux, bols laqués et sushis de cire à Kappabashi',
      'Le pin en anneau du Kiyomizu Kannon-dō, au-dessus de l’étang Shinobazu',
      'Murs de temples et tombes anciennes en allant vers Yanaka Ginza',
    ],
    de_DE: [
      'Der geschnitzte Drache unter der Laterne des Kaminarimon',
      'Messer, Lackschalen und Sushi aus Wachs in Kappabashi',
      'Die Ringkiefer der Kiyomizu-Kannon-Halle über dem Shinobazu-Teich',
      'Tempelmauern und alte Gräber auf dem Weg nach Yanaka Ginza',
    ],
    es_ES: [
      'El dragón tallado bajo el farol de Kaminarimon',
      'Cuchillos, cuencos lacados y sushi de cera en Kappabashi',
      'El pino en anillo del Kiyomizu Kannon-dō, sobre el estanque Shinobazu',
      'Muros de templos y tumbas antiguas camino de Yanaka Ginza',
    ],
    it_IT: [
      'Il drago scolpito sotto la lanterna di Kaminarimon',
      'Coltelli, ciotole laccate e sushi di cera a Kappabashi',
      'Il pino ad anello del Kiyomizu Kannon-dō, sopra lo stagno Shinobazu',
      'Muri di templi e vecchie tombe verso Yanaka Ginza',
    ],
    ru_RU: [
      'Резной дракон под фонарём ворот Каминаримон',
      'Ножи, лаковые миски и восковые суши в Каппабаси',
      'Сосна-кольцо у Киёмидзу Каннон-до над прудом Синобадзу',
      'Храмовые стены и старые могилы по дороге к Янака-Гиндза',
    ],
    ja_JP: [
      '雷門の大提灯の底に彫られた龍',
      '包丁、漆器、食品サンプルが並ぶかっぱ橋',
      '不忍池を見下ろす清水観音堂の「月の松」',
      '寺の築地塀と古い墓所を抜けて谷中銀座へ',
    ],
  },
  description: {
    en_US:
      'Between the Sumida River and the edge of the Yanaka plateau lies the part of Tokyo that used to be called the low city. You cross it from east to west: incense and rice crackers around Sensō-ji, then the street where the restaurants of the capital buy their pans, then the wooded hill of Ueno with its pond. At the end come the lanes of Yanaka, which escaped the great fires of the last century.\n\nThe walk is just under six kilometers, mostly level, with one short climb in Ueno and a flight of steps in Yanaka that can be avoided. Halls and shrines are seen from their free precincts, and no museum is entered. The six-hour version keeps the same route, with time for a sit-down lunch and a detour to the vermilion gates of Nezu Shrine.',
    fr_FR:
      'Entre la Sumida et le rebord du plateau de Yanaka s’étend ce que l’on appelait la ville basse. Vous la traversez d’est en ouest : l’encens et les galettes de riz autour du Sensō-ji, la rue où les restaurants de la capitale achètent leurs casseroles, puis la colline boisée d’Ueno et son étang. Viennent enfin les ruelles de Yanaka, épargnées par les grands incendies du siècle dernier.\n\nLa marche fait un peu moins de six kilomètres, presque à plat, avec une courte montée à Ueno et, à Yanaka, un escalier que l’on peut éviter. Pavillons et sanctuaires se voient depuis leurs enceintes libres d’accès ; aucun musée n’est visité. La formule de six heures suit le même chemin, avec le temps d’un déjeuner à table et d’un détour par les portiques vermillon du sanctuaire Nezu.',
    de_DE:
      'Zwischen dem Sumida-Fluss und dem Rand der Hochfläche von Yanaka liegt der Teil Tokios, den man früher die Unterstadt nannte. Sie durchqueren ihn von Ost nach West: Weihrauch und Reiscracker rund um den Sensō-ji, dann die Straße, in der die Restaurants der Hauptstadt ihre Pfannen kaufen, dann der bewaldete Hügel von Ueno mit seinem Teich. Am Ende stehen die Gassen von Yanaka, die von den großen Bränden des letzten Jahrhunderts verschont blieben.\n\nDer Weg ist knapp sechs Kilometer lang und überwiegend eben, mit einem kurzen Anstieg in Ueno und einer Treppe in Yanaka, die sich umgehen lässt. Hallen und Schreine sehen Sie von ihren frei zugänglichen Höfen aus, ein Museum wird nicht besucht. Die sechsstündige Variante folgt derselben Route und lässt Zeit für ein Mittagessen und einen Abstecher zu den zinnoberroten Toren des Nezu-Schreins.',
    es_ES:
      'Entre el río Sumida y el borde de la meseta de Yanaka se extiende lo que antes se llamaba la ciudad baja. La cruzamos de este a oeste: incienso y galletas de arroz en torno al Sensō-ji, la calle donde los restaurantes de la capital compran sus sartenes y la colina arbolada de Ueno con su estanque. Al final esperan las callejuelas de Yanaka, que se libraron de los grandes incendios del siglo pasado.\n\nSon algo menos de seis kilómetros, casi llanos, con una subida corta en Ueno y una escalera en Yanaka que se puede evitar. Los pabellones y santuarios se ven desde sus recintos de libre acceso y no se entra en ningún museo. La versión de seis horas sigue la misma ruta, con tiempo para comer sentados y para desviarse hasta los torii bermellones del santuario Nezu.',
    it_IT:
      'Fra il fiume Sumida e l’orlo dell’altopiano di Yanaka si stende quella che un tempo si chiamava la città bassa. La si attraversa da est a ovest: incenso e cracker di riso intorno al Sensō-ji, poi la via dove i ristoranti della capitale comprano le pentole, poi la collina alberata di Ueno con il suo stagno. In fondo ci sono i vicoli di Yanaka, risparmiati dai grandi incendi del secolo scorso.\n\nSono poco meno di sei chilometri, quasi tutti in piano, con una breve salita a Ueno e una scalinata a Yanaka che si può evitare. Padiglioni e santuari si vedono dai recinti ad accesso libero e non si entra in alcun museo. La versione di sei ore segue lo stesso percorso, con il tempo per un pranzo seduti e per una deviazione ai torii vermigli del santuario Nezu.',
    ru_RU:
      'Между рекой Сумидой и краем возвышенности Янака лежит та часть Токио, которую прежде называли нижним городом. Мы пройдём её с востока на запад: благовония и рисовые крекеры вокруг Сэнсо-дзи, потом улица, где столичные рестораны покупают сковороды, потом лесистый холм Уэно с прудом. В конце — переулки Янаки, которых не коснулись большие пожары прошлого века.\n\nПуть чуть короче шести километров, почти ровный: один небольшой подъём в Уэно и лестница в Янаке, которую можно обойти. Павильоны и святилища мы осматриваем со двора, куда вход свободный; в музеи не заходим. Шестичасовой вариант идёт тем же маршрутом, но оставляет время на обед и на то, чтобы завернуть к алым тории святилища Нэдзу.',
    ja_JP:
      '隅田川から谷中の台地の縁まで、かつて下町と呼ばれた東京を東から西へ横切ります。線香と煎餅の香りがただよう浅草寺の界隈、都内の料理店が鍋や包丁を買いに来る道具街、池を抱く上野の山。そして最後に、前世紀の大火を免れた谷中の路地が待っています。\n\n道のりは6キロ弱でほぼ平坦ですが、上野に短い上り坂、谷中に石段があります（石段は迂回できます）。お堂や社は自由に入れる境内から拝観し、博物館や美術館には入りません。6時間のコースは同じ道筋で、ゆっくり昼食をとる時間と、根津神社の千本鳥居への寄り道が加わります。',
  },
  included: {
    en_US: [
      'Private licensed guide-interpreter',
      'Paper map of the route with the guide’s shop addresses',
      'Pick-up on foot at hotels in Asakusa',
    ],
    fr_FR: [
      'Guide-interprète agréé, rien que pour vous',
      'Plan papier du parcours avec les adresses du guide',
      'Rendez-vous possible à votre hôtel à Asakusa',
    ],
    de_DE: [
      'Lizenzierter Guide nur für Ihre Gruppe',
      'Gedruckter Plan der Route mit Ladenadressen des Guides',
      'Abholung zu Fuß in Hotels in Asakusa',
    ],
    es_ES: [
      'Guía intérprete titulado, solo para su grupo',
      'Plano en papel de la ruta con las direcciones del guía',
      'Recogida a pie en hoteles de Asakusa',
    ],
    it_IT: [
      'Guida interprete abilitata, solo per il suo gruppo',
      'Mappa cartacea del percorso con gli indirizzi della guida',
      'Incontro in hotel ad Asakusa',
    ],
    ru_RU: [
      'Лицензированный гид-переводчик только для вашей группы',
      'Бумажная карта маршрута с адресами лавок от гида',
      'Встреча в отеле, если он в Асакусе',
    ],
    ja_JP: [
      'お客様のグループ専任の有資格ガイド',
      'ガイドおすすめの店を記したルートマップ',
      '浅草のホテルまで徒歩でのお迎え',
    ],
  },
  notIncluded: {
    en_US: [
      'Entrance tickets (the route needs none; the inner enclosure of Tōshō-gū is charged separately)',
      'Food, drinks and purchases',
      'Train or bus fares',
    ],
    fr_FR: [
      'Billets d’entrée (le parcours n’en demande pas ; l’enceinte intérieure du Tōshō-gū est payante, en sus)',
      'Repas, boissons et achats',
      'Billets de train ou de bus',
    ],
    de_DE: [
      'Eintrittskarten (für die Route nicht nötig; der innere Bezirk des Tōshō-gū kostet extra)',
      'Speisen, Getränke und Einkäufe',
      'Fahrkarten für Bahn oder Bus',
    ],
    es_ES: [
      'Entradas (la ruta no las requiere; el recinto interior del Tōshō-gū se paga aparte)',
      'Comida, bebida y compras',
      'Billetes de tren o autobús',
    ],
    it_IT: [
      'Biglietti d’ingresso (il percorso non ne richiede; il recinto interno del Tōshō-gū è a parte)',
      'Cibo, bevande e acquisti',
      'Biglietti di treno o autobus',
    ],
    ru_RU: [
      'Входные билеты (для маршрута не нужны; внутренний двор Тосёгу оплачивается отдельно)',
      'Еда, напитки и покупки',
      'Проезд на поезде или автобусе',
    ],
    ja_JP: [
      '入場料（このルートでは不要です。上野東照宮の透塀内の拝観料は別途）',
      '飲食代とお買い物代',
      '電車・バスの運賃',
    ],
  },
  itinerary: [
    {
      name: {
        en_US: 'Kaminarimon and Nakamise',
        fr_FR: 'Kaminarimon et Nakamise',
        de_DE: 'Kaminarimon und Nakamise',
        es_ES: 'Kaminarimon y Nakamise',
        it_IT: 'Kaminarimon e Nakamise',
        ru_RU: 'Каминаримон и Накамисэ',
        ja_JP: '雷門と仲見世通り',
      },
      text: {
        en_US:
          'Stoop a little under the great red lantern: a dragon is carved into its wooden base. The gods of wind and thunder stand in the niches on either side of the gate.',
        fr_FR:
          'Baissez-vous un peu sous la grande lanterne rouge : un dragon est sculpté sur sa base de bois. Les dieux du vent et du tonnerre occupent les niches de part et d’autre.',
        de_DE:
          'Gehen Sie unter der großen roten Laterne leicht in die Knie: In ihren Holzboden ist ein Drache geschnitzt. In den Nischen links und rechts stehen der Windgott und der Donnergott.',
        es_ES:
          'Conviene agacharse bajo el gran farol rojo: en su base de madera hay un dragón tallado. A los lados, en las hornacinas, están los dioses del viento y del trueno.',
        it_IT:
          'Sotto la grande lanterna rossa conviene chinarsi: sul fondo di legno è scolpito un drago. Nelle nicchie ai lati stanno gli dèi del vento e del tuono.',
        ru_RU:
          'Пригнитесь под большим красным фонарём: на его деревянном дне вырезан дракон. В нишах по сторонам ворот стоят боги ветра и грома.',
        ja_JP: '大提灯の下で少し身をかがめると、底の板に彫られた龍が見えます。門の左右には風神と雷神が立っています。',
      },
      latitude: 35.71108,
      longitude: 139.79638,
      minutes: 18,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Sensō-ji and Asakusa Shrine',
        fr_FR: 'Sensō-ji et sanctuaire d’Asakusa',
        de_DE: 'Sensō-ji und Asakusa-Schrein',
        es_ES: 'Sensō-ji y santuario de Asakusa',
        it_IT: 'Sensō-ji e santuario di Asakusa',
        ru_RU: 'Сэнсо-дзи и святилище Асакуса',
        ja_JP: '浅草寺と浅草神社',
      },
      text: {
        en_US:
          'Straw sandals taller than a man hang on the back of the Hōzōmon gate. The shrine next to the main hall honors the fishermen who, the story goes, drew the temple’s Kannon out of the Sumida in their net.',
        fr_FR:
          'Des sandales de paille plus hautes qu’un homme sont suspendues au dos de la porte Hōzōmon. Le sanctuaire voisin honore les pêcheurs qui, dit-on, tirèrent la Kannon du temple de la Sumida dans leur filet.',
        de_DE:
          'An der Rückseite des Hōzōmon hängen Strohsandalen, die größer sind als ein Mensch. Der Schrein neben der Haupthalle ehrt die Fischer, die der Legende nach die Kannon des Tempels mit dem Netz aus dem Sumida zogen.',
        es_ES:
          'En la parte trasera de la puerta Hōzōmon cuelgan unas sandalias de paja más altas que una persona. El santuario contiguo honra a los pescadores que, según la leyenda, sacaron del Sumida en su red la Kannon del templo.',
        it_IT:
          'Sul retro della porta Hōzōmon pendono sandali di paglia più alti di un uomo. Il santuario accanto alla sala principale onora i pescatori che, si racconta, trassero dal Sumida con la rete la Kannon del tempio.',
        ru_RU:
          'На задней стороне ворот Ходзомон висят соломенные сандалии выше человеческого роста. Соседнее святилище посвящено рыбакам, которые, по преданию, выловили сетью из Сумиды храмовую статую Каннон.',
        ja_JP:
          '宝蔵門の裏側には、人の背丈をはるかに超える大わらじが掛かっています。本堂の隣の浅草神社には、隅田川で網にかかった観音像を引き上げたと伝わる漁師の兄弟らが祀られています。',
      },
      latitude: 35.71476,
      longitude: 139.79674,
      minutes: 28,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Kappabashi Kitchen Street',
        fr_FR: 'Kappabashi, la rue des ustensiles',
        de_DE: 'Küchenstraße Kappabashi',
        es_ES: 'Kappabashi, la calle de los utensilios',
        it_IT: 'Kappabashi, la via degli utensili',
        ru_RU: 'Каппабаси, улица кухонной утвари',
        ja_JP: 'かっぱ橋道具街',
      },
      text: {
        en_US:
          'A giant cook’s head on the roof of a shop marks the south end of the street, and a gilded water sprite stands halfway along. Shop windows show knives sorted by fish and bowls of noodles made of wax and resin.',
        fr_FR:
          'Une tête de cuisinier géante, posée sur un toit, marque l’extrémité sud de la rue ; à mi-chemin se tient un kappa doré. En vitrine, des couteaux classés par poisson et des bols de nouilles en cire ou en résine.',
        de_DE:
          'Ein riesiger Kochkopf auf einem Ladendach markiert das Südende der Straße, auf halber Strecke steht ein vergoldeter Kappa. In den Auslagen liegen Messer, nach Fischen sortiert, und Nudelsuppen aus Wachs und Kunstharz.',
        es_ES:
          'Una cabeza de cocinero gigante sobre un tejado señala el extremo sur de la calle, y a mitad de camino hay un kappa dorado. En los escaparates, cuchillos ordenados por pescado y cuencos de fideos de cera y resina.',
        it_IT:
          'Una gigantesca testa di cuoco su un tetto segna il capo sud della via, e a metà strada c’è un kappa dorato. Nelle vetrine, coltelli ordinati per pesce e ciotole di noodles in cera e resina.',
        ru_RU:
          'Южный конец улицы отмечает огромная голова повара на крыше магазина, а посередине стоит золочёный водяной — каппа. В витринах ножи, разложенные по видам рыбы, и лапша из воска и смолы.',
        ja_JP:
          '通りの南端では屋根の上の巨大なコックの顔が目印になり、途中には金色の河童像が立っています。店先には魚ごとに使い分ける包丁や、蝋や樹脂でできた麺類の食品サンプルが並びます。',
      },
      latitude: 35.71392,
      longitude: 139.78846,
      minutes: 28,
      minutesToNext: 20,
    },
    {
      name: {
        en_US: 'Kiyomizu Kannon-dō, Ueno Park',
        fr_FR: 'Kiyomizu Kannon-dō, parc d’Ueno',
        de_DE: 'Kiyomizu-Kannon-Halle, Ueno-Park',
        es_ES: 'Kiyomizu Kannon-dō, parque de Ueno',
        it_IT: 'Kiyomizu Kannon-dō, parco di Ueno',
        ru_RU: 'Киёмидзу Каннон-до, парк Уэно',
        ja_JP: '上野公園・清水観音堂',
      },
      text: {
        en_US:
          'The hall with its stage is modeled on Kiyomizu-dera in Kyoto. In front of it a pine branch has been trained into a circle, as in a print by Hiroshige, and frames the temple in the pond below.',
        fr_FR:
          'Ce pavillon à terrasse reprend le modèle du Kiyomizu-dera de Kyoto. Devant lui, une branche de pin conduite en cercle, comme sur une estampe de Hiroshige, encadre le temple de l’étang.',
        de_DE:
          'Die Halle mit ihrer Terrasse folgt dem Vorbild des Kiyomizu-dera in Kyoto. Davor ist ein Kiefernast zum Kreis gezogen, wie auf einem Holzschnitt Hiroshiges, und rahmt den Tempel unten im Teich.',
        es_ES:
          'El pabellón y su terraza siguen el modelo del Kiyomizu-dera de Kioto. Delante, una rama de pino guiada en círculo, como en una estampa de Hiroshige, enmarca el templo del estanque.',
        it_IT:
          'Il padiglione con la terrazza riprende il Kiyomizu-dera di Kyoto. Davanti, un ramo di pino curvato ad anello, come in una stampa di Hiroshige, incornicia il tempio nello stagno.',
        ru_RU:
          'Зал с помостом построен по образцу Киёмидзу-дэра в Киото. Ветвь сосны перед ним выгнута в кольцо, как на гравюре Хиросигэ, и сквозь неё виден храм на пруду.',
        ja_JP:
          '舞台造りのお堂は京都の清水寺にならったものです。正面の松は広重の浮世絵のとおり枝が丸く仕立てられ、輪の中に池の弁天堂が収まります。',
      },
      latitude: 35.71245,
      longitude: 139.77345,
      minutes: 12,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Shinobazu Pond and Benten-dō',
        fr_FR: 'Étang Shinobazu et Benten-dō',
        de_DE: 'Shinobazu-Teich und Benten-dō',
        es_ES: 'Estanque Shinobazu y Benten-dō',
        it_IT: 'Stagno Shinobazu e Benten-dō',
        ru_RU: 'Пруд Синобадзу и Бэнтэн-до',
        ja_JP: '不忍池と弁天堂',
      },
      text: {
        en_US:
          'In summer the lotus leaves stand higher than the railings. Among the stones around the island temple are memorials set up by trades, one to worn-out spectacles and one to the pufferfish.',
        fr_FR:
          'En été, les feuilles de lotus dépassent les garde-corps. Parmi les stèles de l’île, des corps de métier ont élevé des monuments aux lunettes usées et au poisson-globe.',
        de_DE:
          'Im Sommer stehen die Lotosblätter höher als das Geländer. Unter den Steinen um den Inseltempel sind Denkmäler von Berufsständen, eines für ausgediente Brillen und eines für den Kugelfisch.',
        es_ES:
          'En verano las hojas de loto rebasan las barandillas. Entre las estelas del templo de la isla hay monumentos erigidos por los gremios a las gafas gastadas y al pez globo.',
        it_IT:
          'D’estate le foglie di loto superano i parapetti. Fra le stele intorno al tempio sull’isola ci sono monumenti eretti dai mestieri agli occhiali consumati e al pesce palla.',
        ru_RU:
          'Летом листья лотоса поднимаются выше перил. Среди камней вокруг храма на острове есть памятники от ремесленников и торговцев: отслужившим очкам и рыбе фугу.',
        ja_JP:
          '夏には蓮の葉が欄干より高く茂ります。弁天堂のまわりには同業の人々が建てた碑が並び、めがねの碑やふぐの供養碑も見つかります。',
      },
      latitude: 35.71222,
      longitude: 139.77072,
      minutes: 14,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Ueno Tōshō-gū',
        fr_FR: 'Tōshō-gū d’Ueno',
        de_DE: 'Ueno Tōshō-gū',
        es_ES: 'Tōshō-gū de Ueno',
        it_IT: 'Tōshō-gū di Ueno',
        ru_RU: 'Уэно Тосёгу',
        ja_JP: '上野東照宮',
      },
      text: {
        en_US:
          'Rows of stone and copper lanterns, gifts of feudal lords, lead to a gilded gate. The two dragons on its posts are said to go down to the pond at night to drink.',
        fr_FR:
          'Des rangées de lanternes de pierre et de cuivre, offertes par des seigneurs, mènent à une porte dorée. On dit que les deux dragons de ses montants descendent la nuit boire à l’étang.',
        de_DE:
          'Reihen von Stein- und Kupferlaternen, Gaben von Fürsten, führen zu einem vergoldeten Tor. Die beiden Drachen an seinen Pfosten sollen nachts zum Teich hinuntersteigen, um zu trinken.',
        es_ES:
          'Hileras de faroles de piedra y de cobre, regalo de señores feudales, conducen a una puerta dorada. Se cuenta que los dos dragones de sus jambas bajan de noche a beber al estanque.',
        it_IT:
          'File di lanterne di pietra e di rame, doni dei signori feudali, portano a una porta dorata. Si dice che i due draghi sui montanti scendano di notte a bere allo stagno.',
        ru_RU:
          'Ряды каменных и медных фонарей, подаренных князьями, ведут к золочёным воротам. Говорят, два дракона с их столбов по ночам спускаются к пруду напиться.',
        ja_JP:
          '大名たちが奉納した石灯籠と銅灯籠の列が、金色の唐門へと導きます。門柱の昇り龍と降り龍は、夜ごと不忍池へ水を飲みに行くと語り伝えられています。',
      },
      latitude: 35.71535,
      longitude: 139.77062,
      minutes: 16,
      minutesToNext: 16,
    },
    {
      name: {
        en_US: 'Yanaka Cemetery',
        fr_FR: 'Cimetière de Yanaka',
        de_DE: 'Friedhof Yanaka',
        es_ES: 'Cementerio de Yanaka',
        it_IT: 'Cimitero di Yanaka',
        ru_RU: 'Кладбище Янака',
        ja_JP: '谷中霊園',
      },
      text: {
        en_US:
          'Cherry trees close over the central lane, and the base stones of a five-story pagoda that burned in 1957 lie beside it. The last shogun, Tokugawa Yoshinobu, is buried a few minutes away behind a fence.',
        fr_FR:
          'Les cerisiers se rejoignent au-dessus de l’allée centrale, bordée par les pierres de base d’une pagode à cinq étages brûlée en 1957. Le dernier shogun, Tokugawa Yoshinobu, repose non loin, derrière une grille.',
        de_DE:
          'Kirschbäume schließen sich über dem Mittelweg, daneben liegen die Grundsteine einer fünfstöckigen Pagode, die 1957 abbrannte. Der letzte Shogun, Tokugawa Yoshinobu, ruht wenige Minuten weiter hinter einem Gitter.',
        es_ES:
          'Los cerezos se cierran sobre el paseo central, junto al que quedan las piedras de base de una pagoda de cinco pisos que ardió en 1957. El último sogún, Tokugawa Yoshinobu, está enterrado cerca, tras una verja.',
        it_IT:
          'I ciliegi si chiudono sopra il viale centrale, accanto al quale restano le pietre di base di una pagoda a cinque piani bruciata nel 1957. L’ultimo shogun, Tokugawa Yoshinobu, riposa poco lontano, dietro un cancello.',
        ru_RU:
          'Вишни смыкаются над главной аллеей, рядом лежат камни основания пятиярусной пагоды, сгоревшей в 1957 году. Неподалёку, за оградой, похоронен последний сёгун Токугава Ёсинобу.',
        ja_JP:
          '桜の枝が中央の道を覆い、その脇に1957年に焼失した五重塔の礎石が残っています。数分歩いた先の柵の内側には、最後の将軍徳川慶喜が眠っています。',
      },
      latitude: 35.72548,
      longitude: 139.77118,
      minutes: 18,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Yūyake Dandan and Yanaka Ginza',
        fr_FR: 'Yūyake Dandan et Yanaka Ginza',
        de_DE: 'Yūyake Dandan und Yanaka Ginza',
        es_ES: 'Yūyake Dandan y Yanaka Ginza',
        it_IT: 'Yūyake Dandan e Yanaka Ginza',
        ru_RU: 'Лестница Юякэ-Дандан и Янака-Гиндза',
        ja_JP: '夕やけだんだんと谷中銀座',
      },
      text: {
        en_US:
          'The steps are named for the sunset they face. Below them butchers sell croquettes over the counter, and carved wooden cats sit on the eaves of the shops.',
        fr_FR:
          'Ces marches doivent leur nom au couchant qui leur fait face. En bas, les bouchers vendent des croquettes au comptoir, et des chats de bois sont assis sur les auvents des boutiques.',
        de_DE:
          'Die Stufen heißen nach dem Abendrot, auf das sie blicken. Unten verkaufen Metzger Kroketten über die Theke, und auf den Vordächern der Läden sitzen geschnitzte Katzen.',
        es_ES:
          'Los escalones deben su nombre al atardecer que tienen enfrente. Abajo, las carnicerías venden croquetas en el mostrador y en los aleros de las tiendas hay gatos de madera.',
        it_IT:
          'I gradini prendono il nome dal tramonto che hanno di fronte. Sotto, i macellai vendono crocchette al banco, e sulle tettoie delle botteghe siedono gatti di legno.',
        ru_RU:
          'Лестница названа по закату, на который она смотрит. Внизу мясники продают крокеты прямо с прилавка, а на козырьках лавок сидят деревянные кошки.',
        ja_JP:
          '石段の名は、正面に沈む夕日にちなみます。下りた先では肉屋の店頭でコロッケやメンチカツが揚がり、軒先には木彫りの猫が座っています。',
      },
      latitude: 35.72762,
      longitude: 139.76618,
      minutes: 30,
      minutesToNext: 0,
    },
  ],
};
