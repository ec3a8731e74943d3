import type { EditorialEntry } from '../editorial-entry.js';

export const nicaragua: EditorialEntry = {
  kind: 'country',
  slug: 'nicaragua',
  position: 220,
  details: { cities: ['granada-ni'], tours: [] },
  texts: {
    en_US: {
      title: 'Nicaragua',
      summary:
        'Directions given toward the lake, lunch served on a banana leaf, and rocking chairs carried to the door when the heat goes.',
      markdown:
        'An address names a church or a corner and counts the blocks from it; in [Granada](/city/granada-ni) one of the directions is simply al lago, toward the lake. At the kiosks of the central park vigorón is handed over on a banana leaf: boiled yuca, crackling, and cabbage salad. When the heat lets go, rocking chairs are carried to the doors and the street sits down to talk. Off the shore lie some 365 islets, thrown into the water by the volcano Mombacho, and some are just large enough for one house.',
    },
    fr_FR: {
      title: 'Nicaragua',
      summary:
        'On indique la route « vers le lac », on déjeune sur une feuille de bananier et l’on sort les fauteuils à bascule à la fraîche.',
      markdown:
        'Une adresse nomme une église ou un coin de rue et compte les pâtés de maisons à partir de là ; à [Granada](/city/granada-ni), l’une des directions est tout simplement al lago, vers le lac. Aux kiosques du parc central, le vigorón se tend sur une feuille de bananier : manioc bouilli, couenne frite et salade de chou. Quand la chaleur retombe, on porte les fauteuils à bascule devant les portes et la rue s’assoit pour causer. Au large, le volcan Mombacho a jeté dans l’eau quelque 365 îlots, dont certains n’ont de place que pour une maison.',
    },
    de_DE: {
      title: 'Nicaragua',
      summary:
        'Wegangaben „zum See“, Mittagessen auf dem Bananenblatt und Schaukelstühle, die vor die Tür kommen, wenn die Hitze nachlässt.',
      markdown:
        'Eine Adresse nennt eine Kirche oder eine Ecke und zählt von dort die Blocks; in [Granada](/city/granada-ni) heißt eine der Richtungen einfach al lago, zum See. An den Kiosken im Zentralpark bekommt man Vigorón auf einem Bananenblatt: gekochten Maniok, Schwarten und Krautsalat. Lässt die Hitze nach, werden Schaukelstühle vor die Türen getragen, und die Straße setzt sich zum Reden. Vor dem Ufer liegen etwa 365 Inselchen, die der Vulkan Mombacho ins Wasser geworfen hat; auf manche passt gerade ein Haus.',
    },
    es_ES: {
      title: 'Nicaragua',
      summary:
        'Direcciones que se dan hacia el lago, un almuerzo sobre hoja de plátano y mecedoras que salen a la puerta cuando afloja el calor.',
      markdown:
        'Una dirección nombra una iglesia o una esquina y cuenta las cuadras desde allí; en [Granada](/city/granada-ni) uno de los rumbos es sencillamente «al lago». En los quioscos del parque central el vigorón se entrega sobre una hoja de plátano: yuca cocida, chicharrón y ensalada de repollo. Cuando afloja el calor, las mecedoras salen a la puerta y la calle se sienta a conversar. Frente a la orilla hay unos 365 islotes que el volcán Mombacho arrojó al agua, y en algunos cabe justo una casa.',
    },
    it_IT: {
      title: 'Nicaragua',
      summary:
        'Indicazioni date verso il lago, un pranzo servito su foglia di banano e sedie a dondolo sulla porta quando il caldo cala.',
      markdown:
        'Un indirizzo nomina una chiesa o un angolo e da lì conta gli isolati; a [Granada](/city/granada-ni) una delle direzioni è semplicemente al lago, verso il lago. Ai chioschi del parco centrale il vigorón si riceve su una foglia di banano: yuca lessa, ciccioli e insalata di cavolo. Quando il caldo cala, le sedie a dondolo vengono portate davanti alle porte e la strada si siede a parlare. Davanti alla riva ci sono circa 365 isolotti, gettati in acqua dal vulcano Mombacho; su alcuni c’è posto per una sola casa.',
    },
    ru_RU: {
      title: 'Никарагуа',
      summary:
        'Дорогу объясняют «в сторону озера», обед подают на банановом листе, а когда спадёт жара, к дверям выносят кресла-качалки.',
      markdown:
        'В адресе называют церковь или угол и считают от них кварталы; в [Гранаде](/city/granada-ni) одно из направлений так и звучит: al lago, «к озеру». В киосках центрального парка вигорон подают на банановом листе: варёная юкка, шкварки и салат из капусты. Когда жара спадает, к дверям выносят кресла-качалки, и вся улица садится поговорить. У берега лежат около 365 островков, которые выбросил в воду вулкан Момбачо, и на иных помещается всего один дом.',
    },
    ja_JP: {
      title: 'ニカラグア',
      summary: '道案内は「湖のほうへ」。昼ごはんはバナナの葉にのせて出され、暑さがひくと戸口に揺り椅子が並びます。',
      markdown:
        '住所は教会や街角を挙げ、そこから何ブロックかを数えます。[グラナダ](/city/granada-ni)では、方角の一つがそのまま「アル・ラゴ」、湖のほうへ、です。中央公園の売店では、ゆでたユカ芋、豚の皮の揚げもの、キャベツのサラダを合わせたビゴロンがバナナの葉にのって出てきます。暑さがひくと戸口に揺り椅子が運び出され、通りの人々が腰を下ろして話しはじめます。岸の沖には、モンバチョ火山が水の中へ放り出したおよそ365の小島があり、家が1軒やっと建つほどの島もあります。',
    },
  },
};
