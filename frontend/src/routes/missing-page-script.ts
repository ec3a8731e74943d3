import { loadMessages } from '../i18n/intl.js';
import { isLocale } from '../i18n/locales.js';
import type { SiteRouter } from '../router.js';

const PATIENCE_MS = 300;
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Whether the scripts of a page and its texts have come. */
async function haveCome(router: SiteRouter, href: string): Promise<boolean> {
  const [path = ''] = href.split(/[?#]/);
  const [routes, { lang }] = router.getMatchedRoutes(path);
  const features = routes.flatMap(({ options }) => options.staticData?.messages ?? []);
  const pages = routes.flatMap(({ options }) => options.component ?? []);
  try {
    await Promise.all([isLocale(lang) && loadMessages(lang, features), ...pages.map((page) => page.preload?.())]);
  } catch {
    return false;
  }
  // A page that has come has nothing to load any more; one that has not tells no error.
  return pages.every(({ preload }) => preload === undefined);
}

/**
 * Who goes to a page whose script does not come stays on the page they are on, and is told: the same click is the next
 * try. One that only takes its time is waited for where it is to be shown, as any page that loads.
 */
export function stayWithoutScript(router: SiteRouter, tell: () => void, wait = patience): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (async (options: Parameters<typeof navigate>[0]) => {
    const { href } = options;
    const isMissing = href !== undefined && !(await Promise.race([haveCome(router, href), wait().then(() => true)]));
    return isMissing ? tell() : navigate(options);
  }) as typeof navigate;
}
