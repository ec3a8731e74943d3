import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type ActedCommand, Commands } from '../commands.js';
import { Clock } from '../domain/clock.js';
import { DomainError } from '../domain/domain-error.js';
import { writeLast } from '../last-statement.js';

/** The same Idempotency-Key came with different content. */
export class IdempotencyKeyReused extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'IDEMPOTENCY_KEY_REUSED';
  override readonly field = 'Idempotency-Key';
}

/** The first call with this key has not ended within five seconds. */
export class FirstCallStillRunning extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'IDEMPOTENT_CALL_IN_PROGRESS';
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs a command at most once per key. The key's row is written in the command's own transaction: a repetition that
 * comes at the same time waits on the unique index (five seconds at most) and is told the first answer; when the first
 * attempt failed, its row is gone with it and the repetition runs.
 */
@Injectable()
export class Once {
  constructor(
    private readonly commands: Commands,
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * @param scope who may repeat it and what it does, e.g. `place-order:{cart}`
   * @param key the caller's Idempotency-Key; without one the command simply runs
   * @param content what must be equal in a repetition
   */
  async execute<Answer>(
    scope: string,
    key: string | undefined,
    content: unknown,
    command: ActedCommand<Answer>,
  ): Promise<Answer> {
    if (!key) return this.commands.execute(command);
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    return this.commands.execute(command, {
      before: () => this.firstAnswer<Answer>(scope, key, hash),
      after: (answer) => this.keep(scope, key, answer),
    });
  }

  private async firstAnswer<Answer>(scope: string, key: string, hash: string): Promise<{ answer: Answer } | undefined> {
    const database = this.entities.getKysely();
    // The row to insert comes from the setting, so that the wait for another's row is bounded by it; the setting's end
    // comes from the count of rows, so that no later wait is.
    const inserted = await sql<{ count: number }>`
      with bounded as materialized (select set_config('lock_timeout', '5s', true) as timeout),
      inserted as (
        insert into platform.idempotent_answer (scope, key, request_hash, started_at)
        select ${scope}, ${key}, ${hash}, ${this.clock.now()}::timestamptz from bounded where timeout is not null
        on conflict do nothing returning key),
      counted as materialized (select count(*)::int as count from inserted)
      select count, set_config('lock_timeout', case when count >= 0 then '0' end, true) from counted
    `
      .execute(database)
      .catch((error: Error & { code?: string }) => {
        if (error.code === LOCK_NOT_AVAILABLE) throw new FirstCallStillRunning();
        throw error;
      });
    if (inserted.rows[0]?.count === 1) return undefined;
    const { rows } = await sql<{ request_hash: string; body: { answer: Answer } }>`
      select request_hash, body from platform.idempotent_answer where scope = ${scope} and key = ${key}
    `.execute(database);
    const first = rows[0];
    if (!first) throw new FirstCallStillRunning();
    if (first.request_hash !== hash) throw new IdempotencyKeyReused();
    return first.body;
  }

  private async keep(scope: string, key: string, answer: unknown): Promise<void> {
    const statement = sql`
      update platform.idempotent_answer set body = ${JSON.stringify({ answer })}::jsonb where scope = ${scope} and key = ${key}
    `;
    await writeLast(this.entities, 'idempotent answer', { statement });
  }
}
