import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { sitePath, useSite } from '../../i18n/site.js';
import { categoriesQuery } from '../../shared/catalogue/catalogue.api.js';
import { readFilters, toursPath, type Filters } from './tour-filters.js';
import { cityNameQuery, toursQuery, type Tours } from './tours.api.js';

const route = getRouteApi('/$lang/$currency/tours');

/** The filters of the address, and the way to others: the address is the only place where they are kept. */
export function useFilters() {
  const filters = readFilters(route.useSearch());
  const router = useRouter();
  const site = useSite();
  const apply = useCallback(
    (next: Filters): void => {
      void router.navigate({ href: sitePath(site, toursPath(next)), resetScroll: false });
    },
    [router, site],
  );
  return { filters, apply };
}

/** The page of the list that the address names; until it is there, and where it does not come, the one before. */
export function useTours(filters: Filters) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...toursQuery(filters, useSite()),
    placeholderData: keepPreviousData,
  });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { data: data ?? last, isOld: isPlaceholderData || (!data && last !== undefined), error, refetch };
}

/** What the values in the address are called. */
export interface FilterNames {
  readonly city: string | undefined;
  readonly categoryOf: (slug: string) => string;
  /** All that there are, in the site's order; none before they are known. */
  readonly categories: readonly string[];
}

export function useFilterNames(filters: Filters, tours: Tours | undefined): FilterNames {
  const site = useSite();
  const slug = filters.city;
  const known = tours?.cities.find((city) => city.slug === slug);
  const asked = useQuery({ ...cityNameQuery(slug ?? '', site), enabled: slug !== undefined && !known, retry: false });
  const categories = useQuery(categoriesQuery(site));
  return {
    city: slug && (known?.name ?? asked.data?.name ?? slug),
    categoryOf: (category) => categories.data?.find((each) => each.slug === category)?.title ?? category,
    categories: categories.data?.map((each) => each.slug) ?? [],
  };
}
