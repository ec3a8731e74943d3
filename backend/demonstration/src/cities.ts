import {
  type Checked,
  countryCode,
  latitude,
  listOf,
  longitude,
  matching,
  objectOf,
  slug,
  text,
  translated,
  wholeFrom,
  yesOrNo,
} from './checks.js';
import { readBySlug } from './data-files.js';
import { landmark } from './landmark.js';

const city = objectOf({
  /** Stored, unique and stable: the English name in lower case. */
  slug,
  country: countryCode,
  names: translated,
  /** WGS 84 degrees. */
  latitude,
  longitude,
  /** IANA name. */
  timeZone: text,
  /** What is paid with in the streets of the city, in any currency: ISO 4217. */
  currency: matching(/^[A-Z]{3}$/, 'an ISO 4217 code'),
  featured: yesOrNo,
  /** Over all cities, whatever the continent. */
  order: wholeFrom(1),
  /** The first one dominates the city's poster. */
  landmarks: listOf(landmark, 2, 4),
  /** One or two sentences about this city and no other. */
  introduction: translated,
});

export type City = Checked<typeof city>;

/** Every city of the demonstration: `data/cities/<slug>.json`. */
export const cities = readBySlug('cities', city).toSorted((a, b) => a.order - b.order);
