import { FormattedMessage } from 'react-intl';
import { Link } from '../../ui/text/link.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { MarkAllRead } from './mark-all-read.js';
import { NotificationList } from './notification-list.js';
import { useNotifications } from './use-notifications.js';

const LATEST = 10;

/** The panel of the bell. */
export function NotificationsPanel() {
  const { data, error, refetch, dataUpdatedAt } = useNotifications(1, LATEST);
  if (!data)
    return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-48" />;
  return (
    <section aria-labelledby="notifications-panel">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-3">
        <h2 id="notifications-panel" className="text-lg">
          <FormattedMessage id="layout.nav.notifications" />
        </h2>
        {data.unread > 0 && <MarkAllRead seenAt={dataUpdatedAt} className="-ms-5 -me-4 text-sm max-xs:-mx-3" />}
      </div>
      {data.notifications.length > 0 ? (
        <NotificationList notifications={data.notifications} />
      ) : (
        <div className="grid gap-1 px-3 pb-4">
          <p className="font-medium">
            <FormattedMessage id="notifications.empty" />
          </p>
          <p className="text-sm text-ink-soft">
            <FormattedMessage id="notifications.empty.text" />
          </p>
        </div>
      )}
      <p className="border-t border-line pt-1">
        <Link
          to="/notifications"
          className="flex min-h-11 items-center justify-center rounded-sm px-3 font-medium hover:bg-sunken"
        >
          <FormattedMessage id="notifications.showAll" />
        </Link>
      </p>
    </section>
  );
}
