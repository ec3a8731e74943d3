import type { TourOfDemo } from '../shapes.js';

export const chicagoLoopArchitecture: TourOfDemo = {
  slug: 'chicago-loop-architecture',
  city: 'chicago',
  categories: ['private-tour'],
  currency: 'USD',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'skyscrapers', name: 'Chicago Board of Trade Building' },
    { motif: 'tram', name: 'Elevated trains of the Loop' },
    { motif: 'statue', name: 'Cloud Gate' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Randolph Street entrance of the Chicago Cultural Center',
        fr_FR: 'Entrée du Chicago Cultural Center, côté Randolph Street',
        de_DE: 'Eingang des Chicago Cultural Center an der Randolph Street',
        es_ES: 'Entrada del Chicago Cultural Center por Randolph Street',
        it_IT: 'Ingresso del Chicago Cultural Center su Randolph Street',
        ru_RU: 'Вход в Чикагский культурный центр с Рэндольф-стрит',
        ja_JP: 'シカゴ文化センター、ランドルフ通り側の入口',
      },
      address: '77 E Randolph St, Chicago, IL 60602, USA',
      latitude: 41.88384,
      longitude: -87.62569,
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
            amount: 36000,
          },
          {
            upTo: 4,
            amount: 41000,
          },
          {
            upTo: 6,
            amount: 48000,
          },
        ],
        extraPerson: 4500,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5],
      starts: ['10:00', '13:30'],
      closedDays: ['01-01', '07-04', '12-25'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 46000,
          },
          {
            upTo: 4,
            amount: 52000,
          },
          {
            upTo: 6,
            amount: 60000,
          },
        ],
        extraPerson: 5500,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5],
      starts: ['10:00', '13:00'],
      closedDays: ['01-01', '07-04', '12-25'],
    },
  ],
  name: {
    en_US: 'The Loop and Its Towers, from Brick to Steel',
    fr_FR: 'Le Loop et ses tours, de la brique à l’acier',
    de_DE: 'Der Loop und seine Türme: vom Backstein zum Stahl',
    es_ES: 'El Loop y sus torres, del ladrillo al acero',
    it_IT: 'Il Loop e le sue torri, dal mattone all’acciaio',
    ru_RU: 'Чикагский Луп: башни от кирпича до стали',
    ja_JP: 'シカゴ・ループ地区 煉瓦から鉄骨への建築散歩',
  },
  summary: {
    en_US:
      'Three weekday hours under the elevated tracks: how Chicago learned to build high, read from walls, windows and lobbies still in use.',
    fr_FR:
      'Trois heures en semaine sous le métro aérien : comment Chicago apprit à bâtir haut, lu sur des murs, des baies et des halls toujours en service.',
    de_DE:
      'Drei Stunden an einem Werktag unter der Hochbahn: wie Chicago das hohe Bauen lernte, abzulesen an Mauern, Fenstern und Eingangshallen.',
    es_ES:
      'Tres horas en día laborable bajo el tren elevado: cómo aprendió Chicago a construir en altura, contado por muros, ventanas y vestíbulos en uso.',
    it_IT:
      'Tre ore in un giorno feriale sotto la ferrovia sopraelevata: come Chicago imparò a costruire in alto, raccontato da muri, finestre e atri.',
    ru_RU:
      'Три часа в будний день под эстакадой надземки: как Чикаго учился строить в высоту — по стенам, окнам и вестибюлям, которые служат до сих пор.',
    ja_JP:
      '平日の3時間、高架鉄道の下を歩きながら、シカゴがどのように高層建築を身につけたのかを、いまも使われている壁や窓、ロビーから読み解くツアーです。',
  },
  highlights: {
    en_US: [
      'A Tiffany dome over a room that was once a library counter',
      'The Reliance Building, nearly all glass by 1895',
      'Six-foot brick walls at the foot of the Monadnock',
      'Frank Lloyd Wright’s light court inside the Rookery',
    ],
    fr_FR: [
      'Une coupole Tiffany au-dessus d’une ancienne salle de prêt',
      'Le Reliance Building, presque tout en verre dès 1895',
      'Les murs de brique d’un mètre quatre-vingts au pied du Monadnock',
      'La cour vitrée de Frank Lloyd Wright dans le Rookery',
    ],
    de_DE: [
      'Eine Tiffany-Kuppel über der einstigen Buchausgabe',
      'Das Reliance Building, schon 1895 fast ganz aus Glas',
      'Fast zwei Meter dicke Ziegelmauern am Fuß des Monadnock',
      'Frank Lloyd Wrights Lichthof im Rookery',
    ],
    es_ES: [
      'Una cúpula de Tiffany sobre la antigua sala de préstamo',
      'El Reliance Building, casi todo de vidrio ya en 1895',
      'Muros de ladrillo de casi dos metros en la base del Monadnock',
      'El patio de luz de Frank Lloyd Wright en el Rookery',
    ],
    it_IT: [
      'Una cupola Tiffany sopra l’antica sala prestiti',
      'Il Reliance Building, quasi tutto vetro già nel 1895',
      'Muri di mattoni spessi quasi due metri alla base del Monadnock',
      'La corte vetrata di Frank Lloyd Wright nel Rookery',
    ],
    ru_RU: [
      'Купол Тиффани над залом, где когда-то выдавали книги',
      'Рилайенс-билдинг, почти целиком стеклянный уже в 1895 году',
      'Кирпичные стены Монаднока толщиной почти два метра',
      'Световой двор Фрэнка Ллойда Райта в Рукери',
    ],
    ja_JP: [
      'かつての図書貸出室の上に広がるティファニーのドーム',
      '1895年にほぼ全面ガラス張りで完成したリライアンス・ビル',
      'モナドノック・ビルの足元、厚さ約1.8メートルの煉瓦壁',
      'ルッカリー・ビル内、フランク・ロイド・ライトの光の中庭',
    ],
  },
  description: {
    en_US:
      'After the fire of 1871 the business quarter had to be built again on soft clay, and land inside the ring of streetcars grew dear. Architects answered with elevators, floating foundations and, at last, a skeleton of steel that let the wall become a window. You can follow each step within a mile, because the buildings stand a few corners apart and people still work in them.\n\nThe guide carries drawings and old photographs and compares them with what is in front of you. Lobbies are entered wherever the owners allow it, which is why the walk is offered from Monday to Friday. In the four-hour version you continue up LaSalle Street to the river, past the curved green glass of 333 West Wacker Drive to the round towers of Marina City. Everything is level, much of it in shade.',
    fr_FR:
      'Après l’incendie de 1871, il fallut rebâtir le quartier des affaires sur une argile molle, et le terrain enfermé dans la boucle des tramways devint cher. Les architectes répondirent par l’ascenseur, la fondation flottante, puis l’ossature d’acier qui permit au mur de devenir fenêtre. Chaque étape se lit en moins de deux kilomètres : les immeubles sont à quelques rues les uns des autres, et l’on y travaille encore.\n\nLe guide a sur lui plans et photographies anciennes et les compare avec ce que vous avez sous les yeux. On entre dans les halls quand les propriétaires le permettent, d’où des départs du lundi au vendredi. La formule de quatre heures remonte LaSalle Street jusqu’à la rivière, passe devant le verre vert et courbe du 333 West Wacker Drive et finit aux tours rondes de Marina City. Tout est plat, souvent à l’ombre.',
    de_DE:
      'Nach dem Brand von 1871 musste das Geschäftsviertel auf weichem Lehm neu entstehen, und der Boden innerhalb der Straßenbahnschleife wurde teuer. Die Architekten antworteten mit Aufzügen, schwimmenden Fundamenten und schließlich einem Stahlskelett, das die Wand zum Fenster werden ließ. Jeder dieser Schritte lässt sich auf gut anderthalb Kilometern verfolgen, denn die Häuser stehen nur wenige Ecken auseinander, und in ihnen wird noch gearbeitet.\n\nDer Guide hat Zeichnungen und alte Fotografien dabei und hält sie neben das, was Sie sehen. Eingangshallen werden betreten, wo die Eigentümer es erlauben; deshalb findet der Rundgang montags bis freitags statt. In vier Stunden geht es weiter die LaSalle Street hinauf zum Fluss, am geschwungenen grünen Glas von 333 West Wacker Drive vorbei zu den runden Türmen von Marina City. Alles ist eben und liegt oft im Schatten.',
    es_ES:
      'Tras el incendio de 1871 hubo que levantar de nuevo el barrio de los negocios sobre arcilla blanda, y el suelo dentro del anillo de tranvías se encareció. Los arquitectos respondieron con ascensores, cimientos flotantes y, por fin, un esqueleto de acero que permitió al muro volverse ventana. Cada paso se sigue en kilómetro y medio, porque los edificios distan unas pocas esquinas y en ellos se sigue trabajando.\n\nEl guía lleva planos y fotografías antiguas y los coteja con lo que se tiene delante. Se entra en los vestíbulos allí donde los dueños lo permiten, y por eso el recorrido se hace de lunes a viernes. La versión de cuatro horas sube por LaSalle Street hasta el río, pasa ante el vidrio verde y curvo del 333 de West Wacker Drive y acaba en las torres redondas de Marina City. Todo es llano y buena parte va a la sombra.',
    it_IT:
      'Dopo l’incendio del 1871 il quartiere degli affari si dovette rifare sull’argilla molle, e il terreno dentro l’anello dei tram divenne caro. Gli architetti risposero con gli ascensori, le fondazioni galleggianti e infine uno scheletro d’acciaio che permise al muro di farsi finestra. Ogni passaggio si segue in un chilometro e mezzo: gli edifici sono a pochi isolati l’uno dall’altro, e dentro ci si lavora ancora.\n\nLa guida porta con sé disegni e vecchie fotografie e li confronta con ciò che si vede. Negli atri si entra dove i proprietari lo consentono, e per questo la passeggiata si fa dal lunedì al venerdì. Chi sceglie le quattro ore risale LaSalle Street fino al fiume, passa davanti al vetro verde e curvo del 333 West Wacker Drive e arriva alle torri cilindriche di Marina City. È tutto in piano, in buona parte all’ombra.',
    ru_RU:
      'После пожара 1871 года деловой квартал пришлось возводить заново на мягкой глине, а земля внутри кольца трамвайных линий подорожала. Архитекторы ответили лифтами, плавающими фундаментами и наконец стальным каркасом, который позволил стене превратиться в окно. Все эти шаги можно проследить на полутора километрах: дома стоят в нескольких кварталах друг от друга, и в них по-прежнему работают.\n\nУ гида с собой чертежи и старые фотографии, которые он сравнивает с тем, что перед глазами. В вестибюли мы заходим там, где разрешают владельцы, поэтому прогулка проводится с понедельника по пятницу. В четырёхчасовом варианте путь продолжается по Ласалль-стрит к реке, мимо изогнутого зелёного стекла дома 333 на Уэст-Уокер-драйв к круглым башням Марина-Сити. Дорога ровная и большей частью в тени.',
    ja_JP:
      '1871年の大火のあと、商業地区は軟らかい粘土の上に建て直され、路面電車の環の内側では地価が上がりました。建築家たちはエレベーターや浮き基礎、そして壁を窓に変える鉄骨の骨組みで応えました。建物は数区画おきに並び、いまも仕事の場として使われているので、その歩みを1.5キロほどの道のりでたどることができます。\n\nガイドは図面や古い写真を携え、目の前の姿と見比べながら説明します。所有者が公開しているロビーには中まで入るため、催行は月曜から金曜です。4時間のコースではラサール通りを川まで進み、緑のガラスが弧を描くウエスト・ワッカー・ドライブ333番地を経て、円筒形の塔マリーナ・シティへ向かいます。道は平坦で、日陰が多くあります。',
  },
  included: {
    en_US: ['Guide for your group alone', 'Folder of architects’ drawings to look at on the way'],
    fr_FR: ['Guide réservé à votre groupe', 'Dossier de plans d’architectes à consulter en chemin'],
    de_DE: ['Guide nur für Ihre Gruppe', 'Mappe mit Architektenzeichnungen zum Ansehen unterwegs'],
    es_ES: ['Guía solo para su grupo', 'Carpeta de planos de arquitectos para mirar por el camino'],
    it_IT: ['Guida solo per il suo gruppo', 'Cartella di disegni d’architettura da sfogliare lungo il percorso'],
    ru_RU: ['Гид только для вашей группы', 'Папка с чертежами архитекторов, которые мы смотрим в пути'],
    ja_JP: ['お客様のグループだけを案内するガイド', '道中でご覧いただく建築図面のファイル'],
  },
  notIncluded: {
    en_US: ['Tickets for observation decks', 'Food and drinks'],
    fr_FR: ['Billets pour les plateformes panoramiques', 'Repas et boissons'],
    de_DE: ['Eintritt für Aussichtsplattformen', 'Speisen und Getränke'],
    es_ES: ['Entradas a los miradores de los rascacielos', 'Comida y bebida'],
    it_IT: ['Biglietti per le terrazze panoramiche', 'Cibo e bevande'],
    ru_RU: ['Билеты на смотровые площадки', 'Еда и напитки'],
    ja_JP: ['展望台の入場料', '飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Chicago Cultural Center',
        fr_FR: 'Chicago Cultural Center',
        de_DE: 'Chicago Cultural Center',
        es_ES: 'Chicago Cultural Center',
        it_IT: 'Chicago Cultural Center',
        ru_RU: 'Чикагский культурный центр',
        ja_JP: 'シカゴ文化センター',
      },
      text: {
        en_US:
          'The public library moved into this building in 1897, the first made for it. Green and gold mosaics climb the Washington Street stairs to a dome of Tiffany glass in the shape of fish scales.',
        fr_FR:
          'La bibliothèque publique s’installa ici en 1897, dans le premier édifice bâti pour elle. Des mosaïques vertes et or montent avec l’escalier de Washington Street jusqu’à une coupole Tiffany en écailles de poisson.',
        de_DE:
          '1897 zog die Stadtbibliothek ein; es war das erste eigens für sie errichtete Haus. Grün-goldene Mosaike begleiten die Treppe an der Washington Street hinauf zu einer Tiffany-Kuppel aus Glas in Fischschuppenform.',
        es_ES:
          'La biblioteca pública se instaló aquí en 1897, en el primer edificio hecho para ella. Los mosaicos verdes y dorados suben por la escalera de Washington Street hasta una cúpula de vidrio Tiffany en forma de escamas.',
        it_IT:
          'La biblioteca pubblica si trasferì qui nel 1897, nel primo edificio costruito per lei. Mosaici verdi e oro salgono lungo la scala di Washington Street fino a una cupola Tiffany con vetri a squama di pesce.',
        ru_RU:
          'В 1897 году сюда переехала публичная библиотека — это первое здание, построенное специально для неё. Зелёно-золотые мозаики ведут по лестнице со стороны Вашингтон-стрит к куполу Тиффани из стекла в виде рыбьей чешуи.',
        ja_JP:
          '1897年、公共図書館のために初めて専用に建てられた建物です。ワシントン通り側の階段を緑と金のモザイクが上り、魚のうろこ形のガラスを組んだティファニーのドームへと続きます。',
      },
      latitude: 41.88378,
      longitude: -87.62492,
      minutes: 26,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Reliance Building',
        fr_FR: 'Reliance Building',
        de_DE: 'Reliance Building',
        es_ES: 'Reliance Building',
        it_IT: 'Reliance Building',
        ru_RU: 'Рилайенс-билдинг',
        ja_JP: 'リライアンス・ビル',
      },
      text: {
        en_US:
          'White glazed terracotta frames windows so wide that the wall almost disappears. Daniel Burnham’s partner John Root laid out the base in 1890, and Charles Atwood finished the tower above it five years later.',
        fr_FR:
          'Une fine terre cuite émaillée encadre des baies si larges que le mur disparaît presque. John Root, associé de Daniel Burnham, dessina la base en 1890 ; Charles Atwood acheva la tour cinq ans plus tard.',
        de_DE:
          'Weiß glasierte Terrakotta rahmt Fenster, die so breit sind, dass die Wand fast verschwindet. John Root, der Partner Daniel Burnhams, entwarf 1890 den Sockel, Charles Atwood vollendete den Turm fünf Jahre später.',
        es_ES:
          'La terracota blanca vidriada enmarca ventanas tan anchas que el muro casi desaparece. John Root, socio de Daniel Burnham, trazó la base en 1890 y Charles Atwood terminó la torre cinco años después.',
        it_IT:
          'La terracotta bianca smaltata incornicia finestre così larghe che il muro quasi scompare. John Root, socio di Daniel Burnham, disegnò la base nel 1890; Charles Atwood finì la torre cinque anni dopo.',
        ru_RU:
          'Белая глазурованная терракота обрамляет окна такой ширины, что стена почти исчезает. Основание в 1890 году спроектировал Джон Рут, партнёр Дэниела Бернема, а башню через пять лет завершил Чарльз Этвуд.',
        ja_JP:
          '白い釉薬のテラコッタが、壁をほとんど感じさせないほど広い窓を縁取ります。1890年に基部を設計したのはバーナムの共同経営者ジョン・ルート、5年後に塔を仕上げたのはチャールズ・アトウッドです。',
      },
      latitude: 41.88303,
      longitude: -87.62806,
      minutes: 16,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Daley Plaza and the Picasso',
        fr_FR: 'Daley Plaza et le Picasso',
        de_DE: 'Daley Plaza mit der Picasso-Skulptur',
        es_ES: 'Daley Plaza y el Picasso',
        it_IT: 'Daley Plaza e il Picasso',
        ru_RU: 'Площадь Дейли и скульптура Пикассо',
        ja_JP: 'デイリー・プラザとピカソの彫刻',
      },
      text: {
        en_US:
          'Picasso gave the city this figure of weathering steel in 1967 and never said what it was; children slide down its base. The courthouse behind it is made of the same rust-colored metal.',
        fr_FR:
          'Picasso offrit cette figure d’acier patinable à la ville en 1967 sans jamais dire ce qu’elle représente ; les enfants glissent sur son socle. Le palais de justice, derrière, est fait du même métal couleur de rouille.',
        de_DE:
          'Picasso schenkte der Stadt 1967 diese Figur aus wetterfestem Stahl und sagte nie, was sie darstellt; Kinder rutschen den Sockel hinunter. Das Gericht dahinter besteht aus demselben rostfarbenen Metall.',
        es_ES:
          'Picasso regaló a la ciudad en 1967 esta figura de acero patinable y nunca dijo qué era; los niños se deslizan por su base. El palacio de justicia de detrás está hecho del mismo metal color óxido.',
        it_IT:
          'Picasso donò alla città questa figura d’acciaio patinabile nel 1967 e non disse mai che cosa fosse; i bambini scivolano lungo la base. Il tribunale alle spalle è dello stesso metallo color ruggine.',
        ru_RU:
          'Эту фигуру из атмосферостойкой стали Пикассо подарил городу в 1967 году и так и не сказал, что она изображает; дети съезжают по её основанию. Здание суда позади сделано из того же ржаво-коричневого металла.',
        ja_JP:
          'ピカソが1967年に市へ贈った耐候性鋼の像で、何を表すのかは最後まで語られませんでした。子どもたちは台座を滑り台にしています。背後の裁判所も同じ錆色の鋼でできています。',
      },
      latitude: 41.88372,
      longitude: -87.6302,
      minutes: 14,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Marquette Building',
        fr_FR: 'Marquette Building',
        de_DE: 'Marquette Building',
        es_ES: 'Marquette Building',
        it_IT: 'Marquette Building',
        ru_RU: 'Маркетт-билдинг',
        ja_JP: 'マルケット・ビル',
      },
      text: {
        en_US:
          'In the two-story lobby a band of glass mosaic tells of Father Marquette’s journey of the 1670s. Outside, Holabird and Roche drew the steel grid plainly on the façade.',
        fr_FR:
          'Dans le hall à deux niveaux, une frise de mosaïque de verre raconte le voyage du père Marquette dans les années 1670. Dehors, Holabird et Roche ont laissé la trame d’acier se dessiner en façade.',
        de_DE:
          'In der zweigeschossigen Halle erzählt ein Fries aus Glasmosaik von der Reise des Paters Marquette in den 1670er-Jahren. Außen zeichneten Holabird und Roche das Stahlraster unverhüllt in die Fassade.',
        es_ES:
          'En el vestíbulo de dos alturas, un friso de mosaico de vidrio narra el viaje del padre Marquette en la década de 1670. Fuera, Holabird y Roche dejaron ver la retícula de acero en la fachada.',
        it_IT:
          'Nell’atrio a due piani un fregio in mosaico di vetro racconta il viaggio di padre Marquette negli anni Settanta del Seicento. Fuori, Holabird e Roche lasciarono leggere in facciata la griglia d’acciaio.',
        ru_RU:
          'В двухъярусном вестибюле фриз из стеклянной мозаики рассказывает о путешествии отца Маркетта в 1670-х годах. Снаружи Холаберд и Рош открыто показали на фасаде сетку стального каркаса.',
        ja_JP:
          '2層吹き抜けのロビーを巡るガラスモザイクの帯が、1670年代のマルケット神父の旅を語ります。外壁ではホラバードとローチが、鉄骨の格子をそのまま正面に表しました。',
      },
      latitude: 41.87978,
      longitude: -87.62975,
      minutes: 18,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Federal Plaza and Flamingo',
        fr_FR: 'Federal Plaza et Flamingo',
        de_DE: 'Federal Plaza und „Flamingo“',
        es_ES: 'Federal Plaza y «Flamingo»',
        it_IT: 'Federal Plaza e «Flamingo»',
        ru_RU: 'Федеральная площадь и «Фламинго»',
        ja_JP: 'フェデラル・プラザと「フラミンゴ」',
      },
      text: {
        en_US:
          'Calder’s red steel arcs of 1974 stand against three black buildings by Mies van der Rohe. The joints of the granite paving run on into the walls, because one grid governs the whole square.',
        fr_FR:
          'Les arcs d’acier rouge de Calder, posés en 1974, se détachent sur trois bâtiments noirs de Mies van der Rohe. Les joints du dallage de granit se prolongent dans les murs : une seule trame règle toute la place.',
        de_DE:
          'Calders rote Stahlbögen von 1974 stehen vor drei schwarzen Bauten Mies van der Rohes. Die Fugen des Granitpflasters laufen in die Wände weiter, denn ein einziges Raster ordnet den ganzen Platz.',
        es_ES:
          'Los arcos de acero rojo de Calder, de 1974, contrastan con tres edificios negros de Mies van der Rohe. Las juntas del pavimento de granito siguen en las fachadas, porque una sola retícula gobierna la plaza.',
        it_IT:
          'Gli archi d’acciaio rosso di Calder, del 1974, stanno davanti a tre edifici neri di Mies van der Rohe. Le fughe del granito continuano nelle pareti, perché una sola griglia regola tutta la piazza.',
        ru_RU:
          'Красные стальные дуги Колдера, поставленные в 1974 году, выделяются на фоне трёх чёрных зданий Миса ван дер Роэ. Швы гранитных плит продолжаются в стенах: вся площадь подчинена одной сетке.',
        ja_JP:
          '1974年に設置されたカルダーの赤い鉄のアーチが、ミース・ファン・デル・ローエの三つの黒い建物を背に立っています。御影石の舗装の目地は壁面へと続き、広場全体が一つの格子で整えられています。',
      },
      latitude: 41.87885,
      longitude: -87.62968,
      minutes: 14,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Monadnock Building',
        fr_FR: 'Monadnock Building',
        de_DE: 'Monadnock Building',
        es_ES: 'Monadnock Building',
        it_IT: 'Monadnock Building',
        ru_RU: 'Монаднок-билдинг',
        ja_JP: 'モナドノック・ビル',
      },
      text: {
        en_US:
          'The northern half of 1891 carries its sixteen floors on solid brick, so the walls flare out at the sidewalk. Two years later the southern half was hung on a steel frame, and the windows grew.',
        fr_FR:
          'La moitié nord, de 1891, porte ses seize étages sur la brique seule, si bien que les murs s’évasent au ras du trottoir. Deux ans plus tard, la moitié sud fut montée sur ossature d’acier et les baies s’élargirent.',
        de_DE:
          'Die Nordhälfte von 1891 trägt ihre sechzehn Geschosse auf massivem Backstein, deshalb schwingen die Mauern unten aus. Zwei Jahre später bekam die Südhälfte ein Stahlgerüst, und die Fenster wurden größer.',
        es_ES:
          'La mitad norte, de 1891, sostiene sus dieciséis plantas sobre ladrillo macizo, y por eso los muros se ensanchan al llegar a la acera. Dos años después, la mitad sur se armó en acero y las ventanas crecieron.',
        it_IT:
          'La metà nord, del 1891, regge sedici piani sul solo mattone, e per questo i muri si allargano verso il marciapiede. Due anni dopo la metà sud fu appesa a un telaio d’acciaio e le finestre si ingrandirono.',
        ru_RU:
          'Северная половина 1891 года держит шестнадцать этажей на сплошном кирпиче, поэтому стены у тротуара расширяются. Через два года южную половину возвели на стальном каркасе, и окна стали больше.',
        ja_JP:
          '1891年の北半分は16階分の重さを煉瓦だけで支え、壁は歩道に近づくほど外へ広がります。2年後の南半分は鉄骨で組まれ、そのぶん窓が大きくなりました。',
      },
      latitude: 41.87795,
      longitude: -87.62955,
      minutes: 18,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'The Rookery',
        fr_FR: 'The Rookery',
        de_DE: 'The Rookery',
        es_ES: 'The Rookery',
        it_IT: 'The Rookery',
        ru_RU: 'Рукери-билдинг',
        ja_JP: 'ルッカリー・ビル',
      },
      text: {
        en_US:
          'Behind the dark granite and brick of 1888 opens a court roofed with glass, where Frank Lloyd Wright wrapped the ironwork in white marble in 1905. The name recalls the pigeons of an earlier city hall on the site.',
        fr_FR:
          'Derrière le granit et la brique sombres de 1888 s’ouvre une cour sous verrière, dont Frank Lloyd Wright habilla les fers de marbre blanc en 1905. Le nom évoque les pigeons d’un ancien hôtel de ville bâti là.',
        de_DE:
          'Hinter dunklem Granit und Backstein von 1888 öffnet sich ein glasgedeckter Hof, dessen Eisenwerk Frank Lloyd Wright 1905 in weißen Marmor hüllte. Der Name erinnert an die Tauben eines früheren Rathauses an dieser Stelle.',
        es_ES:
          'Tras el granito y el ladrillo oscuros de 1888 se abre un patio acristalado, cuyos hierros revistió Frank Lloyd Wright de mármol blanco en 1905. El nombre recuerda a las palomas de un antiguo ayuntamiento que hubo aquí.',
        it_IT:
          'Dietro il granito e il mattone scuri del 1888 si apre una corte coperta di vetro, dove nel 1905 Frank Lloyd Wright rivestì i ferri di marmo bianco. Il nome ricorda i piccioni di un precedente municipio.',
        ru_RU:
          'За тёмным гранитом и кирпичом 1888 года открывается двор под стеклянной крышей: в 1905 году Фрэнк Ллойд Райт одел его железные конструкции белым мрамором. Название напоминает о голубях прежней ратуши на этом месте.',
        ja_JP:
          '1888年の暗い御影石と煉瓦の奥に、ガラス屋根の中庭が開けます。1905年にフランク・ロイド・ライトが鉄の骨組みを白い大理石で包みました。名前は、以前ここにあった市庁舎に集まった鳩に由来します。',
      },
      latitude: 41.87908,
      longitude: -87.6318,
      minutes: 22,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Chicago Board of Trade',
        fr_FR: 'Chicago Board of Trade',
        de_DE: 'Chicago Board of Trade',
        es_ES: 'Chicago Board of Trade',
        it_IT: 'Chicago Board of Trade',
        ru_RU: 'Чикагская торговая палата',
        ja_JP: 'シカゴ商品取引所',
      },
      text: {
        en_US:
          'LaSalle Street ends at this limestone tower of 1930. On the roof stands Ceres, an aluminum figure by John Storrs holding wheat in one hand and a sack in the other.',
        fr_FR:
          'LaSalle Street bute sur cette tour de calcaire de 1930. Sur le toit se tient Cérès, figure d’aluminium de John Storrs, des épis dans une main et un sac dans l’autre.',
        de_DE:
          'Die LaSalle Street endet vor diesem Kalksteinturm von 1930. Auf dem Dach steht Ceres, eine Aluminiumfigur von John Storrs mit Weizen in der einen und einem Sack in der anderen Hand.',
        es_ES:
          'LaSalle Street termina ante esta torre de caliza de 1930. En lo alto está Ceres, una figura de aluminio de John Storrs con trigo en una mano y un saco en la otra.',
        it_IT:
          'LaSalle Street finisce contro questa torre di pietra calcarea del 1930. In cima c’è Cerere, figura d’alluminio di John Storrs con il grano in una mano e un sacco nell’altra.',
        ru_RU:
          'Ласалль-стрит упирается в эту известняковую башню 1930 года. На крыше стоит Церера — алюминиевая фигура Джона Сторрса со снопом в одной руке и мешком в другой.',
        ja_JP:
          'ラサール通りの突き当たりに立つ、1930年完成の石灰岩の塔です。屋上には、片手に麦、もう一方の手に袋を持つジョン・ストーズ作のアルミ製のケレス像が立っています。',
      },
      latitude: 41.878,
      longitude: -87.63228,
      minutes: 14,
      minutesToNext: 0,
    },
  ],
};
