import type { EditorialEntry } from '../editorial-entry.js';

export const ecuador: EditorialEntry = {
  kind: 'country',
  slug: 'ecuador',
  position: 227,
  details: { cities: ['quito'], tours: [] },
  texts: {
    en_US: {
      title: 'Ecuador',
      summary:
        'The day is as long as the night, the hats called Panama are woven here, and lizards look down from a basilica as gargoyles.',
      markdown:
        'On the equator the sun comes up about six and goes down about six in every month; the big monument north of [Quito](/city/quito) misses the line by some 240 meters. The city lies at 2,850 meters, mornings are mostly clear and rain comes in the afternoon, and the gargoyles of its basilica are iguanas, tortoises, and armadillos. In the week before Easter people eat fanesca, a soup of salt cod and as many as twelve grains and beans. At the beginning of November they drink colada morada, thick and purple, with bread shaped like a swaddled child.',
    },
    fr_FR: {
      title: 'Équateur',
      summary:
        'Le jour vaut la nuit, les chapeaux dits panamas se tressent ici et, sur une basilique, les gargouilles sont des iguanes.',
      markdown:
        'Sur l’équateur, le soleil se lève vers six heures et se couche vers six heures, quel que soit le mois ; le grand monument au nord de [Quito](/city/quito) manque la ligne d’environ 240 mètres. La ville est à 2 850 mètres, le matin est le plus souvent clair, la pluie vient l’après-midi, et les gargouilles de la basilique sont des iguanes, des tortues et des tatous. La semaine avant Pâques, on mange la fanesca, une soupe de morue avec jusqu’à douze grains et légumes secs. Début novembre, on boit la colada morada, épaisse et violette, avec un pain en forme d’enfant emmailloté.',
    },
    de_DE: {
      title: 'Ecuador',
      summary:
        'Der Tag ist so lang wie die Nacht, die Panamahüte werden hier geflochten, und an einer Basilika sind Leguane die Wasserspeier.',
      markdown:
        'Am Äquator geht die Sonne in jedem Monat gegen sechs auf und gegen sechs unter; das große Denkmal nördlich von [Quito](/city/quito) verfehlt die Linie um rund 240 Meter. Die Stadt liegt auf 2.850 Metern, morgens ist es meist klar, der Regen kommt am Nachmittag, und die Wasserspeier ihrer Basilika sind Leguane, Schildkröten und Gürteltiere. In der Woche vor Ostern isst man Fanesca, eine Suppe aus Stockfisch und bis zu zwölf Körnern und Bohnen. Anfang November trinkt man Colada Morada, dick und violett, und dazu gibt es Brot in Form eines Wickelkinds.',
    },
    es_ES: {
      title: 'Ecuador',
      summary:
        'El día dura lo que la noche, los sombreros llamados panamá se tejen aquí y las gárgolas de una basílica son iguanas.',
      markdown:
        'En el ecuador el sol sale hacia las seis y se pone hacia las seis en cualquier mes; el gran monumento al norte de [Quito](/city/quito) no acierta la línea por unos 240 metros. La ciudad está a 2850 metros, la mañana suele ser clara, la lluvia llega por la tarde, y las gárgolas de su basílica son iguanas, tortugas y armadillos. En la semana anterior a la Pascua se come fanesca, una sopa de bacalao con hasta doce granos. A comienzos de noviembre se bebe colada morada, espesa y violeta, con guaguas de pan, que tienen forma de niño fajado.',
    },
    it_IT: {
      title: 'Ecuador',
      summary:
        'Il giorno è lungo quanto la notte, i cappelli detti panama si intrecciano qui e i doccioni di una basilica sono iguane.',
      markdown:
        'All’equatore il sole sorge verso le sei e tramonta verso le sei in qualunque mese; il grande monumento a nord di [Quito](/city/quito) manca la linea di circa 240 metri. La città sta a 2.850 metri, la mattina è per lo più limpida, la pioggia viene nel pomeriggio, e i doccioni della basilica sono iguane, tartarughe e armadilli. Nella settimana prima di Pasqua si mangia la fanesca, una zuppa di baccalà con fino a dodici tra cereali e legumi. Ai primi di novembre si beve la colada morada, densa e viola, con un pane a forma di bambino in fasce.',
    },
    ru_RU: {
      title: 'Эквадор',
      summary:
        'День равен ночи, шляпы-панамы плетут именно здесь, а с базилики вместо горгулий смотрят игуаны и броненосцы.',
      markdown:
        'На экваторе солнце в любом месяце встаёт около шести и садится около шести; большой монумент к северу от [Кито](/city/quito) стоит метрах в 240 от настоящей линии. Город лежит на высоте 2850 метров, утром обычно ясно, дождь приходит после полудня, а горгульи базилики здесь игуаны, черепахи и броненосцы. На неделе перед Пасхой едят фанеску, суп из трески, в который кладут до двенадцати видов зерна и бобов. В начале ноября пьют коладу мораду, густую и лиловую, с хлебом в виде спелёнатого младенца.',
    },
    ja_JP: {
      title: 'エクアドル',
      summary: '昼と夜の長さが同じで、パナマ帽はこの国で編まれ、聖堂の屋根からはイグアナの雨どいが見下ろしています。',
      markdown:
        '赤道では、どの月も太陽は6時ごろに昇り、6時ごろに沈みます。[キト](/city/quito)の北に立つ大きな記念碑は、実際の線から240メートルほどずれています。街の標高は2,850メートル。朝はたいてい晴れ、雨は午後に降ります。聖堂の雨どいの彫刻は、イグアナ、カメ、アルマジロです。復活祭の前の週には、干し鱈と12種にも及ぶ穀物や豆のスープ、ファネスカを食べます。11月の初めには、とろりとした紫色のコラーダ・モラーダを、おくるみの赤ん坊をかたどったパンとともに飲みます。',
    },
  },
};
