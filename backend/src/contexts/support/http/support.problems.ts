import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const supportProblems: ProblemTexts = {
  CONTACT_REASON_NOT_OF_SENDER: {
    en_US: 'Choose a reason that fits who is writing.',
    fr_FR: 'Choisissez un motif qui corresponde à la personne qui écrit.',
    de_DE: 'Wählen Sie einen Grund, der zum Absender passt.',
    es_ES: 'Elija un motivo que corresponda a quien escribe.',
    it_IT: 'Scelga un motivo adatto a chi scrive.',
    ru_RU: 'Выберите тему, которая подходит отправителю.',
    ja_JP: 'ご連絡くださる方に合ったご用件をお選びください。',
  },
  SUBSCRIPTION_LINK_NOT_VALID: {
    en_US: 'This link no longer works. Enter your address again and we will send a new one.',
    fr_FR: 'Ce lien ne fonctionne plus. Saisissez de nouveau votre adresse et nous vous en enverrons un autre.',
    de_DE:
      'Dieser Link funktioniert nicht mehr. Geben Sie Ihre Adresse noch einmal ein, dann schicken wir einen neuen.',
    es_ES: 'Este enlace ya no funciona. Escriba de nuevo su dirección y le enviaremos otro.',
    it_IT: 'Questo link non funziona più. Inserisca di nuovo il suo indirizzo e gliene manderemo un altro.',
    ru_RU: 'Эта ссылка больше не действует. Введите адрес ещё раз, и мы пришлём новую.',
    ja_JP: 'このリンクはご利用いただけません。メールアドレスをもう一度ご入力いただければ、新しいリンクをお送りします。',
  },
  CONVERSATION_CLOSED: {
    en_US: 'Messages can no longer be sent here.',
    fr_FR: 'Il n’est plus possible d’envoyer de message ici.',
    de_DE: 'Hier können keine Nachrichten mehr gesendet werden.',
    es_ES: 'Aquí ya no se pueden enviar mensajes.',
    it_IT: 'Qui non è più possibile inviare messaggi.',
    ru_RU: 'Здесь больше нельзя отправлять сообщения.',
    ja_JP: 'こちらからはもうメッセージを送信できません。',
  },
  ASSIGNEE_NOT_OF_TEAM: {
    en_US: 'Choose a person of the team.',
    fr_FR: 'Choisissez une personne de l’équipe.',
    de_DE: 'Wählen Sie jemanden aus dem Team.',
    es_ES: 'Elija a una persona del equipo.',
    it_IT: 'Scelga una persona del team.',
    ru_RU: 'Выберите сотрудника команды.',
    ja_JP: 'チームの担当者をお選びください。',
  },
};
