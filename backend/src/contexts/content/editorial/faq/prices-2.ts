import type { EditorialEntry } from '../editorial-entry.js';

export const pricesQuestions2: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'are-tickets-included',
    position: 11,
    details: { topic: 'prices' },
    texts: {
      en_US: {
        title: 'Are entrance tickets included?',
        summary: '',
        markdown:
          'That differs from tour to tour; each page says so under “What is included” and “Not included.” Many walks stay outdoors and need none. Where a museum or a monument is part of the tour, the ticket is either in the price or listed as a separate cost, often because the museum sells it only in the visitor’s name or because some of you enter free. If you are entitled to a reduced price, bring proof. For questions before you book, write to [{email}](mailto:{email}).',
      },
      fr_FR: {
        title: 'Les billets d’entrée sont-ils compris ?',
        summary: '',
        markdown:
          'Cela varie d’une visite à l’autre ; chaque page le dit sous « Ce qui est compris » et « Non compris ». Beaucoup de promenades restent dehors et n’en demandent aucun. Quand un musée ou un monument fait partie de la visite, le billet est soit dans le prix, soit signalé comme une dépense à part, souvent parce que l’établissement ne le vend qu’au nom du visiteur ou parce que certains d’entre vous entrent gratuitement. Si vous avez droit à une réduction, apportez le justificatif. Pour toute question avant de réserver : [{email}](mailto:{email}).',
      },
      de_DE: {
        title: 'Sind Eintrittskarten inbegriffen?',
        summary: '',
        markdown:
          'Das ist von Tour zu Tour verschieden; auf jeder Seite steht, was inbegriffen ist und was nicht. Viele Rundgänge bleiben draußen und brauchen keine. Gehört ein Museum oder ein Denkmal dazu, ist die Karte entweder im Preis enthalten oder als eigene Ausgabe genannt, oft weil das Haus sie nur auf den Namen des Gastes verkauft oder weil einige von Ihnen freien Eintritt haben. Wenn Ihnen eine Ermäßigung zusteht, bringen Sie den Nachweis mit. Fragen vor der Buchung beantworten wir unter [{email}](mailto:{email}).',
      },
      es_ES: {
        title: '¿Están incluidas las entradas?',
        summary: '',
        markdown:
          'Depende de la visita; cada página dice qué está incluido y qué no. Muchos paseos transcurren al aire libre y no necesitan ninguna. Cuando un museo o un monumento forma parte de la visita, la entrada está en el precio o figura como gasto aparte, a menudo porque la institución solo la vende a nombre del visitante o porque algunos de ustedes entran gratis. Si tiene derecho a un descuento, traiga el justificante. Para preguntas antes de reservar: [{email}](mailto:{email}).',
      },
      it_IT: {
        title: 'I biglietti d’ingresso sono compresi?',
        summary: '',
        markdown:
          'Dipende dal tour; ogni pagina dice che cosa è compreso e che cosa no. Molte passeggiate restano all’aperto e non ne richiedono. Quando un museo o un monumento fa parte del tour, il biglietto è nel prezzo oppure è indicato come spesa a parte, spesso perché l’istituzione lo vende solo a nome del visitatore o perché alcune persone del suo gruppo entrano gratis. Se ha diritto a una riduzione, porti il documento. Per domande prima di prenotare scriva a [{email}](mailto:{email}).',
      },
      ru_RU: {
        title: 'Входят ли в цену билеты?',
        summary: '',
        markdown:
          'У разных экскурсий по-разному: на каждой странице сказано, что входит в цену и что нет. Многие прогулки проходят под открытым небом, и билеты не нужны. Если в экскурсию входит музей или памятник, билет либо включён в цену, либо назван отдельным расходом — часто потому, что его продают только на имя посетителя или кто-то из вас проходит бесплатно. Если вам положена скидка, возьмите документ. С вопросами до бронирования пишите на [{email}](mailto:{email}).',
      },
      ja_JP: {
        title: '入場券は料金に含まれますか',
        summary: '',
        markdown:
          'ツアーによって異なり、含まれるものと含まれないものを各ページに記載しています。屋外だけを歩き、入場券の要らないツアーも数多くあります。美術館や史跡が含まれる場合、入場券は料金に含まれるか、別の費用として記されています。施設が入場者本人の名義でしか販売しない場合や、無料で入れる方がいらっしゃる場合があるためです。割引の対象となる方は証明書をお持ちください。ご予約前のご質問は[{email}](mailto:{email})で承ります。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'is-payment-safe',
    position: 12,
    details: { topic: 'prices' },
    texts: {
      en_US: {
        title: 'How do I pay, and is it safe?',
        summary: '',
        markdown:
          'You pay by card. The card number, expiration date and security code go straight from your browser to the payment provider; they never reach us, so we cannot store or lose them. Your bank may ask you to confirm the payment in its app or with a code. Nothing is charged before you press the button that shows the amount. If the card is declined, your places stay reserved for a while and you can try another. If you can only pay in another way, write to [{email}](mailto:{email}) before you order.',
      },
      fr_FR: {
        title: 'Comment payer, et est-ce sûr ?',
        summary: '',
        markdown:
          'Vous payez par carte. Le numéro, la date d’expiration et le code de sécurité vont de votre navigateur au prestataire de paiement ; ils ne passent jamais par nous, qui ne pouvons donc ni les conserver ni les perdre. Votre banque peut vous demander de confirmer dans son application ou par un code. Rien n’est débité avant le bouton qui porte le montant. Si la carte est refusée, vos places restent réservées un moment et vous pouvez en essayer une autre. Si vous ne pouvez payer qu’autrement, écrivez avant de commander à [{email}](mailto:{email}).',
      },
      de_DE: {
        title: 'Wie bezahle ich, und ist das sicher?',
        summary: '',
        markdown:
          'Sie zahlen mit Karte. Nummer, Ablaufdatum und Prüfnummer gehen von Ihrem Browser an den Zahlungsdienstleister; zu uns gelangen sie nie, wir können sie also weder speichern noch verlieren. Ihre Bank kann Sie bitten, die Zahlung in ihrer App oder mit einem Code zu bestätigen. Abgebucht wird nichts, bevor Sie die Schaltfläche mit dem Betrag drücken. Wird die Karte abgelehnt, bleiben Ihre Plätze eine Weile reserviert, und Sie können eine andere versuchen. Können Sie nur auf anderem Weg zahlen, schreiben Sie vor der Bestellung an [{email}](mailto:{email}).',
      },
      es_ES: {
        title: '¿Cómo se paga? ¿Es seguro?',
        summary: '',
        markdown:
          'Se paga con tarjeta. El número, la fecha de caducidad y el código de seguridad van de su navegador al proveedor de pagos; nunca llegan a nosotros, así que no podemos guardarlos ni perderlos. Su banco puede pedirle que confirme el pago en su aplicación o con un código. No se cobra nada antes de pulsar el botón que indica el importe. Si se rechaza la tarjeta, sus plazas siguen reservadas un rato y puede probar con otra. Si solo puede pagar de otro modo, escriba antes de hacer el pedido a [{email}](mailto:{email}).',
      },
      it_IT: {
        title: 'Come si paga, ed è sicuro?',
        summary: '',
        markdown:
          'Si paga con carta. Numero, scadenza e codice di sicurezza vanno dal suo browser al fornitore dei pagamenti; a noi non arrivano mai, quindi non possiamo né conservarli né perderli. La banca può chiederle di confermare il pagamento nella sua app o con un codice. Nulla viene addebitato prima che lei prema il pulsante con l’importo. Se la carta è rifiutata, i posti restano riservati per un po’ e può provarne un’altra. Se può pagare solo in altro modo, scriva prima di ordinare a [{email}](mailto:{email}).',
      },
      ru_RU: {
        title: 'Как оплатить и безопасно ли это?',
        summary: '',
        markdown:
          'Оплата — банковской картой. Номер, срок действия и код безопасности уходят из браузера прямо в платёжную компанию; к нам они не попадают, поэтому мы не можем ни сохранить их, ни потерять. Банк может попросить подтвердить платёж в приложении или кодом. До нажатия кнопки, на которой названа сумма, ничего не списывается. Если карту отклонили, места ещё некоторое время остаются за вами и можно попробовать другую. Если вы можете заплатить только иначе, напишите до заказа на [{email}](mailto:{email}).',
      },
      ja_JP: {
        title: '支払い方法は何ですか。安全ですか',
        summary: '',
        markdown:
          'お支払いはカードで承ります。カード番号、有効期限、セキュリティコードはお客様のブラウザから決済会社へ直接送られ、当社には届きません。そのため、当社が保存することも失うこともありません。お客様の銀行が、アプリやコードでの確認を求めることがあります。金額を記したボタンを押されるまで、請求は行われません。カードが承認されなかった場合も、お席はしばらく確保されますので、別のカードをお試しいただけます。ほかの方法でしかお支払いになれない場合は、ご注文の前に[{email}](mailto:{email})までご連絡ください。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'receipt-or-invoice',
    position: 13,
    details: { topic: 'prices' },
    texts: {
      en_US: {
        title: 'Do I get a receipt or an invoice?',
        summary: '',
        markdown:
          'The e-mail confirmation states what you bought, the amount and the date of payment, and is enough as a receipt for most purposes. If you need an invoice with a company’s name, address and VAT number, write to [{email}](mailto:{email}) and give the reference of the order. Tours fall under the margin scheme for travel agents: the price includes value added tax, but the law does not let us show its amount, so it cannot be deducted. It is best to ask for the invoice soon after the order.',
      },
      fr_FR: {
        title: 'Vais-je recevoir un reçu ou une facture ?',
        summary: '',
        markdown:
          'La confirmation par e-mail indique ce que vous avez acheté, le montant et le jour du paiement ; dans la plupart des cas, elle suffit comme reçu. S’il vous faut une facture avec le nom d’une société, son adresse et son numéro de TVA, écrivez à [{email}](mailto:{email}) en citant la référence de la commande. Les visites relèvent du régime de la marge des agences de voyages : le prix comprend la TVA, mais la loi ne permet pas d’en indiquer le montant, qui n’est donc pas déductible. Mieux vaut demander la facture peu après la commande.',
      },
      de_DE: {
        title: 'Bekomme ich einen Beleg oder eine Rechnung?',
        summary: '',
        markdown:
          'Die Bestätigung per E-Mail nennt, was Sie gekauft haben, den Betrag und den Tag der Zahlung, und reicht als Beleg meistens aus. Brauchen Sie eine Rechnung mit Firma, Anschrift und Umsatzsteuer-ID, schreiben Sie an [{email}](mailto:{email}) und nennen die Nummer der Bestellung. Touren unterliegen der Margenbesteuerung für Reiseleistungen: Der Preis enthält Umsatzsteuer, aber ihren Betrag dürfen wir nicht ausweisen; ein Vorsteuerabzug ist deshalb nicht möglich. Bitten Sie am besten bald nach der Bestellung um die Rechnung.',
      },
      es_ES: {
        title: '¿Recibiré un justificante o una factura?',
        summary: '',
        markdown:
          'La confirmación por correo indica qué ha comprado, el importe y el día del pago, y suele bastar como justificante. Si necesita una factura con el nombre de una empresa, su dirección y su número de IVA, escriba a [{email}](mailto:{email}) con la referencia del pedido. Las visitas tributan por el régimen especial de las agencias de viajes: el precio incluye el IVA, pero la ley no permite mostrar su importe, por lo que no se puede deducir. Lo mejor es pedir la factura poco después del pedido.',
      },
      it_IT: {
        title: 'Mi arriva una ricevuta o una fattura?',
        summary: '',
        markdown:
          'La conferma per e-mail indica che cosa ha acquistato, l’importo e il giorno del pagamento, e di solito basta come ricevuta. Se le serve una fattura con ragione sociale, indirizzo e partita IVA, scriva a [{email}](mailto:{email}) indicando il codice dell’ordine. I tour sono soggetti al regime speciale delle agenzie di viaggio: il prezzo comprende l’IVA, ma la legge non consente di indicarne l’importo, che perciò non è detraibile. È meglio chiedere la fattura poco dopo l’ordine.',
      },
      ru_RU: {
        title: 'Получу ли я чек или счёт?',
        summary: '',
        markdown:
          'В письме с подтверждением указано, что вы купили, сумма и день оплаты; обычно этого достаточно. Если нужен счёт с названием фирмы, её адресом и номером плательщика НДС, напишите на [{email}](mailto:{email}) и назовите номер заказа. К экскурсиям применяется особый порядок НДС для туристических агентств: налог входит в цену, но указывать его сумму закон не разрешает, поэтому к вычету её не принять. Счёт лучше запросить сразу после заказа.',
      },
      ja_JP: {
        title: '領収書や請求書はもらえますか',
        summary: '',
        markdown:
          '確認メールに、ご購入の内容、金額、お支払いの日付を記載しています。多くの場合、これで領収書の代わりになります。会社名、住所、VAT番号の入った請求書が必要な場合は、ご注文の番号を添えて[{email}](mailto:{email})までご連絡ください。ツアーには旅行業者の付加価値税の特別制度が適用されます。料金に税は含まれますが、税額を示すことは法律で認められていないため、控除の対象にはなりません。請求書はご注文の後、お早めにお申し付けください。',
      },
    },
  },
];
