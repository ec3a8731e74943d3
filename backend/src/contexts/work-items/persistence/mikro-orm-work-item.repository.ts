import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Matter, WorkItem } from '../domain/work-item.js';
import { WorkItemRaisedAgain, WorkItemUnknown } from '../domain/work-item.errors.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';

const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOrmWorkItemRepository extends WorkItemRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async isLatestReport({ context, kind, key }: Matter, sequence: number): Promise<boolean> {
    const { rows } = await sql`
      insert into work_items.latest_report as known (context, kind, key, sequence)
      values (${context}, ${kind}, ${key}, ${sequence})
      on conflict (context, kind, key) do update set sequence = excluded.sequence where known.sequence < excluded.sequence
      returning sequence
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }

  async find(id: string): Promise<WorkItem | undefined> {
    return (await this.entities.findOne(WorkItem, { id })) ?? undefined;
  }

  async findOpenForChange({ context, kind, key }: Matter): Promise<WorkItem | undefined> {
    return (await this.entities.findOne(WorkItem, { context, kind, key, resolvedAt: null }, lock)) ?? undefined;
  }

  async getForChange(id: string): Promise<WorkItem> {
    const item = await this.entities.findOne(WorkItem, { id }, lock);
    if (!item) throw new WorkItemUnknown({ workItem: id });
    return item;
  }

  async save(item: WorkItem): Promise<void> {
    try {
      await this.entities.persist(item).flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new WorkItemRaisedAgain({ workItem: item.id });
      throw error;
    }
  }

  async removeResolvedBefore(instant: Date): Promise<void> {
    await sql`delete from work_items.work_item where resolved_at < ${instant}`.execute(this.entities.getKysely());
  }
}
