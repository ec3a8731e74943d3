import type { WorkItemRaised } from '../../shared-kernel/work-item.js';
import type { Side } from './domain/conversation.js';
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

/** A customer, a guide, a visitor or the team has written to another side. */
export interface MessageSent {
  readonly type: 'support.message-sent.v1';
  readonly conversationId: string;
  readonly messageId: string;
  /** Null where the conversation is about no booking. */
  readonly bookingReference: string | null;
  readonly authorName: string;
  readonly to: Side;
  /** The accounts of the side that it was written to; none for a guest. */
  readonly recipientIds: readonly string[];
}
