import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { countryBeside } from '../i18n/country-beside.js';
import { useSite } from '../i18n/site.js';
import type { ComboboxOption } from '../ui/combobox.js';
import { hasEnoughLetters } from './enough-letters.js';
import { citySuggestionsQuery, popularCitiesQuery } from './layout.api.js';
import { useRecentCities } from './recent-cities.js';

/** The option that takes the recent searches away. */
export const FORGET = ':forget';
const MOST_POPULAR = 6;

interface Named {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
}

const optionOf = ({ slug, name, country }: Named, group?: string): ComboboxOption => ({
  key: slug,
  title: name,
  detail: countryBeside(name, country) ?? '',
  ...(group && { group }),
});

interface CityOptions {
  readonly options: readonly ComboboxOption[];
  /** Id of what is said instead of options, or above those that were not asked for. */
  readonly note: string | undefined;
  /** How many cities are called so, or are proposed before anything is typed. */
  readonly found: number;
}

/** What the field suggests: cities called so; before anything is typed, those of before and popular ones. */
export function useCityOptions(text: string, isTouched: boolean): CityOptions {
  const intl = useIntl();
  const site = useSite();
  const asked = useDeferredValue(text.trim());
  const enabled = hasEnoughLetters(asked);
  const suggestions = useQuery({
    ...citySuggestionsQuery(asked, site),
    enabled,
    placeholderData: keepPreviousData,
  });
  const { data: cities = [] } = useQuery({ ...popularCitiesQuery(site), enabled: isTouched });
  const kept = useRecentCities(site.locale);
  const popular = (without: readonly Named[] = []): readonly ComboboxOption[] =>
    cities
      .filter(({ slug }) => !without.some((other) => other.slug === slug))
      .slice(0, MOST_POPULAR)
      .map(({ slug, name, country }) =>
        optionOf({ slug, name, country: country.name }, intl.formatMessage({ id: 'layout.search.popular' })),
      );

  if (asked === '') {
    const group = intl.formatMessage({ id: 'layout.search.recent' });
    const forget = { key: FORGET, title: intl.formatMessage({ id: 'layout.search.forget' }), group, isAction: true };
    const recent = kept.length > 0 ? [...kept.map((city) => optionOf(city, group)), forget] : [];
    const options = [...recent, ...popular(kept)];
    return { options, note: undefined, found: options.filter(({ isAction }) => !isAction).length };
  }
  if (!enabled) return { options: [], note: 'layout.search.letters', found: 0 };
  const options = (suggestions.data ?? []).map((city) => optionOf(city));
  if (options.length > 0) return { options, note: undefined, found: options.length };
  if (suggestions.isFetching) return { options, note: 'layout.search.searching', found: 0 };
  return { options: popular(), note: 'layout.search.nothing', found: 0 };
}
