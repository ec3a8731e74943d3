import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { LOCALES } from '../../src/shared-kernel/language/locale.js';

/** As the expectations of the team's screens name them. */
const MISSION = '0192c7a0-0000-7000-8000-000000000010';
const CALL = '0192c7a0-0000-7000-8000-000000000011';
const MATTER = '0192c7a0-0000-7000-8000-000000000012';

const everywhere = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]));

const booking = {
  id: '0192c7a0-0000-7000-8000-000000000013',
  reference: 'BK-4F8T2W',
  travellers: { adults: 2, children: 0, infants: 0 },
  price: { amount: 18_000, currency: 'EUR' },
  meetingPoint: 'Arch of Constantine',
  traveller: { name: 'Ada Hartley', language: 'en_US', phone: '+44 20 7946 0000', email: 'ada@example.com' },
  specialRequirements: null,
  cancelled: false,
};

const tour = {
  id: '0192c7a0-0000-7000-8000-000000000014',
  slug: 'rome-colosseum-and-forum',
  name: everywhere('Colosseum and Forum'),
  cityName: everywhere('Rome'),
  optionId: '0192c7a0-0000-7000-8000-000000000015',
};

/** A mission of Rome that nobody wants, and money that came twice: both wait for a person of the team. */
export async function leaveMatters(testApp: CatalogueTestApp, now: Date): Promise<void> {
  await testApp.change(
    `insert into guide_missions.mission (id, departure_key, kind, tour, city_id, category, language, starts_at, ends_at,
       busy_until, local_date, local_time, time_zone, duration_minutes, late_after, bookings, state, opened_at)
     select $1, 'contract', 'private', $2, c.id, 'private-tour', 'it_IT', '2026-12-05T08:30:00Z', '2026-12-05T11:30:00Z',
       '2026-12-05T12:00:00Z', '2026-12-05', '09:30', 'Europe/Rome', 180, '2026-12-04T08:30:00Z', $3, 'open', $4
     from catalogue.city c where c.slug = 'rome' on conflict do nothing`,
    [MISSION, JSON.stringify(tour), JSON.stringify([booking]), now],
  );
  await testApp.change(
    `insert into guide_missions.mission_offer (id, mission_id, guide_id, asked_at, earnings, answer)
     select gen_random_uuid(), $1, g.user_id, $2, '{}', 'no'
     from guides.guide g join catalogue.city c on c.id = any (g.city_ids) and c.slug = 'rome'
     order by g.user_id limit 1 on conflict do nothing`,
    [MISSION, now],
  );
  await testApp.change(`delete from work_items.work_item`, []);
  const facts = { amount: booking.price, gateway: 'stripe', intent: 'pi_twice' };
  await leaveWorkItem(
    testApp,
    now,
    [MATTER, 'payments', 'unknown-payment', 'pi_twice', 'payment', 'pi_twice', null],
    facts,
  );
  const start = {
    tour: 'Colosseum and Forum',
    city: 'Rome',
    startsAt: '2026-12-05T08:30:00.000Z',
    bookings: 'BK-4F8T2W',
  };
  await leaveWorkItem(
    testApp,
    now,
    [CALL, 'guide-missions', 'nobody-left', MISSION, 'mission', MISSION, 'BK-4F8T2W'],
    { ...start, timeZone: 'Europe/Rome', guideLanguage: 'it_IT', people: 2 },
    new Date('2026-12-05T08:30:00Z'),
  );
}

async function leaveWorkItem(
  testApp: CatalogueTestApp,
  now: Date,
  values: readonly (string | null)[],
  facts: object,
  dueAt: Date | null = null,
): Promise<void> {
  await testApp.change(
    `insert into work_items.work_item
       (id, context, kind, key, subject_type, subject_id, subject_reference, facts, is_urgent, raised_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, true, $9, $10)`,
    [...values, JSON.stringify(facts), now, dueAt],
  );
}
