import type { TourOfDemo } from '../shapes.js';

export const portoRibeiraToGaia: TourOfDemo = {
  slug: 'porto-ribeira-to-gaia',
  city: 'porto',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'bridge', name: 'Dom Luís I Bridge' },
    { motif: 'rooftops', name: 'Ribeira' },
    { motif: 'ship', name: 'Rabelo boats at Gaia' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'São Bento station, under the clock of the main entrance',
        fr_FR: 'Gare de São Bento, sous l’horloge de l’entrée principale',
        de_DE: 'Bahnhof São Bento, unter der Uhr am Haupteingang',
        es_ES: 'Estación de São Bento, bajo el reloj de la entrada principal',
        it_IT: 'Stazione di São Bento, sotto l’orologio dell’ingresso principale',
        ru_RU: 'Вокзал Сан-Бенту, под часами у главного входа',
        ja_JP: 'サン・ベント駅正面入口の時計の下',
      },
      address: 'Praça de Almeida Garrett, 4000-069 Porto, Portugal',
      latitude: 41.1455,
      longitude: -8.6107,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 17500 },
          { upTo: 4, amount: 21500 },
          { upTo: 6, amount: 26000 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '10:30', '14:00'],
      closedDays: ['06-24', '12-24', '12-25', '01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 22000 },
          { upTo: 4, amount: 26500 },
          { upTo: 6, amount: 31500 },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '13:30'],
      closedDays: ['06-24', '12-24', '12-25', '01-01'],
    },
  ],
  name: {
    en_US: 'Porto Downhill: From São Bento across the Bridge to Gaia',
    fr_FR: 'Porto en descendant : de São Bento à Gaia par le pont',
    de_DE: 'Porto bergab: von São Bento über die Brücke nach Gaia',
    es_ES: 'Oporto cuesta abajo: de São Bento a Gaia por el puente',
    it_IT: 'Porto in discesa: da São Bento a Gaia per il ponte',
    ru_RU: 'Порту вниз по склону: от Сан-Бенту через мост в Гайю',
    ja_JP: '坂の街ポルト サン・ベント駅から橋を渡ってガイアへ',
  },
  summary: {
    en_US:
      'Tiles, stairs, gilded wood and the river: from the station hall down to the Ribeira, over the iron bridge and into a port lodge for two wines.',
    fr_FR:
      'Azulejos, escaliers, bois doré et fleuve : du hall de la gare à la Ribeira, puis le pont de fer et un chai de Gaia, avec deux portos.',
    de_DE:
      'Kacheln, Treppen, vergoldetes Holz und der Fluss: von der Bahnhofshalle zur Ribeira, über die Eisenbrücke und in einen Portweinkeller.',
    es_ES:
      'Azulejos, escaleras, madera dorada y río: del vestíbulo de la estación a la Ribeira y, por el puente de hierro, a una bodega con dos vinos.',
    it_IT:
      'Azulejos, scale, legno dorato e fiume: dall’atrio della stazione alla Ribeira, poi il ponte di ferro e una cantina di Porto con due assaggi.',
    ru_RU:
      'Изразцы, лестницы, золочёное дерево и река: от вокзального зала к Рибейре, по железному мосту и в погреб портвейна на два бокала.',
    ja_JP:
      'アズレージョの駅舎から石段を下り、金箔の教会を見てリベイラの川岸へ。鉄の橋を渡り、対岸ガイアの酒蔵でポートワインを2杯味わう、坂の街ポルトの専任ガイドツアーです。',
  },
  highlights: {
    en_US: [
      'Some twenty thousand tiles in a hall where trains still leave',
      'The stairs of Pena Ventosa, with washing overhead',
      'A tree of kings carved in wood and covered with gold leaf',
      'The lower deck of the bridge that Eiffel did not build',
      'Ruby and tawny side by side in a cool lodge',
    ],
    fr_FR: [
      'Quelque vingt mille carreaux dans un hall d’où partent encore les trains',
      'Les escaliers de Pena Ventosa, sous le linge qui sèche',
      'Un arbre de rois sculpté dans le bois et couvert de feuilles d’or',
      'Le tablier inférieur du pont qu’Eiffel n’a pas construit',
      'Ruby et tawny côte à côte dans la fraîcheur d’un chai',
    ],
    de_DE: [
      'Rund zwanzigtausend Kacheln in einer Halle, aus der noch Züge fahren',
      'Die Treppen von Pena Ventosa, mit Wäsche über den Köpfen',
      'Ein Stammbaum von Königen, aus Holz geschnitzt und vergoldet',
      'Das untere Deck der Brücke, die Eiffel nicht gebaut hat',
      'Ruby und Tawny nebeneinander im kühlen Keller',
    ],
    es_ES: [
      'Unos veinte mil azulejos en un vestíbulo del que aún salen trenes',
      'Las escaleras de Pena Ventosa, con la ropa tendida arriba',
      'Un árbol de reyes tallado en madera y cubierto de pan de oro',
      'El tablero inferior del puente que Eiffel no construyó',
      'Ruby y tawny, uno al lado del otro, en el fresco de una bodega',
    ],
    it_IT: [
      'Circa ventimila piastrelle in un atrio da cui partono ancora i treni',
      'Le scale di Pena Ventosa, con i panni stesi sopra la testa',
      'Un albero di re scolpito nel legno e coperto d’oro in foglia',
      'Il piano inferiore del ponte che Eiffel non costruì',
      'Ruby e tawny fianco a fianco nel fresco di una cantina',
    ],
    ru_RU: [
      'Около двадцати тысяч изразцов в зале, откуда до сих пор уходят поезда',
      'Лестницы Пена-Вентозы с бельём над головой',
      'Древо царей, вырезанное из дерева и покрытое сусальным золотом',
      'Нижний ярус моста, который построил не Эйфель',
      'Руби и тони рядом — в прохладе винного погреба',
    ],
    ja_JP: [
      '今も列車が発着する駅のホールを飾る、およそ2万枚のタイル',
      '頭上に洗濯物がはためくペナ・ヴェントーザの石段',
      '木に彫り、金箔で覆った王たちの系図の樹',
      'エッフェルが建てたのではない橋の、下の層を歩く',
      'ひんやりした酒蔵で飲み比べるルビーとトウニー',
    ],
  },
  description: {
    en_US:
      'Everything in Porto slides toward the river: water, carts, barrels and, sooner or later, visitors. This walk goes along with it. It begins high up, in a station whose walls tell the history of the country in blue, passes the cathedral that was also a fortress, and comes down through the oldest parish by flights of steps which have no other traffic than cats and schoolbags.\n\nAt the bottom the Douro is hardly two hundred meters wide, and for centuries the other bank was another world, with other taxes; that is why the wine is stored there. You cross on foot, taste a ruby and a tawny in a lodge and climb to the garden above for the view back. About three kilometers, many stairs, good soles needed.',
    fr_FR:
      'Tout, à Porto, glisse vers le fleuve : l’eau, les charrettes, les barriques et, tôt ou tard, les visiteurs. Cette promenade suit la pente. Elle part d’en haut, d’une gare dont les murs racontent en bleu l’histoire du pays, longe la cathédrale qui fut aussi forteresse et descend par la plus vieille paroisse, sur des volées de marches où ne passent que des chats et des cartables.\n\nEn bas, le Douro n’a guère plus de deux cents mètres de large, et des siècles durant l’autre rive fut un autre monde, avec d’autres taxes ; voilà pourquoi le vin y dort. On traverse à pied, on goûte un ruby et un tawny dans un chai, puis on monte au jardin pour revoir la ville. Trois kilomètres environ, beaucoup de marches, de bonnes semelles.',
    de_DE:
      'In Porto rutscht alles zum Fluss: Wasser, Karren, Fässer und früher oder später die Besucher. Dieser Rundgang gibt dem nach. Er beginnt oben, in einem Bahnhof, dessen Wände die Geschichte des Landes in Blau erzählen, führt an der Kathedrale vorbei, die auch Festung war, und durch die älteste Pfarrei hinab, über Treppen, auf denen nur Katzen und Schulranzen unterwegs sind.\n\nUnten ist der Douro kaum zweihundert Meter breit, und jahrhundertelang war das andere Ufer eine andere Welt mit anderen Abgaben; darum lagert der Wein dort. Sie gehen zu Fuß hinüber, probieren in einem Keller einen Ruby und einen Tawny und steigen zum Garten hinauf, um zurückzuschauen. Etwa drei Kilometer, viele Stufen, gute Sohlen.',
    es_ES:
      'En Oporto todo resbala hacia el río: el agua, los carros, los toneles y, tarde o temprano, los visitantes. Este paseo se deja llevar. Empieza arriba, en una estación cuyos muros cuentan en azul la historia del país, pasa junto a la catedral que fue también fortaleza y baja por la parroquia más antigua, entre tramos de escalones donde solo circulan gatos y mochilas de colegio.\n\nAbajo el Duero apenas tiene doscientos metros de ancho, y durante siglos la otra orilla fue otro mundo, con otros impuestos; por eso el vino se guarda allí. Se cruza a pie, se prueban un ruby y un tawny en una bodega y se sube al jardín para mirar atrás. Unos tres kilómetros, muchos peldaños, buenas suelas.',
    it_IT:
      'A Porto tutto scivola verso il fiume: l’acqua, i carri, le botti e, prima o poi, i visitatori. Questa passeggiata asseconda la pendenza. Comincia in alto, in una stazione le cui pareti raccontano in azzurro la storia del paese, passa accanto alla cattedrale che fu anche fortezza e scende per la parrocchia più antica, lungo rampe di gradini percorse solo da gatti e cartelle di scuola.\n\nIn basso il Douro è largo appena duecento metri, e per secoli l’altra riva fu un altro mondo, con altre tasse; per questo il vino riposa lì. Si attraversa a piedi, si assaggiano un ruby e un tawny in una cantina e si sale al giardino per guardare indietro. Circa tre chilometri, molti scalini, servono buone suole.',
    ru_RU:
      'В Порту всё скатывается к реке: вода, тележки, бочки и рано или поздно приезжие. Эта прогулка не сопротивляется. Она начинается наверху, на вокзале, стены которого синим рассказывают историю страны, идёт мимо собора, бывшего и крепостью, и спускается через старейший приход по лестницам, где движутся только кошки и школьные ранцы.\n\nВнизу Дору едва ли шире двухсот метров, но веками другой берег был другим миром с другими налогами — поэтому вино и хранят там. Мы переходим пешком, пробуем в погребе руби и тони и поднимаемся в сад, чтобы оглянуться на город. Около трёх километров и много ступеней: нужна хорошая подошва.',
    ja_JP:
      'ポルトでは、水も荷車も樽も、そして遅かれ早かれ旅人も、みな川へと滑り下りていきます。この散策もその流れに身を任せます。出発は坂の上、国の歴史を青いタイルで語る駅です。要塞でもあった大聖堂のそばを通り、最も古い教区の石段を下ります。行き交うのは、猫と、通学鞄の子どもたちくらいです。\n\n坂の下のドウロ川は幅200メートルほどですが、何世紀もの間、対岸は税の仕組みも違う別世界でした。ワインが向こう岸に貯蔵されているのはそのためです。歩いて橋を渡り、酒蔵でルビーとトウニーを試飲したら、丘の庭園に上り、来た街を振り返りましょう。約3キロ、石段が多いので、底のしっかりした靴をおすすめします。',
  },
  included: {
    en_US: ['Local guide for your party', 'Visit to a port lodge with two wines (grape juice for children)'],
    fr_FR: ['Guide local pour votre groupe', 'Visite d’un chai avec deux portos (jus de raisin pour les enfants)'],
    de_DE: [
      'Einheimischer Guide für Ihre Gruppe',
      'Besuch eines Portweinkellers mit zwei Proben (Traubensaft für Kinder)',
    ],
    es_ES: ['Guía local para su grupo', 'Visita a una bodega de oporto con dos vinos (mosto para los niños)'],
    it_IT: [
      'Guida locale per il suo gruppo',
      'Visita di una cantina di Porto con due assaggi (succo d’uva per i bambini)',
    ],
    ru_RU: ['Местный гид для вашей компании', 'Посещение погреба с двумя сортами портвейна (детям — виноградный сок)'],
    ja_JP: ['お客様専任の現地ガイド', 'ポートワインの酒蔵見学と2種の試飲（お子さまにはぶどうジュース）'],
  },
  notIncluded: {
    en_US: ['Entrance to the Church of São Francisco and the cathedral cloister', 'The cable car of Gaia', 'Meals'],
    fr_FR: [
      'L’entrée de l’église São Francisco et du cloître de la cathédrale',
      'Le téléphérique de Gaia',
      'Les repas',
    ],
    de_DE: [
      'Eintritt in die Kirche São Francisco und den Kreuzgang der Kathedrale',
      'Die Seilbahn von Gaia',
      'Mahlzeiten',
    ],
    es_ES: [
      'La entrada a la iglesia de São Francisco y al claustro de la catedral',
      'El teleférico de Gaia',
      'Las comidas',
    ],
    it_IT: ['L’ingresso alla chiesa di São Francisco e al chiostro della cattedrale', 'La funivia di Gaia', 'I pasti'],
    ru_RU: ['Вход в церковь Сан-Франсишку и клуатр собора', 'Канатная дорога Гайи', 'Еда'],
    ja_JP: ['サン・フランシスコ教会と大聖堂の回廊の入場料', 'ガイアのロープウェイ', '食事代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'São Bento station',
        fr_FR: 'Gare de São Bento',
        de_DE: 'Bahnhof São Bento',
        es_ES: 'Estación de São Bento',
        it_IT: 'Stazione di São Bento',
        ru_RU: 'Вокзал Сан-Бенту',
        ja_JP: 'サン・ベント駅',
      },
      text: {
        en_US:
          'Jorge Colaço spent over ten years on these panels, finished in 1916: John I enters the town for his wedding, Ceuta falls, and in the frieze above every vehicle before the train goes by. The nuns of the convent that stood here held out until the last of them died in 1892.',
        fr_FR:
          'Jorge Colaço mit plus de dix ans à ces panneaux, achevés en 1916 : Jean Ier entre en ville pour ses noces, Ceuta tombe, et dans la frise défilent tous les véhicules d’avant le train. Du couvent qui se dressait ici, la dernière religieuse tint jusqu’à sa mort, en 1892.',
        de_DE:
          'Mehr als zehn Jahre arbeitete Jorge Colaço an diesen 1916 vollendeten Bildern: Johann I. zieht zur Hochzeit ein, Ceuta fällt, und im Fries darüber ziehen alle Gefährte vor der Eisenbahn vorbei. Im Kloster, das hier stand, harrte die letzte Nonne bis zu ihrem Tod 1892 aus.',
        es_ES:
          'Jorge Colaço dedicó más de diez años a estos paneles, terminados en 1916: Juan I entra en la ciudad para su boda, cae Ceuta y en el friso desfilan todos los vehículos anteriores al tren. En el convento que hubo aquí, la última monja resistió hasta su muerte en 1892.',
        it_IT:
          'Jorge Colaço lavorò più di dieci anni a questi pannelli, finiti nel 1916: Giovanni I entra in città per le nozze, Ceuta cade, e nel fregio sfilano tutti i veicoli precedenti al treno. Nel convento che sorgeva qui l’ultima monaca resistette fino alla morte, nel 1892.',
        ru_RU:
          'Жоржи Коласу работал над этими панно больше десяти лет и закончил в 1916 году: Жуан I въезжает в город на свадьбу, пала Сеута, а во фризе проходят все повозки, что были до поезда. В монастыре, стоявшем здесь, последняя монахиня жила до самой смерти в 1892 году.',
        ja_JP:
          'ジョルジェ・コラソが10年以上をかけ、1916年に仕上げたタイル画です。婚礼のため街に入るジョアン1世、セウタの攻略、上の帯には鉄道以前のあらゆる乗り物が続きます。ここにあった修道院では、最後の修道女が1892年に亡くなるまで暮らし続けました。',
      },
      latitude: 41.1456,
      longitude: -8.6103,
      minutes: 16,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Cathedral terrace',
        fr_FR: 'Parvis de la cathédrale',
        de_DE: 'Terrasse der Kathedrale',
        es_ES: 'Explanada de la catedral',
        it_IT: 'Sagrato della cattedrale',
        ru_RU: 'Терраса собора',
        ja_JP: '大聖堂のテラス',
      },
      text: {
        en_US:
          'Battlements and a rose window share one twelfth-century front. In 1387 John I married Philippa of Lancaster inside, a year after the treaty with England that is still in force; the twisted pillory outside is younger than it pretends, from the 1940s.',
        fr_FR:
          'Créneaux et rosace partagent la même façade du XIIe siècle. Jean Ier y épousa en 1387 Philippa de Lancastre, un an après le traité avec l’Angleterre, toujours en vigueur ; le pilori torsadé est plus jeune qu’il ne le prétend : il date des années 1940.',
        de_DE:
          'Zinnen und Rosenfenster teilen sich eine Front des 12. Jahrhunderts. Hier heiratete Johann I. 1387 Philippa von Lancaster, ein Jahr nach dem Vertrag mit England, der noch immer gilt; der gedrehte Pranger ist jünger, als er tut, nämlich aus den 1940er-Jahren.',
        es_ES:
          'Almenas y rosetón comparten una fachada del siglo XII. En 1387 se casó aquí Juan I con Felipa de Láncaster, un año después del tratado con Inglaterra, todavía vigente; la picota torsa es más joven de lo que aparenta, de los años cuarenta.',
        it_IT:
          'Merli e rosone condividono una facciata del XII secolo. Qui nel 1387 Giovanni I sposò Filippa di Lancaster, un anno dopo il trattato con l’Inghilterra, ancora in vigore; la gogna a spirale è più giovane di quel che finge, è degli anni Quaranta.',
        ru_RU:
          'Зубцы и окно-роза уживаются на одном фасаде XII века. В 1387 году здесь венчались Жуан I и Филиппа Ланкастерская, через год после договора с Англией, который действует до сих пор; витой позорный столб моложе, чем кажется, — он из 1940-х.',
        ja_JP:
          '胸壁とバラ窓が、12世紀の同じ正面に並びます。1387年、ジョアン1世はここでランカスター家のフィリッパと結婚しました。前年に英国と結んだ条約は今も有効です。ねじれた晒し柱は古く見えますが、1940年代のものです。',
      },
      latitude: 41.1428,
      longitude: -8.6115,
      minutes: 16,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Rua da Pena Ventosa and the Grilos church',
        fr_FR: 'Rua da Pena Ventosa et église des Grilos',
        de_DE: 'Rua da Pena Ventosa und Kirche dos Grilos',
        es_ES: 'Rua da Pena Ventosa e iglesia dos Grilos',
        it_IT: 'Rua da Pena Ventosa e chiesa dos Grilos',
        ru_RU: 'Улица Пена-Вентоза и церковь Грилуш',
        ja_JP: 'ペナ・ヴェントーザ通りとグリーロス教会',
      },
      text: {
        en_US:
          'The “windy rock” was the first settlement, and its lanes are still no wider than a laden donkey. The terrace before the Jesuit church opens on roofs, the river and the lodges you will reach later.',
        fr_FR:
          'Le « rocher venteux » fut le premier village, et ses ruelles n’ont toujours que la largeur d’un âne bâté. Devant l’église des jésuites, une terrasse donne sur les toits, le fleuve et les chais où l’on ira plus tard.',
        de_DE:
          'Auf dem „windigen Felsen“ lag die erste Siedlung, und die Gassen sind noch immer nur so breit wie ein beladener Esel. Der Platz vor der Jesuitenkirche öffnet sich auf Dächer, Fluss und die Keller, zu denen Sie später kommen.',
        es_ES:
          'La «peña ventosa» fue el primer poblado, y sus calles siguen siendo del ancho de un burro cargado. La terraza ante la iglesia de los jesuitas se abre a los tejados, el río y las bodegas a las que llegaremos luego.',
        it_IT:
          'La «rupe ventosa» fu il primo abitato, e i suoi vicoli sono ancora larghi quanto un asino carico. La terrazza davanti alla chiesa dei gesuiti si apre sui tetti, sul fiume e sulle cantine dove si arriverà più tardi.',
        ru_RU:
          'На «ветреной скале» стояло первое поселение, и проулки тут до сих пор не шире навьюченного осла. Площадка перед иезуитской церковью открывается на крыши, реку и погреба, до которых мы дойдём позже.',
        ja_JP:
          '「風の岩」と呼ばれるこの場所が街の起こりで、路地の幅は今も荷を積んだロバ一頭分です。イエズス会の教会前のテラスからは、屋根と川、そしてこのあと訪ねる酒蔵が見渡せます。',
      },
      latitude: 41.1424,
      longitude: -8.6127,
      minutes: 12,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Church of São Francisco and the Bolsa',
        fr_FR: 'Église São Francisco et palais de la Bourse',
        de_DE: 'Kirche São Francisco und Börsenpalast',
        es_ES: 'Iglesia de São Francisco y palacio de la Bolsa',
        it_IT: 'Chiesa di São Francisco e palazzo della Borsa',
        ru_RU: 'Церковь Сан-Франсишку и дворец Биржи',
        ja_JP: 'サン・フランシスコ教会とボルサ宮',
      },
      text: {
        en_US:
          'Plain Gothic granite outside, and within a forest of gilded wood: a Tree of Jesse grows through the left aisle from the sleeping patriarch to the Virgin. Fire took the friars’ cloister in the siege of 1832, and the merchants built their exchange on the ruins.',
        fr_FR:
          'Dehors, le granit nu du gothique ; dedans, une forêt de bois doré, où un Arbre de Jessé s’élève dans la nef de gauche, du patriarche endormi à la Vierge. Le feu prit le cloître des frères pendant le siège de 1832, et les marchands bâtirent leur Bourse sur les ruines.',
        de_DE:
          'Außen schlichter gotischer Granit, innen ein Wald aus vergoldetem Holz: Im linken Schiff wächst eine Wurzel Jesse vom schlafenden Patriarchen bis zur Jungfrau. Den Kreuzgang der Brüder nahm das Feuer bei der Belagerung von 1832, und die Kaufleute bauten auf den Trümmern ihre Börse.',
        es_ES:
          'Por fuera, granito gótico desnudo; por dentro, un bosque de madera dorada: en la nave izquierda un Árbol de Jesé crece desde el patriarca dormido hasta la Virgen. El fuego se llevó el claustro de los frailes en el sitio de 1832, y los mercaderes alzaron su Bolsa sobre las ruinas.',
        it_IT:
          'Fuori, nudo granito gotico; dentro, una foresta di legno dorato: nella navata sinistra un Albero di Iesse sale dal patriarca addormentato alla Vergine. Il fuoco si prese il chiostro dei frati nell’assedio del 1832, e sulle rovine i mercanti costruirono la loro Borsa.',
        ru_RU:
          'Снаружи — голый готический гранит, внутри — лес золочёного дерева: в левом нефе от спящего патриарха до Девы Марии растёт Древо Иессеево. Монастырский двор сгорел при осаде 1832 года, и на развалинах купцы построили биржу.',
        ja_JP:
          '外は飾りのないゴシックの花崗岩、中は金の木彫の森です。左の側廊では、眠る長老から聖母へと「エッサイの樹」が伸びていきます。修道士たちの回廊は1832年の包囲戦で焼け、商人たちがその跡に取引所を建てました。',
      },
      latitude: 41.141,
      longitude: -8.6157,
      minutes: 18,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Praça da Ribeira and the Alminhas da Ponte',
        fr_FR: 'Praça da Ribeira et Alminhas da Ponte',
        de_DE: 'Praça da Ribeira und Alminhas da Ponte',
        es_ES: 'Praça da Ribeira y Alminhas da Ponte',
        it_IT: 'Praça da Ribeira e Alminhas da Ponte',
        ru_RU: 'Площадь Рибейра и Алминьяш-да-Понте',
        ja_JP: 'リベイラ広場とアルミーニャス・ダ・ポンテ',
      },
      text: {
        en_US:
          'Fishermen’s houses stand on arches against the floods. Along the quay a bronze relief recalls March 29, 1809, when the bridge of boats gave way under people fleeing Marshal Soult’s troops; candles are still lit in front of it.',
        fr_FR:
          'Les maisons de pêcheurs se dressent sur des arcades contre les crues. Sur le quai, un relief de bronze rappelle le 29 mars 1809 : le pont de bateaux céda sous ceux qui fuyaient les troupes de Soult. On y allume encore des cierges.',
        de_DE:
          'Die Fischerhäuser stehen des Hochwassers wegen auf Bögen. Am Kai erinnert ein Bronzerelief an den 29. März 1809, als die Schiffsbrücke unter den vor Marschall Soults Truppen Fliehenden brach; davor brennen noch immer Kerzen.',
        es_ES:
          'Las casas de pescadores se alzan sobre arcos por las crecidas. En el muelle, un relieve de bronce recuerda el 29 de marzo de 1809, cuando el puente de barcas cedió bajo quienes huían de las tropas de Soult; todavía se encienden velas ante él.',
        it_IT:
          'Le case dei pescatori poggiano su archi contro le piene. Sulla banchina un rilievo di bronzo ricorda il 29 marzo 1809, quando il ponte di barche cedette sotto chi fuggiva dalle truppe di Soult; davanti vi si accendono ancora candele.',
        ru_RU:
          'Рыбацкие дома подняты на арки из-за паводков. Бронзовый рельеф на набережной напоминает о 29 марта 1809 года, когда наплавной мост рухнул под людьми, бежавшими от войск маршала Сульта; перед ним и теперь горят свечи.',
        ja_JP:
          '漁師の家々は、川の増水に備えてアーチの上に建っています。岸壁の青銅の浮き彫りは、1809年3月29日、スールト元帥の軍から逃れる人々の重みで船橋が崩れた惨事を伝えるもので、今も蝋燭が灯されます。',
      },
      latitude: 41.1405,
      longitude: -8.6127,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Dom Luís I Bridge, lower deck',
        fr_FR: 'Pont Dom-Luís Ier, tablier inférieur',
        de_DE: 'Brücke Dom Luís I., unteres Deck',
        es_ES: 'Puente de Luis I, tablero inferior',
        it_IT: 'Ponte Dom Luís I, piano inferiore',
        ru_RU: 'Мост Дон-Луиш I, нижний ярус',
        ja_JP: 'ドン・ルイス1世橋の下層',
      },
      text: {
        en_US:
          'Théophile Seyrig, once Eiffel’s partner, won the contest against him and hung two roadways on one arch of 172 meters, opened in 1886. Beside the northern end stand two stone pillars of the suspension bridge that came before.',
        fr_FR:
          'Théophile Seyrig, ancien associé d’Eiffel, l’emporta contre lui et suspendit deux tabliers à un seul arc de 172 mètres, ouvert en 1886. Près du bout nord restent deux piliers de pierre du pont suspendu qui l’a précédé.',
        de_DE:
          'Théophile Seyrig, einst Eiffels Teilhaber, setzte sich gegen ihn durch und hängte zwei Fahrbahnen an einen Bogen von 172 Metern, eröffnet 1886. Am Nordende stehen noch zwei Steinpfeiler der Hängebrücke, die es vorher gab.',
        es_ES:
          'Théophile Seyrig, antiguo socio de Eiffel, le ganó el concurso y colgó dos tableros de un solo arco de 172 metros, abierto en 1886. Junto al extremo norte quedan dos pilares de piedra del puente colgante anterior.',
        it_IT:
          'Théophile Seyrig, già socio di Eiffel, vinse la gara contro di lui e appese due piani a un solo arco di 172 metri, aperto nel 1886. All’estremità nord restano due pilastri di pietra del ponte sospeso precedente.',
        ru_RU:
          'Теофиль Сейриг, бывший компаньон Эйфеля, обошёл его на конкурсе и подвесил два яруса к одной арке в 172 метра; мост открыли в 1886 году. У северного конца стоят два каменных пилона прежнего, висячего моста.',
        ja_JP:
          'かつてエッフェルの共同経営者だったテオフィル・セイリグが設計競技で勝ち、差し渡し172メートルの一つのアーチに上下二層の道を架けました。開通は1886年です。北端には、先代の吊橋の石柱が二本残っています。',
      },
      latitude: 41.14,
      longitude: -8.6094,
      minutes: 9,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Gaia quay and a port lodge',
        fr_FR: 'Quai de Gaia et chai de porto',
        de_DE: 'Kai von Gaia und Portweinkeller',
        es_ES: 'Muelle de Gaia y bodega de oporto',
        it_IT: 'Lungofiume di Gaia e cantina di Porto',
        ru_RU: 'Набережная Гайи и погреб портвейна',
        ja_JP: 'ガイアの川岸とポートワインの酒蔵',
      },
      text: {
        en_US:
          'The flat-bottomed rabelos brought casks down the rapids until trains and dams ended it; those on the quay are kept for a regatta on Saint John’s day. In the half-dark of the lodge you learn what brandy, wood and years each do to the wine.',
        fr_FR:
          'Les rabelos à fond plat descendaient les fûts par les rapides, jusqu’au train et aux barrages ; ceux du quai courent encore une régate à la Saint-Jean. Dans la pénombre du chai, on apprend ce que l’eau-de-vie, le bois et les années font chacun au vin.',
        de_DE:
          'Die flachen Rabelos brachten Fässer über die Stromschnellen, bis Bahn und Staudämme dem ein Ende machten; die am Kai fahren noch am Johannistag eine Regatta. Im Halbdunkel des Kellers erfährt man, was Branntwein, Holz und Jahre jeweils mit dem Wein machen.',
        es_ES:
          'Los rabelos de fondo plano bajaban los toneles por los rápidos hasta que llegaron el tren y las presas; los del muelle corren aún una regata por San Juan. En la penumbra de la bodega se aprende qué le hacen al vino el aguardiente, la madera y los años.',
        it_IT:
          'I rabelos a fondo piatto portavano le botti giù per le rapide, finché vennero treno e dighe; quelli alla banchina corrono ancora una regata a San Giovanni. Nella penombra della cantina s’impara che cosa fanno al vino l’acquavite, il legno e gli anni.',
        ru_RU:
          'Плоскодонные рабелу спускали бочки через пороги, пока не появились поезд и плотины; те, что у набережной, и теперь гоняются в Иванов день. В полутьме погреба узнаёте, что делают с вином спирт, дерево и годы.',
        ja_JP:
          '底の平たいラベーロ船は、鉄道とダムができるまで、急流を下って樽を運んでいました。岸に並ぶ船は今も聖ヨハネの日に帆走します。薄暗い蔵の中で、蒸留酒と木と歳月がそれぞれワインに何をもたらすのかを学びます。',
      },
      latitude: 41.1377,
      longitude: -8.6128,
      minutes: 29,
      minutesToNext: 11,
    },
    {
      name: {
        en_US: 'Jardim do Morro and Serra do Pilar',
        fr_FR: 'Jardim do Morro et Serra do Pilar',
        de_DE: 'Jardim do Morro und Serra do Pilar',
        es_ES: 'Jardim do Morro y Serra do Pilar',
        it_IT: 'Jardim do Morro e Serra do Pilar',
        ru_RU: 'Сад Морру и Серра-ду-Пилар',
        ja_JP: 'モーロ庭園とセーラ・ド・ピラール',
      },
      text: {
        en_US:
          'From the round monastery church on its rock Wellington watched his men cross the Douro in wine barges in May 1809. The whole walk lies opposite, from the cathedral to the water; the metro back leaves beside the garden.',
        fr_FR:
          'De l’église ronde, sur son rocher, Wellington regarda en mai 1809 ses hommes passer le Douro sur des barges à vin. Toute la promenade est en face, de la cathédrale à l’eau ; le métro du retour part à côté du jardin.',
        de_DE:
          'Von der runden Klosterkirche auf dem Felsen sah Wellington im Mai 1809 zu, wie seine Männer auf Weinkähnen über den Douro setzten. Gegenüber liegt der ganze Weg, von der Kathedrale bis zum Wasser; die Metro zurück fährt neben dem Garten.',
        es_ES:
          'Desde la iglesia redonda del monasterio, en su peña, Wellington vio en mayo de 1809 cómo sus hombres cruzaban el Duero en barcazas de vino. Enfrente está todo el paseo, de la catedral al agua; el metro de vuelta sale junto al jardín.',
        it_IT:
          'Dalla chiesa rotonda del monastero, sulla rupe, Wellington guardò nel maggio 1809 i suoi uomini passare il Douro su chiatte da vino. Di fronte c’è tutta la passeggiata, dalla cattedrale all’acqua; la metropolitana del ritorno parte accanto al giardino.',
        ru_RU:
          'С монастырской скалы с круглой церковью Веллингтон в мае 1809 года смотрел, как его солдаты переправляются через Дору на винных баржах. Напротив — весь пройденный путь, от собора до воды; метро обратно отходит рядом с садом.',
        ja_JP:
          '1809年5月、ウェリントンは岩の上に建つ円形の修道院教会から、兵がワイン用のはしけでドウロ川を渡るのを見守りました。向かいには、大聖堂から水辺まで、歩いてきた道がすべて見えます。お帰りのメトロは庭園の脇から出ています。',
      },
      latitude: 41.1379,
      longitude: -8.6084,
      minutes: 13,
      minutesToNext: 0,
    },
  ],
};
