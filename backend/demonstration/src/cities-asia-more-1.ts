import type { CityOfDemo } from './shapes.js';

export const citiesOfAsiaMore1: readonly CityOfDemo[] = [
  {
    slug: 'hiroshima',
    country: 'JP',
    names: {
      en_US: 'Hiroshima',
      fr_FR: 'Hiroshima',
      de_DE: 'Hiroshima',
      es_ES: 'Hiroshima',
      it_IT: 'Hiroshima',
      ru_RU: 'Хиросима',
      ja_JP: '広島',
    },
    latitude: 34.3853,
    longitude: 132.4553,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    featured: false,
    order: 2001,
    landmarks: [
      { motif: 'dome', name: 'Atomic Bomb Dome' },
      { motif: 'tram', name: 'Hiroden streetcars' },
      { motif: 'castle', name: 'Hiroshima Castle' },
      { motif: 'river', name: 'Motoyasu River' },
    ],
    introduction: {
      en_US:
        'Trams from Kyoto’s closed lines still run here, past the Atomic Bomb Dome, which was once an exhibition hall for local goods.',
      fr_FR:
        'Des tramways venus des lignes fermées de Kyoto circulent encore ici et passent devant le Dôme de la bombe A, ancien palais d’exposition des produits locaux.',
      de_DE:
        'Straßenbahnen von stillgelegten Linien aus Kyoto fahren hier weiter, vorbei an der Atombombenkuppel, die einst eine Ausstellungshalle für Waren der Region war.',
      es_ES:
        'Por aquí siguen circulando tranvías de las líneas clausuradas de Kioto, que pasan ante la Cúpula de la Bomba Atómica, antiguo pabellón de productos locales.',
      it_IT:
        'I tram delle linee soppresse di Kyoto viaggiano ancora qui e sfilano davanti alla Cupola della bomba atomica, che fu un padiglione per i prodotti della regione.',
      ru_RU:
        'Трамваи с закрытых линий Киото до сих пор ходят здесь мимо Атомного купола, который когда-то был выставочным залом местных товаров.',
      ja_JP:
        '京都の廃止路線から譲り受けた電車が今も走り、かつて県の物産を展示した建物だった原爆ドームの前を通り過ぎます。',
    },
  },
  {
    slug: 'nara',
    country: 'JP',
    names: {
      en_US: 'Nara',
      fr_FR: 'Nara',
      de_DE: 'Nara',
      es_ES: 'Nara',
      it_IT: 'Nara',
      ru_RU: 'Нара',
      ja_JP: '奈良',
    },
    latitude: 34.6851,
    longitude: 135.8048,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    featured: false,
    order: 2002,
    landmarks: [
      { motif: 'pagoda', name: 'Five-storied pagoda of Kōfuku-ji' },
      { motif: 'lantern', name: 'Lanterns of Kasuga Taisha' },
      { motif: 'gate', name: 'Nandaimon of Tōdai-ji' },
    ],
    introduction: {
      en_US:
        'Deer roam freely between Tōdai-ji and the Kasuga shrine, and many bow their heads before taking a rice-bran cracker from someone’s hand.',
      fr_FR:
        'Les daims vont et viennent entre le Tōdai-ji et le sanctuaire de Kasuga, et beaucoup inclinent la tête avant de prendre une galette de son de riz dans la main.',
      de_DE:
        'Zwischen dem Tōdai-ji und dem Kasuga-Schrein laufen Hirsche frei umher, und viele verneigen sich, ehe sie einem den Keks aus Reiskleie aus der Hand nehmen.',
      es_ES:
        'Los ciervos andan sueltos entre el Tōdai-ji y el santuario Kasuga, y muchos inclinan la cabeza antes de tomar de la mano una galleta de salvado de arroz.',
      it_IT:
        'I cervi girano liberi tra il Tōdai-ji e il santuario di Kasuga, e molti chinano il capo prima di prendere dalla mano un biscotto di crusca di riso.',
      ru_RU:
        'Между храмом Тодай-дзи и святилищем Касуга свободно бродят олени, и многие кланяются, прежде чем взять с ладони печенье из рисовых отрубей.',
      ja_JP:
        '東大寺と春日大社のあいだを鹿が自由に歩き、米ぬかの鹿せんべいを差し出すと、お辞儀をしてから受け取る鹿もたくさんいます。',
    },
  },
  {
    slug: 'kanazawa',
    country: 'JP',
    names: {
      en_US: 'Kanazawa',
      fr_FR: 'Kanazawa',
      de_DE: 'Kanazawa',
      es_ES: 'Kanazawa',
      it_IT: 'Kanazawa',
      ru_RU: 'Канадзава',
      ja_JP: '金沢',
    },
    latitude: 36.5613,
    longitude: 136.6562,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    featured: false,
    order: 2003,
    landmarks: [
      { motif: 'pine', name: 'Karasaki pine in Kenroku-en' },
      { motif: 'castle', name: 'Kanazawa Castle' },
      { motif: 'rooftops', name: 'Higashi Chaya teahouses' },
    ],
    introduction: {
      en_US:
        'Nearly all of Japan’s gold leaf is beaten here, and from November ropes are strung over the pines of Kenroku-en to hold the weight of the snow.',
      fr_FR:
        'C’est ici que l’on bat presque toute la feuille d’or du Japon, et dès novembre des cordes soutiennent les pins du Kenroku-en contre le poids de la neige.',
      de_DE:
        'Fast alles Blattgold Japans wird hier geschlagen, und ab November werden die Kiefern im Kenroku-en mit Seilen gegen die Schneelast gestützt.',
      es_ES:
        'Aquí se bate casi todo el pan de oro de Japón, y desde noviembre se tienden cuerdas sobre los pinos del Kenroku-en para que soporten la nieve.',
      it_IT:
        'Qui si batte quasi tutta la foglia d’oro del Giappone, e da novembre i pini del Kenroku-en vengono legati con corde perché reggano il peso della neve.',
      ru_RU:
        'Здесь выковывают почти всё сусальное золото Японии, а с ноября над соснами сада Кэнроку-эн натягивают верёвки, чтобы ветви выдержали снег.',
      ja_JP:
        '日本の金箔のほとんどがここで打たれ、11月になると兼六園の松には、雪の重みから枝を守る雪吊りの縄が張られます。',
    },
  },
  {
    slug: 'sapporo',
    country: 'JP',
    names: {
      en_US: 'Sapporo',
      fr_FR: 'Sapporo',
      de_DE: 'Sapporo',
      es_ES: 'Sapporo',
      it_IT: 'Sapporo',
      ru_RU: 'Саппоро',
      ja_JP: '札幌',
    },
    latitude: 43.0618,
    longitude: 141.3545,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    featured: false,
    order: 2004,
    landmarks: [
      { motif: 'iron-tower', name: 'Sapporo TV Tower' },
      { motif: 'clock-tower', name: 'Sapporo Clock Tower' },
      { motif: 'mountain', name: 'Mount Moiwa' },
    ],
    introduction: {
      en_US:
        'Ōdori Park divides the street grid into north and south, and in February snow sculptures as tall as houses stand along it.',
      fr_FR:
        'Le parc Ōdori partage le damier des rues entre nord et sud, et en février s’y dressent des sculptures de neige hautes comme des maisons.',
      de_DE:
        'Der Ōdori-Park teilt das Straßenraster in Nord und Süd, und im Februar stehen darin haushohe Skulpturen aus Schnee.',
      es_ES:
        'El parque Ōdori divide la cuadrícula de calles en norte y sur, y en febrero se alzan en él esculturas de nieve altas como casas.',
      it_IT:
        'Il parco Ōdori divide il reticolo delle strade in nord e sud, e a febbraio vi si innalzano sculture di neve alte come case.',
      ru_RU:
        'Парк Одори делит сетку улиц на северную и южную, а в феврале вдоль него стоят снежные скульптуры высотой с дом.',
      ja_JP: '碁盤の目の街は大通公園を境に南北に分かれ、2月になるとその公園に家ほどの高さの雪像が並びます。',
    },
  },
  {
    slug: 'nagasaki',
    country: 'JP',
    names: {
      en_US: 'Nagasaki',
      fr_FR: 'Nagasaki',
      de_DE: 'Nagasaki',
      es_ES: 'Nagasaki',
      it_IT: 'Nagasaki',
      ru_RU: 'Нагасаки',
      ja_JP: '長崎',
    },
    latitude: 32.7503,
    longitude: 129.8777,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    featured: false,
    order: 2005,
    landmarks: [
      { motif: 'bridge', name: 'Spectacles Bridge' },
      { motif: 'harbour', name: 'Nagasaki harbor' },
      { motif: 'cathedral', name: 'Ōura Church' },
    ],
    introduction: {
      en_US:
        'From 1641 Dutch merchants had to live on Dejima, a fan-shaped island whose warehouses have been rebuilt amid today’s tram lines.',
      fr_FR:
        'À partir de 1641, les marchands hollandais durent vivre à Dejima, une île en éventail dont les entrepôts ont été rebâtis parmi les lignes de tramway.',
      de_DE:
        'Ab 1641 mussten die holländischen Kaufleute auf Dejima wohnen, einer fächerförmigen Insel, deren Speicher heute zwischen Straßenbahnlinien wieder aufgebaut sind.',
      es_ES:
        'Desde 1641 los mercaderes holandeses debían vivir en Dejima, isla con forma de abanico cuyos almacenes se han reconstruido entre las vías del tranvía.',
      it_IT:
        'Dal 1641 i mercanti olandesi dovettero vivere a Dejima, un’isola a ventaglio i cui magazzini sono stati ricostruiti tra le linee del tram.',
      ru_RU:
        'С 1641 года голландским купцам разрешалось жить только на Дэдзиме, острове в форме веера, чьи склады отстроили заново среди трамвайных путей.',
      ja_JP:
        '1641年からオランダ商人は扇形の島、出島でのみ暮らすことを許され、その蔵は路面電車の走る街なかに復元されています。',
    },
  },
  {
    slug: 'naha',
    country: 'JP',
    names: {
      en_US: 'Naha',
      fr_FR: 'Naha',
      de_DE: 'Naha',
      es_ES: 'Naha',
      it_IT: 'Naha',
      ru_RU: 'Наха',
      ja_JP: '那覇',
    },
    latitude: 26.2124,
    longitude: 127.6809,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    featured: false,
    order: 2006,
    landmarks: [
      { motif: 'gate', name: 'Shureimon' },
      { motif: 'market-stall', name: 'Makishi Public Market' },
      { motif: 'sea', name: 'Naminoue Beach' },
    ],
    introduction: {
      en_US:
        'Clay lions called shisa guard the tiled roofs of Tsuboya, a potters’ quarter set up in 1682 by order of the kings of Ryukyu.',
      fr_FR:
        'Des lions d’argile, les shisa, gardent les toits de tuiles de Tsuboya, quartier de potiers fondé en 1682 sur ordre des rois de Ryūkyū.',
      de_DE:
        'Tönerne Löwen, die Shisa, bewachen die Ziegeldächer von Tsuboya, einem Töpferviertel, das die Könige von Ryūkyū 1682 einrichten ließen.',
      es_ES:
        'Leones de barro llamados shisa guardan los tejados de Tsuboya, barrio de alfareros creado en 1682 por orden de los reyes de Ryukyu.',
      it_IT:
        'Leoni d’argilla, gli shisa, vegliano sui tetti di tegole di Tsuboya, quartiere di vasai istituito nel 1682 per ordine dei re delle Ryūkyū.',
      ru_RU:
        'Глиняные львы сиса стерегут черепичные крыши Цубои, квартала гончаров, основанного в 1682 году по приказу королей Рюкю.',
      ja_JP: '1682年に琉球王府の命で開かれた焼き物の町、壺屋では、瓦屋根の上から陶器のシーサーが通りを見守っています。',
    },
  },
  {
    slug: 'beijing',
    country: 'CN',
    names: {
      en_US: 'Beijing',
      fr_FR: 'Pékin',
      de_DE: 'Peking',
      es_ES: 'Pekín',
      it_IT: 'Pechino',
      ru_RU: 'Пекин',
      ja_JP: '北京',
    },
    latitude: 39.9042,
    longitude: 116.4074,
    timeZone: 'Asia/Shanghai',
    currency: 'CNY',
    featured: false,
    order: 2007,
    landmarks: [
      { motif: 'palace', name: 'Forbidden City' },
      { motif: 'pagoda', name: 'Hall of Prayer for Good Harvests' },
      { motif: 'gate', name: 'Tiananmen' },
    ],
    introduction: {
      en_US:
        'From Jingshan, a hill heaped up with earth from the palace moat, you look south over the yellow roofs of the Forbidden City.',
      fr_FR:
        'Du Jingshan, colline élevée avec la terre des douves du palais, le regard file au sud sur les toits jaunes de la Cité interdite.',
      de_DE:
        'Vom Jingshan, einem Hügel aus dem Aushub des Palastgrabens, blickt man nach Süden über die gelben Dächer der Verbotenen Stadt.',
      es_ES:
        'Desde Jingshan, colina levantada con la tierra del foso del palacio, se ven hacia el sur los tejados amarillos de la Ciudad Prohibida.',
      it_IT:
        'Dal Jingshan, collina innalzata con la terra del fossato del palazzo, lo sguardo va a sud sui tetti gialli della Città Proibita.',
      ru_RU: 'С холма Цзиншань, насыпанного из земли дворцового рва, на юг открываются жёлтые крыши Запретного города.',
      ja_JP: '宮殿の堀を掘った土を盛った景山に登ると、南に紫禁城の黄色い屋根がまっすぐ連なって見えます。',
    },
  },
  {
    slug: 'shanghai',
    country: 'CN',
    names: {
      en_US: 'Shanghai',
      fr_FR: 'Shanghai',
      de_DE: 'Shanghai',
      es_ES: 'Shanghái',
      it_IT: 'Shanghai',
      ru_RU: 'Шанхай',
      ja_JP: '上海',
    },
    latitude: 31.2304,
    longitude: 121.4737,
    timeZone: 'Asia/Shanghai',
    currency: 'CNY',
    featured: false,
    order: 2008,
    landmarks: [
      { motif: 'skyscrapers', name: 'Lujiazui towers' },
      { motif: 'clock-tower', name: 'Customs House on the Bund' },
      { motif: 'pagoda', name: 'Longhua Pagoda' },
    ],
    introduction: {
      en_US:
        'From the banks and clubs of the Bund you look across the Huangpu to the towers of Pudong, where much was farmland until 1990.',
      fr_FR:
        'Depuis les banques et les clubs du Bund, on regarde, de l’autre côté du Huangpu, les tours de Pudong, en grande partie des champs jusqu’en 1990.',
      de_DE:
        'Von den Banken und Klubs am Bund blickt man über den Huangpu auf die Türme von Pudong, wo bis 1990 vielfach noch Felder lagen.',
      es_ES:
        'Desde los bancos y clubes del Bund se miran, al otro lado del Huangpu, las torres de Pudong, en buena parte campos hasta 1990.',
      it_IT:
        'Dalle banche e dai club del Bund si guardano, oltre lo Huangpu, le torri di Pudong, dove fino al 1990 c’erano in gran parte campi.',
      ru_RU:
        'От банков и клубов набережной Вайтань видны за рекой Хуанпу башни Пудуна, где до 1990 года было много полей.',
      ja_JP:
        '銀行やクラブの洋館が並ぶ外灘からは、黄浦江の向こうに、1990年ごろまで畑が広がっていた浦東の高層ビル群が見えます。',
    },
  },
  {
    slug: 'xian',
    country: 'CN',
    names: {
      en_US: 'Xi’an',
      fr_FR: 'Xi’an',
      de_DE: 'Xi’an',
      es_ES: 'Xi’an',
      it_IT: 'Xi’an',
      ru_RU: 'Сиань',
      ja_JP: '西安',
    },
    latitude: 34.3416,
    longitude: 108.9398,
    timeZone: 'Asia/Shanghai',
    currency: 'CNY',
    featured: false,
    order: 2009,
    landmarks: [
      { motif: 'gate', name: 'Bell Tower' },
      { motif: 'pagoda', name: 'Giant Wild Goose Pagoda' },
      { motif: 'statue', name: 'Terracotta Army' },
    ],
    introduction: {
      en_US:
        'The Ming wall closes a rectangle of almost fourteen kilometers around the old town, and bicycles are rented out on top of it.',
      fr_FR:
        'Le rempart des Ming trace autour de la vieille ville un rectangle de près de quatorze kilomètres, et des vélos se louent à son sommet.',
      de_DE:
        'Die Mauer der Ming umschließt die Altstadt als Rechteck von fast vierzehn Kilometern, und oben auf ihr werden Fahrräder vermietet.',
      es_ES:
        'La muralla Ming traza un rectángulo de casi catorce kilómetros en torno al casco antiguo, y en lo alto se alquilan bicicletas.',
      it_IT:
        'Le mura Ming chiudono la città vecchia in un rettangolo di quasi quattordici chilometri, e in cima si noleggiano biciclette.',
      ru_RU:
        'Минская стена почти в четырнадцать километров замыкает старый город в прямоугольник, а наверху на ней дают напрокат велосипеды.',
      ja_JP: '明代の城壁が旧市街を一周14キロ近い長方形に囲み、その上では自転車を借りて走ることができます。',
    },
  },
  {
    slug: 'chengdu',
    country: 'CN',
    names: {
      en_US: 'Chengdu',
      fr_FR: 'Chengdu',
      de_DE: 'Chengdu',
      es_ES: 'Chengdu',
      it_IT: 'Chengdu',
      ru_RU: 'Чэнду',
      ja_JP: '成都',
    },
    latitude: 30.6574,
    longitude: 104.0659,
    timeZone: 'Asia/Shanghai',
    currency: 'CNY',
    featured: false,
    order: 2010,
    landmarks: [
      { motif: 'bridge', name: 'Anshun Bridge' },
      { motif: 'lantern', name: 'Jinli Street' },
      { motif: 'rooftops', name: 'Kuanzhai Alleys' },
    ],
    introduction: {
      en_US:
        'At the Heming teahouse in People’s Park, ear cleaners walk among the bamboo chairs and twang their tongs to announce themselves.',
      fr_FR:
        'À la maison de thé Heming, dans le parc du Peuple, les nettoyeurs d’oreilles passent entre les chaises de bambou en faisant vibrer leur pince.',
      de_DE:
        'Im Teehaus Heming im Volkspark gehen Ohrenputzer zwischen den Bambusstühlen umher und lassen zur Ankündigung ihre Zangen schwirren.',
      es_ES:
        'En la casa de té Heming, en el Parque del Pueblo, los limpiadores de oídos pasan entre las sillas de bambú haciendo vibrar sus pinzas.',
      it_IT:
        'Nella sala da tè Heming, nel Parco del Popolo, i pulitori d’orecchi girano tra le sedie di bambù facendo vibrare le pinze.',
      ru_RU:
        'В чайной «Хэмин» в Народном парке между бамбуковыми креслами ходят чистильщики ушей и звенят щипцами, предлагая свои услуги.',
      ja_JP: '人民公園の茶館「鶴鳴」では、竹の椅子の間を耳かき職人が、鉄のはさみをびいんと鳴らしながら歩いています。',
    },
  },
  {
    slug: 'hong-kong',
    country: 'HK',
    names: {
      en_US: 'Hong Kong',
      fr_FR: 'Hong Kong',
      de_DE: 'Hongkong',
      es_ES: 'Hong Kong',
      it_IT: 'Hong Kong',
      ru_RU: 'Гонконг',
      ja_JP: '香港',
    },
    latitude: 22.2819,
    longitude: 114.1589,
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD',
    featured: false,
    order: 2011,
    landmarks: [
      { motif: 'ship', name: 'Star Ferry' },
      { motif: 'skyscrapers', name: 'Towers of Central' },
      { motif: 'tram', name: 'Peak Tram' },
    ],
    introduction: {
      en_US:
        'The backs of the Star Ferry’s benches tip over, so that between Kowloon and Central everyone can sit facing forward.',
      fr_FR:
        'Les dossiers des bancs du Star Ferry basculent, si bien qu’entre Kowloon et Central chacun peut s’asseoir dans le sens de la marche.',
      de_DE:
        'Die Lehnen der Bänke auf der Star Ferry lassen sich umklappen, sodass zwischen Kowloon und Central jeder in Fahrtrichtung sitzt.',
      es_ES:
        'Los respaldos de los bancos del Star Ferry son abatibles, y así entre Kowloon y Central todos viajan mirando hacia delante.',
      it_IT:
        'Gli schienali delle panche dello Star Ferry si ribaltano, così tra Kowloon e Central tutti siedono rivolti in avanti.',
      ru_RU:
        'Спинки скамей на пароме «Стар Ферри» перекидываются, и между Коулуном и Сентралом все сидят лицом по ходу.',
      ja_JP: 'スターフェリーの座席は背もたれを前後に倒せるので、九龍と中環のどちらへ渡るときも前を向いて座れます。',
    },
  },
  {
    slug: 'macao',
    country: 'MO',
    names: {
      en_US: 'Macao',
      fr_FR: 'Macao',
      de_DE: 'Macau',
      es_ES: 'Macao',
      it_IT: 'Macao',
      ru_RU: 'Макао',
      ja_JP: 'マカオ',
    },
    latitude: 22.1936,
    longitude: 113.5399,
    timeZone: 'Asia/Macau',
    currency: 'MOP',
    featured: false,
    order: 2012,
    landmarks: [
      { motif: 'cathedral', name: 'Ruins of St. Paul’s' },
      { motif: 'lighthouse', name: 'Guia Lighthouse' },
      { motif: 'temple-columns', name: 'Dom Pedro V Theatre' },
    ],
    introduction: {
      en_US:
        'Senado Square is paved with black and white waves of stone in the Portuguese manner, and uphill St. Paul’s façade stands without its church.',
      fr_FR:
        'La place du Sénat ondule de pavés noirs et blancs à la portugaise, et plus haut la façade de Saint-Paul se dresse sans son église.',
      de_DE:
        'Der Senatsplatz ist nach portugiesischer Art in schwarz-weißen Wellen gepflastert, und weiter oben steht die Fassade von St. Paul ohne Kirche.',
      es_ES:
        'La plaza del Senado luce un pavimento de ondas blancas y negras a la portuguesa, y cuesta arriba la fachada de San Pablo se alza sin iglesia.',
      it_IT:
        'Piazza del Senato è lastricata a onde bianche e nere alla portoghese, e più in alto la facciata di San Paolo si erge senza la sua chiesa.',
      ru_RU:
        'Сенатская площадь вымощена по-португальски чёрно-белыми волнами, а выше по холму стоит фасад собора Святого Павла, за которым уже нет церкви.',
      ja_JP:
        'セナド広場には白と黒の石がポルトガル風の波模様に敷かれ、坂の上には正面の壁だけになった聖ポール天主堂が立っています。',
    },
  },
  {
    slug: 'taipei',
    country: 'TW',
    names: {
      en_US: 'Taipei',
      fr_FR: 'Taipei',
      de_DE: 'Taipeh',
      es_ES: 'Taipéi',
      it_IT: 'Taipei',
      ru_RU: 'Тайбэй',
      ja_JP: '台北',
    },
    latitude: 25.0478,
    longitude: 121.517,
    timeZone: 'Asia/Taipei',
    currency: 'TWD',
    featured: false,
    order: 2013,
    landmarks: [
      { motif: 'towers', name: 'Taipei 101' },
      { motif: 'gate', name: 'Liberty Square Gate' },
      { motif: 'lantern', name: 'Longshan Temple' },
    ],
    introduction: {
      en_US:
        'At Longshan Temple people drop two crescent-shaped blocks of wood on the floor to learn from the way they fall whether a god agrees.',
      fr_FR:
        'Au temple Longshan, on laisse tomber deux croissants de bois pour savoir, selon leur chute, si la divinité consent.',
      de_DE:
        'Im Longshan-Tempel lässt man zwei halbmondförmige Hölzer fallen und liest daraus ab, ob die Gottheit zustimmt.',
      es_ES:
        'En el templo Longshan se dejan caer dos medias lunas de madera para saber, según queden, si el dios está de acuerdo.',
      it_IT:
        'Al tempio Longshan si lasciano cadere due mezzelune di legno per capire, da come si posano, se la divinità è d’accordo.',
      ru_RU:
        'В храме Луншань бросают на пол две деревянные дощечки-полумесяца и по тому, как они лягут, узнают, согласно ли божество.',
      ja_JP: '龍山寺では、三日月形の木片を二つ落とし、その向きで神さまのお返事をうかがいます。',
    },
  },
  {
    slug: 'tainan',
    country: 'TW',
    names: {
      en_US: 'Tainan',
      fr_FR: 'Tainan',
      de_DE: 'Tainan',
      es_ES: 'Tainan',
      it_IT: 'Tainan',
      ru_RU: 'Тайнань',
      ja_JP: '台南',
    },
    latitude: 22.9908,
    longitude: 120.2033,
    timeZone: 'Asia/Taipei',
    currency: 'TWD',
    featured: false,
    order: 2014,
    landmarks: [
      { motif: 'castle', name: 'Anping Fort' },
      { motif: 'gate', name: 'Confucius Temple' },
      { motif: 'museum-columns', name: 'Chimei Museum' },
    ],
    introduction: {
      en_US:
        'In Anping banyan roots have swallowed the old warehouse of Tait & Co., a short walk from the brick walls of the Dutch Fort Zeelandia.',
      fr_FR:
        'À Anping, les racines des banians ont englouti l’ancien entrepôt de Tait & Co., à quelques pas des murs de brique du fort hollandais de Zeelandia.',
      de_DE:
        'In Anping haben Banyanwurzeln das alte Lagerhaus von Tait & Co. verschlungen, unweit der Ziegelmauern des holländischen Fort Zeelandia.',
      es_ES:
        'En Anping las raíces de los banianos se han tragado el viejo almacén de Tait & Co., a un paso de los muros de ladrillo del fuerte holandés Zeelandia.',
      it_IT:
        'Ad Anping le radici dei baniani hanno inghiottito il vecchio magazzino di Tait & Co., a due passi dai mattoni del forte olandese Zeelandia.',
      ru_RU:
        'В Аньпине корни баньянов поглотили старый склад фирмы «Тейт и Ко» неподалёку от кирпичных стен голландского форта Зеландия.',
      ja_JP:
        '安平では徳記洋行の古い倉庫がガジュマルの根にすっかり覆われ、近くにはオランダ人が築いたゼーランディア城の煉瓦壁が残ります。',
    },
  },
];
