import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';

const UNKNOWN = '0192c7a0-0000-7000-8000-000000000071';
const SENT_BACK = '0192c7a0-0000-7000-8000-000000000072';
const WAITING = '0192c7a0-0000-7000-8000-000000000073';
const KNOWN = '0192c7a0-0000-7000-8000-000000000074';

/** A transfer without an order, one that goes back to an unknown account, and the entry PACT-KNOWN; no PACT-NEW. */
export async function leaveTransfers(testApp: CatalogueTestApp, now: Date): Promise<void> {
  await testApp.change(`delete from payments.incoming_transfer where entry_reference = 'PACT-NEW'`, []);
  await testApp.change(
    `insert into payments.incoming_transfer
       (id, account, entry_reference, source, amount, currency, booked_on, remittance, payer_name, status, rest, recorded_at)
     values ($1, 'IT60X0542811101000000123456', 'PACT-1', 'statement', 19500, 'EUR', '2026-11-19', 'For the tour in Rome',
             'Ada Rossi', 'unknown', 19500, $4),
            ($2, 'IT60X0542811101000000123456', 'PACT-2', 'statement', 700, 'EUR', '2026-11-19', 'Too much',
             'Ada Rossi', 'returned', 700, $4),
            ($3, 'EUR', 'PACT-KNOWN', 'manual', 19500, 'EUR', '2026-11-19', 'Thanks', null, 'unknown', 19500, $4)
     on conflict do nothing`,
    [UNKNOWN, SENT_BACK, KNOWN, now],
  );
  await testApp.change(
    `insert into payments.outgoing_transfer (id, incoming_id, amount, currency, status, requested_at)
     values ($1, $2, 700, 'EUR', 'waiting-account', $3) on conflict do nothing`,
    [WAITING, SENT_BACK, now],
  );
}
