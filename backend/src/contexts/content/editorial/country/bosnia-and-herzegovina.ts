import type { EditorialEntry } from '../editorial-entry.js';

export const bosniaAndHerzegovina: EditorialEntry = {
  kind: 'country',
  slug: 'bosnia-and-herzegovina',
  position: 113,
  details: { cities: ['sarajevo'], tours: [] },
  texts: {
    en_US: {
      title: 'Bosnia & Herzegovina',
      summary:
        'A clock that shows twelve at sunset, a pie that is burek only with meat, and a bobsleigh track that you walk along.',
      markdown:
        'The clock tower beside the Gazi Husrev-beg Mosque in [Sarajevo](/city/sarajevo) keeps lunar time: the hands show twelve at sunset, and a keeper goes on correcting them. Only the pie with meat is called burek; with cheese it is sirnica, with spinach zeljanica, with potato krompiruša. Coffee comes in a small copper pot; you dip a corner of the sugar lump, bite it off and drink after it. From the old town a cable car climbs Trebević, where the concrete bobsleigh track of the Olympics of 1984 runs through the forest, covered with graffiti.',
    },
    fr_FR: {
      title: 'Bosnie-Herzégovine',
      summary:
        'Une horloge qui marque midi au coucher du soleil, une tourte qui n’est burek qu’à la viande et une piste de bobsleigh où l’on marche.',
      markdown:
        'La tour de l’horloge, près de la mosquée Gazi Husrev-bey de [Sarajevo](/city/sarajevo), suit l’heure lunaire : ses aiguilles marquent douze au coucher du soleil, et un gardien ne cesse de les corriger. Seule la tourte à la viande s’appelle burek ; au fromage, c’est la sirnica, aux épinards la zeljanica, aux pommes de terre la krompiruša. Le café arrive dans un petit pot de cuivre ; on y trempe un coin du sucre, on le croque et l’on boit dessus. Un téléphérique monte de la vieille ville au Trebević, où la piste de bobsleigh des Jeux de 1984, couverte de graffitis, court dans la forêt.',
    },
    de_DE: {
      title: 'Bosnien und Herzegowina',
      summary:
        'Eine Uhr, die bei Sonnenuntergang zwölf zeigt, eine Pita, die nur mit Fleisch Burek heißt, und eine Bobbahn zum Spazierengehen.',
      markdown:
        'Der Uhrturm bei der Gazi-Husrev-Beg-Moschee in [Sarajevo](/city/sarajevo) geht nach dem Mond: Die Zeiger stehen bei Sonnenuntergang auf zwölf, und ein Wärter stellt sie immer wieder nach. Burek heißt nur die Pita mit Fleisch; mit Käse ist es Sirnica, mit Spinat Zeljanica, mit Kartoffeln Krompiruša. Kaffee kommt im Kupferkännchen; man taucht eine Ecke des Zuckerstücks ein, beißt sie ab und trinkt nach. Von der Altstadt fährt eine Seilbahn auf den Trebević, wo die Bobbahn der Olympischen Spiele von 1984, voller Graffiti, durch den Wald führt.',
    },
    es_ES: {
      title: 'Bosnia y Herzegovina',
      summary:
        'Un reloj que marca las doce al ponerse el sol, una empanada que solo con carne es burek y una pista de bobsleigh por la que se pasea.',
      markdown:
        'La torre del reloj, junto a la mezquita de Gazi Husrev-beg de [Sarajevo](/city/sarajevo), sigue la hora lunar: las agujas marcan las doce al ponerse el sol y un encargado las va corrigiendo. Solo la empanada de carne se llama burek; la de queso es sirnica, la de espinacas zeljanica y la de patata krompiruša. El café llega en un cacito de cobre; se moja una punta del terrón, se muerde y se bebe después. Desde el casco antiguo sube un teleférico al Trebević, donde la pista de bobsleigh de los Juegos de 1984, cubierta de grafitis, cruza el bosque.',
    },
    it_IT: {
      title: 'Bosnia ed Erzegovina',
      summary:
        'Un orologio che segna le dodici al tramonto, una torta salata che solo con la carne è burek e una pista da bob dove si cammina.',
      markdown:
        'La torre dell’orologio, accanto alla moschea di Gazi Husrev-beg a [Sarajevo](/city/sarajevo), segue l’ora lunare: le lancette segnano le dodici al tramonto, e un custode le corregge di continuo. Burek si chiama solo la torta salata con la carne; con il formaggio è sirnica, con gli spinaci zeljanica, con le patate krompiruša. Il caffè arriva in un pentolino di rame; si intinge un angolo della zolletta, lo si morde e poi si beve. Dalla città vecchia una funivia sale sul Trebević, dove la pista da bob dei Giochi del 1984, coperta di graffiti, attraversa il bosco.',
    },
    ru_RU: {
      title: 'Босния и Герцеговина',
      summary:
        'Часы, что на закате показывают двенадцать, пирог, который зовётся буреком только с мясом, и бобслейная трасса для прогулок.',
      markdown:
        'Часовая башня у мечети Гази Хусрев-бея в [Сараеве](/city/sarajevo) живёт по лунному времени: на закате стрелки показывают двенадцать, и смотритель то и дело их подводит. Буреком зовут только пирог с мясом; с сыром это сирница, со шпинатом — зеляница, с картошкой — кромпируша. Кофе приносят в медной джезве; уголок сахара макают, откусывают и запивают. Из старого города канатная дорога поднимает на Требевич, где в лесу лежит вся в граффити бобслейная трасса Олимпиады 1984 года.',
    },
    ja_JP: {
      title: 'ボスニア・ヘルツェゴビナ',
      summary: '日没に12時を指す時計、肉入りだけをブレクと呼ぶパイ、そして歩いてたどれるボブスレーのコースがあります。',
      markdown:
        '[サラエボ](/city/sarajevo)のガジ・フスレヴ・ベイ・モスクに並ぶ時計塔は、太陰暦の時刻を刻みます。日没に針が12時を指すよう、番人が合わせ続けています。ブレクと呼ぶのは肉入りのパイだけで、チーズならシルニツァ、ほうれん草ならゼリャニツァ、じゃがいもならクロンピルシャです。コーヒーは小さな銅の鍋で出ます。角砂糖の端を浸してかじり、それから飲みます。旧市街からロープウェイでトレベヴィチ山に上ると、1984年の五輪のボブスレーのコースが、落書きに覆われて森の中を走っています。',
    },
  },
};
