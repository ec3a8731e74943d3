import type { TourOfDemo } from '../shapes.js';

export const viennaHofburgAndCoffeeHouses: TourOfDemo = {
  slug: 'vienna-hofburg-and-coffee-houses',
  city: 'vienna',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'palace', name: 'Hofburg' },
    { motif: 'statue', name: 'Archduke Charles on Heldenplatz' },
    { motif: 'plate', name: 'Viennese coffee house' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Monument to Archduke Charles, Heldenplatz',
        fr_FR: 'Statue de l’archiduc Charles, Heldenplatz',
        de_DE: 'Erzherzog-Karl-Denkmal auf dem Heldenplatz',
        es_ES: 'Monumento al archiduque Carlos, Heldenplatz',
        it_IT: 'Monumento all’arciduca Carlo, Heldenplatz',
        ru_RU: 'Памятник эрцгерцогу Карлу, площадь Хельденплац',
        ja_JP: '英雄広場、カール大公の騎馬像',
      },
      address: 'Heldenplatz, 1010 Wien, Austria',
      latitude: 48.20662,
      longitude: 16.36285,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 25000 },
          { upTo: 4, amount: 29000 },
          { upTo: 6, amount: 33000 },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '14:00'],
      closedDays: ['12-24', '12-25', '01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 31000 },
          { upTo: 4, amount: 35500 },
          { upTo: 6, amount: 40000 },
        ],
        extraPerson: 4000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '13:00'],
      closedDays: ['11-01', '12-24', '12-25', '01-01'],
    },
  ],
  name: {
    en_US: 'Vienna: The Hofburg and Its Coffee Houses',
    fr_FR: 'Vienne : la Hofburg et ses cafés',
    de_DE: 'Wien: Die Hofburg und ihre Kaffeehäuser',
    es_ES: 'Viena: el Hofburg y sus cafés',
    it_IT: 'Vienna: la Hofburg e i suoi caffè',
    ru_RU: 'Вена: Хофбург и кофейни вокруг него',
    ja_JP: 'ウィーン 王宮とカフェをめぐる散歩',
  },
  summary: {
    en_US:
      'From the horsemen of Heldenplatz through six centuries of palace courtyards to the Looshaus, Café Central and a table in Dorotheergasse.',
    fr_FR:
      'Des cavaliers de la Heldenplatz à la maison de Loos par les cours du palais, puis le Café Central et une table dans la Dorotheergasse.',
    de_DE:
      'Von den Reitern des Heldenplatzes durch die Höfe der Habsburger zum Looshaus, zum Café Central und an einen Tisch in der Dorotheergasse.',
    es_ES:
      'De los jinetes de Heldenplatz, por los patios de los Habsburgo, a la casa de Loos, el Café Central y una mesa en la Dorotheergasse.',
    it_IT:
      'Dai cavalieri di Heldenplatz, per i cortili degli Asburgo, fino alla casa di Loos, al Café Central e a un tavolino in Dorotheergasse.',
    ru_RU:
      'От всадников Хельденплац через дворы Габсбургов к дому Лооса, кафе «Централь» и столику кофейни на Доротеергассе.',
    ja_JP:
      '英雄広場の騎馬像からハプスブルク家の中庭を抜けてロースハウスへ。カフェ・ツェントラールの物語を聞き、ドロテーア通りの店でメランジェを味わうプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'A bronze horse that stands on its hind legs alone',
      'The chain rollers of a drawbridge in the Swiss Gate',
      'The house that had no eyebrows, opposite the emperor’s windows',
      'A Melange at a marble table in Dorotheergasse',
    ],
    fr_FR: [
      'Un cheval de bronze dressé sur ses seules jambes arrière',
      'Les poulies d’un pont-levis dans la porte des Suisses',
      'La maison « sans sourcils » face aux fenêtres de l’empereur',
      'Un Melange sur une table de marbre, Dorotheergasse',
    ],
    de_DE: [
      'Ein Bronzepferd, das nur auf den Hinterbeinen steht',
      'Die Rollen der Zugbrücke im Schweizertor',
      'Das Haus ohne Augenbrauen gegenüber den Fenstern des Kaisers',
      'Eine Melange am Marmortisch in der Dorotheergasse',
    ],
    es_ES: [
      'Un caballo de bronce que se sostiene solo sobre las patas traseras',
      'Las poleas del puente levadizo en la Puerta de los Suizos',
      'La casa «sin cejas» frente a las ventanas del emperador',
      'Un melange en una mesa de mármol de la Dorotheergasse',
    ],
    it_IT: [
      'Un cavallo di bronzo retto dalle sole zampe posteriori',
      'Le carrucole del ponte levatoio nella Porta degli Svizzeri',
      'La casa «senza sopracciglia» davanti alle finestre dell’imperatore',
      'Un Melange al tavolino di marmo in Dorotheergasse',
    ],
    ru_RU: [
      'Бронзовый конь, стоящий только на задних ногах',
      'Ролики подъёмного моста в Швейцарских воротах',
      '«Дом без бровей» напротив окон императора',
      'Чашка меланжа за мраморным столиком на Доротеергассе',
    ],
    ja_JP: [
      '後ろ脚だけで立つ青銅の馬',
      'スイス門に残る跳ね橋の滑車',
      '皇帝の窓の真向かいに建った「眉毛のない家」',
      'ドロテーア通りの大理石のテーブルで飲むメランジェ',
    ],
  },
  description: {
    en_US:
      'The Hofburg was never finished and never had one architect. Each Habsburg added a wing, so that the palace reads like a family album: a moated castle inside the Swiss Gate, a Renaissance residence for a crown prince, a Baroque library, and the curved Neue Burg, which still waits for its counterpart across Heldenplatz. You walk through it from the outside in and come out at Michaelerplatz, where Adolf Loos answered four hundred years of ornament with a bare wall.\n\nFrom there the talk turns to coffee. Café Central kept the chess players and the newspapers; in Dorotheergasse you sit down yourselves and learn to order something other than a cappuccino. The route is a little under two kilometers and level. In four hours there is time for the Imperial Crypt, where Maria Theresa lies under a bed-sized tomb.',
    fr_FR:
      'La Hofburg n’a jamais été achevée et n’a jamais eu un seul architecte. Chaque Habsbourg y ajouta son aile, si bien que le palais se lit comme un album de famille : un château à douves derrière la porte des Suisses, une résidence Renaissance pour un prince héritier, une bibliothèque baroque, et la Neue Burg incurvée, qui attend toujours son pendant de l’autre côté de la Heldenplatz. On le traverse de l’extérieur vers le cœur, puis on débouche sur la Michaelerplatz, où Adolf Loos répondit par un mur nu à quatre siècles d’ornement.\n\nEnsuite, il est question de café. Le Central avait les joueurs d’échecs et les journaux ; dans la Dorotheergasse, c’est vous qui prenez place et apprenez à commander autre chose qu’un cappuccino. Le parcours, plat, fait un peu moins de deux kilomètres. En quatre heures s’y ajoute la crypte des Capucins, où le tombeau de Marie-Thérèse a la taille d’un lit.',
    de_DE:
      'Fertig geworden ist die Hofburg nie, und den einen Baumeister gab es nicht. Jeder Habsburger fügte einen Trakt hinzu, und so liest sie sich wie ein Familienalbum: eine Wasserburg hinter dem Schweizertor, eine Renaissanceresidenz für den Thronfolger, eine barocke Bibliothek und die geschwungene Neue Burg, der auf dem Heldenplatz bis heute das Gegenstück fehlt. Sie gehen von außen nach innen hindurch und kommen am Michaelerplatz heraus, wo Adolf Loos auf vierhundert Jahre Ornament mit einer glatten Wand antwortete.\n\nVon dort an geht es um Kaffee. Im Central saßen die Schachspieler und lagen die Zeitungen; in der Dorotheergasse nehmen Sie selbst Platz und lernen, etwas anderes als einen Cappuccino zu bestellen. Der Weg misst knapp zwei Kilometer und ist eben. Wer vier Stunden Zeit hat, steigt noch in die Kapuzinergruft hinab, in der Maria Theresias Sarkophag so groß ist wie ein Bett.',
    es_ES:
      'El Hofburg nunca se terminó ni tuvo un solo arquitecto. Cada Habsburgo añadió un ala, y por eso el palacio se lee como un álbum de familia: un castillo con foso tras la Puerta de los Suizos, una residencia renacentista para el heredero, una biblioteca barroca y el Neue Burg curvo, que sigue esperando a su gemelo al otro lado de Heldenplatz. Se recorre de fuera hacia dentro y se sale a Michaelerplatz, donde Adolf Loos respondió con una pared desnuda a cuatrocientos años de ornamento.\n\nA partir de ahí se habla de café. El Central tuvo a los ajedrecistas y los periódicos; en la Dorotheergasse se sienta usted y aprende a pedir algo que no sea un capuchino. El camino, llano, no llega a dos kilómetros. Con cuatro horas hay tiempo para la Cripta Imperial, donde el sepulcro de María Teresa es tan grande como una cama.',
    it_IT:
      'La Hofburg non è mai stata finita e non ha mai avuto un solo architetto. Ogni Asburgo aggiunse un’ala, e così il palazzo si legge come un album di famiglia: un castello con il fossato dietro la Porta degli Svizzeri, una residenza rinascimentale per l’erede al trono, una biblioteca barocca e la Neue Burg ricurva, che aspetta ancora la sua gemella dall’altra parte di Heldenplatz. La si attraversa da fuori verso dentro e si esce in Michaelerplatz, dove Adolf Loos rispose a quattro secoli di ornamenti con un muro nudo.\n\nDa lì in poi si parla di caffè. Il Central aveva gli scacchisti e i giornali; in Dorotheergasse si siede lei, e impara a ordinare qualcosa che non sia un cappuccino. Il percorso è piano e misura poco meno di due chilometri. Con quattro ore si scende anche nella Cripta dei Cappuccini, dove il sarcofago di Maria Teresa è grande quanto un letto.',
    ru_RU:
      'Хофбург так и не достроили, и единого зодчего у него не было. Каждый Габсбург прибавлял своё крыло, поэтому дворец читается как семейный альбом: замок со рвом за Швейцарскими воротами, ренессансная резиденция наследника, барочная библиотека и изогнутый Новый замок, которому на другой стороне Хельденплац до сих пор недостаёт пары. Мы пройдём его снаружи вглубь и выйдем на Михаэлерплац, где Адольф Лоос ответил на четыреста лет орнамента голой стеной.\n\nДальше речь пойдёт о кофе. В «Централе» сидели шахматисты и лежали газеты, а на Доротеергассе за столик сядете вы сами и научитесь заказывать что-нибудь кроме капучино. Путь ровный, чуть меньше двух километров. За четыре часа успеваем спуститься и в склеп Капуцинов, где саркофаг Марии Терезии величиной с кровать.',
    ja_JP:
      '王宮ホーフブルクはついに完成することがなく、一人の建築家の作でもありません。代々のハプスブルク家が棟を継ぎ足したため、まるで家族のアルバムのように読むことができます。スイス門の奥に残る堀のある城、世継ぎのためのルネサンスの館、バロックの図書館、そして英雄広場で今も対の棟を待つ弧を描く新王宮。外側から内へと通り抜けてミヒャエル広場に出ると、四百年の装飾に対してアドルフ・ロースが何もない壁で答えた建物が待っています。\n\nそこからはコーヒーの話です。チェスの指し手と新聞が集まったツェントラールの逸話を聞いたあと、ドロテーア通りでは実際に席に着き、カプチーノ以外の頼み方を覚えます。道は平坦で2キロ弱。4時間のコースでは、寝台ほどもあるマリア・テレジアの棺が置かれたカプツィーナー納骨堂にも下ります。',
  },
  included: {
    en_US: [
      'State-certified Austrian guide for your party alone',
      'One coffee and one pastry per person in Dorotheergasse',
    ],
    fr_FR: [
      'Guide autrichien diplômé d’État, rien que pour vous',
      'Un café et une pâtisserie par personne dans la Dorotheergasse',
    ],
    de_DE: [
      'Staatlich geprüfter Austria Guide nur für Sie',
      'Ein Kaffee und eine Mehlspeise pro Person in der Dorotheergasse',
    ],
    es_ES: ['Guía oficial austriaco solo para su grupo', 'Un café y un dulce por persona en la Dorotheergasse'],
    it_IT: ['Guida austriaca abilitata solo per il suo gruppo', 'Un caffè e un dolce a persona in Dorotheergasse'],
    ru_RU: ['Дипломированный австрийский гид только для вас', 'Кофе и выпечка для каждого на Доротеергассе'],
    ja_JP: [
      'お客様のグループ専任のオーストリア国家資格ガイド',
      'ドロテーア通りの店でのコーヒーと菓子（お一人様一品ずつ）',
    ],
  },
  notIncluded: {
    en_US: ['Entrance to the Imperial Crypt (four-hour option)', 'Further orders at the coffee house'],
    fr_FR: ['Entrée de la crypte des Capucins (formule de quatre heures)', 'Autres consommations au café'],
    de_DE: ['Eintritt in die Kapuzinergruft (vierstündige Variante)', 'Weitere Bestellungen im Kaffeehaus'],
    es_ES: ['Entrada a la Cripta Imperial (opción de cuatro horas)', 'Otras consumiciones en el café'],
    it_IT: ['Ingresso alla Cripta dei Cappuccini (formula di quattro ore)', 'Altre consumazioni al caffè'],
    ru_RU: ['Вход в склеп Капуцинов (четырёхчасовой вариант)', 'Прочие заказы в кофейне'],
    ja_JP: ['カプツィーナー納骨堂の入場料（4時間のコース）', 'カフェでの追加のご注文'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Heldenplatz',
        fr_FR: 'Heldenplatz',
        de_DE: 'Heldenplatz',
        es_ES: 'Heldenplatz',
        it_IT: 'Heldenplatz',
        ru_RU: 'Хельденплац',
        ja_JP: '英雄広場',
      },
      text: {
        en_US:
          'Anton Dominik Fernkorn balanced Archduke Charles on two hooves; for Prince Eugene, a few years later, he needed the horse’s tail as a third support. Behind them curves the Neue Burg, whose mirror image was never begun.',
        fr_FR:
          'Anton Dominik Fernkorn fit tenir l’archiduc Charles sur deux sabots ; pour le prince Eugène, quelques années après, il lui fallut la queue du cheval comme troisième appui. Derrière s’incurve la Neue Burg, dont le pendant ne fut jamais commencé.',
        de_DE:
          'Anton Dominik Fernkorn ließ Erzherzog Karl auf zwei Hufen balancieren; beim Prinzen Eugen, wenige Jahre später, musste der Schweif mittragen. Dahinter schwingt sich die Neue Burg, deren Spiegelbild nie begonnen wurde.',
        es_ES:
          'Anton Dominik Fernkorn sostuvo al archiduque Carlos sobre dos cascos; con el príncipe Eugenio, pocos años después, necesitó la cola del caballo como tercer apoyo. Detrás se curva el Neue Burg, cuya réplica simétrica nunca se empezó.',
        it_IT:
          'Anton Dominik Fernkorn tenne in equilibrio l’arciduca Carlo su due zoccoli; per il principe Eugenio, pochi anni dopo, gli servì anche la coda. Alle spalle s’incurva la Neue Burg, il cui gemello speculare non fu mai cominciato.',
        ru_RU:
          'Антон Доминик Фернкорн удержал эрцгерцога Карла на двух копытах, а для принца Евгения несколько лет спустя понадобился и конский хвост как третья опора. За ними изгибается Новый замок, зеркальную половину которого так и не начали.',
        ja_JP:
          'アントン・ドミニク・フェルンコルンは、カール大公の馬を二つの蹄だけで立たせました。数年後のオイゲン公の像では、尾も支えに使っています。背後に弧を描く新王宮の、左右対称の片割れは着工されませんでした。',
      },
      latitude: 48.20655,
      longitude: 16.36318,
      minutes: 20,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'In der Burg and Amalienburg',
        fr_FR: 'In der Burg et Amalienburg',
        de_DE: 'In der Burg und Amalienburg',
        es_ES: 'In der Burg y Amalienburg',
        it_IT: 'In der Burg e Amalienburg',
        ru_RU: 'Двор Ин дер Бург и Амалиенбург',
        ja_JP: 'イン・デア・ブルク（中庭）とアマーリエ宮',
      },
      text: {
        en_US:
          'Franz Joseph worked in one wing around this court and Elisabeth lived in the next. On the Amalienburg a clock tells the hour and a gilded half globe beneath it the phase of the moon.',
        fr_FR:
          'François-Joseph travaillait dans une aile de cette cour, Élisabeth habitait la voisine. Sur l’Amalienburg, une horloge donne l’heure et, au-dessous, une demi-sphère dorée la phase de la lune.',
        de_DE:
          'In einem Trakt an diesem Hof arbeitete Franz Joseph, im nächsten wohnte Elisabeth. An der Amalienburg zeigt eine Uhr die Stunde und eine vergoldete Halbkugel darunter die Mondphase.',
        es_ES:
          'En un ala de este patio trabajaba Francisco José y en la contigua vivía Isabel. En la Amalienburg un reloj da la hora y, debajo, media esfera dorada muestra la fase de la luna.',
        it_IT:
          'In un’ala di questo cortile lavorava Francesco Giuseppe, in quella accanto viveva Elisabetta. Sull’Amalienburg un orologio segna l’ora e, sotto, una mezza sfera dorata la fase della luna.',
        ru_RU:
          'В одном крыле у этого двора работал Франц Иосиф, в соседнем жила Елизавета. На Амалиенбурге часы показывают время, а позолоченное полушарие под ними — фазу луны.',
        ja_JP:
          'この中庭を囲む棟の一つで皇帝フランツ・ヨーゼフが執務し、隣の棟に皇妃エリーザベトが暮らしました。アマーリエ宮の時計の下では、金色の半球が月の満ち欠けを示します。',
      },
      latitude: 48.20755,
      longitude: 16.365,
      minutes: 15,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Swiss Gate and Swiss Court',
        fr_FR: 'Porte et cour des Suisses',
        de_DE: 'Schweizertor und Schweizerhof',
        es_ES: 'Puerta y patio de los Suizos',
        it_IT: 'Porta e cortile degli Svizzeri',
        ru_RU: 'Швейцарские ворота и двор',
        ja_JP: 'スイス門とスイス宮の中庭',
      },
      text: {
        en_US:
          'The red and black gate of 1552 lists the titles of Ferdinand I in gold. Beyond it lies the oldest part of the palace: look for the dry moat and the rollers over which the drawbridge chains ran.',
        fr_FR:
          'La porte rouge et noire de 1552 énumère en or les titres de Ferdinand Ier. Derrière elle commence la partie la plus ancienne : cherchez le fossé à sec et les poulies où couraient les chaînes du pont-levis.',
        de_DE:
          'Das rot-schwarze Tor von 1552 zählt in Gold die Titel Ferdinands I. auf. Dahinter beginnt der älteste Teil der Burg: Suchen Sie den trockenen Graben und die Rollen, über die die Ketten der Zugbrücke liefen.',
        es_ES:
          'La puerta roja y negra de 1552 enumera en oro los títulos de Fernando I. Detrás empieza la parte más antigua: se ven el foso seco y las poleas por las que corrían las cadenas del puente levadizo.',
        it_IT:
          'La porta rossa e nera del 1552 elenca in oro i titoli di Ferdinando I. Oltre comincia la parte più antica: si cerchino il fossato asciutto e le carrucole su cui scorrevano le catene del ponte levatoio.',
        ru_RU:
          'На красно-чёрных воротах 1552 года золотом перечислены титулы Фердинанда I. За ними начинается древнейшая часть дворца: найдите сухой ров и ролики, по которым ходили цепи подъёмного моста.',
        ja_JP:
          '1552年の赤と黒の門には、フェルディナント1世の称号が金文字で並びます。その奥が王宮で最も古い部分です。水のない堀と、跳ね橋の鎖が通っていた滑車を探してみましょう。',
      },
      latitude: 48.20722,
      longitude: 16.36545,
      minutes: 15,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Josefsplatz',
        fr_FR: 'Josefsplatz',
        de_DE: 'Josefsplatz',
        es_ES: 'Josefsplatz',
        it_IT: 'Josefsplatz',
        ru_RU: 'Йозефсплац',
        ja_JP: 'ヨーゼフ広場',
      },
      text: {
        en_US:
          'Fischer von Erlach’s library fills one side, with Atlas carrying the heavens on its roof. Opposite, the door of Palais Pallavicini was Harry Lime’s in “The Third Man.”',
        fr_FR:
          'La bibliothèque de Fischer von Erlach occupe un côté, Atlas portant le ciel sur son toit. En face, la porte du palais Pallavicini est celle de Harry Lime dans « Le Troisième Homme ».',
        de_DE:
          'Fischer von Erlachs Bibliothek nimmt eine Seite ein, auf dem Dach trägt Atlas den Himmel. Gegenüber steht das Portal des Palais Pallavicini, durch das im „Dritten Mann“ Harry Lime nach Hause kam.',
        es_ES:
          'La biblioteca de Fischer von Erlach ocupa un lado, con Atlas cargando el cielo en el tejado. Enfrente, el portal del palacio Pallavicini es el de Harry Lime en «El tercer hombre».',
        it_IT:
          'La biblioteca di Fischer von Erlach occupa un lato, con Atlante che regge il cielo sul tetto. Di fronte, il portone di Palazzo Pallavicini è quello di Harry Lime nel «Terzo uomo».',
        ru_RU:
          'Одну сторону занимает библиотека Фишера фон Эрлаха, на её крыше Атлант держит небесную сферу. Напротив — дворец Паллавичини: его дверь в фильме «Третий человек» ведёт в дом Гарри Лайма.',
        ja_JP:
          '一辺を占めるのはフィッシャー・フォン・エルラッハの図書館で、屋根ではアトラスが天球を担ぎます。向かいのパラヴィチーニ宮の扉は、映画『第三の男』でハリー・ライムの家の入口として使われました。',
      },
      latitude: 48.2065,
      longitude: 16.3668,
      minutes: 15,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Michaelerplatz',
        fr_FR: 'Michaelerplatz',
        de_DE: 'Michaelerplatz',
        es_ES: 'Michaelerplatz',
        it_IT: 'Michaelerplatz',
        ru_RU: 'Михаэлерплац',
        ja_JP: 'ミヒャエル広場',
      },
      text: {
        en_US:
          'In 1910 Loos left the upper windows of his house without frames or moldings, and Vienna missed the eyebrows; flower boxes were the compromise. In the middle of the square an opening shows the walls of Roman Vindobona.',
        fr_FR:
          'En 1910, Loos laissa les fenêtres hautes de sa maison sans cadre ni moulure, et Vienne regretta les sourcils ; des jardinières servirent de compromis. Au milieu de la place, une fosse montre les murs de la Vindobona romaine.',
        de_DE:
          '1910 ließ Loos die oberen Fenster seines Hauses ohne Rahmung, und Wien vermisste die Augenbrauen; Blumenkästen waren der Kompromiss. In der Platzmitte liegen Mauern des römischen Vindobona frei.',
        es_ES:
          'En 1910 Loos dejó las ventanas altas de su casa sin marcos ni molduras, y Viena echó de menos las cejas; las jardineras fueron el compromiso. En el centro de la plaza asoman muros de la Vindobona romana.',
        it_IT:
          'Nel 1910 Loos lasciò le finestre alte della sua casa senza cornici, e Vienna rimpianse le sopracciglia; le fioriere furono il compromesso. Al centro della piazza si vedono i muri della Vindobona romana.',
        ru_RU:
          'В 1910 году Лоос оставил верхние окна дома без наличников, и венцам не хватило «бровей»; уступкой стали цветочные ящики. Посреди площади открыты стены римской Виндобоны.',
        ja_JP:
          '1910年、ロースは上階の窓に縁飾りを一切付けず、市民は「眉毛がない」と騒ぎました。妥協の産物が花箱です。広場の中央には、古代ローマの町ヴィンドボナの壁が顔をのぞかせています。',
      },
      latitude: 48.20795,
      longitude: 16.3667,
      minutes: 15,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Palais Ferstel and Café Central',
        fr_FR: 'Palais Ferstel et Café Central',
        de_DE: 'Palais Ferstel und Café Central',
        es_ES: 'Palacio Ferstel y Café Central',
        it_IT: 'Palazzo Ferstel e Café Central',
        ru_RU: 'Дворец Ферстеля и кафе «Централь»',
        ja_JP: 'フェルステル宮とカフェ・ツェントラール',
      },
      text: {
        en_US:
          'Heinrich von Ferstel built a bank and stock exchange in the manner of Venice and Florence; the coffee house followed in 1876. The poet Peter Altenberg had his mail sent here, and Trotsky played chess.',
        fr_FR:
          'Heinrich von Ferstel bâtit une banque et une bourse à la manière de Venise et de Florence ; le café s’y installa en 1876. Le poète Peter Altenberg s’y faisait adresser son courrier, et Trotski y jouait aux échecs.',
        de_DE:
          'Heinrich von Ferstel baute Bank und Börse nach venezianischem und florentinischem Vorbild; 1876 zog das Kaffeehaus ein. Der Dichter Peter Altenberg ließ sich die Post hierher schicken, und Trotzki spielte Schach.',
        es_ES:
          'Heinrich von Ferstel levantó un banco y una bolsa al modo de Venecia y Florencia; el café se instaló en 1876. El poeta Peter Altenberg recibía aquí su correo y Trotski jugaba al ajedrez.',
        it_IT:
          'Heinrich von Ferstel costruì una banca e una borsa alla maniera di Venezia e Firenze; il caffè vi si insediò nel 1876. Il poeta Peter Altenberg si faceva spedire qui la posta, e Trockij giocava a scacchi.',
        ru_RU:
          'Генрих фон Ферстель построил банк и биржу в духе Венеции и Флоренции, а в 1876 году здесь открылась кофейня. Поэт Петер Альтенберг получал сюда почту, Троцкий играл в шахматы.',
        ja_JP:
          'ハインリヒ・フォン・フェルステルがヴェネツィアやフィレンツェ風に建てた銀行兼証券取引所に、1876年、カフェが開きました。詩人アルテンベルクはここを郵便の宛先にし、トロツキーはチェスを指しました。',
      },
      latitude: 48.2104,
      longitude: 16.36545,
      minutes: 15,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Graben and Plague Column',
        fr_FR: 'Graben et colonne de la Peste',
        de_DE: 'Graben und Pestsäule',
        es_ES: 'Graben y Columna de la Peste',
        it_IT: 'Graben e Colonna della Peste',
        ru_RU: 'Грабен и Чумная колонна',
        ja_JP: 'グラーベンとペスト記念柱',
      },
      text: {
        en_US:
          'The street was the ditch of the Roman camp. Leopold I vowed the column during the plague of 1679 and had himself carved on it, kneeling, under a cloud of stone angels.',
        fr_FR:
          'La rue était le fossé du camp romain. Léopold Ier fit vœu de la colonne pendant la peste de 1679 et s’y fit sculpter à genoux, sous une nuée d’anges de pierre.',
        de_DE:
          'Die Straße war der Graben des Römerlagers. Leopold I. gelobte die Säule in der Pest von 1679 und ließ sich kniend unter einer Wolke steinerner Engel darstellen.',
        es_ES:
          'La calle fue el foso del campamento romano. Leopoldo I prometió la columna durante la peste de 1679 y se hizo esculpir de rodillas bajo una nube de ángeles de piedra.',
        it_IT:
          'La via era il fossato del campo romano. Leopoldo I fece voto della colonna durante la peste del 1679 e vi si fece scolpire in ginocchio, sotto una nuvola di angeli di pietra.',
        ru_RU:
          'Улица проложена на месте рва римского лагеря. Леопольд I дал обет воздвигнуть колонну во время чумы 1679 года и велел изобразить себя коленопреклонённым под облаком каменных ангелов.',
        ja_JP:
          'この通りはローマ軍営の堀でした。レオポルト1世は1679年のペストの折に柱の建立を誓い、石の天使たちの雲の下にひざまずく自らの姿を彫らせました。',
      },
      latitude: 48.20875,
      longitude: 16.36985,
      minutes: 12,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Coffee house in Dorotheergasse',
        fr_FR: 'Un café de la Dorotheergasse',
        de_DE: 'Kaffeehaus in der Dorotheergasse',
        es_ES: 'Un café de la Dorotheergasse',
        it_IT: 'Un caffè in Dorotheergasse',
        ru_RU: 'Кофейня на Доротеергассе',
        ja_JP: 'ドロテーア通りのカフェ',
      },
      text: {
        en_US:
          'Leopold and Josefine Hawelka opened at number 6 in 1939 and let painters pay with pictures. You sit down here, or next door if every sofa is taken, and go through the card from Kleiner Brauner to Einspänner.',
        fr_FR:
          'Leopold et Josefine Hawelka ouvrirent au numéro 6 en 1939 et laissaient les peintres payer en tableaux. On s’assoit ici, ou à côté si tout est pris, et l’on parcourt la carte, du Kleiner Brauner à l’Einspänner.',
        de_DE:
          'Auf Nummer 6 eröffneten Leopold und Josefine Hawelka 1939 ihr Café und ließen Maler mit Bildern zahlen. Hier, oder nebenan, wenn jedes Sofa besetzt ist, lesen Sie die Karte vom Kleinen Braunen bis zum Einspänner.',
        es_ES:
          'Leopold y Josefine Hawelka abrieron en el número 6 en 1939 y dejaban a los pintores pagar con cuadros. Aquí, o al lado si no queda sofá libre, se repasa la carta, del Kleiner Brauner al Einspänner.',
        it_IT:
          'Al numero 6 Leopold e Josefine Hawelka aprirono nel 1939 e lasciavano che i pittori pagassero con i quadri. Ci si siede qui, o accanto se i divani sono tutti presi, e si scorre la lista dal Kleiner Brauner all’Einspänner.',
        ru_RU:
          'В доме 6 Леопольд и Йозефина Хавелка открыли кофейню в 1939 году; художники расплачивались здесь картинами. Садимся тут, а если все диваны заняты — по соседству, и разбираем меню от «кляйнер браунер» до «айншпеннера».',
        ja_JP:
          '6番地では1939年にハヴェルカ夫妻が店を開き、画家たちは絵で勘定を払いました。席に着いたら（満席のときは近くの店で）、クライナー・ブラウナーからアインシュペナーまで品書きを読み解きます。',
      },
      latitude: 48.20793,
      longitude: 16.36937,
      minutes: 40,
      minutesToNext: 0,
    },
  ],
};
