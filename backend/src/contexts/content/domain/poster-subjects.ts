import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Landmark, PosterSubject } from './poster-studio.js';

export const CATALOGUE_KINDS = ['city', 'tour', 'country', 'continent'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];
export const isOfCatalogue = (kind: string): kind is CatalogueKind =>
  (CATALOGUE_KINDS as readonly string[]).includes(kind);

/** Kinds of texts whose entries may name what their poster shows. */
export const ENTRY_KINDS = ['blog', 'gift-cards', 'page'] as const;

/** What posters show of the catalogue. */
export abstract class PosterSubjects {
  /** By slug; undefined where there is none. */
  abstract find(kind: CatalogueKind, slug: string): Promise<PosterSubject | undefined>;
  /** What it is called in the language, by slug; undefined where there is none. */
  abstract findName(kind: CatalogueKind, slug: string, language: Locale): Promise<string | undefined>;
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
  tours: {
    slug: 'tours',
    kind: 'hero',
    continent: 'europa',
    landmarks: [
      { motif: 'arena', name: 'Arena' },
      { motif: 'rooftops', name: 'Roofs' },
      { motif: 'pine', name: 'Pines' },
    ],
  },
  zones: {
    slug: 'zones',
    kind: 'hero',
    continent: 'oceania',
    landmarks: [
      { motif: 'ship', name: 'Ship' },
      { motif: 'mountain', name: 'Mountain' },
      { motif: 'sea', name: 'Sea' },
    ],
  },
  faq: {
    slug: 'faq',
    kind: 'hero',
    continent: 'africa',
    evening: true,
    landmarks: [
      { motif: 'lantern', name: 'Lantern' },
      { motif: 'gate', name: 'Gate' },
      { motif: 'rooftops', name: 'Roofs' },
    ],
  },
  /** What went wrong on our side: bad weather, in which people walk on. */
  error: {
    slug: 'error',
    kind: 'hero',
    continent: 'europa',
    rain: true,
    landmarks: [
      { motif: 'bridge', name: 'Bridge' },
      { motif: 'lantern', name: 'Lantern' },
      { motif: 'rooftops', name: 'Roofs' },
    ],
  },
  contact: {
    slug: 'contact',
    kind: 'hero',
    continent: 'europa',
    landmarks: [
      { motif: 'bridge', name: 'Bridge' },
      { motif: 'canal-houses', name: 'Houses on a canal' },
      { motif: 'river', name: 'River' },
    ],
  },
  blog: {
    slug: 'blog',
    kind: 'hero',
    continent: 'asia',
    evening: true,
    landmarks: [
      { motif: 'tram', name: 'Tram' },
      { motif: 'market-stall', name: 'Market stall' },
      { motif: 'rooftops', name: 'Roofs' },
    ],
  },
  author: {
    slug: 'author',
    kind: 'hero',
    continent: 'europa',
    landmarks: [
      { motif: 'statue', name: 'Statue on a square' },
      { motif: 'arches', name: 'Arches' },
      { motif: 'cypress', name: 'Cypresses' },
    ],
  },
  guide: {
    slug: 'guide',
    kind: 'hero',
    continent: 'america',
    landmarks: [
      { motif: 'bicycle', name: 'Bicycle' },
      { motif: 'clock-tower', name: 'Clock tower' },
      { motif: 'palm', name: 'Palms' },
    ],
  },
  themes: {
    slug: 'themes',
    kind: 'hero',
    continent: 'asia',
    landmarks: [
      { motif: 'market-stall', name: 'Market stall' },
      { motif: 'museum-columns', name: 'Museum' },
      { motif: 'bicycle', name: 'Bicycle' },
    ],
  },
  map: {
    slug: 'map',
    kind: 'hero',
    continent: 'america',
    landmarks: [
      { motif: 'plane', name: 'Plane' },
      { motif: 'skyscrapers', name: 'Towers' },
      { motif: 'sea', name: 'Sea' },
    ],
  },
};

/** What is read at leisure: a bay in the evening. */
const CALM: Omit<PosterSubject, 'slug'> = {
  kind: 'hero',
  continent: 'europa',
  evening: true,
  landmarks: [
    { motif: 'sailboat', name: 'Sailboat' },
    { motif: 'hills', name: 'Hills' },
    { motif: 'sea', name: 'Sea' },
  ],
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

/** Slugs come from addresses: `constructor` and its like are no pictures. */
const named = (pictures: Readonly<Record<string, PosterSubject>>, slug: string): PosterSubject | undefined =>
  Object.hasOwn(pictures, slug) ? pictures[slug] : undefined;

export const heroPoster = (slug: string): PosterSubject | undefined => named(HEROES, slug);
export const categoryPoster = (slug: string): PosterSubject | undefined => named(CATEGORIES, slug);

/** What of a text decides its picture. */
export interface Pictured {
  readonly kind: string;
  /** The slug under which it was first drawn; a text that is renamed keeps its picture. */
  readonly drawnAs: string;
  readonly details: { readonly landmarks?: readonly Landmark[]; readonly weather?: 'rain' };
}

/** What the poster of a text shows: what the text names, for a kind of tour that kind's picture, for what is law, and for a page that names nothing, a calm one. */
export function entryPoster({ kind, drawnAs, details }: Pictured): PosterSubject | undefined {
  const { landmarks, weather } = details;
  if (kind === 'category') return categoryPoster(drawnAs);
  if (kind === 'legal') return { ...CALM, slug: drawnAs };
  const isDrawn = (ENTRY_KINDS as readonly string[]).includes(kind);
  if (isDrawn && landmarks?.length) return { slug: drawnAs, landmarks, rain: weather === 'rain' };
  return kind === 'page' ? { ...CALM, slug: drawnAs } : undefined;
}
