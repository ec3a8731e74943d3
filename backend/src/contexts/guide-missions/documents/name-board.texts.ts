import type { Translated } from '../../../shared-kernel/language/locale.js';

export const nameBoardTexts = {
  board: {
    en_US: 'Name board',
    fr_FR: 'Panneau d’accueil',
    de_DE: 'Namensschild',
    es_ES: 'Cartel de bienvenida',
    it_IT: 'Cartello di accoglienza',
    ru_RU: 'Табличка с именем',
    ja_JP: 'ネームボード',
  },
  welcome: {
    en_US: 'Welcome',
    fr_FR: 'Bienvenue',
    de_DE: 'Willkommen',
    es_ES: 'Bienvenidos',
    it_IT: 'Benvenuti',
    ru_RU: 'Добро пожаловать',
    ja_JP: 'ようこそ',
  },
} satisfies Record<string, Translated>;
