import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { BookedVisits } from '../domain/booked-visits.js';
import type { Message } from '../domain/conversation.js';
import { type Conversation, Conversations } from '../domain/conversations.js';
import { Correspondents } from '../domain/correspondents.js';
import { ConversationMails } from '../mail/conversation-mails.js';
import { MAIL_UNREAD_MESSAGES, type UnreadMessages } from '../processes/message-sending.js';

/** Mails messages to a customer or a guide who has not read them on the site. */
@ScheduledJob(MAIL_UNREAD_MESSAGES)
@Injectable()
export class MailUnreadMessages implements JobHandler<UnreadMessages> {
  constructor(
    private readonly conversations: Conversations,
    private readonly visits: BookedVisits,
    private readonly correspondents: Correspondents,
    private readonly mails: ConversationMails,
  ) {}

  async run({ conversationId, side }: UnreadMessages): Promise<void> {
    const conversation = await this.conversations.findForChange(conversationId);
    if (!conversation) return;
    const unread = await this.conversations.unreadOf(conversationId, side);
    if (unread.length === 0) return;
    const { bookingReference } = conversation;
    if (bookingReference === null) return this.toVisitor(conversation, unread);
    const visit = await this.visits.find(bookingReference);
    if (!visit) return;
    if (side === 'customer') return this.mails.toCustomer(visit, conversationId, unread);
    const guide = visit.guideId === undefined ? undefined : await this.correspondents.find(visit.guideId);
    if (guide) await this.mails.toGuide(guide, visit, conversationId, unread);
  }

  /** Who gave no address reads the answer in the chat. */
  private async toVisitor({ id, customerId, visitor }: Conversation, unread: readonly Message[]): Promise<void> {
    const account = customerId === null ? undefined : await this.correspondents.find(customerId);
    const to = visitor?.email ?? account?.email;
    if (visitor && to) await this.mails.toVisitor({ ...visitor, email: to }, id, unread);
  }
}
