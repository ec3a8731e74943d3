import type { CityOfDemo } from './shapes.js';

export const citiesOfAsiaMore3: readonly CityOfDemo[] = [
  {
    slug: 'varanasi',
    country: 'IN',
    names: {
      en_US: 'Varanasi',
      fr_FR: 'Varanasi',
      de_DE: 'Varanasi',
      es_ES: 'Benarés',
      it_IT: 'Varanasi',
      ru_RU: 'Варанаси',
      ja_JP: 'バラナシ',
    },
    latitude: 25.3176,
    longitude: 82.9739,
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    featured: false,
    order: 2029,
    landmarks: [
      { motif: 'temple-columns', name: 'Kashi Vishwanath Temple' },
      { motif: 'river', name: 'Ganges ghats' },
      { motif: 'stupa', name: 'Dhamek Stupa' },
    ],
    introduction: {
      en_US:
        'At dusk priests swing tall brass lamps on Dashashwamedh Ghat, one of more than eighty flights of steps down to the Ganges.',
      fr_FR:
        'À la tombée du jour, des prêtres balancent de hautes lampes de laiton au ghat Dashashwamedh, l’un des quelque quatre-vingts escaliers qui descendent au Gange.',
      de_DE:
        'In der Dämmerung schwingen Priester hohe Messinglampen am Dashashwamedh-Ghat, einer von über achtzig Treppen hinab zum Ganges.',
      es_ES:
        'Al anochecer los sacerdotes agitan altas lámparas de latón en el ghat Dashashwamedh, una de las más de ochenta escalinatas que bajan al Ganges.',
      it_IT:
        'All’imbrunire i sacerdoti fanno oscillare alte lampade d’ottone al ghat Dashashwamedh, una delle oltre ottanta gradinate che scendono al Gange.',
      ru_RU:
        'В сумерках жрецы раскачивают высокие латунные светильники на гхате Дашашвамедх — одной из восьмидесяти с лишним лестниц, спускающихся к Гангу.',
      ja_JP:
        '日が暮れると、80を超えるガートのひとつダシャーシュワメードで、僧たちがガンジス川に向かって真鍮の灯明を大きく回します。',
    },
  },
  {
    slug: 'kolkata',
    country: 'IN',
    names: {
      en_US: 'Kolkata',
      fr_FR: 'Calcutta',
      de_DE: 'Kalkutta',
      es_ES: 'Calcuta',
      it_IT: 'Calcutta',
      ru_RU: 'Калькутта',
      ja_JP: 'コルカタ',
    },
    latitude: 22.5726,
    longitude: 88.3639,
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    featured: false,
    order: 2030,
    landmarks: [
      { motif: 'dome', name: 'Victoria Memorial' },
      { motif: 'bridge', name: 'Howrah Bridge' },
      { motif: 'market-stall', name: 'College Street bookstalls' },
    ],
    introduction: {
      en_US:
        'In the lanes of Kumortuli potters model goddesses from straw and river clay months before they are carried to the Durga Puja.',
      fr_FR:
        'Dans les ruelles de Kumortuli, les potiers modèlent dans la paille et l’argile du fleuve les déesses qu’on portera, des mois plus tard, à la Durga Puja.',
      de_DE:
        'In den Gassen von Kumortuli formen Töpfer aus Stroh und Flusslehm Göttinnen, die Monate später zum Durga-Puja-Fest getragen werden.',
      es_ES:
        'En las callejas de Kumortuli los alfareros modelan con paja y barro del río las diosas que meses después saldrán en la Durga Puja.',
      it_IT:
        'Nei vicoli di Kumortuli i vasai modellano con paglia e argilla di fiume le dee che mesi dopo saranno portate alla Durga Puja.',
      ru_RU:
        'В переулках Кумортули гончары лепят из соломы и речной глины богинь, которых через несколько месяцев понесут на праздник Дурга-пуджа.',
      ja_JP:
        'クモルトゥリの路地では、何か月も先のドゥルガー・プージャーに向けて、職人が藁と川の泥で女神像を作っています。',
    },
  },
  {
    slug: 'kochi',
    country: 'IN',
    names: {
      en_US: 'Kochi',
      fr_FR: 'Kochi',
      de_DE: 'Kochi',
      es_ES: 'Cochín',
      it_IT: 'Kochi',
      ru_RU: 'Кочин',
      ja_JP: 'コーチ',
    },
    latitude: 9.9658,
    longitude: 76.2421,
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    featured: false,
    order: 2031,
    landmarks: [
      { motif: 'ship', name: 'Chinese fishing nets of Fort Kochi' },
      { motif: 'palm', name: 'Vembanad backwaters' },
      { motif: 'cathedral', name: 'St. Francis Church' },
    ],
    introduction: {
      en_US:
        'On the shore of Fort Kochi several men at a time lower the Chinese fishing nets, whose long beams are balanced by stones on ropes.',
      fr_FR:
        'Sur la rive de Fort Kochi, il faut plusieurs hommes pour abaisser les filets chinois, dont les longs bras sont équilibrés par des pierres pendues à des cordes.',
      de_DE:
        'Am Ufer von Fort Kochi senken mehrere Männer gemeinsam die chinesischen Fischernetze, deren lange Balken Steine an Seilen im Gleichgewicht halten.',
      es_ES:
        'En la orilla de Fort Kochi hacen falta varios hombres para bajar las redes chinas, cuyos largos brazos equilibran piedras colgadas de cuerdas.',
      it_IT:
        'Sulla riva di Fort Kochi servono più uomini per calare le reti cinesi, i cui lunghi bracci sono bilanciati da pietre appese a corde.',
      ru_RU:
        'На берегу Форт-Кочина несколько человек разом опускают китайские сети, чьи длинные балки уравновешены камнями на верёвках.',
      ja_JP: 'フォート・コーチの岸では、綱に吊るした石を重りにした長い腕木の中国式漁網を、数人がかりで海に下ろします。',
    },
  },
  {
    slug: 'kandy',
    country: 'LK',
    names: {
      en_US: 'Kandy',
      fr_FR: 'Kandy',
      de_DE: 'Kandy',
      es_ES: 'Kandy',
      it_IT: 'Kandy',
      ru_RU: 'Канди',
      ja_JP: 'キャンディ',
    },
    latitude: 7.2906,
    longitude: 80.6337,
    timeZone: 'Asia/Colombo',
    currency: 'LKR',
    featured: false,
    order: 2032,
    landmarks: [
      { motif: 'temple-columns', name: 'Temple of the Sacred Tooth' },
      { motif: 'hills', name: 'Hills around Kandy Lake' },
      { motif: 'statue', name: 'Bahirawakanda Buddha' },
    ],
    introduction: {
      en_US:
        'During the Esala Perahera an elephant carries the casket of the Tooth Relic through streets lit by baskets of burning coconut.',
      fr_FR:
        'Pendant l’Esala Perahera, un éléphant porte le coffret de la Dent sacrée dans des rues éclairées par des corbeilles de coco en flammes.',
      de_DE:
        'Zur Esala Perahera trägt ein Elefant den Schrein der Zahnreliquie durch Straßen, die von Körben mit brennender Kokosnuss erhellt werden.',
      es_ES:
        'En la Esala Perahera un elefante lleva el cofre de la reliquia del Diente por calles alumbradas con cestas de coco ardiendo.',
      it_IT:
        'Durante l’Esala Perahera un elefante porta lo scrigno della reliquia del Dente per vie rischiarate da ceste di cocco in fiamme.',
      ru_RU:
        'Во время Эсала-перахеры слон несёт ковчег с реликвией Зуба по улицам, освещённым корзинами с горящим кокосом.',
      ja_JP: 'エサラ・ペラヘラの祭りでは、椰子の実を燃やすかがり火の中を、仏歯の舎利容器を載せた象が練り歩きます。',
    },
  },
  {
    slug: 'thimphu',
    country: 'BT',
    names: {
      en_US: 'Thimphu',
      fr_FR: 'Thimphu',
      de_DE: 'Thimphu',
      es_ES: 'Timbu',
      it_IT: 'Thimphu',
      ru_RU: 'Тхимпху',
      ja_JP: 'ティンプー',
    },
    latitude: 27.4712,
    longitude: 89.6339,
    timeZone: 'Asia/Thimphu',
    currency: 'BTN',
    featured: false,
    order: 2033,
    landmarks: [
      { motif: 'castle', name: 'Tashichho Dzong' },
      { motif: 'statue', name: 'Buddha Dordenma' },
      { motif: 'stupa', name: 'National Memorial Chorten' },
    ],
    introduction: {
      en_US:
        'There are no traffic lights here: on Norzin Lam a policeman in white gloves conducts the cars from a small painted pavilion.',
      fr_FR:
        'Ici, pas de feux de circulation, mais un policier en gants blancs qui dirige les voitures de Norzin Lam depuis un petit pavillon peint.',
      de_DE:
        'Ampeln gibt es hier nicht, dafür dirigiert auf dem Norzin Lam ein Polizist in weißen Handschuhen die Autos aus einem kleinen bemalten Pavillon.',
      es_ES:
        'Aquí no hay semáforos, sino un policía de guantes blancos que dirige los coches de Norzin Lam desde un templete pintado.',
      it_IT:
        'Qui non ci sono semafori, ma un vigile in guanti bianchi che dirige le auto di Norzin Lam da un piccolo padiglione dipinto.',
      ru_RU:
        'Светофоров здесь нет: на улице Норзин-Лам машинами управляет полицейский в белых перчатках из маленькой расписной беседки.',
      ja_JP:
        'この街には信号機がなく、ノルジン・ラムの交差点では白い手袋の警官が彩色した小さなあずまやから車をさばきます。',
    },
  },
  {
    slug: 'samarkand',
    country: 'UZ',
    names: {
      en_US: 'Samarkand',
      fr_FR: 'Samarcande',
      de_DE: 'Samarkand',
      es_ES: 'Samarcanda',
      it_IT: 'Samarcanda',
      ru_RU: 'Самарканд',
      ja_JP: 'サマルカンド',
    },
    latitude: 39.6542,
    longitude: 66.9597,
    timeZone: 'Asia/Samarkand',
    currency: 'UZS',
    featured: false,
    order: 2034,
    landmarks: [
      { motif: 'gate', name: 'Registan' },
      { motif: 'dome', name: 'Gur-e-Amir' },
      { motif: 'minaret', name: 'Bibi-Khanym Mosque' },
    ],
    introduction: {
      en_US:
        'Three madrasas face one another on the Registan, and above the portal of the Sher-Dor tigers carry suns with human faces.',
      fr_FR:
        'Trois médersas se font face sur le Registan, et au-dessus du portail de la Sher-Dor des tigres portent des soleils à visage humain.',
      de_DE:
        'Am Registan stehen sich drei Medresen gegenüber, und über dem Portal der Scher-Dor tragen Tiger Sonnen mit Menschengesichtern.',
      es_ES:
        'Tres madrasas se miran en el Registán, y sobre el portal de la Sher-Dor unos tigres llevan a cuestas soles con rostro humano.',
      it_IT:
        'Tre madrase si guardano sul Registan, e sopra il portale della Sher-Dor alcune tigri portano sul dorso soli dal volto umano.',
      ru_RU:
        'На Регистане стоят друг против друга три медресе, и над порталом Шердора тигры несут на спинах солнца с человеческими лицами.',
      ja_JP:
        'レギスタン広場では三つのメドレセが向かい合い、シェルドルの門の上では虎が人の顔をした太陽を背負っています。',
    },
  },
  {
    slug: 'bukhara',
    country: 'UZ',
    names: {
      en_US: 'Bukhara',
      fr_FR: 'Boukhara',
      de_DE: 'Buchara',
      es_ES: 'Bujará',
      it_IT: 'Bukhara',
      ru_RU: 'Бухара',
      ja_JP: 'ブハラ',
    },
    latitude: 39.7747,
    longitude: 64.4286,
    timeZone: 'Asia/Samarkand',
    currency: 'UZS',
    featured: false,
    order: 2035,
    landmarks: [
      { motif: 'minaret', name: 'Kalyan Minaret' },
      { motif: 'castle', name: 'Ark' },
      { motif: 'dome', name: 'Trading domes' },
    ],
    introduction: {
      en_US:
        'Tea is drunk under old mulberry trees at Lyabi-Hauz, a stone pool of 1620, a few steps from bazaars beneath brick domes.',
      fr_FR:
        'On boit le thé sous de vieux mûriers au Liab-i-Haouz, bassin de pierre de 1620, à quelques pas des bazars à coupoles de brique.',
      de_DE:
        'Unter alten Maulbeerbäumen trinkt man Tee am Labi-Hauz, einem Steinbecken von 1620, wenige Schritte von den Basaren unter Ziegelkuppeln.',
      es_ES:
        'Se toma el té bajo viejas moreras en Lyabi-Hauz, estanque de piedra de 1620, a unos pasos de los bazares de cúpulas de ladrillo.',
      it_IT:
        'Si beve il tè sotto vecchi gelsi al Lyabi-Hauz, vasca di pietra del 1620, a pochi passi dai bazar coperti da cupole di mattoni.',
      ru_RU:
        'Чай пьют под старыми тутовыми деревьями у Ляби-хауза, каменного пруда 1620 года, в нескольких шагах от базаров под кирпичными куполами.',
      ja_JP:
        '1620年に造られた石の池ラビ・ハウズでは桑の古木の下で茶を飲み、数歩先には煉瓦のドームを頂く市場が続きます。',
    },
  },
  {
    slug: 'almaty',
    country: 'KZ',
    names: {
      en_US: 'Almaty',
      fr_FR: 'Alma Ata',
      de_DE: 'Almaty',
      es_ES: 'Almaty',
      it_IT: 'Almaty',
      ru_RU: 'Алматы',
      ja_JP: 'アルマトイ',
    },
    latitude: 43.2567,
    longitude: 76.9286,
    timeZone: 'Asia/Almaty',
    currency: 'KZT',
    featured: false,
    order: 2036,
    landmarks: [
      { motif: 'mountain', name: 'Trans-Ili Alatau' },
      { motif: 'onion-domes', name: 'Ascension Cathedral' },
      { motif: 'towers', name: 'Kok Tobe television tower' },
    ],
    introduction: {
      en_US:
        'Mountain water runs beside the streets in channels called aryks, and people say “up” for the way to the peaks and “down” for the other.',
      fr_FR:
        'L’eau des montagnes court le long des rues dans des rigoles, les aryks, et l’on dit « en haut » vers les sommets, « en bas » pour l’autre sens.',
      de_DE:
        'Bergwasser fließt in Rinnen, den Aryks, neben den Straßen her, und man sagt „hinauf“ in Richtung der Gipfel und „hinunter“ für die andere.',
      es_ES:
        'El agua de la montaña corre junto a las calles por acequias llamadas aryks, y la gente dice «arriba» hacia las cumbres y «abajo» en sentido contrario.',
      it_IT:
        'L’acqua dei monti corre accanto alle strade in canaletti detti aryk, e si dice «su» verso le cime e «giù» dalla parte opposta.',
      ru_RU:
        'Вдоль улиц по арыкам бежит горная вода, и дорогу объясняют так: «вверх» — к вершинам, «вниз» — в обратную сторону.',
      ja_JP:
        '通り沿いのアリクという水路を山の水が流れ、人々は山の方へ行くのを「上」、反対を「下」と言って道を教えます。',
    },
  },
  {
    slug: 'muscat',
    country: 'OM',
    names: {
      en_US: 'Muscat',
      fr_FR: 'Mascate',
      de_DE: 'Maskat',
      es_ES: 'Mascate',
      it_IT: 'Mascate',
      ru_RU: 'Маскат',
      ja_JP: 'マスカット',
    },
    latitude: 23.6139,
    longitude: 58.5922,
    timeZone: 'Asia/Muscat',
    currency: 'OMR',
    featured: false,
    order: 2037,
    landmarks: [
      { motif: 'minaret', name: 'Sultan Qaboos Grand Mosque' },
      { motif: 'castle', name: 'Al Jalali Fort' },
      { motif: 'harbour', name: 'Muttrah Corniche' },
    ],
    introduction: {
      en_US:
        'Behind the white merchants’ houses of the Muttrah corniche, frankincense smolders in the lanes of a souq roofed in wood.',
      fr_FR:
        'Derrière les maisons blanches de marchands de la corniche de Mutrah, l’encens se consume dans les ruelles d’un souk couvert de bois.',
      de_DE:
        'Hinter den weißen Kaufmannshäusern der Corniche von Mutrah glimmt Weihrauch in den Gassen eines mit Holz überdachten Suks.',
      es_ES:
        'Tras las casas blancas de mercaderes de la corniche de Mutrah arde el incienso en las callejas de un zoco techado de madera.',
      it_IT:
        'Dietro le bianche case di mercanti della corniche di Mutrah, l’incenso brucia nei vicoli di un suq dal tetto di legno.',
      ru_RU: 'За белыми купеческими домами набережной Матраха, в переулках рынка под деревянной кровлей, тлеет ладан.',
      ja_JP: '白い商館が並ぶマトラの海岸通りの裏では、木の屋根を架けたスークの路地に乳香がたかれています。',
    },
  },
  {
    slug: 'doha',
    country: 'QA',
    names: {
      en_US: 'Doha',
      fr_FR: 'Doha',
      de_DE: 'Doha',
      es_ES: 'Doha',
      it_IT: 'Doha',
      ru_RU: 'Доха',
      ja_JP: 'ドーハ',
    },
    latitude: 25.2867,
    longitude: 51.5333,
    timeZone: 'Asia/Qatar',
    currency: 'QAR',
    featured: false,
    order: 2038,
    landmarks: [
      { motif: 'skyscrapers', name: 'West Bay' },
      { motif: 'sailboat', name: 'Dhows on the Corniche' },
      { motif: 'museum-columns', name: 'Museum of Islamic Art' },
    ],
    introduction: {
      en_US:
        'In Souq Waqif falcons wait on padded perches in a market of their own, next to a hospital that treats only birds of prey.',
      fr_FR:
        'Au Souq Waqif, des faucons patientent sur des perchoirs rembourrés dans un marché à eux, à côté d’un hôpital qui ne soigne que des rapaces.',
      de_DE:
        'Im Souq Waqif sitzen Falken auf gepolsterten Stangen in einem eigenen Markt, neben einer Klinik, die nur Greifvögel behandelt.',
      es_ES:
        'En Souq Waqif los halcones esperan en perchas acolchadas en un mercado propio, junto a un hospital que solo atiende a aves rapaces.',
      it_IT:
        'Nel Souq Waqif i falchi attendono su trespoli imbottiti in un mercato tutto loro, accanto a un ospedale che cura soltanto rapaci.',
      ru_RU:
        'На Сук-Вакифе соколы сидят на мягких присадах на собственном рынке, рядом с больницей, где лечат только хищных птиц.',
      ja_JP: 'スーク・ワキーフには鷹だけの市場があり、詰め物をした止まり木に鷹が並び、隣には猛禽専門の病院があります。',
    },
  },
  {
    slug: 'jerusalem',
    country: 'IL',
    names: {
      en_US: 'Jerusalem',
      fr_FR: 'Jérusalem',
      de_DE: 'Jerusalem',
      es_ES: 'Jerusalén',
      it_IT: 'Gerusalemme',
      ru_RU: 'Иерусалим',
      ja_JP: 'エルサレム',
    },
    latitude: 31.7767,
    longitude: 35.2345,
    timeZone: 'Asia/Jerusalem',
    currency: 'ILS',
    featured: false,
    order: 2039,
    landmarks: [
      { motif: 'dome', name: 'Dome of the Rock' },
      { motif: 'gate', name: 'Jaffa Gate' },
      { motif: 'castle', name: 'Tower of David' },
    ],
    introduction: {
      en_US:
        'Since an order of 1918, houses have been faced with the pale local limestone, which turns golden in the late afternoon.',
      fr_FR:
        'Depuis une ordonnance de 1918, les façades sont revêtues du calcaire clair de la région, qui se dore en fin d’après-midi.',
      de_DE:
        'Seit einem Erlass von 1918 werden Häuser mit dem hellen Kalkstein der Gegend verkleidet, der am späten Nachmittag golden wird.',
      es_ES:
        'Desde una ordenanza de 1918, las casas se revisten con la caliza clara del lugar, que se dora al caer la tarde.',
      it_IT:
        'Da un’ordinanza del 1918 le case si rivestono del chiaro calcare locale, che nel tardo pomeriggio prende il colore dell’oro.',
      ru_RU:
        'По указу 1918 года дома облицовывают светлым местным известняком, который под вечер становится золотистым.',
      ja_JP: '1918年の条例以来、建物の外壁には地元の白っぽい石灰岩が張られ、夕方になると街が金色に染まります。',
    },
  },
  {
    slug: 'tel-aviv',
    country: 'IL',
    names: {
      en_US: 'Tel Aviv',
      fr_FR: 'Tel-Aviv',
      de_DE: 'Tel Aviv',
      es_ES: 'Tel Aviv',
      it_IT: 'Tel Aviv',
      ru_RU: 'Тель-Авив',
      ja_JP: 'テルアビブ',
    },
    latitude: 32.0853,
    longitude: 34.7818,
    timeZone: 'Asia/Jerusalem',
    currency: 'ILS',
    featured: false,
    order: 2040,
    landmarks: [
      { motif: 'rooftops', name: 'White City' },
      { motif: 'clock-tower', name: 'Jaffa Clock Tower' },
      { motif: 'sea', name: 'Gordon Beach' },
    ],
    introduction: {
      en_US:
        'On Rothschild Boulevard kiosks pour coffee under the ficus trees, between white houses of the thirties with long shaded balconies.',
      fr_FR:
        'Sur le boulevard Rothschild, des kiosques servent le café sous les ficus, entre des maisons blanches des années trente aux longs balcons ombragés.',
      de_DE:
        'Auf dem Rothschild-Boulevard schenken Kioske unter Feigenbäumen Kaffee aus, zwischen weißen Häusern der Dreißigerjahre mit langen schattigen Balkonen.',
      es_ES:
        'En el bulevar Rothschild los quioscos sirven café bajo los ficus, entre casas blancas de los años treinta con largos balcones en sombra.',
      it_IT:
        'Su viale Rothschild i chioschi servono il caffè sotto i ficus, tra case bianche degli anni Trenta dai lunghi balconi ombrosi.',
      ru_RU:
        'На бульваре Ротшильда в киосках под фикусами варят кофе, а вокруг стоят белые дома тридцатых годов с длинными затенёнными балконами.',
      ja_JP:
        'ロスチャイルド通りではフィカスの木陰のキオスクがコーヒーを出し、両側に細長いバルコニーのある1930年代の白い家が並びます。',
    },
  },
  {
    slug: 'beirut',
    country: 'LB',
    names: {
      en_US: 'Beirut',
      fr_FR: 'Beyrouth',
      de_DE: 'Beirut',
      es_ES: 'Beirut',
      it_IT: 'Beirut',
      ru_RU: 'Бейрут',
      ja_JP: 'ベイルート',
    },
    latitude: 33.8938,
    longitude: 35.5018,
    timeZone: 'Asia/Beirut',
    currency: 'LBP',
    featured: false,
    order: 2041,
    landmarks: [
      { motif: 'sea', name: 'Pigeon Rocks' },
      { motif: 'dome', name: 'Mohammad Al-Amin Mosque' },
      { motif: 'lighthouse', name: 'Manara lighthouse' },
    ],
    introduction: {
      en_US:
        'In the evening people stroll along the Corniche as far as Raouché, where a natural arch stands in the sea below the cafés.',
      fr_FR:
        'Le soir, on se promène sur la Corniche jusqu’à Raouché, où une arche naturelle se dresse dans la mer au pied des cafés.',
      de_DE: 'Abends spaziert man auf der Corniche bis Raouché, wo unterhalb der Cafés ein Felsentor im Meer steht.',
      es_ES:
        'Al atardecer se pasea por la Corniche hasta Raouché, donde un arco natural de roca se alza en el mar al pie de los cafés.',
      it_IT:
        'La sera si passeggia sulla Corniche fino a Raouché, dove ai piedi dei caffè un arco di roccia emerge dal mare.',
      ru_RU: 'Вечером гуляют по набережной Корниш до Рауше, где под террасами кафе из моря поднимается скальная арка.',
      ja_JP: '夕方になると人々は海岸通りコルニーシュをラウシェまで歩き、カフェの下の海に立つ岩のアーチを眺めます。',
    },
  },
  {
    slug: 'petra',
    country: 'JO',
    names: {
      en_US: 'Petra',
      fr_FR: 'Pétra',
      de_DE: 'Petra',
      es_ES: 'Petra',
      it_IT: 'Petra',
      ru_RU: 'Петра',
      ja_JP: 'ペトラ',
    },
    latitude: 30.3285,
    longitude: 35.4444,
    timeZone: 'Asia/Amman',
    currency: 'JOD',
    featured: false,
    order: 2042,
    landmarks: [
      { motif: 'temple-columns', name: 'Al-Khazneh' },
      { motif: 'gate', name: 'Siq' },
      { motif: 'mountain', name: 'Jabal Harun' },
    ],
    introduction: {
      en_US:
        'A gorge of more than a kilometer, the Siq, leads down to the Khazneh, whose columns were cut out of the cliff from the top downward.',
      fr_FR:
        'Une gorge de plus d’un kilomètre, le Siq, descend jusqu’au Khazneh, dont les colonnes furent taillées dans la falaise de haut en bas.',
      de_DE:
        'Eine Schlucht von über einem Kilometer, der Siq, führt hinab zum Khazne, dessen Säulen von oben nach unten aus dem Fels gehauen wurden.',
      es_ES:
        'Un desfiladero de más de un kilómetro, el Siq, baja hasta el Khazneh, cuyas columnas se tallaron en la roca de arriba abajo.',
      it_IT:
        'Una gola lunga più di un chilometro, il Siq, scende al Khazneh, le cui colonne furono scavate nella roccia dall’alto in basso.',
      ru_RU:
        'Ущелье Сик длиной больше километра спускается к Эль-Хазне, колонны которой вырубали из скалы сверху вниз.',
      ja_JP: '1キロを超える峡谷シークを下っていくと、崖を上から下へ彫り進めて円柱を刻んだエル・ハズネが現れます。',
    },
  },
];
