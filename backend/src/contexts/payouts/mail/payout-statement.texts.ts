/** `{amount}`, `{month}`, `{day}` on which it is paid, `{last}` on which the guide may object, `{bill}` the number, `{answer}` of the team. Subjects have 60 characters at most. */
export const statementTexts = {
  subject: {
    en_US: 'Your statement for {month}',
    fr_FR: 'Votre relevé pour {month}',
    de_DE: 'Ihre Abrechnung für {month}',
    es_ES: 'Su liquidación de {month}',
    it_IT: 'Il suo rendiconto di {month}',
    ru_RU: 'Ваш расчёт за {month}',
    ja_JP: '{month}分の明細',
  },
  paragraphs: {
    amount: {
      en_US: 'Your missions bring you {amount} for {month}.',
      fr_FR: 'Vos missions vous rapportent {amount} pour {month}.',
      de_DE: 'Ihre Einsätze bringen Ihnen {amount} für {month}.',
      es_ES: 'Sus misiones le aportan {amount} por {month}.',
      it_IT: 'Le sue missioni le fruttano {amount} per {month}.',
      ru_RU: 'За ваши задания за {month} вам причитается {amount}.',
      ja_JP: '{month}の業務に対するお支払い額は{amount}です。',
    },
    payOn: {
      en_US: 'We pay it on {day}. The page of your payments lists every line.',
      fr_FR: 'Nous le versons le {day}. La page de vos paiements détaille chaque ligne.',
      de_DE: 'Wir zahlen den Betrag am {day}. Die Seite Ihrer Zahlungen nennt jeden Posten.',
      es_ES: 'Lo pagamos el {day}. La página de sus pagos detalla cada línea.',
      it_IT: 'Lo paghiamo il {day}. La pagina dei suoi pagamenti elenca ogni riga.',
      ru_RU: 'Мы переведём деньги {day}. Каждая строка указана на странице ваших выплат.',
      ja_JP: '{day}にお支払いします。明細はお支払いのページでご確認いただけます。',
    },
    object: {
      en_US: 'Is a line wrong? Tell us by {last} on that page. We answer before the bill is written.',
      fr_FR:
        'Une ligne est fausse ? Dites-le-nous sur cette page jusqu’au {last}. Nous répondons avant d’établir la facture.',
      de_DE:
        'Stimmt ein Posten nicht? Sagen Sie es uns bis zum {last} auf dieser Seite. Wir antworten, bevor die Gutschrift geschrieben wird.',
      es_ES:
        '¿Hay una línea incorrecta? Díganoslo en esa página hasta el {last}. Respondemos antes de emitir la factura.',
      it_IT:
        'Una riga è sbagliata? Ce lo dica su quella pagina entro il {last}. Rispondiamo prima di emettere la fattura.',
      ru_RU: 'Заметили ошибку? Сообщите нам на этой странице до {last} включительно. Мы ответим до выставления счёта.',
      ja_JP: '明細に誤りがある場合は、{last}までにこのページからお知らせください。請求書の作成前にお答えします。',
    },
    noTaxDetails: {
      en_US:
        'The law wants us to report what platforms pay. Please enter your tax details on that page: after two statements and 60 days, payments wait for them.',
      fr_FR:
        'La loi nous oblige à déclarer ce que les plateformes versent. Saisissez vos informations fiscales sur cette page : après deux relevés et 60 jours, les paiements les attendent.',
      de_DE:
        'Das Gesetz verpflichtet Plattformen, Zahlungen zu melden. Bitte geben Sie auf dieser Seite Ihre Steuerdaten an: Nach zwei Abrechnungen und 60 Tagen warten Zahlungen darauf.',
      es_ES:
        'La ley nos obliga a declarar lo que pagan las plataformas. Indique sus datos fiscales en esa página: después de dos liquidaciones y 60 días, los pagos los esperan.',
      it_IT:
        'La legge ci obbliga a comunicare quanto pagano le piattaforme. Inserisca i suoi dati fiscali su quella pagina: dopo due rendiconti e 60 giorni i pagamenti restano in attesa.',
      ru_RU:
        'Закон обязывает платформы сообщать о выплатах. Укажите налоговые данные на этой странице: после двух расчётов и 60 дней выплаты будут ждать их.',
      ja_JP:
        '法律により、プラットフォームは支払いを報告する義務があります。このページで税務情報をご入力ください。明細2回と60日を過ぎると、入力されるまでお支払いを保留します。',
    },
    account: {
      en_US: 'The money goes to your primary payout account.',
      fr_FR: 'L’argent est versé sur votre compte de versement principal.',
      de_DE: 'Das Geld geht an Ihr Hauptkonto für Auszahlungen.',
      es_ES: 'El dinero se envía a su cuenta de cobro principal.',
      it_IT: 'Il denaro va al suo conto principale per i pagamenti.',
      ru_RU: 'Деньги поступят на ваш основной счёт для выплат.',
      ja_JP: 'お支払いは主要な受取口座に振り込まれます。',
    },
    noAccount: {
      en_US: 'You have no payout account yet, so the payment waits. Add one and it goes out with the next transfer.',
      fr_FR:
        'Vous n’avez pas encore de compte de versement : le paiement attend. Ajoutez-en un et il partira avec le prochain virement.',
      de_DE:
        'Sie haben noch kein Auszahlungskonto, deshalb wartet die Zahlung. Fügen Sie eines hinzu, dann geht sie mit der nächsten Überweisung hinaus.',
      es_ES:
        'Todavía no tiene una cuenta de cobro, por lo que el pago está en espera. Añada una y saldrá con la próxima transferencia.',
      it_IT:
        'Non ha ancora un conto per i pagamenti, quindi il pagamento è in attesa. Ne aggiunga uno e partirà con il prossimo bonifico.',
      ru_RU:
        'У вас пока нет счёта для выплат, поэтому выплата ждёт. Добавьте счёт, и деньги уйдут со следующим переводом.',
      ja_JP:
        '受取口座がまだ登録されていないため、お支払いを保留しています。口座を追加すると、次回の振込でお支払いします。',
    },
  },
  smallPrint: {
    en_US: 'The bill follows before the money is sent.',
    fr_FR: 'La facture suit avant l’envoi de l’argent.',
    de_DE: 'Die Gutschrift folgt, bevor das Geld gesendet wird.',
    es_ES: 'La factura llega antes de enviar el dinero.',
    it_IT: 'La fattura segue prima dell’invio del denaro.',
    ru_RU: 'Счёт появится до перевода денег.',
    ja_JP: '請求書はお支払いの前に作成されます。',
  },
  button: {
    en_US: 'Look at my payments',
    fr_FR: 'Voir mes paiements',
    de_DE: 'Meine Zahlungen ansehen',
    es_ES: 'Ver mis pagos',
    it_IT: 'Vedi i miei pagamenti',
    ru_RU: 'Посмотреть мои выплаты',
    ja_JP: 'お支払いを確認する',
  },
} as const;

