import type { TourOfDemo } from '../shapes.js';

export const hanoiOldQuarterFoodWalk: TourOfDemo = {
  slug: 'hanoi-old-quarter-food-walk',
  city: 'hanoi',
  categories: ['food-tour', 'private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'plate', name: 'Chả cá' },
    { motif: 'gate', name: 'Ô Quan Chưởng' },
    { motif: 'market-stall', name: 'Đồng Xuân Market' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Fountain on Đông Kinh Nghĩa Thục Square, north end of Hoàn Kiếm Lake',
        fr_FR: 'Fontaine de la place Đông Kinh Nghĩa Thục, au nord du lac Hoàn Kiếm',
        de_DE: 'Brunnen auf dem Đông-Kinh-Nghĩa-Thục-Platz am Nordende des Hoàn-Kiếm-Sees',
        es_ES: 'Fuente de la plaza Đông Kinh Nghĩa Thục, al norte del lago Hoàn Kiếm',
        it_IT: 'Fontana di piazza Đông Kinh Nghĩa Thục, a nord del lago Hoàn Kiếm',
        ru_RU: 'Фонтан на площади Донгкинь-Нгиатхук, у северного конца озера Хоанкьем',
        ja_JP: 'ホアンキエム湖の北端、ドンキンギアトゥック広場の噴水前',
      },
      address: 'Quảng trường Đông Kinh Nghĩa Thục, Hoàn Kiếm, Hà Nội, Vietnam',
      latitude: 21.03195,
      longitude: 105.85235,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 11500 },
          { upTo: 4, amount: 16500 },
          { upTo: 6, amount: 21500 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '14:30'],
      closedDays: ['01-01', '09-02'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 14000 },
          { upTo: 4, amount: 19500 },
          { upTo: 6, amount: 25000 },
        ],
        extraPerson: 3400,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '14:30'],
      closedDays: ['01-01', '09-02'],
    },
  ],
  name: {
    en_US: 'Eating Through Hanoi’s Old Quarter',
    fr_FR: 'À table dans le vieux quartier de Hanoï',
    de_DE: 'Durch Hanois Altstadt essen',
    es_ES: 'A bocados por el barrio viejo de Hanói',
    it_IT: 'A tavola nel quartiere vecchio di Hanoi',
    ru_RU: 'Старый квартал Ханоя на вкус',
    ja_JP: 'ハノイ旧市街 食べ歩き',
  },
  summary: {
    en_US:
      'Steamed rice sheets, skewers at Đồng Xuân Market and fish with dill, on a private walk among guild streets and tube houses.',
    fr_FR:
      'Crêpes de riz à la vapeur, brochettes du marché Đồng Xuân, poisson à l’aneth : une marche privée entre rues de guildes et maisons-tubes.',
    de_DE:
      'Gedämpfte Reisteigblätter, Spieße am Đồng-Xuân-Markt und Fisch mit Dill, auf einem privaten Rundgang durch Zunftgassen und Röhrenhäuser.',
    es_ES:
      'Láminas de arroz al vapor, brochetas del mercado Đồng Xuân y pescado con eneldo, en un paseo privado entre calles gremiales y casas tubo.',
    it_IT:
      'Sfoglie di riso al vapore, spiedini al mercato Đồng Xuân e pesce all’aneto, in una passeggiata privata fra vie di corporazioni e case-tubo.',
    ru_RU:
      'Рисовые блинчики на пару, шашлычки у рынка Донгсуан и рыба с укропом — на индивидуальной прогулке по цеховым улицам и домам-трубам.',
    ja_JP:
      '蒸したての米粉の薄皮、ドンスアン市場の串焼き、ディルを添えた魚料理。同業者の通りと間口の狭い町家をたどりながら味わう、お客様だけの食べ歩きです。',
  },
  highlights: {
    en_US: [
      'Bánh cuốn lifted from the steam on a bamboo stick',
      'A merchant’s house narrow as a corridor and two courtyards deep',
      'Draft beer of the day on a plastic stool',
      'Turmeric fish fried at the table in the street named after it',
    ],
    fr_FR: [
      'Les bánh cuốn soulevés de la vapeur avec une baguette de bambou',
      'Une maison de marchand étroite comme un couloir, profonde de deux cours',
      'Une bière pression du jour sur un tabouret de plastique',
      'Le poisson au curcuma frit à table, dans la rue qui en a pris le nom',
    ],
    de_DE: [
      'Bánh cuốn, mit dem Bambusstab vom Dampf gehoben',
      'Ein Kaufmannshaus, schmal wie ein Gang und zwei Höfe tief',
      'Frisch gezapftes Tagesbier auf dem Plastikhocker getrunken',
      'Kurkumafisch, am Tisch gebraten in der nach ihm benannten Straße',
    ],
    es_ES: [
      'Los bánh cuốn levantados del vapor con una vara de bambú',
      'Una casa de comerciante estrecha como un pasillo y con dos patios de fondo',
      'Cerveza de barril del día en un taburete de plástico',
      'El pescado con cúrcuma frito en la mesa, en la calle que lleva su nombre',
    ],
    it_IT: [
      'I bánh cuốn sollevati dal vapore con una bacchetta di bambù',
      'Una casa di mercanti stretta come un corridoio e profonda due cortili',
      'Birra alla spina di giornata su uno sgabello di plastica',
      'Il pesce alla curcuma fritto in tavola, nella via che ne porta il nome',
    ],
    ru_RU: [
      'Банькуон, снятый с пара бамбуковой палочкой',
      'Купеческий дом, узкий как коридор, с двумя двориками в глубине',
      'Разливное пиво сегодняшней варки на пластиковой табуретке',
      'Рыба с куркумой, которую жарят прямо на столе на улице её имени',
    ],
    ja_JP: [
      '竹の棒で湯気の上から持ち上げられるバインクオン',
      '廊下のように細く、奥へ二つの中庭が続く商家',
      'プラスチックの腰掛けで飲むその日の生ビール',
      '料理の名が付いた通りで、卓上で揚げ焼きにするウコン風味の魚',
    ],
  },
  description: {
    en_US:
      'Tax was once reckoned by the width of the shopfront, people say, so the houses of the thirty-six streets grew backwards instead, past kitchens, wells and cousins. Each street had its trade and often its temple. Some still keep to it: paper offerings in Hàng Mã, tin boxes in Hàng Thiếc. What they share is a habit of cooking at the door.\n\nThe guide orders, shows how each sauce is mixed and says which herb goes with what. Portions are small, the stools low, and children usually take to both. You walk a little over two kilometers on crowded sidewalks, slowly, crossing between motorbikes at an even pace. The four-hour option adds egg coffee and a look at the first iron span of Long Biên Bridge.',
    fr_FR:
      'On calculait l’impôt sur la largeur de la devanture, raconte-t-on : les maisons des trente-six rues ont donc poussé vers l’arrière, au-delà des cuisines, des puits et des cousins. Chaque rue avait son métier, souvent son temple. Certaines y restent fidèles : papier votif à Hàng Mã, boîtes de fer-blanc à Hàng Thiếc. Toutes ont l’habitude de cuisiner sur le seuil.\n\nLe guide commande, montre comment se mélange chaque sauce et quelle herbe va avec quoi. Les portions sont petites, les tabourets bas, et les enfants s’accommodent en général des deux. On marche un peu plus de deux kilomètres sur des trottoirs encombrés, sans presser, en traversant d’un pas égal entre les motos. La formule de quatre heures ajoute un café à l’œuf et la première travée de fer du pont Long Biên.',
    de_DE:
      'Die Steuer, heißt es, richtete sich nach der Breite der Ladenfront, und so wuchsen die Häuser der sechsunddreißig Straßen eben nach hinten, an Küchen, Brunnen und Vettern vorbei. Jede Straße hatte ihr Gewerbe, oft auch ihren Tempel. Manche bleiben dabei: Opferpapier in der Hàng Mã, Blechdosen in der Hàng Thiếc. Gemeinsam ist allen, dass vor der Tür gekocht wird.\n\nDer Guide bestellt, zeigt, wie man die Soßen mischt und welches Kraut wozu gehört. Die Portionen sind klein, die Hocker niedrig, Kinder mögen meist beides. Es sind gut zwei Kilometer auf vollen Gehwegen, langsam und mit gleichmäßigem Schritt zwischen den Mopeds hindurch. In vier Stunden kommen ein Eierkaffee und der erste eiserne Bogen der Long-Biên-Brücke hinzu.',
    es_ES:
      'Cuentan que el impuesto se calculaba por el ancho de la fachada, así que las casas de las treinta y seis calles crecieron hacia el fondo, más allá de cocinas, pozos y primos. Cada calle tenía su oficio y a menudo su templo. Algunas lo conservan: papel votivo en Hàng Mã, cajas de hojalata en Hàng Thiếc. Todas comparten la costumbre de guisar a la puerta.\n\nEl guía pide, enseña cómo se mezcla cada salsa y qué hierba va con qué. Las raciones son pequeñas y los taburetes bajos, y a los niños suelen gustarles ambas cosas. Se andan algo más de dos kilómetros por aceras repletas, despacio, cruzando entre las motos a paso constante. La opción de cuatro horas añade un café con huevo y el primer tramo de hierro del puente Long Biên.',
    it_IT:
      'Si racconta che la tassa si calcolasse sulla larghezza della bottega, e così le case delle trentasei vie crebbero all’indietro, oltre cucine, pozzi e cugini. Ogni via aveva il suo mestiere e spesso il suo tempio. Alcune lo conservano: carta votiva in Hàng Mã, scatole di latta in Hàng Thiếc. Tutte hanno l’abitudine di cucinare sulla soglia.\n\nLa guida ordina, mostra come si mescola ogni salsa e quale erba va con che cosa. Le porzioni sono piccole, gli sgabelli bassi, e ai bambini di solito piacciono entrambi. Si cammina per poco più di due chilometri su marciapiedi affollati, piano, attraversando tra i motorini a passo regolare. La formula di quattro ore aggiunge un caffè all’uovo e la prima campata di ferro del ponte Long Biên.',
    ru_RU:
      'Налог, по рассказам, брали с ширины лавки, и дома «тридцати шести улиц» росли вглубь — мимо кухонь, колодцев и двоюродных братьев. У каждой улицы было своё ремесло, а часто и свой храм. Иные верны ему до сих пор: на Хангма — бумага для подношений, на Хангтхьек — жестяные коробки. А еду у порога готовят на всех.\n\nГид заказывает, показывает, как смешивают соусы, и объясняет, какую траву к чему кладут. Порции маленькие, табуретки низкие — детям обычно нравится и то и другое. Пройдём чуть больше двух километров по тесным тротуарам, не торопясь, а улицы будем пересекать ровным шагом между мотоциклами. В четырёхчасовом варианте есть ещё кофе с яйцом и первый железный пролёт моста Лонгбьен.',
    ja_JP:
      'かつて税は店の間口で決められたと伝えられ、三十六通りの家々は台所や井戸、いとこの部屋を過ぎて奥へ奥へと延びました。通りごとに生業があり、多くは守り神の祠もありました。供え物の紙を売るハンマー通り、ブリキの箱のハンティエック通りのように、今も続くところがあります。どの通りにも共通するのは、軒先で料理をする習わしです。\n\n注文はガイドがし、たれの合わせ方や、どの香草を何に添えるかをお見せします。一皿は小さく、腰掛けは低く、お子さまはたいていどちらも気に入ります。混み合う歩道を2キロ余り、ゆっくりと、バイクの間は一定の歩調で渡ります。4時間のコースではエッグコーヒーを飲み、ロンビエン橋の最初の鉄骨も眺めます。',
  },
  included: {
    en_US: ['Guide for you and your companions', 'Six dishes and their drinks', 'Ticket for the house at 87 Mã Mây'],
    fr_FR: ['Guide pour vous et vos proches', 'Six plats et leurs boissons', 'Billet de la maison du 87, Mã Mây'],
    de_DE: ['Guide für Sie und Ihre Begleitung', 'Sechs Gerichte samt Getränken', 'Eintritt in das Haus Mã Mây 87'],
    es_ES: ['Guía para usted y sus acompañantes', 'Seis platos con sus bebidas', 'Entrada a la casa de Mã Mây, 87'],
    it_IT: ['Guida per lei e chi la accompagna', 'Sei piatti con le bevande', 'Ingresso alla casa di Mã Mây 87'],
    ru_RU: ['Гид для вас и ваших спутников', 'Шесть блюд с напитками', 'Билет в дом 87 на улице Мамай'],
    ja_JP: ['お客様とお連れ様専任のガイド', '六品の料理と飲み物', 'マーマイ通り87番の家の入場料'],
  },
  notIncluded: {
    en_US: ['Anything ordered beyond the tastings', 'Rides by taxi or cyclo'],
    fr_FR: ['Tout ce qui est commandé en plus des dégustations', 'Courses en taxi ou en cyclo-pousse'],
    de_DE: ['Was Sie über die Kostproben hinaus bestellen', 'Fahrten mit Taxi oder Cyclo'],
    es_ES: ['Lo que se pida aparte de las degustaciones', 'Trayectos en taxi o ciclo'],
    it_IT: ['Quanto si ordina oltre agli assaggi', 'Corse in taxi o risciò'],
    ru_RU: ['Всё, что вы закажете сверх дегустаций', 'Поездки на такси и велорикшах'],
    ja_JP: ['試食以外にご注文の品', 'タクシーやシクロの料金'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Đông Kinh Nghĩa Thục Square',
        fr_FR: 'Place Đông Kinh Nghĩa Thục',
        de_DE: 'Đông-Kinh-Nghĩa-Thục-Platz',
        es_ES: 'Plaza Đông Kinh Nghĩa Thục',
        it_IT: 'Piazza Đông Kinh Nghĩa Thục',
        ru_RU: 'Площадь Донгкинь-Нгиатхук',
        ja_JP: 'ドンキンギアトゥック広場',
      },
      text: {
        en_US:
          'The square is called after a free school of 1907 that taught modern script and was closed within the year. From its edge you see the lake, and the guide explains how to cross the first road.',
        fr_FR:
          'La place porte le nom d’une école libre de 1907, qui enseignait l’écriture moderne et fut fermée dans l’année. De son bord on voit le lac, et le guide explique comment traverser la première rue.',
        de_DE:
          'Der Platz heißt nach einer freien Schule von 1907, die die moderne Schrift lehrte und noch im selben Jahr geschlossen wurde. Vom Rand aus sieht man den See, und der Guide erklärt, wie man die erste Straße überquert.',
        es_ES:
          'La plaza se llama como una escuela libre de 1907 que enseñaba la escritura moderna y que se cerró ese mismo año. Desde el borde se ve el lago, y el guía explica cómo se cruza la primera calle.',
        it_IT:
          'La piazza prende il nome da una scuola libera del 1907, che insegnava la scrittura moderna e fu chiusa entro l’anno. Dal bordo si vede il lago, e la guida spiega come si attraversa la prima strada.',
        ru_RU:
          'Площадь названа в честь бесплатной школы 1907 года, где учили современному письму; её закрыли в тот же год. С края видно озеро, а гид объясняет, как перейти первую улицу.',
        ja_JP:
          '1907年に新しい文字を教え、その年のうちに閉鎖された私塾の名を持つ広場です。端からは湖が見え、ガイドが最初の道路の渡り方を説明します。',
      },
      latitude: 21.0318,
      longitude: 105.8524,
      minutes: 9,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Hàng Bạc, street of silver',
        fr_FR: 'Hàng Bạc, rue de l’argent',
        de_DE: 'Hàng Bạc, die Silberstraße',
        es_ES: 'Hàng Bạc, calle de la plata',
        it_IT: 'Hàng Bạc, via dell’argento',
        ru_RU: 'Хангбак, Серебряная улица',
        ja_JP: '銀の通り、ハンバック',
      },
      text: {
        en_US:
          'Silversmiths from one village cast ingots here and raised the Kim Ngân communal house at number 42. At a steaming pot nearby, rice batter becomes a sheet in seconds and is rolled around pork and wood-ear mushrooms.',
        fr_FR:
          'Des orfèvres venus d’un même village y fondaient des lingots et bâtirent la maison communale Kim Ngân, au numéro 42. Tout près, sur une marmite fumante, la pâte de riz prend en quelques secondes et s’enroule autour de porc et de champignons noirs.',
        de_DE:
          'Silberschmiede aus einem einzigen Dorf gossen hier Barren und errichteten das Gemeindehaus Kim Ngân, Nummer 42. An einem dampfenden Topf in der Nähe wird Reisteig in Sekunden zum Blatt und um Schwein und Mu-Err-Pilze gerollt.',
        es_ES:
          'Plateros de una misma aldea fundían aquí lingotes y levantaron la casa comunal Kim Ngân, en el número 42. Cerca, sobre una olla humeante, la masa de arroz cuaja en segundos y se enrolla con cerdo y hongos negros.',
        it_IT:
          'Argentieri di uno stesso villaggio vi fondevano lingotti ed eressero la casa comune Kim Ngân, al numero 42. Lì vicino, su una pentola fumante, la pastella di riso si rapprende in pochi secondi e si arrotola con maiale e funghi neri.',
        ru_RU:
          'Серебряных дел мастера из одной деревни отливали здесь слитки и поставили общинный дом Кимнган, номер 42. Неподалёку над кипящим котлом рисовое тесто за секунды схватывается в блинчик, и в него заворачивают свинину с древесными грибами.',
        ja_JP:
          '同じ村から来た銀細工師たちが銀塊を鋳た通りで、42番には彼らの建てた金銀亭が残ります。近くの湯気の立つ鍋では、米粉の生地がたちまち薄い膜になり、豚肉ときくらげを巻いて出されます。',
      },
      latitude: 21.03385,
      longitude: 105.85265,
      minutes: 25,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Merchant’s house, 87 Mã Mây',
        fr_FR: 'Maison de marchand, 87, Mã Mây',
        de_DE: 'Kaufmannshaus, Mã Mây 87',
        es_ES: 'Casa de comerciantes, Mã Mây, 87',
        it_IT: 'Casa di mercanti, Mã Mây 87',
        ru_RU: 'Купеческий дом на улице Мамай, 87',
        ja_JP: 'マーマイ通り87番の商家',
      },
      text: {
        en_US:
          'Shop, courtyard, living room, second courtyard, kitchen: the tube house of the late nineteenth century was restored in 1999. Light and rain come in from above, and the altar stands upstairs, nearest the sky.',
        fr_FR:
          'Boutique, cour, salon, seconde cour, cuisine : cette maison-tube de la fin du XIXe siècle a été restaurée en 1999. La lumière et la pluie entrent par le haut, et l’autel est à l’étage, au plus près du ciel.',
        de_DE:
          'Laden, Hof, Wohnraum, zweiter Hof, Küche: Das Röhrenhaus aus dem späten 19. Jahrhundert wurde 1999 restauriert. Licht und Regen kommen von oben, und der Altar steht im Obergeschoss, dem Himmel am nächsten.',
        es_ES:
          'Tienda, patio, sala, segundo patio, cocina: esta casa tubo de finales del siglo XIX se restauró en 1999. La luz y la lluvia entran por arriba, y el altar está en el piso alto, lo más cerca del cielo.',
        it_IT:
          'Bottega, cortile, soggiorno, secondo cortile, cucina: questa casa-tubo di fine Ottocento fu restaurata nel 1999. Luce e pioggia entrano dall’alto, e l’altare è al piano di sopra, più vicino al cielo.',
        ru_RU:
          'Лавка, двор, жилая комната, второй двор, кухня: этот дом-труба конца XIX века отреставрирован в 1999 году. Свет и дождь попадают сюда сверху, а алтарь стоит на втором этаже, поближе к небу.',
        ja_JP:
          '店、中庭、居間、二つ目の中庭、台所と続く19世紀末の町家で、1999年に修復されました。光と雨は上から入り、祭壇は天に近い二階に置かれています。',
      },
      latitude: 21.03465,
      longitude: 105.85375,
      minutes: 18,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Tạ Hiện and Lương Ngọc Quyến',
        fr_FR: 'Angle Tạ Hiện et Lương Ngọc Quyến',
        de_DE: 'Ecke Tạ Hiện und Lương Ngọc Quyến',
        es_ES: 'Esquina de Tạ Hiện y Lương Ngọc Quyến',
        it_IT: 'Angolo Tạ Hiện e Lương Ngọc Quyến',
        ru_RU: 'Угол улиц Тахьен и Лыонг-Нгок-Куен',
        ja_JP: 'ターヒエン通りとルオンゴッククエン通りの角',
      },
      text: {
        en_US:
          'Bia hơi is brewed without preservatives and meant to be finished the day it is delivered. There is iced sấu, a sour green fruit, for those who prefer it, and fried spring rolls cut with scissors.',
        fr_FR:
          'La bia hơi se brasse sans conservateur et doit se boire le jour de sa livraison. Pour qui préfère, il y a du sấu glacé, un fruit vert et acide, et des nems que l’on coupe aux ciseaux.',
        de_DE:
          'Bia hơi wird ohne Konservierungsstoffe gebraut und soll am Tag der Lieferung leer sein. Wer lieber möchte, bekommt Sấu auf Eis, eine saure grüne Frucht, dazu mit der Schere geschnittene Frühlingsrollen.',
        es_ES:
          'La bia hơi se elabora sin conservantes y ha de acabarse el día en que llega. Para quien lo prefiera hay sấu con hielo, una fruta verde y ácida, y rollitos fritos cortados con tijeras.',
        it_IT:
          'La bia hơi si produce senza conservanti e va finita il giorno della consegna. Chi preferisce prende il sấu ghiacciato, un frutto verde e aspro, con involtini fritti tagliati a forbiciate.',
        ru_RU:
          'Пиво «биа-хой» варят без консервантов и рассчитывают выпить в день доставки. Кто не хочет пива, берёт со льдом сау — кислый зелёный плод, — а к нему жареные роллы, которые режут ножницами.',
        ja_JP:
          'ビアホイは保存料を使わず、届いたその日に飲み切るビールです。酸っぱい緑の実サウの冷たい飲み物もあり、はさみで切った揚げ春巻きと一緒にいただきます。',
      },
      latitude: 21.0351,
      longitude: 105.8522,
      minutes: 22,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Bạch Mã Temple',
        fr_FR: 'Temple Bạch Mã',
        de_DE: 'Bạch-Mã-Tempel',
        es_ES: 'Templo Bạch Mã',
        it_IT: 'Tempio Bạch Mã',
        ru_RU: 'Храм Бакма',
        ja_JP: '白馬祠（バックマー祠）',
      },
      text: {
        en_US:
          'A white horse is said to have shown the king where the walls of his new capital would stand firm. The temple on Hàng Buồm guards the east of the old city, and oranges and rice cakes are laid before it.',
        fr_FR:
          'Un cheval blanc aurait montré au roi où les murs de sa nouvelle capitale tiendraient debout. Le temple de Hàng Buồm garde l’est de la vieille ville ; on y dépose des oranges et des gâteaux de riz.',
        de_DE:
          'Ein weißes Pferd soll dem König gezeigt haben, wo die Mauern seiner neuen Hauptstadt halten würden. Der Tempel in der Hàng Buồm behütet den Osten der alten Stadt; davor liegen Orangen und Reiskuchen.',
        es_ES:
          'Un caballo blanco, dicen, mostró al rey dónde se sostendrían los muros de su nueva capital. El templo de Hàng Buồm guarda el este de la ciudad antigua; ante él se dejan naranjas y pasteles de arroz.',
        it_IT:
          'Si dice che un cavallo bianco mostrasse al re dove le mura della nuova capitale avrebbero retto. Il tempio di Hàng Buồm custodisce l’est della città antica; vi si lasciano arance e dolci di riso.',
        ru_RU:
          'Белый конь, гласит предание, указал королю, где стены новой столицы будут стоять прочно. Храм на улице Хангбуом хранит восток старого города; перед ним кладут апельсины и рисовые лепёшки.',
        ja_JP:
          '新都の城壁を築くべき場所を白馬が王に示した、と伝えられています。ハンブオム通りの祠は古い都の東を守り、みかんや餅が供えられています。',
      },
      latitude: 21.036,
      longitude: 105.8513,
      minutes: 10,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Ô Quan Chưởng',
        fr_FR: 'Ô Quan Chưởng',
        de_DE: 'Ô Quan Chưởng',
        es_ES: 'Ô Quan Chưởng',
        it_IT: 'Ô Quan Chưởng',
        ru_RU: 'Ворота О-Куан-Тьыонг',
        ja_JP: 'オークアンチュオン門（東河門）',
      },
      text: {
        en_US:
          'Of the gates in the rampart this is the one that was left, built in 1749. A stone tablet beside the arch forbids soldiers to harass people who come through with goods.',
        fr_FR:
          'Des portes du rempart, c’est celle qui est restée, bâtie en 1749. Près de l’arche, une stèle interdit aux soldats de molester ceux qui passent avec leurs marchandises.',
        de_DE:
          'Von den Toren im Wall ist dieses übrig geblieben, erbaut 1749. Neben dem Bogen verbietet eine Steintafel den Soldaten, Leute zu schikanieren, die mit Waren hindurchgehen.',
        es_ES:
          'De las puertas de la muralla quedó esta, construida en 1749. Junto al arco, una estela prohíbe a los soldados molestar a quienes pasan con mercancías.',
        it_IT:
          'Delle porte della cinta è quella rimasta, costruita nel 1749. Accanto all’arco una stele vieta ai soldati di vessare chi passa con le merci.',
        ru_RU:
          'Из всех ворот в городском валу остались эти, 1749 года. Каменная плита у арки запрещает солдатам притеснять тех, кто проходит с товаром.',
        ja_JP:
          '城壁の門のうち残ったのが、1749年に建てられたこの門です。脇の石碑は、荷を持って通る人々を兵が困らせることを禁じています。',
      },
      latitude: 21.03735,
      longitude: 105.8521,
      minutes: 7,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Đồng Xuân Market',
        fr_FR: 'Marché Đồng Xuân',
        de_DE: 'Đồng-Xuân-Markt',
        es_ES: 'Mercado Đồng Xuân',
        it_IT: 'Mercato Đồng Xuân',
        ru_RU: 'Рынок Донгсуан',
        ja_JP: 'ドンスアン市場',
      },
      text: {
        en_US:
          'The French put up five iron halls in 1889; cloth and dried shrimps are sold in their successor. In the alley beside it minced pork is grilled between bamboo slats for bún chả.',
        fr_FR:
          'Les Français élevèrent cinq halles de fer en 1889 ; tissus et crevettes séchées se vendent dans celle qui les a remplacées. Dans la ruelle voisine, le porc haché du bún chả grille entre des lattes de bambou.',
        de_DE:
          'Die Franzosen stellten 1889 fünf Eisenhallen auf; in ihrem Nachfolger gibt es Stoffe und getrocknete Krabben. In der Gasse daneben wird Hackfleisch für Bún chả zwischen Bambusleisten gegrillt.',
        es_ES:
          'Los franceses levantaron cinco naves de hierro en 1889; en la que las sustituyó se venden telas y camarones secos. En el callejón de al lado se asa entre varillas de bambú la carne picada del bún chả.',
        it_IT:
          'I francesi innalzarono cinque capannoni di ferro nel 1889; in quello che li ha sostituiti si vendono stoffe e gamberetti secchi. Nel vicolo accanto il macinato per il bún chả cuoce tra stecche di bambù.',
        ru_RU:
          'В 1889 году французы возвели здесь пять железных павильонов; в здании, сменившем их, торгуют тканями и сушёными креветками. В проулке рядом жарят на бамбуковых рейках рубленую свинину для бун-ча.',
        ja_JP:
          '1889年にフランス人が五棟の鉄骨の市場を建て、今の建物では布や干しエビが売られています。脇の路地では、ブンチャーに使う豚の挽き肉を竹に挟んで焼いています。',
      },
      latitude: 21.0382,
      longitude: 105.84975,
      minutes: 27,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Chả Cá Street',
        fr_FR: 'Rue Chả Cá',
        de_DE: 'Chả-Cá-Straße',
        es_ES: 'Calle Chả Cá',
        it_IT: 'Via Chả Cá',
        ru_RU: 'Улица Тяка',
        ja_JP: 'チャーカー通り',
      },
      text: {
        en_US:
          'This was the street of paint until a family’s fried fish gave it a new name. It comes sizzling in a pan with turmeric; you add dill and spring onions by the handful, then noodles, peanuts and shrimp paste.',
        fr_FR:
          'C’était la rue des peintures, jusqu’à ce que le poisson frit d’une famille lui donne un autre nom. Il arrive grésillant dans sa poêle, au curcuma ; on ajoute aneth et ciboule à poignées, puis vermicelles, cacahuètes et pâte de crevettes.',
        de_DE:
          'Einst war dies die Straße der Farben, bis der gebratene Fisch einer Familie ihr einen neuen Namen gab. Er brutzelt mit Kurkuma in der Pfanne; Dill und Frühlingszwiebeln kommen handvollweise dazu, dann Nudeln, Erdnüsse und Garnelenpaste.',
        es_ES:
          'Era la calle de las pinturas hasta que el pescado frito de una familia le dio otro nombre. Llega chisporroteando con cúrcuma; se echan eneldo y cebolleta a puñados, y luego fideos, cacahuetes y pasta de gambas.',
        it_IT:
          'Era la via delle vernici, finché il pesce fritto di una famiglia le diede un altro nome. Arriva sfrigolante con la curcuma; si aggiungono aneto e cipollotti a manciate, poi vermicelli, arachidi e pasta di gamberi.',
        ru_RU:
          'Прежде это была улица красок, пока жареная рыба одной семьи не дала ей новое имя. Её подают шкворчащей, с куркумой; укроп и зелёный лук добавляют горстями, потом лапшу, арахис и креветочную пасту.',
        ja_JP:
          'もとは塗料を売る通りでしたが、ある一家の魚料理から今の名になりました。ウコンで色づいた魚が鍋で音を立て、そこへディルとねぎを一つかみずつ入れ、麺、落花生、海老の発酵だれと合わせます。',
      },
      latitude: 21.0357,
      longitude: 105.8484,
      minutes: 27,
      minutesToNext: 0,
    },
  ],
};
