import { test as base, expect } from '@playwright/test';
import { slowDown } from './slow.js';

const NO_COMPLAINTS = [
  // What a screen treats as an answer (401, 404, 409 …) the browser still writes down as an error.
  'Failed to load resource',
  // The recorder's own script, in the frame of a mail, which runs none.
  ...(process.env['E2E_TRACE'] ? ['Blocked script execution'] : []),
];

/**
 * Fails a journey at any script error, console error or violated content security policy.
 * `E2E_SLOW_SCRIPT=2500` lets each script come that many milliseconds later, `E2E_SLOW_CPU=6` lets the browser compute
 * that many times slower: a journey that assumes how fast the machine is fails with them.
 */
export const test = base.extend<{ strict: void }, { slowed: void }>({
  slowed: [
    async ({ browser }, use) => {
      slowDown(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  strict: [
    async ({ page }, use) => {
      // A picture taken in the middle of a change of colours would show a contrast that nobody sees.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NO_COMPLAINTS.some((start) => message.text().startsWith(start)))
          complaints.push(message.text());
      });
      // What is tried and given up in silence, as eval is by libraries, is no console error.
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(`The content policy forbids ${effectiveDirective} ${blockedURI} of ${sourceFile}`),
        ),
      );
      // The chat opens by itself once, over what a journey wants to click.
      await page.addInitScript(() => {
        // The page of a mail is sandboxed and keeps nothing.
        if (window.origin !== 'null') localStorage.setItem('chat_seen', 'yes');
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
