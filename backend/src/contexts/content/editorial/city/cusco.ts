import type { EditorialEntry } from '../editorial-entry.js';

export const cusco: EditorialEntry = {
  kind: 'city',
  slug: 'cusco',
  position: 35,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Cusco',
      summary:
        'At 3,400 meters the first walk is a short one: soft slopes and coca tea, Inca walls at hand height, and the valley before the heights.',
      markdown:
        'Cusco lies at 3,400 meters, and whoever lands there from the sea should do nothing that day but sit in the Plaza de Armas and drink coca tea. Better still, go straight down [to the Sacred Valley](/tour/cusco-sacred-valley-by-car), which is half a kilometer lower, sleep there, and return accustomed. Then read the walls: in Hatun Rumiyoc the stones were fitted without mortar, one of them with twelve corners, and Spanish balconies stand on top. San Blas is a stair of workshops; walk up slowly in the morning and down for lunch. The market of San Pedro sells juice, bread from Oropesa and soup at shared tables. May to September is dry, with blue days and frost at night; on June 24 the feast of the sun fills every bed, and in February it rains. One boleto turístico opens most ruins, Sacsayhuamán among them. Taxis have no meter, so ask first. Party hostels and oxygen bars can be left alone.',
    },
    fr_FR: {
      title: 'Comment parcourir Cuzco',
      summary:
        'À 3 400 mètres la première marche est courte : pentes douces et thé de coca, murs incas à hauteur de main, la vallée avant les sommets.',
      markdown:
        'Cusco est à 3 400 mètres, et qui s’y pose en venant de la mer ne fera rien ce jour-là que s’asseoir sur la Plaza de Armas devant un thé de coca. Mieux encore, descendez aussitôt [dans la Vallée sacrée](/tour/cusco-sacred-valley-by-car), cinq cents mètres plus bas, dormez-y et revenez acclimaté. Lisez alors les murs : rue Hatun Rumiyoc, les pierres sont ajustées sans mortier, l’une avec douze angles, et des balcons espagnols reposent dessus. San Blas est un escalier d’ateliers ; montez lentement le matin, redescendez pour déjeuner. Le marché San Pedro vend des jus, le pain d’Oropesa et la soupe à des tables communes. De mai à septembre il fait sec, jours bleus et nuits de gel ; le 24 juin, la fête du Soleil remplit tous les lits, et en février il pleut. Un seul boleto turístico ouvre presque toutes les ruines, dont Sacsayhuamán. Les taxis n’ont pas de compteur : demandez d’abord. Les bars à oxygène ne manqueront à personne.',
    },
    de_DE: {
      title: 'Wie man durch Cusco geht',
      summary:
        'Auf 3400 Metern ist der erste Gang ein kurzer: sanfte Steigung und Kokatee, Inkamauern in Griffhöhe, erst das Tal, dann die Höhe.',
      markdown:
        'Cusco liegt auf 3400 Metern, und wer vom Meer her dort landet, tut an dem Tag nichts, als auf der Plaza de Armas zu sitzen und Kokatee zu trinken. Besser noch fährt man gleich hinunter [ins Heilige Tal](/tour/cusco-sacred-valley-by-car), einen halben Kilometer tiefer, schläft dort und kommt gewöhnt zurück. Dann liest man Mauern: In der Hatun Rumiyoc sind die Steine ohne Mörtel gefügt, einer mit zwölf Ecken, und darauf sitzen spanische Balkone. San Blas ist eine Treppe voller Werkstätten; morgens langsam hinauf, zum Essen wieder hinunter. Der Markt San Pedro verkauft Säfte, Brot aus Oropesa und Suppe an gemeinsamen Tischen. Von Mai bis September ist es trocken, blau am Tag, frostig in der Nacht; am 24. Juni füllt das Sonnenfest jedes Bett, im Februar regnet es. Ein Boleto turístico öffnet die meisten Ruinen, auch Sacsayhuamán. Taxis haben keinen Zähler, also fragt man vorher. Sauerstoffbars vermisst niemand.',
    },
    es_ES: {
      title: 'Cómo caminar por Cusco',
      summary:
        'A 3400 metros el primer paseo es corto: cuestas suaves y mate de coca, muros incas al alcance de la mano y el valle antes que la altura.',
      markdown:
        'Cusco está a 3400 metros, y quien aterriza desde el nivel del mar no debería hacer ese día más que sentarse en la Plaza de Armas con un mate de coca. Mejor aún: baje enseguida [al Valle Sagrado](/tour/cusco-sacred-valley-by-car), medio kilómetro más abajo, duerma allí y vuelva aclimatado. Luego lea los muros: en Hatun Rumiyoc las piedras encajan sin argamasa, una de ellas con doce ángulos, y encima se apoyan balcones españoles. San Blas es una escalera de talleres: suba despacio por la mañana y baje a almorzar. El mercado de San Pedro vende jugos, pan de Oropesa y caldo en mesas compartidas. De mayo a septiembre el tiempo es seco, con días azules y noches de helada; el 24 de junio el Inti Raymi llena todas las camas, y en febrero llueve. Un solo boleto turístico abre casi todas las ruinas, Sacsayhuamán incluida. Los taxis no llevan taxímetro: pregunte antes. Los bares de oxígeno no hacen falta.',
    },
    it_IT: {
      title: 'Come camminare a Cusco',
      summary:
        'A 3400 metri la prima passeggiata è breve: salite dolci e tè di coca, mura inca a portata di mano, prima la valle e poi la quota.',
      markdown:
        'Cusco è a 3400 metri, e chi vi atterra dal livello del mare quel giorno non faccia altro che sedersi in Plaza de Armas davanti a un tè di coca. Meglio ancora: scenda subito [nella Valle Sacra](/tour/cusco-sacred-valley-by-car), mezzo chilometro più in basso, ci dorma e torni acclimatato. Poi legga i muri: in Hatun Rumiyoc le pietre combaciano senza malta, una con dodici angoli, e sopra poggiano balconi spagnoli. San Blas è una scalinata di botteghe: al mattino su, piano, e giù per pranzo. Il mercato di San Pedro vende succhi, pane di Oropesa e zuppa ai tavoli comuni. Da maggio a settembre è asciutto, giorni azzurri e notti di gelo; il 24 giugno la festa del Sole riempie ogni letto, a febbraio piove. Un solo boleto turístico apre quasi tutte le rovine, compresa Sacsayhuamán. I taxi non hanno tassametro: chieda prima. Dei bar a ossigeno si fa a meno.',
    },
    ru_RU: {
      title: 'Как гулять по Куско',
      summary:
        'На высоте 3400 метров первая прогулка коротка: пологие улицы и чай из коки, стены инков под рукой, сперва долина, потом высота.',
      markdown:
        'Куско лежит на высоте 3400 метров, и прилетевшему от моря в первый день лучше только сидеть на Пласа-де-Армас и пить чай из коки. А ещё лучше сразу спуститься [в Священную долину](/tour/cusco-sacred-valley-by-car), на полкилометра ниже, переночевать там и вернуться привыкшим. Потом читайте стены: на улице Атун-Румийок камни подогнаны без раствора, у одного двенадцать углов, а сверху стоят испанские балконы. Сан-Блас — это лестница мастерских: утром медленно вверх, к обеду вниз. На рынке Сан-Педро продают соки, хлеб из Оропесы и суп за общими столами. С мая по сентябрь сухо, дни синие, ночи с заморозками; 24 июня праздник Солнца занимает все кровати, в феврале льют дожди. Один boleto turístico открывает почти все руины, в том числе Саксайуаман. У такси нет счётчиков, цену спрашивайте заранее. Без кислородных баров можно обойтись.',
    },
    ja_JP: {
      title: 'クスコの歩き方',
      summary:
        '標高3400メートルでは、最初の散歩は短めに。なだらかな坂とコカ茶、手の届くインカの石組み、そして高みより先に谷へ。クスコの体に無理のない歩き方です。',
      markdown:
        'クスコの標高は3400メートル。海辺から着いた日は、アルマス広場に座ってコカ茶を飲むだけにしましょう。もっとよいのは、五百メートルほど低い[聖なる谷へ](/tour/cusco-sacred-valley-by-car)そのまま下り、一泊して体を慣らしてから戻ることです。それから石壁を読みます。ハトゥン・ルミヨク通りでは、漆喰も使わずに石がぴたりと合わさり、十二の角をもつものまであって、上にはスペイン風の露台がのっています。サン・ブラスは工房の並ぶ階段の街。朝ゆっくり上り、昼食に下りてきましょう。サン・ペドロ市場では果汁、オロペサのパン、相席のスープを。五月から九月は乾季で、昼は青空、夜は霜。六月二十四日の太陽の祭りは宿が埋まり、二月は雨です。周遊券一枚でサクサイワマンなど遺跡の大半に入れます。タクシーにメーターはないので先に値段を。酸素バーは要りません。',
    },
  },
};
