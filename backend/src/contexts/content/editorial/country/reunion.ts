import type { EditorialEntry } from '../editorial-entry.js';

export const reunion: EditorialEntry = {
  kind: 'country',
  slug: 'reunion',
  position: 134,
  details: { cities: ['saint-denis-re'], tours: [] },
  texts: {
    en_US: {
      title: 'Réunion',
      summary:
        'Clouds that close the peaks by mid-morning, a valley without a road, and whole pots of curry on a Sunday picnic.',
      markdown:
        'The clouds climb in the middle of the morning, so whoever wants to see the volcano or the peaks sets out in the dark. No road leads into the cirque of Mafate: its postman went on foot, and its goods come by helicopter. On Sundays families carry whole pots of cari, rice and beans to the picnic kiosks in the forest or by the sea. In [Saint-Denis](/city/saint-denis-re) snack counters sell samosas and bonbons piment, small fritters with chili, from the morning on, and in December lychees are heaped along the roads.',
    },
    fr_FR: {
      title: 'La Réunion',
      summary:
        'Des nuages qui ferment les sommets en milieu de matinée, un cirque sans route et des marmites entières au pique-nique du dimanche.',
      markdown:
        'Les nuages montent en milieu de matinée : qui veut voir le volcan ou les sommets part de nuit. Aucune route n’entre dans le cirque de Mafate ; son facteur allait à pied, et les marchandises y arrivent par hélicoptère. Le dimanche, les familles emportent des marmites entières de cari, de riz et de grains jusqu’aux kiosques de pique-nique, en forêt ou au bord de la mer. À [Saint-Denis](/city/saint-denis-re), les snacks vendent dès le matin samoussas et bonbons piment, et en décembre les letchis s’entassent le long des routes.',
    },
    de_DE: {
      title: 'Réunion',
      summary:
        'Wolken, die am Vormittag die Gipfel schließen, ein Talkessel ohne Straße und ganze Töpfe beim Picknick am Sonntag.',
      markdown:
        'Die Wolken steigen am Vormittag auf; wer den Vulkan oder die Gipfel sehen will, bricht im Dunkeln auf. In den Talkessel von Mafate führt keine Straße: Sein Briefträger ging zu Fuß, und die Waren kommen mit dem Hubschrauber. Sonntags tragen Familien ganze Töpfe mit Cari, Reis und Bohnen zu den Picknickhütten im Wald oder am Meer. In [Saint-Denis](/city/saint-denis-re) verkaufen die Imbisse schon am Morgen Samosas und Bonbons Piment, kleine Bällchen mit Chili, und im Dezember türmen sich an den Straßen die Litschis.',
    },
    es_ES: {
      title: 'Reunión',
      summary:
        'Nubes que cierran las cumbres a media mañana, un circo sin carretera y ollas enteras en la comida campestre del domingo.',
      markdown:
        'Las nubes suben a media mañana, así que quien quiere ver el volcán o las cumbres sale de noche. Ninguna carretera entra en el circo de Mafate: su cartero iba a pie, y las mercancías llegan en helicóptero. Los domingos las familias llevan ollas enteras de cari, arroz y legumbres a los quioscos de pícnic, en el bosque o junto al mar. En [Saint-Denis](/city/saint-denis-re) los puestos venden desde la mañana samosas y bonbons piment, pequeños buñuelos picantes, y en diciembre los lichis se amontonan al borde de las carreteras.',
    },
    it_IT: {
      title: 'Riunione',
      summary:
        'Nuvole che a metà mattina chiudono le cime, un circo senza strade e pentole intere al picnic della domenica.',
      markdown:
        'Le nuvole salgono a metà mattina, e chi vuole vedere il vulcano o le cime parte quando è ancora buio. Nel circo di Mafate non entra nessuna strada: il postino andava a piedi, e le merci arrivano in elicottero. La domenica le famiglie portano pentole intere di cari, riso e legumi ai chioschi da picnic, nel bosco o in riva al mare. A [Saint-Denis](/city/saint-denis-re) i chioschi vendono fin dal mattino samosa e bonbons piment, piccole frittelle piccanti, e in dicembre i litchi si ammucchiano lungo le strade.',
    },
    ru_RU: {
      title: 'Реюньон',
      summary:
        'Облака, которые к середине утра закрывают вершины, долина без дорог и целые кастрюли на воскресном пикнике.',
      markdown:
        'Облака поднимаются к середине утра, и, чтобы увидеть вулкан или вершины, выходят затемно. В цирк Мафат не ведёт ни одна дорога: почтальон ходил туда пешком, а товары доставляют вертолётом. По воскресеньям семьи везут целые кастрюли кари, риса и фасоли к беседкам для пикника в лесу или у моря. В [Сен-Дени](/city/saint-denis-re) в закусочных с утра продают самосы и «бонбон-пиман», острые шарики во фритюре, а в декабре вдоль дорог горами лежат личи.',
    },
    ja_JP: {
      title: 'レユニオン',
      summary: '午前の半ばには雲が峰を隠し、道路のない谷があり、日曜の行楽には鍋を丸ごと持っていきます。',
      markdown:
        '午前の半ばには雲が上がってくるので、火山や峰を見たい人は暗いうちに出発します。マファトの圏谷へ通じる車道はありません。郵便配達は歩いて回り、荷物はヘリコプターで届きます。日曜になると、家族連れがカリとご飯と豆を鍋ごと抱え、森や海辺の東屋へ出かけます。[サン・ドニ](/city/saint-denis-re)の軽食店では、朝からサモサや、唐辛子入りの小さな揚げ物ボンボン・ピマンを売っています。12月には、道端にライチが山と積まれます。',
    },
  },
};
