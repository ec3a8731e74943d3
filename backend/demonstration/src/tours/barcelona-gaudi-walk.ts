import type { TourOfDemo } from '../shapes.js';

export const barcelonaGaudiWalk: TourOfDemo = {
  slug: 'barcelona-gaudi-walk',
  city: 'barcelona',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: true,
  cancellationHours: 24,
  // Timed tickets for the basilica have to be reserved first.
  leadTimeHours: 48,
  infantsNeedSeat: false,
  specialFilters: ['accessible'],
  landmarks: [
    { motif: 'gate', name: 'Casa Batlló' },
    { motif: 'cathedral', name: 'Sagrada Família' },
    { motif: 'towers', name: 'Casa de les Punxes' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Casa Lleó Morera, corner of Passeig de Gràcia and Carrer del Consell de Cent',
        fr_FR: 'Casa Lleó Morera, angle du Passeig de Gràcia et du Carrer del Consell de Cent',
        de_DE: 'Casa Lleó Morera, Ecke Passeig de Gràcia und Carrer del Consell de Cent',
        es_ES: 'Casa Lleó Morera, esquina de Paseo de Gracia y Consejo de Ciento (Consell de Cent)',
        it_IT: 'Casa Lleó Morera, angolo tra Passeig de Gràcia e Carrer del Consell de Cent',
        ru_RU: 'Дом Льео-Морера, угол Пассеч-де-Грасия и улицы Консель-де-Сен',
        ja_JP: 'カサ・リェオ・モレラ前、グラシア通りとコンセイ・デ・セン通りの角',
      },
      address: 'Passeig de Gràcia 35, 08007 Barcelona, Spain',
      latitude: 41.39112,
      longitude: 2.16572,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 20500 },
          { upTo: 4, amount: 23000 },
          { upTo: 6, amount: 26000 },
        ],
        extraPerson: 2500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: { from: '09:00', to: '15:00', everyMinutes: 60 },
      closedDays: ['01-01', '12-25'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 26000 },
          { upTo: 4, amount: 29000 },
          { upTo: 6, amount: 32500 },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6],
      starts: ['09:00', '10:00', '13:00'],
      closedDays: ['01-01', '01-06', '12-25', '12-26'],
    },
  ],
  name: {
    en_US: 'Gaudí on Foot: Passeig de Gràcia to the Sagrada Família',
    fr_FR: 'Gaudí à pied : du Passeig de Gràcia à la Sagrada Família',
    de_DE: 'Gaudí zu Fuß: vom Passeig de Gràcia zur Sagrada Família',
    es_ES: 'Gaudí a pie: de Paseo de Gracia a la Sagrada Familia',
    it_IT: 'Gaudí a piedi: dal Passeig de Gràcia alla Sagrada Família',
    ru_RU: 'Гауди пешком: от Пассеч-де-Грасия до Саграда-Фамилии',
    ja_JP: 'ガウディを歩く グラシア通りからサグラダ・ファミリアへ',
  },
  summary: {
    en_US:
      'The house fronts of Gaudí and his rivals across the Eixample, from Casa Batlló by La Pedrera to the façades of the Sagrada Família.',
    fr_FR:
      'Les maisons de Gaudí et de ses rivaux à travers l’Eixample, de la Casa Batlló et la Pedrera aux façades de la Sagrada Família.',
    de_DE:
      'Die Häuser Gaudís und seiner Rivalen im Eixample, von der Casa Batlló über La Pedrera bis zu den Fassaden der Sagrada Família.',
    es_ES:
      'Las casas de Gaudí y de sus rivales por el Ensanche, de la Casa Batlló y La Pedrera a las fachadas de la Sagrada Familia.',
    it_IT:
      'Le case di Gaudí e dei suoi rivali attraverso l’Eixample, da Casa Batlló e La Pedrera fino alle facciate della Sagrada Família.',
    ru_RU:
      'Дома Гауди и его соперников в районе Эшампле: от дома Бальо мимо дома Мила до двух фасадов собора Саграда-Фамилия.',
    ja_JP:
      'バルセロナのアシャンプラ地区で、カサ・バトリョからラ・ペドレラを経て、ガウディと同時代の建築家たちの家並みを見比べながら、サグラダ・ファミリアの二つのファサードまで歩くプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'Three rival architects side by side on one block',
      'The wave of stone and seaweed ironwork of La Pedrera',
      'The six pointed towers of Casa de les Punxes',
      'Nativity and Passion façades compared',
    ],
    fr_FR: [
      'Trois architectes rivaux côte à côte sur un même îlot',
      'La vague de pierre et les ferronneries en algues de la Pedrera',
      'Les six tours pointues de la Casa de les Punxes',
      'Façades de la Nativité et de la Passion comparées',
    ],
    de_DE: [
      'Drei rivalisierende Architekten nebeneinander in einem Block',
      'Steinwelle und Algengitter von La Pedrera',
      'Die sechs Spitztürme der Casa de les Punxes',
      'Geburts- und Passionsfassade im Vergleich',
    ],
    es_ES: [
      'Tres arquitectos rivales, puerta con puerta en una manzana',
      'La ola de piedra y los hierros como algas de La Pedrera',
      'Las seis torres puntiagudas de la Casa de les Punxes',
      'Las fachadas del Nacimiento y de la Pasión, comparadas',
    ],
    it_IT: [
      'Tre architetti rivali fianco a fianco in un solo isolato',
      'L’onda di pietra e i ferri battuti come alghe de La Pedrera',
      'Le sei torri a punta della Casa de les Punxes',
      'Le facciate della Natività e della Passione a confronto',
    ],
    ru_RU: [
      'Три архитектора-соперника бок о бок в одном квартале',
      'Каменная волна и кованые «водоросли» дома Мила',
      'Шесть остроконечных башен дома с шипами',
      'Сравнение фасадов Рождества и Страстей',
    ],
    ja_JP: [
      '一つの街区に並び立つ、競い合った三人の建築家の家',
      'ラ・ペドレラの波打つ石壁と海藻のような鉄の手すり',
      'カサ・デ・レス・プンシャスの六本のとがった塔',
      '「生誕」と「受難」、二つのファサードの見比べ',
    ],
  },
  description: {
    en_US:
      'On one block of Passeig de Gràcia three families asked three architects to outdo each other, and Barcelona named it the Block of Discord. We begin there, with Domènech i Montaner, Puig i Cadafalch and Gaudí almost wall to wall, and learn to tell their handwriting apart: flowers, gables, bones. With that you read La Pedrera up the avenue and the castle-like houses on the Diagonal, until the towers of the Sagrada Família appear at the end of a street.\n\nThe way is level and step-free, not quite three kilometers. In three hours everything is seen from outside. The four-hour option follows the same route and adds the inside of the basilica, for which we reserve timed tickets; the houses stay outside in both.',
    fr_FR:
      'Sur un seul îlot du Passeig de Gràcia, trois familles ont demandé à trois architectes de se surpasser, et Barcelone l’a nommé l’îlot de la Discorde. On commence là, entre Domènech i Montaner, Puig i Cadafalch et Gaudí, presque mur à mur, en apprenant à reconnaître leur écriture : fleurs, pignons, ossements. Cette clé en main, on lit la Pedrera, plus haut sur l’avenue, et les maisons-châteaux de la Diagonal, jusqu’à ce que les tours de la Sagrada Família surgissent au bout d’une rue.\n\nLe chemin est plat et sans marches, un peu moins de trois kilomètres. En trois heures, tout se voit de l’extérieur. La formule de quatre heures suit le même parcours et ajoute l’intérieur de la basilique, dont nous réservons les billets à heure fixe ; on n’entre dans aucune maison.',
    de_DE:
      'In einem einzigen Block am Passeig de Gràcia ließen drei Familien drei Architekten gegeneinander antreten, und Barcelona nannte ihn den Block der Zwietracht. Dort beginnen wir, bei Domènech i Montaner, Puig i Cadafalch und Gaudí fast Wand an Wand, und Sie lernen ihre Handschriften unterscheiden: Blüten, Giebel, Knochen. Damit lesen Sie La Pedrera weiter oben und die burgartigen Häuser an der Diagonal, bis am Ende einer Straße die Türme der Sagrada Família auftauchen.\n\nDer Weg ist eben und stufenlos, knapp drei Kilometer lang. In drei Stunden sehen Sie alles von außen. Die vierstündige Variante folgt demselben Weg und nimmt das Innere der Basilika hinzu, für das wir Zeittickets reservieren; die Wohnhäuser bleiben in beiden Fällen außen.',
    es_ES:
      'En una sola manzana de Paseo de Gracia tres familias pidieron a tres arquitectos que se superasen, y Barcelona la llamó la Manzana de la Discordia. Allí empezamos, con Domènech i Montaner, Puig i Cadafalch y Gaudí casi pared con pared, y se aprende a distinguir su caligrafía: flores, hastiales, huesos. Con esa clave se leen La Pedrera, paseo arriba, y las casas con aire de castillo de la Diagonal, hasta que al fondo de una calle aparecen las torres de la Sagrada Familia.\n\nEl camino es llano y sin escalones, de algo menos de tres kilómetros. En tres horas todo se ve por fuera. La opción de cuatro horas sigue el mismo recorrido y añade el interior de la basílica, para el que reservamos entradas con hora; en las casas no se entra en ningún caso.',
    it_IT:
      'In un solo isolato del Passeig de Gràcia tre famiglie chiesero a tre architetti di superarsi, e Barcellona lo chiamò l’isolato della Discordia. Si comincia da lì, con Domènech i Montaner, Puig i Cadafalch e Gaudí quasi muro a muro, imparando a distinguerne la mano: fiori, frontoni, ossa. Con questa chiave si leggono La Pedrera, più su lungo il viale, e le case simili a castelli della Diagonal, finché in fondo a una via compaiono le torri della Sagrada Família.\n\nIl percorso è in piano e senza gradini, poco meno di tre chilometri. In tre ore tutto si vede dall’esterno. La formula di quattro ore segue la stessa strada e aggiunge l’interno della basilica, per il quale prenotiamo i biglietti a orario; nelle case non si entra in nessun caso.',
    ru_RU:
      'В одном квартале на Пассеч-де-Грасия три семьи поручили трём архитекторам превзойти друг друга, и Барселона прозвала его кварталом Раздора. Отсюда мы и начнём: Доменек-и-Монтанер, Пуч-и-Кадафальк и Гауди стоят почти стена к стене, и вы научитесь различать их почерк — цветы, щипцы, кости. С этим ключом легко читаются дом Мила выше по проспекту и похожие на замки дома на Диагонали, пока в конце улицы не покажутся башни Саграда-Фамилии.\n\nДорога ровная, без ступеней, чуть меньше трёх километров. За три часа всё осматриваем снаружи. Четырёхчасовой вариант идёт тем же путём и добавляет интерьер базилики, куда мы бронируем билеты на определённое время; в жилые дома не заходим в обоих случаях.',
    ja_JP:
      'グラシア通りの一つの街区で、三つの家族が三人の建築家に腕を競わせ、バルセロナの人々はそこを「不和の街区」と呼びました。ツアーはここから始まります。ドメネク・イ・ムンタネー、プッチ・イ・カダファルク、ガウディの家がほとんど壁を接して並び、花、切妻、骨というそれぞれの筆跡を見分けられるようになります。その目で通りを上ってラ・ペドレラを眺め、ディアグナル大通りの城のような家々を過ぎると、やがて道の先にサグラダ・ファミリアの塔が現れます。\n\n道のりは3キロ弱、平坦で階段はありません。3時間のコースではすべて外観を見学します。4時間のコースは同じ道順で、時間指定券を予約して聖堂の内部にも入ります。住宅の内部見学はどちらにも含まれません。',
  },
  included: {
    en_US: [
      'Licensed guide for your group alone',
      'Reservation of timed basilica tickets (four-hour option)',
      'Gaudí’s drawings and old photographs to compare on the spot',
    ],
    fr_FR: [
      'Guide conférencier agréé, réservé à votre groupe',
      'Réservation des billets à heure fixe de la basilique (formule de quatre heures)',
      'Dessins de Gaudí et photos anciennes à comparer sur place',
    ],
    de_DE: [
      'Lizenzierter Guide nur für Ihre Gruppe',
      'Reservierung der Zeittickets für die Basilika (vierstündige Variante)',
      'Gaudís Zeichnungen und alte Fotografien zum Vergleich vor Ort',
    ],
    es_ES: [
      'Guía oficial solo para su grupo',
      'Reserva de las entradas con hora a la basílica (opción de cuatro horas)',
      'Dibujos de Gaudí y fotografías antiguas para comparar sobre el terreno',
    ],
    it_IT: [
      'Guida abilitata solo per il suo gruppo',
      'Prenotazione dei biglietti a orario per la basilica (formula di quattro ore)',
      'Disegni di Gaudí e fotografie d’epoca da confrontare sul posto',
    ],
    ru_RU: [
      'Лицензированный гид только для вашей группы',
      'Бронирование билетов в базилику на определённое время (четырёхчасовой вариант)',
      'Рисунки Гауди и старые фотографии для сравнения на месте',
    ],
    ja_JP: [
      'お客様のグループだけを案内する公認ガイド',
      '聖堂の時間指定券の予約手配（4時間のコースのみ）',
      '現地で見比べられるガウディの図面と古い写真',
    ],
  },
  notIncluded: {
    en_US: [
      'Entrance tickets: Casa Batlló and La Pedrera are not entered; basilica tickets (four-hour option) are paid separately',
      'Access to the towers of the Sagrada Família',
      'Food and drinks',
    ],
    fr_FR: [
      'Billets d’entrée : on n’entre ni à la Casa Batlló ni à la Pedrera ; ceux de la basilique (formule de quatre heures) se règlent à part',
      'Accès aux tours de la Sagrada Família',
      'Repas et boissons',
    ],
    de_DE: [
      'Eintrittskarten: Casa Batlló und La Pedrera werden nicht betreten; die Karten für die Basilika (vierstündige Variante) werden gesondert bezahlt',
      'Zugang zu den Türmen der Sagrada Família',
      'Speisen und Getränke',
    ],
    es_ES: [
      'Entradas: no se entra en la Casa Batlló ni en La Pedrera; las de la basílica (opción de cuatro horas) se pagan aparte',
      'Acceso a las torres de la Sagrada Familia',
      'Comida y bebida',
    ],
    it_IT: [
      'Biglietti d’ingresso: a Casa Batlló e La Pedrera non si entra; quelli della basilica (formula di quattro ore) si pagano a parte',
      'Accesso alle torri della Sagrada Família',
      'Cibo e bevande',
    ],
    ru_RU: [
      'Входные билеты: в дом Бальо и дом Мила мы не заходим; билеты в базилику (четырёхчасовой вариант) оплачиваются отдельно',
      'Подъём на башни Саграда-Фамилии',
      'Еда и напитки',
    ],
    ja_JP: [
      '入場料（カサ・バトリョとラ・ペドレラには入りません。4時間のコースの聖堂入場料は別途お支払い）',
      'サグラダ・ファミリアの塔への入場',
      '飲食代',
    ],
  },
  itinerary: [
    {
      name: {
        en_US: 'Casa Lleó Morera',
        fr_FR: 'Casa Lleó Morera',
        de_DE: 'Casa Lleó Morera',
        es_ES: 'Casa Lleó Morera',
        it_IT: 'Casa Lleó Morera',
        ru_RU: 'Дом Льео-Морера',
        ja_JP: 'カサ・リェオ・モレラ',
      },
      text: {
        en_US:
          'Domènech i Montaner crowned the corner with a little temple-like turret. On the balconies, women in stone hold the novelties of their day, among them a gramophone and a telephone.',
        fr_FR:
          'Domènech i Montaner a coiffé l’angle d’un petit temple en couronne. Aux balcons, des femmes de pierre tiennent les nouveautés de l’époque, dont un gramophone et un téléphone.',
        de_DE:
          'Domènech i Montaner krönte die Ecke mit einem kleinen Rundtempel. An den Balkonen halten steinerne Frauen die Neuheiten ihrer Zeit, darunter ein Grammofon und ein Telefon.',
        es_ES:
          'Domènech i Montaner resolvió la esquina con un templete en forma de corona. En los balcones, mujeres de piedra sostienen las novedades de su tiempo, entre ellas un gramófono y un teléfono.',
        it_IT:
          'Domènech i Montaner coronò l’angolo con un piccolo tempietto. Sui balconi, donne di pietra reggono le novità del tempo, tra cui un grammofono e un telefono.',
        ru_RU:
          'Доменек-и-Монтанер завершил угол башенкой, похожей на корону. На балконах каменные женщины держат новинки своего времени, среди них граммофон и телефон.',
        ja_JP:
          'ドメネク・イ・ムンタネーは、建物の角に冠のような小塔を載せました。バルコニーの石の女性像は、蓄音機や電話など当時の新しい発明品を手にしています。',
      },
      latitude: 41.39122,
      longitude: 2.16548,
      minutes: 14,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Casa Amatller',
        fr_FR: 'Casa Amatller',
        de_DE: 'Casa Amatller',
        es_ES: 'Casa Amatller',
        it_IT: 'Casa Amatller',
        ru_RU: 'Дом Амалье',
        ja_JP: 'カサ・アマトリェール',
      },
      text: {
        en_US:
          'Puig i Cadafalch gave the chocolate maker Amatller a stepped gable from the north. Almond branches play on the family name, and Saint George fights his dragon by the door.',
        fr_FR:
          'Puig i Cadafalch a donné au chocolatier Amatller un pignon à gradins venu du Nord. Des branches d’amandier jouent avec le nom de la famille, et saint Georges affronte son dragon près de la porte.',
        de_DE:
          'Puig i Cadafalch gab dem Schokoladenfabrikanten Amatller einen Treppengiebel aus dem Norden. Mandelzweige spielen auf den Familiennamen an, und an der Tür kämpft der heilige Georg mit dem Drachen.',
        es_ES:
          'Puig i Cadafalch dio al chocolatero Amatller un hastial escalonado venido del norte. Las ramas de almendro juegan con el apellido, y junto a la puerta san Jorge lucha con el dragón.',
        it_IT:
          'Puig i Cadafalch diede al cioccolatiere Amatller un frontone a gradoni venuto dal Nord. I rami di mandorlo giocano con il cognome, e accanto alla porta san Giorgio affronta il drago.',
        ru_RU:
          'Пуч-и-Кадафальк увенчал дом шоколадного фабриканта Амалье ступенчатым щипцом на северный лад. Ветви миндаля обыгрывают фамилию, а у двери святой Георгий сражается с драконом.',
        ja_JP:
          'プッチ・イ・カダファルクは、チョコレート製造業者アマトリェールの家に北方風の階段状の切妻を与えました。アーモンドの枝は家名にかけた装飾で、入口では聖ゲオルギウスが竜と戦っています。',
      },
      latitude: 41.39158,
      longitude: 2.16507,
      minutes: 10,
      minutesToNext: 1,
    },
    {
      name: {
        en_US: 'Casa Batlló',
        fr_FR: 'Casa Batlló',
        de_DE: 'Casa Batlló',
        es_ES: 'Casa Batlló',
        it_IT: 'Casa Batlló',
        ru_RU: 'Дом Бальо',
        ja_JP: 'カサ・バトリョ',
      },
      text: {
        en_US:
          'Gaudí rebuilt an ordinary house with bone-thin columns, mask-like balconies and a roof scaled like a dragon’s back. The hexagonal tiles underfoot repeat a pattern of sea creatures he drew for this house.',
        fr_FR:
          'Gaudí a refait une maison ordinaire avec des colonnes minces comme des os, des balcons en masques et un toit en écailles de dragon. Les pavés hexagonaux du trottoir reprennent un motif marin dessiné pour elle.',
        de_DE:
          'Gaudí baute ein gewöhnliches Haus um: knochendünne Säulen, Balkone wie Masken und ein Dach, geschuppt wie ein Drachenrücken. Die sechseckigen Gehwegplatten wiederholen ein Meeresmuster, das er für dieses Haus zeichnete.',
        es_ES:
          'Gaudí rehízo una casa corriente con columnas finas como huesos, balcones como antifaces y un tejado de escamas de dragón. Las losetas hexagonales de la acera repiten un motivo marino que dibujó para esta casa.',
        it_IT:
          'Gaudí rifece una casa qualunque con colonne sottili come ossa, balconi come maschere e un tetto a squame di drago. Le piastrelle esagonali del marciapiede riprendono un motivo marino che disegnò per questa casa.',
        ru_RU:
          'Гауди перестроил обычный дом: тонкие, как кости, колонны, балконы-маски и чешуйчатая, как спина дракона, крыша. Шестиугольная плитка под ногами повторяет морской узор, придуманный для этого дома.',
        ja_JP:
          'ガウディは普通の家を、骨のように細い柱、仮面のようなバルコニー、竜の背のような鱗の屋根をもつ姿に改築しました。歩道の六角形の敷石には、彼がこの家のために描いた海の生き物の模様が使われています。',
      },
      latitude: 41.39172,
      longitude: 2.16489,
      minutes: 25,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Casa Milà (La Pedrera)',
        fr_FR: 'Casa Milà (la Pedrera)',
        de_DE: 'Casa Milà (La Pedrera)',
        es_ES: 'Casa Milà (La Pedrera)',
        it_IT: 'Casa Milà (La Pedrera)',
        ru_RU: 'Дом Мила (Ла-Педрера)',
        ja_JP: 'カサ・ミラ（ラ・ペドレラ）',
      },
      text: {
        en_US:
          'The stone front carries no floors; it hangs on an iron and brick frame, which is why it could ripple around the corner. Jujol worked on the balcony railings, wrought like tangled seaweed.',
        fr_FR:
          'La façade de pierre ne porte aucun plancher ; elle est fixée à une ossature de fer et de brique, et peut donc onduler autour de l’angle. Jujol travailla aux garde-corps, forgés comme des algues mêlées.',
        de_DE:
          'Die Steinfront trägt keine Decken, sie hängt an einem Gerüst aus Eisen und Ziegeln und konnte deshalb um die Ecke wogen. An den Balkongittern, geschmiedet wie verschlungener Tang, arbeitete Jujol mit.',
        es_ES:
          'La fachada de piedra no sostiene los pisos: cuelga de una estructura de hierro y ladrillo, y por eso puede ondular al doblar la esquina. Jujol trabajó en las barandillas, forjadas como algas enredadas.',
        it_IT:
          'La facciata di pietra non regge i solai: è appesa a uno scheletro di ferro e mattoni, e per questo può ondeggiare intorno all’angolo. Jujol lavorò alle ringhiere, battute come alghe intrecciate.',
        ru_RU:
          'Каменный фасад не несёт перекрытий: он навешен на каркас из железа и кирпича и потому волной огибает угол. Над решётками балконов, похожими на спутанные водоросли, работал Жужоль.',
        ja_JP:
          '石の正面は床を支えておらず、鉄と煉瓦の骨組みに取り付けられているため、角を波打つように回り込めました。もつれた海藻のような手すりには、協力者ジュジョルの手が加わっています。',
      },
      latitude: 41.3953,
      longitude: 2.16192,
      minutes: 24,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Palau del Baró de Quadras',
        fr_FR: 'Palau del Baró de Quadras',
        de_DE: 'Palau del Baró de Quadras',
        es_ES: 'Palacio del Barón de Quadras',
        it_IT: 'Palau del Baró de Quadras',
        ru_RU: 'Дворец барона де Куадрас',
        ja_JP: 'クアドラス男爵邸',
      },
      text: {
        en_US:
          'Puig i Cadafalch gave the Diagonal side a long carved gallery, with Saint George and the dragon entwined at its corner. Seen from Carrer del Rosselló, the same building is an ordinary apartment house.',
        fr_FR:
          'Côté Diagonal, Puig i Cadafalch a dressé une longue galerie sculptée, saint Georges et le dragon enlacés à l’angle. Vu du Carrer del Rosselló, le même bâtiment est un simple immeuble d’appartements.',
        de_DE:
          'Zur Diagonal hin setzte Puig i Cadafalch einen langen, reich behauenen Steinerker, an dessen Ecke sich der heilige Georg und der Drache umschlingen. Vom Carrer del Rosselló aus ist dasselbe Gebäude ein gewöhnliches Mietshaus.',
        es_ES:
          'Hacia la Diagonal, Puig i Cadafalch puso una larga galería labrada, con san Jorge y el dragón enlazados en la esquina. Visto desde la calle Rosselló, el mismo edificio es una casa de pisos corriente.',
        it_IT:
          'Sulla Diagonal Puig i Cadafalch mise una lunga galleria scolpita, con san Giorgio e il drago avvinghiati all’angolo. Da Carrer del Rosselló lo stesso edificio è una comune casa d’appartamenti.',
        ru_RU:
          'Со стороны Диагонали Пуч-и-Кадафальк устроил длинную резную галерею, на углу которой сплелись святой Георгий и дракон. С улицы Россельо то же здание — обычный доходный дом.',
        ja_JP:
          'プッチ・イ・カダファルクは、ディアグナル側に彫刻で埋めた長い張り出し窓を設け、その角に聖ゲオルギウスと竜を絡ませました。裏のルサリョー通りから見ると、同じ建物がごく普通の集合住宅です。',
      },
      latitude: 41.39697,
      longitude: 2.16222,
      minutes: 10,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Casa de les Punxes',
        fr_FR: 'Casa de les Punxes',
        de_DE: 'Casa de les Punxes',
        es_ES: 'Casa de les Punxes',
        it_IT: 'Casa de les Punxes',
        ru_RU: 'Дом с шипами (Каса-де-лес-Пуншес)',
        ja_JP: 'カサ・デ・レス・プンシャス',
      },
      text: {
        en_US:
          'Three homes for the Terradas sisters share one brick castle with six spiked towers. High on a gable, a ceramic Saint George is asked in Catalan to give back freedom.',
        fr_FR:
          'Trois maisons pour les sœurs Terradas se partagent un château de brique à six tours en pointe. Sur un pignon, un saint Georges de céramique est prié, en catalan, de rendre la liberté.',
        de_DE:
          'Drei Häuser für die Schwestern Terradas teilen sich eine Ziegelburg mit sechs spitzen Türmen. Hoch am Giebel wird ein heiliger Georg aus Keramik auf Katalanisch gebeten, die Freiheit zurückzugeben.',
        es_ES:
          'Tres casas para las hermanas Terradas comparten un castillo de ladrillo con seis torres en punta. En lo alto de un hastial, a un san Jorge de cerámica se le pide en catalán que devuelva la libertad.',
        it_IT:
          'Tre case per le sorelle Terradas stanno in un unico castello di mattoni con sei torri aguzze. In alto su un frontone, a un san Giorgio di ceramica si chiede in catalano di ridare la libertà.',
        ru_RU:
          'Три дома сестёр Террадас объединены в кирпичный замок с шестью острыми башнями. Высоко на щипце керамического святого Георгия по-каталански просят вернуть свободу.',
        ja_JP:
          'テラダス家の姉妹のための三軒の家が、六本のとがった塔をもつ煉瓦の城にまとめられています。切妻の高い所には陶板の聖ゲオルギウスがあり、「自由を返したまえ」とカタルーニャ語で記されています。',
      },
      latitude: 41.39794,
      longitude: 2.16445,
      minutes: 12,
      minutesToNext: 17,
    },
    {
      name: {
        en_US: 'Sagrada Família, Nativity façade',
        fr_FR: 'Sagrada Família, façade de la Nativité',
        de_DE: 'Sagrada Família, Geburtsfassade',
        es_ES: 'Sagrada Familia, fachada del Nacimiento',
        it_IT: 'Sagrada Família, facciata della Natività',
        ru_RU: 'Саграда-Фамилия, фасад Рождества',
        ja_JP: 'サグラダ・ファミリア、生誕のファサード',
      },
      text: {
        en_US:
          'Across the pond in Plaça de Gaudí the whole front stands mirrored in the water. A turtle and a tortoise carry the two main columns, and white doves settle in a green cypress above.',
        fr_FR:
          'Depuis le bassin de la Plaça de Gaudí, toute la façade se reflète dans l’eau. Une tortue de mer et une tortue de terre portent les deux colonnes, et des colombes blanches se posent dans un cyprès vert.',
        de_DE:
          'Im Teich der Plaça de Gaudí spiegelt sich die ganze Front. Eine Meeres- und eine Landschildkröte tragen die beiden Hauptsäulen, und oben sitzen weiße Tauben in einer grünen Zypresse.',
        es_ES:
          'Desde el estanque de la plaza de Gaudí la fachada entera se refleja en el agua. Una tortuga de mar y otra de tierra sostienen las dos columnas, y en lo alto se posan palomas blancas en un ciprés verde.',
        it_IT:
          'Dal laghetto di Plaça de Gaudí l’intera facciata si specchia nell’acqua. Una tartaruga di mare e una di terra reggono le due colonne, e in alto bianche colombe si posano su un cipresso verde.',
        ru_RU:
          'С берега пруда на площади Гауди весь фасад виден в отражении. Морская и сухопутная черепахи держат две главные колонны, а наверху в зелёном кипарисе сидят белые голуби.',
        ja_JP:
          'ガウディ広場の池のほとりからは、正面全体が水面に映って見えます。海亀と陸亀が二本の主柱を支え、上方では緑の糸杉に白い鳩がとまっています。',
      },
      latitude: 41.40432,
      longitude: 2.17535,
      minutes: 27,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Sagrada Família, Passion façade',
        fr_FR: 'Sagrada Família, façade de la Passion',
        de_DE: 'Sagrada Família, Passionsfassade',
        es_ES: 'Sagrada Familia, fachada de la Pasión',
        it_IT: 'Sagrada Família, facciata della Passione',
        ru_RU: 'Саграда-Фамилия, фасад Страстей',
        ja_JP: 'サグラダ・ファミリア、受難のファサード',
      },
      text: {
        en_US:
          'Subirachs carved these figures in hard edges, under columns that lean like bones. Beside the kiss of Judas is a square of numbers; every row adds up to 33.',
        fr_FR:
          'Subirachs a taillé ces figures à arêtes vives, sous des colonnes penchées comme des os. Près du baiser de Judas, un carré de nombres : chaque ligne fait 33.',
        de_DE:
          'Subirachs schnitt diese Figuren in harten Kanten, unter Säulen, die sich wie Knochen neigen. Neben dem Judaskuss steht ein Zahlenquadrat; jede Reihe ergibt 33.',
        es_ES:
          'Subirachs talló estas figuras de aristas duras, bajo columnas inclinadas como huesos. Junto al beso de Judas hay un cuadrado de números: cada fila suma 33.',
        it_IT:
          'Subirachs scolpì queste figure a spigoli vivi, sotto colonne inclinate come ossa. Accanto al bacio di Giuda c’è un quadrato di numeri: ogni riga dà 33.',
        ru_RU:
          'Субиракс вырезал эти фигуры с жёсткими гранями под колоннами, наклонёнными, как кости. Рядом с поцелуем Иуды — квадрат чисел: каждая строка даёт в сумме 33.',
        ja_JP:
          '骨のように傾いた柱の下に、スビラックスが鋭い面で刻んだ像が並びます。「ユダの接吻」の脇には数字の方陣があり、どの列を足しても33になります。',
      },
      latitude: 41.40308,
      longitude: 2.1734,
      minutes: 18,
      minutesToNext: 0,
    },
  ],
};
