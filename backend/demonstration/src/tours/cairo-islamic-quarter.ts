import type { TourOfDemo } from '../shapes.js';

export const cairoIslamicQuarter: TourOfDemo = {
  slug: 'cairo-islamic-quarter',
  city: 'cairo',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'gate', name: 'Bab Zuweila' },
    { motif: 'minaret', name: 'Qalawun Complex' },
    { motif: 'market-stall', name: 'Khan el-Khalili' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Bab al-Futuh, on the open square outside the gate',
        fr_FR: 'Bab al-Futuh, sur l’esplanade, à l’extérieur de la porte',
        de_DE: 'Bab al-Futuh, auf dem freien Platz vor dem Tor',
        es_ES: 'Bab al-Futuh, en la explanada, por fuera de la puerta',
        it_IT: 'Bab al-Futuh, sullo spiazzo all’esterno della porta',
        ru_RU: 'Ворота Баб-эль-Футух, на площади с наружной стороны',
        ja_JP: 'フトゥーフ門、城壁の外側の広場',
      },
      address: 'Bab al-Futuh, Al-Galal Street, El Gamaleya, Cairo, Egypt',
      latitude: 30.0558,
      longitude: 31.2632,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 10500 },
          { upTo: 4, amount: 12500 },
          { upTo: 6, amount: 15000 },
        ],
        extraPerson: 1500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 6, 7],
      starts: ['09:00', '09:30', '13:00'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 13500 },
          { upTo: 4, amount: 16000 },
          { upTo: 6, amount: 19000 },
        ],
        extraPerson: 2000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 6, 7],
      starts: ['09:00', '12:30'],
    },
  ],
  name: {
    en_US: 'Al-Muizz Street from Gate to Gate',
    fr_FR: 'La rue al-Muizz d’une porte à l’autre',
    de_DE: 'Die Al-Muizz-Straße von Tor zu Tor',
    es_ES: 'La calle Al-Muizz, de puerta a puerta',
    it_IT: 'Via al-Muizz da porta a porta',
    ru_RU: 'Улица аль-Муизз: от ворот до ворот',
    ja_JP: 'ムイッズ通り 門から門へ',
  },
  summary: {
    en_US:
      'The main street of the Fatimid city, walked from the northern wall to the minarets of Bab Zuweila, with mint tea in Khan el-Khalili.',
    fr_FR:
      'La grande rue de la ville fatimide, du rempart nord aux minarets de Bab Zuweila, avec un thé à la menthe à Khan el-Khalili.',
    de_DE:
      'Die Hauptstraße der Fatimidenstadt, von der Nordmauer bis zu den Minaretten von Bab Zuweila, mit Minztee im Chan el-Chalili.',
    es_ES:
      'La calle mayor de la ciudad fatimí, desde la muralla norte hasta los alminares de Bab Zuweila, con un té a la menta en Jan el-Jalili.',
    it_IT:
      'La strada maestra della città fatimide, dalle mura settentrionali ai minareti di Bab Zuweila, con un tè alla menta a Khan el-Khalili.',
    ru_RU:
      'Главная улица города Фатимидов: от северной стены до минаретов Баб-Зувейлы, с чаем с мятой на рынке Хан-эль-Халили.',
    ja_JP:
      'ファーティマ朝の都を貫く目抜き通りを、北の城壁からズウェーラ門の二本の塔まで歩きます。途中、ハン・ハリーリの路地でミントティーをいただき、モスクや廟を訪ねます。',
  },
  highlights: {
    en_US: [
      'City walls of 1087 with pharaonic blocks among their stones',
      'The façade of al-Aqmar, which follows the street and not Mecca',
      'Colored glass and granite columns around Qalawun’s tomb',
      'Tea in the lane of the El Fishawy café',
      'The roof of Bab Zuweila, from which the whole route can be seen',
    ],
    fr_FR: [
      'Des remparts de 1087 où sont pris des blocs pharaoniques',
      'La façade d’al-Aqmar, tournée vers la rue et non vers La Mecque',
      'Vitraux et colonnes de granit autour du tombeau de Qalawun',
      'Un thé dans la ruelle du café El Fishawy',
      'La terrasse de Bab Zuweila, d’où l’on revoit tout le chemin',
    ],
    de_DE: [
      'Stadtmauern von 1087, in denen pharaonische Blöcke stecken',
      'Die Fassade von al-Aqmar, die sich nach der Straße richtet und nicht nach Mekka',
      'Buntes Glas und Granitsäulen um das Grab Qalawuns',
      'Tee in der Gasse des Cafés El Fishawy',
      'Das Dach von Bab Zuweila, von dem aus man den ganzen Weg überblickt',
    ],
    es_ES: [
      'Murallas de 1087 con bloques faraónicos entre sus sillares',
      'La fachada de al-Aqmar, alineada con la calle y no con La Meca',
      'Vidrios de color y columnas de granito en torno a la tumba de Qalawun',
      'Un té en el callejón del café El Fishawy',
      'La azotea de Bab Zuweila, desde la que se ve todo lo andado',
    ],
    it_IT: [
      'Le mura del 1087, con blocchi faraonici tra le pietre',
      'La facciata di al-Aqmar, allineata alla strada e non alla Mecca',
      'Vetri colorati e colonne di granito attorno alla tomba di Qalawun',
      'Un tè nel vicolo del caffè El Fishawy',
      'Il tetto di Bab Zuweila, da cui si rivede tutto il cammino',
    ],
    ru_RU: [
      'Стены 1087 года, в кладке которых видны камни времён фараонов',
      'Фасад аль-Акмар, развёрнутый по улице, а не к Мекке',
      'Цветные стёкла и гранитные колонны вокруг гробницы Калауна',
      'Чай в переулке кофейни Эль-Фишави',
      'Крыша Баб-Зувейлы, откуда виден весь пройденный путь',
    ],
    ja_JP: [
      'ファラオ時代の石材がまぎれ込む、1087年の城壁',
      'メッカではなく通りに沿って建つ、アクマル・モスクの正面',
      'カラーウーンの墓を囲む色ガラスと花崗岩の円柱',
      'カフェ・フィシャーウィーの路地で飲むお茶',
      '歩いてきた道をすべて見渡せるズウェーラ門の屋上',
    ],
  },
  description: {
    en_US:
      'In 969 the Fatimids laid out a walled city for their court and called it al-Qahira. Its palaces are gone, but the street that ran between them still carries the name of the caliph al-Muizz, and for a thousand years every ruler wanted a dome on it. You read their rivalry in the façades: a mosque bent to the line of the road, a hospital put up in little more than a year, a sultan’s tomb that never received its sultan.\n\nThe route is a mile long and nearly level, shared with porters, school children and the odd motorcycle. In the mosques shoes come off and shoulders are covered; scarves are in the guide’s bag. Whoever likes stairs climbs one minaret of Bab Zuweila at the end.',
    fr_FR:
      'En 969, les Fatimides tracèrent pour leur cour une ville close et l’appelèrent al-Qahira. Les palais ont disparu, mais la rue qui passait entre eux porte toujours le nom du calife al-Muizz, et mille ans durant chaque souverain y voulut sa coupole. Cette rivalité se lit sur les façades : une mosquée pliée à l’alignement, un hôpital élevé en un peu plus d’un an, un tombeau qui ne reçut jamais son sultan.\n\nLe parcours, long d’un kilomètre et demi et presque plat, se partage avec les porteurs, les écoliers et quelques motos. Dans les mosquées, on se déchausse et l’on couvre ses épaules ; le guide a des foulards dans son sac. Ceux qui aiment les marches montent pour finir à l’un des minarets de Bab Zuweila.',
    de_DE:
      'Im Jahr 969 legten die Fatimiden für ihren Hof eine ummauerte Stadt an und nannten sie al-Qahira. Die Paläste sind verschwunden, doch die Straße dazwischen heißt noch nach dem Kalifen al-Muizz, und tausend Jahre lang wollte jeder Herrscher hier seine Kuppel haben. Von diesem Wettstreit erzählen die Fassaden: eine Moschee, die sich der Straßenlinie beugt, ein Krankenhaus, das in kaum mehr als einem Jahr stand, ein Grabmal, in das der Sultan nie gelegt wurde.\n\nDer Weg ist anderthalb Kilometer lang und fast eben; man teilt ihn mit Lastträgern, Schulkindern und manchem Motorrad. In den Moscheen zieht man die Schuhe aus und bedeckt die Schultern, Tücher hat der Guide dabei. Wer gern Treppen steigt, besteigt am Ende ein Minarett von Bab Zuweila.',
    es_ES:
      'En el año 969 los fatimíes trazaron para su corte una ciudad amurallada y la llamaron al-Qahira. Los palacios desaparecieron, pero la calle que corría entre ellos conserva el nombre del califa al-Muizz, y durante mil años cada gobernante quiso en ella su cúpula. Esa rivalidad se lee en las fachadas: una mezquita que se pliega a la línea de la calle, un hospital levantado en poco más de un año, un mausoleo que nunca recibió a su sultán.\n\nEl recorrido, de kilómetro y medio y casi llano, se comparte con mozos de carga, escolares y alguna motocicleta. En las mezquitas hay que descalzarse y cubrirse los hombros; el guía lleva pañuelos. A quien le gusten las escaleras le espera al final un alminar de Bab Zuweila.',
    it_IT:
      'Nel 969 i Fatimidi tracciarono per la loro corte una città murata e la chiamarono al-Qahira. I palazzi sono scomparsi, ma la strada che vi passava in mezzo porta ancora il nome del califfo al-Muizz, e per mille anni ogni sovrano vi ha voluto la propria cupola. La gara si legge sulle facciate: una moschea piegata al filo della via, un ospedale alzato in poco più di un anno, un mausoleo che non accolse mai il suo sultano.\n\nIl percorso, un chilometro e mezzo quasi in piano, si divide con facchini, scolari e qualche motocicletta. Nelle moschee ci si scalza e si coprono le spalle; la guida ha con sé dei foulard. Chi ama le scale, alla fine, sale su uno dei minareti di Bab Zuweila.',
    ru_RU:
      'В 969 году Фатимиды заложили для своего двора обнесённый стеной город и назвали его аль-Кахира. Дворцы исчезли, но улица между ними до сих пор носит имя халифа аль-Муизза, и тысячу лет каждый правитель хотел поставить на ней свой купол. Это соперничество читается по фасадам: мечеть, изогнутая по красной линии, больница, построенная чуть больше чем за год, усыпальница, так и не принявшая своего султана.\n\nМаршрут длиной полтора километра почти ровный; дорогу делим с носильщиками, школьниками и редкими мотоциклами. В мечетях снимают обувь и прикрывают плечи, платки у гида с собой. Кто любит лестницы, в конце поднимется на один из минаретов Баб-Зувейлы.',
    ja_JP:
      '969年、ファーティマ朝は宮廷のために城壁の街を築き、アル・カーヒラと名づけました。宮殿はもうありませんが、その間を通っていた道は今もカリフ、ムイッズの名で呼ばれ、以来千年、歴代の支配者がここに自分のドームを建てたがりました。通りの線に合わせて折れ曲がるモスク、一年余りで建てられた病院、主を迎えることのなかったスルタンの廟。並ぶ正面を眺めていくと、その競い合いが見えてきます。\n\n道のりは約1.5キロ、ほぼ平坦で、荷運びの人や通学の子ども、ときにはオートバイとも道を分け合います。モスクでは靴を脱ぎ、肩を覆います（スカーフはガイドが用意します）。階段が苦でない方は、最後にズウェーラ門の塔に上ります。',
  },
  included: {
    en_US: ['Private Egyptologist guide', 'Headscarves on loan for the mosques', 'One glass of tea in Khan el-Khalili'],
    fr_FR: ['Guide égyptologue privé', 'Foulards prêtés pour les mosquées', 'Un verre de thé à Khan el-Khalili'],
    de_DE: [
      'Privater, ägyptologisch geschulter Guide',
      'Leihtücher für die Moscheen',
      'Ein Glas Tee im Chan el-Chalili',
    ],
    es_ES: ['Guía egiptólogo privado', 'Pañuelos prestados para las mezquitas', 'Un vaso de té en Jan el-Jalili'],
    it_IT: ['Guida egittologa privata', 'Foulard in prestito per le moschee', 'Un bicchiere di tè a Khan el-Khalili'],
    ru_RU: ['Личный гид-египтолог', 'Платки для мечетей на время прогулки', 'Стакан чая на Хан-эль-Халили'],
    ja_JP: ['お客様専任のエジプト史ガイド', 'モスク用スカーフの貸し出し', 'ハン・ハリーリでのお茶1杯'],
  },
  notIncluded: {
    en_US: ['Entrance to the Sabil-Kuttab, the Qalawun complex, al-Ghuri and Bab Zuweila', 'Meals and purchases'],
    fr_FR: ['L’entrée du sabil-kuttab, du complexe de Qalawun, d’al-Ghuri et de Bab Zuweila', 'Repas et achats'],
    de_DE: ['Eintritt in Sabil-Kuttab, Qalawun-Komplex, al-Ghuri und Bab Zuweila', 'Mahlzeiten und Einkäufe'],
    es_ES: ['La entrada al sabil-kuttab, al conjunto de Qalawun, a al-Ghuri y a Bab Zuweila', 'Comidas y compras'],
    it_IT: ['L’ingresso al sabil-kuttab, al complesso di Qalawun, ad al-Ghuri e a Bab Zuweila', 'Pasti e acquisti'],
    ru_RU: ['Вход в сабиль-куттаб, комплекс Калауна, комплекс аль-Гури и на Баб-Зувейлу', 'Еда и покупки'],
    ja_JP: ['サビール・クッターブ、カラーウーン、グーリーの各施設とズウェーラ門の入場料', '食事代、買い物代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Bab al-Futuh and the northern wall',
        fr_FR: 'Bab al-Futuh et le rempart nord',
        de_DE: 'Bab al-Futuh und die Nordmauer',
        es_ES: 'Bab al-Futuh y la muralla norte',
        it_IT: 'Bab al-Futuh e le mura settentrionali',
        ru_RU: 'Баб-эль-Футух и северная стена',
        ja_JP: 'フトゥーフ門と北の城壁',
      },
      text: {
        en_US:
          'Badr al-Jamali, an Armenian who became vizier, replaced the first brick wall with stone in 1087. His masons took what was at hand: between the two gates some blocks still show hieroglyphs.',
        fr_FR:
          'Badr al-Jamali, Arménien devenu vizir, remplaça en 1087 le premier mur de brique par la pierre. Ses maçons prirent ce qu’ils avaient sous la main : entre les deux portes, des blocs montrent encore leurs hiéroglyphes.',
        de_DE:
          'Badr al-Dschamali, ein Armenier, der Wesir wurde, ersetzte 1087 die erste Ziegelmauer durch Stein. Seine Maurer nahmen, was da war: Zwischen den beiden Toren tragen manche Blöcke noch Hieroglyphen.',
        es_ES:
          'Badr al-Yamali, un armenio que llegó a visir, cambió en 1087 el primer muro de ladrillo por piedra. Sus canteros usaron lo que tenían a mano: entre las dos puertas hay bloques que aún muestran jeroglíficos.',
        it_IT:
          'Badr al-Jamali, armeno divenuto visir, nel 1087 sostituì il primo muro di mattoni con la pietra. I suoi muratori presero quel che c’era: tra le due porte alcuni blocchi mostrano ancora i geroglifici.',
        ru_RU:
          'Бадр аль-Джамали, армянин, ставший визирем, в 1087 году заменил прежнюю кирпичную стену каменной. Каменщики брали то, что было под рукой: на некоторых блоках между двумя воротами ещё видны иероглифы.',
        ja_JP:
          '宰相となったアルメニア人バドル・アルジャマーリーが、1087年に最初の煉瓦塀を石の壁に替えました。石工たちは手近な石を使ったため、二つの門の間には象形文字の残る石材が見られます。',
      },
      latitude: 30.0556,
      longitude: 31.2632,
      minutes: 14,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Mosque of al-Hakim',
        fr_FR: 'Mosquée d’al-Hakim',
        de_DE: 'Al-Hakim-Moschee',
        es_ES: 'Mezquita de al-Hakim',
        it_IT: 'Moschea di al-Hakim',
        ru_RU: 'Мечеть аль-Хакима',
        ja_JP: 'ハーキム・モスク',
      },
      text: {
        en_US:
          'Finished in 1013 and later a prison for Crusaders and a storehouse, the mosque was rebuilt in white marble by the Bohra community around 1980. The lower minarets hide inside square stone jackets.',
        fr_FR:
          'Achevée en 1013, puis prison de croisés et entrepôt, la mosquée fut rebâtie en marbre blanc par la communauté bohra vers 1980. Le bas des minarets se cache dans des gaines de pierre carrées.',
        de_DE:
          '1013 vollendet, später Gefängnis für Kreuzfahrer und Lagerhaus, wurde die Moschee um 1980 von der Bohra-Gemeinde in weißem Marmor erneuert. Die unteren Teile der Minarette stecken in viereckigen Steinmänteln.',
        es_ES:
          'Terminada en 1013, después prisión de cruzados y almacén, la comunidad bohra la rehízo en mármol blanco hacia 1980. La parte baja de los alminares se esconde en cajas cuadradas de piedra.',
        it_IT:
          'Finita nel 1013, poi prigione di crociati e magazzino, la moschea fu rifatta in marmo bianco dalla comunità bohra intorno al 1980. La base dei minareti è nascosta in involucri quadrati di pietra.',
        ru_RU:
          'Мечеть закончили в 1013 году; позже здесь держали пленных крестоносцев и хранили товары, а около 1980 года община бохра обновила её в белом мраморе. Нижние части минаретов спрятаны в квадратные каменные футляры.',
        ja_JP:
          '1013年に完成し、のちに十字軍の捕虜の牢や倉庫にもなりました。1980年ごろ、ボーホラー派の人々が白い大理石で再建しています。塔の下の部分は、四角い石の覆いの中に隠れています。',
      },
      latitude: 30.0545,
      longitude: 31.2637,
      minutes: 17,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Mosque of al-Aqmar',
        fr_FR: 'Mosquée al-Aqmar',
        de_DE: 'Al-Aqmar-Moschee',
        es_ES: 'Mezquita de al-Aqmar',
        it_IT: 'Moschea di al-Aqmar',
        ru_RU: 'Мечеть аль-Акмар',
        ja_JP: 'アクマル・モスク',
      },
      text: {
        en_US:
          'Built in 1125, it faces the street squarely while the prayer hall behind turns toward Mecca, so the wall between grows thicker like a wedge. In the ribbed shell over the door the names of Muhammad and Ali are cut through the stone.',
        fr_FR:
          'Élevée en 1125, elle fait face à la rue, tandis que la salle de prière s’oriente vers La Mecque : entre les deux, le mur s’épaissit en coin. Dans la coquille nervurée du portail, les noms de Mahomet et d’Ali sont ajourés dans la pierre.',
        de_DE:
          'Der Bau von 1125 steht gerade zur Straße, die Gebetshalle dahinter dreht sich nach Mekka, und die Mauer dazwischen wird dicker wie ein Keil. In der gerippten Muschel über der Tür sind die Namen Muhammads und Alis durchbrochen gearbeitet.',
        es_ES:
          'De 1125, mira de frente a la calle mientras la sala de oración gira hacia La Meca, y el muro intermedio se ensancha como una cuña. En la venera sobre la puerta, los nombres de Mahoma y Alí están calados en la piedra.',
        it_IT:
          'Del 1125, guarda dritta sulla strada mentre la sala di preghiera ruota verso la Mecca, e il muro tra le due si allarga a cuneo. Nella conchiglia costolata del portale i nomi di Maometto e Ali sono traforati nella pietra.',
        ru_RU:
          'Мечеть 1125 года стоит ровно вдоль улицы, а молитвенный зал повёрнут к Мекке, и стена между ними утолщается клином. В ребристой раковине над входом прорезаны насквозь имена Мухаммада и Али.',
        ja_JP:
          '1125年の建築です。正面は通りにまっすぐ向き、奥の礼拝室はメッカの方角へ回るため、間の壁がくさび形に厚くなります。扉の上の貝殻形の装飾には、ムハンマドとアリーの名が透かし彫りにされています。',
      },
      latitude: 30.0519,
      longitude: 31.2616,
      minutes: 11,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Sabil-Kuttab of Abd al-Rahman Katkhuda',
        fr_FR: 'Sabil-kuttab d’Abd al-Rahman Katkhuda',
        de_DE: 'Sabil-Kuttab des Abd al-Rahman Katchuda',
        es_ES: 'Sabil-kuttab de Abd al-Rahman Katjuda',
        it_IT: 'Sabil-kuttab di Abd al-Rahman Katkhuda',
        ru_RU: 'Сабиль-куттаб Абд ар-Рахмана Катхуды',
        ja_JP: 'アブドゥッラフマーン・カトフダーのサビール・クッターブ',
      },
      text: {
        en_US:
          'Where the street forks, a house of 1744 gives away the two things a patron could offer the poor: water through the grilles below, and lessons in the open loggia above. Inside, tiles show the mosque of Mecca.',
        fr_FR:
          'À la fourche de la rue, une maison de 1744 distribuait les deux bienfaits qu’on pouvait offrir aux pauvres : l’eau, par les grilles du bas, et l’école, dans la loggia ouverte du haut. À l’intérieur, des carreaux figurent la mosquée de La Mecque.',
        de_DE:
          'Wo die Straße sich gabelt, verteilte ein Haus von 1744 die zwei Wohltaten, die man Armen stiften konnte: unten Wasser durch die Gitter, oben Unterricht in der offenen Loggia. Innen zeigen Kacheln die Moschee von Mekka.',
        es_ES:
          'En la horquilla de la calle, una casa de 1744 repartía los dos bienes que se podían dar a los pobres: abajo agua, por las rejas, y arriba lecciones, en la galería abierta. Dentro, unos azulejos muestran la mezquita de La Meca.',
        it_IT:
          'Dove la via si biforca, una casa del 1744 dispensava le due cose che si potevano offrire ai poveri: sotto l’acqua, attraverso le grate, sopra le lezioni, nella loggia aperta. All’interno, piastrelle con la moschea della Mecca.',
        ru_RU:
          'На развилке улицы дом 1744 года раздавал два блага, которые можно было подарить бедным: внизу через решётки — воду, наверху в открытой лоджии — уроки. Внутри на изразцах изображена мечеть Мекки.',
        ja_JP:
          '道が二股に分かれる角に建つ1744年の建物です。下では格子越しに水を、上の開廊では読み書きを、貧しい人々に無償で与えました。内部のタイルにはメッカのモスクが描かれています。',
      },
      latitude: 30.0508,
      longitude: 31.2613,
      minutes: 13,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Qalawun complex',
        fr_FR: 'Complexe de Qalawun',
        de_DE: 'Qalawun-Komplex',
        es_ES: 'Conjunto de Qalawun',
        it_IT: 'Complesso di Qalawun',
        ru_RU: 'Комплекс Калауна',
        ja_JP: 'カラーウーンの複合施設',
      },
      text: {
        en_US:
          'A school, a tomb and a hospital went up here in 1284–85 behind one long front. Under the dome of the mausoleum stand four columns of pink granite; the marble inlay on the walls spells and repeats the name of Muhammad in square letters.',
        fr_FR:
          'École, tombeau et hôpital s’élevèrent ici en 1284-1285 derrière une seule longue façade. Sous la coupole du mausolée, quatre colonnes de granit rose ; aux murs, le marbre incrusté répète en lettres carrées le nom de Mahomet.',
        de_DE:
          'Schule, Grab und Krankenhaus entstanden hier 1284/85 hinter einer einzigen langen Front. Unter der Kuppel des Mausoleums stehen vier Säulen aus rosa Granit; die Marmoreinlagen der Wände wiederholen in eckigen Lettern den Namen Muhammads.',
        es_ES:
          'Escuela, tumba y hospital se alzaron aquí en 1284-1285 tras una sola fachada larga. Bajo la cúpula del mausoleo hay cuatro columnas de granito rosado; en los muros, el mármol embutido repite en letras cuadradas el nombre de Mahoma.',
        it_IT:
          'Scuola, tomba e ospedale sorsero qui nel 1284-85 dietro un’unica lunga facciata. Sotto la cupola del mausoleo stanno quattro colonne di granito rosa; sui muri il marmo intarsiato ripete in lettere squadrate il nome di Maometto.',
        ru_RU:
          'Школа, усыпальница и больница выросли здесь в 1284–1285 годах за одним длинным фасадом. Под куполом мавзолея стоят четыре колонны розового гранита; мраморная мозаика стен квадратными буквами повторяет имя Мухаммада.',
        ja_JP:
          '1284年から85年にかけて、学院と廟と病院が一つの長い正面の奥に建てられました。廟のドームの下には薄紅色の花崗岩の円柱が四本立ち、壁の大理石の象嵌は、角ばった文字でムハンマドの名を繰り返します。',
      },
      latitude: 30.0496,
      longitude: 31.261,
      minutes: 31,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Khan el-Khalili',
        fr_FR: 'Khan el-Khalili',
        de_DE: 'Chan el-Chalili',
        es_ES: 'Jan el-Jalili',
        it_IT: 'Khan el-Khalili',
        ru_RU: 'Хан-эль-Халили',
        ja_JP: 'ハン・ハリーリ',
      },
      text: {
        en_US:
          'The emir Jaharkas al-Khalili cleared the caliphs’ cemetery in the 1380s to build an inn for merchants. Past the carved gate of Badestan you sit down in the mirrored lane of El Fishawy, where Naguib Mahfouz used to write.',
        fr_FR:
          'Dans les années 1380, l’émir Jaharkas al-Khalili vida le cimetière des califes pour y bâtir une auberge de marchands. Passé la porte sculptée du Badestan, on s’assied dans la ruelle aux miroirs d’El Fishawy, où venait écrire Naguib Mahfouz.',
        de_DE:
          'In den 1380er-Jahren räumte der Emir Dschaharkas al-Chalili den Friedhof der Kalifen und baute eine Herberge für Kaufleute. Hinter dem verzierten Badestan-Tor setzt man sich in die Spiegelgasse des El Fishawy, wo Nagib Machfus schrieb.',
        es_ES:
          'Hacia 1380 el emir Yaharkas al-Jalili vació el cementerio de los califas para levantar una posada de mercaderes. Tras la puerta labrada del Badestán nos sentamos en el callejón de espejos de El Fishawy, donde escribía Naguib Mahfuz.',
        it_IT:
          'Negli anni Ottanta del Trecento l’emiro Jaharkas al-Khalili sgomberò il cimitero dei califfi per farne una locanda di mercanti. Oltre la porta scolpita del Badestan ci si siede nel vicolo degli specchi di El Fishawy, dove Nagib Mahfuz veniva a scrivere.',
        ru_RU:
          'В 1380-х эмир Джахаркас аль-Халили снёс кладбище халифов и построил двор для купцов. За резными воротами Бадестана мы садимся в зеркальном переулке Эль-Фишави, где писал Нагиб Махфуз.',
        ja_JP:
          '1380年代、太守ジャハールカス・アルハリーリーがカリフの墓地を取り払い、商人宿を建てたのが始まりです。彫刻のあるバデスターンの門を過ぎ、作家ナギーブ・マフフーズが原稿を書いたフィシャーウィーの、鏡の並ぶ路地で一服します。',
      },
      latitude: 30.0475,
      longitude: 31.2621,
      minutes: 24,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Al-Ghuri complex',
        fr_FR: 'Complexe d’al-Ghuri',
        de_DE: 'Al-Ghuri-Komplex',
        es_ES: 'Conjunto de al-Ghuri',
        it_IT: 'Complesso di al-Ghuri',
        ru_RU: 'Комплекс аль-Гури',
        ja_JP: 'グーリーの複合施設',
      },
      text: {
        en_US:
          'South of al-Azhar Street the sultan’s mosque and his tomb face each other, and silk was sold under the roof between them. Al-Ghuri fell against the Ottomans in 1516, far away in Syria, and his body was not found.',
        fr_FR:
          'Au sud de la rue al-Azhar, la mosquée du sultan et son tombeau se font face ; entre eux, sous un toit, se vendait la soie. Al-Ghuri tomba devant les Ottomans en 1516, loin d’ici, en Syrie, et son corps ne fut pas retrouvé.',
        de_DE:
          'Südlich der Al-Azhar-Straße stehen sich Moschee und Grab des Sultans gegenüber; unter dem Dach dazwischen wurde Seide verkauft. Al-Ghuri fiel 1516 gegen die Osmanen, weit weg in Syrien, und sein Leichnam wurde nicht gefunden.',
        es_ES:
          'Al sur de la calle al-Azhar, la mezquita y la tumba del sultán se miran de frente, y bajo el techo que las unía se vendía seda. Al-Ghuri cayó ante los otomanos en 1516, lejos, en Siria, y su cuerpo no apareció.',
        it_IT:
          'A sud di via al-Azhar la moschea e la tomba del sultano si fronteggiano, e sotto il tetto che le univa si vendeva la seta. Al-Ghuri cadde contro gli Ottomani nel 1516, lontano, in Siria, e il suo corpo non fu trovato.',
        ru_RU:
          'К югу от улицы аль-Азхар мечеть султана и его усыпальница стоят друг против друга, а под крышей между ними продавали шёлк. Аль-Гури погиб в битве с османами в 1516 году далеко отсюда, в Сирии, и тела его не нашли.',
        ja_JP:
          'アズハル通りの南で、スルタンのモスクと廟が向かい合い、間に架かる屋根の下では絹が売られていました。グーリーは1516年、遠いシリアでオスマン軍と戦って倒れ、遺体は見つかりませんでした。',
      },
      latitude: 30.0457,
      longitude: 31.2597,
      minutes: 15,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Bab Zuweila',
        fr_FR: 'Bab Zuweila',
        de_DE: 'Bab Zuweila',
        es_ES: 'Bab Zuweila',
        it_IT: 'Bab Zuweila',
        ru_RU: 'Баб-Зувейла',
        ja_JP: 'ズウェーラ門',
      },
      text: {
        en_US:
          'The two minarets belong to the mosque of al-Muayyad, which borrowed the gate’s towers of 1092 as their base. In 1517 Tuman Bey, the last Mamluk sultan, was hanged here; from the roof you look back up the whole street.',
        fr_FR:
          'Les deux minarets appartiennent à la mosquée d’al-Muayyad, qui prit pour socle les tours de 1092. Tuman Bay, dernier sultan mamelouk, fut pendu ici en 1517 ; de la terrasse, le regard remonte toute la rue.',
        de_DE:
          'Die beiden Minarette gehören zur Moschee al-Muayyads, die sich die Tortürme von 1092 als Sockel lieh. 1517 wurde hier Tuman Bey gehängt, der letzte Mamlukensultan; vom Dach blickt man die ganze Straße hinauf zurück.',
        es_ES:
          'Los dos alminares son de la mezquita de al-Muayyad, que tomó por base las torres de 1092. Aquí fue ahorcado en 1517 Tuman Bey, el último sultán mameluco; desde la azotea se ve toda la calle hacia atrás.',
        it_IT:
          'I due minareti sono della moschea di al-Muayyad, che prese per base le torri del 1092. Qui nel 1517 fu impiccato Tuman Bey, ultimo sultano mamelucco; dal tetto lo sguardo risale tutta la via.',
        ru_RU:
          'Оба минарета принадлежат мечети аль-Муайяда, для которой башни ворот 1092 года стали основанием. В 1517 году здесь повесили Туман-бея, последнего султана мамлюков; с крыши видна вся улица до самого начала.',
        ja_JP:
          '二本の塔はムアイヤド・モスクのもので、1092年の門の塔を土台に借りています。1517年、マムルーク朝最後のスルタン、トゥーマーン・バイがここで絞首刑になりました。屋上からは通りを端まで振り返ることができます。',
      },
      latitude: 30.0428,
      longitude: 31.2578,
      minutes: 17,
      minutesToNext: 0,
    },
  ],
};
