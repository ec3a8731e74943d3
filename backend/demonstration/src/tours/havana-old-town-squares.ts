import type { TourOfDemo } from '../shapes.js';

export const havanaOldTownSquares: TourOfDemo = {
  slug: 'havana-old-town-squares',
  city: 'havana',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'cathedral', name: 'Havana Cathedral' },
    { motif: 'palm', name: 'Royal palms of Plaza de Armas' },
    { motif: 'car', name: 'American cars of the fifties' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Steps of the cathedral, Plaza de la Catedral',
        fr_FR: 'Marches de la cathédrale, Plaza de la Catedral',
        de_DE: 'Stufen der Kathedrale, Plaza de la Catedral',
        es_ES: 'Escalones de la catedral, plaza de la Catedral',
        it_IT: 'Gradini della cattedrale, Plaza de la Catedral',
        ru_RU: 'Ступени собора, Соборная площадь',
        ja_JP: 'カテドラル広場、大聖堂の階段',
      },
      address: 'Calle Empedrado 156, Plaza de la Catedral, La Habana Vieja, Cuba',
      latitude: 23.14122,
      longitude: -82.35176,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 11000,
          },
          {
            upTo: 4,
            amount: 13000,
          },
          {
            upTo: 6,
            amount: 16000,
          },
        ],
        extraPerson: 1800,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '10:00', '15:00'],
      closedDays: ['01-01', '07-26', '12-25'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 14500,
          },
          {
            upTo: 4,
            amount: 17000,
          },
          {
            upTo: 6,
            amount: 20500,
          },
        ],
        extraPerson: 2200,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '14:30'],
      closedDays: ['01-01', '07-26', '12-25'],
    },
  ],
  name: {
    en_US: 'Old Havana by Its Five Squares',
    fr_FR: 'La Vieille Havane en cinq places',
    de_DE: 'Alt-Havanna über fünf Plätze',
    es_ES: 'La Habana Vieja de plaza en plaza',
    it_IT: 'L’Avana Vecchia attraverso cinque piazze',
    ru_RU: 'Старая Гавана: пять площадей',
    ja_JP: 'ハバナ旧市街 五つの広場をめぐる',
  },
  summary: {
    en_US:
      'Church, governor, merchants, market and sailors each had their own square: a slow walk from the cathedral to the steps of the Capitolio.',
    fr_FR:
      'L’Église, le gouverneur, les marchands, le marché et les marins avaient chacun leur place : une marche lente de la cathédrale au Capitole.',
    de_DE:
      'Kirche, Gouverneur, Kaufleute, Markt und Seeleute hatten je ihren Platz: ein langsamer Rundgang von der Kathedrale zu den Stufen des Capitolio.',
    es_ES:
      'La Iglesia, el gobernador, los mercaderes, el mercado y los marineros tenían cada cual su plaza: un paseo lento de la catedral al Capitolio.',
    it_IT:
      'Chiesa, governatore, mercanti, mercato e marinai avevano ciascuno la propria piazza: una camminata lenta dalla cattedrale al Capitolio.',
    ru_RU:
      'У церкви, губернатора, купцов, рынка и моряков была своя площадь: неспешный путь от собора до ступеней Капитолия.',
    ja_JP:
      '教会、総督、商人、市場、船乗りが、それぞれの広場を持っていました。大聖堂からカピトリオの階段まで、ゆっくりと歩きます。',
  },
  highlights: {
    en_US: [
      'Coral fossils in the stones of a cathedral with two unequal towers',
      'A street paved with wood in front of the captains general',
      'The bronze Giraldilla that became the city’s sign',
      'Stained-glass half-moons above the balconies of Plaza Vieja',
    ],
    fr_FR: [
      'Des coraux fossiles dans une cathédrale aux tours inégales',
      'Une rue pavée de bois devant les capitaines généraux',
      'La Giraldilla de bronze, devenue l’emblème de la ville',
      'Les demi-lunes de vitrail aux balcons de la Plaza Vieja',
    ],
    de_DE: [
      'Korallenfossilien in der Kathedrale mit den ungleichen Türmen',
      'Eine Straße aus Holzpflaster vor dem Haus der Generalkapitäne',
      'Die bronzene Giraldilla, heute Zeichen der Stadt',
      'Bunte Glasbögen über den Balkonen der Plaza Vieja',
    ],
    es_ES: [
      'Corales fósiles en los sillares de una catedral de torres desiguales',
      'Una calle adoquinada de madera ante los capitanes generales',
      'La Giraldilla de bronce, hecha símbolo de la ciudad',
      'Los mediopuntos de vidrio de color en la Plaza Vieja',
    ],
    it_IT: [
      'Coralli fossili nelle pietre di una cattedrale dalle torri disuguali',
      'Una strada lastricata di legno davanti ai capitani generali',
      'La Giraldilla di bronzo, divenuta simbolo della città',
      'Le lunette di vetro colorato sui balconi di Plaza Vieja',
    ],
    ru_RU: [
      'Окаменелые кораллы в стенах собора с разными башнями',
      'Улица с деревянной мостовой перед дворцом генерал-капитанов',
      'Бронзовая Хиральдилья, ставшая знаком города',
      'Полукруглые витражи над балконами Пласа-Вьеха',
    ],
    ja_JP: [
      '左右の塔が異なる大聖堂の石に残るサンゴの化石',
      '総督官邸の前に敷かれた木煉瓦の通り',
      '街の象徴となった青銅の風見「ヒラルディージャ」',
      'ビエハ広場のバルコニーを飾る半円形の色ガラス',
    ],
  },
  description: {
    en_US:
      'For two centuries the silver fleets of Spain gathered in this harbor before the crossing, and the town behind the quay arranged itself to serve them. It did not grow around one plaza, as elsewhere in Spanish America, but around several, each with its trade. Walking from one to the next you pass doorways tall enough for a carriage, iron window grilles that reach to the sidewalk, and between restored palaces houses where washing hangs from propped balconies.\n\nYour guide lives here and speaks frankly about how people live in the old quarter now, who restored it and who had to move. The ground is flat, the paving uneven; there are benches in nearly every square, and a break for juice or coffee halfway. The four-hour version goes on from the Capitolio down the Prado, past its bronze lions, as far as the sea wall.',
    fr_FR:
      'Pendant deux siècles, les flottes d’argent de l’Espagne se rassemblaient dans ce port avant la traversée, et la ville, derrière le quai, s’ordonna pour les servir. Elle ne crût pas autour d’une seule place, comme ailleurs en Amérique espagnole, mais de plusieurs, chacune avec son métier. De l’une à l’autre, on longe des portes hautes comme des carrosses, des grilles qui descendent jusqu’au trottoir et, entre les palais restaurés, des maisons où le linge pend à des balcons étayés.\n\nVotre guide vit ici et parle sans détour de la vie du quartier, de ceux qui l’ont restauré et de ceux qui ont dû partir. Le sol est plat, le pavé inégal ; presque chaque place a ses bancs, et l’on s’arrête à mi-chemin pour un jus ou un café. En quatre heures, on descend du Capitole par le Prado et ses lions de bronze jusqu’au front de mer.',
    de_DE:
      'Zwei Jahrhunderte lang sammelten sich in diesem Hafen die Silberflotten Spaniens vor der Überfahrt, und die Stadt hinter dem Kai richtete sich danach ein. Sie wuchs nicht um eine einzige Plaza wie sonst in Spanischamerika, sondern um mehrere, jede mit ihrem Gewerbe. Unterwegs kommen Sie an Toren vorbei, hoch genug für eine Kutsche, an Fenstergittern, die bis zum Gehweg reichen, und zwischen restaurierten Palästen an Häusern, wo die Wäsche an abgestützten Balkonen hängt.\n\nIhr Guide lebt hier und spricht offen darüber, wie man heute in der Altstadt lebt, wer sie restauriert hat und wer wegziehen musste. Der Weg ist flach, das Pflaster holprig; fast jeder Platz hat Bänke, und auf halber Strecke gibt es eine Pause für Saft oder Kaffee. In vier Stunden geht es vom Capitolio noch den Prado hinunter, an seinen Bronzelöwen vorbei bis zur Ufermauer.',
    es_ES:
      'Durante dos siglos, las flotas de la plata se reunieron en este puerto antes de cruzar el océano, y la ciudad se organizó tras el muelle para servirlas. No creció alrededor de una sola plaza, como en el resto de la América española, sino de varias, cada una con su oficio. De una a otra se pasa ante portones por los que cabía una volanta, rejas que bajan hasta la acera y, entre palacios restaurados, casas con la ropa tendida en balcones apuntalados.\n\nSu guía vive aquí y habla sin rodeos de cómo se vive hoy en el barrio, de quién lo restauró y de quién tuvo que mudarse. El suelo es llano y el adoquín, irregular; casi todas las plazas tienen bancos, y a medio camino se para a tomar un jugo o un café. La versión de cuatro horas sigue del Capitolio por el Prado, con sus leones de bronce, hasta el Malecón.',
    it_IT:
      'Per due secoli le flotte dell’argento di Spagna si radunarono in questo porto prima della traversata, e la città dietro il molo si dispose per servirle. Non crebbe attorno a una sola piazza, come altrove nell’America spagnola, ma a più d’una, ciascuna con il suo mestiere. Dall’una all’altra si passano portoni alti da farci entrare una carrozza, inferriate che scendono fino al marciapiede e, tra palazzi restaurati, case con il bucato steso a balconi puntellati.\n\nLa guida vive qui e racconta con franchezza come si vive oggi nella città vecchia, chi l’ha restaurata e chi se n’è dovuto andare. Il terreno è piano, il selciato sconnesso; quasi ogni piazza ha panchine, e a metà si fa una sosta per un succo o un caffè. Con quattro ore si prosegue dal Capitolio lungo il Prado, tra i leoni di bronzo, fino al muraglione sul mare.',
    ru_RU:
      'Два столетия в этой гавани перед переходом через океан собирались испанские серебряные флоты, и город за причалом устроился так, чтобы им служить. Он рос не вокруг одной площади, как другие города Испанской Америки, а вокруг нескольких, и у каждой было своё ремесло. По пути — ворота, в которые проходила карета, оконные решётки до самого тротуара, а между отреставрированными дворцами дома, где бельё сохнет на подпёртых балконах.\n\nГид живёт здесь и прямо говорит о том, как сейчас живут в старом городе, кто его восстанавливал и кому пришлось уехать. Дорога ровная, мостовая неровная; почти на каждой площади есть скамьи, на полпути остановка ради сока или кофе. За четыре часа от Капитолия можно спуститься по Прадо, мимо бронзовых львов, до самой набережной.',
    ja_JP:
      '二世紀にわたり、スペインの銀船団は大洋を渡る前にこの港に集まり、岸壁の後ろの町は船団を支えるかたちに整えられました。スペイン領アメリカの多くの町のように一つの広場を中心とするのではなく、役目の異なるいくつもの広場のまわりに育ったのです。道すがら、馬車の通れる高い扉や歩道まで届く窓の鉄格子、修復された館の間には、つっかい棒で支えたバルコニーに洗濯物の揺れる家々があります。\n\nガイドはこの街に暮らし、旧市街の今の暮らしや、誰が修復し、誰が移らなければならなかったのかを率直に語ります。道は平らですが石畳はでこぼこです。広場にはたいていベンチがあり、途中でジュースかコーヒーの休憩をとります。4時間のコースでは、カピトリオから青銅の獅子が並ぶプラド通りを海岸の堤防まで下ります。',
  },
  included: {
    en_US: ['Guide for your group alone', 'A juice or a coffee for everyone'],
    fr_FR: ['Guide réservé à votre groupe', 'Un jus ou un café pour chacun'],
    de_DE: ['Guide nur für Ihre Gruppe', 'Ein Saft oder Kaffee für alle'],
    es_ES: ['Guía solo para su grupo', 'Un jugo o un café para cada uno'],
    it_IT: ['Guida solo per il suo gruppo', 'Un succo o un caffè per ciascuno'],
    ru_RU: ['Гид только для вашей группы', 'Сок или кофе для каждого'],
    ja_JP: ['お客様のグループだけを案内するガイド', 'お一人につきジュースまたはコーヒー一杯'],
  },
  notIncluded: {
    en_US: ['Museum tickets (buildings are seen from outside)', 'Meals'],
    fr_FR: ['Billets de musée (les édifices se voient de l’extérieur)', 'Repas'],
    de_DE: ['Museumskarten (die Gebäude werden von außen betrachtet)', 'Mahlzeiten'],
    es_ES: ['Entradas a museos (los edificios se ven por fuera)', 'Comidas'],
    it_IT: ['Biglietti dei musei (gli edifici si vedono dall’esterno)', 'Pasti'],
    ru_RU: ['Билеты в музеи (здания осматриваются снаружи)', 'Еда'],
    ja_JP: ['博物館の入場料（建物は外から見学します）', 'お食事代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Plaza de la Catedral',
        fr_FR: 'Place de la Cathédrale',
        de_DE: 'Plaza de la Catedral',
        es_ES: 'Plaza de la Catedral',
        it_IT: 'Plaza de la Catedral',
        ru_RU: 'Соборная площадь',
        ja_JP: 'カテドラル広場',
      },
      text: {
        en_US:
          'The Jesuits began the church in 1748 on ground so wet that the place was called the Swamp. Look closely at the blocks: they were cut from the reef, and shells and corals are still in them.',
        fr_FR:
          'Les jésuites commencèrent l’église en 1748 sur un sol si humide qu’on appelait l’endroit le Marécage. De près, les blocs, taillés dans le récif, gardent coquilles et coraux.',
        de_DE:
          'Die Jesuiten begannen die Kirche 1748 auf so nassem Grund, dass der Ort „der Sumpf“ hieß. Aus der Nähe erkennt man in den aus dem Riff geschnittenen Quadern Muscheln und Korallen.',
        es_ES:
          'Los jesuitas empezaron la iglesia en 1748 en un suelo tan húmedo que llamaban al lugar la Ciénaga. De cerca, los sillares, cortados del arrecife, conservan conchas y corales.',
        it_IT:
          'I gesuiti iniziarono la chiesa nel 1748 su un terreno così bagnato che il luogo era detto la Palude. Da vicino, i blocchi tagliati nella scogliera mostrano ancora conchiglie e coralli.',
        ru_RU:
          'Иезуиты начали церковь в 1748 году на такой сырой земле, что место звали Болотом. Вблизи видно: блоки вырублены из рифа, и в них остались раковины и кораллы.',
        ja_JP:
          '1748年、イエズス会が「沼」と呼ばれた湿地に建てはじめました。近づいて見ると、岩礁から切り出した石の中に貝殻やサンゴが残っています。',
      },
      latitude: 23.141,
      longitude: -82.35168,
      minutes: 25,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Plaza de Armas and El Templete',
        fr_FR: 'Plaza de Armas et El Templete',
        de_DE: 'Plaza de Armas und El Templete',
        es_ES: 'Plaza de Armas y El Templete',
        it_IT: 'Plaza de Armas ed El Templete',
        ru_RU: 'Оружейная площадь и Темплете',
        ja_JP: 'アルマス広場とエル・テンプレテ',
      },
      text: {
        en_US:
          'A small Doric temple of 1828 marks the ceiba under which the first mass is said to have been held in 1519; on the eve of the city’s birthday people circle the tree three times. The governor had his street laid in wood, to hear fewer wheels.',
        fr_FR:
          'Un petit temple dorique de 1828 marque le fromager sous lequel fut dite, croit-on, la première messe en 1519 ; la veille de l’anniversaire de la ville, on en fait trois fois le tour. Le gouverneur fit paver sa rue de bois pour moins entendre les roues.',
        de_DE:
          'Ein kleiner dorischer Tempel von 1828 steht bei der Ceiba, unter der 1519 die erste Messe gelesen worden sein soll; am Vorabend des Stadtgeburtstags umrundet man den Baum dreimal. Der Gouverneur ließ seine Straße mit Holz pflastern, um weniger Räder zu hören.',
        es_ES:
          'Un templo dórico de 1828 señala la ceiba bajo la que se habría dicho la primera misa en 1519; la víspera del aniversario de la ciudad se le dan tres vueltas. El gobernador mandó empedrar de madera su calle para oír menos ruedas.',
        it_IT:
          'Un tempietto dorico del 1828 segna la ceiba sotto cui si sarebbe detta la prima messa nel 1519; alla vigilia del compleanno della città le si gira attorno tre volte. Il governatore fece lastricare la sua via di legno per sentire meno ruote.',
        ru_RU:
          'Дорический храмик 1828 года стоит у сейбы, под которой, по преданию, в 1519 году отслужили первую мессу; накануне дня города дерево обходят трижды. Губернатор велел вымостить свою улицу деревом, чтобы меньше слышать колёса.',
        ja_JP:
          '1519年に最初のミサが捧げられたと伝わるセイバの木のそばに、1828年の小さなドリス式神殿が立ちます。市の誕生日の前夜、人々は木のまわりを三度回ります。総督は車輪の音を抑えるため、前の通りを木で敷かせました。',
      },
      latitude: 23.1402,
      longitude: -82.34948,
      minutes: 25,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Castillo de la Real Fuerza',
        fr_FR: 'Château de la Real Fuerza',
        de_DE: 'Castillo de la Real Fuerza',
        es_ES: 'Castillo de la Real Fuerza',
        it_IT: 'Castillo de la Real Fuerza',
        ru_RU: 'Крепость Реаль-Фуэрса',
        ja_JP: 'レアル・フエルサ要塞',
      },
      text: {
        en_US:
          'A moat and four pointed bastions, finished in 1577 after pirates had burned the town. The weathervane on the tower, a woman with a palm branch, is a copy; the seventeenth-century bronze is kept indoors.',
        fr_FR:
          'Un fossé et quatre bastions aigus, achevés en 1577 après l’incendie de la ville par les corsaires. La girouette de la tour, une femme tenant une palme, est une copie ; le bronze du XVIIe siècle est à l’abri.',
        de_DE:
          'Ein Graben und vier spitze Bastionen, 1577 vollendet, nachdem Piraten die Stadt niedergebrannt hatten. Die Wetterfahne auf dem Turm, eine Frau mit Palmzweig, ist eine Kopie; die Bronze des 17. Jahrhunderts steht im Innern.',
        es_ES:
          'Un foso y cuatro baluartes en punta, terminados en 1577 después de que los corsarios quemaran la villa. La veleta de la torre, una mujer con una palma, es copia; el bronce del siglo XVII se guarda dentro.',
        it_IT:
          'Un fossato e quattro bastioni a punta, finiti nel 1577 dopo che i corsari avevano bruciato la città. La banderuola della torre, una donna con una palma, è una copia; il bronzo del Seicento è custodito all’interno.',
        ru_RU:
          'Ров и четыре острых бастиона; крепость достроили в 1577 году, после того как корсары сожгли город. Флюгер на башне — женщина с пальмовой ветвью — копия, бронза XVII века хранится внутри.',
        ja_JP:
          '海賊に町を焼かれたのち、1577年に完成した要塞で、堀と四つの尖った稜堡を備えます。塔の風見はヤシの枝を持つ女性の像で、今あるのは複製、17世紀の青銅像は館内にあります。',
      },
      latitude: 23.14082,
      longitude: -82.34962,
      minutes: 15,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Plaza de San Francisco de Asís',
        fr_FR: 'Place Saint-François-d’Assise',
        de_DE: 'Plaza de San Francisco de Asís',
        es_ES: 'Plaza de San Francisco de Asís',
        it_IT: 'Plaza de San Francisco de Asís',
        ru_RU: 'Площадь Святого Франциска Ассизского',
        ja_JP: 'サン・フランシスコ・デ・アシス広場',
      },
      text: {
        en_US:
          'Ships unloaded a few steps away, and the friars complained of the noise of the market before their door. Water for the crews ran from the Fountain of the Lions, carved in Italy in 1836; on the exchange a bronze Mercury keeps watch.',
        fr_FR:
          'Les navires déchargeaient à quelques pas, et les moines se plaignaient du marché devant leur porte. L’eau des équipages coulait de la fontaine des Lions, sculptée en Italie en 1836 ; un Mercure de bronze veille sur la bourse.',
        de_DE:
          'Wenige Schritte entfernt wurden Schiffe entladen, und die Mönche klagten über den Lärm des Marktes vor ihrer Tür. Das Wasser der Mannschaften kam aus dem 1836 in Italien gehauenen Löwenbrunnen; von der Börse blickt ein bronzener Merkur.',
        es_ES:
          'Los barcos descargaban a unos pasos, y los frailes se quejaban del ruido del mercado ante su puerta. El agua de las tripulaciones salía de la fuente de los Leones, labrada en Italia en 1836; en la Lonja vigila un Mercurio de bronce.',
        it_IT:
          'Le navi scaricavano a pochi passi, e i frati si lamentavano del mercato davanti alla porta. L’acqua per gli equipaggi usciva dalla Fontana dei Leoni, scolpita in Italia nel 1836; dalla borsa veglia un Mercurio di bronzo.',
        ru_RU:
          'Корабли разгружались в нескольких шагах, и монахи жаловались на шум рынка у своих дверей. Воду команды брали из фонтана Львов, высеченного в Италии в 1836 году; над биржей стоит бронзовый Меркурий.',
        ja_JP:
          '数歩先で船が荷を下ろし、修道士たちは門前の市の騒がしさを嘆きました。船員の水は、1836年にイタリアで彫られた獅子の噴水から引かれ、商品取引所の上では青銅のメルクリウスが見張っています。',
      },
      latitude: 23.13748,
      longitude: -82.34838,
      minutes: 25,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Plaza Vieja',
        fr_FR: 'Plaza Vieja',
        de_DE: 'Plaza Vieja',
        es_ES: 'Plaza Vieja',
        it_IT: 'Plaza Vieja',
        ru_RU: 'Пласа-Вьеха',
        ja_JP: 'ビエハ広場',
      },
      text: {
        en_US:
          'Called the New Square in 1559, it served for markets, bullfights and executions, watched from the balconies. A parking garage dug in 1952 raised its middle like a stage until it was taken out in the nineties.',
        fr_FR:
          'Appelée Place Neuve en 1559, elle servit aux marchés, aux corridas et aux exécutions, que l’on suivait des balcons. Un parking creusé en 1952 en fit une estrade, jusqu’à sa démolition dans les années 1990.',
        de_DE:
          '1559 hieß er noch Neuer Platz und diente Märkten, Stierkämpfen und Hinrichtungen, denen man von den Balkonen zusah. Eine 1952 eingegrabene Garage hob die Mitte wie eine Bühne an, bis man sie in den Neunzigern entfernte.',
        es_ES:
          'En 1559 se llamaba Plaza Nueva y sirvió para mercados, toros y ejecuciones, que se miraban desde los balcones. Un aparcamiento excavado en 1952 levantó su centro como un escenario, hasta que se quitó en los noventa.',
        it_IT:
          'Nel 1559 si chiamava Piazza Nuova e ospitava mercati, corride ed esecuzioni, seguite dai balconi. Un parcheggio scavato nel 1952 ne rialzò il centro come un palco, finché negli anni Novanta fu tolto.',
        ru_RU:
          'В 1559 году она звалась Новой; здесь торговали, устраивали бой быков и казни, а смотрели с балконов. Гараж, вырытый в 1952-м, поднял её середину, словно сцену, и в девяностые его убрали.',
        ja_JP:
          '1559年には「新広場」と呼ばれ、市や闘牛、処刑の場となり、人々はバルコニーから眺めました。1952年の地下駐車場で中央が舞台のように盛り上がりましたが、1990年代に取り除かれました。',
      },
      latitude: 23.13622,
      longitude: -82.3501,
      minutes: 27,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Plaza del Cristo',
        fr_FR: 'Plaza del Cristo',
        de_DE: 'Plaza del Cristo',
        es_ES: 'Plaza del Cristo',
        it_IT: 'Plaza del Cristo',
        ru_RU: 'Площадь Христа',
        ja_JP: 'クリスト広場',
      },
      text: {
        en_US:
          'Sailors came to the church of Santo Cristo del Buen Viaje before leaving and after coming home. A Lenten procession once ended here, and the street it followed is still named Amargura, bitterness.',
        fr_FR:
          'Les marins venaient à l’église du Santo Cristo del Buen Viaje avant de partir et au retour. Une procession de carême finissait ici, et la rue qu’elle suivait se nomme encore Amargura, l’amertume.',
        de_DE:
          'In die Kirche Santo Cristo del Buen Viaje kamen Seeleute vor der Abfahrt und nach der Heimkehr. Hier endete einst eine Fastenprozession, und die Straße, durch die sie zog, heißt noch immer Amargura, Bitternis.',
        es_ES:
          'A la iglesia del Santo Cristo del Buen Viaje acudían los marineros antes de zarpar y al volver. Aquí terminaba una procesión de Cuaresma, y la calle por la que venía aún se llama Amargura.',
        it_IT:
          'Alla chiesa del Santo Cristo del Buen Viaje venivano i marinai prima di salpare e al ritorno. Qui finiva una processione quaresimale, e la via che percorreva si chiama ancora Amargura, amarezza.',
        ru_RU:
          'В церковь Христа Доброго Пути моряки приходили перед отплытием и по возвращении. Здесь заканчивалось великопостное шествие, и улица, по которой оно шло, до сих пор зовётся Амаргура, «горечь».',
        ja_JP:
          '「よき航海の聖なるキリスト」教会には、船乗りが出航の前と帰港の後に詣でました。かつて四旬節の行列がここで終わり、その道筋は今もアマルグーラ（苦しみ）通りと呼ばれます。',
      },
      latitude: 23.13702,
      longitude: -82.3549,
      minutes: 13,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'El Capitolio',
        fr_FR: 'El Capitolio',
        de_DE: 'El Capitolio',
        es_ES: 'El Capitolio',
        it_IT: 'El Capitolio',
        ru_RU: 'Капитолий',
        ja_JP: 'カピトリオ',
      },
      text: {
        en_US:
          'Its builders finished the dome in 1929, after three years of work. All road distances in Cuba are counted from a point beneath it, and at the top of the steps stand two bronzes, Work and the Tutelary Virtue.',
        fr_FR:
          'Ses bâtisseurs achevèrent la coupole en 1929, après trois ans de chantier. Toutes les distances routières de Cuba se comptent d’un point situé dessous ; en haut des marches, deux bronzes figurent le Travail et la Vertu tutélaire.',
        de_DE:
          'Nach drei Jahren Bauzeit war 1929 die Kuppel fertig. Von einem Punkt darunter werden alle Straßenkilometer Kubas gezählt; oben an der Treppe stehen zwei Bronzen, die Arbeit und die schützende Tugend.',
        es_ES:
          'Sus constructores acabaron la cúpula en 1929, tras tres años de obras. Desde un punto bajo ella se cuentan las distancias de las carreteras de Cuba; en lo alto de la escalinata hay dos bronces, el Trabajo y la Virtud Tutelar.',
        it_IT:
          'I costruttori finirono la cupola nel 1929, dopo tre anni di lavori. Da un punto sotto di essa si contano le distanze stradali di Cuba; in cima alla scalinata stanno due bronzi, il Lavoro e la Virtù tutelare.',
        ru_RU:
          'Купол завершили в 1929 году, после трёх лет работ. От точки под ним отсчитывают все дорожные расстояния Кубы, а наверху лестницы стоят две бронзовые фигуры — Труд и Добродетель-хранительница.',
        ja_JP:
          '三年の工事を経て1929年にドームが完成しました。キューバの道路の距離はすべてこの真下の一点から測られます。階段の上には「労働」と「守護の徳」の二体の青銅像が立っています。',
      },
      latitude: 23.1354,
      longitude: -82.35885,
      minutes: 14,
      minutesToNext: 0,
    },
  ],
};
