import type { EditorialEntry } from '../editorial-entry.js';

export const munich: EditorialEntry = {
  kind: 'city',
  slug: 'munich',
  position: 44,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Munich',
      summary:
        'Bring your own bread to the beer garden: market in the morning, galleries on Sunday for a euro, the river whenever the sun is out.',
      markdown:
        'Munich calls itself a village and behaves like one at the market: [on the Viktualienmarkt](/tour/munich-viktualienmarkt-food-walk) by ten there is white sausage, which custom forbids after the noon bells, with sweet mustard and a pretzel. From there walk under the arcades to the Hofgarten and on into the English Garden, larger than Central Park, where at the southern edge the Eisbach bursts out from under a bridge. The rule of beer gardens is simple: where no cloth lies on the table you may unpack your own food. Sundays cost one euro in the Pinakotheken and close all shops. South of the German Museum the Isar has gravel banks for swimming. June to September is for outdoors, and when the föhn blows the Alps stand at the end of the street. Oktoberfest begins in September and triples the rates. Take the U-Bahn; skip the glockenspiel’s second half.',
    },
    fr_FR: {
      title: 'Comment parcourir Munich',
      summary:
        'Apportez votre pain au Biergarten : le marché le matin, les musées à un euro le dimanche, la rivière dès qu’il fait soleil.',
      markdown:
        'Munich se dit village, et se conduit comme tel au marché : [sur le Viktualienmarkt](/tour/munich-viktualienmarkt-food-walk), dès dix heures, paraît la saucisse blanche, que la coutume interdit après les cloches de midi, avec moutarde douce et bretzel. De là, passez sous les arcades jusqu’au Hofgarten, puis au Jardin anglais, plus vaste que Central Park ; à son bord sud, l’Eisbach jaillit de sous un pont. La loi des Biergarten est simple : si la table n’a pas de nappe, on y déballe ses provisions. Le dimanche, les Pinacothèques coûtent un euro et toutes les boutiques sont closes. En amont du Deutsches Museum, l’Isar a des grèves où l’on se baigne. De juin à septembre on vit dehors, et quand souffle le foehn, les Alpes se dressent au bout de la rue. L’Oktoberfest commence en septembre et triple les prix. Prenez l’U-Bahn, et laissez la seconde moitié du carillon.',
    },
    de_DE: {
      title: 'Wie man durch München geht',
      summary:
        'Das Brot bringt man in den Biergarten selbst mit: morgens Markt, sonntags Museen für einen Euro, und bei Sonne immer an die Isar.',
      markdown:
        'München nennt sich ein Dorf und benimmt sich auf dem Markt auch so: [Auf dem Viktualienmarkt](/tour/munich-viktualienmarkt-food-walk) gibt es ab zehn Weißwurst, die nach dem Mittagsläuten nicht mehr auf den Tisch gehört, mit süßem Senf und Brezn. Von dort geht man unter den Arkaden zum Hofgarten und weiter in den Englischen Garten, größer als der Central Park, an dessen Südrand der Eisbach unter einer Brücke hervorschießt. Die Regel im Biergarten ist einfach: Wo keine Tischdecke liegt, darf man die eigene Brotzeit auspacken. Sonntags kosten die Pinakotheken einen Euro, und alle Läden sind zu. Südlich vom Deutschen Museum hat die Isar Kiesbänke zum Baden. Juni bis September lebt man draußen, und bei Föhn stehen die Alpen am Ende der Straße. Das Oktoberfest fängt im September an und verdreifacht die Zimmerpreise. Fahren Sie U-Bahn, und schenken Sie sich die zweite Hälfte vom Glockenspiel.',
    },
    es_ES: {
      title: 'Cómo caminar por Múnich',
      summary:
        'Al Biergarten se lleva el pan de casa: mercado por la mañana, museos a un euro el domingo y el río en cuanto sale el sol.',
      markdown:
        'Múnich dice ser un pueblo, y en el mercado lo es: [en el Viktualienmarkt](/tour/munich-viktualienmarkt-food-walk), desde las diez, hay salchicha blanca, que la costumbre veda tras las campanas del mediodía, con mostaza dulce y un bretzel. De allí, bajo los soportales, se va al Hofgarten y al Jardín Inglés, mayor que Central Park, en cuyo borde sur el Eisbach sale a borbotones de debajo de un puente. La ley del Biergarten es sencilla: donde la mesa no tiene mantel, puede uno sacar su merienda. El domingo las Pinacotecas cuestan un euro y cierran todas las tiendas. Al sur del Deutsches Museum el Isar forma playas de grava para bañarse. De junio a septiembre se vive fuera y, cuando sopla el foehn, los Alpes se plantan al final de la calle. La Oktoberfest empieza en septiembre y triplica los precios. Tome el U-Bahn y ahórrese la segunda mitad del carillón.',
    },
    it_IT: {
      title: 'Come camminare a Monaco di Baviera',
      summary:
        'Al Biergarten il pane si porta da casa: mercato la mattina, musei a un euro la domenica, il fiume appena c’è il sole.',
      markdown:
        'Monaco si dice un villaggio, e al mercato lo è davvero: [al Viktualienmarkt](/tour/munich-viktualienmarkt-food-walk), dalle dieci, c’è la salsiccia bianca, che l’usanza vieta dopo le campane di mezzogiorno, con senape dolce e un brezel. Di lì, sotto i portici, si va allo Hofgarten e poi nel Giardino Inglese, più vasto di Central Park, al cui margine sud l’Eisbach sbuca impetuoso da sotto un ponte. La legge del Biergarten è semplice: dove il tavolo è senza tovaglia si può aprire la propria merenda. La domenica le Pinacoteche costano un euro e tutti i negozi sono chiusi. A sud del Deutsches Museum l’Isar ha greti dove fare il bagno. Da giugno a settembre si vive fuori, e quando soffia il föhn le Alpi stanno in fondo alla strada. L’Oktoberfest comincia a settembre e triplica i prezzi. Prenda la U-Bahn, e si risparmi la seconda metà del carillon.',
    },
    ru_RU: {
      title: 'Как гулять по Мюнхену',
      summary:
        'В пивной сад хлеб приносят с собой: утром рынок, в воскресенье музеи за евро, а река — едва выглянет солнце.',
      markdown:
        'Мюнхен зовёт себя деревней и на рынке ведёт себя соответственно: [на Виктуалиенмаркте](/tour/munich-viktualienmarkt-food-walk) с десяти едят белые колбаски, которые после полуденного звона обычай не велит, со сладкой горчицей и брецелем. Оттуда под аркадами идите в Хофгартен и дальше, в Английский сад, он больше Центрального парка Нью-Йорка; у его южного края из-под моста вырывается Айсбах. Закон пивного сада прост: где стол без скатерти, там можно разложить свою еду. По воскресеньям Пинакотеки стоят один евро, а магазины закрыты все. К югу от Немецкого музея на Изаре галечные отмели, там купаются. С июня по сентябрь живут на воздухе, а когда дует фён, Альпы встают в конце улицы. Октоберфест начинается в сентябре и утраивает цены. Ездите на метро и пропустите вторую половину курантов.',
    },
    ja_JP: {
      title: 'ミュンヘンの歩き方',
      summary:
        'ビアガーデンにはパンを持参で。朝は市場、日曜の美術館は一ユーロ、日が出たら川へ。村のように気さくなミュンヘンの、季節と曜日に合わせた歩き方です。',
      markdown:
        'ミュンヘンは自らを「村」と呼び、市場ではその通りに振る舞います。[ヴィクトゥアーリエン市場](/tour/munich-viktualienmarkt-food-walk)では十時から白ソーセージを。正午の鐘のあとには食べない習わしで、甘い芥子とプレッツェルを添えます。そこから拱廊をくぐってホーフガルテンへ、さらにニューヨークの公園より広いイギリス庭園へ。南の端では、アイスバッハ川が橋の下から勢いよく飛び出してきます。ビアガーデンの決まりは一つ、布の敷かれていない卓なら食べ物を広げてかまいません。日曜のピナコテークはどれも一ユーロで、店はみな閉まります。ドイツ博物館の南ではイーザル川の砂利の岸で泳げます。六月から九月は外で暮らす季節。フェーンが吹くと、通りの先にアルプスが立ち上がります。オクトーバーフェストは九月に始まり、宿代は三倍。移動は地下鉄で。仕掛け時計の後半は見なくてもかまいません。',
    },
  },
};
