import type { EditorialEntry } from '../editorial-entry.js';

export const athens: EditorialEntry = {
  kind: 'city',
  slug: 'athens',
  position: 14,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Athens',
      summary:
        'A city of hills and marble, hot by noon: climb first, eat late, and save the pedestrian way around the Acropolis for the evening.',
      markdown:
        'Athens climbs, and its marble is polished by feet: wear soles that grip. See [the Acropolis](/tour/athens-acropolis-and-plaka) in its first hour or its last two, then come down through Anafiotika, built by masons from the island of Anafi, whose whitewashed steps are barely wider than your shoulders. The broad pedestrian way of Dionysiou Areopagitou circles the rock and is at its best at dusk, with musicians and families. Koukaki and Pangrati feed you better than the tables under the Plaka vines; lunch at three is normal, dinner at ten early enough. April smells of bitter orange blossom, October is warm, and in a July heatwave the sites may close from noon. For the last slope of Lycabettus there is a funicular; for the beach, a tram. Skip the changing of the guard on weekdays: Sunday at eleven has the full parade.',
    },
    fr_FR: {
      title: 'Comment parcourir Athènes',
      summary:
        'Des collines et du marbre, brûlants à midi : montez d’abord, mangez tard, et gardez pour le soir la promenade autour de l’Acropole.',
      markdown:
        'Athènes grimpe, et ses marbres sont polis par les pas : mettez des semelles qui accrochent. Voyez [l’Acropole](/tour/athens-acropolis-and-plaka) à la première heure ou dans les deux dernières, puis redescendez par Anafiotika, bâti par des maçons de l’île d’Anafi, dont les marches blanchies sont à peine plus larges que vos épaules. La grande promenade Dionysiou Areopagitou contourne le rocher ; c’est au crépuscule qu’elle est la plus belle, avec ses musiciens et ses familles. À Koukaki et à Pangrati, on mange mieux que sous les treilles de Plaka ; déjeuner à trois heures n’a rien d’étrange, dîner à dix non plus. Avril sent la fleur de bigaradier, octobre est tiède, et lors des canicules de juillet les sites ferment parfois à midi. Un funiculaire mène en haut du Lycabette, un tramway à la plage. La relève de la garde se regarde le dimanche à onze heures, en grand apparat.',
    },
    de_DE: {
      title: 'Wie man durch Athen geht',
      summary:
        'Hügel und Marmor, mittags heiß: erst hinauf, spät essen, und den Spazierweg um die Akropolis für den Abend aufheben.',
      markdown:
        'Athen steigt an, und sein Marmor ist von Füßen poliert: Ziehen Sie Sohlen an, die greifen. Auf [die Akropolis](/tour/athens-acropolis-and-plaka) gehört die erste Stunde oder eine der beiden letzten; hinunter geht es durch Anafiotika, das Maurer von der Insel Anafi gebaut haben und dessen geweißte Stufen kaum breiter sind als Ihre Schultern. Die breite Fußgängerstraße Dionysiou Areopagitou läuft um den Felsen und ist in der Dämmerung am schönsten, mit Musikanten und Familien. In Koukaki und Pangrati isst man besser als unter den Weinlauben der Plaka; Mittagessen um drei ist üblich, Abendessen um zehn auch. Der April duftet nach Pomeranzenblüten, der Oktober ist warm, in der Julihitze schließen die Stätten manchmal ab zwölf. Auf den Lykabettus fährt eine Standseilbahn, ans Meer eine Straßenbahn. Den Wachwechsel sieht man sonntags um elf, mit ganzem Aufzug.',
    },
    es_ES: {
      title: 'Cómo caminar por Atenas',
      summary:
        'Colinas y mármol que a mediodía abrasan: suba primero, coma tarde y deje para el anochecer el paseo alrededor de la Acrópolis.',
      markdown:
        'Atenas va cuesta arriba y sus mármoles los han pulido los pies: calce suelas que agarren. Visite [la Acrópolis](/tour/athens-acropolis-and-plaka) en la primera hora o en las dos últimas y baje luego por Anafiotika, levantado por albañiles de la isla de Anafi, con escalones encalados apenas más anchos que sus hombros. El ancho paseo de Dionysiou Areopagitou rodea la roca y luce más al anochecer, entre músicos y familias. En Koukaki y en Pangrati se come mejor que bajo las parras de Plaka; almorzar a las tres es corriente, y cenar a las diez también. Abril huele a azahar de naranjo amargo, octubre es templado y, en las olas de calor de julio, los yacimientos llegan a cerrar a mediodía. Al Licabeto sube un funicular; a la playa va un tranvía. El cambio de guardia, mejor el domingo a las once, con toda la formación.',
    },
    it_IT: {
      title: 'Come camminare a Atene',
      summary:
        'Colli e marmo, roventi a mezzogiorno: salga subito, mangi tardi e tenga per la sera la passeggiata attorno all’Acropoli.',
      markdown:
        'Atene è in salita, e il suo marmo l’hanno lucidato i piedi: metta suole che tengano. Veda [l’Acropoli](/tour/athens-acropolis-and-plaka) nella prima ora o nelle ultime due, poi scenda per Anafiotika, costruita da muratori dell’isola di Anafi, con gradini imbiancati larghi poco più delle spalle. Il grande viale pedonale Dionysiou Areopagitou gira attorno alla rocca ed è più bello all’imbrunire, tra suonatori e famiglie. A Koukaki e a Pangrati si mangia meglio che sotto le pergole della Plaka; pranzare alle tre è normale, cenare alle dieci pure. Aprile profuma di zagara d’arancio amaro, ottobre è tiepido, e nelle ondate di caldo di luglio i siti possono chiudere da mezzogiorno. Sul Licabetto porta una funicolare, alla spiaggia un tram. Il cambio della guardia si guarda la domenica alle undici, con il corteo al completo.',
    },
    ru_RU: {
      title: 'Как гулять по Афинам',
      summary:
        'Холмы и мрамор, к полудню раскалённые: сначала вверх, обед попозже, а прогулку вокруг Акрополя оставьте на вечер.',
      markdown:
        'Афины идут в гору, а мрамор здесь отполирован ногами: наденьте обувь, которая не скользит. [На Акрополь](/tour/athens-acropolis-and-plaka) поднимайтесь в первый час или в два последних, а вниз идите через Анафиотику: её построили каменщики с острова Анафи, и белёные ступени там чуть шире плеч. Широкая пешеходная улица Дионисия Ареопагита огибает скалу и лучше всего в сумерках, когда на неё выходят музыканты и семьи с детьми. В Кукаки и Панграти кормят вкуснее, чем под виноградом Плаки; обедать в три здесь обычно, ужинать в десять тоже. В апреле пахнет цветами горького апельсина, в октябре тепло, а в июльскую жару памятники иногда закрывают с полудня. На Ликавитос ходит фуникулёр, к пляжам — трамвай. Смену караула смотрите в воскресенье в одиннадцать, когда выходит весь строй.',
    },
    ja_JP: {
      title: 'アテネの歩き方',
      summary:
        '丘と大理石の街は、昼には焼けるように暑くなります。まず上り、食事は遅めに、アクロポリスを巡る遊歩道は日暮れまで取っておく。アテネの一日の歩き方です。',
      markdown:
        'アテネは上り坂の街で、大理石は人の足に磨かれてつるつるです。滑らない靴を履いてください。[アクロポリス](/tour/athens-acropolis-and-plaka)は開門すぐの一時間か、閉まる前の二時間に。下りはアナフィオティカを通りましょう。アナフィ島から来た石工たちが建てた一角で、白く塗られた階段は肩幅ほどしかありません。岩山を巡る広いディオニシウ・アレオパギトゥの遊歩道は、楽師や家族連れの出る黄昏どきが一番です。食事はプラカの葡萄棚の下より、コウカキやパングラティのほうがおいしく、昼食は三時、夕食は十時でも普通です。四月は橙の花が香り、十月は暖かく、七月の熱波では正午から遺跡が閉まることもあります。リカヴィトスの丘へはケーブルカー、海へは路面電車で。衛兵の交代は、隊列のそろう日曜十一時に見ましょう。',
    },
  },
};
