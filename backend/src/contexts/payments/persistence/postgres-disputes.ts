import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Disputes, type ReportedDispute } from '../domain/disputes.js';
import type { PaymentId } from '../domain/payment.js';

@Injectable()
export class PostgresDisputes extends Disputes {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async note(
    paymentId: PaymentId,
    { id, amount, reason, status, evidenceDueAt, reportedAt }: ReportedDispute,
  ): Promise<string | undefined> {
    const { rows } = await sql<{ status: string }>`select status from payments.dispute where id = ${id}`.execute(
      this.entities.getKysely(),
    );
    await sql`
      insert into payments.dispute as known (id, payment_id, amount, currency, reason, status, evidence_due_at, reported_at)
      values (${id}, ${paymentId}, ${amount.amount}, ${amount.currency}, ${reason}, ${status}, ${evidenceDueAt}, ${reportedAt})
      on conflict (id) do update
      set status = excluded.status, reason = excluded.reason, evidence_due_at = excluded.evidence_due_at, reported_at = excluded.reported_at
      where known.reported_at <= excluded.reported_at
    `.execute(this.entities.getKysely());
    return rows[0]?.status;
  }
}
