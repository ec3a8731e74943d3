import type { EditorialEntry } from '../editorial-entry.js';

export const capeVerde: EditorialEntry = {
  kind: 'country',
  slug: 'cape-verde',
  position: 126,
  details: { cities: ['mindelo'], tours: [] },
  texts: {
    en_US: {
      title: 'Cape Verde',
      summary:
        'Ten islands that each speak their own Creole, a stew that is fried on its second day, and dust from the Sahara.',
      markdown:
        'Of the ten islands nine are lived on, and each speaks a Creole of its own. Cachupa, corn and beans with whatever meat or fish there is, simmers for hours; what is left is fried the next morning and gets an egg on top. In [Mindelo](/city/mindelo) it rains on very few days, the tap gives desalinated seawater, and by the fish market stands a small copy of Lisbon’s Tower of Belém. A ferry takes about an hour to Santo Antão, where the sugar cane for the grogue grows. In winter Saharan dust can hide the horizon for days.',
    },
    fr_FR: {
      title: 'Cap-Vert',
      summary: 'Dix îles qui ont chacune leur créole, un ragoût que l’on frit le lendemain et la poussière du Sahara.',
      markdown:
        'Des dix îles, neuf sont habitées, et chacune parle son créole. La cachupa, du maïs et des haricots avec la viande ou le poisson du jour, mijote des heures ; ce qu’il en reste est frit le lendemain matin, un œuf par-dessus. À [Mindelo](/city/mindelo), il ne pleut que quelques jours par an, le robinet donne de l’eau de mer dessalée, et près du marché aux poissons se dresse une petite copie de la tour de Belém, à Lisbonne. Un ferry met environ une heure jusqu’à Santo Antão, où pousse la canne du grogue. En hiver, la poussière du Sahara cache parfois l’horizon pendant des jours.',
    },
    de_DE: {
      title: 'Cabo Verde',
      summary:
        'Zehn Inseln, jede mit eigenem Kreol, ein Eintopf, der am zweiten Tag in die Pfanne kommt, und Staub aus der Sahara.',
      markdown:
        'Von den zehn Inseln sind neun bewohnt, und jede spricht ihr eigenes Kreol. Cachupa, Mais und Bohnen mit dem, was an Fleisch oder Fisch da ist, gart stundenlang; den Rest brät man am nächsten Morgen und legt ein Ei darauf. In [Mindelo](/city/mindelo) regnet es nur an wenigen Tagen, aus dem Hahn kommt entsalztes Meerwasser, und beim Fischmarkt steht eine kleine Kopie des Lissabonner Turms von Belém. Eine Fähre fährt in etwa einer Stunde nach Santo Antão, wo das Zuckerrohr für den Grogue wächst. Im Winter verdeckt Staub aus der Sahara mitunter tagelang den Horizont.',
    },
    es_ES: {
      title: 'Cabo Verde',
      summary:
        'Diez islas que hablan cada una su criollo, un guiso que al segundo día pasa a la sartén y polvo del Sáhara.',
      markdown:
        'De las diez islas nueve están habitadas, y cada una habla su propio criollo. La cachupa, maíz y alubias con la carne o el pescado que haya, cuece durante horas; lo que sobra se fríe a la mañana siguiente con un huevo encima. En [Mindelo](/city/mindelo) llueve muy pocos días, del grifo sale agua de mar desalada y junto al mercado de pescado hay una pequeña copia de la Torre de Belém de Lisboa. Un ferri tarda cerca de una hora hasta Santo Antão, donde crece la caña del grogue. En invierno el polvo del Sáhara puede ocultar el horizonte durante días.',
    },
    it_IT: {
      title: 'Capo Verde',
      summary:
        'Dieci isole che parlano ciascuna il proprio creolo, uno stufato che il secondo giorno va in padella e la polvere del Sahara.',
      markdown:
        'Delle dieci isole nove sono abitate, e ognuna parla un creolo suo. La cachupa, mais e fagioli con la carne o il pesce che c’è, cuoce per ore; quel che avanza si frigge la mattina dopo con un uovo sopra. A [Mindelo](/city/mindelo) piove pochissimi giorni, dal rubinetto esce acqua di mare dissalata, e accanto al mercato del pesce c’è una piccola copia della torre di Belém di Lisbona. Un traghetto impiega circa un’ora fino a Santo Antão, dove cresce la canna del grogue. D’inverno la polvere del Sahara può nascondere l’orizzonte per giorni.',
    },
    ru_RU: {
      title: 'Кабо-Верде',
      summary: 'Десять островов, и у каждого свой креольский; рагу, которое на второй день жарят, и пыль из Сахары.',
      markdown:
        'Из десяти островов обитаемы девять, и на каждом говорят на своём креольском. Качупа, кукуруза и фасоль с тем мясом или рыбой, что нашлись, томится часами; остатки наутро жарят и кладут сверху яйцо. В [Минделу](/city/mindelo) дождь идёт лишь несколько дней в году, из крана течёт опреснённая морская вода, а у рыбного рынка стоит маленькая копия лиссабонской башни Белен. Паром примерно за час доходит до Санту-Антана, где растёт тростник для грога. Зимой пыль из Сахары порой на несколько дней закрывает горизонт.',
    },
    ja_JP: {
      title: 'カーボベルデ',
      summary: '十の島がそれぞれのクレオール語を話し、煮込みは翌朝に炒めて食べ、サハラの砂塵が飛んできます。',
      markdown:
        '十の島のうち人が住むのは九つで、島ごとに違うクレオール語を話します。カチューパは、とうもろこしと豆を、その日の肉や魚と何時間も煮込む料理です。残りは翌朝に炒め、目玉焼きをのせます。[ミンデロ](/city/mindelo)で雨が降る日はわずかで、蛇口から出るのは海水を淡水にしたもの。魚市場のそばには、リスボンのベレンの塔を小さく写した塔が立っています。船で1時間ほどのサント・アンタン島では、蒸留酒グロッグになるサトウキビが育ちます。冬には、サハラの砂塵で何日も水平線が見えないことがあります。',
    },
  },
};
