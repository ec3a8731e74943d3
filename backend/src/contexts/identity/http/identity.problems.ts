import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const identityProblems: ProblemTexts = {
  FIELD_IS_VAT_NUMBER: {
    en_US:
      'This VAT number is incomplete or has a wrong digit. Write it with the letters of its country, like DE136695976 or IT12345670017.',
    fr_FR:
      'Ce numéro de TVA est incomplet ou contient une erreur. Écrivez-le avec les lettres de son pays, par exemple DE136695976 ou IT12345670017.',
    de_DE:
      'Diese USt-IdNr. ist unvollständig, oder eine Ziffer stimmt nicht. Schreiben Sie sie mit den Buchstaben des Landes, etwa DE136695976 oder IT12345670017.',
    es_ES:
      'Este número de IVA está incompleto o tiene alguna cifra equivocada. Escríbalo con las letras de su país, por ejemplo DE136695976 o IT12345670017.',
    it_IT:
      'Questa partita IVA è incompleta o contiene una cifra sbagliata. La scriva con le lettere del suo Paese, per esempio DE136695976 o IT12345670017.',
    ru_RU:
      'Номер плательщика НДС неполный или содержит ошибку. Напишите его с буквами страны, например DE136695976 или IT12345670017.',
    ja_JP:
      'この付加価値税番号は桁が足りないか、数字に誤りがあります。DE136695976やIT12345670017のように国の文字を付けて入力してください。',
  },
  FIELD_IS_NUMBER_OF_OFFICE: {
    en_US:
      'Write the number as the authority gave it: 2 to 30 letters and digits, with blanks, dots, hyphens or slashes between them.',
    fr_FR:
      'Écrivez le numéro tel que l’administration l’a donné : de 2 à 30 lettres et chiffres, avec espaces, points, traits d’union ou barres obliques.',
    de_DE:
      'Schreiben Sie die Nummer, wie die Behörde sie vergeben hat: 2 bis 30 Buchstaben und Ziffern, dazwischen Leerzeichen, Punkte, Bindestriche oder Schrägstriche.',
    es_ES:
      'Escriba el número tal como lo dio la administración: de 2 a 30 letras y cifras, con espacios, puntos, guiones o barras.',
    it_IT: 'Scriva il numero come l’ha dato l’ufficio: da 2 a 30 lettere e cifre, con spazi, punti, trattini o barre.',
    ru_RU:
      'Напишите номер так, как его выдало ведомство: от 2 до 30 букв и цифр, между ними пробелы, точки, дефисы или косые черты.',
    ja_JP:
      '番号は発行機関の表記どおりに入力してください（2〜30文字の英数字、空白・ピリオド・ハイフン・スラッシュを含められます）。',
  },
  PASSWORD_IS_ADDRESS: {
    en_US: 'This is your e-mail address, or its beginning: it is guessed first. Choose another password.',
    fr_FR:
      'C’est votre adresse e-mail ou son début : c’est ce que l’on essaie en premier. Choisissez un autre mot de passe.',
    de_DE:
      'Das ist Ihre E-Mail-Adresse oder ihr Anfang; so etwas wird zuerst erraten. Wählen Sie ein anderes Passwort.',
    es_ES: 'Es su dirección de correo o su comienzo: es lo primero que se prueba. Elija otra contraseña.',
    it_IT: 'È il suo indirizzo e-mail o il suo inizio: è la prima cosa che si prova. Scelga un’altra password.',
    ru_RU: 'Это ваш адрес электронной почты или его начало: такое угадывают первым. Выберите другой пароль.',
    ja_JP: 'メールアドレス、またはその先頭部分と同じです。真っ先に推測されますので、別のパスワードをお選びください。',
  },
  FIELD_IS_UNCOMMON: {
    en_US:
      'This password is one of the first that are guessed. Choose another, such as a few words that only you know.',
    fr_FR:
      'Ce mot de passe est l’un des premiers que l’on essaie. Choisissez-en un autre, par exemple quelques mots que vous seul connaissez.',
    de_DE:
      'Dieses Passwort wird mit als erstes erraten. Wählen Sie ein anderes, etwa ein paar Wörter, die nur Sie kennen.',
    es_ES:
      'Esta contraseña es de las primeras que se prueban. Elija otra, por ejemplo unas palabras que solo usted conozca.',
    it_IT:
      'Questa password è tra le prime a essere provate. Ne scelga un’altra, ad esempio alcune parole note solo a lei.',
    ru_RU:
      'Этот пароль подбирают одним из первых. Придумайте другой, например из нескольких слов, известных только вам.',
    ja_JP:
      'このパスワードは真っ先に推測されるものです。ご自身だけが知る複数の言葉を組み合わせるなど、別のパスワードをお選びください。',
  },
  EMAIL_TAKEN: {
    en_US: 'There is already an account with this e-mail address. Log in or reset the password.',
    fr_FR: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous ou réinitialisez le mot de passe.',
    de_DE:
      'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an oder setzen Sie das Passwort zurück.',
    es_ES: 'Ya existe una cuenta con este correo electrónico. Inicie sesión o restablezca la contraseña.',
    it_IT: 'Esiste già un account con questo indirizzo e-mail. Acceda o reimposti la password.',
    ru_RU: 'Учётная запись с этим адресом уже есть. Войдите или восстановите пароль.',
    ja_JP: 'このメールアドレスはすでに登録されています。ログインするか、パスワードを再設定してください。',
  },
  CREDENTIALS_WRONG: {
    en_US: 'E-mail address or password is not right.',
    fr_FR: 'L’adresse e-mail ou le mot de passe est incorrect.',
    de_DE: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    es_ES: 'El correo electrónico o la contraseña no son correctos.',
    it_IT: 'L’indirizzo e-mail o la password non sono corretti.',
    ru_RU: 'Неверный адрес электронной почты или пароль.',
    ja_JP: 'メールアドレスまたはパスワードが正しくありません。',
  },
  SIGN_IN_CODE_REQUIRED: {
    en_US:
      'Many passwords have been tried for this account, so logging in from a new place needs a code. If the e-mail address and the password are right, we have just sent you one by e-mail. With two-step login, enter the code of your app instead.',
    fr_FR:
      'Beaucoup de mots de passe ont été essayés pour ce compte : depuis un nouvel endroit, il faut un code pour se connecter. Si l’adresse e-mail et le mot de passe sont corrects, nous venons de vous l’envoyer par e-mail. Avec la connexion en deux étapes, saisissez plutôt le code de votre application.',
    de_DE:
      'Für dieses Konto wurden viele Passwörter probiert; von einem neuen Ort aus brauchen Sie deshalb einen Code. Wenn E-Mail-Adresse und Passwort stimmen, haben wir ihn Ihnen gerade per E-Mail geschickt. Bei der Anmeldung in zwei Schritten geben Sie stattdessen den Code Ihrer App ein.',
    es_ES:
      'Se han probado muchas contraseñas para esta cuenta; por eso, para entrar desde un lugar nuevo hace falta un código. Si el correo electrónico y la contraseña son correctos, se lo acabamos de enviar por correo. Con el acceso en dos pasos, introduzca en su lugar el código de su aplicación.',
    it_IT:
      'Per questo account sono state provate molte password: per accedere da un nuovo luogo serve quindi un codice. Se l’indirizzo e-mail e la password sono corretti, glielo abbiamo appena inviato per e-mail. Con l’accesso in due passaggi, inserisca invece il codice della sua app.',
    ru_RU:
      'Для этой учётной записи перепробовали много паролей, поэтому для входа из нового места нужен код. Если адрес и пароль верны, мы только что отправили его вам по электронной почте. Если включён двухэтапный вход, введите код из приложения.',
    ja_JP:
      'このアカウントでは多数のパスワードが試されたため、新しい場所からのログインにはコードが必要です。メールアドレスとパスワードが正しい場合は、コードをメールでお送りしました。2段階ログインをご利用の場合は、代わりにアプリのコードを入力してください。',
  },
  SIGN_IN_CODE_WRONG: {
    en_US:
      'This code does not log you in. Check the code, the e-mail address and the password, or leave the code empty to get a new one. A code works once, for 15 minutes.',
    fr_FR:
      'Ce code ne permet pas de se connecter. Vérifiez le code, l’adresse e-mail et le mot de passe, ou laissez le code vide pour en recevoir un autre. Un code sert une seule fois, pendant 15 minutes.',
    de_DE:
      'Mit diesem Code können Sie sich nicht anmelden. Prüfen Sie Code, E-Mail-Adresse und Passwort, oder lassen Sie den Code leer, um einen neuen zu bekommen. Ein Code gilt einmal, 15 Minuten lang.',
    es_ES:
      'Con este código no se puede iniciar sesión. Compruebe el código, el correo electrónico y la contraseña, o deje el código vacío para recibir otro. Cada código sirve una sola vez, durante 15 minutos.',
    it_IT:
      'Questo codice non consente l’accesso. Controlli il codice, l’indirizzo e-mail e la password, oppure lasci vuoto il codice per riceverne un altro. Un codice vale una sola volta, per 15 minuti.',
    ru_RU:
      'С этим кодом войти нельзя. Проверьте код, адрес и пароль или оставьте поле кода пустым, чтобы получить новый. Код действует один раз в течение 15 минут.',
    ja_JP:
      'このコードではログインできません。コード、メールアドレス、パスワードをご確認いただくか、コードを空欄にして新しいコードをお受け取りください。コードは1回のみ、15分間有効です。',
  },
  ACCOUNT_CLOSED: {
    en_US: 'This account is closed or suspended. Write to us and we will help.',
    fr_FR: 'Ce compte est fermé ou suspendu. Écrivez-nous, nous vous aiderons.',
    de_DE: 'Dieses Konto ist geschlossen oder gesperrt. Schreiben Sie uns, wir helfen weiter.',
    es_ES: 'Esta cuenta está cerrada o suspendida. Escríbanos y le ayudaremos.',
    it_IT: 'Questo account è chiuso o sospeso. Ci scriva e la aiuteremo.',
    ru_RU: 'Эта учётная запись закрыта или приостановлена. Напишите нам, мы поможем.',
    ja_JP: 'このアカウントは閉鎖または停止されています。お問い合わせください。',
  },
  STATUS_CHANGE_REFUSED: {
    en_US: 'The status of this account does not allow the change.',
    fr_FR: 'Le statut de ce compte ne permet pas ce changement.',
    de_DE: 'Der Status dieses Kontos lässt die Änderung nicht zu.',
    es_ES: 'El estado de esta cuenta no permite el cambio.',
    it_IT: 'Lo stato di questo account non consente la modifica.',
    ru_RU: 'Статус этой учётной записи не допускает такого изменения.',
    ja_JP: 'このアカウントの現在の状態では、この変更はできません。',
  },
  FIELD_NOT_IN_THIS_CHANGE: {
    en_US: 'Leave this out: it does not belong to this change.',
    fr_FR: 'Retirez ce champ : il n’a pas sa place dans cette modification.',
    de_DE: 'Lassen Sie dieses Feld weg: Es gehört nicht zu dieser Änderung.',
    es_ES: 'Deje vacío este campo: no corresponde a este cambio.',
    it_IT: 'Lasci vuoto questo campo: non riguarda questa modifica.',
    ru_RU: 'Не заполняйте это поле: оно не относится к этому изменению.',
    ja_JP: 'この項目は今回の変更には含まれません。空欄にしてください。',
  },
  STATUS_NOT_OWN_TO_CHANGE: {
    en_US: 'You cannot set this status.',
    fr_FR: 'Vous ne pouvez pas définir ce statut.',
    de_DE: 'Diesen Status können Sie nicht setzen.',
    es_ES: 'No puede establecer este estado.',
    it_IT: 'Non può impostare questo stato.',
    ru_RU: 'Вы не можете установить этот статус.',
    ja_JP: 'この状態に変更することはできません。',
  },
  OWN_ACCOUNT_UNCHANGEABLE: {
    en_US: 'You cannot do this to your own account. Ask another Super Admin.',
    fr_FR: 'Vous ne pouvez pas faire cela avec votre propre compte. Demandez à un autre Super Admin.',
    de_DE: 'Mit dem eigenen Konto geht das nicht. Bitten Sie einen anderen Super Admin.',
    es_ES: 'No puede hacer esto con su propia cuenta. Pídaselo a otro Super Admin.',
    it_IT: 'Non può farlo con il proprio account. Lo chieda a un altro Super Admin.',
    ru_RU: 'С собственной учётной записью этого сделать нельзя. Попросите другого Super Admin.',
    ja_JP: 'ご自身のアカウントには実行できません。他のSuper Adminにご依頼ください。',
  },
  SUPER_ADMIN_EXISTS: {
    en_US: 'There is a Super Admin already, who can make others.',
    fr_FR: 'Il y a déjà un Super Admin, qui peut en nommer d’autres.',
    de_DE: 'Es gibt schon einen Super Admin; er kann weitere ernennen.',
    es_ES: 'Ya hay un Super Admin, que puede nombrar a otros.',
    it_IT: 'C’è già un Super Admin, che può nominarne altri.',
    ru_RU: 'Super Admin уже есть: он может назначить других.',
    ja_JP: 'すでにSuper Adminがいます。追加はその方が行えます。',
  },
  LAST_SUPER_ADMIN: {
    en_US: 'This is the last Super Admin. Make somebody else Super Admin first.',
    fr_FR: 'C’est le dernier Super Admin. Nommez d’abord un autre Super Admin.',
    de_DE: 'Das ist der letzte Super Admin. Ernennen Sie zuerst einen anderen.',
    es_ES: 'Es el último Super Admin. Nombre antes a otro.',
    it_IT: 'È l’ultimo Super Admin. Ne nomini prima un altro.',
    ru_RU: 'Это последний Super Admin. Сначала назначьте другого.',
    ja_JP: 'これが最後のSuper Adminです。先に別の方をSuper Adminにしてください。',
  },
  MANAGER_NOT_FOR_ACCOUNT: {
    en_US: 'Only professionals and guides have a manager.',
    fr_FR: 'Seuls les professionnels et les guides ont un interlocuteur.',
    de_DE: 'Nur Geschäftskunden und Guides haben eine Ansprechperson.',
    es_ES: 'Solo los profesionales y los guías tienen gestor.',
    it_IT: 'Solo i professionisti e le guide hanno un referente.',
    ru_RU: 'Менеджер есть только у профессиональных клиентов и гидов.',
    ja_JP: '担当者が付くのは、法人のお客様とガイドのみです。',
  },
  MANAGER_NOT_OF_TEAM: {
    en_US: 'Choose an admin who can log in.',
    fr_FR: 'Choisissez un administrateur qui peut se connecter.',
    de_DE: 'Wählen Sie einen Admin, der sich anmelden kann.',
    es_ES: 'Elija a un administrador que pueda iniciar sesión.',
    it_IT: 'Scelga un amministratore che può accedere.',
    ru_RU: 'Выберите администратора, который может войти.',
    ja_JP: 'ログインできる管理者をお選びください。',
  },
  GUIDE_NOT_APPROVED: {
    en_US:
      '{status, select, guide_fill_form_in_progress {Your application to guide is not complete yet. Send us what is missing; your missions appear when we have approved it.} guide_rejected {Your application to guide was not approved. Write to us if you have a question about it.} other {Your application to guide is being looked at. Your missions appear when we have approved it; we then write to you.}}',
    fr_FR:
      '{status, select, guide_fill_form_in_progress {Votre candidature de guide n’est pas encore complète. Envoyez-nous ce qui manque ; vos missions apparaîtront dès que nous l’aurons acceptée.} guide_rejected {Votre candidature de guide n’a pas été retenue. Écrivez-nous si vous avez une question à ce sujet.} other {Votre candidature de guide est à l’étude. Vos missions apparaîtront dès que nous l’aurons acceptée ; nous vous écrirons alors.}}',
    de_DE:
      '{status, select, guide_fill_form_in_progress {Ihre Bewerbung als Guide ist noch nicht vollständig. Schicken Sie uns, was fehlt; Ihre Aufträge erscheinen, sobald die Bewerbung angenommen ist.} guide_rejected {Ihre Bewerbung als Guide wurde nicht angenommen. Schreiben Sie uns, wenn Sie dazu eine Frage haben.} other {Ihre Bewerbung als Guide wird geprüft. Ihre Aufträge erscheinen, sobald sie angenommen ist; wir schreiben Ihnen dann.}}',
    es_ES:
      '{status, select, guide_fill_form_in_progress {Su candidatura como guía aún no está completa. Envíenos lo que falta; sus misiones aparecerán cuando la hayamos aceptado.} guide_rejected {Su candidatura como guía no se ha aceptado. Escríbanos si tiene alguna pregunta.} other {Estamos estudiando su candidatura como guía. Sus misiones aparecerán cuando la hayamos aceptado; entonces le escribiremos.}}',
    it_IT:
      '{status, select, guide_fill_form_in_progress {La sua candidatura come guida non è ancora completa. Ci mandi ciò che manca; i suoi incarichi compariranno quando l’avremo accettata.} guide_rejected {La sua candidatura come guida non è stata accettata. Ci scriva se ha domande in proposito.} other {Stiamo esaminando la sua candidatura come guida. I suoi incarichi compariranno quando l’avremo accettata; allora le scriveremo.}}',
    ru_RU:
      '{status, select, guide_fill_form_in_progress {Ваша заявка гида ещё не полна. Пришлите нам недостающее; экскурсии появятся здесь, когда мы её одобрим.} guide_rejected {Ваша заявка гида не одобрена. Если у вас есть вопросы, напишите нам.} other {Мы рассматриваем вашу заявку гида. Экскурсии появятся, когда мы её одобрим; тогда мы вам напишем.}}',
    ja_JP:
      '{status, select, guide_fill_form_in_progress {ガイドへのご応募がまだ完了していません。不足している内容をお送りください。承認後に業務が表示されます。} guide_rejected {ガイドへのご応募は承認されませんでした。ご質問がある場合はご連絡ください。} other {ガイドへのご応募を審査しています。承認されるとメールでお知らせし、業務が表示されます。}}',
  },
  UNDER_AGE: {
    en_US:
      'An account is for people aged {leastYears} or over. Somebody of legal age can book for you; travelers need not be of legal age.',
    fr_FR:
      'Un compte est réservé aux personnes d’au moins {leastYears} ans. Une personne majeure peut réserver pour vous : qui voyage n’a pas besoin de l’être.',
    de_DE:
      'Ein Konto ist für Personen ab {leastYears} Jahren. Wer volljährig ist, kann für Sie buchen; wer reist, muss es nicht sein.',
    es_ES:
      'La cuenta es para personas de {leastYears} años o más. Una persona mayor de edad puede reservar para usted: quien viaja no tiene que serlo.',
    it_IT:
      'L’account è riservato a chi ha almeno {leastYears} anni. Una persona maggiorenne può prenotare per lei: chi viaggia può essere minorenne.',
    ru_RU:
      'Учётная запись доступна с {leastYears} лет. Забронировать для вас может взрослый, а на экскурсию можно и несовершеннолетним.',
    ja_JP:
      'アカウントは{leastYears}歳以上の方に限ります。成年の方が代わりにご予約いただければ、未成年の方もご参加になれます。',
  },
  BIRTHDATE_IMPOSSIBLE: {
    en_US:
      '{when, select, longAgo {This date of birth is more than {mostYears} years ago. Check the year.} other {Enter a date of birth in the past.}}',
    fr_FR:
      '{when, select, longAgo {Cette date de naissance remonte à plus de {mostYears} ans. Vérifiez l’année.} other {Indiquez une date de naissance passée.}}',
    de_DE:
      '{when, select, longAgo {Dieses Geburtsdatum liegt mehr als {mostYears} Jahre zurück. Prüfen Sie das Jahr.} other {Geben Sie ein Geburtsdatum in der Vergangenheit ein.}}',
    es_ES:
      '{when, select, longAgo {Esta fecha de nacimiento es de hace más de {mostYears} años. Compruebe el año.} other {Indique una fecha de nacimiento pasada.}}',
    it_IT:
      '{when, select, longAgo {Questa data di nascita risale a più di {mostYears} anni fa. Controlli l’anno.} other {Inserisca una data di nascita passata.}}',
    ru_RU:
      '{when, select, longAgo {С этой даты рождения прошло больше {mostYears} лет. Проверьте год.} other {Укажите дату рождения в прошлом.}}',
    ja_JP:
      '{when, select, longAgo {{mostYears}年より前の生年月日は入力できません。年をご確認ください。} other {過去の生年月日を入力してください。}}',
  },
  PRESENT_PASSWORD_WRONG: {
    en_US: 'The present password is not right.',
    fr_FR: 'Le mot de passe actuel est incorrect.',
    de_DE: 'Das aktuelle Passwort stimmt nicht.',
    es_ES: 'La contraseña actual no es correcta.',
    it_IT: 'La password attuale non è corretta.',
    ru_RU: 'Текущий пароль указан неверно.',
    ja_JP: '現在のパスワードが正しくありません。',
  },
  LINK_NOT_VALID: {
    en_US: 'This link no longer works. It has already been used, or it is too old. Ask for a new one.',
    fr_FR: 'Ce lien ne fonctionne plus : il a déjà servi ou il est trop ancien. Demandez-en un nouveau.',
    de_DE: 'Dieser Link funktioniert nicht mehr. Er wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
    es_ES: 'Este enlace ya no funciona: se ha usado o es demasiado antiguo. Pida uno nuevo.',
    it_IT: 'Questo link non funziona più: è già stato usato o è troppo vecchio. Ne chieda uno nuovo.',
    ru_RU: 'Эта ссылка больше не действует: её уже открыли или она устарела. Запросите новую.',
    ja_JP: 'このリンクは使用済みか、有効期限が切れています。もう一度リンクの送信をお申し込みください。',
  },
  PASSWORD_CONFIRMATION_REQUIRED: {
    en_US: 'Please enter your password again to continue.',
    fr_FR: 'Veuillez saisir à nouveau votre mot de passe pour continuer.',
    de_DE: 'Bitte geben Sie Ihr Passwort erneut ein, um fortzufahren.',
    es_ES: 'Vuelva a introducir su contraseña para continuar.',
    it_IT: 'Inserisca di nuovo la password per continuare.',
    ru_RU: 'Чтобы продолжить, введите пароль ещё раз.',
    ja_JP: '続けるには、もう一度パスワードを入力してください。',
  },
  ACCOUNT_HAS_OPEN_MATTERS: {
    en_US:
      'Your account cannot be closed yet: a booking or a mission of yours is still to come, or money is on its way.',
    fr_FR:
      'Votre compte ne peut pas encore être fermé : une réservation ou une mission est à venir, ou un versement est en cours.',
    de_DE:
      'Ihr Konto kann noch nicht geschlossen werden: Eine Buchung oder Mission steht noch bevor, oder Geld ist unterwegs.',
    es_ES: 'Su cuenta aún no se puede cerrar: tiene una reserva o una misión pendiente, o hay un pago en curso.',
    it_IT:
      'Il suo account non può ancora essere chiuso: ha una prenotazione o una missione in programma, o un pagamento è in corso.',
    ru_RU: 'Учётную запись пока нельзя закрыть: впереди бронирование или миссия, либо выплата ещё в пути.',
    ja_JP: 'これからのご予約や案内、または処理中のお支払いがあるため、まだアカウントを閉鎖できません。',
  },
};
