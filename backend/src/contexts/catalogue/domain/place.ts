import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { PlaceIncomplete, PlaceSlugFixed } from './place.errors.js';
import type { Landmark, Texts } from './tour-content.js';

/** What tours are ordered by: the places where they are, and their categories. */
export const PLACE_KINDS = ['continent', 'country', 'city', 'category'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What is decided about a place. Which fields there are depends on its kind; the others are null. */
export interface PlaceFacts {
  readonly slug: string;
  readonly names: Texts;
  /** Order in lists. */
  readonly position: number;
  readonly activated: boolean;
  /** Never of a category. */
  readonly featured: boolean;
  /** ISO 3166-1 alpha-2, of a country. */
  readonly code: string | null;
  /** The continent of a country, the country of a city. */
  readonly parentId: string | null;
  readonly city: CityFacts | null;
}

export interface CityFacts {
  readonly introduction: Texts;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  /** In which its tours are usually priced. */
  readonly currency: Currency;
  /** What its poster shows, the dominant one first. */
  readonly landmarks: readonly Landmark[];
}

/** A continent, a country, a city or a category. */
export class Place extends AggregateRoot {
  readonly id!: string;
  readonly kind!: PlaceKind;
  facts!: PlaceFacts;
  version!: number;

  /** Throws PlaceIncomplete. */
  static add(id: string, kind: PlaceKind, facts: PlaceFacts): Place {
    const place = Object.assign(new Place(), { id, kind, version: 1 } satisfies Partial<Place>);
    place.facts = fitting(kind, facts);
    return place;
  }

  /** Throws PlaceIncomplete, or PlaceSlugFixed: tours name their categories by slug. */
  change(facts: PlaceFacts): void {
    if (this.kind === 'category' && facts.slug !== this.facts.slug) throw new PlaceSlugFixed();
    this.facts = fitting(this.kind, facts);
  }
}

/** Throws PlaceIncomplete with the first field that is missing. What another kind has is left out. */
function fitting(kind: PlaceKind, facts: PlaceFacts): PlaceFacts {
  if (!facts.names.en_US) throw new PlaceIncomplete('names.en_US');
  if (kind === 'country' && facts.code === null) throw new PlaceIncomplete('code');
  if ((kind === 'country' || kind === 'city') && facts.parentId === null) throw new PlaceIncomplete('parentId');
  if (kind === 'city' && facts.city === null) throw new PlaceIncomplete('city');
  return {
    ...facts,
    featured: kind !== 'category' && facts.featured,
    code: kind === 'country' ? facts.code : null,
    parentId: kind === 'country' || kind === 'city' ? facts.parentId : null,
    city: kind === 'city' ? facts.city : null,
  };
}
