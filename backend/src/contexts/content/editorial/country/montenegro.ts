import type { EditorialEntry } from '../editorial-entry.js';

export const montenegro: EditorialEntry = {
  kind: 'country',
  slug: 'montenegro',
  position: 114,
  details: { cities: ['kotor'], tours: [] },
  texts: {
    en_US: {
      title: 'Montenegro',
      summary:
        'Squares named after flour and milk, an islet made of stones and old ships, and a hem of hair that turned white.',
      markdown:
        'In [Kotor](/city/kotor) squares are called after what was sold on them: flour, milk, salad. Behind the town an old road climbs in 25 hairpin bends toward Njeguši, where hams hang in the smoke of beech wood. Off Perast lies an islet that sailors made of stones and sunken ships; every July 22, toward sunset, a chain of boats brings new stones. In its church hangs a Madonna that a woman of Perast embroidered for 25 years, partly with her own hair, which turned white on the way.',
    },
    fr_FR: {
      title: 'Monténégro',
      summary:
        'Des places nommées d’après la farine et le lait, un îlot fait de pierres et de vieux navires et une broderie où les cheveux blanchissent.',
      markdown:
        'À [Kotor](/city/kotor), les places portent le nom de ce qu’on y vendait : farine, lait, salade. Derrière la ville, une vieille route monte en 25 lacets vers Njeguši, où les jambons pendent dans la fumée de hêtre. Devant Perast, un îlot fut fait par les marins, de pierres et de navires coulés ; chaque 22 juillet, vers le coucher du soleil, une file de barques y apporte de nouvelles pierres. Dans son église, une Madone fut brodée vingt-cinq ans durant par une femme de Perast, en partie avec ses cheveux, qui blanchirent en chemin.',
    },
    de_DE: {
      title: 'Montenegro',
      summary:
        'Plätze, die nach Mehl und Milch heißen, eine Insel aus Steinen und alten Schiffen und eine Stickerei, in der Haar weiß wird.',
      markdown:
        'In [Kotor](/city/kotor) heißen Plätze nach dem, was man dort verkaufte: Mehl, Milch, Salat. Hinter der Stadt steigt eine alte Straße in 25 Kehren nach Njeguši, wo Schinken im Rauch von Buchenholz hängen. Vor Perast liegt eine kleine Insel, die Seeleute aus Steinen und versenkten Schiffen aufgeschüttet haben; an jedem 22. Juli bringt gegen Sonnenuntergang eine Kette von Booten neue Steine. In ihrer Kirche hängt eine Madonna, an der eine Frau aus Perast 25 Jahre stickte, zum Teil mit dem eigenen Haar, das dabei weiß wurde.',
    },
    es_ES: {
      title: 'Montenegro',
      summary:
        'Plazas que se llaman como la harina y la leche, un islote hecho de piedras y barcos viejos y un bordado en el que el pelo encanece.',
      markdown:
        'En [Kotor](/city/kotor) las plazas llevan el nombre de lo que se vendía en ellas: harina, leche, ensalada. Detrás de la ciudad una vieja carretera sube en 25 curvas cerradas hacia Njeguši, donde los jamones cuelgan entre humo de haya. Frente a Perast hay un islote que los marineros hicieron con piedras y barcos hundidos; cada 22 de julio, hacia la puesta de sol, una hilera de barcas lleva piedras nuevas. En su iglesia cuelga una Virgen que una mujer de Perast bordó durante 25 años, en parte con su propio pelo, que encaneció por el camino.',
    },
    it_IT: {
      title: 'Montenegro',
      summary:
        'Piazze che si chiamano come la farina e il latte, un isolotto fatto di pietre e vecchie navi e un ricamo in cui i capelli imbiancano.',
      markdown:
        'A [Cattaro](/city/kotor) le piazze prendono il nome da ciò che vi si vendeva: farina, latte, insalata. Dietro la città una vecchia strada sale in 25 tornanti verso Njeguši, dove i prosciutti pendono nel fumo di faggio. Davanti a Perast c’è un isolotto che i marinai fecero di pietre e di navi affondate; ogni 22 luglio, verso il tramonto, una fila di barche porta pietre nuove. Nella sua chiesa c’è una Madonna che una donna di Perast ricamò per 25 anni, in parte con i propri capelli, che strada facendo imbiancarono.',
    },
    ru_RU: {
      title: 'Черногория',
      summary:
        'Площади, названные по муке и молоку, островок из камней и старых кораблей и вышивка, в которой седеют волосы.',
      markdown:
        'В [Которе](/city/kotor) площади называются по тому, чем на них торговали: мукой, молоком, салатом. За городом старая дорога в 25 серпантинов поднимается к Негушам, где в буковом дыму висят окорока. Перед Перастом лежит островок, который моряки насыпали из камней и затопленных судов; каждое 22 июля, ближе к закату, вереница лодок везёт туда новые камни. В его церкви висит Мадонна, которую жительница Пераста вышивала 25 лет, отчасти своими волосами, успевшими за это время поседеть.',
    },
    ja_JP: {
      title: 'モンテネグロ',
      summary: '小麦粉や牛乳の名をもつ広場、石と古い船でできた小島、そして髪が白くなっていく刺繍があります。',
      markdown:
        '[コトル](/city/kotor)の広場には、かつて売られていた品の名がついています。小麦粉、牛乳、サラダ菜です。街の裏からは古い道が25のつづら折りでニェグシへ上り、村ではブナの煙の中にハムが下がっています。ペラストの沖には、船乗りたちが石と沈めた船で築いた小島があり、毎年7月22日の日没の頃、小舟の列が新しい石を運びます。島の教会には、ペラストの女性が25年かけ、自分の髪も使って刺した聖母像があります。その髪は、縫ううちに白くなりました。',
    },
  },
};
