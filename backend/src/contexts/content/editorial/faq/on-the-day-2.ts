import type { EditorialEntry } from '../editorial-entry.js';

export const onTheDayQuestions2: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'wheelchairs-and-steps',
    position: 20,
    details: { topic: 'on-the-day' },
    texts: {
      en_US: {
        title: 'Can I come with a wheelchair or a stroller?',
        summary: '',
        markdown:
          'On some tours, from beginning to end; on others, in part. Where the page says that the route has no steps, it suits wheelchairs and strollers throughout, and in the [list of tours](/tours) you can filter for them. The other pages describe the ground: paving, slopes, stairs, distance. On a private tour the guide can often take another way, if told in time, so tell us what matters in the field for wishes, or ask before you book at [{email}](mailto:{email}). We tell you plainly when a place cannot be reached.',
      },
      fr_FR: {
        title: 'Peut-on venir en fauteuil roulant ou avec une poussette ?',
        summary: '',
        markdown:
          'Pour certaines visites, d’un bout à l’autre ; pour d’autres, en partie. Quand la page indique un parcours sans marches, il convient entièrement aux fauteuils et aux poussettes, et la [liste des visites](/tours) permet de filtrer celles-là. Les autres pages décrivent le terrain : pavés, pentes, escaliers, distance. Lors d’une visite privée, le guide peut souvent passer ailleurs, s’il le sait à temps : notez ce qui compte dans les souhaits, ou demandez avant de réserver à [{email}](mailto:{email}). Nous disons franchement quand un lieu n’est pas accessible.',
      },
      de_DE: {
        title: 'Kann ich mit Rollstuhl oder Kinderwagen kommen?',
        summary: '',
        markdown:
          'Bei einigen Touren von Anfang bis Ende, bei anderen zum Teil. Steht auf der Seite, dass der Weg keine Stufen hat, eignet er sich durchgehend für Rollstühle und Kinderwagen; in der [Liste der Touren](/tours) können Sie danach filtern. Die übrigen Seiten beschreiben den Boden: Pflaster, Steigungen, Treppen, Länge. Bei einer privaten Tour kann der Guide oft einen anderen Weg nehmen, wenn er es rechtzeitig weiß. Schreiben Sie in die Wünsche, was wichtig ist, oder fragen Sie vor der Buchung unter [{email}](mailto:{email}). Wenn ein Ort nicht zu erreichen ist, sagen wir es offen.',
      },
      es_ES: {
        title: '¿Puedo ir en silla de ruedas o con un cochecito?',
        summary: '',
        markdown:
          'En algunas visitas, de principio a fin; en otras, en parte. Cuando la página dice que el recorrido no tiene escalones, sirve por completo para sillas de ruedas y cochecitos, y en la [lista de visitas](/tours) se pueden filtrar. Las demás páginas describen el suelo: adoquines, cuestas, escaleras, distancia. En una visita privada el guía a menudo puede ir por otro sitio si lo sabe a tiempo: escriba lo que importe en los deseos o pregunte antes de reservar a [{email}](mailto:{email}). Cuando un lugar no es accesible, lo decimos con claridad.',
      },
      it_IT: {
        title: 'Posso venire in sedia a rotelle o con il passeggino?',
        summary: '',
        markdown:
          'In alcuni tour dall’inizio alla fine, in altri in parte. Quando la pagina dice che il percorso non ha gradini, è adatto per intero a sedie a rotelle e passeggini, e nell’[elenco dei tour](/tours) si possono filtrare. Le altre pagine descrivono il terreno: selciato, pendenze, scale, distanza. In un tour privato la guida può spesso passare altrove, se lo sa per tempo: scriva nei desideri ciò che conta, o chieda prima di prenotare a [{email}](mailto:{email}). Se un luogo non è raggiungibile, lo diciamo con chiarezza.',
      },
      ru_RU: {
        title: 'Можно ли прийти с инвалидной или детской коляской?',
        summary: '',
        markdown:
          'На некоторые экскурсии — от начала до конца, на другие — частично. Если на странице сказано, что на маршруте нет ступеней, он целиком подходит для колясок, и в [списке экскурсий](/tours) можно отобрать именно такие. На остальных страницах описано, какая дорога: брусчатка, подъёмы, лестницы, расстояние. На индивидуальной экскурсии гид часто может пройти иначе, если знает заранее: напишите о важном в пожеланиях или спросите до бронирования по адресу [{email}](mailto:{email}). Если куда-то не попасть, мы скажем прямо.',
      },
      ja_JP: {
        title: '車いすやベビーカーでも参加できますか',
        summary: '',
        markdown:
          '初めから終わりまでご参加いただけるツアーと、一部をご一緒いただけるツアーがあります。ページに「段差のないコース」とあるツアーは、全行程を車いすやベビーカーで通れる道で、[ツアーの一覧](/tours)で絞り込めます。ほかのページにも、石畳、坂、階段、距離など道の様子を記しています。プライベートツアーでは、早めに分かっていれば別の道を通れることが多いため、必要なことをご要望欄にお書きになるか、ご予約の前に[{email}](mailto:{email})までお尋ねください。行けない場所は、はっきりそうお伝えします。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'tipping',
    position: 21,
    details: { topic: 'on-the-day' },
    texts: {
      en_US: {
        title: 'Should I tip the guide?',
        summary: '',
        markdown:
          'You do not have to. The guide is paid by us from the price of the tour and has seen the amount before taking it on, so nobody depends on what you add. A tip is a thank-you and stays one; how usual it is differs from country to country. In Japan it causes embarrassment, in the United States its absence may. If you would like to give something, give it to the guide in person at the end. A word to us about what you liked is passed on, and that helps too: [{email}](mailto:{email}).',
      },
      fr_FR: {
        title: 'Faut-il laisser un pourboire ?',
        summary: '',
        markdown:
          'Ce n’est pas nécessaire. Le guide est payé par nous sur le prix de la visite et en a vu le montant avant de l’accepter ; personne ne dépend de ce que vous ajoutez. Un pourboire est un merci et le reste ; l’usage varie selon les pays. Au Japon, il met dans l’embarras ; aux États-Unis, c’est son absence qui peut surprendre. Si vous souhaitez donner quelque chose, remettez-le au guide lui-même, à la fin. Quelques mots sur ce qui vous a plu lui sont transmis et comptent aussi : [{email}](mailto:{email}).',
      },
      de_DE: {
        title: 'Gibt man dem Guide Trinkgeld?',
        summary: '',
        markdown:
          'Sie müssen nicht. Der Guide wird von uns aus dem Preis der Tour bezahlt und hat den Betrag gesehen, bevor er zugesagt hat; niemand ist auf das angewiesen, was Sie dazugeben. Ein Trinkgeld ist ein Dank und bleibt einer; wie üblich es ist, hängt vom Land ab. In Japan bringt es in Verlegenheit, in den Vereinigten Staaten kann das Fehlen auffallen. Möchten Sie etwas geben, geben Sie es dem Guide am Ende persönlich. Auch ein Wort an uns über das, was gut war, leiten wir weiter: [{email}](mailto:{email}).',
      },
      es_ES: {
        title: '¿Hay que dar propina al guía?',
        summary: '',
        markdown:
          'No es necesario. Al guía le pagamos nosotros con el precio de la visita y conocía la cantidad antes de aceptarla; nadie depende de lo que usted añada. Una propina es un gracias y no deja de serlo; la costumbre cambia según el país. En Japón incomoda; en Estados Unidos puede extrañar que falte. Si quiere dar algo, déselo al guía en persona al final. Unas palabras sobre lo que le gustó también ayudan y se las hacemos llegar: [{email}](mailto:{email}).',
      },
      it_IT: {
        title: 'Bisogna lasciare una mancia?',
        summary: '',
        markdown:
          'Non è necessario. La guida è pagata da noi con il prezzo del tour e ha visto la somma prima di accettare; nessuno dipende da ciò che lei aggiunge. Una mancia è un grazie e tale resta; l’uso cambia da paese a paese. In Giappone mette in imbarazzo, negli Stati Uniti può sorprendere che manchi. Se desidera dare qualcosa, lo dia di persona alla guida, alla fine. Anche una parola su ciò che le è piaciuto viene riferita e fa piacere: [{email}](mailto:{email}).',
      },
      ru_RU: {
        title: 'Нужно ли давать чаевые?',
        summary: '',
        markdown:
          'Не обязательно. Гиду платим мы из цены экскурсии, и сумму он видел, прежде чем согласиться; от того, что вы добавите, никто не зависит. Чаевые — это благодарность, и не более; насколько они приняты, зависит от страны. В Японии они смущают, в США может удивить их отсутствие. Если хотите что-то дать, отдайте гиду лично в конце. Несколько слов о том, что понравилось, тоже дойдут до него, если написать нам: [{email}](mailto:{email}).',
      },
      ja_JP: {
        title: 'ガイドにチップは必要ですか',
        summary: '',
        markdown:
          '必要ありません。ガイドの報酬はツアーの料金の中から当社が支払い、ガイドは金額を確かめたうえで引き受けていますので、お客様からの心付けを当てにすることはありません。チップは感謝の気持ちであり、慣習は国によって異なります。日本では相手を困らせることがあり、アメリカでは渡さないと意外に思われることがあります。お渡しになる場合は、終わりにガイドへ直接どうぞ。よかった点を[{email}](mailto:{email})までお知らせいただければ、本人に伝えます。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'dogs',
    position: 22,
    details: { topic: 'on-the-day' },
    texts: {
      en_US: {
        title: 'Can I bring my dog?',
        summary: '',
        markdown:
          'Guide dogs and other assistance dogs come along wherever the law lets them in, at no charge; tell us so that the guide knows. With any other dog, ask before you book: streets, squares and parks are seldom a problem, while museums, churches, markets, boats and cars often are, and a guide may be allergic. Write to [{email}](mailto:{email}) which tour you have in mind and how big the dog is, and we will ask the guides of that city.',
      },
      fr_FR: {
        title: 'Puis-je venir avec mon chien ?',
        summary: '',
        markdown:
          'Les chiens guides et les autres chiens d’assistance vous accompagnent partout où la loi les admet, sans supplément ; prévenez-nous pour que le guide le sache. Pour tout autre chien, demandez avant de réserver : dans la rue, sur les places et dans les parcs, cela pose rarement problème, mais souvent dans les musées, les églises, les marchés, les bateaux et les voitures, et un guide peut être allergique. Écrivez à [{email}](mailto:{email}) à quelle visite vous pensez et de quelle taille est le chien : nous demanderons aux guides de cette ville.',
      },
      de_DE: {
        title: 'Darf mein Hund mitkommen?',
        summary: '',
        markdown:
          'Blindenhunde und andere Assistenzhunde kommen überall mit, wo das Gesetz sie zulässt, ohne Aufpreis; sagen Sie es uns, damit der Guide Bescheid weiß. Mit jedem anderen Hund fragen Sie bitte vor der Buchung: Straßen, Plätze und Parks sind selten ein Problem, Museen, Kirchen, Märkte, Boote und Autos dagegen oft, und ein Guide kann allergisch sein. Schreiben Sie an [{email}](mailto:{email}), an welche Tour Sie denken und wie groß der Hund ist; wir fragen dann die Guides dieser Stadt.',
      },
      es_ES: {
        title: '¿Puedo ir con mi perro?',
        summary: '',
        markdown:
          'Los perros guía y otros perros de asistencia van con usted a todas partes donde la ley los admite, sin recargo; avísenos para que el guía lo sepa. Con cualquier otro perro, pregunte antes de reservar: en calles, plazas y parques rara vez hay problema, pero en museos, iglesias, mercados, barcos y coches lo hay a menudo, y un guía puede ser alérgico. Escriba a [{email}](mailto:{email}) en qué visita piensa y qué tamaño tiene el perro, y preguntaremos a los guías de esa ciudad.',
      },
      it_IT: {
        title: 'Posso portare il mio cane?',
        summary: '',
        markdown:
          'I cani guida e gli altri cani da assistenza vengono con lei ovunque la legge li ammetta, senza supplemento; ce lo dica, così la guida lo sa. Con qualsiasi altro cane chieda prima di prenotare: strade, piazze e parchi raramente sono un problema, mentre musei, chiese, mercati, barche e auto spesso lo sono, e una guida può essere allergica. Scriva a [{email}](mailto:{email}) a quale tour pensa e quanto è grande il cane: chiederemo alle guide di quella città.',
      },
      ru_RU: {
        title: 'Можно ли прийти с собакой?',
        summary: '',
        markdown:
          'Собаки-поводыри и другие собаки-помощники идут с вами всюду, куда их допускает закон, без доплаты; предупредите нас, чтобы гид знал. О любой другой собаке спросите до бронирования: на улицах, площадях и в парках она редко мешает, а в музеях, церквях, на рынках, в лодках и машинах с ней часто нельзя, да и у гида может быть аллергия. Напишите на [{email}](mailto:{email}), о какой экскурсии идёт речь и насколько велика собака, и мы спросим гидов этого города.',
      },
      ja_JP: {
        title: '犬を連れて参加できますか',
        summary: '',
        markdown:
          '盲導犬などの補助犬は、法律で認められている場所ならどこへでも、追加料金なしでご一緒いただけます。ガイドに伝えますので、あらかじめお知らせください。そのほかの犬については、ご予約の前にお問い合わせください。通りや広場、公園では問題になることは少ないものの、美術館、教会、市場、船、車では断られることが多く、ガイドにアレルギーがある場合もあります。ご希望のツアーと犬の大きさを[{email}](mailto:{email})までお知らせいただければ、その都市のガイドに確かめます。',
      },
    },
  },
];
