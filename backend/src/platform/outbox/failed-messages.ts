import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { describeError, FailedWork } from './failed-work.js';
import type { ReactionJob } from './reaction-queue.js';

/** Messages whose reaction failed at every attempt. They wait for an admin, who may retry them. */
@Injectable()
export class FailedMessages {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly failedWork: FailedWork,
  ) {}

  /**
   * Keeps the message, in the running transaction.
   * @param attempts the number of attempts in this series
   */
  async keep({ reaction, messageId }: ReactionJob, attempts: number, error: unknown): Promise<void> {
    const { rows } = await sql<{ id: string; type: string; attempts: number }>`
      insert into platform.failed_message as failed (id, reaction, message_id, type, payload, attempts, error, failed_at)
      select ${this.ids.uuid()}, ${reaction}, id, type, payload, ${attempts}, ${describeError(error)}, now()
      from platform.outbox where id = ${messageId}
      on conflict (reaction, message_id) do update
      set attempts = failed.attempts + excluded.attempts, error = excluded.error, failed_at = now(), replayed_at = null
      returning id, type, attempts
    `.execute(this.entities.getKysely());
    const [failed] = rows;
    if (failed)
      await this.failedWork.raise({ ...failed, sort: 'reaction', name: reaction, subject: failed.type, error });
  }

  /**
   * Retries the reaction, in the running transaction: its message returns to the outbox. Reactions that have run do
   * nothing.
   * @returns false if no failed message has this id
   */
  async replay(id: string): Promise<boolean> {
    const database = this.entities.getKysely();
    const { rows } = await sql<{ message_id: string }>`
      update platform.failed_message set replayed_at = now() where id = ${id} and replayed_at is null returning message_id
    `.execute(database);
    const messageId = rows[0]?.message_id;
    if (messageId === undefined) return false;
    await sql`update platform.outbox set relayed_at = null, settled_at = null where id = ${messageId}`.execute(
      database,
    );
    await sql`select pg_notify('outbox', '')`.execute(database);
    return true;
  }
}
