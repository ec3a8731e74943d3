import type { Locator } from '@playwright/test';
import { expect, test } from './support/strict.js';
import { wordsOf } from './support/words.js';

const say = wordsOf('en_US');

const edgesOf = (part: Locator) =>
  part.evaluate((each) => {
    const { top, right, bottom } = each.getBoundingClientRect();
    return { top, right, bottom };
  });

for (const width of [768, 900, 1024, 1440, 1900]) {
  test(`the wide menu opens below its button and ends where the page does, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en_US/EUR/faq', { waitUntil: 'networkidle' });
    const navigation = page.getByRole('navigation', { name: say('layout.navigation') });
    const button = navigation.getByRole('button', { name: say('layout.menu') });
    await button.click();
    const panel = navigation.locator('[popover]:popover-open');
    await expect(panel.getByRole('link', { name: say('layout.nav.zones') })).toBeVisible();
    const [pressed, opened, header] = await Promise.all([button, panel, page.getByRole('banner')].map(edgesOf));
    expect(opened?.top).toBeGreaterThanOrEqual(pressed?.bottom ?? Infinity);
    expect(opened?.right).toBeLessThanOrEqual((header?.right ?? 0) - 32);
    await button.click();
    await expect(panel).toBeHidden();
  });
}
