import type { LetterText } from '../../../platform/mail/components/letter.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { ContactReason, SenderType } from '../domain/contact-messages.js';

/** Why the reader of a mail about the newsletter gets it, said at its foot. */
export const newsletterReason: Translated = {
  en_US: 'You are receiving this message because this address was entered for the newsletter of Cicerone.',
  fr_FR: 'Vous recevez ce message parce que cette adresse a été saisie pour la lettre d’information de Cicerone.',
  de_DE: 'Sie erhalten diese Nachricht, weil diese Adresse für den Newsletter von Cicerone eingegeben wurde.',
  es_ES: 'Recibe este mensaje porque esta dirección se ha escrito en el formulario del boletín de Cicerone.',
  it_IT: 'Riceve questo messaggio perché questo indirizzo è stato inserito per la newsletter di Cicerone.',
  ru_RU: 'Вы получили это письмо, потому что этот адрес указали для рассылки Cicerone.',
  ja_JP: 'このメールは、Ciceroneのニュースレターの申込欄にこのアドレスが入力されたため、お送りしています。',
};

export const contactReason: Translated = {
  en_US: 'You are receiving this message because somebody wrote to Cicerone with this address.',
  fr_FR: 'Vous recevez ce message parce que quelqu’un a écrit à Cicerone avec cette adresse.',
  de_DE: 'Sie erhalten diese Nachricht, weil jemand mit dieser Adresse an Cicerone geschrieben hat.',
  es_ES: 'Recibe este mensaje porque alguien ha escrito a Cicerone con esta dirección.',
  it_IT: 'Riceve questo messaggio perché qualcuno ha scritto a Cicerone con questo indirizzo.',
  ru_RU: 'Вы получили это письмо, потому что с этого адреса написали в Cicerone.',
  ja_JP: 'このメールは、このアドレスからCiceroneへお問い合わせがあったため、お送りしています。',
};

/** Who writes, and about what: together the beginning of a mail's subject. */
export const senderWords: Record<SenderType, string> = { customer: 'A customer', guide: 'A guide' };
export const reasonWords: Record<ContactReason, string> = {
  quote: 'asks for an offer',
  'booking-question': 'asks about a booking',
  'modify-cancel': 'wants to change or cancel a booking',
  account: 'asks about an account',
  other: 'writes about something else',
  'tour-question': 'asks about a tour',
  'cancel-tour': 'wants to cancel a tour',
  availability: 'asks whether a day is free',
  payments: 'asks about a payment',
  mission: 'asks about a mission',
  general: 'has a general question',
};

/** At the foot of what the team alone reads. */
export const teamReason = 'Written on the contact page. Your answer to this message goes to who wrote it.';

/** At the foot of what the manager reads. */
export const managerReason =
  'Written on the page “Contact my manager.” Your answer to this message goes to who wrote it.';

const leaveWords: Translated = {
  en_US: 'Leave the newsletter',
  fr_FR: 'Se désabonner',
  de_DE: 'Newsletter abbestellen',
  es_ES: 'Darse de baja',
  it_IT: 'Annulla l’iscrizione',
  ru_RU: 'Отписаться',
  ja_JP: '配信を停止する',
};

