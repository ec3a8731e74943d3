import type { EditorialEntry } from '../editorial-entry.js';

export const kyoto: EditorialEntry = {
  kind: 'city',
  slug: 'kyoto',
  position: 20,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Kyoto',
      summary:
        'Two thousand temples are too many: choose three, one at dawn, one in the hills, one unknown, and let the river lead you home.',
      markdown:
        'Kyoto is flat in the middle and wooded at the rim, and the best of it lies where the two meet. Walk the eastern foot of the hills, from the canal of the Philosopher’s Path down to Kiyomizu; or climb behind Fushimi Inari, where the crowd ends twenty minutes up and the red gates do not. At noon there is Nishiki, a covered market one lane wide. Evening belongs [to Gion](/tour/kyoto-gion-evening): lanterns, wooden lattices, and private lanes that are not to be photographed. The subway draws a cross under the grid, and trains on both sides are quicker than any bus. Cherry trees bloom around the first days of April, maples redden in the second half of November, and both fill every inn; in January, snow on a roof is worth the cold. Eat tofu in hot water, pickles, and mackerel pressed on rice. If three temples are enough for one day, two are better.',
    },
    fr_FR: {
      title: 'Comment parcourir Kyoto',
      summary:
        'Deux mille temples, c’est trop : choisissez-en trois, l’un à l’aube, l’un dans les bois, l’un inconnu, et rentrez par la rivière.',
      markdown:
        'Kyoto est plate au milieu et boisée sur les bords ; le meilleur se trouve à la couture. Suivez le pied des collines de l’est, du canal du chemin de la Philosophie jusqu’au Kiyomizu, ou montez derrière Fushimi Inari, où la foule s’arrête après vingt minutes, mais pas les portiques rouges. À midi, Nishiki est un marché couvert large d’une allée. Le soir revient [à Gion](/tour/kyoto-gion-evening) : lanternes, treillis de bois et ruelles privées qu’on ne photographie pas. Le métro trace une croix sous le damier, et de part et d’autre les trains devancent les bus. Les cerisiers fleurissent aux premiers jours d’avril, les érables rougissent dans la seconde quinzaine de novembre, et tout est complet ; en janvier, la neige sur un toit vaut le froid. Mangez du tofu chaud, des légumes saumurés, du maquereau sur du riz. Trois temples par jour suffisent, deux valent mieux.',
    },
    de_DE: {
      title: 'Wie man durch Kyoto geht',
      summary:
        'Zweitausend Tempel sind zu viele: Nehmen Sie drei, einen im Morgengrauen, einen im Wald, einen unbekannten, und den Fluss als Heimweg.',
      markdown:
        'Kyoto ist in der Mitte flach und am Rand bewaldet, und das Schönste liegt an der Naht. Folgen Sie dem Fuß der Osthügel, vom Kanal des Philosophenwegs bis zum Kiyomizu, oder steigen Sie hinter Fushimi Inari hinauf, wo nach zwanzig Minuten das Gedränge endet, die roten Tore aber nicht. Mittags geht man über den Nishiki, einen überdachten Markt von einer Gasse Breite. Der Abend gehört [Gion](/tour/kyoto-gion-evening): Laternen, Holzgitter und private Gassen, in denen nicht fotografiert wird. Die U-Bahn zeichnet ein Kreuz unter das Straßengitter, und die Züge zu beiden Seiten sind schneller als jeder Bus. Die Kirschen blühen um die ersten Apriltage, der Ahorn rötet sich in der zweiten Novemberhälfte, beides füllt jedes Gasthaus; im Januar lohnt Schnee auf einem Dach die Kälte. Essen Sie heißen Tofu, Eingelegtes, Makrele auf Reis. Drei Tempel sind für einen Tag genug, zwei sind besser.',
    },
    es_ES: {
      title: 'Cómo caminar por Kioto',
      summary:
        'Dos mil templos son demasiados: elija tres, uno al alba, otro en el bosque y otro desconocido, y vuelva siguiendo el río.',
      markdown:
        'Kioto es llana en el centro y boscosa en los bordes, y lo mejor queda en la costura. Siga el pie de las colinas del este, desde el canal del Paseo de la Filosofía hasta Kiyomizu, o suba por detrás de Fushimi Inari: a los veinte minutos se acaba el gentío, pero no los pórticos rojos. A mediodía está Nishiki, mercado cubierto del ancho de un pasillo. La noche pertenece [a Gion](/tour/kyoto-gion-evening): faroles, celosías de madera y callejas privadas que no se fotografían. El metro dibuja una cruz bajo la cuadrícula y, a ambos lados, los trenes ganan a cualquier autobús. Los cerezos florecen en los primeros días de abril y los arces enrojecen en la segunda quincena de noviembre, con todo lleno; en enero, la nieve sobre un tejado bien vale el frío. Coma tofu caliente, encurtidos y caballa sobre arroz. Tres templos al día bastan; dos son mejores.',
    },
    it_IT: {
      title: 'Come camminare a Kyoto',
      summary:
        'Duemila templi sono troppi: ne scelga tre, uno all’alba, uno nel bosco, uno ignoto, e torni a casa lungo il fiume.',
      markdown:
        'Kyoto è piatta in mezzo e boscosa ai margini, e il meglio sta sulla cucitura. Segua i piedi delle colline orientali, dal canale del Sentiero del Filosofo fino al Kiyomizu, oppure salga dietro Fushimi Inari: dopo venti minuti la folla finisce, i portali rossi no. A mezzogiorno c’è Nishiki, mercato coperto largo quanto un corridoio. La sera spetta [a Gion](/tour/kyoto-gion-evening): lanterne, grate di legno e vicoli privati che non si fotografano. La metropolitana disegna una croce sotto la scacchiera, e ai due lati i treni battono qualunque autobus. I ciliegi fioriscono nei primi giorni d’aprile, gli aceri arrossiscono nella seconda metà di novembre, ed è tutto esaurito; a gennaio la neve su un tetto vale il freddo. Mangi tofu caldo, verdure in salamoia, sgombro sul riso. Tre templi in un giorno bastano, due sono meglio.',
    },
    ru_RU: {
      title: 'Как гулять по Киото',
      summary:
        'Две тысячи храмов — это слишком: выберите три, один на рассвете, один в лесу и один безвестный, а домой идите вдоль реки.',
      markdown:
        'В середине Киото ровный, по краям лесистый, и лучшее лежит на шве. Идите подножием восточных холмов, от канала Тропы философа к Киёмидзу, или поднимитесь за святилище Фусими-Инари: через двадцать минут толпа кончится, а красные ворота нет. Днём загляните на Нисики, крытый рынок шириной в один проход. Вечер принадлежит [Гиону](/tour/kyoto-gion-evening): фонари, деревянные решётки и частные переулки, где снимать нельзя. Метро чертит крест под сеткой улиц, а поезда по обе стороны от него быстрее любого автобуса. Вишни цветут в первых числах апреля, клёны краснеют во второй половине ноября, и тогда заняты все гостиницы; в январе снег на крыше стоит мороза. Ешьте горячий тофу, соленья и скумбрию на рисе. Трёх храмов в день достаточно, двух — ещё лучше.',
    },
    ja_JP: {
      title: '京都の歩き方',
      summary:
        '寺は二千もあります。三つだけ選びましょう。明け方に一つ、山あいに一つ、名の知られていないところを一つ。帰りは川に沿って。京都の四季と一日の歩き方です。',
      markdown:
        '京都は真ん中が平らで、縁は木々に囲まれています。よいものは、その境目にあります。哲学の道の疏水から清水寺まで東山の麓をたどるか、伏見稲荷の奥へ登るか。二十分も上れば人波は途切れますが、朱の鳥居はまだ続きます。昼は、幅が路地一本ほどの錦市場へ。夜は[祇園](/tour/kyoto-gion-evening)の時間です。提灯と木の格子、そして撮影してはいけない私道があります。地下鉄は碁盤の目の下に十字を描き、その両側では電車がどのバスより早く着きます。桜は四月の初め、紅葉は十一月の後半で、どちらも宿が埋まります。一月、屋根に積もる雪には寒さを忍ぶ値打ちがあります。湯豆腐に漬物、それから鯖寿司をどうぞ。一日に回る寺は三つで足ります。二つならなおよいでしょう。',
    },
  },
};
