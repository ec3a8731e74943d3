import type { EditorialEntry } from '../editorial-entry.js';

export const venice: EditorialEntry = {
  kind: 'city',
  slug: 'venice',
  position: 13,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Venice',
      summary:
        'Nothing on wheels, no straight line: go out before the day visitors arrive, and let the vaporetto take you home along the Grand Canal.',
      markdown:
        'Nothing on wheels passes here but handcarts, so all of Venice is one sidewalk, broken by some four hundred bridges. Yellow signs point to Rialto, San Marco and the station: follow them when tired, ignore them otherwise. Walk [from Rialto to the Arsenale](/tour/venice-rialto-to-arsenale) early, for by eleven the Mercerie are full. Quiet begins at either end, among the clotheslines of Castello and on the long quays of Cannaregio. Toward evening people stand [in the bacari](/tour/venice-bacari-and-market) with a glass of white and salt cod on bread. February is carnival; between October and January the tide may come up through the drains, and raised planks are laid out. Line 1 of the vaporetto stops all along the Grand Canal. A dead end is no mistake, only a canal without a bridge.',
    },
    fr_FR: {
      title: 'Comment parcourir Venise',
      summary:
        'Ni roues ni lignes droites : sortez avant les visiteurs d’un jour, et laissez le vaporetto vous ramener par le Grand Canal.',
      markdown:
        'Rien ne roule ici, sauf les charrettes à bras : Venise entière est un trottoir que coupent quelque quatre cents ponts. Des panneaux jaunes indiquent Rialto, San Marco et la gare ; suivez-les fatigué, oubliez-les le reste du temps. Allez [du Rialto à l’Arsenal](/tour/venice-rialto-to-arsenale) de bon matin, car à onze heures les Mercerie débordent. Le calme commence aux deux bouts, sous le linge de Castello et le long des grands quais de Cannaregio. En fin de journée, on se tient debout [dans les bacari](/tour/venice-bacari-and-market), un verre de blanc à la main, de la morue sur du pain. Février appartient au carnaval ; d’octobre à janvier, la marée remonte parfois par les bouches d’égout, et l’on pose des passerelles. La ligne 1 du vaporetto dessert tout le Grand Canal. Un cul-de-sac n’est pas une erreur, seulement un canal sans pont.',
    },
    de_DE: {
      title: 'Wie man durch Venedig geht',
      summary:
        'Keine Räder, keine gerade Linie: Gehen Sie los, ehe die Tagesgäste kommen, und fahren Sie mit dem Vaporetto über den Canal Grande heim.',
      markdown:
        'Auf Rädern rollen hier nur Handkarren; ganz Venedig ist ein Gehsteig, den rund vierhundert Brücken unterbrechen. Gelbe Schilder weisen nach Rialto, San Marco und zum Bahnhof: Wer müde ist, folgt ihnen, alle anderen übersehen sie. Den Weg [vom Rialto zum Arsenal](/tour/venice-rialto-to-arsenale) geht man früh, denn gegen elf sind die Mercerie voll. Still wird es an beiden Enden, unter den Wäscheleinen von Castello und an den langen Ufern von Cannaregio. Gegen Abend steht man [in den Bacari](/tour/venice-bacari-and-market), ein Glas Weißen in der Hand und Stockfisch auf Brot. Im Februar ist Karneval; zwischen Oktober und Januar drückt die Flut zuweilen durch die Gullys, dann werden Stege ausgelegt. Die Linie 1 des Vaporetto hält am ganzen Canal Grande. Eine Sackgasse ist kein Irrtum, nur ein Kanal ohne Brücke.',
    },
    es_ES: {
      title: 'Cómo caminar por Venecia',
      summary:
        'Ni ruedas ni líneas rectas: salga antes de que lleguen los visitantes de un día y vuelva en vaporetto por el Gran Canal.',
      markdown:
        'Aquí no rueda nada salvo las carretillas: toda Venecia es una acera que interrumpen unos cuatrocientos puentes. Los letreros amarillos apuntan a Rialto, San Marco y la estación; sígalos cuando esté cansado y olvídelos el resto del día. Vaya [de Rialto al Arsenal](/tour/venice-rialto-to-arsenale) a primera hora, porque a las once las Mercerie están llenas. El silencio empieza en los dos extremos, bajo la ropa tendida de Castello y en los largos muelles de Cannaregio. Al caer la tarde la gente se queda de pie [en los bacari](/tour/venice-bacari-and-market), con un vaso de blanco y bacalao sobre pan. Febrero es carnaval; entre octubre y enero la marea sube a veces por las alcantarillas y se colocan pasarelas. La línea 1 del vaporetto para a lo largo de todo el Gran Canal. Un callejón cerrado no es un error, sino un canal sin puente.',
    },
    it_IT: {
      title: 'Come camminare a Venezia',
      summary:
        'Niente ruote, niente linee rette: esca prima dei visitatori di giornata e rientri in vaporetto lungo il Canal Grande.',
      markdown:
        'Su ruote qui passano solo i carretti a mano: Venezia è un unico marciapiede interrotto da circa quattrocento ponti. I cartelli gialli indicano Rialto, San Marco e la ferrovia: li segua quando è stanco, li ignori per il resto. Vada [da Rialto all’Arsenale](/tour/venice-rialto-to-arsenale) di buon’ora, perché alle undici le Mercerie sono già piene. La quiete comincia alle due estremità, sotto i panni stesi di Castello e sulle lunghe fondamente di Cannaregio. Verso sera si sta in piedi [nei bacari](/tour/venice-bacari-and-market), con un’ombra di bianco e il baccalà sul pane. Febbraio è carnevale; tra ottobre e gennaio la marea può risalire dai tombini, e si stendono le passerelle. La linea 1 del vaporetto ferma lungo tutto il Canal Grande. Un vicolo cieco non è uno sbaglio: è un canale senza ponte.',
    },
    ru_RU: {
      title: 'Как гулять по Венеции',
      summary:
        'Ни колёс, ни прямых линий: выходите раньше, чем приедут гости на один день, а домой возвращайтесь на вапоретто по Гранд-каналу.',
      markdown:
        'На колёсах здесь только ручные тележки, и вся Венеция — один тротуар, прерванный четырьмя сотнями мостов. Жёлтые указатели ведут к Риальто, Сан-Марко и вокзалу: устали — идите по ним, нет — не замечайте. Путь [от Риальто к Арсеналу](/tour/venice-rialto-to-arsenale) хорош рано утром, к одиннадцати Мерчерие уже не протолкнуться. Тишина начинается с обоих краёв: под бельевыми верёвками Кастелло и на длинных набережных Каннареджо. Ближе к вечеру люди стоят [в бакари](/tour/venice-bacari-and-market) с бокалом белого и треской на ломтике хлеба. В феврале карнавал; с октября по январь прилив порой поднимается через водостоки, и тогда выкладывают мостки. Первый маршрут вапоретто идёт вдоль всего Гранд-канала. Тупик здесь не ошибка, а просто канал без моста.',
    },
    ja_JP: {
      title: 'ヴェネツィアの歩き方',
      summary:
        '車輪も、まっすぐな道もない街。日帰りの人々が着く前に歩き出し、帰りは水上バスで大運河を行く。そんなヴェネツィアの一日の組み立て方です。',
      markdown:
        '車輪のあるものは手押し車しか通りません。ヴェネツィアは、四百ほどの橋で途切れる一枚の歩道です。黄色い標識がリアルト、サン・マルコ、駅の方角を教えてくれますが、頼るのは疲れたときだけで十分でしょう。[リアルトからアルセナーレまで](/tour/venice-rialto-to-arsenale)は早朝に。十一時にはメルチェリエ通りが人で埋まります。静けさがあるのは両端、洗濯物の揺れるカステッロと、長い岸辺の続くカンナレージョです。夕方になると人々は[バーカロ](/tour/venice-bacari-and-market)に立ち、白ワインと干し鱈をのせたパンをつまみます。二月は謝肉祭、十月から一月は高潮で排水口から水が上がり、渡し板が並ぶ日もあります。水上バスの1番は大運河に沿って各所に停まります。行き止まりは間違いではありません。橋のない運河に出ただけです。',
    },
  },
};
