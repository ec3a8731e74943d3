import type { LetterText } from '../../../platform/mail/components/letter.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';

/** For the mail about a new device, where nobody knows more. */
export const unknownDevice = {
  unknownBrowser: {
    en_US: 'a browser that we do not know',
    fr_FR: 'un navigateur inconnu',
    de_DE: 'ein unbekannter Browser',
    es_ES: 'un navegador desconocido',
    it_IT: 'un browser sconosciuto',
    ru_RU: 'неизвестный браузер',
    ja_JP: '不明なブラウザ',
  },
  unknownPlace: {
    en_US: 'an unknown place',
    fr_FR: 'un lieu inconnu',
    de_DE: 'ein unbekannter Ort',
    es_ES: 'un lugar desconocido',
    it_IT: 'un luogo sconosciuto',
    ru_RU: 'неизвестное место',
    ja_JP: '不明な場所',
  },
} satisfies Readonly<Record<string, Translated>>;

/** The texts of the mails about the security of an account. Subjects have 60 characters at most. */
export const securityMailTexts = {
  newDevice: {
    subject: {
      en_US: 'Login on a new device',
      fr_FR: 'Connexion depuis un nouvel appareil',
      de_DE: 'Anmeldung auf einem neuen Gerät',
      es_ES: 'Inicio de sesión en un dispositivo nuevo',
      it_IT: 'Accesso da un nuovo dispositivo',
      ru_RU: 'Вход с нового устройства',
      ja_JP: '新しい端末からのログイン',
    },
    paragraphs: [
      {
        en_US: 'Somebody logged in to your account on a device that we do not know: {browser}, {place}, {when}.',
        fr_FR:
          'Quelqu’un s’est connecté à votre compte depuis un appareil que nous ne connaissons pas : {browser}, {place}, {when}.',
        de_DE:
          'Auf einem Gerät, das wir nicht kennen, hat sich jemand in Ihrem Konto angemeldet: {browser}, {place}, {when}.',
        es_ES:
          'Alguien ha iniciado sesión en su cuenta desde un dispositivo que no conocemos: {browser}, {place}, {when}.',
        it_IT:
          'Qualcuno ha effettuato l’accesso al suo account da un dispositivo che non conosciamo: {browser}, {place}, {when}.',
        ru_RU: 'В вашу учётную запись вошли с неизвестного нам устройства: {browser}, {place}, {when}.',
        ja_JP: 'これまで使われたことのない端末からアカウントへのログインがありました：{browser}、{place}、{when}。',
      },
      {
        en_US: 'If that was you, there is nothing to do.',
        fr_FR: 'Si c’était vous, vous n’avez rien à faire.',
        de_DE: 'Wenn Sie das waren, ist nichts zu tun.',
        es_ES: 'Si fue usted, no tiene que hacer nada.',
        it_IT: 'Se è stato lei, non deve fare nulla.',
        ru_RU: 'Если это были вы, ничего делать не нужно.',
        ja_JP: 'ご本人によるログインの場合は、何もする必要はありません。',
      },
    ],
    smallPrint: {
      en_US: 'If it was not you, end that login and choose a new password at once.',
      fr_FR:
        'Si ce n’était pas vous, mettez fin à cette connexion et choisissez tout de suite un nouveau mot de passe.',
      de_DE: 'Wenn Sie es nicht waren, beenden Sie diese Anmeldung und wählen Sie sofort ein neues Passwort.',
      es_ES: 'Si no fue usted, cierre esa sesión y elija enseguida una contraseña nueva.',
      it_IT: 'Se non è stato lei, chiuda quella sessione e scelga subito una nuova password.',
      ru_RU: 'Если это были не вы, завершите этот сеанс и сразу выберите новый пароль.',
      ja_JP: 'お心当たりのない場合は、そのログインを終了し、すぐに新しいパスワードを設定してください。',
    },
    button: {
      en_US: 'See all logins',
      fr_FR: 'Voir toutes les connexions',
      de_DE: 'Alle Anmeldungen ansehen',
      es_ES: 'Ver todos los accesos',
      it_IT: 'Vedi tutti gli accessi',
      ru_RU: 'Посмотреть все входы',
      ja_JP: 'ログイン履歴を見る',
    },
  },
  secondFactorTurnedOn: {
    subject: {
      en_US: 'Two-step login is on',
      fr_FR: 'La connexion en deux étapes est activée',
      de_DE: 'Die Anmeldung in zwei Schritten ist an',
      es_ES: 'El acceso en dos pasos está activado',
      it_IT: 'L’accesso in due passaggi è attivo',
      ru_RU: 'Двухэтапный вход включён',
      ja_JP: '2段階ログインが有効になりました',
    },
    paragraphs: [
      {
        en_US:
          'From now on, logging in to your account takes your password and a code from your authenticator app. Every other device was logged out.',
        fr_FR:
          'Désormais, la connexion à votre compte demande votre mot de passe et un code de votre application d’authentification. Tous les autres appareils ont été déconnectés.',
        de_DE:
          'Ab jetzt brauchen Sie für die Anmeldung Ihr Passwort und einen Code aus Ihrer Authenticator-App. Alle anderen Geräte wurden abgemeldet.',
        es_ES:
          'A partir de ahora, para entrar en su cuenta hacen falta su contraseña y un código de su aplicación de autenticación. Se ha cerrado la sesión en todos los demás dispositivos.',
        it_IT:
          'D’ora in poi, per accedere al suo account servono la password e un codice della sua app di autenticazione. Tutti gli altri dispositivi sono stati disconnessi.',
        ru_RU:
          'Теперь для входа в учётную запись нужны пароль и код из приложения-аутентификатора. На всех остальных устройствах выполнен выход.',
        ja_JP:
          '今後のログインには、パスワードと認証アプリのコードが必要です。ほかのすべての端末からログアウトしました。',
      },
      {
        en_US: 'Keep your recovery codes where you find them without your phone.',
        fr_FR: 'Gardez vos codes de secours là où vous les trouverez sans votre téléphone.',
        de_DE: 'Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden.',
        es_ES: 'Guarde sus códigos de recuperación donde pueda encontrarlos sin su teléfono.',
        it_IT: 'Conservi i codici di recupero dove può trovarli senza il telefono.',
        ru_RU: 'Храните резервные коды там, где найдёте их без телефона.',
        ja_JP: 'リカバリーコードは、スマートフォンがなくても取り出せる場所に保管してください。',
      },
    ],
    smallPrint: {
      en_US: 'If it was not you, choose a new password at once and write to us.',
      fr_FR: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      de_DE: 'Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort und schreiben Sie uns.',
      es_ES: 'Si no fue usted, elija enseguida una contraseña nueva y escríbanos.',
      it_IT: 'Se non è stato lei, scelga subito una nuova password e ci scriva.',
      ru_RU: 'Если это были не вы, сразу выберите новый пароль и напишите нам.',
      ja_JP: 'お心当たりのない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
    },
    button: {
      en_US: 'That was not me',
      fr_FR: 'Ce n’était pas moi',
      de_DE: 'Das war ich nicht',
      es_ES: 'No fui yo',
      it_IT: 'Non sono stato io',
      ru_RU: 'Это не я',
      ja_JP: '身に覚えがない場合',
    },
  },
  secondFactorTurnedOff: {
    subject: {
      en_US: 'Two-step login is off',
      fr_FR: 'La connexion en deux étapes est désactivée',
      de_DE: 'Die Anmeldung in zwei Schritten ist aus',
      es_ES: 'El acceso en dos pasos está desactivado',
      it_IT: 'L’accesso in due passaggi è disattivato',
      ru_RU: 'Двухэтапный вход выключен',
      ja_JP: '2段階ログインが無効になりました',
    },
    paragraphs: [
      {
        en_US: 'From now on, your password alone is enough to log in. Every other device was logged out.',
        fr_FR:
          'Désormais, votre mot de passe suffit pour vous connecter. Tous les autres appareils ont été déconnectés.',
        de_DE: 'Ab jetzt genügt Ihr Passwort für die Anmeldung. Alle anderen Geräte wurden abgemeldet.',
        es_ES:
          'A partir de ahora, basta su contraseña para entrar. Se ha cerrado la sesión en todos los demás dispositivos.',
        it_IT: 'D’ora in poi per accedere basta la password. Tutti gli altri dispositivi sono stati disconnessi.',
        ru_RU: 'Теперь для входа достаточно пароля. На всех остальных устройствах выполнен выход.',
        ja_JP: '今後はパスワードだけでログインできます。ほかのすべての端末からログアウトしました。',
      },
    ],
    smallPrint: {
      en_US: 'If it was not you, choose a new password at once and write to us.',
      fr_FR: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      de_DE: 'Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort und schreiben Sie uns.',
      es_ES: 'Si no fue usted, elija enseguida una contraseña nueva y escríbanos.',
      it_IT: 'Se non è stato lei, scelga subito una nuova password e ci scriva.',
      ru_RU: 'Если это были не вы, сразу выберите новый пароль и напишите нам.',
      ja_JP: 'お心当たりのない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
    },
    button: {
      en_US: 'That was not me',
      fr_FR: 'Ce n’était pas moi',
      de_DE: 'Das war ich nicht',
      es_ES: 'No fui yo',
      it_IT: 'Non sono stato io',
      ru_RU: 'Это не я',
      ja_JP: '身に覚えがない場合',
    },
  },
  secondFactorReset: {
    subject: {
      en_US: 'We have turned off two-step login',
      fr_FR: 'Nous avons désactivé la connexion en deux étapes',
      de_DE: 'Wir haben die Anmeldung in zwei Schritten beendet',
      es_ES: 'Hemos desactivado el acceso en dos pasos',
      it_IT: 'Abbiamo disattivato l’accesso in due passaggi',
      ru_RU: 'Мы выключили двухэтапный вход',
      ja_JP: '2段階ログインを解除しました',
    },
    paragraphs: [
      {
        en_US:
          'You told our team that you have lost your authenticator app and your recovery codes. Your password is now enough to log in, and every device was logged out.',
        fr_FR:
          'Vous avez signalé à notre équipe la perte de votre application d’authentification et de vos codes de secours. Votre mot de passe suffit maintenant pour vous connecter, et tous les appareils ont été déconnectés.',
        de_DE:
          'Sie haben unserem Team gesagt, dass Ihnen Authenticator-App und Wiederherstellungscodes fehlen. Jetzt genügt Ihr Passwort für die Anmeldung, und alle Geräte wurden abgemeldet.',
        es_ES:
          'Usted comunicó a nuestro equipo que ha perdido su aplicación de autenticación y sus códigos de recuperación. Ahora basta su contraseña para entrar, y se ha cerrado la sesión en todos los dispositivos.',
        it_IT:
          'Ha comunicato al nostro team di aver perso l’app di autenticazione e i codici di recupero. Ora per accedere basta la password, e tutti i dispositivi sono stati disconnessi.',
        ru_RU:
          'Вы сообщили нашей команде, что потеряли приложение-аутентификатор и резервные коды. Теперь для входа достаточно пароля, на всех устройствах выполнен выход.',
        ja_JP:
          '認証アプリとリカバリーコードを紛失されたとのご連絡をいただきました。現在はパスワードだけでログインできます。すべての端末からログアウトしました。',
      },
      {
        en_US: 'Turn it on again as soon as you can.',
        fr_FR: 'Réactivez-la dès que possible.',
        de_DE: 'Schalten Sie sie so bald wie möglich wieder ein.',
        es_ES: 'Vuelva a activarlo en cuanto pueda.',
        it_IT: 'Lo riattivi appena possibile.',
        ru_RU: 'Включите его снова, как только сможете.',
        ja_JP: 'お早めに再度有効にしてください。',
      },
    ],
    smallPrint: {
      en_US: 'If you did not tell us so, choose a new password at once and write to us.',
      fr_FR: 'Si vous ne nous avez rien signalé, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      de_DE: 'Wenn Sie uns das nicht gesagt haben, wählen Sie sofort ein neues Passwort und schreiben Sie uns.',
      es_ES: 'Si usted no nos lo comunicó, elija enseguida una contraseña nueva y escríbanos.',
      it_IT: 'Se non ci ha comunicato nulla, scelga subito una nuova password e ci scriva.',
      ru_RU: 'Если вы нам об этом не сообщали, сразу выберите новый пароль и напишите нам.',
      ja_JP: 'ご連絡にお心当たりのない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
    },
    button: {
      en_US: 'Log in',
      fr_FR: 'Se connecter',
      de_DE: 'Anmelden',
      es_ES: 'Iniciar sesión',
      it_IT: 'Accedi',
      ru_RU: 'Войти',
      ja_JP: 'ログイン',
    },
  },
  approveEmailChange: {
    subject: {
      en_US: 'A new e-mail address for your account?',
      fr_FR: 'Une nouvelle adresse e-mail pour votre compte ?',
      de_DE: 'Neue E-Mail-Adresse für Ihr Konto?',
      es_ES: '¿Un correo nuevo para su cuenta?',
      it_IT: 'Un nuovo indirizzo e-mail per il suo account?',
      ru_RU: 'Новый адрес для вашей учётной записи?',
      ja_JP: 'メールアドレス変更のご確認',
    },
    paragraphs: [
      {
        en_US:
          'Somebody who knows your password asked for another e-mail address for your account. Open the link to approve the change or to stop it.',
        fr_FR:
          'Quelqu’un qui connaît votre mot de passe a demandé une autre adresse e-mail pour votre compte. Ouvrez le lien pour approuver ce changement ou l’arrêter.',
        de_DE:
          'Jemand, der Ihr Passwort kennt, möchte eine andere E-Mail-Adresse für Ihr Konto. Öffnen Sie den Link, um die Änderung zu genehmigen oder zu stoppen.',
        es_ES:
          'Alguien que conoce su contraseña ha pedido otro correo electrónico para su cuenta. Abra el enlace para aprobar el cambio o detenerlo.',
        it_IT:
          'Qualcuno che conosce la sua password ha chiesto un altro indirizzo e-mail per il suo account. Apra il link per approvare la modifica o per bloccarla.',
        ru_RU:
          'Кто-то, кто знает ваш пароль, запросил другой адрес для вашей учётной записи. Откройте ссылку, чтобы одобрить изменение или остановить его.',
        ja_JP:
          'パスワードを知っている方から、アカウントのメールアドレス変更の申し込みがありました。リンクを開いて、変更を承認または中止してください。',
      },
    ],
    smallPrint: {
      en_US: 'The link works for 48 hours. If it was not you, stop the change and choose a new password at once.',
      fr_FR:
        'Le lien fonctionne pendant 48 heures. Si ce n’était pas vous, arrêtez le changement et choisissez tout de suite un nouveau mot de passe.',
      de_DE:
        'Der Link funktioniert 48 Stunden lang. Wenn Sie es nicht waren, stoppen Sie die Änderung und wählen Sie sofort ein neues Passwort.',
      es_ES:
        'El enlace funciona durante 48 horas. Si no fue usted, detenga el cambio y elija enseguida una contraseña nueva.',
      it_IT: 'Il link funziona per 48 ore. Se non è stato lei, blocchi la modifica e scelga subito una nuova password.',
      ru_RU: 'Ссылка действует 48 часов. Если это были не вы, остановите изменение и сразу выберите новый пароль.',
      ja_JP: 'リンクは48時間有効です。お心当たりのない場合は、変更を中止し、すぐに新しいパスワードを設定してください。',
    },
    button: {
      en_US: 'Approve or stop',
      fr_FR: 'Approuver ou arrêter',
      de_DE: 'Genehmigen oder stoppen',
      es_ES: 'Aprobar o detener',
      it_IT: 'Approva o blocca',
      ru_RU: 'Одобрить или остановить',
      ja_JP: '承認または中止する',
    },
  },
  confirmNewEmail: {
    subject: {
      en_US: 'Confirm your new e-mail address',
      fr_FR: 'Confirmez votre nouvelle adresse e-mail',
      de_DE: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      es_ES: 'Confirme su nuevo correo electrónico',
      it_IT: 'Confermi il suo nuovo indirizzo e-mail',
      ru_RU: 'Подтвердите новый адрес электронной почты',
      ja_JP: '新しいメールアドレスのご確認',
    },
    paragraphs: [
      {
        en_US:
          'Open the link to confirm that this address is yours. From then on you log in with it, and our e-mails come here.',
        fr_FR:
          'Ouvrez le lien pour confirmer que cette adresse est bien la vôtre. Vous vous connecterez ensuite avec elle et nos e-mails y arriveront.',
        de_DE:
          'Öffnen Sie den Link, um zu bestätigen, dass diese Adresse Ihnen gehört. Danach melden Sie sich mit ihr an, und unsere E-Mails kommen hierher.',
        es_ES:
          'Abra el enlace para confirmar que esta dirección es suya. Después iniciará sesión con ella y nuestros correos llegarán aquí.',
        it_IT:
          'Apra il link per confermare che questo indirizzo è suo. Da quel momento accederà con questo indirizzo e riceverà qui le nostre e-mail.',
        ru_RU:
          'Откройте ссылку, чтобы подтвердить, что этот адрес принадлежит вам. После этого вы будете входить с ним, и наши письма будут приходить сюда.',
        ja_JP:
          'リンクを開いて、このメールアドレスがご本人のものであることをご確認ください。以後はこのアドレスでログインし、メールもこちらに届きます。',
      },
    ],
    smallPrint: {
      en_US: 'The link works once, for 48 hours. If you do not know what this is about, ignore this message.',
      fr_FR:
        'Le lien fonctionne une seule fois, pendant 48 heures. Si vous ne savez pas de quoi il s’agit, ignorez ce message.',
      de_DE:
        'Der Link funktioniert einmal, 48 Stunden lang. Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese Nachricht.',
      es_ES: 'El enlace funciona una sola vez, durante 48 horas. Si no sabe de qué se trata, ignore este mensaje.',
      it_IT: 'Il link funziona una sola volta, per 48 ore. Se non sa di cosa si tratta, ignori il messaggio.',
      ru_RU:
        'Ссылка действует один раз в течение 48 часов. Если вы не знаете, о чём речь, не обращайте внимания на это письмо.',
      ja_JP: 'リンクは1回のみ、48時間有効です。お心当たりのない場合は、このメールを破棄してください。',
    },
    button: {
      en_US: 'Confirm the address',
      fr_FR: 'Confirmer l’adresse',
      de_DE: 'Adresse bestätigen',
      es_ES: 'Confirmar la dirección',
      it_IT: 'Conferma l’indirizzo',
      ru_RU: 'Подтвердить адрес',
      ja_JP: 'アドレスを確認する',
    },
  },
  emailChanged: {
    subject: {
      en_US: 'Your e-mail address was changed',
      fr_FR: 'Votre adresse e-mail a été modifiée',
      de_DE: 'Ihre E-Mail-Adresse wurde geändert',
      es_ES: 'Se ha cambiado su correo electrónico',
      it_IT: 'Il suo indirizzo e-mail è stato cambiato',
      ru_RU: 'Ваш адрес электронной почты изменён',
      ja_JP: 'メールアドレスが変更されました',
    },
    paragraphs: [
      {
        en_US: 'Your account now has another e-mail address. This is our last e-mail about the account to this one.',
        fr_FR:
          'Votre compte a maintenant une autre adresse e-mail. C’est notre dernier message à cette adresse au sujet du compte.',
        de_DE:
          'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Dies ist unsere letzte Nachricht zum Konto an diese hier.',
        es_ES:
          'Su cuenta tiene ahora otro correo electrónico. Este es nuestro último mensaje sobre la cuenta a esta dirección.',
        it_IT:
          'Il suo account ha ora un altro indirizzo e-mail. Questo è il nostro ultimo messaggio sull’account a questo indirizzo.',
        ru_RU: 'У вашей учётной записи теперь другой адрес. Это наше последнее письмо о ней на этот адрес.',
        ja_JP:
          'アカウントのメールアドレスが変更されました。このアドレス宛てのアカウントに関するメールは、これが最後です。',
      },
    ],
    smallPrint: {
      en_US: 'If it was not you, write to us at once.',
      fr_FR: 'Si ce n’était pas vous, écrivez-nous tout de suite.',
      de_DE: 'Wenn Sie es nicht waren, schreiben Sie uns sofort.',
      es_ES: 'Si no fue usted, escríbanos enseguida.',
      it_IT: 'Se non è stato lei, ci scriva subito.',
      ru_RU: 'Если это были не вы, сразу напишите нам.',
      ja_JP: 'お心当たりのない場合は、すぐに当社までご連絡ください。',
    },
    button: {
      en_US: 'Write to us',
      fr_FR: 'Nous écrire',
      de_DE: 'Uns schreiben',
      es_ES: 'Escribirnos',
      it_IT: 'Scrivici',
      ru_RU: 'Написать нам',
      ja_JP: 'お問い合わせ',
    },
  },
} satisfies Readonly<Record<string, LetterText>>;
