import type { TourOfDemo } from '../shapes.js';

export const dubaiAlFahidiAndCreek: TourOfDemo = {
  slug: 'dubai-al-fahidi-and-creek',
  city: 'dubai',
  categories: ['group-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: true,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'harbour', name: 'Dubai Creek' },
    { motif: 'rooftops', name: 'Wind towers of Al Fahidi' },
    { motif: 'market-stall', name: 'Deira Spice Souk' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Al Fahidi Historical Neighborhood, street entrance beside the Arabian Tea House',
        fr_FR: 'Quartier historique d’Al Fahidi, entrée sur la rue, à côté de l’Arabian Tea House',
        de_DE: 'Historisches Viertel Al Fahidi, Straßeneingang neben dem Arabian Tea House',
        es_ES: 'Barrio histórico de Al Fahidi, entrada desde la calle, junto a la Arabian Tea House',
        it_IT: 'Quartiere storico di Al Fahidi, ingresso dalla strada, accanto all’Arabian Tea House',
        ru_RU: 'Исторический квартал Аль-Фахиди, вход с улицы рядом с Arabian Tea House',
        ja_JP: 'アル・ファヒディ歴史地区の通り側入口、アラビアン・ティー・ハウスの横',
      },
      address: 'Al Fahidi Street, Al Souq Al Kabeer, Bur Dubai, Dubai, United Arab Emirates',
      latitude: 25.2632,
      longitude: 55.2999,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: { kind: 'per-person', adult: 4200, child: 2100, infant: 0 },
      minimumPersons: 1,
      maximumPersons: 12,
      capacity: 12,
      weekdays: [1, 2, 3, 4, 6, 7],
      starts: ['09:00', '16:00'],
      closedMonths: [7, 8],
    },
  ],
  name: {
    en_US: 'Al Fahidi and Both Banks of the Creek',
    fr_FR: 'Al Fahidi et les deux rives de la Crique',
    de_DE: 'Al Fahidi und die beiden Ufer des Creek',
    es_ES: 'Al Fahidi y las dos orillas de la ría',
    it_IT: 'Al Fahidi e le due rive del Creek',
    ru_RU: 'Аль-Фахиди и два берега бухты Дубай-Крик',
    ja_JP: 'アル・ファヒディとクリークの両岸',
  },
  summary: {
    en_US:
      'Dubai before the towers: houses with wind catchers, the old fort, a crossing by abra and the spice and gold markets of Deira.',
    fr_FR:
      'Dubaï avant les gratte-ciel : maisons à tours à vent, vieux fort, traversée en abra, marchés aux épices et à l’or de Deira.',
    de_DE:
      'Dubai vor den Hochhäusern: Häuser mit Windtürmen, das alte Fort, eine Überfahrt mit der Abra, Gewürz- und Goldmarkt von Deira.',
    es_ES:
      'Dubái antes de los rascacielos: casas con torres de viento, el viejo fuerte, el paso en abra y los zocos de especias y oro de Deira.',
    it_IT:
      'Dubai prima dei grattacieli: case con le torri del vento, il vecchio forte, la traversata in abra e i suq di spezie e oro di Deira.',
    ru_RU:
      'Дубай до небоскрёбов: дома с ветряными башнями, старый форт, переправа на абре, рынки специй и золота в Дейре.',
    ja_JP:
      '高層ビルが建つ前のドバイを歩きます。風の塔のある家並みと古い砦を見たあと、渡し船アブラで水路を渡り、デイラの香辛料市場と金の市場を訪ねる少人数のツアーです。',
  },
  highlights: {
    en_US: [
      'How a tower open on four sides cools the room beneath it',
      'The coral walls of the fort of 1787',
      'Five minutes on the water among the commuters',
      'Dhows loading for Iran and East Africa',
      'Dried limes, frankincense and saffron in sacks',
    ],
    fr_FR: [
      'Comment une tour ouverte sur quatre côtés rafraîchit la pièce du dessous',
      'Les murs de corail du fort de 1787',
      'Cinq minutes sur l’eau parmi ceux qui vont au travail',
      'Les boutres que l’on charge pour l’Iran et l’Afrique de l’Est',
      'Citrons séchés, encens et safran par sacs entiers',
    ],
    de_DE: [
      'Wie ein nach vier Seiten offener Turm den Raum darunter kühlt',
      'Die Korallenmauern des Forts von 1787',
      'Fünf Minuten auf dem Wasser unter Berufspendlern',
      'Dhaus, die für den Iran und Ostafrika beladen werden',
      'Getrocknete Limetten, Weihrauch und Safran in Säcken',
    ],
    es_ES: [
      'Cómo una torre abierta por los cuatro lados refresca la sala de abajo',
      'Los muros de coral del fuerte de 1787',
      'Cinco minutos sobre el agua entre quienes van al trabajo',
      'Los dhows que cargan para Irán y África oriental',
      'Limas secas, incienso y azafrán a sacos',
    ],
    it_IT: [
      'Come una torre aperta sui quattro lati rinfresca la stanza sottostante',
      'I muri di corallo del forte del 1787',
      'Cinque minuti sull’acqua tra chi va al lavoro',
      'I dhow che caricano per l’Iran e l’Africa orientale',
      'Lime secchi, incenso e zafferano nei sacchi',
    ],
    ru_RU: [
      'Как башня, открытая на четыре стороны, охлаждает комнату под собой',
      'Коралловые стены форта 1787 года',
      'Пять минут на воде среди тех, кто едет на работу',
      'Дау, которые грузятся в Иран и Восточную Африку',
      'Сушёные лаймы, ладан и шафран мешками',
    ],
    ja_JP: [
      '四方に開いた塔が真下の部屋を冷やすしくみ',
      'サンゴの石で築かれた1787年の砦の壁',
      '通勤の人々と乗り合わせる5分間の船旅',
      'イランや東アフリカへの荷を積み込むダウ船',
      '袋に盛られた干しライム、乳香、サフラン',
    ],
  },
  description: {
    en_US:
      'Until the 1950s Dubai was a town of coral stone and palm fronds on a tidal inlet, living off pearls and whatever could be carried by dhow. When the pearl trade failed, the re-export of cloth, spices and gold went on, and it is still there: on the quays goods stand in the open, on the Creek the ferries leave when the bench is full. This walk joins the two banks in the order in which a merchant of Bastak would have known them, home first and market last.\n\nYou cover about two kilometers on level ground, with Arabic coffee and dates in a shaded courtyard at the start. Carry water and cover shoulders and knees. The mosques and the fort are seen from the street.',
    fr_FR:
      'Jusque vers 1950, Dubaï fut une ville de corail et de palmes au bord d’un bras de mer, qui vivait des perles et de tout ce que portent les boutres. Quand la perle s’effondra, la réexportation d’étoffes, d’épices et d’or continua, et elle dure encore : sur les quais, la marchandise attend en plein air ; sur la Crique, le bac part quand le banc est plein. La promenade relie les deux rives dans l’ordre où les connaissait un marchand de Bastak, la maison d’abord, le marché pour finir.\n\nOn parcourt deux kilomètres environ, à plat, avec café arabe et dattes au départ, dans une cour ombragée. Emportez de l’eau, couvrez épaules et genoux. Les mosquées et le fort se regardent de la rue.',
    de_DE:
      'Bis in die 1950er-Jahre war Dubai eine Stadt aus Korallenstein und Palmwedeln an einem Meeresarm und lebte von Perlen und allem, was eine Dhau trägt. Als der Perlenhandel zusammenbrach, ging der Weiterverkauf von Stoff, Gewürz und Gold weiter, und es gibt ihn noch: An den Kais steht die Ware im Freien, auf dem Creek legt die Fähre ab, wenn die Bank voll ist. Der Rundgang verbindet beide Ufer in der Reihenfolge, in der ein Kaufmann aus Bastak sie kannte: zuerst das Haus, zuletzt der Markt.\n\nEs sind etwa zwei ebene Kilometer; am Anfang gibt es arabischen Kaffee und Datteln in einem schattigen Hof. Nehmen Sie Wasser mit und bedecken Sie Schultern und Knie. Moscheen und Fort sieht man von der Straße aus.',
    es_ES:
      'Hasta los años cincuenta Dubái fue una villa de piedra coralina y hojas de palma junto a un brazo de mar, que vivía de las perlas y de cuanto cabe en un dhow. Cuando se hundió el comercio de perlas, siguió la reexportación de telas, especias y oro, y ahí continúa: en los muelles la mercancía espera al aire libre y en la ría la barca sale cuando el banco se llena. El paseo une las dos orillas en el orden en que las conocía un mercader de Bastak: primero la casa, al final el mercado.\n\nSon unos dos kilómetros llanos, con café árabe y dátiles al principio, en un patio sombreado. Lleve agua y cubra hombros y rodillas. Las mezquitas y el fuerte se ven desde la calle.',
    it_IT:
      'Fino agli anni Cinquanta Dubai era una città di pietra corallina e foglie di palma su un braccio di mare, che viveva di perle e di tutto ciò che sta in un dhow. Crollato il commercio delle perle, continuò quello di stoffe, spezie e oro, ed è ancora lì: sulle banchine la merce aspetta all’aperto, sul Creek il traghetto parte quando la panca è piena. La passeggiata unisce le due rive nell’ordine in cui le conosceva un mercante di Bastak, prima la casa e per ultimo il mercato.\n\nSono circa due chilometri in piano, con caffè arabo e datteri all’inizio, in un cortile all’ombra. Porti acqua e copra spalle e ginocchia. Le moschee e il forte si vedono dalla strada.',
    ru_RU:
      'До 1950-х Дубай был городком из кораллового камня и пальмовых листьев на берегу морского рукава и жил жемчугом и тем, что увезёт дау. Когда жемчужный промысел рухнул, перепродажа тканей, специй и золота не прекратилась; она видна и теперь: на причалах товар стоит под открытым небом, а паром через Крик отходит, когда заполнится скамья. Прогулка связывает берега в том порядке, в каком их знал купец из Бастака: сначала дом, под конец рынок.\n\nЭто около двух километров по ровному; в начале — арабский кофе с финиками в тенистом дворе. Возьмите воду, прикройте плечи и колени. Мечети и форт мы смотрим с улицы.',
    ja_JP:
      '1950年代までのドバイは、入り江のほとりにサンゴ石とヤシの葉の家が並ぶ、真珠とダウ船の交易の町でした。真珠が売れなくなったあとも、布や香辛料や金を仕入れて送り出す商いは続き、今も目の前にあります。岸壁には荷が野積みにされ、クリークの渡し船はベンチが埋まると出ていきます。ツアーでは、イランのバスタクから来た商人になったつもりで、まず住まいを、最後に市場を訪ね、両岸をつなぎます。\n\n道のりは平坦な約2キロです。はじめに日陰の中庭でアラビアコーヒーとデーツをお出しします。お水をお持ちのうえ、肩と膝の隠れる服装でお越しください。モスクと砦は外からの見学です。',
  },
  included: {
    en_US: ['Local guide, group of twelve at most', 'Abra fare across the Creek', 'Arabic coffee and dates'],
    fr_FR: ['Guide local, douze personnes au plus', 'Le passage en abra', 'Café arabe et dattes'],
    de_DE: ['Einheimischer Guide, höchstens zwölf Personen', 'Überfahrt mit der Abra', 'Arabischer Kaffee und Datteln'],
    es_ES: ['Guía local, doce personas como máximo', 'El pasaje en abra', 'Café árabe y dátiles'],
    it_IT: ['Guida locale, dodici persone al massimo', 'Il passaggio in abra', 'Caffè arabo e datteri'],
    ru_RU: ['Местный гид, группа до двенадцати человек', 'Переправа на абре', 'Арабский кофе и финики'],
    ja_JP: ['現地ガイド（最大12名のグループ）', 'アブラの渡し賃', 'アラビアコーヒーとデーツ'],
  },
  notIncluded: {
    en_US: ['Purchases in the markets', 'Other food and drinks'],
    fr_FR: ['Les achats dans les marchés', 'Autres repas et boissons'],
    de_DE: ['Einkäufe auf den Märkten', 'Weitere Speisen und Getränke'],
    es_ES: ['Las compras en los zocos', 'Otras comidas y bebidas'],
    it_IT: ['Gli acquisti nei suq', 'Altro cibo e bevande'],
    ru_RU: ['Покупки на рынках', 'Прочие еда и напитки'],
    ja_JP: ['市場での買い物代', 'その他の飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Al Fahidi Historical Neighborhood',
        fr_FR: 'Quartier historique d’Al Fahidi',
        de_DE: 'Historisches Viertel Al Fahidi',
        es_ES: 'Barrio histórico de Al Fahidi',
        it_IT: 'Quartiere storico di Al Fahidi',
        ru_RU: 'Исторический квартал Аль-Фахиди',
        ja_JP: 'アル・ファヒディ歴史地区',
      },
      text: {
        en_US:
          'Families from Bastak in southern Iran settled here from the 1890s and brought the wind tower with them. Half the quarter was pulled down in the 1980s; in what was saved, a short piece of the town wall of about 1800 stands between the houses.',
        fr_FR:
          'Des familles de Bastak, dans le sud de l’Iran, s’établirent ici dès les années 1890 et apportèrent la tour à vent. La moitié du quartier fut rasée dans les années 1980 ; dans ce qui fut sauvé, un bout du rempart, vers 1800, subsiste entre les maisons.',
        de_DE:
          'Familien aus Bastak im Süden des Iran ließen sich ab den 1890er-Jahren hier nieder und brachten den Windturm mit. Die Hälfte des Viertels wurde in den 1980ern abgerissen; im geretteten Teil steht zwischen den Häusern noch ein Stück Stadtmauer von etwa 1800.',
        es_ES:
          'Familias de Bastak, en el sur de Irán, se instalaron aquí desde la década de 1890 y trajeron la torre de viento. La mitad del barrio se derribó en los años ochenta; en lo que se salvó queda, entre las casas, un trozo de la muralla de hacia 1800.',
        it_IT:
          'Famiglie di Bastak, nel sud dell’Iran, si stabilirono qui dagli anni Novanta dell’Ottocento e portarono la torre del vento. Metà del quartiere fu abbattuta negli anni Ottanta; in quel che si salvò resta, tra le case, un pezzo delle mura del 1800 circa.',
        ru_RU:
          'С 1890-х здесь селились семьи из Бастака на юге Ирана; они и привезли с собой ветряную башню. Половину квартала снесли в 1980-х, а в уцелевшей части между домами стоит кусок городской стены, построенной около 1800 года.',
        ja_JP:
          '1890年代から、イラン南部のバスタクの人々が移り住み、風の塔を伝えました。1980年代に地区の半分が取り壊されましたが、残された一角には1800年ごろの町の壁の一部が家々の間に立っています。',
      },
      latitude: 25.2637,
      longitude: 55.3002,
      minutes: 35,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Al Fahidi Fort',
        fr_FR: 'Fort d’Al Fahidi',
        de_DE: 'Fort Al Fahidi',
        es_ES: 'Fuerte de Al Fahidi',
        it_IT: 'Forte di Al Fahidi',
        ru_RU: 'Форт Аль-Фахиди',
        ja_JP: 'アル・ファヒディ砦',
      },
      text: {
        en_US:
          'Lumps of reef, set in lime, were enough to keep out raiders. The fort has been a ruler’s house, a garrison and a prison, and in 1971, the year the Emirates united, it became the town’s museum.',
        fr_FR:
          'Des blocs de récif pris dans la chaux suffisaient à tenir les pillards dehors. Le fort a été demeure du souverain, caserne et prison, puis, en 1971, l’année où s’unirent les Émirats, musée de la ville.',
        de_DE:
          'Brocken vom Riff, in Kalk gesetzt, genügten gegen Plünderer. Das Fort war Sitz des Herrschers, Kaserne und Gefängnis, und 1971, als sich die Emirate vereinigten, wurde es Stadtmuseum.',
        es_ES:
          'Trozos de arrecife trabados con cal bastaban contra los saqueadores. El fuerte ha sido casa del gobernante, cuartel y cárcel, y en 1971, año de la unión de los Emiratos, se convirtió en museo de la ciudad.',
        it_IT:
          'Pezzi di barriera corallina legati con la calce bastavano contro i predoni. Il forte è stato casa del sovrano, caserma e prigione, e nel 1971, l’anno in cui si unirono gli Emirati, museo della città.',
        ru_RU:
          'Глыб рифа на извести хватало, чтобы не пустить налётчиков. Форт был домом правителя, казармой и тюрьмой, а в 1971 году, когда объединились Эмираты, стал городским музеем.',
        ja_JP:
          '礁から切り出したサンゴの塊を石灰で固めただけで、襲撃を防ぐには十分でした。首長の住まい、兵舎、牢獄と役目を変え、首長国が連邦を結んだ1971年に町の博物館となりました。',
      },
      latitude: 25.2634,
      longitude: 55.2972,
      minutes: 13,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Grand Mosque of Bur Dubai',
        fr_FR: 'Grande Mosquée de Bur Dubai',
        de_DE: 'Große Moschee von Bur Dubai',
        es_ES: 'Gran Mezquita de Bur Dubai',
        it_IT: 'Grande Moschea di Bur Dubai',
        ru_RU: 'Большая мечеть Бур-Дубая',
        ja_JP: 'バール・ドバイの大モスク',
      },
      text: {
        en_US:
          'The sand-colored building of the 1990s repeats the shape of one from about 1900 that doubled as a Koran school. Count the domes if you can: nine large and forty-five small.',
        fr_FR:
          'L’édifice couleur de sable, des années 1990, reprend la forme d’un autre, bâti vers 1900, qui servait aussi d’école coranique. Comptez les coupoles si vous pouvez : neuf grandes, quarante-cinq petites.',
        de_DE:
          'Der sandfarbene Bau der 1990er-Jahre wiederholt die Form eines älteren von etwa 1900, der zugleich Koranschule war. Zählen Sie die Kuppeln, wenn Sie können: neun große und fünfundvierzig kleine.',
        es_ES:
          'El edificio color arena, de los años noventa, repite la forma de otro de hacia 1900 que hacía también de escuela coránica. Cuente las cúpulas si puede: nueve grandes y cuarenta y cinco pequeñas.',
        it_IT:
          'L’edificio color sabbia, degli anni Novanta, ripete la forma di uno del 1900 circa che faceva anche da scuola coranica. Provi a contare le cupole: nove grandi e quarantacinque piccole.',
        ru_RU:
          'Здание песочного цвета 1990-х годов повторяет прежнее, построенное около 1900 года и служившее ещё и школой Корана. Попробуйте сосчитать купола: девять больших и сорок пять малых.',
        ja_JP:
          '砂色の建物は1990年代のもので、コーラン学校を兼ねていた1900年ごろのモスクの形を受け継いでいます。ドームは大きいものが九つ、小さいものが四十五。数えてみてください。',
      },
      latitude: 25.2641,
      longitude: 55.2967,
      minutes: 8,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Textile Souk',
        fr_FR: 'Souk aux textiles',
        de_DE: 'Stoffsouk',
        es_ES: 'Zoco textil',
        it_IT: 'Suq dei tessuti',
        ru_RU: 'Рынок тканей',
        ja_JP: '織物のスーク',
      },
      text: {
        en_US:
          'Under a timber roof merchants from Sindh and Gujarat unroll silk and cotton on the counter, as their grandfathers did. Tailors upstairs cut a kandura in a day; the guide shows what tells an Emirati collar from an Omani one.',
        fr_FR:
          'Sous un toit de charpente, des marchands venus du Sind et du Gujarat déroulent soies et cotons sur le comptoir, comme leurs grands-pères. À l’étage, on coupe une kandoura en un jour ; le guide montre en quoi le col émirien diffère de l’omanais.',
        de_DE:
          'Unter einem Holzdach rollen Händler aus Sindh und Gujarat Seide und Baumwolle auf der Theke aus, wie schon ihre Großväter. Schneider im Obergeschoss fertigen eine Kandura an einem Tag; woran man emiratische und omanische Kragen unterscheidet, erklärt der Guide.',
        es_ES:
          'Bajo un techo de madera, comerciantes de Sind y Guyarat despliegan sedas y algodones en el mostrador, como sus abuelos. Los sastres de arriba cortan una kandura en un día; el guía enseña en qué se distingue el cuello emiratí del omaní.',
        it_IT:
          'Sotto un tetto di legno mercanti del Sindh e del Gujarat srotolano sete e cotoni sul banco, come i loro nonni. I sarti di sopra tagliano una kandura in un giorno; la guida mostra che cosa distingue un collo emiratino da uno omanita.',
        ru_RU:
          'Под деревянной кровлей выходцы из Синда и Гуджарата раскатывают на прилавке шёлк и хлопок, как их деды. Портные наверху шьют кандуру за день; гид покажет, чем ворот эмиратской отличается от оманской.',
        ja_JP:
          '木組みの屋根の下、シンドやグジャラート出身の商人が、祖父の代と同じように絹や木綿を台の上に広げます。上の階の仕立屋は、カンドゥーラを一日で縫い上げます。首長国とオマーンの襟の違いもご説明します。',
      },
      latitude: 25.2649,
      longitude: 55.296,
      minutes: 22,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Abra landing and crossing of the Creek',
        fr_FR: 'Embarcadère des abras et traversée de la Crique',
        de_DE: 'Abra-Anleger und Überfahrt über den Creek',
        es_ES: 'Embarcadero de abras y paso de la ría',
        it_IT: 'Imbarco delle abra e traversata del Creek',
        ru_RU: 'Причал абр и переправа через Крик',
        ja_JP: 'アブラの船着き場とクリークの横断',
      },
      text: {
        en_US:
          'You step over the gunwale and sit on the bench back to back with people on their way to work. In 1961 the silted inlet was dredged on borrowed money, and larger ships, and the city, followed.',
        fr_FR:
          'On enjambe le plat-bord et l’on s’assied dos à dos avec des gens qui vont travailler. En 1961, le bras de mer ensablé fut dragué à crédit ; de plus gros navires vinrent, puis la ville.',
        de_DE:
          'Man steigt über die Bordwand und sitzt Rücken an Rücken mit Leuten auf dem Weg zur Arbeit. 1961 wurde der versandete Meeresarm mit geliehenem Geld ausgebaggert; größere Schiffe kamen, und nach ihnen die Großstadt.',
        es_ES:
          'Se pasa sobre la borda y se viaja espalda con espalda con gente que va a trabajar. En 1961 la ría, cegada por la arena, se dragó con dinero prestado; llegaron barcos mayores y, tras ellos, la ciudad.',
        it_IT:
          'Si scavalca il bordo e ci si siede schiena contro schiena con chi va a lavorare. Nel 1961 l’insenatura insabbiata fu dragata con denaro preso in prestito; arrivarono navi più grandi e, dopo di loro, la metropoli.',
        ru_RU:
          'Перешагиваете борт и садитесь спина к спине с теми, кто едет на работу. В 1961 году занесённый песком залив углубили на заёмные деньги; пришли суда покрупнее, а за ними вырос город.',
        ja_JP:
          '船べりをまたいで乗り込み、仕事へ向かう人々と背中合わせに腰かけます。1961年、砂で埋まりかけていた入り江が借入金で浚渫されると、大きな船が入り、やがて都市が育ちました。',
      },
      latitude: 25.2655,
      longitude: 55.2962,
      minutes: 9,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Dhow quay on Baniyas Road',
        fr_FR: 'Quai des boutres, Baniyas Road',
        de_DE: 'Dhau-Kai an der Baniyas Road',
        es_ES: 'Muelle de los dhows, Baniyas Road',
        it_IT: 'Banchina dei dhow, Baniyas Road',
        ru_RU: 'Причал дау на Банияс-роуд',
        ja_JP: 'バニヤス通りのダウ船の岸壁',
      },
      text: {
        en_US:
          'Wooden hulls lie three deep along the bank while refrigerators, tires and sacks of rice wait on the sidewalk, mostly unguarded. A sailor’s galley hangs over the stern, painted blue.',
        fr_FR:
          'Les coques de bois s’amarrent par trois de front, et réfrigérateurs, pneus et sacs de riz attendent sur le trottoir, presque sans gardien. À la poupe, peinte en bleu, la cuisine des marins surplombe l’eau.',
        de_DE:
          'Hölzerne Rümpfe liegen zu dritt nebeneinander am Ufer, während Kühlschränke, Reifen und Reissäcke meist unbewacht auf dem Gehsteig warten. Am Heck hängt, blau gestrichen, die Kombüse über dem Wasser.',
        es_ES:
          'Los cascos de madera se amarran de tres en fondo, y en la acera esperan frigoríficos, neumáticos y sacos de arroz, casi sin vigilancia. En la popa, pintada de azul, cuelga sobre el agua la cocina de los marineros.',
        it_IT:
          'Gli scafi di legno sono ormeggiati in tripla fila, e sul marciapiede aspettano frigoriferi, pneumatici e sacchi di riso, quasi incustoditi. A poppa, dipinta di blu, la cucina dei marinai sporge sull’acqua.',
        ru_RU:
          'Деревянные корпуса стоят у берега в три ряда, а холодильники, шины и мешки с рисом ждут на тротуаре почти без охраны. На корме над водой висит выкрашенный синим камбуз.',
        ja_JP:
          '木造船が三列に重なって岸に並び、冷蔵庫やタイヤ、米袋が見張りもほとんどなく歩道に置かれています。船尾には、青く塗られた船員の炊事場が水の上に張り出しています。',
      },
      latitude: 25.2667,
      longitude: 55.2983,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Spice Souk of Deira',
        fr_FR: 'Souk aux épices de Deira',
        de_DE: 'Gewürzsouk von Deira',
        es_ES: 'Zoco de las especias de Deira',
        it_IT: 'Suq delle spezie di Deira',
        ru_RU: 'Рынок специй в Дейре',
        ja_JP: 'デイラの香辛料市場',
      },
      text: {
        en_US:
          'Black limes for stews, resin from Dhofar, rosebuds, indigo and alum crowd the lanes in open sacks. You learn to rub a saffron thread on damp paper, which shows whether it was dyed.',
        fr_FR:
          'Citrons noirs pour les ragoûts, résine du Dhofar, boutons de rose, indigo et alun encombrent les ruelles dans des sacs ouverts. On apprend à frotter un filament de safran sur du papier humide : il trahit la teinture.',
        de_DE:
          'Schwarze Limetten für Eintöpfe, Harz aus Dhofar, Rosenknospen, Indigo und Alaun stehen in offenen Säcken in den Gassen. Sie lernen, einen Safranfaden auf feuchtem Papier zu reiben; so verrät sich gefärbte Ware.',
        es_ES:
          'Limas negras para los guisos, resina de Dhofar, capullos de rosa, añil y alumbre llenan las calles en sacos abiertos. Se aprende a frotar una hebra de azafrán en papel húmedo para saber si está teñida.',
        it_IT:
          'Lime nere per gli stufati, resina del Dhofar, boccioli di rosa, indaco e allume ingombrano i vicoli nei sacchi aperti. Si impara a strofinare un filo di zafferano sulla carta umida: così si scopre se è tinto.',
        ru_RU:
          'Чёрные лаймы для рагу, смола из Дофара, бутоны роз, индиго и квасцы стоят в открытых мешках прямо в проходах. Вы научитесь тереть нить шафрана о влажную бумагу: так видно, не крашена ли она.',
        ja_JP:
          '煮込み用の黒いライム、ドファール産の樹脂、薔薇のつぼみ、藍やみょうばんが、口を開けた袋で路地にあふれています。湿らせた紙にサフランを一本こすりつけ、染めた品かどうかを見分ける方法を試します。',
      },
      latitude: 25.2678,
      longitude: 55.2968,
      minutes: 20,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Gold Souk',
        fr_FR: 'Souk de l’or',
        de_DE: 'Goldsouk',
        es_ES: 'Zoco del oro',
        it_IT: 'Suq dell’oro',
        ru_RU: 'Рынок золота',
        ja_JP: '金のスーク',
      },
      text: {
        en_US:
          'The windows show breastplates and girdles made for weddings, sold by weight at the price of the day. Only the work is bargained over, and so the scales stand where the customer can read them.',
        fr_FR:
          'Les vitrines exposent plastrons et ceintures de mariage, vendus au poids et au cours du jour. Seule la façon se marchande ; aussi la balance est-elle posée là où le client peut la lire.',
        de_DE:
          'In den Schaufenstern liegen Brustplatten und Gürtel für Hochzeiten, verkauft nach Gewicht zum Tageskurs. Gehandelt wird nur um die Arbeit, deshalb steht die Waage so, dass der Kunde sie ablesen kann.',
        es_ES:
          'Los escaparates muestran petos y cinturones de boda, que se venden al peso y al precio del día. Solo se regatea la hechura, y por eso la balanza está donde el cliente puede leerla.',
        it_IT:
          'Le vetrine mostrano pettorali e cinture da nozze, venduti a peso e al prezzo del giorno. Si contratta soltanto la lavorazione, perciò la bilancia sta dove il cliente può leggerla.',
        ru_RU:
          'В витринах — нагрудники и пояса для свадеб, которые продают на вес по курсу дня. Торгуются только о цене работы, и потому весы стоят так, чтобы их видел покупатель.',
        ja_JP:
          '窓には婚礼用の胸飾りや帯が輝き、その日の相場に従って重さで売られます。値切れるのは細工代だけなので、秤は客から見える場所に置かれています。',
      },
      latitude: 25.2698,
      longitude: 55.2978,
      minutes: 18,
      minutesToNext: 0,
    },
  ],
};
