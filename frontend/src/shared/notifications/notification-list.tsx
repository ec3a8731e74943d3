import { NotificationItem } from './notification-item.js';
import type { Notification } from './notifications.api.js';
import { useMarkRead } from './use-notifications.js';

/** Opening the list marks nothing as read. Following a notification does. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const { mutate } = useMarkRead();
  return (
    <ul className="divide-y divide-line">
      {notifications.map((notification) => (
        <li key={notification.id} className="py-1">
          <NotificationItem
            notification={notification}
            onFollow={() => {
              if (notification.readAt === null) mutate({ ids: [notification.id] });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
