import type { EditorialEntry } from '../editorial-entry.js';

export const finland: EditorialEntry = {
  kind: 'country',
  slug: 'finland',
  position: 104,
  details: { cities: ['helsinki'], tours: [] },
  texts: {
    en_US: {
      title: 'Finland',
      summary: 'Pea soup on Thursdays, rugs scrubbed by the sea, and berries that anybody may pick.',
      markdown:
        'Thursday is the day of pea soup, with a pancake and jam to follow; canteens and restaurants keep to it. In [Helsinki](/city/helsinki) the street signs are in Finnish and in Swedish, and in summer people scrub their rag rugs with pine soap in places by the shore made for it. The ferry to the fortress of Suomenlinna is part of the city’s transport, also when the sea is frozen. Whoever owns the forest, anybody may pick its berries and mushrooms. In a sauna you sit without a swimsuit on a small towel, and nobody has to talk.',
    },
    fr_FR: {
      title: 'Finlande',
      summary:
        'De la soupe aux pois le jeudi, des tapis lavés au bord de la mer et des baies que chacun peut cueillir.',
      markdown:
        'Le jeudi est le jour de la soupe aux pois, suivie d’une crêpe à la confiture ; cantines et restaurants s’y tiennent. À [Helsinki](/city/helsinki), les plaques de rue sont en finnois et en suédois et, l’été, on frotte ses tapis de lirette au savon de pin, sur la rive, dans des lieux prévus pour cela. Le ferry de la forteresse de Suomenlinna fait partie des transports de la ville, même quand la mer est gelée. À qui que soit la forêt, chacun peut en cueillir les baies et les champignons. Au sauna, on s’assied sans maillot sur une petite serviette, et rien n’oblige à parler.',
    },
    de_DE: {
      title: 'Finnland',
      summary: 'Erbsensuppe am Donnerstag, Teppiche, die man am Meer schrubbt, und Beeren, die jeder pflücken darf.',
      markdown:
        'Donnerstags gibt es Erbsensuppe und danach Pfannkuchen mit Marmelade; Kantinen und Restaurants halten sich daran. In [Helsinki](/city/helsinki) sind die Straßenschilder finnisch und schwedisch, und im Sommer schrubbt man seine Flickenteppiche mit Kiefernseife auf eigens dafür gebauten Plätzen am Ufer. Die Fähre zur Festung Suomenlinna gehört zum Nahverkehr, auch wenn das Meer zugefroren ist. Wem der Wald auch gehört, Beeren und Pilze darf jeder sammeln. In der Sauna sitzt man ohne Badesachen auf einem kleinen Handtuch, und niemand muss reden.',
    },
    es_ES: {
      title: 'Finlandia',
      summary:
        'Sopa de guisantes los jueves, alfombras que se friegan junto al mar y bayas que cualquiera puede recoger.',
      markdown:
        'El jueves toca sopa de guisantes y, después, tortita con mermelada; comedores y restaurantes lo respetan. En [Helsinki](/city/helsinki) los rótulos de las calles están en finés y en sueco, y en verano la gente friega sus alfombras de retales con jabón de pino, en lugares de la orilla hechos para ello. El ferri a la fortaleza de Suomenlinna forma parte del transporte urbano, también cuando el mar se hiela. Sea de quien sea el bosque, cualquiera puede recoger sus bayas y setas. En la sauna uno se sienta sin bañador sobre una toalla pequeña, y nadie tiene que hablar.',
    },
    it_IT: {
      title: 'Finlandia',
      summary: 'Zuppa di piselli il giovedì, tappeti strofinati in riva al mare e bacche che chiunque può raccogliere.',
      markdown:
        'Il giovedì è il giorno della zuppa di piselli, seguita da una frittella con la marmellata; mense e ristoranti vi si attengono. A [Helsinki](/city/helsinki) le targhe delle vie sono in finlandese e in svedese, e d’estate si strofinano i tappeti di stracci con sapone di pino, in luoghi sulla riva fatti apposta. Il traghetto per la fortezza di Suomenlinna fa parte dei trasporti urbani, anche quando il mare è gelato. Di chiunque sia il bosco, ognuno può raccoglierne bacche e funghi. Nella sauna si siede senza costume su un piccolo asciugamano, e nessuno è tenuto a parlare.',
    },
    ru_RU: {
      title: 'Финляндия',
      summary: 'Гороховый суп по четвергам, половики, которые моют у моря, и ягоды, которые может собирать каждый.',
      markdown:
        'Четверг здесь день горохового супа, а после него едят блин с вареньем; столовые и рестораны этого держатся. В [Хельсинки](/city/helsinki) названия улиц написаны по-фински и по-шведски, а летом жители моют лоскутные половики сосновым мылом на берегу, в нарочно устроенных местах. Паром в крепость Суоменлинна входит в городской транспорт и ходит даже тогда, когда море замёрзло. Чей бы ни был лес, ягоды и грибы в нём может собирать каждый. В сауне сидят без купальника на маленьком полотенце, и никто не обязан разговаривать.',
    },
    ja_JP: {
      title: 'フィンランド',
      summary: '木曜は豆のスープの日です。夏は海辺で敷物を洗い、森のベリーは誰が摘んでもかまいません。',
      markdown:
        '木曜はえんどう豆のスープの日で、食後にはジャムを添えたパンケーキが出ます。食堂もレストランもこれを守ります。[ヘルシンキ](/city/helsinki)の通りの名はフィンランド語とスウェーデン語で書かれています。夏になると、人々は岸辺の専用の洗い場で、裂き織りの敷物を松の石鹸で洗います。スオメンリンナ要塞への渡し船は市内交通の一部で、海が凍る季節にも走ります。森の持ち主が誰でも、ベリーやきのこは自由に摘めます。サウナでは水着を着けずに小さなタオルの上に座り、無理に話す必要はありません。',
    },
  },
};
