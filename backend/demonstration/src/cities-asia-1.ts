import type { CityOfDemo } from './shapes.js';

export const citiesOfAsia1: readonly CityOfDemo[] = [
  {
    slug: 'tokyo',
    country: 'JP',
    names: {
      en_US: 'Tokyo',
      fr_FR: 'Tokyo',
      de_DE: 'Tokio',
      es_ES: 'Tokio',
      it_IT: 'Tokyo',
      ru_RU: 'Токио',
      ja_JP: '東京',
    },
    latitude: 35.6812,
    longitude: 139.7671,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    featured: true,
    order: 6,
    landmarks: [
      { motif: 'pagoda', name: 'Sensō-ji' },
      { motif: 'iron-tower', name: 'Tokyo Tower' },
      { motif: 'skyscrapers', name: 'Shinjuku' },
      { motif: 'lantern', name: 'Kaminarimon' },
    ],
    introduction: {
      en_US:
        'The green trains of the Yamanote Line run in a ring around the center. In Asakusa, stalls along Nakamise-dōri sell rice crackers and sweet cakes all the way to Sensō-ji.',
      fr_FR:
        'Les trains verts de la ligne Yamanote tournent en boucle autour du centre. À Asakusa, les échoppes de Nakamise-dōri vendent galettes de riz et gâteaux jusqu’au Sensō-ji.',
      de_DE:
        'Die grünen Züge der Yamanote-Linie fahren im Ring um das Zentrum. In Asakusa verkaufen die Stände der Nakamise-dōri Reiscracker und süße Kuchen bis vor den Sensō-ji.',
      es_ES:
        'Los trenes verdes de la línea Yamanote dan vueltas en anillo alrededor del centro. En Asakusa, los puestos de Nakamise-dōri venden galletas de arroz y pastelitos hasta el Sensō-ji.',
      it_IT:
        'I treni verdi della linea Yamanote girano ad anello attorno al centro. Ad Asakusa le botteghe di Nakamise-dōri vendono cracker di riso e dolcetti fino al Sensō-ji.',
      ru_RU:
        'Зелёные поезда линии Яманотэ ходят по кольцу вокруг центра. В Асакусе лавки улицы Накамисэ торгуют рисовым печеньем и сладостями до самого храма Сэнсо-дзи.',
      ja_JP:
        '緑色の山手線が都心をぐるりと回っています。浅草では、煎餅や人形焼を売る仲見世通りの店が浅草寺まで並びます。',
    },
  },
  {
    slug: 'kyoto',
    country: 'JP',
    names: {
      en_US: 'Kyoto',
      fr_FR: 'Kyoto',
      de_DE: 'Kyoto',
      es_ES: 'Kioto',
      it_IT: 'Kyoto',
      ru_RU: 'Киото',
      ja_JP: '京都',
    },
    latitude: 35.0116,
    longitude: 135.7681,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    featured: false,
    order: 11,
    landmarks: [
      { motif: 'torii', name: 'Fushimi Inari Taisha' },
      { motif: 'pagoda', name: 'Yasaka Pagoda' },
      { motif: 'river', name: 'Kamo River' },
      { motif: 'pine', name: 'Gardens of Nijō Castle' },
    ],
    introduction: {
      en_US:
        'Thousands of vermilion gates stand over the paths up Mount Inari, each given by a donor whose name is painted on the back. In summer the restaurants of Pontochō set wooden terraces along the Kamo River.',
      fr_FR:
        'Des milliers de portiques vermillon couvrent les sentiers du mont Inari, chacun offert par un donateur dont le nom est peint au dos. L’été, les restaurants de Pontochō dressent des terrasses de bois au bord de la Kamo.',
      de_DE:
        'Tausende zinnoberrote Tore stehen über den Wegen am Berg Inari, jedes von einem Spender, dessen Name auf der Rückseite steht. Im Sommer bauen die Restaurants von Pontochō Holzterrassen am Fluss Kamo auf.',
      es_ES:
        'Miles de puertas bermellón cubren los senderos del monte Inari, cada una regalo de un donante cuyo nombre figura detrás. En verano, los restaurantes de Pontochō montan terrazas de madera junto al río Kamo.',
      it_IT:
        'Migliaia di portali vermigli coprono i sentieri del monte Inari, ognuno dono di qualcuno il cui nome è dipinto sul retro. D’estate i ristoranti di Pontochō montano terrazze di legno lungo il fiume Kamo.',
      ru_RU:
        'Тысячи алых ворот стоят над тропами горы Инари; на обороте каждых написано имя дарителя. Летом рестораны квартала Понто-тё выставляют деревянные террасы вдоль реки Камо.',
      ja_JP:
        '稲荷山の参道には何千もの朱色の鳥居が立ち、裏側には奉納者の名が記されています。夏になると、先斗町の料理屋は鴨川沿いに納涼床を出します。',
    },
  },
  {
    slug: 'bangkok',
    country: 'TH',
    names: {
      en_US: 'Bangkok',
      fr_FR: 'Bangkok',
      de_DE: 'Bangkok',
      es_ES: 'Bangkok',
      it_IT: 'Bangkok',
      ru_RU: 'Бангкок',
      ja_JP: 'バンコク',
    },
    latitude: 13.7563,
    longitude: 100.5018,
    timeZone: 'Asia/Bangkok',
    currency: 'THB',
    featured: false,
    order: 35,
    landmarks: [
      { motif: 'stupa', name: 'Wat Arun' },
      { motif: 'palace', name: 'Grand Palace' },
      { motif: 'river', name: 'Chao Phraya' },
      { motif: 'market-stall', name: 'Yaowarat' },
    ],
    introduction: {
      en_US:
        'A ferry crosses the Chao Phraya from Tha Tien pier to Wat Arun in a few minutes. At dusk the cooks of Yaowarat Road, in Chinatown, set out their tables on the sidewalk.',
      fr_FR:
        'Un bac traverse le Chao Phraya de l’embarcadère de Tha Tien au Wat Arun en quelques minutes. À la tombée du jour, les cuisiniers de Yaowarat, dans Chinatown, sortent leurs tables sur le trottoir.',
      de_DE:
        'Eine Fähre überquert den Chao Phraya in wenigen Minuten vom Pier Tha Tien zum Wat Arun. In der Dämmerung stellen die Köche der Yaowarat Road in Chinatown ihre Tische auf den Gehweg.',
      es_ES:
        'Un ferri cruza el Chao Phraya del muelle de Tha Tien al Wat Arun en pocos minutos. Al anochecer, los cocineros de Yaowarat, en Chinatown, sacan las mesas a la acera.',
      it_IT:
        'Un traghetto attraversa il Chao Phraya dal molo di Tha Tien al Wat Arun in pochi minuti. All’imbrunire i cuochi di Yaowarat, a Chinatown, mettono i tavoli sul marciapiede.',
      ru_RU:
        'Паром за несколько минут пересекает Чаупхрая от пристани Та-Тьен к храму Ват Арун. В сумерках повара улицы Яоварат в Чайна-тауне выставляют столы прямо на тротуар.',
      ja_JP:
        'ター・ティエン船着場から渡し船に乗ると、チャオプラヤー川を数分で越えてワット・アルンに着きます。日暮れには、中華街ヤワラート通りの料理人たちが歩道に卓を並べます。',
    },
  },
  {
    slug: 'singapore',
    country: 'SG',
    names: {
      en_US: 'Singapore',
      fr_FR: 'Singapour',
      de_DE: 'Singapur',
      es_ES: 'Singapur',
      it_IT: 'Singapore',
      ru_RU: 'Сингапур',
      ja_JP: 'シンガポール',
    },
    latitude: 1.2868,
    longitude: 103.8545,
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
    featured: false,
    order: 36,
    landmarks: [
      { motif: 'skyscrapers', name: 'Marina Bay Sands' },
      { motif: 'ferris-wheel', name: 'Singapore Flyer' },
      { motif: 'statue', name: 'Merlion' },
    ],
    introduction: {
      en_US:
        'In the hawker centers a packet of tissues on a chair means that the seat is taken. The shophouses of Boat Quay line the Singapore River just before it reaches Marina Bay.',
      fr_FR:
        'Dans les hawker centres, un paquet de mouchoirs sur une chaise signifie que la place est prise. Les maisons-boutiques de Boat Quay bordent la rivière Singapour juste avant Marina Bay.',
      de_DE:
        'In den Hawker-Centern bedeutet ein Päckchen Taschentücher auf dem Stuhl, dass der Platz besetzt ist. Die Ladenhäuser des Boat Quay säumen den Singapore River kurz vor der Marina Bay.',
      es_ES:
        'En los hawker centres, un paquete de pañuelos sobre la silla indica que el sitio está ocupado. Las casas-tienda de Boat Quay bordean el río Singapur poco antes de Marina Bay.',
      it_IT:
        'Negli hawker centre un pacchetto di fazzoletti sulla sedia vuol dire che il posto è occupato. Le case-bottega di Boat Quay costeggiano il fiume Singapore poco prima di Marina Bay.',
      ru_RU:
        'В хокер-центрах пачка салфеток на стуле означает, что место занято. Старые торговые дома набережной Боут-Ки стоят вдоль реки Сингапур у самого впадения в Марина-Бей.',
      ja_JP:
        'ホーカーセンターでは、椅子に置かれたポケットティッシュは席取りの印です。マリーナ・ベイの手前、シンガポール川沿いのボート・キーにはショップハウスが並びます。',
    },
  },
  {
    slug: 'hanoi',
    country: 'VN',
    names: {
      en_US: 'Hanoi',
      fr_FR: 'Hanoï',
      de_DE: 'Hanoi',
      es_ES: 'Hanói',
      it_IT: 'Hanoi',
      ru_RU: 'Ханой',
      ja_JP: 'ハノイ',
    },
    latitude: 21.0285,
    longitude: 105.8542,
    timeZone: 'Asia/Ho_Chi_Minh',
    currency: 'VND',
    featured: false,
    order: 37,
    landmarks: [
      { motif: 'pagoda', name: 'Trấn Quốc Pagoda' },
      { motif: 'bridge', name: 'Long Biên Bridge' },
      { motif: 'lantern', name: 'Lanterns of the Old Quarter' },
    ],
    introduction: {
      en_US:
        'A red wooden bridge leads over Hoàn Kiếm Lake to the Ngọc Sơn Temple. In the Old Quarter streets bear the names of the goods once sold there, such as Hàng Bạc for silver.',
      fr_FR:
        'Un pont de bois rouge mène, sur le lac Hoàn Kiếm, au temple Ngọc Sơn. Dans le vieux quartier, les rues portent le nom des marchandises d’autrefois, comme Hàng Bạc pour l’argent.',
      de_DE:
        'Eine rote Holzbrücke führt über den Hoàn-Kiếm-See zum Ngọc-Sơn-Tempel. In der Altstadt heißen die Straßen nach den Waren, die es dort einst gab, etwa Hàng Bạc nach dem Silber.',
      es_ES:
        'Un puente rojo de madera lleva, sobre el lago Hoàn Kiếm, al templo Ngọc Sơn. En el barrio viejo las calles se llaman como las mercancías de antaño, por ejemplo Hàng Bạc, la plata.',
      it_IT:
        'Un ponte rosso di legno porta, sul lago Hoàn Kiếm, al tempio Ngọc Sơn. Nel quartiere vecchio le strade hanno il nome delle merci di un tempo, come Hàng Bạc, l’argento.',
      ru_RU:
        'Красный деревянный мостик ведёт над озером Хоанкьем к храму Нгокшон. В Старом квартале улицы названы по товарам, которые там продавали: Хангбак, например, — серебряная.',
      ja_JP:
        'ホアンキエム湖に架かる赤い木の橋が、玉山祠へと続きます。旧市街の通りにはかつての商品の名が残り、ハンバック通りは「銀」の通りです。',
    },
  },
  {
    slug: 'seoul',
    country: 'KR',
    names: {
      en_US: 'Seoul',
      fr_FR: 'Séoul',
      de_DE: 'Seoul',
      es_ES: 'Seúl',
      it_IT: 'Seul',
      ru_RU: 'Сеул',
      ja_JP: 'ソウル',
    },
    latitude: 37.5665,
    longitude: 126.978,
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    featured: false,
    order: 38,
    landmarks: [
      { motif: 'gate', name: 'Gwanghwamun' },
      { motif: 'palace', name: 'Gyeongbokgung' },
      { motif: 'rooftops', name: 'Bukchon Hanok Village' },
      { motif: 'mountain', name: 'Bukhansan' },
    ],
    introduction: {
      en_US:
        'The Cheonggyecheon stream, uncovered again in 2005, runs through the center below street level. Between two royal palaces the tiled hanok houses of Bukchon stand on a slope.',
      fr_FR:
        'Le ruisseau Cheonggyecheon, remis au jour en 2005, traverse le centre en contrebas des rues. Entre deux palais royaux, les hanok aux toits de tuiles de Bukchon s’étagent sur une pente.',
      de_DE:
        'Der Bach Cheonggyecheon, seit 2005 wieder offen, fließt unterhalb der Straßen durch das Zentrum. Zwischen zwei Königspalästen stehen die ziegelgedeckten Hanok-Häuser von Bukchon am Hang.',
      es_ES:
        'El arroyo Cheonggyecheon, descubierto de nuevo en 2005, cruza el centro por debajo del nivel de la calle. Entre dos palacios reales, los hanok con tejas de Bukchon se alzan en una ladera.',
      it_IT:
        'Il torrente Cheonggyecheon, riportato alla luce nel 2005, attraversa il centro sotto il livello delle strade. Tra due palazzi reali, gli hanok dai tetti di tegole di Bukchon stanno su un pendio.',
      ru_RU:
        'Ручей Чхонгечхон, вновь открытый в 2005 году, течёт через центр ниже уровня улиц. Между двумя королевскими дворцами на склоне стоят черепичные дома-ханоки квартала Пукчхон.',
      ja_JP:
        '2005年に蓋を外された清渓川は、道路より一段低いところを通って都心を流れます。二つの王宮の間の斜面には、瓦屋根の韓屋が並ぶ北村があります。',
    },
  },
];
