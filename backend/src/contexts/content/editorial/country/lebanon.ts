import type { EditorialEntry } from '../editorial-entry.js';

export const lebanon: EditorialEntry = {
  kind: 'country',
  slug: 'lebanon',
  position: 217,
  details: { cities: ['beirut'], tours: [] },
  texts: {
    en_US: {
      title: 'Lebanon',
      summary:
        'Three languages in one greeting, breakfast folded in paper, and a spirit that turns white when the water goes in.',
      markdown:
        '“Hi, kifak, ça va?” is a greeting in three languages at once, and no joke. In [Beirut](/city/beirut) breakfast is a man’oushe, flat bread with thyme and sesame, folded hot into paper; on the seafront you buy a kaak shaped like a handbag, which the seller opens and fills. From the Corniche you look at two rocks in the sea and, behind the city, on mountains that are white in winter. Arak is poured first, then water, ice last, and each refill asks for a fresh glass. People find an address by the shop or bank beside it.',
    },
    fr_FR: {
      title: 'Liban',
      summary:
        'Trois langues dans un seul bonjour, un petit déjeuner plié dans du papier et un alcool qui blanchit dès qu’on y verse l’eau.',
      markdown:
        '« Hi, kifak, ça va ? » : on salue en trois langues à la fois, et ce n’est pas une plaisanterie. À [Beyrouth](/city/beirut), le matin, on mange une man’ouché, galette au thym et au sésame, pliée toute chaude dans du papier ; sur le front de mer, on achète un kaak en forme de sac à main, que le vendeur ouvre et garnit. De la Corniche, on voit deux rochers dans la mer et, derrière la ville, des montagnes blanches en hiver. L’arak se verse d’abord, puis l’eau, la glace en dernier, et l’on change de verre à chaque fois. Une adresse se trouve d’après la boutique ou la banque d’à côté.',
    },
    de_DE: {
      title: 'Libanon',
      summary:
        'Drei Sprachen in einem Gruß, ein Frühstück, in Papier gefaltet, und ein Schnaps, der weiß wird, sobald Wasser hineinkommt.',
      markdown:
        '„Hi, kifak, ça va?“ grüßt in drei Sprachen zugleich und ist kein Scherz. In [Beirut](/city/beirut) frühstückt man Man’oushe, Fladenbrot mit Thymian und Sesam, heiß in Papier gefaltet; am Meer kauft man ein Kaak in Form einer Handtasche, das der Verkäufer öffnet und füllt. Von der Corniche sieht man zwei Felsen im Meer und hinter der Stadt Berge, die im Winter weiß sind. Arak wird zuerst eingeschenkt, dann Wasser, zuletzt kommt Eis, und zum Nachschenken gehört ein frisches Glas. Eine Adresse findet man nach dem Laden oder der Bank nebenan.',
    },
    es_ES: {
      title: 'Líbano',
      summary:
        'Tres lenguas en un solo saludo, un desayuno doblado en papel y un licor que se vuelve blanco en cuanto se le echa agua.',
      markdown:
        '«Hi, kifak, ça va?» es un saludo en tres lenguas a la vez, y no es broma. En [Beirut](/city/beirut) se desayuna man’oushe, pan plano con tomillo y sésamo, doblado caliente en papel; en el paseo marítimo se compra un kaak en forma de bolso, que el vendedor abre y rellena. Desde la Corniche se ven dos peñas en el mar y, detrás de la ciudad, montañas blancas en invierno. Primero se sirve el arak, luego el agua y por último el hielo, y cada vez se pide un vaso limpio. Una dirección se encuentra por la tienda o el banco de al lado.',
    },
    it_IT: {
      title: 'Libano',
      summary:
        'Tre lingue in un solo saluto, una colazione piegata nella carta e un’acquavite che diventa bianca appena ci si versa l’acqua.',
      markdown:
        '«Hi, kifak, ça va?» è un saluto in tre lingue insieme, e non è uno scherzo. A [Beirut](/city/beirut) si fa colazione con la man’oushe, focaccia con timo e sesamo piegata calda nella carta; sul lungomare si compra un kaak a forma di borsetta, che il venditore apre e farcisce. Dalla Corniche si vedono due scogli nel mare e, dietro la città, montagne bianche d’inverno. Si versa prima l’arak, poi l’acqua, per ultimo il ghiaccio, e ogni volta si cambia bicchiere. Un indirizzo si trova dal negozio o dalla banca accanto.',
    },
    ru_RU: {
      title: 'Ливан',
      summary:
        'Три языка в одном приветствии, завтрак, завёрнутый в бумагу, и водка, которая белеет, едва в неё нальют воды.',
      markdown:
        '«Hi, kifak, ça va?» здороваются сразу на трёх языках, и это не шутка. В [Бейруте](/city/beirut) завтракают манушей, лепёшкой с тимьяном и кунжутом, горячей и сложенной в бумагу; у моря покупают каак в форме сумочки, который продавец разрезает и начиняет. С набережной Корниш видны две скалы в море, а за городом горы, белые зимой. Сначала наливают арак, потом воду, лёд кладут последним, и для новой порции берут чистый стакан. Адрес находят по лавке или банку по соседству.',
    },
    ja_JP: {
      title: 'レバノン',
      summary: 'ひとつの挨拶に三つの言葉が混ざり、朝食は紙に包まれて出ます。蒸留酒アラクは水を入れると白く濁ります。',
      markdown:
        '「ハイ、キーファク、サヴァ？」は、英語とアラビア語とフランス語を一度に使う挨拶で、冗談ではありません。[ベイルート](/city/beirut)の朝食は、タイムとゴマをのせた平たいパン、マヌーシェです。熱いまま紙に包んで渡されます。海辺では、ハンドバッグの形をしたパン、カアクを買います。売り手が切り開いて具を詰めてくれます。海岸通りコルニーシュからは海に立つ二つの岩が、街の背後には冬に白くなる山々が見えます。アラクは先に酒、次に水、最後に氷を入れ、お代わりのたびにグラスを替えます。住所は隣の店や銀行を目印に探します。',
    },
  },
};
