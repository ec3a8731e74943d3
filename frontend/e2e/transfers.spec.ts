import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';
import { mailsTo, SOON, Traveller, waitForScript } from './support/traveller.js';

const DAY_MS = 86_400_000;
const ADA = { firstName: 'Ada', lastName: 'Lovelace', phone: '+44 20 7946 0000' };

/** A statement of the bank with one credit. */
const statement = (reference: string, amount: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
  <Id>${reference}</Id><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct>
  <Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-11-28</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
    <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ada Lovelace</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>Cicerone order ${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`);

test('a guest pays by bank transfer, the team imports the statement, and the voucher comes', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `transfer-${Date.now()}@example.com`;
  const traveller = new Traveller(page, 'en_US', 'EUR');
  const [from, to] = [50, 69].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
  const wish = { duration: 180, guideLanguage: 'en_US' };
  const days = await page.request.get('/api/tour/florence-oltrarno-craft/availability', {
    params: { ...wish, from: from ?? '', to: to ?? '' },
  });
  const [slot] = ((await days.json()) as { slots: { date: string; time: string }[] }[]).flatMap(({ slots }) => slots);
  const datetime = { date: slot?.date, time: slot?.time };
  const travellers = { adults: 2, children: 0, infants: 0 };
  const item = { ...wish, tour: 'florence-oltrarno-craft', datetime, travellers };
  expect((await page.request.post('/api/cart/items', { data: item })).status()).toBe(201);

  await page.goto(traveller.at('/checkout'));
  await waitForScript(page.getByLabel(traveller.say('checkout.field.firstName'), { exact: true }));
  await traveller.fillIn({ ...ADA, email });
  await page.getByRole('radio', { name: traveller.say('checkout.method.wire') }).check({ force: true });
  await page.getByRole('checkbox').check();
  await traveller.button('checkout.wire.order').click();
  await page.waitForURL(/\/order\/CIC-/);
  const reference = /CIC-\w{6}/.exec(page.url())?.[0] ?? '';
  const details = page.locator('dl').filter({ hasText: 'IBAN' });
  await expect(details).toContainText('IT60 X054 2811 1010 0000 0123 456');
  await expect(page.getByText(traveller.say('my-bookings.transfer.reservesNothing'))).toBeVisible();
  const amount = /€([\d,]+\.\d\d)/.exec(await details.innerText())?.[1]?.replace(',', '') ?? '';
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await traveller.button('my-bookings.transfer.pdf').click();
  expect((await saving).suggestedFilename()).toBe(`transfer-${reference}.pdf`);
  const [asked] = await mailsTo(page, email, 'booking.transfer-awaited');
  expect(asked?.text).toContain('IT60 X054 2811 1010 0000 0123 456');

  const team = await (await browser.newContext()).newPage();
  await signIn(team, 'admin@cicerone.example');
  await team.goto('/en_US/EUR/admin/transfers');
  await waitForScript(team.getByTestId('statement'));
  const file = { name: 'statement.xml', mimeType: 'application/xml', buffer: statement(reference, amount) };
  await team.getByTestId('statement').setInputFiles(file);
  await expect(team.getByRole('status').filter({ hasText: '1 assigned' })).toBeVisible();
  await expect(team.getByRole('row').filter({ hasText: reference })).toContainText('Assigned');
  await team.getByTestId('statement').setInputFiles(file);
  await expect(team.getByRole('status').filter({ hasText: '1 already recorded' })).toBeVisible();
  await expectAccessible(team);
  await team.context().close();

  const [mail] = await mailsTo(page, email, 'booking.confirmed');
  expect(mail?.attachments.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^voucher-BK-.{6}\.pdf$/));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('article')).toContainText(traveller.say('my-bookings.status.pending'), {
      timeout: 5000,
    });
  }).toPass({ timeout: SOON });
  const voucher = page.waitForEvent('download');
  await page
    .getByRole('article')
    .getByRole('button', { name: traveller.say('my-bookings.file.own') })
    .click();
  expect((await voucher).suggestedFilename()).toMatch(/^voucher-BK-.{6}\.pdf$/);
});
