import type { Locale } from '../../../shared-kernel/language/locale.js';

/** What somebody writes about, by who writes. */
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

/** So many messages of one address are acknowledged within a day. */
export const MOST_ACKNOWLEDGED = 3;

export interface ContactMessage {
  readonly senderType: SenderType;
  readonly reason: ContactReason;
  readonly name: string;
  readonly email: string;
  /** As it was typed; it need not exist. */
  readonly bookingReference?: string;
  readonly message: string;
  /** In which the form was read. */
  readonly language: Locale;
}

/** Messages that visitors have sent by the contact form. */
export abstract class ContactMessages {
  /** Answers the id it is kept under. */
  abstract add(message: ContactMessage, receivedAt: Date): Promise<string>;
  /** How many this address has written since then; the next who writes with it waits until this transaction ends. */
  abstract countForWriting(email: string, since: Date): Promise<number>;
  abstract removeReceivedBefore(end: Date): Promise<void>;
}
