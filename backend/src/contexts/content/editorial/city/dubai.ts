import type { EditorialEntry } from '../editorial-entry.js';

export const dubai: EditorialEntry = {
  kind: 'city',
  slug: 'dubai',
  position: 43,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Dubai',
      summary:
        'Cross the Creek for a coin, walk from November to March, and keep noon for the metro: the city on foot that few visitors look for.',
      markdown:
        'There is a walkable Dubai, and it lies on the Creek. [In Al Fahidi](/tour/dubai-al-fahidi-and-creek) wind towers cooled the houses before there was current; from the landing beside it an abra, an open wooden boat, crosses to Deira for a single dirham, engine rattling, gulls overhead. There the lanes smell of cardamom and then of oud; at the gold market you are expected to bargain and free to leave. The rest is measured by metro: sit at the front of the driverless Red Line and the towers slide past like a model. November to March is warm, March the greenest; from June to September people live indoors and walk after ten at night. Shoulders and knees are covered in the old quarters and in mosques. During Ramadan evenings are long and generous. Eat where the taxi drivers do, in Karama or Satwa: karak tea, kebab by the weight, a mountain of biryani. One mall is enough.',
    },
    fr_FR: {
      title: 'Comment parcourir Dubaï',
      summary:
        'Passer la Crique pour une pièce, marcher de novembre à mars, garder midi pour le métro : la ville à pied que peu de gens cherchent.',
      markdown:
        'Il existe un Dubaï que l’on parcourt à pied, et il borde la Crique. [À Al Fahidi](/tour/dubai-al-fahidi-and-creek), des tours à vent rafraîchissaient les maisons avant le courant ; de l’embarcadère voisin un abra, barque de bois ouverte, passe à Deira pour un seul dirham, moteur grondant, mouettes au-dessus. Là-bas, les ruelles sentent la cardamome, puis le oud ; au marché de l’or, on attend de vous que vous marchandiez, et vous êtes libre de partir. Le reste se mesure en métro : assis à l’avant de la ligne rouge, sans conducteur, on voit glisser les tours comme une maquette. De novembre à mars il fait bon ; de juin à septembre, on vit dedans et l’on sort après dix heures du soir. Dans les vieux quartiers et les mosquées, couvrez épaules et genoux. Pendant le ramadan, les soirées sont longues et généreuses. Mangez où mangent les chauffeurs de taxi, à Karama ou à Satwa : thé karak, kebab, une montagne de biryani. Un centre commercial suffit.',
    },
    de_DE: {
      title: 'Wie man durch Dubai geht',
      summary:
        'Für eine Münze über den Creek, zu Fuß von November bis März, mittags in die Metro: die Stadt für Fußgänger, die kaum jemand sucht.',
      markdown:
        'Es gibt ein Dubai zum Gehen, und es liegt am Creek. [In Al Fahidi](/tour/dubai-al-fahidi-and-creek) kühlten Windtürme die Häuser, ehe es Strom gab; vom Steg daneben fährt eine Abra, ein offenes Holzboot, für einen einzigen Dirham nach Deira hinüber, mit knatterndem Motor und Möwen darüber. Drüben riechen die Gassen nach Kardamom und dann nach Oud; auf dem Goldmarkt wird Handeln erwartet, und gehen darf man immer. Alles Übrige misst die Metro: Wer in der fahrerlosen roten Linie vorn sitzt, sieht die Türme wie ein Modell vorübergleiten. November bis März sind warm; von Juni bis September lebt man drinnen und geht nach zehn Uhr abends hinaus. In den alten Vierteln und in Moscheen bedeckt man Schultern und Knie. Im Ramadan sind die Abende lang und gastfrei. Essen Sie, wo die Taxifahrer essen, in Karama oder Satwa: Karak-Tee, Kebab nach Gewicht, ein Berg Biryani. Ein Einkaufszentrum genügt.',
    },
    es_ES: {
      title: 'Cómo caminar por Dubái',
      summary:
        'Cruzar la Ría por una moneda, andar de noviembre a marzo y dejar el mediodía al metro: la ciudad a pie que casi nadie busca.',
      markdown:
        'Existe un Dubái que se recorre a pie, y está junto a la Ría. [En Al Fahidi](/tour/dubai-al-fahidi-and-creek) las torres de viento refrescaban las casas antes de que hubiera corriente; desde el embarcadero de al lado, una abra, barca abierta de madera, pasa a Deira por un solo dirham, con el motor petardeando y gaviotas encima. Allí los callejones huelen a cardamomo y luego a oud; en el zoco del oro se espera que regatee y nadie le impide irse. Lo demás se mide en metro: sentado delante, en la línea roja sin conductor, las torres pasan como en una maqueta. De noviembre a marzo el tiempo es cálido; de junio a septiembre se vive dentro y se sale después de las diez de la noche. En los barrios viejos y en las mezquitas se cubren hombros y rodillas. En Ramadán las noches son largas y generosas. Coma donde los taxistas, en Karama o Satwa: té karak, kebab al peso y una montaña de biryani. Con un centro comercial basta.',
    },
    it_IT: {
      title: 'Come camminare a Dubai',
      summary:
        'Passare il Creek per una moneta, camminare da novembre a marzo, tenere il mezzogiorno per la metropolitana: la città a piedi che pochi cercano.',
      markdown:
        'Esiste una Dubai da percorrere a piedi, e sta lungo il Creek. [Ad Al Fahidi](/tour/dubai-al-fahidi-and-creek) le torri del vento rinfrescavano le case prima della corrente; dal pontile accanto un’abra, barca di legno scoperta, passa a Deira per un solo dirham, motore scoppiettante e gabbiani in alto. Di là i vicoli sanno di cardamomo e poi di oud; al mercato dell’oro ci si aspetta che lei contratti, ed è libero di andarsene. Il resto si misura in metropolitana: seduti davanti, sulla linea rossa senza conducente, si vedono scorrere le torri come in un plastico. Da novembre a marzo è caldo il giusto; da giugno a settembre si vive dentro e si esce dopo le dieci di sera. Nei quartieri vecchi e nelle moschee si coprono spalle e ginocchia. Durante il Ramadan le serate sono lunghe e generose. Mangi dove mangiano i tassisti, a Karama o a Satwa: tè karak, kebab a peso, una montagna di biryani. Un centro commerciale basta.',
    },
    ru_RU: {
      title: 'Как гулять по Дубаю',
      summary:
        'Через Крик за монетку, пешком с ноября по март, в полдень — метро: город для ног, который мало кто ищет.',
      markdown:
        'Есть Дубай, по которому ходят пешком, и лежит он у залива Крик. [В Аль-Фахиди](/tour/dubai-al-fahidi-and-creek) ветровые башни охлаждали дома, пока не было тока; от соседнего причала абра, открытая деревянная лодка, за один дирхам перевозит в Дейру: стучит мотор, над головой чайки. Там переулки пахнут кардамоном, а потом удом; на золотом рынке ждут, что вы станете торговаться, и уйти можно всегда. Остальное измеряют на метро: сядьте впереди, в поезде красной линии нет машиниста, и башни поплывут мимо, как макет. С ноября по март тепло; с июня по сентябрь живут под крышей, а выходят после десяти вечера. В старых кварталах и мечетях закрывают плечи и колени. В Рамадан вечера долгие и щедрые. Ешьте там, где таксисты, в Караме или Сатве: чай карак, кебаб на вес, гора бирьяни. Одного торгового центра достаточно.',
    },
    ja_JP: {
      title: 'ドバイの歩き方',
      summary:
        '小銭一枚でクリークを渡り、歩くのは十一月から三月、真昼は地下鉄で。あまり知られていない、歩いて楽しむドバイの道順と作法をまとめました。',
      markdown:
        '歩いて楽しめるドバイもあります。それはクリークのほとりです。[アル・ファヒディ](/tour/dubai-al-fahidi-and-creek)では、電気のない時代から風の塔が家々を冷やしてきました。すぐ隣の桟橋から、屋根だけの木の渡し船アブラがわずか一ディルハムでデイラへ渡ります。発動機が鳴り、頭上にはカモメ。対岸の路地はカルダモンの香り、やがて香木の香りに変わり、金の市場では値切るのが礼儀、立ち去るのも自由です。あとは地下鉄で測る街です。運転士のいないレッドラインの先頭に座れば、塔の群れが模型のように流れていきます。十一月から三月は暖かく、六月から九月は屋内で暮らし、外へ出るのは夜十時過ぎ。古い地区とモスクでは肩と膝を隠します。断食月の夜は長く、気前よく過ぎていきます。食べるならタクシー運転手の通うカラマかサトワで、カラクティーとケバブと山盛りのビリヤニを。商業施設は一つで足ります。',
    },
  },
};
