import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { USUAL_PEOPLE } from '../../shared/trip-search/people.js';
import { pathWithTripSearch, type TripSearch } from '../../shared/trip-search/trip-search-params.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Link } from '../../ui/text/link.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { textLink } from '../../ui/text/text-link.js';
import { cityToursQuery, filtersOfCity } from './city-tours.query.js';
import { NoneForParty } from './none-for-party.js';
import { PricesFor } from './prices-for.js';
import { toursPath } from './tour-filters.js';
import { TourList } from './tour-list.js';

interface CityToursProps {
  /** Slug. */
  city: string;
  page: number;
  /** For whom they are priced; goes along to them. */
  wanted?: TripSearch;
}

const USUAL: TripSearch = { people: USUAL_PEOPLE };

/** The tours of one city, for its page. */
export function CityTours({ city, page, wanted = USUAL }: CityToursProps) {
  const { people, startAt } = wanted;
  const { data } = useSuspenseQuery(cityToursQuery(city, page, useSite(), people));
  const [first] = data.tours;
  const own = pathWithTripSearch(`/city/${city}`, wanted);
  if (!first && people !== USUAL_PEOPLE) return <NoneForParty wanted={wanted} />;
  if (!first) {
    return (
      <EmptyState
        title={<FormattedMessage id="tour-list.city.none" />}
        action={
          <ButtonLink to="/tours" look="secondary">
            <FormattedMessage id="tour-list.all" />
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p>
          <FormattedMessage id="tour-list.count" values={{ count: data.totalItems }} />
        </p>
        <Link
          to={toursPath({ ...filtersOfCity(city), people, startAt })}
          className={`inline-block min-h-6 ${textLink}`}
        >
          <FormattedMessage id="tour-list.city.filter" values={{ city: first.city.name }} />
        </Link>
      </div>
      <PricesFor people={people} />
      <PagedList
        page={page}
        pages={data.totalPages}
        to={(each) => (each === 1 ? own : `${own}${own.includes('?') ? '&' : '?'}page=${each}`)}
      >
        <TourList tours={data.tours} heading="h3" wanted={wanted} />
      </PagedList>
    </div>
  );
}
