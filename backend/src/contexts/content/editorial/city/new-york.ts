import type { EditorialEntry } from '../editorial-entry.js';

export const newYork: EditorialEntry = {
  kind: 'city',
  slug: 'new-york',
  position: 8,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk New York',
      summary:
        'One end of Manhattan a day, counted in blocks: how New York is best walked, in which months, and what to leave out.',
      markdown:
        'New York is easy to read: the numbers climb northward, a short block takes a minute, a long one three or four. Walk one end of Manhattan a day. South of Houston Street the numbers stop, and [Lower Manhattan](/tour/new-york-lower-manhattan) is a tangle that leads to the Brooklyn Bridge; stay on the far shore until the windows light up. Another day, go hungry to [Greenwich Village](/tour/new-york-greenwich-village-food), then follow the High Line, a freight railway turned garden. In Central Park keep to the north, where the woods hide the towers. Late April to June and mid-September to early November are kindest; in August the subway platforms are ovens. Leave out Times Square and all the high decks but one, and step aside when you want to look up: nobody else is standing still.',
    },
    fr_FR: {
      title: 'Comment parcourir New York',
      summary:
        'Un bout de Manhattan par jour, en comptant les rues : comment et quand marcher dans New York, et ce qu’on peut laisser.',
      markdown:
        'New York se lit sans peine : les numéros montent vers le nord, un bloc court prend une minute, un bloc long trois ou quatre. Marchez un bout de Manhattan par jour. Au sud de Houston Street, les numéros s’arrêtent, et [Lower Manhattan](/tour/new-york-lower-manhattan) est un écheveau qui conduit au pont de Brooklyn ; restez sur l’autre rive jusqu’à ce que les fenêtres s’allument. Un autre jour, allez le ventre vide à [Greenwich Village](/tour/new-york-greenwich-village-food), puis suivez la High Line, voie de marchandises devenue jardin. À Central Park, préférez le nord, où les bois cachent les tours. De fin avril à juin et de la mi-septembre au début de novembre, tout est plus doux ; en août, les quais du métro sont des fours. Laissez Times Square et toutes les terrasses panoramiques sauf une, et rangez-vous pour lever les yeux : personne d’autre ne s’arrête.',
    },
    de_DE: {
      title: 'Wie man durch New York geht',
      summary:
        'Jeden Tag ein Stück Manhattan, in Blöcken gezählt: wie und wann man durch New York geht und was man dabei weglässt.',
      markdown:
        'New York liest sich leicht: Die Nummern steigen nach Norden, ein kurzer Block dauert eine Minute, ein langer drei oder vier. Nehmen Sie sich jeden Tag ein Stück Manhattan vor. Südlich der Houston Street hören die Nummern auf, und [Lower Manhattan](/tour/new-york-lower-manhattan) ist ein Gewirr, das zur Brooklyn Bridge führt; bleiben Sie am anderen Ufer, bis die Fenster leuchten. Ein andermal gehen Sie hungrig nach [Greenwich Village](/tour/new-york-greenwich-village-food) und danach über die High Line, eine zum Garten gewordene Güterbahn. Im Central Park halten Sie sich nördlich, wo der Wald die Türme verdeckt. Ende April bis Juni und Mitte September bis Anfang November sind am freundlichsten; im August glühen die Bahnsteige der U-Bahn. Lassen Sie den Times Square aus und alle Aussichtsetagen bis auf eine, und treten Sie zur Seite, wenn Sie hinaufschauen: Sonst steht hier niemand still.',
    },
    es_ES: {
      title: 'Cómo caminar por Nueva York',
      summary:
        'Cada día un trozo de Manhattan, contado en manzanas: cómo y cuándo se camina mejor por Nueva York, y qué dejar fuera.',
      markdown:
        'Nueva York se lee con facilidad: los números suben hacia el norte, una manzana corta se anda en un minuto y una larga en tres o cuatro. Camine cada día un trozo de Manhattan. Al sur de Houston Street se acaban los números, y el [Bajo Manhattan](/tour/new-york-lower-manhattan) es una maraña que lleva al puente de Brooklyn; quédese en la otra orilla hasta que se enciendan las ventanas. Otro día vaya con hambre a [Greenwich Village](/tour/new-york-greenwich-village-food) y siga luego por la High Line, una vía de mercancías convertida en jardín. En Central Park prefiera el norte, donde el bosque tapa las torres. De finales de abril a junio y de mediados de septiembre a principios de noviembre es la mejor época; en agosto los andenes del metro son hornos. Prescinda de Times Square y de todos los miradores menos uno, y hágase a un lado para mirar arriba: nadie más está parado.',
    },
    it_IT: {
      title: 'Come camminare a New York',
      summary:
        'Ogni giorno un pezzo di Manhattan, contando gli isolati: come e quando camminare a New York, e che cosa tralasciare.',
      markdown:
        'New York si legge facilmente: i numeri salgono verso nord, un isolato corto richiede un minuto, uno lungo tre o quattro. Percorra ogni giorno un pezzo di Manhattan. A sud di Houston Street i numeri finiscono, e [Lower Manhattan](/tour/new-york-lower-manhattan) è un groviglio che porta al ponte di Brooklyn; rimanga sull’altra riva finché non si accendono le finestre. Un altro giorno vada con appetito al [Greenwich Village](/tour/new-york-greenwich-village-food), poi segua la High Line, una ferrovia merci diventata giardino. A Central Park scelga il nord, dove il bosco nasconde le torri. Da fine aprile a giugno e da metà settembre ai primi di novembre il clima è più gentile; ad agosto le banchine della metropolitana sono forni. Lasci perdere Times Square e tutte le terrazze in quota tranne una, e si faccia da parte per guardare in su: nessun altro sta fermo.',
    },
    ru_RU: {
      title: 'Как гулять по Нью-Йорку',
      summary:
        'Каждый день — один край Манхэттена, а расстояния в кварталах: как и когда гулять по Нью-Йорку и что пропустить.',
      markdown:
        'Нью-Йорк читается легко: номера растут к северу, короткий квартал — это минута ходьбы, длинный — три или четыре. Проходите за день один край Манхэттена. К югу от Хаустон-стрит номера кончаются, и [Нижний Манхэттен](/tour/new-york-lower-manhattan) превращается в клубок, который выводит к Бруклинскому мосту; побудьте на том берегу, пока не загорятся окна. В другой день приходите голодными в [Гринвич-Виллидж](/tour/new-york-greenwich-village-food), а потом идите по Хай-Лайну, товарной железной дороге, ставшей садом. В Центральном парке держитесь севера, где лес заслоняет башни. Лучшее время — с конца апреля по июнь и с середины сентября до начала ноября; в августе на платформах метро пекло. Пропустите Таймс-сквер и все смотровые площадки, кроме одной, а чтобы взглянуть вверх, отойдите в сторону: больше здесь никто не стоит на месте.',
    },
    ja_JP: {
      title: 'ニューヨークの歩き方',
      summary:
        '一日にマンハッタンの片端だけを、ブロックで数えながら。ニューヨークをいつ、どのように歩くとよいか、そして何を省いてよいかを、季節や夕暮れの過ごし方とあわせてまとめました。',
      markdown:
        'ニューヨークは道に迷いにくい街です。通りの番号は北へ行くほど大きくなり、短いブロックなら一分、長いブロックなら三、四分。一日に歩くのは、マンハッタンの片端だけにしましょう。ハウストン通りから南では番号が尽き、[ロウアー・マンハッタン](/tour/new-york-lower-manhattan)のもつれた道がブルックリン橋へ続きます。対岸に渡ったら、窓に明かりがともるまで待ってみてください。別の日はおなかを空かせて[グリニッチ・ヴィレッジ](/tour/new-york-greenwich-village-food)へ行き、それから貨物線を庭園に変えたハイラインをたどります。セントラル・パークは、森が高層ビルを隠してくれる北側がお勧めです。過ごしやすいのは四月の終わりから六月、九月半ばから十一月初め。八月の地下鉄のホームは蒸し風呂です。タイムズ・スクエアは省き、展望台は一つで十分。見上げたいときは脇へ寄りましょう。立ち止まる人はほかにいません。',
    },
  },
};
