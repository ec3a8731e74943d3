import { singleSlashed } from './page-address.js';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;
/** A name in any script, as people may type it in place of a slug. */
const WRITTEN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]{0,99}$/u;

const IN_A_LANGUAGE = /^\/[a-z]{2}_[a-z]{2}(?:\/|$)/i;
const EXTENSION = /\.[a-z0-9]{1,12}$/i;

/**
 * Files that browsers or robots request by convention and that the site does not have. They are not pages in any
 * language.
 */
export function isFile(url: string): boolean {
  const path = pathOf(url);
  return /^\/\.well-known(\/|$)/i.test(path) || (EXTENSION.test(path) && !IN_A_LANGUAGE.test(path));
}

/** Whether the address begins with a text in the form of a language. */
export const isInALanguage = (url: string): boolean => IN_A_LANGUAGE.test(pathOf(url));

/** Whether a page can stand at an address below `/{language}/{currency}`. */
export function isPage(url: string, routes: readonly string[]): boolean {
  const segments = pathOf(url)
    .split('/')
    .slice(3)
    .filter((part) => part !== '');
  return segments.length === 0 || routes.some((route) => isLike(route.split('/').slice(1), segments));
}

/**
 * The canonical form of an address below `/{language}/{currency}`: page names in lower case, slugs in the catalogue's
 * spelling, no trailing slash but for the first page. The query is kept. A name in another script stays. Undefined if a
 * segment can be neither a slug nor a name.
 */
export function canonicalUrl(url: string, routes: readonly string[]): string | undefined {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const [language = '', currency = '', ...parts] = path.split('/').slice(1);
  const segments = parts.filter((part) => part !== '');
  if (segments.length === 0) return `/${language}/${currency}/${query}`;
  const route = routes.find((candidate) => isLike(candidate.split('/').slice(1), segments));
  // No page exists at this address. The site says so on a page of its own.
  if (route === undefined) return url;
  const names = route.split('/').slice(1);
  const written = segments.map((segment, index) => {
    const name = names[index] ?? '';
    return name === '$slug' ? slugOf(segment) : name.startsWith('$') ? segment : name;
  });
  return written.includes(undefined) ? undefined : `/${[language, currency, ...written].join('/')}${query}`;
}

const pathOf = (url: string): string => singleSlashed(url.split('?', 1)[0] ?? '');

const isLike = (names: readonly string[], segments: readonly string[]): boolean =>
  names.length === segments.length &&
  names.every((name, index) => name.startsWith('$') || name === segments[index]?.toLowerCase());

/**
 * `New%20York` → `new-york`, `m%c3%bcnchen` → `m%C3%BCnchen`; undefined if the segment is neither a slug nor a name.
 */
function slugOf(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment).trim();
    const slug = name.toLowerCase().replace(/[\s_]+/g, '-');
    if (SLUG.test(slug)) return slug.length <= LONGEST_SLUG ? slug : undefined;
    return WRITTEN_NAME.test(name) ? encodeURIComponent(name) : undefined;
  } catch {
    return undefined;
  }
}
