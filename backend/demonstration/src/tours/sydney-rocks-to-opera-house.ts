import type { TourOfDemo } from '../shapes.js';

export const sydneyRocksToOperaHouse: TourOfDemo = {
  slug: 'sydney-rocks-to-opera-house',
  city: 'sydney',
  categories: ['private-tour'],
  currency: 'AUD',
  featured: true,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children', 'accessible'],
  landmarks: [
    { motif: 'bridge', name: 'Sydney Harbour Bridge' },
    { motif: 'opera-shells', name: 'Sydney Opera House' },
    { motif: 'harbour', name: 'Circular Quay' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Museum of Contemporary Art, George Street entrance',
        fr_FR: 'Musée d’art contemporain (MCA), entrée de George Street',
        de_DE: 'Museum of Contemporary Art, Eingang George Street',
        es_ES: 'Museo de Arte Contemporáneo (MCA), entrada de George Street',
        it_IT: 'Museum of Contemporary Art, ingresso di George Street',
        ru_RU: 'Музей современного искусства (MCA), вход с Джордж-стрит',
        ja_JP: 'オーストラリア現代美術館（MCA）、ジョージ・ストリート側入口',
      },
      address: '140 George St, The Rocks NSW 2000, Australia',
      latitude: -33.85991,
      longitude: 151.20862,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 39000 },
          { upTo: 4, amount: 44000 },
          { upTo: 6, amount: 51000 },
        ],
        extraPerson: 5000,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: { from: '09:00', to: '13:00', everyMinutes: 60 },
      closedDays: ['12-25', '12-31', '01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 49000 },
          { upTo: 4, amount: 55000 },
          { upTo: 6, amount: 63000 },
        ],
        extraPerson: 6000,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '12:00'],
      closedDays: ['12-25', '12-31', '01-01'],
    },
  ],
  name: {
    en_US: 'Sydney from The Rocks to the Opera House',
    fr_FR: 'Sydney, de The Rocks à l’Opéra',
    de_DE: 'Sydney: von The\u00a0Rocks zum Opernhaus',
    es_ES: 'Sídney, de The Rocks a la Ópera',
    it_IT: 'Sydney, da The Rocks all’Opera House',
    ru_RU: 'Сидней: от Рокс до Оперного театра',
    ja_JP: 'シドニー ロックスからオペラハウスへ',
  },
  summary: {
    en_US:
      'A private, step-free walk around Sydney Cove, from the sandstone of The Rocks by the Opera House to Mrs Macquarie’s Chair.',
    fr_FR:
      'Une promenade privée et sans marches autour de Sydney Cove, du grès de The Rocks à Mrs Macquarie’s Chair en passant par l’Opéra.',
    de_DE:
      'Ein privater, stufenloser Rundgang um Sydney Cove: vom Sandstein in The Rocks am Opernhaus vorbei bis Mrs Macquarie’s Chair.',
    es_ES:
      'Un paseo privado y sin escalones alrededor de Sydney Cove, de la arenisca de The Rocks a Mrs Macquarie’s Chair, pasando por la Ópera.',
    it_IT:
      'Una passeggiata privata e senza gradini intorno a Sydney Cove, dall’arenaria di The Rocks a Mrs Macquarie’s Chair, passando per l’Opera House.',
    ru_RU:
      'Индивидуальная прогулка без ступеней вокруг бухты Сидней-Коув: от песчаника района Рокс мимо Оперного театра к Креслу миссис Маккуори.',
    ja_JP:
      '砂岩の家並みが残るロックスから、サーキュラー・キー、オペラハウス、王立植物園を経てミセス・マッコーリーズ・チェアまで、シドニー・コーブの入り江を段差のない道でめぐるプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Pick marks of convicts in the walls of the Argyle Cut',
      'The Harbour Bridge from Campbells Cove',
      'The Opera House tiles seen from an arm’s length',
      'Opera House and bridge in one view from Mrs Macquarie’s Point',
    ],
    fr_FR: [
      'Les coups de pic des forçats dans les parois de l’Argyle Cut',
      'Le Harbour Bridge depuis Campbells Cove',
      'Les carreaux de l’Opéra à portée de main',
      'L’Opéra et le pont d’un seul regard depuis Mrs Macquarie’s Point',
    ],
    de_DE: [
      'Spuren der Sträflingshacken in den Wänden des Argyle Cut',
      'Die Harbour Bridge von Campbells Cove aus',
      'Die Kacheln des Opernhauses aus nächster Nähe',
      'Opernhaus und Brücke in einem Blick von Mrs Macquarie’s Point',
    ],
    es_ES: [
      'Las marcas de los picos de los presos en el Argyle Cut',
      'El Harbour Bridge desde Campbells Cove',
      'Los azulejos de la Ópera al alcance de la mano',
      'La Ópera y el puente en una sola vista desde Mrs Macquarie’s Point',
    ],
    it_IT: [
      'I segni dei picconi dei forzati nelle pareti dell’Argyle Cut',
      'L’Harbour Bridge visto da Campbells Cove',
      'Le piastrelle dell’Opera House a portata di mano',
      'L’Opera House e il ponte in un solo sguardo da Mrs Macquarie’s Point',
    ],
    ru_RU: [
      'Следы кирок каторжников на стенах Аргайл-Кат',
      'Мост Харбор-Бридж из бухты Кэмпбеллс-Коув',
      'Плитки Оперного театра на расстоянии вытянутой руки',
      'Опера и мост в одном кадре с мыса Миссис Маккуори',
    ],
    ja_JP: [
      'アーガイル・カットの岩壁に残る流刑囚のつるはしの跡',
      'キャンベルズ・コーブから仰ぐハーバーブリッジ',
      '手の届く近さで見るオペラハウスのタイル',
      'ミセス・マッコーリーズ・ポイントから一望する橋とオペラハウス',
    ],
  },
  description: {
    en_US:
      'Sydney began on the bay that this walk goes around. On its west side convicts cut houses and streets out of the sandstone ridge they called The Rocks; on its east side, on a point the Gadigal know as Tubowgule, stand the shells of Jørn Utzon’s Opera House. In between, green and cream ferries turn at Circular Quay, and beyond lies the cove where the colony tried to grow its first wheat.\n\nThe route is about four kilometers on paved paths, without steps and with one gentle slope on Argyle Street; wheelchairs and strollers come along everywhere. Children follow the old shoreline marked in the paving and count ibises in the Botanic Garden. Buildings are seen from outside. The four-hour version allows more time in the garden and a break for coffee.',
    fr_FR:
      'Sydney est née dans la baie que contourne cette promenade. À l’ouest, les forçats ont taillé maisons et rues dans la crête de grès qu’ils appelaient The Rocks ; à l’est, sur une pointe que les Gadigal nomment Tubowgule, s’élèvent les coques de l’Opéra de Jørn Utzon. Entre les deux, les ferries vert et crème manœuvrent à Circular Quay ; au-delà s’ouvre l’anse où la colonie tenta de faire pousser son premier blé.\n\nLe parcours fait environ quatre kilomètres sur des chemins revêtus, sans marches, avec une pente douce dans Argyle Street : fauteuils roulants et poussettes passent partout. Les enfants suivent l’ancien rivage marqué au sol et comptent les ibis du Jardin botanique. Les édifices se voient de l’extérieur. La formule de quatre heures laisse plus de temps au jardin et une pause café.',
    de_DE:
      'Sydney begann an der Bucht, um die dieser Weg herumführt. Am Westufer schlugen Sträflinge Häuser und Straßen aus dem Sandsteinrücken, den sie The Rocks nannten; am Ostufer, auf einer Landspitze, die bei den Gadigal Tubowgule heißt, stehen die Schalen von Jørn Utzons Opernhaus. Dazwischen wenden am Circular Quay die grün-cremefarbenen Fähren, dahinter liegt die Bucht, in der die Kolonie ihren ersten Weizen anzubauen versuchte.\n\nDie Strecke ist etwa vier Kilometer lang, befestigt und ohne Stufen, mit einer sanften Steigung in der Argyle Street; Rollstühle und Kinderwagen kommen überall mit. Kinder folgen der alten Uferlinie im Pflaster und zählen im Botanischen Garten die Ibisse. Die Bauten werden von außen betrachtet. Die vierstündige Variante lässt mehr Zeit für den Garten und eine Kaffeepause.',
    es_ES:
      'Sídney nació en la bahía que rodea este paseo. En la orilla oeste, los presos tallaron casas y calles en la cresta de arenisca que llamaban The Rocks; en la este, sobre una punta que los gadigal llaman Tubowgule, se alzan las conchas de la Ópera de Jørn Utzon. En medio, los ferris verdes y crema maniobran en Circular Quay, y más allá queda la ensenada donde la colonia intentó cultivar su primer trigo.\n\nEl recorrido tiene unos cuatro kilómetros por caminos pavimentados, sin escalones y con una cuesta suave en Argyle Street; las sillas de ruedas y los cochecitos pasan por todas partes. Los niños siguen la antigua orilla marcada en el suelo y cuentan ibis en el Jardín Botánico. Los edificios se ven por fuera. La versión de cuatro horas deja más tiempo en el jardín y una pausa para el café.',
    it_IT:
      'Sydney è nata sulla baia che questa passeggiata costeggia. A ovest i forzati tagliarono case e strade nella cresta di arenaria che chiamavano The Rocks; a est, su una punta che i Gadigal chiamano Tubowgule, si alzano i gusci dell’Opera House di Jørn Utzon. In mezzo i traghetti verdi e crema manovrano a Circular Quay, e più in là c’è l’insenatura dove la colonia provò a coltivare il suo primo grano.\n\nSono circa quattro chilometri su percorsi pavimentati, senza gradini e con una lieve pendenza in Argyle Street: carrozzine e passeggini passano ovunque. I bambini seguono l’antica riva segnata a terra e contano gli ibis del giardino botanico. Gli edifici si vedono dall’esterno. La versione di quattro ore lascia più tempo al giardino, con una pausa caffè.',
    ru_RU:
      'Сидней начался на берегу той самой бухты, вокруг которой идёт эта прогулка. На западной стороне каторжники вырубали дома и улицы в песчаниковом гребне, который прозвали Рокс, «скалы»; на восточной, на мысу, который народ гадигал зовёт Тубоугуле, стоят своды Оперного театра Йорна Утзона. Между ними разворачиваются зелёно-кремовые паромы Сёркулар-Ки, а дальше лежит бухта, где колония пробовала вырастить первую пшеницу.\n\nПуть около четырёх километров, по твёрдому покрытию и без ступеней, с пологим подъёмом на Аргайл-стрит; инвалидные и детские коляски пройдут везде. Дети идут по старой береговой линии, отмеченной на мостовой, и считают ибисов в ботаническом саду. Здания мы осматриваем снаружи. В четырёхчасовом варианте на сад больше времени и есть перерыв на кофе.',
    ja_JP:
      'シドニーの町は、このツアーでめぐる小さな入り江から始まりました。西岸では流刑囚たちが「ロックス（岩場）」と呼んだ砂岩の尾根を切り開いて家や道を造り、東岸では先住民ガディガルの人々がトゥボウグレと呼ぶ岬に、ヨーン・ウツソンのオペラハウスが白い屋根を広げています。その間のサーキュラー・キーには緑とクリーム色のフェリーが行き交い、さらに先には、植民地が初めて小麦を育てようとした入り江があります。\n\n道のりは約4キロ、舗装された段差のない道で、アーガイル・ストリートにゆるい坂があるだけです。車いすやベビーカーでも全行程をご一緒いただけます。お子さまには、路面に印された昔の海岸線をたどり、植物園でクロトキの数を数えていただきます。建物は外からの見学です。4時間のコースでは植物園でゆっくり過ごし、コーヒーの休憩もとります。',
  },
  included: {
    en_US: [
      'Private guide',
      'Step-free route checked for wheelchairs and strollers',
      'Shoreline map and pencil for children',
    ],
    fr_FR: [
      'Guide privé',
      'Parcours sans marches, vérifié pour fauteuils et poussettes',
      'Carte de l’ancien rivage et crayon pour les enfants',
    ],
    de_DE: [
      'Privater Guide',
      'Stufenlose Route, für Rollstuhl und Kinderwagen geprüft',
      'Karte der alten Uferlinie mit Stift für Kinder',
    ],
    es_ES: [
      'Guía privado',
      'Ruta sin escalones, comprobada para sillas de ruedas y cochecitos',
      'Mapa de la antigua orilla y lápiz para los niños',
    ],
    it_IT: [
      'Guida privata',
      'Percorso senza gradini, verificato per carrozzine e passeggini',
      'Mappa dell’antica riva e matita per i bambini',
    ],
    ru_RU: [
      'Индивидуальный гид',
      'Маршрут без ступеней, проверенный для колясок',
      'Карта старого берега и карандаш для детей',
    ],
    ja_JP: [
      'お客様のグループ専任のガイド',
      '車いす・ベビーカーで確認済みの段差のないルート',
      'お子さま用の海岸線マップと鉛筆',
    ],
  },
  notIncluded: {
    en_US: [
      'Entrance tickets (the walk needs none; tours inside the Opera House are booked separately)',
      'Food and drinks',
      'Ferry fares',
    ],
    fr_FR: [
      'Billets d’entrée (la promenade n’en demande pas ; les visites intérieures de l’Opéra se réservent à part)',
      'Repas et boissons',
      'Billets de ferry',
    ],
    de_DE: [
      'Eintrittskarten (für den Weg nicht nötig; Führungen im Opernhaus werden gesondert gebucht)',
      'Speisen und Getränke',
      'Fährtickets',
    ],
    es_ES: [
      'Entradas (el paseo no las requiere; las visitas al interior de la Ópera se reservan aparte)',
      'Comida y bebida',
      'Billetes de ferri',
    ],
    it_IT: [
      'Biglietti d’ingresso (il percorso non ne richiede; le visite interne dell’Opera House si prenotano a parte)',
      'Cibo e bevande',
      'Biglietti del traghetto',
    ],
    ru_RU: [
      'Входные билеты (для прогулки не нужны; экскурсии внутри Оперного театра бронируются отдельно)',
      'Еда и напитки',
      'Проезд на пароме',
    ],
    ja_JP: ['入場料（この散策では不要です。オペラハウス館内ツアーは別途お申し込みください）', '飲食代', 'フェリー運賃'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Cadmans Cottage, The Rocks',
        fr_FR: 'Cadmans Cottage, The Rocks',
        de_DE: 'Cadmans Cottage, The Rocks',
        es_ES: 'Cadmans Cottage, The Rocks',
        it_IT: 'Cadmans Cottage, The Rocks',
        ru_RU: 'Кэдманс-Коттедж, Рокс',
        ja_JP: 'ロックス、キャドマンズ・コテージ',
      },
      text: {
        en_US:
          'Built for the governor’s boat crews, this small stone house once had the beach at its door. Landfill has since pushed the water back across the whole width of the promenade.',
        fr_FR:
          'Construite pour les équipages des canots du gouverneur, cette petite maison de pierre avait la plage à sa porte. Les remblais ont depuis repoussé l’eau de toute la largeur de la promenade.',
        de_DE:
          'Das kleine Steinhaus wurde für die Bootsmannschaften des Gouverneurs gebaut und hatte den Strand vor der Tür. Aufschüttungen haben das Wasser um die ganze Breite der Promenade zurückgedrängt.',
        es_ES:
          'Esta casita de piedra, hecha para los remeros del gobernador, tenía la playa a la puerta. Los rellenos han alejado el agua todo el ancho del paseo.',
        it_IT:
          'Costruita per gli equipaggi delle barche del governatore, questa casetta di pietra aveva la spiaggia alla porta. Gli interri hanno allontanato l’acqua di tutta la larghezza della passeggiata.',
        ru_RU:
          'Каменный домик построили для гребцов губернатора, и пляж начинался у самого порога. Насыпи с тех пор отодвинули воду на всю ширину набережной.',
        ja_JP:
          '総督のボートの乗組員のために建てられた小さな石の家で、昔は戸口のすぐ前が浜でした。埋め立てにより、水際は遊歩道の幅だけ遠ざかっています。',
      },
      latitude: -33.85906,
      longitude: 151.20893,
      minutes: 15,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Argyle Street and Argyle Cut',
        fr_FR: 'Argyle Street et Argyle Cut',
        de_DE: 'Argyle Street und Argyle Cut',
        es_ES: 'Argyle Street y Argyle Cut',
        it_IT: 'Argyle Street e Argyle Cut',
        ru_RU: 'Аргайл-стрит и выемка Аргайл-Кат',
        ja_JP: 'アーガイル・ストリートとアーガイル・カット',
      },
      text: {
        en_US:
          'Convicts began this passage through the ridge with hammers and chisels, and their marks still run in slanting lines along the lower walls. Gunpowder finished the work after they were withdrawn.',
        fr_FR:
          'Les forçats ont commencé au marteau et au ciseau ce passage à travers la crête ; leurs traces courent encore en biais au bas des parois. Après leur départ, la poudre a fini l’ouvrage.',
        de_DE:
          'Mit Hammer und Meißel begannen Sträflinge diesen Durchstich durch den Felsrücken; ihre Spuren laufen noch schräg über den unteren Teil der Wände. Nach ihrem Abzug erledigte Schießpulver den Rest.',
        es_ES:
          'Los presos empezaron este paso a través de la cresta con martillo y cincel, y sus marcas aún corren en diagonal por la parte baja de los muros. Cuando los retiraron, la pólvora acabó la obra.',
        it_IT:
          'I forzati cominciarono questo passaggio nella cresta con martello e scalpello, e i loro segni corrono ancora obliqui in basso sulle pareti. Dopo il loro ritiro fu la polvere da sparo a finire il lavoro.',
        ru_RU:
          'Этот проход сквозь гребень каторжники начали молотом и зубилом, и следы до сих пор косыми рядами тянутся по низу стен. Когда их отозвали, работу закончил порох.',
        ja_JP:
          '尾根を貫くこの切り通しは、流刑囚が槌とのみで掘り始めたもので、壁の下の方に斜めの跡が残っています。彼らが引き揚げたあとは、火薬を使って仕上げられました。',
      },
      latitude: -33.85873,
      longitude: 151.20689,
      minutes: 16,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Campbells Cove and the Harbour Bridge',
        fr_FR: 'Campbells Cove et le Harbour Bridge',
        de_DE: 'Campbells Cove und die Harbour Bridge',
        es_ES: 'Campbells Cove y el Harbour Bridge',
        it_IT: 'Campbells Cove e l’Harbour Bridge',
        ru_RU: 'Кэмпбеллс-Коув и Харбор-Бридж',
        ja_JP: 'キャンベルズ・コーブとハーバーブリッジ',
      },
      text: {
        en_US:
          'Tea, sugar and spirits came ashore to the row of gabled sandstone stores on this cove. The arch behind them rests on steel pins at its feet; the granite-faced towers beside it carry none of its weight.',
        fr_FR:
          'Thé, sucre et alcools étaient débarqués devant ces entrepôts de grès à pignons. L’arche derrière eux repose sur des rotules d’acier ; les tours parées de granit ne portent rien de son poids.',
        de_DE:
          'Tee, Zucker und Spirituosen kamen vor den Sandsteinspeichern mit ihren Giebeln an Land. Der Brückenbogen dahinter ruht auf stählernen Gelenken; die granitverkleideten Türme tragen nichts von seiner Last.',
        es_ES:
          'Té, azúcar y licores se desembarcaban ante esta hilera de almacenes de arenisca con hastiales. El arco del puente descansa sobre articulaciones de acero; las torres revestidas de granito no soportan su peso.',
        it_IT:
          'Tè, zucchero e liquori si sbarcavano davanti a questa fila di magazzini di arenaria a capanna. L’arco alle loro spalle poggia su cerniere d’acciaio; le torri rivestite di granito non ne reggono il peso.',
        ru_RU:
          'Чай, сахар и спиртное выгружали у этого ряда складов из песчаника с двускатными крышами. Арка моста за ними опирается на стальные шарниры, а башни, облицованные гранитом, её веса не несут.',
        ja_JP:
          '切妻屋根が並ぶ砂岩の倉庫には、茶や砂糖、酒が荷揚げされました。背後の橋のアーチは根元の鋼鉄のヒンジで支えられ、花崗岩張りの塔は重さを受けていません。',
      },
      latitude: -33.85684,
      longitude: 151.20952,
      minutes: 16,
      minutesToNext: 11,
    },
    {
      name: {
        en_US: 'Circular Quay',
        fr_FR: 'Circular Quay',
        de_DE: 'Circular Quay',
        es_ES: 'Circular Quay',
        it_IT: 'Circular Quay',
        ru_RU: 'Сёркулар-Ки',
        ja_JP: 'サーキュラー・キー',
      },
      text: {
        en_US:
          'Metal discs in the paving trace the shoreline of 1788, and larger plaques quote writers from Mark Twain to Dorothy Hewett. The Tank Stream, the colony’s first water, still runs under the streets behind.',
        fr_FR:
          'Des disques de métal au sol dessinent le rivage de 1788, et de plus grandes plaques citent des écrivains, de Mark Twain à Dorothy Hewett. Le Tank Stream, première eau de la colonie, coule toujours sous les rues voisines.',
        de_DE:
          'Metallscheiben im Pflaster zeichnen die Uferlinie von 1788 nach, größere Tafeln erinnern an Schriftsteller von Mark Twain bis Dorothy Hewett. Der Tank Stream, das erste Trinkwasser der Kolonie, fließt noch unter den Straßen dahinter.',
        es_ES:
          'Unos discos de metal en el suelo trazan la orilla de 1788, y otras placas mayores citan a escritores, de Mark Twain a Dorothy Hewett. El Tank Stream, la primera agua de la colonia, aún corre bajo las calles de atrás.',
        it_IT:
          'Dischi di metallo nel selciato tracciano la riva del 1788, e targhe più grandi ricordano scrittori da Mark Twain a Dorothy Hewett. Il Tank Stream, prima acqua della colonia, scorre ancora sotto le strade alle spalle.',
        ru_RU:
          'Металлические диски в мостовой отмечают берег 1788 года, а таблички покрупнее посвящены писателям, от Марка Твена до Дороти Хьюитт. Ручей Танк-Стрим, первая вода колонии, и сейчас течёт под соседними улицами.',
        ja_JP:
          '路面の金属の円盤は1788年の海岸線を示し、大きな銘板にはマーク・トウェインからドロシー・ヒューエットまで作家の言葉が刻まれています。植民地の最初の水源タンク・ストリームは、今も街路の下を流れています。',
      },
      latitude: -33.86118,
      longitude: 151.21136,
      minutes: 13,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Sydney Opera House',
        fr_FR: 'Opéra de Sydney',
        de_DE: 'Opernhaus Sydney',
        es_ES: 'Ópera de Sídney',
        it_IT: 'Sydney Opera House',
        ru_RU: 'Сиднейский оперный театр',
        ja_JP: 'シドニー・オペラハウス',
      },
      text: {
        en_US:
          'All the shells could be cut from the surface of a single sphere, the idea that made them possible to build. Up close they are not white: glossy and matte cream tiles, made in Sweden, lie in chevrons.',
        fr_FR:
          'Toutes les coques pourraient être découpées dans la surface d’une même sphère : cette idée les a rendues constructibles. De près, elles ne sont pas blanches, mais faites de carreaux suédois, brillants et crème mat, posés en chevrons.',
        de_DE:
          'Alle Schalen ließen sich aus der Oberfläche einer einzigen Kugel schneiden, und erst dieser Gedanke machte sie baubar. Aus der Nähe sind sie nicht weiß: Glänzende und matt cremefarbene Kacheln aus Schweden liegen im Winkelmuster.',
        es_ES:
          'Todas las conchas podrían recortarse de la superficie de una misma esfera, y esa idea permitió construirlas. De cerca no son blancas: azulejos suecos, unos brillantes y otros crema mate, forman espigas.',
        it_IT:
          'Tutti i gusci si potrebbero ritagliare dalla superficie di una sola sfera, e fu questa idea a renderli costruibili. Da vicino non sono bianchi: piastrelle svedesi, lucide e color crema opaco, sono posate a spina.',
        ru_RU:
          'Все своды можно вырезать из поверхности одного шара — благодаря этой мысли их и удалось построить. Вблизи они не белые: глянцевые и матовые кремовые плитки из Швеции уложены углами.',
        ja_JP:
          '屋根はすべて一つの球の表面から切り出せる形で、この着想によって建設が可能になりました。近くで見ると真っ白ではなく、スウェーデン製の艶のあるタイルと艶消しのクリーム色のタイルが山形に並んでいます。',
      },
      latitude: -33.85778,
      longitude: 151.21472,
      minutes: 26,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Royal Botanic Garden and Farm Cove',
        fr_FR: 'Jardin botanique royal et Farm Cove',
        de_DE: 'Königlicher Botanischer Garten und Farm Cove',
        es_ES: 'Real Jardín Botánico y Farm Cove',
        it_IT: 'Royal Botanic Garden e Farm Cove',
        ru_RU: 'Королевский ботанический сад и Фарм-Коув',
        ja_JP: '王立植物園とファーム・コーブ',
      },
      text: {
        en_US:
          'The colony’s first grain failed in the sandy soil of this cove, which the Gadigal call Wuganmagulya. Now white ibises walk the lawns, and a long sandstone seawall follows the curve of the water.',
        fr_FR:
          'Le premier grain de la colonie ne prit pas dans le sol sableux de cette anse, que les Gadigal nomment Wuganmagulya. Des ibis blancs arpentent aujourd’hui les pelouses, et un long mur de grès suit la courbe de l’eau.',
        de_DE:
          'Das erste Getreide der Kolonie verkümmerte im sandigen Boden dieser Bucht, die bei den Gadigal Wuganmagulya heißt. Heute gehen weiße Ibisse über den Rasen, und eine lange Ufermauer aus Sandstein folgt dem Bogen des Wassers.',
        es_ES:
          'El primer grano de la colonia fracasó en el suelo arenoso de esta ensenada, que los gadigal llaman Wuganmagulya. Hoy pasean ibis blancos por el césped, y un largo malecón de arenisca sigue la curva del agua.',
        it_IT:
          'Il primo grano della colonia non attecchì nel suolo sabbioso di questa insenatura, che i Gadigal chiamano Wuganmagulya. Oggi gli ibis bianchi passeggiano sui prati e un lungo muro di arenaria segue la curva dell’acqua.',
        ru_RU:
          'Первые посевы колонии почти ничего не дали на песках этой бухты, которую гадигал зовут Вуганмагулья. Теперь по газонам ходят белые ибисы, а вдоль изгиба воды тянется длинная стена из песчаника.',
        ja_JP:
          'ガディガルの人々がウガンマグリヤと呼ぶこの入り江の砂地では、植民地の最初の穀物はうまく育ちませんでした。今は芝生をオーストラリアクロトキが歩き、砂岩の護岸が水辺の曲線に沿って延びています。',
      },
      latitude: -33.86282,
      longitude: 151.21748,
      minutes: 22,
      minutesToNext: 14,
    },
    {
      name: {
        en_US: 'Mrs Macquarie’s Chair',
        fr_FR: 'Mrs Macquarie’s Chair',
        de_DE: 'Mrs Macquarie’s Chair',
        es_ES: 'Mrs Macquarie’s Chair',
        it_IT: 'Mrs Macquarie’s Chair',
        ru_RU: 'Кресло миссис Маккуори',
        ja_JP: 'ミセス・マッコーリーズ・チェア',
      },
      text: {
        en_US:
          'Convicts carved this bench into the rock for Elizabeth Macquarie, the governor’s wife, who liked to watch for ships from here. From the path nearby the Opera House stands in front of the bridge, framed by its arch.',
        fr_FR:
          'Des forçats ont taillé ce banc dans le rocher pour Elizabeth Macquarie, l’épouse du gouverneur, qui aimait y guetter les navires. Du chemin voisin, l’Opéra se détache devant le pont, encadré par son arche.',
        de_DE:
          'Sträflinge schlugen diese Bank für Elizabeth Macquarie, die Frau des Gouverneurs, aus dem Fels; sie hielt hier gern nach Schiffen Ausschau. Vom Weg daneben steht das Opernhaus vor der Brücke, gerahmt von ihrem Bogen.',
        es_ES:
          'Los presos tallaron este banco en la roca para Elizabeth Macquarie, la esposa del gobernador, a quien le gustaba mirar desde aquí si llegaban barcos. Desde el camino, la Ópera queda delante del puente, enmarcada por su arco.',
        it_IT:
          'I forzati scolpirono questa panca nella roccia per Elizabeth Macquarie, moglie del governatore, che amava guardare da qui l’arrivo delle navi. Dal sentiero accanto l’Opera House sta davanti al ponte, incorniciata dal suo arco.',
        ru_RU:
          'Каторжники вырубили эту скамью в скале для Элизабет Маккуори, жены губернатора: она любила высматривать отсюда корабли. С дорожки рядом Оперный театр виден на фоне моста, под его аркой.',
        ja_JP:
          '総督夫人エリザベス・マッコーリーのために、流刑囚が岩を削って造ったベンチです。夫人はここで船を待つのを好んだといわれます。そばの道からは、橋のアーチを背にしたオペラハウスが見渡せます。',
      },
      latitude: -33.85971,
      longitude: 151.22243,
      minutes: 15,
      minutesToNext: 0,
    },
  ],
};