export const paidTexts = {
  subject: {
    en_US: 'Your payment for {month} is on its way',
    fr_FR: 'Votre paiement pour {month} est en route',
    de_DE: 'Ihre Zahlung für {month} ist unterwegs',
    es_ES: 'Su pago de {month} está en camino',
    it_IT: 'Il suo pagamento di {month} è in arrivo',
    ru_RU: 'Выплата за {month} отправлена',
    ja_JP: '{month}分のお支払いを手配しました',
  },
  paragraphs: [
    {
      en_US: 'We have sent you {amount} for {month}. A bank may need a few days to book it.',
      fr_FR: 'Nous vous avons envoyé {amount} pour {month}. Une banque peut mettre quelques jours à le créditer.',
      de_DE:
        'Wir haben Ihnen {amount} für {month} gesendet. Eine Bank kann einige Tage brauchen, um den Betrag zu buchen.',
      es_ES: 'Le hemos enviado {amount} por {month}. El banco puede tardar unos días en abonarlo.',
      it_IT: 'Le abbiamo inviato {amount} per {month}. La banca può impiegare qualche giorno per l’accredito.',
      ru_RU: 'Мы отправили вам {amount} за {month}. Банку может понадобиться несколько дней.',
      ja_JP: '{month}分として{amount}をお送りしました。口座への反映には数日かかることがあります。',
    },
    {
      en_US: 'The bill has the number {bill}. We wrote it in your name, as agreed.',
      fr_FR: 'La facture porte le numéro {bill}. Nous l’avons établie en votre nom, comme convenu.',
      de_DE: 'Die Gutschrift hat die Nummer {bill}. Wir haben sie wie vereinbart in Ihrem Namen geschrieben.',
      es_ES: 'La factura lleva el número {bill}. La hemos emitido en su nombre, según lo acordado.',
      it_IT: 'La fattura ha il numero {bill}. L’abbiamo emessa a suo nome, come concordato.',
      ru_RU: 'Счёт имеет номер {bill}. Мы выставили его от вашего имени, как договорились.',
      ja_JP: '請求書番号は{bill}です。取り決めに従い、お客様の名義で当社が作成しました。',
    },
  ],
  smallPrint: {
    en_US: 'The bill is on the page of your payments.',
    fr_FR: 'La facture se trouve sur la page de vos paiements.',
    de_DE: 'Die Gutschrift finden Sie auf der Seite Ihrer Zahlungen.',
    es_ES: 'La factura está en la página de sus pagos.',
    it_IT: 'La fattura si trova nella pagina dei suoi pagamenti.',
    ru_RU: 'Счёт находится на странице ваших выплат.',
    ja_JP: '請求書はお支払いのページでご覧いただけます。',
  },
  button: {
    en_US: 'Look at my payments',
    fr_FR: 'Voir mes paiements',
    de_DE: 'Meine Zahlungen ansehen',
    es_ES: 'Ver mis pagos',
    it_IT: 'Vedi i miei pagamenti',
    ru_RU: 'Посмотреть мои выплаты',
    ja_JP: 'お支払いを確認する',
  },
} as const;

