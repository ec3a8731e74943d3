import type { LetterText } from '../../../platform/mail/components/letter.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';

const toAccount: Translated = {
  en_US: 'Open my account',
  fr_FR: 'Ouvrir mon compte',
  de_DE: 'Mein Konto öffnen',
  es_ES: 'Abrir mi cuenta',
  it_IT: 'Apri il mio account',
  ru_RU: 'Открыть мой кабинет',
  ja_JP: 'アカウントを開く',
};

const smallPrint: Translated = {
  en_US: 'This message is about your business account at Cicerone.',
  fr_FR: 'Ce message concerne votre compte professionnel Cicerone.',
  de_DE: 'Diese Nachricht betrifft Ihr Geschäftskonto bei Cicerone.',
  es_ES: 'Este mensaje se refiere a su cuenta profesional de Cicerone.',
  it_IT: 'Questo messaggio riguarda il suo account professionale Cicerone.',
  ru_RU: 'Это письмо касается вашего корпоративного аккаунта Cicerone.',
  ja_JP: 'このメールはCiceroneの法人アカウントに関するお知らせです。',
};

export const professionalMailTexts = {
  registered: {
    subject: {
      en_US: 'We are checking your business account',
      fr_FR: 'Nous vérifions votre compte professionnel',
      de_DE: 'Wir prüfen Ihr Geschäftskonto',
      es_ES: 'Estamos comprobando su cuenta profesional',
      it_IT: 'Stiamo verificando il suo account professionale',
      ru_RU: 'Мы проверяем ваш корпоративный аккаунт',
      ja_JP: '法人アカウントを確認しています',
    },
    paragraphs: [
      {
        en_US:
          'Thank you for registering. A person of our team checks your company’s details within 24 hours and writes to you.',
        fr_FR:
          'Merci de votre inscription. Une personne de notre équipe vérifie les données de votre société sous 24 heures et vous écrit.',
        de_DE:
          'Danke für Ihre Registrierung. Jemand aus unserem Team prüft die Angaben zu Ihrer Firma innerhalb von 24 Stunden und schreibt Ihnen.',
        es_ES:
          'Gracias por registrarse. Una persona de nuestro equipo comprueba los datos de su empresa en un plazo de 24 horas y le escribe.',
        it_IT:
          'Grazie per la registrazione. Una persona del nostro team verifica i dati della sua azienda entro 24 ore e le scrive.',
        ru_RU:
          'Спасибо за регистрацию. Сотрудник нашей команды проверит данные компании в течение 24 часов и напишет вам.',
        ja_JP: 'ご登録ありがとうございます。担当者が24時間以内に会社情報を確認し、結果をメールでお知らせします。',
      },
      {
        en_US: 'You can book right away; nothing has to wait for the check.',
        fr_FR: 'Vous pouvez réserver dès maintenant, sans attendre la vérification.',
        de_DE: 'Buchen können Sie sofort; darauf müssen Sie nicht warten.',
        es_ES: 'Puede reservar desde ahora mismo, sin esperar a la comprobación.',
        it_IT: 'Può prenotare fin da subito, senza attendere la verifica.',
        ru_RU: 'Бронировать можно уже сейчас, не дожидаясь проверки.',
        ja_JP: 'ご予約は確認を待たずに今すぐご利用いただけます。',
      },
    ],
    smallPrint,
    button: toAccount,
  },
  validated: {
    subject: {
      en_US: 'Your business account is approved',
      fr_FR: 'Votre compte professionnel est validé',
      de_DE: 'Ihr Geschäftskonto ist freigegeben',
      es_ES: 'Su cuenta profesional está validada',
      it_IT: 'Il suo account professionale è approvato',
      ru_RU: 'Ваш корпоративный аккаунт подтверждён',
      ja_JP: '法人アカウントが承認されました',
    },
    paragraphs: [
      {
        en_US: 'Our team has checked your company’s details. You now book as a professional.',
        fr_FR:
          'Notre équipe a vérifié les données de votre société. Vous réservez désormais en tant que professionnel.',
        de_DE: 'Unser Team hat die Angaben zu Ihrer Firma geprüft. Sie buchen nun als Geschäftskunde.',
        es_ES: 'Nuestro equipo ha comprobado los datos de su empresa. Ahora reserva como profesional.',
        it_IT: 'Il nostro team ha verificato i dati della sua azienda. Ora prenota come professionista.',
        ru_RU: 'Наша команда проверила данные компании. Теперь вы бронируете как профессиональный клиент.',
        ja_JP: '会社情報の確認が完了しました。これからは法人のお客様としてご予約いただけます。',
      },
    ],
    smallPrint,
    button: {
      en_US: 'See the tours',
      fr_FR: 'Voir les visites',
      de_DE: 'Touren ansehen',
      es_ES: 'Ver los tours',
      it_IT: 'Vedi i tour',
      ru_RU: 'Смотреть экскурсии',
      ja_JP: 'ツアーを見る',
    },
  },
  rejected: {
    subject: {
      en_US: 'We could not approve your business account',
      fr_FR: 'Nous n’avons pas pu valider votre compte professionnel',
      de_DE: 'Wir konnten Ihr Geschäftskonto nicht freigeben',
      es_ES: 'No hemos podido validar su cuenta profesional',
      it_IT: 'Non abbiamo potuto approvare il suo account professionale',
      ru_RU: 'Мы не смогли подтвердить корпоративный аккаунт',
      ja_JP: '法人アカウントを承認できませんでした',
    },
    paragraphs: [
      {
        en_US: 'The reason: {reason}',
        fr_FR: 'Motif : {reason}',
        de_DE: 'Der Grund: {reason}',
        es_ES: 'Motivo: {reason}',
        it_IT: 'Motivo: {reason}',
        ru_RU: 'Причина: {reason}',
        ja_JP: '理由：{reason}',
      },
      {
        en_US:
          'Correct your company’s details in your account and ask us to check again. Until then you can book as an individual customer.',
        fr_FR:
          'Corrigez les données de votre société dans votre compte et demandez une nouvelle vérification. D’ici là, vous pouvez réserver comme particulier.',
        de_DE:
          'Berichtigen Sie die Angaben zu Ihrer Firma im Konto und lassen Sie uns noch einmal prüfen. Bis dahin buchen Sie als Privatkunde.',
        es_ES:
          'Corrija los datos de su empresa en su cuenta y pida una nueva comprobación. Mientras tanto puede reservar como cliente particular.',
        it_IT:
          'Corregga i dati dell’azienda nel suo account e chieda una nuova verifica. Nel frattempo può prenotare come cliente privato.',
        ru_RU:
          'Исправьте данные компании в аккаунте и запросите повторную проверку. До этого можно бронировать как частный клиент.',
        ja_JP:
          'アカウントで会社情報を修正のうえ、再確認をお申し込みください。それまでは個人のお客様としてご予約いただけます。',
      },
    ],
    smallPrint,
    button: toAccount,
  },
} as const satisfies Record<string, LetterText>;
