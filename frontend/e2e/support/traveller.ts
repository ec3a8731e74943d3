import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, wordsOf } from './words.js';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

const CARD = { '4242': '4242 4242 4242 4242', '0002': '4000 0000 0000 0002', '3155': '4000 0025 0000 3155' } as const;

/** For what happens in the background, on a slow machine too. */
export const SOON = 60_000;

/** Waits until the page's script has come to this element: before that, the browser sends some forms by itself. */
export async function waitForScript(element: Locator): Promise<void> {
  const isReacts = (it: Element) => Object.keys(it).some((key) => key.startsWith('__react'));
  await expect.poll(() => element.evaluate(isReacts)).toBe(true);
}

/** Somebody who books in a browser, in a language and a currency. */
export class Traveller {
  readonly say: ReturnType<typeof wordsOf>;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
    readonly currency: string,
  ) {
    this.say = wordsOf(locale);
  }

  at(path: string): string {
    return `/${this.locale}/${this.currency}${path}`;
  }

  /** By name as it is shown; a name with a placeholder is looked for by its beginning. */
  button(id: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.say(id, values), exact: true });
  }

  /** The first day and time that are free; answers the total as it is shown. */
  async chooseFirstFreeTime(): Promise<string> {
    const { page } = this;
    const panel = page.locator('form').filter({ has: this.button('tour-page.book') });
    await panel
      .locator('p')
      .filter({ hasText: this.say('tour-page.date.first', { day: '' }).trim() })
      .getByRole('button')
      .click();
    await panel
      .getByRole('group', { name: this.say('tour-page.time') })
      .getByRole('radio')
      .first()
      .check({ force: true });
    const total = panel.locator('p').filter({ hasText: this.say('tour-page.price.total') });
    await expect(total).toContainText(/\d/);
    return (await total.innerText()).replace(this.say('tour-page.price.total'), '').trim();
  }

  async addToCart(): Promise<void> {
    await this.button('tour-page.book').click();
    await this.page.waitForURL(/\/cart$/);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.say('checkout.cart.title'));
  }

  async goToCheckout(): Promise<void> {
    await this.page.getByRole('link', { name: this.say('checkout.cart.continue') }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.say('checkout.title'));
  }

  async fillIn({ firstName, lastName, email, phone }: Person): Promise<void> {
    const field = (id: string) => this.page.getByLabel(this.say(id), { exact: true });
    await field('checkout.field.firstName').fill(firstName);
    await field('checkout.field.lastName').fill(lastName);
    await field('checkout.field.email').fill(email);
    await field('checkout.field.phoneNumber').fill(phone);
    await this.button('checkout.toReview').click();
  }

  async acceptAndOrder(): Promise<void> {
    await this.page.getByRole('checkbox').check();
    await this.button('checkout.toPayment').click();
    await expect(this.page.getByText(this.say('checkout.sandbox.banner'))).toBeVisible();
  }

  async payWith(card: keyof typeof CARD): Promise<void> {
    const field = (id: string) => this.page.getByLabel(this.say(id), { exact: true });
    await field('checkout.card.cardNumber').fill(CARD[card]);
    await field('checkout.card.expiry').fill('12/39');
    await field('checkout.card.cvc').fill('123');
    await field('checkout.card.holder').fill('A TRAVELLER');
    await this.page.locator('button[type=submit]').filter({ hasText: /\d/ }).click();
  }

  /** The reference of the order that the page of thanks shows. */
  async paid(): Promise<string> {
    await this.page.waitForURL(/\/pay-done\?/);
    await expect(
      this.page.getByRole('heading', { name: this.say('my-bookings.thanks.booked', { count: 1 }) }),
    ).toBeVisible({ timeout: SOON });
    return new URL(this.page.url()).searchParams.get('order') ?? '';
  }
}

interface MailInBox {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly url: string }[];
}

/** Mails of a kind that an address has got, as soon as there is one. */
export async function mailsTo(page: Page, to: string, kind: string): Promise<MailInBox[]> {
  let found: MailInBox[] = [];
  await expect
    .poll(
      async () => {
        const response = await page.request.get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`);
        found = ((await response.json()) as MailInBox[]).filter((mail) => mail.kind === kind);
        return found.length;
      },
      { timeout: SOON },
    )
    .toBeGreaterThan(0);
  return found;
}
