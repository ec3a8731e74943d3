import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/strict.js';
import { Traveller, waitForScript } from './support/traveller.js';

/** Presses Tab until the part has the focus, and sees that it shows. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  await part.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await part.evaluate((element) => element === document.activeElement)) return expectToShow(part);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(part)}`);
}

/** The focus is marked, and no bar lies over it. */
async function expectToShow(part: Locator): Promise<void> {
  // Some fields are replaced by their fuller self when they are first touched: what counts is what comes to stand.
  const look = () =>
    part.evaluate((element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const marked = [element, element.nextElementSibling, element.closest('label'), element.parentElement].some(
        (candidate) => {
          const style = candidate && getComputedStyle(candidate);
          return style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
        },
      );
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const isOnTop =
        top !== null && (element.contains(top) || top.contains(element) || (label?.contains(top) ?? false));
      return { marked, isOnTop };
    });
  await expect.poll(look, String(part)).toEqual({ marked: true, isOnTop: true });
}

test('a tour is found, booked and paid with the keyboard alone', async ({ page }) => {
  test.slow();
  const traveller = new Traveller(page, 'en_US', 'EUR');
  const { say } = traveller;
  const press = (key: string): Promise<void> => page.keyboard.press(key);

  await page.goto(traveller.at(''));
  const search = page.getByRole('main').getByLabel(say('layout.search.where'), { exact: true });
  await tabTo(page, search);
  await page.keyboard.type('Lond', { delay: 30 });
  await expect(page.getByRole('option').first()).toHaveText(/^London/);
  await press('ArrowDown');
  // Without an option that has the focus, Enter sends what is typed.
  await expect(search).toHaveAttribute('aria-activedescendant', /./);
  await press('Enter');
  await expect(search).toHaveValue('London');
  await tabTo(page, traveller.button('layout.search.go'));
  await press('Enter');
  await page.waitForURL(/london/);

  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /Westminster/ })
      .first(),
  );
  await press('Enter');
  await page.waitForURL(/\/tour\//);
  const panel = page.locator('form').filter({ has: traveller.button('tour-page.book') });
  await tabTo(page, panel.locator('p').filter({ hasText: 'First free day' }).getByRole('button'));
  await press('Enter');
  const times = panel.getByRole('group', { name: say('tour-page.time') }).getByRole('radio');
  await tabTo(page, times.first());
  await press('Space');
  await tabTo(page, traveller.button('tour-page.book'));
  await press('Enter');
  await page.waitForURL(/\/cart$/);

  await tabTo(page, page.getByRole('link', { name: say('checkout.cart.continue') }));
  await press('Enter');
  const fields = { firstName: 'Ada', lastName: 'Lovelace', email: 'keys@example.com', phoneNumber: '+44 20 7946 0000' };
  for (const [name, value] of Object.entries(fields)) {
    await tabTo(page, page.getByLabel(say(`checkout.field.${name}`), { exact: true }));
    await page.keyboard.type(value);
  }
  await tabTo(page, traveller.button('checkout.toReview'));
  await press('Enter');
  await tabTo(page, page.getByRole('checkbox'));
  await press('Space');
  await tabTo(page, traveller.button('checkout.toPayment'));
  await press('Enter');
  const card = { cardNumber: '4242424242424242', expiry: '12/39', cvc: '123' };
  for (const [name, value] of Object.entries(card)) {
    await tabTo(page, page.getByLabel(say(`checkout.card.${name}`), { exact: true }));
    await page.keyboard.type(value);
  }
  await press('Enter');
  expect(await traveller.paid()).toMatch(/^CIC-/);
});

for (const look of ['light', 'dark', 'forced'] as const) {
  test(`tabs, what they show and days have a ring where the keyboard is, ${look}`, async ({ page }) => {
    await page.emulateMedia(look === 'forced' ? { forcedColors: 'active' } : { colorScheme: look });
    await page.goto('/en_US/EUR/dev/ui', { waitUntil: 'networkidle' });
    await waitForScript(page.getByRole('tab').first());
    const ring = async (part: Locator): Promise<void> => {
      const seen = (element: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      };
      await expect.poll(() => part.evaluate(seen), String(part)).toBe(true);
    };
    const tabTill = async (part: Locator): Promise<void> => {
      for (let presses = 0; presses < 80; presses += 1) {
        await page.keyboard.press('Tab');
        if ((await part.count()) > 0) return ring(part);
      }
      throw new Error(`Tab never comes to ${String(part)}`);
    };
    await tabTill(page.locator('[role=tab]:focus'));
    await tabTill(page.locator('[role=tabpanel]:focus'));
    await tabTill(page.locator('[role=gridcell] [role=button]:focus'));
  });
}
