import type { Api } from '../../api/api.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Money } from '../../ui/text/money.js';

export const KINDS = [
  'booking-confirmed',
  'booking-cancelled',
  'guide-found',
  'guide-missing',
  'order-expired',
  'payment-too-late',
  'payment-refunded',
  'mission-offered',
  'mission-assigned',
  'mission-given-away',
  'mission-lapsed',
  'mission-cancelled',
  'mission-attention',
  'payment-attention',
  'contact-message',
] as const;

export type NotificationKind = (typeof KINDS)[number];

/** What the sentence of the kind needs. */
export interface NotificationFacts {
  readonly tour?: string;
  readonly city?: string;
  readonly startsAt?: string;
  readonly timeZone?: string;
  readonly bookingReference?: string;
  readonly orderReference?: string;
  readonly missionId?: string;
  readonly respondBefore?: string;
  readonly guideName?: string;
  /** Who was named before. */
  readonly previousGuideName?: string;
  readonly senderName?: string;
  readonly amount?: Money;
  /** Why the team must look. */
  readonly why?: string;
}

export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly createdAt: string;
  readonly readAt: string | null;
  readonly facts: NotificationFacts;
}

export interface Notifications {
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly pagination: {
    readonly page: number;
    readonly size: number;
    readonly totalItems: number;
    readonly totalPages: number;
  };
}

export interface Unread {
  readonly unread: number;
}

const PATH = '/api/me/notifications';

export const notificationsQuery = (page: number, size: number, { locale }: Pick<Site, 'locale'>) =>
  apiQuery<Notifications>(PATH, { language: locale, page, size });

export const isOfNotifications = (key: readonly unknown[]): boolean => key[0] === PATH;

export const markRead = (api: Api, read: { ids: readonly string[] } | { upTo: string }): Promise<Unread> =>
  api.send('POST', `${PATH}/read`, read);
