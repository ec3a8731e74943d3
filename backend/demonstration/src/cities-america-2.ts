import type { CityOfDemo } from './shapes.js';

export const citiesOfAmerica2: readonly CityOfDemo[] = [
  {
    slug: 'mexico-city',
    country: 'MX',
    names: {
      en_US: 'Mexico City',
      fr_FR: 'Mexico',
      de_DE: 'Mexiko-Stadt',
      es_ES: 'Ciudad de México',
      it_IT: 'Città del Messico',
      ru_RU: 'Мехико',
      ja_JP: 'メキシコシティー',
    },
    latitude: 19.4326,
    longitude: -99.1332,
    timeZone: 'America/Mexico_City',
    currency: 'MXN',
    featured: false,
    order: 58,
    landmarks: [
      { motif: 'statue', name: 'Angel of Independence' },
      { motif: 'cathedral', name: 'Metropolitan Cathedral' },
      { motif: 'dome', name: 'Palacio de Bellas Artes' },
      { motif: 'volcano', name: 'Popocatépetl' },
    ],
    introduction: {
      en_US:
        'Beside the Zócalo lie the remains of the Templo Mayor, the main temple of Aztec Tenochtitlan. On the canals of Xochimilco families spend Sundays on flat, painted boats called trajineras.',
      fr_FR:
        'À côté du Zócalo gisent les vestiges du Templo Mayor, grand temple de la Tenochtitlan aztèque. Sur les canaux de Xochimilco, les familles passent le dimanche à bord de barques peintes, les trajineras.',
      de_DE:
        'Neben dem Zócalo liegen die Reste des Templo Mayor, des Haupttempels im aztekischen Tenochtitlan. Auf den Kanälen von Xochimilco verbringen Familien den Sonntag auf flachen, bemalten Booten, den Trajineras.',
      es_ES:
        'Junto al Zócalo están los restos del Templo Mayor de la Tenochtitlan azteca. En los canales de Xochimilco las familias pasan el domingo a bordo de las trajineras, barcas planas y pintadas.',
      it_IT:
        'Accanto allo Zócalo si trovano i resti del Templo Mayor, il tempio principale della Tenochtitlan azteca. Sui canali di Xochimilco le famiglie passano la domenica su barche piatte e dipinte, le trajineras.',
      ru_RU:
        'Рядом с площадью Сокало лежат руины Темпло Майор, главного храма ацтекского Теночтитлана. По каналам Сочимилько семьи по воскресеньям катаются на плоских расписных лодках-трахинерах.',
      ja_JP:
        'ソカロ広場の隣には、アステカの都テノチティトランの大神殿テンプロ・マヨールの遺跡があります。ソチミルコの運河では、家族連れがトラヒネーラという彩色した平底舟で日曜日を過ごします。',
    },
  },
  {
    slug: 'havana',
    country: 'CU',
    names: {
      en_US: 'Havana',
      fr_FR: 'La Havane',
      de_DE: 'Havanna',
      es_ES: 'La Habana',
      it_IT: 'L’Avana',
      ru_RU: 'Гавана',
      ja_JP: 'ハバナ',
    },
    latitude: 23.1366,
    longitude: -82.3589,
    timeZone: 'America/Havana',
    currency: 'CUP',
    featured: false,
    order: 59,
    landmarks: [
      { motif: 'car', name: 'American cars of the fifties' },
      { motif: 'lighthouse', name: 'El Morro lighthouse' },
      { motif: 'dome', name: 'El Capitolio' },
      { motif: 'sea', name: 'Malecón' },
    ],
    introduction: {
      en_US:
        'In the evening people sit along the Malecón, the sea wall that stretches for several kilometers. At nine o’clock a cannon is fired at La Cabaña, as in the days when the city gates were closed.',
      fr_FR:
        'Le soir, on s’assoit le long du Malecón, la digue qui s’étire sur plusieurs kilomètres. À neuf heures, on tire le canon à La Cabaña, comme au temps où l’on fermait les portes de la ville.',
      de_DE:
        'Abends sitzt man am Malecón, der Ufermauer, die sich über mehrere Kilometer zieht. Um neun Uhr wird auf La Cabaña eine Kanone abgefeuert, wie damals, als man die Stadttore schloss.',
      es_ES:
        'Al atardecer la gente se sienta en el Malecón, el muro junto al mar que se extiende varios kilómetros. A las nueve suena el cañonazo de La Cabaña, como cuando se cerraban las puertas de la ciudad.',
      it_IT:
        'La sera ci si siede lungo il Malecón, il muraglione sul mare che corre per diversi chilometri. Alle nove alla Cabaña si spara il cannone, come quando si chiudevano le porte della città.',
      ru_RU:
        'По вечерам люди сидят на Малеконе — набережной, что тянется на несколько километров. В девять часов в крепости Ла-Кабанья стреляет пушка, как в те дни, когда запирали городские ворота.',
      ja_JP:
        '夕方になると、人々は数キロ続く海岸の堤防マレコンに腰を下ろします。夜9時にはカバーニャ要塞で、かつて城門を閉じる合図だった大砲が撃たれます。',
    },
  },
  {
    slug: 'cusco',
    country: 'PE',
    names: {
      en_US: 'Cusco',
      fr_FR: 'Cuzco',
      de_DE: 'Cusco',
      es_ES: 'Cusco',
      it_IT: 'Cusco',
      ru_RU: 'Куско',
      ja_JP: 'クスコ',
    },
    latitude: -13.5167,
    longitude: -71.9788,
    timeZone: 'America/Lima',
    currency: 'PEN',
    featured: false,
    order: 60,
    landmarks: [
      { motif: 'rooftops', name: 'Roofs of San Blas' },
      { motif: 'cathedral', name: 'Cusco Cathedral' },
      { motif: 'mountain', name: 'Ausangate' },
    ],
    introduction: {
      en_US:
        'On Hatun Rumiyoc Street a stone with twelve angles fits without mortar into an Inca wall. The convent of Santo Domingo stands on the walls of the Coricancha, the temple of the sun.',
      fr_FR:
        'Dans la rue Hatun Rumiyoc, une pierre à douze angles s’ajuste sans mortier dans un mur inca. Le couvent de Santo Domingo repose sur les murs du Coricancha, le temple du Soleil.',
      de_DE:
        'In der Straße Hatun Rumiyoc fügt sich ein Stein mit zwölf Ecken ohne Mörtel in eine Inkamauer. Das Kloster Santo Domingo steht auf den Mauern des Coricancha, des Sonnentempels.',
      es_ES:
        'En la calle Hatun Rumiyoc, una piedra de doce ángulos encaja sin mortero en un muro inca. El convento de Santo Domingo se levanta sobre los muros del Coricancha, el templo del Sol.',
      it_IT:
        'In via Hatun Rumiyoc una pietra a dodici angoli s’incastra senza malta in un muro inca. Il convento di Santo Domingo poggia sulle mura del Coricancha, il tempio del Sole.',
      ru_RU:
        'На улице Атун-Румийок камень с двенадцатью углами без раствора подогнан в стену инков. Монастырь Санто-Доминго стоит на стенах Кориканчи, храма Солнца.',
      ja_JP:
        'ハトゥン・ルミヨック通りのインカの石壁には、十二の角をもつ石が漆喰なしではめ込まれています。サント・ドミンゴ修道院は、太陽の神殿コリカンチャの壁の上に建っています。',
    },
  },
  {
    slug: 'buenos-aires',
    country: 'AR',
    names: {
      en_US: 'Buenos Aires',
      fr_FR: 'Buenos Aires',
      de_DE: 'Buenos Aires',
      es_ES: 'Buenos Aires',
      it_IT: 'Buenos Aires',
      ru_RU: 'Буэнос-Айрес',
      ja_JP: 'ブエノスアイレス',
    },
    latitude: -34.6037,
    longitude: -58.3816,
    timeZone: 'America/Argentina/Buenos_Aires',
    currency: 'ARS',
    featured: false,
    order: 61,
    landmarks: [
      { motif: 'palace', name: 'Casa Rosada' },
      { motif: 'street-art-wall', name: 'Caminito' },
      { motif: 'bridge', name: 'Puente de la Mujer' },
    ],
    introduction: {
      en_US:
        'On Sundays the antiques fair of San Telmo spreads along Defensa Street from Plaza Dorrego. In La Boca, the houses of Caminito are clad in corrugated iron and painted in many colors.',
      fr_FR:
        'Le dimanche, la foire aux antiquités de San Telmo s’étend rue Defensa depuis la place Dorrego. À La Boca, les maisons de Caminito sont couvertes de tôle ondulée peinte de toutes les couleurs.',
      de_DE:
        'Sonntags breitet sich der Antiquitätenmarkt von San Telmo von der Plaza Dorrego entlang der Calle Defensa aus. In La Boca sind die Häuser am Caminito mit bunt gestrichenem Wellblech verkleidet.',
      es_ES:
        'Los domingos, la feria de antigüedades de San Telmo se extiende por la calle Defensa desde la plaza Dorrego. En La Boca, las casas de Caminito son de chapa acanalada pintada de muchos colores.',
      it_IT:
        'La domenica la fiera dell’antiquariato di San Telmo si allunga su calle Defensa a partire da plaza Dorrego. Alla Boca le case del Caminito sono rivestite di lamiera ondulata dipinta di tanti colori.',
      ru_RU:
        'По воскресеньям антикварная ярмарка Сан-Тельмо тянется от площади Доррего по улице Дефенса. В Ла-Боке дома улочки Каминито обшиты разноцветным гофрированным железом.',
      ja_JP:
        '日曜日には、サン・テルモの骨董市がドレーゴ広場からデフェンサ通りに沿って広がります。ラ・ボカ地区カミニートの家々は、色とりどりに塗った波板で覆われています。',
    },
  },
  {
    slug: 'rio-de-janeiro',
    country: 'BR',
    names: {
      en_US: 'Rio de Janeiro',
      fr_FR: 'Rio de Janeiro',
      de_DE: 'Rio de Janeiro',
      es_ES: 'Río de Janeiro',
      it_IT: 'Rio de Janeiro',
      ru_RU: 'Рио-де-Жанейро',
      ja_JP: 'リオデジャネイロ',
    },
    latitude: -22.9068,
    longitude: -43.1729,
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    featured: true,
    order: 62,
    landmarks: [
      { motif: 'statue', name: 'Christ the Redeemer' },
      { motif: 'mountain', name: 'Sugarloaf Mountain' },
      { motif: 'arches', name: 'Carioca Aqueduct' },
      { motif: 'sea', name: 'Copacabana' },
    ],
    introduction: {
      en_US:
        'The sidewalk along Copacabana beach is laid in waves of black and white stone. A yellow tram crosses the arches of Lapa and climbs to the hill of Santa Teresa.',
      fr_FR:
        'Le trottoir qui longe la plage de Copacabana dessine des vagues de pierre noire et blanche. Un tramway jaune passe sur les arches de Lapa et grimpe vers la colline de Santa Teresa.',
      de_DE:
        'Der Gehweg am Strand von Copacabana ist in Wellen aus schwarzem und weißem Stein gelegt. Eine gelbe Straßenbahn fährt über die Bögen von Lapa und den Hügel Santa Teresa hinauf.',
      es_ES:
        'La acera de la playa de Copacabana dibuja olas de piedra blanca y negra. Un tranvía amarillo pasa sobre los arcos de Lapa y sube a la colina de Santa Teresa.',
      it_IT:
        'Il marciapiede lungo la spiaggia di Copacabana disegna onde di pietra bianca e nera. Un tram giallo passa sugli archi di Lapa e sale alla collina di Santa Teresa.',
      ru_RU:
        'Тротуар вдоль пляжа Копакабана выложен волнами из чёрного и белого камня. Жёлтый трамвай едет по аркам Лапы и поднимается на холм Санта-Тереза.',
      ja_JP:
        'コパカバーナの浜辺の歩道には、白と黒の石で波の模様が描かれています。黄色い路面電車はラパの水道橋の上を渡り、サンタ・テレーザの丘へ上ります。',
    },
  },
  {
    slug: 'cartagena',
    country: 'CO',
    names: {
      en_US: 'Cartagena',
      fr_FR: 'Carthagène des Indes',
      de_DE: 'Cartagena',
      es_ES: 'Cartagena de Indias',
      it_IT: 'Cartagena de Indias',
      ru_RU: 'Картахена',
      ja_JP: 'カルタヘナ',
    },
    latitude: 10.4236,
    longitude: -75.5503,
    timeZone: 'America/Bogota',
    currency: 'COP',
    featured: false,
    order: 63,
    landmarks: [
      { motif: 'clock-tower', name: 'Torre del Reloj' },
      { motif: 'castle', name: 'Castillo San Felipe de Barajas' },
      { motif: 'sea', name: 'Caribbean Sea' },
    ],
    introduction: {
      en_US:
        'The gate under the Torre del Reloj leads into the walled city, where bougainvillea hangs from wooden balconies. In Getsemaní neighbors gather in the evening on the Plaza de la Trinidad.',
      fr_FR:
        'La porte sous la Torre del Reloj mène dans la ville fortifiée, où les bougainvillées pendent aux balcons de bois. À Getsemaní, les voisins se retrouvent le soir sur la Plaza de la Trinidad.',
      de_DE:
        'Das Tor unter der Torre del Reloj führt in die ummauerte Stadt, wo Bougainvilleen von den Holzbalkonen hängen. In Getsemaní treffen sich die Nachbarn abends auf der Plaza de la Trinidad.',
      es_ES:
        'La puerta bajo la Torre del Reloj da paso a la ciudad amurallada, donde las buganvillas cuelgan de los balcones de madera. En Getsemaní los vecinos se reúnen al anochecer en la plaza de la Trinidad.',
      it_IT:
        'La porta sotto la Torre del Reloj conduce nella città murata, dove le buganvillee pendono dai balconi di legno. A Getsemaní i vicini si ritrovano la sera in plaza de la Trinidad.',
      ru_RU:
        'Ворота под башней Торре-дель-Релох ведут в город за стенами, где с деревянных балконов свисает бугенвиллея. В квартале Хетсемани соседи вечером собираются на площади Тринидад.',
      ja_JP:
        '時計塔の下の門をくぐると、木のバルコニーからブーゲンビリアが垂れる城壁の町に入ります。ヘツェマニ地区では、夕方になると近所の人々がトリニダ広場に集まります。',
    },
  },
];
