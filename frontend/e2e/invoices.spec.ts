import { readFile } from 'node:fs/promises';
import { expect, test, type Download, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { buy, signIn } from './support/orders.js';
import { SOON, Traveller } from './support/traveller.js';

const downloaded = async (page: Page, open: () => Promise<void>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download'), open()]);
  return download;
};
const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test('a customer saves the invoice of a paid order, and the team finds the same one', async ({ page, browser }) => {
  const { reference, token = '' } = await buy(page, 'rome-colosseum-and-forum', 180, 'invoice-journey@example.com');
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await page.goto(traveller.at(`/order/${reference}?token=${token}`));
  const invoice = page.getByRole('button', { name: /^Invoice INV-\d{4}-\d{6}$/ });
  await expect(invoice).toBeVisible({ timeout: SOON });
  await expectAccessible(page);
  const number = (await invoice.textContent())?.replace('Invoice ', '') ?? '';
  const saved = await downloaded(page, () => invoice.click());
  expect(saved.suggestedFilename()).toBe(`invoice-${number}.pdf`);

  const office = await (await browser.newContext()).newPage();
  const team = new Traveller(office, 'en_US', 'EUR');
  await signIn(office, 'admin@cicerone.example');
  await office.goto(team.at(`/admin/invoices?query=${reference}`));
  await office.getByRole('link', { name: number }).click();
  await expect(office.getByRole('heading', { name: number, level: 1 })).toBeVisible({ timeout: SOON });
  await expect(office.getByText(team.say('invoices.tax.margin-scheme'))).toBeVisible();
  await expectAccessible(office);
  const kept = await downloaded(office, () => team.button('invoices.document').click());
  expect((await bytesOf(kept)).equals(await bytesOf(saved))).toBe(true);
});

test('the team saves a month for the accountant', async ({ page }) => {
  const { reference, token = '' } = await buy(page, 'rome-colosseum-and-forum', 180, 'accountant-journey@example.com');
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await page.goto(traveller.at(`/order/${reference}?token=${token}`));
  await expect(page.getByRole('button', { name: /^Invoice INV-/ })).toBeVisible({ timeout: SOON });
  await signIn(page, 'admin@cicerone.example');
  await page.goto(traveller.at('/admin/invoices'));
  await traveller.button('invoices.accountant').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(traveller.say('invoices.accountant.month')).selectOption({ index: 0 });
  const saving = dialog.getByRole('button', { name: traveller.say('invoices.accountant.save') });
  const file = (await bytesOf(await downloaded(page, () => saving.click()))).toString('utf8');
  expect(file).toContain('number,kind,issuedOn');
  expect(file).toContain(`,${reference},`);
});
