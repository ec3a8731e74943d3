import type { EditorialEntry } from '../editorial-entry.js';

export const tokyo: EditorialEntry = {
  kind: 'city',
  slug: 'tokyo',
  position: 3,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Tokyo',
      summary:
        'A city of villages joined by trains: how Tokyo is best walked, in which seasons, and which crossings of it to leave out.',
      markdown:
        'Tokyo is not one city but many villages along a railway. Take the train between them and walk within: Yanaka in the morning, when the temples open, Asakusa before the tour buses come, Shimokitazawa or Kagurazaka toward evening. Two neighborhoods a day are enough, and the best parts lie ten minutes from the station. Late October to early December is clear and mild; April is lovely and full; in July and August walk only before ten and after five. Leave out the rush hour until half past nine, and one of the two observation decks. Carry some cash, and look up: restaurants begin on the fourth floor.',
    },
    fr_FR: {
      title: 'Comment parcourir Tokyo',
      summary:
        'Une ville de villages reliés par le train : comment et en quelle saison marcher dans Tokyo, et ce qu’on peut laisser.',
      markdown:
        'Tokyo n’est pas une ville mais une suite de villages le long d’une voie ferrée. Prenez le train de l’un à l’autre et marchez à l’intérieur : Yanaka le matin, quand les temples ouvrent, Asakusa avant les autocars, Shimokitazawa ou Kagurazaka vers le soir. Deux quartiers par jour suffisent, et le meilleur se trouve à dix minutes de la gare. De fin octobre à début décembre, l’air est clair et doux ; avril est beau et plein ; en juillet et août, ne marchez qu’avant dix heures et après dix-sept. Laissez l’heure de pointe, jusqu’à neuf heures et demie, et l’une des deux plateformes d’observation. Ayez des espèces et levez les yeux : les restaurants commencent au quatrième étage.',
    },
    de_DE: {
      title: 'Wie man durch Tokio geht',
      summary:
        'Eine Stadt aus Dörfern an einer Bahnlinie: wie und zu welcher Jahreszeit man durch Tokio geht und was man weglässt.',
      markdown:
        'Tokio ist nicht eine Stadt, sondern viele Dörfer an einer Bahnlinie. Fahren Sie von einem zum anderen und gehen Sie darin zu Fuß: morgens durch Yanaka, wenn die Tempel öffnen, durch Asakusa, bevor die Reisebusse kommen, gegen Abend durch Shimokitazawa oder Kagurazaka. Zwei Viertel am Tag genügen, und das Beste liegt zehn Minuten vom Bahnhof entfernt. Von Ende Oktober bis Anfang Dezember ist es klar und mild; der April ist schön und voll; im Juli und August geht man nur vor zehn und nach fünf. Lassen Sie den Berufsverkehr bis halb zehn aus und eine der beiden Aussichtsplattformen. Nehmen Sie Bargeld mit und schauen Sie nach oben: Restaurants beginnen im vierten Stock.',
    },
    es_ES: {
      title: 'Cómo caminar por Tokio',
      summary:
        'Una ciudad de aldeas unidas por el tren: cómo y en qué estación se camina mejor por Tokio, y qué dejar fuera.',
      markdown:
        'Tokio no es una ciudad, sino muchas aldeas a lo largo de una vía. Vaya en tren de una a otra y camine por dentro: Yanaka por la mañana, cuando abren los templos, Asakusa antes de que lleguen los autocares, Shimokitazawa o Kagurazaka al caer la tarde. Dos barrios al día bastan, y lo mejor está a diez minutos de la estación. De finales de octubre a principios de diciembre el aire es claro y suave; abril es hermoso y está lleno; en julio y agosto camine solo antes de las diez y después de las cinco. Evite la hora punta, hasta las nueve y media, y uno de los dos miradores. Lleve efectivo y mire hacia arriba: los restaurantes empiezan en el cuarto piso.',
    },
    it_IT: {
      title: 'Come camminare a Tokyo',
      summary:
        'Una città di villaggi uniti dal treno: come e in quale stagione si cammina meglio a Tokyo, e che cosa tralasciare.',
      markdown:
        'Tokyo non è una città ma tanti villaggi lungo una ferrovia. Prenda il treno dall’uno all’altro e cammini al loro interno: Yanaka al mattino, quando aprono i templi, Asakusa prima dei pullman, Shimokitazawa o Kagurazaka verso sera. Due quartieri al giorno bastano, e il meglio sta a dieci minuti dalla stazione. Da fine ottobre ai primi di dicembre l’aria è limpida e mite; aprile è bello e affollato; in luglio e agosto cammini solo prima delle dieci e dopo le cinque. Eviti l’ora di punta, fino alle nove e mezza, e una delle due terrazze panoramiche. Porti contanti e guardi in alto: i ristoranti cominciano al quarto piano.',
    },
    ru_RU: {
      title: 'Как гулять по Токио',
      summary:
        'Город из деревень, соединённых железной дорогой: как и в какое время года гулять по Токио и что можно пропустить.',
      markdown:
        'Токио — не один город, а множество деревень вдоль железной дороги. Между ними ездите на поезде, а внутри ходите пешком: утром по Янаке, когда открываются храмы, по Асакусе, пока не приехали автобусы, к вечеру по Симокитадзаве или Кагурадзаке. Двух районов в день достаточно, а лучшее лежит в десяти минутах от станции. С конца октября до начала декабря ясно и мягко; апрель прекрасен и многолюден; в июле и августе гуляйте только до десяти утра и после пяти вечера. Пропустите час пик до половины десятого и одну из двух смотровых площадок. Возьмите наличные и смотрите вверх: рестораны начинаются с четвёртого этажа.',
    },
    ja_JP: {
      title: '東京の歩き方',
      summary:
        '線路でつながったいくつもの村としての東京。どの季節に、どの町を、どの時間に歩くとよいか、そして何を省いてよいかを、朝から夕方までの順にまとめました。初めての方にもどうぞ。',
      markdown:
        '東京は一つの都市というより、線路に沿って並ぶたくさんの村です。村から村へは電車で移り、その中は足で歩きましょう。朝はお寺の門が開く谷中、観光バスが来る前の浅草、夕方は下北沢か神楽坂。一日に二つの町で十分で、よいところは駅から十分ほど離れた場所にあります。十月の終わりから十二月の初めは空気が澄んで穏やかです。四月は美しいぶん混み合い、七月と八月は朝十時前と夕方五時以降だけ歩くのが賢明です。九時半までの通勤時間と、二つある展望台のうち一つは省いてかまいません。現金を少し持ち、ときどき上を見てください。食事の店は四階から始まることもあります。',
    },
  },
};
