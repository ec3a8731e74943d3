import type { TourOfDemo } from '../shapes.js';

export const newYorkGreenwichVillageFood: TourOfDemo = {
  slug: 'new-york-greenwich-village-food',
  city: 'new-york',
  categories: ['food-tour', 'private-tour'],
  currency: 'USD',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    {
      motif: 'plate',
      name: 'Kitchens of Bleecker Street',
    },
    {
      motif: 'gate',
      name: 'Washington Square Arch',
    },
    {
      motif: 'rooftops',
      name: 'Row houses of Grove Court',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'North side of Washington Square Arch, at the foot of Fifth Avenue',
        fr_FR: 'Côté nord de l’arc de Washington Square, au bas de la Cinquième Avenue',
        de_DE: 'Nordseite des Bogens am Washington Square, am Anfang der Fifth Avenue',
        es_ES: 'Lado norte del arco de Washington Square, donde empieza la Quinta Avenida',
        it_IT: 'Lato nord dell’arco di Washington Square, all’inizio della Fifth Avenue',
        ru_RU: 'Северная сторона арки на Вашингтон-сквер, в начале Пятой авеню',
        ja_JP: 'ワシントン・スクエアのアーチ北側、5番街の起点',
      },
      address: 'Washington Square North and Fifth Avenue, New York, NY 10011, USA',
      latitude: 40.73132,
      longitude: -73.99702,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 52000,
          },
          {
            upTo: 4,
            amount: 64000,
          },
          {
            upTo: 6,
            amount: 78000,
          },
        ],
        extraPerson: 10500,
      },
      minimumPersons: 1,
      maximumPersons: 8,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['10:30', '11:30'],
      closedDays: ['01-01', '07-04', '12-24', '12-25'],
    },
  ],
  name: {
    en_US: 'Eating through Greenwich Village',
    fr_FR: 'À table dans Greenwich Village',
    de_DE: 'Greenwich Village mit Appetit',
    es_ES: 'Greenwich Village, bocado a bocado',
    it_IT: 'Greenwich Village a tavola',
    ru_RU: 'Гринвич-Виллидж: прогулка со вкусом',
    ja_JP: 'グリニッチ・ヴィレッジ食べ歩き',
  },
  summary: {
    en_US:
      'Coffee, falafel, a folded slice and a pork store: three hours from Washington Square to Grove Court, tasting what each wave of tenants cooked.',
    fr_FR:
      'Café, falafels, part de pizza pliée, charcuterie : trois heures de Washington Square à Grove Court, à goûter la cuisine de chaque vague d’habitants.',
    de_DE:
      'Kaffee, Falafel, ein gefaltetes Stück Pizza, ein Wurstladen: drei Stunden vom Washington Square zum Grove Court, mit Kostproben aus vielen Küchen.',
    es_ES:
      'Café, falafel, una porción de pizza doblada y una charcutería: tres horas de Washington Square a Grove Court, probando lo que guisó cada oleada de vecinos.',
    it_IT:
      'Caffè, falafel, uno spicchio di pizza piegato e una salumeria: tre ore da Washington Square a Grove Court, assaggiando la cucina di ogni ondata di inquilini.',
    ru_RU:
      'Кофе, фалафель, сложенный вдвое кусок пиццы и колбасная лавка: три часа от Вашингтон-сквер до Гроув-Корт с тем, что готовила каждая волна жильцов.',
    ja_JP:
      'コーヒー、ファラフェル、二つ折りのピザ、豚肉店。ワシントン・スクエアからグローヴ・コートまで3時間、移り住んだ人々の味をたどります。',
  },
  highlights: {
    en_US: [
      'Cappuccino beside an espresso machine of 1902',
      'A slice by the parish church of the Italian Village',
      'A butcher’s and a cheesemonger’s, side by side on Bleecker Street',
      'The bent lanes where the grid of Manhattan gives up',
    ],
    fr_FR: [
      'Un cappuccino près d’une machine à expresso de 1902',
      'Une part de pizza près de la paroisse du Village italien',
      'Un charcutier et un fromager, voisins dans Bleecker Street',
      'Les rues courbes où le damier de Manhattan renonce',
    ],
    de_DE: [
      'Ein Cappuccino neben einer Espressomaschine von 1902',
      'Ein Stück Pizza bei der Pfarrkirche des italienischen Village',
      'Metzger und Käsehändler Tür an Tür in der Bleecker Street',
      'Krumme Gassen, in denen Manhattans Raster aufgibt',
    ],
    es_ES: [
      'Un capuchino junto a una cafetera de 1902',
      'Una porción junto a la parroquia del Village italiano',
      'Un charcutero y un quesero, vecinos en Bleecker Street',
      'Las calles torcidas donde se rinde la cuadrícula de Manhattan',
    ],
    it_IT: [
      'Un cappuccino accanto a una macchina da espresso del 1902',
      'Uno spicchio accanto alla parrocchia del Village italiano',
      'Un salumiere e un formaggiaio, vicini in Bleecker Street',
      'Le vie storte dove la griglia di Manhattan si arrende',
    ],
    ru_RU: [
      'Капучино рядом с эспрессо-машиной 1902 года',
      'Кусок пиццы у приходской церкви итальянского Виллиджа',
      'Мясная и сырная лавки по соседству на Бликер-стрит',
      'Кривые улочки, перед которыми отступает сетка Манхэттена',
    ],
    ja_JP: [
      '1902年製のエスプレッソ機のそばで飲むカプチーノ',
      'イタリア系の教区教会のそばで味わうピザ一切れ',
      'ブリーカー通りに並ぶ豚肉店とチーズ店',
      'マンハッタンの格子が途切れる曲がり道',
    ],
  },
  description: {
    en_US:
      'West Fourth Street crosses West Tenth here, and a map of the Village looks as if someone had dropped it. The streets are older than the grid, the tenements were cheap, and so it was in this corner that Ligurian and Neapolitan grocers opened beside poets’ cafés, and later a Syrian sold chickpea fritters to folk singers at two in the morning. You eat standing, sitting on a stoop and once at a marble table.\n\nThe five tastings together make a lunch, so come hungry. Tell us beforehand what you do not eat: there is a version without meat, and most of it can be done without pork. Between shops the guide speaks of Jane Jacobs, who fought an expressway from a house nearby, of Triangle Shirtwaist and of rents. Two kilometers, level. No tour on Mondays, the butcher’s day off.',
    fr_FR:
      'Ici la 4e Rue croise la 10e, et le plan du Village a l’air d’être tombé des mains. Les rues sont plus vieilles que le damier, les logements étaient bon marché : dans ce coin s’ouvrirent donc des épiceries ligures et napolitaines à côté des cafés de poètes, et plus tard un Syrien vendit à deux heures du matin ses boulettes de pois chiches aux chanteurs de folk. On mange debout, assis sur un perron, une fois à une table de marbre.\n\nLes cinq dégustations font un déjeuner : venez avec de l’appétit. Dites-nous d’avance ce que vous ne mangez pas ; il existe une version sans viande, et l’on peut presque tout faire sans porc. Entre deux boutiques, le guide parle de Jane Jacobs, qui combattit une autoroute depuis une maison voisine, de Triangle Shirtwaist et des loyers. Deux kilomètres de plat. Relâche le lundi, comme le charcutier.',
    de_DE:
      'Hier kreuzt die 4. Straße die 10., und der Plan des Village sieht aus, als hätte ihn jemand fallen lassen. Die Straßen sind älter als das Raster, die Wohnungen waren billig, und so eröffneten in dieser Ecke ligurische und neapolitanische Krämer neben Dichtercafés, und später verkaufte ein Syrer den Folksängern um zwei Uhr nachts Kichererbsenbällchen. Gegessen wird im Stehen, auf einer Vortreppe und einmal am Marmortisch.\n\nDie fünf Kostproben ergeben ein Mittagessen, kommen Sie also hungrig. Sagen Sie vorher, was Sie nicht essen: Es gibt eine Variante ohne Fleisch, und fast alles geht ohne Schwein. Zwischen den Läden erzählt der Guide von Jane Jacobs, die von einem Haus in der Nähe aus gegen eine Autobahn kämpfte, von Triangle Shirtwaist und von den Mieten. Zwei Kilometer, eben. Montags hat der Metzger frei, dann gibt es keine Tour.',
    es_ES:
      'Aquí la calle 4 cruza la 10, y el plano del Village parece que se le hubiera caído a alguien. Las calles son anteriores a la cuadrícula y los pisos eran baratos; por eso en este rincón abrieron tenderos ligures y napolitanos junto a cafés de poetas, y más tarde un sirio vendió bolitas de garbanzo a los cantantes de folk a las dos de la madrugada. Se come de pie, sentado en un portal y una vez a una mesa de mármol.\n\nLas cinco degustaciones equivalen a un almuerzo, así que conviene venir con hambre. Avise de lo que no come: hay una versión sin carne y casi todo puede hacerse sin cerdo. Entre tienda y tienda, el guía habla de Jane Jacobs, que plantó cara a una autopista desde una casa cercana, de la fábrica Triangle y de los alquileres. Dos kilómetros llanos. Los lunes descansa el charcutero y no hay ruta.',
    it_IT:
      'Qui la quarta strada incrocia la decima, e la pianta del Village sembra caduta di mano a qualcuno. Le vie sono più vecchie della griglia, gli alloggi costavano poco, e così in quest’angolo aprirono droghieri liguri e napoletani accanto ai caffè dei poeti, e più tardi un siriano vendette polpette di ceci ai cantanti folk alle due di notte. Si mangia in piedi, seduti su una scaletta e una volta a un tavolo di marmo.\n\nI cinque assaggi insieme fanno un pranzo: venga con appetito. Ci dica prima che cosa non mangia: c’è una versione senza carne e quasi tutto si può fare senza maiale. Tra un negozio e l’altro la guida racconta di Jane Jacobs, che combatté un’autostrada da una casa qui vicino, della Triangle Shirtwaist e degli affitti. Due chilometri in piano. Il lunedì riposa il salumiere, e anche noi.',
    ru_RU:
      'Здесь 4-я улица пересекает 10-ю, и план Виллиджа выглядит так, будто его уронили. Улицы старше общей сетки, жильё стоило дёшево, и в этом углу лигурийские и неаполитанские бакалейщики открывали лавки рядом с кафе поэтов, а потом сириец в два часа ночи продавал фолк-певцам шарики из нута. Мы едим стоя, сидя на крыльце и один раз — за мраморным столиком.\n\nПять дегустаций вместе составляют обед, так что приходите голодными. Скажите заранее, чего вы не едите: есть вариант без мяса, и почти всё можно попробовать без свинины. Между лавками гид рассказывает о Джейн Джекобс, которая из дома неподалёку боролась с автострадой, о фабрике «Трайангл» и об арендной плате. Два километра по ровной дороге. По понедельникам у мясника выходной, и прогулки нет.',
    ja_JP:
      'ここでは西4丁目が西10丁目と交わり、ヴィレッジの地図は誰かが落としたかのように見えます。通りは格子よりも古く、部屋代も安かったため、この一角にはリグリアやナポリ出身の食料品店が詩人のカフェと並んで開き、のちにはシリア人が午前2時にフォーク歌手へひよこ豆の揚げ団子を売りました。立ったまま、玄関の石段に腰かけて、一度は大理石のテーブルで味わいます。\n\n五つの試食で昼食ほどの量になりますので、おなかを空かせてお越しください。召し上がれないものは事前にお知らせください。肉なしの内容もあり、豚肉抜きにもほぼ対応できます。店から店への道では、近くの家から高速道路計画と闘ったジェイン・ジェイコブズ、トライアングル工場の火災、家賃のことをお話しします。平坦な道を約2キロ歩きます。豚肉店の定休日の月曜は催行しません。',
  },
  included: {
    en_US: [
      'Guide for your group alone',
      'A coffee or another hot drink and a falafel sandwich',
      'A slice of pizza, a rice ball, three cheeses and a cannolo',
    ],
    fr_FR: [
      'Guide réservé à votre groupe',
      'Un café ou une autre boisson chaude et un sandwich aux falafels',
      'Une part de pizza, une boulette de riz, trois fromages et un cannolo',
    ],
    de_DE: [
      'Guide nur für Ihre Gruppe',
      'Ein Kaffee oder anderes Heißgetränk und ein Falafelbrot',
      'Ein Stück Pizza, ein Reisbällchen, drei Käse und ein Cannolo',
    ],
    es_ES: [
      'Guía solo para su grupo',
      'Un café u otra bebida caliente y un bocadillo de falafel',
      'Una porción de pizza, una croqueta de arroz, tres quesos y un cannolo',
    ],
    it_IT: [
      'Guida solo per il suo gruppo',
      'Un caffè o un’altra bevanda calda e un panino con falafel',
      'Uno spicchio di pizza, un’arancina, tre formaggi e un cannolo',
    ],
    ru_RU: [
      'Гид только для вашей группы',
      'Кофе или другой горячий напиток и лепёшка с фалафелем',
      'Кусок пиццы, рисовый шарик, три сыра и канноло',
    ],
    ja_JP: [
      'お客様のグループだけを案内するガイド',
      'コーヒーなど温かい飲み物とファラフェルのサンドイッチ',
      'ピザ一切れ、ライスボール、チーズ三種、カンノーロ',
    ],
  },
  notIncluded: {
    en_US: ['Wine, beer and second helpings', 'Tips, which are customary in New York'],
    fr_FR: ['Vin, bière et portions supplémentaires', 'Pourboires, d’usage à New York'],
    de_DE: ['Wein, Bier und Nachschlag', 'Trinkgeld, das in New York üblich ist'],
    es_ES: ['Vino, cerveza y repeticiones', 'Propinas, habituales en Nueva York'],
    it_IT: ['Vino, birra e bis', 'Mance, consuete a New York'],
    ru_RU: ['Вино, пиво и добавка', 'Чаевые, принятые в Нью-Йорке'],
    ja_JP: ['ワイン、ビール、おかわり', 'ニューヨークで慣例のチップ'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Washington Square',
        fr_FR: 'Washington Square',
        de_DE: 'Washington Square',
        es_ES: 'Washington Square',
        it_IT: 'Washington Square',
        ru_RU: 'Вашингтон-сквер',
        ja_JP: 'ワシントン・スクエア',
      },
      text: {
        en_US:
          'Before it was a parade ground it was a burial field for the poor, and many of them are still underneath. Stanford White’s marble arch replaced one of wood and plaster put up for a single festivity in 1889.',
        fr_FR:
          'Avant d’être champ de parade, ce fut un cimetière de pauvres, dont beaucoup reposent toujours dessous. L’arc de marbre de Stanford White remplaça celui de bois et de plâtre dressé pour une fête en 1889.',
        de_DE:
          'Ehe hier exerziert wurde, begrub man hier die Armen, und viele liegen noch darunter. Stanford Whites Marmorbogen ersetzte einen aus Holz und Gips, der 1889 für ein Fest errichtet worden war.',
        es_ES:
          'Antes de ser campo de desfiles fue cementerio de pobres, y muchos siguen debajo. El arco de mármol de Stanford White sustituyó a otro de madera y yeso levantado para una fiesta en 1889.',
        it_IT:
          'Prima di essere piazza d’armi fu un cimitero dei poveri, e molti sono ancora là sotto. L’arco di marmo di Stanford White sostituì quello di legno e gesso alzato per una festa nel 1889.',
        ru_RU:
          'Прежде чем стать плацем, это было кладбище бедняков, и многие до сих пор лежат внизу. Мраморная арка Стэнфорда Уайта сменила деревянную с гипсом, поставленную к празднику 1889 года.',
        ja_JP:
          '練兵場になる前は貧しい人々の墓地で、今も多くの人が地下に眠っています。スタンフォード・ホワイトの大理石のアーチは、1889年の祝典のために木と漆喰で造られた門を建て替えたものです。',
      },
      latitude: 40.73108,
      longitude: -73.9973,
      minutes: 16,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'MacDougal Street',
        fr_FR: 'MacDougal Street',
        de_DE: 'MacDougal Street',
        es_ES: 'MacDougal Street',
        it_IT: 'MacDougal Street',
        ru_RU: 'Макдугал-стрит',
        ja_JP: 'マクドゥーガル通り',
      },
      text: {
        en_US:
          'Caffe Reggio has poured coffee under dark paintings since 1927, and next door a Syrian family has fried falafel since 1971. A few doors on, Bob Dylan first sang to strangers in basement clubs.',
        fr_FR:
          'Le Caffe Reggio sert depuis 1927 sous des tableaux sombres, et à côté une famille syrienne frit ses falafels depuis 1971. Quelques portes plus loin, Bob Dylan chanta ses premières chansons dans des caves.',
        de_DE:
          'Im Caffe Reggio wird seit 1927 unter dunklen Gemälden Kaffee ausgeschenkt, nebenan frittiert eine syrische Familie seit 1971 Falafel. Ein paar Türen weiter sang Bob Dylan in Kellerklubs zum ersten Mal vor Fremden.',
        es_ES:
          'El Caffe Reggio sirve bajo cuadros oscuros desde 1927, y al lado una familia siria fríe falafel desde 1971. Unas puertas más allá, Bob Dylan cantó para desconocidos en locales de sótano.',
        it_IT:
          'Al Caffe Reggio si serve caffè sotto quadri scuri dal 1927, e accanto una famiglia siriana frigge falafel dal 1971. Poche porte più in là Bob Dylan cantò per degli sconosciuti nei locali interrati.',
        ru_RU:
          'В «Каффе Реджо» с 1927 года подают кофе под тёмными картинами, а рядом сирийская семья с 1971 года жарит фалафель. Через несколько дверей, в подвальных клубах, Боб Дилан впервые пел перед незнакомыми людьми.',
        ja_JP:
          'カフェ・レッジオは1927年から暗い絵の下でコーヒーを出し、隣ではシリア人の一家が1971年からファラフェルを揚げています。数軒先の地下のクラブでは、若いボブ・ディランが見知らぬ客の前で歌いました。',
      },
      latitude: 40.73022,
      longitude: -74.0004,
      minutes: 33,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Porto Rico Importing, Bleecker Street',
        fr_FR: 'Porto Rico Importing, Bleecker Street',
        de_DE: 'Porto Rico Importing, Bleecker Street',
        es_ES: 'Porto Rico Importing, Bleecker Street',
        it_IT: 'Porto Rico Importing, Bleecker Street',
        ru_RU: '«Порто-Рико импортинг», Бликер-стрит',
        ja_JP: 'ポルト・リコ輸入商会（ブリーカー通り）',
      },
      text: {
        en_US:
          'Open sacks of coffee beans stand on the floor as they did when the shop began in 1907. The smell reaches the street before the sign does; the guide explains who drank dark roast and who did not.',
        fr_FR:
          'Les sacs de café restent ouverts à même le sol, comme à l’ouverture en 1907. L’odeur arrive dans la rue avant l’enseigne ; le guide explique qui buvait noir et torréfié fort, et qui non.',
        de_DE:
          'Offene Säcke mit Kaffeebohnen stehen am Boden wie bei der Gründung 1907. Der Duft ist auf der Straße, ehe man das Schild sieht; der Guide erklärt, wer dunkel geröstet trank und wer nicht.',
        es_ES:
          'Los sacos de café en grano siguen abiertos en el suelo, como al empezar en 1907. El olor llega a la calle antes que el rótulo; el guía explica quién lo tomaba de tueste oscuro y quién no.',
        it_IT:
          'I sacchi di caffè in grani stanno aperti sul pavimento come all’inizio, nel 1907. L’odore arriva in strada prima dell’insegna; la guida spiega chi beveva la tostatura scura e chi no.',
        ru_RU:
          'Мешки с кофейными зёрнами стоят открытыми на полу, как в 1907 году, когда лавка открылась. Запах чувствуется раньше, чем видна вывеска; гид объяснит, кто пил тёмную обжарку, а кто нет.',
        ja_JP:
          '1907年の創業時と同じように、口を開けたコーヒー豆の袋が床に並びます。看板より先に香りが通りへ届き、誰が深煎りを好み誰が避けたのかをガイドが話します。',
      },
      latitude: 40.72942,
      longitude: -74.00152,
      minutes: 14,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Father Demo Square',
        fr_FR: 'Father Demo Square',
        de_DE: 'Father Demo Square',
        es_ES: 'Father Demo Square',
        it_IT: 'Father Demo Square',
        ru_RU: 'Сквер отца Демо',
        ja_JP: 'ファーザー・デモ・スクエア',
      },
      text: {
        en_US:
          'The square is named for the priest of Our Lady of Pompeii who buried young seamstresses of his parish after the Triangle fire of 1911. Opposite, around Carmine Street, slices have been folded over paper plates since 1975.',
        fr_FR:
          'La place porte le nom du curé de Notre-Dame de Pompéi, qui enterra de jeunes couturières de sa paroisse après l’incendie du Triangle en 1911. En face, du côté de Carmine Street, on plie la pizza sur l’assiette en carton depuis 1975.',
        de_DE:
          'Der Platz heißt nach dem Priester von Our Lady of Pompeii, der nach dem Triangle-Brand von 1911 junge Näherinnen seiner Gemeinde begrub. Gegenüber, rund um die Carmine Street, faltet man seit 1975 Pizzastücke über Papptellern.',
        es_ES:
          'La plaza lleva el nombre del párroco de Nuestra Señora de Pompeya, que enterró a jóvenes costureras de su parroquia tras el incendio de la Triangle en 1911. Enfrente, por Carmine Street, se dobla la pizza sobre platos de cartón desde 1975.',
        it_IT:
          'La piazza porta il nome del parroco di Nostra Signora di Pompei, che seppellì giovani sarte della sua parrocchia dopo l’incendio della Triangle nel 1911. Di fronte, attorno a Carmine Street, si piega la pizza sul piatto di carta dal 1975.',
        ru_RU:
          'Сквер назван в честь священника церкви Богоматери Помпейской: после пожара на фабрике «Трайангл» в 1911 году он хоронил юных швей своего прихода. Напротив, в районе Кармин-стрит, с 1975 года складывают пиццу над бумажной тарелкой.',
        ja_JP:
          '1911年のトライアングル工場の火災のあと、教区の若い縫い子たちを葬ったポンペイの聖母教会の司祭の名を冠した広場です。向かいのカーマイン通りの一角では、1975年から紙皿の上でピザが折られています。',
      },
      latitude: 40.73042,
      longitude: -74.00232,
      minutes: 25,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Faicco’s and Murray’s, Bleecker Street',
        fr_FR: 'Faicco’s et Murray’s, Bleecker Street',
        de_DE: 'Faicco’s und Murray’s, Bleecker Street',
        es_ES: 'Faicco’s y Murray’s, Bleecker Street',
        it_IT: 'Faicco’s e Murray’s, Bleecker Street',
        ru_RU: '«Файккос» и «Мюррейс», Бликер-стрит',
        ja_JP: 'ファイコスとマレーズ（ブリーカー通り）',
      },
      text: {
        en_US:
          'The Faicco family has made sausages since 1900, on Bleecker Street since the forties; a rice ball from their counter is still warm on the sidewalk. Murray’s began in 1940 as a dairy shop for eggs and butter, and across the road cannoli are filled while you wait.',
        fr_FR:
          'La famille Faicco fait des saucisses depuis 1900, et dans Bleecker Street depuis les années 1940 ; une boulette de riz de son comptoir est encore chaude sur le trottoir. Murray’s débuta en 1940 en vendant œufs et beurre, et l’on garnit en face les cannoli à la demande.',
        de_DE:
          'Die Familie Faicco macht seit 1900 Wurst, in der Bleecker Street seit den Vierzigern; ein Reisbällchen von ihrer Theke ist auf dem Gehweg noch warm. Murray’s begann 1940 als Milchladen mit Eiern und Butter, und gegenüber füllt man Cannoli, während Sie warten.',
        es_ES:
          'La familia Faicco hace salchichas desde 1900, y en Bleecker Street desde los años cuarenta; la croqueta de arroz de su mostrador llega caliente a la acera. Murray’s empezó en 1940 como lechería, con huevos y mantequilla, y enfrente rellenan los cannoli al momento.',
        it_IT:
          'La famiglia Faicco fa salsicce dal 1900, e in Bleecker Street dagli anni Quaranta; l’arancina del suo banco è ancora calda sul marciapiede. Murray’s cominciò nel 1940 come latteria, con uova e burro, e di fronte riempiono i cannoli sul momento.',
        ru_RU:
          'Семья Файкко делает колбасы с 1900 года, а на Бликер-стрит — с сороковых; рисовый шарик с их прилавка ещё тёплый, когда вы выходите на тротуар. «Мюррейс» начинал в 1940 году как молочная лавка с яйцами и маслом, а напротив при вас наполняют канноли.',
        ja_JP:
          'ファイコ家は1900年からソーセージを作り、1940年代にこの通りへ移りました。店のライスボールは歩道に出てもまだ温かです。マレーズは1940年に卵とバターの乳製品店として始まり、向かいの店では注文してからカンノーリに詰めてくれます。',
      },
      latitude: 40.73102,
      longitude: -74.003,
      minutes: 40,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: '75½ Bedford Street',
        fr_FR: '75½, Bedford Street',
        de_DE: 'Bedford Street 75½',
        es_ES: 'Bedford Street, 75½',
        it_IT: 'Bedford Street 75½',
        ru_RU: 'Бедфорд-стрит, 75½',
        ja_JP: 'ベッドフォード通り75½番地',
      },
      text: {
        en_US:
          'A carriage passage, walled up in 1873, became a house less than three meters wide. Edna St. Vincent Millay lived in it in 1923 and 1924; around the bend her friends ran a theater in an old box factory.',
        fr_FR:
          'Un passage de voitures muré en 1873 devint une maison de moins de trois mètres de large. Edna St. Vincent Millay y vécut en 1923 et 1924 ; au tournant, ses amis tenaient un théâtre dans une ancienne fabrique de boîtes.',
        de_DE:
          'Aus einer 1873 zugemauerten Durchfahrt wurde ein Haus von weniger als drei Metern Breite. Edna St. Vincent Millay wohnte 1923 und 1924 darin; um die Biegung führten ihre Freunde in einer alten Kistenfabrik ein Theater.',
        es_ES:
          'Un paso de carruajes tapiado en 1873 se volvió casa de menos de tres metros de ancho. Edna St. Vincent Millay vivió en ella en 1923 y 1924; a la vuelta, sus amigos llevaban un teatro en una antigua fábrica de cajas.',
        it_IT:
          'Un passo carraio murato nel 1873 diventò una casa larga meno di tre metri. Edna St. Vincent Millay vi abitò nel 1923 e nel 1924; dietro la curva i suoi amici gestivano un teatro in una vecchia fabbrica di scatole.',
        ru_RU:
          'Проезд для экипажей, заложенный в 1873 году, стал домом шириной меньше трёх метров. В 1923–1924 годах в нём жила поэтесса Эдна Сент-Винсент Миллей; за поворотом её друзья держали театр в бывшей коробочной фабрике.',
        ja_JP:
          '1873年にふさがれた馬車の通路が、幅3メートルに満たない家になりました。1923年から翌年まで詩人エドナ・ミレイが住み、曲がり角の先では友人たちが古い箱工場で劇場を営んでいました。',
      },
      latitude: 40.7313,
      longitude: -74.00492,
      minutes: 12,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Grove Court',
        fr_FR: 'Grove Court',
        de_DE: 'Grove Court',
        es_ES: 'Grove Court',
        it_IT: 'Grove Court',
        ru_RU: 'Гроув-Корт',
        ja_JP: 'グローヴ・コート',
      },
      text: {
        en_US:
          'Behind an iron gate stand six small brick houses built in the 1850s for working men, in a yard then nicknamed Mixed Ale Alley. O. Henry is said to have had them in mind for “The Last Leaf.”',
        fr_FR:
          'Derrière une grille, six petites maisons de brique bâties vers 1850 pour des ouvriers, dans une cour surnommée l’allée de la bière mêlée. O. Henry y aurait songé en écrivant « La Dernière Feuille ».',
        de_DE:
          'Hinter einem Eisentor stehen sechs kleine Backsteinhäuser, in den 1850ern für Arbeiter gebaut, in einem Hof mit dem Spitznamen „Mischbiergasse“. O. Henry soll bei der Erzählung „Das letzte Blatt“ an sie gedacht haben.',
        es_ES:
          'Tras una verja hay seis casitas de ladrillo construidas en la década de 1850 para obreros, en un patio apodado el callejón de las cervezas mezcladas. Se dice que O. Henry pensó en ellas para «La última hoja».',
        it_IT:
          'Dietro un cancello stanno sei casette di mattoni costruite negli anni Cinquanta dell’Ottocento per operai, in un cortile soprannominato vicolo delle birre miste. O. Henry le avrebbe avute in mente per «L’ultima foglia».',
        ru_RU:
          'За железной калиткой стоят шесть кирпичных домиков, построенных в 1850-х для рабочих, во дворе с прозвищем «переулок мешаного эля». Говорят, О. Генри имел их в виду в рассказе «Последний лист».',
        ja_JP:
          '鉄の門の奥に、1850年代に労働者のために建てられた六軒の小さな煉瓦の家が並びます。当時の綽名は「混ぜエール小路」。O・ヘンリーの『最後の一葉』の舞台といわれています。',
      },
      latitude: 40.73262,
      longitude: -74.0058,
      minutes: 14,
      minutesToNext: 0,
    },
  ],
};
