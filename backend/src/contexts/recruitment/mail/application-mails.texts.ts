import type { LetterText } from '../../../platform/mail/components/letter.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';

const toApplication: Translated = {
  en_US: 'Open my application',
  fr_FR: 'Ouvrir ma candidature',
  de_DE: 'Meine Bewerbung öffnen',
  es_ES: 'Abrir mi solicitud',
  it_IT: 'Apri la mia candidatura',
  ru_RU: 'Открыть мою заявку',
  ja_JP: '応募内容を開く',
};

const smallPrint: Translated = {
  en_US: 'This message is about your application as a guide at Cicerone.',
  fr_FR: 'Ce message concerne votre candidature de guide chez Cicerone.',
  de_DE: 'Diese Nachricht betrifft Ihre Bewerbung als Guide bei Cicerone.',
  es_ES: 'Este mensaje se refiere a su solicitud como guía en Cicerone.',
  it_IT: 'Questo messaggio riguarda la sua candidatura come guida presso Cicerone.',
  ru_RU: 'Это письмо касается вашей заявки гида в Cicerone.',
  ja_JP: 'このメールはCiceroneのガイド応募に関するお知らせです。',
};

/** The team's own words stand in a paragraph of their own, in the language in which the team wrote them. */
const theirWords = (name: 'remark' | 'reason'): Translated => {
  const words = `{${name}}`;
  return { en_US: words, fr_FR: words, de_DE: words, es_ES: words, it_IT: words, ru_RU: words, ja_JP: words };
};

