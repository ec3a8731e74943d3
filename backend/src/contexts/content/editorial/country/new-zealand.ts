import type { EditorialEntry } from '../editorial-entry.js';

export const newZealand: EditorialEntry = {
  kind: 'country',
  slug: 'new-zealand',
  position: 44,
  details: { cities: ['auckland', 'queenstown', 'wellington'], tours: [] },
  texts: {
    en_US: {
      title: 'New Zealand',
      summary:
        'A lake that rises and falls like a breath, a museum on bearings of rubber and lead, and boots that are inspected at the airport.',
      markdown:
        'At the airport you declare hiking boots and tents, and officers search the soles for soil. From [Auckland](/city/auckland) a ferry sails to Rangitoto, an island of black lava some 600 years old; it has no shop, so carry water. In [Wellington](/city/wellington) the museum Te Papa stands on bearings of rubber and lead, which let it sway in an earthquake. The lake at [Queenstown](/city/queenstown) rises and falls by a hand’s breadth about twice an hour: the heart of a giant, a Māori story says. At Christmas pōhutukawa trees bloom red on northern coasts.',
    },
    fr_FR: {
      title: 'Nouvelle-Zélande',
      summary:
        'Un lac qui monte et descend comme on respire, un musée posé sur du caoutchouc et du plomb et des chaussures inspectées à l’aéroport.',
      markdown:
        'À l’aéroport, on déclare chaussures de marche et tentes, et des agents cherchent de la terre sous les semelles. D’[Auckland](/city/auckland), un bateau va à Rangitoto, île de lave noire vieille d’environ six cents ans ; on n’y trouve aucune boutique, emportez de l’eau. À [Wellington](/city/wellington), le musée Te Papa repose sur des appuis de caoutchouc et de plomb qui le laissent osciller lors d’un séisme. À [Queenstown](/city/queenstown), le lac monte et descend d’une largeur de main à peu près deux fois par heure : le cœur d’un géant, dit un récit maori. À Noël, le pōhutukawa fleurit en rouge sur les côtes du nord.',
    },
    de_DE: {
      title: 'Neuseeland',
      summary:
        'Ein See, der sich hebt und senkt wie ein Atem, ein Museum auf Gummi und Blei und Stiefel, die am Flughafen geprüft werden.',
      markdown:
        'Am Flughafen meldet man Wanderschuhe und Zelte an, und Beamte suchen in den Sohlen nach Erde. Von [Auckland](/city/auckland) fährt eine Fähre nach Rangitoto, einer etwa sechshundert Jahre alten Insel aus schwarzer Lava; einen Laden gibt es dort nicht, nehmen Sie Wasser mit. In [Wellington](/city/wellington) ruht das Museum Te Papa auf Lagern aus Gummi und Blei, die es bei einem Erdbeben schwingen lassen. Der See bei [Queenstown](/city/queenstown) hebt und senkt sich etwa zweimal in der Stunde um eine Handbreit: das Herz eines Riesen, erzählen die Māori. Zu Weihnachten blüht an den nördlichen Küsten rot der Pōhutukawa.',
    },
    es_ES: {
      title: 'Nueva Zelanda',
      summary:
        'Un lago que sube y baja como quien respira, un museo apoyado en caucho y plomo y unas botas que se inspeccionan en el aeropuerto.',
      markdown:
        'En el aeropuerto se declaran las botas de montaña y las tiendas, y los agentes buscan tierra en las suelas. De [Auckland](/city/auckland) sale un transbordador a Rangitoto, una isla de lava negra de unos seiscientos años; no hay tienda, así que lleve agua. En [Wellington](/city/wellington) el museo Te Papa descansa sobre apoyos de caucho y plomo que le dejan oscilar en un terremoto. El lago de [Queenstown](/city/queenstown) sube y baja un palmo escaso unas dos veces por hora: es el corazón de un gigante, según un relato maorí. En Navidad el pōhutukawa florece en rojo por las costas del norte.',
    },
    it_IT: {
      title: 'Nuova Zelanda',
      summary:
        'Un lago che sale e scende come un respiro, un museo che poggia su gomma e piombo e scarponi ispezionati in aeroporto.',
      markdown:
        'In aeroporto si dichiarano scarponi e tende, e gli agenti cercano la terra sotto le suole. Da [Auckland](/city/auckland) un traghetto va a Rangitoto, isola di lava nera di circa seicento anni; non ci sono negozi, porti con sé l’acqua. A [Wellington](/city/wellington) il museo Te Papa poggia su isolatori di gomma e piombo, che in un terremoto lo lasciano oscillare. Il lago di [Queenstown](/city/queenstown) sale e scende di un palmo scarso circa due volte l’ora: è il cuore di un gigante, dice un racconto maori. A Natale il pōhutukawa fiorisce di rosso sulle coste del nord.',
    },
    ru_RU: {
      title: 'Новая Зеландия',
      summary:
        'Озеро, которое вздымается, как от дыхания, музей на резине и свинце и ботинки, которые осматривают в аэропорту.',
      markdown:
        'В аэропорту декларируют походные ботинки и палатки, и инспекторы ищут на подошвах землю. Из [Окленда](/city/auckland) паром идёт на Рангитото, остров из чёрной лавы, которому лет шестьсот; магазинов там нет, возьмите воду. В [Веллингтоне](/city/wellington) музей Те-Папа стоит на опорах из резины и свинца, которые дают ему качаться при землетрясении. Озеро у [Квинстауна](/city/queenstown) примерно дважды в час поднимается и опускается на ладонь: это сердце великана, гласит предание маори. К Рождеству на северных берегах красным цветёт похутукава.',
    },
    ja_JP: {
      title: 'ニュージーランド',
      summary: '息をするように上下する湖、ゴムと鉛の上に立つ博物館、そして空港で調べられる登山靴があります。',
      markdown:
        '空港では登山靴やテントを申告し、係官が靴底の土を調べます。[オークランド](/city/auckland)から船で渡るランギトトは、600年ほど前に生まれた黒い溶岩の島です。店はないので、水をお持ちください。[ウェリントン](/city/wellington)の博物館テ・パパは、地震の揺れを逃がすゴムと鉛の支えの上に立っています。[クイーンズタウン](/city/queenstown)の湖は、1時間に2度ほど、手の幅ほど上下します。マオリの物語では、巨人の心臓の鼓動です。クリスマスの頃、北部の海岸ではポフツカワが赤く咲きます。',
    },
  },
};
