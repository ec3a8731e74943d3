import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { mailsTo, type Person, Traveller } from './support/traveller.js';
import type { Locale } from './support/words.js';

interface Site {
  readonly locale: Locale;
  readonly currency: string;
  readonly tour: string;
  readonly person: Person;
  readonly total: RegExp;
}

const sites: readonly Site[] = [
  {
    locale: 'en_US',
    currency: 'USD',
    tour: 'paris-latin-quarter',
    person: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0000' },
    total: /^\$\d+\.\d\d$/,
  },
  {
    locale: 'ja_JP',
    currency: 'JPY',
    tour: 'florence-oltrarno-craft',
    person: { firstName: '花子', lastName: '髙橋', email: 'hanako@example.com', phone: '+81 3-1234-5678' },
    total: /^[¥￥][\d,]+$/,
  },
];

for (const { locale, currency, tour, person, total } of sites) {
  test(`a guest books in ${locale} and pays in ${currency}, though a card is declined and a bank asks back`, async ({
    page,
  }) => {
    test.slow();
    const traveller = new Traveller(page, locale, currency);
    await page.goto(traveller.at(`/tour/${tour}`));
    const price = await traveller.chooseFirstFreeTime();
    expect(price).toMatch(total);
    await expectAccessible(page);
    await traveller.addToCart();
    await expect(page.locator('main')).toContainText(price);
    await expectAccessible(page);
    await traveller.goToCheckout();
    await expectAccessible(page);
    await traveller.fillIn(person);
    await traveller.acceptAndOrder();
    await expectAccessible(page);
    await traveller.payWith('0002');
    await expect(page.getByText(traveller.say('checkout.declined.title'))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${traveller.say('common.head.failed', { title: '' })}`));
    await traveller.payWith('3155');
    await expect(traveller.button('checkout.confirmation.complete')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText(traveller.say('checkout.confirmation.resumed'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText(traveller.say('checkout.unanswered.text'));
    await traveller.payWith('3155');
    await traveller.button('checkout.confirmation.complete').click();
    const order = await traveller.paid();
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('main')).toContainText(order);
    const [mail] = await mailsTo(page, person.email, 'booking.confirmed');
    expect(mail?.attachments.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^voucher-BK-.{6}\.pdf$/),
      expect.stringMatching(/\.ics$/),
    ]);
    const voucher = await page.request.get(mail?.attachments[0]?.url ?? '');
    expect((await voucher.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}
