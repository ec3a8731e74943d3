import type { EditorialEntry } from '../editorial-entry.js';

export const canada: EditorialEntry = {
  kind: 'country',
  slug: 'canada',
  position: 34,
  details: { cities: ['montreal', 'quebec-city', 'st-johns', 'vancouver'], tours: ['montreal-old-town'] },
  texts: {
    en_US: {
      title: 'Canada',
      summary:
        'A city at one end lies nearer to London than to the other end, and on the first of July Montreal moves house.',
      markdown:
        '[St. John’s](/city/st-johns) lies nearer to London than to [Vancouver](/city/vancouver) and keeps a clock half an hour off its neighbors’. Stop signs say Arrêt in Quebec, though in France they say Stop. In [Montreal](/city/montreal) most leases end on the last day of June, so on Canada Day people carry sofas down outside staircases; what they call north is nearer to northwest, which explains [the sun over the old port](/tour/montreal-old-town). [Quebec City](/city/quebec-city) has kept its ramparts all the way round. Winter is walked through underground.',
    },
    fr_FR: {
      title: 'Canada',
      summary:
        'À un bout, une ville est plus près de Londres que de l’autre bout ; et le premier juillet, Montréal déménage.',
      markdown:
        '[Saint-Jean de Terre-Neuve](/city/st-johns) est plus près de Londres que de [Vancouver](/city/vancouver) et décale sa montre d’une demi-heure sur ses voisins. Au Québec, les panneaux disent Arrêt, alors qu’en France ils disent Stop. À [Montréal](/city/montreal), la plupart des baux finissent le dernier jour de juin : à la fête du Canada, on descend des canapés par les escaliers extérieurs ; ce qu’on y appelle le nord tire vers le nord-ouest, d’où [le soleil inattendu du vieux port](/tour/montreal-old-town). [Québec](/city/quebec-city) a gardé ses remparts sur tout leur tour. L’hiver se traverse sous terre.',
    },
    de_DE: {
      title: 'Kanada',
      summary:
        'Am einen Ende liegt eine Stadt näher an London als am anderen Ende, und am ersten Juli zieht Montreal um.',
      markdown:
        '[St. John’s](/city/st-johns) liegt näher an London als an [Vancouver](/city/vancouver), und seine Uhr geht eine halbe Stunde anders als die der Nachbarn. In Québec steht auf Stoppschildern Arrêt, obwohl in Frankreich Stop darauf steht. In [Montreal](/city/montreal) enden die meisten Mietverträge am letzten Junitag, und so trägt man am Canada Day Sofas über Außentreppen; was dort Norden heißt, ist eher Nordwesten, und das erklärt [die Sonne über dem alten Hafen](/tour/montreal-old-town). [Québec](/city/quebec-city) hat seine Wälle ringsum behalten. Durch den Winter geht man unter der Erde.',
    },
    es_ES: {
      title: 'Canadá',
      summary:
        'En un extremo hay una ciudad más cercana a Londres que al otro extremo, y el primero de julio Montreal se muda.',
      markdown:
        '[San Juan de Terranova](/city/st-johns) está más cerca de Londres que de [Vancouver](/city/vancouver) y lleva el reloj con media hora de diferencia respecto a sus vecinos. En Quebec las señales dicen Arrêt, aunque en Francia digan Stop. En [Montreal](/city/montreal) la mayoría de los alquileres acaban el último día de junio, así que el Día de Canadá se bajan sofás por las escaleras exteriores; lo que allí llaman norte es más bien noroeste, y eso explica [el sol sobre el puerto viejo](/tour/montreal-old-town). [La ciudad de Quebec](/city/quebec-city) conserva sus murallas en todo el contorno. El invierno se cruza bajo tierra.',
    },
    it_IT: {
      title: 'Canada',
      summary: 'A un’estremità c’è una città più vicina a Londra che all’altra, e il primo luglio Montréal trasloca.',
      markdown:
        '[St. John’s](/city/st-johns) è più vicina a Londra che a [Vancouver](/city/vancouver), e il suo orologio differisce di mezz’ora da quello dei vicini. Nel Québec i cartelli dicono Arrêt, benché in Francia dicano Stop. A [Montréal](/city/montreal) quasi tutti gli affitti scadono l’ultimo giorno di giugno, e così nel giorno della festa del Canada si calano divani per le scale esterne; quello che là chiamano nord è piuttosto nord-ovest, e questo spiega [il sole sul vecchio porto](/tour/montreal-old-town). [La città di Québec](/city/quebec-city) ha conservato le mura tutt’intorno. L’inverno si attraversa sottoterra.',
    },
    ru_RU: {
      title: 'Канада',
      summary: 'Город на одном её краю ближе к Лондону, чем к другому краю, а первого июля весь Монреаль переезжает.',
      markdown:
        '[Сент-Джонс](/city/st-johns) ближе к Лондону, чем к [Ванкуверу](/city/vancouver), и его часы расходятся с соседями на полчаса. На знаках в провинции Квебек написано «Arrêt», хотя во Франции пишут «Stop». В [Монреале](/city/montreal) большинство договоров аренды кончается в последний день июня, и в День Канады по наружным лестницам сносят диваны; то, что здесь зовут севером, скорее северо-запад, отсюда и [солнце над старым портом](/tour/montreal-old-town). Город [Квебек](/city/quebec-city) сохранил стены по всему кругу. Зиму проходят под землёй.',
    },
    ja_JP: {
      title: 'カナダ',
      summary: '東の端の街は、西の端よりロンドンに近く、7月1日のモントリオールは引っ越しの日です。',
      markdown:
        '[セントジョンズ](/city/st-johns)は[バンクーバー](/city/vancouver)よりロンドンに近く、時計は隣の州と30分ずれています。ケベック州の一時停止の標識は「アレ」、フランスではかえって「ストップ」と書かれます。[モントリオール](/city/montreal)の賃貸契約の多くは6月末日に終わるため、カナダの建国記念日には外階段からソファが下ろされます。この街で「北」と呼ぶのはむしろ北西で、[旧港の太陽](/tour/montreal-old-town)が思わぬ方角に見えるのはそのためです。[ケベック・シティ](/city/quebec-city)には、街をぐるりと囲む城壁が残ります。冬は地下を歩いてやり過ごします。',
    },
  },
};
