import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type ActedCommand, Commands } from '../commands.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';
import { deferWrite } from '../deferred-writes.js';

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
 * Runs a command at most once per key. The key's row is written in the command's own transaction: a repetition at
 * the same time waits on the unique index (five seconds at most) and gets the first answer. If the first attempt fails,
 * its row is rolled back and the repetition runs.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly commands: Commands,
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers in words, which a repetition is given again whatever has become of the thing since.
   *
   * @param scope who may repeat it and what it does, e.g. `place-order:{cart}`
   * @param key the caller's Idempotency-Key; without one the command simply runs
   * @param content what must be equal in a repetition
   * @param word puts what the command answered into words: JSON, without what opens doors, for it is kept
   */
  async execute<Answer, Words extends object>(
    scope: string,
    key: string | undefined,
    content: unknown,
    command: ActedCommand<Answer>,
    word: (answer: Answer) => Promise<Words>,
  ): Promise<Words> {
    if (!key) return word(await this.commands.execute(command));
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    let said: Words | undefined;
    const answer = await this.commands.execute(command, {
      before: async () => {
        const first = await this.firstAnswer<Answer, Words>(scope, key, hash);
        said = first?.words;
        return first;
      },
      after: (result) => this.keep(scope, key, result),
    });
    return said ?? this.keepWords(scope, key, await word(answer));
  }

  /** In the running transaction: undefined for the first call with this key, whose row it writes. */
  async firstAnswer<Answer, Words>(
    scope: string,
    key: string,
    hash: string,
  ): Promise<{ answer: Answer; words?: Words } | undefined> {
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
    const { rows } = await sql<{ request_hash: string; body: { answer: Answer; words?: Words } }>`
      select request_hash, body from platform.idempotent_answer where scope = ${scope} and key = ${key}
    `.execute(database);
    const first = rows[0];
    if (!first) throw new FirstCallStillRunning();
    if (first.request_hash !== hash) throw new IdempotencyKeyReused();
    return first.body;
  }

  /** Writes what the command answered, with the running transaction. */
  async keep(scope: string, key: string, answer: unknown): Promise<void> {
    const statement = sql`
      update platform.idempotent_answer set body = ${JSON.stringify({ answer })}::jsonb where scope = ${scope} and key = ${key}
    `;
    await deferWrite(this.entities, 'idempotent answer', { statement });
  }

  /** Of several who were told the answer before there were words, the first to put it into some speaks for all. */
  private async keepWords<Words extends object>(scope: string, key: string, words: Words): Promise<Words> {
    const { rows } = await sql<{ words: Words }>`
      update platform.idempotent_answer
      set body = body || jsonb_build_object('words', coalesce(body -> 'words', ${JSON.stringify(words)}::jsonb))
      where scope = ${scope} and key = ${key} returning body -> 'words' as words
    `.execute(this.entities.fork().getKysely());
    return rows[0]?.words ?? words;
  }
}
