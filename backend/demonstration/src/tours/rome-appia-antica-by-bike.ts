import type { TourOfDemo } from '../shapes.js';

export const romeAppiaAnticaByBike: TourOfDemo = {
  slug: 'rome-appia-antica-by-bike',
  city: 'rome',
  categories: ['bike-tour', 'private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['off-the-beaten-track'],
  landmarks: [
    { motif: 'bicycle', name: 'Appian Way' },
    { motif: 'pine', name: 'Pines of the Appian Way' },
    { motif: 'castle', name: 'Tomb of Caecilia Metella' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Tomb of Caecilia Metella, in front of the entrance (bus 660)',
        fr_FR: 'Tombeau de Cecilia Metella, devant l’entrée (bus 660)',
        de_DE: 'Grabmal der Caecilia Metella, vor dem Eingang (Bus 660)',
        es_ES: 'Tumba de Cecilia Metela, ante la entrada (autobús 660)',
        it_IT: 'Mausoleo di Cecilia Metella, davanti all’ingresso (autobus 660)',
        ru_RU: 'Гробница Цецилии Метеллы, перед входом (автобус 660)',
        ja_JP: 'チェチーリア・メテッラの墓の入口前（660番バス）',
      },
      address: 'Via Appia Antica 161, 00179 Roma RM, Italy',
      latitude: 41.8522,
      longitude: 12.5208,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 21000 },
          { upTo: 4, amount: 27000 },
          { upTo: 6, amount: 33000 },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['09:00', '10:00', '12:00'],
      closedDays: ['01-01', '05-01', '12-24', '12-25', '12-31'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 26000 },
          { upTo: 4, amount: 33000 },
          { upTo: 6, amount: 40000 },
        ],
        extraPerson: 4000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['09:00', '09:30'],
      closedDays: ['01-01', '05-01', '12-24', '12-25', '12-31'],
    },
  ],
  name: {
    en_US: 'The Appian Way by Bike',
    fr_FR: 'La via Appia à vélo',
    de_DE: 'Mit dem Rad auf der Via Appia',
    es_ES: 'La Vía Apia en bicicleta',
    it_IT: 'L’Appia Antica in bicicletta',
    ru_RU: 'Аппиева дорога на велосипеде',
    ja_JP: '自転車で走るアッピア街道',
  },
  summary: {
    en_US:
      'Ten kilometers on the first of Rome’s great roads, between pines, tombs and a villa that cost its owners their heads, back by the circus of Maxentius.',
    fr_FR:
      'Dix kilomètres sur la première grande route de Rome, entre pins, tombeaux et une villa qui coûta la tête à ses maîtres, retour par le cirque de Maxence.',
    de_DE:
      'Zehn Kilometer auf der ersten großen Straße Roms, zwischen Pinien, Gräbern und einer Villa, die ihre Besitzer den Kopf kostete, zurück am Maxentius-Circus.',
    es_ES:
      'Diez kilómetros por la primera gran calzada de Roma, entre pinos, tumbas y una villa que costó la cabeza a sus dueños, hasta el circo de Majencio.',
    it_IT:
      'Dieci chilometri sulla prima grande strada di Roma, tra pini, sepolcri e una villa che costò la testa ai proprietari, fino al circo di Massenzio.',
    ru_RU:
      'Десять километров по первой из великих дорог Рима: пинии, гробницы, вилла, стоившая хозяевам головы, и цирк Максенция на обратном пути.',
    ja_JP:
      'ローマ最初の大街道を、松並木と墓の間に往復10キロ。持ち主の命を奪うことになった別荘の跡を訪ね、帰りにマクセンティウス帝の競技場へ寄る、専任ガイド付きの自転車ツアーです。',
  },
  highlights: {
    en_US: [
      'Ruts that cartwheels wore into the black basalt',
      'A noblewoman’s tomb turned into a toll castle',
      'Busts of freedmen looking out from the wall of the fourth mile',
      'An olive grove on top of the largest tomb of the road',
      'The starting gates from which the obelisk of Piazza Navona was once seen',
    ],
    fr_FR: [
      'Les ornières creusées par les chars dans le basalte noir',
      'Le tombeau d’une patricienne changé en château de péage',
      'Des bustes d’affranchis qui regardent passer, au quatrième mille',
      'Une oliveraie au sommet du plus grand tombeau de la route',
      'Les stalles de départ d’où l’on voyait l’obélisque aujourd’hui piazza Navona',
    ],
    de_DE: [
      'Rillen, die Wagenräder in den schwarzen Basalt gefahren haben',
      'Das Grab einer vornehmen Frau als Zollburg',
      'Büsten von Freigelassenen, die an der vierten Meile aus der Wand schauen',
      'Ein Olivenhain auf dem größten Grab der Straße',
      'Die Startboxen, vor denen einst der Obelisk der Piazza Navona stand',
    ],
    es_ES: [
      'Las rodadas que los carros dejaron en el basalto negro',
      'La tumba de una dama convertida en castillo de peaje',
      'Bustos de libertos que miran desde la pared de la cuarta milla',
      'Un olivar encima de la mayor tumba de la calzada',
      'Las cárceles de salida desde las que se veía el obelisco hoy en Piazza Navona',
    ],
    it_IT: [
      'I solchi che i carri hanno scavato nel basalto nero',
      'La tomba di una matrona diventata castello del pedaggio',
      'I busti dei liberti che guardano dal muro del quarto miglio',
      'Un uliveto in cima al sepolcro più grande della via',
      'I carceres da cui si vedeva l’obelisco che oggi è a Piazza Navona',
    ],
    ru_RU: [
      'Колеи, выбитые колёсами повозок в чёрном базальте',
      'Гробница знатной римлянки, ставшая замком сборщиков пошлины',
      'Бюсты вольноотпущенников, глядящие из стены на четвёртой миле',
      'Оливковая роща на вершине самой большой гробницы дороги',
      'Стартовые ворота, откуда был виден обелиск нынешней площади Навона',
    ],
    ja_JP: [
      '荷車の車輪が黒い玄武岩に刻んだ溝',
      '通行料を取る城に造り替えられた貴婦人の墓',
      '4マイル地点の壁からこちらを見つめる解放奴隷の胸像',
      '街道最大の墓の上に広がるオリーブ畑',
      '今はナヴォーナ広場に立つオベリスクを望んだ競技場の出走門',
    ],
  },
  description: {
    en_US:
      'Appius Claudius, censor in 312 BC, wanted to move legions to Capua without a bend. His road still leaves the third milestone as straight as he drew it, and because the dead might not be buried in town, families who could afford it lined it with their names. You ride beside them at the pace of a cart, which is about right for reading.\n\nMost of the way is free of cars. Some of it is the old lava paving, which shakes; the bicycles have fat tires and front suspension, and there is a smooth footpath next to the worst parts. The route is nearly flat and suits children from about ten years. With four hours you add the meadows of the Caffarella and the grotto the Romans showed as Egeria’s.',
    fr_FR:
      'Appius Claudius, censeur en 312 avant notre ère, voulait mener les légions à Capoue sans un détour. Sa route quitte encore la troisième borne aussi droite qu’il l’avait tracée, et, comme les morts ne pouvaient reposer en ville, les familles qui en avaient les moyens la bordèrent de leurs noms. On les longe à l’allure d’un chariot : la bonne vitesse pour lire.\n\nL’essentiel du trajet est sans voitures. Une partie a gardé le vieux pavé de lave, qui secoue ; les vélos ont de gros pneus et une fourche suspendue, et un sentier lisse double les pires passages. Le parcours, presque plat, convient aux enfants dès dix ans environ. En quatre heures s’y ajoutent les prés de la Caffarella et la grotte que les Romains disaient d’Égérie.',
    de_DE:
      'Appius Claudius, Zensor im Jahr 312 v. Chr., wollte Legionen ohne Umweg nach Capua bringen. Seine Straße verlässt den dritten Meilenstein noch so gerade, wie er sie zog, und weil Tote nicht in der Stadt liegen durften, säumten sie die Familien, die es sich leisten konnten, mit ihren Namen. Sie fahren im Tempo eines Karrens daran vorbei, zum Lesen gerade richtig.\n\nDer größte Teil ist autofrei. Ein Stück ist altes Lavapflaster, und das rüttelt; die Räder haben breite Reifen und Federgabel, und neben den schlimmsten Stellen läuft ein glatter Pfad. Die Strecke ist fast eben und für Kinder ab etwa zehn Jahren geeignet. In vier Stunden kommen die Wiesen der Caffarella hinzu und die Grotte, die man als die der Egeria zeigte.',
    es_ES:
      'Apio Claudio, censor en 312 a. C., quería llevar las legiones a Capua sin una curva. Su calzada sale aún de la tercera milla tan recta como la trazó y, como a los muertos no se los podía enterrar en la ciudad, las familias que podían pagarlo la bordearon con sus nombres. Se pasa ante ellos al ritmo de un carro, que es el bueno para leer.\n\nCasi todo el camino está libre de coches. Una parte conserva el viejo pavimento de lava, que traquetea; las bicicletas llevan ruedas anchas y horquilla con suspensión, y junto a lo peor corre un sendero liso. El recorrido es casi llano y apto para niños desde unos diez años. En cuatro horas se añaden los prados de la Caffarella y la gruta que se enseñaba como la de Egeria.',
    it_IT:
      'Appio Claudio, censore nel 312 a.C., voleva portare le legioni a Capua senza una curva. La sua strada lascia ancora il terzo miglio diritta come lui la tracciò e, poiché i morti non si potevano seppellire in città, le famiglie che ne avevano i mezzi la fiancheggiarono dei loro nomi. Li si costeggia al passo di un carro, quello giusto per leggere.\n\nQuasi tutto il percorso è senza auto. Un tratto conserva il basolato antico, che scuote; le bici hanno gomme larghe e forcella ammortizzata, e accanto ai punti peggiori corre un sentiero liscio. È quasi tutto in piano, adatto ai ragazzi dai dieci anni circa. In quattro ore si aggiungono i prati della Caffarella e la grotta che si indicava come quella di Egeria.',
    ru_RU:
      'Аппий Клавдий, цензор 312 года до н. э., хотел вести легионы в Капую без единого поворота. Его дорога и сейчас уходит от третьей мили так же прямо, как он её провёл, а поскольку хоронить в городе запрещалось, семьи, у которых были средства, обставили её своими именами. Вы едете мимо них со скоростью повозки — для чтения в самый раз.\n\nПочти весь путь свободен от машин. Местами это древняя лавовая мостовая, и на ней трясёт; у велосипедов широкие шины и амортизаторы, а рядом с худшими участками идёт гладкая тропа. Маршрут почти ровный и подходит детям лет с десяти. За четыре часа успеваем ещё на луга Каффареллы и к гроту, который показывали как грот Эгерии.',
    ja_JP:
      '紀元前312年の監察官アッピウス・クラウディウスは、軍団をカプアまで一直線に送ろうと考えました。道は今も3マイル地点から、彼が引いたとおりまっすぐに延びています。市内への埋葬は禁じられていたため、財力のある家は道の両側に墓を建て、名を刻みました。その前を荷車ほどの速さで通り過ぎます。碑文を読むには、ちょうどよい速さです。\n\n道のりの大半に車は入りません。一部は古代の溶岩の敷石で揺れますが、自転車は太いタイヤと前輪サスペンション付きで、特に荒れた箇所には脇になめらかな小道があります。ほぼ平坦で、10歳くらいのお子さまから走れます。4時間のコースでは、カッファレッラの野原と、女神エゲリアのものと伝えられた洞も訪ねます。',
  },
  included: {
    en_US: [
      'Licensed guide for your group alone',
      'Trekking bicycle, helmet and water bottle',
      'Child bicycles or a tandem trailer on request',
    ],
    fr_FR: [
      'Guide conférencier réservé à votre groupe',
      'Vélo tout-chemin, casque et gourde',
      'Vélo d’enfant ou remorque-tandem sur demande',
    ],
    de_DE: [
      'Lizenzierter Guide nur für Ihre Gruppe',
      'Trekkingrad, Helm und Trinkflasche',
      'Kinderrad oder Nachläufer auf Wunsch',
    ],
    es_ES: [
      'Guía oficial solo para su grupo',
      'Bicicleta de paseo, casco y botella de agua',
      'Bicicleta infantil o remolque tándem si se pide',
    ],
    it_IT: [
      'Guida abilitata solo per il suo gruppo',
      'Bici da trekking, casco e borraccia',
      'Bici da ragazzo o cammellino su richiesta',
    ],
    ru_RU: [
      'Лицензированный гид только для вашей группы',
      'Туристический велосипед, шлем и бутылка воды',
      'Детский велосипед или прицеп-тандем по просьбе',
    ],
    ja_JP: [
      'お客様のグループ専任の公認ガイド',
      'トレッキングバイク、ヘルメット、水筒',
      'ご希望の場合は子ども用自転車または連結式の補助自転車',
    ],
  },
  notIncluded: {
    en_US: ['Entrance to the Tomb of Caecilia Metella and the Villa of the Quintilii', 'Transport to the start'],
    fr_FR: ['L’entrée du tombeau de Cecilia Metella et de la villa des Quintili', 'Le trajet jusqu’au départ'],
    de_DE: ['Eintritt in das Grabmal der Caecilia Metella und die Villa der Quintilier', 'Anfahrt zum Treffpunkt'],
    es_ES: ['La entrada a la tumba de Cecilia Metela y a la villa de los Quintilios', 'El transporte hasta el inicio'],
    it_IT: ['L’ingresso al mausoleo di Cecilia Metella e alla Villa dei Quintili', 'Il trasporto fino alla partenza'],
    ru_RU: ['Вход в гробницу Цецилии Метеллы и на виллу Квинтилиев', 'Дорога до места встречи'],
    ja_JP: ['チェチーリア・メテッラの墓とクインティーリ荘の入場料', '集合場所までの交通費'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Tomb of Caecilia Metella and Castrum Caetani',
        fr_FR: 'Tombeau de Cecilia Metella et Castrum Caetani',
        de_DE: 'Grabmal der Caecilia Metella und Castrum Caetani',
        es_ES: 'Tumba de Cecilia Metela y Castrum Caetani',
        it_IT: 'Mausoleo di Cecilia Metella e Castrum Caetani',
        ru_RU: 'Гробница Цецилии Метеллы и замок Каэтани',
        ja_JP: 'チェチーリア・メテッラの墓とカエターニの城',
      },
      text: {
        en_US:
          'All we know of her is on the slab: daughter of Quintus Creticus, wife of a Crassus. In 1303 the family of Pope Boniface VIII put battlements on the drum, a castle behind it and the Appian Way through its gates, so that everyone had to pay.',
        fr_FR:
          'Tout ce qu’on sait d’elle tient sur la plaque : fille de Quintus Creticus, épouse d’un Crassus. En 1303, la famille de Boniface VIII coiffa le tambour de merlons, accola un château et fit passer la via Appia entre ses portes, pour que chacun paie.',
        de_DE:
          'Alles, was man von ihr weiß, steht auf der Tafel: Tochter des Quintus Creticus, Frau eines Crassus. 1303 setzte die Familie von Papst Bonifaz VIII. Zinnen auf die Trommel, baute eine Burg dahinter und ließ die Via Appia durch ihre Tore laufen, damit jeder zahlte.',
        es_ES:
          'Cuanto sabemos de ella está en la lápida: hija de Quinto Crético, esposa de un Craso. En 1303 la familia de Bonifacio VIII puso almenas al tambor, un castillo detrás y la Vía Apia entre sus puertas, para que todos pagaran.',
        it_IT:
          'Tutto ciò che sappiamo di lei è sulla lapide: figlia di Quinto Cretico, moglie di un Crasso. Nel 1303 la famiglia di Bonifacio VIII mise i merli sul tamburo, un castello alle spalle e la via Appia tra le sue porte, perché tutti pagassero.',
        ru_RU:
          'Всё, что о ней известно, написано на плите: дочь Квинта Критского, жена Красса. В 1303 году родня папы Бонифация VIII увенчала башню зубцами, пристроила замок и пропустила Аппиеву дорогу через свои ворота, чтобы платил каждый.',
        ja_JP:
          'クイントゥス・クレティクスの娘で、クラッススの妻。銘板に記されたこの言葉が、彼女について知られるすべてです。1303年、教皇ボニファティウス8世の一族が円筒に胸壁を載せ、背後に城を建て、街道を城門の中に通して通行料を取りました。',
      },
      latitude: 41.8521,
      longitude: 12.5209,
      minutes: 21,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Capo di Bove',
        fr_FR: 'Capo di Bove',
        de_DE: 'Capo di Bove',
        es_ES: 'Capo di Bove',
        it_IT: 'Capo di Bove',
        ru_RU: 'Капо-ди-Бове',
        ja_JP: 'カーポ・ディ・ボーヴェ',
      },
      text: {
        en_US:
          'The state bought this private villa in 2002 and found a second-century bath under its garden, mosaics included. The house keeps the papers of Antonio Cederna, the journalist who spent forty years writing against the villas that were eating up the road.',
        fr_FR:
          'L’État acheta cette villa privée en 2002 et trouva sous le jardin des thermes du IIe siècle, mosaïques comprises. La maison conserve les papiers d’Antonio Cederna, le journaliste qui écrivit quarante ans contre les villas qui dévoraient la route.',
        de_DE:
          '2002 kaufte der Staat diese private Villa und fand unter dem Garten ein Bad des 2. Jahrhunderts samt Mosaiken. Im Haus liegt der Nachlass des Journalisten Antonio Cederna, der vierzig Jahre lang gegen die Villen anschrieb, die die Straße auffraßen.',
        es_ES:
          'El Estado compró esta villa privada en 2002 y halló bajo el jardín unas termas del siglo II, con sus mosaicos. La casa guarda los papeles de Antonio Cederna, el periodista que escribió cuarenta años contra los chalés que devoraban la calzada.',
        it_IT:
          'Lo Stato comprò questa villa privata nel 2002 e sotto il giardino trovò terme del II secolo, mosaici compresi. La casa conserva le carte di Antonio Cederna, il giornalista che per quarant’anni scrisse contro le ville che si mangiavano la via.',
        ru_RU:
          'В 2002 году государство купило эту частную виллу и нашло под садом термы II века с мозаиками. В доме хранится архив Антонио Чедерны — журналиста, который сорок лет писал против особняков, пожиравших дорогу.',
        ja_JP:
          '2002年に国がこの個人の屋敷を買い取ると、庭の下から2世紀の浴場がモザイクごと見つかりました。建物には、街道を侵食する別荘を40年にわたり告発した記者アントニオ・チェデルナの資料が収められています。',
      },
      latitude: 41.8493,
      longitude: 12.5241,
      minutes: 17,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Tombs of the fourth mile',
        fr_FR: 'Tombeaux du quatrième mille',
        de_DE: 'Gräber der vierten Meile',
        es_ES: 'Tumbas de la cuarta milla',
        it_IT: 'Sepolcri del quarto miglio',
        ru_RU: 'Гробницы четвёртой мили',
        ja_JP: '4マイル地点の墓',
      },
      text: {
        en_US:
          'Around 1850 Luigi Canina set the scattered fragments into brick walls beside the road, instead of taking them to a museum. Five members of the Hilarius Fuscus family stare out in relief; what you see is a cast, the original having been moved to safety.',
        fr_FR:
          'Vers 1850, Luigi Canina fit prendre les fragments épars dans des murs de brique au bord de la route, au lieu de les porter au musée. Cinq membres de la famille d’Hilarius Fuscus y regardent de face ; c’est un moulage, l’original a été mis à l’abri.',
        de_DE:
          'Um 1850 ließ Luigi Canina die verstreuten Bruchstücke in Ziegelwände am Straßenrand einsetzen, statt sie ins Museum zu bringen. Fünf Angehörige der Familie des Hilarius Fuscus blicken aus dem Relief; es ist ein Abguss, das Original wurde in Sicherheit gebracht.',
        es_ES:
          'Hacia 1850 Luigi Canina hizo empotrar los fragmentos dispersos en muros de ladrillo junto a la calzada, en vez de llevarlos al museo. Cinco miembros de la familia de Hilario Fusco miran de frente; es un vaciado, el original se puso a salvo.',
        it_IT:
          'Intorno al 1850 Luigi Canina fece murare i frammenti sparsi in quinte di mattoni lungo la strada, invece di portarli al museo. Cinque persone della famiglia di Ilario Fusco guardano dal rilievo: è un calco, l’originale è stato messo al sicuro.',
        ru_RU:
          'Около 1850 года Луиджи Канина велел вмуровать рассыпанные обломки в кирпичные стенки у дороги, а не везти в музей. С рельефа смотрят пятеро из семьи Илария Фуска; это слепок, подлинник увезли в надёжное место.',
        ja_JP:
          '1850年ごろ、ルイージ・カニーナは散らばった断片を博物館へ運ぶかわりに、道端の煉瓦壁にはめ込みました。ヒラリウス・フスクス家の五人が浮き彫りからこちらを見ています。今あるのは複製で、原物は安全な場所に移されました。',
      },
      latitude: 41.8424,
      longitude: 12.5319,
      minutes: 15,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Tumuli of the Horatii and Curiatii',
        fr_FR: 'Tumulus des Horaces et des Curiaces',
        de_DE: 'Tumuli der Horatier und Curiatier',
        es_ES: 'Túmulos de los Horacios y los Curiacios',
        it_IT: 'Tumuli degli Orazi e dei Curiazi',
        ru_RU: 'Курганы Горациев и Куриациев',
        ja_JP: 'ホラティウス兄弟とクリアティウス兄弟の塚',
      },
      text: {
        en_US:
          'Three against three, Livy says, to spare two cities a war: the grassy mounds were shown to travelers as the graves of the dead. Here, by way of exception, the road bends a little, as if out of respect.',
        fr_FR:
          'Trois contre trois, dit Tite-Live, pour épargner la guerre à deux cités : on montrait aux voyageurs ces tertres herbeux comme les tombes des morts. Ici, par exception, la route s’incurve un peu, comme par respect.',
        de_DE:
          'Drei gegen drei, sagt Livius, um zwei Städten den Krieg zu ersparen: Die Grashügel zeigte man Reisenden als Gräber der Gefallenen. Ausnahmsweise macht die Straße hier eine kleine Biegung, wie aus Respekt.',
        es_ES:
          'Tres contra tres, dice Livio, para ahorrar una guerra a dos ciudades: a los viajeros se les mostraban estos montículos de hierba como sepulcros de los caídos. Aquí, por excepción, la calzada tuerce un poco, como por respeto.',
        it_IT:
          'Tre contro tre, dice Livio, per risparmiare la guerra a due città: i tumuli erbosi erano mostrati ai viaggiatori come le tombe dei caduti. Qui, per eccezione, la strada piega un poco, come per rispetto.',
        ru_RU:
          'Трое против троих, пишет Ливий, чтобы избавить два города от войны: поросшие травой холмы показывали путникам как могилы павших. Здесь дорога в виде исключения чуть изгибается, словно из почтения.',
        ja_JP:
          '二つの都市の戦争を避けるため、三人対三人で決着をつけたとリウィウスは記します。草に覆われた塚は、その死者の墓として旅人に示されました。ここでだけ、敬意を表すかのように道がわずかに曲がります。',
      },
      latitude: 41.8342,
      longitude: 12.5414,
      minutes: 10,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Villa of the Quintilii, nymphaeum on the road',
        fr_FR: 'Villa des Quintili, nymphée sur la route',
        de_DE: 'Villa der Quintilier, Nymphäum an der Straße',
        es_ES: 'Villa de los Quintilios, ninfeo junto a la calzada',
        it_IT: 'Villa dei Quintili, ninfeo sulla via',
        ru_RU: 'Вилла Квинтилиев, нимфей у дороги',
        ja_JP: 'クインティーリ荘、街道沿いのニンフェウム',
      },
      text: {
        en_US:
          'Two brothers, consuls together in 151, built a country house so large that farmers later took the ruins for a town and called them Old Rome. Commodus had the pair executed and moved in. From the road you see the monumental fountain of their garden.',
        fr_FR:
          'Deux frères, consuls ensemble en 151, bâtirent une maison de campagne si vaste que les paysans prirent plus tard ses ruines pour une ville, la Vieille Rome. Commode les fit exécuter et s’y installa. De la route, on voit la fontaine monumentale du jardin.',
        de_DE:
          'Zwei Brüder, 151 gemeinsam Konsuln, bauten ein Landhaus, so groß, dass Bauern die Ruinen später für eine Stadt hielten und Alt-Rom nannten. Commodus ließ beide hinrichten und zog ein. Von der Straße sieht man den monumentalen Brunnen ihres Gartens.',
        es_ES:
          'Dos hermanos, cónsules a la vez en 151, levantaron una casa de campo tan grande que los labriegos tomaron luego sus ruinas por una ciudad, la Vieja Roma. Cómodo los hizo ejecutar y se instaló en ella. Desde la calzada se ve la fuente monumental del jardín.',
        it_IT:
          'Due fratelli, consoli insieme nel 151, costruirono una casa di campagna così grande che i contadini ne scambiarono le rovine per una città, Roma Vecchia. Commodo li fece uccidere e vi si trasferì. Dalla strada si vede la fontana monumentale del giardino.',
        ru_RU:
          'Два брата, вместе консулы в 151 году, построили такую усадьбу, что крестьяне потом приняли руины за город и прозвали Старым Римом. Коммод казнил обоих и въехал сам. С дороги виден монументальный фонтан их сада.',
        ja_JP:
          '151年にそろって執政官を務めた兄弟の別荘です。あまりに広く、後世の農民は廃墟を町と思い込み、「古いローマ」と呼びました。コンモドゥス帝は二人を処刑し、自ら移り住みます。道からは庭の壮大な噴水の跡が見えます。',
      },
      latitude: 41.8302,
      longitude: 12.5461,
      minutes: 16,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Casal Rotondo',
        fr_FR: 'Casal Rotondo',
        de_DE: 'Casal Rotondo',
        es_ES: 'Casal Rotondo',
        it_IT: 'Casal Rotondo',
        ru_RU: 'Казаль-Ротондо',
        ja_JP: 'カザール・ロトンド',
      },
      text: {
        en_US:
          'At the sixth mile a round tomb some thirty-five meters across carries a farmhouse and olive trees on its back. Beside it Canina tried to put the marble scales of its lost roof together on a wall. Here you turn around.',
        fr_FR:
          'Au sixième mille, un tombeau rond de quelque trente-cinq mètres porte sur son dos une ferme et des oliviers. À côté, Canina tenta de recomposer sur un mur les écailles de marbre du toit perdu. C’est là que l’on fait demi-tour.',
        de_DE:
          'An der sechsten Meile trägt ein Rundgrab von rund fünfunddreißig Metern Durchmesser ein Bauernhaus und Ölbäume auf dem Rücken. Daneben versuchte Canina, die Marmorschuppen des verlorenen Daches an einer Wand zusammenzusetzen. Hier wird umgekehrt.',
        es_ES:
          'En la sexta milla, una tumba redonda de unos treinta y cinco metros lleva a cuestas una casa de labor y olivos. Al lado, Canina quiso recomponer en un muro las escamas de mármol del tejado perdido. Aquí se da la vuelta.',
        it_IT:
          'Al sesto miglio un sepolcro rotondo di circa trentacinque metri porta in groppa un casale e degli ulivi. Accanto Canina provò a ricomporre su un muro le scaglie di marmo del tetto perduto. Qui si torna indietro.',
        ru_RU:
          'На шестой миле круглая гробница метров тридцати пяти в поперечнике несёт на себе крестьянский дом и оливы. Рядом Канина попытался собрать на стене мраморную чешую пропавшей крыши. Отсюда поворачиваем назад.',
        ja_JP:
          '6マイル地点にある直径約35メートルの円墳は、背中に農家とオリーブの木を載せています。脇の壁は、失われた屋根を飾った鱗形の大理石を、カニーナが復元しようとした跡です。ここで折り返します。',
      },
      latitude: 41.8208,
      longitude: 12.557,
      minutes: 18,
      minutesToNext: 28,
    },
    {
      name: {
        en_US: 'Circus of Maxentius',
        fr_FR: 'Cirque de Maxence',
        de_DE: 'Circus des Maxentius',
        es_ES: 'Circo de Majencio',
        it_IT: 'Circo di Massenzio',
        ru_RU: 'Цирк Максенция',
        ja_JP: 'マクセンティウスの競技場',
      },
      text: {
        en_US:
          'Half a kilometer of grass between two low walls: of all Roman racetracks it shows its plan most plainly, down to the jars mixed into the vaults to lighten them. Maxentius drowned at the Milvian Bridge in 312. His obelisk lay here in pieces until Bernini needed one for the Four Rivers.',
        fr_FR:
          'Un demi-kilomètre d’herbe entre deux murs bas : de tous les hippodromes romains, c’est celui dont le plan se lit le mieux, jusqu’aux jarres noyées dans les voûtes pour les alléger. Maxence périt au pont Milvius en 312. Son obélisque gisait ici, brisé, quand le Bernin en voulut un pour les Quatre Fleuves.',
        de_DE:
          'Ein halber Kilometer Gras zwischen zwei niedrigen Mauern: Keine andere römische Rennbahn zeigt ihren Grundriss so klar, bis zu den Krügen, die in die Gewölbe eingemauert sind, damit sie leichter werden. Maxentius ertrank 312 an der Milvischen Brücke. Sein Obelisk lag hier in Stücken, bis Bernini einen für die Vier Ströme brauchte.',
        es_ES:
          'Medio kilómetro de hierba entre dos muros bajos: de todos los circos romanos es el que mejor enseña su planta, hasta las tinajas metidas en las bóvedas para aligerarlas. Majencio se ahogó en el puente Milvio en 312. Su obelisco yacía aquí roto cuando Bernini quiso uno para los Cuatro Ríos.',
        it_IT:
          'Mezzo chilometro d’erba tra due muri bassi: di tutti i circhi romani è quello che meglio mostra la pianta, fino alle anfore annegate nelle volte per alleggerirle. Massenzio morì a Ponte Milvio nel 312. Il suo obelisco giaceva qui a pezzi, finché Bernini ne volle uno per i Quattro Fiumi.',
        ru_RU:
          'Полкилометра травы между двумя низкими стенами: из всех римских ристалищ здесь план читается яснее всего — вплоть до кувшинов, вмурованных в своды для лёгкости. Максенций утонул у Мульвийского моста в 312 году. Его обелиск лежал здесь в обломках, пока Бернини не понадобился такой для Четырёх рек.',
        ja_JP:
          '低い二つの壁に挟まれた、500メートルほどの草地です。ローマの競走場のうち、これほど平面がよくわかるものはなく、丸天井を軽くするため埋め込まれた壺まで見えます。マクセンティウスは312年、ミルウィウス橋で溺れました。砕けて横たわっていたオベリスクは、のちにベルニーニの四大河の噴水に使われました。',
      },
      latitude: 41.8541,
      longitude: 12.5205,
      minutes: 21,
      minutesToNext: 0,
    },
  ],
};
