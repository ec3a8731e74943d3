import type { EditorialEntry } from '../editorial-entry.js';

export const israel: EditorialEntry = {
  kind: 'country',
  slug: 'israel',
  position: 216,
  details: { cities: ['jerusalem', 'tel-aviv'], tours: [] },
  texts: {
    en_US: {
      title: 'Israel',
      summary:
        'A week that begins on Sunday, a Friday on which the shopping must be done by noon, and a city whose houses all wear the same stone.',
      markdown:
        'The week begins on Sunday, and on Friday the shops close early in the afternoon; trains and most buses stand still until Saturday evening. In [Jerusalem](/city/jerusalem) houses are faced with the same pale limestone, by an ordinance a century old; the city lies high, and even in summer you want a sweater at night. On Friday the Mahane Yehuda market is crowded until a siren sounds before sunset. In [Tel Aviv](/city/tel-aviv) thousands of houses from the thirties are white and stand on pillars, and by the water you hear wooden bats all day.',
    },
    fr_FR: {
      title: 'Israël',
      summary:
        'Une semaine qui commence le dimanche, un vendredi où les courses se font avant midi et une ville vêtue d’une seule pierre.',
      markdown:
        'La semaine commence le dimanche et, le vendredi, les magasins ferment tôt dans l’après-midi ; trains et la plupart des bus s’arrêtent jusqu’au samedi soir. À [Jérusalem](/city/jerusalem), les maisons portent le même calcaire clair, en vertu d’une ordonnance vieille d’un siècle ; la ville est haute et, même en été, on veut un pull le soir. Le vendredi, le marché Mahané Yehuda est bondé jusqu’à ce qu’une sirène retentisse avant le coucher du soleil. À [Tel-Aviv](/city/tel-aviv), des milliers de maisons des années trente sont blanches et sur pilotis, et au bord de l’eau claquent toute la journée des raquettes de bois.',
    },
    de_DE: {
      title: 'Israel',
      summary:
        'Eine Woche, die am Sonntag beginnt, ein Freitag, an dem man bis Mittag einkauft, und eine Stadt, deren Häuser denselben Stein tragen.',
      markdown:
        'Die Woche beginnt am Sonntag, und freitags schließen die Läden früh am Nachmittag; Züge und die meisten Busse stehen bis Samstagabend still. In [Jerusalem](/city/jerusalem) tragen die Häuser alle den gleichen hellen Kalkstein, so will es eine hundert Jahre alte Verordnung; die Stadt liegt hoch, und selbst im Sommer braucht man abends einen Pullover. Am Freitag drängt man sich auf dem Markt Mahane Yehuda, bis vor Sonnenuntergang eine Sirene ertönt. In [Tel Aviv](/city/tel-aviv) sind Tausende Häuser der Dreißigerjahre weiß und stehen auf Pfeilern, und am Wasser klacken den ganzen Tag Holzschläger.',
    },
    es_ES: {
      title: 'Israel',
      summary:
        'Una semana que empieza en domingo, un viernes en que se compra antes del mediodía y una ciudad cuyas casas visten la misma piedra.',
      markdown:
        'La semana empieza el domingo y el viernes las tiendas cierran a primera hora de la tarde; los trenes y casi todos los autobuses paran hasta la noche del sábado. En [Jerusalén](/city/jerusalem) las casas llevan la misma piedra caliza clara, por una ordenanza de hace un siglo; la ciudad está en alto y hasta en verano se agradece un jersey por la noche. El viernes el mercado Mahane Yehuda está abarrotado hasta que suena una sirena antes de la puesta del sol. En [Tel Aviv](/city/tel-aviv) miles de casas de los años treinta son blancas y se alzan sobre pilares, y junto al agua suenan todo el día palas de madera.',
    },
    it_IT: {
      title: 'Israele',
      summary:
        'Una settimana che comincia la domenica, un venerdì in cui la spesa si fa entro mezzogiorno e una città vestita di una sola pietra.',
      markdown:
        'La settimana comincia la domenica e il venerdì i negozi chiudono nel primo pomeriggio; treni e quasi tutti gli autobus restano fermi fino al sabato sera. A [Gerusalemme](/city/jerusalem) le case portano tutte la stessa pietra chiara, per un’ordinanza vecchia di un secolo; la città è in alto e anche d’estate la sera serve un maglione. Il venerdì il mercato Mahane Yehuda è affollato finché, prima del tramonto, suona una sirena. A [Tel Aviv](/city/tel-aviv) migliaia di case degli anni Trenta sono bianche e poggiano su pilastri, e in riva al mare schioccano tutto il giorno racchette di legno.',
    },
    ru_RU: {
      title: 'Израиль',
      summary:
        'Неделя, что начинается в воскресенье, пятница, когда всё покупают до полудня, и город, одетый в один и тот же камень.',
      markdown:
        'Неделя начинается в воскресенье, а в пятницу магазины закрываются вскоре после полудня; поезда и почти все автобусы стоят до вечера субботы. В [Иерусалиме](/city/jerusalem) дома облицованы одним и тем же светлым известняком: так велит постановление столетней давности; город лежит высоко, и даже летом вечером нужен свитер. В пятницу на рынке Махане-Иегуда не протолкнуться, пока перед закатом не прозвучит сирена. В [Тель-Авиве](/city/tel-aviv) тысячи домов тридцатых годов белые и стоят на столбах, а у воды весь день стучат деревянные ракетки.',
    },
    ja_JP: {
      title: 'イスラエル',
      summary: '1週間は日曜に始まり、金曜の買い物は昼までに済ませます。家々がみな同じ色の石をまとう街もあります。',
      markdown:
        '1週間は日曜に始まります。金曜は午後早くに店が閉まり、列車とほとんどのバスは土曜の夜まで止まります。[エルサレム](/city/jerusalem)の家は、100年前の条例に従って、どれも同じ淡い石灰岩で覆われています。標高が高く、夏でも夜は上着が欲しくなります。金曜のマハネ・イェフダ市場は、日没前にサイレンが鳴るまで混み合います。[テルアビブ](/city/tel-aviv)には1930年代の白い家が何千軒もあり、柱の上に建っています。浜辺では一日中、木のラケットの音が響きます。',
    },
  },
};
