import type { TourOfDemo } from '../shapes.js';

export const parisLatinQuarter: TourOfDemo = {
  slug: 'paris-latin-quarter',
  city: 'paris',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'dome', name: 'Panthéon' },
    { motif: 'cathedral', name: 'Notre-Dame' },
    { motif: 'bridge', name: 'Pont Neuf' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Statue of Henri IV on the Pont Neuf',
        fr_FR: 'Statue d’Henri IV, Pont Neuf',
        de_DE: 'Reiterstatue Heinrichs IV. auf dem Pont Neuf',
        es_ES: 'Estatua de Enrique IV en el Pont Neuf',
        it_IT: 'Statua di Enrico IV sul Pont Neuf',
        ru_RU: 'Памятник Генриху IV на Новом мосту',
        ja_JP: 'ポン・ヌフのアンリ4世騎馬像',
      },
      address: 'Place du Pont-Neuf, 75001 Paris, France',
      latitude: 48.85724,
      longitude: 2.34113,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 21000 },
          { upTo: 4, amount: 24000 },
          { upTo: 6, amount: 27500 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: { from: '09:00', to: '15:00', everyMinutes: 60 },
      closedDays: ['01-01', '12-25'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 26500 },
          { upTo: 4, amount: 29500 },
          { upTo: 6, amount: 33500 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '10:00', '13:30', '14:00'],
      closedDays: ['01-01', '12-25'],
    },
  ],
  name: {
    en_US: 'From Île de la Cité through the Latin Quarter',
    fr_FR: 'De l’île de la Cité au Quartier latin',
    de_DE: 'Von der Île de la Cité durchs Quartier Latin',
    es_ES: 'De la Isla de la Cité al Barrio Latino',
    it_IT: 'Dall’Île de la Cité al Quartiere Latino',
    ru_RU: 'От острова Сите через Латинский квартал',
    ja_JP: 'シテ島からカルチェ・ラタンへの散策',
  },
  summary: {
    en_US:
      'Cross the Seine from the Pont Neuf, climb past the Sorbonne to the Panthéon and end beside the Medici Fountain in the Luxembourg Garden.',
    fr_FR:
      'Du Pont Neuf à Notre-Dame, puis par la Sorbonne et le Panthéon, une promenade qui s’achève devant la fontaine Médicis au Luxembourg.',
    de_DE:
      'Vom Pont Neuf über Notre-Dame und die Sorbonne hinauf zum Panthéon und weiter bis zum Medici-Brunnen im Jardin du Luxembourg.',
    es_ES:
      'Del Pont Neuf a Notre-Dame, y de la Sorbona y el Panteón hasta la fuente Médici, a la sombra de los Jardines de Luxemburgo.',
    it_IT:
      'Dal Pont Neuf a Notre-Dame, poi in salita oltre la Sorbona fino al Panthéon, con arrivo alla fontana Medici nei Giardini del Lussemburgo.',
    ru_RU:
      'От Нового моста и собора Парижской Богоматери мимо Сорбонны к Пантеону и дальше — к фонтану Медичи в Люксембургском саду.',
    ja_JP:
      'ポン・ヌフからノートルダム大聖堂の前を通ってセーヌ川を渡り、ソルボンヌ、パンテオンへと坂道を上って、リュクサンブール公園のメディシスの泉で締めくくる、左岸と中州の歴史をたどるプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Place Dauphine, the triangular square behind the Pont Neuf',
      'The twisted column inside Saint-Séverin',
      'The last rood screen in Paris, at Saint-Étienne-du-Mont',
      'The Medici Fountain under its plane trees',
    ],
    fr_FR: [
      'La place Dauphine, triangulaire, derrière le Pont Neuf',
      'Le pilier torsadé de Saint-Séverin',
      'Le dernier jubé de Paris, à Saint-Étienne-du-Mont',
      'La fontaine Médicis sous ses platanes',
    ],
    de_DE: [
      'Die dreieckige Place Dauphine hinter dem Pont Neuf',
      'Die gedrehte Säule in Saint-Séverin',
      'Der letzte Lettner von Paris in Saint-Étienne-du-Mont',
      'Der Medici-Brunnen unter seinen Platanen',
    ],
    es_ES: [
      'La place Dauphine, triangular, detrás del Pont Neuf',
      'La columna retorcida de Saint-Séverin',
      'El último «jubé» de París, en Saint-Étienne-du-Mont',
      'La fuente Médici bajo sus plátanos',
    ],
    it_IT: [
      'Place Dauphine, triangolare, alle spalle del Pont Neuf',
      'La colonna a spirale di Saint-Séverin',
      'L’ultimo jubé di Parigi, a Saint-Étienne-du-Mont',
      'La fontana Medici sotto i suoi platani',
    ],
    ru_RU: [
      'Треугольная площадь Дофин за Новым мостом',
      'Витая колонна в церкви Сен-Северен',
      'Последняя в Париже алтарная преграда-жюбе — в Сент-Этьен-дю-Мон',
      'Фонтан Медичи под платанами',
    ],
    ja_JP: [
      'ポン・ヌフの裏手にある三角形のドーフィーヌ広場',
      'サン・セヴラン教会のねじれた柱',
      'パリにただ一つ残る内陣障壁（サン・テティエンヌ・デュ・モン教会）',
      'プラタナスの木陰にあるメディシスの泉',
    ],
  },
  description: {
    en_US:
      'The walk begins on the oldest bridge in Paris, which is still called the New Bridge, and crosses the Île de la Cité from Place Dauphine to the square in front of Notre-Dame. Your guide then leads you over the river into lanes that have kept their medieval width, past Saint-Julien-le-Pauvre and into Saint-Séverin, before the street rises toward the Sorbonne.\n\nThe history rises with it: students who spoke Latin in these streets, a revolution that turned a new church into the Panthéon, a carved stone screen that survived in Saint-Étienne-du-Mont. You finish among the green chairs of the Luxembourg Garden. The four-hour walk follows the same route with more time at every stop, a detour to Place de la Contrescarpe and a break at a café there.',
    fr_FR:
      'La promenade commence sur le plus vieux pont de Paris, que l’on appelle toujours le Pont Neuf, et traverse l’île de la Cité, de la place Dauphine au parvis de Notre-Dame. Votre guide vous fait ensuite passer sur la rive gauche, dans des ruelles qui ont gardé leur largeur médiévale : Saint-Julien-le-Pauvre, puis l’intérieur de Saint-Séverin, avant la montée vers la Sorbonne.\n\nOn y croise les étudiants qui parlaient latin, une Révolution qui fit d’une église toute neuve le Panthéon, et un jubé de pierre qui a survécu à Saint-Étienne-du-Mont. L’arrivée se fait parmi les chaises vertes du Luxembourg. La version de quatre heures suit le même chemin en prenant plus de temps partout, avec un détour par la place de la Contrescarpe et une pause au café.',
    de_DE:
      'Der Spaziergang beginnt auf der ältesten Brücke von Paris, die bis heute die „Neue“ heißt, und führt über die Île de la Cité von der Place Dauphine bis vor Notre-Dame. Dann geht es über den Fluss in Gassen, die noch so schmal sind wie im Mittelalter: vorbei an Saint-Julien-le-Pauvre, hinein nach Saint-Séverin und schließlich bergauf zur Sorbonne.\n\nUnterwegs erzählt Ihr Guide von Studenten, die hier Latein sprachen, von der Revolution, die aus einer gerade fertigen Kirche das Panthéon machte, und von einem steinernen Lettner, der in Saint-Étienne-du-Mont überlebt hat. Ziel sind die grünen Stühle im Jardin du Luxembourg. Die vierstündige Tour folgt demselben Weg mit mehr Zeit an jeder Station, einem Abstecher zur Place de la Contrescarpe und einer Pause im Café.',
    es_ES:
      'El paseo empieza en el puente más antiguo de París, que sigue llamándose Puente Nuevo, y cruza la Isla de la Cité desde la place Dauphine hasta la explanada de Notre-Dame. Después, su guía le lleva a la otra orilla, por callejuelas que conservan su anchura medieval: Saint-Julien-le-Pauvre, el interior de Saint-Séverin y la cuesta que sube hacia la Sorbona.\n\nCon la cuesta llegan las historias: los estudiantes que aquí hablaban latín, la Revolución que convirtió en Panteón una iglesia recién terminada, la tribuna de piedra que sobrevivió en Saint-Étienne-du-Mont. El final está entre las sillas verdes de los Jardines de Luxemburgo. El recorrido de cuatro horas sigue el mismo camino con más tiempo en cada parada, un desvío a la place de la Contrescarpe y una pausa en un café.',
    it_IT:
      'La passeggiata comincia sul ponte più antico di Parigi, che si chiama ancora Ponte Nuovo, e attraversa l’Île de la Cité da Place Dauphine fino al sagrato di Notre-Dame. Poi si passa il fiume e si entra in vicoli rimasti stretti come nel Medioevo: Saint-Julien-le-Pauvre, l’interno di Saint-Séverin e infine la salita verso la Sorbona.\n\nLungo la strada la guida racconta gli studenti che qui parlavano latino, la Rivoluzione che fece di una chiesa appena finita il Panthéon, il pontile di pietra sopravvissuto a Saint-Étienne-du-Mont. Si arriva tra le sedie verdi dei Giardini del Lussemburgo. La versione di quattro ore segue lo stesso percorso con più tempo a ogni tappa, una deviazione in Place de la Contrescarpe e una sosta al caffè.',
    ru_RU:
      'Прогулка начинается на старейшем мосту Парижа, который по-прежнему называется Новым, и идёт через остров Сите — от площади Дофин до паперти собора Парижской Богоматери. Затем гид ведёт вас на левый берег, в переулки, сохранившие средневековую ширину: мимо Сен-Жюльен-ле-Повр, внутрь церкви Сен-Северен и вверх, к Сорбонне.\n\nПо дороге вы услышите о студентах, говоривших здесь на латыни, о революции, превратившей только что построенную церковь в Пантеон, и о каменной преграде, уцелевшей в Сент-Этьен-дю-Мон. Маршрут заканчивается среди зелёных стульев Люксембургского сада. Четырёхчасовая прогулка идёт тем же путём, но оставляет больше времени на каждую остановку и включает поворот к площади Контрэскарп с паузой в кафе.',
    ja_JP:
      '散策の出発点は、「新しい橋」という名のまま残るパリ最古の橋、ポン・ヌフです。ドーフィーヌ広場からノートルダム大聖堂の前までシテ島を横切り、川を渡ると、中世の道幅を残す路地が続きます。サン・ジュリアン・ル・ポーヴル教会の脇を抜け、サン・セヴラン教会の中を見学してから、ソルボンヌへと坂を上ります。\n\nかつてこの界隈でラテン語を話していた学生たち、完成したばかりの教会をパンテオンに変えた革命、サン・テティエンヌ・デュ・モン教会に残った石の障壁など、道のりに沿ってガイドがお話しします。終点は緑の椅子が並ぶリュクサンブール公園です。4時間のコースは同じ道をたどりながら各所でゆっくり時間をとり、コントルスカルプ広場に寄ってカフェで休憩します。',
  },
  included: {
    en_US: [
      'Private guide for your group alone',
      'Visits inside Saint-Séverin and Saint-Étienne-du-Mont, which charge no admission',
    ],
    fr_FR: [
      'Guide privé, réservé à votre groupe',
      'Visite intérieure de Saint-Séverin et de Saint-Étienne-du-Mont, sans droit d’entrée',
    ],
    de_DE: [
      'Privater Guide nur für Ihre Gruppe',
      'Innenbesichtigung von Saint-Séverin und Saint-Étienne-du-Mont, die keinen Eintritt kosten',
    ],
    es_ES: [
      'Guía privado solo para su grupo',
      'Visita al interior de Saint-Séverin y Saint-Étienne-du-Mont, de entrada gratuita',
    ],
    it_IT: [
      'Guida privata solo per il suo gruppo',
      'Visita all’interno di Saint-Séverin e Saint-Étienne-du-Mont, a ingresso gratuito',
    ],
    ru_RU: [
      'Гид только для вашей группы',
      'Осмотр церквей Сен-Северен и Сент-Этьен-дю-Мон внутри: вход в них бесплатный',
    ],
    ja_JP: [
      'お客様のグループだけの専任ガイド',
      'サン・セヴラン教会とサン・テティエンヌ・デュ・モン教会の内部見学（入場無料）',
    ],
  },
  notIncluded: {
    en_US: ['Entrance tickets: Notre-Dame and the Panthéon are seen from outside', 'Coffee and other drinks'],
    fr_FR: ['Billets d’entrée : Notre-Dame et le Panthéon sont vus de l’extérieur', 'Cafés et autres boissons'],
    de_DE: ['Eintrittskarten: Notre-Dame und das Panthéon werden von außen besichtigt', 'Kaffee und andere Getränke'],
    es_ES: ['Entradas: Notre-Dame y el Panteón se ven por fuera', 'Café y otras bebidas'],
    it_IT: ['Biglietti d’ingresso: Notre-Dame e il Panthéon si vedono dall’esterno', 'Caffè e altre bevande'],
    ru_RU: ['Входные билеты: собор Парижской Богоматери и Пантеон осматриваются снаружи', 'Кофе и другие напитки'],
    ja_JP: ['入場券（ノートルダム大聖堂とパンテオンは外観のみの見学です）', 'コーヒーなどのお飲み物代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Pont Neuf and Place Dauphine',
        fr_FR: 'Pont Neuf et place Dauphine',
        de_DE: 'Pont Neuf und Place Dauphine',
        es_ES: 'Pont Neuf y place Dauphine',
        it_IT: 'Pont Neuf e Place Dauphine',
        ru_RU: 'Новый мост и площадь Дофин',
        ja_JP: 'ポン・ヌフとドーフィーヌ広場',
      },
      text: {
        en_US:
          'Hundreds of grimacing stone masks line the cornice of the bridge, the first in Paris built without houses on it. Behind it, Henri IV laid out Place Dauphine as a triangle to fit the tip of the island.',
        fr_FR:
          'Des centaines de mascarons grimaçants courent sous la corniche du premier pont de Paris bâti sans maisons. Derrière, Henri IV fit tracer la place Dauphine en triangle, à la mesure de la pointe de l’île.',
        de_DE:
          'Hunderte steinerne Fratzen säumen das Gesims der ersten Pariser Brücke, die ohne Häuser gebaut wurde. Dahinter ließ Heinrich IV. die Place Dauphine als Dreieck anlegen, passend zur Spitze der Insel.',
        es_ES:
          'Cientos de mascarones hacen muecas bajo la cornisa del primer puente de París que se construyó sin casas encima. Detrás, Enrique IV hizo trazar la place Dauphine en triángulo, a la medida de la punta de la isla.',
        it_IT:
          'Centinaia di mascheroni fanno smorfie sotto il cornicione del primo ponte di Parigi costruito senza case. Dietro, Enrico IV fece tracciare Place Dauphine a triangolo, su misura per la punta dell’isola.',
        ru_RU:
          'Под карнизом моста — сотни гримасничающих каменных масок; это первый мост Парижа, построенный без домов. За ним по велению Генриха IV разбили площадь Дофин — треугольную, по форме оконечности острова.',
        ja_JP:
          '橋の軒下には、しかめ面の石の仮面が何百も並びます。上に家を載せずに造られた、パリで最初の橋です。その裏のドーフィーヌ広場は、アンリ4世が島の先端に合わせて三角形に設けました。',
      },
      latitude: 48.85672,
      longitude: 2.34195,
      minutes: 19,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Notre-Dame Cathedral',
        fr_FR: 'Cathédrale Notre-Dame',
        de_DE: 'Kathedrale Notre-Dame',
        es_ES: 'Catedral de Notre-Dame',
        it_IT: 'Cattedrale di Notre-Dame',
        ru_RU: 'Собор Парижской Богоматери',
        ja_JP: 'ノートルダム大聖堂',
      },
      text: {
        en_US:
          'The row of kings above the portals dates from the 19th century: the medieval ones lost their heads in the Revolution, and many of those heads are now in the Cluny Museum. Your guide shows what was rebuilt after the fire of 2019.',
        fr_FR:
          'Les rois alignés au-dessus des portails datent du XIXe siècle : ceux du Moyen Âge perdirent la tête à la Révolution, et beaucoup de ces têtes sont au musée de Cluny. Votre guide montre ce qui a été rebâti après l’incendie de 2019.',
        de_DE:
          'Die Könige über den Portalen stammen aus dem 19. Jahrhundert: Die mittelalterlichen verloren in der Revolution ihre Köpfe, von denen heute viele im Musée de Cluny stehen. Ihr Guide zeigt, was nach dem Brand von 2019 neu gebaut wurde.',
        es_ES:
          'Los reyes alineados sobre las portadas son del siglo XIX: los medievales perdieron la cabeza en la Revolución, y muchas de ellas están hoy en el Museo de Cluny. Su guía señala lo que se reconstruyó tras el incendio de 2019.',
        it_IT:
          'I re allineati sopra i portali sono dell’Ottocento: quelli medievali persero la testa durante la Rivoluzione, e molte di quelle teste sono oggi al Museo di Cluny. La guida mostra che cosa è stato ricostruito dopo l’incendio del 2019.',
        ru_RU:
          'Ряд королей над порталами — работа XIX века: средневековые статуи лишились голов в революцию, и многие из этих голов хранятся в музее Клюни. Гид покажет, что восстановили после пожара 2019 года.',
        ja_JP:
          '入口の上に並ぶ王の像は19世紀のものです。中世の像は革命で頭を落とされ、その多くは今クリュニー中世美術館にあります。2019年の火災のあとに再建された部分もご案内します。',
      },
      latitude: 48.85322,
      longitude: 2.34852,
      minutes: 19,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Square René-Viviani and Saint-Julien-le-Pauvre',
        fr_FR: 'Square René-Viviani et Saint-Julien-le-Pauvre',
        de_DE: 'Square René-Viviani und Saint-Julien-le-Pauvre',
        es_ES: 'Square René-Viviani y Saint-Julien-le-Pauvre',
        it_IT: 'Square René-Viviani e Saint-Julien-le-Pauvre',
        ru_RU: 'Сквер Рене-Вивиани и церковь Сен-Жюльен-ле-Повр',
        ja_JP: 'ルネ・ヴィヴィアニ小公園とサン・ジュリアン・ル・ポーヴル教会',
      },
      text: {
        en_US:
          'A false acacia planted in the early 17th century leans here on its concrete props and still flowers. The small church beside it is as old as Notre-Dame and serves a Greek Catholic parish.',
        fr_FR:
          'Un robinier planté au début du XVIIe siècle s’appuie sur ses étais de béton et fleurit encore. La petite église voisine a l’âge de Notre-Dame et accueille une paroisse grecque-catholique.',
        de_DE:
          'Eine Robinie aus dem frühen 17. Jahrhundert lehnt hier auf ihren Betonstützen und blüht noch immer. Die kleine Kirche daneben ist so alt wie Notre-Dame und gehört einer griechisch-katholischen Gemeinde.',
        es_ES:
          'Una falsa acacia plantada a principios del siglo XVII se apoya en sus puntales de hormigón y sigue floreciendo. La pequeña iglesia de al lado tiene la edad de Notre-Dame y acoge una parroquia greco-católica.',
        it_IT:
          'Una robinia piantata all’inizio del Seicento si appoggia ai suoi puntelli di cemento e fiorisce ancora. La chiesetta accanto ha l’età di Notre-Dame e ospita una parrocchia greco-cattolica.',
        ru_RU:
          'Белая акация, посаженная в начале XVII века, опирается на бетонные подпорки и всё ещё цветёт. Маленькая церковь рядом — ровесница собора Парижской Богоматери, сегодня это греко-католический приход.',
        ja_JP:
          '17世紀初めに植えられたニセアカシアが、コンクリートの支柱に寄りかかりながら今も花を咲かせます。隣の小さな教会はノートルダムと同じころの創建で、現在はギリシャ・カトリックの教区教会です。',
      },
      latitude: 48.85229,
      longitude: 2.34716,
      minutes: 12,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Church of Saint-Séverin',
        fr_FR: 'Église Saint-Séverin',
        de_DE: 'Kirche Saint-Séverin',
        es_ES: 'Iglesia de Saint-Séverin',
        it_IT: 'Chiesa di Saint-Séverin',
        ru_RU: 'Церковь Сен-Северен',
        ja_JP: 'サン・セヴラン教会',
      },
      text: {
        en_US:
          'Behind the altar one column twists upward and spreads into the vault like a palm tree. The color around it comes from the abstract windows by Jean Bazaine.',
        fr_FR:
          'Derrière l’autel, un pilier s’enroule sur lui-même et s’épanouit dans la voûte comme un palmier. La couleur qui l’entoure vient des vitraux abstraits de Jean Bazaine.',
        de_DE:
          'Hinter dem Altar dreht sich eine Säule in die Höhe und breitet sich im Gewölbe aus wie eine Palme. Die Farben ringsum kommen von den abstrakten Fenstern Jean Bazaines.',
        es_ES:
          'Detrás del altar, una columna gira sobre sí misma y se abre en la bóveda como una palmera. El color que la rodea viene de las vidrieras abstractas de Jean Bazaine.',
        it_IT:
          'Dietro l’altare una colonna si avvita verso l’alto e si apre nella volta come una palma. I colori tutt’intorno vengono dalle vetrate astratte di Jean Bazaine.',
        ru_RU:
          'За алтарём одна колонна закручивается винтом и раскрывается под сводом, как пальма. Цветной свет вокруг неё дают абстрактные витражи Жана Базена.',
        ja_JP:
          '祭壇の裏では、一本の柱がねじれながら立ち上がり、ヤシの木のように天井へ広がります。まわりを染める色は、ジャン・バゼーヌの抽象的なステンドグラスの光です。',
      },
      latitude: 48.85207,
      longitude: 2.34573,
      minutes: 18,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Place de la Sorbonne',
        fr_FR: 'Place de la Sorbonne',
        de_DE: 'Place de la Sorbonne',
        es_ES: 'Plaza de la Sorbona',
        it_IT: 'Place de la Sorbonne',
        ru_RU: 'Площадь Сорбонны',
        ja_JP: 'ソルボンヌ広場',
      },
      text: {
        en_US:
          'The domed chapel holds the tomb of Cardinal Richelieu, who rebuilt the college where he had studied. Lectures were given in Latin for centuries, and the neighborhood took its name from them.',
        fr_FR:
          'La chapelle à coupole abrite le tombeau de Richelieu, qui fit rebâtir le collège où il avait étudié. On y enseigna en latin pendant des siècles, et le quartier en a gardé le nom.',
        de_DE:
          'In der Kuppelkapelle liegt Kardinal Richelieu, der das Kolleg neu bauen ließ, an dem er selbst studiert hatte. Jahrhundertelang wurde hier auf Latein gelehrt, daher der Name des Viertels.',
        es_ES:
          'La capilla con cúpula guarda la tumba de Richelieu, que reconstruyó el colegio donde había estudiado. Durante siglos se enseñó aquí en latín, y de ahí el nombre del barrio.',
        it_IT:
          'La cappella con la cupola custodisce la tomba di Richelieu, che ricostruì il collegio in cui aveva studiato. Per secoli qui si insegnò in latino, e il quartiere ne porta il nome.',
        ru_RU:
          'В капелле с куполом похоронен кардинал Ришельё, перестроивший коллеж, в котором когда-то учился. Веками лекции здесь читали на латыни — отсюда и название квартала.',
        ja_JP:
          'ドームのある礼拝堂には、自ら学んだ学寮を建て直したリシュリュー枢機卿の墓があります。何世紀もラテン語で講義が行われ、それが「ラテン区」という地名になりました。',
      },
      latitude: 48.84867,
      longitude: 2.34268,
      minutes: 15,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Panthéon',
        fr_FR: 'Panthéon',
        de_DE: 'Panthéon',
        es_ES: 'Panteón',
        it_IT: 'Panthéon',
        ru_RU: 'Пантеон',
        ja_JP: 'パンテオン',
      },
      text: {
        en_US:
          'Look along the side walls for the outlines of windows that the Revolution had bricked up when Soufflot’s church became a mausoleum. Voltaire, Victor Hugo and Marie Curie lie in the crypt beneath.',
        fr_FR:
          'Sur les murs latéraux, on devine encore les fenêtres que la Révolution fit murer quand l’église de Soufflot devint un mausolée. Voltaire, Victor Hugo et Marie Curie reposent dans la crypte.',
        de_DE:
          'An den Seitenwänden sieht man noch die Umrisse der Fenster, die zugemauert wurden, als die Revolution Soufflots Kirche zum Mausoleum machte. In der Krypta liegen Voltaire, Victor Hugo und Marie Curie.',
        es_ES:
          'En los muros laterales aún se adivinan las ventanas que la Revolución mandó tapiar cuando la iglesia de Soufflot pasó a ser un mausoleo. En la cripta descansan Voltaire, Victor Hugo y Marie Curie.',
        it_IT:
          'Sui muri laterali si intuiscono ancora le finestre che la Rivoluzione fece murare quando la chiesa di Soufflot diventò un mausoleo. Nella cripta riposano Voltaire, Victor Hugo e Marie Curie.',
        ru_RU:
          'На боковых стенах видны контуры окон: их заложили, когда революция превратила церковь Суффло в усыпальницу. В крипте покоятся Вольтер, Виктор Гюго и Мария Кюри.',
        ja_JP:
          '側面の壁をよく見ると、スフロの教会が革命で霊廟に変わったとき、塞がれた窓の跡がわかります。地下にはヴォルテール、ヴィクトル・ユゴー、マリー・キュリーが眠ります。',
      },
      latitude: 48.84632,
      longitude: 2.34538,
      minutes: 18,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Church of Saint-Étienne-du-Mont',
        fr_FR: 'Église Saint-Étienne-du-Mont',
        de_DE: 'Kirche Saint-Étienne-du-Mont',
        es_ES: 'Iglesia de Saint-Étienne-du-Mont',
        it_IT: 'Chiesa di Saint-Étienne-du-Mont',
        ru_RU: 'Церковь Сент-Этьен-дю-Мон',
        ja_JP: 'サン・テティエンヌ・デュ・モン教会',
      },
      text: {
        en_US:
          'Two spiral stairs climb around the pillars to a screen of lace-like stone that spans the nave. The shrine of Saint Genevieve, patron of Paris, stands in a chapel by the choir.',
        fr_FR:
          'Deux escaliers en spirale s’enroulent autour des piliers vers un jubé de pierre ajourée qui enjambe la nef. La châsse de sainte Geneviève, patronne de Paris, se trouve dans une chapelle du chœur.',
        de_DE:
          'Zwei Wendeltreppen winden sich um die Pfeiler zu einem Lettner aus durchbrochenem Stein, der das Schiff überspannt. In einer Kapelle am Chor steht der Schrein der heiligen Genoveva, der Schutzpatronin von Paris.',
        es_ES:
          'Dos escaleras de caracol rodean los pilares hasta una tribuna de piedra calada que cruza la nave. El relicario de santa Genoveva, patrona de París, está en una capilla junto al coro.',
        it_IT:
          'Due scale a chiocciola si avvolgono ai pilastri fino a una tribuna di pietra traforata che attraversa la navata. L’urna di santa Genoveffa, patrona di Parigi, è in una cappella accanto al coro.',
        ru_RU:
          'Две винтовые лестницы обвивают столбы и ведут на преграду из ажурного камня, перекинутую через неф. В капелле у хора стоит рака святой Женевьевы, покровительницы Парижа.',
        ja_JP:
          '柱を巻く二つのらせん階段が、身廊をまたぐレースのような石の障壁へと続きます。内陣脇の礼拝堂には、パリの守護聖人ジュヌヴィエーヴの聖遺物の棺が置かれています。',
      },
      latitude: 48.84661,
      longitude: 2.34803,
      minutes: 18,
      minutesToNext: 11,
    },
    {
      name: {
        en_US: 'Luxembourg Garden and Medici Fountain',
        fr_FR: 'Jardin du Luxembourg et fontaine Médicis',
        de_DE: 'Jardin du Luxembourg und Medici-Brunnen',
        es_ES: 'Jardines de Luxemburgo y fuente Médici',
        it_IT: 'Giardini del Lussemburgo e fontana Medici',
        ru_RU: 'Люксембургский сад и фонтан Медичи',
        ja_JP: 'リュクサンブール公園とメディシスの泉',
      },
      text: {
        en_US:
          'At the end of a long basin, a bronze giant leans over two marble lovers: Polyphemus surprising Acis and Galatea. Marie de’ Medici had the palace behind it built to remind her of Florence; today it is the Senate.',
        fr_FR:
          'Au bout d’un long bassin, un géant de bronze se penche sur deux amants de marbre : Polyphème surprenant Acis et Galatée. Marie de Médicis voulut ce palais pour se rappeler Florence ; le Sénat y siège aujourd’hui.',
        de_DE:
          'Am Ende eines langen Beckens beugt sich ein bronzener Riese über zwei Liebende aus Marmor: Polyphem überrascht Acis und Galatea. Maria de’ Medici ließ das Palais dahinter als Erinnerung an Florenz bauen; heute tagt dort der Senat.',
        es_ES:
          'Al fondo de un largo estanque, un gigante de bronce se inclina sobre dos amantes de mármol: Polifemo sorprende a Acis y Galatea. María de Médici mandó construir el palacio en recuerdo de Florencia; hoy es el Senado.',
        it_IT:
          'In fondo a una lunga vasca un gigante di bronzo si china su due amanti di marmo: Polifemo sorprende Aci e Galatea. Maria de’ Medici volle il palazzo alle sue spalle in ricordo di Firenze; oggi è il Senato.',
        ru_RU:
          'В конце длинного бассейна бронзовый великан склоняется над мраморными влюблёнными: Полифем застаёт Акида и Галатею. Мария Медичи построила дворец в память о Флоренции; сегодня в нём заседает Сенат.',
        ja_JP:
          '細長い池の奥で、ブロンズの巨人が大理石の恋人たちをのぞき込みます。ポリュペモスがアキスとガラテイアを見つける場面です。マリー・ド・メディシスがフィレンツェを偲んで建てた宮殿は、現在は元老院です。',
      },
      latitude: 48.84803,
      longitude: 2.33949,
      minutes: 18,
      minutesToNext: 0,
    },
  ],
};
