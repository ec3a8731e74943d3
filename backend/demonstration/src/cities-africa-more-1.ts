import type { CityOfDemo } from './shapes.js';

/** The north and the west of Africa. */
export const citiesOfAfricaMore1: readonly CityOfDemo[] = [
  {
    slug: 'casablanca',
    country: 'MA',
    names: {
      en_US: 'Casablanca',
      fr_FR: 'Casablanca',
      de_DE: 'Casablanca',
      es_ES: 'Casablanca',
      it_IT: 'Casablanca',
      ru_RU: 'Касабланка',
      ja_JP: 'カサブランカ',
    },
    latitude: 33.5731,
    longitude: -7.5898,
    timeZone: 'Africa/Casablanca',
    currency: 'MAD',
    featured: false,
    order: 1067,
    landmarks: [
      { motif: 'minaret', name: 'Hassan II Mosque' },
      { motif: 'sea', name: 'Corniche of Aïn Diab' },
      { motif: 'tram', name: 'Boulevard Mohammed V' },
    ],
    introduction: {
      en_US:
        'The Hassan II Mosque stands partly over the Atlantic surf, and the roof of its prayer hall can slide open to the sky.',
      fr_FR:
        'La mosquée Hassan-II s’avance en partie au-dessus des vagues de l’Atlantique, et le toit de sa salle de prière s’ouvre sur le ciel.',
      de_DE:
        'Die Hassan-II.-Moschee steht zum Teil über der Brandung des Atlantiks, und das Dach ihrer Gebetshalle lässt sich zum Himmel hin öffnen.',
      es_ES:
        'La mezquita Hassan II se levanta en parte sobre el oleaje del Atlántico, y el techo de su sala de oración se abre al cielo.',
      it_IT:
        'La moschea Hassan II sorge in parte sopra le onde dell’Atlantico, e il tetto della sala di preghiera si apre scorrendo verso il cielo.',
      ru_RU:
        'Мечеть Хасана II отчасти стоит над прибоем Атлантики, а крыша её молитвенного зала раздвигается, открывая небо.',
      ja_JP: 'ハッサン2世モスクは一部が大西洋の波の上に建ち、礼拝堂の屋根は空に向かって開く仕組みです。',
    },
  },
  {
    slug: 'essaouira',
    country: 'MA',
    names: {
      en_US: 'Essaouira',
      fr_FR: 'Essaouira',
      de_DE: 'Essaouira',
      es_ES: 'Esauira',
      it_IT: 'Essaouira',
      ru_RU: 'Эс-Сувейра',
      ja_JP: 'エッサウィラ',
    },
    latitude: 31.5085,
    longitude: -9.7595,
    timeZone: 'Africa/Casablanca',
    currency: 'MAD',
    featured: false,
    order: 1068,
    landmarks: [
      { motif: 'castle', name: 'Skala de la Kasbah' },
      { motif: 'harbour', name: 'Fishing port of Essaouira' },
      { motif: 'market-stall', name: 'Souk Jdid' },
    ],
    introduction: {
      en_US:
        'In the vaults beneath the Skala ramparts, cabinetmakers inlay fragrant thuya root with lemon wood, while bronze cannon point at the waves above.',
      fr_FR:
        'Dans les voûtes sous les remparts de la Skala, les marqueteurs incrustent de citronnier la racine odorante du thuya ; au-dessus, des canons visent la houle.',
      de_DE:
        'In den Gewölben unter der Skala legen Tischler duftendes Thujawurzelholz mit Zitronenholz ein, oben auf der Mauer zielen Bronzekanonen auf die Wellen.',
      es_ES:
        'En las bóvedas bajo la muralla de la Skala los ebanistas taracean con limonero la raíz olorosa de tuya, y arriba los cañones apuntan a las olas.',
      it_IT:
        'Nelle volte sotto i bastioni della Skala gli ebanisti intarsiano col limone la profumata radica di tuia, e sopra i cannoni di bronzo puntano alle onde.',
      ru_RU:
        'В сводах под стенами Скалы столяры инкрустируют душистый корень туи лимонным деревом, а наверху бронзовые пушки смотрят на волны.',
      ja_JP:
        '城壁スカラの下の丸天井の工房では職人が香り高いツヤの根にレモンの木を象嵌し、上では青銅の大砲が波に向いています。',
    },
  },
  {
    slug: 'chefchaouen',
    country: 'MA',
    names: {
      en_US: 'Chefchaouen',
      fr_FR: 'Chefchaouen',
      de_DE: 'Chefchaouen',
      es_ES: 'Chauen',
      it_IT: 'Chefchaouen',
      ru_RU: 'Шефшауэн',
      ja_JP: 'シェフシャウエン',
    },
    latitude: 35.1688,
    longitude: -5.2636,
    timeZone: 'Africa/Casablanca',
    currency: 'MAD',
    featured: false,
    order: 1069,
    landmarks: [
      { motif: 'rooftops', name: 'Blue medina of Chefchaouen' },
      { motif: 'mountain', name: 'Rif' },
      { motif: 'minaret', name: 'Spanish Mosque' },
    ],
    introduction: {
      en_US:
        'Walls, steps and doors of the medina are painted blue again and again, and at the spring of Ras el-Maa carpets are washed in cold Rif water.',
      fr_FR:
        'Murs, marches et portes de la médina sont sans cesse repeints en bleu, et à la source de Ras el-Maa, on lave les tapis dans l’eau froide du Rif.',
      de_DE:
        'Mauern, Stufen und Türen der Medina werden immer wieder blau gestrichen, und an der Quelle Ras el-Maa wäscht man Teppiche im kalten Wasser des Rif.',
      es_ES:
        'Muros, escalones y puertas de la medina se repintan de azul una y otra vez, y en la fuente de Ras el-Maa se lavan alfombras en agua fría del Rif.',
      it_IT:
        'Muri, gradini e porte della medina vengono ridipinti di blu di continuo, e alla sorgente di Ras el-Maa si lavano i tappeti nell’acqua fredda del Rif.',
      ru_RU:
        'Стены, ступени и двери медины снова и снова красят в синий, а у источника Рас-эль-Маа в холодной воде Рифа моют ковры.',
      ja_JP:
        '旧市街の壁も階段も扉も繰り返し青く塗られ、ラス・エル・マアの泉ではリフ山脈の冷たい水で絨毯が洗われています。',
    },
  },
  {
    slug: 'tangier',
    country: 'MA',
    names: {
      en_US: 'Tangier',
      fr_FR: 'Tanger',
      de_DE: 'Tanger',
      es_ES: 'Tánger',
      it_IT: 'Tangeri',
      ru_RU: 'Танжер',
      ja_JP: 'タンジェ',
    },
    latitude: 35.7595,
    longitude: -5.834,
    timeZone: 'Africa/Casablanca',
    currency: 'MAD',
    featured: false,
    order: 1070,
    landmarks: [
      { motif: 'lighthouse', name: 'Cape Spartel Lighthouse' },
      { motif: 'gate', name: 'Bab el-Assa' },
      { motif: 'ship', name: 'Strait of Gibraltar' },
    ],
    introduction: {
      en_US:
        'The terraces of Café Hafa have stepped down toward the Strait since 1921, and over a glass of mint tea you look across to Spain.',
      fr_FR:
        'Depuis 1921, les terrasses du café Hafa descendent vers le détroit, et l’on y regarde l’Espagne par-dessus un verre de thé à la menthe.',
      de_DE:
        'Seit 1921 staffeln sich die Terrassen des Café Hafa zur Meerenge hinab, und beim Minztee schaut man nach Spanien hinüber.',
      es_ES:
        'Desde 1921 las terrazas del café Hafa bajan escalonadas hacia el Estrecho, y con un té a la menta en la mano se ve España enfrente.',
      it_IT:
        'Dal 1921 le terrazze del Café Hafa scendono a gradoni verso lo Stretto, e davanti a un tè alla menta si guarda la Spagna.',
      ru_RU: 'С 1921 года террасы кафе «Хафа» уступами спускаются к проливу, и за стаканом мятного чая видна Испания.',
      ja_JP:
        '1921年創業のカフェ・ハファでは段々のテラスが海峡へ下り、ミントティーを飲みながら対岸のスペインを眺められます。',
    },
  },
  {
    slug: 'alexandria',
    country: 'EG',
    names: {
      en_US: 'Alexandria',
      fr_FR: 'Alexandrie',
      de_DE: 'Alexandria',
      es_ES: 'Alejandría',
      it_IT: 'Alessandria d’Egitto',
      ru_RU: 'Александрия',
      ja_JP: 'アレクサンドリア',
    },
    latitude: 31.2001,
    longitude: 29.9187,
    timeZone: 'Africa/Cairo',
    currency: 'EGP',
    featured: false,
    order: 1071,
    landmarks: [
      { motif: 'castle', name: 'Citadel of Qaitbay' },
      { motif: 'museum-columns', name: 'Bibliotheca Alexandrina' },
      { motif: 'sea', name: 'Corniche' },
    ],
    introduction: {
      en_US:
        'The new library tilts its round roof toward the sea, and characters from about 120 scripts are carved in its wall of Aswan granite.',
      fr_FR:
        'La nouvelle bibliothèque incline vers la mer son toit rond, et son mur de granit d’Assouan porte gravés les signes d’environ 120 écritures.',
      de_DE:
        'Die neue Bibliothek neigt ihr rundes Dach zum Meer, und in ihre Wand aus Assuan-Granit sind Zeichen aus rund 120 Schriften gemeißelt.',
      es_ES:
        'La nueva biblioteca inclina su cubierta redonda hacia el mar, y en su muro de granito de Asuán hay grabados signos de unas 120 escrituras.',
      it_IT:
        'La nuova biblioteca inclina verso il mare il suo tetto rotondo, e sul muro di granito di Assuan sono incisi segni di circa 120 scritture.',
      ru_RU:
        'Новая библиотека наклонила к морю круглую крышу, а на её стене из асуанского гранита высечены знаки около 120 письменностей.',
      ja_JP: '新しい図書館は円い屋根を海へ傾け、アスワン産花崗岩の壁にはおよそ120種の文字が刻まれています。',
    },
  },
  {
    slug: 'aswan',
    country: 'EG',
    names: {
      en_US: 'Aswan',
      fr_FR: 'Assouan',
      de_DE: 'Assuan',
      es_ES: 'Asuán',
      it_IT: 'Assuan',
      ru_RU: 'Асуан',
      ja_JP: 'アスワン',
    },
    latitude: 24.0889,
    longitude: 32.8998,
    timeZone: 'Africa/Cairo',
    currency: 'EGP',
    featured: false,
    order: 1072,
    landmarks: [
      { motif: 'sailboat', name: 'Feluccas on the Nile' },
      { motif: 'temple-columns', name: 'Philae' },
      { motif: 'dunes', name: 'West Bank' },
    ],
    introduction: {
      en_US:
        'In the granite quarry an obelisk almost 42 meters long lies unfinished, abandoned when it cracked, and feluccas tack around Elephantine Island.',
      fr_FR:
        'Dans la carrière de granit gît, inachevé, un obélisque de près de 42 mètres, délaissé quand il se fendit ; des felouques louvoient autour d’Éléphantine.',
      de_DE:
        'Im Granitsteinbruch liegt ein fast 42 Meter langer Obelisk, aufgegeben, als er riss, und um die Insel Elephantine kreuzen die Feluken.',
      es_ES:
        'En la cantera de granito yace inacabado un obelisco de casi 42 metros, abandonado al agrietarse, y las falucas bordean la isla Elefantina.',
      it_IT:
        'Nella cava di granito giace incompiuto un obelisco di quasi 42 metri, lasciato lì quando si crepò, e le feluche bordeggiano attorno a Elefantina.',
      ru_RU:
        'В гранитной каменоломне лежит незаконченный обелиск длиной почти 42 метра, брошенный из-за трещины, а вокруг Элефантины лавируют фелюги.',
      ja_JP:
        '花崗岩の石切場には、ひびが入って放棄された長さ約42メートルのオベリスクが横たわり、エレファンティネ島の周りをファルーカが行き交います。',
    },
  },
  {
    slug: 'kairouan',
    country: 'TN',
    names: {
      en_US: 'Kairouan',
      fr_FR: 'Kairouan',
      de_DE: 'Kairouan',
      es_ES: 'Kairuán',
      it_IT: 'Kairouan',
      ru_RU: 'Кайруан',
      ja_JP: 'カイルアン',
    },
    latitude: 35.6781,
    longitude: 10.0963,
    timeZone: 'Africa/Tunis',
    currency: 'TND',
    featured: false,
    order: 1073,
    landmarks: [
      { motif: 'minaret', name: 'Great Mosque of Kairouan' },
      { motif: 'gate', name: 'Bab ech Chouhada' },
      { motif: 'market-stall', name: 'Carpet souk' },
    ],
    introduction: {
      en_US:
        'The prayer hall of the Great Mosque rests on columns taken from Roman and Byzantine buildings, and hardly two capitals are alike.',
      fr_FR:
        'La salle de prière de la Grande Mosquée repose sur des colonnes venues d’édifices romains et byzantins, et peu de chapiteaux y sont pareils.',
      de_DE:
        'Der Betsaal der Großen Moschee ruht auf Säulen aus römischen und byzantinischen Bauten, und kaum zwei Kapitelle gleichen sich.',
      es_ES:
        'La sala de oración de la Gran Mezquita descansa en columnas de edificios romanos y bizantinos, y apenas hay dos capiteles iguales.',
      it_IT:
        'La sala di preghiera della Grande Moschea poggia su colonne di edifici romani e bizantini, e quasi nessun capitello è uguale all’altro.',
      ru_RU:
        'Молитвенный зал Большой мечети держится на колоннах из римских и византийских построек, и двух одинаковых капителей там почти не найти.',
      ja_JP: '大モスクの礼拝堂は、ローマやビザンツの建物から運ばれた柱に支えられ、同じ形の柱頭はほとんどありません。',
    },
  },
  {
    slug: 'algiers',
    country: 'DZ',
    names: {
      en_US: 'Algiers',
      fr_FR: 'Alger',
      de_DE: 'Algier',
      es_ES: 'Argel',
      it_IT: 'Algeri',
      ru_RU: 'Алжир',
      ja_JP: 'アルジェ',
    },
    latitude: 36.7538,
    longitude: 3.0588,
    timeZone: 'Africa/Algiers',
    currency: 'DZD',
    featured: false,
    order: 1074,
    landmarks: [
      { motif: 'dome', name: 'Notre-Dame d’Afrique' },
      { motif: 'rooftops', name: 'Casbah' },
      { motif: 'palm', name: 'Jardin d’Essai du Hamma' },
    ],
    introduction: {
      en_US:
        'White arcades line the seafront below the Casbah, and a cable car lifts passengers from the Jardin d’Essai to the Martyrs’ Memorial.',
      fr_FR:
        'Des arcades blanches bordent le front de mer au pied de la Casbah, et un téléphérique monte du jardin d’Essai au mémorial du Martyr.',
      de_DE:
        'Weiße Arkaden säumen die Uferstraße unterhalb der Kasbah, und eine Seilbahn schwebt vom Jardin d’Essai hinauf zum Denkmal der Märtyrer.',
      es_ES:
        'Arcadas blancas bordean el frente marítimo al pie de la casba, y un teleférico sube del Jardin d’Essai al monumento a los Mártires.',
      it_IT:
        'Portici bianchi fiancheggiano il lungomare sotto la casba, e una funivia sale dal Jardin d’Essai al monumento ai Martiri.',
      ru_RU:
        'Под Касбой вдоль моря тянутся белые аркады, а от сада Эль-Хамма к монументу Мучеников поднимается канатная дорога.',
      ja_JP:
        'カスバのふもとの海岸通りには白いアーケードが連なり、ハンマ試験植物園からは殉教者記念塔へロープウェイが上がります。',
    },
  },
  {
    slug: 'dakar',
    country: 'SN',
    names: {
      en_US: 'Dakar',
      fr_FR: 'Dakar',
      de_DE: 'Dakar',
      es_ES: 'Dakar',
      it_IT: 'Dakar',
      ru_RU: 'Дакар',
      ja_JP: 'ダカール',
    },
    latitude: 14.6937,
    longitude: -17.4441,
    timeZone: 'Africa/Dakar',
    currency: 'XOF',
    featured: false,
    order: 1075,
    landmarks: [
      { motif: 'statue', name: 'African Renaissance Monument' },
      { motif: 'sea', name: 'Île de Gorée' },
      { motif: 'lighthouse', name: 'Phare des Mamelles' },
    ],
    introduction: {
      en_US:
        'Toward evening the painted pirogues ride the surf onto the beach of Soumbédioune, and the fish is sold and grilled within steps of the boats.',
      fr_FR:
        'En fin d’après-midi, les pirogues peintes s’échouent sur la plage de Soumbédioune, et le poisson se vend et se grille à deux pas des coques.',
      de_DE:
        'Gegen Abend reiten die bemalten Pirogen auf der Brandung an den Strand von Soumbédioune, und der Fisch wird gleich neben den Booten verkauft und gegrillt.',
      es_ES:
        'Al caer la tarde las piraguas pintadas llegan con el oleaje a la playa de Soumbédioune, y el pescado se vende y se asa a unos pasos de las barcas.',
      it_IT:
        'Verso sera le piroghe dipinte approdano con l’onda sulla spiaggia di Soumbédioune, e il pesce si vende e si griglia a pochi passi dagli scafi.',
      ru_RU:
        'Под вечер расписные пироги с прибоем выходят на пляж Сумбедьюн, и рыбу продают и жарят на углях прямо возле лодок.',
      ja_JP: '夕方になると彩色した丸木舟が波に乗ってスンベジュンの浜に着き、魚は舟のすぐそばで売られ、焼かれます。',
    },
  },
  {
    slug: 'saint-louis-sn',
    country: 'SN',
    names: {
      en_US: 'Saint-Louis',
      fr_FR: 'Saint-Louis',
      de_DE: 'Saint-Louis',
      es_ES: 'San Luis',
      it_IT: 'Saint-Louis',
      ru_RU: 'Сен-Луи',
      ja_JP: 'サン・ルイ',
    },
    latitude: 16.0247,
    longitude: -16.504,
    timeZone: 'Africa/Dakar',
    currency: 'XOF',
    featured: false,
    order: 1076,
    landmarks: [
      { motif: 'bridge', name: 'Faidherbe Bridge' },
      { motif: 'rooftops', name: 'Island of Saint-Louis' },
      { motif: 'harbour', name: 'Guet Ndar' },
    ],
    introduction: {
      en_US:
        'The iron Faidherbe Bridge of 1897 spans the Senegal River to an island of balconied merchant houses, named Ndar in Wolof.',
      fr_FR:
        'Le pont métallique Faidherbe, de 1897, enjambe le fleuve Sénégal jusqu’à une île de maisons de négoce à balcons, que le wolof appelle Ndar.',
      de_DE:
        'Die eiserne Faidherbe-Brücke von 1897 führt über den Senegal auf eine Insel mit Handelshäusern und Balkonen, die auf Wolof Ndar heißt.',
      es_ES:
        'El puente de hierro Faidherbe, de 1897, cruza el río Senegal hasta una isla de casas de comerciantes con balcones, Ndar en wólof.',
      it_IT:
        'Il ponte di ferro Faidherbe, del 1897, passa il fiume Senegal fino a un’isola di case di mercanti con balconi, che in wolof si chiama Ndar.',
      ru_RU:
        'Железный мост Федерба 1897 года ведёт через реку Сенегал на остров купеческих домов с балконами, который на волоф зовётся Ндар.',
      ja_JP:
        '1897年の鉄橋フェデルブ橋がセネガル川を渡り、バルコニーのある商家が並ぶ、ウォロフ語で「ンダル」と呼ばれる島へ通じます。',
    },
  },
  {
    slug: 'accra',
    country: 'GH',
    names: {
      en_US: 'Accra',
      fr_FR: 'Accra',
      de_DE: 'Accra',
      es_ES: 'Acra',
      it_IT: 'Accra',
      ru_RU: 'Аккра',
      ja_JP: 'アクラ',
    },
    latitude: 5.6037,
    longitude: -0.187,
    timeZone: 'Africa/Accra',
    currency: 'GHS',
    featured: false,
    order: 1077,
    landmarks: [
      { motif: 'gate', name: 'Black Star Gate' },
      { motif: 'lighthouse', name: 'Jamestown Lighthouse' },
      { motif: 'statue', name: 'Kwame Nkrumah Memorial' },
    ],
    introduction: {
      en_US:
        'In workshops of the Teshie suburb carpenters build coffins in the shape of a fish, a cocoa pod or a car, as the dead person’s life suggests.',
      fr_FR:
        'Dans les ateliers du faubourg de Teshie, des menuisiers façonnent des cercueils en forme de poisson, de cabosse ou de voiture, selon la vie du défunt.',
      de_DE:
        'In den Werkstätten des Vororts Teshie bauen Tischler Särge in Form eines Fischs, einer Kakaofrucht oder eines Autos, je nach dem Leben des Toten.',
      es_ES:
        'En los talleres del barrio de Teshie los carpinteros hacen ataúdes en forma de pez, mazorca de cacao o coche, según la vida del difunto.',
      it_IT:
        'Nelle botteghe del sobborgo di Teshie i falegnami costruiscono bare a forma di pesce, di cabossa o d’automobile, secondo la vita del defunto.',
      ru_RU:
        'В мастерских пригорода Теши плотники делают гробы в виде рыбы, плода какао или автомобиля, смотря чем человек жил.',
      ja_JP: '郊外テシの工房では大工が、故人の人生にちなんで魚やカカオの実、自動車などの形をした棺を作っています。',
    },
  },
  {
    slug: 'cape-coast',
    country: 'GH',
    names: {
      en_US: 'Cape Coast',
      fr_FR: 'Cape Coast',
      de_DE: 'Cape Coast',
      es_ES: 'Cape Coast',
      it_IT: 'Cape Coast',
      ru_RU: 'Кейп-Кост',
      ja_JP: 'ケープ・コースト',
    },
    latitude: 5.1053,
    longitude: -1.2466,
    timeZone: 'Africa/Accra',
    currency: 'GHS',
    featured: false,
    order: 1078,
    landmarks: [
      { motif: 'castle', name: 'Cape Coast Castle' },
      { motif: 'harbour', name: 'Fishing beach' },
      { motif: 'suspension-bridge', name: 'Kakum Canopy Walkway' },
    ],
    introduction: {
      en_US:
        'Behind the white castle’s Door of No Return, through which captives were led to the ships, fishermen now mend their nets beside long canoes.',
      fr_FR:
        'Derrière la porte du Non-Retour du fort blanc, par où l’on menait les captifs aux navires, des pêcheurs ravaudent leurs filets près de longues pirogues.',
      de_DE:
        'Hinter der Tür ohne Wiederkehr in der weißen Festung, durch die man Gefangene zu den Schiffen trieb, flicken heute Fischer an langen Kanus ihre Netze.',
      es_ES:
        'Tras la Puerta del No Retorno del castillo blanco, por donde llevaban a los cautivos a los barcos, hoy los pescadores remiendan redes junto a largas canoas.',
      it_IT:
        'Oltre la Porta del Non Ritorno del castello bianco, da cui i prigionieri erano condotti alle navi, oggi i pescatori rammendano le reti accanto alle canoe.',
      ru_RU:
        'За «Дверью невозврата» белой крепости, через которую пленников вели на корабли, теперь рыбаки чинят сети возле длинных каноэ.',
      ja_JP:
        '捕らわれた人々が船へと連れ出された白い城塞の「帰らざる扉」の先では、今は漁師が長い舟のそばで網を繕っています。',
    },
  },
  {
    slug: 'lagos',
    country: 'NG',
    names: {
      en_US: 'Lagos',
      fr_FR: 'Lagos',
      de_DE: 'Lagos',
      es_ES: 'Lagos',
      it_IT: 'Lagos',
      ru_RU: 'Лагос',
      ja_JP: 'ラゴス',
    },
    latitude: 6.5244,
    longitude: 3.3792,
    timeZone: 'Africa/Lagos',
    currency: 'NGN',
    featured: false,
    order: 1079,
    landmarks: [
      { motif: 'suspension-bridge', name: 'Lekki-Ikoyi Link Bridge' },
      { motif: 'skyscrapers', name: 'Lagos Island' },
      { motif: 'palm', name: 'Tarkwa Bay' },
    ],
    introduction: {
      en_US:
        'Conductors lean from the doors of the danfos, yellow minibuses with black stripes, and shout Obalende, Ojuelegba or CMS.',
      fr_FR:
        'Penchés à la portière des danfo, ces minibus jaunes à bandes noires, les receveurs crient Obalende, Ojuelegba ou CMS.',
      de_DE:
        'Aus den Türen der Danfos, der gelben Kleinbusse mit schwarzen Streifen, lehnen sich die Schaffner und rufen Obalende, Ojuelegba oder CMS.',
      es_ES:
        'Asomados a la puerta de los danfo, microbuses amarillos con franjas negras, los cobradores gritan Obalende, Ojuelegba o CMS.',
      it_IT:
        'Sporti dalle porte dei danfo, i minibus gialli a strisce nere, i bigliettai gridano Obalende, Ojuelegba o CMS.',
      ru_RU:
        'Высунувшись из дверей «данфо», жёлтых маршруток с чёрными полосами, кондукторы кричат: Обаленде, Оджуэлегба, Си-Эм-Эс.',
      ja_JP:
        '黒い線の入った黄色い乗合バス「ダンフォ」の扉から車掌が身を乗り出し、オバレンデ、オジュエレグバ、CMSと行き先を叫びます。',
    },
  },
  {
    slug: 'ouidah',
    country: 'BJ',
    names: {
      en_US: 'Ouidah',
      fr_FR: 'Ouidah',
      de_DE: 'Ouidah',
      es_ES: 'Ouidah',
      it_IT: 'Ouidah',
      ru_RU: 'Уида',
      ja_JP: 'ウィダー',
    },
    latitude: 6.3631,
    longitude: 2.0851,
    timeZone: 'Africa/Porto-Novo',
    currency: 'XOF',
    featured: false,
    order: 1080,
    landmarks: [
      { motif: 'gate', name: 'Door of No Return' },
      { motif: 'cathedral', name: 'Basilica of the Immaculate Conception' },
      { motif: 'palm', name: 'Coconut coast' },
    ],
    introduction: {
      en_US:
        'The Temple of Pythons stands across the square from the Catholic basilica, and on January 10 Vodun priests and dancers gather on the beach.',
      fr_FR:
        'Le temple des Pythons fait face, de l’autre côté de la place, à la basilique catholique, et le 10 janvier prêtres et danseurs vodoun se réunissent sur la plage.',
      de_DE:
        'Der Tempel der Pythons steht der katholischen Basilika am Platz gegenüber, und am 10. Januar versammeln sich Vodun-Priester und Tänzer am Strand.',
      es_ES:
        'El Templo de las Pitones mira a la basílica católica desde el otro lado de la plaza, y el 10 de enero sacerdotes y bailarines vudú se reúnen en la playa.',
      it_IT:
        'Il Tempio dei Pitoni guarda la basilica cattolica dall’altro lato della piazza, e il 10 gennaio sacerdoti e danzatori vudù si ritrovano sulla spiaggia.',
      ru_RU:
        'Храм питонов стоит на площади напротив католической базилики, а 10 января жрецы и танцоры водун собираются на берегу океана.',
      ja_JP:
        '広場を挟んでニシキヘビの神殿とカトリックの聖堂が向かい合い、1月10日にはヴォドゥンの司祭や踊り手が浜に集まります。',
    },
  },
  {
    slug: 'mindelo',
    country: 'CV',
    names: {
      en_US: 'Mindelo',
      fr_FR: 'Mindelo',
      de_DE: 'Mindelo',
      es_ES: 'Mindelo',
      it_IT: 'Mindelo',
      ru_RU: 'Минделу',
      ja_JP: 'ミンデロ',
    },
    latitude: 16.8878,
    longitude: -24.9881,
    timeZone: 'Atlantic/Cape_Verde',
    currency: 'CVE',
    featured: false,
    order: 1081,
    landmarks: [
      { motif: 'mountain', name: 'Monte Cara' },
      { motif: 'sailboat', name: 'Porto Grande' },
      { motif: 'towers', name: 'Torre de Belém' },
    ],
    introduction: {
      en_US:
        'Across the bay Monte Cara draws the profile of a face looking up, and in the bars of the waterfront they sing the mornas of Cesária Évora.',
      fr_FR:
        'De l’autre côté de la baie, le Monte Cara dessine un visage tourné vers le ciel, et dans les bars du port on chante les mornas de Cesária Évora.',
      de_DE:
        'Jenseits der Bucht zeichnet der Monte Cara ein nach oben gewandtes Gesicht, und in den Bars am Hafen singt man die Mornas der Cesária Évora.',
      es_ES:
        'Al otro lado de la bahía el Monte Cara dibuja un rostro que mira al cielo, y en los bares del puerto se cantan las mornas de Cesária Évora.',
      it_IT:
        'Di là dalla baia il Monte Cara disegna un volto che guarda il cielo, e nei bar del porto si cantano le mornas di Cesária Évora.',
      ru_RU:
        'По ту сторону бухты гора Монте-Кара похожа на лицо, обращённое к небу, а в портовых барах поют морны Сезарии Эворы.',
      ja_JP:
        '湾の向こうのモンテ・カラは空を見上げる人の横顔に見え、港の酒場ではセザリア・エヴォラのモルナが歌われます。',
    },
  },
];
