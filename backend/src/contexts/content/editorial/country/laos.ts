import type { EditorialEntry } from '../editorial-entry.js';

export const laos: EditorialEntry = {
  kind: 'country',
  slug: 'laos',
  position: 205,
  details: { cities: ['luang-prabang'], tours: [] },
  texts: {
    en_US: {
      title: 'Laos',
      summary:
        'Rice that is eaten from the hand, a bamboo bridge that is rebuilt after the rains, and white threads around the wrist.',
      markdown:
        'Rice here is sticky: it comes in a small basket and is kneaded with the fingers into a ball that takes up the sauce. In [Luang Prabang](/city/luang-prabang) a bamboo footbridge over the Nam Khan is put up anew when the water falls after the rains, and taken away before it rises; after dark a market fills Sisavangvong Road. By slow boat down the Mekong, from Houayxay on the Thai border, the journey takes two days, with a night in Pakbeng. At a baci guests have white cotton threads tied to their wrists, and keep them on for three days at least.',
    },
    fr_FR: {
      title: 'Laos',
      summary:
        'Un riz qui se mange à la main, un pont de bambou refait après les pluies et des fils blancs noués au poignet.',
      markdown:
        'Le riz, ici, est gluant : il arrive dans un petit panier, et l’on en pétrit du bout des doigts une boule qui prend la sauce. À [Luang Prabang](/city/luang-prabang), une passerelle de bambou sur la Nam Khan est remontée quand l’eau baisse après les pluies, et ôtée avant qu’elle ne monte ; la nuit tombée, un marché emplit la rue Sisavangvong. Par le bateau lent qui descend le Mékong depuis Houayxay, à la frontière thaïlandaise, il faut deux jours, avec une nuit à Pakbeng. Au baci, on noue aux poignets des invités des fils de coton blanc, qu’ils gardent au moins trois jours.',
    },
    de_DE: {
      title: 'Laos',
      summary:
        'Reis, den man mit der Hand isst, eine Bambusbrücke, die nach dem Regen neu gebaut wird, und weiße Fäden am Handgelenk.',
      markdown:
        'Der Reis ist hier klebrig: Er kommt im Körbchen, und man knetet ihn mit den Fingern zu einer Kugel, die die Soße aufnimmt. In [Luang Prabang](/city/luang-prabang) baut man einen Bambussteg über den Nam Khan neu, wenn das Wasser nach der Regenzeit fällt, und nimmt ihn weg, bevor es steigt; nach Einbruch der Dunkelheit füllt ein Markt die Sisavangvong-Straße. Mit dem langsamen Boot den Mekong hinab, ab Houayxay an der thailändischen Grenze, dauert es zwei Tage, mit einer Nacht in Pakbeng. Beim Baci bindet man den Gästen weiße Baumwollfäden um, und sie tragen sie mindestens drei Tage.',
    },
    es_ES: {
      title: 'Laos',
      summary:
        'Arroz que se come con la mano, un puente de bambú que se rehace tras las lluvias e hilos blancos en la muñeca.',
      markdown:
        'El arroz aquí es glutinoso: llega en un cestito y con los dedos se amasa una bola que recoge la salsa. En [Luang Prabang](/city/luang-prabang) se monta de nuevo una pasarela de bambú sobre el Nam Khan cuando el agua baja después de las lluvias, y se quita antes de que suba; al anochecer un mercado llena la calle Sisavangvong. En el barco lento que baja por el Mekong desde Houayxay, en la frontera tailandesa, se tardan dos días, con una noche en Pakbeng. En el baci se atan a los invitados hilos blancos de algodón en las muñecas, y los llevan al menos tres días.',
    },
    it_IT: {
      title: 'Laos',
      summary:
        'Riso che si mangia con le mani, un ponte di bambù rifatto dopo le piogge e fili bianchi annodati al polso.',
      markdown:
        'Il riso qui è glutinoso: arriva in un cestino, e con le dita se ne fa una pallina che raccoglie la salsa. A [Luang Prabang](/city/luang-prabang) si rimonta una passerella di bambù sul Nam Khan quando l’acqua cala dopo le piogge, e la si toglie prima che risalga; al calar del buio un mercato riempie la via Sisavangvong. Con il battello lento che scende il Mekong da Houayxay, al confine thailandese, ci vogliono due giorni, con una notte a Pakbeng. Al baci si legano ai polsi degli ospiti fili bianchi di cotone, e li si porta per almeno tre giorni.',
    },
    ru_RU: {
      title: 'Лаос',
      summary:
        'Рис, который едят руками, бамбуковый мост, который после дождей строят заново, и белые нити на запястье.',
      markdown:
        'Рис здесь клейкий: его подают в корзинке и пальцами скатывают в шарик, которым берут соус. В [Луангпхабанге](/city/luang-prabang), когда после дождей вода спадает, через реку Намкхан заново ставят бамбуковый мостик, а перед подъёмом воды его убирают; с темнотой улицу Сисавангвонг занимает рынок. Медленная лодка вниз по Меконгу от Хуайсая, что на границе с Таиландом, идёт два дня с ночёвкой в Пакбенге. На обряде баси гостям повязывают на запястья белые хлопковые нити, и носят их не меньше трёх дней.',
    },
    ja_JP: {
      title: 'ラオス',
      summary: '手で食べるもち米、雨季のあとに架け直す竹の橋、そして手首に結ぶ白い糸があります。',
      markdown:
        '主食はもち米です。小さな籠に入って出てくるので、指で丸めて、たれをつけて食べます。[ルアンパバーン](/city/luang-prabang)では、雨季が終わって水が引くとナムカーン川に竹の橋が架け直され、水かさが増す前に外されます。日が暮れると、シーサワンウォン通りは市場になります。タイ国境のフアイサーイからメコン川を下るスローボートは、パークベンで1泊して2日がかりです。バーシーの儀式では客の手首に白い木綿の糸を結び、少なくとも3日は外しません。',
    },
  },
};
