import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const invoicingProblems: ProblemTexts = {
  INVOICE_NOT_ISSUED: {
    en_US: 'There is no invoice yet. It is made once the order is paid.',
    fr_FR: 'Il n’y a pas encore de facture. Elle est établie dès que la commande est payée.',
    de_DE: 'Es gibt noch keine Rechnung. Sie wird erstellt, sobald die Bestellung bezahlt ist.',
    es_ES: 'Todavía no hay factura. Se emite en cuanto el pedido está pagado.',
    it_IT: 'Non c’è ancora una fattura. Viene emessa appena l’ordine è pagato.',
    ru_RU: 'Счёта пока нет. Он выставляется после оплаты заказа.',
    ja_JP: '請求書はまだ発行されていません。ご注文のお支払い後に発行されます。',
  },
  CREDIT_EXCEEDS_INVOICE: {
    en_US: 'More would be credited than invoice {invoice} says.',
    fr_FR: 'L’avoir dépasserait le montant de la facture {invoice}.',
    de_DE: 'Es würde mehr gutgeschrieben, als auf der Rechnung {invoice} steht.',
    es_ES: 'Se abonaría más de lo que indica la factura {invoice}.',
    it_IT: 'Si accrediterebbe più di quanto indica la fattura {invoice}.',
    ru_RU: 'Сумма возврата превысила бы сумму счёта {invoice}.',
    ja_JP: '返金額が請求書{invoice}の金額を超えてしまいます。',
  },
  FIELD_IS_MONTH: {
    en_US: 'Enter a month such as 2027-05.',
    fr_FR: 'Saisissez un mois, par exemple 2027-05.',
    de_DE: 'Geben Sie einen Monat ein, zum Beispiel 2027-05.',
    es_ES: 'Introduzca un mes, por ejemplo 2027-05.',
    it_IT: 'Inserisca un mese, ad esempio 2027-05.',
    ru_RU: 'Укажите месяц, например 2027-05.',
    ja_JP: '「2027-05」のように年月を入力してください。',
  },
};
