import type { EditorialEntry } from '../editorial-entry.js';

export const sriLanka: EditorialEntry = {
  kind: 'country',
  slug: 'sri-lanka',
  position: 210,
  details: { cities: ['kandy'], tours: [] },
  texts: {
    en_US: {
      title: 'Sri Lanka',
      summary:
        'A holiday at every full moon, drums at the temple three times a day, and a supper that can be heard before it is seen.',
      markdown:
        'Every full moon is a holiday, Poya: people in white fill the temples, and neither shop nor bar sells alcohol. In [Kandy](/city/kandy) drums sound at the Temple of the Tooth at dawn, in the morning and at dusk, when the doors to the shrine room are opened; shoes stay outside, and nobody poses with their back to a Buddha. After dark you hear kottu before you see it: two blades chop flatbread, vegetables and egg on a hot plate. The avenues of palms at Peradeniya, a botanical garden since 1821, lie a few kilometers outside the town.',
    },
    fr_FR: {
      title: 'Sri Lanka',
      summary:
        'Un jour férié à chaque pleine lune, des tambours au temple trois fois par jour et un dîner que l’on entend avant de le voir.',
      markdown:
        'Chaque pleine lune est un jour férié, Poya : des gens en blanc emplissent les temples, et ni boutique ni bar ne vend d’alcool. À [Kandy](/city/kandy), les tambours résonnent au temple de la Dent à l’aube, dans la matinée et au crépuscule, quand s’ouvrent les portes du sanctuaire ; les chaussures restent dehors, et nul ne pose dos à un bouddha. La nuit venue, on entend le kottu avant de le voir : deux lames hachent galettes, légumes et œuf sur une plaque brûlante. Les allées de palmiers de Peradeniya, jardin botanique depuis 1821, sont à quelques kilomètres de la ville.',
    },
    de_DE: {
      title: 'Sri Lanka',
      summary:
        'Ein Feiertag bei jedem Vollmond, dreimal am Tag Trommeln im Tempel und ein Abendessen, das man hört, bevor man es sieht.',
      markdown:
        'Jeder Vollmond ist ein Feiertag, Poya: Menschen in Weiß füllen die Tempel, und weder Laden noch Bar verkauft Alkohol. In [Kandy](/city/kandy) tönen im Zahntempel Trommeln bei Tagesanbruch, am Vormittag und in der Dämmerung, wenn die Türen zum Schrein aufgehen; die Schuhe bleiben draußen, und niemand lässt sich mit dem Rücken zu einem Buddha fotografieren. Abends hört man Kottu, bevor man es sieht: Zwei Klingen hacken Fladenbrot, Gemüse und Ei auf heißer Platte. Die Palmenalleen von Peradeniya, seit 1821 botanischer Garten, liegen wenige Kilometer vor der Stadt.',
    },
    es_ES: {
      title: 'Sri Lanka',
      summary:
        'Un festivo en cada luna llena, tambores en el templo tres veces al día y una cena que se oye antes de verse.',
      markdown:
        'Cada luna llena es fiesta, Poya: gente de blanco llena los templos, y ni tiendas ni bares venden alcohol. En [Kandy](/city/kandy) suenan los tambores del Templo del Diente al alba, por la mañana y al anochecer, cuando se abren las puertas del santuario; los zapatos se quedan fuera, y nadie posa de espaldas a un buda. De noche el kottu se oye antes de verse: dos cuchillas pican tortas de pan, verduras y huevo sobre una plancha caliente. Las avenidas de palmeras de Peradeniya, jardín botánico desde 1821, quedan a pocos kilómetros de la ciudad.',
    },
    it_IT: {
      title: 'Sri Lanka',
      summary:
        'Un giorno festivo a ogni luna piena, tamburi al tempio tre volte al giorno e una cena che si sente prima di vederla.',
      markdown:
        'Ogni luna piena è festa, Poya: gente vestita di bianco riempie i templi, e né negozi né bar vendono alcolici. A [Kandy](/city/kandy) i tamburi del Tempio del Dente suonano all’alba, in mattinata e al crepuscolo, quando si aprono le porte del sacrario; le scarpe restano fuori, e nessuno si fa ritrarre con le spalle a un Buddha. La sera il kottu si sente prima di vederlo: due lame tritano focaccia, verdure e uova sulla piastra rovente. I viali di palme di Peradeniya, orto botanico dal 1821, sono a pochi chilometri dalla città.',
    },
    ru_RU: {
      title: 'Шри-Ланка',
      summary: 'Праздник в каждое полнолуние, барабаны в храме трижды в день и ужин, который слышно раньше, чем видно.',
      markdown:
        'Каждое полнолуние здесь выходной, Поя: люди в белом заполняют храмы, и ни в лавке, ни в баре не продают спиртного. В [Канди](/city/kandy) в храме Зуба барабаны бьют на рассвете, утром и в сумерках, когда открывают двери святилища; обувь оставляют снаружи, и никто не снимается спиной к Будде. Вечером котту слышно раньше, чем видно: два лезвия рубят на раскалённом листе лепёшку, овощи и яйцо. Пальмовые аллеи Перадении, ботанического сада с 1821 года, лежат в нескольких километрах от города.',
    },
    ja_JP: {
      title: 'スリランカ',
      summary: '満月のたびに祝日が来て、寺では日に3度太鼓が鳴り、夕食は見えるより先に音が聞こえます。',
      markdown:
        '満月の日はポヤという祝日です。白い服の人々が寺を埋め、店でもバーでも酒は売りません。[キャンディ](/city/kandy)の仏歯寺では、夜明けと午前と夕暮れに太鼓が鳴り、聖なる部屋の扉が開きます。靴は外で脱ぎ、仏像に背を向けて写真に写ってはいけません。日が暮れると、姿より先に音で分かるのがコットゥです。熱い鉄板の上で、2枚の刃が平たいパンと野菜と卵を刻みます。街から数キロのペラデニヤには、1821年に開かれた植物園があり、やしの並木道が続きます。',
    },
  },
};
