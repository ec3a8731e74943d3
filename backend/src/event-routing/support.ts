import type { ContactMessageReceived, MessageSent, SupportWorkItemRaised } from '../contexts/support/events.js';
import { TellAdminsWhenContactMessageReceived } from '../contexts/notifications/reactions/tell-admins-when-contact-message-received.js';
import { TellReadersWhenMessageSent } from '../contexts/notifications/reactions/tell-readers-when-message-sent.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of support and who reacts to each. */
export const SUPPORT_EVENTS: readonly Route[] = [
  route<ContactMessageReceived>('support.contact-message-received.v1', TellAdminsWhenContactMessageReceived),
  route<MessageSent>('support.message-sent.v1', TellReadersWhenMessageSent),
  route<SupportWorkItemRaised>('support.work-item-raised.v1', KeepWorkItemWhenRaised),
];
