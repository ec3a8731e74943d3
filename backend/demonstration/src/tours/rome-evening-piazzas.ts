import type { TourOfDemo } from '../shapes.js';

export const romeEveningPiazzas: TourOfDemo = {
  slug: 'rome-evening-piazzas',
  city: 'rome',
  categories: ['group-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['evening', 'with-children'],
  landmarks: [
    { motif: 'statue', name: 'Trevi Fountain' },
    { motif: 'dome', name: 'Pantheon' },
    { motif: 'temple-columns', name: 'Temple of Hadrian' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Column of the Immaculate Conception, Piazza Mignanelli',
        fr_FR: 'Colonne de l’Immaculée-Conception, piazza Mignanelli',
        de_DE: 'Mariensäule auf der Piazza Mignanelli',
        es_ES: 'Columna de la Inmaculada Concepción, Piazza Mignanelli',
        it_IT: 'Colonna dell’Immacolata, Piazza Mignanelli',
        ru_RU: 'Колонна Непорочного зачатия, площадь Миньянелли',
        ja_JP: 'ミニャネッリ広場、無原罪の御宿りの円柱',
      },
      address: 'Piazza Mignanelli, 00187 Roma RM, Italy',
      latitude: 41.90512,
      longitude: 12.48302,
    },
  ],
  options: [
    {
      durationMinutes: 120,
      prices: { kind: 'per-person', adult: 2900, child: 1500, infant: 0 },
      minimumPersons: 1,
      maximumPersons: 12,
      capacity: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['18:30', '20:45'],
      closedDays: ['12-08', '12-24', '12-25', '12-31', '01-01'],
    },
  ],
  name: {
    en_US: 'Fountains and Piazzas of Rome in the Evening',
    fr_FR: 'Fontaines et places de Rome, le soir',
    de_DE: 'Roms Brunnen und Plätze am Abend',
    es_ES: 'Fuentes y plazas de Roma al anochecer',
    it_IT: 'Fontane e piazze di Roma la sera',
    ru_RU: 'Вечерний Рим: фонтаны и площади',
    ja_JP: '夕べのローマ 広場と噴水めぐり',
  },
  summary: {
    en_US:
      'Two unhurried hours from the Spanish Steps past the Trevi Fountain and the Pantheon to Piazza Navona, in a group of at most twelve.',
    fr_FR:
      'Deux heures sans hâte, de la place d’Espagne à la piazza Navona par la fontaine de Trevi et le Panthéon, à douze au plus.',
    de_DE:
      'Zwei ruhige Stunden von der Spanischen Treppe über Trevi-Brunnen und Pantheon zur Piazza Navona, in einer Gruppe von höchstens zwölf.',
    es_ES:
      'Dos horas sin prisa de la Plaza de España a Piazza Navona, pasando por la Fontana de Trevi y el Panteón, en un grupo de doce como máximo.',
    it_IT:
      'Due ore senza fretta da Piazza di Spagna a Piazza Navona, passando per Fontana di Trevi e Pantheon, in un gruppo di dodici al massimo.',
    ru_RU:
      'Два неторопливых часа от Испанской лестницы мимо фонтана Треви и Пантеона до площади Навона, в группе не больше двенадцати человек.',
    ja_JP:
      'スペイン広場から出発し、トレヴィの泉、ハドリアヌス神殿の円柱、パンテオンを経てナヴォーナ広場まで、灯りのともる夕べのローマを最大12名の小さなグループでゆっくり歩く2時間のツアーです。',
  },
  highlights: {
    en_US: [
      'The half-sunken boat below the Spanish Steps',
      'The Trevi Fountain and the vase behind its story',
      'Eleven columns of the Temple of Hadrian lit from below',
      'The Pantheon’s portico and the Four Rivers in Piazza Navona',
    ],
    fr_FR: [
      'La barque à demi coulée au pied de l’escalier de la Trinité-des-Monts',
      'La fontaine de Trevi et l’histoire de son vase',
      'Onze colonnes du temple d’Hadrien éclairées par le bas',
      'Le portique du Panthéon et les Quatre Fleuves de la piazza Navona',
    ],
    de_DE: [
      'Das halb versunkene Boot vor der Spanischen Treppe',
      'Der Trevi-Brunnen und die Geschichte seiner Vase',
      'Elf von unten beleuchtete Säulen des Hadrianstempels',
      'Die Vorhalle des Pantheons und die Vier Ströme auf der Piazza Navona',
    ],
    es_ES: [
      'La barca medio hundida al pie de la escalinata de España',
      'La Fontana de Trevi y la historia de su jarrón',
      'Once columnas del Templo de Adriano iluminadas desde abajo',
      'El pórtico del Panteón y los Cuatro Ríos de Piazza Navona',
    ],
    it_IT: [
      'La Barcaccia, mezza affondata, ai piedi di Trinità dei Monti',
      'La Fontana di Trevi e la storia dell’asso di coppe',
      'Undici colonne del Tempio di Adriano illuminate dal basso',
      'Il pronao del Pantheon e i Quattro Fiumi di Piazza Navona',
    ],
    ru_RU: [
      'Полузатонувшая лодка у Испанской лестницы',
      'Фонтан Треви и история его вазы',
      'Одиннадцать подсвеченных снизу колонн храма Адриана',
      'Портик Пантеона и Четыре реки на площади Навона',
    ],
    ja_JP: [
      'スペイン階段の下にある、半ば沈んだ小舟の噴水',
      'トレヴィの泉と、脇に置かれた壺の逸話',
      '下から照らされるハドリアヌス神殿の11本の円柱',
      'パンテオンの列柱玄関とナヴォーナ広場の四大河の噴水',
    ],
  },
  description: {
    en_US:
      'When the shops of Via dei Condotti pull down their shutters, the sound of water comes back to the center of Rome. You follow it: the same ancient aqueduct, the Acqua Vergine, feeds the boat below the Spanish Steps and the Trevi Fountain. Between the two and the Pantheon lie squares that most people cross without looking up, with a column wound in reliefs, a temple turned into an office and a piazza built like a stage.\n\nThe walk is just over two kilometers on cobbles, mostly level, with places to sit. Children get riddles to solve on the way, from the ace of cups to the river god who covers his face. Buildings are seen from outside, and you finish in Piazza Navona in time for dinner or a late ice cream.',
    fr_FR:
      'Quand les boutiques de la via dei Condotti baissent leur rideau, le bruit de l’eau revient au centre de Rome. On le suit : le même aqueduc antique, l’Acqua Vergine, alimente la barque de la place d’Espagne et la fontaine de Trevi. De là au Panthéon s’ouvrent des places que l’on traverse d’ordinaire sans lever la tête, avec une colonne enroulée de reliefs, un temple devenu bureau et une piazza dessinée comme un décor.\n\nLa promenade fait un peu plus de deux kilomètres sur les pavés, presque sans pente, avec de quoi s’asseoir. Les enfants ont des énigmes à résoudre, de l’as de coupe au dieu-fleuve qui se voile la face. Les édifices se voient de l’extérieur, et l’on arrive piazza Navona à temps pour dîner ou pour une dernière glace.',
    de_DE:
      'Wenn in der Via dei Condotti die Rollläden fallen, hört man im Zentrum Roms wieder das Wasser. Diesem Geräusch folgen Sie: Dieselbe antike Leitung, die Acqua Vergine, speist das Boot vor der Spanischen Treppe und den Trevi-Brunnen. Zwischen hier und dem Pantheon liegen Plätze, die die meisten überqueren, ohne aufzublicken, mit einer reliefumwundenen Säule, einem Tempel, der Büro geworden ist, und einer Piazza wie ein Bühnenbild.\n\nDer Weg ist gut zwei Kilometer lang, führt über Kopfsteinpflaster und ist fast eben, Sitzgelegenheiten gibt es unterwegs. Kinder bekommen Rätsel, vom Kelch-Ass bis zum Flussgott, der sein Gesicht verhüllt. Die Bauten werden von außen betrachtet, und auf der Piazza Navona ist es noch früh genug für ein Abendessen oder ein spätes Eis.',
    es_ES:
      'Cuando las tiendas de Via dei Condotti bajan la persiana, en el centro de Roma vuelve a oírse el agua. La seguimos: el mismo acueducto antiguo, el Acqua Vergine, alimenta la barca de la Plaza de España y la Fontana de Trevi. De allí al Panteón hay plazas que casi todos cruzan sin levantar la vista, con una columna envuelta en relieves, un templo convertido en oficina y una piazza pensada como un decorado.\n\nEl paseo tiene algo más de dos kilómetros sobre adoquines, casi llanos, con sitios donde sentarse. Los niños resuelven acertijos por el camino, del as de copas al dios del río que se tapa la cara. Los edificios se ven por fuera, y se llega a Piazza Navona a tiempo para cenar o tomar un último helado.',
    it_IT:
      'Quando i negozi di Via dei Condotti abbassano le serrande, nel centro di Roma si torna a sentire l’acqua. La si segue: lo stesso acquedotto antico, l’Acqua Vergine, alimenta la Barcaccia e la Fontana di Trevi. Da lì al Pantheon si aprono piazze che quasi tutti attraversano senza alzare gli occhi, con una colonna avvolta di rilievi, un tempio diventato ufficio e uno slargo disegnato come una quinta teatrale.\n\nSono poco più di due chilometri sui sampietrini, quasi in piano, con posti dove sedersi. I bambini hanno indovinelli da risolvere lungo la strada, dall’asso di coppe al fiume che si copre il volto. Gli edifici si vedono dall’esterno, e si arriva a Piazza Navona in tempo per la cena o per un gelato tardivo.',
    ru_RU:
      'Когда магазины на Виа Кондотти опускают ставни, в центре Рима снова слышна вода. За ней мы и пойдём: один и тот же древний водопровод, Аква Вирго, питает лодку у Испанской лестницы и фонтан Треви. Дальше, на пути к Пантеону, лежат площади, которые обычно пересекают, не поднимая головы: с колонной, обвитой рельефами, с храмом, ставшим конторой, и с домами, поставленными как театральные кулисы.\n\nПуть чуть длиннее двух километров, по брусчатке и почти без подъёмов; есть где присесть. Детей ждут загадки — от кубкового туза до речного бога, закрывшего лицо. Здания мы осматриваем снаружи, а на площади Навона оказываемся как раз к ужину или к позднему мороженому.',
    ja_JP:
      'コンドッティ通りの店がシャッターを下ろすころ、ローマの中心には水の音が戻ってきます。その音をたどって歩きます。スペイン階段の下の小舟もトレヴィの泉も、同じ古代の水道アクア・ヴィルゴの水で潤されています。そこからパンテオンまでの間には、浮き彫りが巻きつく円柱、事務所になった神殿、舞台装置のような小広場など、見上げずに通り過ぎてしまいがちな広場が続きます。\n\n道のりは石畳で2キロ余り、ほぼ平坦で、腰を下ろせる場所もあります。お子さまには「聖杯のエース」や顔を覆う河の神など、道々の謎解きをご用意します。建物はいずれも外から見学し、ナヴォーナ広場には夕食や遅いジェラートに間に合う時間に着きます。',
  },
  included: {
    en_US: ['Licensed guide', 'Group of at most twelve people', 'Riddle sheet for children'],
    fr_FR: ['Guide conférencier agréé', 'Groupe de douze personnes au plus', 'Feuille d’énigmes pour les enfants'],
    de_DE: ['Lizenzierter Guide', 'Gruppe von höchstens zwölf Personen', 'Rätselblatt für Kinder'],
    es_ES: ['Guía oficial', 'Grupo de doce personas como máximo', 'Hoja de acertijos para los niños'],
    it_IT: ['Guida abilitata', 'Gruppo di dodici persone al massimo', 'Foglio di indovinelli per i bambini'],
    ru_RU: ['Лицензированный гид', 'Группа не больше двенадцати человек', 'Лист с загадками для детей'],
    ja_JP: ['公認ガイド', '最大12名の少人数グループ', 'お子さま用の謎解きシート'],
  },
  notIncluded: {
    en_US: [
      'Entrance tickets (nothing is entered, and any fee at the basin of the Trevi Fountain is extra)',
      'Food and drinks',
    ],
    fr_FR: [
      'Billets d’entrée (aucune visite intérieure ; un éventuel droit d’accès au bassin de Trevi est en sus)',
      'Repas et boissons',
    ],
    de_DE: [
      'Eintrittskarten (keine Innenbesichtigung; ein etwaiges Entgelt am Becken des Trevi-Brunnens kommt hinzu)',
      'Speisen und Getränke',
    ],
    es_ES: [
      'Entradas (no se visita ningún interior; si se cobra el acceso al estanque de Trevi, se paga aparte)',
      'Comida y bebida',
    ],
    it_IT: [
      'Biglietti d’ingresso (nessun interno; l’eventuale contributo per scendere alla vasca di Trevi è a parte)',
      'Cibo e bevande',
    ],
    ru_RU: [
      'Входные билеты (внутрь мы не заходим; плата за проход к чаше фонтана Треви, если она взимается, — отдельно)',
      'Еда и напитки',
    ],
    ja_JP: ['入場料（内部見学はありません。トレヴィの泉の水辺で料金が必要な場合は別途）', '飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Spanish Steps and Barcaccia',
        fr_FR: 'Place d’Espagne et fontaine de la Barcaccia',
        de_DE: 'Spanische Treppe und Barcaccia',
        es_ES: 'Plaza de España y la Barcaccia',
        it_IT: 'Piazza di Spagna e Barcaccia',
        ru_RU: 'Испанская лестница и Баркачча',
        ja_JP: 'スペイン階段とバルカッチャの噴水',
      },
      text: {
        en_US:
          'The water pressure here was too low for a jet, so Bernini’s father made the fountain a boat that is going under. Papal bees decorate bow and stern.',
        fr_FR:
          'La pression était ici trop faible pour un jet : le père du Bernin fit donc de la fontaine une barque qui sombre. Des abeilles papales ornent la proue et la poupe.',
        de_DE:
          'Für eine Fontäne reichte der Wasserdruck hier nicht, also machte Berninis Vater aus dem Brunnen ein sinkendes Boot. An Bug und Heck sitzen die Bienen des Papstes.',
        es_ES:
          'Aquí faltaba presión para un surtidor, así que el padre de Bernini convirtió la fuente en una barca que se hunde. A proa y popa están las abejas del papa.',
        it_IT:
          'Qui la pressione non bastava per uno zampillo, così il padre di Bernini fece della fontana una barca che affonda. A prua e a poppa, le api del papa Barberini.',
        ru_RU:
          'Для струи здесь не хватало напора, и отец Бернини превратил фонтан в тонущую лодку. Нос и корму украшают папские пчёлы.',
        ja_JP:
          '水圧が足りず噴き上げられないため、ベルニーニの父は噴水を沈みかけた小舟の形にしました。船首と船尾には教皇家の紋章の蜂が見られます。',
      },
      latitude: 41.90573,
      longitude: 12.48228,
      minutes: 14,
      minutesToNext: 10,
    },
    {
      name: {
        en_US: 'Trevi Fountain',
        fr_FR: 'Fontaine de Trevi',
        de_DE: 'Trevi-Brunnen',
        es_ES: 'Fontana de Trevi',
        it_IT: 'Fontana di Trevi',
        ru_RU: 'Фонтан Треви',
        ja_JP: 'トレヴィの泉',
      },
      text: {
        en_US:
          'Oceanus drives two sea horses, one calm and one wild. On the right stands the vase Romans call the ace of cups, placed, they say, to spoil the view of a barber who criticized the work.',
        fr_FR:
          'Océan mène deux chevaux marins, l’un calme, l’autre rétif. À droite, le vase que les Romains appellent l’as de coupe aurait été posé là pour boucher la vue d’un barbier trop critique.',
        de_DE:
          'Okeanos lenkt zwei Meerespferde, ein ruhiges und ein wildes. Rechts steht die Vase, die die Römer Kelch-Ass nennen; sie soll einem nörgelnden Barbier die Sicht verstellt haben.',
        es_ES:
          'Océano guía dos caballos marinos, uno manso y otro bravo. A la derecha está el jarrón que los romanos llaman el as de copas, puesto, según cuentan, para taparle la vista a un barbero criticón.',
        it_IT:
          'Oceano guida due cavalli marini, uno placido e uno agitato. A destra c’è il vaso detto asso di coppe, messo lì, si racconta, per coprire la vista a un barbiere troppo critico.',
        ru_RU:
          'Океан правит двумя морскими конями, смирным и буйным. Справа стоит ваза, прозванная кубковым тузом: по преданию, она заслонила вид цирюльнику, ругавшему работу.',
        ja_JP:
          '海神オケアノスが、穏やかな馬と荒ぶる馬の二頭を操ります。右手の壺は「聖杯のエース」と呼ばれ、工事に文句をつけた床屋の視界を遮るために置かれたと伝えられています。',
      },
      latitude: 41.90087,
      longitude: 12.48328,
      minutes: 14,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Piazza Colonna',
        fr_FR: 'Piazza Colonna',
        de_DE: 'Piazza Colonna',
        es_ES: 'Piazza Colonna',
        it_IT: 'Piazza Colonna',
        ru_RU: 'Площадь Колонна',
        ja_JP: 'コロンナ広場',
      },
      text: {
        en_US:
          'A band of marble soldiers winds up the column of Marcus Aurelius, telling of his wars on the Danube. The figure on top is Saint Paul, who replaced the emperor.',
        fr_FR:
          'Un ruban de soldats de marbre s’enroule autour de la colonne de Marc Aurèle et raconte ses guerres du Danube. Au sommet, saint Paul a pris la place de l’empereur.',
        de_DE:
          'Ein Band marmorner Soldaten windet sich um die Säule des Mark Aurel und erzählt von seinen Kriegen an der Donau. Oben steht der heilige Paulus, wo einst der Kaiser stand.',
        es_ES:
          'Una cinta de soldados de mármol sube por la columna de Marco Aurelio y narra sus guerras en el Danubio. En lo alto, san Pablo ocupa el lugar del emperador.',
        it_IT:
          'Un nastro di soldati di marmo sale lungo la colonna di Marco Aurelio e racconta le sue guerre sul Danubio. In cima, san Paolo ha preso il posto dell’imperatore.',
        ru_RU:
          'Лента мраморных воинов обвивает колонну Марка Аврелия и рассказывает о его войнах на Дунае. Наверху вместо императора стоит апостол Павел.',
        ja_JP:
          'マルクス・アウレリウスの記念柱には大理石の兵士の列が巻きつき、ドナウ川での戦いを語ります。頂に立つのは皇帝ではなく、のちに置かれた聖パウロです。',
      },
      latitude: 41.90083,
      longitude: 12.47998,
      minutes: 8,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Piazza di Pietra',
        fr_FR: 'Piazza di Pietra',
        de_DE: 'Piazza di Pietra',
        es_ES: 'Piazza di Pietra',
        it_IT: 'Piazza di Pietra',
        ru_RU: 'Площадь Пьетра',
        ja_JP: 'ピエトラ広場',
      },
      text: {
        en_US:
          'Eleven columns of the Temple of Hadrian are built into the wall of what was later a customs house and a stock exchange. Look down as well: the temple’s base lies well below the paving.',
        fr_FR:
          'Onze colonnes du temple d’Hadrien sont prises dans le mur d’un bâtiment qui fut douane, puis bourse. Regardez aussi en bas : la base du temple est bien au-dessous du pavé.',
        de_DE:
          'Elf Säulen des Hadrianstempels stecken in der Wand eines Gebäudes, das später Zollhaus und Börse war. Ein Blick nach unten lohnt sich: Der Sockel liegt deutlich unter dem Pflaster.',
        es_ES:
          'Once columnas del Templo de Adriano asoman en el muro de un edificio que fue aduana y después bolsa. Hay que mirar también abajo: la base queda muy por debajo del pavimento.',
        it_IT:
          'Undici colonne del Tempio di Adriano sono murate in un edificio che fu dogana e poi borsa. Si guardi anche in basso: il piede del tempio è ben sotto il selciato.',
        ru_RU:
          'Одиннадцать колонн храма Адриана встроены в стену здания, где позже были таможня и биржа. Посмотрите и вниз: основание храма лежит намного ниже мостовой.',
        ja_JP:
          'ハドリアヌス神殿の11本の円柱が、のちに税関や取引所となった建物の壁に組み込まれています。足元も見どころで、神殿の基壇は今の路面よりかなり低い位置にあります。',
      },
      latitude: 41.89982,
      longitude: 12.47963,
      minutes: 8,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Piazza di Sant’Ignazio',
        fr_FR: 'Piazza di Sant’Ignazio',
        de_DE: 'Piazza di Sant’Ignazio',
        es_ES: 'Piazza di Sant’Ignazio',
        it_IT: 'Piazza di Sant’Ignazio',
        ru_RU: 'Площадь Сант-Иньяцио',
        ja_JP: 'サンティニャーツィオ広場',
      },
      text: {
        en_US:
          'Filippo Raguzzini set curved Rococo houses opposite the Jesuit church, with alleys opening between them like the wings of a theater. Stand in the middle and the square becomes a stage.',
        fr_FR:
          'Face à l’église des jésuites, Filippo Raguzzini a posé des maisons rococo aux murs courbes, séparées par des ruelles comme par des coulisses. Au milieu de la place, on se trouve en scène.',
        de_DE:
          'Gegenüber der Jesuitenkirche stellte Filippo Raguzzini geschwungene Rokokohäuser auf, zwischen denen sich Gassen wie Kulissen öffnen. Wer in der Mitte steht, steht auf der Bühne.',
        es_ES:
          'Frente a la iglesia de los jesuitas, Filippo Raguzzini dispuso casas rococó de muros curvos, con callejones que se abren entre ellas como bastidores. Quien se pone en el centro está en escena.',
        it_IT:
          'Di fronte alla chiesa dei gesuiti Filippo Raguzzini dispose case rococò dai muri curvi, con i vicoli che si aprono come quinte. Chi si mette al centro è in scena.',
        ru_RU:
          'Напротив церкви иезуитов Филиппо Рагуццини поставил изогнутые дома в стиле рококо, а переулки между ними открываются как кулисы. Встаньте посередине — и вы на сцене.',
        ja_JP:
          'イエズス会の教会の向かいに、フィリッポ・ラグッツィーニが曲線を描くロココの家並みを配し、その間の路地が舞台の袖のように開いています。中央に立つと、広場がそのまま舞台になります。',
      },
      latitude: 41.89915,
      longitude: 12.47968,
      minutes: 8,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Pantheon and Piazza della Rotonda',
        fr_FR: 'Panthéon et piazza della Rotonda',
        de_DE: 'Pantheon und Piazza della Rotonda',
        es_ES: 'Panteón y Piazza della Rotonda',
        it_IT: 'Pantheon e Piazza della Rotonda',
        ru_RU: 'Пантеон и площадь Ротонда',
        ja_JP: 'パンテオンとロトンダ広場',
      },
      text: {
        en_US:
          'The inscription names Agrippa, although the building behind it was finished under Hadrian. The gray and pink columns were each cut in one piece from Egyptian granite.',
        fr_FR:
          'L’inscription nomme Agrippa, alors que l’édifice fut achevé sous Hadrien. Les colonnes grises et roses ont été taillées d’un seul bloc dans le granit d’Égypte.',
        de_DE:
          'Die Inschrift nennt Agrippa, obwohl der Bau dahinter unter Hadrian vollendet wurde. Die grauen und rosa Säulen sind jede aus einem einzigen Stück ägyptischen Granits.',
        es_ES:
          'La inscripción nombra a Agripa, aunque el edificio se terminó bajo Adriano. Las columnas grises y rosadas son monolitos de granito egipcio.',
        it_IT:
          'L’iscrizione nomina Agrippa, ma l’edificio fu finito sotto Adriano. Le colonne grigie e rosa sono ciascuna un solo blocco di granito egiziano.',
        ru_RU:
          'Надпись называет Агриппу, хотя само здание закончено при Адриане. Серые и розовые колонны вытесаны каждая из цельного куска египетского гранита.',
        ja_JP:
          '正面の銘文にはアグリッパの名がありますが、建物が完成したのはハドリアヌス帝の時代です。灰色と薄紅色の円柱は、一本ずつエジプト産花崗岩の一枚岩から切り出されています。',
      },
      latitude: 41.89935,
      longitude: 12.47685,
      minutes: 16,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Piazza Navona',
        fr_FR: 'Piazza Navona',
        de_DE: 'Piazza Navona',
        es_ES: 'Piazza Navona',
        it_IT: 'Piazza Navona',
        ru_RU: 'Площадь Навона',
        ja_JP: 'ナヴォーナ広場',
      },
      text: {
        en_US:
          'The houses stand on the seats of Domitian’s stadium and keep its long curve. On Bernini’s fountain the Nile veils his head, because nobody knew where the river rose.',
        fr_FR:
          'Les maisons reposent sur les gradins du stade de Domitien et en gardent la longue courbe. Sur la fontaine du Bernin, le Nil se voile la tête, car nul ne connaissait sa source.',
        de_DE:
          'Die Häuser stehen auf den Rängen von Domitians Stadion und folgen seiner langen Kurve. An Berninis Brunnen verhüllt der Nil sein Haupt, weil niemand seine Quelle kannte.',
        es_ES:
          'Las casas se apoyan en las gradas del estadio de Domiciano y conservan su larga curva. En la fuente de Bernini, el Nilo se cubre la cabeza porque nadie conocía sus fuentes.',
        it_IT:
          'Le case poggiano sulle gradinate dello stadio di Domiziano e ne conservano la lunga curva. Nella fontana di Bernini il Nilo si vela il capo, perché nessuno ne conosceva le sorgenti.',
        ru_RU:
          'Дома стоят на трибунах стадиона Домициана и повторяют его длинный изгиб. На фонтане Бернини Нил закрыл голову покрывалом: никто не знал, где он берёт начало.',
        ja_JP:
          '家々はドミティアヌス帝の競技場の観客席の上に建ち、その長い曲線を今に伝えています。ベルニーニの噴水でナイル川の像が頭を布で覆っているのは、源流が知られていなかったためです。',
      },
      latitude: 41.89898,
      longitude: 12.47308,
      minutes: 20,
      minutesToNext: 0,
    },
  ],
};
