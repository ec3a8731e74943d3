import type { TourOfDemo } from '../shapes.js';

export const cairoGizaAndSaqqaraByCar: TourOfDemo = {
  slug: 'cairo-giza-and-saqqara-by-car',
  city: 'cairo',
  categories: ['private-car-tour', 'excursion'],
  currency: 'EUR',
  featured: true,
  cancellationHours: 48,
  leadTimeHours: 48,
  infantsNeedSeat: true,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'pyramids', name: 'Pyramids of Giza' },
    { motif: 'dunes', name: 'Saqqara plateau' },
    { motif: 'car', name: 'Road along the Mansuriya canal' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Tahrir Square, at the gate of the pink Egyptian Museum',
        fr_FR: 'Place Tahrir, devant la grille du Musée égyptien, le bâtiment rose',
        de_DE: 'Tahrir-Platz, am Tor des rosafarbenen Ägyptischen Museums',
        es_ES: 'Plaza Tahrir, ante la verja del Museo Egipcio, el edificio rosado',
        it_IT: 'Piazza Tahrir, al cancello del Museo egizio, l’edificio rosa',
        ru_RU: 'Площадь Тахрир, у ворот розового здания Египетского музея',
        ja_JP: 'タハリール広場、ピンク色の建物のエジプト考古学博物館の門前',
      },
      address: 'El-Tahrir Square, Ismailia, Qasr El Nil, Cairo, Egypt',
      latitude: 30.0471,
      longitude: 31.2336,
    },
  ],
  options: [
    {
      durationMinutes: 480,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 16000 },
          { upTo: 4, amount: 19500 },
          { upTo: 6, amount: 24000 },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['07:30', '08:00'],
    },
    {
      durationMinutes: 600,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 20000 },
          { upTo: 4, amount: 24000 },
          { upTo: 6, amount: 29000 },
        ],
        extraPerson: 4000,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['07:00', '07:30'],
    },
  ],
  name: {
    en_US: 'Giza, Memphis and Saqqara by Car',
    fr_FR: 'Gizeh, Memphis et Saqqara en voiture',
    de_DE: 'Mit dem Wagen nach Gizeh, Memphis und Sakkara',
    es_ES: 'Guiza, Menfis y Saqqara en coche',
    it_IT: 'Giza, Menfi e Saqqara in auto',
    ru_RU: 'Гиза, Мемфис и Саккара на автомобиле',
    ja_JP: '専用車で行くギザ、メンフィス、サッカラ',
  },
  summary: {
    en_US:
      'A day with driver and Egyptologist from the great pyramids back in time to the first one, Djoser’s, by way of the fallen colossus of Memphis.',
    fr_FR:
      'Une journée avec chauffeur et égyptologue, des grandes pyramides à la première de toutes, celle de Djéser, par le colosse couché de Memphis.',
    de_DE:
      'Ein Tag mit Fahrer und ägyptologisch geschultem Guide: von den großen Pyramiden zurück zur ersten, der des Djoser, vorbei am gestürzten Koloss von Memphis.',
    es_ES:
      'Un día con conductor y egiptólogo: de las grandes pirámides a la primera de todas, la de Zoser, pasando por el coloso caído de Menfis.',
    it_IT:
      'Una giornata con autista ed egittologo: dalle grandi piramidi alla prima di tutte, quella di Djoser, passando per il colosso di Menfi.',
    ru_RU:
      'День с водителем и египтологом: от великих пирамид назад во времени к первой из них, пирамиде Джосера, через поверженного колосса Мемфиса.',
    ja_JP:
      'ドライバーとエジプト史のガイドが一日ご案内します。ギザの大ピラミッドを見たあと、横たわる巨像の残るメンフィスを経て、最初のピラミッドであるサッカラのジェセル王の階段ピラミッドまで時代をさかのぼります。',
  },
  highlights: {
    en_US: [
      'The lowest courses of Khufu’s pyramid, each block as high as your chest',
      'The gash that eight months of demolition left in Menkaure’s',
      'The Sphinx seen from the granite hall of Khafre',
      'Ramses II on his back, ten meters of limestone',
      'Stone doors at Saqqara that were carved to stand open for ever',
    ],
    fr_FR: [
      'Les premières assises de Khéops, à hauteur de poitrine',
      'L’entaille laissée à Mykérinos par huit mois de démolition',
      'Le Sphinx, vu depuis la salle de granit de Khéphren',
      'Ramsès II étendu sur le dos, dix mètres de calcaire',
      'À Saqqara, des portes de pierre sculptées ouvertes à jamais',
    ],
    de_DE: [
      'Die untersten Lagen der Cheopspyramide, jeder Block brusthoch',
      'Die Kerbe, die acht Monate Abbruch an der Mykerinospyramide hinterließen',
      'Die Sphinx, gesehen von der Granithalle des Chephren aus',
      'Ramses II. auf dem Rücken, zehn Meter Kalkstein',
      'Steintüren in Sakkara, die für immer offen gemeißelt sind',
    ],
    es_ES: [
      'Las primeras hiladas de Keops, con bloques a la altura del pecho',
      'El tajo que ocho meses de demolición dejaron en Micerino',
      'La Esfinge vista desde la sala de granito de Kefrén',
      'Ramsés II tendido de espaldas, diez metros de caliza',
      'Puertas de piedra de Saqqara, talladas para quedar siempre abiertas',
    ],
    it_IT: [
      'I primi corsi di Cheope, con blocchi alti fino al petto',
      'Lo squarcio lasciato a Micerino da otto mesi di demolizione',
      'La Sfinge vista dalla sala di granito di Chefren',
      'Ramses II disteso sulla schiena, dieci metri di calcare',
      'A Saqqara, porte di pietra scolpite per restare sempre aperte',
    ],
    ru_RU: [
      'Нижние ряды пирамиды Хеопса, где каждый блок по грудь',
      'Брешь в пирамиде Микерина — след восьми месяцев разрушения',
      'Сфинкс, увиденный из гранитного зала Хефрена',
      'Рамсес II, лежащий на спине: десять метров известняка',
      'Каменные двери Саккары, высеченные навсегда распахнутыми',
    ],
    ja_JP: [
      '一段が胸の高さほどもある、クフ王のピラミッドの基部の石積み',
      '8か月の取り壊しがメンカウラー王のピラミッドに残した裂け目',
      'カフラー王の花崗岩の広間から眺めるスフィンクス',
      '仰向けに横たわる、10メートルの石灰岩のラメセス2世像',
      '永遠に開いたままの姿に彫られた、サッカラの石の扉',
    ],
  },
  description: {
    en_US:
      'The day runs against the clock of history. At Giza, around 2560 BC, everything is already solved: the angle, the blocks, the transport from Aswan. An hour south, at Saqqara, you see the same idea a century earlier, when Imhotep stacked one flat tomb on another and did not yet know that it would work. In between lies Memphis, the capital that paid for both and is now a village among palms.\n\nThe car collects you in Tahrir Square, about forty minutes from the plateau, and brings you back there. At Giza you walk or use the site’s own buses; the going is sand and rock, so wear closed shoes. The ten-hour version adds lunch and the two pyramids of Sneferu at Dahshur.',
    fr_FR:
      'La journée remonte le cours de l’histoire. À Gizeh, vers 2560 avant notre ère, tout est déjà résolu : la pente, les blocs, le transport depuis Assouan. Une heure plus au sud, à Saqqara, la même idée a un siècle de moins : Imhotep empile tombe plate sur tombe plate sans savoir encore si cela tiendra. Entre les deux, Memphis, la capitale qui paya l’une et l’autre, n’est plus qu’un village sous les palmes.\n\nLa voiture vous prend place Tahrir, à quarante minutes environ du plateau, et vous y ramène. À Gizeh, on marche ou l’on emprunte les navettes du site ; le sol est de sable et de roc, prévoyez des chaussures fermées. La version de dix heures ajoute le déjeuner et les deux pyramides de Snéfrou à Dahchour.',
    de_DE:
      'Dieser Tag läuft gegen die Uhr der Geschichte. In Gizeh ist um 2560 v. Chr. alles schon gelöst: der Winkel, die Blöcke, der Transport aus Assuan. Eine Stunde südlich, in Sakkara, sieht man dieselbe Idee ein Jahrhundert früher, als Imhotep flache Gräber aufeinandersetzte und noch nicht wusste, ob es hält. Dazwischen liegt Memphis, die Hauptstadt, die beides bezahlte und heute ein Dorf unter Palmen ist.\n\nDer Wagen holt Sie am Tahrir-Platz ab, rund vierzig Minuten vom Plateau, und bringt Sie dorthin zurück. In Gizeh geht man zu Fuß oder nimmt die Busse des Geländes; der Boden ist Sand und Fels, festes Schuhwerk hilft. Die zehnstündige Variante enthält Zeit zum Mittagessen und die beiden Pyramiden des Snofru in Dahschur.',
    es_ES:
      'Este día avanza contra el reloj de la historia. En Guiza, hacia 2560 a. C., todo está resuelto: el ángulo, los bloques, el transporte desde Asuán. Una hora al sur, en Saqqara, se ve la misma idea un siglo antes, cuando Imhotep apiló una tumba plana sobre otra sin saber aún si aguantaría. En medio queda Menfis, la capital que pagó ambas y hoy es una aldea entre palmeras.\n\nEl coche le recoge en la plaza Tahrir, a unos cuarenta minutos de la meseta, y allí le deja al volver. En Guiza se camina o se usan los autobuses del recinto; el suelo es de arena y roca, conviene calzado cerrado. La versión de diez horas añade tiempo para comer y las dos pirámides de Snefru en Dahshur.',
    it_IT:
      'La giornata va contro l’orologio della storia. A Giza, intorno al 2560 a.C., tutto è già risolto: l’inclinazione, i blocchi, il trasporto da Assuan. Un’ora più a sud, a Saqqara, si vede la stessa idea un secolo prima, quando Imhotep sovrappose una tomba piatta all’altra senza sapere ancora se avrebbe retto. In mezzo c’è Menfi, la capitale che pagò l’una e l’altra, oggi un villaggio tra le palme.\n\nL’auto la prende in piazza Tahrir, a una quarantina di minuti dall’altopiano, e lì la riporta. A Giza si cammina o si usano gli autobus del sito; il terreno è sabbia e roccia, meglio scarpe chiuse. La versione di dieci ore aggiunge il tempo per il pranzo e le due piramidi di Snefru a Dahshur.',
    ru_RU:
      'Этот день идёт против хода истории. В Гизе около 2560 года до н. э. всё уже решено: угол, блоки, перевозка из Асуана. Часом южнее, в Саккаре, видна та же мысль на столетие раньше, когда Имхотеп ставил одну плоскую гробницу на другую и ещё не знал, выдержит ли. Между ними лежит Мемфис — столица, оплатившая и то и другое, а ныне деревня среди пальм.\n\nМашина забирает вас на площади Тахрир, примерно в сорока минутах от плато, и привозит обратно. В Гизе ходят пешком или ездят на автобусах комплекса; под ногами песок и камень, нужна закрытая обувь. В десятичасовой вариант входят время на обед и две пирамиды Снофру в Дахшуре.',
    ja_JP:
      '歴史の時計を逆に回す一日です。紀元前2560年ごろのギザでは、勾配も石材もアスワンからの輸送も、すべて解決済みでした。車で南へ1時間のサッカラでは、同じ発想の100年ほど前の姿が見られます。イムホテプは平らな墓の上にまた墓を重ね、うまくいくかどうかまだ知りませんでした。その間にあるメンフィスは、両方の建設を支えた都でしたが、今はヤシの茂る村です。\n\n車はタハリール広場でお迎えし、台地まではおよそ40分、帰りも同じ広場までお送りします。ギザの敷地内は徒歩か場内バスでの移動です。足元は砂と岩なので、つま先の隠れる靴でお越しください。10時間のコースでは、昼食の時間を取り、ダハシュールにあるスネフェル王の二つのピラミッドも訪ねます。',
  },
  included: {
    en_US: [
      'Air-conditioned car with driver, fuel and parking',
      'Egyptologist guide for your group alone',
      'Bottled water and child seats on request',
    ],
    fr_FR: [
      'Voiture climatisée avec chauffeur, carburant et stationnement',
      'Guide égyptologue réservé à votre groupe',
      'Eau en bouteille et sièges enfant sur demande',
    ],
    de_DE: [
      'Klimatisierter Wagen mit Fahrer, Benzin und Parken',
      'Ägyptologisch ausgebildeter Guide nur für Ihre Gruppe',
      'Wasser in Flaschen, Kindersitze auf Wunsch',
    ],
    es_ES: [
      'Coche climatizado con conductor, combustible y aparcamiento',
      'Guía egiptólogo solo para su grupo',
      'Agua embotellada y sillas infantiles si se piden',
    ],
    it_IT: [
      'Auto climatizzata con autista, carburante e parcheggi',
      'Guida egittologa solo per il suo gruppo',
      'Acqua in bottiglia e seggiolini su richiesta',
    ],
    ru_RU: [
      'Автомобиль с кондиционером и водителем, топливо и стоянки',
      'Гид-египтолог только для вашей группы',
      'Вода в бутылках и детские кресла по просьбе',
    ],
    ja_JP: [
      '冷房付きの専用車（ドライバー、燃料代、駐車料込み）',
      'お客様のグループ専任のエジプト史ガイド',
      'ボトル入りの水、ご希望の場合はチャイルドシート',
    ],
  },
  notIncluded: {
    en_US: [
      'Entrance to Giza, Memphis, Saqqara and, in the longer version, Dahshur',
      'Separate tickets for going inside pyramids and tombs',
      'Lunch and camel or horse rides',
    ],
    fr_FR: [
      'L’entrée de Gizeh, Memphis, Saqqara et, dans la version longue, Dahchour',
      'Les billets séparés pour l’intérieur des pyramides et des tombes',
      'Le déjeuner, les promenades à dos de chameau ou à cheval',
    ],
    de_DE: [
      'Eintritt in Gizeh, Memphis, Sakkara und bei der langen Variante Dahschur',
      'Eigene Karten für das Innere von Pyramiden und Gräbern',
      'Mittagessen, Kamel- und Pferderitte',
    ],
    es_ES: [
      'La entrada a Guiza, Menfis, Saqqara y, en la versión larga, Dahshur',
      'Las entradas aparte para el interior de pirámides y tumbas',
      'La comida y los paseos en camello o a caballo',
    ],
    it_IT: [
      'L’ingresso a Giza, Menfi, Saqqara e, nella versione lunga, Dahshur',
      'I biglietti a parte per l’interno di piramidi e tombe',
      'Il pranzo e le passeggiate a cammello o a cavallo',
    ],
    ru_RU: [
      'Вход в Гизу, Мемфис, Саккару и, в длинном варианте, Дахшур',
      'Отдельные билеты внутрь пирамид и гробниц',
      'Обед, прогулки на верблюдах и лошадях',
    ],
    ja_JP: [
      'ギザ、メンフィス、サッカラ（10時間のコースはダハシュールも）の入場料',
      'ピラミッド内部や墓に入るための別料金の入場券',
      '昼食代、ラクダや馬に乗る料金',
    ],
  },
  itinerary: [
    {
      name: {
        en_US: 'Great Pyramid of Khufu',
        fr_FR: 'Grande Pyramide de Khéops',
        de_DE: 'Cheopspyramide',
        es_ES: 'Gran Pirámide de Keops',
        it_IT: 'Grande Piramide di Cheope',
        ru_RU: 'Великая пирамида Хеопса',
        ja_JP: 'クフ王の大ピラミッド',
      },
      text: {
        en_US:
          'Its base is nearly a true square of 230 meters a side, and north really is north. At the foot you can still touch a few of the smooth white casing stones that covered the whole before Cairo’s builders took them.',
        fr_FR:
          'Sa base est un carré presque parfait de 230 mètres de côté, et le nord y est vraiment le nord. Au pied subsistent quelques pierres du parement blanc et lisse qui la couvrait avant que les bâtisseurs du Caire ne viennent s’y servir.',
        de_DE:
          'Die Grundfläche ist fast ein genaues Quadrat mit 230 Metern Seitenlänge, und Norden ist hier wirklich Norden. Am Fuß liegen noch einige der glatten weißen Verkleidungssteine, die alles bedeckten, bevor Kairos Baumeister sie holten.',
        es_ES:
          'La base es casi un cuadrado exacto de 230 metros de lado, y el norte es de verdad el norte. Al pie quedan algunas piedras del revestimiento blanco y liso que la cubría antes de que se las llevaran los constructores de El Cairo.',
        it_IT:
          'La base è un quadrato quasi esatto di 230 metri di lato, e il nord è davvero il nord. Al piede restano alcune pietre del rivestimento bianco e liscio che la copriva prima che i costruttori del Cairo venissero a prenderlo.',
        ru_RU:
          'Основание — почти точный квадрат со стороной 230 метров, и север здесь действительно север. У подножия ещё лежат гладкие белые плиты облицовки, покрывавшей всю пирамиду, пока их не разобрали строители Каира.',
        ja_JP:
          '底面は一辺230メートルのほぼ正確な正方形で、方位も驚くほど正しく北を向いています。足元には、カイロの建築に持ち去られる前に全体を覆っていた、白くなめらかな化粧石がいくつか残っています。',
      },
      latitude: 29.9792,
      longitude: 31.1342,
      minutes: 60,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'Pyramid of Menkaure',
        fr_FR: 'Pyramide de Mykérinos',
        de_DE: 'Mykerinospyramide',
        es_ES: 'Pirámide de Micerino',
        it_IT: 'Piramide di Micerino',
        ru_RU: 'Пирамида Микерина',
        ja_JP: 'メンカウラー王のピラミッド',
      },
      text: {
        en_US:
          'Red granite blocks around the base were never smoothed: the king died first. The vertical scar on the north face dates from 1196, when Saladin’s son set men to pull the pyramid down and gave up after eight months.',
        fr_FR:
          'Autour de la base, des blocs de granit rouge n’ont pas été ravalés : le roi mourut avant. La balafre de la face nord date de 1196, quand le fils de Saladin voulut faire abattre la pyramide et renonça au bout de huit mois.',
        de_DE:
          'Die roten Granitblöcke am Fuß wurden nicht mehr geglättet, der König starb vorher. Die Narbe an der Nordseite stammt von 1196, als Saladins Sohn die Pyramide abtragen lassen wollte und nach acht Monaten aufgab.',
        es_ES:
          'Los bloques de granito rojo de la base quedaron sin alisar: el rey murió antes. La cicatriz de la cara norte es de 1196, cuando el hijo de Saladino mandó derribar la pirámide y desistió a los ocho meses.',
        it_IT:
          'I blocchi di granito rosso attorno alla base non furono mai lisciati: il re morì prima. La ferita sul lato nord risale al 1196, quando il figlio di Saladino volle abbattere la piramide e dopo otto mesi rinunciò.',
        ru_RU:
          'Блоки красного гранита у подножия так и не отшлифовали: царь умер раньше. Шрам на северной грани появился в 1196 году, когда сын Саладина велел разобрать пирамиду и через восемь месяцев отступился.',
        ja_JP:
          '基部の赤い花崗岩は、王が先に亡くなったため磨かれずに終わりました。北面の縦の傷は1196年のものです。サラディンの息子が取り壊しを命じましたが、8か月であきらめました。',
      },
      latitude: 29.9725,
      longitude: 31.1283,
      minutes: 28,
      minutesToNext: 16,
    },
    {
      name: {
        en_US: 'Sphinx and Valley Temple of Khafre',
        fr_FR: 'Sphinx et temple de la vallée de Khéphren',
        de_DE: 'Sphinx und Taltempel des Chephren',
        es_ES: 'Esfinge y templo del valle de Kefrén',
        it_IT: 'Sfinge e tempio a valle di Chefren',
        ru_RU: 'Сфинкс и нижний храм Хефрена',
        ja_JP: 'スフィンクスとカフラー王の河岸神殿',
      },
      text: {
        en_US:
          'The quarrymen left a ridge of rock standing and cut it into a lion with a king’s face. You come out to it through the granite pillars of the temple where Khafre’s diorite statue, now in the museum on Tahrir, was dug from a pit.',
        fr_FR:
          'Les carriers laissèrent une échine de roche et en firent un lion à visage de roi. On y débouche entre les piliers de granit du temple où l’on tira d’une fosse la statue de diorite de Khéphren, aujourd’hui au musée de la place Tahrir.',
        de_DE:
          'Die Steinbrucharbeiter ließen einen Felsrücken stehen und schlugen daraus einen Löwen mit Königsgesicht. Man tritt durch die Granitpfeiler jenes Tempels hinaus, in dem Chephrens Dioritstatue, heute im Museum am Tahrir, aus einer Grube kam.',
        es_ES:
          'Los canteros dejaron en pie un lomo de roca y lo tallaron en forma de león con rostro de rey. Se llega entre los pilares de granito del templo donde apareció, en un foso, la estatua de diorita de Kefrén, hoy en el museo de Tahrir.',
        it_IT:
          'I cavatori lasciarono in piedi un dorso di roccia e ne fecero un leone con il volto del re. Vi si arriva tra i pilastri di granito del tempio in cui, da una fossa, uscì la statua di diorite di Chefren, oggi al museo di piazza Tahrir.',
        ru_RU:
          'Каменотёсы оставили в карьере скальный гребень и вырубили из него льва с лицом царя. К нему выходят между гранитными столбами храма, где в яме нашли диоритовую статую Хефрена, стоящую теперь в музее на Тахрире.',
        ja_JP:
          '石切り場に残された岩の背を、王の顔をもつ獅子に彫り上げたものです。花崗岩の角柱が並ぶ神殿を通って近づきます。タハリールの博物館にあるカフラー王の閃緑岩の像は、この神殿の穴から掘り出されました。',
      },
      latitude: 29.9752,
      longitude: 31.1379,
      minutes: 42,
      minutesToNext: 50,
    },
    {
      name: {
        en_US: 'Memphis, open-air museum at Mit Rahina',
        fr_FR: 'Memphis, musée en plein air de Mit Rahineh',
        de_DE: 'Memphis, Freilichtmuseum von Mit Rahina',
        es_ES: 'Menfis, museo al aire libre de Mit Rahina',
        it_IT: 'Menfi, museo all’aperto di Mit Rahina',
        ru_RU: 'Мемфис, музей под открытым небом в Мит-Рахине',
        ja_JP: 'メンフィス（ミト・ラヒーナの野外博物館）',
      },
      text: {
        en_US:
          'The capital was built of mud brick and the Nile took it back. What remains is stone: the colossus of Ramses II, viewed from a gallery above his chest, and a sphinx of alabaster that no inscription names.',
        fr_FR:
          'La capitale était de brique crue et le Nil l’a reprise. Reste la pierre : le colosse de Ramsès II, que l’on contemple d’une galerie au-dessus de sa poitrine, et un sphinx d’albâtre que nulle inscription ne nomme.',
        de_DE:
          'Die Hauptstadt war aus Lehmziegeln, und der Nil nahm sie zurück. Geblieben ist der Stein: der Koloss Ramses’ II., den man von einer Galerie über seiner Brust betrachtet, und eine Sphinx aus Alabaster, die keine Inschrift benennt.',
        es_ES:
          'La capital era de adobe y el Nilo se la llevó. Queda la piedra: el coloso de Ramsés II, visto desde una galería sobre su pecho, y una esfinge de alabastro a la que ninguna inscripción da nombre.',
        it_IT:
          'La capitale era di mattoni crudi e il Nilo se l’è ripresa. Rimane la pietra: il colosso di Ramses II, guardato da una galleria sopra il petto, e una sfinge di alabastro che nessuna iscrizione nomina.',
        ru_RU:
          'Столицу строили из сырцового кирпича, и Нил забрал её обратно. Остался камень: колосс Рамсеса II, на который смотрят с галереи над его грудью, и алебастровый сфинкс без имени и надписи.',
        ja_JP:
          '都は日干し煉瓦で造られ、ナイル川の泥に還りました。残ったのは石だけです。回廊から胸元を見下ろすラメセス2世の巨像と、名を記す銘文のない雪花石膏のスフィンクスがあります。',
      },
      latitude: 29.8495,
      longitude: 31.2551,
      minutes: 35,
      minutesToNext: 16,
    },
    {
      name: {
        en_US: 'Step Pyramid of Djoser',
        fr_FR: 'Pyramide à degrés de Djéser',
        de_DE: 'Stufenpyramide des Djoser',
        es_ES: 'Pirámide escalonada de Zoser',
        it_IT: 'Piramide a gradoni di Djoser',
        ru_RU: 'Ступенчатая пирамида Джосера',
        ja_JP: 'ジェセル王の階段ピラミッド',
      },
      text: {
        en_US:
          'Six terraces, about sixty meters high, raised in the twenty-seventh century BC. Around them Imhotep copied in limestone what had been reed, wood and matting: columns like bundled stalks, ceilings of stone logs, doors that cannot close.',
        fr_FR:
          'Six gradins, une soixantaine de mètres, élevés au XXVIIe siècle avant notre ère. Tout autour, Imhotep copia en calcaire ce qui était roseau, bois et natte : colonnes en bottes de tiges, plafonds de rondins de pierre, portes qui ne ferment pas.',
        de_DE:
          'Sechs Stufen, rund sechzig Meter hoch, aus dem 27. Jahrhundert v. Chr. Ringsum bildete Imhotep in Kalkstein nach, was zuvor Schilf, Holz und Matte war: Säulen wie Halmbündel, Decken aus steinernen Stämmen, Türen, die nicht schließen.',
        es_ES:
          'Seis gradas, unos sesenta metros, del siglo XXVII a. C. Alrededor, Imhotep copió en caliza lo que antes era caña, madera y estera: columnas como haces de tallos, techos de troncos de piedra, puertas que no se cierran.',
        it_IT:
          'Sei gradoni, una sessantina di metri, del XXVII secolo a.C. Tutt’intorno Imhotep copiò nel calcare ciò che era canna, legno e stuoia: colonne come fasci di steli, soffitti di tronchi di pietra, porte che non si chiudono.',
        ru_RU:
          'Шесть ступеней высотой около шестидесяти метров сложены в XXVII веке до н. э. Вокруг Имхотеп повторил в известняке то, что прежде было тростником, деревом и циновкой: колонны-связки стеблей, потолки из каменных брёвен, двери, которые не закрыть.',
        ja_JP:
          '紀元前27世紀に築かれた六段、高さ約60メートルの塔です。イムホテプは周囲に、それまで葦や木やむしろで作っていたものを石灰岩で写しました。茎の束のような円柱、石の丸太の天井、閉まることのない扉が並びます。',
      },
      latitude: 29.8713,
      longitude: 31.2165,
      minutes: 58,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Causeway of Unas',
        fr_FR: 'Chaussée d’Ounas',
        de_DE: 'Aufweg des Unas',
        es_ES: 'Calzada de Unas',
        it_IT: 'Rampa di Unas',
        ru_RU: 'Дорога пирамиды Унаса',
        ja_JP: 'ウナス王の参道',
      },
      text: {
        en_US:
          'From outside the pyramid is a heap of rubble, but its chambers were the first whose walls carried spells for the king’s journey. Beside the paved causeway two long pits in the shape of boats are cut into the rock.',
        fr_FR:
          'Du dehors, la pyramide est un tas de décombres ; ses chambres furent pourtant les premières dont les murs portèrent les formules du voyage royal. Le long de la chaussée dallée, deux longues fosses en forme de barques sont creusées dans le roc.',
        de_DE:
          'Von außen ist die Pyramide ein Schutthügel, doch ihre Kammern waren die ersten, deren Wände Sprüche für die Reise des Königs trugen. Neben dem gepflasterten Aufweg sind zwei lange Gruben in Bootsform in den Fels gehauen.',
        es_ES:
          'Por fuera la pirámide es un montón de escombros, pero sus cámaras fueron las primeras con fórmulas en los muros para el viaje del rey. Junto a la calzada hay dos largas fosas en forma de barca excavadas en la roca.',
        it_IT:
          'Da fuori la piramide è un cumulo di detriti, ma le sue camere furono le prime ad avere sui muri le formule per il viaggio del re. Lungo la rampa lastricata, due lunghe fosse a forma di barca sono tagliate nella roccia.',
        ru_RU:
          'Снаружи пирамида похожа на груду щебня, но именно в её камерах на стенах впервые записали заклинания для пути царя. Рядом с мощёной дорогой в скале вырублены две длинные ямы в форме ладей.',
        ja_JP:
          '外からは瓦礫の山に見えますが、王の旅路のための呪文が壁に刻まれたのは、このピラミッドの部屋が最初でした。石敷きの参道の脇には、舟の形をした細長い穴が二つ、岩に掘られています。',
      },
      latitude: 29.8681,
      longitude: 31.2166,
      minutes: 16,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Pyramid of Teti and mastaba of Mereruka',
        fr_FR: 'Pyramide de Téti et mastaba de Mérérouka',
        de_DE: 'Teti-Pyramide und Mastaba des Mereruka',
        es_ES: 'Pirámide de Teti y mastaba de Mereruka',
        it_IT: 'Piramide di Teti e mastaba di Mereruka',
        ru_RU: 'Пирамида Тети и мастаба Мерерука',
        ja_JP: 'テティ王のピラミッドとメレルカの墓',
      },
      text: {
        en_US:
          'A vizier’s house for eternity, with over thirty rooms: hippopotamus hunts, goldsmiths at work, cranes being fattened. In the pillared hall his statue walks out of a false door toward you.',
        fr_FR:
          'La maison d’éternité d’un vizir, avec plus de trente pièces : chasse à l’hippopotame, orfèvres au travail, grues que l’on gave. Dans la salle à piliers, sa statue sort d’une fausse porte et vient à vous.',
        de_DE:
          'Das Haus eines Wesirs für die Ewigkeit, mit über dreißig Räumen: Nilpferdjagd, Goldschmiede, Kraniche beim Mästen. In der Pfeilerhalle tritt seine Statue aus einer Scheintür auf den Besucher zu.',
        es_ES:
          'La casa de eternidad de un visir, con más de treinta salas: caza de hipopótamos, orfebres, grullas en ceba. En la sala de pilares su estatua sale de una falsa puerta hacia el visitante.',
        it_IT:
          'La casa eterna di un visir, con più di trenta stanze: caccia all’ippopotamo, orafi al lavoro, gru messe all’ingrasso. Nella sala a pilastri la sua statua esce da una falsa porta e viene incontro.',
        ru_RU:
          'Вечный дом визиря, больше тридцати комнат: охота на бегемотов, ювелиры за работой, откорм журавлей. В зале со столбами его статуя выходит из ложной двери навстречу посетителю.',
        ja_JP:
          '宰相が永遠に住むための家で、30を超える部屋があります。カバ狩り、働く金細工師、餌を与えられる鶴の浮き彫りが続き、柱の広間では、主の像が偽扉からこちらへ歩み出てきます。',
      },
      latitude: 29.8755,
      longitude: 31.2213,
      minutes: 40,
      minutesToNext: 0,
    },
  ],
};
