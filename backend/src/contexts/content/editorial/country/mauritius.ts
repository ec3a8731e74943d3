import type { EditorialEntry } from '../editorial-entry.js';

export const mauritius: EditorialEntry = {
  kind: 'country',
  slug: 'mauritius',
  position: 133,
  details: { cities: ['port-louis'], tours: [] },
  texts: {
    en_US: {
      title: 'Mauritius',
      summary:
        'Creole in the street, French in the newspaper, English on the form, and flat breads that always come in pairs.',
      markdown:
        'People speak Creole, read the newspaper in French and fill in the form in English. Dholl puri, flat breads of ground split peas with bean curry and chutney, come in pairs; in the market of [Port Louis](/city/port-louis) people drink alouda with them, cold milk with basil seeds and jelly. The capital is hot, and when the offices close it empties, as its clerks ride home to the cooler towns of the plateau. The holidays are Hindu, Chinese, Muslim and Christian, so that the next one is never far away.',
    },
    fr_FR: {
      title: 'Maurice',
      summary:
        'Le créole dans la rue, le français dans le journal, l’anglais sur le formulaire et des galettes qui vont toujours par deux.',
      markdown:
        'On parle créole, on lit le journal en français et on remplit le formulaire en anglais. Les dholl puri, galettes de pois cassés moulus au cari de haricots et au chutney, se vendent par paire ; au marché de [Port-Louis](/city/port-louis), on boit avec elles l’alouda, du lait glacé aux graines de basilic et à la gelée. La capitale est chaude, et quand les bureaux ferment elle se vide, car les employés remontent vers les villes plus fraîches du plateau. Les jours fériés sont hindous, chinois, musulmans et chrétiens, si bien que le prochain n’est jamais loin.',
    },
    de_DE: {
      title: 'Mauritius',
      summary:
        'Kreolisch auf der Straße, Französisch in der Zeitung, Englisch im Formular und Fladen, die es nur paarweise gibt.',
      markdown:
        'Man spricht Kreolisch, liest die Zeitung auf Französisch und füllt das Formular auf Englisch aus. Dholl Puri, Fladen aus gemahlenen Schälerbsen mit Bohnencurry und Chutney, gibt es paarweise; auf dem Markt von [Port Louis](/city/port-louis) trinkt man dazu Alouda, kalte Milch mit Basilikumsamen und Gelee. Die Hauptstadt ist heiß, und wenn die Büros schließen, leert sie sich, denn die Angestellten fahren heim in die kühleren Städte der Hochebene. Die Feiertage sind hinduistisch, chinesisch, muslimisch und christlich, und so ist der nächste nie weit.',
    },
    es_ES: {
      title: 'Mauricio',
      summary:
        'Criollo en la calle, francés en el periódico, inglés en el formulario y tortas que van siempre de dos en dos.',
      markdown:
        'Se habla criollo, se lee el periódico en francés y se rellena el formulario en inglés. Los dholl puri, tortas de guisantes partidos molidos con curri de alubias y chutney, se venden por pares; en el mercado de [Port Louis](/city/port-louis) se acompañan con alouda, leche fría con semillas de albahaca y gelatina. La capital es calurosa y, cuando cierran las oficinas, se vacía, porque los empleados vuelven a las ciudades más frescas de la meseta. Los festivos son hindúes, chinos, musulmanes y cristianos, así que el siguiente nunca queda lejos.',
    },
    it_IT: {
      title: 'Mauritius',
      summary: 'Creolo per strada, francese sul giornale, inglese sul modulo e focacce che vanno sempre a due a due.',
      markdown:
        'Si parla creolo, si legge il giornale in francese e si compila il modulo in inglese. I dholl puri, focacce sottili di piselli spezzati macinati con curry di fagioli e chutney, si vendono a coppie; al mercato di [Port Louis](/city/port-louis) ci si beve insieme l’alouda, latte freddo con semi di basilico e gelatina. La capitale è calda, e quando chiudono gli uffici si svuota, perché gli impiegati tornano nelle città più fresche dell’altopiano. Le feste sono indù, cinesi, musulmane e cristiane, così che la prossima non è mai lontana.',
    },
    ru_RU: {
      title: 'Маврикий',
      summary:
        'Креольский на улице, французский в газете, английский в бланке и лепёшки, которые продают только парами.',
      markdown:
        'Говорят по-креольски, газету читают по-французски, а бланк заполняют по-английски. Дхол-пури, лепёшки из молотого гороха с бобовым карри и чатни, продают парами; на рынке [Порт-Луи](/city/port-louis) к ним пьют алуду, холодное молоко с семенами базилика и желе. В столице жарко, и, когда закрываются конторы, она пустеет: служащие едут домой, в прохладные города на плато. Праздники здесь индуистские, китайские, мусульманские и христианские, так что до следующего всегда недалеко.',
    },
    ja_JP: {
      title: 'モーリシャス',
      summary: '道ではクレオール語、新聞はフランス語、書類は英語。薄焼きのパンは必ず2枚一組です。',
      markdown:
        '話すのはクレオール語、新聞はフランス語、書類に書くのは英語です。ダルプリは、挽き割り豆を練り込んだ薄焼きのパンに豆のカレーとチャツネを挟んだもので、2枚一組で売られます。[ポートルイス](/city/port-louis)の市場では、バジルの種とゼリーの入った冷たい牛乳、アルーダを一緒に飲みます。首都は暑く、勤め人は仕事が終わると涼しい高原の町へ帰るので、夕方には人影がまばらになります。祝日にはヒンドゥー教、中国、イスラム教、キリスト教のものがあり、次の休みはいつもすぐそこです。',
    },
  },
};
