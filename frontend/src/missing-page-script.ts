import { loadMessages } from './i18n/intl.js';
import { isLocale } from './i18n/locales.js';
import type { SiteRouter } from './router.js';

const PATIENCE_MS = 300;
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Whether the scripts of a page and its texts have come, once they have or have not. */
export async function haveCome(router: SiteRouter, href: string): Promise<boolean> {
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

interface WithoutScript {
  /** Whether the server does, which has the page then. */
  readonly answers: () => Promise<boolean>;
  /** Has the whole page come from the server, which needs no script of it to show it. */
  readonly open: (href: string) => void;
  /** That nobody can be reached. */
  readonly tell: () => void;
}

/**
 * Who goes to a page whose script does not come, as after a new version was put up, gets the page from the server. Where
 * that does not answer either, they stay on the page they are on, and are told: the same click is the next try. A script
 * that only takes its time is waited for where it is to be shown, as any page that loads; where the server is gone when
 * it does not come after all, the page they were on is shown again.
 */
export function stayWithoutScript(router: SiteRouter, { answers, open, tell }: WithoutScript, wait = patience): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (async (options: Parameters<typeof navigate>[0]) => {
    const { href } = options;
    if (href === undefined) return navigate(options);
    const coming = haveCome(router, href);
    const known = await Promise.race([coming, wait().then(() => undefined)]);
    if (known === false) return (await answers()) ? open(href) : tell();
    const { history } = router;
    const { href: left } = history.location;
    const going = navigate(options);
    const { href: aim } = history.location;
    const isLeft = (): boolean => history.location.href !== aim;
    if (known || (await coming) || isLeft()) return going;
    const isThere = await answers();
    if (isLeft()) return going;
    if (isThere) return open(aim);
    await navigate({ href: left, replace: true });
    tell();
  }) as typeof navigate;
}
