import type { EditorialEntry } from '../editorial-entry.js';

export const senegal: EditorialEntry = {
  kind: 'country',
  slug: 'senegal',
  position: 122,
  details: { cities: ['dakar', 'saint-louis-sn'], tours: [] },
  texts: {
    en_US: {
      title: 'Senegal',
      summary:
        'One bowl for everybody at lunch, three rounds of tea after it, and coffee with forest pepper from a cart.',
      markdown:
        'Lunch is one bowl for all: rice and fish, thiéboudienne, and everyone keeps to the part in front of them while the hostess pushes pieces of fish across. [Saint-Louis](/city/saint-louis-sn) says that it was invented there. Afterward comes attaya, green tea in three rounds that may take an hour, the first bitter and the last sweet. In [Dakar](/city/dakar) men with carts sell café Touba, spiced with a pepper from the forest, and on Fridays the streets fill with starched boubous. Greet at length before you ask.',
    },
    fr_FR: {
      title: 'Sénégal',
      summary:
        'Un seul plat pour tous à midi, trois tournées de thé ensuite et, sur une charrette, un café au poivre de la forêt.',
      markdown:
        'À midi, un plat pour tous : riz et poisson, le thiéboudienne, où chacun reste devant sa part pendant que la maîtresse de maison pousse les morceaux vers les convives. [Saint-Louis](/city/saint-louis-sn) dit l’avoir inventé. Vient ensuite l’attaya, un thé vert en trois tournées qui peuvent durer une heure, la première amère et la dernière sucrée. À [Dakar](/city/dakar), des hommes à charrette vendent le café Touba, relevé d’un poivre de la forêt, et le vendredi les rues se remplissent de boubous amidonnés. Saluez longuement avant de demander.',
    },
    de_DE: {
      title: 'Senegal',
      summary:
        'Mittags eine Schüssel für alle, danach drei Runden Tee und vom Karren ein Kaffee mit Pfeffer aus dem Wald.',
      markdown:
        'Mittags steht eine Schüssel für alle da: Reis und Fisch, Thiéboudienne; jeder bleibt bei dem Teil vor sich, und die Gastgeberin schiebt die Fischstücke hinüber. [Saint-Louis](/city/saint-louis-sn) will das Gericht erfunden haben. Danach kommt Attaya, grüner Tee in drei Runden, die eine Stunde dauern können, die erste bitter, die letzte süß. In [Dakar](/city/dakar) verkaufen Männer vom Karren Café Touba, gewürzt mit einem Pfeffer aus dem Wald, und freitags füllen sich die Straßen mit gestärkten Boubous. Grüßen Sie ausführlich, bevor Sie fragen.',
    },
    es_ES: {
      title: 'Senegal',
      summary:
        'Una sola fuente para todos al mediodía, tres rondas de té después y café con pimienta del bosque en un carrito.',
      markdown:
        'Al mediodía hay una fuente para todos: arroz con pescado, el thiéboudienne; cada cual se queda en su lado y la anfitriona va empujando trozos de pescado hacia los demás. [San Luis](/city/saint-louis-sn) dice haberlo inventado. Luego viene el attaya, té verde en tres rondas que pueden durar una hora, la primera amarga y la última dulce. En [Dakar](/city/dakar) unos hombres con carrito venden café Touba, aderezado con una pimienta del bosque, y los viernes las calles se llenan de bubús almidonados. Salude largamente antes de preguntar.',
    },
    it_IT: {
      title: 'Senegal',
      summary:
        'Un solo piatto per tutti a pranzo, poi tre giri di tè e, da un carretto, il caffè con il pepe della foresta.',
      markdown:
        'A pranzo c’è un piatto per tutti: riso e pesce, il thiéboudienne; ognuno resta dalla sua parte, e la padrona di casa spinge i pezzi di pesce verso gli altri. [Saint-Louis](/city/saint-louis-sn) dice di averlo inventato. Segue l’attaya, tè verde in tre giri che possono durare un’ora, il primo amaro e l’ultimo dolce. A [Dakar](/city/dakar) uomini con un carretto vendono il café Touba, aromatizzato con un pepe della foresta, e il venerdì le strade si riempiono di bubù inamidati. Saluti a lungo prima di chiedere.',
    },
    ru_RU: {
      title: 'Сенегал',
      summary: 'Одна миска на всех в обед, три круга чая после него и кофе с лесным перцем с тележки.',
      markdown:
        'Обед подают в одной миске на всех: рис с рыбой, тьебудьен; каждый ест со своего края, а хозяйка подвигает гостям куски рыбы. В [Сен-Луи](/city/saint-louis-sn) говорят, что придумали его там. Потом пьют аттайю, зелёный чай в три круга, на которые уходит порой целый час: первый горький, последний сладкий. В [Дакаре](/city/dakar) с тележек продают кофе туба, приправленный лесным перцем, а по пятницам на улицах полно накрахмаленных бубу. Прежде чем спросить, поздоровайтесь не спеша.',
    },
    ja_JP: {
      title: 'セネガル',
      summary: '昼は一つの大皿を皆で囲み、食後のお茶は三度。屋台のコーヒーには森の胡椒が入ります。',
      markdown:
        '昼食は大皿一つを皆で囲みます。魚とご飯のチェブジェンで、それぞれ自分の前だけを食べ、もてなす女性が魚の身を客のほうへ寄せてくれます。[サン・ルイ](/city/saint-louis-sn)は、この料理の発祥の地を名乗ります。食後は緑茶のアターヤ。3杯に1時間かけることもあり、最初は苦く、最後は甘くなります。[ダカール](/city/dakar)では、森で採れる胡椒を利かせたカフェ・トゥーバを手押し車で売っています。金曜には、糊の利いたブーブーを着た人で通りがいっぱいになります。何かを尋ねる前に、まずゆっくりと挨拶をしましょう。',
    },
  },
};
