import type { EditorialEntry } from '../editorial-entry.js';

export const qatar: EditorialEntry = {
  kind: 'country',
  slug: 'qatar',
  position: 215,
  details: { cities: ['doha'], tours: [] },
  texts: {
    en_US: {
      title: 'Qatar',
      summary:
        'Falcons sold beside the spices, porters with wheelbarrows in the market, and a week that begins on Sunday.',
      markdown:
        'In the market of [Doha](/city/doha), Souq Waqif, old men in maroon vests carry the shopping in wheelbarrows. One alley belongs to the falcons, which sit hooded on low perches and have a hospital of their own next door. Many stalls close around noon and open again toward four; on a Friday morning nearly everything is shut. Karak, tea boiled with milk and cardamom, is often ordered from the car with a touch of the horn. The flag is more than twice as long as it is high.',
    },
    fr_FR: {
      title: 'Qatar',
      summary:
        'Des faucons vendus à côté des épices, des porteurs à brouette dans le marché et une semaine qui commence le dimanche.',
      markdown:
        'Au marché de [Doha](/city/doha), le Souq Waqif, de vieux porteurs en gilet grenat transportent les achats en brouette. Une ruelle appartient aux faucons, qui attendent, chaperonnés, sur des perchoirs bas ; ils ont leur hôpital juste à côté. Beaucoup d’échoppes ferment vers midi et rouvrent vers quatre heures ; le vendredi matin, presque tout est clos. Le karak, thé bouilli avec du lait et de la cardamome, se commande souvent depuis la voiture, d’un petit coup de klaxon. Le drapeau est plus de deux fois plus long que haut.',
    },
    de_DE: {
      title: 'Katar',
      summary:
        'Falken gleich neben den Gewürzen, Träger mit Schubkarren auf dem Markt und eine Woche, die am Sonntag beginnt.',
      markdown:
        'Auf dem Markt von [Doha](/city/doha), dem Souq Waqif, fahren alte Männer in weinroten Westen die Einkäufe mit der Schubkarre. Eine Gasse gehört den Falken; sie sitzen mit Hauben auf niedrigen Stangen und haben nebenan ihr eigenes Krankenhaus. Viele Stände schließen gegen Mittag und öffnen gegen vier wieder; am Freitagvormittag ist fast alles zu. Karak, mit Milch und Kardamom gekochten Tee, bestellt man oft aus dem Auto, mit einem kurzen Hupen. Die Flagge ist mehr als doppelt so lang wie hoch.',
    },
    es_ES: {
      title: 'Catar',
      summary:
        'Halcones a la venta junto a las especias, mozos con carretilla en el mercado y una semana que empieza en domingo.',
      markdown:
        'En el mercado de [Doha](/city/doha), el Souq Waqif, hombres mayores con chaleco granate llevan las compras en carretilla. Un callejón es de los halcones, que esperan encapuchados en perchas bajas y tienen al lado su propio hospital. Muchos puestos cierran hacia mediodía y abren otra vez sobre las cuatro; el viernes por la mañana casi todo está cerrado. El karak, té hervido con leche y cardamomo, se pide a menudo desde el coche, con un toque de bocina. La bandera mide de largo más del doble que de alto.',
    },
    it_IT: {
      title: 'Qatar',
      summary:
        'Falchi in vendita accanto alle spezie, facchini con la carriola al mercato e una settimana che comincia la domenica.',
      markdown:
        'Al mercato di [Doha](/city/doha), il Souq Waqif, uomini anziani in gilet bordeaux portano la spesa con la carriola. Un vicolo è dei falchi, che stanno incappucciati su trespoli bassi e hanno accanto un ospedale tutto loro. Molte botteghe chiudono verso mezzogiorno e riaprono verso le quattro; il venerdì mattina è quasi tutto chiuso. Il karak, tè bollito con latte e cardamomo, si ordina spesso dall’auto, con un colpetto di clacson. La bandiera è lunga più del doppio della sua altezza.',
    },
    ru_RU: {
      title: 'Катар',
      summary:
        'Соколы по соседству со специями, носильщики с тачками на рынке и неделя, которая начинается в воскресенье.',
      markdown:
        'На рынке [Дохи](/city/doha), Сук-Вакифе, пожилые люди в бордовых жилетах возят покупки на тачках. Один переулок отведён соколам: они сидят в клобучках на низких насестах, а рядом у них своя больница. Многие лавки около полудня закрываются и открываются часам к четырём; утром в пятницу закрыто почти всё. Карак, чай, сваренный с молоком и кардамоном, часто заказывают из машины, коротко посигналив. Флаг здесь в длину больше, чем две его высоты.',
    },
    ja_JP: {
      title: 'カタール',
      summary: '市場では香辛料の隣でハヤブサが売られ、手押し車の荷運びが行き交います。1週間は日曜に始まります。',
      markdown:
        '[ドーハ](/city/doha)の市場スーク・ワーキフでは、えんじ色のベストを着た年配の男性たちが、買い物を手押し車で運びます。ハヤブサの路地もあり、目隠しの頭巾をつけた鳥が低い止まり木に並びます。隣には鳥専用の病院まであります。店の多くは正午ごろに閉まり、4時ごろにまた開きます。金曜の午前は、ほとんどの店が閉まっています。牛乳とカルダモンで煮出すお茶カラクは、車の中から軽くクラクションを鳴らして頼むことがよくあります。国旗の横の長さは、縦の2倍以上です。',
    },
  },
};
