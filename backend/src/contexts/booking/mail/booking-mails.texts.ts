import type { Translated } from '../../../shared-kernel/language/locale.js';
import { cancellationTexts } from '../documents/cancellation.texts.js';

/** Texts of the mails about bookings. ICU; complete in seven languages. */
export const bookingMailTexts = {
  ...cancellationTexts,
  confirmedSubject: {
    en_US: 'Booking {reference} is confirmed',
    fr_FR: 'Réservation {reference} confirmée',
    de_DE: 'Buchung {reference} ist bestätigt',
    es_ES: 'Reserva {reference} confirmada',
    it_IT: 'Prenotazione {reference} confermata',
    ru_RU: 'Бронирование {reference} подтверждено',
    ja_JP: 'ご予約{reference}が確定しました',
  },
  confirmedTitle: {
    en_US: 'Your tour is booked',
    fr_FR: 'Votre visite est réservée',
    de_DE: 'Ihre Tour ist gebucht',
    es_ES: 'Su visita está reservada',
    it_IT: 'Il suo tour è prenotato',
    ru_RU: 'Ваша экскурсия забронирована',
    ja_JP: 'ツアーのご予約が完了しました',
  },
  confirmedText: {
    en_US:
      'Thank you, {name}. Your payment has arrived and your place is reserved. The voucher is attached; show it to your guide on paper or on your phone.',
    fr_FR:
      'Merci, {name}. Votre paiement nous est parvenu et votre place est réservée. Le bon est joint ; présentez-le à votre guide, imprimé ou sur votre téléphone.',
    de_DE:
      'Vielen Dank, {name}. Ihre Zahlung ist eingegangen und Ihr Platz ist reserviert. Der Voucher hängt an; zeigen Sie ihn Ihrem Guide gedruckt oder auf dem Telefon.',
    es_ES:
      'Gracias, {name}. Hemos recibido su pago y su plaza está reservada. Adjuntamos el bono; muéstreselo a su guía impreso o en el teléfono.',
    it_IT:
      'Grazie, {name}. Il pagamento è arrivato e il suo posto è riservato. Il voucher è allegato: lo mostri alla guida, stampato o sul telefono.',
    ru_RU:
      'Спасибо, {name}. Оплата получена, место за вами закреплено. Ваучер приложен к письму: покажите его гиду на бумаге или с телефона.',
    ja_JP:
      '{name}様、ありがとうございます。お支払いを確認し、お席を確保しました。バウチャーを添付しましたので、印刷したもの、またはスマートフォンの画面をガイドにご提示ください。',
  },
  invoiceThere: {
    en_US: 'Your invoice is on the page of your order.',
    fr_FR: 'Votre facture se trouve sur la page de votre commande.',
    de_DE: 'Ihre Rechnung finden Sie auf der Seite Ihrer Bestellung.',
    es_ES: 'Su factura está en la página de su pedido.',
    it_IT: 'La sua fattura si trova nella pagina del suo ordine.',
    ru_RU: 'Счёт — на странице вашего заказа.',
    ja_JP: '請求書は、ご注文のページからダウンロードいただけます。',
  },
  creditNoteThere: {
    en_US: 'The credit note for it is on the page of your order.',
    fr_FR: 'L’avoir correspondant se trouve sur la page de votre commande.',
    de_DE: 'Die Gutschrift dazu finden Sie auf der Seite Ihrer Bestellung.',
    es_ES: 'La factura rectificativa correspondiente está en la página de su pedido.',
    it_IT: 'La relativa nota di credito si trova nella pagina del suo ordine.',
    ru_RU: 'Кредит-нота к нему — на странице вашего заказа.',
    ja_JP: '返金明細書は、ご注文のページからダウンロードいただけます。',
  },
  /** To guests. The order's page asks for the password. */
  accountOffer: {
    en_US:
      'Would you like an account? Choose a password on the page of your order, and all your bookings are in one place.',
    fr_FR:
      'Vous souhaitez un compte ? Choisissez un mot de passe sur la page de votre commande : toutes vos réservations seront réunies au même endroit.',
    de_DE:
      'Möchten Sie ein Konto? Wählen Sie auf der Seite Ihrer Bestellung ein Passwort, dann finden Sie alle Buchungen an einem Ort.',
    es_ES:
      '¿Quiere una cuenta? Elija una contraseña en la página de su pedido y tendrá todas sus reservas en un mismo lugar.',
    it_IT:
      'Desidera un account? Scelga una password nella pagina del suo ordine e avrà tutte le prenotazioni in un unico posto.',
    ru_RU: 'Хотите учётную запись? Задайте пароль на странице заказа — и все ваши бронирования будут в одном месте.',
    ja_JP:
      'アカウントをご希望の場合は、ご注文のページでパスワードを設定してください。ご予約をまとめてご確認いただけます。',
  },
  guideComes: {
    en_US: 'We are now asking our local guides. You will get another e-mail with your guide’s name.',
    fr_FR: 'Nous contactons maintenant nos guides locaux. Vous recevrez un autre message avec le nom du vôtre.',
    de_DE: 'Wir fragen jetzt unsere Guides vor Ort. Sie erhalten eine weitere E-Mail mit dem Namen Ihres Guides.',
    es_ES: 'Ahora consultamos a nuestros guías locales. Recibirá otro correo con el nombre del suyo.',
    it_IT: 'Ora contattiamo le nostre guide locali. Riceverà un’altra e-mail con il nome della sua.',
    ru_RU: 'Теперь мы спрашиваем наших местных гидов. Имя вашего гида придёт отдельным письмом.',
    ja_JP: 'これから現地ガイドの手配を行います。担当ガイドが決まりましたら、改めてお名前をお知らせします。',
  },
  guideComesToGroup: {
    en_US: 'Your guide’s name will follow in a separate e-mail.',
    fr_FR: 'Le nom de votre guide vous parvient dans un message séparé.',
    de_DE: 'Den Namen Ihres Guides erfahren Sie in einer eigenen E-Mail.',
    es_ES: 'El nombre de su guía le llega en un correo aparte.',
    it_IT: 'Il nome della sua guida arriva in un’e-mail a parte.',
    ru_RU: 'Имя вашего гида придёт отдельным письмом.',
    ja_JP: '担当ガイドのお名前は、別のメールでお知らせします。',
  },
  guideNamedSubject: {
    en_US: 'Your guide for {reference}: {guide}',
    fr_FR: 'Votre guide pour {reference} : {guide}',
    de_DE: 'Ihr Guide für {reference}: {guide}',
    es_ES: 'Su guía para {reference}: {guide}',
    it_IT: 'La sua guida per {reference}: {guide}',
    ru_RU: 'Бронирование {reference}: ваш гид — {guide}',
    ja_JP: '{reference}の担当ガイド：{guide}',
  },
  guideNamedTitle: {
    en_US: '{guide} will guide you',
    fr_FR: '{guide} vous guidera',
    de_DE: '{guide} führt Sie',
    es_ES: '{guide} será su guía',
    it_IT: 'La guiderà {guide}',
    ru_RU: 'Вас проведёт {guide}',
    ja_JP: '{guide}がご案内します',
  },
  guideNamedText: {
    en_US:
      'Good news, {name}: a local guide has taken your tour. You can reach {guide} at {contact} if you are late or cannot find the meeting point.',
    fr_FR:
      'Bonne nouvelle, {name} : un guide local a accepté votre visite. Vous pouvez joindre {guide} ({contact}) si vous êtes en retard ou ne trouvez pas le point de rendez-vous.',
    de_DE:
      'Gute Nachricht, {name}: Ein Guide vor Ort hat Ihre Tour übernommen. Sie erreichen {guide} unter {contact}, wenn Sie sich verspäten oder den Treffpunkt nicht finden.',
    es_ES:
      'Buenas noticias, {name}: un guía local ha aceptado su visita. Puede contactar con {guide} ({contact}) si se retrasa o no encuentra el punto de encuentro.',
    it_IT:
      'Buone notizie, {name}: una guida locale ha accettato il suo tour. Può contattare {guide} ({contact}) se è in ritardo o non trova il punto d’incontro.',
    ru_RU:
      'Хорошие новости, {name}: вашу экскурсию взял местный гид. Если вы опаздываете или не можете найти место встречи, свяжитесь с гидом {guide}: {contact}.',
    ja_JP:
      '{name}様、担当の現地ガイドが決まりました。遅れる場合や集合場所が見つからない場合は、{guide}（{contact}）までご連絡ください。',
  },
  guideChangedSubject: {
    en_US: 'Your guide for {reference} has changed: {guide} comes instead of {previous}',
    fr_FR: 'Changement de guide pour {reference} : {guide} remplace {previous}',
    de_DE: 'Neuer Guide für {reference}: {guide} kommt statt {previous}',
    es_ES: 'Cambio de guía en {reference}: {guide} sustituye a {previous}',
    it_IT: 'Cambio di guida per {reference}: {guide} sostituisce {previous}',
    ru_RU: 'Бронирование {reference}: вместо гида {previous} придёт {guide}',
    ja_JP: '{reference}の担当ガイド変更：{previous}から{guide}へ',
  },
  guideChangedTitle: {
    en_US: 'Your guide has changed: {guide} comes instead of {previous}',
    fr_FR: 'Votre guide a changé : {guide} remplace {previous}',
    de_DE: 'Ihr Guide hat gewechselt: {guide} kommt statt {previous}',
    es_ES: 'Ha cambiado su guía: {guide} sustituye a {previous}',
    it_IT: 'La sua guida è cambiata: {guide} sostituisce {previous}',
    ru_RU: 'У вас новый гид: вместо {previous} придёт {guide}',
    ja_JP: '担当ガイドが{previous}から{guide}に変わりました',
  },
  guideChangedText: {
    en_US:
      'Hello {name}, {previous} cannot come, and {guide} has taken your tour. Date, time and meeting point stay as they are. You can reach {guide} at {contact} if you are late or cannot find the meeting point.',
    fr_FR:
      'Bonjour {name}, {previous} a un empêchement et {guide} a accepté votre visite. La date, l’heure et le point de rendez-vous restent les mêmes. Vous pouvez joindre {guide} ({contact}) si vous êtes en retard ou ne trouvez pas le point de rendez-vous.',
    de_DE:
      'Hallo {name}, {previous} ist verhindert, {guide} hat Ihre Tour übernommen. Datum, Uhrzeit und Treffpunkt bleiben, wie sie sind. Sie erreichen {guide} unter {contact}, wenn Sie sich verspäten oder den Treffpunkt nicht finden.',
    es_ES:
      'Hola, {name}: {previous} no puede acudir y {guide} ha aceptado su visita. La fecha, la hora y el punto de encuentro no cambian. Puede contactar con {guide} ({contact}) si se retrasa o no encuentra el punto de encuentro.',
    it_IT:
      'Buongiorno {name}, {previous} ha un impedimento e {guide} ha accettato il suo tour. Data, ora e punto d’incontro restano gli stessi. Può contattare {guide} ({contact}) se è in ritardo o non trova il punto d’incontro.',
    ru_RU:
      'Здравствуйте, {name}! {previous} не сможет прийти, вашу экскурсию проведёт {guide}. Дата, время и место встречи остаются прежними. Если вы опаздываете или не можете найти место встречи, свяжитесь с гидом {guide}: {contact}.',
    ja_JP:
      '{name}様、{previous}の都合がつかなくなったため、{guide}がご案内いたします。日時と集合場所に変更はございません。遅れる場合や集合場所が見つからない場合は、{guide}（{contact}）までご連絡ください。',
  },
  guideMissingSubject: {
    en_US: 'No guide yet for {reference}',
    fr_FR: 'Pas encore de guide pour {reference}',
    de_DE: 'Noch kein Guide für {reference}',
    es_ES: 'Aún no hay guía para {reference}',
    it_IT: 'Ancora nessuna guida per {reference}',
    ru_RU: 'Бронирование {reference}: гид пока не найден',
    ja_JP: '{reference}の担当ガイドがまだ決まっておりません',
  },
  guideMissingTitle: {
    en_US: 'No guide has taken your tour yet',
    fr_FR: 'Aucun guide n’a encore accepté votre visite',
    de_DE: 'Noch hat kein Guide Ihre Tour übernommen',
    es_ES: 'Ningún guía ha aceptado aún su visita',
    it_IT: 'Nessuna guida ha ancora accettato il suo tour',
    ru_RU: 'Вашу экскурсию пока не взял ни один гид',
    ja_JP: '担当ガイドがまだ見つかっておりません',
  },
  guideMissingText: {
    en_US:
      'Hello {name}, your tour begins soon, and none of our guides has said yes so far. We are sorry. We keep looking and will write to you at once if somebody takes it.',
    fr_FR:
      'Bonjour {name}, votre visite commence bientôt et aucun de nos guides n’a encore dit oui. Nous en sommes désolés. Nous continuons à chercher et vous écrirons aussitôt si quelqu’un l’accepte.',
    de_DE:
      'Hallo {name}, Ihre Tour beginnt bald, und bisher hat keiner unserer Guides zugesagt. Das tut uns leid. Wir suchen weiter und schreiben Ihnen sofort, wenn jemand sie übernimmt.',
    es_ES:
      'Hola, {name}: su visita empieza pronto y ninguno de nuestros guías ha dicho que sí por ahora. Lo sentimos. Seguimos buscando y le escribiremos enseguida si alguien la acepta.',
    it_IT:
      'Buongiorno {name}, il suo tour inizia presto e finora nessuna delle nostre guide ha detto di sì. Ci dispiace. Continuiamo a cercare e le scriveremo subito se qualcuno lo accetta.',
    ru_RU:
      'Здравствуйте, {name}! Экскурсия скоро начнётся, но пока ни один из наших гидов не согласился. Нам очень жаль. Мы продолжаем искать и сразу напишем, если гид найдётся.',
    ja_JP:
      '{name}様、ツアーの開始が近づいておりますが、お引き受けできるガイドがまだ見つかっておりません。誠に申し訳ございません。引き続き手配を進め、決まり次第すぐにご連絡いたします。',
  },
  guideMissingOffer: {
    en_US:
      'There is no need to wait: on the page of your order you can choose another time, or cancel with a full refund.',
    fr_FR:
      'Inutile d’attendre : sur la page de votre commande, vous pouvez choisir un autre horaire ou annuler avec remboursement intégral.',
    de_DE:
      'Sie müssen nicht warten: Auf der Seite Ihrer Bestellung können Sie eine andere Zeit wählen oder mit voller Erstattung stornieren.',
    es_ES:
      'No tiene que esperar: en la página de su pedido puede elegir otra hora o cancelar con el reembolso íntegro.',
    it_IT:
      'Non deve aspettare: nella pagina del suo ordine può scegliere un altro orario o cancellare con il rimborso completo.',
    ru_RU: 'Ждать необязательно: на странице заказа можно выбрать другое время или отменить с полным возвратом.',
    ja_JP: 'お待ちになる必要はございません。ご注文のページで別の日時を選ぶか、全額返金でキャンセルしていただけます。',
  },
  bookedForYouSubject: {
    en_US: 'A tour is booked for you: {reference}',
    fr_FR: 'Une visite est réservée pour vous : {reference}',
    de_DE: 'Eine Tour ist für Sie gebucht: {reference}',
    es_ES: 'Tiene una visita reservada: {reference}',
    it_IT: 'Un tour prenotato per lei: {reference}',
    ru_RU: 'Для вас забронирована экскурсия: {reference}',
    ja_JP: 'ツアーのご予約のお知らせ：{reference}',
  },
  bookedForYouTitle: {
    en_US: 'A tour is booked for you',
    fr_FR: 'Une visite est réservée pour vous',
    de_DE: 'Eine Tour ist für Sie gebucht',
    es_ES: 'Hay una visita reservada para usted',
    it_IT: 'C’è un tour prenotato per lei',
    ru_RU: 'Для вас забронирована экскурсия',
    ja_JP: 'お客様のためにツアーが予約されました',
  },
  bookedForYouText: {
    en_US:
      'Hello {name}, {buyer} has booked this tour for you. The voucher is attached; show it to your guide on paper or on your phone. As soon as we know who your guide is, we will write again.',
    fr_FR:
      'Bonjour {name}, {buyer} a réservé cette visite pour vous. Le bon est joint ; présentez-le à votre guide, imprimé ou sur votre téléphone. Dès que nous connaîtrons votre guide, nous vous écrirons de nouveau.',
    de_DE:
      'Hallo {name}, {buyer} hat diese Tour für Sie gebucht. Der Voucher hängt an; zeigen Sie ihn Ihrem Guide gedruckt oder auf dem Telefon. Sobald feststeht, wer Sie führt, schreiben wir Ihnen wieder.',
    es_ES:
      'Hola, {name}: {buyer} ha reservado esta visita para usted. Adjuntamos el bono; muéstreselo a su guía impreso o en el teléfono. Le escribiremos de nuevo en cuanto sepamos quién será su guía.',
    it_IT:
      'Buongiorno {name}, {buyer} ha prenotato questo tour per lei. Il voucher è allegato: lo mostri alla guida, stampato o sul telefono. Le scriveremo di nuovo appena sapremo chi la guiderà.',
    ru_RU:
      'Здравствуйте, {name}! Эту экскурсию для вас забронировали: {buyer}. Ваучер приложен к письму: покажите его гиду на бумаге или с телефона. Как только гид будет известен, мы напишем снова.',
    ja_JP:
      '{name}様、{buyer}様がこのツアーを予約されました。バウチャーを添付しましたので、印刷したもの、またはスマートフォンの画面をガイドにご提示ください。担当ガイドが決まりましたら、改めてお知らせします。',
  },
  passengerReason: {
    en_US: 'You are receiving this message because {buyer} gave us your address for this booking at Cicerone.',
    fr_FR:
      'Vous recevez ce message parce que {buyer} nous a indiqué votre adresse pour cette réservation chez Cicerone.',
    de_DE: 'Sie erhalten diese Nachricht, weil {buyer} uns Ihre Adresse für diese Buchung bei Cicerone genannt hat.',
    es_ES: 'Recibe este mensaje porque {buyer} nos indicó su dirección para esta reserva en Cicerone.',
    it_IT:
      'Riceve questo messaggio perché {buyer} ci ha indicato il suo indirizzo per questa prenotazione presso Cicerone.',
    ru_RU: 'Вы получили это письмо, потому что ваш адрес указан для этого бронирования в Cicerone. Заказчик: {buyer}.',
    ja_JP: 'このメールは、{buyer}様がCiceroneでのご予約の際にご登録されたアドレスにお送りしています。',
  },
  openTour: {
    en_US: 'Look at the tour',
    fr_FR: 'Voir la visite',
    de_DE: 'Die Tour ansehen',
    es_ES: 'Ver la visita',
    it_IT: 'Guarda il tour',
    ru_RU: 'Посмотреть экскурсию',
    ja_JP: 'ツアーを見る',
  },
  linkSubject: {
    en_US: 'The link to your order {reference}',
    fr_FR: 'Le lien vers votre commande {reference}',
    de_DE: 'Der Link zu Ihrer Bestellung {reference}',
    es_ES: 'El enlace a su pedido {reference}',
    it_IT: 'Il link al suo ordine {reference}',
    ru_RU: 'Ссылка на ваш заказ {reference}',
    ja_JP: 'ご注文{reference}へのリンク',
  },
  linkTitle: {
    en_US: 'Here is your order',
    fr_FR: 'Voici votre commande',
    de_DE: 'Hier ist Ihre Bestellung',
    es_ES: 'Aquí está su pedido',
    it_IT: 'Ecco il suo ordine',
    ru_RU: 'Вот ваш заказ',
    ja_JP: 'ご注文内容はこちらです',
  },
  linkSubjectOfAccount: {
    en_US: 'Your order {reference}',
    fr_FR: 'Votre commande {reference}',
    de_DE: 'Ihre Bestellung {reference}',
    es_ES: 'Su pedido {reference}',
    it_IT: 'Il suo ordine {reference}',
    ru_RU: 'Ваш заказ {reference}',
    ja_JP: 'ご注文{reference}について',
  },
  linkTextOfAccount: {
    en_US:
      'Somebody, probably you, asked for the link to this order. It was placed with an account: log in with it to open the order. If it was not you, you do not need to do anything.',
    fr_FR:
      'Quelqu’un, sans doute vous, a demandé le lien vers cette commande. Elle a été passée avec un compte : connectez-vous à ce compte pour l’ouvrir. Si ce n’était pas vous, vous n’avez rien à faire.',
    de_DE:
      'Jemand, wahrscheinlich Sie, hat um den Link zu dieser Bestellung gebeten. Sie wurde mit einem Konto aufgegeben: Melden Sie sich damit an, um sie zu öffnen. Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
    es_ES:
      'Alguien, probablemente usted, ha pedido el enlace de este pedido. Se hizo con una cuenta: inicie sesión con ella para abrirlo. Si no ha sido usted, no tiene que hacer nada.',
    it_IT:
      'Qualcuno, probabilmente lei, ha chiesto il link a questo ordine. È stato fatto con un account: acceda con quell’account per aprirlo. Se non è stato lei, non deve fare nulla.',
    ru_RU:
      'Кто-то, вероятно вы, запросил ссылку на этот заказ. Он сделан с учётной записью: войдите в неё, чтобы открыть заказ. Если это были не вы, ничего делать не нужно.',
    ja_JP:
      'このご注文のリンクを求めるお申し込みがありました。アカウントでのご注文ですので、そのアカウントでログインしてご覧ください。お心当たりがない場合は、何もしていただく必要はありません。',
  },
  linkText: {
    en_US:
      'Somebody, probably you, asked for the link to this order. It opens only this order. If it was not you, you do not need to do anything.',
    fr_FR:
      'Quelqu’un, sans doute vous, a demandé le lien vers cette commande. Il n’ouvre qu’elle. Si ce n’était pas vous, vous n’avez rien à faire.',
    de_DE:
      'Jemand, vermutlich Sie, hat den Link zu dieser Bestellung angefordert. Er öffnet nur diese Bestellung. Waren Sie es nicht, brauchen Sie nichts zu tun.',
    es_ES:
      'Alguien, probablemente usted, ha pedido el enlace a este pedido. Solo abre este pedido. Si no ha sido usted, no tiene que hacer nada.',
    it_IT:
      'Qualcuno, probabilmente lei, ha chiesto il link a questo ordine. Apre soltanto questo ordine. Se non è stato lei, non deve fare nulla.',
    ru_RU:
      'Кто-то, вероятно вы, запросил ссылку на этот заказ. Она открывает только его. Если это были не вы, ничего делать не нужно.',
    ja_JP:
      'このご注文へのリンクのお申し込みがありました（おそらくご本人様）。リンクから開けるのはこのご注文だけです。お心当たりがない場合は、何もしていただく必要はありません。',
  },
  expiredSubject: {
    en_US: 'Order {reference} has expired: nothing was booked',
    fr_FR: 'Commande {reference} expirée : rien n’a été réservé',
    de_DE: 'Bestellung {reference} ist abgelaufen: Es wurde nichts gebucht',
    es_ES: 'Pedido {reference} caducado: no se ha reservado nada',
    it_IT: 'Ordine {reference} scaduto: non è stato prenotato nulla',
    ru_RU: 'Заказ {reference} не оплачен в срок: ничего не забронировано',
    ja_JP: 'ご注文{reference}は期限切れとなりました（ご予約は成立していません）',
  },
  expiredTitle: {
    en_US: 'The time to pay is over',
    fr_FR: 'Le délai de paiement est écoulé',
    de_DE: 'Die Zahlungsfrist ist vorbei',
    es_ES: 'El plazo de pago ha terminado',
    it_IT: 'Il tempo per pagare è scaduto',
    ru_RU: 'Время на оплату истекло',
    ja_JP: 'お支払いの期限が過ぎました',
  },
  expiredText: {
    en_US:
      'Hello {name}, no payment for this order reached us in time, so nothing was booked and the places are free again. If you still want to come, choose your time once more; the browser you ordered with has kept your cart.',
    fr_FR:
      'Bonjour {name}, aucun paiement ne nous est parvenu à temps pour cette commande : rien n’a été réservé et les places sont de nouveau libres. Si vous souhaitez toujours venir, choisissez à nouveau votre horaire ; le navigateur avec lequel vous avez commandé a gardé votre panier.',
    de_DE:
      'Hallo {name}, für diese Bestellung ist rechtzeitig keine Zahlung eingegangen. Es wurde nichts gebucht, und die Plätze sind wieder frei. Wenn Sie noch kommen möchten, wählen Sie Ihre Zeit noch einmal; in dem Browser, mit dem Sie bestellt haben, liegt Ihr Warenkorb noch bereit.',
    es_ES:
      'Hola, {name}: no hemos recibido a tiempo ningún pago para este pedido, así que no se ha reservado nada y las plazas vuelven a estar libres. Si todavía quiere venir, elija de nuevo su hora; el navegador con el que hizo el pedido conserva su carrito.',
    it_IT:
      'Buongiorno {name}, per questo ordine non è arrivato in tempo alcun pagamento: non è stato prenotato nulla e i posti sono di nuovo liberi. Se desidera ancora venire, scelga di nuovo l’orario; il browser con cui ha ordinato conserva il suo carrello.',
    ru_RU:
      'Здравствуйте, {name}! Оплата за этот заказ вовремя не поступила, поэтому ничего не забронировано и места снова свободны. Если вы всё ещё хотите прийти, выберите время ещё раз; в браузере, в котором вы оформляли заказ, корзина сохранилась.',
    ja_JP:
      '{name}様、期限までにお支払いを確認できなかったため、ご予約は成立せず、お席は解放されました。引き続きご参加をご希望の場合は、もう一度日時をお選びください。ご注文に使われたブラウザには、カートの内容が残っています。',
  },
  expiredLateMoney: {
    en_US:
      'Should a payment for it still arrive, we confirm your booking if the time is free, or send the whole amount back. Either way, we will write to you.',
    fr_FR:
      'Si un paiement arrive malgré tout, nous confirmons votre réservation si le créneau est libre, ou nous vous remboursons en totalité. Dans les deux cas, nous vous écrivons.',
    de_DE:
      'Sollte doch noch eine Zahlung eintreffen, bestätigen wir Ihre Buchung, falls die Zeit noch frei ist, oder erstatten Ihnen den ganzen Betrag. In beiden Fällen schreiben wir Ihnen.',
    es_ES:
      'Si aun así llega un pago, confirmaremos su reserva si la hora sigue libre o le devolveremos el importe completo. En ambos casos le escribiremos.',
    it_IT:
      'Se un pagamento dovesse ancora arrivare, confermiamo la prenotazione se l’orario è libero, oppure le restituiamo l’intero importo. In entrambi i casi le scriviamo.',
    ru_RU:
      'Если оплата всё же придёт, мы подтвердим бронирование, когда время ещё свободно, или вернём всю сумму. В любом случае мы вам напишем.',
    ja_JP:
      'この後にお支払いが届いた場合は、同じ時間に空きがあればご予約を確定し、なければ全額を返金いたします。いずれの場合もメールでお知らせします。',
  },
  toCart: {
    en_US: 'Back to my cart',
    fr_FR: 'Revenir à mon panier',
    de_DE: 'Zu meinem Warenkorb',
    es_ES: 'Volver a mi carrito',
    it_IT: 'Torna al mio carrello',
    ru_RU: 'Вернуться в корзину',
    ja_JP: 'カートに戻る',
  },
  tooLateSubject: {
    en_US: 'Order {reference}: your money is on its way back',
    fr_FR: 'Commande {reference} : remboursement en cours',
    de_DE: 'Bestellung {reference}: Ihr Geld kommt zurück',
    es_ES: 'Pedido {reference}: le devolvemos su dinero',
    it_IT: 'Ordine {reference}: le restituiamo il denaro',
    ru_RU: 'Заказ {reference}: деньги возвращаются',
    ja_JP: 'ご注文{reference}：ご返金のお知らせ',
  },
  tooLateTitle: {
    en_US: 'Your payment came too late',
    fr_FR: 'Votre paiement est arrivé trop tard',
    de_DE: 'Ihre Zahlung kam zu spät',
    es_ES: 'Su pago ha llegado demasiado tarde',
    it_IT: 'Il pagamento è arrivato troppo tardi',
    ru_RU: 'Оплата пришла слишком поздно',
    ja_JP: 'お支払いの期限が過ぎていました',
  },
  tooLateText: {
    en_US:
      'We are sorry, {name}. When your payment arrived, the time to pay was over and somebody else had booked the same time. We have sent {amount} back to your card in full; banks take up to ten days to show it.',
    fr_FR:
      'Nous sommes désolés, {name}. À l’arrivée de votre paiement, le délai était dépassé et le même créneau avait été réservé. Nous avons remboursé {amount} en totalité sur votre carte ; la banque peut mettre jusqu’à dix jours à l’afficher.',
    de_DE:
      'Es tut uns leid, {name}. Als Ihre Zahlung eintraf, war die Zahlungsfrist vorbei und jemand anderes hatte dieselbe Zeit gebucht. Wir haben {amount} vollständig auf Ihre Karte zurückgebucht; bis das Geld dort erscheint, vergehen bis zu zehn Tage.',
    es_ES:
      'Lo sentimos, {name}. Cuando llegó su pago, el plazo había terminado y otra persona había reservado la misma hora. Hemos devuelto {amount} íntegramente a su tarjeta; el banco puede tardar hasta diez días en mostrarlo.',
    it_IT:
      'Ci dispiace, {name}. Quando il pagamento è arrivato il termine era scaduto e qualcun altro aveva prenotato lo stesso orario. Abbiamo rimborsato {amount} per intero sulla sua carta; la banca può impiegare fino a dieci giorni per mostrarlo.',
    ru_RU:
      'Нам очень жаль, {name}. Когда пришла оплата, срок уже истёк, и это время забронировал кто-то другой. Мы полностью вернули {amount} на вашу карту; банк может показать возврат в течение десяти дней.',
    ja_JP:
      '{name}様、申し訳ございません。お支払いが届いた時点で期限が過ぎており、同じ時間に別のご予約が入っておりました。{amount}を全額カードへ返金いたしました。明細への反映には最大10日ほどかかることがあります。',
  },
  unwantedTitle: {
    en_US: 'We return the payment for this order',
    fr_FR: 'Nous remboursons cette commande',
    de_DE: 'Wir erstatten diese Bestellung',
    es_ES: 'Le reembolsamos este pedido',
    it_IT: 'Le rimborsiamo questo ordine',
    ru_RU: 'Возвращаем деньги за этот заказ',
    ja_JP: 'このご注文の代金を返金いたします',
  },
  cancelledText: {
    en_US:
      'Hello {name}, a payment came for this order although you had already canceled it. We have sent {amount} back to your card in full; banks take up to ten days to show it. Your other orders stay as they are.',
    fr_FR:
      'Bonjour {name}, un paiement est arrivé pour cette commande alors que vous y aviez déjà renoncé. Nous avons remboursé {amount} en totalité sur votre carte ; la banque peut mettre jusqu’à dix jours à l’afficher. Vos autres commandes restent inchangées.',
    de_DE:
      'Guten Tag {name}, für diese Bestellung kam eine Zahlung, obwohl Sie schon auf sie verzichtet hatten. Wir haben {amount} vollständig auf Ihre Karte zurückgebucht; bis das Geld dort erscheint, vergehen bis zu zehn Tage. Ihre anderen Bestellungen bleiben, wie sie sind.',
    es_ES:
      'Hola, {name}: llegó un pago para este pedido cuando usted ya había renunciado a él. Hemos devuelto {amount} íntegramente a su tarjeta; el banco puede tardar hasta diez días en mostrarlo. Sus demás pedidos no cambian.',
    it_IT:
      'Buongiorno {name}, è arrivato un pagamento per questo ordine quando vi aveva già rinunciato. Abbiamo rimborsato {amount} per intero sulla sua carta; la banca può impiegare fino a dieci giorni per mostrarlo. Gli altri suoi ordini restano come sono.',
    ru_RU:
      'Здравствуйте, {name}! За этот заказ пришла оплата, хотя вы уже отказались от него. Мы полностью вернули {amount} на вашу карту; банк может показать возврат в течение десяти дней. Другие ваши заказы остаются без изменений.',
    ja_JP:
      '{name}様、このご注文はすでにお取りやめになっていましたが、お支払いが届きました。{amount}を全額カードへ返金いたしました。明細への反映には最大10日ほどかかることがあります。ほかのご注文に変更はありません。',
  },
  supersededText: {
    en_US:
      'Hello {name}, a payment came for this order although a newer order of yours had already replaced it. We have sent {amount} back to your card in full; banks take up to ten days to show it. Your other orders stay as they are.',
    fr_FR:
      'Bonjour {name}, un paiement est arrivé pour cette commande alors que vous l’aviez déjà remplacée par une plus récente. Nous avons remboursé {amount} en totalité sur votre carte ; la banque peut mettre jusqu’à dix jours à l’afficher. Vos autres commandes restent inchangées.',
    de_DE:
      'Guten Tag {name}, für diese Bestellung kam eine Zahlung, obwohl Sie sie schon durch eine neuere ersetzt hatten. Wir haben {amount} vollständig auf Ihre Karte zurückgebucht; bis das Geld dort erscheint, vergehen bis zu zehn Tage. Ihre anderen Bestellungen bleiben, wie sie sind.',
    es_ES:
      'Hola, {name}: llegó un pago para este pedido cuando usted ya lo había sustituido por otro más reciente. Hemos devuelto {amount} íntegramente a su tarjeta; el banco puede tardar hasta diez días en mostrarlo. Sus demás pedidos no cambian.',
    it_IT:
      'Buongiorno {name}, è arrivato un pagamento per questo ordine quando lo aveva già sostituito con uno più recente. Abbiamo rimborsato {amount} per intero sulla sua carta; la banca può impiegare fino a dieci giorni per mostrarlo. Gli altri suoi ordini restano come sono.',
    ru_RU:
      'Здравствуйте, {name}! За этот заказ пришла оплата, хотя вы уже заменили его более новым. Мы полностью вернули {amount} на вашу карту; банк может показать возврат в течение десяти дней. Другие ваши заказы остаются без изменений.',
    ja_JP:
      '{name}様、このご注文はすでに新しいご注文に置き換えられていましたが、お支払いが届きました。{amount}を全額カードへ返金いたしました。明細への反映には最大10日ほどかかることがあります。ほかのご注文に変更はありません。',
  },
  nothingBoughtText: {
    en_US:
      'Hello {name}, nothing was booked with the payment that came for this order. We have sent {amount} back to your card in full; banks take up to ten days to show it. If you still want the tour, please order it again.',
    fr_FR:
      'Bonjour {name}, le paiement reçu pour cette commande n’a donné lieu à aucune réservation. Nous avons remboursé {amount} en totalité sur votre carte ; la banque peut mettre jusqu’à dix jours à l’afficher. Si la visite vous intéresse toujours, commandez-la de nouveau.',
    de_DE:
      'Guten Tag {name}, mit der Zahlung, die für diese Bestellung kam, wurde nichts gebucht. Wir haben {amount} vollständig auf Ihre Karte zurückgebucht; bis das Geld dort erscheint, vergehen bis zu zehn Tage. Wenn Sie die Tour weiterhin möchten, bestellen Sie sie bitte noch einmal.',
    es_ES:
      'Hola, {name}: con el pago que llegó para este pedido no se ha reservado nada. Hemos devuelto {amount} íntegramente a su tarjeta; el banco puede tardar hasta diez días en mostrarlo. Si todavía quiere hacer la visita, vuelva a pedirla.',
    it_IT:
      'Buongiorno {name}, con il pagamento arrivato per questo ordine non è stato prenotato nulla. Abbiamo rimborsato {amount} per intero sulla sua carta; la banca può impiegare fino a dieci giorni per mostrarlo. Se desidera ancora la visita, la ordini di nuovo.',
    ru_RU:
      'Здравствуйте, {name}! На деньги, поступившие за этот заказ, ничего не было забронировано. Мы полностью вернули {amount} на вашу карту; банк может показать возврат в течение десяти дней. Если экскурсия вам по-прежнему интересна, закажите её ещё раз.',
    ja_JP:
      '{name}様、このご注文へのお支払いでは、ご予約は成立しておりません。{amount}を全額カードへ返金いたしました。明細への反映には最大10日ほどかかることがあります。引き続きツアーをご希望の場合は、お手数ですがもう一度ご注文ください。',
  },
  cancelledSubject: {
    en_US: 'Canceled: {reference}',
    fr_FR: 'Annulation de {reference}',
    de_DE: 'Storniert: {reference}',
    es_ES: 'Cancelación de {reference}',
    it_IT: 'Cancellata: {reference}',
    ru_RU: 'Бронирование {reference} отменено',
    ja_JP: '{reference}のキャンセルを承りました',
  },
  cancelledTitle: {
    en_US: 'Your booking is canceled',
    fr_FR: 'Votre réservation est annulée',
    de_DE: 'Ihre Buchung ist storniert',
    es_ES: 'Su reserva está cancelada',
    it_IT: 'La sua prenotazione è cancellata',
    ru_RU: 'Ваше бронирование отменено',
    ja_JP: 'ご予約をキャンセルいたしました',
  },
  cancelledFreeText: {
    en_US:
      'Hello {name}, we have canceled this booking as you asked and sent {amount} back to your card. Banks take up to {days, plural, one {# day} other {# days}} to show it.',
    fr_FR:
      'Bonjour {name}, nous avons annulé cette réservation à votre demande et remboursé {amount} sur votre carte. La banque peut mettre jusqu’à {days, plural, one {# jour} other {# jours}} à l’afficher.',
    de_DE:
      'Guten Tag {name}, wir haben diese Buchung auf Ihren Wunsch storniert und {amount} auf Ihre Karte zurückgebucht. Bis das Geld dort erscheint, {days, plural, one {vergeht bis zu # Tag} other {vergehen bis zu # Tage}}.',
    es_ES:
      'Hola, {name}: hemos cancelado esta reserva como nos pidió y hemos devuelto {amount} a su tarjeta. El banco puede tardar hasta {days, plural, one {# día} other {# días}} en mostrarlo.',
    it_IT:
      'Buongiorno {name}, abbiamo cancellato questa prenotazione come richiesto e rimborsato {amount} sulla sua carta. La banca può impiegare fino a {days, plural, one {# giorno} other {# giorni}} per mostrarlo.',
    ru_RU:
      'Здравствуйте, {name}! Мы отменили это бронирование по вашей просьбе и вернули {amount} на вашу карту. Банк может показать возврат в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.',
    ja_JP:
      '{name}様、ご希望どおりこのご予約をキャンセルし、{amount}をカードへ返金いたしました。明細への反映には最大{days, plural, other {#日}}ほどかかることがあります。',
  },
  cancelledLateText: {
    en_US:
      'Hello {name}, we have canceled this booking as you asked. The time for free cancellation had ended, so nothing goes back, as we told you before.',
    fr_FR:
      'Bonjour {name}, nous avons annulé cette réservation à votre demande. Le délai d’annulation gratuite était passé : comme nous vous l’avions indiqué, rien n’est remboursé.',
    de_DE:
      'Guten Tag {name}, wir haben diese Buchung auf Ihren Wunsch storniert. Die Frist für die kostenlose Stornierung war vorbei; deshalb wird, wie vorher angezeigt, nichts erstattet.',
    es_ES:
      'Hola, {name}: hemos cancelado esta reserva como nos pidió. El plazo de cancelación gratuita había terminado, así que, como le avisamos, no se devuelve nada.',
    it_IT:
      'Buongiorno {name}, abbiamo cancellato questa prenotazione come richiesto. Il termine per la cancellazione gratuita era scaduto: come indicato prima, non è previsto alcun rimborso.',
    ru_RU:
      'Здравствуйте, {name}! Мы отменили это бронирование по вашей просьбе. Срок бесплатной отмены уже прошёл, поэтому, как мы и предупреждали, деньги не возвращаются.',
    ja_JP:
      '{name}様、ご希望どおりこのご予約をキャンセルいたしました。無料キャンセルの期限を過ぎておりましたので、事前にご案内したとおり返金はございません。',
  },
  cancelledByCompanyText: {
    en_US:
      'Hello {name}, we are sorry: we had to cancel this booking. We have sent {amount} back to your card in full; banks take up to {days, plural, one {# day} other {# days}} to show it.',
    fr_FR:
      'Bonjour {name}, nous sommes désolés : nous avons dû annuler cette réservation. Nous avons remboursé {amount} en totalité sur votre carte ; la banque peut mettre jusqu’à {days, plural, one {# jour} other {# jours}} à l’afficher.',
    de_DE:
      'Guten Tag {name}, es tut uns leid: Wir mussten diese Buchung stornieren. Wir haben {amount} vollständig auf Ihre Karte zurückgebucht; bis das Geld dort erscheint, {days, plural, one {vergeht bis zu # Tag} other {vergehen bis zu # Tage}}.',
    es_ES:
      'Hola, {name}: lo sentimos, hemos tenido que cancelar esta reserva. Hemos devuelto {amount} íntegramente a su tarjeta; el banco puede tardar hasta {days, plural, one {# día} other {# días}} en mostrarlo.',
    it_IT:
      'Buongiorno {name}, ci dispiace: abbiamo dovuto cancellare questa prenotazione. Abbiamo rimborsato {amount} per intero sulla sua carta; la banca può impiegare fino a {days, plural, one {# giorno} other {# giorni}} per mostrarlo.',
    ru_RU:
      'Здравствуйте, {name}! К сожалению, нам пришлось отменить это бронирование. Мы полностью вернули {amount} на вашу карту; банк может показать возврат в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.',
    ja_JP:
      '{name}様、誠に申し訳ございませんが、こちらの都合によりこのご予約をキャンセルいたしました。{amount}を全額カードへ返金いたしました。明細への反映には最大{days, plural, other {#日}}ほどかかることがあります。',
  },
  changedSubject: {
    en_US: 'Changed: {reference}',
    fr_FR: 'Modification de {reference}',
    de_DE: 'Geändert: {reference}',
    es_ES: 'Cambio en {reference}',
    it_IT: 'Modificata: {reference}',
    ru_RU: 'Бронирование {reference} изменено',
    ja_JP: '{reference}のご予約内容を変更しました',
  },
  changedTitle: {
    en_US: 'Your booking has changed',
    fr_FR: 'Votre réservation est modifiée',
    de_DE: 'Ihre Buchung ist geändert',
    es_ES: 'Su reserva ha cambiado',
    it_IT: 'La sua prenotazione è modificata',
    ru_RU: 'Ваше бронирование изменено',
    ja_JP: 'ご予約内容を変更いたしました',
  },
  meetingPointChangedTitle: {
    en_US: 'Your meeting point has changed',
    fr_FR: 'Votre point de rendez-vous a changé',
    de_DE: 'Ihr Treffpunkt hat sich geändert',
    es_ES: 'Su punto de encuentro ha cambiado',
    it_IT: 'Il suo punto d’incontro è cambiato',
    ru_RU: 'Место встречи изменилось',
    ja_JP: '集合場所が変わりました',
  },
  meetingPointChanged: {
    en_US: 'We had to change the meeting point. New: {after}. Before: {before}. We are sorry.',
    fr_FR:
      'Nous avons dû changer le point de rendez-vous. Nouveau : {after}. Ancien : {before}. Nous en sommes désolés.',
    de_DE: 'Wir mussten den Treffpunkt ändern. Neu: {after}. Bisher: {before}. Das tut uns leid.',
    es_ES: 'Hemos tenido que cambiar el punto de encuentro. Nuevo: {after}. Anterior: {before}. Lo sentimos.',
    it_IT: 'Abbiamo dovuto cambiare il punto d’incontro. Nuovo: {after}. Precedente: {before}. Ci dispiace.',
    ru_RU: 'Нам пришлось изменить место встречи. Новое: {after}. Прежнее: {before}. Приносим извинения.',
    ja_JP: '集合場所を変更させていただきました。新しい集合場所：{after}。変更前：{before}。申し訳ございません。',
  },
  meetingPointRefusable: {
    en_US:
      'If it does not suit you, cancel on the page of your booking before the tour begins, and you get the full price back.',
    fr_FR:
      'S’il ne vous convient pas, annulez sur la page de votre réservation avant le début de la visite : le prix entier vous est remboursé.',
    de_DE:
      'Wenn er Ihnen nicht passt, stornieren Sie vor Beginn der Tour auf der Seite Ihrer Buchung und erhalten den ganzen Preis zurück.',
    es_ES:
      'Si no le conviene, cancele en la página de su reserva antes de que empiece la visita y le devolvemos el precio íntegro.',
    it_IT:
      'Se non le va bene, cancelli nella pagina della sua prenotazione prima dell’inizio del tour: le rimborsiamo l’intero prezzo.',
    ru_RU:
      'Если оно вам не подходит, отмените бронирование на его странице до начала экскурсии, и мы вернём полную стоимость.',
    ja_JP: 'ご都合が合わない場合は、ツアー開始前にご予約のページからキャンセルしていただければ、全額を返金いたします。',
  },
  changedText: {
    en_US:
      'Hello {name}, this is how your booking stands now. The new voucher is attached; please use it instead of the one before.',
    fr_FR:
      'Bonjour {name}, voici votre réservation telle qu’elle est maintenant. Le nouveau bon est joint ; utilisez-le à la place du précédent.',
    de_DE:
      'Guten Tag {name}, so lautet Ihre Buchung jetzt. Der neue Voucher hängt an; bitte verwenden Sie ihn anstelle des vorigen.',
    es_ES: 'Hola, {name}: así queda su reserva. Adjuntamos el nuevo bono; utilícelo en lugar del anterior.',
    it_IT:
      'Buongiorno {name}, ecco la sua prenotazione aggiornata. Il nuovo voucher è allegato: lo usi al posto del precedente.',
    ru_RU:
      'Здравствуйте, {name}! Вот как выглядит ваше бронирование теперь. Новый ваучер во вложении; используйте его вместо прежнего.',
    ja_JP:
      '{name}様、変更後のご予約内容は以下のとおりです。新しいバウチャーを添付いたしますので、以前のものに代えてお使いください。',
  },
  changeNotMadeSubject: {
    en_US: 'Not changed: {reference}',
    fr_FR: 'Modification impossible de {reference}',
    de_DE: 'Nicht geändert: {reference}',
    es_ES: 'Sin cambios: {reference}',
    it_IT: 'Non modificata: {reference}',
    ru_RU: 'Бронирование {reference} не изменено',
    ja_JP: '{reference}：変更できませんでした',
  },
  changeNotMadeTitle: {
    en_US: 'We could not change your booking',
    fr_FR: 'Nous n’avons pas pu modifier votre réservation',
    de_DE: 'Wir konnten Ihre Buchung nicht ändern',
    es_ES: 'No hemos podido cambiar su reserva',
    it_IT: 'Non abbiamo potuto modificare la sua prenotazione',
    ru_RU: 'Мы не смогли изменить ваше бронирование',
    ja_JP: 'ご予約を変更できませんでした',
  },
  changeNotMadeText: {
    en_US:
      'Hello {name}, your payment for the change came when the new time was no longer free. Your booking stays as it is, and we have sent {amount} back to your card; banks take up to {days, plural, one {# day} other {# days}} to show it.',
    fr_FR:
      'Bonjour {name}, votre paiement pour la modification est arrivé alors que le nouvel horaire n’était plus libre. Votre réservation reste inchangée et nous avons remboursé {amount} sur votre carte ; la banque peut mettre jusqu’à {days, plural, one {# jour} other {# jours}} à l’afficher.',
    de_DE:
      'Guten Tag {name}, Ihre Zahlung für die Änderung kam, als die neue Zeit nicht mehr frei war. Ihre Buchung bleibt, wie sie ist, und wir haben {amount} auf Ihre Karte zurückgebucht; bis das Geld dort erscheint, {days, plural, one {vergeht bis zu # Tag} other {vergehen bis zu # Tage}}.',
    es_ES:
      'Hola, {name}: su pago por el cambio llegó cuando la nueva hora ya no estaba libre. Su reserva no cambia y hemos devuelto {amount} a su tarjeta; el banco puede tardar hasta {days, plural, one {# día} other {# días}} en mostrarlo.',
    it_IT:
      'Buongiorno {name}, il suo pagamento per la modifica è arrivato quando il nuovo orario non era più libero. La prenotazione resta com’è e abbiamo rimborsato {amount} sulla sua carta; la banca può impiegare fino a {days, plural, one {# giorno} other {# giorni}} per mostrarlo.',
    ru_RU:
      'Здравствуйте, {name}! Ваша доплата за изменение пришла, когда новое время уже было занято. Бронирование остаётся прежним, а {amount} мы вернули на вашу карту; банк может показать возврат в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.',
    ja_JP:
      '{name}様、変更のためのお支払いが届いた時点で、ご希望の日時はすでに埋まっておりました。ご予約は元のままとし、{amount}をカードへ返金いたしました。明細への反映には最大{days, plural, other {#日}}ほどかかることがあります。',
  },
  teamRefundSubject: {
    en_US: 'Refund for {reference}',
    fr_FR: 'Remboursement pour {reference}',
    de_DE: 'Erstattung für {reference}',
    es_ES: 'Reembolso de {reference}',
    it_IT: 'Rimborso per {reference}',
    ru_RU: 'Возврат по заказу {reference}',
    ja_JP: '{reference}のご返金',
  },
  teamRefundTitle: {
    en_US: '{amount} goes back to you',
    fr_FR: '{amount} vous sont remboursés',
    de_DE: 'Sie bekommen {amount} zurück',
    es_ES: 'Se le devuelven {amount}',
    it_IT: 'Le rimborsiamo {amount}',
    ru_RU: 'Мы возвращаем вам {amount}',
    ja_JP: '{amount}を返金いたします',
  },
  teamRefundText: {
    en_US:
      'Hello {name}, our team has sent {amount} of this order back to your card. Banks take up to {days, plural, one {# day} other {# days}} to show it. Your bookings stay as they are.',
    fr_FR:
      'Bonjour {name}, notre équipe a remboursé {amount} de cette commande sur votre carte. La banque peut mettre jusqu’à {days, plural, one {# jour} other {# jours}} à l’afficher. Vos réservations restent inchangées.',
    de_DE:
      'Guten Tag {name}, unser Team hat {amount} dieser Bestellung auf Ihre Karte zurückgebucht. Bis das Geld dort erscheint, {days, plural, one {vergeht bis zu # Tag} other {vergehen bis zu # Tage}}. Ihre Buchungen bleiben, wie sie sind.',
    es_ES:
      'Hola, {name}: nuestro equipo ha devuelto {amount} de este pedido a su tarjeta. El banco puede tardar hasta {days, plural, one {# día} other {# días}} en mostrarlo. Sus reservas no cambian.',
    it_IT:
      'Buongiorno {name}, il nostro team ha rimborsato {amount} di questo ordine sulla sua carta. La banca può impiegare fino a {days, plural, one {# giorno} other {# giorni}} per mostrarlo. Le sue prenotazioni restano come sono.',
    ru_RU:
      'Здравствуйте, {name}! Наша команда вернула {amount} из этого заказа на вашу карту. Банк может показать возврат в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}. Ваши бронирования остаются без изменений.',
    ja_JP:
      '{name}様、このご注文のうち{amount}をカードへ返金いたしました。明細への反映には最大{days, plural, other {#日}}ほどかかることがあります。ご予約に変更はありません。',
  },
  reminderSubject: {
    en_US: 'In two days: {reference}',
    fr_FR: 'Dans deux jours : {reference}',
    de_DE: 'In zwei Tagen: {reference}',
    es_ES: 'Dentro de dos días: {reference}',
    it_IT: 'Tra due giorni: {reference}',
    ru_RU: 'Через два дня: {reference}',
    ja_JP: '2日後のご予約：{reference}',
  },
  reminderTitle: {
    en_US: 'Your tour is in two days',
    fr_FR: 'Votre visite a lieu dans deux jours',
    de_DE: 'Ihre Tour ist in zwei Tagen',
    es_ES: 'Su visita es dentro de dos días',
    it_IT: 'Il suo tour è tra due giorni',
    ru_RU: 'Ваша экскурсия через два дня',
    ja_JP: 'ツアーは2日後です',
  },
  reminderText: {
    en_US:
      'Hello {name}, here is all you need on the day. Please be at the meeting point {minutes} minutes before the start, with your voucher on paper or on your phone.',
    fr_FR:
      'Bonjour {name}, voici tout ce qu’il vous faut le jour venu. Soyez au point de rendez-vous {minutes} minutes avant le début, avec votre bon imprimé ou sur le téléphone.',
    de_DE:
      'Guten Tag {name}, hier steht alles, was Sie am Tag der Tour brauchen. Bitte seien Sie {minutes} Minuten vor Beginn am Treffpunkt, mit dem Voucher auf Papier oder auf dem Telefon.',
    es_ES:
      'Hola, {name}: aquí tiene todo lo que necesita ese día. Esté en el punto de encuentro {minutes} minutos antes del comienzo, con su bono en papel o en el teléfono.',
    it_IT:
      'Buongiorno {name}, ecco tutto ciò che le serve quel giorno. Si trovi al punto d’incontro {minutes} minuti prima dell’inizio, con il voucher stampato o sul telefono.',
    ru_RU:
      'Здравствуйте, {name}! Здесь всё, что понадобится в этот день. Пожалуйста, будьте на месте встречи за {minutes} мин до начала, с ваучером на бумаге или в телефоне.',
    ja_JP:
      '{name}様、当日に必要な情報をお届けします。開始の{minutes}分前までに集合場所へお越しください。バウチャーは印刷したもの、またはスマートフォンの画面をご用意ください。',
  },
  reminderSoonSubject: {
    en_US: 'Today: {reference}',
    fr_FR: 'Aujourd’hui : {reference}',
    de_DE: 'Heute: {reference}',
    es_ES: 'Hoy: {reference}',
    it_IT: 'Oggi: {reference}',
    ru_RU: 'Сегодня: {reference}',
    ja_JP: '本日のご予約：{reference}',
  },
  reminderSoonTitle: {
    en_US: 'Your tour begins soon',
    fr_FR: 'Votre visite commence bientôt',
    de_DE: 'Ihre Tour beginnt bald',
    es_ES: 'Su visita empieza pronto',
    it_IT: 'Il suo tour comincia tra poco',
    ru_RU: 'Ваша экскурсия скоро начнётся',
    ja_JP: 'まもなくツアーが始まります',
  },
  reminderSoonText: {
    en_US:
      'Hello {name}, please be at the meeting point {minutes} minutes before the start. Call your guide if you are late or cannot find it.',
    fr_FR:
      'Bonjour {name}, soyez au point de rendez-vous {minutes} minutes avant le début. Appelez votre guide si vous êtes en retard ou ne le trouvez pas.',
    de_DE:
      'Guten Tag {name}, bitte seien Sie {minutes} Minuten vor Beginn am Treffpunkt. Rufen Sie Ihren Guide an, wenn Sie sich verspäten oder den Treffpunkt nicht finden.',
    es_ES:
      'Hola, {name}: esté en el punto de encuentro {minutes} minutos antes del comienzo. Llame a su guía si se retrasa o no lo encuentra.',
    it_IT:
      'Buongiorno {name}, si trovi al punto d’incontro {minutes} minuti prima dell’inizio. Chiami la sua guida se è in ritardo o non lo trova.',
    ru_RU:
      'Здравствуйте, {name}! Пожалуйста, будьте на месте встречи за {minutes} мин до начала. Позвоните гиду, если опаздываете или не можете найти место.',
    ja_JP:
      '{name}様、開始の{minutes}分前までに集合場所へお越しください。遅れる場合や場所が見つからない場合は、ガイドまでお電話ください。',
  },
  reminderWithoutGuide: {
    en_US: 'We are still looking for your guide and will write to you as soon as one has accepted.',
    fr_FR: 'Nous cherchons encore votre guide et vous écrirons dès que l’un d’eux aura accepté.',
    de_DE: 'Wir suchen Ihren Guide noch und schreiben Ihnen, sobald jemand zugesagt hat.',
    es_ES: 'Todavía buscamos a su guía y le escribiremos en cuanto alguien acepte.',
    it_IT: 'Stiamo ancora cercando la sua guida e le scriveremo appena qualcuno accetta.',
    ru_RU: 'Мы ещё ищем вашего гида и напишем, как только кто-то согласится.',
    ja_JP: '担当ガイドは引き続き手配中です。決まり次第ご連絡いたします。',
  },
  guideContact: {
    en_US: 'Guide’s contact',
    fr_FR: 'Contact du guide',
    de_DE: 'Kontakt des Guides',
    es_ES: 'Contacto del guía',
    it_IT: 'Contatto della guida',
    ru_RU: 'Связь с гидом',
    ja_JP: 'ガイドの連絡先',
  },
  refunded: {
    en_US: 'Refunded',
    fr_FR: 'Remboursé',
    de_DE: 'Erstattet',
    es_ES: 'Devuelto',
    it_IT: 'Rimborsato',
    ru_RU: 'Возвращено',
    ja_JP: '返金額',
  },
  cancelledOn: {
    en_US: 'Canceled on',
    fr_FR: 'Annulée le',
    de_DE: 'Storniert am',
    es_ES: 'Cancelada el',
    it_IT: 'Cancellata il',
    ru_RU: 'Отменено',
    ja_JP: 'キャンセル日時',
  },
  chooseAgain: {
    en_US: 'Choose another time',
    fr_FR: 'Choisir un autre horaire',
    de_DE: 'Eine andere Zeit wählen',
    es_ES: 'Elegir otra hora',
    it_IT: 'Scegli un altro orario',
    ru_RU: 'Выбрать другое время',
    ja_JP: '別の時間を選ぶ',
  },
  openOrder: {
    en_US: 'Open my order',
    fr_FR: 'Ouvrir ma commande',
    de_DE: 'Meine Bestellung öffnen',
    es_ES: 'Abrir mi pedido',
    it_IT: 'Apri il mio ordine',
    ru_RU: 'Открыть мой заказ',
    ja_JP: '注文内容を開く',
  },
  quoteConfirmedTitle: {
    en_US: 'Your booking is paid',
    fr_FR: 'Votre réservation est payée',
    de_DE: 'Ihre Buchung ist bezahlt',
    es_ES: 'Su reserva está pagada',
    it_IT: 'La sua prenotazione è pagata',
    ru_RU: 'Ваше бронирование оплачено',
    ja_JP: 'お支払いが完了しました',
  },
  quoteConfirmedText: {
    en_US:
      'Thank you, {name}. Your payment has arrived and your booking stands. The voucher is attached; show it on the day on paper or on your phone.',
    fr_FR:
      'Merci {name}. Votre paiement est arrivé et votre réservation est ferme. Le bon est joint : présentez-le le jour venu, imprimé ou sur votre téléphone.',
    de_DE:
      'Vielen Dank, {name}. Ihre Zahlung ist angekommen und Ihre Buchung steht. Der Voucher hängt an; zeigen Sie ihn am Tag selbst auf Papier oder auf dem Telefon.',
    es_ES:
      'Gracias, {name}. Su pago ha llegado y su reserva es firme. Adjuntamos el bono; muéstrelo ese día en papel o en el teléfono.',
    it_IT:
      'Grazie, {name}. Il suo pagamento è arrivato e la prenotazione è confermata. Il voucher è allegato: lo mostri quel giorno su carta o sul telefono.',
    ru_RU:
      'Спасибо, {name}. Ваш платёж поступил, бронирование в силе. Ваучер приложен: покажите его в день поездки на бумаге или в телефоне.',
    ja_JP:
      '{name}様、お支払いを確認し、ご予約が確定しました。バウチャーを添付しましたので、当日は印刷したものかスマートフォンの画面をご提示ください。',
  },
  quotePersonComes: {
    en_US: 'We now choose who comes to you. You will get another e-mail with the name and the telephone number.',
    fr_FR:
      'Nous choisissons maintenant la personne qui viendra. Vous recevrez un autre e-mail avec son nom et son numéro de téléphone.',
    de_DE: 'Wir wählen jetzt aus, wer zu Ihnen kommt. Name und Telefonnummer erhalten Sie in einer weiteren E-Mail.',
    es_ES: 'Ahora elegimos a la persona que acudirá. Recibirá otro correo con su nombre y su teléfono.',
    it_IT: 'Ora scegliamo chi verrà da lei. Riceverà un’altra e-mail con il nome e il numero di telefono.',
    ru_RU: 'Сейчас мы выбираем, кто к вам приедет. Имя и телефон придут в отдельном письме.',
    ja_JP: '担当者をこれから手配します。お名前と電話番号は別のメールでお知らせします。',
  },
  service: {
    en_US: 'Service',
    fr_FR: 'Prestation',
    de_DE: 'Leistung',
    es_ES: 'Servicio',
    it_IT: 'Servizio',
    ru_RU: 'Услуга',
    ja_JP: 'サービス',
  },
  quotePersonNamedSubject: {
    en_US: '{guide} comes for {reference}',
    fr_FR: '{guide} vient pour {reference}',
    de_DE: '{guide} kommt zu {reference}',
    es_ES: '{guide} acude para {reference}',
    it_IT: '{guide} viene per {reference}',
    ru_RU: '{guide} приедет по брони {reference}',
    ja_JP: '{reference}の担当者：{guide}',
  },
  quotePersonNamedTitle: {
    en_US: '{guide} comes to you',
    fr_FR: '{guide} vient vous chercher',
    de_DE: '{guide} kommt zu Ihnen',
    es_ES: '{guide} acudirá',
    it_IT: '{guide} verrà da lei',
    ru_RU: 'К вам приедет {guide}',
    ja_JP: '担当は{guide}です',
  },
  quotePersonNamedText: {
    en_US:
      'Good news, {name}: {guide} comes to you. You can reach {guide} at {contact} if you are late or do not find each other.',
    fr_FR:
      'Bonne nouvelle, {name} : {guide} vient à votre rencontre. Vous pouvez joindre {guide} au {contact} si vous êtes en retard ou si vous ne vous trouvez pas.',
    de_DE:
      'Gute Nachricht, {name}: {guide} kommt zu Ihnen. Sie erreichen {guide} unter {contact}, wenn Sie sich verspäten oder einander nicht finden.',
    es_ES:
      'Buenas noticias, {name}: {guide} acudirá a su encuentro. Puede llamar a {guide} al {contact} si se retrasa o no se encuentran.',
    it_IT:
      'Buone notizie, {name}: {guide} verrà da lei. Può contattare {guide} ({contact}) se è in ritardo o se non vi trovate.',
    ru_RU:
      'Хорошие новости, {name}: к вам приедет {guide}. Если вы опаздываете или не нашли друг друга, звоните: {contact}.',
    ja_JP: '{name}様、{guide}がお伺いします。遅れる場合や見つからない場合は {contact} へご連絡ください。',
  },
  quotePersonChangedSubject: {
    en_US: '{reference} has changed: {guide} comes instead of {previous}',
    fr_FR: 'Changement pour {reference} : {guide} vient à la place de {previous}',
    de_DE: 'Änderung zu {reference}: {guide} kommt statt {previous}',
    es_ES: 'Cambio en {reference}: acude {guide} en lugar de {previous}',
    it_IT: 'Cambio per {reference}: {guide} viene al posto di {previous}',
    ru_RU: 'Изменение по брони {reference}: вместо {previous} приедет {guide}',
    ja_JP: '{reference}の変更：{previous}に代わり{guide}が担当します',
  },
  quotePersonChangedTitle: {
    en_US: '{guide} comes instead of {previous}',
    fr_FR: '{guide} vient à la place de {previous}',
    de_DE: '{guide} kommt statt {previous}',
    es_ES: 'Acude {guide} en lugar de {previous}',
    it_IT: '{guide} viene al posto di {previous}',
    ru_RU: 'Вместо {previous} приедет {guide}',
    ja_JP: '{previous}に代わり{guide}が担当します',
  },
  quotePersonChangedText: {
    en_US:
      'Hello {name}, {previous} cannot come, and {guide} takes over. Date, time and place stay as they are. You can reach {guide} at {contact} if you are late or do not find each other.',
    fr_FR:
      'Bonjour {name}, {previous} a un empêchement et {guide} prend le relais. Date, heure et lieu restent les mêmes. Vous pouvez joindre {guide} au {contact} si vous êtes en retard ou si vous ne vous trouvez pas.',
    de_DE:
      'Guten Tag {name}, {previous} kann nicht kommen, und {guide} übernimmt. Tag, Uhrzeit und Ort bleiben. Sie erreichen {guide} unter {contact}, wenn Sie sich verspäten oder einander nicht finden.',
    es_ES:
      'Hola, {name}: {previous} no puede acudir y {guide} se hace cargo. Fecha, hora y lugar siguen igual. Puede llamar a {guide} al {contact} si se retrasa o no se encuentran.',
    it_IT:
      'Buongiorno {name}, {previous} ha un impedimento e {guide} prende il suo posto. Data, ora e luogo restano gli stessi. Può contattare {guide} ({contact}) se è in ritardo o se non vi trovate.',
    ru_RU:
      'Здравствуйте, {name}! {previous} не сможет приехать, вместо него будет {guide}. Дата, время и место не меняются. Если вы опаздываете или не нашли друг друга, звоните: {contact}.',
    ja_JP:
      '{name}様、{previous}が伺えなくなり、{guide}が担当いたします。日時と場所に変更はありません。遅れる場合や見つからない場合は {contact} へご連絡ください。',
  },
  quoteReminderTitle: {
    en_US: 'Two days to go',
    fr_FR: 'Plus que deux jours',
    de_DE: 'Noch zwei Tage',
    es_ES: 'Faltan dos días',
    it_IT: 'Mancano due giorni',
    ru_RU: 'Осталось два дня',
    ja_JP: 'ご利用は2日後です',
  },
  quoteReminderText: {
    en_US: 'Hello {name}, here is all you need on the day. Have your voucher with you on paper or on your phone.',
    fr_FR:
      'Bonjour {name}, voici tout ce qu’il vous faut pour le jour venu. Ayez votre bon avec vous, imprimé ou sur votre téléphone.',
    de_DE:
      'Guten Tag {name}, hier ist alles, was Sie am Tag selbst brauchen. Haben Sie Ihren Voucher auf Papier oder auf dem Telefon dabei.',
    es_ES: 'Hola, {name}: aquí tiene todo lo necesario para ese día. Lleve el bono en papel o en el teléfono.',
    it_IT:
      'Buongiorno {name}, ecco tutto ciò che serve per quel giorno. Tenga con sé il voucher su carta o sul telefono.',
    ru_RU: 'Здравствуйте, {name}! Здесь всё, что понадобится в этот день. Возьмите ваучер на бумаге или в телефоне.',
    ja_JP: '{name}様、当日に必要な情報をお送りします。バウチャーは印刷するか、スマートフォンでご用意ください。',
  },
  quoteReminderSoonTitle: {
    en_US: 'Today is the day',
    fr_FR: 'C’est aujourd’hui',
    de_DE: 'Heute ist es so weit',
    es_ES: 'Es hoy',
    it_IT: 'È oggi',
    ru_RU: 'Это сегодня',
    ja_JP: '本日です',
  },
  quoteReminderSoonText: {
    en_US: 'Hello {name}, we see each other soon. Call the number below if you are late or do not find us.',
    fr_FR:
      'Bonjour {name}, à très bientôt. Appelez le numéro ci-dessous si vous êtes en retard ou si vous ne nous trouvez pas.',
    de_DE:
      'Guten Tag {name}, wir sehen uns bald. Rufen Sie die Nummer unten an, wenn Sie sich verspäten oder uns nicht finden.',
    es_ES: 'Hola, {name}: nos vemos pronto. Llame al número de abajo si se retrasa o no nos encuentra.',
    it_IT: 'Buongiorno {name}, ci vediamo presto. Chiami il numero qui sotto se è in ritardo o non ci trova.',
    ru_RU: 'Здравствуйте, {name}! Скоро увидимся. Если вы опаздываете или не нашли нас, звоните по номеру ниже.',
    ja_JP: '{name}様、まもなくお会いできます。遅れる場合や見つからない場合は、下記の番号へお電話ください。',
  },
  quoteReminderWithoutPerson: {
    en_US: 'We are choosing who comes to you and will write to you as soon as we know.',
    fr_FR: 'Nous choisissons la personne qui viendra et vous écrirons dès que nous le saurons.',
    de_DE: 'Wir wählen noch aus, wer zu Ihnen kommt, und schreiben Ihnen, sobald wir es wissen.',
    es_ES: 'Estamos eligiendo a quién acudirá y le escribiremos en cuanto lo sepamos.',
    it_IT: 'Stiamo scegliendo chi verrà da lei e le scriveremo appena lo sapremo.',
    ru_RU: 'Мы выбираем, кто к вам приедет, и сразу напишем вам.',
    ja_JP: '担当者を手配中です。決まり次第ご連絡します。',
  },
  quoteMissingSubject: {
    en_US: 'Nobody yet for {reference}',
    fr_FR: 'Encore personne pour {reference}',
    de_DE: 'Noch niemand für {reference}',
    es_ES: 'Aún nadie para {reference}',
    it_IT: 'Ancora nessuno per {reference}',
    ru_RU: 'По брони {reference} пока никто не назначен',
    ja_JP: '{reference}の担当者がまだ決まっていません',
  },
  quoteMissingTitle: {
    en_US: 'Nobody has been found for your booking yet',
    fr_FR: 'Personne n’est encore disponible pour votre réservation',
    de_DE: 'Für Ihre Buchung ist noch niemand gefunden',
    es_ES: 'Aún no hay nadie para su reserva',
    it_IT: 'Non abbiamo ancora trovato nessuno per la sua prenotazione',
    ru_RU: 'Пока никто не назначен на ваше бронирование',
    ja_JP: 'まだ担当者が見つかっていません',
  },
  quoteMissingText: {
    en_US:
      'Hello {name}, your booking begins soon, and nobody can come so far. We are sorry. We keep looking and will write to you at once.',
    fr_FR:
      'Bonjour {name}, votre réservation commence bientôt et personne n’est encore disponible. Nous en sommes désolés. Nous continuons à chercher et vous écrirons aussitôt.',
    de_DE:
      'Guten Tag {name}, Ihre Buchung beginnt bald, und bisher kann niemand kommen. Das tut uns leid. Wir suchen weiter und schreiben Ihnen sofort.',
    es_ES:
      'Hola, {name}: su reserva empieza pronto y de momento nadie puede acudir. Lo sentimos. Seguimos buscando y le escribiremos enseguida.',
    it_IT:
      'Buongiorno {name}, la sua prenotazione inizia presto e finora nessuno può venire. Ci dispiace. Continuiamo a cercare e le scriveremo subito.',
    ru_RU:
      'Здравствуйте, {name}! Ваше бронирование скоро начнётся, но пока никто не может приехать. Приносим извинения. Мы продолжаем искать и сразу напишем вам.',
    ja_JP:
      '{name}様、まもなくご利用時間ですが、担当者がまだ見つかっておりません。申し訳ございません。引き続き手配し、すぐにご連絡します。',
  },
  quoteMissingOffer: {
    en_US: 'There is no need to wait: on the page of your order you can cancel with a full refund.',
    fr_FR:
      'Rien ne vous oblige à attendre : sur la page de votre commande, vous pouvez annuler et être remboursé en totalité.',
    de_DE: 'Sie müssen nicht warten: Auf der Seite Ihrer Bestellung können Sie mit voller Erstattung stornieren.',
    es_ES: 'No hace falta esperar: en la página de su pedido puede cancelar con reembolso completo.',
    it_IT: 'Non è necessario aspettare: nella pagina del suo ordine può annullare con rimborso totale.',
    ru_RU: 'Ждать необязательно: на странице заказа вы можете отменить его с полным возвратом.',
    ja_JP: 'お待ちいただく必要はありません。注文のページから全額返金でキャンセルできます。',
  },
  tour: {
    en_US: 'Tour',
    fr_FR: 'Visite',
    de_DE: 'Tour',
    es_ES: 'Visita',
    it_IT: 'Tour',
    ru_RU: 'Экскурсия',
    ja_JP: 'ツアー',
  },
  when: {
    en_US: 'When',
    fr_FR: 'Quand',
    de_DE: 'Wann',
    es_ES: 'Cuándo',
    it_IT: 'Quando',
    ru_RU: 'Когда',
    ja_JP: '日時',
  },
  where: {
    en_US: 'Meeting point',
    fr_FR: 'Point de rendez-vous',
    de_DE: 'Treffpunkt',
    es_ES: 'Punto de encuentro',
    it_IT: 'Punto d’incontro',
    ru_RU: 'Место встречи',
    ja_JP: '集合場所',
  },
  language: {
    en_US: 'Guide’s language',
    fr_FR: 'Langue du guide',
    de_DE: 'Sprache des Guides',
    es_ES: 'Idioma del guía',
    it_IT: 'Lingua della guida',
    ru_RU: 'Язык гида',
    ja_JP: 'ガイドの言語',
  },
  paidThere: {
    en_US: 'Not in the price',
    fr_FR: 'Non compris dans le prix',
    de_DE: 'Nicht im Preis',
    es_ES: 'No incluido en el precio',
    it_IT: 'Non compreso nel prezzo',
    ru_RU: 'Не входит в стоимость',
    ja_JP: '料金に含まれないもの',
  },
  discount: {
    en_US: 'Discount',
    fr_FR: 'Remise',
    de_DE: 'Rabatt',
    es_ES: 'Descuento',
    it_IT: 'Sconto',
    ru_RU: 'Скидка',
    ja_JP: '割引',
  },
  paid: {
    en_US: 'Paid',
    fr_FR: 'Payé',
    de_DE: 'Bezahlt',
    es_ES: 'Pagado',
    it_IT: 'Pagato',
    ru_RU: 'Оплачено',
    ja_JP: 'お支払い済み',
  },
  booking: {
    en_US: 'Booking',
    fr_FR: 'Réservation',
    de_DE: 'Buchung',
    es_ES: 'Reserva',
    it_IT: 'Prenotazione',
    ru_RU: 'Бронирование',
    ja_JP: '予約番号',
  },
  guide: {
    en_US: 'Guide',
    fr_FR: 'Guide',
    de_DE: 'Guide',
    es_ES: 'Guía',
    it_IT: 'Guida',
    ru_RU: 'Гид',
    ja_JP: 'ガイド',
  },
} satisfies Record<string, Translated>;
