import type { EditorialEntry } from '../editorial-entry.js';

export const lithuania: EditorialEntry = {
  kind: 'country',
  slug: 'lithuania',
  position: 108,
  details: { cities: ['vilnius'], tours: [] },
  texts: {
    en_US: {
      title: 'Lithuania',
      summary:
        'A pink soup eaten cold with hot potatoes, a quarter with its own constitution, and a paving stone on which people turn around.',
      markdown:
        'In summer the soup is pink and cold, of beetroot and kefir, and hot potatoes are served beside it on a plate. In [Vilnius](/city/vilnius) the cathedral’s bell tower stands apart, on the foundations of the castle wall; between the two lies a stone on which people turn around and make a wish. Beyond the little river Vilnia the quarter of Užupis has hung its constitution on a wall in many languages: a cat is not obliged to love its owner. At the Gate of Dawn passers-by look up and cross themselves.',
    },
    fr_FR: {
      title: 'Lituanie',
      summary:
        'Une soupe rose et froide avec des pommes de terre chaudes, un quartier qui a sa constitution et un pavé où l’on tourne sur soi-même.',
      markdown:
        'L’été, la soupe est rose et froide, de betterave et de kéfir, et les pommes de terre chaudes viennent à part, sur une assiette. À [Vilnius](/city/vilnius), le clocher de la cathédrale se dresse à l’écart, sur les fondations de l’enceinte du château ; entre les deux, un pavé où l’on tourne sur soi-même en faisant un vœu. Passé la petite rivière Vilnia, le quartier d’Užupis a accroché sa constitution au mur, en de nombreuses langues : un chat n’est pas obligé d’aimer son maître. À la porte de l’Aurore, les passants lèvent les yeux et se signent.',
    },
    de_DE: {
      title: 'Litauen',
      summary:
        'Eine rosa Suppe, kalt zu heißen Kartoffeln, ein Viertel mit eigener Verfassung und ein Stein, auf dem man sich dreht.',
      markdown:
        'Im Sommer ist die Suppe rosa und kalt, aus Roter Bete und Kefir, und die heißen Kartoffeln kommen auf einem Teller daneben. In [Vilnius](/city/vilnius) steht der Glockenturm der Kathedrale für sich, auf den Fundamenten der Burgmauer; dazwischen liegt ein Stein, auf dem man sich dreht und etwas wünscht. Jenseits des Flüsschens Vilnia hat das Viertel Užupis seine Verfassung in vielen Sprachen an eine Mauer gehängt: Eine Katze ist nicht verpflichtet, ihren Besitzer zu lieben. Am Tor der Morgenröte blicken Passanten auf und bekreuzigen sich.',
    },
    es_ES: {
      title: 'Lituania',
      summary:
        'Una sopa rosa y fría con patatas calientes, un barrio con constitución propia y una losa sobre la que se da una vuelta.',
      markdown:
        'En verano la sopa es rosa y fría, de remolacha y kéfir, y las patatas calientes van aparte, en un plato. En [Vilna](/city/vilnius) el campanario de la catedral se alza solo, sobre los cimientos de la muralla del castillo; entre los dos hay una losa en la que la gente da una vuelta y pide un deseo. Al otro lado del riachuelo Vilnia, el barrio de Užupis ha colgado su constitución en un muro en muchas lenguas: un gato no está obligado a querer a su dueño. En la Puerta de la Aurora los que pasan alzan la vista y se santiguan.',
    },
    it_IT: {
      title: 'Lituania',
      summary:
        'Una zuppa rosa e fredda con patate calde, un quartiere con la sua costituzione e una pietra su cui si gira su sé stessi.',
      markdown:
        'D’estate la zuppa è rosa e fredda, di barbabietola e kefir, e le patate calde arrivano a parte, su un piatto. A [Vilnius](/city/vilnius) il campanile della cattedrale sta da solo, sulle fondamenta delle mura del castello; tra i due c’è una pietra su cui si gira su sé stessi esprimendo un desiderio. Oltre il piccolo fiume Vilnia il quartiere di Užupis ha appeso a un muro, in molte lingue, la sua costituzione: un gatto non è obbligato ad amare il suo padrone. Alla Porta dell’Aurora i passanti alzano gli occhi e si fanno il segno della croce.',
    },
    ru_RU: {
      title: 'Литва',
      summary:
        'Розовый холодный суп с горячей картошкой, квартал с собственной конституцией и плитка, на которой кружатся.',
      markdown:
        'Летом суп розовый и холодный, из свёклы и кефира, а горячую картошку подают к нему отдельно, на тарелке. В [Вильнюсе](/city/vilnius) колокольня собора стоит сама по себе, на основании замковой стены; между ними лежит плитка, на которой поворачиваются вокруг себя и загадывают желание. За речкой Вильней квартал Ужупис вывесил на стене свою конституцию на многих языках: кошка не обязана любить своего хозяина. У ворот Аушрос прохожие поднимают глаза и крестятся.',
    },
    ja_JP: {
      title: 'リトアニア',
      summary:
        'ピンク色の冷たいスープに熱いじゃがいもを添えます。独自の憲法をもつ地区や、願いをかけて回る敷石もあります。',
      markdown:
        '夏のスープはピンク色で冷たく、ビーツとケフィアで作ります。熱いじゃがいもは別の皿で出ます。[ヴィリニュス](/city/vilnius)の大聖堂の鐘楼は、城の壁の土台の上に独りで立っています。大聖堂との間には、その上でくるりと回って願いをかける敷石があります。小さなヴィリニャ川の向こうのウジュピス地区は、多くの言葉に訳した憲法を壁に掲げています。その一つに「猫は飼い主を愛さなくてもよい」とあります。夜明けの門では、通る人が見上げて十字を切ります。',
    },
  },
};
