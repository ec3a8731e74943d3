import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import literata from '@fontsource-variable/literata/files/literata-cyrillic-wght-normal.woff2?url';
import { bcp47, type Locale } from '../i18n/locales.js';
import { STATE_ELEMENT } from './page-state.js';
import type { PageAssets } from './page.js';

const NONCE = '__CSP_NONCE__';

/** Runs before the first paint: no flash of the other theme, nor of the login button for who is signed in. */
const firstPaint = `(function(d,s){try{var t=s.getItem('theme');if(t?t==='dark':matchMedia('(prefers-color-scheme: dark)').matches)d.classList.add('dark');if(s.getItem('access_token')&&s.getItem('user'))d.classList.add('has-session')}catch(e){}})(document.documentElement,localStorage)`;

/**
 * Opens what is folded around the place that the address points at while the document is read. The browser does it by
 * itself only after the first paint, which moves all that stands below.
 */
const unfold = `(function(d,id){if(!id)return;var o=new MutationObserver(function(){var e=d.getElementById(id);if(!e)return;o.disconnect();var f=e.closest('details');if(f)f.open=true});o.observe(d,{childList:true,subtree:true});d.addEventListener('DOMContentLoaded',function(){o.disconnect()})})(document,location.hash.slice(1))`;

interface DocumentParts {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | undefined;
  /** What React hoists: title, meta, links. */
  readonly head: string;
  readonly app: string;
  readonly state: string;
  readonly assets: PageAssets;
  readonly modules: readonly string[];
}

/** What the first paint needs. Fonts that come later are left for the next page (`font-display: optional`): nothing moves. */
const fontsOf = (locale: Locale): string =>
  [inter, fraunces, ...(locale === 'ru_RU' ? [cyrillic, literata] : [])]
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');

export function documentOf({ locale, theme, head, app, state, assets, modules }: DocumentParts): readonly string[] {
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const scripts = assets.scripts.map((src) => `<script type="module" nonce="${NONCE}" src="${src}"></script>`).join('');
  const preloads = modules.map((href) => `<link rel="modulepreload" nonce="${NONCE}" href="${href}">`).join('');
  const before =
    `<!doctype html><html lang="${bcp47(locale)}"${theme === 'dark' ? ' class="dark"' : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta property="csp-nonce" nonce="${NONCE}"><script nonce="${NONCE}">${firstPaint};${unfold}</script>` +
    `${fontsOf(locale)}${styles}${preloads}${head}` +
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    '<meta name="theme-color" content="#FBF7F0" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#12161F" media="(prefers-color-scheme: dark)">' +
    '</head><body><div id="root">';
  const between = `</div><script type="application/json" id="${STATE_ELEMENT}">`;
  return [before, app, between, state, `</script>${scripts}</body></html>`];
}
