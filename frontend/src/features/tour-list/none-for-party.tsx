import { FormattedMessage } from 'react-intl';
import { toursPath, USUAL } from './tour-filters.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import type { TripSearch } from '../../shared/trip-search/trip-search-params.js';

/** In the place of a list of which no tour takes so many: what has no price in the lists can still be had. */
export const NoneForParty = ({ wanted: { people, startAt } }: { wanted: TripSearch }) => (
  <EmptyState
    title={<FormattedMessage id="tour-list.none.party" values={{ count: people }} />}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/contact?reason=quote&people=${people}`}>
          <FormattedMessage id="tour-list.none.quote" values={{ count: people }} />
        </ButtonLink>
        <ButtonLink to={toursPath({ ...USUAL, people, startAt })} look="secondary">
          <FormattedMessage id="tour-list.all" />
        </ButtonLink>
      </div>
    }
  />
);
