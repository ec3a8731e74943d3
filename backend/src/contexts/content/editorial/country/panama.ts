import type { EditorialEntry } from '../editorial-entry.js';

export const panama: EditorialEntry = {
  kind: 'country',
  slug: 'panama',
  position: 222,
  details: { cities: ['panama-city'], tours: [] },
  texts: {
    en_US: {
      title: 'Panama',
      summary:
        'The sun rises over the Pacific, the tide goes out by meters on one coast and hardly at all on the other, and ships climb by locks.',
      markdown:
        'The isthmus lies on its side: in [Panama City](/city/panama-city) the sun rises over the Pacific, and a ship coming from the Atlantic sails south-east to reach it. Locks lift it 26 meters to a lake and let it down again; the tall ones pass Miraflores within shouting distance. On this coast the tide falls by as much as five meters and leaves the bay to the birds, while at Colón it hardly moves. At the fish market ceviche is eaten from a cup. Prices are in balboas, but the notes are dollars; only the coins are Panama’s own.',
    },
    fr_FR: {
      title: 'Panama',
      summary:
        'Le soleil se lève sur le Pacifique, la marée descend de plusieurs mètres sur une côte et presque pas sur l’autre, et les navires montent par écluses.',
      markdown:
        'L’isthme est couché de travers : à [Panama](/city/panama-city), le soleil se lève sur le Pacifique, et un navire venu de l’Atlantique fait route au sud-est pour l’atteindre. Des écluses le hissent de 26 mètres jusqu’à un lac, puis le redescendent ; à Miraflores, les plus hauts passent à portée de voix. Sur cette côte, la marée baisse parfois de cinq mètres et laisse la baie aux oiseaux, alors qu’à Colón elle bouge à peine. Au marché aux poissons, le ceviche se mange dans un gobelet. Les prix sont en balboas, mais les billets sont des dollars : seules les pièces sont d’ici.',
    },
    de_DE: {
      title: 'Panama',
      summary:
        'Die Sonne geht über dem Pazifik auf, an einer Küste fällt die Ebbe um Meter, an der anderen kaum, und Schiffe steigen durch Schleusen.',
      markdown:
        'Die Landenge liegt quer: In [Panama-Stadt](/city/panama-city) geht die Sonne über dem Pazifik auf, und wer per Schiff vom Atlantik kommt, fährt nach Südosten, um ihn zu erreichen. Schleusen heben das Schiff 26 Meter hoch in einen See und lassen es wieder hinab; bei Miraflores ziehen die hohen in Rufweite vorbei. An dieser Küste fällt das Wasser um bis zu fünf Meter und überlässt die Bucht den Vögeln, in Colón rührt es sich kaum. Auf dem Fischmarkt isst man Ceviche aus dem Becher. Preise stehen in Balboa, die Scheine sind Dollar; nur die Münzen sind eigene.',
    },
    es_ES: {
      title: 'Panamá',
      summary:
        'El sol sale sobre el Pacífico, la marea baja varios metros en una costa y casi nada en la otra, y los barcos suben por esclusas.',
      markdown:
        'El istmo está tendido de lado: en la [Ciudad de Panamá](/city/panama-city) el sol sale sobre el Pacífico, y un barco que viene del Atlántico navega hacia el sureste para alcanzarlo. Las esclusas lo suben 26 metros hasta un lago y lo vuelven a bajar; en Miraflores los más altos pasan al alcance de la voz. En esta costa la marea baja hasta cinco metros y deja la bahía a las aves, mientras que en Colón apenas se mueve. En el mercado de mariscos el ceviche se come en vaso. Los precios van en balboas, pero los billetes son dólares: propias son solo las monedas.',
    },
    it_IT: {
      title: 'Panama',
      summary:
        'Il sole sorge sul Pacifico, la marea scende di metri su una costa e quasi per niente sull’altra, e le navi salgono per chiuse.',
      markdown:
        'L’istmo sta di traverso: a [Città di Panama](/city/panama-city) il sole sorge sul Pacifico, e una nave che viene dall’Atlantico naviga verso sud-est per raggiungerlo. Le chiuse la sollevano di 26 metri fino a un lago e poi la riportano giù; a Miraflores le più alte passano a portata di voce. Su questa costa la marea scende anche di cinque metri e lascia la baia agli uccelli, mentre a Colón si muove appena. Al mercato del pesce il ceviche si mangia in un bicchiere. I prezzi sono in balboa, ma le banconote sono dollari: di panamense ci sono solo le monete.',
    },
    ru_RU: {
      title: 'Панама',
      summary:
        'Солнце встаёт над Тихим океаном, на одном берегу отлив уходит на метры, на другом его почти нет, а корабли поднимаются шлюзами.',
      markdown:
        'Перешеек лежит боком: в городе [Панама](/city/panama-city) солнце встаёт над Тихим океаном, и корабль, пришедший из Атлантики, идёт к нему на юго-восток. Шлюзы поднимают его на 26 метров в озеро, а потом опускают; у Мирафлореса самые высокие проходят так близко, что можно окликнуть команду. На этом берегу вода в отлив уходит метров на пять и оставляет залив птицам, а в Колоне почти не движется. На рыбном рынке севиче едят из стаканчика. Цены указаны в бальбоа, но купюры здесь долларовые: свои только монеты.',
    },
    ja_JP: {
      title: 'パナマ',
      summary:
        '太陽は太平洋から昇り、潮は片方の海岸で何メートルも引くのに、もう片方ではほとんど動かず、船は水門で上ります。',
      markdown:
        '地峡は横たわっています。[パナマシティ](/city/panama-city)では太陽が太平洋から昇り、大西洋から来た船は南東へ進んで太平洋に出ます。船は水門で26メートル持ち上げられて湖に入り、また下ろされます。ミラフローレスでは、背の高い船が声の届くほど近くを通ります。こちらの海岸では潮が5メートルも引いて湾が鳥のものになりますが、コロンではほとんど動きません。魚市場ではセビチェをカップで食べます。値段の単位はバルボアでも、紙幣は米ドルで、自国のものは硬貨だけです。',
    },
  },
};