export const applicationMailTexts = {
  submitted: {
    subject: {
      en_US: 'Your application has arrived',
      fr_FR: 'Votre candidature est bien arrivée',
      de_DE: 'Ihre Bewerbung ist angekommen',
      es_ES: 'Hemos recibido su solicitud',
      it_IT: 'La sua candidatura è arrivata',
      ru_RU: 'Мы получили вашу заявку',
      ja_JP: 'ご応募を受け付けました',
    },
    paragraphs: [
      {
        en_US:
          'Thank you for applying as a guide. A person of our team reads and listens to everything you sent, and writes to you with the answer.',
        fr_FR:
          'Merci pour votre candidature de guide. Une personne de notre équipe lit et écoute tout ce que vous avez envoyé, puis vous répond par e-mail.',
        de_DE:
          'Danke für Ihre Bewerbung als Guide. Jemand aus unserem Team liest und hört alles, was Sie geschickt haben, und schreibt Ihnen dann.',
        es_ES:
          'Gracias por presentarse como guía. Una persona de nuestro equipo lee y escucha todo lo que ha enviado y le responde por correo.',
        it_IT:
          'Grazie per la candidatura come guida. Una persona del nostro team legge e ascolta tutto ciò che ha inviato e le risponde via e-mail.',
        ru_RU:
          'Спасибо за заявку гида. Сотрудник нашей команды прочтёт и прослушает всё, что вы прислали, и ответит вам письмом.',
        ja_JP:
          'ガイドにご応募いただきありがとうございます。担当者がすべての回答を読み、録音を聞いたうえで、メールでお返事いたします。',
      },
    ],
    smallPrint,
    button: toApplication,
  },
  askedAgain: {
    subject: {
      en_US: 'A question about your application',
      fr_FR: 'Une question sur votre candidature',
      de_DE: 'Eine Rückfrage zu Ihrer Bewerbung',
      es_ES: 'Una pregunta sobre su solicitud',
      it_IT: 'Una domanda sulla sua candidatura',
      ru_RU: 'Вопрос по вашей заявке',
      ja_JP: 'ご応募内容についてのご質問',
    },
    paragraphs: [
      {
        en_US: 'We have read your application and would like to know more before we decide. Our team writes:',
        fr_FR:
          'Nous avons lu votre candidature et aimerions en savoir plus avant de décider. Notre équipe vous écrit :',
        de_DE:
          'Wir haben Ihre Bewerbung gelesen und möchten vor der Entscheidung noch etwas wissen. Unser Team schreibt:',
        es_ES: 'Hemos leído su solicitud y queremos saber algo más antes de decidir. Nuestro equipo le escribe:',
        it_IT:
          'Abbiamo letto la sua candidatura e vorremmo sapere qualcosa in più prima di decidere. Il nostro team le scrive:',
        ru_RU: 'Мы прочли вашу заявку и хотели бы узнать больше, прежде чем решить. Наша команда пишет:',
        ja_JP: '応募内容を拝見しました。判断の前に、もう少しお聞かせください。担当者からのメッセージです。',
      },
      theirWords('remark'),
      {
        en_US: 'Everything you wrote is still there. Add what is asked for and send the application again.',
        fr_FR: 'Tout ce que vous avez écrit est conservé. Complétez ce qui est demandé et renvoyez la candidature.',
        de_DE:
          'Alles, was Sie geschrieben haben, ist noch da. Ergänzen Sie, was gefragt ist, und schicken Sie die Bewerbung noch einmal ab.',
        es_ES: 'Todo lo que escribió sigue ahí. Añada lo que se le pide y vuelva a enviar la solicitud.',
        it_IT: 'Tutto ciò che ha scritto è ancora lì. Aggiunga ciò che le chiediamo e invii di nuovo la candidatura.',
        ru_RU: 'Всё, что вы написали, сохранено. Дополните то, о чём мы просим, и отправьте заявку снова.',
        ja_JP: 'ご記入いただいた内容はそのまま残っています。必要な箇所を補って、もう一度お送りください。',
      },
    ],
    smallPrint,
    button: toApplication,
  },
  approved: {
    subject: {
      en_US: 'Welcome: you guide with us now',
      fr_FR: 'Bienvenue : vous êtes guide chez nous',
      de_DE: 'Willkommen: Sie sind jetzt Guide bei uns',
      es_ES: 'Le damos la bienvenida como guía',
      it_IT: 'La sua candidatura è stata accettata',
      ru_RU: 'Добро пожаловать: теперь вы наш гид',
      ja_JP: 'ようこそ。ガイドとして承認されました',
    },
    paragraphs: [
      {
        en_US:
          'Our team has approved your application. Your guide dashboard is open: as soon as a booking fits your city, your languages and your days, we ask you.',
        fr_FR:
          'Notre équipe a accepté votre candidature. Votre espace guide est ouvert : dès qu’une réservation correspond à votre ville, à vos langues et à vos jours, nous vous la proposons.',
        de_DE:
          'Unser Team hat Ihre Bewerbung angenommen. Ihr Bereich für Guides ist freigeschaltet: Sobald eine Buchung zu Ihrer Stadt, Ihren Sprachen und Ihren Tagen passt, fragen wir Sie.',
        es_ES:
          'Nuestro equipo ha aceptado su solicitud. Su panel de guía está abierto: en cuanto una reserva encaje con su ciudad, sus idiomas y sus días, se la ofreceremos.',
        it_IT:
          'Il nostro team ha accettato la sua candidatura. La sua area guide è aperta: appena una prenotazione è adatta alla sua città, alle sue lingue e ai suoi giorni, gliela proponiamo.',
        ru_RU:
          'Наша команда одобрила вашу заявку. Кабинет гида открыт: как только появится бронирование для вашего города, ваших языков и дней, мы предложим его вам.',
        ja_JP:
          'ご応募が承認されました。ガイド用ページをご利用いただけます。都市・言語・曜日の合う予約が入り次第、お声がけいたします。',
      },
    ],
    smallPrint,
    button: {
      en_US: 'Open my guide dashboard',
      fr_FR: 'Ouvrir mon espace guide',
      de_DE: 'Meinen Bereich für Guides öffnen',
      es_ES: 'Abrir mi panel de guía',
      it_IT: 'Apri la mia area guide',
      ru_RU: 'Открыть кабинет гида',
      ja_JP: 'ガイド用ページを開く',
    },
  },
  rejected: {
    subject: {
      en_US: 'About your application as a guide',
      fr_FR: 'À propos de votre candidature de guide',
      de_DE: 'Zu Ihrer Bewerbung als Guide',
      es_ES: 'Sobre su solicitud como guía',
      it_IT: 'Sulla sua candidatura come guida',
      ru_RU: 'О вашей заявке гида',
      ja_JP: 'ガイドへのご応募について',
    },
    paragraphs: [
      {
        en_US: 'Thank you for the time you gave to your application. We cannot accept it now. Our team writes:',
        fr_FR:
          'Merci du temps que vous avez consacré à votre candidature. Nous ne pouvons pas l’accepter pour le moment. Notre équipe vous écrit :',
        de_DE:
          'Danke für die Zeit, die Sie sich für Ihre Bewerbung genommen haben. Wir können sie im Moment nicht annehmen. Unser Team schreibt:',
        es_ES:
          'Gracias por el tiempo que ha dedicado a su solicitud. Por ahora no podemos aceptarla. Nuestro equipo le escribe:',
        it_IT:
          'Grazie per il tempo dedicato alla candidatura. Per ora non possiamo accettarla. Il nostro team le scrive:',
        ru_RU: 'Спасибо за время, которое вы уделили заявке. Сейчас мы не можем её принять. Наша команда пишет:',
        ja_JP:
          'ご応募いただきありがとうございました。誠に残念ながら、今回は見送らせていただきます。担当者からのメッセージです。',
      },
      theirWords('reason'),
      {
        en_US: 'You can apply again when something has changed.',
        fr_FR: 'Vous pourrez postuler de nouveau lorsque la situation aura changé.',
        de_DE: 'Sie können sich wieder bewerben, wenn sich etwas geändert hat.',
        es_ES: 'Puede volver a presentarse cuando algo haya cambiado.',
        it_IT: 'Può candidarsi di nuovo quando qualcosa sarà cambiato.',
        ru_RU: 'Если что-то изменится, вы сможете подать заявку снова.',
        ja_JP: '状況に変化がありましたら、あらためてご応募いただけます。',
      },
    ],
    smallPrint,
    button: toApplication,
  },
} satisfies Readonly<Record<string, LetterText>>;
