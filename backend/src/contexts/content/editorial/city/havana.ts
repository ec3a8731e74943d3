import type { EditorialEntry } from '../editorial-entry.js';

export const havana: EditorialEntry = {
  kind: 'city',
  slug: 'havana',
  position: 45,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Havana',
      summary:
        'Four squares, one sea wall and very little signal: Havana in the early light, with small notes in the pocket and no plan for the afternoon.',
      markdown:
        'Havana is for walking because nothing else keeps its timetable. Begin where the city did, [among the four squares of the old town](/tour/havana-old-town-squares), at eight, when shutters open and schoolchildren in red cross Plaza Vieja. Obispo leads to the Capitol and the ballet’s theater; beyond it Centro has laundry, dominoes and no souvenirs. The Malecón runs seven kilometers along the sea to Vedado, whose parks and villas are for a second day; in winter, cold fronts send waves over the wall and close it. At nine in the evening a cannon is fired from the fortress across the bay. November to April is dry and kind; September and October may bring hurricanes. Carry cash, water and a downloaded map, as current and network come and go. Share a collective taxi along a fixed route rather than hire a pink convertible. A paladar, a restaurant in somebody’s home, feeds you best: black beans, pork, and ice cream afterward at Coppelia.',
    },
    fr_FR: {
      title: 'Comment parcourir La Havane',
      summary:
        'Quatre places, un front de mer et très peu de réseau : La Havane à la première lumière, de petites coupures en poche, l’après-midi sans plan.',
      markdown:
        'La Havane se fait à pied, car rien d’autre n’y tient l’horaire. Commencez où la ville commença, [entre les quatre places de la vieille Havane](/tour/havana-old-town-squares), à huit heures, quand s’ouvrent les volets et que les écoliers en rouge traversent la Plaza Vieja. Obispo mène au Capitole et au théâtre du ballet ; derrière, Centro a le linge, les dominos et aucun souvenir. Le Malecón longe la mer sur sept kilomètres jusqu’au Vedado, dont les parcs et les villas veulent un second jour ; l’hiver, les fronts froids jettent les vagues par-dessus le mur, et on le ferme. À neuf heures du soir, un canon tonne dans la forteresse d’en face. De novembre à avril, tout est sec et clément ; septembre et octobre risquent l’ouragan. Prenez des espèces, de l’eau, une carte téléchargée : courant et réseau vont et viennent. Montez dans un taxi collectif plutôt qu’en cabriolet rose. On mange mieux dans un paladar, chez quelqu’un : haricots noirs, porc, et une glace chez Coppelia.',
    },
    de_DE: {
      title: 'Wie man durch Havanna geht',
      summary:
        'Vier Plätze, eine Ufermauer und kaum Empfang: Havanna im frühen Licht, kleine Scheine in der Tasche, der Nachmittag ohne Plan.',
      markdown:
        'Havanna geht man zu Fuß, denn sonst hält hier nichts den Fahrplan. Beginnen Sie, wo die Stadt begann, [zwischen den vier Plätzen der Altstadt](/tour/havana-old-town-squares), um acht, wenn Läden aufklappen und Schulkinder in Rot über die Plaza Vieja laufen. Die Obispo führt zum Kapitol und zum Theater des Balletts; dahinter hat Centro Wäsche, Domino und keine Andenken. Der Malecón zieht sich sieben Kilometer am Meer entlang bis Vedado, dessen Parks und Villen einen zweiten Tag wollen; im Winter werfen Kaltfronten die Wellen über die Mauer, dann wird er gesperrt. Um neun am Abend fällt in der Festung jenseits der Bucht ein Kanonenschuss. November bis April sind trocken und freundlich, September und Oktober bringen womöglich Wirbelstürme. Nehmen Sie Bargeld, Wasser und eine geladene Karte mit, denn Strom und Netz kommen und gehen. Statt im rosa Cabrio fährt man im Sammeltaxi. Am besten isst man im Paladar, bei jemandem daheim: schwarze Bohnen, Schwein, hinterher Eis bei Coppelia.',
    },
    es_ES: {
      title: 'Cómo caminar por La Habana',
      summary:
        'Cuatro plazas, un malecón y muy poca cobertura: La Habana con la primera luz, billetes pequeños en el bolsillo y la tarde sin planes.',
      markdown:
        'La Habana se anda, porque nada más respeta allí el horario. Empiece donde empezó la ciudad, [entre las cuatro plazas de La Habana Vieja](/tour/havana-old-town-squares), a las ocho, cuando se abren las persianas y los escolares de rojo cruzan la Plaza Vieja. Obispo lleva al Capitolio y al teatro del ballet; detrás, Centro tiene ropa tendida, dominó y ningún recuerdo en venta. El Malecón sigue el mar siete kilómetros hasta El Vedado, cuyos parques y villas piden un segundo día; en invierno los frentes fríos echan las olas por encima del muro y lo cierran. A las nueve de la noche suena un cañonazo en la fortaleza de enfrente. De noviembre a abril todo es seco y amable; septiembre y octubre son meses de ciclones. Lleve efectivo, agua y un mapa descargado, pues la corriente y la red van y vienen. Suba a un taxi colectivo antes que a un descapotable rosa. Donde mejor se come es en un paladar, en casa de alguien: frijoles negros, cerdo y, de postre, un helado en Coppelia.',
    },
    it_IT: {
      title: 'Come camminare all’Avana',
      summary:
        'Quattro piazze, un lungomare e pochissimo segnale: L’Avana alla prima luce, con banconote piccole in tasca e il pomeriggio senza piani.',
      markdown:
        'L’Avana si fa a piedi, perché nient’altro rispetta l’orario. Cominci dove cominciò la città, [fra le quattro piazze della parte vecchia](/tour/havana-old-town-squares), alle otto, quando si aprono le imposte e gli scolari in rosso attraversano Plaza Vieja. Obispo porta al Campidoglio e al teatro del balletto; dietro, Centro ha panni stesi, domino e nessun souvenir. Il Malecón segue il mare per sette chilometri fino al Vedado, i cui parchi e le cui ville vogliono un secondo giorno; d’inverno i fronti freddi scagliano le onde oltre il muro, e allora lo chiudono. Alle nove di sera un cannone spara dalla fortezza oltre la baia. Da novembre ad aprile è asciutto e clemente; settembre e ottobre possono portare uragani. Abbia contanti, acqua e una mappa scaricata, perché corrente e rete vanno e vengono. Salga su un taxi collettivo anziché su una decappottabile rosa. Si mangia meglio in un paladar, in casa di qualcuno: fagioli neri, maiale e poi il gelato da Coppelia.',
    },
    ru_RU: {
      title: 'Как гулять по Гаване',
      summary:
        'Четыре площади, одна набережная и почти нет связи: Гавана на раннем свету, с мелкими купюрами в кармане и без планов на вечер.',
      markdown:
        'По Гаване ходят пешком, потому что больше ничто здесь расписания не держит. Начните там, где начался город, [между четырьмя площадями Старой Гаваны](/tour/havana-old-town-squares), в восемь, когда открывают ставни, а школьники в красном идут через Пласа-Вьеха. Улица Обиспо ведёт к Капитолию и театру балета; за ними в Сентро бельё, домино и никаких сувениров. Малекон тянется вдоль моря семь километров до Ведадо, его паркам и виллам нужен второй день; зимой холодные фронты бросают волны через парапет, и тогда его перекрывают. В девять вечера из крепости за бухтой стреляет пушка. С ноября по апрель сухо и приветливо, в сентябре и октябре возможны ураганы. Берите наличные, воду и скачанную карту: ток и сеть то есть, то нет. Садитесь в маршрутное такси, а не в розовый кабриолет. Вкуснее всего в паладаре, у кого-нибудь дома: чёрная фасоль, свинина, а потом мороженое в «Коппелии».',
    },
    ja_JP: {
      title: 'ハバナの歩き方',
      summary:
        '四つの広場と一本の海岸通り、そしてほとんど届かない電波。早朝の光の中、小額の紙幣をポケットに、午後の予定は決めずに歩くハバナの手引きです。',
      markdown:
        'ハバナは足で歩く街です。ほかのものは時間どおりに動きません。始まりは街の始まりと同じ場所、[旧市街の四つの広場](/tour/havana-old-town-squares)へ朝八時に。鎧戸が開き、赤い制服の子どもたちがビエハ広場を横切ります。オビスポ通りは旧国会議事堂とバレエの劇場に出て、その先のセントロ地区にあるのは洗濯物とドミノの卓ばかり、土産物屋はありません。マレコンは海に沿って七キロ、公園と邸宅のベダード地区まで続きます。そこはもう一日かけて。冬は寒気が波を堤の上まで打ち上げ、通行止めになる日もあります。夜九時には湾の向こうの要塞で大砲が鳴ります。十一月から四月は乾いて穏やか、九月と十月は嵐の季節です。電気も通信も途切れがちなので、現金と水、保存した地図を忘れずに。桃色のオープンカーより乗合タクシーを。食事は民家の食堂パラダールで黒豆と豚肉、最後にコッペリアのアイスを。',
    },
  },
};
