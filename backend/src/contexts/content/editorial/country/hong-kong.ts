import type { EditorialEntry } from '../editorial-entry.js';

export const hongKong: EditorialEntry = {
  kind: 'country',
  slug: 'hong-kong',
  position: 202,
  details: { cities: ['hong-kong'], tours: [] },
  texts: {
    en_US: {
      title: 'Hong Kong',
      summary:
        'An escalator that reverses direction at ten in the morning, a tap of two fingers for thanks, and a signal that sends everyone home.',
      markdown:
        'The escalators between Central and the Mid-Levels run downhill until ten in the morning, for those going to work, and uphill for the rest of the day. On the double-decker trams of [Hong Kong](/city/hong-kong) Island you board at the back and pay at the front when getting off. At dim sum tap two fingers on the table to thank whoever pours your tea; a pot with its lid set ajar asks for more hot water. When typhoon signal no. 8 is hoisted, schools and offices send everyone home, and soon the ferries stop.',
    },
    fr_FR: {
      title: 'Hong Kong',
      summary:
        'Un escalier roulant qui change de sens à dix heures, deux doigts qui disent merci et un signal qui renvoie tout le monde chez soi.',
      markdown:
        'Les escaliers roulants entre Central et les Mid-Levels descendent jusqu’à dix heures du matin, pour ceux qui vont travailler, et montent le reste de la journée. Dans les tramways à deux étages de l’île de [Hong Kong](/city/hong-kong), on entre par l’arrière et l’on paie à l’avant, en descendant. Au repas de dim sum, tapotez la table de deux doigts pour remercier qui vous sert le thé ; un couvercle posé de travers sur la théière demande de l’eau chaude. Quand on hisse le signal de typhon nº 8, écoles et bureaux renvoient tout le monde, et bientôt les ferrys s’arrêtent.',
    },
    de_DE: {
      title: 'Hongkong',
      summary:
        'Eine Rolltreppe, die um zehn die Richtung wechselt, zwei Finger, die danken, und ein Signal, das alle nach Hause schickt.',
      markdown:
        'Die Rolltreppen zwischen Central und den Mid-Levels laufen bis zehn Uhr morgens bergab, für alle, die zur Arbeit gehen, und den Rest des Tages bergauf. In die Doppelstocktrams auf [Hongkong](/city/hong-kong) Island steigt man hinten ein und zahlt vorn beim Aussteigen. Klopfen Sie beim Dim Sum mit zwei Fingern auf den Tisch, um für das Einschenken zu danken; ein schräg aufgelegter Kannendeckel bittet um heißes Wasser. Wird das Taifunsignal Nr. 8 gehisst, schicken Schulen und Büros alle nach Hause, und bald fährt keine Fähre mehr.',
    },
    es_ES: {
      title: 'Hong Kong',
      summary:
        'Una escalera mecánica que cambia de sentido a las diez, dos dedos que dan las gracias y una señal que manda a todos a casa.',
      markdown:
        'Las escaleras mecánicas entre Central y los Mid-Levels bajan hasta las diez de la mañana, para quienes van a trabajar, y suben el resto del día. En los tranvías de dos pisos de la isla de [Hong Kong](/city/hong-kong) se sube por detrás y se paga delante, al bajar. En el dim sum, dé dos golpecitos con los dedos en la mesa para agradecer a quien le sirve el té; una tetera con la tapa ladeada pide más agua caliente. Cuando se iza la señal de tifón número 8, escuelas y oficinas mandan a todos a casa, y pronto dejan de salir los transbordadores.',
    },
    it_IT: {
      title: 'Hong Kong',
      summary:
        'Una scala mobile che cambia verso alle dieci, due dita che ringraziano e un segnale che manda tutti a casa.',
      markdown:
        'Le scale mobili fra Central e i Mid-Levels scendono fino alle dieci del mattino, per chi va al lavoro, e salgono per il resto della giornata. Sui tram a due piani dell’isola di [Hong Kong](/city/hong-kong) si sale da dietro e si paga davanti, scendendo. Al dim sum batta due dita sul tavolo per ringraziare chi le versa il tè; una teiera con il coperchio di traverso chiede altra acqua calda. Quando si issa il segnale di tifone numero 8, scuole e uffici mandano tutti a casa, e presto si fermano i traghetti.',
    },
    ru_RU: {
      title: 'Гонконг',
      summary:
        'Эскалатор, который в десять утра меняет направление, два пальца вместо «спасибо» и сигнал, по которому все идут домой.',
      markdown:
        'Эскалаторы между Сентралом и Мид-Левелс до десяти утра идут вниз, для тех, кто спешит на работу, а потом весь день вверх. В двухэтажный трамвай на острове [Гонконг](/city/hong-kong) входят сзади, а платят впереди, при выходе. За димсамами постучите двумя пальцами по столу, чтобы поблагодарить того, кто налил вам чай; сдвинутая крышка чайника означает, что нужен кипяток. Когда поднимают тайфунный сигнал № 8, школы и конторы отпускают всех по домам, а вскоре встают и паромы.',
    },
    ja_JP: {
      title: '香港',
      summary: '朝10時に向きを変えるエスカレーター、お礼代わりの2本の指、そして皆を家に帰らせる警報があります。',
      markdown:
        'セントラルとミッドレベルを結ぶエスカレーターは、朝10時までは出勤する人のために下り、その後は一日じゅう上ります。[香港](/city/hong-kong)島の2階建ての路面電車は、後ろから乗り、降りるときに前で払います。飲茶でお茶を注いでもらったら、2本の指で食卓を軽くたたいてお礼をします。急須の蓋をずらしておけば、お湯を足してほしいという合図です。台風の「シグナル8」が出ると、学校も会社も皆を家に帰し、やがてフェリーも止まります。',
    },
  },
};
