import type { EditorialEntry } from '../editorial-entry.js';

export const barbados: EditorialEntry = {
  kind: 'country',
  slug: 'barbados',
  position: 225,
  details: { cities: ['bridgetown'], tours: [] },
  texts: {
    en_US: {
      title: 'Barbados',
      summary:
        'Bus stops that know two directions, flying fish on the plate, and a sea that is quiet in the west and loud in the east.',
      markdown:
        'The bus stops say To City or Out of City, and the city is [Bridgetown](/city/bridgetown); there is no other. Drive on the left. The national dish is flying fish with cou-cou, a cornmeal mush stirred with okra until it comes off the stick; on Saturdays people line up for pudding and souse, sweet potato with pickled pork. The sea is flat on the west side and loud on the east, at Bathsheba, where it is better looked at than swum in. Leave camouflage clothes at home, even a child’s: only soldiers may wear them.',
    },
    fr_FR: {
      title: 'Barbade',
      summary:
        'Des arrêts de bus qui ne connaissent que deux directions, du poisson volant dans l’assiette et une mer calme à l’ouest, bruyante à l’est.',
      markdown:
        'Aux arrêts de bus, on lit To City ou Out of City, et la ville, c’est [Bridgetown](/city/bridgetown) ; il n’y en a pas d’autre. On roule à gauche. Le plat national est le poisson volant au cou-cou, une bouillie de maïs remuée avec du gombo jusqu’à ce qu’elle se détache du bâton ; le samedi, on fait la queue pour le pudding and souse, patate douce et porc mariné. La mer est plate à l’ouest et bruyante à l’est, à Bathsheba, où mieux vaut la regarder que s’y baigner. Laissez chez vous les vêtements de camouflage, même ceux des enfants : seuls les soldats peuvent en porter.',
    },
    de_DE: {
      title: 'Barbados',
      summary:
        'Bushaltestellen mit zwei Richtungen, Fliegende Fische auf dem Teller und ein Meer, das im Westen still ist und im Osten laut.',
      markdown:
        'An den Bushaltestellen steht To City oder Out of City, und die Stadt ist [Bridgetown](/city/bridgetown); eine andere gibt es nicht. Gefahren wird links. Das Nationalgericht ist Fliegender Fisch mit Cou-Cou, einem Maisbrei, der mit Okra gerührt wird, bis er sich vom Holz löst; samstags steht man für Pudding and Souse an, Süßkartoffel mit sauer eingelegtem Schweinefleisch. Im Westen ist das Meer glatt, im Osten, bei Bathsheba, laut, und man sieht es dort besser an, als darin zu schwimmen. Lassen Sie Kleidung mit Tarnmuster zu Hause, auch die der Kinder: Nur Soldaten dürfen sie tragen.',
    },
    es_ES: {
      title: 'Barbados',
      summary:
        'Paradas de autobús con dos direcciones, pez volador en el plato y un mar tranquilo al oeste y ruidoso al este.',
      markdown:
        'En las paradas de autobús se lee To City u Out of City, y la ciudad es [Bridgetown](/city/bridgetown): no hay otra. Se conduce por la izquierda. El plato nacional es pez volador con cou-cou, una masa de maíz que se remueve con quingombó hasta que se despega del palo; los sábados se hace cola por el pudding and souse, batata con cerdo encurtido. El mar está llano al oeste y suena fuerte al este, en Bathsheba, donde es mejor mirarlo que bañarse. Deje en casa la ropa de camuflaje, también la de los niños: solo pueden llevarla los soldados.',
    },
    it_IT: {
      title: 'Barbados',
      summary:
        'Fermate dell’autobus con due direzioni, pesce volante nel piatto e un mare calmo a ovest e rumoroso a est.',
      markdown:
        'Alle fermate dell’autobus c’è scritto To City oppure Out of City, e la città è [Bridgetown](/city/bridgetown): non ce n’è un’altra. Si guida a sinistra. Il piatto nazionale è il pesce volante con il cou-cou, una polenta di mais mescolata con l’okra finché non si stacca dal bastone; il sabato si fa la coda per il pudding and souse, patata dolce e maiale marinato. Il mare è piatto a ovest e fragoroso a est, a Bathsheba, dove conviene guardarlo più che nuotarci. Lasci a casa i vestiti mimetici, anche quelli dei bambini: possono portarli solo i soldati.',
    },
    ru_RU: {
      title: 'Барбадос',
      summary:
        'Автобусные остановки с двумя направлениями, летучая рыба на тарелке и море, тихое на западе и шумное на востоке.',
      markdown:
        'На автобусных остановках написано To City или Out of City, «в город» или «из города», и город этот [Бриджтаун](/city/bridgetown): другого нет. Движение левостороннее. Национальное блюдо здесь летучая рыба с ку-ку, кашей из кукурузной муки, которую мешают с бамией, пока она не отстанет от лопатки; по субботам стоят в очереди за «пудингом и саузом», бататом с маринованной свининой. На западе море гладкое, на востоке, у Батшебы, шумное, и там на него лучше смотреть, чем в нём плавать. Камуфляж оставьте дома, даже детский: носить его могут только военные.',
    },
    ja_JP: {
      title: 'バルバドス',
      summary: 'バス停の行き先は二つだけ。皿にはトビウオがのり、海は西では静か、東では大きな音を立てます。',
      markdown:
        'バス停には「To City(街へ)」か「Out of City(街から)」と書いてあります。街とは[ブリッジタウン](/city/bridgetown)のことで、ほかにはありません。車は左側通行です。国民食はトビウオとクークー。とうもろこしの粉をオクラと合わせ、へらから離れるまで練ったものです。土曜には、さつまいもと漬けた豚肉の「プディング・アンド・サウス」に列ができます。西の海はなぎ、東のバスシバでは波が高く、泳ぐより眺めるほうがよいでしょう。迷彩柄の服は子ども用でも家に置いてきてください。着てよいのは軍人だけです。',
    },
  },
};
