import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { LOCALES } from '../../src/shared-kernel/language/locale.js';
import { ADMIN, READER } from './people.js';

const PAID_BATCH = '0192c7a0-0000-7000-8000-000000000081';
const PAYOUT = '0192c7a0-0000-7000-8000-000000000082';
const MISSION = '0192c7a0-0000-7000-8000-000000000083';
const LATER_MISSION = '0192c7a0-0000-7000-8000-000000000084';
const names = JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, 'Colosseum and Forum'])));

/** The reader was paid for October with the bill SB-PACT-2026-0001, and has earned more since then. */
export async function leavePayout(testApp: CatalogueTestApp, now: Date): Promise<void> {
  const insert = (text: string, values: unknown[]) => testApp.change(`${text} on conflict do nothing`, values);
  await insert(
    `insert into payouts.batch (id, method, currency, paid_from, pay_on, payments, total, made_at, made_by, paid_at, paid_by)
     values ($1, 'bank', 'EUR', '{}', '2026-11-06', 1, 12600, $2, $3, $2, $3)`,
    [PAID_BATCH, now, ADMIN.id],
  );
  await insert(
    `insert into payouts.payout (id, guide_id, currency, month, amount, state, pay_on, closed_at, stated_at, batch_id, paid_at)
     values ($1, $2, 'EUR', '2026-10', 12600, 'paid', '2026-11-06', $3, $3, $4, $3)`,
    [PAYOUT, READER.id, now, PAID_BATCH],
  );
  await insert(
    `insert into payouts.bill (payout_id, number, language, sha256, pdf, issued_at) values ($1, 'SB-PACT-2026-0001', 'it_IT', '', '', $2)`,
    [PAYOUT, now],
  );
  for (const [mission, day, payout] of [
    [MISSION, '2026-10-05', PAYOUT],
    [LATER_MISSION, '2026-11-05', null],
  ]) {
    await insert(
      `insert into payouts.earned_mission (mission_id, guide_id, tour_name, city_name, starts_at, local_date, local_time, time_zone)
       values ($1, $2, $3, $3, $4::date, $4::date, '09:30', 'Europe/Rome')`,
      [mission, READER.id, names, day],
    );
    await insert(
      `insert into payouts.earned_line
         (mission_id, position, guide_id, currency, local_date, kind, amount, basis_points, booking_reference, is_held, payout_id)
       values ($1, 0, $2, 'EUR', $3, 'share', 12600, 7000, 'BK-4F8T2W', false, $4)`,
      [mission, READER.id, day, payout],
    );
  }
}
