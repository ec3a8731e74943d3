import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { missionsPath } from './mission-filters.js';
import { readFilters, type MissionFilters } from './mission-search.js';

/** The size of the cards that are to come. */
export const MissionsSkeleton = () => (
  <div className="grid gap-4">
    <LoadingNote />
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-80 w-full" />
    <Skeleton className="h-80 w-full" />
  </div>
);

const isPastAlone = ({ period, status }: MissionFilters): boolean => period === 'past' && status === 'all';

/** Nothing at all, nothing past, or nothing that fits the filter. */
export const NoMissions = ({ filters, hasAny }: { filters: MissionFilters; hasAny: boolean }) =>
  hasAny ? (
    <EmptyState
      title={<FormattedMessage id={isPastAlone(filters) ? 'guide-desk.empty.past' : 'guide-desk.empty.filter'} />}
      action={
        <ButtonLink look="secondary" to={missionsPath({ ...readFilters({}), period: 'all', guide: filters.guide })}>
          <FormattedMessage id="guide-desk.empty.showAll" />
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title={<FormattedMessage id="guide-desk.empty.title" />}>
      <FormattedMessage id="guide-desk.empty.text" />
    </EmptyState>
  );

/** Who has applied to guide: what comes next. */
export const NotApproved = ({ status }: { status: string }) => (
  <EmptyState
    title={<FormattedMessage id="guide-desk.notApproved.title" values={{ status }} />}
    action={
      <ButtonLink to="/recruitment">
        <FormattedMessage id="guide-desk.notApproved.application" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="guide-desk.notApproved.text" values={{ status }} />
  </EmptyState>
);

/** Who is signed in, but is no guide. */
export const NotForTravellers = () => (
  <EmptyState
    title={<FormattedMessage id="guide-desk.noGuide.title" />}
    action={
      <ButtonLink to="/bookings">
        <FormattedMessage id="layout.nav.bookings" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="guide-desk.noGuide.text" />
  </EmptyState>
);
