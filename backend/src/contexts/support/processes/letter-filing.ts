import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { KeptMessage } from '../domain/contact-messages.js';
import { Conversations } from '../domain/conversations.js';

const CURRENCY = 'EUR';

/** Puts a letter into the inbox of the team, where it is a conversation of its own, with the letter's id. */
@Injectable()
export class LetterFiling {
  constructor(
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  /** Runs in the caller's transaction. A letter to a manager is the manager's from the beginning. */
  async file(id: string, { name, email, message: text, language, senderId, managerId }: KeptMessage): Promise<void> {
    const now = this.clock.now();
    const visitor = { name, email, language, currency: CURRENCY };
    await this.conversations.openOfVisitor({ id, kind: 'letter', customerId: senderId ?? null, visitor }, now);
    await this.conversations.add(id, {
      id,
      text,
      language,
      to: 'team',
      author: 'customer',
      authorId: senderId ?? null,
      authorName: name,
      sentAt: now,
    });
    await this.conversations.setWaiting(id, now);
    if (managerId !== undefined) await this.conversations.assign(id, managerId);
  }
}
