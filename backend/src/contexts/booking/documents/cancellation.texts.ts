import type { Translated } from '../../../shared-kernel/language/locale.js';

/** Texts about cancelling in mails and calendar files. */
export const cancellationTexts = {
  cancellation: {
    en_US: 'Free cancellation until {until}; after that the price is not refunded.',
    fr_FR: 'Annulation gratuite jusqu’au {until} ; ensuite, le prix n’est pas remboursé.',
    de_DE: 'Kostenlose Stornierung bis {until}; danach wird der Preis nicht erstattet.',
    es_ES: 'Cancelación gratuita hasta el {until}; después no se reembolsa el precio.',
    it_IT: 'Annullamento gratuito fino a {until}; dopo, il prezzo non viene rimborsato.',
    ru_RU: 'Срок бесплатной отмены: {until}; позже стоимость не возвращается.',
    ja_JP: '{until}まで無料でキャンセルできます。それ以降は返金いたしかねます。',
  },
  cancellationEnded: {
    en_US: 'Free cancellation ended on {until}; the price is not refunded.',
    fr_FR: 'L’annulation gratuite a pris fin le {until} ; le prix n’est pas remboursé.',
    de_DE: 'Die kostenlose Stornierung endete am {until}; der Preis wird nicht erstattet.',
    es_ES: 'La cancelación gratuita terminó el {until}; el precio no se reembolsa.',
    it_IT: 'L’annullamento gratuito è terminato {until}; il prezzo non viene rimborsato.',
    ru_RU: 'Срок бесплатной отмены истёк: {until}; стоимость не возвращается.',
    ja_JP: '無料キャンセルの期限（{until}）を過ぎているため、返金いたしかねます。',
  },
  toCancel: {
    en_US: 'To cancel or change it, open the page of your booking: {page}',
    fr_FR: 'Pour annuler ou modifier, ouvrez la page de votre réservation : {page}',
    de_DE: 'Zum Stornieren oder Ändern öffnen Sie die Seite Ihrer Buchung: {page}',
    es_ES: 'Para cancelar o cambiar algo, abra la página de su reserva: {page}',
    it_IT: 'Per annullare o modificare, apra la pagina della prenotazione: {page}',
    ru_RU: 'Чтобы отменить или изменить бронирование, откройте его страницу: {page}',
    ja_JP: 'キャンセルや変更は、ご予約のページから行えます：{page}',
  },
} satisfies Record<string, Translated>;
