import { ROLES } from '../../../shared-kernel/actor.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { NotificationKind } from './notification.js';

/** What a person may leave out of the bell, or out of their mails. What is named in neither list is always told. */
export interface NotificationTopic {
  /** Kinds of notifications. */
  readonly bell: readonly NotificationKind[];
  /** Kinds of mails. */
  readonly mail: readonly string[];
  readonly isFor: (actor: Actor) => boolean;
}

const everybody = (): boolean => true;
const guides = ({ role }: Actor): boolean => role === ROLES.guide;
const team = ({ role }: Actor): boolean => role === ROLES.admin || role === ROLES.superAdmin;

/**
 * Confirmations, receipts, cancellations and everything about security are always mailed. An offered mission is always
 * in the bell, so that no guide misses it unseen.
 */
export const NOTIFICATION_TOPICS = {
  bookings: {
    bell: [
      'booking-confirmed',
      'booking-cancelled',
      'guide-found',
      'guide-missing',
      'order-expired',
      'payment-too-late',
      'payment-refunded',
    ],
    mail: [],
    isFor: everybody,
  },
  reminders: { bell: [], mail: ['booking.reminder'], isFor: everybody },
  messages: { bell: ['message'], mail: ['support.unread-messages'], isFor: everybody },
  reviews: {
    bell: [],
    mail: [
      'reviews.review-invitation',
      'reviews.review-published',
      'reviews.review-answered',
      'reviews.guide-reviewed',
    ],
    isFor: everybody,
  },
  missions: { bell: [], mail: ['mission.offered', 'mission.grown', 'mission.lost'], isFor: guides },
  team: { bell: ['work-item', 'contact-message'], mail: [], isFor: team },
} as const satisfies Readonly<Record<string, NotificationTopic>>;

export type TopicName = keyof typeof NOTIFICATION_TOPICS;

export const TOPIC_NAMES = Object.keys(NOTIFICATION_TOPICS) as readonly TopicName[];

export const topicOf = (name: TopicName): NotificationTopic => NOTIFICATION_TOPICS[name];

export const topicOfNotification = (kind: NotificationKind): TopicName | undefined =>
  TOPIC_NAMES.find((name) => topicOf(name).bell.includes(kind));

export const topicOfMail = (kind: string): TopicName | undefined =>
  TOPIC_NAMES.find((name) => topicOf(name).mail.includes(kind));
