import type { EditorialEntry } from '../editorial-entry.js';

export const america: EditorialEntry = {
  kind: 'continent',
  slug: 'america',
  position: 3,
  details: {
    cities: ['new-york', 'mexico-city', 'cusco', 'montreal', 'buenos-aires'],
    tours: ['new-york-lower-manhattan'],
  },
  texts: {
    en_US: {
      title: 'The Americas',
      summary:
        'From Montreal to Buenos Aires: cities drawn with a ruler, and the places in them where the ruler slipped.',
      markdown:
        'Most cities of the two Americas were first a drawing. The Laws of the Indies prescribed a square and straight streets around it, and you find them as far south as [Buenos Aires](/city/buenos-aires), where a side of each block still measures about a hundred meters. [New York](/city/new-york) received its grid in 1811. What is worth a walk is often the exception: the tangle of [Lower Manhattan](/tour/new-york-lower-manhattan), older than the plan; in [Cusco](/city/cusco) the walls of the Incas, fitted without mortar, which carry the Spanish houses; [Mexico City](/city/mexico-city), built on a lake and leaning ever since. In [Montreal](/city/montreal) outside staircases climb to the second floor, so that the rooms inside need give up no space. A local guide is the shortest way from the plan to the exception.',
    },
    fr_FR: {
      title: 'Amérique',
      summary: 'De Montréal à Buenos Aires : des villes tracées à la règle, et les endroits où la règle a glissé.',
      markdown:
        'La plupart des villes des deux Amériques furent d’abord un dessin. Les Lois des Indes prescrivaient une place et, autour, des rues droites ; on les retrouve jusqu’à [Buenos Aires](/city/buenos-aires), où le côté d’un pâté de maisons mesure encore une centaine de mètres. [New York](/city/new-york) reçut son damier en 1811. Ce qui vaut la marche, c’est souvent l’exception : l’écheveau du [sud de Manhattan](/tour/new-york-lower-manhattan), plus vieux que le plan ; à [Cuzco](/city/cusco), les murs des Incas, ajustés sans mortier, qui portent les maisons espagnoles ; [Mexico](/city/mexico-city), bâtie sur un lac et penchée depuis lors. À [Montréal](/city/montreal), des escaliers extérieurs montent à l’étage, pour ne rien prendre aux pièces. Un guide local est le plus court chemin du plan à l’exception.',
    },
    de_DE: {
      title: 'Amerika',
      summary:
        'Von Montreal bis Buenos Aires: mit dem Lineal gezogene Städte und die Stellen, an denen das Lineal verrutscht ist.',
      markdown:
        'Die meisten Städte beider Amerikas waren zuerst eine Zeichnung. Die Gesetze für Westindien schrieben einen Platz vor und gerade Straßen ringsum; man findet sie bis hinunter nach [Buenos Aires](/city/buenos-aires), wo eine Seite des Häuserblocks noch heute rund hundert Meter misst. [New York](/city/new-york) bekam sein Raster 1811. Den Weg wert ist oft die Ausnahme: das Gewirr von [Lower Manhattan](/tour/new-york-lower-manhattan), älter als der Plan; in [Cusco](/city/cusco) die fugenlos gesetzten Mauern der Inka, auf denen spanische Häuser stehen; [Mexiko-Stadt](/city/mexico-city), auf einen See gebaut und seither schief. In [Montreal](/city/montreal) führen Außentreppen in den ersten Stock, damit die Zimmer keinen Platz hergeben müssen. Ein Guide von dort ist der kürzeste Weg vom Plan zur Ausnahme.',
    },
    es_ES: {
      title: 'América',
      summary: 'De Montreal a Buenos Aires: ciudades trazadas con regla, y los sitios de ellas donde la regla resbaló.',
      markdown:
        'Casi todas las ciudades de las dos Américas fueron primero un dibujo. Las Leyes de Indias prescribían una plaza y calles rectas alrededor; se encuentran hasta en [Buenos Aires](/city/buenos-aires), donde el lado de la manzana mide todavía unos cien metros. [Nueva York](/city/new-york) recibió su cuadrícula en 1811. Lo que merece el paseo suele ser la excepción: el enredo del [Bajo Manhattan](/tour/new-york-lower-manhattan), más viejo que el plano; en [Cusco](/city/cusco), los muros incas, ajustados sin argamasa, que sostienen las casas españolas; la [Ciudad de México](/city/mexico-city), levantada sobre un lago e inclinada desde entonces. En [Montreal](/city/montreal) las escaleras suben por fuera al primer piso para no quitar sitio a las habitaciones. Un guía local es el camino más corto del plano a la excepción.',
    },
    it_IT: {
      title: 'America',
      summary: 'Da Montréal a Buenos Aires: città tirate con la riga, e i punti in cui la riga è scivolata.',
      markdown:
        'Quasi tutte le città delle due Americhe furono dapprima un disegno. Le Leggi delle Indie prescrivevano una piazza e intorno strade diritte; si ritrovano fino a [Buenos Aires](/city/buenos-aires), dove il lato di un isolato misura ancora un centinaio di metri. [New York](/city/new-york) ebbe la sua griglia nel 1811. Vale la passeggiata, spesso, l’eccezione: il groviglio di [Lower Manhattan](/tour/new-york-lower-manhattan), più vecchio del piano; a [Cusco](/city/cusco) i muri degli Inca, connessi senza malta, che reggono le case spagnole; [Città del Messico](/city/mexico-city), costruita su un lago e da allora inclinata. A [Montréal](/city/montreal) le scale salgono al primo piano dall’esterno, per non togliere spazio alle stanze. Una guida del posto è la via più breve dal piano all’eccezione.',
    },
    ru_RU: {
      title: 'Америка',
      summary:
        'От Монреаля до Буэнос-Айреса: города, начерченные по линейке, и те места в них, где линейка соскользнула.',
      markdown:
        'Почти все города обеих Америк сперва были чертежом. Законы Индий предписывали площадь и прямые улицы вокруг; они тянутся до самого [Буэнос-Айреса](/city/buenos-aires), где сторона квартала и теперь около ста метров. [Нью-Йорк](/city/new-york) получил свою сетку в 1811 году. Идти же стоит чаще всего за исключением: за путаницей [Нижнего Манхэттена](/tour/new-york-lower-manhattan), которая старше плана; в [Куско](/city/cusco) — за стенами инков, сложенными без раствора и несущими испанские дома; за [Мехико](/city/mexico-city), построенным на озере и с тех пор накренившимся. В [Монреале](/city/montreal) лестницы поднимаются на второй этаж снаружи, чтобы не отнимать места у комнат. Местный гид — кратчайший путь от плана к исключению.',
    },
    ja_JP: {
      title: '南北アメリカ',
      summary:
        'モントリオールからブエノスアイレスまで。定規で引かれた街と、その定規がずれた場所を歩きます。計画図の外にある通りや石垣への近道を知るのは、そこに暮らすガイドです。',
      markdown:
        '南北アメリカの都市の多くは、まず図面として生まれました。スペインの「インディアス法」は、中央の広場とそれを囲むまっすぐな通りを定めました。南の[ブエノスアイレス](/city/buenos-aires)でも同じ形が見られ、街区の一辺は今もおよそ百メートルです。[ニューヨーク](/city/new-york)の碁盤の目は1811年に決まりました。歩いて面白いのは、むしろ例外です。計画より古い[ロウアー・マンハッタン](/tour/new-york-lower-manhattan)の入り組んだ道。漆喰なしで組まれたインカの石垣の上にスペイン風の家が建つ[クスコ](/city/cusco)。湖の上に築かれ、それ以来傾き続ける[メキシコシティー](/city/mexico-city)。[モントリオール](/city/montreal)では、部屋を狭くしないよう、階段が外から二階へ上がります。図面から例外への近道は、地元のガイドです。',
    },
  },
};
