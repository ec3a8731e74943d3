import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const partnersProblems: ProblemTexts = {
  PARTNER_EMAIL_TAKEN: {
    en_US: 'Another partner has this e-mail address.',
    fr_FR: 'Un autre partenaire a déjà cette adresse e-mail.',
    de_DE: 'Diese E-Mail-Adresse hat schon ein anderer Partner.',
    es_ES: 'Otro socio ya tiene esta dirección de correo.',
    it_IT: 'Un altro partner ha già questo indirizzo e-mail.',
    ru_RU: 'Этот адрес электронной почты уже есть у другого партнёра.',
    ja_JP: 'このメールアドレスは別のパートナーが使用しています。',
  },
  PARTNER_SUSPENDED: {
    en_US: 'The partner is suspended.',
    fr_FR: 'Le partenaire est suspendu.',
    de_DE: 'Der Partner ist gesperrt.',
    es_ES: 'El socio está suspendido.',
    it_IT: 'Il partner è sospeso.',
    ru_RU: 'Партнёр заблокирован.',
    ja_JP: 'このパートナーは停止されています。',
  },
  PARTNER_NOT_SUSPENDED: {
    en_US: 'The partner is not suspended.',
    fr_FR: 'Le partenaire n’est pas suspendu.',
    de_DE: 'Der Partner ist nicht gesperrt.',
    es_ES: 'El socio no está suspendido.',
    it_IT: 'Il partner non è sospeso.',
    ru_RU: 'Партнёр не заблокирован.',
    ja_JP: 'このパートナーは停止されていません。',
  },
  API_KEY_ENDED: {
    en_US: 'This key was revoked, replaced or has expired.',
    fr_FR: 'Cette clé a été révoquée ou remplacée, ou elle a expiré.',
    de_DE: 'Dieser Schlüssel wurde widerrufen, ersetzt oder ist abgelaufen.',
    es_ES: 'Esta clave se ha revocado, se ha sustituido o ha caducado.',
    it_IT: 'Questa chiave è stata revocata, sostituita o è scaduta.',
    ru_RU: 'Этот ключ отозван, заменён или истёк.',
    ja_JP: 'このキーは失効、交換済み、または期限切れです。',
  },
  TOO_MANY_API_KEYS: {
    en_US: 'There are {most} keys already. Revoke one first.',
    fr_FR: 'Il y a déjà {most} clés. Révoquez-en une d’abord.',
    de_DE: 'Es gibt schon {most} Schlüssel. Widerrufen Sie zuerst einen.',
    es_ES: 'Ya hay {most} claves. Revoque una antes.',
    it_IT: 'Ci sono già {most} chiavi. Ne revochi prima una.',
    ru_RU: 'Ключей уже {most}. Сначала отзовите один.',
    ja_JP: 'キーはすでに{most}個あります。先に1つを失効させてください。',
  },
};
