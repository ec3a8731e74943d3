import type { TourOfDemo } from '../shapes.js';

export const mexicoCityCentroHistorico: TourOfDemo = {
  slug: 'mexico-city-centro-historico',
  city: 'mexico-city',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    {
      motif: 'dome',
      name: 'Palacio de Bellas Artes',
    },
    {
      motif: 'cathedral',
      name: 'Metropolitan Cathedral',
    },
    {
      motif: 'pyramids',
      name: 'Templo Mayor',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Main steps of the Palacio de Bellas Artes, Avenida Juárez',
        fr_FR: 'Marches du palais des Beaux-Arts, avenue Juárez',
        de_DE: 'Haupttreppe des Palacio de Bellas Artes, Avenida Juárez',
        es_ES: 'Escalinata principal del Palacio de Bellas Artes, avenida Juárez',
        it_IT: 'Scalinata del Palacio de Bellas Artes, Avenida Juárez',
        ru_RU: 'Парадная лестница Дворца изящных искусств, проспект Хуареса',
        ja_JP: 'ベジャス・アルテス宮殿の正面階段、フアレス大通り',
      },
      address: 'Av. Juárez s/n, Centro Histórico, 06050 Ciudad de México, Mexico',
      latitude: 19.43478,
      longitude: -99.14152,
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
            amount: 16000,
          },
          {
            upTo: 4,
            amount: 19000,
          },
          {
            upTo: 6,
            amount: 23000,
          },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['09:30', '10:30', '13:30'],
      closedDays: ['01-01', '09-15', '09-16', '12-25'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 21000,
          },
          {
            upTo: 4,
            amount: 24500,
          },
          {
            upTo: 6,
            amount: 29000,
          },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['09:30', '12:30'],
      closedDays: ['01-01', '09-15', '09-16', '12-25'],
    },
  ],
  name: {
    en_US: 'Mexico City’s Center on the Drained Lake',
    fr_FR: 'Mexico, un centre bâti sur l’ancien lac',
    de_DE: 'Mexiko-Stadt: das Zentrum auf dem alten Seegrund',
    es_ES: 'Ciudad de México: el centro sobre el lago desecado',
    it_IT: 'Città del Messico, il centro sul lago prosciugato',
    ru_RU: 'Мехико: центр города на дне бывшего озера',
    ja_JP: 'メキシコシティー旧市街 干上がった湖の上の街',
  },
  summary: {
    en_US:
      'From Bellas Artes to the printers of Santo Domingo, through a center that leans and sinks because an island city lies beneath it.',
    fr_FR:
      'De Bellas Artes aux imprimeurs de Santo Domingo, dans un centre qui penche et s’enfonce, car une ville-île repose dessous.',
    de_DE:
      'Von Bellas Artes zu den Druckern von Santo Domingo, durch ein Zentrum, das sich neigt und sinkt, weil darunter eine Inselstadt liegt.',
    es_ES:
      'De Bellas Artes a los impresores de Santo Domingo, por un centro que se inclina y se hunde porque debajo yace una ciudad isla.',
    it_IT:
      'Da Bellas Artes agli stampatori di Santo Domingo, in un centro che s’inclina e sprofonda perché sotto giace una città-isola.',
    ru_RU:
      'От Дворца изящных искусств до печатников Санто-Доминго — по кварталам, которые кренятся и оседают, потому что под ними лежит город-остров.',
    ja_JP:
      'ベジャス・アルテス宮殿からサント・ドミンゴの印刷屋の回廊まで。島の都の上に築かれ、今も傾き沈みつづける旧市街を歩く3時間です。',
  },
  highlights: {
    en_US: [
      'Boari’s marble palace and his post office of gilded bronze',
      'The plumb line under the cathedral dome',
      'Serpent heads and building layers of the Templo Mayor',
      'San Ildefonso, where the mural movement began in 1922',
    ],
    fr_FR: [
      'Le palais de marbre de Boari et sa poste de bronze doré',
      'Le fil à plomb sous la coupole de la cathédrale',
      'Les têtes de serpent et les strates du Templo Mayor',
      'San Ildefonso, où naquit le muralisme en 1922',
    ],
    de_DE: [
      'Boaris Marmorpalast und sein Postamt aus vergoldeter Bronze',
      'Das Lot unter der Kuppel der Kathedrale',
      'Schlangenköpfe und Bauschichten des Templo Mayor',
      'San Ildefonso, wo 1922 die Wandmalerei der Moderne begann',
    ],
    es_ES: [
      'El palacio de mármol de Boari y su correo de bronce dorado',
      'La plomada bajo la cúpula de la catedral',
      'Las cabezas de serpiente y las etapas del Templo Mayor',
      'San Ildefonso, donde nació el muralismo en 1922',
    ],
    it_IT: [
      'Il palazzo di marmo di Boari e la sua posta in bronzo dorato',
      'Il filo a piombo sotto la cupola della cattedrale',
      'Le teste di serpente e gli strati del Templo Mayor',
      'San Ildefonso, dove nel 1922 nacque il muralismo',
    ],
    ru_RU: [
      'Мраморный дворец Боари и его почтамт с золочёной бронзой',
      'Отвес под куполом собора',
      'Змеиные головы и слои кладки Темпло Майор',
      'Сан-Ильдефонсо, где в 1922 году начался мурализм',
    ],
    ja_JP: [
      'ボアリ設計の大理石の宮殿と、金色の青銅で飾られた郵便局',
      '大聖堂のドームから下がる重りの糸',
      'テンプロ・マヨールの蛇の頭像と積み重なった建築の層',
      '1922年に壁画運動が始まったサン・イルデフォンソ学院',
    ],
  },
  description: {
    en_US:
      'Stand still in Calle Madero and look along the cornices: few of them are level. Spanish builders set stone houses on the causeways and temples of Tenochtitlan, a capital in the middle of a lake, and when the water was drained the clay began to shrink. You learn to read what followed, in steps that now lead down to a church door, in towers propped from below, in a palace that has gone down by meters since it was begun.\n\nThe guide tells the story in layers, Mexica, viceregal and republican, and points out where one layer shows through another. Templo Mayor is seen from the railing beside it, San Ildefonso from the street and the entrance. With four hours there is time to go inside one of the two, whichever interests you more. Mondays are left out, since the museums are shut.',
    fr_FR:
      'Arrêtez-vous rue Madero et suivez les corniches du regard : peu sont droites. Les bâtisseurs espagnols posèrent leurs maisons de pierre sur les chaussées et les temples de Tenochtitlan, capitale au milieu d’un lac, et quand l’eau fut vidée, l’argile se mit à rétrécir. On apprend à lire la suite : des marches qui descendent vers un portail d’église, des tours reprises en sous-œuvre, un palais enfoncé de plusieurs mètres depuis sa mise en chantier.\n\nLe guide raconte par couches, mexica, vice-royale, républicaine, et montre où l’une perce sous l’autre. Le Templo Mayor se voit depuis la balustrade qui le borde, San Ildefonso depuis la rue et l’entrée. En quatre heures, on a le temps d’entrer dans l’un des deux, selon votre goût. Pas de départ le lundi, jour où les musées ferment.',
    de_DE:
      'Bleiben Sie in der Calle Madero stehen und schauen Sie die Gesimse entlang: Waagerecht sind wenige. Die spanischen Bauleute setzten ihre Steinhäuser auf die Dämme und Tempel von Tenochtitlan, einer Hauptstadt mitten im See, und als das Wasser abgeleitet war, begann der Ton zu schrumpfen. Sie lernen zu lesen, was daraus wurde: Stufen, die heute zu einer Kirchentür hinabführen, von unten abgestützte Türme, ein Palast, der seit Baubeginn um Meter gesunken ist.\n\nDer Guide erzählt in Schichten, aztekisch, vizeköniglich, republikanisch, und zeigt, wo die eine durch eine Lücke der anderen blickt. Den Templo Mayor sehen Sie vom Geländer daneben, San Ildefonso von der Straße und vom Eingang. In vier Stunden bleibt Zeit, eines der beiden von innen zu besuchen, ganz nach Interesse. Montags findet kein Rundgang statt, da sind die Museen zu.',
    es_ES:
      'Deténgase en la calle Madero y recorra las cornisas con la vista: pocas están a nivel. Los constructores españoles asentaron sus casas de piedra sobre las calzadas y los templos de Tenochtitlan, capital en medio de un lago, y cuando se desaguó, la arcilla empezó a encogerse. Se aprende a leer lo que vino después: escalones que hoy bajan a la puerta de una iglesia, torres recimentadas, un palacio hundido varios metros desde que se empezó.\n\nEl guía cuenta por capas, mexica, virreinal y republicana, y señala dónde una asoma por un hueco de la otra. El Templo Mayor se ve desde el barandal contiguo, y San Ildefonso desde la calle y la entrada. En cuatro horas da tiempo a entrar en uno de los dos, el que más interese. Los lunes no hay recorrido porque cierran los museos.',
    it_IT:
      'Si fermi in Calle Madero e segua i cornicioni con lo sguardo: pochi sono in piano. I costruttori spagnoli posarono le case di pietra sulle strade rialzate e sui templi di Tenochtitlan, capitale in mezzo a un lago, e quando l’acqua fu prosciugata l’argilla cominciò a ritirarsi. Si impara a leggere ciò che ne seguì: gradini che oggi scendono verso il portale di una chiesa, torri sottofondate, un palazzo calato di metri da quando fu cominciato.\n\nLa guida racconta per strati, mexica, vicereale, repubblicano, e mostra dove l’uno affiora in una fessura dell’altro. Il Templo Mayor si guarda dalla ringhiera accanto, San Ildefonso dalla strada e dall’ingresso. In quattro ore c’è il tempo di entrare in uno dei due, a scelta. Il lunedì non si parte, perché i musei sono chiusi.',
    ru_RU:
      'Остановитесь на улице Мадеро и проведите взглядом по карнизам: ровных немного. Испанские строители ставили каменные дома на дамбы и храмы Теночтитлана, столицы посреди озера, а когда воду отвели, глина начала сжиматься. Вы научитесь читать последствия: ступени, что теперь ведут вниз, к церковным дверям, башни, под которые подвели новые опоры, дворец, осевший с начала стройки на несколько метров.\n\nГид рассказывает слоями — мешики, вице-королевство, республика — и показывает, где один проглядывает сквозь щель в другом. Темпло Майор виден от ограды, Сан-Ильдефонсо — с улицы и от входа. За четыре часа можно зайти в одно из двух мест на ваш выбор. По понедельникам прогулки нет: музеи закрыты.',
    ja_JP:
      'マデロ通りで立ち止まり、軒の線をたどってみると、水平なものはわずかです。スペインの建設者たちは、湖の中の都テノチティトランの堤道や神殿の上に石の家を載せました。やがて水が抜かれると、粘土は縮みはじめます。今では下り階段の先にある教会の扉、下から支え直された塔、着工以来何メートルも沈んだ宮殿など、その後に起きたことの読み取り方をご案内します。\n\nガイドはメシカ、副王領、共和国という層を順に語り、一つの層の隙間から別の層がのぞく場所を示します。テンプロ・マヨールは脇の柵越しに、サン・イルデフォンソは通りと入口から眺めます。4時間のコースでは、どちらかお好きなほうの内部を見学する時間があります。博物館が休みの月曜は催行しません。',
  },
  included: {
    en_US: ['Guide for your group alone', 'Maps of the lake city laid over today’s streets'],
    fr_FR: ['Guide réservé à votre groupe', 'Plans de la cité lacustre superposés aux rues d’aujourd’hui'],
    de_DE: ['Guide nur für Ihre Gruppe', 'Karten der Seestadt, über die heutigen Straßen gelegt'],
    es_ES: ['Guía solo para su grupo', 'Planos de la ciudad lacustre superpuestos a las calles actuales'],
    it_IT: ['Guida solo per il suo gruppo', 'Mappe della città lacustre sovrapposte alle vie di oggi'],
    ru_RU: ['Гид только для вашей группы', 'Карты озёрного города, наложенные на нынешние улицы'],
    ja_JP: ['お客様のグループだけを案内するガイド', '湖上の都を現在の街路に重ねた地図'],
  },
  notIncluded: {
    en_US: ['Admission to Templo Mayor or San Ildefonso (four-hour option)', 'Food and drinks'],
    fr_FR: ['L’entrée au Templo Mayor ou à San Ildefonso (formule de quatre heures)', 'Repas et boissons'],
    de_DE: ['Eintritt für Templo Mayor oder San Ildefonso (vierstündige Variante)', 'Speisen und Getränke'],
    es_ES: ['La entrada al Templo Mayor o a San Ildefonso (opción de cuatro horas)', 'Comida y bebida'],
    it_IT: ['L’ingresso al Templo Mayor o a San Ildefonso (formula di quattro ore)', 'Cibo e bevande'],
    ru_RU: ['Вход в Темпло Майор или Сан-Ильдефонсо (четырёхчасовой вариант)', 'Еда и напитки'],
    ja_JP: ['テンプロ・マヨールまたはサン・イルデフォンソの入場料（4時間のコース）', '飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Palacio de Bellas Artes',
        fr_FR: 'Palais des Beaux-Arts',
        de_DE: 'Palacio de Bellas Artes',
        es_ES: 'Palacio de Bellas Artes',
        it_IT: 'Palacio de Bellas Artes',
        ru_RU: 'Дворец изящных искусств',
        ja_JP: 'ベジャス・アルテス宮殿',
      },
      text: {
        en_US:
          'Adamo Boari began it in white marble in 1904; Federico Mariscal finished it thirty years later with an Art Deco interior. The weight was too much for the ground, and the street had to follow the building down.',
        fr_FR:
          'Adamo Boari le commença en marbre blanc en 1904 ; Federico Mariscal l’acheva trente ans plus tard avec un intérieur Art déco. Le poids était trop fort pour le sol, et la rue dut descendre avec lui.',
        de_DE:
          'Adamo Boari begann ihn 1904 in weißem Marmor, Federico Mariscal vollendete ihn dreißig Jahre später mit Räumen im Art déco. Für den Boden war das Gewicht zu groß, und die Straße musste dem Bau nach unten folgen.',
        es_ES:
          'Adamo Boari lo empezó en mármol blanco en 1904 y Federico Mariscal lo terminó treinta años después con interiores art déco. El peso fue demasiado para el suelo, y la calle tuvo que bajar con él.',
        it_IT:
          'Adamo Boari lo iniziò in marmo bianco nel 1904; Federico Mariscal lo finì trent’anni dopo con interni art déco. Il peso era troppo per il terreno, e la strada dovette scendere con lui.',
        ru_RU:
          'Адамо Боари начал строить его из белого мрамора в 1904 году, а Федерико Марискаль закончил тридцать лет спустя, с интерьерами ар-деко. Грунт не выдержал веса, и улице пришлось опускаться вслед за дворцом.',
        ja_JP:
          '1904年にアダモ・ボアリが白い大理石で着工し、30年後にフェデリコ・マリスカルがアール・デコの内装で完成させました。地盤には重すぎたため、通りも建物に合わせて下げられました。',
      },
      latitude: 19.43518,
      longitude: -99.14132,
      minutes: 20,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Palacio de Correos',
        fr_FR: 'Palais de la Poste',
        de_DE: 'Hauptpost (Palacio de Correos)',
        es_ES: 'Palacio de Correos',
        it_IT: 'Palazzo delle Poste',
        ru_RU: 'Главный почтамт',
        ja_JP: '中央郵便局（郵便宮殿）',
      },
      text: {
        en_US:
          'Letters have been sent from this hall since 1907. Two flights of stairs cross in mid-air, and their bronze, like that of the counters, was cast in Florence.',
        fr_FR:
          'On poste ses lettres dans ce hall depuis 1907. Deux volées d’escalier s’y croisent dans le vide ; leur bronze, comme celui des guichets, fut fondu à Florence.',
        de_DE:
          'Seit 1907 werden in dieser Halle Briefe aufgegeben. Zwei Treppenläufe kreuzen sich in der Luft; ihre Bronze wurde wie die der Schalter in Florenz gegossen.',
        es_ES:
          'Desde 1907 se despachan cartas en este salón. Dos tramos de escalera se cruzan en el aire, y su bronce, como el de las ventanillas, se fundió en Florencia.',
        it_IT:
          'Da questa sala si spediscono lettere dal 1907. Due rampe di scale s’incrociano nel vuoto, e il loro bronzo, come quello degli sportelli, fu fuso a Firenze.',
        ru_RU:
          'Письма из этого зала отправляют с 1907 года. Два марша лестницы скрещиваются в воздухе, а их бронза, как и бронза окошек, отлита во Флоренции.',
        ja_JP:
          '1907年から手紙が送り出されてきた広間です。二つの階段が宙で交差し、その青銅の手すりは窓口の格子と同じくフィレンツェで鋳造されました。',
      },
      latitude: 19.43562,
      longitude: -99.14042,
      minutes: 14,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Casa de los Azulejos',
        fr_FR: 'Maison des Azulejos',
        de_DE: 'Haus der Kacheln',
        es_ES: 'Casa de los Azulejos',
        it_IT: 'Casa degli Azulejos',
        ru_RU: 'Дом изразцов',
        ja_JP: 'タイルの家',
      },
      text: {
        en_US:
          'Blue and white tiles from Puebla cover this mansion of the counts of the Valle de Orizaba. On the staircase Orozco painted Omniscience in 1925; down in the courtyard people have breakfast.',
        fr_FR:
          'Les carreaux bleus et blancs de Puebla couvrent cet hôtel des comtes de la vallée d’Orizaba. Dans l’escalier, Orozco peignit Omniscience en 1925 ; en bas, dans la cour, on prend son petit déjeuner.',
        de_DE:
          'Blau-weiße Kacheln aus Puebla bedecken das Stadthaus der Grafen des Valle de Orizaba. Im Treppenhaus malte Orozco 1925 „Allwissenheit“, unten im Hof wird gefrühstückt.',
        es_ES:
          'Azulejos de Puebla, azules y blancos, cubren esta casa de los condes del Valle de Orizaba. En la escalera, Orozco pintó «Omnisciencia» en 1925; abajo, en el patio, se desayuna.',
        it_IT:
          'Piastrelle bianche e blu di Puebla coprono la dimora dei conti della Valle de Orizaba. Sullo scalone Orozco dipinse «Onniscienza» nel 1925; giù nel cortile si fa colazione.',
        ru_RU:
          'Сине-белые изразцы из Пуэблы покрывают особняк графов Валье-де-Орисаба. На лестнице Ороско в 1925 году написал «Всеведение», а внизу, во дворике, завтракают.',
        ja_JP:
          'オリサバ渓谷伯爵家の館を、プエブラ産の青と白のタイルが覆います。階段にはオロスコが1925年に描いた「全知」があり、階下の中庭では人々が朝食をとっています。',
      },
      latitude: 19.43425,
      longitude: -99.14005,
      minutes: 16,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Palace of Iturbide',
        fr_FR: 'Palais d’Iturbide',
        de_DE: 'Palacio de Iturbide',
        es_ES: 'Palacio de Iturbide',
        it_IT: 'Palazzo di Iturbide',
        ru_RU: 'Дворец Итурбиде',
        ja_JP: 'イトゥルビデ宮殿',
      },
      text: {
        en_US:
          'From a balcony of this eighteenth-century house in tezontle and gray stone, Agustín de Iturbide was acclaimed emperor in 1822. Ten months later he had to abdicate.',
        fr_FR:
          'C’est d’un balcon de cette demeure du XVIIIe siècle, en tezontle et pierre grise, qu’Agustín de Iturbide se fit acclamer empereur en 1822. Dix mois plus tard, il abdiquait.',
        de_DE:
          'Von einem Balkon dieses Hauses aus dem 18. Jahrhundert, gebaut aus Tezontle und grauem Stein, ließ sich Agustín de Iturbide 1822 zum Kaiser ausrufen. Zehn Monate später dankte er ab.',
        es_ES:
          'Desde un balcón de esta casa del siglo XVIII, de tezontle y cantera gris, Agustín de Iturbide fue aclamado emperador en 1822. Diez meses después abdicó.',
        it_IT:
          'Da un balcone di questa casa settecentesca in tezontle e pietra grigia, nel 1822 Agustín de Iturbide fu acclamato imperatore. Dieci mesi dopo abdicava.',
        ru_RU:
          'С балкона этого дома XVIII века, сложенного из тесонтле и серого камня, Агустина де Итурбиде в 1822 году провозгласили императором. Через десять месяцев он отрёкся.',
        ja_JP:
          '赤いテソントレ石と灰色の石で築かれた18世紀の館です。1822年、このバルコニーでアグスティン・デ・イトゥルビデが皇帝として歓呼を受け、10か月後に退位しました。',
      },
      latitude: 19.43368,
      longitude: -99.13842,
      minutes: 10,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Zócalo and Metropolitan Cathedral',
        fr_FR: 'Zócalo et cathédrale métropolitaine',
        de_DE: 'Zócalo und Kathedrale',
        es_ES: 'Zócalo y Catedral Metropolitana',
        it_IT: 'Zócalo e Cattedrale metropolitana',
        ru_RU: 'Сокало и кафедральный собор',
        ja_JP: 'ソカロ広場とメトロポリタン大聖堂',
      },
      text: {
        en_US:
          'The square is named after the plinth of a monument that was never built. In the cathedral, under construction from 1573 to 1813, a line hung from the dome records on the floor how the walls have moved.',
        fr_FR:
          'La place doit son nom au socle d’un monument jamais élevé. Dans la cathédrale, en chantier de 1573 à 1813, un fil suspendu à la coupole inscrit au sol les mouvements des murs.',
        de_DE:
          'Der Platz heißt nach dem Sockel eines Denkmals, das nie gebaut wurde. In der Kathedrale, an der von 1573 bis 1813 gearbeitet wurde, zeigt ein Faden aus der Kuppel am Boden an, wie sich die Mauern bewegt haben.',
        es_ES:
          'La plaza lleva el nombre del zócalo de un monumento que nunca se hizo. En la catedral, en obras de 1573 a 1813, un hilo que cuelga de la cúpula registra en el suelo cómo se han movido los muros.',
        it_IT:
          'La piazza prende il nome dallo zoccolo di un monumento mai costruito. Nella cattedrale, in cantiere dal 1573 al 1813, un filo appeso alla cupola segna sul pavimento i movimenti dei muri.',
        ru_RU:
          'Площадь названа по цоколю памятника, который так и не поставили. В соборе, строившемся с 1573 по 1813 год, нить, спущенная из купола, отмечает на полу, как двигались стены.',
        ja_JP:
          '広場の名は、ついに建てられなかった記念碑の台座に由来します。1573年から1813年まで工事が続いた大聖堂では、ドームから下げた糸が、壁の動きを床の上に記録しています。',
      },
      latitude: 19.43375,
      longitude: -99.13318,
      minutes: 30,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Templo Mayor',
        fr_FR: 'Templo Mayor',
        de_DE: 'Templo Mayor',
        es_ES: 'Templo Mayor',
        it_IT: 'Templo Mayor',
        ru_RU: 'Темпло Майор',
        ja_JP: 'テンプロ・マヨール',
      },
      text: {
        en_US:
          'In 1978 electricity workers struck a stone disc with the dismembered moon goddess Coyolxauhqui, and a whole block was cleared. Each ruler had built over the pyramid of the one before, like the skins of an onion.',
        fr_FR:
          'En 1978, des ouvriers de l’électricité heurtèrent un disque de pierre à l’effigie de la déesse démembrée Coyolxauhqui, et l’on dégagea tout un îlot. Chaque souverain avait enveloppé la pyramide du précédent, comme les peaux d’un oignon.',
        de_DE:
          '1978 stießen Arbeiter des Stromwerks auf eine Steinscheibe mit der zerstückelten Mondgöttin Coyolxauhqui, und ein ganzer Häuserblock wurde freigelegt. Jeder Herrscher hatte die Pyramide seines Vorgängers überbaut wie die Schalen einer Zwiebel.',
        es_ES:
          'En 1978 unos trabajadores de la luz dieron con un disco de piedra de la diosa desmembrada Coyolxauhqui, y se despejó una manzana entera. Cada gobernante había cubierto la pirámide del anterior, como las capas de una cebolla.',
        it_IT:
          'Nel 1978 alcuni operai dell’elettricità urtarono un disco di pietra con la dea smembrata Coyolxauhqui, e si liberò un intero isolato. Ogni sovrano aveva coperto la piramide del precedente, come le tuniche di una cipolla.',
        ru_RU:
          'В 1978 году электрики наткнулись на каменный диск с расчленённой богиней луны Койольшауки, и расчистили целый квартал. Каждый правитель возводил пирамиду поверх прежней, слой за слоем, как у луковицы.',
        ja_JP:
          '1978年、電気工事の作業員が、手足を断たれた月の女神コヨルシャウキの石盤を掘り当て、一区画がまるごと発掘されました。歴代の王は、先代のピラミッドを玉ねぎの皮のように包んで建て増していきました。',
      },
      latitude: 19.43452,
      longitude: -99.13222,
      minutes: 20,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'San Ildefonso',
        fr_FR: 'San Ildefonso',
        de_DE: 'San Ildefonso',
        es_ES: 'San Ildefonso',
        it_IT: 'San Ildefonso',
        ru_RU: 'Колледж Сан-Ильдефонсо',
        ja_JP: 'サン・イルデフォンソ学院',
      },
      text: {
        en_US:
          'A Jesuit college turned school, where the young Rivera, Orozco and Siqueiros were given walls to paint from 1922. Frida Kahlo was a pupil here at the time and watched Rivera at work.',
        fr_FR:
          'Un collège de jésuites devenu lycée, où les jeunes Rivera, Orozco et Siqueiros reçurent des murs à peindre dès 1922. Frida Kahlo y était alors élève et regardait Rivera travailler.',
        de_DE:
          'Ein Jesuitenkolleg, später Schule, in dem die jungen Maler Rivera, Orozco und Siqueiros ab 1922 Wände bekamen. Frida Kahlo ging damals hier zum Unterricht und sah Rivera beim Arbeiten zu.',
        es_ES:
          'Colegio de jesuitas y luego preparatoria, donde a los jóvenes Rivera, Orozco y Siqueiros se les dieron muros para pintar desde 1922. Frida Kahlo estudiaba entonces aquí y miraba trabajar a Rivera.',
        it_IT:
          'Collegio dei gesuiti diventato scuola, dove dal 1922 ai giovani Rivera, Orozco e Siqueiros furono date pareti da dipingere. Frida Kahlo era allora studentessa qui e guardava Rivera al lavoro.',
        ru_RU:
          'Иезуитский коллегиум, позже школа, где с 1922 года молодым Ривере, Ороско и Сикейросу дали расписывать стены. Здесь тогда училась Фрида Кало и смотрела, как работает Ривера.',
        ja_JP:
          'イエズス会の学院から高校となった建物で、1922年から若いリベラ、オロスコ、シケイロスに壁が与えられました。当時ここの生徒だったフリーダ・カーロは、リベラの制作を眺めていたといいます。',
      },
      latitude: 19.43605,
      longitude: -99.13125,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Plaza de Santo Domingo',
        fr_FR: 'Place Santo Domingo',
        de_DE: 'Plaza de Santo Domingo',
        es_ES: 'Plaza de Santo Domingo',
        it_IT: 'Plaza de Santo Domingo',
        ru_RU: 'Площадь Санто-Доминго',
        ja_JP: 'サント・ドミンゴ広場',
      },
      text: {
        en_US:
          'Under the western arcade printers set wedding cards on small presses, and scribes still type letters for those who ask. Across the square stands the palace of the Inquisition with its cut-off corner.',
        fr_FR:
          'Sous l’arcade ouest, des imprimeurs composent des faire-part sur de petites presses, et des écrivains publics tapent encore des lettres. En face, le palais de l’Inquisition montre son angle coupé.',
        de_DE:
          'Unter der westlichen Arkade setzen Drucker Hochzeitskarten auf kleinen Pressen, und Schreiber tippen noch Briefe auf Bestellung. Gegenüber steht der Inquisitionspalast mit der abgeschnittenen Ecke.',
        es_ES:
          'Bajo el portal poniente los impresores hacen invitaciones de boda en prensas pequeñas, y los evangelistas aún escriben cartas a máquina por encargo. Enfrente está el palacio de la Inquisición, con su esquina ochavada.',
        it_IT:
          'Sotto il portico occidentale gli stampatori compongono partecipazioni di nozze su piccole presse, e gli scrivani battono ancora lettere su richiesta. Di fronte c’è il palazzo dell’Inquisizione con l’angolo smussato.',
        ru_RU:
          'Под западной аркадой печатники набирают свадебные приглашения на маленьких станках, а писари по заказу всё ещё печатают письма. Напротив стоит дворец инквизиции со срезанным углом.',
        ja_JP:
          '西側の回廊では印刷屋が小さな機械で結婚式の招待状を刷り、代書人が今も頼まれた手紙をタイプしています。向かいには角を切り落とした異端審問所の館が建っています。',
      },
      latitude: 19.437,
      longitude: -99.13372,
      minutes: 16,
      minutesToNext: 0,
    },
  ],
};
