import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../i18n/site.js';
import { useSession } from '../session/session.js';
import { Icon } from '../ui/icon.js';
import { Popover } from '../ui/popover.js';
import { Skeleton } from '../ui/skeleton.js';
import { headerButton } from './header-button.js';
import { notificationsQuery } from './layout.api.js';
import { useIsReady } from './navigation.js';

const NotificationList = lazy(async () => ({ default: (await import('./notification-list.js')).NotificationList }));

/** For who is signed in, as soon as the site has notifications: their page comes together with what the bell asks for. */
export function NotificationsMenu() {
  const signedIn = useSession() !== undefined;
  const isReady = useIsReady()({ to: '/notifications' });
  const { data } = useQuery({ ...notificationsQuery(useSite()), enabled: signedIn && isReady, retry: false });
  const intl = useIntl();
  if (!signedIn || !data) return null;
  return (
    <Popover
      name={intl.formatMessage({ id: 'layout.notifications.name' }, { count: data.unread })}
      trigger={
        <span className="relative">
          <Icon of={Bell} />
          {data.unread > 0 && <span className="absolute -end-0.5 -top-0.5 size-2.5 rounded-full bg-action" />}
        </span>
      }
      className={headerButton}
      panelClassName="w-96 px-5 py-3"
    >
      {() => (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <NotificationList notifications={data.notifications} />
        </Suspense>
      )}
    </Popover>
  );
}
