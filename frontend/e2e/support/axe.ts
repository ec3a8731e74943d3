import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** Nothing serious, in both themes and at both widths, and nothing sticks out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize() ?? WIDE;
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark'] as const) {
      await paint(page, theme);
      await expectNothingSerious(page, `${page.url()} ${theme} ${size.width}`);
    }
    await expect.poll(() => overhangOf(page), `${page.url()} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  await page.setViewportSize(before);
}

/** What a finger can miss: targets smaller than 24 pixels, or covered by others, that have not that much room around them. */
export async function smallTargetsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('main')
    .withRules(['target-size'])
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}

/** Until its colours have faded over: half way nothing is the colour that it has. */
const paint = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (dark) => {
    document.documentElement.classList.toggle('dark', dark);
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  }, theme === 'dark');

const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Asked again while a script is still at work: half of a change may be wrong. */
const expectNothingSerious = (page: Page, where: string): Promise<void> =>
  expect.poll(() => seriousOn(page), where).toEqual([]);

async function seriousOn(page: Page): Promise<readonly string[]> {
  // There are no frames: without legacy mode each look would open another page to put frames' results together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
