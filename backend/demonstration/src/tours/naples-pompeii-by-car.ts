import type { TourOfDemo } from '../shapes.js';

export const naplesPompeiiByCar: TourOfDemo = {
  slug: 'naples-pompeii-by-car',
  city: 'naples',
  categories: ['private-car-tour', 'excursion'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 48,
  leadTimeHours: 48,
  infantsNeedSeat: true,
  specialFilters: ['skip-the-line'],
  landmarks: [
    {
      motif: 'temple-columns',
      name: 'Forum of Pompeii',
    },
    {
      motif: 'volcano',
      name: 'Mount Vesuvius',
    },
    {
      motif: 'arena',
      name: 'Amphitheater of Pompeii',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Piazza Municipio, at the statue of Victor Emmanuel II (or your hotel in Naples)',
        fr_FR: 'Piazza Municipio, devant la statue de Victor-Emmanuel II (ou votre hôtel à Naples)',
        de_DE: 'Piazza Municipio, am Reiterdenkmal Viktor Emanuels II. (oder Ihr Hotel in Neapel)',
        es_ES: 'Piazza Municipio, ante la estatua de Víctor Manuel II (o su hotel en Nápoles)',
        it_IT: 'Piazza Municipio, alla statua di Vittorio Emanuele II (o il suo albergo a Napoli)',
        ru_RU: 'Пьяцца Муничипио, у памятника Виктору Эммануилу II (или ваша гостиница в Неаполе)',
        ja_JP: 'ムニチーピオ広場、ヴィットーリオ・エマヌエーレ2世像の前（ナポリ市内のホテルも可）',
      },
      address: 'Piazza Municipio, 80133 Napoli NA, Italy',
      latitude: 40.83995,
      longitude: 14.25215,
    },
  ],
  options: [
    {
      durationMinutes: 480,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 44000,
          },
          {
            upTo: 4,
            amount: 50000,
          },
          {
            upTo: 6,
            amount: 59000,
          },
        ],
        extraPerson: 7500,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [1, 2, 4, 5, 6, 7],
      starts: ['08:00', '08:30'],
      closedMonths: [1, 2, 12],
      closedDays: ['05-01', '08-15'],
    },
    {
      durationMinutes: 600,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 54000,
          },
          {
            upTo: 4,
            amount: 61000,
          },
          {
            upTo: 6,
            amount: 71000,
          },
        ],
        extraPerson: 8500,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [1, 2, 4, 5, 6, 7],
      starts: ['08:00'],
      closedMonths: [1, 2, 12],
      closedDays: ['05-01', '08-15'],
    },
  ],
  name: {
    en_US: 'By Car to Pompeii and Up to the Rim of Vesuvius',
    fr_FR: 'Pompéi et le cratère du Vésuve en voiture',
    de_DE: 'Mit dem Wagen nach Pompeji und hinauf zum Kraterrand des Vesuv',
    es_ES: 'Pompeya y el cráter del Vesubio en coche',
    it_IT: 'Pompei e il cratere del Vesuvio in auto',
    ru_RU: 'Помпеи и кратер Везувия на автомобиле',
    ja_JP: '専用車で行くポンペイとヴェズーヴィオ火口',
  },
  summary: {
    en_US:
      'Three hours with your guide in the streets of Pompeii, lunch beside the excavations, then the path of cinders up to the rim of the volcano.',
    fr_FR:
      'Trois heures avec votre guide dans les rues de Pompéi, le déjeuner près des fouilles, puis le sentier de cendres jusqu’au bord du volcan.',
    de_DE:
      'Drei Stunden mit Ihrem Guide in den Straßen von Pompeji, Mittagessen bei den Ausgrabungen, dann der Aschenpfad zum Rand des Vulkans.',
    es_ES:
      'Tres horas con su guía por las calles de Pompeya, comida junto a las excavaciones y el sendero de ceniza hasta el borde del volcán.',
    it_IT:
      'Tre ore con la guida nelle strade di Pompei, il pranzo accanto agli scavi, poi il sentiero di lapilli fino all’orlo del vulcano.',
    ru_RU: 'Три часа с гидом на улицах Помпей, обед у раскопок, а затем пепельная тропа к самому краю вулкана.',
    ja_JP:
      'ガイドと3時間かけてポンペイの街路を歩き、遺跡のそばで昼食をとったあと、火山礫の小道をヴェズーヴィオ火口の縁まで登る、専用車で行く一日の旅です。',
  },
  highlights: {
    en_US: [
      'The ruts that cart wheels wore into the paving',
      'Cupids at work on the walls of the Vettii',
      'The Stabian Baths, the oldest in the town',
      'The crater, its threads of steam and its silence',
    ],
    fr_FR: [
      'Les ornières creusées par les roues dans le pavé',
      'Les Amours au travail sur les murs des Vettii',
      'Les thermes de Stabies, les plus anciens de la ville',
      'Le cratère, ses fumerolles et son silence',
    ],
    de_DE: [
      'Die Rillen, die Wagenräder ins Pflaster schliffen',
      'Amoretten bei der Arbeit an den Wänden der Vettier',
      'Die Stabianer Thermen, die ältesten der Stadt',
      'Der Krater, seine Dampffahnen und seine Stille',
    ],
    es_ES: [
      'Las rodadas que los carros abrieron en el empedrado',
      'Los amorcillos trabajando en las paredes de los Vettii',
      'Las termas Estabianas, las más antiguas de la ciudad',
      'El cráter, sus fumarolas y su silencio',
    ],
    it_IT: [
      'I solchi lasciati dalle ruote nel basolato',
      'Gli amorini al lavoro sulle pareti dei Vettii',
      'Le Terme Stabiane, le più antiche della città',
      'Il cratere, le fumarole e il silenzio',
    ],
    ru_RU: [
      'Колеи, пробитые колёсами в мостовой',
      'Амуры за работой на стенах дома Веттиев',
      'Стабианские термы, старейшие в городе',
      'Кратер, струйки пара и тишина',
    ],
    ja_JP: [
      '車輪が敷石に刻んだ轍',
      'ウェッティ家の壁で働くクピドたち',
      '町で最も古いスタビア浴場',
      '噴気の上がる火口と、その静けさ',
    ],
  },
  description: {
    en_US:
      'On an autumn day of the year 79 Pompeii stopped in the middle of its business: loaves in the oven, election slogans on the walls, a dog on its chain. Your guide takes you in by the Sea Gate before the heat and walks the town the way an inhabitant would, from the forum to the rich man’s house, from the baths to the bars of Via dell’Abbondanza, and out at the amphitheater. Lunch is in the modern town; the guide has suggestions, you choose.\n\nIn the afternoon the car climbs through vineyards and the black tongue of the 1944 lava to a thousand meters. The last stretch is on foot, about a kilometer of loose cinders uphill, and you need closed shoes. If wind or fog closes the summit, you visit Herculaneum instead. The ten-hour option has both.',
    fr_FR:
      'Un jour d’automne de l’an 79, Pompéi s’est arrêtée au milieu de ses affaires : des pains au four, des slogans électoraux aux murs, un chien à la chaîne. Votre guide vous fait entrer par la porte Marine avant la chaleur et parcourt la ville comme un habitant, du forum à la maison du riche, des thermes aux comptoirs de la via dell’Abbondanza, pour sortir à l’amphithéâtre. On déjeune dans la ville moderne ; le guide conseille, vous choisissez.\n\nL’après-midi, la voiture monte entre les vignes et la langue noire de la lave de 1944 jusqu’à mille mètres. La fin se fait à pied, un kilomètre environ de scories en pente, en chaussures fermées. Si le vent ou le brouillard ferme le sommet, on visite Herculanum à la place. La formule de dix heures réunit les deux.',
    de_DE:
      'An einem Herbsttag des Jahres 79 blieb Pompeji mitten im Alltag stehen: Brote im Ofen, Wahlparolen an den Wänden, ein Hund an der Kette. Ihr Guide führt Sie vor der Hitze durch das Seetor hinein und geht die Stadt ab wie ein Bewohner, vom Forum zum Haus der Reichen, von den Thermen zu den Schenken der Via dell’Abbondanza und am Amphitheater hinaus. Zu Mittag gegessen wird in der heutigen Stadt; der Guide rät, Sie wählen.\n\nAm Nachmittag steigt der Wagen durch Weinberge und die schwarze Lavazunge von 1944 auf tausend Meter. Das letzte Stück geht zu Fuß, rund einen Kilometer über lose Schlacke bergauf, in festen Schuhen. Sperren Wind oder Nebel den Gipfel, besuchen Sie stattdessen Herculaneum. Die zehnstündige Variante bietet beides.',
    es_ES:
      'Un día de otoño del año 79, Pompeya se detuvo en plena actividad: panes en el horno, lemas electorales en las paredes, un perro atado. Su guía entra con usted por la Puerta Marina antes del calor y recorre la ciudad como un vecino, del foro a la casa del rico, de las termas a las barras de Via dell’Abbondanza, para salir por el anfiteatro. Se come en la ciudad moderna; el guía aconseja y usted elige.\n\nPor la tarde el coche sube entre viñas y la lengua negra de la lava de 1944 hasta los mil metros. El último tramo se hace a pie, cerca de un kilómetro de escoria cuesta arriba, con calzado cerrado. Si el viento o la niebla cierran la cumbre, se visita Herculano en su lugar. La opción de diez horas incluye ambas cosas.',
    it_IT:
      'Un giorno d’autunno del 79 Pompei si fermò nel mezzo delle sue faccende: pani nel forno, scritte elettorali sui muri, un cane alla catena. Si entra da Porta Marina prima del caldo e si percorre la città come chi ci abitava, dal foro alla casa dei ricchi, dalle terme alle mescite di Via dell’Abbondanza, per uscire all’anfiteatro. A pranzo si resta nella Pompei di oggi; la guida consiglia, sceglie lei.\n\nNel pomeriggio l’auto sale tra le vigne e la lingua nera della lava del 1944 fino a mille metri. L’ultimo tratto è a piedi, circa un chilometro di lapilli in salita, con scarpe chiuse. Se vento o nebbia chiudono la cima, al suo posto si visita Ercolano. La formula di dieci ore comprende entrambi.',
    ru_RU:
      'Осенним днём 79 года Помпеи замерли посреди обычных дел: хлебы в печи, предвыборные надписи на стенах, собака на цепи. Гид вводит вас через Морские ворота до наступления жары и ведёт по городу так, как ходил бы житель: с форума в дом богача, из терм к харчевням на Виа дель Аббонданца, и наружу — у амфитеатра. Обедаем в современном городе: гид советует, выбираете вы.\n\nПосле обеда машина поднимается среди виноградников и чёрного языка лавы 1944 года до отметки тысяча метров. Последний отрезок идём пешком, около километра вверх по рыхлому шлаку, в закрытой обуви. Если вершину закроют из-за ветра или тумана, вместо неё едем в Геркуланум. Десятичасовой вариант включает и то и другое.',
    ja_JP:
      '西暦79年の秋の日、ポンペイは暮らしのただ中で時を止めました。かまどにはパン、壁には選挙の落書き、鎖につながれた犬。暑くなる前にマリーナ門から入り、住人が歩いたようにフォルムから富豪の家へ、浴場からアッボンダンツァ通りの居酒屋へとたどって、円形闘技場から外へ出ます。昼食は現在のポンペイの町で。ガイドのお薦めを参考にお選びください。\n\n午後はぶどう畑と1944年の黒い溶岩流の間を、車で標高1000メートルまで上がります。最後は歩きで、崩れやすい火山礫の坂を約1キロ登りますので、足を覆う靴でお越しください。強風や霧で頂上が閉鎖された場合は、代わりにエルコラーノを訪ねます。10時間のコースでは両方を訪れます。',
  },
  included: {
    en_US: [
      'Driver-guide licensed for Campania',
      'Air-conditioned car, fuel, tolls and parking',
      'Booking of timed tickets for Pompeii and Vesuvius',
    ],
    fr_FR: [
      'Chauffeur-guide habilité en Campanie',
      'Voiture climatisée, carburant, autoroute et parkings',
      'Réservation des billets horodatés de Pompéi et du Vésuve',
    ],
    de_DE: [
      'Fahrer-Guide mit Lizenz für Kampanien',
      'Klimatisierter Wagen, Kraftstoff, Autobahn und Parken',
      'Buchung der Zeitkarten für Pompeji und den Vesuv',
    ],
    es_ES: [
      'Conductor y guía con licencia en Campania',
      'Coche climatizado, combustible, autopista y aparcamientos',
      'Reserva de las entradas con hora de Pompeya y el Vesubio',
    ],
    it_IT: [
      'Autista e guida abilitata in Campania',
      'Auto climatizzata, carburante, autostrada e parcheggi',
      'Prenotazione dei biglietti a orario per Pompei e Vesuvio',
    ],
    ru_RU: [
      'Гид-водитель с лицензией Кампании',
      'Автомобиль с кондиционером, топливо, автострада и стоянки',
      'Бронирование билетов на время в Помпеи и на Везувий',
    ],
    ja_JP: [
      'カンパニア州公認のドライバーガイド',
      '冷房付きの車、燃料代、高速道路料金、駐車料',
      'ポンペイとヴェズーヴィオの日時指定券の予約',
    ],
  },
  notIncluded: {
    en_US: ['Admission to Pompeii, Vesuvius and Herculaneum, at the sites’ own prices', 'Lunch and drinks'],
    fr_FR: ['L’entrée de Pompéi, du Vésuve et d’Herculanum, au tarif des sites', 'Déjeuner et boissons'],
    de_DE: ['Eintritt für Pompeji, Vesuv und Herculaneum zum dortigen Preis', 'Mittagessen und Getränke'],
    es_ES: ['Las entradas de Pompeya, el Vesubio y Herculano, a su precio', 'Comida y bebidas'],
    it_IT: ['I biglietti di Pompei, Vesuvio ed Ercolano, al loro prezzo', 'Pranzo e bevande'],
    ru_RU: ['Входные билеты в Помпеи, на Везувий и в Геркуланум по их тарифам', 'Обед и напитки'],
    ja_JP: ['ポンペイ、ヴェズーヴィオ、エルコラーノの入場料（各施設の料金）', '昼食と飲み物'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Sea Gate',
        fr_FR: 'Porte Marine',
        de_DE: 'Seetor (Porta Marina)',
        es_ES: 'Puerta Marina',
        it_IT: 'Porta Marina',
        ru_RU: 'Морские ворота',
        ja_JP: 'マリーナ門',
      },
      text: {
        en_US:
          'Two arches, a high one for carts and mules and a lower one for people, lead steeply up from what used to be the shore. Rings for mooring boats are still in the wall outside.',
        fr_FR:
          'Deux arches, une haute pour les charrettes et les mulets, une basse pour les gens, montent raide depuis ce qui fut le rivage. Dehors, des anneaux d’amarrage sont restés dans le mur.',
        de_DE:
          'Zwei Bögen, ein hoher für Karren und Maultiere und ein niedriger für Menschen, führen steil vom einstigen Ufer herauf. Draußen stecken noch Festmacherringe in der Mauer.',
        es_ES:
          'Dos arcos, uno alto para carros y mulas y otro bajo para personas, suben en cuesta desde lo que fue la orilla. Fuera, en el muro, quedan argollas de amarre.',
        it_IT:
          'Due fornici, uno alto per carri e muli e uno più basso per la gente, salgono ripidi da quella che era la riva. Fuori, nel muro, restano gli anelli d’ormeggio.',
        ru_RU:
          'Две арки — высокая для повозок и мулов и пониже для людей — круто поднимаются от прежнего берега. Снаружи в стене сохранились причальные кольца.',
        ja_JP:
          '荷車や騾馬のための高い門と、人が通る低い門が並び、かつての岸辺から急な坂を上がります。外の壁には、舟をつないだ石の輪が残っています。',
      },
      latitude: 40.74868,
      longitude: 14.48185,
      minutes: 15,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Forum',
        fr_FR: 'Forum',
        de_DE: 'Forum',
        es_ES: 'Foro',
        it_IT: 'Foro',
        ru_RU: 'Форум',
        ja_JP: 'フォルム',
      },
      text: {
        en_US:
          'Jupiter’s temple closes the square, and Vesuvius closes the view behind it. In the granary opposite lie jars, carts and the plaster casts of people who had no time to leave.',
        fr_FR:
          'Le temple de Jupiter ferme la place, et le Vésuve la perspective. Dans les greniers d’en face, des jarres, des chariots et les moulages de ceux qui n’eurent pas le temps de partir.',
        de_DE:
          'Der Jupitertempel schließt den Platz ab und dahinter der Vesuv den Blick. Im Speicher gegenüber liegen Krüge, Karren und die Gipsabgüsse derer, die nicht mehr fortkamen.',
        es_ES:
          'El templo de Júpiter cierra la plaza y, detrás, el Vesubio cierra la vista. En el granero de enfrente hay tinajas, carros y los vaciados de quienes no tuvieron tiempo de irse.',
        it_IT:
          'Il tempio di Giove chiude la piazza, il Vesuvio chiude la vista. Nei granai di fronte ci sono anfore, carri e i calchi di chi non fece in tempo a partire.',
        ru_RU:
          'Площадь замыкает храм Юпитера, а вид за ним — Везувий. В зернохранилище напротив лежат сосуды, повозки и гипсовые слепки тех, кто не успел уйти.',
        ja_JP:
          '広場の奥をユピテル神殿が、眺めの奥をヴェズーヴィオが閉じています。向かいの穀物倉には、壺や荷車とともに、逃げ遅れた人々の石膏像が置かれています。',
      },
      latitude: 40.74935,
      longitude: 14.4847,
      minutes: 35,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'House of the Vettii',
        fr_FR: 'Maison des Vettii',
        de_DE: 'Haus der Vettier',
        es_ES: 'Casa de los Vettii',
        it_IT: 'Casa dei Vettii',
        ru_RU: 'Дом Веттиев',
        ja_JP: 'ウェッティ家の邸宅',
      },
      text: {
        en_US:
          'Two freedmen who had made their money in wine covered every wall. Cupids press oil, hammer gold and race chariots; at the door a god weighs his member against a purse.',
        fr_FR:
          'Deux affranchis enrichis dans le vin ont fait peindre chaque mur. Les Amours y pressent l’huile, battent l’or et font la course ; à la porte, un dieu pèse son membre contre une bourse.',
        de_DE:
          'Zwei Freigelassene, mit Wein reich geworden, ließen jede Wand bemalen. Amoretten pressen Öl, hämmern Gold und fahren Rennen; an der Tür wiegt ein Gott sein Glied gegen einen Geldbeutel auf.',
        es_ES:
          'Dos libertos enriquecidos con el vino hicieron pintar todas las paredes. Los amorcillos prensan aceite, baten oro y corren en carro; en la puerta, un dios pesa su miembro contra una bolsa.',
        it_IT:
          'Due liberti arricchiti con il vino fecero dipingere ogni parete. Gli amorini spremono olio, battono l’oro e corrono sui carri; alla porta Priapo pesa il suo membro contro una borsa di monete.',
        ru_RU:
          'Два вольноотпущенника, разбогатевшие на вине, расписали все стены. Амуры жмут масло, куют золото и мчатся на колесницах, а у входа бог взвешивает свой уд против кошелька.',
        ja_JP:
          'ぶどう酒で財を成した二人の解放奴隷が、壁という壁に絵を描かせました。クピドたちは油を搾り、金を打ち、戦車を駆ります。入口では豊穣の神が自らの一物を財布と秤にかけています。',
      },
      latitude: 40.75211,
      longitude: 14.48461,
      minutes: 25,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Stabian Baths and Via dell’Abbondanza',
        fr_FR: 'Thermes de Stabies et via dell’Abbondanza',
        de_DE: 'Stabianer Thermen und Via dell’Abbondanza',
        es_ES: 'Termas Estabianas y Via dell’Abbondanza',
        it_IT: 'Terme Stabiane e Via dell’Abbondanza',
        ru_RU: 'Стабианские термы и Виа дель Аббонданца',
        ja_JP: 'スタビア浴場とアッボンダンツァ通り',
      },
      text: {
        en_US:
          'Heated floors stand on small brick piers, and the niches kept the bathers’ clothes. Along the main street one cookshop followed another, each with jars sunk into its counter.',
        fr_FR:
          'Les sols chauffés reposent sur de petits piliers de brique, les niches gardaient les vêtements. Dans la grand-rue, les gargotes se suivaient, des jarres prises dans leur comptoir.',
        de_DE:
          'Die beheizten Böden ruhen auf Ziegelpfeilerchen, in den Nischen lag die Kleidung. An der Hauptstraße reihte sich eine Garküche an die andere, mit Krügen in der Theke.',
        es_ES:
          'Los suelos calientes se apoyan en pilarcillos de ladrillo; en los nichos se dejaba la ropa. En la calle mayor, se sucedían las casas de comidas, con tinajas metidas en el mostrador.',
        it_IT:
          'I pavimenti riscaldati poggiano su pilastrini di mattoni e nelle nicchie si lasciavano i vestiti. Lungo la via principale i termopoli si seguivano l’un l’altro, con i dolia murati nel banco.',
        ru_RU:
          'Тёплые полы стоят на кирпичных столбиках, в нишах оставляли одежду. На главной улице одна харчевня шла за другой: в прилавки вделаны глиняные сосуды.',
        ja_JP:
          '床暖房の床は煉瓦の小柱に支えられ、壁のくぼみは衣服置き場でした。大通りには食べ物屋が軒を連ね、台に甕が埋め込まれています。',
      },
      latitude: 40.75022,
      longitude: 14.48765,
      minutes: 35,
      minutesToNext: 14,
    },
    {
      name: {
        en_US: 'Amphitheater',
        fr_FR: 'Amphithéâtre',
        de_DE: 'Amphitheater',
        es_ES: 'Anfiteatro',
        it_IT: 'Anfiteatro',
        ru_RU: 'Амфитеатр',
        ja_JP: '円形闘技場',
      },
      text: {
        en_US:
          'It was built around 70 BC, long before the Colosseum, and spectators climbed to their seats by stairs on the outside. After a brawl with the people of Nuceria in the year 59 Nero had games forbidden for ten years.',
        fr_FR:
          'Bâti vers 70 avant notre ère, bien avant le Colisée, on y montait par des escaliers extérieurs. Après une rixe avec les gens de Nuceria, en 59, Néron fit interdire les jeux pour dix ans.',
        de_DE:
          'Um 70 v. Chr. erbaut, lange vor dem Kolosseum, mit Treppen an der Außenseite. Nach einer Schlägerei mit den Leuten aus Nuceria im Jahr 59 ließ Nero die Spiele für zehn Jahre verbieten.',
        es_ES:
          'Se levantó hacia el 70 a. C., mucho antes que el Coliseo, y a las gradas se subía por escaleras exteriores. Tras una pelea con los de Nuceria en el año 59, Nerón hizo prohibir los juegos diez años.',
        it_IT:
          'Costruito intorno al 70 a.C., ben prima del Colosseo, aveva le scale all’esterno. Dopo la rissa con i nocerini del 59 Nerone fece vietare i giochi per dieci anni.',
        ru_RU:
          'Его построили около 70 года до н. э., задолго до Колизея, и на места поднимались по наружным лестницам. После драки с жителями Нуцерии в 59 году игры при Нероне запретили на десять лет.',
        ja_JP:
          'コロッセオよりずっと早い紀元前70年頃の建造で、客席へは外側の階段を上がりました。59年にヌケリアの人々との乱闘が起き、ネロの時代に試合は10年間禁じられました。',
      },
      latitude: 40.75125,
      longitude: 14.49507,
      minutes: 20,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Piazza Bartolo Longo',
        fr_FR: 'Piazza Bartolo Longo',
        de_DE: 'Piazza Bartolo Longo',
        es_ES: 'Piazza Bartolo Longo',
        it_IT: 'Piazza Bartolo Longo',
        ru_RU: 'Площадь Бартоло Лонго',
        ja_JP: 'バルトロ・ロンゴ広場',
      },
      text: {
        en_US:
          'Modern Pompei grew around the sanctuary that the lawyer Bartolo Longo began in 1876. Here you have an hour for lunch, under the bell tower or in a side street.',
        fr_FR:
          'La Pompei moderne a poussé autour du sanctuaire commencé en 1876 par l’avocat Bartolo Longo. Une heure pour déjeuner, sous le campanile ou dans une rue voisine.',
        de_DE:
          'Das heutige Pompei wuchs um das Heiligtum, das der Advokat Bartolo Longo 1876 begann. Hier haben Sie eine Stunde für das Mittagessen, am Glockenturm oder in einer Seitenstraße.',
        es_ES:
          'La Pompei moderna creció en torno al santuario que empezó en 1876 el abogado Bartolo Longo. Hay una hora para comer, al pie del campanario o en una calle lateral.',
        it_IT:
          'La Pompei moderna è cresciuta intorno al santuario iniziato nel 1876 dall’avvocato Bartolo Longo. C’è un’ora per il pranzo, sotto il campanile o in una traversa.',
        ru_RU:
          'Современный Помпеи вырос вокруг святилища, заложенного адвокатом Бартоло Лонго в 1876 году. Здесь час на обед — у колокольни или в соседнем переулке.',
        ja_JP:
          '現在のポンペイの町は、弁護士バルトロ・ロンゴが1876年に起こした聖堂を中心に育ちました。鐘楼の下や横丁の店で、1時間の昼食をおとりください。',
      },
      latitude: 40.7497,
      longitude: 14.50045,
      minutes: 60,
      minutesToNext: 50,
    },
    {
      name: {
        en_US: 'Crater rim of Vesuvius',
        fr_FR: 'Bord du cratère du Vésuve',
        de_DE: 'Kraterrand des Vesuv',
        es_ES: 'Borde del cráter del Vesubio',
        it_IT: 'Orlo del cratere del Vesuvio',
        ru_RU: 'Край кратера Везувия',
        ja_JP: 'ヴェズーヴィオ火口の縁',
      },
      text: {
        en_US:
          'From the gate at a thousand meters a broad path zigzags up to the edge. The pit dates from 1944; threads of steam rise from its wall, and on the other side lies the whole bay as far as Capri.',
        fr_FR:
          'De l’entrée, à mille mètres, un large sentier monte en lacets jusqu’au bord. Le gouffre date de 1944 ; de sa paroi montent des filets de vapeur et, de l’autre côté, s’étend tout le golfe jusqu’à Capri.',
        de_DE:
          'Vom Einlass auf tausend Metern zieht ein breiter Weg in Kehren zum Rand. Der Schlund entstand 1944, aus der Wand steigen Dampffäden, und auf der anderen Seite liegt der ganze Golf bis Capri.',
        es_ES:
          'Desde la entrada, a mil metros, un camino ancho sube en zigzag hasta el borde. La sima es de 1944; de su pared salen hilos de vapor y al otro lado se abre todo el golfo hasta Capri.',
        it_IT:
          'Dall’ingresso, a quota mille, un sentiero largo sale a tornanti fino al bordo. La voragine è del 1944; dalla parete escono fili di vapore e dall’altra parte c’è tutto il golfo fino a Capri.',
        ru_RU:
          'От входа на отметке тысяча метров широкая тропа зигзагом поднимается к краю. Жерло таким стало в 1944 году; из стены тянутся струйки пара, а с другой стороны лежит весь залив до Капри.',
        ja_JP:
          '標高1000メートルの入口から、広い道がつづら折りに縁まで続きます。今の火口は1944年の噴火でできたもので、壁から細く蒸気が立ち、反対側にはカプリ島まで湾が広がります。',
      },
      latitude: 40.823,
      longitude: 14.4233,
      minutes: 100,
      minutesToNext: 0,
    },
  ],
};
