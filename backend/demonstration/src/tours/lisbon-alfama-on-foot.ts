import type { TourOfDemo } from '../shapes.js';

export const lisbonAlfamaOnFoot: TourOfDemo = {
  slug: 'lisbon-alfama-on-foot',
  city: 'lisbon',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: true,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['off-the-beaten-track'],
  landmarks: [
    { motif: 'tram', name: 'Tram 28' },
    { motif: 'rooftops', name: 'Roofs of the Alfama' },
    { motif: 'cathedral', name: 'Lisbon Cathedral' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Church of Saint Anthony, on the steps below the cathedral',
        fr_FR: 'Église Saint-Antoine, sur les marches, sous la cathédrale',
        de_DE: 'Kirche des heiligen Antonius, auf den Stufen unterhalb der Kathedrale',
        es_ES: 'Iglesia de San Antonio, en los escalones, debajo de la catedral',
        it_IT: 'Chiesa di Sant’Antonio, sui gradini sotto la cattedrale',
        ru_RU: 'Церковь Святого Антония, на ступенях ниже собора',
        ja_JP: 'サント・アントニオ教会の階段（大聖堂のすぐ下）',
      },
      address: 'Largo de Santo António da Sé, 1100-401 Lisboa, Portugal',
      latitude: 38.71003,
      longitude: -9.13397,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 16500 },
          { upTo: 4, amount: 19000 },
          { upTo: 6, amount: 22000 },
        ],
        extraPerson: 2000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '09:30', '14:30', '15:30'],
      closedDays: ['12-24', '12-25', '01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 20500 },
          { upTo: 4, amount: 23500 },
          { upTo: 6, amount: 27000 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '14:30'],
      closedDays: ['12-24', '12-25', '01-01'],
    },
  ],
  name: {
    en_US: 'The Alfama on Foot, from the Cathedral Down to the River',
    fr_FR: 'L’Alfama à pied, de la cathédrale jusqu’au fleuve',
    de_DE: 'Zu Fuß durch die Alfama, von der Kathedrale zum Fluss',
    es_ES: 'La Alfama a pie, de la catedral al río',
    it_IT: 'L’Alfama a piedi, dalla cattedrale al fiume',
    ru_RU: 'Алфама пешком: от собора вниз к реке',
    ja_JP: '大聖堂からテージョ川へ アルファマを歩く',
  },
  summary: {
    en_US:
      'Up to the terraces of Santa Luzia, then down the stairs and alleys of Lisbon’s oldest quarter, where the earthquake of 1755 left the streets as they were.',
    fr_FR:
      'Monter aux terrasses de Santa Luzia, puis descendre les escaliers du plus vieux quartier de Lisbonne, dont le séisme de 1755 n’a pas changé les rues.',
    de_DE:
      'Hinauf zu den Terrassen von Santa Luzia, dann hinab durch das älteste Viertel Lissabons, dessen Gassen das Erdbeben von 1755 nicht verändert hat.',
    es_ES:
      'Subida a las terrazas de Santa Luzia y bajada por las escaleras del barrio más antiguo de Lisboa, cuyas calles no cambió el terremoto de 1755.',
    it_IT:
      'Su alle terrazze di Santa Luzia, poi giù per le scale del quartiere più antico di Lisbona, le cui strade il terremoto del 1755 lasciò come erano.',
    ru_RU:
      'Наверх, к террасам Санта-Лузия, и вниз по лестницам старейшего квартала Лиссабона, чьих улиц не изменило землетрясение 1755 года.',
    ja_JP:
      'サンタ・ルジアの展望台まで上り、1755年の大地震の後も道筋が変わらなかったリスボン最古の地区アルファマを、階段と路地をたどってテージョ川のほとりまで下るプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Tile panels of Lisbon before the earthquake, at Santa Luzia',
      'Saint Vincent and his two ravens at Portas do Sol',
      'The palm and the bare church front of Largo de São Miguel',
      'How fado came up from these alleys to the concert stage',
      'The pointed stones of the Casa dos Bicos',
    ],
    fr_FR: [
      'Lisbonne avant le séisme, sur les azulejos de Santa Luzia',
      'Saint Vincent et ses deux corbeaux aux Portas do Sol',
      'Le palmier et l’église nue du Largo de São Miguel',
      'Comment le fado est monté de ces ruelles à la scène',
      'Les pierres en pointe de la Casa dos Bicos',
    ],
    de_DE: [
      'Lissabon vor dem Erdbeben, auf den Kacheln von Santa Luzia',
      'Der heilige Vinzenz und seine zwei Raben an den Portas do Sol',
      'Palme und schlichte Kirchenfront am Largo de São Miguel',
      'Wie der Fado aus diesen Gassen auf die Bühne kam',
      'Die Diamantquader der Casa dos Bicos',
    ],
    es_ES: [
      'La Lisboa anterior al terremoto, en los azulejos de Santa Luzia',
      'San Vicente y sus dos cuervos en las Portas do Sol',
      'La palmera y la iglesia desnuda del Largo de São Miguel',
      'Cómo el fado subió de estos callejones al escenario',
      'Las piedras en punta de la Casa dos Bicos',
    ],
    it_IT: [
      'Lisbona prima del terremoto, sugli azulejos di Santa Luzia',
      'San Vincenzo e i suoi due corvi alle Portas do Sol',
      'La palma e la chiesa spoglia di Largo de São Miguel',
      'Come il fado salì da questi vicoli al palcoscenico',
      'Le pietre a punta della Casa dos Bicos',
    ],
    ru_RU: [
      'Лиссабон до землетрясения на изразцах Санта-Лузии',
      'Святой Викентий с двумя воронами у Порташ-ду-Сол',
      'Пальма и строгий фасад церкви на площади Сан-Мигел',
      'Как фаду поднялось из этих переулков на сцену',
      'Гранёные камни дома Каза-душ-Бикуш',
    ],
    ja_JP: [
      'サンタ・ルジアの壁に残る、地震前のリスボンを描いたタイル',
      'ポルタス・ド・ソルに立つ聖ヴィセンテと二羽のカラス',
      'サン・ミゲル広場のヤシの木と飾り気のない教会',
      'この路地から舞台へと上ったファドの歩み',
      'とがった石で覆われたカザ・ドス・ビコス',
    ],
  },
  description: {
    en_US:
      'The Alfama is a slope, and you take it the sensible way: one climb at the beginning, past the cathedral to the terraces of Santa Luzia and Portas do Sol, then downhill. From above your guide shows you how the quarter lies inside and outside the Moorish wall. Below, the street becomes a stair, the stair a passage, and laundry hangs at the height of your head.\n\nPeople live here. You pass their kitchens and their saints, hear who still sells sardines from the doorstep in June, and learn why a word like saudade needs a guitar of twelve strings. The way is a little over two kilometers on polished stone, with many steps; shoes that grip are a good idea. The four-hour walk leaves time for coffee and for the inside of the churches that are open.',
    fr_FR:
      'L’Alfama est une pente, et on la prend du bon côté : une seule montée, au début, de la cathédrale aux terrasses de Santa Luzia et des Portas do Sol, puis tout descend. D’en haut, votre guide montre ce qui se trouvait dans l’enceinte maure et ce qui était dehors. Plus bas, la rue devient escalier, l’escalier passage, et le linge pend à hauteur de tête.\n\nOn habite ici. On passe devant les cuisines et les saints des gens, on apprend qui vend encore des sardines sur le pas de sa porte en juin, et pourquoi un mot comme saudade réclame une guitare à douze cordes. Le chemin fait un peu plus de deux kilomètres de pierre polie, avec beaucoup de marches ; mettez des semelles qui accrochent. En quatre heures, il reste du temps pour un café et pour l’intérieur des églises ouvertes.',
    de_DE:
      'Die Alfama ist ein Hang, und man geht ihn am besten so: ein einziger Anstieg gleich zu Beginn, an der Kathedrale vorbei zu den Terrassen von Santa Luzia und Portas do Sol, danach nur noch bergab. Von oben zeigt Ihr Guide, was innerhalb der maurischen Mauer lag und was davor. Unten wird die Straße zur Treppe, die Treppe zum Durchgang, und die Wäsche hängt in Kopfhöhe.\n\nHier wohnen Menschen. Sie gehen an ihren Küchen und ihren Heiligen vorbei, hören, wer im Juni noch Sardinen vor der Haustür verkauft, und warum ein Wort wie Saudade eine Gitarre mit zwölf Saiten braucht. Der Weg führt gut zwei Kilometer über blanken Stein, mit vielen Stufen; griffige Schuhe sind ein guter Rat. Wer vier Stunden wählt, hat Zeit für einen Kaffee und für das Innere der Kirchen, die geöffnet sind.',
    es_ES:
      'La Alfama es una cuesta, y se toma por el lado sensato: una sola subida al principio, de la catedral a las terrazas de Santa Luzia y Portas do Sol, y después todo es bajada. Desde arriba, el guía enseña qué quedaba dentro de la muralla mora y qué fuera. Abajo, la calle se vuelve escalera, la escalera pasadizo, y la ropa tendida cuelga a la altura de la cabeza.\n\nAquí vive gente. Se pasa junto a sus cocinas y sus santos, se oye quién vende todavía sardinas en la puerta de casa en junio, y por qué una palabra como saudade pide una guitarra de doce cuerdas. Son algo más de dos kilómetros de piedra pulida, con muchos escalones; conviene un calzado que agarre. En cuatro horas queda tiempo para un café y para ver por dentro las iglesias abiertas.',
    it_IT:
      'L’Alfama è un pendio, e lo si prende dal lato giusto: una sola salita all’inizio, dalla cattedrale alle terrazze di Santa Luzia e di Portas do Sol, poi è tutta discesa. Dall’alto la guida mostra che cosa stava dentro le mura moresche e che cosa fuori. Più giù la strada diventa scala, la scala passaggio, e il bucato pende all’altezza della testa.\n\nQui si abita. Si passa accanto alle cucine e ai santi della gente, si scopre chi a giugno vende ancora sardine sulla soglia di casa, e perché una parola come saudade ha bisogno di una chitarra a dodici corde. Sono poco più di due chilometri di pietra lucida, con molti gradini: servono scarpe che tengano. Con quattro ore resta il tempo per un caffè e per l’interno delle chiese aperte.',
    ru_RU:
      'Алфама — это склон, и пройти его лучше так: один подъём в самом начале, мимо собора к террасам Санта-Лузия и Порташ-ду-Сол, а дальше только вниз. Сверху гид покажет, что лежало внутри мавританской стены и что снаружи. Ниже улица становится лестницей, лестница — проходом, а бельё висит на уровне головы.\n\nЗдесь живут люди. Вы пройдёте мимо их кухонь и их святых, узнаете, кто в июне всё ещё продаёт сардины у порога и почему слову «саудаде» нужна гитара с двенадцатью струнами. Путь — чуть больше двух километров по гладкому камню, со множеством ступеней, поэтому обувь лучше взять нескользкую. За четыре часа хватит времени и на кофе, и на те церкви, которые открыты.',
    ja_JP:
      'アルファマは坂の町です。そこで、上りは最初の一度だけにします。大聖堂の脇からサンタ・ルジアとポルタス・ド・ソルの展望台へ上り、あとはずっと下り道です。上からは、ムーア人の城壁の内と外がどう分かれていたかをガイドがお見せします。下るにつれて道は階段に、階段は抜け道になり、洗濯物が頭の高さに揺れます。\n\nここは人が暮らす町です。台所の窓や軒先の聖人像の前を通り、6月になると戸口でイワシを焼いて売る人の話や、「サウダーデ」という言葉に12弦のギターが要るわけを聞きます。道のりは磨り減った石畳を2キロ余り、階段が多いので滑りにくい靴をお勧めします。4時間のコースでは、コーヒーの休憩と、開いている教会の中を見る時間もあります。',
  },
  included: {
    en_US: ['Local guide for your party alone', 'A printed map of the stairs and terraces'],
    fr_FR: ['Guide local réservé à votre groupe', 'Un plan imprimé des escaliers et des belvédères'],
    de_DE: ['Einheimischer Guide nur für Ihre Gruppe', 'Ein gedruckter Plan der Treppen und Aussichtsterrassen'],
    es_ES: ['Guía local solo para su grupo', 'Un plano impreso de las escaleras y los miradores'],
    it_IT: ['Guida locale solo per il suo gruppo', 'Una pianta stampata delle scale e dei belvedere'],
    ru_RU: ['Местный гид только для вашей компании', 'Печатный план лестниц и смотровых площадок'],
    ja_JP: ['お客様だけの現地ガイド', '階段と展望台を記した紙の地図'],
  },
  notIncluded: {
    en_US: ['Entrance to the cathedral and the Fado Museum', 'Food and drinks'],
    fr_FR: ['L’entrée de la cathédrale et du musée du Fado', 'Repas et boissons'],
    de_DE: ['Eintritt in die Kathedrale und das Fado-Museum', 'Speisen und Getränke'],
    es_ES: ['La entrada a la catedral y al Museo del Fado', 'Comida y bebida'],
    it_IT: ['L’ingresso alla cattedrale e al Museo del Fado', 'Cibo e bevande'],
    ru_RU: ['Вход в собор и Музей фаду', 'Еда и напитки'],
    ja_JP: ['大聖堂とファド博物館の入場料', '飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Church of Saint Anthony',
        fr_FR: 'Église Saint-Antoine',
        de_DE: 'Kirche des heiligen Antonius',
        es_ES: 'Iglesia de San Antonio',
        it_IT: 'Chiesa di Sant’Antonio',
        ru_RU: 'Церковь Святого Антония',
        ja_JP: 'サント・アントニオ教会',
      },
      text: {
        en_US:
          'The saint whom the world calls Anthony of Padua was born in Lisbon, by tradition on the spot where the crypt is now. In June couples are married in his name.',
        fr_FR:
          'Le saint que le monde appelle Antoine de Padoue est né à Lisbonne, selon la tradition à l’endroit où se trouve la crypte. En juin, on se marie en son nom.',
        de_DE:
          'Der Heilige, den die Welt Antonius von Padua nennt, kam in Lissabon zur Welt, der Überlieferung nach dort, wo heute die Krypta ist. Im Juni werden in seinem Namen Paare getraut.',
        es_ES:
          'El santo al que todos llaman Antonio de Padua nació en Lisboa, según la tradición donde hoy está la cripta. En junio se casan parejas en su nombre.',
        it_IT:
          'Il santo che tutti chiamano Antonio da Padova nacque a Lisbona, secondo la tradizione nel punto in cui oggi si trova la cripta. A giugno nel suo nome si sposano delle coppie.',
        ru_RU:
          'Святой, которого мир знает как Антония Падуанского, родился в Лиссабоне — по преданию, там, где теперь крипта. В июне его именем венчают молодых.',
        ja_JP:
          '「パドヴァの聖アントニオ」として知られる聖人はリスボンの生まれで、今の地下聖堂の場所が生家の跡と伝えられます。6月にはその名のもとに合同結婚式が行われます。',
      },
      latitude: 38.71008,
      longitude: -9.13404,
      minutes: 12,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Lisbon Cathedral (Sé)',
        fr_FR: 'Cathédrale de Lisbonne (Sé)',
        de_DE: 'Kathedrale von Lissabon (Sé)',
        es_ES: 'Catedral de Lisboa (Sé)',
        it_IT: 'Cattedrale di Lisbona (Sé)',
        ru_RU: 'Кафедральный собор (Се)',
        ja_JP: 'リスボン大聖堂（セー）',
      },
      text: {
        en_US:
          'It was begun after the Christians took the city in 1147, with battlements on both towers, like a fortress. Tram 28 rounds the corner a few meters from the portal.',
        fr_FR:
          'Commencée après la prise de la ville par les chrétiens en 1147, elle porte des créneaux sur ses deux tours, comme une forteresse. Le tramway 28 tourne à quelques mètres du portail.',
        de_DE:
          'Begonnen nach der christlichen Eroberung der Stadt 1147, mit Zinnen auf beiden Türmen wie eine Festung. Wenige Meter vor dem Portal biegt die Straßenbahn 28 um die Ecke.',
        es_ES:
          'Se empezó tras la conquista cristiana de 1147, con almenas en ambas torres, como una fortaleza. El tranvía 28 dobla la esquina a pocos metros del portal.',
        it_IT:
          'Fu iniziata dopo la conquista cristiana del 1147, con i merli su entrambe le torri, come una fortezza. Il tram 28 gira l’angolo a pochi metri dal portale.',
        ru_RU:
          'Его заложили после взятия города христианами в 1147 году; обе башни увенчаны зубцами, словно это крепость. В нескольких метрах от портала огибает угол трамвай № 28.',
        ja_JP:
          '1147年にキリスト教徒が町を奪った後に着工され、二つの塔には要塞のような胸壁があります。入り口のすぐ前の角を、28番の路面電車が曲がっていきます。',
      },
      latitude: 38.70984,
      longitude: -9.13325,
      minutes: 18,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Santa Luzia viewpoint',
        fr_FR: 'Belvédère de Santa Luzia',
        de_DE: 'Aussichtspunkt Santa Luzia',
        es_ES: 'Mirador de Santa Luzia',
        it_IT: 'Belvedere di Santa Luzia',
        ru_RU: 'Смотровая площадка Санта-Лузия',
        ja_JP: 'サンタ・ルジア展望台',
      },
      text: {
        en_US:
          'On the church wall two tile pictures: the palace square before the earthquake of 1755, and knights storming the castle gate. In front, a pergola with bougainvillea and the wide river.',
        fr_FR:
          'Sur le mur de l’église, deux tableaux d’azulejos : la place du palais avant le séisme de 1755, et des chevaliers à l’assaut de la porte du château. Devant, une pergola de bougainvillées et le large fleuve.',
        de_DE:
          'An der Kirchenwand zwei Kachelbilder: der Palastplatz vor dem Erdbeben von 1755 und Ritter, die das Burgtor stürmen. Davor eine Pergola mit Bougainvillea und der breite Fluss.',
        es_ES:
          'En el muro de la iglesia, dos cuadros de azulejos: la plaza del palacio antes del terremoto de 1755 y unos caballeros que asaltan la puerta del castillo. Delante, una pérgola con buganvillas y el ancho río.',
        it_IT:
          'Sul muro della chiesa due quadri di azulejos: la piazza del palazzo prima del terremoto del 1755 e dei cavalieri all’assalto della porta del castello. Davanti, una pergola di buganvillee e il largo fiume.',
        ru_RU:
          'На стене церкви две картины из изразцов: дворцовая площадь до землетрясения 1755 года и рыцари, штурмующие ворота замка. Впереди — пергола с бугенвиллеей и широкая река.',
        ja_JP:
          '教会の壁に二枚のタイル画があります。一枚は1755年の地震前の宮殿広場、もう一枚は城門に攻めかかる騎士たちです。正面にはブーゲンビリアの棚と広い川が見えます。',
      },
      latitude: 38.71163,
      longitude: -9.13031,
      minutes: 18,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Portas do Sol',
        fr_FR: 'Portas do Sol',
        de_DE: 'Portas do Sol',
        es_ES: 'Portas do Sol',
        it_IT: 'Portas do Sol',
        ru_RU: 'Порташ-ду-Сол',
        ja_JP: 'ポルタス・ド・ソル',
      },
      text: {
        en_US:
          'Saint Vincent holds a ship with two ravens: they are said to have guarded his body on the voyage to Lisbon, and they are in the city’s arms. Behind him a piece of the Moorish wall still stands.',
        fr_FR:
          'Saint Vincent tient un navire et deux corbeaux : ils auraient veillé son corps pendant le voyage vers Lisbonne et figurent dans ses armes. Derrière lui subsiste un pan de la muraille maure.',
        de_DE:
          'Der heilige Vinzenz hält ein Schiff mit zwei Raben: Sie sollen seinen Leichnam auf der Fahrt nach Lissabon bewacht haben und stehen im Stadtwappen. Hinter ihm ragt ein Rest der maurischen Mauer auf.',
        es_ES:
          'San Vicente sostiene una nave con dos cuervos: se dice que velaron su cuerpo en el viaje a Lisboa, y están en el escudo de la ciudad. Detrás queda un trozo de la muralla mora.',
        it_IT:
          'San Vincenzo regge una nave con due corvi: si racconta che vegliarono il suo corpo nel viaggio verso Lisbona, e stanno nello stemma della città. Dietro resta un tratto delle mura moresche.',
        ru_RU:
          'Святой Викентий держит корабль с двумя воронами: по преданию, они стерегли его тело на пути в Лиссабон, и теперь они в гербе города. За ним уцелел кусок мавританской стены.',
        ja_JP:
          '聖ヴィセンテの像が、二羽のカラスの乗る船を抱えています。リスボンへの船旅の間、遺体を守ったと伝えられ、市の紋章にも描かれています。後ろにはムーア人の城壁の一部が残ります。',
      },
      latitude: 38.71228,
      longitude: -9.13017,
      minutes: 18,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Largo de São Miguel',
        fr_FR: 'Largo de São Miguel',
        de_DE: 'Largo de São Miguel',
        es_ES: 'Largo de São Miguel',
        it_IT: 'Largo de São Miguel',
        ru_RU: 'Площадь Сан-Мигел',
        ja_JP: 'サン・ミゲル広場',
      },
      text: {
        en_US:
          'A palm, a plain church front and houses so close that neighbors talk from window to window. In June paper garlands hang across the square and grills are set up before the doors.',
        fr_FR:
          'Un palmier, une façade d’église toute simple et des maisons si proches qu’on se parle de fenêtre à fenêtre. En juin, des guirlandes de papier traversent la place et les grils sortent devant les portes.',
        de_DE:
          'Eine Palme, eine schlichte Kirchenfront und Häuser, so nah, dass man sich von Fenster zu Fenster unterhält. Im Juni hängen Papiergirlanden über dem Platz, und vor den Türen stehen Grills.',
        es_ES:
          'Una palmera, una fachada de iglesia sencilla y casas tan próximas que se habla de ventana a ventana. En junio cruzan la plaza guirnaldas de papel y salen parrillas a las puertas.',
        it_IT:
          'Una palma, una facciata di chiesa senza fronzoli e case così vicine che ci si parla da una finestra all’altra. A giugno ghirlande di carta attraversano la piazza e davanti alle porte compaiono le griglie.',
        ru_RU:
          'Пальма, простой церковный фасад и дома так близко, что соседи переговариваются из окна в окно. В июне над площадью висят бумажные гирлянды, а у дверей ставят жаровни.',
        ja_JP:
          'ヤシの木が一本、飾りのない教会の正面、そして窓から窓へ話ができるほど近い家々。6月には紙の飾りが広場に張り渡され、戸口に焼き網が並びます。',
      },
      latitude: 38.71142,
      longitude: -9.12934,
      minutes: 20,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Church of Santo Estêvão',
        fr_FR: 'Église Santo Estêvão',
        de_DE: 'Kirche Santo Estêvão',
        es_ES: 'Iglesia de Santo Estêvão',
        it_IT: 'Chiesa di Santo Estêvão',
        ru_RU: 'Церковь Санту-Эштеван',
        ja_JP: 'サント・エステヴァン教会',
      },
      text: {
        en_US:
          'Before the white church a small terrace looks over the roofs to the Tagus and the ships at the quay. The stairs beside it are among the steepest of the quarter; you go down them.',
        fr_FR:
          'Devant l’église blanche, une petite terrasse regarde par-dessus les toits le Tage et les navires à quai. L’escalier voisin est l’un des plus raides du quartier ; on le descend.',
        de_DE:
          'Vor der weißen Kirche blickt eine kleine Terrasse über die Dächer auf den Tejo und die Schiffe am Kai. Die Treppe daneben gehört zu den steilsten des Viertels; Sie gehen sie hinab.',
        es_ES:
          'Ante la iglesia blanca, una pequeña terraza mira por encima de los tejados al Tajo y a los barcos del muelle. La escalera de al lado es de las más empinadas del barrio; se baja por ella.',
        it_IT:
          'Davanti alla chiesa bianca una piccola terrazza guarda sopra i tetti il Tago e le navi alla banchina. La scala accanto è tra le più ripide del quartiere: la si scende.',
        ru_RU:
          'Перед белой церковью небольшая терраса смотрит поверх крыш на Тежу и корабли у причала. Лестница рядом — одна из самых крутых в квартале; по ней вы спускаетесь.',
        ja_JP:
          '白い教会の前の小さなテラスから、屋根越しにテージョ川と岸壁の船が見えます。脇の階段はこの地区でも指折りの急さですが、ここは下りです。',
      },
      latitude: 38.71213,
      longitude: -9.12772,
      minutes: 14,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Chafariz de Dentro and Fado Museum',
        fr_FR: 'Chafariz de Dentro et musée du Fado',
        de_DE: 'Chafariz de Dentro und Fado-Museum',
        es_ES: 'Chafariz de Dentro y Museo del Fado',
        it_IT: 'Chafariz de Dentro e Museo del Fado',
        ru_RU: 'Шафариж-де-Дентру и Музей фаду',
        ja_JP: 'シャファリス・デ・デントロとファド博物館',
      },
      text: {
        en_US:
          'The “fountain inside” lay within the wall, hence its name. Across the square the old pumping station tells of fado, of the singers of these streets and of Amália Rodrigues.',
        fr_FR:
          'La « fontaine du dedans » était à l’intérieur des murs, d’où son nom. En face, l’ancienne station de pompage raconte le fado, les voix de ces rues et Amália Rodrigues.',
        de_DE:
          'Der „Brunnen drinnen“ lag innerhalb der Mauer, daher der Name. Gegenüber erzählt das alte Pumpwerk vom Fado, von den Stimmen dieser Gassen und von Amália Rodrigues.',
        es_ES:
          'La «fuente de dentro» quedaba intramuros, de ahí el nombre. Enfrente, la antigua estación de bombeo cuenta el fado, las voces de estas calles y a Amália Rodrigues.',
        it_IT:
          'La «fontana di dentro» stava entro le mura, da qui il nome. Di fronte, la vecchia stazione di pompaggio racconta il fado, le voci di queste strade e Amália Rodrigues.',
        ru_RU:
          '«Внутренний фонтан» стоял в пределах стены, отсюда имя. Напротив, в старой насосной станции, рассказывают о фаду, о голосах этих улиц и об Амалии Родригеш.',
        ja_JP:
          '「内側の泉」の名は、城壁の内にあったことによります。向かいの古い揚水場は今はファドの博物館で、この界隈の歌い手たちやアマリア・ロドリゲスのことを伝えています。',
      },
      latitude: 38.71121,
      longitude: -9.12789,
      minutes: 26,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Casa dos Bicos',
        fr_FR: 'Casa dos Bicos',
        de_DE: 'Casa dos Bicos',
        es_ES: 'Casa dos Bicos',
        it_IT: 'Casa dos Bicos',
        ru_RU: 'Каза-душ-Бикуш',
        ja_JP: 'カザ・ドス・ビコス',
      },
      text: {
        en_US:
          'A house front of stones cut to points, built in the sixteenth century and now home of the José Saramago Foundation. The writer’s ashes lie under the olive tree in front.',
        fr_FR:
          'Une façade de pierres taillées en pointe, du XVIe siècle, où siège aujourd’hui la fondation José Saramago. Les cendres de l’écrivain reposent sous l’olivier, devant la maison.',
        de_DE:
          'Eine Hausfront aus spitz behauenen Steinen, im 16. Jahrhundert gebaut, heute Sitz der Stiftung José Saramago. Die Asche des Schriftstellers liegt unter dem Olivenbaum davor.',
        es_ES:
          'Una fachada de piedras talladas en punta, del siglo XVI, hoy sede de la Fundación José Saramago. Las cenizas del escritor reposan bajo el olivo de delante.',
        it_IT:
          'Una facciata di pietre tagliate a punta, del Cinquecento, oggi sede della Fondazione José Saramago. Le ceneri dello scrittore riposano sotto l’ulivo davanti alla casa.',
        ru_RU:
          'Фасад из камней, огранённых остриём, XVI век; теперь здесь фонд Жозе Сарамаго. Прах писателя покоится под оливой перед домом.',
        ja_JP:
          '先のとがった石を並べた16世紀の邸宅で、今はジョゼ・サラマーゴ財団が入っています。前に立つオリーブの木の下に、作家の遺灰が眠っています。',
      },
      latitude: 38.70901,
      longitude: -9.13262,
      minutes: 16,
      minutesToNext: 0,
    },
  ],
};
