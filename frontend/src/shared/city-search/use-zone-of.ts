import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../i18n/site.js';
import { mappedCitiesQuery } from '../catalogue/catalogue.api.js';

/** The time zone of a city; undefined until it is loaded. */
export function useZoneOf(city: string | undefined): string | undefined {
  const { data } = useQuery({ ...mappedCitiesQuery(useSite()), enabled: city !== undefined });
  return data?.find(({ slug }) => slug === city)?.timeZone;
}
