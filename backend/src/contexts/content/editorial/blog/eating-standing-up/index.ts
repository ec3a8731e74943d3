import type { EditorialEntry } from '../../editorial-entry.js';
import { text as de } from './de-de.js';
import { text as en } from './en-us.js';
import { text as es } from './es-es.js';
import { text as fr } from './fr-fr.js';
import { text as it } from './it-it.js';
import { text as ja } from './ja-jp.js';
import { text as ru } from './ru-ru.js';

export const eatingStandingUp: EditorialEntry = {
  kind: 'blog',
  slug: 'eating-standing-up',
  position: 3,
  details: {
    publishedOn: '2026-09-24',
    author: 'Inés Cardona',
    landmarks: [
      { motif: 'plate', name: 'Cicchetti on a counter' },
      { motif: 'market-stall', name: 'Rialto Market' },
      { motif: 'lantern', name: 'Lantern of a tachinomiya' },
    ],
    tours: ['rome-testaccio-food-walk', 'venice-bacari-and-market'],
    cities: ['rome', 'venice', 'seville', 'lisbon', 'tokyo'],
  },
  texts: { en_US: en, fr_FR: fr, de_DE: de, es_ES: es, it_IT: it, ru_RU: ru, ja_JP: ja },
};
