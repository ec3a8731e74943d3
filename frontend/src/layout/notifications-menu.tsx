import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { FormattedMessage, FormattedRelativeTime, useIntl } from 'react-intl';
import { useApi } from '../api/use-api.js';
import { useSite } from '../i18n/site.js';
import { useSession } from '../session/session.js';
import { Icon } from '../ui/icon.js';
import { Popover } from '../ui/popover.js';
import { headerButton } from './header-button.js';
import { notificationsQuery, type Notification } from './layout.api.js';

const DAY_IN_MILLISECONDS = 86_400_000;

const NotificationLine = ({ notification }: { notification: Notification }) => (
  <li className={`border-b border-line py-3 last:border-0 ${notification.readAt ? 'text-ink-soft' : 'font-medium'}`}>
    <p>{notification.text}</p>
    <p className="text-sm font-normal text-ink-soft">
      <FormattedRelativeTime
        value={Math.round((Date.parse(notification.createdAt) - Date.now()) / DAY_IN_MILLISECONDS)}
        unit="day"
        numeric="auto"
      />
    </p>
  </li>
);

function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const api = useApi();
  const client = useQueryClient();
  const query = notificationsQuery(useSite());
  const read = useMutation({
    mutationFn: () => api.send('POST', '/api/me/notifications/read'),
    onSuccess: () => client.invalidateQueries(query),
  });
  if (notifications.length === 0) return <FormattedMessage id="layout.notifications.none" />;
  return (
    <>
      <ul>
        {notifications.map((notification) => (
          <NotificationLine key={notification.uuid} notification={notification} />
        ))}
      </ul>
      <button type="button" className="cursor-pointer pt-2 text-sm text-sky underline" onClick={() => read.mutate()}>
        <FormattedMessage id="layout.notifications.read" />
      </button>
    </>
  );
}

/** For who is signed in; without an answer there is no bell. */
export function NotificationsMenu() {
  const signedIn = useSession() !== undefined;
  const { data } = useQuery({ ...notificationsQuery(useSite()), enabled: signedIn, retry: false });
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
      {() => <NotificationList notifications={data.notifications} />}
    </Popover>
  );
}
