import { test as base, expect } from '@playwright/test';

/** Fails a journey at any script error, console error or violated content security policy. */
export const test = base.extend<{ strict: void }>({
  strict: [
    async ({ page }, use) => {
      // A picture taken in the middle of a change of colours would show a contrast that nobody sees.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        // What a screen treats as an answer (401, 404, 409 …) the browser still writes down as an error.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
