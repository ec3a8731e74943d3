import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';

/** A tour on its day, as a notification names it. */
interface Visit {
  readonly tour: Translated;
  readonly city: Translated;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly bookingReference: string;
}

interface OfOrder {
  readonly orderReference: string;
}

interface OfMission extends Visit {
  readonly missionId: string;
}

export type BookedVisit = Visit & OfOrder;

/** What each kind of notification carries, beside the moment. */
export interface NotificationPayloads {
  'booking-confirmed': BookedVisit;
  'booking-cancelled': BookedVisit;
  /** The previous one, where another guide was named before. */
  'guide-found': BookedVisit & { readonly guideName: string; readonly previousGuideName?: string };
  'guide-missing': BookedVisit;
  'order-expired': OfOrder;
  'payment-too-late': OfOrder;
  'payment-refunded': OfOrder & { readonly amount: MoneyView };
  'mission-offered': OfMission & { readonly respondBefore: string };
  'mission-assigned': OfMission;
  'mission-given-away': OfMission;
  'mission-lapsed': OfMission;
  'mission-cancelled': OfMission;
  'work-item': {
    readonly workItemId: string;
    readonly context: string;
    readonly why: string;
    /** What people call its subject. */
    readonly reference?: string;
  };
  message: {
    readonly senderName: string;
    readonly conversationId: string;
    /** None: a chat or a letter. */
    readonly bookingReference?: string;
    readonly forTeam: boolean;
  };
  'contact-message': { readonly senderName: string; readonly why: string };
}

export type NotificationKind = keyof NotificationPayloads;

export const NOTIFICATION_KINDS = [
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
  'work-item',
  'message',
  'contact-message',
] as const satisfies readonly NotificationKind[];

/** A notification for one person. */
export type NewNotification = {
  readonly [Kind in NotificationKind]: {
    readonly recipientId: string;
    readonly kind: Kind;
    /** A recipient has one notification of each kind and key. */
    readonly deduplicationKey: string;
    readonly payload: NotificationPayloads[Kind];
  };
}[NotificationKind];