export const objectionTexts = {
  subject: {
    en_US: 'Our answer about your statement for {month}',
    fr_FR: 'Notre réponse sur votre relevé de {month}',
    de_DE: 'Unsere Antwort zu Ihrer Abrechnung für {month}',
    es_ES: 'Nuestra respuesta sobre la liquidación de {month}',
    it_IT: 'La nostra risposta sul rendiconto di {month}',
    ru_RU: 'Наш ответ по расчёту за {month}',
    ja_JP: '{month}分の明細についての回答',
  },
  paragraphs: [
    {
      en_US: 'We have looked at what you wrote about your statement. Our answer:',
      fr_FR: 'Nous avons étudié votre remarque sur le relevé. Notre réponse :',
      de_DE: 'Wir haben geprüft, was Sie zu Ihrer Abrechnung geschrieben haben. Unsere Antwort:',
      es_ES: 'Hemos revisado lo que escribió sobre su liquidación. Nuestra respuesta:',
      it_IT: 'Abbiamo esaminato quanto ha scritto sul suo rendiconto. La nostra risposta:',
      ru_RU: 'Мы рассмотрели ваше замечание к расчёту. Наш ответ:',
      ja_JP: '明細についてお知らせいただいた内容を確認しました。回答は次のとおりです。',
    },
    {
      en_US: '{answer}',
      fr_FR: '{answer}',
      de_DE: '{answer}',
      es_ES: '{answer}',
      it_IT: '{answer}',
      ru_RU: '{answer}',
      ja_JP: '{answer}',
    },
    {
      en_US: 'We pay {amount} for {month}.',
      fr_FR: 'Nous versons {amount} pour {month}.',
      de_DE: 'Wir zahlen {amount} für {month}.',
      es_ES: 'Pagamos {amount} por {month}.',
      it_IT: 'Paghiamo {amount} per {month}.',
      ru_RU: 'За {month} мы выплатим {amount}.',
      ja_JP: '{month}分として{amount}をお支払いします。',
    },
  ],
  smallPrint: statementTexts.smallPrint,
  button: statementTexts.button,
} as const;
