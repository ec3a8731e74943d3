import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { QuoteOrders } from '../domain/quote-orders.js';

/** Accepted requests of the demonstration, whose customers pay as they would themselves. */
@Injectable()
export class AcceptedQuotes {
  constructor(
    private readonly entities: EntityManager,
    private readonly commands: Commands,
    private readonly orders: QuoteOrders,
  ) {}

  /** The order of the accepted request of this address, ready to be paid; undefined where nothing waits for payment. */
  async orderToPay(email: string): Promise<string | undefined> {
    const orderId = await this.commands.inTransaction(async () => {
      const { rows } = await sql<{ orderId: string }>`
        select order_id as "orderId" from quotes.quote where state = 'accepted' and enquirer ->> 'email' = ${email}
      `.execute(this.entities.getKysely());
      return rows[0]?.orderId;
    });
    if (orderId !== undefined) await this.orders.startPayment(orderId);
    return orderId;
  }
}
