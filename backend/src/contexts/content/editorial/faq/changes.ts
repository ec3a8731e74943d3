import type { EditorialEntry } from '../editorial-entry.js';

export const changesQuestions: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'cancel-and-refund',
    position: 14,
    details: { topic: 'changes' },
    texts: {
      en_US: {
        title: 'How do I cancel, and do I get my money back?',
        summary: '',
        markdown:
          'Write to [{email}](mailto:{email}) and give the reference of your booking; what counts is the moment you sent the message. Tours on foot, by bicycle and in museums can be canceled free of charge up to {tourFreeHours} hours before the start; tours by car, transfers and shore excursions up to {carFreeHours} hours. The exact deadline is shown on the tour’s page, at checkout and in your booking. Until then the full price goes back the way it came: to your card, your account or your gift card. After that, or if you do not come, it is not refunded. Tickets that our team has already bought for you are never refunded.',
      },
      fr_FR: {
        title: 'Comment annuler, et serai-je remboursé ?',
        summary: '',
        markdown:
          'Écrivez à [{email}](mailto:{email}) en citant la référence de la réservation ; c’est l’heure d’envoi du message qui compte. Les visites à pied, à vélo et dans les musées s’annulent sans frais jusqu’à {tourFreeHours} heures avant le début ; les visites en voiture, les transferts et les excursions d’escale, jusqu’à {carFreeHours} heures. Le moment exact figure sur la page de la visite, lors de la commande et dans votre réservation. Jusque-là, le prix entier revient par où il est venu : sur votre carte, votre compte ou votre carte cadeau. Ensuite, ou si vous ne venez pas, il n’est pas remboursé. Les billets que notre équipe a déjà achetés pour vous ne le sont jamais.',
      },
      de_DE: {
        title: 'Wie storniere ich, und bekomme ich mein Geld zurück?',
        summary: '',
        markdown:
          'Schreiben Sie an [{email}](mailto:{email}) und nennen Sie die Nummer der Buchung; es zählt der Zeitpunkt, zu dem Sie die Nachricht abgeschickt haben. Touren zu Fuß, mit dem Rad und im Museum können bis {tourFreeHours} Stunden vor Beginn kostenlos storniert werden, Touren mit dem Auto, Transfers und Landausflüge bis {carFreeHours} Stunden vorher. Der genaue Zeitpunkt steht auf der Seite der Tour, in der Bestellung und in Ihrer Buchung. Bis dahin geht der volle Preis dorthin zurück, woher er kam: auf Ihre Karte, Ihr Konto oder Ihre Geschenkkarte. Danach, oder wenn Sie nicht kommen, wird er nicht erstattet. Eintrittskarten, die unser Team schon für Sie gekauft hat, werden nie erstattet.',
      },
      es_ES: {
        title: '¿Cómo cancelo, y me devuelven el dinero?',
        summary: '',
        markdown:
          'Escriba a [{email}](mailto:{email}) con la referencia de la reserva; cuenta el momento en que envió el mensaje. Las visitas a pie, en bicicleta y en museos se cancelan sin coste hasta {tourFreeHours} horas antes del comienzo; las visitas en coche, los traslados y las excursiones en escala, hasta {carFreeHours} horas. El momento exacto figura en la página de la visita, en el pedido y en su reserva. Hasta entonces el precio entero vuelve por donde vino: a su tarjeta, a su cuenta o a su tarjeta regalo. Después, o si no acude, no se devuelve. Las entradas que nuestro equipo ya haya comprado para usted no se reembolsan nunca.',
      },
      it_IT: {
        title: 'Come annullo, e riavrò il denaro?',
        summary: '',
        markdown:
          'Scriva a [{email}](mailto:{email}) indicando il codice della prenotazione; conta il momento in cui ha inviato il messaggio. I tour a piedi, in bicicletta e nei musei si annullano gratuitamente fino a {tourFreeHours} ore prima dell’inizio; i tour in auto, i trasferimenti e le escursioni a terra fino a {carFreeHours} ore. Il momento esatto è indicato nella pagina del tour, al momento dell’ordine e nella prenotazione. Fino ad allora l’intero prezzo torna da dove è venuto: sulla carta, sul conto o sulla carta regalo. Dopo, o se non si presenta, non viene rimborsato. I biglietti che il nostro team ha già acquistato per lei non si rimborsano mai.',
      },
      ru_RU: {
        title: 'Как отменить бронирование и вернут ли деньги?',
        summary: '',
        markdown:
          'Напишите на [{email}](mailto:{email}) и назовите номер бронирования; считается время, когда вы отправили письмо. Пешие, велосипедные и музейные экскурсии можно отменить бесплатно не позднее чем за {tourFreeHours} ч до начала, экскурсии на машине, трансферы и береговые экскурсии — за {carFreeHours} ч. Точное время указано на странице экскурсии, при оформлении и в вашем бронировании. До этого времени вся сумма возвращается туда, откуда поступила: на карту, на счёт или на подарочную карту. Позже, а также если вы не пришли, деньги не возвращаются. Стоимость билетов, которые наша команда уже купила для вас, не возвращается никогда.',
      },
      ja_JP: {
        title: 'キャンセルの方法と返金について教えてください',
        summary: '',
        markdown:
          'ご予約の番号を添えて[{email}](mailto:{email})までご連絡ください。メールを送信された時刻を基準とします。徒歩、自転車、美術館のツアーは開始の{tourFreeHours}時間前まで、車のツアー、送迎、寄港地観光は{carFreeHours}時間前まで無料でキャンセルできます。正確な時刻は、ツアーのページ、お手続きの画面、ご予約に表示しています。それまでは、カード、口座、ギフトカードなど、お支払いいただいた方法へ全額を返金します。それを過ぎた場合や、お越しにならなかった場合は返金いたしません。当社がすでにお客様のために購入した入場券は、いずれの場合も返金の対象外です。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'change-the-date',
    position: 15,
    details: { topic: 'changes' },
    texts: {
      en_US: {
        title: 'Can I move the tour to another day?',
        summary: '',
        markdown:
          'Write to [{email}](mailto:{email}) with the reference of your booking and the day, time or number of people you would like instead. As long as canceling is free of charge, a change is possible if the new time is available; if the price differs, we tell you before anything is changed. If your guide has already been named, it may be a different one on the new day. Once cancellation is no longer free, we can only ask the guide, and cannot promise anything.',
      },
      fr_FR: {
        title: 'Puis-je déplacer la visite à un autre jour ?',
        summary: '',
        markdown:
          'Écrivez à [{email}](mailto:{email}) avec la référence de la réservation et le jour, l’heure ou le nombre de personnes que vous souhaitez à la place. Tant que l’annulation est gratuite, le changement est possible si le nouvel horaire est libre ; si le prix diffère, nous vous le disons avant de modifier quoi que ce soit. Si votre guide est déjà désigné, ce sera peut-être un autre ce jour-là. Une fois passé le délai d’annulation, nous ne pouvons que demander au guide, sans rien promettre.',
      },
      de_DE: {
        title: 'Kann ich die Tour auf einen anderen Tag legen?',
        summary: '',
        markdown:
          'Schreiben Sie an [{email}](mailto:{email}), mit der Nummer der Buchung und dem Tag, der Uhrzeit oder der Personenzahl, die Sie stattdessen wünschen. Solange das Stornieren kostenlos ist, geht auch eine Änderung, wenn der neue Termin frei ist; ist der Preis ein anderer, sagen wir es Ihnen, bevor etwas geändert wird. Steht Ihr Guide schon fest, kann es am neuen Tag ein anderer sein. Ist die Frist vorbei, können wir nur den Guide fragen und nichts versprechen.',
      },
      es_ES: {
        title: '¿Puedo pasar la visita a otro día?',
        summary: '',
        markdown:
          'Escriba a [{email}](mailto:{email}) con la referencia de la reserva y el día, la hora o el número de personas que prefiere. Mientras la cancelación sea gratuita, el cambio es posible si la nueva hora está libre; si el precio es distinto, se lo decimos antes de cambiar nada. Si su guía ya estaba designado, el nuevo día puede ser otro. Pasado ese plazo solo podemos preguntar al guía, sin prometer nada.',
      },
      it_IT: {
        title: 'Posso spostare il tour a un altro giorno?',
        summary: '',
        markdown:
          'Scriva a [{email}](mailto:{email}) con il codice della prenotazione e il giorno, l’orario o il numero di persone che preferisce. Finché l’annullamento è gratuito, il cambio è possibile se il nuovo orario è libero; se il prezzo è diverso, glielo diciamo prima di cambiare qualcosa. Se la guida era già stata indicata, nel nuovo giorno può essere un’altra. Passato quel termine possiamo solo chiedere alla guida, senza promettere nulla.',
      },
      ru_RU: {
        title: 'Можно ли перенести экскурсию на другой день?',
        summary: '',
        markdown:
          'Напишите на [{email}](mailto:{email}): номер бронирования и какой день, час или какое число участников вам нужны вместо прежних. Пока отмена бесплатна, изменение возможно, если новое время свободно; если цена другая, мы скажем об этом до того, как что-либо менять. Если гид уже назначен, в новый день он может оказаться другим. Когда этот срок прошёл, мы можем лишь спросить гида и ничего не обещаем.',
      },
      ja_JP: {
        title: 'ツアーを別の日に変更できますか',
        summary: '',
        markdown:
          'ご予約の番号と、ご希望の日付、時刻、人数を添えて[{email}](mailto:{email})までご連絡ください。無料でキャンセルできるあいだは、ご希望の時刻が空いていれば変更を承ります。料金が異なる場合は、変更の前にお知らせします。担当ガイドがすでに決まっている場合、変更後は別のガイドになることがあります。無料の期限を過ぎた後は、ガイドに相談することしかできず、お約束はいたしかねます。',
      },
    },
  },
];
