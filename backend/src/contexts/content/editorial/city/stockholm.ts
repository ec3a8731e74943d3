import type { EditorialEntry } from '../editorial-entry.js';

export const stockholm: EditorialEntry = {
  kind: 'city',
  slug: 'stockholm',
  position: 51,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Stockholm',
      summary:
        'Fourteen islands, fifty-odd bridges and one ferry: which island for which hour, from the light nights of June to the candles of December.',
      markdown:
        'Stockholm is laid over fourteen islands, so choose by island and let the water mark the pauses. [Gamla Stan](/tour/stockholm-gamla-stan) is for early morning, before ten, when the lanes between Västerlånggatan and the quay are empty and a single step wide at Mårten Trotzig. Climb to Mariaberget on Södermalm for the view, stay on the island for lunch: herring from a cart at Slussen, or the meatball with lingonberries everyone’s grandmother defends. Djurgården is green and holds the warship Vasa, raised in 1961 after three centuries; go by the ferry from Slussen, which takes the ordinary ticket. The metro’s blue line is a gallery, Solna Centrum and T-Centralen above all. In June it never grows quite dark, August has crayfish, December candles and Lucia; between, dress for rain. Fika, coffee with a cardamom bun, is an appointment. Cash is refused almost everywhere. Skip the changing of the guard, not the boats beyond.',
    },
    fr_FR: {
      title: 'Comment parcourir Stockholm',
      summary:
        'Quatorze îles, une cinquantaine de ponts et un bac : quelle île à quelle heure, des nuits claires de juin aux bougies de décembre.',
      markdown:
        'Stockholm est posée sur quatorze îles : choisissez île par île, et laissez l’eau marquer les pauses. [Gamla Stan](/tour/stockholm-gamla-stan) se voit tôt, avant dix heures, quand les ruelles entre Västerlånggatan et le quai sont vides et, à Mårten Trotzig, larges d’un pas. Montez à Mariaberget, sur Södermalm, pour la vue, et restez-y déjeuner : un hareng à la charrette de Slussen, ou les boulettes aux airelles que défend chaque grand-mère. Djurgården est verte et abrite le Vasa, navire de guerre relevé en 1961 après trois siècles ; prenez le bac de Slussen, au tarif ordinaire. La ligne bleue du métro est une galerie, surtout Solna Centrum et T-Centralen. En juin il ne fait jamais tout à fait nuit, août a les écrevisses, décembre les bougies et Lucia ; entre-temps, habillez-vous pour la pluie. La fika, café et brioche à la cardamome, est un rendez-vous. Les espèces sont refusées presque partout. Laissez la relève de la garde, pas les bateaux de l’archipel.',
    },
    de_DE: {
      title: 'Wie man durch Stockholm geht',
      summary:
        'Vierzehn Inseln, gut fünfzig Brücken und eine Fähre: welche Insel zu welcher Stunde, von den hellen Juninächten bis zu den Kerzen im Dezember.',
      markdown:
        'Stockholm liegt auf vierzehn Inseln, also wählen Sie nach Inseln und lassen das Wasser die Pausen setzen. [Gamla Stan](/tour/stockholm-gamla-stan) nimmt man früh, vor zehn, wenn die Gassen zwischen Västerlånggatan und Kai leer sind und bei Mårten Trotzig nur einen Schritt breit. Wegen der Aussicht steigt man auf Södermalm zum Mariaberget hinauf und bleibt zum Mittagessen: Hering vom Wagen am Slussen oder die Fleischbällchen mit Preiselbeeren, die jede Großmutter verteidigt. Djurgården ist grün und birgt die Vasa, ein Kriegsschiff, 1961 nach drei Jahrhunderten gehoben; hin fährt die Fähre ab Slussen mit gewöhnlichem Fahrschein. Die blaue Linie der U-Bahn ist eine Galerie, Solna Centrum und T-Centralen voran. Im Juni wird es nie ganz dunkel, der August hat Krebse, der Dezember Kerzen und Lucia; dazwischen kleidet man sich für Regen. Fika, Kaffee mit Kardamomschnecke, ist eine Verabredung. Bargeld nimmt kaum jemand. Den Wachwechsel lassen Sie aus, die Schärenboote nicht.',
    },
    es_ES: {
      title: 'Cómo caminar por Estocolmo',
      summary:
        'Catorce islas, unos cincuenta puentes y un transbordador: qué isla a qué hora, de las noches claras de junio a las velas de diciembre.',
      markdown:
        'Estocolmo se extiende sobre catorce islas, así que elija por islas y deje que el agua marque las pausas. [Gamla Stan](/tour/stockholm-gamla-stan) es de primera hora, antes de las diez, cuando las callejas entre Västerlånggatan y el muelle están vacías y, en Mårten Trotzig, miden un paso. Suba por la vista a Mariaberget, en Södermalm, y quédese a almorzar: arenque del carrito de Slussen, o las albóndigas con arándanos rojos que defiende toda abuela. Djurgården es verde y guarda el Vasa, buque de guerra sacado del agua en 1961 tras tres siglos; vaya en el transbordador de Slussen, con el billete corriente. La línea azul del metro es una galería, sobre todo Solna Centrum y T-Centralen. En junio no oscurece del todo, agosto tiene cangrejos de río, diciembre velas y Lucía; entre medias, vístase para la lluvia. La fika, café con bollo de cardamomo, es una cita. El efectivo se rechaza casi en todas partes. Sáltese el cambio de guardia, no los barcos del archipiélago.',
    },
    it_IT: {
      title: 'Come camminare a Stoccolma',
      summary:
        'Quattordici isole, una cinquantina di ponti e un traghetto: quale isola a quale ora, dalle notti chiare di giugno alle candele di dicembre.',
      markdown:
        'Stoccolma è distesa su quattordici isole: scelga per isole, e lasci che sia l’acqua a segnare le pause. [Gamla Stan](/tour/stockholm-gamla-stan) è delle prime ore, prima delle dieci, quando i vicoli fra Västerlånggatan e la banchina sono vuoti e, a Mårten Trotzig, larghi un passo. Per la vista salga a Mariaberget, su Södermalm, e resti a pranzo: aringa dal carretto di Slussen, o le polpettine con i mirtilli rossi che ogni nonna difende. Djurgården è verde e custodisce il Vasa, nave da guerra riportata a galla nel 1961 dopo tre secoli; ci vada col traghetto da Slussen, che accetta il biglietto ordinario. La linea blu della metropolitana è una galleria, Solna Centrum e T-Centralen su tutte. A giugno non fa mai del tutto buio, agosto ha i gamberi di fiume, dicembre le candele e Lucia; in mezzo ci si veste per la pioggia. La fika, caffè e girella al cardamomo, è un appuntamento. I contanti sono rifiutati quasi ovunque. Salti il cambio della guardia, non i battelli dell’arcipelago.',
    },
    ru_RU: {
      title: 'Как гулять по Стокгольму',
      summary:
        'Четырнадцать островов, полсотни мостов и паром: какой остров в какой час, от светлых июньских ночей до декабрьских свечей.',
      markdown:
        'Стокгольм разложен на четырнадцати островах, поэтому выбирайте по островам, а паузы пусть расставляет вода. [Гамла-Стан](/tour/stockholm-gamla-stan) хорош рано, до десяти, пока переулки между Вестерлонггатан и набережной пусты, а у Мортена Тротсига шириной в шаг. За видом поднимитесь на Мариабергет, это Сёдермальм, и останьтесь там обедать: сельдь с тележки у Слюссена или фрикадельки с брусникой, за которые горой стоит каждая бабушка. Юргорден зелёный, там хранится «Ваза», боевой корабль, поднятый в 1961 году через три столетия; плывите паромом от Слюссена по обычному билету. Синяя линия метро — настоящая галерея, прежде всего «Сульна-центрум» и «Т-Сентрален». В июне не темнеет до конца, в августе едят раков, в декабре свечи и Люсия; между ними одевайтесь на случай дождя. Фика, кофе с кардамонной булочкой, — это свидание. Наличных почти нигде не берут. Смену караула пропустите, а корабли к шхерам нет.',
    },
    ja_JP: {
      title: 'ストックホルムの歩き方',
      summary:
        '十四の島と五十あまりの橋、そして一隻の渡し船。六月の白い夜から十二月の蝋燭まで、どの島をどの時間に歩くか。ストックホルムの歩き方です。',
      markdown:
        'ストックホルムは十四の島の上にあります。島ごとに計画を立て、水に区切りをつけてもらいましょう。[ガムラ・スタン](/tour/stockholm-gamla-stan)は朝十時前に。ヴェステルロング通りと岸のあいだの路地には人影がなく、モーテン・トローツィグの路地は一歩分の幅です。眺めはセーデルマルム島のマリアベリエットから。昼食もこの島で、スルッセンの屋台のニシンか、どの家のおばあさんも譲らないコケモモ添えの肉団子を。緑の島ユールゴーデンには、三百年を経て1961年に引き揚げられた軍艦ヴァーサがあります。スルッセンからの渡し船は普通の切符で乗れます。地下鉄の青い線は美術館のようで、ソルナ・セントルムとTセントラーレンは必見です。六月は暗くなりきらず、八月はザリガニ、十二月は蝋燭と聖ルシア祭。ほかの月は雨支度で。珈琲とカルダモンのパンの時間「フィーカ」は立派な約束です。現金はほとんど使えません。衛兵交代は見送っても、群島への船は見送らないでください。',
    },
  },
};
