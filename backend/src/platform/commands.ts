import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Command, CommandBus } from '@nestjs/cqrs';
import type { Actor } from '../shared-kernel/actor.js';
import { AuditTrail } from './audit/audit-trail.js';
import { mustStillBeAwaited } from './request-context.js';
import { beginDeferring, flushDeferred } from './deferred-writes.js';
import { type Around, takeOnceGuard } from './once-guard.js';
import { Outbox } from './outbox/outbox.js';

/** A command that says who wants it. Every command has `actor` as its last field. */
export interface ActedCommand<Result> extends Command<Result> {
  readonly actor: Actor;
}

const MOST_ATTEMPTS = 3;
/** PostgreSQL's codes for who had to give way to another transaction. */
const GAVE_WAY = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';

/** Nothing was wrong with the work: it met another transaction at the wrong moment, or drew a reference that was taken. */
function mayBeTriedAgain(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  if (code === UNIQUE_VIOLATION) return typeof constraint === 'string' && constraint.endsWith('_reference_key');
  return typeof code === 'string' && GAVE_WAY.has(code);
}

/**
 * The only way to run a command: one command, one transaction. The handler's changes, the events its aggregates
 * recorded and the audit record are committed together or not at all. A command never runs another command.
 * A transaction that had to give way to another runs again at once, from the beginning.
 */
@Injectable()
export class Commands {
  constructor(
    private readonly entities: EntityManager,
    private readonly bus: CommandBus,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Runs the command and answers what its handler answers.
   * Throws what the handler throws; then nothing was changed.
   */
  async execute<Result>(command: ActedCommand<Result>, around?: Around<Result>): Promise<Result> {
    const guard = around ?? (takeOnceGuard() as Around<Result> | undefined);
    return this.inTransaction(async () => {
      const earlier = await guard?.before();
      if (earlier) return earlier.answer;
      this.audit.begin(command);
      const result = await this.bus.execute<Result>(command);
      await this.audit.write(command);
      await guard?.after(result);
      return result;
    });
  }

  /**
   * Runs what is not a command: reactions and jobs. The events recorded inside are committed with the rest. Work whose
   * caller was told to try again is not committed.
   */
  async inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(work);
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !mayBeTriedAgain(error)) throw error;
      }
    }
  }

  private async once<Result>(work: () => Promise<Result>): Promise<Result> {
    mustStillBeAwaited();
    return this.entities.fork().transactional(async (transaction) => {
      beginDeferring(transaction);
      const result = await work();
      await this.outbox.writeEventsOf(transaction);
      await flushDeferred(transaction);
      mustStillBeAwaited();
      return result;
    });
  }
}
