import type { TourOfDemo } from '../shapes.js';

export const veniceRialtoToArsenale: TourOfDemo = {
  slug: 'venice-rialto-to-arsenale',
  city: 'venice',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['off-the-beaten-track'],
  landmarks: [
    { motif: 'bridge', name: 'Rialto Bridge' },
    { motif: 'gate', name: 'Arsenal Gate' },
    { motif: 'statue', name: 'Colleoni Monument' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Campo San Bartolomeo, at the statue of Carlo Goldoni',
        fr_FR: 'Campo San Bartolomeo, devant la statue de Carlo Goldoni',
        de_DE: 'Campo San Bartolomeo, am Denkmal für Carlo Goldoni',
        es_ES: 'Campo San Bartolomeo, junto a la estatua de Carlo Goldoni',
        it_IT: 'Campo San Bartolomeo, alla statua di Carlo Goldoni',
        ru_RU: 'Кампо Сан-Бартоломео, у памятника Карло Гольдони',
        ja_JP: 'サン・バルトロメオ広場、カルロ・ゴルドーニ像の前',
      },
      address: 'Campo San Bartolomeo, 30124 Venezia VE, Italy',
      latitude: 45.43802,
      longitude: 12.33688,
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
            amount: 21000,
          },
          {
            upTo: 4,
            amount: 24000,
          },
          {
            upTo: 6,
            amount: 28500,
          },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: {
        from: '09:30',
        to: '14:30',
        everyMinutes: 60,
      },
      closedDays: ['12-25', '01-01'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 27000,
          },
          {
            upTo: 4,
            amount: 30500,
          },
          {
            upTo: 6,
            amount: 35500,
          },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['09:30', '10:30', '13:00'],
      closedDays: ['12-25', '01-01'],
    },
  ],
  name: {
    en_US: 'Venice: From the Rialto to the Lions of the Arsenal',
    fr_FR: 'Venise, du Rialto aux lions de l’Arsenal',
    de_DE: 'Venedig, vom Rialto zu den Löwen des Arsenals',
    es_ES: 'Venecia, de Rialto a los leones del Arsenal',
    it_IT: 'Venezia, da Rialto ai leoni dell’Arsenale',
    ru_RU: 'Венеция: от Риальто ко львам Арсенала',
    ja_JP: 'ヴェネツィア リアルトから獅子の守る造船所まで',
  },
  summary: {
    en_US:
      'From the Grand Canal through Castello to the lions of the shipyard, by way of a marble church, a hospital façade and Vivaldi’s parish.',
    fr_FR:
      'Du Grand Canal aux lions du chantier naval à travers Castello, par une église de marbre, une façade d’hôpital et la paroisse de Vivaldi.',
    de_DE:
      'Vom Canal Grande durch Castello zu den Löwen der Werft, vorbei an einer Marmorkirche, einer Spitalfassade und Vivaldis Pfarrkirche.',
    es_ES:
      'Del Gran Canal a los leones del astillero por Castello, pasando por una iglesia de mármol, la fachada de un hospital y la parroquia de Vivaldi.',
    it_IT:
      'Dal Canal Grande ai leoni dell’Arsenale attraverso Castello, passando per una chiesa di marmo, un ospedale dipinto di pietra e la parrocchia di Vivaldi.',
    ru_RU:
      'От Гранд-канала через Кастелло ко львам верфи: мраморная церковь, фасад больницы и приход, где крестили Вивальди.',
    ja_JP:
      '大運河からカステッロ地区を抜け、大理石張りの教会、だまし絵のような病院の正面、ヴィヴァルディが洗礼を受けた教会を訪ねながら、獅子の守る造船所の門まで歩くプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'The courtyard where Marco Polo’s family had its houses',
      'Verrocchio’s rider and the will that the Senate bent',
      'Bellini’s Madonna of 1505 over a side altar in San Zaccaria',
      'Runes cut into the lion that came from Piraeus',
    ],
    fr_FR: [
      'La cour où se dressaient les maisons de la famille Polo',
      'Le cavalier de Verrocchio et le testament contourné par le Sénat',
      'La Vierge de Bellini, de 1505, sur un autel latéral de San Zaccaria',
      'Les runes gravées sur le lion rapporté du Pirée',
    ],
    de_DE: [
      'Der Hof, in dem die Häuser der Familie Polo standen',
      'Verrocchios Reiter und das Testament, das der Senat zurechtbog',
      'Bellinis Madonna von 1505 über einem Seitenaltar von San Zaccaria',
      'Runen im Fell des Löwen aus Piräus',
    ],
    es_ES: [
      'El patio donde tuvo sus casas la familia Polo',
      'El jinete de Verrocchio y el testamento que el Senado interpretó a su manera',
      'La Virgen de Bellini, de 1505, en un altar lateral de San Zaccaria',
      'Las runas grabadas en el león traído del Pireo',
    ],
    it_IT: [
      'La corte dove sorgevano le case dei Polo',
      'Il cavaliere del Verrocchio e il testamento aggirato dal Senato',
      'La Madonna di Bellini, del 1505, su un altare laterale di San Zaccaria',
      'Le rune incise sul leone portato dal Pireo',
    ],
    ru_RU: [
      'Двор, где стояли дома семьи Поло',
      'Всадник Верроккьо и завещание, которое сенат обошёл',
      'Мадонна Беллини 1505 года в боковом алтаре Сан-Дзаккарии',
      'Руны на льве, привезённом из Пирея',
    ],
    ja_JP: [
      'ポーロ一族の家々があった中庭',
      'ヴェロッキオの騎馬像と、元老院が読み替えた遺言',
      'サン・ザッカリア教会の脇祭壇にあるベッリーニの聖母（1505年）',
      'ピレウスから運ばれた獅子の背に刻まれたルーン文字',
    ],
  },
  description: {
    en_US:
      'East of the Rialto the crowd thins within three bridges. The route keeps to the inner side of Castello, where the squares have wells, soccer and laundry, and uses the big monuments as milestones: the marble box of the Miracoli, the brick nave in which twenty-five doges are buried, the long wall of the shipyard that once turned out galleys one after another. Between them your guide explains how a city without springs collected its rain and why house numbers run into the thousands.\n\nYou walk about three kilometers and climb some fifteen small bridges, all of them with steps. Churches that are open and free of worship are looked at from inside; the rest is told from the campo. The four-hour walk also goes into the Scuola di San Giorgio degli Schiavoni, with Carpaccio’s dragon and his dog, and on to the market boat of Via Garibaldi.',
    fr_FR:
      'À l’est du Rialto, trois ponts suffisent pour que la foule s’éclaircisse. Le parcours reste du côté intérieur de Castello, là où les campi ont encore leur puits, leurs parties de ballon et leur linge, et prend les grands monuments pour bornes : le coffret de marbre des Miracoli, la nef de brique où reposent vingt-cinq doges, le long mur du chantier qui sortait les galères à la suite. En chemin, le guide raconte comment une ville sans sources recueillait la pluie et pourquoi les numéros des maisons se comptent par milliers.\n\nOn marche environ trois kilomètres et l’on franchit une quinzaine de petits ponts, tous à marches. Les églises ouvertes et sans office se visitent ; les autres se racontent depuis le campo. En quatre heures, on entre aussi à la Scuola di San Giorgio degli Schiavoni, pour le dragon et le petit chien de Carpaccio, puis l’on pousse jusqu’à la barque des légumes de la via Garibaldi.',
    de_DE:
      'Östlich des Rialto lichtet sich die Menge nach drei Brücken. Der Weg bleibt auf der Innenseite von Castello, wo auf den Plätzen noch Brunnen, Fußbälle und Wäsche zu Hause sind, und nimmt die großen Bauten als Meilensteine: das Marmorkästchen der Miracoli, das Backsteinschiff mit den Gräbern von fünfundzwanzig Dogen, die lange Mauer der Werft, die einst Galeere um Galeere lieferte. Dazwischen erfahren Sie, wie eine Stadt ohne Quellen ihren Regen sammelte und warum die Hausnummern in die Tausende gehen.\n\nEs sind gut drei Kilometer und rund fünfzehn kleine Brücken, alle mit Stufen. Offene Kirchen ohne Gottesdienst werden innen angesehen, von den anderen wird auf dem Campo erzählt. In vier Stunden kommen die Scuola di San Giorgio degli Schiavoni mit Carpaccios Drachen und Hündchen und das Gemüseboot an der Via Garibaldi hinzu.',
    es_ES:
      'Al este de Rialto bastan tres puentes para que el gentío se aclare. El camino va por el lado interior de Castello, donde los campos conservan el pozo, el balón y la ropa tendida, y toma los grandes monumentos como mojones: el cofre de mármol de los Miracoli, la nave de ladrillo en la que están enterrados veinticinco dogos, el largo muro del astillero que sacaba una galera tras otra. Entre uno y otro, su guía explica cómo una ciudad sin manantiales recogía la lluvia y por qué los números de las casas pasan de mil.\n\nSon unos tres kilómetros y una quincena de puentes pequeños, todos con escalones. En las iglesias abiertas y sin culto se entra; las demás se cuentan desde el campo. En cuatro horas se visita además la Scuola di San Giorgio degli Schiavoni, con el dragón y el perrito de Carpaccio, y se llega hasta la barca de verduras de Via Garibaldi.',
    it_IT:
      'A est di Rialto bastano tre ponti perché la folla si diradi. Il percorso resta sul lato interno di Castello, dove i campi hanno ancora vere da pozzo, palloni e panni stesi, e usa i grandi edifici come pietre miliari: lo scrigno di marmo dei Miracoli, la navata di mattoni con le tombe di venticinque dogi, il lungo muro del cantiere che varava una galea dopo l’altra. Nel mezzo si parla di come una città senza sorgenti raccogliesse la pioggia e del perché i numeri civici arrivino alle migliaia.\n\nSono circa tre chilometri e una quindicina di ponti, tutti a gradini. Le chiese aperte e senza funzioni si vedono da dentro, le altre si raccontano dal campo. In quattro ore si entra anche nella Scuola di San Giorgio degli Schiavoni, dal drago e dal cagnolino di Carpaccio, e si prosegue fino alla barca delle verdure di Via Garibaldi.',
    ru_RU:
      'К востоку от Риальто толпа редеет уже через три моста. Маршрут держится внутренней стороны Кастелло, где на кампо ещё есть колодцы, футбол и бельё на верёвках, а вехами служат большие здания: мраморная шкатулка Мираколи, кирпичный неф с гробницами двадцати пяти дожей, длинная стена верфи, спускавшей на воду галеру за галерой. По дороге гид объяснит, как город без родников собирал дождевую воду и почему номера домов здесь исчисляются тысячами.\n\nПройти предстоит около трёх километров и полтора десятка мостиков, все со ступенями. В открытые церкви, где нет службы, мы заходим, об остальных рассказываем на площади. За четыре часа успеваем ещё в Скуола-ди-Сан-Джорджо-дельи-Скьявони, к дракону и собачке Карпаччо, и к овощной барке на Виа Гарибальди.',
    ja_JP:
      'リアルトから東へ橋を三つほど渡ると、人波はまばらになります。道筋はカステッロ地区の内側をたどります。広場に井戸が残り、子どもがボールを蹴り、洗濯物が揺れる界隈です。道しるべになるのは大きな建物で、宝石箱のようなミラーコリ教会、25人の総督が眠る煉瓦の聖堂、かつてガレー船を次々に送り出した造船所の長い塀が続きます。湧き水のない町がどう雨水を集めたか、番地がなぜ何千にもなるのかもお話しします。\n\n歩く距離は約3キロ、渡る小橋は15ほどで、いずれも階段があります。開いていて礼拝のない教会には入り、ほかは広場からご説明します。4時間のコースでは、カルパッチョの竜と小犬の絵があるスキアヴォーニ同信会館に入り、ガリバルディ通りの野菜売りの舟まで足を延ばします。',
  },
  included: {
    en_US: ['Licensed guide for your party only', 'Sketch map of the bridges crossed'],
    fr_FR: ['Guide conférencier rien que pour vous', 'Plan dessiné des ponts franchis'],
    de_DE: ['Lizenzierter Guide nur für Ihre Gruppe', 'Gezeichneter Plan der überquerten Brücken'],
    es_ES: ['Guía oficial solo para su grupo', 'Plano dibujado de los puentes del recorrido'],
    it_IT: ['Guida abilitata solo per il suo gruppo', 'Piantina disegnata dei ponti attraversati'],
    ru_RU: ['Лицензированный гид только для вашей компании', 'Нарисованная карта пройденных мостов'],
    ja_JP: ['お客様のグループ専任の公認ガイド', '渡った橋を書き入れた手描き地図'],
  },
  notIncluded: {
    en_US: ['Admission to churches that charge for it and to the Scuola', 'Vaporetto tickets', 'Food and drinks'],
    fr_FR: ['L’entrée des églises payantes et de la Scuola', 'Les billets de vaporetto', 'Repas et boissons'],
    de_DE: [
      'Eintritt in kostenpflichtige Kirchen und in die Scuola',
      'Fahrkarten für das Vaporetto',
      'Speisen und Getränke',
    ],
    es_ES: ['La entrada a las iglesias de pago y a la Scuola', 'Los billetes de vaporetto', 'Comida y bebida'],
    it_IT: ['L’ingresso alle chiese a pagamento e alla Scuola', 'I biglietti del vaporetto', 'Cibo e bevande'],
    ru_RU: ['Вход в платные церкви и в Скуолу', 'Билеты на вапоретто', 'Еда и напитки'],
    ja_JP: ['有料の教会と同信会館の入場料', '水上バスの乗車券', '飲食代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Rialto Bridge',
        fr_FR: 'Pont du Rialto',
        de_DE: 'Rialtobrücke',
        es_ES: 'Puente de Rialto',
        it_IT: 'Ponte di Rialto',
        ru_RU: 'Мост Риальто',
        ja_JP: 'リアルト橋',
      },
      text: {
        en_US:
          'Antonio da Ponte’s single arch replaced a wooden drawbridge that had collapsed more than once. From the middle you see both bends of the canal and the warehouse of the German merchants, for decades the main post office.',
        fr_FR:
          'L’arche unique d’Antonio da Ponte a remplacé un pont-levis de bois plusieurs fois effondré. Du milieu, on voit les deux coudes du canal et l’ancien entrepôt des marchands allemands, longtemps hôtel des postes.',
        de_DE:
          'Antonio da Pontes einziger Bogen löste eine hölzerne Zugbrücke ab, die mehrmals eingestürzt war. Von der Mitte sieht man beide Biegungen des Kanals und das Handelshaus der Deutschen, später Hauptpost.',
        es_ES:
          'El arco único de Antonio da Ponte sustituyó a un puente levadizo de madera que se había hundido varias veces. Desde el centro se ven las dos curvas del canal y el almacén de los mercaderes alemanes, que después fue correo.',
        it_IT:
          'L’arco unico di Antonio da Ponte sostituì un ponte levatoio di legno crollato più volte. Dal mezzo si vedono le due anse del canale e il Fondaco dei Tedeschi, che fu a lungo la Posta centrale.',
        ru_RU:
          'Одноарочный мост Антонио да Понте сменил деревянный разводной, который не раз обрушивался. С середины видны оба изгиба канала и подворье немецких купцов, позже ставшее почтамтом.',
        ja_JP:
          'アントニオ・ダ・ポンテの一つ架けのアーチは、何度も崩れた木の跳ね橋に代わるものでした。中ほどに立つと、運河の二つの曲がりと、のちに郵便局となったドイツ商人館が見えます。',
      },
      latitude: 45.43798,
      longitude: 12.3359,
      minutes: 15,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Corte Seconda del Milion',
        fr_FR: 'Corte Seconda del Milion',
        de_DE: 'Corte Seconda del Milion',
        es_ES: 'Corte Seconda del Milion',
        it_IT: 'Corte Seconda del Milion',
        ru_RU: 'Корте-Секонда-дель-Милион',
        ja_JP: 'ミリオンの第二中庭',
      },
      text: {
        en_US:
          'The Polo family lived around this yard, and its name keeps that of Marco’s book, the Milione. The Byzantine arch with birds and beasts in its foliage was already there when he came home from China.',
        fr_FR:
          'La famille Polo habitait autour de cette cour, dont le nom garde celui du livre de Marco, le Milione. L’arc byzantin, avec ses oiseaux et ses bêtes dans le feuillage, était déjà là à son retour de Chine.',
        de_DE:
          'Um diesen Hof wohnte die Familie Polo; sein Name bewahrt den von Marcos Buch, dem „Milione“. Der byzantinische Bogen mit Vögeln und Tieren im Laub stand schon, als er aus China heimkehrte.',
        es_ES:
          'La familia Polo vivía en torno a este patio, cuyo nombre guarda el del libro de Marco, el Milione. El arco bizantino, con aves y bestias entre el follaje, ya estaba cuando volvió de China.',
        it_IT:
          'I Polo abitavano intorno a questa corte, che nel nome conserva quello del libro di Marco, il Milione. L’arco bizantino, con uccelli e fiere tra il fogliame, c’era già quando tornò dalla Cina.',
        ru_RU:
          'Вокруг этого двора жила семья Поло, и в его имени осталось название книги Марко — «Милионе». Византийская арка с птицами и зверями в листве стояла здесь уже тогда, когда он вернулся из Китая.',
        ja_JP:
          'ポーロ一族はこの中庭の周りに住み、その名にはマルコの書物『ミリオーネ』が残りました。葉の間に鳥や獣を彫ったビザンティンのアーチは、彼が中国から帰ったときにもう立っていました。',
      },
      latitude: 45.43885,
      longitude: 12.3385,
      minutes: 12,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Santa Maria dei Miracoli',
        fr_FR: 'Santa Maria dei Miracoli',
        de_DE: 'Santa Maria dei Miracoli',
        es_ES: 'Santa Maria dei Miracoli',
        it_IT: 'Santa Maria dei Miracoli',
        ru_RU: 'Санта-Мария-деи-Мираколи',
        ja_JP: 'サンタ・マリア・デイ・ミラーコリ教会',
      },
      text: {
        en_US:
          'Pietro Lombardo clad the church inside and out in colored marble for an image of the Virgin credited with miracles. One flank rises straight out of the canal, so it is best seen from the bridge.',
        fr_FR:
          'Pietro Lombardo revêtit l’église de marbres de couleur, dedans comme dehors, pour une image de la Vierge réputée miraculeuse. Un de ses flancs sort droit du canal : c’est du pont qu’on le voit le mieux.',
        de_DE:
          'Pietro Lombardo verkleidete die Kirche innen wie außen mit farbigem Marmor, für ein wundertätiges Marienbild. Eine Flanke steigt unmittelbar aus dem Kanal, am besten sieht man sie von der Brücke.',
        es_ES:
          'Pietro Lombardo revistió la iglesia por dentro y por fuera de mármoles de color para una imagen de la Virgen tenida por milagrosa. Un costado sale directamente del canal y se ve mejor desde el puente.',
        it_IT:
          'Pietro Lombardo rivestì la chiesa di marmi colorati, dentro e fuori, per un’immagine della Vergine ritenuta miracolosa. Un fianco esce dritto dal canale: lo si guarda dal ponte.',
        ru_RU:
          'Пьетро Ломбардо одел церковь цветным мрамором и внутри и снаружи ради чудотворного образа Богоматери. Одна её стена поднимается прямо из воды, и лучше всего она видна с моста.',
        ja_JP:
          '奇跡を起こすとされた聖母の絵のために、ピエトロ・ロンバルドが内も外も色大理石で覆った教会です。片側の壁は運河からじかに立ち上がり、橋の上からがいちばんよく見えます。',
      },
      latitude: 45.43945,
      longitude: 12.33945,
      minutes: 15,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Campo Santi Giovanni e Paolo',
        fr_FR: 'Campo Santi Giovanni e Paolo',
        de_DE: 'Campo Santi Giovanni e Paolo',
        es_ES: 'Campo Santi Giovanni e Paolo',
        it_IT: 'Campo Santi Giovanni e Paolo',
        ru_RU: 'Кампо Санти-Джованни-э-Паоло',
        ja_JP: 'サンティ・ジョヴァンニ・エ・パオロ広場',
      },
      text: {
        en_US:
          'Colleoni left the Republic a fortune for a statue “before San Marco”; the Senate took the money and chose the Scuola di San Marco. Its façade, with stone lions in feigned arcades, is the entrance of the city hospital.',
        fr_FR:
          'Colleoni légua une fortune à la République pour une statue « devant Saint-Marc » ; le Sénat prit l’argent et choisit la Scuola di San Marco. La façade, aux lions de pierre dans de fausses arcades, sert d’entrée à l’hôpital.',
        de_DE:
          'Colleoni hinterließ der Republik ein Vermögen für ein Standbild „vor San Marco“; der Senat nahm das Geld und wählte die Scuola di San Marco. Deren Fassade mit Löwen in Scheinarkaden ist der Eingang des Krankenhauses.',
        es_ES:
          'Colleoni legó una fortuna a la República a cambio de una estatua «ante San Marcos»; el Senado tomó el dinero y eligió la Scuola di San Marco. Su fachada, con leones en arcadas fingidas, es la entrada del hospital.',
        it_IT:
          'Colleoni lasciò alla Repubblica un patrimonio per una statua «davanti a San Marco»; il Senato prese il denaro e scelse la Scuola di San Marco. La facciata, con i leoni in finte arcate, è l’ingresso dell’ospedale.',
        ru_RU:
          'Коллеони завещал Республике состояние за статую «перед Сан-Марко»; сенат деньги взял и выбрал Скуолу Сан-Марко. Её фасад с каменными львами в мнимых аркадах служит входом в городскую больницу.',
        ja_JP:
          '傭兵隊長コッレオーニは「サン・マルコの前」に像を建てる条件で財産を遺し、元老院は金を受け取ってサン・マルコ同信会館の前を選びました。遠近法の獅子が並ぶその正面は、今は市民病院の入口です。',
      },
      latitude: 45.43917,
      longitude: 12.3415,
      minutes: 25,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Campo Santa Maria Formosa',
        fr_FR: 'Campo Santa Maria Formosa',
        de_DE: 'Campo Santa Maria Formosa',
        es_ES: 'Campo Santa Maria Formosa',
        it_IT: 'Campo Santa Maria Formosa',
        ru_RU: 'Кампо Санта-Мария-Формоза',
        ja_JP: 'サンタ・マリア・フォルモーザ広場',
      },
      text: {
        en_US:
          'Mauro Codussi’s church has no single front but turns a face to the canal and another to the square. A grotesque head grins above the door of the bell tower; Ruskin could not forgive it.',
        fr_FR:
          'L’église de Mauro Codussi n’a pas une seule façade : elle en tourne une vers le canal, une autre vers la place. Au-dessus de la porte du clocher grimace un mascaron que Ruskin n’a jamais pardonné.',
        de_DE:
          'Mauro Codussis Kirche hat mehr als eine Schauseite: Sie wendet sich dem Kanal zu und dem Platz. Über der Tür des Glockenturms grinst eine Fratze, die Ruskin nie verziehen hat.',
        es_ES:
          'La iglesia de Mauro Codussi no tiene una sola fachada: da una al canal y otra a la plaza. Sobre la puerta del campanario hace muecas un mascarón que Ruskin no perdonó nunca.',
        it_IT:
          'La chiesa di Mauro Codussi non ha un solo prospetto: uno guarda il canale, un altro il campo. Sulla porta del campanile ghigna un mascherone che Ruskin non perdonò mai.',
        ru_RU:
          'У церкви Мауро Кодусси не один фасад: одним она обращена к каналу, другим — к площади. Над дверью колокольни ухмыляется маска, которой Рёскин так и не простил.',
        ja_JP:
          'マウロ・コドゥッシの教会は正面が一つではなく、運河側と広場側の両方に顔を向けています。鐘楼の扉の上では奇怪な面が笑っており、ラスキンはこれを決して許しませんでした。',
      },
      latitude: 45.43705,
      longitude: 12.34155,
      minutes: 12,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'San Zaccaria',
        fr_FR: 'San Zaccaria',
        de_DE: 'San Zaccaria',
        es_ES: 'San Zaccaria',
        it_IT: 'San Zaccaria',
        ru_RU: 'Сан-Дзаккария',
        ja_JP: 'サン・ザッカリア教会',
      },
      text: {
        en_US:
          'The lower half of the front is Gothic, the upper half Codussi’s Renaissance, and the nuns inside were daughters of the noblest houses. Bellini painted his Madonna at over seventy, with light falling as if the altar had a window of its own.',
        fr_FR:
          'Le bas de la façade est gothique, le haut, de Codussi, déjà Renaissance ; les religieuses étaient filles des plus nobles maisons. Bellini peignit sa Madone à plus de soixante-dix ans, éclairée comme si l’autel avait sa propre fenêtre.',
        de_DE:
          'Unten ist die Fassade gotisch, oben hat Codussi sie in der Renaissance vollendet; die Nonnen stammten aus den ersten Familien. Bellini malte seine Madonna mit über siebzig, in einem Licht, als hätte der Altar ein eigenes Fenster.',
        es_ES:
          'La mitad inferior de la fachada es gótica; la superior, de Codussi, ya renacentista. Las monjas eran hijas de las casas más nobles. Bellini pintó su Virgen con más de setenta años, con una luz como si el altar tuviera ventana propia.',
        it_IT:
          'La facciata è gotica in basso e rinascimentale in alto, per mano di Codussi; le monache erano figlie delle prime famiglie. Bellini dipinse la Madonna a più di settant’anni, con una luce che pare entrare da una finestra dell’altare.',
        ru_RU:
          'Низ фасада готический, верх, работы Кодусси, — уже ренессансный, а монахинями здесь были дочери знатнейших домов. Мадонну Беллини написал, когда ему было за семьдесят; свет на ней падает так, будто у алтаря есть своё окно.',
        ja_JP:
          '正面の下半分はゴシック、上半分はコドゥッシのルネサンス様式で、修道女は名門の娘たちでした。ベッリーニは七十を過ぎて聖母を描き、祭壇に専用の窓があるかのような光を差し込ませました。',
      },
      latitude: 45.4347,
      longitude: 12.34355,
      minutes: 18,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Campo Bandiera e Moro and San Giovanni in Bragora',
        fr_FR: 'Campo Bandiera e Moro et San Giovanni in Bragora',
        de_DE: 'Campo Bandiera e Moro und San Giovanni in Bragora',
        es_ES: 'Campo Bandiera e Moro y San Giovanni in Bragora',
        it_IT: 'Campo Bandiera e Moro e San Giovanni in Bragora',
        ru_RU: 'Кампо Бандьера-э-Моро и Сан-Джованни-ин-Брагора',
        ja_JP: 'バンディエーラ・エ・モーロ広場とサン・ジョヴァンニ・イン・ブラーゴラ教会',
      },
      text: {
        en_US:
          'Antonio Vivaldi was born in this parish in 1678, and the font at which he was christened stands by the entrance. Behind the high altar hangs Cima da Conegliano’s Baptism, with the hills of his home town in the background.',
        fr_FR:
          'Antonio Vivaldi naquit dans cette paroisse en 1678, et les fonts de son baptême sont près de l’entrée. Au maître-autel, le Baptême de Cima da Conegliano montre au loin les collines de sa ville natale.',
        de_DE:
          'In dieser Pfarrei kam 1678 Antonio Vivaldi zur Welt; sein Taufbecken steht nahe dem Eingang. Am Hochaltar hängt Cima da Coneglianos „Taufe Christi“ mit den Hügeln seiner Heimat im Hintergrund.',
        es_ES:
          'En esta parroquia nació Antonio Vivaldi en 1678, y la pila de su bautizo está junto a la entrada. En el altar mayor, el Bautismo de Cima da Conegliano tiene al fondo las colinas de su tierra.',
        it_IT:
          'In questa parrocchia nacque nel 1678 Antonio Vivaldi, e il fonte del suo battesimo è presso l’ingresso. All’altar maggiore, il Battesimo di Cima da Conegliano ha sullo sfondo le colline di casa sua.',
        ru_RU:
          'В этом приходе в 1678 году родился Антонио Вивальди; купель, в которой его крестили, стоит у входа. В главном алтаре — «Крещение» Чимы да Конельяно с холмами его родных мест вдали.',
        ja_JP:
          '1678年、この教区でアントニオ・ヴィヴァルディが生まれ、洗礼盤は入口の近くにあります。主祭壇の奥に掛かるチーマ・ダ・コネリアーノの《キリストの洗礼》の背景は、画家の故郷の丘です。',
      },
      latitude: 45.43455,
      longitude: 12.34705,
      minutes: 12,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Gate of the Arsenal',
        fr_FR: 'Porte de l’Arsenal',
        de_DE: 'Tor des Arsenals',
        es_ES: 'Puerta del Arsenal',
        it_IT: 'Porta dell’Arsenale',
        ru_RU: 'Ворота Арсенала',
        ja_JP: '造船所（アルセナーレ）の門',
      },
      text: {
        en_US:
          'The gate of 1460 was the first Renaissance arch in Venice, and Dante put the boiling pitch of the yard into his Hell. The seated lion on the left stood in Piraeus, where Northmen scratched runes into its shoulders.',
        fr_FR:
          'La porte de 1460 fut le premier arc Renaissance de Venise, et Dante mit dans son Enfer la poix bouillante du chantier. Le lion assis, à gauche, gardait Le Pirée ; des hommes du Nord lui ont gravé des runes sur l’épaule.',
        de_DE:
          'Das Tor von 1460 war der erste Renaissancebogen Venedigs, und Dante nahm das siedende Pech der Werft in seine Hölle auf. Der sitzende Löwe links stand in Piräus, wo ihm Nordmänner Runen in die Schultern ritzten.',
        es_ES:
          'La puerta de 1460 fue el primer arco renacentista de Venecia, y Dante llevó a su Infierno la pez hirviente del astillero. El león sentado de la izquierda estuvo en el Pireo, donde hombres del norte le grabaron runas en los hombros.',
        it_IT:
          'La porta del 1460 fu il primo arco rinascimentale di Venezia, e Dante portò nell’Inferno la pece bollente del cantiere. Il leone seduto a sinistra stava al Pireo, dove uomini del Nord gli incisero rune sulle spalle.',
        ru_RU:
          'Ворота 1460 года — первая ренессансная арка Венеции, а кипящую смолу верфи Данте перенёс в свой «Ад». Сидящий слева лев стоял в Пирее, где северяне вырезали руны на его плечах.',
        ja_JP:
          '1460年の門はヴェネツィア最初のルネサンス様式のアーチで、ダンテは煮え立つ瀝青の光景を『地獄篇』に取り入れました。左に座る獅子はもとピレウスにあり、北方の戦士が肩にルーン文字を刻みました。',
      },
      latitude: 45.43475,
      longitude: 12.34975,
      minutes: 20,
      minutesToNext: 0,
    },
  ],
};
