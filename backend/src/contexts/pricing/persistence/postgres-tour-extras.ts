import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { EntranceTickets, Supplement } from '../../../shared-kernel/money/price-table.js';
import { type PublicHoliday, TourExtras } from '../domain/tour-extras.js';

const REMEMBERED_MS = 60_000;

interface Kept<T> {
  readonly asked: number;
  readonly value: Promise<T>;
}

/** Reads are remembered for a minute, or until a process changes them: each price asks for them. */
@Injectable()
export class PostgresTourExtras extends TourExtras {
  private readonly kept = new Map<string, Kept<unknown>>();

  constructor(
    private readonly db: ReadDb,
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    super();
    changes.on('pricing.extras', (key) => (key === undefined ? this.kept.clear() : this.kept.delete(key)));
  }

  supplementsOf(tourId: string): Promise<readonly Supplement[]> {
    return this.remembered(tourId, async () => {
      const row = await this.db.first(sql<{ supplements: readonly Supplement[] }>`
        select supplements from pricing.tour_supplements where tour_id = ${tourId}
      `);
      return row?.supplements ?? [];
    });
  }

  ticketsOf(tourId: string): Promise<EntranceTickets | undefined> {
    return this.remembered(`tickets ${tourId}`, async () => {
      const row = await this.db.first(sql<{ tickets: EntranceTickets }>`
        select tickets from pricing.entrance_tickets where tour_id = ${tourId}
      `);
      return row?.tickets;
    });
  }

  holidaysOf(cityId: string): Promise<readonly PublicHoliday[]> {
    return this.remembered(cityId, () =>
      this.db.rows(sql<PublicHoliday>`
        select day::text as day, name from pricing.public_holiday where city_id = ${cityId} order by day
      `),
    );
  }

  async keepSupplements(tourId: string, supplements: readonly Supplement[]): Promise<void> {
    await sql`
      insert into pricing.tour_supplements (tour_id, supplements) values (${tourId}, ${JSON.stringify(supplements)}::jsonb)
      on conflict (tour_id) do update set supplements = excluded.supplements
    `.execute(this.entities.getKysely());
    await this.changes.publish('pricing.extras', tourId);
  }

  async keepTickets(tourId: string, tickets: EntranceTickets | undefined): Promise<void> {
    const database = this.entities.getKysely();
    await sql`delete from pricing.entrance_tickets where tour_id = ${tourId}`.execute(database);
    if (tickets)
      await sql`
        insert into pricing.entrance_tickets (tour_id, tickets) values (${tourId}, ${JSON.stringify(tickets)}::jsonb)
      `.execute(database);
    await this.changes.publish('pricing.extras', `tickets ${tourId}`);
  }

  async keepHolidays(cityId: string, holidays: readonly PublicHoliday[]): Promise<void> {
    const days = JSON.stringify(holidays);
    await sql`delete from pricing.public_holiday where city_id = ${cityId}`.execute(this.entities.getKysely());
    await sql`
      insert into pricing.public_holiday (city_id, day, name)
      select ${cityId}, day, name from jsonb_to_recordset(${days}::jsonb) as given (day date, name jsonb)
    `.execute(this.entities.getKysely());
    await this.changes.publish('pricing.extras', cityId);
  }

  private remembered<T>(key: string, read: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const known = this.kept.get(key);
    if (known && now - known.asked < REMEMBERED_MS) return known.value as Promise<T>;
    const kept = { asked: now, value: read() };
    this.kept.set(key, kept);
    kept.value.catch(() => {
      if (this.kept.get(key) === kept) this.kept.delete(key);
    });
    return kept.value;
  }
}
