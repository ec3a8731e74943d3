import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { MarkedMap } from '../../maps/marked-map.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { mapTexts, marksOf } from './map-marks.js';
import type { Filters } from './tour-filters.js';
import { TourList } from './tour-list.js';
import { tourCitiesQuery, type TourCard } from './tours.api.js';

interface ToursMapProps {
  tours: readonly TourCard[];
  filters: Filters;
}

function Sheet({ filters }: Pick<ToursMapProps, 'filters'>) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery({
    ...tourCitiesQuery(filters, useSite()),
    placeholderData: keepPreviousData,
  });
  if (error) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="aspect-3/2 w-full md:aspect-[2.2]" />;
  return (
    <MarkedMap
      label={intl.formatMessage({ id: 'tour-list.map' })}
      hint={intl.formatMessage({ id: 'tour-list.map.hint' })}
      marks={marksOf(data, filters, intl)}
      {...mapTexts(intl)}
    />
  );
}

/** All that was found as places, and the page of the list below. */
export const ToursMap = ({ tours, filters }: ToursMapProps) => (
  <div className="grid gap-4">
    <Sheet filters={filters} />
    <TourList tours={tours} view="map" wanted={filters} />
  </div>
);
