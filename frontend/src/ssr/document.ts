import frauncesExtended from '../styles/fonts/fraunces-latin-ext.woff2?url';
import fraunces from '../styles/fonts/fraunces-latin.woff2?url';
import cyrillic from '../styles/fonts/inter-cyrillic.woff2?url';
import interExtended from '../styles/fonts/inter-latin-ext.woff2?url';
import inter from '../styles/fonts/inter-latin.woff2?url';
import literata from '../styles/fonts/literata-cyrillic.woff2?url';
import { bcp47, type Locale } from '../i18n/locales.js';
import { layOutForPlaces } from './deferred-layout.js';
import { keepEarlyInput } from './early-input.js';
import { STATE_ELEMENT } from './page-state.js';
import type { PageAssets, PageResult } from './page.js';

/** Runs before the first paint: no flash of another theme than the chosen one, nor of the login button for who is signed in, whose menu is as wide as their name. */
const firstPaint = `(function(d){try{var s=localStorage,t=s.getItem('theme'),u;if(t==='dark'||t==='light'){d.classList.add(t);var m=document.createElement('meta');m.name='theme-color';m.content=t==='dark'?'#12161F':'#FBF7F0';document.head.prepend(m)}if(s.getItem('access_token')&&(u=s.getItem('user'))){d.classList.add('has-session');u=JSON.parse(u);d.style.setProperty('--spoken-name',JSON.stringify(/^ja/.test(d.lang)?u.lastName:u.firstName))}}catch(e){}})(document.documentElement)`;

/**
 * Opens what is folded around the place that the address points at while the document is read. The browser does it by
 * itself only after the first paint, which moves all that stands below.
 */
const unfold = `(function(d,id){if(!id)return;var o=new MutationObserver(function(){var e=d.getElementById(id);if(!e)return;o.disconnect();var f=e.closest('details');if(f)f.open=true});o.observe(d,{childList:true,subtree:true});d.addEventListener('DOMContentLoaded',function(){o.disconnect()})})(document,location.hash.slice(1))`;

/**
 * Asks for the scripts when the first paint is on the screen, so that styles, fonts and the first picture have the line
 * to themselves; at once in a tab that waits behind another, and a second after the rest where no paint is told of.
 */
const loadAfterPaint = `(function(d,w,u){function e(t,p){d.head.appendChild(Object.assign(d.createElement(t),p))}function a(){if(!u)return;u.forEach(function(h){e('link',{rel:'modulepreload',href:h})});e('script',{type:'module',src:u[0]});u=0}if(d.hidden)return a();w.addEventListener('load',function(){w.setTimeout(a,1000)});try{new PerformanceObserver(a).observe({type:'paint',buffered:true})}catch(x){}})(document,window,document.currentScript.dataset.sources.split(' '))`;

const beforeFirstPaint = `${firstPaint};${layOutForPlaces};${unfold};${keepEarlyInput}`;

/** The texts of the scripts within the document. They are the same in every document, so that the policy can name their hashes. */
export const inlineScripts: readonly string[] = [beforeFirstPaint, loadAfterPaint];

/**
 * The first paint has the page whole, as far as its footer: what is read of it later would push aside what already stands
 * there, wherever a slow reader of the document happens to pause.
 */
const wholePage = '<link rel="expect" href="#footer" blocking="render">';

/**
 * By this id the widgets see that their own style is there already (`styles/widgets.css`): one that they put before ours
 * would have the fonts and the style of the whole document found anew when the first of them opens.
 */
const WIDGETS_STYLE = 'react-aria-pressable-style';

interface DocumentParts {
  readonly locale: Locale;
  /** What React hoists: title, meta, links. */
  readonly head: string;
  readonly app: string;
  readonly state: string;
  readonly assets: PageAssets;
  readonly modules: readonly string[];
}

/** The letters of the extended fonts in `fonts.css`, in what is read. */
const EXTENDED = />[^<>]*[\u0100-\u0130\u0132-\u0151\u0154-\u017F\u0218-\u021B\u1E9E\u20A0-\u20AB\u20AD-\u20C0\u2113]/;
const HEADINGS = /<h([1-4])\b.*?<\/h\1>/gs;

function extendedFontsOf(app: string): readonly string[] {
  if (!EXTENDED.test(app)) return [];
  return app.match(HEADINGS)?.some((heading) => EXTENDED.test(heading))
    ? [interExtended, frauncesExtended]
    : [interExtended];
}

/** What the first paint needs. Fonts that come later are left for the next page (`font-display: optional`): nothing moves. */
const fontsOf = (locale: Locale, app: string): string =>
  [inter, fraunces, ...(locale === 'ru_RU' ? [cyrillic, literata] : []), ...extendedFontsOf(app)]
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');

export function documentOf({ locale, head, app, state, assets, modules }: DocumentParts): PageResult['pieces'] {
  const styles = assets.styles
    .map((href, index) => `<link rel="stylesheet" href="${href}"${index === 0 ? ` id="${WIDGETS_STYLE}"` : ''}>`)
    .join('');
  const start =
    `<!doctype html><html lang="${bcp47(locale)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<script>${beforeFirstPaint}</script>` +
    `${wholePage}${fontsOf(locale, app)}${styles}${head}` +
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    '<meta name="theme-color" content="#FBF7F0" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#12161F" media="(prefers-color-scheme: dark)">' +
    '</head><body><div id="root">';
  const between = `</div><script type="application/json" id="${STATE_ELEMENT}">`;
  const sources = [...assets.scripts, ...modules].join(' ');
  const end = `</script><script data-sources="${sources}">${loadAfterPaint}</script></body></html>`;
  return [start, app, between, state, end];
}
