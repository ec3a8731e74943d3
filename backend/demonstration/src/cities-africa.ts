import type { CityOfDemo } from './shapes.js';

export const citiesOfAfrica: readonly CityOfDemo[] = [
  {
    slug: 'marrakesh',
    country: 'MA',
    names: {
      en_US: 'Marrakesh',
      fr_FR: 'Marrakech',
      de_DE: 'Marrakesch',
      es_ES: 'Marrakech',
      it_IT: 'Marrakech',
      ru_RU: 'Марракеш',
      ja_JP: 'マラケシュ',
    },
    latitude: 31.6258,
    longitude: -7.9892,
    timeZone: 'Africa/Casablanca',
    currency: 'MAD',
    featured: true,
    order: 12,
    landmarks: [
      { motif: 'minaret', name: 'Koutoubia Mosque' },
      { motif: 'market-stall', name: 'Jemaa el-Fna' },
      { motif: 'palm', name: 'Palmeraie' },
      { motif: 'mountain', name: 'High Atlas' },
    ],
    introduction: {
      en_US:
        'At sunset the food stalls of Jemaa el-Fna light their grills, and the smoke rises over the square. North of it the souks are ordered by craft, with dyers in one lane and slipper makers in another.',
      fr_FR:
        'Au coucher du soleil, les échoppes de Jemaa el-Fna allument leurs grils et la fumée monte au-dessus de la place. Au nord, les souks sont rangés par métier, les teinturiers dans une ruelle, les babouchiers dans une autre.',
      de_DE:
        'Bei Sonnenuntergang zünden die Garküchen der Djemaa el Fna ihre Grills an, und Rauch steigt über dem Platz auf. Nördlich davon sind die Souks nach Handwerk geordnet, die Färber in einer Gasse, die Pantoffelmacher in einer anderen.',
      es_ES:
        'Al ponerse el sol, los puestos de Yamaa el Fna encienden las parrillas y el humo sube sobre la plaza. Al norte, los zocos se ordenan por oficios, los tintoreros en una calleja y los babucheros en otra.',
      it_IT:
        'Al tramonto i banchi di Jemaa el-Fna accendono le griglie e il fumo sale sopra la piazza. A nord i suq sono ordinati per mestiere, i tintori in un vicolo e i fabbricanti di babbucce in un altro.',
      ru_RU:
        'На закате на площади Джемаа-эль-Фна разжигают жаровни, и над ней поднимается дым. К северу тянутся рынки, разделённые по ремёслам: в одном переулке красильщики, в другом мастера бабушей.',
      ja_JP:
        '日が沈むと、ジャマ・エル・フナ広場の屋台が火をおこし、煙が立ちのぼります。その北のスークは職種ごとに分かれ、染物師の路地もあればバブーシュ職人の路地もあります。',
    },
  },
  {
    slug: 'cape-town',
    country: 'ZA',
    names: {
      en_US: 'Cape Town',
      fr_FR: 'Le Cap',
      de_DE: 'Kapstadt',
      es_ES: 'Ciudad del Cabo',
      it_IT: 'Città del Capo',
      ru_RU: 'Кейптаун',
      ja_JP: 'ケープタウン',
    },
    latitude: -33.9249,
    longitude: 18.4241,
    timeZone: 'Africa/Johannesburg',
    currency: 'ZAR',
    featured: true,
    order: 14,
    landmarks: [
      { motif: 'mountain', name: 'Table Mountain' },
      { motif: 'harbour', name: 'V&A Waterfront' },
      { motif: 'lighthouse', name: 'Green Point Lighthouse' },
      { motif: 'vineyard', name: 'Constantia' },
    ],
    introduction: {
      en_US:
        'When the south-easter blows, a cloud the locals call the tablecloth spills over the edge of Table Mountain. In the Bo-Kaap the houses along Wale Street are painted pink, green and yellow.',
      fr_FR:
        'Quand souffle le vent de sud-est, un nuage que l’on appelle la nappe déborde de la montagne de la Table. Dans le Bo-Kaap, les maisons de Wale Street sont peintes en rose, en vert et en jaune.',
      de_DE:
        'Wenn der Südostwind weht, quillt eine Wolke, die man hier das Tischtuch nennt, über die Kante des Tafelbergs. Im Bo-Kaap sind die Häuser der Wale Street rosa, grün und gelb gestrichen.',
      es_ES:
        'Cuando sopla el viento del sureste, una nube que llaman el mantel se derrama por el borde de la Montaña de la Mesa. En Bo-Kaap, las casas de Wale Street están pintadas de rosa, verde y amarillo.',
      it_IT:
        'Quando soffia il vento di sud-est, una nuvola che qui chiamano la tovaglia trabocca dal bordo della Table Mountain. Nel Bo-Kaap le case di Wale Street sono dipinte di rosa, verde e giallo.',
      ru_RU:
        'Когда дует юго-восточный ветер, через край Столовой горы переливается облако, которое здесь зовут скатертью. В квартале Бо-Каап дома на Уэйл-стрит розовые, зелёные и жёлтые.',
      ja_JP:
        '南東の風が吹くと、地元で「テーブルクロス」と呼ばれる雲がテーブルマウンテンの縁からこぼれ落ちます。ボ・カープ地区では、ウェール通りの家々がピンクや緑や黄色に塗られています。',
    },
  },
  {
    slug: 'cairo',
    country: 'EG',
    names: {
      en_US: 'Cairo',
      fr_FR: 'Le Caire',
      de_DE: 'Kairo',
      es_ES: 'El Cairo',
      it_IT: 'Il Cairo',
      ru_RU: 'Каир',
      ja_JP: 'カイロ',
    },
    latitude: 30.0444,
    longitude: 31.2357,
    timeZone: 'Africa/Cairo',
    currency: 'EGP',
    featured: false,
    order: 45,
    landmarks: [
      { motif: 'pyramids', name: 'Pyramids of Giza' },
      { motif: 'minaret', name: 'Mosque of Muhammad Ali' },
      { motif: 'river', name: 'Nile' },
    ],
    introduction: {
      en_US:
        'Al-Muizz Street crosses the Fatimid city from Bab al-Futuh to Bab Zuweila. In Khan el-Khalili, tea with mint is served in a narrow lane at the El Fishawy café.',
      fr_FR:
        'La rue al-Muizz traverse la ville fatimide de Bab al-Futuh à Bab Zuweila. À Khan el-Khalili, le café El Fishawy sert le thé à la menthe dans une ruelle étroite.',
      de_DE:
        'Die Al-Muizz-Straße durchquert die Fatimidenstadt von Bab al-Futuh bis Bab Zuweila. Im Chan el-Chalili serviert das Café El Fishawy Tee mit Minze in einer schmalen Gasse.',
      es_ES:
        'La calle Al-Muizz cruza la ciudad fatimí desde Bab al-Futuh hasta Bab Zuweila. En Jan el-Jalili, el café El Fishawy sirve té con menta en un callejón estrecho.',
      it_IT:
        'Via al-Muizz attraversa la città fatimide da Bab al-Futuh a Bab Zuweila. A Khan el-Khalili il caffè El Fishawy serve tè alla menta in un vicolo stretto.',
      ru_RU:
        'Улица аль-Муизз пересекает город Фатимидов от ворот Баб-эль-Футух до Баб-Зувейла. На рынке Хан-эль-Халили в узком переулке кофейня Эль-Фишави подаёт чай с мятой.',
      ja_JP:
        'ムイッズ通りは、ファーティマ朝の街をフトゥーフ門からズウェーラ門まで貫きます。ハン・ハリーリの狭い路地では、カフェ・フィシャーウィーがミントティーを出しています。',
    },
  },
  {
    slug: 'luxor',
    country: 'EG',
    names: {
      en_US: 'Luxor',
      fr_FR: 'Louxor',
      de_DE: 'Luxor',
      es_ES: 'Lúxor',
      it_IT: 'Luxor',
      ru_RU: 'Луксор',
      ja_JP: 'ルクソール',
    },
    latitude: 25.6872,
    longitude: 32.6396,
    timeZone: 'Africa/Cairo',
    currency: 'EGP',
    featured: false,
    order: 46,
    landmarks: [
      { motif: 'temple-columns', name: 'Karnak' },
      { motif: 'statue', name: 'Colossi of Memnon' },
      { motif: 'sailboat', name: 'Feluccas on the Nile' },
    ],
    introduction: {
      en_US:
        'The temples of Karnak and Luxor stand on the east bank of the Nile, the royal tombs on the west. An avenue of sphinxes connects the two temples.',
      fr_FR:
        'Les temples de Karnak et de Louxor se dressent sur la rive est du Nil, les tombes royales sur la rive ouest. Une allée de sphinx relie les deux temples.',
      de_DE:
        'Die Tempel von Karnak und Luxor stehen am Ostufer des Nils, die Königsgräber am Westufer. Eine Sphingenallee verbindet die beiden Tempel.',
      es_ES:
        'Los templos de Karnak y Lúxor se alzan en la orilla este del Nilo; las tumbas reales, en la oeste. Una avenida de esfinges une los dos templos.',
      it_IT:
        'I templi di Karnak e di Luxor sorgono sulla riva orientale del Nilo, le tombe reali su quella occidentale. Un viale di sfingi collega i due templi.',
      ru_RU:
        'Карнакский и Луксорский храмы стоят на восточном берегу Нила, царские гробницы — на западном. Аллея сфинксов соединяет оба храма.',
      ja_JP:
        'カルナックとルクソールの神殿はナイル川の東岸に、王家の墓は西岸にあります。二つの神殿はスフィンクスの並ぶ参道で結ばれています。',
    },
  },
  {
    slug: 'fez',
    country: 'MA',
    names: { en_US: 'Fez', fr_FR: 'Fès', de_DE: 'Fès', es_ES: 'Fez', it_IT: 'Fès', ru_RU: 'Фес', ja_JP: 'フェズ' },
    latitude: 34.0617,
    longitude: -4.9778,
    timeZone: 'Africa/Casablanca',
    currency: 'MAD',
    featured: false,
    order: 47,
    landmarks: [
      { motif: 'gate', name: 'Bab Bou Jeloud' },
      { motif: 'minaret', name: 'Bou Inania Madrasa' },
      { motif: 'rooftops', name: 'Fes el-Bali' },
    ],
    introduction: {
      en_US:
        'The lanes of Fes el-Bali are too narrow for cars, so mules carry gas bottles and hides. In the Chouara tannery leather is dyed in round stone vats, as seen from the terraces above.',
      fr_FR:
        'Les ruelles de Fès el-Bali sont trop étroites pour les voitures, et les mulets portent bouteilles de gaz et peaux. À la tannerie Chouara, que l’on voit des terrasses, le cuir se teint dans des cuves de pierre rondes.',
      de_DE:
        'Die Gassen von Fès el-Bali sind zu eng für Autos, darum tragen Maultiere Gasflaschen und Häute. In der Gerberei Chouara, von den Terrassen aus zu sehen, wird Leder in runden Steinbottichen gefärbt.',
      es_ES:
        'Las callejas de Fez el-Bali son demasiado estrechas para los coches, y las mulas cargan bombonas y pieles. En la curtiduría Chouara, visible desde las terrazas, el cuero se tiñe en cubas redondas de piedra.',
      it_IT:
        'I vicoli di Fès el-Bali sono troppo stretti per le auto, e i muli portano bombole e pelli. Nella conceria Chouara, che si vede dalle terrazze, il cuoio si tinge in vasche rotonde di pietra.',
      ru_RU:
        'Переулки Фес-эль-Бали слишком узки для машин, и газовые баллоны и шкуры возят мулы. В дубильне Шуара, видной с террас, кожу красят в круглых каменных чанах.',
      ja_JP:
        'フェズ・エル・バリの路地は車が通れないほど狭く、ガスボンベや皮はラバが運びます。シュワラのなめし場では丸い石の槽で革を染め、その様子を周囲のテラスから見下ろせます。',
    },
  },
  {
    slug: 'nairobi',
    country: 'KE',
    names: {
      en_US: 'Nairobi',
      fr_FR: 'Nairobi',
      de_DE: 'Nairobi',
      es_ES: 'Nairobi',
      it_IT: 'Nairobi',
      ru_RU: 'Найроби',
      ja_JP: 'ナイロビ',
    },
    latitude: -1.2864,
    longitude: 36.8172,
    timeZone: 'Africa/Nairobi',
    currency: 'KES',
    featured: false,
    order: 48,
    landmarks: [
      { motif: 'savanna', name: 'Nairobi National Park' },
      { motif: 'skyscrapers', name: 'Kenyatta International Convention Centre' },
      { motif: 'hills', name: 'Ngong Hills' },
    ],
    introduction: {
      en_US:
        'The national park begins at the southern edge of the city, and giraffes graze there in front of the skyline. The minibuses called matatus are painted all over and play music on the way.',
      fr_FR:
        'Le parc national commence à la lisière sud de la ville, et des girafes y broutent devant les tours. Les minibus appelés matatus sont peints de bout en bout et jouent de la musique en route.',
      de_DE:
        'Der Nationalpark beginnt am Südrand der Stadt, und vor den Hochhäusern grasen dort Giraffen. Die Kleinbusse, Matatus genannt, sind rundum bemalt und fahren mit Musik.',
      es_ES:
        'El parque nacional empieza en el borde sur de la ciudad, y allí pacen jirafas ante los rascacielos. Los minibuses llamados matatus van pintados por entero y circulan con música.',
      it_IT:
        'Il parco nazionale comincia al margine sud della città, e lì le giraffe brucano davanti ai grattacieli. I minibus chiamati matatu sono dipinti da cima a fondo e viaggiano con la musica.',
      ru_RU:
        'Национальный парк начинается у южной окраины города, и жирафы пасутся там на фоне небоскрёбов. Маршрутки-матату расписаны целиком и ездят с музыкой.',
      ja_JP:
        '街の南の端から国立公園が始まり、高層ビルを背にキリンが葉を食べています。「マタトゥ」と呼ばれる乗合バスは車体いっぱいに絵が描かれ、音楽を流して走ります。',
    },
  },
  {
    slug: 'zanzibar',
    country: 'TZ',
    names: {
      en_US: 'Zanzibar',
      fr_FR: 'Zanzibar',
      de_DE: 'Sansibar',
      es_ES: 'Zanzíbar',
      it_IT: 'Zanzibar',
      ru_RU: 'Занзибар',
      ja_JP: 'ザンジバル',
    },
    latitude: -6.1631,
    longitude: 39.189,
    timeZone: 'Africa/Dar_es_Salaam',
    currency: 'TZS',
    featured: false,
    order: 49,
    landmarks: [
      { motif: 'sailboat', name: 'Dhows off Stone Town' },
      { motif: 'castle', name: 'Old Fort' },
      { motif: 'palm', name: 'Forodhani Gardens' },
    ],
    introduction: {
      en_US:
        'The wooden doors of Stone Town are carved with flowers and chains and studded with brass. In the evening cooks fry filled “Zanzibar pizza” on hot plates in the Forodhani Gardens.',
      fr_FR:
        'Les portes de bois de Stone Town sont sculptées de fleurs et de chaînes et cloutées de laiton. Le soir, aux jardins Forodhani, on cuit sur des plaques la « pizza de Zanzibar », une galette farcie.',
      de_DE:
        'Die Holztüren von Stone Town sind mit Blumen und Ketten beschnitzt und mit Messing beschlagen. Abends braten Köche in den Forodhani-Gärten auf heißen Platten die gefüllte „Sansibar-Pizza“.',
      es_ES:
        'Las puertas de madera de Stone Town llevan tallas de flores y cadenas y clavos de latón. Por la noche, en los jardines Forodhani se fríe a la plancha la «pizza de Zanzíbar», una masa rellena.',
      it_IT:
        'Le porte di legno di Stone Town sono intagliate a fiori e catene e borchiate d’ottone. La sera, nei giardini Forodhani, si cuoce sulla piastra la «pizza di Zanzibar», una sfoglia ripiena.',
      ru_RU:
        'Деревянные двери Каменного города покрыты резными цветами и цепями и обиты латунью. По вечерам в садах Фородхани на плитах жарят «занзибарскую пиццу» — лепёшку с начинкой.',
      ja_JP:
        'ストーン・タウンの木の扉には花や鎖の彫刻が施され、真鍮の鋲が打たれています。夕方のフォロダニ公園では、具を包んだ「ザンジバル・ピザ」が鉄板で焼かれます。',
    },
  },
  {
    slug: 'tunis',
    country: 'TN',
    names: {
      en_US: 'Tunis',
      fr_FR: 'Tunis',
      de_DE: 'Tunis',
      es_ES: 'Túnez',
      it_IT: 'Tunisi',
      ru_RU: 'Тунис',
      ja_JP: 'チュニス',
    },
    latitude: 36.8002,
    longitude: 10.1858,
    timeZone: 'Africa/Tunis',
    currency: 'TND',
    featured: false,
    order: 50,
    landmarks: [
      { motif: 'arches', name: 'Bab el Bhar' },
      { motif: 'minaret', name: 'Zaytuna Mosque' },
      { motif: 'temple-columns', name: 'Antonine Baths of Carthage' },
    ],
    introduction: {
      en_US:
        'Behind the arch of Bab el Bhar, lanes lead through the medina to the Zaytuna Mosque. The TGM train crosses the lake to La Goulette, Carthage and Sidi Bou Said.',
      fr_FR:
        'Derrière l’arche de Bab el Bhar, les ruelles de la médina mènent à la mosquée Zitouna. Le train TGM traverse le lac vers La Goulette, Carthage et Sidi Bou Saïd.',
      de_DE:
        'Hinter dem Bogen des Bab el Bhar führen Gassen durch die Medina zur Ez-Zitouna-Moschee. Die Bahn TGM fährt über den See nach La Goulette, Karthago und Sidi Bou Saïd.',
      es_ES:
        'Tras el arco de Bab el Bhar, las callejas de la medina llevan a la mezquita Zitouna. El tren TGM cruza el lago hacia La Goulette, Cartago y Sidi Bou Said.',
      it_IT:
        'Dietro l’arco di Bab el Bhar i vicoli della medina portano alla moschea Zitouna. Il treno TGM attraversa il lago verso La Goletta, Cartagine e Sidi Bou Said.',
      ru_RU:
        'За аркой Баб-эль-Бхар переулки медины ведут к мечети Зейтуна. Поезд TGM идёт через озеро в Ла-Гулетт, Карфаген и Сиди-Бу-Саид.',
      ja_JP:
        'バブ・エル・バハル（海の門）の向こうから、メディナの路地がザイトゥーナ・モスクへと続きます。電車TGMは湖を渡り、ラ・グレット、カルタゴ、シディ・ブ・サイドへ向かいます。',
    },
  },
];
