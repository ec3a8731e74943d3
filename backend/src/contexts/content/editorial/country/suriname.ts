import type { EditorialEntry } from '../editorial-entry.js';

export const suriname: EditorialEntry = {
  kind: 'country',
  slug: 'suriname',
  position: 232,
  details: { cities: ['paramaribo'], tours: [] },
  texts: {
    en_US: {
      title: 'Suriname',
      summary:
        'Dutch at school and Sranan in the street, songbirds that compete on Sunday mornings, and a cathedral built of wood.',
      markdown:
        'Dutch is spoken at school and Sranan in the street, where people greet with “fa waka?”; cars keep to the left. On Sunday mornings men carry cages to the lawn of Independence Square in [Paramaribo](/city/paramaribo): two songbirds are hung side by side, and the judges count their notes. The cathedral is made of wood down to the columns, with unpainted cedar inside. In the warungs of Blauwgrond you order saoto, a Javanese chicken soup with an egg; no birthday does without pom, chicken baked in grated tayer root.',
    },
    fr_FR: {
      title: 'Suriname',
      summary:
        'Le néerlandais à l’école, le sranan dans la rue, des oiseaux chanteurs en concours le dimanche matin et une cathédrale de bois.',
      markdown:
        'On parle néerlandais à l’école et sranan dans la rue, où l’on se salue d’un « fa waka ? » ; les voitures roulent à gauche. Le dimanche matin, des hommes apportent leurs cages sur la pelouse de la place de l’Indépendance, à [Paramaribo](/city/paramaribo) : on suspend deux oiseaux côte à côte et les juges comptent les notes. La cathédrale est en bois jusqu’aux colonnes, et l’intérieur est de cèdre sans peinture. Dans les warungs de Blauwgrond, on commande un saoto, soupe javanaise de poulet avec un œuf ; et pas d’anniversaire sans pom, du poulet cuit au four dans une racine râpée, le tayer.',
    },
    de_DE: {
      title: 'Suriname',
      summary:
        'Niederländisch in der Schule, Sranan auf der Straße, Singvögel im Wettstreit am Sonntagmorgen und eine Kathedrale aus Holz.',
      markdown:
        'In der Schule spricht man Niederländisch, auf der Straße Sranan und grüßt mit „Fa waka?“; gefahren wird links. Am Sonntagmorgen tragen Männer ihre Käfige auf den Rasen des Unabhängigkeitsplatzes von [Paramaribo](/city/paramaribo): Zwei Singvögel hängen nebeneinander, und die Richter zählen die Töne. Die Kathedrale ist bis in die Säulen aus Holz, innen aus ungestrichener Zeder. In den Warungs von Blauwgrond bestellt man Saoto, eine javanische Hühnersuppe mit Ei, und kein Geburtstag kommt ohne Pom aus: Huhn, in geriebener Tayerwurzel gebacken.',
    },
    es_ES: {
      title: 'Surinam',
      summary:
        'Neerlandés en la escuela, sranan en la calle, pájaros cantores que compiten el domingo por la mañana y una catedral de madera.',
      markdown:
        'En la escuela se habla neerlandés y en la calle sranan, y la gente se saluda con un «fa waka?»; se conduce por la izquierda. Los domingos por la mañana los hombres llevan sus jaulas al césped de la plaza de la Independencia de [Paramaribo](/city/paramaribo): cuelgan dos pájaros uno junto al otro y los jueces cuentan las notas. La catedral es de madera hasta las columnas, y por dentro, de cedro sin pintar. En los warungs de Blauwgrond se pide saoto, una sopa javanesa de pollo con huevo, y no hay cumpleaños sin pom: pollo al horno entre raíz de tayer rallada.',
    },
    it_IT: {
      title: 'Suriname',
      summary:
        'Olandese a scuola, sranan per strada, uccelli canori in gara la domenica mattina e una cattedrale tutta di legno.',
      markdown:
        'A scuola si parla olandese, per strada sranan, e ci si saluta con «fa waka?»; si guida a sinistra. La domenica mattina gli uomini portano le gabbie sul prato di piazza dell’Indipendenza, a [Paramaribo](/city/paramaribo): due uccelli vengono appesi uno accanto all’altro e i giudici contano le note. La cattedrale è di legno fino alle colonne, e all’interno il cedro non è dipinto. Nei warung di Blauwgrond si ordina il saoto, una zuppa giavanese di pollo con l’uovo; e non c’è compleanno senza pom, pollo cotto al forno nella radice di tayer grattugiata.',
    },
    ru_RU: {
      title: 'Суринам',
      summary:
        'В школе нидерландский, на улице сранан, в воскресенье утром соревнуются певчие птицы, а собор построен из дерева.',
      markdown:
        'В школе говорят по-нидерландски, на улице на языке сранан и здороваются словами «фа вака?»; движение левостороннее. Воскресным утром мужчины приносят клетки на лужайку площади Независимости в [Парамарибо](/city/paramaribo): двух певчих птиц вешают рядом, и судьи считают ноты. Собор деревянный до самых колонн, внутри он из некрашеного кедра. В варунгах района Блаугронд заказывают саото, яванский куриный суп с яйцом, а день рождения не обходится без пома: курицы, запечённой в тёртом корне тайера.',
    },
    ja_JP: {
      title: 'スリナム',
      summary: '学校ではオランダ語、通りではスラナン語。日曜の朝には小鳥が歌を競い、大聖堂は木でできています。',
      markdown:
        '学校ではオランダ語、通りではスラナン語が話され、挨拶は「ファ・ワカ？」です。車は左側を走ります。日曜の朝、[パラマリボ](/city/paramaribo)の独立広場の芝生には、男たちが鳥かごを持って集まります。2羽を並べて吊るし、審判がさえずりの数を数えるのです。大聖堂は柱まで木造で、内部は塗装のないシーダー材です。ブラウグロンド地区のワルンではジャワ風の鶏のスープ、サオトを頼みます。誕生日に欠かせないのはポム。鶏肉を、すりおろしたタイヤー芋に包んで焼いた料理です。',
    },
  },
};
