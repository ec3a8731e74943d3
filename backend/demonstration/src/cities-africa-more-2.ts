import type { CityOfDemo } from './shapes.js';

/** The east and the south of Africa, and the islands of the Indian Ocean. */
export const citiesOfAfricaMore2: readonly CityOfDemo[] = [
  {
    slug: 'addis-ababa',
    country: 'ET',
    names: {
      en_US: 'Addis Ababa',
      fr_FR: 'Addis-Abeba',
      de_DE: 'Addis Abeba',
      es_ES: 'Adís Abeba',
      it_IT: 'Addis Abeba',
      ru_RU: 'Аддис-Абеба',
      ja_JP: 'アジスアベバ',
    },
    latitude: 9.0108,
    longitude: 38.7613,
    timeZone: 'Africa/Addis_Ababa',
    currency: 'ETB',
    featured: false,
    order: 1082,
    landmarks: [
      { motif: 'cathedral', name: 'Holy Trinity Cathedral' },
      { motif: 'mountain', name: 'Entoto' },
      { motif: 'statue', name: 'Lion of Judah' },
    ],
    introduction: {
      en_US:
        'At Tomoca, roasting since 1953, people drink their macchiato standing, and eucalyptus forests begin on the Entoto hills above the city.',
      fr_FR:
        'Chez Tomoca, torréfacteur depuis 1953, on boit son macchiato debout, et sur les hauteurs d’Entoto commencent les forêts d’eucalyptus.',
      de_DE:
        'Bei Tomoca, wo seit 1953 geröstet wird, trinkt man den Macchiato im Stehen, und an den Hängen des Entoto beginnen die Eukalyptuswälder.',
      es_ES:
        'En Tomoca, que tuesta café desde 1953, el macchiato se toma de pie, y en los altos de Entoto empiezan los bosques de eucaliptos.',
      it_IT:
        'Da Tomoca, torrefazione dal 1953, il macchiato si beve in piedi, e sulle alture di Entoto cominciano i boschi di eucalipti.',
      ru_RU:
        'В «Томоке», где кофе жарят с 1953 года, макиато пьют стоя, а на холмах Энтото над городом начинаются эвкалиптовые леса.',
      ja_JP:
        '1953年から豆を焙煎するカフェ「トモカ」ではマキアートを立って飲み、街を見下ろすエントト山にはユーカリの森が広がります。',
    },
  },
  {
    slug: 'harar',
    country: 'ET',
    names: {
      en_US: 'Harar',
      fr_FR: 'Harar',
      de_DE: 'Harar',
      es_ES: 'Harar',
      it_IT: 'Harar',
      ru_RU: 'Харэр',
      ja_JP: 'ハラール',
    },
    latitude: 9.3126,
    longitude: 42.1258,
    timeZone: 'Africa/Addis_Ababa',
    currency: 'ETB',
    featured: false,
    order: 1083,
    landmarks: [
      { motif: 'gate', name: 'Gates of Jugol' },
      { motif: 'rooftops', name: 'Harari houses' },
      { motif: 'market-stall', name: 'Feres Magala' },
    ],
    introduction: {
      en_US:
        'At nightfall spotted hyenas come to the walls of Jugol, and a man calls them by name and feeds them meat from the end of a short stick.',
      fr_FR:
        'À la nuit tombée, des hyènes tachetées viennent aux murs du Jugol ; un homme les appelle par leur nom et leur tend de la viande au bout d’un bâtonnet.',
      de_DE:
        'Bei Einbruch der Nacht kommen Tüpfelhyänen an die Mauern von Jugol, und ein Mann ruft sie beim Namen und reicht ihnen Fleisch am kurzen Stock.',
      es_ES:
        'Al anochecer las hienas manchadas se acercan a las murallas del Jugol, y un hombre las llama por su nombre y les da carne en la punta de un palito.',
      it_IT:
        'Al calar della notte le iene maculate vengono alle mura dello Jugol, e un uomo le chiama per nome e porge loro la carne sulla punta di un bastoncino.',
      ru_RU:
        'С наступлением темноты к стенам Джугола приходят пятнистые гиены, и человек зовёт их по именам и кормит мясом с короткой палочки.',
      ja_JP: '夜になるとジュゴルの城壁にブチハイエナが現れ、男が名前で呼び寄せては短い棒の先の肉を食べさせます。',
    },
  },
  {
    slug: 'kampala',
    country: 'UG',
    names: {
      en_US: 'Kampala',
      fr_FR: 'Kampala',
      de_DE: 'Kampala',
      es_ES: 'Kampala',
      it_IT: 'Kampala',
      ru_RU: 'Кампала',
      ja_JP: 'カンパラ',
    },
    latitude: 0.3476,
    longitude: 32.5825,
    timeZone: 'Africa/Kampala',
    currency: 'UGX',
    featured: false,
    order: 1084,
    landmarks: [
      { motif: 'hills', name: 'Hills of Kampala' },
      { motif: 'minaret', name: 'Uganda National Mosque' },
      { motif: 'dome', name: 'Bahá’í House of Worship' },
    ],
    introduction: {
      en_US:
        'At roadside stalls an omelet rolled in a chapati is sold as a rolex, a word worn down from “rolled eggs,” and boda-boda riders eat it with one hand.',
      fr_FR:
        'Au bord des rues, l’omelette roulée dans un chapati s’appelle rolex, de l’anglais rolled eggs, et les conducteurs de boda-boda la mangent d’une main.',
      de_DE:
        'Am Straßenrand heißt ein in Chapati gerolltes Omelett Rolex, verschliffen aus „rolled eggs“, und die Boda-Boda-Fahrer essen es mit einer Hand.',
      es_ES:
        'En los puestos callejeros la tortilla enrollada en un chapati se llama rolex, de rolled eggs, y los motoristas de boda-boda la comen con una mano.',
      it_IT:
        'Alle bancarelle la frittata arrotolata in un chapati si chiama rolex, da rolled eggs, e i guidatori di boda-boda la mangiano con una mano sola.',
      ru_RU:
        'Омлет, завёрнутый в чапати, на уличных лотках зовут «ролекс», от английского rolled eggs, и мотоциклисты бода-бода едят его одной рукой.',
      ja_JP:
        '屋台では卵焼きをチャパティで巻いた軽食を「ロールド・エッグス」が縮まった「ロレックス」の名で売り、バイクタクシーの運転手が片手で食べています。',
    },
  },
  {
    slug: 'kigali',
    country: 'RW',
    names: {
      en_US: 'Kigali',
      fr_FR: 'Kigali',
      de_DE: 'Kigali',
      es_ES: 'Kigali',
      it_IT: 'Kigali',
      ru_RU: 'Кигали',
      ja_JP: 'キガリ',
    },
    latitude: -1.9441,
    longitude: 30.0619,
    timeZone: 'Africa/Kigali',
    currency: 'RWF',
    featured: false,
    order: 1085,
    landmarks: [
      { motif: 'dome', name: 'Kigali Convention Centre' },
      { motif: 'hills', name: 'Nyarugenge' },
      { motif: 'market-stall', name: 'Kimironko Market' },
    ],
    introduction: {
      en_US:
        'On the last Saturday morning of the month traffic stops for umuganda, when neighbors sweep streets, plant trees and clear ditches together.',
      fr_FR:
        'Le dernier samedi matin du mois, la circulation s’arrête pour l’umuganda : entre voisins, on balaie les rues, on plante, on cure les fossés.',
      de_DE:
        'Am letzten Samstagmorgen des Monats ruht der Verkehr für Umuganda, und Nachbarn kehren Straßen, pflanzen Bäume und räumen Gräben frei.',
      es_ES:
        'La mañana del último sábado de mes el tráfico se detiene por el umuganda, y los vecinos barren calles, plantan árboles y limpian zanjas.',
      it_IT:
        'L’ultimo sabato mattina del mese il traffico si ferma per l’umuganda, e i vicini spazzano strade, piantano alberi e ripuliscono i fossi.',
      ru_RU:
        'Утром последней субботы месяца движение замирает ради «умуганды»: соседи вместе метут улицы, сажают деревья и чистят канавы.',
      ja_JP: '毎月最後の土曜の朝は「ウムガンダ」のために車が止まり、住民が一緒に通りを掃き、木を植え、溝を掃除します。',
    },
  },
  {
    slug: 'mombasa',
    country: 'KE',
    names: {
      en_US: 'Mombasa',
      fr_FR: 'Mombasa',
      de_DE: 'Mombasa',
      es_ES: 'Mombasa',
      it_IT: 'Mombasa',
      ru_RU: 'Момбаса',
      ja_JP: 'モンバサ',
    },
    latitude: -4.0435,
    longitude: 39.6682,
    timeZone: 'Africa/Nairobi',
    currency: 'KES',
    featured: false,
    order: 1086,
    landmarks: [
      { motif: 'arches', name: 'Moi Avenue tusks' },
      { motif: 'castle', name: 'Fort Jesus' },
      { motif: 'sailboat', name: 'Old Port' },
    ],
    introduction: {
      en_US:
        'Traffic on Moi Avenue drives under two pairs of crossed aluminum tusks, and in the Old Town balconies lean over lanes that smell of cardamom.',
      fr_FR:
        'Sur Moi Avenue, on roule sous deux paires de défenses d’aluminium croisées, et dans la vieille ville les balcons surplombent des ruelles à l’odeur de cardamome.',
      de_DE:
        'Auf der Moi Avenue fährt man unter zwei Paaren gekreuzter Stoßzähne aus Aluminium hindurch, und in der Altstadt riecht es unter den Balkonen nach Kardamom.',
      es_ES:
        'En Moi Avenue se circula bajo dos pares de colmillos de aluminio cruzados, y en la ciudad vieja los balcones dan a callejas que huelen a cardamomo.',
      it_IT:
        'In Moi Avenue si passa sotto due coppie di zanne d’alluminio incrociate, e nella città vecchia i balconi sporgono su vicoli che sanno di cardamomo.',
      ru_RU:
        'На Мои-авеню машины проезжают под двумя парами скрещённых алюминиевых бивней, а в Старом городе под балконами пахнет кардамоном.',
      ja_JP:
        'モイ通りの車は交差したアルミの象牙二組の下をくぐり、旧市街ではカルダモンの香る路地にバルコニーが張り出しています。',
    },
  },
  {
    slug: 'johannesburg',
    country: 'ZA',
    names: {
      en_US: 'Johannesburg',
      fr_FR: 'Johannesburg',
      de_DE: 'Johannesburg',
      es_ES: 'Johannesburgo',
      it_IT: 'Johannesburg',
      ru_RU: 'Йоханнесбург',
      ja_JP: 'ヨハネスブルグ',
    },
    latitude: -26.2041,
    longitude: 28.0473,
    timeZone: 'Africa/Johannesburg',
    currency: 'ZAR',
    featured: false,
    order: 1087,
    landmarks: [
      { motif: 'skyscrapers', name: 'Ponte City and Hillbrow' },
      { motif: 'towers', name: 'Orlando Towers' },
      { motif: 'suspension-bridge', name: 'Nelson Mandela Bridge' },
    ],
    introduction: {
      en_US:
        'Nelson Mandela and Desmond Tutu both lived on Vilakazi Street in Soweto, and the old cooling towers of Orlando nearby are covered in murals.',
      fr_FR:
        'Nelson Mandela et Desmond Tutu habitèrent tous deux Vilakazi Street, à Soweto ; non loin, les tours de refroidissement d’Orlando sont couvertes de fresques.',
      de_DE:
        'Nelson Mandela und Desmond Tutu wohnten beide in der Vilakazi Street in Soweto, und unweit davon sind die Kühltürme von Orlando rundum bemalt.',
      es_ES:
        'Nelson Mandela y Desmond Tutu vivieron ambos en Vilakazi Street, en Soweto, y no lejos de allí las torres de Orlando están cubiertas de murales.',
      it_IT:
        'Nelson Mandela e Desmond Tutu abitarono entrambi in Vilakazi Street, a Soweto, e poco lontano le torri di Orlando sono coperte di murales.',
      ru_RU:
        'И Нельсон Мандела, и Десмонд Туту жили в Соуэто на Вилакази-стрит, а неподалёку градирни Орландо сплошь покрыты росписью.',
      ja_JP:
        'ソウェトのヴィラカジ通りにはネルソン・マンデラとデズモンド・ツツの家があり、近くのオーランドの冷却塔は壁画で覆われています。',
    },
  },
  {
    slug: 'durban',
    country: 'ZA',
    names: {
      en_US: 'Durban',
      fr_FR: 'Durban',
      de_DE: 'Durban',
      es_ES: 'Durban',
      it_IT: 'Durban',
      ru_RU: 'Дурбан',
      ja_JP: 'ダーバン',
    },
    latitude: -29.8587,
    longitude: 31.0218,
    timeZone: 'Africa/Johannesburg',
    currency: 'ZAR',
    featured: false,
    order: 1088,
    landmarks: [
      { motif: 'arena', name: 'Moses Mabhida Stadium' },
      { motif: 'sea', name: 'Golden Mile' },
      { motif: 'market-stall', name: 'Victoria Street Market' },
    ],
    introduction: {
      en_US:
        'Indian families of the city invented the bunny chow, curry ladled into a hollowed loaf of white bread and eaten by hand, without a fork.',
      fr_FR:
        'Les familles indiennes de la ville ont inventé le bunny chow, un curry versé dans un pain de mie évidé, que l’on mange avec les doigts.',
      de_DE:
        'Indische Familien der Stadt erfanden den Bunny Chow, Curry in einem ausgehöhlten Weißbrot, das man ohne Besteck mit der Hand isst.',
      es_ES:
        'Las familias indias de la ciudad inventaron el bunny chow, un curri servido en un pan blanco vaciado que se come con la mano, sin cubiertos.',
      it_IT:
        'Le famiglie indiane della città inventarono il bunny chow, curry versato in una pagnotta bianca svuotata e mangiato con le mani.',
      ru_RU:
        'Индийские семьи города придумали банни-чау: карри в полой буханке белого хлеба, которое едят руками, без вилки.',
      ja_JP: 'この街のインド系の人々は、くり抜いた食パンにカレーを詰め、手で食べる「バニーチャウ」を考え出しました。',
    },
  },
  {
    slug: 'stellenbosch',
    country: 'ZA',
    names: {
      en_US: 'Stellenbosch',
      fr_FR: 'Stellenbosch',
      de_DE: 'Stellenbosch',
      es_ES: 'Stellenbosch',
      it_IT: 'Stellenbosch',
      ru_RU: 'Стелленбос',
      ja_JP: 'ステレンボッシュ',
    },
    latitude: -33.9321,
    longitude: 18.8602,
    timeZone: 'Africa/Johannesburg',
    currency: 'ZAR',
    featured: false,
    order: 1089,
    landmarks: [
      { motif: 'vineyard', name: 'Jonkershoek Valley' },
      { motif: 'mountain', name: 'Simonsberg' },
      { motif: 'rooftops', name: 'Dorp Street' },
    ],
    introduction: {
      en_US:
        'Under the old oaks of Dorp Street water runs in open furrows past white Cape Dutch gables, as it did when it fed the gardens behind them.',
      fr_FR:
        'Sous les vieux chênes de Dorp Street, l’eau court dans des rigoles ouvertes au pied des pignons blancs, comme au temps où elle irriguait les jardins.',
      de_DE:
        'Unter den alten Eichen der Dorp Street läuft Wasser in offenen Rinnen an weißen kapholländischen Giebeln vorbei, das einst die Gärten dahinter speiste.',
      es_ES:
        'Bajo los viejos robles de Dorp Street el agua corre por acequias abiertas ante blancos gabletes holandeses, como cuando regaba los huertos de detrás.',
      it_IT:
        'Sotto le vecchie querce di Dorp Street l’acqua corre in canalette aperte lungo i bianchi frontoni olandesi, come quando irrigava gli orti dietro le case.',
      ru_RU:
        'Под старыми дубами Дорп-стрит мимо белых капско-голландских фронтонов бежит вода в открытых желобах, некогда поившая сады за домами.',
      ja_JP: 'ドープ通りの古い樫の木陰では、白いケープ・ダッチ様式の破風の前を、かつて裏庭を潤した水路が流れています。',
    },
  },
  {
    slug: 'windhoek',
    country: 'NA',
    names: {
      en_US: 'Windhoek',
      fr_FR: 'Windhoek',
      de_DE: 'Windhoek',
      es_ES: 'Windhoek',
      it_IT: 'Windhoek',
      ru_RU: 'Виндхук',
      ja_JP: 'ウィントフック',
    },
    latitude: -22.5609,
    longitude: 17.0658,
    timeZone: 'Africa/Windhoek',
    currency: 'NAD',
    featured: false,
    order: 1090,
    landmarks: [
      { motif: 'cathedral', name: 'Christ Church' },
      { motif: 'savanna', name: 'Daan Viljoen' },
      { motif: 'hills', name: 'Auas Mountains' },
    ],
    introduction: {
      en_US:
        'On Post Street, between shoe shops and craft stalls, iron meteorites from the Gibeon fall stand on slim steel columns where anyone may touch them.',
      fr_FR:
        'Dans Post Street, entre boutiques et étals d’artisans, des météorites de fer tombées à Gibeon sont posées sur de minces colonnes d’acier, à portée de main.',
      de_DE:
        'In der Post Street stehen zwischen Schuhläden und Kunsthandwerk Eisenmeteoriten aus dem Fall von Gibeon auf schlanken Stahlsäulen zum Anfassen.',
      es_ES:
        'En Post Street, entre zapaterías y puestos de artesanía, unos meteoritos de hierro caídos en Gibeon se alzan sobre finas columnas, al alcance de la mano.',
      it_IT:
        'In Post Street, fra negozi e banchi di artigianato, meteoriti di ferro caduti a Gibeon poggiano su esili colonne d’acciaio, a portata di mano.',
      ru_RU:
        'На Пост-стрит среди магазинов и лотков с поделками на тонких стальных столбиках стоят железные метеориты из Гибеона, и их можно потрогать.',
      ja_JP: 'ポスト通りでは靴屋や民芸品の露店の間に、ギベオンに落ちた隕鉄が細い鋼の柱に載せられ、手で触れられます。',
    },
  },
  {
    slug: 'maputo',
    country: 'MZ',
    names: {
      en_US: 'Maputo',
      fr_FR: 'Maputo',
      de_DE: 'Maputo',
      es_ES: 'Maputo',
      it_IT: 'Maputo',
      ru_RU: 'Мапуту',
      ja_JP: 'マプト',
    },
    latitude: -25.9692,
    longitude: 32.5732,
    timeZone: 'Africa/Maputo',
    currency: 'MZN',
    featured: false,
    order: 1091,
    landmarks: [
      { motif: 'dome', name: 'Maputo Central Station' },
      { motif: 'suspension-bridge', name: 'Maputo–Katembe Bridge' },
      { motif: 'palm', name: 'Avenida da Marginal' },
    ],
    introduction: {
      en_US:
        'Trains still leave from the domed station on Praça dos Trabalhadores, and the Iron House nearby proved too hot for the governor it was meant for.',
      fr_FR:
        'Des trains partent toujours de la gare à coupole de la Praça dos Trabalhadores, et la Maison de fer se révéla trop chaude pour le gouverneur.',
      de_DE:
        'Vom Kuppelbahnhof an der Praça dos Trabalhadores fahren noch Züge, und das Eiserne Haus war dem Gouverneur, für den es gedacht war, zu heiß.',
      es_ES:
        'De la estación con cúpula de la Praça dos Trabalhadores aún salen trenes, y la Casa de Hierro resultó demasiado calurosa para el gobernador.',
      it_IT:
        'Dalla stazione a cupola di Praça dos Trabalhadores partono ancora i treni, e la Casa di Ferro si rivelò troppo calda per il governatore.',
      ru_RU:
        'С вокзала под куполом на площади Трабальядореш всё ещё уходят поезда, а Железный дом оказался слишком жарким для губернатора.',
      ja_JP:
        '労働者広場の丸屋根の駅からは今も列車が出ており、近くの「鉄の家」は暑すぎて総督の住まいになりませんでした。',
    },
  },
  {
    slug: 'livingstone',
    country: 'ZM',
    names: {
      en_US: 'Livingstone',
      fr_FR: 'Livingstone',
      de_DE: 'Livingstone',
      es_ES: 'Livingstone',
      it_IT: 'Livingstone',
      ru_RU: 'Ливингстон',
      ja_JP: 'リビングストン',
    },
    latitude: -17.8419,
    longitude: 25.8543,
    timeZone: 'Africa/Lusaka',
    currency: 'ZMW',
    featured: false,
    order: 1092,
    landmarks: [
      { motif: 'bridge', name: 'Victoria Falls Bridge' },
      { motif: 'river', name: 'Zambezi' },
      { motif: 'savanna', name: 'Mosi-oa-Tunya National Park' },
    ],
    introduction: {
      en_US:
        'On nights around the full moon the gates of Mosi-oa-Tunya open late, and a pale bow of moonlight stands in the spray of Victoria Falls.',
      fr_FR:
        'Les nuits de pleine lune, le parc de Mosi-oa-Tunya rouvre ses portes, et un pâle arc-en-ciel lunaire se forme dans les embruns des chutes Victoria.',
      de_DE:
        'In den Nächten um Vollmond öffnet der Park Mosi-oa-Tunya bis spät, und in der Gischt der Victoriafälle steht ein blasser Mondregenbogen.',
      es_ES:
        'Las noches de luna llena el parque de Mosi-oa-Tunya abre hasta tarde, y en la bruma de las cataratas Victoria se dibuja un pálido arcoíris lunar.',
      it_IT:
        'Nelle notti di luna piena il parco di Mosi-oa-Tunya apre fino a tardi, e negli spruzzi delle cascate Vittoria si forma un pallido arcobaleno lunare.',
      ru_RU:
        'В ночи около полнолуния парк Моси-оа-Тунья открыт допоздна, и в брызгах водопада Виктория встаёт бледная лунная радуга.',
      ja_JP:
        '満月の前後の夜にはモシ・オ・トゥニャ国立公園が遅くまで開き、ヴィクトリアの滝のしぶきに淡い月虹がかかります。',
    },
  },
  {
    slug: 'port-louis',
    country: 'MU',
    names: {
      en_US: 'Port Louis',
      fr_FR: 'Port-Louis',
      de_DE: 'Port Louis',
      es_ES: 'Port Louis',
      it_IT: 'Port Louis',
      ru_RU: 'Порт-Луи',
      ja_JP: 'ポートルイス',
    },
    latitude: -20.1609,
    longitude: 57.5012,
    timeZone: 'Indian/Mauritius',
    currency: 'MUR',
    featured: false,
    order: 1093,
    landmarks: [
      { motif: 'mountain', name: 'Pieter Both' },
      { motif: 'harbour', name: 'Caudan Waterfront' },
      { motif: 'market-stall', name: 'Central Market' },
    ],
    introduction: {
      en_US:
        'In the Blue Penny Museum by the harbor two stamps of 1847 are lit only for a few minutes each hour, so that their colors do not fade.',
      fr_FR:
        'Au Blue Penny Museum, près du port, deux timbres de 1847 ne sont éclairés que quelques minutes par heure, pour ménager leurs couleurs.',
      de_DE:
        'Im Blue Penny Museum am Hafen werden zwei Briefmarken von 1847 jede Stunde nur wenige Minuten beleuchtet, damit ihre Farben nicht verblassen.',
      es_ES:
        'En el Blue Penny Museum, junto al puerto, dos sellos de 1847 se iluminan solo unos minutos cada hora para que no pierdan el color.',
      it_IT:
        'Al Blue Penny Museum, presso il porto, due francobolli del 1847 sono illuminati solo pochi minuti ogni ora, perché non perdano i colori.',
      ru_RU:
        'В музее «Блю Пенни» у гавани две марки 1847 года освещают лишь на несколько минут в час, чтобы не выцвели краски.',
      ja_JP:
        '港に近いブルー・ペニー博物館では、色があせないように、1847年の切手2枚に1時間のうち数分だけ明かりが当てられます。',
    },
  },
  {
    slug: 'saint-denis-re',
    country: 'RE',
    names: {
      en_US: 'Saint-Denis',
      fr_FR: 'Saint-Denis',
      de_DE: 'Saint-Denis',
      es_ES: 'Saint-Denis',
      it_IT: 'Saint-Denis',
      ru_RU: 'Сен-Дени',
      ja_JP: 'サン・ドニ',
    },
    latitude: -20.8789,
    longitude: 55.4481,
    timeZone: 'Indian/Reunion',
    currency: 'EUR',
    featured: false,
    order: 1094,
    landmarks: [
      { motif: 'sea', name: 'Barachois' },
      { motif: 'minaret', name: 'Noor-e-Islam Mosque' },
      { motif: 'palace', name: 'Creole villas of Rue de Paris' },
    ],
    introduction: {
      en_US:
        'Behind iron gates on Rue de Paris stand Creole villas with verandas and scalloped eaves, and at the Barachois old cannon face the ocean.',
      fr_FR:
        'Rue de Paris, derrière les baros de fer, se cachent des cases créoles à varangue et à lambrequins ; au Barachois, de vieux canons regardent l’océan.',
      de_DE:
        'Hinter Eisentoren stehen in der Rue de Paris kreolische Villen mit Veranden und gezackten Traufbrettern, am Barachois blicken alte Kanonen aufs Meer.',
      es_ES:
        'En la Rue de Paris, tras verjas de hierro, hay villas criollas con veranda y aleros calados, y en el Barachois viejos cañones miran al océano.',
      it_IT:
        'In Rue de Paris, dietro cancelli di ferro, stanno ville creole con veranda e mantovane traforate, e al Barachois vecchi cannoni guardano l’oceano.',
      ru_RU:
        'На Рю-де-Пари за коваными воротами стоят креольские виллы с верандами и резными карнизами, а на Барашуа старые пушки глядят в океан.',
      ja_JP:
        'パリ通りの鉄の門の奥にはベランダと透かし飾りの軒をもつクレオールの邸宅が並び、バラショワでは古い大砲が海を向いています。',
    },
  },
  {
    slug: 'victoria-sc',
    country: 'SC',
    names: {
      en_US: 'Victoria',
      fr_FR: 'Victoria',
      de_DE: 'Victoria',
      es_ES: 'Victoria',
      it_IT: 'Victoria',
      ru_RU: 'Виктория',
      ja_JP: 'ビクトリア',
    },
    latitude: -4.6191,
    longitude: 55.4513,
    timeZone: 'Indian/Mahe',
    currency: 'SCR',
    featured: false,
    order: 1095,
    landmarks: [
      { motif: 'clock-tower', name: 'Lorloz' },
      { motif: 'mountain', name: 'Trois Frères' },
      { motif: 'market-stall', name: 'Sir Selwyn Selwyn-Clarke Market' },
    ],
    introduction: {
      en_US:
        'Cars circle a small silver clock tower, the Lorloz of 1903, a copy of one that stands outside Victoria Station in London.',
      fr_FR:
        'Les voitures tournent autour d’une petite horloge argentée, la Lorloz de 1903, copie de celle qui se dresse à Londres devant la gare Victoria.',
      de_DE:
        'Der Verkehr kreist um einen kleinen silbernen Uhrturm, die Lorloz von 1903, nachgebildet einer Uhr vor dem Bahnhof Victoria in London.',
      es_ES:
        'Los coches giran en torno a una pequeña torre de reloj plateada, la Lorloz de 1903, copia de la que se alza en Londres ante la estación Victoria.',
      it_IT:
        'Le auto girano attorno a una piccola torre dell’orologio argentata, la Lorloz del 1903, copia di quella che a Londra sta davanti a Victoria Station.',
      ru_RU:
        'Машины огибают маленькую серебристую башню с часами, «Лорлоз» 1903 года: это копия часов у лондонского вокзала Виктория.',
      ja_JP:
        '車が周りを巡る小さな銀色の時計塔「ロルロズ」は、ロンドンのヴィクトリア駅前に立つ時計を写して1903年に建てられました。',
    },
  },
  {
    slug: 'antananarivo',
    country: 'MG',
    names: {
      en_US: 'Antananarivo',
      fr_FR: 'Antananarivo',
      de_DE: 'Antananarivo',
      es_ES: 'Antananarivo',
      it_IT: 'Antananarivo',
      ru_RU: 'Антананариву',
      ja_JP: 'アンタナナリボ',
    },
    latitude: -18.8792,
    longitude: 47.5079,
    timeZone: 'Indian/Antananarivo',
    currency: 'MGA',
    featured: false,
    order: 1096,
    landmarks: [
      { motif: 'palace', name: 'Rova' },
      { motif: 'rooftops', name: 'Brick houses of Haute-Ville' },
      { motif: 'hills', name: 'Analamanga' },
    ],
    introduction: {
      en_US:
        'In October the jacarandas around Lake Anosy turn violet, and long flights of stairs climb from the market of Analakely between brick houses.',
      fr_FR:
        'En octobre, les jacarandas du lac Anosy virent au violet, et de longs escaliers grimpent du marché d’Analakely entre les maisons de brique.',
      de_DE:
        'Im Oktober blühen die Jacarandas am Anosy-See violett, und lange Treppen steigen vom Markt von Analakely zwischen Backsteinhäusern empor.',
      es_ES:
        'En octubre las jacarandas del lago Anosy se tiñen de violeta, y largas escaleras suben del mercado de Analakely entre casas de ladrillo.',
      it_IT:
        'In ottobre le jacarande del lago Anosy si tingono di viola, e lunghe scalinate salgono dal mercato di Analakely fra case di mattoni.',
      ru_RU:
        'В октябре жакаранды вокруг озера Аноси становятся лиловыми, а от рынка Аналакели между кирпичными домами поднимаются длинные лестницы.',
      ja_JP:
        '10月になるとアヌシ湖の周りのジャカランダが紫に咲き、アナラケリの市場からは煉瓦造りの家の間を長い石段が登っていきます。',
    },
  },
];
