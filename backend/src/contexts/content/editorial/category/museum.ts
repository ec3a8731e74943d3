import type { EditorialEntry } from '../editorial-entry.js';

export const museum: EditorialEntry = {
  kind: 'category',
  slug: 'museum',
  position: 8,
  details: { tours: ['paris-louvre-masterworks'] },
  texts: {
    en_US: {
      title: 'Museum tours',
      summary:
        'A few works and the way between them, instead of all the rooms: how to come out of a museum less tired than you went in.',
      markdown:
        'A museum guide’s work is leaving out. The Louvre shows tens of thousands of objects; on [a walk of two hours](/tour/paris-louvre-masterworks) you stand before about ten and afterward know how they hang together. It suits people who have an hour or three and want to remember something, and children, for whom the guide looks for animals, weapons and mistakes. The page says whether tickets are included; with timed entry there is no wait at the ticket office. Large bags stay in the coat check. Tell the guide what you studied or what leaves you cold; the route can follow either.',
    },
    fr_FR: {
      title: 'Visites de musées',
      summary:
        'Quelques œuvres et le chemin de l’une à l’autre plutôt que toutes les salles : comment sortir d’un musée moins las qu’on n’y est entré.',
      markdown:
        'Le métier du guide de musée consiste à laisser de côté. Le Louvre montre des dizaines de milliers d’objets ; en [deux heures](/tour/paris-louvre-masterworks), on s’arrête devant une dizaine et l’on sait ensuite ce qui les lie. Cela convient à qui dispose d’une heure ou de trois et veut retenir quelque chose, et aux enfants, pour qui le guide cherche des animaux, des armes et des erreurs. La page dit si les billets sont compris ; avec une entrée à heure fixe, on n’attend pas à la caisse. Les grands sacs restent au vestiaire. Dites au guide ce que vous avez étudié ou ce qui vous laisse froid : le parcours peut suivre l’un ou l’autre.',
    },
    de_DE: {
      title: 'Museumsführungen',
      summary:
        'Einige Werke und der Weg zwischen ihnen statt aller Säle: wie man aus einem Museum weniger müde herauskommt, als man hineinging.',
      markdown:
        'Die Arbeit eines Museumsguides ist das Weglassen. Der Louvre zeigt Zehntausende von Stücken; auf einem [Rundgang von zwei Stunden](/tour/paris-louvre-masterworks) steht man vor etwa zehn und weiß danach, wie sie zusammenhängen. Das passt für alle, die eine Stunde haben oder drei und etwas behalten möchten, und für Kinder, denen der Guide Tiere, Waffen und Fehler sucht. Auf der Seite steht, ob Karten inbegriffen sind; mit festem Einlass entfällt das Warten an der Kasse. Große Taschen bleiben in der Garderobe. Sagen Sie dem Guide, was Sie studiert haben oder was Sie kaltlässt; der Weg kann sich nach beidem richten.',
    },
    es_ES: {
      title: 'Visitas a museos',
      summary:
        'Unas cuantas obras y el camino entre ellas, en vez de todas las salas: cómo salir de un museo menos cansado de lo que se entró.',
      markdown:
        'El oficio del guía de museo consiste en dejar fuera. El Louvre expone decenas de miles de piezas; en [un recorrido de dos horas](/tour/paris-louvre-masterworks) uno se detiene ante unas diez y después sabe qué las une. Conviene a quien tiene una hora o tres y quiere recordar algo, y a los niños, a quienes el guía les busca animales, armas y errores. La página dice si las entradas están incluidas; con hora asignada no hay que esperar en la taquilla. Los bolsos grandes se quedan en el guardarropa. Diga al guía qué ha estudiado o qué le deja frío: el recorrido puede seguir lo uno o lo otro.',
    },
    it_IT: {
      title: 'Tour nei musei',
      summary:
        'Alcune opere e la strada fra l’una e l’altra, invece di tutte le sale: come uscire da un museo meno stanchi di come si è entrati.',
      markdown:
        'Il mestiere della guida di museo è tralasciare. Il Louvre espone decine di migliaia di oggetti; in [un percorso di due ore](/tour/paris-louvre-masterworks) ci si ferma davanti a una decina e dopo si sa come stanno insieme. Va bene per chi ha un’ora o tre e vuole ricordare qualcosa, e per i bambini, per i quali la guida cerca animali, armi ed errori. La pagina dice se i biglietti sono compresi; con l’ingresso a orario non si aspetta alla biglietteria. Le borse grandi restano al guardaroba. Dica alla guida che cosa ha studiato o che cosa la lascia indifferente: il percorso può seguire l’una o l’altra cosa.',
    },
    ru_RU: {
      title: 'Экскурсии по музеям',
      summary:
        'Несколько произведений и дорога между ними вместо всех залов: как выйти из музея менее усталым, чем вошёл.',
      markdown:
        'Работа музейного гида — опускать. В Лувре выставлены десятки тысяч предметов; за [двухчасовую экскурсию](/tour/paris-louvre-masterworks) останавливаешься примерно у десяти и потом знаешь, что их связывает. Это для тех, у кого есть час или три и кто хочет что-то запомнить, и для детей, которым гид находит зверей, оружие и ошибки. На странице сказано, входят ли билеты в цену; с билетом на определённое время не нужно ждать у кассы. Большие сумки остаются в гардеробе. Скажите гиду, что вы изучали или что оставляет вас равнодушным: маршрут может следовать и тому, и другому.',
    },
    ja_JP: {
      title: '美術館・博物館ツアー',
      summary:
        'すべての部屋ではなく、いくつかの作品とその間の道のりを歩きます。入ったときより疲れることなく、作品のつながりを一つか二つ持ち帰って美術館を出るためのツアーです。',
      markdown:
        '美術館のガイドの仕事は、省くことです。ルーヴルには何万点もの品が並びますが、[二時間のツアー](/tour/paris-louvre-masterworks)で足を止めるのは十点ほど。見終えると、それらのつながりが分かります。一時間でも三時間でも、何かを持ち帰りたい方に、そしてお子さまに向いています。ガイドは動物や武器、描き間違いを探してみせます。入場券が含まれるかどうかはページに記載しています。時間指定の入場なら、窓口で待つことはありません。大きな荷物はクロークに預けます。学んだことのある分野や興味のないものをお伝えくだされば、道順をそれに合わせます。',
    },
  },
};
