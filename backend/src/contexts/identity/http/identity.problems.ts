import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const identityProblems: ProblemTexts = {
  EMAIL_TAKEN: {
    en_US: 'There is already an account with this e-mail address. Sign in or reset the password.',
    fr_FR: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous ou réinitialisez le mot de passe.',
    de_DE: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an oder setzen Sie das Passwort zurück.',
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
    it_IT: 'L’indirizzo e-mail o la password non è corretta.',
    ru_RU: 'Неверный адрес электронной почты или пароль.',
    ja_JP: 'メールアドレスまたはパスワードが正しくありません。',
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
    en_US: 'An account cannot go from {from} to {to}.',
    fr_FR: 'Un compte ne peut pas passer de {from} à {to}.',
    de_DE: 'Ein Konto kann nicht von {from} zu {to} wechseln.',
    es_ES: 'Una cuenta no puede pasar de {from} a {to}.',
    it_IT: 'Un account non può passare da {from} a {to}.',
    ru_RU: 'Учётная запись не может перейти из {from} в {to}.',
    ja_JP: 'アカウントの状態を {from} から {to} に変更することはできません。',
  },
};
