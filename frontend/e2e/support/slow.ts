import type { Browser, BrowserContext } from '@playwright/test';

/** How much later each script of the page comes, in milliseconds. */
const SCRIPT_LATER = Number(process.env['E2E_SLOW_SCRIPT'] ?? 0);
/** How many times slower the browser computes. */
const CPU_SLOWER = Number(process.env['E2E_SLOW_CPU'] ?? 1);

/** Slows down whatever is opened in this browser from now on, by a journey too. */
export function slowDown(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    if (SCRIPT_LATER > 0) await delayScripts(context);
    if (CPU_SLOWER > 1) slowPages(context);
    return context;
  };
}

async function delayScripts(context: BrowserContext): Promise<void> {
  await context.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPT_LATER));
    // Its page may have been closed meanwhile.
    await route.fallback().catch(() => {});
  });
}

function slowPages(context: BrowserContext): void {
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    const devices = await context.newCDPSession(page);
    await devices.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    return page;
  };
}
