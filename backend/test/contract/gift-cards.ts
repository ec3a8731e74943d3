import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';

const CARD = '0192c7a0-0000-7000-8000-000000000071';

/** One gift card with a known id, bought and not used. */
export async function leaveGiftCard(testApp: CatalogueTestApp): Promise<void> {
  await testApp.change(
    `insert into gift_cards.gift_card (id, code_hash, last4, origin, source_id, order_id, order_reference, currency, amount,
       balance, price_amount, price_currency, language, design, from_name, recipient_name, recipient_email, buyer_name,
       buyer_email, issued_at, deliver_at, expires_at)
     values ($1, 'pact', '4B8C', 'bought', $1, $1, 'CIC-PACT02', 'EUR', 10000, 10000, 10000, 'EUR', 'en_US', 'home', 'Ada',
       'Grace Hopper', 'grace@example.com', 'Ada Rossi', 'ada.rossi@example.com', '2026-11-20T12:00:00Z'::timestamptz,
       '2026-11-20T12:00:00Z'::timestamptz, '2099-12-31T23:59:59Z'::timestamptz)
     on conflict do nothing`,
    [CARD],
  );
  await testApp.change(
    `insert into gift_cards.movement (id, gift_card_id, kind, amount, order_id, order_reference, key, at)
     values ($1, $1, 'issue', 10000, $1, 'CIC-PACT02', 'pact', '2026-11-20T12:00:00Z'::timestamptz)
     on conflict do nothing`,
    [CARD],
  );
}
