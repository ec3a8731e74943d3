import type { TourOfDemo } from '../shapes.js';

export const budapestDanubeEvening: TourOfDemo = {
  slug: 'budapest-danube-evening',
  city: 'budapest',
  categories: ['group-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 12,
  infantsNeedSeat: false,
  specialFilters: ['evening'],
  landmarks: [
    { motif: 'dome', name: 'Hungarian Parliament' },
    { motif: 'suspension-bridge', name: 'Széchenyi Chain Bridge' },
    { motif: 'river', name: 'Danube' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Equestrian statue of Ferenc Rákóczi II, south end of Kossuth Lajos tér',
        fr_FR: 'Statue équestre de François II Rákóczi, au sud de la Kossuth Lajos tér',
        de_DE: 'Reiterstandbild Ferenc Rákóczis II. am Südende des Kossuth Lajos tér',
        es_ES: 'Estatua ecuestre de Francisco II Rákóczi, al sur de Kossuth Lajos tér',
        it_IT: 'Statua equestre di Francesco II Rákóczi, lato sud di Kossuth Lajos tér',
        ru_RU: 'Конный памятник Ференцу II Ракоци, южная часть площади Кошута',
        ja_JP: 'コシュート広場南側、ラーコーツィ・フェレンツ2世の騎馬像',
      },
      address: 'Kossuth Lajos tér, 1055 Budapest, Hungary',
      latitude: 47.50612,
      longitude: 19.0469,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: { kind: 'per-person', adult: 2400, child: 1200, infant: 0 },
      minimumPersons: 1,
      maximumPersons: 14,
      capacity: 14,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['17:30', '20:15'],
      closedDays: ['08-20', '12-24', '12-25', '12-31'],
    },
  ],
  name: {
    en_US: 'Budapest: The Danube at Dusk',
    fr_FR: 'Budapest : le Danube entre chien et loup',
    de_DE: 'Budapest: Die Donau in der Dämmerung',
    es_ES: 'Budapest: el Danubio al caer la tarde',
    it_IT: 'Budapest: il Danubio all’imbrunire',
    ru_RU: 'Будапешт: Дунай в сумерках',
    ja_JP: 'ブダペスト 暮れゆくドナウ河畔',
  },
  summary: {
    en_US:
      'A two-hour evening walk that crosses the Danube twice, from the Parliament over the Chain Bridge to Buda and back by Elizabeth Bridge.',
    fr_FR:
      'Deux heures à la tombée du jour et deux fois le Danube : du Parlement à Buda par le pont des Chaînes, retour par le pont Élisabeth.',
    de_DE:
      'Zwei Stunden am Abend und zweimal über die Donau: vom Parlament über die Kettenbrücke nach Buda, zurück über die Elisabethbrücke.',
    es_ES:
      'Dos horas al anochecer y dos veces el Danubio: del Parlamento a Buda por el puente de las Cadenas y vuelta por el puente de Isabel.',
    it_IT:
      'Due ore di sera e due volte il Danubio: dal Parlamento a Buda per il Ponte delle Catene, e ritorno dal Ponte Elisabetta.',
    ru_RU: 'Два вечерних часа и два моста: от Парламента по Цепному мосту в Буду и обратно в Пешт по мосту Эржебет.',
    ja_JP:
      '国会議事堂からくさり橋でブダへ渡り、エルジェーベト橋でペストへ戻ります。灯のともる時刻に、ドナウ川を二度渡る2時間のグループツアーです。',
  },
  highlights: {
    en_US: [
      'A dome of ninety-six meters, and why not ninety-five',
      'Sixty pairs of iron shoes on the edge of the quay',
      'The lions of the Chain Bridge and their supposed lack of tongues',
      'The last light on Gellért Hill, seen from Elizabeth Bridge',
    ],
    fr_FR: [
      'Un dôme de quatre-vingt-seize mètres, et pourquoi pas quatre-vingt-quinze',
      'Soixante paires de chaussures en fer au bord du quai',
      'Les lions du pont des Chaînes, que l’on dit privés de langue',
      'La dernière lumière sur le mont Gellért, depuis le pont Élisabeth',
    ],
    de_DE: [
      'Eine Kuppel von sechsundneunzig Metern, und warum nicht fünfundneunzig',
      'Sechzig Paar eiserne Schuhe an der Kante des Kais',
      'Die Löwen der Kettenbrücke, denen angeblich die Zunge fehlt',
      'Das letzte Licht auf dem Gellértberg, von der Elisabethbrücke gesehen',
    ],
    es_ES: [
      'Una cúpula de noventa y seis metros, y por qué no noventa y cinco',
      'Sesenta pares de zapatos de hierro al borde del muelle',
      'Los leones del puente de las Cadenas, que según dicen no tienen lengua',
      'La última luz en el monte Gellért, vista desde el puente de Isabel',
    ],
    it_IT: [
      'Una cupola di novantasei metri, e perché non novantacinque',
      'Sessanta paia di scarpe di ferro sul ciglio della banchina',
      'I leoni del Ponte delle Catene, che si dicono senza lingua',
      'L’ultima luce sul monte Gellért, dal Ponte Elisabetta',
    ],
    ru_RU: [
      'Купол в девяносто шесть метров — и почему не в девяносто пять',
      'Шестьдесят пар железных башмаков на краю набережной',
      'Львы Цепного моста, у которых будто бы нет языков',
      'Последний свет на горе Геллерт с моста Эржебет',
    ],
    ja_JP: [
      'ドームの高さが95メートルではなく96メートルである理由',
      '岸壁の縁に並ぶ、鉄で作られた60足の靴',
      '舌がないと噂されるくさり橋のライオン',
      'エルジェーベト橋から眺めるゲッレールトの丘の残照',
    ],
  },
  description: {
    en_US:
      'Between the Parliament and Gellért Hill the Danube is about three hundred meters wide, narrow enough for each bank to watch the other. In the evening this is what people do: they lean on the railings of the tram line in Pest and look at the castle, or sit on the steps in Buda and look at the Parliament. The walk lets you do both, and tells what happened in between, from the first stone bridge piers to the winter of 1944.\n\nIt is a little over three kilometers, flat but for the ramps of the bridges, with a group of fourteen at most. The early start follows the sunset in autumn and winter, the late one in summer. You finish on Vigadó tér, where tram 2 stops and the terraces are still open. Nothing is entered; bring a jacket, because there is always wind on the river.',
    fr_FR:
      'Du Parlement au mont Gellért, le Danube n’a guère que trois cents mètres de large : chaque rive peut observer l’autre. C’est ce que l’on fait ici le soir. À Pest, on s’accoude à la rambarde du tramway et l’on regarde le château ; à Buda, on s’assoit sur les marches et l’on regarde le Parlement. La promenade permet les deux, et raconte ce qui s’est passé entre-temps, des premières piles de pierre à l’hiver 1944.\n\nUn peu plus de trois kilomètres, plats hormis les rampes des ponts, à quatorze au plus. Le premier départ suit le coucher du soleil en automne et en hiver, le second en été. On s’arrête sur la Vigadó tér, où passe le tram 2 et où les terrasses servent encore. Aucune visite intérieure ; prenez une veste, il y a toujours du vent sur le fleuve.',
    de_DE:
      'Zwischen Parlament und Gellértberg ist die Donau rund dreihundert Meter breit, schmal genug, dass ein Ufer dem anderen zusehen kann. Genau das tut man hier abends: In Pest lehnt man am Geländer der Straßenbahn und schaut zur Burg, in Buda sitzt man auf den Stufen und schaut zum Parlament. Auf diesem Weg tun Sie beides und hören, was dazwischen geschah, von den ersten Steinpfeilern bis zum Winter 1944.\n\nEs sind gut drei Kilometer, eben bis auf die Brückenrampen, in einer Gruppe von höchstens vierzehn. Der frühe Termin trifft im Herbst und Winter den Sonnenuntergang, der späte im Sommer. Schluss ist auf dem Vigadó tér, wo die Linie 2 hält und die Terrassen noch offen sind. Innenräume werden nicht besichtigt; eine Jacke lohnt sich, auf dem Fluss weht immer Wind.',
    es_ES:
      'Entre el Parlamento y el monte Gellért el Danubio mide unos trescientos metros de ancho, lo justo para que cada orilla contemple la otra. Es lo que se hace aquí por la tarde: en Pest la gente se apoya en la barandilla del tranvía y mira el castillo; en Buda se sienta en los escalones y mira el Parlamento. El paseo permite ambas cosas y cuenta lo ocurrido entre medias, de los primeros pilares de piedra al invierno de 1944.\n\nSon algo más de tres kilómetros, llanos salvo las rampas de los puentes, en un grupo de catorce como máximo. La primera salida sigue la puesta de sol en otoño e invierno; la segunda, en verano. Se acaba en Vigadó tér, donde para el tranvía 2 y las terrazas siguen abiertas. No se entra en ningún edificio; conviene una chaqueta, pues en el río siempre hay viento.',
    it_IT:
      'Tra il Parlamento e il monte Gellért il Danubio è largo circa trecento metri, abbastanza poco perché una riva possa guardare l’altra. È quello che si fa qui la sera: a Pest ci si appoggia alla ringhiera del tram e si guarda il castello, a Buda ci si siede sui gradini e si guarda il Parlamento. La passeggiata permette l’una e l’altra cosa, e racconta ciò che accadde nel mezzo, dai primi piloni di pietra all’inverno del 1944.\n\nSono poco più di tre chilometri, in piano salvo le rampe dei ponti, in quattordici al massimo. La prima partenza segue il tramonto in autunno e in inverno, la seconda d’estate. Si finisce in Vigadó tér, dove ferma il tram 2 e i tavolini sono ancora apparecchiati. Non si entra in alcun edificio; porti una giacca, sul fiume tira sempre vento.',
    ru_RU:
      'Между Парламентом и горой Геллерт ширина Дуная около трёхсот метров: один берег может разглядывать другой. Этим здесь по вечерам и заняты: в Пеште опираются на ограду трамвайных путей и смотрят на крепость, в Буде сидят на ступенях и смотрят на Парламент. На прогулке вы сделаете и то и другое и услышите, что было в промежутке, — от первых каменных опор до зимы 1944 года.\n\nИдти немногим больше трёх километров, ровно, не считая въездов на мосты; в группе не более четырнадцати человек. Ранний выход совпадает с закатом осенью и зимой, поздний — летом. Конец — на площади Вигадо, где останавливается второй трамвай и ещё открыты веранды. Внутрь зданий не заходим; возьмите куртку — на реке всегда ветер.',
    ja_JP:
      '国会議事堂からゲッレールトの丘までの間、ドナウ川の幅はおよそ300メートル。両岸が互いを眺めるのにちょうどよい距離です。夕方の人々もまさにそうしています。ペストでは路面電車の手すりに寄りかかって王宮を、ブダでは石段に腰かけて議事堂を眺めるのです。このツアーではその両方を楽しみ、最初の石の橋脚から1944年の冬まで、その間に起きたことをお話しします。\n\n道のりは3キロ余り、橋の取り付き道のほかは平坦で、定員は14名です。早い回は秋と冬、遅い回は夏の日没に合わせています。終点のヴィガドー広場には2番の路面電車が停まり、テラス席もまだ開いています。建物には入りません。川の上はいつも風があるので、上着をお持ちください。',
  },
  included: {
    en_US: ['Two hours with a Budapest guide', 'A group of no more than fourteen'],
    fr_FR: ['Deux heures avec un guide de Budapest', 'Quatorze participants au maximum'],
    de_DE: ['Zwei Stunden mit einem Budapester Guide', 'Höchstens vierzehn Teilnehmende'],
    es_ES: ['Dos horas con un guía de Budapest', 'Catorce participantes como máximo'],
    it_IT: ['Due ore con una guida di Budapest', 'Quattordici partecipanti al massimo'],
    ru_RU: ['Два часа с будапештским гидом', 'Не более четырнадцати участников'],
    ja_JP: ['ブダペストのガイドによる2時間のご案内', '14名様までの少人数'],
  },
  notIncluded: {
    en_US: ['Tram tickets for the way home', 'Drinks on the terraces'],
    fr_FR: ['Billets de tram pour le retour', 'Consommations en terrasse'],
    de_DE: ['Straßenbahnfahrt für den Heimweg', 'Getränke auf den Terrassen'],
    es_ES: ['Billetes de tranvía para la vuelta', 'Consumiciones en las terrazas'],
    it_IT: ['Biglietti del tram per il ritorno', 'Consumazioni ai tavolini'],
    ru_RU: ['Трамвайные билеты на обратный путь', 'Напитки на верандах'],
    ja_JP: ['帰りの路面電車の切符', 'テラス席での飲み物'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Kossuth Lajos tér and the Parliament',
        fr_FR: 'Kossuth Lajos tér et Parlement',
        de_DE: 'Kossuth Lajos tér und Parlament',
        es_ES: 'Kossuth Lajos tér y el Parlamento',
        it_IT: 'Kossuth Lajos tér e Parlamento',
        ru_RU: 'Площадь Кошута и Парламент',
        ja_JP: 'コシュート広場と国会議事堂',
      },
      text: {
        en_US:
          'Imre Steindl’s dome measures ninety-six meters because the Magyars are said to have arrived in 896; the basilica across town has the same height. Steindl was carried to the site in a chair at the end and did not live to see it in use.',
        fr_FR:
          'Le dôme d’Imre Steindl mesure quatre-vingt-seize mètres parce que les Magyars seraient arrivés en 896 ; la basilique, en ville, a la même hauteur. À la fin, Steindl se faisait porter sur le chantier dans un fauteuil ; il n’en vit pas l’usage.',
        de_DE:
          'Imre Steindls Kuppel misst sechsundneunzig Meter, weil die Magyaren 896 gekommen sein sollen; die Basilika in der Stadt ist ebenso hoch. Zuletzt ließ sich Steindl im Sessel auf die Baustelle tragen, die Nutzung erlebte er nicht mehr.',
        es_ES:
          'La cúpula de Imre Steindl mide noventa y seis metros porque los magiares habrían llegado en 896; la basílica tiene la misma altura. Al final, a Steindl lo llevaban a la obra en una silla, y no llegó a verla en uso.',
        it_IT:
          'La cupola di Imre Steindl è alta novantasei metri perché i magiari sarebbero arrivati nell’896; la basilica in città la eguaglia. Alla fine Steindl si faceva portare in cantiere su una sedia, e non la vide mai in uso.',
        ru_RU:
          'Купол Имре Штейндля — девяносто шесть метров, потому что мадьяры, как считается, пришли в 896 году; столько же и у базилики. Под конец Штейндля носили на стройку в кресле, и до её завершения он не дожил.',
        ja_JP:
          'シュテインドル・イムレのドームが96メートルなのは、マジャル人が896年に到来したとされるためで、街なかの大聖堂も同じ高さです。晩年の建築家は椅子で現場に運ばれ、使われる姿は見られませんでした。',
      },
      latitude: 47.50655,
      longitude: 19.0468,
      minutes: 15,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Shoes on the Danube Bank',
        fr_FR: 'Chaussures au bord du Danube',
        de_DE: 'Schuhe am Donauufer',
        es_ES: 'Zapatos a la orilla del Danubio',
        it_IT: 'Scarpe sulla riva del Danubio',
        ru_RU: '«Туфли на набережной Дуная»',
        ja_JP: 'ドナウ河畔の靴',
      },
      text: {
        en_US:
          'In the winter of 1944 Arrow Cross men shot Jews here, who had first to take off their shoes. Gyula Pauer and Can Togay set sixty pairs in iron on the stone in 2005: boots, pumps, a child’s pair.',
        fr_FR:
          'L’hiver 1944, les Croix fléchées fusillèrent ici des Juifs, contraints d’abord de se déchausser. En 2005, Gyula Pauer et Can Togay ont posé sur la pierre soixante paires en fer : des bottes, des escarpins, une paire d’enfant.',
        de_DE:
          'Im Winter 1944 erschossen Pfeilkreuzler hier Juden, die zuvor die Schuhe ausziehen mussten. Gyula Pauer und Can Togay setzten 2005 sechzig Paare aus Eisen auf den Stein: Stiefel, Pumps, ein Kinderpaar.',
        es_ES:
          'En el invierno de 1944 los Cruces Flechadas fusilaron aquí a judíos, obligados antes a descalzarse. En 2005 Gyula Pauer y Can Togay fijaron en la piedra sesenta pares de hierro: botas, zapatos de tacón, un par de niño.',
        it_IT:
          'Nell’inverno del 1944 le Croci frecciate fucilarono qui degli ebrei, costretti prima a togliersi le scarpe. Nel 2005 Gyula Pauer e Can Togay fissarono sulla pietra sessanta paia di ferro: stivali, décolleté, un paio da bambino.',
        ru_RU:
          'Зимой 1944 года нилашисты расстреливали здесь евреев, заставляя их сперва разуться. В 2005 году Дьюла Пауэр и Джан Тогай закрепили на камне шестьдесят железных пар: сапоги, туфли, детские ботинки.',
        ja_JP:
          '1944年の冬、矢十字党はここでユダヤ人を射殺し、その前に靴を脱がせました。2005年、パウエル・ジュラとジャン・トガイが、長靴や婦人靴、子ども靴など60足の鉄の靴を岸壁に据えました。',
      },
      latitude: 47.50395,
      longitude: 19.0449,
      minutes: 9,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Széchenyi István tér',
        fr_FR: 'Széchenyi István tér',
        de_DE: 'Széchenyi István tér',
        es_ES: 'Széchenyi István tér',
        it_IT: 'Széchenyi István tér',
        ru_RU: 'Площадь Иштвана Сечени',
        ja_JP: 'セーチェーニ・イシュトヴァーン広場',
      },
      text: {
        en_US:
          'A London insurance company paid for the peacocks in the wrought-iron gate of the Gresham Palace. In the middle of the square stands Ferenc Deák, who negotiated peace with Vienna in 1867.',
        fr_FR:
          'Une compagnie d’assurances londonienne paya les paons de la grille en fer forgé du palais Gresham. Au milieu se dresse Ferenc Deák, qui négocia en 1867 la paix avec Vienne.',
        de_DE:
          'Die Pfauen im schmiedeeisernen Tor des Gresham-Palasts bezahlte eine Londoner Versicherung. Mitten auf dem Platz steht Ferenc Deák, der 1867 den Ausgleich mit Wien aushandelte.',
        es_ES:
          'Los pavos reales de la verja del palacio Gresham los pagó una aseguradora de Londres. En la plaza está Ferenc Deák, que negoció en 1867 la paz con Viena.',
        it_IT:
          'I pavoni nel cancello di ferro battuto di Palazzo Gresham li pagò una compagnia d’assicurazioni di Londra. Al centro della piazza c’è Ferenc Deák, che nel 1867 negoziò la pace con Vienna.',
        ru_RU:
          'За павлинов в кованых воротах дворца Грешема заплатила лондонская страховая компания. На площади стоит Ференц Деак, который в 1867 году договорился о мире с Веной.',
        ja_JP:
          'グレシャム宮殿の鍛鉄の門にいる孔雀は、ロンドンの保険会社が費用を出しました。広場に立つのは、1867年にウィーンとの和協をまとめたデアーク・フェレンツです。',
      },
      latitude: 47.5001,
      longitude: 19.0474,
      minutes: 9,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Chain Bridge',
        fr_FR: 'Pont des Chaînes',
        de_DE: 'Kettenbrücke',
        es_ES: 'Puente de las Cadenas',
        it_IT: 'Ponte delle Catene',
        ru_RU: 'Цепной мост',
        ja_JP: 'くさり橋',
      },
      text: {
        en_US:
          'Two Clarks, not related, made it: William Tierney drew it in England, Adam built it here. The lions do have tongues, only set too far back to be seen from the sidewalk; the story of the sculptor’s leap into the river is a legend.',
        fr_FR:
          'Deux Clark sans parenté l’ont fait : William Tierney le dessina en Angleterre, Adam le bâtit ici. Les lions ont bien une langue, trop reculée pour se voir du trottoir ; le saut du sculpteur dans le fleuve est une légende.',
        de_DE:
          'Zwei Clarks, nicht verwandt, schufen sie: William Tierney zeichnete in England, Adam baute hier. Zungen haben die Löwen, sie liegen nur zu tief im Maul; dass der Bildhauer in den Fluss gesprungen sei, ist Legende.',
        es_ES:
          'Lo hicieron dos Clark sin parentesco: William Tierney lo dibujó en Inglaterra y Adam lo construyó aquí. Los leones tienen lengua, solo que demasiado adentro para verla desde la acera; el salto del escultor al río es leyenda.',
        it_IT:
          'Lo fecero due Clark, non parenti: William Tierney lo disegnò in Inghilterra, Adam lo costruì qui. I leoni la lingua ce l’hanno, ma troppo in fondo perché la si veda dal marciapiede; il tuffo dello scultore nel fiume è leggenda.',
        ru_RU:
          'Его создали два Кларка, не родственники: Уильям Тирни чертил в Англии, Адам строил здесь. Языки у львов есть, просто с тротуара их не видно; прыжок скульптора в реку — легенда.',
        ja_JP:
          '血縁のない二人のクラークの作です。ウィリアム・ティアニーが英国で図面を引き、アダムがここで架けました。ライオンの舌は奥にあり、歩道から見えないだけ。彫刻家が川に身を投げた話は伝説です。',
      },
      latitude: 47.49895,
      longitude: 19.0437,
      minutes: 9,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Clark Ádám tér',
        fr_FR: 'Clark Ádám tér',
        de_DE: 'Clark Ádám tér',
        es_ES: 'Clark Ádám tér',
        it_IT: 'Clark Ádám tér',
        ru_RU: 'Площадь Адама Кларка',
        ja_JP: 'クラーク・アーダーム広場',
      },
      text: {
        en_US:
          'All road distances in Hungary are counted from the stone zero by Miklós Borsos. Adam Clark also bored the tunnel behind it; when it rains, the joke goes, the bridge is pushed inside to keep dry.',
        fr_FR:
          'Toutes les routes de Hongrie se comptent à partir du zéro de pierre de Miklós Borsos. Adam Clark perça aussi le tunnel, derrière ; quand il pleut, dit-on pour rire, on y rentre le pont.',
        de_DE:
          'Von der steinernen Null des Miklós Borsos werden alle Straßen Ungarns gezählt. Auch den Tunnel dahinter bohrte Adam Clark; bei Regen, so der Witz, schiebt man die Brücke hinein.',
        es_ES:
          'Desde el cero de piedra de Miklós Borsos se miden las carreteras de Hungría. Adam Clark abrió también el túnel de detrás; cuando llueve, bromean, se guarda dentro el puente.',
        it_IT:
          'Dallo zero di pietra di Miklós Borsos si contano tutte le strade d’Ungheria. Adam Clark scavò anche la galleria alle spalle; quando piove, si scherza, ci si infila il ponte.',
        ru_RU:
          'От каменного нуля работы Миклоша Боршоша отсчитывают все дороги Венгрии. Адам Кларк пробил и туннель позади; в дождь, шутят здесь, мост задвигают внутрь.',
        ja_JP:
          'ハンガリーの道路はすべて、ボルショシュ・ミクローシュ作のこの石の「ゼロ」を起点に測ります。背後のトンネルもクラークの仕事で、雨の日には橋をここにしまうのだという冗談があります。',
      },
      latitude: 47.49795,
      longitude: 19.04025,
      minutes: 7,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Várkert Bazár',
        fr_FR: 'Várkert Bazár',
        de_DE: 'Várkert Bazár',
        es_ES: 'Várkert Bazár',
        it_IT: 'Várkert Bazár',
        ru_RU: 'Варкерт-базар',
        ja_JP: 'ヴァールケルト・バザール',
      },
      text: {
        en_US:
          'Miklós Ybl hid the castle’s waterworks in a small pavilion with a chimney and laid terraces of arcades below the palace wall. From the steps on the quay the lights of Pest lie in one line.',
        fr_FR:
          'Miklós Ybl cacha la machinerie d’eau du château dans un pavillon à cheminée et étagea des arcades sous le mur du palais. Depuis les marches du quai, les lumières de Pest forment une seule ligne.',
        de_DE:
          'Miklós Ybl versteckte das Wasserwerk der Burg in einem Pavillon mit Schornstein und legte Arkadenterrassen unter die Palastmauer. Von den Stufen am Kai liegen die Lichter von Pest in einer Linie.',
        es_ES:
          'Miklós Ybl ocultó la central de aguas del castillo en un pabellón con chimenea y dispuso terrazas de arcadas bajo el muro del palacio. Desde los peldaños del muelle, las luces de Pest forman una sola línea.',
        it_IT:
          'Miklós Ybl nascose l’impianto idrico del castello in un padiglione con il camino e dispose terrazze di arcate sotto il muro del palazzo. Dai gradini della banchina le luci di Pest stanno su una sola linea.',
        ru_RU:
          'Миклош Ибль спрятал водокачку крепости в павильоне с трубой и разбил под дворцовой стеной террасы с аркадами. Со ступеней у воды огни Пешта ложатся в одну линию.',
        ja_JP:
          'イブル・ミクローシュは、王宮の揚水設備を煙突のある小さな館に隠し、城壁の下にアーケードのテラスを設けました。岸の石段からは、ペストの灯が一直線に並んで見えます。',
      },
      latitude: 47.49415,
      longitude: 19.04175,
      minutes: 7,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Elizabeth Bridge',
        fr_FR: 'Pont Élisabeth',
        de_DE: 'Elisabethbrücke',
        es_ES: 'Puente de Isabel',
        it_IT: 'Ponte Elisabetta',
        ru_RU: 'Мост Эржебет',
        ja_JP: 'エルジェーベト橋',
      },
      text: {
        en_US:
          'The retreating Wehrmacht blew up every bridge in the city; this one was not rebuilt in its old shape. Pál Sávoly’s white cables of 1964 frame Gellért Hill and the Ottoman dome of the Rudas Baths.',
        fr_FR:
          'La Wehrmacht en retraite fit sauter tous les ponts de la ville ; celui-ci ne fut pas refait à l’identique. Les câbles blancs de Pál Sávoly, de 1964, encadrent le mont Gellért et le dôme ottoman des bains Rudas.',
        de_DE:
          'Die abziehende Wehrmacht sprengte alle Brücken der Stadt; diese hier entstand nicht in alter Gestalt neu. Pál Sávolys weiße Kabel von 1964 rahmen den Gellértberg und die osmanische Kuppel des Rudas-Bads.',
        es_ES:
          'La Wehrmacht en retirada voló todos los puentes de la ciudad; este no recuperó su forma. Los cables blancos de Pál Sávoly, de 1964, enmarcan el monte Gellért y la cúpula otomana de los baños Rudas.',
        it_IT:
          'La Wehrmacht in ritirata fece saltare tutti i ponti della città; questo non fu rifatto com’era. I cavi bianchi di Pál Sávoly, del 1964, incorniciano il monte Gellért e la cupola ottomana delle terme Rudas.',
        ru_RU:
          'Отступая, вермахт взорвал все мосты города; этот не стали восстанавливать в прежнем виде. Белые тросы Пала Шавои 1964 года обрамляют гору Геллерт и османский купол купальни Рудаш.',
        ja_JP:
          '退却するドイツ国防軍は市内の橋をすべて爆破し、この橋は元の姿では再建されませんでした。シャーヴォイ・パールによる1964年の白いケーブルの間に、ゲッレールトの丘とルダシュ温泉のオスマン時代のドームが見えます。',
      },
      latitude: 47.49105,
      longitude: 19.0489,
      minutes: 8,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Vigadó tér',
        fr_FR: 'Vigadó tér',
        de_DE: 'Vigadó tér',
        es_ES: 'Vigadó tér',
        it_IT: 'Vigadó tér',
        ru_RU: 'Площадь Вигадо',
        ja_JP: 'ヴィガドー広場',
      },
      text: {
        en_US:
          'On the tram railing sits László Marton’s Little Princess, a girl in a bathrobe and a paper crown, modeled on his daughter. Behind her, Liszt and Bartók played in the concert hall.',
        fr_FR:
          'Sur la rambarde du tram est assise la Petite Princesse de László Marton, une fillette en peignoir et couronne de papier, d’après sa propre fille. Derrière elle, Liszt et Bartók jouèrent dans la salle de concert.',
        de_DE:
          'Auf dem Geländer der Straßenbahn sitzt László Martons Kleine Prinzessin, ein Mädchen mit Bademantel und Papierkrone, nach seiner Tochter geformt. Im Konzerthaus dahinter spielten Liszt und Bartók.',
        es_ES:
          'En la barandilla del tranvía se sienta la Princesita de László Marton, una niña con albornoz y corona de papel, modelada a partir de su hija. En la sala de conciertos, detrás, tocaron Liszt y Bartók.',
        it_IT:
          'Sulla ringhiera del tram siede la Piccola principessa di László Marton, una bambina in accappatoio e corona di carta, ispirata alla figlia. Nella sala da concerto alle spalle suonarono Liszt e Bartók.',
        ru_RU:
          'На трамвайной ограде сидит «Маленькая принцесса» Ласло Мартона — девочка в халате и бумажной короне, похожая на его дочь. В концертном зале позади играли Лист и Барток.',
        ja_JP:
          '路面電車の手すりには、マルトン・ラースローの「小さな王女」が腰かけています。バスローブに紙の冠の少女は、娘がモデルです。背後の音楽堂では、リストやバルトークが演奏しました。',
      },
      latitude: 47.496,
      longitude: 19.04865,
      minutes: 9,
      minutesToNext: 0,
    },
  ],
};
