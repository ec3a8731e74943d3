import type { SearchSuggestion } from '../catalogue/catalogue.api.js';
import type { Place } from './use-place-of.js';

/** The option of a suggestion. Cities have their slug alone, as recent and popular ones do. */
export const keyOf = ({ kind, slug, name }: Pick<SearchSuggestion, 'kind' | 'slug' | 'name'>): string =>
  kind === 'city' ? slug : kind === 'sight' ? `${kind}:${slug}:${name}` : `${kind}:${slug}`;

/** A place, or a tour by its slug. */
export interface Meant extends Place {
  readonly tour?: string;
}

/** What a picked option stands for. A sight is its city with the sight's name. */
export function meantBy(key: string): Meant {
  const [kind = '', slug, ...name] = key.split(':');
  if (slug === undefined) return { city: kind };
  if (kind === 'country') return { city: undefined, country: slug };
  return kind === 'tour' ? { city: undefined, tour: slug } : { city: slug, sought: name.join(':') };
}
