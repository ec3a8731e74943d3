import type { TourOfDemo } from '../shapes.js';

export const sevilleSantaCruzToTriana: TourOfDemo = {
  slug: 'seville-santa-cruz-to-triana',
  city: 'seville',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    {
      motif: 'bridge',
      name: 'Triana Bridge',
    },
    {
      motif: 'towers',
      name: 'Giralda',
    },
    {
      motif: 'castle',
      name: 'Torre del Oro',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Plaza Virgen de los Reyes, at the fountain with the lamp',
        fr_FR: 'Plaza Virgen de los Reyes, à la fontaine au lampadaire',
        de_DE: 'Plaza Virgen de los Reyes, am Brunnen mit der Laterne',
        es_ES: 'Plaza Virgen de los Reyes, en la fuente de la farola',
        it_IT: 'Plaza Virgen de los Reyes, alla fontana con il lampione',
        ru_RU: 'Площадь Вирхен-де-лос-Рейес, у фонтана с фонарём',
        ja_JP: 'ビルヘン・デ・ロス・レジェス広場、街灯のある噴水',
      },
      address: 'Plaza Virgen de los Reyes, 41004 Sevilla, Spain',
      latitude: 37.3863,
      longitude: -5.9919,
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
            amount: 17000,
          },
          {
            upTo: 4,
            amount: 20000,
          },
          {
            upTo: 6,
            amount: 24000,
          },
        ],
        extraPerson: 2800,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:00', '10:00', '16:30'],
      closedDays: ['12-25', '01-01', '01-06'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 22000,
          },
          {
            upTo: 4,
            amount: 25500,
          },
          {
            upTo: 6,
            amount: 30000,
          },
        ],
        extraPerson: 3200,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['09:30', '10:00'],
      closedDays: ['12-25', '01-01', '01-06'],
    },
  ],
  name: {
    en_US: 'Seville: Santa Cruz, the River and Triana',
    fr_FR: 'Séville : Santa Cruz, le fleuve et Triana',
    de_DE: 'Sevilla: Santa Cruz, der Fluss und Triana',
    es_ES: 'Sevilla: Santa Cruz, el río y Triana',
    it_IT: 'Siviglia: Santa Cruz, il fiume e Triana',
    ru_RU: 'Севилья: Санта-Крус, река и Триана',
    ja_JP: 'セビリア サンタ・クルスから川を渡ってトリアーナへ',
  },
  summary: {
    en_US:
      'From the minaret that became a belfry through the lanes of the old Jewish quarter to the bank where sailors, potters and flamenco were at home.',
    fr_FR:
      'Du minaret devenu clocher, par les ruelles de l’ancienne juiverie, jusqu’à la rive des marins, des potiers et du flamenco.',
    de_DE:
      'Vom Minarett, das Glockenturm wurde, durch die Gassen des alten Judenviertels ans Ufer der Seeleute, der Töpfer und des Flamenco.',
    es_ES:
      'Del alminar que acabó en campanario, por las callejas de la antigua judería, a la orilla de los marineros, los alfareros y el flamenco.',
    it_IT:
      'Dal minareto diventato campanile, per i vicoli dell’antico quartiere ebraico, alla riva dei marinai, dei vasai e del flamenco.',
    ru_RU:
      'От минарета, ставшего колокольней, по улочкам бывшего еврейского квартала — на берег моряков, гончаров и фламенко.',
    ja_JP:
      '鐘楼に姿を変えたミナレットから旧ユダヤ人街の細い路地を抜け、橋を渡って、船乗りと陶工とフラメンコの町トリアーナまで歩く、セビリアのプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Bricks laid by the Almohads below bells hung for the bishops',
      'The tile in Calle Susona and the betrayal it recalls',
      'Twelve sides of the Torre del Oro and the chain across the river',
      'Kiln chimneys behind the tile shops of Triana',
    ],
    fr_FR: [
      'Les briques des Almohades sous les cloches des évêques',
      'Le carreau de la calle Susona et la trahison qu’il rappelle',
      'Les douze côtés de la Torre del Oro et la chaîne sur le fleuve',
      'Les cheminées de four derrière les boutiques de carreaux',
    ],
    de_DE: [
      'Ziegel der Almohaden unter den Glocken der Bischöfe',
      'Die Kachel in der Calle Susona und der Verrat, an den sie erinnert',
      'Zwölf Seiten der Torre del Oro und die Kette im Fluss',
      'Brennofenschlote hinter den Kachelläden von Triana',
    ],
    es_ES: [
      'Ladrillo almohade bajo las campanas de los obispos',
      'El azulejo de la calle Susona y la traición que recuerda',
      'Los doce lados de la Torre del Oro y la cadena del río',
      'Las chimeneas de los hornos tras las tiendas de azulejos',
    ],
    it_IT: [
      'I mattoni degli Almohadi sotto le campane dei vescovi',
      'La piastrella di Calle Susona e il tradimento che ricorda',
      'I dodici lati della Torre del Oro e la catena sul fiume',
      'I camini delle fornaci dietro le botteghe di azulejos',
    ],
    ru_RU: [
      'Кирпич Альмохадов под колоколами епископов',
      'Изразец на улице Сусоны и предательство, о котором он напоминает',
      'Двенадцать граней Золотой башни и цепь через реку',
      'Трубы печей за лавками изразцов',
    ],
    ja_JP: [
      '司教の鐘の下に残るムワッヒド朝の煉瓦',
      'スソーナ通りのタイルが語る裏切りの物語',
      '黄金の塔の十二の面と、川に渡された鎖',
      'タイル店の奥に立つ窯の煙突',
    ],
  },
  description: {
    en_US:
      'Seville has two banks that do not quite believe each other. On one stand the cathedral, the palace and the archive in which the paper of an empire is kept; on the other lived the people who rowed, baked and danced for it. The walk crosses from the first to the second at the pace of the shade. In Santa Cruz the lanes were made narrow on purpose, and your guide has a story for every bend: a girl who talked too much, a painter whose grave was pulled down over him, a writer who lodged in the Alcázar.\n\nThen the Guadalquivir opens, with the golden tower and the iron bridge. In Triana you look at tiled façades and finish before the oldest parish. The way is level, three kilometers long. With four hours there is time for the Hospital de la Caridad, with Murillo and Valdés Leal’s skeletons.',
    fr_FR:
      'Séville a deux rives qui ne se croient qu’à moitié. Sur l’une, la cathédrale, le palais et les archives où dort le papier d’un empire ; sur l’autre vivaient ceux qui ramaient, cuisaient et dansaient pour lui. On va de la première à la seconde au pas de l’ombre. À Santa Cruz, les ruelles furent voulues étroites, et votre guide a une histoire pour chaque coude : une fille qui parla trop, un peintre dont la tombe fut démolie sur lui, un écrivain logé à l’Alcázar.\n\nPuis s’ouvre le Guadalquivir, large et brun, avec la tour d’or et le pont de fer. À Triana, on regarde dans les cours et le long des façades de faïence, pour finir devant la plus vieille paroisse du quartier. Le chemin est plat, long de trois kilomètres. En quatre heures, on a le temps d’entrer à l’hôpital de la Caridad, pour Murillo et les squelettes de Valdés Leal.',
    de_DE:
      'Sevilla hat zwei Ufer, die einander nicht recht glauben. Am einen stehen der Dom, der Palast und das Archiv, in dem das Papier eines Weltreichs liegt; am anderen wohnten die Leute, die dafür ruderten, brannten und tanzten. Der Weg führt im Tempo des Schattens vom ersten zum zweiten. In Santa Cruz sind die Gassen mit Absicht eng, und Ihr Guide hat zu jeder Biegung eine Geschichte: ein Mädchen, das zu viel redete, ein Maler, über dem man das Grab abriss, ein Schriftsteller, der im Alcázar wohnte.\n\nDann öffnet sich der Guadalquivir mit dem Goldturm und der Eisenbrücke. In Triana betrachten Sie Kachelfassaden und enden vor der ältesten Pfarrkirche des Viertels. Der Weg ist eben und drei Kilometer lang. In vier Stunden bleibt Zeit für das Hospital de la Caridad mit Murillo und den Skeletten von Valdés Leal.',
    es_ES:
      'Sevilla tiene dos orillas que no acaban de creerse. En una están la catedral, el palacio y el archivo donde se guarda el papel de un imperio; en la otra vivía la gente que remaba, cocía y bailaba para él. El paseo cruza de la primera a la segunda al paso de la sombra. En Santa Cruz las calles se hicieron estrechas a propósito, y su guía tiene un cuento para cada recodo: una muchacha que habló de más, un pintor al que le derribaron la tumba encima, un escritor que se alojó en el Alcázar.\n\nDespués se abre el Guadalquivir, ancho y pardo, con la Torre del Oro y el puente de hierro. En Triana se miran patios y fachadas de azulejo y se acaba ante la parroquia más antigua del barrio. El camino es llano, de tres kilómetros. En cuatro horas da tiempo a entrar en el Hospital de la Caridad, por Murillo y por los esqueletos de Valdés Leal.',
    it_IT:
      'Siviglia ha due rive che non si credono del tutto. Su una stanno la cattedrale, la reggia e l’archivio che custodisce le carte di un impero; sull’altra viveva la gente che per quell’impero remava, cuoceva e ballava. Si passa dalla prima alla seconda al ritmo dell’ombra. A Santa Cruz i vicoli furono fatti stretti apposta, e la guida ha una storia per ogni gomito: una ragazza che parlò troppo, un pittore a cui abbatterono la tomba addosso, uno scrittore ospite dell’Alcázar.\n\nPoi si apre il Guadalquivir, largo e bruno, con la torre d’oro e il ponte di ferro. A Triana si guardano cortili e facciate di maiolica, e si finisce davanti alla parrocchia più antica del quartiere. Il percorso è piano, tre chilometri. In quattro ore c’è il tempo per l’Hospital de la Caridad, con Murillo e gli scheletri di Valdés Leal.',
    ru_RU:
      'У Севильи два берега, и они не вполне доверяют друг другу. На одном — собор, дворец и архив, где хранится бумага целой империи; на другом жили те, кто ради неё грёб, обжигал и плясал. Прогулка идёт с первого на второй со скоростью тени. В Санта-Крусе улочки нарочно сделали узкими, и у гида для каждого поворота есть история: девушка, сказавшая лишнее, художник, чью могилу снесли вместе с церковью, писатель, живший в Алькасаре.\n\nПотом открывается Гвадалквивир с Золотой башней и железным мостом. В Триане рассматриваем изразцовые фасады и заканчиваем у старейшего прихода квартала. Путь ровный, три километра. За четыре часа успеваем в госпиталь Ла-Каридад — к Мурильо и скелетам Вальдеса Леаля.',
    ja_JP:
      'セビリアの二つの岸は、互いをあまり信用していません。一方には大聖堂と王宮と、帝国の書類を収めた文書館。もう一方には、その帝国のために漕ぎ、窯を焚き、踊った人々が暮らしていました。散歩は日陰をたどるように、前者から後者へと渡ります。サンタ・クルスの路地はわざと狭く造られており、曲がり角ごとに物語があります。口を滑らせた娘、墓ごと教会を壊された画家、王宮に寄宿した作家。\n\nやがて広く茶色いグアダルキビル川が開け、黄金の塔と鉄の橋が見えてきます。トリアーナでは中庭をのぞき、タイル張りの家並みを眺め、町で最も古い教区教会の前で終わります。道は平坦で約3キロです。4時間のコースではカリダー施療院に入り、ムリーリョの絵とバルデス・レアルの骸骨の絵もご覧いただきます。',
  },
  included: {
    en_US: ['Licensed guide for your group alone', 'Route laid along the shady side of the streets'],
    fr_FR: ['Guide conférencier réservé à votre groupe', 'Itinéraire tracé du côté de l’ombre'],
    de_DE: ['Lizenzierter Guide nur für Ihre Gruppe', 'Wegführung auf der Schattenseite der Straßen'],
    es_ES: ['Guía oficial solo para su grupo', 'Recorrido trazado por la acera de la sombra'],
    it_IT: ['Guida abilitata solo per il suo gruppo', 'Percorso studiato sul lato in ombra'],
    ru_RU: ['Лицензированный гид только для вашей группы', 'Маршрут по теневой стороне улиц'],
    ja_JP: ['お客様のグループ専任の公認ガイド', '日陰側を選んだ道順'],
  },
  notIncluded: {
    en_US: ['Admission to the cathedral, the Alcázar and the Hospital de la Caridad', 'Food and drinks'],
    fr_FR: ['L’entrée de la cathédrale, de l’Alcázar et de l’hôpital de la Caridad', 'Repas et boissons'],
    de_DE: ['Eintritt in den Dom, den Alcázar und das Hospital de la Caridad', 'Speisen und Getränke'],
    es_ES: ['Las entradas de la catedral, el Alcázar y el Hospital de la Caridad', 'Comida y bebida'],
    it_IT: ['L’ingresso alla cattedrale, all’Alcázar e all’Hospital de la Caridad', 'Cibo e bevande'],
    ru_RU: ['Вход в собор, Алькасар и госпиталь Ла-Каридад', 'Еда и напитки'],
    ja_JP: ['大聖堂、アルカサル、カリダー施療院の入場料', '飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Plaza Virgen de los Reyes and the Giralda',
        fr_FR: 'Plaza Virgen de los Reyes et la Giralda',
        de_DE: 'Plaza Virgen de los Reyes und Giralda',
        es_ES: 'Plaza Virgen de los Reyes y la Giralda',
        it_IT: 'Plaza Virgen de los Reyes e la Giralda',
        ru_RU: 'Площадь Вирхен-де-лос-Рейес и Хиральда',
        ja_JP: 'ビルヘン・デ・ロス・レジェス広場とヒラルダの塔',
      },
      text: {
        en_US:
          'The lower two thirds were the minaret of 1198; Roman stones with inscriptions show in the corners near the ground. Hernán Ruiz put the belfry on top and over it a bronze woman who turns with the wind.',
        fr_FR:
          'Les deux tiers inférieurs sont le minaret de 1198 ; au ras du sol, des pierres romaines montrent leurs inscriptions. Hernán Ruiz posa le clocher par-dessus, puis une femme de bronze qui tourne au vent.',
        de_DE:
          'Die unteren zwei Drittel sind das Minarett von 1198; in den Ecken am Boden sieht man römische Steine mit Inschriften. Hernán Ruiz setzte die Glockenstube darauf und eine Bronzefrau, die sich im Wind dreht.',
        es_ES:
          'Los dos tercios inferiores son el alminar de 1198; a ras de suelo asoman sillares romanos con inscripciones. Hernán Ruiz puso encima el campanario y, sobre él, una mujer de bronce que gira con el viento.',
        it_IT:
          'I due terzi inferiori sono il minareto del 1198; negli spigoli, in basso, affiorano pietre romane con iscrizioni. Hernán Ruiz vi pose la cella campanaria e, in cima, una donna di bronzo che gira al vento.',
        ru_RU:
          'Нижние две трети — минарет 1198 года; у самой земли в углах видны римские камни с надписями. Эрнан Руис надстроил звонницу и поставил на ней бронзовую женщину, что поворачивается по ветру.',
        ja_JP:
          '下の三分の二は1198年のミナレットで、足元の角にはローマの碑文が見える石が使われています。エルナン・ルイスが鐘楼を載せ、その上に風で回る青銅の女性像を立てました。',
      },
      latitude: 37.38622,
      longitude: -5.99215,
      minutes: 22,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Calle Susona and Plaza de Doña Elvira',
        fr_FR: 'Calle Susona et plaza de Doña Elvira',
        de_DE: 'Calle Susona und Plaza de Doña Elvira',
        es_ES: 'Calle Susona y plaza de Doña Elvira',
        it_IT: 'Calle Susona e Plaza de Doña Elvira',
        ru_RU: 'Улица Сусоны и площадь Доньи Эльвиры',
        ja_JP: 'スソーナ通りとドニャ・エルビラ広場',
      },
      text: {
        en_US:
          'Susona is said to have told her Christian lover of a plot and sent her own father to the gallows; at her wish her head hung at the door. A tile with a skull marks the house.',
        fr_FR:
          'Susona aurait révélé un complot à son amant chrétien et perdu son propre père ; elle voulut que sa tête fût pendue à la porte. Un carreau à tête de mort marque la maison.',
        de_DE:
          'Susona soll ihrem christlichen Geliebten eine Verschwörung verraten und den Vater an den Galgen gebracht haben; auf ihren Wunsch hing ihr Kopf an der Tür. Eine Kachel mit Schädel bezeichnet das Haus.',
        es_ES:
          'Cuentan que Susona reveló una conjura a su amante cristiano y llevó a su padre a la horca; quiso que su cabeza colgara de la puerta. Un azulejo con una calavera señala la casa.',
        it_IT:
          'Si racconta che Susona svelò una congiura all’amante cristiano e mandò a morte il padre; volle che la sua testa fosse appesa alla porta. Una piastrella con un teschio indica la casa.',
        ru_RU:
          'По преданию, Сусона выдала возлюбленному-христианину заговор и погубила отца; по её воле голову её повесили на двери. Дом отмечен изразцом с черепом.',
        ja_JP:
          'スソーナはキリスト教徒の恋人に謀議を漏らし、父を死に追いやったと伝えられます。自らの首を戸口に吊るすよう望んだといい、その家には髑髏のタイルが残ります。',
      },
      latitude: 37.38515,
      longitude: -5.98905,
      minutes: 12,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Plaza de Santa Cruz',
        fr_FR: 'Plaza de Santa Cruz',
        de_DE: 'Plaza de Santa Cruz',
        es_ES: 'Plaza de Santa Cruz',
        it_IT: 'Plaza de Santa Cruz',
        ru_RU: 'Площадь Санта-Крус',
        ja_JP: 'サンタ・クルス広場',
      },
      text: {
        en_US:
          'An iron cross of 1692 stands in a rose garden where there used to be a church. Murillo was buried in it; Napoleon’s troops had it razed, and his bones are somewhere under the square.',
        fr_FR:
          'Une croix de fer forgé de 1692 se dresse dans une roseraie, là où était une église. Murillo y fut enterré ; les troupes napoléoniennes la rasèrent, et ses os sont quelque part sous la place.',
        de_DE:
          'Ein Eisenkreuz von 1692 steht zwischen Rosen, wo einst eine Kirche war. Murillo lag darin begraben; unter den Franzosen wurde sie abgerissen, und seine Gebeine liegen irgendwo unter dem Platz.',
        es_ES:
          'Una cruz de forja de 1692 se alza entre rosales donde hubo una iglesia. En ella enterraron a Murillo; los franceses la derribaron y sus huesos están en algún lugar bajo la plaza.',
        it_IT:
          'Una croce di ferro battuto del 1692 sta fra le rose, dove c’era una chiesa. Vi fu sepolto Murillo; i francesi la rasero al suolo, e le sue ossa sono da qualche parte sotto la piazza.',
        ru_RU:
          'Кованый крест 1692 года стоит среди роз там, где была церковь. В ней похоронили Мурильо; при французах её снесли, и кости художника лежат где-то под площадью.',
        ja_JP:
          '1692年の鉄の十字架が、かつて教会のあったばら園に立っています。ムリーリョはその教会に葬られましたが、ナポレオン軍の時代に取り壊され、遺骨は今も広場のどこかにあります。',
      },
      latitude: 37.38505,
      longitude: -5.9874,
      minutes: 12,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Archive of the Indies',
        fr_FR: 'Archives des Indes',
        de_DE: 'Archivo de Indias',
        es_ES: 'Archivo de Indias',
        it_IT: 'Archivio delle Indie',
        ru_RU: 'Архив Индий',
        ja_JP: 'インディアス古文書館',
      },
      text: {
        en_US:
          'Merchants used to bargain on the cathedral steps, and inside when it rained, until the chapter had this exchange built for them. Since 1785 it has kept the letters of Columbus, Cortés and Magellan’s crew.',
        fr_FR:
          'Les marchands négociaient sur les degrés de la cathédrale, et dedans par temps de pluie, jusqu’à ce qu’on leur bâtît cette bourse. Depuis 1785, elle garde les lettres de Colomb, de Cortés et des gens de Magellan.',
        de_DE:
          'Die Kaufleute handelten auf den Domstufen, bei Regen auch drinnen, bis man ihnen diese Börse baute. Seit 1785 bewahrt sie die Briefe von Kolumbus, Cortés und Magellans Leuten.',
        es_ES:
          'Los mercaderes trataban en las gradas de la catedral, y dentro cuando llovía, hasta que se les construyó esta lonja. Desde 1785 guarda las cartas de Colón, de Cortés y de los hombres de Magallanes.',
        it_IT:
          'I mercanti contrattavano sui gradini della cattedrale, e dentro quando pioveva, finché si costruì per loro questa borsa. Dal 1785 custodisce le lettere di Colombo, di Cortés e degli uomini di Magellano.',
        ru_RU:
          'Купцы торговались на ступенях собора, а в дождь и внутри, пока для них не построили эту биржу. С 1785 года в ней хранятся письма Колумба, Кортеса и спутников Магеллана.',
        ja_JP:
          '商人たちが大聖堂の階段で、雨の日は堂内でも商談をするので、この取引所が建てられました。1785年からは、コロンブスやコルテス、マゼラン一行の書簡を収めています。',
      },
      latitude: 37.38472,
      longitude: -5.9931,
      minutes: 12,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Torre del Oro',
        fr_FR: 'Torre del Oro',
        de_DE: 'Torre del Oro',
        es_ES: 'Torre del Oro',
        it_IT: 'Torre del Oro',
        ru_RU: 'Золотая башня',
        ja_JP: '黄金の塔',
      },
      text: {
        en_US:
          'The Almohads built the twelve-sided tower in 1220 to hold one end of a chain across the river. On this stretch of the river Magellan’s five ships cast off in August 1519.',
        fr_FR:
          'Les Almohades bâtirent en 1220 cette tour à douze pans pour tenir un bout de la chaîne tendue sur le fleuve. C’est dans ces eaux que les cinq navires de Magellan larguèrent les amarres, en août 1519.',
        de_DE:
          'Die Almohaden errichteten den zwölfeckigen Turm 1220 als Halt für eine Kette über den Fluss. Auf diesem Flussabschnitt legten im August 1519 die fünf Schiffe Magellans ab.',
        es_ES:
          'Los almohades levantaron en 1220 esta torre de doce lados para sujetar una cadena tendida en el río. En este tramo del río soltaron amarras en agosto de 1519 las cinco naves de Magallanes.',
        it_IT:
          'Gli Almohadi eressero nel 1220 questa torre a dodici lati per reggere un capo della catena tesa sul fiume. Da questo tratto di fiume, nell’agosto del 1519, salparono le cinque navi di Magellano.',
        ru_RU:
          'Альмохады поставили двенадцатигранную башню в 1220 году, чтобы крепить цепь, перегораживавшую реку. С этого участка реки в августе 1519-го отчалили пять кораблей Магеллана.',
        ja_JP:
          '1220年、ムワッヒド朝が川に渡した鎖の一端を留めるために築いた十二角形の塔です。1519年8月、マゼランの五隻の船はこのあたりから出航しました。',
      },
      latitude: 37.38245,
      longitude: -5.99635,
      minutes: 14,
      minutesToNext: 11,
    },
    {
      name: {
        en_US: 'Triana Bridge',
        fr_FR: 'Pont de Triana',
        de_DE: 'Triana-Brücke',
        es_ES: 'Puente de Triana',
        it_IT: 'Ponte di Triana',
        ru_RU: 'Мост Триана',
        ja_JP: 'トリアーナ橋',
      },
      text: {
        en_US:
          'Until 1852 one crossed on planks laid over boats, for almost seven hundred years. The iron arches with their rings were modeled on the Carrousel bridge in Paris; the little brick chapel at the end is by Aníbal González.',
        fr_FR:
          'Jusqu’en 1852, on passait sur des planches posées sur des barques, et cela dura près de sept siècles. Les arches de fer à anneaux imitent l’ancien pont du Carrousel ; au bout, la petite chapelle de brique est d’Aníbal González.',
        de_DE:
          'Bis 1852 ging man über Planken auf Booten, fast siebenhundert Jahre lang. Die eisernen Bögen mit ihren Ringen folgen dem Pariser Pont du Carrousel; die kleine Ziegelkapelle am Ende ist von Aníbal González.',
        es_ES:
          'Hasta 1852 se cruzaba por tablas sobre barcas, y así casi siete siglos. Los arcos de hierro con anillas siguen el modelo del puente del Carrusel de París; la capillita de ladrillo del final es de Aníbal González.',
        it_IT:
          'Fino al 1852 si passava su assi posate su barche, e fu così per quasi sette secoli. Gli archi di ferro con gli anelli imitano il pont du Carrousel di Parigi; la cappellina di mattoni in fondo è di Aníbal González.',
        ru_RU:
          'До 1852 года, почти семь веков, переходили по доскам, настеленным на лодки. Железные арки с кольцами повторяют парижский мост Каррузель; кирпичную часовенку в конце построил Анибаль Гонсалес.',
        ja_JP:
          '1852年まで、およそ700年の間、人々は舟に板を渡した橋を歩きました。輪を並べた鉄のアーチはパリのカルーゼル橋に倣ったもので、たもとの小さな煉瓦の礼拝堂はアニーバル・ゴンサーレスの作です。',
      },
      latitude: 37.38612,
      longitude: -6.0025,
      minutes: 12,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Castle of San Jorge and the potters’ streets',
        fr_FR: 'Château San Jorge et rues des potiers',
        de_DE: 'Castillo de San Jorge und die Töpfergassen',
        es_ES: 'Castillo de San Jorge y calles de los alfareros',
        it_IT: 'Castello di San Jorge e vie dei vasai',
        ru_RU: 'Замок Сан-Хорхе и улицы гончаров',
        ja_JP: 'サン・ホルヘ城跡と陶工の通り',
      },
      text: {
        en_US:
          'The market stands on the castle from which the Inquisition worked for three centuries. One street on, shop fronts are advertisements in tile, and the clay once came from the meadows upstream.',
        fr_FR:
          'Le marché repose sur le château d’où l’Inquisition agit pendant trois siècles. Une rue plus loin, les devantures sont des réclames de faïence ; l’argile venait des prairies d’amont.',
        de_DE:
          'Der Markt steht auf der Burg, in der drei Jahrhunderte lang die Inquisition arbeitete. Eine Straße weiter sind die Ladenfronten Reklame aus Kacheln; der Ton kam einst aus den Wiesen flussaufwärts.',
        es_ES:
          'El mercado se asienta sobre el castillo desde el que la Inquisición actuó tres siglos. Una calle más allá, las fachadas son anuncios de azulejo; el barro venía de las vegas de río arriba.',
        it_IT:
          'Il mercato poggia sul castello da cui l’Inquisizione operò per tre secoli. Una via più in là le facciate delle botteghe sono réclame di maiolica; l’argilla veniva dai prati a monte.',
        ru_RU:
          'Рынок стоит на замке, где три века заседала инквизиция. Улицей дальше фасады лавок — реклама в изразцах; глину некогда возили с лугов выше по реке.',
        ja_JP:
          '市場は、三百年にわたり異端審問所が置かれた城の跡に建っています。一本先の通りでは店先そのものがタイルの広告で、粘土はかつて川上の草地から運ばれました。',
      },
      latitude: 37.3852,
      longitude: -6.00415,
      minutes: 20,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Santa Ana',
        fr_FR: 'Santa Ana',
        de_DE: 'Santa Ana',
        es_ES: 'Santa Ana',
        it_IT: 'Santa Ana',
        ru_RU: 'Церковь Санта-Ана',
        ja_JP: 'サンタ・アナ教会',
      },
      text: {
        en_US:
          'Alfonso X is said to have founded it after an eye complaint was cured, and Triana calls it its cathedral. Girls looking for a husband used to kick the tiled tomb inside, which shows.',
        fr_FR:
          'Alphonse X l’aurait fondée après la guérison d’un mal d’yeux, et Triana en fait sa cathédrale. Les filles à marier donnaient un coup de pied au tombeau de faïence : cela se voit.',
        de_DE:
          'Alfons X. soll sie nach der Heilung eines Augenleidens gestiftet haben; in Triana nennt man sie die Kathedrale. Heiratslustige Mädchen traten gegen das gekachelte Grab darin, was man ihm ansieht.',
        es_ES:
          'Dicen que la fundó Alfonso X al sanar de los ojos, y en Triana la llaman su catedral. Las muchachas casaderas daban una patada al sepulcro de azulejos, y se nota.',
        it_IT:
          'Si dice che l’abbia fondata Alfonso X, guarito da un male agli occhi, e Triana la chiama la sua cattedrale. Le ragazze in cerca di marito davano un calcio alla tomba maiolicata, e si vede.',
        ru_RU:
          'Говорят, её основал Альфонсо X, исцелившись от глазной болезни; в Триане её зовут своим собором. Девушки, искавшие жениха, пинали изразцовую гробницу — это заметно.',
        ja_JP:
          '眼病が癒えたアルフォンソ10世が創建したと伝わり、トリアーナの人々は「大聖堂」と呼びます。良縁を願う娘たちはタイル張りの墓を蹴ったといい、その跡が残っています。',
      },
      latitude: 37.38297,
      longitude: -6.00268,
      minutes: 22,
      minutesToNext: 0,
    },
  ],
};
