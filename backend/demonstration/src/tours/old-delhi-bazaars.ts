import type { TourOfDemo } from '../shapes.js';

export const oldDelhiBazaars: TourOfDemo = {
  slug: 'old-delhi-bazaars',
  city: 'delhi',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'market-stall', name: 'Khari Baoli' },
    { motif: 'dome', name: 'Jama Masjid' },
    { motif: 'gate', name: 'Lahori Gate of the Red Fort' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Sri Digambar Jain Lal Mandir, opposite the Red Fort',
        fr_FR: 'Sri Digambar Jain Lal Mandir, face au Fort Rouge',
        de_DE: 'Sri Digambar Jain Lal Mandir, gegenüber dem Roten Fort',
        es_ES: 'Sri Digambar Jain Lal Mandir, frente al Fuerte Rojo',
        it_IT: 'Sri Digambar Jain Lal Mandir, di fronte al Forte Rosso',
        ru_RU: 'Джайнский храм Лал-Мандир, напротив Красного форта',
        ja_JP: 'レッド・フォート向かい、ジャイナ教寺院ラール・マンディル前',
      },
      address: 'Netaji Subhash Marg, Chandni Chowk, Delhi 110006, India',
      latitude: 28.65565,
      longitude: 77.23665,
    },
  ],
  options: [
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 9800 },
          { upTo: 4, amount: 12000 },
          { upTo: 6, amount: 14500 },
        ],
        extraPerson: 1800,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['09:00', '09:30'],
      closedDays: ['01-26', '08-15', '10-02'],
    },
    {
      durationMinutes: 300,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 12000 },
          { upTo: 4, amount: 14500 },
          { upTo: 6, amount: 17500 },
        ],
        extraPerson: 2000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['09:00', '09:30'],
      closedDays: ['01-26', '08-15', '10-02'],
    },
  ],
  name: {
    en_US: 'The Bazaars of Old Delhi',
    fr_FR: 'Les bazars du Vieux Delhi',
    de_DE: 'Die Basare von Alt-Delhi',
    es_ES: 'Los bazares de la Vieja Delhi',
    it_IT: 'I bazar della Vecchia Delhi',
    ru_RU: 'Базары Старого Дели',
    ja_JP: 'オールドデリーのバザールを歩く',
  },
  summary: {
    en_US:
      'Silver, wedding braid, hot parathas and sacks of chilies: from the Red Fort by the Jama Masjid to Khari Baoli, on foot and by rickshaw.',
    fr_FR:
      'Argent, galons de noces, parathas brûlants et sacs de piment : du Fort Rouge à Khari Baoli par la Jama Masjid, à pied et en cyclo-pousse.',
    de_DE:
      'Silber, Hochzeitsborten, heiße Parathas, Säcke voller Chili: vom Roten Fort über die Jama Masjid nach Khari Baoli, zu Fuß und per Rikscha.',
    es_ES:
      'Plata, galones de boda, parathas recién fritos y sacos de chile: del Fuerte Rojo a Khari Baoli por la Jama Masjid, a pie y en rickshaw.',
    it_IT:
      'Argento, passamanerie nuziali, paratha bollenti e sacchi di peperoncino: dal Forte Rosso a Khari Baoli per la Jama Masjid, a piedi e in risciò.',
    ru_RU:
      'Серебро, свадебная тесьма, горячие паратхи и мешки с перцем: от Красного форта через Джама-Масджид к Кхари-Баоли, пешком и на велорикше.',
    ja_JP:
      '銀細工、婚礼の飾り紐、揚げたてのパラーター、唐辛子の大袋。レッド・フォートからジャマー・マスジドを経てカリ・バオリまで、徒歩とリキシャでめぐります。',
  },
  highlights: {
    en_US: [
      'A hospital for birds above a Jain temple',
      'Bread turned by volunteers in the kitchen of Sis Ganj',
      'The steps of the Jama Masjid, where the whole old town can be heard',
      'Nine painted doors in the blind alley of Naughara',
      'A rooftop over the spice yard of Gadodia Market',
    ],
    fr_FR: [
      'Un hôpital pour oiseaux au-dessus d’un temple jaïn',
      'Les pains retournés par des bénévoles dans la cuisine de Sis Ganj',
      'Les marches de la Jama Masjid, d’où l’on entend toute la vieille ville',
      'Neuf portes peintes dans l’impasse de Naughara',
      'Un toit sur la cour aux épices du Gadodia Market',
    ],
    de_DE: [
      'Ein Krankenhaus für Vögel, untergebracht über einem Jaintempel',
      'Brotfladen, von Freiwilligen gewendet in der Küche von Sis Ganj',
      'Die Stufen der Jama Masjid, auf denen man die ganze Altstadt hört',
      'Neun bemalte Türen, zu finden in der Sackgasse Naughara',
      'Ein Dach, das auf den Gewürzhof des Gadodia Market blickt',
    ],
    es_ES: [
      'Un hospital de pájaros encima de un templo jainista',
      'Los panes que voltean los voluntarios en la cocina de Sis Ganj',
      'Los escalones de la Jama Masjid, donde se oye toda la ciudad vieja',
      'Nueve puertas pintadas en el callejón sin salida de Naughara',
      'Una azotea sobre el patio de especias de Gadodia Market',
    ],
    it_IT: [
      'Un ospedale per uccelli sopra un tempio giainista',
      'Il pane girato dai volontari nella cucina di Sis Ganj',
      'I gradini della Jama Masjid, da cui si sente tutta la città vecchia',
      'Nove porte dipinte nel vicolo cieco di Naughara',
      'Un tetto sopra il cortile delle spezie di Gadodia Market',
    ],
    ru_RU: [
      'Птичья больница над джайнским храмом',
      'Лепёшки, которые переворачивают добровольцы на кухне Сис-Ганджа',
      'Ступени Джама-Масджид, откуда слышен весь старый город',
      'Девять расписных дверей в тупике Наугхара',
      'Крыша над пряным двором рынка Гадодия',
    ],
    ja_JP: [
      'ジャイナ教寺院に併設された鳥の病院',
      'シク教寺院の台所で奉仕の人々が返すパン',
      '旧市街の物音が残らず届くジャマー・マスジドの石段',
      '袋小路ナウガラーに並ぶ九つの彩色扉',
      '香辛料の中庭を見下ろすガドーディヤー市場の屋上',
    ],
  },
  description: {
    en_US:
      'Princess Jahanara, Shah Jahan’s daughter, had Chandni Chowk laid out in 1650 with a water channel down the middle that held the moon at night. The channel is gone, the guilds are not: south of the avenue each lane still belongs to a trade, and directions are given by goods rather than by name.\n\nYou begin while the shutters are going up and end at the wholesale spices, where porters have right of way. About three kilometers are walked, the last stretch of the avenue is done by cycle rickshaw. Heads are covered in the gurdwara, legs and shoulders in the mosque; scarves are provided, shoes come off several times, and socks are a good idea. The five-hour version stops for a proper lunch near the mosque and at the workshops of Ballimaran.',
    fr_FR:
      'La princesse Jahanara, fille de Shah Jahan, fit tracer Chandni Chowk en 1650, avec au milieu un canal où la lune se posait la nuit. Le canal a disparu, pas les corporations : au sud de l’avenue, chaque ruelle appartient encore à un métier, et l’on s’oriente par les marchandises plus que par les noms.\n\nOn commence quand les rideaux de fer se lèvent et l’on finit chez les grossistes en épices, où les porteurs ont la priorité. On marche environ trois kilomètres ; le bout de l’avenue se fait en cyclo-pousse. La tête se couvre dans la gurdwara, jambes et épaules à la mosquée ; les foulards sont fournis, on se déchausse plusieurs fois, et des chaussettes sont utiles. La version de cinq heures s’arrête pour un vrai déjeuner près de la mosquée et dans les ateliers de Ballimaran.',
    de_DE:
      'Prinzessin Jahanara, Shah Jahans Tochter, ließ Chandni Chowk 1650 anlegen, mit einem Wasserlauf in der Mitte, in dem nachts der Mond lag. Das Wasser ist fort, die Zünfte sind es nicht: Südlich der Straße gehört noch jede Gasse einem Gewerbe, und den Weg beschreibt man nach Waren statt nach Namen.\n\nSie beginnen, wenn die Rollläden hochgehen, und enden bei den Gewürzgroßhändlern, wo Lastträger Vorfahrt haben. Zu Fuß sind es etwa drei Kilometer, das letzte Stück der Straße fährt die Fahrradrikscha. Im Gurdwara bedeckt man den Kopf, in der Moschee Beine und Schultern; Tücher werden gestellt, die Schuhe mehrmals ausgezogen, Socken sind ratsam. In fünf Stunden kommen ein richtiges Mittagessen bei der Moschee und die Werkstätten von Ballimaran hinzu.',
    es_ES:
      'La princesa Jahanara, hija de Shah Jahan, hizo trazar Chandni Chowk en 1650, con un canal en el centro donde de noche se posaba la luna. El canal ya no está; los gremios, sí: al sur de la avenida cada callejón sigue siendo de un oficio, y las direcciones se dan por mercancías y no por nombres.\n\nSe empieza cuando suben los cierres y se acaba entre los mayoristas de especias, donde los porteadores tienen preferencia. Se andan unos tres kilómetros y el último tramo de la avenida se hace en rickshaw a pedales. En la gurdwara se cubre la cabeza, en la mezquita piernas y hombros; los pañuelos los ponemos nosotros, hay que descalzarse varias veces y conviene llevar calcetines. La versión de cinco horas para a comer con calma junto a la mezquita y en los talleres de Ballimaran.',
    it_IT:
      'La principessa Jahanara, figlia di Shah Jahan, fece tracciare Chandni Chowk nel 1650, con al centro un canale in cui di notte si posava la luna. Il canale non c’è più, le corporazioni sì: a sud del viale ogni vicolo appartiene ancora a un mestiere, e le indicazioni si danno per merci anziché per nomi.\n\nSi comincia quando si alzano le saracinesche e si finisce dai grossisti di spezie, dove i portatori hanno la precedenza. Si cammina per circa tre chilometri; l’ultimo tratto del viale si fa in risciò a pedali. Nel gurdwara si copre il capo, in moschea gambe e spalle; i foulard li portiamo noi, le scarpe si tolgono più volte e le calze sono utili. La versione di cinque ore aggiunge un vero pranzo vicino alla moschea e le botteghe di Ballimaran.',
    ru_RU:
      'Принцесса Джаханара, дочь Шах-Джахана, велела проложить Чандни-Чоук в 1650 году; посередине тянулся канал, в котором по ночам лежала луна. Канала больше нет, а цехи остались: к югу от улицы каждый переулок по-прежнему за своим ремеслом, и дорогу здесь объясняют не названиями, а товарами.\n\nНачинаем, когда поднимаются железные шторы, а заканчиваем у оптовых торговцев специями, где носильщикам уступают путь. Пешком выходит около трёх километров, последний отрезок улицы едем на велорикше. В гурдваре покрывают голову, в мечети — ноги и плечи; платки мы даём, обувь снимают несколько раз, так что носки пригодятся. В пятичасовой вариант входят неторопливый обед у мечети и мастерские Баллимарана.',
    ja_JP:
      '1650年、シャー・ジャハーンの娘ジャハーナーラーがチャンドニー・チョークを開かせ、中央の水路には夜ごと月が映りました。水路は失われましたが、同業の町は残っています。大通りの南では今も路地ごとに商いが決まり、道は名前ではなく品物で教えます。\n\nシャッターの上がるころに歩き始め、荷運び人が優先の香辛料問屋街で終わります。歩くのは約3キロで、大通りの最後の区間は自転車リキシャに乗ります。シク教寺院では頭を、モスクでは脚と肩を覆います。スカーフは用意し、靴は何度か脱ぎますので、靴下があると便利です。5時間のコースでは、モスク近くでの昼食とバッリーマーラーンの工房が加わります。',
  },
  included: {
    en_US: [
      'Guide of your own',
      'Cycle rickshaw along Chandni Chowk',
      'One paratha, sweets and tea',
      'Scarves for gurdwara and mosque',
    ],
    fr_FR: [
      'Guide rien que pour vous',
      'Cyclo-pousse dans Chandni Chowk',
      'Un paratha, des douceurs et du thé',
      'Foulards pour la gurdwara et la mosquée',
    ],
    de_DE: [
      'Eigener Guide',
      'Fahrradrikscha auf Chandni Chowk',
      'Ein Paratha, Süßes und Tee',
      'Tücher für Gurdwara und Moschee',
    ],
    es_ES: [
      'Guía propio',
      'Rickshaw a pedales por Chandni Chowk',
      'Un paratha, dulces y té',
      'Pañuelos para la gurdwara y la mezquita',
    ],
    it_IT: [
      'Guida tutta per lei',
      'Risciò a pedali lungo Chandni Chowk',
      'Un paratha, dolci e tè',
      'Foulard per gurdwara e moschea',
    ],
    ru_RU: ['Личный гид', 'Велорикша по Чандни-Чоук', 'Паратха, сладости и чай', 'Платки для гурдвары и мечети'],
    ja_JP: [
      '専任ガイド',
      'チャンドニー・チョークの自転車リキシャ',
      'パラーター一枚、菓子、お茶',
      '寺院とモスク用のスカーフ',
    ],
  },
  notIncluded: {
    en_US: ['Camera charge at the Jama Masjid', 'Lunch and purchases', 'Gratuities'],
    fr_FR: ['Droit de photographier à la Jama Masjid', 'Déjeuner et achats', 'Pourboires'],
    de_DE: ['Fotogebühr in der Jama Masjid', 'Mittagessen und Einkäufe', 'Trinkgeld'],
    es_ES: ['Permiso de fotos en la Jama Masjid', 'Comida y compras', 'Propinas'],
    it_IT: ['Permesso fotografico alla Jama Masjid', 'Pranzo e acquisti', 'Mance'],
    ru_RU: ['Плата за съёмку в Джама-Масджид', 'Обед и покупки', 'Чаевые'],
    ja_JP: ['ジャマー・マスジドの撮影料', '昼食代とお買い物', '心付け'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Lal Mandir and the Lahori Gate',
        fr_FR: 'Lal Mandir et porte de Lahore',
        de_DE: 'Lal Mandir und Lahore-Tor',
        es_ES: 'Lal Mandir y puerta de Lahore',
        it_IT: 'Lal Mandir e porta di Lahore',
        ru_RU: 'Лал-Мандир и Лахорские ворота',
        ja_JP: 'ラール・マンディルとラホール門',
      },
      text: {
        en_US:
          'Across the road from the emperor’s fort a Jain community had its own temple from the seventeenth century on. Its hospital treats pigeons and parakeets free of charge and, once healed, lets them fly from the roof.',
        fr_FR:
          'En face du fort de l’empereur, une communauté jaïne eut son temple dès le XVIIe siècle. Son hôpital soigne pour rien pigeons et perruches et, guéris, les laisse s’envoler du toit.',
        de_DE:
          'Gegenüber der Festung des Kaisers hatte eine Jaingemeinde schon im 17. Jahrhundert ihren Tempel. Das Krankenhaus darin behandelt Tauben und Sittiche umsonst und lässt sie, wenn sie gesund sind, vom Dach fliegen.',
        es_ES:
          'Frente al fuerte del emperador, una comunidad jainista tuvo templo propio desde el siglo XVII. Su hospital cura gratis palomas y cotorras y, ya sanas, las suelta desde el tejado.',
        it_IT:
          'Di fronte al forte dell’imperatore, una comunità giainista ebbe il suo tempio fin dal Seicento. L’ospedale cura gratis piccioni e parrocchetti e, guariti, li libera dal tetto.',
        ru_RU:
          'Прямо напротив императорской крепости у джайнов с XVII века стоял свой храм. Здешняя больница бесплатно лечит голубей и попугаев, а выздоровевших выпускает с крыши.',
        ja_JP:
          '皇帝の城の向かいに、17世紀からジャイナ教徒の寺院がありました。併設の病院は鳩やインコを無料で治療し、治ると屋上から放します。',
      },
      latitude: 28.6557,
      longitude: 77.2365,
      minutes: 18,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Gurdwara Sis Ganj Sahib',
        fr_FR: 'Gurdwara Sis Ganj Sahib',
        de_DE: 'Gurdwara Sis Ganj Sahib',
        es_ES: 'Gurdwara Sis Ganj Sahib',
        it_IT: 'Gurdwara Sis Ganj Sahib',
        ru_RU: 'Гурдвара Сис-Гандж-Сахиб',
        ja_JP: 'グルドワーラー・シス・ガンジ・サーヒブ',
      },
      text: {
        en_US:
          'On this spot Guru Tegh Bahadur was beheaded in 1675, by order of Aurangzeb. Hymns are sung all day, and anyone who comes may eat in the kitchen or sit down and roll dough.',
        fr_FR:
          'Ici, en 1675, le gourou Tegh Bahadur fut décapité sur l’ordre d’Aurangzeb. Des hymnes sont chantés tout le jour, et qui vient peut manger à la cuisine ou s’asseoir et étaler la pâte.',
        de_DE:
          'An dieser Stelle wurde 1675 auf Befehl Aurangzebs Guru Tegh Bahadur enthauptet. Den ganzen Tag werden Hymnen gesungen, und wer kommt, darf in der Küche essen oder sich setzen und Teig ausrollen.',
        es_ES:
          'En este lugar fue decapitado en 1675 el gurú Tegh Bahadur por orden de Aurangzeb. Se cantan himnos todo el día, y quien llega puede comer en la cocina o sentarse a estirar masa.',
        it_IT:
          'In questo punto, nel 1675, il guru Tegh Bahadur fu decapitato per ordine di Aurangzeb. Si cantano inni tutto il giorno, e chi arriva può mangiare in cucina o sedersi a stendere la pasta.',
        ru_RU:
          'На этом месте в 1675 году по приказу Аурангзеба обезглавили гуру Тегх Бахадура. Здесь целый день поют гимны, и всякий пришедший может поесть на кухне или сесть раскатывать тесто.',
        ja_JP:
          '1675年、アウラングゼーブの命でグル・テーグ・バハードゥルが斬首された場所です。終日賛歌が歌われ、訪れる人は誰でも台所で食事をし、生地を延ばす手伝いもできます。',
      },
      latitude: 28.6559,
      longitude: 77.23255,
      minutes: 27,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Dariba Kalan',
        fr_FR: 'Dariba Kalan',
        de_DE: 'Dariba Kalan',
        es_ES: 'Dariba Kalan',
        it_IT: 'Dariba Kalan',
        ru_RU: 'Дариба-Калан',
        ja_JP: 'ダリーバー・カラーン',
      },
      text: {
        en_US:
          'Silver is sold here by weight, anklets and cups on the same scale. A perfumer dabs attar on your wrist: rose, vetiver and one said to smell of the first rain on dry earth.',
        fr_FR:
          'L’argent s’y vend au poids, chevillières et gobelets sur la même balance. Un parfumeur pose de l’attar au poignet : rose, vétiver, et un autre qui sent, dit-on, la première pluie sur la terre sèche.',
        de_DE:
          'Silber verkauft man hier nach Gewicht, Fußkettchen und Becher auf derselben Waage. Ein Parfümeur tupft Attar aufs Handgelenk: Rose, Vetiver und eines, das nach dem ersten Regen auf trockener Erde riechen soll.',
        es_ES:
          'La plata se vende al peso, tobilleras y copas en la misma balanza. Un perfumista pone attar en la muñeca: rosa, vetiver y uno que huele, dicen, a la primera lluvia sobre la tierra seca.',
        it_IT:
          'L’argento si vende a peso, cavigliere e coppe sulla stessa bilancia. Un profumiere posa dell’attar sul polso: rosa, vetiver e uno che sa, dicono, di prima pioggia sulla terra secca.',
        ru_RU:
          'Серебро здесь продают на вес — браслеты для ног и кубки на одних весах. Парфюмер капнет на запястье аттар: розу, ветивер и тот, что, говорят, пахнет первым дождём на сухой земле.',
        ja_JP:
          '銀は足輪も杯も同じ秤にのせ、目方で売られます。香油商が手首に塗ってくれるのは、薔薇、ベチバー、そして乾いた土に降る初雨の匂いという一品です。',
      },
      latitude: 28.65425,
      longitude: 77.2338,
      minutes: 19,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Jama Masjid',
        fr_FR: 'Jama Masjid',
        de_DE: 'Jama Masjid',
        es_ES: 'Jama Masjid',
        it_IT: 'Jama Masjid',
        ru_RU: 'Джама-Масджид',
        ja_JP: 'ジャマー・マスジド',
      },
      text: {
        en_US:
          'Shah Jahan’s last great building, finished in 1656, stands on a rock above the lanes; its court holds some twenty-five thousand people. Visitors leave before the noon prayer.',
        fr_FR:
          'Le dernier grand chantier de Shah Jahan, achevé en 1656, se dresse sur un rocher au-dessus des ruelles ; sa cour contient quelque vingt-cinq mille personnes. Les visiteurs sortent avant la prière de midi.',
        de_DE:
          'Shah Jahans letztes großes Bauwerk, 1656 vollendet, steht auf einem Felsen über den Gassen; der Hof fasst rund fünfundzwanzigtausend Menschen. Besucher gehen vor dem Mittagsgebet.',
        es_ES:
          'La última gran obra de Shah Jahan, terminada en 1656, se alza en una roca sobre los callejones; en el patio caben unas veinticinco mil personas. Los visitantes salen antes de la oración del mediodía.',
        it_IT:
          'L’ultima grande opera di Shah Jahan, finita nel 1656, sorge su una roccia sopra i vicoli; il cortile contiene circa venticinquemila persone. I visitatori escono prima della preghiera di mezzogiorno.',
        ru_RU:
          'Последняя большая постройка Шах-Джахана, законченная в 1656 году, стоит на скале над переулками; двор вмещает около двадцати пяти тысяч человек. До полуденной молитвы гости уходят.',
        ja_JP:
          'シャー・ジャハーン最後の大建築で、1656年に完成しました。路地より高い岩盤に建ち、中庭には約二万五千人が入ります。見学は正午の礼拝の前に終えます。',
      },
      latitude: 28.65075,
      longitude: 77.2337,
      minutes: 39,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Kinari Bazaar and Naughara',
        fr_FR: 'Kinari Bazaar et Naughara',
        de_DE: 'Kinari Bazaar und Naughara',
        es_ES: 'Kinari Bazaar y Naughara',
        it_IT: 'Kinari Bazaar e Naughara',
        ru_RU: 'Кинари-базар и Наугхара',
        ja_JP: 'キナーリー・バーザールとナウガラー',
      },
      text: {
        en_US:
          'Everything a wedding needs is sewn with gold: turbans, borders, garlands of banknotes for the groom. Off to one side, nine Jain merchants’ houses face each other in a quiet close with flower-painted stone.',
        fr_FR:
          'Tout ce qu’il faut à une noce est cousu d’or : turbans, bordures, guirlandes de billets pour le marié. À l’écart, neuf maisons de marchands jaïns se font face dans une cour tranquille, la pierre peinte de fleurs.',
        de_DE:
          'Was eine Hochzeit braucht, ist mit Gold bestickt: Turbane, Borten, Girlanden aus Geldscheinen für den Bräutigam. Abseits stehen sich neun Häuser von Jainkaufleuten still gegenüber, der Stein mit Blumen bemalt.',
        es_ES:
          'Todo lo que pide una boda va cosido en oro: turbantes, orlas, guirnaldas de billetes para el novio. A un lado, nueve casas de comerciantes jainistas se miran en un patio tranquilo, con flores pintadas en la piedra.',
        it_IT:
          'Quello che serve a un matrimonio è cucito d’oro: turbanti, bordi, ghirlande di banconote per lo sposo. In disparte, nove case di mercanti giainisti si fronteggiano in una corte quieta, con la pietra dipinta a fiori.',
        ru_RU:
          'Всё, что нужно для свадьбы, шито золотом: тюрбаны, кайма, гирлянды из купюр для жениха. А в стороне, в тихом тупике, друг против друга стоят девять домов джайнских купцов, расписанных по камню цветами.',
        ja_JP:
          'ターバン、縁飾り、花婿に掛ける紙幣の輪と、婚礼の品はどれも金糸で縫われています。脇に入ると、ジャイナ教徒の商家九軒が、石に花を描いた静かな小路で向かい合います。',
      },
      latitude: 28.6547,
      longitude: 77.2316,
      minutes: 24,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Paranthe Wali Gali',
        fr_FR: 'Paranthe Wali Gali',
        de_DE: 'Paranthe Wali Gali',
        es_ES: 'Paranthe Wali Gali',
        it_IT: 'Paranthe Wali Gali',
        ru_RU: 'Парантхе-Вали-Гали',
        ja_JP: 'パラーンテー・ワーリー・ガリー',
      },
      text: {
        en_US:
          'In an alley two people wide, flat breads are stuffed with radish, peas or dried fruit and fried in iron pans. The cooks are Brahmin families, so there is neither meat nor fish, only pumpkin and tamarind beside.',
        fr_FR:
          'Dans une venelle large de deux personnes, on farcit les galettes de radis, de pois ou de fruits secs avant de les frire en poêle de fer. Les cuisiniers sont des familles brahmanes : ni viande ni poisson, mais de la courge et du tamarin.',
        de_DE:
          'In einer Gasse, in der gerade zwei Menschen nebeneinander passen, füllt man Fladen mit Rettich, Erbsen oder Trockenobst und brät sie in Eisenpfannen. Die Köche sind Brahmanenfamilien: kein Fleisch, kein Fisch, dazu Kürbis und Tamarinde.',
        es_ES:
          'En un callejón donde caben dos personas, los panes se rellenan de rábano, guisantes o frutos secos y se fríen en sartén de hierro. Cocinan familias brahmanes: ni carne ni pescado, y al lado calabaza y tamarindo.',
        it_IT:
          'In un vicolo largo due persone, il pane piatto si farcisce di ravanello, piselli o frutta secca e si frigge in padelle di ferro. Cucinano famiglie bramine: né carne né pesce, e accanto zucca e tamarindo.',
        ru_RU:
          'В проулке, где едва разойдутся двое, лепёшки начиняют редькой, горохом или сухофруктами и жарят в железных сковородах. Готовят брахманские семьи, поэтому ни мяса, ни рыбы — на гарнир тыква и тамаринд.',
        ja_JP:
          '人ふたり分の幅の路地で、大根や豆や干し果物を詰めた平パンを鉄鍋で揚げ焼きにします。料理人はバラモンの家系で、肉も魚も使わず、かぼちゃとタマリンドを添えます。',
      },
      latitude: 28.65595,
      longitude: 77.2306,
      minutes: 24,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Fatehpuri Mosque',
        fr_FR: 'Mosquée Fatehpuri',
        de_DE: 'Fatehpuri-Moschee',
        es_ES: 'Mezquita Fatehpuri',
        it_IT: 'Moschea Fatehpuri',
        ru_RU: 'Мечеть Фатехпури',
        ja_JP: 'ファテープリー・モスク',
      },
      text: {
        en_US:
          'A wife of Shah Jahan closed the avenue with this single dome. After the revolt of 1857 the British auctioned it to a Hindu merchant; twenty years later it was given back to the faithful.',
        fr_FR:
          'Une épouse de Shah Jahan ferma l’avenue de cette unique coupole. Après la révolte de 1857, les Britanniques la vendirent aux enchères à un marchand hindou ; vingt ans plus tard, elle fut rendue aux fidèles.',
        de_DE:
          'Eine Frau Shah Jahans schloss die Straße mit dieser einen Kuppel ab. Nach dem Aufstand von 1857 versteigerten die Briten die Moschee an einen hinduistischen Kaufmann; zwanzig Jahre später bekamen die Gläubigen sie zurück.',
        es_ES:
          'Una esposa de Shah Jahan cerró la avenida con esta única cúpula. Tras la rebelión de 1857 los británicos la subastaron a un comerciante hindú; veinte años después se devolvió a los fieles.',
        it_IT:
          'Una moglie di Shah Jahan chiuse il viale con quest’unica cupola. Dopo la rivolta del 1857 gli inglesi la misero all’asta e la comprò un mercante indù; vent’anni dopo fu restituita ai fedeli.',
        ru_RU:
          'Одна из жён Шах-Джахана замкнула улицу этим единственным куполом. После восстания 1857 года британцы продали мечеть с торгов индусскому купцу, а спустя двадцать лет её вернули верующим.',
        ja_JP:
          'シャー・ジャハーンの妃の一人が、一つの大ドームで大通りの端を締めくくりました。1857年の反乱の後、英国はこれを競売にかけてヒンドゥー教徒の商人に売り、二十年後に信徒へ返しました。',
      },
      latitude: 28.65665,
      longitude: 77.2224,
      minutes: 12,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Khari Baoli',
        fr_FR: 'Khari Baoli',
        de_DE: 'Khari Baoli',
        es_ES: 'Khari Baoli',
        it_IT: 'Khari Baoli',
        ru_RU: 'Кхари-Баоли',
        ja_JP: 'カリ・バオリ',
      },
      text: {
        en_US:
          'The name means a brackish stepwell, of which nothing is left. From the roof of Gadodia Market you look down on turmeric, nuts and chilies; most people sneeze before they have counted the sacks.',
        fr_FR:
          'Le nom désigne un puits à degrés saumâtre dont rien ne reste. Du toit du Gadodia Market, on regarde en bas curcuma, noix et piments ; d’ordinaire, on éternue avant d’avoir compté les sacs.',
        de_DE:
          'Der Name meint einen salzigen Stufenbrunnen, von dem nichts blieb. Vom Dach des Gadodia Market sieht man auf Kurkuma, Nüsse und Chilis hinab; die meisten niesen, ehe sie die Säcke gezählt haben.',
        es_ES:
          'El nombre alude a un pozo escalonado salobre del que nada queda. Desde la azotea de Gadodia Market se ven abajo cúrcuma, frutos secos y chiles; casi todos estornudan antes de contar los sacos.',
        it_IT:
          'Il nome indica un pozzo a gradini salmastro, di cui nulla resta. Dal tetto di Gadodia Market si guardano dall’alto curcuma, noci e peperoncini; quasi tutti starnutiscono prima di aver contato i sacchi.',
        ru_RU:
          'Имя означает «солоноватый ступенчатый колодец», от него ничего не осталось. С крыши рынка Гадодия видны куркума, орехи и перец; обычно гости чихают раньше, чем успевают сосчитать мешки.',
        ja_JP:
          '名は「塩気のある階段井戸」を意味しますが、井戸は残っていません。ガドーディヤー市場の屋上からはウコンや木の実や唐辛子が見下ろせ、たいていの人は袋を数え終える前にくしゃみをします。',
      },
      latitude: 28.6575,
      longitude: 77.2218,
      minutes: 24,
      minutesToNext: 0,
    },
  ],
};
