import type { Translated } from '../../../shared-kernel/language/locale.js';

const confirmAddress: Translated = {
  en_US: 'Confirm e-mail address',
  fr_FR: 'Confirmer l’adresse e-mail',
  de_DE: 'E-Mail-Adresse bestätigen',
  es_ES: 'Confirmar el correo electrónico',
  it_IT: 'Conferma l’indirizzo e-mail',
  ru_RU: 'Подтвердить адрес',
  ja_JP: 'メールアドレスを確認する',
};

const notMe: Translated = {
  en_US:
    'The link works once, for 48 hours. If you did not open this account, ignore this message: the address stays unconfirmed.',
  fr_FR:
    'Le lien fonctionne une seule fois, pendant 48 heures. Si vous n’avez pas ouvert ce compte, ignorez ce message : l’adresse restera non confirmée.',
  de_DE:
    'Der Link funktioniert einmal, 48 Stunden lang. Wenn Sie dieses Konto nicht eröffnet haben, ignorieren Sie diese Nachricht: Die Adresse bleibt unbestätigt.',
  es_ES:
    'El enlace funciona una sola vez, durante 48 horas. Si no ha abierto esta cuenta, ignore este mensaje: la dirección seguirá sin confirmar.',
  it_IT:
    'Il link funziona una sola volta, per 48 ore. Se non ha aperto lei questo account, ignori il messaggio: l’indirizzo resterà non confermato.',
  ru_RU:
    'Ссылка действует один раз в течение 48 часов. Если вы не открывали эту учётную запись, не обращайте внимания на это письмо: адрес останется неподтверждённым.',
  ja_JP:
    'リンクは1回のみ、48時間有効です。お心当たりのない場合は、このメールを破棄してください。アドレスは未確認のままとなります。',
};

const notMeButton: Translated = {
  en_US: 'That was not me',
  fr_FR: 'Ce n’était pas moi',
  de_DE: 'Das war ich nicht',
  es_ES: 'No fui yo',
  it_IT: 'Non sono stato io',
  ru_RU: 'Это не я',
  ja_JP: '身に覚えがない場合',
};

