import type { TourOfDemo } from '../shapes.js';

export const istanbulHippodromeToGalataBridge: TourOfDemo = {
  slug: 'istanbul-hippodrome-to-galata-bridge',
  city: 'istanbul',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'minaret', name: 'Minarets of Sultanahmet' },
    { motif: 'market-stall', name: 'Spice Bazaar' },
    { motif: 'bridge', name: 'Galata Bridge' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'German Fountain, at the north end of the Hippodrome',
        fr_FR: 'Fontaine allemande, à l’extrémité nord de l’hippodrome',
        de_DE: 'Deutscher Brunnen am Nordende des Hippodroms',
        es_ES: 'Fuente alemana, en el extremo norte del hipódromo',
        it_IT: 'Fontana tedesca, all’estremità nord dell’ippodromo',
        ru_RU: 'Немецкий фонтан у северного конца ипподрома',
        ja_JP: '競馬場跡の北端、ドイツの泉亭の前',
      },
      address: 'Binbirdirek, Sultanahmet Meydanı, 34122 Fatih/İstanbul, Türkiye',
      latitude: 41.00712,
      longitude: 28.97655,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 15000 },
          { upTo: 4, amount: 17500 },
          { upTo: 6, amount: 20500 },
        ],
        extraPerson: 2000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 6],
      starts: ['09:00', '10:00', '13:30'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 18500 },
          { upTo: 4, amount: 21500 },
          { upTo: 6, amount: 25000 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 6],
      starts: ['09:00', '10:00', '13:00'],
    },
  ],
  name: {
    en_US: 'From the Hippodrome to the Galata Bridge',
    fr_FR: 'De l’hippodrome au pont de Galata',
    de_DE: 'Vom Hippodrom zur Galatabrücke',
    es_ES: 'Del hipódromo al puente de Gálata',
    it_IT: 'Dall’ippodromo al ponte di Galata',
    ru_RU: 'От ипподрома до Галатского моста',
    ja_JP: '競馬場跡からガラタ橋まで 旧市街を歩く',
  },
  summary: {
    en_US:
      'Down through old Istanbul on foot: obelisks and mosques above, the covered market in the middle, spices and the Golden Horn below.',
    fr_FR:
      'La vieille Istanbul à pied, de haut en bas : obélisques et mosquées, le marché couvert à mi-pente, puis les épices et la Corne d’Or.',
    de_DE:
      'Zu Fuß durch das alte Istanbul hinab: oben Obelisken und Moscheen, in der Mitte der gedeckte Markt, unten Gewürze und das Goldene Horn.',
    es_ES:
      'A pie por la vieja Estambul, de arriba abajo: obeliscos y mezquitas, el mercado cubierto a media ladera y, al final, el Cuerno de Oro.',
    it_IT:
      'A piedi per la vecchia Istanbul, dall’alto in basso: obelischi e moschee, il mercato coperto a mezza costa, poi le spezie e il Corno d’Oro.',
    ru_RU:
      'Пешком по старому Стамбулу сверху вниз: обелиски и мечети, крытый рынок на полпути, а внизу — пряности и бухта Золотой Рог.',
    ja_JP:
      '旧市街の丘を上から下へ歩きます。上にはオベリスクとモスク、中ほどに屋根付きの大市場、下には香辛料の市場と金角湾。イスタンブールの暮らしと歴史をたどるプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Three monuments on the spine of the Roman racecourse',
      'The stone from which Byzantium measured its roads',
      'A workshop courtyard behind the Grand Bazaar',
      'The İznik tiles of Rüstem Pasha, above the shops',
    ],
    fr_FR: [
      'Trois monuments sur l’axe du champ de courses romain',
      'La borne d’où Byzance mesurait ses routes',
      'Une cour d’ateliers derrière le Grand Bazar',
      'Les carreaux d’İznik de Rüstem Pacha, au-dessus des boutiques',
    ],
    de_DE: [
      'Drei Monumente auf der Achse der römischen Rennbahn',
      'Der Stein, von dem Byzanz seine Straßen maß',
      'Ein Werkstatthof hinter dem Großen Basar',
      'Die İznik-Fliesen der Rüstem-Pascha-Moschee über den Läden',
    ],
    es_ES: [
      'Tres monumentos en el eje del circo romano',
      'La piedra desde la que Bizancio medía sus caminos',
      'Un patio de talleres detrás del Gran Bazar',
      'Los azulejos de İznik de Rüstem Bajá, sobre las tiendas',
    ],
    it_IT: [
      'Tre monumenti sull’asse del circo romano',
      'La pietra da cui Bisanzio misurava le strade',
      'Un cortile di botteghe dietro il Gran Bazar',
      'Le piastrelle di İznik di Rüstem Pascià, sopra i negozi',
    ],
    ru_RU: [
      'Три монумента на оси римского ипподрома',
      'Камень, от которого Византия отмеряла дороги',
      'Двор мастерских за Большим базаром',
      'Изникские изразцы мечети Рустема-паши над лавками',
    ],
    ja_JP: [
      'ローマ時代の競馬場の中心線に立つ三つの記念柱',
      'ビザンツ帝国が道のりを測った起点の石',
      'グランドバザールの裏にある職人の中庭',
      '店の上に建つリュステム・パシャ・モスクのイズニックタイル',
    ],
  },
  description: {
    en_US:
      'The old city stands on a ridge, and the walk goes with the slope. At the top lie the racecourse of the emperors and the two great domes that face each other across a garden. You see Hagia Sophia from outside, with time for its buttresses and for the water that ran beneath; the courtyard of the Blue Mosque is open to all outside the hours of prayer.\n\nThen the tram street leads to the market quarter. Inside the Grand Bazaar the guide keeps to the lanes where things are still mended and made, and from there the porters’ street falls steeply to the harbor. The end is a glass of tea within sight of the ferries. The four-hour option adds the Basilica Cistern.',
    fr_FR:
      'La vieille ville occupe une crête, et la promenade suit la pente. En haut, le champ de courses des empereurs et les deux grandes coupoles qui se font face par-dessus un jardin. Sainte-Sophie se voit du dehors, le temps de comprendre ses contreforts et l’eau qui courait dessous ; la cour de la Mosquée bleue est ouverte à tous hors des heures de prière.\n\nLa rue du tramway mène ensuite au quartier des marchés. Dans le Grand Bazar, le guide s’en tient aux allées où l’on répare et fabrique encore, puis la rue des portefaix descend raide vers le port. On finit par un verre de thé en vue des vapeurs. La formule de quatre heures ajoute la Citerne basilique.',
    de_DE:
      'Die Altstadt liegt auf einem Rücken, und der Weg folgt dem Hang. Oben liegen die Rennbahn der Kaiser und die beiden großen Kuppeln, die sich über einen Garten hinweg ansehen. Die Hagia Sophia betrachten Sie von außen, mit Zeit für ihre Strebepfeiler und das Wasser, das darunter floss; der Hof der Blauen Moschee steht außerhalb der Gebetszeiten allen offen.\n\nDann führt die Straße der Tram ins Marktviertel. Im Großen Basar hält sich der Guide an die Gassen, in denen noch geflickt und gemacht wird, und von dort fällt die Straße der Lastträger steil zum Hafen ab. Am Ende steht ein Glas Tee mit Blick auf die Fähren. Die vierstündige Variante nimmt die Cisterna Basilica hinzu.',
    es_ES:
      'La ciudad vieja ocupa una loma y el paseo sigue la pendiente. Arriba quedan el hipódromo de los emperadores y las dos grandes cúpulas que se miran por encima de un jardín. Santa Sofía se ve por fuera, con tiempo para sus contrafuertes y para el agua que corría debajo; el patio de la Mezquita Azul está abierto a todos fuera de las horas de oración.\n\nLa calle del tranvía lleva después al barrio de los mercados. En el Gran Bazar el guía busca las galerías donde todavía se arregla y se fabrica, y de allí la calle de los cargadores baja empinada hasta el puerto. Se acaba con un vaso de té a la vista de los transbordadores. La opción de cuatro horas añade la Cisterna Basílica.',
    it_IT:
      'La città vecchia sta su un crinale e la passeggiata segue la discesa. In alto ci sono il circo degli imperatori e le due grandi cupole che si guardano sopra un giardino. Santa Sofia si vede da fuori, con il tempo di capire i contrafforti e l’acqua che scorreva sotto; il cortile della Moschea Blu è aperto a tutti fuori dalle ore di preghiera.\n\nPoi la via del tram porta nel quartiere dei mercati. Nel Gran Bazar la guida tiene le corsie dove ancora si aggiusta e si fabbrica, e da lì la via dei facchini scende ripida al porto. Si finisce con un bicchiere di tè davanti ai traghetti. La formula di quattro ore aggiunge la Cisterna Basilica.',
    ru_RU:
      'Старый город стоит на гребне холма, и маршрут идёт вниз по склону. Наверху — ипподром императоров и два огромных купола, которые смотрят друг на друга через сад. Айя-Софию вы увидите снаружи: хватит времени рассмотреть контрфорсы и понять, откуда шла вода под ней. Двор Голубой мечети открыт для всех вне часов молитвы.\n\nДальше улица, по которой ходит трамвай, приводит в торговые кварталы. На Большом базаре гид держится рядов, где до сих пор чинят и мастерят, а оттуда улица носильщиков круто спускается к гавани. В конце — стакан чая с видом на паромы. Четырёхчасовой вариант включает ещё и Цистерну Базилику.',
    ja_JP:
      '旧市街は丘の尾根にあり、散策はその坂を下っていきます。上には皇帝たちの競馬場と、庭をはさんで向かい合う二つの大きなドームがあります。アヤソフィアは外から眺め、控え壁のつくりと地下を流れた水の話をします。ブルーモスクの中庭は、礼拝の時間を除いて誰でも入れます。\n\nその後、路面電車の通りを抜けて市場の街へ向かいます。グランドバザールでは、今も修理や手仕事が続く通路を選んで歩き、そこから荷運び人の坂道を港まで下ります。最後は渡し船を眺めながらお茶を一杯。4時間のコースでは地下宮殿の貯水池にも入ります。',
  },
  included: {
    en_US: ['Licensed guide for your group alone', 'A glass of tea at the end', 'Headscarves for the mosques'],
    fr_FR: ['Guide agréé réservé à votre groupe', 'Un verre de thé à la fin', 'Foulards pour les mosquées'],
    de_DE: ['Lizenzierter Guide nur für Ihre Gruppe', 'Ein Glas Tee am Ende', 'Kopftücher für die Moscheen'],
    es_ES: ['Guía oficial solo para su grupo', 'Un vaso de té al final', 'Pañuelos para las mezquitas'],
    it_IT: ['Guida abilitata solo per il suo gruppo', 'Un bicchiere di tè alla fine', 'Foulard per le moschee'],
    ru_RU: ['Лицензированный гид только для вашей группы', 'Стакан чая в конце', 'Платки для мечетей'],
    ja_JP: ['お客様のグループ専任の公認ガイド', '最後のお茶一杯', 'モスク用のスカーフの貸し出し'],
  },
  notIncluded: {
    en_US: ['Entrance to Hagia Sophia (seen from outside) and to the Basilica Cistern', 'Purchases and meals'],
    fr_FR: ['L’entrée de Sainte-Sophie (vue du dehors) et de la Citerne basilique', 'Achats et repas'],
    de_DE: ['Eintritt in die Hagia Sophia (nur von außen) und in die Cisterna Basilica', 'Einkäufe und Mahlzeiten'],
    es_ES: ['La entrada a Santa Sofía (se ve por fuera) y a la Cisterna Basílica', 'Compras y comidas'],
    it_IT: ['L’ingresso a Santa Sofia (vista da fuori) e alla Cisterna Basilica', 'Acquisti e pasti'],
    ru_RU: ['Вход в Айя-Софию (осмотр снаружи) и в Цистерну Базилику', 'Покупки и еда'],
    ja_JP: ['アヤソフィア（外観のみ）と地下宮殿の入場料', '買い物代、食事代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Hippodrome',
        fr_FR: 'Hippodrome',
        de_DE: 'Hippodrom',
        es_ES: 'Hipódromo',
        it_IT: 'Ippodromo',
        ru_RU: 'Ипподром',
        ja_JP: '競馬場跡',
      },
      text: {
        en_US:
          'An Egyptian obelisk, a bronze column of entwined snakes from Delphi and a pillar robbed of its plates mark the line around which the chariots turned. The snakes’ heads broke off; one is kept in the archaeological museum.',
        fr_FR:
          'Un obélisque égyptien, une colonne de bronze aux serpents venue de Delphes et un pilier dépouillé de ses plaques marquent l’axe où tournaient les chars. Les têtes des serpents sont tombées ; le musée archéologique en garde une.',
        de_DE:
          'Ein ägyptischer Obelisk, eine bronzene Schlangensäule aus Delphi und ein seiner Platten beraubter Pfeiler zeigen die Linie, um die die Wagen wendeten. Die Schlangenköpfe brachen ab, einen bewahrt das Archäologische Museum.',
        es_ES:
          'Un obelisco egipcio, una columna de bronce con serpientes traída de Delfos y un pilar despojado de sus placas marcan el eje en torno al que giraban los carros. Las cabezas se rompieron; una se guarda en el museo arqueológico.',
        it_IT:
          'Un obelisco egizio, una colonna di bronzo con i serpenti venuta da Delfi e un pilastro privato delle lastre segnano l’asse attorno a cui giravano i carri. Le teste si ruppero; una è al museo archeologico.',
        ru_RU:
          'Египетский обелиск, бронзовая змеиная колонна из Дельф и столб, лишённый обшивки, отмечают линию, которую огибали колесницы. Головы змей отломились, одна хранится в археологическом музее.',
        ja_JP:
          'エジプトのオベリスク、デルフォイから運ばれた青銅の蛇の柱、飾り板をはがされた石柱が、戦車が回った線を示しています。折れた蛇の頭の一つは考古学博物館にあります。',
      },
      latitude: 41.00597,
      longitude: 28.97531,
      minutes: 18,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Courtyard of the Blue Mosque',
        fr_FR: 'Cour de la Mosquée bleue',
        de_DE: 'Hof der Blauen Moschee',
        es_ES: 'Patio de la Mezquita Azul',
        it_IT: 'Cortile della Moschea Blu',
        ru_RU: 'Двор Голубой мечети',
        ja_JP: 'ブルーモスクの中庭',
      },
      text: {
        en_US:
          'Six minarets were as many as Mecca had, and people talked about it for years. A chain hangs in the western gate: whoever rode in had to bow his head beneath it.',
        fr_FR:
          'Six minarets : autant qu’à La Mecque, et l’on en parla longtemps. À la porte ouest pend une chaîne ; qui entrait à cheval devait baisser la tête.',
        de_DE:
          'Sechs Minarette, so viele hatte damals Mekka, und darüber wurde lange geredet. Im Westtor hängt eine Kette: Wer hineinritt, musste den Kopf senken.',
        es_ES:
          'Seis alminares, tantos como La Meca, y dieron que hablar durante años. En la puerta oeste cuelga una cadena: quien entraba a caballo debía inclinar la cabeza.',
        it_IT:
          'Sei minareti, quanti ne aveva La Mecca, e se ne parlò a lungo. Alla porta ovest pende una catena: chi entrava a cavallo doveva chinare il capo.',
        ru_RU:
          'Шесть минаретов — столько же было тогда в Мекке, и об этом долго судачили. В западных воротах висит цепь: въезжая верхом, приходилось склонять голову.',
        ja_JP:
          '尖塔は当時のメッカと同じ六本で、長く人々の話題になりました。西門には鎖が下がり、馬で入る者は頭を下げなければなりませんでした。',
      },
      latitude: 41.00556,
      longitude: 28.97638,
      minutes: 18,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Hagia Sophia from outside',
        fr_FR: 'Sainte-Sophie, vue du dehors',
        de_DE: 'Hagia Sophia von außen',
        es_ES: 'Santa Sofía por fuera',
        it_IT: 'Santa Sofia da fuori',
        ru_RU: 'Айя-София снаружи',
        ja_JP: 'アヤソフィアの外観',
      },
      text: {
        en_US:
          'The heavy buttresses were set against the walls over centuries because the dome kept pushing them apart. By the entrance lie blocks carved with a row of lambs, left from the church that stood here before.',
        fr_FR:
          'Au fil des siècles, on appuya ces lourds contreforts aux murs que la coupole écartait. Près de l’entrée, des blocs sculptés d’une file d’agneaux restent de l’église précédente.',
        de_DE:
          'Die schweren Strebepfeiler wurden über Jahrhunderte angesetzt, weil die Kuppel die Mauern auseinanderdrückte. Am Eingang liegen Blöcke mit einem Fries von Lämmern, Reste der Vorgängerkirche.',
        es_ES:
          'Los pesados contrafuertes se añadieron a lo largo de los siglos porque la cúpula abría los muros. Junto a la entrada hay bloques con una fila de corderos tallados, de la iglesia anterior.',
        it_IT:
          'I pesanti contrafforti furono addossati nei secoli perché la cupola spingeva in fuori i muri. Presso l’ingresso ci sono blocchi scolpiti con una fila di agnelli, resti della chiesa precedente.',
        ru_RU:
          'Тяжёлые контрфорсы приставляли веками: купол распирал стены. У входа лежат блоки с вырезанной вереницей агнцев — остаток прежней церкви.',
        ja_JP:
          'ドームが壁を外へ押し続けたため、何世紀にもわたり重い控え壁が足されました。入口のそばには、前の教会の名残である子羊の列を彫った石が並びます。',
      },
      latitude: 41.00858,
      longitude: 28.98017,
      minutes: 19,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Milion stone',
        fr_FR: 'Borne du Milion',
        de_DE: 'Stein des Milion',
        es_ES: 'Piedra del Milion',
        it_IT: 'Pietra del Milion',
        ru_RU: 'Камень Милий',
        ja_JP: 'ミリオンの石',
      },
      text: {
        en_US:
          'A single upright stone is left of the arch from which all roads of the empire were measured. Beside it rises a water tower of the Ottoman supply, half hidden by a café.',
        fr_FR:
          'De l’arc d’où l’on mesurait toutes les routes de l’empire, il ne reste qu’une pierre debout. À côté s’élève une tour à eau ottomane, à demi cachée par un café.',
        de_DE:
          'Von dem Bogen, ab dem alle Straßen des Reiches gemessen wurden, steht noch ein einziger Stein. Daneben ragt ein osmanischer Wasserturm auf, halb von einem Café verdeckt.',
        es_ES:
          'Del arco desde el que se medían todos los caminos del imperio queda una sola piedra en pie. A su lado se alza una torre de agua otomana, medio oculta por un café.',
        it_IT:
          'Dell’arco da cui si misuravano tutte le strade dell’impero resta una sola pietra in piedi. Accanto si alza una torre dell’acqua ottomana, mezza nascosta da un caffè.',
        ru_RU:
          'От арки, от которой отсчитывали все дороги империи, остался один стоячий камень. Рядом — османская водонапорная башня, наполовину скрытая кафе.',
        ja_JP:
          '帝国のすべての道のりを測る起点だったアーチのうち、今残るのは一本の石だけです。隣にはカフェに半ば隠れたオスマン時代の給水塔があります。',
      },
      latitude: 41.00806,
      longitude: 28.97803,
      minutes: 7,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Grand Bazaar',
        fr_FR: 'Grand Bazar',
        de_DE: 'Großer Basar',
        es_ES: 'Gran Bazar',
        it_IT: 'Gran Bazar',
        ru_RU: 'Большой базар',
        ja_JP: 'グランドバザール',
      },
      text: {
        en_US:
          'You enter by the Nuruosmaniye Gate, under the arms of a sultan, and turn off the main street into the lanes named after their trades. In a courtyard behind, silver is still hammered over wooden blocks.',
        fr_FR:
          'On entre par la porte Nuruosmaniye, sous les armes d’un sultan, et l’on quitte l’allée principale pour les rues qui portent le nom des métiers. Dans une cour, derrière, l’argent se martèle encore sur des billots.',
        de_DE:
          'Der Weg führt durch das Nuruosmaniye-Tor unter dem Wappen eines Sultans und weg von der Hauptgasse in die Straßen, die nach Gewerben heißen. In einem Hof dahinter wird noch Silber über Holzklötzen gehämmert.',
        es_ES:
          'Se entra por la puerta de Nuruosmaniye, bajo las armas de un sultán, y se deja la calle principal por las galerías con nombre de oficio. En un patio trasero aún se martillea la plata sobre tacos de madera.',
        it_IT:
          'Si entra dalla porta di Nuruosmaniye, sotto lo stemma di un sultano, e si lascia la via principale per le corsie che portano i nomi dei mestieri. In un cortile dietro si batte ancora l’argento su ceppi di legno.',
        ru_RU:
          'Входим через ворота Нуруосмание под гербом султана и сворачиваем с главной улицы в ряды, названные по ремёслам. Во дворе позади до сих пор чеканят серебро на деревянных колодах.',
        ja_JP:
          'スルタンの紋章を掲げたヌルオスマニエ門から入り、大通りをそれて職業の名が付いた通路へ進みます。裏の中庭では、今も木の台の上で銀を打っています。',
      },
      latitude: 41.01068,
      longitude: 28.96931,
      minutes: 28,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Rüstem Pasha Mosque',
        fr_FR: 'Mosquée Rüstem Pacha',
        de_DE: 'Rüstem-Pascha-Moschee',
        es_ES: 'Mezquita de Rüstem Bajá',
        it_IT: 'Moschea di Rüstem Pascià',
        ru_RU: 'Мечеть Рустема-паши',
        ja_JP: 'リュステム・パシャ・モスク',
      },
      text: {
        en_US:
          'Sinan set the mosque on a terrace of vaulted shops, whose rents paid for it; a narrow stair between them leads up. The walls are tiled to the top, with tulips in the tomato red that İznik made for a few decades only.',
        fr_FR:
          'Sinan a posé la mosquée sur une terrasse de boutiques voûtées dont les loyers l’entretenaient ; un escalier étroit y monte. Les murs sont carrelés jusqu’en haut, de tulipes au rouge tomate qu’İznik ne fit que quelques décennies.',
        de_DE:
          'Sinan stellte die Moschee auf eine Terrasse gewölbter Läden, deren Mieten sie unterhielten; eine schmale Treppe führt hinauf. Die Wände sind bis oben gefliest, mit Tulpen in dem Tomatenrot, das İznik nur wenige Jahrzehnte lang gelang.',
        es_ES:
          'Sinan alzó la mezquita sobre una terraza de tiendas abovedadas cuyas rentas la mantenían; una escalera estrecha sube entre ellas. Los muros están cubiertos de azulejos, con tulipanes del rojo tomate que İznik logró solo unas décadas.',
        it_IT:
          'Sinan pose la moschea su una terrazza di botteghe a volta, i cui affitti la mantenevano; una scala stretta vi sale in mezzo. Le pareti sono piastrellate fino in alto, con i tulipani del rosso pomodoro che İznik fece solo per qualche decennio.',
        ru_RU:
          'Синан поставил мечеть на террасу из сводчатых лавок, чья аренда её содержала; наверх ведёт узкая лестница. Стены до верха в изразцах с тюльпанами того томатного красного, который в Изнике умели делать лишь несколько десятилетий.',
        ja_JP:
          '建築家シナンは、賃料でモスクを支える店舗の上にモスクを建てました。店の間の細い階段を上ると、壁一面のタイルに、イズニックで数十年しか作られなかった赤のチューリップが咲いています。',
      },
      latitude: 41.01763,
      longitude: 28.96855,
      minutes: 19,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Spice Bazaar',
        fr_FR: 'Bazar aux épices',
        de_DE: 'Ägyptischer Basar',
        es_ES: 'Bazar de las Especias',
        it_IT: 'Bazar delle spezie',
        ru_RU: 'Египетский базар',
        ja_JP: 'エジプシャンバザール',
      },
      text: {
        en_US:
          'The L-shaped hall was built to pay for the upkeep of the New Mosque next door. The shops in the lane outside, where Istanbul itself buys coffee and cheese, are as old as the trade.',
        fr_FR:
          'La halle en forme de L fut bâtie pour entretenir la Nouvelle Mosquée, sa voisine. Dans la ruelle d’à côté, Istanbul achète elle-même son café et son fromage.',
        de_DE:
          'Die Halle in L-Form wurde gebaut, um die Neue Moschee nebenan zu unterhalten. In der Gasse draußen kauft Istanbul selbst Kaffee und Käse.',
        es_ES:
          'La nave en forma de L se construyó para mantener la Mezquita Nueva, su vecina. En la callejuela de fuera la propia Estambul compra el café y el queso.',
        it_IT:
          'La sala a forma di L fu costruita per mantenere la Moschea Nuova, lì accanto. Nel vicolo fuori è Istanbul stessa a comprare caffè e formaggio.',
        ru_RU:
          'Г-образное здание построили, чтобы содержать соседнюю Новую мечеть. В переулке снаружи сами стамбульцы покупают кофе и сыр.',
        ja_JP:
          'L字形の市場は、隣の新モスクの維持費をまかなうために建てられました。外の路地では、地元の人々がコーヒーやチーズを買っています。',
      },
      latitude: 41.01652,
      longitude: 28.97065,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Galata Bridge',
        fr_FR: 'Pont de Galata',
        de_DE: 'Galatabrücke',
        es_ES: 'Puente de Gálata',
        it_IT: 'Ponte di Galata',
        ru_RU: 'Галатский мост',
        ja_JP: 'ガラタ橋',
      },
      text: {
        en_US:
          'Rods stand side by side along both rails, and the lines run down past the windows of the restaurants below. Looking back, you see the whole way you came, from the domes to the water.',
        fr_FR:
          'Les cannes se serrent le long des deux rambardes, et les lignes descendent devant les vitres des restaurants du dessous. En se retournant, on voit tout le chemin parcouru, des coupoles à l’eau.',
        de_DE:
          'An beiden Geländern steht Rute neben Rute, und die Schnüre laufen an den Fenstern der Lokale darunter vorbei. Im Rücken liegt der ganze Weg von den Kuppeln bis zum Wasser.',
        es_ES:
          'Las cañas se apoyan una junto a otra en las dos barandillas y los sedales bajan ante las ventanas de los restaurantes. Al volverse se ve todo el camino andado, de las cúpulas al agua.',
        it_IT:
          'Le canne stanno fianco a fianco lungo i due parapetti e le lenze scendono davanti alle finestre dei ristoranti di sotto. Voltandosi si vede tutta la strada fatta, dalle cupole all’acqua.',
        ru_RU:
          'Вдоль обоих перил стоят удочки, лески спускаются мимо окон ресторанов под мостом. Оглянувшись, вы увидите весь пройденный путь — от куполов до воды.',
        ja_JP:
          '両側の欄干に釣り竿がずらりと並び、糸は下の食堂の窓の前を垂れていきます。振り返れば、ドームから水辺まで歩いてきた道がすべて見えます。',
      },
      latitude: 41.01992,
      longitude: 28.97312,
      minutes: 9,
      minutesToNext: 0,
    },
  ],
};
