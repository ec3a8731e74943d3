import type { TourOfDemo } from '../shapes.js';

export const kyotoGionEvening: TourOfDemo = {
  slug: 'kyoto-gion-evening',
  city: 'kyoto',
  categories: ['group-tour'],
  currency: 'JPY',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['evening'],
  landmarks: [
    { motif: 'pagoda', name: 'Yasaka Pagoda' },
    { motif: 'lantern', name: 'Lanterns of Yasaka Shrine' },
    { motif: 'rooftops', name: 'Hanamikōji' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Gate of Hōkan-ji, at the foot of the Yasaka Pagoda',
        fr_FR: 'Porte du Hōkan-ji, au pied de la pagode de Yasaka',
        de_DE: 'Tor des Hōkan-ji, am Fuß der Yasaka-Pagode',
        es_ES: 'Puerta del Hōkan-ji, al pie de la pagoda de Yasaka',
        it_IT: 'Porta dello Hōkan-ji, ai piedi della pagoda di Yasaka',
        ru_RU: 'Ворота храма Хокан-дзи, у подножия пагоды Ясака',
        ja_JP: '法観寺の門前（八坂の塔の下）',
      },
      address: '388 Yasakakamimachi, Higashiyama Ward, Kyoto 605-0827, Japan',
      addresses: { ja_JP: '〒605-0827 京都府京都市東山区八坂上町388' },
      latitude: 34.99848,
      longitude: 135.77893,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: { kind: 'per-person', adult: 4500, child: 2200, infant: 0 },
      minimumPersons: 1,
      maximumPersons: 10,
      capacity: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['17:30', '19:45'],
      closedDays: ['07-16', '07-17', '12-31', '01-01'],
    },
  ],
  name: {
    en_US: 'Gion by Lantern Light',
    fr_FR: 'Gion à la lueur des lanternes',
    de_DE: 'Gion im Licht der Laternen',
    es_ES: 'Gion a la luz de los faroles',
    it_IT: 'Gion alla luce delle lanterne',
    ru_RU: 'Гион при свете фонарей',
    ja_JP: '灯りのともる祇園 夕べの散歩',
  },
  summary: {
    en_US:
      'Two evening hours from the Yasaka Pagoda through Gion and along the Shirakawa to Pontochō, in a group of at most ten.',
    fr_FR:
      'Deux heures en soirée, de la pagode de Yasaka à Pontochō par Gion et les berges de la Shirakawa, à dix personnes au plus.',
    de_DE:
      'Zwei Abendstunden von der Yasaka-Pagode durch Gion und am Shirakawa entlang nach Pontochō, in einer Gruppe von höchstens zehn.',
    es_ES:
      'Dos horas al anochecer, de la pagoda de Yasaka a Pontochō por Gion y la orilla del Shirakawa, en un grupo de diez como máximo.',
    it_IT:
      'Due ore di sera dalla pagoda di Yasaka a Pontochō, attraverso Gion e lungo lo Shirakawa, in un gruppo di dieci persone al massimo.',
    ru_RU:
      'Два вечерних часа от пагоды Ясака через Гион и вдоль речки Сиракава до переулка Понто-тё, в группе не больше десяти человек.',
    ja_JP:
      '八坂の塔から石塀小路、八坂神社、花見小路、祇園白川を経て、四条大橋を渡り先斗町まで。灯りのともる京の花街を、最大10名の少人数で静かに、路地の話を聞きながら歩く2時間のグループツアーです。',
  },
  highlights: {
    en_US: [
      'The Yasaka Pagoda above the evening roofs',
      'The lantern-hung stage of Yasaka Shrine',
      'Red walls and bamboo guards on Hanamikōji',
      'Willows, a small shrine and a poet’s stone by the Shirakawa',
    ],
    fr_FR: [
      'La pagode de Yasaka au-dessus des toits, le soir',
      'La scène du sanctuaire Yasaka et ses rangs de lanternes',
      'Murs rouges et pare-chiens de bambou dans Hanamikōji',
      'Saules, petit sanctuaire et pierre d’un poète au bord de la Shirakawa',
    ],
    de_DE: [
      'Die Yasaka-Pagode über den abendlichen Dächern',
      'Die mit Laternen behängte Bühne des Yasaka-Schreins',
      'Rote Wände und Bambusgitter in der Hanamikōji',
      'Weiden, ein kleiner Schrein und ein Dichterstein am Shirakawa',
    ],
    es_ES: [
      'La pagoda de Yasaka sobre los tejados, al anochecer',
      'El escenario del santuario Yasaka, cubierto de faroles',
      'Muros rojos y guardas de bambú en Hanamikōji',
      'Sauces, un pequeño santuario y la piedra de un poeta junto al Shirakawa',
    ],
    it_IT: [
      'La pagoda di Yasaka sopra i tetti, di sera',
      'Il palco del santuario Yasaka coperto di lanterne',
      'Muri rossi e ripari di bambù in Hanamikōji',
      'Salici, un piccolo santuario e la pietra di un poeta sullo Shirakawa',
    ],
    ru_RU: [
      'Пагода Ясака над вечерними крышами',
      'Сцена святилища Ясака, увешанная фонарями',
      'Красные стены и бамбуковые решётки на Ханамикодзи',
      'Ивы, маленькое святилище и камень поэта у Сиракавы',
    ],
    ja_JP: [
      '夕べの家並みの上にそびえる八坂の塔',
      '提灯が並ぶ八坂神社の舞殿',
      '花見小路の紅殻の壁と犬矢来',
      '白川の柳、辰巳大明神、吉井勇の歌碑',
    ],
  },
  description: {
    en_US:
      'Gion grew up as the quarter of teahouses in front of Yasaka Shrine, and it still keeps evening hours. As the lanterns come on, cooks carry dishes across Hanamikōji and a wooden door slides open and shut again. Your guide explains what goes on behind it: who may book a room, how an apprentice becomes a geiko, why the paper lanterns of one district bear dumplings and those of another a plover.\n\nThe route is about two and a half kilometers, gently downhill and then level. Gion is a neighborhood as well as a sight: the group stays on the public streets, keeps its voice down and photographs nobody without asking. No teahouse is entered. You finish in Pontochō, with the restaurants of the alley before you and the Kamo River behind.',
    fr_FR:
      'Gion s’est formé devant le sanctuaire Yasaka comme quartier de maisons de thé, et il vit toujours le soir. Quand les lanternes s’allument, des cuisiniers traversent Hanamikōji avec leurs plats, une porte de bois glisse et se referme. Votre guide raconte ce qui se passe derrière : qui peut réserver une pièce, comment une apprentie devient geiko, pourquoi les lanternes d’un quartier portent des boulettes de riz et celles d’un autre un pluvier.\n\nLe parcours fait environ deux kilomètres et demi, en légère descente puis à plat. Gion est aussi un quartier habité : on reste dans les rues publiques, on parle bas et on ne photographie personne sans demander. On n’entre dans aucune maison de thé. L’arrivée est à Pontochō, les restaurants de la ruelle devant soi, la rivière Kamo derrière.',
    de_DE:
      'Gion entstand als Viertel der Teehäuser vor dem Yasaka-Schrein und lebt bis heute am Abend. Wenn die Laternen angehen, tragen Köche Schüsseln über die Hanamikōji, und eine Holztür gleitet auf und wieder zu. Ihr Guide erzählt, was dahinter geschieht: wer ein Zimmer bestellen darf, wie aus einer Schülerin eine Geiko wird, warum auf den Laternen des einen Viertels Reisklößchen und auf denen des anderen ein Regenpfeifer zu sehen sind.\n\nDer Weg ist etwa zweieinhalb Kilometer lang, führt sanft bergab und dann eben weiter. In Gion wohnen Menschen: Die Gruppe bleibt auf öffentlichen Straßen, spricht leise und fotografiert niemanden ungefragt. Teehäuser werden nicht betreten. Sie enden in Pontochō, vor sich die Lokale der Gasse, hinter sich den Kamo-Fluss.',
    es_ES:
      'Gion creció como barrio de casas de té frente al santuario Yasaka y todavía vive de noche. Cuando se encienden los faroles, los cocineros cruzan Hanamikōji con sus bandejas y una puerta de madera se desliza y vuelve a cerrarse. El guía cuenta qué pasa detrás: quién puede reservar una sala, cómo una aprendiza llega a geiko, por qué los faroles de un barrio llevan bolitas de arroz y los de otro un chorlito.\n\nEl recorrido tiene unos dos kilómetros y medio, primero en suave bajada y luego llano. En Gion vive gente: el grupo se queda en las calles públicas, habla en voz baja y no fotografía a nadie sin preguntar. No se entra en ninguna casa de té. Se termina en Pontochō, con los restaurantes del callejón delante y el río Kamo detrás.',
    it_IT:
      'Gion è nato come quartiere delle case da tè davanti al santuario Yasaka, e vive ancora di sera. Quando si accendono le lanterne, i cuochi attraversano Hanamikōji con i piatti e una porta di legno scorre e si richiude. La guida racconta che cosa accade dietro: chi può prenotare una stanza, come un’apprendista diventa geiko, perché le lanterne di un quartiere portano gnocchetti di riso e quelle di un altro un piviere.\n\nIl percorso è di circa due chilometri e mezzo, prima in leggera discesa e poi in piano. A Gion si abita: il gruppo resta sulle strade pubbliche, parla piano e non fotografa nessuno senza chiedere. Non si entra in alcuna casa da tè. Si finisce a Pontochō, con i ristoranti del vicolo davanti e il fiume Kamo alle spalle.',
    ru_RU:
      'Гион вырос как квартал чайных домов перед святилищем Ясака и до сих пор живёт вечером. Зажигаются фонари, повара переносят блюда через Ханамикодзи, деревянная дверь отъезжает и снова закрывается. Гид рассказывает, что за ней происходит: кто может заказать комнату, как ученица становится гейко, почему на фонарях одного квартала нарисованы рисовые шарики, а на фонарях другого — птица ржанка.\n\nПуть около двух с половиной километров, сначала полого вниз, потом по ровному. В Гионе живут люди: группа остаётся на общественных улицах, говорит негромко и никого не снимает без спроса. В чайные дома мы не заходим. Прогулка кончается в Понто-тё: впереди рестораны переулка, за спиной река Камо.',
    ja_JP:
      '祇園は八坂神社の門前に生まれた茶屋の町で、今も夕方から動き出します。提灯に灯が入るころ、仕出しの料理を運ぶ人が花見小路を横切り、格子戸が静かに開いてまた閉まります。お座敷は誰が頼めるのか、舞妓はどのように芸妓になるのか、提灯の紋がなぜ祇園では団子で先斗町では千鳥なのか、戸の向こうの世界をガイドがお話しします。\n\n道のりは約2.5キロ、はじめはゆるやかな下り、あとは平坦です。祇園は人の暮らす町でもありますので、公道だけを歩き、声を落とし、許しなく人を撮影しないようお願いしています。お茶屋の中には入りません。終点は先斗町、路地の料理店を前に、鴨川を背にしての解散となります。',
  },
  included: {
    en_US: [
      'Local guide',
      'Group of at most ten people',
      'List of Pontochō restaurants that take guests without an introduction',
    ],
    fr_FR: [
      'Guide local',
      'Groupe de dix personnes au plus',
      'Liste de restaurants de Pontochō qui reçoivent sans recommandation',
    ],
    de_DE: [
      'Einheimischer Guide',
      'Gruppe von höchstens zehn Personen',
      'Liste von Lokalen in Pontochō, die Gäste ohne Empfehlung aufnehmen',
    ],
    es_ES: [
      'Guía local',
      'Grupo de diez personas como máximo',
      'Lista de restaurantes de Pontochō que admiten clientes sin recomendación',
    ],
    it_IT: [
      'Guida locale',
      'Gruppo di dieci persone al massimo',
      'Elenco di ristoranti di Pontochō che accolgono senza presentazione',
    ],
    ru_RU: [
      'Местный гид',
      'Группа не больше десяти человек',
      'Список ресторанов Понто-тё, куда пускают без рекомендации',
    ],
    ja_JP: ['地元のガイド', '最大10名の少人数グループ', '紹介なしで入れる先斗町のお店のリスト'],
  },
  notIncluded: {
    en_US: ['Entrance tickets (no paid site is entered)', 'Dinner and drinks'],
    fr_FR: ['Billets d’entrée (aucun site payant n’est visité)', 'Dîner et boissons'],
    de_DE: ['Eintrittskarten (kein kostenpflichtiger Ort wird betreten)', 'Abendessen und Getränke'],
    es_ES: ['Entradas (no se visita ningún lugar de pago)', 'Cena y bebidas'],
    it_IT: ['Biglietti d’ingresso (non si entra in alcun luogo a pagamento)', 'Cena e bevande'],
    ru_RU: ['Входные билеты (в платные места мы не заходим)', 'Ужин и напитки'],
    ja_JP: ['拝観料（有料の施設には入りません）', '夕食代・飲み物代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Yasaka Pagoda (Hōkan-ji)',
        fr_FR: 'Pagode de Yasaka (Hōkan-ji)',
        de_DE: 'Yasaka-Pagode (Hōkan-ji)',
        es_ES: 'Pagoda de Yasaka (Hōkan-ji)',
        it_IT: 'Pagoda di Yasaka (Hōkan-ji)',
        ru_RU: 'Пагода Ясака (Хокан-дзи)',
        ja_JP: '八坂の塔（法観寺）',
      },
      text: {
        en_US:
          'Five roofs rise forty-six meters over a lane of two-story houses. The tower dates from the fifteenth century, and a single pillar runs through its core.',
        fr_FR:
          'Cinq toits montent à quarante-six mètres au-dessus d’une ruelle de maisons à un étage. La tour date du XVe siècle, et un pilier unique en traverse le cœur.',
        de_DE:
          'Fünf Dächer steigen sechsundvierzig Meter hoch über eine Gasse mit zweistöckigen Häusern. Der Turm stammt aus dem 15. Jahrhundert, durch seine Mitte läuft ein einziger Pfeiler.',
        es_ES:
          'Cinco tejados suben cuarenta y seis metros sobre una callejuela de casas de dos plantas. La torre es del siglo XV, y un único pilar recorre su interior.',
        it_IT:
          'Cinque tetti salgono per quarantasei metri sopra un vicolo di case a due piani. La torre è del Quattrocento, e un solo pilastro ne attraversa il cuore.',
        ru_RU:
          'Пять крыш поднимаются на сорок шесть метров над переулком двухэтажных домов. Башня построена в XV веке, и сквозь её середину проходит один столб.',
        ja_JP:
          '二階建ての家が並ぶ坂道の上に、高さ46メートルの五重塔がそびえます。現在の塔は15世紀の再建で、中心を一本の心柱が貫いています。',
      },
      latitude: 34.99857,
      longitude: 135.77924,
      minutes: 15,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Nene-no-michi and Ishibei-kōji',
        fr_FR: 'Nene-no-michi et Ishibei-kōji',
        de_DE: 'Nene-no-michi und Ishibei-kōji',
        es_ES: 'Nene-no-michi e Ishibei-kōji',
        it_IT: 'Nene-no-michi e Ishibei-kōji',
        ru_RU: 'Нэнэ-но-мити и Исибэй-кодзи',
        ja_JP: 'ねねの道と石塀小路',
      },
      text: {
        en_US:
          'The paved lane is named for Nene, Hideyoshi’s widow, who founded Kōdai-ji above it. Off it bends Ishibei-kōji, laid partly with stones from the city’s old tramway, where we walk without cameras.',
        fr_FR:
          'L’allée dallée porte le nom de Nene, la veuve de Hideyoshi, fondatrice du Kōdai-ji qui la domine. S’en détache Ishibei-kōji, pavée en partie des pierres de l’ancien tramway, où l’on marche sans appareil photo.',
        de_DE:
          'Der gepflasterte Weg heißt nach Nene, der Witwe Hideyoshis, die oberhalb den Kōdai-ji gründete. Von ihm zweigt die Ishibei-kōji ab, zum Teil mit Steinen der alten Straßenbahn belegt; hier bleibt die Kamera in der Tasche.',
        es_ES:
          'El camino enlosado lleva el nombre de Nene, viuda de Hideyoshi y fundadora del Kōdai-ji, que queda encima. De él sale Ishibei-kōji, pavimentada en parte con piedras del antiguo tranvía, que recorremos sin cámaras.',
        it_IT:
          'La via lastricata porta il nome di Nene, vedova di Hideyoshi, che fondò il Kōdai-ji lì sopra. Se ne stacca Ishibei-kōji, pavimentata in parte con le pietre del vecchio tram, dove si cammina senza macchine fotografiche.',
        ru_RU:
          'Мощёная дорожка названа в честь Нэнэ, вдовы Хидэёси, основавшей выше храм Кодай-дзи. От неё уходит Исибэй-кодзи, частью выложенная камнями старых трамвайных путей; здесь мы убираем камеры.',
        ja_JP:
          '石畳の道の名は、坂の上に高台寺を建てた秀吉の妻ねねにちなみます。そこから折れる石塀小路の敷石の一部は、かつての市電のものです。小路では撮影を控えて歩きます。',
      },
      latitude: 35.00112,
      longitude: 135.77972,
      minutes: 11,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Yasaka Shrine',
        fr_FR: 'Sanctuaire Yasaka',
        de_DE: 'Yasaka-Schrein',
        es_ES: 'Santuario Yasaka',
        it_IT: 'Santuario Yasaka',
        ru_RU: 'Святилище Ясака',
        ja_JP: '八坂神社',
      },
      text: {
        en_US:
          'Three tiers of paper lanterns around the dance stage bear the names of the restaurants and teahouses that gave them. In July the portable shrines of the Gion Festival set out from here.',
        fr_FR:
          'Autour de la scène de danse, trois rangs de lanternes de papier portent le nom des restaurants et maisons de thé donateurs. En juillet, les palanquins du festival de Gion partent d’ici.',
        de_DE:
          'Drei Reihen Papierlaternen rund um die Tanzbühne tragen die Namen der Lokale und Teehäuser, die sie gestiftet haben. Im Juli brechen von hier die tragbaren Schreine des Gion-Festes auf.',
        es_ES:
          'Tres hileras de faroles de papel en torno al escenario de danza llevan los nombres de los restaurantes y casas de té que los donaron. En julio salen de aquí los palanquines sagrados del festival de Gion.',
        it_IT:
          'Tre file di lanterne di carta intorno al palco delle danze recano i nomi dei ristoranti e delle case da tè che le hanno donate. In luglio partono da qui i palanchini sacri della festa di Gion.',
        ru_RU:
          'Три яруса бумажных фонарей вокруг танцевальной сцены носят имена ресторанов и чайных домов, которые их подарили. В июле отсюда выносят паланкины праздника Гион.',
        ja_JP:
          '舞殿を三段に取り巻く提灯には、奉納した料理屋やお茶屋の名が記されています。7月の祇園祭では、ここから神輿が町へ渡ります。',
      },
      latitude: 35.00363,
      longitude: 135.77853,
      minutes: 15,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Hanamikōji',
        fr_FR: 'Hanamikōji',
        de_DE: 'Hanamikōji',
        es_ES: 'Hanamikōji',
        it_IT: 'Hanamikōji',
        ru_RU: 'Ханамикодзи',
        ja_JP: '花見小路',
      },
      text: {
        en_US:
          'The red walls on the corner belong to Ichiriki, the teahouse where in the play the leader of the forty-seven rōnin pretends to have forgotten revenge. The curved bamboo fences keep splashes and dogs off the boards.',
        fr_FR:
          'Les murs rouges du coin sont ceux d’Ichiriki, la maison de thé où, au théâtre, le chef des quarante-sept rōnin feint d’avoir oublié sa vengeance. Les claies de bambou courbes protègent le bois des éclaboussures et des chiens.',
        de_DE:
          'Die roten Wände an der Ecke gehören zum Ichiriki, dem Teehaus, in dem der Anführer der siebenundvierzig Rōnin auf der Bühne vorgibt, die Rache vergessen zu haben. Die gebogenen Bambusgitter halten Spritzwasser und Hunde vom Holz fern.',
        es_ES:
          'Los muros rojos de la esquina son los de Ichiriki, la casa de té donde, en el teatro, el jefe de los cuarenta y siete rōnin finge haber olvidado la venganza. Las vallas curvas de bambú protegen la madera de salpicaduras y perros.',
        it_IT:
          'I muri rossi all’angolo sono di Ichiriki, la casa da tè dove, sulla scena, il capo dei quarantasette rōnin finge di aver dimenticato la vendetta. Le stuoie curve di bambù riparano il legno dagli schizzi e dai cani.',
        ru_RU:
          'Красные стены на углу — это «Итирики», чайный дом, где в пьесе предводитель сорока семи ронинов притворяется, что забыл о мести. Выгнутые бамбуковые решётки защищают доски от брызг и собак.',
        ja_JP:
          '角の紅殻の壁は一力亭で、『仮名手本忠臣蔵』では大星由良之助がここで仇討ちを忘れたふりをして遊びます。軒下の曲線を描く竹の犬矢来は、泥はねや犬から板壁を守るものです。',
      },
      latitude: 35.00287,
      longitude: 135.77508,
      minutes: 13,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Gion Shirakawa and Tatsumi Bridge',
        fr_FR: 'Gion Shirakawa et pont Tatsumi',
        de_DE: 'Gion Shirakawa und Tatsumi-Brücke',
        es_ES: 'Gion Shirakawa y puente Tatsumi',
        it_IT: 'Gion Shirakawa e ponte Tatsumi',
        ru_RU: 'Гион-Сиракава и мост Тацуми',
        ja_JP: '祇園白川と巽橋',
      },
      text: {
        en_US:
          'Geiko and maiko come to the little Tatsumi shrine to pray for skill in their arts. A stone by the water carries Yoshii Isamu’s poem on Gion, in which the stream runs beneath his pillow as he sleeps.',
        fr_FR:
          'Geiko et maiko viennent au petit sanctuaire Tatsumi demander l’adresse dans leur art. Une pierre au bord de l’eau porte le poème de Yoshii Isamu sur Gion, où le ruisseau coule sous son oreiller pendant qu’il dort.',
        de_DE:
          'Am kleinen Tatsumi-Schrein bitten Geiko und Maiko um Können in ihren Künsten. Ein Stein am Wasser trägt Yoshii Isamus Gedicht auf Gion, in dem der Bach unter seinem Kissen fließt, während er schläft.',
        es_ES:
          'Geiko y maiko acuden al pequeño santuario Tatsumi a pedir destreza en sus artes. Una piedra junto al agua lleva el poema de Yoshii Isamu sobre Gion, en el que el arroyo corre bajo su almohada mientras duerme.',
        it_IT:
          'Geiko e maiko vengono al piccolo santuario Tatsumi a chiedere abilità nelle loro arti. Una pietra sull’acqua porta la poesia di Yoshii Isamu su Gion, in cui il ruscello scorre sotto il suo cuscino mentre dorme.',
        ru_RU:
          'К маленькому святилищу Тацуми гейко и майко приходят просить об успехах в своём искусстве. На камне у воды высечены стихи Ёсии Исаму о Гионе: он спит, а под изголовьем бежит ручей.',
        ja_JP:
          '小さな辰巳大明神には、芸舞妓が芸事の上達を願って手を合わせに来ます。川辺の碑には「かにかくに祇園はこひし」と詠み、枕の下を水が流れると続けた吉井勇の歌が刻まれています。',
      },
      latitude: 35.00577,
      longitude: 135.77434,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Minami-za and Shijō Bridge',
        fr_FR: 'Minami-za et pont Shijō',
        de_DE: 'Minami-za und Shijō-Brücke',
        es_ES: 'Minami-za y puente Shijō',
        it_IT: 'Minami-za e ponte Shijō',
        ru_RU: 'Театр Минами-дза и мост Сидзё',
        ja_JP: '南座と四条大橋',
      },
      text: {
        en_US:
          'Kabuki is traced back to Okuni, who danced on the dry bed of this river; her bronze figure stands across from the Minami-za theater with a sword over one shoulder. In the warm months dining platforms line the west bank.',
        fr_FR:
          'On fait remonter le kabuki à Okuni, qui dansait dans le lit à sec de cette rivière ; sa statue de bronze, sabre à l’épaule, fait face au théâtre Minami-za. À la belle saison, des terrasses de restaurant bordent la rive ouest.',
        de_DE:
          'Das Kabuki geht auf Okuni zurück, die im trockenen Bett dieses Flusses tanzte; ihre Bronzefigur mit geschultertem Schwert steht gegenüber dem Theater Minami-za. In den warmen Monaten säumen Speiseterrassen das Westufer.',
        es_ES:
          'El kabuki se remonta a Okuni, que bailaba en el lecho seco de este río; su figura de bronce, con la espada al hombro, está frente al teatro Minami-za. En los meses cálidos, las terrazas de los restaurantes bordean la orilla oeste.',
        it_IT:
          'Il kabuki si fa risalire a Okuni, che danzava nel letto asciutto di questo fiume; la sua figura di bronzo, con la spada in spalla, è di fronte al teatro Minami-za. Nei mesi caldi le pedane dei ristoranti orlano la riva ovest.',
        ru_RU:
          'Начало кабуки возводят к Окуни, танцевавшей в сухом русле этой реки; её бронзовая фигура с мечом на плече стоит напротив театра Минами-дза. В тёплые месяцы вдоль западного берега тянутся помосты ресторанов.',
        ja_JP:
          '歌舞伎は、この川の河原で踊った出雲の阿国に始まるとされます。刀を肩にした阿国の銅像が南座と向かい合い、暖かい季節には西岸に納涼床が並びます。',
      },
      latitude: 35.00402,
      longitude: 135.77222,
      minutes: 9,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Pontochō',
        fr_FR: 'Pontochō',
        de_DE: 'Pontochō',
        es_ES: 'Pontochō',
        it_IT: 'Pontochō',
        ru_RU: 'Понто-тё',
        ja_JP: '先斗町',
      },
      text: {
        en_US:
          'The alley is so narrow that two umbrellas hardly pass. Look for the plover on the red lanterns, the emblem of the quarter, and for the side passages that end at the river or at Kiyamachi.',
        fr_FR:
          'La ruelle est si étroite que deux parapluies s’y croisent à peine. Cherchez le pluvier des lanternes rouges, emblème du quartier, et les passages qui débouchent sur la rivière ou sur Kiyamachi.',
        de_DE:
          'Die Gasse ist so schmal, dass zwei Schirme kaum aneinander vorbeikommen. Achten Sie auf den Regenpfeifer an den roten Laternen, das Zeichen des Viertels, und auf die Durchgänge zum Fluss und zur Kiyamachi.',
        es_ES:
          'El callejón es tan estrecho que apenas se cruzan dos paraguas. Hay que buscar el chorlito de los faroles rojos, emblema del barrio, y los pasajes que acaban en el río o en Kiyamachi.',
        it_IT:
          'Il vicolo è così stretto che due ombrelli passano a stento. Si cerchi il piviere sulle lanterne rosse, emblema del quartiere, e i passaggi che sbucano sul fiume o in Kiyamachi.',
        ru_RU:
          'Переулок так узок, что два зонта едва расходятся. Ищите ржанку на красных фонарях — знак квартала — и боковые проходы, ведущие к реке или на улицу Киямати.',
        ja_JP:
          '傘をさした二人がようやくすれ違えるほどの細い路地です。町の印である赤い提灯の千鳥と、川側や木屋町へ抜ける横の小道に目を留めてみてください。',
      },
      latitude: 35.00572,
      longitude: 135.77102,
      minutes: 11,
      minutesToNext: 0,
    },
  ],
};
