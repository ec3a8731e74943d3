import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { AccountNames } from '../../../platform/audit/account-names.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { WorkItemUnknown } from '../domain/work-item.errors.js';
import { peopleOf, toView, WORK_ITEM_COLUMNS, type WorkItemRow, type WorkItemView } from './work-item-view.js';

/** One matter. Throws WorkItemUnknown. */
export class FindWorkItem extends Query<WorkItemView> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindWorkItem)
export class FindWorkItemHandler implements IQueryHandler<FindWorkItem> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: AccountNames,
    private readonly clock: Clock,
  ) {}

  async execute({ id, actor }: FindWorkItem): Promise<WorkItemView> {
    actor.mustBeAllowed('work-item.read');
    const row = await this.db.first(
      sql<WorkItemRow>`select ${WORK_ITEM_COLUMNS} from work_items.work_item w where w.id = ${id}`,
    );
    if (!row) throw new WorkItemUnknown({ workItem: id });
    return toView(row, await this.accounts.namesOf(peopleOf([row])), actor, this.clock.now());
  }
}
