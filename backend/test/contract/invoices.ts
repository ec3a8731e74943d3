import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';

const ISSUED = '0192c7a0-0000-7000-8000-000000000061';
const SELLER = { code: 'PACT', postalLine: 'Cicerone S.r.l., Roma', country: 'IT', timeZone: 'Europe/Rome' };
const CUSTOMER = { firstName: 'Ada', lastName: 'Rossi' };
const CONTENT = {
  lines: [{ id: ISSUED, kind: 'fare', amount: 19_500, tax: { regime: 'margin-scheme' } }],
  vouchers: [],
  giftCards: [],
  vat: [],
};

const INSERT = `
  insert into invoicing.invoice (id, kind, company, year, sequence, number, issued_at, issued_on, charge_id, order_id,
    order_reference, language, currency, seller, customer, content, total)`;
const VALUES = "'2026-11-20T12:00:00Z'::timestamptz, '2026-11-20'::date";

/** The invoice of a paid order, as the reaction to its payment keeps it. */
export async function leaveInvoiceOf(testApp: CatalogueTestApp, reference: string): Promise<void> {
  await testApp.change(
    `${INSERT}
     select gen_random_uuid(), 'invoice', 'PACT', 2026, last, 'INV-2026-' || lpad(last::text, 6, '0'), ${VALUES}, o.id, o.id,
       o.reference, 'en_US', o.currency, $2::jsonb, $3::jsonb, $4::jsonb, o.total
     from booking.sales_order o, (select count(*) + 1 as last from invoicing.invoice where company = 'PACT') as series
     where o.reference = $1`,
    [reference, JSON.stringify(SELLER), JSON.stringify(CUSTOMER), JSON.stringify(CONTENT)],
  );
}

/** One invoice with a known id. */
export async function leaveInvoice(testApp: CatalogueTestApp): Promise<void> {
  await testApp.change(
    `${INSERT}
     values ($1, 'invoice', 'PACTS', 2026, 1, 'INV-2026-000901', ${VALUES}, $1, $1, 'CIC-PACT01', 'en_US', 'EUR', $2::jsonb,
       $3::jsonb, $4::jsonb, 19500)
     on conflict do nothing`,
    [ISSUED, JSON.stringify({ ...SELLER, code: 'PACTS' }), JSON.stringify(CUSTOMER), JSON.stringify(CONTENT)],
  );
}
