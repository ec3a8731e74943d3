import type { EditorialEntry } from '../../editorial-entry.js';
import { text as de } from './de-de.js';
import { text as en } from './en-us.js';
import { text as es } from './es-es.js';
import { text as fr } from './fr-fr.js';
import { text as it } from './it-it.js';
import { text as ja } from './ja-jp.js';
import { text as ru } from './ru-ru.js';

export const byBicycleInTheRain: EditorialEntry = {
  kind: 'blog',
  slug: 'by-bicycle-in-the-rain',
  position: 4,
  details: {
    publishedOn: '2026-11-05',
    author: 'Mieke van Aalst',
    landmarks: [
      { motif: 'bicycle', name: 'Bicycles on a canal bridge' },
      { motif: 'canal-houses', name: 'Amsterdam canal houses' },
      { motif: 'bridge', name: 'Bicycle Snake, Copenhagen' },
    ],
    weather: 'rain',
    tours: ['amsterdam-canals-by-bike', 'copenhagen-harbour-by-bike', 'berlin-wall-by-bike'],
    cities: ['amsterdam', 'copenhagen', 'berlin'],
  },
  texts: { en_US: en, fr_FR: fr, de_DE: de, es_ES: es, it_IT: it, ru_RU: ru, ja_JP: ja },
};
