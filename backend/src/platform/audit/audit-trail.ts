import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { Clock } from '../domain/clock.js';
import { Ids } from '../domain/ids.js';
import { currentRequestId } from '../http/request-context.js';
import { writeLast } from '../last-statement.js';

const SECRET = /password|token|secret|card|cvc|iban|code$|number$/i;

/** Who did what, when: one row per command, in the command's own transaction. Never updated or deleted. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async write(command: { readonly actor: Actor }): Promise<void> {
    const { actor, ...content } = command;
    const statement = sql`
      insert into platform.audit_record (id, at, actor_kind, actor_id, command, content, request_id)
      values (${this.ids.uuid()}, ${this.clock.now()}, ${actor.kind}, ${actor.id}, ${command.constructor.name},
              ${JSON.stringify(content, withoutSecrets)}::jsonb, ${currentRequestId() ?? null})
    `;
    await writeLast(this.entities, 'audit record', { statement });
  }

  /** Says what changed, for writes of the administration: before and after, beside the command's own record. */
  async note(actor: Actor, subject: string, before: unknown, after: unknown): Promise<void> {
    await sql`
      insert into platform.audit_record (id, at, actor_kind, actor_id, command, content, request_id)
      values (${this.ids.uuid()}, ${this.clock.now()}, ${actor.kind}, ${actor.id}, ${subject},
              ${JSON.stringify({ before, after }, withoutSecrets)}::jsonb, ${currentRequestId() ?? null})
    `.execute(this.entities.getKysely());
  }
}

function withoutSecrets(key: string, value: unknown): unknown {
  return SECRET.test(key) && typeof value === 'string' ? '•••' : value;
}
