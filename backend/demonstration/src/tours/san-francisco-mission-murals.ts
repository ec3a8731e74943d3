import type { TourOfDemo } from '../shapes.js';

export const sanFranciscoMissionMurals: TourOfDemo = {
  slug: 'san-francisco-mission-murals',
  city: 'san-francisco',
  categories: ['street-art-tour', 'private-tour'],
  currency: 'USD',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children', 'off-the-beaten-track'],
  landmarks: [
    {
      motif: 'street-art-wall',
      name: 'Balmy Alley',
    },
    {
      motif: 'rooftops',
      name: 'Houses of the Mission District',
    },
    {
      motif: 'palm',
      name: 'Palms of Dolores Street',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Palm-lined median of Dolores Street, opposite Mission Dolores',
        fr_FR: 'Terre-plein planté de palmiers de Dolores Street, face à Mission Dolores',
        de_DE: 'Palmenbestandener Mittelstreifen der Dolores Street gegenüber der Mission Dolores',
        es_ES: 'Mediana con palmeras de Dolores Street, frente a la Misión Dolores',
        it_IT: 'Spartitraffico con le palme di Dolores Street, di fronte a Mission Dolores',
        ru_RU: 'Бульвар с пальмами на Долорес-стрит, напротив миссии Долорес',
        ja_JP: 'ミッション・ドロレス向かい、ドロレス通りのヤシ並木の中央分離帯',
      },
      address: '3321 16th Street, San Francisco, CA 94114, USA',
      latitude: 37.76412,
      longitude: -122.4266,
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
            amount: 34000,
          },
          {
            upTo: 4,
            amount: 39000,
          },
          {
            upTo: 6,
            amount: 45000,
          },
        ],
        extraPerson: 4200,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: {
        from: '09:30',
        to: '14:30',
        everyMinutes: 60,
      },
      closedDays: ['01-01', '12-25'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 43000,
          },
          {
            upTo: 4,
            amount: 49000,
          },
          {
            upTo: 6,
            amount: 56000,
          },
        ],
        extraPerson: 5200,
      },
      minimumPersons: 1,
      maximumPersons: 12,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['10:00', '13:00'],
      closedDays: ['01-01', '12-25'],
    },
  ],
  name: {
    en_US: 'Murals of the Mission District',
    fr_FR: 'Les fresques du Mission District',
    de_DE: 'Die Wandbilder im Mission District',
    es_ES: 'Los murales del Mission District',
    it_IT: 'I murales del Mission District',
    ru_RU: 'Муралы района Мишен',
    ja_JP: 'ミッション地区の壁画を歩く',
  },
  summary: {
    en_US:
      'From the old adobe church along 18th and 24th Streets, past painted alleys and house fronts in which neighbors have told their own story.',
    fr_FR:
      'De la vieille église d’adobe à la 24e Rue, par des ruelles et des façades peintes où les habitants ont raconté leur propre histoire.',
    de_DE:
      'Von der alten Lehmkirche bis zur 24th Street, durch bemalte Gassen und an Fassaden vorbei, auf denen Nachbarn ihre eigene Geschichte erzählen.',
    es_ES:
      'De la vieja iglesia de adobe a la calle 24, por callejones y fachadas pintadas en los que los vecinos han contado su propia historia.',
    it_IT:
      'Dalla vecchia chiesa di adobe alla 24esima strada, per vicoli e facciate dipinte in cui gli abitanti hanno raccontato la propria storia.',
    ru_RU:
      'От старой церкви из сырцового кирпича до 24-й улицы — по расписным переулкам и мимо фасадов, на которых жители рассказали о себе сами.',
    ja_JP:
      '日干し煉瓦の古い教会から18丁目、24丁目へ。住民が自分たちの物語を描いた路地や家々の壁をたどる、ミッション地区の壁画散歩です。',
  },
  highlights: {
    en_US: [
      'MaestraPeace, painted by seven women over two façades',
      'Clarion Alley, where the walls are repainted again and again',
      'Garage doors of Balmy Alley, from the 1980s to this decade',
      'A mosaic serpent that children climb on 24th Street',
    ],
    fr_FR: [
      'MaestraPeace, peinte par sept femmes sur deux façades',
      'Clarion Alley, où les murs sont sans cesse repeints',
      'Les portes de garage de Balmy Alley, des années 1980 à aujourd’hui',
      'Un serpent de mosaïque que les enfants escaladent, 24e Rue',
    ],
    de_DE: [
      '„MaestraPeace“, von sieben Frauen auf zwei Fassaden gemalt',
      'Clarion Alley, deren Wände immer wieder neu bemalt werden',
      'Garagentore der Balmy Alley von den 1980er-Jahren bis heute',
      'Eine Mosaikschlange in der 24th Street, auf der Kinder klettern',
    ],
    es_ES: [
      '«MaestraPeace», obra de siete mujeres en dos fachadas',
      'Clarion Alley, donde los muros se repintan una y otra vez',
      'Puertas de garaje de Balmy Alley, de los años ochenta a hoy',
      'Una serpiente de mosaico a la que trepan los niños en la calle 24',
    ],
    it_IT: [
      '«MaestraPeace», dipinta da sette donne su due facciate',
      'Clarion Alley, dove i muri si ridipingono di continuo',
      'Le porte dei garage di Balmy Alley, dagli anni Ottanta a oggi',
      'Un serpente di mosaico su cui si arrampicano i bambini, 24esima strada',
    ],
    ru_RU: [
      '«Маэстрапис» — роспись семи художниц на двух фасадах',
      'Кларион-элли, где стены расписывают снова и снова',
      'Гаражные ворота Балми-элли — от 1980-х до наших дней',
      'Мозаичный змей на 24-й улице, по которому лазают дети',
    ],
    ja_JP: [
      '7人の女性画家が二つの外壁に描いた「マエストラピース」',
      '壁が何度も描き替えられてきたクラリオン・アレー',
      '1980年代から今日までの絵が並ぶバルミー・アレーの車庫の扉',
      '24丁目の公園で子どもたちがよじ登るモザイクの大蛇',
    ],
  },
  description: {
    en_US:
      'Painting on walls is older here than the city’s name: behind the altar of the mission church lies a wall decorated by Ohlone hands in the eighteenth century and soon covered. You begin outside that church and walk east, into streets where families from Mexico, Nicaragua and El Salvador settled after the war. Since the 1970s their children have used fences, garages and church walls to speak of farm workers, of wars at home, of rents and of those who left.\n\nThe guide knows which pictures answer each other and who held the brush, and shows photographs of walls that are gone. Between Clarion Alley and 24th Street there is a stretch of Mission Street with fruit stands and old movie theater signs. In four hours there is time to sit in Dolores Park, look into Lilac Street and eat at a taquería. The ground is level after the first block.',
    fr_FR:
      'Peindre les murs est ici plus ancien que le nom de la ville : derrière l’autel de l’église de la mission subsiste une paroi ornée par des mains ohlones au XVIIIe siècle, bientôt recouverte. On part devant cette église et l’on marche vers l’est, dans des rues où s’installèrent après la guerre des familles du Mexique, du Nicaragua et du Salvador. Depuis les années 1970, leurs enfants parlent sur les palissades, les garages et les murs d’église des ouvriers agricoles, des guerres du pays, des loyers et de ceux qui sont partis.\n\nLe guide sait quelles images se répondent et qui tenait le pinceau, et montre des photographies de murs disparus. Entre Clarion Alley et la 24e Rue, Mission Street aligne étals de fruits et vieilles enseignes de cinéma. En quatre heures, on a le temps de s’asseoir à Dolores Park, de passer par Lilac Street et de manger dans une taquería. Le terrain est plat après le premier pâté de maisons.',
    de_DE:
      'Gemalt wurde hier auf Wände, ehe die Stadt ihren Namen hatte: Hinter dem Altar der Missionskirche liegt eine Wand, die Ohlone im 18. Jahrhundert schmückten und die bald verdeckt wurde. Vor dieser Kirche beginnen Sie und gehen nach Osten, in Straßen, in denen sich nach dem Krieg Familien aus Mexiko, Nicaragua und El Salvador niederließen. Seit den 1970er-Jahren sprechen ihre Kinder auf Zäunen, Garagen und Kirchenmauern von Landarbeitern, von den Kriegen daheim, von Mieten und von denen, die fortzogen.\n\nDer Guide weiß, welche Bilder einander antworten und wer den Pinsel führte, und zeigt Fotografien von Wänden, die es nicht mehr gibt. Zwischen Clarion Alley und 24th Street liegt ein Stück Mission Street mit Obstständen und alten Kinoschildern. In vier Stunden bleibt Zeit für eine Rast im Dolores Park, für die Lilac Street und ein Essen in einer Taquería. Nach dem ersten Häuserblock ist der Weg eben.',
    es_ES:
      'Pintar paredes es aquí más antiguo que el nombre de la ciudad: tras el altar de la iglesia de la misión hay un muro que decoraron manos ohlone en el siglo XVIII y que quedó tapado poco después. Se empieza delante de esa iglesia y se camina hacia el este, por calles donde se instalaron tras la guerra familias de México, Nicaragua y El Salvador. Desde los años setenta, sus hijos hablan en vallas, garajes y muros de iglesia de los jornaleros, de las guerras de su tierra, de los alquileres y de los que se fueron.\n\nEl guía sabe qué imágenes se responden y quién sostuvo el pincel, y enseña fotografías de muros que ya no existen. Entre Clarion Alley y la calle 24 hay un tramo de Mission Street con fruterías y viejos rótulos de cine. En cuatro horas da tiempo a sentarse en Dolores Park, asomarse a Lilac Street y comer en una taquería. Pasada la primera manzana, el terreno es llano.',
    it_IT:
      'Dipingere i muri qui è più antico del nome della città: dietro l’altare della chiesa della missione c’è una parete ornata da mani ohlone nel Settecento e presto coperta. Si comincia davanti a quella chiesa e si cammina verso est, in strade dove dopo la guerra si stabilirono famiglie venute da Messico, Nicaragua ed El Salvador. Dagli anni Settanta i loro figli parlano su steccati, garage e muri di chiese dei braccianti, delle guerre di casa, degli affitti e di chi se n’è andato.\n\nLa guida sa quali immagini si rispondono e chi teneva il pennello, e mostra fotografie di muri scomparsi. Tra Clarion Alley e la 24esima c’è un tratto di Mission Street con banchi di frutta e vecchie insegne di cinema. In quattro ore c’è il tempo di sedersi a Dolores Park, di passare da Lilac Street e di mangiare in una taquería. Dopo il primo isolato si cammina in piano.',
    ru_RU:
      'Роспись стен здесь старше имени города: за алтарём церкви миссии скрыта стена, которую в XVIII веке украсили руки олони и которую вскоре закрыли. Мы начинаем у этой церкви и идём на восток, в улицы, где после войны селились семьи из Мексики, Никарагуа и Сальвадора. С 1970-х годов их дети говорят на заборах, гаражах и церковных стенах о батраках, о войнах на родине, об арендной плате и о тех, кто уехал.\n\nГид знает, какие картины отвечают друг другу и кто держал кисть, и показывает снимки стен, которых больше нет. Между Кларион-элли и 24-й улицей лежит отрезок Мишен-стрит с фруктовыми лавками и старыми вывесками кинотеатров. За четыре часа можно посидеть в парке Долорес, заглянуть на Лайлак-стрит и поесть в такерии. После первого квартала дорога ровная.',
    ja_JP:
      'この地で壁に絵を描く営みは、街の名前よりも古くからあります。伝道所の教会の祭壇の裏には、18世紀に先住民オローニの人々が彩り、ほどなく覆われた壁が残っています。その教会の前から東へ歩き、戦後にメキシコ、ニカラグア、エルサルバドルの家族が住み着いた通りに入ります。1970年代以降、その子どもたちは塀や車庫、教会の壁を使って、農場労働者のこと、故郷の戦争、家賃、去っていった人々のことを語ってきました。\n\nガイドはどの絵とどの絵が呼応しているのか、誰が筆を執ったのかを知っており、今は失われた壁の写真もお見せします。クラリオン・アレーから24丁目の間は、果物店や古い映画館の看板が残るミッション通りを歩きます。4時間のコースでは、ドロレス公園でひと休みし、ライラック通りをのぞき、タケリアで食事をする時間があります。最初の区画を過ぎると道は平坦です。',
  },
  included: {
    en_US: ['Guide for your group alone', 'Donation to the neighborhood’s mural association'],
    fr_FR: ['Guide réservé à votre groupe', 'Don à l’association de peintres muralistes du quartier'],
    de_DE: ['Guide nur für Ihre Gruppe', 'Spende an den Wandmalerverein des Viertels'],
    es_ES: ['Guía solo para su grupo', 'Donativo a la asociación de muralistas del barrio'],
    it_IT: ['Guida solo per il suo gruppo', 'Offerta all’associazione dei muralisti del quartiere'],
    ru_RU: ['Гид только для вашей группы', 'Пожертвование объединению художников-муралистов района'],
    ja_JP: ['お客様のグループだけを案内するガイド', '地区の壁画団体への寄付'],
  },
  notIncluded: {
    en_US: ['Admission to Mission Dolores', 'Meal at the taquería (four-hour option)'],
    fr_FR: ['L’entrée de Mission Dolores', 'Le repas à la taquería (formule de quatre heures)'],
    de_DE: ['Eintritt in die Mission Dolores', 'Das Essen in der Taquería (vierstündige Variante)'],
    es_ES: ['La entrada a la Misión Dolores', 'La comida en la taquería (opción de cuatro horas)'],
    it_IT: ['L’ingresso a Mission Dolores', 'Il pasto alla taquería (formula di quattro ore)'],
    ru_RU: ['Вход в миссию Долорес', 'Обед в такерии (четырёхчасовой вариант)'],
    ja_JP: ['ミッション・ドロレスの入場料', 'タケリアでの食事代（4時間のコース）'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Mission Dolores',
        fr_FR: 'Mission Dolores',
        de_DE: 'Mission Dolores',
        es_ES: 'Mission Dolores',
        it_IT: 'Mission Dolores',
        ru_RU: 'Миссия Долорес',
        ja_JP: 'ミッション・ドロレス',
      },
      text: {
        en_US:
          'The adobe church was finished in 1791 and stood through the earthquake of 1906. Its ceiling repeats the zigzags of Ohlone baskets, and the altarpiece hides the wall those same people painted.',
        fr_FR:
          'L’église d’adobe, achevée en 1791, a tenu pendant le séisme de 1906. Son plafond reprend les chevrons des paniers ohlones, et le retable cache le mur que les mêmes mains avaient peint.',
        de_DE:
          'Die Lehmziegelkirche wurde 1791 fertig und überstand das Erdbeben von 1906. Ihre Decke wiederholt das Zickzack von Ohlone-Körben, und der Altaraufsatz verdeckt die Wand, die dieselben Menschen bemalt hatten.',
        es_ES:
          'La iglesia de adobe se terminó en 1791 y resistió el terremoto de 1906. El techo repite los zigzags de las cestas ohlone, y el retablo oculta el muro que pintaron esas mismas manos.',
        it_IT:
          'La chiesa di adobe fu finita nel 1791 e resse al terremoto del 1906. Il soffitto riprende gli zigzag dei cesti ohlone, e la pala d’altare nasconde il muro dipinto dalle stesse mani.',
        ru_RU:
          'Церковь из сырцового кирпича достроили в 1791 году, и она выстояла в землетрясение 1906-го. Потолок повторяет зигзаги корзин олони, а алтарь закрывает стену, которую расписали те же люди.',
        ja_JP:
          '1791年に完成した日干し煉瓦の教会で、1906年の地震にも耐えました。天井にはオローニの籠のジグザグ模様が繰り返され、祭壇飾りの裏には同じ人々の描いた壁が隠れています。',
      },
      latitude: 37.76432,
      longitude: -122.42697,
      minutes: 17,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'The Women’s Building',
        fr_FR: 'The Women’s Building',
        de_DE: 'The Women’s Building',
        es_ES: 'The Women’s Building',
        it_IT: 'The Women’s Building',
        ru_RU: 'Женский дом (The Women’s Building)',
        ja_JP: 'ウィメンズ・ビルディング',
      },
      text: {
        en_US:
          'In 1994 seven painters and many helpers covered a former gymnasts’ hall with healers, goddesses and Rigoberta Menchú. Hundreds of women’s names run through the painted cloth that ties the figures together.',
        fr_FR:
          'En 1994, sept peintres et de nombreuses aides couvrirent un ancien gymnase de guérisseuses, de déesses et de Rigoberta Menchú. Des centaines de prénoms courent dans l’étoffe peinte qui relie les figures.',
        de_DE:
          '1994 bedeckten sieben Malerinnen mit vielen Helferinnen eine frühere Turnhalle mit Heilerinnen, Göttinnen und Rigoberta Menchú. Hunderte Frauennamen ziehen sich durch das gemalte Tuch, das die Figuren verbindet.',
        es_ES:
          'En 1994 siete pintoras y muchas ayudantes cubrieron un antiguo gimnasio de curanderas y diosas, con Rigoberta Menchú entre ellas. Cientos de nombres de mujer recorren la tela pintada que une las figuras.',
        it_IT:
          'Nel 1994 sette pittrici e molte aiutanti coprirono un’ex palestra di guaritrici e dee, con Rigoberta Menchú tra loro. Centinaia di nomi di donne corrono nella stoffa dipinta che lega le figure.',
        ru_RU:
          'В 1994 году семь художниц со множеством помощниц покрыли бывший гимнастический зал фигурами целительниц и богинь; среди них и Ригоберта Менчу. По нарисованной ткани, что связывает их, бегут сотни женских имён.',
        ja_JP:
          '1994年、7人の画家と大勢の協力者が、かつての体操会館の壁を治療師や女神、リゴベルタ・メンチュの姿で覆いました。人物を結ぶ布の文様には、何百もの女性の名が書き込まれています。',
      },
      latitude: 37.76143,
      longitude: -122.4228,
      minutes: 17,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Clarion Alley',
        fr_FR: 'Clarion Alley',
        de_DE: 'Clarion Alley',
        es_ES: 'Clarion Alley',
        it_IT: 'Clarion Alley',
        ru_RU: 'Кларион-элли',
        ja_JP: 'クラリオン・アレー',
      },
      text: {
        en_US:
          'Residents began here in 1992 and have kept one rule: the pictures must have something to say. Protest, poems and portraits stand side by side, and what is on the wall today may be under new paint next spring.',
        fr_FR:
          'Des riverains ont commencé ici en 1992 avec une règle : l’image doit avoir quelque chose à dire. Colères, poèmes et portraits se touchent, et ce qui est au mur peut être repeint au printemps prochain.',
        de_DE:
          'Anwohner fingen hier 1992 an, mit einer Regel: Das Bild muss etwas zu sagen haben. Protest, Gedichte und Porträts stehen nebeneinander, und was heute an der Wand ist, liegt im nächsten Frühjahr vielleicht unter frischer Farbe.',
        es_ES:
          'Los vecinos empezaron aquí en 1992 con una regla: la imagen ha de tener algo que decir. Protestas, poemas y retratos conviven, y lo que hoy está en el muro quizá quede bajo pintura nueva en primavera.',
        it_IT:
          'Gli abitanti cominciarono qui nel 1992 con una regola: l’immagine deve avere qualcosa da dire. Proteste, poesie e ritratti stanno fianco a fianco, e ciò che oggi è sul muro a primavera può sparire sotto altro colore.',
        ru_RU:
          'Жители начали здесь в 1992 году и держатся одного правила: картине должно быть что сказать. Протест, стихи и портреты соседствуют, и то, что сегодня на стене, весной может оказаться под новой краской.',
        ja_JP:
          '1992年に住民が始めた路地で、「絵には伝えたいことがなければならない」という決まりが守られています。抗議や詩、肖像が隣り合い、今日の絵も来春には新しい絵の下になるかもしれません。',
      },
      latitude: 37.76294,
      longitude: -122.42045,
      minutes: 23,
      minutesToNext: 18,
    },
    {
      name: {
        en_US: 'Carnaval mural, South Van Ness and 24th',
        fr_FR: 'Fresque Carnaval, South Van Ness et 24e Rue',
        de_DE: 'Wandbild „Carnaval“, South Van Ness und 24th Street',
        es_ES: 'Mural «Carnaval», South Van Ness y calle 24',
        it_IT: 'Murale «Carnaval», South Van Ness e 24esima',
        ru_RU: 'Мурал «Карнавал», угол Саут-Ван-Несс и 24-й',
        ja_JP: '壁画「カーニバル」サウス・ヴァンネス通りと24丁目の角',
      },
      text: {
        en_US:
          'High on a side wall dancers and drummers of the Mission’s own carnival parade move along. Daniel Galvez and his team painted them in 1983 from a photographer’s pictures, and the wall was restored in 2014.',
        fr_FR:
          'Haut sur un pignon défilent danseuses et tambours du carnaval du quartier. Daniel Galvez et son équipe les peignirent en 1983 d’après des photographies ; le mur a été restauré en 2014.',
        de_DE:
          'Hoch oben an einer Seitenwand ziehen Tänzerinnen und Trommler des hiesigen Karnevals vorbei. Daniel Galvez und sein Team malten sie 1983 nach Fotografien, 2014 wurde die Wand restauriert.',
        es_ES:
          'En lo alto de una medianera desfilan bailarinas y tambores del carnaval del barrio. Daniel Galvez y su equipo los pintaron en 1983 a partir de fotografías, y el muro se restauró en 2014.',
        it_IT:
          'In alto su una parete laterale sfilano ballerine e tamburi del carnevale di quartiere. Daniel Galvez e i suoi li dipinsero nel 1983 da fotografie; il muro è stato restaurato nel 2014.',
        ru_RU:
          'Высоко на боковой стене идут танцовщицы и барабанщики здешнего карнавала. Дэниел Галвес с помощниками написал их в 1983 году по фотографиям, а в 2014-м стену отреставрировали.',
        ja_JP:
          '建物の側壁の高いところを、この地区のカーニバルの踊り手と太鼓打ちが行進します。1983年にダニエル・ガルベスらが写真をもとに描き、2014年に修復されました。',
      },
      latitude: 37.75242,
      longitude: -122.4164,
      minutes: 11,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Balmy Alley',
        fr_FR: 'Balmy Alley',
        de_DE: 'Balmy Alley',
        es_ES: 'Balmy Alley',
        it_IT: 'Balmy Alley',
        ru_RU: 'Балми-элли',
        ja_JP: 'バルミー・アレー',
      },
      text: {
        en_US:
          'Two women painted the first garage here in the early seventies; in 1984 Ray Patlán gathered some three dozen artists to speak of Central America. Several of those pictures survive beside new ones on eviction and memory.',
        fr_FR:
          'Deux femmes peignirent le premier garage au début des années 1970 ; en 1984, Ray Patlán réunit une trentaine d’artistes pour parler de l’Amérique centrale. Plusieurs de ces images demeurent près de nouvelles sur l’expulsion et la mémoire.',
        de_DE:
          'Zwei Frauen bemalten Anfang der Siebziger die erste Garage; 1984 holte Ray Patlán gut dreißig Künstler zusammen, um von Mittelamerika zu sprechen. Einige dieser Bilder sind erhalten, neben neuen über Verdrängung und Erinnerung.',
        es_ES:
          'Dos mujeres pintaron el primer garaje a comienzos de los setenta; en 1984 Ray Patlán reunió a una treintena de artistas para hablar de Centroamérica. Varias de esas obras perduran junto a otras nuevas sobre desahucios y memoria.',
        it_IT:
          'Due donne dipinsero il primo garage all’inizio degli anni Settanta; nel 1984 Ray Patlán riunì una trentina di artisti per parlare dell’America Centrale. Alcune di quelle opere restano, accanto a nuove su sfratti e memoria.',
        ru_RU:
          'Первый гараж в начале семидесятых расписали две женщины; в 1984 году Рэй Патлан собрал десятка три художников, чтобы рассказать о Центральной Америке. Часть тех работ цела и соседствует с новыми — о выселениях и о памяти.',
        ja_JP:
          '1970年代初め、二人の女性が最初の車庫に絵を描きました。1984年にはレイ・パトランが三十数人の画家を集めて中米の内戦を訴え、その何点かが、立ち退きや記憶を描く新しい絵と並んで残っています。',
      },
      latitude: 37.75205,
      longitude: -122.41248,
      minutes: 27,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Precita Eyes',
        fr_FR: 'Precita Eyes',
        de_DE: 'Precita Eyes',
        es_ES: 'Precita Eyes',
        it_IT: 'Precita Eyes',
        ru_RU: '«Пресита Айз»',
        ja_JP: 'プレシータ・アイズ',
      },
      text: {
        en_US:
          'Susan and Luis Cervantes founded this association in 1977 so that neighbors could design a wall together. Sketches in the window show how a small drawing is squared up for a façade.',
        fr_FR:
          'Susan et Luis Cervantes fondèrent cette association en 1977 pour que des voisins conçoivent un mur ensemble. En vitrine, des esquisses montrent comment un petit dessin se met au carreau pour une façade.',
        de_DE:
          'Susan und Luis Cervantes gründeten diesen Verein 1977, damit Nachbarn gemeinsam eine Wand entwerfen können. Skizzen im Fenster zeigen, wie eine kleine Zeichnung mit dem Raster auf eine Fassade kommt.',
        es_ES:
          'Susan y Luis Cervantes fundaron esta asociación en 1977 para que los vecinos idearan juntos un muro. Los bocetos del escaparate muestran cómo un dibujo pequeño se cuadricula para una fachada.',
        it_IT:
          'Susan e Luis Cervantes fondarono questa associazione nel 1977 perché i vicini potessero ideare un muro insieme. Gli schizzi in vetrina mostrano come un piccolo disegno si quadretta per una facciata.',
        ru_RU:
          'Сьюзан и Луис Сервантес основали это объединение в 1977 году, чтобы соседи могли вместе придумать стену. Эскизы в витрине показывают, как рисунок по клеткам переносят на фасад.',
        ja_JP:
          '1977年にスーザンとルイスのセルバンテス夫妻が、住民が一緒に壁画を構想できるようにと設立した団体です。窓辺の下絵から、小さな素描を升目で拡大して壁に移す手順がわかります。',
      },
      latitude: 37.75268,
      longitude: -122.41135,
      minutes: 12,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'St. Peter’s Church, 500 Years of Resistance',
        fr_FR: 'Église Saint-Pierre, 500 ans de résistance',
        de_DE: 'St.-Peter-Kirche, „500 Jahre Widerstand“',
        es_ES: 'Iglesia de San Pedro, «500 años de resistencia»',
        it_IT: 'Chiesa di San Pietro, «500 anni di resistenza»',
        ru_RU: 'Церковь Святого Петра, «500 лет сопротивления»',
        ja_JP: '聖ペテロ教会「抵抗の500年」',
      },
      text: {
        en_US:
          'The Salvadoran painter Isaías Mata wrapped the parish house in figures five centuries after Columbus. Farm workers, priests and Indigenous leaders look across to the shops of 24th Street.',
        fr_FR:
          'Le peintre salvadorien Isaías Mata a enveloppé la maison paroissiale de figures, cinq siècles après Colomb. Ouvriers agricoles, prêtres et chefs indigènes regardent les boutiques de la 24e Rue.',
        de_DE:
          'Der Salvadorianer Isaías Mata überzog das Pfarrhaus fünf Jahrhunderte nach Kolumbus mit Figuren. Landarbeiter, Priester und indigene Anführer blicken zu den Läden der 24th Street hinüber.',
        es_ES:
          'El salvadoreño Isaías Mata envolvió la casa parroquial de figuras cinco siglos después de Colón. Jornaleros, sacerdotes y líderes indígenas miran hacia las tiendas de la calle 24.',
        it_IT:
          'Il salvadoregno Isaías Mata avvolse la canonica di figure cinque secoli dopo Colombo. Braccianti, preti e capi indigeni guardano verso i negozi della 24esima.',
        ru_RU:
          'Сальвадорский художник Исаиас Мата покрыл приходской дом фигурами через пять веков после Колумба. Батраки, священники и вожди коренных народов смотрят на лавки 24-й улицы.',
        ja_JP:
          'コロンブスから500年の節目に、エルサルバドルの画家イサイアス・マタが司祭館の壁を人物像で包みました。農場労働者や司祭、先住民の指導者たちが24丁目の店々を見つめています。',
      },
      latitude: 37.75265,
      longitude: -122.4102,
      minutes: 10,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: '24th and York Mini Park',
        fr_FR: 'Mini-parc de la 24e Rue et de York',
        de_DE: 'Mini-Park 24th und York',
        es_ES: 'Miniparque de la 24 y York',
        it_IT: 'Miniparco tra la 24esima e York',
        ru_RU: 'Мини-парк на углу 24-й и Йорк',
        ja_JP: '24丁目とヨーク通りのミニパーク',
      },
      text: {
        en_US:
          'Quetzalcoatl, the feathered serpent, rises out of the rubber paving in bright mosaic and dives back into it. Around him the murals of the seventies tell of corn, water and volcanoes.',
        fr_FR:
          'Quetzalcoatl, le serpent à plumes, sort du sol souple en mosaïque vive et y replonge. Autour de lui, les fresques des années 1970 parlent du maïs, de l’eau et des volcans.',
        de_DE:
          'Quetzalcoatl, die gefiederte Schlange, taucht in leuchtendem Mosaik aus dem weichen Boden auf und wieder hinein. Ringsum erzählen Wandbilder der Siebziger von Mais, Wasser und Vulkanen.',
        es_ES:
          'Quetzalcóatl, la serpiente emplumada, emerge del suelo de caucho en mosaico vivo y vuelve a hundirse. Alrededor, los murales de los setenta hablan del maíz, del agua y de los volcanes.',
        it_IT:
          'Quetzalcoatl, il serpente piumato, emerge dal suolo di gomma in un mosaico acceso e vi si rituffa. Intorno, i murales degli anni Settanta parlano di mais, acqua e vulcani.',
        ru_RU:
          'Кетцалькоатль, пернатый змей из яркой мозаики, выныривает из мягкого покрытия и уходит обратно. Вокруг росписи семидесятых рассказывают о кукурузе, воде и вулканах.',
        ja_JP:
          '羽毛の蛇ケツァルコアトルが鮮やかなモザイクとなって、ゴム敷きの地面から現れてはまた潜ります。まわりを囲む1970年代の壁画は、トウモロコシや水、火山の物語です。',
      },
      latitude: 37.75282,
      longitude: -122.40872,
      minutes: 13,
      minutesToNext: 0,
    },
  ],
};
