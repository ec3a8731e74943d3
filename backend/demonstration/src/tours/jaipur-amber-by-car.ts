import type { TourOfDemo } from '../shapes.js';

export const jaipurAmberByCar: TourOfDemo = {
  slug: 'jaipur-amber-by-car',
  city: 'jaipur',
  categories: ['private-car-tour', 'excursion'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 48,
  leadTimeHours: 24,
  infantsNeedSeat: true,
  specialFilters: [],
  landmarks: [
    { motif: 'castle', name: 'Amber Fort' },
    { motif: 'car', name: 'Road to Amber' },
    { motif: 'hills', name: 'Aravalli Hills' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Albert Hall Museum, main steps, Ram Niwas Garden',
        fr_FR: 'Albert Hall Museum, escalier principal, jardin Ram Niwas',
        de_DE: 'Albert Hall Museum, Haupttreppe, Ram-Niwas-Garten',
        es_ES: 'Albert Hall Museum, escalinata principal, jardín Ram Niwas',
        it_IT: 'Albert Hall Museum, scalinata principale, giardino Ram Niwas',
        ru_RU: 'Музей Альберт-Холл, главная лестница, сад Рам-Нивас',
        ja_JP: 'ラーム・ニワース庭園、アルバート・ホール博物館の正面階段',
      },
      address: 'Ram Niwas Garden, Jaipur, Rajasthan 302004, India',
      latitude: 26.91185,
      longitude: 75.81945,
    },
  ],
  options: [
    {
      durationMinutes: 360,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 12500 },
          { upTo: 4, amount: 14800 },
          { upTo: 6, amount: 18500 },
        ],
        extraPerson: 2800,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['08:00', '08:30'],
    },
    {
      durationMinutes: 480,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 15500 },
          { upTo: 4, amount: 18200 },
          { upTo: 6, amount: 22500 },
        ],
        extraPerson: 3200,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['08:00', '08:30'],
    },
  ],
  name: {
    en_US: 'Amber and Jaigarh by Car from Jaipur',
    fr_FR: 'Amber et Jaigarh en voiture depuis Jaipur',
    de_DE: 'Amber und Jaigarh: mit dem Wagen ab Jaipur',
    es_ES: 'Amber y Jaigarh en coche desde Jaipur',
    it_IT: 'Amber e Jaigarh in auto da Jaipur',
    ru_RU: 'Амбер и Джайгарх на машине из Джайпура',
    ja_JP: '専用車で行くアンベール城とジャイガル要塞',
  },
  summary: {
    en_US:
      'By car to the palace of mirrors at Amber, its stepwell and temple, the cannon of Jaigarh and the instruments of the astronomer king.',
    fr_FR:
      'En voiture jusqu’au palais des miroirs d’Amber, son puits à degrés et son temple, le canon de Jaigarh et les instruments du roi astronome.',
    de_DE:
      'Mit dem Wagen zum Spiegelpalast von Amber, zu Stufenbrunnen und Tempel, zur Kanone von Jaigarh und den Instrumenten des Sternenkönigs.',
    es_ES:
      'En coche al palacio de los espejos de Amber, su pozo escalonado y su templo, el cañón de Jaigarh y los instrumentos del rey astrónomo.',
    it_IT:
      'In auto al palazzo degli specchi di Amber, al pozzo a gradini e al tempio, al cannone di Jaigarh e agli strumenti del re astronomo.',
    ru_RU:
      'На машине к зеркальным покоям Амбера, его ступенчатому колодцу и храму, к пушке Джайгарха и приборам короля-астронома.',
    ja_JP:
      'アンベール城の鏡の間、階段井戸と古い寺院、ジャイガル要塞の大砲、そして天文学者の王が残した観測儀までを、専用車でめぐるツアーです。',
  },
  highlights: {
    en_US: [
      'A candle flame multiplied in the mirrors of the Sheesh Mahal',
      'Criss-cross stairs of the Panna Meena stepwell',
      'The wheeled cannon on the wall of Jaigarh, tested a single time',
      'Marble cenotaphs in the fold of the hills at Gaitor',
      'A sundial twenty-seven meters tall',
    ],
    fr_FR: [
      'La flamme d’une bougie démultipliée dans les miroirs du Sheesh Mahal',
      'Les volées croisées du puits de Panna Meena',
      'Le canon sur roues du rempart de Jaigarh, essayé une seule fois',
      'Des cénotaphes de marbre au creux des collines, à Gaitor',
      'Un cadran solaire haut de vingt-sept mètres',
    ],
    de_DE: [
      'Eine Kerzenflamme, vervielfacht in den Spiegeln des Sheesh Mahal',
      'Sich kreuzende Treppen, die zum Wasser des Panna-Meena-Brunnens führen',
      'Die Kanone auf Rädern über Jaigarh, ein einziges Mal erprobt',
      'Marmorne Kenotaphe, versteckt zwischen den Hügeln von Gaitor',
      'Eine Sonnenuhr, siebenundzwanzig Meter hoch',
    ],
    es_ES: [
      'La llama de una vela multiplicada en los espejos del Sheesh Mahal',
      'Las escaleras cruzadas del pozo de Panna Meena',
      'El cañón con ruedas de la muralla de Jaigarh, probado una sola vez',
      'Cenotafios de mármol entre las colinas, en Gaitor',
      'Un reloj de sol de veintisiete metros de altura',
    ],
    it_IT: [
      'La fiamma di una candela moltiplicata negli specchi dello Sheesh Mahal',
      'Le rampe incrociate del pozzo di Panna Meena',
      'Il cannone su ruote delle mura di Jaigarh, provato una volta sola',
      'Cenotafi di marmo nella piega delle colline, a Gaitor',
      'Una meridiana alta ventisette metri',
    ],
    ru_RU: [
      'Пламя свечи, размноженное зеркалами Шиш-Махала',
      'Перекрещённые лестницы колодца Панна-Мина',
      'Пушка на колёсах над Джайгархом, из которой стреляли один раз',
      'Мраморные кенотафы в складке холмов Гайтора',
      'Солнечные часы высотой двадцать семь метров',
    ],
    ja_JP: [
      'シーシュ・マハルの鏡に幾重にも映る一本の炎',
      '斜めに交差するパンナ・ミーナーの階段井戸',
      '一度だけ試射された、ジャイガルの車輪付きの大砲',
      '丘のふところガイトールに並ぶ大理石の墓廟',
      '高さ27メートルの日時計',
    ],
  },
  description: {
    en_US:
      'Before there was a Jaipur the Kachwaha kings ruled from a gorge eleven kilometers away, in a palace of yellow stone above a lake, with a fort on the ridge to guard it. The road there follows the way the court took when it moved down to the plain in 1727, only backwards: bazaar, lake, pass, and then the ramp to the Sun Gate.\n\nThe car waits at each stop; to reach the palace you change to a jeep or walk up for a quarter of an hour. Elephant rides are not part of the day. There are many stairs in both forts, and shade is scarce between April and June, so bring a hat. In eight hours the program also takes in the City Palace and a Rajasthani lunch in the old town.',
    fr_FR:
      'Avant qu’il y eût Jaipur, les rois Kachwaha régnaient depuis une gorge à onze kilomètres, dans un palais de pierre jaune au-dessus d’un lac, avec un fort sur la crête pour le garder. La route refait le chemin de la cour quand elle descendit en plaine, en 1727, mais à l’envers : bazar, lac, col, puis la rampe de la porte du Soleil.\n\nLa voiture attend à chaque halte ; pour le palais, on prend une jeep ou l’on monte à pied un quart d’heure. La promenade à dos d’éléphant n’est pas au programme. Les deux forts ont beaucoup d’escaliers et peu d’ombre d’avril à juin : un chapeau est utile. En huit heures s’ajoutent le City Palace et un déjeuner rajasthani dans la vieille ville.',
    de_DE:
      'Bevor es Jaipur gab, regierten die Kachwaha-Könige aus einer Schlucht elf Kilometer weiter, in einem Palast aus gelbem Stein über einem See, mit einer Festung auf dem Kamm darüber. Die Straße folgt dem Weg, den der Hof 1727 in die Ebene nahm, nur umgekehrt: Basar, See, Pass, dann die Rampe zum Sonnentor.\n\nDer Wagen wartet an jedem Halt; zum Palast steigen Sie in einen Jeep um oder gehen eine Viertelstunde bergauf. Elefantenritte gehören nicht dazu. Beide Festungen haben viele Stufen, und von April bis Juni gibt es wenig Schatten, ein Hut ist also ratsam. In acht Stunden sind auch der Stadtpalast und ein rajasthanisches Mittagessen in der Altstadt möglich.',
    es_ES:
      'Antes de que existiera Jaipur, los reyes Kachwaha gobernaban desde un desfiladero a once kilómetros, en un palacio de piedra amarilla sobre un lago, con un fuerte en la cresta para guardarlo. La carretera repite el camino de la corte cuando bajó al llano en 1727, pero al revés: bazar, lago, puerto y, por fin, la rampa de la puerta del Sol.\n\nEl coche espera en cada parada; al palacio se sube en jeep o andando un cuarto de hora. Los paseos en elefante no forman parte del día. Los dos fuertes tienen muchas escaleras y, de abril a junio, poca sombra: conviene un sombrero. En ocho horas caben también el City Palace y una comida rajastaní en el casco antiguo.',
    it_IT:
      'Prima che esistesse Jaipur, i re Kachwaha governavano da una gola a undici chilometri, in un palazzo di pietra gialla sopra un lago, con un forte sul crinale a proteggerlo. La strada ripercorre la via che la corte fece nel 1727 scendendo in pianura, ma al contrario: bazar, lago, valico e infine la rampa della Porta del Sole.\n\nL’auto aspetta a ogni sosta; al palazzo si sale in jeep oppure a piedi in un quarto d’ora. Il giro sull’elefante non fa parte della giornata. I due forti hanno molte scale e, da aprile a giugno, poca ombra: serve un cappello. In otto ore entrano anche il City Palace e un pranzo rajasthano nella città vecchia.',
    ru_RU:
      'Когда Джайпура ещё не было, князья из рода Качваха правили из ущелья в одиннадцати километрах отсюда: жёлтый каменный дворец над озером, на гребне — крепость для его защиты. Дорога повторяет путь, которым двор в 1727 году спустился на равнину, только в обратную сторону: базар, озеро, перевал и, наконец, подъём к Солнечным воротам.\n\nМашина ждёт на каждой остановке; ко дворцу поднимаются на джипе или пешком за четверть часа. Катания на слонах в программе нет. В обеих крепостях много лестниц, а с апреля по июнь мало тени, так что возьмите шляпу. За восемь часов можно увидеть ещё Городской дворец и пообедать по-раджастхански в старом городе.',
    ja_JP:
      'ジャイプルが生まれる前、カチワーハ家の王たちは11キロ離れた谷から国を治めました。湖を見下ろす黄色い石の宮殿と、それを守る尾根の砦です。道は1727年に宮廷が平野へ下りた道筋を逆にたどり、バザール、湖、峠を経て、太陽の門への坂に至ります。\n\n車は各所で待機し、宮殿へはジープに乗り換えるか、15分ほど坂を歩いて上ります。象に乗る体験は含みません。どちらの砦も階段が多く、4月から6月は日陰が少ないため、帽子をお持ちください。8時間のコースでは、シティ・パレスの見学と旧市街でのラージャスターン料理の昼食が加わります。',
  },
  included: {
    en_US: [
      'Guide and driver for your party',
      'Air-conditioned car, fuel and parking',
      'Jeep up to Amber Fort',
      'Bottled water',
    ],
    fr_FR: [
      'Guide et chauffeur pour votre groupe',
      'Voiture climatisée, carburant et stationnement',
      'Jeep jusqu’au fort d’Amber',
      'Eau en bouteille',
    ],
    de_DE: [
      'Guide und Fahrer für Ihre Gruppe',
      'Klimatisierter Wagen, Benzin und Parken',
      'Jeep hinauf zum Amber Fort',
      'Wasser in Flaschen',
    ],
    es_ES: [
      'Guía y conductor para su grupo',
      'Coche climatizado, combustible y aparcamiento',
      'Jeep hasta el fuerte de Amber',
      'Agua embotellada',
    ],
    it_IT: [
      'Guida e autista per il suo gruppo',
      'Auto climatizzata, carburante e parcheggi',
      'Jeep fino al forte di Amber',
      'Acqua in bottiglia',
    ],
    ru_RU: [
      'Гид и водитель для вашей группы',
      'Машина с кондиционером, бензин и стоянки',
      'Джип до форта Амбер',
      'Вода в бутылках',
    ],
    ja_JP: [
      'お客様専任のガイドと運転手',
      '冷房付きの車、燃料代、駐車料',
      'アンベール城までのジープ',
      'ペットボトルの水',
    ],
  },
  notIncluded: {
    en_US: ['Tickets for Amber, Jaigarh, Gaitor and Jantar Mantar', 'Lunch', 'Fee for video cameras'],
    fr_FR: ['Billets d’Amber, de Jaigarh, de Gaitor et du Jantar Mantar', 'Déjeuner', 'Droit pour les caméras vidéo'],
    de_DE: ['Eintritt in Amber, Jaigarh, Gaitor und Jantar Mantar', 'Mittagessen', 'Gebühr für Videokameras'],
    es_ES: ['Entradas a Amber, Jaigarh, Gaitor y Jantar Mantar', 'Comida', 'Tasa por cámara de vídeo'],
    it_IT: ['Biglietti per Amber, Jaigarh, Gaitor e Jantar Mantar', 'Pranzo', 'Tariffa per le videocamere'],
    ru_RU: ['Билеты в Амбер, Джайгарх, Гайтор и Джантар-Мантар', 'Обед', 'Плата за видеосъёмку'],
    ja_JP: ['アンベール城、ジャイガル、ガイトール、ジャンタル・マンタルの入場料', '昼食代', 'ビデオカメラの持ち込み料'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Hawa Mahal',
        fr_FR: 'Hawa Mahal',
        de_DE: 'Hawa Mahal',
        es_ES: 'Hawa Mahal',
        it_IT: 'Hawa Mahal',
        ru_RU: 'Хава-Махал',
        ja_JP: 'ハワー・マハル（風の宮殿）',
      },
      text: {
        en_US:
          'The morning sun falls full on the 953 little windows of 1799. Seen from the sidewalk across the road it is a palace, from the side hardly more than a screen one room deep.',
        fr_FR:
          'Le soleil du matin tombe droit sur les 953 petites fenêtres de 1799. Du trottoir d’en face, c’est un palais ; de côté, à peine plus qu’un paravent d’une pièce d’épaisseur.',
        de_DE:
          'Die Morgensonne steht genau auf den 953 kleinen Fenstern von 1799. Vom Gehweg gegenüber ist es ein Palast, von der Seite kaum mehr als ein Wandschirm, ein Zimmer tief.',
        es_ES:
          'El sol de la mañana da de lleno en las 953 ventanitas de 1799. Desde la acera de enfrente es un palacio; de perfil, poco más que un biombo de una habitación de fondo.',
        it_IT:
          'Il sole del mattino batte in pieno sulle 953 finestrelle del 1799. Dal marciapiede di fronte è un palazzo; di profilo, poco più di un paravento profondo una stanza.',
        ru_RU:
          'Утреннее солнце бьёт прямо в 953 оконца 1799 года. С тротуара напротив это дворец, а сбоку — почти ширма толщиной в одну комнату.',
        ja_JP:
          '1799年に造られた953の小窓に、朝日が正面から当たります。向かいの歩道からは宮殿に見えますが、横に回ると一部屋分の奥行きしかない衝立のようです。',
      },
      latitude: 26.92395,
      longitude: 75.8269,
      minutes: 17,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'Jal Mahal and Man Sagar Lake',
        fr_FR: 'Jal Mahal et lac Man Sagar',
        de_DE: 'Jal Mahal und Man-Sagar-See',
        es_ES: 'Jal Mahal y lago Man Sagar',
        it_IT: 'Jal Mahal e lago Man Sagar',
        ru_RU: 'Джал-Махал и озеро Ман-Сагар',
        ja_JP: 'ジャル・マハルとマーン・サーガル湖',
      },
      text: {
        en_US:
          'When the lake is full, four of the five floors of this lodge are under water and only the terrace garden shows. You see it from the promenade, along with cormorants and, in winter, ducks from the north.',
        fr_FR:
          'Quand le lac est plein, quatre des cinq étages de ce pavillon sont sous l’eau et seul paraît le jardin en terrasse. On le voit du quai, avec des cormorans et, l’hiver, des canards venus du nord.',
        de_DE:
          'Ist der See voll, liegen vier der fünf Stockwerke dieses Lustschlosses unter Wasser, und nur der Dachgarten schaut heraus. Man sieht es von der Promenade, dazu Kormorane und im Winter Enten aus dem Norden.',
        es_ES:
          'Con el lago lleno, cuatro de los cinco pisos de este pabellón quedan bajo el agua y solo asoma el jardín de la terraza. Se mira desde el paseo, con cormoranes y, en invierno, patos del norte.',
        it_IT:
          'A lago pieno, quattro dei cinque piani di questo padiglione sono sott’acqua e spunta solo il giardino pensile. Lo si guarda dal lungolago, insieme ai cormorani e, d’inverno, alle anatre del nord.',
        ru_RU:
          'Когда озеро полно, четыре из пяти этажей этого дворца под водой и виден лишь сад на крыше. Смотрим на него с набережной; рядом бакланы, а зимой и утки с севера.',
        ja_JP:
          '湖が満ちると五層のうち四層が水に沈み、屋上の庭だけが見えます。眺めるのは湖畔の遊歩道からで、鵜や、冬には北から渡ってきた鴨の姿もあります。',
      },
      latitude: 26.9536,
      longitude: 75.8487,
      minutes: 11,
      minutesToNext: 20,
    },
    {
      name: {
        en_US: 'Amber Fort',
        fr_FR: 'Fort d’Amber',
        de_DE: 'Amber Fort',
        es_ES: 'Fuerte de Amber',
        it_IT: 'Forte di Amber',
        ru_RU: 'Форт Амбер',
        ja_JP: 'アンベール城',
      },
      text: {
        en_US:
          'Man Singh began the palace in 1592; his successors added the painted Ganesh Gate and the hall of mirrors, where convex glass from floor to vault scatters the smallest light. Water once ran through carved chutes to cool the rooms beyond.',
        fr_FR:
          'Man Singh commença le palais en 1592 ; ses successeurs ajoutèrent la porte peinte de Ganesh et la salle des miroirs, où le verre bombé, du sol à la voûte, disperse la moindre lueur. L’eau coulait jadis par des glissières sculptées pour rafraîchir les pièces voisines.',
        de_DE:
          'Man Singh begann den Palast 1592; seine Nachfolger fügten das bemalte Ganesh-Tor und die Spiegelhalle an, in der gewölbtes Glas vom Boden bis zur Decke das kleinste Licht zerstreut. Über gemeißelte Rinnen floss einst Wasser, das die Räume nebenan kühlte.',
        es_ES:
          'Man Singh empezó el palacio en 1592; sus sucesores añadieron la puerta pintada de Ganesh y la sala de los espejos, donde el vidrio convexo, del suelo a la bóveda, esparce la menor luz. El agua bajaba por canaletas talladas y refrescaba las salas vecinas.',
        it_IT:
          'Man Singh iniziò il palazzo nel 1592; i successori aggiunsero la porta dipinta di Ganesh e la sala degli specchi, dove il vetro bombato, dal pavimento alla volta, sparge la luce più piccola. L’acqua scendeva per scivoli scolpiti a rinfrescare le stanze vicine.',
        ru_RU:
          'Ман Сингх начал дворец в 1592 году; наследники добавили расписные ворота Ганеши и зеркальный зал, где выпуклые стёкла от пола до свода дробят самый слабый свет. По резным желобам когда-то бежала вода, охлаждая соседние комнаты.',
        ja_JP:
          '1592年にマーン・シングが着工し、後継の王たちが彩色のガネーシャ門と鏡の間を加えました。床から天井までの凸面鏡が、わずかな光も散らします。隣の部屋は、彫刻を施した水路を流れる水で冷やされていました。',
      },
      latitude: 26.98555,
      longitude: 75.85085,
      minutes: 86,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Jagat Shiromani Temple',
        fr_FR: 'Temple Jagat Shiromani',
        de_DE: 'Jagat-Shiromani-Tempel',
        es_ES: 'Templo Jagat Shiromani',
        it_IT: 'Tempio Jagat Shiromani',
        ru_RU: 'Храм Джагат-Широмани',
        ja_JP: 'ジャガト・シローマニ寺院',
      },
      text: {
        en_US:
          'Queen Kanakavati had it built in the years after 1599 for her dead son. You enter under a marble arch between two stone elephants, and Vishnu’s bird Garuda kneels in a pavilion of his own.',
        fr_FR:
          'La reine Kanakavati le fit bâtir après 1599 pour son fils mort. On entre sous un arc de marbre entre deux éléphants de pierre, et Garuda, l’oiseau de Vishnou, s’agenouille sous son propre pavillon.',
        de_DE:
          'Königin Kanakavati ließ ihn in den Jahren nach 1599 für ihren toten Sohn bauen. Durch einen Marmorbogen zwischen zwei Steinelefanten geht es hinein, und Vishnus Vogel Garuda kniet in einem eigenen Pavillon.',
        es_ES:
          'La reina Kanakavati lo mandó levantar después de 1599 para su hijo muerto. Se entra bajo un arco de mármol entre dos elefantes de piedra, y Garuda, el ave de Visnú, se arrodilla en su propio pabellón.',
        it_IT:
          'La regina Kanakavati lo fece costruire dopo il 1599 per il figlio morto. Si entra sotto un arco di marmo fra due elefanti di pietra, e Garuda, l’uccello di Visnù, s’inginocchia in un padiglione tutto suo.',
        ru_RU:
          'Его после 1599 года возвела королева Канакавати в память об умершем сыне. Входят под мраморной аркой меж двух каменных слонов, а птица Вишну, Гаруда, преклонила колени в отдельной беседке.',
        ja_JP:
          '王妃カナカーヴァティーが、亡き息子のために1599年から建てさせた寺院です。石の象に挟まれた大理石の門をくぐると、ヴィシュヌの鳥ガルダが専用の堂にひざまずいています。',
      },
      latitude: 26.98825,
      longitude: 75.85065,
      minutes: 19,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Panna Meena ka Kund',
        fr_FR: 'Panna Meena ka Kund',
        de_DE: 'Panna Meena ka Kund',
        es_ES: 'Panna Meena ka Kund',
        it_IT: 'Panna Meena ka Kund',
        ru_RU: 'Панна-Мина-ка-Кунд',
        ja_JP: 'パンナ・ミーナーの階段井戸',
      },
      text: {
        en_US:
          'Eight stories of steps cross like a basket weave down to green water. A guard keeps visitors at the rim; people say nobody ever climbed back by the stairs he came down.',
        fr_FR:
          'Huit étages de marches se croisent comme une vannerie jusqu’à l’eau verte. Un gardien retient les visiteurs au bord ; on dit que personne ne remonta jamais par l’escalier de la descente.',
        de_DE:
          'Acht Stockwerke Stufen kreuzen sich wie Korbgeflecht bis hinab zum grünen Wasser. Ein Wärter hält die Besucher am Rand; es heißt, niemand sei je über dieselbe Treppe zurückgekommen.',
        es_ES:
          'Ocho pisos de peldaños se cruzan como un cesto hasta el agua verde. Un guarda retiene a los visitantes en el borde; dicen que nadie volvió nunca por la escalera por la que bajó.',
        it_IT:
          'Otto piani di gradini s’incrociano come vimini fino all’acqua verde. Un custode tiene i visitatori sul bordo; si dice che nessuno sia mai risalito per la scala da cui era sceso.',
        ru_RU:
          'Восемь ярусов ступеней переплетаются, как корзина, спускаясь к зелёной воде. Сторож не пускает дальше края; говорят, никто ещё не поднялся по той же лестнице, по которой сошёл.',
        ja_JP:
          '八層の石段が籠の目のように交差し、緑の水面へ下りていきます。番人がいて縁からの見学となります。下りた階段で上って戻れた人はいない、という言い伝えがあります。',
      },
      latitude: 26.99095,
      longitude: 75.85115,
      minutes: 14,
      minutesToNext: 20,
    },
    {
      name: {
        en_US: 'Jaigarh Fort',
        fr_FR: 'Fort de Jaigarh',
        de_DE: 'Festung Jaigarh',
        es_ES: 'Fuerte de Jaigarh',
        it_IT: 'Forte di Jaigarh',
        ru_RU: 'Крепость Джайгарх',
        ja_JP: 'ジャイガル要塞',
      },
      text: {
        en_US:
          'The Jaivana was cast in the fort’s own foundry in 1720 and weighs about fifty metric tons. Channels in the hillside lead every shower into tanks that kept the garrison through the dry months.',
        fr_FR:
          'Le Jaivana fut coulé en 1720 dans la fonderie même du fort et pèse une cinquantaine de tonnes. Des rigoles tracées à flanc de colline mènent chaque averse aux citernes qui tenaient la garnison pendant la saison sèche.',
        de_DE:
          'Die Jaivana wurde 1720 in der eigenen Gießerei der Festung gegossen und wiegt rund fünfzig Tonnen. Rinnen am Hang leiten jeden Schauer in Zisternen, von denen die Besatzung in den trockenen Monaten lebte.',
        es_ES:
          'El Jaivana se fundió en 1720 en la propia fundición del fuerte y pesa unas cincuenta toneladas. Canales abiertos en la ladera llevan cada chaparrón a los aljibes que sostenían a la guarnición en los meses secos.',
        it_IT:
          'Il Jaivana fu fuso nel 1720 nella fonderia del forte e pesa una cinquantina di tonnellate. Canalette lungo il pendio portano ogni scroscio alle cisterne che sostenevano la guarnigione nei mesi secchi.',
        ru_RU:
          'Пушку Джайвана отлили в 1720 году в литейной самой крепости; весит она около пятидесяти тонн. Желоба на склоне собирают каждый ливень в цистерны, которыми гарнизон жил в сухие месяцы.',
        ja_JP:
          '大砲ジャイヴァーナは1720年に要塞内の鋳造所で造られ、重さは約50トンあります。斜面の水路は雨を残らず貯水槽へ導き、乾季の守備隊を支えました。',
      },
      latitude: 26.98505,
      longitude: 75.84555,
      minutes: 42,
      minutesToNext: 28,
    },
    {
      name: {
        en_US: 'Royal cenotaphs of Gaitor',
        fr_FR: 'Cénotaphes royaux de Gaitor',
        de_DE: 'Königliche Kenotaphe von Gaitor',
        es_ES: 'Cenotafios reales de Gaitor',
        it_IT: 'Cenotafi reali di Gaitor',
        ru_RU: 'Королевские кенотафы Гайтора',
        ja_JP: 'ガイトールの王家の墓廟',
      },
      text: {
        en_US:
          'The maharajas were cremated here, below the walls of Nahargarh. Around the white canopy of Jai Singh II a frieze shows battles and elephants; langurs sit on it without ceremony.',
        fr_FR:
          'Les maharajas furent incinérés ici, sous les murs de Nahargarh. Autour du dais blanc de Jai Singh II, une frise montre batailles et éléphants ; les entelles s’y assoient sans façon.',
        de_DE:
          'Hier, unter den Mauern von Nahargarh, wurden die Maharadschas verbrannt. Um den weißen Baldachin Jai Singhs II. zieht sich ein Fries mit Schlachten und Elefanten; Languren sitzen ungeniert darauf.',
        es_ES:
          'Aquí, bajo los muros de Nahargarh, se incineraba a los maharajás. Alrededor del templete blanco de Jai Singh II un friso muestra batallas y elefantes; los langures se sientan encima sin ceremonia.',
        it_IT:
          'Qui, sotto le mura di Nahargarh, venivano cremati i maharaja. Attorno al baldacchino bianco di Jai Singh II corre un fregio di battaglie ed elefanti; gli entelli vi siedono senza cerimonie.',
        ru_RU:
          'Здесь, под стенами Нахаргарха, кремировали махараджей. Белую сень Джай Сингха II обегает фриз с битвами и слонами, а на нём запросто сидят лангуры.',
        ja_JP:
          'ナーハルガルの城壁の下、歴代のマハーラージャが荼毘に付された場所です。ジャイ・シング2世の白い廟には戦いと象の浮き彫りがめぐり、ラングールが平然と腰かけています。',
      },
      latitude: 26.9452,
      longitude: 75.8232,
      minutes: 24,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'Jantar Mantar',
        fr_FR: 'Jantar Mantar',
        de_DE: 'Jantar Mantar',
        es_ES: 'Jantar Mantar',
        it_IT: 'Jantar Mantar',
        ru_RU: 'Джантар-Мантар',
        ja_JP: 'ジャンタル・マンタル',
      },
      text: {
        en_US:
          'Jai Singh distrusted small brass instruments and built his of masonry. On the great one the shadow moves a hand’s breadth every minute or so, and local time can be read to two seconds.',
        fr_FR:
          'Jai Singh se méfiait des petits instruments de laiton et bâtit les siens en maçonnerie. Sur le plus grand, l’ombre avance à peu près d’une main par minute, et l’heure locale se lit à deux secondes près.',
        de_DE:
          'Jai Singh traute kleinen Messinggeräten nicht und baute die seinen aus Mauerwerk. Am größten wandert der Schatten etwa eine Handbreit in der Minute, und die Ortszeit lässt sich auf zwei Sekunden genau ablesen.',
        es_ES:
          'Jai Singh desconfiaba de los pequeños instrumentos de latón y construyó los suyos de obra. En el mayor, la sombra avanza más o menos el ancho de una mano por minuto, y la hora local se lee con dos segundos de error.',
        it_IT:
          'Jai Singh diffidava dei piccoli strumenti d’ottone e costruì i suoi in muratura. Sul più grande l’ombra avanza di circa una mano al minuto, e l’ora locale si legge con due secondi di scarto.',
        ru_RU:
          'Джай Сингх не доверял маленьким латунным приборам и сложил свои из камня. На самом большом тень проходит примерно ладонь в минуту, и местное время читается с точностью до двух секунд.',
        ja_JP:
          'ジャイ・シングは真鍮の小さな器具を信用せず、観測儀を石造りにしました。最大のものでは影が一分に手のひらの幅ほど動き、地方時を二秒の精度で読み取れます。',
      },
      latitude: 26.92475,
      longitude: 75.82455,
      minutes: 33,
      minutesToNext: 0,
    },
  ],
};
