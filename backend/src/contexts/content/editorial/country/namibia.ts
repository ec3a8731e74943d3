import type { EditorialEntry } from '../editorial-entry.js';

export const namibia: EditorialEntry = {
  kind: 'country',
  slug: 'namibia',
  position: 130,
  details: { cities: ['windhoek'], tours: [] },
  texts: {
    en_US: {
      title: 'Namibia',
      summary:
        'Gravel roads that you leave before dusk, a capital whose older name begins with a click, and hats shaped like horns.',
      markdown:
        'Towns lie so far apart that drivers fill the tank at every pump; most roads are gravel, and at dusk kudus and warthogs cross them, so you arrive before the sun is down. [Windhoek](/city/windhoek) was named for its hot springs long before it had this name, in Khoekhoe with a click at the beginning. At the Single Quarters market in Katutura beef is cut in strips, grilled on the spot and dipped with the fingers into chili and salt: kapana. On feast days Herero women wear wide dresses of Victorian cut and a hat with two points, like the horns of a cow.',
    },
    fr_FR: {
      title: 'Namibie',
      summary:
        'Des pistes que l’on quitte avant le crépuscule, une capitale dont l’ancien nom commence par un clic et des coiffes en cornes.',
      markdown:
        'Les villes sont si loin l’une de l’autre que l’on fait le plein à chaque pompe ; la plupart des routes sont des pistes, et au crépuscule koudous et phacochères les traversent : on arrive donc avant le coucher du soleil. [Windhoek](/city/windhoek) devait déjà son nom à ses sources chaudes bien avant de porter celui-ci, en khoïkhoï et avec un clic au début. Au marché de Single Quarters, à Katutura, le bœuf est coupé en lanières, grillé sur place et trempé avec les doigts dans le piment et le sel : c’est le kapana. Les jours de fête, les femmes herero portent d’amples robes à la coupe victorienne et une coiffe à deux pointes, comme les cornes d’une vache.',
    },
    de_DE: {
      title: 'Namibia',
      summary:
        'Schotterstraßen, die man vor der Dämmerung verlässt, eine Hauptstadt, deren älterer Name mit einem Klick beginnt, und Hüte wie Hörner.',
      markdown:
        'Die Orte liegen so weit auseinander, dass man an jeder Zapfsäule tankt; die meisten Straßen sind Schotter, in der Dämmerung queren Kudus und Warzenschweine, und so kommt man vor Sonnenuntergang an. [Windhoek](/city/windhoek) hieß nach seinen heißen Quellen, lange bevor es Windhoek hieß, auf Khoekhoe und mit einem Klick am Anfang. Auf dem Markt Single Quarters in Katutura wird Rindfleisch in Streifen geschnitten, sofort gegrillt und mit den Fingern in Chili und Salz getunkt: Kapana. An Festtagen tragen die Hererofrauen weite Kleider von viktorianischem Schnitt und einen Hut mit zwei Spitzen, wie die Hörner einer Kuh.',
    },
    es_ES: {
      title: 'Namibia',
      summary:
        'Pistas de grava que se dejan antes del anochecer, una capital cuyo nombre antiguo empieza con un clic y tocados como cuernos.',
      markdown:
        'Los pueblos quedan tan lejos unos de otros que se llena el depósito en cada surtidor; la mayoría de las carreteras son de grava, al anochecer las cruzan kudús y facóqueros, y por eso se llega antes de que se ponga el sol. [Windhoek](/city/windhoek) debía su nombre a las fuentes termales mucho antes de llamarse así, en khoekhoe y con un clic al principio. En el mercado de Single Quarters, en Katutura, la ternera se corta en tiras, se asa al momento y se moja con los dedos en chile y sal: es la kapana. En las fiestas las mujeres herero llevan vestidos amplios de corte victoriano y un tocado de dos puntas, como los cuernos de una vaca.',
    },
    it_IT: {
      title: 'Namibia',
      summary:
        'Strade sterrate da lasciare prima del crepuscolo, una capitale il cui nome antico comincia con un clic e cappelli come corna.',
      markdown:
        'I paesi sono così lontani l’uno dall’altro che si fa il pieno a ogni pompa; quasi tutte le strade sono sterrate, al crepuscolo le attraversano kudu e facoceri, e perciò si arriva prima che tramonti il sole. [Windhoek](/city/windhoek) prendeva il nome dalle sue sorgenti calde molto prima di chiamarsi così, in khoekhoe e con un clic all’inizio. Al mercato di Single Quarters, a Katutura, il manzo si taglia a strisce, si griglia sul posto e si intinge con le dita nel peperoncino e nel sale: è la kapana. Nei giorni di festa le donne herero portano ampi abiti di taglio vittoriano e un cappello a due punte, come le corna di una mucca.',
    },
    ru_RU: {
      title: 'Намибия',
      summary:
        'Гравийные дороги, с которых съезжают до сумерек, столица, чьё древнее имя начинается со щелчка, и шляпы в виде рогов.',
      markdown:
        'Города лежат так далеко друг от друга, что бак заливают у каждой колонки; почти все дороги гравийные, в сумерках их переходят куду и бородавочники, и потому доехать стараются до заката. [Виндхук](/city/windhoek) звался по своим горячим источникам задолго до нынешнего имени — на языке кхой-кхой, со щелчком в начале. На рынке Single Quarters в Катутуре говядину режут полосками, тут же жарят и пальцами макают в перец с солью: это капана. По праздникам женщины гереро надевают широкие платья викторианского покроя и шляпу с двумя остриями, как рога у коровы.',
    },
    ja_JP: {
      title: 'ナミビア',
      summary: '砂利道は日暮れ前に走り終え、首都の古い名は舌打ちの音で始まり、帽子には二本の角があります。',
      markdown:
        '町と町が遠いので、給油所を見たら必ず満タンにします。道の多くは砂利道で、夕暮れにはクーズーやイボイノシシが横切るため、日が沈む前に着くようにします。[ウィントフック](/city/windhoek)は、今の名になるずっと前から温泉にちなんだ名で呼ばれていました。コイコイ語のその名は、舌を鳴らす音で始まります。カトゥトゥラのシングル・クオーターズ市場では、細く切った牛肉をその場で焼き、指でつまんで唐辛子と塩をつけて食べます。これがカパナです。祝いの日、ヘレロの女性はヴィクトリア朝風のゆったりした服を着て、牛の角のように両端のとがった帽子をかぶります。',
    },
  },
};
