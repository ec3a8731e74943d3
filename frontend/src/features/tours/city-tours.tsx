import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Link } from '../../ui/link.js';
import { Pagination } from '../../ui/pagination.js';
import { textLink } from '../../ui/text-link.js';
import { cityToursQuery, filtersOfCity } from './city-tours.query.js';
import { toursPath } from './tour-filters.js';
import { TourList } from './tour-list.js';

/** The tours of one city, for its page. */
export function CityTours({ city, page }: { city: string; page: number }) {
  const { data } = useSuspenseQuery(cityToursQuery(city, page, useSite()));
  const [first] = data.tours;
  if (!first) {
    return (
      <EmptyState
        title={<FormattedMessage id="tours.city.none" />}
        action={
          <ButtonLink to="/tours" look="secondary">
            <FormattedMessage id="tours.all" />
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p>
          <FormattedMessage id="tours.count" values={{ count: data.totalItems }} />
        </p>
        <Link to={toursPath(filtersOfCity(city))} className={`inline-block min-h-6 ${textLink}`}>
          <FormattedMessage id="tours.city.filter" values={{ city: first.city.name }} />
        </Link>
      </div>
      <TourList tours={data.tours} heading="h3" />
      <Pagination
        page={page}
        pages={data.totalPages}
        to={(each) => (each === 1 ? `/city/${city}` : `/city/${city}?page=${each}`)}
      />
    </div>
  );
}
