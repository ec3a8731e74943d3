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
    en_US: 'To cancel or to change anything, write to {email} and quote {reference}.',
    fr_FR: 'Pour annuler ou modifier, écrivez à {email} en indiquant {reference}.',
    de_DE: 'Zum Stornieren oder Ändern schreiben Sie an {email} und nennen Sie {reference}.',
    es_ES: 'Para cancelar o cambiar algo, escriba a {email} e indique {reference}.',
    it_IT: 'Per annullare o modificare, scriva a {email} indicando {reference}.',
    ru_RU: 'Чтобы отменить или изменить бронирование, напишите на {email} и укажите {reference}.',
    ja_JP: 'キャンセルや変更をご希望の場合は、{reference}を添えて{email}までご連絡ください。',
  },
} satisfies Record<string, Translated>;
