import type { EditorialEntry } from '../editorial-entry.js';

export const nepal: EditorialEntry = {
  kind: 'country',
  slug: 'nepal',
  position: 29,
  details: { cities: ['kathmandu'], tours: ['kathmandu-patan-and-swayambhunath'] },
  texts: {
    en_US: {
      title: 'Nepal',
      summary:
        'A clock that differs by a quarter of an hour, a year that begins in April, and a flag that is not a rectangle.',
      markdown:
        'The clock is a quarter of an hour ahead of India’s, the calendar some fifty-seven years ahead of the west; the year begins in the middle of April, and the flag is made of two triangles. Three kings once ruled within a morning’s walk in the valley of [Kathmandu](/city/kathmandu), and each wanted a square of temples: that is why [Patan](/tour/kathmandu-patan-and-swayambhunath) has its own. Walk around a stupa with your right side toward it. Many eat lentils and rice twice a day, and without rice they have not eaten.',
    },
    fr_FR: {
      title: 'Népal',
      summary:
        'Une horloge décalée d’un quart d’heure, une année qui commence en avril et un drapeau qui n’est pas un rectangle.',
      markdown:
        'L’horloge avance d’un quart d’heure sur celle de l’Inde, le calendrier d’environ cinquante-sept ans sur celui de l’Occident ; l’année commence à la mi-avril, et le drapeau se compose de deux triangles. Trois rois régnèrent jadis à une matinée de marche dans la vallée de [Katmandou](/city/kathmandu), et chacun voulut sa place de temples : voilà pourquoi [Patan](/tour/kathmandu-patan-and-swayambhunath) a la sienne. On contourne un stupa en le gardant à sa droite. Beaucoup mangent deux fois par jour, lentilles et riz, et disent n’avoir pas mangé s’il n’y avait pas de riz.',
    },
    de_DE: {
      title: 'Nepal',
      summary:
        'Eine Uhr, die um eine Viertelstunde abweicht, ein Jahr, das im April beginnt, und eine Flagge, die kein Rechteck ist.',
      markdown:
        'Die Uhr geht der indischen um eine Viertelstunde voraus, der Kalender dem westlichen um etwa siebenundfünfzig Jahre; das Jahr beginnt Mitte April, und die Flagge besteht aus zwei Dreiecken. Im Tal von [Kathmandu](/city/kathmandu) regierten einst drei Könige, einen Vormittag zu Fuß voneinander, und jeder wollte einen Platz mit Tempeln: Darum hat [Patan](/tour/kathmandu-patan-and-swayambhunath) den seinen. Einen Stupa umgeht man so, dass er rechts bleibt. Viele essen zweimal am Tag, Linsen und Reis, und sagen, sie hätten nicht gegessen, wenn kein Reis dabei war.',
    },
    es_ES: {
      title: 'Nepal',
      summary:
        'Un reloj que difiere en un cuarto de hora, un año que empieza en abril y una bandera que no es un rectángulo.',
      markdown:
        'El reloj adelanta un cuarto de hora al de la India; el calendario, unos cincuenta y siete años al de Occidente; el año empieza a mediados de abril y la bandera se compone de dos triángulos. En el valle de [Katmandú](/city/kathmandu) reinaron antaño tres reyes a una mañana de camino, y cada uno quiso su plaza de templos: por eso [Patan](/tour/kathmandu-patan-and-swayambhunath) tiene la suya. Una estupa se rodea dejándola a la derecha. Muchos comen dos veces al día, lentejas y arroz, y dicen que no han comido si no había arroz.',
    },
    it_IT: {
      title: 'Nepal',
      summary:
        'Un orologio che differisce di un quarto d’ora, un anno che comincia in aprile e una bandiera che non è un rettangolo.',
      markdown:
        'L’orologio è avanti di un quarto d’ora su quello indiano, il calendario di circa cinquantasette anni su quello occidentale; l’anno comincia a metà aprile, e la bandiera è fatta di due triangoli. Nella valle di [Kathmandu](/city/kathmandu) regnavano un tempo tre re a una mattina di cammino, e ognuno volle la sua piazza di templi: ecco perché [Patan](/tour/kathmandu-patan-and-swayambhunath) ha la propria. Attorno a uno stupa si gira tenendolo a destra. Molti mangiano due volte al giorno, lenticchie e riso, e dicono di non aver mangiato se il riso mancava.',
    },
    ru_RU: {
      title: 'Непал',
      summary:
        'Часы, которые расходятся с соседями на четверть часа, год, что начинается в апреле, и непрямоугольный флаг.',
      markdown:
        'Часы опережают индийские на четверть часа, календарь опережает западный лет на пятьдесят семь; год начинается в середине апреля, а флаг составлен из двух треугольников. В долине [Катманду](/city/kathmandu) когда-то правили три короля, в одном утре ходьбы друг от друга, и каждый хотел свою площадь храмов: потому она есть и в [Патане](/tour/kathmandu-patan-and-swayambhunath). Ступу обходят так, чтобы она была справа. Многие едят дважды в день чечевицу с рисом, а если риса не было, говорят, что не ели.',
    },
    ja_JP: {
      title: 'ネパール',
      summary: '時計は15分ずれ、1年は4月に始まり、国旗は長方形ではありません。',
      markdown:
        '時計はインドより15分、暦は西暦よりおよそ57年進んでいます。1年は4月の半ばに始まり、国旗は二つの三角形でできています。[カトマンズ](/city/kathmandu)の谷には、かつて歩いて半日ほどの間に3人の王がいて、それぞれが寺院の並ぶ広場を望みました。[パタン](/tour/kathmandu-patan-and-swayambhunath)にも広場があるのは、そのためです。仏塔は右手に見ながら回ります。多くの人は1日に2度、豆の汁とご飯を食べ、ご飯がなければ「食べていない」と言います。',
    },
  },
};
