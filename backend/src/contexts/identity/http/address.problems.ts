import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const addressProblems: ProblemTexts = {
  ADDRESS_UNKNOWN: {
    en_US: 'This address is no longer on your list.',
    fr_FR: 'Cette adresse ne figure plus dans votre liste.',
    de_DE: 'Diese Adresse steht nicht mehr auf Ihrer Liste.',
    es_ES: 'Esta dirección ya no está en su lista.',
    it_IT: 'Questo indirizzo non è più nel suo elenco.',
    ru_RU: 'Этого адреса больше нет в вашем списке.',
    ja_JP: 'この住所はもう登録されていません。',
  },
  TOO_MANY_ADDRESSES: {
    en_US: 'You can keep {most} addresses. Remove one that you no longer need.',
    fr_FR: 'Vous pouvez garder {most} adresses. Supprimez celle dont vous n’avez plus besoin.',
    de_DE: 'Sie können {most} Adressen speichern. Entfernen Sie eine, die Sie nicht mehr brauchen.',
    es_ES: 'Puede guardar {most} direcciones. Elimine una que ya no necesite.',
    it_IT: 'Può salvare {most} indirizzi. Ne rimuova uno che non le serve più.',
    ru_RU: 'Можно сохранить не больше {most} адресов. Удалите тот, который больше не нужен.',
    ja_JP: '登録できる住所は{most}件までです。不要な住所を削除してください。',
  },
};
