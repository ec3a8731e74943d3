import type { EditorialEntry } from '../editorial-entry.js';

export const colombia: EditorialEntry = {
  kind: 'country',
  slug: 'colombia',
  position: 33,
  details: { cities: ['cartagena', 'bogota', 'medellin'], tours: [] },
  texts: {
    en_US: {
      title: 'Colombia',
      summary:
        'Streets that belong to bicycles on Sundays, cheese in the hot chocolate, and a metro that goes on by cable up the hillsides.',
      markdown:
        'On Sundays until two in the afternoon [Bogotá](/city/bogota) closes main roads to cars, and people cycle, run, and stop for fruit juice; at 2,600 meters they do it in a jacket. Cheese is dropped into the hot chocolate there, and left to soften. In [Cartagena](/city/cartagena) people walk on top of the city wall once the sun is low. The metro of [Medellín](/city/medellin) continues as cable cars, and outdoor escalators climb the hillside of Comuna 13. An address is a sum: calle, carrera, and the meters from the corner.',
    },
    fr_FR: {
      title: 'Colombie',
      summary:
        'Des rues rendues aux vélos le dimanche, du fromage dans le chocolat chaud et un métro qui continue par câble à flanc de colline.',
      markdown:
        'Le dimanche jusqu’à deux heures de l’après-midi, [Bogotá](/city/bogota) ferme de grands axes aux voitures : on pédale, on court, on s’arrête pour un jus de fruits, et à 2 600 mètres on garde sa veste. On y laisse fondre du fromage dans le chocolat chaud. À [Carthagène](/city/cartagena), on marche sur le rempart quand le soleil est bas. Le métro de [Medellín](/city/medellin) se prolonge en télécabines, et des escaliers roulants en plein air montent la pente de la Comuna 13. Une adresse est un calcul : la calle, la carrera et les mètres depuis le coin.',
    },
    de_DE: {
      title: 'Kolumbien',
      summary:
        'Straßen, die sonntags den Fahrrädern gehören, Käse in der heißen Schokolade und eine Metro, die am Seil die Hänge hinauf weiterfährt.',
      markdown:
        'Sonntags sperrt [Bogotá](/city/bogota) bis zwei Uhr nachmittags große Straßen für Autos; dann wird geradelt, gelaufen und für einen Fruchtsaft angehalten, auf 2.600 Metern mit Jacke. In die heiße Schokolade gibt man dort Käse und lässt ihn weich werden. In [Cartagena](/city/cartagena) geht man oben auf der Stadtmauer spazieren, wenn die Sonne tief steht. Die Metro von [Medellín](/city/medellin) fährt als Seilbahn weiter, und Rolltreppen im Freien steigen den Hang der Comuna 13 hinauf. Eine Adresse ist eine Rechnung: Calle, Carrera und die Meter ab der Ecke.',
    },
    es_ES: {
      title: 'Colombia',
      summary:
        'Calles que el domingo son de las bicicletas, queso en el chocolate caliente y un metro que sigue por cable ladera arriba.',
      markdown:
        'Los domingos hasta las dos de la tarde [Bogotá](/city/bogota) cierra grandes avenidas a los coches: se pedalea, se corre y se para a tomar un jugo, y a 2600 metros con la chaqueta puesta. Allí al chocolate caliente se le echa queso y se deja ablandar. En [Cartagena](/city/cartagena) se pasea sobre la muralla cuando el sol ya está bajo. El metro de [Medellín](/city/medellin) continúa en teleférico, y unas escaleras mecánicas al aire libre suben la ladera de la Comuna 13. Una dirección es una cuenta: la calle, la carrera y los metros desde la esquina.',
    },
    it_IT: {
      title: 'Colombia',
      summary:
        'Strade che la domenica sono delle biciclette, formaggio nella cioccolata calda e una metropolitana che prosegue a fune su per i pendii.',
      markdown:
        'La domenica fino alle due del pomeriggio [Bogotá](/city/bogota) chiude alle auto alcune grandi vie: si pedala, si corre, ci si ferma per un succo di frutta, e a 2.600 metri si tiene la giacca. Nella cioccolata calda lì si mette il formaggio e lo si lascia ammorbidire. A [Cartagena](/city/cartagena) si cammina sopra le mura quando il sole è basso. La metropolitana di [Medellín](/city/medellin) prosegue in cabinovia, e scale mobili all’aperto salgono il pendio della Comuna 13. Un indirizzo è un calcolo: la calle, la carrera e i metri dall’angolo.',
    },
    ru_RU: {
      title: 'Колумбия',
      summary:
        'Улицы, которые по воскресеньям отдают велосипедам, сыр в горячем шоколаде и метро, что продолжается канатной дорогой по склонам.',
      markdown:
        'По воскресеньям до двух часов дня [Богота](/city/bogota) закрывает для машин большие улицы: люди катаются, бегают, останавливаются выпить сока, и на высоте 2600 метров делают это в куртках. В горячий шоколад здесь кладут сыр и ждут, пока он размякнет. В [Картахене](/city/cartagena) по крепостной стене гуляют, когда солнце уже низко. Метро [Медельина](/city/medellin) переходит в канатную дорогу, а по склону района Комуна 13 поднимаются эскалаторы под открытым небом. Адрес здесь похож на задачу: калье, каррера и сколько метров от угла.',
    },
    ja_JP: {
      title: 'コロンビア',
      summary:
        '日曜の大通りは自転車のもの。ホットチョコレートにはチーズを入れ、メトロの先はロープウェイになって山の斜面を上ります。',
      markdown:
        '日曜は午後2時まで、[ボゴタ](/city/bogota)の大通りが車に閉ざされ、人々は自転車をこぎ、走り、果物のジュースを飲みに立ち寄ります。標高2,600メートルなので上着は着たままです。この街ではホットチョコレートにチーズを入れ、やわらかくなるのを待ちます。[カルタヘナ](/city/cartagena)では、日が傾くと城壁の上を歩きます。[メデジン](/city/medellin)のメトロはロープウェイに引き継がれ、コムナ13の斜面には屋外のエスカレーターがあります。住所はカジェ、カレラ、そして角からのメートル数でできた計算式のようなものです。',
    },
  },
};
