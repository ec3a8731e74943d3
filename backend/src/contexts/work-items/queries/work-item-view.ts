import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ListPage } from '../../../platform/lists/list-page.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { WorkItemAmount, WorkItemFacts, WorkItemSubject } from '../../../shared-kernel/work-item.js';

const SUBJECT_TYPES = [
  'order',
  'booking',
  'mission',
  'payment',
  'user',
  'mail',
  'job',
  'quote',
  'payout',
  'application',
  'transfer',
  'ledger',
  'review',
] as const satisfies readonly WorkItemSubject['type'][];

export const WORK_ITEM_STATES = ['open', 'resolved'] as const;
export type WorkItemState = (typeof WORK_ITEM_STATES)[number];

const WORK_ITEM_ACTIONS = ['assign', 'resolve', 'reopen'] as const;
export type WorkItemAction = (typeof WORK_ITEM_ACTIONS)[number];

class WorkItemSubjectView {
  @ApiProperty({ enum: SUBJECT_TYPES }) type!: WorkItemSubject['type'];
  @ApiProperty({ description: 'The key of its page in the back office.' }) id!: string;
  @ApiProperty({ required: false, example: 'CIC-7K3M9Q', description: 'What people call it.' }) reference?: string;
}

/** Also of a currency that is not sold in. */
class WorkItemAmountView implements WorkItemAmount {
  @ApiProperty({ description: 'Integer of the minor unit.', example: 12900 }) amount!: number;
  @ApiProperty({ example: 'EUR' }) currency!: string;
}

class WorkItemPerson {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ required: false, description: 'Missing once the account is gone.' }) name?: string;
}

class WorkItemResolution {
  @ApiProperty({ format: 'date-time', type: String }) at!: Date;
  @ApiProperty({ type: WorkItemPerson, required: false, description: 'Missing where the matter ended by itself.' })
  by?: WorkItemPerson;
  @ApiProperty({ required: false, description: 'What was done.' }) note?: string;
}

/** A matter that a person of the team must look at. */
@ApiExtraModels(WorkItemAmountView)
export class WorkItemView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'payments', description: 'The part of the product that raised it.' }) context!: string;
  @ApiProperty({ example: 'refund-failed' }) kind!: string;
  @ApiProperty({ enum: WORK_ITEM_STATES }) state!: WorkItemState;
  @ApiProperty({ type: WorkItemSubjectView }) subject!: WorkItemSubjectView;
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { $ref: getSchemaPath(WorkItemAmountView) }],
    },
    description: 'What is to be known, by name. Instants are ISO 8601.',
  })
  facts!: Record<string, string | number | boolean | WorkItemAmountView>;
  @ApiProperty() isUrgent!: boolean;
  @ApiProperty({ format: 'date-time', type: String }) raisedAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, required: false }) dueAt?: Date;
  @ApiProperty({ description: 'Open, and its deadline has passed.' }) isOverdue!: boolean;
  @ApiProperty({ type: WorkItemPerson, required: false, description: 'Who looks after it.' })
  assignedTo?: WorkItemPerson;
  @ApiProperty({ type: WorkItemResolution, required: false, description: 'Missing while it is open.' })
  resolution?: WorkItemResolution;
  @ApiProperty() version!: number;
  @ApiProperty({ enum: WORK_ITEM_ACTIONS, isArray: true }) actions!: WorkItemAction[];
}

export class WorkItemsPage extends ListPage<WorkItemView> {
  @ApiProperty({ type: [WorkItemView] }) items!: WorkItemView[];
}

export interface WorkItemRow {
  readonly id: string;
  readonly context: string;
  readonly kind: string;
  readonly subjectType: WorkItemSubject['type'];
  readonly subjectId: string;
  readonly subjectReference: string | null;
  readonly facts: WorkItemFacts;
  readonly isUrgent: boolean;
  readonly raisedAt: Date;
  readonly dueAt: Date | null;
  readonly assignedTo: string | null;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly note: string | null;
  readonly version: number;
}

export const WORK_ITEM_COLUMNS = sql<WorkItemRow>`
  w.id, w.context, w.kind, w.subject_type as "subjectType", w.subject_id as "subjectId",
  w.subject_reference as "subjectReference", w.facts, w.is_urgent as "isUrgent", w.raised_at as "raisedAt",
  w.due_at as "dueAt", w.assigned_to as "assignedTo", w.resolved_at as "resolvedAt", w.resolved_by as "resolvedBy",
  w.note, w.version
`;

export const peopleOf = (rows: readonly WorkItemRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ assignedTo, resolvedBy }) => [assignedTo, resolvedBy]).filter((id) => id !== null)),
];

export function toView(row: WorkItemRow, names: ReadonlyMap<string, string>, actor: Actor, now: Date): WorkItemView {
  const { subjectType: type, subjectId, subjectReference, dueAt, assignedTo, resolvedAt } = row;
  return {
    id: row.id,
    context: row.context,
    kind: row.kind,
    state: resolvedAt ? 'resolved' : 'open',
    subject: { type, id: subjectId, ...(subjectReference === null ? {} : { reference: subjectReference }) },
    facts: known(row.facts),
    isUrgent: row.isUrgent,
    raisedAt: row.raisedAt,
    ...(dueAt ? { dueAt } : {}),
    isOverdue: !resolvedAt && dueAt !== null && dueAt <= now,
    ...(assignedTo === null ? {} : { assignedTo: person(assignedTo, names) }),
    ...resolutionOf(row, names),
    version: row.version,
    actions: actionsOf(row, actor),
  };
}

const known = (facts: WorkItemFacts): WorkItemView['facts'] =>
  Object.fromEntries(Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

function person(id: string, names: ReadonlyMap<string, string>): WorkItemPerson {
  const name = names.get(id);
  return { id, ...(name === undefined ? {} : { name }) };
}

function resolutionOf(
  { resolvedAt: at, resolvedBy, note }: WorkItemRow,
  names: ReadonlyMap<string, string>,
): Pick<WorkItemView, 'resolution'> {
  if (!at) return {};
  return {
    resolution: {
      at,
      ...(resolvedBy === null ? {} : { by: person(resolvedBy, names) }),
      ...(note === null ? {} : { note }),
    },
  };
}

function actionsOf({ resolvedAt }: WorkItemRow, actor: Actor): WorkItemAction[] {
  if (!actor.can('work-item.resolve')) return [];
  return resolvedAt ? ['reopen'] : ['assign', 'resolve'];
}
