import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { mailsTo, SOON, Traveller } from './support/traveller.js';

const TOUR = 'rome-colosseum-and-forum';
const SAID = 'Three hours that felt like one.';
const ANSWERED = 'Thank you, it was a pleasure to walk with you.';

const countOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get(`/api/tour/${TOUR}?language=en_US`)).json()) as { reviewCount: number }).reviewCount;

test('a finished visit is reviewed, checked by the team, shown and answered by the guide', async ({ browser }) => {
  const open = async (email: string): Promise<Traveller> => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, email);
    return new Traveller(page, 'en_US', 'EUR');
  };

  const author = await open('traveller@cicerone.example');
  const before = await countOf(author.page);
  await author.page.goto(author.at('/bookings?period=past'));
  await author.page.getByRole('link', { name: author.say('my-bookings.review.write') }).click();
  const stars = author.page.getByRole('radio', { name: author.say('write-review.stars.4') });
  await stars.first().check();
  await author.page.getByLabel(author.say('write-review.text'), { exact: true }).fill(SAID);
  await author.page.reload();
  await expect(author.page.getByLabel(author.say('write-review.text'), { exact: true })).toHaveValue(SAID);
  await expectAccessible(author.page);
  await author.button('write-review.send').click();
  await expect(author.page.getByText(author.say('write-review.state.pending'))).toBeVisible({ timeout: SOON });

  const team = await open('admin@cicerone.example');
  await team.page.goto(team.at('/admin/reviews?state=pending&sort=-writtenAt'));
  await expectAccessible(team.page);
  await team.page.getByRole('row').filter({ hasText: 'Emma H.' }).getByRole('link').first().click();
  await expect(team.page.getByText(SAID)).toBeVisible();
  await expectAccessible(team.page);
  await team.button('review-moderation.action.publish').click();
  await team.page
    .getByRole('dialog')
    .getByRole('button', { name: team.say('review-moderation.action.publish') })
    .click();
  await expect(team.page.getByText(team.say('review-moderation.state.published')).first()).toBeVisible();

  await expect.poll(() => countOf(author.page), { timeout: SOON }).toBe(before + 1);
  const guide = await open('guide@cicerone.example');
  await guide.page.goto(guide.at('/guide-reviews'));
  const review = guide.page.getByRole('article').filter({ hasText: SAID });
  await review.getByLabel(guide.say('guide-reviews.answer')).fill(ANSWERED);
  await review.getByRole('button', { name: guide.say('guide-reviews.answer.send') }).click();
  await expect(review.getByText(ANSWERED)).toBeVisible({ timeout: SOON });

  await author.page.goto(author.at(`/tour/${TOUR}?sort=newest`));
  await expect(author.page.getByText(SAID)).toBeVisible({ timeout: SOON });
  await expect(author.page.getByText(ANSWERED)).toBeVisible();
  const [published] = await mailsTo(author.page, 'traveller@cicerone.example', 'reviews.review-published');
  expect(published?.subject).toContain('Your review is online');
});
