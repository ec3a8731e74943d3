import type { Translated } from '../../shared-kernel/language/locale.js';

export const mailTexts = {
  reason: {
    en_US: 'You are receiving this message because of a booking, a request or an account of yours at Cicerone.',
    fr_FR: 'Vous recevez ce message au titre d’une réservation, d’une demande ou d’un compte chez Cicerone.',
    de_DE: 'Sie erhalten diese Nachricht wegen einer Buchung, einer Anfrage oder eines Kontos bei Cicerone.',
    es_ES: 'Recibe este mensaje por una reserva, una solicitud o una cuenta suya en Cicerone.',
    it_IT: 'Riceve questo messaggio per una prenotazione, una richiesta o un account presso Cicerone.',
    ru_RU: 'Вы получили это письмо в связи с вашим бронированием, запросом или учётной записью в Cicerone.',
    ja_JP: 'このメールは、Ciceroneでのご予約、お問い合わせ、またはアカウントに関してお送りしています。',
  },
  choose: {
    en_US: 'Choose which mails you get',
    fr_FR: 'Choisir les e-mails que vous recevez',
    de_DE: 'Auswählen, welche Mails Sie erhalten',
    es_ES: 'Elegir qué correos recibe',
    it_IT: 'Scelga quali e-mail ricevere',
    ru_RU: 'Выбрать, какие письма получать',
    ja_JP: '受け取るメールを選ぶ',
  },
  unsubscribe: {
    en_US: 'Unsubscribe',
    fr_FR: 'Se désabonner',
    de_DE: 'Abbestellen',
    es_ES: 'Darse de baja',
    it_IT: 'Annulla l’iscrizione',
    ru_RU: 'Отписаться',
    ja_JP: '配信を停止する',
  },
} satisfies Record<string, Translated>;
