import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CalendarSource, IsCalendarSource } from '../../../platform/calendar-feeds/calendar-source.js';
import { Config } from '../../../platform/config.js';
import type { CalendarEntry } from '../../../platform/documents/calendar-file.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { missionEntry } from '../documents/mission-calendar.js';
import { GuideAccounts } from '../domain/guides.js';
import { Mission } from '../domain/mission.js';

const MOST = 500;
const DAYS_BACK = 90;
const DAY_MS = 24 * 60 * 60_000;

/** The missions of a guide for their calendar. One that was cancelled, or that the guide gave back, stands there as cancelled. */
@IsCalendarSource()
@Injectable()
export class GuideMissionCalendar extends CalendarSource {
  constructor(
    private readonly entities: EntityManager,
    private readonly accounts: GuideAccounts,
    private readonly config: Config,
  ) {
    super();
  }

  async entriesOf(guideId: string, now: Date): Promise<readonly CalendarEntry[]> {
    const entities = this.entities.fork();
    const { rows } = await sql<{ id: string }>`
      select m.id from guide_missions.mission_offer o join guide_missions.mission m on m.id = o.mission_id
      where o.guide_id = ${guideId} and (m.guide_id = o.guide_id or not o.activated)
        and m.starts_at > ${new Date(now.getTime() - DAYS_BACK * DAY_MS)}
      order by m.starts_at limit ${MOST}
    `.execute(entities.getKysely());
    if (rows.length === 0) return [];
    const language = (await this.accounts.find(guideId))?.language ?? DEFAULT_LOCALE;
    const url = new URL(`/${language}/guide-missions`, this.config.publicUrl).href;
    const missions = await entities.find(Mission, { id: rows.map(({ id }) => id) });
    return missions.map((mission) => ({
      ...missionEntry(mission, language, url),
      cancelled: mission.guideId !== guideId || mission.state === 'cancelled',
    }));
  }
}
