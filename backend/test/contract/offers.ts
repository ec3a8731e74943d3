import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { LOCALES } from '../../src/shared-kernel/language/locale.js';
import { READER } from './people.js';

const everywhere = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]));
const net = { amount: 12_600, currency: 'EUR' };
const earnings = {
  lines: [{ kind: 'share', bookingReference: 'BK-7H2M4P', basisPoints: 7000, amount: net }],
  net,
  payOn: '2027-01-05',
};
const tour = {
  id: '0192c7a0-0000-7000-8000-000000000014',
  slug: 'rome-colosseum-and-forum',
  name: everywhere('Colosseum and Forum'),
  cityName: everywhere('Rome'),
  optionId: '0192c7a0-0000-7000-8000-000000000015',
};
const booking = {
  id: '0192c7a0-0000-7000-8000-000000000020',
  reference: 'BK-7H2M4P',
  travellers: { adults: 2, children: 0, infants: 0 },
  price: { amount: 18_000, currency: 'EUR' },
  meetingPoint: 'Arch of Constantine',
  traveller: { name: 'Ada Hartley', language: 'en_US', phone: '+44 20 7946 0000', email: 'ada@example.com' },
  specialRequirements: null,
  cancelled: false,
};

interface OfferedMission {
  readonly day: string;
  readonly state?: 'open' | 'assigned' | 'cancelled';
  /** Who has the mission. */
  readonly guide?: 'reader' | 'other';
  readonly respondBefore?: string | null;
  readonly activated?: boolean;
}

/** Offered to the reader, by the last digits of their ids, as the expectations of the guide's screens name them. */
const MISSIONS: Readonly<Record<string, OfferedMission>> = {
  a1: { day: '2026-12-10' },
  a2: { day: '2026-12-11', state: 'assigned', guide: 'other' },
  a3: { day: '2026-12-12', respondBefore: '2026-11-20T11:00:00Z' },
  a4: { day: '2026-12-13', activated: false },
  a5: { day: '2026-12-14', state: 'cancelled' },
  a6: { day: '2026-11-20' },
  a7: { day: '2026-12-16' },
  a8: { day: '2026-12-16', state: 'assigned', guide: 'reader' },
  a9: { day: '2026-12-17', state: 'assigned', guide: 'reader' },
};

/** The reader guides in Rome and is asked for each of the missions, once more as if nobody had answered. */
export async function offerMissions(testApp: CatalogueTestApp, now: Date): Promise<void> {
  await testApp.change(
    `insert into guides.guide (user_id, city_ids, time_zone, languages, categories, has_car, has_bikes, hours, slug, active)
     select $1, array[id], 'Europe/Rome', '[]', '{private-tour}', false, false, '[]', 'giulia-of-the-contract', false from catalogue.city where slug = 'rome'
     on conflict do nothing`,
    [READER.id],
  );
  for (const [digits, mission] of Object.entries(MISSIONS)) await offer(testApp, now, digits, mission);
}

async function offer(
  testApp: CatalogueTestApp,
  now: Date,
  digits: string,
  { day, state = 'open', guide, respondBefore = null, activated = true }: OfferedMission,
): Promise<void> {
  const id = `0192c7a0-0000-7000-8000-0000000000${digits}`;
  await testApp.change(
    `insert into guide_missions.mission (id, departure_key, kind, tour, city_id, category, language, starts_at, ends_at,
       busy_until, local_date, local_time, time_zone, duration_minutes, late_after, bookings, state, opened_at,
       guide_id, assigned_by, assigned_at, earnings)
     select $1::uuid, 'offer ' || $1, 'private', $2, c.id, 'private-tour', 'it_IT', $3::date + time '08:30', $3::date + time '11:30',
       $3::date + time '12:00', $3::date, '09:30', 'Europe/Rome', 180, $3::date, $4, $5, $6,
       case $7 when 'reader' then $8::uuid when 'other' then (
         select p.user_id from guides.guide p where p.user_id <> $8::uuid and c.id = any (p.city_ids)
         order by p.user_id limit 1) end,
       case when $7 is null then null else 'guide' end,
       case when $7 is null then null else $6::timestamptz end,
       case when $7 is null then null else $9::jsonb end
     from catalogue.city c where c.slug = 'rome'
     on conflict (id) do update set state = excluded.state, guide_id = excluded.guide_id,
       assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at, earnings = excluded.earnings`,
    [
      id,
      JSON.stringify(tour),
      day,
      JSON.stringify([booking]),
      state,
      now,
      guide ?? null,
      READER.id,
      JSON.stringify(earnings),
    ],
  );
  await testApp.change(
    `insert into guide_missions.mission_offer (id, mission_id, guide_id, asked_at, respond_before, earnings, answer, activated)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7)
     on conflict (mission_id, guide_id) do update set respond_before = excluded.respond_before, answer = excluded.answer,
       answer_text = null, private_note = null, activated = excluded.activated`,
    [id, READER.id, now, respondBefore, JSON.stringify(earnings), guide === 'reader' ? 'yes' : null, activated],
  );
}
