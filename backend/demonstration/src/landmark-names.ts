import type { Translated } from '@cicerone/backend/shared-kernel/language/locale';
import { landmarkNames1 } from './landmark-names-1.js';
import { landmarkNames2 } from './landmark-names-2.js';

/** Landmarks of tours that no stop is called after, by their English names. */
export const landmarkNames: ReadonlyMap<string, Translated> = new Map(
  [...landmarkNames1, ...landmarkNames2].map((names) => [names.en_US, names]),
);
