import type { EditorialEntry } from '../editorial-entry.js';

export const spain: EditorialEntry = {
  kind: 'country',
  slug: 'spain',
  position: 4,
  details: { cities: ['madrid', 'barcelona', 'seville'], tours: ['madrid-prado', 'barcelona-gaudi-walk'] },
  texts: {
    en_US: {
      title: 'Spain',
      summary:
        'The clock stands an hour from the sun, in summer two, and so everything that matters happens later than you expect.',
      markdown:
        'Since 1940 the country has kept the time of Berlin, although it lies as far west as Britain. Lunch at two is therefore noon by the sun, and a walk at nine on a June evening in [Seville](/city/seville) is a walk in daylight. In [Madrid](/city/madrid) galleries are emptiest while everybody eats. In [Barcelona](/city/barcelona) street names are in Catalan, and people like it when a visitor says bon dia. Order little and often, and stay standing.',
    },
    fr_FR: {
      title: 'Espagne',
      summary:
        'L’horloge est à une heure du soleil, à deux en été ; tout ce qui compte arrive donc plus tard qu’on ne croit.',
      markdown:
        'Depuis 1940, le pays vit à l’heure de Berlin, bien qu’il soit aussi à l’ouest que la Grande-Bretagne. Déjeuner à deux heures, c’est donc midi au soleil, et une promenade à neuf heures un soir de juin à [Séville](/city/seville) se fait en plein jour. À [Madrid](/city/madrid), les musées sont le plus vides quand tout le monde mange. À [Barcelone](/city/barcelona), les noms de rues sont en catalan, et l’on aime qu’un visiteur dise bon dia. Commandez peu et souvent, et restez debout.',
    },
    de_DE: {
      title: 'Spanien',
      summary:
        'Die Uhr geht der Sonne eine Stunde voraus, im Sommer zwei; alles, was zählt, geschieht deshalb später als erwartet.',
      markdown:
        'Seit 1940 hat das Land die Zeit von Berlin, obwohl es so weit westlich liegt wie Großbritannien. Das Mittagessen um zwei ist nach der Sonne also zwölf Uhr, und wer an einem Juniabend um neun durch [Sevilla](/city/seville) geht, geht bei Tageslicht. In [Madrid](/city/madrid) sind die Museen am leersten, wenn alle essen. In [Barcelona](/city/barcelona) heißen die Straßen katalanisch, und man freut sich über ein bon dia. Bestellen Sie wenig und oft, und bleiben Sie stehen.',
    },
    es_ES: {
      title: 'España',
      summary:
        'El reloj va una hora por delante del sol, y dos en verano; por eso todo lo importante ocurre más tarde de lo que se espera.',
      markdown:
        'Desde 1940 el país lleva la hora de Berlín, aunque está tan al oeste como Gran Bretaña. Comer a las dos es, por el sol, comer a mediodía, y un paseo a las nueve de una tarde de junio en [Sevilla](/city/seville) es un paseo de día. En [Madrid](/city/madrid) los museos están más vacíos mientras todos comen. En [Barcelona](/city/barcelona) los nombres de las calles están en catalán, y gusta que el visitante diga bon dia. Pida poco y a menudo, y quédese de pie.',
    },
    it_IT: {
      title: 'Spagna',
      summary:
        'L’orologio è un’ora avanti sul sole, d’estate due; tutto ciò che conta accade quindi più tardi di quanto si creda.',
      markdown:
        'Dal 1940 il paese tiene l’ora di Berlino, benché stia a ovest quanto la Gran Bretagna. Pranzare alle due è dunque mezzogiorno secondo il sole, e una passeggiata alle nove di una sera di giugno a [Siviglia](/city/seville) si fa con la luce. A [Madrid](/city/madrid) i musei sono più vuoti mentre tutti mangiano. A [Barcellona](/city/barcelona) i nomi delle strade sono in catalano, e fa piacere se un ospite dice bon dia. Ordini poco e spesso, e resti in piedi.',
    },
    ru_RU: {
      title: 'Испания',
      summary: 'Часы опережают солнце на час, а летом на два, поэтому всё важное здесь происходит позже, чем ожидаешь.',
      markdown:
        'С 1940 года страна живёт по берлинскому времени, хотя лежит так же далеко на западе, как Британия. Обед в два часа по солнцу — полдень, а прогулка в девять июньского вечера по [Севилье](/city/seville) — прогулка при свете. В [Мадриде](/city/madrid) музеи пустеют, когда все едят. В [Барселоне](/city/barcelona) названия улиц каталанские, и приятно, когда гость говорит «бон диа». Заказывайте понемногу и часто и оставайтесь у стойки.',
    },
    ja_JP: {
      title: 'スペイン',
      summary: '時計は太陽より1時間、夏は2時間進んでいます。だから大事なことは何でも、思ったより遅く始まります。',
      markdown:
        'イギリスと同じくらい西にありながら、この国は1940年からベルリンの時刻を使っています。2時の昼食は、太陽で見れば正午。6月の夜9時に[セビリア](/city/seville)を歩けば、まだ明るいのです。[マドリード](/city/madrid)の美術館は、皆が食事をしている時間がいちばん空いています。[バルセロナ](/city/barcelona)の通りの名はカタルーニャ語で、「ボン・ディア」と挨拶すると喜ばれます。注文は少しずつ何度も、そして立ったままで。',
    },
  },
};
