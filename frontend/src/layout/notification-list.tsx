import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, FormattedRelativeTime } from 'react-intl';
import { serverNow } from '../api/server-clock.js';
import { useApi } from '../api/use-api.js';
import { useSite } from '../i18n/site.js';
import { notificationsQuery, type Notification } from './layout.api.js';

const DAY_IN_MILLISECONDS = 86_400_000;

function NotificationLine({ notification }: { notification: Notification }) {
  const [now] = useState(() => serverNow());
  const days = Math.round((Date.parse(notification.createdAt) - now) / DAY_IN_MILLISECONDS);
  return (
    <li className={`border-b border-line py-3 last:border-0 ${notification.readAt ? 'text-ink-soft' : 'font-medium'}`}>
      <p>{notification.text}</p>
      <p className="text-sm font-normal text-ink-soft">
        <FormattedRelativeTime value={days} unit="day" numeric="auto" />
      </p>
    </li>
  );
}

export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
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
