import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { useSession } from '../../session/session.js';
import { AccountFrame } from '../../layout/account-frame.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { usePageThatIs } from '../../ui/display/use-page-that-is.js';
import { TourList, TourListSkeleton } from './tour-list.js';
import { favouriteToursQuery } from './tours.api.js';

const route = getRouteApi('/$lang/$currency/favourite-tours');

const addressOf = (page: number): string => (page === 1 ? '/favourite-tours' : `/favourite-tours?page=${page}`);

function Favourites({ page }: { page: number }) {
  const userId = useSession()?.user.uuid;
  const query = favouriteToursQuery(userId ?? '', page, useSite());
  const { data, error, refetch } = useQuery({ ...query, enabled: userId !== undefined });
  usePageThatIs(page, data?.totalPages, addressOf);
  if (error) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <>
        <LoadingNote />
        <TourListSkeleton view="grid" />
      </>
    );
  if (data.tours.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="tour-list.favourites.none" />}
        action={
          <ButtonLink to="/tours">
            <FormattedMessage id="tour-list.apply" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="tour-list.favourites.how" />
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      <PagedList page={page} pages={data.totalPages} to={addressOf}>
        {/* One alone is a line, not a grid. */}
        <TourList tours={data.tours} view={data.tours.length === 1 ? 'list' : 'grid'} />
      </PagedList>
    </div>
  );
}

/** The tours that somebody has marked. */
export function FavouritesPage() {
  const title = useIntl().formatMessage({ id: 'tour-list.favourites.title' });
  const page = Number(route.useSearch().page ?? 1);
  return (
    <AccountFrame title={title} page={page} width="full">
      <Favourites page={page} />
    </AccountFrame>
  );
}
