import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { currentRequestId } from '../request-context.js';
import { deferWrite } from '../deferred-writes.js';
import { auditedContent } from './audited-content.js';

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
    const statement = this.record(actor, command.constructor.name, content);
    await deferWrite(this.entities, 'audit record', { statement });
  }

  /** Says what changed, for writes of the administration: before and after, beside the command's own record. */
  async note(actor: Actor, subject: string, before: unknown, after: unknown): Promise<void> {
    await this.record(actor, subject, { before, after }).execute(this.entities.getKysely());
  }

  private record(actor: Actor, what: string, content: object): RawBuilder<unknown> {
    return sql`
      insert into platform.audit_record (id, at, actor_kind, actor_id, command, content, request_id)
      values (${this.ids.uuid()}, ${this.clock.now()}, ${actor.kind}, ${actor.id}, ${what},
              ${auditedContent(content)}::jsonb, ${currentRequestId() ?? null})
    `;
  }
}
