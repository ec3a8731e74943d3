import type { EditorialEntry } from '../editorial-entry.js';

export const uruguay: EditorialEntry = {
  kind: 'country',
  slug: 'uruguay',
  position: 230,
  details: { cities: ['montevideo'], tours: [] },
  texts: {
    en_US: {
      title: 'Uruguay',
      summary:
        'A thermos under every arm, gnocchi on the 29th with a coin beneath the plate, and drums in the street on a Sunday evening.',
      markdown:
        'In [Montevideo](/city/montevideo) people walk the Rambla, more than twenty kilometers along brown water so wide that they call it the sea, with a thermos under one arm and the mate in the other hand. On Sunday morning the market of Tristán Narvaja fills the street with books, birdcages, and tools; toward evening drums are warmed at a fire in Barrio Sur and Palermo, and the neighbors walk behind them. On the 29th of each month gnocchi are eaten, with a coin under the plate. The chivito, named after a kid, is a sandwich of beef.',
    },
    fr_FR: {
      title: 'Uruguay',
      summary:
        'Un thermos sous chaque bras, des gnocchis le 29 avec une pièce sous l’assiette et des tambours dans la rue le dimanche soir.',
      markdown:
        'À [Montevideo](/city/montevideo), on marche sur la Rambla, plus de vingt kilomètres au bord d’une eau brune si large qu’on l’appelle la mer, le thermos sous un bras et le maté dans l’autre main. Le dimanche matin, le marché de Tristán Narvaja remplit la rue de livres, de cages et d’outils ; vers le soir, on chauffe les tambours près d’un feu dans Barrio Sur et Palermo, et les voisins marchent derrière. Le 29 de chaque mois, on mange des gnocchis avec une pièce sous l’assiette. Le chivito, qui veut dire chevreau, est un sandwich au bœuf.',
    },
    de_DE: {
      title: 'Uruguay',
      summary:
        'Eine Thermosflasche unter jedem Arm, Gnocchi am 29. mit einer Münze unter dem Teller und Trommeln auf der Straße am Sonntagabend.',
      markdown:
        'In [Montevideo](/city/montevideo) geht man die Rambla entlang, mehr als zwanzig Kilometer an braunem Wasser, so breit, dass man es Meer nennt, die Thermosflasche unter dem einen Arm, den Mate in der anderen Hand. Sonntagvormittags füllt der Markt von Tristán Narvaja die Straße mit Büchern, Vogelkäfigen und Werkzeug; gegen Abend werden in Barrio Sur und Palermo die Trommeln am Feuer gewärmt, und die Nachbarn gehen hinterher. Am 29. jedes Monats isst man Gnocchi, mit einer Münze unter dem Teller. Der Chivito, wörtlich Zicklein, ist ein Sandwich mit Rindfleisch.',
    },
    es_ES: {
      title: 'Uruguay',
      summary:
        'Un termo bajo cada brazo, ñoquis el 29 con una moneda debajo del plato y tambores en la calle el domingo al atardecer.',
      markdown:
        'En [Montevideo](/city/montevideo) se camina por la Rambla, más de veinte kilómetros junto a un agua parda tan ancha que la llaman mar, con el termo bajo un brazo y el mate en la otra mano. El domingo por la mañana la feria de Tristán Narvaja llena la calle de libros, jaulas y herramientas; hacia la tarde se templan los tambores junto al fuego en Barrio Sur y Palermo, y los vecinos van caminando detrás. El 29 de cada mes se comen ñoquis con una moneda debajo del plato. El chivito, a pesar del nombre, es un sándwich de carne de vaca.',
    },
    it_IT: {
      title: 'Uruguay',
      summary:
        'Un thermos sotto ogni braccio, gnocchi il 29 con una moneta sotto il piatto e tamburi per strada la domenica sera.',
      markdown:
        'A [Montevideo](/city/montevideo) si cammina sulla Rambla, più di venti chilometri lungo un’acqua bruna tanto larga che la chiamano mare, con il thermos sotto un braccio e il mate nell’altra mano. La domenica mattina il mercato di Tristán Narvaja riempie la strada di libri, gabbie e attrezzi; verso sera a Barrio Sur e a Palermo si scaldano i tamburi accanto al fuoco, e i vicini ci camminano dietro. Il 29 di ogni mese si mangiano gli gnocchi, con una moneta sotto il piatto. Il chivito, che vuol dire capretto, è un panino con carne di manzo.',
    },
    ru_RU: {
      title: 'Уругвай',
      summary:
        'Термос под мышкой у каждого, ньокки 29-го числа с монетой под тарелкой и барабаны на улице воскресным вечером.',
      markdown:
        'В [Монтевидео](/city/montevideo) гуляют по Рамбле, это более двадцати километров вдоль бурой воды, такой широкой, что её зовут морем; под мышкой термос, в другой руке мате. В воскресенье утром рынок на Тристан-Нарваха заполняет улицу книгами, клетками и инструментами, а под вечер в кварталах Баррио-Сур и Палермо у костра греют барабаны, и соседи идут за ними следом. 29-го числа каждого месяца едят ньокки, положив под тарелку монету. Чивито, что значит «козлёнок», на деле бутерброд с говядиной.',
    },
    ja_JP: {
      title: 'ウルグアイ',
      summary:
        '誰もがわきに魔法瓶を抱え、29日には皿の下に硬貨を置いてニョッキを食べ、日曜の夕方には通りで太鼓が鳴ります。',
      markdown:
        '[モンテビデオ](/city/montevideo)の人々は、わきに魔法瓶を抱え、もう一方の手にマテ茶を持ってランブラを歩きます。20キロを超えるこの道に沿う茶色い水は、海と呼ばれるほど広い川です。日曜の朝にはトリスタン・ナルバハの市が通りを本や鳥かごや工具で埋め、夕方にはバリオ・スールとパレルモで太鼓の皮をたき火で温め、近所の人々がその後ろを歩きます。毎月29日には、皿の下に硬貨を置いてニョッキを食べます。チビートは「子山羊」という名ですが、牛肉のサンドイッチです。',
    },
  },
};
