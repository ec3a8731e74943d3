import type { EditorialEntry } from '../editorial-entry.js';

export const estonia: EditorialEntry = {
  kind: 'country',
  slug: 'estonia',
  position: 106,
  details: { cities: ['tallinn'], tours: [] },
  texts: {
    en_US: {
      title: 'Estonia',
      summary:
        'A pharmacy that has stood on the same square since 1422, two streets called legs, and black bread that is wished to last.',
      markdown:
        'Before a meal you may hear “jätku leiba,” may your bread last, and the bread is black. In [Tallinn](/city/tallinn) two streets lead from the lower town up to Toompea and are called legs: the long one for carriages, the short one with steps for those on foot, and people say that the town limps. The pharmacy on the town hall square has been in business at least since 1422. Behind the station, in Kalamaja, the houses are of wood. A sweet bar of curd in chocolate, the kohuke, is sold in every grocery.',
    },
    fr_FR: {
      title: 'Estonie',
      summary:
        'Une pharmacie sur la même place depuis 1422, deux rues appelées jambes et un pain noir à qui l’on souhaite de durer.',
      markdown:
        'Avant le repas, on entend parfois « jätku leiba », que votre pain dure, et ce pain est noir. À [Tallinn](/city/tallinn), deux rues montent de la ville basse à Toompea et s’appellent des jambes : la longue pour les voitures à cheval, la courte, avec ses marches, pour les piétons ; on dit donc que la ville boite. La pharmacie de la place de l’hôtel de ville est en activité depuis 1422 au moins. Derrière la gare, à Kalamaja, les maisons sont en bois. Le kohuke, barre de fromage blanc sucré enrobée de chocolat, se vend dans toutes les épiceries.',
    },
    de_DE: {
      title: 'Estland',
      summary:
        'Eine Apotheke, die seit 1422 am selben Platz steht, zwei Gassen, die Beine heißen, und schwarzes Brot, dem man Dauer wünscht.',
      markdown:
        'Vor dem Essen hört man manchmal „jätku leiba“, möge das Brot reichen, und das Brot ist schwarz. In [Tallinn](/city/tallinn) führen zwei Gassen von der Unterstadt auf den Toompea und heißen Beine: das lange für Fuhrwerke, das kurze mit Stufen für Fußgänger, und so sagt man, die Stadt hinke. Die Apotheke am Rathausplatz ist mindestens seit 1422 in Betrieb. Hinter dem Bahnhof, in Kalamaja, sind die Häuser aus Holz. Kohuke, einen süßen Quarkriegel in Schokolade, gibt es in jedem Lebensmittelladen.',
    },
    es_ES: {
      title: 'Estonia',
      summary:
        'Una farmacia en la misma plaza desde 1422, dos calles llamadas piernas y un pan negro al que se le desea que dure.',
      markdown:
        'Antes de comer se oye a veces «jätku leiba», que no falte el pan, y ese pan es negro. En [Tallin](/city/tallinn) dos calles suben de la ciudad baja a Toompea y se llaman piernas: la larga, para los carros; la corta, con escalones, para quien va a pie; por eso dicen que la ciudad cojea. La farmacia de la plaza del Ayuntamiento funciona al menos desde 1422. Detrás de la estación, en Kalamaja, las casas son de madera. El kohuke, una barrita dulce de requesón cubierta de chocolate, se vende en cualquier tienda de comestibles.',
    },
    it_IT: {
      title: 'Estonia',
      summary:
        'Una farmacia sulla stessa piazza dal 1422, due strade chiamate gambe e un pane nero a cui si augura di durare.',
      markdown:
        'Prima di mangiare si sente a volte «jätku leiba», che il pane non manchi, e quel pane è nero. A [Tallinn](/city/tallinn) due strade salgono dalla città bassa a Toompea e si chiamano gambe: la lunga per i carri, la corta, a gradini, per chi va a piedi; per questo si dice che la città zoppichi. La farmacia sulla piazza del municipio è in attività almeno dal 1422. Dietro la stazione, a Kalamaja, le case sono di legno. Il kohuke, una barretta dolce di ricotta coperta di cioccolato, si vende in ogni negozio di alimentari.',
    },
    ru_RU: {
      title: 'Эстония',
      summary:
        'Аптека, что стоит на той же площади с 1422 года, две улицы, названные ногами, и чёрный хлеб, которому желают не кончаться.',
      markdown:
        'Перед едой порой говорят «ятку лейба», пусть хватит хлеба, и хлеб этот чёрный. В [Таллине](/city/tallinn) из Нижнего города на Тоомпеа ведут две улицы, и зовутся они ногами: Длинная была для повозок, Короткая, со ступенями, для пеших; потому и говорят, что город хромает. Аптека на Ратушной площади работает по меньшей мере с 1422 года. За вокзалом, в Каламая, дома деревянные. Кохуке, сладкий творожный сырок в шоколаде, продаётся в каждом продуктовом магазине.',
    },
    ja_JP: {
      title: 'エストニア',
      summary:
        '1422年から同じ広場にある薬局、「足」と呼ばれる二つの坂、そして「尽きないように」と願われる黒パンがあります。',
      markdown:
        '食事の前には「ヤトク・レイバ」、パンが尽きませんようにと声をかけることがあります。そのパンは黒パンです。[タリン](/city/tallinn)では、下町からトームペアの丘へ二つの坂が延び、「足」と呼ばれます。「長い足」は馬車の道、階段のある「短い足」は歩く人の道でした。だから街は足を引きずっている、と人は言います。市庁舎広場の薬局は、遅くとも1422年には店を開いていました。駅の裏のカラマヤ地区には木造の家が並びます。甘いフレッシュチーズをチョコレートで包んだ菓子コフケは、どの食料品店にもあります。',
    },
  },
};
