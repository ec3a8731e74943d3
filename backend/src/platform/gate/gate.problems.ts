import type { ProblemTexts } from '../http/problem-texts.js';

export const gateProblems: ProblemTexts = {
  SITE_LOCKED: {
    en_US: 'This site is not open to the public. Open it in a browser and enter its password.',
    fr_FR: 'Ce site n’est pas ouvert au public. Ouvrez-le dans un navigateur et saisissez son mot de passe.',
    de_DE: 'Diese Seite ist nicht öffentlich. Öffnen Sie sie in einem Browser und geben Sie ihr Passwort ein.',
    es_ES: 'Este sitio no está abierto al público. Ábralo en un navegador e introduzca su contraseña.',
    it_IT: 'Questo sito non è aperto al pubblico. Lo apra in un browser e inserisca la sua password.',
    ru_RU: 'Этот сайт закрыт для посетителей. Откройте его в браузере и введите пароль сайта.',
    ja_JP: 'このサイトは一般公開されていません。ブラウザーで開き、サイトのパスワードを入力してください。',
  },
  SITE_PASSWORD_WRONG: {
    en_US: 'Incorrect password. Try again.',
    fr_FR: 'Mot de passe incorrect. Réessayez.',
    de_DE: 'Falsches Passwort. Versuchen Sie es erneut.',
    es_ES: 'Contraseña incorrecta. Inténtelo de nuevo.',
    it_IT: 'Password errata. Riprovi.',
    ru_RU: 'Неверный пароль. Попробуйте ещё раз.',
    ja_JP: 'パスワードが正しくありません。もう一度お試しください。',
  },
};
