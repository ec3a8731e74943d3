import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { PageHead } from '../../ui/page-head.js';
import { Pagination } from '../../ui/pagination.js';
import { ProblemMessage } from '../../ui/problem-message.js';
import { Skeleton } from '../../ui/skeleton.js';
import { MarkAllRead } from './mark-all-read.js';
import { NotificationList } from './notification-list.js';
import type { Notifications } from './notifications.api.js';
import { useNotifications } from './use-notifications.js';

const PAGE = 20;
const route = getRouteApi('/$lang/$currency/notifications');

/** All that the bell has told, the latest first. */
export function NotificationsPage() {
  const title = useIntl().formatMessage({ id: 'layout.nav.notifications' });
  const page = Number(route.useSearch().page ?? 1);
  const { data, error, refetch, dataUpdatedAt } = useNotifications(page, PAGE);
  return (
    <div className="page-width max-w-3xl py-10 md:py-14">
      <PageHead title={title} noindex page={page} />
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1>{title}</h1>
        {data && data.unread > 0 && <MarkAllRead seenAt={dataUpdatedAt} className="-mx-4" />}
      </div>
      {data ? (
        <Found {...data} />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

function Found({ notifications, pagination: { page, totalPages, totalItems } }: Notifications) {
  return (
    <>
      <p role="status" className="sr-only">
        <FormattedMessage id="notifications.count" values={{ count: totalItems }} />
      </p>
      {notifications.length > 0 ? (
        <div className="mb-8 rounded-lg border border-line bg-surface px-1 md:px-2">
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
      <Pagination
        page={page}
        pages={totalPages}
        to={(each) => (each === 1 ? '/notifications' : `/notifications?page=${each}`)}
      />
    </>
  );
}
