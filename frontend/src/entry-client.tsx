import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserApi } from './session/browser-api.js';
import { createQueryClient } from './api/query.js';
import { App } from './app.js';
import { intlOf } from './i18n/intl.js';
import { DEFAULT_LOCALE, isCurrency, isLocale } from './i18n/locales.js';
import { rememberSite } from './i18n/switch-site.js';
import { createSiteRouter } from './router.js';
import { visitorRouteTree } from './routes/visitor-route-tree.js';
import { signInAgain, signInAgainWhereNeeded } from './routes/lost-session.js';
import { haveCome, stayWithoutScript } from './missing-page-script.js';
import { shareChanges } from './session/other-tabs.js';
import { keepPrivateCache } from './session/private-cache.js';
import { ensureStorage, forgetFormerKeys } from './session/page-storage.js';
import { followOtherTabs } from './session/session.js';
import { verifySession } from './session/verify-session.js';
import { layOutNextPages } from './ssr/deferred-layout.js';
import { handOver } from './ssr/early-input.js';
import { reloadForNewVersion, serverAnswers } from './ui/behavior/missing-script.js';
import { readState } from './ssr/page-state.js';
import { routedAddress } from './ssr/readable-address.js';
import { yieldToMain } from './ssr/yield-to-main.js';
import { showToast } from './ui/feedback/toast-store.js';
import './styles/index.css';

ensureStorage();
/** Only while the page begins, and nobody has written into it: later somebody would lose what they are doing. */
const beginAnew = (): void => {
  if (!window.earlyInput?.fields.size) void reloadForNewVersion();
};
window.addEventListener('vite:preloadError', beginAnew);

await yieldToMain();
// The first format of a page has all languages of the browser listed, which is a long task by itself.
Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang);
await yieldToMain();

const state = readState(document);

const routed = routedAddress(location, state.url);
if (routed !== location.pathname + location.search + location.hash) history.replaceState(null, '', routed);

const api = new BrowserApi(() => signInAgain(router));
const queryClient = createQueryClient(api, state.missing);
for (const [key, data] of state.queries) queryClient.setQueryData(key, data);
keepPrivateCache(queryClient);
shareChanges(queryClient);

await yieldToMain();
const browserHistory = createBrowserHistory();
await yieldToMain();
const context = { queryClient, api, publicUrl: state.publicUrl, demo: state.demo };
const isOfTeam = /^\/[^/]+\/[^/]+\/admin(?:\/|$)/.test(location.pathname);
const tree = isOfTeam ? (await import('./routes/route-tree.js')).routeTree : visitorRouteTree;
const router = createSiteRouter(context, browserHistory, tree);
/** Tells the router that the markup came from the server, so that it builds the same boundaries. */
router.ssr = { manifest: undefined };

stayWithoutScript(router, {
  answers: serverAnswers,
  open: (href) => location.assign(href),
  tell: () => {
    const [, lang] = location.pathname.split('/');
    const { formatMessage } = intlOf(isLocale(lang) ? lang : DEFAULT_LOCALE);
    showToast(formatMessage({ id: 'common.offline.text' }));
  },
});

await yieldToMain();
await router.load();
window.removeEventListener('vite:preloadError', beginAnew);
await yieldToMain();
// A page whose script is missing stays as the server made it: it shows all, and its links lead on.
if (await haveCome(router, location.pathname)) {
  startTransition(() => {
    const root = document.getElementById('root');
    if (root) hydrateRoot(root, <App router={router} />);
  });
  handOver(window.earlyInput);
} else window.earlyInput?.stop();
forgetFormerKeys();
layOutNextPages(router);

const [, locale, currency] = location.pathname.split('/');
if (isLocale(locale) && isCurrency(currency)) rememberSite({ locale, currency });

followOtherTabs(() => signInAgainWhereNeeded(router));
void verifySession(api);
