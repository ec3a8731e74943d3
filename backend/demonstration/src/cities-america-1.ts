import type { CityOfDemo } from './shapes.js';

export const citiesOfAmerica1: readonly CityOfDemo[] = [
  {
    slug: 'new-york',
    country: 'US',
    names: {
      en_US: 'New York',
      fr_FR: 'New York',
      de_DE: 'New York',
      es_ES: 'Nueva York',
      it_IT: 'New York',
      ru_RU: 'Нью-Йорк',
      ja_JP: 'ニューヨーク',
    },
    latitude: 40.7128,
    longitude: -74.006,
    timeZone: 'America/New_York',
    currency: 'USD',
    featured: true,
    order: 7,
    landmarks: [
      { motif: 'skyscrapers', name: 'Empire State Building' },
      { motif: 'statue', name: 'Statue of Liberty' },
      { motif: 'suspension-bridge', name: 'Brooklyn Bridge' },
    ],
    introduction: {
      en_US:
        'Broadway crosses the grid of Manhattan at an angle, and squares open where it meets the avenues. The orange Staten Island Ferry passes the Statue of Liberty and costs nothing.',
      fr_FR:
        'Broadway traverse en biais le damier de Manhattan, et une place s’ouvre là où elle croise une avenue. Le ferry orange de Staten Island passe devant la statue de la Liberté et ne coûte rien.',
      de_DE:
        'Der Broadway quert das Raster von Manhattan schräg, und wo er eine Avenue trifft, öffnet sich ein Platz. Die orangefarbene Fähre nach Staten Island fährt an der Freiheitsstatue vorbei und kostet nichts.',
      es_ES:
        'Broadway cruza en diagonal la cuadrícula de Manhattan, y donde corta una avenida se abre una plaza. El ferri naranja de Staten Island pasa ante la Estatua de la Libertad y es gratuito.',
      it_IT:
        'Broadway taglia in diagonale la griglia di Manhattan, e dove incontra una avenue si apre una piazza. Il traghetto arancione per Staten Island passa davanti alla Statua della Libertà ed è gratuito.',
      ru_RU:
        'Бродвей наискось пересекает сетку Манхэттена, и там, где он встречает авеню, открывается площадь. Оранжевый паром на Статен-Айленд идёт мимо статуи Свободы и ничего не стоит.',
      ja_JP:
        'ブロードウェイはマンハッタンの碁盤の目を斜めに横切り、アベニューと交わるところに広場が開けます。オレンジ色のスタテン島フェリーは自由の女神の前を通り、運賃は無料です。',
    },
  },
  {
    slug: 'los-angeles',
    country: 'US',
    names: {
      en_US: 'Los Angeles',
      fr_FR: 'Los Angeles',
      de_DE: 'Los Angeles',
      es_ES: 'Los Ángeles',
      it_IT: 'Los Angeles',
      ru_RU: 'Лос-Анджелес',
      ja_JP: 'ロサンゼルス',
    },
    latitude: 34.0522,
    longitude: -118.2437,
    timeZone: 'America/Los_Angeles',
    currency: 'USD',
    featured: false,
    order: 51,
    landmarks: [
      { motif: 'palm', name: 'Palms of Sunset Boulevard' },
      { motif: 'dome', name: 'Griffith Observatory' },
      { motif: 'ferris-wheel', name: 'Santa Monica Pier' },
      { motif: 'hills', name: 'Hollywood Hills' },
    ],
    introduction: {
      en_US:
        'Sunset Boulevard winds from the edge of downtown to the Pacific Ocean. From the terrace of Griffith Observatory you see the grid of streets by night and the Hollywood Sign by day.',
      fr_FR:
        'Sunset Boulevard serpente du bord du centre-ville jusqu’à l’océan Pacifique. De la terrasse de l’observatoire Griffith, on voit la nuit le damier des rues, et le jour les lettres de Hollywood.',
      de_DE:
        'Der Sunset Boulevard windet sich vom Rand der Innenstadt bis zum Pazifik. Von der Terrasse des Griffith-Observatoriums sieht man nachts das Straßenraster und tagsüber den Hollywood-Schriftzug.',
      es_ES:
        'Sunset Boulevard serpentea desde el borde del centro hasta el océano Pacífico. Desde la terraza del observatorio Griffith se ve de noche la cuadrícula de calles y de día el letrero de Hollywood.',
      it_IT:
        'Sunset Boulevard serpeggia dal margine del centro fino all’oceano Pacifico. Dalla terrazza dell’osservatorio Griffith si vede di notte la griglia delle strade e di giorno la scritta Hollywood.',
      ru_RU:
        'Бульвар Сансет вьётся от края делового центра до Тихого океана. С террасы обсерватории Гриффита ночью видна сетка улиц, а днём — буквы Hollywood.',
      ja_JP:
        'サンセット大通りは、ダウンタウンの端から太平洋まで曲がりくねって続きます。グリフィス天文台のテラスからは、夜は碁盤目の街の灯、昼はハリウッドサインが見えます。',
    },
  },
  {
    slug: 'san-francisco',
    country: 'US',
    names: {
      en_US: 'San Francisco',
      fr_FR: 'San Francisco',
      de_DE: 'San Francisco',
      es_ES: 'San Francisco',
      it_IT: 'San Francisco',
      ru_RU: 'Сан-Франциско',
      ja_JP: 'サンフランシスコ',
    },
    latitude: 37.7749,
    longitude: -122.4194,
    timeZone: 'America/Los_Angeles',
    currency: 'USD',
    featured: false,
    order: 52,
    landmarks: [
      { motif: 'suspension-bridge', name: 'Golden Gate Bridge' },
      { motif: 'tram', name: 'Cable cars' },
      { motif: 'rooftops', name: 'Painted Ladies' },
      { motif: 'hills', name: 'Twin Peaks' },
    ],
    introduction: {
      en_US:
        'At Powell and Market the cable cars are pushed around by hand on a wooden turntable. On summer afternoons the fog comes in from the ocean through the Golden Gate.',
      fr_FR:
        'À l’angle de Powell et de Market, les cable cars sont retournés à la main sur une plaque tournante en bois. Les après-midi d’été, le brouillard arrive de l’océan par le Golden Gate.',
      de_DE:
        'An der Ecke Powell und Market werden die Cable Cars von Hand auf einer hölzernen Drehscheibe gewendet. An Sommernachmittagen zieht der Nebel vom Ozean durch das Golden Gate herein.',
      es_ES:
        'En la esquina de Powell y Market, los tranvías de cable se giran a mano sobre una plataforma de madera. Las tardes de verano, la niebla entra del océano por el Golden Gate.',
      it_IT:
        'All’angolo tra Powell e Market i cable car vengono girati a mano su una piattaforma di legno. Nei pomeriggi d’estate la nebbia entra dall’oceano attraverso il Golden Gate.',
      ru_RU:
        'На углу Пауэлл и Маркет канатные трамваи разворачивают вручную на деревянном круге. Летом после полудня через Золотые Ворота с океана приходит туман.',
      ja_JP:
        'パウエル通りとマーケット通りの角では、ケーブルカーを木の転車台に載せて人の手で回します。夏の午後には、海からの霧がゴールデンゲートを抜けて流れ込みます。',
    },
  },
  {
    slug: 'chicago',
    country: 'US',
    names: {
      en_US: 'Chicago',
      fr_FR: 'Chicago',
      de_DE: 'Chicago',
      es_ES: 'Chicago',
      it_IT: 'Chicago',
      ru_RU: 'Чикаго',
      ja_JP: 'シカゴ',
    },
    latitude: 41.8781,
    longitude: -87.6298,
    timeZone: 'America/Chicago',
    currency: 'USD',
    featured: false,
    order: 53,
    landmarks: [
      { motif: 'skyscrapers', name: 'Willis Tower' },
      { motif: 'ferris-wheel', name: 'Navy Pier' },
      { motif: 'river', name: 'Chicago River' },
      { motif: 'bridge', name: 'DuSable Bridge' },
    ],
    introduction: {
      en_US:
        'The trains of the “L” circle the Loop on a steel viaduct above the street. Since 1900 the Chicago River has flowed away from Lake Michigan, because engineers turned it around.',
      fr_FR:
        'Les rames du « L » font le tour du Loop sur un viaduc d’acier au-dessus de la rue. Depuis 1900, la rivière Chicago s’éloigne du lac Michigan, car des ingénieurs ont inversé son cours.',
      de_DE:
        'Die Züge der „L“ umrunden den Loop auf einem stählernen Viadukt über der Straße. Seit 1900 fließt der Chicago River vom Michigansee weg, denn Ingenieure kehrten seinen Lauf um.',
      es_ES:
        'Los trenes del «L» rodean el Loop sobre un viaducto de acero por encima de la calle. Desde 1900 el río Chicago se aleja del lago Míchigan, porque los ingenieros invirtieron su curso.',
      it_IT:
        'I treni della «L» girano attorno al Loop su un viadotto d’acciaio sopra la strada. Dal 1900 il fiume Chicago si allontana dal lago Michigan, perché gli ingegneri ne invertirono il corso.',
      ru_RU:
        'Поезда надземки «L» огибают район Луп по стальной эстакаде над улицей. С 1900 года река Чикаго течёт прочь от озера Мичиган: инженеры повернули её вспять.',
      ja_JP:
        '高架鉄道「L」の電車は、通りの上の鉄の高架を走ってループ地区を一周します。シカゴ川は1900年に技師たちが流れを逆にし、以来ミシガン湖から遠ざかる向きに流れています。',
    },
  },
  {
    slug: 'honolulu',
    country: 'US',
    names: {
      en_US: 'Honolulu',
      fr_FR: 'Honolulu',
      de_DE: 'Honolulu',
      es_ES: 'Honolulú',
      it_IT: 'Honolulu',
      ru_RU: 'Гонолулу',
      ja_JP: 'ホノルル',
    },
    latitude: 21.3069,
    longitude: -157.8583,
    timeZone: 'Pacific/Honolulu',
    currency: 'USD',
    featured: false,
    order: 54,
    landmarks: [
      { motif: 'volcano', name: 'Diamond Head' },
      { motif: 'palm', name: 'Waikīkī Beach' },
      { motif: 'palace', name: 'ʻIolani Palace' },
    ],
    introduction: {
      en_US:
        'Hawaii’s last king and then its last queen lived in ʻIolani Palace, until the monarchy was overthrown in 1893. A path inside the crater of Diamond Head leads up to its rim above Waikīkī.',
      fr_FR:
        'Le dernier roi et la dernière reine d’Hawaï vécurent au palais ʻIolani, jusqu’au renversement de la monarchie en 1893. Un sentier dans le cratère de Diamond Head monte à son rebord, au-dessus de Waikīkī.',
      de_DE:
        'Der letzte König und die letzte Königin Hawaiis lebten im ʻIolani-Palast, bis die Monarchie 1893 gestürzt wurde. Ein Pfad im Krater des Diamond Head führt auf seinen Rand über Waikīkī.',
      es_ES:
        'El último rey y la última reina de Hawái vivieron en el palacio ʻIolani, hasta que la monarquía fue derrocada en 1893. Un sendero dentro del cráter de Diamond Head sube a su borde, sobre Waikīkī.',
      it_IT:
        'L’ultimo re e l’ultima regina delle Hawaii vissero nel palazzo ʻIolani, fino al rovesciamento della monarchia nel 1893. Un sentiero nel cratere del Diamond Head sale al bordo, sopra Waikīkī.',
      ru_RU:
        'Последние король и королева Гавайев жили во дворце Иолани, пока в 1893 году монархию не свергли. Тропа внутри кратера Даймонд-Хед поднимается на его край над Вайкики.',
      ja_JP:
        'ハワイ最後の王と女王は、1893年に王政が倒されるまでイオラニ宮殿に暮らしました。ダイヤモンドヘッドの火口の中の道は、ワイキキを見下ろす縁まで上ります。',
    },
  },
  {
    slug: 'toronto',
    country: 'CA',
    names: {
      en_US: 'Toronto',
      fr_FR: 'Toronto',
      de_DE: 'Toronto',
      es_ES: 'Toronto',
      it_IT: 'Toronto',
      ru_RU: 'Торонто',
      ja_JP: 'トロント',
    },
    latitude: 43.6532,
    longitude: -79.3832,
    timeZone: 'America/Toronto',
    currency: 'CAD',
    featured: false,
    order: 55,
    landmarks: [
      { motif: 'towers', name: 'CN Tower' },
      { motif: 'tram', name: 'Queen Street streetcar' },
      { motif: 'clock-tower', name: 'Old City Hall' },
    ],
    introduction: {
      en_US:
        'Red streetcars run the length of Queen Street, from the Beaches in the east to the west end. From the foot of Bay Street ferries cross to the Toronto Islands in Lake Ontario.',
      fr_FR:
        'Des tramways rouges parcourent Queen Street, des Beaches à l’est jusqu’à l’ouest de la ville. Au bout de Bay Street, des ferries partent pour les îles de Toronto, sur le lac Ontario.',
      de_DE:
        'Rote Straßenbahnen fahren die ganze Queen Street entlang, von den Beaches im Osten bis in den Westen. Am Ende der Bay Street legen die Fähren zu den Toronto Islands im Ontariosee ab.',
      es_ES:
        'Tranvías rojos recorren Queen Street, de las Beaches, al este, hasta el oeste de la ciudad. Al final de Bay Street salen ferris hacia las islas de Toronto, en el lago Ontario.',
      it_IT:
        'Tram rossi percorrono Queen Street dalle Beaches, a est, fino alla parte ovest della città. In fondo a Bay Street partono i traghetti per le isole di Toronto, nel lago Ontario.',
      ru_RU:
        'Красные трамваи ходят по всей Куин-стрит, от района Бичес на востоке до западных кварталов. От конца Бей-стрит отправляются паромы на острова Торонто в озере Онтарио.',
      ja_JP:
        '赤い路面電車が、東のビーチズ地区から西の端までクイーン通りを走ります。ベイ通りの突き当たりからは、オンタリオ湖のトロント諸島へフェリーが出ています。',
    },
  },
  {
    slug: 'montreal',
    country: 'CA',
    names: {
      en_US: 'Montreal',
      fr_FR: 'Montréal',
      de_DE: 'Montreal',
      es_ES: 'Montreal',
      it_IT: 'Montréal',
      ru_RU: 'Монреаль',
      ja_JP: 'モントリオール',
    },
    latitude: 45.5019,
    longitude: -73.5674,
    timeZone: 'America/Toronto',
    currency: 'CAD',
    featured: false,
    order: 56,
    landmarks: [
      { motif: 'cathedral', name: 'Notre-Dame Basilica' },
      { motif: 'hills', name: 'Mount Royal' },
      { motif: 'dome', name: 'Bonsecours Market' },
      { motif: 'street-art-wall', name: 'Murals of Boulevard Saint-Laurent' },
    ],
    introduction: {
      en_US:
        'On the Plateau, outside staircases, many of them curved, lead up to the upper apartments. In Mile End bagels are boiled in honeyed water and baked in a wood-fired oven.',
      fr_FR:
        'Sur le Plateau, des escaliers extérieurs, souvent courbes, mènent aux logements des étages. Dans le Mile End, les bagels sont pochés dans une eau miellée, puis cuits au four à bois.',
      de_DE:
        'Auf dem Plateau führen Außentreppen, viele davon geschwungen, zu den oberen Wohnungen. Im Mile End werden Bagels in Honigwasser gekocht und im Holzofen gebacken.',
      es_ES:
        'En el Plateau, escaleras exteriores, muchas de ellas curvas, suben a los pisos altos. En Mile End los bagels se cuecen en agua con miel y se hornean con leña.',
      it_IT:
        'Sul Plateau, scale esterne, spesso curve, portano agli appartamenti dei piani alti. Nel Mile End i bagel si lessano in acqua e miele e si cuociono nel forno a legna.',
      ru_RU:
        'В районе Плато к верхним квартирам ведут наружные лестницы, многие из них изогнутые. В Майл-Энде бейглы варят в воде с мёдом и пекут в дровяной печи.',
      ja_JP:
        'プラトー地区では、曲線を描く外階段が上の階の住まいへと続きます。マイル・エンドのベーグルは、蜂蜜を入れた湯で茹でて薪窯で焼かれます。',
    },
  },
  {
    slug: 'vancouver',
    country: 'CA',
    names: {
      en_US: 'Vancouver',
      fr_FR: 'Vancouver',
      de_DE: 'Vancouver',
      es_ES: 'Vancouver',
      it_IT: 'Vancouver',
      ru_RU: 'Ванкувер',
      ja_JP: 'バンクーバー',
    },
    latitude: 49.2827,
    longitude: -123.1207,
    timeZone: 'America/Vancouver',
    currency: 'CAD',
    featured: false,
    order: 57,
    landmarks: [
      { motif: 'suspension-bridge', name: 'Lions Gate Bridge' },
      { motif: 'harbour', name: 'Coal Harbour' },
      { motif: 'mountain', name: 'North Shore Mountains' },
      { motif: 'pine', name: 'Stanley Park' },
    ],
    introduction: {
      en_US:
        'The Seawall follows the water around Stanley Park, with one lane for walkers and one for bicycles. Small ferries cross False Creek to the public market on Granville Island.',
      fr_FR:
        'Le Seawall suit l’eau autour du parc Stanley, avec une voie pour les piétons et une pour les vélos. De petits bacs traversent False Creek jusqu’au marché public de Granville Island.',
      de_DE:
        'Der Seawall folgt dem Wasser rund um den Stanley Park, mit einer Spur für Fußgänger und einer für Fahrräder. Kleine Fähren queren den False Creek zur Markthalle auf Granville Island.',
      es_ES:
        'El Seawall bordea el agua alrededor de Stanley Park, con un carril para peatones y otro para bicicletas. Pequeños ferris cruzan False Creek hasta el mercado público de Granville Island.',
      it_IT:
        'Il Seawall segue l’acqua attorno a Stanley Park, con una corsia per chi cammina e una per le bici. Piccoli traghetti attraversano False Creek fino al mercato di Granville Island.',
      ru_RU:
        'Дорожка Сиволл идёт вдоль воды вокруг парка Стэнли: одна полоса для пешеходов, другая для велосипедов. Маленькие паромы ходят через Фолс-Крик к рынку на острове Гранвиль.',
      ja_JP:
        'スタンレー公園を囲む遊歩道シーウォールは、歩行者と自転車の通路に分かれて水辺を巡ります。小さな渡し船がフォールス・クリークを越え、グランビル・アイランドの市場へ向かいます。',
    },
  },
];
