import type { CityOfDemo } from './shapes.js';

export const citiesOfEuropa3: readonly CityOfDemo[] = [
  {
    slug: 'athens',
    country: 'GR',
    names: {
      en_US: 'Athens',
      fr_FR: 'Athènes',
      de_DE: 'Athen',
      es_ES: 'Atenas',
      it_IT: 'Atene',
      ru_RU: 'Афины',
      ja_JP: 'アテネ',
    },
    latitude: 37.9755,
    longitude: 23.7348,
    timeZone: 'Europe/Athens',
    currency: 'EUR',
    featured: false,
    order: 25,
    landmarks: [
      { motif: 'temple-columns', name: 'Parthenon' },
      { motif: 'arena', name: 'Odeon of Herodes Atticus' },
      { motif: 'hills', name: 'Mount Lycabettus' },
    ],
    introduction: {
      en_US:
        'Dionysiou Areopagitou, closed to cars, runs below the south slope of the Acropolis. In Plaka the steps of Mnisikleous Street serve as café terraces.',
      fr_FR:
        'Fermée aux voitures, la rue Dionysiou Areopagitou longe le flanc sud de l’Acropole. À Plaka, les marches de la rue Mnisikleous servent de terrasses aux cafés.',
      de_DE:
        'Die autofreie Dionysiou Areopagitou verläuft unterhalb des Südhangs der Akropolis. In der Plaka dienen die Stufen der Mnisikleous-Straße als Caféterrassen.',
      es_ES:
        'La calle Dionysiou Areopagitou, cerrada a los coches, bordea la ladera sur de la Acrópolis. En Plaka, los escalones de la calle Mnisikleous hacen de terraza de café.',
      it_IT:
        'Via Dionysiou Areopagitou, chiusa alle auto, corre sotto il versante sud dell’Acropoli. Nella Plaka i gradini di via Mnisikleous fanno da terrazza ai caffè.',
      ru_RU:
        'Пешеходная улица Дионисия Ареопагита идёт под южным склоном Акрополя. В Плаке ступени улицы Мнисиклеус служат террасами кафе.',
      ja_JP:
        '車の入らないディオニシウ・アレオパギトゥ通りは、アクロポリスの南斜面の下を通ります。プラカ地区では、ムニシクレウス通りの階段がカフェの席になります。',
    },
  },
  {
    slug: 'dublin',
    country: 'IE',
    names: {
      en_US: 'Dublin',
      fr_FR: 'Dublin',
      de_DE: 'Dublin',
      es_ES: 'Dublín',
      it_IT: 'Dublino',
      ru_RU: 'Дублин',
      ja_JP: 'ダブリン',
    },
    latitude: 53.3498,
    longitude: -6.2603,
    timeZone: 'Europe/Dublin',
    currency: 'EUR',
    featured: false,
    order: 26,
    landmarks: [
      { motif: 'bridge', name: 'Ha’penny Bridge' },
      { motif: 'dome', name: 'Custom House' },
      { motif: 'lighthouse', name: 'Poolbeg Lighthouse' },
    ],
    introduction: {
      en_US:
        'The cast-iron Ha’penny Bridge over the Liffey is named after the toll that walkers once paid. Around Merrion Square each Georgian door is painted in a color of its own.',
      fr_FR:
        'Le Ha’penny Bridge, pont de fonte sur la Liffey, doit son nom au péage que payaient jadis les piétons. Autour de Merrion Square, chaque porte géorgienne a sa couleur.',
      de_DE:
        'Die gusseiserne Ha’penny Bridge über die Liffey heißt nach dem Zoll, den Fußgänger einst zahlten. Am Merrion Square hat jede georgianische Haustür ihre eigene Farbe.',
      es_ES:
        'El Ha’penny Bridge, puente de hierro sobre el Liffey, debe su nombre al peaje que pagaban los peatones. Alrededor de Merrion Square cada puerta georgiana tiene su propio color.',
      it_IT:
        'L’Ha’penny Bridge, ponte di ghisa sul Liffey, prende il nome dal pedaggio che un tempo pagavano i pedoni. Attorno a Merrion Square ogni porta georgiana ha il suo colore.',
      ru_RU:
        'Чугунный мост Хафпенни через Лиффи назван по плате, которую когда-то брали с пешеходов. Вокруг площади Меррион у каждой георгианской двери свой цвет.',
      ja_JP:
        'リフィー川に架かる鋳鉄のハーフペニー橋は、かつて歩行者が払った通行料にちなむ名です。メリオン・スクエアのまわりでは、ジョージアン様式の扉が一軒ごとに違う色で塗られています。',
    },
  },
  {
    slug: 'edinburgh',
    country: 'GB',
    names: {
      en_US: 'Edinburgh',
      fr_FR: 'Édimbourg',
      de_DE: 'Edinburgh',
      es_ES: 'Edimburgo',
      it_IT: 'Edimburgo',
      ru_RU: 'Эдинбург',
      ja_JP: 'エディンバラ',
    },
    latitude: 55.9533,
    longitude: -3.1883,
    timeZone: 'Europe/London',
    currency: 'GBP',
    featured: false,
    order: 27,
    landmarks: [
      { motif: 'castle', name: 'Edinburgh Castle' },
      { motif: 'hills', name: 'Arthur’s Seat' },
      { motif: 'clock-tower', name: 'Balmoral clock tower' },
    ],
    introduction: {
      en_US:
        'The Royal Mile drops from the castle to Holyrood, and narrow closes open on both sides of it. On most days a gun is fired from the castle at one o’clock.',
      fr_FR:
        'Le Royal Mile descend du château à Holyrood, et d’étroites ruelles, les closes, s’ouvrent de part et d’autre. Presque chaque jour, à treize heures, on tire un coup de canon depuis le château.',
      de_DE:
        'Die Royal Mile fällt von der Burg nach Holyrood ab, zu beiden Seiten öffnen sich enge Durchgänge, die Closes. An den meisten Tagen wird um ein Uhr mittags von der Burg eine Kanone abgefeuert.',
      es_ES:
        'La Royal Mile baja del castillo a Holyrood, y a ambos lados se abren callejones estrechos, los closes. Casi todos los días, a la una, se dispara un cañón desde el castillo.',
      it_IT:
        'Il Royal Mile scende dal castello a Holyrood, e ai due lati si aprono vicoli stretti, i closes. Quasi ogni giorno, all’una, dal castello si spara un colpo di cannone.',
      ru_RU:
        'Королевская миля спускается от замка к Холируду, и по обе её стороны открываются узкие проходы-клоузы. Почти каждый день в час пополудни в замке стреляет пушка.',
      ja_JP:
        'ロイヤル・マイルは城からホリールードへと下り、両側に「クロース」と呼ばれる細い路地が口を開けています。ほとんどの日の午後1時に、城から号砲が撃たれます。',
    },
  },
  {
    slug: 'munich',
    country: 'DE',
    names: {
      en_US: 'Munich',
      fr_FR: 'Munich',
      de_DE: 'München',
      es_ES: 'Múnich',
      it_IT: 'Monaco di Baviera',
      ru_RU: 'Мюнхен',
      ja_JP: 'ミュンヘン',
    },
    latitude: 48.1374,
    longitude: 11.5755,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    featured: false,
    order: 28,
    landmarks: [
      { motif: 'towers', name: 'Frauenkirche' },
      { motif: 'clock-tower', name: 'New Town Hall' },
      { motif: 'palace', name: 'Nymphenburg Palace' },
    ],
    introduction: {
      en_US:
        'At eleven in the morning the carillon of the New Town Hall turns above Marienplatz. In the beer garden of the Viktualienmarkt guests may unpack food they have brought with them.',
      fr_FR:
        'À onze heures du matin, le carillon du nouvel hôtel de ville s’anime au-dessus de la Marienplatz. Au jardin à bière du Viktualienmarkt, chacun peut déballer son propre repas.',
      de_DE:
        'Um elf Uhr vormittags dreht sich das Glockenspiel des Neuen Rathauses über dem Marienplatz. Im Biergarten am Viktualienmarkt darf man seine mitgebrachte Brotzeit auspacken.',
      es_ES:
        'A las once de la mañana gira el carillón del Nuevo Ayuntamiento sobre la Marienplatz. En la cervecería al aire libre del Viktualienmarkt se puede sacar la comida traída de casa.',
      it_IT:
        'Alle undici del mattino il carillon del Nuovo Municipio gira sopra Marienplatz. Nel giardino della birra del Viktualienmarkt si può mangiare quello che si è portato da casa.',
      ru_RU:
        'В одиннадцать утра над Мариенплац оживает карильон Новой ратуши. В пивном саду на рынке Виктуалиенмаркт можно есть принесённое с собой.',
      ja_JP:
        '午前11時になると、マリエン広場の新市庁舎で仕掛け時計が回り始めます。ヴィクトゥアーリエン市場のビアガーデンでは、持参した食べ物を広げてもかまいません。',
    },
  },
  {
    slug: 'zurich',
    country: 'CH',
    names: {
      en_US: 'Zurich',
      fr_FR: 'Zurich',
      de_DE: 'Zürich',
      es_ES: 'Zúrich',
      it_IT: 'Zurigo',
      ru_RU: 'Цюрих',
      ja_JP: 'チューリッヒ',
    },
    latitude: 47.3769,
    longitude: 8.5417,
    timeZone: 'Europe/Zurich',
    currency: 'CHF',
    featured: false,
    order: 29,
    landmarks: [
      { motif: 'river', name: 'Limmat' },
      { motif: 'towers', name: 'Grossmünster' },
      { motif: 'mountain', name: 'Glarus Alps' },
      { motif: 'tram', name: 'Trams on Bahnhofstrasse' },
    ],
    introduction: {
      en_US:
        'The Limmat leaves the lake under the Quaibrücke, and in summer people swim in it after work. Marc Chagall designed five windows for the choir of the Fraumünster.',
      fr_FR:
        'La Limmat sort du lac sous le pont Quaibrücke, et l’été on s’y baigne après le travail. Marc Chagall a dessiné cinq vitraux pour le chœur du Fraumünster.',
      de_DE:
        'Unter der Quaibrücke verlässt die Limmat den See, und im Sommer schwimmt man nach Feierabend darin. Marc Chagall entwarf fünf Fenster für den Chor des Fraumünsters.',
      es_ES:
        'El Limmat sale del lago bajo el puente Quaibrücke, y en verano la gente se baña en él al salir del trabajo. Marc Chagall diseñó cinco vidrieras para el coro del Fraumünster.',
      it_IT:
        'La Limmat esce dal lago sotto il ponte Quaibrücke, e d’estate ci si nuota dopo il lavoro. Marc Chagall disegnò cinque vetrate per il coro del Fraumünster.',
      ru_RU:
        'Под мостом Квайбрюкке из озера вытекает Лиммат, и летом в нём купаются после работы. Марк Шагал создал пять витражей для хора церкви Фраумюнстер.',
      ja_JP:
        'リマト川はクヴァイ橋の下で湖から流れ出し、夏には仕事帰りの人々がそこで泳ぎます。フラウミュンスターの内陣には、マルク・シャガールが手がけた5枚のステンドグラスがあります。',
    },
  },
  {
    slug: 'copenhagen',
    country: 'DK',
    names: {
      en_US: 'Copenhagen',
      fr_FR: 'Copenhague',
      de_DE: 'Kopenhagen',
      es_ES: 'Copenhague',
      it_IT: 'Copenaghen',
      ru_RU: 'Копенгаген',
      ja_JP: 'コペンハーゲン',
    },
    latitude: 55.6761,
    longitude: 12.5683,
    timeZone: 'Europe/Copenhagen',
    currency: 'DKK',
    featured: false,
    order: 30,
    landmarks: [
      { motif: 'canal-houses', name: 'Nyhavn' },
      { motif: 'statue', name: 'Little Mermaid' },
      { motif: 'bicycle', name: 'Cykelslangen' },
      { motif: 'palace', name: 'Amalienborg' },
    ],
    introduction: {
      en_US:
        'The canal of Nyhavn was dug in the seventeenth century, and its houses are painted yellow, red and blue. Cyclists cross the inner harbor on bridges of their own.',
      fr_FR:
        'Le canal de Nyhavn fut creusé au XVIIe siècle, et ses maisons sont peintes en jaune, en rouge et en bleu. Les cyclistes traversent le port intérieur sur leurs propres ponts.',
      de_DE:
        'Der Kanal Nyhavn wurde im 17. Jahrhundert gegraben, seine Häuser sind gelb, rot und blau gestrichen. Über den inneren Hafen führen eigene Brücken für Radfahrer.',
      es_ES:
        'El canal de Nyhavn se excavó en el siglo XVII, y sus casas están pintadas de amarillo, rojo y azul. Los ciclistas cruzan el puerto interior por puentes propios.',
      it_IT:
        'Il canale di Nyhavn fu scavato nel Seicento, e le sue case sono dipinte di giallo, rosso e blu. I ciclisti attraversano il porto interno su ponti tutti loro.',
      ru_RU:
        'Канал Нюхавн вырыли в XVII веке, дома вдоль него жёлтые, красные и синие. Через внутреннюю гавань для велосипедистов перекинуты отдельные мосты.',
      ja_JP:
        'ニューハウンの運河は17世紀に掘られ、沿岸の家々は黄や赤や青に塗られています。内港には自転車のための橋が架かっています。',
    },
  },
  {
    slug: 'stockholm',
    country: 'SE',
    names: {
      en_US: 'Stockholm',
      fr_FR: 'Stockholm',
      de_DE: 'Stockholm',
      es_ES: 'Estocolmo',
      it_IT: 'Stoccolma',
      ru_RU: 'Стокгольм',
      ja_JP: 'ストックホルム',
    },
    latitude: 59.3293,
    longitude: 18.0686,
    timeZone: 'Europe/Stockholm',
    currency: 'SEK',
    featured: false,
    order: 31,
    landmarks: [
      { motif: 'ship', name: 'Vasa' },
      { motif: 'rooftops', name: 'Gamla Stan' },
      { motif: 'towers', name: 'Stockholm City Hall' },
    ],
    introduction: {
      en_US:
        'The city lies on fourteen islands, where Lake Mälaren flows into the Baltic. On Djurgården stands the warship Vasa, which sank on its first voyage in 1628.',
      fr_FR:
        'La ville s’étend sur quatorze îles, là où le lac Mälar se jette dans la Baltique. Sur Djurgården se dresse le Vasa, navire de guerre qui coula lors de sa première sortie en 1628.',
      de_DE:
        'Die Stadt liegt auf vierzehn Inseln, dort, wo der Mälarsee in die Ostsee fließt. Auf Djurgården steht das Kriegsschiff Vasa, das 1628 auf seiner ersten Fahrt sank.',
      es_ES:
        'La ciudad ocupa catorce islas, donde el lago Mälaren desemboca en el Báltico. En Djurgården está el Vasa, buque de guerra que se hundió en su primer viaje en 1628.',
      it_IT:
        'La città sorge su quattordici isole, dove il lago Mälaren sfocia nel Baltico. A Djurgården si trova il Vasa, nave da guerra affondata al primo viaggio nel 1628.',
      ru_RU:
        'Город стоит на четырнадцати островах, там, где озеро Меларен впадает в Балтику. На Юргордене хранится военный корабль «Васа», затонувший в первом же плавании в 1628 году.',
      ja_JP:
        'メーラレン湖がバルト海に注ぐところ、14の島の上に街が広がります。ユールゴーデン島には、1628年の処女航海で沈んだ軍艦ヴァーサが展示されています。',
    },
  },
  {
    slug: 'porto',
    country: 'PT',
    names: {
      en_US: 'Porto',
      fr_FR: 'Porto',
      de_DE: 'Porto',
      es_ES: 'Oporto',
      it_IT: 'Porto',
      ru_RU: 'Порту',
      ja_JP: 'ポルト',
    },
    latitude: 41.1496,
    longitude: -8.611,
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    featured: false,
    order: 32,
    landmarks: [
      { motif: 'arches', name: 'Dom Luís I Bridge' },
      { motif: 'towers', name: 'Clérigos Tower' },
      { motif: 'vineyard', name: 'Douro Valley' },
      { motif: 'sailboat', name: 'Rabelo boats' },
    ],
    introduction: {
      en_US:
        'On the far bank of the Douro, in Vila Nova de Gaia, port wine ages in long dark lodges. Blue and white tiles cover the entrance hall of São Bento station.',
      fr_FR:
        'Sur l’autre rive du Douro, à Vila Nova de Gaia, le porto vieillit dans de longs chais obscurs. Des azulejos bleu et blanc couvrent le hall de la gare de São Bento.',
      de_DE:
        'Am anderen Ufer des Douro, in Vila Nova de Gaia, reift der Portwein in langen dunklen Kellern. Blau-weiße Kacheln bedecken die Eingangshalle des Bahnhofs São Bento.',
      es_ES:
        'En la otra orilla del Duero, en Vila Nova de Gaia, el vino de Oporto envejece en largas bodegas oscuras. Azulejos azules y blancos cubren el vestíbulo de la estación de São Bento.',
      it_IT:
        'Sull’altra sponda del Douro, a Vila Nova de Gaia, il vino Porto invecchia in lunghe cantine buie. Azulejos bianchi e blu rivestono l’atrio della stazione di São Bento.',
      ru_RU:
        'На другом берегу Дору, в Вила-Нова-ди-Гая, портвейн выдерживают в длинных тёмных погребах. Вестибюль вокзала Сан-Бенту облицован бело-голубыми изразцами.',
      ja_JP:
        'ドウロ川の対岸ヴィラ・ノヴァ・デ・ガイアでは、長く薄暗い酒蔵でポートワインが熟成しています。サン・ベント駅の玄関ホールは青と白のタイルで覆われています。',
    },
  },
  {
    slug: 'krakow',
    country: 'PL',
    names: {
      en_US: 'Krakow',
      fr_FR: 'Cracovie',
      de_DE: 'Krakau',
      es_ES: 'Cracovia',
      it_IT: 'Cracovia',
      ru_RU: 'Краков',
      ja_JP: 'クラクフ',
    },
    latitude: 50.0614,
    longitude: 19.9372,
    timeZone: 'Europe/Warsaw',
    currency: 'PLN',
    featured: false,
    order: 33,
    landmarks: [
      { motif: 'arches', name: 'Cloth Hall' },
      { motif: 'towers', name: 'St. Mary’s Basilica' },
      { motif: 'castle', name: 'Wawel Castle' },
    ],
    introduction: {
      en_US:
        'Every hour a trumpeter plays the hejnał from the tower of St. Mary’s and breaks off in the middle of the tune. The Planty gardens circle the old town where its walls once stood.',
      fr_FR:
        'Toutes les heures, un trompettiste joue le hejnał du haut de la tour Sainte-Marie et s’interrompt au milieu de l’air. Les jardins Planty entourent la vieille ville à la place des anciens remparts.',
      de_DE:
        'Jede Stunde spielt ein Trompeter vom Turm der Marienkirche den Hejnał und bricht mitten in der Melodie ab. Der Grüngürtel Planty umgibt die Altstadt, wo einst ihre Mauern standen.',
      es_ES:
        'Cada hora, un trompetista toca el hejnał desde la torre de Santa María y se detiene en mitad de la melodía. Los jardines Planty rodean el casco antiguo donde estuvieron las murallas.',
      it_IT:
        'Ogni ora un trombettiere suona lo hejnał dalla torre di Santa Maria e s’interrompe a metà melodia. I giardini Planty circondano la città vecchia dove un tempo sorgevano le mura.',
      ru_RU:
        'Каждый час с башни Мариацкого костёла трубач играет хейнал и обрывает мелодию на середине. Сады Планты кольцом окружают Старый город на месте прежних стен.',
      ja_JP:
        '聖マリア聖堂の塔では毎時、ラッパ手が「ヘイナウ」を吹き、旋律の途中でぷつりと止めます。かつて城壁があった場所には、プランティ公園が旧市街を囲んで続きます。',
    },
  },
  {
    slug: 'dubrovnik',
    country: 'HR',
    names: {
      en_US: 'Dubrovnik',
      fr_FR: 'Dubrovnik',
      de_DE: 'Dubrovnik',
      es_ES: 'Dubrovnik',
      it_IT: 'Dubrovnik',
      ru_RU: 'Дубровник',
      ja_JP: 'ドゥブロヴニク',
    },
    latitude: 42.6407,
    longitude: 18.1077,
    timeZone: 'Europe/Zagreb',
    currency: 'EUR',
    featured: false,
    order: 34,
    landmarks: [
      { motif: 'rooftops', name: 'Roofs of the old town' },
      { motif: 'castle', name: 'Fort Lovrijenac' },
      { motif: 'sea', name: 'Adriatic Sea' },
    ],
    introduction: {
      en_US:
        'The Stradun, its limestone polished by footsteps, runs from the Pile Gate to the old harbor. The walk around the top of the walls is almost two kilometers long.',
      fr_FR:
        'Le Stradun, au calcaire poli par les pas, va de la porte Pile au vieux port. Le tour des remparts, sur le chemin de ronde, fait près de deux kilomètres.',
      de_DE:
        'Der Stradun, dessen Kalkstein von Schritten blank poliert ist, führt vom Pile-Tor zum alten Hafen. Der Rundgang oben auf der Stadtmauer ist fast zwei Kilometer lang.',
      es_ES:
        'El Stradun, de piedra caliza pulida por las pisadas, va de la puerta de Pile al puerto viejo. El paseo por lo alto de las murallas mide casi dos kilómetros.',
      it_IT:
        'Lo Stradun, di calcare levigato dai passi, va dalla porta di Pile al porto vecchio. Il giro in cima alle mura è lungo quasi due chilometri.',
      ru_RU:
        'Страдун, чей известняк отполирован шагами, ведёт от ворот Пиле к старой гавани. Прогулка по верху крепостных стен занимает почти два километра.',
      ja_JP:
        '人の足で磨かれた石灰岩の目抜き通りストラドゥンは、ピレ門から旧港まで続きます。城壁の上を一周する道は2キロ近くあります。',
    },
  },
];
