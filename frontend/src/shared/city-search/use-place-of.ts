import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../api/api.js';
import { useSite } from '../../i18n/site.js';
import { hasEnoughLetters } from './enough-letters.js';
import { citySuggestionsQuery } from '../catalogue/catalogue.api.js';
import { countryFromBeginning, placeFromQuery } from './place-from-query.js';
import { rememberCity } from './recent-cities.js';

/** What words mean: a city or a country, by its slug; what was sought in vain; or anywhere, if all are undefined. */
export interface Place {
  readonly city: string | undefined;
  readonly country?: string;
  /** Of the city or country, in the reader's language. */
  readonly name?: string;
  readonly sought?: string;
  /** Of the city. */
  readonly toursCount?: number;
}

/**
 * The city or country that the words mean, or the country that they begin, else the city most like them; asked for anew, as the suggestions shown may be
 * those of fewer letters. Undefined where the search does not work.
 */
export function usePlaceOf(): (words: string) => Promise<Place | undefined> {
  const queries = useQueryClient();
  const site = useSite();
  return async (words) => {
    if (!words) return { city: undefined };
    if (!hasEnoughLetters(words)) return { city: undefined, sought: words };
    try {
      const found = await queries.fetchQuery(citySuggestionsQuery(words, site));
      const meant = placeFromQuery(found);
      const { city = found[0], country = meant.city ? undefined : countryFromBeginning(found, words) } = meant;
      if (country)
        return {
          city: undefined,
          country,
          name: found.find(({ countrySlug }) => countrySlug === country)?.country ?? country,
        };
      if (!city) return { city: undefined, sought: words };
      rememberCity(site.locale, city);
      return { city: city.slug, name: city.name, toursCount: city.toursCount };
    } catch (error) {
      const isTooShort = isProblem(error) && error.status === 422;
      return isTooShort ? { city: undefined, sought: words } : undefined;
    }
  };
}
