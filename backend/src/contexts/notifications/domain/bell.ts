import type { News } from './notification.js';

export interface ReadNotifications {
  readonly ids: readonly string[];
  /** All that came until then, itself included. */
  readonly upTo?: Date | undefined;
}

/** What people are told inside the site. */
export abstract class Bell {
  /** Keeps each piece of news for its recipient, whose open screens are told; known occasions change nothing. */
  abstract ring(news: readonly News[]): Promise<void>;
  /** Only the recipient's own; answers how many remain unread. */
  abstract markRead(recipientId: string, read: ReadNotifications, now: Date): Promise<number>;
  abstract removeReadBefore(end: Date): Promise<void>;
  abstract removeOlderThan(end: Date): Promise<void>;
}
