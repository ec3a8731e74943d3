import { entriesCalled } from '../domain/cms-entries.js';

/** Calls that are made of a kind of texts, beside the one for entries. */
const CALLS: readonly (readonly [path: string, kind: string])[] = [
  ['/api/continent/cms/data', 'continent'],
  ['/api/country/cms/data', 'country'],
  ['/api/faq/search', 'faq'],
  ['/feeds/', 'blog'],
  ['/api/legal/', 'legal'],
  ['/api/social-networks', 'social-networks'],
];
const ENTRIES = '/api/cms/entry/dataByCmsAndLanguage?';
const PICTURES = /^\/(?:posters|share)\/[^/]+\/([^/]+)\//;

/** The public answers that a change of `kind/slug` touches, by their address. */
export function answersOf(key: string): (url: string) => boolean {
  const [changedKind = '', changedSlug = ''] = key.split('/');
  return (url) => {
    if (url.startsWith(ENTRIES)) {
      const query = new URLSearchParams(url.slice(ENTRIES.length));
      const { kind, slug } = entriesCalled(query.get('content_cms') ?? '');
      const asked = slug ?? query.get('slug');
      return kind === changedKind && (asked === null || asked === changedSlug);
    }
    const picture = PICTURES.exec(url)?.[1];
    if (picture !== undefined) return picture === changedSlug;
    return CALLS.some(([path, kind]) => kind === changedKind && url.startsWith(path));
  };
}
