import type { Translated } from '../../../shared-kernel/language/locale.js';

export const conversationMailTexts = {
  subject: {
    en_US: '{author}: a message about {reference}',
    fr_FR: '{author} : un message sur {reference}',
    de_DE: '{author}: eine Nachricht zu {reference}',
    es_ES: '{author}: un mensaje sobre {reference}',
    it_IT: '{author}: un messaggio su {reference}',
    ru_RU: '{author}: сообщение по {reference}',
    ja_JP: '{author}様からのメッセージ（{reference}）',
  },
  title: {
    en_US: 'You have a new message',
    fr_FR: 'Vous avez un nouveau message',
    de_DE: 'Sie haben eine neue Nachricht',
    es_ES: 'Tiene un mensaje nuevo',
    it_IT: 'Ha un nuovo messaggio',
    ru_RU: 'Вам пришло новое сообщение',
    ja_JP: '新しいメッセージがあります',
  },
  lead: {
    en_US: '{author} has written to you about “{tour}.”',
    fr_FR: '{author} vous a écrit à propos de « {tour} ».',
    de_DE: '{author} hat Ihnen zu „{tour}“ geschrieben.',
    es_ES: '{author} le ha escrito sobre «{tour}».',
    it_IT: '{author} le ha scritto a proposito di «{tour}».',
    ru_RU: '{author} пишет вам о туре «{tour}».',
    ja_JP: '{author}様から「{tour}」についてメッセージが届きました。',
  },
  more: {
    en_US: '{count, plural, one {# more message is} other {# more messages are}} waiting for you.',
    fr_FR:
      '{count, plural, one {# autre message vous attend} many {# autres messages vous attendent} other {# autres messages vous attendent}}.',
    de_DE: '{count, plural, one {# weitere Nachricht wartet} other {# weitere Nachrichten warten}} auf Sie.',
    es_ES:
      '{count, plural, one {Le espera # mensaje más} many {Le esperan # mensajes más} other {Le esperan # mensajes más}}.',
    it_IT:
      '{count, plural, one {La aspetta # altro messaggio} many {La aspettano altri # messaggi} other {La aspettano altri # messaggi}}.',
    ru_RU:
      '{count, plural, one {Вас ждёт ещё # сообщение} few {Вас ждут ещё # сообщения} many {Вас ждут ещё # сообщений} other {Вас ждут ещё # сообщения}}.',
    ja_JP: '{count, plural, other {ほかに#件のメッセージがあります}}。',
  },
  reply: {
    en_US: 'Read and reply',
    fr_FR: 'Lire et répondre',
    de_DE: 'Lesen und antworten',
    es_ES: 'Leer y responder',
    it_IT: 'Leggi e rispondi',
    ru_RU: 'Прочитать и ответить',
    ja_JP: '読んで返信する',
  },
  smallPrint: {
    en_US: 'Please reply on the page. Nobody reads replies to this email.',
    fr_FR: 'Répondez sur la page, s’il vous plaît. Personne ne lit les réponses à cet e-mail.',
    de_DE: 'Bitte antworten Sie auf der Seite. Antworten auf diese E-Mail liest niemand.',
    es_ES: 'Responda en la página, por favor. Nadie lee las respuestas a este correo.',
    it_IT: 'Risponda nella pagina, per favore. Nessuno legge le risposte a questa e-mail.',
    ru_RU: 'Пожалуйста, отвечайте на странице. Ответы на это письмо никто не читает.',
    ja_JP: 'ご返信はページからお願いいたします。このメールへのご返信は読まれません。',
  },
} as const satisfies Readonly<Record<string, Translated>>;
