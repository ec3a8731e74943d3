import type { TourOfDemo } from '../shapes.js';

export const madridPrado: TourOfDemo = {
  slug: 'madrid-prado',
  city: 'madrid',
  categories: ['museum', 'private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 48,
  infantsNeedSeat: false,
  specialFilters: ['skip-the-line', 'accessible'],
  landmarks: [
    { motif: 'museum-columns', name: 'Prado Museum' },
    { motif: 'statue', name: 'Statue of Velázquez' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Bronze statue of Goya outside the north front of the museum',
        fr_FR: 'Statue de bronze de Goya, devant la façade nord du musée',
        de_DE: 'Bronzestatue Goyas vor der Nordfront des Museums',
        es_ES: 'Estatua de bronce de Goya, ante la fachada norte del museo',
        it_IT: 'Statua di bronzo di Goya, davanti alla facciata nord del museo',
        ru_RU: 'Бронзовая статуя Гойи у северного фасада музея',
        ja_JP: '美術館北側正面のゴヤのブロンズ像',
      },
      address: 'Calle de Felipe IV, 28014 Madrid, Spain',
      latitude: 40.41502,
      longitude: -3.6924,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 19000,
          },
          {
            upTo: 4,
            amount: 22500,
          },
        ],
        extraPerson: 2800,
      },
      minimumPersons: 1,
      maximumPersons: 6,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['10:15', '12:30', '15:00'],
      closedDays: ['01-01', '01-06', '05-01', '12-24', '12-25', '12-31'],
    },
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 26000,
          },
          {
            upTo: 4,
            amount: 30000,
          },
        ],
        extraPerson: 3300,
      },
      minimumPersons: 1,
      maximumPersons: 6,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['10:15', '14:30'],
      closedDays: ['01-01', '01-06', '05-01', '12-24', '12-25', '12-31'],
    },
  ],
  name: {
    en_US: 'The Prado: From the Flemish Panels to Goya’s Dog',
    fr_FR: 'Le Prado, des panneaux flamands au chien de Goya',
    de_DE: 'Der Prado: von den flämischen Tafeln zu Goyas Hund',
    es_ES: 'El Prado, de las tablas flamencas al perro de Goya',
    it_IT: 'Il Prado, dalle tavole fiamminghe al cane di Goya',
    ru_RU: 'Прадо: от фламандских досок до собаки Гойи',
    ja_JP: 'プラド美術館 フランドルの板絵からゴヤの犬まで',
  },
  summary: {
    en_US:
      'Two hours before a dozen pictures that the kings of Spain bought, inherited or sat for, with entry booked and elevators wherever there are stairs.',
    fr_FR:
      'Deux heures devant une douzaine de tableaux que les rois d’Espagne achetèrent, dont ils héritèrent ou pour lesquels ils posèrent, entrée réservée.',
    de_DE:
      'Zwei Stunden vor einem Dutzend Bildern, die Spaniens Könige kauften, erbten oder für die sie saßen; Einlass gebucht, überall Aufzüge.',
    es_ES:
      'Dos horas ante una docena de cuadros que los reyes de España compraron, heredaron o para los que posaron, con entrada reservada y ascensores.',
    it_IT:
      'Due ore davanti a una dozzina di quadri che i re di Spagna comprarono, ereditarono o per cui posarono, con ingresso prenotato e ascensori.',
    ru_RU:
      'Два часа перед дюжиной картин, которые короли Испании покупали, наследовали или для которых позировали; вход заказан, везде есть лифты.',
    ja_JP:
      'スペインの王たちが買い、受け継ぎ、あるいは自らモデルとなった十数点の絵を2時間でじっくりと。入場は予約済み、階段のあるところではエレベーターを使えるプライベートの美術館ツアーです。',
  },
  highlights: {
    en_US: [
      'Van der Weyden’s Descent, with two tiny crossbows in the corners',
      'The closed shutters of Bosch’s Garden, and what is inside',
      'The mirror at the back of Las Meninas',
      'The walls Goya painted in his own house for nobody',
    ],
    fr_FR: [
      'La Descente de croix de Van der Weyden et ses deux arbalètes minuscules',
      'Les volets fermés du Jardin de Bosch, et ce qu’ils cachent',
      'Le miroir au fond des Ménines',
      'Les murs que Goya peignit chez lui, pour personne',
    ],
    de_DE: [
      'Van der Weydens Kreuzabnahme mit zwei winzigen Armbrüsten in den Ecken',
      'Die geschlossenen Flügel von Boschs „Garten“ und was sie verbergen',
      'Der Spiegel hinten in „Las Meninas“',
      'Die Wände, die Goya in seinem Haus für niemanden bemalte',
    ],
    es_ES: [
      'El Descendimiento de Van der Weyden, con dos ballestas diminutas en las esquinas',
      'Las puertas cerradas del Jardín del Bosco y lo que hay dentro',
      'El espejo al fondo de Las meninas',
      'Las paredes que Goya pintó en su casa para nadie',
    ],
    it_IT: [
      'La Deposizione di Van der Weyden, con due balestre minuscole negli angoli',
      'Le ante chiuse del Giardino di Bosch e ciò che nascondono',
      'Lo specchio in fondo a Las Meninas',
      'Le pareti che Goya dipinse in casa sua per nessuno',
    ],
    ru_RU: [
      '«Снятие с креста» Рогира ван дер Вейдена с двумя крошечными арбалетами по углам',
      'Закрытые створки «Сада» Босха и то, что за ними',
      'Зеркало в глубине «Менин»',
      'Стены, которые Гойя расписал в своём доме ни для кого',
    ],
    ja_JP: [
      '四隅の透かし飾りに小さな弩が潜む、ファン・デル・ウェイデンの《十字架降架》',
      '閉じた扉の外側から見るボスの《快楽の園》',
      '《ラス・メニーナス》の奥に掛かる鏡',
      'ゴヤが誰に見せるでもなく自宅の壁に描いた絵',
    ],
  },
  description: {
    en_US:
      'The Prado is not a survey of painting; it is what one family liked. The Habsburgs and the Bourbons wanted Flemings, Venetians and Velázquez, and they hung them in rooms where they ate and prayed. Your guide follows that taste instead of the floor plan: from Brussels to Venice to Toledo to the old palace of Madrid, and finally to a deaf man’s country house by the Manzanares. You sit down before three of the pictures and look for as long as it takes.\n\nTickets are booked for your hour, and bags go to the coat check. The route is free of steps from door to door, and the museum lends wheelchairs. The three-hour visit adds Fra Angelico, Dürer’s self-portrait, Rubens and the still lifes of Sánchez Cotán and Zurbarán.',
    fr_FR:
      'Le Prado n’est pas un panorama de la peinture : c’est ce qu’une famille a aimé. Habsbourg puis Bourbons voulaient des Flamands, des Vénitiens et Velázquez, et les accrochaient dans les pièces où ils mangeaient et priaient. Votre guide suit ce goût plutôt que le plan : de Bruxelles à Venise, de Tolède au vieux palais de Madrid, jusqu’à la maison des champs d’un sourd, au bord du Manzanares. Devant trois tableaux, on s’assoit et l’on regarde le temps qu’il faut.\n\nLes billets sont réservés à votre heure ; les sacs vont au vestiaire. Le trajet est sans marche de porte à porte, et le musée prête des fauteuils roulants. La visite de trois heures ajoute Fra Angelico, l’autoportrait de Dürer, Rubens et les natures mortes de Sánchez Cotán et Zurbarán.',
    de_DE:
      'Der Prado ist kein Überblick über die Malerei; er ist das, was einer Familie gefiel. Habsburger und Bourbonen wollten Flamen, Venezianer und Velázquez und hängten sie in Räume, in denen sie aßen und beteten. Ihr Guide folgt diesem Geschmack statt dem Grundriss: von Brüssel nach Venedig, von Toledo ins alte Schloss von Madrid und schließlich ins Landhaus eines Tauben am Manzanares. Vor drei Bildern setzen Sie sich und schauen, so lange es dauert.\n\nDie Karten sind für Ihre Uhrzeit gebucht, Taschen kommen in die Garderobe. Der Weg ist von Tür zu Tür stufenlos, das Museum verleiht Rollstühle. Drei Stunden schließen Fra Angelico, Dürers Selbstbildnis, Rubens sowie die Stillleben von Sánchez Cotán und Zurbarán ein.',
    es_ES:
      'El Prado no es un panorama de la pintura: es lo que le gustó a una familia. Los Austrias y los Borbones querían flamencos, venecianos y Velázquez, y los colgaban donde comían y rezaban. Su guía sigue ese gusto y no el plano: de Bruselas a Venecia, de Toledo al viejo Alcázar de Madrid y, por último, a la casa de campo de un sordo junto al Manzanares. Ante tres de los cuadros uno se sienta y mira el tiempo que haga falta.\n\nLas entradas están reservadas a su hora y los bolsos van al guardarropa. El recorrido no tiene escalones de puerta a puerta y el museo presta sillas de ruedas. La visita de tres horas añade a Fra Angelico, el autorretrato de Durero, Rubens y los bodegones de Sánchez Cotán y Zurbarán.',
    it_IT:
      'Il Prado non è una rassegna della pittura: è ciò che piacque a una famiglia. Asburgo e Borboni volevano fiamminghi, veneziani e Velázquez, e li appendevano dove mangiavano e pregavano. La guida segue quel gusto e non la pianta: da Bruxelles a Venezia, da Toledo al vecchio Alcázar di Madrid, e infine alla casa di campagna di un sordo sul Manzanarre. Davanti a tre quadri ci si siede e si guarda per il tempo che serve.\n\nI biglietti sono prenotati per l’ora scelta e le borse si lasciano in guardaroba. Il percorso è senza gradini da porta a porta e il museo presta sedie a rotelle. In tre ore si aggiungono il Beato Angelico, l’autoritratto di Dürer, Rubens e le nature morte di Sánchez Cotán e Zurbarán.',
    ru_RU:
      'Прадо — не обзор живописи, а то, что нравилось одной семье. Габсбурги и Бурбоны хотели фламандцев, венецианцев и Веласкеса и вешали их там, где ели и молились. Гид следует этому вкусу, а не плану этажей: из Брюсселя в Венецию, из Толедо в старый мадридский Алькасар и, наконец, в загородный дом глухого у Мансанареса. Перед тремя картинами вы садитесь и смотрите столько, сколько нужно.\n\nБилеты заказаны на ваш час, сумки остаются в гардеробе. На всём пути нет ступеней, а в музее можно взять кресло-коляску. За три часа к маршруту добавляются фра Анджелико, автопортрет Дюрера, Рубенс и натюрморты Санчеса Котана и Сурбарана.',
    ja_JP:
      'プラドは絵画史の見本帳ではなく、ある一族の好みそのものです。ハプスブルク家とブルボン家はフランドルとヴェネツィアの絵、そしてベラスケスを愛し、食事や祈りの部屋に掛けました。ガイドは館内図ではなくその好みの順に、ブリュッセルからヴェネツィア、トレド、マドリードの旧王宮へ、最後はマンサナレス川のほとり、「聾者の家」と呼ばれた別荘へとご案内します。三つの絵の前では腰を下ろし、心ゆくまでご覧ください。\n\n入場券はお時間に合わせて予約し、手荷物はクロークに預けます。道筋には段差がなく、館内で車いすを借りられます。3時間のコースでは、フラ・アンジェリコ、デューラーの自画像、ルーベンス、サンチェス・コタンとスルバランの静物画も加わります。',
  },
  included: {
    en_US: [
      'Guide with a degree in art history, for your group only',
      'Entry booked for a fixed time, past the ticket desk',
    ],
    fr_FR: [
      'Guide diplômé en histoire de l’art, réservé à votre groupe',
      'Entrée réservée à heure fixe, sans passer au guichet',
    ],
    de_DE: ['Kunsthistorisch ausgebildeter Guide nur für Ihre Gruppe', 'Einlass zur gebuchten Zeit, ohne Kasse'],
    es_ES: [
      'Guía licenciado en Historia del Arte, solo para su grupo',
      'Entrada reservada a hora fija, sin pasar por taquilla',
    ],
    it_IT: [
      'Guida laureata in storia dell’arte, solo per il suo gruppo',
      'Ingresso prenotato a ora fissa, senza passare in cassa',
    ],
    ru_RU: [
      'Гид с искусствоведческим образованием только для вашей группы',
      'Вход, заказанный на точное время, минуя кассу',
    ],
    ja_JP: ['美術史を修めたガイドがお客様のグループを専任で担当', '時間指定の入場予約（券売所に並ばずに入館）'],
  },
  notIncluded: {
    en_US: ['Prado tickets, charged at the museum’s tariff', 'Temporary exhibitions with a ticket of their own'],
    fr_FR: ['Les billets du Prado, facturés au tarif du musée', 'Les expositions temporaires à billet séparé'],
    de_DE: ['Eintrittskarten des Prado zum Tarif des Museums', 'Sonderausstellungen mit eigener Karte'],
    es_ES: ['Las entradas del Prado, a la tarifa del museo', 'Las exposiciones temporales con entrada propia'],
    it_IT: ['I biglietti del Prado, alla tariffa del museo', 'Le mostre temporanee con biglietto a parte'],
    ru_RU: ['Билеты в Прадо по тарифу музея', 'Временные выставки с отдельным билетом'],
    ja_JP: ['プラド美術館の入場券（美術館の定める料金）', '別料金の特別展'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Cloister of the Jerónimos',
        fr_FR: 'Cloître des Jerónimos',
        de_DE: 'Kreuzgang der Jerónimos',
        es_ES: 'Claustro de los Jerónimos',
        it_IT: 'Chiostro dei Jerónimos',
        ru_RU: 'Клуатр Лос-Херонимос',
        ja_JP: 'ヘロニモス修道院の回廊',
      },
      text: {
        en_US:
          'When Rafael Moneo enlarged the museum, the ruined cloister next door was taken down stone by stone and set up again under his roof of glass. The older half was designed as a cabinet of natural history.',
        fr_FR:
          'Quand Rafael Moneo agrandit le musée, le cloître ruiné d’à côté fut démonté pierre à pierre et remonté sous une verrière. La partie ancienne avait été conçue comme cabinet d’histoire naturelle.',
        de_DE:
          'Als Rafael Moneo das Museum erweiterte, trug man den verfallenen Kreuzgang nebenan Stein für Stein ab und stellte ihn unter Glas wieder auf. Der alte Teil war als Naturalienkabinett geplant.',
        es_ES:
          'Cuando Rafael Moneo amplió el museo, el claustro en ruinas de al lado se desmontó piedra a piedra y se volvió a armar bajo una cubierta de cristal. La parte antigua se proyectó como gabinete de Historia Natural.',
        it_IT:
          'Quando Rafael Moneo ampliò il museo, il chiostro in rovina lì accanto fu smontato pietra per pietra e rimontato sotto il vetro. La parte antica era nata come gabinetto di storia naturale.',
        ru_RU:
          'Когда Рафаэль Монео расширял музей, соседний обветшавший клуатр разобрали по камню и собрали вновь под стеклянной крышей. Старая часть здания задумывалась как кабинет естественной истории.',
        ja_JP:
          'ラファエル・モネオが美術館を増築した際、隣の荒れた回廊は石を一つずつ外され、ガラス屋根の下に組み直されました。古いほうの建物は、もとは博物標本館として設計されたものです。',
      },
      latitude: 40.41412,
      longitude: -3.69088,
      minutes: 9,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Rogier van der Weyden, The Descent from the Cross',
        fr_FR: 'Rogier van der Weyden, La Descente de croix',
        de_DE: 'Rogier van der Weyden, Kreuzabnahme',
        es_ES: 'Rogier van der Weyden, El Descendimiento',
        it_IT: 'Rogier van der Weyden, La Deposizione',
        ru_RU: 'Рогир ван дер Вейден, «Снятие с креста»',
        ja_JP: 'ロヒール・ファン・デル・ウェイデン《十字架降架》',
      },
      text: {
        en_US:
          'Ten figures are pressed into a gilded box too shallow to hold them, and the fainting Virgin repeats the curve of her son. The crossbowmen of Leuven paid for it, hence the weapons in the tracery.',
        fr_FR:
          'Dix figures se pressent dans une boîte dorée trop peu profonde, et la Vierge évanouie répète la courbe de son fils. Les arbalétriers de Louvain l’ont payée, d’où les armes dans les remplages.',
        de_DE:
          'Zehn Figuren drängen sich in einem goldenen Kasten, der zu flach für sie ist, und die ohnmächtige Maria wiederholt die Linie ihres Sohnes. Bezahlt haben es die Armbrustschützen von Löwen, daher die Waffen im Maßwerk.',
        es_ES:
          'Diez figuras se aprietan en una caja dorada demasiado estrecha, y la Virgen desmayada repite la curva de su hijo. La pagaron los ballesteros de Lovaina, y de ahí las armas en la tracería.',
        it_IT:
          'Dieci figure si stringono in una cassa dorata troppo bassa per contenerle, e la Vergine svenuta ripete la curva del figlio. La pagarono i balestrieri di Lovanio: di qui le armi nel traforo.',
        ru_RU:
          'Десять фигур втиснуты в золочёный ящик, слишком мелкий для них, а упавшая без чувств Мария повторяет изгиб тела сына. Платили лёвенские арбалетчики — отсюда оружие в резьбе.',
        ja_JP:
          '金色の浅い箱に十人の人物が押し込まれ、気を失う聖母の体は息子の曲線を繰り返します。注文主はルーヴェンの弩射手組合で、飾りの中に武器があるのはそのためです。',
      },
      latitude: 40.41345,
      longitude: -3.69205,
      minutes: 13,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Hieronymus Bosch, The Garden of Earthly Delights',
        fr_FR: 'Jérôme Bosch, Le Jardin des délices',
        de_DE: 'Hieronymus Bosch, Der Garten der Lüste',
        es_ES: 'El Bosco, El jardín de las delicias',
        it_IT: 'Hieronymus Bosch, Il giardino delle delizie',
        ru_RU: 'Иероним Босх, «Сад земных наслаждений»',
        ja_JP: 'ヒエロニムス・ボス《快楽の園》',
      },
      text: {
        en_US:
          'Go around to the back first: the shutters show a gray world on the third day, before anyone could sin. Inside, Father Sigüenza saw in 1605 the taste of a strawberry, gone as soon as it is felt.',
        fr_FR:
          'Passez d’abord derrière : les volets montrent un monde gris, au troisième jour, quand nul ne pouvait pécher. À l’intérieur, le père Sigüenza voyait en 1605 le goût d’une arbouse, à peine senti que disparu.',
        de_DE:
          'Gehen Sie zuerst nach hinten: Die Flügel zeigen die graue Welt des dritten Tages, als noch niemand sündigen konnte. Innen sah Pater Sigüenza 1605 den Geschmack einer Erdbeere, kaum gespürt, schon vergangen.',
        es_ES:
          'Conviene ir primero por detrás: las puertas muestran un mundo gris, en el tercer día, cuando nadie podía pecar. Dentro, el padre Sigüenza vio en 1605 el gusto del madroño, que apenas se siente cuando ya ha pasado.',
        it_IT:
          'Si va prima sul retro: le ante mostrano un mondo grigio, al terzo giorno, quando nessuno poteva peccare. All’interno padre Sigüenza, nel 1605, vide il gusto del corbezzolo, che appena si sente è già passato.',
        ru_RU:
          'Сначала зайдите сзади: на створках серый мир третьего дня, когда грешить было ещё некому. Внутри отец Сигуэнса в 1605 году увидел вкус земляничной ягоды — едва почувствуешь, его уже нет.',
        ja_JP:
          'まず裏へ回ってください。扉の外側には、まだ誰も罪を犯せない天地創造三日目の灰色の世界があります。内側について1605年、シグエンサ神父は「感じたときには消えているイチゴノキの実の味」と書きました。',
      },
      latitude: 40.41322,
      longitude: -3.69218,
      minutes: 14,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Titian, Charles V at Mühlberg',
        fr_FR: 'Titien, Charles Quint à Mühlberg',
        de_DE: 'Tizian, Karl V. bei Mühlberg',
        es_ES: 'Tiziano, Carlos V en la batalla de Mühlberg',
        it_IT: 'Tiziano, Carlo V alla battaglia di Mühlberg',
        ru_RU: 'Тициан, «Карл V при Мюльберге»',
        ja_JP: 'ティツィアーノ《カール5世騎馬像》',
      },
      text: {
        en_US:
          'No enemy, no blood: an aging man with gout rides into an evening landscape and has already won. The suit of armor he wears is still in Madrid, in the Royal Armoury.',
        fr_FR:
          'Ni ennemi ni sang : un homme vieillissant, perclus de goutte, entre à cheval dans un soir et a déjà gagné. L’armure qu’il porte se voit encore à Madrid, à l’Armurerie royale.',
        de_DE:
          'Kein Feind, kein Blut: Ein alternder, gichtkranker Mann reitet in eine Abendlandschaft und hat schon gesiegt. Die Rüstung, die er trägt, steht noch in Madrid, in der Königlichen Rüstkammer.',
        es_ES:
          'Ni enemigos ni sangre: un hombre envejecido y con gota entra a caballo en un paisaje de atardecer y ya ha vencido. La armadura que lleva se conserva en Madrid, en la Real Armería.',
        it_IT:
          'Né nemici né sangue: un uomo che invecchia, con la gotta, entra a cavallo in un paesaggio di sera e ha già vinto. L’armatura che indossa è ancora a Madrid, nella Real Armería.',
        ru_RU:
          'Ни врага, ни крови: стареющий подагрик въезжает в вечерний пейзаж и уже победил. Доспехи, которые на нём, хранятся тут же, в Мадриде, — в Королевской оружейной палате.',
        ja_JP:
          '敵も血もありません。痛風を病む初老の男が夕暮れの野に馬を進め、もう勝っています。身に着けた甲冑は、今もマドリードの王宮武具博物館にあります。',
      },
      latitude: 40.41368,
      longitude: -3.69215,
      minutes: 11,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'El Greco, The Nobleman with His Hand on His Chest',
        fr_FR: 'Le Greco, Le Chevalier à la main sur la poitrine',
        de_DE: 'El Greco, Der Edelmann mit der Hand auf der Brust',
        es_ES: 'El Greco, El caballero de la mano en el pecho',
        it_IT: 'El Greco, Il cavaliere con la mano sul petto',
        ru_RU: 'Эль Греко, «Кавалер с рукой на груди»',
        ja_JP: 'エル・グレコ《胸に手を置く騎士》',
      },
      text: {
        en_US:
          'Nobody knows for certain who he was, and for a century he stood for Spain itself. The cleaning of 1996 brought back the gray behind him, which had been painted over.',
        fr_FR:
          'Nul ne sait au juste qui il était, et pendant un siècle il incarna l’Espagne. Le nettoyage de 1996 lui a rendu son fond gris, caché sous des repeints.',
        de_DE:
          'Niemand weiß sicher, wer er war, und ein Jahrhundert lang stand er für Spanien selbst. Die Reinigung von 1996 gab ihm den grauen, einst übermalten Grund zurück.',
        es_ES:
          'Nadie sabe con certeza quién fue, y durante un siglo representó a España entera. La limpieza de 1996 le devolvió el fondo gris, oculto bajo repintes.',
        it_IT:
          'Nessuno sa con certezza chi fosse, e per un secolo fu la Spagna stessa. La pulitura del 1996 gli ha ridato il fondo grigio, nascosto dalle ridipinture.',
        ru_RU:
          'Кто он, точно не знает никто, а целый век он был лицом самой Испании. Расчистка 1996 года вернула ему серый фон, скрытый под записями.',
        ja_JP:
          '誰なのかは確かではありませんが、百年もの間スペインそのものの顔とされてきました。1996年の洗浄で、塗り重ねの下から灰色の背景がよみがえりました。',
      },
      latitude: 40.41424,
      longitude: -3.692,
      minutes: 8,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Velázquez, Las Meninas',
        fr_FR: 'Velázquez, Les Ménines',
        de_DE: 'Velázquez, Las Meninas',
        es_ES: 'Velázquez, Las meninas',
        it_IT: 'Velázquez, Las Meninas',
        ru_RU: 'Веласкес, «Менины»',
        ja_JP: 'ベラスケス《ラス・メニーナス》',
      },
      text: {
        en_US:
          'Walk toward it slowly: at five meters the silk is silk, at one meter it is a few strokes of a dry brush. The red cross on the painter’s chest was added after 1659, when he was at last made a knight.',
        fr_FR:
          'Approchez lentement : à cinq mètres, la soie est de la soie ; à un mètre, quelques coups de brosse sèche. La croix rouge sur la poitrine du peintre date d’après 1659, quand on le fit enfin chevalier.',
        de_DE:
          'Gehen Sie langsam darauf zu: Aus fünf Metern ist die Seide Seide, aus einem Meter sind es ein paar trockene Pinselstriche. Das rote Kreuz auf der Brust des Malers kam nach 1659 hinzu, als er endlich Ritter war.',
        es_ES:
          'Hay que acercarse despacio: a cinco metros la seda es seda; a uno, unas pinceladas secas. La cruz roja en el pecho del pintor se añadió después de 1659, cuando por fin lo hicieron caballero.',
        it_IT:
          'Ci si avvicina piano: a cinque metri la seta è seta, a un metro sono pochi colpi di pennello asciutto. La croce rossa sul petto del pittore fu aggiunta dopo il 1659, quando finalmente lo fecero cavaliere.',
        ru_RU:
          'Подходите медленно: с пяти метров шёлк — это шёлк, с одного — несколько сухих мазков. Красный крест на груди художника появился после 1659 года, когда его наконец возвели в рыцари.',
        ja_JP:
          'ゆっくり近づいてみましょう。5メートルでは絹に見えるものが、1メートルでは数本の乾いた筆跡になります。画家の胸の赤い十字は、1659年に念願の騎士に叙された後に描き足されました。',
      },
      latitude: 40.4138,
      longitude: -3.6919,
      minutes: 14,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Goya, The Family of Charles IV',
        fr_FR: 'Goya, La Famille de Charles IV',
        de_DE: 'Goya, Die Familie Karls IV.',
        es_ES: 'Goya, La familia de Carlos IV',
        it_IT: 'Goya, La famiglia di Carlo IV',
        ru_RU: 'Гойя, «Семья Карла IV»',
        ja_JP: 'ゴヤ《カルロス4世の家族》',
      },
      text: {
        en_US:
          'They line up in sashes and diamonds, and the painter stands in the dark behind them, as Velázquez had done. One princess turns her face away: the bride had not yet been chosen.',
        fr_FR:
          'Ils s’alignent en écharpes et en diamants ; le peintre se tient dans l’ombre derrière eux, comme Velázquez. Une princesse détourne le visage : la fiancée n’était pas encore choisie.',
        de_DE:
          'In Schärpen und Diamanten stehen sie aufgereiht, und der Maler steht hinter ihnen im Dunkel, wie einst Velázquez. Eine Prinzessin wendet das Gesicht ab: Die Braut war noch nicht gewählt.',
        es_ES:
          'Forman en fila con bandas y diamantes, y el pintor está detrás, en la sombra, como hizo Velázquez. Una princesa vuelve la cara: la novia aún no estaba elegida.',
        it_IT:
          'Stanno in fila con fasce e diamanti, e il pittore è dietro, al buio, come Velázquez. Una principessa gira il viso: la sposa non era ancora stata scelta.',
        ru_RU:
          'Они выстроились в лентах и бриллиантах, а художник стоит позади в темноте, как некогда Веласкес. Одна принцесса отвернулась: невесту тогда ещё не выбрали.',
        ja_JP:
          '綬とダイヤモンドで着飾った一家が並び、画家はベラスケスのように後ろの暗がりに立っています。顔を背けた女性がいるのは、王太子妃がまだ決まっていなかったためとされます。',
      },
      latitude: 40.41312,
      longitude: -3.69238,
      minutes: 9,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Goya, The Third of May and the Black Paintings',
        fr_FR: 'Goya, Le Trois Mai et les Peintures noires',
        de_DE: 'Goya, Der 3. Mai 1808 und die Schwarzen Bilder',
        es_ES: 'Goya, El 3 de mayo y las Pinturas negras',
        it_IT: 'Goya, Il 3 maggio e le Pitture nere',
        ru_RU: 'Гойя, «Третье мая 1808 года» и «Чёрные картины»',
        ja_JP: 'ゴヤ《1808年5月3日》と「黒い絵」',
      },
      text: {
        en_US:
          'The firing squad has no faces, and the only lamp belongs to it. Close by hang the scenes from the walls of his house, cut away and put on canvas half a century later, with a dog’s head looking up at nothing.',
        fr_FR:
          'Le peloton n’a pas de visage et la seule lanterne est à lui. À côté, les scènes des murs de sa maison, portées sur toile un demi-siècle plus tard, et une tête de chien qui regarde le vide.',
        de_DE:
          'Das Erschießungskommando hat keine Gesichter, und die einzige Laterne gehört ihm. Daneben hängen die Bilder von den Wänden seines Hauses, ein halbes Jahrhundert später auf Leinwand übertragen, und ein Hundekopf blickt ins Leere.',
        es_ES:
          'El pelotón no tiene rostro y el único farol es suyo. Al lado cuelgan las escenas de las paredes de su casa, pasadas a lienzo medio siglo después, y una cabeza de perro que mira a la nada.',
        it_IT:
          'Il plotone non ha volto e l’unica lanterna è sua. Accanto pendono le scene staccate dalle pareti di casa sua mezzo secolo dopo, e una testa di cane che guarda nel vuoto.',
        ru_RU:
          'У расстрельной команды нет лиц, и единственный фонарь — у неё. Рядом висят сцены со стен его дома, через полвека перенесённые на холст, и голова собаки, глядящей в пустоту.',
        ja_JP:
          '銃殺隊には顔がなく、ただ一つの角灯も彼らのものです。そばには自宅の壁から半世紀後にカンヴァスへ移された絵が掛かり、犬の首が何もない空を見上げています。',
      },
      latitude: 40.41298,
      longitude: -3.69225,
      minutes: 15,
      minutesToNext: 0,
    },
  ],
};
