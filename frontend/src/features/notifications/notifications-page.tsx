import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../layout/account-frame.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { usePageThatIs } from '../../ui/display/use-page-that-is.js';
import { MarkAllRead } from '../../shared/notifications/mark-all-read.js';
import { NotificationList } from '../../shared/notifications/notification-list.js';
import type { Notifications } from '../../shared/notifications/notifications.api.js';
import { useNotifications } from '../../shared/notifications/use-notifications.js';

const PAGE = 20;
const route = getRouteApi('/$lang/$currency/notifications');

const addressOf = (page: number): string => (page === 1 ? '/notifications' : `/notifications?page=${page}`);

/** All that the bell has told, the latest first. */
export function NotificationsPage() {
  const title = useIntl().formatMessage({ id: 'layout.nav.notifications' });
  const page = Number(route.useSearch().page ?? 1);
  const { data, error, refetch, dataUpdatedAt } = useNotifications(page, PAGE);
  usePageThatIs(page, data?.pagination.totalPages, addressOf);
  return (
    <AccountFrame
      title={title}
      page={page}
      width="list"
      aside={data && data.unread > 0 && <MarkAllRead seenAt={dataUpdatedAt} className="xs:-ms-5 xs:-me-4" />}
    >
      {data ? (
        <Found {...data} />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="h-96" />
        </>
      )}
      <p>
        <Link to="/notification-settings" className={textLink}>
          <FormattedMessage id="notifications.settings" />
        </Link>
      </p>
    </AccountFrame>
  );
}

function Found({ notifications, pagination: { page, totalPages, totalItems } }: Notifications) {
  return (
    <>
      <p role="status" className="sr-only">
        <FormattedMessage id="notifications.count" values={{ count: totalItems }} />
      </p>
      <PagedList page={page} pages={totalPages} to={addressOf}>
        {notifications.length > 0 ? (
          <div className="rounded-lg border border-line bg-surface px-1 md:px-2">
            <NotificationList notifications={notifications} />
          </div>
        ) : (
          <EmptyState
            title={<FormattedMessage id="notifications.empty" />}
            action={
              <ButtonLink to="/tours">
                <FormattedMessage id="notifications.empty.tours" />
              </ButtonLink>
            }
          >
            <FormattedMessage id="notifications.empty.text" />
          </EmptyState>
        )}
      </PagedList>
    </>
  );
}
