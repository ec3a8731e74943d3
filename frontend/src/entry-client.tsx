import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserApi } from './api/browser-api.js';
import { createQueryClient } from './api/query.js';
import { App } from './app.js';
import { isCurrency, isLocale } from './i18n/locales.js';
import { rememberSite } from './i18n/switch-site.js';
import { createSiteRouter } from './router.js';
import { followOtherTabs } from './session/session.js';
import { verifySession } from './session/verify-session.js';
import { readState } from './ssr/page-state.js';
import './styles/index.css';

/** A new version was put up and the old scripts are gone: the page is asked for again. */
window.addEventListener('vite:preloadError', () => location.reload());

const state = readState(document);

const api = new BrowserApi(() => {
  const [, lang, currency] = location.pathname.split('/');
  void router.navigate({ href: `/${lang}/${currency}/login` });
});
const queryClient = createQueryClient(api);
for (const [key, data] of state.queries) queryClient.setQueryData(key, data);

const context = { queryClient, api, publicUrl: state.publicUrl, demo: state.demo };
const router = createSiteRouter(context, createBrowserHistory());
/** Tells the router that the markup came from the server, so that it builds the same boundaries. */
router.ssr = { manifest: undefined };

await router.load();
startTransition(() => {
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, <App router={router} />);
});

const [, locale, currency] = location.pathname.split('/');
if (isLocale(locale) && isCurrency(currency)) rememberSite({ locale, currency });

followOtherTabs();
void verifySession(api);
