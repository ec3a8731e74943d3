import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { corrected, type Earnings, type EarningsLine } from '../domain/earnings.js';
import { MINUTES_BEFORE_START } from '../domain/mission.js';
import {
  meetingPointIn,
  type MissionBooking,
  type MissionTour,
  standing,
  waitMinutesOf,
} from '../domain/mission-departure.js';
import type { Answer } from '../domain/offer.js';
import type { ReasonsForAsking } from '../domain/ranking.js';
import type {
  EarningsView,
  MissionAction,
  MissionBookingView,
  MissionStatus,
  MissionTravellers,
  MissionView,
  PayState,
} from './mission-view.js';

/** A mission with the offer of the guide who looks at it. */
export interface MissionRow {
  readonly id: string;
  readonly tour: MissionTour;
  readonly bookings: readonly MissionBooking[];
  readonly language: Locale;
  readonly local_date: string;
  readonly local_time: string;
  readonly time_zone: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly duration_minutes: number;
  readonly delay_minutes: number;
  readonly is_open: boolean;
  readonly is_theirs: boolean;
  readonly is_given_away: boolean;
  readonly is_expired: boolean;
  readonly status: MissionStatus;
  readonly answer: Answer | null;
  readonly answer_text: string | null;
  readonly private_note: string | null;
  readonly activated: boolean;
  readonly respond_before: Date | null;
  readonly reasons: ReasonsForAsking | null;
  readonly earnings: Earnings | null;
  readonly corrections: readonly EarningsLine[];
  readonly earned_at: Date | null;
  readonly is_held: boolean;
}

