import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { countryBeside } from '../../i18n/country-beside.js';
import { useSite } from '../../i18n/site.js';
import { searchQuery, type SearchSuggestion } from '../catalogue/catalogue.api.js';
import type { ComboboxOption } from '../../ui/form/combobox-props.js';
import { hasEnoughLetters } from './enough-letters.js';
import { keyOf } from './search-key.js';
import { useCityOptions, type CityOptions } from './use-city-options.js';

const groups: Readonly<Record<SearchSuggestion['kind'], string>> = {
  city: 'city-search.places',
  country: 'city-search.places',
  sight: 'city-search.sights',
  tour: 'city-search.tours',
};

/** The suggestions for the words: cities, countries, sights and tours; before anything is typed, recent and popular cities. */
export function useSearchOptions(text: string): CityOptions {
  const intl = useIntl();
  const site = useSite();
  const asked = useDeferredValue(text.trim());
  const enabled = hasEnoughLetters(asked);
  const untyped = useCityOptions('', true);
  const { data = [], ...found } = useQuery({
    ...searchQuery(asked, site),
    enabled,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  });
  if (asked === '') return untyped;
  if (!enabled) return { options: [], note: 'layout.search.letters', found: 0 };
  const options = data.map<ComboboxOption>((suggestion) => ({
    key: keyOf(suggestion),
    title: suggestion.name,
    detail: countryBeside(suggestion.name, suggestion.detail) ?? '',
    group: intl.formatMessage({ id: groups[suggestion.kind] }),
  }));
  if (options.length > 0) return { options, note: undefined, found: options.length };
  const isRefused = isProblem(found.error) && found.error.status === 422;
  if (found.isError && !found.isFetching && !isRefused)
    return { options, note: 'layout.search.failed', found: 0, retry: () => void found.refetch() };
  if (found.isFetching) return { options, note: 'layout.search.searching', found: 0 };
  const popular = untyped.options.filter(({ group }) => group === intl.formatMessage({ id: 'layout.search.popular' }));
  return { options: popular, note: 'city-search.nothing', found: 0 };
}
