import type { TourOfDemo } from '../shapes.js';

export const amsterdamCanalsByBike: TourOfDemo = {
  slug: 'amsterdam-canals-by-bike',
  city: 'amsterdam',
  categories: ['bike-tour', 'private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'bicycle', name: 'Bicycles on the canal bridges' },
    { motif: 'canal-houses', name: 'Brouwersgracht warehouses' },
    { motif: 'windmill', name: 'De Gooyer windmill' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Haarlemmerpoort, Haarlemmerplein',
        fr_FR: 'Haarlemmerpoort, Haarlemmerplein',
        de_DE: 'Haarlemmerpoort am Haarlemmerplein',
        es_ES: 'Haarlemmerpoort, en Haarlemmerplein',
        it_IT: 'Haarlemmerpoort, Haarlemmerplein',
        ru_RU: 'Ворота Харлеммерпорт, площадь Харлеммерплейн',
        ja_JP: 'ハールレメル広場、ハールレメル門の前',
      },
      address: 'Haarlemmerplein 50, 1013 HS Amsterdam, Netherlands',
      latitude: 52.38452,
      longitude: 4.8833,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 23000 },
          { upTo: 4, amount: 29500 },
          { upTo: 6, amount: 36000 },
        ],
        extraPerson: 4000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '13:30'],
      closedMonths: [1, 2, 12],
      closedDays: ['04-27'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 28500 },
          { upTo: 4, amount: 36000 },
          { upTo: 6, amount: 43500 },
        ],
        extraPerson: 4500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '13:00'],
      closedMonths: [1, 2, 12],
      closedDays: ['04-27'],
    },
  ],
  name: {
    en_US: 'Amsterdam’s Canals by Bike, West to East',
    fr_FR: 'Les canaux d’Amsterdam à vélo, d’ouest en est',
    de_DE: 'Amsterdams Grachten mit dem Rad, von West nach Ost',
    es_ES: 'Los canales de Ámsterdam en bicicleta, de oeste a este',
    it_IT: 'I canali di Amsterdam in bicicletta, da ovest a est',
    ru_RU: 'Каналы Амстердама на велосипеде, с запада на восток',
    ja_JP: '自転車でゆくアムステルダムの運河 西から東へ',
  },
  summary: {
    en_US:
      'From the brewers’ warehouses and the Jordaan along the Golden Bend to the Skinny Bridge, the shipyard islands and a windmill.',
    fr_FR:
      'Des entrepôts de brasseurs et du Jordaan au Coude d’Or, puis du Pont Maigre aux îles des chantiers navals et à un moulin.',
    de_DE:
      'Von den Speichern der Brauer und dem Jordaan durch die Goldene Bucht zur Magere Brug, zu den Werftinseln und einer Windmühle.',
    es_ES:
      'De los almacenes de los cerveceros y el Jordaan, por la Curva de Oro, al Puente Flaco, las islas de los astilleros y un molino.',
    it_IT:
      'Dai magazzini dei birrai e dallo Jordaan, per la Curva d’Oro, fino al Ponte Magro, alle isole dei cantieri e a un mulino.',
    ru_RU: 'От складов пивоваров и Йордана по Золотому изгибу к Тощему мосту, островам корабелов и ветряной мельнице.',
    ja_JP:
      '醸造家の倉庫とヨルダーン地区から「黄金のカーブ」を通り、マヘレ橋、造船の島々、風車まで。運河の帯を自転車で走るプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Shutters of the warehouses on the Brouwersgracht, wide as barn doors',
      'A courtyard garden behind a plain door in the Jordaan',
      'Double-wide house fronts in the Golden Bend',
      'Sails over the rooftops at De Gooyer',
    ],
    fr_FR: [
      'Les volets des entrepôts du Brouwersgracht, larges comme des portes de grange',
      'Un jardin d’hospice derrière une porte anonyme du Jordaan',
      'Les façades doubles du Coude d’Or',
      'Les ailes de De Gooyer au-dessus des toits',
    ],
    de_DE: [
      'Speicherläden an der Brouwersgracht, breit wie Scheunentore',
      'Ein Gartenhof hinter einer schlichten Tür im Jordaan',
      'Doppelt breite Fassaden in der Goldenen Bucht',
      'Mühlenflügel über den Dächern bei De Gooyer',
    ],
    es_ES: [
      'Los postigos de los almacenes del Brouwersgracht, anchos como portones',
      'Un patio ajardinado tras una puerta discreta del Jordaan',
      'Las fachadas dobles de la Curva de Oro',
      'Las aspas de De Gooyer sobre los tejados',
    ],
    it_IT: [
      'Le imposte dei magazzini sul Brouwersgracht, larghe come porte di fienile',
      'Un cortile con giardino dietro una porta qualunque dello Jordaan',
      'Le facciate doppie della Curva d’Oro',
      'Le pale di De Gooyer sopra i tetti',
    ],
    ru_RU: [
      'Ставни складов на Брауэрсграхт, широкие, как ворота амбара',
      'Двор с садом за неприметной дверью в Йордане',
      'Фасады двойной ширины на Золотом изгибе',
      'Крылья мельницы Де Гойер над крышами',
    ],
    ja_JP: [
      '納屋の扉ほど大きい、ブラウエルス運河の倉庫の鎧戸',
      'ヨルダーンの目立たない扉の奥にある中庭',
      '「黄金のカーブ」に並ぶ、二軒分の幅の邸宅',
      '屋根の上に回るデ・ホーイェル風車の羽根',
    ],
  },
  description: {
    en_US:
      'The ring of canals was dug from west to east, and building plots were sold in that order; by the time the diggers reached the Amstel in the 1660s there was more land than money. You ride along this history. Beer and grain were stored in the west, bankers took the middle, and beyond the river the plan frays into gardens, a zoo and islands where the East India Company built its ships.\n\nThe route is about eight kilometers and flat, apart from the humps of the bridges. It avoids the tram streets and takes the water side wherever that is quieter. You need to ride steadily and look over your shoulder; your guide teaches hand signals in the first ten minutes on a car-free square. The four-hour ride crosses the Oosterdok to the KNSM island and returns by the quays.',
    fr_FR:
      'La ceinture de canaux fut creusée d’ouest en est et les lots vendus dans cet ordre ; quand on atteignit l’Amstel, dans les années 1660, il restait plus de terrain que d’argent. C’est cette histoire que l’on suit à vélo. À l’ouest s’entreposaient la bière et le grain, les banquiers prirent le milieu, et au-delà du fleuve le plan s’effiloche en jardins, en zoo et en îles où la Compagnie des Indes bâtissait ses navires.\n\nHuit kilomètres environ, plats, si l’on oublie le dos des ponts. Le parcours évite les rues à tram et préfère le bord de l’eau. Il faut rouler droit et savoir regarder par-dessus son épaule ; votre guide montre les signes de la main, les dix premières minutes, sur une place sans voitures. En quatre heures, on traverse l’Oosterdok vers l’île KNSM et l’on revient par les quais.',
    de_DE:
      'Der Grachtengürtel wurde von West nach Ost gegraben, in dieser Reihenfolge verkaufte man die Parzellen; als man in den 1660er-Jahren die Amstel erreichte, gab es mehr Land als Geld. Dieser Geschichte fahren Sie entlang. Im Westen lagerten Bier und Getreide, die Mitte nahmen die Bankiers, und jenseits des Flusses franst der Plan aus: in Gärten, einen Zoo und Inseln, auf denen die Ostindien-Kompanie ihre Schiffe baute.\n\nDie Strecke misst etwa acht Kilometer und ist flach, bis auf die Buckel der Brücken. Sie meidet Straßen mit Tramgleisen und nimmt die ruhigere Wasserseite. Sicher geradeaus fahren und über die Schulter schauen sollten Sie können; die Handzeichen übt Ihr Guide in den ersten zehn Minuten auf einem autofreien Platz. Wer vier Stunden fährt, kommt über das Oosterdok bis zur KNSM-Insel und an den Kais zurück.',
    es_ES:
      'El cinturón de canales se excavó de oeste a este y las parcelas se vendieron en ese orden; cuando se llegó al Amstel, hacia 1660, había más terreno que dinero. Esa historia se recorre pedaleando. Al oeste se almacenaban la cerveza y el grano, los banqueros se quedaron con el centro y, pasado el río, el plano se deshilacha en jardines, un zoo e islas donde la Compañía de las Indias construía sus barcos.\n\nSon unos ocho kilómetros llanos, salvo el lomo de los puentes. Se evitan las calles con tranvía y se busca la orilla más tranquila. Hay que ir con soltura y saber mirar por encima del hombro; el guía enseña las señales con la mano durante los diez primeros minutos, en una plaza sin coches. Con cuatro horas se cruza el Oosterdok hasta la isla KNSM y se vuelve por los muelles.',
    it_IT:
      'La cintura dei canali fu scavata da ovest a est, e in quell’ordine si vendettero i lotti; quando si arrivò all’Amstel, negli anni Sessanta del Seicento, c’era più terra che denaro. È questa storia che si percorre pedalando. A ovest si conservavano birra e grano, i banchieri si presero il centro, e oltre il fiume il disegno si sfilaccia in giardini, uno zoo e isole dove la Compagnia delle Indie costruiva le sue navi.\n\nSono circa otto chilometri in piano, a parte la gobba dei ponti. Si evitano le strade con il tram e si sceglie la sponda più quieta. Bisogna andare sicuri e saper guardare alle spalle; i segnali con la mano la guida li insegna nei primi dieci minuti, su una piazza senza auto. In quattro ore si attraversa l’Oosterdok fino all’isola KNSM e si torna lungo i moli.',
    ru_RU:
      'Кольцо каналов копали с запада на восток и в том же порядке продавали участки; когда в 1660-х дошли до Амстела, земли оказалось больше, чем денег. Вдоль этой истории мы и поедем. На западе хранили пиво и зерно, середину заняли банкиры, а за рекой план рассыпается на сады, зоопарк и острова, где Ост-Индская компания строила корабли.\n\nОколо восьми километров по ровному, если не считать горбатых мостов. Маршрут обходит улицы с трамваем и держится того берега, где тише. Нужно уверенно ехать прямо и уметь оглянуться через плечо; знаки рукой гид покажет в первые десять минут на площади без машин. За четыре часа успеваем через Остердок на остров KNSM и обратно по набережным.',
    ja_JP:
      '運河の環は西から東へ掘り進められ、土地もその順に売られました。1660年代にアムステル川へ達したころには、資金より土地のほうが余っていたといいます。その歴史に沿って走ります。西側にはビールと穀物が蓄えられ、中央は銀行家が占め、川を越えると計画はほどけて、庭園や動物園、東インド会社が船を造った島々に変わります。\n\n全長は約8キロ、橋の盛り上がりのほかは平坦です。路面電車の通りを避け、静かなほうの岸を選びます。まっすぐ安定して走り、肩越しに後ろを確かめられることが条件です。手信号は最初の10分、車の入らない広場でガイドがお教えします。4時間のコースでは東ドックを越えてKNSM島まで行き、埠頭沿いに戻ります。',
  },
  included: {
    en_US: [
      'Dutch city bicycle with hand brakes, child seat or children’s bicycle on request',
      'Rain poncho and helmet',
      'Guide for your own party',
    ],
    fr_FR: [
      'Vélo hollandais à freins à main, siège ou vélo d’enfant sur demande',
      'Poncho et casque',
      'Guide rien que pour vous',
    ],
    de_DE: [
      'Holländisches Stadtrad mit Handbremsen, auf Wunsch Kindersitz oder Kinderrad',
      'Regenponcho und Helm',
      'Guide nur für Sie',
    ],
    es_ES: [
      'Bicicleta holandesa con frenos de mano; silla o bici infantil a petición',
      'Poncho y casco',
      'Guía solo para su grupo',
    ],
    it_IT: [
      'Bici olandese con freni a mano; seggiolino o bici da bambino su richiesta',
      'Mantella e casco',
      'Guida solo per il suo gruppo',
    ],
    ru_RU: [
      'Голландский велосипед с ручными тормозами, по просьбе — детское кресло или детский велосипед',
      'Дождевик и шлем',
      'Гид только для вас',
    ],
    ja_JP: [
      'ハンドブレーキ付きのオランダ自転車（チャイルドシートや子ども用自転車も手配可）',
      '雨具とヘルメット',
      'お客様のグループ専任のガイド',
    ],
  },
  notIncluded: {
    en_US: ['Coffee or apple cake on the way', 'Admission to museums and the zoo'],
    fr_FR: ['Café ou tarte aux pommes en route', 'Entrées des musées et du zoo'],
    de_DE: ['Kaffee oder Apfelkuchen unterwegs', 'Eintritte in Museen und Zoo'],
    es_ES: ['Café o tarta de manzana por el camino', 'Entradas a museos y al zoo'],
    it_IT: ['Caffè o torta di mele lungo la strada', 'Ingressi a musei e zoo'],
    ru_RU: ['Кофе и яблочный пирог в пути', 'Билеты в музеи и зоопарк'],
    ja_JP: ['途中でのコーヒーやアップルケーキ', '博物館や動物園の入場料'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Haarlemmerplein',
        fr_FR: 'Haarlemmerplein',
        de_DE: 'Haarlemmerplein',
        es_ES: 'Haarlemmerplein',
        it_IT: 'Haarlemmerplein',
        ru_RU: 'Площадь Харлеммерплейн',
        ja_JP: 'ハールレメル広場',
      },
      text: {
        en_US:
          'Saddles are set and hand signals practiced under the gate of 1840, through which King William II was the first to ride. The road behind it led to Haarlem; the ditch in front was the city’s moat.',
        fr_FR:
          'On règle les selles et l’on répète les signes devant la porte de 1840, que Guillaume II fut le premier à franchir. La route, derrière, menait à Haarlem ; l’eau, devant, était le fossé de la ville.',
        de_DE:
          'Am Tor von 1840, durch das als Erster König Wilhelm II. ritt, werden Sättel eingestellt und Handzeichen geübt. Dahinter ging es nach Haarlem, das Wasser davor war der Stadtgraben.',
        es_ES:
          'Se ajustan los sillines y se ensayan las señales ante la puerta de 1840, que Guillermo II cruzó el primero. Por detrás salía el camino a Haarlem; el agua de delante era el foso.',
        it_IT:
          'Si regolano le selle e si provano i segnali davanti alla porta del 1840, che Guglielmo II varcò per primo. Dietro partiva la strada per Haarlem; l’acqua davanti era il fossato della città.',
        ru_RU:
          'Подгоняем сёдла и учим знаки рукой у ворот 1840 года, через которые первым проехал король Виллем II. За ними шла дорога на Харлем, а вода перед ними — городской ров.',
        ja_JP:
          '1840年の門の前でサドルを合わせ、手信号を練習します。最初にくぐったのは国王ウィレム2世でした。門の先はハールレムへの街道、手前の水は街の堀でした。',
      },
      latitude: 52.3844,
      longitude: 4.88345,
      minutes: 20,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Brouwersgracht',
        fr_FR: 'Brouwersgracht',
        de_DE: 'Brouwersgracht',
        es_ES: 'Brouwersgracht',
        it_IT: 'Brouwersgracht',
        ru_RU: 'Брауэрсграхт',
        ja_JP: 'ブラウエルス運河',
      },
      text: {
        en_US:
          'Brewers needed clean water, so it came here by barge. At the Papeneilandsluis the canal meets the Prinsengracht, and the spout gables still show doors one above the other, with the hoist beam on top.',
        fr_FR:
          'Les brasseurs avaient besoin d’eau claire : elle arrivait ici par barge. Au Papeneilandsluis, le canal rejoint le Prinsengracht ; les pignons gardent leurs portes superposées, sous la poutre de levage.',
        de_DE:
          'Brauer brauchten sauberes Wasser, es kam per Kahn hierher. An der Papeneilandsluis trifft die Gracht auf die Prinsengracht; an den Speichergiebeln liegen die Ladeluken noch übereinander.',
        es_ES:
          'Los cerveceros necesitaban agua limpia y aquí llegaba en barcaza. En la Papeneilandsluis el canal se une al Prinsengracht; en los hastiales siguen las puertas de carga, una sobre otra.',
        it_IT:
          'Ai birrai serviva acqua pulita, e qui arrivava su chiatte. Alla Papeneilandsluis il canale incontra il Prinsengracht; sui frontoni restano le porte di carico, una sopra l’altra.',
        ru_RU:
          'Пивоварам нужна была чистая вода, её везли сюда баржами. У моста Папенейландслёйс канал встречается с Принсенграхт; на фронтонах складов грузовые двери так и идут одна над другой.',
        ja_JP:
          '醸造家に欠かせない清水は、ここへ艀で運ばれました。パーペンエイラント橋でプリンセン運河と交わり、倉庫の破風には荷揚げの扉が縦に並んで残っています。',
      },
      latitude: 52.38025,
      longitude: 4.887,
      minutes: 12,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Karthuizerhof, Jordaan',
        fr_FR: 'Karthuizerhof, Jordaan',
        de_DE: 'Karthuizerhof im Jordaan',
        es_ES: 'Karthuizerhof, Jordaan',
        it_IT: 'Karthuizerhof, Jordaan',
        ru_RU: 'Картхёйзерхоф, Йордан',
        ja_JP: 'ヨルダーン地区、カルトハイゼルホフ',
      },
      text: {
        en_US:
          'Two pumps stand in the garden of this almshouse, founded in 1650 for widows with small incomes. People live behind the curtains, so bicycles stay outside and voices low.',
        fr_FR:
          'Deux pompes se dressent au jardin de cet hospice, fondé en 1650 pour des veuves de peu de revenus. On habite derrière les rideaux : les vélos restent dehors et l’on parle bas.',
        de_DE:
          'Zwei Pumpen stehen im Garten dieses Hofs, der 1650 für Witwen mit kleinem Einkommen entstand. Hinter den Gardinen wird gewohnt, also bleiben die Räder draußen und die Stimmen leise.',
        es_ES:
          'Dos bombas de agua presiden el jardín de este hospicio, fundado en 1650 para viudas de pocos medios. Tras las cortinas vive gente: las bicis se quedan fuera y se habla bajo.',
        it_IT:
          'Due pompe stanno nel giardino di questo ospizio, fondato nel 1650 per vedove di scarse risorse. Dietro le tende ci si abita: le bici restano fuori e si parla piano.',
        ru_RU:
          'Две колонки стоят в саду богадельни, основанной в 1650 году для небогатых вдов. За занавесками живут люди, поэтому велосипеды остаются снаружи, а говорим мы вполголоса.',
        ja_JP:
          '1650年、収入の少ない寡婦のために設けられた施設で、庭には二基の井戸ポンプが立っています。カーテンの奥には今も人が暮らすので、自転車は外に止め、静かに見学します。',
      },
      latitude: 52.3788,
      longitude: 4.88285,
      minutes: 18,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Westermarkt',
        fr_FR: 'Westermarkt',
        de_DE: 'Westermarkt',
        es_ES: 'Westermarkt',
        it_IT: 'Westermarkt',
        ru_RU: 'Вестермаркт',
        ja_JP: 'ヴェステルマルクト',
      },
      text: {
        en_US:
          'Rembrandt was buried in the Westerkerk in a rented grave that nobody marked. From the hiding place around the corner Anne Frank heard its carillon every quarter of an hour.',
        fr_FR:
          'Rembrandt fut enterré dans la Westerkerk, dans une tombe louée que nul ne marqua. De sa cachette, à deux pas, Anne Frank entendait le carillon tous les quarts d’heure.',
        de_DE:
          'In der Westerkerk wurde Rembrandt in einem gemieteten Grab beigesetzt, das niemand bezeichnete. Aus dem Versteck um die Ecke hörte Anne Frank alle Viertelstunden ihr Glockenspiel.',
        es_ES:
          'A Rembrandt lo enterraron en la Westerkerk, en una tumba alquilada que nadie señaló. Desde el escondite, a la vuelta de la esquina, Ana Frank oía su carillón cada cuarto de hora.',
        it_IT:
          'Rembrandt fu sepolto nella Westerkerk in una tomba presa in affitto e mai segnata. Dal rifugio dietro l’angolo Anne Frank ne sentiva il carillon ogni quarto d’ora.',
        ru_RU:
          'Рембрандта похоронили в Вестеркерк в наёмной могиле, которую никто не отметил. Из убежища за углом Анна Франк слышала её куранты каждые четверть часа.',
        ja_JP:
          'レンブラントは西教会の借り墓に葬られ、場所を示すものはありません。角を曲がった隠れ家で、アンネ・フランクは15分ごとにこの鐘の音を聞いていました。',
      },
      latitude: 52.3744,
      longitude: 4.88395,
      minutes: 12,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Golden Bend, Herengracht',
        fr_FR: 'Coude d’Or, Herengracht',
        de_DE: 'Goldene Bucht, Herengracht',
        es_ES: 'Curva de Oro, Herengracht',
        it_IT: 'Curva d’Oro, Herengracht',
        ru_RU: 'Золотой изгиб, Херенграхт',
        ja_JP: 'ヘーレン運河「黄金のカーブ」',
      },
      text: {
        en_US:
          'Here families bought two plots and did without gables: the money went into stone fronts, ballrooms and stables on the next street. The steps lead to the piano nobile, the low door beneath them to the kitchen.',
        fr_FR:
          'Ici l’on achetait deux lots et l’on renonçait au pignon : l’argent passait en façades de pierre, en salles de bal, en écuries sur la rue suivante. Le perron mène à l’étage noble, la porte basse à la cuisine.',
        de_DE:
          'Hier kaufte man zwei Parzellen und verzichtete auf den Giebel: Das Geld floss in Sandsteinfronten, Ballsäle und Ställe in der nächsten Straße. Die Freitreppe führt zur Beletage, die niedrige Tür darunter in die Küche.',
        es_ES:
          'Aquí se compraban dos parcelas y se prescindía del hastial: el dinero iba a fachadas de piedra, salones de baile y cuadras en la calle siguiente. La escalinata lleva al piso noble; la puerta baja, a la cocina.',
        it_IT:
          'Qui si compravano due lotti e si rinunciava al frontone: il denaro andava in facciate di pietra, sale da ballo e scuderie sulla via accanto. La scala porta al piano nobile, la porticina sotto alla cucina.',
        ru_RU:
          'Здесь покупали по два участка и обходились без щипца: деньги шли на каменный фасад, бальный зал и конюшни на соседней улице. Крыльцо ведёт в парадный этаж, низкая дверь под ним — на кухню.',
        ja_JP:
          'ここでは二区画を買い、破風をやめて、石造りの正面や舞踏室、裏通りの馬小屋に費用をかけました。石段は主階へ、その下の低い扉は台所へ続きます。',
      },
      latitude: 52.3661,
      longitude: 4.8906,
      minutes: 12,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Magere Brug on the Amstel',
        fr_FR: 'Magere Brug, sur l’Amstel',
        de_DE: 'Magere Brug an der Amstel',
        es_ES: 'Magere Brug, sobre el Amstel',
        it_IT: 'Magere Brug, sull’Amstel',
        ru_RU: 'Тощий мост (Магере-Брюг) на Амстеле',
        ja_JP: 'アムステル川のマヘレ橋',
      },
      text: {
        en_US:
          'The white drawbridge is still opened for boats. Upstream the Amstel locks are shut several nights a week so that clean water can be pushed through the canals.',
        fr_FR:
          'Le pont-levis blanc s’ouvre encore aux bateaux. En amont, les écluses de l’Amstel se ferment plusieurs nuits par semaine pour chasser de l’eau propre à travers les canaux.',
        de_DE:
          'Die weiße Zugbrücke öffnet sich noch immer für Boote. Stromauf schließt man mehrmals in der Woche nachts die Amstelschleusen, damit frisches Wasser durch die Grachten läuft.',
        es_ES:
          'El puente levadizo blanco aún se abre para los barcos. Río arriba, las esclusas del Amstel se cierran varias noches por semana para hacer correr agua limpia por los canales.',
        it_IT:
          'Il ponte levatoio bianco si apre ancora per le barche. A monte, le chiuse dell’Amstel si serrano più notti la settimana per spingere acqua pulita nei canali.',
        ru_RU:
          'Белый подъёмный мост и сейчас разводят для лодок. Выше по течению по ночам, несколько раз в неделю, закрывают Амстелские шлюзы, чтобы прогнать через каналы чистую воду.',
        ja_JP:
          '白い跳ね橋は今も船のために開きます。上流のアムステル水門は週に何度か夜間に閉じられ、運河にきれいな水を流し込む仕組みです。',
      },
      latitude: 52.36355,
      longitude: 4.90235,
      minutes: 12,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Entrepotdok and Scheepvaartmuseum',
        fr_FR: 'Entrepotdok et Scheepvaartmuseum',
        de_DE: 'Entrepotdok und Schifffahrtsmuseum',
        es_ES: 'Entrepotdok y Scheepvaartmuseum',
        it_IT: 'Entrepotdok e Scheepvaartmuseum',
        ru_RU: 'Энтрепотдок и Музей судоходства',
        ja_JP: 'エントレポットドックと海洋博物館',
      },
      text: {
        en_US:
          'A row of bonded warehouses half a kilometer long, named after towns in alphabetical order, has become apartments. At the end lies the naval arsenal of 1656, where sails and guns for the fleet were kept.',
        fr_FR:
          'Un demi-kilomètre d’entrepôts sous douane, baptisés de noms de villes par ordre alphabétique, a été converti en logements. Au bout, l’arsenal de 1656 gardait les voiles et les canons de la flotte.',
        de_DE:
          'Ein halber Kilometer Zollspeicher, alphabetisch nach Städten benannt, ist zu Wohnungen geworden. Am Ende liegt das Zeughaus von 1656, in dem Segel und Geschütze der Flotte lagerten.',
        es_ES:
          'Medio kilómetro de almacenes francos, con nombres de ciudades por orden alfabético, son hoy viviendas. Al final está el arsenal de 1656, donde se guardaban velas y cañones de la flota.',
        it_IT:
          'Mezzo chilometro di magazzini doganali, battezzati con nomi di città in ordine alfabetico, è diventato abitazioni. In fondo, l’arsenale del 1656 custodiva vele e cannoni della flotta.',
        ru_RU:
          'Полкилометра таможенных складов, названных по городам в алфавитном порядке, стали жилыми домами. В конце — арсенал 1656 года, где хранили паруса и пушки флота.',
        ja_JP:
          '半キロにわたる保税倉庫は、都市名がアルファベット順に付けられ、今は住宅です。その先には、艦隊の帆や大砲を納めた1656年の海軍倉庫があります。',
      },
      latitude: 52.37175,
      longitude: 4.915,
      minutes: 12,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'De Gooyer windmill',
        fr_FR: 'Moulin De Gooyer',
        de_DE: 'Windmühle De Gooyer',
        es_ES: 'Molino De Gooyer',
        it_IT: 'Mulino De Gooyer',
        ru_RU: 'Мельница Де Гойер',
        ja_JP: 'デ・ホーイェル風車',
      },
      text: {
        en_US:
          'The tallest wooden mill in the country ground flour on the town wall until new houses took its wind. It was moved to this stone base in 1814; bicycles are handed back beside it.',
        fr_FR:
          'Ce moulin de bois, le plus haut du pays, moulait le grain sur le rempart jusqu’à ce que des maisons lui prennent le vent. On le déplaça sur cette base de pierre en 1814 ; les vélos se rendent à côté.',
        de_DE:
          'Die höchste Holzmühle des Landes mahlte auf dem Stadtwall, bis Häuser ihr den Wind nahmen. 1814 versetzte man sie auf diesen Steinsockel; daneben geben Sie die Räder ab.',
        es_ES:
          'El molino de madera más alto del país molía en la muralla hasta que unas casas le quitaron el viento. En 1814 lo trasladaron a esta base de piedra; al lado se entregan las bicicletas.',
        it_IT:
          'Il più alto mulino di legno del paese macinava sulle mura finché nuove case gli tolsero il vento. Nel 1814 fu spostato su questa base di pietra; le bici si riconsegnano lì accanto.',
        ru_RU:
          'Самая высокая деревянная мельница страны молола зерно на крепостном валу, пока новые дома не отняли ветер. В 1814 году её перенесли на каменное основание; рядом сдаём велосипеды.',
        ja_JP:
          '国内で最も高い木造風車は城壁の上で粉をひいていましたが、新しい建物に風を遮られ、1814年にこの石の基礎へ移されました。自転車はこのそばでお返しいただきます。',
      },
      latitude: 52.36675,
      longitude: 4.9263,
      minutes: 20,
      minutesToNext: 0,
    },
  ],
};
