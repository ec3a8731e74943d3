import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sitePath, useSite } from '../../i18n/site.js';
import { useSession } from '../../session/session.js';
import { AccountFrame } from '../../layout/account-frame.js';
import { keptFavourites } from '../../shared/favourites/kept-favourites.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { usePageThatIs } from '../../ui/display/use-page-that-is.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { Link } from '../../ui/text/link.js';
import { infoLink } from '../../ui/text/text-link.js';
import { TourList, TourListSkeleton } from './tour-list.js';
import { favouriteToursQuery, namedToursQuery, type TourCard } from './tours.api.js';

const route = getRouteApi('/$lang/$currency/favourite-tours');
/** Of a visitor's list; of an account's the server decides. */
const PAGE_SIZE = 20;

const addressOf = (page: number): string => (page === 1 ? '/favourite-tours' : `/favourite-tours?page=${page}`);

interface Shown {
  readonly tours: readonly TourCard[];
  readonly totalPages: number;
}

interface FavouritesProps {
  page: number;
  data: Shown | undefined;
  error: Error | null;
  onRetry: () => void;
}

function Favourites({ page, data, error, onRetry }: FavouritesProps) {
  usePageThatIs(page, data?.totalPages, addressOf);
  if (error) return <ProblemMessage error={error} onRetry={onRetry} />;
  if (!data) return <Loading />;
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

const Loading = () => (
  <>
    <LoadingNote />
    <TourListSkeleton view="grid" />
  </>
);

function OwnFavourites({ page, userId }: { page: number; userId: string }) {
  const { data, error, refetch } = useQuery(favouriteToursQuery(userId, page, useSite()));
  return <Favourites {...{ page, data, error }} onRetry={() => void refetch()} />;
}

/** Those that the browser had when the page was opened: an unmarked one stays in view and can be marked again. */
function KeptFavourites({ page }: { page: number }) {
  const [ids] = useState(keptFavourites);
  const shown = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const query = { ...namedToursQuery(shown, useSite()), enabled: shown.length > 0, placeholderData: keepPreviousData };
  const { data, error, refetch } = useQuery(query);
  const tours = shown.length === 0 ? [] : data;
  const totalPages = Math.ceil(ids.length / PAGE_SIZE);
  return (
    <>
      {tours && tours.length > 0 && <KeptHere />}
      <Favourites {...{ page, error }} data={tours && { tours, totalPages }} onRetry={() => void refetch()} />
    </>
  );
}

/** Where the marks are, and how to have them everywhere. */
function KeptHere() {
  const next = encodeURIComponent(sitePath(useSite(), '/favourite-tours'));
  const linkTo = (to: string) => (text: ReactNode) => (
    <Link key={to} to={`${to}?next=${next}`} className={infoLink}>
      {text}
    </Link>
  );
  return (
    <p className="text-ink-soft">
      <FormattedMessage id="tour-list.favourites.kept" values={{ a: linkTo('/login'), b: linkTo('/signup') }} />
    </p>
  );
}

/** The tours that somebody has marked: a person in the account, a visitor in the browser. */
export function FavouritesPage() {
  const title = useIntl().formatMessage({ id: 'tour-list.favourites.title' });
  const page = Number(route.useSearch().page ?? 1);
  const userId = useSession()?.user.uuid;
  const isHydrated = useHydrated();
  return (
    <AccountFrame title={title} page={page} width="full" forVisitors>
      {isHydrated ? <FavouritesOf userId={userId} page={page} /> : <Loading />}
    </AccountFrame>
  );
}

const FavouritesOf = ({ userId, page }: { userId: string | undefined; page: number }) =>
  userId === undefined ? <KeptFavourites page={page} /> : <OwnFavourites userId={userId} page={page} />;
