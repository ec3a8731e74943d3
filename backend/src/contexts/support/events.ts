import type { WorkItemRaised } from '../../shared-kernel/work-item.js';
import type { ContactReason, SenderType } from './domain/contact-messages.js';

/** A visitor has sent a contact message. */
export interface ContactMessageReceived {
  readonly type: 'support.contact-message-received.v1';
  readonly messageId: string;
  readonly senderType: SenderType;
  readonly reason: ContactReason;
  readonly senderName: string;
}

/** Kinds: `manager-message`. */
export interface SupportWorkItemRaised extends WorkItemRaised<'support'> {
  readonly type: 'support.work-item-raised.v1';
}
