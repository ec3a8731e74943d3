import type { TourOfDemo } from '../shapes.js';

export const capeTownPeninsulaByCar: TourOfDemo = {
  slug: 'cape-town-peninsula-by-car',
  city: 'cape-town',
  categories: ['private-car-tour', 'excursion'],
  currency: 'EUR',
  featured: true,
  cancellationHours: 48,
  leadTimeHours: 48,
  infantsNeedSeat: true,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'lighthouse', name: 'Old lighthouse of Cape Point' },
    { motif: 'car', name: 'Chapman’s Peak Drive' },
    { motif: 'sea', name: 'False Bay' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Clock Tower Square, V&A Waterfront, beside the red Clock Tower',
        fr_FR: 'Clock Tower Square, V&A Waterfront, à côté de la tour rouge de l’horloge',
        de_DE: 'Clock Tower Square, V&A Waterfront, neben dem roten Uhrturm',
        es_ES: 'Clock Tower Square, V&A Waterfront, junto a la torre roja del reloj',
        it_IT: 'Clock Tower Square, V&A Waterfront, accanto alla torre rossa dell’orologio',
        ru_RU: 'Площадь Клок-Тауэр на набережной V&A, у красной часовой башни',
        ja_JP: 'V&Aウォーターフロント、クロックタワー広場の赤い時計塔の横',
      },
      address: 'Clock Tower Square, V&A Waterfront, Cape Town 8001, South Africa',
      latitude: -33.90712,
      longitude: 18.42186,
    },
  ],
  options: [
    {
      durationMinutes: 480,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 29000 },
          { upTo: 4, amount: 34000 },
          { upTo: 6, amount: 42000 },
        ],
        extraPerson: 6000,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['08:00', '08:30'],
      closedDays: ['12-25', '01-01'],
    },
    {
      durationMinutes: 600,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 36000 },
          { upTo: 4, amount: 41500 },
          { upTo: 6, amount: 50000 },
        ],
        extraPerson: 7000,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['07:30', '08:00'],
      closedDays: ['12-25', '01-01'],
    },
  ],
  name: {
    en_US: 'The Cape Peninsula by Car',
    fr_FR: 'La péninsule du Cap en voiture',
    de_DE: 'Mit dem Wagen um die Kap-Halbinsel',
    es_ES: 'La península del Cabo en coche',
    it_IT: 'La penisola del Capo in auto',
    ru_RU: 'Капский полуостров на автомобиле',
    ja_JP: 'ケープ半島一周 専用車の旅',
  },
  summary: {
    en_US:
      'A day around the peninsula with your own driver-guide: Chapman’s Peak, Cape Point, the penguins of Boulders and the vines of Constantia.',
    fr_FR:
      'Une journée autour de la péninsule avec votre chauffeur-guide : Chapman’s Peak, Cape Point, les manchots de Boulders et les vignes de Constantia.',
    de_DE:
      'Ein Tag rund um die Halbinsel mit eigenem Fahrer-Guide: Chapman’s Peak, Cape Point, die Pinguine von Boulders und der Wein von Constantia.',
    es_ES:
      'Un día alrededor de la península con su conductor y guía: Chapman’s Peak, Cape Point, los pingüinos de Boulders y las viñas de Constantia.',
    it_IT:
      'Una giornata attorno alla penisola con autista e guida: Chapman’s Peak, Cape Point, i pinguini di Boulders e le vigne di Constantia.',
    ru_RU:
      'День вокруг полуострова с личным гидом-водителем: Чапманс-Пик, Кейп-Пойнт, пингвины Боулдерса и виноградники Констанции.',
    ja_JP:
      'ドライバーガイドとともに半島を一周します。チャップマンズ・ピークの海岸道路、ケープ・ポイントの灯台、ボルダーズのペンギン、コンスタンシアのぶどう畑を一日でめぐる専用車のツアーです。',
  },
  highlights: {
    en_US: [
      'The bends of Chapman’s Peak Drive above Hout Bay',
      'The old lighthouse on the cliff of Cape Point',
      'African penguins on the beach at Boulders',
      'The gables and oak avenue of Groot Constantia',
    ],
    fr_FR: [
      'Les virages de Chapman’s Peak Drive au-dessus de Hout Bay',
      'L’ancien phare sur la falaise de Cape Point',
      'Les manchots du Cap sur la plage de Boulders',
      'Les pignons et l’allée de chênes de Groot Constantia',
    ],
    de_DE: [
      'Die Kehren des Chapman’s Peak Drive über Hout Bay',
      'Der alte Leuchtturm auf der Klippe von Cape Point',
      'Brillenpinguine am Strand von Boulders',
      'Giebel und Eichenallee von Groot Constantia',
    ],
    es_ES: [
      'Las curvas de Chapman’s Peak Drive sobre Hout Bay',
      'El antiguo faro en el acantilado de Cape Point',
      'Los pingüinos africanos en la playa de Boulders',
      'Los hastiales y la avenida de robles de Groot Constantia',
    ],
    it_IT: [
      'Le curve di Chapman’s Peak Drive sopra Hout Bay',
      'Il vecchio faro sulla scogliera di Cape Point',
      'I pinguini africani sulla spiaggia di Boulders',
      'I frontoni e il viale di querce di Groot Constantia',
    ],
    ru_RU: [
      'Повороты дороги Чапманс-Пик-драйв над Хаут-Бэем',
      'Старый маяк на утёсе Кейп-Пойнта',
      'Очковые пингвины на пляже Боулдерс',
      'Фронтоны и дубовая аллея Грут-Констанции',
    ],
    ja_JP: [
      'ハウト湾を見下ろすチャップマンズ・ピーク・ドライブの曲がり道',
      'ケープ・ポイントの断崖に立つ旧灯台',
      'ボルダーズの浜で暮らすケープペンギン',
      'グルート・コンスタンシアの破風屋根と樫の並木',
    ],
  },
  description: {
    en_US:
      'South of the city the land narrows to a spine of sandstone with the Atlantic on one side and the warmer water of False Bay on the other. You leave along the beaches below the Twelve Apostles, stop among the fishing boats of Hout Bay and take the road that was blasted into the cliffs of Chapman’s Peak. When wind or falling rock closes it, the guide drives over Ou Kaapse Weg instead.\n\nInside the nature reserve there is time to climb to the old lighthouse and to stand on the stones of the Cape of Good Hope, where baboons and ostriches may be nearer than you expect. The way back follows the railway along False Bay and ends under the oaks of Constantia. The ten-hour option adds a long lunch in Kalk Bay.',
    fr_FR:
      'Au sud de la ville, la terre se resserre en une échine de grès, l’Atlantique d’un côté, les eaux plus douces de False Bay de l’autre. On part le long des plages au pied des Douze Apôtres, on s’arrête parmi les bateaux de pêche de Hout Bay, puis on prend la route taillée dans les falaises de Chapman’s Peak. Quand le vent ou les chutes de pierres la ferment, le guide passe par Ou Kaapse Weg.\n\nDans la réserve, on a le temps de monter à l’ancien phare et de marcher sur les pierres du cap de Bonne-Espérance, où babouins et autruches sont parfois plus près qu’on ne croit. Le retour suit le chemin de fer de False Bay et s’achève sous les chênes de Constantia. La formule de dix heures ajoute un long déjeuner à Kalk Bay.',
    de_DE:
      'Südlich der Stadt verengt sich das Land zu einem Rückgrat aus Sandstein, auf der einen Seite der Atlantik, auf der anderen das wärmere Wasser der False Bay. Sie fahren an den Stränden unter den Zwölf Aposteln entlang, halten zwischen den Fischerbooten von Hout Bay und nehmen die Straße, die in die Klippen des Chapman’s Peak gesprengt wurde. Sperren Wind oder Steinschlag sie, führt der Weg über den Ou Kaapse Weg.\n\nIm Naturschutzgebiet bleibt Zeit, zum alten Leuchtturm hinaufzugehen und auf den Steinen des Kaps der Guten Hoffnung zu stehen, wo Paviane und Strauße näher sein können als gedacht. Zurück geht es an der Bahnlinie der False Bay entlang bis unter die Eichen von Constantia. Die zehnstündige Variante bringt ein langes Mittagessen in Kalk Bay.',
    es_ES:
      'Al sur de la ciudad la tierra se estrecha en un espinazo de arenisca, con el Atlántico a un lado y las aguas más templadas de False Bay al otro. Se sale por las playas al pie de los Doce Apóstoles, se para entre los barcos de pesca de Hout Bay y se toma la carretera abierta a barrenos en los acantilados de Chapman’s Peak. Cuando el viento o los desprendimientos la cierran, el guía va por Ou Kaapse Weg.\n\nEn la reserva hay tiempo para subir al antiguo faro y pisar las piedras del cabo de Buena Esperanza, donde babuinos y avestruces pueden estar más cerca de lo que uno piensa. La vuelta sigue el ferrocarril de False Bay y termina bajo los robles de Constantia. La opción de diez horas añade una larga comida en Kalk Bay.',
    it_IT:
      'A sud della città la terra si stringe in una dorsale di arenaria, con l’Atlantico da una parte e l’acqua più mite di False Bay dall’altra. Si parte lungo le spiagge sotto i Dodici Apostoli, si sosta tra i pescherecci di Hout Bay e si prende la strada scavata con la dinamite nelle scogliere di Chapman’s Peak. Quando il vento o le frane la chiudono, la guida passa per Ou Kaapse Weg.\n\nNella riserva c’è il tempo di salire al vecchio faro e di camminare sulle pietre del Capo di Buona Speranza, dove babbuini e struzzi possono essere più vicini di quanto si creda. Il ritorno segue la ferrovia di False Bay e finisce sotto le querce di Constantia. La formula di dieci ore aggiunge un lungo pranzo a Kalk Bay.',
    ru_RU:
      'К югу от города суша сужается до хребта из песчаника: с одной стороны Атлантика, с другой — более тёплая вода залива Фолс-Бэй. Мы едем вдоль пляжей под Двенадцатью Апостолами, останавливаемся среди рыбацких лодок Хаут-Бэя и выезжаем на дорогу, пробитую взрывами в утёсах Чапманс-Пика. Если её закрывают из-за ветра или камнепада, гид едет через перевал Оу-Каапсе-Вег.\n\nВ заповеднике хватит времени подняться к старому маяку и постоять на камнях мыса Доброй Надежды, где бабуины и страусы порой ближе, чем ждёшь. Обратный путь идёт вдоль железной дороги у Фолс-Бэя и заканчивается под дубами Констанции. Десятичасовой вариант добавляет долгий обед в Калк-Бэе.',
    ja_JP:
      '街の南で陸地は砂岩の背骨のように細くなり、片側は大西洋、もう片側は水の温かいフォールス湾です。十二使徒岩の下に続く浜辺を走り、ハウト湾の漁船のそばでひと休みしてから、チャップマンズ・ピークの断崖を発破で切り開いた道へ向かいます。強風や落石で通行止めのときは、アウ・カープス・ウェグの峠を越えます。\n\n自然保護区では旧灯台まで登り、喜望峰の岩の上に立つ時間があります。ヒヒやダチョウが思いのほか近くにいることもあります。帰りはフォールス湾の線路沿いを走り、コンスタンシアの樫の木の下で終わります。10時間のコースでは、カルク・ベイでゆっくり昼食をとります。',
  },
  included: {
    en_US: [
      'Driver-guide for your group alone',
      'Air-conditioned car with fuel, tolls and parking',
      'Child seats when you ask for them',
    ],
    fr_FR: [
      'Chauffeur-guide réservé à votre groupe',
      'Voiture climatisée, carburant, péage et stationnement',
      'Sièges enfant sur demande',
    ],
    de_DE: [
      'Fahrer-Guide nur für Ihre Gruppe',
      'Klimatisierter Wagen mit Benzin, Maut und Parken',
      'Kindersitze auf Wunsch',
    ],
    es_ES: [
      'Conductor y guía solo para su grupo',
      'Coche climatizado con combustible, peajes y aparcamiento',
      'Sillas infantiles si las pide',
    ],
    it_IT: [
      'Autista e guida solo per il suo gruppo',
      'Auto climatizzata con carburante, pedaggi e parcheggi',
      'Seggiolini su richiesta',
    ],
    ru_RU: [
      'Гид-водитель только для вашей группы',
      'Автомобиль с кондиционером, топливо, платная дорога и стоянки',
      'Детские кресла по просьбе',
    ],
    ja_JP: [
      'お客様のグループ専任のドライバーガイド',
      '冷房付きの車、燃料代、通行料、駐車料',
      'ご希望の場合はチャイルドシート',
    ],
  },
  notIncluded: {
    en_US: [
      'Entrance to the Cape of Good Hope reserve and to Boulders',
      'The funicular at Cape Point',
      'Food, drinks and wine tastings',
    ],
    fr_FR: [
      'L’entrée de la réserve du cap de Bonne-Espérance et de Boulders',
      'Le funiculaire de Cape Point',
      'Repas, boissons et dégustations',
    ],
    de_DE: [
      'Eintritt in das Schutzgebiet am Kap der Guten Hoffnung und in Boulders',
      'Die Standseilbahn am Cape Point',
      'Speisen, Getränke und Weinproben',
    ],
    es_ES: [
      'La entrada a la reserva del cabo de Buena Esperanza y a Boulders',
      'El funicular de Cape Point',
      'Comida, bebida y catas de vino',
    ],
    it_IT: [
      'L’ingresso alla riserva del Capo di Buona Speranza e a Boulders',
      'La funicolare di Cape Point',
      'Cibo, bevande e degustazioni',
    ],
    ru_RU: [
      'Вход в заповедник мыса Доброй Надежды и на Боулдерс',
      'Фуникулёр на Кейп-Пойнте',
      'Еда, напитки и дегустации вина',
    ],
    ja_JP: ['喜望峰自然保護区とボルダーズの入場料', 'ケープ・ポイントのケーブルカー', '飲食代、ワインの試飲代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Camps Bay',
        fr_FR: 'Camps Bay',
        de_DE: 'Camps Bay',
        es_ES: 'Camps Bay',
        it_IT: 'Camps Bay',
        ru_RU: 'Кэмпс-Бэй',
        ja_JP: 'キャンプス・ベイ',
      },
      text: {
        en_US:
          'A row of palms, a white beach and, behind the roofs, the buttresses called the Twelve Apostles. The water comes up cold from the Atlantic even in January.',
        fr_FR:
          'Un rang de palmiers, une plage blanche et, derrière les toits, les contreforts nommés les Douze Apôtres. L’eau de l’Atlantique reste froide même en janvier.',
        de_DE:
          'Eine Reihe Palmen, ein weißer Strand und hinter den Dächern die Felspfeiler der Zwölf Apostel. Das Wasser des Atlantiks ist hier auch im Januar kalt.',
        es_ES:
          'Una hilera de palmeras, una playa blanca y, tras los tejados, los contrafuertes llamados Doce Apóstoles. El agua del Atlántico llega fría incluso en enero.',
        it_IT:
          'Una fila di palme, una spiaggia bianca e, dietro i tetti, i contrafforti detti Dodici Apostoli. L’acqua dell’Atlantico arriva fredda anche a gennaio.',
        ru_RU:
          'Ряд пальм, белый пляж, а за крышами — скальные отроги, прозванные Двенадцатью Апостолами. Вода Атлантики здесь холодна и в январе.',
        ja_JP:
          'ヤシの並木と白い浜、家々の屋根の後ろには「十二使徒」と呼ばれる岩の控え壁が続きます。大西洋の水は1月でも冷たいままです。',
      },
      latitude: -33.95105,
      longitude: 18.37743,
      minutes: 15,
      minutesToNext: 20,
    },
    {
      name: {
        en_US: 'Hout Bay harbor',
        fr_FR: 'Port de Hout Bay',
        de_DE: 'Hafen von Hout Bay',
        es_ES: 'Puerto de Hout Bay',
        it_IT: 'Porto di Hout Bay',
        ru_RU: 'Гавань Хаут-Бэй',
        ja_JP: 'ハウト湾の港',
      },
      text: {
        en_US:
          'Snoek and crayfish are landed at the quay, and Cape fur seals wait below the boats for what falls off. Across the bay stands the peak called the Sentinel.',
        fr_FR:
          'On débarque ici le snoek et la langouste, et les otaries à fourrure guettent sous les bateaux ce qui en tombe. Le pic d’en face s’appelle le Sentinel.',
        de_DE:
          'Am Kai werden Snoek und Langusten angelandet, und Südafrikanische Seebären warten unter den Booten auf das, was herunterfällt. Über der Bucht steht der Sentinel.',
        es_ES:
          'En el muelle se descargan snoek y langosta, y los lobos marinos aguardan bajo los barcos lo que cae. Al otro lado de la bahía se alza el pico Sentinel.',
        it_IT:
          'Sul molo si sbarcano snoek e aragoste, e le otarie attendono sotto le barche quel che cade. Di fronte si alza la cima detta Sentinel.',
        ru_RU:
          'На причале выгружают снука и лангустов, а под лодками морские котики ждут, что упадёт за борт. Над бухтой высится пик Сентинел.',
        ja_JP:
          '岸壁ではスヌークやイセエビの仲間が水揚げされ、船の下ではオットセイがこぼれる魚を待っています。湾の向こうにそびえる峰はセンチネルと呼ばれます。',
      },
      latitude: -34.04972,
      longitude: 18.34655,
      minutes: 30,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'Chapman’s Peak Drive',
        fr_FR: 'Chapman’s Peak Drive',
        de_DE: 'Chapman’s Peak Drive',
        es_ES: 'Chapman’s Peak Drive',
        it_IT: 'Chapman’s Peak Drive',
        ru_RU: 'Дорога Чапманс-Пик',
        ja_JP: 'チャップマンズ・ピーク・ドライブ',
      },
      text: {
        en_US:
          'The road lies exactly where the sandstone rests on the older granite, which is why it could be cut at all. From the lookout the whole of Hout Bay lies below.',
        fr_FR:
          'La route suit la ligne où le grès repose sur le granite plus ancien : c’est ce qui a permis de la tailler. Du belvédère, on voit tout Hout Bay.',
        de_DE:
          'Die Straße liegt genau dort, wo der Sandstein auf dem älteren Granit ruht; nur deshalb ließ sie sich bauen. Vom Aussichtspunkt sieht man die ganze Bucht von Hout Bay.',
        es_ES:
          'La carretera corre justo donde la arenisca descansa sobre el granito más antiguo; por eso pudo abrirse. Desde el mirador se ve entera la bahía de Hout Bay.',
        it_IT:
          'La strada corre proprio dove l’arenaria poggia sul granito più antico: solo per questo si poté tagliarla. Dal belvedere si vede tutta la baia di Hout Bay.',
        ru_RU:
          'Дорога идёт ровно по линии, где песчаник лежит на более древнем граните, — потому её и удалось вырубить. Со смотровой площадки видна вся бухта Хаут-Бэй.',
        ja_JP:
          '道は、砂岩が古い花崗岩の上に重なる境目をなぞっています。だからこそ崖を切り開くことができました。展望台からはハウト湾の全体が見えます。',
      },
      latitude: -34.08871,
      longitude: 18.35938,
      minutes: 15,
      minutesToNext: 55,
    },
    {
      name: {
        en_US: 'Cape Point',
        fr_FR: 'Cape Point',
        de_DE: 'Cape Point',
        es_ES: 'Cape Point',
        it_IT: 'Cape Point',
        ru_RU: 'Кейп-Пойнт',
        ja_JP: 'ケープ・ポイント',
      },
      text: {
        en_US:
          'The old lighthouse stood so high that fog hid its light, and a second one was built lower down after a wreck. A path with steps leads up in about twenty minutes.',
        fr_FR:
          'L’ancien phare était si haut que la brume en cachait le feu ; après un naufrage on en bâtit un second plus bas. Un sentier à marches y monte en vingt minutes environ.',
        de_DE:
          'Der alte Leuchtturm stand so hoch, dass Nebel sein Licht verbarg; nach einem Schiffbruch baute man einen zweiten weiter unten. Ein Weg mit Stufen führt in etwa zwanzig Minuten hinauf.',
        es_ES:
          'El antiguo faro estaba tan alto que la niebla ocultaba su luz; tras un naufragio se levantó otro más abajo. Un sendero con escalones sube en unos veinte minutos.',
        it_IT:
          'Il vecchio faro era così alto che la nebbia ne nascondeva la luce; dopo un naufragio se ne costruì un altro più in basso. Un sentiero a gradini sale in una ventina di minuti.',
        ru_RU:
          'Старый маяк стоял так высоко, что туман скрывал его свет; после кораблекрушения построили второй, пониже. Тропа со ступенями поднимается минут за двадцать.',
        ja_JP:
          '旧灯台は高すぎて霧に灯が隠れたため、難破事故の後、低い位置に二つ目が建てられました。階段の道を20分ほど登ります。',
      },
      latitude: -34.35402,
      longitude: 18.48963,
      minutes: 70,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Cape of Good Hope',
        fr_FR: 'Cap de Bonne-Espérance',
        de_DE: 'Kap der Guten Hoffnung',
        es_ES: 'Cabo de Buena Esperanza',
        it_IT: 'Capo di Buona Speranza',
        ru_RU: 'Мыс Доброй Надежды',
        ja_JP: '喜望峰',
      },
      text: {
        en_US:
          'A wooden board names the most south-western point of Africa; the most southern lies at Agulhas, farther east. Kelp swings in the swell and cormorants dry their wings on the rocks.',
        fr_FR:
          'Un panneau de bois désigne le point le plus au sud-ouest de l’Afrique ; le plus au sud est aux Aiguilles, plus à l’est. Le varech ondule dans la houle et les cormorans sèchent leurs ailes.',
        de_DE:
          'Eine Holztafel nennt den südwestlichsten Punkt Afrikas; der südlichste liegt weiter östlich am Kap Agulhas. In der Dünung schwingt der Seetang, auf den Felsen trocknen Kormorane die Flügel.',
        es_ES:
          'Un cartel de madera señala el punto más al suroeste de África; el más meridional está en Agulhas, más al este. Las algas se mecen en el oleaje y los cormoranes secan sus alas.',
        it_IT:
          'Un cartello di legno indica il punto più a sud-ovest dell’Africa; il più meridionale è ad Agulhas, più a est. Le alghe ondeggiano nella risacca e i cormorani asciugano le ali.',
        ru_RU:
          'Деревянный щит называет самую юго-западную точку Африки; самая южная — восточнее, на мысе Игольном. В волнах качаются водоросли, на камнях сушат крылья бакланы.',
        ja_JP:
          '木の看板に、アフリカ大陸最南西端と書かれています。最南端はここより東のアガラス岬です。うねりに海藻がゆれ、岩の上では鵜が羽を乾かしています。',
      },
      latitude: -34.35758,
      longitude: 18.47412,
      minutes: 30,
      minutesToNext: 40,
    },
    {
      name: {
        en_US: 'Boulders Beach',
        fr_FR: 'Boulders Beach',
        de_DE: 'Boulders Beach',
        es_ES: 'Boulders Beach',
        it_IT: 'Boulders Beach',
        ru_RU: 'Пляж Боулдерс',
        ja_JP: 'ボルダーズ・ビーチ',
      },
      text: {
        en_US:
          'A pair of penguins settled among these granite boulders in the 1980s, and the colony grew from there. Boardwalks keep you a few steps from the nests and let the birds bray in peace.',
        fr_FR:
          'Un couple de manchots s’est installé parmi ces rochers de granite dans les années 1980, et la colonie est née là. Des passerelles passent à quelques pas des nids et laissent les oiseaux braire en paix.',
        de_DE:
          'In den 1980er-Jahren ließ sich ein Pinguinpaar zwischen diesen Granitblöcken nieder, daraus wurde die Kolonie. Holzstege führen wenige Schritte an den Nestern vorbei und lassen die Vögel in Ruhe schreien.',
        es_ES:
          'Una pareja de pingüinos se instaló entre estas rocas de granito en los años ochenta, y de ahí creció la colonia. Las pasarelas quedan a pocos pasos de los nidos y dejan rebuznar en paz a las aves.',
        it_IT:
          'Negli anni Ottanta una coppia di pinguini si stabilì tra questi massi di granito, e di lì crebbe la colonia. Le passerelle corrono a pochi passi dai nidi e lasciano ragliare in pace gli uccelli.',
        ru_RU:
          'В 1980-х среди этих гранитных валунов поселилась пара пингвинов, с неё и началась колония. Деревянные мостки проходят в нескольких шагах от гнёзд и не мешают птицам кричать по-ослиному.',
        ja_JP:
          '1980年代、この花崗岩の間に一組のペンギンがすみつき、そこから群れが育ちました。木道は巣のすぐ近くを通り、ロバのような鳴き声が聞こえます。',
      },
      latitude: -34.19731,
      longitude: 18.45108,
      minutes: 55,
      minutesToNext: 25,
    },
    {
      name: {
        en_US: 'Muizenberg',
        fr_FR: 'Muizenberg',
        de_DE: 'Muizenberg',
        es_ES: 'Muizenberg',
        it_IT: 'Muizenberg',
        ru_RU: 'Мёйзенберг',
        ja_JP: 'ミューゼンバーグ',
      },
      text: {
        en_US:
          'Painted bathing huts stand at Surfers’ Corner, where the slow waves of False Bay teach beginners. On the mountain a spotter watches the water for sharks and shows it by the color of a flag.',
        fr_FR:
          'Des cabines peintes bordent Surfers’ Corner, où les vagues lentes de False Bay forment les débutants. Sur la montagne, un guetteur surveille les requins et l’annonce par la couleur d’un drapeau.',
        de_DE:
          'Bunte Badehäuschen stehen am Surfers’ Corner, wo Anfänger in den langsamen Wellen der False Bay üben. Am Berg hält ein Späher nach Haien Ausschau und zeigt es mit der Farbe einer Flagge an.',
        es_ES:
          'Casetas pintadas bordean Surfers’ Corner, donde las olas lentas de False Bay enseñan a los principiantes. En la montaña un vigía busca tiburones y avisa con el color de una bandera.',
        it_IT:
          'Cabine dipinte stanno a Surfers’ Corner, dove le onde lente di False Bay insegnano ai principianti. Sul monte una vedetta scruta l’acqua in cerca di squali e avvisa con il colore di una bandiera.',
        ru_RU:
          'У Сёрферс-Корнера стоят пёстрые купальные кабинки, а медленные волны Фолс-Бэя учат новичков. На горе наблюдатель высматривает акул и сообщает о них цветом флага.',
        ja_JP:
          'サーファーズ・コーナーには色とりどりの更衣小屋が並び、フォールス湾のゆるやかな波で初心者が練習しています。山の上では見張りがサメを探し、旗の色で知らせます。',
      },
      latitude: -34.10842,
      longitude: 18.46951,
      minutes: 20,
      minutesToNext: 20,
    },
    {
      name: {
        en_US: 'Groot Constantia',
        fr_FR: 'Groot Constantia',
        de_DE: 'Groot Constantia',
        es_ES: 'Groot Constantia',
        it_IT: 'Groot Constantia',
        ru_RU: 'Грут-Констанция',
        ja_JP: 'グルート・コンスタンシア',
      },
      text: {
        en_US:
          'Simon van der Stel laid out the first vineyard here, and the sweet wine of Constantia was later sent to Napoleon on Saint Helena. Behind the manor house look for the carved gable of the wine cellar.',
        fr_FR:
          'Simon van der Stel y planta le premier vignoble, et le vin doux de Constantia fut plus tard envoyé à Napoléon à Sainte-Hélène. Derrière le manoir, on cherche le fronton sculpté du chai.',
        de_DE:
          'Simon van der Stel legte hier den ersten Weinberg an, und der süße Constantia ging später zu Napoleon nach St. Helena. Hinter dem Herrenhaus lohnt der geschnitzte Giebel des Weinkellers.',
        es_ES:
          'Simon van der Stel plantó aquí la primera viña, y el vino dulce de Constantia se mandó más tarde a Napoleón en Santa Elena. Detrás de la casa señorial, busque el frontón tallado de la bodega.',
        it_IT:
          'Simon van der Stel vi piantò la prima vigna, e il vino dolce di Constantia fu poi mandato a Napoleone a Sant’Elena. Dietro la casa padronale si cerca il frontone scolpito della cantina.',
        ru_RU:
          'Первый виноградник здесь разбил Симон ван дер Стел, а сладкое вино Констанции позже посылали Наполеону на остров Святой Елены. За усадьбой найдите резной фронтон винного погреба.',
        ja_JP:
          'シモン・ファン・デル・ステルが最初のぶどう畑を開き、コンスタンシアの甘いワインは後にセントヘレナ島のナポレオンにも送られました。母屋の裏では、ワイン蔵の破風の彫刻をご覧ください。',
      },
      latitude: -34.02648,
      longitude: 18.42421,
      minutes: 45,
      minutesToNext: 0,
    },
  ],
};
