import type { TourOfDemo } from '../shapes.js';

export const veniceBacariAndMarket: TourOfDemo = {
  slug: 'venice-bacari-and-market',
  city: 'venice',
  categories: ['food-tour', 'private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    {
      motif: 'market-stall',
      name: 'Rialto Market',
    },
    {
      motif: 'plate',
      name: 'Cicchetti',
    },
    {
      motif: 'canal-houses',
      name: 'San Polo',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Campo San Giacomo di Rialto, by the kneeling statue of the Gobbo',
        fr_FR: 'Campo San Giacomo di Rialto, devant la statue agenouillée du Gobbo',
        de_DE: 'Campo San Giacomo di Rialto, an der knienden Figur des Gobbo',
        es_ES: 'Campo San Giacomo di Rialto, junto a la estatua arrodillada del Gobbo',
        it_IT: 'Campo San Giacomo di Rialto, davanti alla statua del Gobbo',
        ru_RU: 'Кампо Сан-Джакомо-ди-Риальто, у коленопреклонённой статуи Гоббо',
        ja_JP: 'サン・ジャコモ・ディ・リアルト広場、ひざまずく「ゴッボ」像の前',
      },
      address: 'Campo San Giacomo di Rialto, 30125 Venezia VE, Italy',
      latitude: 45.43858,
      longitude: 12.33548,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 27000,
          },
          {
            upTo: 4,
            amount: 38000,
          },
          {
            upTo: 6,
            amount: 49500,
          },
        ],
        extraPerson: 6500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [2, 3, 4, 5, 6],
      starts: ['09:45', '10:15'],
      closedDays: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '11-21', '12-08', '12-25', '12-26'],
    },
  ],
  name: {
    en_US: 'Rialto Market and the Bacari of San Polo',
    fr_FR: 'Le marché du Rialto et les bacari de San Polo',
    de_DE: 'Rialtomarkt und die Bacari von San Polo',
    es_ES: 'El mercado de Rialto y los bacari de San Polo',
    it_IT: 'Il mercato di Rialto e i bacari di San Polo',
    ru_RU: 'Рынок Риальто и бакари квартала Сан-Поло',
    ja_JP: 'リアルト市場とサン・ポーロのバーカロめぐり',
  },
  summary: {
    en_US:
      'A morning among the fish of the Rialto, then standing at counters for cod on polenta, sardines in saor and a small glass called an ombra.',
    fr_FR:
      'Une matinée parmi les poissons du Rialto, puis debout au comptoir : morue sur polenta, sardines en saor et petit verre appelé ombra.',
    de_DE:
      'Ein Vormittag bei den Fischen vom Rialto, danach im Stehen Stockfisch auf Polenta, Sardinen in Saor und ein kleines Glas namens Ombra.',
    es_ES:
      'Una mañana entre los pescados de Rialto y después, de pie en la barra, bacalao con polenta, sardinas en saor y un vasito llamado ombra.',
    it_IT:
      'Una mattina tra i banchi del pesce di Rialto, poi in piedi al banco: baccalà mantecato, sarde in saor e un’ombra di vino.',
    ru_RU:
      'Утро среди рыбных рядов Риальто, а потом стоя у прилавка: треска на поленте, сардины в саоре и стаканчик вина, который зовут «омбра».',
    ja_JP:
      '朝のリアルトで魚の売り場を歩いたあと、立ち飲みのカウンターでポレンタにのせた干し鱈のペースト、鰯のサオール、「影」と呼ばれる小さなグラスのワインを味わう食べ歩きです。',
  },
  highlights: {
    en_US: [
      'What the lagoon sends to market in each season',
      'The marble list of the smallest fish that may be sold',
      'Cicchetti in an alley where wine has been poured since 1462',
      'A bitter spritz under the trees of San Giacomo dall’Orio',
    ],
    fr_FR: [
      'Ce que la lagune envoie au marché selon la saison',
      'La table de marbre des tailles minimales du poisson',
      'Des cicchetti dans une ruelle où l’on sert du vin depuis 1462',
      'Un spritz amer sous les arbres de San Giacomo dall’Orio',
    ],
    de_DE: [
      'Was die Lagune zu jeder Jahreszeit auf den Markt bringt',
      'Die Marmortafel mit den Mindestlängen der Fische',
      'Cicchetti in einer Gasse, in der seit 1462 Wein ausgeschenkt wird',
      'Ein bitterer Spritz unter den Bäumen von San Giacomo dall’Orio',
    ],
    es_ES: [
      'Lo que la laguna manda al mercado en cada estación',
      'La lápida de mármol con la talla mínima de cada pescado',
      'Cicchetti en un callejón donde se sirve vino desde 1462',
      'Un spritz amargo bajo los árboles de San Giacomo dall’Orio',
    ],
    it_IT: [
      'Quello che la laguna manda al mercato in ogni stagione',
      'La lapide con le lunghezze minime del pesce',
      'Cicchetti in una calle dove si mesce vino dal 1462',
      'Uno spritz amaro sotto gli alberi di San Giacomo dall’Orio',
    ],
    ru_RU: [
      'Чем лагуна снабжает рынок в каждое время года',
      'Мраморная доска с наименьшей длиной рыбы',
      'Чиккетти в переулке, где вино наливают с 1462 года',
      'Горький спритц под деревьями Сан-Джакомо-даль-Орио',
    ],
    ja_JP: [
      '季節ごとに潟から市場へ届くもの',
      '売ってよい魚の最小の長さを刻んだ大理石板',
      '1462年からワインを注いできた路地のチケッティ',
      'サン・ジャコモ・ダッローリオの木陰で飲むほろ苦いスプリッツ',
    ],
  },
  description: {
    en_US:
      'Vegetables come to the Rialto by boat, and so does the fish: soft-shelled crabs in spring and autumn, violet artichokes from Sant’Erasmo in April, cuttlefish still wet with their ink. Your guide knows which stalls sell the lagoon and which sell the rest of the world, and buys a little for you to try. Then the bacari open their counters. You stand, you point, you get a mouthful on a slice of bread or a square of polenta, and a glass so small that a second one is expected.\n\nThe morning leads away from the canal into San Polo and Santa Croce, over seven bridges and through squares where Venetians sit down. Five tastings and three drinks add up to lunch; there is juice for children, and whoever eats no fish finds egg, cheese and vegetables.',
    fr_FR:
      'Les légumes arrivent au Rialto en barque, le poisson aussi : crabes mous au printemps et à l’automne, artichauts violets de Sant’Erasmo en avril, seiches encore noires de leur encre. Votre guide sait quels étals vendent la lagune et lesquels vendent le reste du monde, et achète de quoi goûter. Puis les bacari garnissent leurs comptoirs. On reste debout, on montre du doigt, on reçoit une bouchée sur une tranche de pain ou un carré de polenta, et un verre si petit qu’il en appelle un second.\n\nLa matinée s’éloigne du canal vers San Polo et Santa Croce, par sept ponts et des places où les Vénitiens s’assoient. Cinq dégustations et trois verres font un déjeuner ; il y a du jus pour les enfants et, pour qui ne mange pas de poisson, œuf, fromage et légumes.',
    de_DE:
      'Gemüse kommt mit dem Boot zum Rialto, der Fisch ebenso: weiche Krebse im Frühjahr und Herbst, violette Artischocken von Sant’Erasmo im April, Tintenfische, noch nass von ihrer Tinte. Ihr Guide weiß, welche Stände die Lagune verkaufen und welche den Rest der Welt, und kauft eine Kleinigkeit zum Probieren. Dann füllen die Bacari ihre Theken. Man steht, zeigt mit dem Finger, bekommt einen Bissen auf Brot oder Polenta und ein Glas, das so klein ist, dass ein zweites dazugehört.\n\nDer Vormittag führt vom Kanal weg nach San Polo und Santa Croce, über sieben Brücken und auf Plätze, an denen sich Venezianer hinsetzen. Fünf Kostproben und drei Getränke ergeben ein Mittagessen; für Kinder gibt es Saft, für Fischverächter Ei, Käse und Gemüse.',
    es_ES:
      'La verdura llega a Rialto en barca, y el pescado también: cangrejos blandos en primavera y otoño, alcachofas moradas de Sant’Erasmo en abril, sepias todavía manchadas de tinta. Su guía sabe qué puestos venden la laguna y cuáles el resto del mundo, y compra algo para probar. Después los bacari llenan la barra. Uno se queda de pie, señala, recibe un bocado sobre pan o sobre un cuadrado de polenta y un vaso tan pequeño que se da por hecho el segundo.\n\nLa mañana se aleja del canal hacia San Polo y Santa Croce, por siete puentes y plazas donde los venecianos se sientan. Cinco degustaciones y tres bebidas suman un almuerzo; hay zumo para los niños y, para quien no come pescado, huevo, queso y verduras.',
    it_IT:
      'La verdura arriva a Rialto in barca, e così il pesce: le moeche in primavera e in autunno, le castraure di Sant’Erasmo in aprile, le seppie ancora nere d’inchiostro. La guida sa quali banchi vendono la laguna e quali il resto del mondo, e compra qualcosa da assaggiare. Poi i bacari riempiono il banco. Si sta in piedi, si indica col dito, si riceve un boccone su una fetta di pane o un quadretto di polenta, e un bicchiere così piccolo che il secondo è sottinteso.\n\nLa mattina si allontana dal canale verso San Polo e Santa Croce, per sette ponti e campi dove i veneziani si siedono. Cinque assaggi e tre bicchieri fanno un pranzo; per i bambini c’è il succo, per chi non mangia pesce ci sono uova, formaggi e verdure.',
    ru_RU:
      'Овощи на Риальто привозят лодками, рыбу тоже: мягкие крабы — весной и осенью, лиловые артишоки с Сант-Эразмо — в апреле, каракатицы ещё мокрые от чернил. Гид знает, какие прилавки торгуют лагуной, а какие — остальным миром, и покупает немного на пробу. Потом накрывают стойки бакари. Здесь стоят, показывают пальцем, получают кусочек на хлебе или на квадратике поленты и стаканчик столь малый, что второй подразумевается.\n\nУтро уводит от канала в Сан-Поло и Санта-Кроче, через семь мостов и площади, где венецианцы сидят. Пять закусок и три бокала складываются в обед; для детей есть сок, а для тех, кто не ест рыбу, — яйца, сыр и овощи.',
    ja_JP:
      'リアルトには野菜も魚も舟で届きます。春と秋は脱皮したての蟹、4月はサンテラズモ島の紫のアーティチョーク、墨に濡れたままの甲烏賊。どの店が潟のものを売り、どの店がよその海のものを売るのか、ガイドはよく知っていて、少し買って味見していただきます。やがてバーカロのカウンターに小皿が並びます。立ったまま指さして、パンやポレンタにのった一口をもらい、二杯目が前提の小さなグラスを傾けます。\n\nその後は運河を離れ、七つの橋を渡り、地元の人が腰を下ろす広場を抜けてサン・ポーロからサンタ・クローチェへ向かいます。五つの味見と三杯の飲み物で昼食になります。お子さまにはジュースを、魚を召し上がらない方には卵、チーズ、野菜をご用意します。',
  },
  included: {
    en_US: [
      'Guide who knows the stallholders',
      'Five tastings, market and bacari together',
      'Two ombre of wine and a spritz, or soft drinks',
    ],
    fr_FR: [
      'Un guide qui connaît les marchands',
      'Cinq dégustations, au marché et dans les bacari',
      'Deux ombre de vin et un spritz, ou des boissons sans alcool',
    ],
    de_DE: [
      'Guide, der die Marktleute kennt',
      'Fünf Kostproben auf dem Markt und in den Bacari',
      'Zwei Ombre Wein und ein Spritz oder alkoholfreie Getränke',
    ],
    es_ES: [
      'Guía que conoce a los vendedores',
      'Cinco degustaciones, entre el mercado y los bacari',
      'Dos ombre de vino y un spritz, o bebidas sin alcohol',
    ],
    it_IT: [
      'Una guida che conosce i banchi',
      'Cinque assaggi tra mercato e bacari',
      'Due ombre e uno spritz, oppure bevande analcoliche',
    ],
    ru_RU: [
      'Гид, знакомый с торговцами',
      'Пять закусок на рынке и в бакари',
      'Две «омбры» вина и спритц либо безалкогольные напитки',
    ],
    ja_JP: [
      '市場の人々と顔なじみのガイド',
      '市場とバーカロでの味見5品',
      'ワイン2杯とスプリッツ1杯（またはソフトドリンク）',
    ],
  },
  notIncluded: {
    en_US: ['Further glasses and dishes', 'Admission to the church of San Giacomo dall’Orio'],
    fr_FR: ['Les verres et plats supplémentaires', 'L’entrée de l’église San Giacomo dall’Orio'],
    de_DE: ['Weitere Gläser und Gerichte', 'Eintritt in die Kirche San Giacomo dall’Orio'],
    es_ES: ['Otras copas y platos', 'La entrada a la iglesia de San Giacomo dall’Orio'],
    it_IT: ['Altri bicchieri e piatti', 'L’ingresso alla chiesa di San Giacomo dall’Orio'],
    ru_RU: ['Дополнительные бокалы и блюда', 'Вход в церковь Сан-Джакомо-даль-Орио'],
    ja_JP: ['追加の飲み物と料理', 'サン・ジャコモ・ダッローリオ教会の入場料'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Campo San Giacomo di Rialto',
        fr_FR: 'Campo San Giacomo di Rialto',
        de_DE: 'Campo San Giacomo di Rialto',
        es_ES: 'Campo San Giacomo di Rialto',
        it_IT: 'Campo San Giacomo di Rialto',
        ru_RU: 'Кампо Сан-Джакомо-ди-Риальто',
        ja_JP: 'サン・ジャコモ・ディ・リアルト広場',
      },
      text: {
        en_US:
          'The big clock on the church divides the day into twenty-four hours and was never famous for being right. Opposite kneels the Gobbo, carrying the steps from which the laws of the Republic were read out.',
        fr_FR:
          'La grande horloge de l’église compte vingt-quatre heures et n’a jamais passé pour exacte. En face, le Gobbo agenouillé porte l’escalier d’où l’on criait les lois de la République.',
        de_DE:
          'Die große Kirchenuhr zählt vierundzwanzig Stunden und galt nie als zuverlässig. Gegenüber kniet der Gobbo unter der Treppe, von der die Gesetze der Republik verlesen wurden.',
        es_ES:
          'El gran reloj de la iglesia divide el día en veinticuatro horas y nunca tuvo fama de puntual. Enfrente, el Gobbo arrodillado carga con la escalera desde la que se pregonaban las leyes de la República.',
        it_IT:
          'L’orologio della chiesa conta ventiquattr’ore e non è mai passato per puntuale. Di fronte, il Gobbo in ginocchio regge la scaletta da cui si bandivano le leggi della Repubblica.',
        ru_RU:
          'Большие церковные часы делят сутки на двадцать четыре часа и точностью никогда не славились. Напротив стоит на коленях Гоббо: он держит лесенку, с которой оглашали законы Республики.',
        ja_JP:
          '教会の大時計は一日を24に刻みますが、正確だと言われたことは一度もありません。向かいでは「ゴッボ」がひざまずき、共和国の法令が読み上げられた階段を背負っています。',
      },
      latitude: 45.43853,
      longitude: 12.3356,
      minutes: 15,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Erbaria',
        fr_FR: 'Erbaria',
        de_DE: 'Erbaria',
        es_ES: 'Erbaria',
        it_IT: 'Erbaria',
        ru_RU: 'Эрбария',
        ja_JP: 'エルベリア（青物市場）',
      },
      text: {
        en_US:
          'Crates are handed up from barges where they have been for centuries. Look for the tight violet castraure, the first artichokes of the plant, and the bitter red heads of Treviso in winter.',
        fr_FR:
          'On décharge les cageots des barques au même endroit depuis des siècles. Cherchez les castraure violettes, premiers artichauts du pied, et en hiver les têtes rouges et amères de Trévise.',
        de_DE:
          'Seit Jahrhunderten werden die Kisten hier von den Kähnen heraufgereicht. Zu suchen sind die violetten Castraure, die ersten Artischocken der Pflanze, und im Winter der bitterrote Radicchio aus Treviso.',
        es_ES:
          'Las cajas suben de las barcas en el mismo sitio desde hace siglos. Hay que buscar las castraure moradas, primeras alcachofas de la mata, y en invierno las cabezas rojas y amargas de Treviso.',
        it_IT:
          'Le cassette salgono dalle barche nello stesso punto da secoli. Si cercano le castraure viola, i primi carciofi della pianta, e d’inverno il radicchio rosso e amaro di Treviso.',
        ru_RU:
          'Ящики подают с барж там же, где и века назад. Поищите лиловые кастрауре — первые артишоки куста, а зимой — красный горький радиккио из Тревизо.',
        ja_JP:
          '何世紀も前から変わらない岸で、荷船から木箱が手渡しで上がります。株の最初の芽である紫のカストラウーレや、冬ならトレヴィーゾの赤くほろ苦いラディッキオを探してみましょう。',
      },
      latitude: 45.43885,
      longitude: 12.33582,
      minutes: 20,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Pescheria',
        fr_FR: 'Pescheria',
        de_DE: 'Pescheria',
        es_ES: 'Pescheria',
        it_IT: 'Pescheria',
        ru_RU: 'Пескерия',
        ja_JP: 'ペスケリア（魚市場）',
      },
      text: {
        en_US:
          'The loggia looks medieval and dates from 1907; carved fish and crabs serve as capitals. A plaque sets the legal length of sardine, mullet and eel, so that nobody could sell the young of the lagoon.',
        fr_FR:
          'La loge paraît médiévale et date de 1907 ; des poissons et des crabes y tiennent lieu de chapiteaux. Une plaque fixe la longueur légale de la sardine, du rouget ou de l’anguille, pour épargner le fretin de la lagune.',
        de_DE:
          'Die Loggia wirkt mittelalterlich und stammt von 1907; Fische und Krebse bilden die Kapitelle. Eine Tafel nennt die erlaubte Länge von Sardine, Meerbarbe und Aal, damit niemand die Brut der Lagune verkaufte.',
        es_ES:
          'La lonja parece medieval y es de 1907; peces y cangrejos tallados hacen de capiteles. Una lápida fija la longitud legal de la sardina, el salmonete o la anguila, para que nadie vendiera las crías de la laguna.',
        it_IT:
          'La loggia pare medievale ed è del 1907; pesci e granchi scolpiti fanno da capitelli. Una lapide fissa la misura legale di sardelle, triglie e anguille, perché nessuno vendesse il novellame della laguna.',
        ru_RU:
          'Лоджия кажется средневековой, хотя построена в 1907 году; капителями служат резные рыбы и крабы. Доска указывает дозволенную длину сардины, барабульки и угря, чтобы никто не торговал молодью лагуны.',
        ja_JP:
          '中世風に見える開廊は1907年の建築で、柱頭には魚や蟹が彫られています。石板は鰯、ひめじ、鰻を売ってよい長さを定め、潟の稚魚を守ってきました。',
      },
      latitude: 45.43968,
      longitude: 12.33442,
      minutes: 25,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Calle dei Do Mori',
        fr_FR: 'Calle dei Do Mori',
        de_DE: 'Calle dei Do Mori',
        es_ES: 'Calle dei Do Mori',
        it_IT: 'Calle dei Do Mori',
        ru_RU: 'Калле-деи-До-Мори',
        ja_JP: 'ド・モーリ通り',
      },
      text: {
        en_US:
          'In this alley a tavern with two doors and no chairs has been named in documents since 1462, with copper pails hanging from the beams. Creamed stockfish comes on white polenta, beside a sandwich the size of a stamp.',
        fr_FR:
          'Dans cette ruelle, une taverne à deux portes et sans chaise est citée depuis 1462, des seaux de cuivre pendus aux poutres. La morue montée à l’huile vient sur polenta blanche, à côté d’un sandwich grand comme un timbre.',
        de_DE:
          'In dieser Gasse ist seit 1462 eine Schenke mit zwei Türen und ohne Stühle bezeugt, Kupfereimer hängen von den Balken. Der aufgeschlagene Stockfisch kommt auf weißer Polenta, daneben ein Brot, groß wie eine Briefmarke.',
        es_ES:
          'En este callejón consta desde 1462 una taberna con dos puertas y ninguna silla, con cubos de cobre colgados de las vigas. El bacalao batido se sirve sobre polenta blanca, junto a un emparedado del tamaño de un sello.',
        it_IT:
          'In questa calle è attestata dal 1462 una mescita con due porte e nessuna sedia, i secchi di rame appesi alle travi. Il baccalà mantecato arriva su polenta bianca, accanto ai «francobolli», tramezzini in miniatura.',
        ru_RU:
          'В этом переулке с 1462 года известен погребок с двумя дверями и без единого стула; с балок свисают медные вёдра. Взбитую треску подают на белой поленте, рядом — бутерброд величиной с марку.',
        ja_JP:
          'この路地には、扉が二つで椅子のない酒場が1462年から伝わり、梁には銅の桶が下がります。干し鱈のペーストは白いポレンタにのせて、隣には切手ほどの小さなサンドイッチが並びます。',
      },
      latitude: 45.43873,
      longitude: 12.33455,
      minutes: 25,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Campo San Cassiano',
        fr_FR: 'Campo San Cassiano',
        de_DE: 'Campo San Cassiano',
        es_ES: 'Campo San Cassiano',
        it_IT: 'Campo San Cassiano',
        ru_RU: 'Кампо Сан-Кассиано',
        ja_JP: 'サン・カッシアーノ広場',
      },
      text: {
        en_US:
          'Near this square the first opera house that sold tickets to anyone opened in 1637. At a counter close by you try sardines in saor, sweetened with onion, raisins and pine nuts so that they kept at sea.',
        fr_FR:
          'Près de cette place ouvrit, en 1637, le premier opéra où chacun pouvait acheter sa place. Au comptoir voisin, on goûte les sardines en saor, adoucies d’oignon, de raisins secs et de pignons pour se garder en mer.',
        de_DE:
          'Nahe diesem Platz öffnete 1637 das erste Opernhaus, das jedem eine Karte verkaufte. An einer Theke nebenan gibt es Sardinen in Saor, mit Zwiebeln, Rosinen und Pinienkernen haltbar gemacht für die See.',
        es_ES:
          'Cerca de esta plaza abrió en 1637 el primer teatro de ópera que vendía entradas a cualquiera. En una barra próxima se prueban las sardinas en saor, con cebolla, pasas y piñones, aliño que las conservaba en alta mar.',
        it_IT:
          'Vicino a questo campo aprì nel 1637 il primo teatro d’opera a pagamento. A un banco lì accanto si assaggiano le sarde in saor, con cipolla, uvetta e pinoli, fatte per durare in mare.',
        ru_RU:
          'Близ этой площади в 1637 году открылся первый оперный театр, где билет мог купить каждый. У стойки неподалёку пробуем сардины в саоре — с луком, изюмом и кедровыми орешками: так рыба не портилась в плавании.',
        ja_JP:
          '1637年、誰でも切符を買える最初の歌劇場がこの近くに開きました。そばのカウンターでは、船上で日持ちするよう玉葱、干し葡萄、松の実で甘酢漬けにした鰯のサオールを味わいます。',
      },
      latitude: 45.43925,
      longitude: 12.33225,
      minutes: 18,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Campo Santa Maria Mater Domini',
        fr_FR: 'Campo Santa Maria Mater Domini',
        de_DE: 'Campo Santa Maria Mater Domini',
        es_ES: 'Campo Santa Maria Mater Domini',
        it_IT: 'Campo Santa Maria Mater Domini',
        ru_RU: 'Кампо Санта-Мария-Матер-Домини',
        ja_JP: 'サンタ・マリア・マーテル・ドミニ広場',
      },
      text: {
        en_US:
          'Byzantine and Gothic windows look down on one wellhead. Before the aqueduct arrived in 1884, the women of the parish filled their buckets here when the well was unlocked.',
        fr_FR:
          'Des fenêtres byzantines et gothiques entourent une seule margelle. Avant l’aqueduc de 1884, les femmes de la paroisse remplissaient ici leurs seaux quand on ouvrait le puits.',
        de_DE:
          'Byzantinische und gotische Fenster blicken auf einen einzigen Brunnen. Vor der Wasserleitung von 1884 füllten die Frauen der Pfarrei hier ihre Eimer, sobald er aufgeschlossen wurde.',
        es_ES:
          'Ventanas bizantinas y góticas rodean un único brocal. Antes del acueducto de 1884, las mujeres de la parroquia llenaban aquí los cubos cuando se abría el pozo.',
        it_IT:
          'Finestre bizantine e gotiche guardano un’unica vera da pozzo. Prima dell’acquedotto del 1884 le donne della parrocchia riempivano qui i secchi, quando il pozzo veniva aperto.',
        ru_RU:
          'Византийские и готические окна смотрят на единственный колодец. До водопровода 1884 года женщины прихода наполняли здесь вёдра, когда колодец отпирали.',
        ja_JP:
          'ビザンティンとゴシックの窓が、一つの井戸を囲んでいます。1884年に水道が引かれるまで、井戸の蓋が開く時刻になると、教区の女性たちがここで桶を満たしました。',
      },
      latitude: 45.4399,
      longitude: 12.3302,
      minutes: 12,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Campo San Giacomo dall’Orio',
        fr_FR: 'Campo San Giacomo dall’Orio',
        de_DE: 'Campo San Giacomo dall’Orio',
        es_ES: 'Campo San Giacomo dall’Orio',
        it_IT: 'Campo San Giacomo dall’Orio',
        ru_RU: 'Кампо Сан-Джакомо-даль-Орио',
        ja_JP: 'サン・ジャコモ・ダッローリオ広場',
      },
      text: {
        en_US:
          'Benches, plane trees and a church with a ceiling like an upturned hull. Here the morning ends at a table with a spritz made with Select, the red bitter first mixed in Venice in 1920.',
        fr_FR:
          'Des bancs, des platanes et une église au plafond en coque renversée. La matinée s’achève à table, devant un spritz au Select, l’amer rouge né à Venise en 1920.',
        de_DE:
          'Bänke, Platanen und eine Kirche mit einer Decke wie ein umgedrehter Schiffsrumpf. Hier endet der Vormittag am Tisch, bei einem Spritz mit Select, dem roten Bitter, der 1920 in Venedig erfunden wurde.',
        es_ES:
          'Bancos, plátanos y una iglesia con el techo como un casco de barco vuelto del revés. La mañana acaba en una mesa, con un spritz de Select, el amargo rojo nacido en Venecia en 1920.',
        it_IT:
          'Panchine, platani e una chiesa con il soffitto a carena di nave. Qui la mattina finisce a un tavolino, con uno spritz al Select, il bitter rosso nato a Venezia nel 1920.',
        ru_RU:
          'Скамьи, платаны и церковь с потолком, похожим на перевёрнутый корабль. Утро заканчивается за столиком со спритцем на «Селекте» — красном биттере, придуманном в Венеции в 1920 году.',
        ja_JP:
          'ベンチと大きな木々、そして船底を返したような天井の教会。締めくくりは卓に着いて、1920年にヴェネツィアで生まれた赤いビター「セレクト」のスプリッツです。',
      },
      latitude: 45.43988,
      longitude: 12.3274,
      minutes: 30,
      minutesToNext: 0,
    },
  ],
};
