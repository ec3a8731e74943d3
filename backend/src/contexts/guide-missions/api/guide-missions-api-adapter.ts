import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { Earnings, EarningsLine } from '../domain/earnings.js';
import { GuideMissionsApi, type MissionPay, type MissionSummary } from '../index.js';

/** The ORM's connection answers instants as text. */
interface MissionSummaryRow extends Omit<MissionSummary, 'tourName' | 'cityName' | 'startsAt' | 'assignedAt'> {
  readonly tour: { readonly name: Translated; readonly cityName: Translated };
  readonly startsAt: string;
  readonly assignedAt: string | null;
}

interface MissionPayRow extends Omit<MissionPay, 'tourName' | 'cityName' | 'startsAt' | 'lines'> {
  readonly tour: MissionSummaryRow['tour'];
  readonly startsAt: string;
  readonly earnings: Earnings;
  readonly corrections: readonly EarningsLine[];
}

/** Answers other contexts' questions about missions: inside the caller's transaction where there is one. */
@Injectable()
export class GuideMissionsApiAdapter extends GuideMissionsApi {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async findPay(missionId: string): Promise<MissionPay | undefined> {
    const { rows } = await sql<MissionPayRow>`
      select id as "missionId", guide_id as "guideId", tour, starts_at as "startsAt", local_date::text as "localDate",
             local_time as "localTime", time_zone as "timeZone", earnings, corrections, disputes @> '[{"isOpen": true}]' as "isHeld"
      from guide_missions.mission where id = ${missionId} and earned_at is not null
    `.execute(this.entities.getKysely());
    const [row] = rows;
    if (!row) return undefined;
    const { tour, startsAt, earnings, corrections, ...pay } = row;
    return {
      ...pay,
      tourName: tour.name,
      cityName: tour.cityName,
      startsAt: new Date(startsAt),
      lines: [...earnings.lines, ...corrections].map(({ kind, bookingReference, basisPoints, refundId, amount }) => ({
        kind,
        ...(bookingReference === undefined ? {} : { bookingReference }),
        ...(basisPoints === undefined ? {} : { basisPoints }),
        ...(refundId === undefined ? {} : { refundId }),
        amount,
      })),
    };
  }

  async findMission(missionId: string): Promise<MissionSummary | undefined> {
    const { rows } = await sql<MissionSummaryRow>`
      select m.id, m.state, m.tour, m.starts_at as "startsAt", m.time_zone as "timeZone", m.guide_id as "guideId",
             m.assigned_by as "assignedBy", m.assigned_at as "assignedAt", m.bookings -> 0 ->> 'reference' as "bookingReference",
             (select coalesce(json_agg(o.guide_id order by o.guide_id), '[]') from guide_missions.mission_offer o
              where o.mission_id = m.id and o.activated and o.answer is distinct from 'no'
                and o.guide_id is distinct from m.guide_id) as "hopefulGuideIds"
      from guide_missions.mission m where m.id = ${missionId}
    `.execute(this.entities.getKysely());
    const [row] = rows;
    if (!row) return undefined;
    const { tour, startsAt, assignedAt, ...summary } = row;
    return {
      ...summary,
      tourName: tour.name,
      cityName: tour.cityName,
      startsAt: new Date(startsAt),
      assignedAt: assignedAt === null ? null : new Date(assignedAt),
    };
  }

  async findMissionOfBooking(reference: string): Promise<{ missionId: string; guideId: string } | undefined> {
    const { rows } = await sql<{ missionId: string; guideId: string }>`
      select id as "missionId", guide_id as "guideId" from guide_missions.mission
      where bookings @> ${JSON.stringify([{ reference }])}::jsonb and state in ('assigned', 'finished')
        and guide_id is not null
      order by starts_at desc limit 1
    `.execute(this.entities.getKysely());
    return rows[0];
  }

  async findBookingsLedBy(guideId: string): Promise<readonly string[]> {
    const { rows } = await sql<{ reference: string }>`
      select booking ->> 'reference' as reference from guide_missions.mission
        cross join jsonb_array_elements(bookings) as booking
      where guide_id = ${guideId} and state in ('assigned', 'finished') order by starts_at desc limit 500
    `.execute(this.entities.getKysely());
    return rows.map(({ reference }) => reference);
  }
}
