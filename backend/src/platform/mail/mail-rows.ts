import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';

/** A mail that this process may try to send now, and nobody else until `patienceSeconds` have passed. */
export interface ClaimedMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly reply_to: string | null;
  readonly unsubscribe_url: string | null;
  /** Counts this one. */
  readonly attempts: number;
  /** An earlier attempt may have succeeded without our knowing. */
  readonly outcome_unknown: boolean;
}

export interface StoredAttachment {
  readonly name: string;
  readonly content_type: string;
  readonly content: Buffer | null;
  readonly stored_path: string | null;
}

/**
 * The states of `platform.mail`: waiting → sending → sent, or back to waiting until it is dead. When a process dies
 * in `sending`, the row is taken up again as one of unknown outcome. Every change names the attempt it belongs to, so
 * that one who comes back late changes nothing. When to retry is told by the product's clock; how long a claim lasts
 * by the database's, which nobody moves.
 */
@Injectable()
export class MailRows {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Takes up to `limit` mails that are due; two processes never take the same. */
  async claim(limit: number, patienceSeconds: number): Promise<readonly ClaimedMail[]> {
    const { rows } = await sql<ClaimedMail>`
      update platform.mail set
        status = 'sending',
        attempts = attempts + 1,
        outcome_unknown = outcome_unknown or status = 'sending',
        claimed_until = clock_timestamp() + make_interval(secs => ${patienceSeconds})
      where id in (
        select id from platform.mail
        where (status = 'waiting' and next_attempt_at <= ${this.clock.now()})
           or (status = 'sending' and claimed_until < clock_timestamp())
        order by next_attempt_at limit ${limit} for update skip locked
      )
      returning id, kind, recipient, subject, html, text, reply_to, unsubscribe_url, attempts, outcome_unknown
    `.execute(this.database());
    return rows;
  }

  async attachmentsOf(mailId: string): Promise<readonly StoredAttachment[]> {
    const { rows } = await sql<StoredAttachment>`
      select name, content_type, content, stored_path from platform.mail_attachment where mail_id = ${mailId} order by position
    `.execute(this.database());
    return rows;
  }

  async sent({ id, attempts }: ClaimedMail, providerId: string): Promise<void> {
    await sql`
      update platform.mail
      set status = 'sent', sent_at = ${this.clock.now()}, provider_id = ${providerId}, claimed_until = null, last_error = null
      where id = ${id} and status = 'sending' and attempts = ${attempts}
    `.execute(this.database());
  }

  async again({ id, attempts }: ClaimedMail, error: Error, inSeconds: number, outcomeUnknown: boolean): Promise<void> {
    const nextAttempt = new Date(this.clock.now().getTime() + inSeconds * 1000);
    await sql`
      update platform.mail
      set status = 'waiting', next_attempt_at = ${nextAttempt}, outcome_unknown = ${outcomeUnknown}, claimed_until = null, last_error = ${error.message}
      where id = ${id} and status = 'sending' and attempts = ${attempts}
    `.execute(this.database());
  }

  async dead({ id, attempts }: ClaimedMail, error: Error): Promise<void> {
    await sql`
      update platform.mail set status = 'dead', claimed_until = null, last_error = ${error.message}
      where id = ${id} and status = 'sending' and attempts = ${attempts}
    `.execute(this.database());
  }

  /** Outside any transaction: each statement stands for itself. */
  private database(): ReturnType<EntityManager['getKysely']> {
    return this.entities.fork({ useContext: false }).getKysely();
  }
}
