import type { Translated } from '../../../../shared-kernel/language/locale.js';
import { CITY_ALIASES, REGION_ALIASES } from '../city-aliases.js';
import { countryAliases } from '../country-aliases.js';
import type { ListedTour } from '../listing/listed-tour.js';
import type { Category, City, Country } from '../places.js';
import { type TourGroup, TourWords, wordsOfNames } from './tour-words.js';
import { WordPairs } from './word-postings.js';

/** A tour's names, and its stops by their English names. */
export interface NamedTour {
  readonly cityId: string;
  readonly names: Translated;
  readonly stops: readonly string[];
}

/** A stop's names in all languages. */
export interface NamedStop {
  readonly cityId: string;
  readonly names: Translated;
}

interface Sight extends NamedStop {
  /** Numbers of tours, in the order in which they came. */
  readonly tours: number[];
}

/** The places whose names describe tours. */
interface NamedPlaces {
  readonly cities: readonly Pick<City, 'id' | 'slug' | 'names' | 'countryId' | 'activated' | 'landmarks'>[];
  readonly categories: readonly Pick<Category, 'slug' | 'titles'>[];
  readonly countryById: ReadonlyMap<string, Pick<Country, 'code' | 'names'>>;
}

/** A sight is one in its city: the cathedral of Milan is not the cathedral of Pisa. */
const keyOf = (cityId: string, stop: string): string => `${cityId} ${stop}`;

/** Collects the words of tours while these are read in batches, so that no more than one batch of names is in memory. */
export class TourWordsCollector {
  private readonly own = new WordPairs();
  private readonly sights = new Map<string, Sight>();
  private tours = 0;

  /** The tours with stops that are not known yet: their names are needed before the tours are added. */
  unknown<Tour extends NamedTour>(batch: readonly Tour[]): readonly Tour[] {
    return batch.filter(({ cityId, stops }) => stops.some((stop) => !this.sights.has(keyOf(cityId, stop))));
  }

  learn(stops: readonly NamedStop[]): void {
    for (const { cityId, names } of stops) {
      const key = keyOf(cityId, names.en_US);
      if (!this.sights.has(key)) this.sights.set(key, { cityId, names, tours: [] });
    }
  }

  add({ cityId, names, stops }: NamedTour): void {
    for (const word of wordsOfNames(names)) this.own.add(word, this.tours);
    for (const stop of new Set(stops)) this.sights.get(keyOf(cityId, stop))?.tours.push(this.tours);
    this.tours += 1;
  }

  /**
   * @param tours all tours in the order in which they were added
   * @param rowOf the row of a tour's id in the listing
   */
  words(
    tours: readonly Pick<ListedTour, 'id' | 'cityId' | 'categories'>[],
    rowOf: ReadonlyMap<string, number>,
    places: NamedPlaces,
  ): TourWords {
    const rows = tours.map(({ id }) => rowOf.get(id) ?? 0);
    const rowsOfKind = (slug: string): number[] =>
      tours.flatMap(({ categories }, number) => (categories.includes(slug) ? [rows[number] ?? 0] : []));
    const byCity = groupedBy(tours, ({ cityId }) => cityId);
    const cities = places.cities.filter(({ activated }) => activated);
    const groups: TourGroup[] = [
      ...cities.map(({ id, slug, names, countryId }) => {
        const country = places.countryById.get(countryId);
        return {
          kind: 'city' as const,
          cityId: id,
          names,
          aliases: [
            ...(CITY_ALIASES[slug] ?? []),
            ...REGION_ALIASES.filter((region) => region.cities.includes(slug)).flatMap((region) => region.names),
            ...(country ? [...Object.values<string>(country.names), ...countryAliases(country.code)] : []),
          ],
          rows: (byCity.get(id) ?? []).map((number) => rows[number] ?? 0),
        };
      }),
      ...cities.flatMap(({ id, landmarks }) =>
        landmarks.map(({ name }) => ({
          kind: 'landmark' as const,
          cityId: id,
          names: { en_US: name },
          rows: (byCity.get(id) ?? []).map((number) => rows[number] ?? 0),
        })),
      ),
      ...places.categories.map(({ slug, titles }) => ({
        kind: 'category' as const,
        names: titles,
        rows: rowsOfKind(slug),
      })),
      ...[...this.sights.values()].map(({ cityId, names, tours: numbers }) => ({
        kind: 'sight' as const,
        cityId,
        names,
        rows: numbers.map((number) => rows[number] ?? 0),
      })),
    ];
    return new TourWords(
      tours.length,
      this.own.postings((number) => rows[number] ?? 0),
      groups,
    );
  }
}

/** The places of the things in the list, by key. */
function groupedBy<Thing>(things: readonly Thing[], keyOfThing: (thing: Thing) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [place, thing] of things.entries()) {
    const key = keyOfThing(thing);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(place);
  }
  return groups;
}
