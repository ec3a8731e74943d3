import type { TourOfDemo } from '../shapes.js';

export const newYorkLowerManhattan: TourOfDemo = {
  slug: 'new-york-lower-manhattan',
  city: 'new-york',
  categories: ['private-tour'],
  currency: 'USD',
  featured: true,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'suspension-bridge', name: 'Brooklyn Bridge' },
    { motif: 'skyscrapers', name: 'One World Trade Center' },
    { motif: 'cathedral', name: 'Trinity Church' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Netherland Memorial flagpole, The Battery',
        fr_FR: 'Mât du Netherland Memorial, Battery Park',
        de_DE: 'Fahnenmast des Netherland Memorial, The Battery',
        es_ES: 'Mástil del Netherland Memorial, Battery Park',
        it_IT: 'Pennone del Netherland Memorial, Battery Park',
        ru_RU: 'Флагшток Нидерландского мемориала, Бэттери-парк',
        ja_JP: 'バッテリー・パーク、オランダ記念碑の旗竿前',
      },
      address: 'Battery Place and State Street, New York, NY 10004, USA',
      latitude: 40.70421,
      longitude: -74.01448,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 42000 },
          { upTo: 4, amount: 47000 },
          { upTo: 6, amount: 54000 },
        ],
        extraPerson: 5000,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: { from: '09:00', to: '14:00', everyMinutes: 60 },
      closedDays: ['01-01', '09-11', '12-25'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 54000 },
          { upTo: 4, amount: 60000 },
          { upTo: 6, amount: 68000 },
        ],
        extraPerson: 6000,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '13:00'],
      closedDays: ['01-01', '09-11', '12-25'],
    },
  ],
  name: {
    en_US: 'Lower Manhattan from the Battery to the Brooklyn Bridge',
    fr_FR: 'Lower Manhattan, de la Battery au pont de Brooklyn',
    de_DE: 'Lower Manhattan: von der Battery zur Brooklyn Bridge',
    es_ES: 'Bajo Manhattan, de Battery Park al puente de Brooklyn',
    it_IT: 'Lower Manhattan, dalla Battery al ponte di Brooklyn',
    ru_RU: 'Нижний Манхэттен: от Бэттери до Бруклинского моста',
    ja_JP: 'ロウアー・マンハッタン バッテリーからブルックリン橋へ',
  },
  summary: {
    en_US:
      'A private walk through the oldest part of New York, from the harbor by Wall Street and the 9/11 Memorial to the Brooklyn Bridge.',
    fr_FR:
      'Une marche privée dans la partie la plus ancienne de New York, du port au pont de Brooklyn par Wall Street et le mémorial du 11-Septembre.',
    de_DE:
      'Ein privater Rundgang durch den ältesten Teil New Yorks, vom Hafen über Wall Street und das 9/11 Memorial zur Brooklyn Bridge.',
    es_ES:
      'Un paseo privado por la parte más antigua de Nueva York, del puerto al puente de Brooklyn por Wall Street y el Memorial del 11-S.',
    it_IT:
      'Una passeggiata privata nella parte più antica di New York, dal porto al ponte di Brooklyn per Wall Street e il Memoriale dell’11 settembre.',
    ru_RU:
      'Индивидуальная прогулка по старейшей части Нью-Йорка: от гавани через Уолл-стрит и Мемориал 11 сентября до Бруклинского моста.',
    ja_JP:
      '港に面したバッテリーから、ボウリング・グリーン、トリニティ教会、ウォール街、9/11メモリアル、市庁舎を経てブルックリン橋まで、ニューヨークで最も古い街区を歩くプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'The sawn-off posts of the Bowling Green fence',
      'Hamilton’s grave in Trinity Churchyard',
      'Blast marks on a marble wall at Wall and Broad Streets',
      'The names around the pools of the 9/11 Memorial',
      'The harbor and the cables from the Brooklyn Bridge walkway',
    ],
    fr_FR: [
      'Les poteaux sciés de la grille de Bowling Green',
      'La tombe de Hamilton au cimetière de Trinity Church',
      'Les éclats d’une bombe dans un mur, à l’angle de Wall et de Broad Street',
      'Les noms autour des bassins du mémorial du 11-Septembre',
      'Le port et les câbles vus de la passerelle du pont de Brooklyn',
    ],
    de_DE: [
      'Die abgesägten Pfosten am Zaun von Bowling Green',
      'Hamiltons Grab auf dem Friedhof der Trinity Church',
      'Bombenspuren in einer Marmorwand an Wall und Broad Street',
      'Die Namen um die Becken des 9/11 Memorial',
      'Hafen und Kabel vom Fußweg der Brooklyn Bridge aus',
    ],
    es_ES: [
      'Los postes serrados de la verja de Bowling Green',
      'La tumba de Hamilton en el cementerio de Trinity Church',
      'Las huellas de una bomba en un muro de Wall con Broad Street',
      'Los nombres en torno a los estanques del Memorial del 11-S',
      'El puerto y los cables desde la pasarela del puente de Brooklyn',
    ],
    it_IT: [
      'I montanti segati della cancellata di Bowling Green',
      'La tomba di Hamilton nel cimitero di Trinity Church',
      'I segni di una bomba su un muro fra Wall e Broad Street',
      'I nomi intorno alle vasche del Memoriale dell’11 settembre',
      'Il porto e i cavi dal camminamento del ponte di Brooklyn',
    ],
    ru_RU: [
      'Спиленные столбики ограды Боулинг-Грин',
      'Могила Гамильтона на кладбище церкви Троицы',
      'Следы взрыва на мраморной стене у Уолл-стрит и Брод-стрит',
      'Имена вокруг бассейнов Мемориала 11 сентября',
      'Гавань и тросы с пешеходной дорожки Бруклинского моста',
    ],
    ja_JP: [
      '飾りを切り落とされたボウリング・グリーンの鉄柵',
      'トリニティ教会の墓地に眠るハミルトン',
      'ウォール街の角の大理石の壁に残る爆発の跡',
      '9/11メモリアルの水盤を囲む名前',
      'ブルックリン橋の遊歩道から望む港とケーブル',
    ],
  },
  description: {
    en_US:
      'Below Chambers Street the grid gives up and Manhattan becomes a tangle again: Pearl Street bends where the shore was, Wall Street runs where the Dutch built their palisade. In a little over two miles you pass the fort that took in immigrants before Ellis Island, the spot where Washington swore his oath, the grave of the first Secretary of the Treasury and the two square pools where the towers stood.\n\nThe ground is level except for the ramp of the bridge, and there are benches at nearly every stop. Your guide leaves time for silence at the memorial. The three-hour walk ends on the walkway at the first tower of the Brooklyn Bridge; the four-hour version goes on across the river and finishes on the waterfront in Dumbo.',
    fr_FR:
      'Au sud de Chambers Street, le damier renonce et Manhattan redevient un enchevêtrement : Pearl Street tourne là où passait le rivage, Wall Street suit la palissade des Hollandais. En trois kilomètres et demi, vous longez le fort qui recevait les immigrants avant Ellis Island, l’endroit où Washington prêta serment, la tombe de l’homme qui organisa les finances du pays et les deux bassins carrés à la place des tours.\n\nLe terrain est plat, hormis la rampe du pont, et l’on trouve des bancs à presque chaque étape. Au mémorial, votre guide laisse le temps du silence. La marche de trois heures s’achève sur la passerelle, à la première tour du pont de Brooklyn ; celle de quatre heures traverse le fleuve et finit au bord de l’eau, à Dumbo.',
    de_DE:
      'Südlich der Chambers Street gibt das Straßenraster auf, und Manhattan wird wieder zum Gewirr: Die Pearl Street biegt sich, wo einst das Ufer lag, die Wall Street verläuft, wo die Niederländer ihre Palisade bauten. Auf rund dreieinhalb Kilometern kommen Sie am Fort vorbei, das vor Ellis Island die Einwanderer aufnahm, an der Stelle von Washingtons Amtseid, am Grab des Mannes, der die Finanzen des Landes ordnete, und an den beiden quadratischen Becken, wo die Türme standen.\n\nBis auf die Brückenrampe ist der Weg eben, Bänke gibt es fast überall. Am Memorial lässt der Guide Zeit für Stille. Die dreistündige Variante endet auf dem Fußweg am ersten Pfeiler der Brooklyn Bridge; die vierstündige führt weiter über den Fluss bis ans Ufer von Dumbo.',
    es_ES:
      'Al sur de Chambers Street la cuadrícula se rinde y Manhattan vuelve a ser una maraña: Pearl Street se curva donde estaba la orilla y Wall Street corre por donde los holandeses levantaron su empalizada. En unos tres kilómetros y medio se pasa por el fuerte que recibía a los inmigrantes antes de Ellis Island, el lugar donde juró Washington, la tumba del hombre que ordenó las finanzas del país y los dos estanques cuadrados donde estaban las torres.\n\nEl terreno es llano, salvo la rampa del puente, y hay bancos en casi todas las paradas. En el memorial, el guía deja tiempo para el silencio. El paseo de tres horas acaba en la pasarela, en la primera torre del puente de Brooklyn; el de cuatro cruza el río y termina en la orilla de Dumbo.',
    it_IT:
      'A sud di Chambers Street la griglia si arrende e Manhattan torna un groviglio: Pearl Street piega dove passava la riva, Wall Street corre dove gli olandesi alzarono la palizzata. In circa tre chilometri e mezzo si incontrano il forte che accoglieva gli immigrati prima di Ellis Island, il luogo del giuramento di Washington, la tomba dell’uomo che ordinò le finanze del paese e le due vasche quadrate dove sorgevano le torri.\n\nIl terreno è piano, salvo la rampa del ponte, e ci sono panchine a quasi ogni tappa. Al memoriale la guida lascia il tempo per il silenzio. La passeggiata di tre ore finisce sul camminamento, alla prima torre del ponte di Brooklyn; quella di quattro prosegue oltre il fiume e termina sulla riva di Dumbo.',
    ru_RU:
      'Южнее Чеймберс-стрит ровная сетка сдаётся, и Манхэттен снова превращается в путаницу улиц: Перл-стрит изгибается там, где был берег, Уолл-стрит идёт там, где голландцы поставили частокол. На трёх с половиной километрах — форт, принимавший иммигрантов до острова Эллис, место присяги Вашингтона, могила человека, который наладил финансы страны, и два квадратных бассейна там, где стояли башни.\n\nДорога ровная, кроме подъёма на мост, и скамейки есть почти у каждой остановки. У мемориала гид оставляет время для тишины. Трёхчасовая прогулка кончается на пешеходной дорожке у первой опоры Бруклинского моста; четырёхчасовая продолжается за рекой и завершается на набережной Дамбо.',
    ja_JP:
      'チェンバーズ通りより南では碁盤の目が途切れ、マンハッタンは再び入り組んだ町になります。パール・ストリートは昔の岸辺に沿って曲がり、ウォール・ストリートはオランダ人が柵を築いた場所を通ります。3.5キロほどの道のりで、エリス島以前に移民を受け入れた砦、ワシントンが宣誓した場所、国の財政の礎を築いた人の墓、そして二つの塔の跡の四角い水盤を訪ねます。\n\n橋へ上る坂のほかは平坦で、ほとんどの立ち寄り先にベンチがあります。メモリアルでは、静かに過ごす時間をおとりします。3時間のコースはブルックリン橋の最初の主塔の下、遊歩道の上で終わります。4時間のコースはそのまま川を渡り、ダンボの水辺が終点です。',
  },
  included: {
    en_US: [
      'Private guide licensed by the City of New York',
      'Copies of old maps and photographs to compare on the spot',
    ],
    fr_FR: [
      'Guide privé agréé par la Ville de New York',
      'Copies de plans et de photos anciennes à comparer sur place',
    ],
    de_DE: ['Privater Guide mit Lizenz der Stadt New York', 'Kopien alter Pläne und Fotos zum Vergleichen vor Ort'],
    es_ES: [
      'Guía privado con licencia de la ciudad de Nueva York',
      'Copias de planos y fotos antiguas para comparar sobre el terreno',
    ],
    it_IT: [
      'Guida privata con licenza della città di New York',
      'Copie di mappe e foto d’epoca da confrontare sul posto',
    ],
    ru_RU: ['Индивидуальный гид с лицензией города Нью-Йорка', 'Копии старых карт и фотографий для сравнения на месте'],
    ja_JP: ['ニューヨーク市公認の専任ガイド', '現地で見比べる古地図と古写真の複写'],
  },
  notIncluded: {
    en_US: [
      'Entrance tickets (the route needs none; the 9/11 Museum and One World Observatory are not visited)',
      'Food and drinks',
      'Subway or ferry fares',
    ],
    fr_FR: [
      'Billets d’entrée (le parcours n’en demande pas ; le musée du 11-Septembre et le One World Observatory ne sont pas visités)',
      'Repas et boissons',
      'Billets de métro ou de ferry',
    ],
    de_DE: [
      'Eintrittskarten (für die Route nicht nötig; 9/11 Museum und One World Observatory werden nicht besucht)',
      'Speisen und Getränke',
      'Fahrkarten für U-Bahn oder Fähre',
    ],
    es_ES: [
      'Entradas (la ruta no las requiere; no se visitan el Museo del 11-S ni el One World Observatory)',
      'Comida y bebida',
      'Billetes de metro o ferri',
    ],
    it_IT: [
      'Biglietti d’ingresso (il percorso non ne richiede; il Museo dell’11 settembre e il One World Observatory non si visitano)',
      'Cibo e bevande',
      'Biglietti di metropolitana o traghetto',
    ],
    ru_RU: [
      'Входные билеты (для маршрута не нужны; Музей 11 сентября и смотровую площадку One World мы не посещаем)',
      'Еда и напитки',
      'Проезд на метро или пароме',
    ],
    ja_JP: [
      '入場料（このルートでは不要です。9/11ミュージアムとワン・ワールド展望台には入りません）',
      '飲食代',
      '地下鉄・フェリー運賃',
    ],
  },
  itinerary: [
    {
      name: {
        en_US: 'The Battery and Castle Clinton',
        fr_FR: 'Battery Park et Castle Clinton',
        de_DE: 'The Battery und Castle Clinton',
        es_ES: 'Battery Park y Castle Clinton',
        it_IT: 'Battery Park e Castle Clinton',
        ru_RU: 'Бэттери-парк и форт Касл-Клинтон',
        ja_JP: 'バッテリー・パークとクリントン砦',
      },
      text: {
        en_US:
          'The round sandstone fort was a gun battery, a concert hall, an immigration depot and an aquarium in turn. From the railing you see the Statue of Liberty and the towers of Ellis Island.',
        fr_FR:
          'Ce fort rond de grès fut tour à tour batterie, salle de concert, centre d’immigration et aquarium. Du garde-corps, on voit la statue de la Liberté et les tours d’Ellis Island.',
        de_DE:
          'Das runde Sandsteinfort war nacheinander Geschützstellung, Konzertsaal, Einwandererstation und Aquarium. Vom Geländer aus sieht man die Freiheitsstatue und die Türme von Ellis Island.',
        es_ES:
          'Este fuerte redondo de arenisca fue batería, sala de conciertos, centro de inmigración y acuario. Desde la barandilla se ven la Estatua de la Libertad y las torres de Ellis Island.',
        it_IT:
          'Il forte rotondo di arenaria fu via via batteria, sala da concerti, centro per immigrati e acquario. Dal parapetto si vedono la Statua della Libertà e le torri di Ellis Island.',
        ru_RU:
          'Круглый форт из песчаника был батареей, концертным залом, приёмным пунктом для иммигрантов и аквариумом. От ограды видны статуя Свободы и башенки острова Эллис.',
        ja_JP:
          '砂岩の円い砦は、砲台から音楽堂、移民の受け入れ所、水族館へと姿を変えてきました。手すりのそばからは自由の女神とエリス島の塔が見えます。',
      },
      latitude: 40.70352,
      longitude: -74.01682,
      minutes: 19,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Bowling Green',
        fr_FR: 'Bowling Green',
        de_DE: 'Bowling Green',
        es_ES: 'Bowling Green',
        it_IT: 'Bowling Green',
        ru_RU: 'Боулинг-Грин',
        ja_JP: 'ボウリング・グリーン',
      },
      text: {
        en_US:
          'In July 1776 a crowd pulled down the statue of George III here and sawed the finials off the fence; run a finger over the uneven posts. The seated Continents before the Custom House are by Daniel Chester French.',
        fr_FR:
          'En juillet 1776, la foule renversa ici la statue de George III et scia les ornements de la grille : passez le doigt sur les poteaux inégaux. Les Continents assis devant la douane sont de Daniel Chester French.',
        de_DE:
          'Im Juli 1776 stürzte hier eine Menge das Standbild Georgs III. und sägte die Zierspitzen vom Zaun; an den ungleichen Pfosten ist es zu fühlen. Die sitzenden Kontinente vor dem Zollhaus schuf Daniel Chester French.',
        es_ES:
          'En julio de 1776 la multitud derribó aquí la estatua de Jorge III y serró los remates de la verja: se nota al pasar el dedo por los postes desiguales. Los Continentes sentados ante la Aduana son de Daniel Chester French.',
        it_IT:
          'Nel luglio 1776 la folla abbatté qui la statua di Giorgio III e segò i puntali della cancellata: si sente passando un dito sui montanti irregolari. I Continenti seduti davanti alla Dogana sono di Daniel Chester French.',
        ru_RU:
          'В июле 1776 года толпа свалила здесь статую Георга III и спилила навершия ограды: проведите пальцем по неровным столбикам. Сидящие Континенты перед таможней изваял Дэниел Честер Френч.',
        ja_JP:
          '1776年7月、群衆がここでジョージ3世の像を引き倒し、鉄柵の飾りを切り落としました。柱の上端に触れると不ぞろいなのが分かります。旧税関前の四大陸の座像はダニエル・チェスター・フレンチの作です。',
      },
      latitude: 40.70496,
      longitude: -74.01369,
      minutes: 15,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Trinity Church',
        fr_FR: 'Trinity Church',
        de_DE: 'Trinity Church',
        es_ES: 'Trinity Church',
        it_IT: 'Trinity Church',
        ru_RU: 'Церковь Троицы',
        ja_JP: 'トリニティ教会',
      },
      text: {
        en_US:
          'Alexander Hamilton lies on the south side of the churchyard under a white pyramid with urns, and his wife Eliza beside him under a flat stone. Upjohn’s brownstone spire once guided ships into the harbor.',
        fr_FR:
          'Alexander Hamilton repose du côté sud du cimetière, sous une pyramide blanche flanquée d’urnes ; sa femme Eliza est à côté, sous une dalle. La flèche de grès brun d’Upjohn servait jadis de repère aux navires.',
        de_DE:
          'Alexander Hamilton liegt auf der Südseite des Friedhofs unter einer weißen Pyramide mit Urnen, seine Frau Eliza daneben unter einer Steinplatte. Upjohns Turm aus braunem Sandstein wies einst den Schiffen den Weg.',
        es_ES:
          'Alexander Hamilton yace en el lado sur del cementerio, bajo una pirámide blanca con urnas; su esposa Eliza está al lado, bajo una losa. La aguja de arenisca parda de Upjohn guiaba antaño a los barcos.',
        it_IT:
          'Alexander Hamilton riposa sul lato sud del cimitero, sotto una piramide bianca con urne; accanto, sotto una lastra, c’è la moglie Eliza. La guglia di arenaria bruna di Upjohn guidava un tempo le navi.',
        ru_RU:
          'Александр Гамильтон лежит на южной стороне кладбища под белой пирамидой с урнами, рядом под плитой — его жена Элиза. Шпиль Апджона из бурого песчаника когда-то служил ориентиром кораблям.',
        ja_JP:
          '墓地の南側、壺を配した白いピラミッド形の墓にアレクサンダー・ハミルトンが、隣の平らな石の下に妻イライザが眠ります。アップジョン設計の褐色砂岩の尖塔は、かつて入港する船の目印でした。',
      },
      latitude: 40.70805,
      longitude: -74.01214,
      minutes: 17,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Wall Street and Federal Hall',
        fr_FR: 'Wall Street et Federal Hall',
        de_DE: 'Wall Street und Federal Hall',
        es_ES: 'Wall Street y Federal Hall',
        it_IT: 'Wall Street e Federal Hall',
        ru_RU: 'Уолл-стрит и Федерал-холл',
        ja_JP: 'ウォール街とフェデラル・ホール',
      },
      text: {
        en_US:
          'Washington’s statue marks where he became president, in an earlier building on the site. Across the street, the wall of the old Morgan bank still shows the pits of a bomb that went off in 1920.',
        fr_FR:
          'La statue de Washington marque le lieu où il devint président, dans un édifice antérieur. En face, le mur de l’ancienne banque Morgan porte encore les éclats de la bombe de 1920.',
        de_DE:
          'Washingtons Standbild zeigt an, wo er in einem Vorgängerbau Präsident wurde. Gegenüber trägt die Wand der alten Morgan-Bank noch die Löcher der Bombe von 1920.',
        es_ES:
          'La estatua de Washington señala dónde asumió la presidencia, en un edificio anterior. Enfrente, el muro del antiguo banco Morgan conserva los impactos de la bomba de 1920.',
        it_IT:
          'La statua di Washington indica dove divenne presidente, in un edificio precedente. Di fronte, il muro dell’ex banca Morgan porta ancora i segni della bomba del 1920.',
        ru_RU:
          'Статуя Вашингтона отмечает место, где он стал президентом, — тогда здесь стояло другое здание. Напротив, на стене бывшего банка Моргана, видны выбоины от бомбы 1920 года.',
        ja_JP:
          'ワシントン像は、かつてここにあった建物で彼が大統領に就任したことを示しています。向かいの旧モルガン銀行の壁には、1920年の爆弾事件のくぼみが今も残ります。',
      },
      latitude: 40.70711,
      longitude: -74.01036,
      minutes: 17,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: '9/11 Memorial',
        fr_FR: 'Mémorial du 11-Septembre',
        de_DE: '9/11 Memorial',
        es_ES: 'Memorial del 11-S',
        it_IT: 'Memoriale dell’11 settembre',
        ru_RU: 'Мемориал 11 сентября',
        ja_JP: '9/11メモリアル',
      },
      text: {
        en_US:
          'Water falls into two pools set in the footprints of the towers, with the names of the dead cut through bronze around them. A white rose in a name marks a birthday; a pear tree dug from the ruins grows nearby.',
        fr_FR:
          'L’eau tombe dans deux bassins à l’emplacement des tours, entourés des noms des morts découpés dans le bronze. Une rose blanche glissée dans un nom marque un anniversaire ; tout près pousse un poirier tiré des décombres.',
        de_DE:
          'Wasser fällt in zwei Becken auf den Grundflächen der Türme, ringsum sind die Namen der Toten in Bronze geschnitten. Eine weiße Rose in einem Namen bedeutet einen Geburtstag; in der Nähe wächst ein aus den Trümmern geborgener Birnbaum.',
        es_ES:
          'El agua cae en dos estanques abiertos en la huella de las torres, rodeados por los nombres de los muertos calados en bronce. Una rosa blanca en un nombre señala un cumpleaños; cerca crece un peral rescatado de los escombros.',
        it_IT:
          'L’acqua cade in due vasche sull’impronta delle torri, circondate dai nomi dei morti intagliati nel bronzo. Una rosa bianca infilata in un nome segna un compleanno; lì vicino cresce un pero estratto dalle macerie.',
        ru_RU:
          'Вода падает в два бассейна на месте башен, а вокруг в бронзе прорезаны имена погибших. Белая роза в имени означает день рождения; рядом растёт груша, спасённая из-под обломков.',
        ja_JP:
          '塔の跡に設けられた二つの水盤に水が落ち、周囲の青銅の板に犠牲者の名前が切り抜かれています。名前に挿された白いバラは誕生日のしるしです。近くには、がれきから救い出された梨の木が育っています。',
      },
      latitude: 40.71152,
      longitude: -74.01338,
      minutes: 22,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'St. Paul’s Chapel',
        fr_FR: 'Chapelle Saint-Paul',
        de_DE: 'St. Paul’s Chapel',
        es_ES: 'Capilla de San Pablo',
        it_IT: 'Cappella di San Paolo',
        ru_RU: 'Капелла Святого Павла',
        ja_JP: 'セント・ポール礼拝堂',
      },
      text: {
        en_US:
          'Washington prayed here on the day of his inauguration, and in 2001 recovery workers slept in its pews. The porch faces Broadway, but the steeple stands at the other end, above the graves.',
        fr_FR:
          'Washington y pria le jour de son investiture, et en 2001 les secouristes dormirent sur ses bancs. Le portique donne sur Broadway, mais le clocher s’élève à l’autre bout, au-dessus des tombes.',
        de_DE:
          'Washington betete hier am Tag seiner Amtseinführung, und 2001 schliefen Bergungskräfte in den Bänken. Die Säulenvorhalle blickt auf den Broadway, der Turm aber steht am anderen Ende über den Gräbern.',
        es_ES:
          'Washington rezó aquí el día de su investidura, y en 2001 los equipos de rescate durmieron en sus bancos. El pórtico da a Broadway, pero la torre se alza en el otro extremo, sobre las tumbas.',
        it_IT:
          'Washington pregò qui il giorno dell’insediamento, e nel 2001 i soccorritori dormirono sui banchi. Il portico dà su Broadway, ma il campanile è all’altro capo, sopra le tombe.',
        ru_RU:
          'Здесь Вашингтон молился в день инаугурации, а в 2001 году на скамьях спали спасатели. Портик смотрит на Бродвей, а колокольня стоит с другого конца, над могилами.',
        ja_JP:
          'ワシントンは就任の日にここで祈り、2001年には救援にあたる人々が会衆席で眠りました。列柱の玄関はブロードウェイに面し、尖塔は反対側、墓地の上に立っています。',
      },
      latitude: 40.71131,
      longitude: -74.00921,
      minutes: 11,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'City Hall Park and Woolworth Building',
        fr_FR: 'City Hall Park et Woolworth Building',
        de_DE: 'City Hall Park und Woolworth Building',
        es_ES: 'City Hall Park y edificio Woolworth',
        it_IT: 'City Hall Park e Woolworth Building',
        ru_RU: 'Парк у мэрии и Вулворт-билдинг',
        ja_JP: '市庁舎公園とウールワース・ビル',
      },
      text: {
        en_US:
          'A dime-store owner paid for the Gothic tower across Broadway, for a time the tallest building in the world. Under the lawn before City Hall lies a subway station with tiled vaults that closed in 1945.',
        fr_FR:
          'Un roi du bazar à dix cents paya la tour gothique, de l’autre côté de Broadway, un temps la plus haute du monde. Sous la pelouse de la mairie dort une station de métro aux voûtes carrelées, fermée en 1945.',
        de_DE:
          'Ein Kaufhausbesitzer, reich geworden mit Fünf- und Zehncentware, bezahlte den gotischen Turm am Broadway, eine Zeit lang das höchste Gebäude der Welt. Unter dem Rasen vor der City Hall liegt eine 1945 geschlossene U-Bahn-Station mit gekachelten Gewölben.',
        es_ES:
          'El dueño de unos bazares de diez centavos pagó la torre gótica del otro lado de Broadway, durante un tiempo la más alta del mundo. Bajo el césped del ayuntamiento hay una estación de metro de bóvedas alicatadas, cerrada en 1945.',
        it_IT:
          'Il padrone di una catena di empori da dieci centesimi pagò la torre gotica oltre Broadway, per un periodo la più alta del mondo. Sotto il prato del municipio c’è una stazione della metropolitana dalle volte piastrellate, chiusa nel 1945.',
        ru_RU:
          'Готическую башню через Бродвей оплатил владелец лавок «всё за десять центов», и какое-то время она была самой высокой в мире. Под газоном перед мэрией скрыта станция метро с изразцовыми сводами, закрытая в 1945 году.',
        ja_JP:
          'ブロードウェイの向かいに立つゴシック風の塔は十セントストアの経営者が建て、一時は世界一の高さでした。市庁舎前の芝生の下には、タイル張りのアーチ天井を持つ、1945年に閉鎖された地下鉄駅があります。',
      },
      latitude: 40.71223,
      longitude: -74.00706,
      minutes: 13,
      minutesToNext: 14,
    },
    {
      name: {
        en_US: 'Brooklyn Bridge',
        fr_FR: 'Pont de Brooklyn',
        de_DE: 'Brooklyn Bridge',
        es_ES: 'Puente de Brooklyn',
        it_IT: 'Ponte di Brooklyn',
        ru_RU: 'Бруклинский мост',
        ja_JP: 'ブルックリン橋',
      },
      text: {
        en_US:
          'The walkway passes above the traffic to twin pointed arches of granite. When illness kept Washington Roebling in his room, his wife Emily carried his orders to the site and learned the engineering; a plaque on the bridge names her.',
        fr_FR:
          'La passerelle mène, au-dessus des voitures, à deux arcs brisés de granit. Quand la maladie retint Washington Roebling dans sa chambre, sa femme Emily porta ses ordres au chantier et apprit le métier ; une plaque du pont la nomme.',
        de_DE:
          'Der Fußweg führt über dem Verkehr zu zwei Spitzbögen aus Granit. Als Krankheit Washington Roebling ans Zimmer fesselte, brachte seine Frau Emily seine Anweisungen zur Baustelle und lernte das Fach; eine Tafel an der Brücke nennt sie.',
        es_ES:
          'La pasarela lleva, por encima del tráfico, a dos arcos apuntados de granito. Cuando la enfermedad recluyó a Washington Roebling, su esposa Emily llevó sus órdenes a la obra y aprendió el oficio; una placa en el puente la nombra.',
        it_IT:
          'Il camminamento passa sopra il traffico fino a due archi acuti di granito. Quando la malattia chiuse in camera Washington Roebling, la moglie Emily portò i suoi ordini al cantiere e imparò il mestiere; una targa sul ponte la ricorda.',
        ru_RU:
          'Дорожка поднимается над машинами к двум стрельчатым аркам из гранита. Когда болезнь заперла Вашингтона Рёблинга в комнате, его жена Эмили носила распоряжения на стройку и выучилась делу; её имя есть на табличке моста.',
        ja_JP:
          '車道の上を行く遊歩道は、二連の尖頭アーチを持つ花崗岩の塔へ続きます。病で部屋を出られないワシントン・ローブリングに代わり、妻エミリーが指示を現場へ届け、工学も身につけました。橋の銘板に名が刻まれています。',
      },
      latitude: 40.70792,
      longitude: -73.99914,
      minutes: 15,
      minutesToNext: 0,
    },
  ],
};
