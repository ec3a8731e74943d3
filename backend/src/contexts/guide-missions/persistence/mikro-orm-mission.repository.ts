import { DriverException, EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CityGuides } from '../domain/city-guides.js';
import { Mission } from '../domain/mission.js';
import { MissionOverlaps, MissionUnknown } from '../domain/mission.errors.js';
import { MissionRepository } from '../domain/mission.repository.js';

const EXCLUSION_VIOLATION = '23P01';
const FOR_CHANGE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOrmMissionRepository extends MissionRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly guides: CityGuides,
  ) {
    super();
  }

  async find(id: string): Promise<Mission | undefined> {
    return (await this.entities.findOne(Mission, { id }, { refresh: true })) ?? undefined;
  }

  async getForChange(id: string): Promise<Mission> {
    const mission = await this.entities.findOne(Mission, { id }, FOR_CHANGE);
    if (!mission) throw new MissionUnknown({ mission: id });
    return mission;
  }

  async findOfDeparture(departureKey: string): Promise<Mission | undefined> {
    return (
      (await this.entities.findOne(Mission, { departureKey, state: ['open', 'assigned'] }, FOR_CHANGE)) ?? undefined
    );
  }

  async findOfBooking(bookingId: string): Promise<Mission | undefined> {
    const { rows } = await sql<{ id: string }>`
      select id from guide_missions.mission where bookings @> ${JSON.stringify([{ id: bookingId, cancelled: false }])}::jsonb
    `.execute(this.entities.getKysely());
    return rows[0] && this.getForChange(rows[0].id);
  }

  async findPaidFor(bookingId: string): Promise<Mission | undefined> {
    const { rows } = await sql<{ id: string }>`
      select id from guide_missions.mission
      where bookings @> ${JSON.stringify([{ id: bookingId }])}::jsonb and guide_id is not null and earnings is not null
      order by opened_at desc limit 1
    `.execute(this.entities.getKysely());
    return rows[0] && this.getForChange(rows[0].id);
  }

  async inTheWayOf({ id, startsAt, busyUntil }: Mission, guideId: string): Promise<readonly Mission[]> {
    return this.entities.find(
      Mission,
      { id: { $ne: id }, guideId, state: 'assigned', startsAt: { $lt: busyUntil }, busyUntil: { $gt: startsAt } },
      { orderBy: { startsAt: 'asc' }, refresh: true },
    );
  }

  async save(mission: Mission): Promise<void> {
    try {
      await this.entities.persist(mission).flush();
    } catch (error) {
      if (error instanceof DriverException && error.code === EXCLUSION_VIOLATION) throw new MissionOverlaps();
      throw error;
    }
    await this.guides.follow(mission);
  }

  async oneAtATime(thing: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('guide-missions'), hashtext(${thing}))`.execute(
      this.entities.getKysely(),
    );
  }

  async noteWithdrawn(bookingId: string): Promise<void> {
    await sql`
      insert into guide_missions.withdrawn_booking (booking_id) values (${bookingId}) on conflict do nothing
    `.execute(this.entities.getKysely());
  }

  async isWithdrawn(bookingId: string): Promise<boolean> {
    const { rows } = await sql`
      select from guide_missions.withdrawn_booking where booking_id = ${bookingId}
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }
}
