import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { FailedWork } from '../outbox/failed-work.js';

/** A mail that this process alone may try to send until `patienceSeconds` have passed. */
export interface ClaimedMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly reply_to: string | null;
  readonly unsubscribe_url: string | null;
  /** The current attempt included. */
  readonly attempts: number;
  /** An earlier attempt may have succeeded unnoticed. */
  readonly outcome_unknown: boolean;
  /** It was given up before. */
  readonly has_failed: boolean;
}

export interface StoredAttachment {
  readonly name: string;
  readonly content_type: string;
  readonly content: Buffer | null;
  readonly stored_path: string | null;
}

/**
 * The states of `platform.mail`: waiting → sending → sent, or back to waiting until it is dead. If a process dies in
 * `sending`, another one takes up the row as one of unknown outcome. Every change names its attempt, so that a process
 * that returns late changes nothing. The product's clock decides when to retry; the database's clock, which nobody
 * moves, decides how long a claim lasts.
 */
@Injectable()
export class MailRows {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
    private readonly failedWork: FailedWork,
  ) {}

  /** Claims up to `limit` mails that are due. Two processes never claim the same mail. */
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
      returning id, kind, recipient, subject, html, text, reply_to, unsubscribe_url, attempts, outcome_unknown, has_failed
    `.execute(this.database());
    return rows;
  }

  async attachmentsOf(mailId: string): Promise<readonly StoredAttachment[]> {
    const { rows } = await sql<StoredAttachment>`
      select name, content_type, content, stored_path from platform.mail_attachment where mail_id = ${mailId} order by position
    `.execute(this.database());
    return rows;
  }

  async sent({ id, attempts, has_failed }: ClaimedMail, providerId: string): Promise<void> {
    await sql`
      update platform.mail
      set status = 'sent', sent_at = ${this.clock.now()}, provider_id = ${providerId}, claimed_until = null, last_error = null
      where id = ${id} and status = 'sending' and attempts = ${attempts}
    `.execute(this.database());
    if (has_failed) await this.inTransaction(() => this.failedWork.settle(id));
  }

  async again({ id, attempts }: ClaimedMail, error: Error, inSeconds: number, outcomeUnknown: boolean): Promise<void> {
    const nextAttempt = new Date(this.clock.now().getTime() + inSeconds * 1000);
    await sql`
      update platform.mail
      set status = 'waiting', next_attempt_at = ${nextAttempt}, outcome_unknown = ${outcomeUnknown}, claimed_until = null, last_error = ${error.message}
      where id = ${id} and status = 'sending' and attempts = ${attempts}
    `.execute(this.database());
  }

  /** Leaves the mail to the team. */
  async dead({ id, kind, recipient, attempts }: ClaimedMail, error: Error): Promise<void> {
    await this.inTransaction(async () => {
      const { rows } = await sql`
        update platform.mail set status = 'dead', has_failed = true, claimed_until = null, last_error = ${error.message}
        where id = ${id} and status = 'sending' and attempts = ${attempts} returning id
      `.execute(this.entities.getKysely());
      // What a provider says of an address may name it.
      const why = error.message.replaceAll(recipient, '•••');
      if (rows.length > 0)
        await this.failedWork.raise({ id, sort: 'mail', name: kind, subject: id, attempts, error: why });
    });
  }

  private inTransaction(work: () => Promise<void>): Promise<void> {
    return this.entities.fork({ useContext: false }).transactional(work);
  }

  /** Outside any transaction: the statement stands for itself. */
  private database(): ReturnType<EntityManager['getKysely']> {
    return this.entities.fork({ useContext: false }).getKysely();
  }
}
