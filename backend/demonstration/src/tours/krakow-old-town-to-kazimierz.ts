import type { TourOfDemo } from '../shapes.js';

export const krakowOldTownToKazimierz: TourOfDemo = {
  slug: 'krakow-old-town-to-kazimierz',
  city: 'krakow',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'castle', name: 'Wawel Castle' },
    { motif: 'arches', name: 'Cloth Hall' },
    { motif: 'rooftops', name: 'Kazimierz' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Barbican, on the bridge toward the Florian Gate',
        fr_FR: 'Barbacane, sur la passerelle vers la porte Saint-Florian',
        de_DE: 'Barbakane, auf der Brücke zum Florianstor',
        es_ES: 'Barbacana, en el paso hacia la Puerta de San Florián',
        it_IT: 'Barbacane, sul passaggio verso la Porta di San Floriano',
        ru_RU: 'Барбакан, со стороны Флорианских ворот',
        ja_JP: 'バルバカン、フロリアン門側の入口前',
      },
      address: 'Basztowa, 31-156 Kraków, Poland',
      latitude: 50.0653,
      longitude: 19.9415,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 14000 },
          { upTo: 4, amount: 16500 },
          { upTo: 6, amount: 19000 },
        ],
        extraPerson: 2000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 7],
      starts: ['09:30', '12:30'],
      closedDays: ['01-01', '11-01', '12-24', '12-25'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 18000 },
          { upTo: 4, amount: 21000 },
          { upTo: 6, amount: 24000 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [2, 3, 4, 7],
      starts: ['09:00', '10:30'],
      closedDays: ['01-01', '11-01', '12-24', '12-25'],
    },
  ],
  name: {
    en_US: 'Krakow: The Royal Road and Kazimierz',
    fr_FR: 'Cracovie : la Voie royale et Kazimierz',
    de_DE: 'Krakau: Königsweg und Kazimierz',
    es_ES: 'Cracovia: el Camino Real y Kazimierz',
    it_IT: 'Cracovia: la Via Reale e Kazimierz',
    ru_RU: 'Краков: Королевский путь и Казимеж',
    ja_JP: 'クラクフ 王の道からカジミエシュへ',
  },
  summary: {
    en_US:
      'Along the coronation route from the Barbican to Wawel Hill, then south into the streets and synagogues of the former Jewish town.',
    fr_FR:
      'Le chemin des couronnements, de la Barbacane au Wawel, puis les rues et les synagogues de l’ancienne ville juive, au sud.',
    de_DE:
      'Auf dem Krönungsweg von der Barbakane zum Wawel, dann nach Süden in die Straßen und zu den Synagogen der einstigen jüdischen Stadt.',
    es_ES:
      'El camino de las coronaciones, de la Barbacana al Wawel, y después las calles y sinagogas de la antigua ciudad judía, al sur.',
    it_IT:
      'La via delle incoronazioni dalla Barbacane al Wawel, poi a sud, tra le strade e le sinagoghe dell’antica città ebraica.',
    ru_RU: 'Дорогой коронаций от Барбакана до Вавеля, а затем на юг — к улицам и синагогам бывшего еврейского города.',
    ja_JP:
      '戴冠の行列が通った道をバルバカンからヴァヴェルの丘まで歩き、南へ下って、かつてのユダヤ人の町の通りとシナゴーグを訪ねるプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Two church towers of unequal height, and the knife kept in the Cloth Hall',
      'The courtyard where Copernicus was a student',
      'Bones of a “dragon” chained beside the cathedral door',
      'Szeroka, a square the width of a market, with three synagogues',
    ],
    fr_FR: [
      'Deux tours d’église inégales et le couteau gardé dans la halle aux Draps',
      'La cour où étudia Copernic',
      'Les os d’un « dragon » enchaînés près du portail de la cathédrale',
      'Szeroka, rue large comme un marché, et ses trois synagogues',
    ],
    de_DE: [
      'Zwei ungleiche Kirchtürme und das Messer in den Tuchhallen',
      'Der Hof, in dem Kopernikus Student war',
      'Die Knochen eines „Drachen“, angekettet am Domportal',
      'Szeroka, eine Straße so breit wie ein Markt, mit drei Synagogen',
    ],
    es_ES: [
      'Dos torres desiguales y el cuchillo que guarda la Lonja de los Paños',
      'El patio donde estudió Copérnico',
      'Los huesos de un «dragón» encadenados junto a la puerta de la catedral',
      'Szeroka, calle ancha como un mercado, con tres sinagogas',
    ],
    it_IT: [
      'Due torri diseguali e il coltello appeso nel Mercato dei Tessuti',
      'Il cortile dove studiò Copernico',
      'Le ossa di un «drago» incatenate accanto al portale della cattedrale',
      'Szeroka, via larga quanto un mercato, con tre sinagoghe',
    ],
    ru_RU: [
      'Две неравные башни костёла и нож, висящий в Суконных рядах',
      'Двор, где учился Коперник',
      'Кости «дракона» на цепях у входа в собор',
      'Шерока — улица размером с рынок и три её синагоги',
    ],
    ja_JP: [
      '高さの違う二つの塔と、織物会館に下がるナイフ',
      'コペルニクスが学んだ大学の中庭',
      '大聖堂の扉の脇に鎖で吊られた「竜」の骨',
      '市場ほどの幅をもつシェロカ通りと三つのシナゴーグ',
    ],
  },
  description: {
    en_US:
      'Kings entered Krakow from the north and were crowned in the south; the road between is one kilometer long and has hardly changed its line since the charter of 1257. You follow it through the Florian Gate to the Rynek, look into the Gothic university, and climb Wawel, where cathedral and castle share a rock with a legend about a dragon.\n\nBelow the hill a second town begins. Kazimierz had its own walls, town hall and, from 1495, its Jewish quarter, and for four and a half centuries sent Talmudic rulings across Europe. Your guide tells what was here, what was done in 1941, and how people live here today. You cover four kilometers with one short climb. The longer walk enters the Old Synagogue and continues over the Vistula to Plac Bohaterów Getta.',
    fr_FR:
      'Les rois entraient à Cracovie par le nord et se faisaient couronner au sud ; la voie qui relie les deux fait un kilomètre et n’a guère bougé depuis la charte de 1257. On la suit, de la porte Saint-Florian au Rynek, on jette un œil à l’université gothique, puis l’on monte au Wawel, où cathédrale et château partagent leur rocher avec une légende de dragon.\n\nAu pied de la colline commence une seconde ville. Kazimierz avait ses murs, son hôtel de ville et, à partir de 1495, son quartier juif, qui pendant quatre siècles et demi fit autorité en Europe par ses talmudistes. Votre guide raconte ce qui fut, ce que l’on fit en 1941 et comment l’on y vit aujourd’hui. Quatre kilomètres, une seule courte montée. La formule longue entre dans la Vieille Synagogue et passe la Vistule jusqu’à la Plac Bohaterów Getta.',
    de_DE:
      'Die Könige kamen von Norden nach Krakau und wurden im Süden gekrönt; der Weg dazwischen ist einen Kilometer lang und hat seinen Verlauf seit dem Stadtrecht von 1257 kaum geändert. Sie folgen ihm durch das Florianstor zum Rynek, werfen einen Blick in die gotische Universität und steigen auf den Wawel, wo Dom und Schloss den Felsen mit einer Drachensage teilen.\n\nUnterhalb beginnt eine zweite Stadt. Kazimierz hatte eigene Mauern, ein eigenes Rathaus und seit 1495 sein jüdisches Viertel, dessen Talmudgelehrte viereinhalb Jahrhunderte lang in ganz Europa gehört wurden. Ihr Guide erzählt, was hier war, was 1941 geschah und wie man heute hier lebt. Es sind vier Kilometer mit einem kurzen Anstieg. Die längere Tour führt in die Alte Synagoge und weiter über die Weichsel zum Plac Bohaterów Getta.',
    es_ES:
      'Los reyes entraban en Cracovia por el norte y se coronaban en el sur; el camino entre ambos mide un kilómetro y apenas ha cambiado de trazado desde la carta de 1257. Se sigue por la Puerta de San Florián hasta el Rynek, se asoma uno a la universidad gótica y se sube al Wawel, donde la catedral y el castillo comparten peñasco con la leyenda de un dragón.\n\nAl pie de la colina empieza otra ciudad. Kazimierz tuvo sus murallas, su ayuntamiento y, desde 1495, su barrio judío, cuyos talmudistas fueron escuchados en toda Europa durante cuatro siglos y medio. El guía cuenta lo que hubo, lo que se hizo en 1941 y cómo se vive hoy. Son cuatro kilómetros con una sola cuesta, corta. La opción larga entra en la Sinagoga Vieja y cruza el Vístula hasta Plac Bohaterów Getta.',
    it_IT:
      'I re entravano a Cracovia da nord e si facevano incoronare a sud; la strada tra i due è lunga un chilometro e ha mutato poco il tracciato dalla carta del 1257. La si segue dalla Porta di San Floriano al Rynek, si dà un’occhiata all’università gotica e si sale al Wawel, dove cattedrale e castello dividono la rupe con la leggenda di un drago.\n\nAi piedi del colle comincia una seconda città. Kazimierz ebbe mura sue, un suo municipio e, dal 1495, il quartiere ebraico, i cui talmudisti furono ascoltati in tutta Europa per quattro secoli e mezzo. La guida racconta che cosa c’era, che cosa fu fatto nel 1941 e come ci si vive oggi. Sono quattro chilometri con una sola breve salita. La formula più lunga entra nella Sinagoga Vecchia e passa la Vistola fino a Plac Bohaterów Getta.',
    ru_RU:
      'Короли въезжали в Краков с севера, а короновались на юге; дорога между этими точками длиной в километр почти не изменила направления с 1257 года, когда город получил магдебургское право. По ней мы пройдём через Флорианские ворота на Рынок, заглянем в готический университет и поднимемся на Вавель, где собор и замок делят скалу с легендой о драконе.\n\nПод холмом начинается второй город. У Казимежа были свои стены, ратуша и с 1495 года еврейский квартал, к чьим талмудистам четыре с половиной века прислушивалась вся Европа. Гид расскажет, что здесь было, что сделали в 1941 году и как тут живут теперь. Это четыре километра и один короткий подъём. Длинный вариант включает Старую синагогу и путь за Вислу, на площадь Героев Гетто.',
    ja_JP:
      '王はクラクフに北から入り、南で戴冠しました。その間を結ぶ道は1キロ、1257年の都市憲章以来ほとんど道筋を変えていません。フロリアン門から中央市場広場へ進み、ゴシックの大学をのぞき、大聖堂と城が竜の伝説とともに岩の上に建つヴァヴェルへ上ります。\n\n丘の下からは、もう一つの町が始まります。カジミエシュには独自の城壁と市庁舎があり、1495年からはユダヤ人街が置かれ、そのタルムード学者の言葉は四世紀半にわたってヨーロッパ中で重んじられました。かつてここに何があり、1941年に何が行われ、今どう暮らしているのかをガイドがお話しします。約4キロ、坂は短いものが一つだけです。長いコースでは旧シナゴーグの中に入り、ヴィスワ川を渡ってゲットー英雄広場まで歩きます。',
  },
  included: {
    en_US: [
      'Licensed city guide for your company alone',
      'Entry to Collegium Maius courtyard during its opening hours',
    ],
    fr_FR: ['Guide agréé de la ville, rien que pour vous', 'Accès à la cour du Collegium Maius aux heures d’ouverture'],
    de_DE: ['Lizenzierter Guide nur für Sie', 'Zugang zum Hof des Collegium Maius zu den Öffnungszeiten'],
    es_ES: ['Guía oficial de la ciudad solo para su grupo', 'Acceso al patio del Collegium Maius en su horario'],
    it_IT: [
      'Guida abilitata della città solo per il suo gruppo',
      'Accesso al cortile del Collegium Maius negli orari di apertura',
    ],
    ru_RU: ['Лицензированный городской гид только для вас', 'Посещение двора Коллегиум Майус в часы его работы'],
    ja_JP: ['お客様のグループ専任の公認市内ガイド', '開門時間内のコレギウム・マイウス中庭の見学'],
  },
  notIncluded: {
    en_US: [
      'Tickets for St. Mary’s and the Wawel exhibitions, should you wish to return to them',
      'Entry to the Remuh cemetery, and to the Old Synagogue on the longer walk',
    ],
    fr_FR: [
      'Billets de Sainte-Marie et des expositions du Wawel, si vous souhaitez y revenir',
      'Entrée du cimetière Remuh et, pour la formule longue, de la Vieille Synagogue',
    ],
    de_DE: [
      'Karten für die Marienkirche und die Wawel-Ausstellungen, falls Sie später hineinwollen',
      'Eintritt zum Remuh-Friedhof und, bei der längeren Tour, in die Alte Synagoge',
    ],
    es_ES: [
      'Entradas a Santa María y a las exposiciones del Wawel, si desea volver',
      'Entrada al cementerio Remuh y, en la opción larga, a la Sinagoga Vieja',
    ],
    it_IT: [
      'Biglietti per Santa Maria e per le mostre del Wawel, se vorrà tornarci',
      'Ingresso al cimitero Remuh e, nella formula più lunga, alla Sinagoga Vecchia',
    ],
    ru_RU: [
      'Билеты в Мариацкий костёл и на выставки Вавеля, если захотите вернуться',
      'Вход на кладбище Рему, а в длинном варианте — и в Старую синагогу',
    ],
    ja_JP: [
      '聖マリア聖堂やヴァヴェル城の展示に後ほど入られる場合の入場券',
      'レムー墓地の入場料（長いコースは旧シナゴーグも）',
    ],
  },
  itinerary: [
    {
      name: {
        en_US: 'Barbican and Florian Gate',
        fr_FR: 'Barbacane et porte Saint-Florian',
        de_DE: 'Barbakane und Florianstor',
        es_ES: 'Barbacana y Puerta de San Florián',
        it_IT: 'Barbacane e Porta di San Floriano',
        ru_RU: 'Барбакан и Флорианские ворота',
        ja_JP: 'バルバカンとフロリアン門',
      },
      text: {
        en_US:
          'The round brick fort of 1498 has walls three meters thick and seven turrets. When the other walls were to be pulled down, Professor Feliks Radwański argued that without them the north wind would lift the ladies’ skirts.',
        fr_FR:
          'Le fort rond en brique, de 1498, a des murs de trois mètres et sept tourelles. Quand on voulut raser l’enceinte, le professeur Feliks Radwański plaida que, sans elle, le vent du nord soulèverait les jupes des dames.',
        de_DE:
          'Das runde Backsteinfort von 1498 hat drei Meter dicke Mauern und sieben Türmchen. Als man die Stadtmauer abriss, wandte Professor Feliks Radwański ein, ohne sie hebe der Nordwind den Damen die Röcke.',
        es_ES:
          'El fuerte redondo de ladrillo, de 1498, tiene muros de tres metros y siete torrecillas. Al derribarse la muralla, el profesor Feliks Radwański alegó que sin ella el viento del norte levantaría las faldas a las damas.',
        it_IT:
          'Il forte tondo di mattoni, del 1498, ha muri di tre metri e sette torrette. Quando si vollero abbattere le mura, il professor Feliks Radwański obiettò che senza di esse la tramontana avrebbe alzato le gonne alle signore.',
        ru_RU:
          'У круглого кирпичного форта 1498 года стены в три метра и семь башенок. Когда стены города решили сносить, профессор Феликс Радваньский возразил: без них северный ветер станет задирать дамам юбки.',
        ja_JP:
          '1498年築の円い煉瓦の砦で、壁の厚さは3メートル、小塔は七つあります。城壁の取り壊しが決まったとき、ラドヴァンスキ教授は「北風がご婦人方の裾をめくる」と反対したと伝わります。',
      },
      latitude: 50.065,
      longitude: 19.94145,
      minutes: 12,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Rynek Główny',
        fr_FR: 'Rynek Główny',
        de_DE: 'Rynek Główny',
        es_ES: 'Rynek Główny',
        it_IT: 'Rynek Główny',
        ru_RU: 'Главный рынок',
        ja_JP: '中央市場広場',
      },
      text: {
        en_US:
          'Two brothers are said to have built the towers of St. Mary’s, and the jealous one to have used the knife that hangs in an arch of the Cloth Hall. Long before that, the square was measured out at two hundred meters a side.',
        fr_FR:
          'Deux frères auraient bâti les tours de Sainte-Marie, et le jaloux se serait servi du couteau pendu sous une arche de la halle aux Draps. Bien avant, la place avait été tracée à deux cents mètres de côté.',
        de_DE:
          'Zwei Brüder sollen die Türme der Marienkirche gebaut und der neidische das Messer benutzt haben, das in einem Bogen der Tuchhallen hängt. Lange davor wurde der Platz mit zweihundert Metern Seitenlänge abgesteckt.',
        es_ES:
          'Dos hermanos habrían levantado las torres de Santa María, y el envidioso habría usado el cuchillo que cuelga en un arco de la Lonja. Mucho antes, la plaza se midió a doscientos metros por lado.',
        it_IT:
          'Due fratelli avrebbero costruito le torri di Santa Maria, e il geloso avrebbe usato il coltello appeso sotto un arco del Mercato dei Tessuti. Molto prima, la piazza fu misurata a duecento metri per lato.',
        ru_RU:
          'Башни Мариацкого костёла будто бы строили два брата, и завистливый пустил в ход нож, что висит в арке Суконных рядов. Задолго до того площадь разметили по двести метров с каждой стороны.',
        ja_JP:
          '聖マリア聖堂の二つの塔は二人の兄弟が建て、妬んだほうが織物会館のアーチに下がるナイフを使ったと言い伝えられます。広場そのものは、それよりずっと前に一辺200メートルで区画されました。',
      },
      latitude: 50.0616,
      longitude: 19.938,
      minutes: 25,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Collegium Maius',
        fr_FR: 'Collegium Maius',
        de_DE: 'Collegium Maius',
        es_ES: 'Collegium Maius',
        it_IT: 'Collegium Maius',
        ru_RU: 'Коллегиум Майус',
        ja_JP: 'コレギウム・マイウス',
      },
      text: {
        en_US:
          'Professors lived and taught around this arcaded Gothic courtyard. In 1491 the register took down a student from Toruń: Nicolaus, son of Nicolaus.',
        fr_FR:
          'Les professeurs logeaient et enseignaient autour de cette cour gothique à arcades. En 1491, le registre nota un étudiant de Toruń : Nicolas, fils de Nicolas.',
        de_DE:
          'Um diesen gotischen Arkadenhof wohnten und lehrten die Professoren. 1491 verzeichnete die Matrikel einen Studenten aus Thorn: Nikolaus, Sohn des Nikolaus.',
        es_ES:
          'Los profesores vivían y enseñaban en torno a este patio gótico con arcadas. En 1491 la matrícula anotó a un estudiante de Toruń: Nicolás, hijo de Nicolás.',
        it_IT:
          'I professori abitavano e insegnavano intorno a questo cortile gotico ad arcate. Nel 1491 la matricola registrò uno studente di Toruń: Nicolò, figlio di Nicolò.',
        ru_RU:
          'Профессора жили и преподавали вокруг этого готического двора с аркадами. В 1491 году в матрикул вписали студента из Торуни: Николай, сын Николая.',
        ja_JP:
          '教授たちは、このゴシックの回廊付き中庭を囲んで住み、教えました。1491年の学籍簿には、トルン出身の学生「ニコラウスの子ニコラウス」の名があります。',
      },
      latitude: 50.06165,
      longitude: 19.93395,
      minutes: 14,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'Wawel Hill',
        fr_FR: 'Colline du Wawel',
        de_DE: 'Wawelhügel',
        es_ES: 'Colina de Wawel',
        it_IT: 'Colle del Wawel',
        ru_RU: 'Вавельский холм',
        ja_JP: 'ヴァヴェルの丘',
      },
      text: {
        en_US:
          'The bones on chains at the cathedral door belonged to a mammoth or a whale; when they fall, the world ends. In the castle court the top-floor columns are twice as long as those below, and each carries a stone jug under the eaves.',
        fr_FR:
          'Les os enchaînés au portail viennent d’un mammouth ou d’une baleine ; le jour où ils tomberont, le monde finira. Dans la cour du château, les colonnes du dernier étage sont deux fois plus hautes, chacune portant un vase de pierre sous le toit.',
        de_DE:
          'Die Knochen am Domportal stammen von Mammut oder Wal; fallen sie, geht die Welt unter. Im Schlosshof sind die Säulen des obersten Geschosses doppelt so lang, und jede trägt unter der Traufe einen Steinkrug.',
        es_ES:
          'Los huesos encadenados de la puerta son de mamut o de ballena; cuando caigan, se acabará el mundo. En el patio del castillo las columnas del último piso miden el doble y cada una lleva una jarra de piedra bajo el alero.',
        it_IT:
          'Le ossa incatenate al portale sono di mammut o di balena; quando cadranno finirà il mondo. Nel cortile del castello le colonne dell’ultimo piano sono alte il doppio, ciascuna con una brocca di pietra sotto la gronda.',
        ru_RU:
          'Кости на цепях у дверей собора принадлежали мамонту или киту; когда они упадут, наступит конец света. В замковом дворе колонны верхнего яруса вдвое длиннее нижних, и под карнизом на каждой — каменный кувшин.',
        ja_JP:
          '大聖堂の扉に鎖で吊られた骨はマンモスか鯨のもので、落ちれば世界が終わるとされます。城の中庭では、最上階の柱だけが倍ほど長く、軒下には一本ずつ石の壺が載っています。',
      },
      latitude: 50.0546,
      longitude: 19.93545,
      minutes: 28,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'Plac Nowy',
        fr_FR: 'Plac Nowy',
        de_DE: 'Plac Nowy',
        es_ES: 'Plac Nowy',
        it_IT: 'Plac Nowy',
        ru_RU: 'Площадь Новы',
        ja_JP: 'ノヴィ広場',
      },
      text: {
        en_US:
          'The round hall was a poultry slaughterhouse let to the Jewish community. Now its windows sell zapiekanka, half a baguette with mushrooms and cheese, invented in the years of shortage.',
        fr_FR:
          'La halle ronde servait d’abattoir de volailles à la communauté juive. À ses guichets se vend la zapiekanka, demi-baguette aux champignons et au fromage, née dans les années de pénurie.',
        de_DE:
          'Die runde Halle war das Geflügelschlachthaus der jüdischen Gemeinde. Heute gibt es an ihren Fenstern Zapiekanka, ein halbes Baguette mit Pilzen und Käse aus den Jahren des Mangels.',
        es_ES:
          'El pabellón redondo fue el matadero de aves de la comunidad judía. En sus ventanillas se vende zapiekanka, media baguete con champiñones y queso nacida en los años de escasez.',
        it_IT:
          'Il padiglione tondo era il macello del pollame della comunità ebraica. Dai suoi sportelli si vende la zapiekanka, mezza baguette con funghi e formaggio, nata negli anni della penuria.',
        ru_RU:
          'Круглый павильон был птичьей бойней еврейской общины. Теперь из его окошек продают «запеканку» — половину багета с грибами и сыром, придуманную в годы дефицита.',
        ja_JP:
          '円い建物は、ユダヤ人共同体が借りていた鶏の食肉処理場でした。今はその窓口で、物のない時代に生まれたザピエカンカ（茸とチーズをのせた半切りバゲット）が売られています。',
      },
      latitude: 50.05165,
      longitude: 19.9447,
      minutes: 10,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Szeroka Street and Remuh Synagogue',
        fr_FR: 'Rue Szeroka et synagogue Remuh',
        de_DE: 'Szeroka-Straße und Remuh-Synagoge',
        es_ES: 'Calle Szeroka y sinagoga Remuh',
        it_IT: 'Via Szeroka e sinagoga Remuh',
        ru_RU: 'Улица Шерока и синагога Рему',
        ja_JP: 'シェロカ通りとレムー・シナゴーグ',
      },
      text: {
        en_US:
          'Rabbi Moses Isserles, who adapted the Shulchan Aruch to the customs of Ashkenaz, is buried behind his father’s synagogue. Broken gravestones were set into the cemetery wall after the war.',
        fr_FR:
          'Le rabbin Moïse Isserles, qui adapta le Choulhan Aroukh aux usages ashkénazes, repose derrière la synagogue fondée par son père. Après la guerre, on maçonna dans le mur du cimetière les stèles brisées.',
        de_DE:
          'Rabbi Moses Isserles, der den Schulchan Aruch den Bräuchen der Aschkenasim anpasste, liegt hinter der Synagoge seines Vaters. Zerbrochene Grabsteine fügte man nach dem Krieg in die Friedhofsmauer.',
        es_ES:
          'El rabino Moisés Isserles, que adaptó el Shulján Aruj a los usos asquenazíes, yace tras la sinagoga de su padre. Después de la guerra, las lápidas rotas se integraron en el muro del cementerio.',
        it_IT:
          'Rabbi Moses Isserles, che adattò lo Shulchan Aruch agli usi ashkenaziti, è sepolto dietro la sinagoga del padre. Dopo la guerra le lapidi spezzate furono murate nel recinto del cimitero.',
        ru_RU:
          'Раввин Моше Иссерлес, приспособивший «Шулхан арух» к обычаям ашкеназов, лежит за синагогой своего отца. Разбитые надгробия после войны вмуровали в кладбищенскую стену.',
        ja_JP:
          '『シュルハン・アルーフ』をアシュケナジムの慣習に合わせたラビ、モーゼス・イッセルレスが、父の建てた会堂の裏に眠ります。砕かれた墓石は戦後、墓地の塀に組み込まれました。',
      },
      latitude: 50.05245,
      longitude: 19.9477,
      minutes: 20,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Old Synagogue',
        fr_FR: 'Vieille Synagogue',
        de_DE: 'Alte Synagoge',
        es_ES: 'Sinagoga Vieja',
        it_IT: 'Sinagoga Vecchia',
        ru_RU: 'Старая синагога',
        ja_JP: '旧シナゴーグ',
      },
      text: {
        en_US:
          'After a fire the Florentine Matteo Gucci gave it a parapet high enough to hide defenders. In 1794 Tadeusz Kościuszko asked for volunteers from this hall; the Germans used it as a store, and since its restoration in the 1950s it has been a museum.',
        fr_FR:
          'Après un incendie, le Florentin Matteo Gucci la couronna d’un parapet assez haut pour abriter des défenseurs. En 1794, Tadeusz Kościuszko y appela des volontaires ; les Allemands en firent un dépôt, et, restaurée dans les années 1950, elle est devenue musée.',
        de_DE:
          'Nach einem Brand gab ihr der Florentiner Matteo Gucci eine Attika, hoch genug für Verteidiger. 1794 warb Tadeusz Kościuszko hier um Freiwillige; die Deutschen nutzten sie als Lager, seit der Restaurierung in den 1950er-Jahren ist sie Museum.',
        es_ES:
          'Tras un incendio, el florentino Matteo Gucci la coronó con un pretil capaz de ocultar defensores. En 1794 Tadeusz Kościuszko pidió aquí voluntarios; los alemanes la usaron de almacén y tras la restauración de los años cincuenta es museo.',
        it_IT:
          'Dopo un incendio il fiorentino Matteo Gucci le diede un attico alto quanto basta a nascondere difensori. Nel 1794 Tadeusz Kościuszko vi chiese volontari; i tedeschi ne fecero un deposito, dal restauro degli anni Cinquanta è museo.',
        ru_RU:
          'После пожара флорентиец Маттео Гуччи возвёл аттик, за которым могли укрыться защитники. В 1794 году Тадеуш Костюшко звал отсюда добровольцев; немцы держали здесь склад, а после реставрации 1950-х годов тут музей.',
        ja_JP:
          '火災のあと、フィレンツェ人マッテオ・グッチが、守り手が隠れられるほど高い胸壁を築きました。1794年にはコシチュシュコがここで義勇兵を募り、占領下では倉庫とされ、1950年代の修復を経て博物館になりました。',
      },
      latitude: 50.0515,
      longitude: 19.94855,
      minutes: 15,
      minutesToNext: 0,
    },
  ],
};
