import type { Locale } from '../../i18n/locales.js';
import { pixelsOf } from './poster.js';

const SHARE_POSTER = /^\/posters\/([a-z-]+)\/([a-z0-9-]+)\/share\.svg$/;

/** Raised when share pictures are drawn in another way: whoever keeps one by its address asks for it anew. */
const DRAWING = 4;

/** The picture with its title in the language, for who shares the page; other pictures stay as they are, as pixels. */
export function sharePicture(image: string, locale: Locale): string {
  const [, kind, slug] = SHARE_POSTER.exec(image) ?? [];
  if (kind === undefined || slug === undefined || kind === 'category') return pixelsOf(image);
  return titledPicture(kind, slug, locale);
}

/** The picture that the server draws for a page, with its title in the language. */
export const titledPicture = (kind: string, slug: string, locale: Locale): string =>
  `/share/${kind}/${slug}/${locale}.png?v=${DRAWING}`;
