import type { EditorialEntry } from './editorial-entry.js';

export const subscription: EditorialEntry = {
  kind: 'page',
  slug: 'subscription',
  position: 4,
  details: {
    landmarks: [
      { motif: 'lighthouse', name: 'Lighthouse' },
      { motif: 'sailboat', name: 'Sailboat' },
      { motif: 'sea', name: 'Sea' },
    ],
  },
  texts: {
    en_US: {
      title: 'A letter now and then',
      summary:
        'One essay, a few new tours and nothing in between: what our newsletter contains, how often it comes and how to end it.',
      markdown: `The newsletter holds what we would write to a friend who likes to travel: an essay from the journal, tours and cities that are new, now and then a season that is worth knowing about. It comes once a month at most, and not at all in months when there is nothing worth telling.

After you enter your address, we send you an e-mail with a link. We write to you only once you have opened it and confirmed on the page, so nobody else can sign you up. Every letter ends with a link that stops it at once; a message to [{email}](mailto:{email}) does the same. Your address is used for this letter and nothing else.
`,
    },
    fr_FR: {
      title: 'Une lettre de temps en temps',
      summary:
        'Un essai, quelques visites nouvelles et rien entre les deux : ce que contient notre lettre, à quel rythme elle vient et comment l’arrêter.',
      markdown: `La lettre contient ce que nous écririons à un ami qui aime voyager : un essai du journal, les visites et les villes nouvelles, parfois une saison bonne à connaître. Elle vient une fois par mois au plus, et pas du tout les mois où il n’y a rien à raconter.

Une fois votre adresse saisie, nous envoyons un message avec un lien. Nous ne vous écrivons que si vous l’avez ouvert et avez confirmé sur la page : personne ne peut donc vous inscrire à votre place. Chaque lettre se termine par un lien qui l’arrête aussitôt ; un mot à [{email}](mailto:{email}) a le même effet. Votre adresse ne sert qu’à cette lettre.
`,
    },
    de_DE: {
      title: 'Ein Brief von Zeit zu Zeit',
      summary:
        'Ein Essay, ein paar neue Touren und nichts dazwischen: was in unserem Newsletter steht, wie oft er kommt und wie man ihn abbestellt.',
      markdown: `Im Newsletter steht, was wir einem Freund schreiben würden, der gern reist: ein Essay aus dem Journal, neue Touren und Städte, hin und wieder eine Jahreszeit, von der man wissen sollte. Er kommt höchstens einmal im Monat und in Monaten, in denen es nichts zu erzählen gibt, gar nicht.

Wenn Sie Ihre Adresse eingetragen haben, schicken wir eine E-Mail mit einem Link. Erst wenn Sie ihn geöffnet und auf der Seite bestätigt haben, schreiben wir Ihnen; so kann Sie niemand anderes anmelden. Jeder Brief endet mit einem Link, über den Sie ihn sofort abbestellen; eine Nachricht an [{email}](mailto:{email}) bewirkt dasselbe. Ihre Adresse dient diesem Brief und sonst nichts.
`,
    },
    es_ES: {
      title: 'Una carta de vez en cuando',
      summary:
        'Un ensayo, unas cuantas visitas nuevas y nada entre medias: qué contiene nuestro boletín, cada cuánto llega y cómo dejarlo.',
      markdown: `El boletín trae lo que escribiríamos a un amigo que gusta de viajar: un ensayo del diario, las visitas y ciudades nuevas y, de vez en cuando, una estación que conviene conocer. Llega una vez al mes como máximo, y ninguna en los meses en que no hay nada que contar.

Cuando ha escrito su dirección, enviamos un correo con un enlace. Solo si lo abre y confirma en la página le escribimos, de modo que nadie puede inscribirle. Cada carta termina con un enlace que la detiene al momento; un mensaje a [{email}](mailto:{email}) hace lo mismo. Su dirección sirve para esta carta y para nada más.
`,
    },
    it_IT: {
      title: 'Una lettera ogni tanto',
      summary:
        'Un saggio, qualche tour nuovo e niente in mezzo: che cosa contiene la nostra newsletter, ogni quanto arriva e come smettere.',
      markdown: `La newsletter contiene quello che scriveremmo a un amico che ama viaggiare: un saggio dal diario, i tour e le città nuove, ogni tanto una stagione che vale la pena conoscere. Arriva al massimo una volta al mese, e nei mesi in cui non c’è nulla da raccontare non arriva.

Dopo che ha inserito l’indirizzo le mandiamo un’e-mail con un link. Solo se lo apre e conferma nella pagina le scriviamo, così nessuno può iscriverla al suo posto. Ogni lettera finisce con un link che la interrompe subito; un messaggio a [{email}](mailto:{email}) fa lo stesso. Il suo indirizzo serve a questa lettera e a nient’altro.
`,
    },
    ru_RU: {
      title: 'Письмо время от времени',
      summary:
        'Одно эссе, несколько новых экскурсий и ничего сверх того: что в нашей рассылке, как часто она приходит и как от неё отписаться.',
      markdown: `В рассылке — то, что мы написали бы другу, который любит путешествовать: эссе из журнала, новые экскурсии и города, иногда — время года, о котором стоит знать. Она приходит не чаще раза в месяц, а если рассказать нечего, не приходит вовсе.

Когда вы указали адрес, мы посылаем письмо со ссылкой. Только если вы её открыли и подтвердили подписку на странице, мы начинаем вам писать, так что подписать вас без вашего ведома никто не сможет. Каждое письмо кончается ссылкой, которая сразу прекращает рассылку; сообщение на [{email}](mailto:{email}) сделает то же. Ваш адрес служит только для этих писем.
`,
    },
    ja_JP: {
      title: 'ときどき届く手紙',
      summary:
        '一篇の読み物と、新しいツアーや都市のお知らせを少しだけ。旅の好きな友人に書くようなニュースレターの内容と、お届けする回数、配信を止める方法についてご説明します。',
      markdown: `ニュースレターには、旅の好きな友人に書くようなことを載せます。旅の記事から一篇、新しいツアーと都市、ときには知っておきたい季節のこと。お届けは多くても月に一度で、お伝えすることのない月にはお送りしません。

アドレスをご入力いただくと、リンクを記したメールをお送りします。リンクを開き、そのページで登録を確認された方にだけお届けしますので、ほかの人が勝手に登録することはできません。どの手紙の終わりにも、配信をすぐに止めるリンクがあります。[{email}](mailto:{email})までご連絡いただいても止められます。アドレスはこの手紙のためだけに使います。
`,
    },
  },
};
