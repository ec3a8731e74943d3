import { citiesOf } from './place-views.js';
import { type City, type Country, find, type Geography } from '../discovery/places.js';

type Landmarks = City['landmarks'];

export interface PosterOfPlace {
  readonly slug: string;
  readonly landmarks: Landmarks;
  readonly continent: string;
  readonly latitude?: number;
  readonly evening: boolean;
}

/** A country's poster shows what dominates its first three cities; those with tours come first. */
export function posterOfCountry(country: Country, places: Geography): PosterOfPlace | undefined {
  const continent = places.continentById.get(country.continentId);
  const landmarks = landmarksOf(citiesOf(country, places));
  if (!continent || landmarks.length === 0) return undefined;
  const [first] = byTours(citiesOf(country, places));
  return {
    slug: country.slug,
    landmarks,
    continent: continent.slug,
    ...(first ? { latitude: first.latitude } : {}),
    evening: false,
  };
}

/** A continent's poster shows what dominates three cities of three countries. */
export function posterOfContinent(slug: string, places: Geography): PosterOfPlace | undefined {
  const continent = find(places.continents, slug);
  if (!continent) return undefined;
  const capitals = places.countries
    .filter(({ continentId }) => continentId === continent.id)
    .flatMap((country) => byTours(citiesOf(country, places)).slice(0, 1));
  const landmarks = landmarksOf(capitals);
  return landmarks.length > 0
    ? { slug: continent.slug, landmarks, continent: continent.slug, evening: false }
    : undefined;
}

const byTours = (cities: readonly City[]): readonly City[] =>
  [...cities].sort((one, other) => other.toursCount - one.toursCount);

/** The first landmark of each of the first three cities, no motif twice. */
function landmarksOf(cities: readonly City[]): Landmarks {
  const chosen = new Map<string, Landmarks[number]>();
  for (const { landmarks } of byTours(cities)) {
    const fresh = landmarks.find(({ motif }) => !chosen.has(motif));
    if (fresh && chosen.size < 3) chosen.set(fresh.motif, fresh);
  }
  return [...chosen.values()];
}
