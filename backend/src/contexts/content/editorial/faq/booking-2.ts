import type { EditorialEntry } from '../editorial-entry.js';

export const bookingQuestions2: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'group-size',
    position: 5,
    details: { topic: 'booking' },
    texts: {
      en_US: {
        title: 'How many people can come along?',
        summary: '',
        markdown:
          'Each tour’s page gives the maximum number. On private tours the price goes up in steps: a group of two pays one amount, a larger one a little more, and you see it change as you set the number of people. For small-group tours only departures with enough places left are shown. If your group is larger than the page allows, [write to us](/contact?reason=quote) before you book: we will tell you whether it can be done, for example with a second guide or at another time, and what it would cost.',
      },
      fr_FR: {
        title: 'Combien de personnes peuvent venir ?',
        summary: '',
        markdown:
          'La page de chaque visite indique le nombre maximal. Pour une visite privée, le prix va par paliers : un groupe de deux paie un montant, un groupe plus grand un peu plus, et vous le voyez changer à mesure que vous réglez le nombre de personnes. Pour une visite en petit groupe, seuls s’affichent les départs où il reste assez de places. Si vous êtes plus nombreux que la page ne le permet, [écrivez-nous](/contact?reason=quote) avant de réserver : nous vous disons si c’est faisable, par exemple avec un second guide ou à une autre heure, et à quel prix.',
      },
      de_DE: {
        title: 'Wie viele Personen können mitkommen?',
        summary: '',
        markdown:
          'Die größte Zahl steht auf der Seite jeder Tour. Bei privaten Touren geht der Preis nach Stufen: Eine Gruppe von zwei zahlt einen Betrag, eine größere etwas mehr, und Sie sehen es sofort, wenn Sie die Personenzahl ändern. Bei Touren in kleiner Gruppe werden nur Termine gezeigt, an denen genug Plätze frei sind. Sind Sie mehr, als die Seite erlaubt, [schreiben Sie uns](/contact?reason=quote) vor der Buchung: Wir sagen Ihnen, ob es geht, etwa mit einem zweiten Guide oder zu einer anderen Uhrzeit, und was es kostet.',
      },
      es_ES: {
        title: '¿Cuántas personas pueden venir?',
        summary: '',
        markdown:
          'La página de cada visita indica el número máximo. En las visitas privadas el precio va por tramos: un grupo de dos paga una cantidad, uno mayor algo más, y usted lo ve cambiar al ajustar el número de personas. En las de grupo pequeño solo se muestran las salidas con plazas suficientes. Si son más de lo que permite la página, [escríbanos](/contact?reason=quote) antes de reservar: le decimos si se puede, por ejemplo con un segundo guía o a otra hora, y cuánto cuesta.',
      },
      it_IT: {
        title: 'Quante persone possono partecipare?',
        summary: '',
        markdown:
          'Il numero massimo è indicato nella pagina di ogni tour. Nei tour privati il prezzo va a scaglioni: un gruppo di due paga una cifra, uno più grande un po’ di più, e lo vede cambiare regolando il numero di persone. Nei tour in piccolo gruppo si mostrano solo le partenze con posti a sufficienza. Se il suo gruppo è più grande di quanto la pagina consenta, [ci scriva](/contact?reason=quote) prima di prenotare: le diciamo se si può fare, per esempio con una seconda guida o a un altro orario, e quanto costa.',
      },
      ru_RU: {
        title: 'Сколько человек может участвовать?',
        summary: '',
        markdown:
          'Предельное число указано на странице каждой экскурсии. У индивидуальных экскурсий цена идёт ступенями: группа из двух человек платит одну сумму, более многочисленная — немного больше, и вы видите это сразу, меняя число участников. Для экскурсий в малой группе показываются только те даты и часы, на которые хватает мест. Если вас больше, чем позволяет страница, [напишите нам](/contact?reason=quote) до бронирования: мы скажем, можно ли это устроить, например со вторым гидом или в другое время, и сколько это будет стоить.',
      },
      ja_JP: {
        title: '何人まで参加できますか',
        summary: '',
        markdown:
          '最大の人数は各ツアーのページに記載しています。プライベートツアーの料金は人数の段階ごとに決まり、2名様のグループより人数の多いグループは少し高くなります。人数を変えると、その場で金額が変わります。少人数ツアーでは、お席が足りる回だけを表示します。ページの人数を超える場合は、ご予約の前に[お問い合わせ](/contact?reason=quote)ください。ガイドをもう一人手配する、時間を変えるなどの方法で承れるかどうかと、その料金をお知らせします。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'voucher-and-calendar',
    position: 6,
    details: { topic: 'booking' },
    texts: {
      en_US: {
        title: 'What is the voucher, and do I have to print it?',
        summary: '',
        markdown:
          'The voucher is a PDF in your language with the day, the start, the meeting point, the number of people and a code that your guide can scan. It comes with the confirmation as soon as the payment has arrived and is also kept with your order. Paper or phone, either will do. With it comes a calendar file: it puts the tour into your calendar at the right moment, whatever time zone you are in when you open it, and holds the address of the meeting point.',
      },
      fr_FR: {
        title: 'Qu’est-ce que le bon, et faut-il l’imprimer ?',
        summary: '',
        markdown:
          'Le bon est un PDF dans votre langue : le jour, l’heure, le point de rendez-vous, le nombre de personnes et un code que le guide peut scanner. Il arrive avec la confirmation dès que le paiement nous est parvenu, et reste disponible dans votre commande. Sur papier ou sur un téléphone, les deux conviennent. À côté se trouve un fichier de calendrier : il inscrit la visite au bon moment, quel que soit le fuseau horaire où vous l’ouvrez, et contient le lieu du rendez-vous.',
      },
      de_DE: {
        title: 'Was ist der Voucher, und muss ich ihn ausdrucken?',
        summary: '',
        markdown:
          'Der Voucher ist ein PDF in Ihrer Sprache mit Tag, Uhrzeit, Treffpunkt, Personenzahl und einem Code, den Ihr Guide scannen kann. Er kommt mit der Bestätigung, sobald die Zahlung eingegangen ist, und liegt auch bei Ihrer Bestellung. Papier oder Telefon, beides genügt. Daneben finden Sie eine Kalenderdatei: Sie trägt die Tour zum richtigen Zeitpunkt ein, gleich in welcher Zeitzone Sie sie öffnen, und enthält den Ort des Treffpunkts.',
      },
      es_ES: {
        title: '¿Qué es el bono y tengo que imprimirlo?',
        summary: '',
        markdown:
          'El bono es un PDF en su idioma con el día, la hora, el punto de encuentro, el número de personas y un código que el guía puede escanear. Llega con la confirmación en cuanto se recibe el pago y queda guardado en su pedido. Sirve igual en papel que en el teléfono. Al lado encontrará un archivo de calendario: anota la visita en el momento correcto, sea cual sea la zona horaria en que lo abra, e incluye el lugar del encuentro.',
      },
      it_IT: {
        title: 'Che cos’è il voucher, e devo stamparlo?',
        summary: '',
        markdown:
          'Il voucher è un PDF nella sua lingua con giorno, orario, punto d’incontro, numero di persone e un codice che la guida può leggere. Arriva con la conferma appena il pagamento è giunto e resta disponibile nell’ordine. Su carta o sul telefono, va bene in entrambi i modi. Accanto trova un file per il calendario: inserisce il tour al momento giusto, qualunque sia il fuso orario in cui lo apre, e contiene il punto d’incontro.',
      },
      ru_RU: {
        title: 'Что такое ваучер и нужно ли его печатать?',
        summary: '',
        markdown:
          'Ваучер — это PDF на вашем языке: день, начало, место встречи, число участников и код, который гид может считать. Он приходит вместе с подтверждением, как только поступит оплата, и хранится в вашем заказе. Годится и бумага, и экран телефона. Рядом лежит файл для календаря: он внесёт экскурсию на нужное время, в каком бы часовом поясе вы его ни открыли, и содержит место встречи.',
      },
      ja_JP: {
        title: 'バウチャーとは何ですか。印刷は必要ですか',
        summary: '',
        markdown:
          'バウチャーは、日付、開始時刻、集合場所、人数と、ガイドが読み取るコードを記したお客様の言語のPDFです。お支払いを確認した時点で確認メールとともにお届けし、ご注文のページにも保存されます。印刷したものでも、スマートフォンの画面でもかまいません。あわせてカレンダー用のファイルもご用意しています。どのタイムゾーンで開いても正しい時刻にツアーが登録され、集合場所も入っています。',
      },
    },
  },
];
