import type { NewNotification } from './notification.js';

export interface ReadNotifications {
  readonly ids: readonly string[];
  /** All that came until then, itself included. */
  readonly upTo?: Date | undefined;
}

/** The notifications of each person. */
export abstract class NotificationInbox {
  /** Keeps each notification for its recipient and tells the recipient's open screens. A known key changes nothing. */
  abstract deliver(notifications: readonly NewNotification[]): Promise<void>;
  /** Only the recipient's own; answers how many remain unread. */
  abstract markRead(recipientId: string, read: ReadNotifications, now: Date): Promise<number>;
  abstract removeReadBefore(end: Date): Promise<void>;
  abstract removeOlderThan(end: Date): Promise<void>;
}
