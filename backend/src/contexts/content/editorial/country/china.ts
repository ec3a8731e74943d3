import type { EditorialEntry } from '../editorial-entry.js';

export const china: EditorialEntry = {
  kind: 'country',
  slug: 'china',
  position: 201,
  details: { cities: ['beijing', 'shanghai', 'xian'], tours: [] },
  texts: {
    en_US: {
      title: 'China',
      summary:
        'One clock for the whole country, hot water at every station, and breakfast buns that have to be bitten with care.',
      markdown:
        'One clock serves the whole country: in Kashgar, in the far west, the sun stands highest at about three. Stations and trains have a tap with boiling water, and everyone carries a flask of tea leaves. In [Beijing](/city/beijing) pensioners sing, play cards and dance in the park of the Temple of Heaven in the morning; in [Shanghai](/city/shanghai) breakfast is shengjian, buns fried crisp below, and you bite a small hole to let out the hot soup; in [Xi’an](/city/xian) the guest crumbles the flatbread for the mutton soup, the finer the better.',
    },
    fr_FR: {
      title: 'Chine',
      summary:
        'Une seule heure pour tout le pays, de l’eau bouillante dans chaque gare et des petits pains qu’il faut mordre avec prudence.',
      markdown:
        'Une seule heure vaut pour tout le pays : à Kachgar, à l’extrême ouest, le soleil est au plus haut vers trois heures. Gares et trains ont un robinet d’eau bouillante, et chacun porte sa bouteille avec des feuilles de thé. À [Pékin](/city/beijing), le matin, les retraités chantent, jouent aux cartes et dansent dans le parc du temple du Ciel ; à [Shanghai](/city/shanghai), le petit déjeuner, ce sont les shengjian, petits pains croustillants dessous, où l’on mord d’abord un petit trou à cause du bouillon brûlant ; à [Xi’an](/city/xian), le client émiette lui-même la galette dans sa soupe de mouton, et le plus fin possible.',
    },
    de_DE: {
      title: 'China',
      summary:
        'Eine Uhr für das ganze Land, kochendes Wasser an jedem Bahnhof und Frühstücksbrötchen, in die man vorsichtig beißt.',
      markdown:
        'Im ganzen Land gilt eine Uhr: In Kaschgar, weit im Westen, steht die Sonne gegen drei am höchsten. Bahnhöfe und Züge haben einen Hahn mit kochendem Wasser, und jeder trägt eine Flasche mit Teeblättern bei sich. In [Peking](/city/beijing) singen, tanzen und spielen Rentner am Morgen Karten im Park des Himmelstempels; in [Shanghai](/city/shanghai) frühstückt man Shengjian, unten knusprig gebratene Teigtaschen, und beißt der heißen Brühe wegen erst ein kleines Loch hinein; in [Xi’an](/city/xian) zerkrümelt der Gast das Fladenbrot für die Hammelsuppe selbst, je feiner, desto besser.',
    },
    es_ES: {
      title: 'China',
      summary:
        'Una sola hora para todo el país, agua hirviendo en cada estación y bollos de desayuno que hay que morder con cuidado.',
      markdown:
        'En todo el país rige una sola hora: en Kasgar, en el extremo oeste, el sol está en lo más alto hacia las tres. Las estaciones y los trenes tienen un grifo de agua hirviendo, y todos llevan su termo con hojas de té. En [Pekín](/city/beijing), por la mañana, los jubilados cantan, bailan y juegan a las cartas en el parque del Templo del Cielo; en [Shanghái](/city/shanghai) se desayunan shengjian, bollos crujientes por debajo, y primero se muerde un agujerito por el caldo ardiente; en [Xi’an](/city/xian) es el cliente quien desmiga el pan para la sopa de cordero, cuanto más menudo mejor.',
    },
    it_IT: {
      title: 'Cina',
      summary:
        'Un’ora sola per tutto il paese, acqua bollente in ogni stazione e panini da colazione che si mordono con prudenza.',
      markdown:
        'In tutto il paese vale un’ora sola: a Kashgar, nell’estremo ovest, il sole è al punto più alto verso le tre. Stazioni e treni hanno un rubinetto d’acqua bollente, e tutti portano con sé un thermos con le foglie di tè. A [Pechino](/city/beijing), al mattino, i pensionati cantano, ballano e giocano a carte nel parco del Tempio del Cielo; a [Shanghai](/city/shanghai) si fa colazione con gli shengjian, panini croccanti sotto, e prima si morde un forellino, perché il brodo scotta; a [Xi’an](/city/xian) è il cliente a sbriciolare il pane per la zuppa di montone, più fine è meglio è.',
    },
    ru_RU: {
      title: 'Китай',
      summary:
        'Одно время на всю страну, кипяток на каждом вокзале и пирожки на завтрак, которые надкусывают осторожно.',
      markdown:
        'На всю страну одно время: в Кашгаре, на дальнем западе, солнце выше всего около трёх часов дня. На вокзалах и в поездах есть кран с кипятком, и каждый носит с собой термос с чайными листьями. В [Пекине](/city/beijing) пенсионеры по утрам поют, танцуют и играют в карты в парке Храма Неба; в [Шанхае](/city/shanghai) завтракают шэнцзянем, поджаренными снизу пирожками, и сперва прокусывают дырочку, потому что бульон горячий; в [Сиане](/city/xian) гость сам крошит лепёшку для бараньего супа, и чем мельче, тем лучше.',
    },
    ja_JP: {
      title: '中国',
      summary: '国じゅうが一つの時刻で動き、どの駅にも熱湯が出る蛇口があり、朝の焼き小籠包は用心してかじります。',
      markdown:
        '国じゅうが同じ時刻で動くので、西の果てのカシュガルでは、太陽がいちばん高くなるのは午後3時ごろです。駅や列車には熱湯の出る蛇口があり、誰もが茶葉を入れた水筒を持ち歩きます。[北京](/city/beijing)の天壇公園では、朝から年金暮らしの人々が歌い、踊り、トランプに興じます。[上海](/city/shanghai)の朝食は、底をかりっと焼いた生煎。熱い汁が出るので、まず小さな穴をあけます。[西安](/city/xian)の羊のスープでは、客が自分で平たいパンをちぎります。細かいほどよいとされます。',
    },
  },
};
