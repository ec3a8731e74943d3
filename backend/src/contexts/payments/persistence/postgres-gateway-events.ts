import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type GatewayEvent, GatewayEvents } from '../domain/gateway-events.js';
import type { CaptureOutcome } from '../domain/payment.js';

/** The outcome of nearly every event. The row is inserted with it, and updated only for another outcome. */
const USUAL: CaptureOutcome = 'captured';

/** The primary key decides which of two transactions is first. The second waits for the commit and then sees the row. */
@Injectable()
export class PostgresGatewayEvents extends GatewayEvents {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async isFirst({ gateway, eventId, intentId, amount }: GatewayEvent): Promise<boolean> {
    const { rows } = await sql`
      insert into payments.gateway_event (gateway, event_id, intent_id, outcome, amount, currency, recorded_at)
      values (${gateway}, ${eventId}, ${intentId}, ${USUAL}, ${amount.amount}, ${amount.currency}, ${this.clock.now()})
      on conflict do nothing returning event_id
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }

  async conclude({ gateway, eventId }: GatewayEvent, outcome: CaptureOutcome | 'unknown'): Promise<void> {
    if (outcome === USUAL) return;
    await sql`
      update payments.gateway_event set outcome = ${outcome} where gateway = ${gateway} and event_id = ${eventId}
    `.execute(this.entities.getKysely());
  }
}