/** Mails to who wrote to us; they hold nothing that somebody typed. */
export const supportMailTexts = {
  acknowledgement: {
    subject: {
      en_US: 'We have your message {reference}',
      fr_FR: 'Nous avons bien reçu votre message {reference}',
      de_DE: 'Ihre Nachricht {reference} ist angekommen',
      es_ES: 'Hemos recibido su mensaje {reference}',
      it_IT: 'Abbiamo ricevuto il suo messaggio {reference}',
      ru_RU: 'Мы получили ваше сообщение {reference}',
      ja_JP: 'お問い合わせ{reference}を受け付けました',
    },
    paragraphs: [
      {
        en_US: 'Thank you for writing. Your message is with our team; a person will read it and reply to this address.',
        fr_FR:
          'Merci de nous avoir écrit. Votre message est entre les mains de notre équipe : quelqu’un le lit et vous répond à cette adresse.',
        de_DE:
          'Danke, dass Sie uns geschrieben haben. Ihre Nachricht liegt unserem Team vor; ein Mensch liest sie und antwortet an diese Adresse.',
        es_ES:
          'Gracias por escribirnos. Su mensaje está en manos de nuestro equipo: una persona lo lee y le responde a esta dirección.',
        it_IT:
          'Grazie per averci scritto. Il suo messaggio è arrivato al nostro team: una persona lo legge e risponde a questo indirizzo.',
        ru_RU: 'Спасибо, что написали нам. Ваше сообщение уже у нас: его прочтёт человек и ответит на этот адрес.',
        ja_JP:
          'お問い合わせいただき、ありがとうございます。内容は担当者が拝見し、このメールアドレスへお返事いたします。',
      },
      {
        en_US:
          'While you wait: most questions about bookings, prices and the day itself are answered on our questions page.',
        fr_FR:
          'En attendant, notre page de questions répond à la plupart de celles qui touchent aux réservations, aux prix et au jour de la visite.',
        de_DE:
          'Bis dahin: Die meisten Fragen zu Buchung, Preisen und zum Tag selbst beantwortet unsere Seite mit Fragen und Antworten.',
        es_ES:
          'Mientras tanto, nuestra página de preguntas responde a la mayoría de las dudas sobre reservas, precios y el día de la visita.',
        it_IT:
          'Nell’attesa, la pagina delle domande risponde alla maggior parte dei dubbi su prenotazioni, prezzi e giorno del tour.',
        ru_RU:
          'А пока загляните в раздел вопросов: там есть ответы на большинство из них — о бронировании, ценах и самом дне экскурсии.',
        ja_JP: 'ご予約、料金、当日についてのご質問の多くは、「よくある質問」のページでもお答えしています。',
      },
    ],
    smallPrint: {
      en_US: 'If you did not write to us, somebody has mistyped an address: there is nothing you need to do.',
      fr_FR: 'Si vous ne nous avez pas écrit, quelqu’un s’est trompé d’adresse : vous n’avez rien à faire.',
      de_DE: 'Falls Sie uns nicht geschrieben haben, hat sich jemand bei der Adresse vertippt: Sie müssen nichts tun.',
      es_ES: 'Si no nos ha escrito usted, alguien se ha equivocado de dirección: no tiene que hacer nada.',
      it_IT: 'Se non è stato lei a scriverci, qualcuno ha sbagliato indirizzo: non deve fare nulla.',
      ru_RU: 'Если вы нам не писали, кто-то ошибся адресом: ничего делать не нужно.',
      ja_JP: 'お心当たりのない場合は、アドレスの入力誤りと思われます。お手続きは不要です。',
    },
    button: {
      en_US: 'Questions and answers',
      fr_FR: 'Questions et réponses',
      de_DE: 'Fragen und Antworten',
      es_ES: 'Preguntas y respuestas',
      it_IT: 'Domande e risposte',
      ru_RU: 'Вопросы и ответы',
      ja_JP: 'よくある質問を見る',
    },
  },
  confirmSubscription: {
    subject: {
      en_US: 'Confirm your subscription to our newsletter',
      fr_FR: 'Confirmez votre abonnement à notre lettre',
      de_DE: 'Bestätigen Sie Ihr Abonnement des Newsletters',
      es_ES: 'Confirme su suscripción a nuestro boletín',
      it_IT: 'Confermi l’iscrizione alla newsletter',
      ru_RU: 'Подтвердите подписку на нашу рассылку',
      ja_JP: 'ニュースレター登録のご確認',
    },
    paragraphs: [
      {
        en_US:
          'This address was entered for our newsletter. Open the link to say that you want it; until then nothing is sent.',
        fr_FR:
          'Cette adresse a été saisie pour notre lettre d’information. Ouvrez le lien pour dire que vous la souhaitez ; d’ici là, rien ne vous sera envoyé.',
        de_DE:
          'Diese Adresse wurde für unseren Newsletter eingetragen. Öffnen Sie den Link, wenn Sie ihn haben möchten; bis dahin schicken wir nichts.',
        es_ES:
          'Esta dirección se ha inscrito en nuestro boletín. Abra el enlace para decir que lo quiere; hasta entonces no enviaremos nada.',
        it_IT:
          'Questo indirizzo è stato inserito per la nostra newsletter. Apra il link per dire che la desidera; fino ad allora non invieremo nulla.',
        ru_RU:
          'Этот адрес указали для нашей рассылки. Откройте ссылку, если хотите её получать; до этого мы ничего не пришлём.',
        ja_JP:
          'このメールアドレスで、ニュースレターのお申し込みがありました。配信をご希望の場合はリンクを開いてください。確認が済むまで、配信は始まりません。',
      },
    ],
    smallPrint: {
      en_US: 'The link works for seven days. If it was not you, do nothing.',
      fr_FR: 'Le lien fonctionne pendant sept jours. Si ce n’était pas vous, ne faites rien.',
      de_DE: 'Der Link funktioniert sieben Tage lang. Wenn Sie es nicht waren, tun Sie nichts.',
      es_ES: 'El enlace funciona durante siete días. Si no fue usted, no haga nada.',
      it_IT: 'Il link funziona per sette giorni. Se non è stato lei, non faccia nulla.',
      ru_RU: 'Ссылка действует семь дней. Если это были не вы, ничего не делайте.',
      ja_JP: 'リンクは7日間有効です。お心当たりのない場合は、そのままにしてください。',
    },
    button: {
      en_US: 'Yes, send it to me',
      fr_FR: 'Oui, envoyez-la-moi',
      de_DE: 'Ja, bitte schicken',
      es_ES: 'Sí, quiero recibirlo',
      it_IT: 'Sì, la desidero',
      ru_RU: 'Да, присылайте',
      ja_JP: '配信を希望する',
    },
  },
  welcomeSubscriber: {
    subject: {
      en_US: 'You will get our newsletter',
      fr_FR: 'Vous recevrez notre lettre d’information',
      de_DE: 'Sie bekommen unseren Newsletter',
      es_ES: 'Recibirá nuestro boletín',
      it_IT: 'Riceverà la nostra newsletter',
      ru_RU: 'Вы подписаны на нашу рассылку',
      ja_JP: 'ニュースレターのご登録が完了しました',
    },
    paragraphs: [
      {
        en_US: 'Your address is confirmed. Keep this message: with the link below you can leave whenever you like.',
        fr_FR:
          'Votre adresse est confirmée. Gardez ce message : le lien ci-dessous vous permet de vous désabonner quand vous voulez.',
        de_DE:
          'Ihre Adresse ist bestätigt. Heben Sie diese Nachricht auf: Mit dem Link unten können Sie sich jederzeit abmelden.',
        es_ES:
          'Su dirección está confirmada. Guarde este mensaje: con el enlace de abajo puede darse de baja cuando quiera.',
        it_IT:
          'Il suo indirizzo è confermato. Conservi questo messaggio: con il link qui sotto può annullare l’iscrizione quando vuole.',
        ru_RU: 'Адрес подтверждён. Сохраните это письмо: по ссылке ниже можно отписаться в любое время.',
        ja_JP:
          'メールアドレスの確認が完了しました。下のリンクからいつでも配信を停止できますので、このメールを保管してください。',
      },
    ],
    smallPrint: {
      en_US: 'Your address is used only for the newsletter.',
      fr_FR: 'Votre adresse ne sert qu’à la lettre d’information.',
      de_DE: 'Ihre Adresse wird nur für den Newsletter verwendet.',
      es_ES: 'Su dirección solo se usa para el boletín.',
      it_IT: 'Il suo indirizzo serve solo per la newsletter.',
      ru_RU: 'Адрес используется только для рассылки.',
      ja_JP: 'メールアドレスは、ニュースレターの配信にのみ使用します。',
    },
    button: leaveWords,
    ends: true,
  },
  alreadySubscribed: {
    subject: {
      en_US: 'You are already on the list',
      fr_FR: 'Vous êtes déjà inscrit à notre lettre',
      de_DE: 'Sie stehen schon auf der Liste',
      es_ES: 'Ya está en la lista de nuestro boletín',
      it_IT: 'È già nella lista della newsletter',
      ru_RU: 'Вы уже подписаны на нашу рассылку',
      ja_JP: 'ニュースレターはすでにご登録済みです',
    },
    paragraphs: [
      {
        en_US:
          'This address was entered for our newsletter again. It is already on the list, so there is nothing to do.',
        fr_FR:
          'Cette adresse a été saisie une nouvelle fois pour notre lettre d’information. Elle y est déjà inscrite : vous n’avez rien à faire.',
        de_DE:
          'Diese Adresse wurde noch einmal für unseren Newsletter eingetragen. Sie steht schon auf der Liste: Sie müssen nichts tun.',
        es_ES:
          'Esta dirección se ha inscrito otra vez en nuestro boletín. Ya está en la lista: no tiene que hacer nada.',
        it_IT:
          'Questo indirizzo è stato inserito di nuovo per la nostra newsletter. È già nella lista: non deve fare nulla.',
        ru_RU: 'Этот адрес ещё раз указали для нашей рассылки. Он уже в списке, поэтому ничего делать не нужно.',
        ja_JP:
          'このメールアドレスで、ニュースレターのお申し込みが再度ありました。すでにご登録いただいているため、お手続きは不要です。',
      },
      {
        en_US:
          'The newsletter is an essay from the journal and a few new tours, once a month at most. If you no longer want it, the link below ends it.',
        fr_FR:
          'La lettre réunit un essai du journal et quelques visites nouvelles, une fois par mois au plus. Si vous n’en voulez plus, le lien ci-dessous y met fin.',
        de_DE:
          'Der Newsletter bringt ein Essay aus dem Journal und ein paar neue Touren, höchstens einmal im Monat. Wenn Sie ihn nicht mehr möchten, bestellen Sie ihn mit dem Link unten ab.',
        es_ES:
          'El boletín trae un ensayo del diario y unas cuantas visitas nuevas, una vez al mes como máximo. Si ya no lo quiere, puede darse de baja con el enlace de abajo.',
        it_IT:
          'La newsletter porta un saggio dal diario e qualche tour nuovo, al massimo una volta al mese. Se non la desidera più, può annullare l’iscrizione con il link qui sotto.',
        ru_RU:
          'В рассылке — эссе из журнала и несколько новых экскурсий, не чаще раза в месяц. Если она вам больше не нужна, отпишитесь по ссылке ниже.',
        ja_JP:
          'ニュースレターでは、旅の記事一篇と新しいツアーを、多くても月に一度お届けしています。配信が不要になりましたら、下のリンクから停止できます。',
      },
    ],
    smallPrint: {
      en_US: 'If it was not you, somebody has entered your address; nothing has changed.',
      fr_FR: 'Si ce n’était pas vous, quelqu’un a saisi votre adresse ; rien n’a changé.',
      de_DE: 'Wenn Sie es nicht waren, hat jemand Ihre Adresse eingetragen; geändert hat sich nichts.',
      es_ES: 'Si no fue usted, alguien ha escrito su dirección; nada ha cambiado.',
      it_IT: 'Se non è stato lei, qualcuno ha inserito il suo indirizzo; nulla è cambiato.',
      ru_RU: 'Если это были не вы, кто-то указал ваш адрес; ничего не изменилось.',
      ja_JP:
        'お心当たりのない場合は、どなたかがこのアドレスを入力されたものと思われます。ご登録の内容に変更はありません。',
    },
    button: leaveWords,
    ends: true,
  },
} satisfies Record<string, LetterText>;
