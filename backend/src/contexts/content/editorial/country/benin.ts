import type { EditorialEntry } from '../editorial-entry.js';

export const benin: EditorialEntry = {
  kind: 'country',
  slug: 'benin',
  position: 125,
  details: { cities: ['ouidah'], tours: [] },
  texts: {
    en_US: {
      title: 'Benin',
      summary:
        'A motorcycle whose name asks to be quick, a red cheese that does not melt, and houses that came back from Brazil.',
      markdown:
        'A motorcycle taxi is a zémidjan, which in Fon means something like take me quickly; agree on the fare before you climb on. In [Ouidah](/city/ouidah) families that returned from Brazil built houses with stucco and shutters, and a road of some four kilometers leads to the beach, the way the captives walked. Markets sell wagashi, a Fulani cheese colored red with sorghum, which keeps its shape in the frying pan. At festivals the zangbeto, night watchmen in the form of haystacks, spin across the square.',
    },
    fr_FR: {
      title: 'Bénin',
      summary:
        'Une moto dont le nom demande de faire vite, un fromage rouge qui ne fond pas et des maisons revenues du Brésil.',
      markdown:
        'Une moto-taxi s’appelle zémidjan, ce qui en fon veut dire à peu près emmène-moi vite ; convenez du prix avant de monter. À [Ouidah](/city/ouidah), des familles rentrées du Brésil ont bâti des maisons à stucs et à persiennes, et une route de quatre kilomètres environ mène à la plage : c’est le chemin des captifs. Les marchés vendent le wagashi, un fromage peul rougi au sorgho, qui garde sa forme dans la poêle. Les jours de fête, les zangbeto, gardiens de la nuit en forme de meules de foin, tournoient sur la place.',
    },
    de_DE: {
      title: 'Benin',
      summary:
        'Ein Motorrad, dessen Name zur Eile mahnt, ein roter Käse, der nicht schmilzt, und Häuser, die aus Brasilien zurückkamen.',
      markdown:
        'Ein Motorradtaxi heißt Zémidjan, auf Fon etwa: nimm mich schnell mit; den Preis macht man aus, bevor man aufsteigt. In [Ouidah](/city/ouidah) bauten Familien, die aus Brasilien heimkehrten, Häuser mit Stuck und Fensterläden, und eine Straße von rund vier Kilometern führt zum Strand, der Weg der Gefangenen. Auf den Märkten gibt es Wagashi, einen Käse der Fulbe, mit Sorghum rot gefärbt, der in der Pfanne seine Form behält. An Festtagen wirbeln die Zangbeto, Nachtwächter in Gestalt von Heuhaufen, über den Platz.',
    },
    es_ES: {
      title: 'Benín',
      summary: 'Una moto cuyo nombre pide prisa, un queso rojo que no se funde y casas que volvieron de Brasil.',
      markdown:
        'Una mototaxi se llama zémidjan, que en fon quiere decir algo así como llévame rápido; acuerde el precio antes de subir. En [Ouidah](/city/ouidah) las familias que volvieron de Brasil levantaron casas con estucos y persianas, y una carretera de unos cuatro kilómetros lleva a la playa: es el camino de los cautivos. Los mercados venden wagashi, un queso de los fulani teñido de rojo con sorgo, que no pierde la forma en la sartén. En las fiestas los zangbeto, guardianes de la noche en forma de almiar, giran por la plaza.',
    },
    it_IT: {
      title: 'Benin',
      summary:
        'Una moto il cui nome chiede di far presto, un formaggio rosso che non si scioglie e case tornate dal Brasile.',
      markdown:
        'Un mototaxi si chiama zémidjan, che in fon vuol dire all’incirca portami in fretta; si accordi sul prezzo prima di salire. A [Ouidah](/city/ouidah) le famiglie tornate dal Brasile costruirono case con stucchi e persiane, e una strada di circa quattro chilometri porta alla spiaggia: è il cammino dei prigionieri. I mercati vendono il wagashi, un formaggio dei peul tinto di rosso con il sorgo, che in padella mantiene la forma. Nei giorni di festa gli zangbeto, guardiani della notte in forma di pagliaio, turbinano sulla piazza.',
    },
    ru_RU: {
      title: 'Бенин',
      summary:
        'Мотоцикл, чьё имя просит поторопиться, красный сыр, который не плавится, и дома, вернувшиеся из Бразилии.',
      markdown:
        'Мототакси зовётся «земиджан», что на языке фон значит примерно «вези меня быстро»; о цене договоритесь, прежде чем садиться. В [Уиде](/city/ouidah) семьи, вернувшиеся из Бразилии, построили дома с лепниной и ставнями, а дорога длиной около четырёх километров ведёт к берегу: по ней гнали пленников. На рынках продают вагаши, сыр народа фульбе, подкрашенный сорго в красный цвет; на сковороде он держит форму. По праздникам по площади кружатся зангбето, ночные сторожа в виде стогов сена.',
    },
    ja_JP: {
      title: 'ベナン',
      summary: '急ぐことを頼む名のバイク、溶けない赤いチーズ、そしてブラジルから戻ってきた家々があります。',
      markdown:
        'バイクタクシーは「ゼミジャン」。フォン語でおよそ「早く連れていって」という意味です。乗る前に料金を決めておきましょう。[ウィダー](/city/ouidah)には、ブラジルから戻った家族が建てた、漆喰飾りと鎧戸のある家が残ります。浜までのおよそ4キロの道は、捕らわれた人々が歩かされた道です。市場で売られるワガシは、牧畜民フラニの人々のチーズです。モロコシで赤く染めてあり、揚げ焼きにしても形が崩れません。祭りの日には、干し草の山の姿をした夜の番人ザングベトが広場をくるくると回ります。',
    },
  },
};
