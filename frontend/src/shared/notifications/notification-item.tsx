import { FormattedMessage } from 'react-intl';
import { Moment } from '../../ui/text/date-time.js';
import { LocalTime } from '../../ui/text/local-time.js';
import { Link } from '../../ui/text/link.js';
import { Ago } from '../../ui/text/ago-text.js';
import { linkOf } from './notification-link.js';
import { NotificationSentence } from './notification-sentence.js';
import type { Notification, NotificationFacts } from './notifications.api.js';

const row = 'grid grid-cols-[0.625rem_minmax(0,1fr)] gap-x-3 rounded-sm px-3 py-3 text-start';

function BookedTour({ tour, city, startsAt, timeZone, respondBefore }: NotificationFacts) {
  if (!tour || !startsAt || !timeZone) return null;
  const place = { ...(city ? { city } : {}), timeZone };
  return (
    <>
      {respondBefore && (
        <span className="block text-ink">
          <FormattedMessage
            id="notifications.deadline"
            values={{ deadline: <Moment value={respondBefore} {...place} /> }}
          />
        </span>
      )}
      <span className="block">{tour}</span>
      <span className="block first-letter:uppercase">
        <Moment value={startsAt} {...place} />
        <LocalTime value={startsAt} timeZone={timeZone} />
      </span>
    </>
  );
}

function Content({ notification }: { notification: Notification }) {
  const isUnread = notification.readAt === null;
  return (
    <>
      <span
        className={`mt-2 size-2.5 rounded-full ${isUnread ? 'bg-action forced-colors:bg-system-highlight' : 'border border-line-strong'}`}
      />
      <span className="grid min-w-0 gap-0.5 leading-snug">
        <span className={`wrap-anywhere ${isUnread ? 'font-semibold' : ''}`}>
          {isUnread && (
            <span className="sr-only">
              <FormattedMessage id="notifications.unread" />{' '}
            </span>
          )}
          <NotificationSentence notification={notification} />
        </span>
        <span className="text-sm text-ink-soft">
          <BookedTour {...notification.facts} />
          <Ago instant={notification.createdAt} />
        </span>
      </span>
    </>
  );
}

interface NotificationItemProps {
  notification: Notification;
  /** Called when the reader follows the link. */
  onFollow: () => void;
}

/** One notification. Unread ones are bold, have a full dot, and are announced as unread. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const link = linkOf(notification);
  if (link === undefined)
    return (
      <div className={row}>
        <Content notification={notification} />
      </div>
    );
  return (
    <Link to={link} className={`${row} hover:bg-sunken`} onClick={onFollow}>
      <Content notification={notification} />
    </Link>
  );
}
