import { Bell } from 'lucide';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { StreamedEvent } from '../api/event-stream.js';
import { WithMessages } from '../i18n/with-messages.js';
import { useLiveEvents } from '../session/live-events.js';
import { useSession } from '../session/session.js';
import { rememberUnread, useUnread } from '../session/unread-count.js';
import { Icon } from '../ui/display/icon.js';
import { onDemand } from '../ui/behavior/on-demand.js';
import { Popover } from '../ui/overlay/popover.js';
import { Skeleton } from '../ui/feedback/skeleton.js';
import { announce } from '../ui/feedback/toast-store.js';

const place = <Skeleton className="h-48" />;
const NotificationsPanel = onDemand(
  async () => (await import('../shared/notifications/notifications-panel.js')).NotificationsPanel,
  place,
);

const MOST_SHOWN = 99;

const unreadIn = ({ data }: StreamedEvent): number => (JSON.parse(data) as { unread?: number }).unread ?? 0;

/** For who is signed in; until hydrated its place is kept for them. */
export function NotificationsMenu() {
  return useSession() ? <BellMenu /> : <span className="hidden h-11 w-11 md:max-xl:w-10 signed-in:block" />;
}

function BellMenu() {
  const count = useUnread();
  const intl = useIntl();
  const nameFor = (unread: number): string =>
    intl.formatMessage({ id: 'layout.notifications.name' }, { count: unread });
  useLiveEvents(['notification', 'unread'], (event) => {
    if (event.type === 'refresh') return;
    rememberUnread(unreadIn(event));
    if (event.type === 'notification') announce(nameFor(unreadIn(event)));
  });
  // The next person to sign in begins with nothing of this one's.
  useEffect(() => () => rememberUnread(0), []);
  return (
    <Popover
      name={nameFor(count)}
      trigger={
        <span className="relative">
          <Icon of={Bell} />
          {count > 0 && (
            <span className="absolute -end-2.5 -top-2 grid min-w-5 place-items-center rounded-full bg-action px-1 text-xs leading-5 font-semibold text-on-action">
              {count > MOST_SHOWN ? `${intl.formatNumber(MOST_SHOWN)}+` : intl.formatNumber(count)}
            </span>
          )}
        </span>
      }
      className="header-button"
      panelClassName="w-[26rem] p-2"
    >
      {() => (
        <WithMessages feature="notifications" fallback={place}>
          <NotificationsPanel />
        </WithMessages>
      )}
    </Popover>
  );
}
