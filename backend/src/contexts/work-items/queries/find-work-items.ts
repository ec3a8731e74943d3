import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { AccountNames } from '../../../platform/audit/account-names.js';
import { findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { peopleOf, toView, WORK_ITEM_COLUMNS, type WorkItemsPage, type WorkItemState } from './work-item-view.js';

export const WORK_ITEM_SORTS = ['dueAt', 'raisedAt', 'resolvedAt'] as const;

export const ASSIGNMENTS = ['me', 'nobody'] as const;

export interface WorkItemFilter extends ListRequest {
  readonly sort: SortOf<(typeof WORK_ITEM_SORTS)[number]>;
  readonly state: WorkItemState;
  readonly kind?: string;
  readonly context?: string;
  readonly assigned?: (typeof ASSIGNMENTS)[number];
  readonly overdue?: boolean;
}

/** The queue of the team. Items without a deadline come after those with one. */
export class FindWorkItems extends Query<WorkItemsPage> {
  constructor(
    readonly filter: WorkItemFilter,
    readonly actor: Actor,
  ) {
    super();
  }
}

const OF_STATE: Readonly<Record<WorkItemState, RawBuilder<unknown>>> = {
  open: sql`w.resolved_at is null`,
  resolved: sql`w.resolved_at is not null`,
};

@QueryHandler(FindWorkItems)
export class FindWorkItemsHandler implements IQueryHandler<FindWorkItems> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: AccountNames,
    private readonly clock: Clock,
  ) {}

  async execute({ filter, actor }: FindWorkItems): Promise<WorkItemsPage> {
    actor.mustBeAllowed('work-item.read');
    const now = this.clock.now();
    const { state, kind, context, query } = filter;
    const { items, pagination } = await findPage(this.db, filter, {
      select: WORK_ITEM_COLUMNS,
      from: sql`work_items.work_item w`,
      where: [
        OF_STATE[state],
        kind === undefined ? undefined : sql`w.kind = ${kind}`,
        context === undefined ? undefined : sql`w.context = ${context}`,
        assignedTo(filter, actor),
        filter.overdue ? sql`w.resolved_at is null and w.due_at <= ${now}` : undefined,
        query ? sql`(w.subject_reference = ${query.toUpperCase()} or w.subject_id = ${query})` : undefined,
      ],
      sorts: {
        dueAt: sql`coalesce(w.due_at, 'infinity'::timestamptz)`,
        raisedAt: sql`w.raised_at`,
        resolvedAt: sql`w.resolved_at`,
      },
      key: sql`w.id`,
    });
    const names = await this.accounts.namesOf(peopleOf(items));
    return { items: items.map((row) => toView(row, names, actor, now)), pagination };
  }
}

function assignedTo({ assigned }: WorkItemFilter, actor: Actor): RawBuilder<unknown> | undefined {
  if (assigned === 'me') return sql`w.assigned_to = ${actor.mustBePerson()}`;
  return assigned === 'nobody' ? sql`w.assigned_to is null` : undefined;
}
