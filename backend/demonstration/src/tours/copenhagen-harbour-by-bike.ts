import type { TourOfDemo } from '../shapes.js';

export const copenhagenHarbourByBike: TourOfDemo = {
  slug: 'copenhagen-harbour-by-bike',
  city: 'copenhagen',
  categories: ['bike-tour', 'group-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'bicycle', name: 'Cykelslangen' },
    { motif: 'bridge', name: 'Inderhavnsbroen' },
    { motif: 'statue', name: 'Little Mermaid' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Søren Kierkegaards Plads, in front of the Black Diamond',
        fr_FR: 'Søren Kierkegaards Plads, devant le Diamant noir',
        de_DE: 'Søren Kierkegaards Plads, vor dem Schwarzen Diamanten',
        es_ES: 'Søren Kierkegaards Plads, delante del Diamante Negro',
        it_IT: 'Søren Kierkegaards Plads, davanti al Diamante Nero',
        ru_RU: 'Площадь Сёрена Кьеркегора, перед «Чёрным алмазом»',
        ja_JP: 'セーレン・キルケゴール広場、ブラックダイヤモンド前',
      },
      address: 'Søren Kierkegaards Plads 1, 1221 København K, Denmark',
      latitude: 55.67305,
      longitude: 12.5817,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: { kind: 'per-person', adult: 5400, child: 3600, infant: 0 },
      minimumPersons: 1,
      maximumPersons: 10,
      capacity: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['10:00', '14:00'],
      closedMonths: [1, 2, 12],
      closedDays: ['06-05'],
    },
  ],
  name: {
    en_US: 'Copenhagen Harbor by Bike, Bridge after Bridge',
    fr_FR: 'Le port de Copenhague à vélo, de pont en pont',
    de_DE: 'Kopenhagens Hafen mit dem Rad, von Brücke zu Brücke',
    es_ES: 'El puerto de Copenhague en bicicleta, de puente en puente',
    it_IT: 'Il porto di Copenaghen in bicicletta, di ponte in ponte',
    ru_RU: 'Гавань Копенгагена на велосипеде: от моста к мосту',
    ja_JP: 'コペンハーゲン港を自転車で 橋から橋へ',
  },
  summary: {
    en_US:
      'Three hours and six bicycle bridges, from the Black Diamond and the harbor baths by way of Christianshavn to the Little Mermaid.',
    fr_FR:
      'Trois heures et six ponts cyclables, du Diamant noir et des bains du port à la Petite Sirène en passant par Christianshavn.',
    de_DE:
      'Drei Stunden und sechs Fahrradbrücken: vom Schwarzen Diamanten und dem Hafenbad über Christianshavn zur Kleinen Meerjungfrau.',
    es_ES:
      'Tres horas y seis puentes para bicicletas, del Diamante Negro y los baños del puerto a la Sirenita, pasando por Christianshavn.',
    it_IT:
      'Tre ore e sei ponti ciclabili, dal Diamante Nero e dai bagni del porto alla Sirenetta, passando per Christianshavn.',
    ru_RU:
      'Три часа и шесть велосипедных мостов: от «Чёрного алмаза» и портовой купальни через Кристиансхавн к Русалочке.',
    ja_JP:
      'ブラックダイヤモンドから港の水浴場、クリスチャンハウンを経て人魚姫の像まで、六つの自転車橋を渡りながら港をめぐる3時間のグループツアーです。',
  },
  highlights: {
    en_US: [
      'The orange ribbon of the Cykelslangen above the quay',
      'Swimmers where coal ships unloaded',
      'Masts that hold up no sails on the Circle Bridge',
      'A spire climbed on the outside',
    ],
    fr_FR: [
      'Le ruban orange du Cykelslangen au-dessus du quai',
      'Des nageurs là où l’on déchargeait le charbon',
      'Les mâts sans voiles du pont du Cercle',
      'Une flèche qui se gravit par l’extérieur',
    ],
    de_DE: [
      'Das orange Band der Cykelslangen über dem Kai',
      'Schwimmer, wo Kohlenschiffe löschten',
      'Masten ohne Segel auf der Cirkelbroen',
      'Eine Turmspitze, die man außen besteigt',
    ],
    es_ES: [
      'La cinta naranja del Cykelslangen sobre el muelle',
      'Bañistas donde descargaban los carboneros',
      'Mástiles sin velas en el puente del Círculo',
      'Una aguja que se sube por fuera',
    ],
    it_IT: [
      'Il nastro arancione del Cykelslangen sopra la banchina',
      'Nuotatori dove si scaricava il carbone',
      'Alberi senza vele sul ponte del Cerchio',
      'Una guglia che si sale dall’esterno',
    ],
    ru_RU: [
      'Оранжевая лента «Велозмеи» над набережной',
      'Пловцы там, где разгружали уголь',
      'Мачты без парусов на Круговом мосту',
      'Шпиль, на который поднимаются снаружи',
    ],
    ja_JP: [
      '岸壁の上を走るオレンジ色の自転車道「サイクルスランゲン」',
      '石炭船の荷揚げ場で泳ぐ人々',
      '帆のないマストが立つサークルブリッジ',
      '外側のらせん階段で登る尖塔',
    ],
  },
  description: {
    en_US:
      'Until the end of the last century nobody swam in this harbor, and whoever lived on the Amager side cycled a long way around to work. Then the sewers were rebuilt, the shipyards moved out and the bridges came, one every few years, most of them for bicycles only. The ride strings them together and asks what they have done to the city: where people bathe at lunchtime, why warehouses are lived in, what became of the naval base.\n\nYou ride about twelve kilometers on level paths, always near the water, in a group of ten at most. Copenhagen is quick on two wheels, so the first quarter of an hour goes to the rules: keep right, raise a hand to stop. Children ride their own bicycle from about eight years; smaller ones sit in a cargo box. The bicycles are collected at Langelinie.',
    fr_FR:
      'Jusqu’à la fin du siècle dernier, on ne se baignait pas dans ce port, et qui habitait côté Amager faisait un long détour à vélo pour aller travailler. Puis on refit les égouts, les chantiers navals partirent et vinrent les ponts, un toutes les quelques années, la plupart pour les seuls cyclistes. La balade les enfile un à un et demande ce qu’ils ont changé : où l’on se baigne à midi, pourquoi l’on habite des entrepôts, ce qu’est devenue la base navale.\n\nUne douzaine de kilomètres à plat, toujours près de l’eau, à dix au plus. Copenhague roule vite ; le premier quart d’heure est donc consacré aux règles : serrer à droite, lever la main pour s’arrêter. Les enfants prennent leur vélo à partir de huit ans environ ; les plus petits voyagent dans la caisse d’un triporteur. Les vélos sont repris à Langelinie.',
    de_DE:
      'Bis zum Ende des letzten Jahrhunderts badete in diesem Hafen niemand, und wer auf der Amager-Seite wohnte, fuhr einen weiten Umweg zur Arbeit. Dann baute man die Kanalisation um, die Werften zogen fort, und die Brücken kamen, alle paar Jahre eine, die meisten nur für Fahrräder. Die Tour reiht sie auf und fragt, was sie aus der Stadt gemacht haben: wo man mittags badet, warum in Speichern gewohnt wird, was aus dem Marinestützpunkt wurde.\n\nGefahren werden rund zwölf ebene Kilometer, immer nah am Wasser, mit höchstens zehn Leuten. Kopenhagen ist auf zwei Rädern schnell, deshalb gehört die erste Viertelstunde den Regeln: rechts halten, zum Anhalten die Hand heben. Kinder fahren ab etwa acht Jahren selbst, kleinere sitzen in der Kiste eines Lastenrads. Abgegeben werden die Räder an der Langelinie.',
    es_ES:
      'Hasta finales del siglo pasado nadie se bañaba en este puerto, y quien vivía del lado de Amager daba un largo rodeo en bici para ir al trabajo. Luego se rehicieron las alcantarillas, se marcharon los astilleros y llegaron los puentes, uno cada pocos años, casi todos solo para bicicletas. La ruta los va enlazando y pregunta qué han hecho de la ciudad: dónde se baña la gente a mediodía, por qué se vive en almacenes, qué fue de la base naval.\n\nSon unos doce kilómetros llanos, siempre cerca del agua, con diez personas como máximo. Copenhague va deprisa sobre dos ruedas, así que el primer cuarto de hora se dedica a las normas: circular por la derecha, levantar la mano para parar. Los niños llevan su bici desde los ocho años más o menos; los pequeños van en el cajón de una bici de carga. Las bicicletas se recogen en Langelinie.',
    it_IT:
      'Fino alla fine del secolo scorso in questo porto non nuotava nessuno, e chi abitava dalla parte di Amager faceva in bici un lungo giro per andare al lavoro. Poi furono rifatte le fogne, i cantieri se ne andarono e arrivarono i ponti, uno ogni pochi anni, quasi tutti per sole biciclette. Il giro li infila uno dopo l’altro e chiede che cosa abbiano fatto della città: dove si nuota in pausa pranzo, perché si vive nei magazzini, che ne è della base navale.\n\nSono circa dodici chilometri in piano, sempre vicino all’acqua, in dieci al massimo. Copenaghen pedala svelta, perciò il primo quarto d’ora è per le regole: tenere la destra, alzare la mano per fermarsi. I bambini hanno la loro bici dagli otto anni circa; i più piccoli siedono nel cassone di una cargo bike. Le biciclette si lasciano a Langelinie.',
    ru_RU:
      'До конца прошлого века в этой гавани никто не купался, а жители Амагера ездили на работу далеко в объезд. Потом перестроили канализацию, верфи съехали, и появились мосты: по одному раз в несколько лет, большей частью только для велосипедов. Маршрут нанизывает их один за другим и спрашивает, что они сделали с городом: где купаются в обед, почему живут в складах, что стало с базой флота.\n\nОколо двенадцати ровных километров, всё время у воды, в группе не больше десяти человек. Копенгаген ездит быстро, поэтому первая четверть часа уходит на правила: держаться правее, поднять руку, если останавливаешься. Дети примерно с восьми лет едут сами, младших везут в ящике грузового велосипеда. Велосипеды сдаём на Лангелинии.',
    ja_JP:
      '前世紀の終わりまで、この港で泳ぐ人はなく、アマー島側の住民は職場まで自転車で大きく回り道をしていました。やがて下水が造り直され、造船所が去り、数年に一つずつ橋が架かりました。多くは自転車と歩行者のための橋です。このツアーでは橋を一つずつつなぎながら、昼休みに人々が泳ぐ場所、倉庫に住む理由、海軍基地のその後など、橋が街をどう変えたのかを見ていきます。\n\n平坦な水辺の道を約12キロ、定員は10名です。コペンハーゲンの自転車は速いので、最初の15分は交通の決まりに充てます。右側を走ること、止まるときは手を挙げること。8歳くらいからはご自身の自転車で、小さなお子さまはカーゴバイクの荷台に乗れます。自転車はランゲリニエでお返しください。',
  },
  included: {
    en_US: [
      'City bicycle with gears, helmet on request',
      'Cargo bicycle for up to two small children',
      'Guide for a group of ten at most',
    ],
    fr_FR: [
      'Vélo de ville à vitesses, casque sur demande',
      'Triporteur pour deux jeunes enfants au plus',
      'Guide pour dix personnes au maximum',
    ],
    de_DE: [
      'Stadtrad mit Gangschaltung, Helm auf Wunsch',
      'Lastenrad für bis zu zwei kleine Kinder',
      'Guide für höchstens zehn Personen',
    ],
    es_ES: [
      'Bicicleta urbana con marchas, casco a petición',
      'Bici de carga para dos niños pequeños como máximo',
      'Guía para diez personas como máximo',
    ],
    it_IT: [
      'Bici da città con cambio, casco su richiesta',
      'Cargo bike per due bambini piccoli al massimo',
      'Guida per dieci persone al massimo',
    ],
    ru_RU: [
      'Городской велосипед с переключением скоростей, шлем по желанию',
      'Грузовой велосипед на двух малышей',
      'Гид на группу до десяти человек',
    ],
    ja_JP: [
      '変速付きの自転車（ヘルメットはご希望に応じて）',
      '小さなお子さま2名まで乗れるカーゴバイク',
      '定員10名のグループを案内するガイド',
    ],
  },
  notIncluded: {
    en_US: ['Tower ticket of the Church of Our Saviour', 'Ice cream and coffee'],
    fr_FR: ['Billet pour la flèche de Notre-Sauveur', 'Glaces et cafés'],
    de_DE: ['Turmkarte der Erlöserkirche', 'Eis und Kaffee'],
    es_ES: ['Entrada a la torre de San Salvador', 'Helados y café'],
    it_IT: ['Biglietto per la guglia del Redentore', 'Gelati e caffè'],
    ru_RU: ['Билет на башню церкви Спасителя', 'Мороженое и кофе'],
    ja_JP: ['救世主教会の塔の入場料', 'アイスクリームやコーヒー'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Black Diamond',
        fr_FR: 'Diamant noir',
        de_DE: 'Schwarzer Diamant',
        es_ES: 'Diamante Negro',
        it_IT: 'Diamante Nero',
        ru_RU: '«Чёрный алмаз»',
        ja_JP: 'ブラックダイヤモンド（王立図書館）',
      },
      text: {
        en_US:
          'The extension of the Royal Library leans out over the quay, clad in black granite from Zimbabwe, and at noon it throws the water’s light back on itself. Saddles and hand signals are sorted out beside it.',
        fr_FR:
          'L’extension de la Bibliothèque royale se penche sur le quai, vêtue de granit noir du Zimbabwe où jouent les reflets de l’eau. C’est à côté que l’on règle les selles et que l’on répète les signes.',
        de_DE:
          'Der Anbau der Königlichen Bibliothek neigt sich über den Kai, verkleidet mit schwarzem Granit aus Simbabwe, auf dem sich das Wasser spiegelt. Daneben stellen Sie Sättel ein und üben die Handzeichen.',
        es_ES:
          'La ampliación de la Biblioteca Real se inclina sobre el muelle, revestida de granito negro de Zimbabue en el que se refleja el agua. Al lado se ajustan los sillines y se ensayan las señales.',
        it_IT:
          'L’ampliamento della Biblioteca Reale si protende sulla banchina, rivestito di granito nero dello Zimbabwe su cui gioca l’acqua. Lì accanto si regolano le selle e si provano i segnali.',
        ru_RU:
          'Новое здание Королевской библиотеки нависает над набережной; в его чёрном зимбабвийском граните отражается вода. Рядом подгоняем сёдла и разучиваем знаки рукой.',
        ja_JP:
          '王立図書館の新館は、ジンバブエ産の黒い花崗岩をまとって岸壁にせり出し、水の光を映します。そのそばでサドルを合わせ、手信号を練習します。',
      },
      latitude: 55.6733,
      longitude: 12.5824,
      minutes: 20,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Lille Langebro and the harbor bath at Islands Brygge',
        fr_FR: 'Lille Langebro et bains d’Islands Brygge',
        de_DE: 'Lille Langebro und Hafenbad Islands Brygge',
        es_ES: 'Lille Langebro y baños de Islands Brygge',
        it_IT: 'Lille Langebro e bagni di Islands Brygge',
        ru_RU: 'Лилле-Лангебро и купальня Исландс-Брюгге',
        ja_JP: 'リレ・ランゲブロ橋とイスランズ・ブリュッゲの水浴場',
      },
      text: {
        en_US:
          'A curved bridge of 2019 sets you down on a quay where soy and coal used to be handled. In 2003 five pools and a diving platform shaped like a ship’s bow were moored to it, and the city went swimming.',
        fr_FR:
          'Un pont courbe de 2019 vous dépose sur un quai où l’on déchargeait soja et charbon. En 2003 on y amarra cinq bassins et un plongeoir en forme de proue, et la ville se mit à l’eau.',
        de_DE:
          'Eine geschwungene Brücke von 2019 führt auf einen Kai, an dem Soja und Kohle umgeschlagen wurden. 2003 machte man hier fünf Becken und einen Sprungturm in Form eines Bugs fest, und die Stadt ging baden.',
        es_ES:
          'Un puente curvo de 2019 lleva a un muelle donde se descargaban soja y carbón. En 2003 se amarraron a él cinco piscinas y un trampolín en forma de proa, y la ciudad se echó al agua.',
        it_IT:
          'Un ponte curvo del 2019 porta a una banchina dove si scaricavano soia e carbone. Nel 2003 vi ormeggiarono cinque vasche e un trampolino a forma di prua, e la città si tuffò.',
        ru_RU:
          'Изогнутый мост 2019 года выводит на причал, где разгружали сою и уголь. В 2003 году к нему пришвартовали пять бассейнов и вышку в виде носа корабля — и город пошёл купаться.',
        ja_JP:
          '2019年の弧を描く橋を渡ると、かつて大豆や石炭を扱った岸壁です。2003年、五つのプールと船首の形の飛び込み台が係留され、市民はここで泳ぐようになりました。',
      },
      latitude: 55.6687,
      longitude: 12.5776,
      minutes: 15,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Bryggebroen and Cykelslangen',
        fr_FR: 'Bryggebroen et Cykelslangen',
        de_DE: 'Bryggebroen und Cykelslangen',
        es_ES: 'Bryggebroen y Cykelslangen',
        it_IT: 'Bryggebroen e Cykelslangen',
        ru_RU: 'Брюггеброэн и «Велозмея»',
        ja_JP: 'ブリュッゲ橋とサイクルスランゲン',
      },
      text: {
        en_US:
          'Cyclists used to carry their bicycles down a flight of steps here. Since 2014 a steel snake on single legs has taken them around the shopping center at the height of the second floor.',
        fr_FR:
          'Les cyclistes descendaient ici un escalier, vélo à l’épaule. Depuis 2014, un serpent d’acier sur une seule rangée de pattes leur fait contourner le centre commercial à hauteur d’étage.',
        de_DE:
          'Früher trug man hier das Rad eine Treppe hinunter. Seit 2014 führt eine stählerne Schlange auf schlanken Einzelstützen in Höhe des ersten Stocks um das Einkaufszentrum.',
        es_ES:
          'Antes había que bajar aquí la bici a cuestas por una escalera. Desde 2014, una serpiente de acero sobre pilares delgados rodea el centro comercial a la altura de un primer piso.',
        it_IT:
          'Un tempo qui si scendeva una scala con la bici in spalla. Dal 2014 un serpente d’acciaio su esili pilastri aggira il centro commerciale all’altezza del primo piano.',
        ru_RU:
          'Раньше велосипед здесь несли по лестнице. С 2014 года стальная змея на тонких одиночных опорах огибает торговый центр на уровне второго этажа.',
        ja_JP:
          '以前はここで自転車を担いで階段を下りていました。2014年からは、細い一本脚に支えられた鋼の「蛇」が、二階ほどの高さで商業施設を回り込みます。',
      },
      latitude: 55.6627,
      longitude: 12.5645,
      minutes: 12,
      minutesToNext: 15,
    },
    {
      name: {
        en_US: 'Cirkelbroen',
        fr_FR: 'Cirkelbroen',
        de_DE: 'Cirkelbroen',
        es_ES: 'Cirkelbroen',
        it_IT: 'Cirkelbroen',
        ru_RU: 'Сиркельброэн (Круговой мост)',
        ja_JP: 'サークルブリッジ',
      },
      text: {
        en_US:
          'Olafur Eliasson remembered fishing boats in Iceland standing so close that one could walk across them. His bridge of five round platforms makes everybody slow down at the mouth of the Christianshavn canal.',
        fr_FR:
          'Olafur Eliasson se souvenait des bateaux de pêche d’Islande, si serrés que l’on passait de l’un à l’autre. Ses cinq plateaux ronds font ralentir chacun à l’entrée du canal de Christianshavn.',
        de_DE:
          'Olafur Eliasson dachte an isländische Fischerboote, die so dicht lagen, dass man über sie hinweggehen konnte. Seine fünf runden Plattformen bremsen jeden an der Mündung des Christianshavner Kanals.',
        es_ES:
          'Olafur Eliasson recordaba los pesqueros de Islandia, tan juntos que se podía pasar de uno a otro. Sus cinco plataformas redondas obligan a ir despacio en la boca del canal de Christianshavn.',
        it_IT:
          'Olafur Eliasson ricordava i pescherecci d’Islanda, così stretti che si camminava dall’uno all’altro. Le sue cinque piattaforme rotonde fanno rallentare tutti all’imbocco del canale di Christianshavn.',
        ru_RU:
          'Олафуру Элиассону вспомнились исландские рыбацкие лодки, стоявшие так тесно, что по ним можно было пройти. Пять его круглых площадок заставляют сбавить ход у входа в канал Кристиансхавна.',
        ja_JP:
          'オラファー・エリアソンは、隙間なく並び、上を歩いて渡れたアイスランドの漁船を思い出して設計しました。五つの円い床は、運河の入口で誰もが速度を落とすための形です。',
      },
      latitude: 55.67243,
      longitude: 12.58385,
      minutes: 10,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Church of Our Saviour, Christianshavn',
        fr_FR: 'Église Notre-Sauveur, Christianshavn',
        de_DE: 'Erlöserkirche, Christianshavn',
        es_ES: 'Iglesia de San Salvador, Christianshavn',
        it_IT: 'Chiesa del Redentore, Christianshavn',
        ru_RU: 'Церковь Спасителя, Кристиансхавн',
        ja_JP: '救世主教会（クリスチャンハウン）',
      },
      text: {
        en_US:
          'Christian IV laid the quarter out on mud after Dutch models. A staircase winds around the outside of the spire of 1752, narrowing until the last step is only as wide as a shoe.',
        fr_FR:
          'Christian IV fit tracer le quartier sur la vase, à la hollandaise. Autour de la flèche de 1752 tourne un escalier extérieur qui se resserre jusqu’à n’avoir plus que la largeur d’un soulier.',
        de_DE:
          'Christian IV. ließ das Viertel nach holländischem Muster auf Schlick anlegen. Außen um die Spitze von 1752 windet sich eine Treppe, die schmaler wird, bis nur noch ein Schuh auf die Stufe passt.',
        es_ES:
          'Cristián IV hizo trazar el barrio sobre el fango, a la holandesa. Por fuera de la aguja de 1752 sube una escalera que se estrecha hasta que en el último peldaño solo cabe un zapato.',
        it_IT:
          'Cristiano IV fece tracciare il quartiere sul fango, all’olandese. All’esterno della guglia del 1752 gira una scala che si restringe finché sull’ultimo gradino sta appena una scarpa.',
        ru_RU:
          'Кристиан IV велел разбить квартал на илистом мелководье по голландскому образцу. Снаружи шпиля 1752 года вьётся лестница, сужаясь так, что на последней ступени помещается лишь башмак.',
        ja_JP:
          'クリスチャン4世が、オランダにならって泥地に造らせた町です。1752年の尖塔の外側を階段が巻き上がり、最後の一段は靴一つ分の幅しかありません。',
      },
      latitude: 55.6729,
      longitude: 12.5941,
      minutes: 15,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Inderhavnsbroen and Nyhavn',
        fr_FR: 'Inderhavnsbroen et Nyhavn',
        de_DE: 'Inderhavnsbroen und Nyhavn',
        es_ES: 'Inderhavnsbroen y Nyhavn',
        it_IT: 'Inderhavnsbroen e Nyhavn',
        ru_RU: 'Индерхавнсброэн и Нюхавн',
        ja_JP: 'インナーハーバー橋とニューハウン',
      },
      text: {
        en_US:
          'Over Trangravsbroen you come to the bridge called “kissing,” because its halves slide apart for ships and meet again. In Nyhavn Hans Christian Andersen lodged at numbers 20, 67 and 18, in that order.',
        fr_FR:
          'Par le Trangravsbroen, on gagne le pont dit « du baiser » : ses moitiés s’écartent pour les navires, puis se rejoignent. À Nyhavn, Andersen logea au 20, au 67 et au 18, dans cet ordre.',
        de_DE:
          'Über die Trangravsbroen kommen Sie zur „Kussbrücke“, deren Hälften für Schiffe auseinandergleiten und sich wieder treffen. Am Nyhavn wohnte Andersen in Nummer 20, 67 und 18, in dieser Reihenfolge.',
        es_ES:
          'Por el Trangravsbroen se llega al puente «del beso», cuyas mitades se separan para los barcos y vuelven a juntarse. En Nyhavn, Andersen se alojó en el 20, el 67 y el 18, por este orden.',
        it_IT:
          'Dal Trangravsbroen si arriva al ponte «del bacio», le cui metà si ritraggono per le navi e tornano a toccarsi. A Nyhavn Andersen abitò ai numeri 20, 67 e 18, in quest’ordine.',
        ru_RU:
          'Через Трангравсброэн выезжаем к «мосту поцелуев»: его половины расходятся перед судами и снова встречаются. В Нюхавне Андерсен жил в домах 20, 67 и 18 — именно в таком порядке.',
        ja_JP:
          'トラングラウス橋を渡り、船を通すために左右へ開いてまた合わさる「キスの橋」へ。ニューハウンでは、アンデルセンが20番、67番、18番の順に下宿しました。',
      },
      latitude: 55.6797,
      longitude: 12.5912,
      minutes: 14,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Amalienborg',
        fr_FR: 'Amalienborg',
        de_DE: 'Amalienborg',
        es_ES: 'Amalienborg',
        it_IT: 'Amalienborg',
        ru_RU: 'Амалиенборг',
        ja_JP: 'アマリエンボー宮殿',
      },
      text: {
        en_US:
          'Four noble families built four equal palaces; the king moved in when his own burned down in 1794. Saly worked nearly twenty years on the horse in the middle, and it cost more than all four houses.',
        fr_FR:
          'Quatre familles nobles bâtirent quatre palais égaux ; le roi s’y installa quand le sien brûla, en 1794. Saly travailla près de vingt ans au cheval du milieu, qui coûta plus cher que les quatre maisons.',
        de_DE:
          'Vier Adelsfamilien bauten vier gleiche Palais; der König zog ein, als 1794 sein eigenes abbrannte. Saly arbeitete fast zwanzig Jahre am Pferd in der Mitte, das mehr kostete als alle vier Häuser.',
        es_ES:
          'Cuatro familias nobles levantaron cuatro palacios iguales; el rey se mudó cuando el suyo ardió en 1794. Saly trabajó casi veinte años en el caballo del centro, que costó más que las cuatro casas.',
        it_IT:
          'Quattro famiglie nobili costruirono quattro palazzi uguali; il re vi si trasferì quando il suo bruciò, nel 1794. Saly lavorò quasi vent’anni al cavallo al centro, che costò più delle quattro case.',
        ru_RU:
          'Четыре знатные семьи построили четыре одинаковых дворца; король переехал сюда, когда в 1794 году сгорел его собственный. Над конём посередине Сали трудился почти двадцать лет, и стоил он дороже всех четырёх домов.',
        ja_JP:
          '四つの貴族の家が同じ形の館を四棟建て、1794年に王宮が焼けると王が移り住みました。中央の騎馬像にサリーは20年近くを費やし、その費用は四棟の合計を上回りました。',
      },
      latitude: 55.68405,
      longitude: 12.59305,
      minutes: 12,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Little Mermaid, Langelinie',
        fr_FR: 'Petite Sirène, Langelinie',
        de_DE: 'Kleine Meerjungfrau, Langelinie',
        es_ES: 'La Sirenita, Langelinie',
        it_IT: 'La Sirenetta, Langelinie',
        ru_RU: 'Русалочка, Лангелиния',
        ja_JP: '人魚姫の像（ランゲリニエ）',
      },
      text: {
        en_US:
          'The brewer Carl Jacobsen saw the ballet and ordered the bronze. The dancer lent only her face; for the figure Edvard Eriksen’s wife sat to him. In 1913 it was set on its boulder.',
        fr_FR:
          'Le brasseur Carl Jacobsen vit le ballet et commanda le bronze. La danseuse ne prêta que son visage ; pour le corps posa l’épouse d’Edvard Eriksen. En 1913, la statue prit place sur son rocher.',
        de_DE:
          'Der Brauer Carl Jacobsen sah das Ballett und bestellte die Bronze. Die Tänzerin lieh nur ihr Gesicht; für den Körper saß Edvard Eriksens Frau. 1913 kam die Figur auf ihren Findling.',
        es_ES:
          'El cervecero Carl Jacobsen vio el ballet y encargó el bronce. La bailarina solo prestó el rostro; para el cuerpo posó la mujer de Edvard Eriksen. En 1913 la colocaron sobre su roca.',
        it_IT:
          'Il birraio Carl Jacobsen vide il balletto e ordinò il bronzo. La ballerina prestò solo il volto; per il corpo posò la moglie di Edvard Eriksen. Nel 1913 fu messa sul suo masso.',
        ru_RU:
          'Пивовар Карл Якобсен увидел балет и заказал бронзу. Балерина согласилась отдать лишь лицо; для фигуры позировала жена Эдварда Эриксена. На свой валун статуя села в 1913 году.',
        ja_JP:
          'ビール醸造家カール・ヤコブセンがバレエを観て注文しました。踊り子が許したのは顔だけで、体はエドヴァルド・エリクセンの妻がモデルです。1913年、この岩の上に据えられました。',
      },
      latitude: 55.69286,
      longitude: 12.59928,
      minutes: 14,
      minutesToNext: 0,
    },
  ],
};