/** The mission is open, and this guide has not answered in time. */
const expired = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (m.state = 'open' and o.activated and o.answer is null and m.starts_at > ${now}
    and coalesce(o.respond_before <= ${now}, false))`;

/** The missions that were offered or assigned to a guide, as `seen`; conditions on it follow. */
export const missionsSeenBy = (guideId: string, now: Date): RawBuilder<MissionRow> => sql<MissionRow>`
  select * from (
    select m.id, m.tour, m.bookings, m.language, m.local_date::text as local_date, m.local_time, m.time_zone, m.starts_at, m.ends_at,
           m.duration_minutes, m.delay_minutes, m.state = 'open' as is_open,
           m.guide_id is not distinct from o.guide_id and m.state in ('assigned', 'finished') as is_theirs,
           m.guide_id is distinct from o.guide_id and m.state in ('assigned', 'finished') as is_given_away,
           ${expired(now)} as is_expired,
           m.corrections, m.earned_at, m.disputes @> '[{"isOpen": true}]' as is_held,
           o.answer, o.answer_text, o.private_note, o.activated, o.respond_before, o.reasons,
           case
             when m.guide_id = o.guide_id then m.earnings
             -- What could still be earned: nothing after the guide gave it back or the deadline passed.
             when m.state = 'open' and o.activated and m.starts_at > ${now} and not ${expired(now)} then o.earnings
           end as earnings,
           case
             when m.guide_id = o.guide_id and m.state = 'assigned' then case m.assigned_by when 'guide' then 'accepted' else 'assigned' end
             when m.guide_id = o.guide_id and m.state = 'finished' then 'finished'
             when m.guide_id = o.guide_id or not o.activated then 'cancelled'
             when o.answer = 'no' then 'rejected'
             when m.state <> 'open' then 'cancelled'
             when m.starts_at <= ${now} or ${expired(now)} then 'cancelled'
             when o.answer is not null then 'pending'
             else 'waiting-response'
           end as status
    from guide_missions.mission_offer o join guide_missions.mission m on m.id = o.mission_id
    where o.guide_id = ${guideId}
  ) seen`;

const RIDE_PICTURE = '/posters/category/private-car-tour/card.svg';
const WEEK_MS = 7 * 86_400_000;

export function toMissionView(row: MissionRow, language: Locale, now: Date): MissionView {
  const bookings = standing(row.bookings).map((booking) => toBookingView(booking, knowledgeOf(row, now), language));
  const [first] = bookings;
  if (!first) throw new Error(`mission ${row.id} has no booking`);
  return {
    uuid: row.id,
    bookingReference: first.reference,
    bookings,
    city: row.tour.cityName[language],
    tour: {
      id: row.tour.id,
      name: row.tour.name[language],
      slug: row.tour.slug,
      image: row.tour.slug === null ? RIDE_PICTURE : `/posters/tour/${row.tour.slug}/card.svg`,
    },
    date: row.local_date,
    time: row.local_time,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    duration: row.duration_minutes,
    guideLanguage: row.language,
    meetingPoint: first.meetingPoint,
    ...(row.tour.ride ? { ride: { ...row.tour.ride, vehicle: row.tour.ride.vehicle?.[language] ?? null } } : {}),
    delayMinutes: row.delay_minutes,
    travellers: bookings.map(({ travellers }) => travellers).reduce(together),
    traveller: first.traveller,
    specialRequirements: first.specialRequirements,
    ...(row.answer ? { guideAvailability: row.answer } : {}),
    ...(row.answer_text ? { guideAnswer: row.answer_text } : {}),
    ...(row.private_note ? { privateNote: row.private_note } : {}),
    activated: row.activated,
    status: row.status,
    ...(row.is_given_away ? { givenAway: true } : {}),
    ...(row.is_expired ? { expired: true } : {}),
    ...(row.reasons ? { reasons: row.reasons } : {}),
    ...(row.respond_before ? { respondBefore: row.respond_before.toISOString() } : {}),
    ...(row.earnings ? { earnings: paySlipOf(row, row.earnings) } : {}),
    actions: actionsOf(row, now),
  };
}

/** What the guide earns. What refunds have taken away is shown to the guide of the mission alone. */
export function paySlipOf(row: MissionRow, earnings: Earnings): EarningsView {
  const { terms: _, ...slip } = row.is_open ? earnings : corrected(earnings, row.corrections);
  return { ...slip, state: payStateOf(row) };
}

function payStateOf({ earned_at, is_held, status }: MissionRow): PayState {
  if (is_held) return 'held';
  if (earned_at) return 'earned';
  return status === 'finished' || status === 'cancelled' ? 'waiting' : 'expected';
}

/** What a guide may know of the guests: nothing if the mission is another guide's, cancelled or expired. */
interface Knowledge {
  readonly guests: boolean;
  readonly contact: boolean;
}

const knowledgeOf = (row: MissionRow, now: Date): Knowledge => ({
  guests: row.is_theirs || (row.is_open && row.activated && !row.is_expired && now < row.starts_at),
  contact: mayContact(row, now),
});

const mayContact = ({ is_theirs, ends_at }: MissionRow, now: Date): boolean =>
  is_theirs && now.getTime() <= ends_at.getTime() + WEEK_MS;

const toBookingView = (booking: MissionBooking, knows: Knowledge, reader: Locale): MissionBookingView => {
  const { reference, travellers, traveller, specialRequirements } = booking;
  return {
    reference,
    travellers,
    traveller: {
      language: traveller.language,
      ...(knows.guests ? { name: traveller.name } : {}),
      ...(knows.contact ? { contact: { phone: traveller.phone, email: traveller.email } } : {}),
    },
    additionalCustomers: knows.contact ? [...(booking.additionalCustomers ?? [])] : [],
    meetingPoint: meetingPointIn(reader, booking),
    specialRequirements: knows.guests ? specialRequirements : null,
    ...(knows.guests && booking.visit ? { visit: booking.visit } : {}),
  };
};

const together = (a: MissionTravellers, b: MissionTravellers): MissionTravellers => ({
  adults: a.adults + b.adults,
  children: a.children + b.children,
  infants: a.infants + b.infants,
});

/** The same conditions as in the aggregates, which decide. */
function actionsOf(row: MissionRow, now: Date): MissionAction[] {
  const { status, is_open, activated, respond_before, starts_at } = row;
  if (status === 'assigned' || status === 'accepted') {
    const answers: MissionAction[] = status === 'assigned' ? ['respond', 'cancel'] : ['cancel'];
    return [...(now < starts_at ? answers : []), ...withGuests(row, now), ...onTheRide(row, now)];
  }
  if (now >= starts_at) return [];
  return is_open && activated && respond_before !== null && now < respond_before ? ['respond'] : [];
}

const MINUTE_MS = 60_000;

/** Guests of whom nothing was said yet are met from an hour before the start, and missed from the end of the waiting time on. */
function withGuests({ bookings, starts_at, tour }: MissionRow, now: Date): MissionAction[] {
  if (standing(bookings).every(({ visit }) => visit !== undefined)) return [];
  const minutes = (now.getTime() - starts_at.getTime()) / MINUTE_MS;
  return [
    ...(minutes >= -MINUTES_BEFORE_START ? (['start'] as const) : []),
    ...(minutes >= waitMinutesOf(tour) ? (['no-show'] as const) : []),
  ];
}

const onTheRide = ({ tour, ends_at }: MissionRow, now: Date): MissionAction[] =>
  tour.ride && now < ends_at ? ['delay', 'name-board'] : [];
