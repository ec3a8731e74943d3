import type { EditorialEntry } from '../../editorial-entry.js';
import { text as de } from './de-de.js';
import { text as en } from './en-us.js';
import { text as es } from './es-es.js';
import { text as fr } from './fr-fr.js';
import { text as it } from './it-it.js';
import { text as ja } from './ja-jp.js';
import { text as ru } from './ru-ru.js';

export const whatToAskAGuide: EditorialEntry = {
  kind: 'blog',
  slug: 'what-to-ask-a-guide',
  position: 2,
  details: {
    publishedOn: '2026-08-06',
    author: 'Hanna Reuter',
    landmarks: [
      { motif: 'rooftops', name: 'Roofs of the Alfama' },
      { motif: 'gate', name: 'Porta San Niccolò' },
      { motif: 'lantern', name: 'Lanterns of Gion' },
    ],
    tours: ['lisbon-alfama-on-foot', 'florence-oltrarno-craft', 'kyoto-gion-evening'],
    cities: ['lisbon', 'florence', 'kyoto', 'istanbul', 'rome', 'venice'],
  },
  texts: { en_US: en, fr_FR: fr, de_DE: de, es_ES: es, it_IT: it, ru_RU: ru, ja_JP: ja },
};
