import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { LiveEvents } from '../../../platform/realtime/live-events.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import {
  type Correspondence,
  type Message,
  mustReach,
  type Side,
  type WrittenMessage,
} from '../domain/conversation.js';
import { type Conversation, Conversations } from '../domain/conversations.js';
import { Correspondents } from '../domain/correspondents.js';
import type { MessageSent } from '../events.js';

/** The live events of who writes without an account. */
export const visitorChannel = (conversationId: string): string => `chat:${conversationId}`;

/** A screen asks for the conversation again. */
export const CONVERSATION_CHANGED = 'conversation';
export const MAIL_UNREAD_MESSAGES = 'support.mail-unread-messages';
/** Who is on the page reads a message within this time, and gets no mail. */
const MINUTES_BEFORE_MAIL = 5;

export interface UnreadMessages {
  readonly conversationId: string;
  readonly side: Side;
}

/** Adds a message to a conversation and tells the other side: on open screens now, inside the site, and later by mail. */
@Injectable()
export class MessageSending {
  constructor(
    private readonly conversations: Conversations,
    private readonly correspondents: Correspondents,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly outbox: Outbox,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  /** Runs in the caller's transaction. Throws ConversationClosed. */
  async send(
    conversation: Conversation,
    between: Correspondence,
    from: Side,
    written: WrittenMessage,
    actor: Actor,
  ): Promise<Message> {
    const now = this.clock.now();
    mustReach(from, written.to, between, now);
    const author = { author: from, authorId: actor.isPerson ? actor.id : null, sentAt: now };
    const authorName = await this.nameOf(from, between, actor);
    const hadUnread = (await this.conversations.unreadOf(conversation.id, written.to)).length > 0;
    const { message, isNew } = await this.conversations.add(conversation.id, { ...written, ...author, authorName });
    if (!isNew) return message;
    await this.conversations.read(conversation.id, from, message.position, now);
    await this.noteTeam(conversation, from, written.to, now);
    if (!hadUnread && written.to !== 'team') await this.planMail(conversation.id, written.to, now);
    await this.tell(conversation, between, message);
    return message;
  }

  /** Screens that show the conversation read it again. */
  async refresh({ id: conversationId, kind, bookingReference }: Conversation, between: Correspondence): Promise<void> {
    const visitor = kind === 'booking' ? null : visitorChannel(conversationId);
    const people = [between.customer.userId, visitor, between.guideId, ...(await this.correspondents.teamIds())];
    const event = { type: CONVERSATION_CHANGED, data: { conversationId, bookingReference } };
    for (const id of new Set(people)) if (id) await this.live.send(id, event);
  }

  /** A message to the team waits until the team answers. */
  private async noteTeam({ id, waitingSince }: Conversation, from: Side, to: Side, now: Date): Promise<void> {
    if (from === 'team') await this.conversations.setWaiting(id, null);
    else if (to === 'team' && waitingSince === null) await this.conversations.setWaiting(id, now);
  }

  private planMail(conversationId: string, side: Side, now: Date): Promise<void> {
    const at = new Date(now.getTime() + MINUTES_BEFORE_MAIL * 60_000);
    const unread: UnreadMessages = { conversationId, side };
    return this.scheduledJobs.plan(MAIL_UNREAD_MESSAGES, `${conversationId}:${side}`, at, unread);
  }

  private async tell(conversation: Conversation, between: Correspondence, message: Message): Promise<void> {
    await this.refresh(conversation, between);
    // In a chat people write many short messages: the team is told of the first that waits.
    if (conversation.kind !== 'booking' && message.to === 'team' && conversation.waitingSince !== null) return;
    const fact: MessageSent = {
      type: 'support.message-sent.v1',
      conversationId: conversation.id,
      messageId: message.id,
      bookingReference: conversation.bookingReference,
      authorName: message.authorName,
      to: message.to,
      recipientIds: await this.recipientsOf(conversation, between, message.to),
    };
    await this.outbox.publish(fact);
  }

  private async recipientsOf(
    { assigneeId }: Conversation,
    between: Correspondence,
    to: Side,
  ): Promise<readonly string[]> {
    if (to === 'customer') return between.customer.userId === null ? [] : [between.customer.userId];
    if (to === 'guide') return between.guideId === undefined ? [] : [between.guideId];
    return assigneeId === null ? this.correspondents.teamIds() : [assigneeId];
  }

  /** A guide is named as on the public pages, a person of the team by the first name. */
  private async nameOf(side: Side, { customer }: Correspondence, actor: Actor): Promise<string> {
    if (side === 'customer') return `${customer.firstName} ${customer.lastName}`.trim();
    const person = await this.correspondents.find(actor.mustBePerson());
    if (!person) return '';
    return side === 'guide' ? `${person.firstName} ${person.lastName.charAt(0)}.` : person.firstName;
  }
}
