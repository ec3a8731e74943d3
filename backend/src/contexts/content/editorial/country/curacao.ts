import type { EditorialEntry } from '../editorial-entry.js';

export const curacao: EditorialEntry = {
  kind: 'country',
  slug: 'curacao',
  position: 224,
  details: { cities: ['willemstad'], tours: [] },
  texts: {
    en_US: {
      title: 'Curaçao',
      summary:
        'A bridge that floats aside for ships, a flag that says how long it will take, and sand on the floor of a synagogue.',
      markdown:
        'In [Willemstad](/city/willemstad) the bridge between the two halves of the town floats on boats, and when a ship comes it swings aside with a ringing of bells: an orange flag means a short wait, a blue one a long one, and then a ferry carries people over for nothing. In the synagogue, in use since 1732, sand covers the floor. Lunch is eaten at the long tables of Plasa Bieu, where goat stew comes with funchi, a cornmeal mush. The trade wind blows from the east, and the divi-divi trees all lean the other way. Dushi, in Papiamentu, means sweet, good, and dear.',
    },
    fr_FR: {
      title: 'Curaçao',
      summary:
        'Un pont qui flotte et s’écarte devant les navires, un drapeau qui dit combien de temps, et du sable sur le sol d’une synagogue.',
      markdown:
        'À [Willemstad](/city/willemstad), le pont entre les deux moitiés de la ville repose sur des bateaux, et quand un navire arrive, il s’écarte au son d’une cloche : drapeau orange, l’attente est courte ; drapeau bleu, elle est longue, et un bac fait alors passer les gens gratuitement. Dans la synagogue, en usage depuis 1732, le sol est couvert de sable. On déjeune aux longues tables de Plasa Bieu, où le ragoût de chèvre vient avec du funchi, une bouillie de maïs. L’alizé souffle de l’est et les divi-divis penchent tous de l’autre côté. Dushi, en papiamento, veut dire sucré, bon et cher à la fois.',
    },
    de_DE: {
      title: 'Curaçao',
      summary:
        'Eine Brücke, die Schiffen schwimmend ausweicht, eine Flagge, die sagt, wie lange es dauert, und Sand auf dem Boden einer Synagoge.',
      markdown:
        'In [Willemstad](/city/willemstad) schwimmt die Brücke zwischen den beiden Stadthälften auf Booten, und kommt ein Schiff, schwenkt sie unter Glockengeläut zur Seite: Orange Flagge heißt kurz warten, blaue lange, und dann bringt eine Fähre die Leute umsonst hinüber. In der Synagoge, seit 1732 in Gebrauch, bedeckt Sand den Boden. Zu Mittag isst man an den langen Tischen von Plasa Bieu, Ziegeneintopf mit Funchi, einem Maisbrei. Der Passat weht von Osten, und die Divi-Divi-Bäume neigen sich alle zur anderen Seite. Dushi heißt auf Papiamentu süß, gut und lieb zugleich.',
    },
    es_ES: {
      title: 'Curazao',
      summary:
        'Un puente que flota y se aparta para los barcos, una bandera que dice cuánto tardará y arena en el suelo de una sinagoga.',
      markdown:
        'En [Willemstad](/city/willemstad) el puente entre las dos mitades de la ciudad flota sobre barcas, y cuando llega un buque se aparta a toque de campana: bandera naranja, espera corta; bandera azul, larga, y entonces un transbordador cruza a la gente gratis. En la sinagoga, en uso desde 1732, el suelo está cubierto de arena. Se almuerza en las mesas largas de Plasa Bieu, donde el guiso de chivo viene con funchi, una masa de maíz. El alisio sopla del este y los dividivis se inclinan todos hacia el otro lado. Dushi, en papiamento, quiere decir dulce, rico y querido.',
    },
    it_IT: {
      title: 'Curaçao',
      summary:
        'Un ponte che galleggia e si scosta per le navi, una bandiera che dice quanto ci vorrà e sabbia sul pavimento di una sinagoga.',
      markdown:
        'A [Willemstad](/city/willemstad) il ponte tra le due metà della città galleggia su barche, e quando arriva una nave si scosta al suono di una campana: bandiera arancione, attesa breve; bandiera blu, lunga, e allora un traghetto porta la gente di là gratis. Nella sinagoga, in uso dal 1732, il pavimento è coperto di sabbia. Si pranza ai lunghi tavoli di Plasa Bieu, dove lo stufato di capra arriva con il funchi, una polenta di mais. L’aliseo soffia da est e i divi-divi pendono tutti dall’altra parte. Dushi, in papiamento, vuol dire dolce, buono e caro.',
    },
    ru_RU: {
      title: 'Кюрасао',
      summary:
        'Плавучий мост, который отходит перед кораблями, флаг, по которому видно, долго ли ждать, и песок на полу синагоги.',
      markdown:
        'В [Виллемстаде](/city/willemstad) мост между двумя половинами города лежит на лодках и, когда подходит корабль, под звон колокола отплывает в сторону: оранжевый флаг значит, что ждать недолго, синий, что долго, и тогда людей бесплатно перевозит паром. В синагоге, открытой с 1732 года, пол посыпан песком. Обедают за длинными столами Пласа-Бьеу: рагу из козлятины и фунчи, каша из кукурузной муки. Пассат дует с востока, и деревья диви-диви все клонятся в другую сторону. «Души» на папьяменто значит сразу сладкий, вкусный и милый.',
    },
    ja_JP: {
      title: 'キュラソー',
      summary: '船が来ると浮き橋がわきへよけ、待ち時間は旗の色でわかり、シナゴーグの床には砂が敷かれています。',
      markdown:
        '[ウィレムスタット](/city/willemstad)では、街の二つの岸を結ぶ橋が小舟の列の上に浮かんでいます。船が来ると鐘を鳴らしてわきへ開き、オレンジの旗なら待ち時間は短く、青なら長くかかります。その間は無料の渡し船が人を運びます。1732年から使われているシナゴーグの床には砂が敷かれています。昼食はプラサ・ビウの長いテーブルで、山羊の煮込みと、とうもろこし粉を練ったフンチを。貿易風は東から吹き、ディビディビの木はそろって反対側へ傾きます。パピアメント語の「ドゥシ」は、甘い、おいしい、いとしいのどれにも使います。',
    },
  },
};
