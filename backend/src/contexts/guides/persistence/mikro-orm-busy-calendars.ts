import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { BusyCalendar, type BusyTime } from '../domain/busy-calendar.js';
import { BusyCalendars } from '../domain/busy-calendars.js';

const FOR_CHANGE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOrmBusyCalendars extends BusyCalendars {
  constructor(
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    super();
  }

  async findForChange(id: string): Promise<BusyCalendar | undefined> {
    return (await this.entities.findOne(BusyCalendar, { id }, FOR_CHANGE)) ?? undefined;
  }

  async find(id: string): Promise<BusyCalendar | undefined> {
    return (await this.entities.findOne(BusyCalendar, { id })) ?? undefined;
  }

  ofGuide(guideId: string): Promise<readonly BusyCalendar[]> {
    return this.entities.find(BusyCalendar, { guideId }, { orderBy: { addedAt: 'asc', id: 'asc' } });
  }

  async save(calendar: BusyCalendar): Promise<void> {
    await this.entities.persist(calendar).flush();
  }

  async remove(calendar: BusyCalendar): Promise<void> {
    await this.replaceTimes(calendar, []);
    await this.entities.remove(calendar).flush();
  }

  async replaceTimes({ id, guideId }: BusyCalendar, times: readonly BusyTime[]): Promise<void> {
    const rows = JSON.stringify(times.map(({ from, to }) => ({ starts_at: from, ends_at: to })));
    await this.run(sql`delete from guides.busy_time where calendar_id = ${id}`);
    await this.run(sql`
      insert into guides.busy_time (calendar_id, guide_id, starts_at, ends_at)
      select ${id}, ${guideId}, starts_at, ends_at
      from jsonb_to_recordset(${rows}::jsonb) as time(starts_at timestamptz, ends_at timestamptz)
    `);
    // Free times are public answers, which the topic of guides empties.
    await this.changes.publish('guides', guideId);
  }

  private async run(statement: RawBuilder<unknown>): Promise<void> {
    await statement.execute(this.entities.getKysely());
  }
}
