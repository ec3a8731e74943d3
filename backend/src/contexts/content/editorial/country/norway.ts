import type { EditorialEntry } from '../editorial-entry.js';

export const norway: EditorialEntry = {
  kind: 'country',
  slug: 'norway',
  position: 103,
  details: { cities: ['oslo', 'bergen'], tours: [] },
  texts: {
    en_US: {
      title: 'Norway',
      summary:
        'Skis on the metro, slices of bread with paper between them, and beer that leaves the shop shelves at eight.',
      markdown:
        'In [Oslo](/city/oslo) people carry skis on the metro: the end of line 1 lies in the forest, with lit tracks for the evening. Lunch is a matpakke, open slices of bread with sheets of paper between them, and brown cheese is shaved off the block with a slicer. It rains in [Bergen](/city/bergen) on more than two hundred days of the year; behind the leaning wooden fronts of Bryggen, passages are laid with planks. Shoes come off at the door of a home. Shops sell no beer after eight in the evening, on Saturdays after six.',
    },
    fr_FR: {
      title: 'Norvège',
      summary:
        'Des skis dans le métro, des tartines séparées par du papier et une bière qui quitte les rayons à vingt heures.',
      markdown:
        'À [Oslo](/city/oslo), on monte dans le métro avec ses skis : le terminus de la ligne 1 est dans la forêt, où des pistes sont éclairées le soir. À midi, c’est la matpakke, des tartines séparées par des feuilles de papier, et le fromage brun se rabote à même le bloc. À [Bergen](/city/bergen), il pleut plus de deux cents jours par an ; derrière les façades de bois penchées de Bryggen, les passages sont planchéiés. À la porte des maisons, on se déchausse. Les magasins ne vendent plus de bière après vingt heures, le samedi après dix-huit.',
    },
    de_DE: {
      title: 'Norwegen',
      summary: 'Ski in der U-Bahn, Brote mit Papier dazwischen und Bier, das man im Laden nur bis acht Uhr bekommt.',
      markdown:
        'In [Oslo](/city/oslo) nimmt man die Ski mit in die U-Bahn: Die Linie 1 endet im Wald, wo abends Loipen beleuchtet sind. Mittags gibt es Matpakke, belegte Brote mit Papier dazwischen, und den braunen Käse hobelt man vom Block. In [Bergen](/city/bergen) regnet es an mehr als zweihundert Tagen im Jahr; hinter den schiefen Holzfassaden von Bryggen sind die Gänge mit Bohlen belegt. An der Wohnungstür zieht man die Schuhe aus. Bier verkaufen die Läden nur bis acht Uhr abends, samstags bis sechs.',
    },
    es_ES: {
      title: 'Noruega',
      summary:
        'Esquís en el metro, rebanadas de pan con papel entre ellas y una cerveza que en la tienda solo se vende hasta las ocho.',
      markdown:
        'En [Oslo](/city/oslo) se va en metro con los esquís: la línea 1 termina en el bosque, donde hay pistas iluminadas por la noche. A mediodía se come la matpakke, rebanadas de pan separadas con hojas de papel, y el queso marrón se corta en láminas con un cortaquesos. En [Bergen](/city/bergen) llueve más de doscientos días al año; detrás de las fachadas de madera torcidas de Bryggen los pasajes son de tablones. En la puerta de las casas uno se quita los zapatos. Las tiendas no venden cerveza después de las ocho, y los sábados después de las seis.',
    },
    it_IT: {
      title: 'Norvegia',
      summary:
        'Sci in metropolitana, fette di pane con la carta in mezzo e una birra che nei negozi si vende solo fino alle otto.',
      markdown:
        'A [Oslo](/city/oslo) si sale in metropolitana con gli sci: la linea 1 finisce nel bosco, dove la sera le piste sono illuminate. A pranzo c’è la matpakke, fette di pane separate da fogli di carta, e il formaggio bruno si affetta dal blocco con una paletta tagliente. A [Bergen](/city/bergen) piove più di duecento giorni l’anno; dietro le facciate di legno storte di Bryggen i passaggi sono fatti di assi. Sulla porta di casa ci si toglie le scarpe. I negozi non vendono birra dopo le otto di sera, il sabato dopo le sei.',
    },
    ru_RU: {
      title: 'Норвегия',
      summary: 'Лыжи в метро, бутерброды, переложенные бумагой, и пиво, которое в магазинах продают только до восьми.',
      markdown:
        'В [Осло](/city/oslo) с лыжами ездят на метро: конечная первой линии стоит в лесу, где по вечерам освещены лыжни. На обед едят матпакке, бутерброды, переложенные листками бумаги, а коричневый сыр снимают с бруска стругом. В [Бергене](/city/bergen) дождь идёт больше двухсот дней в году; за покосившимися деревянными фасадами Брюггена проходы вымощены досками. В доме у порога разуваются. Пиво в магазинах продают до восьми вечера, по субботам до шести.',
    },
    ja_JP: {
      title: 'ノルウェー',
      summary: '地下鉄にスキー板を持ち込み、昼のパンは間に紙を挟みます。店でビールを買えるのは夜8時までです。',
      markdown:
        '[オスロ](/city/oslo)では、地下鉄にスキー板を持って乗ります。1号線の終点は森の中で、夜は照明のつくコースがあります。昼食は「マートパッケ」。具をのせた薄切りパンの間に紙を挟んだ弁当です。茶色いチーズは、塊から専用の道具で薄く削ります。[ベルゲン](/city/bergen)では、年に200日以上雨が降ります。傾いた木造の家が並ぶブリッゲンの奥では、路地に板が敷かれています。家に入るときは靴を脱ぎます。店のビールは夜8時まで、土曜は6時までしか買えません。',
    },
  },
};
