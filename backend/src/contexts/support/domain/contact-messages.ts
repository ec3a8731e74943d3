import type { Locale } from '../../../shared-kernel/language/locale.js';

/** The reasons for a message, by sender type. */
const CONTACT_REASONS = {
  customer: [
    'quote',
    'booking-question',
    'modify-cancel',
    'account',
    'other',
    'tour-question',
    'cancel-tour',
    'availability',
    'payments',
  ],
  guide: ['account', 'mission', 'general'],
} as const;

export type SenderType = keyof typeof CONTACT_REASONS;
export type ContactReason = (typeof CONTACT_REASONS)[SenderType][number];

export const SENDER_TYPES = Object.keys(CONTACT_REASONS) as readonly SenderType[];
export const ALL_REASONS: readonly ContactReason[] = [...new Set(Object.values(CONTACT_REASONS).flat())];

export const isReasonOf = (senderType: SenderType, reason: ContactReason): boolean =>
  (CONTACT_REASONS[senderType] as readonly ContactReason[]).includes(reason);

/** How many messages of one address are acknowledged within a day. */
export const MOST_ACKNOWLEDGED = 3;

export interface ContactMessage {
  readonly senderType: SenderType;
  readonly reason: ContactReason;
  readonly name: string;
  readonly email: string;
  /** As it was typed; it need not exist. */
  readonly bookingReference?: string;
  readonly message: string;
  /** The language of the form. */
  readonly language: Locale;
}

/** Messages that visitors have sent by the contact form. */
export abstract class ContactMessages {
  /** Answers the id of the message. */
  abstract add(message: ContactMessage, receivedAt: Date): Promise<string>;
  /** How many messages this address has sent since then. Locks the address until the transaction ends. */
  abstract countForWriting(email: string, since: Date): Promise<number>;
  abstract removeReceivedBefore(end: Date): Promise<void>;
}
