import type { TourOfDemo } from '../shapes.js';

export const munichViktualienmarktFoodWalk: TourOfDemo = {
  slug: 'munich-viktualienmarkt-food-walk',
  city: 'munich',
  categories: ['food-tour', 'private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 48,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'market-stall', name: 'Viktualienmarkt' },
    { motif: 'plate', name: 'Weißwurst breakfast' },
    { motif: 'towers', name: 'Alter Peter' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Karl Valentin fountain, Viktualienmarkt',
        fr_FR: 'Fontaine de Karl Valentin, Viktualienmarkt',
        de_DE: 'Karl-Valentin-Brunnen auf dem Viktualienmarkt',
        es_ES: 'Fuente de Karl Valentin, Viktualienmarkt',
        it_IT: 'Fontana di Karl Valentin, Viktualienmarkt',
        ru_RU: 'Фонтан Карла Валентина, рынок Виктуалиенмаркт',
        ja_JP: 'ヴィクトゥアーリエン市場、カール・ファレンティンの泉',
      },
      address: 'Viktualienmarkt, 80331 München, Germany',
      latitude: 48.1351,
      longitude: 11.57625,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 27000 },
          { upTo: 4, amount: 38000 },
          { upTo: 6, amount: 49000 },
        ],
        extraPerson: 6500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [2, 3, 4, 5, 6],
      starts: ['09:30', '10:00'],
      closedDays: ['01-01', '01-06', '05-01', '08-15', '10-03', '11-01', '12-24', '12-25', '12-26', '12-31'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 32000 },
          { upTo: 4, amount: 43500 },
          { upTo: 6, amount: 55000 },
        ],
        extraPerson: 7000,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [2, 3, 4, 5, 6],
      starts: ['09:30'],
      closedDays: ['01-01', '01-06', '05-01', '08-15', '10-03', '11-01', '12-24', '12-25', '12-26', '12-31'],
    },
  ],
  name: {
    en_US: 'Munich’s Viktualienmarkt: White Sausage to Obatzda',
    fr_FR: 'Le Viktualienmarkt de Munich, de la saucisse blanche à l’obatzda',
    de_DE: 'Münchens Viktualienmarkt: von der Weißwurst zum Obatzdn',
    es_ES: 'El Viktualienmarkt de Múnich, de la salchicha blanca al obatzda',
    it_IT: 'Il Viktualienmarkt di Monaco, dalla Weißwurst all’obatzda',
    ru_RU: 'Мюнхенский Виктуалиенмаркт: от белых колбасок до обацды',
    ja_JP: 'ミュンヘンの市場を食べ歩く 白ソーセージからオバツダまで',
  },
  summary: {
    en_US:
      'A late-morning meal in seven places: Weißwurst before noon, honey, mountain cheese, a pretzel, market beer and a coffee by the church.',
    fr_FR:
      'Une matinée à table en sept étapes : saucisse blanche avant midi, miel, fromage d’alpage, bretzel, bière du marché et café près de l’église.',
    de_DE:
      'Ein Vormittag an sieben Orten: Weißwurst vor dem Zwölfuhrläuten, Honig, Bergkäse, eine Breze, Bier am Markt und ein Kaffee bei der Kirche.',
    es_ES:
      'Una mañana a la mesa en siete paradas: salchicha blanca antes de las doce, miel, queso alpino, brezel, cerveza del mercado y un café.',
    it_IT:
      'Una mattina a tavola in sette tappe: salsiccia bianca prima di mezzogiorno, miele, formaggio d’alpeggio, bretzel, birra e un caffè.',
    ru_RU:
      'Утро за столом в семи местах: белые колбаски до полудня, мёд, горный сыр, брецель, рыночное пиво и кофе у церкви.',
    ja_JP:
      '正午前の白ソーセージ、蜂蜜、山のチーズ、プレッツェル、市場のビール、教会のそばのコーヒー。七つの場所で少しずつ味わうミュンヘンの午前の食べ歩きです。',
  },
  highlights: {
    en_US: [
      'How to get the skin off a Weißwurst without a knife',
      'Six fountains with comedians on them',
      'A maypole that tells of coopers, draymen and brewers',
      'Brotzeit under the chestnut trees, with beer from whichever brewery’s turn it is',
    ],
    fr_FR: [
      'Ôter la peau d’une Weißwurst sans couteau',
      'Six fontaines surmontées de comiques',
      'Un mât de mai qui raconte les métiers et les brasseries',
      'Le casse-croûte sous les marronniers, avec la brasserie dont c’est le tour',
    ],
    de_DE: [
      'Wie man eine Weißwurst ohne Messer zuzelt',
      'Sechs Brunnen mit Volkssängern und Komikern',
      'Ein Maibaum, der von Handwerk und Brauern erzählt',
      'Brotzeit unter Kastanien, mit dem Bier der Brauerei, die gerade dran ist',
    ],
    es_ES: [
      'Cómo pelar una Weißwurst sin cuchillo',
      'Seis fuentes con cómicos de la ciudad',
      'Un mayo que habla de oficios y cerveceros',
      'Merienda bajo los castaños, con la cerveza de la casa a la que le toca',
    ],
    it_IT: [
      'Come si spella una Weißwurst senza coltello',
      'Sei fontane con i comici della città',
      'Un albero di maggio che racconta mestieri e birrai',
      'Merenda sotto gli ippocastani, con la birra di chi è di turno',
    ],
    ru_RU: [
      'Как снять кожицу с вайсвурста без ножа',
      'Шесть фонтанов с комиками и куплетистами',
      'Майское дерево, рассказывающее о ремёслах и пивоварах',
      'Закуска под каштанами и пиво той пивоварни, чья сейчас очередь',
    ],
    ja_JP: [
      'ナイフを使わずに白ソーセージの皮をむく方法',
      '喜劇役者や民衆歌手の像が立つ六つの泉',
      '職人と醸造所の物語を掲げるマイバウム',
      'マロニエの木陰で、当番の醸造所のビールとともにとるブロートツァイト',
    ],
  },
  description: {
    en_US:
      'Maximilian I Joseph moved the farmers off Marienplatz in 1807 because there were too many of them, and the market has stayed where he put it. It has about a hundred stalls and no roof. You start with what must not hear the noon bell: two white sausages from the kettle, sweet mustard, a pretzel. Then come the things that keep: honey from the Isar meadows, cheese from the Allgäu, radish cut in a spiral and salted until it weeps.\n\nIn between, your guide explains why there are six brewers and one beer tap, and how a small brewery court became the Hofbräuhaus. You will eat about as much as a lunch, so skip breakfast. Vegetarians get other dishes if we know the day before. The longer walk goes on to the Asamkirche and ends with cake at a table in the Sendlinger Straße quarter.',
    fr_FR:
      'Maximilien Ier Joseph chassa les paysans de la Marienplatz en 1807 parce qu’ils étaient trop nombreux, et le marché n’a plus bougé. Il compte une centaine d’étals et pas de toit. On commence par ce qui ne doit pas entendre sonner midi : deux saucisses blanches tirées du chaudron, de la moutarde douce, un bretzel. Vient ensuite ce qui se garde : miel des prés de l’Isar, fromage de l’Allgäu, et le radis taillé en spirale que l’on sale jusqu’à ce qu’il pleure.\n\nEntre deux bouchées, votre guide explique pourquoi il y a six brasseurs et un seul robinet, et comment une cour de brasserie devint la Hofbräuhaus. Le tout vaut un déjeuner : ne prenez pas de petit déjeuner. Les végétariens ont d’autres plats s’ils préviennent la veille. La formule longue va jusqu’à l’Asamkirche et finit par un gâteau, à table, près de la Sendlinger Straße.',
    de_DE:
      'Maximilian I. Joseph schickte die Bauern 1807 vom Marienplatz, weil es zu viele geworden waren, und seither steht der Markt, wo er ihn hinstellte: rund hundert Stände, kein Dach. Sie beginnen mit dem, was das Zwölfuhrläuten nicht hören darf: zwei Weißwürste aus dem Kessel, süßer Senf, eine Breze. Dann kommt, was sich hält: Honig von den Isarauen, Käse aus dem Allgäu und Radi, spiralig geschnitten und gesalzen, bis er weint.\n\nZwischendurch erfahren Sie, warum es sechs Brauer und nur einen Ausschank gibt und wie aus einem Brauhof das Hofbräuhaus wurde. Alles zusammen ersetzt ein Mittagessen, frühstücken Sie also nicht. Vegetarisch geht es auch, wenn wir es am Vortag wissen. Die lange Variante führt weiter zur Asamkirche und endet bei einem Stück Kuchen am Tisch nahe der Sendlinger Straße.',
    es_ES:
      'Maximiliano I José sacó a los campesinos de Marienplatz en 1807 porque eran demasiados, y el mercado sigue donde lo puso: un centenar de puestos y ningún techo. Se empieza por lo que no debe oír las campanas del mediodía: dos salchichas blancas del caldero, mostaza dulce y un brezel. Luego viene lo que se conserva: miel de los prados del Isar, queso del Allgäu y rábano cortado en espiral, salado hasta que llora.\n\nEntre bocado y bocado se explica por qué hay seis cerveceros y un solo grifo, y cómo un patio de fábrica acabó siendo la Hofbräuhaus. Todo junto equivale a una comida, así que mejor no desayunar. Hay platos vegetarianos si se avisa la víspera. La opción larga sigue hasta la Asamkirche y termina con un trozo de tarta a la mesa, cerca de Sendlinger Straße.',
    it_IT:
      'Massimiliano I Giuseppe tolse i contadini da Marienplatz nel 1807 perché erano troppi, e il mercato è rimasto dove lui lo mise: un centinaio di banchi, nessun tetto. Si comincia da ciò che non deve sentire le campane di mezzogiorno: due salsicce bianche dal calderone, senape dolce, un bretzel. Poi quello che si conserva: miele dei prati dell’Isar, formaggio dell’Allgäu e il rafano bianco tagliato a spirale, salato finché piange.\n\nTra un assaggio e l’altro si scopre perché i birrai sono sei e la spina una sola, e come un cortile di birrificio diventò la Hofbräuhaus. Nel complesso è un pranzo, quindi meglio saltare la colazione. Ci sono piatti vegetariani, se lo sappiamo il giorno prima. La formula lunga prosegue fino alla Asamkirche e finisce con una fetta di torta, seduti, vicino alla Sendlinger Straße.',
    ru_RU:
      'В 1807 году Максимилиан I Иосиф убрал крестьян с Мариенплац, потому что их стало слишком много, и рынок до сих пор стоит там, куда он его перевёл: около сотни прилавков, никакой крыши. Начинаем с того, чему нельзя услышать полуденный звон: две белые колбаски из котла, сладкая горчица, брецель. Потом то, что хранится: мёд с лугов Изара, сыр из Альгоя и редька, нарезанная спиралью и посоленная «до слёз».\n\nПо дороге гид объяснит, почему пивоваров шестеро, а кран один и как пивоваренный двор превратился в Хофбройхаус. Всё вместе равно обеду, так что не завтракайте. Вегетарианцам предложим другое, если узнаем накануне. Длинный вариант ведёт дальше, к церкви Азамов, и кончается куском торта за столиком у Зендлингерштрассе.',
    ja_JP:
      '1807年、国王マクシミリアン1世ヨーゼフは、増えすぎた農民の市をマリエン広場から移しました。以来、市場はその場所にあります。屋台はおよそ百軒、屋根はありません。まずは「正午の鐘を聞かせてはならない」もの。鍋で温めた白ソーセージ二本に甘いマスタード、プレッツェルです。続いて日持ちのするもの、イーザル川の草地の蜂蜜、アルゴイのチーズ、らせん状に切って塩で「泣かせた」大根を味わいます。\n\nその合間に、醸造所は六つなのに注ぎ口は一つである理由や、醸造所の中庭がホーフブロイハウスになるまでをお話しします。合わせると昼食ほどの量になりますので、朝食は召し上がらずにお越しください。前日までにお知らせいただければ、ベジタリアン向けの品に替えられます。長いコースではアザム教会まで足を延ばし、ゼンドリンガー通りの近くで席に着いてケーキをいただきます。',
  },
  included: {
    en_US: [
      'Weißwurst breakfast with pretzel and a wheat beer or soft drink',
      'Honey, cheese and radish at the stalls',
      'Half a liter of beer or a juice in the market’s beer garden',
      'A coffee at the end',
    ],
    fr_FR: [
      'Petit déjeuner de saucisses blanches avec bretzel et bière de blé ou boisson sans alcool',
      'Miel, fromage et radis aux étals',
      'Un demi-litre de bière ou un jus au jardin à bière du marché',
      'Un café pour finir',
    ],
    de_DE: [
      'Weißwurstfrühstück mit Breze und Weißbier oder Alkoholfreiem',
      'Honig, Käse und Radi an den Ständen',
      'Eine Halbe oder ein Saft im Biergarten des Marktes',
      'Ein Kaffee zum Schluss',
    ],
    es_ES: [
      'Desayuno de salchicha blanca con brezel y cerveza de trigo o refresco',
      'Miel, queso y rábano en los puestos',
      'Medio litro de cerveza o un zumo en la terraza del mercado',
      'Un café al final',
    ],
    it_IT: [
      'Colazione di salsicce bianche con bretzel e birra di frumento o bibita',
      'Miele, formaggio e rafano ai banchi',
      'Mezzo litro di birra o un succo al giardino del mercato',
      'Un caffè alla fine',
    ],
    ru_RU: [
      'Завтрак с белыми колбасками, брецелем и пшеничным пивом или безалкогольным напитком',
      'Мёд, сыр и редька у прилавков',
      'Пол-литра пива или сок в пивном саду рынка',
      'Кофе в завершение',
    ],
    ja_JP: [
      '白ソーセージの朝食（プレッツェルと小麦ビールまたはソフトドリンク付き）',
      '屋台での蜂蜜、チーズ、大根',
      '市場のビアガーデンでのビール500ミリリットルまたはジュース',
      '最後のコーヒー',
    ],
  },
  notIncluded: {
    en_US: ['Second helpings and purchases to take along', 'Cake and drinks on the longer walk beyond the first slice'],
    fr_FR: ['Les deuxièmes portions et vos achats', 'Dans la formule longue, au-delà de la première part de gâteau'],
    de_DE: ['Nachschlag und Einkäufe zum Mitnehmen', 'Bei der langen Variante alles nach dem ersten Stück Kuchen'],
    es_ES: ['Las segundas raciones y las compras', 'En la opción larga, lo que siga al primer trozo de tarta'],
    it_IT: ['Le seconde porzioni e gli acquisti', 'Nella formula lunga, ciò che segue la prima fetta di torta'],
    ru_RU: ['Добавка и покупки с собой', 'В длинном варианте — всё, что после первого куска торта'],
    ja_JP: ['おかわりとお持ち帰りの買い物', '長いコースで二切れ目以降のケーキと飲み物'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Viktualienmarkt and its fountains',
        fr_FR: 'Le Viktualienmarkt et ses fontaines',
        de_DE: 'Viktualienmarkt und seine Brunnen',
        es_ES: 'El Viktualienmarkt y sus fuentes',
        it_IT: 'Il Viktualienmarkt e le sue fontane',
        ru_RU: 'Виктуалиенмаркт и его фонтаны',
        ja_JP: 'ヴィクトゥアーリエン市場と泉',
      },
      text: {
        en_US:
          'Karl Valentin, as thin as his jokes were dry, usually holds a flower that some stallkeeper has put into his hand. The word Viktualien came later, when it was fashionable to use Latin for vegetables.',
        fr_FR:
          'Karl Valentin, aussi maigre que son humour était sec, tient presque toujours une fleur qu’une marchande lui glisse dans la main. Le mot Viktualien vint plus tard, quand il fut de bon ton de nommer les légumes en latin.',
        de_DE:
          'Karl Valentin, so dürr wie sein Witz trocken, hält meist eine Blume, die ihm eine Standlfrau in die Hand gesteckt hat. Das Wort Viktualien kam erst auf, als es fein war, Gemüse lateinisch zu nennen.',
        es_ES:
          'Karl Valentin, tan flaco como seco era su humor, suele sostener una flor que alguna vendedora le pone en la mano. La palabra Viktualien llegó después, cuando era elegante llamar en latín a las verduras.',
        it_IT:
          'Karl Valentin, magro quanto la sua comicità era asciutta, tiene quasi sempre un fiore messogli in mano da qualche venditrice. Il nome Viktualien venne dopo, quando fu elegante dire in latino le verdure.',
        ru_RU:
          'Карл Валентин, тощий и сухой, как его шутки, обычно держит цветок, который сунула ему в руку какая-нибудь торговка. Слово «виктуалии» пришло позже, когда овощи стало модно называть по-латыни.',
        ja_JP:
          '痩せた体に乾いた笑いの喜劇役者カール・ファレンティンの手には、たいてい売り子が挿した花があります。「ヴィクトゥアーリエン」の名は、食料をラテン語風に呼ぶのが流行した後の時代のものです。',
      },
      latitude: 48.13505,
      longitude: 11.5764,
      minutes: 15,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Weißwurst breakfast beside the Heiliggeistkirche',
        fr_FR: 'Saucisses blanches près de la Heiliggeistkirche',
        de_DE: 'Weißwurstfrühstück an der Heiliggeistkirche',
        es_ES: 'Salchichas blancas junto a la Heiliggeistkirche',
        it_IT: 'Salsicce bianche accanto alla Heiliggeistkirche',
        ru_RU: 'Белые колбаски у церкви Святого Духа',
        ja_JP: '聖霊教会のそばで白ソーセージの朝食',
      },
      text: {
        en_US:
          'Veal, bacon, parsley, lemon: the sausage is warmed, never boiled, and comes to the table in its water. The hospital that stood beside this church baked pretzels for the poor in the fourteenth century.',
        fr_FR:
          'Veau, lard, persil, citron : la saucisse se réchauffe sans bouillir et arrive dans son eau. L’hôpital voisin de cette église cuisait au XIVe siècle des bretzels pour les pauvres.',
        de_DE:
          'Kalb, Speck, Petersilie, Zitrone: Die Wurst wird erwärmt, nie gekocht, und kommt im eigenen Wasser auf den Tisch. Das Spital neben dieser Kirche buk im 14. Jahrhundert Brezen für die Armen.',
        es_ES:
          'Ternera, tocino, perejil, limón: la salchicha se calienta sin hervir y llega a la mesa en su agua. El hospital que había junto a esta iglesia horneaba en el siglo XIV brezels para los pobres.',
        it_IT:
          'Vitello, lardo, prezzemolo, limone: la salsiccia si scalda senza bollire e arriva in tavola nella sua acqua. L’ospedale accanto a questa chiesa cuoceva nel Trecento bretzel per i poveri.',
        ru_RU:
          'Телятина, шпик, петрушка, лимон: колбаску греют, но не кипятят и подают в той же воде. В больнице при этой церкви в XIV веке пекли брецели для бедных.',
        ja_JP:
          '仔牛肉、背脂、パセリ、レモン。煮立てずに温め、湯に浸したまま食卓に出します。この教会に付属した施療院は、14世紀に貧しい人々へプレッツェルを焼いていました。',
      },
      latitude: 48.1356,
      longitude: 11.57685,
      minutes: 30,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Honey and herb stalls',
        fr_FR: 'Étals de miel et d’herbes',
        de_DE: 'Honig- und Kräuterstände',
        es_ES: 'Puestos de miel y hierbas',
        it_IT: 'Banchi di miele ed erbe',
        ru_RU: 'Прилавки с мёдом и травами',
        ja_JP: '蜂蜜とハーブの屋台',
      },
      text: {
        en_US:
          'Lime blossom, chestnut, forest honeydew: the darker the honey, the later in the year. Next door hang bundles of woodruff and savory, the second for beans, the first for May punch.',
        fr_FR:
          'Tilleul, châtaignier, miellat de forêt : plus le miel est sombre, plus la saison avance. À côté pendent l’aspérule, pour le punch de mai, et la sarriette, pour les haricots.',
        de_DE:
          'Linde, Kastanie, Waldtracht: je dunkler der Honig, desto später im Jahr. Nebenan hängen Waldmeister und Bohnenkraut, der eine für die Maibowle, das andere für die Bohnen.',
        es_ES:
          'Tilo, castaño, mielada de bosque: cuanto más oscura la miel, más avanzado el año. Al lado cuelgan la asperilla, para el ponche de mayo, y la ajedrea, para las judías.',
        it_IT:
          'Tiglio, castagno, melata di bosco: più scuro il miele, più avanti la stagione. Accanto pendono l’asperula, per il punch di maggio, e la santoreggia, per i fagioli.',
        ru_RU:
          'Липа, каштан, лесная падь: чем темнее мёд, тем позже он собран. Рядом висят пучки ясменника для майского крюшона и чабера для фасоли.',
        ja_JP:
          '菩提樹、栗、森の甘露蜜。色が濃いほど、採れる時期は遅くなります。隣には、五月のパンチに入れるクルマバソウと、豆料理に使うセイボリーの束が下がります。',
      },
      latitude: 48.135,
      longitude: 11.5759,
      minutes: 20,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Cheese and radish',
        fr_FR: 'Fromage et radis',
        de_DE: 'Käse und Radi',
        es_ES: 'Queso y rábano',
        it_IT: 'Formaggio e rafano',
        ru_RU: 'Сыр и редька',
        ja_JP: 'チーズと大根',
      },
      text: {
        en_US:
          'Three ages of mountain cheese are cut from the wheel. Then comes the mixing of Obatzda: ripe Camembert, butter, paprika, onion and a dash of beer, which was how innkeepers used up what was left.',
        fr_FR:
          'On coupe à la meule trois âges de fromage de montagne. Puis vient l’obatzda : camembert bien fait, beurre, paprika, oignon et un trait de bière, manière d’aubergiste d’accommoder les restes.',
        de_DE:
          'Drei Reifegrade Bergkäse kommen vom Laib. Dann wird Obatzda angemacht: reifer Camembert, Butter, Paprika, Zwiebel und ein Schuss Bier, die Resteküche der Wirte.',
        es_ES:
          'De la rueda se cortan tres edades de queso de montaña. Luego se amasa el obatzda: camembert maduro, mantequilla, pimentón, cebolla y un chorro de cerveza, la cocina de sobras de los posaderos.',
        it_IT:
          'Dalla forma si tagliano tre stagionature di formaggio di montagna. Poi si impasta l’obatzda: camembert maturo, burro, paprica, cipolla e un goccio di birra, la cucina degli avanzi degli osti.',
        ru_RU:
          'От головы отрезают горный сыр трёх возрастов. Потом мешаем обацду: спелый камамбер, масло, паприка, лук и капля пива — так трактирщики пускали в дело остатки.',
        ja_JP:
          '山のチーズを、熟成の違う三種類、車輪形の塊から切り分けます。続いてオバツダ。熟れたカマンベールにバター、パプリカ、玉ねぎ、ビール少々を混ぜた、居酒屋の主人の残り物料理です。',
      },
      latitude: 48.13475,
      longitude: 11.57655,
      minutes: 20,
      minutesToNext: 2,
    },
    {
      name: {
        en_US: 'Beer garden and maypole',
        fr_FR: 'Jardin à bière et mât de mai',
        de_DE: 'Biergarten und Maibaum',
        es_ES: 'Terraza de cerveza y mayo',
        it_IT: 'Giardino della birra e albero di maggio',
        ru_RU: 'Пивной сад и майское дерево',
        ja_JP: 'ビアガーデンとマイバウム',
      },
      text: {
        en_US:
          'The six breweries of the city take turns at the single tap, a few weeks each. On the blue and white pole over the tables ride the dancing coopers and the dray with its barrels.',
        fr_FR:
          'Les six brasseries de la ville se relaient au seul robinet, quelques semaines chacune. Sur le mât bleu et blanc, au-dessus des tables, dansent les tonneliers et passe l’attelage aux barriques.',
        de_DE:
          'Die sechs Münchner Brauereien wechseln sich am einzigen Ausschank ab, jede ein paar Wochen lang. Am weiß-blauen Baum über den Tischen tanzen die Schäffler und fährt das Fuhrwerk mit den Fässern.',
        es_ES:
          'Las seis cervecerías de la ciudad se turnan en el único grifo, unas semanas cada una. En el mástil azul y blanco, sobre las mesas, bailan los toneleros y pasa el carro de los barriles.',
        it_IT:
          'I sei birrifici della città si alternano all’unica spina, qualche settimana ciascuno. Sul palo bianco e azzurro, sopra i tavoli, danzano i bottai e passa il carro con le botti.',
        ru_RU:
          'Шесть городских пивоварен по очереди, по нескольку недель, наливают из единственного крана. На бело-синем столбе над столами пляшут бондари и едет подвода с бочками.',
        ja_JP:
          '市内の六つの醸造所が、一つしかない注ぎ口を数週間ずつ交代で受け持ちます。卓の上にそびえる白と青の柱では、桶職人が踊り、樽を積んだ馬車が進みます。',
      },
      latitude: 48.13535,
      longitude: 11.5762,
      minutes: 30,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Hofbräuhaus and Platzl',
        fr_FR: 'Hofbräuhaus et Platzl',
        de_DE: 'Hofbräuhaus und Platzl',
        es_ES: 'Hofbräuhaus y Platzl',
        it_IT: 'Hofbräuhaus e Platzl',
        ru_RU: 'Хофбройхаус и Плацль',
        ja_JP: 'ホーフブロイハウスと広場プラッツル',
      },
      text: {
        en_US:
          'Duke Wilhelm V was tired of paying for beer from Einbeck, so in 1589 he had his own brewed. Regulars keep their stone mugs here behind bars, each with a padlock.',
        fr_FR:
          'Le duc Guillaume V, las de payer la bière d’Einbeck, fit brasser la sienne en 1589. Les habitués gardent ici leur chope de grès derrière une grille, chacune sous cadenas.',
        de_DE:
          'Herzog Wilhelm V. war es leid, Bier aus Einbeck zu bezahlen, und ließ ab 1589 selbst brauen. Die Stammgäste verwahren ihre Steinkrüge hier hinter Gittern, jeden mit eigenem Schloss.',
        es_ES:
          'El duque Guillermo V se cansó de pagar la cerveza de Einbeck y en 1589 mandó hacer la suya. Los parroquianos guardan aquí sus jarras de gres tras una reja, cada una con candado.',
        it_IT:
          'Il duca Guglielmo V, stanco di pagare la birra di Einbeck, nel 1589 se ne fece una propria. Gli avventori fissi tengono qui i boccali di grès dietro una grata, ciascuno col lucchetto.',
        ru_RU:
          'Герцогу Вильгельму V надоело платить за пиво из Айнбека, и в 1589 году он велел варить своё. Завсегдатаи хранят здесь каменные кружки за решёткой, каждую под своим замком.',
        ja_JP:
          '公爵ヴィルヘルム5世は、アインベックのビール代に嫌気がさし、1589年に自前の醸造を命じました。常連の陶製ジョッキは格子の棚に納められ、一つずつ錠が掛かっています。',
      },
      latitude: 48.13765,
      longitude: 11.5799,
      minutes: 20,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Alter Peter',
        fr_FR: 'Alter Peter',
        de_DE: 'Alter Peter',
        es_ES: 'Alter Peter',
        it_IT: 'Alter Peter',
        ru_RU: 'Старый Петер',
        ja_JP: 'アルター・ペーター（聖ペーター教会）',
      },
      text: {
        en_US:
          'Eight clock faces look out from the tower so that, as Karl Valentin explained, eight people can read the time at once. Over the last coffee your guide notes down where to buy what you liked.',
        fr_FR:
          'Huit cadrans ornent la tour, pour que, expliquait Karl Valentin, huit personnes puissent lire l’heure à la fois. Autour du dernier café, votre guide note où acheter ce qui vous a plu.',
        de_DE:
          'Acht Zifferblätter hat der Turm, damit, wie Karl Valentin erklärte, acht Leute gleichzeitig auf die Uhr schauen können. Beim letzten Kaffee schreibt Ihr Guide auf, wo es gibt, was Ihnen geschmeckt hat.',
        es_ES:
          'La torre tiene ocho esferas para que, según Karl Valentin, ocho personas puedan mirar la hora a la vez. Con el último café, el guía apunta dónde comprar lo que más ha gustado.',
        it_IT:
          'La torre ha otto quadranti perché, spiegava Karl Valentin, otto persone possano guardare l’ora insieme. All’ultimo caffè la guida annota dove comprare ciò che è piaciuto.',
        ru_RU:
          'На башне восемь циферблатов — чтобы, как объяснял Карл Валентин, восемь человек могли посмотреть время сразу. За последней чашкой кофе гид запишет, где купить то, что понравилось.',
        ja_JP:
          '塔に時計の文字盤が八つあるのは、ファレンティンいわく「八人が同時に時刻を見られるように」。最後のコーヒーを飲みながら、お気に召した品の買える店をガイドが書き留めます。',
      },
      latitude: 48.13655,
      longitude: 11.5756,
      minutes: 20,
      minutesToNext: 0,
    },
  ],
};
