import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ChangedMeanwhile } from '../../../shared-kernel/version.js';
import { type TeamHours, TeamHoursStore } from '../domain/team-hours.js';

@Injectable()
export class PostgresTeamHours extends TeamHoursStore {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async get(): Promise<TeamHours> {
    const { rows } = await sql<TeamHours>`
      select zone, weekdays, opens, closes, version from support.team_hours
    `.execute(this.entities.getKysely());
    const [hours] = rows;
    if (!hours) throw new Error('The hours of the team are missing');
    return hours;
  }

  async change({ zone, weekdays, opens, closes, version }: TeamHours): Promise<void> {
    const { numAffectedRows } = await sql`
      update support.team_hours set zone = ${zone}, weekdays = ${[...weekdays]}::int[], opens = ${opens},
        closes = ${closes}, version = version + 1
      where version = ${version}
    `.execute(this.entities.getKysely());
    if (numAffectedRows === 0n) throw new ChangedMeanwhile();
  }
}
