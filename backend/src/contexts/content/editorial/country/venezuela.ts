import type { EditorialEntry } from '../editorial-entry.js';

export const venezuela: EditorialEntry = {
  kind: 'country',
  slug: 'venezuela',
  position: 234,
  details: { cities: ['caracas'], tours: [] },
  texts: {
    en_US: {
      title: 'Venezuela',
      summary:
        'Macaws that land on balconies, a mountain that is always in the north, and a filled arepa named after a beauty queen.',
      markdown:
        'Toward evening blue-and-yellow macaws cross [Caracas](/city/caracas) and land on the balconies where somebody puts out fruit and seeds. The city lies in a valley at some 900 meters, and whoever is lost looks for the Ávila: the mountain is always in the north, and a cable car goes up to its ridge. Arepas, round cakes of corn dough, are split and filled; the one with chicken and avocado is called reina pepiada, after a beauty queen of 1955. Before Christmas whole families wrap hallacas, dough and stew in plantain leaves tied with string.',
    },
    fr_FR: {
      title: 'Venezuela',
      summary:
        'Des aras qui se posent sur les balcons, une montagne toujours au nord et une arepa qui doit son nom à une reine de beauté.',
      markdown:
        'Vers le soir, des aras bleu et jaune traversent [Caracas](/city/caracas) et se posent sur les balcons où quelqu’un a mis des fruits et des graines. La ville est dans une vallée, à quelque 900 mètres, et qui s’est perdu cherche l’Ávila : la montagne est toujours au nord, et un téléphérique monte jusqu’à la crête. Les arepas, galettes rondes de maïs, s’ouvrent et se garnissent ; celle au poulet et à l’avocat s’appelle reina pepiada, en l’honneur d’une reine de beauté de 1955. Avant Noël, toute la famille emballe les hallacas, pâte et ragoût dans des feuilles de bananier nouées d’une ficelle.',
    },
    de_DE: {
      title: 'Venezuela',
      summary:
        'Aras, die auf Balkonen landen, ein Berg, der immer im Norden steht, und eine Arepa, die nach einer Schönheitskönigin heißt.',
      markdown:
        'Gegen Abend fliegen gelbblaue Aras über [Caracas](/city/caracas) und landen auf den Balkonen, auf denen jemand Obst und Kerne auslegt. Die Stadt liegt auf rund 900 Metern in einem Tal, und wer sich verlaufen hat, sucht den Ávila: Der Berg steht immer im Norden, und eine Seilbahn fährt hinauf bis zum Kamm. Arepas, runde Fladen aus Maisteig, werden aufgeschnitten und gefüllt; die mit Huhn und Avocado heißt Reina Pepiada, nach einer Schönheitskönigin von 1955. Vor Weihnachten wickeln ganze Familien Hallacas, Teig und Ragout in Bananenblättern, mit Schnur gebunden.',
    },
    es_ES: {
      title: 'Venezuela',
      summary:
        'Guacamayas que se posan en los balcones, una montaña que siempre queda al norte y una arepa con nombre de reina de belleza.',
      markdown:
        'Al caer la tarde las guacamayas azules y amarillas cruzan [Caracas](/city/caracas) y se posan en los balcones donde alguien les pone fruta y semillas. La ciudad está en un valle, a unos 900 metros, y quien se pierde busca el Ávila: la montaña queda siempre al norte, y un teleférico sube hasta la cresta. Las arepas se abren y se rellenan; la de pollo con aguacate se llama reina pepiada, por una reina de belleza de 1955. Antes de Navidad las familias enteras envuelven hallacas, masa y guiso en hojas de plátano atadas con pabilo.',
    },
    it_IT: {
      title: 'Venezuela',
      summary:
        'Are che si posano sui balconi, una montagna che sta sempre a nord e un’arepa che porta il nome di una reginetta di bellezza.',
      markdown:
        'Verso sera le are gialle e blu attraversano [Caracas](/city/caracas) e si posano sui balconi dove qualcuno mette frutta e semi. La città è in una valle a circa 900 metri, e chi si è perso cerca l’Ávila: la montagna sta sempre a nord, e una funivia sale fino alla cresta. Le arepas, focaccine tonde di mais, si aprono e si farciscono; quella con pollo e avocado si chiama reina pepiada, da una reginetta di bellezza del 1955. Prima di Natale intere famiglie preparano le hallacas, impasto e stufato in foglie di banano legate con lo spago.',
    },
    ru_RU: {
      title: 'Венесуэла',
      summary:
        'Попугаи ара садятся на балконы, гора всегда стоит на севере, а одна из ареп названа в честь королевы красоты.',
      markdown:
        'Под вечер сине-жёлтые ара пролетают над [Каракасом](/city/caracas) и садятся на балконы, где для них выложили фрукты и семечки. Город лежит в долине на высоте около 900 метров, и заблудившийся ищет глазами Авилу: гора всегда на севере, и на её гребень ходит канатная дорога. Арепы, круглые лепёшки из кукурузного теста, разрезают и начиняют; арепа с курицей и авокадо зовётся «рейна пепиада», в честь королевы красоты 1955 года. Перед Рождеством всей семьёй заворачивают альяки, тесто с рагу в банановых листьях, перевязанных бечёвкой.',
    },
    ja_JP: {
      title: 'ベネズエラ',
      summary: 'バルコニーに舞い降りるコンゴウインコ、いつも北にある山、そして美の女王にちなんだアレパがあります。',
      markdown:
        '夕方になると、青と黄色のコンゴウインコが[カラカス](/city/caracas)の空を渡り、果物や種を置いたバルコニーに降りてきます。街は標高およそ900メートルの谷にあり、道に迷ったらアビラ山を探します。山はいつも北にあり、尾根まではロープウェイが通っています。アレパは丸いとうもろこしのパンで、切り開いて具を詰めます。鶏肉とアボカドのものはレイナ・ペピアダといい、1955年の美の女王にちなんだ名です。クリスマスの前には家族総出で、生地と煮込みをバナナの葉に包み、ひもで縛ってアジャカを作ります。',
    },
  },
};
