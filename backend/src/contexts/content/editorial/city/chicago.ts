import type { EditorialEntry } from '../editorial-entry.js';

export const chicago: EditorialEntry = {
  kind: 'city',
  slug: 'chicago',
  position: 33,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Chicago',
      summary:
        'Skyscrapers from the sidewalk, the river and the train: a city built to be looked at, best from May to October, and never without a jacket.',
      markdown:
        'Chicago invented the tall building and then gave it a lakeshore of parks, so walk with your head back and then sit down by the water. Start [in the Loop](/tour/chicago-loop-architecture), where the elevated trains turn corners at second-floor height, and follow the Riverwalk from the lake to Wolf Point. Ride the Brown Line once around for the price of any ticket. North of the river, Lincoln Park has a free zoo; south, Pilsen has murals and the best tacos. Bicycles own the lakefront path, eighteen miles of it. May to October is for walking, with free music in Millennium Park in summer; in January the wind off the lake decides, and heated museums are the answer. Deep-dish pizza takes forty-five minutes to bake, so order before you are hungry, and a hot dog here has no ketchup. The lobby of the Cultural Center holds a Tiffany dome; so the paid decks can wait for a clear day.',
    },
    fr_FR: {
      title: 'Comment parcourir Chicago',
      summary:
        'Des gratte-ciel vus du trottoir, de la rivière et du train : une ville bâtie pour les yeux, de mai à octobre, et jamais sans veste.',
      markdown:
        'Chicago inventa l’immeuble haut, puis lui offrit un rivage de parcs : marchez la tête en arrière, et asseyez-vous au bord de l’eau. Commencez [dans le Loop](/tour/chicago-loop-architecture), où le métro aérien tourne les coins à hauteur du deuxième étage, et suivez le Riverwalk du lac jusqu’à Wolf Point. Faites une fois le tour avec la Brown Line, au prix d’un billet ordinaire. Au nord de la rivière, Lincoln Park a un zoo gratuit ; au sud, Pilsen a des fresques et les meilleurs tacos. La piste du lac, vingt-neuf kilomètres, est aux vélos. Marchez de mai à octobre, l’été en musique au Millennium Park, sans rien payer ; en janvier le vent du lac décide, et les musées chauffés répondent. La pizza deep-dish cuit trois quarts d’heure, commandez avant d’avoir faim ; le hot-dog d’ici ignore le ketchup. Le Cultural Center cache une coupole de Tiffany : les terrasses payantes attendront un jour clair.',
    },
    de_DE: {
      title: 'Wie man durch Chicago geht',
      summary:
        'Wolkenkratzer vom Gehsteig, vom Fluss und vom Zug aus: eine Stadt zum Hinschauen, am schönsten von Mai bis Oktober, nie ohne Jacke.',
      markdown:
        'Chicago hat das Hochhaus erfunden und ihm dann ein Seeufer voller Parks geschenkt: Gehen Sie mit dem Kopf im Nacken und setzen Sie sich danach ans Wasser. Anfangen sollte man [im Loop](/tour/chicago-loop-architecture), wo die Hochbahn in Höhe des zweiten Stocks um die Ecken biegt, und dem Riverwalk vom See bis Wolf Point folgen. Eine Runde mit der Brown Line kostet nur einen gewöhnlichen Fahrschein. Nördlich des Flusses hat Lincoln Park einen freien Zoo, im Süden Pilsen Wandbilder und die besten Tacos. Der Uferweg, neunundzwanzig Kilometer lang, gehört den Rädern. Zu Fuß geht man von Mai bis Oktober, im Sommer gibt es im Millennium Park Musik umsonst; im Januar entscheidet der Wind vom See, und geheizte Museen sind die Antwort. Eine Deep-dish-Pizza bäckt eine Dreiviertelstunde, also bestellen Sie vor dem Hunger; auf den Hotdog kommt hier kein Ketchup. Im Cultural Center wölbt sich eine Kuppel von Tiffany: Die bezahlten Plattformen warten auf klares Wetter.',
    },
    es_ES: {
      title: 'Cómo caminar por Chicago',
      summary:
        'Rascacielos desde la acera, el río y el tren: una ciudad hecha para mirarla, mejor de mayo a octubre y nunca sin chaqueta.',
      markdown:
        'Chicago inventó el edificio alto y luego le regaló una orilla de parques: ande con la cabeza hacia atrás y siéntese después junto al agua. Empiece [en el Loop](/tour/chicago-loop-architecture), donde el tren elevado dobla las esquinas a la altura de un segundo piso, y siga el Riverwalk desde el lago hasta Wolf Point. Dé una vuelta entera en la Brown Line, al precio de un billete corriente. Al norte del río, Lincoln Park tiene un zoo gratuito; al sur, Pilsen tiene murales y los mejores tacos. El camino del lago, de veintinueve kilómetros, es de las bicicletas. Se pasea de mayo a octubre, en verano con música gratis en Millennium Park; en enero decide el viento del lago, y la respuesta son los museos con calefacción. La pizza deep-dish tarda tres cuartos de hora: pídala antes de tener hambre; el perrito caliente, aquí, sin kétchup. El Cultural Center guarda una cúpula de Tiffany: los miradores de pago pueden esperar un día despejado.',
    },
    it_IT: {
      title: 'Come camminare a Chicago',
      summary:
        'Grattacieli dal marciapiede, dal fiume e dal treno: una città fatta per essere guardata, meglio da maggio a ottobre, mai senza giacca.',
      markdown:
        'Chicago inventò l’edificio alto e poi gli regalò una riva di parchi: cammini con la testa all’indietro, quindi si sieda in riva all’acqua. Cominci [nel Loop](/tour/chicago-loop-architecture), dove la sopraelevata svolta gli angoli all’altezza di un secondo piano, e segua il Riverwalk dal lago a Wolf Point. Faccia un giro completo sulla Brown Line, al prezzo di una corsa qualunque. A nord del fiume Lincoln Park ha uno zoo gratuito; a sud Pilsen ha i murales e i tacos migliori. Il sentiero del lago, ventinove chilometri, è delle biciclette. A piedi si va da maggio a ottobre, d’estate con musica gratis al Millennium Park; a gennaio decide il vento del lago, e la risposta sono i musei riscaldati. La pizza deep-dish cuoce tre quarti d’ora: la ordini prima di avere fame; l’hot dog, qui, è senza ketchup. Il Cultural Center custodisce una cupola di Tiffany: le terrazze a pagamento aspettino un giorno limpido.',
    },
    ru_RU: {
      title: 'Как гулять по Чикаго',
      summary:
        'Небоскрёбы с тротуара, с реки и из поезда: город, созданный для взгляда, с мая по октябрь и никогда без куртки.',
      markdown:
        'Чикаго придумал высотный дом, а потом подарил ему берег с парками: идите, запрокинув голову, а затем садитесь у воды. Начните [в Лупе](/tour/chicago-loop-architecture), где надземка поворачивает на уровне второго этажа, и пройдите по Риверуоку от озера до Вулф-Пойнта. Сделайте круг по Коричневой линии за цену обычного билета. К северу от реки, в Линкольн-парке, бесплатный зоопарк; к югу, в Пилсене, муралы и лучшие тако. Дорожка вдоль озера, двадцать девять километров, отдана велосипедам. Гулять хорошо с мая по октябрь, летом в Миллениум-парке играют даром; в январе всё решает ветер с озера, и выручают тёплые музеи. Пицца deep-dish печётся сорок пять минут, заказывайте, пока не проголодались; в хот-дог здесь не кладут кетчуп. В Культурном центре прячется купол Тиффани, а платные площадки подождут ясного дня.',
    },
    ja_JP: {
      title: 'シカゴの歩き方',
      summary:
        '歩道から、川から、電車から見上げる摩天楼。五月から十月が一番よく、上着はいつも手放せません。見られるために建てられた街、シカゴの歩き方をまとめました。',
      markdown:
        '高層建築を生んだシカゴは、それに公園の続く湖岸を添えました。上を向いて歩き、それから水辺に腰を下ろしましょう。始まりは[ループ](/tour/chicago-loop-architecture)。高架電車が二階の高さで角を曲がっていきます。川沿いのリバーウォークを湖からウルフ・ポイントまでたどり、ブラウン・ラインには普通の運賃で一周乗ってみてください。川の北のリンカーン・パークには無料の動物園、南のピルゼンには壁画と一番おいしいタコスがあります。湖岸の道二十九キロは自転車の天下です。歩くなら五月から十月。夏のミレニアム・パークでは音楽が無料で聴けます。一月は湖からの風しだいなので、暖かい博物館へ。深皿のピザは焼くのに四十五分かかりますから空腹になる前に注文を。ここのホットドッグにケチャップはかけません。文化センターにはティファニーの円蓋があり、有料の展望台は晴れた日まで待てます。',
    },
  },
};
