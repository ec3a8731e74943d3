import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../api/api.js';
import { useSite } from '../../i18n/site.js';
import { hasEnoughLetters } from './enough-letters.js';
import { citySuggestionsQuery } from '../catalogue/catalogue.api.js';
import { countryFromBeginning, placeFromQuery } from './place-from-query.js';
import { rememberCity } from './recent-cities.js';

/**
 * The meaning of the words: a city or a country by its slug, or the text that matched nothing. If all are undefined,
 * any place.
 */
export interface Place {
  readonly city: string | undefined;
  readonly country?: string;
  /** The name of the city or country in the reader's language. */
  readonly name?: string;
  readonly sought?: string;
  /** The number of tours of the city. */
  readonly toursCount?: number;
}

/**
 * The city or country that the words mean, or the country whose name they begin, otherwise the most similar city. It is
 * requested anew, because the suggestions on screen may belong to fewer letters. Undefined if the search fails.
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
