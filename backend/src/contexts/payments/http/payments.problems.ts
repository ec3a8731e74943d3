import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const paymentsProblems: ProblemTexts = {
  CARD_DETAILS_INCORRECT: {
    en_US:
      'The card details are incorrect. Check number, expiration date, security code and name; nothing was charged.',
    fr_FR:
      'Les données de la carte sont incorrectes. Vérifiez le numéro, la date d’expiration, le code de sécurité et le nom ; rien n’a été débité.',
    de_DE:
      'Die Kartendaten sind nicht richtig. Prüfen Sie Nummer, Ablaufdatum, Prüfnummer und Namen; es wurde nichts abgebucht.',
    es_ES:
      'Los datos de la tarjeta no son correctos. Compruebe el número, la caducidad, el código de seguridad y el nombre; no se ha cobrado nada.',
    it_IT:
      'I dati della carta non sono corretti. Controlli numero, scadenza, codice di sicurezza e nome; nulla è stato addebitato.',
    ru_RU: 'Данные карты указаны неверно. Проверьте номер, срок действия, код безопасности и имя; деньги не списаны.',
    ja_JP:
      'カード情報が正しくありません。番号、有効期限、セキュリティコード、名義をご確認ください。請求は発生していません。',
  },
  CARD_EXPIRED: {
    en_US: 'This card has expired: its date has passed. Use another card; nothing was charged.',
    fr_FR: 'Cette carte a expiré : sa date est dépassée. Utilisez une autre carte ; rien n’a été débité.',
    de_DE:
      'Diese Karte ist abgelaufen: Das Datum liegt in der Vergangenheit. Nehmen Sie eine andere Karte; es wurde nichts abgebucht.',
    es_ES: 'Esta tarjeta ha caducado: la fecha ya ha pasado. Utilice otra tarjeta; no se ha cobrado nada.',
    it_IT: 'Questa carta è scaduta: la data è già passata. Usi un’altra carta; nulla è stato addebitato.',
    ru_RU: 'Срок действия этой карты истёк: указанная дата уже прошла. Возьмите другую карту; деньги не списаны.',
    ja_JP: 'このカードは有効期限が過ぎています。別のカードをご利用ください。請求は発生していません。',
  },
  BANK_INFORMATION_UNAVAILABLE: {
    en_US: 'We have no bank account in {currency}. Choose another currency.',
    fr_FR: 'Nous n’avons pas de compte bancaire en {currency}. Choisissez une autre devise.',
    de_DE: 'Wir haben kein Bankkonto in {currency}. Wählen Sie eine andere Währung.',
    es_ES: 'No tenemos cuenta bancaria en {currency}. Elija otra moneda.',
    it_IT: 'Non abbiamo un conto bancario in {currency}. Scelga un’altra valuta.',
    ru_RU: 'У нас нет банковского счёта в {currency}. Выберите другую валюту.',
    ja_JP: '{currency}の銀行口座はございません。別の通貨をお選びください。',
  },
  FIELD_IS_REFUND_IBAN: {
    en_US: 'Check this IBAN. It does not match its check digits.',
    fr_FR: 'Vérifiez cet IBAN. Il ne correspond pas à sa clé de contrôle.',
    de_DE: 'Prüfen Sie diese IBAN. Sie passt nicht zu ihren Prüfziffern.',
    es_ES: 'Revise este IBAN. No coincide con sus dígitos de control.',
    it_IT: 'Controlli questo IBAN. Non corrisponde alle cifre di controllo.',
    ru_RU: 'Проверьте IBAN: он не совпадает с контрольными цифрами.',
    ja_JP: 'IBANをご確認ください。検査数字と一致しません。',
  },
  TRANSFER_SETTLED: {
    en_US: 'Nothing of this transfer is left to decide about.',
    fr_FR: 'Il ne reste rien à décider pour ce virement.',
    de_DE: 'Über diese Überweisung ist schon entschieden.',
    es_ES: 'No queda nada por decidir sobre esta transferencia.',
    it_IT: 'Per questo bonifico non resta nulla da decidere.',
    ru_RU: 'По этому переводу решать больше нечего.',
    ja_JP: 'この振込について決めることは残っていません。',
  },
  ORDER_TAKES_NO_TRANSFER: {
    en_US: 'Order {reference} does not wait for a bank transfer of this amount and currency.',
    fr_FR: 'La commande {reference} n’attend pas de virement de ce montant et de cette devise.',
    de_DE: 'Die Bestellung {reference} erwartet keine Überweisung mit diesem Betrag und dieser Währung.',
    es_ES: 'El pedido {reference} no espera una transferencia de este importe y moneda.',
    it_IT: 'L’ordine {reference} non attende un bonifico di questo importo e valuta.',
    ru_RU: 'Заказ {reference} не ждёт перевода на такую сумму и в такой валюте.',
    ja_JP: 'ご注文{reference}は、この金額・通貨の振込を待っていません。',
  },
  TRANSFER_KNOWN: {
    en_US: 'A transfer with this number is recorded already.',
    fr_FR: 'Un virement portant ce numéro est déjà enregistré.',
    de_DE: 'Eine Überweisung mit dieser Nummer ist schon erfasst.',
    es_ES: 'Ya hay una transferencia registrada con este número.',
    it_IT: 'Un bonifico con questo numero è già registrato.',
    ru_RU: 'Перевод с таким номером уже записан.',
    ja_JP: 'この番号の振込はすでに記録されています。',
  },
  RECIPIENT_ACCOUNT_MISSING: {
    en_US: 'Enter the account first that the money goes to.',
    fr_FR: 'Indiquez d’abord le compte à créditer.',
    de_DE: 'Geben Sie zuerst das Konto an, auf das das Geld geht.',
    es_ES: 'Indique primero la cuenta de destino.',
    it_IT: 'Indichi prima il conto di destinazione.',
    ru_RU: 'Сначала укажите счёт получателя.',
    ja_JP: '先に送金先の口座を入力してください。',
  },
  NOTHING_TO_SEND: {
    en_US: 'No money of this order waits for an account.',
    fr_FR: 'Aucune somme de cette commande n’attend de compte.',
    de_DE: 'Aus dieser Bestellung wartet kein Geld auf ein Konto.',
    es_ES: 'No hay dinero de este pedido pendiente de una cuenta.',
    it_IT: 'Non c’è denaro di questo ordine in attesa di un conto.',
    ru_RU: 'По этому заказу нет денег, которые ждут счёта.',
    ja_JP: 'このご注文に、口座の指定を待つ返金はありません。',
  },
  STATEMENT_UNREADABLE: {
    en_US: 'This file is not a bank statement in the format CAMT.053.',
    fr_FR: 'Ce fichier n’est pas un relevé bancaire au format CAMT.053.',
    de_DE: 'Diese Datei ist kein Kontoauszug im Format CAMT.053.',
    es_ES: 'Este archivo no es un extracto bancario en formato CAMT.053.',
    it_IT: 'Questo file non è un estratto conto in formato CAMT.053.',
    ru_RU: 'Этот файл — не банковская выписка в формате CAMT.053.',
    ja_JP: 'このファイルはCAMT.053形式の取引明細ではありません。',
  },
  PAYMENT_UNKNOWN: {
    en_US: 'There is no payment for this order.',
    fr_FR: 'Il n’y a pas de paiement pour cette commande.',
    de_DE: 'Zu dieser Bestellung gibt es keine Zahlung.',
    es_ES: 'No hay ningún pago para este pedido.',
    it_IT: 'Non c’è alcun pagamento per questo ordine.',
    ru_RU: 'Платежа по этому заказу нет.',
    ja_JP: 'このご注文のお支払いが見つかりません。',
  },
  PAYMENT_ACTION_UNKNOWN: {
    en_US:
      'This confirmation is not one of this order, or no longer open. See how the order stands; if it is not paid, enter the card again. Nothing was charged now.',
    fr_FR:
      'Cette confirmation n’est pas celle de cette commande ou n’est plus ouverte. Voyez où en est la commande ; si elle n’est pas payée, saisissez à nouveau la carte. Rien n’a été débité maintenant.',
    de_DE:
      'Diese Bestätigung gehört nicht zu dieser Bestellung oder ist nicht mehr offen. Sehen Sie nach, wie es um die Bestellung steht; ist sie nicht bezahlt, geben Sie die Karte erneut ein. Es wurde jetzt nichts abgebucht.',
    es_ES:
      'Esta confirmación no corresponde a este pedido o ya no está abierta. Compruebe el estado del pedido; si no está pagado, introduzca la tarjeta de nuevo. Ahora no se ha cobrado nada.',
    it_IT:
      'Questa conferma non riguarda questo ordine o non è più aperta. Verifichi a che punto è l’ordine; se non è pagato, inserisca di nuovo la carta. Ora nulla è stato addebitato.',
    ru_RU:
      'Это подтверждение не относится к этому заказу или больше не действует. Посмотрите, в каком состоянии заказ; если он не оплачен, введите карту ещё раз. Сейчас деньги не списаны.',
    ja_JP:
      'この確認手続きは、このご注文のものではないか、すでに終了しています。ご注文の状況をご確認のうえ、お支払いがまだの場合はカードをもう一度入力してください。今回の請求は発生していません。',
  },
  TEST_CARDS_REFUSED: {
    en_US: 'Test cards are not accepted here. Pay with the card form; nothing was charged.',
    fr_FR: 'Les cartes de test ne sont pas acceptées ici. Payez avec le formulaire de carte ; rien n’a été débité.',
    de_DE: 'Testkarten werden hier nicht angenommen. Zahlen Sie über das Kartenformular; es wurde nichts abgebucht.',
    es_ES: 'Aquí no se aceptan tarjetas de prueba. Pague con el formulario de tarjeta; no se ha cobrado nada.',
    it_IT: 'Qui le carte di prova non sono accettate. Paghi con il modulo della carta; nulla è stato addebitato.',
    ru_RU: 'Тестовые карты здесь не принимаются. Оплатите через форму карты; деньги не списаны.',
    ja_JP:
      'ここではテストカードはご利用いただけません。カード入力フォームからお支払いください。請求は発生していません。',
  },
  REFUND_EXCEEDS_PAYMENT: {
    en_US: 'More cannot be given back than was paid.',
    fr_FR: 'Il n’est pas possible de rembourser plus que ce qui a été payé.',
    de_DE: 'Es kann nicht mehr erstattet werden, als bezahlt wurde.',
    es_ES: 'No se puede devolver más de lo que se pagó.',
    it_IT: 'Non si può rimborsare più di quanto è stato pagato.',
    ru_RU: 'Нельзя вернуть больше, чем было оплачено.',
    ja_JP: 'お支払い額を超える返金はできません。',
  },
  WEBHOOK_REFUSED: {
    en_US: 'The signature is missing, wrong or too old.',
    fr_FR: 'La signature est absente, incorrecte ou trop ancienne.',
    de_DE: 'Die Signatur fehlt, ist falsch oder zu alt.',
    es_ES: 'Falta la firma, no es correcta o es demasiado antigua.',
    it_IT: 'La firma manca, è errata o troppo vecchia.',
    ru_RU: 'Подпись отсутствует, неверна или устарела.',
    ja_JP: '署名がないか、正しくないか、古すぎます。',
  },
};
