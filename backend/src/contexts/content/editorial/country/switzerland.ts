import type { EditorialEntry } from '../editorial-entry.js';

export const switzerland: EditorialEntry = {
  kind: 'country',
  slug: 'switzerland',
  position: 10,
  details: { cities: ['zurich', 'lucerne'], tours: [] },
  texts: {
    en_US: {
      title: 'Switzerland',
      summary:
        'A station clock whose second hand waits at the top, fountains you may drink from, and a dam that is still set by hand with needles of wood.',
      markdown:
        'The red second hand of a station clock rests for a moment at the top of every minute, then the minute hand jumps. In [Zurich](/city/zurich) some 1,200 fountains run with drinking water, so an empty bottle is enough; after work people leave their clothes at the river baths and swim down the Limmat. In [Lucerne](/city/lucerne) painted triangles hang under the roof of a wooden bridge, and a few steps on the lake is held back by wooden needles that are set by hand. On Sunday the shops are shut, except in the large stations.',
    },
    fr_FR: {
      title: 'Suisse',
      summary:
        'Une horloge de gare dont la trotteuse attend en haut, des fontaines où l’on boit et un barrage que l’on règle encore à la main.',
      markdown:
        'Sur l’horloge des gares, la trotteuse rouge s’arrête un instant en haut de chaque minute, puis l’aiguille des minutes saute. À [Zurich](/city/zurich), quelque 1 200 fontaines donnent de l’eau potable : une gourde vide suffit ; après le travail, on laisse ses habits aux bains de la rivière et l’on descend la Limmat à la nage. À [Lucerne](/city/lucerne), des triangles peints pendent sous le toit d’un pont de bois et, à quelques pas, le lac est retenu par des aiguilles de bois que l’on pose à la main. Le dimanche, les magasins sont fermés, sauf dans les grandes gares.',
    },
    de_DE: {
      title: 'Schweiz',
      summary:
        'Eine Bahnhofsuhr, deren Sekundenzeiger oben wartet, Brunnen, aus denen man trinkt, und ein Wehr, das man noch von Hand setzt.',
      markdown:
        'Der rote Sekundenzeiger der Bahnhofsuhr ruht oben einen Augenblick, dann springt der Minutenzeiger. In [Zürich](/city/zurich) fließt aus rund 1200 Brunnen Trinkwasser, eine leere Flasche genügt also; nach der Arbeit lässt man die Kleider im Flussbad und schwimmt die Limmat hinab. In [Luzern](/city/lucerne) hängen bemalte Dreiecke unter dem Dach einer Holzbrücke, und ein paar Schritte weiter halten hölzerne Nadeln, von Hand gesetzt, den See zurück. Am Sonntag sind die Läden zu, außer in den großen Bahnhöfen.',
    },
    es_ES: {
      title: 'Suiza',
      summary:
        'Un reloj de estación cuyo segundero espera arriba, fuentes de las que se bebe y una presa que todavía se ajusta a mano.',
      markdown:
        'El segundero rojo del reloj de las estaciones descansa un instante en lo alto de cada minuto y entonces salta el minutero. En [Zúrich](/city/zurich) unas 1200 fuentes dan agua potable, así que basta una botella vacía; después del trabajo la gente deja la ropa en los baños del río y baja nadando por el Limmat. En [Lucerna](/city/lucerne) cuelgan triángulos pintados bajo el techo de un puente de madera y, a unos pasos, el lago se retiene con agujas de madera que se colocan a mano. El domingo las tiendas cierran, salvo en las grandes estaciones.',
    },
    it_IT: {
      title: 'Svizzera',
      summary:
        'Un orologio di stazione la cui lancetta aspetta in cima, fontane da cui si beve e uno sbarramento che si regola ancora a mano.',
      markdown:
        'Sull’orologio delle stazioni la lancetta rossa dei secondi si ferma un istante in cima a ogni minuto, poi scatta quella dei minuti. A [Zurigo](/city/zurich) circa 1.200 fontane danno acqua potabile, e basta una borraccia vuota; dopo il lavoro si lasciano i vestiti ai bagni sul fiume e si scende la Limmat a nuoto. A [Lucerna](/city/lucerne) triangoli dipinti pendono sotto il tetto di un ponte di legno e, a pochi passi, il lago è trattenuto da aghi di legno che si posano a mano. La domenica i negozi sono chiusi, tranne nelle grandi stazioni.',
    },
    ru_RU: {
      title: 'Швейцария',
      summary:
        'Вокзальные часы, где секундная стрелка ждёт наверху, фонтаны, из которых пьют, и плотина, которую налаживают вручную.',
      markdown:
        'Красная секундная стрелка вокзальных часов в конце каждой минуты на миг замирает наверху, и тогда прыгает минутная. В [Цюрихе](/city/zurich) около 1200 фонтанов с питьевой водой, так что хватит пустой бутылки; после работы горожане оставляют одежду в речной купальне и плывут вниз по Лиммату. В [Люцерне](/city/lucerne) под крышей деревянного моста висят расписные треугольники, а в нескольких шагах озеро держат деревянные спицы, которые ставят вручную. По воскресеньям магазины закрыты, кроме тех, что на больших вокзалах.',
    },
    ja_JP: {
      title: 'スイス',
      summary:
        '駅の時計の秒針は12の位置で一息つき、街の噴水の水はそのまま飲めます。堰は今も木の棒を手で差して調節します。',
      markdown:
        '駅の時計の赤い秒針は、1分ごとに真上で一瞬止まり、それから分針が動きます。[チューリッヒ](/city/zurich)には飲み水の出る噴水が約1,200あり、空の水筒があれば足ります。仕事のあと、人々は川の水浴場に服を置き、リマト川を泳いで下ります。[ルツェルン](/city/lucerne)では、木の橋の屋根の下に三角形の絵が並びます。数歩先では、手で差し込む木の棒の堰が湖の水位を保っています。日曜は、大きな駅の中を除いて店が閉まります。',
    },
  },
};
