import type { EditorialEntry } from '../editorial-entry.js';

export const delhi: EditorialEntry = {
  kind: 'city',
  slug: 'delhi',
  position: 46,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Delhi',
      summary:
        'Eight cities on one plain, and smog to plan around: old lanes at sunrise, gardens and tombs at noon, the metro for all that lies between.',
      markdown:
        'Eight cities were built on this plain, and today’s Delhi holds what they left, so go by centuries and take the metro from one to the next. The seventeenth is [Old Delhi with its bazaars](/tour/old-delhi-bazaars): see it on Sunday, when the spice porters rest, or before nine, and eat parathas in the lane that is named for them. The sixteenth is Humayun’s tomb, red stone in a garden, with Sunder Nursery beside it for lunch in the shade. The fourteenth hides at Hauz Khas, around a reservoir with a college of ruins. New Delhi, white and wide, was made for cars; drive it once at dusk past India Gate. The first car of every metro train is reserved for women. February and March are flowers, April to June fire, July rain; in November smoke lies over the city, and whoever can comes later. Drink from sealed bottles only. When a driver says that your hotel has burned down, change the driver.',
    },
    fr_FR: {
      title: 'Comment parcourir Delhi',
      summary:
        'Huit villes sur une plaine, et une brume à prévoir : vieilles ruelles à l’aube, jardins et tombeaux à midi, le métro pour l’entre-deux.',
      markdown:
        'Huit villes furent bâties sur cette plaine, et la Delhi d’aujourd’hui garde leurs restes : allez par siècles, en métro de l’un à l’autre. Le dix-septième, c’est [Old Delhi et ses bazars](/tour/old-delhi-bazaars) ; voyez-le le dimanche, quand les porteurs d’épices se reposent, ou avant neuf heures, et mangez des parathas dans la ruelle qui en porte le nom. Le seizième est le tombeau d’Humayun, pierre rouge dans un jardin, avec à côté Sunder Nursery pour déjeuner à l’ombre. Le quatorzième se cache à Hauz Khas, autour d’un réservoir et d’un collège en ruine. New Delhi, blanche et large, fut faite pour l’automobile : traversez-la une fois au crépuscule, devant India Gate. La première voiture de chaque rame est réservée aux femmes. Février et mars sont en fleurs, avril à juin en feu, juillet sous la pluie ; en novembre la fumée couvre la ville, et qui peut vient plus tard. Ne buvez qu’en bouteille scellée. Si le chauffeur jure que votre hôtel a brûlé, changez de chauffeur.',
    },
    de_DE: {
      title: 'Wie man durch Delhi geht',
      summary:
        'Acht Städte auf einer Ebene und Dunst, mit dem man rechnet: alte Gassen früh, Gärten und Gräber mittags, dazwischen die Metro.',
      markdown:
        'Acht Städte wurden auf dieser Ebene gebaut, und das heutige Delhi bewahrt ihre Reste: Gehen Sie nach Jahrhunderten vor und fahren Sie mit der Metro von einem zum nächsten. Das siebzehnte ist [Alt-Delhi mit seinen Basaren](/tour/old-delhi-bazaars); man sieht es am Sonntag, wenn die Gewürzträger ruhen, oder vor neun, und isst Parathas in der Gasse, die nach ihnen heißt. Das sechzehnte ist das Grab des Humayun, roter Stein in einem Garten, daneben Sunder Nursery für das Mittagessen im Schatten. Das vierzehnte verbirgt sich in Hauz Khas, rund um ein Wasserbecken mit einer Schule in Ruinen. Neu-Delhi, weiß und weit, wurde für Autos gemacht: einmal in der Dämmerung hindurch, am India Gate vorbei. In jedem Metrozug ist der erste Wagen Frauen vorbehalten. Februar und März blühen, April bis Juni brennen, der Juli regnet; im November liegt Rauch über der Stadt, und wer kann, kommt später. Getrunken wird nur aus versiegelten Flaschen. Behauptet der Fahrer, Ihr Hotel sei abgebrannt, so wechseln Sie den Fahrer.',
    },
    es_ES: {
      title: 'Cómo caminar por Delhi',
      summary:
        'Ocho ciudades en una llanura y un humo con el que contar: callejas al alba, jardines y tumbas a mediodía, y el metro para lo de en medio.',
      markdown:
        'En esta llanura se levantaron ocho ciudades, y la Delhi de hoy guarda lo que dejaron: vaya por siglos, y en metro del uno al otro. El diecisiete es [la Vieja Delhi con sus bazares](/tour/old-delhi-bazaars); véala el domingo, cuando descansan los porteadores de especias, o antes de las nueve, y coma parathas en la calleja que lleva su nombre. El dieciséis es la tumba de Humayun, piedra roja en un jardín, con Sunder Nursery al lado para almorzar a la sombra. El catorce se esconde en Hauz Khas, en torno a un estanque y una escuela en ruinas. Nueva Delhi, blanca y ancha, se hizo para los coches: crúcela una vez al anochecer, ante la Puerta de la India. El primer vagón de cada metro es solo para mujeres. Febrero y marzo son flores; de abril a junio, fuego; julio, lluvia; en noviembre el humo tapa la ciudad, y quien puede viene después. Beba solo de botella precintada. Si un chófer jura que su hotel se ha quemado, cambie de chófer.',
    },
    it_IT: {
      title: 'Come camminare a Delhi',
      summary:
        'Otto città su una pianura, e la foschia da mettere in conto: vicoli all’alba, giardini e tombe a mezzogiorno, la metropolitana per il resto.',
      markdown:
        'Su questa pianura furono costruite otto città, e la Delhi di oggi conserva ciò che lasciarono: vada per secoli, in metropolitana dall’uno all’altro. Il Seicento è [la Vecchia Delhi con i suoi bazar](/tour/old-delhi-bazaars); la veda di domenica, quando i facchini delle spezie riposano, o prima delle nove, e mangi i paratha nel vicolo che ne porta il nome. Il Cinquecento è la tomba di Humayun, pietra rossa in un giardino, con accanto Sunder Nursery per pranzare all’ombra. Il Trecento si nasconde a Hauz Khas, attorno a una cisterna e a una scuola in rovina. Nuova Delhi, bianca e larga, fu fatta per le auto: la attraversi una volta al crepuscolo, davanti all’India Gate. La prima carrozza di ogni metrò è riservata alle donne. Febbraio e marzo sono fiori, da aprile a giugno è fuoco, luglio è pioggia; a novembre il fumo copre la città, e chi può viene più tardi. Beva solo da bottiglie sigillate. Se l’autista giura che il suo albergo è bruciato, cambi autista.',
    },
    ru_RU: {
      title: 'Как гулять по Дели',
      summary:
        'Восемь городов на одной равнине и смог, который надо учесть: переулки на рассвете, сады и гробницы в полдень, а между ними метро.',
      markdown:
        'На этой равнине построили восемь городов, и нынешний Дели хранит то, что от них осталось: идите по столетиям, переезжая из одного в другое на метро. Семнадцатое — это [Старый Дели с его базарами](/tour/old-delhi-bazaars): смотрите его в воскресенье, когда отдыхают носильщики пряностей, или до девяти, и ешьте паратхи в переулке, который по ним и назван. Шестнадцатое — гробница Хумаюна, красный камень в саду, а рядом парк Сундер-Нерсери, где обедают в тени. Четырнадцатое прячется в Хауз-Кхасе, вокруг водоёма и руин медресе. Нью-Дели, белый и просторный, создан для машин: проедьте его однажды в сумерках, мимо Ворот Индии. Первый вагон в каждом поезде метро отдан женщинам. Февраль и март цветут, с апреля по июнь пекло, в июле дожди; в ноябре над городом висит дым, и кто может, приезжает позже. Пейте только из запечатанных бутылок. Если водитель уверяет, что ваша гостиница сгорела, смените водителя.',
    },
    ja_JP: {
      title: 'デリーの歩き方',
      summary:
        '一つの平野に築かれた八つの都、そして煙る空。路地は夜明けに、庭園と霊廟は正午に、あいだの移動は地下鉄で。世紀をたどるデリーの歩き方です。',
      markdown:
        'この平野には八つの都が築かれ、今のデリーはその名残を抱えています。ですから世紀ごとに、地下鉄で渡り歩きましょう。十七世紀は[オールドデリーの市場](/tour/old-delhi-bazaars)。香辛料の荷担ぎが休む日曜か、朝九時前に訪れ、名前の由来となった路地でパラーターを食べます。十六世紀は庭の中の赤い石、フマユーン廟。隣のスンダル・ナーサリーの木陰は昼食向きです。十四世紀はハウズ・カースに隠れています。貯水池のほとりに学院の廃墟が並ぶ場所です。白く広いニューデリーは車のための街なので、夕暮れに一度インド門の前を走れば足ります。地下鉄の先頭車両は女性専用です。二月と三月は花、四月から六月は炎、七月は雨。十一月は煙が街を覆うので、できればそのあとに。飲み水は封のされた瓶だけを。「ホテルが火事で燃えた」と言う運転手に会ったら、替えるのはホテルではなく運転手です。',
    },
  },
};
