import type { EditorialEntry } from '../editorial-entry.js';

export const bookingQuestions1: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'what-private-means',
    position: 1,
    details: { topic: 'booking' },
    texts: {
      en_US: {
        title: 'What does “private” mean?',
        summary: '',
        markdown:
          'The guide is there for you and the people you bring, and for nobody else. You choose the day, the start and the language among those that are free; the pace and the stops can follow what interests you. The price is for your whole group, not per person, up to the size given on the tour’s page. Only small-group tours are shared: there you book single places, other travelers may join, and the page says how many people can come at most.',
      },
      fr_FR: {
        title: 'Que veut dire « privé » ?',
        summary: '',
        markdown:
          'Le guide est là pour vous et pour les personnes qui vous accompagnent, et pour nul autre. Vous choisissez le jour, l’heure et la langue parmi ce qui est libre ; le rythme et les étapes peuvent suivre ce qui vous intéresse. Le prix vaut pour tout votre groupe et non par tête, jusqu’au nombre indiqué sur la page de la visite. Seules les visites en petit groupe se partagent : on y réserve des places, d’autres voyageurs peuvent se joindre à vous, et la page dit combien au plus.',
      },
      de_DE: {
        title: 'Was heißt „privat“?',
        summary: '',
        markdown:
          'Der Guide ist für Sie und Ihre Begleitung da und für niemanden sonst. Tag, Uhrzeit und Sprache wählen Sie unter den freien aus; Tempo und Stationen können sich danach richten, was Sie interessiert. Der Preis gilt für Ihre ganze Gruppe und nicht pro Kopf, bis zu der Größe, die auf der Seite der Tour steht. Nur Touren in kleiner Gruppe teilt man mit anderen: Dort buchen Sie einzelne Plätze, es können Reisende dazukommen, und auf der Seite steht, wie viele es höchstens sind.',
      },
      es_ES: {
        title: '¿Qué significa «privada»?',
        summary: '',
        markdown:
          'El guía está para usted y para quienes le acompañan, y para nadie más. Usted elige el día, la hora y el idioma entre los que están libres; el ritmo y las paradas pueden seguir lo que le interesa. El precio es para todo el grupo y no por cabeza, hasta el número que indica la página de la visita. Solo se comparten las visitas en grupo pequeño: en ellas se reservan plazas sueltas, pueden unirse otros viajeros y la página dice cuántas personas van como máximo.',
      },
      it_IT: {
        title: 'Che cosa significa «privata»?',
        summary: '',
        markdown:
          'La guida è lì per lei e per chi la accompagna, e per nessun altro. Giorno, orario e lingua si scelgono fra quelli liberi; il passo e le tappe possono seguire ciò che le interessa. Il prezzo vale per tutto il gruppo e non a testa, fino al numero indicato nella pagina del tour. Si condividono soltanto i tour in piccolo gruppo: lì si prenotano singoli posti, possono aggiungersi altri viaggiatori e la pagina dice quanti si è al massimo.',
      },
      ru_RU: {
        title: 'Что значит «индивидуальная экскурсия»?',
        summary: '',
        markdown:
          'Гид работает только для вас и тех, кто с вами, и ни для кого больше. День, время и язык вы выбираете из свободных, а темп и остановки могут следовать тому, что вам интересно. Цена — за всю группу, а не с человека, до того числа участников, которое указано на странице экскурсии. Общими бывают только экскурсии в малой группе: там бронируют отдельные места, к вам могут присоединиться другие, и на странице сказано, сколько человек будет самое большее.',
      },
      ja_JP: {
        title: '「プライベート」とはどういう意味ですか',
        summary: '',
        markdown:
          'ガイドがご案内するのは、お客様とお連れの方だけです。日付、開始時刻、言語は空いている中からお選びいただき、歩く速さや立ち寄る場所もご関心に合わせられます。料金はお一人ずつではなくグループ全体の金額で、ツアーのページに記した人数までが含まれます。ほかの方とご一緒になるのは少人数ツアーだけです。こちらは一席ずつのご予約で、最大何名になるかをページに記載しています。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'do-i-need-an-account',
    position: 2,
    details: { topic: 'booking' },
    texts: {
      en_US: {
        title: 'Do I need an account to book?',
        summary: '',
        markdown:
          'No. At checkout you give your name, an e-mail address and a telephone number, and order as a guest. The confirmation contains a link that opens your order, with its voucher and calendar file; it opens only this order and keeps working for a while after the tour. If you [sign up](/signup) later with the same e-mail address and confirm it, the bookings made as a guest appear in your account too. An account saves you some typing next time; it changes neither the price nor the conditions.',
      },
      fr_FR: {
        title: 'Faut-il un compte pour réserver ?',
        summary: '',
        markdown:
          'Non. Au moment de la commande, vous donnez un nom, une adresse e-mail et un numéro de téléphone, et commandez en tant qu’invité. La confirmation contient un lien qui ouvre votre commande, avec le bon et le fichier de calendrier ; il n’ouvre qu’elle et fonctionne encore quelque temps après la visite. Si vous [créez un compte](/signup) plus tard avec la même adresse et la confirmez, les réservations faites en tant qu’invité y apparaissent aussi. Le compte évite de tout ressaisir ; il ne change ni le prix ni les conditions.',
      },
      de_DE: {
        title: 'Brauche ich ein Konto, um zu buchen?',
        summary: '',
        markdown:
          'Nein. Bei der Bestellung geben Sie Namen, E-Mail-Adresse und Telefonnummer an und bestellen als Gast. Die Bestätigung enthält einen Link, der Ihre Bestellung mit Voucher und Kalenderdatei öffnet; er öffnet nur diese eine und gilt noch eine Weile über die Tour hinaus. Wenn Sie sich später mit derselben Adresse [registrieren](/signup) und sie bestätigen, erscheinen auch die als Gast gemachten Buchungen in Ihrem Konto. Das Konto erspart Ihnen beim nächsten Mal das Tippen; Preis und Bedingungen ändert es nicht.',
      },
      es_ES: {
        title: '¿Necesito una cuenta para reservar?',
        summary: '',
        markdown:
          'No. Al hacer el pedido da su nombre, una dirección de correo y un teléfono, y compra como invitado. La confirmación lleva un enlace que abre su pedido, con el bono y el archivo de calendario; solo abre ese pedido y sigue funcionando un tiempo después de la visita. Si más adelante [se registra](/signup) con la misma dirección y la confirma, las reservas hechas como invitado aparecen también en su cuenta. La cuenta le ahorra escribir la próxima vez; no cambia el precio ni las condiciones.',
      },
      it_IT: {
        title: 'Serve un account per prenotare?',
        summary: '',
        markdown:
          'No. Al momento dell’ordine indica nome, indirizzo e-mail e numero di telefono, e ordina come ospite. La conferma contiene un link che apre il suo ordine, con il voucher e il file per il calendario; apre solo quello e funziona ancora per un certo tempo dopo il tour. Se più tardi [si registra](/signup) con lo stesso indirizzo e lo conferma, anche le prenotazioni fatte come ospite compaiono nell’account. L’account fa risparmiare tempo la volta successiva; non cambia né il prezzo né le condizioni.',
      },
      ru_RU: {
        title: 'Нужна ли учётная запись, чтобы забронировать?',
        summary: '',
        markdown:
          'Нет. При оформлении вы указываете имя, адрес электронной почты и телефон и заказываете как гость. В письме с подтверждением есть ссылка, которая открывает заказ вместе с ваучером и файлом для календаря; она открывает только его и действует ещё некоторое время после экскурсии. Если потом [зарегистрироваться](/signup) с тем же адресом и подтвердить его, в учётной записи появятся и бронирования, сделанные без неё. Она избавит вас от повторного ввода данных, а цену и условия не меняет.',
      },
      ja_JP: {
        title: '予約にアカウントは必要ですか',
        summary: '',
        markdown:
          '必要ありません。お手続きの際にお名前、メールアドレス、電話番号をご入力いただければ、会員登録なしでご注文いただけます。確認メールのリンクから、バウチャーやカレンダー用ファイルとともにご注文を開けます。このリンクで開けるのはそのご注文だけで、ツアーの後もしばらく使えます。後から同じアドレスで[新規登録](/signup)し、アドレスを確認されると、登録前のご予約もアカウントに表示されます。アカウントがあれば次回の入力が省けますが、料金や条件は変わりません。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'find-my-booking',
    position: 3,
    details: { topic: 'booking' },
    texts: {
      en_US: {
        title: 'I cannot find the e-mail with my booking. What now?',
        summary: '',
        markdown:
          'Open [Find my booking](/find-booking) and enter the reference, which begins with CIC or BK, and the e-mail address the order was placed with. If the two belong together, a new link goes to that address within a few minutes; on the screen we do not say whether an order exists, so that nobody else can find out. With an account you see everything under [My bookings](/bookings). If nothing arrives, look in your spam folder, or write to [{email}](mailto:{email}) with your name and the day of the tour.',
      },
      fr_FR: {
        title: 'Je ne retrouve plus l’e-mail de ma réservation. Que faire ?',
        summary: '',
        markdown:
          'Ouvrez [Retrouver ma réservation](/find-booking), indiquez la référence, qui commence par CIC ou BK, et l’adresse e-mail de la commande. Si les deux vont ensemble, un nouveau lien part vers cette adresse en quelques minutes ; à l’écran, nous ne disons pas si une commande existe, pour que personne d’autre ne l’apprenne. Avec un compte, tout se trouve sous [Mes réservations](/bookings). Si rien n’arrive, regardez dans les indésirables ou écrivez à [{email}](mailto:{email}) en donnant votre nom et le jour de la visite.',
      },
      de_DE: {
        title: 'Ich finde die E-Mail mit meiner Buchung nicht. Was nun?',
        summary: '',
        markdown:
          'Öffnen Sie [Meine Buchung finden](/find-booking) und geben Sie die Nummer ein, die mit CIC oder BK beginnt, dazu die E-Mail-Adresse der Bestellung. Gehört beides zusammen, geht in wenigen Minuten ein neuer Link an diese Adresse; auf dem Bildschirm sagen wir nicht, ob es eine Bestellung gibt, damit es kein anderer erfährt. Mit einem Konto sehen Sie alles unter [Meine Buchungen](/bookings). Kommt nichts an, schauen Sie in den Spam-Ordner oder schreiben Sie mit Namen und Tag der Tour an [{email}](mailto:{email}).',
      },
      es_ES: {
        title: 'No encuentro el correo de mi reserva. ¿Qué hago?',
        summary: '',
        markdown:
          'Abra [Encontrar mi reserva](/find-booking) y escriba la referencia, que empieza por CIC o BK, y el correo con el que hizo el pedido. Si ambos se corresponden, en unos minutos sale un enlace nuevo hacia esa dirección; en la pantalla no decimos si existe un pedido, para que nadie más pueda averiguarlo. Con una cuenta lo ve todo en [Mis reservas](/bookings). Si no llega nada, mire en el correo no deseado o escriba a [{email}](mailto:{email}) con su nombre y el día de la visita.',
      },
      it_IT: {
        title: 'Non trovo più l’e-mail della prenotazione. Che cosa faccio?',
        summary: '',
        markdown:
          'Apra [Trova la mia prenotazione](/find-booking) e inserisca il codice, che comincia con CIC o BK, e l’indirizzo e-mail usato per l’ordine. Se i due si corrispondono, entro pochi minuti parte un nuovo link verso quell’indirizzo; sullo schermo non diciamo se un ordine esiste, perché nessun altro lo venga a sapere. Con un account trova tutto in [Le mie prenotazioni](/bookings). Se non arriva nulla, guardi nella posta indesiderata o scriva a [{email}](mailto:{email}) indicando nome e giorno del tour.',
      },
      ru_RU: {
        title: 'Не могу найти письмо с бронированием. Что делать?',
        summary: '',
        markdown:
          'Откройте страницу [«Найти моё бронирование»](/find-booking) и введите номер, который начинается с CIC или BK, и адрес, указанный в заказе. Если они подходят друг к другу, через несколько минут на этот адрес придёт новая ссылка; на экране мы не сообщаем, есть ли такой заказ, чтобы этого не узнал никто другой. Если у вас есть учётная запись, всё собрано в разделе [«Мои бронирования»](/bookings). Если письма нет, проверьте спам или напишите на [{email}](mailto:{email}), назвав имя и день экскурсии.',
      },
      ja_JP: {
        title: '予約のメールが見つかりません。どうすればよいですか',
        summary: '',
        markdown:
          '[予約を探す](/find-booking)のページで、CICまたはBKで始まる番号と、ご注文時のメールアドレスをご入力ください。組み合わせが正しければ、数分以内にそのアドレスへ新しいリンクをお送りします。ほかの方に知られないよう、注文があるかどうかは画面には表示しません。アカウントをお持ちの方は[予約一覧](/bookings)ですべてご覧いただけます。届かない場合は迷惑メールをお確かめになるか、お名前とツアーの日付を添えて[{email}](mailto:{email})までご連絡ください。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'book-for-somebody-else',
    position: 4,
    details: { topic: 'booking' },
    texts: {
      en_US: {
        title: 'Can I book for somebody else?',
        summary: '',
        markdown:
          'Yes. At checkout choose “For somebody else” and give the traveler’s name, e-mail address and telephone number. You pay and receive the confirmation; the guide meets the person you have named. If you choose so at checkout, that person also gets the voucher, without the price, and later the guide’s name by e-mail; otherwise pass the voucher on yourself: it can be shown on paper or on a phone. If you give a tour as a present and do not know the day yet, it is better to wait before you book, because every booking needs a date. You must be of legal age to book; the people who come on the tour need not be.',
      },
      fr_FR: {
        title: 'Puis-je réserver pour quelqu’un d’autre ?',
        summary: '',
        markdown:
          'Oui. Lors de la commande, choisissez « Pour quelqu’un d’autre » et donnez son nom, son adresse e-mail et son numéro de téléphone. Vous payez et recevez la confirmation ; le guide accueille la personne que vous avez nommée. Si vous le souhaitez lors de la commande, cette personne reçoit aussi par e-mail le bon, sans le prix, puis le nom du guide ; sinon, transmettez-lui le bon, à montrer sur papier ou sur un téléphone. Si vous offrez une visite sans en connaître encore le jour, mieux vaut attendre, car une réservation a toujours une date. Qui réserve doit être majeur ; qui voyage, non.',
      },
      de_DE: {
        title: 'Kann ich für jemand anderen buchen?',
        summary: '',
        markdown:
          'Ja. Wählen Sie bei der Bestellung „Für jemand anderen“ und geben Sie Namen, E-Mail-Adresse und Telefonnummer der reisenden Person an. Sie zahlen und erhalten die Bestätigung; der Guide trifft die Person, die Sie genannt haben. Wenn Sie es bei der Bestellung wünschen, erhält auch sie den Voucher ohne Preis und später den Namen des Guides per E-Mail; sonst geben Sie den Voucher weiter, der auf Papier oder auf dem Telefon gezeigt werden kann. Steht der Tag eines Geschenks noch nicht fest, warten Sie besser, denn zu jeder Buchung gehört ein Datum. Wer bucht, muss volljährig sein, wer reist, nicht.',
      },
      es_ES: {
        title: '¿Puedo reservar para otra persona?',
        summary: '',
        markdown:
          'Sí. Al hacer el pedido elija «Para otra persona» y dé su nombre, su correo y su teléfono. Usted paga y recibe la confirmación; el guía se encuentra con quien ha nombrado. Si lo desea al hacer el pedido, esa persona también recibe por correo el bono, sin el precio, y después el nombre del guía; si no, pásele el bono, que se muestra en papel o en el teléfono. Si regala una visita y aún no sabe el día, conviene esperar, porque toda reserva tiene una fecha. Quien reserva debe ser mayor de edad; quien viaja, no.',
      },
      it_IT: {
        title: 'Posso prenotare per un’altra persona?',
        summary: '',
        markdown:
          'Sì. Al momento dell’ordine scelga «Per un’altra persona» e indichi nome, e-mail e telefono di chi viaggia. Lei paga e riceve la conferma; la guida incontra la persona che ha nominato. Se lo desidera al momento dell’ordine, anche quella persona riceve per e-mail il voucher, senza il prezzo, e poi il nome della guida; altrimenti le passi il voucher, che si mostra su carta o sul telefono. Se il tour è un regalo e il giorno non è ancora deciso, è meglio aspettare, perché ogni prenotazione ha una data. Chi prenota deve essere maggiorenne; chi viaggia, no.',
      },
      ru_RU: {
        title: 'Можно ли забронировать для другого человека?',
        summary: '',
        markdown:
          'Да. При оформлении выберите «Для другого человека» и назовите имя, почту и телефон того, кто поедет. Вы платите и получаете подтверждение, а гид встречает названного вами человека. Если вы отметите это при оформлении, он тоже получит по почте ваучер без цены, а затем и имя гида. Иначе перешлите ваучер сами: его можно показать на бумаге или с телефона. Если это подарок и день ещё не известен, лучше подождать с бронированием, потому что у него всегда есть дата. Совершеннолетним должен быть тот, кто бронирует, но не тот, кто едет.',
      },
      ja_JP: {
        title: 'ほかの人のために予約できますか',
        summary: '',
        markdown:
          'はい。お手続きの際に「ほかの方」を選び、参加される方のお名前、メールアドレス、電話番号をご入力ください。お支払いと確認メールの受け取りはお客様、ガイドがお迎えするのはご記入いただいた方です。お手続きの際にお選びいただくと、その方にも料金の記載がないバウチャーと、決まり次第ガイドの名前をメールでお送りします。それ以外の場合はバウチャーをお渡しください。印刷したものでも、スマートフォンの画面でもかまいません。贈り物で日付がまだ決まらない場合は、決まってからのご予約をお勧めします。ご予約には必ず日付が要るためです。ご予約は成年の方に限りますが、参加される方は未成年でもかまいません。',
      },
    },
  },
];
