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

/** The reason of a message that somebody has written to the manager. */
export const TO_MANAGER = 'to-manager';

/** A message as it is kept: of the contact form, or of a professional or a guide to the manager. */
export interface KeptMessage extends Omit<ContactMessage, 'reason'> {
  readonly reason: ContactReason | typeof TO_MANAGER;
  /** The account that wrote to the manager. */
  readonly senderId?: string;
  /** Whom it reached; undefined: the team. */
  readonly managerId?: string | undefined;
}

/** Messages to the team and to managers. */
export abstract class ContactMessages {
  /** Answers the id of the message. */
  abstract add(message: KeptMessage, receivedAt: Date): Promise<string>;
  /** How many messages this address has sent since then. Locks the address until the transaction ends. */
  abstract countForWriting(email: string, since: Date): Promise<number>;
  abstract removeReceivedBefore(end: Date): Promise<void>;
}
