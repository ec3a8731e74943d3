import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { countryBeside } from '../../i18n/country-beside.js';
import { useSite } from '../../i18n/site.js';
import type { ComboboxOption } from '../../ui/form/combobox-props.js';
import { hasEnoughLetters } from './enough-letters.js';
import { citySuggestionsQuery, mappedCitiesQuery, popularCitiesQuery } from '../catalogue/catalogue.api.js';
import { useRecentCities, type NamedCity } from './recent-cities.js';

/** The option that deletes the recent searches. */
export const FORGET = ':forget';
/** The option that stands for all cities. */
export const ANY = ':any';
const MOST_POPULAR = 6;
/** The most cities of one answer. They include the cities that can be chosen. */
const MOST_SUGGESTED = 20;

/** A restricted choice of cities. */
export interface CityChoice {
  /** All cities of the choice; undefined until they are loaded. */
  readonly cities: readonly NamedCity[] | undefined;
  /** The label of the option for any city. */
  readonly any: string;
}

const optionOf = ({ slug, name, country }: NamedCity, group?: string): ComboboxOption => ({
  key: slug,
  title: name,
  detail: countryBeside(name, country) ?? '',
  ...(group && { group }),
});

export interface CityOptions {
  readonly options: readonly ComboboxOption[];
  /** Message id of the text in place of options, or above suggestions that were not searched for. */
  readonly note: string | undefined;
  /** The number of cities with this name, or of suggestions before anything is typed. */
  readonly found: number;
  /** Repeats a failed search. */
  readonly retry?: () => void;
}

/**
 * The recent searches in the page's language. A city from another language appears when its name in this one is known.
 */
function useRecent(isTouched: boolean): readonly NamedCity[] {
  const site = useSite();
  const recent = useRecentCities();
  const hasOthers = recent.some(({ locale }) => locale !== site.locale);
  const { data: all = [] } = useQuery({ ...mappedCitiesQuery(site), enabled: isTouched && hasOthers });
  return recent.flatMap<NamedCity>((city) => {
    if (city.locale === site.locale) return [city];
    const named = all.find(({ slug }) => slug === city.slug);
    return named ? [named] : [];
  });
}

/**
 * The suggestions of the field: cities with this name; before anything is typed, recent and popular ones, then all
 * others.
 */
export function useCityOptions(text: string, isTouched: boolean, choice?: CityChoice): CityOptions {
  const intl = useIntl();
  const site = useSite();
  const asked = useDeferredValue(text.trim());
  const enabled = hasEnoughLetters(asked);
  const suggestions = useQuery({
    ...(choice ? citySuggestionsQuery(asked, site, MOST_SUGGESTED) : citySuggestionsQuery(asked, site)),
    enabled,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  });
  const { data: cities = [] } = useQuery({ ...popularCitiesQuery(site), enabled: isTouched });
  const among = choice && (choice.cities ?? []);
  const can = ({ slug }: Pick<NamedCity, 'slug'>): boolean => !among || among.some((city) => city.slug === slug);
  const kept = useRecent(isTouched).filter(can);
  const group = (id: string): string => intl.formatMessage({ id });
  const popular = (without: readonly NamedCity[] = []): readonly NamedCity[] =>
    cities
      .filter((city) => can(city) && !without.some((other) => other.slug === city.slug))
      .slice(0, MOST_POPULAR)
      .map(({ slug, name, country }) => ({ slug, name, country: country.name }));
  const popularOptions = (named: readonly NamedCity[]) =>
    named.map((city) => optionOf(city, group('layout.search.popular')));

  if (asked === '') {
    const recently = group('layout.search.recent');
    const forget = { key: FORGET, title: group('layout.search.forget'), group: recently, isAction: true };
    const liked = popular(kept);
    const { compare } = new Intl.Collator(intl.locale);
    const others = (among ?? [])
      .filter(({ slug }) => ![...kept, ...liked].some((other) => other.slug === slug))
      .sort((one, other) => compare(one.name, other.name));
    const options = [
      ...(choice ? [{ key: ANY, title: choice.any, isAction: true }] : []),
      ...(kept.length > 0 ? [...kept.map((city) => optionOf(city, recently)), forget] : []),
      ...popularOptions(liked),
      ...others.map((city) => optionOf(city, group('layout.search.others'))),
    ];
    return { options, note: undefined, found: options.filter(({ isAction }) => !isAction).length };
  }
  if (!enabled) return { options: [], note: 'layout.search.letters', found: 0 };
  const called = suggestions.data ?? [];
  const options = called.filter(can).map((city) => optionOf(city));
  if (options.length > 0) return { options, note: undefined, found: options.length };
  const isRefused = isProblem(suggestions.error) && suggestions.error.status === 422;
  if (suggestions.isError && !suggestions.isFetching && !isRefused)
    return { options, note: 'layout.search.failed', found: 0, retry: () => void suggestions.refetch() };
  if (suggestions.isFetching || (choice && !choice.cities))
    return { options, note: 'layout.search.searching', found: 0 };
  const note = called.length > 0 ? 'layout.search.noTours' : 'layout.search.nothing';
  return { options: popularOptions(popular()), note, found: 0 };
}
