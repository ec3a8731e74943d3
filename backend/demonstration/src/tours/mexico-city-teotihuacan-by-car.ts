import type { TourOfDemo } from '../shapes.js';

export const mexicoCityTeotihuacanByCar: TourOfDemo = {
  slug: 'mexico-city-teotihuacan-by-car',
  city: 'mexico-city',
  categories: ['private-car-tour', 'excursion'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 48,
  leadTimeHours: 48,
  infantsNeedSeat: true,
  specialFilters: ['with-children'],
  landmarks: [
    {
      motif: 'pyramids',
      name: 'Pyramid of the Sun',
    },
    {
      motif: 'car',
      name: 'Road to Teotihuacan',
    },
    {
      motif: 'mountain',
      name: 'Cerro Gordo',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Corner of Paseo de la Reforma and Río Tíber, by the Angel of Independence',
        fr_FR: 'Angle du Paseo de la Reforma et de Río Tíber, près de l’Ange de l’Indépendance',
        de_DE: 'Ecke Paseo de la Reforma und Río Tíber am Unabhängigkeitsengel',
        es_ES: 'Esquina de Paseo de la Reforma y Río Tíber, junto al Ángel de la Independencia',
        it_IT: 'Angolo tra Paseo de la Reforma e Río Tíber, accanto all’Angelo dell’Indipendenza',
        ru_RU: 'Угол Пасео-де-ла-Реформа и Рио-Тибер, у Ангела независимости',
        ja_JP: 'レフォルマ通りとリオ・ティベル通りの角、独立記念塔の天使像のそば',
      },
      address: 'Paseo de la Reforma esq. Río Tíber, Cuauhtémoc, 06500 Ciudad de México, Mexico',
      latitude: 19.42712,
      longitude: -99.16722,
    },
  ],
  options: [
    {
      durationMinutes: 480,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 24000,
          },
          {
            upTo: 4,
            amount: 28000,
          },
          {
            upTo: 6,
            amount: 34000,
          },
        ],
        extraPerson: 4500,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [2, 3, 4, 5, 6],
      starts: ['08:00', '08:30'],
      closedDays: ['01-01', '12-10', '12-11', '12-12', '12-25'],
    },
    {
      durationMinutes: 600,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 30000,
          },
          {
            upTo: 4,
            amount: 34500,
          },
          {
            upTo: 6,
            amount: 41000,
          },
        ],
        extraPerson: 5500,
      },
      minimumPersons: 1,
      maximumPersons: 7,
      weekdays: [2, 3, 4, 5, 6],
      starts: ['08:00', '08:30'],
      closedDays: ['01-01', '12-10', '12-11', '12-12', '12-25'],
    },
  ],
  name: {
    en_US: 'Teotihuacan by Car, with Guadalupe and Acolman',
    fr_FR: 'Teotihuacan en voiture, par Guadalupe et Acolman',
    de_DE: 'Mit dem Wagen nach Teotihuacán, über Guadalupe und Acolman',
    es_ES: 'Teotihuacán en coche, por Guadalupe y Acolman',
    it_IT: 'Teotihuacan in auto, passando per Guadalupe e Acolman',
    ru_RU: 'Теотиуакан на автомобиле: через Гваделупе и Акольман',
    ja_JP: '専用車で行くテオティワカン グアダルーペとアコルマンを経て',
  },
  summary: {
    en_US:
      'A day north of the capital with a driver-guide: a leaning basilica, a friary dug out of mud and the city the Aztecs found in ruins.',
    fr_FR:
      'Une journée au nord de la capitale avec un chauffeur-guide : une basilique penchée, un couvent sorti de la boue et la cité que les Aztèques trouvèrent en ruine.',
    de_DE:
      'Ein Tag nördlich der Hauptstadt mit Fahrer-Guide: eine schiefe Basilika, ein aus dem Schlamm gegrabenes Kloster und die Stadt, die schon die Azteken als Ruine fanden.',
    es_ES:
      'Un día al norte de la capital con conductor y guía: una basílica inclinada, un convento rescatado del lodo y la ciudad que los mexicas hallaron en ruinas.',
    it_IT:
      'Una giornata a nord della capitale con autista e guida: una basilica inclinata, un convento liberato dal fango e la città che gli Aztechi trovarono in rovina.',
    ru_RU:
      'День к северу от столицы с гидом-водителем: накренившаяся базилика, монастырь, откопанный из ила, и город, который уже ацтеки застали в руинах.',
    ja_JP:
      'ドライバーガイドと首都の北へ。傾いた聖堂、泥から掘り出された修道院、そしてアステカ人が廃墟として見いだした古代都市を一日で訪ねます。',
  },
  highlights: {
    en_US: [
      'The Pyramid of the Sun, almost as broad at its foot as that of Cheops',
      'Carved serpents with feather collars in the Citadel',
      'The painted swimmers and butterflies of Tepantitla',
      'Acolman’s church front of 1560 and its stone cross',
    ],
    fr_FR: [
      'La pyramide du Soleil, presque aussi large à la base que celle de Khéops',
      'Les serpents à collerette de plumes de la Citadelle',
      'Les nageurs et les papillons peints de Tepantitla',
      'La façade de 1560 d’Acolman et sa croix de pierre',
    ],
    de_DE: [
      'Die Sonnenpyramide, am Fuß fast so breit wie die des Cheops',
      'Steinschlangen mit Federkragen in der Zitadelle',
      'Die gemalten Schwimmer und Schmetterlinge von Tepantitla',
      'Die Kirchenfront von 1560 in Acolman und ihr Steinkreuz',
    ],
    es_ES: [
      'La Pirámide del Sol, casi tan ancha en la base como la de Keops',
      'Las serpientes con collar de plumas de la Ciudadela',
      'Los nadadores y mariposas pintados de Tepantitla',
      'La portada de 1560 de Acolman y su cruz de piedra',
    ],
    it_IT: [
      'La Piramide del Sole, alla base larga quasi quanto quella di Cheope',
      'I serpenti dal collare di piume nella Cittadella',
      'I nuotatori e le farfalle dipinti di Tepantitla',
      'La facciata del 1560 ad Acolman e la sua croce di pietra',
    ],
    ru_RU: [
      'Пирамида Солнца, у подножия почти такая же широкая, как пирамида Хеопса',
      'Каменные змеи в воротниках из перьев в Цитадели',
      'Нарисованные пловцы и бабочки Тепантитлы',
      'Портал 1560 года и каменный крест в Акольмане',
    ],
    ja_JP: [
      '底辺の長さがクフ王のものに迫る太陽のピラミッド',
      '城塞の神殿に並ぶ、羽毛の襟をつけた蛇の彫刻',
      'テパンティトラの壁画に描かれた泳ぐ人と蝶',
      'アコルマンの1560年の正面と石の十字架',
    ],
  },
  description: {
    en_US:
      'No one knows what the people of Teotihuacan called their city or which language they spoke. What they left is a plan: an avenue laid a little east of north, three great pyramids on it and some two thousand walled compounds where a hundred thousand people lived side by side. It burned in the sixth century. The Aztecs, arriving long afterward, decided that only gods could have begun there.\n\nThe drive out crosses the dry bed of Lake Texcoco and makes two halts that belong to later centuries. Inside the site your guide moves the car from gate to gate, so that you walk about three kilometers instead of six; whether any steps may be climbed depends on the rules of the day. With ten hours you also see the museum of mural painting and have lunch in San Juan. Sun hats are wise, shade is rare.',
    fr_FR:
      'Nul ne sait comment les habitants de Teotihuacan appelaient leur ville, ni quelle langue ils parlaient. Ils ont laissé un plan : une avenue tracée un peu à l’est du nord, trois grandes pyramides et quelque deux mille enclos d’habitation où cent mille personnes vivaient mur contre mur. Elle brûla au VIe siècle. Arrivés bien plus tard, les Aztèques jugèrent que seuls des dieux avaient pu y naître.\n\nLa route traverse le lit asséché du lac de Texcoco, avec deux haltes qui appartiennent à d’autres siècles. Sur le site, le guide déplace la voiture d’une porte à l’autre : on marche trois kilomètres au lieu de six ; quant aux marches, on les gravit ou non selon le règlement du jour. La formule de dix heures ajoute le musée de la peinture murale et un déjeuner à San Juan. Prenez un chapeau, l’ombre est rare.',
    de_DE:
      'Niemand weiß, wie die Bewohner Teotihuacáns ihre Stadt nannten und welche Sprache sie sprachen. Hinterlassen haben sie einen Plan: eine Achse, die ein wenig östlich von Nord verläuft, drei große Pyramiden und rund zweitausend ummauerte Wohnanlagen, in denen hunderttausend Menschen Wand an Wand lebten. Im 6. Jahrhundert brannte die Stadt. Die Azteken, die lange danach kamen, meinten, hier könnten nur Götter ihren Anfang genommen haben.\n\nDie Fahrt führt durch das trockene Bett des Texcoco-Sees, mit zwei Stationen aus späteren Jahrhunderten. Auf dem Gelände setzt der Guide den Wagen von Tor zu Tor um, sodass Sie drei statt sechs Kilometer gehen; ob Stufen bestiegen werden dürfen, entscheidet die Regelung des Tages. Wer zehn Stunden nimmt, sieht auch das Museum der Wandmalerei und isst in San Juan zu Mittag. Ein Sonnenhut hilft, Schatten ist knapp.',
    es_ES:
      'Nadie sabe cómo llamaban a su ciudad los habitantes de Teotihuacán ni qué lengua hablaban. Lo que dejaron es una traza: una avenida orientada un poco al este del norte, tres grandes pirámides y unos dos mil conjuntos amurallados donde cien mil personas vivían pared con pared. Ardió en el siglo VI. Los mexicas, que llegaron mucho después, pensaron que solo los dioses podían haber empezado allí.\n\nEl camino cruza el lecho seco del lago de Texcoco y hace dos altos que pertenecen a siglos posteriores. Dentro de la zona, el guía lleva el coche de puerta en puerta, de modo que se andan tres kilómetros en vez de seis; si se puede subir algún escalón lo decide la norma del día. Con diez horas se añaden el museo de pintura mural y una comida en San Juan. Conviene un sombrero: hay poca sombra.',
    it_IT:
      'Nessuno sa come gli abitanti di Teotihuacan chiamassero la loro città né che lingua parlassero. Hanno lasciato un disegno: un viale orientato poco a est del nord, tre grandi piramidi e circa duemila complessi cintati in cui centomila persone vivevano muro contro muro. Bruciò nel VI secolo. Gli Aztechi, giunti molto più tardi, conclusero che solo gli dèi potevano aver avuto inizio lì.\n\nLa strada attraversa il letto asciutto del lago di Texcoco e fa due soste che appartengono ad altri secoli. Dentro l’area la guida sposta l’auto da un ingresso all’altro, così si cammina per tre chilometri invece di sei; se qualche gradino si possa salire lo decide il regolamento del giorno. Con dieci ore si aggiungono il museo della pittura murale e un pranzo a San Juan. Meglio un cappello: l’ombra è poca.',
    ru_RU:
      'Никто не знает, как жители Теотиуакана называли свой город и на каком языке говорили. Остался план: проспект, чуть отклонённый от севера к востоку, три большие пирамиды и около двух тысяч обнесённых стенами жилых дворов, где стена к стене жили сто тысяч человек. В VI веке город сгорел. Ацтеки, пришедшие много позже, рассудили, что здесь могли начаться только боги.\n\nДорога идёт по сухому дну озера Тескоко, с двумя остановками из более поздних столетий. На месте гид перегоняет машину от ворот к воротам, и вместо шести километров вы проходите три; можно ли подниматься по ступеням, решают правила дня. За десять часов добавляются музей настенной живописи и обед в Сан-Хуане. Возьмите шляпу: тени мало.',
    ja_JP:
      'テオティワカンの人々が自分たちの都を何と呼び、どの言葉を話していたのかは分かっていません。残されたのは都市の設計です。北からやや東へ振れた大通り、三つの大ピラミッド、そして十万の人が壁を接して暮らした約二千の囲い地。6世紀に都は炎上し、はるか後に訪れたアステカの人々は、神々だけがここから始まりえたと考えました。\n\n行きは干上がったテスココ湖の底を走り、後の世紀に属する二つの場所に立ち寄ります。遺跡ではガイドが車を門から門へ回すので、歩く距離は6キロではなく3キロほどです。階段に上れるかどうかは当日の規則によります。10時間のコースでは、壁画博物館の見学とサン・フアンでの昼食が加わります。日陰が少ないので帽子をお持ちください。',
  },
  included: {
    en_US: [
      'Driver-guide and air-conditioned car for your group alone',
      'Fuel, highway tolls and parking at each gate',
      'Drinking water and child seats on request',
    ],
    fr_FR: [
      'Chauffeur-guide et voiture climatisée réservés à votre groupe',
      'Carburant, péages et stationnement à chaque porte du site',
      'Eau, et sièges enfant sur demande',
    ],
    de_DE: [
      'Fahrer-Guide und klimatisierter Wagen nur für Ihre Gruppe',
      'Benzin, Autobahnmaut und Parken an jedem Tor',
      'Trinkwasser, auf Wunsch Kindersitze',
    ],
    es_ES: [
      'Conductor y guía con coche climatizado solo para su grupo',
      'Combustible, casetas y estacionamiento en cada puerta',
      'Agua y, si las pide, sillas infantiles',
    ],
    it_IT: [
      'Autista-guida e auto climatizzata solo per il suo gruppo',
      'Carburante, pedaggi e parcheggio a ogni ingresso',
      'Acqua e, su richiesta, seggiolini',
    ],
    ru_RU: [
      'Гид-водитель и автомобиль с кондиционером только для вашей группы',
      'Топливо, платные дороги и стоянки у каждых ворот',
      'Питьевая вода, по просьбе — детские кресла',
    ],
    ja_JP: [
      'お客様のグループ専任のドライバーガイドと冷房付きの車',
      '燃料代、有料道路代、各門での駐車料',
      '飲み水、ご希望によりチャイルドシート',
    ],
  },
  notIncluded: {
    en_US: ['Admission to Teotihuacan and Acolman', 'Lunch (ten-hour option)'],
    fr_FR: ['L’entrée de Teotihuacan et d’Acolman', 'Le déjeuner (formule de dix heures)'],
    de_DE: ['Eintritt in Teotihuacán und Acolman', 'Das Mittagessen (zehnstündige Variante)'],
    es_ES: ['La entrada a Teotihuacán y Acolman', 'La comida (opción de diez horas)'],
    it_IT: ['L’ingresso a Teotihuacan e Acolman', 'Il pranzo (formula di dieci ore)'],
    ru_RU: ['Вход в Теотиуакан и Акольман', 'Обед (десятичасовой вариант)'],
    ja_JP: ['テオティワカン遺跡とアコルマンの入場料', '昼食代（10時間のコース）'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Basilica of Guadalupe',
        fr_FR: 'Basilique de Guadalupe',
        de_DE: 'Basilika von Guadalupe',
        es_ES: 'Basílica de Guadalupe',
        it_IT: 'Basilica di Guadalupe',
        ru_RU: 'Базилика Девы Марии Гваделупской',
        ja_JP: 'グアダルーペ寺院',
      },
      text: {
        en_US:
          'The old basilica of 1709 leans so far that a round one by Pedro Ramírez Vázquez took its place in 1976. Beneath the image of the Virgin, moving walkways carry the pilgrims past.',
        fr_FR:
          'L’ancienne basilique de 1709 penche tant qu’en 1976 une église ronde de Pedro Ramírez Vázquez l’a remplacée. Sous l’image de la Vierge, des tapis roulants font passer les pèlerins.',
        de_DE:
          'Die alte Basilika von 1709 steht so schief, dass 1976 ein Rundbau von Pedro Ramírez Vázquez an ihre Stelle trat. Unter dem Bild der Jungfrau tragen Laufbänder die Pilger vorbei.',
        es_ES:
          'La antigua basílica de 1709 se inclina tanto que en 1976 la relevó una redonda, de Pedro Ramírez Vázquez. Bajo la imagen de la Virgen, unas bandas móviles llevan a los peregrinos.',
        it_IT:
          'La vecchia basilica del 1709 pende tanto che nel 1976 le subentrò una rotonda di Pedro Ramírez Vázquez. Sotto l’immagine della Vergine scorrono i tapis roulant dei pellegrini.',
        ru_RU:
          'Старая базилика 1709 года накренилась так, что в 1976-м её сменила круглая, по проекту Педро Рамиреса Васкеса. Под образом Девы паломников везут движущиеся дорожки.',
        ja_JP:
          '1709年の旧聖堂は大きく傾き、1976年にペドロ・ラミレス・バスケス設計の円形の聖堂が役目を継ぎました。聖母の画像の下を、動く歩道が巡礼者を運んでいきます。',
      },
      latitude: 19.4843,
      longitude: -99.11782,
      minutes: 50,
      minutesToNext: 50,
    },
    {
      name: {
        en_US: 'Friary of San Agustín, Acolman',
        fr_FR: 'Couvent San Agustín d’Acolman',
        de_DE: 'Kloster San Agustín in Acolman',
        es_ES: 'Convento de San Agustín, Acolman',
        it_IT: 'Convento di San Agustín, Acolman',
        ru_RU: 'Монастырь Сан-Агустин в Акольмане',
        ja_JP: 'アコルマンのサン・アグスティン修道院',
      },
      text: {
        en_US:
          'Floods once filled this Augustinian church with silt, which was dug away in the twentieth century. On the cross outside, Indigenous carvers showed the Passion through its tools and gave Christ a face alone.',
        fr_FR:
          'Des crues emplirent de limon cette église d’augustins, dégagée au XXe siècle. Sur la croix du parvis, des sculpteurs indigènes ont dit la Passion par ses outils et n’ont donné au Christ qu’un visage.',
        de_DE:
          'Überschwemmungen füllten diese Augustinerkirche mit Schlamm, im 20. Jahrhundert wurde sie freigelegt. Am Kreuz davor zeigten indigene Steinmetze die Passion durch ihre Werkzeuge, von Christus nur das Gesicht.',
        es_ES:
          'Las inundaciones llenaron de lodo esta iglesia agustina, desenterrada en el siglo XX. En la cruz atrial, los canteros indígenas contaron la Pasión con sus instrumentos y a Cristo le dieron solo un rostro.',
        it_IT:
          'Le piene riempirono di fango questa chiesa agostiniana, liberata nel Novecento. Sulla croce esterna gli scalpellini indigeni narrarono la Passione con i suoi strumenti e di Cristo scolpirono soltanto il volto.',
        ru_RU:
          'Паводки заполнили эту августинскую церковь илом; откопали её в XX веке. На кресте перед нею индейские резчики изобразили орудия Страстей, а от самого Христа — только лик.',
        ja_JP:
          '度重なる洪水で泥に埋まり、20世紀に掘り出されたアウグスティノ会の教会です。前庭の十字架には、先住民の石工が受難の道具を刻み、キリストは顔だけを表しました。',
      },
      latitude: 19.6364,
      longitude: -98.9106,
      minutes: 40,
      minutesToNext: 20,
    },
    {
      name: {
        en_US: 'Citadel and Temple of the Feathered Serpent',
        fr_FR: 'Citadelle et temple du Serpent à plumes',
        de_DE: 'Zitadelle und Tempel der Gefiederten Schlange',
        es_ES: 'La Ciudadela y el templo de la Serpiente Emplumada',
        it_IT: 'Cittadella e Tempio del Serpente Piumato',
        ru_RU: 'Цитадель и храм Пернатого змея',
        ja_JP: '城塞と羽毛の蛇の神殿',
      },
      text: {
        en_US:
          'Stone heads alternate with goggle-eyed headdresses up a stepped front that a later platform protected. Under it runs a tunnel, found in 2003, whose finders came upon rubber balls, shells and drops of mercury.',
        fr_FR:
          'Des têtes de pierre alternent avec des coiffes aux yeux cerclés sur une façade à gradins que protégea une plate-forme plus tardive. Dessous court un tunnel découvert en 2003, avec balles de caoutchouc, coquillages et gouttes de mercure.',
        de_DE:
          'Steinköpfe wechseln mit ringäugigem Kopfputz an einer Stufenfront, die eine spätere Plattform schützte. Darunter verläuft ein 2003 entdeckter Tunnel, in dem Gummibälle, Muscheln und Quecksilbertropfen lagen.',
        es_ES:
          'Cabezas de piedra alternan con tocados de ojos anillados en un frente escalonado que protegió una plataforma posterior. Debajo corre un túnel hallado en 2003, con pelotas de hule, caracoles y gotas de mercurio.',
        it_IT:
          'Teste di pietra si alternano a copricapi dagli occhi cerchiati su un fronte a gradoni protetto da una piattaforma più tarda. Sotto corre un tunnel scoperto nel 2003, con palle di gomma, conchiglie e gocce di mercurio.',
        ru_RU:
          'Каменные головы чередуются с уборами, у которых глаза обведены кольцами; ступенчатый фасад уцелел под более поздней платформой. Внизу тянется ход, найденный в 2003 году: там лежали каучуковые мячи, раковины и капли ртути.',
        ja_JP:
          '後の基壇に守られた階段状の正面に、石の蛇頭と輪の目をした頭飾りが交互に並びます。地下には2003年に見つかった通路があり、ゴムの球や貝、水銀のしずくが出土しました。',
      },
      latitude: 19.68212,
      longitude: -98.8464,
      minutes: 55,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Pyramid of the Sun',
        fr_FR: 'Pyramide du Soleil',
        de_DE: 'Sonnenpyramide',
        es_ES: 'Pirámide del Sol',
        it_IT: 'Piramide del Sole',
        ru_RU: 'Пирамида Солнца',
        ja_JP: '太陽のピラミッド',
      },
      text: {
        en_US:
          'Some sixty-five meters of rubble and adobe went up in a single campaign around AD 200. Each side measures about as much as that of the Great Pyramid of Giza, at less than half the height.',
        fr_FR:
          'Quelque soixante-cinq mètres de remblai et d’adobe montés d’une seule campagne vers l’an 200. Chaque côté égale à peu près celui de la Grande Pyramide de Gizeh, pour moins de la moitié de sa hauteur.',
        de_DE:
          'Rund fünfundsechzig Meter Schutt und Lehmziegel, um 200 n. Chr. in einem Zug errichtet. Die Seiten sind etwa so lang wie die der Cheops-Pyramide, die Höhe ist nicht einmal halb so groß.',
        es_ES:
          'Unos sesenta y cinco metros de relleno y adobe levantados de una vez hacia el año 200. Cada lado mide casi lo mismo que el de la Gran Pirámide de Guiza, con menos de la mitad de su altura.',
        it_IT:
          'Circa sessantacinque metri di riempimento e adobe innalzati in una sola campagna intorno al 200 d.C. Ogni lato è lungo quasi quanto quello della Grande Piramide di Giza, l’altezza è meno della metà.',
        ru_RU:
          'Около шестидесяти пяти метров щебня и сырца, поднятых за одну стройку примерно в 200 году. Стороны почти той же длины, что у пирамиды Хеопса, а высота меньше половины.',
        ja_JP:
          '200年ごろ一度の工事で築かれた、高さ約65メートルの土と日干し煉瓦の山です。一辺はギザの大ピラミッドとほぼ同じ長さですが、高さはその半分に届きません。',
      },
      latitude: 19.69225,
      longitude: -98.845,
      minutes: 45,
      minutesToNext: 14,
    },
    {
      name: {
        en_US: 'Plaza and Pyramid of the Moon',
        fr_FR: 'Place et pyramide de la Lune',
        de_DE: 'Mondplatz und Mondpyramide',
        es_ES: 'Plaza y Pirámide de la Luna',
        it_IT: 'Piazza e Piramide della Luna',
        ru_RU: 'Площадь и пирамида Луны',
        ja_JP: '月の広場と月のピラミッド',
      },
      text: {
        en_US:
          'Twelve platforms frame the end of the avenue, and the outline of the pyramid repeats that of Cerro Gordo behind it. Tunnels dug by archaeologists showed seven buildings, one inside the next.',
        fr_FR:
          'Douze plates-formes ferment l’avenue, et la pyramide reprend la silhouette du Cerro Gordo, derrière elle. Les tunnels des archéologues ont révélé sept édifices emboîtés.',
        de_DE:
          'Zwölf Plattformen rahmen das Ende der Achse, und der Umriss der Pyramide wiederholt den des Cerro Gordo dahinter. In den Stollen der Archäologen fanden sich sieben ineinandergeschachtelte Bauten.',
        es_ES:
          'Doce plataformas cierran la avenida, y la pirámide repite el perfil del Cerro Gordo, a su espalda. Los túneles de los arqueólogos revelaron siete edificios, uno dentro de otro.',
        it_IT:
          'Dodici piattaforme chiudono il viale, e la piramide ripete il profilo del Cerro Gordo alle sue spalle. Le gallerie degli archeologi hanno svelato sette edifici, l’uno dentro l’altro.',
        ru_RU:
          'Двенадцать платформ замыкают проспект, а очертания пирамиды повторяют гору Серро-Гордо позади неё. Штольни археологов обнаружили семь построек, вложенных одна в другую.',
        ja_JP:
          '12の基壇が大通りの果てを囲み、ピラミッドの輪郭は背後のセロ・ゴルド山をなぞっています。考古学者の掘った坑道から、入れ子になった七つの建物が確かめられました。',
      },
      latitude: 19.6985,
      longitude: -98.8442,
      minutes: 40,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Palace of Quetzalpapalotl',
        fr_FR: 'Palais de Quetzalpapalotl',
        de_DE: 'Palast des Quetzalpapalotl',
        es_ES: 'Palacio de Quetzalpapálotl',
        it_IT: 'Palazzo di Quetzalpapalotl',
        ru_RU: 'Дворец Кецальпапалотля',
        ja_JP: 'ケツァルパパロトルの宮殿',
      },
      text: {
        en_US:
          'The square pillars around the courtyard are carved with birds whose eyes were once inlaid with obsidian. The roof was rebuilt in the 1960s and gives an idea of how dim and cool such rooms were.',
        fr_FR:
          'Les piliers carrés de la cour portent des oiseaux dont l’œil était incrusté d’obsidienne. Le toit, refait dans les années 1960, donne une idée de la pénombre fraîche de ces pièces.',
        de_DE:
          'In die Vierkantpfeiler des Hofs sind Vögel gemeißelt, deren Augen einst mit Obsidian eingelegt waren. Das in den 1960er-Jahren ergänzte Dach lässt ahnen, wie dämmrig und kühl solche Räume waren.',
        es_ES:
          'Los pilares cuadrados del patio llevan aves talladas cuyos ojos tenían obsidiana incrustada. El techo, rehecho en los años sesenta, deja imaginar lo umbrías y frescas que eran estas salas.',
        it_IT:
          'Sui pilastri quadrati del cortile sono scolpiti uccelli dagli occhi un tempo intarsiati d’ossidiana. Il tetto, rifatto negli anni Sessanta, fa capire quanto fossero fresche e in penombra queste stanze.',
        ru_RU:
          'На квадратных столбах двора вырезаны птицы, глаза которых когда-то были из обсидиана. Кровля, восстановленная в 1960-х, даёт представление о полумраке и прохладе таких покоев.',
        ja_JP:
          '中庭を囲む角柱には、かつて目に黒曜石をはめた鳥が刻まれています。屋根は1960年代に復元されたもので、当時の部屋の薄暗さと涼しさがうかがえます。',
      },
      latitude: 19.69873,
      longitude: -98.8456,
      minutes: 28,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Tepantitla',
        fr_FR: 'Tepantitla',
        de_DE: 'Tepantitla',
        es_ES: 'Tepantitla',
        it_IT: 'Tepantitla',
        ru_RU: 'Тепантитла',
        ja_JP: 'テパンティトラ',
      },
      text: {
        en_US:
          'In a house of the nobility, small painted figures sing, play ball and swim in a river flowing from a mountain. Speech scrolls curl from their mouths, though no one can read what they say.',
        fr_FR:
          'Dans une demeure de notables, de petites figures peintes chantent, jouent à la balle et nagent dans une rivière née d’une montagne. Des volutes sortent de leur bouche, sans que nul sache ce qu’elles disent.',
        de_DE:
          'In einem vornehmen Haus singen, spielen und schwimmen kleine gemalte Figuren in einem Fluss, der aus einem Berg kommt. Aus ihren Mündern rollen sich Sprechvoluten, doch lesen kann sie niemand.',
        es_ES:
          'En una casa de nobles, figuritas pintadas cantan, juegan a la pelota y nadan en un río que nace de un cerro. De sus bocas salen volutas de la palabra, aunque nadie sabe leer lo que dicen.',
        it_IT:
          'In una casa di nobili, piccole figure dipinte cantano, giocano a palla e nuotano in un fiume che sgorga da un monte. Dalle bocche escono volute di parole che nessuno sa leggere.',
        ru_RU:
          'В знатном доме маленькие нарисованные фигурки поют, играют в мяч и плавают в реке, текущей из горы. Изо рта у них вьются завитки речи, но прочесть их никто не может.',
        ja_JP:
          '貴族の館の壁で、小さな人物たちが歌い、球技に興じ、山から流れ出る川で泳いでいます。口元から言葉を表す渦巻きが伸びますが、その意味を読める人はいません。',
      },
      latitude: 19.6933,
      longitude: -98.8379,
      minutes: 28,
      minutesToNext: 0,
    },
  ],
};
