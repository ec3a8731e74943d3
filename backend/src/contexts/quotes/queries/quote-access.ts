import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { Accounts } from '../domain/accounts.js';
import { QuoteLinkNeeded, QuoteUnknown } from '../domain/quote.errors.js';
import { LINK_DAYS_AFTER_SERVICE, QuoteLinks } from '../domain/quote-links.js';

interface Row {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string;
  readonly endsAt: Date;
}

const DAY = 86_400_000;

/**
 * Decides who is the customer of a quote: the person who asked; without an account the holder of the signed link, and an
 * account whose confirmed address asked. A call without a credential answers 401 whether or not the quote exists, a
 * wrong credential 404.
 */
@Injectable()
export class QuoteAccess {
  constructor(
    private readonly db: ReadDb,
    private readonly links: QuoteLinks,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** The id of the customer's quote. Throws QuoteLinkNeeded or QuoteUnknown. */
  async asCustomer(reference: string, actor: Actor, token: string | undefined): Promise<string> {
    if (!actor.isPerson && !token) throw new QuoteLinkNeeded();
    const quote = await this.db.first(sql<Row>`
      select id, user_id as "userId", enquirer ->> 'email' as email,
             coalesce(ends_at, starts_at, requested_at) as "endsAt"
      from quotes.quote where reference = ${writtenReference(reference)}
    `);
    if (!quote || !(await this.isCustomers(quote, actor, token))) throw new QuoteUnknown({ quote: reference });
    return quote.id;
  }

  private async isCustomers({ id, userId, email, endsAt }: Row, actor: Actor, token = ''): Promise<boolean> {
    if (userId !== null) {
      if (this.links.opens(token, id) && !actor.isPerson) throw new QuoteLinkNeeded();
      return actor.owns(userId);
    }
    const isOver = this.clock.now().getTime() > endsAt.getTime() + LINK_DAYS_AFTER_SERVICE * DAY;
    if (this.links.opens(token, id) && !isOver) return true;
    return actor.isPerson && (await this.accounts.confirmedEmailOf(actor.id))?.toLowerCase() === email.toLowerCase();
  }
}
