import type { Translated } from '../../shared-kernel/language/locale.js';

/** The words of the page that asks for the site's password. */
export const gatePageTexts = {
  title: {
    en_US: 'Enter the password',
    fr_FR: 'Saisissez le mot de passe',
    de_DE: 'Passwort eingeben',
    es_ES: 'Introduzca la contraseña',
    it_IT: 'Inserisca la password',
    ru_RU: 'Введите пароль',
    ja_JP: 'パスワードの入力',
  },
  intro: {
    en_US: 'This site is not open to the public. If you were given its password, enter it here.',
    fr_FR: 'Ce site n’est pas ouvert au public. Si l’on vous a donné son mot de passe, saisissez-le ici.',
    de_DE: 'Diese Seite ist nicht öffentlich. Wenn Sie das Passwort erhalten haben, geben Sie es hier ein.',
    es_ES: 'Este sitio no está abierto al público. Si le han dado la contraseña, introdúzcala aquí.',
    it_IT: 'Questo sito non è aperto al pubblico. Se ha ricevuto la password, la inserisca qui.',
    ru_RU: 'Этот сайт закрыт для посетителей. Если вам сообщили пароль, введите его здесь.',
    ja_JP: 'このサイトは一般公開されていません。パスワードをお持ちの方は、こちらに入力してください。',
  },
  password: {
    en_US: 'Password',
    fr_FR: 'Mot de passe',
    de_DE: 'Passwort',
    es_ES: 'Contraseña',
    it_IT: 'Password',
    ru_RU: 'Пароль',
    ja_JP: 'パスワード',
  },
  action: {
    en_US: 'Open the site',
    fr_FR: 'Ouvrir le site',
    de_DE: 'Seite öffnen',
    es_ES: 'Abrir el sitio',
    it_IT: 'Apri il sito',
    ru_RU: 'Открыть сайт',
    ja_JP: 'サイトを開く',
  },
} satisfies Record<string, Translated>;
