import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { mappedCitiesQuery } from '../../layout/layout.api.js';
import { MarkedMap } from '../../ui/marked-map.js';
import { ProblemMessage } from '../../ui/problem-message.js';
import { Skeleton } from '../../ui/skeleton.js';
import { marksOf } from './map-marks.js';
import type { Filters } from './tour-filters.js';
import { TourList } from './tour-list.js';
import { type TourCard } from './tours.api.js';

interface ToursMapProps {
  tours: readonly TourCard[];
  filters: Filters;
}

function Sheet({ tours, filters }: ToursMapProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(mappedCitiesQuery(useSite()));
  if (error) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="aspect-[2.2] w-full" />;
  return (
    <MarkedMap
      label={intl.formatMessage({ id: 'tours.map' })}
      hint={intl.formatMessage({ id: 'tours.map.hint' })}
      marks={marksOf(tours, data, filters, intl)}
    />
  );
}

/** The page of the list as places, and as a list below. */
export const ToursMap = ({ tours, filters }: ToursMapProps) => (
  <div className="grid gap-4">
    <Sheet tours={tours} filters={filters} />
    <TourList tours={tours} view="map" />
  </div>
);
