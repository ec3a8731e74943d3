import type { EditorialEntry } from '../editorial-entry.js';

export const guidesQuestions: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'language-of-the-guide',
    position: 23,
    details: { topic: 'guides' },
    texts: {
      en_US: {
        title: 'In which language is the tour guided?',
        summary: '',
        markdown:
          'In the one you choose when you book. The panel on the tour’s page lists the languages in which the tour is offered, and the days and times that it then shows are those for which it can be guided in that language. A small group shares one language. The site itself speaks English, French, German, Spanish, Italian, Russian and Japanese, and your e-mails and vouchers come in the language in which you ordered. If yours is not among those of a tour, ask at [{email}](mailto:{email}).',
      },
      fr_FR: {
        title: 'Dans quelle langue la visite est-elle guidée ?',
        summary: '',
        markdown:
          'Dans celle que vous choisissez en réservant. Le panneau de la page énumère les langues dans lesquelles la visite est proposée, et les jours et heures affichés ensuite sont ceux où elle peut être guidée dans cette langue. Un petit groupe n’a qu’une langue pour tous. Le site, lui, parle anglais, français, allemand, espagnol, italien, russe et japonais ; vos e-mails et vos bons vous parviennent dans la langue de la commande. Si la vôtre manque pour une visite, demandez à [{email}](mailto:{email}).',
      },
      de_DE: {
        title: 'In welcher Sprache wird geführt?',
        summary: '',
        markdown:
          'In der, die Sie bei der Buchung wählen. Auf der Seite der Tour stehen die Sprachen, in denen sie angeboten wird, und die Tage und Zeiten, die dann erscheinen, sind jene, zu denen sie in dieser Sprache geführt werden kann. Eine kleine Gruppe hat eine Sprache für alle. Die Website selbst spricht Englisch, Französisch, Deutsch, Spanisch, Italienisch, Russisch und Japanisch; Ihre E-Mails und Voucher kommen in der Sprache der Bestellung. Ist Ihre nicht dabei, fragen Sie unter [{email}](mailto:{email}).',
      },
      es_ES: {
        title: '¿En qué idioma se hace la visita?',
        summary: '',
        markdown:
          'En el que elija al reservar. El panel de la página enumera los idiomas en que se ofrece la visita, y los días y horas que muestra después son aquellos en que puede guiarse en ese idioma. Un grupo pequeño tiene un solo idioma para todos. El sitio habla inglés, francés, alemán, español, italiano, ruso y japonés; sus correos y sus bonos llegan en el idioma del pedido. Si el suyo no figura en una visita, pregunte en [{email}](mailto:{email}).',
      },
      it_IT: {
        title: 'In quale lingua si svolge il tour?',
        summary: '',
        markdown:
          'In quella che sceglie prenotando. Il pannello della pagina elenca le lingue in cui il tour è offerto, e i giorni e gli orari che poi mostra sono quelli in cui può svolgersi in quella lingua. Un piccolo gruppo ha una sola lingua per tutti. Il sito parla inglese, francese, tedesco, spagnolo, italiano, russo e giapponese; e-mail e voucher arrivano nella lingua dell’ordine. Se la sua manca per un tour, chieda a [{email}](mailto:{email}).',
      },
      ru_RU: {
        title: 'На каком языке проходит экскурсия?',
        summary: '',
        markdown:
          'На том, который вы выбрали при бронировании. На странице экскурсии перечислены языки, на которых её предлагают, а дни и часы, которые появляются затем, — те, когда её можно провести на этом языке. В малой группе язык один на всех. Сам сайт говорит по-английски, по-французски, по-немецки, по-испански, по-итальянски, по-русски и по-японски; письма и ваучеры приходят на языке заказа. Если вашего языка нет, спросите по адресу [{email}](mailto:{email}).',
      },
      ja_JP: {
        title: '案内は何語ですか',
        summary: '',
        markdown:
          'ご予約の際にお選びいただいた言語です。ツアーのページに対応する言語の一覧があり、そのあとに表示される日付と時刻は、その言語でご案内できるものです。少人数ツアーでは、全員が同じ言語になります。サイトは英語、フランス語、ドイツ語、スペイン語、イタリア語、ロシア語、日本語でご利用いただけ、メールとバウチャーはご注文の言語でお届けします。ご希望の言語がない場合は[{email}](mailto:{email})までお尋ねください。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'name-of-the-guide',
    position: 24,
    details: { topic: 'guides' },
    texts: {
      en_US: {
        title: 'When do I learn who my guide is?',
        summary: '',
        markdown:
          'Once you have paid, your place is reserved; the confirmation comes at once. Then we ask the guides of the city who speak your language, know the subject and are free at that time, and the first who says yes has the tour. The name and contact details reach you in a second e-mail and appear with your order. This often takes hours rather than days, but it can take longer if the tour is far ahead. Should the guide fall ill later, we look for another and write to you as soon as we know who it is.',
      },
      fr_FR: {
        title: 'Quand saurai-je qui est mon guide ?',
        summary: '',
        markdown:
          'Votre paiement vous assure la place ; la confirmation arrive aussitôt. Nous sollicitons ensuite les guides de la ville qui parlent votre langue, connaissent le sujet et sont libres à cette heure, et le premier qui dit oui a la visite. Son nom et ses coordonnées vous parviennent par un second e-mail et figurent dans votre commande. C’est souvent une affaire d’heures plutôt que de jours, parfois davantage pour une date lointaine. Si le guide tombe malade, nous en cherchons un autre et vous écrivons dès que nous savons qui.',
      },
      de_DE: {
        title: 'Wann erfahre ich, wer mein Guide ist?',
        summary: '',
        markdown:
          'Mit der Zahlung gehört der Platz Ihnen; die Bestätigung kommt sofort. Dann fragen wir die Guides der Stadt, die Ihre Sprache sprechen, das Thema kennen und zu dieser Zeit frei sind, und wer zuerst zusagt, hat die Tour. Name und Kontakt erhalten Sie mit einer zweiten E-Mail und bei Ihrer Bestellung. Das dauert oft eher Stunden als Tage, bei einem fernen Termin kann es länger dauern. Wird der Guide später krank, suchen wir einen anderen und schreiben Ihnen, sobald er feststeht.',
      },
      es_ES: {
        title: '¿Cuándo sabré quién es mi guía?',
        summary: '',
        markdown:
          'Con el pago la plaza es suya; la confirmación llega enseguida. Después preguntamos a los guías de la ciudad que hablan su idioma, conocen el tema y están libres a esa hora, y el primero que dice que sí se queda con la visita. El nombre y el contacto le llegan en un segundo correo y aparecen en su pedido. Suele ser cuestión de horas más que de días, aunque para una fecha lejana puede tardar más. Si el guía enferma, buscamos a otro y le escribimos en cuanto sepamos quién es.',
      },
      it_IT: {
        title: 'Quando saprò chi è la mia guida?',
        summary: '',
        markdown:
          'Con il pagamento il posto è suo; la conferma arriva subito. Poi contattiamo le guide della città che parlano la sua lingua, conoscono l’argomento e sono libere a quell’ora, e la prima che dice di sì ha il tour. Nome e contatto le arrivano con una seconda e-mail e compaiono nell’ordine. Spesso è questione di ore più che di giorni; per una data lontana può volerci di più. Se la guida si ammala, ne cerchiamo un’altra e le scriviamo appena sappiamo chi è.',
      },
      ru_RU: {
        title: 'Когда я узнаю, кто мой гид?',
        summary: '',
        markdown:
          'С оплатой место за вами; подтверждение приходит сразу. Затем мы спрашиваем гидов города, которые говорят на вашем языке, знают тему и свободны в это время, и экскурсию получает тот, кто первым сказал «да». Имя и контакт приходят вторым письмом и появляются в вашем заказе. Часто это вопрос часов, а не дней, но если до экскурсии ещё далеко, может потребоваться больше. Если гид потом заболеет, мы найдём другого и напишем вам, как только узнаем, кто это.',
      },
      ja_JP: {
        title: '担当ガイドはいつ分かりますか',
        summary: '',
        markdown:
          'お支払いとともにお席は確保され、確認メールがすぐに届きます。その後、お客様の言語を話し、テーマに詳しく、その時間に空いている現地のガイドに打診し、最初に引き受けたガイドが担当となります。お名前と連絡先は二通目のメールでお知らせし、ご注文のページにも表示します。日単位よりは時間単位で決まることが多いのですが、先の日程ではもう少しかかることもあります。ガイドが病気などで来られなくなった場合は別のガイドを探し、決まり次第ご連絡します。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'no-guide-found',
    position: 25,
    details: { topic: 'guides' },
    texts: {
      en_US: {
        title: 'What if no guide can be found?',
        summary: '',
        markdown:
          'A private tour is offered only at times for which the city has guides who could take it, so this is rare. If nobody has said yes as the day approaches, somebody on our team takes over and calls guides personally. If that leads nowhere, we tell you and you choose: another time, or a full refund to the payment method you used, no questions asked. The same applies if we have to call off a tour for any other reason.',
      },
      fr_FR: {
        title: 'Et si aucun guide n’est trouvé ?',
        summary: '',
        markdown:
          'Une visite privée n’est proposée qu’aux heures pour lesquelles la ville a des guides capables de l’assurer ; le cas est donc rare. Si personne n’a dit oui à l’approche du jour, quelqu’un de notre équipe prend le relais et s’adresse aux guides personnellement. Si cela n’aboutit pas, nous vous prévenons et vous choisissez : un autre horaire, ou le prix entier rendu sur le moyen de paiement utilisé, sans condition. Il en va de même si nous devons annuler une visite pour toute autre raison.',
      },
      de_DE: {
        title: 'Was ist, wenn sich kein Guide findet?',
        summary: '',
        markdown:
          'Eine private Tour wird nur zu Zeiten angeboten, für die es in der Stadt Guides gibt, die sie übernehmen könnten; das kommt also selten vor. Hat noch niemand zugesagt, wenn der Tag näher rückt, übernimmt jemand aus unserem Team und wendet sich persönlich an die Guides. Führt das zu nichts, sagen wir es Ihnen, und Sie wählen: eine andere Zeit oder den ganzen Preis zurück auf das benutzte Zahlungsmittel, ohne Bedingungen. Dasselbe gilt, wenn wir eine Tour aus einem anderen Grund absagen müssen.',
      },
      es_ES: {
        title: '¿Y si no se encuentra ningún guía?',
        summary: '',
        markdown:
          'Una visita privada solo se ofrece a horas para las que la ciudad tiene guías que podrían hacerla, así que es raro. Si nadie ha dicho que sí cuando se acerca el día, alguien de nuestro equipo se hace cargo y habla personalmente con los guías. Si no da resultado, se lo decimos y usted elige: otra hora, o el precio entero devuelto al medio de pago que usó, sin condiciones. Lo mismo vale si tenemos que suspender una visita por cualquier otra razón.',
      },
      it_IT: {
        title: 'E se non si trova una guida?',
        summary: '',
        markdown:
          'Un tour privato si offre solo negli orari per i quali la città ha guide che potrebbero condurlo, perciò accade di rado. Se all’avvicinarsi del giorno nessuno ha detto di sì, qualcuno del nostro team se ne occupa e si rivolge personalmente alle guide. Se non porta a nulla, glielo diciamo e lei sceglie: un altro orario, o l’intero prezzo restituito sul mezzo di pagamento usato, senza condizioni. Lo stesso vale se dobbiamo annullare un tour per qualsiasi altro motivo.',
      },
      ru_RU: {
        title: 'Что, если гид не найдётся?',
        summary: '',
        markdown:
          'Индивидуальную экскурсию предлагают только на то время, на которое в городе есть гиды, способные её провести, так что это бывает редко. Если к приближению дня никто не согласился, за дело берётся сотрудник нашей команды и обращается к гидам лично. Если и это не помогло, мы сообщаем вам, и вы выбираете: другое время или возврат всей суммы тем же способом, каким вы платили, без всяких условий. То же действует, если экскурсию приходится отменить по любой другой причине.',
      },
      ja_JP: {
        title: 'ガイドが見つからない場合はどうなりますか',
        summary: '',
        markdown:
          'プライベートツアーは、担当できるガイドが現地にいる時間にだけ販売していますので、めったにないことです。日が近づいても引き受け手がいない場合は、当社の担当者が直接ガイドに掛け合います。それでも見つからないときはお客様にお知らせし、別の時間に変更するか、お支払いに使われた方法で全額の返金を受けるかをお選びいただきます。条件はありません。ほかの理由で当社がツアーを中止する場合も同じです。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'become-a-guide',
    position: 26,
    details: { topic: 'guides' },
    texts: {
      en_US: {
        title: 'I guide in my city. How can I work with you?',
        summary: '',
        markdown:
          'Write to [{email}](mailto:{email}) about your city, your languages, your subjects and where you have guided so far; a picture and a short recording of your voice are welcome. Somebody on our team reads and listens to every application and answers by e-mail. Guides choose their missions: you see the day, the tour and what you will earn before you say yes, and a no needs no explanation. You do not need a customer account for this. The page [Become a guide](/recruitment) says what guides get here and what we ask of them.',
      },
      fr_FR: {
        title: 'Je suis guide dans ma ville. Comment travailler avec vous ?',
        summary: '',
        markdown:
          'Écrivez à [{email}](mailto:{email}) : votre ville, vos langues, vos sujets, et où vous avez guidé jusqu’ici ; une photo et un court enregistrement de votre voix sont bienvenus. Quelqu’un de notre équipe lit et écoute chaque candidature et répond par e-mail. Les guides choisissent leurs missions : vous voyez le jour, la visite et ce que vous gagnerez avant de dire oui, et un non n’a pas à être expliqué. Un compte de client n’est pas nécessaire pour cela. La page [Devenir guide](/recruitment) dit ce que les guides trouvent ici et ce que nous leur demandons.',
      },
      de_DE: {
        title: 'Ich führe in meiner Stadt. Wie kann ich mit Ihnen arbeiten?',
        summary: '',
        markdown:
          'Schreiben Sie an [{email}](mailto:{email}): Ihre Stadt, Ihre Sprachen, Ihre Themen und wo Sie bisher geführt haben; ein Bild und eine kurze Aufnahme Ihrer Stimme sind willkommen. Jemand aus unserem Team liest und hört jede Bewerbung und antwortet per E-Mail. Guides wählen ihre Aufträge selbst: Sie sehen den Tag, die Tour und Ihren Verdienst, bevor Sie zusagen, und ein Nein braucht keine Begründung. Ein Kundenkonto brauchen Sie dafür nicht. Was Guides hier bekommen und was wir von ihnen erwarten, steht auf der Seite [Guide werden](/recruitment).',
      },
      es_ES: {
        title: 'Soy guía en mi ciudad. ¿Cómo puedo trabajar con ustedes?',
        summary: '',
        markdown:
          'Escriba a [{email}](mailto:{email}): su ciudad, sus idiomas, sus temas y dónde ha trabajado como guía hasta ahora; una foto y una breve grabación de su voz son bienvenidas. Alguien de nuestro equipo lee y escucha cada solicitud y contesta por correo. Los guías eligen sus misiones: usted ve el día, la visita y lo que ganará antes de decir que sí, y un no no necesita explicación. Para esto no necesita una cuenta de cliente. La página [Ser guía](/recruitment) dice qué ofrecemos a los guías y qué les pedimos.',
      },
      it_IT: {
        title: 'Faccio la guida nella mia città. Come posso lavorare per Cicerone?',
        summary: '',
        markdown:
          'Scriva a [{email}](mailto:{email}): la sua città, le sue lingue, i suoi temi e dove ha lavorato come guida finora; una foto e una breve registrazione della sua voce sono gradite. Qualcuno del nostro team legge e ascolta ogni candidatura e risponde per e-mail. Le guide scelgono i propri incarichi: lei vede il giorno, il tour e quanto guadagnerà prima di dire sì, e un no non richiede spiegazioni. Un account da cliente non serve. La pagina [Diventare guida](/recruitment) dice che cosa offriamo alle guide e che cosa chiediamo loro.',
      },
      ru_RU: {
        title: 'Я вожу экскурсии в своём городе. Как с вами работать?',
        summary: '',
        markdown:
          'Напишите на [{email}](mailto:{email}): о своём городе, языках и темах и о том, где вы уже водили экскурсии; будем рады фотографии и короткой записи вашего голоса. Каждую заявку кто-то из нашей команды читает и слушает и отвечает по электронной почте. Гиды сами выбирают экскурсии: вы видите день, экскурсию и свой заработок до того, как согласиться, а отказ объяснять не нужно. Учётная запись клиента для этого не нужна. Что гиды получают у нас и чего мы от них ждём, сказано на странице [«Стать гидом»](/recruitment).',
      },
      ja_JP: {
        title: '自分の街でガイドをしています。どうすれば一緒に働けますか',
        summary: '',
        markdown:
          '[{email}](mailto:{email})まで、街のこと、話せる言語、得意なテーマ、これまでのガイド経験をお書きください。お写真や、お声の短い録音も歓迎します。応募はすべて当社の担当者が読み、音声を聞いたうえで、メールでお返事します。仕事はガイドがご自分で選びます。日付、ツアー、報酬を見てから引き受けるかどうかを決められ、断るのに理由は要りません。お客様用のアカウントは必要ありません。ガイドの条件と、お願いしていることは「[ガイドになる](/recruitment)」のページにございます。',
      },
    },
  },
];
