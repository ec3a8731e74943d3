import type { EditorialEntry } from '../editorial-entry.js';

export const prague: EditorialEntry = {
  kind: 'city',
  slug: 'prague',
  position: 15,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Prague',
      summary:
        'Empty at seven, crowded by ten: cross Charles Bridge at sunrise, give the middle of the day to gardens and trams, and return by lamplight.',
      markdown:
        'The same bridge can be two different places: on Charles Bridge sunrise belongs to photographers and gulls, eleven o’clock to elbows. So begin at the top with [the castle, and walk down to the river](/tour/prague-castle-to-charles-bridge), through Nerudova, where houses had signs instead of numbers: a red lamb, three fiddles, two suns. Midday belongs to the gardens under the castle and to the vineyard slopes of Petřín, where cherry trees bloom in late April. Tram 22 climbs from the river to the castle and spares your knees for the cobbles. Vinohrady and Karlín are where Praguers eat: goulash, yes, but also good bread and coffee. Beer comes from a tank, and the tally is a penciled line on paper. Christmas lights are pretty and packed; February has frost, fog and no line. The hourly show of the astronomical clock lasts under a minute: see its dial instead.',
    },
    fr_FR: {
      title: 'Comment parcourir Prague',
      summary:
        'Vide à sept heures, pleine à dix : passez le pont Charles au lever du jour, à midi les jardins et les tramways, puis revenez sous les réverbères.',
      markdown:
        'Un même pont peut être deux lieux : au lever du soleil, le pont Charles est aux photographes et aux mouettes ; à onze heures, aux coudes. Commencez donc en haut, par [le château, puis descendez vers la rivière](/tour/prague-castle-to-charles-bridge) par la rue Nerudova, dont les maisons portaient des enseignes en guise de numéros : un agneau rouge, trois violons, deux soleils. Le milieu du jour revient aux jardins sous le château et aux pentes de Petřín, où les cerisiers fleurissent fin avril. Le tramway 22 monte de la rivière au château et ménage vos genoux pour les pavés. Les Pragois mangent à Vinohrady et à Karlín : du goulasch, certes, mais aussi du bon pain et du vrai café. La bière sort d’une cuve, et l’addition se tient au crayon, un trait par verre. Noël est joli et bondé ; février a le givre, la brume et personne. Le spectacle de l’horloge astronomique dure moins d’une minute : lisez plutôt son cadran.',
    },
    de_DE: {
      title: 'Wie man durch Prag geht',
      summary:
        'Um sieben leer, um zehn voll: bei Sonnenaufgang über die Karlsbrücke, mittags Gärten und Straßenbahn, im Laternenlicht zurück.',
      markdown:
        'Eine Brücke kann zwei Orte sein: Bei Sonnenaufgang gehört die Karlsbrücke den Fotografen und den Möwen, um elf den Ellbogen. Beginnen Sie also oben, [an der Burg, und gehen Sie zum Fluss hinunter](/tour/prague-castle-to-charles-bridge), durch die Nerudova, deren Häuser statt Nummern Zeichen trugen: ein rotes Lamm, drei Geigen, zwei Sonnen. Die Mittagszeit gehört den Gärten unter der Burg und den Hängen des Petřín, wo Ende April die Kirschen blühen. Die Straßenbahn 22 klettert vom Fluss zur Burg und spart Ihre Knie für das Kopfsteinpflaster. Die Prager essen in Vinohrady und Karlín: Gulasch, gewiss, aber auch gutes Brot und ordentlichen Kaffee. Das Bier kommt aus dem Tank, und gerechnet wird mit Bleistiftstrichen. Weihnachten ist hübsch und gedrängt, der Februar hat Frost, Nebel und keine Schlange. Das Figurenspiel der astronomischen Uhr dauert keine Minute: Lesen Sie lieber das Zifferblatt.',
    },
    es_ES: {
      title: 'Cómo caminar por Praga',
      summary:
        'Vacía a las siete, llena a las diez: cruce el puente de Carlos al amanecer, pase el mediodía entre jardines y tranvías y regrese con las farolas.',
      markdown:
        'Un mismo puente puede ser dos lugares: al amanecer, el de Carlos es de los fotógrafos y las gaviotas; a las once, de los codos. Empiece, pues, arriba, [en el castillo, y baje hacia el río](/tour/prague-castle-to-charles-bridge) por Nerudova, cuyas casas llevaban enseñas en vez de números: un cordero rojo, tres violines, dos soles. El mediodía es para los jardines bajo el castillo y las laderas de Petřín, donde los cerezos florecen a finales de abril. El tranvía 22 trepa del río al castillo y le ahorra rodillas para el adoquín. Los praguenses comen en Vinohrady y en Karlín: gulash, claro, pero también buen pan y café serio. La cerveza sale de un tanque y la cuenta se lleva con rayas de lápiz. La Navidad es bonita y está abarrotada; febrero tiene escarcha, niebla y ninguna cola. El desfile del reloj astronómico dura menos de un minuto: lea mejor la esfera.',
    },
    it_IT: {
      title: 'Come camminare a Praga',
      summary:
        'Vuota alle sette, piena alle dieci: il ponte Carlo all’alba, a mezzogiorno giardini e tram, il ritorno alla luce dei lampioni.',
      markdown:
        'Lo stesso ponte può essere due luoghi: all’alba il ponte Carlo è dei fotografi e dei gabbiani, alle undici dei gomiti. Cominci dunque dall’alto, [dal castello, e scenda verso il fiume](/tour/prague-castle-to-charles-bridge) lungo la Nerudova, dove le case avevano insegne al posto dei numeri: un agnello rosso, tre violini, due soli. Le ore centrali spettano ai giardini sotto il castello e alle pendici di Petřín, con i ciliegi in fiore a fine aprile. Il tram 22 si arrampica dal fiume al castello e le risparmia le ginocchia per il selciato. I praghesi mangiano a Vinohrady e a Karlín: gulasch, certo, ma anche buon pane e un caffè come si deve. La birra arriva dal serbatoio, e il conto si tiene a tratti di matita. Natale è grazioso e affollato; febbraio ha brina, nebbia e nessuna coda. Lo spettacolo dell’orologio astronomico dura meno di un minuto: ne legga piuttosto il quadrante.',
    },
    ru_RU: {
      title: 'Как гулять по Праге',
      summary:
        'В семь пусто, к десяти тесно: Карлов мост на рассвете, сады и трамваи в полдень, а обратно — при фонарях.',
      markdown:
        'Один и тот же мост бывает двумя разными местами: на рассвете Карлов мост принадлежит фотографам и чайкам, в одиннадцать — локтям. Поэтому начните сверху, [от Града, и спускайтесь к реке](/tour/prague-castle-to-charles-bridge) по Нерудовой улице, где дома вместо номеров носили знаки: красный ягнёнок, три скрипочки, два солнца. Середину дня отдайте садам под Градом и склонам Петршина: в конце апреля там цветут вишни. Трамвай 22 поднимается от реки к Граду и бережёт колени для брусчатки. Сами пражане едят в Виноградах и Карлине: гуляш, разумеется, но и хороший хлеб, и настоящий кофе. Пиво льют из танка, а счёт ведут карандашными чёрточками. Рождество нарядно и многолюдно, в феврале — иней, туман и никаких очередей. Представление астрономических часов короче минуты: лучше разберитесь в циферблате.',
    },
    ja_JP: {
      title: 'プラハの歩き方',
      summary:
        '朝七時は無人、十時には満員。カレル橋は日の出に渡り、昼は庭園と路面電車で過ごし、街灯がともる頃に戻ってくる。プラハの混雑をよける一日の歩き方です。',
      markdown:
        '同じ橋が、二つの別の場所になります。日の出のカレル橋にいるのは写真家とカモメだけ、十一時には肘と肘。ですからまず上へ、[城から川へと下りましょう](/tour/prague-castle-to-charles-bridge)。途中のネルドヴァ通りの家々には番地の代わりに看板があり、赤い子羊、三つのバイオリン、二つの太陽が今も残ります。昼どきは城の下の庭園か、四月の末に桜桃の花が咲くペトシーンの斜面へ。22番の路面電車が川から城まで登ってくれるので、膝は石畳のために温存できます。地元の人が食べるのはヴィノフラディとカルリーン。グラーシュはもちろん、パンもコーヒーも確かです。ビールはタンクから注がれ、勘定は鉛筆の線で付けます。クリスマスは華やかで大混雑、二月は霜と霧で行列なし。天文時計の仕掛けは一分足らずなので、文字盤を読むほうが面白いでしょう。',
    },
  },
};
