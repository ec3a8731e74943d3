import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import { type BookedVisit, BookedVisits } from '../domain/booked-visits.js';
import type { Side } from '../domain/conversation.js';

export interface OpenedConversation {
  readonly side: Side;
  readonly visit: BookedVisit;
}

/**
 * Decides on which side of a conversation somebody is: the customer or the holder of the booking's link, the guide of its
 * mission, the team. Everybody else is told what the booking's own calls tell them.
 */
@Injectable()
export class ConversationAccess {
  constructor(private readonly visits: BookedVisits) {}

  /** Throws ReloginRequired, BookingUnknown or NotFound. */
  async open(reference: string, actor: Actor, token: string | undefined): Promise<OpenedConversation> {
    try {
      return { side: 'customer', visit: await this.visits.getOfCustomer(reference, actor, token) };
    } catch (error) {
      const isRefused = error instanceof DomainError && error.kind === 'not-found';
      if (!isRefused || !actor.isPerson) throw error;
      const visit = await this.visits.find(reference);
      if (visit && visit.guideId === actor.id) return { side: 'guide', visit };
      if (visit && actor.can('conversation.answer')) return { side: 'team', visit };
      throw error;
    }
  }

  /** For the team, by the conversation's booking. Throws NotFound. */
  async ofTeam(reference: string): Promise<BookedVisit> {
    const visit = await this.visits.find(reference);
    if (!visit) throw new NotFound();
    return visit;
  }
}
