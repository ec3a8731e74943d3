import type { EditorialEntry } from '../editorial-entry.js';

export const philippines: EditorialEntry = {
  kind: 'country',
  slug: 'philippines',
  position: 209,
  details: { cities: ['manila'], tours: [] },
  texts: {
    en_US: {
      title: 'Philippines',
      summary:
        'A fare that travels from hand to hand, Christmas songs in September, and mass before dawn with rice cake afterward.',
      markdown:
        'In a jeepney in [Manila](/city/manila) the fare travels forward from hand to hand with “bayad po,” and whoever wants to get off calls “para.” Christmas songs begin in September; from December 16 people go to mass before dawn nine days running, and in front of the church they eat bibingka, rice cake with embers below and above. On Fridays Quiapo Church fills with people who have come to the Black Nazarene. The young greet the old by taking a hand and touching it to their own forehead. Between lunch and dinner there is merienda.',
    },
    fr_FR: {
      title: 'Philippines',
      summary:
        'Un prix de course qui passe de main en main, des chants de Noël en septembre et la messe avant l’aube, suivie d’un gâteau de riz.',
      markdown:
        'Dans une jeepney de [Manille](/city/manila), le prix de la course passe de main en main jusqu’au chauffeur, avec un « bayad po », et qui veut descendre crie « para ». Les chants de Noël commencent en septembre ; à partir du 16 décembre, on va neuf jours de suite à la messe avant l’aube, et devant l’église on mange la bibingka, gâteau de riz cuit entre deux braises. Le vendredi, l’église de Quiapo se remplit de fidèles venus voir le Nazaréen noir. Les jeunes saluent les anciens en portant leur main à leur propre front. Entre le déjeuner et le dîner, il y a la merienda.',
    },
    de_DE: {
      title: 'Philippinen',
      summary:
        'Fahrgeld, das von Hand zu Hand wandert, Weihnachtslieder im September und die Messe vor dem Morgengrauen mit Reiskuchen danach.',
      markdown:
        'Im Jeepney von [Manila](/city/manila) wandert das Fahrgeld mit einem „bayad po“ von Hand zu Hand nach vorn, und wer aussteigen will, ruft „para“. Weihnachtslieder beginnen im September; vom 16. Dezember an geht man neun Tage lang vor dem Morgengrauen zur Messe und isst vor der Kirche Bibingka, Reiskuchen mit Glut unten und oben. Freitags füllt sich die Kirche von Quiapo mit Menschen, die zum Schwarzen Nazarener wollen. Die Jungen grüßen die Alten, indem sie deren Hand an die eigene Stirn führen. Zwischen Mittag- und Abendessen gibt es Merienda.',
    },
    es_ES: {
      title: 'Filipinas',
      summary:
        'Un pasaje que va de mano en mano, villancicos en septiembre y misa antes del alba con pastel de arroz a la salida.',
      markdown:
        'En los jeepneys de [Manila](/city/manila) el pasaje va de mano en mano hasta el conductor con un «bayad po», y quien quiere bajar dice «para». Los villancicos empiezan en septiembre; desde el 16 de diciembre se va nueve días seguidos a misa antes del alba, y delante de la iglesia se come bibingka, pastel de arroz con brasas debajo y encima. Los viernes la iglesia de Quiapo se llena de fieles del Nazareno Negro. Los jóvenes saludan a los mayores llevándose la mano de estos a la frente. Entre la comida y la cena está la merienda.',
    },
    it_IT: {
      title: 'Filippine',
      summary:
        'Il prezzo della corsa che passa di mano in mano, canti di Natale a settembre e la messa prima dell’alba con il dolce di riso.',
      markdown:
        'Sui jeepney di [Manila](/city/manila) i soldi della corsa passano di mano in mano fino all’autista con un «bayad po», e chi vuole scendere dice «para». I canti di Natale cominciano a settembre; dal 16 dicembre, per nove giorni di fila, si va a messa prima dell’alba, e davanti alla chiesa si mangia la bibingka, dolce di riso con la brace sotto e sopra. Il venerdì la chiesa di Quiapo si riempie di devoti del Nazareno Nero. I giovani salutano gli anziani portandosi la loro mano alla fronte. Fra pranzo e cena c’è la merienda.',
    },
    ru_RU: {
      title: 'Филиппины',
      summary:
        'Плата, которую передают из рук в руки, рождественские песни в сентябре и месса до рассвета, а после неё рисовый пирог.',
      markdown:
        'В джипни в [Маниле](/city/manila) деньги за проезд передают вперёд из рук в руки со словами «баяд по», а чтобы выйти, говорят «пара». Рождественские песни звучат с сентября; с 16 декабря девять дней подряд ходят к мессе до рассвета, а перед церковью едят бибингку, рисовый пирог, под которым и над которым тлеют угли. По пятницам церковь Кьяпо наполняют те, кто пришёл к Чёрному Назарянину. Младшие здороваются со старшими, поднося их руку к своему лбу. Между обедом и ужином бывает ещё мерьенда.',
    },
    ja_JP: {
      title: 'フィリピン',
      summary: '手から手へ渡る運賃、9月に始まるクリスマスの歌、そして夜明け前のミサのあとに食べる米の菓子があります。',
      markdown:
        '[マニラ](/city/manila)のジープニーでは、運賃を「バヤッド・ポ」と言って手から手へ前に送り、降りるときは「パラ」と声をかけます。クリスマスの歌は9月から流れます。12月16日からは9日続けて夜明け前のミサに通い、教会の前でビビンカを食べます。上下に炭火を置いて焼く米の菓子です。金曜日のキアポ教会は、黒いナザレのイエス像に祈る人でいっぱいになります。若い人は年長者の手を取り、自分の額に当てて挨拶します。昼食と夕食の間にはメリエンダ、つまりおやつがあります。',
    },
  },
};
