import type { EditorialEntry } from '../editorial-entry.js';

export const guyana: EditorialEntry = {
  kind: 'country',
  slug: 'guyana',
  position: 233,
  details: { cities: ['georgetown'], tours: [] },
  texts: {
    en_US: {
      title: 'Guyana',
      summary:
        'A stew for Christmas morning that is boiled up again every day, manatees that eat from the hand, and a waterfall reached by plane.',
      markdown:
        'Christmas breakfast is pepperpot, meat stewed in cassareep, the dark syrup of bitter cassava; boiled up again every day, it keeps without a fridge. In the National Park of [Georgetown](/city/georgetown) manatees come to the edge of the pond when somebody holds out grass, and at Stabroek Market a clock tower of iron stands over the stalls. To Kaieteur, where a river drops more than two hundred meters in the rainforest, you fly in a small plane and are back the same day. English is the language of signs, Creole that of the market.',
    },
    fr_FR: {
      title: 'Guyana',
      summary:
        'Un ragoût de Noël que l’on fait rebouillir chaque jour, des lamantins nourris à la main et une chute d’eau que l’on rejoint en avion.',
      markdown:
        'Au petit déjeuner de Noël, on mange le pepperpot, une viande mijotée dans le cassareep, sirop sombre de manioc amer ; rebouilli chaque jour, il se garde sans réfrigérateur. Au National Park de [Georgetown](/city/georgetown), les lamantins s’approchent du bord de l’étang quand on leur tend de l’herbe, et au marché de Stabroek, une tour d’horloge en fer domine les étals. Pour Kaieteur, où une rivière tombe de plus de deux cents mètres dans la forêt, on prend un petit avion et l’on rentre le jour même. Les panneaux sont en anglais, le marché parle créole.',
    },
    de_DE: {
      title: 'Guyana',
      summary:
        'Ein Eintopf zu Weihnachten, der jeden Tag neu aufkocht, Seekühe, die aus der Hand fressen, und ein Wasserfall, zu dem man fliegt.',
      markdown:
        'Zum Weihnachtsfrühstück gibt es Pepperpot, Fleisch in Cassareep geschmort, dem dunklen Sirup des bitteren Manioks; täglich neu aufgekocht, hält er sich ohne Kühlschrank. Im National Park von [Georgetown](/city/georgetown) kommen Seekühe ans Ufer des Teichs, wenn ihnen jemand Gras hinhält, und am Stabroek-Markt steht ein eiserner Uhrturm über den Ständen. Zum Kaieteur, wo ein Fluss im Regenwald mehr als zweihundert Meter tief fällt, fliegt man in einer kleinen Maschine und ist am selben Tag zurück. Die Schilder sind englisch, auf dem Markt spricht man Kreolisch.',
    },
    es_ES: {
      title: 'Guyana',
      summary:
        'Un guiso de Navidad que se vuelve a hervir cada día, manatíes que comen de la mano y una cascada a la que se llega en avioneta.',
      markdown:
        'En Navidad se desayuna pepperpot, carne guisada en cassareep, el jarabe oscuro de la yuca amarga; si se hierve de nuevo cada día, se conserva sin nevera. En el National Park de [Georgetown](/city/georgetown) los manatíes se acercan a la orilla del estanque cuando alguien les tiende hierba, y en el mercado de Stabroek una torre de reloj de hierro se alza sobre los puestos. A Kaieteur, donde un río cae más de doscientos metros en plena selva, se vuela en avioneta y se vuelve el mismo día. Los letreros están en inglés; en el mercado se habla criollo.',
    },
    it_IT: {
      title: 'Guyana',
      summary:
        'Uno stufato di Natale che si fa ribollire ogni giorno, lamantini che mangiano dalla mano e una cascata che si raggiunge in aereo.',
      markdown:
        'A Natale si fa colazione con il pepperpot, carne stufata nel cassareep, lo sciroppo scuro della manioca amara; fatto ribollire ogni giorno, si conserva senza frigorifero. Nel National Park di [Georgetown](/city/georgetown) i lamantini vengono a riva quando qualcuno porge loro dell’erba, e al mercato di Stabroek una torre dell’orologio in ferro sovrasta i banchi. A Kaieteur, dove un fiume cade per più di duecento metri nella foresta, si va con un piccolo aereo e si torna in giornata. I cartelli sono in inglese, al mercato si parla creolo.',
    },
    ru_RU: {
      title: 'Гайана',
      summary:
        'Рождественское рагу, которое кипятят каждый день заново, ламантины, что едят из рук, и водопад, к которому летят.',
      markdown:
        'На рождественский завтрак едят пепперпот: мясо, тушённое в кассарипе, тёмном сиропе из горького маниока; если кипятить его каждый день, он стоит и без холодильника. В городском Национальном парке [Джорджтауна](/city/georgetown) ламантины подплывают к берегу пруда, когда им протягивают траву, а над прилавками рынка Стабрук высится железная башня с часами. К Кайетуру, где река падает в лес с высоты более двухсот метров, летят на маленьком самолёте и в тот же день возвращаются. Вывески на английском, на рынке говорят по-креольски.',
    },
    ja_JP: {
      title: 'ガイアナ',
      summary: '毎日煮返すクリスマスの煮込み、手から草を食べるマナティー、そして小型機で訪ねる滝があります。',
      markdown:
        'クリスマスの朝食はペッパーポット。苦いキャッサバから作る黒いシロップ、カサリープで肉を煮込んだもので、毎日煮返せば冷蔵庫がなくても持ちます。[ジョージタウン](/city/georgetown)のナショナル・パークでは、草を差し出すとマナティーが池の岸に寄ってきます。スタブルーク市場では、鉄の時計塔が店の上にそびえています。川が200メートル以上落ちる密林の滝カイエトゥールへは小型機で飛び、その日のうちに戻ります。看板は英語、市場の言葉はクレオール語です。',
    },
  },
};
