import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { addressees } from '../domain/conversation.js';
import type { OpenedConversation } from './conversation-access.js';
import { ConversationMessages } from './conversation-messages.js';
import type { ConversationView } from './conversation-views.js';

/** A conversation as the caller reads it, who must have passed ConversationAccess. */
export class FindConversation extends Query<ConversationView> {
  constructor(readonly opened: OpenedConversation) {
    super();
  }
}

@QueryHandler(FindConversation)
export class FindConversationHandler implements IQueryHandler<FindConversation> {
  constructor(
    private readonly messages: ConversationMessages,
    private readonly clock: Clock,
  ) {}

  async execute({ opened: { side, visit } }: FindConversation): Promise<ConversationView> {
    const read = await this.messages.find(sql`c.booking_reference = ${visit.reference}`, side);
    return {
      bookingReference: visit.reference,
      side,
      ...read,
      addressees: addressees(side, visit, this.clock.now()),
    };
  }
}
