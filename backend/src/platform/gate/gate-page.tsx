import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createHash } from 'node:crypto';
import { bcp47, type Locale, type Translated } from '../../shared-kernel/language/locale.js';
import { WORDMARK, wordmarkSvg } from '../documents/wordmark.js';
import { gatePageTexts } from './gate-page.texts.js';

/** Where the page's form is sent. */
export const GATE_PATH = '/site-gate';

interface GatePage {
  readonly language: Locale;
  /** The path that the visitor asked for. */
  readonly to: string;
  /** What was wrong with the last try. */
  readonly error?: string | undefined;
}

const MARK = wordmarkSvg(0, 0, WORDMARK.width, {
  ink: 'var(--ink)',
  surface: 'var(--surface)',
  flame: 'var(--action)',
  core: 'var(--sun)',
});

/** The colours of the site's tokens. The page stands alone: it asks for no file, which would be behind the gate too. */
const STYLES = `
:root {
  color-scheme: light dark;
  --paper: #fbf7f0; --surface: #fffdf9; --ink: #1f2430; --ink-soft: #4b4e57; --line-strong: #857f75;
  --action: #c4512d; --action-hover: #a8421f; --on-action: #ffffff; --sun: #e9a93a;
  --danger: #b3261e; --focus: #1f2430;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12161f; --surface: #1a202c; --ink: #f2ece2; --ink-soft: #bdb9b1; --line-strong: #7d828c;
    --action: #ea8460; --action-hover: #f29b7b; --on-action: #12161f; --sun: #eeb95a;
    --danger: #f59a90; --focus: #f2ece2;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); font-size: 1.0625rem; line-height: 1.6;
  font-family: 'Inter', system-ui, 'Segoe UI', 'Helvetica Neue', Arial, 'Hiragino Sans', 'Noto Sans JP', sans-serif;
}
header { padding: 1rem min(1rem, 5vw); }
svg { display: block; width: 8.9375rem; height: 2.25rem; }
main { max-width: 32rem; margin-inline: auto; padding: 2rem min(1rem, 5vw) 4rem; }
h1 {
  margin: 0; font-family: 'Fraunces', 'Iowan Old Style', Georgia, 'Times New Roman', serif; font-weight: 560;
  font-size: clamp(1.5rem, 0.4rem + 6.4vw, 2.25rem); line-height: 1.18; text-wrap: balance;
}
h1:lang(ja) { font-family: 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', serif; line-height: 1.35; }
p { margin: 0.75rem 0 0; color: var(--ink-soft); text-wrap: pretty; }
:lang(ja) { line-break: strict; word-break: auto-phrase; }
form { display: grid; gap: 0.375rem; margin-top: 1.75rem; }
label { font-weight: 500; }
input {
  min-height: 2.75rem; width: 100%; padding: 0.5rem 0.75rem; border: 1px solid var(--line-strong);
  border-radius: 4px; background: var(--surface); color: inherit; font: inherit;
}
input:hover { border-color: var(--ink); }
input[aria-invalid] { border: 2px solid var(--danger); }
#error { margin: 0; color: var(--danger); font-size: 0.875rem; font-weight: 500; }
button {
  justify-self: start; min-height: 2.75rem; margin-top: 0.875rem; padding: 0.5rem 1.25rem; border: 0;
  border-radius: 4px; background: var(--action); color: var(--on-action); font: inherit; font-weight: 500;
  cursor: pointer;
}
button:hover { background: var(--action-hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (width < 48rem) { button { width: 100%; } }
@media (48rem <= width) { header { padding-inline: 2rem; } main { padding-top: 4rem; } }
@media (forced-colors: active) { button { border: 1px solid; } }
`;

const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64');

/** Nothing but the page's own styles, and its form. */
export const GATE_PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${STYLES_HASH}'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The page that asks for the site's password, as HTML. It works without script. */
export const gatePage = (page: GatePage): string => `<!doctype html>${renderToStaticMarkup(<Page {...page} />)}`;

function Page({ language, to, error }: GatePage): ReactElement {
  const say = (text: Translated): string => text[language];
  return (
    <html lang={bcp47(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{[error, say(gatePageTexts.title), 'Cicerone'].filter(Boolean).join(' · ')}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <header>
          <svg
            viewBox={`0 0 ${WORDMARK.width} ${WORDMARK.height}`}
            role="img"
            aria-label="Cicerone"
            dangerouslySetInnerHTML={{ __html: MARK }}
          />
        </header>
        <main>
          <h1>{say(gatePageTexts.title)}</h1>
          <p>{say(gatePageTexts.intro)}</p>
          <form method="post" action={GATE_PATH}>
            <input type="hidden" name="to" value={to} />
            <label htmlFor="password">{say(gatePageTexts.password)}</label>
            <input
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': 'error' })}
            />
            {error !== undefined && (
              <p id="error" role="alert">
                {error}
              </p>
            )}
            <button type="submit">{say(gatePageTexts.action)}</button>
          </form>
        </main>
      </body>
    </html>
  );
}
