import type { EditorialEntry } from '../editorial-entry.js';
import { text as de } from './de-de.js';
import { text as en } from './en-us.js';
import { text as es } from './es-es.js';
import { text as fr } from './fr-fr.js';
import { text as it } from './it-it.js';
import { text as ja } from './ja-jp.js';
import { text as ru } from './ru-ru.js';

export const about: EditorialEntry = {
  kind: 'page',
  slug: 'about',
  position: 1,
  details: {
    landmarks: [
      { motif: 'gate', name: 'City gate' },
      { motif: 'rooftops', name: 'Roofs' },
      { motif: 'cypress', name: 'Cypresses' },
    ],
  },
  texts: { en_US: en, fr_FR: fr, de_DE: de, es_ES: es, it_IT: it, ru_RU: ru, ja_JP: ja },
};
