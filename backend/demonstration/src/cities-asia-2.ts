import type { CityOfDemo } from './shapes.js';

export const citiesOfAsia2: readonly CityOfDemo[] = [
  {
    slug: 'osaka',
    country: 'JP',
    names: {
      en_US: 'Osaka',
      fr_FR: 'Osaka',
      de_DE: 'Osaka',
      es_ES: 'Osaka',
      it_IT: 'Osaka',
      ru_RU: 'Осака',
      ja_JP: '大阪',
    },
    latitude: 34.6937,
    longitude: 135.5023,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    featured: false,
    order: 39,
    landmarks: [
      { motif: 'castle', name: 'Osaka Castle' },
      { motif: 'iron-tower', name: 'Tsūtenkaku' },
      { motif: 'plate', name: 'Takoyaki of Dōtonbori' },
    ],
    introduction: {
      en_US:
        'Along the Dōtonbori canal takoyaki are eaten straight from the griddle, under signs as tall as houses. On escalators people stand on the right, the opposite of Tokyo.',
      fr_FR:
        'Le long du canal de Dōtonbori, on mange les takoyaki à la sortie de la plaque, sous des enseignes hautes comme des maisons. Sur les escalators, on se tient à droite, à l’inverse de Tokyo.',
      de_DE:
        'Am Dōtonbori-Kanal isst man Takoyaki direkt von der heißen Platte, unter haushohen Reklamen. Auf Rolltreppen steht man rechts, anders als in Tokio.',
      es_ES:
        'Junto al canal de Dōtonbori se comen takoyaki recién salidos de la plancha, bajo letreros altos como casas. En las escaleras mecánicas la gente se pone a la derecha, al revés que en Tokio.',
      it_IT:
        'Lungo il canale di Dōtonbori si mangiano i takoyaki appena tolti dalla piastra, sotto insegne alte come case. Sulle scale mobili si sta a destra, al contrario di Tokyo.',
      ru_RU:
        'Вдоль канала Дотонбори едят такояки прямо с плиты под вывесками высотой с дом. На эскалаторах здесь стоят справа, не так, как в Токио.',
      ja_JP:
        '道頓堀では、建物ほどもある看板の下で焼きたてのたこ焼きをほおばります。エスカレーターでは東京と反対に右側に立ちます。',
    },
  },
  {
    slug: 'delhi',
    country: 'IN',
    names: {
      en_US: 'Delhi',
      fr_FR: 'Delhi',
      de_DE: 'Delhi',
      es_ES: 'Delhi',
      it_IT: 'Delhi',
      ru_RU: 'Дели',
      ja_JP: 'デリー',
    },
    latitude: 28.6448,
    longitude: 77.2167,
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    featured: false,
    order: 40,
    landmarks: [
      { motif: 'dome', name: 'Humayun’s Tomb' },
      { motif: 'gate', name: 'India Gate' },
      { motif: 'minaret', name: 'Qutb Minar' },
    ],
    introduction: {
      en_US:
        'Chandni Chowk runs from the Red Fort to the Fatehpuri Mosque. A few steps beyond, sacks of dried chilies are weighed and carried through Khari Baoli, the spice market.',
      fr_FR:
        'Chandni Chowk va du Fort Rouge à la mosquée Fatehpuri. Quelques pas plus loin, à Khari Baoli, le marché aux épices, on pèse et on porte des sacs de piments secs.',
      de_DE:
        'Die Straße Chandni Chowk führt vom Roten Fort zur Fatehpuri-Moschee. Ein paar Schritte weiter, auf dem Gewürzmarkt Khari Baoli, werden Säcke mit getrockneten Chilis gewogen und getragen.',
      es_ES:
        'Chandni Chowk va del Fuerte Rojo a la mezquita Fatehpuri. Unos pasos más allá, en Khari Baoli, el mercado de las especias, se pesan y se cargan sacos de chiles secos.',
      it_IT:
        'Chandni Chowk va dal Forte Rosso alla moschea Fatehpuri. Pochi passi più in là, a Khari Baoli, il mercato delle spezie, si pesano e si trasportano sacchi di peperoncino secco.',
      ru_RU:
        'Улица Чандни-Чоук идёт от Красного форта к мечети Фатехпури. В нескольких шагах за ней, на рынке специй Кхари-Баоли, взвешивают и носят мешки сушёного перца.',
      ja_JP:
        'チャンドニー・チョークの通りは、レッド・フォートからファテープリー・モスクまで続きます。その先の香辛料市場カリ・バオリでは、乾燥唐辛子の袋が量られ、運ばれていきます。',
    },
  },
  {
    slug: 'jaipur',
    country: 'IN',
    names: {
      en_US: 'Jaipur',
      fr_FR: 'Jaipur',
      de_DE: 'Jaipur',
      es_ES: 'Jaipur',
      it_IT: 'Jaipur',
      ru_RU: 'Джайпур',
      ja_JP: 'ジャイプル',
    },
    latitude: 26.9239,
    longitude: 75.8267,
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    featured: false,
    order: 41,
    landmarks: [
      { motif: 'palace', name: 'Hawa Mahal' },
      { motif: 'castle', name: 'Amber Fort' },
      { motif: 'hills', name: 'Aravalli Hills' },
    ],
    introduction: {
      en_US:
        'The old town was laid out as a grid in 1727, and its façades are painted a terracotta pink. Through the small windows of the Hawa Mahal the women of the court watched the street unseen.',
      fr_FR:
        'La vieille ville fut tracée en damier en 1727, et ses façades sont peintes d’un rose terre cuite. Par les petites fenêtres du Hawa Mahal, les femmes de la cour regardaient la rue sans être vues.',
      de_DE:
        'Die Altstadt wurde 1727 im Schachbrettmuster angelegt, ihre Fassaden sind in Terrakottarosa gestrichen. Durch die kleinen Fenster des Hawa Mahal sahen die Frauen des Hofes ungesehen auf die Straße.',
      es_ES:
        'El casco antiguo se trazó en cuadrícula en 1727, y sus fachadas están pintadas de un rosa terracota. Por las ventanitas del Hawa Mahal las mujeres de la corte miraban la calle sin ser vistas.',
      it_IT:
        'La città vecchia fu tracciata a scacchiera nel 1727 e le sue facciate sono dipinte di rosa terracotta. Dalle finestrelle dell’Hawa Mahal le donne di corte guardavano la strada senza essere viste.',
      ru_RU:
        'Старый город разбили по сетке в 1727 году, его фасады выкрашены в терракотово-розовый цвет. Сквозь оконца Хава-Махала придворные женщины незаметно смотрели на улицу.',
      ja_JP:
        '旧市街は1727年に碁盤目状に造られ、建物の正面は赤みがかったピンクに塗られています。宮廷の女性たちは、風の宮殿ハワー・マハルの小窓から人目に触れずに通りを眺めました。',
    },
  },
  {
    slug: 'kathmandu',
    country: 'NP',
    names: {
      en_US: 'Kathmandu',
      fr_FR: 'Katmandou',
      de_DE: 'Kathmandu',
      es_ES: 'Katmandú',
      it_IT: 'Kathmandu',
      ru_RU: 'Катманду',
      ja_JP: 'カトマンズ',
    },
    latitude: 27.7103,
    longitude: 85.3222,
    timeZone: 'Asia/Kathmandu',
    currency: 'NPR',
    featured: false,
    order: 42,
    landmarks: [
      { motif: 'stupa', name: 'Swayambhunath' },
      { motif: 'pagoda', name: 'Durbar Square' },
      { motif: 'mountain', name: 'Langtang Himal' },
    ],
    introduction: {
      en_US:
        'A long stone stairway, shared with monkeys, leads up to the stupa of Swayambhunath. In the Asan bazaar several old streets meet, and rice, spices and brass are sold on the ground.',
      fr_FR:
        'Un long escalier de pierre, partagé avec les singes, monte au stupa de Swayambhunath. Au bazar d’Asan se rejoignent plusieurs vieilles rues, et l’on vend à même le sol riz, épices et laiton.',
      de_DE:
        'Eine lange Steintreppe, die man sich mit Affen teilt, führt zum Stupa von Swayambhunath hinauf. Im Basar von Asan treffen mehrere alte Straßen zusammen, und am Boden werden Reis, Gewürze und Messing verkauft.',
      es_ES:
        'Una larga escalinata de piedra, compartida con los monos, sube a la estupa de Swayambhunath. En el bazar de Asan confluyen varias calles antiguas, y en el suelo se venden arroz, especias y latón.',
      it_IT:
        'Una lunga scala di pietra, divisa con le scimmie, sale allo stupa di Swayambhunath. Nel bazar di Asan si incontrano diverse vie antiche, e per terra si vendono riso, spezie e ottone.',
      ru_RU:
        'К ступе Сваямбунатх поднимается длинная каменная лестница, которую делят с обезьянами. На базаре Асан сходятся старые улицы, и прямо на земле продают рис, специи и латунь.',
      ja_JP:
        '猿たちが行き交う長い石段が、スワヤンブナートの仏塔へと上ります。古い通りが集まるアサンの市場では、地面に広げた米や香辛料、真鍮の器が売られています。',
    },
  },
  {
    slug: 'dubai',
    country: 'AE',
    names: {
      en_US: 'Dubai',
      fr_FR: 'Dubaï',
      de_DE: 'Dubai',
      es_ES: 'Dubái',
      it_IT: 'Dubai',
      ru_RU: 'Дубай',
      ja_JP: 'ドバイ',
    },
    latitude: 25.2637,
    longitude: 55.2972,
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    featured: false,
    order: 43,
    landmarks: [
      { motif: 'skyscrapers', name: 'Burj Khalifa' },
      { motif: 'harbour', name: 'Dubai Creek' },
      { motif: 'dunes', name: 'Desert of Dubai' },
    ],
    introduction: {
      en_US:
        'Small wooden boats called abras carry people across the Creek between Deira and Bur Dubai. In Al Fahidi the houses still have the wind towers that cooled them before electricity.',
      fr_FR:
        'De petits bateaux de bois, les abras, font traverser la Crique entre Deira et Bur Dubai. À Al Fahidi, les maisons gardent les tours à vent qui les rafraîchissaient avant l’électricité.',
      de_DE:
        'Kleine Holzboote, die Abras, bringen die Leute zwischen Deira und Bur Dubai über den Creek. In Al Fahidi tragen die Häuser noch die Windtürme, die sie kühlten, bevor es Strom gab.',
      es_ES:
        'Unas pequeñas barcas de madera, las abras, cruzan la ría entre Deira y Bur Dubai. En Al Fahidi las casas conservan las torres de viento que las refrescaban antes de la electricidad.',
      it_IT:
        'Piccole barche di legno, le abra, traghettano la gente sul Creek tra Deira e Bur Dubai. Ad Al Fahidi le case hanno ancora le torri del vento che le rinfrescavano prima dell’elettricità.',
      ru_RU:
        'Деревянные лодочки-абры перевозят людей через бухту Крик между Дейрой и Бур-Дубаем. В Аль-Фахиди на домах сохранились ветряные башни, охлаждавшие их до появления электричества.',
      ja_JP:
        '「アブラ」と呼ばれる小さな木の渡し船が、クリークを挟むデイラとバール・ドバイの間を行き来します。アル・ファヒディ地区の家々には、電気のない時代に涼をとった風の塔が残っています。',
    },
  },
  {
    slug: 'amman',
    country: 'JO',
    names: {
      en_US: 'Amman',
      fr_FR: 'Amman',
      de_DE: 'Amman',
      es_ES: 'Ammán',
      it_IT: 'Amman',
      ru_RU: 'Амман',
      ja_JP: 'アンマン',
    },
    latitude: 31.9539,
    longitude: 35.9106,
    timeZone: 'Asia/Amman',
    currency: 'JOD',
    featured: false,
    order: 44,
    landmarks: [
      { motif: 'arena', name: 'Roman Theater' },
      { motif: 'temple-columns', name: 'Temple of Hercules' },
      { motif: 'hills', name: 'Jabal al-Qal’a' },
    ],
    introduction: {
      en_US:
        'The houses, faced with pale limestone, climb the hills that give the districts their names. Below the Citadel the seats of the Roman Theater are cut into the slope, in the middle of the old center.',
      fr_FR:
        'Les maisons, revêtues de calcaire clair, escaladent les collines qui donnent leur nom aux quartiers. Sous la Citadelle, les gradins du théâtre romain sont taillés dans la pente, au milieu du vieux centre.',
      de_DE:
        'Die Häuser, mit hellem Kalkstein verkleidet, steigen die Hügel hinauf, nach denen die Viertel heißen. Unterhalb der Zitadelle sind die Ränge des römischen Theaters in den Hang gehauen, mitten im alten Zentrum.',
      es_ES:
        'Las casas, revestidas de caliza clara, trepan por las colinas que dan nombre a los barrios. Bajo la Ciudadela, las gradas del teatro romano están talladas en la ladera, en pleno centro antiguo.',
      it_IT:
        'Le case, rivestite di calcare chiaro, salgono sulle colline che danno il nome ai quartieri. Sotto la Cittadella le gradinate del teatro romano sono scavate nel pendio, in mezzo al vecchio centro.',
      ru_RU:
        'Дома, облицованные светлым известняком, поднимаются по холмам, давшим имена районам. Под Цитаделью ряды римского театра вырублены в склоне посреди старого центра.',
      ja_JP:
        '淡い石灰岩の家々が丘を上り、その丘の名がそのまま地区の名になっています。城塞の丘の下、旧市街の真ん中には、斜面を削って客席を造ったローマ劇場があります。',
    },
  },
];
