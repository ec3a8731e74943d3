import type { TourOfDemo } from '../shapes.js';

export const dublinGeorgianAndLiterary: TourOfDemo = {
  slug: 'dublin-georgian-and-literary',
  city: 'dublin',
  categories: ['group-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'gate', name: 'Georgian door of Merrion Square' },
    { motif: 'statue', name: 'Oscar Wilde' },
    { motif: 'clock-tower', name: 'Campanile of Trinity College' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Statue of Oscar Wilde, north-west corner of Merrion Square Park',
        fr_FR: 'Statue d’Oscar Wilde, angle nord-ouest du parc de Merrion Square',
        de_DE: 'Statue von Oscar Wilde, Nordwestecke des Parks am Merrion Square',
        es_ES: 'Estatua de Oscar Wilde, esquina noroeste del parque de Merrion Square',
        it_IT: 'Statua di Oscar Wilde, angolo nord-ovest del parco di Merrion Square',
        ru_RU: 'Статуя Оскара Уайльда, северо-западный угол парка на Меррион-сквер',
        ja_JP: 'メリオン・スクエア公園の北西角、オスカー・ワイルド像の前',
      },
      address: 'Merrion Square Park, Merrion Square West, Dublin 2, Ireland',
      latitude: 53.3408,
      longitude: -6.2505,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: { kind: 'per-person', adult: 3200, child: 1600, infant: 0 },
      minimumPersons: 1,
      maximumPersons: 14,
      capacity: 14,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['10:00', '13:30'],
      closedDays: ['01-01', '03-17', '12-24', '12-25', '12-26', '12-31'],
    },
  ],
  name: {
    en_US: 'Georgian Dublin and Its Writers',
    fr_FR: 'Le Dublin géorgien et ses écrivains',
    de_DE: 'Das georgianische Dublin und seine Dichter',
    es_ES: 'El Dublín georgiano y sus escritores',
    it_IT: 'La Dublino georgiana e i suoi scrittori',
    ru_RU: 'Георгианский Дублин и его писатели',
    ja_JP: 'ジョージアン様式のダブリンと作家たち',
  },
  summary: {
    en_US:
      'Merrion Square door by door, the reading room of Ulysses, a bar of lemon soap and the front square of Trinity College, in a small group.',
    fr_FR:
      'Merrion Square porte à porte, la salle de lecture d’Ulysse, un savon au citron et la grande cour de Trinity College, en petit groupe.',
    de_DE:
      'Merrion Square Tür um Tür, der Lesesaal aus dem „Ulysses“, ein Stück Zitronenseife und der Hof des Trinity College, in kleiner Gruppe.',
    es_ES:
      'Merrion Square puerta a puerta, la sala de lectura del «Ulises», un jabón de limón y el patio de Trinity College, en grupo reducido.',
    it_IT:
      'Merrion Square porta per porta, la sala di lettura dell’«Ulisse», una saponetta al limone e la corte del Trinity College, in pochi.',
    ru_RU:
      'Меррион-сквер от двери к двери, читальный зал из «Улисса», кусок лимонного мыла и двор Тринити-колледжа — в небольшой группе.',
    ja_JP:
      'メリオン・スクエアの扉を一つひとつ眺め、『ユリシーズ』に登場する図書館、レモン石鹸の薬局、そしてトリニティ・カレッジの前庭へ。ダブリンの18世紀の街並みと作家の足跡をたどる少人数のツアーです。',
  },
  highlights: {
    en_US: [
      'Wilde in jade and pink thulite opposite the house of his childhood',
      'Why no two fanlights of a Georgian terrace are quite alike',
      'What Yeats asked first when he was told of his Nobel Prize',
      'The counter at which Leopold Bloom bought his soap',
    ],
    fr_FR: [
      'Wilde en jade et en thulite rose face à la maison de son enfance',
      'Pourquoi deux impostes géorgiennes ne se ressemblent jamais tout à fait',
      'La première question de Yeats à l’annonce de son Nobel',
      'Le comptoir où Leopold Bloom acheta son savon',
    ],
    de_DE: [
      'Wilde aus Jade und rosa Thulit gegenüber dem Haus seiner Kindheit',
      'Warum keine zwei Oberlichter einer georgianischen Häuserzeile ganz gleich sind',
      'Was Yeats als Erstes fragte, als er vom Nobelpreis erfuhr',
      'Der Ladentisch, an dem Leopold Bloom seine Seife kaufte',
    ],
    es_ES: [
      'Wilde en jade y tulita rosa frente a la casa de su infancia',
      'Por qué no hay dos abanicos de puerta georgianos del todo iguales',
      'Lo primero que preguntó Yeats al saber que tenía el Nobel',
      'El mostrador donde Leopold Bloom compró su jabón',
    ],
    it_IT: [
      'Wilde in giada e thulite rosa di fronte alla casa della sua infanzia',
      'Perché non esistono due lunette georgiane del tutto uguali',
      'La prima cosa che chiese Yeats quando seppe del Nobel',
      'Il banco a cui Leopold Bloom comprò la saponetta',
    ],
    ru_RU: [
      'Уайльд из нефрита и розового тулита напротив дома своего детства',
      'Почему в георгианском ряду не найти двух одинаковых окон над дверью',
      'О чём прежде всего спросил Йейтс, узнав о Нобелевской премии',
      'Прилавок, у которого Леопольд Блум купил мыло',
    ],
    ja_JP: [
      '幼い日を過ごした家の向かいに座る、翡翠と桃色の石のワイルド像',
      'ジョージアン様式の扉の上の半円窓に、同じものが二つとないわけ',
      'ノーベル賞の知らせを受けたイェイツが最初に尋ねたこと',
      'レオポルド・ブルームが石鹸を買った薬局のカウンター',
    ],
  },
  description: {
    en_US:
      'The landlords of Merrion Square laid down the width of the street and the line of the roof and left the rest to each builder. Hence the brick fronts, all of a height, and the doors, no two the same. Behind them lived surgeons, judges and a striking number of people who wrote, and who seem to have spent half their time crossing the road to disagree with one another.\n\nThe guide reads short passages where they belong, never more than a page. You walk about two and a half kilometers on level sidewalks, going indoors at the National Library and, when its volunteers have the door open, at Sweny’s. The Book of Kells is not part of it; you end a minute from its entrance.',
    fr_FR:
      'Les propriétaires de Merrion Square fixèrent la largeur de la rue et la ligne du toit, et laissèrent le reste à chaque bâtisseur. D’où ces façades de brique toutes de même hauteur et ces portes dont aucune ne répète l’autre. Derrière vivaient des chirurgiens, des juges et un nombre frappant de gens qui écrivaient, et qui semblent avoir passé la moitié de leur temps à traverser la rue pour se contredire.\n\nLe guide lit de courts passages là où ils ont leur place, jamais plus d’une page. On parcourt deux kilomètres et demi environ, sur des trottoirs plats ; on entre à la Bibliothèque nationale et, quand les bénévoles ont ouvert, chez Sweny. Le Livre de Kells n’est pas compris : on finit à une minute de son entrée.',
    de_DE:
      'Die Grundherren am Merrion Square schrieben die Straßenbreite und die Dachlinie vor und überließen den Rest dem jeweiligen Bauherrn. Daher die Ziegelfronten von gleicher Höhe und die Türen, von denen keine der anderen gleicht. Dahinter wohnten Chirurgen, Richter und auffallend viele Schreibende, die anscheinend die halbe Zeit über die Straße gingen, um einander zu widersprechen.\n\nDer Guide liest kurze Stellen dort vor, wo sie hingehören, nie mehr als eine Seite. Sie gehen rund zweieinhalb Kilometer auf ebenen Gehsteigen; hinein geht es in die Nationalbibliothek und, wenn die Ehrenamtlichen offen haben, zu Sweny’s. Das Book of Kells gehört nicht dazu, Sie enden aber eine Minute vor dessen Eingang.',
    es_ES:
      'Los dueños de Merrion Square fijaron el ancho de la calle y la línea del tejado, y dejaron lo demás a cada constructor. De ahí las fachadas de ladrillo, todas de una altura, y las puertas, ninguna igual. Detrás vivían cirujanos, jueces y un número llamativo de gente que escribía y que, al parecer, pasaba la mitad del tiempo cruzando la calle para llevarse la contraria.\n\nEl guía lee pasajes breves donde les corresponde, nunca más de una página. Son unos dos kilómetros y medio por aceras llanas; se entra en la Biblioteca Nacional y, si los voluntarios tienen abierto, en Sweny’s. El Libro de Kells no forma parte del paseo, que acaba a un minuto de su entrada.',
    it_IT:
      'I proprietari di Merrion Square fissarono la larghezza della strada e la linea del tetto, e lasciarono il resto a ciascun costruttore. Di qui le facciate di mattoni, tutte della stessa altezza, e le porte, nessuna uguale. Dietro abitavano chirurghi, giudici e un numero notevole di gente che scriveva e che, pare, passava metà del tempo ad attraversare la strada per contraddirsi.\n\nLa guida legge brevi passi là dove vanno letti, mai più di una pagina. Si percorrono circa due chilometri e mezzo su marciapiedi in piano; si entra alla Biblioteca nazionale e, se i volontari hanno aperto, da Sweny’s. Il Libro di Kells non è compreso: si finisce a un minuto dal suo ingresso.',
    ru_RU:
      'Хозяева земли на Меррион-сквер определили ширину улицы и линию крыш, а остальное оставили каждому строителю. Отсюда кирпичные фасады одной высоты — и двери, из которых ни одна не повторяет другую. За ними жили хирурги, судьи и на удивление много пишущих людей; кажется, полжизни они провели, переходя улицу, чтобы поспорить друг с другом.\n\nГид читает короткие отрывки там, где им место, — не больше страницы. Пройдём около двух с половиной километров по ровным тротуарам; зайдём в Национальную библиотеку и, если волонтёры открыли дверь, в аптеку Суини. Келлская книга в программу не входит, но закончим мы в минуте от входа к ней.',
    ja_JP:
      'メリオン・スクエアの地主は、道の幅と屋根の線だけを定め、あとは建て主に任せました。高さのそろった煉瓦の家並みに、同じ扉が二つとないのはそのためです。扉の奥には外科医や判事、そして驚くほど多くの文筆家が住み、どうやら人生の半分を、通りを渡っては互いに異を唱えることに費やしていたようです。\n\nゆかりの場所ごとに、ガイドが短い一節を朗読します。長くても1ページほどです。平坦な歩道を約2.5キロ歩き、国立図書館と、ボランティアが店を開けていればスウェニー薬局の中に入ります。『ケルズの書』の見学は含まれませんが、その入口まで1分の場所で解散します。',
  },
  included: {
    en_US: ['Local guide and readings', 'Group of fourteen at most', 'Booklet with the passages that are read'],
    fr_FR: ['Guide local et lectures', 'Quatorze personnes au plus', 'Livret avec les passages lus'],
    de_DE: ['Einheimischer Guide und Lesungen', 'Höchstens vierzehn Personen', 'Heft mit den gelesenen Stellen'],
    es_ES: ['Guía local y lecturas', 'Catorce personas como máximo', 'Cuaderno con los pasajes leídos'],
    it_IT: ['Guida locale e letture', 'Quattordici persone al massimo', 'Libretto con i passi letti'],
    ru_RU: ['Местный гид и чтение вслух', 'Группа до четырнадцати человек', 'Брошюра с прочитанными отрывками'],
    ja_JP: ['現地ガイドと朗読', '最大14名のグループ', '朗読する文章を収めた小冊子'],
  },
  notIncluded: {
    en_US: ['Entrance to the Old Library and the Book of Kells', 'Soap, books and drinks'],
    fr_FR: ['L’entrée de l’Old Library et du Livre de Kells', 'Savon, livres et boissons'],
    de_DE: ['Eintritt in die Old Library mit dem Book of Kells', 'Seife, Bücher und Getränke'],
    es_ES: ['La entrada a la Old Library y al Libro de Kells', 'Jabón, libros y bebidas'],
    it_IT: ['L’ingresso alla Old Library e al Libro di Kells', 'Saponette, libri e bevande'],
    ru_RU: ['Вход в Старую библиотеку и к Келлской книге', 'Мыло, книги и напитки'],
    ja_JP: ['旧図書館と『ケルズの書』の入場料', '石鹸、本、飲み物の代金'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Oscar Wilde and 1 Merrion Square',
        fr_FR: 'Oscar Wilde et le 1, Merrion Square',
        de_DE: 'Oscar Wilde und Merrion Square 1',
        es_ES: 'Oscar Wilde y Merrion Square, 1',
        it_IT: 'Oscar Wilde e Merrion Square 1',
        ru_RU: 'Оскар Уайльд и дом 1 на Меррион-сквер',
        ja_JP: 'オスカー・ワイルド像とメリオン・スクエア1番地',
      },
      text: {
        en_US:
          'Danny Osborne’s figure of 1997 lounges on a boulder of quartz, half smiling, half not, depending on where you stand. Across the road his father kept an eye surgery and his mother a salon, with the shutters closed at three in the afternoon.',
        fr_FR:
          'La figure de Danny Osborne, de 1997, se prélasse sur un bloc de quartz et sourit d’un côté seulement, selon la place où l’on se tient. En face, le père soignait les yeux et la mère tenait salon, volets clos dès trois heures de l’après-midi.',
        de_DE:
          'Danny Osbornes Figur von 1997 lümmelt auf einem Quarzblock und lächelt nur halb, je nachdem, wo man steht. Gegenüber hatte der Vater seine Augenpraxis und die Mutter ihren Salon, bei geschlossenen Läden schon um drei Uhr nachmittags.',
        es_ES:
          'La figura de Danny Osborne, de 1997, se recuesta en un bloque de cuarzo y sonríe a medias, según desde dónde se mire. Enfrente, el padre tenía su consulta de oculista y la madre su salón, con los postigos cerrados a las tres de la tarde.',
        it_IT:
          'La figura di Danny Osborne, del 1997, è sdraiata su un masso di quarzo e sorride a metà, secondo il punto da cui la si guarda. Di fronte il padre aveva lo studio di oculista e la madre il salotto, con gli scuri chiusi già alle tre del pomeriggio.',
        ru_RU:
          'Фигура работы Дэнни Осборна (1997) развалилась на кварцевой глыбе и улыбается лишь наполовину — смотря откуда глядеть. Напротив отец держал глазной кабинет, а мать — салон, где ставни закрывали уже в три часа дня.',
        ja_JP:
          'ダニー・オズボーンによる1997年の像は石英の岩に寝そべり、見る位置によって笑っているようにも、いないようにも見えます。向かいの家では父が眼科を開き、母は午後3時から鎧戸を閉めてサロンを催していました。',
      },
      latitude: 53.3408,
      longitude: -6.2505,
      minutes: 21,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Corner of Fitzwilliam Street Lower',
        fr_FR: 'Angle de Fitzwilliam Street Lower',
        de_DE: 'Ecke Fitzwilliam Street Lower',
        es_ES: 'Esquina de Fitzwilliam Street Lower',
        it_IT: 'Angolo di Fitzwilliam Street Lower',
        ru_RU: 'Угол Фицуильям-стрит-Лоуэр',
        ja_JP: 'フィッツウィリアム・ストリート・ロウアーの角',
      },
      text: {
        en_US:
          'In 1965 the electricity board tore sixteen houses out of what had been the longest Georgian street in the city. Turn your back on the gap and Upper Mount Street frames the Peppercanister church, placed there to close the view.',
        fr_FR:
          'En 1965, la compagnie d’électricité arracha seize maisons à ce qui était la plus longue rue géorgienne de la ville. Tournez le dos à la brèche : Upper Mount Street encadre l’église dite Peppercanister, la poivrière, mise là pour fermer la vue.',
        de_DE:
          '1965 riss der Stromversorger sechzehn Häuser aus der bis dahin längsten georgianischen Straße der Stadt. Dreht man der Lücke den Rücken, rahmt die Upper Mount Street die Peppercanister Church, die „Pfefferbüchse“, die den Blick abschließen sollte.',
        es_ES:
          'En 1965 la compañía eléctrica arrancó dieciséis casas a la que era la calle georgiana más larga de la ciudad. De espaldas al hueco, Upper Mount Street enmarca la iglesia del Peppercanister, el pimentero, puesta ahí para cerrar la vista.',
        it_IT:
          'Nel 1965 l’ente elettrico strappò sedici case a quella che era la più lunga via georgiana della città. Volti le spalle al vuoto: Upper Mount Street incornicia la chiesa detta Peppercanister, la pepiera, messa lì a chiudere la vista.',
        ru_RU:
          'В 1965 году электрическая компания вырвала шестнадцать домов из самой длинной георгианской улицы города. Повернитесь к бреши спиной: Аппер-Маунт-стрит обрамляет церковь «Перечница», поставленную там, чтобы замкнуть вид.',
        ja_JP:
          '1965年、電力会社は、市内で最も長く続いていたジョージアン様式の通りから16軒を取り壊しました。その跡に背を向けると、アッパー・マウント通りの先に、眺めを締めくくるように「胡椒入れ」と呼ばれる教会が立っています。',
      },
      latitude: 53.3385,
      longitude: -6.2475,
      minutes: 14,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Merrion Square South: Yeats and AE',
        fr_FR: 'Merrion Square South : Yeats et AE',
        de_DE: 'Merrion Square South: Yeats und AE',
        es_ES: 'Merrion Square South: Yeats y AE',
        it_IT: 'Merrion Square South: Yeats e AE',
        ru_RU: 'Меррион-сквер-Саут: Йейтс и Джордж Расселл',
        ja_JP: 'メリオン・スクエア南側 イェイツとAE',
      },
      text: {
        en_US:
          'Yeats lived at number 82 when a newspaper editor telephoned to say that he had won the Nobel Prize of 1923; he is reported to have asked how much it was. George Russell edited his journal two doors along, and a cartoon shows them setting out to call on each other and passing without noticing.',
        fr_FR:
          'Yeats habitait au 82 quand un rédacteur lui téléphona qu’il avait le Nobel de 1923 ; il aurait demandé combien cela faisait. Deux portes plus loin, George Russell rédigeait sa revue, et une caricature les montre partis se rendre visite et se croisant sans se voir.',
        de_DE:
          'Yeats wohnte in Nummer 82, als ihm ein Redakteur telefonisch den Nobelpreis von 1923 meldete; er soll gefragt haben, wie viel es sei. Zwei Türen weiter redigierte George Russell seine Zeitschrift, und eine Karikatur zeigt, wie sie einander besuchen wollen und achtlos aneinander vorbeigehen.',
        es_ES:
          'Yeats vivía en el 82 cuando un redactor le telefoneó que había ganado el Nobel de 1923; dicen que preguntó cuánto era. Dos puertas más allá George Russell dirigía su revista, y una caricatura los muestra yendo a visitarse y cruzándose sin verse.',
        it_IT:
          'Yeats abitava al numero 82 quando un redattore gli telefonò che aveva vinto il Nobel del 1923; pare che abbia chiesto quanto fosse. Due porte più in là George Russell curava la sua rivista, e una caricatura li mostra mentre vanno a trovarsi e s’incrociano senza accorgersene.',
        ru_RU:
          'Йейтс жил в доме 82, когда редактор позвонил и сообщил ему о Нобелевской премии 1923 года; говорят, он спросил, сколько это. Через дверь Джордж Расселл выпускал свой журнал, и на карикатуре они идут друг к другу в гости и расходятся, не заметив.',
        ja_JP:
          'イェイツは82番地に住んでいました。1923年のノーベル賞受賞を編集者が電話で伝えると、「いくらもらえるのか」と尋ねたといわれます。二軒隣ではジョージ・ラッセル（筆名AE）が雑誌を編集していました。互いを訪ねようとして気づかずにすれ違う二人の戯画が残っています。',
      },
      latitude: 53.339,
      longitude: -6.2507,
      minutes: 17,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Merrion Street Upper',
        fr_FR: 'Merrion Street Upper',
        de_DE: 'Merrion Street Upper',
        es_ES: 'Merrion Street Upper',
        it_IT: 'Merrion Street Upper',
        ru_RU: 'Меррион-стрит-Аппер',
        ja_JP: 'メリオン・ストリート・アッパー',
      },
      text: {
        en_US:
          'Number 24 was the town house of the Earl of Mornington, father of the Duke of Wellington. The domed Government Buildings opposite were opened by a king in 1911 as a college of science; eleven years later a free state moved in.',
        fr_FR:
          'Au 24 était l’hôtel du comte de Mornington, père du duc de Wellington. En face, les Government Buildings à coupole furent inaugurés par un roi en 1911, comme école de sciences ; onze ans plus tard, un État libre s’y installait.',
        de_DE:
          'Nummer 24 war das Stadthaus des Earl of Mornington, des Vaters von Wellington. Die Government Buildings mit der Kuppel gegenüber eröffnete 1911 ein König als naturwissenschaftliche Hochschule; elf Jahre später zog ein Freistaat ein.',
        es_ES:
          'El número 24 fue la casa del conde de Mornington, padre del duque de Wellington. Enfrente, los Government Buildings con su cúpula los inauguró un rey en 1911 como escuela de ciencias; once años después se mudó a ellos un Estado libre.',
        it_IT:
          'Il numero 24 era il palazzo del conte di Mornington, padre del duca di Wellington. Di fronte, i Government Buildings con la cupola furono inaugurati da un re nel 1911 come scuola di scienze; undici anni dopo vi si trasferì uno Stato libero.',
        ru_RU:
          'Дом 24 принадлежал графу Морнингтону, отцу герцога Веллингтона. Здание правительства с куполом напротив в 1911 году открыл король — как колледж наук; через одиннадцать лет сюда въехало свободное государство.',
        ja_JP:
          '24番地は、ウェリントン公の父モーニントン伯爵の邸宅でした。向かいのドームのある政府庁舎は、1911年に国王が理科大学として開き、11年後には自由国の政府が入りました。',
      },
      latitude: 53.3389,
      longitude: -6.2526,
      minutes: 11,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Ely Place',
        fr_FR: 'Ely Place',
        de_DE: 'Ely Place',
        es_ES: 'Ely Place',
        it_IT: 'Ely Place',
        ru_RU: 'Или-плейс',
        ja_JP: 'イーリー・プレイス',
      },
      text: {
        en_US:
          'George Moore painted his front door green here, out of patriotism, and was reproached by the neighbors ever after. Across the way lived Oliver Gogarty, surgeon and wit, whom Joyce turned into stately, plump Buck Mulligan.',
        fr_FR:
          'George Moore y peignit sa porte en vert, par patriotisme, et les voisins ne le lui pardonnèrent pas. En face habitait Oliver Gogarty, chirurgien et homme d’esprit, dont Joyce fit Buck Mulligan, « majestueux et dodu ».',
        de_DE:
          'George Moore strich hier aus Patriotismus seine Haustür grün, was ihm die Nachbarn nicht verziehen. Gegenüber wohnte Oliver Gogarty, Chirurg und Spötter, aus dem Joyce den stattlichen, feisten Buck Mulligan machte.',
        es_ES:
          'George Moore pintó aquí de verde su puerta, por patriotismo, y los vecinos no se lo perdonaron. Enfrente vivía Oliver Gogarty, cirujano y hombre de ingenio, al que Joyce convirtió en el orondo Buck Mulligan.',
        it_IT:
          'George Moore vi dipinse di verde la porta, per patriottismo, e i vicini non glielo perdonarono. Di fronte abitava Oliver Gogarty, chirurgo e uomo di spirito, che Joyce trasformò nel solenne e paffuto Buck Mulligan.',
        ru_RU:
          'Джордж Мур из патриотизма выкрасил здесь свою дверь в зелёный цвет, чего соседи ему не простили. Напротив жил Оливер Гогарти, хирург и острослов, которого Джойс превратил в сановитого, жирного Быка Маллигана.',
        ja_JP:
          'ジョージ・ムーアは愛国心から玄関の扉を緑に塗り、近所に責められ続けました。向かいに住んでいた外科医で才人のオリヴァー・ゴガティは、ジョイスの手で、堂々と太ったバック・マリガンになりました。',
      },
      latitude: 53.3378,
      longitude: -6.2538,
      minutes: 11,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'National Library of Ireland',
        fr_FR: 'Bibliothèque nationale d’Irlande',
        de_DE: 'Irische Nationalbibliothek',
        es_ES: 'Biblioteca Nacional de Irlanda',
        it_IT: 'Biblioteca nazionale d’Irlanda',
        ru_RU: 'Национальная библиотека Ирландии',
        ja_JP: 'アイルランド国立図書館',
      },
      text: {
        en_US:
          'In the librarian’s office of this house Stephen Dedalus proves that Hamlet’s ghost is Shakespeare himself. Under the mosaic floor’s word Sapientia you hear how Joyce, as a student, came for the warmth and for the company on the steps.',
        fr_FR:
          'Dans le bureau du bibliothécaire, Stephen Dedalus démontre que le spectre de Hamlet est Shakespeare en personne. Devant le mot Sapientia de la mosaïque du hall, on apprend que Joyce étudiant venait pour la chaleur et pour la compagnie, sur les marches.',
        de_DE:
          'Im Zimmer des Bibliothekars beweist Stephen Dedalus, dass Hamlets Geist Shakespeare selbst ist. Beim Wort Sapientia im Mosaikboden der Halle hört man, dass der Student Joyce der Wärme und der Gesellschaft auf den Stufen wegen kam.',
        es_ES:
          'En el despacho del bibliotecario Stephen Dedalus demuestra que el espectro de Hamlet es el propio Shakespeare. Ante la palabra Sapientia del mosaico del vestíbulo se cuenta que Joyce, de estudiante, venía por el calor y por la tertulia de la escalinata.',
        it_IT:
          'Nella stanza del bibliotecario Stephen Dedalus dimostra che lo spettro di Amleto è Shakespeare in persona. Accanto alla parola Sapientia nel mosaico dell’atrio si racconta che Joyce, da studente, veniva per il caldo e per la compagnia sui gradini.',
        ru_RU:
          'В кабинете библиотекаря этого дома Стивен Дедал доказывает, что призрак в «Гамлете» — сам Шекспир. У слова Sapientia на мозаичном полу вестибюля вы услышите, как студент Джойс приходил сюда ради тепла и компании на ступенях.',
        ja_JP:
          'この館の司書室で、スティーヴン・ディーダラスは、ハムレットの父の亡霊はシェイクスピア自身だと論じます。玄関の床のモザイクにある「サピエンティア（知恵）」の文字の前で、学生時代のジョイスが暖と、階段での語らいを求めて通った話をお聞きください。',
      },
      latitude: 53.3413,
      longitude: -6.2543,
      minutes: 25,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Sweny’s, Lincoln Place',
        fr_FR: 'Sweny’s, Lincoln Place',
        de_DE: 'Sweny’s, Lincoln Place',
        es_ES: 'Sweny’s, Lincoln Place',
        it_IT: 'Sweny’s, Lincoln Place',
        ru_RU: 'Аптека Суини, Линкольн-плейс',
        ja_JP: 'リンカーン・プレイスのスウェニー薬局',
      },
      text: {
        en_US:
          'On June 16, 1904, Bloom bends over the counter and takes a cake of sweet lemony soap, to be paid for later. The pharmacy’s drawers and bottles are still in place; no medicines are sold, but volunteers read Joyce aloud among them.',
        fr_FR:
          'Le 16 juin 1904, Bloom se penche sur le comptoir et prend un savon au doux parfum de citron, qu’il paiera plus tard. Tiroirs et flacons du pharmacien sont toujours là ; on n’y vend plus de remèdes, mais des bénévoles y lisent Joyce à voix haute.',
        de_DE:
          'Am 16. Juni 1904 beugt sich Bloom über den Ladentisch und nimmt ein Stück süß nach Zitrone duftender Seife, zahlen wird er später. Schubladen und Flaschen des Apothekers sind noch da; Arznei gibt es keine, dafür lesen Freiwillige Joyce vor.',
        es_ES:
          'El 16 de junio de 1904 Bloom se inclina sobre el mostrador y se lleva una pastilla de dulce jabón de limón, que pagará después. Los cajones y frascos del boticario siguen ahí; ya no se venden medicinas, pero unos voluntarios leen a Joyce en voz alta.',
        it_IT:
          'Il 16 giugno 1904 Bloom si china sul banco e prende una saponetta dal dolce odore di limone, che pagherà più tardi. Cassetti e flaconi del farmacista sono ancora lì; medicine non se ne vendono, ma dei volontari vi leggono Joyce ad alta voce.',
        ru_RU:
          '16 июня 1904 года Блум склоняется над прилавком и берёт кусок сладко пахнущего лимоном мыла — заплатит потом. Ящички и склянки аптекаря на месте; лекарств здесь не продают, зато волонтёры вслух читают Джойса.',
        ja_JP:
          '1904年6月16日、ブルームはカウンターに身をかがめ、甘いレモンの香りの石鹸を手に取ります。代金は後払いでした。薬の引き出しや瓶は今もそのままです。薬は売っていませんが、ボランティアがジョイスの朗読会を開いています。',
      },
      latitude: 53.3416,
      longitude: -6.2511,
      minutes: 15,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Front Square, Trinity College',
        fr_FR: 'Front Square, Trinity College',
        de_DE: 'Front Square, Trinity College',
        es_ES: 'Front Square, Trinity College',
        it_IT: 'Front Square, Trinity College',
        ru_RU: 'Фронт-сквер, Тринити-колледж',
        ja_JP: 'トリニティ・カレッジのフロント・スクエア',
      },
      text: {
        en_US:
          'Swift, Goldsmith, Wilde and Stoker crossed these cobbles; Beckett came back to teach French and resigned. Students keep away from the arch of the Campanile: whoever is beneath it when the bell rings, they say, will fail.',
        fr_FR:
          'Swift, Goldsmith, Wilde et Stoker ont foulé ces pavés ; Beckett y revint enseigner le français, puis démissionna. Les étudiants évitent l’arche du Campanile : qui s’y trouve quand sonne la cloche échouera, dit-on.',
        de_DE:
          'Swift, Goldsmith, Wilde und Stoker gingen über dieses Pflaster; Beckett kam als Französischlehrer zurück und kündigte. Den Bogen des Campanile meiden die Studenten: Wer darunter steht, wenn die Glocke läutet, fällt angeblich durch.',
        es_ES:
          'Swift, Goldsmith, Wilde y Stoker pisaron estos adoquines; Beckett volvió para enseñar francés y dimitió. Los estudiantes evitan el arco del Campanile: quien esté debajo cuando suena la campana, dicen, suspenderá.',
        it_IT:
          'Swift, Goldsmith, Wilde e Stoker attraversarono questi ciottoli; Beckett tornò a insegnare francese e si dimise. Gli studenti evitano l’arco del Campanile: chi vi si trova sotto quando suona la campana, si dice, sarà bocciato.',
        ru_RU:
          'По этим камням ходили Свифт, Голдсмит, Уайльд и Стокер; Беккет вернулся преподавать французский и уволился. Под арку Кампанилы студенты не заходят: кто окажется там при ударе колокола, говорят, провалит экзамен.',
        ja_JP:
          'スウィフト、ゴールドスミス、ワイルド、ストーカーがこの石畳を歩きました。ベケットはフランス語を教えに戻り、やがて職を辞しています。鐘楼のアーチの下で鐘の音を聞くと試験に落ちるといわれ、学生たちは近寄りません。',
      },
      latitude: 53.3444,
      longitude: -6.2578,
      minutes: 23,
      minutesToNext: 0,
    },
  ],
};
