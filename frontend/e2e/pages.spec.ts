import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { mailsTo, waitForScript } from './support/traveller.js';
import { wordsOf } from './support/words.js';

const say = wordsOf('en_US');

test('a traveller writes to the team about a booking', async ({ page }) => {
  await page.goto('/en_US/EUR/contact?reason=modify-cancel&booking=BK-7K3M9Q');
  await expect(page.getByLabel('What is it about?')).toHaveValue('modify-cancel');
  await expect(page.getByLabel('Booking or order number')).toHaveValue('BK-7K3M9Q');

  // Before its script has come the browser sends this form by itself, which a test below tries.
  await waitForScript(page.getByLabel('Message', { exact: true }));
  await page.getByLabel('Message', { exact: true }).fill('May we come an hour later?');
  await page.getByLabel(say('contact.email'), { exact: true }).fill('hanna@');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    `Name: ${say('contact.name.missing')}`,
    `${say('contact.email')}: ${say('contact.email.invalid')}`,
  ]);
  await summary.getByRole('link', { name: 'Enter your name' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('May we come an hour later?');

  await page.keyboard.type('Hanna Keller');
  await page.getByLabel(say('contact.email'), { exact: true }).fill(`hanna-${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeFocused();
});

test('a guide is offered the reasons of guides', async ({ page }) => {
  await page.goto('/en_US/EUR/contact?reason=mission');
  await expect(page.getByRole('radio', { name: 'Guide' })).toBeChecked();
  await expect(page.getByLabel('What is it about?')).toHaveValue('mission');
  await page.getByRole('radio', { name: 'Traveler' }).check();
  await expect(page.getByLabel('What is it about?')).toHaveValue('');
  await expect(page.getByRole('option', { name: 'A mission' })).toHaveCount(0);
});

test('a contact message is kept while there is no connection', async ({ page, context }) => {
  await page.goto('/en_US/EUR/contact?reason=other');
  // Before the page's script has come the reasons of both senders stand there: without a connection it would not come.
  await expect(page.getByRole('option', { name: 'A mission' })).toHaveCount(0);
  await page.getByLabel('Message', { exact: true }).fill('Do you read this?');
  await page.getByLabel('Name', { exact: true }).fill('Hanna Keller');
  await page.getByLabel(say('contact.email'), { exact: true }).fill('hanna@example.org');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Do you read this?');
});

test('the draft of a contact message is there again after a look elsewhere, until it is sent', async ({ page }) => {
  await page.goto('/en_US/EUR/contact?reason=mission');
  const message = page.getByLabel('Message', { exact: true });
  const reason = page.getByLabel('What is it about?');
  await waitForScript(message);
  await page.getByRole('radio', { name: 'Traveler' }).check();
  await reason.selectOption('payments');
  await message.fill('Which cards do you take?');
  await page.getByRole('main').getByRole('link', { name: 'Questions and answers' }).first().click();
  await page.waitForURL(/\/faq$/);
  await page.goBack();
  await expect(message).toHaveValue('Which cards do you take?');
  await expect(reason).toHaveValue('payments');
  await page.getByLabel('Name', { exact: true }).fill('Hanna Keller');
  await page.reload();
  await expect(message).toHaveValue('Which cards do you take?');
  await expect(page.getByRole('radio', { name: 'Traveler' })).toBeChecked();
  await expect(reason).toHaveValue('payments');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hanna Keller');
  await page.getByLabel(say('contact.email'), { exact: true }).fill(`hanna-${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeFocused();
  await page.reload();
  await waitForScript(message);
  await expect(message).toHaveValue('');
});

test('the draft of a contact message does not come along to another one', async ({ page }) => {
  await page.goto('/en_US/EUR/contact?reason=mission');
  const message = page.getByLabel('Message', { exact: true });
  await waitForScript(message);
  await message.fill('Which missions are there in May?');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL(/\/contact$/);
  await expect(message).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Traveler' })).toBeChecked();
  await page.goBack();
  await expect(message).toHaveValue('Which missions are there in May?');
});

test('a reader subscribes, confirms by mail, and a link that is none is told', async ({ page }) => {
  const email = `reader-${Date.now()}@example.org`;
  await page.goto('/en_US/EUR/subscription');
  await page.getByLabel(say('subscription.email')).fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible();

  const [mail] = await mailsTo(page, email, 'support.confirm-subscription');
  const [, token = ''] = /subscription\?confirm=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  await page.goto(`/en_US/EUR/subscription?confirm=${token}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();

  await page.goto(`/en_US/EUR/subscription?confirm=${token}`);
  await expect(page.getByRole('heading', { name: 'You are already on the list' })).toBeVisible();

  await page.goto('/en_US/EUR/subscription?leave=nonsense');
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End it' })).toHaveCount(0);
});

test('a question is found by its words and opened by its address', async ({ page }) => {
  await page.goto('/en_US/EUR/faq#what-private-means');
  await expect(page.locator('#what-private-means')).toBeVisible();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No question matches')).toBeVisible();
  await page.getByRole('searchbox').fill('time zone');
  await expect(page.getByText('Which time zone do the times belong to?')).toBeVisible();
  await expect(page.getByText('What does “private” mean?')).toHaveCount(0);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/faq\?q=time(%20|\+)zone$/);
});

test.describe('before the page’s script has come', () => {
  let come: () => void;

  test.beforeEach(async ({ page }) => {
    const coming = new Promise<void>((done) => (come = done));
    await page.route(/\.js$/, async (route) => {
      await coming;
      await route.continue();
    });
  });

  test('words are written, and found when it has', async ({ page }) => {
    await page.goto('/en_US/EUR/faq', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').fill('zzzz');
    come();
    await expect(page.getByText('No question matches')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('zzzz');
  });

  test('who reads on below stays there when it has', async ({ page }) => {
    await page.goto('/en_US/EUR/about', { waitUntil: 'domcontentloaded' });
    await page.mouse.wheel(0, 900);
    const height = (): Promise<number> => page.evaluate(() => scrollY);
    await expect.poll(height).toBe(900);
    come();
    await waitForScript(page.getByRole('contentinfo'));
    await page.waitForTimeout(300);
    expect(await height()).toBe(900);
  });

  test('a city is chosen, and its guides stand there when it has', async ({ page }) => {
    await page.goto('/en_US/EUR/author', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('City', { exact: true }).selectOption('rome');
    come();
    await expect(page).toHaveURL(/\/author\?city=rome$/);
  });

  test('a country of the map is reached with the keyboard, and ringed when it has', async ({ page }) => {
    await page.goto('/en_US/EUR/zones?on=europa', { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('link', { name: /^Monaco/ })
      .first()
      .focus();
    come();
    await expect(page.locator('.map-ring')).toBeVisible();
  });

  test('a box is ticked, and the list is of that kind when it has', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto('/en_US/EUR/tours', { waitUntil: 'domcontentloaded' });
    await page.getByRole('checkbox', { name: /^Food tour/ }).check();
    come();
    await expect(page).toHaveURL(/categories=food-tour/);
    await expect(page.getByRole('checkbox', { name: /^Food tour/ })).toBeChecked();
  });

  test('a sender and a reason are chosen, and stand there when it has', async ({ page }) => {
    await page.goto('/en_US/EUR/contact?reason=mission', { waitUntil: 'domcontentloaded' });
    await page.getByRole('radio', { name: 'Traveler' }).check();
    await page.getByLabel('What is it about?').selectOption('modify-cancel');
    await page.getByLabel('Name', { exact: true }).fill('Hanna Keller');
    come();
    await expect(page.getByLabel('Booking or order number')).toBeVisible();
    await expect(page.getByRole('option', { name: 'A mission' })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Traveler' })).toBeChecked();
    await expect(page.getByLabel('What is it about?')).toHaveValue('modify-cancel');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hanna Keller');
  });

  test('the languages are opened, and stand there when it has', async ({ page }) => {
    await page.goto('/en_US/EUR/about', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Language and currency: EN, EUR' }).click();
    come();
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  });

  test('the menu is pressed, and opens when it has', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en_US/EUR/about', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Menu' }).click();
    come();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const way of ['Enter', 'the button'] as const) {
    test(`a person logs in by ${way}, and is let in once when it has`, async ({ page }) => {
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/login')) asked += 1;
      });
      await page.goto('/en_US/EUR/login', { waitUntil: 'domcontentloaded' });
      await page.locator('#field-email').fill('admin@cicerone.example');
      await page.locator('#field-password').fill('cicerone-demo');
      const send = () =>
        way === 'Enter'
          ? page.locator('#field-password').press('Enter')
          : page
              .getByRole('main')
              .getByRole('button', { name: say('account.login.action'), exact: true })
              .click();
      await send();
      await send();
      await expect(page.locator('#field-password')).toHaveValue('cicerone-demo');
      come();
      await page.waitForURL(/\/en_US\/EUR\/(?!login)/);
      expect(asked).toBe(1);
    });
  }
});

test('a window whose script does not come leaves the page, says so, and opens when it does', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Whoever saves data is sent no script before it is needed, however long the page stands there.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/en_US/EUR/about', { waitUntil: 'networkidle' });
  await waitForScript(page.getByRole('button', { name: 'Menu' }));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('status').filter({ hasText: say('common.offline.text') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a list whose next page cannot be read stays, says so, and goes on when there is a connection again', async ({
  page,
  context,
}) => {
  await page.goto('/en_US/EUR/tours');
  const next = page
    .getByRole('navigation', { name: say('common.pagination.label') })
    .getByRole('link', { name: say('common.pagination.page', { page: 2 }), exact: true });
  await waitForScript(next);
  const first = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  await context.setOffline(true);
  await next.click();
  const told = page.getByRole('alert').filter({ hasText: say('common.offline.text') });
  await expect(told).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(first);
  await context.setOffline(false);
  await expect(told).toHaveCount(0);
  await expect(page).toHaveURL(/\/tours\?page=2$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveText(first);
});

test('guides are chosen by city and language, and lead to their city', async ({ page }) => {
  await page.goto('/en_US/EUR/author');
  await page.getByLabel('City', { exact: true }).selectOption('rome');
  await expect(page).toHaveURL(/\/author\?city=rome$/);
  await page.getByLabel('Language', { exact: true }).selectOption('ja_JP');
  await expect(page).toHaveURL(/\/author\?city=rome&guideLanguage=ja_JP$/);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Rome');
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Tours in Rome', exact: true })).toBeVisible();
});

test('a page of the company has one address, whichever way it is asked for', async ({ page }) => {
  await page.goto('/de_DE/EUR/page/travel-agents');
  await expect(page).toHaveURL(/\/de_DE\/EUR\/travel-agents$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goto('/de_DE/EUR/page/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('de_DE')('common.notFound.title'));
});

const PAGES = [
  'contact',
  'faq',
  'about',
  'blog',
  'blog/rome-by-its-light',
  'gift-cards',
  'travel-agents',
  'recruitment',
  'guide',
  'subscription',
  'author?city=rome',
  'no-such-page',
] as const;

for (const path of PAGES) {
  test(`/${path} can be used by everybody`, async ({ page }) => {
    await page.goto(`/de_DE/EUR/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a contact message that cannot be sent comes back as it was, and is taken when it is right', async ({
    page,
  }) => {
    await page.goto('/en_US/EUR/contact?reason=quote&service=cruise');
    const message = page.getByLabel('Message', { exact: true });
    await expect(message).toHaveValue(/^I would like a shore excursion\.\n\nShip:\n/);
    await expect(page.getByLabel('What is it about?')).toHaveValue('quote');
    await message.fill('Ship: Aurora. Port: Piraeus. Four of us.');
    await page.getByLabel(say('contact.email'), { exact: true }).fill('hanna@');
    await page.getByRole('button', { name: 'Send message' }).click();

    const summary = page.getByRole('alert');
    await expect(summary.getByRole('listitem')).toHaveText(
      ['name.missing', 'email.invalid'].map((wrong) =>
        say('common.errorSummary.field', {
          field: say(`contact.${wrong.split('.')[0]}`),
          text: say(`contact.${wrong}`),
        }),
      ),
    );
    await expect(page).toHaveTitle(/^Error: /);
    await expect(message).toHaveValue('Ship: Aurora. Port: Piraeus. Four of us.');
    await summary.getByRole('link', { name: 'Enter your name' }).click();
    await expect(page).toHaveURL(/#field-name$/);

    await page.getByLabel('Name', { exact: true }).fill('Hanna Keller');
    await page.getByLabel(say('contact.email'), { exact: true }).fill(`hanna-${Date.now()}@example.org`);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
    await page.getByRole('link', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });

  test('the home page shows no button that does nothing, and its search takes a day', async ({ page }) => {
    await page.goto('/en_US/EUR/');
    const main = page.getByRole('main');
    await expect(main.locator('button:not([type=submit])').filter({ visible: true })).toHaveCount(0);
    const day = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await main.getByRole('textbox', { name: say('layout.search.when') }).fill(day);
    await main.getByRole('button', { name: say('layout.search.go') }).click();
    await expect(page).toHaveURL(new RegExp(`/tours\\?.*startAt=${day}`));
  });

  test('a reader asks for the newsletter at the foot of the home page', async ({ page }) => {
    await page.goto('/en_US/EUR/');
    await page.getByLabel(say('subscription.email')).fill(`reader-${Date.now()}@example.org`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible();
  });
});

test('what the team asks for a price stands in the language of the page; a service that there is not asks nothing', async ({
  page,
}) => {
  await page.goto('/en_US/EUR/contact?reason=quote&service=safari');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/^I would like a safari\./);
  await page.goto('/de_DE/EUR/contact?reason=quote&service=submarine');
  await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('');
});

test('a contact message that is sent before the page’s script has come goes on with it when it comes back', async ({
  page,
}) => {
  await page.goto('/en_US/EUR/contact?reason=modify-cancel');
  await page.getByLabel('Booking or order number').fill('BK-7K3M9Q');
  await page.getByLabel('Message', { exact: true }).fill('May we come an hour later?');
  await page.getByLabel(say('contact.email'), { exact: true }).fill('hanna@');
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 422),
    page.locator('main form').evaluate((form: HTMLFormElement) => form.submit()),
  ]);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: (?!Error)/);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('May we come an hour later?');
  await expect(page.getByLabel('What is it about?')).toHaveValue('modify-cancel');
  await expect(page.getByLabel('Booking or order number')).toHaveValue('BK-7K3M9Q');

  await page.getByLabel('Name', { exact: true }).fill('Hanna Keller');
  await page.getByLabel(say('contact.email'), { exact: true }).fill(`hanna-${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeFocused();
});

test('a page that cannot be is the same one in the browser, and its search works', async ({ page }) => {
  for (const address of ['de_DE/EUR/city/%E0%A4%A?on=1', 'de_DE/EUR/country/%25', 'de_DE/XXX']) {
    const answer = await page.goto(`/${address}`);
    expect(answer?.status()).toBe(404);
    const where = page.getByRole('main').getByLabel(wordsOf('de_DE')('layout.search.where'), { exact: true });
    await where.click();
    await where.pressSequentially('Flo', { delay: 20 });
    await expect(page.getByRole('option', { name: 'Florenz' }).first()).toBeVisible();
  }
});

test('without a connection one stays on the page, and goes on once it is back', async ({ page, context }) => {
  await page.goto('/de_DE/EUR/faq', { waitUntil: 'networkidle' });
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first();
  await waitForScript(contact);
  await context.setOffline(true);
  await contact.dispatchEvent('click');
  await expect(page.getByText('Prüfen Sie Ihre Verbindung')).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  await context.setOffline(false);
  await contact.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the demonstration tells at one place who can sign in, where mails are read, and what time it is', async ({
  page,
}) => {
  await page.goto('/de_DE/EUR/dev');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the demonstration has');
  await expect(page.getByRole('main').getByRole('status').getByRole('time')).toBeVisible();
  await expectAccessible(page);
  const accounts = page.getByRole('main').getByText(/@cicerone\.example$/);
  await expect(accounts).toHaveCount(8);
  const password = await page.getByRole('main').locator('strong').innerText();
  for (const email of await accounts.allTextContents()) {
    const answer = await page.request.post('/api/auth/login', { data: { email, password } });
    expect(answer.status(), email).toBe(200);
  }
  await page.getByRole('main').getByRole('link', { name: 'Mailbox' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailbox');
});
