import type { EditorialEntry } from '../editorial-entry.js';

export const jordan: EditorialEntry = {
  kind: 'country',
  slug: 'jordan',
  position: 28,
  details: { cities: ['amman', 'petra'], tours: [] },
  texts: {
    en_US: {
      title: 'Jordan',
      summary:
        'Roundabouts that serve as addresses, 850 steps up to the Monastery, and a coffee cup that you shake to say enough.',
      markdown:
        'In [Amman](/city/amman) the way is told by circles: eight roundabouts, numbered from the First near the old center to the Eighth in the west. In an alley downtown people line up for kunafa, hot cheese under a crust of orange pastry, and eat it standing. In [Petra](/city/petra) some 850 steps lead up to the Monastery, whose front faces west and has the sun in the afternoon. Mansaf, lamb in a sauce of dried yogurt, is taken from the platter with the right hand; and a guest who wants no more coffee shakes the little cup when handing it back.',
    },
    fr_FR: {
      title: 'Jordanie',
      summary:
        'Des ronds-points en guise d’adresses, 850 marches jusqu’au Monastère et une tasse que l’on secoue pour dire assez.',
      markdown:
        'À [Amman](/city/amman), on indique le chemin par les cercles : huit ronds-points, numérotés du Premier, près du vieux centre, au Huitième, à l’ouest. Dans une ruelle du centre, on fait la queue pour le knafeh, du fromage chaud sous une croûte orangée, que l’on mange debout. À [Pétra](/city/petra), quelque 850 marches montent au Monastère, dont la façade regarde l’ouest et prend le soleil l’après-midi. Le mansaf, agneau à la sauce de yaourt séché, se prend dans le plat de la main droite ; et l’invité qui ne veut plus de café secoue la petite tasse en la rendant.',
    },
    de_DE: {
      title: 'Jordanien',
      summary:
        'Kreisverkehre statt Adressen, 850 Stufen hinauf zum Kloster und eine Kaffeetasse, die man schüttelt, wenn es genug ist.',
      markdown:
        'In [Amman](/city/amman) erklärt man den Weg nach Kreisen: acht Kreisverkehre, gezählt vom Ersten nahe der Altstadt bis zum Achten im Westen. In einer Gasse der Innenstadt steht man für Kunafa an, heißen Käse unter einer orangefarbenen Kruste, und isst im Stehen. In [Petra](/city/petra) führen rund 850 Stufen zum Kloster hinauf, dessen Front nach Westen blickt und nachmittags Sonne hat. Mansaf, Lamm in einer Soße aus getrocknetem Joghurt, nimmt man mit der rechten Hand von der Platte, und wer keinen Kaffee mehr möchte, schüttelt beim Zurückgeben die kleine Tasse.',
    },
    es_ES: {
      title: 'Jordania',
      summary:
        'Rotondas que sirven de direcciones, 850 escalones hasta el Monasterio y una taza que se agita para decir basta.',
      markdown:
        'En [Ammán](/city/amman) el camino se indica por círculos: ocho rotondas, numeradas desde la Primera, junto al centro antiguo, hasta la Octava, al oeste. En un callejón del centro se hace cola por el kunafa, queso caliente bajo una costra anaranjada, y se come de pie. En [Petra](/city/petra) unos 850 escalones suben al Monasterio, cuya fachada mira al oeste y tiene el sol por la tarde. El mansaf, cordero en salsa de yogur seco, se toma de la fuente con la mano derecha, y el invitado que no quiere más café agita la tacita al devolverla.',
    },
    it_IT: {
      title: 'Giordania',
      summary:
        'Rotonde che fanno da indirizzo, 850 gradini fino al Monastero e una tazzina che si scuote per dire basta.',
      markdown:
        'Ad [Amman](/city/amman) la strada si spiega per cerchi: otto rotonde, numerate dalla Prima, vicino al centro storico, all’Ottava, a ovest. In un vicolo del centro si fa la fila per il kunafa, formaggio caldo sotto una crosta arancione, e lo si mangia in piedi. A [Petra](/city/petra) circa 850 gradini salgono al Monastero, che guarda a ovest e prende il sole nel pomeriggio. Il mansaf, agnello in salsa di yogurt secco, si prende dal vassoio con la mano destra; e l’ospite che non vuole altro caffè scuote la tazzina nel restituirla.',
    },
    ru_RU: {
      title: 'Иордания',
      summary:
        'Кольцевые развязки вместо адресов, 850 ступеней к Монастырю и чашка, которую покачивают, когда кофе довольно.',
      markdown:
        'В [Аммане](/city/amman) дорогу объясняют по кругам: их восемь, от Первого у старого центра до Восьмого на западе. В переулке в центре стоят в очереди за кнафе, горячим сыром под оранжевой корочкой, и едят тут же, стоя. В [Петре](/city/petra) к Монастырю ведут около 850 ступеней; его фасад смотрит на запад, и солнце бывает там после полудня. Мансаф, баранину в соусе из сушёного йогурта, берут с общего блюда правой рукой, а гость, которому кофе довольно, возвращая чашечку, покачивает её.',
    },
    ja_JP: {
      title: 'ヨルダン',
      summary: '住所代わりのロータリー、修道院へと上る850段の石段、そして「もう結構」を伝える小さなカップがあります。',
      markdown:
        '[アンマン](/city/amman)では、道を「サークル」で説明します。旧市街に近い第1から西の第8まで、八つのロータリーがあるのです。中心街の路地では、熱いチーズに橙色の生地をのせたクナーファに列ができ、皆が立って食べます。[ペトラ](/city/petra)では、およそ850段の石段が修道院へ続きます。正面は西向きで、日が当たるのは午後です。乾燥ヨーグルトのソースで食べる羊肉のマンサフは、右手で大皿から取ります。コーヒーがもう要らないときは、小さなカップを軽く振って返します。',
    },
  },
};
