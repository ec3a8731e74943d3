import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FavouriteMarks } from '../domain/favourite-marks.js';
import { tourNamed } from '../queries/tour-named.js';

@Injectable()
export class PostgresFavouriteMarks extends FavouriteMarks {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async toggle(userId: string, tourIdOrSlug: string, now: Date, wanted?: boolean): Promise<boolean | undefined> {
    const database = this.entities.getKysely();
    const isWanted = sql<boolean | null>`${wanted ?? null}::boolean`;
    // Two clicks that find no mark must not both set one: a person's toggles wait for each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue.favourite ${userId}`}, 0))`.execute(database);
    const { rows } = await sql<{ marked: boolean }>`
      with tour as (
        select tour.id from catalogue.tour tour where tour.status = 'published' and ${tourNamed(tourIdOrSlug)}
      ), removed as (
        delete from catalogue.favourite using tour
        where user_id = ${userId} and tour_id = tour.id and ${isWanted} is distinct from true
        returning tour_id
      ), added as (
        insert into catalogue.favourite (user_id, tour_id, marked_at)
        select ${userId}::uuid, id, ${now}::timestamptz from tour
        where not exists (select from removed) and ${isWanted} is distinct from false
        on conflict do nothing
        returning tour_id
      )
      select coalesce(${isWanted}, exists (select from added)) as marked from tour
    `.execute(database);
    return rows[0]?.marked;
  }

  async add(userId: string, tourIds: readonly string[], now: Date): Promise<void> {
    await sql`
      insert into catalogue.favourite (user_id, tour_id, marked_at)
      select ${userId}::uuid, tour.id, ${now}::timestamptz - asked.place * interval '1 millisecond'
      from unnest(${tourIds}::uuid[]) with ordinality asked (id, place)
      join catalogue.tour tour on tour.id = asked.id and tour.status = 'published'
      on conflict do nothing
    `.execute(this.entities.getKysely());
  }
}
