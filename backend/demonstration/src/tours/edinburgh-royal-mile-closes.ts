import type { TourOfDemo } from '../shapes.js';

export const edinburghRoyalMileCloses: TourOfDemo = {
  slug: 'edinburgh-royal-mile-closes',
  city: 'edinburgh',
  categories: ['private-tour'],
  currency: 'GBP',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['off-the-beaten-track'],
  landmarks: [
    { motif: 'castle', name: 'Edinburgh Castle' },
    { motif: 'rooftops', name: 'Closes of the Royal Mile' },
    { motif: 'cathedral', name: 'St. Giles’ Cathedral' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'The Witches’ Well, by the gate of the Castle Esplanade',
        fr_FR: 'Le Witches’ Well (puits des sorcières), à l’entrée de l’esplanade du château',
        de_DE: 'Der Hexenbrunnen Witches’ Well am Zugang zur Castle Esplanade',
        es_ES: 'El Witches’ Well (pozo de las brujas), a la entrada de la explanada del castillo',
        it_IT: 'Il Witches’ Well (pozzo delle streghe), all’ingresso della spianata del castello',
        ru_RU: '«Колодец ведьм» (Witches’ Well) у входа на эспланаду замка',
        ja_JP: '城前広場の入口にある「魔女の井戸」（ウィッチズ・ウェル）',
      },
      address: '555 Castlehill, Edinburgh EH1 2ND, United Kingdom',
      latitude: 55.9489,
      longitude: -3.1961,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 17500 },
          { upTo: 4, amount: 20500 },
          { upTo: 6, amount: 24000 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '10:00', '13:30'],
      closedDays: ['12-24', '12-25', '12-26', '12-31', '01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 22000 },
          { upTo: 4, amount: 25500 },
          { upTo: 6, amount: 29500 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '13:00'],
      closedDays: ['12-24', '12-25', '12-26', '12-31', '01-01'],
    },
  ],
  name: {
    en_US: 'Closes and Courts of the Royal Mile',
    fr_FR: 'Closes et cours du Royal Mile',
    de_DE: 'Closes und Höfe der Royal Mile',
    es_ES: 'Closes y patios de la Royal Mile',
    it_IT: 'I close e i cortili del Royal Mile',
    ru_RU: 'Клоузы и дворы Королевской мили',
    ja_JP: 'ロイヤル・マイルの路地と中庭',
  },
  summary: {
    en_US:
      'Downhill from the castle to Holyrood by the side doors: the passages where judges, printers and fishwives shared one staircase.',
    fr_FR:
      'Du château à Holyrood en descendant, par les portes de côté : les passages où juges, imprimeurs et poissonnières partageaient l’escalier.',
    de_DE:
      'Von der Burg hinunter nach Holyrood durch die Seitentüren: die Durchgänge, in denen Richter, Drucker und Fischweiber eine Treppe teilten.',
    es_ES:
      'Del castillo a Holyrood cuesta abajo y por las puertas laterales: los pasajes donde jueces, impresores y pescaderas compartían escalera.',
    it_IT:
      'In discesa dal castello a Holyrood, per le porte laterali: i passaggi in cui giudici, stampatori e pescivendole dividevano una scala.',
    ru_RU:
      'Вниз от замка к Холируду боковыми дверями: по проходам, где судьи, печатники и торговки рыбой жили на одной лестнице.',
    ja_JP:
      'エディンバラ城からホリールードまで、表通りではなく脇の入口をくぐりながら坂を下ります。判事も印刷工も魚売りの女も、一つの階段を分け合って暮らした路地を訪ねるツアーです。',
  },
  highlights: {
    en_US: [
      'The courtyard of a magistrate who was shot by a schoolboy',
      'Lines of Scottish writers cut into the slabs of Makars’ Court',
      'The slot of Advocate’s Close with the Scott Monument at its end',
      'A box for sedan chairs and an unsolved murder in Tweeddale Court',
      'Clipped hedges of a seventeenth-century garden behind the Canongate',
    ],
    fr_FR: [
      'La cour d’un magistrat tué par la balle d’un écolier',
      'Les phrases d’écrivains écossais gravées dans les dalles de Makars’ Court',
      'La fente d’Advocate’s Close, avec le Scott Monument au bout',
      'Un abri de chaises à porteurs et un meurtre non élucidé à Tweeddale Court',
      'Les buis taillés d’un jardin à la mode du XVIIe siècle, derrière Canongate',
    ],
    de_DE: [
      'Der Hof eines Ratsherrn, den die Kugel eines Schülers traf',
      'Sätze schottischer Dichter in den Platten von Makars’ Court',
      'Der Spalt des Advocate’s Close mit dem Scott Monument am Ende',
      'Ein Verschlag für Sänften und ein ungeklärter Mord in Tweeddale Court',
      'Geschnittene Hecken eines Gartens im Stil des 17. Jahrhunderts hinter der Canongate',
    ],
    es_ES: [
      'El patio de un magistrado al que mató el disparo de un colegial',
      'Frases de escritores escoceses grabadas en las losas de Makars’ Court',
      'La rendija de Advocate’s Close con el Scott Monument al fondo',
      'Un cobertizo de sillas de mano y un crimen sin resolver en Tweeddale Court',
      'Setos recortados de un jardín al modo del siglo XVII, detrás de Canongate',
    ],
    it_IT: [
      'Il cortile di un magistrato ucciso dal colpo di uno scolaro',
      'Le frasi degli scrittori scozzesi incise nelle lastre di Makars’ Court',
      'La fessura di Advocate’s Close con lo Scott Monument in fondo',
      'Un ricovero di portantine e un delitto irrisolto a Tweeddale Court',
      'Le siepi potate di un giardino alla maniera del Seicento, dietro Canongate',
    ],
    ru_RU: [
      'Двор городского советника, которого застрелил школьник',
      'Строки шотландских писателей, высеченные в плитах Мейкарс-корта',
      'Щель Адвокатс-клоуза с монументом Скотта в просвете',
      'Сарай для паланкинов и нераскрытое убийство в Туиддейл-корте',
      'Стриженые изгороди сада в духе XVII века позади Канонгейта',
    ],
    ja_JP: [
      '生徒の撃った弾に倒れた参事の館の中庭',
      'メイカーズ・コートの敷石に刻まれたスコットランド作家の言葉',
      'スコット記念塔を正面に望む、隙間のようなアドヴォケイツ・クロース',
      '駕籠の置き場と未解決の殺人の記憶が残るツイーデイル・コート',
      'キャノンゲートの裏にひそむ、17世紀風の刈り込まれた生垣の庭',
    ],
  },
  description: {
    en_US:
      'Old Edinburgh had one street, one wall and no room. So it grew upward, to eight floors and more, and behind each front a close ran down the slope like a rib from a backbone. The poor lived at the bottom and again under the roof, the advocate in the middle, and everyone met on the stair. About a hundred of these passages are left; most visitors walk past their mouths.\n\nYou go through eight or nine of them, from Castlehill to the foot of the Canongate, nearly two kilometers and all of it downhill, with steps and uneven setts. Interiors are entered only where the door is free and open. Whoever stays four hours also sees the Writers’ Museum and Canongate Kirk properly, and has time for a bowl of soup.',
    fr_FR:
      'Le vieil Édimbourg n’avait qu’une rue, un rempart et point de place. Il poussa donc en hauteur, jusqu’à huit étages et davantage, et derrière chaque façade un close dévalait la pente comme une arête part de l’échine. Les pauvres logeaient en bas, et de nouveau sous le toit, l’avocat au milieu ; tous se croisaient dans l’escalier. Il reste une centaine de ces passages, devant lesquels on marche sans les voir.\n\nOn en traverse huit ou neuf, de Castlehill au bas de Canongate : près de deux kilomètres, toujours en descente, avec des marches et des pavés inégaux. On n’entre que là où la porte est ouverte et gratuite. En quatre heures, on visite vraiment le Writers’ Museum et l’église de Canongate, et l’on a le temps d’une soupe.',
    de_DE:
      'Das alte Edinburgh hatte eine Straße, eine Mauer und keinen Platz. Also wuchs es in die Höhe, acht Stockwerke und mehr, und hinter jeder Front lief ein Close den Hang hinab wie eine Gräte vom Rückgrat. Unten wohnten die Armen und ganz oben wieder, in der Mitte der Advokat, und auf der Treppe trafen sich alle. Rund hundert solcher Durchgänge sind übrig; die meisten Besucher gehen an ihren Mündungen vorbei.\n\nSie durchqueren acht oder neun davon, vom Castlehill bis ans Ende der Canongate, knapp zwei Kilometer, immer bergab, mit Stufen und unebenem Pflaster. Hinein geht es nur, wo die Tür offen und der Eintritt frei ist. In vier Stunden bleibt Zeit für das Writers’ Museum, die Canongate Kirk und einen Teller Suppe.',
    es_ES:
      'El viejo Edimburgo tenía una calle, una muralla y ningún sitio. Creció, pues, hacia arriba, hasta ocho pisos y más, y detrás de cada fachada un close bajaba la ladera como una espina desde el lomo. Los pobres vivían abajo, y otra vez bajo el tejado; en medio, el abogado; y todos se cruzaban en la escalera. Quedan unos cien pasajes, y casi todo el mundo pasa de largo ante sus bocas.\n\nAtravesamos ocho o nueve, de Castlehill al final de Canongate: casi dos kilómetros siempre en bajada, con peldaños y adoquín desigual. Solo se entra donde la puerta está abierta y es gratis. En cuatro horas se ven con calma el Writers’ Museum y la iglesia de Canongate, y queda tiempo para una sopa.',
    it_IT:
      'La vecchia Edimburgo aveva una strada, un muro e niente spazio. Crebbe dunque in altezza, fino a otto piani e oltre, e dietro ogni facciata un close scendeva il pendio come una lisca dalla spina. I poveri stavano in basso e di nuovo sotto il tetto, l’avvocato nel mezzo, e sulla scala s’incontravano tutti. Di quei passaggi ne resta un centinaio, e quasi tutti tirano dritto davanti alle loro bocche.\n\nSe ne attraversano otto o nove, da Castlehill al fondo di Canongate: quasi due chilometri, sempre in discesa, con gradini e selciato irregolare. Si entra solo dove la porta è aperta e gratuita. In quattro ore si vedono con calma il Writers’ Museum e la chiesa di Canongate, e c’è tempo per una zuppa.',
    ru_RU:
      'У старого Эдинбурга были одна улица, одна стена и никакого простора. Он рос вверх, до восьми этажей и выше, а за каждым фасадом по склону сбегал клоуз — как ребро от хребта. Бедняки жили внизу и снова под самой крышей, адвокат посередине, и все встречались на лестнице. Таких проходов осталось около сотни; большинство приезжих идёт мимо.\n\nМы пройдём через восемь или девять, от Каслхилла до конца Канонгейта: почти два километра, всё время вниз, со ступенями и неровной брусчаткой. Внутрь заходим только там, где дверь открыта и вход бесплатный. За четыре часа можно как следует осмотреть Музей писателей и церковь Канонгейт — и съесть тарелку супа.',
    ja_JP:
      '昔のエディンバラには、通りが一本、城壁が一つあるだけで、余分な土地はありませんでした。街は上へ伸び、8階建てを超える家も現れます。その表構えの裏には、背骨から出る肋骨のように、「クロース」と呼ばれる路地が斜面を下っていました。貧しい人は最下階と屋根裏に、弁護士は中ほどに住み、みな同じ階段ですれ違いました。今もおよそ百本が残りますが、多くの旅行者はその口を素通りしていきます。\n\nキャッスルヒルからキャノンゲートの端まで、そのうち八、九本を通り抜けます。2キロ足らずの下り坂で、階段や不ぞろいな石畳があります。屋内に入るのは、無料で開いている場所だけです。4時間のコースでは作家博物館とキャノンゲート教会をじっくり見学し、温かいスープをとる時間もあります。',
  },
  included: {
    en_US: ['Guide for your group alone', 'Copy of a map of 1742 to follow the closes on'],
    fr_FR: ['Guide réservé à votre groupe', 'Copie d’un plan de 1742 pour suivre les closes'],
    de_DE: ['Guide nur für Ihre Gruppe', 'Kopie eines Stadtplans von 1742 zum Mitverfolgen'],
    es_ES: ['Guía solo para su grupo', 'Copia de un plano de 1742 para seguir los closes'],
    it_IT: ['Guida solo per il suo gruppo', 'Copia di una pianta del 1742 per seguire i close'],
    ru_RU: ['Гид только для вашей группы', 'Копия плана 1742 года, по которому легко следить за клоузами'],
    ja_JP: ['お客様のグループ専任ガイド', '路地をたどるための1742年の地図の写し'],
  },
  notIncluded: {
    en_US: ['Entrance to the Castle and The Real Mary King’s Close, which are not visited', 'Food and drinks'],
    fr_FR: ['L’entrée du château et du Real Mary King’s Close, qui ne sont pas visités', 'Repas et boissons'],
    de_DE: ['Eintritt in Burg und The Real Mary King’s Close, die nicht besucht werden', 'Speisen und Getränke'],
    es_ES: ['La entrada al castillo y a The Real Mary King’s Close, que no se visitan', 'Comida y bebida'],
    it_IT: ['L’ingresso al castello e a The Real Mary King’s Close, che non si visitano', 'Cibo e bevande'],
    ru_RU: ['Вход в замок и в клоуз Мэри Кинг: в программу они не входят', 'Еда и напитки'],
    ja_JP: ['城とメアリー・キングス・クロースの入場料（見学には含まれません）', '飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Castlehill and the Witches’ Well',
        fr_FR: 'Castlehill et le Witches’ Well',
        de_DE: 'Castlehill und Witches’ Well',
        es_ES: 'Castlehill y el Witches’ Well',
        it_IT: 'Castlehill e il Witches’ Well',
        ru_RU: 'Каслхилл и «Колодец ведьм»',
        ja_JP: 'キャッスルヒルと魔女の井戸',
      },
      text: {
        en_US:
          'A small iron fountain of 1894, foxglove and snake entwined, remembers more than three hundred women put to death on this hill as witches. Patrick Geddes, who commissioned it, lived in the white and red apartments of Ramsay Garden just behind.',
        fr_FR:
          'Une petite fontaine de fonte de 1894, digitale et serpent entrelacés, rappelle plus de trois cents femmes mises à mort ici comme sorcières. Patrick Geddes, qui la commanda, habitait juste derrière les immeubles blanc et rouge de Ramsay Garden.',
        de_DE:
          'Ein kleiner Eisenbrunnen von 1894, Fingerhut und Schlange verschlungen, erinnert an über dreihundert Frauen, die hier als Hexen getötet wurden. Patrick Geddes, der ihn bestellte, wohnte gleich dahinter in den weiß-roten Häusern von Ramsay Garden.',
        es_ES:
          'Una pequeña fuente de hierro de 1894, con una dedalera y una serpiente enlazadas, recuerda a más de trescientas mujeres ejecutadas aquí por brujas. Patrick Geddes, que la encargó, vivía detrás, en las casas blancas y rojas de Ramsay Garden.',
        it_IT:
          'Una fontanella di ferro del 1894, digitale e serpente intrecciati, ricorda più di trecento donne messe a morte qui come streghe. Patrick Geddes, che la commissionò, abitava lì dietro, nelle case bianche e rosse di Ramsay Garden.',
        ru_RU:
          'Маленький чугунный фонтан 1894 года с наперстянкой и змеёй напоминает о трёх с лишним сотнях женщин, казнённых здесь за колдовство. Заказавший его Патрик Геддес жил рядом, в бело-красных домах Рамзи-гарден.',
        ja_JP:
          'ジギタリスと蛇が絡み合う1894年の小さな鉄の水飲み場は、この丘で魔女として命を奪われた300人を超える女性たちを悼むものです。依頼主のパトリック・ゲデスは、すぐ裏の白と赤の集合住宅ラムジー・ガーデンに住んでいました。',
      },
      latitude: 55.9489,
      longitude: -3.1961,
      minutes: 14,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Riddle’s Court',
        fr_FR: 'Riddle’s Court',
        de_DE: 'Riddle’s Court',
        es_ES: 'Riddle’s Court',
        it_IT: 'Riddle’s Court',
        ru_RU: 'Риддлс-корт',
        ja_JP: 'リドルズ・コート',
      },
      text: {
        en_US:
          'Bailie John MacMorran built here in 1590. In 1595 the boys of the High School barricaded themselves in over their vacation, and when he came to break down the door, one of them shot him. Three years later James VI dined in his house all the same.',
        fr_FR:
          'Le bailli John MacMorran bâtit ici en 1590. En 1595, les élèves de la High School se barricadèrent pour réclamer leurs vacances ; il vint enfoncer la porte, et l’un d’eux le tua d’un coup de feu. Trois ans plus tard, Jacques VI dînait pourtant dans sa maison.',
        de_DE:
          'Ratsherr John MacMorran baute hier 1590. 1595 verbarrikadierten sich die Schüler der High School wegen ihrer Ferien, und als er die Tür aufbrechen wollte, erschoss ihn einer von ihnen. Drei Jahre später speiste Jakob VI. trotzdem in seinem Haus.',
        es_ES:
          'El regidor John MacMorran edificó aquí en 1590. En 1595 los alumnos de la High School se atrincheraron por sus vacaciones y, cuando él fue a derribar la puerta, uno lo mató de un tiro. Tres años después, Jacobo VI cenó en su casa de todos modos.',
        it_IT:
          'Il magistrato John MacMorran costruì qui nel 1590. Nel 1595 gli scolari della High School si barricarono per avere le vacanze; lui andò a sfondare la porta e uno di loro gli sparò. Tre anni dopo Giacomo VI cenò comunque in casa sua.',
        ru_RU:
          'Советник Джон Макморран построил дом в 1590 году. В 1595-м ученики Высшей школы забаррикадировались из-за каникул, и, когда он пришёл ломать дверь, один из них его застрелил. Через три года в этом доме всё же обедал Яков VI.',
        ja_JP:
          '市の参事ジョン・マクモランが1590年に建てました。1595年、休暇を求めて学校に立てこもった生徒たちの扉を破ろうとした彼は、その一人に撃たれて亡くなります。それでも3年後、ジェームズ6世がこの館で宴の席に着きました。',
      },
      latitude: 55.9489,
      longitude: -3.1938,
      minutes: 18,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Lady Stair’s Close and Makars’ Court',
        fr_FR: 'Lady Stair’s Close et Makars’ Court',
        de_DE: 'Lady Stair’s Close und Makars’ Court',
        es_ES: 'Lady Stair’s Close y Makars’ Court',
        it_IT: 'Lady Stair’s Close e Makars’ Court',
        ru_RU: 'Леди-Стэрс-клоуз и Мейкарс-корт',
        ja_JP: 'レディ・ステアーズ・クロースとメイカーズ・コート',
      },
      text: {
        en_US:
          'The turreted house of 1622 keeps Burns’s writing desk, Scott’s chessmen and Stevenson’s riding boots. Its narrow stair has one step of odd height, to trip a stranger in the dark and wake the household.',
        fr_FR:
          'La maison à tourelle de 1622 garde le bureau de Burns, les échecs de Scott et les bottes de Stevenson. Une marche de son escalier est d’une autre hauteur que ses sœurs, pour qu’un intrus trébuche la nuit et réveille la maisonnée.',
        de_DE:
          'Das Turmhaus von 1622 bewahrt Burns’ Schreibtisch, Scotts Schachfiguren und Stevensons Reitstiefel. Eine Stufe der engen Treppe ist anders hoch als die übrigen, damit ein Fremder im Dunkeln stolpert und das Haus weckt.',
        es_ES:
          'La casa con torreón de 1622 guarda el escritorio de Burns, el ajedrez de Scott y las botas de Stevenson. Un peldaño de su escalera tiene otra altura, para que el intruso tropiece a oscuras y despierte a la familia.',
        it_IT:
          'La casa con torretta del 1622 custodisce la scrivania di Burns, gli scacchi di Scott e gli stivali di Stevenson. Un gradino della scala ha altezza diversa dagli altri, perché l’estraneo inciampi al buio e svegli la casa.',
        ru_RU:
          'В доме с башенкой 1622 года хранятся письменный стол Бёрнса, шахматы Скотта и сапоги Стивенсона. Одна ступень узкой лестницы выбивается по высоте, чтобы чужак споткнулся в темноте и разбудил домашних.',
        ja_JP:
          '小塔のある1622年の館に、バーンズの書き物机、スコットのチェスの駒、スティーヴンソンの乗馬靴が収められています。狭い階段には一段だけ高さの違う段があり、暗がりで侵入者をつまずかせ、家人を起こす仕掛けでした。',
      },
      latitude: 55.9497,
      longitude: -3.1936,
      minutes: 24,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Parliament Square and the Heart of Midlothian',
        fr_FR: 'Parliament Square et le Heart of Midlothian',
        de_DE: 'Parliament Square und Heart of Midlothian',
        es_ES: 'Parliament Square y el Heart of Midlothian',
        it_IT: 'Parliament Square e il Heart of Midlothian',
        ru_RU: 'Парламент-сквер и «Сердце Мидлотиана»',
        ja_JP: 'パーラメント・スクエアと「ミドロジアンの心臓」',
      },
      text: {
        en_US:
          'A heart in the setts marks the door of the Tolbooth, the prison pulled down in 1817; people still spit on it for luck. Behind the cathedral a numbered parking bay lies over the old graveyard and, it is said, over John Knox.',
        fr_FR:
          'Un cœur de pavés marque la porte du Tolbooth, la prison démolie en 1817 ; on y crache encore pour la chance. Derrière la cathédrale, une place de stationnement numérotée recouvre l’ancien cimetière et, dit-on, John Knox.',
        de_DE:
          'Ein Herz im Pflaster bezeichnet die Tür des 1817 abgerissenen Gefängnisses Tolbooth; man spuckt noch immer darauf, um Glück zu haben. Hinter der Kathedrale liegt ein nummerierter Parkplatz auf dem alten Friedhof und, so heißt es, auf John Knox.',
        es_ES:
          'Un corazón de adoquines señala la puerta del Tolbooth, la cárcel derribada en 1817; todavía se escupe en él para tener suerte. Detrás de la catedral, una plaza de aparcamiento numerada cubre el viejo cementerio y, según dicen, a John Knox.',
        it_IT:
          'Un cuore nel selciato segna la porta del Tolbooth, la prigione abbattuta nel 1817; ci si sputa ancora sopra per fortuna. Dietro la cattedrale un posto auto numerato copre l’antico cimitero e, si dice, John Knox.',
        ru_RU:
          'Сердце из брусчатки отмечает дверь Толбута, тюрьмы, снесённой в 1817 году; на него до сих пор плюют на счастье. За собором пронумерованное парковочное место лежит над старым кладбищем и, говорят, над Джоном Ноксом.',
        ja_JP:
          '敷石のハートは、1817年に取り壊された牢獄トルブースの扉の跡で、今も幸運を願って唾を吐く人がいます。大聖堂の裏、番号のついた駐車区画の下は古い墓地で、ジョン・ノックスが眠るとも伝わります。',
      },
      latitude: 55.9494,
      longitude: -3.1909,
      minutes: 18,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Advocate’s Close',
        fr_FR: 'Advocate’s Close',
        de_DE: 'Advocate’s Close',
        es_ES: 'Advocate’s Close',
        it_IT: 'Advocate’s Close',
        ru_RU: 'Адвокатс-клоуз',
        ja_JP: 'アドヴォケイツ・クロース',
      },
      text: {
        en_US:
          'James Stewart, Lord Advocate of Scotland, lived here until his death in 1713. Pious mottoes stand over the doorways; further down, the walls close in on a strip of the New Town, and you see how far below it lies.',
        fr_FR:
          'James Stewart, lord-avocat d’Écosse, vécut ici jusqu’à sa mort, en 1713. De pieuses devises surmontent les portes ; plus bas, les murs se resserrent sur une bande de New Town, et l’on mesure combien elle est en contrebas.',
        de_DE:
          'James Stewart, Lord Advocate von Schottland, wohnte hier bis zu seinem Tod 1713. Über den Türen stehen fromme Sprüche; weiter unten rücken die Mauern um einen Streifen der New Town zusammen, und man sieht, wie tief sie liegt.',
        es_ES:
          'James Stewart, lord abogado de Escocia, vivió aquí hasta su muerte en 1713. Sobre las puertas hay lemas piadosos; más abajo los muros se estrechan en torno a una franja de la New Town, y se ve lo honda que queda.',
        it_IT:
          'James Stewart, Lord Advocate di Scozia, visse qui fino alla morte, nel 1713. Sulle porte restano motti devoti; più giù i muri si stringono su una striscia di New Town, e si vede quanto sia in basso.',
        ru_RU:
          'Лорд-адвокат Шотландии Джеймс Стюарт жил здесь до смерти в 1713 году. Над дверями — благочестивые надписи; ниже стены сходятся, оставляя полоску Нового города, и видно, как глубоко он лежит.',
        ja_JP:
          'スコットランドの法務長官ジェームズ・スチュアートが、1713年に亡くなるまで住んでいました。戸口の上には信仰の言葉が刻まれています。下るにつれて壁が迫り、新市街が細い帯のように、はるか下に見えてきます。',
      },
      latitude: 55.9499,
      longitude: -3.1914,
      minutes: 14,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Tweeddale Court',
        fr_FR: 'Tweeddale Court',
        de_DE: 'Tweeddale Court',
        es_ES: 'Tweeddale Court',
        it_IT: 'Tweeddale Court',
        ru_RU: 'Туиддейл-корт',
        ja_JP: 'ツイーデイル・コート',
      },
      text: {
        en_US:
          'The lean-to with wooden doors is said to have housed sedan chairs, and the wall beside it belongs to the medieval town. In 1806 William Begbie, a bank porter, was stabbed at the entry for the money he carried; nobody was convicted.',
        fr_FR:
          'L’appentis aux portes de bois aurait abrité des chaises à porteurs, et le mur voisin est celui de la ville médiévale. En 1806, William Begbie, garçon de banque, fut poignardé à l’entrée pour l’argent qu’il portait ; nul ne fut condamné.',
        de_DE:
          'Der Verschlag mit den Holztüren soll Sänften beherbergt haben, die Mauer daneben gehört zur mittelalterlichen Stadt. 1806 wurde am Eingang der Bankbote William Begbie wegen des Geldes erstochen, das er trug; verurteilt wurde niemand.',
        es_ES:
          'Se dice que el cobertizo de puertas de madera guardaba sillas de mano, y el muro contiguo es el de la ciudad medieval. En 1806 apuñalaron en la entrada al ordenanza de banco William Begbie por el dinero que llevaba; nadie fue condenado.',
        it_IT:
          'La tettoia con le porte di legno avrebbe ospitato portantine, e il muro accanto è quello della città medievale. Nel 1806 William Begbie, fattorino di banca, fu pugnalato all’ingresso per il denaro che portava; nessuno fu condannato.',
        ru_RU:
          'В пристройке с деревянными дверями, говорят, держали паланкины, а стена рядом осталась от средневекового города. В 1806 году у входа закололи банковского курьера Уильяма Бегби ради денег, которые он нёс; никого не осудили.',
        ja_JP:
          '木戸のついた差し掛け小屋は駕籠の置き場だったといわれ、隣の壁は中世の町のものです。1806年、銀行の使い走りウィリアム・ベグビーが、運んでいた金を狙われ入口で刺し殺されました。犯人は捕まっていません。',
      },
      latitude: 55.9505,
      longitude: -3.1842,
      minutes: 16,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Canongate Kirkyard and Dunbar’s Close Garden',
        fr_FR: 'Cimetière de Canongate et jardin de Dunbar’s Close',
        de_DE: 'Canongate-Friedhof und Garten des Dunbar’s Close',
        es_ES: 'Cementerio de Canongate y jardín de Dunbar’s Close',
        it_IT: 'Cimitero di Canongate e giardino di Dunbar’s Close',
        ru_RU: 'Кладбище Канонгейт и сад Данбарс-клоуз',
        ja_JP: 'キャノンゲート教会墓地とダンバーズ・クロースの庭',
      },
      text: {
        en_US:
          'Adam Smith lies here, and the poet Robert Fergusson under a stone that Burns paid for. Next door a dark entry leads to box hedges and gravel: a garden laid out in the 1970s as the burgesses’ plots once were.',
        fr_FR:
          'Adam Smith repose ici, ainsi que le poète Robert Fergusson, sous une pierre payée par Burns. À côté, une entrée sombre mène à des buis et du gravier : un jardin dessiné dans les années 1970 comme l’étaient jadis ceux des bourgeois.',
        de_DE:
          'Adam Smith liegt hier, und der Dichter Robert Fergusson unter einem Stein, den Burns bezahlte. Nebenan führt ein dunkler Eingang zu Buchs und Kies: ein Garten, in den 1970er-Jahren so angelegt, wie es einst die der Bürger waren.',
        es_ES:
          'Aquí yace Adam Smith, y el poeta Robert Fergusson bajo una lápida que pagó Burns. Al lado, una entrada oscura lleva a setos de boj y grava: un jardín trazado en los años setenta como lo fueron los de los burgueses.',
        it_IT:
          'Qui riposano Adam Smith e il poeta Robert Fergusson, sotto una lapide pagata da Burns. Accanto, un ingresso buio porta a siepi di bosso e ghiaia: un giardino disegnato negli anni Settanta come lo erano quelli dei borghesi.',
        ru_RU:
          'Здесь покоятся Адам Смит и поэт Роберт Фергюссон — под камнем, который оплатил Бёрнс. По соседству тёмный вход ведёт к самшиту и гравию: сад разбит в 1970-х так, как когда-то устраивали свои участки горожане.',
        ja_JP:
          'アダム・スミスが眠り、詩人ロバート・ファーガソンの墓石はバーンズが費用を出したものです。隣の暗い入口を抜けると、柘植の生垣と砂利の庭が現れます。昔の町人の庭にならって、1970年代に造られました。',
      },
      latitude: 55.9519,
      longitude: -3.1793,
      minutes: 25,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'White Horse Close',
        fr_FR: 'White Horse Close',
        de_DE: 'White Horse Close',
        es_ES: 'White Horse Close',
        it_IT: 'White Horse Close',
        ru_RU: 'Уайт-Хорс-клоуз',
        ja_JP: 'ホワイト・ホース・クロース',
      },
      text: {
        en_US:
          'Coaches for London set out from the inn at the far end, under the twin gables and outside stair, and in 1745 officers of Prince Charles Edward lodged here. The houses were rebuilt in the 1960s, which the guide lets you find out for yourself.',
        fr_FR:
          'De l’auberge du fond, aux deux pignons et à l’escalier extérieur, partaient les diligences de Londres ; en 1745 y logèrent des officiers du prince Charles Édouard. Les maisons furent reconstruites dans les années 1960 : à vous de le remarquer.',
        de_DE:
          'Vom Gasthof am Ende, mit Doppelgiebel und Außentreppe, fuhren die Kutschen nach London ab; 1745 wohnten hier Offiziere von Prinz Charles Edward. Neu gebaut wurden die Häuser in den 1960ern, was der Guide Sie selbst entdecken lässt.',
        es_ES:
          'De la posada del fondo, con dos hastiales y escalera exterior, salían las diligencias a Londres; en 1745 se alojaron oficiales del príncipe Carlos Eduardo. Las casas se rehicieron en los años sesenta, cosa que el guía deja que descubra por su cuenta.',
        it_IT:
          'Dalla locanda in fondo, con i due frontoni e la scala esterna, partivano le carrozze per Londra; nel 1745 vi alloggiarono ufficiali del principe Carlo Edoardo. Le case furono rifatte negli anni Sessanta: la guida lascia che se ne accorga da sé.',
        ru_RU:
          'От постоялого двора в глубине, с двумя щипцами и наружной лестницей, уходили кареты в Лондон, а в 1745 году здесь стояли офицеры принца Чарльза Эдуарда. Дома перестроили в 1960-х — гид даст вам самим это заметить.',
        ja_JP:
          '奥に見える二つの破風と外階段の建物は旅籠で、ここからロンドン行きの馬車が出ました。1745年にはチャールズ王子の士官たちが泊まっています。家々は1960年代に建て直されたものですが、どこが新しいか見分けてみてください。',
      },
      latitude: 55.9526,
      longitude: -3.175,
      minutes: 14,
      minutesToNext: 0,
    },
  ],
};
