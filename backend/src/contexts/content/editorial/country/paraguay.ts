import type { EditorialEntry } from '../editorial-entry.js';

export const paraguay: EditorialEntry = {
  kind: 'country',
  slug: 'paraguay',
  position: 231,
  details: { cities: ['asuncion'], tours: [] },
  texts: {
    en_US: {
      title: 'Paraguay',
      summary: 'A soup that is cut with a knife, tea drunk with ice, and a flag whose two sides are not the same.',
      markdown:
        'In [Asunción](/city/asuncion) people carry a jug of iced water and a cup all day long: tereré is mate drunk cold, and at the corners women pound fresh herbs for it in a mortar. Sopa paraguaya is called a soup, yet it is a bread of cornmeal, cheese, and onion, and it is cut with a knife. Most people speak Guaraní as well as Spanish, often both in one sentence; the money has the same name. From July to September the lapacho trees flower pink, before they have leaves. Look at the flag from both sides: the emblems differ.',
    },
    fr_FR: {
      title: 'Paraguay',
      summary:
        'Une soupe qui se coupe au couteau, un thé que l’on boit glacé et un drapeau dont les deux faces ne sont pas les mêmes.',
      markdown:
        'À [Asunción](/city/asuncion), on porte toute la journée une cruche d’eau glacée et un gobelet : le tereré est du maté que l’on boit froid, et au coin des rues des femmes pilent pour lui des herbes fraîches au mortier. La sopa paraguaya s’appelle soupe, mais c’est un pain de maïs, de fromage et d’oignon, qui se coupe au couteau. La plupart des gens parlent guarani en plus de l’espagnol, souvent dans la même phrase ; la monnaie porte le même nom. De juillet à septembre, les lapachos fleurissent en rose avant d’avoir des feuilles. Regardez le drapeau des deux côtés : les emblèmes diffèrent.',
    },
    de_DE: {
      title: 'Paraguay',
      summary:
        'Eine Suppe, die man mit dem Messer schneidet, ein Tee mit Eis und eine Flagge, deren zwei Seiten nicht gleich sind.',
      markdown:
        'In [Asunción](/city/asuncion) trägt man den ganzen Tag einen Krug Eiswasser und einen Becher mit sich: Tereré ist kalt getrunkener Mate, und an den Ecken zerstoßen Frauen dafür frische Kräuter im Mörser. Sopa paraguaya heißt Suppe und ist doch ein Brot aus Mais, Käse und Zwiebeln, das man mit dem Messer schneidet. Die meisten sprechen neben Spanisch auch Guaraní, oft beides in einem Satz; auch das Geld heißt so. Von Juli bis September blühen die Lapacho-Bäume rosa, noch bevor sie Blätter haben. Sehen Sie sich die Flagge von beiden Seiten an: Die Wappen sind verschieden.',
    },
    es_ES: {
      title: 'Paraguay',
      summary:
        'Una sopa que se corta con cuchillo, un mate que se bebe con hielo y una bandera cuyas dos caras no son iguales.',
      markdown:
        'En [Asunción](/city/asuncion) la gente lleva todo el día un termo de agua helada y una guampa: el tereré es mate que se bebe frío, y en las esquinas hay mujeres que machacan para él yuyos frescos en un mortero. La sopa paraguaya se llama sopa, pero es un pan de maíz, queso y cebolla, y se corta con cuchillo. La mayoría habla guaraní además de español, a menudo en una sola frase; la moneda se llama igual. De julio a septiembre los lapachos florecen de rosa antes de echar hojas. Mire la bandera por los dos lados: los escudos son distintos.',
    },
    it_IT: {
      title: 'Paraguay',
      summary:
        'Una zuppa che si taglia con il coltello, un tè che si beve ghiacciato e una bandiera con due facce diverse.',
      markdown:
        'Ad [Asunción](/city/asuncion) si porta con sé tutto il giorno una brocca d’acqua ghiacciata e un bicchiere: il tereré è mate bevuto freddo, e agli angoli delle strade le donne pestano nel mortaio le erbe fresche da metterci. La sopa paraguaya si chiama zuppa, ma è un pane di mais, formaggio e cipolla, e si taglia con il coltello. Quasi tutti parlano guaraní oltre allo spagnolo, spesso nella stessa frase; anche la moneta si chiama così. Da luglio a settembre i lapacho fioriscono di rosa prima di mettere le foglie. Guardi la bandiera dai due lati: gli stemmi sono diversi.',
    },
    ru_RU: {
      title: 'Парагвай',
      summary: 'Суп, который режут ножом, чай, который пьют со льдом, и флаг, у которого две стороны разные.',
      markdown:
        'В [Асунсьоне](/city/asuncion) целый день носят с собой кувшин ледяной воды и стаканчик: терере — это мате, который пьют холодным, и на углах женщины толкут для него в ступке свежие травы. «Сопа парагуая» называется супом, но это хлеб из кукурузы, сыра и лука, и режут его ножом. Большинство говорит и по-испански, и на гуарани, часто в одной фразе; гуарани называются и деньги. С июля по сентябрь розовым цветут лапачо, ещё без листьев. Посмотрите на флаг с двух сторон: гербы на нём разные.',
    },
    ja_JP: {
      title: 'パラグアイ',
      summary: 'ナイフで切る「スープ」、氷を入れて飲むお茶、そして表と裏で図柄の違う国旗があります。',
      markdown:
        '[アスンシオン](/city/asuncion)の人々は、氷水のポットとカップを一日じゅう持ち歩きます。テレレは冷たくして飲むマテ茶で、街角では女性たちが、それに入れる生の薬草を臼で搗いています。ソパ・パラグアージャは名前こそスープですが、とうもろこしとチーズと玉ねぎのパンで、ナイフで切って食べます。多くの人がスペイン語のほかにグアラニー語も話し、一つの文に両方が混ざることもよくあります。通貨の名もグアラニーです。7月から9月には、ラパチョの木が葉より先に桃色の花を咲かせます。国旗は両側からご覧ください。紋章が違います。',
    },
  },
};
