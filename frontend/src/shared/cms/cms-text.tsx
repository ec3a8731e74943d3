import { bcp47, type Locale } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { siteHtml } from './site-html.js';

interface CmsTextProps {
  html: string;
  language: Locale;
  /** Sets an initial letter over three lines, as in books. Not in Japanese, which has no such custom. */
  opens?: boolean;
  className?: string;
}

const INITIAL =
  '[&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:me-2 [&>p:first-child]:first-letter:mt-1 [&>p:first-child]:first-letter:font-serif [&>p:first-child]:first-letter:text-[3.4em] [&>p:first-child]:first-letter:leading-[0.82] [&>p:first-child]:first-letter:text-action-text';

/** 56 widths of a zero hold about 66 letters. */
export function CmsText({ html, language, opens = false, className = '' }: CmsTextProps) {
  const site = useSite();
  return (
    <div
      lang={bcp47(language)}
      className={`prose max-w-[56ch] [&_h2]:text-2xl [&_li+li]:mt-2 [&_li::marker]:text-action-text ${
        opens && language !== 'ja_JP' ? INITIAL : ''
      } ${className}`}
      dangerouslySetInnerHTML={{ __html: siteHtml(html, site) }}
    />
  );
}
