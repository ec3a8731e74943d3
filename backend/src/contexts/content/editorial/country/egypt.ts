import type { EditorialEntry } from '../editorial-entry.js';

export const egypt: EditorialEntry = {
  kind: 'country',
  slug: 'egypt',
  position: 15,
  details: {
    cities: ['cairo', 'aswan'],
    tours: ['cairo-islamic-quarter', 'cairo-giza-and-saqqara-by-car'],
  },
  texts: {
    en_US: {
      title: 'Egypt',
      summary:
        'A country as wide as its river’s water reaches, where bread and life share one word and the south is called upper.',
      markdown:
        'Nearly everybody lives on the twentieth of the land that the Nile can water; you may stand with one foot in a field and the other in the desert. Since the river flows north, Upper Egypt lies in the south, and at [Aswan](/city/aswan) boats sail upstream on the north wind and drift back. Bread is called aish, which means life. [Cairo](/city/cairo) breakfasts on beans cooked overnight, once in the embers of the bath houses. [At Saqqara](/tour/cairo-giza-and-saqqara-by-car) stands the pyramid that was tried in steps first.',
    },
    fr_FR: {
      title: 'Égypte',
      summary:
        'Un pays large comme l’eau de son fleuve peut aller, où pain et vie sont un même mot et où le sud s’appelle haut.',
      markdown:
        'Presque tout le monde vit sur le vingtième du sol que le Nil peut arroser ; on peut avoir un pied dans un champ et l’autre dans le désert. Comme le fleuve coule vers le nord, la Haute-Égypte est au sud, et à [Assouan](/city/aswan) les bateaux remontent à la voile par vent du nord et redescendent au courant. Le pain se dit aish, c’est-à-dire vie. Le matin, [Le Caire](/city/cairo) mange des fèves cuites toute la nuit, jadis sur les braises des bains. [À Saqqarah](/tour/cairo-giza-and-saqqara-by-car) se dresse la pyramide que l’on essaya d’abord en marches.',
    },
    de_DE: {
      title: 'Ägypten',
      summary:
        'Ein Land so breit, wie das Wasser seines Flusses reicht; Brot und Leben sind ein Wort, und der Süden heißt oben.',
      markdown:
        'Fast alle leben auf dem Zwanzigstel des Landes, das der Nil bewässern kann; man kann mit einem Fuß im Feld und mit dem anderen in der Wüste stehen. Weil der Fluss nach Norden fließt, liegt Oberägypten im Süden, und bei [Assuan](/city/aswan) segeln die Boote mit dem Nordwind stromauf und treiben zurück. Brot heißt aisch, das bedeutet Leben. [Kairo](/city/cairo) frühstückt Bohnen, die über Nacht garen, einst in der Glut der Badehäuser. [In Sakkara](/tour/cairo-giza-and-saqqara-by-car) steht die Pyramide, die man zuerst in Stufen versuchte.',
    },
    es_ES: {
      title: 'Egipto',
      summary:
        'Un país tan ancho como alcanza el agua de su río, donde pan y vida son una palabra y el sur se llama alto.',
      markdown:
        'Casi todos viven en la vigésima parte del suelo que el Nilo puede regar; se puede tener un pie en un campo y el otro en el desierto. Como el río corre hacia el norte, el Alto Egipto queda al sur, y en [Asuán](/city/aswan) los barcos remontan a vela con el viento norte y bajan con la corriente. El pan se dice aish, que significa vida. [El Cairo](/city/cairo) desayuna habas cocidas toda la noche, antaño en las brasas de los baños. [En Saqqara](/tour/cairo-giza-and-saqqara-by-car) está la pirámide que se ensayó primero en escalones.',
    },
    it_IT: {
      title: 'Egitto',
      summary:
        'Un paese largo quanto arriva l’acqua del suo fiume, dove pane e vita sono una parola sola e il sud si chiama alto.',
      markdown:
        'Quasi tutti vivono sul ventesimo di terra che il Nilo può bagnare; si può stare con un piede in un campo e l’altro nel deserto. Poiché il fiume scorre verso nord, l’Alto Egitto è a sud, e ad [Assuan](/city/aswan) le barche risalgono a vela con il vento del nord e tornano con la corrente. Il pane si dice aish, cioè vita. [Il Cairo](/city/cairo) fa colazione con fave cotte tutta la notte, un tempo nella brace dei bagni. [A Saqqara](/tour/cairo-giza-and-saqqara-by-car) c’è la piramide che si provò dapprima a gradoni.',
    },
    ru_RU: {
      title: 'Египет',
      summary: 'Страна такой ширины, куда достаёт вода её реки; хлеб и жизнь здесь одно слово, а верхним называют юг.',
      markdown:
        'Почти все живут на той двадцатой части земли, которую может напоить Нил: можно стоять одной ногой в поле, другой в пустыне. Река течёт на север, поэтому Верхний Египет лежит на юге, а в [Асуане](/city/aswan) лодки под парусом идут вверх с северным ветром и возвращаются по течению. Хлеб называется «айш», то есть «жизнь». [Каир](/city/cairo) завтракает бобами, которые томят всю ночь, а прежде томили в золе бань. [В Саккаре](/tour/cairo-giza-and-saqqara-by-car) стоит пирамида, которую сперва попробовали сложить ступенями.',
    },
    ja_JP: {
      title: 'エジプト',
      summary: '国の幅は、川の水が届くところまで。パンと命は同じ言葉で、南が「上」と呼ばれます。',
      markdown:
        'ほとんどの人は、ナイル川が潤す国土の20分の1ほどに暮らしています。片足を畑に、片足を砂漠に置いて立つこともできます。川は北へ流れるので、上エジプトは南にあります。[アスワン](/city/aswan)の船は北風に帆を張って上り、流れに乗って戻ります。パンは「アイシュ」、命という意味です。[カイロ](/city/cairo)の朝食は一晩煮た豆で、昔は浴場の残り火で煮ました。[サッカラ](/tour/cairo-giza-and-saqqara-by-car)には、はじめに階段の形で試みられたピラミッドが立っています。',
    },
  },
};
