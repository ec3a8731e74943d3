import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { findPage } from '../lists/find-page.js';
import { ListPage } from '../lists/list-page.js';
import { ReadDb } from '../persistence/read-db.js';
import { AccountNames } from './account-names.js';
import { ACTOR_KINDS, type AuditRequest } from './audit.requests.js';

export class AuditActor {
  @ApiProperty({ enum: ACTOR_KINDS }) kind!: (typeof ACTOR_KINDS)[number];
  @ApiProperty({ description: 'Of the account, job or key; `visitor` for visitors.' }) id!: string;
  @ApiProperty({ required: false, description: 'Missing once the account is gone.' }) name?: string;
}

export class AuditSubjectView {
  @ApiProperty({ example: 'user' }) type!: string;
  @ApiProperty() id!: string;
}

/** Values that tell of a person are withheld: `•••`. */
export class AuditRecordView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'date-time', type: String }) at!: Date;
  @ApiProperty({ type: AuditActor }) actor!: AuditActor;
  @ApiProperty({ example: 'SuspendUser' }) command!: string;
  @ApiProperty({ type: AuditSubjectView, required: false, description: 'The record that was changed.' })
  subject?: AuditSubjectView;
  @ApiProperty({
    type: Object,
    additionalProperties: true,
    description: 'What the command said; of a change in a record `before` and `after`.',
  })
  content!: Record<string, unknown>;
  @ApiProperty({ type: String, nullable: true }) requestId!: string | null;
}

export class AuditPage extends ListPage<AuditRecordView> {
  @ApiProperty({ type: [AuditRecordView] }) items!: AuditRecordView[];
}

interface AuditRow extends Omit<AuditRecordView, 'actor' | 'subject'> {
  readonly actorKind: AuditActor['kind'];
  readonly actorId: string;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
}

/** Who changed what, when. */
@Injectable()
export class FindAuditRecords {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: AccountNames,
  ) {}

  async find(request: AuditRequest, actor: Actor): Promise<AuditPage> {
    actor.mustBeAllowed('audit.read');
    const { actor: by, actorKind, subjectType, subject, command, changes, from, to } = request;
    const { items, pagination } = await findPage(this.db, request, {
      select: sql<AuditRow>`
        id, at, actor_kind as "actorKind", actor_id as "actorId", command, subject_type as "subjectType",
        subject_id as "subjectId", content, request_id as "requestId"
      `,
      from: sql`platform.audit_record`,
      where: [
        by === undefined ? undefined : sql`actor_id = ${by}`,
        actorKind === undefined ? undefined : sql`actor_kind = ${actorKind}`,
        subjectType === undefined ? undefined : sql`subject_type = ${subjectType}`,
        subject === undefined ? undefined : sql`subject_id = ${subject}`,
        command === undefined ? undefined : sql`command = ${command}`,
        changes === 'true' ? sql`subject_type is not null` : undefined,
        from === undefined ? undefined : sql`at >= ${from}`,
        to === undefined ? undefined : sql`at < ${to}`,
        request.query === undefined || request.query === ''
          ? undefined
          : sql`(command = ${request.query} or subject_id = ${request.query} or actor_id = ${request.query})`,
      ],
      sorts: { at: sql`at` },
      key: sql`id`,
    });
    const people = items.flatMap(({ actorKind: kind, actorId }) =>
      kind === 'person' && isUUID(actorId) ? actorId : [],
    );
    const names = await this.accounts.namesOf([...new Set(people)]);
    return { items: items.map((row) => toView(row, names)), pagination };
  }
}

function toView(row: AuditRow, names: ReadonlyMap<string, string>): AuditRecordView {
  const { actorKind, actorId, subjectType, subjectId, ...rest } = row;
  const name = names.get(actorId);
  return {
    ...rest,
    actor: { kind: actorKind, id: actorId, ...(name === undefined ? {} : { name }) },
    ...(subjectType === null || subjectId === null ? {} : { subject: { type: subjectType, id: subjectId } }),
  };
}
