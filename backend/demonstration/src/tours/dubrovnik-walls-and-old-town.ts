import type { TourOfDemo } from '../shapes.js';

export const dubrovnikWallsAndOldTown: TourOfDemo = {
  slug: 'dubrovnik-walls-and-old-town',
  city: 'dubrovnik',
  categories: ['group-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    {
      motif: 'castle',
      name: 'Minčeta Tower',
    },
    {
      motif: 'rooftops',
      name: 'Old town within the walls',
    },
    {
      motif: 'sea',
      name: 'Adriatic Sea',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Brsalje Square outside the Pile Gate, at the Amerling Fountain',
        fr_FR: 'Place Brsalje, devant la porte Pile, à la fontaine Amerling',
        de_DE: 'Brsalje-Platz vor dem Pile-Tor, am Amerling-Brunnen',
        es_ES: 'Plaza Brsalje, ante la puerta de Pile, en la fuente Amerling',
        it_IT: 'Piazza Brsalje, fuori da Porta Pile, alla fontana Amerling',
        ru_RU: 'Площадь Брсалье перед воротами Пиле, у фонтана Амерлинга',
        ja_JP: 'ピレ門外のブルサリェ広場、アメルリングの噴水',
      },
      address: 'Brsalje ulica, 20000 Dubrovnik, Croatia',
      latitude: 42.6417,
      longitude: 18.10655,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-person',
        adult: 3900,
        child: 1900,
        infant: 0,
      },
      minimumPersons: 1,
      maximumPersons: 14,
      capacity: 14,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['08:30', '15:00'],
      closedMonths: [1, 2, 3, 11, 12],
    },
  ],
  name: {
    en_US: 'Dubrovnik: Once Around the Walls, Then Down',
    fr_FR: 'Dubrovnik : le tour des remparts, puis la ville',
    de_DE: 'Dubrovnik: einmal um die Mauern, dann hinunter',
    es_ES: 'Dubrovnik: una vuelta a las murallas y luego abajo',
    it_IT: 'Dubrovnik: il giro delle mura, poi giù in città',
    ru_RU: 'Дубровник: вокруг по стенам, потом вниз',
    ja_JP: 'ドゥブロヴニク 城壁を一周して旧市街へ',
  },
  summary: {
    en_US:
      'The whole circuit of the walls with the sea on one hand and tiled roofs on the other, then the Stradun and the palaces of a small republic.',
    fr_FR:
      'Le tour complet des remparts, la mer d’un côté, les toits de l’autre, puis le Stradun et les palais d’une petite république.',
    de_DE:
      'Der ganze Rundgang auf der Mauer, hier das Meer, dort die Ziegeldächer, danach der Stradun und die Paläste einer kleinen Republik.',
    es_ES:
      'La vuelta completa a las murallas, el mar a un lado y los tejados al otro, y después el Stradun y los palacios de una pequeña república.',
    it_IT:
      'Il giro completo delle mura, da una parte il mare e dall’altra i tetti, poi lo Stradun e i palazzi di una piccola repubblica.',
    ru_RU:
      'Полный круг по крепостным стенам — по одну руку море, по другую черепичные крыши, — а потом Страдун и дворцы маленькой республики.',
    ja_JP:
      '片側に海、片側に瓦屋根を見ながら城壁の上を一周し、そのあとストラドゥンへ下りて、小さな共和国の館をめぐります。最大14名のグループで歩く3時間のツアーです。',
  },
  highlights: {
    en_US: [
      'New and old roof tiles, and what the difference tells',
      'The drum of Minčeta, the highest point of the circuit',
      'A pharmacy that has kept its place since 1317',
      'Orlando’s forearm, by which cloth was measured',
    ],
    fr_FR: [
      'Les tuiles neuves et les vieilles, et ce que dit la différence',
      'Le tambour de Minčeta, point culminant du tour',
      'Une pharmacie au même endroit depuis 1317',
      'L’avant-bras de Roland, qui mesurait le drap',
    ],
    de_DE: [
      'Neue und alte Dachziegel und was der Unterschied erzählt',
      'Die Trommel der Minčeta, der höchste Punkt des Rundgangs',
      'Eine Apotheke, seit 1317 am selben Ort',
      'Rolands Unterarm, mit dem man Tuch maß',
    ],
    es_ES: [
      'Tejas nuevas y viejas, y lo que cuenta la diferencia',
      'El tambor de Minčeta, el punto más alto del recorrido',
      'Una farmacia en el mismo sitio desde 1317',
      'El antebrazo de Orlando, con el que se medía el paño',
    ],
    it_IT: [
      'Tegole nuove e vecchie, e che cosa racconta la differenza',
      'Il tamburo della Minčeta, il punto più alto del giro',
      'Una farmacia nello stesso posto dal 1317',
      'L’avambraccio di Orlando, con cui si misurava la stoffa',
    ],
    ru_RU: [
      'Новая и старая черепица и о чём говорит разница',
      'Башня Минчета, высшая точка круга',
      'Аптека, что стоит на том же месте с 1317 года',
      'Предплечье Роланда, которым мерили сукно',
    ],
    ja_JP: [
      '新しい瓦と古い瓦、その色の違いが語ること',
      '一周のいちばん高い所に立つミンチェタ要塞',
      '1317年から同じ場所にある薬局',
      '布を測る物差しだったオルランド像の前腕',
    ],
  },
  description: {
    en_US:
      'For four and a half centuries Ragusa paid tribute to whoever was strongest, traded with everybody and kept its walls in repair. You walk them first, counterclockwise as the one-way rule demands, about two kilometers of steps and parapets, while the stone is still cool or the sun already low. From up there the guide reads the town: the line of the filled-in channel, the gardens of the nuns, the basketball court, the pale roofs laid after the siege of 1991.\n\nThen you go down into the streets you have been looking at. The Stradun, the customs house, the palace in which a rector was locked up for a month at a time, and a flight of Roman stairs at the end. There are more than a thousand steps in all and little shade on the wall; bring water and a hat.',
    fr_FR:
      'Pendant quatre siècles et demi, Raguse paya tribut au plus fort, commerça avec tous et entretint ses murs. On en fait d’abord le tour, dans le sens imposé, contraire aux aiguilles d’une montre : deux kilomètres de marches et de parapets, quand la pierre est encore fraîche ou le soleil déjà bas. D’en haut, le guide lit la ville : la ligne du chenal comblé, les jardins des religieuses, le terrain de basket, les toits clairs posés après le siège de 1991.\n\nPuis l’on descend dans les rues qu’on regardait. Le Stradun, la douane, le palais où l’on enfermait un recteur un mois durant, et pour finir un escalier romain. Il y a plus de mille marches en tout et peu d’ombre sur le rempart : prenez de l’eau et un chapeau.',
    de_DE:
      'Viereinhalb Jahrhunderte lang zahlte Ragusa dem jeweils Stärksten Tribut, handelte mit allen und hielt seine Mauern instand. Auf ihnen gehen Sie zuerst, gegen den Uhrzeigersinn, wie es die Einbahnregelung verlangt: rund zwei Kilometer Stufen und Brüstungen, solange der Stein noch kühl ist oder die Sonne schon tief steht. Von oben liest der Guide die Stadt: die Linie des zugeschütteten Sundes, die Gärten der Nonnen, den Basketballplatz, die hellen Dächer aus der Zeit nach der Belagerung von 1991.\n\nDann geht es hinab in die Gassen, die Sie von oben kennen. Der Stradun, das Zollhaus, der Palast, in dem ein Rektor je einen Monat eingesperrt war, und zuletzt eine römische Treppe. Es sind insgesamt über tausend Stufen, auf der Mauer gibt es wenig Schatten; nehmen Sie Wasser und einen Hut mit.',
    es_ES:
      'Durante cuatro siglos y medio, Ragusa pagó tributo al más fuerte, comerció con todos y mantuvo sus murallas. Primero se recorren, en el sentido obligatorio, contrario al de las agujas del reloj: unos dos kilómetros de escalones y pretiles, cuando la piedra aún está fresca o el sol ya va bajo. Desde arriba el guía lee la ciudad: la línea del canal cegado, los huertos de las monjas, la cancha de baloncesto, los tejados claros puestos tras el asedio de 1991.\n\nLuego se baja a las calles que se han estado mirando. El Stradun, la aduana, el palacio donde encerraban a un rector durante un mes y, al final, una escalinata romana. Son más de mil escalones en total y hay poca sombra en la muralla: conviene llevar agua y sombrero.',
    it_IT:
      'Per quattro secoli e mezzo Ragusa pagò tributo al più forte, commerciò con tutti e tenne in ordine le mura. Si comincia da lì, in senso antiorario come vuole il senso unico: due chilometri circa di gradini e parapetti, quando la pietra è ancora fresca o il sole già basso. Dall’alto la guida legge la città: la linea del canale interrato, gli orti delle monache, il campetto da basket, i tetti chiari rifatti dopo l’assedio del 1991.\n\nPoi si scende nelle strade guardate fin lì. Lo Stradun, la dogana, il palazzo in cui si chiudeva un rettore per un mese alla volta e, per finire, una scalinata romana. I gradini sono in tutto più di mille e sulle mura c’è poca ombra: porti acqua e cappello.',
    ru_RU:
      'Четыре с половиной века Рагуза платила дань тому, кто сильнее, торговала со всеми и чинила свои стены. С них мы и начинаем — против часовой стрелки, как велит одностороннее движение: около двух километров ступеней и парапетов, пока камень ещё прохладен или солнце уже низко. Сверху гид читает город: линию засыпанного пролива, монастырские сады, баскетбольную площадку, светлые крыши, положенные после осады 1991 года.\n\nПотом спускаемся на улицы, которые разглядывали. Страдун, таможня, дворец, где ректора запирали на месяц, а в конце — римская лестница. Всего больше тысячи ступеней, тени на стене мало: возьмите воду и головной убор.',
    ja_JP:
      '四世紀半のあいだ、ラグーザはその時々の強国に貢ぎ物を納め、誰とでも商いをし、城壁の手入れを怠りませんでした。まずはその上を、一方通行の決まりに従って反時計回りに一周します。石がまだ冷たい朝か、日が傾きはじめる午後に、階段と胸壁の続く約2キロを歩きます。上からは町が読み取れます。埋め立てられた水路の線、修道院の庭、バスケットボールのコート、1991年の包囲のあとに葺かれた明るい色の屋根。\n\nそれから、見下ろしていた通りへ下ります。ストラドゥン、税関の館、総督が一か月ずつ閉じこもった館、そして最後はローマ風の大階段です。階段は全部で千段を超え、城壁の上には日陰がほとんどありません。水と帽子をお持ちください。',
  },
  included: {
    en_US: ['Licensed guide', 'Group of fourteen people at most', 'Booking of the ticket for the walls'],
    fr_FR: ['Guide agréé', 'Groupe de quatorze personnes au plus', 'Réservation du billet des remparts'],
    de_DE: ['Lizenzierter Guide', 'Gruppe von höchstens vierzehn Personen', 'Buchung der Karte für die Stadtmauer'],
    es_ES: ['Guía oficial', 'Grupo de catorce personas como máximo', 'Reserva de la entrada a las murallas'],
    it_IT: ['Guida abilitata', 'Gruppo di quattordici persone al massimo', 'Prenotazione del biglietto per le mura'],
    ru_RU: ['Лицензированный гид', 'Группа не больше четырнадцати человек', 'Бронирование билета на стены'],
    ja_JP: ['公認ガイド', '最大14名のグループ', '城壁入場券の予約'],
  },
  notIncluded: {
    en_US: [
      'Ticket for the city walls, at the official price',
      'Museums and the monastery pharmacy',
      'Food and drinks',
    ],
    fr_FR: [
      'Le billet des remparts, au tarif officiel',
      'Les musées et la pharmacie du monastère',
      'Repas et boissons',
    ],
    de_DE: ['Karte für die Stadtmauer zum amtlichen Preis', 'Museen und die Klosterapotheke', 'Speisen und Getränke'],
    es_ES: [
      'La entrada a las murallas, a precio oficial',
      'Los museos y la farmacia del monasterio',
      'Comida y bebida',
    ],
    it_IT: ['Il biglietto delle mura, al prezzo ufficiale', 'I musei e la farmacia del convento', 'Cibo e bevande'],
    ru_RU: ['Билет на городские стены по официальной цене', 'Музеи и монастырская аптека', 'Еда и напитки'],
    ja_JP: ['城壁の入場券（公式料金）', '博物館と修道院の薬局の入場料', '飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Pile Gate',
        fr_FR: 'Porte Pile',
        de_DE: 'Pile-Tor',
        es_ES: 'Puerta de Pile',
        it_IT: 'Porta Pile',
        ru_RU: 'Ворота Пиле',
        ja_JP: 'ピレ門',
      },
      text: {
        en_US:
          'Saint Blaise stands in his niche with the town on his arm, as he does more than twenty times along the walls. The drawbridge was raised every evening and the keys were carried to the rector.',
        fr_FR:
          'Saint Blaise, la ville au bras, se tient dans sa niche, comme plus de vingt fois le long des murs. On levait le pont chaque soir et l’on portait les clés au recteur.',
        de_DE:
          'Der heilige Blasius steht mit der Stadt im Arm in seiner Nische, wie noch über zwanzigmal an den Mauern. Jeden Abend zog man die Brücke hoch und brachte dem Rektor die Schlüssel.',
        es_ES:
          'San Blas, con la ciudad en brazos, ocupa su hornacina, como en más de veinte sitios de las murallas. Cada noche se alzaba el puente y se llevaban las llaves al rector.',
        it_IT:
          'San Biagio, con la città in braccio, sta nella sua nicchia, come in più di venti punti delle mura. Ogni sera si alzava il ponte e si portavano le chiavi al rettore.',
        ru_RU:
          'Святой Власий с городом на руке стоит в нише — таких его статуй на стенах больше двадцати. Каждый вечер мост поднимали, а ключи относили ректору.',
        ja_JP:
          '町の模型を抱いた聖ヴラホが壁龕に立っています。城壁には同じ姿が二十以上あります。跳ね橋は毎晩上げられ、鍵は総督に届けられました。',
      },
      latitude: 42.64168,
      longitude: 18.10715,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Bokar and the sea wall',
        fr_FR: 'Bokar et le mur de mer',
        de_DE: 'Bokar und die Seemauer',
        es_ES: 'Bokar y la muralla del mar',
        it_IT: 'Bokar e le mura a mare',
        ru_RU: 'Бокар и морская стена',
        ja_JP: 'ボカール要塞と海側の城壁',
      },
      text: {
        en_US:
          'Michelozzo of Florence drew the round fort that covers the gate. Across the inlet, on its own rock, Lovrijenac says above the door that freedom is not well sold for all the gold.',
        fr_FR:
          'Michelozzo, de Florence, dessina le fort rond qui couvre la porte. De l’autre côté de l’anse, Lovrijenac, sur son rocher, dit au-dessus de son entrée que la liberté ne se vend pour aucun or.',
        de_DE:
          'Michelozzo aus Florenz entwarf das runde Fort, das das Tor deckt. Jenseits der Bucht steht auf eigenem Fels Lovrijenac, über dessen Tür zu lesen ist, dass Freiheit um kein Gold der Welt feil ist.',
        es_ES:
          'Michelozzo, de Florencia, trazó el fuerte redondo que cubre la puerta. Al otro lado de la cala, sobre su peña, Lovrijenac dice en la entrada que la libertad no se vende bien ni por todo el oro.',
        it_IT:
          'Michelozzo, da Firenze, disegnò il forte rotondo che copre la porta. Di là dall’insenatura, sul suo scoglio, Lovrijenac dice sopra l’ingresso che la libertà non si vende bene per tutto l’oro.',
        ru_RU:
          'Круглый форт, прикрывающий ворота, начертил флорентиец Микелоццо. За бухтой на своей скале стоит Ловриенац; надпись над входом гласит, что свободу не продают ни за какое золото.',
        ja_JP:
          '門を守る円い砦は、フィレンツェのミケロッツォの設計です。入り江の向こう、独立した岩の上のロヴリィエナツ要塞の扉には、「自由はいかなる黄金とも引き替えられない」と刻まれています。',
      },
      latitude: 42.64052,
      longitude: 18.107,
      minutes: 17,
      minutesToNext: 18,
    },
    {
      name: {
        en_US: 'St. John’s Fortress',
        fr_FR: 'Fort Saint-Jean',
        de_DE: 'Festung des heiligen Johannes',
        es_ES: 'Fortaleza de San Juan',
        it_IT: 'Forte di San Giovanni',
        ru_RU: 'Крепость Святого Иоанна',
        ja_JP: '聖イヴァン要塞',
      },
      text: {
        en_US:
          'It shut the harbor with a chain on one side while Saint Luke’s held the other end. Ships from west and east waited in quarantine before they could tie up below you: the law of 1377 is among the earliest of its kind.',
        fr_FR:
          'Elle fermait le port d’une chaîne tendue jusqu’à Saint-Luc. Avant d’accoster, on attendait en quarantaine : la loi de 1377 est l’une des plus anciennes du genre.',
        de_DE:
          'Von hier lief eine Kette hinüber zu Sankt Lukas und schloss den Hafen. Wer anlegen wollte, wartete erst in Quarantäne: Das Gesetz von 1377 gehört zu den frühesten seiner Art.',
        es_ES:
          'Cerraba el puerto con una cadena tendida hasta San Lucas. Antes de atracar había que esperar en cuarentena: la ley de 1377 es de las primeras de su clase.',
        it_IT:
          'Chiudeva il porto con una catena tesa fino a San Luca. Prima di attraccare si aspettava in quarantena: la legge del 1377 è tra le più antiche del genere.',
        ru_RU:
          'Отсюда до форта Святого Луки тянули цепь, запиравшую гавань. Прежде чем причалить, ждали в карантине: закон 1377 года — один из первых в своём роде.',
        ja_JP:
          'ここから対岸の聖ルカ砦まで鎖を張り、港を閉じました。着岸の前には検疫の待機が課され、それを定めた1377年の法は世界でも最初期のものです。',
      },
      latitude: 42.6401,
      longitude: 18.11165,
      minutes: 12,
      minutesToNext: 20,
    },
    {
      name: {
        en_US: 'Minčeta Tower',
        fr_FR: 'Tour Minčeta',
        de_DE: 'Minčeta-Turm',
        es_ES: 'Torre Minčeta',
        it_IT: 'Torre Minčeta',
        ru_RU: 'Башня Минчета',
        ja_JP: 'ミンチェタ要塞',
      },
      text: {
        en_US:
          'Juraj Dalmatinac completed the great round tower in 1464, with crenels like a crown. From its top you count the orange roofs made after 1991 and the few gray-pink ones that were spared.',
        fr_FR:
          'Juraj Dalmatinac acheva en 1464 cette grosse tour ronde à couronne de créneaux. D’en haut, on compte les toits orangés d’après 1991 et les rares toits rosés qui furent épargnés.',
        de_DE:
          'Juraj Dalmatinac vollendete 1464 den großen Rundturm mit seiner Krone aus Zinnen. Von oben zählt man die orangefarbenen Dächer aus der Zeit nach 1991 und die wenigen graurosa, die verschont blieben.',
        es_ES:
          'Juraj Dalmatinac terminó en 1464 esta gran torre redonda con almenas como una corona. Desde arriba se cuentan los tejados anaranjados posteriores a 1991 y los pocos rosados que se salvaron.',
        it_IT:
          'Juraj Dalmatinac completò nel 1464 la grande torre rotonda, con i merli a corona. Da lassù si contano i tetti arancioni rifatti dopo il 1991 e i pochi rosati che furono risparmiati.',
        ru_RU:
          'Юрай Далматинац завершил огромную круглую башню с короной зубцов в 1464 году. Сверху видно, какие крыши положены после 1991-го — они оранжевые — и какие немногие, серо-розовые, уцелели.',
        ja_JP:
          '1464年、ユライ・ダルマティナツが仕上げた、冠のような胸壁をもつ大円塔です。頂からは、1991年以降の橙色の屋根と、難を逃れたわずかな薄桃色の屋根を見分けられます。',
      },
      latitude: 42.6429,
      longitude: 18.10845,
      minutes: 14,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Franciscan Monastery and Onofrio’s Fountain',
        fr_FR: 'Couvent des franciscains et fontaine d’Onofrio',
        de_DE: 'Franziskanerkloster und Onofrio-Brunnen',
        es_ES: 'Convento franciscano y fuente de Onofrio',
        it_IT: 'Convento francescano e fontana di Onofrio',
        ru_RU: 'Францисканский монастырь и фонтан Онофрио',
        ja_JP: 'フランシスコ会修道院とオノフリオの噴水',
      },
      text: {
        en_US:
          'Onofrio della Cava brought water from a spring twelve kilometers away in 1438; sixteen masks still spit it out. The friars opposite mixed remedies for the whole town, and their pharmacy still does.',
        fr_FR:
          'Onofrio della Cava amena l’eau d’une source à douze kilomètres en 1438 ; seize mascarons la crachent encore. En face, les frères préparaient des remèdes pour toute la ville : leur pharmacie continue.',
        de_DE:
          'Onofrio della Cava leitete 1438 das Wasser einer zwölf Kilometer entfernten Quelle her; sechzehn Masken speien es noch. Gegenüber rührten die Brüder Arzneien für die ganze Stadt an, und ihre Apotheke tut es weiter.',
        es_ES:
          'Onofrio della Cava trajo el agua en 1438 desde un manantial a doce kilómetros; dieciséis mascarones la siguen escupiendo. Enfrente, los frailes preparaban remedios para toda la ciudad, y su farmacia continúa.',
        it_IT:
          'Onofrio della Cava portò l’acqua nel 1438 da una sorgente a dodici chilometri; sedici mascheroni la versano ancora. Di fronte i frati preparavano rimedi per tutta la città, e la loro farmacia lo fa tuttora.',
        ru_RU:
          'В 1438 году Онофрио делла Кава провёл воду из источника за двенадцать километров; она и сейчас льётся из шестнадцати масок. Напротив монахи готовили лекарства для всего города, и аптека работает до сих пор.',
        ja_JP:
          '1438年、オノフリオ・デッラ・カーヴァが12キロ先の泉から水を引き、今も16の面が水を吐いています。向かいの修道士たちは町中の薬を調合し、その薬局は今も続いています。',
      },
      latitude: 42.64175,
      longitude: 18.10795,
      minutes: 14,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Luža Square: Orlando and the Sponza Palace',
        fr_FR: 'Place Luža : Roland et le palais Sponza',
        de_DE: 'Luža-Platz: Roland und Sponza-Palast',
        es_ES: 'Plaza Luža: Orlando y el palacio Sponza',
        it_IT: 'Piazza Luža: Orlando e palazzo Sponza',
        ru_RU: 'Площадь Лужа: Роланд и дворец Спонца',
        ja_JP: 'ルジャ広場：オルランドの柱とスポンザ宮殿',
      },
      text: {
        en_US:
          'The knight of 1418 was the flagpole of the republic, and his forearm its unit of length. In the arcade of the customs house a Latin line warns that God weighs whoever weighs the goods.',
        fr_FR:
          'Le chevalier de 1418 portait l’étendard de la république, et son avant-bras en était l’aune. Sous l’arcade de la douane, un vers latin avertit que Dieu pèse celui qui pèse les marchandises.',
        de_DE:
          'Der Ritter von 1418 trug die Fahne der Republik, sein Unterarm war ihre Elle. In der Arkade des Zollhauses mahnt ein lateinischer Vers, dass Gott den wiegt, der die Ware wiegt.',
        es_ES:
          'El caballero de 1418 sostenía la bandera de la república, y su antebrazo era la vara de medir. En la arcada de la aduana, un verso latino avisa de que Dios pesa a quien pesa la mercancía.',
        it_IT:
          'Il cavaliere del 1418 reggeva la bandiera della repubblica, e il suo avambraccio ne era il braccio da misura. Nel portico della dogana un verso latino avverte che Dio pesa chi pesa le merci.',
        ru_RU:
          'Рыцарь 1418 года держал знамя республики, а его предплечье служило ей локтем. В аркаде таможни латинская строка предупреждает: кто взвешивает товар, того взвешивает Бог.',
        ja_JP:
          '1418年の騎士像は共和国の旗竿で、前腕は長さの単位でした。税関の柱廊には、「品を量る者を神が量る」と戒めるラテン語の一行があります。',
      },
      latitude: 42.64092,
      longitude: 18.11035,
      minutes: 17,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Rector’s Palace',
        fr_FR: 'Palais du Recteur',
        de_DE: 'Rektorenpalast',
        es_ES: 'Palacio del Rector',
        it_IT: 'Palazzo dei Rettori',
        ru_RU: 'Княжеский дворец',
        ja_JP: '総督邸',
      },
      text: {
        en_US:
          'A rector governed for one month, in red silk, and might not leave the building except on duty. Above the door of the council stands the advice to forget private affairs and look after public ones.',
        fr_FR:
          'Un recteur gouvernait un mois, en soie rouge, sans sortir hors service. Au-dessus de la porte du Grand Conseil, une inscription invite à oublier ses affaires pour celles de tous.',
        de_DE:
          'Ein Rektor regierte einen Monat lang in roter Seide und durfte das Haus nur dienstlich verlassen. Über der Tür des Rates steht die Mahnung, Privates zu vergessen und für das Gemeinwohl zu sorgen.',
        es_ES:
          'El rector gobernaba un mes, vestido de seda roja, y no podía salir más que de oficio. Sobre la puerta del consejo se lee que hay que olvidar lo privado y cuidar lo público.',
        it_IT:
          'Il rettore governava un mese, in seta rossa, e non usciva se non per ufficio. Sopra la porta del consiglio sta scritto di scordare gli affari privati e curare i pubblici.',
        ru_RU:
          'Ректор правил один месяц, в красном шёлке, и мог выходить только по службе. Над дверью совета написано: забудьте о частном, пекитесь об общем.',
        ja_JP:
          '総督の任期は一か月で、赤い絹をまとい、公務のほかは館を出られませんでした。評議会の扉の上には「私事を忘れ、公事に努めよ」と記されています。',
      },
      latitude: 42.64042,
      longitude: 18.11052,
      minutes: 10,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Jesuit Stairs',
        fr_FR: 'Escalier des jésuites',
        de_DE: 'Jesuitentreppe',
        es_ES: 'Escalinata de los jesuitas',
        it_IT: 'Scalinata dei gesuiti',
        ru_RU: 'Лестница иезуитов',
        ja_JP: 'イエズス会の階段',
      },
      text: {
        en_US:
          'Pietro Passalacqua came from Rome and built in 1738 what he knew from home: a Spanish Steps in small. From the church at the top the market square looks like a stage between two acts.',
        fr_FR:
          'Pietro Passalacqua, venu de Rome, bâtit en 1738 ce qu’il connaissait : un escalier de la Trinité-des-Monts en petit. De l’église, en haut, la place du marché semble une scène entre deux actes.',
        de_DE:
          'Pietro Passalacqua kam aus Rom und baute 1738, was er von dort kannte: eine kleine Spanische Treppe. Von der Kirche oben wirkt der Marktplatz wie eine Bühne zwischen zwei Akten.',
        es_ES:
          'Pietro Passalacqua vino de Roma y construyó en 1738 lo que conocía de allí: una plaza de España en pequeño. Desde la iglesia, arriba, la plaza del mercado parece un escenario entre dos actos.',
        it_IT:
          'Pietro Passalacqua veniva da Roma e costruì nel 1738 quello che conosceva: una Trinità dei Monti in piccolo. Dalla chiesa in cima la piazza del mercato pare un palcoscenico tra due atti.',
        ru_RU:
          'Пьетро Пассалаква приехал из Рима и в 1738 году построил то, что знал по дому: Испанскую лестницу в миниатюре. От церкви наверху рыночная площадь кажется сценой между двумя действиями.',
        ja_JP:
          'ローマから来たピエトロ・パッサラックアは1738年、故郷の景色を写して小さなスペイン階段を築きました。上の教会から見る市場の広場は、幕間の舞台のようです。',
      },
      latitude: 42.63962,
      longitude: 18.1095,
      minutes: 12,
      minutesToNext: 0,
    },
  ],
};
