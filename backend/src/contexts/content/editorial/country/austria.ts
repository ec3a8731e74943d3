import type { EditorialEntry } from '../editorial-entry.js';

export const austria: EditorialEntry = {
  kind: 'country',
  slug: 'austria',
  position: 11,
  details: { cities: ['vienna'], tours: ['vienna-hofburg-and-coffee-houses', 'vienna-kunsthistorisches'] },
  texts: {
    en_US: {
      title: 'Austria',
      summary: 'A small country with the capital of a large one, where a cup of coffee buys a table for the afternoon.',
      markdown:
        'The capital was built for an empire of some fifty million people and now serves a country of nine: that is why [Vienna](/city/vienna) has more palaces than it needs, and offices with painted ceilings. In a coffee house a single cup, brought with a glass of water, is the rent of a table; newspapers hang on wooden frames, and nobody brings the bill unasked. The [walk through the Hofburg](/tour/vienna-hofburg-and-coffee-houses) ends, as it should, sitting down. Titles are still used, and are usually one too high.',
    },
    fr_FR: {
      title: 'Autriche',
      summary:
        'Un petit pays qui a la capitale d’un grand, et où une tasse de café achète une table pour l’après-midi.',
      markdown:
        'La capitale fut bâtie pour un empire d’une cinquantaine de millions d’habitants et sert un pays de neuf : voilà pourquoi [Vienne](/city/vienna) a plus de palais qu’il ne lui en faut, et des bureaux aux plafonds peints. Au café, une seule tasse, servie avec un verre d’eau, est le loyer de la table ; les journaux pendent à des cadres de bois, et personne n’apporte l’addition sans qu’on la demande. La [promenade par la Hofburg](/tour/vienna-hofburg-and-coffee-houses) se termine, comme il se doit, assis. Les titres s’emploient encore, en général un degré trop haut.',
    },
    de_DE: {
      title: 'Österreich',
      summary:
        'Ein kleines Land mit der Hauptstadt eines großen, in dem eine Schale Kaffee den Tisch für einen Nachmittag kauft.',
      markdown:
        'Die Hauptstadt wurde für ein Reich von etwa fünfzig Millionen Menschen gebaut und dient heute einem Land von neun: Darum hat [Wien](/city/vienna) mehr Palais, als es braucht, und Ämter mit bemalten Decken. Im Kaffeehaus ist eine einzige Tasse, mit einem Glas Wasser gebracht, die Miete für den Tisch; Zeitungen hängen in Holzrahmen, und niemand bringt ungefragt die Rechnung. Der [Rundgang durch die Hofburg](/tour/vienna-hofburg-and-coffee-houses) endet, wie es sich gehört, im Sitzen. Titel werden noch gebraucht, meist um einen zu hoch.',
    },
    es_ES: {
      title: 'Austria',
      summary: 'Un país pequeño con la capital de uno grande, donde una taza de café paga la mesa de toda la tarde.',
      markdown:
        'La capital se construyó para un imperio de unos cincuenta millones de personas y hoy sirve a un país de nueve: por eso [Viena](/city/vienna) tiene más palacios de los que necesita, y oficinas con techos pintados. En el café, una sola taza, servida con un vaso de agua, es el alquiler de la mesa; los periódicos cuelgan de marcos de madera y nadie trae la cuenta sin que se pida. El [paseo por el Hofburg](/tour/vienna-hofburg-and-coffee-houses) termina, como debe ser, sentado. Los títulos aún se usan, por lo general uno de más.',
    },
    it_IT: {
      title: 'Austria',
      summary:
        'Un paese piccolo con la capitale di uno grande, dove una tazza di caffè paga il tavolo per tutto il pomeriggio.',
      markdown:
        'La capitale fu costruita per un impero di circa cinquanta milioni di persone e oggi serve un paese di nove: per questo [Vienna](/city/vienna) ha più palazzi di quanti gliene servano, e uffici dai soffitti dipinti. Al caffè una sola tazza, portata con un bicchiere d’acqua, è l’affitto del tavolo; i giornali pendono da telai di legno, e nessuno porta il conto se non lo si chiede. La [passeggiata per la Hofburg](/tour/vienna-hofburg-and-coffee-houses) finisce, com’è giusto, da seduti. I titoli si usano ancora, di solito uno troppo alto.',
    },
    ru_RU: {
      title: 'Австрия',
      summary: 'Маленькая страна со столицей большой, где за чашку кофе столик ваш на весь день.',
      markdown:
        'Столицу строили для империи примерно в пятьдесят миллионов человек, а служит она стране в девять: потому в [Вене](/city/vienna) дворцов больше, чем нужно, и учреждения сидят под расписными потолками. В кофейне одна чашка, поданная со стаканом воды, — плата за столик; газеты висят в деревянных рамках, и счёт без просьбы не приносят. [Прогулка по Хофбургу](/tour/vienna-hofburg-and-coffee-houses) кончается, как положено, сидя. Титулы ещё в ходу, и обычно на ступень выше, чем надо.',
    },
    ja_JP: {
      title: 'オーストリア',
      summary: '大きな国の都をもつ小さな国。コーヒー一杯で、午後いっぱい席にいられます。',
      markdown:
        '都はおよそ5000万人の帝国のために造られ、今は900万人の国に仕えています。[ウィーン](/city/vienna)に宮殿がありあまり、天井画のある役所があるのはそのためです。カフェでは、水のグラスを添えて運ばれる一杯が席料のようなもの。新聞は木の枠に掛かり、頼まないかぎり誰も勘定を持ってきません。[ホーフブルクの散歩](/tour/vienna-hofburg-and-coffee-houses)も、やはり最後は腰を下ろして終わります。肩書は今も使われますが、たいてい一つ上のもので呼ばれます。',
    },
  },
};
