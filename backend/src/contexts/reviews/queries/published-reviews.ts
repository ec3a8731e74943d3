import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { inLanguage, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import { RatingSummary, STARS } from '../domain/rating-summary.js';
import type { Stars } from '../domain/rating-summary.js';
import { ReviewedPlaces } from '../domain/reviewed-places.js';
import type { GuideReviewsView, ReviewedView, ReviewsView, ReviewView } from './review-views.js';

export type ReviewRow = Omit<ReviewView, 'tour' | 'city'> & { readonly tourId: string };

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface PageAsked {
  readonly language: Locale;
  readonly page: number;
  readonly size: number;
  /** Undefined: all. */
  readonly stars?: Stars | undefined;
  /** Undefined: those in the language first, the newest of each first. */
  readonly sort?: ReviewSort | undefined;
}

export const REVIEW_COLUMNS = sql`
  id, tour_id as "tourId", rating, guide_rating as "guideRating", text, language, author, country,
  to_char(published_on, 'YYYY-MM-DD') as "publishedOn",
  case when answer ->> 'withdrawnFor' is null then answer - 'withdrawnFor' end as answer`;

/** Reads published reviews. */
@Injectable()
export class PublishedReviews {
  constructor(
    private readonly db: ReadDb,
    private readonly places: ReviewedPlaces,
  ) {}

  /** One page in the wanted order, with the rating of all reviews of the tour or city. */
  async page(
    column: 'tour_id' | 'city_id',
    id: string,
    { language, page, size, stars, sort }: PageAsked,
  ): Promise<ReviewsView> {
    const where = sql`${sql.ref(column)} = ${id} and status = 'published'`;
    const [summary, rows] = await Promise.all([
      this.summary(where),
      this.db.rows(sql<ReviewRow>`
        select ${REVIEW_COLUMNS} from reviews.review
        where ${where} and ${stars === undefined ? sql`true` : sql`rating = ${stars}`}
        order by ${orderBy(sort, language)} limit ${size} offset ${(page - 1) * size}
      `),
    ]);
    const totalItems = stars === undefined ? summary.count : summary.countOf(stars);
    return {
      reviews: await this.named(rows, language),
      rating: summary.average,
      totalReviews: summary.count,
      distribution: STARS.map((each) => ({ stars: each, count: summary.countOf(each) })),
      pagination: { page, size, totalItems, totalPages: Math.ceil(totalItems / size) },
    };
  }

  /** One page of the visits that a guide led, with the rating of the guide. */
  async ofGuide(
    guideId: string,
    { language, page, size }: Pick<PageAsked, 'language' | 'page' | 'size'>,
  ): Promise<GuideReviewsView> {
    const where = sql`guide_id = ${guideId} and status = 'published'`;
    const [tours, guide, rows] = await Promise.all([
      this.summary(where),
      this.summary(sql`${where} and guide_rating is not null`, sql`guide_rating`),
      this.db.rows(sql<ReviewRow>`
        select ${REVIEW_COLUMNS} from reviews.review where ${where}
        order by ${orderBy(undefined, language)} limit ${size} offset ${(page - 1) * size}
      `),
    ]);
    const totalItems = tours.count;
    return {
      reviews: await this.named(rows, language),
      rating: guide.average,
      totalRatings: guide.count,
      totalReviews: totalItems,
      distribution: STARS.map((each) => ({ stars: each, count: guide.countOf(each) })),
      pagination: { page, size, totalItems, totalPages: Math.ceil(totalItems / size) },
    };
  }

  /** With the names of their tours and cities. */
  async named(rows: readonly ReviewRow[], language: Locale): Promise<readonly ReviewView[]> {
    const tours = await this.places.nameTours([...new Set(rows.map(({ tourId }) => tourId))]);
    const byId = new Map(tours.map((tour) => [tour.id, tour]));
    return rows.flatMap(({ tourId, ...review }) => {
      const tour = byId.get(tourId);
      return tour ? [{ ...review, tour: viewOf(tour, language), city: viewOf(tour.city, language) }] : [];
    });
  }

  private async summary(where: RawBuilder<unknown>, stars = sql`rating`): Promise<RatingSummary> {
    const rows = await this.db.rows(sql<{ stars: Stars; count: number }>`
      select ${stars} as stars, count(*) as count from reviews.review where ${where} group by ${stars}
    `);
    return RatingSummary.of(rows.map(({ stars: given, count }) => [given, count] as const));
  }
}

/** Reviews that are equal in the order are sorted by date, the newest first. */
function orderBy(sort: ReviewSort | undefined, language: Locale): RawBuilder<unknown> {
  const newest = sql`published_on desc, id desc`;
  switch (sort) {
    case 'newest':
      return newest;
    case 'highest':
      return sql`rating desc, ${newest}`;
    case 'lowest':
      return sql`rating, ${newest}`;
    case undefined:
      return sql`language = ${language} desc, ${newest}`;
  }
}

const viewOf = (
  { id, slug, name }: { readonly id: string; readonly slug: string; readonly name: Translated },
  language: Locale,
): ReviewedView => ({ id, slug, name: inLanguage(name, language) });
