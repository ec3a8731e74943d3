import { furtherPage } from '../../ui/display/further-page.js';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** What the address of a page with reviews says; what is usual is left out of it. */
export interface ReviewChoice {
  readonly page: number;
  readonly stars?: number | undefined;
  /** Undefined: those in the language of the page first. */
  readonly sort?: ReviewSort | undefined;
}

/** As it stands in an address: `?reviews=2&stars=5&order=newest`. A list of tours on the same page has a `sort`. */
interface ReviewSearch {
  readonly reviews?: string | undefined;
  readonly stars?: string | undefined;
  readonly order?: ReviewSort | undefined;
}

const STARS = /^[1-5]$/;

/** What is no further page, no number of stars and no order is taken out of the address. */
export const reviewSearch = ({ reviews, stars, order }: Readonly<Record<string, unknown>>): ReviewSearch => ({
  reviews: furtherPage(reviews),
  stars: typeof stars === 'string' && STARS.test(stars) ? stars : undefined,
  order: REVIEW_SORTS.find((each) => each === order),
});

export const reviewChoice = ({ reviews, stars, order }: ReviewSearch): ReviewChoice => ({
  page: Number(reviews ?? 1),
  stars: stars === undefined ? undefined : Number(stars),
  sort: order,
});

/** Where those that were chosen begin, below what all come to. */
export const CHOSEN = 'reviews-chosen';

/** Back to the list of reviews on the page at `path`, which keeps its own query. */
export function reviewsPath(path: string, { page, stars, sort }: ReviewChoice): string {
  const [bare = '', own] = path.split('?');
  const search = new URLSearchParams(own);
  if (page > 1) search.set('reviews', String(page));
  if (stars !== undefined) search.set('stars', String(stars));
  if (sort) search.set('order', sort);
  const query = search.toString();
  return `${bare}${query ? `?${query}` : ''}#${CHOSEN}`;
}
