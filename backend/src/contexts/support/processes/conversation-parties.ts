import { Injectable } from '@nestjs/common';
import { BookedVisits } from '../domain/booked-visits.js';
import type { Correspondence } from '../domain/conversation.js';
import { type Conversation, correspondenceOf } from '../domain/conversations.js';

/** Who stands on the sides of a conversation now. */
@Injectable()
export class ConversationParties {
  constructor(private readonly visits: BookedVisits) {}

  /** Undefined where the booking is gone. */
  async of(conversation: Conversation): Promise<Correspondence | undefined> {
    const { bookingReference } = conversation;
    return bookingReference === null ? correspondenceOf(conversation) : this.visits.find(bookingReference);
  }
}
