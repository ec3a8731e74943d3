import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const promotionsProblems: ProblemTexts = {
  FIELD_IS_PROMO_CODE: {
    en_US: 'A code has 3 to 30 letters from A to Z, digits and hyphens.',
    fr_FR: 'Un code comporte de 3 à 30 lettres de A à Z, chiffres et traits d’union.',
    de_DE: 'Ein Code hat 3 bis 30 Zeichen: Buchstaben von A bis Z, Ziffern und Bindestriche.',
    es_ES: 'Un código tiene de 3 a 30 letras de la A a la Z, cifras y guiones.',
    it_IT: 'Un codice ha da 3 a 30 lettere dalla A alla Z, cifre e trattini.',
    ru_RU: 'Код состоит из 3–30 знаков: букв от A до Z, цифр и дефисов.',
    ja_JP: 'コードは半角のA～Z、数字、ハイフンを使い、3～30文字で入力してください。',
  },
  PROMO_CODE_TAKEN: {
    en_US: 'There is a code {code} already, perhaps one that has ended.',
    fr_FR: 'Le code {code} existe déjà, peut-être parmi les codes terminés.',
    de_DE: 'Den Code {code} gibt es schon, vielleicht unter den beendeten.',
    es_ES: 'Ya existe un código {code}, quizá entre los terminados.',
    it_IT: 'Il codice {code} esiste già, forse tra quelli terminati.',
    ru_RU: 'Код {code} уже есть, возможно, среди завершённых.',
    ja_JP: 'コード「{code}」はすでに存在します。終了したコードの可能性もあります。',
  },
  PROMO_CODE_ENDED: {
    en_US: 'This code has been ended. Make a new one instead.',
    fr_FR: 'Ce code a été arrêté. Créez-en un nouveau.',
    de_DE: 'Dieser Code wurde beendet. Legen Sie stattdessen einen neuen an.',
    es_ES: 'Este código se ha dado por terminado. Cree uno nuevo.',
    it_IT: 'Questo codice è stato chiuso. Ne crei uno nuovo.',
    ru_RU: 'Этот код завершён. Создайте новый.',
    ja_JP: 'このコードは終了しています。新しいコードを作成してください。',
  },
  PROMO_CODE_ENDS_TOO_EARLY: {
    en_US: 'The code must end after it begins.',
    fr_FR: 'Le code doit se terminer après son début.',
    de_DE: 'Der Code muss nach seinem Beginn enden.',
    es_ES: 'El código debe terminar después de su comienzo.',
    it_IT: 'Il codice deve terminare dopo il suo inizio.',
    ru_RU: 'Код должен заканчиваться позже, чем начинается.',
    ja_JP: '終了日時は開始日時より後にしてください。',
  },
};
