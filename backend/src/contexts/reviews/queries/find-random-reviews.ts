import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { PublishedReviews, REVIEW_COLUMNS, type ReviewRow } from './published-reviews.js';
import type { ReviewView } from './review-views.js';

/** Random reviews with any number of stars; those in the reader's language come first. */
export class FindRandomReviews extends Query<readonly ReviewView[]> {
  constructor(
    readonly language: Locale,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(FindRandomReviews)
export class FindRandomReviewsHandler implements IQueryHandler<FindRandomReviews> {
  constructor(
    private readonly db: ReadDb,
    private readonly reviews: PublishedReviews,
  ) {}

  async execute({ language, limit }: FindRandomReviews): Promise<readonly ReviewView[]> {
    const rows = await this.db.rows(sql<ReviewRow>`
      select ${REVIEW_COLUMNS} from reviews.review where status = 'published'
      order by language = ${language} desc, random() limit ${limit}
    `);
    return this.reviews.named(rows, language);
  }
}
