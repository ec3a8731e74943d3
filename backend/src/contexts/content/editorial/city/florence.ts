import type { EditorialEntry } from '../editorial-entry.js';

export const florence: EditorialEntry = {
  kind: 'city',
  slug: 'florence',
  position: 24,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Florence',
      summary:
        'Both banks of the Arno in two half days: picture galleries booked for the first hour, workshops in the afternoon, a hill for the sunset.',
      markdown:
        'From the train station to the far gate of Florence is barely half an hour, and so everyone walks, in the same three streets. Leave them. Cross the river [into the Oltrarno](/tour/florence-oltrarno-craft), where gilders, bookbinders and shoemakers work with the door open, and go on through San Niccolò to the steps of San Miniato: the view is that of Piazzale Michelangelo with monks instead of tour buses. Book the Uffizi for a quarter past eight or after four, and the dome weeks ahead; the frescoes of San Marco, one to each cell, seldom have a line. Most state museums rest on Mondays. In July the basin of the Arno holds the heat; February is cold, clear and nearly yours. At lunch eat tripe in a roll near Sant’Ambrogio, in the evening a steak by weight. The tram only grazes the old town; for tired soles small electric buses circle inside it.',
    },
    fr_FR: {
      title: 'Comment parcourir Florence',
      summary:
        'Les deux rives de l’Arno en deux demi-journées : tableaux réservés à la première heure, ateliers l’après-midi, une colline pour le couchant.',
      markdown:
        'De la gare à la porte opposée de Florence il y a une petite demi-heure ; tout le monde va donc à pied, dans les trois mêmes rues. Quittez-les. Passez l’eau, [vers l’Oltrarno](/tour/florence-oltrarno-craft), où doreurs, relieurs et bottiers travaillent porte ouverte, puis poursuivez par San Niccolò jusqu’aux marches de San Miniato : c’est la vue du Piazzale Michelangelo, avec des moines au lieu d’autocars. Réservez les Offices pour huit heures et quart ou après seize heures, la coupole des semaines avant ; les fresques de San Marco, elles, attendent sans file, une par cellule. La plupart des musées d’État ferment le lundi. En juillet la cuvette de l’Arno garde la chaleur ; février est froid, limpide et presque à vous. Le midi, un pain aux tripes près de Sant’Ambrogio, le soir un bifteck au poids. Le tramway ne fait qu’effleurer le vieux centre ; pour les semelles lasses, de petits bus électriques y tournent.',
    },
    de_DE: {
      title: 'Wie man durch Florenz geht',
      summary:
        'Beide Ufer des Arno an zwei halben Tagen: gebuchte Bilder zur ersten Stunde, nachmittags Werkstätten, für den Sonnenuntergang ein Hügel.',
      markdown:
        'Vom Bahnhof bis zum anderen Stadttor von Florenz ist es kaum eine halbe Stunde, darum gehen alle zu Fuß, und zwar durch dieselben drei Straßen. Verlassen Sie sie. Gehen Sie über den Fluss [ins Oltrarno](/tour/florence-oltrarno-craft), wo Vergolder, Buchbinder und Schuhmacher bei offener Tür arbeiten, und weiter durch San Niccolò zu den Stufen von San Miniato: derselbe Blick wie vom Piazzale Michelangelo, mit Mönchen statt Reisebussen. Die Uffizien bucht man für Viertel nach acht oder nach vier, die Kuppel Wochen im Voraus; die Fresken von San Marco warten ohne Andrang, eines in jeder Zelle. Montags ruhen die meisten staatlichen Museen. Im Juli hält das Arnobecken die Hitze, der Februar ist kalt, klar und fast für Sie allein. Mittags Kutteln im Brötchen bei Sant’Ambrogio, abends ein Steak nach Gewicht. Die Straßenbahn streift die Altstadt nur; für müde Sohlen kreisen darin kleine Elektrobusse.',
    },
    es_ES: {
      title: 'Cómo caminar por Florencia',
      summary:
        'Las dos orillas del Arno en dos medias jornadas: cuadros reservados a primera hora, talleres por la tarde y una colina para el ocaso.',
      markdown:
        'De la estación a la puerta opuesta de Florencia no hay ni media hora, así que todo el mundo va a pie, y por las mismas tres calles. Déjelas. Cruce el río [hacia el Oltrarno](/tour/florence-oltrarno-craft), donde doradores, encuadernadores y zapateros trabajan con la puerta abierta, y siga por San Niccolò hasta las escaleras de San Miniato: es la vista del Piazzale Michelangelo, con monjes en vez de autocares. Reserve los Uffizi para las ocho y cuarto o después de las cuatro, y la cúpula con semanas; los frescos de San Marcos esperan sin gentío, uno en cada celda. Los museos estatales suelen cerrar el lunes. En julio la cuenca del Arno retiene el calor; febrero es frío, limpio y casi suyo. A mediodía, bocadillo de callos junto a Sant’Ambrogio; de noche, un chuletón al peso. El tranvía apenas roza el casco viejo; para suelas cansadas, por dentro circulan pequeños autobuses eléctricos.',
    },
    it_IT: {
      title: 'Come camminare a Firenze',
      summary:
        'Le due rive dell’Arno in due mezze giornate: quadri prenotati alla prima ora, botteghe al pomeriggio, un colle per il tramonto.',
      markdown:
        'Dalla stazione alla porta opposta di Firenze c’è a malapena mezz’ora, perciò tutti vanno a piedi, nelle stesse tre strade. Le lasci. Passi il fiume [verso l’Oltrarno](/tour/florence-oltrarno-craft), dove doratori, legatori e calzolai lavorano con la porta aperta, e prosegua per San Niccolò fino alla scalinata di San Miniato: è la vista del Piazzale Michelangelo, con i monaci al posto dei pullman. Prenoti gli Uffizi per le otto e un quarto o dopo le quattro, la cupola con settimane d’anticipo; gli affreschi di San Marco aspettano senza ressa, uno per cella. Il lunedì quasi tutti i musei statali riposano. A luglio la conca dell’Arno trattiene il caldo; febbraio è freddo, terso e quasi tutto suo. A pranzo un panino col lampredotto vicino a Sant’Ambrogio, la sera una bistecca a peso. La tramvia sfiora appena il centro antico; per le suole stanche ci girano piccoli bus elettrici.',
    },
    ru_RU: {
      title: 'Как гулять по Флоренции',
      summary:
        'Оба берега Арно за две половины дня: картины по записи в первый час, мастерские после обеда, а на закат — холм.',
      markdown:
        'От вокзала до противоположных ворот Флоренции едва полчаса, поэтому пешком ходят все, но по одним и тем же трём улицам. Сверните с них. Перейдите реку [в Ольтрарно](/tour/florence-oltrarno-craft), где позолотчики, переплётчики и сапожники работают с открытой дверью, и дальше через Сан-Никколо к лестнице Сан-Миньято: вид тот же, что с площади Микеланджело, только вместо автобусов монахи. Уффици бронируйте на четверть девятого или после четырёх, купол — за несколько недель; фрески Сан-Марко ждут без давки, по одной в каждой келье. По понедельникам государственные музеи большей частью закрыты. В июле котловина Арно держит зной, февраль холоден, ясен и почти безлюден. В полдень съешьте булку с требухой у Сант-Амброджо, вечером — бифштекс на вес. Трамвай лишь касается старого города; для усталых ног внутри кружат маленькие электробусы.',
    },
    ja_JP: {
      title: 'フィレンツェの歩き方',
      summary:
        'アルノ川の両岸を半日ずつ。絵画は予約して朝一番に、午後は職人の工房へ、夕日は丘の上で。フィレンツェを三本の大通りから外れて歩くための手引きです。',
      markdown:
        '駅から反対側の市門まで三十分足らず。だからフィレンツェでは誰もが歩きますが、皆が同じ三本の通りを歩きます。そこから外れましょう。川を渡って[オルトラルノへ](/tour/florence-oltrarno-craft)。金箔師や製本師や靴職人が、戸を開けたまま仕事をしています。そのままサン・ニッコロを抜けてサン・ミニアートの石段を上れば、眺めはミケランジェロ広場と同じで、観光バスの代わりに修道士がいます。ウフィツィ美術館は朝八時十五分か午後四時以降を、大聖堂の円蓋は何週間も前に予約してください。サン・マルコ修道院の壁画は、一つの僧房に一枚ずつ、静かに待っています。国立の館は月曜に休むのが普通です。七月は盆地に熱がこもり、二月は寒く澄んで人影もまばら。昼は牛の胃を煮込んだパン、夜は量り売りのステーキを。路面電車は旧市街の縁をかすめるだけですが、足が疲れたら小さな電気バスが中を回っています。',
    },
  },
};
