import type { EditorialEntry } from '../editorial-entry.js';

export const bikeTour: EditorialEntry = {
  kind: 'category',
  slug: 'bike-tour',
  position: 4,
  details: { tours: ['berlin-wall-by-bike'], cities: ['amsterdam', 'copenhagen'] },
  texts: {
    en_US: {
      title: 'Bike tours',
      summary: 'More ground than on foot and more detail than by car, at the pace of whoever rides most slowly.',
      markdown:
        'A bicycle is right where a story is longer than a walk: along [the line of the Berlin Wall](/tour/berlin-wall-by-bike), for instance, which in three hours on foot would end at the third stop. Routes follow bike paths and quiet streets; the guide rides ahead, stops often and waits at every light until all are there. You should be able to ride without thinking about it, no more. The page says how far it goes, whether bicycle and helmet are included and from what size children can come; tell us heights and ages when you book.',
    },
    fr_FR: {
      title: 'Visites à vélo',
      summary: 'Plus de chemin qu’à pied, plus de détails qu’en voiture, au rythme de qui roule le moins vite.',
      markdown:
        'Le vélo convient quand l’histoire est plus longue qu’une marche : le long du [tracé du Mur de Berlin](/tour/berlin-wall-by-bike), par exemple, qui, en trois heures à pied, s’arrêterait à la troisième étape. Les parcours suivent les pistes cyclables et les rues calmes ; le guide roule devant, s’arrête souvent et attend à chaque feu que tous soient là. Il faut savoir pédaler sans y penser, rien de plus. La page indique la distance, si le vélo et le casque sont compris et à partir de quelle taille les enfants peuvent venir ; donnez les tailles et les âges en réservant.',
    },
    de_DE: {
      title: 'Fahrradtouren',
      summary: 'Mehr Weg als zu Fuß und mehr Einzelheiten als mit dem Auto, im Tempo dessen, der am langsamsten fährt.',
      markdown:
        'Das Fahrrad ist richtig, wo eine Geschichte länger ist als ein Spaziergang: entlang der [Linie der Berliner Mauer](/tour/berlin-wall-by-bike) zum Beispiel, die zu Fuß nach drei Stunden an der dritten Station zu Ende wäre. Die Wege folgen Radspuren und ruhigen Straßen; der Guide fährt voraus, hält oft an und wartet an jeder Ampel, bis alle da sind. Sie sollten fahren können, ohne daran zu denken, mehr nicht. Auf der Seite steht, wie weit es geht, ob Rad und Helm inbegriffen sind und ab welcher Größe Kinder mitkommen können; nennen Sie bei der Buchung Körpergrößen und Alter.',
    },
    es_ES: {
      title: 'Rutas en bicicleta',
      summary: 'Más camino que a pie y más detalle que en coche, al ritmo de quien va más despacio.',
      markdown:
        'La bicicleta es lo adecuado cuando la historia es más larga que un paseo: siguiendo [la línea del Muro de Berlín](/tour/berlin-wall-by-bike), por ejemplo, que a pie, en tres horas, acabaría en la tercera parada. Los recorridos van por carriles bici y calles tranquilas; el guía va delante, se detiene a menudo y espera en cada semáforo a que estén todos. Hay que saber pedalear sin pensar en ello, nada más. La página dice cuántos kilómetros son, si la bicicleta y el casco están incluidos y desde qué estatura pueden venir los niños; indique estaturas y edades al reservar.',
    },
    it_IT: {
      title: 'Tour in bicicletta',
      summary: 'Più strada che a piedi e più dettagli che in auto, al passo di chi pedala più piano.',
      markdown:
        'La bicicletta è giusta quando la storia è più lunga di una passeggiata: lungo [la linea del Muro di Berlino](/tour/berlin-wall-by-bike), per esempio, che in tre ore a piedi finirebbe alla terza tappa. I percorsi seguono piste ciclabili e strade tranquille; la guida pedala davanti, si ferma spesso e a ogni semaforo aspetta che ci siano tutti. Bisogna saper pedalare senza pensarci, nient’altro. La pagina dice quanti chilometri sono, se bicicletta e casco sono compresi e da quale altezza possono venire i bambini; indichi altezze ed età quando prenota.',
    },
    ru_RU: {
      title: 'Велоэкскурсии',
      summary: 'Больше пути, чем пешком, и больше подробностей, чем из машины, в темпе того, кто едет медленнее всех.',
      markdown:
        'Велосипед хорош там, где история длиннее прогулки: например, вдоль [линии Берлинской стены](/tour/berlin-wall-by-bike), которая за три часа пешком кончилась бы на третьей остановке. Маршруты идут по велодорожкам и тихим улицам; гид едет впереди, часто останавливается и у каждого светофора ждёт, пока соберутся все. Нужно уметь ехать, не думая об этом, и только. На странице сказано, сколько километров, входят ли велосипед и шлем и с какого роста могут ехать дети; при бронировании сообщите рост и возраст.',
    },
    ja_JP: {
      title: '自転車ツアー',
      summary:
        '徒歩より遠くへ、車より細やかに。自転車道と静かな通りを選び、いちばんゆっくり走る人に合わせて、ガイドと一緒に街を走ります。道のりや自転車の有無は、各ツアーのページに記しています。',
      markdown:
        '散歩には長すぎる物語には、自転車が向いています。たとえば[ベルリンの壁の跡](/tour/berlin-wall-by-bike)は、三時間歩いても三つ目の立ち寄り先で終わってしまいます。自転車道と静かな通りを選び、ガイドが先頭を走り、たびたび止まり、信号ごとに全員がそろうのを待ちます。何も考えずに乗れる方なら、それで十分です。距離、自転車とヘルメットの有無、お子さまが参加できる身長は、各ページに記載しています。ご予約の際に、身長と年齢をお知らせください。',
    },
  },
};
