import type { CityOfDemo } from './shapes.js';

export const citiesOfEuropaMore3: readonly CityOfDemo[] = [
  {
    slug: 'bath',
    country: 'GB',
    names: { en_US: 'Bath', fr_FR: 'Bath', de_DE: 'Bath', es_ES: 'Bath', it_IT: 'Bath', ru_RU: 'Бат', ja_JP: 'バース' },
    latitude: 51.3813,
    longitude: -2.359,
    timeZone: 'Europe/London',
    currency: 'GBP',
    featured: false,
    order: 1028,
    landmarks: [
      { motif: 'bridge', name: 'Pulteney Bridge' },
      { motif: 'palace', name: 'Royal Crescent' },
      { motif: 'temple-columns', name: 'Roman Baths' },
    ],
    introduction: {
      en_US:
        'Pulteney Bridge is lined with little shops on both sides, so people cross the Avon without noticing until they see the weir from below.',
      fr_FR:
        'Le Pulteney Bridge est bordé de boutiques des deux côtés : on franchit l’Avon sans s’en apercevoir, et l’on ne voit le déversoir que d’en bas.',
      de_DE:
        'Die Pulteney Bridge ist auf beiden Seiten mit kleinen Läden bebaut, sodass man den Avon überquert, ohne es zu merken, bis man unten am Wehr steht.',
      es_ES:
        'El Pulteney Bridge tiene tiendecitas a ambos lados, de modo que se cruza el Avon sin darse cuenta hasta ver desde abajo la presa escalonada.',
      it_IT:
        'Sul Pulteney Bridge si allineano botteghe da entrambi i lati: si passa l’Avon senza accorgersene, finché dal basso non si vede la chiusa a gradoni.',
      ru_RU:
        'Мост Палтни с обеих сторон застроен лавочками, и Эйвон переходят, не замечая реки, пока не увидят снизу ступенчатую плотину.',
      ja_JP:
        'パルトニー橋は両側に小さな店が並ぶため、下流の堰から見上げて初めて、エイヴォン川を渡っていたと気づきます。',
    },
  },
  {
    slug: 'york',
    country: 'GB',
    names: {
      en_US: 'York',
      fr_FR: 'York',
      de_DE: 'York',
      es_ES: 'York',
      it_IT: 'York',
      ru_RU: 'Йорк',
      ja_JP: 'ヨーク',
    },
    latitude: 53.96,
    longitude: -1.0873,
    timeZone: 'Europe/London',
    currency: 'GBP',
    featured: false,
    order: 1029,
    landmarks: [
      { motif: 'cathedral', name: 'York Minster' },
      { motif: 'gate', name: 'Bootham Bar' },
      { motif: 'rooftops', name: 'The Shambles' },
    ],
    introduction: {
      en_US:
        'The path on top of the walls runs from Bootham Bar to Monk Bar behind the Minster gardens, and in spring daffodils cover the banks below it.',
      fr_FR:
        'Le chemin de ronde va de Bootham Bar à Monk Bar derrière les jardins du Minster, et au printemps les jonquilles couvrent le talus des remparts.',
      de_DE:
        'Der Weg auf der Stadtmauer führt hinter den Gärten des Minsters von Bootham Bar nach Monk Bar, und im Frühling blühen am Wall die Narzissen.',
      es_ES:
        'El adarve de la muralla va de Bootham Bar a Monk Bar por detrás de los jardines de la catedral, y en primavera los narcisos cubren el talud.',
      it_IT:
        'Il camminamento delle mura va da Bootham Bar a Monk Bar dietro i giardini del Minster, e in primavera i narcisi coprono la scarpata.',
      ru_RU:
        'Дорожка поверху городских стен идёт от ворот Бутем-Бар до Монк-Бар за садами собора, а весной валы под ней покрыты нарциссами.',
      ja_JP:
        '城壁の上の道は大聖堂の庭の裏を通ってブーザム・バーからマンク・バーへ続き、春には足元の土手が水仙で覆われます。',
    },
  },
  {
    slug: 'oxford',
    country: 'GB',
    names: {
      en_US: 'Oxford',
      fr_FR: 'Oxford',
      de_DE: 'Oxford',
      es_ES: 'Oxford',
      it_IT: 'Oxford',
      ru_RU: 'Оксфорд',
      ja_JP: 'オックスフォード',
    },
    latitude: 51.752,
    longitude: -1.2577,
    timeZone: 'Europe/London',
    currency: 'GBP',
    featured: false,
    order: 1030,
    landmarks: [
      { motif: 'dome', name: 'Radcliffe Camera' },
      { motif: 'towers', name: 'Magdalen Tower' },
      { motif: 'bicycle', name: 'Broad Street' },
    ],
    introduction: {
      en_US:
        'At six on the morning of the first of May choristers sing from the top of Magdalen Tower, and the High Street below is full and silent.',
      fr_FR:
        'Le 1ᵉʳ mai à six heures du matin, des choristes chantent du haut de la Magdalen Tower, et en bas la High Street, noire de monde, se tait.',
      de_DE:
        'Am Morgen des ersten Mai singen um sechs Chorknaben vom Magdalen Tower, und die High Street darunter ist voll und still.',
      es_ES:
        'El primero de mayo, a las seis de la mañana, un coro canta en lo alto de la torre de Magdalen, y abajo la High Street, llena, guarda silencio.',
      it_IT:
        'Il primo maggio, alle sei del mattino, i coristi cantano dall’alto della Magdalen Tower, e sotto la High Street gremita fa silenzio.',
      ru_RU:
        'Первого мая в шесть утра с башни Модлин поёт хор мальчиков, а внизу заполненная народом Хай-стрит слушает молча.',
      ja_JP:
        '5月1日の朝6時、モードリン塔の上で聖歌隊が歌い、塔の下のハイ・ストリートを埋めた人々は静かに耳を傾けます。',
    },
  },
  {
    slug: 'glasgow',
    country: 'GB',
    names: {
      en_US: 'Glasgow',
      fr_FR: 'Glasgow',
      de_DE: 'Glasgow',
      es_ES: 'Glasgow',
      it_IT: 'Glasgow',
      ru_RU: 'Глазго',
      ja_JP: 'グラスゴー',
    },
    latitude: 55.8642,
    longitude: -4.2518,
    timeZone: 'Europe/London',
    currency: 'GBP',
    featured: false,
    order: 1031,
    landmarks: [
      { motif: 'towers', name: 'University of Glasgow' },
      { motif: 'statue', name: 'Duke of Wellington' },
      { motif: 'ship', name: 'Glenlee' },
    ],
    introduction: {
      en_US:
        'The Duke of Wellington rides before the Gallery of Modern Art with a traffic cone on his head, and whenever it is removed it comes back.',
      fr_FR:
        'Devant la Gallery of Modern Art, le duc de Wellington chevauche coiffé d’un cône de chantier ; chaque fois qu’on l’enlève, il revient.',
      de_DE:
        'Vor der Gallery of Modern Art reitet der Herzog von Wellington mit einem Verkehrshütchen auf dem Kopf, und sooft man es abnimmt, kommt es wieder.',
      es_ES:
        'Ante la Gallery of Modern Art cabalga el duque de Wellington con un cono de tráfico en la cabeza, y cada vez que lo quitan vuelve a aparecer.',
      it_IT:
        'Davanti alla Gallery of Modern Art il duca di Wellington cavalca con un cono stradale in testa, e ogni volta che lo tolgono ricompare.',
      ru_RU:
        'Перед Галереей современного искусства скачет герцог Веллингтон с дорожным конусом на голове, и сколько его ни снимай, он появляется снова.',
      ja_JP:
        '近代美術館の前に立つウェリントン公の騎馬像は頭に工事用コーンをかぶり、取り除かれてもまた載せられています。',
    },
  },
  {
    slug: 'thessaloniki',
    country: 'GR',
    names: {
      en_US: 'Thessaloniki',
      fr_FR: 'Thessalonique',
      de_DE: 'Thessaloniki',
      es_ES: 'Salónica',
      it_IT: 'Salonicco',
      ru_RU: 'Салоники',
      ja_JP: 'テッサロニキ',
    },
    latitude: 40.6401,
    longitude: 22.9444,
    timeZone: 'Europe/Athens',
    currency: 'EUR',
    featured: false,
    order: 1032,
    landmarks: [
      { motif: 'towers', name: 'White Tower' },
      { motif: 'dome', name: 'Rotunda of Galerius' },
      { motif: 'sea', name: 'Thermaic Gulf' },
    ],
    introduction: {
      en_US:
        'Aristotelous Square opens onto the Thermaic Gulf, and on clear winter days Mount Olympus stands white on the far shore.',
      fr_FR:
        'La place Aristote s’ouvre sur le golfe Thermaïque, et par temps clair, l’hiver, l’Olympe se dresse tout blanc sur l’autre rive.',
      de_DE:
        'Der Aristoteles-Platz öffnet sich zum Thermaischen Golf, und an klaren Wintertagen steht der Olymp weiß am anderen Ufer.',
      es_ES:
        'La plaza Aristóteles se abre al golfo Termaico, y en los días claros de invierno el Olimpo se alza blanco en la otra orilla.',
      it_IT:
        'Piazza Aristotele si apre sul golfo Termaico, e nelle giornate limpide d’inverno l’Olimpo si leva bianco sull’altra riva.',
      ru_RU:
        'Площадь Аристотеля выходит прямо к Термаикосу, и ясными зимними днями на дальнем берегу залива белеет Олимп.',
      ja_JP: 'アリストテレス広場はテルマイコス湾に向かって開け、晴れた冬の日には対岸に白いオリンポス山が姿を見せます。',
    },
  },
  {
    slug: 'chania',
    country: 'GR',
    names: {
      en_US: 'Chania',
      fr_FR: 'La Canée',
      de_DE: 'Chania',
      es_ES: 'La Canea',
      it_IT: 'La Canea',
      ru_RU: 'Ханья',
      ja_JP: 'ハニア',
    },
    latitude: 35.5138,
    longitude: 24.018,
    timeZone: 'Europe/Athens',
    currency: 'EUR',
    featured: false,
    order: 1033,
    landmarks: [
      { motif: 'lighthouse', name: 'Egyptian Lighthouse' },
      { motif: 'arches', name: 'Venetian Arsenals' },
      { motif: 'mountain', name: 'White Mountains' },
    ],
    introduction: {
      en_US:
        'On Sifaka Street the knife makers engrave a rhyming couplet, a mantinada, on the blade before they hand a Cretan knife across the counter.',
      fr_FR:
        'Rue Sifaka, les couteliers gravent sur la lame un distique rimé, la mantinade, avant de vous tendre un couteau crétois.',
      de_DE:
        'In der Sifaka-Straße gravieren die Messermacher einen gereimten Zweizeiler in die Klinge, eine Mantinada, bevor sie ein kretisches Messer aushändigen.',
      es_ES:
        'En la calle Sifaka los cuchilleros graban en la hoja un pareado, la mantinada, antes de entregar por encima del mostrador un cuchillo cretense.',
      it_IT:
        'In via Sifaka i coltellinai incidono sulla lama un distico in rima, la mantinada, prima di consegnare il coltello cretese.',
      ru_RU:
        'На улице Сифака ножовщики гравируют на клинке рифмованное двустишие, мантинаду, и лишь потом отдают критский нож покупателю.',
      ja_JP:
        'シファカ通りの刃物職人は、「マンティナーダ」という韻を踏んだ二行詩を刃に彫ってから、クレタのナイフを手渡します。',
    },
  },
  {
    slug: 'rhodes',
    country: 'GR',
    names: {
      en_US: 'Rhodes',
      fr_FR: 'Rhodes',
      de_DE: 'Rhodos',
      es_ES: 'Rodas',
      it_IT: 'Rodi',
      ru_RU: 'Родос',
      ja_JP: 'ロドス',
    },
    latitude: 36.4341,
    longitude: 28.2176,
    timeZone: 'Europe/Athens',
    currency: 'EUR',
    featured: false,
    order: 1034,
    landmarks: [
      { motif: 'windmill', name: 'Mills of Mandraki' },
      { motif: 'castle', name: 'Palace of the Grand Master' },
      { motif: 'statue', name: 'Stag and doe of Mandraki' },
    ],
    introduction: {
      en_US:
        'At the mouth of Mandraki harbor a bronze stag and doe stand on two columns, where legend has the Colossus straddle the ships.',
      fr_FR:
        'À l’entrée du port de Mandraki, un cerf et une biche de bronze occupent deux colonnes, là où la légende fait enjamber les navires au Colosse.',
      de_DE:
        'An der Einfahrt des Mandraki-Hafens stehen Hirsch und Hirschkuh aus Bronze auf zwei Säulen, dort, wo der Koloss der Sage nach über den Schiffen stand.',
      es_ES:
        'En la bocana del puerto de Mandraki, un ciervo y una cierva de bronce ocupan dos columnas donde la leyenda pone al Coloso a horcajadas.',
      it_IT:
        'All’imbocco del porto di Mandraki un cervo e una cerva di bronzo stanno su due colonne, là dove la leggenda vuole il Colosso a cavallo delle navi.',
      ru_RU:
        'У входа в гавань Мандраки на двух колоннах стоят бронзовые олень и лань, там, где по преданию корабли проходили под Колоссом.',
      ja_JP:
        '巨像が船をまたいで立っていたと伝わるマンドラキ港の入口では、二本の柱の上に青銅の雄鹿と雌鹿が立っています。',
    },
  },
  {
    slug: 'izmir',
    country: 'TR',
    names: {
      en_US: 'Izmir',
      fr_FR: 'Izmir',
      de_DE: 'Izmir',
      es_ES: 'Esmirna',
      it_IT: 'Smirne',
      ru_RU: 'Измир',
      ja_JP: 'イズミル',
    },
    latitude: 38.4237,
    longitude: 27.1428,
    timeZone: 'Europe/Istanbul',
    currency: 'TRY',
    featured: false,
    order: 1035,
    landmarks: [
      { motif: 'clock-tower', name: 'Izmir Clock Tower' },
      { motif: 'temple-columns', name: 'Agora of Smyrna' },
      { motif: 'harbour', name: 'Kordon' },
    ],
    introduction: {
      en_US:
        'In the old Jewish quarter of Karataş a brick elevator tower of 1907, the Asansör, saves its neighbors the 155 steps between two streets.',
      fr_FR:
        'À Karataş, l’ancien quartier juif, une tour-ascenseur en brique de 1907, l’Asansör, épargne aux riverains les 155 marches entre deux rues.',
      de_DE:
        'Im alten jüdischen Viertel Karataş erspart ein gemauerter Aufzugturm von 1907, der Asansör, den Leuten die 155 Stufen zwischen zwei Straßen.',
      es_ES:
        'En Karataş, el antiguo barrio judío, una torre de ladrillo de 1907 con ascensor, el Asansör, ahorra a los vecinos 155 peldaños entre dos calles.',
      it_IT:
        'A Karataş, l’antico quartiere ebraico, una torre di mattoni del 1907 con ascensore, l’Asansör, risparmia agli abitanti 155 gradini fra due strade.',
      ru_RU:
        'В старом еврейском квартале Караташ кирпичная башня-лифт 1907 года, Асансёр, избавляет жителей от 155 ступеней между двумя улицами.',
      ja_JP:
        '旧ユダヤ人街カラタシュでは、1907年に建てられた煉瓦造りのエレベーター塔「アサンソル」が、二つの通りを隔てる155段の階段を省いてくれます。',
    },
  },
  {
    slug: 'antalya',
    country: 'TR',
    names: {
      en_US: 'Antalya',
      fr_FR: 'Antalya',
      de_DE: 'Antalya',
      es_ES: 'Antalya',
      it_IT: 'Antalya',
      ru_RU: 'Анталья',
      ja_JP: 'アンタルヤ',
    },
    latitude: 36.8969,
    longitude: 30.7133,
    timeZone: 'Europe/Istanbul',
    currency: 'TRY',
    featured: false,
    order: 1036,
    landmarks: [
      { motif: 'gate', name: 'Hadrian’s Gate' },
      { motif: 'minaret', name: 'Yivli Minaret' },
      { motif: 'mountain', name: 'Beydağları' },
    ],
    introduction: {
      en_US:
        'East of the center, in Lara, the Düden river runs through a park to the edge of the cliff and drops straight into the Mediterranean.',
      fr_FR:
        'À l’est du centre, à Lara, la rivière Düden traverse un parc jusqu’au bord de la falaise et tombe tout droit dans la Méditerranée.',
      de_DE:
        'Östlich des Zentrums, in Lara, fließt der Düden durch einen Park bis an die Kante der Klippe und stürzt geradewegs ins Mittelmeer.',
      es_ES:
        'Al este del centro, en Lara, el río Düden atraviesa un parque hasta el borde del acantilado y cae directo al Mediterráneo.',
      it_IT:
        'A est del centro, a Lara, il fiume Düden attraversa un parco fino all’orlo della falesia e cade dritto nel Mediterraneo.',
      ru_RU:
        'К востоку от центра, в Ларе, река Дюден течёт через парк к краю обрыва и падает прямо в Средиземное море.',
      ja_JP: '中心部の東のララでは、デュデン川が公園を抜けて崖の縁に達し、そのまま地中海へ滝となって落ちます。',
    },
  },
  {
    slug: 'goreme',
    country: 'TR',
    names: {
      en_US: 'Göreme',
      fr_FR: 'Göreme',
      de_DE: 'Göreme',
      es_ES: 'Göreme',
      it_IT: 'Göreme',
      ru_RU: 'Гёреме',
      ja_JP: 'ギョレメ',
    },
    latitude: 38.6431,
    longitude: 34.8289,
    timeZone: 'Europe/Istanbul',
    currency: 'TRY',
    featured: false,
    order: 1037,
    landmarks: [
      { motif: 'hills', name: 'Fairy chimneys of Göreme' },
      { motif: 'castle', name: 'Uçhisar' },
      { motif: 'vineyard', name: 'Pigeon Valley' },
    ],
    introduction: {
      en_US:
        'High in the tuff cones farmers cut and painted small dovecotes, because the droppings of the pigeons fed the vines of the valley.',
      fr_FR:
        'Haut dans les cônes de tuf, les paysans ont taillé et peint de petits pigeonniers, car la fiente nourrissait les vignes de la vallée.',
      de_DE:
        'Hoch in die Tuffkegel schlugen die Bauern kleine bemalte Taubenhäuser, denn der Mist der Vögel düngte die Reben im Tal.',
      es_ES:
        'En lo alto de los conos de toba los campesinos tallaron y pintaron palomares, porque la palomina abonaba las viñas del valle.',
      it_IT:
        'In alto nei coni di tufo i contadini scavarono e dipinsero piccole colombaie, perché il guano concimava le viti della valle.',
      ru_RU:
        'Высоко в конусах из туфа крестьяне вырубали и расписывали голубятни: помётом птиц удобряли виноградники долины.',
      ja_JP:
        '凝灰岩の尖った岩の高い所には、谷のぶどう畑の肥料にする糞を集めるため、農民が彫って彩色した鳩小屋が残っています。',
    },
  },
  {
    slug: 'salzburg',
    country: 'AT',
    names: {
      en_US: 'Salzburg',
      fr_FR: 'Salzbourg',
      de_DE: 'Salzburg',
      es_ES: 'Salzburgo',
      it_IT: 'Salisburgo',
      ru_RU: 'Зальцбург',
      ja_JP: 'ザルツブルク',
    },
    latitude: 47.8095,
    longitude: 13.055,
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    featured: false,
    order: 1038,
    landmarks: [
      { motif: 'castle', name: 'Hohensalzburg Fortress' },
      { motif: 'dome', name: 'Salzburg Cathedral' },
      { motif: 'river', name: 'Salzach' },
    ],
    introduction: {
      en_US:
        'Even the newest shops on Getreidegasse hang out a wrought-iron guild sign, and vaulted passages lead from the street into courtyards.',
      fr_FR:
        'Dans la Getreidegasse, jusqu’aux boutiques les plus récentes suspendent une enseigne de fer forgé, et des passages voûtés mènent dans les cours.',
      de_DE:
        'In der Getreidegasse hängt auch vor den neuesten Läden ein schmiedeeisernes Zunftzeichen, und gewölbte Durchgänge führen in die Höfe.',
      es_ES:
        'En la Getreidegasse hasta las tiendas más nuevas cuelgan un rótulo de hierro forjado, y pasajes abovedados llevan de la calle a los patios.',
      it_IT:
        'Nella Getreidegasse anche i negozi più recenti appendono un’insegna di ferro battuto, e passaggi a volta portano dalla strada ai cortili.',
      ru_RU:
        'На Гетрайдегассе даже новые магазины вешают кованые цеховые вывески, а сводчатые проходы ведут с улицы во дворы.',
      ja_JP: 'ゲトライデ通りでは新しい店も鍛鉄の看板を吊るし、通りからは丸天井の抜け道が中庭へ続いています。',
    },
  },
  {
    slug: 'innsbruck',
    country: 'AT',
    names: {
      en_US: 'Innsbruck',
      fr_FR: 'Innsbruck',
      de_DE: 'Innsbruck',
      es_ES: 'Innsbruck',
      it_IT: 'Innsbruck',
      ru_RU: 'Инсбрук',
      ja_JP: 'インスブルック',
    },
    latitude: 47.2692,
    longitude: 11.4041,
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    featured: false,
    order: 1039,
    landmarks: [
      { motif: 'mountain', name: 'Nordkette' },
      { motif: 'rooftops', name: 'Golden Roof' },
      { motif: 'river', name: 'Inn' },
    ],
    introduction: {
      en_US:
        'A funicular whose stations are roofed like melting ice sets off beside the Hofgarten, crosses the Inn and climbs toward the Nordkette.',
      fr_FR:
        'Un funiculaire aux gares coiffées comme d’une glace qui fond part près du Hofgarten, franchit l’Inn et monte vers la Nordkette.',
      de_DE:
        'Neben dem Hofgarten startet eine Standseilbahn, deren Stationsdächer an schmelzendes Eis erinnern, quert den Inn und steigt zur Nordkette hinauf.',
      es_ES:
        'Junto al Hofgarten arranca un funicular con estaciones cubiertas como de hielo que se derrite, que cruza el Inn y sube hacia la Nordkette.',
      it_IT:
        'Accanto allo Hofgarten parte una funicolare dalle stazioni simili a ghiaccio che si scioglie, che passa l’Inn e sale verso la Nordkette.',
      ru_RU:
        'У Хофгартена начинается фуникулёр, крыши станций которого похожи на тающий лёд: он пересекает Инн и поднимается к хребту Нордкетте.',
      ja_JP:
        '宮廷庭園のそばから、溶ける氷のような屋根の駅を結ぶケーブルカーがイン川を渡り、ノルトケッテの山へ登ります。',
    },
  },
  {
    slug: 'lucerne',
    country: 'CH',
    names: {
      en_US: 'Lucerne',
      fr_FR: 'Lucerne',
      de_DE: 'Luzern',
      es_ES: 'Lucerna',
      it_IT: 'Lucerna',
      ru_RU: 'Люцерн',
      ja_JP: 'ルツェルン',
    },
    latitude: 47.0502,
    longitude: 8.3093,
    timeZone: 'Europe/Zurich',
    currency: 'CHF',
    featured: false,
    order: 1040,
    landmarks: [
      { motif: 'bridge', name: 'Chapel Bridge' },
      { motif: 'mountain', name: 'Pilatus' },
      { motif: 'ship', name: 'Lake Lucerne paddle steamers' },
    ],
    introduction: {
      en_US:
        'Triangular paintings hang under the roof of the wooden Chapel Bridge, fewer of them since the night in August 1993 when it burned.',
      fr_FR:
        'Des tableaux triangulaires ornent la charpente du pont de la Chapelle, en bois, moins nombreux depuis la nuit d’août 1993 où il prit feu.',
      de_DE:
        'Im Giebel der hölzernen Kapellbrücke hängen dreieckige Bilder, weniger als vor jener Nacht im August 1993, in der sie brannte.',
      es_ES:
        'Bajo el tejado del puente de la Capilla, de madera, cuelgan pinturas triangulares, menos que antes de la noche de agosto de 1993 en que ardió.',
      it_IT:
        'Sotto il tetto del ponte della Cappella, tutto di legno, pendono dipinti triangolari, meno numerosi dopo la notte d’agosto del 1993 in cui bruciò.',
      ru_RU:
        'Под кровлей деревянного моста Капельбрюкке висят треугольные картины: их стало меньше после августовской ночи 1993 года, когда он горел.',
      ja_JP: '木造のカペル橋の屋根の下には三角形の絵が掛かっていますが、1993年8月の夜の火事でその数は減りました。',
    },
  },
];
