import type { Page } from '@playwright/test';
import { faultsOfBar, faultsOfPanel } from './support/header-faults.js';
import { signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';
import { wordsOf, type Locale } from './support/words.js';

const executablePath = process.env['E2E_WINDOWLESS'];

// A bar for scrolling beside the page takes of its width, which media queries count in.
test.use({
  launchOptions: { ...(executablePath ? { executablePath } : {}), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

const LOCALES: readonly Locale[] = ['en_US', 'fr_FR', 'es_ES', 'it_IT', 'de_DE', 'ru_RU', 'ja_JP'];
const MOBILE = [390, 767];
/** Each first width at which the bar holds something more, and those of usual screens. */
const WIDE = [768, 832, 896, 960, 1023, 1024, 1279, 1280];
const HEIGHT = 760;

type Person = 'nobody' | 'traveller' | 'admin';

const openOn = async (page: Page, locale: Locale, person: Person): Promise<void> => {
  if (person !== 'nobody') await signIn(page, `${person}@cicerone.example`);
  await page.goto(`/${locale}/EUR/faq`);
  // The script has put their own menu into its place.
  if (person !== 'nobody') await expect(page.locator('#site > header a[href$="/login"]')).toHaveCount(0);
};

for (const locale of LOCALES) {
  const say = wordsOf(locale);

  for (const person of ['nobody', 'traveller'] as const) {
    test(`nothing in the header wraps, overlaps or leaves the window for ${person}, ${locale}`, async ({ page }) => {
      await openOn(page, locale, person);
      const header = page.getByRole('banner');
      const navigation = header.getByRole('navigation', { name: say('layout.navigation') });
      for (const width of [...MOBILE, ...WIDE]) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect.poll(() => faultsOfBar(header), `${width} px wide`).toEqual([]);
        const sideMenu = header.locator('[aria-haspopup=dialog]');
        if (width < 768) {
          await expect(sideMenu).toBeVisible();
          await expect(navigation).toBeHidden();
        } else {
          await expect(sideMenu).toBeHidden();
          await expect(navigation.getByRole('link', { name: say('layout.nav.tours'), exact: true })).toBeVisible();
        }
      }
    });
  }

  test(`the wide menu fits and holds what the bar has no room for, ${locale}`, async ({ page }) => {
    await openOn(page, locale, 'nobody');
    const navigation = page.getByRole('navigation', { name: say('layout.navigation') });
    const button = navigation.getByRole('button', { name: say('layout.menu'), exact: true });
    const panel = navigation.locator('[popover]:popover-open');
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await button.click();
      await expect(panel.locator('a[href*="categories="]').first()).toBeVisible();
      await expect.poll(() => faultsOfPanel(panel), `${width} px wide`).toEqual([]);
      await expect(panel.getByRole('link', { name: say('layout.nav.contact') })).toBeVisible();
      const partners = navigation.getByRole('button', { name: say('layout.partners'), exact: true });
      await expect(panel.getByRole('link', { name: say('layout.nav.agents') })).toBeVisible({
        visible: !(await partners.isVisible()),
      });
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}

for (const width of [390, 1440]) {
  test(`a panel of the header closes once the keyboard leaves it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await openOn(page, 'de_DE', 'traveller');
    const opened = page.locator('[popover]:popover-open');
    const focusIn = (): Promise<'panel' | 'header' | 'page'> =>
      page.evaluate(() => {
        const { activeElement: focused } = document;
        if (focused?.closest('[popover]')) return 'panel';
        return focused?.closest('#site > header') ? 'header' : 'page';
      });
    for (const trigger of await page.locator('header [popovertarget]:visible:not([popover] *)').all()) {
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect(opened).toBeVisible();
      // A panel that is still empty has nothing for the keyboard to go to, and closes.
      await expect(opened.locator('a, button').first()).toBeVisible();
      await expect(opened.locator('.animate-pulse, .animate-breathe')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(trigger).toBeFocused();
      await expect(opened, 'on the button it belongs to').toBeVisible();
      for (let presses = 0; presses === 0 || (presses < 60 && (await focusIn()) === 'panel'); presses += 1)
        await page.keyboard.press('Tab');
      expect(await focusIn()).not.toBe('panel');
      await expect(opened).toHaveCount(0);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    }
  });
}

for (const width of [768, 900, 1024]) {
  test(`each panel of the header fits who is signed in, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await openOn(page, 'de_DE', 'admin');
    const [notices = ''] = wordsOf('de_DE')('layout.notifications.name', { count: 0 }).split(',');
    const triggers = page.locator('header [popovertarget]:visible:not([popover] *)');
    await expect.poll(() => triggers.count()).toBeGreaterThanOrEqual(5);
    for (const trigger of await triggers.all()) {
      await trigger.click();
      const panel = page.locator('[popover]:popover-open');
      await expect(panel.locator('.animate-pulse, .animate-breathe')).toHaveCount(0);
      const name = (await trigger.getAttribute('aria-label')) ?? '';
      // Of notices there are as many as the other journeys have made.
      const mayScroll = name.startsWith(notices);
      const faults = async (): Promise<readonly string[]> =>
        (await faultsOfPanel(panel)).filter((fault) => !mayScroll || fault !== 'it has to be scrolled');
      await expect.poll(faults, name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(trigger).toBeFocused();
    }
  });
}

for (const width of [768, 900, 1024, 1440]) {
  for (const person of ['nobody', 'traveller'] as const) {
    test(`the header stands still when its script comes, for ${person}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
            for (const { node } of sources)
              if (node?.parentElement?.closest('#site > header')) moved.push(node.textContent ?? '');
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openOn(page, 'fr_FR', person);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
      // The last of what moved is told after the frame in which it did.
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    });
  }
}

for (const locale of LOCALES) {
  test(`without a script the header stands in one line too, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${locale}/EUR/faq`);
    for (const width of [...MOBILE, ...WIDE]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => faultsOfBar(page.getByRole('banner')), `${width} px wide`).toEqual([]);
    }
    await context.close();
  });
}
