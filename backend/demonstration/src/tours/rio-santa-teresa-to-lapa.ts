import type { TourOfDemo } from '../shapes.js';

export const rioSantaTeresaToLapa: TourOfDemo = {
  slug: 'rio-santa-teresa-to-lapa',
  city: 'rio-de-janeiro',
  categories: ['private-tour'],
  currency: 'EUR',
  featured: true,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: [],
  landmarks: [
    {
      motif: 'tram',
      name: 'Santa Teresa tram',
    },
    {
      motif: 'arches',
      name: 'Carioca Aqueduct',
    },
    {
      motif: 'rooftops',
      name: 'Houses of Santa Teresa',
    },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Tram stop on Largo dos Guimarães, Santa Teresa',
        fr_FR: 'Arrêt du tramway, Largo dos Guimarães, Santa Teresa',
        de_DE: 'Straßenbahnhalt am Largo dos Guimarães, Santa Teresa',
        es_ES: 'Parada del tranvía en el Largo dos Guimarães, Santa Teresa',
        it_IT: 'Fermata del tram in Largo dos Guimarães, Santa Teresa',
        ru_RU: 'Трамвайная остановка на площади Ларгу-дус-Гимарайнс, Санта-Тереза',
        ja_JP: 'サンタ・テレーザ、ラルゴ・ドス・ギマランイスの電停',
      },
      address: 'Largo dos Guimarães, Santa Teresa, Rio de Janeiro - RJ, Brazil',
      latitude: -22.92128,
      longitude: -43.1859,
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
            amount: 15000,
          },
          {
            upTo: 4,
            amount: 18000,
          },
          {
            upTo: 6,
            amount: 22000,
          },
        ],
        extraPerson: 2400,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['09:30', '13:30'],
      closedDays: ['01-01', '12-24', '12-25', '12-31'],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          {
            upTo: 2,
            amount: 19500,
          },
          {
            upTo: 4,
            amount: 23000,
          },
          {
            upTo: 6,
            amount: 27500,
          },
        ],
        extraPerson: 3000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [2, 3, 4, 5, 6, 7],
      starts: ['09:00', '12:30'],
      closedDays: ['01-01', '12-24', '12-25', '12-31'],
    },
  ],
  name: {
    en_US: 'Downhill from Santa Teresa to the Arches of Lapa',
    fr_FR: 'De Santa Teresa aux arches de Lapa, en descendant',
    de_DE: 'Bergab von Santa Teresa zu den Bögen von Lapa',
    es_ES: 'Cuesta abajo de Santa Teresa a los arcos de Lapa',
    it_IT: 'In discesa da Santa Teresa agli archi di Lapa',
    ru_RU: 'С холма Санта-Тереза к аркам Лапы',
    ja_JP: 'サンタ・テレーザの丘からラパの水道橋へ下る',
  },
  summary: {
    en_US:
      'Along the tram rails from a hilltop village to the arches that carry them: villas, a ruin with a view, a tiled stair and Rio’s old garden.',
    fr_FR:
      'Le long des rails du tramway, d’un village perché aux arches qui les portent : villas, ruine avec vue, escalier carrelé et vieux jardin de Rio.',
    de_DE:
      'An den Schienen der Straßenbahn entlang vom Dorf auf dem Hügel zu den Bögen, die sie tragen: Villen, eine Ruine, eine Fliesentreppe und ein alter Garten.',
    es_ES:
      'Junto a los rieles del tranvía, del pueblo en lo alto a los arcos que los sostienen: villas, una ruina con vistas, una escalera de azulejos y un viejo jardín.',
    it_IT:
      'Lungo le rotaie del tram, dal paese in cima al colle agli archi che le reggono: ville, una rovina con vista, una scala di piastrelle e un vecchio giardino.',
    ru_RU:
      'Вдоль трамвайных рельсов от деревни на холме до арок, которые их несут: виллы, руины с видом, лестница в плитке и старый сад Рио.',
    ja_JP:
      '路面電車の線路に沿って、丘の上の集落から線路を支える水道橋まで。邸宅、眺めのよい廃墟、タイルの階段、リオの古い庭園を訪ねます。',
  },
  highlights: {
    en_US: [
      'Yellow trams taking the bend at Largo dos Guimarães',
      'Steel walkways inside a roofless mansion, the bay below',
      'Jorge Selarón’s stair, laid tile by tile for twenty-three years',
      'Bronze alligators by Mestre Valentim in the Passeio Público',
    ],
    fr_FR: [
      'Le virage des tramways jaunes au Largo dos Guimarães',
      'Des passerelles d’acier dans un hôtel sans toit, la baie en bas',
      'L’escalier de Jorge Selarón, posé carreau par carreau pendant vingt-trois ans',
      'Les alligators de bronze de Mestre Valentim au Passeio Público',
    ],
    de_DE: [
      'Gelbe Trams in der Kurve am Largo dos Guimarães',
      'Stahlstege in einer dachlosen Villa, unten die Bucht',
      'Jorge Selaróns Treppe, dreiundzwanzig Jahre lang Fliese um Fliese verlegt',
      'Mestre Valentims bronzene Alligatoren im Passeio Público',
    ],
    es_ES: [
      'Los tranvías amarillos en la curva del Largo dos Guimarães',
      'Pasarelas de acero en una mansión sin techo, con la bahía abajo',
      'La escalera de Jorge Selarón, puesta azulejo a azulejo durante veintitrés años',
      'Los caimanes de bronce de Mestre Valentim en el Passeio Público',
    ],
    it_IT: [
      'I tram gialli in curva a Largo dos Guimarães',
      'Passerelle d’acciaio in una villa senza tetto, e sotto la baia',
      'La scala di Jorge Selarón, posata una piastrella alla volta per ventitré anni',
      'Gli alligatori di bronzo di Mestre Valentim al Passeio Público',
    ],
    ru_RU: [
      'Жёлтые трамваи на повороте у Ларгу-дус-Гимарайнс',
      'Стальные мостки в особняке без крыши, внизу — залив',
      'Лестница Хорхе Селарона, которую он двадцать три года выкладывал плитку за плиткой',
      'Бронзовые аллигаторы Местре Валентина в саду Пасейу-Публику',
    ],
    ja_JP: [
      '広場の曲がり角を行く黄色い路面電車',
      '屋根のない邸宅に渡された鉄の通路と眼下の湾',
      'ホルヘ・セラロンが23年かけて一枚ずつ貼ったタイルの階段',
      'パセイオ・プブリコにあるメストレ・ヴァレンティンの青銅のワニ',
    ],
  },
  description: {
    en_US:
      'Santa Teresa began with a convent and filled up slowly with people looking for air: planters in the coffee years, foreigners who feared the fevers of the port, later painters who found the villas cheap. The tram has tied it to the center since 1896, and its rails are the thread of this walk. Laundry, jackfruit trees and azulejo fronts pass at the pace of your feet, with the sea between the houses at almost every turn.\n\nIt goes downhill nearly all the way, on cobbles and steps; firm shoes help. The guide speaks of the painters, of Laurinda Santos Lobo’s evenings and of the samba played in the bars below. In the longer version you first ride or walk to Largo das Neves, where the other branch of the tram ends before a small white church. No departures on Mondays, as the ruin is closed.',
    fr_FR:
      'Santa Teresa naquit d’un couvent et se peupla lentement de gens en quête d’air : planteurs des années du café, étrangers craignant les fièvres du port, plus tard peintres à qui les villas semblaient bon marché. Le tramway la relie au centre depuis 1896, et ses rails sont le fil de cette marche. Linge, jacquiers et façades d’azulejos défilent au rythme du pas, la mer paraissant entre les maisons presque à chaque tournant.\n\nOn descend presque tout du long, sur des pavés et des marches ; de bonnes chaussures sont utiles. Le guide parle des peintres, des soirées de Laurinda Santos Lobo et de la samba que l’on joue dans les bars d’en bas. La formule longue commence au Largo das Neves, où l’autre branche du tramway finit devant une petite église blanche. Pas de départ le lundi, la ruine étant fermée.',
    de_DE:
      'Santa Teresa begann mit einem Kloster und füllte sich langsam mit Leuten, die Luft suchten: Pflanzer in den Kaffeejahren, Ausländer, die das Fieber des Hafens fürchteten, später Maler, denen die Villen billig schienen. Seit 1896 verbindet die Tram den Hügel mit dem Zentrum, und ihre Schienen sind der Faden dieses Spaziergangs. Wäsche, Jackfruchtbäume und Azulejofronten ziehen im Schritttempo vorbei, und fast an jeder Biegung steht zwischen den Häusern das Meer.\n\nEs geht nahezu immer bergab, über Pflaster und Stufen; feste Schuhe sind gut. Der Guide erzählt von den Malern, von den Abenden der Laurinda Santos Lobo und vom Samba in den Bars weiter unten. Die längere Variante beginnt am Largo das Neves, wo der andere Ast der Tram vor einer kleinen weißen Kirche endet. Montags ist die Ruine zu, dann wird nicht gegangen.',
    es_ES:
      'Santa Teresa empezó con un convento y se fue llenando de gente que buscaba aire: hacendados en los años del café, extranjeros que temían las fiebres del puerto y, más tarde, pintores a quienes las villas les parecieron baratas. El tranvía la une con el centro desde 1896, y sus rieles son el hilo del paseo. Ropa tendida, árboles de jaca y fachadas de azulejo pasan al ritmo de los pies, con el mar entre las casas casi a cada vuelta.\n\nSe baja casi todo el tiempo, por adoquines y escalones; conviene calzado firme. El guía habla de los pintores, de las veladas de Laurinda Santos Lobo y de la samba que se toca en los bares de abajo. La versión larga empieza en el Largo das Neves, donde el otro ramal del tranvía termina ante una pequeña iglesia blanca. Los lunes no se sale, porque la ruina está cerrada.',
    it_IT:
      'Santa Teresa cominciò con un convento e si riempì piano di gente in cerca d’aria: piantatori negli anni del caffè, stranieri che temevano le febbri del porto, poi pittori che trovarono le ville a buon mercato. Il tram la lega al centro dal 1896, e le sue rotaie sono il filo della passeggiata. Panni stesi, alberi di jaca e facciate di azulejos scorrono a passo d’uomo, con il mare tra le case quasi a ogni svolta.\n\nSi scende quasi sempre, su ciottoli e gradini; servono scarpe solide. La guida racconta dei pittori, delle serate di Laurinda Santos Lobo e del samba che si suona nei bar di sotto. La versione lunga comincia a Largo das Neves, dove l’altro ramo del tram finisce davanti a una piccola chiesa bianca. Il lunedì non si parte, perché la rovina è chiusa.',
    ru_RU:
      'Санта-Тереза началась с монастыря и понемногу заселялась теми, кому нужен был воздух: плантаторами кофейных лет, иностранцами, боявшимися портовых лихорадок, позже художниками, которым виллы показались дешёвыми. С 1896 года холм связан с центром трамваем, и его рельсы — нить этой прогулки. Бельё, джекфрутовые деревья и фасады в азулежу проплывают мимо со скоростью шага, а между домами почти за каждым поворотом открывается море.\n\nИдти почти всё время вниз, по брусчатке и ступеням; нужна крепкая обувь. Гид рассказывает о художниках, о вечерах Лауринды Сантус Лобу и о самбе, которую играют в барах внизу. Длинный вариант начинается на площади Ларгу-дас-Невис, где другая ветка трамвая кончается у маленькой белой церкви. По понедельникам руины закрыты, и прогулки нет.',
    ja_JP:
      'サンタ・テレーザは一つの修道院から始まり、よい空気を求める人々が少しずつ住み着きました。コーヒー景気の農園主、港の熱病を恐れた外国人、のちには屋敷の安さに目をつけた画家たち。1896年から路面電車が中心街と結び、その線路がこの散歩の道しるべです。洗濯物やジャックフルーツの木、アズレージョの外壁が歩く速さで流れ、曲がるたびに家々の間から海がのぞきます。\n\n道はほぼ下りで、石畳と階段がありますので、歩きやすい靴でお越しください。ガイドは画家たちのこと、ラウリンダ・サントス・ロボの夜会、ふもとの酒場で奏でられるサンバのことを語ります。4時間のコースは、もう一つの路線が小さな白い教会の前で終わるラルゴ・ダス・ネヴェスから始まります。廃墟の公園が休みの月曜は催行しません。',
  },
  included: {
    en_US: ['Guide for your group alone', 'A glass of sugar-cane juice at the end'],
    fr_FR: ['Guide réservé à votre groupe', 'Un verre de jus de canne à l’arrivée'],
    de_DE: ['Guide nur für Ihre Gruppe', 'Ein Glas Zuckerrohrsaft am Ende'],
    es_ES: ['Guía solo para su grupo', 'Un vaso de jugo de caña al final'],
    it_IT: ['Guida solo per il suo gruppo', 'Un bicchiere di succo di canna alla fine'],
    ru_RU: ['Гид только для вашей группы', 'Стакан сока сахарного тростника в конце'],
    ja_JP: ['お客様のグループだけを案内するガイド', '終わりにサトウキビジュース一杯'],
  },
  notIncluded: {
    en_US: ['Tram tickets and the ride up to Santa Teresa', 'Meals'],
    fr_FR: ['Les billets de tramway et le trajet jusqu’à Santa Teresa', 'Repas'],
    de_DE: ['Fahrkarten der Tram und die Fahrt hinauf nach Santa Teresa', 'Mahlzeiten'],
    es_ES: ['Los billetes de tranvía y la subida a Santa Teresa', 'Comidas'],
    it_IT: ['I biglietti del tram e la salita a Santa Teresa', 'Pasti'],
    ru_RU: ['Билеты на трамвай и дорога до Санта-Терезы', 'Еда'],
    ja_JP: ['路面電車の運賃とサンタ・テレーザまでの交通費', 'お食事代'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Largo dos Guimarães',
        fr_FR: 'Largo dos Guimarães',
        de_DE: 'Largo dos Guimarães',
        es_ES: 'Largo dos Guimarães',
        it_IT: 'Largo dos Guimarães',
        ru_RU: 'Ларгу-дус-Гимарайнс',
        ja_JP: 'ラルゴ・ドス・ギマランイス',
      },
      text: {
        en_US:
          'Several streets and two tram lines meet at this crooked junction, where people still get on and off with their shopping. The guide explains the overhead wire, the narrow gauge and why the service stopped from 2011 to 2015.',
        fr_FR:
          'Plusieurs rues et deux lignes de tramway se croisent à ce carrefour de guingois, où l’on monte encore avec ses courses. Le guide explique la caténaire, la voie étroite et l’arrêt du service de 2011 à 2015.',
        de_DE:
          'Mehrere Straßen und zwei Tramlinien treffen sich an dieser schiefen Kreuzung, wo man noch mit Einkaufstaschen zusteigt. Der Guide erklärt die Oberleitung, die schmale Spur und warum der Betrieb von 2011 bis 2015 ruhte.',
        es_ES:
          'Varias calles y dos líneas de tranvía se juntan en este cruce torcido, donde la gente aún sube con la compra. El guía explica el cable, la vía estrecha y por qué no hubo servicio de 2011 a 2015.',
        it_IT:
          'Più strade e due linee del tram s’incontrano in questo incrocio storto, dove si sale ancora con la spesa. La guida spiega il filo aereo, lo scartamento ridotto e perché il servizio si fermò dal 2011 al 2015.',
        ru_RU:
          'На этом кривом перекрёстке сходятся несколько улиц и две трамвайные линии, и люди всё ещё садятся здесь с покупками. Гид расскажет о контактном проводе, узкой колее и о том, почему движение стояло с 2011 по 2015 год.',
        ja_JP:
          'いくつもの通りと二つの路線が出会ういびつな交差点で、今も買い物袋を提げた人が乗り降りします。架線や狭い軌間のこと、2011年から2015年まで運休した理由をお話しします。',
      },
      latitude: -22.9213,
      longitude: -43.186,
      minutes: 21,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Largo do Curvelo',
        fr_FR: 'Largo do Curvelo',
        de_DE: 'Largo do Curvelo',
        es_ES: 'Largo do Curvelo',
        it_IT: 'Largo do Curvelo',
        ru_RU: 'Ларгу-ду-Курвелу',
        ja_JP: 'ラルゴ・ド・クルヴェーロ',
      },
      text: {
        en_US:
          'Manuel Bandeira lived in a street beside this stop from 1920 to 1933 and wrote that its humble daily life had found its way into his verse. The sidewalk looks over the roofs to Guanabara Bay.',
        fr_FR:
          'Manuel Bandeira vécut de 1920 à 1933 dans une rue voisine et écrivit que l’humble quotidien du lieu était passé dans ses vers. Le trottoir domine les toits jusqu’à la baie de Guanabara.',
        de_DE:
          'Manuel Bandeira wohnte von 1920 bis 1933 in einer Straße neben dieser Haltestelle und schrieb, ihr bescheidener Alltag sei in seine Verse eingegangen. Vom Gehweg geht der Blick über Dächer zur Guanabara-Bucht.',
        es_ES:
          'Manuel Bandeira vivió de 1920 a 1933 en una calle junto a esta parada y escribió que su humilde vida diaria había entrado en sus versos. Desde la acera se ve la bahía de Guanabara sobre los tejados.',
        it_IT:
          'Manuel Bandeira abitò dal 1920 al 1933 in una via accanto alla fermata e scrisse che la sua umile vita quotidiana era entrata nei suoi versi. Dal marciapiede si vede la baia di Guanabara oltre i tetti.',
        ru_RU:
          'Поэт Мануэл Бандейра с 1920 по 1933 год жил на улице рядом с остановкой и писал, что её скромная будничная жизнь вошла в его стихи. С тротуара поверх крыш видна бухта Гуанабара.',
        ja_JP:
          '詩人マヌエル・バンデイラは1920年から1933年まで電停わきの通りに住み、そのつましい日常が自分の詩に入り込んだと書いています。歩道からは屋根越しにグアナバラ湾が見えます。',
      },
      latitude: -22.91878,
      longitude: -43.18258,
      minutes: 11,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Parque Glória Maria (Parque das Ruínas)',
        fr_FR: 'Parque Glória Maria (Parque das Ruínas)',
        de_DE: 'Parque Glória Maria (Parque das Ruínas)',
        es_ES: 'Parque Glória Maria (Parque das Ruínas)',
        it_IT: 'Parque Glória Maria (Parque das Ruínas)',
        ru_RU: 'Парк Глории Марии (Парк руин)',
        ja_JP: 'グロリア・マリア公園（旧パルケ・ダス・ルイナス）',
      },
      text: {
        en_US:
          'Laurinda Santos Lobo received musicians and politicians here until her death in 1946, then the house was plundered to the bricks. In the nineties architects left it a shell and put in stairs of steel and glass.',
        fr_FR:
          'Laurinda Santos Lobo reçut ici musiciens et politiciens jusqu’à sa mort, en 1946, puis la maison fut pillée jusqu’à la brique. Dans les années 1990, des architectes gardèrent la coque et y glissèrent des escaliers d’acier et de verre.',
        de_DE:
          'Laurinda Santos Lobo empfing hier bis zu ihrem Tod 1946 Musiker und Politiker, danach wurde das Haus bis auf die Ziegel geplündert. In den Neunzigern ließen Architekten die Hülle stehen und setzten Treppen aus Stahl und Glas hinein.',
        es_ES:
          'Laurinda Santos Lobo recibió aquí a músicos y políticos hasta su muerte, en 1946; después saquearon la casa hasta el ladrillo. En los noventa los arquitectos dejaron el cascarón y le pusieron escaleras de acero y vidrio.',
        it_IT:
          'Laurinda Santos Lobo ricevette qui musicisti e politici fino alla morte, nel 1946; poi la casa fu spogliata fino ai mattoni. Negli anni Novanta gli architetti lasciarono il guscio e vi inserirono scale d’acciaio e vetro.',
        ru_RU:
          'Лауринда Сантус Лобу принимала здесь музыкантов и политиков до самой смерти в 1946 году, потом дом разграбили до кирпича. В девяностые архитекторы сохранили остов и вставили в него лестницы из стали и стекла.',
        ja_JP:
          'ラウリンダ・サントス・ロボは1946年に亡くなるまでここに音楽家や政治家を招きました。その後、家は煉瓦だけになるまで荒らされ、1990年代に建築家が外壁を残して鉄とガラスの階段を入れました。',
      },
      latitude: -22.9179,
      longitude: -43.17995,
      minutes: 27,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Convent of Santa Teresa',
        fr_FR: 'Couvent de Santa Teresa',
        de_DE: 'Kloster Santa Teresa',
        es_ES: 'Convento de Santa Teresa',
        it_IT: 'Convento di Santa Teresa',
        ru_RU: 'Монастырь Святой Терезы',
        ja_JP: 'サンタ・テレーザ修道院',
      },
      text: {
        en_US:
          'The convent that named the hill was founded in 1750 for Jacinta de São José and her companions. Carmelite nuns still live behind the white walls, and only the church is ever opened.',
        fr_FR:
          'Le couvent qui nomma la colline fut fondé en 1750 pour Jacinta de São José et ses compagnes. Des carmélites vivent encore derrière les murs blancs, et seule l’église s’ouvre parfois.',
        de_DE:
          'Das Kloster, das dem Hügel den Namen gab, wurde 1750 für Jacinta de São José und ihre Gefährtinnen gegründet. Hinter den weißen Mauern leben noch Karmelitinnen, und geöffnet wird allenfalls die Kirche.',
        es_ES:
          'El convento que dio nombre al cerro se fundó en 1750 para Jacinta de São José y sus compañeras. Tras los muros blancos siguen viviendo carmelitas, y solo la iglesia se abre alguna vez.',
        it_IT:
          'Il convento che diede nome al colle fu fondato nel 1750 per Jacinta de São José e le sue compagne. Dietro i muri bianchi vivono ancora le carmelitane, e solo la chiesa talvolta si apre.',
        ru_RU:
          'Монастырь, давший имя холму, основан в 1750 году для Жасинты де Сан-Жозе и её спутниц. За белыми стенами и сейчас живут кармелитки, а открывают иногда только церковь.',
        ja_JP:
          '丘の名のもとになった修道院で、1750年にジャシンタ・デ・サン・ジョゼと仲間の女性たちのために創設されました。白い壁の内には今もカルメル会の修道女が暮らし、時に開くのは教会だけです。',
      },
      latitude: -22.91575,
      longitude: -43.18085,
      minutes: 11,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Selarón Steps',
        fr_FR: 'Escalier Selarón',
        de_DE: 'Selarón-Treppe',
        es_ES: 'Escalera de Selarón',
        it_IT: 'Scalinata Selarón',
        ru_RU: 'Лестница Селарона',
        ja_JP: 'セラロンの階段',
      },
      text: {
        en_US:
          'The Chilean Jorge Selarón lived beside these 215 steps and began in 1990 with broken tiles in the colors of Brazil’s flag. Visitors sent him others from all over; look for the pregnant woman he painted again and again.',
        fr_FR:
          'Le Chilien Jorge Selarón vivait au bord de ces 215 marches et commença en 1990 avec des éclats de carreaux aux couleurs du Brésil. On lui en envoya de partout ; cherchez la femme enceinte qu’il peignait sans cesse.',
        de_DE:
          'Der Chilene Jorge Selarón wohnte an diesen 215 Stufen und begann 1990 mit Fliesenscherben in Brasiliens Farben. Aus aller Welt schickte man ihm weitere; achten Sie auf die schwangere Frau, die er immer wieder malte.',
        es_ES:
          'El chileno Jorge Selarón vivía junto a estos 215 escalones y empezó en 1990 con azulejos rotos en los colores de Brasil. De todas partes le mandaron más; busque a la mujer embarazada que pintaba una y otra vez.',
        it_IT:
          'Il cileno Jorge Selarón viveva accanto a questi 215 gradini e cominciò nel 1990 con cocci di piastrelle nei colori del Brasile. Altre gliene mandarono da ovunque; cerchi la donna incinta che dipingeva di continuo.',
        ru_RU:
          'Чилиец Хорхе Селарон жил у этих 215 ступеней и в 1990 году начал с осколков плитки цветов бразильского флага. Потом плитку присылали отовсюду; ищите беременную женщину, которую он рисовал снова и снова.',
        ja_JP:
          '215段の階段のわきに住んだチリ人ホルヘ・セラロンは、1990年にブラジル国旗の色の割れタイルから始めました。やがて各地からタイルが届きます。彼が繰り返し描いた妊婦の姿を探してみてください。',
      },
      latitude: -22.9153,
      longitude: -43.1792,
      minutes: 25,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Arches of Lapa',
        fr_FR: 'Arches de Lapa',
        de_DE: 'Bögen von Lapa',
        es_ES: 'Arcos de Lapa',
        it_IT: 'Archi di Lapa',
        ru_RU: 'Арки Лапы',
        ja_JP: 'ラパの水道橋',
      },
      text: {
        en_US:
          'Finished in stone in 1750 to bring the Carioca stream to the fountains of the town, the aqueduct has two tiers of arches, forty-two in all. Water gave way to rails, and trams still cross above the square.',
        fr_FR:
          'Achevé en pierre en 1750 pour amener l’eau de la Carioca aux fontaines, l’aqueduc aligne quarante-deux arches sur deux rangs. L’eau fit place aux rails, et les tramways passent encore au-dessus de la place.',
        de_DE:
          'Das Aquädukt wurde 1750 in Stein vollendet und führte das Wasser der Carioca zu den Brunnen der Stadt; zweiundvierzig Bögen stehen in zwei Reihen. Dem Wasser folgten Schienen, und noch heute fahren Trams über den Platz hinweg.',
        es_ES:
          'Terminado en piedra en 1750 para llevar el agua del Carioca a las fuentes, el acueducto tiene cuarenta y dos arcos en dos pisos. El agua cedió el paso a los rieles, y los tranvías aún cruzan sobre la plaza.',
        it_IT:
          'Finito in pietra nel 1750 per portare l’acqua del Carioca alle fontane, l’acquedotto ha quarantadue archi su due ordini. L’acqua cedette il posto alle rotaie, e i tram passano ancora sopra la piazza.',
        ru_RU:
          'Акведук, достроенный в камне в 1750 году, нёс воду речки Кариока к городским фонтанам; в нём сорок две арки в два яруса. Вода уступила место рельсам, и трамваи до сих пор проезжают над площадью.',
        ja_JP:
          'カリオカ川の水を町の泉へ引くため、1750年に石造りで完成した水道橋で、二段に42のアーチが並びます。水の道はやがて線路となり、今も電車が広場の上を渡ります。',
      },
      latitude: -22.91305,
      longitude: -43.17985,
      minutes: 15,
      minutesToNext: 7,
    },
    {
      name: {
        en_US: 'Passeio Público',
        fr_FR: 'Passeio Público',
        de_DE: 'Passeio Público',
        es_ES: 'Passeio Público',
        it_IT: 'Passeio Público',
        ru_RU: 'Пасейу-Публику',
        ja_JP: 'パセイオ・プブリコ',
      },
      text: {
        en_US:
          'Mestre Valentim, son of a Portuguese man and a Black woman, laid out this garden in 1783 where a stagnant lagoon had been. His fountain with two twined alligators stands at the far end, once a terrace over the sea.',
        fr_FR:
          'Mestre Valentim, fils d’un Portugais et d’une femme noire, dessina ce jardin en 1783 à la place d’une lagune croupie. Sa fontaine aux deux alligators enlacés est au fond, jadis une terrasse sur la mer.',
        de_DE:
          'Mestre Valentim, Sohn eines Portugiesen und einer Schwarzen, legte diesen Garten 1783 an, wo eine faulige Lagune gewesen war. Sein Brunnen mit zwei verschlungenen Alligatoren steht am Ende, einst eine Terrasse am Meer.',
        es_ES:
          'Mestre Valentim, hijo de un portugués y una mujer negra, trazó este jardín en 1783 donde había una laguna estancada. Su fuente de dos caimanes enlazados está al fondo, antaño una terraza sobre el mar.',
        it_IT:
          'Mestre Valentim, figlio di un portoghese e di una donna nera, disegnò questo giardino nel 1783 al posto di una laguna stagnante. La sua fontana con due alligatori intrecciati è in fondo, un tempo terrazza sul mare.',
        ru_RU:
          'Местре Валентин, сын португальца и чернокожей женщины, разбил этот сад в 1783 году на месте гнилой лагуны. Его фонтан с двумя сплетёнными аллигаторами стоит в дальнем конце, где прежде была терраса над морем.',
        ja_JP:
          'ポルトガル人の父と黒人の母をもつメストレ・ヴァレンティンが、よどんだ潟の跡に1783年に造った庭園です。絡み合う二匹のワニの噴水は奥にあり、そこはかつて海に臨むテラスでした。',
      },
      latitude: -22.91375,
      longitude: -43.1763,
      minutes: 19,
      minutesToNext: 0,
    },
  ],
};
