import type { TourOfDemo } from '../shapes.js';

export const seoulPalacesAndBukchon: TourOfDemo = {
  slug: 'seoul-palaces-and-bukchon',
  city: 'seoul',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'palace', name: 'Geunjeongjeon' },
    { motif: 'rooftops', name: 'Hanok of Gahoe-dong' },
    { motif: 'gate', name: 'Donhwamun' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Gwanghwamun, at the stone haetae on the east side of the gate',
        fr_FR: 'Gwanghwamun, près du haetae de pierre à l’est de la porte',
        de_DE: 'Gwanghwamun, am steinernen Haetae östlich des Tors',
        es_ES: 'Gwanghwamun, junto al haetae de piedra al este de la puerta',
        it_IT: 'Gwanghwamun, presso lo haetae di pietra a est della porta',
        ru_RU: 'Ворота Кванхвамун, у каменного хэтхэ с восточной стороны',
        ja_JP: '光化門、門の東側にあるヘテの石像前',
      },
      address: '161 Sajik-ro, Jongno-gu, Seoul, South Korea',
      latitude: 37.57575,
      longitude: 126.97715,
    },
  ],
  options: [
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 20500 },
          { upTo: 4, amount: 24000 },
          { upTo: 6, amount: 28500 },
        ],
        extraPerson: 3200,
      },
      minimumPersons: 1,
      maximumPersons: 9,
      weekdays: [3, 4, 5, 6, 7],
      starts: ['09:30', '12:30'],
      closedDays: ['01-01'],
    },
    {
      durationMinutes: 300,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 25000 },
          { upTo: 4, amount: 29000 },
          { upTo: 6, amount: 34000 },
        ],
        extraPerson: 3600,
      },
      minimumPersons: 1,
      maximumPersons: 9,
      weekdays: [3, 4, 5, 6, 7],
      starts: ['09:30'],
      closedDays: ['01-01'],
    },
  ],
  name: {
    en_US: 'Two Palaces of Seoul, with Bukchon Between',
    fr_FR: 'Deux palais de Séoul et Bukchon entre les deux',
    de_DE: 'Zwei Paläste in Seoul und Bukchon dazwischen',
    es_ES: 'Dos palacios de Seúl y Bukchon en medio',
    it_IT: 'Due palazzi di Seul, con Bukchon nel mezzo',
    ru_RU: 'Два дворца Сеула и Пукчхон между ними',
    ja_JP: 'ソウル 二つの王宮と北村',
  },
  summary: {
    en_US:
      'From the throne of Gyeongbokgung over the tiled slope of Bukchon to the unpainted house where Korea’s last royal family lived.',
    fr_FR:
      'Du trône de Gyeongbokgung, par la pente de tuiles de Bukchon, à la maison sans peinture où vécut la dernière famille royale de Corée.',
    de_DE:
      'Vom Thron des Gyeongbokgung über den Ziegelhang von Bukchon zum unbemalten Haus, in dem Koreas letzte Königsfamilie lebte.',
    es_ES:
      'Del trono de Gyeongbokgung, por la ladera de tejas de Bukchon, a la casa sin pintar donde vivió la última familia real de Corea.',
    it_IT:
      'Dal trono di Gyeongbokgung, per il pendio di tegole di Bukchon, alla casa senza colori in cui visse l’ultima famiglia reale di Corea.',
    ru_RU:
      'От трона Кёнбоккуна через черепичный склон Пукчхона к некрашеному дому, где доживала свой век последняя королевская семья Кореи.',
    ja_JP:
      '景福宮の玉座から瓦屋根の連なる北村の坂を越え、朝鮮最後の王族が暮らした丹青のない館へ。昌徳宮まで歩くプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Rank stones that told officials where to stand before the king',
      'Forty-eight granite pillars under a banqueting pavilion',
      'The pond beside which the first electric bulbs of the country burned',
      'Roof ridges of Gahoe-dong with the city far below',
      'Light fittings and curtains in the throne hall of the last emperor',
    ],
    fr_FR: [
      'Les bornes de rang qui plaçaient les dignitaires devant le roi',
      'Quarante-huit piliers de granit sous un pavillon de banquet',
      'L’étang au bord duquel brillèrent les premières ampoules du pays',
      'Les faîtages de Gahoe-dong, avec la ville loin en dessous',
      'Lustres et rideaux dans la salle du trône du dernier empereur',
    ],
    de_DE: [
      'Rangsteine, die den Beamten ihren Platz vor dem König anwiesen',
      'Achtundvierzig Granitpfeiler, die einen Festpavillon tragen',
      'Der Teich, an dem die ersten Glühbirnen des Landes brannten',
      'Dachfirste in Gahoe-dong, weit darunter liegt die Stadt',
      'Lampen und Vorhänge, die der letzte Kaiser im Thronsaal anbringen ließ',
    ],
    es_ES: [
      'Las piedras de rango que colocaban a los funcionarios ante el rey',
      'Cuarenta y ocho pilares de granito bajo un pabellón de banquetes',
      'El estanque junto al que lucieron las primeras bombillas del país',
      'Los caballetes de Gahoe-dong con la ciudad muy abajo',
      'Lámparas y cortinas en el salón del trono del último emperador',
    ],
    it_IT: [
      'Le pietre di rango che disponevano i funzionari davanti al re',
      'Quarantotto pilastri di granito sotto un padiglione da banchetti',
      'Lo stagno presso cui si accesero le prime lampadine del paese',
      'I colmi dei tetti di Gahoe-dong, con la città molto più in basso',
      'Lampadari e tende nella sala del trono dell’ultimo imperatore',
    ],
    ru_RU: [
      'Камни с рангами, по которым чиновники выстраивались перед королём',
      'Сорок восемь гранитных столбов под пиршественным павильоном',
      'Пруд, у которого зажглись первые в стране электрические лампы',
      'Коньки крыш Кахведона, а далеко внизу — город',
      'Люстры и шторы в тронном зале последнего императора',
    ],
    ja_JP: [
      '王の前で官僚の立つ位置を示した品階石',
      '宴の楼閣を支える四十八本の花崗岩の柱',
      'この国で初めて電灯がともった池のほとり',
      '街を遠く見下ろす嘉会洞の屋根の稜線',
      '最後の皇帝の玉座の間に残る電灯とカーテン',
    ],
  },
  description: {
    en_US:
      'The first palace was drawn with a ruler in 1395: gate, court and throne on one axis, with the mountain behind. It burned in 1592 and stood empty for nearly three centuries, while the kings lived in the second one, laid along the folds of a hill. Between the two grew Bukchon, the northern village, where high officials had their gates.\n\nThe way is about five kilometers, with gravel courts, some thresholds and one steep lane in Bukchon. People live there, so visitors come between ten and five and speak quietly. Neither palace is seen on a Monday or Tuesday, when one of them is shut. Five hours leave time for a bowl of hand-cut noodles and, where tickets remain, a timed visit to the rear garden of Changdeokgung.',
    fr_FR:
      'Le premier palais fut tracé à la règle en 1395 : porte, cour et trône sur un même axe, la montagne derrière. Il brûla en 1592 et resta vide près de trois siècles, pendant que les rois vivaient dans le second, couché dans les replis d’une colline. Entre les deux grandit Bukchon, le village du nord, où les hauts fonctionnaires avaient leur porte.\n\nLe chemin fait environ cinq kilomètres, avec des cours de gravier, quelques seuils et une ruelle raide à Bukchon. Des gens y habitent : on vient entre dix et dix-sept heures et l’on parle bas. La visite n’a lieu ni le lundi ni le mardi, jours de fermeture de l’un ou de l’autre. En cinq heures, on a le temps d’un bol de nouilles coupées au couteau et, s’il reste des billets, d’une entrée à heure fixe au jardin arrière de Changdeokgung.',
    de_DE:
      'Den ersten Palast zog man 1395 mit dem Lineal: Tor, Hof und Thron auf einer Achse, der Berg dahinter. Er brannte 1592 ab und lag fast drei Jahrhunderte leer, während die Könige im zweiten lebten, der sich in die Falten eines Hügels legt. Dazwischen wuchs Bukchon, das Norddorf, in dem hohe Beamte ihre Tore hatten.\n\nDer Weg ist etwa fünf Kilometer lang, mit Kieshöfen, ein paar Schwellen und einer steilen Gasse in Bukchon. Dort wohnen Menschen; Besucher kommen deshalb zwischen zehn und siebzehn Uhr und sprechen leise. Montags und dienstags hat je einer der Paläste zu, dann findet die Führung nicht statt. In fünf Stunden ist Zeit für eine Schale handgeschnittener Nudeln und, wenn es noch Karten gibt, für den hinteren Garten des Changdeokgung.',
    es_ES:
      'El primer palacio se trazó con regla en 1395: puerta, patio y trono en un mismo eje, con la montaña detrás. Ardió en 1592 y quedó vacío casi tres siglos, mientras los reyes vivían en el segundo, acomodado en los pliegues de una colina. Entre ambos creció Bukchon, la aldea del norte, donde los altos funcionarios tenían su portal.\n\nSon unos cinco kilómetros, con patios de grava, algunos umbrales y una callejuela empinada en Bukchon. Allí vive gente, así que se va entre las diez y las cinco y se habla bajo. No hay visita los lunes ni los martes, cuando cierra uno u otro palacio. En cinco horas da tiempo a un cuenco de fideos cortados a mano y, si quedan entradas, al jardín trasero de Changdeokgung, que se ve con hora fija.',
    it_IT:
      'Il primo palazzo fu tracciato con la riga nel 1395: porta, cortile e trono su un solo asse, la montagna alle spalle. Bruciò nel 1592 e restò vuoto quasi tre secoli, mentre i re vivevano nel secondo, adagiato nelle pieghe di una collina. In mezzo crebbe Bukchon, il villaggio del nord, dove gli alti funzionari avevano il loro portone.\n\nSono circa cinque chilometri, con cortili di ghiaia, qualche soglia e un vicolo ripido a Bukchon. Lì abita gente: si va fra le dieci e le diciassette e si parla piano. La visita non si tiene il lunedì e il martedì, quando l’uno o l’altro palazzo è chiuso. In cinque ore c’è posto per una ciotola di tagliolini fatti a mano e, se restano biglietti, per il giardino posteriore di Changdeokgung, a orario fisso.',
    ru_RU:
      'Первый дворец в 1395 году начертили по линейке: ворота, двор и трон на одной оси, позади гора. В 1592-м он сгорел и почти три века пустовал, а короли жили во втором, который лёг по складкам холма. Между ними вырос Пукчхон, «северная деревня», где держали дома высшие чиновники.\n\nПройти предстоит около пяти километров: дворы с гравием, пороги и один крутой переулок в Пукчхоне. Там живут люди, поэтому гости приходят с десяти до пяти и говорят негромко. По понедельникам и вторникам экскурсии нет: в эти дни закрыт то один, то другой дворец. В пятичасовом варианте остаётся время на миску резаной вручную лапши, а если есть билеты — и на задний сад Чхандоккуна, куда пускают по часам.',
    ja_JP:
      '最初の王宮は1395年、山を背に、門と庭と玉座を一本の軸に据えて直線で引かれました。1592年に焼けてから三世紀近く空いたままで、その間、王たちは丘の起伏に沿って造られたもう一つの宮で暮らしました。二つの間に育ったのが、高官たちの屋敷が並んだ「北の村」、北村です。\n\n道のりは約5キロで、砂利の庭と敷居、北村には急な坂道が一本あります。今も人の暮らす町ですので、訪問は10時から17時の間とし、声を落として歩きます。どちらかの宮が休みになる月曜と火曜は催行しません。5時間のコースでは、手打ち麺の一椀と、券が残っていれば時間指定の昌徳宮後苑の見学が加わります。',
  },
  included: {
    en_US: ['Licensed guide-interpreter, private', 'A cup of omija tea in Bukchon', 'Sketch map of the two palaces'],
    fr_FR: ['Guide-interprète agréé, en privé', 'Une tasse de thé omija à Bukchon', 'Croquis des deux palais'],
    de_DE: ['Lizenzierter Guide, privat', 'Eine Tasse Omija-Tee in Bukchon', 'Skizze der beiden Paläste'],
    es_ES: ['Guía intérprete oficial, en privado', 'Una taza de té de omija en Bukchon', 'Croquis de los dos palacios'],
    it_IT: ['Guida interprete abilitata, in privato', 'Una tazza di tè omija a Bukchon', 'Schizzo dei due palazzi'],
    ru_RU: ['Лицензированный гид-переводчик, индивидуально', 'Чашка чая омиджа в Пукчхоне', 'Схема обоих дворцов'],
    ja_JP: ['お客様のグループ専任の有資格ガイド', '北村で五味子茶一杯', '二つの王宮の見取り図'],
  },
  notIncluded: {
    en_US: ['Palace tickets', 'Ticket for the rear garden of Changdeokgung', 'Hanbok rental and meals'],
    fr_FR: ['Billets des palais', 'Billet du jardin arrière de Changdeokgung', 'Location de hanbok et repas'],
    de_DE: ['Eintritt in die Paläste', 'Karte für den hinteren Garten des Changdeokgung', 'Hanbok-Verleih und Essen'],
    es_ES: ['Entradas a los palacios', 'Entrada al jardín trasero de Changdeokgung', 'Alquiler de hanbok y comidas'],
    it_IT: [
      'Biglietti dei palazzi',
      'Biglietto del giardino posteriore di Changdeokgung',
      'Noleggio di hanbok e pasti',
    ],
    ru_RU: ['Билеты во дворцы', 'Билет в задний сад Чхандоккуна', 'Прокат ханбока и еда'],
    ja_JP: ['王宮の観覧料', '昌徳宮後苑の観覧料', '韓服のレンタルと食事代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Gwanghwamun',
        fr_FR: 'Porte Gwanghwamun',
        de_DE: 'Gwanghwamun',
        es_ES: 'Puerta Gwanghwamun',
        it_IT: 'Porta Gwanghwamun',
        ru_RU: 'Ворота Кванхвамун',
        ja_JP: '光化門',
      },
      text: {
        en_US:
          'The gate went back to its old place in 2010, in timber again after decades in concrete, and its ceremonial terrace followed in 2023. Two scaly haetae watch the road, because they are said to eat fire.',
        fr_FR:
          'La porte a retrouvé son emplacement en 2010, en bois après des décennies de béton, et sa terrasse d’apparat en 2023. Deux haetae écailleux surveillent la route, car ils mangent, dit-on, le feu.',
        de_DE:
          'Seit 2010 steht das Tor wieder an seinem alten Platz, nach Jahrzehnten in Beton wieder aus Holz; 2023 folgte die Zeremonienterrasse. Zwei geschuppte Haetae bewachen die Straße, denn sie sollen Feuer fressen.',
        es_ES:
          'La puerta volvió a su sitio en 2010, otra vez de madera tras décadas de hormigón, y su terraza ceremonial en 2023. Dos haetae con escamas vigilan la calle, pues se dice que comen fuego.',
        it_IT:
          'La porta è tornata al suo posto nel 2010, di nuovo in legno dopo decenni di cemento; la terrazza cerimoniale nel 2023. Due haetae squamosi sorvegliano la strada, perché si dice che mangino il fuoco.',
        ru_RU:
          'В 2010 году ворота вернулись на прежнее место — снова деревянные после десятилетий в бетоне, а в 2023-м восстановили и парадную террасу. Два чешуйчатых хэтхэ стерегут дорогу: говорят, они пожирают огонь.',
        ja_JP:
          '門は2010年、長いコンクリートの時代を経て木造で元の位置に戻り、2023年には月台も復元されました。火を食べるといわれる鱗のあるヘテが二頭、道を見張っています。',
      },
      latitude: 37.57598,
      longitude: 126.97692,
      minutes: 20,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Geunjeongjeon, Gyeongbokgung',
        fr_FR: 'Geunjeongjeon, palais Gyeongbokgung',
        de_DE: 'Geunjeongjeon im Gyeongbokgung',
        es_ES: 'Geunjeongjeon, en Gyeongbokgung',
        it_IT: 'Geunjeongjeon, a Gyeongbokgung',
        ru_RU: 'Кынджонджон, тронный зал Кёнбоккуна',
        ja_JP: '景福宮 勤政殿',
      },
      text: {
        en_US:
          'Civil officials lined up to the east, military ones to the west, on flagstones left rough so that the sun would not glare. Behind the throne a screen shows sun, moon and five peaks, complete only when the king sat before it.',
        fr_FR:
          'Les fonctionnaires civils se rangeaient à l’est, les militaires à l’ouest, sur des dalles laissées brutes contre l’éblouissement. Derrière le trône, un paravent au soleil, à la lune et aux cinq pics n’était complet que le roi assis.',
        de_DE:
          'Zivile Beamte standen im Osten, militärische im Westen, auf rau belassenen Platten, damit die Sonne nicht blendete. Der Wandschirm hinter dem Thron zeigt Sonne, Mond und fünf Gipfel; vollständig war er erst, wenn der König davor saß.',
        es_ES:
          'Los funcionarios civiles formaban al este y los militares al oeste, sobre losas dejadas ásperas para que el sol no deslumbrara. Tras el trono, un biombo con sol, luna y cinco picos solo estaba completo con el rey sentado delante.',
        it_IT:
          'I funzionari civili stavano a est, i militari a ovest, su lastre lasciate grezze perché il sole non abbagliasse. Dietro il trono, il paravento con sole, luna e cinque vette era completo solo con il re seduto davanti.',
        ru_RU:
          'Гражданские чиновники вставали к востоку, военные — к западу, на плитах, нарочно оставленных шероховатыми, чтобы солнце не слепило. За троном ширма с солнцем, луной и пятью вершинами: завершённой она считалась, лишь когда перед ней сидел король.',
        ja_JP:
          '文官は東、武官は西に並びました。敷石が粗いままなのは、日の照り返しを抑えるためです。玉座の後ろの日月五峰図は、王が前に座って初めて完成するとされました。',
      },
      latitude: 37.57855,
      longitude: 126.97705,
      minutes: 30,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Gyeonghoeru',
        fr_FR: 'Gyeonghoeru',
        de_DE: 'Gyeonghoeru',
        es_ES: 'Gyeonghoeru',
        it_IT: 'Gyeonghoeru',
        ru_RU: 'Павильон Кёнхверу',
        ja_JP: '慶会楼',
      },
      text: {
        en_US:
          'Envoys were feasted on the upper floor, above a square pond. The outer pillars are square for the earth, the inner ones round for heaven.',
        fr_FR:
          'On y fêtait les ambassadeurs à l’étage, au-dessus d’un étang carré. Les piliers extérieurs sont carrés comme la terre, ceux du dedans ronds comme le ciel.',
        de_DE:
          'Im Obergeschoss, über einem rechteckigen Teich, wurden Gesandte bewirtet. Die äußeren Pfeiler sind eckig wie die Erde, die inneren rund wie der Himmel.',
        es_ES:
          'En el piso alto, sobre un estanque cuadrado, se agasajaba a los embajadores. Los pilares de fuera son cuadrados como la tierra; los de dentro, redondos como el cielo.',
        it_IT:
          'Al piano alto, sopra uno stagno quadrato, si ricevevano a banchetto gli ambasciatori. I pilastri esterni sono quadrati come la terra, gli interni tondi come il cielo.',
        ru_RU:
          'Наверху, над прямоугольным прудом, угощали послов. Внешние столбы квадратные, как земля, внутренние круглые, как небо.',
        ja_JP:
          '四角い池の上の二階で、使節をもてなす宴が開かれました。外側の柱は大地を表して四角く、内側の柱は天を表して丸く造られています。',
      },
      latitude: 37.5798,
      longitude: 126.976,
      minutes: 15,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Hyangwonjeong and Geoncheonggung',
        fr_FR: 'Hyangwonjeong et Geoncheonggung',
        de_DE: 'Hyangwonjeong und Geoncheonggung',
        es_ES: 'Hyangwonjeong y Geoncheonggung',
        it_IT: 'Hyangwonjeong e Geoncheonggung',
        ru_RU: 'Хянвонджон и Кончхонгун',
        ja_JP: '香遠亭と乾清宮',
      },
      text: {
        en_US:
          'A hexagonal pavilion stands on an island whose white bridge was put back on its northern side in 2021. In the residence behind it light bulbs were lit in 1887, and Queen Min was murdered eight years later.',
        fr_FR:
          'Un pavillon hexagonal occupe une île dont le pont blanc est revenu du côté nord en 2021. Dans la résidence voisine, on alluma des ampoules en 1887 ; la reine Min y fut assassinée huit ans plus tard.',
        de_DE:
          'Der sechseckige Pavillon steht auf einer Insel, deren weiße Brücke 2021 an die Nordseite zurückkehrte. In der Residenz dahinter brannten 1887 Glühbirnen; acht Jahre später wurde dort Königin Min ermordet.',
        es_ES:
          'Un pabellón hexagonal ocupa una isla cuyo puente blanco volvió al lado norte en 2021. En la residencia de detrás se encendieron bombillas en 1887, y ocho años después fue asesinada allí la reina Min.',
        it_IT:
          'Un padiglione esagonale occupa un’isola il cui ponte bianco è tornato sul lato nord nel 2021. Nella residenza alle spalle si accesero lampadine nel 1887; otto anni dopo vi fu assassinata la regina Min.',
        ru_RU:
          'Шестигранный павильон стоит на островке; белый мостик в 2021 году вернули на северную сторону. В покоях за прудом в 1887-м зажгли электричество, а восемь лет спустя там убили королеву Мин.',
        ja_JP:
          '島に立つ六角の楼閣で、白い橋は2021年に本来の北側へ戻されました。奥の乾清宮では1887年に電灯がともり、その八年後に閔妃が殺害されました。',
      },
      latitude: 37.58235,
      longitude: 126.97705,
      minutes: 20,
      minutesToNext: 16,
    },
    {
      name: {
        en_US: 'Bukchon, Gahoe-dong',
        fr_FR: 'Bukchon, Gahoe-dong',
        de_DE: 'Bukchon, Gahoe-dong',
        es_ES: 'Bukchon, Gahoe-dong',
        it_IT: 'Bukchon, Gahoe-dong',
        ru_RU: 'Пукчхон, квартал Кахведон',
        ja_JP: '北村 嘉会洞',
      },
      text: {
        en_US:
          'In the 1930s the developer Jeong Se-gwon divided old estates into small plots and filled them with hanok of one pattern, so that Koreans could stay in the center. Walls touch, eaves nearly so, and nobody raises their voice.',
        fr_FR:
          'Dans les années 1930, le promoteur Jeong Se-gwon découpa de grands domaines en petites parcelles et les garnit de hanok d’un même modèle, pour que les Coréens restent au centre. Les murs se touchent, les auvents presque, et l’on baisse la voix.',
        de_DE:
          'In den 1930er-Jahren teilte der Bauunternehmer Jeong Se-gwon alte Anwesen in kleine Parzellen und stellte Hanok nach einem Muster darauf, damit Koreaner im Zentrum bleiben konnten. Wand steht an Wand, die Traufen berühren sich fast, und man senkt die Stimme.',
        es_ES:
          'En los años treinta el promotor Jeong Se-gwon dividió grandes fincas en parcelas y las llenó de hanok de un mismo modelo, para que los coreanos pudieran quedarse en el centro. Las paredes se tocan, los aleros casi, y nadie alza la voz.',
        it_IT:
          'Negli anni Trenta l’impresario Jeong Se-gwon divise le vecchie tenute in piccoli lotti e li riempì di hanok tutti uguali, perché i coreani potessero restare in centro. I muri si toccano, le gronde quasi, e la voce si tiene bassa.',
        ru_RU:
          'В 1930-х застройщик Чон Сегвон поделил старые усадьбы на мелкие участки и поставил на них ханоки по одному образцу, чтобы корейцы могли остаться в центре. Стены смыкаются, карнизы почти тоже, и голос здесь не повышают.',
        ja_JP:
          '1930年代、開発業者の鄭世権は大きな屋敷地を小さく分け、同じ型の韓屋を並べて、朝鮮の人々が都心に住み続けられるようにしました。壁は接し、軒も触れそうな路地を、声を潜めて歩きます。',
      },
      latitude: 37.58265,
      longitude: 126.9835,
      minutes: 30,
      minutesToNext: 14,
    },
    {
      name: {
        en_US: 'Changdeokgung: Donhwamun and Injeongjeon',
        fr_FR: 'Changdeokgung : Donhwamun et Injeongjeon',
        de_DE: 'Changdeokgung: Donhwamun und Injeongjeon',
        es_ES: 'Changdeokgung: Donhwamun e Injeongjeon',
        it_IT: 'Changdeokgung: Donhwamun e Injeongjeon',
        ru_RU: 'Чхандоккун: Тонхвамун и Инджонджон',
        ja_JP: '昌徳宮 敦化門と仁政殿',
      },
      text: {
        en_US:
          'Past the gate the path turns right, over a bridge of 1411, and only then left to the throne: the hill decided, not the ruler. Inside hang electric lamps and yellow curtains from the years of Emperor Sunjong.',
        fr_FR:
          'Passé la porte, le chemin tourne à droite sur un pont de 1411, puis seulement à gauche vers le trône : la colline a décidé, non la règle. Dedans pendent des lampes électriques et des rideaux jaunes du temps de l’empereur Sunjong.',
        de_DE:
          'Hinter dem Tor biegt der Weg nach rechts über eine Brücke von 1411 und dann erst nach links zum Thron: Hier bestimmte der Hügel, nicht das Lineal. Drinnen hängen elektrische Lampen und gelbe Vorhänge aus der Zeit Kaiser Sunjongs.',
        es_ES:
          'Pasada la puerta, el camino gira a la derecha por un puente de 1411 y solo después a la izquierda, hacia el trono: decidió la colina, no la regla. Dentro cuelgan lámparas eléctricas y cortinas amarillas de tiempos del emperador Sunjong.',
        it_IT:
          'Oltre la porta il percorso piega a destra su un ponte del 1411 e solo poi a sinistra verso il trono: ha deciso la collina, non la riga. Dentro pendono lampade elettriche e tende gialle degli anni dell’imperatore Sunjong.',
        ru_RU:
          'За воротами дорога сворачивает направо, на мост 1411 года, и лишь затем налево, к трону: здесь решал холм, а не линейка. Внутри — электрические люстры и жёлтые шторы времён императора Сунджона.',
        ja_JP:
          '門を入ると道は右へ折れて1411年の橋を渡り、それから左の玉座へ向かいます。定規ではなく丘の形に従ったためです。殿内には純宗皇帝の時代の電灯と黄色いカーテンが下がっています。',
      },
      latitude: 37.5793,
      longitude: 126.9911,
      minutes: 35,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Nakseonjae',
        fr_FR: 'Nakseonjae',
        de_DE: 'Nakseonjae',
        es_ES: 'Nakseonjae',
        it_IT: 'Nakseonjae',
        ru_RU: 'Наксонджэ',
        ja_JP: '楽善斎',
      },
      text: {
        en_US:
          'King Heonjong built this house in 1847 and left the wood without the palace colors; each window has its own lattice. Yi Bangja, wife of the last crown prince, lived here until 1989.',
        fr_FR:
          'Le roi Heonjong bâtit cette maison en 1847 et laissa le bois sans les couleurs du palais ; chaque fenêtre a son treillis. Yi Bangja, épouse du dernier prince héritier, y vécut jusqu’en 1989.',
        de_DE:
          'König Heonjong baute dieses Haus 1847 und ließ das Holz ohne die Farben des Palasts; jedes Fenster hat sein eigenes Gitter. Yi Bangja, die Frau des letzten Kronprinzen, lebte hier bis 1989.',
        es_ES:
          'El rey Heonjong construyó esta casa en 1847 y dejó la madera sin los colores palaciegos; cada ventana tiene su propia celosía. Yi Bangja, esposa del último príncipe heredero, vivió aquí hasta 1989.',
        it_IT:
          'Re Heonjong costruì questa casa nel 1847 e lasciò il legno senza i colori del palazzo; ogni finestra ha il suo traliccio. Yi Bangja, moglie dell’ultimo principe ereditario, vi abitò fino al 1989.',
        ru_RU:
          'Король Хонджон построил этот дом в 1847 году и не стал покрывать дерево дворцовой росписью; у каждого окна свой узор решётки. Ли Банджа, жена последнего наследного принца, жила здесь до 1989 года.',
        ja_JP:
          '憲宗が1847年に建て、宮殿の丹青を施さず木肌のままにした館で、窓の格子は一つずつ異なります。最後の皇太子妃、李方子が1989年までここで暮らしました。',
      },
      latitude: 37.5783,
      longitude: 126.9927,
      minutes: 20,
      minutesToNext: 0,
    },
  ],
};
