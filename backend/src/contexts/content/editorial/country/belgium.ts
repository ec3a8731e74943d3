import type { EditorialEntry } from '../editorial-entry.js';

export const belgium: EditorialEntry = {
  kind: 'country',
  slug: 'belgium',
  position: 12,
  details: { cities: ['brussels', 'ghent', 'bruges'], tours: [] },
  texts: {
    en_US: {
      title: 'Belgium',
      summary:
        'Fries cooked twice, a glass of its own for every beer, and street lamps that brighten when a child is born.',
      markdown:
        'Fries are cooked twice and eaten with a small fork from a paper cone; every beer has a glass of its own, and a café that has run out of the glass may not like to pour the beer. In [Brussels](/city/brussels) each street has two names, one French and one Dutch. In [Ghent](/city/ghent) the lamps on Sint-Veerleplein brighten when a parent in one of the maternity wards presses a button. In [Bruges](/city/bruges) 366 steps lead up the belfry, and a pipe under the streets takes the beer from the brewery to the bottling hall.',
    },
    fr_FR: {
      title: 'Belgique',
      summary:
        'Des frites cuites deux fois, un verre pour chaque bière et des réverbères qui s’avivent à la naissance d’un enfant.',
      markdown:
        'Les frites se cuisent deux fois et se mangent dans un cornet de papier, à la petite fourchette ; chaque bière a son verre, et le café qui n’en a plus hésite à la servir dans un autre. À [Bruxelles](/city/brussels), chaque rue a deux noms, l’un français, l’autre néerlandais. À [Gand](/city/ghent), les réverbères de la Sint-Veerleplein s’avivent quand un parent, à la maternité, appuie sur un bouton. À [Bruges](/city/bruges), 366 marches mènent en haut du beffroi, et un tuyau passe sous les rues pour conduire la bière de la brasserie à l’embouteillage.',
    },
    de_DE: {
      title: 'Belgien',
      summary:
        'Zweimal frittierte Fritten, ein eigenes Glas für jedes Bier und Laternen, die heller werden, wenn ein Kind zur Welt kommt.',
      markdown:
        'Fritten werden zweimal frittiert und mit einer kleinen Gabel aus der Papiertüte gegessen; jedes Bier hat sein eigenes Glas, und ist keines mehr sauber, schenkt mancher Wirt das Bier ungern aus. In [Brüssel](/city/brussels) hat jede Straße zwei Namen, einen französischen und einen niederländischen. In [Gent](/city/ghent) leuchten die Laternen auf dem Sint-Veerleplein heller, wenn Eltern auf einer Geburtsstation einen Knopf drücken. In [Brügge](/city/bruges) führen 366 Stufen auf den Belfried, und unter den Straßen läuft das Bier durch ein Rohr von der Brauerei zur Abfüllung.',
    },
    es_ES: {
      title: 'Bélgica',
      summary:
        'Patatas fritas dos veces, una copa propia para cada cerveza y farolas que brillan más cuando nace un niño.',
      markdown:
        'Las patatas se fríen dos veces y se comen de un cucurucho de papel, con un tenedor pequeño; cada cerveza tiene su copa, y al café que se queda sin ella no le gusta servirla en otra. En [Bruselas](/city/brussels) cada calle tiene dos nombres, uno francés y otro neerlandés. En [Gante](/city/ghent) las farolas de la Sint-Veerleplein brillan más cuando unos padres pulsan un botón en la maternidad. En [Brujas](/city/bruges) se sube al campanario por 366 escalones, y una tubería lleva la cerveza bajo las calles, de la fábrica a la embotelladora.',
    },
    it_IT: {
      title: 'Belgio',
      summary:
        'Patatine fritte due volte, un bicchiere per ogni birra e lampioni che si ravvivano quando nasce un bambino.',
      markdown:
        'Le patatine si friggono due volte e si mangiano da un cono di carta, con una forchettina; ogni birra ha il suo bicchiere, e il caffè che l’ha finito la versa malvolentieri in un altro. A [Bruxelles](/city/brussels) ogni strada ha due nomi, uno francese e uno olandese. A [Gand](/city/ghent) i lampioni della Sint-Veerleplein si ravvivano quando un genitore, al reparto maternità, preme un pulsante. A [Bruges](/city/bruges) 366 gradini portano in cima alla torre civica, e un tubo sotto le strade conduce la birra dal birrificio all’imbottigliamento.',
    },
    ru_RU: {
      title: 'Бельгия',
      summary:
        'Картофель, который жарят дважды, свой бокал для каждого пива и фонари, что разгораются, когда рождается ребёнок.',
      markdown:
        'Картофель жарят дважды и едят маленькой вилкой из бумажного кулька; у каждого пива свой бокал, и если чистых не осталось, в кафе неохотно нальют его в чужой. В [Брюсселе](/city/brussels) у каждой улицы два названия, французское и нидерландское. В [Генте](/city/ghent) фонари на площади Синт-Верлеплейн разгораются ярче, когда родители в роддоме нажимают кнопку. В [Брюгге](/city/bruges) на башню Белфорт ведут 366 ступеней, а под улицами проложена труба, по которой пиво течёт из пивоварни в цех розлива.',
    },
    ja_JP: {
      title: 'ベルギー',
      summary:
        'フライドポテトは2度揚げ、ビールには銘柄ごとのグラスがあります。赤ちゃんが生まれると明るくなる街灯もあります。',
      markdown:
        'フライドポテトは2度揚げにし、紙の三角袋から小さなフォークで食べます。ビールには銘柄ごとのグラスがあり、そのグラスが切れると、店は別のグラスに注ぐのをためらいます。[ブリュッセル](/city/brussels)では、どの通りにもフランス語とオランダ語の二つの名前があります。[ヘント](/city/ghent)のシント・フェーレ広場の街灯は、産科で親がボタンを押すと明るくなります。[ブルージュ](/city/bruges)の鐘楼には366段の階段があり、通りの下では、ビールが管を通って醸造所から瓶詰め工場へ流れています。',
    },
  },
};
