import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const notificationsProblems: ProblemTexts = {
  NOTIFICATION_NOT_OPTIONAL: {
    en_US: 'This cannot be chosen: leave the field out, or choose a topic of your own settings.',
    fr_FR: 'Ce choix n’est pas possible : omettez ce champ ou choisissez un thème de vos propres réglages.',
    de_DE:
      'Das lässt sich nicht wählen: Lassen Sie das Feld weg, oder wählen Sie ein Thema Ihrer eigenen Einstellungen.',
    es_ES: 'Esto no se puede elegir: omita el campo o elija un tema de su propia configuración.',
    it_IT: 'Questa scelta non è possibile: ometta il campo o scelga un tema delle sue impostazioni.',
    ru_RU: 'Это нельзя выбрать: не указывайте это поле или выберите тему из своих настроек.',
    ja_JP: 'この項目は選択できません。この欄を省くか、ご自身の設定にあるテーマを選んでください。',
  },
};
