import type { EditorialEntry } from '../editorial-entry.js';

export const algeria: EditorialEntry = {
  kind: 'country',
  slug: 'algeria',
  position: 121,
  details: { cities: ['algiers'], tours: [] },
  texts: {
    en_US: {
      title: 'Algeria',
      summary:
        'Signs in three scripts, a chickpea flan eaten in bread, and donkeys that fetch the garbage from the steps of an old town.',
      markdown:
        'Official signs often speak in three scripts: Arabic, Latin and the Tifinagh of the Berber languages. The weekend is Friday and Saturday. In [Algiers](/city/algiers) the street eats garantita, a flan of chickpea flour cut hot from the tray, in a piece of baguette with cumin and harissa; the Casbah climbs in steps that no truck can take, so donkeys carry the garbage away. In autumn the markets hang up whole branches of Deglet Nour, a date so clear that against the light you see its stone.',
    },
    fr_FR: {
      title: 'Algérie',
      summary:
        'Des panneaux en trois écritures, un flan de pois chiches mangé dans du pain et des ânes qui emportent les ordures de la vieille ville.',
      markdown:
        'Les panneaux officiels parlent souvent en trois écritures : l’arabe, le latin et le tifinagh des langues berbères. Le week-end tombe le vendredi et le samedi. À [Alger](/city/algiers), la rue mange la garantita, un flan de farine de pois chiches coupé chaud sur la plaque, dans un morceau de baguette avec du cumin et de la harissa ; la Casbah monte par des escaliers où nul camion ne passe, et ce sont des ânes qui emportent les ordures. À l’automne, les marchés suspendent des régimes entiers de deglet nour, une datte si claire qu’à contre-jour on en voit le noyau.',
    },
    de_DE: {
      title: 'Algerien',
      summary:
        'Schilder in drei Schriften, ein Kichererbsenfladen im Brot und Esel, die den Müll aus den Treppengassen einer Altstadt holen.',
      markdown:
        'Amtliche Schilder sprechen oft in drei Schriften: arabisch, lateinisch und im Tifinagh der Berbersprachen. Das Wochenende sind Freitag und Samstag. In [Algier](/city/algiers) isst die Straße Garantita, einen Fladen aus Kichererbsenmehl, heiß vom Blech geschnitten, in einem Stück Baguette mit Kreuzkümmel und Harissa; die Kasbah steigt in Treppen an, die kein Lastwagen schafft, und so tragen Esel den Müll hinaus. Im Herbst hängen auf den Märkten ganze Zweige mit Deglet Nour, einer Dattel, so klar, dass man im Gegenlicht den Kern sieht.',
    },
    es_ES: {
      title: 'Argelia',
      summary:
        'Carteles en tres escrituras, un flan de garbanzo que se come en pan y burros que sacan la basura de la ciudad vieja.',
      markdown:
        'Los carteles oficiales hablan a menudo en tres escrituras: la árabe, la latina y el tifinagh de las lenguas bereberes. El fin de semana es viernes y sábado. En [Argel](/city/algiers) la calle come garantita, un flan de harina de garbanzo cortado caliente en la bandeja, dentro de un trozo de pan con comino y harissa; la casba sube por escaleras que ningún camión puede tomar, y son burros los que sacan la basura. En otoño los mercados cuelgan ramas enteras de deglet nour, un dátil tan claro que al trasluz se le ve el hueso.',
    },
    it_IT: {
      title: 'Algeria',
      summary:
        'Cartelli in tre scritture, una torta di ceci mangiata nel pane e asini che portano via i rifiuti dalla città vecchia.',
      markdown:
        'I cartelli ufficiali parlano spesso in tre scritture: araba, latina e il tifinagh delle lingue berbere. Il fine settimana è venerdì e sabato. Ad [Algeri](/city/algiers) la strada mangia la garantita, una torta di farina di ceci tagliata calda dalla teglia, in un pezzo di baguette con cumino e harissa; la casba sale per scale che nessun camion può fare, e così sono gli asini a portare via i rifiuti. In autunno i mercati appendono rami interi di deglet nour, un dattero così chiaro che controluce se ne vede il nocciolo.',
    },
    ru_RU: {
      title: 'Алжир',
      summary: 'Вывески в трёх алфавитах, нутовая запеканка в хлебе и ослы, которые вывозят мусор из старого города.',
      markdown:
        'Официальные вывески часто написаны в трёх алфавитах: арабском, латинском и берберском тифинаге. Выходные здесь — пятница и суббота. На улицах [Алжира](/city/algiers) едят гарантиту — запеканку из нутовой муки, её режут горячей на противне и кладут в кусок багета с кумином и хариссой; Касба поднимается лестницами, по которым не пройдёт грузовик, и мусор вывозят ослы. Осенью на рынках вывешивают целые ветви фиников деглет-нур, таких прозрачных, что на свету видна косточка.',
    },
    ja_JP: {
      title: 'アルジェリア',
      summary: '標識は三つの文字で書かれ、ひよこ豆の焼き物をパンに挟み、旧市街の階段ではロバがごみを運びます。',
      markdown:
        '公の標識には、アラビア文字、ラテン文字、そしてベルベル諸語のティフィナグ文字の三つが並ぶことがよくあります。週末は金曜と土曜です。[アルジェ](/city/algiers)の街角の味はガランティタ。ひよこ豆の粉を焼いた生地を天板から熱いまま切り、クミンとハリッサをかけてバゲットに挟みます。カスバはトラックの入れない階段ばかりで、ごみはロバが背に載せて運び出します。秋の市場には、ナツメヤシの実デグレット・ヌールが枝ごとつるされます。光にかざすと種が透けて見えるほどです。',
    },
  },
};
