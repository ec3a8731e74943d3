import type { EditorialEntry } from '../editorial-entry.js';

export const costaRica: EditorialEntry = {
  kind: 'country',
  slug: 'costa-rica',
  position: 221,
  details: { cities: ['san-jose'], tours: [] },
  texts: {
    en_US: {
      title: 'Costa Rica',
      summary:
        'A hundred meters means one block, the rainy months are called winter, and coffee runs through a cloth sock.',
      markdown:
        'In [San José](/city/san-jose) people give an address in meters from something everybody knows, a hundred to the block, even if the tree or the shop they count from has long gone. Coffee is poured through a cloth sock on a wooden stand, and in the Central Market, open since 1880, a stall has made a single flavor of ice cream for generations. From May to November, which people call winter, mornings are bright and rain comes after lunch: go out early. By six in the evening it is dark.',
    },
    fr_FR: {
      title: 'Costa Rica',
      summary:
        'Cent mètres veulent dire un pâté de maisons, les mois de pluie s’appellent l’hiver et le café passe dans une chaussette de toile.',
      markdown:
        'À [San José](/city/san-jose), une adresse se donne en mètres à partir d’un repère que tout le monde connaît, cent par pâté de maisons, même si l’arbre ou la boutique d’où l’on compte a disparu depuis longtemps. Le café se verse dans une chaussette de toile tendue sur un support de bois, et au marché central, ouvert depuis 1880, un comptoir ne fait depuis des générations qu’un seul parfum de glace. De mai à novembre, que l’on appelle l’hiver, le matin est clair et la pluie vient après le déjeuner : sortez tôt. À six heures du soir, il fait nuit.',
    },
    de_DE: {
      title: 'Costa Rica',
      summary:
        'Hundert Meter heißt ein Block, die Regenmonate nennt man Winter, und der Kaffee läuft durch einen Strumpf aus Stoff.',
      markdown:
        'In [San José](/city/san-jose) gibt man eine Adresse in Metern an, gezählt ab etwas, das jeder kennt, hundert je Block, auch wenn der Baum oder der Laden längst verschwunden ist. Kaffee gießt man durch einen Stoffstrumpf in einem Holzgestell, und im Zentralmarkt, den es seit 1880 gibt, macht ein Stand seit Generationen nur eine einzige Sorte Eis. Von Mai bis November, hier Winter genannt, ist der Morgen klar, und der Regen kommt nach dem Mittagessen: Gehen Sie früh los. Um sechs Uhr abends ist es dunkel.',
    },
    es_ES: {
      title: 'Costa Rica',
      summary:
        'Cien metros quieren decir una cuadra, a los meses de lluvia se les llama invierno y el café pasa por una bolsita de tela.',
      markdown:
        'En [San José](/city/san-jose) la dirección se da en metros desde algo que todos conocen, cien por cuadra, aunque el árbol o la tienda de donde se cuenta ya no exista. El café se chorrea por una bolsita de tela colgada de un soporte de madera, y en el Mercado Central, abierto desde 1880, un puesto hace desde hace generaciones un único sabor de helado. De mayo a noviembre, lo que aquí llaman invierno, la mañana es clara y la lluvia llega después del almuerzo: salga temprano. A las seis de la tarde ya es de noche.',
    },
    it_IT: {
      title: 'Costa Rica',
      summary:
        'Cento metri vogliono dire un isolato, i mesi di pioggia si chiamano inverno e il caffè passa in un calzino di stoffa.',
      markdown:
        'A [San José](/city/san-jose) un indirizzo si dà in metri a partire da qualcosa che tutti conoscono, cento per isolato, anche se l’albero o il negozio da cui si conta non c’è più da tempo. Il caffè si versa in un calzino di stoffa appeso a un supporto di legno, e al Mercato Centrale, aperto dal 1880, un banco fa da generazioni un solo gusto di gelato. Da maggio a novembre, che qui chiamano inverno, la mattina è limpida e la pioggia arriva dopo pranzo: esca presto. Alle sei di sera è buio.',
    },
    ru_RU: {
      title: 'Коста-Рика',
      summary: 'Сто метров значит один квартал, месяцы дождей зовут зимой, а кофе льют через мешочек из ткани.',
      markdown:
        'В [Сан-Хосе](/city/san-jose) адрес называют в метрах от места, которое все знают, по сто на квартал, даже если дерева или лавки, от которых считают, давно нет. Кофе проливают через тканевый мешочек на деревянной подставке, а на Центральном рынке, открытом с 1880 года, один прилавок из поколения в поколение готовит мороженое единственного вкуса. С мая по ноябрь, а это здесь называют зимой, утро ясное, дождь же приходит после обеда: выходите пораньше. К шести вечера уже темно.',
    },
    ja_JP: {
      title: 'コスタリカ',
      summary: '100メートルといえば1ブロックのこと。雨の月は「冬」と呼ばれ、コーヒーは布の袋でいれます。',
      markdown:
        '[サンホセ](/city/san-jose)では、誰もが知る目印からのメートル数で住所を伝えます。1ブロックが100メートルで、起点の木や店がとうになくなっていても変わりません。コーヒーは木の台に下げた布の袋でいれます。1880年に開いた中央市場には、何世代にもわたって1種類の味だけのアイスクリームを作る店があります。5月から11月は「冬」と呼ばれ、朝は晴れ、雨は昼食のあとに降ります。お出かけは早めがよいでしょう。夕方の6時には暗くなっています。',
    },
  },
};
