import type { EditorialEntry } from '../editorial-entry.js';

export const asia: EditorialEntry = {
  kind: 'continent',
  slug: 'asia',
  position: 2,
  details: {
    cities: ['kyoto', 'tokyo', 'hanoi', 'singapore', 'jaipur', 'seoul'],
    tours: ['kyoto-gion-evening', 'tokyo-asakusa-to-yanaka'],
  },
  texts: {
    en_US: {
      title: 'Asia',
      summary:
        'Streets named after goods, a city laid out in nine squares, an evening among lanterns: six ways into the cities of Asia.',
      markdown:
        'In the old quarter of [Hanoi](/city/hanoi) the streets are called after what was sold there: silk, paper, tin. In many the trade has moved on and the name has not. [Jaipur](/city/jaipur) was planned in 1727 as a diagram of nine squares, and you notice it best at a crossing. [Seoul](/city/seoul) set its palace between mountain and stream, as geomancy advised; [Kyoto](/city/kyoto) was the capital for more than a thousand years and shows most of itself after dark, when the [lanterns of Gion](/tour/kyoto-gion-evening) come on. In [Singapore](/city/singapore) the whole town eats at hawker centers, each stall cooking one thing. [Tokyo](/city/tokyo), finally, is many villages under one name; to cross [three of them on foot](/tour/tokyo-asakusa-to-yanaka) takes a morning. Signs help little. A voice that translates them helps a great deal.',
    },
    fr_FR: {
      title: 'Asie',
      summary:
        'Des rues nommées d’après leurs marchandises, une ville en neuf carrés, un soir de lanternes : six entrées dans les villes d’Asie.',
      markdown:
        'Dans le vieux quartier de [Hanoï](/city/hanoi), les rues portent le nom de ce qui s’y vendait : soie, papier, fer-blanc. Souvent, le métier est parti et le nom est resté. [Jaipur](/city/jaipur) fut conçue en 1727 comme un diagramme de neuf carrés, et c’est à un carrefour qu’on s’en aperçoit le mieux. [Séoul](/city/seoul) posa son palais entre montagne et ruisseau, selon la géomancie ; [Kyoto](/city/kyoto), capitale pendant plus de mille ans, se montre surtout la nuit, quand s’allument les [lanternes de Gion](/tour/kyoto-gion-evening). À [Singapour](/city/singapore), la ville entière mange dans les hawker centres, où chaque étal ne cuisine qu’une chose. [Tokyo](/city/tokyo), enfin, ce sont des villages réunis sous un nom ; en traverser [trois à pied](/tour/tokyo-asakusa-to-yanaka) prend une matinée. Les panneaux aident peu. Une voix qui les traduit aide beaucoup.',
    },
    de_DE: {
      title: 'Asien',
      summary:
        'Straßen, die nach Waren heißen, eine Stadt aus neun Quadraten, ein Abend unter Laternen: sechs Wege in die Städte Asiens.',
      markdown:
        'In der Altstadt von [Hanoi](/city/hanoi) heißen die Straßen nach dem, was dort verkauft wurde: Seide, Papier, Blech. Oft ist das Gewerbe weitergezogen und der Name geblieben. [Jaipur](/city/jaipur) wurde 1727 als Diagramm aus neun Quadraten geplant, was man am besten an einer Kreuzung merkt. [Seoul](/city/seoul) setzte seinen Palast zwischen Berg und Bach, wie die Geomantie es riet; [Kyoto](/city/kyoto), mehr als tausend Jahre lang Hauptstadt, zeigt das meiste von sich nach Einbruch der Dunkelheit, wenn die [Laternen von Gion](/tour/kyoto-gion-evening) angehen. In [Singapur](/city/singapore) isst die ganze Stadt in Hawker-Centern, und jeder Stand kocht nur eines. [Tokio](/city/tokyo) schließlich besteht aus Dörfern unter einem Namen; [drei davon zu Fuß](/tour/tokyo-asakusa-to-yanaka) brauchen einen Vormittag. Schilder helfen wenig. Eine Stimme, die sie übersetzt, hilft viel.',
    },
    es_ES: {
      title: 'Asia',
      summary:
        'Calles con nombre de mercancías, una ciudad de nueve cuadrados, una noche de faroles: seis entradas a las ciudades de Asia.',
      markdown:
        'En el barrio viejo de [Hanói](/city/hanoi) las calles se llaman como lo que allí se vendía: seda, papel, hojalata. Muchas veces el oficio se fue y el nombre se quedó. [Jaipur](/city/jaipur) se trazó en 1727 como un diagrama de nueve cuadrados, y donde mejor se nota es en un cruce. [Seúl](/city/seoul) puso su palacio entre la montaña y el arroyo, como aconsejaba la geomancia; [Kioto](/city/kyoto), capital durante más de mil años, se muestra sobre todo de noche, cuando se encienden los [faroles de Gion](/tour/kyoto-gion-evening). En [Singapur](/city/singapore) la ciudad entera come en los hawker centres, donde cada puesto cocina una sola cosa. [Tokio](/city/tokyo), por último, son muchos pueblos bajo un nombre; cruzar [tres a pie](/tour/tokyo-asakusa-to-yanaka) lleva una mañana. Los letreros ayudan poco. Una voz que los traduzca ayuda mucho.',
    },
    it_IT: {
      title: 'Asia',
      summary:
        'Strade chiamate come le merci, una città di nove quadrati, una sera di lanterne: sei modi di entrare nelle città dell’Asia.',
      markdown:
        'Nel quartiere vecchio di [Hanoi](/city/hanoi) le strade si chiamano come ciò che vi si vendeva: seta, carta, latta. Spesso il mestiere se n’è andato e il nome è rimasto. [Jaipur](/city/jaipur) fu tracciata nel 1727 come un diagramma di nove quadrati, e lo si nota soprattutto a un incrocio. [Seul](/city/seoul) mise il palazzo fra il monte e il torrente, come consigliava la geomanzia; [Kyoto](/city/kyoto), capitale per più di mille anni, si mostra soprattutto dopo il buio, quando si accendono le [lanterne di Gion](/tour/kyoto-gion-evening). A [Singapore](/city/singapore) l’intera città mangia negli hawker centre, dove ogni banco cucina una cosa sola. [Tokyo](/city/tokyo), infine, è fatta di villaggi sotto un unico nome; attraversarne [tre a piedi](/tour/tokyo-asakusa-to-yanaka) prende una mattina. Le insegne aiutano poco. Una voce che le traduce aiuta molto.',
    },
    ru_RU: {
      title: 'Азия',
      summary:
        'Улицы, названные по товарам, город из девяти квадратов, вечер среди фонарей: шесть входов в города Азии.',
      markdown:
        'В старом квартале [Ханоя](/city/hanoi) улицы зовутся по тому, чем на них торговали: шёлк, бумага, жесть. Часто ремесло ушло, а имя осталось. [Джайпур](/city/jaipur) в 1727 году спланировали как схему из девяти квадратов, и яснее всего это видно на перекрёстке. [Сеул](/city/seoul) поставил дворец между горой и ручьём, как советовала геомантия; [Киото](/city/kyoto), больше тысячи лет бывший столицей, лучше всего виден в темноте, когда зажигаются [фонари Гиона](/tour/kyoto-gion-evening). В [Сингапуре](/city/singapore) весь город ест в хокер-центрах, где на каждом прилавке готовят что-то одно. А [Токио](/city/tokyo) — это деревни под общим именем; пройти пешком [три из них](/tour/tokyo-asakusa-to-yanaka) — дело одного утра. Вывески помогают мало. Голос, который их переводит, помогает очень.',
    },
    ja_JP: {
      title: 'アジア',
      summary:
        '品物の名がついた通り、九つの正方形からなる街、灯籠のともる夕べ。アジアの都市へ入る六つの道をご紹介します。看板を読み解いてくれる声があれば、街はずっと近くなります。',
      markdown:
        '[ハノイ](/city/hanoi)の旧市街では、絹、紙、ブリキというように、かつて商われた品が通りの名になっています。商いは移っても、名は残りました。[ジャイプル](/city/jaipur)は1727年に九つの正方形の図として計画され、交差点に立つとそれがよく分かります。[ソウル](/city/seoul)は風水に従い、山と流れの間に王宮を置きました。千年以上も都だった[京都](/city/kyoto)は、[祇園の灯り](/tour/kyoto-gion-evening)がともるころに多くを見せてくれます。[シンガポール](/city/singapore)では街じゅうの人がホーカーセンターで食事をし、屋台はそれぞれ一つの料理だけを作ります。[東京](/city/tokyo)は、一つの名をもつ村々の集まりです。[そのうち三つを歩く](/tour/tokyo-asakusa-to-yanaka)には午前中がかかります。看板だけでは足りません。訳してくれる声があれば、ずいぶん違います。',
    },
  },
};
