import type { Translated } from '../../../shared-kernel/language/locale.js';

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** Words of a bank transfer, in the PDF and in mails. ICU; complete in seven languages. */
export const transferTexts = {
  kind: {
    en_US: 'Bank transfer',
    fr_FR: 'Virement',
    de_DE: 'Überweisung',
    es_ES: 'Transferencia',
    it_IT: 'Bonifico',
    ru_RU: 'Банковский перевод',
    ja_JP: '銀行振込',
  },
  documentTitle: {
    en_US: 'Bank transfer for order {reference}',
    fr_FR: 'Virement pour la commande {reference}',
    de_DE: 'Überweisung für die Bestellung {reference}',
    es_ES: 'Transferencia para el pedido {reference}',
    it_IT: 'Bonifico per l’ordine {reference}',
    ru_RU: 'Перевод по заказу {reference}',
    ja_JP: 'ご注文{reference}の銀行振込',
  },
  title: {
    en_US: 'How to pay',
    fr_FR: 'Comment payer',
    de_DE: 'So bezahlen Sie',
    es_ES: 'Cómo pagar',
    it_IT: 'Come pagare',
    ru_RU: 'Как оплатить',
    ja_JP: 'お支払い方法',
  },
  amount: {
    en_US: 'Amount',
    fr_FR: 'Montant',
    de_DE: 'Betrag',
    es_ES: 'Importe',
    it_IT: 'Importo',
    ru_RU: 'Сумма',
    ja_JP: '金額',
  },
  holder: {
    en_US: 'Account holder',
    fr_FR: 'Titulaire',
    de_DE: 'Kontoinhaber',
    es_ES: 'Titular',
    it_IT: 'Intestatario',
    ru_RU: 'Получатель',
    ja_JP: '口座名義',
  },
  iban: {
    en_US: 'IBAN',
    fr_FR: 'IBAN',
    de_DE: 'IBAN',
    es_ES: 'IBAN',
    it_IT: 'IBAN',
    ru_RU: 'IBAN',
    ja_JP: 'IBAN',
  },
  bic: {
    en_US: 'BIC',
    fr_FR: 'BIC',
    de_DE: 'BIC',
    es_ES: 'BIC',
    it_IT: 'BIC',
    ru_RU: 'BIC',
    ja_JP: 'BIC',
  },
  accountNumber: {
    en_US: 'Account number',
    fr_FR: 'Numéro de compte',
    de_DE: 'Kontonummer',
    es_ES: 'Número de cuenta',
    it_IT: 'Numero di conto',
    ru_RU: 'Номер счёта',
    ja_JP: '口座番号',
  },
  routingNumber: {
    en_US: 'Routing number',
    fr_FR: 'Numéro d’acheminement',
    de_DE: 'Routing-Nummer',
    es_ES: 'Número de ruta',
    it_IT: 'Numero di routing',
    ru_RU: 'Маршрутный номер',
    ja_JP: 'ルーティング番号',
  },
  branchCode: {
    en_US: 'Branch code',
    fr_FR: 'Code guichet',
    de_DE: 'Filialnummer',
    es_ES: 'Código de sucursal',
    it_IT: 'Codice filiale',
    ru_RU: 'Код отделения',
    ja_JP: '支店コード',
  },
  bank: {
    en_US: 'Bank',
    fr_FR: 'Banque',
    de_DE: 'Bank',
    es_ES: 'Banco',
    it_IT: 'Banca',
    ru_RU: 'Банк',
    ja_JP: '銀行',
  },
  reference: {
    en_US: 'Payment reference',
    fr_FR: 'Référence du virement',
    de_DE: 'Verwendungszweck',
    es_ES: 'Concepto',
    it_IT: 'Causale',
    ru_RU: 'Назначение платежа',
    ja_JP: '振込番号（備考欄）',
  },
  deadline: {
    en_US: 'Must arrive by',
    fr_FR: 'Doit arriver avant le',
    de_DE: 'Eingang spätestens',
    es_ES: 'Debe llegar antes del',
    it_IT: 'Deve arrivare entro',
    ru_RU: 'Должен поступить до',
    ja_JP: '着金期限',
  },
  scan: {
    en_US: 'Scan with your banking app',
    fr_FR: 'À scanner avec votre application bancaire',
    de_DE: 'Mit Ihrer Banking-App scannen',
    es_ES: 'Escanee con la aplicación de su banco',
    it_IT: 'Inquadri con l’app della sua banca',
    ru_RU: 'Отсканируйте в приложении банка',
    ja_JP: '銀行アプリで読み取ってください',
  },
  codeAlt: {
    en_US: 'QR code of the bank transfer for order {reference}',
    fr_FR: 'Code QR du virement pour la commande {reference}',
    de_DE: 'QR-Code der Überweisung für die Bestellung {reference}',
    es_ES: 'Código QR de la transferencia para el pedido {reference}',
    it_IT: 'Codice QR del bonifico per l’ordine {reference}',
    ru_RU: 'QR-код перевода по заказу {reference}',
    ja_JP: 'ご注文{reference}の銀行振込用QRコード',
  },
  reservesNothingTitle: {
    en_US: 'First come, first served',
    fr_FR: 'Premier payé, premier servi',
    de_DE: 'Wer zuerst zahlt, bekommt den Platz',
    es_ES: 'Por orden de pago',
    it_IT: 'Vale l’ordine dei pagamenti',
    ru_RU: 'Место получает тот, кто оплатил первым',
    ja_JP: '先着順です',
  },
  reservesNothing: {
    en_US:
      'Your time is booked when your money arrives, not before. If somebody else has paid for it by then, you choose another time or get the whole amount back.',
    fr_FR:
      'Votre horaire est réservé à l’arrivée de votre virement, pas avant. Si quelqu’un d’autre l’a payé entre-temps, vous choisissez un autre horaire ou nous vous remboursons en totalité.',
    de_DE:
      'Ihr Termin ist gebucht, sobald Ihr Geld eingeht, nicht vorher. Hat ihn bis dahin jemand anderes bezahlt, wählen Sie einen anderen Termin oder erhalten den ganzen Betrag zurück.',
    es_ES:
      'Su horario queda reservado cuando llega el dinero, no antes. Si para entonces otra persona lo ha pagado, usted elige otro horario o le devolvemos todo el importe.',
    it_IT:
      'Il suo orario è prenotato quando arriva il denaro, non prima. Se nel frattempo qualcun altro lo ha pagato, lei sceglie un altro orario o riceve l’intero importo.',
    ru_RU:
      'Время закрепляется за вами, когда поступят деньги, не раньше. Если к тому моменту его оплатит кто-то другой, вы выберете другое время или получите всю сумму назад.',
    ja_JP:
      'ご予約は着金をもって確定し、それまでは確保されません。着金までに他のお客様が同じ時間をお支払いになった場合は、別の時間をお選びいただくか、全額を返金いたします。',
  },
  ordered: {
    en_US: 'What you ordered',
    fr_FR: 'Votre commande',
    de_DE: 'Ihre Bestellung',
    es_ES: 'Su pedido',
    it_IT: 'Il suo ordine',
    ru_RU: 'Ваш заказ',
    ja_JP: 'ご注文内容',
  },
  awaitsSubject: {
    en_US: 'Order {reference}: please transfer {amount}',
    fr_FR: 'Commande {reference} : virement de {amount}',
    de_DE: 'Bestellung {reference}: bitte {amount} überweisen',
    es_ES: 'Pedido {reference}: transfiera {amount}',
    it_IT: 'Ordine {reference}: bonifico di {amount}',
    ru_RU: 'Заказ {reference}: переведите {amount}',
    ja_JP: 'ご注文{reference}：{amount}のお振込のお願い',
  },
  awaitsTitle: {
    en_US: 'Please transfer {amount}',
    fr_FR: 'Merci de virer {amount}',
    de_DE: 'Bitte überweisen Sie {amount}',
    es_ES: 'Transfiera {amount}',
    it_IT: 'Effettui un bonifico di {amount}',
    ru_RU: 'Переведите, пожалуйста, {amount}',
    ja_JP: '{amount}をお振り込みください',
  },
  awaitsText: {
    en_US:
      'Hello {name}, thank you for your order. Please use the payment reference exactly as written, so that we recognize your transfer.',
    fr_FR:
      'Bonjour {name}, merci de votre commande. Reprenez exactement la référence indiquée pour que nous reconnaissions votre virement.',
    de_DE:
      'Guten Tag {name}, vielen Dank für Ihre Bestellung. Bitte geben Sie den Verwendungszweck genau so an, damit wir Ihre Überweisung zuordnen können.',
    es_ES: 'Hola, {name}: gracias por su pedido. Copie el concepto tal cual para que reconozcamos su transferencia.',
    it_IT:
      'Buongiorno {name}, grazie per il suo ordine. Riporti la causale esattamente com’è, così riconosciamo il bonifico.',
    ru_RU:
      'Здравствуйте, {name}! Спасибо за заказ. Укажите назначение платежа точно так, как написано, чтобы мы узнали ваш перевод.',
    ja_JP: '{name}様、ご注文ありがとうございます。お振込を確認できるよう、振込番号を記載どおりにご入力ください。',
  },
  reminderSubject: {
    en_US: 'Order {reference}: your transfer has not arrived yet',
    fr_FR: 'Commande {reference} : virement pas encore arrivé',
    de_DE: 'Bestellung {reference}: Ihre Überweisung fehlt noch',
    es_ES: 'Pedido {reference}: aún no llega la transferencia',
    it_IT: 'Ordine {reference}: bonifico non ancora arrivato',
    ru_RU: 'Заказ {reference}: перевод ещё не поступил',
    ja_JP: 'ご注文{reference}：お振込が未着です',
  },
  reminderTitle: {
    en_US: 'Your transfer has not arrived yet',
    fr_FR: 'Votre virement n’est pas encore arrivé',
    de_DE: 'Ihre Überweisung ist noch nicht da',
    es_ES: 'Su transferencia aún no ha llegado',
    it_IT: 'Il suo bonifico non è ancora arrivato',
    ru_RU: 'Ваш перевод ещё не поступил',
    ja_JP: 'お振込がまだ確認できておりません',
  },
  reminderText: {
    en_US:
      'Hello {name}, we have not received {amount} yet. If you have sent it, there is nothing to do. The order ends at the time below.',
    fr_FR:
      'Bonjour {name}, nous n’avons pas encore reçu {amount}. Si le virement est parti, vous n’avez rien à faire. La commande prend fin à l’heure indiquée.',
    de_DE:
      'Guten Tag {name}, {amount} sind noch nicht eingegangen. Wenn Sie schon überwiesen haben, ist nichts zu tun. Die Bestellung endet zum unten genannten Zeitpunkt.',
    es_ES:
      'Hola, {name}: aún no hemos recibido {amount}. Si ya hizo la transferencia, no tiene que hacer nada. El pedido termina en el momento indicado.',
    it_IT:
      'Buongiorno {name}, non abbiamo ancora ricevuto {amount}. Se il bonifico è partito, non deve fare nulla. L’ordine scade nel momento indicato.',
    ru_RU:
      'Здравствуйте, {name}! {amount} пока не поступили. Если вы уже отправили перевод, ничего делать не нужно. Заказ закроется в указанное время.',
    ja_JP:
      '{name}様、{amount}の着金をまだ確認できておりません。お手続き済みの場合は、そのままお待ちください。下記の期限でご注文は終了します。',
  },
  shortSubject: {
    en_US: 'Order {reference}: {amount} missing',
    fr_FR: 'Commande {reference} : il manque {amount}',
    de_DE: 'Bestellung {reference}: Es fehlen {amount}',
    es_ES: 'Pedido {reference}: faltan {amount}',
    it_IT: 'Ordine {reference}: mancano {amount}',
    ru_RU: 'Заказ {reference}: не хватает {amount}',
    ja_JP: 'ご注文{reference}：{amount}不足しています',
  },
  shortTitle: {
    en_US: '{amount} missing',
    fr_FR: 'Il manque {amount}',
    de_DE: 'Es fehlen {amount}',
    es_ES: 'Faltan {amount}',
    it_IT: 'Mancano {amount}',
    ru_RU: 'Не хватает {amount}',
    ja_JP: '{amount}不足しています',
  },
  shortText: {
    en_US:
      'Hello {name}, we have received {received} for order {reference}. Please transfer the missing {amount} with the same payment reference. If the order ends before, everything goes back to you.',
    fr_FR:
      'Bonjour {name}, nous avons reçu {received} pour la commande {reference}. Merci de virer les {amount} manquants avec la même référence. Si la commande prend fin avant, tout vous est remboursé.',
    de_DE:
      'Guten Tag {name}, für die Bestellung {reference} sind {received} eingegangen. Bitte überweisen Sie die fehlenden {amount} mit demselben Verwendungszweck. Endet die Bestellung vorher, erhalten Sie alles zurück.',
    es_ES:
      'Hola, {name}: hemos recibido {received} para el pedido {reference}. Transfiera los {amount} que faltan con el mismo concepto. Si el pedido termina antes, le devolvemos todo.',
    it_IT:
      'Buongiorno {name}, abbiamo ricevuto {received} per l’ordine {reference}. Effettui un bonifico dei {amount} mancanti con la stessa causale. Se l’ordine scade prima, le restituiamo tutto.',
    ru_RU:
      'Здравствуйте, {name}! По заказу {reference} поступило {received}. Переведите, пожалуйста, недостающие {amount} с тем же назначением платежа. Если заказ закроется раньше, мы вернём всё.',
    ja_JP:
      '{name}様、ご注文{reference}について{received}の着金を確認しました。不足分{amount}を同じ振込番号でお振り込みください。期限までに揃わない場合は全額を返金いたします。',
  },
  missedSubject: {
    en_US: 'Order {reference}: choose another time or a refund',
    fr_FR: 'Commande {reference} : autre horaire ou remboursement',
    de_DE: 'Bestellung {reference}: neuer Termin oder Geld zurück',
    es_ES: 'Pedido {reference}: otro horario o reembolso',
    it_IT: 'Ordine {reference}: altro orario o rimborso',
    ru_RU: 'Заказ {reference}: другое время или возврат',
    ja_JP: 'ご注文{reference}：時間の変更または返金',
  },
  missedTitle: {
    en_US: 'Your money is here, but the time has been taken',
    fr_FR: 'Votre virement est arrivé, mais l’horaire est pris',
    de_DE: 'Ihr Geld ist da, aber der Termin ist vergeben',
    es_ES: 'Su dinero ha llegado, pero el horario está ocupado',
    it_IT: 'Il denaro è arrivato, ma l’orario è stato preso',
    ru_RU: 'Деньги поступили, но время уже занято',
    ja_JP: '着金を確認しましたが、ご希望の時間は埋まっていました',
  },
  missedText: {
    en_US:
      'Hello {name}, we are sorry: somebody else paid for this time before your transfer arrived. On the page of your order, choose another time at the same price, or have the whole amount sent back.',
    fr_FR:
      'Bonjour {name}, nous sommes désolés : quelqu’un d’autre a payé cet horaire avant l’arrivée de votre virement. Sur la page de votre commande, choisissez un autre horaire au même prix, ou faites-vous rembourser en totalité.',
    de_DE:
      'Guten Tag {name}, das tut uns leid: Jemand anderes hat diesen Termin bezahlt, bevor Ihre Überweisung eintraf. Wählen Sie auf der Seite Ihrer Bestellung einen anderen Termin zum selben Preis, oder lassen Sie sich den ganzen Betrag zurücküberweisen.',
    es_ES:
      'Hola, {name}: lo sentimos, otra persona pagó este horario antes de que llegara su transferencia. En la página de su pedido, elija otro horario al mismo precio o pida la devolución de todo el importe.',
    it_IT:
      'Buongiorno {name}, ci dispiace: qualcun altro ha pagato questo orario prima che arrivasse il suo bonifico. Nella pagina del suo ordine scelga un altro orario allo stesso prezzo, oppure chieda il rimborso completo.',
    ru_RU:
      'Здравствуйте, {name}! Нам жаль: это время оплатил кто-то другой раньше, чем пришёл ваш перевод. На странице заказа выберите другое время по той же цене или верните всю сумму.',
    ja_JP:
      '{name}様、申し訳ございません。お振込の着金前に、他のお客様がこの時間をお支払いになりました。ご注文のページで、同じ料金で別の時間をお選びいただくか、全額の返金をお申し込みください。',
  },
  accountSubject: {
    en_US: 'Order {reference}: where shall we send {amount}?',
    fr_FR: 'Commande {reference} : où envoyer {amount} ?',
    de_DE: 'Bestellung {reference}: Wohin mit {amount}?',
    es_ES: 'Pedido {reference}: ¿adónde enviamos {amount}?',
    it_IT: 'Ordine {reference}: dove inviamo {amount}?',
    ru_RU: 'Заказ {reference}: куда перевести {amount}?',
    ja_JP: 'ご注文{reference}：{amount}の返金先について',
  },
  accountTitle: {
    en_US: 'Where shall we send your money?',
    fr_FR: 'Où envoyer votre argent ?',
    de_DE: 'Wohin sollen wir Ihr Geld überweisen?',
    es_ES: '¿Adónde enviamos su dinero?',
    it_IT: 'Dove inviamo il suo denaro?',
    ru_RU: 'Куда перевести ваши деньги?',
    ja_JP: '返金先の口座をお知らせください',
  },
  accountText: {
    en_US:
      'Hello {name}, {amount} goes back to you by bank transfer. Please enter your account (IBAN) on the page of your order.',
    fr_FR:
      'Bonjour {name}, nous vous remboursons {amount} par virement. Indiquez votre compte (IBAN) sur la page de votre commande.',
    de_DE:
      'Guten Tag {name}, {amount} gehen per Überweisung an Sie zurück. Bitte geben Sie auf der Seite Ihrer Bestellung Ihr Konto (IBAN) an.',
    es_ES:
      'Hola, {name}: le devolvemos {amount} por transferencia. Indique su cuenta (IBAN) en la página de su pedido.',
    it_IT:
      'Buongiorno {name}, le rimborsiamo {amount} con bonifico. Indichi il suo conto (IBAN) nella pagina del suo ordine.',
    ru_RU: 'Здравствуйте, {name}! Мы вернём {amount} банковским переводом. Укажите счёт (IBAN) на странице заказа.',
    ja_JP: '{name}様、{amount}を銀行振込で返金いたします。ご注文のページで口座（IBAN）をご入力ください。',
  },
} as const satisfies Record<string, Translated>;
