import type { EditorialEntry } from '../editorial-entry.js';

export const kathmandu: EditorialEntry = {
  kind: 'city',
  slug: 'kathmandu',
  position: 49,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Kathmandu',
      summary:
        'Three royal squares in one valley, prayer wheels before breakfast, and dust to be outwitted: Kathmandu from October to spring.',
      markdown:
        'Kathmandu is best before its engines. By six the old trade route from Asan to Durbar Square is full of marigolds, brass bowls and tea, and no car fits through it; walk it southward with the shrines on your right. Three kings competed in this valley, so there are three royal squares: give the second one, [Patan, and the hill of Swayambhunath](/tour/kathmandu-patan-and-swayambhunath) a day, and Bhaktapur, brick from end to end, another. Boudhanath belongs to the evening, when hundreds circle the stupa clockwise under butter lamps. Agree on a taxi’s price before you get in; few streets have names, so keep a landmark ready. October and November bring peaks on the horizon and the Dasain kites; March and April are warm and hazy; from June to early September monsoon washes the dust away every afternoon. Eat momos anywhere steam rises, dal bhat with the right hand. Instead of Thamel’s bars, choose a courtyard and its bells.',
    },
    fr_FR: {
      title: 'Comment parcourir Katmandou',
      summary:
        'Trois places royales dans une vallée, des moulins à prières avant le petit déjeuner, la poussière à déjouer : Katmandou d’octobre au printemps.',
      markdown:
        'Katmandou vaut mieux avant ses moteurs. Dès six heures, la vieille route du commerce, d’Asan à Durbar Square, est pleine d’œillets d’Inde, de bols de laiton et de thé, et nulle voiture n’y entre ; suivez-la vers le sud, les sanctuaires à votre droite. Trois rois rivalisèrent dans cette vallée, d’où trois places royales : donnez un jour à la seconde, [Patan, avec la colline de Swayambhunath](/tour/kathmandu-patan-and-swayambhunath), un autre à Bhaktapur, de brique d’un bout à l’autre. Bodnath revient au soir, quand des centaines de fidèles tournent autour du stupa, dans le sens des aiguilles, parmi les lampes à beurre. Le prix du taxi se fixe avant, et les rues ont peu de noms : ayez un repère. Octobre et novembre montrent les cimes et les cerfs-volants de Dasain ; mars et avril sont tièdes et voilés ; de juin à début septembre, la mousson lave la poussière chaque après-midi. Mangez des momos là où monte la vapeur, le dal bhat de la main droite. Plutôt que les bars de Thamel, choisissez une cour et ses cloches.',
    },
    de_DE: {
      title: 'Wie man durch Kathmandu geht',
      summary:
        'Drei Königsplätze in einem Tal, Gebetsmühlen vor dem Frühstück und Staub, den man überlistet: Kathmandu von Oktober bis zum Frühjahr.',
      markdown:
        'Kathmandu ist vor seinen Motoren am schönsten. Um sechs ist der alte Handelsweg von Asan zum Durbar-Platz voll Tagetes, Messingschalen und Tee, und kein Auto passt hindurch; gehen Sie ihn nach Süden, die Schreine zur Rechten. Drei Könige wetteiferten in diesem Tal, darum gibt es drei Königsplätze: Der zweite, [Patan, und der Hügel von Swayambhunath](/tour/kathmandu-patan-and-swayambhunath) verdienen einen Tag, Bhaktapur, Backstein von einem Ende zum anderen, noch einen. Boudhanath gehört dem Abend, wenn Hunderte im Schein der Butterlampen im Uhrzeigersinn um den Stupa ziehen. Beim Taxi macht man den Preis vorher aus, und Straßen haben selten Namen, also merken Sie sich ein Wahrzeichen. Oktober und November zeigen die Gipfel und die Drachen von Dasain; März und April sind warm und diesig; von Juni bis Anfang September wäscht der Monsun nachmittags den Staub fort. Essen Sie Momos, wo Dampf aufsteigt, und Dal Bhat mit der rechten Hand. Statt der Bars von Thamel wählt man einen Hof mit seinen Glocken.',
    },
    es_ES: {
      title: 'Cómo caminar por Katmandú',
      summary:
        'Tres plazas reales en un valle, molinos de oración antes del desayuno y polvo que burlar: Katmandú de octubre a la primavera.',
      markdown:
        'Katmandú es mejor antes de sus motores. A las seis, la vieja ruta comercial de Asan a la plaza Durbar rebosa de caléndulas, cuencos de latón y té, y no hay coche que quepa; recórrala hacia el sur, con los santuarios a la derecha. Tres reyes compitieron en este valle, y por eso hay tres plazas reales: a la segunda, [Patan, con la colina de Swayambhunath](/tour/kathmandu-patan-and-swayambhunath), dele un día, y otro a Bhaktapur, de ladrillo de punta a punta. Boudhanath es del atardecer, cuando cientos de personas rodean la estupa en el sentido del reloj, entre lámparas de mantequilla. Al taxi se le fija el precio antes, y las calles apenas tienen nombre: lleve pensada una referencia. Octubre y noviembre enseñan las cumbres y las cometas del Dasain; marzo y abril son templados y brumosos; de junio a primeros de septiembre el monzón lava el polvo cada tarde. Coma momos donde suba el vapor, y dal bhat con la mano derecha. En vez de los bares de Thamel, elija un patio y sus campanas.',
    },
    it_IT: {
      title: 'Come camminare a Kathmandu',
      summary:
        'Tre piazze reali in una valle, ruote di preghiera prima di colazione e polvere da aggirare: Kathmandu da ottobre a primavera.',
      markdown:
        'Kathmandu è più bella prima dei suoi motori. Alle sei l’antica via dei commerci, da Asan a Durbar Square, è piena di tagete, ciotole d’ottone e tè, e nessuna auto ci passa; la percorra verso sud, con i santuari alla sua destra. Tre re gareggiarono in questa valle, ed ecco tre piazze reali: alla seconda, [Patan, con il colle di Swayambhunath](/tour/kathmandu-patan-and-swayambhunath), dia un giorno, e un altro a Bhaktapur, tutta di mattoni. Boudhanath appartiene alla sera, quando a centinaia girano attorno allo stupa in senso orario, fra le lampade a burro. Con il taxi ci si accorda prima, e le vie hanno di rado un nome: tenga pronto un punto di riferimento. Ottobre e novembre mostrano le cime e gli aquiloni di Dasain; marzo e aprile sono tiepidi e velati; da giugno a inizio settembre il monsone lava via la polvere ogni pomeriggio. Mangi i momo dove sale il vapore, il dal bhat con la mano destra. Ai bar di Thamel preferisca un cortile con le sue campane.',
    },
    ru_RU: {
      title: 'Как гулять по Катманду',
      summary:
        'Три королевские площади в одной долине, молитвенные барабаны до завтрака и пыль, которую надо перехитрить: Катманду с октября до весны.',
      markdown:
        'Катманду лучше всего до того, как заведут моторы. К шести старый торговый путь от Асана до площади Дурбар полон бархатцев, латунных чаш и чая, и ни одна машина в нём не поместится; идите по нему на юг, чтобы святилища были справа. Три короля соперничали в этой долине, оттого и площадей три: второй, [Патану, вместе с холмом Сваямбунатх](/tour/kathmandu-patan-and-swayambhunath) отдайте день, а Бхактапуру, кирпичному насквозь, — ещё один. Боднатх принадлежит вечеру, когда сотни людей обходят ступу по солнцу среди масляных светильников. Цену такси называют заранее, а названия есть у немногих улиц, так что держите в уме ориентир. В октябре и ноябре видны вершины и змеи праздника Дасаин; март и апрель тёплые, в дымке; с июня по начало сентября муссон каждый день смывает пыль. Момо ешьте там, где идёт пар, дал-бат — правой рукой. Вместо баров Тамеля выберите двор с колокольчиками.',
    },
    ja_JP: {
      title: 'カトマンズの歩き方',
      summary:
        '一つの谷に三つの王宮広場。朝食の前に経車を回し、土埃の裏をかく。十月から春までのカトマンズを、朝と夕方に分けて歩くための手引きです。',
      markdown:
        'カトマンズは、エンジンがかかる前が一番です。朝六時、アサンからダルバール広場へ続く古い交易の道はマリーゴールドと真鍮の器とお茶であふれ、車は入れません。祠を右手に見ながら南へ歩きましょう。この谷では三人の王が競ったので、王宮の広場も三つ。二つ目の[パタンと、スワヤンブナートの丘](/tour/kathmandu-patan-and-swayambhunath)に一日、端から端まで煉瓦の町バクタプルにもう一日を。ボダナートは夕方のものです。バターの灯明の中、何百人もが仏塔を時計回りに巡ります。タクシーの値段は先に決め、通りに名前が少ないので目印を用意しておきましょう。十月と十一月は峰々が見え、ダサイン祭の凧が揚がります。三月と四月は暖かくかすみ、六月から九月初めは午後ごとの雨が埃を洗い流します。蒸気の上がるところでモモを、ダルバートは右手で。タメルの酒場より、鐘の鳴る中庭を選んでみてください。',
    },
  },
};
