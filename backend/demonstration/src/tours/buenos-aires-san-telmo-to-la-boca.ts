import type { TourOfDemo } from '../shapes.js';

export const buenosAiresSanTelmoToLaBoca: TourOfDemo = {
  slug: 'buenos-aires-san-telmo-to-la-boca',
  city: 'buenos-aires',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    { motif: 'street-art-wall', name: 'Caminito' },
    { motif: 'bridge', name: 'Nicolás Avellaneda transporter bridge' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Corner of Calle Defensa and Pasaje San Lorenzo',
        fr_FR: 'Angle de la rue Defensa et du pasaje San Lorenzo',
        de_DE: 'Ecke Calle Defensa und Pasaje San Lorenzo',
        es_ES: 'Esquina de la calle Defensa y el pasaje San Lorenzo',
        it_IT: 'Angolo tra Calle Defensa e Pasaje San Lorenzo',
        ru_RU: 'Угол улицы Дефенса и проезда Сан-Лоренсо',
        ja_JP: 'デフェンサ通りとサン・ロレンソ小路の角',
      },
      address: 'Defensa 755, C1065 Buenos Aires, Argentina',
      latitude: -34.61758,
      longitude: -58.37142,
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
            amount: 14000,
          },
          {
            upTo: 4,
            amount: 16500,
          },
          {
            upTo: 6,
            amount: 20000,
          },
        ],
        extraPerson: 2200,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '10:30', '14:00'],
      closedDays: ['01-01', '12-24', '12-25', '12-31'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 18500,
          },
          {
            upTo: 4,
            amount: 21500,
          },
          {
            upTo: 6,
            amount: 25500,
          },
        ],
        extraPerson: 2800,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '13:00'],
      closedDays: ['01-01', '12-24', '12-25', '12-31'],
    },
  ],
  name: {
    en_US: 'San Telmo to La Boca, Down to the Old Harbor',
    fr_FR: 'De San Telmo à La Boca, vers le vieux port',
    de_DE: 'Von San Telmo nach La Boca, hinunter zum alten Hafen',
    es_ES: 'De San Telmo a La Boca, hasta el viejo puerto',
    it_IT: 'Da San Telmo alla Boca, giù fino al vecchio porto',
    ru_RU: 'От Сан-Тельмо до Ла-Боки, к старой гавани',
    ja_JP: 'サン・テルモからラ・ボカへ 古い港まで下る道',
  },
  summary: {
    en_US:
      'From the narrow houses of San Telmo to the painted tin of La Boca: how arrivals from Genoa, Galicia and Odessa made the south of the city.',
    fr_FR:
      'Des maisons étroites de San Telmo à la tôle peinte de La Boca : comment des arrivants de Gênes, de Galice et d’Odessa firent le sud de la ville.',
    de_DE:
      'Von den schmalen Häusern San Telmos zum bemalten Blech von La Boca: wie Ankömmlinge aus Genua, Galicien und Odessa den Süden der Stadt prägten.',
    es_ES:
      'De las casas angostas de San Telmo a la chapa pintada de La Boca: cómo hicieron el sur de la ciudad los llegados de Génova, Galicia y Odesa.',
    it_IT:
      'Dalle case strette di San Telmo alla lamiera dipinta della Boca: come chi arrivava da Genova, dalla Galizia e da Odessa fece il sud della città.',
    ru_RU:
      'От узких домов Сан-Тельмо до крашеной жести Ла-Боки: как выходцы из Генуи, Галисии и Одессы создали юг города.',
    ja_JP:
      'サン・テルモの細い家から、ラ・ボカの色塗りのトタンの家まで。ジェノヴァやガリシア、オデッサからの移民が築いた街の南をたどります。',
  },
  highlights: {
    en_US: [
      'A house front barely two and a half meters wide',
      'The iron roof of the San Telmo market, open since 1897',
      'Blue domes of the tsar’s church on Lezama Park',
      'Caminito, a railway curve that a painter turned into a street',
    ],
    fr_FR: [
      'Une façade de deux mètres et demi à peine',
      'La charpente de fer du marché de San Telmo, ouvert en 1897',
      'Les dômes bleus de l’église du tsar, au parc Lezama',
      'Caminito, une courbe de voie ferrée devenue rue grâce à un peintre',
    ],
    de_DE: [
      'Eine Hausfront von kaum zweieinhalb Metern',
      'Das Eisendach der Markthalle von San Telmo aus dem Jahr 1897',
      'Blaue Kuppeln der Zarenkirche am Parque Lezama',
      'Caminito, ein Gleisbogen, aus dem ein Maler eine Straße machte',
    ],
    es_ES: [
      'Una fachada de apenas dos metros y medio',
      'El techo de hierro del mercado de San Telmo, de 1897',
      'Las cúpulas azules de la iglesia del zar, frente al parque Lezama',
      'Caminito, una curva de vía que un pintor volvió calle',
    ],
    it_IT: [
      'Una facciata larga appena due metri e mezzo',
      'Il tetto di ferro del mercato di San Telmo, del 1897',
      'Le cupole azzurre della chiesa dello zar al parco Lezama',
      'Caminito, una curva di ferrovia che un pittore trasformò in strada',
    ],
    ru_RU: [
      'Фасад шириной едва в два с половиной метра',
      'Железная крыша рынка Сан-Тельмо, открытого в 1897 году',
      'Синие купола царской церкви у парка Лесама',
      'Каминито — изгиб железной дороги, который художник превратил в улицу',
    ],
    ja_JP: [
      '幅がわずか2.5メートルほどの家の正面',
      '1897年開業のサン・テルモ市場の鉄骨屋根',
      'レサマ公園に面した、ロシア皇帝ゆかりの青い丸屋根の教会',
      '画家が通りに変えた線路の曲がり道カミニート',
    ],
  },
  description: {
    en_US:
      'When yellow fever came in 1871, those who could afford it moved north and left their patios behind. Families off the boats took a room each, cooked in the corridor and hung their washing where carriages had stood. San Telmo is built of such houses, opened up, divided and opened again, and your guide gets you into one or two of the courtyards where antique dealers now sit between the plants.\n\nFrom Lezama Park a taxi covers the dull kilometer to La Boca; it is part of the price. There the walk goes on between the stadium and the bend of the Riachuelo, where dockers built with sheet iron and used up what was left of the ships’ paint. On Sundays the fair fills Calle Defensa and the pace is slower. With four hours you see another patio and, Tuesday to Sunday, the museum of the painter Quinquela Martín.',
    fr_FR:
      'Quand la fièvre jaune survint en 1871, ceux qui le pouvaient partirent au nord et laissèrent leurs patios. Les familles descendues des bateaux prirent une chambre chacune, cuisinèrent dans le couloir et tendirent le linge là où stationnaient les voitures. San Telmo est fait de ces maisons ouvertes, cloisonnées, rouvertes, et le guide vous fait entrer dans une cour ou deux, où les antiquaires se tiennent désormais parmi les plantes.\n\nDepuis le parc Lezama, un taxi, compris dans le prix, avale le kilomètre sans intérêt qui mène à La Boca. On y marche ensuite entre le stade et le coude du Riachuelo, où les dockers bâtissaient en tôle et finissaient les pots de peinture des navires. Le dimanche, la foire emplit la rue Defensa et l’on va moins vite. En quatre heures s’ajoutent un autre patio et, du mardi au dimanche, le musée du peintre Quinquela Martín.',
    de_DE:
      'Als 1871 das Gelbfieber kam, zog nach Norden, wer es sich leisten konnte, und ließ seine Patios zurück. Familien, die gerade vom Schiff kamen, nahmen je ein Zimmer, kochten im Gang und hängten die Wäsche auf, wo Kutschen gestanden hatten. San Telmo besteht aus solchen Häusern, geöffnet, geteilt und wieder geöffnet, und Ihr Guide bringt Sie in ein oder zwei Höfe, in denen heute Antiquitätenhändler zwischen den Pflanzen sitzen.\n\nVom Parque Lezama fährt ein Taxi den reizlosen Kilometer nach La Boca; es ist im Preis enthalten. Dort geht es zu Fuß weiter zwischen dem Stadion und der Biegung des Riachuelo, wo Hafenarbeiter mit Blech bauten und aufbrauchten, was von der Schiffsfarbe übrig war. Sonntags füllt der Markt die Calle Defensa, dann geht es langsamer. In vier Stunden sehen Sie noch einen Patio und, dienstags bis sonntags, das Museum des Malers Quinquela Martín.',
    es_ES:
      'Cuando llegó la fiebre amarilla, en 1871, quienes podían se mudaron al norte y dejaron sus patios. Las familias que bajaban de los barcos tomaron un cuarto cada una, cocinaron en el corredor y tendieron la ropa donde antes paraban los carruajes. San Telmo está hecho de esas casas abiertas, divididas y vueltas a abrir, y el guía le lleva a uno o dos de los patios en los que hoy los anticuarios se sientan entre las plantas.\n\nDesde el parque Lezama, un taxi incluido en el precio salva el kilómetro anodino hasta La Boca. Allí se sigue a pie entre el estadio y el recodo del Riachuelo, donde los estibadores construían con chapa y gastaban la pintura que sobraba de los barcos. Los domingos la feria llena la calle Defensa y se anda más despacio. Con cuatro horas se suman otro patio y, de martes a domingo, el museo del pintor Quinquela Martín.',
    it_IT:
      'Quando nel 1871 arrivò la febbre gialla, chi poteva si trasferì a nord e lasciò i suoi patii. Le famiglie scese dalle navi presero una stanza ciascuna, cucinarono nel corridoio e stesero il bucato dove un tempo sostavano le carrozze. San Telmo è fatta di queste case aperte, divise e riaperte, e la guida fa entrare in uno o due cortili dove oggi gli antiquari siedono tra le piante.\n\nDal parco Lezama un taxi, compreso nel prezzo, copre il chilometro poco interessante fino alla Boca. Lì si riprende a piedi tra lo stadio e l’ansa del Riachuelo, dove gli scaricatori costruivano in lamiera e finivano la vernice avanzata alle navi. La domenica la fiera riempie Calle Defensa e si va più piano. Con quattro ore si aggiungono un altro patio e, dal martedì alla domenica, il museo del pittore Quinquela Martín.',
    ru_RU:
      'Когда в 1871 году пришла жёлтая лихорадка, те, кто мог, перебрались на север и бросили свои патио. Семьи, сошедшие с пароходов, снимали по комнате, стряпали в коридоре и сушили бельё там, где прежде стояли экипажи. Из таких домов, открытых, перегороженных и вновь открытых, и состоит Сан-Тельмо; гид заведёт вас в один-два двора, где теперь среди растений сидят антиквары.\n\nОт парка Лесама скучный километр до Ла-Боки мы проезжаем на такси, оно входит в цену. Дальше снова пешком, между стадионом и изгибом Риачуэло, где портовые рабочие строили из жести и докрашивали дома тем, что осталось от судов. По воскресеньям улицу Дефенса заполняет ярмарка, и шаг становится медленнее. За четыре часа добавляются ещё один дворик и, со вторника по воскресенье, музей художника Кинкелы Мартина.',
    ja_JP:
      '1871年に黄熱病が広がると、余裕のある人々は中庭のある家を残して北へ移りました。船を降りたばかりの家族が一部屋ずつ借り、廊下で煮炊きし、馬車の置かれていた場所に洗濯物を干しました。サン・テルモは、そうして開かれ、仕切られ、また開かれた家々からできています。今は骨董商が植木の間に座る中庭を、ガイドが一つ二つご案内します。\n\nレサマ公園からラ・ボカまでの見どころの少ない1キロ余りは、料金に含まれるタクシーで移動します。そこからは再び歩いて、スタジアムとリアチュエロ川の曲がり角の間へ。港の労働者が波板で家を建て、船の塗料の残りを使い切った一帯です。日曜はデフェンサ通りに市が立ち、歩みはゆっくりになります。4時間のコースでは中庭をもう一つと、火曜から日曜には画家キンケラ・マルティンの美術館を訪ねます。',
  },
  included: {
    en_US: ['Guide for your group alone', 'Taxi from Lezama Park to La Boca'],
    fr_FR: ['Guide réservé à votre groupe', 'Taxi du parc Lezama à La Boca'],
    de_DE: ['Guide nur für Ihre Gruppe', 'Taxi vom Parque Lezama nach La Boca'],
    es_ES: ['Guía solo para su grupo', 'Taxi del parque Lezama a La Boca'],
    it_IT: ['Guida solo per il suo gruppo', 'Taxi dal parco Lezama alla Boca'],
    ru_RU: ['Гид только для вашей группы', 'Такси от парка Лесама до Ла-Боки'],
    ja_JP: ['お客様のグループだけを案内するガイド', 'レサマ公園からラ・ボカまでのタクシー'],
  },
  notIncluded: {
    en_US: ['Museum admission (four-hour option)', 'Your way back from La Boca and any drinks'],
    fr_FR: ['L’entrée du musée (formule de quatre heures)', 'Le retour depuis La Boca et les boissons'],
    de_DE: ['Museumseintritt (vierstündige Variante)', 'Rückfahrt von La Boca und Getränke'],
    es_ES: ['La entrada al museo (opción de cuatro horas)', 'El regreso desde La Boca y las bebidas'],
    it_IT: ['L’ingresso al museo (formula di quattro ore)', 'Il rientro dalla Boca e le bevande'],
    ru_RU: ['Вход в музей (четырёхчасовой вариант)', 'Обратная дорога из Ла-Боки и напитки'],
    ja_JP: ['美術館の入館料（4時間のコース）', 'ラ・ボカからの帰りの交通費と飲み物代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Casa Mínima, Pasaje San Lorenzo',
        fr_FR: 'Casa Mínima, pasaje San Lorenzo',
        de_DE: 'Casa Mínima im Pasaje San Lorenzo',
        es_ES: 'Casa Mínima, pasaje San Lorenzo',
        it_IT: 'Casa Mínima, Pasaje San Lorenzo',
        ru_RU: 'Каса-Минима в проезде Сан-Лоренсо',
        ja_JP: 'サン・ロレンソ小路のカサ・ミニマ',
      },
      text: {
        en_US:
          'One door, one balcony above it, and the house is full. A legend gives it to a freed slave; historians think it is simply what was left when a larger dwelling was divided.',
        fr_FR:
          'Une porte, un balcon au-dessus, et la maison est pleine. La légende en fait la demeure d’un esclave affranchi ; les historiens y voient ce qui resta d’un logis plus grand, un jour divisé.',
        de_DE:
          'Eine Tür, ein Balkon darüber, mehr passt nicht hin. Die Legende schreibt das Haus einem freigelassenen Sklaven zu; Historiker halten es für den Rest eines größeren, das geteilt wurde.',
        es_ES:
          'Una puerta, un balcón encima, y no cabe más. La leyenda la atribuye a un esclavo liberto; los historiadores creen que es lo que quedó al dividirse una casa mayor.',
        it_IT:
          'Una porta, un balcone sopra, e la casa è finita. La leggenda la dice di uno schiavo liberato; per gli storici è quel che restò di una dimora più grande quando fu divisa.',
        ru_RU:
          'Дверь, над нею балкон — и больше ничего не помещается. Легенда отдаёт дом вольноотпущеннику, а историки считают его остатком более просторного жилища, которое когда-то поделили.',
        ja_JP:
          '扉が一つ、その上にバルコニーが一つで家の幅がいっぱいです。解放奴隷の家という言い伝えがありますが、歴史家は、もっと大きな家を分けたときの残りと見ています。',
      },
      latitude: -34.61772,
      longitude: -58.37085,
      minutes: 15,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'San Telmo Market',
        fr_FR: 'Marché de San Telmo',
        de_DE: 'Markthalle von San Telmo',
        es_ES: 'Mercado de San Telmo',
        it_IT: 'Mercato di San Telmo',
        ru_RU: 'Рынок Сан-Тельмо',
        ja_JP: 'サン・テルモ市場',
      },
      text: {
        en_US:
          'Juan Antonio Buschiazzo, born in Piedmont, roofed a whole block with iron and glass for the butchers and greengrocers of the quarter. A few still trade below the central skylight, beside enamel signs and old siphons.',
        fr_FR:
          'Juan Antonio Buschiazzo, né au Piémont, couvrit tout un îlot de fer et de verre pour les bouchers et les maraîchers du quartier. Quelques-uns restent sous la verrière, près de plaques émaillées et de vieux siphons.',
        de_DE:
          'Der im Piemont geborene Juan Antonio Buschiazzo überdachte einen ganzen Block mit Eisen und Glas für die Metzger und Gemüsehändler des Viertels. Einige gibt es noch unter dem Oberlicht, neben Emailschildern und alten Siphons.',
        es_ES:
          'Juan Antonio Buschiazzo, nacido en el Piamonte, techó una manzana entera con hierro y vidrio para los carniceros y verduleros del barrio. Quedan algunos bajo la claraboya, junto a chapas esmaltadas y sifones viejos.',
        it_IT:
          'Juan Antonio Buschiazzo, nato in Piemonte, coprì un intero isolato di ferro e vetro per i macellai e gli ortolani del quartiere. Qualcuno resta sotto il lucernario, accanto a targhe smaltate e vecchi sifoni.',
        ru_RU:
          'Уроженец Пьемонта Хуан Антонио Бускьяццо покрыл железом и стеклом целый квартал для здешних мясников и зеленщиков. Кое-кто из них ещё торгует под стеклянным фонарём, рядом с эмалевыми вывесками и старыми сифонами.',
        ja_JP:
          'ピエモンテ生まれのフアン・アントニオ・ブスキアッソが、街の肉屋や八百屋のために一区画を鉄とガラスで覆いました。中央の天窓の下には今も数軒が残り、琺瑯看板や古いサイフォン瓶と並んでいます。',
      },
      latitude: -34.61868,
      longitude: -58.37272,
      minutes: 21,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Plaza Dorrego',
        fr_FR: 'Place Dorrego',
        de_DE: 'Plaza Dorrego',
        es_ES: 'Plaza Dorrego',
        it_IT: 'Plaza Dorrego',
        ru_RU: 'Площадь Доррего',
        ja_JP: 'ドレーゴ広場',
      },
      text: {
        en_US:
          'Ox carts coming up from the harbor rested here before going into town. The Sunday fair was started in 1970 by the architect José María Peña, who asked his neighbors to bring what they had at home.',
        fr_FR:
          'Les chars à bœufs montant du port y faisaient halte avant d’entrer en ville. La foire du dimanche fut lancée en 1970 par l’architecte José María Peña, qui pria ses voisins d’apporter ce qu’ils avaient chez eux.',
        de_DE:
          'Ochsenkarren, die vom Hafen heraufkamen, rasteten hier vor der Stadt. Den Sonntagsmarkt begann 1970 der Architekt José María Peña, der die Nachbarn bat, mitzubringen, was sie zu Hause hatten.',
        es_ES:
          'Las carretas que subían del puerto descansaban aquí antes de entrar en la ciudad. La feria del domingo la inició en 1970 el arquitecto José María Peña, que pidió a los vecinos que trajeran lo que tuvieran en casa.',
        it_IT:
          'I carri di buoi che salivano dal porto sostavano qui prima di entrare in città. La fiera della domenica la avviò nel 1970 l’architetto José María Peña, chiedendo ai vicini di portare quel che avevano in casa.',
        ru_RU:
          'Воловьи повозки, поднимаясь из гавани, отдыхали здесь перед въездом в город. Воскресную ярмарку в 1970 году затеял архитектор Хосе Мария Пенья: он попросил соседей принести то, что есть дома.',
        ja_JP:
          '港から上ってきた牛車が、町に入る前に休んだ場所です。日曜市は1970年、建築家ホセ・マリア・ペーニャが近所の人々に家にあるものを持ち寄ってもらって始めました。',
      },
      latitude: -34.62035,
      longitude: -58.37172,
      minutes: 17,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Church of San Pedro Telmo',
        fr_FR: 'Église San Pedro Telmo',
        de_DE: 'Kirche San Pedro Telmo',
        es_ES: 'Iglesia de San Pedro Telmo',
        it_IT: 'Chiesa di San Pedro Telmo',
        ru_RU: 'Церковь Сан-Педро-Тельмо',
        ja_JP: 'サン・ペドロ・テルモ教会',
      },
      text: {
        en_US:
          'The Jesuits began it in the 1730s and were expelled before it was done. The parish is that of Peter González Telmo, patron of sailors, and blue and white tiles cover the domes of its towers.',
        fr_FR:
          'Les jésuites l’entreprirent dans les années 1730 et furent chassés avant la fin. La paroisse est celle de Pierre González Telmo, patron des marins ; des carreaux bleus et blancs couvrent les coupoles des tours.',
        de_DE:
          'Die Jesuiten begannen sie in den 1730er-Jahren und wurden vertrieben, ehe sie fertig war. Patron ist Petrus González Telmo, der Heilige der Seeleute; blau-weiße Kacheln decken die Turmkuppeln.',
        es_ES:
          'Los jesuitas la empezaron en la década de 1730 y fueron expulsados antes de acabarla. Está dedicada a Pedro González Telmo, patrono de los marineros, y azulejos azules y blancos cubren las cúpulas de las torres.',
        it_IT:
          'I gesuiti la iniziarono negli anni Trenta del Settecento e furono cacciati prima di finirla. È dedicata a Pietro González Telmo, patrono dei marinai; piastrelle bianche e blu coprono le cupole delle torri.',
        ru_RU:
          'Иезуиты начали её в 1730-х годах и были изгнаны раньше, чем достроили. Приход посвящён Петру Гонсалесу Тельмо, покровителю моряков, а купола башен покрыты сине-белой плиткой.',
        ja_JP:
          'イエズス会が1730年代に着工しましたが、完成前に追放されました。船乗りの守護聖人ペドロ・ゴンサレス・テルモに捧げられ、塔の丸屋根は青と白のタイルで覆われています。',
      },
      latitude: -34.62078,
      longitude: -58.37068,
      minutes: 13,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Lezama Park and the Russian church',
        fr_FR: 'Parc Lezama et église russe',
        de_DE: 'Parque Lezama und die russische Kirche',
        es_ES: 'Parque Lezama y la iglesia rusa',
        it_IT: 'Parco Lezama e la chiesa russa',
        ru_RU: 'Парк Лесама и русская церковь',
        ja_JP: 'レサマ公園とロシア教会',
      },
      text: {
        en_US:
          'On the slope where Pedro de Mendoza may have camped in 1536, chess players meet under the tipas. Opposite stands the Orthodox Church of the Trinity, consecrated in 1904, with mosaics and icons sent from Saint Petersburg.',
        fr_FR:
          'Sur la pente où Pedro de Mendoza campa peut-être en 1536, des joueurs d’échecs se retrouvent sous les tipas. En face, l’église orthodoxe de la Trinité, consacrée en 1904, garde mosaïques et icônes venues de Saint-Pétersbourg.',
        de_DE:
          'Am Hang, an dem Pedro de Mendoza 1536 gelagert haben könnte, treffen sich Schachspieler unter Tipabäumen. Gegenüber steht die 1904 geweihte orthodoxe Dreifaltigkeitskirche mit Mosaiken und Ikonen aus Sankt Petersburg.',
        es_ES:
          'En la barranca donde quizá acampó Pedro de Mendoza en 1536 se juntan ajedrecistas bajo las tipas. Enfrente está la iglesia ortodoxa de la Santísima Trinidad, consagrada en 1904, con mosaicos e iconos traídos de San Petersburgo.',
        it_IT:
          'Sul pendio dove forse si accampò Pedro de Mendoza nel 1536, gli scacchisti si ritrovano sotto le tipe. Di fronte c’è la chiesa ortodossa della Trinità, consacrata nel 1904, con mosaici e icone giunti da San Pietroburgo.',
        ru_RU:
          'На склоне, где в 1536 году, возможно, стоял лагерем Педро де Мендоса, под деревьями типа собираются шахматисты. Напротив — православный Свято-Троицкий храм, освящённый в 1904 году, с мозаиками и иконами из Петербурга.',
        ja_JP:
          '1536年にペドロ・デ・メンドーサが野営したともいわれる斜面で、ティパの木陰にチェスの愛好家が集います。向かいは1904年に成聖された至聖三者正教会で、サンクトペテルブルクから届いたモザイクとイコンがあります。',
      },
      latitude: -34.62545,
      longitude: -58.37025,
      minutes: 21,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'La Bombonera',
        fr_FR: 'La Bombonera',
        de_DE: 'La Bombonera',
        es_ES: 'La Bombonera',
        it_IT: 'La Bombonera',
        ru_RU: 'Стадион «Бомбонера»',
        ja_JP: 'スタジアム「ボンボネーラ」',
      },
      text: {
        en_US:
          'So little land was available in 1940 that three stands were piled up steeply and the fourth side kept almost flat. The club’s blue and gold, the story goes, came from the flag of a Swedish ship entering port.',
        fr_FR:
          'En 1940, le terrain était si exigu que l’on empila trois tribunes très raides et laissa le quatrième côté presque plat. Le bleu et or du club viendrait du pavillon d’un navire suédois entrant au port.',
        de_DE:
          '1940 war so wenig Grund da, dass man drei Tribünen steil auftürmte und die vierte Seite fast flach ließ. Das Blau-Gold des Klubs soll von der Flagge eines einlaufenden schwedischen Schiffes stammen.',
        es_ES:
          'En 1940 había tan poco terreno que tres tribunas se apilaron en vertical y el cuarto lado quedó casi plano. El azul y oro del club saldría, según se cuenta, de la bandera de un barco sueco que entraba a puerto.',
        it_IT:
          'Nel 1940 c’era così poco terreno che tre tribune furono impilate ripide e il quarto lato rimase quasi piatto. Il blu e oro della squadra verrebbe dalla bandiera di una nave svedese che entrava in porto.',
        ru_RU:
          'В 1940 году земли было так мало, что три трибуны поставили почти отвесно, а четвёртую сторону оставили плоской. Сине-золотые цвета клуба, говорят, взяты с флага шведского судна, входившего в порт.',
        ja_JP:
          '1940年の建設時には土地が狭く、三方の観客席を急な角度で積み上げ、残る一方はほぼ平らにしました。クラブの青と金は、入港したスウェーデン船の旗の色に由来すると語られています。',
      },
      latitude: -34.63562,
      longitude: -58.36475,
      minutes: 13,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Caminito',
        fr_FR: 'Caminito',
        de_DE: 'Caminito',
        es_ES: 'Caminito',
        it_IT: 'Caminito',
        ru_RU: 'Каминито',
        ja_JP: 'カミニート',
      },
      text: {
        en_US:
          'After the freight trains stopped, Benito Quinquela Martín had the curve cleared, the backs of the houses painted and the place named after a tango in 1959. Look up: the walls are corrugated iron on timber, raised on posts against the floods.',
        fr_FR:
          'Une fois les trains de marchandises arrêtés, Benito Quinquela Martín fit déblayer la courbe, peindre l’arrière des maisons et donner au lieu, en 1959, le nom d’un tango. Les murs sont de tôle sur charpente, montés sur pilotis contre les crues.',
        de_DE:
          'Als keine Güterzüge mehr fuhren, ließ Benito Quinquela Martín den Bogen räumen und die Rückseiten der Häuser streichen; 1959 erhielt der Ort den Namen eines Tangos. Die Wände sind Wellblech auf Holz, auf Pfosten gesetzt gegen das Hochwasser.',
        es_ES:
          'Cuando dejaron de pasar los trenes de carga, Benito Quinquela Martín hizo limpiar la curva y pintar los fondos de las casas, y en 1959 el lugar tomó el nombre de un tango. Las paredes son de chapa sobre madera, alzadas en pilotes por las crecidas.',
        it_IT:
          'Cessati i treni merci, Benito Quinquela Martín fece sgombrare la curva e dipingere il retro delle case; nel 1959 il luogo prese il nome di un tango. Le pareti sono lamiera ondulata su legno, alzate su pali contro le piene.',
        ru_RU:
          'Когда товарные поезда перестали ходить, Бенито Кинкела Мартин добился, чтобы изгиб расчистили, задние стены домов покрасили, а место в 1959 году назвали в честь танго. Стены — гофрированное железо по дереву, на сваях от паводков.',
        ja_JP:
          '貨物列車が通らなくなると、画家ベニート・キンケラ・マルティンは曲線の跡を片づけて家々の裏壁を塗らせ、1959年にタンゴの曲名が付けられました。壁は木組みに波板を張ったもので、水害に備えて杭の上に載っています。',
      },
      latitude: -34.63935,
      longitude: -58.36262,
      minutes: 27,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Vuelta de Rocha',
        fr_FR: 'Vuelta de Rocha',
        de_DE: 'Vuelta de Rocha',
        es_ES: 'Vuelta de Rocha',
        it_IT: 'Vuelta de Rocha',
        ru_RU: 'Вуэльта-де-Роча',
        ja_JP: 'ブエルタ・デ・ロチャ',
      },
      text: {
        en_US:
          'Here the Riachuelo makes its bend, and the Genoese caulked their schooners. Downstream the iron transporter bridge of 1914 stands, which carried carts and people over the water on a hanging platform.',
        fr_FR:
          'Ici le Riachuelo fait son coude, et les Génois calfataient leurs goélettes. En aval se dresse le pont transbordeur de fer de 1914, qui faisait passer charrettes et passants sur une nacelle suspendue.',
        de_DE:
          'Hier macht der Riachuelo seine Biegung, und Genuesen kalfaterten ihre Schoner. Flussabwärts steht die eiserne Schwebefähre von 1914, die Karren und Menschen auf einer hängenden Plattform übersetzte.',
        es_ES:
          'Aquí hace su vuelta el Riachuelo, y los genoveses calafateaban sus goletas. Aguas abajo se alza el transbordador de hierro de 1914, que pasaba carros y gente en una plataforma colgante.',
        it_IT:
          'Qui il Riachuelo fa la sua ansa, e i genovesi calafatavano le golette. A valle si alza il ponte trasbordatore di ferro del 1914, che portava carri e persone su una piattaforma sospesa.',
        ru_RU:
          'Здесь Риачуэло делает поворот, и генуэзцы конопатили свои шхуны. Ниже по течению стоит железный мост-транспортёр 1914 года, перевозивший повозки и людей на подвесной платформе.',
        ja_JP:
          'リアチュエロ川が曲がるこの岸で、ジェノヴァ人は帆船の隙間に詰め物をして修理しました。下流には、吊り下げた台で荷車や人を渡した1914年の鉄の運搬橋が立っています。',
      },
      latitude: -34.63855,
      longitude: -58.36168,
      minutes: 14,
      minutesToNext: 0,
    },
  ],
};
