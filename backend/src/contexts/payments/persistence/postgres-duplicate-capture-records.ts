import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type DuplicateCapture, DuplicateCaptureRecords } from '../domain/duplicate-capture-records.js';

@Injectable()
export class PostgresDuplicateCaptureRecords extends DuplicateCaptureRecords {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add({ intentId, paymentId, orderId }: DuplicateCapture): Promise<void> {
    await sql`
      insert into payments.duplicate_capture (intent_id, payment_id, order_id, captured_at)
      values (${intentId}, ${paymentId}, ${orderId}, ${this.clock.now()}) on conflict (intent_id) do nothing
    `.execute(this.entities.getKysely());
  }

  async orderPaidTwiceBy(intentId: string): Promise<string | undefined> {
    const { rows } = await sql<{ orderId: string }>`
      select order_id as "orderId" from payments.duplicate_capture where intent_id = ${intentId}
    `.execute(this.entities.getKysely());
    return rows[0]?.orderId;
  }
}
