import type { CityOfDemo } from './shapes.js';

export const citiesOfAsiaMore2: readonly CityOfDemo[] = [
  {
    slug: 'busan',
    country: 'KR',
    names: {
      en_US: 'Busan',
      fr_FR: 'Busan',
      de_DE: 'Busan',
      es_ES: 'Busan',
      it_IT: 'Busan',
      ru_RU: 'Пусан',
      ja_JP: '釜山',
    },
    latitude: 35.1796,
    longitude: 129.0756,
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    featured: false,
    order: 2015,
    landmarks: [
      { motif: 'suspension-bridge', name: 'Gwangan Bridge' },
      { motif: 'rooftops', name: 'Gamcheon Culture Village' },
      { motif: 'sea', name: 'Haeundae Beach' },
    ],
    introduction: {
      en_US:
        'At Jagalchi Market you choose a fish from the tanks on the ground floor and have it cut and served upstairs, above the harbor.',
      fr_FR:
        'Au marché de Jagalchi, on choisit son poisson dans les bassins du rez-de-chaussée, et on vous le sert tranché à l’étage, au-dessus du port.',
      de_DE:
        'Auf dem Jagalchi-Markt sucht man sich unten einen Fisch aus den Becken aus und bekommt ihn oben, über dem Hafen, aufgeschnitten serviert.',
      es_ES:
        'En el mercado de Jagalchi se elige el pescado en los tanques de la planta baja y lo sirven cortado en el piso de arriba, sobre el puerto.',
      it_IT:
        'Al mercato di Jagalchi si sceglie il pesce nelle vasche al pianterreno e lo si mangia, già tagliato, al piano di sopra, affacciati sul porto.',
      ru_RU:
        'На рынке Чагальчхи рыбу выбирают в садках на первом этаже, а наверху, над гаванью, её подают уже нарезанной.',
      ja_JP: 'チャガルチ市場では、一階の水槽から魚を選び、港を見下ろす上の階でさばいてもらって食べます。',
    },
  },
  {
    slug: 'gyeongju',
    country: 'KR',
    names: {
      en_US: 'Gyeongju',
      fr_FR: 'Gyeongju',
      de_DE: 'Gyeongju',
      es_ES: 'Gyeongju',
      it_IT: 'Gyeongju',
      ru_RU: 'Кёнджу',
      ja_JP: '慶州',
    },
    latitude: 35.8562,
    longitude: 129.2247,
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    featured: false,
    order: 2016,
    landmarks: [
      { motif: 'hills', name: 'Daereungwon tombs' },
      { motif: 'pagoda', name: 'Bulguksa' },
      { motif: 'towers', name: 'Cheomseongdae' },
    ],
    introduction: {
      en_US:
        'Grass-covered burial mounds of the Silla kings rise in the middle of town, and one of them, Cheonmachong, can be entered.',
      fr_FR:
        'Les tumulus herbeux des rois de Silla s’élèvent au milieu de la ville, et l’on peut pénétrer dans l’un d’eux, le Cheonmachong.',
      de_DE:
        'Mitten in der Stadt erheben sich grasbewachsene Grabhügel der Könige von Silla, und einer davon, Cheonmachong, ist begehbar.',
      es_ES:
        'En medio de la ciudad se alzan los túmulos cubiertos de hierba de los reyes de Silla, y en uno de ellos, Cheonmachong, se puede entrar.',
      it_IT:
        'In mezzo alla città si alzano i tumuli erbosi dei re di Silla, e in uno di essi, il Cheonmachong, si può entrare.',
      ru_RU:
        'Посреди города высятся поросшие травой курганы правителей Силла, и в один из них, Чхонмачхон, можно войти.',
      ja_JP: '街の真ん中に新羅の王たちの古墳が草の丘となって並び、そのうち天馬塚は中に入って見ることができます。',
    },
  },
  {
    slug: 'chiang-mai',
    country: 'TH',
    names: {
      en_US: 'Chiang Mai',
      fr_FR: 'Chiang Mai',
      de_DE: 'Chiang Mai',
      es_ES: 'Chiang Mai',
      it_IT: 'Chiang Mai',
      ru_RU: 'Чиангмай',
      ja_JP: 'チェンマイ',
    },
    latitude: 18.7883,
    longitude: 98.9853,
    timeZone: 'Asia/Bangkok',
    currency: 'THB',
    featured: false,
    order: 2017,
    landmarks: [
      { motif: 'stupa', name: 'Wat Chedi Luang' },
      { motif: 'gate', name: 'Tha Phae Gate' },
      { motif: 'mountain', name: 'Doi Suthep' },
    ],
    introduction: {
      en_US:
        'A square moat still surrounds the old town, and on Sunday evenings craft stalls fill Ratchadamnoen Road from Tha Phae Gate inward.',
      fr_FR:
        'Un fossé carré entoure encore la vieille ville, et le dimanche soir les étals d’artisans remplissent la rue Ratchadamnoen depuis la porte de Tha Phae.',
      de_DE:
        'Ein quadratischer Wassergraben umgibt noch immer die Altstadt, und sonntagabends füllen Handwerksstände die Ratchadamnoen-Straße ab dem Tha-Phae-Tor.',
      es_ES:
        'Un foso cuadrado rodea aún el casco antiguo, y los domingos por la tarde los puestos de artesanos llenan la calle Ratchadamnoen desde la puerta Tha Phae.',
      it_IT:
        'Un fossato quadrato cinge ancora la città vecchia, e la domenica sera i banchi degli artigiani riempiono Ratchadamnoen Road dalla porta Tha Phae in poi.',
      ru_RU:
        'Старый город по-прежнему окружён квадратным рвом, а воскресными вечерами от ворот Тхапхэ вдоль улицы Ратчадамноен тянутся прилавки ремесленников.',
      ja_JP:
        '旧市街は今も四角い堀に囲まれ、日曜の夕方にはターペー門から続くラーチャダムヌーン通りが手工芸品の屋台で埋まります。',
    },
  },
  {
    slug: 'ho-chi-minh-city',
    country: 'VN',
    names: {
      en_US: 'Ho Chi Minh City',
      fr_FR: 'Hô-Chi-Minh-Ville',
      de_DE: 'Ho-Chi-Minh-Stadt',
      es_ES: 'Ciudad Ho Chi Minh',
      it_IT: 'Ho Chi Minh',
      ru_RU: 'Хошимин',
      ja_JP: 'ホーチミン',
    },
    latitude: 10.7769,
    longitude: 106.7009,
    timeZone: 'Asia/Ho_Chi_Minh',
    currency: 'VND',
    featured: false,
    order: 2018,
    landmarks: [
      { motif: 'cathedral', name: 'Notre-Dame Cathedral' },
      { motif: 'clock-tower', name: 'Ben Thanh Market' },
      { motif: 'skyscrapers', name: 'Landmark 81' },
    ],
    introduction: {
      en_US:
        'In the Central Post Office, finished in 1891, a painted map of the old telegraph lines to Cambodia still hangs beneath an iron vault.',
      fr_FR:
        'À la Poste centrale, achevée en 1891, une carte peinte des anciennes lignes télégraphiques vers le Cambodge orne toujours la salle à voûte de fer.',
      de_DE:
        'Im Hauptpostamt, 1891 fertiggestellt, hängt unter eisernem Gewölbe noch immer eine gemalte Karte der alten Telegrafenlinien nach Kambodscha.',
      es_ES:
        'En la oficina central de correos, terminada en 1891, un mapa pintado de las antiguas líneas de telégrafo a Camboya sigue colgado bajo la bóveda de hierro.',
      it_IT:
        'Nella posta centrale, finita nel 1891, sotto una volta di ferro è ancora appesa una carta dipinta delle vecchie linee telegrafiche verso la Cambogia.',
      ru_RU:
        'На Центральном почтамте, достроенном в 1891 году, под железными сводами до сих пор висит расписная карта старых телеграфных линий в Камбоджу.',
      ja_JP:
        '1891年に完成した中央郵便局では、鉄骨の丸天井の下に、カンボジアへ延びていた電信線を描いた地図が今も掛かっています。',
    },
  },
  {
    slug: 'hoi-an',
    country: 'VN',
    names: {
      en_US: 'Hoi An',
      fr_FR: 'Hoi An',
      de_DE: 'Hoi An',
      es_ES: 'Hoi An',
      it_IT: 'Hoi An',
      ru_RU: 'Хойан',
      ja_JP: 'ホイアン',
    },
    latitude: 15.8801,
    longitude: 108.338,
    timeZone: 'Asia/Ho_Chi_Minh',
    currency: 'VND',
    featured: false,
    order: 2019,
    landmarks: [
      { motif: 'lantern', name: 'Silk lanterns of the old town' },
      { motif: 'bridge', name: 'Japanese Bridge' },
      { motif: 'river', name: 'Thu Bon River' },
    ],
    introduction: {
      en_US:
        'On the fourteenth night of each lunar month the old town turns off its electric lamps, and silk lanterns light the way to the Japanese Bridge.',
      fr_FR:
        'La quatorzième nuit de chaque mois lunaire, la vieille ville éteint l’électricité, et des lanternes de soie éclairent le chemin du pont japonais.',
      de_DE:
        'In der vierzehnten Nacht jedes Mondmonats schaltet die Altstadt das elektrische Licht ab, und Seidenlaternen leuchten den Weg zur Japanischen Brücke.',
      es_ES:
        'La decimocuarta noche de cada mes lunar el casco antiguo apaga las luces eléctricas y los farolillos de seda alumbran el camino al puente japonés.',
      it_IT:
        'La quattordicesima notte di ogni mese lunare la città vecchia spegne le luci elettriche, e lanterne di seta rischiarano la via fino al ponte giapponese.',
      ru_RU:
        'В четырнадцатую ночь лунного месяца в старом городе гасят электричество, и дорогу к Японскому мосту освещают шёлковые фонари.',
      ja_JP: '旧暦で毎月14日の夜、旧市街では電灯が消され、絹のランタンの明かりが来遠橋（日本橋）までの道を照らします。',
    },
  },
  {
    slug: 'luang-prabang',
    country: 'LA',
    names: {
      en_US: 'Luang Prabang',
      fr_FR: 'Luang Prabang',
      de_DE: 'Luang Prabang',
      es_ES: 'Luang Prabang',
      it_IT: 'Luang Prabang',
      ru_RU: 'Луангпхабанг',
      ja_JP: 'ルアンパバーン',
    },
    latitude: 19.8845,
    longitude: 102.1348,
    timeZone: 'Asia/Vientiane',
    currency: 'LAK',
    featured: false,
    order: 2020,
    landmarks: [
      { motif: 'temple-columns', name: 'Wat Xieng Thong' },
      { motif: 'river', name: 'Mekong' },
      { motif: 'hills', name: 'Mount Phousi' },
    ],
    introduction: {
      en_US:
        'Before sunrise monks walk barefoot down Sakkaline Road in single file, and people kneeling at the curb put sticky rice in their bowls.',
      fr_FR:
        'Avant l’aube, les moines descendent pieds nus, en file, la rue Sakkaline, et les habitants agenouillés déposent du riz gluant dans leurs bols.',
      de_DE:
        'Vor Sonnenaufgang gehen Mönche barfuß hintereinander die Sakkaline-Straße entlang, und am Bordstein Kniende legen ihnen Klebreis in die Schalen.',
      es_ES:
        'Antes de que salga el sol, los monjes recorren descalzos y en fila la calle Sakkaline, y la gente arrodillada les pone arroz glutinoso en los cuencos.',
      it_IT:
        'Prima dell’alba i monaci percorrono scalzi, in fila, via Sakkaline, e la gente inginocchiata sul bordo mette riso glutinoso nelle loro ciotole.',
      ru_RU:
        'Перед рассветом монахи босиком, вереницей идут по улице Саккалин, а жители, стоя на коленях у обочины, кладут им в чаши клейкий рис.',
      ja_JP:
        '夜明け前、僧侶たちが裸足で一列になってサッカリン通りを歩き、道端にひざまずいた人々が鉢にもち米を入れます。',
    },
  },
  {
    slug: 'siem-reap',
    country: 'KH',
    names: {
      en_US: 'Siem Reap',
      fr_FR: 'Siem Reap',
      de_DE: 'Siem Reap',
      es_ES: 'Siem Reap',
      it_IT: 'Siem Reap',
      ru_RU: 'Сиемреап',
      ja_JP: 'シェムリアップ',
    },
    latitude: 13.3633,
    longitude: 103.8564,
    timeZone: 'Asia/Phnom_Penh',
    currency: 'KHR',
    featured: false,
    order: 2021,
    landmarks: [
      { motif: 'temple-columns', name: 'Angkor Wat' },
      { motif: 'statue', name: 'Faces of the Bayon' },
      { motif: 'arches', name: 'Ta Prohm' },
    ],
    introduction: {
      en_US:
        'Around the equinoxes people gather before dawn on the western causeway of Angkor Wat, as the sun then rises behind its central tower.',
      fr_FR:
        'Aux équinoxes, on se rassemble avant l’aube sur la chaussée ouest d’Angkor Vat, car le soleil se lève alors derrière la tour centrale.',
      de_DE:
        'Um die Tagundnachtgleichen versammelt man sich vor Tagesanbruch auf dem Westdamm von Angkor Wat, denn dann geht die Sonne hinter dem Mittelturm auf.',
      es_ES:
        'En torno a los equinoccios la gente se reúne antes del alba en la calzada oeste de Angkor Wat, porque el sol sale entonces tras la torre central.',
      it_IT:
        'Intorno agli equinozi ci si raduna prima dell’alba sulla via occidentale di Angkor Wat, perché allora il sole sorge dietro la torre centrale.',
      ru_RU:
        'В дни равноденствия люди ещё до рассвета собираются на западной дамбе Ангкор-Вата: солнце тогда встаёт за центральной башней.',
      ja_JP:
        '春分と秋分のころ、朝日が中央塔の真後ろから昇るので、夜明け前のアンコール・ワット西参道に人々が集まります。',
    },
  },
  {
    slug: 'phnom-penh',
    country: 'KH',
    names: {
      en_US: 'Phnom Penh',
      fr_FR: 'Phnom Penh',
      de_DE: 'Phnom Penh',
      es_ES: 'Phnom Penh',
      it_IT: 'Phnom Penh',
      ru_RU: 'Пномпень',
      ja_JP: 'プノンペン',
    },
    latitude: 11.5564,
    longitude: 104.9282,
    timeZone: 'Asia/Phnom_Penh',
    currency: 'KHR',
    featured: false,
    order: 2022,
    landmarks: [
      { motif: 'palace', name: 'Royal Palace' },
      { motif: 'stupa', name: 'Wat Phnom' },
      { motif: 'dome', name: 'Central Market' },
    ],
    introduction: {
      en_US:
        'In front of the Royal Palace the Tonlé Sap flows into the Mekong, which in the rainy season pushes it back upstream toward its lake.',
      fr_FR:
        'Devant le Palais royal, le Tonlé Sap se jette dans le Mékong, qui, à la saison des pluies, le refoule vers son lac.',
      de_DE:
        'Vor dem Königspalast mündet der Tonle Sap in den Mekong, der ihn in der Regenzeit flussaufwärts bis in seinen See zurückdrängt.',
      es_ES:
        'Frente al Palacio Real el Tonlé Sap desemboca en el Mekong, que en la época de lluvias lo empuja aguas arriba, hacia su lago.',
      it_IT:
        'Davanti al Palazzo reale il Tonle Sap si getta nel Mekong, che nella stagione delle piogge lo respinge indietro verso il suo lago.',
      ru_RU:
        'Перед Королевским дворцом Тонлесап впадает в Меконг, который в сезон дождей гонит его воды вспять, к озеру.',
      ja_JP: '王宮の前でトンレサップ川がメコン川に注ぎ、雨季になると水はメコンに押されて湖の方へ逆流します。',
    },
  },
  {
    slug: 'kuala-lumpur',
    country: 'MY',
    names: {
      en_US: 'Kuala Lumpur',
      fr_FR: 'Kuala Lumpur',
      de_DE: 'Kuala Lumpur',
      es_ES: 'Kuala Lumpur',
      it_IT: 'Kuala Lumpur',
      ru_RU: 'Куала-Лумпур',
      ja_JP: 'クアラルンプール',
    },
    latitude: 3.139,
    longitude: 101.6869,
    timeZone: 'Asia/Kuala_Lumpur',
    currency: 'MYR',
    featured: false,
    order: 2023,
    landmarks: [
      { motif: 'skyscrapers', name: 'Petronas Towers' },
      { motif: 'minaret', name: 'Jamek Mosque' },
      { motif: 'clock-tower', name: 'Sultan Abdul Samad Building' },
    ],
    introduction: {
      en_US:
        'Beside the Jamek Mosque the Gombak flows into the Klang, and it is this “muddy confluence” that gave Kuala Lumpur its Malay name.',
      fr_FR:
        'Près de la mosquée Jamek, la Gombak rejoint la Klang, et c’est ce « confluent boueux » que désigne en malais le nom de Kuala Lumpur.',
      de_DE:
        'Neben der Jamek-Moschee fließt der Gombak in den Klang, und von dieser „schlammigen Mündung“ hat Kuala Lumpur seinen malaiischen Namen.',
      es_ES:
        'Junto a la mezquita Jamek el Gombak se une al Klang, y esa «confluencia fangosa» es lo que significa en malayo Kuala Lumpur.',
      it_IT:
        'Accanto alla moschea Jamek il Gombak entra nel Klang, ed è questa «confluenza fangosa» il significato malese di Kuala Lumpur.',
      ru_RU:
        'У мечети Джамек река Гомбак впадает в Кланг, и от этого «мутного слияния» по-малайски получил своё имя Куала-Лумпур.',
      ja_JP:
        'ジャメ・モスクの脇でゴンバック川がクラン川に合流し、この「泥の合流点」がマレー語の地名クアラルンプールの由来です。',
    },
  },
  {
    slug: 'george-town',
    country: 'MY',
    names: {
      en_US: 'George Town',
      fr_FR: 'George Town',
      de_DE: 'George Town',
      es_ES: 'George Town',
      it_IT: 'George Town',
      ru_RU: 'Джорджтаун',
      ja_JP: 'ジョージタウン',
    },
    latitude: 5.4141,
    longitude: 100.3288,
    timeZone: 'Asia/Kuala_Lumpur',
    currency: 'MYR',
    featured: false,
    order: 2024,
    landmarks: [
      { motif: 'rooftops', name: 'Clan jetties' },
      { motif: 'street-art-wall', name: 'Armenian Street murals' },
      { motif: 'clock-tower', name: 'Queen Victoria Memorial Clock' },
    ],
    introduction: {
      en_US:
        'Off Weld Quay Chinese clans live on wooden jetties over the water, each named after the family: Chew, Tan, Lee or Lim.',
      fr_FR:
        'Le long de Weld Quay, des clans chinois habitent des jetées de bois au-dessus de l’eau, chacune au nom d’une famille, Chew, Tan, Lee ou Lim.',
      de_DE:
        'Am Weld Quay leben chinesische Clans auf Holzstegen über dem Wasser, von denen jeder nach einer Familie heißt: Chew, Tan, Lee oder Lim.',
      es_ES:
        'Frente a Weld Quay, clanes chinos viven en muelles de madera sobre el agua, cada uno con el nombre de una familia: Chew, Tan, Lee o Lim.',
      it_IT:
        'Lungo Weld Quay i clan cinesi abitano su pontili di legno sull’acqua, ognuno con il nome di una famiglia: Chew, Tan, Lee o Lim.',
      ru_RU:
        'У набережной Уэлд-Ки китайские кланы живут над водой на деревянных причалах, каждый из которых носит имя семьи: Чу, Тан, Ли или Лим.',
      ja_JP:
        'ウェルド・キーの沖に突き出た木の桟橋には中国系の一族が暮らし、周、陳、李、林と姓ごとに桟橋が分かれています。',
    },
  },
  {
    slug: 'yogyakarta',
    country: 'ID',
    names: {
      en_US: 'Yogyakarta',
      fr_FR: 'Yogyakarta',
      de_DE: 'Yogyakarta',
      es_ES: 'Yogyakarta',
      it_IT: 'Yogyakarta',
      ru_RU: 'Джокьякарта',
      ja_JP: 'ジョグジャカルタ',
    },
    latitude: -7.8014,
    longitude: 110.3647,
    timeZone: 'Asia/Jakarta',
    currency: 'IDR',
    featured: false,
    order: 2025,
    landmarks: [
      { motif: 'volcano', name: 'Mount Merapi' },
      { motif: 'stupa', name: 'Borobudur' },
      { motif: 'towers', name: 'Tugu monument' },
    ],
    introduction: {
      en_US:
        'The sultan still lives in the kraton, and the line from its gate along Malioboro Street points north to the volcano Merapi.',
      fr_FR:
        'Le sultan habite toujours le kraton, et l’axe qui part de sa porte par la rue Malioboro vise au nord le volcan Merapi.',
      de_DE:
        'Der Sultan wohnt noch immer im Kraton, und die Achse von dessen Tor über die Malioboro-Straße weist nach Norden auf den Vulkan Merapi.',
      es_ES:
        'El sultán vive todavía en el kraton, y el eje que sale de su puerta por la calle Malioboro apunta al norte, al volcán Merapi.',
      it_IT:
        'Il sultano vive ancora nel kraton, e l’asse che parte dalla sua porta lungo via Malioboro punta a nord, verso il vulcano Merapi.',
      ru_RU:
        'Султан по-прежнему живёт в кратоне, а ось от его ворот вдоль улицы Малиоборо указывает на север, на вулкан Мерапи.',
      ja_JP: 'スルタンは今も王宮クラトンに住み、その門からマリオボロ通りを抜ける軸線は、北のムラピ山を指しています。',
    },
  },
  {
    slug: 'ubud',
    country: 'ID',
    names: {
      en_US: 'Ubud',
      fr_FR: 'Ubud',
      de_DE: 'Ubud',
      es_ES: 'Ubud',
      it_IT: 'Ubud',
      ru_RU: 'Убуд',
      ja_JP: 'ウブド',
    },
    latitude: -8.5069,
    longitude: 115.2625,
    timeZone: 'Asia/Makassar',
    currency: 'IDR',
    featured: false,
    order: 2026,
    landmarks: [
      { motif: 'gate', name: 'Puri Saren' },
      { motif: 'palm', name: 'Campuhan Ridge' },
      { motif: 'hills', name: 'Tegallalang rice terraces' },
    ],
    introduction: {
      en_US:
        'In the morning small palm-leaf trays of petals are set down on the sidewalk, and in the evening the courtyard of Puri Saren is a dance stage.',
      fr_FR:
        'Le matin, on pose sur les trottoirs de petits paniers de palme garnis de pétales, et le soir la cour du Puri Saren devient une scène de danse.',
      de_DE:
        'Morgens stellt man kleine Palmblattschalen mit Blüten auf die Gehwege, und abends wird im Hof des Puri Saren getanzt.',
      es_ES:
        'Por la mañana se dejan en las aceras bandejitas de hoja de palma con pétalos, y por la noche el patio de Puri Saren se convierte en escenario de danza.',
      it_IT:
        'Al mattino si posano sui marciapiedi cestini di foglia di palma con petali, e la sera il cortile del Puri Saren diventa un palco per la danza.',
      ru_RU:
        'По утрам на тротуары ставят корзиночки из пальмовых листьев с лепестками, а вечером двор дворца Пури-Сарен становится сценой для танцев.',
      ja_JP: '朝には椰子の葉の小さな器に花を盛った供物が道に置かれ、夜にはサレン王宮の中庭が舞踊の舞台になります。',
    },
  },
  {
    slug: 'manila',
    country: 'PH',
    names: {
      en_US: 'Manila',
      fr_FR: 'Manille',
      de_DE: 'Manila',
      es_ES: 'Manila',
      it_IT: 'Manila',
      ru_RU: 'Манила',
      ja_JP: 'マニラ',
    },
    latitude: 14.5906,
    longitude: 120.9751,
    timeZone: 'Asia/Manila',
    currency: 'PHP',
    featured: false,
    order: 2027,
    landmarks: [
      { motif: 'cathedral', name: 'Manila Cathedral' },
      { motif: 'gate', name: 'Fort Santiago' },
      { motif: 'car', name: 'Jeepneys' },
    ],
    introduction: {
      en_US:
        'Within the walls of Intramuros stands San Agustin, a stone church finished in 1607, where much of the ceiling’s stucco turns out to be painted.',
      fr_FR:
        'Dans les murs d’Intramuros se dresse San Agustin, église de pierre achevée en 1607, dont les stucs du plafond se révèlent en grande partie peints.',
      de_DE:
        'In den Mauern von Intramuros steht San Agustin, eine 1607 vollendete Steinkirche, deren Deckenstuck sich großenteils als Malerei erweist.',
      es_ES:
        'Dentro de los muros de Intramuros está San Agustín, iglesia de piedra acabada en 1607, cuyos estucos del techo resultan ser en gran parte pintados.',
      it_IT:
        'Dentro le mura di Intramuros c’è San Agustin, chiesa di pietra compiuta nel 1607, i cui stucchi del soffitto si rivelano in gran parte dipinti.',
      ru_RU:
        'За стенами Интрамуроса стоит Сан-Агустин, каменная церковь, оконченная в 1607 году, где лепнина потолка по большей части нарисована.',
      ja_JP:
        '城壁の町イントラムロスには1607年完成の石造りのサン・アグスティン教会があり、天井の漆喰細工の多くは実は描かれたものです。',
    },
  },
  {
    slug: 'mumbai',
    country: 'IN',
    names: {
      en_US: 'Mumbai',
      fr_FR: 'Bombay',
      de_DE: 'Mumbai',
      es_ES: 'Bombay',
      it_IT: 'Mumbai',
      ru_RU: 'Мумбаи',
      ja_JP: 'ムンバイ',
    },
    latitude: 18.9388,
    longitude: 72.8354,
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    featured: false,
    order: 2028,
    landmarks: [
      { motif: 'gate', name: 'Gateway of India' },
      { motif: 'clock-tower', name: 'Rajabai Clock Tower' },
      { motif: 'dome', name: 'Taj Mahal Palace' },
    ],
    introduction: {
      en_US:
        'Toward noon men in white caps sort hundreds of tin lunch boxes on the sidewalk by Churchgate station and cycle them to the offices.',
      fr_FR:
        'Vers midi, des hommes en calot blanc trient sur le trottoir de la gare de Churchgate des centaines de gamelles, puis les portent à vélo aux bureaux.',
      de_DE:
        'Gegen Mittag sortieren Männer mit weißen Kappen am Bahnhof Churchgate Hunderte blecherne Essensdosen und fahren sie mit dem Rad in die Büros.',
      es_ES:
        'Hacia el mediodía, hombres de gorro blanco ordenan cientos de fiambreras de metal en la acera de la estación de Churchgate y las llevan en bici a las oficinas.',
      it_IT:
        'Verso mezzogiorno uomini in berretto bianco smistano sul marciapiede della stazione di Churchgate centinaia di gavette e le portano in bici negli uffici.',
      ru_RU:
        'К полудню люди в белых шапочках сортируют у вокзала Чёрчгейт сотни жестяных судков с обедом и развозят их по конторам на велосипедах.',
      ja_JP:
        '正午前、チャーチゲート駅前の歩道では白い帽子の男たちが何百ものブリキの弁当箱を仕分け、自転車で事務所へ届けます。',
    },
  },
];
