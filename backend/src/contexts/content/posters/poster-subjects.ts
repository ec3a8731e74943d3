import type { PosterSubject } from './poster.js';

/** What posters show of the catalogue. */
export abstract class PosterSubjects {
  /** By the slug of a city or tour; undefined where there is none. */
  abstract find(kind: 'city' | 'tour', slug: string): Promise<PosterSubject | undefined>;
}

/** Pictures of pages that stand for no one place. */
export const HEROES: Readonly<Record<string, PosterSubject>> = {
  home: {
    slug: 'home',
    kind: 'hero',
    continent: 'europa',
    landmarks: [
      { motif: 'dome', name: 'Dome above the roofs' },
      { motif: 'cypress', name: 'Cypresses' },
      { motif: 'hills', name: 'Hills' },
    ],
  },
};

/** One picture for each kind of tour. */
export const CATEGORIES: Readonly<Record<string, PosterSubject>> = {
  'private-tour': {
    slug: 'private-tour',
    continent: 'europa',
    landmarks: [
      { motif: 'arches', name: 'Arches' },
      { motif: 'rooftops', name: 'Roofs' },
    ],
  },
  'group-tour': {
    slug: 'group-tour',
    continent: 'europa',
    evening: true,
    landmarks: [
      { motif: 'statue', name: 'Statue on a square' },
      { motif: 'palace', name: 'Palace' },
    ],
  },
  'street-art-tour': {
    slug: 'street-art-tour',
    continent: 'america',
    landmarks: [
      { motif: 'street-art-wall', name: 'Painted wall' },
      { motif: 'skyscrapers', name: 'Towers' },
    ],
  },
  'bike-tour': {
    slug: 'bike-tour',
    continent: 'europa',
    landmarks: [
      { motif: 'bicycle', name: 'Bicycle' },
      { motif: 'canal-houses', name: 'Houses on a canal' },
    ],
  },
  'food-tour': {
    slug: 'food-tour',
    continent: 'africa',
    landmarks: [
      { motif: 'market-stall', name: 'Market stall' },
      { motif: 'plate', name: 'Plate' },
    ],
  },
  excursion: {
    slug: 'excursion',
    continent: 'oceania',
    landmarks: [
      { motif: 'lighthouse', name: 'Lighthouse' },
      { motif: 'sea', name: 'Sea' },
    ],
  },
  'private-car-tour': {
    slug: 'private-car-tour',
    continent: 'europa',
    landmarks: [
      { motif: 'car', name: 'Car' },
      { motif: 'mountain', name: 'Mountain' },
    ],
  },
  museum: {
    slug: 'museum',
    continent: 'europa',
    landmarks: [
      { motif: 'museum-columns', name: 'Museum' },
      { motif: 'statue', name: 'Statue' },
    ],
  },
};
