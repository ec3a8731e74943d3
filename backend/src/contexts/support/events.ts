import type { ContactReason, SenderType } from './domain/contact-messages.js';

/** Somebody has written to the house by the contact form. */
export interface ContactMessageReceived {
  readonly type: 'support.contact-message-received.v1';
  readonly messageId: string;
  readonly senderType: SenderType;
  readonly reason: ContactReason;
  readonly senderName: string;
}
