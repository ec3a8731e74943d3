import type { EditorialEntry } from '../editorial-entry.js';

export const cairo: EditorialEntry = {
  kind: 'city',
  slug: 'cairo',
  position: 17,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Cairo',
      summary:
        'Two Cairos, one of dynasties and one of minarets, and a third that lives at night: how to share out the heat, the traffic and the crowds.',
      markdown:
        'Cairo is best taken in the cool of the morning and again after sunset, when the whole city seems to be out of doors. Spend one day among domes: [in the Islamic quarter](/tour/cairo-islamic-quarter) the street of al-Muizz runs straight from gate to gate, free of cars for most of its length, past mosques, fountains and coppersmiths. Give another to the desert edge, [Giza and Saqqara](/tour/cairo-giza-and-saqqara-by-car), starting at eight. The rest is between bridges: on Zamalek, an island of plane trees and bookshops, you can simply walk. The metro is quick and costs little, with cars for women in the middle of the train; above ground agree with yourself to be patient. November to March is mild; during Ramadan kitchens wake at dusk. Eat koshary, lentils and macaroni under fried onions, for lunch. To cross a wide road, walk beside somebody who lives here.',
    },
    fr_FR: {
      title: 'Comment parcourir Le Caire',
      summary:
        'Deux Caire, celui des dynasties et celui des minarets, et un troisième qui vit la nuit : comment partager la chaleur, la foule et le trafic.',
      markdown:
        'Le Caire se prend à la fraîche, puis après le coucher du soleil, quand toute la ville semble être dehors. Donnez un jour aux coupoles : [dans le quartier islamique](/tour/cairo-islamic-quarter), la rue al-Muizz file droit d’une porte à l’autre, presque sans voitures, entre mosquées, fontaines et chaudronniers. Gardez-en un autre pour la lisière du désert, [Gizeh et Saqqarah](/tour/cairo-giza-and-saqqara-by-car), dès huit heures. Le reste est entre deux ponts : à Zamalek, île d’arbres et de librairies, on flâne sans calcul. Le métro est rapide et bon marché, avec des voitures réservées aux femmes au milieu de la rame ; en surface, armez-vous de patience. De novembre à mars, l’air est doux ; pendant le ramadan, les cuisines s’éveillent au crépuscule. À midi, mangez un kochari, lentilles et macaronis sous des oignons frits. Pour franchir une grande avenue, marchez à côté d’un habitant.',
    },
    de_DE: {
      title: 'Wie man durch Kairo geht',
      summary:
        'Zwei Städte, die der Dynastien und die der Minarette, und eine dritte, die nachts lebt: wie man Hitze, Verkehr und Menschen einteilt.',
      markdown:
        'Kairo nimmt man in der Morgenkühle und dann wieder nach Sonnenuntergang, wenn die ganze Stadt draußen zu sein scheint. Ein Tag gehört den Kuppeln: [im islamischen Viertel](/tour/cairo-islamic-quarter) läuft die Muizz-Straße schnurgerade von Tor zu Tor, großenteils autofrei, vorbei an Moscheen, Brunnen und Kupferschmieden. Ein anderer gilt dem Wüstenrand, [Giza und Sakkara](/tour/cairo-giza-and-saqqara-by-car), und beginnt um acht. Der Rest liegt zwischen Brücken: Auf Zamalek, einer Insel mit Bäumen und Buchläden, schlendert man einfach. Die Metro ist schnell und billig, in der Zugmitte fahren Frauenwagen; oben auf der Straße braucht man Geduld. Von November bis März ist es mild, im Ramadan erwachen die Küchen mit der Dämmerung. Mittags isst man Kuschari, Linsen und Makkaroni unter Röstzwiebeln. Eine breite Straße überquert man am besten neben jemandem, der hier wohnt.',
    },
    es_ES: {
      title: 'Cómo caminar por El Cairo',
      summary:
        'Dos ciudades, la de las dinastías y la de los minaretes, y una tercera que vive de noche: cómo repartir el calor, el tráfico y el gentío.',
      markdown:
        'El Cairo se disfruta con el fresco de la mañana y otra vez tras la puesta de sol, cuando la ciudad entera parece estar en la calle. Dedique un día a las cúpulas: [en el barrio islámico](/tour/cairo-islamic-quarter), la calle al-Muizz va recta de puerta a puerta, casi sin coches, entre mezquitas, fuentes y caldereros. Otro, al borde del desierto, [Guiza y Saqqara](/tour/cairo-giza-and-saqqara-by-car), desde las ocho. Lo demás queda entre puentes: en Zamalek, isla de árboles y librerías, basta con pasear. El metro es rápido y barato, con vagones para mujeres en el centro del tren; arriba hace falta paciencia. De noviembre a marzo el aire es suave; en Ramadán las cocinas despiertan al anochecer. A mediodía pida koshari, lentejas y macarrones bajo cebolla frita. Para cruzar una avenida, camine junto a alguien de aquí.',
    },
    it_IT: {
      title: 'Come camminare al Cairo',
      summary:
        'Due città, quella delle dinastie e quella dei minareti, e una terza che vive di notte: come dividersi fra caldo, traffico e folla.',
      markdown:
        'Il Cairo si prende col fresco del mattino e poi dopo il tramonto, quando l’intera città sembra stare all’aperto. Un giorno alle cupole: [nel quartiere islamico](/tour/cairo-islamic-quarter) la via al-Muizz corre dritta da porta a porta, quasi tutta senza auto, fra moschee, fontane e ramai. Un altro all’orlo del deserto, [Giza e Saqqara](/tour/cairo-giza-and-saqqara-by-car), partendo alle otto. Il resto sta in mezzo ai ponti: a Zamalek, isola di alberi e librerie, basta passeggiare. La metropolitana è rapida e costa poco, con carrozze per le donne a metà treno; in superficie serve pazienza. Da novembre a marzo l’aria è mite; durante il Ramadan le cucine si svegliano al crepuscolo. A pranzo provi il koshari, lenticchie e maccheroni sotto le cipolle fritte. Per attraversare un viale, si metta accanto a chi ci abita.',
    },
    ru_RU: {
      title: 'Как гулять по Каиру',
      summary:
        'Два города, город династий и город минаретов, и третий, ночной: как поделить между ними жару, толпу и пробки.',
      markdown:
        'Каир хорош в утренней прохладе и снова после заката, когда кажется, что на улицу вышли все. Один день отдайте куполам: [в исламском квартале](/tour/cairo-islamic-quarter) улица аль-Муизз тянется прямо от ворот до ворот, почти без машин, мимо мечетей, фонтанов и медников. Другой — краю пустыни, [Гизе и Саккаре](/tour/cairo-giza-and-saqqara-by-car), и начните в восемь. Остальное лежит между мостами: на Замалеке, острове деревьев и книжных лавок, можно просто бродить. Метро быстрое и дешёвое, в середине поезда есть женские вагоны; наверху запаситесь терпением. С ноября по март тепло без зноя, в Рамадан кухни просыпаются с сумерками. На обед возьмите кошари: чечевица и макароны под жареным луком. А широкую улицу переходите рядом с тем, кто здесь живёт.',
    },
    ja_JP: {
      title: 'カイロの歩き方',
      summary:
        '王朝のカイロ、光塔のカイロ、そして夜に生きるもう一つのカイロ。暑さと車と人の波を一日にどう振り分けるか、乗り物や季節の話とあわせてご案内します。',
      markdown:
        'カイロは朝の涼しいうちと、街じゅうの人が外へ出てくる日没のあとに歩きます。一日は丸屋根のために。[イスラム地区](/tour/cairo-islamic-quarter)では、ムイッズ通りが門から門までまっすぐ延び、車のほとんど入らない道にモスクと水場と銅細工の店が並びます。もう一日は砂漠の縁、[ギザとサッカラ](/tour/cairo-giza-and-saqqara-by-car)へ。八時には出発しましょう。残りは橋と橋のあいだにあります。木立と本屋の島ザマレクなら、ただぶらつくだけで楽しめます。地下鉄は速くて安く、列車の中ほどに女性用の車両があります。地上ではひたすら気長に。十一月から三月は穏やかで、断食月には台所が日暮れに目を覚まします。昼は、豆とマカロニに揚げ玉葱をのせたコシャリを。広い通りは、土地の人の横にぴったりついて渡ることです。',
    },
  },
};
