import { furtherPage } from '../../ui/further-page.js';
import type { ReviewChoice } from './reviews.api.js';

/** As it stands in an address: `?reviews=2&stars=5`. */
interface ReviewSearch {
  readonly reviews?: string | undefined;
  readonly stars?: string | undefined;
}

const STARS = /^[1-5]$/;

/** What is no further page and no number of stars is taken out of the address. */
export const reviewSearch = ({ reviews, stars }: Readonly<Record<string, unknown>>): ReviewSearch => ({
  reviews: furtherPage(reviews),
  stars: typeof stars === 'string' && STARS.test(stars) ? stars : undefined,
});

export const reviewChoice = ({ reviews, stars }: ReviewSearch): ReviewChoice => ({
  page: Number(reviews ?? 1),
  stars: stars === undefined ? undefined : Number(stars),
});

/** Back to the list of reviews on the page at `path`. */
export function reviewsPath(path: string, { page, stars }: ReviewChoice): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('reviews', String(page));
  if (stars !== undefined) search.set('stars', String(stars));
  const query = search.toString();
  return `${path}${query ? `?${query}` : ''}#reviews`;
}
