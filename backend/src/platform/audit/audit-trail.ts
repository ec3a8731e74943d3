import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { currentRequestId } from '../request-context.js';
import { deferWrite } from '../deferred-writes.js';
import { auditedContent } from './audited-content.js';

/** The record that was changed. `id` is the key of its page in the back office. */
export interface AuditSubject {
  readonly type: string;
  readonly id: string;
}

export interface LastChange {
  /** Id of the account; null if no person did it. */
  readonly actorId: string | null;
  readonly command: string;
}

/** The command that runs in a transaction. */
const running = new WeakMap<EntityManager, string>();

/** Who did what, when: one row per command, in the command's own transaction. Never updated or deleted. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Names the command whose handler runs next in this transaction, for its notes. */
  begin(command: object): void {
    running.set(this.entities.getContext(false), command.constructor.name);
  }

  async write(command: { readonly actor: Actor }): Promise<void> {
    const { actor, ...content } = command;
    const statement = this.record(actor, command.constructor.name, content);
    await deferWrite(this.entities, 'audit record', { statement });
  }

  /**
   * Says what changed in a record, for writes of the administration: before and after, beside the command's own row. The
   * page of the record shows it as its history.
   */
  async note(actor: Actor, subject: AuditSubject, before: unknown, after: unknown): Promise<void> {
    const command = running.get(this.entities.getContext(false)) ?? 'Note';
    await this.record(actor, command, { before, after }, subject).execute(this.entities.getKysely());
  }

  /** The latest change that was noted of the record: by whom, and by which command. */
  async lastChangeOf({ type, id }: AuditSubject): Promise<LastChange | undefined> {
    const { rows } = await sql<LastChange>`
      select case when actor_kind = 'person' then actor_id end as "actorId", command from platform.audit_record
      where subject_type = ${type} and subject_id = ${id} order by at desc, id desc limit 1
    `.execute(this.entities.getKysely());
    return rows[0];
  }

  private record(actor: Actor, command: string, content: object, subject?: AuditSubject): RawBuilder<unknown> {
    return sql`
      insert into platform.audit_record
        (id, at, actor_kind, actor_id, command, subject_type, subject_id, content, request_id)
      values (${this.ids.uuid()}, ${this.clock.now()}, ${actor.kind}, ${actor.id}, ${command},
              ${subject?.type ?? null}, ${subject?.id ?? null}, ${auditedContent(content)}::jsonb,
              ${currentRequestId() ?? null})
    `;
  }
}
