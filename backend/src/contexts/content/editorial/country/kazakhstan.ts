import type { EditorialEntry } from '../editorial-entry.js';

export const kazakhstan: EditorialEntry = {
  kind: 'country',
  slug: 'kazakhstan',
  position: 213,
  details: { cities: ['almaty'], tours: [] },
  texts: {
    en_US: {
      title: 'Kazakhstan',
      summary:
        'A city where “up” means toward the mountains, water runs beside the sidewalks, and the tea comes with milk in a half-filled bowl.',
      markdown:
        'In [Almaty](/city/almaty) people give directions by the slope: “up” is south, toward the mountains, and “down” is north. Channels beside the sidewalks carry water from the hills to the trees. At the Green Bazaar you taste before buying: horse sausage, salty balls of dried curd, fermented camel’s milk. The ancestors of the orchard apple still grow wild in the ranges behind the city, and the Aport, as large as two fists, ripens in September. Tea comes with milk; a bowl filled to the brim would tell the guest to go.',
    },
    fr_FR: {
      title: 'Kazakhstan',
      summary:
        'Une ville où « en haut » veut dire vers les montagnes, où l’eau court le long des trottoirs et où le thé au lait n’emplit jamais le bol.',
      markdown:
        'À [Alma Ata](/city/almaty), on s’oriente par la pente : « en haut », c’est le sud et les montagnes, « en bas », le nord. Des rigoles longent les trottoirs et mènent l’eau des hauteurs jusqu’aux arbres. Au Bazar vert, on goûte avant d’acheter : saucisse de cheval, boulettes salées de lait caillé séché, lait de chamelle fermenté. Les ancêtres de nos pommiers poussent encore à l’état sauvage dans les montagnes voisines, et la pomme aport, grosse comme deux poings, mûrit en septembre. Le thé se sert avec du lait ; un bol plein à ras bord inviterait l’hôte à partir.',
    },
    de_DE: {
      title: 'Kasachstan',
      summary:
        'Eine Stadt, in der „oben“ zu den Bergen heißt, Wasser neben den Gehwegen fließt und Tee mit Milch die Schale nie ganz füllt.',
      markdown:
        'In [Almaty](/city/almaty) weist man den Weg nach dem Gefälle: „Oben“ liegt der Süden mit den Bergen, „unten“ der Norden. In Rinnen neben den Gehwegen läuft Wasser von den Höhen zu den Bäumen. Auf dem Grünen Basar kostet man, bevor man kauft: Pferdewurst, salzige Kugeln aus getrocknetem Quark, vergorene Kamelmilch. Die Vorfahren des Gartenapfels wachsen in den Bergen hinter der Stadt noch wild, und der Aport, groß wie zwei Fäuste, reift im September. Zum Tee gehört Milch; eine randvolle Schale hieße, der Gast möge gehen.',
    },
    es_ES: {
      title: 'Kazajistán',
      summary:
        'Una ciudad donde «arriba» quiere decir hacia las montañas, el agua corre junto a las aceras y el té con leche nunca llena el cuenco.',
      markdown:
        'En [Almaty](/city/almaty) la gente se orienta por la pendiente: «arriba» es el sur, con las montañas, y «abajo», el norte. Por las acequias que bordean las aceras baja el agua hasta los árboles. En el Bazar Verde se prueba antes de comprar: embutido de caballo, bolitas saladas de cuajada seca, leche de camella fermentada. Los antepasados del manzano de huerto crecen aún silvestres en las sierras vecinas, y la manzana aport, grande como dos puños, madura en septiembre. El té lleva leche; un cuenco lleno hasta el borde le diría al invitado que se marche.',
    },
    it_IT: {
      title: 'Kazakistan',
      summary:
        'Una città dove «su» vuol dire verso le montagne, l’acqua scorre lungo i marciapiedi e il tè con il latte non riempie mai la ciotola.',
      markdown:
        'Ad [Almaty](/city/almaty) ci si orienta con la pendenza: «su» è il sud, verso le montagne, «giù» è il nord. Canaletti lungo i marciapiedi portano l’acqua dalle alture agli alberi. Al Bazar Verde si assaggia prima di comprare: salsiccia di cavallo, palline salate di latte cagliato essiccato, latte di cammella fermentato. Gli antenati del melo da frutteto crescono ancora selvatici sui monti dietro la città, e la mela aport, grande come due pugni, matura in settembre. Il tè si beve con il latte; una ciotola colma direbbe all’ospite di andarsene.',
    },
    ru_RU: {
      title: 'Казахстан',
      summary: 'Город, где «вверх» значит к горам, вода бежит вдоль тротуаров, а чай с молоком не наливают до краёв.',
      markdown:
        'В [Алматы](/city/almaty) дорогу объясняют по склону: «вверх» значит на юг, к горам, «вниз» значит на север. Вдоль тротуаров по арыкам вода с гор бежит к деревьям. На Зелёном базаре сначала пробуют, потом покупают: казы из конины, солёный курт, шубат из верблюжьего молока. Предки садовой яблони до сих пор растут дикими в горах за городом, а апорт величиной с два кулака поспевает в сентябре. Чай пьют с молоком; полная до краёв пиала значила бы, что гостю пора домой.',
    },
    ja_JP: {
      title: 'カザフスタン',
      summary: '「上」といえば山の方角です。歩道の脇を水が流れ、ミルク入りのお茶は茶碗の半分ほどしか注がれません。',
      markdown:
        '[アルマトイ](/city/almaty)では、坂で方角を示します。「上」は山のある南、「下」は北です。歩道の脇の水路には山からの水が流れ、街路樹を潤します。グリーン・バザールでは味見をしてから買います。馬肉のソーセージ、乾かした塩味のチーズ玉、発酵させたラクダの乳などが並びます。街の裏の山々には、リンゴの祖先が今も野生で育っています。両手のこぶしほどもある品種アポルトは、9月に熟します。お茶にはミルクを入れます。なみなみと注がれたら、そろそろお帰りくださいという合図です。',
    },
  },
};
