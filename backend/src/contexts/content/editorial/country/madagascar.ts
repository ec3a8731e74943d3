import type { EditorialEntry } from '../editorial-entry.js';

export const madagascar: EditorialEntry = {
  kind: 'country',
  slug: 'madagascar',
  position: 136,
  details: { cities: ['antananarivo'], tours: [] },
  texts: {
    en_US: {
      title: 'Madagascar',
      summary:
        'Rice three times a day, a drink made in the pot it was cooked in, and a capital whose streets are joined by stairs.',
      markdown:
        '[Antananarivo](/city/antananarivo) climbs its hills by stairs, past tall narrow houses of brick, and between the districts people still plant rice. Rice is eaten morning, noon and night; afterward water is boiled on the crust left in the pot, and that smoky drink goes with the meal. Around Lake Anosy the jacarandas flower in October and November. The city lies at nearly 1,300 meters, so bring a pullover for the evenings of July. In long names the last vowel is hardly heard: ask a neighbor to say them first.',
    },
    fr_FR: {
      title: 'Madagascar',
      summary:
        'Du riz trois fois par jour, une boisson faite dans la marmite où il a cuit et une capitale reliée par ses escaliers.',
      markdown:
        '[Antananarivo](/city/antananarivo) gravit ses collines par des escaliers, entre de hautes maisons étroites en brique, et l’on repique encore du riz entre les quartiers. Le riz se mange matin, midi et soir ; on fait ensuite bouillir de l’eau sur la croûte restée au fond de la marmite, et cette boisson au goût fumé accompagne le repas. Autour du lac Anosy, les jacarandas fleurissent en octobre et en novembre. La ville est à près de 1 300 mètres : prévoyez un pull pour les soirs de juillet. Dans les longs noms, la dernière voyelle s’entend à peine ; faites-les d’abord prononcer par un voisin.',
    },
    de_DE: {
      title: 'Madagaskar',
      summary:
        'Reis dreimal am Tag, ein Getränk aus dem Topf, in dem er gekocht hat, und eine Hauptstadt, die durch Treppen verbunden ist.',
      markdown:
        '[Antananarivo](/city/antananarivo) steigt auf Treppen seine Hügel hinauf, vorbei an hohen, schmalen Backsteinhäusern, und zwischen den Vierteln wird noch Reis gepflanzt. Reis isst man morgens, mittags und abends; danach wird auf der Kruste im Topf Wasser aufgekocht, und dieses rauchige Getränk gehört zum Essen. Rund um den Anosy-See blühen im Oktober und November die Jacarandas. Die Stadt liegt auf fast 1.300 Metern: Nehmen Sie für Abende im Juli einen Pullover mit. Bei langen Namen hört man den letzten Vokal kaum; lassen Sie sie sich erst von einem Nachbarn vorsprechen.',
    },
    es_ES: {
      title: 'Madagascar',
      summary:
        'Arroz tres veces al día, una bebida que se hace en la olla donde se coció y una capital unida por escaleras.',
      markdown:
        '[Antananarivo](/city/antananarivo) sube a sus colinas por escaleras, entre casas de ladrillo altas y estrechas, y entre los barrios todavía se planta arroz. El arroz se come por la mañana, al mediodía y por la noche; después se hierve agua sobre la costra que queda en la olla, y esa bebida de sabor ahumado acompaña la comida. Alrededor del lago Anosy las jacarandas florecen en octubre y noviembre. La ciudad está a casi 1300 metros: lleve un jersey para las noches de julio. En los nombres largos la última vocal apenas se oye; pida antes a un vecino que los pronuncie.',
    },
    it_IT: {
      title: 'Madagascar',
      summary:
        'Riso tre volte al giorno, una bevanda fatta nella pentola in cui è cotto e una capitale unita dalle scale.',
      markdown:
        '[Antananarivo](/city/antananarivo) sale sulle sue colline per scalinate, tra case di mattoni alte e strette, e tra un quartiere e l’altro si pianta ancora il riso. Il riso si mangia mattina, mezzogiorno e sera; poi si fa bollire dell’acqua sulla crosta rimasta nella pentola, e quella bevanda dal gusto affumicato accompagna il pasto. Intorno al lago Anosy le jacarande fioriscono in ottobre e novembre. La città sta a quasi 1.300 metri: per le sere di luglio porti un maglione. Nei nomi lunghi l’ultima vocale si sente appena; se li faccia prima pronunciare da un vicino.',
    },
    ru_RU: {
      title: 'Мадагаскар',
      summary:
        'Рис трижды в день, напиток из того же котелка, в котором он варился, и столица, где улицы соединены лестницами.',
      markdown:
        '[Антананариву](/city/antananarivo) поднимается на свои холмы по лестницам, мимо высоких узких домов из кирпича, а между кварталами до сих пор сажают рис. Рис едят утром, днём и вечером; потом на корочке, оставшейся в котелке, кипятят воду, и этот напиток с дымком пьют за едой. Вокруг озера Ануси в октябре и ноябре цветут жакаранды. Город лежит на высоте почти 1300 метров: на июльские вечера возьмите свитер. В длинных названиях последняя гласная почти не слышна, так что сначала попросите произнести их кого-нибудь из местных.',
    },
    ja_JP: {
      title: 'マダガスカル',
      summary: 'ご飯は1日に3度、飲み物はそれを炊いた鍋で作ります。首都では、通りと通りを階段がつないでいます。',
      markdown:
        '[アンタナナリボ](/city/antananarivo)は、れんが造りの細く高い家の間を、階段で丘の上へのぼっていく街です。地区と地区の間では、今も田植えをします。ご飯は朝、昼、晩に食べ、そのあと鍋に残ったおこげに水を入れて沸かします。香ばしいその湯が食事の飲み物です。アヌシ湖のまわりでは、10月と11月にジャカランダが咲きます。標高は1,300メートル近く、7月の夜には上着が要ります。長い地名は最後の母音がほとんど聞こえません。まず地元の人に発音してもらいましょう。',
    },
  },
};
