import type { EditorialEntry } from '../editorial-entry.js';

export const bulgaria: EditorialEntry = {
  kind: 'country',
  slug: 'bulgaria',
  position: 111,
  details: { cities: ['plovdiv'], tours: [] },
  texts: {
    en_US: {
      title: 'Bulgaria',
      summary:
        'A shake of the head that means yes, a thread that waits for the first stork, and a city with a word of its own for taking time.',
      markdown:
        'Many people shake the head for yes and nod for no; a waiter used to foreigners may do it the other way around, so listen for da and ne. In [Plovdiv](/city/plovdiv) people are aylyak, in no hurry and with a good conscience, and on summer evenings operas and concerts are given in the Roman theater. On the first of March everyone ties on a martenitsa of red and white, to be worn until a stork, a swallow or a tree in blossom is seen. Roses for oil are picked from dawn, before the sun dries their scent, and at New Year wishes are baked into the banitsa.',
    },
    fr_FR: {
      title: 'Bulgarie',
      summary:
        'Un signe de tête qui veut dire oui, un fil qui attend la première cigogne et une ville qui a son mot pour prendre le temps.',
      markdown:
        'Pour dire oui, beaucoup secouent la tête, et pour dire non ils la hochent ; un serveur habitué aux étrangers fait parfois l’inverse : guettez plutôt da et ne. À [Plovdiv](/city/plovdiv), on est aylyak, sans hâte et la conscience tranquille, et les soirs d’été on donne opéras et concerts dans le théâtre romain. Le 1er mars, on noue une martenitsa rouge et blanche, qu’on porte jusqu’à voir une cigogne, une hirondelle ou un arbre en fleur. Les roses à parfum se cueillent dès l’aube, avant que le soleil n’en sèche l’odeur, et au Nouvel An on glisse des vœux dans la banitsa.',
    },
    de_DE: {
      title: 'Bulgarien',
      summary:
        'Ein Kopfschütteln, das Ja heißt, ein Faden, der auf den ersten Storch wartet, und eine Stadt mit eigenem Wort fürs Zeithaben.',
      markdown:
        'Viele schütteln den Kopf, wenn sie Ja meinen, und nicken für Nein; ein Kellner, der Fremde gewohnt ist, macht es vielleicht umgekehrt: Achten Sie auf da und ne. In [Plowdiw](/city/plovdiv) ist man ajljak, ohne Eile und mit gutem Gewissen, und an Sommerabenden gibt es im römischen Theater Opern und Konzerte. Am 1. März bindet man sich eine rot-weiße Marteniza um und trägt sie, bis man einen Storch, eine Schwalbe oder einen blühenden Baum sieht. Ölrosen pflückt man ab dem Morgengrauen, ehe die Sonne den Duft nimmt, und zu Neujahr bäckt man Wünsche in die Baniza ein.',
    },
    es_ES: {
      title: 'Bulgaria',
      summary:
        'Un gesto de cabeza que quiere decir sí, un hilo que espera a la primera cigüeña y una ciudad con palabra propia para no tener prisa.',
      markdown:
        'Muchos mueven la cabeza de lado a lado para decir sí y asienten para decir no; un camarero acostumbrado a los extranjeros quizá lo haga al revés, así que atienda al da y al ne. En [Plovdiv](/city/plovdiv) se es aylyak, sin prisa y con la conciencia tranquila, y en las noches de verano hay ópera y conciertos en el teatro romano. El 1 de marzo se ata una martenitsa roja y blanca, que se lleva hasta ver una cigüeña, una golondrina o un árbol en flor. Las rosas para aceite se cogen desde el alba, antes de que el sol les quite el aroma, y en Año Nuevo la banitsa lleva deseos dentro.',
    },
    it_IT: {
      title: 'Bulgaria',
      summary:
        'Un cenno del capo che vuol dire sì, un filo che aspetta la prima cicogna e una città con una parola sua per non avere fretta.',
      markdown:
        'Molti scuotono la testa per dire sì e annuiscono per dire no; un cameriere abituato agli stranieri può fare il contrario: ascolti piuttosto da e ne. A [Plovdiv](/city/plovdiv) si è aylyak, senza fretta e con la coscienza a posto, e nelle sere d’estate il teatro romano ospita opere e concerti. Il primo marzo ci si lega una martenitsa bianca e rossa, da portare finché non si vede una cicogna, una rondine o un albero in fiore. Le rose da olio si colgono dall’alba, prima che il sole ne asciughi il profumo, e a Capodanno si infornano gli auguri dentro la banitsa.',
    },
    ru_RU: {
      title: 'Болгария',
      summary:
        'Кивок, который значит «нет», нитка, что ждёт первого аиста, и город со своим словом для жизни без спешки.',
      markdown:
        'Многие качают головой в знак согласия, а кивают, когда отказывают; официант, привыкший к иностранцам, может сделать наоборот, так что слушайте: «да» или «не». В [Пловдиве](/city/plovdiv) живут «айляк», без спешки и с чистой совестью, а летними вечерами в римском театре дают оперы и концерты. Первого марта повязывают красно-белую мартеницу и носят, пока не увидят аиста, ласточку или дерево в цвету. Розу для масла собирают с рассвета, пока солнце не высушило аромат, а в новогоднюю баницу запекают пожелания.',
    },
    ja_JP: {
      title: 'ブルガリア',
      summary: '首を横に振れば「はい」。赤と白の糸はコウノトリを待ち、急がない暮らしを指す言葉をもつ街があります。',
      markdown:
        '「はい」のときに首を横に振り、「いいえ」のときにうなずく人が多くいます。外国人に慣れた給仕は逆にすることもあるので、「ダ」か「ネ」かを耳で確かめましょう。[プロヴディフ](/city/plovdiv)には、急がず気に病まずという意味の「アイリャク」という言葉があり、夏の夜にはローマ劇場でオペラや演奏会が開かれます。3月1日には赤と白の糸のマルテニツァを結び、コウノトリかツバメ、花の咲いた木を見るまで身につけます。香油用のバラは日差しで香りが飛ぶ前、夜明けから摘みます。新年のパイ、バニツァには願い事を入れて焼きます。',
    },
  },
};
