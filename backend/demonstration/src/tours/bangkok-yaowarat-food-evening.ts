import type { TourOfDemo } from '../shapes.js';

export const bangkokYaowaratFoodEvening: TourOfDemo = {
  slug: 'bangkok-yaowarat-food-evening',
  city: 'bangkok',
  categories: ['food-tour', 'group-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['evening'],
  landmarks: [
    { motif: 'market-stall', name: 'Yaowarat Road' },
    { motif: 'gate', name: 'Chinatown Gate at the Odeon Circle' },
    { motif: 'plate', name: 'Oyster omelette' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Wat Mangkon MRT station, at street level on Charoen Krung Road',
        fr_FR: 'Station MRT Wat Mangkon, au niveau de la rue Charoen Krung',
        de_DE: 'MRT-Station Wat Mangkon, oben an der Charoen Krung Road',
        es_ES: 'Estación MRT Wat Mangkon, arriba, en la calle Charoen Krung',
        it_IT: 'Stazione MRT Wat Mangkon, in superficie su Charoen Krung',
        ru_RU: 'Станция метро MRT «Ват Мангкон», наверху, на улице Чароен-Крунг',
        ja_JP: 'MRTワット・マンコーン駅、チャルーンクルン通り側の地上出口',
      },
      address: 'Charoen Krung Road, Pom Prap, Bangkok 10100, Thailand',
      latitude: 13.74255,
      longitude: 100.50985,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: { kind: 'per-person', adult: 4900, child: 2900, infant: 0 },
      minimumPersons: 1,
      maximumPersons: 8,
      capacity: 8,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['17:30', '18:30'],
      closedDays: ['04-13', '04-14', '04-15', '12-31', '01-01'],
    },
  ],
  name: {
    en_US: 'Yaowarat: An Evening at the Stalls',
    fr_FR: 'Yaowarat, un soir devant les étals',
    de_DE: 'Yaowarat: ein Abend an den Garküchen',
    es_ES: 'Yaowarat: una noche entre puestos',
    it_IT: 'Yaowarat: una sera tra i banchi',
    ru_RU: 'Яоварат: вечер у уличных плит',
    ja_JP: 'ヤワラート 屋台をめぐる夜',
  },
  summary: {
    en_US:
      'Peppery noodles, oysters in batter and sesame dumplings in ginger: a supper in seven small portions through Bangkok’s Chinatown.',
    fr_FR:
      'Nouilles au poivre, huîtres en galette, boulettes de sésame au gingembre : un dîner en sept petites portions à travers le Chinatown de Bangkok.',
    de_DE:
      'Nudeln in Pfefferbrühe, Austern im Teig, Sesamklöße in Ingwersud: ein Abendessen in sieben kleinen Portionen durch Bangkoks Chinatown.',
    es_ES:
      'Fideos con pimienta, ostras rebozadas y bolitas de sésamo en jengibre: una cena en siete raciones pequeñas por el Chinatown de Bangkok.',
    it_IT:
      'Tagliolini al pepe, ostriche in pastella e gnocchetti di sesamo allo zenzero: una cena in sette piccole porzioni nella Chinatown di Bangkok.',
    ru_RU:
      'Лапша в перечном бульоне, устрицы в тесте, кунжутные клёцки в имбирном отваре: ужин из семи небольших порций в Чайна-тауне Бангкока.',
    ja_JP:
      '胡椒のきいた麺、牡蠣のお好み焼き、生姜湯に浮かぶ胡麻団子。バンコクの中華街で、七つの小皿を少しずつ食べ歩く夕食のツアーです。',
  },
  highlights: {
    en_US: [
      'Rolled rice noodles ladled from a cauldron of white pepper broth',
      'Gold shops and Chinese signs lit along the curve of Yaowarat',
      'A charcoal grill of river prawns in the lane called Soi Texas',
      'Herb cabinets of the old dispensaries in Soi Nana',
    ],
    fr_FR: [
      'Des nouilles de riz roulées, puisées dans un chaudron de bouillon au poivre blanc',
      'Bijouteries d’or et enseignes chinoises allumées dans la courbe de Yaowarat',
      'Des crevettes de rivière sur la braise, dans la ruelle dite Soi Texas',
      'Les armoires à simples des anciennes herboristeries de Soi Nana',
    ],
    de_DE: [
      'Gerollte Reisnudeln, geschöpft aus einem Kessel mit weißem Pfeffer',
      'Goldläden und chinesische Schilder, die in der Biegung der Yaowarat leuchten',
      'Flussgarnelen über Holzkohle, gegrillt in der Gasse namens Soi Texas',
      'Kräuterschränke der früheren Apotheken, die in der Soi Nana stehen blieben',
    ],
    es_ES: [
      'Fideos de arroz enrollados, servidos de una olla de caldo con pimienta blanca',
      'Joyerías de oro y rótulos chinos encendidos en la curva de Yaowarat',
      'Langostinos de río a la brasa en el callejón llamado Soi Texas',
      'Los cajones de hierbas de las viejas boticas de Soi Nana',
    ],
    it_IT: [
      'Tagliatelle di riso arrotolate, versate da un calderone al pepe bianco',
      'Oreficerie e insegne cinesi accese lungo la curva di Yaowarat',
      'Gamberi di fiume alla brace nel vicolo detto Soi Texas',
      'Le cassettiere delle vecchie erboristerie di Soi Nana',
    ],
    ru_RU: [
      'Рулончики рисовой лапши из котла с белым перцем',
      'Золотые лавки и китайские вывески, горящие вдоль изгиба Яоварат',
      'Речные креветки на углях в переулке по прозвищу Сой-Техас',
      'Шкафы с травами в бывших аптеках переулка Сой-Нана',
    ],
    ja_JP: [
      '白胡椒のスープの大鍋からすくう、くるりと巻いた米の麺',
      'ヤワラート通りの曲がりに沿って灯る金行と漢字の看板',
      '「ソイ・テキサス」と呼ばれる路地で炭火に焼かれる川エビ',
      'ソイ・ナナの古い薬房に残る百味箪笥',
    ],
  },
  description: {
    en_US:
      'The Chinese traders whose ground was needed for the palace in 1782 moved downstream to Sampheng, and a century later Yaowarat Road was laid through their lanes in a long bend that people compare to a dragon. By day it sells gold. After sunset carts roll up to the curb, a gas flame is lit, and the sidewalk belongs to the cooks.\n\nYou eat standing, on stools and once at a proper table, a few bites at each place so that the last one still tastes good. Most dishes are Teochew in origin, changed by two centuries of Thai lime and chili. The distance is about one and a half kilometers. Pork and shellfish appear often; tell us beforehand what you do not eat, and the guide chooses other stalls.',
    fr_FR:
      'Les marchands chinois dont le terrain servit au palais, en 1782, s’installèrent en aval, à Sampheng ; un siècle plus tard, on traça Yaowarat à travers leurs ruelles, en une longue courbe que l’on compare à un dragon. Le jour, on y vend de l’or. La nuit tombée, les chariots se rangent au bord du trottoir, une flamme de gaz s’allume, et la chaussée revient aux cuisiniers.\n\nOn mange debout, sur des tabourets et une fois à une vraie table, quelques bouchées à chaque halte pour que la dernière plaise encore. Les plats sont presque tous d’origine teochew, changés par deux siècles de citron vert et de piment. La distance est d’environ un kilomètre et demi. Porc et fruits de mer reviennent souvent : dites d’avance ce que vous ne mangez pas, le guide choisira d’autres étals.',
    de_DE:
      'Die chinesischen Händler, deren Grund 1782 für den Palast gebraucht wurde, zogen flussabwärts nach Sampheng; hundert Jahre später legte man die Yaowarat Road durch ihre Gassen, in einem langen Bogen, den man mit einem Drachen vergleicht. Tagsüber wird dort Gold verkauft. Nach Sonnenuntergang rollen Karren an den Bordstein, eine Gasflamme geht an, und der Gehweg gehört den Köchen.\n\nGegessen wird im Stehen, auf Hockern und einmal an einem richtigen Tisch, jeweils nur ein paar Bissen, damit auch der letzte noch schmeckt. Die meisten Gerichte stammen aus Teochew und haben sich in zweihundert Jahren mit Limette und Chili verändert. Die Strecke misst etwa anderthalb Kilometer. Schwein und Meeresfrüchte kommen oft vor; sagen Sie vorher, was Sie nicht essen, dann wählt der Guide andere Stände.',
    es_ES:
      'Los comerciantes chinos cuyo terreno hizo falta para el palacio en 1782 se fueron río abajo, a Sampheng; un siglo después se abrió entre sus callejones la calle Yaowarat, con una larga curva que la gente compara con un dragón. De día vende oro. Cuando oscurece, los carritos se arriman al bordillo, se enciende el gas y la acera pasa a ser de los cocineros.\n\nSe come de pie, en taburetes y una vez en mesa de verdad, unos bocados en cada sitio para que el último siga apeteciendo. Casi todos los platos son de origen teochew, cambiados por dos siglos de lima y chile. La distancia ronda el kilómetro y medio. Abundan el cerdo y el marisco; avise de lo que no come y el guía elegirá otros puestos.',
    it_IT:
      'I mercanti cinesi il cui terreno servì per il palazzo, nel 1782, si spostarono a valle, a Sampheng; un secolo dopo fra i loro vicoli fu aperta Yaowarat, con una lunga curva che si paragona a un drago. Di giorno vende oro. Dopo il tramonto i carretti accostano al marciapiede, si accende il gas e la strada passa ai cuochi.\n\nSi mangia in piedi, su sgabelli e una volta a un vero tavolo, pochi bocconi per sosta, perché anche l’ultimo sia gradito. Quasi tutti i piatti vengono dai Teochew e due secoli di lime e peperoncino li hanno cambiati. La distanza è di un chilometro e mezzo circa. Maiale e frutti di mare ricorrono spesso: dica prima che cosa non mangia, e la guida sceglierà altri banchi.',
    ru_RU:
      'Китайские купцы, чья земля в 1782 году понадобилась под дворец, перебрались ниже по реке, в Сампхенг; через сто лет сквозь их переулки проложили улицу Яоварат — длинной дугой, которую сравнивают с драконом. Днём здесь торгуют золотом. После заката к бордюру подкатывают тележки, вспыхивает газ, и тротуар переходит к поварам.\n\nМы едим стоя, на табуретках и один раз за настоящим столом, понемногу на каждой остановке, чтобы и последняя была в радость. Почти все блюда родом от чаошаньских китайцев, но за двести лет их изменили лайм и чили. Пройти предстоит около полутора километров. Свинина и морепродукты попадаются часто: скажите заранее, чего вы не едите, и гид подберёт другие лотки.',
    ja_JP:
      '1782年、王宮の用地を明け渡した華人の商人たちは、川下のサンペンへ移りました。その路地を貫いて百年後に通されたのがヤワラート通りで、長い弧は龍の姿にたとえられます。昼は金を商う通りですが、日が沈むと屋台が縁石に寄せられ、ガスの火がともり、歩道は料理人のものになります。\n\n立ったまま、腰掛けで、そして一度はきちんとした卓で、最後の一皿までおいしく食べられるように数口ずついただきます。料理の多くは潮州に由来し、ライムと唐辛子の二百年を経て姿を変えてきました。歩く距離は約1.5キロです。豚肉や貝を使うものが多いため、召し上がれないものを事前にお知らせいただければ、ガイドが別の屋台を選びます。',
  },
  included: {
    en_US: [
      'Guide, in a group of at most eight',
      'Seven tastings and two herbal drinks',
      'Wet wipes and a list of the dishes',
    ],
    fr_FR: [
      'Guide, pour un groupe de huit au plus',
      'Sept dégustations et deux boissons aux plantes',
      'Lingettes et liste des plats',
    ],
    de_DE: [
      'Guide, in einer Gruppe von höchstens acht',
      'Sieben Kostproben und zwei Kräutergetränke',
      'Feuchttücher und eine Liste der Gerichte',
    ],
    es_ES: [
      'Guía, en un grupo de ocho como máximo',
      'Siete degustaciones y dos bebidas de hierbas',
      'Toallitas y una lista de los platos',
    ],
    it_IT: [
      'Guida, in un gruppo di otto al massimo',
      'Sette assaggi e due bevande alle erbe',
      'Salviette e un elenco dei piatti',
    ],
    ru_RU: [
      'Гид, в группе не больше восьми человек',
      'Семь дегустаций и два травяных напитка',
      'Влажные салфетки и список блюд',
    ],
    ja_JP: ['最大8名のグループのガイド', '七品の試食と薬草茶二杯', 'おしぼりと料理の一覧'],
  },
  notIncluded: {
    en_US: ['Beer and other alcohol', 'Further dishes you order yourself', 'Ride back to your hotel'],
    fr_FR: ['Bière et autres alcools', 'Plats commandés en plus', 'Retour à l’hôtel'],
    de_DE: ['Bier und anderer Alkohol', 'Weitere Gerichte, die Sie selbst bestellen', 'Rückfahrt zum Hotel'],
    es_ES: ['Cerveza y otros alcoholes', 'Platos que pida por su cuenta', 'Regreso al hotel'],
    it_IT: ['Birra e altri alcolici', 'Altri piatti ordinati sul posto', 'Ritorno in albergo'],
    ru_RU: ['Пиво и другой алкоголь', 'Блюда сверх программы', 'Дорога обратно в отель'],
    ja_JP: ['ビールなどの酒類', '追加でご注文の料理', 'ホテルへのお帰りの交通費'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Gate of Wat Mangkon Kamalawat',
        fr_FR: 'Portail du Wat Mangkon Kamalawat',
        de_DE: 'Tor des Wat Mangkon Kamalawat',
        es_ES: 'Puerta de Wat Mangkon Kamalawat',
        it_IT: 'Portale del Wat Mangkon Kamalawat',
        ru_RU: 'Ворота храма Ват Мангкон Камалават',
        ja_JP: 'ワット・マンコーン・カマラーワート（龍蓮寺）の門前',
      },
      text: {
        en_US:
          'The gate on Charoen Krung leads to the main Chinese Buddhist temple of the quarter, founded in the 1870s. Around it shops sell paper houses and paper phones to burn for the dead, and you taste the first bun.',
        fr_FR:
          'Ce portail de Charoen Krung mène au principal temple bouddhique chinois du quartier, fondé dans les années 1870. Autour, on vend des maisons et des téléphones de papier à brûler pour les morts ; on goûte un premier petit pain.',
        de_DE:
          'Das Tor an der Charoen Krung führt zum wichtigsten chinesisch-buddhistischen Tempel des Viertels, gegründet in den 1870er-Jahren. Ringsum gibt es Häuser und Telefone aus Papier, die man für die Toten verbrennt, und Sie kosten das erste Dampfbrötchen.',
        es_ES:
          'La puerta de Charoen Krung da al principal templo budista chino del barrio, fundado en la década de 1870. Alrededor se venden casas y teléfonos de papel para quemar por los difuntos, y se prueba el primer bollo.',
        it_IT:
          'Il portale su Charoen Krung conduce al principale tempio buddista cinese del quartiere, fondato negli anni Settanta dell’Ottocento. Intorno si vendono case e telefoni di carta da bruciare per i defunti, e si assaggia il primo panino al vapore.',
        ru_RU:
          'Ворота с улицы Чароен-Крунг ведут к главному китайскому буддийскому храму квартала, основанному в 1870-х. В лавках вокруг продают бумажные дома и телефоны, которые сжигают для умерших, а мы пробуем первую паровую булочку.',
        ja_JP:
          'チャルーンクルン通りの門の奥に、1870年代に創建された、この界隈で最も重んじられる中国仏教の寺があります。周囲の店では故人のために燃やす紙の家や電話が売られ、ここで最初の蒸しまんじゅうをいただきます。',
      },
      latitude: 13.74355,
      longitude: 100.50975,
      minutes: 18,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Plaeng Nam Road',
        fr_FR: 'Rue Plaeng Nam',
        de_DE: 'Plaeng-Nam-Straße',
        es_ES: 'Calle Plaeng Nam',
        it_IT: 'Via Plaeng Nam',
        ru_RU: 'Улица Плэнгнам',
        ja_JP: 'プレーンナーム通り',
      },
      text: {
        en_US:
          'Woks roar over charcoal beside a shop of drums and fiddles for Chinese opera. Here comes the oyster omelette, crisp at the edge, with a sour chili sauce that Teochew cooks would not have known.',
        fr_FR:
          'Les woks grondent sur le charbon près d’une boutique de tambours et de vielles pour l’opéra chinois. Voici l’omelette aux huîtres, croustillante au bord, avec une sauce acide au piment que les Teochew ignoraient.',
        de_DE:
          'Woks fauchen über Holzkohle, daneben werden Trommeln und Fiedeln für die chinesische Oper verkauft. Es gibt Austernomelett, am Rand knusprig, mit einer sauren Chilisauce, die man in Teochew nicht kannte.',
        es_ES:
          'Los woks rugen sobre el carbón junto a una tienda de tambores y violines para ópera china. Llega la tortilla de ostras, crujiente por el borde, con una salsa ácida de chile que los teochew no conocían.',
        it_IT:
          'I wok ruggiscono sul carbone accanto a un negozio di tamburi e violini per l’opera cinese. Qui arriva l’omelette di ostriche, croccante ai bordi, con una salsa acida al peperoncino che i Teochew non conoscevano.',
        ru_RU:
          'Воки гудят над углями рядом с лавкой барабанов и скрипок для китайской оперы. Здесь подают омлет с устрицами, хрустящий по краю, с кислым соусом чили, какого на родине рецепта не знали.',
        ja_JP:
          '潮州歌劇の太鼓や胡弓を商う店の隣で、炭火の上の中華鍋が音を立てます。ここでは縁のかりっとした牡蠣の卵焼きを、潮州にはなかった酸っぱい唐辛子のたれでいただきます。',
      },
      latitude: 13.74145,
      longitude: 100.51035,
      minutes: 28,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Yaowarat Road',
        fr_FR: 'Rue Yaowarat',
        de_DE: 'Yaowarat Road',
        es_ES: 'Calle Yaowarat',
        it_IT: 'Yaowarat Road',
        ru_RU: 'Улица Яоварат',
        ja_JP: 'ヤワラート通り',
      },
      text: {
        en_US:
          'Bowls of guay jub, dough sticks with pandan custard and chestnuts turning in hot black sand follow one another under the neon. The guide explains why the gold shops are all painted red inside.',
        fr_FR:
          'Bols de guay jub, beignets longs à la crème de pandan et châtaignes tournées dans le sable noir brûlant se suivent sous les néons. Le guide dit pourquoi les bijouteries sont peintes en rouge à l’intérieur.',
        de_DE:
          'Schalen mit Guay Jub, Teigstangen mit Pandancreme und Kastanien, die in heißem schwarzem Sand rollen, folgen einander unter den Leuchtreklamen. Der Guide erklärt, warum die Goldläden innen alle rot gestrichen sind.',
        es_ES:
          'Bajo el neón se suceden cuencos de guay jub, churros con crema de pandan y castañas que giran en arena negra ardiente. El guía cuenta por qué las joyerías están todas pintadas de rojo por dentro.',
        it_IT:
          'Ciotole di guay jub, bastoncini fritti con crema di pandan e castagne rigirate nella sabbia nera rovente si susseguono sotto i neon. La guida spiega perché le oreficerie sono tutte rosse all’interno.',
        ru_RU:
          'Под неоном одна за другой идут миски куай-чапа, жареные палочки с кремом из пандана и каштаны, что крутятся в горячем чёрном песке. Гид объяснит, почему все золотые лавки внутри выкрашены красным.',
        ja_JP:
          'ネオンの下に、クイジャップの椀、パンダンのクリームを添えた揚げパン、黒い砂で煎られる栗が続きます。金行の内装がなぜどこも赤いのかも、ここでお話しします。',
      },
      latitude: 13.74055,
      longitude: 100.50985,
      minutes: 41,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Phadung Dao Road (Soi Texas)',
        fr_FR: 'Rue Phadung Dao (Soi Texas)',
        de_DE: 'Phadung-Dao-Straße (Soi Texas)',
        es_ES: 'Calle Phadung Dao (Soi Texas)',
        it_IT: 'Via Phadung Dao (Soi Texas)',
        ru_RU: 'Улица Пхадунгдао (Сой-Техас)',
        ja_JP: 'パドゥンダーオ通り（ソイ・テキサス）',
      },
      text: {
        en_US:
          'The side street took its nickname from a movie theater, people say, and fills with folding tables. This is the one seated stop: prawns from the grill, morning glory tossed in a flame, plain rice.',
        fr_FR:
          'Cette rue latérale doit son surnom à un cinéma, dit-on, et se couvre de tables pliantes. C’est la seule halte assise : crevettes grillées, liseron d’eau sauté dans la flamme, riz blanc.',
        de_DE:
          'Ihren Spitznamen soll die Seitenstraße von einem Kino haben; abends füllt sie sich mit Klapptischen. Hier wird einmal richtig gesessen: Garnelen vom Grill, Wasserspinat aus der Flamme, Reis.',
        es_ES:
          'Dicen que la bocacalle debe su apodo a un cine; por la noche se llena de mesas plegables. Es la única parada sentados: langostinos a la parrilla, espinaca de agua salteada entre llamas, arroz blanco.',
        it_IT:
          'La traversa deve il soprannome a un cinema, si dice, e la sera si riempie di tavoli pieghevoli. È l’unica sosta seduti: gamberi alla griglia, ipomea saltata nella fiamma, riso bianco.',
        ru_RU:
          'Прозвище переулок, говорят, получил от кинотеатра; вечером его заставляют складными столами. Это единственная остановка за столом: креветки с гриля, водяной шпинат, обожжённый пламенем, и рис.',
        ja_JP:
          'この横丁の通称は映画館に由来するといわれ、夜は折り畳みの卓で埋まります。唯一座って食べる場所で、焼きエビと、炎の中で炒めた空心菜を白いご飯とともにいただきます。',
      },
      latitude: 13.74005,
      longitude: 100.51115,
      minutes: 33,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Soi Nana',
        fr_FR: 'Soi Nana',
        de_DE: 'Soi Nana',
        es_ES: 'Soi Nana',
        it_IT: 'Soi Nana',
        ru_RU: 'Сой-Нана',
        ja_JP: 'ソイ・ナナ',
      },
      text: {
        en_US:
          'This lane was known for medicine shops, and some drawers still smell of licorice and dried citrus peel. You sip chrysanthemum tea and eat black sesame dumplings in a ginger broth hot enough to make you cough.',
        fr_FR:
          'La ruelle était connue pour ses herboristeries, et quelques tiroirs sentent encore la réglisse et l’écorce d’agrume séchée. On boit une infusion de chrysanthème et l’on mange des boulettes de sésame noir dans un bouillon de gingembre à faire tousser.',
        de_DE:
          'Die Gasse war für ihre Apotheken bekannt, manche Schublade riecht noch nach Süßholz und getrockneter Zitrusschale. Es gibt Chrysanthementee und Klöße mit schwarzem Sesam in einem Ingwersud, der zum Husten reizt.',
        es_ES:
          'El callejón era conocido por sus boticas, y algún cajón huele todavía a regaliz y a piel seca de cítrico. Se bebe infusión de crisantemo y se comen bolitas de sésamo negro en un caldo de jengibre que hace toser.',
        it_IT:
          'Il vicolo era noto per le erboristerie, e qualche cassetto sa ancora di liquirizia e scorza d’agrumi secca. Si beve tisana di crisantemo e si mangiano gnocchetti di sesamo nero in un brodo di zenzero che fa tossire.',
        ru_RU:
          'Переулок славился аптеками, и кое-где ящики до сих пор пахнут солодкой и сушёной цедрой. Здесь пьют хризантемовый чай и едят клёцки с чёрным кунжутом в таком остром имбирном отваре, что впору закашляться.',
        ja_JP:
          '薬種屋で知られた路地で、引き出しには今も甘草や陳皮の香りが残ります。菊花茶を飲み、むせるほど生姜のきいた汁に浮かぶ黒胡麻団子をいただきます。',
      },
      latitude: 13.73985,
      longitude: 100.51415,
      minutes: 22,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Odeon Circle and Wat Traimit',
        fr_FR: 'Rond-point de l’Odéon et Wat Traimit',
        de_DE: 'Odeon-Kreisel und Wat Traimit',
        es_ES: 'Rotonda del Odeón y Wat Traimit',
        it_IT: 'Rotonda dell’Odeon e Wat Traimit',
        ru_RU: 'Площадь Одеон и храм Ват Траймит',
        ja_JP: 'オデオン交差点とワット・トライミット',
      },
      text: {
        en_US:
          'The gate was put up in 1999 for the king’s seventy-second birthday, six turns of the zodiac. Behind it stands the lit roof of the temple whose plaster Buddha cracked in 1955 and turned out to be gold.',
        fr_FR:
          'La porte fut dressée en 1999 pour les soixante-douze ans du roi, six tours du zodiaque. Derrière luit le toit du temple dont le Bouddha de plâtre se fendit en 1955 et se révéla être d’or.',
        de_DE:
          'Das Tor wurde 1999 zum zweiundsiebzigsten Geburtstag des Königs errichtet, nach sechs Umläufen des Tierkreises. Dahinter leuchtet das Dach des Tempels, dessen Gips-Buddha 1955 einen Riss bekam und sich als golden erwies.',
        es_ES:
          'La puerta se levantó en 1999 por el septuagésimo segundo cumpleaños del rey, seis vueltas del zodiaco. Detrás brilla el tejado del templo cuyo Buda de estuco se agrietó en 1955 y resultó ser de oro.',
        it_IT:
          'La porta fu eretta nel 1999 per i settantadue anni del re, sei giri dello zodiaco. Dietro brilla il tetto del tempio il cui Buddha di stucco si crepò nel 1955 e si scoprì d’oro.',
        ru_RU:
          'Ворота поставили в 1999 году к семидесятидвухлетию короля — шести полным кругам зодиака. За ними светится крыша храма: в 1955-м гипсовая статуя Будды там треснула и оказалась золотой.',
        ja_JP:
          '門は1999年、国王の72歳、すなわち干支六巡りを祝って建てられました。その奥に光る屋根の寺では、1955年に漆喰の仏像がひび割れ、中から黄金の像が現れました。',
      },
      latitude: 13.73835,
      longitude: 100.51325,
      minutes: 12,
      minutesToNext: 0,
    },
  ],
};