/** The texts of the mails about accounts. Subjects have 60 characters at most. */
export const identityMailTexts = {
  welcome: {
    subject: {
      en_US: 'Welcome to Cicerone',
      fr_FR: 'Bienvenue chez Cicerone',
      de_DE: 'Willkommen bei Cicerone',
      es_ES: 'Le damos la bienvenida a Cicerone',
      it_IT: 'Le diamo il benvenuto in Cicerone',
      ru_RU: 'Добро пожаловать в Cicerone',
      ja_JP: 'Ciceroneへようこそ',
    },
    paragraphs: [
      {
        en_US:
          'Your account is ready. Please confirm that this address is yours; bookings that you made with it as a guest can then be shown in your account.',
        fr_FR:
          'Votre compte est prêt. Confirmez que cette adresse est bien la vôtre ; les réservations faites sans compte avec cette adresse pourront alors apparaître dans votre compte.',
        de_DE:
          'Ihr Konto ist bereit. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört; Buchungen, die Sie damit als Gast gemacht haben, können dann in Ihrem Konto erscheinen.',
        es_ES:
          'Su cuenta está lista. Confirme que esta dirección es suya; las reservas que hizo con ella sin cuenta podrán mostrarse entonces en su cuenta.',
        it_IT:
          'Il suo account è pronto. Confermi che questo indirizzo è suo: le prenotazioni fatte con questo indirizzo come ospite potranno così comparire nel suo account.',
        ru_RU:
          'Ваша учётная запись готова. Подтвердите, что этот адрес принадлежит вам: тогда бронирования, сделанные с ним без регистрации, смогут появиться в ней.',
        ja_JP:
          'アカウントのご用意ができました。このメールアドレスがご本人のものであることをご確認ください。確認が済むと、同じアドレスで会員登録なしに行われたご予約も、アカウントに表示されるようになります。',
      },
    ],
    smallPrint: notMe,
    button: confirmAddress,
  },
  confirmEmail: {
    subject: {
      en_US: 'Confirm your e-mail address',
      fr_FR: 'Confirmez votre adresse e-mail',
      de_DE: 'Bestätigen Sie Ihre E-Mail-Adresse',
      es_ES: 'Confirme su correo electrónico',
      it_IT: 'Confermi il suo indirizzo e-mail',
      ru_RU: 'Подтвердите адрес электронной почты',
      ja_JP: 'メールアドレスのご確認',
    },
    paragraphs: [
      {
        en_US: 'You asked for a new link. Open it to confirm that this address is yours.',
        fr_FR: 'Vous avez demandé un nouveau lien. Ouvrez-le pour confirmer que cette adresse est bien la vôtre.',
        de_DE:
          'Sie haben einen neuen Link angefordert. Öffnen Sie ihn, um zu bestätigen, dass diese Adresse Ihnen gehört.',
        es_ES: 'Ha pedido un enlace nuevo. Ábralo para confirmar que esta dirección es suya.',
        it_IT: 'Ha chiesto un nuovo link. Lo apra per confermare che questo indirizzo è suo.',
        ru_RU: 'Вы запросили новую ссылку. Откройте её, чтобы подтвердить, что этот адрес принадлежит вам.',
        ja_JP: '新しいリンクをお送りします。開いて、このメールアドレスがご本人のものであることをご確認ください。',
      },
    ],
    smallPrint: notMe,
    button: confirmAddress,
  },
  resetPassword: {
    subject: {
      en_US: 'Choose a new password',
      fr_FR: 'Choisissez un nouveau mot de passe',
      de_DE: 'Wählen Sie ein neues Passwort',
      es_ES: 'Elija una contraseña nueva',
      it_IT: 'Scelga una nuova password',
      ru_RU: 'Выберите новый пароль',
      ja_JP: '新しいパスワードの設定',
    },
    paragraphs: [
      {
        en_US:
          'Somebody asked for a new password for the account with this address. If that was you, open the link and choose one. All devices will then have to log in again.',
        fr_FR:
          'Un nouveau mot de passe a été demandé pour le compte lié à cette adresse. Si c’était vous, ouvrez le lien et choisissez-en un. Tous les appareils devront ensuite se reconnecter.',
        de_DE:
          'Für das Konto mit dieser Adresse wurde ein neues Passwort angefordert. Wenn Sie das waren, öffnen Sie den Link und wählen Sie eines. Danach müssen sich alle Geräte neu anmelden.',
        es_ES:
          'Se ha pedido una contraseña nueva para la cuenta con esta dirección. Si fue usted, abra el enlace y elija una. Después habrá que iniciar sesión de nuevo en todos los dispositivos.',
        it_IT:
          'È stata chiesta una nuova password per l’account con questo indirizzo. Se è stato lei, apra il link e ne scelga una. Poi tutti i dispositivi dovranno accedere di nuovo.',
        ru_RU:
          'Для учётной записи с этим адресом запросили новый пароль. Если это были вы, откройте ссылку и выберите его. После этого на всех устройствах нужно будет войти заново.',
        ja_JP:
          'このメールアドレスのアカウントについて、パスワード再設定のご依頼がありました。ご本人の場合はリンクを開き、新しいパスワードをお決めください。その後は、すべての端末で再度ログインが必要です。',
      },
    ],
    smallPrint: {
      en_US:
        'The link works once, for 60 minutes. If it was not you, ignore this message: your password stays as it is.',
      fr_FR:
        'Le lien fonctionne une seule fois, pendant 60 minutes. Si ce n’était pas vous, ignorez ce message : votre mot de passe reste inchangé.',
      de_DE:
        'Der Link funktioniert einmal, 60 Minuten lang. Wenn Sie es nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
      es_ES:
        'El enlace funciona una sola vez, durante 60 minutos. Si no fue usted, ignore este mensaje: su contraseña no cambia.',
      it_IT:
        'Il link funziona una sola volta, per 60 minuti. Se non è stato lei, ignori il messaggio: la password resta com’è.',
      ru_RU:
        'Ссылка действует один раз в течение 60 минут. Если это были не вы, не обращайте внимания на это письмо: пароль останется прежним.',
      ja_JP:
        'リンクは1回のみ、60分間有効です。お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',
    },
    button: {
      en_US: 'Choose a password',
      fr_FR: 'Choisir un mot de passe',
      de_DE: 'Passwort wählen',
      es_ES: 'Elegir contraseña',
      it_IT: 'Scegli la password',
      ru_RU: 'Выбрать пароль',
      ja_JP: 'パスワードを設定する',
    },
  },
  signInCode: {
    subject: {
      en_US: 'Your login code: {code}',
      fr_FR: 'Votre code de connexion : {code}',
      de_DE: 'Ihr Anmeldecode: {code}',
      es_ES: 'Su código de acceso: {code}',
      it_IT: 'Il suo codice di accesso: {code}',
      ru_RU: 'Код для входа: {code}',
      ja_JP: 'ログインコード：{code}',
    },
    paragraphs: [
      {
        en_US:
          'Many passwords have been tried for your account, so logging in from a new place needs this code. Enter it on the login page. It works once, for 15 minutes.',
        fr_FR:
          'Beaucoup de mots de passe ont été essayés pour votre compte : depuis un nouvel endroit, ce code est nécessaire pour se connecter. Saisissez-le sur la page de connexion. Il sert une seule fois, pendant 15 minutes.',
        de_DE:
          'Für Ihr Konto wurden viele Passwörter probiert; von einem neuen Ort aus brauchen Sie deshalb diesen Code. Geben Sie ihn auf der Anmeldeseite ein. Er gilt einmal, 15 Minuten lang.',
        es_ES:
          'Se han probado muchas contraseñas para su cuenta; por eso, para entrar desde un lugar nuevo hace falta este código. Introdúzcalo en la página de inicio de sesión. Sirve una sola vez, durante 15 minutos.',
        it_IT:
          'Per il suo account sono state provate molte password: per accedere da un nuovo luogo serve quindi questo codice. Lo inserisca nella pagina di accesso. Vale una sola volta, per 15 minuti.',
        ru_RU:
          'Для вашей учётной записи перепробовали много паролей, поэтому для входа из нового места нужен этот код. Введите его на странице входа. Он действует один раз в течение 15 минут.',
        ja_JP:
          'お客様のアカウントで多数のパスワードが試されたため、新しい場所からのログインにはこのコードが必要です。ログインページで入力してください。コードは1回のみ、15分間有効です。',
      },
    ],
    smallPrint: {
      en_US: 'If you are not logging in at the moment, somebody else knows your password. Choose a new one at once.',
      fr_FR:
        'Si vous n’êtes pas en train de vous connecter, quelqu’un d’autre connaît votre mot de passe. Choisissez-en tout de suite un nouveau.',
      de_DE: 'Wenn Sie sich gerade nicht anmelden, kennt jemand anders Ihr Passwort. Wählen Sie sofort ein neues.',
      es_ES:
        'Si no está iniciando sesión en este momento, otra persona conoce su contraseña. Elija enseguida una nueva.',
      it_IT:
        'Se non sta accedendo in questo momento, qualcun altro conosce la sua password. Ne scelga subito una nuova.',
      ru_RU: 'Если вы сейчас не входите в учётную запись, ваш пароль знает кто-то ещё. Сразу выберите новый.',
      ja_JP:
        '現在ログインしていない場合は、第三者がパスワードを知っています。すぐに新しいパスワードを設定してください。',
    },
    button: notMeButton,
  },
  passwordChanged: {
    subject: {
      en_US: 'Your password was changed',
      fr_FR: 'Votre mot de passe a été modifié',
      de_DE: 'Ihr Passwort wurde geändert',
      es_ES: 'Se ha cambiado su contraseña',
      it_IT: 'La sua password è stata cambiata',
      ru_RU: 'Ваш пароль изменён',
      ja_JP: 'パスワードが変更されました',
    },
    paragraphs: [
      {
        en_US:
          'The password of your account was changed, and every other device was logged out. If that was you, there is nothing to do.',
        fr_FR:
          'Le mot de passe de votre compte a été modifié et tous les autres appareils ont été déconnectés. Si c’était vous, vous n’avez rien à faire.',
        de_DE:
          'Das Passwort Ihres Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet. Wenn Sie das waren, ist nichts zu tun.',
        es_ES:
          'Se ha cambiado la contraseña de su cuenta y se ha cerrado la sesión en todos los demás dispositivos. Si fue usted, no tiene que hacer nada.',
        it_IT:
          'La password del suo account è stata cambiata e tutti gli altri dispositivi sono stati disconnessi. Se è stato lei, non deve fare nulla.',
        ru_RU:
          'Пароль вашей учётной записи изменён, на всех остальных устройствах выполнен выход. Если это сделали вы, ничего предпринимать не нужно.',
        ja_JP:
          'アカウントのパスワードが変更され、ほかのすべての端末からログアウトしました。ご本人による変更の場合は、何もする必要はありません。',
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
    button: notMeButton,
  },
  closed: {
    subject: {
      en_US: 'Your account is closed',
      fr_FR: 'Votre compte est fermé',
      de_DE: 'Ihr Konto ist geschlossen',
      es_ES: 'Su cuenta está cerrada',
      it_IT: 'Il suo account è chiuso',
      ru_RU: 'Ваша учётная запись закрыта',
      ja_JP: 'アカウントを閉鎖しました',
    },
    paragraphs: [
      {
        en_US:
          'You have closed your account at Cicerone. We have deleted your personal details; we keep only what the law asks us to keep about payments.',
        fr_FR:
          'Vous avez fermé votre compte Cicerone. Vos données personnelles sont supprimées ; nous ne gardons que ce que la loi impose pour les paiements.',
        de_DE:
          'Sie haben Ihr Konto bei Cicerone geschlossen. Ihre persönlichen Daten sind gelöscht; wir behalten nur, was wir zu Zahlungen aufbewahren müssen.',
        es_ES:
          'Ha cerrado su cuenta de Cicerone. Sus datos personales se han eliminado; solo conservamos lo que la ley exige sobre los pagos.',
        it_IT:
          'Ha chiuso il suo account Cicerone. I suoi dati personali sono stati cancellati; conserviamo solo ciò che la legge richiede sui pagamenti.',
        ru_RU:
          'Вы закрыли учётную запись Cicerone. Личные данные удалены; мы храним только то, что закон требует хранить о платежах.',
        ja_JP:
          'Ciceroneのアカウントを閉鎖しました。個人情報は削除され、法律で保存が義務付けられた支払い記録のみを保管します。',
      },
    ],
    smallPrint: {
      en_US: 'Was this not you? Write to us.',
      fr_FR: 'Ce n’était pas vous ? Écrivez-nous.',
      de_DE: 'Waren Sie das nicht? Schreiben Sie uns.',
      es_ES: '¿No fue usted? Escríbanos.',
      it_IT: 'Non è stato lei? Ci scriva.',
      ru_RU: 'Это были не вы? Напишите нам.',
      ja_JP: 'お心当たりがない場合はご連絡ください。',
    },
    button: {
      en_US: 'Write to us',
      fr_FR: 'Nous écrire',
      de_DE: 'Uns schreiben',
      es_ES: 'Escribirnos',
      it_IT: 'Ci scriva',
      ru_RU: 'Написать нам',
      ja_JP: 'お問い合わせ',
    },
  },
  suspended: {
    subject: {
      en_US: 'Your account has been suspended',
      fr_FR: 'Votre compte a été suspendu',
      de_DE: 'Ihr Konto wurde gesperrt',
      es_ES: 'Su cuenta ha sido suspendida',
      it_IT: 'Il suo account è stato sospeso',
      ru_RU: 'Ваша учётная запись приостановлена',
      ja_JP: 'アカウントが停止されました',
    },
    paragraphs: [
      {
        en_US: 'Our team has suspended your account, and you have been signed out everywhere. The reason: {reason}',
        fr_FR: 'Notre équipe a suspendu votre compte et vous avez été déconnecté partout. Motif : {reason}',
        de_DE: 'Unser Team hat Ihr Konto gesperrt; Sie sind überall abgemeldet. Der Grund: {reason}',
        es_ES: 'Nuestro equipo ha suspendido su cuenta y se han cerrado todas sus sesiones. Motivo: {reason}',
        it_IT: 'Il nostro team ha sospeso il suo account e tutte le sue sessioni sono state chiuse. Motivo: {reason}',
        ru_RU: 'Наша команда приостановила вашу учётную запись, все сеансы завершены. Причина: {reason}',
        ja_JP: '担当チームがお客様のアカウントを停止し、すべての端末からログアウトしました。理由：{reason}',
      },
      {
        en_US:
          'Bookings that you have paid remain valid. If you think this is a mistake, write to us: a person will look at it again.',
        fr_FR:
          'Les réservations que vous avez payées restent valables. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous : quelqu’un réexaminera la décision.',
        de_DE:
          'Bezahlte Buchungen bleiben gültig. Wenn Sie das für einen Irrtum halten, schreiben Sie uns: Die Entscheidung wird noch einmal geprüft.',
        es_ES:
          'Las reservas que ha pagado siguen siendo válidas. Si cree que es un error, escríbanos: una persona volverá a revisarlo.',
        it_IT:
          'Le prenotazioni pagate restano valide. Se pensa che sia un errore, ci scriva: qualcuno riesaminerà la decisione.',
        ru_RU:
          'Оплаченные бронирования остаются в силе. Если вы считаете это ошибкой, напишите нам: решение пересмотрят.',
        ja_JP:
          'お支払い済みのご予約は引き続き有効です。誤りと思われる場合はご連絡ください。担当者が改めて確認いたします。',
      },
    ],
    smallPrint: {
      en_US: 'This message is about your account at Cicerone.',
      fr_FR: 'Ce message concerne votre compte Cicerone.',
      de_DE: 'Diese Nachricht betrifft Ihr Konto bei Cicerone.',
      es_ES: 'Este mensaje se refiere a su cuenta de Cicerone.',
      it_IT: 'Questo messaggio riguarda il suo account Cicerone.',
      ru_RU: 'Это письмо касается вашей учётной записи Cicerone.',
      ja_JP: 'このメールはCiceroneのアカウントに関するお知らせです。',
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
  restored: {
    subject: {
      en_US: 'Your account is open again',
      fr_FR: 'Votre compte est de nouveau ouvert',
      de_DE: 'Ihr Konto ist wieder offen',
      es_ES: 'Su cuenta vuelve a estar activa',
      it_IT: 'Il suo account è di nuovo attivo',
      ru_RU: 'Ваша учётная запись снова открыта',
      ja_JP: 'アカウントの停止が解除されました',
    },
    paragraphs: [
      {
        en_US: 'Our team has restored your account. You can sign in as before.',
        fr_FR: 'Notre équipe a rétabli votre compte. Vous pouvez vous connecter comme avant.',
        de_DE: 'Unser Team hat Ihr Konto wieder freigegeben. Sie können sich wie zuvor anmelden.',
        es_ES: 'Nuestro equipo ha restablecido su cuenta. Puede iniciar sesión como antes.',
        it_IT: 'Il nostro team ha ripristinato il suo account. Può accedere come prima.',
        ru_RU: 'Наша команда восстановила вашу учётную запись. Входите как раньше.',
        ja_JP: 'お客様のアカウントを再びご利用いただけるようになりました。これまでどおりログインできます。',
      },
    ],
    smallPrint: {
      en_US: 'This message is about your account at Cicerone.',
      fr_FR: 'Ce message concerne votre compte Cicerone.',
      de_DE: 'Diese Nachricht betrifft Ihr Konto bei Cicerone.',
      es_ES: 'Este mensaje se refiere a su cuenta de Cicerone.',
      it_IT: 'Questo messaggio riguarda il suo account Cicerone.',
      ru_RU: 'Это письмо касается вашей учётной записи Cicerone.',
      ja_JP: 'このメールはCiceroneのアカウントに関するお知らせです。',
    },
    button: {
      en_US: 'Sign in',
      fr_FR: 'Se connecter',
      de_DE: 'Anmelden',
      es_ES: 'Iniciar sesión',
      it_IT: 'Accedi',
      ru_RU: 'Войти',
      ja_JP: 'ログイン',
    },
  },
  dataExportReady: {
    subject: {
      en_US: 'The file with your data is ready',
      fr_FR: 'Le fichier de vos données est prêt',
      de_DE: 'Die Datei mit Ihren Daten ist fertig',
      es_ES: 'El archivo con sus datos está listo',
      it_IT: 'Il file con i suoi dati è pronto',
      ru_RU: 'Файл с вашими данными готов',
      ja_JP: 'お客様のデータのファイルができました',
    },
    paragraphs: [
      {
        en_US:
          'The file that you asked for is on your account page. It holds what we know about you and your vouchers. We delete it after seven days.',
        fr_FR:
          'Le fichier que vous avez demandé est sur la page de votre compte. Il contient ce que nous savons de vous et vos bons. Nous le supprimons au bout de sept jours.',
        de_DE:
          'Die Datei, die Sie angefordert haben, liegt auf Ihrer Kontoseite. Sie enthält, was wir über Sie wissen, und Ihre Voucher. Nach sieben Tagen löschen wir sie.',
        es_ES:
          'El archivo que pidió está en la página de su cuenta. Contiene lo que sabemos de usted y sus bonos. Lo borramos al cabo de siete días.',
        it_IT:
          'Il file che ha richiesto è nella pagina del suo account. Contiene ciò che sappiamo di lei e i suoi voucher. Lo cancelliamo dopo sette giorni.',
        ru_RU:
          'Файл, который вы запросили, — на странице вашей учётной записи. В нём всё, что мы о вас знаем, и ваши ваучеры. Через семь дней мы его удалим.',
        ja_JP:
          'ご請求いただいたファイルを、アカウントのページに用意しました。当社が保有するお客様の情報とバウチャーが入っています。7日後に削除されます。',
      },
    ],
    smallPrint: {
      en_US: 'If you did not ask for it, change your password: somebody is signed in to your account.',
      fr_FR: 'Si vous n’avez rien demandé, changez votre mot de passe : quelqu’un est connecté à votre compte.',
      de_DE: 'Wenn Sie sie nicht angefordert haben, ändern Sie Ihr Passwort: Jemand ist in Ihrem Konto angemeldet.',
      es_ES: 'Si no lo pidió, cambie su contraseña: alguien ha entrado en su cuenta.',
      it_IT: 'Se non l’ha richiesto, cambi la password: qualcuno è entrato nel suo account.',
      ru_RU: 'Если вы его не запрашивали, смените пароль: кто-то вошёл в вашу учётную запись.',
      ja_JP: 'お心当たりのない場合は、第三者がログインしている可能性があります。パスワードを変更してください。',
    },
    button: {
      en_US: 'Open my account',
      fr_FR: 'Ouvrir mon compte',
      de_DE: 'Mein Konto öffnen',
      es_ES: 'Abrir mi cuenta',
      it_IT: 'Apri il mio account',
      ru_RU: 'Открыть учётную запись',
      ja_JP: 'アカウントを開く',
    },
  },
};
